package main

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/eval"
)

const cases = "../../eval/testdata/cases.json"

// Without files every set is run, named in the order of collection.
func TestRunTakesEverySet(t *testing.T) {
	t.Chdir("../../..")
	var out, errs strings.Builder
	if got := run([]string{"-sum"}, &out, &errs); got != 0 {
		t.Fatalf("exit code %d: %s", got, errs.String())
	}
	at := 0
	for _, set := range ownCases() {
		next := strings.Index(out.String(), "== "+set+"\n")
		if next < at {
			t.Errorf("%s is not run, or out of turn:\n%s", set, out.String())
		}
		at = next
	}
	if strings.Contains(out.String(), "\nwrong\n") {
		t.Error("-sum lists cases")
	}
	if !strings.Contains(out.String(), "\n== held back\n") {
		t.Error("the stacks that are held back have no table of their own")
	}
}

// Of a set that is half held back every other stack is listed, whatever is asked for.
func TestHeldBackIsListedNowhere(t *testing.T) {
	const path = "../../eval/testdata/threads9.json"
	set, err := eval.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var out, errs strings.Builder
	if got := run([]string{"-all", path}, &out, &errs); got != 0 {
		t.Fatalf("exit code %d: %s", got, errs.String())
	}
	for i, c := range set {
		if listed := strings.Contains(out.String(), "\n"+c.ID+" "); listed != (i%2 == 0) {
			t.Errorf("%s at place %d is listed: %t", c.ID, i, listed)
		}
	}
}

func TestRun(t *testing.T) {
	for _, test := range []struct {
		name   string
		args   []string
		code   int
		stdout string
		stderr string
	}{
		{"prints", []string{cases}, 0, "confidence high", ""},
		{"enough agree", []string{"-min", "50", cases}, 0, "\nwrong\n", ""},
		{"too few agree", []string{"-min", "95", cases}, 1, "wrong", "fewer than 95 %"},
		{"all", []string{"-all", cases}, 0, "\nright\n", ""},
		{"the table alone", []string{"-sum", cases}, 0, "confidence high", ""},
		{"two sets, one of them too low", []string{"-min", "95", "-sum", cases, "../../eval/testdata/threads.json"}, 1,
			"== ../../eval/testdata/threads.json", "cases.json: of the answered cases"},
		{"no file", []string{"absent.json"}, 2, "", "absent.json"},
		{"bad flag", []string{"-max", "1"}, 2, "", "-max"},
	} {
		t.Run(test.name, func(t *testing.T) {
			var out, errs strings.Builder
			if got := run(test.args, &out, &errs); got != test.code {
				t.Errorf("exit code %d, want %d; %s", got, test.code, errs.String())
			}
			if !strings.Contains(out.String(), test.stdout) {
				t.Errorf("stdout lacks %q", test.stdout)
			}
			if !strings.Contains(errs.String(), test.stderr) {
				t.Errorf("stderr lacks %q: %s", test.stderr, errs.String())
			}
		})
	}
}
