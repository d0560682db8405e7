package planner

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
)

// collectedTensorFlow returns the rules of TensorFlow.
func collectedTensorFlow() []collectedRule {
	return slices.Concat(collectedTensorFlowWheels(), collectedTensorFlowRunTime())
}

// collectedTensorFlowWheels holds which wheels there are, and how CUDA comes to them.
func collectedTensorFlowWheels() []collectedRule {
	return []collectedRule{
		{key: "tf-jax/1", says: "A TensorFlow release has one CUDA build; another CUDA serves it as far as it has the libraries by the names that the build opens, and cuDNN of the build's major that is no older than its minor.",
			rules: []string{hardware.LibraryNames, hardware.BuildCUDNN, hardware.BuildCUDA},
			asks: []collectedAsk{
				{"gpu=a100 tensorflow==2.10.0 cuda=11.8", []string{"stack tensorflow==2.10.0+cu112 cuda=11.8"}},
				{"gpu=a100 tensorflow==2.4.1 cuda=11.1",
					[]string{"conflict", "opens libcusolver.so.10, and CUDA 11.1 has libcusolver.so.11 instead"}},
				{"gpu=a100 tensorflow==2.10.0 cudnn=8.0", []string{"conflict", "TensorFlow 2.10.0+cu112 takes cuDNN >=8.1,<9"}},
				{"gpu=a100 tensorflow==2.10.0 cudnn=9.1", []string{"conflict", "--cudnn 8.9"}},
				{"gpu=a100 tensorflow==2.10.0 cuda=12.2", []string{"conflict"}},
			}},
		{key: "tf-jax/2", says: "TensorFlow's wheels have GPU code on linux/amd64, and on windows/amd64 up to 2.10; its wheels for linux/arm64 run on the CPU alone.",
			rules: []string{system.BuildPlatform},
			asks: []collectedAsk{
				{"gpu=rtx-3060 platform=windows/amd64 tensorflow==2.10.1", []string{"stack tensorflow==2.10.1+cu112",
					"windows/amd64"}},
				{"gpu=rtx-3060 platform=windows/amd64 tensorflow==2.11.0",
					[]string{"conflict", "the last with GPU code for windows/amd64 is 2.10.1"}},
				{"gpu=gh200 tensorflow==2.16.1", []string{"conflict", "machines with NVIDIA GH200 are linux/arm64",
					"exist for linux/amd64 and windows/amd64 only"}},
			}},
		{key: "tf-jax/3", says: "The package with GPU code is tensorflow-gpu up to 1.14 and for 2.0, tensorflow from 1.15 and 2.1 on; tensorflow-gpu of 2.12 refuses to install.",
			rules: []string{packages.PackageName},
			asks: []collectedAsk{
				{"gpu=t4 tensorflow==1.14.0", []string{"tensorflow-gpu:1.14.0"}},
				{"gpu=t4 tensorflow==2.0.0", []string{"tensorflow-gpu:2.0.0"}},
				{"gpu=t4 tensorflow==1.15.0", []string{"map[tensorflow:1.15.0]"}},
				{"gpu=t4 tensorflow==2.1.0", []string{"map[tensorflow:2.1.0]"}},
				{"tensorflow==2.12.0 package=tensorflow-gpu",
					[]string{"conflict", "come as the package tensorflow, not as tensorflow-gpu"}},
				{"tensorflow==2.11.0 package=tensorflow-gpu", []string{"stack tensorflow==2.11.0"}},
			}},
		{key: "tf-jax/4", says: "CUDA comes with TensorFlow's wheels by the extra and-cuda from 2.14 on, pinned to the version up to 2.19 and in ranges from 2.20 on; before that the image supplies it.",
			rules: []string{system.BaseCUDA, hardware.BuildCUDA, packages.NVIDIAPin},
			facts: []string{"tensorflow/2.19.0+cu125#pins", "tensorflow/2.20.0+cu125#pins"},
			asks: []collectedAsk{
				{"gpu=a100 tensorflow==2.14.0", []string{"by wheels"}},
				{"gpu=a100 tensorflow==2.13.1", []string{"by base-image", "nvidia/cuda:11.8.0-cudnn8-runtime"}},
				{"gpu=a100 tensorflow==2.19.0 package=nvidia-cublas-cu12==12.6.4.1 package=tensorflow[and-cuda]",
					[]string{"conflict"}},
				{"gpu=a100 tensorflow==2.20.0 package=nvidia-cublas-cu12==12.6.4.1", []string{"stack tensorflow==2.20.0"}},
			}},
		{key: "tf-jax/5", says: "tensorflow[and-cuda] 2.15.0 asks for TensorRT wheels that no index has: 2.15.0.post1 or 2.15.1 takes its place.",
			rules: []string{hardware.Broken}, facts: []string{"tensorflow/2.15.0+cu122#broken"},
			asks: []collectedAsk{
				{"tensorflow==2.15.0", []string{"+cu122-system", "warning broken-build", "use 2.15.0.post1 or 2.15.1"}},
				{"tensorflow==2.15.0 package=tensorflow[and-cuda]", []string{"conflict", "TensorFlow 2.15.0+cu122 is broken"}},
				{"tensorflow==2.15.0.post1", []string{"stack tensorflow==2.15.0.post1+cu122", "by wheels",
					"!warning broken-build"}},
			}},
	}
}

