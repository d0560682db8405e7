package packages_test

import (
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
)

// collectedWheels holds the numbered rules on which wheels of packages load, and which are compiled.
func collectedWheels() []plantest.Collected {
	return []plantest.Collected{
		{Key: "ecosystem/9", Says: "flash-attn has wheels for torch minors, CUDA tags and C++ ABIs, none for CUDA 11 after 2.7.3 and none past torch 2.8; else it is compiled. It needs compute capability 8.0, its first major 7.5; flash-attn-4 is for Hopper and Blackwell.",
			Rules: []string{packages.ExtensionWheel, packages.ExtensionGPU},
			Asks: []plantest.Ask{
				{"gpu=a100 package=flash-attn", "stack pytorch==2.8.0", "cxx11abiTRUE"},
				{"gpu=a100 pytorch==2.9.1 package=flash-attn==2.8.3", "conflict", "has wheels for torch"},
				{"gpu=a100 pytorch==2.9.1 toolkit package=flash-attn==2.8.3", "stack pytorch==2.9.1"},
				{"gpu=a100 pytorch==2.5.1 cuda=11.8 package=flash-attn==2.7.4.post1", "conflict"},
				{"gpu=a100 pytorch==2.5.1 cuda=11.8 package=flash-attn==2.7.3", "stack pytorch==2.5.1+cu118"},
				{"gpu=t4 pytorch package=flash-attn==2.8.3", "conflict", "needs compute capability 8.0"},
				{"gpu=t4 pytorch toolkit package=flash-attn==1.0.9", "stack"},
				{"gpu=l40s package=flash-attn-4", "conflict", "needs compute capability 9.0"},
			}},
		{Key: "ecosystem/10", Says: "torch's Linux wheels have the old C++ ABI up to 2.5 and the new one from 2.7 on; of 2.6 those for CUDA 12.6 and Arm have the new one.",
			Rules: []string{packages.ExtensionWheel},
			Asks: []plantest.Ask{
				{"gpu=a100 pytorch==2.5.1 package=flash-attn", "cxx11abiFALSE"},
				{"gpu=a100 pytorch==2.6.0+cu124 package=flash-attn==2.7.4.post1+cu12torch2.6cxx11abiTRUE",
					"conflict", "C++11 ABI"},
				{"gpu=a100 pytorch==2.7.1 package=flash-attn==2.8.3", "cxx11abiTRUE"},
			}},
		{Key: "ecosystem/11", Says: "flashinfer has wheels for torch minors and CUDA versions up to 0.2.10, and compiles at first use after, but for the kernels that come beside it.",
			Rules: []string{packages.ExtensionWheel, packages.CompilesLater},
			Asks: []plantest.Ask{
				{"gpu=a100 package=flashinfer==0.2.5", "stack pytorch==2.6.0+cu124"},
				{"gpu=a100 pytorch==2.9.1 package=flashinfer==0.2.5",
					"conflict", "flashinfer 0.2.5 has wheels for torch 2.4 to 2.6"},
				{"gpu=a100 package=flashinfer==0.6.17", "warning package-compiles-later"},
				{"gpu=a100 pytorch toolkit package=flashinfer==0.6.17", "!warning package-compiles-later"},
			}},
		{Key: "ecosystem/12", Says: "mmcv, PyG's companions and detectron2 have pages of wheels for torch and CUDA; detectron2's end with torch 1.10 for CUDA 11.3, and of mmcv 2 not all are known.",
			Rules: []string{packages.ExtensionWheel},
			Asks: []plantest.Ask{
				{"package=detectron2 gpu=a100", "stack pytorch==1.10.2+cu113"},
				{"pytorch==2.5.1 package=detectron2", "conflict", "detectron2 0.6 has wheels for torch 1.8 to 1.10"},
				{"pytorch==2.5.1 package=torch-scatter", "stack pytorch==2.5.1"},
				{"pytorch==2.13.0 package=torch-scatter", "conflict"},
				{"package=mmcv==2.1.0", "stack pytorch==2.1."},
				{"pytorch==2.9.1 package=mmcv==1.7.2", "warning package-wheel"},
			}},
		{Key: "ecosystem/13", Says: "apex, Transformer Engine's extension for torch, CuPy from source and vLLM up to 0.1.3 are always compiled.",
			Rules: []string{packages.ExtensionWheel}, Facts: []string{"apex/master@2026-07-08#needs-nvcc"},
			Tests: []string{"TestPackagesThatAreOnNoIndexAreRefused"},
			Asks: []plantest.Ask{
				{"pytorch package=transformer-engine", "conflict", "always compiled at install time"},
				{"pytorch toolkit package=transformer-engine", "devel"},
				{"package=vllm==0.1.3", "conflict", "always compiled at install time"},
			}},
		{Key: "ecosystem/14", Says: "Where no wheel fits, flash-attn, mmcv and PyG's companions are compiled, which takes the toolkit in the image.",
			Rules: []string{packages.ExtensionWheel},
			Asks: []plantest.Ask{
				{"gpu=a100 pytorch==2.14.1 package=flash-attn", "conflict", "way out: toolkit = true"},
				{"gpu=a100 pytorch==2.14.1 toolkit package=flash-attn", "devel"},
				{"pytorch==2.14.1 package=torch-scatter", "conflict", "way out: toolkit = true"},
			}},
		{Key: "ecosystem/15", Says: "DeepSpeed's operators and flashinfer's kernels are compiled when they are used, by an nvcc that agrees with torch's CUDA; triton brings a ptxas of its own.",
			Rules: []string{packages.CompilesLater}, Facts: []string{"guidance/triton:ptxas-3.7"},
			Asks: []plantest.Ask{
				{"pytorch package=deepspeed", "warning package-compiles-later"},
				{"pytorch toolkit package=deepspeed", "!warning package-compiles-later", "devel"},
				{"pytorch with=triton", "!warning package-compiles-later"},
			}},
	}
}
