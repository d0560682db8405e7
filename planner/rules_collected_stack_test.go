package planner

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
)

// collectedStack returns the rules of the CUDA stack: drivers and run-time
// libraries, forward compatibility, cuDNN, NCCL, TensorRT and images.
func collectedStack() []collectedRule {
	return slices.Concat(collectedRunTime(), collectedForward(), collectedCUDNN(), collectedImages())
}

// collectedRunTime returns the rules of drivers, run-time libraries and nvcc.
func collectedRunTime() []collectedRule {
	return []collectedRule{
		{key: "cuda-stack/1", says: "A newer driver runs every older CUDA: a stack is never refused because its driver is too new.",
			rules: []string{hardware.DriverFloor},
			asks: []collectedAsk{
				{"gpu=a100 driver=595.58.03 pytorch==1.8.1 cuda=11.1", []string{"stack pytorch==1.8.1+cu111"}},
				{"gpu=v100 driver=440.33.01 pytorch==1.8.1 cuda=11.1", []string{"conflict", "CUDA 11 needs driver 450.80.02"}},
			}},
		{key: "cuda-stack/2", says: "Before CUDA 11 the driver must meet the floor of the very minor: 440.33 for 10.2, 418.39 for 10.1, 410.48 for 10.0.",
			rules: []string{hardware.DriverFloor, hardware.DriverDocumented}, facts: []string{"cuda/10.2.89#min-driver-linux",
				"cuda/10.1.105#min-driver-linux", "cuda/10.0.130#min-driver-linux"},
			asks: []collectedAsk{
				{"gpu=v100 pytorch==1.8.1 cuda=10.2", []string{"driver>=440.33 "}},
				{"gpu=v100 pytorch==1.6.0 cuda=10.1", []string{"driver>=418.39 "}},
				{"gpu=v100 pytorch==1.2.0 cuda=10.0", []string{"driver>=410.48 "}},
				{"gpu=v100 driver=418.67 pytorch==1.8.1 cuda=10.2", []string{"conflict", "CUDA 10.2 needs driver 440.33"}},
			}},
		{key: "cuda-stack/3", says: "From CUDA 11 on any minor runs on the driver floor of its major: 450.80.02, 525.60.13 and 580.65.06 on Linux, 452.39 and 527.41 on Windows for 11 and 12.",
			rules: []string{hardware.DriverFloor, hardware.MinorCompat},
			asks: []collectedAsk{
				{"gpu=a100 driver=525.60.13 pytorch==2.8.0 cuda=12.8", []string{"stack pytorch==2.8.0+cu128", "driver>=525.60.13 ",
					"warning minor-version-compatibility"}},
				{"gpu=a100 driver=575.57.08 pytorch cuda=13.0", []string{"conflict", "CUDA 13 needs driver 580.65.06"}},
				{"gpu=rtx-3090 platform=windows/amd64 pytorch==2.8.0 cuda=12.8", []string{"driver>=527.41 "}},
				{"gpu=gtx-1080 platform=windows/amd64 pytorch==2.0.1 cuda=11.8", []string{"driver>=452.39 "}},
			}},
		{key: "cuda-stack/4", says: "CUDA 11.0 too is planned on 450.80.02, the floor of its family, although its own drivers were 450.36 to 450.51.",
			rules: []string{hardware.DriverFloor}, facts: []string{"cuda/11.0.3#min-driver-minor-compat-linux",
				"driver-floors/11.x#linux"},
			asks: []collectedAsk{
				{"gpu=v100 driver=450.51.06 pytorch==1.7.1 cuda=11.0", []string{"conflict", "CUDA 11 needs driver 450.80.02"}},
				{"gpu=v100 driver=450.80.02 pytorch==1.7.1 cuda=11.0", []string{"stack pytorch==1.7.1+cu110"}},
			}},
		{key: "cuda-stack/5", says: "Minor-version compatibility covers neither PTX of a newer toolkit nor features of a newer driver: what hands PTX to the driver needs the driver of the toolkit that made it, or forward compatibility; machine code does not.",
			rules: []string{hardware.PTXDriver, hardware.MinorCompat},
			asks: []collectedAsk{
				{"gpu=b200 driver=570.86.15 jax==0.4.30", []string{"ptx-jit"}},
				{"gpu=a100 driver=535.104.05 pytorch==2.8.0+cu128", []string{"stack pytorch==2.8.0+cu128",
					"hands PTX of CUDA 12.8 to the driver, such as NVRTC or numba, needs 570.26"}},
				{"gpu=a100 driver=570.86.15 pytorch==2.8.0+cu128", []string{"stack pytorch==2.8.0+cu128", "!hands PTX"}},
			}},
		{key: "cuda-stack/6", says: "Every CUDA minor has the driver branch that knows all of it, from 525 for 12.0 to 615 for 13.4; there is no 12.7.",
			rules: []string{hardware.MinorCompat},
			facts: []string{"cuda/12.0#toolkit-driver-branch", "cuda/12.1#toolkit-driver-branch",
				"cuda/12.4#toolkit-driver-branch", "cuda/12.8#toolkit-driver-branch", "cuda/13.0#toolkit-driver-branch",
				"cuda/13.4#toolkit-driver-branch"},
			tests: []string{"TestDriverBranchOfEachCUDAMinor"},
			asks: []collectedAsk{
				{"gpu=a100 driver=550.54.15 pytorch==2.5.1+cu124", []string{"stack", "!minor-version-compatibility"}},
				{"gpu=a100 driver=535.104.05 pytorch==2.5.1+cu124", []string{"stack", "driver 535.104.05 knows CUDA 12.2"}},
			}},
		{key: "cuda-stack/7", says: "From 13.1 on the Windows toolkit comes without a driver, from 13.4 on the Linux one too: the tables name a branch there, and no bundled version.",
			facts: []string{"cuda/13.1#toolkit-driver-branch", "cuda/13.4#toolkit-driver-branch"},
			tests: []string{"TestToolkitsWithoutADriver"}},
		{key: "cuda-stack/8", says: "Each toolkit compiles for a window of compute capabilities: what it dropped or does not know yet it serves only by code of the same major, and targets with an a or f suffix run on their chip or family alone.",
			rules: []string{hardware.ToolkitDropped, hardware.ToolkitFirst, hardware.RunTimeKernels, hardware.Kernels},
			facts: []string{"architectures/10.1#last-cuda", "architectures/11.0#first-cuda", "architectures/10.7#first-cuda"},
			tests: []string{"TestCoverage"},
			asks: []collectedAsk{
				{"gpu=v100 cupy cuda=13.0", []string{"conflict", "CUDA 12.9 is the last that holds code for Tesla V100"}},
				{"gpu=v100 cupy cuda=12.9", []string{"stack cupy"}},
				{"gpu=rtx-5090 cupy==11.0.0", []string{"conflict", "cannot compile for NVIDIA GeForce RTX 5090"}},
				{"gpu=b300 pytorch==2.7.1+cu128", []string{"b300 by cubin", "warning toolkit-older-than-gpu"}},
			}},
		{key: "cuda-stack/9", says: "A GPU needs a driver that knows it, whatever the floor of the CUDA: Blackwell needs 570.26, on Windows 570.65.",
			rules: []string{hardware.GPUDriver},
			asks: []collectedAsk{
				{"gpu=rtx-5090 driver=566.03 pytorch==2.7.1",
					[]string{"conflict", "needs driver 570.26 or newer, whatever the CUDA"}},
				{"gpu=rtx-5090 driver=570.26 pytorch==2.7.1", []string{"stack pytorch==2.7.1+cu128"}},
				{"gpu=rtx-5090 platform=windows/amd64 pytorch==2.7.1", []string{"driver>=570.65 "}},
			}},
		{key: "cuda-stack/10", says: "nvcc takes host compilers up to a newest GCC of its release; only what compiles cares.",
			rules: []string{system.HostCompiler}, facts: []string{"cuda/11.8.0#gcc-max", "cuda/12.3#gcc-max",
				"cuda/12.6#gcc-max", "cuda/12.9#gcc-max", "cuda/13.3#gcc-max", "cuda/13.4#gcc-max"},
			tests: []string{"TestNewestGCCOfEachToolkit"},
			asks: []collectedAsk{
				{"pytorch==2.7.0 cuda=12.6 toolkit base=registry.example.com/own:1 os=debian13",
					[]string{"warning toolkit-host-compiler: nvcc of CUDA 12.6 takes GCC up to 13, and debian13 has 14.2"}},
				{"pytorch==2.7.0 cuda=12.6 toolkit base=registry.example.com/own:1 os=debian12",
					[]string{"stack", "!toolkit-host-compiler"}},
				{"pytorch==2.7.0 cuda=12.6 os=debian13", []string{"stack", "!toolkit-host-compiler"}},
			}},
	}
}

