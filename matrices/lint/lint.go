// Package lint checks table files: their form, the values, the references
// between rows and the sources.
package lint

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/internal/schema"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

// Files checks table files by themselves: their form, the values, the
// references between rows, duplicates, windows that cross, rows without a
// source, sources that stand twice or that no row cites, cells that repeat what the
// row says that theirs is like, rows that could be shorter, and what was measured
// against what is written. All problems are returned, each with its place.
// References may point to rows and sources of base, which an overlay extends; base
// is nil for a whole collection.
func Files(files []tablefile.File, base *matrices.Set) hcl.Diagnostics {
	docs, diags := tablefile.Parse(files)
	diags = slices.Concat(diags, Rows(docs, base), Sources(docs, base), Repeats(docs), Measured(docs))
	if !diags.HasErrors() {
		diags = Longer(files)
	}
	tablefile.SortProblems(diags)
	return diags
}

// Held checks facts that came from elsewhere as a snapshot: the values, the references
// between rows and to sources, duplicates and windows that cross. Each problem has the
// reference of its row for a place.
func Held(set *matrices.Set) hcl.Diagnostics {
	return Rows([]tablefile.Document{tablefile.Held(set)}, nil)
}

// linter holds what references may point to.
type linter struct {
	base    *matrices.Set
	known   map[string]map[string]bool // table → ids, in the files and in base
	sources map[string]*tablefile.Node // of the files, by id
	unknown map[unknownSource]bool     // those that there is a word of
	diags   hcl.Diagnostics
}

// unknownSource is a citation of what is no source.
type unknownSource struct {
	at hcl.Range
	id string
}

// Rows finds what keeps rows from being used. Base is as for Files.
func Rows(docs []tablefile.Document, base *matrices.Set) hcl.Diagnostics {
	l := &linter{base: base, known: map[string]map[string]bool{}, sources: map[string]*tablefile.Node{},
		unknown: map[unknownSource]bool{}}
	for _, doc := range docs {
		for _, n := range doc.Sources {
			l.sources[n.Source().ID] = n
		}
		for _, row := range doc.Rows {
			l.learn(row.Name, row.Row.ID(row.Value), row.Value)
		}
	}
	if base != nil {
		l.learnSet(base)
	}
	for _, doc := range docs {
		l.document(doc)
	}
	l.duplicates(docs)
	l.aliases(docs)
	l.frameworks(docs)
	return tablefile.Once(l.diags)
}

// learn records the id of a row, and for architectures also the name.
func (l *linter) learn(table, id string, row reflect.Value) {
	if l.known[table] == nil {
		l.known[table] = map[string]bool{}
	}
	l.known[table][id] = true
	if a, ok := row.Interface().(matrices.Architecture); ok {
		if l.known["arch"] == nil {
			l.known["arch"] = map[string]bool{}
		}
		l.known["arch"][a.Name] = true
	}
}

// learnSet records the rows of a set that cells may refer to.
func (l *linter) learnSet(s *matrices.Set) {
	for _, name := range []string{"gpus", "gpu-groups", "architectures", "drivers", "os", "image-gates",
		"errors", "frameworks"} {
		rows, typ, err := s.Table(name)
		if err != nil {
			continue // a set without the table
		}
		for i := range rows.Len() {
			l.learn(name, typ.ID(rows.Index(i)), rows.Index(i))
		}
	}
}

func (l *linter) fail(at *hcl.Range, summary, detail string, args ...any) {
	l.diags = append(l.diags, tablefile.Problem(at, summary, fmt.Sprintf(detail, args...)))
}

func (l *linter) document(doc tablefile.Document) {
	ids := map[string]bool{}
	for _, n := range doc.Sources {
		source := n.Source()
		if ids[source.ID] {
			l.fail(n.At(""), "Duplicate source", "The file has two sources %q.", source.ID)
		}
		ids[source.ID] = true
		l.cells(n, scope{})
	}
	for _, row := range doc.Rows {
		l.cells(row.Node, scope{table: row.Name, row: row.Node})
		l.windows(row.Node)
	}
}

