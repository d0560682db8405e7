package lint

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/envsolve/envsolve/matrices/tablefile"
)

// Repeats finds cells that say what the row that theirs is like says already.
// Overlays are used in spite of them: they mean the same.
func Repeats(docs []tablefile.Document) hcl.Diagnostics {
	var diags hcl.Diagnostics
	for _, doc := range docs {
		diags = slices.Concat(diags, doc.Repeats)
	}
	return diags
}
