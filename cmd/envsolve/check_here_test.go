package main

import (
	"io/fs"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/planner/observed"
)

func TestAMachineAsObservations(t *testing.T) {
	m := host.Machine{OS: "Ubuntu 22.04.4 LTS", Container: "docker", WSL: true, Driver: "551.61",
		GPUs: []host.GPU{{ID: "rtx-4090", Name: "NVIDIA GeForce RTX 4090"}, {Name: "NVIDIA Something New"}}}
	got := map[observed.Kind][]string{}
	for _, o := range machineObservations(m) {
		if !o.Installed || !o.At.ByFlag() {
			t.Errorf("%+v is not of this machine", o)
		}
		if o.Kind != observed.Platform {
			got[o.Kind] = append(got[o.Kind], o.Value)
		}
	}
	want := map[observed.Kind][]string{observed.OS: {"WSL2 Ubuntu 22.04.4 LTS (docker container)"},
		observed.GPU: {"rtx-4090", "NVIDIA Something New"}, observed.Driver: {"551.61"}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if list := machineObservations(host.Machine{}); len(list) != 1 {
		t.Errorf("of a machine that says nothing: %+v", list)
	}
}

// TestWhatAnEnvironmentHereLooksForInVain has an environment and a project on a machine that
// holds no CUDA, or no cuDNN.
func TestWhatAnEnvironmentHereLooksForInVain(t *testing.T) {
	with := func(files ...string) fs.FS {
		root := fstest.MapFS{}
		for _, name := range append(files, "usr/lib/x86_64-linux-gnu/libc.so.6", "srv/.venv/pyvenv.cfg",
			"work/requirements.txt", "conda/conda-meta/history", "conda/lib/python3.11/site-packages/six.py",
			"conda/lib/libcudart.so.12") {
			root[name] = &fstest.MapFile{}
		}
		return root
	}
	for _, tt := range []struct {
		name, folder, path, want string
		root                     fs.FS
		machine                  host.Machine
	}{
		{name: "nothing", folder: "/srv/.venv", root: with(), want: "cuda"},
		{name: "a project", folder: "/work", root: with()},
		{name: "conda's own", folder: "/conda", root: with(), want: "cudnn"},
		{name: "a path", folder: "/srv/.venv", path: "/opt/c", root: with("opt/c/libcublas.so.12", "opt/c/libcudnn.so.9")},
		{name: "a Jetson", folder: "/srv/.venv", root: with(), machine: host.Machine{Tegra: &host.Tegra{}}},
		{name: "another system", folder: "/srv/.venv", root: fstest.MapFS{"srv/.venv/pyvenv.cfg": {}}},
	} {
		got := ""
		for _, o := range lackingFor(tt.root, tt.folder, tt.path, tt.machine) {
			got += o.Value
		}
		if got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}
