package system_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/plantest"
)

// TestJetsonBoards holds what each generation of boards runs: the wheels that
// NVIDIA makes for its JetPack, on an image of that JetPack, or from JetPack 7
// on what Arm servers run.
func TestJetsonBoards(t *testing.T) {
	for board, want := range map[string]struct {
		torch, python, base, index string
		jetPack                    string
	}{
		"jetson-orin-nx-16gb": {"2.9.1", "3.10", "nvcr.io/nvidia/l4t-jetpack:r36.4.0",
			"https://pypi.jetson-ai-lab.io/jp6/cu126", "6.1, 6.2"},
		"jetson-xavier-nx": {"2.1.0a0+41361538.nv23.06", "3.8", "nvcr.io/nvidia/l4t-jetpack:r35.4.1",
			"https://developer.download.nvidia.com/compute/redist/jp/v512/pytorch/", "5.1, 5.1.1, 5.1.2"},
		"jetson-nano": {"1.10.0", "3.6", "nvcr.io/nvidia/l4t-base:r32.7.1", "", "4.6.1, 4.6.2, 4.6.3, 4.6.4, 4.6.5"},
		"jetson-thor": {"2.15.0", "3.14", "docker.io/library/python:3.14-slim-trixie", "", "7.0, 7.1, 7.2"},
	} {
		s := plantest.MustStack(t, planner.New(matrices.Embedded()), "gpu="+board+" pytorch")
		if s.Packages["torch"] != want.torch || s.Python != want.python || s.BaseImage != want.base ||
			s.Platform != facts.LinuxARM64 {
			t.Errorf("%s: torch %s, Python %s on %s (%s), want %+v", board, s.Packages["torch"], s.Python, s.BaseImage,
				s.Platform, want)
		}
		if s.Driver.Floor != "" || s.Driver.JetPack != want.jetPack {
			t.Errorf("%s: driver %+v, want none of the desktop branches, and JetPack %s", board, s.Driver, want.jetPack)
		}
		index := ""
		if len(s.Indexes) > 0 {
			index = s.Indexes[0].URL
		}
		if command := strings.Join(s.Install, "\n"); index != want.index || !strings.Contains(command, want.index) {
			t.Errorf("%s comes from %q by %q, want %q", board, index, command, want.index)
		}
	}
}

func TestJetsonWheelsAreForJetsonAlone(t *testing.T) {
	for _, words := range []string{"pytorch==2.9.1 platform=linux/arm64", "gpu=gh200 pytorch==2.9.1",
		"gpu=h100 pytorch==2.8.0", "pytorch==2.5.0 platform=linux/arm64", "onnxruntime==1.23.0"} {
		if s := plantest.MustStack(t, planner.New(matrices.Embedded()), words); strings.HasPrefix(s.Framework.Variant, "jp") ||
			s.Driver.JetPack != "" {
			t.Errorf("%s plans %+v with JetPack %s", words, s.Framework, s.Driver.JetPack)
		}
	}
}

func TestJetsonCompanionsComeFromTheSameIndex(t *testing.T) {
	s := plantest.MustStack(t, planner.New(matrices.Embedded()), "gpu=jetson-agx-orin-64gb pytorch==2.8.0 with=torchvision")
	if s.Packages["torchvision"] != "0.23.0" || !slices.Contains(s.Indexes[0].Packages, "torchvision") {
		t.Errorf("torchvision %s of the index for %v, want 0.23.0 of the Jetson index", s.Packages["torchvision"],
			s.Indexes[0].Packages)
	}
}

func TestJetsonConflicts(t *testing.T) {
	for words, want := range map[string]string{
		"gpu=jetson-orin-nx pytorch==2.6.0":             "PyTorch 2.6.0 builds (cu126) carry no sm_87 code for Jetson Orin NX",
		"gpu=jetson-orin-nx pytorch==2.8.0 python=3.12": "PyTorch 2.8.0 has wheels for Python 3.10",
		"gpu=jetson-nano pytorch==2.9.1":                "carry no sm_53 code for Jetson Nano",
		"gpu=jetson-orin-nx gpu=jetson-nano pytorch":    "Jetson Nano",
		"gpu=jetson-nano cupy==12.3.0":                  "which Jetson Nano (sm_53) does not run",
		"gpu=jetson-tx2 cupy":                           "which Jetson TX2 (sm_62) does not run",
		"gpu=jetson-agx-thor jax==0.4.38":               "are made for Arm servers, not for JetPack, which brings CUDA 13.0 or 13.2 to Jetson AGX Thor (T5000)",
		"gpu=jetson-orin-nx-16gb pytorch package=vllm":  "the wheels of vllm 0.33.0 are made for Arm servers",
		"gpu=jetson-orin-nx pytorch cuda=13.0":          "builds (cu130) carry no sm_87 code for Jetson Orin NX",
	} {
		got := plantest.Plan(t, planner.New(matrices.Embedded()), words)
		if got.Conflict == nil || !strings.Contains(plantest.Sentences(got.Conflict), want) {
			t.Errorf("%s: %v, want a conflict that says %q", words, got.Conflict, want)
		}
	}
}

// TestAMixedFleetKeepsTheDesktopDriver drops the boards out of a fleet that no
// stack serves whole: what is left needs a driver like any other.
func TestAMixedFleetKeepsTheDesktopDriver(t *testing.T) {
	got := plantest.Plan(t, planner.New(matrices.Embedded()), "gpu=jetson-orin-nx gpu=h100 pytorch==2.8.0")
	if got.Conflict == nil || len(got.Conflict.Split) != 2 {
		t.Fatalf("%+v, want a fleet of two stacks", got.Conflict)
	}
	for _, share := range got.Conflict.Split {
		jetson := share.GPUs[0] == "jetson-orin-nx"
		if jetson != (share.Stack.Driver.Floor == "") || jetson != (share.Stack.Driver.JetPack != "") {
			t.Errorf("%v: driver %+v", share.GPUs, share.Stack.Driver)
		}
	}
}