// collectedTensorFlowRunTime holds what the wheels run on and beside.
func collectedTensorFlowRunTime() []collectedRule {
	return []collectedRule{
		{key: "tf-jax/6", says: "TensorFlow's builds carry the machine code and PTX of their release's list, no 7.5 from 2.16 on and none before 5.0 from 2.15 on; under CUDA_FORCE_PTX_JIT all but the newest of them have no kernels.",
			rules: []string{hardware.Kernels, hardware.ForcedPTX}, facts: []string{"tensorflow/2.2.0+cu101#sm",
				"tensorflow/2.15.1+cu122#sm", "tensorflow/2.17.0+cu123#sm"},
			asks: []collectedAsk{
				{"gpu=t4 tensorflow==2.16.1", []string{"stack", "t4 by cubin"}}, // by its 7.0
				{"gpu=k80 tensorflow==2.15.1", []string{"conflict"}},
				{"gpu=k80 tensorflow==2.10.0", []string{"k80 by cubin"}},
				{"gpu=gtx-980 tensorflow==2.17.0", []string{"conflict", "no sm_52 code"}},
				{"gpu=t4 tensorflow==2.8.0 env=CUDA_FORCE_PTX_JIT=1", []string{"conflict", "CUDA_FORCE_PTX_JIT"}},
				{"gpu=h100 tensorflow==2.18.0 env=CUDA_FORCE_PTX_JIT=1", []string{"by ptx"}},
			}},
		{key: "tf-jax/7", says: "No official wheel up to 2.21 serves Blackwell, though its PTX is there: it ends in CUDA_ERROR_INVALID_PTX. NVIDIA's image and conda-forge's builds do.",
			rules: []string{hardware.BrokenPTX}, facts: []string{"guidance/tensorflow:blackwell-alternative-1",
				"guidance/tensorflow:blackwell-alternative-2"},
			asks: []collectedAsk{
				{"gpu=rtx-5090 tensorflow==2.21.0", []string{"conflict", "CUDA_ERROR_INVALID_PTX", "NVIDIA NGC image",
					"conda-forge tensorflow"}},
				{"gpu=h100 tensorflow==2.21.0", []string{"stack tensorflow==2.21.0"}},
			}},
		{key: "tf-jax/8", says: "Keras goes by TensorFlow's minor from 2.6 to 2.15 and is Keras 3 from 2.16 on, where tf-keras of the same minor with TF_USE_LEGACY_KERAS is Keras 2; NumPy 2 goes from 2.18 on, protobuf stays before 3.20 up to 2.11, and 2.21 wants Python 3.10, h5py before 3.15 and glibc 2.27.",
			rules: []string{packages.FrameworkRequires, packages.NumPy, packages.LegacyKeras, system.Glibc},
			facts: []string{"tensorflow/2.8.0#limits", "tensorflow/2.11.1#pair-specs", "tensorflow/2.21.0#min-glibc",
				"tensorflow/2.16.1#pair-specs"},
			tests: []string{"TestPackagesThatNoMetadataBoundsAreHeld"},
			asks: []collectedAsk{
				{"tensorflow==2.15.1 package=keras>=3", []string{"conflict", "TensorFlow 2.15.1 goes with keras >=2.15,<2.16"}},
				{"tensorflow==2.16.1 package=keras>=3", []string{"stack tensorflow==2.16.1"}},
				{"tensorflow==2.16.1 package=keras==2.15", []string{"conflict", "goes with keras >=3"}},
				{"tensorflow==2.16.1 package=tf-keras", []string{"warning legacy-keras", "TF_USE_LEGACY_KERAS"}},
				{"tensorflow==2.16.1 package=tf-keras==2.15", []string{"conflict", "goes with tf-keras >=2.16,<2.17"}},
				{"tensorflow==2.17.0 package=numpy==2.0", []string{"conflict", "compiled against NumPy 1"}},
				{"tensorflow==2.18.0 package=numpy==2.0", []string{"stack tensorflow==2.18.0"}},
				{"tensorflow==2.8.0 package=protobuf==4.21", []string{"conflict", "goes with protobuf <3.20"}},
				{"tensorflow==2.11.0 package=protobuf==4.21", []string{"conflict", "goes with protobuf <3.20"}},
				{"tensorflow==2.12.0 package=protobuf==4.21", []string{"stack tensorflow==2.12.0"}},
				{"tensorflow==2.21.0 package=h5py==3.15", []string{"conflict", "goes with h5py"}},
				{"tensorflow==2.21.0 python=3.9", []string{"conflict", "wheels for Python 3.10 to 3.13"}},
				{"tensorflow==2.21.0 os=centos7 base=registry.example.com/own:1", []string{"conflict", "need glibc 2.27"}},
			}},
		{key: "tf-jax/9", says: "XLA needs ptxas and libdevice, from the nvcc wheel or a toolkit; it flags ptxas 12.0 to 12.6.84, which TensorFlow 2.16 to 2.19 pin, as miscompiling from compute capability 9.0 on.",
			rules: []string{system.XLACompiler, hardware.Ptxas},
			asks: []collectedAsk{
				{"tensorflow==2.12.0", []string{"warning xla-compiler"}},
				{"tensorflow==2.12.0 toolkit", []string{"!warning xla-compiler", "devel"}},
				{"gpu=h100 tensorflow==2.18.0", []string{"warning ptxas-hopper", "12.5.82"}},
				{"gpu=a100 tensorflow==2.18.0", []string{"!warning ptxas-hopper"}},
				{"gpu=h100 tensorflow==2.20.0", []string{"!warning ptxas-hopper"}},
			}},
		{key: "tf-jax/10", says: "TensorFlow from 2.16 on does not always find the CUDA libraries of its own wheels; images made here tell the loader of them.",
			rules: []string{system.LibraryPath}, tests: []string{"TestEachWarningIsGivenWhereItBelongs"},
			asks: []collectedAsk{
				{"tensorflow==2.16.1", []string{"warning library-path", "LD_LIBRARY_PATH must list site-packages/nvidia/*/lib"}},
				{"tensorflow==2.15.1", []string{"!warning library-path"}},
			}},
	}
}

