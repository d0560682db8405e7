package planner

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

func TestAcceptAllows(t *testing.T) {
	f := newFacts(matrices.Embedded())
	for _, test := range []struct {
		name    string
		accept  accept
		version string
		want    bool
	}{
		{"the version it was made for", accept{made: "12.4.1"}, "12.4.1", true},
		{"another patch of it", accept{made: "12.4.1"}, "12.4.0", false},
		{"a major takes in its minors", accept{made: "12"}, "12.9.1", true},
		{"a major does not take in another", accept{made: "12"}, "13.0.0", false},
		{"none is wanted", accept{}, "", true},
		{"none is wanted and one is there", accept{}, "12.4.1", false},
		{"no use for it, and no harm", accept{any: true}, "12.4.1", true},
		{"inside the range", accept{made: "9.8.0", spec: ">=9.8,<10.0"}, "9.10.2.21", true},
		{"below the range", accept{made: "9.8.0", spec: ">=9.8,<10.0"}, "9.7.1.26", false},
		{"above the range", accept{made: "9.8.0", spec: ">=9.8,<10.0"}, "10.0.0", false},
		{"a range wants one", accept{made: "9.8.0", spec: ">=9.8,<10.0"}, "", false},
		{"one minor", accept{made: "10.1", spec: "==10.1.*"}, "10.1.243", true},
	} {
		if got := test.accept.allows(f, test.version); got != test.want {
			t.Errorf("%s: %+v allows %q: %v", test.name, test.accept, test.version, got)
		}
	}
}

func TestWhatABuildAccepts(t *testing.T) {
	of := func(row matrices.Build, on matrices.PlatformBuild) *build {
		b := newBuild(&matrices.FrameworkRelease{}, &row, &on, 0)
		return &b
	}
	wheels := matrices.PlatformBuild{Platform: linuxAMD64, Delivery: matrices.DeliveryWheels}
	system := matrices.PlatformBuild{Platform: linuxAMD64, Delivery: matrices.DeliverySystem}
	ranged := matrices.Build{CUDA: "12.9", CUDAFull: "12.9.1", CUDASpec: ">=12.1,<13", CUDNN: "9.8.0", CUDNNSpec: ">=9.8,<10", NCCLSpec: ">=2.18"}
	pinned := matrices.Build{CUDA: "12.3", CUDAFull: "12.3.2", CUDNN: "8.9.7.29", CUDNNSpec: ">=8.9,<9", NCCL: "2.19.3",
		Pins: map[string]string{"nvidia-cudnn-cu12": "8.9.7.29", "nvidia-nccl-cu12": "2.19.3", "nvidia-cuda-runtime-cu12": "12.3.101"}}
	other := pinned
	other.CUDNN, other.CUDNNSpec = "8.9.8", "==8.9.7.29"
	floors := matrices.Build{CUDA: "12.5", CUDAFull: "12.5.1", Pins: map[string]string{"nvidia-cuda-runtime-cu12": ">=12.5.82,<13.0"}}
	for _, test := range []struct {
		name string
		got  accept
		want accept
	}{
		{"wheels bring what they were made for", of(ranged, wheels).acceptsCUDA(false), accept{made: "12.9.1"}},
		{"unless something else decides", of(ranged, wheels).acceptsCUDA(true), accept{made: "12.9.1", spec: ">=12.1,<13"}},
		{"pins leave nothing open", of(pinned, wheels).acceptsCUDA(true), accept{made: "12.3.2"}},
		{"floors among the pins open a range", of(floors, wheels).acceptsCUDA(true), accept{made: "12.5.1", spec: ">=12.5,<13"}},
		{"a system has any of the range", of(ranged, system).acceptsCUDA(false), accept{made: "12.9.1", spec: ">=12.1,<13"}},
		{"or the minor", of(matrices.Build{CUDA: "11.8"}, system).acceptsCUDA(false), accept{made: "11.8", spec: "==11.8.*"}},
		{"cuDNN by range", of(ranged, wheels).acceptsCUDNN(), accept{made: "9.8.0", spec: ">=9.8,<10"}},
		{"cuDNN by pin", of(pinned, wheels).acceptsCUDNN(), accept{made: "8.9.7.29"}},
		{"cuDNN by pin, where it was compiled with another", of(other, wheels).acceptsCUDNN(), accept{made: "8.9.7.29"}},
		{"NCCL by range", of(ranged, wheels).acceptsNCCL(), accept{spec: ">=2.18"}},
		{"NCCL by pin", of(pinned, wheels).acceptsNCCL(), accept{made: "2.19.3"}},
		{"no NCCL on Windows", of(pinned, matrices.PlatformBuild{Platform: windowsAMD64}).acceptsNCCL(), accept{}},
	} {
		if test.got != test.want {
			t.Errorf("%s: %+v, want %+v", test.name, test.got, test.want)
		}
	}
}

func TestExactly(t *testing.T) {
	for text, want := range map[string]string{
		"==0.4.25+cuda12.cudnn89": "0.4.25+cuda12.cudnn89", ">=0.11.2,<=0.11.2": "0.11.2", ">=0.11,<=0.12": "", "==2.5.*": "", ">=1": "",
	} {
		got, ok := exactly(text)
		if ok != (want != "") || ok && got != want {
			t.Errorf("exactly(%q) = %q, %v", text, got, ok)
		}
	}
}
