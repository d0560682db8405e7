package model

import (
	"errors"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/solver"
)

// twoVariables is a model of two variables, cuda and os, and nothing else.
func twoVariables() *Model {
	m := &Model{Query: &query.Query{}, CUDA: &ListVariable{Values: []string{"13.0", "12.6", "11.8"},
		Variable: Variable{Part: "cuda", Size: 3}}, OS: &OSVariable{Rows: []matrices.OS{{ID: "debian13"}, {ID: "ubuntu22.04"}},
		Variable: Variable{Part: "os", Size: 2}}}
	m.addVariable(&m.CUDA.Variable)
	m.addVariable(&m.OS.Variable)
	return m
}

func solve(t *testing.T, m *Model) (Solution, bool) {
	t.Helper()
	compiled, err := m.Compile()
	if err != nil {
		t.Fatal(err)
	}
	got, err := compiled.Solve()
	var none *solver.Unsatisfiable
	if errors.As(err, &none) {
		return Solution{}, false
	}
	if err != nil {
		t.Fatal(err)
	}
	return Solution{Model: m, Values: got.Values}, true
}

// TestTheFirstValuesThatAreAllowedAreTaken: the order of values is the preference,
// and soft constraints come before it.
func TestTheFirstValuesThatAreAllowedAreTaken(t *testing.T) {
	s := statement()
	s.Model = twoVariables()
	if c, ok := solve(t, s.Model); !ok || c.Part(s.CUDA) != "13.0" || c.OSRow().ID != "debian13" {
		t.Errorf("with nothing stated: %v", c.Values)
	}
	Constrain2(s, s.CUDA.Term(), s.OS.Term(), func(cuda string, os *matrices.OS) bool {
		return cuda != "13.0" || os.ID == "ubuntu22.04"
	}, Says{})
	if c, _ := solve(t, s.Model); c.Part(s.CUDA) != "13.0" || c.OSRow().ID != "ubuntu22.04" {
		t.Errorf("the variable that stands first keeps its first value: %v", c.Values)
	}
	Soften1(s, s.CUDA.Term(), func(cuda string) int {
		if cuda == "13.0" {
			return 1
		}
		return 0
	}, Weighs{Level: LevelDelivery})
	if c, _ := solve(t, s.Model); c.Part(s.CUDA) != "12.6" || c.OSRow().ID != "debian13" {
		t.Errorf("what is weaker goes last: %v", c.Values)
	}
}

// TestWhatIsRequiredIsLoosenedNearestFirst: the distance of values decides which
// change is the smaller one.
func TestWhatIsRequiredIsLoosenedNearestFirst(t *testing.T) {
	m := twoVariables()
	at := request.Position{File: "--cuda"}
	m.Require(&m.CUDA.Variable, Requirement{Part: "cuda", From: "13.0", At: at, Text: "--cuda 13.0",
		To: func(v int) Change { return Change{Value: m.CUDA.Values[v], Text: "--cuda " + m.CUDA.Values[v]} }},
		CostPart, func(v int) bool { return v == 0 }, func(v int) int { return v })
	s := &Statement{Model: m, Rule: statement().Rule}
	Constrain1(s, m.CUDA.Term(), func(cuda string) bool { return cuda != "13.0" }, Says{})
	if _, ok := solve(t, m); ok {
		t.Fatal("what is required and refused has a solution")
	}
	ways, err := m.Compiled.Relaxations(1)
	if err != nil || len(ways) != 1 {
		t.Fatalf("%d ways out: %v", len(ways), err)
	}
	to := m.Constraints[ways[0].Rules[0]].Requirement.To(ways[0].Solution.Values[m.CUDA.Dim])
	if to.Text != "--cuda 12.6" || m.Constraints[0].Explain(nil).Text != "--cuda 13.0" || ways[0].Cost >= CostPinned {
		t.Errorf("the way out is %+v at %d", to, ways[0].Cost)
	}
}

