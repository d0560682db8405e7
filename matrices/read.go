package matrices

import (
	"errors"
	"fmt"
	"reflect"

	"github.com/envsolve/envsolve/matrices/internal/schema"
	"github.com/envsolve/envsolve/matrices/internal/snapshot"
	"github.com/envsolve/envsolve/matrices/internal/store"
)

// MostBytes bounds a snapshot that comes from elsewhere; ours takes one megabyte.
const MostBytes = 16 << 20

// Read returns the facts of a snapshot as Encode writes it, in this release or in
// another. Tables and cells that a former release had not are empty. What a later
// one has and this program does not know is an error: a plan that leaves it out
// could be wrong. All rows are decoded at once. Where they come from is what From
// returns.
func Read(data []byte, from string) (*Set, error) {
	if len(data) > MostBytes {
		return nil, fmt.Errorf("a snapshot of %d bytes is larger than any of facts", len(data))
	}
	version, digest, sections, err := snapshot.Read(string(data))
	if err != nil {
		return nil, err
	}
	s := &store.Store{Version: version, From: from, Digest: func() string { return digest },
		Tables: map[string]*store.Table{}}
	known := knownRows()
	for _, part := range sections {
		rows, err := known.read(part)
		if unknown := (*snapshot.UnknownError)(nil); errors.As(err, &unknown) {
			return nil, fmt.Errorf("the facts of %s have %w, which this envsolve does not know: "+
				"install the release that they are for, or take older facts", version, unknown)
		}
		if err != nil {
			return nil, err
		}
		s.Tables[part.Name] = store.NewTable(part.Block, func(reflect.Type) any { return rows })
	}
	return Of(s), nil
}

// rowKinds are the tables that this program knows.
type rowKinds struct {
	types  map[string]reflect.Type // of rows, by block type
	tables map[string]string       // block type of each table whose name is ours
	named  map[string]bool         // those block types
}

func knownRows() rowKinds {
	k := rowKinds{
		types:  map[string]reflect.Type{"source": reflect.TypeFor[Source]()},
		tables: map[string]string{store.Sources: "source"},
		named:  map[string]bool{"source": true},
	}
	schema.RowTypes(reflect.TypeFor[Tables](), func(block, table string, row reflect.Type) {
		k.types[block] = row
		if table != "" {
			k.tables[table], k.named[block] = block, true
		}
	})
	return k
}

// read decodes a section, whose name must fit its rows.
func (k rowKinds) read(part snapshot.Section) (any, error) {
	row, known := k.types[part.Block]
	if !known {
		return nil, &snapshot.UnknownError{Block: part.Block}
	}
	if of, ours := k.tables[part.Name]; ours != k.named[part.Block] || ours && of != part.Block {
		return nil, fmt.Errorf("the snapshot of the facts has a table %q of %s rows", part.Name, part.Block)
	}
	return part.Read(row)
}

// Tables returns all that a set holds, overlays and what was learned included. Of a
// set that was read from a snapshot, Encode makes that snapshot again.
func (s *Set) Tables() Tables {
	t := Tables{Version: s.Version(), Sources: s.Sources()}
	value := reflect.ValueOf(&t).Elem()
	for _, spec := range schema.Tables(value.Type()) {
		field := value.Field(spec.Index)
		if !spec.Keyed() {
			if table, ok := s.store.Tables[spec.Name]; ok {
				field.Set(reflect.ValueOf(table.Rows(spec.Row.Type)))
			}
			continue
		}
		field.Set(reflect.MakeMap(field.Type()))
		for _, name := range s.store.Names(spec.Block) {
			field.SetMapIndex(reflect.ValueOf(name), reflect.ValueOf(s.store.Tables[name].Rows(spec.Row.Type)))
		}
	}
	return t
}