// collectedForward returns the rules of cuda-compat packages and of the gates of
// images.
func collectedForward() []collectedRule {
	return []collectedRule{
		{key: "cuda-stack/11", says: "Forward compatibility is for Linux hosts whose kernel driver is of an older branch than the package: with an equal or newer driver the package is not used, and dead branches are no base by the official table.",
			rules: []string{hardware.Forward, hardware.ForwardImage}, facts: []string{"forward-compat/13.0#branches",
				"forward-compat/13.3#official"},
			asks: []collectedAsk{
				{"gpu=a100 driver=535.104.05 pytorch==2.14.1+cu130 forward", []string{"nvidia/cuda:13.0.3-base",
					"warning forward-compatibility: driver 535.104.05 runs CUDA 13.0 through cuda-compat-13-0"}},
				{"gpu=a100 driver=550.54.15 pytorch==2.14.1+cu130 forward", []string{"NVIDIA's table no longer lists branch 550"}},
				{"gpu=a100 driver=580.65.06 pytorch==2.14.1+cu130 forward",
					[]string{"stack", "!nvidia/cuda", "!forward-compatibility"}},
				{"gpu=rtx-3060 platform=windows/amd64 driver=560.76 pytorch==2.14.1+cu130 forward",
					[]string{"conflict", "CUDA 13 needs driver 580"}},
			}},
		{key: "cuda-stack/12", says: "Forward compatibility is for data-centre GPUs; on GeForce it ends in error 804. Where it works it lifts the limit on PTX, and takes OpenGL and Vulkan interop away.",
			rules: []string{hardware.ForwardGPU},
			asks: []collectedAsk{
				{"gpu=rtx-4090 driver=570.86.15 pytorch==2.14.1+cu130 forward",
					[]string{"conflict", "is no data-centre GPU: cuda-compat packages end there in error 804"}},
				{"gpu=a100 driver=570.86.15 pytorch==2.14.1+cu130 forward",
					[]string{"stack pytorch==2.14.1+cu130", "without OpenGL and Vulkan interop"}},
			}},
		{key: "cuda-stack/13", says: "nvidia/cuda images hold the cuda-compat package: on a GeForce host with an older driver the image itself can end in 804 where the driver alone would have done.",
			rules: []string{system.ImageCompat},
			asks: []collectedAsk{
				{"gpu=rtx-4090 driver=525.60.13 cupy", []string{"nvidia/cuda:12.0.1", "!image-compat-library"}},
				{"gpu=rtx-4090 driver=525.60.13 cupy cuda=12.8", []string{"warning image-compat-library", "cuda-compat-12-8",
					"error 804"}},
				{"gpu=a100 driver=525.60.13 cupy cuda=12.8", []string{"stack", "!image-compat-library"}},
				{"gpu=rtx-4090 driver=580.65.06 cupy cuda=12.8", []string{"stack", "!image-compat-library"}},
			}},
		{key: "cuda-stack/14", says: "The gate of an nvidia/cuda image lets hosts start that know its CUDA, or whose branch and brand are on its list; that a brand is listed proves no support.",
			rules: []string{system.ImageGate, hardware.ForwardGPU}, facts: []string{"image-gates/cuda12.8-1#branches",
				"image-gates/cuda12.4-1#branches"},
			asks: []collectedAsk{
				{"gpu=a100 driver=535.104.05 cupy cuda=12.8", []string{"stack", "!image-gate"}},
				{"gpu=rtx-4090 driver=535.104.05 cupy cuda=12.8", []string{"warning image-gate", "NVIDIA_DISABLE_REQUIRE=1"}},
				{"gpu=rtx-4090 driver=535.104.05 cupy cuda=12.4", []string{"stack", "!image-gate", "warning image-compat-library"}},
			}},
		{key: "cuda-stack/15", says: "The gate hits hosts on minor-version compatibility too: from 12.5 on no GeForce is listed. Wheels on a plain system's image avoid the gate and the compat library, and images made here say the floor of their stack in the gate's place.",
			rules: []string{system.ImageGate, system.SystemCUDA}, tests: []string{"TestRequirementNamesTheLowestGPU",
				"TestTheGateOfTheBaseIsReplaced"},
			asks: []collectedAsk{
				{"gpu=rtx-4090 driver=550.54.15 pytorch==2.8.0+cu128", []string{"docker.io/library/python", "!image-gate"}},
				{"gpu=rtx-4090 driver=550.54.15 cupy cuda=12.8",
					[]string{"warning image-gate", "an image made here says the floor of this stack instead"}},
			}},
	}
}

