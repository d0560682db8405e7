package system_test

import (
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/libraries"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
)

// collectedImages holds the numbered rules on what base images hold and hosts make of them.
func collectedImages() []plantest.Collected {
	return []plantest.Collected{
		{Key: "cuda-stack/10", Says: "nvcc takes host compilers up to a newest GCC of its release; only what compiles cares.",
			Rules: []string{system.HostCompiler}, Facts: []string{"cuda/11.8.0#gcc-max", "cuda/12.3#gcc-max",
				"cuda/12.6#gcc-max", "cuda/12.9#gcc-max", "cuda/13.3#gcc-max", "cuda/13.4#gcc-max"},
			Tests: []string{"TestNewestGCCOfEachToolkit"},
			Asks: []plantest.Ask{
				{"pytorch==2.7.0 cuda=12.6 toolkit base=registry.example.com/own:1 os=debian13",
					"warning toolkit-host-compiler: nvcc of CUDA 12.6 takes GCC up to 13, and debian13 has 14.2"},
				{"pytorch==2.7.0 cuda=12.6 toolkit base=registry.example.com/own:1 os=debian12",
					"stack", "!toolkit-host-compiler"},
				{"pytorch==2.7.0 cuda=12.6 os=debian13", "stack", "!toolkit-host-compiler"},
			}},
		{Key: "cuda-stack/13", Says: "nvidia/cuda images hold the cuda-compat package: on a GeForce host with an older driver the image itself can end in 804 where the driver alone would have done.",
			Rules: []string{system.ImageCompat},
			Asks: []plantest.Ask{
				{"gpu=rtx-4090 driver=525.60.13 cupy==13.6.0", "nvidia/cuda:12.0.1", "!image-compat-library"},
				{"gpu=rtx-4090 driver=525.60.13 cupy cuda=12.8", "warning image-compat-library", "cuda-compat-12-8",
					"error 804"},
				{"gpu=a100 driver=525.60.13 cupy cuda=12.8", "stack", "!image-compat-library"},
				{"gpu=rtx-4090 driver=580.65.06 cupy cuda=12.8", "stack", "!image-compat-library"},
			}},
		{Key: "cuda-stack/14", Says: "The gate of an nvidia/cuda image lets hosts start that know its CUDA, or whose branch and brand are on its list; that a brand is listed proves no support.",
			Rules: []string{system.ImageGate, hardware.ForwardGPU}, Facts: []string{"image-gates/cuda12.8-1#branches",
				"image-gates/cuda12.4-1#branches"},
			Asks: []plantest.Ask{
				{"gpu=a100 driver=535.104.05 cupy cuda=12.8", "stack", "!image-gate"},
				{"gpu=rtx-4090 driver=535.104.05 cupy cuda=12.8", "warning image-gate", "NVIDIA_DISABLE_REQUIRE=1"},
				{"gpu=rtx-4090 driver=535.104.05 cupy cuda=12.4", "stack", "!image-gate", "warning image-compat-library"},
			}},
		{Key: "cuda-stack/15", Says: "The gate hits hosts on minor-version compatibility too: from 12.5 on no GeForce is listed. Wheels on a plain system's image avoid the gate and the compat library, and images made here say the floor of their stack in the gate's place.",
			Rules: []string{system.ImageGate, system.SystemCUDA}, Tests: []string{"TestRequirementNamesTheLowestGPU",
				"TestTheGateOfTheBaseIsReplaced"},
			Asks: []plantest.Ask{
				{"gpu=rtx-4090 driver=550.54.15 pytorch==2.8.0+cu128", "docker.io/library/python", "!image-gate"},
				{"gpu=rtx-4090 driver=550.54.15 cupy cuda=12.8",
					"warning image-gate", "an image made here says the floor of this stack instead"},
			}},
		{Key: "cuda-stack/21", Says: "The sub-libraries of cuDNN 9 must all come from one build: a stack has one cuDNN, in the wheels or in the image and never in both, and the self-test looks for a second.",
			Rules: []string{system.BaseCUDA, libraries.NVIDIAPart}, Facts: []string{"errors/cudnn-sublibrary-version-mismatch"},
			Tests: []string{"TestSelfTestNamesTheCause"},
			Asks: []plantest.Ask{
				{"gpu=a100 pytorch toolkit", "-devel-", "!cudnn-devel"},
				{"gpu=a100 pytorch", "docker.io/library/python"},
				{"pytorch==2.5.1 package=nvidia-cudnn-cu12==9.10.2.21", "conflict", "an environment holds one cuDNN"},
			}},
		{Key: "cuda-stack/27", Says: "Tags of nvidia/cuda name cuDNN by its major up to 12.3.2 and plainly from 12.4.1 on, not every patch release has one with cuDNN, systems come and go, and old tags are deleted: images are taken from the list of tags, never made up.",
			Rules: []string{system.BaseCUDA, system.ImageTag}, Facts: []string{"images/12.3.2-cudnn9-runtime-ubuntu22.04",
				"images/12.4.1-cudnn-runtime-ubuntu22.04", "images/12.5.1-runtime-ubuntu24.04"},
			Tests: []string{"TestImageTagsAreThoseOfTheList"},
			Asks: []plantest.Ask{
				{"tensorflow==2.12.0", "nvidia/cuda:11.8.0-cudnn8-runtime-ubuntu22.04", "!image-tag-ended"},
				{"tensorflow==2.3.0", "nvidia/cuda:10.1-cudnn7-runtime-ubuntu18.04", "warning image-tag-ended"},
				{"cupy cuda=12.4", "nvidia/cuda:12.4.1-runtime-ubuntu22.04"},
			}},
		{Key: "cuda-stack/28", Says: "The C library of the image must reach the floor of the wheels, and python:X.Y-slim without a suffix moves from system to system: bases are named with theirs.",
			Rules: []string{system.Glibc, packages.ExtensionGlibc}, Facts: []string{"manylinux/manylinux_2_28#glibc",
				"os/ubuntu18.04#glibc", "python/3.12#default-os"},
			Asks: []plantest.Ask{
				{"pytorch==2.7.0 os=ubuntu18.04", "conflict", "need glibc 2.28, and ubuntu18.04 has 2.27"},
				{"pytorch==2.5.1 os=ubuntu18.04 base=registry.example.com/own:1", "stack pytorch==2.5.1"},
				{"pytorch", "-slim-trixie"},
			}},
		{Key: "nvidia-hardware/11", Says: "Jetson has its driver and toolkit from JetPack, each release for certain boards, and never those of the desktop table.",
			Rules: []string{system.JetPack, system.JetPackBoard, system.JetPackCUDA},
			Facts: []string{"jetpack/6.2#sm", "jetpack/7.0#sm", "jetpack/5.1.2#sm"},
			Asks: []plantest.Ask{
				{"gpu=jetson-xavier-nx-16gb pytorch", "nvcr.io/nvidia/l4t-jetpack:r35", "driver>= recommended= "},
				{"gpu=jetson-agx-thor pytorch==2.14.1", "stack pytorch", "+cu130", "driver>= "},
				{"gpu=jetson-agx-thor jax==0.4.38", "conflict"},
				{"gpu=jetson-orin-nx gpu=h100 pytorch==2.8.0", "conflict"},
			}},
		{Key: "tf-jax/4", Says: "CUDA comes with TensorFlow's wheels by the extra and-cuda from 2.14 on, pinned to the version up to 2.19 and in ranges from 2.20 on; before that the image supplies it.",
			Rules: []string{system.BaseCUDA, hardware.BuildCUDA, libraries.NVIDIAPin},
			Facts: []string{"tensorflow/2.19.0+cu125#pins", "tensorflow/2.20.0+cu125#pins"},
			Asks: []plantest.Ask{
				{"gpu=a100 tensorflow==2.14.0", "by wheels"},
				{"gpu=a100 tensorflow==2.13.1", "by base-image", "nvidia/cuda:11.8.0-cudnn8-runtime"},
				{"gpu=a100 tensorflow==2.19.0 package=nvidia-cublas-cu12==12.6.4.1 package=tensorflow[and-cuda]",
					"conflict"},
				{"gpu=a100 tensorflow==2.20.0 package=nvidia-cublas-cu12==12.6.4.1", "stack tensorflow==2.20.0"},
			}},
	}
}
