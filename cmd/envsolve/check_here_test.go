package main

import (
	"testing"

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