// collectedCUDNN returns the rules of cuDNN.
func collectedCUDNN() []collectedRule {
	return []collectedRule{
		{key: "cuda-stack/16", says: "A cuDNN is for one CUDA minor up to 8.0, for a major from 8.1 on; CUDA 12 comes in with 8.8, CUDA 11 goes out after 9.10 and CUDA 13 comes in with 9.12.",
			rules: []string{hardware.CUDNNCUDA}, facts: []string{"cudnn/8.0.5.39#build-scheme", "cudnn/8.1.0.77#build-scheme",
				"cudnn/8.8.0.121#cuda-majors", "cudnn/9.11.0.98#cuda-majors", "cudnn/9.12.0.46#cuda-majors"},
			asks: []collectedAsk{
				{"onnxruntime cuda=13.0 cudnn=9.10", []string{"conflict", "cuDNN 9.10.2.21 is for CUDA 11 and 12"}},
				{"onnxruntime cuda=11.8 cudnn=9.12", []string{"conflict", "cuDNN 9.12.0.46 is for CUDA 12 and 13"}},
				{"onnxruntime cuda=12.9 cudnn=9.10", []string{"stack onnxruntime"}},
			}},
		{key: "cuda-stack/17", says: "The static archive of a cuDNN serves fewer CUDA minors than the shared library; frameworks load the shared one.",
			facts: []string{"cudnn/9.10.2.21#static-on"}},
		{key: "cuda-stack/18", says: "Each cuDNN has a lowest compute capability, 5.0 from 8.9 and 7.5 from 9.11 on, and Blackwell needs 9.7; its driver is that of the CUDA major.",
			rules: []string{hardware.CUDNNFloor, hardware.CUDNNCeiling, hardware.DriverFloor},
			facts: []string{"cudnn/9.7.0.66#blackwell-needs", "cudnn/9.11.0.98#sm-min"},
			asks: []collectedAsk{
				{"gpu=gtx-1080 jax", []string{"stack jax", "cudnn=9.10.2.21"}},
				{"gpu=gtx-1080 jax cudnn=9.12", []string{"conflict", "serve no GPU below compute capability 7.5"}},
				{"gpu=h100 pytorch==1.5.1", []string{"conflict", "cuDNN 7.6.5.32 serves GPUs up to compute capability 7.5"}},
				{"gpu=b200 onnxruntime cudnn=9.5", []string{"conflict"}},
				{"gpu=t4 jax cudnn=9.12", []string{"stack jax"}},
			}},
		{key: "cuda-stack/19", says: "So Maxwell, Pascal and Volta stop at cuDNN 9.10.2 and CUDA 12.9: a build for them keeps to both.",
			rules: []string{hardware.CUDNNFloor, hardware.ToolkitDropped},
			asks: []collectedAsk{
				{"gpu=v100 pytorch", []string{"+cu126", "cudnn=9.10.2.21"}},
				{"gpu=p100 jax", []string{"+cuda12", "cudnn=9.10.2.21"}},
				{"gpu=t4 jax", []string{"+cuda13", "!cudnn=9.10"}},
			}},
		{key: "cuda-stack/20", says: "At run time cuDNN must be of the major that the program was built with, and of no older minor.",
			rules: []string{hardware.BuildCUDNN, hardware.CUDNNOlder},
			asks: []collectedAsk{
				{"tensorflow==2.10.0 cudnn=8.0", []string{"conflict", "takes cuDNN >=8.1,<9"}},
				{"tensorflow==2.10.0 cudnn=8.9 cuda=11.8 base=registry.example.com/own:1 os=ubuntu22.04",
					[]string{"stack tensorflow==2.10.0"}},
				{"tensorflow==2.10.0 cudnn=9.1", []string{"conflict"}},
			}},
		{key: "cuda-stack/21", says: "The sub-libraries of cuDNN 9 must all come from one build: a stack has one cuDNN, in the wheels or in the image and never in both, and the self-test looks for a second.",
			rules: []string{system.BaseCUDA, packages.NVIDIAPart}, facts: []string{"errors/cudnn-sublibrary-version-mismatch"},
			tests: []string{"TestSelfTestNamesTheCause"},
			asks: []collectedAsk{
				{"gpu=a100 pytorch toolkit", []string{"-devel-", "!cudnn-devel"}},
				{"gpu=a100 pytorch", []string{"docker.io/library/python"}},
				{"pytorch==2.5.1 package=nvidia-cudnn-cu12==9.10.2.21", []string{"conflict", "an environment holds one cuDNN"}},
			}},
		{key: "cuda-stack/22", says: "NVIDIA's wheels for two CUDA majors lie in one folder, so one environment takes those of one; the same holds for packages that are made for one CUDA by their name.",
			rules: []string{packages.NVIDIAMajor, packages.NamedMajor},
			facts: []string{"guidance/cudnn:nvidia-cudnn-cunn-wheels-share-import-path"},
			asks: []collectedAsk{
				{"pytorch cuda=13.0 package=nvidia-nccl-cu12",
					[]string{"conflict", "nvidia-nccl-cu12 holds libraries for CUDA 12 alone"}},
				{"pytorch cuda=12.6 package=nvidia-nccl-cu12", []string{"stack"}},
				{"pytorch cuda=13.0 package=spconv-cu120", []string{"conflict", "spconv-cu120 loads the libraries of CUDA 12"}},
				{"pytorch package=spconv-cu120", []string{"stack pytorch==2.14.1+cu126"}},
				{"pytorch package=spconv-cu130", []string{"stack pytorch==2.15.0+cu132"}},
			}},
		{key: "cuda-stack/23", says: "cuDNN 9.25.0.15 was taken back and is taken only where it is named, with a warning; 9.15.0 has a version of its own for each CUDA major.",
			rules: []string{hardware.CUDNNWithdrawn}, facts: []string{"cudnn/9.25.0.15#status", "cudnn/9.15.0.58#other-builds"},
			asks: []collectedAsk{
				{"jax cudnn=9.25", []string{"cudnn=9.25.1.1", "!cudnn-withdrawn"}},
				{"jax cudnn=9.25.0", []string{"cudnn=9.25.0.15", "warning cudnn-withdrawn: cuDNN 9.25.0.15: yanked on PyPI"}},
				{"jax cudnn=9.15.0 cuda=13.0", []string{"nvidia-cudnn-cu13:9.15.0.58"}},
			}},
		{key: "cuda-stack/24", says: "For cuDNN with CUDA 13 on Windows there are archives and wheels, and no driver in NVIDIA's matrix: the floor of the CUDA major is taken.",
			facts: []string{"cudnn/9.12.0.46"},
			asks: []collectedAsk{
				{"gpu=rtx-4090 platform=windows/amd64 pytorch cuda=13.0", []string{"stack", "driver>=580 "}},
			}},
	}
}

