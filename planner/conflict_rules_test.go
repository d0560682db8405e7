package planner

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/plan"
)

// TestWheelsBringTheirCUDAOntoAnySystem plans wheels whose requirements name a
// CUDA major alone: they need no nvidia/cuda image to say which minor there is.
func TestWheelsBringTheirCUDAOntoAnySystem(t *testing.T) {
	set := matrices.Embedded()
	for _, words := range []string{
		"gpu=t4 onnxruntime==1.27.0 os=debian13 python=3.12",
		"gpu=t4 onnxruntime==1.27.0 os=debian12",
		"gpu=t4 onnxruntime os=debian13",
		"gpu=t4 onnxruntime os=debian13 cuda=13.0",
		"gpu=t4 onnxruntime==1.27.0 base=example.com/own:1",
		"gpu=t4 onnxruntime==1.27.0+cu13-wheels platform=windows/amd64",
	} {
		got := plantest.Plan(t, New(set), words)
		if !strings.Contains(words, "base=") { // the checker knows no images of the user's
			answered(t, set, words, got)
		}
		if got.Stack == nil || got.Stack.CUDA.Delivery != plan.DeliveryWheels ||
			!strings.HasPrefix(got.Stack.CUDA.Version, "13.") {
			t.Errorf("%s: %+v %+v, want CUDA 13 by wheels", words, got.Stack, got.Conflict)
		}
	}
}

// TestSystemCUDAStandsOnAnImageThatHoldsIt plans builds that expect CUDA on the
// system for each system: where it has no nvidia/cuda image, there is no stack.
func TestSystemCUDAStandsOnAnImageThatHoldsIt(t *testing.T) {
	set := matrices.Embedded()
	p := New(set)
	stacks := 0
	for _, framework := range []string{"onnxruntime==1.18.0", "tensorflow==2.10.*"} {
		for _, os := range set.OSes() {
			if os.BaseImage == "" {
				continue
			}
			words := "gpu=t4 " + framework + " os=" + os.ID
			got := plantest.Plan(t, p, words)
			answered(t, set, words, got)
			if got.Stack != nil {
				stacks++
			}
		}
	}
	if stacks == 0 {
		t.Error("no system has an image that holds CUDA")
	}
	got := plantest.Plan(t, p, "gpu=t4 onnxruntime==1.18.0 os=debian13")
	if got.Conflict == nil || !strings.Contains(plantest.Sentences(got.Conflict), "expect CUDA in the base image") {
		t.Errorf("%+v %+v: want a conflict over the base image", got.Stack, got.Conflict)
	}
}
