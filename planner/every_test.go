package planner

import (
	"flag"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// answered checks what every answer must be: a stack that the independent
// checker passes, or a conflict with a reason in which every way out is sound
// too.
func answered(t *testing.T, set *matrices.Set, name string, got plan.Plan) {
	t.Helper()
	switch {
	case got.Stack != nil:
		for _, fault := range checkStack(set, got.Stack) {
			t.Errorf("%s: %s", name, fault)
		}
		if len(got.Reasons) == 0 {
			t.Errorf("%s: a stack without reasons", name)
		}
	case got.Conflict == nil || len(got.Conflict.Rules) == 0:
		t.Errorf("%s: neither a stack nor a reason", name)
	default:
		for _, r := range got.Conflict.Rules {
			if r.Text == "" || r.Rule == "" {
				t.Errorf("%s: a rule without words: %+v", name, r)
			}
		}
		for _, f := range got.Conflict.Fixes {
			for _, fault := range checkStack(set, f.Stack) {
				t.Errorf("%s: way out %q: %s", name, f.Text, fault)
			}
		}
	}
}

// TestEveryCapabilityWithEveryRelease asks for every release of PyTorch on
// every compute capability that any board has.
func TestEveryCapabilityWithEveryRelease(t *testing.T) {
	set := matrices.Embedded()
	p := New(set)
	count := map[string]int{}
	for _, arch := range set.Architectures() {
		for _, release := range set.Frameworks("pytorch") {
			words := "gpu=" + query.SMName(arch.ComputeCapability) + " pytorch==" + release.Version
			got := plantest.Plan(t, p, words)
			answered(t, set, words, got)
			count[got.Status]++
		}
	}
	if count[plan.StatusOK] < 300 || count[plan.StatusConflict] < 300 {
		t.Errorf("answers are %v: too many of one kind to be true", count)
	}
}

// every makes TestEveryFrameworkOnEveryCapability ask for everything: minutes.
var every = flag.Bool("every", false, "plan every release of every framework on every compute capability")

// stride is how many pairs lie between two that are asked for without -every:
// a prime, so that every capability meets releases of every age.
const stride = 11

// TestEveryFrameworkOnEveryCapability asks for the releases of every other
// framework on every compute capability that any board has.
func TestEveryFrameworkOnEveryCapability(t *testing.T) {
	set := matrices.Embedded()
	p := New(set)
	step := stride
	if *every {
		step = 1
	}
	n := 0
	for _, name := range set.FrameworkNames() {
		if name == "pytorch" {
			continue
		}
		count := map[string]int{}
		for _, release := range set.Frameworks(name) {
			for _, arch := range set.Architectures() {
				if n++; n%step != 0 {
					continue
				}
				words := "gpu=" + query.SMName(arch.ComputeCapability) + " " + name + "==" + release.Version
				got := plantest.Plan(t, p, words)
				answered(t, set, words, got)
				count[got.Status]++
			}
		}
		if count[plan.StatusOK] == 0 || count[plan.StatusConflict] == 0 {
			t.Errorf("%s: answers are %v, all of one kind", name, count)
		}
	}
	t.Logf("%d pairs, every %d. asked for", n, step)
}

// TestEveryBoard asks for a stack for each board there is.
func TestEveryBoard(t *testing.T) {
	set := matrices.Embedded()
	p := New(set)
	for _, board := range set.GPUs() {
		r := request.Request{Target: "t", GPUs: []request.Text{{Value: board.ID}},
			Frameworks: []request.FrameworkRequest{{Name: "pytorch"}}}
		got, err := p.Plan(r)
		if err != nil {
			t.Errorf("%s: %v", board.ID, err)
			continue
		}
		answered(t, set, board.ID, got)
		if got.Stack != nil && got.Stack.GPUs[0].ComputeCapability != board.ComputeCapability {
			t.Errorf("%s: planned as %+v", board.ID, got.Stack.GPUs)
		}
	}
}

// TestEveryDriverBranch asks for stacks on hosts of each branch.
func TestEveryDriverBranch(t *testing.T) {
	set := matrices.Embedded()
	p := New(set)
	for _, branch := range set.DriverBranches() {
		for _, gpu := range []string{"k80", "v100", "t4", "h100", "b200"} {
			for _, driver := range []string{branch.Branch, branch.Versions[0].Version,
				branch.Versions[len(branch.Versions)-1].Version} {
				words := "gpu=" + gpu + " driver=" + driver + " pytorch"
				answered(t, set, words, plantest.Plan(t, p, words))
			}
		}
	}
}

// TestEveryBoardAtOnce asks for one stack for every board there is, which is
// impossible in many ways: the answer must come all the same.
func TestEveryBoardAtOnce(t *testing.T) {
	set := matrices.Embedded()
	r := request.Request{Target: "t", Frameworks: []request.FrameworkRequest{{Name: "pytorch"}}}
	for _, board := range set.GPUs() {
		r.GPUs = append(r.GPUs, request.Text{Value: board.ID})
	}
	got, err := New(set).Plan(r)
	if err != nil {
		t.Fatal(err)
	}
	if got.Conflict == nil || len(got.Conflict.Rules) == 0 {
		t.Errorf("one stack for %d boards: %+v", len(r.GPUs), got.Stack)
	}
}
