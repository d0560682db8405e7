package shellquote

import (
	"os/exec"
	"testing"
)

func TestWord(t *testing.T) {
	for text, want := range map[string]string{
		"torch==2.5.1+cu124": "torch==2.5.1+cu124",
		"/usr/lib/a_b-c":     "/usr/lib/a_b-c",
		"":                   "''",
		"a b":                "'a b'",
		"~":                  "'~'",
		"1';touch x;'":       `'1'\'';touch x;'\'''`,
		"é":                  "'é'",
	} {
		if got := Word(text); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
		if IsPlain(text) != (text == want) {
			t.Errorf("%q: whether it is plain is %v", text, IsPlain(text))
		}
	}
}

// TestAShellReadsTheWord has one read what is written for it.
func TestAShellReadsTheWord(t *testing.T) {
	sh, err := exec.LookPath("sh")
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"", "~", "$HOME", "`id`", "a'b", `a"b\`, "*", "a\nb", "#a", "{a,b}", "!a"} {
		out, err := exec.Command(sh, "-c", "printf %s "+Word(text)).Output()
		if err != nil || string(out) != text {
			t.Errorf("%q is read as %q: %v", text, out, err)
		}
	}
}
