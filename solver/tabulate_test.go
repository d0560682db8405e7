package solver

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// spelledOut returns a problem whose rules and soft rules, but the wide ones,
// have tables and no functions.
func spelledOut(tb testing.TB, p Problem) Problem {
	tb.Helper()
	sizes := func(dims []int) []int {
		list := make([]int, len(dims))
		for i, d := range dims {
			list[i] = p.Dimensions[d].Size
		}
		return list
	}
	p.Rules, p.Soft = slices.Clone(p.Rules), slices.Clone(p.Soft)
	for i := range p.Rules {
		if r := &p.Rules[i]; len(r.Dims) <= 2 {
			r.Table = Tabulate(sizes(r.Dims), r.Allows, r.Class)
			r.Allows, r.Class = nil, nil
		}
	}
	for i := range p.Soft {
		f := &p.Soft[i]
		if len(f.Dims) > 2 {
			continue
		}
		table, err := TabulateCosts(sizes(f.Dims), f.Cost, f.Class)
		if err != nil {
			tb.Fatal(err)
		}
		f.Table, f.Cost, f.Class = table, nil, nil
	}
	return p
}

// TestTablesStandForTheirRules: a problem of tables made before gives the
// answers of the problem that they were made from.
func TestTablesStandForTheirRules(t *testing.T) {
	for seed := range uint64(cases(200)) {
		p := smallSize.problem(seed)
		want, got := compile(t, p), compile(t, spelledOut(t, p))
		a, errA := want.Solve()
		b, errB := got.Solve()
		if (errA == nil) != (errB == nil) || !cmp.Equal(a, b) {
			t.Fatalf("seed %d: %+v, %v; want %+v, %v", seed, b, errB, a, errA)
		}
		x, _ := want.Relaxations(4)
		y, _ := got.Relaxations(4)
		if !cmp.Equal(x, y) {
			t.Fatalf("seed %d: relaxations %+v, want %+v", seed, y, x)
		}
	}
}

// TestTablesAnswerForPairs reads tables value by value.
func TestTablesAnswerForPairs(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 5))
	for range cases(60) {
		sizes := []int{1 + r.IntN(90), 1 + r.IntN(90)}
		salt := r.Uint64()
		class := func(i, v int) int { return v % (5 + i) }
		odd := func(v []int) int { return int(scramble(salt, v[0]%5, v[1]%6) % 4) }
		table := Tabulate(sizes, func(v []int) bool { return odd(v) > 0 }, class)
		costs, err := TabulateCosts(sizes, odd, class)
		if err != nil {
			t.Fatal(err)
		}
		if table.Bytes() <= 0 || costs.Bytes() <= 0 {
			t.Errorf("tables of %v take %d and %d bytes", sizes, table.Bytes(), costs.Bytes())
		}
		for x := range sizes[0] {
			for y := range sizes[1] {
				v := []int{x, y}
				if table.Allows(v) != (odd(v) > 0) || costs.of(v) != odd(v) {
					t.Fatalf("%v of %v: %t and %d, want a cost of %d", v, sizes, table.Allows(v), costs.of(v), odd(v))
				}
			}
		}
	}
	ends := Tabulate([]int{3}, func(v []int) bool { return v[0] != 1 }, nil)
	if !ends.Allows([]int{0}) || ends.Allows([]int{1}) || !ends.Allows([]int{2}) {
		t.Error("a table over one dimension does not say what its rule says")
	}
}

func TestTablesOfOtherSizesAreRefused(t *testing.T) {
	table := Tabulate([]int{2, 3}, func([]int) bool { return true }, nil)
	costs, err := TabulateCosts([]int{2}, func([]int) int { return 1 }, nil)
	if err != nil {
		t.Fatal(err)
	}
	dims := []Dimension{{Name: "a", Size: 2}, {Name: "b", Size: 4}}
	for _, p := range []Problem{
		{Dimensions: dims, Rules: []Rule{{ID: "r", Dims: []int{0, 1}, Table: table}}},
		{Dimensions: dims, Rules: []Rule{{ID: "r", Dims: []int{0}, Table: table}}},
		{Dimensions: dims, Soft: []Soft{{ID: "r", Dims: []int{1}, Table: costs}}},
	} {
		if _, err := Compile(p); err == nil ||
			!strings.Contains(err.Error(), `rule "r" has a table for dimensions of sizes`) {
			t.Errorf("error %v", err)
		}
	}
}

