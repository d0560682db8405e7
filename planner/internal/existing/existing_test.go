package existing

import (
	"fmt"
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/planner/verdict"
)

// TestPageOf reads what a page of wheels is for out of its address.
func TestPageOf(t *testing.T) {
	from := &matrices.WheelSource{Kind: "links", URL: "https://wheels.example.com/torch-{framework}.0+{cuda}.html",
		Former: []string{"https://former.example.com/whl/torch-{framework}.0+{cuda}.html"}}
	for url, want := range map[string][2]string{
		"https://wheels.example.com/torch-2.4.0+cu121.html": {"2.4", "12.1"},
		"https://wheels.example.com/torch-1.10.1+cu92.html": {"1.10", "9.2"},
		"https://wheels.example.com/torch-2.4.0+cpu.html":   {"2.4", "cpu"},
		"https://wheels.example.com/torch-2.4.0+rocm6.html": {},
		"https://other.example.com/torch-2.4.0+cu121.html":  {},

		"https://former.example.com/whl/torch-1.7.0%2Bcu110.html": {"1.7", "11.0"},
		"http://wheels.example.com/torch-2.4.0+cu121.html":        {"2.4", "12.1"},
	} {
		framework, cuda, ok := pageOf(from, url, []string{"torch"})
		if got := [2]string{framework, cuda}; got != want || ok != (want[0] != "") {
			t.Errorf("%s is for %v, %t; want %v", url, got, ok, want)
		}
	}
	from.URL = "https://example.com/{other}"
	if _, _, ok := pageOf(from, "https://example.com/a", []string{"torch"}); ok {
		t.Error("a pattern with an unknown name is read")
	}
}

// TestCMakeCUDA reads of CMake's options whether they turn on CUDA.
func TestCMakeCUDA(t *testing.T) {
	for options, want := range map[string]bool{
		"-DGGML_CUDA=on": true, "-DGGML_BLAS=ON;-DLLAMA_CUBLAS:BOOL=1": true, "-DUSE_CUDA=TRUE\t-DX=1": true,
		"": false, "-DGGML_CUDA=off": false, "-DGGML_CUDA": false, "GGML_CUDA=on": false,
		"-DCMAKE_CUDA_ARCHITECTURES=1": false, "-DGGML_CUDA_FORCE_MMQ=on": false,
	} {
		if got := cmakeCUDA(options); got != want {
			t.Errorf("%q turns CUDA on: %t, want %t", options, got, want)
		}
	}
}

// TestContainers takes the observations of each container with those of all.
func TestContainers(t *testing.T) {
	env := observed.Environment{Observations: []observed.Observation{
		{Kind: observed.GPU, Value: "of the first", Container: "first/"},
		{Kind: observed.Package, Name: "a", Container: "first/train"},
		{Kind: observed.Package, Name: "b", Container: "second/train"},
		{Kind: observed.Python, Value: "3.11"},
	}, Indexes: []observed.Index{{URL: "of the second", Container: "second/train"}, {URL: "of all"}}}
	if got := Containers(&env); !slices.Equal(got, []string{"first/train", "second/train"}) {
		t.Errorf("the containers are %q", got)
	}
	for name, want := range map[string]struct {
		there   []bool
		indexes int
	}{
		"first/train":  {[]bool{true, true, false, true}, 1},
		"second/train": {[]bool{false, false, true, true}, 2},
	} {
		one := env.InContainer(name)
		for i, there := range want.there {
			if got := one.Observations[i].Kind != ""; got != there {
				t.Errorf("%s: the observation %d is there: %t", name, i, got)
			}
		}
		if len(one.Indexes) != want.indexes {
			t.Errorf("%s has the indexes %v", name, one.Indexes)
		}
		alone, places := env.ByContainer().Of(name)
		for n, i := range places {
			if alone.Observations[n].Value != one.Observations[i].Value || !want.there[i] {
				t.Errorf("%s: the observation %d is %v", name, i, alone.Observations[n])
			}
		}
		there := slices.DeleteFunc(slices.Clone(want.there), func(is bool) bool { return !is })
		if len(places) != len(there) || len(alone.Indexes) != want.indexes {
			t.Errorf("%s alone has the places %v and the indexes %v", name, places, alone.Indexes)
		}
	}
}

