package solver

import (
	"slices"
	"testing"
)

// choice is a problem of two dimensions with three values each that must
// differ.
func choice(soft ...Soft) Problem {
	return Problem{
		Dimensions: []Dimension{{Name: "a", Size: 3}, {Name: "b", Size: 3}},
		Rules:      []Rule{{ID: "differ", Dims: []int{0, 1}, Allows: func(v []int) bool { return v[0] != v[1] }}},
		Soft:       soft,
	}
}

// costing makes a soft rule over one dimension from a list of costs.
func costing(level, d int, list ...int) Soft {
	return Soft{ID: "costs", Level: level, Dims: []int{d}, Cost: func(v []int) int { return list[v[0]] }}
}

func TestSoftRulesRankByLevelThenSumThenOrder(t *testing.T) {
	for _, c := range []struct {
		name   string
		soft   []Soft
		want   []int
		broken []int
	}{
		{"none", nil, []int{0, 1}, nil},
		{"a cost moves a value", []Soft{costing(0, 0, 1, 0, 0)}, []int{1, 0}, nil},
		{"the sum counts", []Soft{costing(0, 0, 3, 0, 0), costing(0, 1, 0, 9, 2)}, []int{1, 0}, nil},
		{"one large cost against two small", []Soft{costing(0, 0, 0, 5, 5), costing(0, 1, 0, 6, 6)}, []int{1, 0}, []int{0}},
		{"lower levels first", []Soft{costing(7, 0, 0, 1000, 1000), costing(-7, 1, 0, 1, 1)}, []int{1, 0}, []int{0}},
		{"levels need not be dense", []Soft{costing(100, 0, 1, 0, 0), costing(5, 0, 0, 1, 1)}, []int{0, 1}, []int{0}},
		{"equal costs leave the order", []Soft{costing(0, 0, 4, 4, 4)}, []int{0, 1}, []int{0}},
		{"two rules on one dimension add up", []Soft{costing(0, 0, 2, 0, 9), costing(0, 0, 0, 3, 0)}, []int{0, 1}, []int{0}},
		{"a pair", []Soft{{ID: "pair", Dims: []int{1, 0}, Cost: func(v []int) int { return max(0, 3-v[0]-v[1]) }}},
			[]int{1, 2}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := compile(t, choice(c.soft...)).Solve()
			if err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(got.Values, c.want) || !slices.Equal(got.Broken, c.broken) {
				t.Errorf("got %v, broken %v; want %v, broken %v", got.Values, got.Broken, c.want, c.broken)
			}
		})
	}
}

// TestSoftRulesNeverMakeAProblemImpossible: a cost is no rule.
func TestSoftRulesNeverMakeAProblemImpossible(t *testing.T) {
	p := choice(costing(0, 0, 1, 1, 1), costing(1, 1, 1<<40, 1<<40, 1<<40))
	m := compile(t, p)
	if got, err := m.Solve(); err != nil || len(got.Broken) != 2 {
		t.Errorf("%+v, %v", got, err)
	}
	if conflict, err := m.Conflict(); conflict != nil || err != nil {
		t.Errorf("conflict %v, %v", conflict, err)
	}
}

// TestPricesGroupValuesByCost, cheapest first, whatever order the costs come in.
func TestPricesGroupValuesByCost(t *testing.T) {
	costs := []int{7, 3, 3, 0, 7, 3}
	bill := bill{prices: pricesOf(len(costs), func(v int) int { return costs[v] })}
	for i, want := range []int{0, 3, 7} {
		if got := bill.prices[i].cost; len(bill.prices) != 3 || got != want {
			t.Fatalf("price %d of %d is %d, want %d", i, len(bill.prices), got, want)
		}
	}
	for least, values := range map[int][]int{0: {0, 1, 3}, 3: {0, 4, 5}, 7: {0, 4}, unbounded: {}} {
		dom := newSet(len(costs))
		for _, v := range values {
			dom.add(v)
		}
		if got := bill.cheapestOf(dom); got != least {
			t.Errorf("the cheapest of %v costs %d, want %d", values, got, least)
		}
	}
}
