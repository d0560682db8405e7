package hardware_test

import (
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
)

// collectedKernels holds the numbered rules on which GPU code runs on which boards.
func collectedKernels() []plantest.Collected {
	return []plantest.Collected{
		{Key: "nvidia-hardware/1", Says: "A board is resolved to its compute capability first, and all else follows from that; a name that stands for boards of several is asked back about.",
			Rules: []string{hardware.Kernels}, Facts: []string{"gpus/rtx-4090#compute-capability", "gpus/t4#pci-ids"},
			Tests: []string{"TestFindGPUKnowsTheWaysPeopleWriteNames", "TestEveryBoard"},
			Asks: []plantest.Ask{
				{"gpu=Tesla_T4 pytorch==2.5.1", "t4 by cubin"},
				{"gpu=rtx-5090 pytorch==2.5.1", "conflict", "carry no sm_120 code"},
			}},
		{Key: "nvidia-hardware/2", Says: "Drivers before R470 print most names without NVIDIA in front, and Tesla and Quadro boards never got it: names are read with and without.",
			Facts: []string{"gpus/rtx-3090#other-names"}, Tests: []string{"TestFindGPUKnowsTheWaysPeopleWriteNames"},
			Asks: []plantest.Ask{
				{"gpu=GeForce_RTX_3090 pytorch", "rtx-3090 by cubin"},
				{"gpu=NVIDIA_GeForce_RTX_3090 pytorch", "rtx-3090 by cubin"},
				{"gpu=Tesla_V100-SXM2-16GB pytorch", "v100-sxm2-16gb by cubin"},
			}},
		{Key: "nvidia-hardware/3", Says: "A PCI device id does not name the board: A2 and A16, the two RTX PRO 5000 and Quadro RTX 6000 and 8000 share theirs, and the subsystem id tells where memory matters.",
			Facts: []string{"gpus/a2#pci-ids", "gpus/a16#pci-ids"}, Tests: []string{"TestDeviceIDsThatBoardsShare"}},
		{Key: "nvidia-hardware/4", Says: "Toolkits have a window: CUDA 10 begins at compute capability 3.0, 11 at 3.5, 12 at 5.0 and 13 at 7.5; 8.9 and 9.0 need 11.8, 10.0 and 12.0 need 12.8, 10.3 and 12.1 need 12.9, 11.0 needs 13.0 and 10.7 needs 13.4.",
			Rules: []string{hardware.ToolkitDropped, hardware.ToolkitFirst, hardware.EarlierCUDA, hardware.RunTimeKernels},
			Facts: []string{"architectures/8.9#first-cuda", "architectures/9.0#first-cuda", "architectures/10.3#first-cuda",
				"architectures/12.1#first-cuda", "architectures/7.0#last-cuda", "architectures/3.5#last-cuda"},
			Tests: []string{"TestToolkitWindows"},
			Asks: []plantest.Ask{
				{"gpu=v100 cuda=13.0 pytorch", "conflict", "CUDA 12.9 is the last that holds code for Tesla V100"},
				{"gpu=t4 cuda=13.0 pytorch", "stack pytorch"},
				{"gpu=rtx-4090 pytorch==1.13.1+cu117", "warning toolkit-older-than-gpu: CUDA 11.7 is older than 11.8"},
			}},
		{Key: "nvidia-hardware/7", Says: "Maxwell, Pascal and Volta run on the proprietary kernel modules alone, Blackwell and Grace Hopper on the open ones alone, those between on either; boards of both groups cannot share a host.",
			Rules: []string{hardware.KernelModule}, Facts: []string{"architectures/7.0#open-kernel-module",
				"architectures/10.0#open-kernel-module"},
			Asks: []plantest.Ask{
				{"gpu=v100 pytorch", "modules=proprietary"},
				{"gpu=b200 pytorch", "modules=open"},
				{"gpu=gh200 pytorch", "modules=open"},
				{"gpu=h100 pytorch", "modules=either"},
				{"gpu=v100 gpu=b200 pytorch", "warning kernel-module"},
				{"gpu=t4 gpu=b200 pytorch", "modules=open", "!warning kernel-module"},
			}},
		{Key: "nvidia-hardware/9", Says: "A plain cubin runs on the same major from its minor on, one with suffix a on its capability alone, one with f on later members of its family; Blackwell is three majors.",
			Rules: []string{hardware.Kernels}, Facts: []string{"guidance/architectures:cubin-same-major",
				"guidance/architectures:suffix-a", "guidance/architectures:suffix-f", "guidance/architectures:no-cross-blackwell"},
			Tests: []string{"TestCoverage"},
			Asks: []plantest.Ask{
				{"gpu=rtx-4090 pytorch==2.5.1", "rtx-4090 by cubin"},
				{"gpu=b300 pytorch==2.7.1+cu128", "b300 by cubin"},
				{"gpu=gb10 pytorch", "gb10 by cubin"},
				{"gpu=rtx-5090 pytorch==2.6.0", "conflict", "carry no sm_120 code"},
			}},
		{Key: "cuda-stack/8", Says: "Each toolkit compiles for a window of compute capabilities: what it dropped or does not know yet it serves only by code of the same major, and targets with an a or f suffix run on their chip or family alone.",
			Rules: []string{hardware.ToolkitDropped, hardware.ToolkitFirst, hardware.RunTimeKernels, hardware.Kernels},
			Facts: []string{"architectures/10.1#last-cuda", "architectures/11.0#first-cuda", "architectures/10.7#first-cuda"},
			Tests: []string{"TestCoverage"},
			Asks: []plantest.Ask{
				{"gpu=v100 cupy cuda=13.0", "conflict", "CUDA 12.9 is the last that holds code for Tesla V100"},
				{"gpu=v100 cupy cuda=12.9", "stack cupy"},
				{"gpu=rtx-5090 cupy==11.0.0", "conflict", "cannot compile for NVIDIA GeForce RTX 5090"},
				{"gpu=b300 pytorch==2.7.1+cu128", "b300 by cubin", "warning toolkit-older-than-gpu"},
			}},
		{Key: "pytorch/1", Says: "A cubin runs on later minors of its major and never on another: that sm_61 or sm_89 is missing from a list does no harm.",
			Rules: []string{hardware.Kernels},
			Asks: []plantest.Ask{
				{"gpu=gtx-1080 pytorch==2.14.1+cu126", "gtx-1080 by cubin"},
				{"gpu=rtx-4090 pytorch==1.7.1+cu110", "rtx-4090 by cubin"},
				{"gpu=rtx-4090 pytorch==1.7.1+cu101", "conflict", "sm_37 to sm_75, no PTX"},
				{"gpu=gtx-1080 pytorch==2.14.1+cu130", "conflict", "they start at sm_75"},
			}},
		{Key: "pytorch/2", Says: "PTX serves any newer device, and few Linux wheels carry it: 1.0 to 1.5, 2.7 for CUDA 12.8, 2.9 and 2.10 for 13.0; elsewhere a device past the last major has no kernel image.",
			Rules: []string{hardware.Kernels, hardware.PTX}, Facts: []string{"pytorch/2.7.0+cu128#ptx",
				"pytorch/2.9.1+cu130#ptx", "pytorch/2.10.0+cu130#ptx"},
			Tests: []string{"TestPTXRanksBelowMachineCode", "TestWheelsOfPyTorchWithPTX"},
			Asks: []plantest.Ask{
				{"gpu=rtx-5090 pytorch==2.6.0", "conflict", "newest is sm_90, no usable PTX"},
				{"gpu=b200 jax==0.4.38", "b200 by ptx", "warning ptx-jit"},
			}},
		{Key: "pytorch/3", Says: "NCCL in the wheels holds machine code alone: on a GPU that is reached through PTX one GPU works, and collectives fail.",
			Rules: []string{hardware.PTX, hardware.NCCLCapability},
			Asks: []plantest.Ask{
				{"gpu=b200 jax==0.4.38", "NCCL collectives fail because NCCL carries no PTX"},
				{"gpu=gtx-980 pytorch", "one GPU works, collectives over several fail"},
				{"gpu=h100 pytorch", "stack", "!collectives"},
			}},
		{Key: "pytorch/4", Says: "Importing torch and asking it for CUDA succeed on a GPU without code, and the first kernel fails: the self-test runs kernels and compares what is compiled in.",
			Tests: []string{"TestSelfTestNamesTheCause"}, Facts: []string{"errors/no-kernel-image"}},
		{Key: "tf-jax/6", Says: "TensorFlow's builds carry the machine code and PTX of their release's list, no 7.5 from 2.16 on and none before 5.0 from 2.15 on; under CUDA_FORCE_PTX_JIT all but the newest of them have no kernels.",
			Rules: []string{hardware.Kernels, hardware.ForcedPTX}, Facts: []string{"tensorflow/2.2.0+cu101#sm",
				"tensorflow/2.15.1+cu122#sm", "tensorflow/2.17.0+cu123#sm"},
			Asks: []plantest.Ask{
				{"gpu=t4 tensorflow==2.16.1", "stack", "t4 by cubin"}, // by its 7.0
				{"gpu=k80 tensorflow==2.15.1", "conflict"},
				{"gpu=k80 tensorflow==2.10.0", "k80 by cubin"},
				{"gpu=gtx-980 tensorflow==2.17.0", "conflict", "no sm_52 code"},
				{"gpu=t4 tensorflow==2.8.0 env=CUDA_FORCE_PTX_JIT=1", "conflict", "CUDA_FORCE_PTX_JIT"},
				{"gpu=h100 tensorflow==2.18.0 env=CUDA_FORCE_PTX_JIT=1", "by ptx"},
			}},
		{Key: "tf-jax/7", Says: "No official wheel up to 2.21 serves Blackwell, though its PTX is there: it ends in CUDA_ERROR_INVALID_PTX. NVIDIA's image and conda-forge's builds do.",
			Rules: []string{hardware.BrokenPTX}, Facts: []string{"guidance/tensorflow:blackwell-alternative-1",
				"guidance/tensorflow:blackwell-alternative-2"},
			Asks: []plantest.Ask{
				{"gpu=rtx-5090 tensorflow==2.21.0", "conflict", "CUDA_ERROR_INVALID_PTX", "NVIDIA NGC image",
					"conda-forge tensorflow"},
				{"gpu=h100 tensorflow==2.21.0", "stack tensorflow==2.21.0"},
			}},
		{Key: "tf-jax/19", Says: "jaxlib has code for Kepler up to 0.4.3, for 5.2 and newer after, for Hopper from 0.4.12, for Blackwell from 0.6.0; that for CUDA 13 starts at 7.5.",
			Rules: []string{hardware.Kernels, hardware.ToolkitDropped},
			Asks: []plantest.Ask{
				{"gpu=k80 jax==0.4.3", "k80 by cubin"},
				{"gpu=k80 jax==0.4.4", "conflict"},
				{"gpu=h100 jax==0.4.12", "h100 by cubin"},
				{"gpu=b200 jax==0.6.0", "b200 by cubin"},
				{"gpu=b200 jax==0.5.3", "!b200 by cubin"},
				{"gpu=v100 jax==0.8.0 build=cuda13", "conflict"},
				{"gpu=v100 jax==0.8.0", "+cuda12", "v100 by cubin"},
			}},
		{Key: "tf-jax/23", Says: "Of the entries in a build's list compute_XY gives machine code and PTX, sm_XY machine code alone.",
			Facts: []string{"jax/0.4.12+cuda12_pip#ptx", "jax/0.6.0+cuda12#sm"},
			Tests: []string{"TestCoverageOfBuildsWithRulesOfTheirOwn"}},
	}
}
