package solver

import (
	"errors"
	"runtime/debug"
	"slices"
	"testing"

	sat "github.com/crillab/gophersat/solver"
)

// oracle answers by a SAT solver what this package answers by propagation. It
// shares nothing with the package but the problem: it calls every predicate
// itself, for every pair of values.
//
// A literal stands for each value of each dimension, and one more for each
// class of values that a rule treats alike. Clauses ask for at least one value
// per dimension and forbid pairs of classes; more than one value never helps.
type oracle struct {
	p       Problem
	literal [][]int   // dimension, value
	always  [][]int   // clauses that hold whatever the rules
	rules   [][][]int // clauses of each rule
	costs   []weights // of each soft rule
	last    int       // the last literal in use
}

// weights is a soft rule as a weighted sum of literals.
type weights struct{ literals, costs []int }

func newOracle(p Problem) *oracle {
	o := &oracle{p: p}
	for _, dim := range p.Dimensions {
		literals := make([]int, dim.Size)
		for v := range literals {
			literals[v] = o.fresh()
		}
		o.literal = append(o.literal, literals)
		o.always = append(o.always, literals)
	}
	for _, r := range p.Rules {
		o.rules = append(o.rules, o.encode(r.Dims, r.Class, func(values []int) int {
			if r.Allows(values) {
				return 0
			}
			return 1
		}, func(_, _ int) int { return 0 }))
	}
	for _, f := range p.Soft {
		var w weights
		o.always = append(o.always, o.encode(f.Dims, f.Class, f.Cost, func(_, cost int) int {
			paid := o.fresh()
			w.literals, w.costs = append(w.literals, paid), append(w.costs, cost)
			return paid
		})...)
		o.costs = append(o.costs, w)
	}
	return o
}

func (o *oracle) fresh() int { o.last++; return o.last }

// encode writes clauses for all combinations with a cost: they are forbidden,
// or imply the literal that pay gives for the number of the combination.
func (o *oracle) encode(dims []int, class func(i, v int) int, cost func([]int) int, pay func(i, cost int) int) [][]int {
	var clauses [][]int
	literals, firsts := make([][]int, len(dims)), make([][]int, len(dims))
	for i, d := range dims {
		kinds := o.kinds(dims, i, class, cost)
		for v, kind := range kinds {
			if kind == len(literals[i]) {
				literals[i] = append(literals[i], o.fresh())
				firsts[i] = append(firsts[i], v)
			}
			clauses = append(clauses, []int{-o.literal[d][v], literals[i][kind]})
		}
	}
	at, values := make([]int, len(dims)), make([]int, len(dims))
	paid := make(map[int]int)
	var visit func(i int)
	visit = func(i int) {
		if i < len(dims) {
			for k, v := range firsts[i] {
				at[i], values[i] = literals[i][k], v
				visit(i + 1)
			}
			return
		}
		c := cost(values)
		if c == 0 {
			return
		}
		var clause []int
		for _, l := range at {
			clause = append(clause, -l)
		}
		l, known := paid[c]
		if !known {
			l = pay(len(paid), c)
			paid[c] = l
		}
		if l != 0 {
			clause = append(clause, l)
		}
		clauses = append(clauses, clause)
	}
	visit(0)
	return clauses
}

// kinds numbers the values of dims[i] that cost the same beside everything.
func (o *oracle) kinds(dims []int, i int, class func(i, v int) int, cost func([]int) int) []int {
	n := o.p.Dimensions[dims[i]].Size
	list := make([]int, n)
	seen := make(map[string]int)
	for v := range n {
		var key []byte
		switch len(dims) {
		case 1:
			key = append(key, byte(cost([]int{v})))
		case 2:
			values := make([]int, 2)
			values[i] = v
			for u := range o.p.Dimensions[dims[1-i]].Size {
				values[1-i] = u
				key = append(key, byte(cost(values)))
			}
		default:
			c := v
			if class != nil {
				c = class(i, v)
			}
			key = append(key, byte(c), byte(c>>8))
		}
		kind, ok := seen[string(key)]
		if !ok {
			kind = len(seen)
			seen[string(key)] = kind
		}
		list[v] = kind
	}
	return list
}

