package main

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/inspect"
	"github.com/envsolve/envsolve/matrices"
)

func TestContentsTable(t *testing.T) {
	c := &inspect.Contents{
		OS: "Debian GNU/Linux 12\x1b[2J", Requires: "cuda>=12.4",
		Wheels: []inspect.Wheel{{Name: "certifi", Version: "2025.1"}, {Name: "numpy", Version: "2.1.0"},
			{Name: "nvidia-cudnn-cu12", Version: "9.1.0.70"},
			{Name: "torch", Version: "2.5.1+cu124", CUDA: "12.4"}},
		Toolkits:  []inspect.Toolkit{{Path: "usr/local/cuda-12.4", Version: "12.4.1"}},
		Libraries: []inspect.Library{{Name: "libcudnn", Version: "9", Path: "opt/env/lib/libcudnn.so.9"}},
		Code: []inspect.Code{
			{Path: "a.so", Architectures: []string{"sm_80", "compute_80"}}, {Path: "b.so", Architectures: []string{"sm_90"}},
			{Path: "c.so", Architectures: []string{"sm_80", "compute_80"}},
			{Path: "d.so", Architectures: []string{"sm_80", "compute_80"}},
			{Path: "e.so", Architectures: []string{"sm_80", "compute_80"}},
		},
		Warnings: []string{"2 copies of libcudnn"},
	}
	const want = `host/image:1

  os         Debian GNU/Linux 12\u001b[2J
  requires   cuda>=12.4
  toolkit    CUDA 12.4.1 in /usr/local/cuda-12.4
  wheel      numpy 2.1.0
  wheel      nvidia-cudnn-cu12 9.1.0.70
  wheel      torch 2.5.1+cu124, built for CUDA 12.4
             and 1 more, which -o json lists
  library    libcudnn 9 in opt/env/lib

  gpu code   sm_80 compute_80
             a.so
             c.so
             d.so
             and 1 more, which -o json lists

  gpu code   sm_90
             b.so

! 2 copies of libcudnn
`
	shown := known(matrices.Embedded())
	if diff := cmp.Diff(want, contentsTable("host/image:1", c, shown)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	const nothing = "x.whl\n\n  no wheels, no libraries of CUDA's and no GPU code\n"
	if diff := cmp.Diff(nothing, contentsTable("x.whl", &inspect.Contents{}, shown)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// A table shows every wheel that is a part of a framework, and no other package.
func TestContentsTableShowsTheFrameworksOfTheTables(t *testing.T) {
	facts := matrices.Embedded()
	shown := known(facts)
	for _, f := range facts.FrameworkInfos() {
		for _, name := range slices.Concat(f.Distributions(), f.Companions) {
			if !shown(name) {
				t.Errorf("%s of %s is left out", name, f.Name)
			}
		}
	}
	for name, want := range map[string]bool{"numpy": true, "nvidia-nccl-cu12": true, "vllm": true, "certifi": false} {
		if shown(name) != want {
			t.Errorf("%s is shown: %v", name, !want)
		}
	}
}

func TestWhatIsNoImageIsSaid(t *testing.T) {
	short := filepath.Join(t.TempDir(), "short")
	if err := os.WriteFile(short, []byte("PK"), 0o644); err != nil {
		t.Fatal(err)
	}
	f := &inspectFlags{platform: "linux/amd64"}
	for _, what := range []string{short, "inspect_test.go", "./nowhere", "Not A Reference"} {
		if c, err := f.contents(t.Context(), matrices.Embedded(), what); err == nil {
			t.Errorf("%s is taken for %+v", what, c)
		}
	}
}
