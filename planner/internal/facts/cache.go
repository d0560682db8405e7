package facts

import (
	"sync"
	"sync/atomic"
)

// cache keeps what the plans of one planner have in common: lists of
// candidates, and tables of rules over them, which follow from the facts and
// from little that a target says. Everything on it has a key that says what it
// is made from, is made when it is first needed, and never changes; all
// goroutines share it.
type cache struct {
	Entries atomic.Pointer[sync.Map]
	Bytes   atomic.Int64
}

// CacheBytes is about how much a cache holds before it is emptied: a matrix of
// targets takes some megabytes.
const CacheBytes = 64 << 20

func NewCache() *cache {
	s := &cache{}
	s.Entries.Store(&sync.Map{})
	return s
}

// Cached returns the thing of that key, which it makes if it is not in the cache;
// bytes estimates what it takes. Who makes a thing at the same time gets the
// one that is put up first, so that a thing can be told by its address.
func Cached[T any](s *cache, key any, bytes func(T) int, create func() T) T {
	things := s.Entries.Load()
	if found, ok := things.Load(key); ok {
		return found.(T)
	}
	made := create()
	if s.Bytes.Add(int64(bytes(made))) > CacheBytes {
		s.Bytes.Store(int64(bytes(made)))
		things = &sync.Map{}
		s.Entries.Store(things)
	}
	found, _ := things.LoadOrStore(key, made)
	return found.(T)
}

// Sizes of what stands in the cache, roughly.
const (
	EntryBytes = 200 // a key and its place
	textBytes  = 32
	BuildBytes = 200
	ImageBytes = 150
)

// Identity tells variables with the same values from others: two variables of one
// identity, which is nil for none, have the same values. It is comparable.
type Identity any

// listKey is the key of a list of versions, platforms and the like.
type listKey struct{ joined string }

// Intern returns the list in the cache that is equal to the one given, and its
// identity.
func (f *Facts) Intern(list []string) ([]string, Identity) {
	if len(list) == 0 {
		return list, nil
	}
	list = Cached(f.Cache, listKey{JoinNul(list)}, ListBytes, func() []string { return list })
	return list, &list[0]
}

func ListBytes(list []string) int { return EntryBytes + textBytes*len(list) }

func JoinNul(list []string) string {
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

// cachedListKey is the key of a list that has an entry for each value of a variable.
type cachedListKey struct {
	of   Identity
	what string
	by   any // what else the entries follow from
}

// CachedList returns what each value of a variable has of some kind, by the variable's
// identity and by what else it follows from.
func CachedList[T any](f *Facts, of Identity, what string, by any, create func() []T) []T {
	if of == nil {
		return create()
	}
	return Cached(f.Cache, cachedListKey{of, what, by}, func(list []T) int { return EntryBytes + textBytes*len(list) },
		create)
}

// Uncached stands in the place of what a thing is made by where it follows
// from more of a target than others could share.
type Uncached struct{}
