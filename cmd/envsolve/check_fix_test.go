package main

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/planner/verdict"
)

// TestAFixOfSeveralFilesIsWrittenAsAWhole has the second of two files changed by somebody
// else: the first is as it was then.
func TestAFixOfSeveralFilesIsWrittenAsAWhole(t *testing.T) {
	folder := t.TempDir()
	first, second := filepath.Join(folder, "a.txt"), filepath.Join(folder, "b.txt")
	for _, name := range []string{first, second} {
		if err := os.WriteFile(name, []byte("now\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	a := &app{App: &cli.App{Stderr: io.Discard}}
	err := a.writeFix([]source.Rewritten{
		{Name: first, Before: []byte("now\n"), After: []byte("then\n")},
		{Name: second, Before: []byte("before\n"), After: []byte("then\n")},
	})
	if err == nil || !strings.Contains(err.Error(), "b.txt: it has changed since it was read") {
		t.Errorf("got %v", err)
	}
	if text, err := os.ReadFile(first); err != nil || string(text) != "now\n" {
		t.Errorf("the first file holds %q, %v", text, err)
	}
}

// TestUnkept says which changes do not keep what they say.
func TestUnkept(t *testing.T) {
	doc := func(verdicts ...verdict.Verdict) *verdict.Document {
		d := &verdict.Document{}
		for i, v := range verdicts {
			d.Judged = append(d.Judged, verdict.Judged{GPU: string(rune('a' + i)), Verdict: v})
		}
		return d
	}
	const works, fails, unproven = verdict.Works, verdict.Fails, verdict.Unproven
	for _, test := range []struct {
		before, after *verdict.Document
		want          string
	}{
		{doc(fails, works), doc(works, works), ""},
		{doc(fails, fails), doc(works, fails), ""},
		{doc(fails, unproven), doc(works, works), ""},
		{doc(fails, works), doc(works, unproven), `the verdict on b is "unproven", and not "works"`},
		{doc(fails, unproven), doc(works, fails), `the verdict on b is "fails", and not "unproven"`},
		{doc(fails), doc(unproven), `the verdict on a is "unproven", and not "works"`},
		{doc(fails), doc(fails), `the verdict on a is "fails", and not "works"`},
		{doc(fails, works), doc(works), "something else is judged"},
	} {
		if got := unkept(test.before, test.after, 0); got != test.want {
			t.Errorf("%v, then %v: %q, want %q", test.before, test.after, got, test.want)
		}
	}
}
