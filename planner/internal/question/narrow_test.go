package question

import (
	"testing"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

func TestNarrowed(t *testing.T) {
	for _, test := range []struct{ whole, low, high, want string }{
		{">=3.8", "3.9", "", ">=3.9"},
		{">=3.9", "3.9", "", ""},
		{">=3.10", "3.9", "", ""},
		{">=3.8,<3.13", "3.9", "", ">=3.9,<3.13"},
		{">=3.8,<4,!=3.9.1", "3.9", "", ">=3.9,<4,!=3.9.1"},
		{"~=3.8", "3.10", "", ">=3.10,<4"},
		{">=3.9,<4", "3.9", "3.13", ">=3.9,<3.13"},
		{">=3.9,!=3.9.7,<4.0", "3.9", "3.13", ">=3.9,!=3.9.7,<3.13"},
		{"~=3.8,!=3.9.*", "3.9", "3.13", ">=3.9,!=3.9.*,<3.13"},
		{">=3.8", "3.9", "3.13", ">=3.9,<3.13"},
		{">=3.8,<3.12", "3.9", "3.13", ">=3.9,<3.12"},
		{"<3.9", "3.9", "", ""}, // nothing is left
		{">=3.8", "", "", ""},
	} {
		whole, err := version.ParseSpecifier(test.whole)
		if err != nil {
			t.Fatal(err)
		}
		if got := narrowed(whole, test.low, test.high); got != test.want {
			t.Errorf("%s from %q below %q: %q, want %q", test.whole, test.low, test.high, got, test.want)
		}
	}
}

func TestPythonsOfARelease(t *testing.T) {
	for _, test := range []struct {
		r         facts.Release
		low, high string
	}{
		{facts.Release{PythonRequires: ">=3.9", Python: []string{"3.10"}}, "3.9", ""},
		{facts.Release{PythonRequires: ">=3.9.0,<3.13"}, "3.9", "3.13"},
		{facts.Release{Python: []string{"3.10", "3.9"}}, "3.9", ""},
		{facts.Release{}, "", ""},
	} {
		if low, high := pythonsOf(&test.r); low != test.low || high != test.high {
			t.Errorf("%+v: from %q below %q", test.r, low, high)
		}
	}
}
