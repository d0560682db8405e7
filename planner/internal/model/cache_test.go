package model

import (
	"sync"
	"testing"
)

func TestACacheIsEmptiedWhenItIsFull(t *testing.T) {
	s := NewCache()
	put := func(key, bytes int) string {
		return cached(s, key, func(string) int { return bytes }, func() string { return "made" })
	}
	put(1, cacheBytes/2)
	put(2, cacheBytes/2)
	if s.bytes.Load() != cacheBytes {
		t.Errorf("%d bytes", s.bytes.Load())
	}
	put(3, 100)
	if s.bytes.Load() != 100 {
		t.Errorf("%d bytes after it was full", s.bytes.Load())
	}
	count := 0
	s.entries.Load().Range(func(any, any) bool { count++; return true })
	if count != 1 {
		t.Errorf("%d things in the cache", count)
	}
}

// TestOneThingForAllGoroutines: who asks for a key gets the thing that the
// others get, so that its address tells it.
func TestOneThingForAllGoroutines(t *testing.T) {
	s := NewCache()
	got := make([]*int, 64)
	var all sync.WaitGroup
	for i := range got {
		all.Go(func() { got[i] = cached(s, "key", func(*int) int { return 8 }, func() *int { return new(int) }) })
	}
	all.Wait()
	for i := range got {
		if got[i] != got[0] {
			t.Fatalf("goroutine %d has a thing of its own", i)
		}
	}
}

func TestPerValueIsKeyedByAllThatItFollowsFrom(t *testing.T) {
	m := &Model{cache: NewCache()}
	made := 0
	list := func(of Identity, what string, by any) []int {
		return PerValue(m, of, what, by, func() []int { made++; return []int{made} })
	}
	first := list("builds", "floor", true)
	for name, other := range map[string][]int{
		"another variable": list("others", "floor", true), "another kind": list("builds", "needs", true),
		"another cause": list("builds", "floor", false), "no identity": list(nil, "floor", true),
	} {
		if other[0] == first[0] {
			t.Errorf("%s: the list of another key", name)
		}
	}
	if again := list("builds", "floor", true); &again[0] != &first[0] {
		t.Error("a list was made twice")
	}
	m.cache = nil
	if alone := list("builds", "floor", true); alone[0] != made || made != 6 {
		t.Errorf("without a cache: %v, %d made", alone, made)
	}
}
