package solver

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// answers is everything that can be asked of a model, as one text.
func answers(t testing.TB, m *Model) string {
	t.Helper()
	solution, err := m.Solve()
	if none := (*Unsatisfiable)(nil); err != nil && !errors.As(err, &none) {
		t.Fatal(err)
	}
	conflicts, err := m.Conflicts(10)
	if err != nil {
		t.Fatal(err)
	}
	relaxations, err := m.Relaxations(10)
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%+v\n%v\n%+v\n", solution, conflicts, relaxations)
}

// variants are changes of a problem that must not change its optimum.
var variants = []struct {
	name   string
	change func(r *rand.Rand, p Problem) Problem
	// back turns an assignment of the changed problem into one of the first.
	back func(values []int) []int
}{
	{"rules shuffled", func(r *rand.Rand, p Problem) Problem {
		p.Rules, p.Soft = slices.Clone(p.Rules), slices.Clone(p.Soft)
		r.Shuffle(len(p.Rules), func(i, j int) { p.Rules[i], p.Rules[j] = p.Rules[j], p.Rules[i] })
		r.Shuffle(len(p.Soft), func(i, j int) { p.Soft[i], p.Soft[j] = p.Soft[j], p.Soft[i] })
		return p
	}, nil},
	{"everything renamed", func(_ *rand.Rand, p Problem) Problem {
		p.Dimensions, p.Rules, p.Soft = slices.Clone(p.Dimensions), slices.Clone(p.Rules), slices.Clone(p.Soft)
		for i := range p.Dimensions {
			p.Dimensions[i].Name = fmt.Sprint("x", len(p.Dimensions)-i)
		}
		for i := range p.Rules {
			p.Rules[i].ID = "same"
		}
		for i := range p.Soft {
			p.Soft[i].ID = ""
		}
		return p
	}, nil},
	{"a rule that allows everything", func(r *rand.Rand, p Problem) Problem {
		dims := r.Perm(len(p.Dimensions))[:1+r.IntN(min(3, len(p.Dimensions)))]
		useless := Rule{ID: "useless", Dims: dims, Allows: func([]int) bool { return true }}
		p.Rules = slices.Insert(slices.Clone(p.Rules), r.IntN(len(p.Rules)+1), useless)
		return p
	}, nil},
	{"a rule twice", func(r *rand.Rand, p Problem) Problem {
		p.Rules = append(slices.Clone(p.Rules), p.Rules[r.IntN(len(p.Rules))])
		return p
	}, nil},
	{"a rule's dimensions swapped", func(_ *rand.Rand, p Problem) Problem {
		p.Rules = slices.Clone(p.Rules)
		for i, rule := range p.Rules {
			p.Rules[i] = reversed(rule)
		}
		return p
	}, nil},
	{"a dominated candidate", func(r *rand.Rand, p Problem) Problem {
		d := r.IntN(len(p.Dimensions))
		n := p.Dimensions[d].Size
		like := r.IntN(n) // the new, last value is as good as this earlier one
		p.Dimensions = slices.Clone(p.Dimensions)
		p.Dimensions[d].Size++
		return copied(p, d, n, like)
	}, nil},
	{"a dimension without rules in front", func(r *rand.Rand, p Problem) Problem {
		p.Dimensions = slices.Insert(slices.Clone(p.Dimensions), 0, Dimension{Name: "free", Size: 1 + r.IntN(3)})
		p.Rules, p.Soft = slices.Clone(p.Rules), slices.Clone(p.Soft)
		for i := range p.Rules {
			p.Rules[i].Dims = plusOne(p.Rules[i].Dims)
		}
		for i := range p.Soft {
			p.Soft[i].Dims = plusOne(p.Soft[i].Dims)
		}
		return p
	}, func(values []int) []int { return values[1:] }},
}

func plusOne(dims []int) []int {
	dims = slices.Clone(dims)
	for i := range dims {
		dims[i]++
	}
	return dims
}

// reversed is the same rule with its dimensions named in the other order.
func reversed(rule Rule) Rule {
	last := len(rule.Dims) - 1
	flip := func(values []int) []int {
		values = slices.Clone(values)
		slices.Reverse(values)
		return values
	}
	allows, class := rule.Allows, rule.Class
	rule.Dims = flip(rule.Dims)
	rule.Allows = func(values []int) bool { return allows(flip(values)) }
	if class != nil {
		rule.Class = func(i, v int) int { return class(last-i, v) }
	}
	return rule
}

