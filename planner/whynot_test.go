package planner

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/planner/request"
)

func TestWhyNot(t *testing.T) {
	p := embedded()
	for _, test := range []struct{ words, name, version, said, fix string }{
		{"gpu=v100 pytorch", "pytorch", "2.14.1+cu130", "PyTorch 2.14.1 builds (cu130) carry no sm_70 code", ""},
		{"gpu=rtx-5090 pytorch", "torch", "2.5.1", "carry no sm_120 code", ""},
		{"gpu=h100 driver=535.104.05 pytorch", "cuda", "13.0", "CUDA 13 needs driver 580.65.06 or newer", "driver"},
		{"pytorch==2.5.1", "torchvision", "0.24.1", "PyTorch 2.5.1 goes with torchvision 0.20.1", "framework"},
		{"pytorch==2.0.1", "python", "3.13", "PyTorch 2.0.1 has wheels for Python 3.8 to 3.11", "framework"},
		{"pytorch cuda=12.8", "driver", "470", "CUDA 12 needs driver 525.60.13 or newer", "cuda"},
		{"driver=580 pytorch cuda=12.8", "driver", "470.82.01", "branch 470 stops at CUDA 11.4", "cuda"},
		{"gpu=v100 pytorch cuda=12.8", "gpu", "k80", "CUDA 11.8 is the last that holds code for Tesla K80", "cuda"},
		{"gpu=v100 pytorch", "gpu", "gtx-780m", "carry no sm_30 code", ""},
		{"pytorch cuda=12.8", "os", "ubuntu16.04", "need glibc 2.28, and ubuntu16.04 has 2.23", "cuda"},
		{"os=ubuntu22.04 pytorch", "os", "debian12", "ubuntu22.04", "os"},
		{"pytorch==2.0.1", "numpy", "2.0.0", "do not load beside NumPy 2", "framework"},
	} {
		got, err := p.WhyNot(plantest.Request(test.words), test.name, test.version)
		if err != nil {
			t.Errorf("why not %s %s: %v", test.name, test.version, err)
			continue
		}
		if got.Conflict == nil {
			t.Errorf("why not %s %s beside %q: nothing keeps it out", test.name, test.version, test.words)
			continue
		}
		if said := plantest.Sentences(got.Conflict); !strings.Contains(said, test.said) {
			t.Errorf("why not %s %s: %q does not say %q", test.name, test.version, said, test.said)
		}
		for _, f := range got.Conflict.Fixes {
			if f.Change[0].Part == test.name && f.Change[0].To != test.version {
				t.Errorf("why not %s %s: way out %q gives up what was asked about", test.name, test.version, f.Text)
			}
		}
		if test.fix != "" && (len(got.Conflict.Fixes) == 0 || got.Conflict.Fixes[0].Change[0].Part != test.fix) {
			t.Errorf("why not %s %s: ways out %v, want a change of %s first", test.name, test.version, plantest.Texts(got.Conflict.Fixes),
				test.fix)
		}
	}
}

func TestWhyNotOfWhatWorksIsItsStack(t *testing.T) {
	got, err := embedded().WhyNot(plantest.Request("gpu=t4 pytorch"), "torch", "2.5.1")
	if err != nil || got.Stack == nil || got.Stack.Framework.Version != "2.5.1" {
		t.Errorf("got %+v, %v; want the stack with 2.5.1", got.Stack, err)
	}
}

// TestWhyNotByAnotherName asks by what people call a framework, by its compiled
// code and by the name of some of its builds.
func TestWhyNotByAnotherName(t *testing.T) {
	got, err := embedded().WhyNot(plantest.Request("gpu=t4 tensorflow"), "tf", "2.16.1")
	if err != nil || got.Stack == nil || got.Stack.Framework.Version != "2.16.1" {
		t.Errorf("tf: %+v, %v; want the stack with TensorFlow 2.16.1", got.Stack, err)
	}
	got, err = embedded().WhyNot(plantest.Request("gpu=t4 jax"), "jaxlib", "0.11.1")
	if err != nil || got.Stack == nil || got.Stack.Packages["jaxlib"] != "0.11.1" {
		t.Errorf("jaxlib: %+v, %v; want an answer on jaxlib 0.11.1", got.Stack, err)
	}
	got, err = embedded().WhyNot(plantest.Request("gpu=t4 tensorflow"), "tensorflow-cpu", "2.16.1")
	if err != nil || got.Conflict == nil || !strings.Contains(plantest.Sentences(got.Conflict), "not as tensorflow-cpu") {
		t.Errorf("tensorflow-cpu: %+v, %v; want that no build with GPU code comes as that", got.Stack, err)
	}
}

// TestWhyNotOfMachines asks about hosts that can join the target's.
func TestWhyNotOfMachines(t *testing.T) {
	for _, test := range []struct{ words, name, version string }{
		{"gpu=v100 driver=535 pytorch==2.0.1", "driver", "470"},
		{"gpu=v100 pytorch", "gpu", "h100"},
		{"os=ubuntu pytorch", "os", "Ubuntu 22.04"},
		{"pytorch", "os", "debian12"},
		{"pytorch==2.0.1", "numpy", "1.26.4"},
		{"pytorch==2.0.1 with=numpy", "numpy", "1.26.4"},
	} {
		got, err := embedded().WhyNot(plantest.Request(test.words), test.name, test.version)
		if err != nil || got.Stack == nil {
			t.Errorf("why not %s %s beside %q: %+v, %v; want a stack", test.name, test.version, test.words, got.Conflict, err)
			continue
		}
		switch s := got.Stack; test.name {
		case "gpu":
			if len(s.GPUs) != 2 {
				t.Errorf("the stack is for %v, want both GPUs", s.GPUs)
			}
		case "os":
			if want := strings.ToLower(strings.ReplaceAll(test.version, " ", "")); s.OS != want {
				t.Errorf("the stack stands on %s, want %s", s.OS, want)
			}
		}
	}
}

func TestWhyNotOfWhatNobodyKnows(t *testing.T) {
	p := embedded()
	for _, test := range []struct{ name, version string }{{"pytorch", "9.9.9"}, {"frobnicator", "1.0"},
		{"torch", "latest"}, {"cuda", "x"},
		{"driver", "12"}, {"driver", "x"}, {"gpu", "h10x"}, {"os", "plan9"}, {"numpy", "x"}} {
		_, err := p.WhyNot(plantest.Request("pytorch"), test.name, test.version)
		if len(request.InputErrors(err)) != 1 {
			t.Errorf("why not %s %s gives %v, want one fault of the input", test.name, test.version, err)
		}
	}
}
