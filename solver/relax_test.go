package solver

import (
	"slices"
	"testing"
)

// asks is a requirement that dimension d has one value.
func asks(d, value, cost int) Rule {
	return Rule{
		ID: "asks", Kind: Requirement, Cost: cost, Dims: []int{d},
		Allows:   func(v []int) bool { return v[0] == value },
		Distance: func(v int) int { return max(v-value, value-v) },
	}
}

// forbids is a fact that takes values from a dimension.
func forbids(d int, values ...int) Rule {
	return Rule{ID: "forbids", Dims: []int{d}, Allows: func(v []int) bool { return !slices.Contains(values, v[0]) }}
}

func TestTheNearestValueThatWorksIsProposed(t *testing.T) {
	dims := []Dimension{{Name: "a", Size: 9}, {Name: "b", Size: 9}}
	for _, c := range []struct {
		name  string
		rules []Rule
		soft  []Soft
		want  []int
	}{
		{"one step away", []Rule{asks(0, 4, 1), forbids(0, 4, 3)}, nil, []int{5, 0}},
		{"both ways open: the better value", []Rule{asks(0, 4, 1), forbids(0, 4)}, nil, []int{3, 0}},
		{"both ways open: soft rules decide", []Rule{asks(0, 4, 1), forbids(0, 4)},
			[]Soft{costing(0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)}, []int{5, 0}},
		{"near comes before soft rules", []Rule{asks(0, 4, 1), forbids(0, 4, 5)},
			[]Soft{costing(0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)}, []int{3, 0}},
		{"far away", []Rule{asks(0, 4, 1), forbids(0, 1, 2, 3, 4, 5, 6, 7, 8)}, nil, []int{0, 0}},
		{"near even if the rest gets worse", []Rule{asks(0, 4, 1), forbids(0, 4), {
			ID: "far from 8", Dims: []int{0, 1}, Allows: func(v []int) bool { return v[0] == 0 || v[1] == 8 },
		}}, nil, []int{3, 8}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := compile(t, Problem{Dimensions: dims, Rules: c.rules, Soft: c.soft}).Relaxations(5)
			if err != nil || len(got) != 1 {
				t.Fatalf("%+v, %v", got, err)
			}
			if !slices.Equal(got[0].Solution.Values, c.want) {
				t.Errorf("got %v, want %v", got[0].Solution.Values, c.want)
			}
		})
	}
}

// TestTheDearerRequirementStaysNearer: two requirements that both have to go
// pull in different directions.
func TestTheDearerRequirementStaysNearer(t *testing.T) {
	apart := Rule{ID: "far apart", Dims: []int{0, 1}, Allows: func(v []int) bool { return v[0]+v[1] >= 13 }}
	for _, c := range []struct {
		costs [2]int
		want  []int
	}{
		{[2]int{5, 1}, []int{5, 8}},
		{[2]int{1, 5}, []int{8, 5}},
	} {
		got, err := compile(t, Problem{
			Dimensions: []Dimension{{Size: 9}, {Size: 9}},
			Rules:      []Rule{asks(0, 4, c.costs[0]), asks(1, 4, c.costs[1]), apart},
		}).Relaxations(5)
		if err != nil || len(got) != 1 || !slices.Equal(got[0].Solution.Values, c.want) {
			t.Errorf("costs %v: %+v, %v, want %v", c.costs, got, err, c.want)
		}
	}
}

func TestRelaxationsAreRankedBySizeThenCost(t *testing.T) {
	// a=0 clashes with b=0 and with both of c=0 and d=0.
	clash := func(x, y int) Rule {
		return Rule{ID: "clash", Dims: []int{x, y}, Allows: func(v []int) bool { return v[0] != 0 || v[1] != 0 }}
	}
	p := Problem{
		Dimensions: []Dimension{{Size: 2}, {Size: 2}, {Size: 2}, {Size: 2}},
		Rules:      []Rule{asks(0, 0, 100), asks(1, 0, 1), asks(2, 0, 2), asks(3, 0, 3), clash(0, 1), clash(0, 2)},
	}
	m := compile(t, p)
	got, err := m.Relaxations(10)
	if err != nil {
		t.Fatal(err)
	}
	var sets [][]int
	for _, r := range got {
		sets = append(sets, r.Rules)
	}
	want := [][]int{{0}, {1, 2}}
	if !slices.EqualFunc(sets, want, slices.Equal) {
		t.Errorf("got %v, want %v", sets, want)
	}
	if one, err := m.Relaxations(1); err != nil || len(one) != 1 {
		t.Errorf("limit 1: %v, %v", one, err)
	}
	if nothing, err := m.Relaxations(0); err != nil || nothing != nil {
		t.Errorf("limit 0: %v, %v", nothing, err)
	}
	// With a third clash the pair becomes a triple, which nobody wants while
	// one change does.
	p.Rules = append(p.Rules, clash(0, 3))
	if got, err := compile(t, p).Relaxations(10); err != nil || len(got) != 1 || len(got[0].Rules) != 1 {
		t.Errorf("%+v, %v: want the single one alone", got, err)
	}
	// Once the single one is a fact, the triple is all that helps.
	p.Rules[0].Kind = Fact
	if got, err := compile(t, p).Relaxations(10); err != nil || len(got) != 1 ||
		!slices.Equal(got[0].Rules, []int{1, 2, 3}) {
		t.Errorf("%+v, %v: want the triple", got, err)
	}
}

func TestNothingHelpsAgainstFacts(t *testing.T) {
	m := compile(t, Problem{
		Dimensions: []Dimension{{Size: 2}, {Size: 2}},
		Rules:      []Rule{asks(1, 1, 1), forbids(0, 0, 1)},
	})
	if got, err := m.Relaxations(10); err != nil || got != nil {
		t.Errorf("%+v, %v", got, err)
	}
	if got, err := m.Conflicts(10); err != nil || len(got) != 1 || !slices.Equal(got[0], []int{1}) {
		t.Errorf("%v, %v: the fact stands alone", got, err)
	}
}
