package matrices

import "github.com/hashicorp/hcl/v2"

// lintSources finds sources that stand in two files and sources that no row
// cites. Overlays are used in spite of both: each of their files may be handed
// on by itself.
func lintSources(docs []document, base *Set) hcl.Diagnostics {
	l := &linter{base: base}
	cited, first := map[string]bool{}, map[string]*node{}
	for _, doc := range docs {
		for _, row := range doc.rows {
			cite(row.value, row.row, cited)
		}
	}
	for _, doc := range docs {
		for _, n := range doc.sources {
			id := n.value.Interface().(Source).ID
			if before := first[id]; before == nil {
				first[id] = n
			} else if at := before.block.DefRange(); at.Filename != doc.name {
				l.fail(n.at(""), "Duplicate source", "%q is already at %s: cite that one, or choose another id.", id, at.String())
			}
			if !cited[id] && !l.holds(n) {
				l.fail(n.at(""), "Source never cited", "No row cites %q: cite it where it is needed, or remove it.", id)
			}
		}
	}
	return l.diags
}

// holds reports whether the base has a source as it stands: the file is one of
// its own tables, and rows of another may cite it.
func (l *linter) holds(n *node) bool {
	if l.base == nil {
		return false
	}
	source := n.value.Interface().(Source)
	known, ok := l.base.Source(source.ID)
	return ok && known == source
}
