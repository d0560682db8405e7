package layer

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// stack is like the wheels of a PyTorch image: few large, many small.
const budget60 = 60

func stack() []Sized {
	var all []Sized
	for i := range 15 {
		all = append(all, Sized{fmt.Sprintf("nvidia-part%02d", i), int64(20+i*30) << 20})
	}
	for i := range 120 {
		all = append(all, Sized{fmt.Sprintf("package-%03d", i), int64(i*i) << 8})
	}
	return all
}

// home tells which group each project is in.
func home(groups [][]Sized) map[string]int {
	m := map[string]int{}
	for i, g := range groups {
		for _, w := range g {
			m[w.Project] = i
		}
	}
	return m
}

func TestGroupsHoldEachWheelOnce(t *testing.T) {
	for _, budget := range []int{-1, 0, 1, 2, 4, 5, 10, 15, 16, 20, 60, 1000} {
		groups := Group(stack(), GroupThreshold, budget)
		n := 0
		for _, g := range groups {
			n += len(g)
		}
		if n != len(stack()) || len(home(groups)) != n {
			t.Errorf("budget %d: %d wheels in groups, %d projects", budget, n, len(home(groups)))
		}
		if len(groups) > max(budget, 1) {
			t.Errorf("budget %d: %d groups", budget, len(groups))
		}
	}
	if got := Group(nil, GroupThreshold, budget60); len(got) != 0 {
		t.Errorf("of nothing: %v", got)
	}
}

func TestLargeWheelsStandAlone(t *testing.T) {
	for _, g := range Group(stack(), GroupThreshold, budget60) {
		for _, w := range g {
			if w.Size >= GroupThreshold && len(g) > 1 {
				t.Errorf("%s shares its layer with %d", w.Project, len(g)-1)
			}
		}
	}
}

func TestGroupsAreThoseOfAnyOrder(t *testing.T) {
	want := Group(stack(), GroupThreshold, budget60)
	for seed := range uint64(20) {
		mixed := stack()
		rand.New(rand.NewPCG(seed, 0)).Shuffle(len(mixed), func(i, j int) { mixed[i], mixed[j] = mixed[j], mixed[i] })
		if diff := cmp.Diff(want, Group(mixed, GroupThreshold, budget60)); diff != "" {
			t.Fatalf("(-want +got)\n%s", diff)
		}
	}
}

func TestAChangeMovesOneGroup(t *testing.T) {
	before := Group(stack(), GroupThreshold, budget60)
	for name, change := range map[string]func([]Sized) []Sized{
		"a wheel grows":     func(w []Sized) []Sized { w[20].Size += 1000; return w },
		"a wheel comes":     func(w []Sized) []Sized { return append(w, Sized{"new-package", 5000}) },
		"a wheel goes":      func(w []Sized) []Sized { return append(w[:30:30], w[31:]...) },
		"a large grows":     func(w []Sized) []Sized { w[3].Size += 1 << 20; return w },
		"a large one comes": func(w []Sized) []Sized { return append(w, Sized{"nvidia-new", 100 << 20}) },
	} {
		after := Group(change(stack()), GroupThreshold, budget60)
		if moved := different(before, after); moved > 1 {
			t.Errorf("%s: %d groups are others", name, moved)
		}
	}
}

// different counts the groups of after that before does not have.
func different(before, after [][]Sized) int {
	had := map[string]bool{}
	for _, g := range before {
		had[fmt.Sprint(g)] = true
	}
	n := 0
	for _, g := range after {
		if !had[fmt.Sprint(g)] {
			n++
		}
	}
	return n
}

func TestMoreGroupsTakeOnlyWhatGoesToThem(t *testing.T) {
	for i := range 500 {
		project := fmt.Sprintf("package-%d", i)
		for n := 1; n < 32; n *= 2 {
			if before, after := bucket(project, n), bucket(project, 2*n); after != before && after < n {
				t.Fatalf("%s moves from %d to %d when groups %d and up are added", project, before, after, n)
			}
		}
	}
}
