package hardware_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
)

// TestForwardCompatibility holds which hosts run a newer CUDA through a
// cuda-compat package, and in what image.
func TestForwardCompatibility(t *testing.T) {
	for words, want := range map[string]struct{ base, floor, says string }{
		"gpu=a100 driver=535.104.05 pytorch==2.14.1+cu130 forward":                        {"docker.io/nvidia/cuda:13.0.3-base-ubuntu24.04", "535.104.05", "driver 535.104.05 runs CUDA 13.0 through cuda-compat-13-0"},
		"gpu=a100 driver=570.86.15 gpu=h100 pytorch==2.14.1+cu130 forward os=ubuntu22.04": {"docker.io/nvidia/cuda:13.0.3-base-ubuntu22.04", "570.86.15", "cuda-compat-13-0"},
		"gpu=a100 driver=470.82.01 pytorch==2.14.1 forward":                               {"docker.io/nvidia/cuda:12.6.3-base-ubuntu24.04", "470.82.01", "NVIDIA's table no longer lists branch 470"},
		"gpu=h100 driver=535.104.05 jax==0.8.0 cuda=13 forward":                           {"docker.io/nvidia/cuda:13.4.2-base-ubuntu24.04", "535.104.05", "runs CUDA 13.4 through cuda-compat-13-4"},
		"gpu=a100 driver=535.104.05 pytorch==2.14.1+cu130 toolkit forward":                {"docker.io/nvidia/cuda:13.0.3-devel-ubuntu24.04", "535.104.05", "cuda-compat-13-0"},
		"gpu=a100 driver=535.104.05 pytorch==2.14.1+cu130 forward base=example.com/own:1": {"example.com/own:1", "535.104.05",
			"the target's own base image must hold the package"},
	} {
		got := plantest.Plan(t, planner.New(matrices.Embedded()), words)
		if got.Stack == nil {
			t.Errorf("%s: no stack, but %s", words, plantest.Sentences(got.Conflict))
			continue
		}
		if got.Stack.BaseImage != want.base || got.Stack.Driver.Floor != want.floor {
			t.Errorf("%s: base %s, driver %s, want %s and %s", words, got.Stack.BaseImage, got.Stack.Driver.Floor, want.base,
				want.floor)
		}
		if text := plantest.WarningText(got.Warnings, hardware.Forward); !strings.Contains(text, want.says) {
			t.Errorf("%s warns %q, want %q", words, text, want.says)
		}
	}
}

func TestAStackThatNeedsNoCompatPackageGoesFirst(t *testing.T) {
	got := plantest.Plan(t, planner.New(matrices.Embedded()), "gpu=a100 driver=535.104.05 pytorch forward")
	if got.Stack == nil || strings.Contains(got.Stack.BaseImage, "nvidia/cuda") ||
		plantest.WarningText(got.Warnings, hardware.Forward) != "" {
		t.Errorf("%+v rests on a cuda-compat package, and CUDA 12 runs without", got.Stack)
	}
}

func TestForwardCompatibilityIsRefused(t *testing.T) {
	for words, want := range map[string]string{
		"gpu=rtx-4090 driver=535.104.05 pytorch==2.14.1+cu130 forward":  "NVIDIA GeForce RTX 4090 is no data-centre GPU: cuda-compat packages end there in error 804",
		"gpu=rtx-a6000 driver=535.104.05 pytorch==2.14.1+cu130 forward": "NVIDIA RTX A6000 is no data-centre GPU, and the facts do not list it",
		"gpu=t4 driver=418.87.00 pytorch==2.14.1+cu130 forward":         "and no cuda-compat package lifts it",
		"gpu=b200 driver=550.54.15 pytorch==2.14.1+cu130 forward":       "NVIDIA B200 (blackwell) needs driver 570.26 or newer, whatever the CUDA",
	} {
		got := plantest.Plan(t, planner.New(matrices.Embedded()), words)
		if got.Conflict == nil || !strings.Contains(plantest.Sentences(got.Conflict), want) {
			t.Errorf("%s: %v, want a conflict that says %q", words, got.Conflict, want)
		}
	}
}

// TestForwardCompatibilityIsOffered looks for it among the ways out of a host
// whose driver is too old, for data-centre GPUs alone.
func TestForwardCompatibilityIsOffered(t *testing.T) {
	offers := func(words string) bool {
		for _, f := range plantest.Plan(t, planner.New(matrices.Embedded()), words).Conflict.Fixes {
			if f.Change[0].Part == "forward_compatibility" && f.Change[0].To == "true" &&
				strings.HasPrefix(f.Text, "--forward-compat") {
				return true
			}
		}
		return false
	}
	if !offers("gpu=a100 driver=535.104.05 pytorch==2.14.1+cu130") {
		t.Error("an A100 on 535 is not offered cuda-compat-13-0")
	}
	for _, words := range []string{"gpu=rtx-4090 driver=535.104.05 pytorch==2.14.1+cu130",
		"gpu=a100 driver=580.65.06 pytorch==2.5.1 cuda=13.0"} {
		if offers(words) {
			t.Errorf("%s is offered forward compatibility, which does not help", words)
		}
	}
}
