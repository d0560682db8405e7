package answer_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// TestADriverOfAWayOutIsWhatHostsAreToRun: the stack of a change shows the driver
// after it, and one that stays as the target writes it.
func TestADriverOfAWayOutIsWhatHostsAreToRun(t *testing.T) {
	got := plantest.Plan(t, planner.New(matrices.Embedded()), "gpu=a100 driver=470.82.01 driver=580.65.06 pytorch==2.9.1")
	if got.Conflict == nil {
		t.Fatalf("%+v, want a conflict", got.Stack)
	}
	at := slices.IndexFunc(got.Conflict.Fixes, func(f plan.Fix) bool { return f.Change[0].Part == "driver" })
	if at < 0 {
		t.Fatalf("no way out by a newer driver: %v", plantest.Texts(got.Conflict.Fixes))
	}
	if given := got.Conflict.Fixes[at].Stack.Driver.Given; given != ">=525.60.13, 580.65.06" {
		t.Errorf("the hosts are to run %q", given)
	}
	upTo := plantest.MustStack(t, planner.New(matrices.Embedded()), "gpu=a100 driver=<=470 pytorch")
	if upTo.Driver.Given != "<=470" || !strings.HasPrefix(upTo.CUDA.Version, "11.") {
		t.Errorf("hosts with no driver past 470 run CUDA %s by %+v", upTo.CUDA.Version, upTo.Driver)
	}
}

// TestExtrasOfPackagesAreAskedForByName: those of companions, of packages around the
// frameworks, and of a framework's own that choose no build.
func TestExtrasOfPackagesAreAskedForByName(t *testing.T) {
	p := planner.New(matrices.Embedded())
	r := plantest.Request("gpu=a100 pytorch==2.9.1")
	r.Packages = []request.PackageRequest{{Name: "torchvision", Extras: []string{"scipy"}},
		{Name: "transformers", Extras: []string{"sentencepiece", "vision"}}, {Name: "torch", Extras: []string{"opt-einsum"}}}
	got, err := p.Plan(r)
	if err != nil || got.Stack == nil {
		t.Fatalf("%+v, %v", got.Conflict, err)
	}
	if len(got.Stack.Asked) != 3 || got.Stack.Asked["torch"] != "opt-einsum" ||
		got.Stack.Asked["torchvision"] != "scipy" || got.Stack.Asked["transformers"] != "sentencepiece,vision" {
		t.Errorf("the extras are %v", got.Stack.Asked)
	}
	if all := strings.Join(got.Stack.Install, "\n"); !strings.Contains(all, "transformers[sentencepiece,vision]") ||
		!strings.Contains(all, "torchvision[scipy]==") || !strings.Contains(all, "torch[opt-einsum]==") {
		t.Errorf("by hand:\n%s", all)
	}
}

// TestForwardCompatibilityIsSpelledAsTheTargetIs: in a file as its attribute.
func TestForwardCompatibilityIsSpelledAsTheTargetIs(t *testing.T) {
	r := plantest.Request("gpu=a100 driver=535.104.05 pytorch==2.14.1+cu130")
	at := request.Position{File: "envsolve.hcl", Line: 3, Column: 3}
	r.Drivers[0].At, r.Frameworks[0].At, r.Frameworks[0].Version.At = at, at, at
	got, err := planner.New(matrices.Embedded()).Plan(r)
	if err != nil || got.Conflict == nil {
		t.Fatalf("%+v, %v", got.Stack, err)
	}
	if texts := plantest.Texts(got.Conflict.Fixes); !slices.ContainsFunc(texts, func(text string) bool {
		return strings.HasPrefix(text, "forward_compatibility = true (")
	}) {
		t.Errorf("ways out are %v", texts)
	}
}
