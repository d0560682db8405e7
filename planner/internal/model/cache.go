package model

import (
	"strings"
	"sync"
	"sync/atomic"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/plan"
)

// Cache keeps what the models of one planner have in common: lists of
// candidates, and tables of rules over them, which follow from the facts and
// from little that a target says. Everything in it has a key that says what it
// is made from, is made when it is first needed, and never changes; all
// goroutines share it. A nil Cache keeps nothing.
type Cache struct {
	entries atomic.Pointer[sync.Map]
	bytes   atomic.Int64
}

// cacheBytes is about how much a cache holds before it is emptied: a matrix of
// targets takes some megabytes.
const cacheBytes = 64 << 20

// NewCache returns an empty cache, for the models of one set of facts.
func NewCache() *Cache {
	c := &Cache{}
	c.entries.Store(&sync.Map{})
	return c
}

// cached returns the thing of that key, which it makes if it is not in the cache;
// bytes estimates what it takes. Who makes a thing at the same time gets the
// one that is put up first, so that a thing can be told by its address.
func cached[T any](c *Cache, key any, bytes func(T) int, create func() T) T {
	if found, ok := load[T](c, key); ok {
		return found
	}
	return keep(c, key, bytes, create())
}

// load returns the thing of a key, where it is in the cache.
func load[T any](c *Cache, key any) (thing T, ok bool) {
	if c == nil {
		return thing, false
	}
	found, ok := c.entries.Load().Load(key)
	if !ok {
		return thing, false
	}
	return found.(T), true
}

// keep puts a thing into the cache, and returns the one that stands there.
func keep[T any](c *Cache, key any, bytes func(T) int, made T) T {
	if c == nil {
		return made
	}
	things := c.entries.Load()
	if c.bytes.Add(int64(bytes(made))) > cacheBytes {
		c.bytes.Store(int64(bytes(made)))
		things = &sync.Map{}
		c.entries.Store(things)
	}
	found, _ := things.LoadOrStore(key, made)
	return found.(T)
}

// Sizes of what stands in the cache, roughly.
const (
	entryBytes = 200 // a key and its place
	textBytes  = 32
	buildBytes = 200
	imageBytes = 150
)

// Identity tells variables with the same values from others: two variables of one
// identity, which is nil for none, have the same values. It is comparable.
type Identity any

// listKey is the key of a list of versions, platforms and the like.
type listKey struct{ list string }

// intern returns the list in the cache that is equal to the one given, and its
// identity.
func (c *Cache) intern(list []string) ([]string, Identity) {
	if len(list) == 0 {
		return list, nil
	}
	list = cached(c, listKey{joined(list)}, listBytes, func() []string { return list })
	return list, &list[0]
}

func listBytes(list []string) int { return entryBytes + textBytes*len(list) }

// joined returns the key of a list, of texts that hold no NUL.
func joined(list []string) string { return strings.Join(list, "\x00") }

// perValueKey is the key of a list that has an entry for each value of a variable.
type perValueKey struct {
	of   Identity
	what string
	by   any
}

// PerValue returns what each value of a variable has of some kind, which what
// names. It is made once for all variables of that identity, with what else it
// follows from, which must be comparable.
func PerValue[T any](m *Model, of Identity, what string, by any, create func() []T) []T {
	if of == nil {
		return create()
	}
	return cached(m.cache, perValueKey{of, what, by},
		func(list []T) int { return entryBytes + textBytes*len(list) }, create)
}

// uncached stands in the place of what a thing is made by where it follows
// from more of a target than others could share.
type uncached struct{}

// builds returns the builds of a framework that a filter lets through, of an environment
// those that it may have, with their identity: none for those that only this target has.
func (m *Model) builds(of *PackageVariable, w candidate.Filter) ([]candidate.Build, Identity) {
	key, shared := candidate.KeyOf(of.Package, w)
	if !shared {
		return m.taken(of.Package, w, candidate.Builds(of.Package, w), nil)
	}
	list := cached(m.cache, key, buildsBytes, func() []candidate.Build { return candidate.Builds(of.Package, w) })
	if len(list) == 0 {
		return nil, nil
	}
	return m.taken(of.Package, w, list, &list[0])
}

// takenKey tells lists of the builds that environments may have apart: by the builds among which they are, and by a
// byte for each that says whether it is one.
type takenKey struct {
	among Identity
	has   string
}

// taken returns those of a list of builds that an environment may have, with their identity; all of them in a wide
// model.
func (m *Model) taken(p *query.Package, w candidate.Filter, list []candidate.Build, same Identity) (
	[]candidate.Build, Identity) {
	if p.Taken == nil || !w.Narrow {
		return list, same
	}
	has, some := make([]byte, len(list)), false
	for i := range list {
		if p.Taken.Has(list[i].Row) {
			has[i], some = 1, true
		}
	}
	take := func() (kept []candidate.Build) {
		for i := range list {
			if has[i] == 1 {
				kept = append(kept, list[i])
			}
		}
		return kept
	}
	if same == nil || !some {
		return take(), nil
	}
	kept := cached(m.cache, takenKey{same, string(has)}, buildsBytes, take)
	return kept, &kept[0]
}

func buildsBytes(list []candidate.Build) int { return entryBytes + buildBytes*len(list) }

// specifierKey is the key of a range of the tables.
type specifierKey struct{ text string }

// Specifier returns what a range of the tables means.
func (m *Model) Specifier(text string) version.Specifier {
	if found, ok := load[version.Specifier](m.cache, specifierKey{text}); ok {
		return found
	}
	return keep(m.cache, specifierKey{text}, func(version.Specifier) int { return 2 * entryBytes },
		m.Facts.Specifier(text))
}

// evidenceKey is the key of what a fact rests on.
type evidenceKey struct{ ref string }

// Evidence returns what the first of some facts rests on.
func (m *Model) Evidence(refs []string) *plan.Evidence {
	if len(refs) == 0 {
		return nil
	}
	e := cached(m.cache, evidenceKey{refs[0]}, func(*plan.Evidence) int { return 2 * entryBytes },
		func() *plan.Evidence { return m.Facts.Evidence(refs) })
	if e == nil {
		return nil
	}
	own := *e // plans belong to who asked for them
	return &own
}