// satisfiable answers for some of the rules, with clauses of its own.
func (o *oracle) satisfiable(rules []int, extra ...[]int) bool {
	cnf := slices.Concat(o.always, extra)
	for _, r := range rules {
		cnf = append(cnf, o.rules[r]...)
	}
	for _, clause := range cnf {
		if len(clause) == 0 {
			return false
		}
	}
	problem := sat.ParseSliceNb(cnf, o.last)
	return sat.New(problem).Solve() == sat.Sat
}

// affordable answers whether all rules can hold while levels cost at most
// what most says.
func (o *oracle) affordable(most map[int]int, extra ...[]int) bool {
	var constraints []sat.PBConstr
	add := func(clauses [][]int) {
		for _, clause := range clauses {
			constraints = append(constraints, sat.PropClause(slices.Clone(clause)...))
		}
	}
	add(o.always)
	add(extra)
	for _, clauses := range o.rules {
		add(clauses)
	}
	for level, bound := range most {
		if bound < 0 {
			return false
		}
		var sum weights
		for i, f := range o.p.Soft {
			if f.Level == level {
				sum.literals = append(sum.literals, o.costs[i].literals...)
				sum.costs = append(sum.costs, o.costs[i].costs...)
			}
		}
		if len(sum.literals) > 0 {
			constraints = append(constraints, sat.LtEq(sum.literals, sum.costs, bound))
		}
	}
	return sat.New(sat.ParsePBConstrs(constraints)).Solve() == sat.Sat
}

// allRules lists a problem's rules but the skipped.
func allRules(p Problem, skip ...int) []int {
	var list []int
	for i := range p.Rules {
		if !slices.Contains(skip, i) {
			list = append(list, i)
		}
	}
	return list
}

// verdicts counts what an oracle run has seen.
type verdicts struct{ solved, clashed, conflictRules, relaxed int }

// check compares all answers for one problem.
func (v *verdicts) check(t *testing.T, seed uint64, p Problem) {
	t.Helper()
	m, o := compile(t, p), newOracle(p)
	solution, err := m.Solve()
	if none := (*Unsatisfiable)(nil); errors.As(err, &none) {
		if o.satisfiable(allRules(p)) {
			t.Fatalf("seed %d: no solution found, the oracle finds one", seed)
		}
		v.clashed++
		v.checkConflict(t, seed, o, m)
		v.checkRelaxations(t, seed, o, m)
		return
	}
	if err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
	v.solved++
	if !holds(p, solution.Values) {
		t.Fatalf("seed %d: %v breaks a rule", seed, solution.Values)
	}
	if len(p.Soft) > 0 {
		checkLevels(t, seed, o, solution.Values)
	} else if o.satisfiable(allRules(p), o.better(solution.Values)...) {
		t.Fatalf("seed %d: %v could be better", seed, solution.Values)
	}
}

func (v *verdicts) checkConflict(t *testing.T, seed uint64, o *oracle, m *Model) {
	t.Helper()
	conflict, err := m.Conflict()
	if err != nil || len(conflict) == 0 {
		t.Fatalf("seed %d: conflict %v, %v", seed, conflict, err)
	}
	if o.satisfiable(conflict) {
		t.Fatalf("seed %d: conflict %v can hold together", seed, conflict)
	}
	for i := range conflict {
		if !o.satisfiable(slices.Delete(slices.Clone(conflict), i, i+1)) {
			t.Fatalf("seed %d: conflict %v does not need rule %d", seed, conflict, conflict[i])
		}
	}
	v.conflictRules += len(conflict)
}

