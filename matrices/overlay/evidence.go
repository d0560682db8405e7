package overlay

import (
	"maps"
	"reflect"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/internal/schema"
)

// laidOver is the evidence of a row while an overlay writes some of its cells.
type laidOver struct {
	evidence *matrices.Evidence // of the row, changed as cells are written
	before   matrices.Evidence
	given    *matrices.Evidence // of the overlay's block
	file     string
}

// begin adds what the overlay's block says of the row as a whole.
func (o *laidOver) begin() {
	e := o.evidence
	added := slices.DeleteFunc(slices.Clone(o.given.Sources), func(id string) bool {
		return slices.Contains(o.before.Sources, id)
	})
	e.Sources = slices.Concat(o.before.Sources, added)
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
func (o *laidOver) wrote(f schema.Field, before, now reflect.Value) {
	e := o.evidence
	e.Inferred = slices.DeleteFunc(e.Inferred, func(cell string) bool { return cell == f.Name })
	e.Cells[f.Name], e.Overridden[f.Name] = o.given.Sources, o.file
	if !schema.Empty(before) && schema.Text(before) != schema.Text(now) {
		e.Others = append(e.Others, matrices.Other{
			Cell: f.Name, Value: schema.Text(before), Why: "overridden by " + o.file, Sources: o.before.Sources,
		})
	}
}

// end adds what the overlay says of single cells.
func (o *laidOver) end() {
	o.evidence.Inferred = append(o.evidence.Inferred, o.given.Inferred...)
	maps.Copy(o.evidence.Cells, o.given.Cells)
}
