package query

import (
	"testing"

	"github.com/envsolve/envsolve/planner/request"
)

func TestWheelsOfNVIDIA(t *testing.T) {
	for _, test := range []struct {
		name, spec  string
		known       bool
		part, major string
	}{
		{"nvidia-nccl-cu12", "==2.29.3", true, "nccl", "12"},
		{"nvidia-cudnn-cu11", "", true, "cudnn", "11"},
		{"nvidia-cublas-cu12", "*", true, "", "12"},
		{"nvidia-cublas", "==13.1.0.3", true, "", ""},
		{"nvidia-cuda-runtime-cu12", "", true, "", "12"},
		{"nvidia-dali-cuda120", "", false, "", ""},
		{"nvidia-modelopt", "", false, "", ""},
		{"nccl", "", false, "", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			var q Query
			var faults Faults
			if got := q.readNVIDIA(test.name, test.spec, request.Position{}, &faults); got != test.known {
				t.Fatalf("known: got %v, want %v", got, test.known)
			}
			if err := faults.Err(); err != nil {
				t.Fatal(err)
			}
			if !test.known {
				return
			}
			if wheel := q.Of(CUDAWheel)[0]; wheel.Part != test.part || wheel.Major != test.major || wheel.Name != test.name {
				t.Errorf("got %+v", wheel)
			}
		})
	}
}

func TestNamesOfNVIDIAWheels(t *testing.T) {
	for name, want := range map[string][2]string{
		"nvidia-nccl-cu12": {"nccl", "12"}, "nvidia-cuda-runtime-cu11": {"cuda-runtime", "11"}, "nvidia-cudnn": {"cudnn", ""},
	} {
		if library, cuda, ok := nvidiaWheel(name); !ok || library != want[0] || cuda != want[1] {
			t.Errorf("%s is %s for CUDA %q, %v", name, library, cuda, ok)
		}
	}
	for _, name := range []string{"nvidia-", "nvidia-ml-py", "nvidia-nccl-cu", "nvidia-nccl-cux", "nvidia-cu12",
		"nccl-cu12", "nvidia-dali-cuda120"} {
		if library, cuda, ok := nvidiaWheel(name); ok {
			t.Errorf("%s is taken for %s, CUDA %s", name, library, cuda)
		}
	}
}