// collectedJAX returns the rules of JAX.
func collectedJAX() []collectedRule {
	return slices.Concat(collectedJAXParts(), collectedJAXBuilds())
}

// collectedJAXParts holds what goes with a release of JAX: jaxlib, extras, CUDA and its libraries.
func collectedJAXParts() []collectedRule {
	return []collectedRule{
		{key: "tf-jax/11", says: "jax, jaxlib and the plugin share a version, within what jax takes in; 0.4.0 and 0.4.32 were yanked, and 0.8.3 and 0.9.0.1 are on the index though no change log lists them.",
			rules: []string{system.Newest, packages.FrameworkRequires}, facts: []string{"jax/0.8.3", "jax/0.9.0.1",
				"jax/0.4.32#yanked", "jax/0.4.0#yanked"},
			asks: []collectedAsk{
				{"jax==0.7.2", []string{"jax:0.7.2", "jax-cuda13-plugin:0.7.2"}},
				{"jax==0.4.32", []string{"warning yanked"}},
				{"jax>=0.4.31,<0.4.33", []string{"stack jax==0.4.31"}},
				{"jax==0.7.2 package=jaxlib==0.8.0", []string{"conflict"}},
			}},
		{key: "tf-jax/12", says: "JAX's CUDA comes as jaxlib wheels with the CUDA in their label on pages of links up to 0.4.29, as plugins on the index after, for CUDA 12 and from 0.7.2 on for 13.",
			rules: []string{hardware.BuildCUDA}, facts: []string{"jax/0.3.13", "guidance/jax:find-links-1",
				"guidance/jax:find-links-2"}, tests: []string{"TestJAXComesInThreeWays"},
			asks: []collectedAsk{
				{"jax==0.4.20", []string{"jaxlib:0.4.20+cuda12.cudnn89"}},
				{"jax==0.4.38", []string{"jax-cuda12-plugin:0.4.38", "!jaxlib:"}},
				{"jax==0.7.2 cuda=13.0", []string{"jax-cuda13-plugin:0.7.2"}},
				{"jax==0.7.1 cuda=13.0", []string{"conflict"}},
			}},
		{key: "tf-jax/13", says: "The extras are spelled cuda12_local up to 0.5.3 and cuda12-local from 0.6.0 on, which pip takes for the same; cuda12_pip ends with 0.5.3, cuda is CUDA 11 up to 0.4.25 and CUDA 12 after, and cuda13 of 0.7.0 and 0.7.1 has no wheels.",
			rules: []string{packages.PackageName}, tests: []string{"TestExtrasOfJAX"},
			asks: []collectedAsk{
				{"jax==0.6.0 package=jax[cuda12-local]", []string{"stack jax==0.6.0+cuda12-local"}},
				{"jax==0.5.3 package=jax[cuda12-local]", []string{"stack jax==0.5.3+cuda12_local"}},
				{"jax==0.6.0 package=jax[cuda12_pip]", []string{"conflict", "has no jax[cuda12"}},
				{"jax==0.7.1 package=jax[cuda13]", []string{"conflict"}},
				{"jax==0.4.25 package=jax[cuda]", []string{"cuda=11"}},
				{"jax==0.4.31 package=jax[cuda]", []string{"cuda=12"}},
			}},
		{key: "tf-jax/14", says: "JAX takes CUDA 11.8 or 12.0 from 0.4.7, 12.2 from 0.4.17, 12.3 from 0.4.24 and 12.1 or newer from 0.4.26 on, whatever it was built with; cuda13 takes 13.0 or newer.",
			rules: []string{hardware.BuildCUDA},
			asks: []collectedAsk{
				{"jax==0.4.20 package=jax[cuda12-local] cuda=12.0", []string{"conflict"}},
				{"jax==0.4.26 package=jax[cuda12-local] cuda=12.1", []string{"stack jax==0.4.26+cuda12_cudnn89 cuda=12.1"}},
				{"jax==0.6.0 build=cuda12-local cuda=12.1", []string{"stack jax==0.6.0+cuda12-local cuda=12.1"}},
				{"jax==0.8.0 build=cuda13-local cuda=12.9", []string{"conflict", "take"}},
			}},
		{key: "tf-jax/15", says: "JAX loads cuDNN 8 up to 0.4.28 and cuDNN 9 from 0.4.29 on: 9.1 or newer, 9.8 from 0.6.0, 9.12 for CUDA 13.",
			rules: []string{hardware.BuildCUDNN},
			asks: []collectedAsk{
				{"jax==0.4.28", []string{"cudnn=8."}},
				{"jax==0.4.29", []string{"cudnn=9."}},
				{"jax==0.4.28 cudnn=9.1", []string{"conflict"}},
				{"jax==0.6.0 cudnn=9.1", []string{"conflict", "take cuDNN >=9.8"}},
				{"jax==0.8.0 cuda=13.0 cudnn=9.10", []string{"conflict"}},
			}},
		{key: "tf-jax/16", says: "JAX from 0.6.2 on refuses cuDNN 9.10.0, and on hosts of several GPUs any before 9.10.1 beside cuBLAS 12.9; from 0.9.1 on it warns of cuBLAS 12.8 to 13.1 on compute capability 10 and 11.",
			rules: []string{hardware.BuildCUDNN, hardware.SeveralGPUs, system.CuBLAS},
			asks: []collectedAsk{
				{"jax==0.6.2 cudnn=9.10.0", []string{"conflict", "9.10.0.*,<10.0"}},
				{"jax==0.6.1 cudnn=9.10.0", []string{"stack jax==0.6.1"}},
				{"gpu=a100 jax==0.6.2 cuda=12.9 cudnn=9.8", []string{"warning cudnn-several-gpus"}},
				{"gpu=a100 jax==0.6.2 cuda=12.8 cudnn=9.8", []string{"!warning cudnn-several-gpus"}},
				{"gpu=b200 jax==0.9.2", []string{"warning cublas-blackwell"}},
				{"gpu=b200 jax==0.9.0", []string{"!warning cublas-blackwell"}},
				{"gpu=h100 jax==0.9.2", []string{"!warning cublas-blackwell"}},
			}},
		{key: "tf-jax/17", says: "From 0.4.18 on JAX takes NCCL from elsewhere, 2.18 or newer from 0.4.26 and 2.27.7 for CUDA 13; from 0.4.31 on it brings no libdevice, and from 0.4.36 it wants an nvcc wheel of 12.6.85 or newer.",
			rules: []string{hardware.BuildNCCL, packages.SharedPins}, facts: []string{"jax/0.4.36+cuda12#pins",
				"guidance/jax:libdevice-2", "guidance/jax:nccl-2"},
			asks: []collectedAsk{
				{"jax==0.4.17", []string{"nccl= "}},
				{"jax==0.8.0 cuda=13.0 nccl=2.26", []string{"conflict"}},
				{"jax==0.8.0 cuda=12.9 nccl=2.20", []string{"stack jax==0.8.0"}},
				{"tensorflow==2.18.0 jax==0.4.36", []string{"conflict", "nvidia-cuda-nvcc-cu12 12.5.82"}},
				{"tensorflow==2.18.0 jax==0.4.35", []string{"stack tensorflow==2.18.0"}},
			}},
	}
}

