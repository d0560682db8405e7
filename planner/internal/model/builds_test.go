package model_test

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// made is a framework's variable over builds of three releases, newest first.
func made(variants ...string) *model.PackageVariable {
	p := &query.Package{Kind: query.Framework, Name: "pytorch", Traits: &facts.Traits{Name: "PyTorch"}}
	for _, v := range []string{"2.7.0", "2.6.0", "2.5.1", "2.4.0"} {
		p.Releases = append(p.Releases, facts.Release{Table: "pytorch", Version: v})
	}
	f := &model.PackageVariable{Package: p, Labelled: -1}
	for i := range p.Releases[:3] {
		for _, variant := range variants {
			f.Builds = append(f.Builds, candidate.NewBuild(p.Traits, &p.Releases[i],
				&matrices.Build{Variant: variant, CUDA: "12.4"},
				&matrices.PlatformBuild{Platform: facts.LinuxAMD64, KernelsKnown: variant != "cu121"}, i))
		}
	}
	f.Size = len(f.Builds)
	return f
}

func TestBuildsAreDescribedInFewWords(t *testing.T) {
	f := made("cu124", "cu118")
	for _, test := range []struct {
		values []int
		want   string
	}{
		{[]int{0}, "PyTorch 2.7.0 builds (cu124)"},
		{[]int{0, 1}, "PyTorch 2.7.0 builds (cu118, cu124)"},
		{[]int{0, 2}, "PyTorch 2.6.0 and 2.7.0 builds (cu124)"},
		{[]int{0, 2, 4}, "PyTorch 2.5.1 to 2.7.0 builds (cu124)"},
		{nil, "PyTorch builds"},
	} {
		if got := f.Describe(f.Pick(test.values)); got != test.want {
			t.Errorf("%v: %q, want %q", test.values, got, test.want)
		}
	}
	if got := f.One(f.Pick([]int{2})); got != "PyTorch 2.6.0+cu124" {
		t.Errorf("one build is %q", got)
	}
	f.Package.Releases = f.Package.Releases[:3]
	if got := f.Describe(f.Pick([]int{0, 2, 4})); got != "PyTorch builds of every release" {
		t.Errorf("builds of all releases are %q", got)
	}
	many := made("cu118", "cu121", "cu124", "cu126", "cu128", "cu130", "cu132")
	if got := many.Describe(many.Pick([]int{0, 1, 2, 3, 4, 5, 6})); got != "PyTorch 2.7.0 builds" {
		t.Errorf("seven variants are %q", got)
	}
}

// TestSentencesKeepToTheBuildsThatSayMost: with GPU code, and of listed code, where
// there are any.
func TestSentencesKeepToTheBuildsThatSayMost(t *testing.T) {
	f := made("cu124", "cu121", "cpu")
	variants := func(builds []*candidate.Build) []string {
		var list []string
		for _, b := range builds {
			list = append(list, b.Row.Variant)
		}
		return list
	}
	for _, test := range []struct {
		of   func([]*candidate.Build) []*candidate.Build
		from []int
		want []string
	}{
		{model.WithGPUCode, []int{0, 1, 2}, []string{"cu124", "cu121"}}, {model.WithGPUCode, []int{2}, []string{"cpu"}},
		{model.Listed, []int{0, 1, 2}, []string{"cu124", "cpu"}}, {model.Listed, []int{1}, []string{"cu121"}},
	} {
		if got := variants(test.of(f.Pick(test.from))); !slices.Equal(got, test.want) {
			t.Errorf("of %v: %v, want %v", test.from, got, test.want)
		}
	}
	refs := model.Sample(f.Pick([]int{0, 1, 2, 3}), "sm", func(b *candidate.Build) string { return b.Row.Variant })
	if want := []string{"pytorch/2.7.0+cu124#sm", "pytorch/2.7.0+cu121#sm", "pytorch/2.7.0+cpu#sm"}; !slices.Equal(refs, want) {
		t.Errorf("a sample cites %v, want one for each text: %v", refs, want)
	}
}