// TestLeftIsWhatArcConsistencyLeaves compares with a straightforward fixpoint
// over the predicates.
func TestLeftIsWhatArcConsistencyLeaves(t *testing.T) {
	compared := 0
	for seed := range uint64(cases(100)) {
		p := smallSize.problem(seed)
		m := compile(t, p)
		conflict, err := m.Conflict()
		if err != nil {
			t.Fatal(err)
		}
		for i := range conflict {
			others := slices.Delete(slices.Clone(conflict), i, i+1)
			compared++
			if diff := cmp.Diff(consistent(p, others), m.Left(others)); diff != "" {
				t.Fatalf("seed %d, all but %d of %v (-want +got):\n%s", seed, i, conflict, diff)
			}
		}
	}
	if compared == 0 {
		t.Fatal("no problem had a conflict")
	}
	m := compile(t, Problem{Dimensions: []Dimension{{Size: 2}},
		Rules: []Rule{{Dims: []int{0}, Allows: func([]int) bool { return false }}}})
	if left := m.Left([]int{0}); left != nil {
		t.Errorf("a rule that allows nothing leaves %v", left)
	}
	m = compile(t, Problem{Dimensions: []Dimension{{Size: 1}, {Size: 2}, {Size: 2}},
		Rules: []Rule{{Dims: []int{0, 1, 2}, Allows: func([]int) bool { return false }}}})
	if left := m.Left([]int{0}); left != nil {
		t.Errorf("a wide rule that allows nothing leaves %v", left)
	}
	m = compile(t, Problem{Dimensions: []Dimension{{Size: 1}, {Size: 1}, {Size: 1}},
		Rules: []Rule{{Dims: []int{0, 1, 2}, Allows: func([]int) bool { return false }}}})
	if left := m.Left([]int{0}); left != nil {
		t.Errorf("a wide rule that allows nothing of settled dimensions leaves %v", left)
	}
}

func consistent(p Problem, rules []int) [][]int {
	left := make([][]int, len(p.Dimensions))
	for d, dim := range p.Dimensions {
		left[d] = []int{}
		for v := range dim.Size {
			left[d] = append(left[d], v)
		}
	}
	for changed := true; changed; {
		changed = false
		for _, i := range rules {
			r := narrowed(&p.Rules[i], left)
			if r == nil {
				continue
			}
			for side, d := range r.Dims {
				kept := slices.DeleteFunc(slices.Clone(left[d]), func(v int) bool {
					if len(r.Dims) == 1 {
						return !r.Allows([]int{v})
					}
					return !slices.ContainsFunc(left[r.Dims[1-side]], func(w int) bool {
						pair := []int{v, w}
						if side == 1 {
							pair = []int{w, v}
						}
						return r.Allows(pair)
					})
				})
				changed = changed || len(kept) < len(left[d])
				left[d] = kept
			}
		}
	}
	return left
}

// narrowed returns a rule over two dimensions, the open ones, in the place of a
// wide rule whose others have one value left; nil when there is more open.
func narrowed(r *Rule, left [][]int) *Rule {
	if len(r.Dims) <= 2 {
		return r
	}
	var open, places []int
	for i, d := range r.Dims {
		if len(left[d]) > 1 {
			open, places = append(open, d), append(places, i)
		}
	}
	if len(open) == 1 {
		other := (places[0] + 1) % len(r.Dims)
		open, places = append(open, r.Dims[other]), append(places, other)
	}
	if len(open) != 2 {
		return nil
	}
	return &Rule{Dims: open, Allows: func(v []int) bool {
		values := make([]int, len(r.Dims))
		for i, d := range r.Dims {
			values[i] = left[d][0]
		}
		values[places[0]], values[places[1]] = v[0], v[1]
		return r.Allows(values)
	}}
}