// collectedJAXBuilds holds what the builds run on.
func collectedJAXBuilds() []collectedRule {
	return []collectedRule{
		{key: "tf-jax/18", says: "JAX runs on driver 450.80.02 for CUDA 11 from 0.4.8 on, 525.60.13 for CUDA 12 and 580 for CUDA 13.",
			rules: []string{hardware.DriverFloor},
			asks: []collectedAsk{
				{"jax==0.4.20 cuda=11.8", []string{"driver>=450.80.02"}},
				{"jax==0.4.38", []string{"driver>=525.60.13"}},
				{"jax==0.8.0 cuda=13.0", []string{"driver>=580.65.06"}},
				{"gpu=a100 driver=570.124.06 jax==0.8.0 build=cuda13", []string{"conflict"}},
			}},
		{key: "tf-jax/19", says: "jaxlib has code for Kepler up to 0.4.3, for 5.2 and newer after, for Hopper from 0.4.12, for Blackwell from 0.6.0; that for CUDA 13 starts at 7.5.",
			rules: []string{hardware.Kernels, hardware.ToolkitDropped},
			asks: []collectedAsk{
				{"gpu=k80 jax==0.4.3", []string{"k80 by cubin"}},
				{"gpu=k80 jax==0.4.4", []string{"conflict"}},
				{"gpu=h100 jax==0.4.12", []string{"h100 by cubin"}},
				{"gpu=b200 jax==0.6.0", []string{"b200 by cubin"}},
				{"gpu=b200 jax==0.5.3", []string{"!b200 by cubin"}},
				{"gpu=v100 jax==0.8.0 build=cuda13", []string{"conflict"}},
				{"gpu=v100 jax==0.8.0", []string{"+cuda12", "v100 by cubin"}},
			}},
		{key: "tf-jax/20", says: "JAX's CUDA builds are for linux/amd64, from 0.4.18 on for linux/arm64, never for Windows; they need glibc 2.27 from 0.7.2 on.",
			rules: []string{system.BuildPlatform, system.Glibc},
			asks: []collectedAsk{
				{"gpu=gh200 jax==0.4.17", []string{"conflict"}},
				{"gpu=gh200 jax==0.4.38", []string{"linux/arm64"}},
				{"platform=windows/amd64 gpu=rtx-3060 jax", []string{"conflict", "exist for linux/amd64 and linux/arm64 only"}},
				{"jax==0.7.2 os=centos7 base=registry.example.com/own:1", []string{"conflict", "need glibc 2.27"}},
			}},
		{key: "tf-jax/21", says: "JAX has wheels for Python 3.8 up to 0.4.13, 3.9 up to 0.4.30, 3.10 up to 0.6.2, 3.11 up to 0.10.2; for 3.12 from 0.4.17, 3.13 from 0.4.34 and 3.14 from 0.7.1 on. NumPy 2 goes from jaxlib 0.4.26 on.",
			rules: []string{system.PythonWheels, packages.NumPy},
			asks: []collectedAsk{
				{"jax==0.4.13 python=3.8", []string{"python=3.8"}}, {"jax==0.4.14 python=3.8", []string{"conflict"}},
				{"jax==0.4.30 python=3.9", []string{"python=3.9"}}, {"jax==0.4.31 python=3.9", []string{"conflict"}},
				{"jax==0.6.2 python=3.10", []string{"python=3.10"}}, {"jax==0.7.0 python=3.10", []string{"conflict"}},
				{"jax==0.10.2 python=3.11", []string{"python=3.11"}}, {"jax==0.11.0 python=3.11", []string{"conflict"}},
				{"jax==0.4.34 python=3.13", []string{"python=3.13"}}, {"jax==0.4.33 python=3.13", []string{"conflict"}},
				{"jax==0.7.1 python=3.14", []string{"python=3.14"}}, {"jax==0.7.0 python=3.14", []string{"conflict"}},
				{"jax==0.4.25 package=numpy==2.0.0", []string{"conflict"}},
				{"jax==0.4.26 package=numpy==2.0.0", []string{"stack jax==0.4.26"}},
			}},
		{key: "tf-jax/22", says: "JAX's wheels find their CUDA only where LD_LIBRARY_PATH names no other; the local extras need it to name the system's.",
			rules: []string{system.LibraryPath},
			asks: []collectedAsk{
				{"jax os=debian12 base=registry.example.com/own:1",
					[]string{"warning library-path", "LD_LIBRARY_PATH must not name another CUDA"}},
				{"jax package=jax[cuda12-local] os=ubuntu24.04 base=registry.example.com/own:1",
					[]string{"warning library-path", "belong on LD_LIBRARY_PATH"}},
				{"jax", []string{"!warning library-path"}},
			}},
		{key: "tf-jax/23", says: "Of the entries in a build's list compute_XY gives machine code and PTX, sm_XY machine code alone.",
			facts: []string{"jax/0.4.12+cuda12_pip#ptx", "jax/0.6.0+cuda12#sm"},
			tests: []string{"TestCoverageOfBuildsWithRulesOfTheirOwn"}},
		{key: "tf-jax/24", says: "flax and optax ask for a lowest JAX and no highest; flax up to 0.12.9 is reported broken beside JAX 0.11.2.",
			rules: []string{packages.ExtensionRequires, packages.Breaks},
			asks: []collectedAsk{
				{"jax==0.4.20 package=flax==0.8.5", []string{"conflict", "flax 0.8.5 needs jax >=0.4.27"}},
				{"jax==0.4.27 package=flax==0.8.5", []string{"stack jax==0.4.27"}},
				{"jax==0.4.20 package=optax==0.2.6", []string{"conflict", "optax 0.2.6 needs jax >=0.5.3"}},
				{"jax package=flax==0.12.9", []string{"stack jax==0.11.1"}},
				{"jax==0.11.2 package=flax==0.12.9", []string{"stack jax==0.11.2", "warning framework-breaks"}},
				{"jax==0.11.2 package=flax", []string{"!warning framework-breaks"}},
			}},
	}
}