// scope is where a cell stands.
type scope struct {
	table string
	row   *tablefile.Node // the outermost block
}

// cells checks every cell of a block and of the blocks in it.
func (l *linter) cells(n *tablefile.Node, s scope) {
	for _, f := range n.Row.Fields {
		for _, check := range f.Checks {
			l.check(n, f, check, s)
		}
	}
	if e := n.Evidence(); e != nil {
		l.evidence(n, e)
	}
	seen := map[string]bool{}
	for _, child := range n.Children {
		id := child.Block.Type + " " + strings.Join(child.Block.Labels, " ")
		if seen[id] && len(child.Block.Labels) > 0 && !n.Row.Repeats(child.Block.Type) {
			l.fail(child.At(""), "Duplicate block", "%s stands twice in one %s block.", id, n.Block.Type)
		}
		seen[id] = true
		l.cells(child, s)
	}
}

// evidence checks that a row is sourced and that what it says of its cells is
// about cells it can have.
func (l *linter) evidence(n *tablefile.Node, e *matrices.Evidence) {
	if len(e.Sources) == 0 {
		l.fail(n.At("source"), "Row without a source",
			"%s block needs source = [...]: where is this known from?", aType(n.Block.Type))
	}
	for cell, ids := range e.Cells {
		l.cellName(n, cell, n.MapAt("cell_source", cell))
		for _, id := range ids {
			l.source(n.MapAt("cell_source", cell), id)
		}
	}
	for _, child := range n.Children {
		if other, ok := child.Value.Interface().(matrices.Other); ok {
			l.cellName(n, other.Cell, child.At(""))
		}
	}
}

// aType names a block type at the beginning of a sentence.
func aType(block string) string {
	if strings.ContainsRune("aeiou", rune(block[0])) {
		return "An " + block
	}
	return "A " + block
}

// source checks that a source id resolves in the files, or in the set that an
// overlay extends.
func (l *linter) source(at *hcl.Range, citation string) {
	id, _ := schema.SplitCitation(citation)
	if l.sources[id] != nil {
		return
	}
	if l.base != nil {
		if _, ok := l.base.Source(id); ok {
			return
		}
	}
	unknown := unknownSource{*at, id}
	if l.unknown[unknown] {
		return // in each row of a group, as in its block
	}
	l.unknown[unknown] = true
	near := matrices.DidYouMean(id, slices.Sorted(maps.Keys(l.sources)))
	l.fail(at, "Unknown source", "There is no source %q.%s", id, near)
}

// duplicates finds rows with one id.
func (l *linter) duplicates(docs []tablefile.Document) {
	first := map[string]*tablefile.Node{}
	for _, doc := range docs {
		for _, row := range doc.Rows {
			ref := row.Name + "/" + row.Row.ID(row.Value)
			if before := first[ref]; before != nil {
				l.fail(row.At(""), "Duplicate row", "%s is already at %s.", ref, before.Block.DefRange().String())
				continue
			}
			first[ref] = row.Node
		}
	}
}

// aliases finds GPU names that stand for two things.
func (l *linter) aliases(docs []tablefile.Document) {
	owner := map[string]string{}
	claim := func(n *tablefile.Node, attr, name, id string) {
		name = strings.ToLower(name)
		if before, ok := owner[name]; ok && before != id {
			l.fail(n.At(attr), "Ambiguous name", "%q already names %s; %s cannot have it too.", name, before, id)
			return
		}
		owner[name] = id
	}
	for _, attr := range []string{"id", "aliases"} { // ids first, so that the alias is at fault
		for _, doc := range docs {
			for _, row := range doc.Rows {
				switch r := row.Value.Interface().(type) {
				case matrices.GPU:
					if attr == "id" {
						claim(row.Node, attr, r.ID, r.ID)
						continue
					}
					for _, alias := range r.Aliases {
						claim(row.Node, attr, alias, r.ID)
					}
				case matrices.GPUGroup:
					if attr == "id" {
						claim(row.Node, attr, r.ID, r.ID)
					}
				}
			}
		}
	}
}
