package solver

import (
	"errors"
	"slices"
	"testing"
)

// script reads a small problem out of bytes; after the end all bytes are 0.
type script []byte

func (s *script) next() int {
	if len(*s) == 0 {
		return 0
	}
	b := (*s)[0]
	*s = (*s)[1:]
	return int(b)
}

// problem returns up to 4 dimensions of up to 4 values, 10 rules and 4 soft
// rules on 2 levels.
func (s *script) problem() Problem {
	var p Problem
	for range 1 + s.next()%4 {
		p.Dimensions = append(p.Dimensions, Dimension{Name: "d", Size: 1 + s.next()%4})
	}
	for range s.next() % 11 {
		dims, cells := s.dims(p), s.cells()
		head := s.next()
		r := Rule{
			Kind: Kind(head & 1), Inferred: head&2 != 0, Cost: head >> 2 & 3, Dims: dims,
			Allows: func(values []int) bool { return cells[number(values)%len(cells)]&1 == 0 },
		}
		if head&16 != 0 {
			r.Distance = func(v int) int { return cells[v%len(cells)] >> 1 & 3 }
		}
		if head&32 != 0 {
			r.Class, r.Allows = coarse(r.Allows)
		}
		p.Rules = append(p.Rules, r)
	}
	for range s.next() % 5 {
		dims, cells := s.dims(p), s.cells()
		p.Soft = append(p.Soft, Soft{
			Level: s.next() & 1, Dims: dims,
			Cost: func(values []int) int { return max(0, cells[number(values)%len(cells)]&7-3) },
		})
	}
	return p
}

// dims draws distinct dimensions.
func (s *script) dims(p Problem) []int {
	var dims []int
	for range 1 + s.next()%4 {
		if d := s.next() % len(p.Dimensions); !slices.Contains(dims, d) {
			dims = append(dims, d)
		}
	}
	return dims
}

// cells draws the numbers behind a predicate.
func (s *script) cells() []int {
	cells := make([]int, 1+s.next()%16)
	for i := range cells {
		cells[i] = s.next()
	}
	return cells
}

func number(values []int) int {
	n := 0
	for _, v := range values {
		n = 4*n + v
	}
	return n
}

// coarse makes a predicate look at values by halves only, and tells so.
func coarse(allows func([]int) bool) (func(i, v int) int, func([]int) bool) {
	return func(_, v int) int { return v / 2 }, func(values []int) bool {
		halves := make([]int, len(values))
		for i, v := range values {
			halves[i] = v / 2
		}
		return allows(halves)
	}
}

// FuzzSolve holds every answer to what brute force says.
func FuzzSolve(f *testing.F) {
	f.Add([]byte{})
	f.Add([]byte("\x03\x03\x03\x03\x03\x08the rules are drawn from these bytes, and their costs too"))
	f.Add([]byte{1, 3, 3, 4, 0, 0, 3, 1, 0, 1, 0, 33, 1, 0, 1, 1, 0, 17, 1, 0, 1, 1, 1, 2, 255, 0, 7})
	f.Fuzz(func(t *testing.T, data []byte) {
		s := script(data)
		p := s.problem()
		m := compile(t, p)
		checkSolve(t, 0, p, bruteForce(p, 2))
		conflict, err := m.Conflict()
		if err != nil {
			t.Fatal(err)
		}
		relaxations, err := m.Relaxations(1000)
		if err != nil {
			t.Fatal(err)
		}
		if satisfiable(p) {
			if conflict != nil || relaxations != nil {
				t.Fatalf("conflict %v, relaxations %v in a problem with a solution", conflict, relaxations)
			}
			return
		}
		checkConflict(t, 0, p, conflict)
		want := bruteRelaxations(p)
		if !slices.EqualFunc(relaxations, want, func(a, b Relaxation) bool {
			return slices.Equal(a.Rules, b.Rules) && a.Cost == b.Cost && slices.Equal(a.Solution.Values, b.Solution.Values)
		}) {
			t.Fatalf("relaxations %+v, brute force finds %+v", relaxations, want)
		}
	})
}

// FuzzBudget holds that a budget changes whether there is an answer, never
// which.
func FuzzBudget(f *testing.F) {
	f.Add([]byte("\x03\x03\x03\x03\x03\x08some bytes"), 3)
	f.Fuzz(func(t *testing.T, data []byte, budget int) {
		s := script(data)
		p := s.problem()
		want, wantErr := compile(t, p).Solve()
		p.Budget = budget
		got, err := compile(t, p).Solve()
		if errors.Is(err, ErrBudget) {
			return
		}
		if (err == nil) != (wantErr == nil) || !slices.Equal(got.Values, want.Values) {
			t.Fatalf("%v, %v within %d nodes; %v, %v without", got, err, budget, want, wantErr)
		}
	})
}
