package system_test

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
)

func TestWheelsNeedTheirCLibrary(t *testing.T) {
	f := facts.New(matrices.Embedded())
	plantest.RuleAlone(t, f, system.Glibc, "pytorch").Check(t, plantest.Refusals{
		{"framework=2.5.1+cu124 os=ubuntu18.04", ""},
		{"framework=2.7.0+cu128 os=ubuntu18.04", "PyTorch 2.7.0 builds (cu128) need glibc 2.28, and ubuntu18.04 has 2.27"},
		{"framework=2.7.0+cu128 os=debian12", ""},
		// Of builds with two floors the lower one is what to reach.
		{"framework=2.7.0+cu128|2.6.0+cu126 os=ubuntu18.04", "need glibc 2.28"},
	})
}

func TestWheelsAreForTheirPythons(t *testing.T) {
	f := facts.New(matrices.Embedded())
	plantest.RuleAlone(t, f, system.PythonWheels, "pytorch python=>=3.8").Check(t, plantest.Refusals{
		{"framework=2.5.1+cu124 python=3.12", ""},
		{"framework=2.0.1+cu118 python=3.12", "PyTorch 2.0.1 has wheels for Python 3.8 to 3.11"},
		{"framework=2.5.1+cu124|2.0.1+cu118 python=3.14", "PyTorch 2.0.1 to 2.5.1 have wheels for Python 3.8 to 3.13"},
	})
}

// TestAPythonIsMatureAYearAfterItCameOut: 3.13 came out in October 2024, which its
// end of life tells.
func TestAPythonIsMatureAYearAfterItCameOut(t *testing.T) {
	f := facts.New(matrices.Embedded())
	rule := plantest.RuleAlone(t, f, system.PythonMature, "pytorch")
	for build, want := range map[string]string{"2.6.0+cu126": "3.12", "2.9.1+cu128": "3.13"} {
		if got := rule.Prefers(t, "python", "framework="+build+" python=3.13|3.12"); got != want {
			t.Errorf("%s takes Python %s, want %s", build, got, want)
		}
	}
	if plantest.RuleAlone(t, f, system.PythonMature, "pytorch python=3.13").States() {
		t.Error("the target names its Python, and the rule ranks it")
	}
}

func TestBuildsAreForTheirPlatforms(t *testing.T) {
	f := facts.New(matrices.Embedded())
	plantest.RuleAlone(t, f, system.BuildPlatform, "gpu=a100 tensorflow platform=windows/amd64").Check(t, plantest.Refusals{
		{"framework=2.10.0+cu112@windows/amd64 platform=windows/amd64", ""},
		{"framework=2.11.0+cu112@linux/amd64 platform=windows/amd64",
			"TensorFlow 2.11.0 builds (cu112) exist for linux/amd64 only; the last with GPU code for windows/amd64 is 2.10.1"},
	})
	// A machine of one platform binds the target that says nothing of it.
	machines := plantest.RuleAlone(t, f, system.BuildPlatform, "gpu=gh200 pytorch")
	machines.Check(t, plantest.Refusals{
		{"platform=linux/arm64 framework=2.14.1+cu130@linux/arm64", ""},
		{"platform=linux/arm64 framework=2.5.1+cu124@linux/amd64", "PyTorch 2.5.1 builds (cu124) exist for linux/amd64 only"},
	})
}

// TestWhatAnEnvironmentIsSaidToBe judges environments that are there: a system
// without a GPU for programs, and wheels whose libraries are not found.
func TestWhatAnEnvironmentIsSaidToBe(t *testing.T) {
	f := facts.New(matrices.Embedded())
	plantest.RuleAlone(t, f, system.WithoutGPU, "gpu=t4 pytorch==2.5.1 said: system WSL 1").Check(t, plantest.Refusals{
		{"framework=2.5.1+cu124", "WSL 1 passes no NVIDIA GPU to programs"},
		{"framework=2.5.1+cpu", ""},
	})
	if plantest.RuleAlone(t, f, system.WithoutGPU, "gpu=t4 pytorch==2.5.1 said: system Ubuntu 22.04").States() {
		t.Error("Ubuntu passes GPUs on, and the rule speaks")
	}
	bare := plantest.RuleAlone(t, f, system.LibrariesAbsent, "gpu=t4 tensorflow==2.12.0 said: without-cuda python:3.11")
	bare.Check(t, plantest.Refusals{
		{"framework=2.12.0+cu118", "TensorFlow 2.12.0 takes CUDA's libraries from the system, and python:3.11 holds " +
			"none; nvidia/cuda:11.8.0-cudnn8-runtime-ubuntu22.04 does"},
		{"framework=2.14.1+cu118", ""},
		{"framework=2.12.0+cpu", ""},
	})
	const image = "nvidia/cuda:12.6.3-runtime-ubuntu22.04"
	plantest.RuleAlone(t, f, system.LibrariesAbsent, "gpu=t4 onnxruntime==1.20.1 said: without-cudnn "+image).Check(t,
		plantest.Refusals{{"framework=1.20.1+cu12",
			"ONNX Runtime 1.20.1 takes cuDNN from the system, and " + image + " holds none"}})
	plantest.RuleAlone(t, f, system.LibrariesAbsent, "gpu=t4 cupy==13.3.0 said: without-cudnn "+image).Check(t,
		plantest.Refusals{{"framework=13.3.0+cuda12x", ""}}) // which opens cuDNN only where it is asked to
	lost := plantest.RuleAlone(t, f, system.LibrariesLost, "gpu=t4 tensorflow said: pip")
	lost.Check(t, plantest.Refusals{
		{"framework=2.16.1+cu123", "TensorFlow 2.16.1 does not find the CUDA libraries of its own wheels, unless LD_LIBRARY_PATH lists"},
		{"framework=2.15.1+cu122", ""},
		{"framework=2.17.0+cu123", ""},
	})
	if plantest.RuleAlone(t, f, system.LibrariesLost, "gpu=t4 tensorflow").States() {
		t.Error("an image made here tells the loader of them, and the rule speaks")
	}
}

