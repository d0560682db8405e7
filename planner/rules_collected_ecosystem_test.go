package planner

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
)

// collectedEcosystem returns the rules of the packages around the frameworks, in
// the order of the collection: pins of torch (1 to 8), builds against an ABI
// without a pin (9 to 12), packages that compile (13 to 15), CUDA majors (16
// to 21), NVIDIA's images (22 to 24) and disagreements (25).
func collectedEcosystem() []collectedRule {
	return slices.Concat(collectedPins(), collectedBinaries(), collectedMajors())
}

func collectedPins() []collectedRule {
	return []collectedRule{
		{key: "ecosystem/1", says: "vLLM pins torch exactly from 0.2.6 on.",
			rules: []string{packages.ExtensionRequires},
			asks: []collectedAsk{
				{"package=vllm==0.4.1", []string{"stack pytorch==2.2.1"}},
				{"package=vllm==0.4.2", []string{"stack pytorch==2.3.0"}},
				{"package=vllm==0.5.2", []string{"stack pytorch==2.3.1"}},
				{"package=vllm==0.5.4", []string{"stack pytorch==2.4.0"}},
				{"package=vllm==0.6.4", []string{"stack pytorch==2.5.1"}},
				{"package=vllm==0.8.0", []string{"stack pytorch==2.6.0"}},
				{"package=vllm==0.9.0", []string{"stack pytorch==2.7.0"}},
				{"package=vllm==0.10.0", []string{"stack pytorch==2.7.1"}},
				{"package=vllm==0.10.2", []string{"stack pytorch==2.8.0"}},
				{"package=vllm==0.11.1", []string{"stack pytorch==2.9.0"}},
				{"package=vllm==0.14.0", []string{"stack pytorch==2.9.1"}},
				{"package=vllm==0.16.0", []string{"stack pytorch==2.9.1"}},
				{"package=vllm==0.17.0", []string{"stack pytorch==2.10.0"}},
				{"package=vllm==0.20.0", []string{"stack pytorch==2.11.0"}},
				{"package=vllm==0.27.0", []string{"stack pytorch==2.13.0"}},
				{"pytorch==2.12.0 package=vllm>=0.8", []string{"conflict"}},
				{"pytorch==2.5.1 package=vllm==0.6.3", []string{"conflict", "vllm 0.6.3 needs torch ==2.4.0"}},
			}},
		{key: "ecosystem/2", says: "vLLM's default wheel is for CUDA 11.8 up to 0.2.1, 12.1 up to 0.7.3, 12.4 for 0.8, 12.8 from 0.9, 12.9 from 0.12 and 13.0 from 0.20 on; those for another are on its makers' index. It needs compute capability 7.0, and 7.5 from 0.20 on.",
			rules: []string{packages.ExtensionCUDA, packages.ExtensionGPU, packages.ExtensionIndex},
			facts: []string{"vllm/0.2.1#cuda", "vllm/0.7.3#cuda", "vllm/0.8.0#cuda", "vllm/0.12.0#cuda", "vllm/0.20.0#cuda"},
			asks: []collectedAsk{
				{"gpu=v100 package=vllm==0.19.1", []string{"stack"}},
				{"gpu=v100 package=vllm==0.20.0", []string{"conflict", "vllm 0.20.0 needs compute capability 7.5"}},
				{"gpu=p100 package=vllm", []string{"conflict"}},
				{"package=vllm==0.21.0", []string{"cuda=13.0", "driver>=580.65.06"}},
				{"pytorch cuda=13.0 package=vllm==0.13.0", []string{"warning package-cuda-index"}},
			}},
		{key: "ecosystem/3", says: "vLLM 0.6.4 to 0.7.3 is made with CUDA 12.1 and stands beside torch for 12.4; what is compiled next to it takes torch's.",
			rules: []string{packages.ExtensionMinor},
			asks: []collectedAsk{
				{"gpu=a100 package=vllm==0.6.4", []string{"stack pytorch==2.5.1+cu124"}},
				{"gpu=a100 pytorch toolkit package=vllm==0.6.4", []string{"warning package-cuda-minor"}},
			}},
		{key: "ecosystem/4", says: "vLLM brings the xformers that it pins before 0.12, and the flashinfer that it pins from 0.11.1 on.",
			rules: []string{packages.Transitive},
			asks: []collectedAsk{
				{"gpu=a100 package=vllm==0.11.0", []string{"xformers:"}},
				{"gpu=a100 package=vllm==0.12.0", []string{"!xformers:", "flashinfer-python:"}},
				{"gpu=a100 package=vllm==0.11.1", []string{"flashinfer-python:0.5.2"}},
				{"gpu=a100 package=vllm==0.11.0", []string{"!flashinfer-python:"}},
				{"gpu=a100 package=vllm==0.11.1 package=flashinfer==0.6.0", []string{"conflict"}},
			}},
		{key: "ecosystem/5", says: "xformers pins torch exactly up to 0.0.34 and from below after; its CUDA may be another than torch's, and it needs compute capability 7.5 from 0.0.31 on.",
			rules: []string{packages.ExtensionRequires, packages.ExtensionGPU, packages.ExtensionCUDA},
			asks: []collectedAsk{
				{"pytorch==2.4.1 package=xformers==0.0.28.post3", []string{"conflict", "needs torch ==2.5.1"}},
				{"package=xformers==0.0.28.post3", []string{"stack pytorch==2.5.1+cu124"}},
				{"pytorch package=xformers==0.0.35", []string{"stack pytorch==2.15.0"}},
				{"gpu=v100 package=xformers==0.0.31", []string{"conflict", "compute capability 7.5"}},
				{"gpu=v100 package=xformers==0.0.30", []string{"stack"}},
			}},
		{key: "ecosystem/6", says: "sglang takes vLLM's torch up to 0.4.4.post1 and pins its own from 0.4.3.post3 on; the extra for HIP does not count.",
			rules: []string{packages.Transitive, packages.ExtensionRequires},
			asks: []collectedAsk{
				{"gpu=a100 package=sglang==0.4.4", []string{"stack pytorch==2.5.1", "vllm:0.7.2"}},
				{"gpu=a100 package=sglang==0.5.9", []string{"stack pytorch==2.9.1", "!vllm:"}},
				{"gpu=a100 pytorch==2.8.0 package=sglang==0.5.9", []string{"conflict", "needs torch ==2.9.1"}},
			}},
		{key: "ecosystem/7", says: "On Linux torch pins triton exactly; torch-tensorrt goes with one minor of torch, torchvision with one release.",
			rules: []string{packages.Companion, packages.ExtensionRequires},
			asks: []collectedAsk{
				{"package=triton==3.1.0", []string{"stack pytorch==2.5.1"}},
				{"pytorch==2.5.1 with=triton==3.0.0", []string{"conflict"}},
				{"package=torch-tensorrt==2.5.0", []string{"stack pytorch==2.5."}},
				{"pytorch==2.6.0 package=torch-tensorrt==2.5.0", []string{"conflict", ">=2.5.0,<2.6.0"}},
				{"pytorch==2.9.1 with=torchvision==0.19.0", []string{"conflict", "goes with torchvision 0.24.1"}},
			}},
		{key: "ecosystem/8", says: "torchaudio ends at 2.11.0, which later torch and vLLM 0.27 take; there is none for torch of CUDA 13.2.",
			rules: []string{packages.Companion, packages.CompanionCUDA},
			asks: []collectedAsk{
				{"pytorch==2.13.0 with=torchaudio", []string{"torchaudio:2.11.0"}},
				{"pytorch==2.13.0 with=torchaudio==2.10.0", []string{"conflict"}},
				{"pytorch==2.13.0 build=cu132 with=torchaudio", []string{"conflict", "there is no torchaudio for PyTorch"}},
			}},
	}
}

