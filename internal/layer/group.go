package layer

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"slices"
	"strconv"
)

// Sized is a wheel to be put in a group.
type Sized struct {
	Project string // normalised
	Size    int64  // bytes of the wheel
}

// GroupThreshold is the size from which a wheel has a layer of its own.
const GroupThreshold = 10 << 20

// Group decides which wheels share a layer. Those of at least threshold bytes
// have their own, from the largest on while the budget lasts; the others are
// spread over few groups by their project's name alone. So a project stays in
// its group when its version changes, and when others come or go: a change
// moves the bytes of one group. It is a pure function, of any order of wheels.
//
// The groups of single wheels come first, by name, then the shared ones; each
// is sorted by name.
func Group(wheels []Sized, threshold int64, budget int) [][]Sized {
	bySize := slices.Clone(wheels)
	slices.SortFunc(bySize, func(a, b Sized) int {
		return cmp.Or(cmp.Compare(b.Size, a.Size), cmp.Compare(a.Project, b.Project))
	})
	large := 0
	for large < len(bySize) && bySize[large].Size >= threshold {
		large++
	}
	if budget = max(budget, 1); large > budget || large == budget && large < len(bySize) {
		large = budget - min(budget, 4) // room for four shared ones
	}
	var groups [][]Sized
	for _, w := range byProject(bySize[:large]) {
		groups = append(groups, []Sized{w})
	}
	return append(groups, share(byProject(bySize[large:]), threshold, max(budget-large, 1))...)
}

func byProject(wheels []Sized) []Sized {
	sorted := slices.Clone(wheels)
	slices.SortFunc(sorted, func(a, b Sized) int {
		return cmp.Or(cmp.Compare(a.Project, b.Project), cmp.Compare(a.Size, b.Size))
	})
	return sorted
}

// share spreads wheels over groups. Their number is a power of two near what
// makes a group as large as the threshold, so that it seldom changes; and when
// it does, only those projects move that go to a new group.
func share(wheels []Sized, threshold int64, most int) [][]Sized {
	var total int64
	for _, w := range wheels {
		total += w.Size
	}
	n := 1
	for int64(n)*max(threshold, 1) < total && n*2 <= most {
		n *= 2
	}
	buckets := make([][]Sized, n)
	for _, w := range wheels {
		b := bucket(w.Project, n)
		buckets[b] = append(buckets[b], w)
	}
	return slices.DeleteFunc(buckets, func(b []Sized) bool { return len(b) == 0 })
}

// bucket is rendezvous hashing: of all groups, the one that together with the
// name has the highest hash.
func bucket(project string, n int) int {
	best, highest := 0, uint64(0)
	for i := range n {
		h := sha256.Sum256([]byte(strconv.Itoa(i) + " " + project))
		if score := binary.BigEndian.Uint64(h[:]); score > highest {
			best, highest = i, score
		}
	}
	return best
}
