package rules_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/overlay"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// overlaid returns a planner over the tables with a package of the user's own.
func overlaid(t *testing.T, releases string) *planner.Planner {
	t.Helper()
	file := filepath.Join(t.TempDir(), "mine.hcl")
	const source = `
source "lab" {
  title = "our own package"
  date  = "2026-11-01"
  class = "measured"
}
package_info "labkit" {
  pypi   = "labkit"
  source = ["lab"]
}
`
	if err := os.WriteFile(file, []byte(source+releases), 0o644); err != nil {
		t.Fatal(err)
	}
	set, err := overlay.Apply(matrices.Embedded(), file)
	if err != nil {
		t.Fatal(err)
	}
	return planner.New(set)
}

// withLabkit asks for PyTorch and the user's own package on a Python.
func withLabkit(python string) request.Request {
	return request.Request{
		Target: "t", GPUs: []request.Text{{Value: "a100"}}, Python: request.Text{Value: python},
		Frameworks: []request.FrameworkRequest{{Name: "pytorch", Version: request.Text{Value: "==2.5.1"}}},
		Packages:   []request.PackageRequest{{Name: "labkit"}},
	}
}

// TestAnOverlaysPythonsHoldBehindTheFirstSpace plans around a package whose
// metadata has a space behind its comma.
func TestAnOverlaysPythonsHoldBehindTheFirstSpace(t *testing.T) {
	p := overlaid(t, `
package "labkit" "1.0" {
  python_requires = ">=3.8, <3.12"
  source          = ["lab"]
}
`)
	for python, works := range map[string]bool{"3.11": true, "3.12": false} {
		got, err := p.Plan(withLabkit(python))
		if err != nil {
			t.Fatal(err)
		}
		if (got.Stack != nil) != works {
			t.Errorf("Python %s: stack %+v, conflict %+v", python, got.Stack, got.Conflict)
		}
		if works {
			continue
		}
		says := func(r plan.ConflictRule) bool {
			return r.Rule == packages.ExtensionPython && strings.Contains(r.Text, "labkit 1.0 is for Python >=3.8, <3.12")
		}
		if !slices.ContainsFunc(got.Conflict.Rules, says) {
			t.Errorf("the conflict on Python %s is %+v", python, got.Conflict.Rules)
		}
	}
}

// TestRequirementsOfAnOverlayAreReadAsPEP440: <=2.5 takes no patch release of
// 2.5, as pip reads it, and the reason for the older release says so.
func TestRequirementsOfAnOverlayAreReadAsPEP440(t *testing.T) {
	p := overlaid(t, `
package "labkit" "1.0" {
  requires = { torch = "<=2.5" }
  source   = ["lab"]
}
`)
	r := withLabkit("3.11")
	r.Frameworks[0].Version = request.Text{Value: "==2.5.*"}
	got, err := p.Plan(r)
	if err != nil || got.Stack == nil {
		t.Fatalf("plan %+v, %v", got, err)
	}
	if framework := got.Stack.Packages["torch"]; framework != "2.5.0" {
		t.Errorf("torch %s, want 2.5.0, the one that <=2.5 takes in", framework)
	}
	held := func(r plan.Reason) bool {
		return r.Part == "framework" && strings.Contains(r.Text, "that labkit 1.0 takes")
	}
	if !slices.ContainsFunc(got.Reasons, held) {
		t.Errorf("no reason says that labkit holds the framework: %+v", got.Reasons)
	}
}

// TestAVersionBetweenRowsMeetsTheNeedsOfOthersItself asks for versions that the table
// has no row for, because nothing changed between two: others' needs are held
// against the version, and not against the one that the row begins with. One planner
// answers all of them, so that no answer comes out of what another left behind.
func TestAVersionBetweenRowsMeetsTheNeedsOfOthersItself(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for range 2 {
		for ver, works := range map[string]bool{"4.55.4": true, "4.55.0": false, "4.55.2": true, "4.54.0": false, "4.51.1": false} {
			got := plantest.Plan(t, p, "gpu=rtx-4090 pytorch==2.8.0 package=transformers=="+ver+" package=unsloth==2025.10.12")
			if (got.Stack != nil) != works || works && got.Stack.Packages["transformers"] != ver {
				t.Errorf("transformers %s beside unsloth 2025.10.12: stack %+v, conflict %+v", ver, got.Stack, got.Conflict)
			}
		}
	}
}
