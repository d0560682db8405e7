package planner

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
)

// collectedHardware returns the rules of boards and drivers.
func collectedHardware() []collectedRule {
	return slices.Concat(collectedCapabilities(), collectedDrivers())
}

// collectedCapabilities holds how boards, toolkits and capabilities go together.
func collectedCapabilities() []collectedRule {
	return []collectedRule{
		{key: "nvidia-hardware/1", says: "A board is resolved to its compute capability first, and all else follows from that; a name that stands for boards of several is asked back about.",
			rules: []string{hardware.Kernels}, facts: []string{"gpus/rtx-4090#compute-capability", "gpus/t4#pci-ids"},
			tests: []string{"TestFindGPUKnowsTheWaysPeopleWriteNames", "TestEveryBoard"},
			asks: []collectedAsk{
				{"gpu=Tesla_T4 pytorch==2.5.1", []string{"t4 by cubin"}},
				{"gpu=rtx-5090 pytorch==2.5.1", []string{"conflict", "carry no sm_120 code"}},
			}},
		{key: "nvidia-hardware/2", says: "Drivers before R470 print most names without NVIDIA in front, and Tesla and Quadro boards never got it: names are read with and without.",
			facts: []string{"gpus/rtx-3090#other-names"}, tests: []string{"TestFindGPUKnowsTheWaysPeopleWriteNames"},
			asks: []collectedAsk{
				{"gpu=GeForce_RTX_3090 pytorch", []string{"rtx-3090 by cubin"}},
				{"gpu=NVIDIA_GeForce_RTX_3090 pytorch", []string{"rtx-3090 by cubin"}},
				{"gpu=Tesla_V100-SXM2-16GB pytorch", []string{"v100-sxm2-16gb by cubin"}},
			}},
		{key: "nvidia-hardware/3", says: "A PCI device id does not name the board: A2 and A16, the two RTX PRO 5000 and Quadro RTX 6000 and 8000 share theirs, and the subsystem id tells where memory matters.",
			facts: []string{"gpus/a2#pci-ids", "gpus/a16#pci-ids"}, tests: []string{"TestDeviceIDsThatBoardsShare"}},
		{key: "nvidia-hardware/4", says: "Toolkits have a window: CUDA 10 begins at compute capability 3.0, 11 at 3.5, 12 at 5.0 and 13 at 7.5; 8.9 and 9.0 need 11.8, 10.0 and 12.0 need 12.8, 10.3 and 12.1 need 12.9, 11.0 needs 13.0 and 10.7 needs 13.4.",
			rules: []string{hardware.ToolkitDropped, hardware.ToolkitFirst, hardware.RunTimeKernels},
			facts: []string{"architectures/8.9#first-cuda", "architectures/9.0#first-cuda", "architectures/10.3#first-cuda",
				"architectures/12.1#first-cuda", "architectures/7.0#last-cuda", "architectures/3.5#last-cuda"},
			tests: []string{"TestToolkitWindows"},
			asks: []collectedAsk{
				{"gpu=v100 cuda=13.0 pytorch", []string{"conflict", "CUDA 12.9 is the last that holds code for Tesla V100"}},
				{"gpu=t4 cuda=13.0 pytorch", []string{"stack pytorch"}},
				{"gpu=rtx-4090 pytorch==1.13.1+cu117", []string{"warning toolkit-older-than-gpu: CUDA 11.7 is older than 11.8"}},
			}},
		{key: "nvidia-hardware/5", says: "Drivers drop architectures: Kepler stops at R470, Maxwell, Pascal and Volta at R580; R590 begins with Turing.",
			rules: []string{hardware.GPUDriverEnd}, facts: []string{"architectures/3.7#last-driver-branch",
				"architectures/5.2#last-driver-branch", "architectures/6.1#last-driver-branch",
				"architectures/7.0#last-driver-branch"},
			asks: []collectedAsk{
				{"gpu=k80 driver=525.60.13 pytorch", []string{"conflict", "driver branch 470 is the last that supports Tesla K80"}},
				{"gpu=v100 driver=590.44.01 pytorch",
					[]string{"conflict", "driver branch 580 is the last that supports Tesla V100"}},
				{"gpu=t4 driver=590.44.01 pytorch", []string{"stack pytorch"}},
			}},
		{key: "nvidia-hardware/6", says: "So V100 and P100 never get past builds for CUDA 12.9 and R580, although R580 reports CUDA 13.0.",
			rules: []string{hardware.ToolkitDropped, hardware.GPUDriverEnd}, facts: []string{"drivers/580#cuda"},
			asks: []collectedAsk{
				{"gpu=v100 driver=580.65.06 pytorch", []string{"+cu126", "cuda=12.6"}},
				{"gpu=p100 driver=580.65.06 cuda=13.0 pytorch", []string{"conflict"}},
			}},
	}
}