// TestWhatReplacesAFramework says what stays of a base image under another release.
func TestWhatReplacesAFramework(t *testing.T) {
	known := facts.New(matrices.Embedded())
	of := func(name, was, is string) *Environment {
		return New(known, &observed.Environment{Observations: []observed.Observation{
			{Kind: observed.Package, Name: name, Value: was, Installed: true},
			{Kind: observed.Build, Name: name, Value: "11.1", Installed: true},
			{Kind: observed.Package, Name: name, Value: is},
		}})
	}
	// Observations of one image have one place: here each has its own, so that the build's stays.
	c := of("tensorflow", "2.11.0", "2.15.0")
	if len(c.CUDAs) != 2 || c.CUDAs[1].Version != "11.2" || c.CUDNN.Value == "" {
		t.Errorf("what the image has of CUDA is %v, cuDNN %q", c.CUDAs, c.CUDNN.Value)
	}
	if c := of("torch", "2.7.0", "2.7.1"); len(c.CUDAs) != 1 || c.CUDNN.Number >= 0 {
		t.Errorf("a framework that brings its own leaves %v", c.CUDAs)
	}
	if c := of("torch", "2.7.0", "2.7.0"); c.Frameworks[0].Exact != "2.7.0" || len(c.CUDAs) != 1 {
		t.Errorf("the same release is another: %v", c.Frameworks)
	}
}

// TestVendorLabel tells labels of makers' own builds from those of an index.
func TestVendorLabel(t *testing.T) {
	for label, want := range map[string]bool{"nv24.05": true, "git84d1cb9": true, "fa347eb": true, "cu121": false,
		"cpu": false, "": false} {
		if got := reading.VendorLabel(label); got != want {
			t.Errorf("%q: %t", label, got)
		}
	}
}

// What markers keep from here is told one by one where it is little, and together where it is
// all that a lock holds for other platforms.
func TestWhatMarkersKeepOut(t *testing.T) {
	left := func(packages ...string) []verdict.NotJudged {
		env := &observed.Environment{}
		for i, name := range packages {
			env.Observations = append(env.Observations, observed.Observation{Kind: observed.Package, Name: name,
				Value: "1.0", Text: name + "==1.0", Marker: "sys_platform == 'darwin'",
				At: request.Position{File: "a.lock", Line: i + 1, Column: 1}})
		}
		return New(facts.New(matrices.Embedded()), env).Left()
	}
	if list := left("a", "b", "c", "d"); len(list) != 4 || list[3].Why != "its marker keeps it from here" {
		t.Errorf("%v", list)
	}
	list := left("a", "b", "c", "d", "e")
	want := verdict.NotJudged{At: "a.lock:1:1", Name: "a==1.0, b==1.0 and 3 others",
		Why: "their markers keep them from here"}
	if len(list) != 1 || list[0] != want {
		t.Errorf("%v, want %v", list, want)
	}
}

// TestBothRanges lays the ranges of many entries over one another, each once.
func TestBothRanges(t *testing.T) {
	entry := func(specifier string) observed.Observation {
		return observed.Observation{Kind: observed.Package, Name: "torch", Specifier: specifier, Text: "torch" + specifier}
	}
	var env observed.Environment
	for range 1000 {
		env.Observations = append(env.Observations, entry(">=2.0,<3"), entry(">=2.1"))
	}
	c := New(facts.New(matrices.Embedded()), &env)
	if got := c.Frameworks[0].Specifier; got != ">=2.0,<3,>=2.1" || len(c.Left()) > 0 {
		t.Errorf("two ranges are %q, and %v left", got, c.Left())
	}
	env.Observations = nil
	for i := range 2000 {
		env.Observations = append(env.Observations, entry(fmt.Sprintf("!=1.%d", i)))
	}
	c = New(facts.New(matrices.Embedded()), &env)
	if n := len(c.Frameworks[0].Specifier); n > longestRange || len(c.Left()) == 0 {
		t.Errorf("many ranges are one of %d bytes, and %d are left", n, len(c.Left()))
	}
}

// TestMergingWritesIntoNoObservation: what is laid over it is no extra of the one observed first.
func TestMergingWritesIntoNoObservation(t *testing.T) {
	seen := make([]string, 1, 2)
	seen[0] = "audio"
	old, other := Package{}, Package{}
	old.Extras, other.Extras = seen, []string{"video"}
	c := &Environment{Env: &observed.Environment{Observations: make([]observed.Observation, 1)}}
	merged := c.merge(old, other)
	if extra := seen[:2][1]; extra != "" || !slices.Equal(merged.Extras, []string{"audio", "video"}) {
		t.Errorf("%q stands behind the extras of the first, and together they are %q", extra, merged.Extras)
	}
}
