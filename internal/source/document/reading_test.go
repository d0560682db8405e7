package document

import (
	"strings"
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

// TestConditionsAreShownWithoutSecrets holds what is shown of the text of a condition.
func TestConditionsAreShownWithoutSecrets(t *testing.T) {
	for text, want := range map[string]string{
		"[ \"$A\" =\n x ]": `[ "$A" = x ]`,
		`curl -H "Authorization: Bearer sk-1" http://x`: `curl -H "Authorization: Bearer …" http://x`,
		`curl -H "Authorization: Bearer $TOKEN" x`:      `curl -H "Authorization: … $TOKEN" x`,
		`grep -q token=abc f`:                           `grep -q token=… f`,
		`[ "$TOKEN" = "" ]`:                             `[ "$TOKEN" = "" ]`,
		`x --password hunter2`:                          `x --password …`,
		`curl https://user:pw@host/x`:                   `curl https://host/x`,
		strings.Repeat("x", 100):                        strings.Repeat("x", longestExcerpt) + "…",
	} {
		if got := shown(text); got != want {
			t.Errorf("%q is shown as %q, want %q", text, got, want)
		}
	}
}

// TestConditionsAreBounded holds that lists of conditions are shared, and that too many are one that is not told apart.
func TestConditionsAreBounded(t *testing.T) {
	r := &Reading{Document: New("a.sh", "x", UTF8), Env: &observed.Environment{}}
	of := func(from, n int) (list []observed.Condition) {
		for i := range n {
			list = append(list, r.Condition(strings.Repeat("k", from+i+1), "x", 0, true))
		}
		return r.Together(list)
	}
	if a, b := of(0, 2), of(0, 2); len(a) != 2 || &a[0] != &b[0] {
		t.Error("lists of the same conditions are not the same")
	}
	if many := of(0, MostConditions+1); len(many) != 1 || many[0].Key != "" {
		t.Errorf("%d conditions are told apart", len(many))
	}
	for i := range mostLists {
		of(i, 1)
	}
	if more := of(mostLists, 1); len(more) != 1 || more[0].Key != "" {
		t.Error("lists without end are told apart")
	}
}
