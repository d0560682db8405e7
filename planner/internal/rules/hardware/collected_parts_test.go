package hardware_test

import (
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
)

// collectedParts holds the numbered rules on which CUDA, cuDNN and NCCL go with which builds and boards.
func collectedParts() []plantest.Collected {
	return []plantest.Collected{
		{Key: "cuda-stack/16", Says: "A cuDNN is for one CUDA minor up to 8.0, for a major from 8.1 on; CUDA 12 comes in with 8.8, CUDA 11 goes out after 9.10 and CUDA 13 comes in with 9.12.",
			Rules: []string{hardware.CUDNNCUDA}, Facts: []string{"cudnn/8.0.5.39#build-scheme", "cudnn/8.1.0.77#build-scheme",
				"cudnn/8.8.0.121#cuda-majors", "cudnn/9.11.0.98#cuda-majors", "cudnn/9.12.0.46#cuda-majors"},
			Asks: []plantest.Ask{
				{"onnxruntime cuda=13.0 cudnn=9.10", "conflict", "cuDNN 9.10.2.21 is for CUDA 11 and 12"},
				{"onnxruntime cuda=11.8 cudnn=9.12", "conflict", "cuDNN 9.12.0.46 is for CUDA 12 and 13"},
				{"onnxruntime cuda=12.9 cudnn=9.10", "stack onnxruntime"},
			}},
		{Key: "cuda-stack/17", Says: "The static archive of a cuDNN serves fewer CUDA minors than the shared library; frameworks load the shared one.",
			Facts: []string{"cudnn/9.10.2.21#static-on"}},
		{Key: "cuda-stack/18", Says: "Each cuDNN has a lowest compute capability, 5.0 from 8.9 and 7.5 from 9.11 on, and Blackwell needs 9.7; its driver is that of the CUDA major.",
			Rules: []string{hardware.CUDNNFloor, hardware.CUDNNCeiling, hardware.DriverFloor},
			Facts: []string{"cudnn/9.7.0.66#blackwell-needs", "cudnn/9.11.0.98#sm-min"},
			Asks: []plantest.Ask{
				{"gpu=gtx-1080 jax", "stack jax", "cudnn=9.10.2.21"},
				{"gpu=gtx-1080 jax cudnn=9.12", "conflict", "serve no GPU below compute capability 7.5"},
				{"gpu=h100 pytorch==1.5.1", "conflict", "cuDNN 7.6.5.32 serves GPUs up to compute capability 7.5"},
				{"gpu=b200 onnxruntime cudnn=9.5", "conflict"},
				{"gpu=t4 jax cudnn=9.12", "stack jax"},
			}},
		{Key: "cuda-stack/19", Says: "So Maxwell, Pascal and Volta stop at cuDNN 9.10.2 and CUDA 12.9: a build for them keeps to both.",
			Rules: []string{hardware.CUDNNFloor, hardware.ToolkitDropped},
			Asks: []plantest.Ask{
				{"gpu=v100 pytorch", "+cu126", "cudnn=9.10.2.21"},
				{"gpu=p100 jax", "+cuda12", "cudnn=9.10.2.21"},
				{"gpu=t4 jax", "+cuda13", "!cudnn=9.10"},
			}},
		{Key: "cuda-stack/20", Says: "At run time cuDNN must be of the major that the program was built with, and of no older minor.",
			Rules: []string{hardware.BuildCUDNN, hardware.CUDNNOlder},
			Asks: []plantest.Ask{
				{"tensorflow==2.10.0 cudnn=8.0", "conflict", "takes cuDNN >=8.1,<9"},
				{"tensorflow==2.10.0 cudnn=8.9 cuda=11.8 base=registry.example.com/own:1 os=ubuntu22.04",
					"stack tensorflow==2.10.0"},
				{"tensorflow==2.10.0 cudnn=9.1", "conflict"},
			}},
		{Key: "cuda-stack/23", Says: "cuDNN 9.25.0.15 was taken back and is taken only where it is named, with a warning; 9.15.0 has a version of its own for each CUDA major.",
			Rules: []string{hardware.CUDNNWithdrawn}, Facts: []string{"cudnn/9.25.0.15#status", "cudnn/9.15.0.58#other-builds"},
			Asks: []plantest.Ask{
				{"jax cudnn=9.25", "cudnn=9.25.1.1", "!cudnn-withdrawn"},
				{"jax cudnn=9.25.0", "cudnn=9.25.0.15", "warning cudnn-withdrawn: cuDNN 9.25.0.15: yanked on PyPI"},
				{"jax cudnn=9.15.0 cuda=13.0", "nvidia-cudnn-cu13:9.15.0.58"},
			}},
		{Key: "cuda-stack/24", Says: "For cuDNN with CUDA 13 on Windows there are archives and wheels, and no driver in NVIDIA's matrix: the floor of the CUDA major is taken.",
			Facts: []string{"cudnn/9.12.0.46"},
			Asks: []plantest.Ask{
				{"gpu=rtx-4090 platform=windows/amd64 pytorch cuda=13.0", "stack", "driver>=580 "},
			}},
		{Key: "cuda-stack/25", Says: "NCCL ends for CUDA 11 at 2.21.5 and begins for CUDA 13 at 2.27; its binaries leave out compute capability 5.x from 2.28.3 on.",
			Rules: []string{hardware.NCCLCapability, hardware.BuildNCCL}, Facts: []string{"nccl/2.21.5#cuda-majors",
				"nccl/2.27.7#cuda-majors", "nccl/2.28.3#sm", "nccl/2.32.3#wheels"},
			Asks: []plantest.Ask{
				{"gpu=gtx-980 pytorch", "nccl=2.29.3", "warning nccl-capability"},
				{"gpu=gtx-980 pytorch==2.8.0+cu126", "nccl=2.27.3", "!nccl-capability"},
				{"gpu=gtx-1080 pytorch", "nccl=2.29.3", "!nccl-capability"},
				{"pytorch==2.5.1 nccl=2.27", "conflict", "NCCL 2.21.5"},
			}},
		{Key: "pytorch/5", Says: "cuDNN 9.11 and later drop GPUs below 7.5, which is why the build for CUDA 12.6 stays on 9.10.2.21.",
			Rules: []string{hardware.CUDNNFloor, hardware.BuildCUDNN}, Facts: []string{"pytorch/2.14.1+cu126#cudnn",
				"cudnn/9.11.0.98#sm-min"},
			Asks: []plantest.Ask{
				{"gpu=v100 pytorch", "+cu126", "cudnn=9.10.2.21"},
				{"gpu=gtx-1080 jax cudnn=9.12", "conflict", "serve no GPU below compute capability 7.5"},
				{"pytorch==2.14.1+cu126 cudnn=9.11", "conflict", "none 9.11.1.4", "way out: --cudnn 9.10"},
			}},
		{Key: "tf-jax/1", Says: "A TensorFlow release has one CUDA build; another CUDA serves it as far as it has the libraries by the names that the build opens, and cuDNN of the build's major that is no older than its minor.",
			Rules: []string{hardware.LibraryNames, hardware.BuildCUDNN, hardware.BuildCUDA},
			Asks: []plantest.Ask{
				{"gpu=a100 tensorflow==2.10.0 cuda=11.8", "stack tensorflow==2.10.0+cu112 cuda=11.8"},
				{"gpu=a100 tensorflow==2.4.1 cuda=11.1",
					"conflict", "opens libcusolver.so.10, and CUDA 11.1 has libcusolver.so.11 instead"},
				{"gpu=a100 tensorflow==2.10.0 cudnn=8.0", "conflict", "TensorFlow 2.10.0+cu112 takes cuDNN >=8.1,<9"},
				{"gpu=a100 tensorflow==2.10.0 cudnn=9.1", "conflict", "--cudnn 8.9"},
				{"gpu=a100 tensorflow==2.10.0 cuda=12.2", "conflict"},
			}},
		{Key: "tf-jax/5", Says: "tensorflow[and-cuda] 2.15.0 asks for TensorRT wheels that no index has: 2.15.0.post1 or 2.15.1 takes its place.",
			Rules: []string{hardware.Broken}, Facts: []string{"tensorflow/2.15.0+cu122#broken"},
			Asks: []plantest.Ask{
				{"tensorflow==2.15.0", "+cu122-system", "warning broken-build", "use 2.15.0.post1 or 2.15.1"},
				{"tensorflow==2.15.0 package=tensorflow[and-cuda]", "conflict", "TensorFlow 2.15.0+cu122 is broken"},
				{"tensorflow==2.15.0.post1", "stack tensorflow==2.15.0.post1+cu122", "by wheels",
					"!warning broken-build"},
			}},
		{Key: "tf-jax/12", Says: "JAX's CUDA comes as jaxlib wheels with the CUDA in their label on pages of links up to 0.4.29, as plugins on the index after, for CUDA 12 and from 0.7.2 on for 13.",
			Rules: []string{hardware.BuildCUDA}, Facts: []string{"jax/0.3.13", "guidance/jax:find-links-1",
				"guidance/jax:find-links-2"}, Tests: []string{"TestJAXComesInThreeWays"},
			Asks: []plantest.Ask{
				{"jax==0.4.20", "jaxlib:0.4.20+cuda12.cudnn89"},
				{"jax==0.4.38", "jax-cuda12-plugin:0.4.38", "!jaxlib:"},
				{"jax==0.7.2 cuda=13.0", "jax-cuda13-plugin:0.7.2"},
				{"jax==0.7.1 cuda=13.0", "conflict"},
			}},
		{Key: "tf-jax/14", Says: "JAX takes CUDA 11.8 or 12.0 from 0.4.7, 12.2 from 0.4.17, 12.3 from 0.4.24 and 12.1 or newer from 0.4.26 on, whatever it was built with; cuda13 takes 13.0 or newer.",
			Rules: []string{hardware.BuildCUDA},
			Asks: []plantest.Ask{
				{"jax==0.4.20 package=jax[cuda12-local] cuda=12.0", "conflict"},
				{"jax==0.4.26 package=jax[cuda12-local] cuda=12.1", "stack jax==0.4.26+cuda12_cudnn89 cuda=12.1"},
				{"jax==0.6.0 build=cuda12-local cuda=12.1", "stack jax==0.6.0+cuda12-local cuda=12.1"},
				{"jax==0.8.0 build=cuda13-local cuda=12.9", "conflict", "take"},
			}},
		{Key: "tf-jax/15", Says: "JAX loads cuDNN 8 up to 0.4.28 and cuDNN 9 from 0.4.29 on: 9.1 or newer, 9.8 from 0.6.0, 9.12 for CUDA 13.",
			Rules: []string{hardware.BuildCUDNN},
			Asks: []plantest.Ask{
				{"jax==0.4.28", "cudnn=8."},
				{"jax==0.4.29", "cudnn=9."},
				{"jax==0.4.28 cudnn=9.1", "conflict"},
				{"jax==0.6.0 cudnn=9.1", "conflict", "take cuDNN >=9.8"},
				{"jax==0.8.0 cuda=13.0 cudnn=9.10", "conflict"},
			}},
	}
}
