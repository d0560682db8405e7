package system_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
)

const (
	slim    = "docker.io/library/python:3.12-slim-bookworm"
	runtime = "docker.io/nvidia/cuda:11.8.0-runtime-ubuntu22.04"
	dnn8    = "docker.io/nvidia/cuda:11.8.0-cudnn8-runtime-ubuntu22.04"
	devel   = "docker.io/nvidia/cuda:12.4.1-devel-ubuntu22.04"
)

// TestCUDAIsInTheStackOnce: an image with CUDA is for builds that leave it to the
// system, or for the toolkit, and for no others.
func TestCUDAIsInTheStackOnce(t *testing.T) {
	f := facts.New(matrices.Embedded())
	plantest.RuleAlone(t, f, system.BaseCUDA, "tensorflow cuda=11.8").Check(t, plantest.Refusals{
		{"framework=2.10.0+cu112 base_image=" + dnn8 + " cuda=11.8.0 cudnn=8.9.6.50", ""},
		{"framework=2.10.0+cu112 base_image=" + slim, "TensorFlow 2.10.0 builds (cu112) expect CUDA in the base image: they stand on nvidia/cuda"},
		{"framework=2.14.0+cu118 base_image=" + slim, ""},
		{"framework=2.14.0+cu118 base_image=" + dnn8, "TensorFlow 2.14.0 builds (cu118) stand on an image that holds no CUDA"},
		{"framework=2.10.0+cu112 base_image=" + dnn8 + " cuda=12.0.1", "no nvidia/cuda image that fits the rest holds CUDA 12.0"},
		{"framework=2.10.0+cu112 base_image=" + dnn8 + " cudnn=8.1.0.77", "no nvidia/cuda image that fits the rest holds cuDNN 8.1.0.77"},
	})
	plantest.RuleAlone(t, f, system.BaseCUDA, "pytorch==2.5.1 toolkit").Check(t, plantest.Refusals{
		{"framework=2.5.1+cu124 base_image=" + devel, ""},
		{"framework=2.5.1+cu124 base_image=" + slim, "the toolkit comes with nvidia/cuda images alone"},
	})
	if plantest.RuleAlone(t, f, system.BaseCUDA, "pytorch==2.5.1").States() {
		t.Error("no candidate takes CUDA from the system, and the rule speaks")
	}
}

// TestHowABuildComesByCUDARanks: wheels, then the system, then feeds that the facts
// cannot name, then none.
func TestHowABuildComesByCUDARanks(t *testing.T) {
	f := facts.New(plantest.OneBuild(func(r *matrices.FrameworkRelease) {
		of := func(variant string, spoil func(*matrices.Build)) matrices.Build {
			b := r.Builds[0]
			b.Variant, b.Platforms = variant, []matrices.PlatformBuild{b.Platforms[0]}
			spoil(&b)
			return b
		}
		r.Builds = []matrices.Build{
			of("cpu", func(b *matrices.Build) { b.CUDA, b.CUDAFull = "", "" }),
			of("feed", func(b *matrices.Build) { b.IndexKind = "feed" }),
			of("system", func(b *matrices.Build) { b.Platforms[0].Delivery = matrices.DeliverySystem }),
			of("wheels", func(*matrices.Build) {}),
		}
	}))
	for _, test := range []struct{ rule, words, builds, want string }{
		{system.SystemCUDA, "gpu=a100 pytorch", "3.0.0+system|3.0.0+wheels", "3.0.0+wheels"},
		{system.NoIndex, "gpu=a100 pytorch", "3.0.0+feed|3.0.0+system", "3.0.0+system"},
	} {
		got := plantest.RuleAlone(t, f, test.rule, test.words).Prefers(t, "framework", "framework="+test.builds)
		if got != test.want {
			t.Errorf("%s: of %s it takes %s, want %s", test.rule, test.builds, got, test.want)
		}
	}
	for _, rule := range []string{system.SystemCUDA, system.NoIndex, system.CPUBuild} {
		if plantest.RuleAlone(t, f, rule, "pytorch build=cpu").States() {
			t.Errorf("%s ranks builds where one without GPU code is asked for", rule)
		}
	}
}

func TestAnImageThatHoldsCUDNNGoesFirst(t *testing.T) {
	f := facts.New(matrices.Embedded())
	rule := plantest.RuleAlone(t, f, system.AddedCUDNN, "tensorflow cuda=11.8")
	if got := rule.Prefers(t, "base_image", "framework=2.10.0+cu112 base_image="+runtime+"|"+dnn8); got != dnn8 {
		t.Errorf("it stands on %s", got)
	}
	made := plantest.RuleAlone(t, f, system.AsMade, "tensorflow cuda=>=11.2")
	if got := made.Prefers(t, "cuda", "framework=2.10.0+cu112 fit=no cuda=11.8.0|11.2.2"); got != "11.2.2" {
		t.Errorf("CUDA %s as made, want the minor that the build was made for", got)
	}
	if says, _ := made.Refuses(t, "framework=2.10.0+cu112 fit=yes cuda=11.8.0"); says != "" {
		t.Errorf("another CUDA than the build was made for is refused: %s", says)
	}
}

// TestImagesAreOfOneSystemAndOnePython: what goes without saying holds too.
func TestImagesAreOfOneSystemAndOnePython(t *testing.T) {
	f := facts.New(matrices.Embedded())
	plantest.RuleAlone(t, f, system.ImageOS, "pytorch").Check(t, plantest.Refusals{
		{"base_image=" + slim + " os=debian12", ""},
		{"base_image=" + slim + " os=ubuntu22.04", "a base image is of one operating system"},
	})
	plantest.RuleAlone(t, f, system.PythonImage, "pytorch").Check(t, plantest.Refusals{
		{"base_image=" + slim + " python=3.12", ""},
		{"base_image=" + slim + " python=3.11", "the base images of debian12 have Python 3.12"},
	})
	plantest.RuleAlone(t, f, system.OSPlatform, "pytorch platform=windows/amd64").Check(t, plantest.Refusals{
		{"os=windows platform=windows/amd64", ""},
		{"os=debian12 platform=windows/amd64", "Windows stacks are installed on Windows itself, and images are Linux"},
		{"os=debian12 platform=linux/amd64", ""},
	})
}

// TestThePythonOfAnArchiveIsTheLastChoice: Ubuntu 22.04 has a 3.11 beside its own.
func TestThePythonOfAnArchiveIsTheLastChoice(t *testing.T) {
	got := plantest.Plan(t, planner.New(matrices.Embedded()), "gpu=t4 cupy python=3.11 os=ubuntu22.04")
	if text := plantest.WarningText(got.Warnings, system.PythonAlso); !strings.Contains(text,
		"which its archive has beside its own: a pre-release") {
		t.Errorf("warns %q of %+v", text, got.Stack)
	}
	rule := plantest.RuleAlone(t, facts.New(matrices.Embedded()), system.PythonAlso, "gpu=t4 cupy python=3.11 os=ubuntu22.04")
	const archive, own = "docker.io/library/ubuntu:22.04", "docker.io/library/python:3.11-slim-bookworm"
	if image := rule.Prefers(t, "base_image", "base_image="+archive+"|"+own); image != own {
		t.Errorf("it stands on %s, want an image of the Python itself", image)
	}
}
