package lint

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/envsolve/envsolve/matrices/tablefile"
)

// Repeats finds cells that say what is behind them already: the row that theirs is
// like, or the block of their group. Overlays are used in spite of them: they mean
// the same.
func Repeats(docs []tablefile.Document) hcl.Diagnostics {
	var diags hcl.Diagnostics
	for _, doc := range docs {
		diags = slices.Concat(diags, doc.Repeats)
	}
	return diags
}

// Longer finds rows that take more lines than they need, in files without faults.
func Longer(files []tablefile.File) hcl.Diagnostics {
	var diags hcl.Diagnostics
	for _, f := range files {
		diags = slices.Concat(diags, tablefile.Longer(f))
	}
	return diags
}