func collectedBinaries() []collectedRule {
	return []collectedRule{
		{key: "ecosystem/9", says: "flash-attn has wheels for torch minors, CUDA tags and C++ ABIs, none for CUDA 11 after 2.7.3 and none past torch 2.8; else it is compiled. It needs compute capability 8.0, its first major 7.5; flash-attn-4 is for Hopper and Blackwell.",
			rules: []string{packages.ExtensionWheel, packages.ExtensionGPU},
			asks: []collectedAsk{
				{"gpu=a100 package=flash-attn", []string{"stack pytorch==2.8.0", "cxx11abiTRUE"}},
				{"gpu=a100 pytorch==2.9.1 package=flash-attn==2.8.3", []string{"conflict", "has wheels for torch"}},
				{"gpu=a100 pytorch==2.9.1 toolkit package=flash-attn==2.8.3", []string{"stack pytorch==2.9.1"}},
				{"gpu=a100 pytorch==2.5.1 cuda=11.8 package=flash-attn==2.7.4.post1", []string{"conflict"}},
				{"gpu=a100 pytorch==2.5.1 cuda=11.8 package=flash-attn==2.7.3", []string{"stack pytorch==2.5.1+cu118"}},
				{"gpu=t4 pytorch package=flash-attn==2.8.3", []string{"conflict", "needs compute capability 8.0"}},
				{"gpu=t4 pytorch toolkit package=flash-attn==1.0.9", []string{"stack"}},
				{"gpu=l40s package=flash-attn-4", []string{"conflict", "needs compute capability 9.0"}},
			}},
		{key: "ecosystem/10", says: "torch's Linux wheels have the old C++ ABI up to 2.5 and the new one from 2.7 on; of 2.6 those for CUDA 12.6 and Arm have the new one.",
			rules: []string{packages.ExtensionWheel},
			asks: []collectedAsk{
				{"gpu=a100 pytorch==2.5.1 package=flash-attn", []string{"cxx11abiFALSE"}},
				{"gpu=a100 pytorch==2.6.0+cu124 package=flash-attn==2.7.4.post1+cu12torch2.6cxx11abiTRUE",
					[]string{"conflict", "C++11 ABI"}},
				{"gpu=a100 pytorch==2.7.1 package=flash-attn==2.8.3", []string{"cxx11abiTRUE"}},
			}},
		{key: "ecosystem/11", says: "flashinfer has wheels for torch minors and CUDA versions up to 0.2.10, and compiles at first use after, but for the kernels that come beside it.",
			rules: []string{packages.ExtensionWheel, packages.CompilesLater},
			asks: []collectedAsk{
				{"gpu=a100 package=flashinfer==0.2.5", []string{"stack pytorch==2.6.0+cu124"}},
				{"gpu=a100 pytorch==2.9.1 package=flashinfer==0.2.5",
					[]string{"conflict", "flashinfer 0.2.5 has wheels for torch 2.4 to 2.6"}},
				{"gpu=a100 package=flashinfer==0.6.17", []string{"warning package-compiles-later"}},
				{"gpu=a100 pytorch toolkit package=flashinfer==0.6.17", []string{"!warning package-compiles-later"}},
			}},
		{key: "ecosystem/12", says: "mmcv, PyG's companions and detectron2 have pages of wheels for torch and CUDA; detectron2's end with torch 1.10 for CUDA 11.3, and of mmcv 2 not all are known.",
			rules: []string{packages.ExtensionWheel},
			asks: []collectedAsk{
				{"package=detectron2 gpu=a100", []string{"stack pytorch==1.10.2+cu113"}},
				{"pytorch==2.5.1 package=detectron2", []string{"conflict", "detectron2 0.6 has wheels for torch 1.8 to 1.10"}},
				{"pytorch==2.5.1 package=torch-scatter", []string{"stack pytorch==2.5.1"}},
				{"pytorch==2.13.0 package=torch-scatter", []string{"conflict"}},
				{"package=mmcv==2.1.0", []string{"stack pytorch==2.1."}},
				{"pytorch==2.9.1 package=mmcv==1.7.2", []string{"warning package-wheel"}},
			}},
		{key: "ecosystem/13", says: "apex, Transformer Engine's extension for torch, CuPy from source and vLLM up to 0.1.3 are always compiled.",
			rules: []string{packages.ExtensionWheel}, facts: []string{"apex/master@2026-07-08#needs-nvcc"},
			tests: []string{"TestPackagesThatAreOnNoIndexAreRefused"},
			asks: []collectedAsk{
				{"pytorch package=transformer-engine", []string{"conflict", "always compiled at install time"}},
				{"pytorch toolkit package=transformer-engine", []string{"devel"}},
				{"package=vllm==0.1.3", []string{"conflict", "always compiled at install time"}},
			}},
		{key: "ecosystem/14", says: "Where no wheel fits, flash-attn, mmcv and PyG's companions are compiled, which takes the toolkit in the image.",
			rules: []string{packages.ExtensionWheel},
			asks: []collectedAsk{
				{"gpu=a100 pytorch==2.14.1 package=flash-attn", []string{"conflict", "way out: toolkit = true"}},
				{"gpu=a100 pytorch==2.14.1 toolkit package=flash-attn", []string{"devel"}},
				{"pytorch==2.14.1 package=torch-scatter", []string{"conflict", "way out: toolkit = true"}},
			}},
		{key: "ecosystem/15", says: "DeepSpeed's operators and flashinfer's kernels are compiled when they are used, by an nvcc that agrees with torch's CUDA; triton brings a ptxas of its own.",
			rules: []string{packages.CompilesLater}, facts: []string{"guidance/triton:ptxas-3.7"},
			asks: []collectedAsk{
				{"pytorch package=deepspeed", []string{"warning package-compiles-later"}},
				{"pytorch toolkit package=deepspeed", []string{"!warning package-compiles-later", "devel"}},
				{"pytorch with=triton", []string{"!warning package-compiles-later"}},
			}},
	}
}

