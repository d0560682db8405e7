package solver

import (
	"math/rand/v2"
	"slices"
	"testing"
)

func TestClassesAreNumberedByTheirFirstValue(t *testing.T) {
	keys := []int{7, -2, 7, 7, 1 << 40, -2, 0}
	p := partitionOf(len(keys), func(v int) int { return keys[v] })
	if want := []int32{0, 1, 0, 0, 2, 1, 3}; !slices.Equal(p.of, want) {
		t.Errorf("classes %v, want %v", p.of, want)
	}
	if want := []int32{0, 1, 4, 6}; !slices.Equal(p.first, want) {
		t.Errorf("first values %v, want %v", p.first, want)
	}
	for class, want := range [][]int{{0, 2, 3}, {1, 5}, {4}, {6}} {
		if got := p.members(class).members(); !slices.Equal(got, want) {
			t.Errorf("class %d holds %v, want %v", class, got, want)
		}
	}
	single := everyValue(3)
	if got := single.members(2).members(); !slices.Equal(got, []int{2}) {
		t.Errorf("a class of one holds %v", got)
	}
}

// TestTablesHoldWhatThePredicateSays reads random tables back.
func TestTablesHoldWhatThePredicateSays(t *testing.T) {
	for seed := range uint64(cases(500)) {
		r := rand.New(rand.NewPCG(seed, 17))
		x, y := everyValue(1+r.IntN(150)), everyValue(1+r.IntN(150))
		if seed%2 == 0 {
			x = partitionOf(len(x.of), func(v int) int { return v % 5 })
		}
		if seed%3 == 0 {
			y = partitionOf(len(y.of), func(v int) int { return v / 7 })
		}
		salt := r.Uint64()
		kx, ky := x.of, y.of
		allows := func(vx, vy int) bool { return scramble(salt, int(kx[vx])%9, int(ky[vy])%9)%3 == 0 }
		for side, tb := range relation(x, y, allows) {
			if side == 1 {
				x, y = y, x
			}
			for vx := range x.of {
				g := tb.groups[tb.of[vx]]
				row := newSet(len(y.of))
				copy(row[g.allowed.at:], g.allowed.words)
				for vy := range y.of {
					want := side == 0 && allows(vx, vy) || side == 1 && allows(vy, vx)
					if row.has(vy) != want {
						t.Fatalf("seed %d, side %d: %d with %d is %t", seed, side, vx, vy, row.has(vy))
					}
				}
				if !tb.barren && g.allowed.empty() {
					t.Fatalf("seed %d: a value without partner in a table not called barren", seed)
				}
			}
		}
	}
}
