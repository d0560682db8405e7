package matrices

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
)

// With gives a set in which the rows of overlay files are added to those of s
// or stand in for their cells. An overlay is a table file or a folder of them,
// in the form of the embedded tables; later overlays go before earlier ones.
//
// A row with a new id is added. A row with a known id overrides the cells that
// it writes and leaves the others; nested blocks go by their labels in the same
// way. An overridden cell cites the overlay, keeps the old value among
// Evidence.Others, and Evidence.Overridden names the file.
//
// Rows cite the sources of their own file, of s and of the other files of the
// overlay. A source whose id is another's already gets one of its own.
//
// Problems in the files are returned together as hcl.Diagnostics; s is not
// changed.
func (s *Set) With(overlays ...string) (*Set, error) {
	out := s
	for _, path := range overlays {
		files, err := overlayFiles(path)
		if err != nil {
			return nil, fmt.Errorf("overlay %s: %w", path, err)
		}
		if out, err = out.overlay(files); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// Overlays lists the overlay files of the set, in the order they were given.
func (s *Set) Overlays() []string { return s.overlays }

// overlayFiles reads a table file, or all of a folder by name.
func overlayFiles(path string) ([]File, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.IsDir() {
		data, err := os.ReadFile(path)
		return []File{{Name: path, Data: data}}, err
	}
	files, err := Files(os.DirFS(path))
	if err == nil && len(files) == 0 {
		err = fmt.Errorf("the folder holds no .hcl file")
	}
	for i := range files {
		files[i].Name = filepath.Join(path, files[i].Name)
	}
	return files, err
}

// overlay lays parsed files over the set.
func (s *Set) overlay(files []File) (*Set, error) {
	docs, diags := parseAll(files)
	diags = slices.Concat(diags, lint(docs, s), s.clashes(docs))
	if diags.HasErrors() {
		sortProblems(diags)
		return nil, diags
	}
	out := &Set{version: s.version, tables: maps.Clone(s.tables), overlays: slices.Clone(s.overlays)}
	sum := sha256.New()
	sum.Write([]byte(s.Digest()))
	rows := map[string][]overlayRow{}
	sources := slices.Clone(s.Sources())
	for i, doc := range docs {
		out.overlays = append(out.overlays, doc.name)
		sum.Write(files[i].Data)
		doc.renameSources(sources)
		sources = sortSources(append(sources, doc.list()...))
		for _, row := range doc.rows {
			rows[row.name] = append(rows[row.name], overlayRow{row, doc.name})
		}
	}
	out.tables[sourceTable] = &lazyTable{block: "source", load: func(reflect.Type) any { return sources }}
	digest := "sha256:" + hex.EncodeToString(sum.Sum(nil))
	out.digest = func() string { return digest }
	for name, list := range rows {
		base := s.tables[name]
		out.tables[name] = &lazyTable{block: list[0].spec.block, load: func(t reflect.Type) any { return merge(base, list, t) }}
	}
	return out, nil
}

// overlayRow is a row of an overlay and the file it stands in.
type overlayRow struct {
	tableNode
	file string
}

// clashes finds rows whose table would mix two kinds of rows: a package named
// like a framework.
func (s *Set) clashes(docs []document) hcl.Diagnostics {
	var diags hcl.Diagnostics
	for _, doc := range docs {
		for _, row := range doc.rows {
			if base, ok := s.tables[row.name]; ok && base.block != row.spec.block {
				at := row.block.DefRange()
				diags = append(diags, problem(&at, "Name in use",
					fmt.Sprintf("%q is the table of %s blocks; a %s cannot have the name.", row.name, base.block, row.spec.block)))
			}
		}
	}
	return diags
}

// renameSources gives sources of the document ids of their own where another
// source has the id.
func (d document) renameSources(others []Source) {
	for _, n := range d.sources {
		source := n.value.Addr().Interface().(*Source)
		if !taken(others, *source) {
			continue
		}
		old := source.ID
		name := "overlay-" + strings.TrimSuffix(filepath.Base(d.name), ".hcl") + "-" + old
		source.ID = name
		for i := 2; taken(others, *source); i++ {
			source.ID = fmt.Sprintf("%s-%d", name, i)
		}
		for _, row := range d.rows {
			renameCitations(row.node, old, source.ID)
		}
	}
}

// taken reports whether another source of the list has the id of a source.
func taken(list []Source, source Source) bool {
	return slices.ContainsFunc(list, func(s Source) bool { return s.ID == source.ID && s != source })
}

// renameCitations replaces a source id in a block and the blocks in it.
func renameCitations(n *node, from, to string) {
	replace := func(list []string) {
		for i, c := range list {
			if id, place := splitCitation(c); id == from {
				list[i] = to + place
			}
		}
	}
	if e := evidenceOf(n.value); e != nil {
		replace(e.Sources)
		for _, list := range e.Cells {
			replace(list)
		}
	} else if f, ok := n.row.field("source", attribute); ok {
		replace(n.value.FieldByIndex(f.index).Interface().([]string))
	}
	for _, child := range n.children {
		renameCitations(child, from, to)
	}
	copyChildren(n)
}

// copyChildren stores the nested blocks of a node in its row again, after they
// were changed.
func copyChildren(n *node) {
	next := map[string]int{}
	for _, child := range n.children {
		f, _ := n.row.field(child.block.Type, nested)
		n.value.FieldByIndex(f.index).Index(next[f.name]).Set(child.value)
		next[f.name]++
	}
}

// merge lays rows of overlays over those of a table, which may be nil.
func merge(base *lazyTable, overlay []overlayRow, t reflect.Type) any {
	rows := reflect.MakeSlice(reflect.SliceOf(t), 0, len(overlay))
	if base != nil {
		rows = reflect.AppendSlice(rows, reflect.ValueOf(base.get(t)))
	}
	for _, row := range overlay {
		schema := row.row
		if i := indexOf(rows, schema, schema.id(row.value)); i >= 0 {
			override(rows.Index(i), row.node, row.file, nil)
			continue
		}
		added := reflect.New(t).Elem()
		added.Set(row.value)
		mark(added, schema, row.file)
		rows = reflect.Append(rows, added)
	}
	sortRows(rows.Interface())
	return rows.Interface()
}

// mark records the overlay of a row and of its parts.
func mark(row reflect.Value, schema *rowType, file string) {
	if e := evidenceOf(row); e != nil {
		e.Overlay = file
	}
	for _, f := range schema.fields {
		if f.kind == nested {
			list := row.FieldByIndex(f.index)
			for i := range list.Len() {
				mark(list.Index(i), f.row, file)
			}
		}
	}
}

// override writes the cells of a block into a row. The row is a copy whose
// lists and maps may be shared, so they are replaced and never changed. The
// block in which it stands, if any, keeps the evidence of a row that has none.
func override(row reflect.Value, n *node, file string, around *laidOver) {
	before := reflect.New(row.Type()).Elem()
	before.Set(row)
	over := around
	if e := evidenceOf(row); e != nil {
		over = &laidOver{evidence: e, before: *e, given: evidenceOf(n.value), file: file}
		over.begin()
	}
	for _, f := range n.row.fields {
		_, ok := n.block.Body.Attributes[f.name]
		if !ok || f.kind != attribute || isEvidence(f.name) {
			continue
		}
		row.FieldByIndex(f.index).Set(n.value.FieldByIndex(f.index))
		if f.known != nil {
			row.FieldByIndex(f.known).SetBool(true)
		}
		over.wrote(f, before.FieldByIndex(f.index), row.FieldByIndex(f.index))
	}
	for _, child := range n.children {
		if child.block.Type != "other" {
			overrideChild(row, n, child, file, over)
		}
	}
	if over != around {
		over.end()
	}
}

func isEvidence(name string) bool {
	return slices.Contains([]string{"source", "cell_source", "inferred", "notes"}, name)
}

// laidOver is the evidence of a row while an overlay writes some of its cells.
type laidOver struct {
	evidence *Evidence // of the row, changed as cells are written
	before   Evidence
	given    *Evidence // of the overlay's block
	file     string
}

// begin adds what the overlay's block says of the row as a whole.
func (o *laidOver) begin() {
	e := o.evidence
	e.Sources = slices.Concat(o.before.Sources, slices.DeleteFunc(slices.Clone(o.given.Sources), func(id string) bool { return slices.Contains(o.before.Sources, id) }))
	e.Notes = slices.Concat(o.before.Notes, o.given.Notes)
	e.Others = slices.Concat(o.before.Others, o.given.Others)
	e.Inferred = slices.Clone(o.before.Inferred)
	e.Cells, e.Overridden = clonedMap(o.before.Cells), clonedMap(o.before.Overridden)
}

// clonedMap copies a map; an empty one for none.
func clonedMap[V any](m map[string]V) map[string]V {
	if m == nil {
		return map[string]V{}
	}
	return maps.Clone(m)
}

// wrote says where a cell comes from now, and what it was before.
func (o *laidOver) wrote(f field, before, now reflect.Value) {
	e := o.evidence
	e.Inferred = slices.DeleteFunc(e.Inferred, func(cell string) bool { return cell == f.name })
	e.Cells[f.name], e.Overridden[f.name] = o.given.Sources, o.file
	if !empty(before) && show(before) != show(now) {
		e.Others = append(e.Others, Other{Cell: f.name, Value: show(before), Why: "overridden by " + o.file, Sources: o.before.Sources})
	}
}

// end adds what the overlay says of single cells.
func (o *laidOver) end() {
	o.evidence.Inferred = append(o.evidence.Inferred, o.given.Inferred...)
	maps.Copy(o.evidence.Cells, o.given.Cells)
}

// overrideChild lays a nested block over the one with its labels, or adds it.
func overrideChild(row reflect.Value, n, child *node, file string, around *laidOver) {
	f, _ := n.row.field(child.block.Type, nested)
	around.evidence.Overridden[blockName(f, child.value)] = file
	list := row.FieldByIndex(f.index)
	copied := reflect.MakeSlice(list.Type(), 0, list.Len()+1)
	copied = reflect.AppendSlice(copied, list)
	if i := indexOf(copied, f.row, f.row.id(child.value)); i >= 0 && len(child.block.Labels) > 0 {
		override(copied.Index(i), child, file, around)
	} else {
		added := reflect.New(f.row.typ).Elem()
		added.Set(child.value)
		mark(added, f.row, file)
		copied = reflect.Append(copied, added)
	}
	list.Set(copied)
}
