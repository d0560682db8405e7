package tablefile

import (
	"fmt"
	"io/fs"
	"reflect"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/internal/schema"
)

// File is one table file.
type File struct {
	Name string // as diagnostics should print it
	Data []byte
}

// Files reads the table files of a folder and its subfolders, in the order of
// their names, up to most bytes of them together. Folders named testdata hold none.
func Files(fsys fs.FS, most int64) ([]File, error) {
	var out []File
	all := most
	err := fs.WalkDir(fsys, ".", func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && entry.Name() == "testdata":
			return fs.SkipDir
		case entry.IsDir() || !strings.HasSuffix(path, ".hcl"):
			return nil
		}
		info, err := fs.Stat(fsys, path)
		if err != nil {
			return err
		}
		data, err := read(path, info, func() (fs.File, error) { return fsys.Open(path) }, most)
		if err != nil && most < all {
			return fmt.Errorf("%w; all files together may have %d", err, all)
		}
		most -= int64(len(data))
		out = append(out, File{Name: path, Data: data})
		return err
	})
	return out, err
}

// Document is one decoded file: its sources and its rows.
type Document struct {
	Name    string
	Sources []*Node
	Rows    []Row
	Repeats hcl.Diagnostics // cells that say what the row behind says already
}

// Source returns the source that a block of Document.Sources is.
func (n *Node) Source() matrices.Source { return n.Value.Interface().(matrices.Source) }

// Cited returns the ids of the sources that rows of the document cite.
func (d Document) Cited() map[string]bool {
	ids := map[string]bool{}
	for _, row := range d.Rows {
		row.Row.Cited(row.Value, ids)
	}
	return ids
}

// SourcesWith adds the sources of the document to a list, which comes back by
// id, each source once.
func (d Document) SourcesWith(list []matrices.Source) []matrices.Source {
	for _, n := range d.Sources {
		list = append(list, n.Source())
	}
	slices.SortStableFunc(list, func(a, b matrices.Source) int { return strings.Compare(a.ID, b.ID) })
	return slices.Compact(list)
}

// Tables returns the schemas of all tables.
func Tables() []schema.Table { return schema.Tables(reflect.TypeFor[matrices.Tables]()) }

// Problem returns a fault of a table file.
func Problem(at *hcl.Range, summary, detail string) *hcl.Diagnostic {
	return &hcl.Diagnostic{Severity: hcl.DiagError, Summary: summary, Detail: detail, Subject: at}
}

// Once returns faults without those that are there already: what is wrong in the
// block of a group is wrong in each row of it.
func Once(diags hcl.Diagnostics) hcl.Diagnostics {
	type fault struct {
		at              hcl.Range
		summary, detail string
	}
	seen := map[fault]bool{}
	return slices.DeleteFunc(diags, func(d *hcl.Diagnostic) bool {
		if d.Subject == nil {
			return false
		}
		f := fault{*d.Subject, d.Summary, d.Detail}
		again := seen[f]
		seen[f] = true
		return again
	})
}

// SortProblems orders faults by file and place.
func SortProblems(diags hcl.Diagnostics) {
	slices.SortStableFunc(diags, func(a, b *hcl.Diagnostic) int {
		if c := strings.Compare(a.Subject.Filename, b.Subject.Filename); c != 0 {
			return c
		}
		return a.Subject.Start.Byte - b.Subject.Start.Byte
	})
}
