package matrices

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
)

// Lint checks table files by themselves: their form, the values, the
// references between rows, duplicates, windows that cross, rows without a
// source, and sources that stand twice or that no row cites. All problems are
// returned, each with its place. References may point to rows and sources of
// base, which an overlay extends; base is nil for a whole collection.
func Lint(files []File, base *Set) hcl.Diagnostics {
	docs, diags := parseAll(files)
	diags = slices.Concat(diags, lint(docs, base), lintSources(docs, base))
	sortProblems(diags)
	return diags
}

// linter holds what references may point to.
type linter struct {
	base    *Set
	known   map[string]map[string]bool // table → ids, in the files and in base
	sources map[string]*node           // of the files, by id
	diags   hcl.Diagnostics
}

// lint finds what keeps rows from being used.
func lint(docs []document, base *Set) hcl.Diagnostics {
	l := &linter{base: base, known: map[string]map[string]bool{}, sources: map[string]*node{}}
	for _, doc := range docs {
		for _, n := range doc.sources {
			l.sources[n.value.Interface().(Source).ID] = n
		}
		for _, row := range doc.rows {
			l.learn(row.name, row.row.id(row.value), row.value)
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
	return l.diags
}

// sortProblems orders by file and place.
func sortProblems(diags hcl.Diagnostics) {
	slices.SortStableFunc(diags, func(a, b *hcl.Diagnostic) int {
		if c := strings.Compare(a.Subject.Filename, b.Subject.Filename); c != 0 {
			return c
		}
		return a.Subject.Start.Byte - b.Subject.Start.Byte
	})
}

// learn records the id of a row, and for architectures also the name.
func (l *linter) learn(table, id string, row reflect.Value) {
	if l.known[table] == nil {
		l.known[table] = map[string]bool{}
	}
	l.known[table][id] = true
	if a, ok := row.Interface().(Architecture); ok {
		if l.known["arch"] == nil {
			l.known["arch"] = map[string]bool{}
		}
		l.known["arch"][a.Name] = true
	}
}

// learnSet records the rows of a set that cells may refer to.
func (l *linter) learnSet(s *Set) {
	for _, name := range []string{"gpus", "gpu-groups", "architectures", "drivers", "os", "image-gates"} {
		rows, schema, err := s.table(name)
		if err != nil {
			continue // a set without the table
		}
		for i := range rows.Len() {
			l.learn(name, schema.id(rows.Index(i)), rows.Index(i))
		}
	}
}

func (l *linter) fail(at *hcl.Range, summary, detail string, args ...any) {
	l.diags = append(l.diags, problem(at, summary, fmt.Sprintf(detail, args...)))
}

func (l *linter) document(doc document) {
	ids := map[string]bool{}
	for _, n := range doc.sources {
		source := n.value.Interface().(Source)
		if ids[source.ID] {
			l.fail(n.at(""), "Duplicate source", "The file has two sources %q.", source.ID)
		}
		ids[source.ID] = true
		l.cells(n, scope{})
	}
	for _, row := range doc.rows {
		l.cells(row.node, scope{table: row.name, row: row.node})
		l.windows(row.node)
	}
}

// scope is where a cell stands.
type scope struct {
	table string
	row   *node // the outermost block
}

// cells checks every cell of a block and of the blocks in it.
func (l *linter) cells(n *node, s scope) {
	for _, f := range n.row.fields {
		for _, check := range f.checks {
			l.check(n, f, check, s)
		}
	}
	if e := evidenceOf(n.value); e != nil {
		l.evidence(n, e)
	}
	seen := map[string]bool{}
	for _, child := range n.children {
		id := child.block.Type + " " + strings.Join(child.block.Labels, " ")
		if seen[id] && len(child.block.Labels) > 0 && !n.row.repeats(child.block.Type) {
			l.fail(child.at(""), "Duplicate block", "%s stands twice in one %s block.", id, n.block.Type)
		}
		seen[id] = true
		l.cells(child, s)
	}
}

// evidence checks that a row is sourced and that what it says of its cells is
// about cells it can have.
func (l *linter) evidence(n *node, e *Evidence) {
	if len(e.Sources) == 0 {
		l.fail(n.at("source"), "Row without a source", "%s block needs source = [...]: where is this known from?", aType(n.block.Type))
	}
	names := cellNames(n.row)
	for cell, ids := range e.Cells {
		if !slices.Contains(names, cell) {
			l.fail(n.mapAt("cell_source", cell), "Unknown cell", "%s row has no cell %q.%s", aType(n.block.Type), cell, didYouMean(cell, names))
		}
		for _, id := range ids {
			l.source(n.mapAt("cell_source", cell), id)
		}
	}
	for _, child := range n.children {
		if other, ok := child.value.Interface().(Other); ok && !slices.Contains(names, other.Cell) {
			l.fail(child.at(""), "Unknown cell", "%s row has no cell %q.%s", aType(n.block.Type), other.Cell, didYouMean(other.Cell, names))
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
	id, _ := splitCitation(citation)
	if l.sources[id] != nil {
		return
	}
	if l.base != nil {
		if _, ok := l.base.Source(id); ok {
			return
		}
	}
	l.fail(at, "Unknown source", "There is no source %q.%s", id, didYouMean(id, keysOf(l.sources)))
}

func keysOf[V any](m map[string]V) []string {
	var out []string
	for k := range m {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}

// cellNames lists what inferred and cell_source may name: attributes, labels
// and nested blocks, and the attributes in those.
func cellNames(r *rowType) []string {
	var out []string
	for _, f := range r.fields {
		out = append(out, f.name)
		if f.row == nil {
			continue
		}
		for _, inner := range f.row.fields {
			if inner.kind == attribute && !slices.Contains(out, inner.name) {
				out = append(out, inner.name)
			}
		}
	}
	return out
}

// duplicates finds rows with one id.
func (l *linter) duplicates(docs []document) {
	first := map[string]*node{}
	for _, doc := range docs {
		for _, row := range doc.rows {
			ref := row.name + "/" + row.row.id(row.value)
			if before := first[ref]; before != nil {
				l.fail(row.at(""), "Duplicate row", "%s is already at %s.", ref, before.block.DefRange().String())
				continue
			}
			first[ref] = row.node
		}
	}
}

// aliases finds GPU names that stand for two things.
func (l *linter) aliases(docs []document) {
	owner := map[string]string{}
	claim := func(n *node, attr, name, id string) {
		name = strings.ToLower(name)
		if before, ok := owner[name]; ok && before != id {
			l.fail(n.at(attr), "Ambiguous name", "%q already names %s; %s cannot have it too.", name, before, id)
			return
		}
		owner[name] = id
	}
	for _, attr := range []string{"id", "aliases"} { // ids first, so that the alias is at fault
		for _, doc := range docs {
			for _, row := range doc.rows {
				switch r := row.value.Interface().(type) {
				case GPU:
					if attr == "id" {
						claim(row.node, attr, r.ID, r.ID)
						continue
					}
					for _, alias := range r.Aliases {
						claim(row.node, attr, alias, r.ID)
					}
				case GPUGroup:
					if attr == "id" {
						claim(row.node, attr, r.ID, r.ID)
					}
				}
			}
		}
	}
}