// collectedImages returns the rules of NCCL, TensorRT, images and wheels.
func collectedImages() []collectedRule {
	return []collectedRule{
		{key: "cuda-stack/25", says: "NCCL ends for CUDA 11 at 2.21.5 and begins for CUDA 13 at 2.27; its binaries leave out compute capability 5.x from 2.28.3 on.",
			rules: []string{hardware.NCCLCapability, hardware.BuildNCCL}, facts: []string{"nccl/2.21.5#cuda-majors",
				"nccl/2.27.7#cuda-majors", "nccl/2.28.3#sm", "nccl/2.32.3#wheels"},
			asks: []collectedAsk{
				{"gpu=gtx-980 pytorch", []string{"nccl=2.29.3", "warning nccl-capability"}},
				{"gpu=gtx-980 pytorch==2.8.0+cu126", []string{"nccl=2.27.3", "!nccl-capability"}},
				{"gpu=gtx-1080 pytorch", []string{"nccl=2.29.3", "!nccl-capability"}},
				{"pytorch==2.5.1 nccl=2.27", []string{"conflict", "NCCL 2.21.5"}},
			}},
		{key: "cuda-stack/26", says: "TensorRT leaves Pascal out from 10.0 and Volta from 10.5; CUDA 11 ends with 10.13.0 and CUDA 13 begins with 10.13.2; engines stay with their version and GPU type.",
			rules: []string{packages.ExtensionGPU, packages.ExtensionCUDA}, facts: []string{"tensorrt/10.0.0.6#sm-min",
				"tensorrt/10.5.0.18#sm-min", "tensorrt/10.13.2.6#cuda-built", "tensorrt/8.6.1.6#cudnn-required"},
			asks: []collectedAsk{
				{"gpu=v100 pytorch package=tensorrt", []string{"tensorrt:10.4"}},
				{"gpu=t4 pytorch package=tensorrt", []string{"tensorrt:11"}},
				{"gpu=v100 pytorch package=tensorrt==10.7.0.23", []string{"conflict", "needs compute capability 7.5"}},
				{"gpu=p100 pytorch package=tensorrt==10.0.1.6", []string{"conflict", "needs compute capability 7.0"}},
				{"pytorch cuda=13.0 package=tensorrt==10.12.0.36", []string{"conflict", "is compiled for CUDA 12"}},
			}},
		{key: "cuda-stack/27", says: "Tags of nvidia/cuda name cuDNN by its major up to 12.3.2 and plainly from 12.4.1 on, not every patch release has one with cuDNN, systems come and go, and old tags are deleted: images are taken from the list of tags, never made up.",
			rules: []string{system.BaseCUDA, system.ImageTag}, facts: []string{"images/12.3.2-cudnn9-runtime-ubuntu22.04",
				"images/12.4.1-cudnn-runtime-ubuntu22.04", "images/12.5.1-runtime-ubuntu24.04"},
			tests: []string{"TestImageTagsAreThoseOfTheList"},
			asks: []collectedAsk{
				{"tensorflow==2.12.0", []string{"nvidia/cuda:11.8.0-cudnn8-runtime-ubuntu22.04", "!image-tag-ended"}},
				{"tensorflow==2.3.0", []string{"nvidia/cuda:10.1-cudnn7-runtime-ubuntu18.04", "warning image-tag-ended"}},
				{"cupy cuda=12.4", []string{"nvidia/cuda:12.4.1-runtime-ubuntu22.04"}},
			}},
		{key: "cuda-stack/28", says: "The C library of the image must reach the floor of the wheels, and python:X.Y-slim without a suffix moves from system to system: bases are named with theirs.",
			rules: []string{system.Glibc, packages.ExtensionGlibc}, facts: []string{"manylinux/manylinux_2_28#glibc",
				"os/ubuntu18.04#glibc", "python/3.12#default-os"},
			asks: []collectedAsk{
				{"pytorch==2.7.0 os=ubuntu18.04", []string{"conflict", "need glibc 2.28, and ubuntu18.04 has 2.27"}},
				{"pytorch==2.5.1 os=ubuntu18.04 base=registry.example.com/own:1", []string{"stack pytorch==2.5.1"}},
				{"pytorch", []string{"-slim-trixie"}},
			}},
	}
}
