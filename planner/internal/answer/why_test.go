package answer_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules"
	"github.com/envsolve/envsolve/planner/plan"
)

// TestWhyEachPartIsWhatItIs: the words differ by where a part comes from.
func TestWhyEachPartIsWhatItIs(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for _, test := range []struct{ words, part, want string }{
		{"gpu=t4 pytorch", "framework", "newest PyTorch that the facts know"},
		{"gpu=t4 pytorch==2.5.*", "framework", `newest PyTorch that your "==2.5.*" allows`},
		{"gpu=v100 pytorch", "framework", "newest PyTorch that works here; 2.15.0 is held back: PyTorch 2.15.0 builds (cu132) carry no sm_70"},
		{"pytorch package=vllm==0.6.3", "framework", "2.15.0 is held back: vllm 0.6.3 needs torch ==2.4.0"},
		{"gpu=h100 pytorch==2.99 like=2.14", "framework", "not known to the facts, and taken to be like 2.14.1"},
		{"pytorch with=torchvision", "torchvision", "the torchvision that goes with PyTorch"},
		{"pytorch package=vllm", "vllm", "newest that works here; it needs torch =="},
		{"pytorch package=vllm==0.6.3", "vllm", `newest that your "==0.6.3" allows and that works here`},
		{"gpu=h100 jax==0.11.2 package=flax", "flax", "it needs jax >=0.11.1; JAX 0.11.2 is reported to break flax <=0.12.9"},
		{"gpu=rtx-4090 pytorch==2.5.1", "gpu", "PyTorch carries sm_86 code, which sm_89 runs"},
		{"gpu=a100 pytorch==2.5.1", "gpu", "PyTorch carries machine code for sm_80"},
		{"gpu=a100 cupy", "gpu", "CuPy compiles its kernels when they are used, and its CUDA knows sm_80"},
		{"gpu=b200 jax==0.4.38", "gpu", "JAX has no machine code for sm_100; the driver compiles its PTX"},
		{"gpu=t4 pytorch", "cuda", "the wheels bring it"}, {"gpu=t4 cupy==13.6.0", "cuda", "the base image holds it"},
		{"gpu=rtx-3060 tensorflow==2.10.0 platform=windows/amd64", "cuda", "it must be on the system"},
		{"gpu=t4 pytorch==2.5.1 onnxruntime", "cuda", "what PyTorch 2.5.1+cu124 and ONNX Runtime 1.26.0+cu12 run with"},
		{"pytorch==2.5.1", "cudnn", "the cuDNN that PyTorch 2.5.1+cu124 comes with"},
		{"tensorflow==2.13.1", "cudnn", "what the base image holds; TensorFlow 2.13.1+cu118 takes"},
		{"gpu=t4 jax==0.6.0", "cudnn", "newest known that JAX 0.6.0+cuda12 takes (>=9.8,<10.0) and the GPUs allow"},
		{"gpu=rtx-5090 pytorch==2.7.1", "driver", "NVIDIA GeForce RTX 5090 needs 570.26 or newer; CUDA 12 alone would run on 525.60.13"},
		{"gpu=jetson-orin-nx pytorch", "jetpack", "driver, CUDA and cuDNN come with it"},
		{"gpu=jetson-agx-thor pytorch==2.14.1", "jetpack", "what brings CUDA 13 to the board; its driver comes with it"},
		{"gpu=a100 pytorch package=pandas<2", "python", "3.14 is held back: pandas 1.5.3 is for Python 3.8 to 3.11"},
		{"pytorch", "python", "newest with wheels of PyTorch 2.15.0 that was out for a year at its release"},
		{"pytorch python=3.12", "python", "what --python 3.12 asks for, and PyTorch 2.15.0 has wheels for"},
		{"gpu=t4 cupy==13.6.0", "python", "which CuPy"}, {"pytorch", "os", "newest supported system with an image for Python"},
		{"pytorch base=registry.example.com/own:1", "os", "assumed of the target's own image"},
		{"pytorch os=ubuntu22.04", "os", "what --os ubuntu22.04 asks for; its glibc 2.35 is new enough"},
		{"gpu=t4 cupy==13.6.0", "os", "what the base image is of"},
		{"tensorflow==1.15.0", "os", "what the base image is of"},
		{"pytorch", "base_image", "wheels bring CUDA, so the image holds none"},
		{"pytorch base=example.com/own:1", "base_image", "the target's own base image"},
		{"pytorch toolkit", "base_image", "it holds the toolkit of CUDA 13.2.1, the minor that the wheels are made for"},
		{"tensorflow==2.13.1", "base_image", "it holds CUDA 11.8.0 and cuDNN"},
		{"gpu=jetson-orin-nx pytorch", "base_image", "of JetPack 6"},
		{"gpu=a100 driver=535.104.05 pytorch==2.14.1+cu130 forward", "base_image", "it holds the cuda-compat package of CUDA 13.0"},
		{"pytorch build=cpu", "base_image", "the image for Python"},
	} {
		got := plantest.Plan(t, p, test.words)
		var texts []string
		for _, r := range got.Reasons {
			if r.Part == test.part {
				texts = append(texts, r.Text)
			}
		}
		if !strings.Contains(strings.Join(texts, "\n"), test.want) {
			t.Errorf("%s: %s because %q, want %q", test.words, test.part, texts, test.want)
		}
	}
}

