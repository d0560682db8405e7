package solver

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestSetsAgreeWithLists compares every operation with the same on a list,
// for lengths around the ends of words.
func TestSetsAgreeWithLists(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 16))
	for _, n := range []int{1, 2, 63, 64, 65, 127, 128, 129, 200} {
		for range 200 {
			s, list := newSet(n), []int{}
			for v := range n {
				if r.IntN(4) == 0 {
					s.add(v)
					list = append(list, v)
				}
			}
			checkSet(t, n, s, list)
			if len(list) > 0 {
				s.drop(list[0])
				checkSet(t, n, s, list[1:])
			}
		}
	}
}

func checkSet(t *testing.T, n int, s set, list []int) {
	t.Helper()
	if got := s.members(); !slices.Equal(got, list) || s.count() != len(list) {
		t.Fatalf("members %v, count %d, want %v", got, s.count(), list)
	}
	first := -1
	if len(list) > 0 {
		first = list[0]
	}
	if s.first() != first {
		t.Fatalf("first of %v is %d", list, s.first())
	}
	for v := range n {
		if s.has(v) != slices.Contains(list, v) {
			t.Fatalf("%v has %d: %t", list, v, s.has(v))
		}
		want := -1
		if at, _ := slices.BinarySearch(list, v); at < len(list) {
			want = list[at]
		}
		if got := s.next(v); got != want {
			t.Fatalf("next of %d in %v is %d, want %d", v, list, got, want)
		}
	}
	if got := s.next(64 * len(s)); got != -1 {
		t.Fatalf("next past the end is %d", got)
	}
}

func TestFillHoldsExactlyTheFirstValues(t *testing.T) {
	for n := range 200 {
		s := newSet(200)
		s.add(199)
		s.fill(n)
		if s.count() != n || n > 0 && !s.has(n-1) || s.has(n) {
			t.Errorf("fill(%d) gives %v", n, s.members())
		}
	}
}

func TestSpansActLikeTheirSets(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 16))
	for range 2_000 {
		n := 1 + r.IntN(300)
		lo := r.IntN(n)
		hi := lo + r.IntN(n-lo+1)
		small, d := newSet(n), newSet(n)
		for v := lo; v < hi; v++ {
			if r.IntN(3) == 0 {
				small.add(v)
			}
		}
		for v := range n {
			if r.IntN(5) == 0 {
				d.add(v)
			}
		}
		p := trim(small)
		if p.empty() != (small.count() == 0) {
			t.Fatalf("empty: %t for %v", p.empty(), small.members())
		}
		common := slices.DeleteFunc(d.members(), func(v int) bool { return !small.has(v) })
		if p.meets(d) != (len(common) > 0) {
			t.Fatalf("%v meets %v: %t", small.members(), d.members(), p.meets(d))
		}
		want := slices.DeleteFunc(d.members(), small.has)
		p.leave(d)
		if !slices.Equal(d.members(), want) {
			t.Fatalf("after leaving, %v, want %v", d.members(), want)
		}
	}
}

func TestSpansGrowAtTheirEnd(t *testing.T) {
	dom := newSet(300)
	dom.fill(300)
	s := span{at: 1}
	for _, v := range []int{64, 70, 130, 299} {
		if s.has(v) {
			t.Errorf("%d is in before it is added", v)
		}
		s.add(v)
		if !s.has(v) || s.has(v-1) || s.has(3) || s.has(300) {
			t.Errorf("after %d: %+v", v, s)
		}
	}
	dom.drop(64)
	if got := s.firstIn(dom); got != 70 {
		t.Errorf("the first shared member is %d", got)
	}
	if got := s.firstIn(newSet(300)); got != -1 {
		t.Errorf("a member %d of the empty set", got)
	}
}
