package planner

import (
	"sync"
	"sync/atomic"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/solver"
)

// shelf keeps what the plans of one planner have in common: lists of
// candidates, and tables of rules over them, which follow from the facts and
// from little that a target says. Everything on it has a key that says what it
// is made from, is made when it is first needed, and never changes; all
// goroutines share it.
type shelf struct {
	things atomic.Pointer[sync.Map]
	bytes  atomic.Int64
}

// shelfBytes is about how much a shelf holds before it is emptied: a matrix of
// targets takes some megabytes.
const shelfBytes = 64 << 20

func newShelf() *shelf {
	s := &shelf{}
	s.things.Store(&sync.Map{})
	return s
}

// kept gives the thing of that key, which it makes if it is not on the shelf;
// bytes estimates what it takes. Who makes a thing at the same time gets the
// one that is put up first, so that a thing can be told by its address.
func kept[T any](s *shelf, key any, bytes func(T) int, create func() T) T {
	things := s.things.Load()
	if found, ok := things.Load(key); ok {
		return found.(T)
	}
	made := create()
	if s.bytes.Add(int64(bytes(made))) > shelfBytes {
		s.bytes.Store(int64(bytes(made)))
		things = &sync.Map{}
		s.things.Store(things)
	}
	found, _ := things.LoadOrStore(key, made)
	return found.(T)
}

// Sizes of what stands on shelves, roughly.
const (
	entryBytes = 200 // a key and its place
	textBytes  = 32
	buildBytes = 200
	imageBytes = 150
)

// identity tells axes with the same values from others: two axes of one
// identity, which is nil for none, have the same values. It is comparable.
type identity any

// listKey is the key of a list of versions, platforms and the like.
type listKey struct{ joined string }

// sameList gives the list on the shelf that is equal to the one given, and its
// identity.
func (f *facts) sameList(list []string) ([]string, identity) {
	if len(list) == 0 {
		return list, nil
	}
	list = kept(f.shelf, listKey{joinNul(list)}, listBytes, func() []string { return list })
	return list, &list[0]
}

func listBytes(list []string) int { return entryBytes + textBytes*len(list) }

func joinNul(list []string) string {
	size := 0
	for _, s := range list {
		size += len(s) + 1
	}
	joined := make([]byte, 0, size)
	for _, s := range list {
		joined = append(append(joined, s...), 0)
	}
	return string(joined)
}

// traitKey is the key of a list that has an entry for each value of an axis.
type traitKey struct {
	of   identity
	what string
	by   any // what else the entries follow from
}

// traits gives what each value of an axis has of some kind, by the axis's
// identity and by what else it follows from.
func traits[T any](f *facts, of identity, what string, by any, create func() []T) []T {
	if of == nil {
		return create()
	}
	return kept(f.shelf, traitKey{of, what, by}, func(list []T) int { return entryBytes + textBytes*len(list) }, create)
}

// unshared stands in the place of what a thing is made by where it follows
// from more of a target than others could share.
type unshared struct{}

// relation is what a rule says of one or two axes: solver.Rule's functions.
type relation struct {
	allows func(v []int) bool
	class  func(i, value int) int
}

// tableKey is the key of a rule's table.
type tableKey struct {
	rule string
	x, y identity
	by   any // what else the rule follows from
}

// law adds a fact over one or two axes that follows from their values, from
// the facts, and from what by says: nothing else of the target may be looked
// at. Its table is made once for all targets with such axes.
func (s *scene) law(info rule, axes []*axis, by any, say func() relation, explain func(scope) explanation) {
	s.clauses = append(s.clauses, clause{
		info:    info,
		explain: explain,
		rule: solver.Rule{ID: info.ID, Kind: solver.Fact, Dims: dims(axes), Inferred: info.Inferred,
			Table: s.table(info.ID, axes, by, say)},
	})
}

func (s *scene) table(id string, axes []*axis, by any, say func() relation) *solver.Table {
	create := func() *solver.Table {
		r := say()
		return solver.Tabulate(sizesOf(axes), r.allows, r.class)
	}
	key, ok := keyOf(id, axes, by)
	if !ok {
		return create()
	}
	return kept(s.facts.shelf, key, func(t *solver.Table) int { return entryBytes + t.Bytes() }, create)
}

// costs is what a weakness costs over one or two axes: solver.Soft's functions.
type costs struct {
	of    func(v []int) int
	class func(i, value int) int
}

// weakness adds a soft rule that follows from the same things as a law.
func (s *scene) weakness(info rule, level int, axes []*axis, by any, say func() costs) {
	s.preferences = append(s.preferences, preference{info: info,
		soft: solver.Soft{ID: info.ID, Level: level, Dims: dims(axes), Table: s.costTable(info.ID, axes, by, say)}})
}

func (s *scene) costTable(id string, axes []*axis, by any, say func() costs) *solver.CostTable {
	create := func() *solver.CostTable {
		c := say()
		table, err := solver.TabulateCosts(sizesOf(axes), c.of, c.class)
		if err != nil {
			panic(err) // no rule here has negative costs
		}
		return table
	}
	key, ok := keyOf(id, axes, by)
	if !ok {
		return create()
	}
	return kept(s.facts.shelf, costKey(key), func(t *solver.CostTable) int { return entryBytes + t.Bytes() }, create)
}

// costKey tells the table of a soft rule from that of a fact.
type costKey tableKey

// keyOf gives the key of a table; not ok where an axis has no identity.
func keyOf(id string, axes []*axis, by any) (tableKey, bool) {
	key := tableKey{rule: id, x: axes[0].same, by: by}
	for _, a := range axes {
		if a.same == nil || by == (unshared{}) {
			return key, false
		}
	}
	if len(axes) > 1 {
		key.y = axes[1].same
	}
	return key, true
}

func sizesOf(axes []*axis) []int {
	sizes := make([]int, len(axes))
	for i, a := range axes {
		sizes[i] = a.size
	}
	return sizes
}

// ruleAllows reports whether a rule allows some values of its axes.
func ruleAllows(r *solver.Rule, values []int) bool {
	if r.Table != nil {
		return r.Table.Allows(values)
	}
	return r.Allows(values)
}

// Axes that are told by what they are about.
type (
	gpuIdentity struct {
		arch *matrices.Architecture
		size int
		// forced: the driver compiles PTX and leaves machine code aside
		forced bool
	}
	extensionIdentity struct {
		name   string
		pulled bool
	}
)
