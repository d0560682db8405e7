package document

import (
	"testing"

	"github.com/envsolve/envsolve/planner/observed"
)

func TestWithoutSecrets(t *testing.T) {
	for text, want := range map[string]string{
		"--index-url https://a/ --extra-index-url https://u:tok@b/ $X": "--index-url https://a/ " +
			"--extra-index-url https://b/ $X",
		"--index-url https://a/\t--extra-index-url\thttps://u:tok@b/\n": "--index-url https://a/\t" +
			"--extra-index-url\thttps://b/\n",
		"A=https://a/,B=git+https://u:tok@b/c@v1,https://tok@d/": "A=https://a/,B=git+https://b/c@v1,https://d/",
		"https://a/t/tok/main\rhttps://b/t/tok/main":             "https://a/main\rhttps://b/main",
		"https://u:t/k@a/ http://a:80/b@c":                       "https://a/ http://a:80/b@c",
		"https://u@b:t/k@a/":                                     "https://a/",
		"://u:tok@a/ no @ a://b":                                 "://a/ no @ a://b",
		"torch@https://u:tok@a/b://c@d":                          "torch@https://a/b://d",
	} {
		if got := WithoutSecrets(text); got != want {
			t.Errorf("WithoutSecrets(%q) = %q, want %q", text, got, want)
		}
	}
}

func TestIndexesAreBounded(t *testing.T) {
	var env observed.Environment
	r := &Reading{Document: New("requirements.txt", "", UTF8), Env: &env}
	for range MostIndexes + 2 {
		r.AddIndex(observed.Index{URL: "https://example.org/simple"}, 0)
	}
	if len(env.Indexes) != MostIndexes || len(env.Notes) != 1 {
		t.Errorf("%d indexes and %d notes, want %d and one", len(env.Indexes), len(env.Notes), MostIndexes)
	}
}
