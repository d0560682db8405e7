package cli

import (
	"strings"
	"testing"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/envsolve/envsolve/internal/printable"
)

// TestASnippetOfAHostileFileIsPrintable marks the same words as in a file without
// escapes, below what is shown.
func TestASnippetOfAHostileFileIsPrintable(t *testing.T) {
	const name = "a\x1b[2J.hcl"
	src := []byte("# \x1b]0;title\a\ntarget \"t\u202e\" {\n  gpu = \"\u200bx\" # \xff\n}\n")
	file, diags := hclsyntax.ParseConfig(src, name, hcl.InitialPos)
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	attribute := file.Body.(*hclsyntax.Body).Blocks[0].Body.Attributes["gpu"]
	at := attribute.Expr.Range()
	var stderr strings.Builder
	a := quiet(printable.NewWriter(&stderr))
	err := a.Diagnostics(hcl.Diagnostics{{
		Severity: hcl.DiagError, Summary: "unknown \x1b[31mGPU", Detail: "no \u2066GPU\n", Subject: &at,
	}}, map[string]*hcl.File{name: file})
	if code(err) != ExitUsage {
		t.Errorf("ends in %v, want bad usage", err)
	}
	const want = `Error: unknown \u001b[31mGPU

  on a\u001b[2J.hcl line 3, column 9, in target "t\u202e":
   3:   gpu = "\u200bx" # \xff
              ^^^^^^^^^

no \u2066GPU
`
	if got := strings.TrimRight(stderr.String(), "\n") + "\n"; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
