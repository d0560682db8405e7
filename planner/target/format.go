package target

import (
	"bytes"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/hashicorp/hcl/v2/hclwrite"

	"github.com/envsolve/envsolve/matrices/tablefile"
)

// Format writes a target file in the usual layout: two spaces per level, equals
// signs aligned, one line end at the end. Only white space changes. A file that
// does not parse is left alone, and the diagnostics say why; their ranges name
// the file DefaultName.
func Format(src []byte) ([]byte, hcl.Diagnostics) {
	if diag := unfit(src, DefaultName); diag != nil {
		return nil, hcl.Diagnostics{diag}
	}
	if _, diags := hclsyntax.ParseConfig(src, DefaultName, hcl.InitialPos); diags.HasErrors() {
		return nil, tablefile.Few(diags)
	}
	out := bytes.TrimRight(hclwrite.Format(src), "\n")
	if len(out) == 0 {
		return nil, nil
	}
	return append(out, '\n'), nil
}
