package candidate

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

func TestAcceptAllows(t *testing.T) {
	f := facts.New(matrices.Embedded())
	for _, test := range []struct {
		name    string
		accept  Compatibility
		version string
		want    bool
	}{
		{"the version it was made for", Compatibility{Made: "12.4.1"}, "12.4.1", true},
		{"another patch of it", Compatibility{Made: "12.4.1"}, "12.4.0", false},
		{"a major takes in its minors", Compatibility{Made: "12"}, "12.9.1", true},
		{"a major does not take in another", Compatibility{Made: "12"}, "13.0.0", false},
		{"none is wanted", Compatibility{}, "", true},
		{"none is wanted and one is there", Compatibility{}, "12.4.1", false},
		{"no use for it, and no harm", Compatibility{Any: true}, "12.4.1", true},
		{"inside the range", Compatibility{Made: "9.8.0", Spec: ">=9.8,<10.0"}, "9.10.2.21", true},
		{"below the range", Compatibility{Made: "9.8.0", Spec: ">=9.8,<10.0"}, "9.7.1.26", false},
		{"above the range", Compatibility{Made: "9.8.0", Spec: ">=9.8,<10.0"}, "10.0.0", false},
		{"a range wants one", Compatibility{Made: "9.8.0", Spec: ">=9.8,<10.0"}, "", false},
		{"one minor", Compatibility{Made: "10.1", Spec: "==10.1.*"}, "10.1.243", true},
	} {
		if got := allows(f, test.accept, test.version); got != test.want {
			t.Errorf("%s: %+v allows %q: %v", test.name, test.accept, test.version, got)
		}
	}
}

func TestWhatABuildAccepts(t *testing.T) {
	of := func(row matrices.Build, on matrices.PlatformBuild) *Build {
		b := NewBuild(&facts.Traits{}, &facts.Release{}, &row, &on, 0)
		return &b
	}
	wheels := matrices.PlatformBuild{Platform: facts.LinuxAMD64, Delivery: matrices.DeliveryWheels}
	system := matrices.PlatformBuild{Platform: facts.LinuxAMD64, Delivery: matrices.DeliverySystem}
	ranged := matrices.Build{CUDA: "12.9", CUDAFull: "12.9.1", CUDASpec: ">=12.1,<13", CUDNN: "9.8.0",
		CUDNNSpec: ">=9.8,<10", NCCLSpec: ">=2.18"}
	pinned := matrices.Build{CUDA: "12.3", CUDAFull: "12.3.2", CUDNN: "8.9.7.29", CUDNNSpec: ">=8.9,<9", NCCL: "2.19.3",
		Pins: map[string]string{"nvidia-cudnn-cu12": "8.9.7.29", "nvidia-nccl-cu12": "2.19.3",
			"nvidia-cuda-runtime-cu12": "12.3.101"}}
	other := pinned
	other.CUDNN, other.CUDNNSpec = "8.9.8", "==8.9.7.29"
	floors := matrices.Build{CUDA: "12.5", CUDAFull: "12.5.1",
		Pins: map[string]string{"nvidia-cuda-runtime-cu12": ">=12.5.82,<13.0"}}
	toolkit := matrices.Build{CUDA: "13", CUDASpec: ">=13.4,<14", Pins: map[string]string{"cuda-toolkit": "==13.*"}}
	for _, test := range []struct {
		name string
		got  Compatibility
		want Compatibility
	}{
		{"wheels bring what they were made for", of(ranged, wheels).AcceptsCUDA(false), Compatibility{Made: "12.9.1"}},
		{"unless something else decides", of(ranged, wheels).AcceptsCUDA(true),
			Compatibility{Made: "12.9.1", Spec: ">=12.1,<13"}},
		{"pins leave nothing open", of(pinned, wheels).AcceptsCUDA(true), Compatibility{Made: "12.3.2"}},
		{"floors among the pins open a range", of(floors, wheels).AcceptsCUDA(true),
			Compatibility{Made: "12.5.1", Spec: ">=12.5,<13"}},
		{"any toolkit of a major is the newest", of(toolkit, wheels).AcceptsCUDA(true),
			Compatibility{Made: "13", Spec: ">=13.4,<14"}},
		{"or that of another framework", of(toolkit, wheels).AcceptsCUDABeside(),
			Compatibility{Made: "13", Spec: ">=13,<14"}},
		{"pins leave nothing open beside another either", of(pinned, wheels).AcceptsCUDABeside(),
			Compatibility{Made: "12.3.2"}},
		{"a system has any of the range", of(ranged, system).AcceptsCUDA(false),
			Compatibility{Made: "12.9.1", Spec: ">=12.1,<13"}},
		{"or the minor", of(matrices.Build{CUDA: "11.8"}, system).AcceptsCUDA(false),
			Compatibility{Made: "11.8", Spec: "==11.8.*"}},
		{"cuDNN by range", of(ranged, wheels).AcceptsCUDNN(), Compatibility{Made: "9.8.0", Spec: ">=9.8,<10"}},
		{"cuDNN by pin", of(pinned, wheels).AcceptsCUDNN(), Compatibility{Made: "8.9.7.29"}},
		{"cuDNN by pin, where it was compiled with another", of(other, wheels).AcceptsCUDNN(),
			Compatibility{Made: "8.9.7.29"}},
		{"NCCL by range", of(ranged, wheels).AcceptsNCCL(), Compatibility{Spec: ">=2.18"}},
		{"NCCL by pin", of(pinned, wheels).AcceptsNCCL(), Compatibility{Made: "2.19.3"}},
		{"no NCCL on Windows", of(pinned, matrices.PlatformBuild{Platform: facts.WindowsAMD64}).AcceptsNCCL(),
			Compatibility{}},
	} {
		if test.got != test.want {
			t.Errorf("%s: %+v, want %+v", test.name, test.got, test.want)
		}
	}
}

func TestExactly(t *testing.T) {
	for text, want := range map[string]string{
		"==0.4.25+cuda12.cudnn89": "0.4.25+cuda12.cudnn89", ">=0.11.2,<=0.11.2": "0.11.2", ">=0.11,<=0.12": "", "==2.5.*": "",
		">=1": "",
	} {
		got, ok := version.Exactly(text)
		if ok != (want != "") || ok && got != want {
			t.Errorf("exactly(%q) = %q, %v", text, got, ok)
		}
	}
}
