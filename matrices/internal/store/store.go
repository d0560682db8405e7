// Package store holds tables by name, each decoded the first time that it is
// asked for. It knows no row type.
package store

import (
	"reflect"
	"slices"
	"sync"
)

// Sources is the name of the table of sources. No row can name its table so: an
// id holds no colon.
const Sources = "source:"

// Store is one collection of tables. It is not changed once it is in use.
type Store struct {
	Version  string        // date of the facts
	Digest   func() string // of all that the tables hold
	From     string        // where a program fetched them from; empty for its own
	Tables   map[string]*Table
	Overlays []string // the files whose rows were added
	Learned  []string // packages that were read off an index, by name
}

// Table is a table that is decoded once, when it is first asked for. It is safe
// for concurrent use.
type Table struct {
	Block string // the block type of its rows: gpu, framework, source
	load  func(row reflect.Type) any
	once  sync.Once
	rows  any // a slice of the row type
}

// NewTable returns a table whose rows are blocks of a type. Load returns them
// as a slice of the row type that it is given.
func NewTable(block string, load func(row reflect.Type) any) *Table {
	return &Table{Block: block, load: load}
}

// Rows returns the rows as a slice of a row type, which is the same in every
// call.
func (t *Table) Rows(row reflect.Type) any {
	t.once.Do(func() { t.rows = t.load(row) })
	return t.rows
}

// Names lists the tables with rows, sorted: those of one block type, or all but
// the sources for an empty one.
func (s *Store) Names(block string) []string {
	var out []string
	for name, t := range s.Tables {
		if t.Block == block || block == "" && name != Sources {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out
}
