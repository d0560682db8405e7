package planner

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// TestCheckAgreesWithPlan judges the stacks that plans give as environments that
// are there: what plan says runs, check must not refuse.
func TestCheckAgreesWithPlan(t *testing.T) {
	p := New(matrices.Embedded())
	planned := 0
	for seed := range uint64(150) {
		words := strings.Join(randomRequest(matrices.Embedded(), seed), " ")
		found, err := p.Plan(plantest.Request(words))
		if err != nil || found.Stack == nil || len(found.Stack.LibraryPath) > 0 { // a path that only its image sets
			continue
		}
		planned++
		flags := observedStack(found.Stack)
		seen := flags.Observations()
		for i := range seen {
			seen[i].Installed = seen[i].Kind == observed.Package
		}
		doc, err := p.Check(observed.Environment{Observations: seen})
		if err != nil {
			t.Errorf("%s\n%+v: %v", words, flags, err)
			continue
		}
		if doc.Verdict == verdict.Fails {
			t.Errorf("%s\nis planned, and check refuses %+v:\n%s", words, flags, saidOf(&doc))
		}
	}
	if planned < 15 {
		t.Errorf("%d plans alone: the draw shows little", planned)
	}
}

// observedStack returns what somebody would see who looks at a stack.
func observedStack(s *plan.Stack) observed.Flags {
	flags := observed.Flags{OS: s.OS, Platform: s.Platform, Python: s.Python}
	for _, g := range s.GPUs {
		flags.GPU = append(flags.GPU, g.Name)
	}
	if s.Driver.Floor != "" {
		flags.Driver = []string{s.Driver.Floor}
	}
	for name, version := range s.Packages {
		flags.With = append(flags.With, fmt.Sprintf("%s==%s", name, version))
	}
	slices.Sort(flags.With)
	return flags
}

func saidOf(doc *verdict.Document) string {
	var b strings.Builder
	for _, j := range doc.Judged {
		if j.Conflict == nil {
			continue
		}
		for _, r := range j.Conflict.Rules {
			fmt.Fprintf(&b, "  %s: %s\n", j.GPU, r.Text)
		}
	}
	return b.String()
}
