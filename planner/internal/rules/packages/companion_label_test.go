package packages_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// A label of torchvision's asks for the torch of that label and for no other,
// in every release whose builds the facts list.
func TestLabelsOfTorchvisionNameTheTorchBesideThem(t *testing.T) {
	p, asked := planner.New(matrices.Embedded()), 0
	for _, r := range matrices.Embedded().Frameworks("pytorch") {
		variants := linuxVariants(&r)
		if r.Pairs["torchvision"] == "" || len(variants) < 2 || version.IsPreRelease(r.Version) || r.Yanked != "" {
			continue
		}
		for i, torch := range variants {
			vision := variants[(i+1)%len(variants)]
			words := fmt.Sprintf("pytorch==%s+%s package=torchvision==%s+", r.Version, torch, r.Pairs["torchvision"])
			asked++
			if got := plantest.Plan(t, p, words+torch); got.Stack == nil || got.Stack.Framework.Variant != torch {
				t.Errorf("%s%s: %s", words, torch, describeForTest(got))
			}
			got := plantest.Plan(t, p, words+vision)
			if got.Conflict == nil || !slices.ContainsFunc(got.Conflict.Rules,
				func(r plan.ConflictRule) bool { return r.Rule == packages.CompanionLabel }) {
				t.Errorf("%s%s: %s", words, vision, describeForTest(got))
			}
		}
	}
	if asked < 100 {
		t.Errorf("only %d pairs of builds were asked for", asked)
	}
}

func linuxVariants(r *matrices.FrameworkRelease) []string {
	var list []string
	for i := range r.Builds {
		if slices.ContainsFunc(r.Builds[i].Platforms,
			func(p matrices.PlatformBuild) bool { return p.Platform == facts.LinuxAMD64 }) && r.Builds[i].CUDA != "" {
			list = append(list, r.Builds[i].Variant)
		}
	}
	return list
}

func describeForTest(p plan.Plan) string {
	if p.Conflict == nil {
		return fmt.Sprintf("%s+%s with %v", p.Stack.Framework.Version, p.Stack.Framework.Variant, p.Stack.Packages)
	}
	var texts []string
	for _, r := range p.Conflict.Rules {
		texts = append(texts, r.Text)
	}
	return strings.Join(texts, " · ")
}

// The extra of a JAX release installs one jaxlib: that one is planned, with its
// label, and no other goes with the extra.
func TestExtrasOfJAXGoWithTheJaxlibThatTheyInstall(t *testing.T) {
	p, asked := planner.New(matrices.Embedded()), 0
	releases := matrices.Embedded().Frameworks("jax")
	for n, r := range releases {
		for i := range r.Builds {
			jaxlib, named := version.Exactly(r.Builds[i].Requires["jaxlib"])
			if !named {
				continue
			}
			build := r.Builds[i].Variant
			if planJaxlib(t, p, r.Version, build, "").Stack == nil {
				continue // broken, or its CUDA and its Pythons share no image
			}
			asked++
			if got := planJaxlib(t, p, r.Version, build, jaxlib); got.Stack == nil || got.Stack.Packages["jaxlib"] != jaxlib {
				t.Errorf("%s %s, jaxlib %s: %s", r.Version, build, jaxlib, describeForTest(got))
			}
			newer := releases[max(n-8, 0)].Pairs["jaxlib"]
			if newer == "" || newer == version.WithoutLocal(jaxlib) {
				continue
			}
			if got := planJaxlib(t, p, r.Version, build, newer); got.Stack != nil {
				t.Errorf("%s %s, jaxlib %s: %s", r.Version, build, newer, describeForTest(got))
			}
		}
	}
	if asked < 100 {
		t.Errorf("only %d extras were asked for", asked)
	}
}

func planJaxlib(t *testing.T, p *planner.Planner, release, build, jaxlib string) plan.Plan {
	t.Helper()
	r := plantest.Request("jax==" + release)
	if jaxlib != "" {
		r.Packages = []request.PackageRequest{{Name: "jaxlib", Specifier: "==" + jaxlib}}
	}
	r.Frameworks[0].CUDA = request.Text{Value: build}
	got, err := p.Plan(r)
	if err != nil {
		t.Fatal(err)
	}
	return got
}

func TestLabelledCompanionsSayWhatTheyAreFor(t *testing.T) {
	p := planner.New(matrices.Embedded())
	got := plantest.Plan(t, p, "pytorch==2.5.1+cu124 package=torchvision==0.20.1+cu121")
	if want := "torchvision 0.20.1+cu121 was compiled beside the build cu121"; !strings.Contains(describeForTest(got),
		want) {
		t.Errorf("got %s, want %s", describeForTest(got), want)
	}
	for _, want := range []string{"pytorch==2.5.1+cu121", "torchvision==0.20.1 "} {
		if !slices.ContainsFunc(got.Conflict.Fixes, func(f plan.Fix) bool { return strings.Contains(f.Text+" ", want) }) {
			t.Errorf("no way out by %s: %+v", want, got.Conflict.Fixes)
		}
	}
	// JAX did away with labels: one of a release without them says nothing.
	if got := plantest.Plan(t, p, "jax==0.4.35 package=jaxlib==0.4.35+cuda12"); got.Stack == nil {
		t.Errorf("a label that the facts know nothing of: %s", describeForTest(got))
	}
	stack := plantest.MustStack(t, p, "jax cuda=11.8 package=jaxlib==0.4.13")
	if stack.Framework.Version != "0.4.13" || strings.Count(strings.Join(stack.Install, " "), "jaxlib") != 1 {
		t.Errorf("jaxlib 0.4.13 alone: %+v", stack)
	}
}