// copied makes value n of dimension d behave like an earlier one.
func copied(p Problem, d, n, like int) Problem {
	alias := func(dims, values []int) []int {
		values = slices.Clone(values)
		for i := range values {
			if dims[i] == d && values[i] == n {
				values[i] = like
			}
		}
		return values
	}
	p.Rules, p.Soft = slices.Clone(p.Rules), slices.Clone(p.Soft)
	for i, r := range p.Rules {
		p.Rules[i].Allows = func(v []int) bool { return r.Allows(alias(r.Dims, v)) }
		if r.Class != nil {
			p.Rules[i].Class = func(k, v int) int { return r.Class(k, alias(r.Dims[k:], []int{v})[0]) }
		}
		if r.Distance != nil {
			p.Rules[i].Distance = func(v int) int { return r.Distance(alias(r.Dims, []int{v})[0]) }
		}
	}
	for i, f := range p.Soft {
		p.Soft[i].Cost = func(v []int) int { return f.Cost(alias(f.Dims, v)) }
		if f.Class != nil {
			p.Soft[i].Class = func(k, v int) int { return f.Class(k, alias(f.Dims[k:], []int{v})[0]) }
		}
	}
	return p
}

func TestChangesThatDoNotMatterChangeNothing(t *testing.T) {
	draws := []func(seed uint64) Problem{
		withFewSoft(smallSize),
		func(seed uint64) Problem {
			p := smallShapes[seed%5].problem(rand.New(rand.NewPCG(seed, 12)))
			if len(p.Rules) == 0 {
				p.Rules = append(p.Rules, Rule{Dims: []int{0}, Allows: func([]int) bool { return true }})
			}
			return p
		},
	}
	for _, variant := range variants {
		t.Run(variant.name, func(t *testing.T) {
			solved := 0
			for seed := range uint64(cases(1_000)) {
				p := draws[seed%2](seed)
				changed := variant.change(rand.New(rand.NewPCG(seed, 13)), p)
				want, err := compile(t, p).Solve()
				got, changedErr := compile(t, changed).Solve()
				if (err == nil) != (changedErr == nil) {
					t.Fatalf("seed %d: %v, but changed %v", seed, err, changedErr)
				}
				if err != nil {
					checkChanged(t, seed, p, changed)
					continue
				}
				solved++
				if variant.back != nil {
					got.Values = variant.back(got.Values)
				}
				if !slices.Equal(got.Values, want.Values) {
					t.Fatalf("seed %d: %v, but changed %v", seed, want.Values, got.Values)
				}
			}
			if solved == 0 {
				t.Error("no problem with a solution")
			}
		})
	}
}

// checkChanged compares how costly the ways out of a problem are: the same
// requirements have to go, whatever the order and the names.
func checkChanged(t *testing.T, seed uint64, p, changed Problem) {
	t.Helper()
	if len(p.Rules) != len(changed.Rules) {
		return // one more rule can be one more thing to loosen
	}
	price := func(p Problem) (prices []int) {
		relaxations, err := compile(t, p).Relaxations(1000)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		for _, r := range relaxations {
			prices = append(prices, 100*len(r.Rules)+r.Cost)
		}
		return prices
	}
	if want, got := price(p), price(changed); !slices.Equal(want, got) {
		t.Fatalf("seed %d: relaxations cost %v, but changed %v", seed, want, got)
	}
}

func TestAThousandRunsGiveTheSameAnswers(t *testing.T) {
	for seed := range uint64(6) {
		p := withFewSoft(smallSize)(seed * 4 / 3)
		m := compile(t, p)
		want := sha256.Sum256([]byte(answers(t, m)))
		for run := range cases(1_000) {
			again := m
			if run%2 == 0 {
				again = compile(t, p)
			}
			if got := sha256.Sum256([]byte(answers(t, again))); got != want {
				t.Fatalf("seed %d, run %d: %s", seed, run, answers(t, again))
			}
		}
	}
}

func TestAModelCanBeSharedByGoroutines(t *testing.T) {
	m := compile(t, smallSize.problem(3))
	want := answers(t, m)
	results := make(chan string)
	for range 8 {
		go func() { results <- answers(t, m) }()
	}
	for range 8 {
		if got := <-results; got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}

// TestWithIsLikeCompilingAllRules: a model that grew by With answers as one
// that had all rules from the start, and the first model stays as it was.
func TestWithIsLikeCompilingAllRules(t *testing.T) {
	for seed := range uint64(cases(1_000)) {
		p := withFewSoft(smallSize)(seed)
		r := rand.New(rand.NewPCG(seed, 14))
		few := p
		few.Rules = p.Rules[:r.IntN(len(p.Rules)+1)]
		base := compile(t, few)
		before := answers(t, base)
		grown, err := base.With(p.Rules[len(few.Rules):]...)
		if err != nil {
			t.Fatal(err)
		}
		other, err := base.With(Rule{ID: "never", Dims: []int{0}, Allows: func([]int) bool { return false }})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := other.Solve(); err == nil {
			t.Fatalf("seed %d: a rule that allows nothing has no effect", seed)
		}
		if got, want := answers(t, grown), answers(t, compile(t, p)); got != want {
			t.Fatalf("seed %d: grown %s, compiled %s", seed, got, want)
		}
		if got := answers(t, base); got != before {
			t.Fatalf("seed %d: With changed the model it grew from: %s, was %s", seed, got, before)
		}
	}
}