// checkRelaxations checks that each relaxation helps, that none is larger than
// it must be, and that no single requirement that would help is left out.
func (v *verdicts) checkRelaxations(t *testing.T, seed uint64, o *oracle, m *Model) {
	t.Helper()
	relaxations, err := m.Relaxations(1000)
	if err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
	var singles []int
	for _, r := range relaxations {
		if !holds(o.p, r.Solution.Values, r.Rules...) {
			t.Fatalf("seed %d: relaxation %v breaks another rule", seed, r.Rules)
		}
		for i := range r.Rules {
			if o.satisfiable(allRules(o.p, slices.Delete(slices.Clone(r.Rules), i, i+1)...)) {
				t.Fatalf("seed %d: relaxation %v does not need rule %d", seed, r.Rules, r.Rules[i])
			}
		}
		if len(r.Rules) == 1 {
			singles = append(singles, r.Rules[0])
		}
		v.relaxed++
	}
	for i, rule := range o.p.Rules {
		if rule.Kind == Requirement && o.satisfiable(allRules(o.p, i)) != slices.Contains(singles, i) {
			t.Fatalf("seed %d: relaxations %v are wrong about rule %d", seed, singles, i)
		}
	}
}

// better writes clauses that only a lexicographically better assignment
// satisfies: one literal per dimension says that it is the first to differ.
func (o *oracle) better(values []int) [][]int {
	var clauses [][]int
	var somewhere []int
	for d, v := range values {
		here := o.fresh()
		somewhere = append(somewhere, here)
		clauses = append(clauses, append([]int{-here}, o.literal[d][:v]...))
		for e := range d {
			clauses = append(clauses, []int{-here, o.literal[e][values[e]]})
		}
	}
	return append(clauses, somewhere)
}

// checkLevels proves that no level could have cost less beside the costs of
// those before it, and that the order of the dimensions decides the rest.
func checkLevels(t *testing.T, seed uint64, o *oracle, values []int) {
	t.Helper()
	levels := 0
	for _, f := range o.p.Soft {
		levels = max(levels, f.Level+1)
	}
	most := make(map[int]int)
	for level, cost := range costs(o.p, levels, values) {
		most[level] = cost - 1
		if o.affordable(most) {
			t.Fatalf("seed %d: level %d could cost less than %d", seed, level, cost)
		}
		most[level] = cost
	}
	if o.affordable(most, o.better(values)...) {
		t.Fatalf("seed %d: %v could be better at the same costs", seed, values)
	}
}

func TestAnswersAgreeWithASATSolver(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(800)) // the SAT solver makes much garbage
	for _, run := range []struct {
		name  string
		draw  func(seed uint64) Problem
		seeds int
	}{
		{"stacks of 15 dimensions, 120 candidates", withFewSoft(smallSize), 10_000},
		{"stacks of 15 dimensions, 2000 candidates", withFewSoft(fullSize), 200},
		{"tangles of 12 dimensions", tangle{dims: 12, size: 8, facts: 36, forbidden: 0.42, wants: 8}.problem, 120},
		{"tangles with soft rules", tangle{dims: 8, size: 5, facts: 16, forbidden: 0.36, wants: 4, soft: 8}.problem, 300},
	} {
		t.Run(run.name, func(t *testing.T) {
			var v verdicts
			for seed := range uint64(cases(run.seeds)) {
				v.check(t, seed, run.draw(seed))
			}
			t.Logf("%+v", v)
			if v.solved < cases(run.seeds)/6 || v.clashed < cases(run.seeds)/6 {
				t.Errorf("one-sided: %+v", v)
			}
			if v.conflictRules <= v.clashed || v.relaxed == 0 {
				t.Errorf("conflicts or relaxations were hardly looked at: %+v", v)
			}
		})
	}
}

// withFewSoft keeps soft rules in every fourth problem only: the oracle takes
// its time with weighted sums.
func withFewSoft(st stack) func(seed uint64) Problem {
	return func(seed uint64) Problem {
		if seed%4 != 0 {
			st := st
			st.soft = 0
			return st.problem(seed)
		}
		return st.problem(seed)
	}
}