// collectedDrivers holds which drivers and code boards take.
func collectedDrivers() []collectedRule {
	return []collectedRule{
		{key: "nvidia-hardware/7", says: "Maxwell, Pascal and Volta run on the proprietary kernel modules alone, Blackwell and Grace Hopper on the open ones alone, those between on either; boards of both groups cannot share a host.",
			rules: []string{hardware.KernelModule}, facts: []string{"architectures/7.0#open-kernel-module",
				"architectures/10.0#open-kernel-module"},
			asks: []collectedAsk{
				{"gpu=v100 pytorch", []string{"modules=proprietary"}},
				{"gpu=b200 pytorch", []string{"modules=open"}},
				{"gpu=gh200 pytorch", []string{"modules=open"}},
				{"gpu=h100 pytorch", []string{"modules=either"}},
				{"gpu=v100 gpu=b200 pytorch", []string{"warning kernel-module"}},
				{"gpu=t4 gpu=b200 pytorch", []string{"modules=open", "!warning kernel-module"}},
			}},
		{key: "nvidia-hardware/8", says: "CUDA 12.x runs on 525.60.13, 13.x on 580.65.06 and 11.x on 450.80.02, but for PTX that is compiled at load time.",
			rules: []string{hardware.DriverFloor, hardware.PTXDriver}, facts: []string{"driver-floors/11.x#linux",
				"driver-floors/12.x#linux", "driver-floors/13.x#linux"},
			tests: []string{"TestPTXOnlyServesWithAWarningAndTheToolkitsDriver"},
			asks: []collectedAsk{
				{"gpu=a100 pytorch==2.5.1+cu118", []string{"driver>=450.80.02 "}},
				{"gpu=a100 pytorch==2.5.1+cu124", []string{"driver>=525.60.13 "}},
				{"gpu=a100 pytorch==2.14.1+cu130", []string{"driver>=580.65.06 "}},
				{"gpu=a100 driver=520.61.05 pytorch==2.5.1+cu124", []string{"conflict", "CUDA 12 needs driver 525.60.13"}},
			}},
		{key: "nvidia-hardware/9", says: "A plain cubin runs on the same major from its minor on, one with suffix a on its capability alone, one with f on later members of its family; Blackwell is three majors.",
			rules: []string{hardware.Kernels}, facts: []string{"guidance/architectures:cubin-same-major",
				"guidance/architectures:suffix-a", "guidance/architectures:suffix-f", "guidance/architectures:no-cross-blackwell"},
			tests: []string{"TestCoverage"},
			asks: []collectedAsk{
				{"gpu=rtx-4090 pytorch==2.5.1", []string{"rtx-4090 by cubin"}},
				{"gpu=b300 pytorch==2.7.1+cu128", []string{"b300 by cubin"}},
				{"gpu=gb10 pytorch", []string{"gb10 by cubin"}},
				{"gpu=rtx-5090 pytorch==2.6.0", []string{"conflict", "carry no sm_120 code"}},
			}},
		{key: "nvidia-hardware/10", says: "Recommended is a branch that still gets fixes: the long-term R580 first, then production R595; R535, R570 and R610 have ended and R615 is short-lived.",
			rules: []string{hardware.DriverEnded}, facts: []string{"drivers/580#type", "drivers/580#end-of-support",
				"drivers/595#type", "drivers/580#supported", "drivers/610#end-of-support", "drivers/615#type"},
			asks: []collectedAsk{
				{"gpu=a100 pytorch", []string{"recommended=580."}},
				{"gpu=a100 driver=535.104.05 pytorch",
					[]string{"warning driver-ended: driver branch 535 gets no more fixes, ended 2026-06"}},
				{"gpu=a100 driver=595.58.03 pytorch", []string{"stack", "!driver-ended"}},
			}},
		{key: "nvidia-hardware/11", says: "Jetson has its driver and toolkit from JetPack, each release for certain boards, and never those of the desktop table.",
			rules: []string{system.JetPack, system.JetPackBoard, system.JetPackCUDA},
			facts: []string{"jetpack/6.2#sm", "jetpack/7.0#sm", "jetpack/5.1.2#sm"},
			asks: []collectedAsk{
				{"gpu=jetson-xavier-nx-16gb pytorch", []string{"nvcr.io/nvidia/l4t-jetpack:r35", "driver>= recommended= "}},
				{"gpu=jetson-agx-thor pytorch==2.14.1", []string{"stack pytorch", "+cu130", "driver>= "}},
				{"gpu=jetson-agx-thor jax==0.4.38", []string{"conflict"}},
				{"gpu=jetson-orin-nx gpu=h100 pytorch==2.8.0", []string{"conflict"}},
			}},
		{key: "nvidia-hardware/12", says: "Cloud sizes with a part of a GPU take a GRID driver, whose branch can lag, and may print a profile's name.",
			rules: []string{hardware.VirtualGPU}, facts: []string{"instances/aws:g6f.xlarge",
				"instances/azure:Standard_NV6ads_A10_v5", "instances/gcp:g4-standard-6"},
			asks: []collectedAsk{
				{"gpu=aws:g6f.xlarge pytorch", []string{"warning virtual-gpu-driver", "l4 by cubin"}},
				{"gpu=gcp:g4-standard-6 pytorch", []string{"warning virtual-gpu-driver"}},
				{"gpu=aws:g6.xlarge pytorch", []string{"stack", "!virtual-gpu-driver"}},
			}},
	}
}
