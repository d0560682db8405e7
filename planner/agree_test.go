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
		if agrees(t, p, strings.Join(randomRequest(matrices.Embedded(), seed), " ")) {
			planned++
		}
	}
	if planned < 15 {
		t.Errorf("%d plans alone: the draw shows little", planned)
	}
}

// TestCheckAgreesWithPlanOf holds to what was drawn once, and check refused.
func TestCheckAgreesWithPlanOf(t *testing.T) {
	p := New(matrices.Embedded())
	for words, planned := range map[string]bool{
		// It is compiled beside a torch that it has no wheels for.
		"driver=535.43.10 driver=435 package=torch-cluster==1.6.3 toolkit":               true,
		"jax==0.11.2+cuda12 pytorch package=kaolin==0.17.0 platform=linux/amd64 toolkit": true,
		"pytorch==2.8.0 package=flash-attn==2.5.8 toolkit":                               true,
		// It imports torchvision, which is of a torch that ONNX Runtime's CUDA does not go with.
		"gpu=rtx-5000-ada-embedded onnxruntime>=1.31.1 package=pytorchvideo==0.1.3": false,
		"gpu=rtx-5000-ada-embedded jax package=pytorchvideo==0.1.3":                 true,
		// What it requires serves no such GPU, and it says nothing of GPUs itself.
		"gpu=quadro-m2000 package=sglang==0.2.14.post2 python=3.12": false,
		// Nothing installs tensorflow[and-cuda] in this release: who has it beside NVIDIA's wheels has the plain one.
		"jax package=flax==0.8.* package=tensorflow-addons==0.23.0 python=3.9": true,
	} {
		if agrees(t, p, words) != planned {
			t.Errorf("%s: planned is not %t", words, planned)
		}
	}
}

// agrees holds check to the stack that a plan gives, and reports whether it gives one.
func agrees(t *testing.T, p *Planner, words string) bool {
	t.Helper()
	found, err := p.Plan(plantest.Request(words))
	if err != nil || found.Stack == nil || len(found.Stack.LibraryPath) > 0 { // a path that only its image sets
		return false
	}
	flags := observedStack(found.Stack)
	seen := flags.Observations()
	for i := range seen {
		seen[i].Installed = seen[i].Kind == observed.Package
	}
	doc, err := p.Check(observed.Environment{Observations: seen})
	switch {
	case err != nil:
		t.Errorf("%s\n%+v: %v", words, flags, err)
	case doc.Verdict == verdict.Fails:
		t.Errorf("%s\nis planned, and check refuses %+v:\n%s", words, flags, saidOf(&doc))
	}
	return true
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
