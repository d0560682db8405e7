package lint

import (
	"maps"

	"github.com/hashicorp/hcl/v2"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

// Sources finds sources that stand in two files and sources that no row
// cites. Overlays are used in spite of both: each of their files may be handed
// on by itself.
func Sources(docs []tablefile.Document, base *matrices.Set) hcl.Diagnostics {
	l := &linter{base: base}
	cited, first := map[string]bool{}, map[string]*tablefile.Node{}
	for _, doc := range docs {
		maps.Copy(cited, doc.Cited())
	}
	for _, doc := range docs {
		for _, n := range doc.Sources {
			id := n.Source().ID
			if before := first[id]; before == nil {
				first[id] = n
			} else if at := before.Block.DefRange(); at.Filename != doc.Name {
				l.fail(n.At(""), "Duplicate source", "%q is already at %s: cite that one, or choose another id.", id,
					at.String())
			}
			if !cited[id] && !l.holds(n) {
				l.fail(n.At(""), "Source never cited", "No row cites %q: cite it where it is needed, or remove it.", id)
			}
		}
	}
	return l.diags
}

// holds reports whether the base has a source as it stands: the file is one of
// its own tables, and rows of another may cite it.
func (l *linter) holds(n *tablefile.Node) bool {
	if l.base == nil {
		return false
	}
	source := n.Source()
	known, ok := l.base.Source(source.ID)
	return ok && known == source
}