// TestReasonsSayWhatTheStackHolds: the value of each is that of the stack, it names
// a rule of the catalogue, and it cites facts that the tables hold.
func TestReasonsSayWhatTheStackHolds(t *testing.T) {
	set, known := matrices.Embedded(), map[string]bool{}
	for _, r := range rules.Rules() {
		known[r.ID] = true
	}
	p := planner.New(set)
	for _, words := range []string{"gpu=t4 pytorch with=torchvision package=vllm", "gpu=t4 cupy", "tensorflow jax",
		"gpu=jetson-orin-nx pytorch", "gpu=rtx-3060 pytorch platform=windows/amd64", "pytorch build=cpu",
		"gpu=a100 driver=535.104.05 pytorch==2.14.1+cu130 forward", "pytorch base=example.com/own:1 os=debian12"} {
		got := plantest.Plan(t, p, words)
		holds := valuesOf(got.Stack)
		for _, r := range got.Reasons {
			if want, told := holds[r.Part]; told && r.Value != want {
				t.Errorf("%s: the reason of %s is for %q, and the stack holds %q", words, r.Part, r.Value, want)
			}
			if !known[r.Rule] || r.Text == "" || len(r.Facts) == 0 && r.Part != "base_image" {
				t.Errorf("%s: a reason without rule, words or facts: %+v", words, r)
			}
			for _, ref := range r.Facts {
				if _, err := set.Lookup(ref); err != nil {
					t.Errorf("%s: %s cites %s: %v", words, r.Part, ref, err)
				}
			}
			delete(holds, r.Part)
		}
		for part, value := range holds {
			if value != "" && value != "none" {
				t.Errorf("%s: no reason for %s %s", words, part, value)
			}
		}
	}
}

// valuesOf returns the parts of a stack of which each has one reason.
func valuesOf(s *plan.Stack) map[string]string {
	parts := map[string]string{"cuda": s.CUDA.Version, "cudnn": s.CUDNN, "nccl": s.NCCL, "driver": s.Driver.Floor,
		"python": s.Python, "os": s.OS, "base_image": s.BaseImage}
	if s.OS == "windows" {
		delete(parts, "os") // Windows is what the target is for
	}
	return parts
}

// TestEachWayOutIsAChangeThatWasPlanned: it names what changes from what to what, and
// the stack that it promises is whole.
func TestEachWayOutIsAChangeThatWasPlanned(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for _, words := range []string{"gpu=rtx-5090 pytorch==2.5.1", "gpu=v100 driver=595.58.03 pytorch", "gpu=t4 gpu=b200 jax==0.4.30 os=centos7",
		"pytorch==2.5.1 cuda=13.0 python=3.14", "gpu=a100 driver=470.82.01 pytorch==2.9.1", "tensorflow==2.10.0 cudnn=9.1"} {
		got := plantest.Plan(t, p, words)
		if got.Conflict == nil || len(got.Conflict.Fixes) == 0 || len(got.Conflict.Fixes) > 4 {
			t.Errorf("%s: %+v, want up to four ways out", words, got.Conflict)
			continue
		}
		texts := map[string]bool{}
		for _, fix := range got.Conflict.Fixes {
			if texts[fix.Text] || len(fix.Change) == 0 || fix.Stack == nil || fix.Stack.Framework.Version == "" {
				t.Errorf("%s: a way out twice, of nothing or to nothing: %+v", words, fix)
			}
			texts[fix.Text] = true
			for _, change := range fix.Change {
				if change.Part == "" || change.From == change.To {
					t.Errorf("%s: %q changes %+v", words, fix.Text, change)
				}
			}
			if floor := fix.Stack.Driver.Floor; floor != "" && !strings.Contains(fix.Text, "driver ≥ "+floor) {
				t.Errorf("%s: %q does not say the driver that its stack needs, %s", words, fix.Text, floor)
			}
		}
	}
}
