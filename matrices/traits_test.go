package matrices

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// Every framework is described, and every description has releases.
func TestFrameworksAreDescribed(t *testing.T) {
	var described []string
	for _, f := range Embedded().FrameworkInfos() {
		described = append(described, f.ID)
		if f.Rank == 0 || f.SelfTest == "" {
			t.Errorf("%s has no rank or no adapter in the self-test", f.ID)
		}
	}
	if diff := cmp.Diff(described, Embedded().RankedFrameworks()); diff != "" {
		t.Errorf("described frameworks and those with releases differ: %s", diff)
	}
}

// packagesOf lists the distributions that releases of a framework are installed by.
func packagesOf(framework string) []string {
	names := map[string]bool{}
	for _, r := range Embedded().Frameworks(framework) {
		names[r.Package] = true
		for _, alias := range r.PackageAliases {
			names[alias] = true
		}
		for _, b := range r.Builds {
			names[b.Package] = true
			for _, p := range b.Platforms {
				names[p.Package] = true
			}
		}
	}
	delete(names, "")
	return slices.Sorted(maps.Keys(names))
}

func TestFrameworksNameAllTheirPackages(t *testing.T) {
	for _, f := range Embedded().FrameworkInfos() {
		for _, name := range packagesOf(f.ID) {
			if !slices.Contains(f.Packages, name) {
				t.Errorf("releases of %s are installed as %s, which its packages %v lack", f.ID, name, f.Packages)
			}
			if got := Embedded().FrameworkCalled(name); got != f.ID {
				t.Errorf("%s is called %q, want %s", name, got, f.ID)
			}
		}
	}
}

// A build's own index is where the description says, and its variant the label.
func TestFrameworksNameTheirIndex(t *testing.T) {
	for _, f := range Embedded().FrameworkInfos() {
		if (f.IndexURL == "") != (f.Label == "") || f.IndexURL == "" && len(f.IndexCompanions) > 0 {
			t.Errorf("%s: labels are those of an index of its makers: %q, %q, %v", f.ID, f.Label, f.IndexURL, f.IndexCompanions)
		}
		for _, r := range Embedded().Frameworks(f.ID) {
			for _, b := range r.Builds {
				host, _, _ := strings.Cut(f.IndexURL, "{")
				if host == "" || b.IndexKind != "simple" || !strings.HasPrefix(b.IndexURL, host) {
					continue
				}
				want := strings.ReplaceAll(f.IndexURL, "{variant}", b.Variant)
				if r.Version == "1.8.2" { // the one release with long-term support had an index of its own
					want = strings.Replace(want, "/whl/", "/whl/lts/1.8/", 1)
				}
				if b.IndexURL != want {
					t.Errorf("%s %s+%s comes from %s, want %s", f.ID, r.Version, b.Variant, b.IndexURL, want)
				}
			}
		}
	}
}

// Machine code is listed for builds of those frameworks that carry any.
func TestRunTimeKernelsAreThoseOfBuildsWithoutCode(t *testing.T) {
	for _, f := range Embedded().FrameworkInfos() {
		carries := slices.ContainsFunc(Embedded().Frameworks(f.ID), func(r FrameworkRelease) bool {
			return slices.ContainsFunc(r.Builds, func(b Build) bool {
				return slices.ContainsFunc(b.Platforms, func(p PlatformBuild) bool { return len(p.SM) > 0 })
			})
		})
		if carries == f.RunTimeKernels {
			t.Errorf("%s compiles its kernels at run time: %v, but builds with machine code: %v",
				f.ID, f.RunTimeKernels, carries)
		}
	}
}

func TestFrameworkCalled(t *testing.T) {
	for name, want := range map[string]string{
		"pytorch": "pytorch", "torch": "pytorch", "TF": "tensorflow", "tensorflow-gpu": "tensorflow",
		"jaxlib": "jax", "onnx": "onnxruntime", "cupy-cuda12x": "cupy", "paddlepaddle": "paddle", "caffe": "",
		"torchvision": "", "": "",
	} {
		if got := Embedded().FrameworkCalled(name); got != want {
			t.Errorf("%q is called %q, want %q", name, got, want)
		}
	}
}

func TestLogNames(t *testing.T) {
	for framework, want := range map[string][]string{
		"pytorch": {"pytorch", "torch"}, "jax": {"jax"},
		"onnxruntime": {"onnx runtime", "onnxruntime", "onnxruntime-gpu"},
		"paddle":      {"paddle", "paddlepaddle", "paddlepaddle-gpu"}, "caffe": {"caffe"},
	} {
		if diff := cmp.Diff(want, Embedded().FrameworkInfo(framework).LogNames()); diff != "" {
			t.Errorf("%s: %s", framework, diff)
		}
	}
}

func TestTraitsHoldFromAReleaseToAnother(t *testing.T) {
	f := FrameworkInfo{Traits: []Trait{
		{ID: TraitKeras3, From: "2.16"},
		{ID: TraitXLAByDefault, From: "1.2", To: "1.4"},
		{ID: TraitPTXRefused, On: []string{"blackwell"}},
	}}
	for _, c := range []struct {
		trait, version string
		has, hasOnAda  bool
	}{
		{TraitKeras3, "2.15.1", false, false}, {TraitKeras3, "2.16.0", true, true}, {TraitKeras3, "3.0", true, true},
		{TraitXLAByDefault, "1.1", false, false}, {TraitXLAByDefault, "1.4", true, true},
		{TraitXLAByDefault, "1.4.1", false, false},
		{TraitPTXRefused, "1.0", true, false}, {TraitChecksCuBLAS, "1.0", false, false},
	} {
		if got := f.Has(c.trait, c.version); got != c.has {
			t.Errorf("%s has %s: %v", c.version, c.trait, got)
		}
		if got := f.HasOn(c.trait, c.version, "ada"); got != c.hasOnAda {
			t.Errorf("%s has %s on Ada boards: %v", c.version, c.trait, got)
		}
	}
	if !f.HasOn(TraitPTXRefused, "1.0", "blackwell") {
		t.Error("a trait of one architecture does not hold there")
	}
}

// A trait that no framework has is a question that nothing answers.
func TestEveryTraitIsInTheTables(t *testing.T) {
	used := map[string]bool{}
	for _, f := range Embedded().FrameworkInfos() {
		for _, trait := range f.Traits {
			used[trait.ID] = true
		}
	}
	for _, trait := range TraitIDs() {
		if !used[trait] {
			t.Errorf("no framework has the trait %s", trait)
		}
	}
}

func TestModulesGoByEveryNameOnTheIndex(t *testing.T) {
	modules := Embedded().Modules()
	for name, want := range map[string]string{
		"apex": "apex", "flashinfer-python": "flashinfer", "flashinfer": "", "flax": "flax", "cudf": "",
		"mmcv": "mmcv.ops", "mmcv-full": "mmcv.ops",
	} {
		if got := modules[name]; got != want {
			t.Errorf("%s is imported as %q, want %q", name, got, want)
		}
	}
}
