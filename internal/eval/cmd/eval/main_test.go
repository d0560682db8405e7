package main

import (
	"strings"
	"testing"
)

const cases = "../../testdata/cases.json"

func TestRun(t *testing.T) {
	for _, test := range []struct {
		name   string
		args   []string
		code   int
		stdout string
		stderr string
	}{
		{"prints", []string{cases}, 0, "confidence high", ""},
		{"enough agree", []string{"-min", "50", cases}, 0, "disagreements", ""},
		{"too few agree", []string{"-min", "95", cases}, 1, "disagreements", "fewer than 95 %"},
		{"all", []string{"-all", cases}, 0, "agreements", ""},
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
