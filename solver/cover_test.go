package solver

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// family is a set of groups that do not work; whatever holds one of them does
// not work either.
type family [][]int

func (f family) works(members []int) (bool, error) {
	return !slices.ContainsFunc(f, func(bad []int) bool { return covers(members, bad) }), nil
}

// randomFamily draws clashing pairs and some clashes of one or three.
func randomFamily(r *rand.Rand, n int) family {
	var f family
	for range r.IntN(2 * n) {
		size := 2
		switch r.IntN(8) {
		case 0:
			size = 1
		case 1, 2:
			size = 3
		}
		bad := r.Perm(n)[:min(size, n)]
		slices.Sort(bad)
		f = append(f, bad)
	}
	return f
}

func TestCoverOfFewMembersIsTheBestOfAllPartitions(t *testing.T) {
	for seed := range cases(3_000) {
		r := rand.New(rand.NewPCG(uint64(seed), 5))
		n := 1 + r.IntN(7)
		f := randomFamily(r, n)
		got, err := CoverOf(n, f.works)
		if err != nil {
			t.Fatal(err)
		}
		groups, alone := bruteCover(n, f)
		got.Asked = 0
		if diff := cmp.Diff(Cover{Groups: groups, Alone: alone, Proven: true}, got); diff != "" {
			t.Fatalf("seed %d, family %v (-brute force +got):\n%s", seed, f, diff)
		}
	}
}

// bruteCover looks at every partition of the members that work alone.
func bruteCover(n int, f family) (best [][]int, alone []int) {
	var able []int
	for i := range n {
		if ok, _ := f.works([]int{i}); ok {
			able = append(able, i)
		} else {
			alone = append(alone, i)
		}
	}
	var extend func(groups [][]int, rest []int)
	extend = func(groups [][]int, rest []int) {
		if len(rest) == 0 {
			if best == nil || betterPartition(groups, best) {
				best = nil
				for _, g := range groups {
					best = append(best, slices.Clone(g))
				}
			}
			return
		}
		for i := range groups {
			joined := append(slices.Clone(groups[i]), rest[0])
			if ok, _ := f.works(joined); ok {
				next := slices.Clone(groups)
				next[i] = joined
				extend(next, rest[1:])
			}
		}
		extend(append(slices.Clone(groups), []int{rest[0]}), rest[1:])
	}
	extend(nil, able)
	return best, alone
}

// betterPartition spells out the order that CoverOf promises.
func betterPartition(a, b [][]int) bool {
	if len(a) != len(b) {
		return len(a) < len(b)
	}
	for i := range a {
		if len(a[i]) != len(b[i]) {
			return len(a[i]) > len(b[i])
		}
		if c := slices.Compare(a[i], b[i]); c != 0 {
			return c < 0
		}
	}
	return false
}

func TestCoverOfAFleetWithoutClashesAsksOnce(t *testing.T) {
	for _, n := range []int{1, 10, 500} {
		got, err := CoverOf(n, family{}.works)
		if err != nil {
			t.Fatal(err)
		}
		if len(got.Groups) != 1 || len(got.Groups[0]) != n || !got.Proven || got.Asked != 1 {
			t.Errorf("%d members: %d groups, proven %t, asked %d times", n, len(got.Groups), got.Proven, got.Asked)
		}
	}
	if got, err := CoverOf(0, nil); err != nil || len(got.Groups) != 0 || !got.Proven {
		t.Errorf("no members: %+v, %v", got, err)
	}
}

func TestCoverOfManyMembersIsValidAndNeverWastesAGroup(t *testing.T) {
	unproven := 0
	for seed := range cases(200) {
		r := rand.New(rand.NewPCG(uint64(seed), 6))
		n := exactCover + 1 + r.IntN(40)
		f := randomFamily(r, n)
		got, err := CoverOf(n, f.works)
		if err != nil {
			t.Fatal(err)
		}
		checkCover(t, n, f, got)
		if few := n-len(got.Alone) <= exactCover || len(got.Groups) <= 2; got.Proven != few {
			t.Fatalf("seed %d: proven %t for %d groups of %d members", seed, got.Proven, len(got.Groups), n-len(got.Alone))
		}
		if !got.Proven {
			unproven++
		}
	}
	if unproven == 0 {
		t.Error("every cover was proven the smallest: none was greedy")
	}
}

func checkCover(t *testing.T, n int, f family, c Cover) {
	t.Helper()
	var seen []int
	for i, g := range c.Groups {
		if ok, _ := f.works(g); !ok || !slices.IsSorted(g) {
			t.Fatalf("group %v does not work or is not in order", g)
		}
		for _, h := range c.Groups[:i] {
			both := slices.Concat(g, h)
			slices.Sort(both)
			if ok, _ := f.works(both); ok {
				t.Fatalf("groups %v and %v would work as one", g, h)
			}
		}
		seen = append(seen, g...)
	}
	for _, m := range c.Alone {
		if ok, _ := f.works([]int{m}); ok {
			t.Fatalf("member %d works alone", m)
		}
	}
	seen = append(seen, c.Alone...)
	slices.Sort(seen)
	if len(seen) != n || len(slices.Compact(seen)) != n {
		t.Fatalf("cover %+v does not share out %d members", c, n)
	}
}

// TestCoverOf500MembersAsksSparingly: a fleet of three kinds that exclude each
// other is taken apart in some thousand questions; it has 124,750 pairs.
func TestCoverOf500MembersAsksSparingly(t *testing.T) {
	kinds := func(members []int) (bool, error) {
		for _, m := range members {
			if m%3 != members[0]%3 {
				return false, nil
			}
		}
		return true, nil
	}
	got, err := CoverOf(500, kinds)
	if err != nil {
		t.Fatal(err)
	}
	if len(got.Groups) != 3 || got.Asked > 6_000 {
		t.Errorf("%d groups after %d questions", len(got.Groups), got.Asked)
	}
}

func TestCoverOfPassesAnErrorOn(t *testing.T) {
	stop := errors.New("stop")
	for after := range 30 {
		asked := 0
		_, err := CoverOf(12+after, func(members []int) (bool, error) {
			if asked++; asked > after {
				return false, stop
			}
			return len(members) == 1, nil
		})
		if !errors.Is(err, stop) || !strings.Contains(err.Error(), fmt.Sprintf("covering %d members", 12+after)) {
			t.Errorf("after %d questions: %v", after, err)
		}
	}
	_, err := CoverOf(3, func(members []int) (bool, error) {
		if len(members) == 2 {
			return false, stop
		}
		return len(members) == 1, nil
	})
	if !errors.Is(err, stop) {
		t.Errorf("exact: %v", err)
	}
}
