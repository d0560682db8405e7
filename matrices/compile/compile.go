// Package compile makes the tables of a whole collection of table files, from
// which the snapshot is written that programs carry.
package compile

import (
	"reflect"
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/lint"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

// Tables reads table files into tables, sorted as matrices.Tables promises, and
// checks them as lint.Files does. All problems are in the diagnostics, each with
// its place.
func Tables(files []tablefile.File) (matrices.Tables, hcl.Diagnostics) {
	docs, diags := tablefile.Parse(files)
	t := assemble(docs)
	if diags.HasErrors() {
		return t, diags
	}
	date(&t)
	return t, slices.Concat(lint.Rows(docs, nil), lint.Sources(docs, nil), lint.Repeats(docs), lint.Measured(docs))
}

// date adds the day of the newest evidence of each table that is compared with no
// index: plans say how old what they rest on is.
func date(t *matrices.Tables) {
	facts := matrices.New(*t)
	for _, info := range facts.TableInfos() {
		if facts.Upstream(info.Name) != nil || info.Evidence == "" {
			continue
		}
		u := matrices.Upstream{Table: info.Name, Looked: info.Evidence}
		for _, source := range facts.SourcesOf(info.Name) {
			if source.Date == info.Evidence && len(u.Sources) == 0 {
				u.Sources = []string{source.ID}
			}
		}
		t.Upstreams = append(t.Upstreams, u)
	}
	matrices.SortRows(t.Upstreams)
}

// assemble puts the rows of all documents into tables.
func assemble(docs []tablefile.Document) matrices.Tables {
	t := matrices.Tables{
		Frameworks: map[string][]matrices.FrameworkRelease{}, Packages: map[string][]matrices.PackageRelease{},
	}
	value := reflect.ValueOf(&t).Elem()
	for _, doc := range docs {
		for _, row := range doc.Rows {
			add(value.Field(row.Table.Index), row)
		}
		t.Sources = doc.SourcesWith(t.Sources)
	}
	for _, spec := range tablefile.Tables() {
		_, lists := spec.Lists(value)
		for _, rows := range lists {
			matrices.SortRows(rows.Interface())
		}
	}
	wheels := matrices.WheelsOf(t.MeasuredWheels)
	for i := range t.FrameworkInfos {
		info := &t.FrameworkInfos[i]
		if releases := t.Frameworks[info.ID]; releases != nil {
			t.Frameworks[info.ID] = wheels.Fill(info, releases)
		}
	}
	return t
}

// add appends a row to the field of its table: a list, or a map of lists where
// rows name their tables.
func add(field reflect.Value, row tablefile.Row) {
	if !row.Table.Keyed() {
		field.Set(reflect.Append(field, row.Value))
		return
	}
	key := reflect.ValueOf(row.Name)
	list := field.MapIndex(key)
	if !list.IsValid() {
		list = reflect.Zero(field.Type().Elem())
	}
	field.SetMapIndex(key, reflect.Append(list, row.Value))
}
