package container

import (
	"fmt"
	"strings"
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
		"a: [x y, $A, z]":                            {{"a": "${{ matrix.a }}"}, {"a": "${{ matrix.a }}"}, {"a": "z"}},
		"a: [x y]\nexclude: [{a: x y}]":              nil,
		"a: ${{ fromJSON(x) }}\nb: [1]":              {{"a": "${{ matrix.a }}", "b": "1"}},
		"a: [null, ~, 0x10, 1e3, nan, True]": {{"a": ""}, {"a": ""}, {"a": "16"}, {"a": "1000"}, {"a": "nan"},
			{"a": "true"}},
		"a: [1]\ninclude: ${{ fromJSON(x) }}": nil,
		"a: &a [1,2,3,4,5,6,7]\nb: *a\nc: *a": nil,
	} {
		roots, err := tree.YAML(document.New("x.yml", text+"\n", document.UTF8))
		if err != nil || len(roots) != 1 {
			t.Fatalf("%q: %v", text, err)
		}
		got, _ := combinations(roots[0], func(string) bool { return true })
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
		"a 'b==${{ c }}' # don't ${{ d }}": "a 'b=='${___}'' # don't ${_____}",
		"'${{}}${{a}}'\"'${{b}}'\"":        "'${__}'${_}''\"'${___}'\"",
		"echo ${{ open":                    "echo ${{ open",
		"echo $A":                          "echo $A",
	} {
		got := withoutExpressions(text, func(string, int) string { return "" })
		if got != want || len(got) != len(text) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestMatricesThatHoldTooMuchAreNotJudged takes matrices of more than GitHub runs, or than anybody writes.
func TestMatricesThatHoldTooMuchAreNotJudged(t *testing.T) {
	list := func(format string, n int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, format, i)
		}
		return b.String()
	}
	all := func(string) bool { return true }
	none := func(key string) bool { return key == "a" }
	for name, c := range map[string]struct {
		text   string
		counts func(string) bool
		want   int // combinations; -1 where it is not judged
	}{
		"keys":               {list("k%d: [1]\n", mostKeys+1), all, -1},
		"no such keys count": {list("k%d: [1]\n", mostKeys+1) + "a: [1, 2]\n", none, 2},
		"included":           {"a: [x]\ninclude:\n" + list("- a: %d\n", mostCombinations), all, -1},
		"included as well":   {"a: [x]\ninclude:\n" + list("- a: %d\n", mostCombinations-1), all, mostCombinations},
		"added keys":         {"a: [x]\ninclude:\n" + list("- b%d: 1\n", mostKeys), all, -1},
		"added without need": {"a: [x]\ninclude:\n" + list("- b%d: 1\n", mostKeys), none, 1},
		"excluded":           {"a: [x]\nexclude:\n" + list("- a: %d\n", mostEntries+1), all, -1},
	} {
		roots, err := tree.YAML(document.New("x.yml", c.text, document.UTF8))
		if err != nil || len(roots) != 1 {
			t.Fatalf("%s: %v", name, err)
		}
		if got, ok := combinations(roots[0], c.counts); ok != (c.want >= 0) || ok && len(got) != c.want {
			t.Errorf("%s: %d combinations, %t, want %d", name, len(got), ok, c.want)
		}
	}
}
