package main

import (
	"strings"
	"testing"
)

func TestTwoRunsOfTheSameParts(t *testing.T) {
	parts := func(wheels, program string) map[string]string {
		return map[string]string{"base image": "sha256:b", "set of wheels": wheels, "envsolve": program}
	}
	for _, tt := range []struct {
		name           string
		before, digest string
		was, is        map[string]string
		says, failed   string
	}{
		{"no run before", "", "sha256:1", nil, parts("w", "p"), "", ""},
		{"the same image", "sha256:1", "sha256:1", parts("w", "p"), parts("w", "p"), "the same as in the run before", ""},
		{"the same image of another program", "sha256:1", "sha256:1", parts("w", "p"), parts("w", "q"), "the same as", ""},
		{"other parts", "sha256:1", "sha256:2", parts("w", "p"), parts("v", "q"),
			"with another envsolve, another set of wheels", ""},
		{"not known before", "sha256:1", "sha256:2", nil, parts("w", "p"), "not known", ""},
		{"another image of the same parts", "sha256:1", "sha256:2", parts("w", "p"), parts("w", "p"), "", "envsolve build"},
	} {
		o := outcome{Before: tt.before, Digest: tt.digest, PartsBefore: tt.was, Parts: tt.is}
		o.holdTwice()
		if o.Failed != tt.failed {
			t.Errorf("%s: failed %q, want %q", tt.name, o.Failed, tt.failed)
		}
		if said := again(&o); tt.failed == "" && (!strings.Contains(said, tt.says) || tt.says == "" && said != "") {
			t.Errorf("%s: said %q, want %q", tt.name, said, tt.says)
		}
	}
}
