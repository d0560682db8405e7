package store

import (
	"reflect"
	"slices"
	"sync"
	"testing"
)

func TestTablesAreDecodedOnceAndOnlyWhenAskedFor(t *testing.T) {
	loads := map[string]int{}
	table := func(name string) *Table {
		return NewTable(name, func(row reflect.Type) any {
			loads[name]++
			return reflect.MakeSlice(reflect.SliceOf(row), 2, 2).Interface()
		})
	}
	s := Store{Tables: map[string]*Table{"a": table("a"), "b": table("b")}}
	var group sync.WaitGroup
	for range 8 {
		group.Go(func() {
			if rows := s.Tables["a"].Rows(reflect.TypeFor[int]()).([]int); len(rows) != 2 {
				t.Errorf("rows %v", rows)
			}
		})
	}
	group.Wait()
	if loads["a"] != 1 || loads["b"] != 0 {
		t.Errorf("tables were decoded %v times", loads)
	}
}

func TestNamesAreThoseOfTablesWithRows(t *testing.T) {
	s := Store{Tables: map[string]*Table{
		"pytorch": NewTable("framework", nil), "jax": NewTable("framework", nil),
		"gpus": NewTable("gpu", nil), Sources: NewTable("source", nil),
	}}
	for block, want := range map[string][]string{
		"framework": {"jax", "pytorch"}, "": {"gpus", "jax", "pytorch"}, "package": nil,
	} {
		if got := s.Names(block); !slices.Equal(got, want) {
			t.Errorf("block %q: %v, want %v", block, got, want)
		}
	}
}
