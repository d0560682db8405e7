package container

import "testing"

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
