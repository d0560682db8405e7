package report

import (
	"slices"
	"strings"
	"testing"
)

// TestFurtherReports finds where reports begin after the first.
func TestFurtherReports(t *testing.T) {
	for text, want := range map[string][]int{
		"": nil,
		"PyTorch version: 2\nIs debug build: False\n":                                                          nil,
		"a\nIs debug build: x\nb\nIs debug build: x\n":                                                         {20},
		"a\n- Is debug build: x\nb\n\n- Is debug build: x":                                                     {22},
		"Is debug build, Is debug build\n":                                                                     {0},
		"a\nIs debug build\nCollecting environment information...\nb\nIs debug build":                          {17},
		"a\nIs debug build\n  System Info\nOS : Ubuntu\n PyTorch Info\nPyTorch version : 2\nIs debug build: x": {17},
	} {
		if got := furtherReports(text); !slices.Equal(got, want) {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
	if n := len(furtherReports(strings.Repeat("Is debug build\n", 1000))); n != mostReports {
		t.Errorf("%d further reports of many", n)
	}
}

// TestSameBoard tells names of one GPU from those of two.
func TestSameBoard(t *testing.T) {
	for _, one := range []struct {
		a, b string
		same bool
	}{
		{"NVIDIA GeForce RTX 3090...", "NVIDIA GeForce RTX 3090 Ti", true},
		{"NVIDIA GeForce RTX 3090", "RTX 3090", true},
		{"NVIDIA GeForce RTX 5090", "NVIDIA GeForce RTX 3090", false},
	} {
		if got := sameBoard(one.a, one.b); got != one.same {
			t.Errorf("%q and %q are one GPU: %t", one.a, one.b, got)
		}
	}
}
