package packages_test

import (
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/libraries"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
)

// collectedMajors holds the numbered rules on which CUDA packages are made for, and what other makers ship.
func collectedMajors() []plantest.Collected {
	return []plantest.Collected{
		{Key: "ecosystem/16", Says: "onnxruntime-gpu of the default index is for CUDA 11 up to 1.18, CUDA 12 with cuDNN 9 up to 1.26 and CUDA 13 from 1.27 on; builds for cuDNN 8 and 9 do not stand in for each other.",
			Rules: []string{hardware.BuildCUDA, hardware.BuildCUDNN, packages.BuildIndex},
			Asks: []plantest.Ask{
				{"onnxruntime==1.18.0", "cuda=11.8"}, {"onnxruntime==1.19.2", "cuda=12.", "cudnn=9."},
				{"onnxruntime==1.27.0", "cuda=13."},
				{"onnxruntime cudnn=8", "stack onnxruntime==1.18."},
				{"onnxruntime==1.26.0 cudnn=8.9", "conflict", "take"},
				{"onnxruntime==1.18.0 cuda=12.1", "warning build-cuda-index"},
			}},
		{Key: "ecosystem/17", Says: "cupy-cuda11x takes CUDA 11.2 and newer, CuPy 14 has no build for 11, and cupy-cuda13x starts with 13.6.0; cudf 26.06 leaves out CuPy 14.0.0 and 14.1.0.",
			Rules: []string{hardware.BuildCUDA, packages.ExtensionRequires},
			Asks: []plantest.Ask{
				{"cupy cuda=11.8", "stack cupy==13."}, {"cupy==14.0.0 cuda=11.8", "conflict"},
				{"cupy==13.6.0 cuda=11.1", "conflict"},
				{"cupy==13.5.1 cuda=13.0", "conflict"},
				{"cupy==13.6.0 cuda=13.0", "stack cupy==13.6.0+cuda13x"},
				{"cupy==14.0.0 package=cudf==26.06.0", "conflict", "needs cupy-cuda13x"},
				{"cupy==14.0.1 package=cudf==26.06.0", "stack cupy==14.0.1"},
			}},
		{Key: "ecosystem/18", Says: "cudf has no wheels for CUDA 11 from 25.08 on and some for 13 from 25.10, and needs compute capability 7.0 from 24.02 on; numba's own CUDA target never knows 13, numba-cuda does.",
			Rules: []string{packages.ExtensionCUDA, packages.ExtensionGPU, packages.CUDAEnd},
			Asks: []plantest.Ask{
				{"cupy cuda=11.8 package=cudf==25.06.0", "cudf-cu11:25.06.0"}, {"cupy cuda=11.8 package=cudf==25.08.0",
					"conflict"},
				{"cupy cuda=13.0 package=cudf==25.08.0", "conflict"}, {"cupy cuda=13.0 package=cudf==25.10.0",
					"cudf-cu13:25.10.0"},
				{"gpu=p100 cupy package=cudf==24.02.0", "conflict"},
				{"gpu=p100 cupy package=cudf==23.12.0", "stack"},
				{"cupy cuda=13.0 package=numba", "warning package-cuda-end"},
				{"cupy cuda=13.0 package=numba-cuda", "!warning package-cuda-end"},
				{"cupy cuda=13.0 package=numba package=numba-cuda", "!warning package-cuda-end"},
			}},
		{Key: "ecosystem/19", Says: "bitsandbytes has libraries for many CUDA versions in one wheel and loads the one for torch's; it needs compute capability 6.0, int8 7.5.",
			Rules: []string{packages.ExtensionCUDA, packages.ExtensionGPU}, Facts: []string{"bitsandbytes/0.50.1#sm-min-for"},
			Asks: []plantest.Ask{
				{"gpu=a100 pytorch==2.5.1+cu124 package=bitsandbytes==0.43.0",
					"conflict", "bitsandbytes 0.43.0 is compiled for CUDA"},
				{"gpu=a100 pytorch package=bitsandbytes==0.50.1", "stack pytorch==2.15.0"},
				{"gpu=gtx-980 pytorch package=bitsandbytes==0.50.1", "conflict", "needs compute capability 6.0"},
				{"gpu=p40 pytorch package=bitsandbytes==0.50.1", "stack"},
			}},
		{Key: "ecosystem/21", Says: "TensorRT has no build for CUDA 11 from 10.13.2 on; Triton's makers document compute capability 8.0 since November 2024, 7.0 before.",
			Rules: []string{packages.ExtensionCUDA}, Facts: []string{"triton/3.2.0#sm-min", "triton/3.1.0#sm-min",
				"guidance/tensorrt:cuda-11-builds-end-at"},
			Asks: []plantest.Ask{
				{"pytorch cuda=11.8 package=tensorrt==10.13.2.6", "conflict", "is compiled for CUDA"},
				{"pytorch cuda=11.8 package=tensorrt==10.13.0.35", "stack"},
			}},
		{Key: "ecosystem/22", Says: "The framework images of one month share CUDA, cuDNN, NCCL, Ubuntu and, from 19.11 on, Python; they need compute capability 6.0 up to 24.10 and 7.5 from 25.03 on.",
			Facts: []string{"guidance/ngc:framework-images-month-share-cuda", "guidance/ngc:lowest-compute-capability-6.0-every",
				"guidance/tensorflow:blackwell-alternative-1"}},
		{Key: "ecosystem/23", Says: "The driver floors that NVIDIA prints for its images lag behind; such rows say what the toolkit really asks for.",
			Facts: []string{"guidance/ngc:printed-driver-floors-lag-24.05", "guidance/ngc:notes-up-25.10-print-driver"}},
		{Key: "ecosystem/24", Says: "From 25.03 on a constraints file of NVIDIA's images keeps pip from upgrading; RAPIDS left them with 25.09, and TensorFlow 1 images end with 23.03.",
			Facts: []string{"guidance/ngc:25.03-pip-constraints-file-image", "guidance/ngc:rapids-left-pytorch-image-with",
				"guidance/ngc:tf1-images-ended-with-23.03"}},
		{Key: "ecosystem/25", Says: "Where sources disagree, the row says which value it takes and why.",
			Facts: []string{"vllm/0.11.0#cuda", "xformers/0.0.34", "xformers/0.0.26.post1", "vllm/0.6.3#python-requires"}},
		{Key: "cuda-stack/22", Says: "NVIDIA's wheels for two CUDA majors lie in one folder, so one environment takes those of one; the same holds for packages that are made for one CUDA by their name.",
			Rules: []string{libraries.NVIDIAMajor, libraries.NamedMajor},
			Facts: []string{"guidance/cudnn:nvidia-cudnn-cunn-wheels-share-import-path"},
			Asks: []plantest.Ask{
				{"pytorch cuda=13.0 package=nvidia-nccl-cu12",
					"conflict", "nvidia-nccl-cu12 holds libraries for CUDA 12 alone"},
				{"pytorch cuda=12.6 package=nvidia-nccl-cu12", "stack"},
				{"pytorch cuda=13.0 package=torchsparse-cu120", "conflict",
					"torchsparse-cu120 loads the libraries of CUDA 12"},
				{"pytorch package=torchsparse-cu120", "stack pytorch==2.14.1+cu126"},
				{"pytorch package=spconv-cu130", "stack pytorch==2.15.0+cu132"},
			}},
		{Key: "cuda-stack/26", Says: "TensorRT leaves Pascal out from 10.0 and Volta from 10.5; CUDA 11 ends with 10.13.0 and CUDA 13 begins with 10.13.2; engines stay with their version and GPU type.",
			Rules: []string{packages.ExtensionGPU, packages.ExtensionCUDA}, Facts: []string{"tensorrt/10.0.0.6#sm-min",
				"tensorrt/10.5.0.18#sm-min", "tensorrt/10.13.2.6#cuda-built", "tensorrt/8.6.1.6#cudnn-required"},
			Asks: []plantest.Ask{
				{"gpu=v100 pytorch package=tensorrt", "tensorrt:10.4"},
				{"gpu=t4 pytorch package=tensorrt", "tensorrt:11"},
				{"gpu=v100 pytorch package=tensorrt==10.7.0", "conflict", "needs compute capability 7.5"},
				{"gpu=p100 pytorch package=tensorrt==10.0.1", "conflict", "needs compute capability 7.0"},
				{"pytorch cuda=13.0 package=tensorrt==10.12.0.36", "conflict", "is compiled for CUDA 12"},
			}},
		{Key: "tf-jax/17", Says: "From 0.4.18 on JAX takes NCCL from elsewhere, 2.18 or newer from 0.4.26 and 2.27.7 for CUDA 13; from 0.4.31 on it brings no libdevice, and from 0.4.36 it wants an nvcc wheel of 12.6.85 or newer.",
			Rules: []string{hardware.BuildNCCL, libraries.SharedPins}, Facts: []string{"jax/0.4.36+cuda12#pins",
				"guidance/jax:libdevice-2", "guidance/jax:nccl-2"},
			Asks: []plantest.Ask{
				{"jax==0.4.17", "nccl= "},
				{"jax==0.8.0 cuda=13.0 nccl=2.26", "conflict"},
				{"jax==0.8.0 cuda=12.9 nccl=2.20", "stack jax==0.8.0"},
				{"tensorflow==2.18.0 jax==0.4.36", "conflict", "nvidia-cuda-nvcc-cu12 12.5.82"},
				{"tensorflow==2.18.0 jax==0.4.35", "stack tensorflow==2.18.0"},
			}},
	}
}
