package matrices

import (
	"fmt"
	"reflect"

	"github.com/envsolve/envsolve/matrices/internal/schema"
	"github.com/envsolve/envsolve/matrices/internal/store"
)

// Table returns the rows of a table and their schema, for the packages below
// this one.
func (s *Set) Table(name string) (reflect.Value, *schema.Row, error) {
	l, ok := s.store.Tables[name]
	if !ok || name == store.Sources {
		return reflect.Value{}, nil, fmt.Errorf("there is no table %q.%s", name, didYouMean(name, s.TableNames()))
	}
	row, ok := s.schemaOf(l.Block)
	if !ok {
		return reflect.Value{}, nil, fmt.Errorf("the table %q has rows of an unknown type", name)
	}
	return reflect.ValueOf(l.Rows(row.Type)), row, nil
}

// schemaOf returns the schema of a block type, which is read once.
func (s *Set) schemaOf(block string) (*schema.Row, bool) {
	if row, ok := s.schemas.Load(block); ok {
		return row.(*schema.Row), true
	}
	t, ok := schema.TableWith(reflect.TypeFor[Tables](), block)
	if !ok {
		return nil, false
	}
	s.schemas.Store(block, t.Row)
	return t.Row, true
}

// TableNames lists the tables that have rows, sorted.
func (s *Set) TableNames() []string { return s.store.Names("") }
