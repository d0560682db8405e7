package system_test

import (
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
)

// collectedWheels holds the numbered rules on which systems and Pythons wheels are for, and what they look for there.
func collectedWheels() []plantest.Collected {
	return []plantest.Collected{
		{Key: "pytorch/8", Says: "A release installs on the Pythons that it has wheels for; 2.2 and 2.3 have no triton for Python 3.12, so torch.compile does not work there.",
			Rules: []string{system.PythonWheels, packages.CompanionPython}, Facts: []string{"pytorch/2.2.0#pair-python"},
			Asks: []plantest.Ask{
				{"pytorch==2.2.0 python=3.12", "stack", "there is no triton for Python 3.12"},
				{"pytorch==2.2.0 python=3.11", "stack", "!no triton"},
				{"pytorch==2.2.0 with=triton python=3.12", "conflict"},
				{"pytorch==2.0.1 python=3.13", "conflict", "wheels for Python"},
			}},
		{Key: "pytorch/9", Says: "glibc 2.17 is enough through 2.5; in 2.6 the build for CUDA 12.6 alone needs 2.28, from 2.7 on all do.",
			Rules: []string{system.Glibc}, Facts: []string{"pytorch/2.5.1#min-glibc", "pytorch/2.7.0#min-glibc"},
			Asks: []plantest.Ask{
				{"pytorch==2.5.1 os=centos7 base=registry.example.com/own:1", "stack pytorch==2.5.1"},
				{"pytorch==2.6.0+cu124 os=ubuntu18.04 base=registry.example.com/own:1", "stack pytorch==2.6.0+cu124"},
				{"pytorch==2.6.0+cu126 os=ubuntu18.04 base=registry.example.com/own:1", "conflict", "need glibc 2.28"},
				{"pytorch==2.7.0 os=ubuntu18.04 base=registry.example.com/own:1", "conflict", "need glibc 2.28"},
			}},
		{Key: "tf-jax/2", Says: "TensorFlow's wheels have GPU code on linux/amd64, and on windows/amd64 up to 2.10; its wheels for linux/arm64 run on the CPU alone.",
			Rules: []string{system.BuildPlatform},
			Asks: []plantest.Ask{
				{"gpu=rtx-3060 platform=windows/amd64 tensorflow==2.10.1", "stack tensorflow==2.10.1+cu112",
					"windows/amd64"},
				{"gpu=rtx-3060 platform=windows/amd64 tensorflow==2.11.0",
					"conflict", "the last with GPU code for windows/amd64 is 2.10.1"},
				{"gpu=gh200 tensorflow==2.16.1", "conflict", "machines with NVIDIA GH200 are linux/arm64",
					"exist for linux/amd64 and windows/amd64 only"},
			}},
		{Key: "tf-jax/8", Says: "Keras goes by TensorFlow's minor from 2.6 to 2.15 and is Keras 3 from 2.16 on, where tf-keras of the same minor with TF_USE_LEGACY_KERAS is Keras 2; NumPy 2 goes from 2.18 on, protobuf stays before 3.20 up to 2.11, and 2.21 wants Python 3.10, h5py before 3.15 and glibc 2.27.",
			Rules: []string{packages.FrameworkRequires, packages.NumPy, packages.LegacyKeras, system.Glibc},
			Facts: []string{"tensorflow/2.8.0#limits", "tensorflow/2.11.1#pair-specs", "tensorflow/2.21.0#min-glibc",
				"tensorflow/2.16.1#pair-specs"},
			Tests: []string{"TestPackagesThatNoMetadataBoundsAreHeld"},
			Asks: []plantest.Ask{
				{"tensorflow==2.15.1 package=keras>=3", "conflict", "TensorFlow 2.15.1 goes with keras >=2.15,<2.16"},
				{"tensorflow==2.16.1 package=keras>=3", "stack tensorflow==2.16.1"},
				{"tensorflow==2.16.1 package=keras==2.15", "conflict", "goes with keras >=3"},
				{"tensorflow==2.16.1 package=tf-keras", "warning legacy-keras", "TF_USE_LEGACY_KERAS"},
				{"tensorflow==2.16.1 package=tf-keras==2.15", "conflict", "goes with tf-keras >=2.16,<2.17"},
				{"tensorflow==2.17.0 package=numpy==2.0", "conflict", "compiled against NumPy 1"},
				{"tensorflow==2.18.0 package=numpy==2.0", "stack tensorflow==2.18.0"},
				{"tensorflow==2.8.0 package=protobuf==4.21.12", "conflict", "goes with protobuf <4"},
				{"tensorflow==2.11.0 package=protobuf==4.21.12", "conflict", "goes with protobuf <3.20"},
				{"tensorflow==2.12.0 package=protobuf==4.21.12", "stack tensorflow==2.12.0"},
				{"tensorflow==2.21.0 package=h5py==3.15", "conflict", "goes with h5py"},
				{"tensorflow==2.21.0 python=3.9", "conflict", "wheels for Python 3.10 to 3.13"},
				{"tensorflow==2.21.0 os=centos7 base=registry.example.com/own:1", "conflict", "need glibc 2.27"},
			}},
		{Key: "tf-jax/9", Says: "XLA needs ptxas and libdevice, from the nvcc wheel or a toolkit; it flags ptxas 12.0 to 12.6.84, which TensorFlow 2.16 to 2.19 pin, as miscompiling from compute capability 9.0 on.",
			Rules: []string{system.XLACompiler, hardware.Ptxas},
			Asks: []plantest.Ask{
				{"tensorflow==2.12.0", "warning xla-compiler"},
				{"tensorflow==2.12.0 toolkit", "!warning xla-compiler", "devel"},
				{"gpu=h100 tensorflow==2.18.0", "warning ptxas-hopper", "12.5.82"},
				{"gpu=a100 tensorflow==2.18.0", "!warning ptxas-hopper"},
				{"gpu=h100 tensorflow==2.20.0", "!warning ptxas-hopper"},
			}},
		{Key: "tf-jax/10", Says: "TensorFlow from 2.16 on does not always find the CUDA libraries of its own wheels; images made here tell the loader of them.",
			Rules: []string{system.LibraryPath}, Tests: []string{"TestEachWarningIsGivenWhereItBelongs"},
			Asks: []plantest.Ask{
				{"tensorflow==2.16.1", "warning library-path", "LD_LIBRARY_PATH must list site-packages/nvidia/*/lib"},
				{"tensorflow==2.15.1", "!warning library-path"},
			}},
		{Key: "tf-jax/11", Says: "jax, jaxlib and the plugin share a version, within what jax takes in; 0.4.0 and 0.4.32 were yanked, and 0.8.3 and 0.9.0.1 are on the index though no change log lists them.",
			Rules: []string{system.Newest, packages.FrameworkRequires}, Facts: []string{"jax/0.8.3", "jax/0.9.0.1",
				"jax/0.4.32#yanked", "jax/0.4.0#yanked"},
			Asks: []plantest.Ask{
				{"jax==0.7.2", "jax:0.7.2", "jax-cuda13-plugin:0.7.2"},
				{"jax==0.4.32", "warning yanked"},
				{"jax>=0.4.31,<0.4.33", "stack jax==0.4.31"},
				{"jax==0.7.2 package=jaxlib==0.8.0", "conflict"},
			}},
		{Key: "tf-jax/16", Says: "JAX from 0.6.2 on refuses cuDNN 9.10.0, and on hosts of several GPUs any before 9.10.1 beside cuBLAS 12.9; from 0.9.1 on it warns of cuBLAS 12.8 to 13.1 on compute capability 10 and 11.",
			Rules: []string{hardware.BuildCUDNN, hardware.SeveralGPUs, system.CuBLAS},
			Asks: []plantest.Ask{
				{"jax==0.6.2 cudnn=9.10.0", "conflict", "9.10.0.*,<10.0"},
				{"jax==0.6.1 cudnn=9.10.0", "stack jax==0.6.1"},
				{"gpu=a100 jax==0.6.2 cuda=12.9 cudnn=9.8", "warning cudnn-several-gpus"},
				{"gpu=a100 jax==0.6.2 cuda=12.8 cudnn=9.8", "!warning cudnn-several-gpus"},
				{"gpu=b200 jax==0.9.2", "warning cublas-blackwell"},
				{"gpu=b200 jax==0.9.0", "!warning cublas-blackwell"},
				{"gpu=h100 jax==0.9.2", "!warning cublas-blackwell"},
			}},
		{Key: "tf-jax/20", Says: "JAX's CUDA builds are for linux/amd64, from 0.4.18 on for linux/arm64, never for Windows; they need glibc 2.27 from 0.7.2 on.",
			Rules: []string{system.BuildPlatform, system.Glibc},
			Asks: []plantest.Ask{
				{"gpu=gh200 jax==0.4.17", "conflict"},
				{"gpu=gh200 jax==0.4.38", "linux/arm64"},
				{"platform=windows/amd64 gpu=rtx-3060 jax", "conflict", "exist for linux/amd64 and linux/arm64 only"},
				{"jax==0.7.2 os=centos7 base=registry.example.com/own:1", "conflict", "need glibc 2.27"},
			}},
		{Key: "tf-jax/21", Says: "JAX has wheels for Python 3.8 up to 0.4.13, 3.9 up to 0.4.30, 3.10 up to 0.6.2, 3.11 up to 0.10.2; for 3.12 from 0.4.17, 3.13 from 0.4.34 and 3.14 from 0.7.1 on. NumPy 2 goes from jaxlib 0.4.26 on.",
			Rules: []string{system.PythonWheels, packages.NumPy},
			Asks: []plantest.Ask{
				{"jax==0.4.13 python=3.8", "python=3.8"}, {"jax==0.4.14 python=3.8", "conflict"},
				{"jax==0.4.30 python=3.9", "python=3.9"}, {"jax==0.4.31 python=3.9", "conflict"},
				{"jax==0.6.2 python=3.10", "python=3.10"}, {"jax==0.7.0 python=3.10", "conflict"},
				{"jax==0.10.2 python=3.11", "python=3.11"}, {"jax==0.11.0 python=3.11", "conflict"},
				{"jax==0.4.34 python=3.13", "python=3.13"}, {"jax==0.4.33 python=3.13", "conflict"},
				{"jax==0.7.1 python=3.14", "python=3.14"}, {"jax==0.7.0 python=3.14", "conflict"},
				{"jax==0.4.25 package=numpy==2.0.0", "conflict"},
				{"jax==0.4.26 package=numpy==2.0.0", "stack jax==0.4.26"},
			}},
		{Key: "tf-jax/22", Says: "JAX's wheels find their CUDA only where LD_LIBRARY_PATH names no other; the local extras need it to name the system's.",
			Rules: []string{system.LibraryPath},
			Asks: []plantest.Ask{
				{"jax os=debian12 base=registry.example.com/own:1",
					"warning library-path", "LD_LIBRARY_PATH must not name another CUDA"},
				{"jax package=jax[cuda12-local] os=ubuntu24.04 base=registry.example.com/own:1",
					"warning library-path", "belong on LD_LIBRARY_PATH"},
				{"jax", "!warning library-path"},
			}},
		{Key: "ecosystem/20", Says: "PaddlePaddle's GPU wheels from 3.0 on are on one index for each CUDA, for amd64 alone; mxnet is retired, with CUDA 11.2 as its last.",
			Rules: []string{system.BuildPlatform, packages.ExtensionCUDA}, Facts: []string{"packages/mxnet"},
			Asks: []plantest.Ask{
				{"gpu=gh200 paddle", "conflict"}, {"gpu=a100 paddle cuda=12.9", "stack paddle==3.3.1+cu129"},
				{"package=mxnet gpu=t4", "mxnet-cu117:1.9.1"},
				{"pytorch cuda=12.4 package=mxnet", "conflict", "is compiled for CUDA"},
			}},
	}
}