// TestWhatWhyNotAskedForIsGivenUpLast: ways out are changes that let it in.
func TestWhatWhyNotAskedForIsGivenUpLast(t *testing.T) {
	m := twoVariables()
	at := request.Position{File: "why-not cuda==13.0"}
	m.Query.Pin = &query.Pin{Part: "cuda", Stated: true, Spec: query.Specifier{Text: request.Text{At: at}}}
	m.Require(&m.CUDA.Variable, Requirement{Part: "cuda", At: at, Text: "cuda = 13.0",
		To: func(v int) Change { return Change{Value: m.CUDA.Values[v], Text: "cuda = " + m.CUDA.Values[v]} }},
		CostPart, func(v int) bool { return v == 0 }, nil)
	c := &m.Constraints[0]
	if c.Solver.Cost != CostPinned || c.Requirement.Text != at.File {
		t.Errorf("it costs %d and reads %q", c.Solver.Cost, c.Requirement.Text)
	}
	if to := c.Requirement.To(1); to.Text != "cuda 12.6" {
		t.Errorf("another version reads %q", to.Text)
	}
	m.CUDA.Values[1] = ""
	if to := c.Requirement.To(1); to.Text != "" {
		t.Errorf("none of it reads %q, and there is nothing to say", to.Text)
	}
}

// TestAnyOfSomeHolds: what one of several variables brings about.
func TestAnyOfSomeHolds(t *testing.T) {
	s := statement()
	x, y, z := &Variable{Size: 2}, &Variable{Dim: 1, Size: 2}, &Variable{Dim: 2, Size: 2}
	ConstrainAny(s, []Term[bool]{chosen(x), chosen(y)}, Over(z, []string{"arm", "amd"}),
		func(some bool, platform string) bool { return some || platform == "amd" }, Says{})
	for _, test := range []struct {
		values []int
		want   bool
	}{{[]int{0, Absent, 0}, true}, {[]int{Absent, 0, 0}, true}, {[]int{Absent, Absent, 0}, false},
		{[]int{Absent, Absent, 1}, true}} {
		if got := s.Constraints[0].Allows(test.values); got != test.want {
			t.Errorf("%v: %t", test.values, got)
		}
	}
}

// TestAGivenUpGPUIsNotServed: its place among the solution's values says so, and
// then nothing covers it.
func TestAGivenUpGPUIsNotServed(t *testing.T) {
	f := &PackageVariable{Package: &query.Package{Kind: query.Framework}, Builds: make([]candidate.Build, 2),
		Variable: Variable{Dim: 2}}
	arch := &matrices.Architecture{ComputeCapability: "7.5"}
	cover := [][]candidate.Coverage{{candidate.CoverPTX, candidate.CoverCubin}}
	m := &Model{GPUs: []*GPUVariable{{GPU: &query.GPU{Arch: arch}, Cover: cover},
		{GPU: &query.GPU{Arch: arch}, Cover: cover, Variable: Variable{Dim: 1}}}}
	c := &Solution{Model: m, Values: []int{0, Absent, 1}}
	if served := c.Served(); len(served) != 1 || served[0] != m.GPUs[0] {
		t.Errorf("%d GPUs are served, want the first", len(served))
	}
	if c.Covered(m.GPUs[0], f) != candidate.CoverCubin || c.Covered(m.GPUs[1], f) != candidate.CoverNone {
		t.Errorf("covered by %d and %d", c.Covered(m.GPUs[0], f), c.Covered(m.GPUs[1], f))
	}
}

// TestEvidenceBelongsToWhoAskedForIt: a plan may change its own.
func TestEvidenceBelongsToWhoAskedForIt(t *testing.T) {
	m := &Model{Facts: facts.New(matrices.Embedded()), cache: NewCache()}
	refs := []string{"cuda/12.4#min-driver-minor-compat-linux"}
	first := m.Evidence(refs)
	if first == nil || first.Class == "" || first.Date == "" {
		t.Fatalf("the floor of CUDA 12.4 rests on %+v", first)
	}
	first.Class = "changed"
	if again := m.Evidence(refs); again.Class == "changed" {
		t.Error("what one plan changed is in another")
	}
	if m.Evidence(nil) != nil || m.Evidence([]string{"no/such"}) != nil {
		t.Error("what rests on no fact has evidence")
	}
	if a, b := m.Specifier(">=12,<13"), m.Specifier(">=12,<13"); !a.Allows("12.4") || a.Allows("13.0") || a.Text != b.Text {
		t.Errorf("%+v and %+v", a, b)
	}
}