// TestHostsAndCompilersRankImages: an older CUDA goes first on a GeForce whose driver
// is older than the image's cuda-compat package, and a system whose GCC nvcc takes.
func TestHostsAndCompilersRankImages(t *testing.T) {
	f := facts.New(matrices.Embedded())
	const newer, older = "docker.io/nvidia/cuda:12.8.1-runtime-ubuntu22.04", "docker.io/nvidia/cuda:12.0.1-runtime-ubuntu22.04"
	geforce := plantest.RuleAlone(t, f, system.ImageCompat, "gpu=rtx-4090 driver=525.60.13 cupy")
	if got := geforce.Prefers(t, "base_image", "driver=525.60.13 base_image="+newer+"|"+older); got != older {
		t.Errorf("a GeForce on driver 525 stands on %s", got)
	}
	if plantest.RuleAlone(t, f, system.ImageCompat, "gpu=a100 driver=525.60.13 cupy").States() {
		t.Error("data-centre GPUs run cuda-compat packages, and the rule speaks")
	}
	compiler := plantest.RuleAlone(t, f, system.HostCompiler, "pytorch toolkit os=debian13")
	if got := compiler.Prefers(t, "os", "cuda=12.6.3 os=debian13|debian12"); got != "debian12" {
		t.Errorf("nvcc of CUDA 12.6 is on %s, whose GCC it does not take", got)
	}
	if plantest.RuleAlone(t, f, system.HostCompiler, "pytorch os=debian13").States() {
		t.Error("nothing is compiled, and the rule speaks")
	}
}

func TestJetPackIsForItsBoards(t *testing.T) {
	f := facts.New(matrices.Embedded())
	const jetPack5, jetPack6 = "nvcr.io/nvidia/l4t-jetpack:r35.4.1", "nvcr.io/nvidia/l4t-jetpack:r36.4.0"
	plantest.RuleAlone(t, f, system.JetPackBoard, "gpu=jetson-xavier-nx pytorch").Check(t, plantest.Refusals{
		{"base_image=" + jetPack5, ""},
		{"base_image=" + jetPack6, "does not run on"},
	})
	const orin = "gpu=jetson-orin-nx-16gb pytorch"
	plantest.RuleAlone(t, f, system.JetPack, orin).Check(t, plantest.Refusals{
		{"framework=2.8.0+jp6-cu126@linux/arm64 base_image=" + jetPack6, ""},
		{"framework=2.8.0+jp6-cu126@linux/arm64 base_image=" + jetPack5, "is for JetPack 6"},
	})
	plantest.RuleAlone(t, f, system.JetPackCUDA, "gpu=jetson-agx-thor jax").Check(t, plantest.Refusals{
		{"framework=0.8.0+cuda13@linux/arm64", ""},
		{"framework=0.4.38+cuda12@linux/arm64", "are made for Arm servers, not for JetPack, which brings CUDA 13.0 or 13.2"},
		{"framework=0.4.38+cuda12@linux/arm64 gpu=without", ""},
	})
	// JetPack 6 has CUDA 12 too, and it is not that of servers.
	plantest.RuleAlone(t, f, system.JetPackCUDA, "gpu=jetson-orin-nx-16gb jax").Check(t, plantest.Refusals{
		{"framework=0.4.38+cuda12@linux/arm64", "servers and boards have theirs in common only from CUDA 13 on"}})
	if plantest.RuleAlone(t, f, system.JetPackCUDA, "gpu=gh200 jax").States() {
		t.Error("Arm servers take their own wheels, and the rule speaks")
	}
}
