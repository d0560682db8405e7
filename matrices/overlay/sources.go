package overlay

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/internal/schema"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

// renameSources returns sources of the document ids of their own where another
// source has the id.
func renameSources(doc tablefile.Document, others []matrices.Source) {
	for _, n := range doc.Sources {
		source := n.Value.Addr().Interface().(*matrices.Source)
		if !taken(others, *source) {
			continue
		}
		old := source.ID
		name := "overlay-" + strings.TrimSuffix(filepath.Base(doc.Name), ".hcl") + "-" + old
		source.ID = name
		for i := 2; taken(others, *source); i++ {
			source.ID = fmt.Sprintf("%s-%d", name, i)
		}
		for _, row := range doc.Rows {
			renameCitations(row.Node, old, source.ID)
		}
	}
}

// taken reports whether another source of the list has the id of a source.
func taken(list []matrices.Source, source matrices.Source) bool {
	return slices.ContainsFunc(list, func(s matrices.Source) bool { return s.ID == source.ID && s != source })
}

// renameCitations replaces a source id in a block and the blocks in it.
func renameCitations(n *tablefile.Node, from, to string) {
	replace := func(list []string) {
		for i, c := range list {
			if id, place := schema.SplitCitation(c); id == from {
				list[i] = to + place
			}
		}
	}
	if e := n.Evidence(); e != nil {
		replace(e.Sources)
		for _, list := range e.Cells {
			replace(list)
		}
	} else if f, ok := n.Row.Field("source", schema.Attribute); ok {
		replace(n.Value.FieldByIndex(f.Index).Interface().([]string))
	}
	for _, child := range n.Children {
		renameCitations(child, from, to)
	}
	copyChildren(n)
}

// copyChildren stores the nested blocks of a node in its row again, after they
// were changed.
func copyChildren(n *tablefile.Node) {
	next := map[string]int{}
	for _, child := range n.Children {
		f, _ := n.Row.Field(child.Block.Type, schema.Nested)
		n.Value.FieldByIndex(f.Index).Index(next[f.Name]).Set(child.Value)
		next[f.Name]++
	}
}
