package container

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/tree"
)

func TestCombinationsAreThoseThatGitHubMakes(t *testing.T) {
	for text, want := range map[string][]combination{
		"a: [1, 2]\nb: [x]":                          {{"a": "1", "b": "x"}, {"a": "2", "b": "x"}},
		"a: [3.10, '3.10', true]":                    {{"a": "3.1"}, {"a": "3.10"}, {"a": "true"}},
		"a: [1, 2]\nexclude: [{a: 1}]":               {{"a": "2"}},
		"a: [1, 2]\nexclude: [{a: 3, b: 1}]":         {{"a": "1"}, {"a": "2"}},
		"a: [1, 2]\ninclude: [{a: 1, b: x}, {c: y}]": {{"a": "1", "b": "x", "c": "y"}, {"a": "2", "c": "y"}},
		"a: [1]\ninclude: [{a: 2, b: x}, {b: y}]":    {{"a": "1", "b": "y"}, {"a": "2", "b": "x"}},
		"include: [{a: 1}, {a: 2}]":                  {{"a": "1"}, {"a": "2"}},
		"a: [x y, $A, z]":                            {{}, {}, {"a": "z"}},
		"a: [x y]\nexclude: [{a: x y}]":              nil,
		"a: ${{ fromJSON(x) }}\nb: [1]":              {{"b": "1"}},
		"a: [1]\ninclude: ${{ fromJSON(x) }}":        nil,
		"a: &a [1,2,3,4,5,6,7]\nb: *a\nc: *a":        nil,
	} {
		roots, err := tree.YAML(document.New("x.yml", text+"\n", document.UTF8))
		if err != nil || len(roots) != 1 {
			t.Fatalf("%q: %v", text, err)
		}
		got, _ := combinations(roots[0])
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%q (-want +got):\n%s", text, diff)
		}
	}
}

// TestExpressionsKeepTheirLength replaces the expressions of a workflow: what stands behind them keeps its place.
func TestExpressionsKeepTheirLength(t *testing.T) {
	for text, want := range map[string]string{
		"pip install a==${{ matrix.a }} b": "pip install a==${____________} b",
		"${{}}${{a}}":                      "${__}${___}",
		"echo ${{ open":                    "echo ${{ open",
		"echo $A":                          "echo $A",
	} {
		got := withoutExpressions(text)
		if got != want || len(got) != len(text) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