func TestHowCUDAReachesAnImage(t *testing.T) {
	for _, test := range []struct{ variant, platform, delivery, want string }{
		{"cu124", facts.LinuxAMD64, matrices.DeliveryWheels, plan.DeliveryWheels},
		{"cu124", facts.LinuxAMD64, matrices.DeliveryBundled, plan.DeliveryWheels},
		{"cu124", facts.LinuxAMD64, matrices.DeliverySystem, plan.DeliveryBaseImage},
		{"cu124", facts.WindowsAMD64, matrices.DeliverySystem, plan.DeliveryDistro},
		{"cpu", facts.LinuxAMD64, matrices.DeliverySystem, ""},
	} {
		b := candidate.NewBuild(&facts.Traits{}, &facts.Release{}, &matrices.Build{Variant: test.variant, CUDA: "12.4"},
			&matrices.PlatformBuild{Platform: test.platform, Delivery: test.delivery}, 0)
		if got := model.Delivery(&b); got != test.want {
			t.Errorf("%+v: %q", test, got)
		}
	}
}

// TestALabelledCompanionIsAValueOfItsOwn: the version with the label goes before the
// same version from any build, so that a way out can give the label up alone.
func TestALabelledCompanionIsAValueOfItsOwn(t *testing.T) {
	f := facts.New(matrices.Embedded())
	plain := plantest.Wide(t, f, "pytorch package=torchvision==0.20.1").Of(query.Companion)[0]
	m := plantest.Wide(t, f, "pytorch package=torchvision==0.20.1+cu124")
	labelled := m.Of(query.Companion)[0]
	at := labelled.Labelled
	if plain.Labelled != -1 || at < 0 || labelled.Size != plain.Size+1 || labelled.Version(at) != "0.20.1" ||
		labelled.Version(at+1) != "0.20.1" || labelled.Same != nil {
		t.Fatalf("release %d of %d is labelled, of %d without", at, labelled.Size, plain.Size)
	}
	if !labelled.Allows(at) || labelled.Allows(at+1) || !plain.Allows(at) || !labelled.LabelSays() {
		t.Error("the label alone is asked for")
	}
	var fits []string
	for i := range m.Frameworks()[0].Builds {
		if b := &m.Frameworks()[0].Builds[i]; b.Release.Version == "2.5.1" && labelled.LabelFits(b) {
			fits = append(fits, b.Row.Variant)
		}
	}
	if !slices.Equal(fits, []string{"cu124"}) {
		t.Errorf("it was compiled beside %v, want cu124", fits)
	}
	e := model.LabelOfCompanion(labelled, m.Frameworks()[0].Pick([]int{0}))
	if want := "torchvision 0.20.1+cu124 was compiled beside the build cu124, not beside 2.15.0+cu132"; e.Text != want {
		t.Errorf("says %q, want %q", e.Text, want)
	}
	unknown := plantest.Wide(t, f, "jax package=jaxlib==0.4.35+cuda12").Of(query.Companion)[0]
	if unknown.LabelSays() {
		t.Error("JAX did away with labels by then: what one means is not known")
	}
	jaxlib := plantest.Wide(t, f, "jax package=jaxlib==0.4.20+cuda12.cudnn89").Of(query.Companion)[0]
	if !jaxlib.LabelSays() {
		t.Error("an extra of JAX 0.4.20 installs that jaxlib")
	}
}

// TestAnotherCUDAIsSpelledAsTheBuildWasAskedFor: in the framework's block, or as
// the label of its version.
func TestAnotherCUDAIsSpelledAsTheBuildWasAskedFor(t *testing.T) {
	f := made("cu124")
	file := request.Position{File: "envsolve.hcl", Line: 3, Column: 5}
	for want, at := range map[string]request.Position{
		`framework "pytorch" { cuda = "12.4" }`: file,
		"--framework pytorch==2.7.0+cu124":      {File: "--framework"},
	} {
		if got := f.SpellCUDA(0, at, "12.4"); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	f.Package.Version = &query.Specifier{Text: request.Text{Value: "2.7.0+cu118", At: file}}
	if got, want := f.SpellCUDA(0, file, "12.4"), `framework "pytorch" { version = "==2.7.0+cu124" }`; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
