// Package overlay lays a user's own table files over a set of facts.
package overlay

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"sync"

	"github.com/hashicorp/hcl/v2"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/internal/schema"
	"github.com/envsolve/envsolve/matrices/internal/store"
	"github.com/envsolve/envsolve/matrices/lint"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

// Apply returns a set in which the rows of overlay files are added to those of
// s or stand in for their cells. An overlay is a table file or a folder of them,
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
func Apply(s *matrices.Set, overlays ...string) (*matrices.Set, error) {
	out := s
	for _, path := range overlays {
		files, err := filesAt(path)
		if err != nil {
			return nil, fmt.Errorf("overlay %s: %w", path, err)
		}
		if out, err = lay(out, files); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// mostBytes bounds the files of one overlay together: reading them takes some hundred
// times as much memory, and the rows that a site adds are some thousands of bytes.
const mostBytes = 512 << 10

// filesAt reads a table file, or all of a folder by name.
func filesAt(path string) ([]tablefile.File, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.IsDir() {
		data, err := tablefile.Read(path, mostBytes)
		return []tablefile.File{{Name: path, Data: data}}, err
	}
	files, err := tablefile.Files(os.DirFS(path), mostBytes)
	if err == nil && len(files) == 0 {
		err = fmt.Errorf("the folder holds no .hcl file")
	}
	for i := range files {
		files[i].Name = filepath.Join(path, files[i].Name)
	}
	return files, err
}

// lay lays files over the set.
func lay(s *matrices.Set, files []tablefile.File) (*matrices.Set, error) {
	docs, diags := tablefile.Parse(files)
	diags = slices.Concat(diags, lint.Rows(docs, s), clashes(s.Store(), docs))
	if diags.HasErrors() {
		tablefile.SortProblems(diags)
		return nil, tablefile.Few(diags)
	}
	base := s.Store()
	out := &store.Store{Version: base.Version, From: base.From, Tables: maps.Clone(base.Tables), Overlays: slices.Clone(base.Overlays)}
	sum := sha256.New()
	sum.Write([]byte(s.Digest()))
	rows := map[string][]overlayRow{}
	sources := slices.Clone(s.Sources())
	for i, doc := range docs {
		out.Overlays = append(out.Overlays, doc.Name)
		sum.Write(files[i].Data)
		renameSources(doc, sources)
		sources = doc.SourcesWith(sources)
		for _, row := range doc.Rows {
			rows[row.Name] = append(rows[row.Name], overlayRow{row, doc.Name})
		}
	}
	digest := "sha256:" + hex.EncodeToString(sum.Sum(nil))
	out.Digest = func() string { return digest }
	out.Tables[store.Sources] = store.NewTable("source", func(reflect.Type) any { return sources })
	for name, list := range rows {
		table := base.Tables[name]
		out.Tables[name] = store.NewTable(list[0].Table.Block, func(t reflect.Type) any { return merge(table, list, t) })
	}
	fill(out, func(framework string) bool { return len(rows[measured])+len(rows[framework]) > 0 })
	return matrices.Of(out), nil
}

// measured is the table of what was read off wheels.
const measured = "measured"

// fill lets measurements fill the cells of builds that nobody typed in, as compiling the
// tables does, in the frameworks for which there is a new build or a new measurement.
func fill(s *store.Store, isNew func(framework string) bool) {
	facts := matrices.Of(s)
	wheels := sync.OnceValue(func() matrices.Wheels { return matrices.WheelsOf(facts.MeasuredWheels()) })
	for name, table := range s.Tables {
		if table.Block != "framework" || !isNew(name) {
			continue
		}
		s.Tables[name] = store.NewTable(table.Block, func(t reflect.Type) any {
			return wheels().Fill(facts.FrameworkInfo(name), table.Rows(t).([]matrices.FrameworkRelease))
		})
	}
}

// overlayRow is a row of an overlay and the file it stands in.
type overlayRow struct {
	tablefile.Row
	file string
}

// clashes finds rows whose table would mix two kinds of rows: a package named
// like a framework.
func clashes(base *store.Store, docs []tablefile.Document) hcl.Diagnostics {
	var diags hcl.Diagnostics
	for _, doc := range docs {
		for _, row := range doc.Rows {
			if table, ok := base.Tables[row.Name]; ok && table.Block != row.Table.Block {
				at := row.Block.DefRange()
				diags = append(diags, tablefile.Problem(&at, "Name in use",
					fmt.Sprintf("%q is the table of %s blocks; a %s cannot have the name.", row.Name, table.Block, row.Table.Block)))
			}
		}
	}
	return diags
}

// merge lays rows of overlays over those of a table, which may be nil.
func merge(base *store.Table, overlay []overlayRow, t reflect.Type) any {
	rows := reflect.MakeSlice(reflect.SliceOf(t), 0, len(overlay))
	if base != nil {
		rows = reflect.AppendSlice(rows, reflect.ValueOf(base.Rows(t)))
	}
	for _, row := range overlay {
		typ := row.Row.Row
		if i := typ.Find(rows, typ.ID(row.Value)); i >= 0 {
			override(rows.Index(i), row.Node, row.file, nil)
			continue
		}
		added := reflect.New(t).Elem()
		added.Set(row.Value)
		mark(added, typ, row.file)
		rows = reflect.Append(rows, added)
	}
	matrices.SortRows(rows.Interface())
	return rows.Interface()
}

// mark records the overlay of a row and of its parts.
func mark(row reflect.Value, typ *schema.Row, file string) {
	if e := schema.Part[matrices.Evidence](row); e != nil {
		e.Overlay = file
	}
	for _, f := range typ.Fields {
		if f.Kind == schema.Nested {
			list := row.FieldByIndex(f.Index)
			for i := range list.Len() {
				mark(list.Index(i), f.Row, file)
			}
		}
	}
}

// override writes the cells of a block into a row. The row is a copy whose
// lists and maps may be shared, so they are replaced and never changed. The
// block in which it stands, if any, keeps the evidence of a row that has none.
func override(row reflect.Value, n *tablefile.Node, file string, around *laidOver) {
	before := reflect.New(row.Type()).Elem()
	before.Set(row)
	over := around
	if e := schema.Part[matrices.Evidence](row); e != nil {
		over = &laidOver{evidence: e, before: *e, given: n.Evidence(), file: file}
		over.begin()
	}
	for _, f := range n.Row.Fields {
		_, ok := n.Block.Body.Attributes[f.Name]
		if !ok || f.Kind != schema.Attribute || schema.IsEvidence(f.Name) {
			continue
		}
		row.FieldByIndex(f.Index).Set(n.Value.FieldByIndex(f.Index))
		if f.Known != nil {
			row.FieldByIndex(f.Known).SetBool(true)
		}
		over.wrote(f, before.FieldByIndex(f.Index), row.FieldByIndex(f.Index))
	}
	for _, child := range n.Children {
		if child.Block.Type != "other" {
			overrideChild(row, n, child, file, over)
		}
	}
	if over != around {
		over.end()
	}
}

// overrideChild lays a nested block over the one with its labels, or adds it.
func overrideChild(row reflect.Value, n, child *tablefile.Node, file string, around *laidOver) {
	f, _ := n.Row.Field(child.Block.Type, schema.Nested)
	around.evidence.Overridden[f.BlockName(child.Value)] = file
	list := row.FieldByIndex(f.Index)
	copied := reflect.MakeSlice(list.Type(), 0, list.Len()+1)
	copied = reflect.AppendSlice(copied, list)
	if i := f.Row.Find(copied, f.Row.ID(child.Value)); i >= 0 && len(child.Block.Labels) > 0 {
		override(copied.Index(i), child, file, around)
	} else {
		added := reflect.New(f.Row.Type).Elem()
		added.Set(child.Value)
		mark(added, f.Row, file)
		copied = reflect.Append(copied, added)
	}
	list.Set(copied)
}
