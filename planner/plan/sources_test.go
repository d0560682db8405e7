package plan_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

const (
	torchPage  = "https://torch.example.com/cu126"
	mirror     = "https://mirror.example.com/simple"
	wheelsPage = "https://wheels.example.com/links.html"
)

// stackOfTwo is a stack of two frameworks, whose first has an index of its own.
func stackOfTwo() plan.Stack {
	return plan.Stack{
		Framework:  plan.Framework{Name: "pytorch", Variant: "cu126"},
		Frameworks: []plan.Framework{{Name: "pytorch", Variant: "cu126"}, {Name: "cupy", Variant: "cuda12x"}},
		Indexes: []request.Index{
			{Name: "pytorch", URL: torchPage, Packages: []string{"torch", "torchvision"}},
			{Name: "cupy", Packages: []string{"cupy-cuda12x"}}, // the default index has it
		},
		Wheels: map[string]string{"flash-attn": "https://wheels.example.com/flash_attn.whl"},
	}
}

func TestPackagesComeFromTheIndexThatListsThem(t *testing.T) {
	for name, test := range map[string]struct {
		indexes []request.Index
		owners  map[string]string // package → address
	}{
		"the facts alone": {owners: map[string]string{
			"torch": torchPage, "Torch_Vision": plan.DefaultIndex, "torchvision": torchPage, "numpy": plan.DefaultIndex,
			"cupy-cuda12x": plan.DefaultIndex}},
		"another default": {
			indexes: []request.Index{{Name: "mirror", URL: mirror}},
			owners:  map[string]string{"torch": torchPage, "numpy": mirror, "cupy-cuda12x": mirror}},
		"a framework's index elsewhere": {
			indexes: []request.Index{{Name: "pytorch", URL: mirror + "/{variant}", Packages: []string{"xformers"}}},
			owners: map[string]string{"torch": mirror + "/cu126", "xformers": mirror + "/cu126",
				"numpy": plan.DefaultIndex}},
		"a default index by variant": {
			indexes: []request.Index{{Name: "all", URL: mirror + "/{variant}", Packages: []string{"numpy"}}},
			owners:  map[string]string{"numpy": mirror + "/cu126", "scipy": plan.DefaultIndex}},
		"the variant of the framework that it is named after": {
			indexes: []request.Index{{Name: "cupy", URL: mirror + "/{variant}"}},
			owners:  map[string]string{"cupy_cuda12x": mirror + "/cuda12x"}},
		"the index of a framework that is not there": {
			indexes: []request.Index{{Name: "paddle", URL: mirror + "/{variant}"}},
			owners:  map[string]string{"numpy": plan.DefaultIndex}},
		"the user's before the facts'": {
			indexes: []request.Index{{Name: "own", URL: mirror, Packages: []string{"Torch"}}},
			owners:  map[string]string{"torch": mirror, "torchvision": torchPage}},
	} {
		t.Run(name, func(t *testing.T) {
			sources := plan.SourcesOf(stackOfTwo(), test.indexes)
			got := map[string]string{}
			for name := range test.owners {
				got[name] = sources.Owner(name).URL
			}
			if diff := cmp.Diff(test.owners, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestAnIndexThatListsAPackageTakesThePlaceOfItsWheel(t *testing.T) {
	sources := plan.SourcesOf(stackOfTwo(), nil)
	if got := sources.Wheel("flash_attn"); got != "https://wheels.example.com/flash_attn.whl" {
		t.Errorf("flash_attn comes from %q", got)
	}
	if got := sources.Wheel("torch"); got != "" {
		t.Errorf("torch comes from the wheel %q, not from its index", got)
	}
	own := []request.Index{{Name: "own", URL: mirror, Packages: []string{"flash_attn"}}}
	sources = plan.SourcesOf(stackOfTwo(), own)
	if got := sources.Wheel("flash-attn"); got != "" || sources.Owner("flash-attn").URL != mirror {
		t.Errorf("flash-attn comes from %q and not from the user's index", got)
	}
}

func TestIndexesOfVersionsThatTheDefaultOneHasAreAskedAlone(t *testing.T) {
	stack := stackOfTwo()
	stack.AskedAlone = []string{"torch", "torchvision", "cupy-cuda12x"}
	for name, test := range map[string]struct {
		indexes []request.Index
		alone   []string
	}{
		"the facts alone": {alone: []string{torchPage}}, // there is no other for cupy
		"the user's":      {[]request.Index{{Name: "pytorch", URL: mirror}}, []string{mirror}},
		"two": {[]request.Index{{Name: "own", URL: mirror, Packages: []string{"Torch"}}},
			[]string{mirror, torchPage}},
		"one for everything": {[]request.Index{{Name: "all", URL: mirror}, {Name: "pytorch", URL: mirror}}, nil},
	} {
		sources := plan.SourcesOf(stack, test.indexes)
		var alone []string
		for _, ix := range sources.Alone {
			alone = append(alone, ix.URL)
		}
		if diff := cmp.Diff(test.alone, alone); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
		if sources.IsAlone(torchPage) != slices.Contains(test.alone, torchPage) || sources.IsAlone(plan.DefaultIndex) {
			t.Errorf("%s: %s is asked alone", name, plan.DefaultIndex)
		}
	}
}

func TestAPackageOfNoIndexIsRefusedUnlessAnIndexListsIt(t *testing.T) {
	stack := stackOfTwo()
	stack.NoIndex = map[string]string{"tensorrt-own": "tensorrt-own 10.0 is with its makers"}
	sources := plan.SourcesOf(stack, nil)
	if err := sources.CheckIndex("torch"); err != nil {
		t.Errorf("torch is refused: %v", err)
	}
	want := `tensorrt-own 10.0 is with its makers; if an index or a page of links has it, name that in an index block ` +
		`with "TensorRT_own" in its packages`
	if err := sources.CheckIndex("TensorRT_own"); err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
	sources = plan.SourcesOf(stack, []request.Index{{Name: "own", URL: mirror, Packages: []string{"tensorrt_own"}}})
	if err := sources.CheckIndex("tensorrt-own"); err != nil {
		t.Errorf("the user's index has it: %v", err)
	}
}

func TestPagesOfLinksAreNoIndexes(t *testing.T) {
	sources := plan.SourcesOf(stackOfTwo(), []request.Index{
		{Name: "pages", URL: wheelsPage, Packages: []string{"spconv"}, FindLinks: true}})
	if !sources.IsPageOfLinks(wheelsPage) || sources.IsPageOfLinks(torchPage) || sources.IsPageOfLinks(plan.DefaultIndex) {
		t.Error("a page of links is taken for an index, or the other way round")
	}
	login := plan.SourcesOf(plan.Stack{}, []request.Index{{Name: "pages", FindLinks: true, Packages: []string{"spconv"},
		URL: "https://user:secret@wheels.example.com/links.html"}})
	if !login.IsPageOfLinks(wheelsPage) {
		t.Error("a page of links that takes a login is no page without it")
	}
	alone := plan.SourcesOf(plan.Stack{}, []request.Index{{Name: "pages", URL: wheelsPage, FindLinks: true}})
	if !alone.IsPageOfLinks(wheelsPage) {
		t.Error("a page of links in the place of the default index is taken for an index")
	}
}

func TestPackagesAreNamedAsPipTakesThem(t *testing.T) {
	for want, u := range map[string]plan.Unpinned{
		"ray":                  {Name: "ray"},
		"ray>=2":               {Name: "ray", Specifier: ">=2"},
		"ray[default,tune]>=2": {Name: "ray", Extras: []string{"default", "tune"}, Specifier: ">=2"},
	} {
		if got := u.String(); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	s := plan.Stack{Asked: map[string]string{"vllm": "audio,video"}}
	if got := s.Named("vllm"); got != "vllm[audio,video]" {
		t.Errorf("vllm is named %q", got)
	}
	if got := s.Named("torch"); got != "torch" {
		t.Errorf("torch is named %q", got)
	}
}

func TestImagesWithoutPythonAreKnown(t *testing.T) {
	for image, lacks := range map[string]bool{
		"docker.io/nvidia/cuda:12.4.1-base-ubuntu22.04": true,
		"docker.io/library/ubuntu:24.04":                true,
		"docker.io/library/debian:12-slim":              true,
		"docker.io/library/python:3.12-slim":            false,
		"registry.example.com/ours:1":                   false, // nobody has looked
	} {
		if got := plan.LacksPython(image); got != lacks {
			t.Errorf("%s lacks Python: %t", image, got)
		}
	}
	if diff := cmp.Diff([]string{"python3.12", "python3.12-venv"}, plan.PythonPackages("3.12")); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
