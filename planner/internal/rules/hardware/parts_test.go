package hardware_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// TestFrameworksShareOneCUDA holds environments with several frameworks: one
// CUDA and one cuDNN, brought by the wheels of one of them.
func TestFrameworksShareOneCUDA(t *testing.T) {
	for terms, want := range map[string]struct{ frameworks, cuda, delivery string }{
		"gpu=a100 pytorch tensorflow jax": {"pytorch 2.14.1 cu126, tensorflow 2.21.0 cu125, jax 0.12.0.1 cuda12",
			"12.6.3", plan.DeliveryWheels},
		"gpu=h100 pytorch jax": {"pytorch 2.15.0 cu132, jax 0.12.0.1 cuda13", "13.2.2",
			plan.DeliveryWheels},
		"gpu=t4 pytorch==2.5.1 onnxruntime": {"pytorch 2.5.1 cu124, onnxruntime 1.26.0 cu12", "12.4.1",
			plan.DeliveryWheels},
		"pytorch==2.5.1 onnxruntime": {"pytorch 2.5.1 cu124, onnxruntime 1.26.0 cu12", "12.4.1",
			plan.DeliveryWheels},
		"pytorch==2.9.1 onnxruntime gpu=l4": {"pytorch 2.9.1 cu128, onnxruntime 1.26.0 cu12", "12.8.1",
			plan.DeliveryWheels},
		"pytorch==2.1.0 jax==0.4.20": {"pytorch 2.1.0 cu118, jax 0.4.20 cuda11_pip", "11.8.0",
			plan.DeliveryWheels},
		"tensorflow==2.10.0 pytorch==2.3.1 gpu=t4": {"tensorflow 2.10.0 cu112, pytorch 2.3.1 cu118", "11.8.0",
			plan.DeliveryWheels},
		"gpu=h100 pytorch cupy": {"pytorch 2.15.0 cu132, cupy 14.2.0 cuda13x-wheels", "13.2.2",
			plan.DeliveryWheels},
	} {
		s := plantest.MustStack(t, planner.New(matrices.Embedded()), terms)
		var got []string
		for _, f := range s.Frameworks {
			got = append(got, f.Name+" "+f.Version+" "+f.Variant)
		}
		if words.JoinList(got) != want.frameworks || s.CUDA.Version != want.cuda || s.CUDA.Delivery != want.delivery {
			t.Errorf("%s: %s with CUDA %+v, want %+v", terms, words.JoinList(got), s.CUDA, want)
		}
		if strings.Contains(s.BaseImage, "nvidia/cuda") {
			t.Errorf("%s: a second CUDA, in %s", terms, s.BaseImage)
		}
	}
}

func TestFrameworksThatCannotShare(t *testing.T) {
	for words, want := range map[string]string{
		"pytorch==1.12.1 tensorflow==2.11.0":         "TensorFlow 2.11.0 builds (cu112) take CUDA from the system, and PyTorch 1.12.1 builds",
		"gpu=a100 pytorch==2.5.1 tensorflow==2.18.0": "TensorFlow 2.18.0+cu125 comes with CUDA 12.5",
		"pytorch==2.9.1 tensorflow==2.16.1":          "TensorFlow 2.16.1+cu123 comes with CUDA 12.3",
		"gpu=v100 pytorch==2.14.1+cu130 jax":         "V100",
	} {
		got := plantest.Plan(t, planner.New(matrices.Embedded()), words)
		if got.Conflict == nil || !strings.Contains(plantest.Sentences(got.Conflict), want) {
			t.Errorf("%s: %v, want a conflict that says %q", words, got.Conflict, want)
		}
	}
}

// TestNamedCUDAOnOwnImage holds wheels that take any toolkit of a CUDA major to the
// CUDA that is named, on an image of which nobody knows what CUDA it has.
func TestNamedCUDAOnOwnImage(t *testing.T) {
	for terms, want := range map[string]struct{ variant, cuda, delivery string }{
		"gpu=h200 cupy==14.2.0 base=registry.example.com/own:1":              {"cuda13x-wheels", "13.4", plan.DeliveryWheels},
		"gpu=h200 cupy==14.2.0 base=registry.example.com/own:1 cuda=13.0":    {"cuda13x-wheels", "13.0", plan.DeliveryWheels},
		"gpu=h200 cupy==14.2.0 base=registry.example.com/own:1 cuda=12.4":    {"cuda12x-wheels", "12.4", plan.DeliveryWheels},
		"gpu=h200 cupy==14.2.0 build=13.0 base=registry.example.com/own:1":   {"cuda13x-wheels", "13.0", plan.DeliveryWheels},
		"gpu=h200 cupy==14.2.0 build=13.2 base=registry.example.com/own:1":   {"cuda13x-wheels", "13.2", plan.DeliveryWheels},
		"gpu=h200 cupy==14.2.0 build=12.4 base=registry.example.com/own:1":   {"cuda12x-wheels", "12.4", plan.DeliveryWheels},
		"gpu=h200 cupy==14.2.0 build=13.2":                                   {"cuda13x", "13.2", plan.DeliveryBaseImage},
		"gpu=h200 cupy==14.2.0 cuda=13.0":                                    {"cuda13x", "13.0", plan.DeliveryBaseImage},
		"gpu=h200 pytorch==2.11.0 base=registry.example.com/own:1 cuda=13.0": {"cu130", "13.0", plan.DeliveryWheels},
	} {
		s := plantest.MustStack(t, planner.New(matrices.Embedded()), terms)
		if f := s.Framework; f.Variant != want.variant || version.Minor(s.CUDA.Version) != want.cuda ||
			s.CUDA.Delivery != want.delivery {
			t.Errorf("%s: %s with CUDA %+v, want %+v", terms, f.Variant, s.CUDA, want)
		}
	}
}