func collectedMajors() []collectedRule {
	return []collectedRule{
		{key: "ecosystem/16", says: "onnxruntime-gpu of the default index is for CUDA 11 up to 1.18, CUDA 12 with cuDNN 9 up to 1.26 and CUDA 13 from 1.27 on; builds for cuDNN 8 and 9 do not stand in for each other.",
			rules: []string{hardware.BuildCUDA, hardware.BuildCUDNN, packages.BuildIndex},
			asks: []collectedAsk{
				{"onnxruntime==1.18.0", []string{"cuda=11.8"}}, {"onnxruntime==1.19.2", []string{"cuda=12.", "cudnn=9."}},
				{"onnxruntime==1.27.0", []string{"cuda=13."}},
				{"onnxruntime cudnn=8", []string{"stack onnxruntime==1.18."}},
				{"onnxruntime==1.26.0 cudnn=8.9", []string{"conflict", "take"}},
				{"onnxruntime==1.18.0 cuda=12.1", []string{"warning build-cuda-index"}},
			}},
		{key: "ecosystem/17", says: "cupy-cuda11x takes CUDA 11.2 and newer, CuPy 14 has no build for 11, and cupy-cuda13x starts with 13.6.0; cudf 26.06 leaves out CuPy 14.0.0 and 14.1.0.",
			rules: []string{hardware.BuildCUDA, packages.ExtensionRequires},
			asks: []collectedAsk{
				{"cupy cuda=11.8", []string{"stack cupy==13."}}, {"cupy==14.0.0 cuda=11.8", []string{"conflict"}},
				{"cupy==13.6.0 cuda=11.1", []string{"conflict"}},
				{"cupy==13.5.1 cuda=13.0", []string{"conflict"}},
				{"cupy==13.6.0 cuda=13.0", []string{"stack cupy==13.6.0+cuda13x"}},
				{"cupy==14.0.0 package=cudf==26.06.0", []string{"conflict", "needs cupy-cuda13x"}},
				{"cupy==14.0.1 package=cudf==26.06.0", []string{"stack cupy==14.0.1"}},
			}},
		{key: "ecosystem/18", says: "cudf has no wheels for CUDA 11 from 25.08 on and some for 13 from 25.10, and needs compute capability 7.0 from 24.02 on; numba's own CUDA target never knows 13, numba-cuda does.",
			rules: []string{packages.ExtensionCUDA, packages.ExtensionGPU, packages.CUDAEnd},
			asks: []collectedAsk{
				{"cupy cuda=11.8 package=cudf==25.06.0", []string{"cudf-cu11:25.06.0"}}, {"cupy cuda=11.8 package=cudf==25.08.0",
					[]string{"conflict"}},
				{"cupy cuda=13.0 package=cudf==25.08.0", []string{"conflict"}}, {"cupy cuda=13.0 package=cudf==25.10.0",
					[]string{"cudf-cu13:25.10.0"}},
				{"gpu=p100 cupy package=cudf==24.02.0", []string{"conflict"}},
				{"gpu=p100 cupy package=cudf==23.12.0", []string{"stack"}},
				{"cupy cuda=13.0 package=numba", []string{"warning package-cuda-end"}},
				{"cupy cuda=13.0 package=numba-cuda", []string{"!warning package-cuda-end"}},
			}},
		{key: "ecosystem/19", says: "bitsandbytes has libraries for many CUDA versions in one wheel and loads the one for torch's; it needs compute capability 6.0, int8 7.5.",
			rules: []string{packages.ExtensionCUDA, packages.ExtensionGPU}, facts: []string{"bitsandbytes/0.50.1#sm-min-for"},
			asks: []collectedAsk{
				{"gpu=a100 pytorch==2.9.1 package=bitsandbytes==0.43.0",
					[]string{"conflict", "bitsandbytes 0.43.0 is compiled for CUDA"}},
				{"gpu=a100 pytorch package=bitsandbytes==0.50.1", []string{"stack pytorch==2.15.0"}},
				{"gpu=gtx-980 pytorch package=bitsandbytes==0.50.1", []string{"conflict", "needs compute capability 6.0"}},
				{"gpu=p40 pytorch package=bitsandbytes==0.50.1", []string{"stack"}},
			}},
		{key: "ecosystem/20", says: "PaddlePaddle's GPU wheels from 3.0 on are on one index for each CUDA, for amd64 alone; mxnet is retired, with CUDA 11.2 as its last.",
			rules: []string{system.BuildPlatform, packages.ExtensionCUDA}, facts: []string{"packages/mxnet"},
			asks: []collectedAsk{
				{"gpu=gh200 paddle", []string{"conflict"}}, {"gpu=a100 paddle cuda=12.9", []string{"stack paddle==3.3.1+cu129"}},
				{"package=mxnet gpu=t4", []string{"mxnet-cu112:1.9.1"}},
				{"pytorch cuda=12.4 package=mxnet", []string{"conflict", "is compiled for CUDA"}},
			}},
		{key: "ecosystem/21", says: "TensorRT has no build for CUDA 11 from 10.13.2 on; Triton's makers document compute capability 8.0 since November 2024, 7.0 before.",
			rules: []string{packages.ExtensionCUDA}, facts: []string{"triton/3.2.0#sm-min", "triton/3.1.0#sm-min",
				"guidance/tensorrt:cuda-11-builds-end-at"},
			asks: []collectedAsk{
				{"pytorch cuda=11.8 package=tensorrt==10.13.2.6", []string{"conflict", "is compiled for CUDA"}},
				{"pytorch cuda=11.8 package=tensorrt==10.13.0.35", []string{"stack"}},
			}},
		{key: "ecosystem/22", says: "The framework images of one month share CUDA, cuDNN, NCCL, Ubuntu and, from 19.11 on, Python; they need compute capability 6.0 up to 24.10 and 7.5 from 25.03 on.",
			facts: []string{"guidance/ngc:framework-images-month-share-cuda", "guidance/ngc:lowest-compute-capability-6.0-every",
				"guidance/tensorflow:blackwell-alternative-1"}},
		{key: "ecosystem/23", says: "The driver floors that NVIDIA prints for its images lag behind; such rows say what the toolkit really asks for.",
			facts: []string{"guidance/ngc:printed-driver-floors-lag-24.05", "guidance/ngc:notes-up-25.10-print-driver"}},
		{key: "ecosystem/24", says: "From 25.03 on a constraints file of NVIDIA's images keeps pip from upgrading; RAPIDS left them with 25.09, and TensorFlow 1 images end with 23.03.",
			facts: []string{"guidance/ngc:25.03-pip-constraints-file-image", "guidance/ngc:rapids-left-pytorch-image-with",
				"guidance/ngc:tf1-images-ended-with-23.03"}},
		{key: "ecosystem/25", says: "Where sources disagree, the row says which value it takes and why.",
			facts: []string{"vllm/0.11.0#cuda", "xformers/0.0.34", "xformers/0.0.26.post1", "vllm/0.6.3#python-requires"}},
	}
}
