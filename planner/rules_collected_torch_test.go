package planner

import (
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
)

// collectedTorch returns the rules of PyTorch.
func collectedTorch() []collectedRule {
	return []collectedRule{
		{key: "pytorch/1", says: "A cubin runs on later minors of its major and never on another: that sm_61 or sm_89 is missing from a list does no harm.",
			rules: []string{hardware.Kernels},
			asks: []collectedAsk{
				{"gpu=gtx-1080 pytorch==2.14.1+cu126", []string{"gtx-1080 by cubin"}},
				{"gpu=rtx-4090 pytorch==1.7.1+cu110", []string{"rtx-4090 by cubin"}},
				{"gpu=rtx-4090 pytorch==1.7.1+cu101", []string{"conflict", "sm_37 to sm_75, no PTX"}},
				{"gpu=gtx-1080 pytorch==2.14.1+cu130", []string{"conflict", "they start at sm_75"}},
			}},
		{key: "pytorch/2", says: "PTX serves any newer device, and few Linux wheels carry it: 1.0 to 1.5, 2.7 for CUDA 12.8, 2.9 and 2.10 for 13.0; elsewhere a device past the last major has no kernel image.",
			rules: []string{hardware.Kernels, hardware.PTX}, facts: []string{"pytorch/2.7.0+cu128#ptx",
				"pytorch/2.9.1+cu130#ptx", "pytorch/2.10.0+cu130#ptx"},
			tests: []string{"TestPTXRanksBelowMachineCode", "TestWheelsOfPyTorchWithPTX"},
			asks: []collectedAsk{
				{"gpu=rtx-5090 pytorch==2.6.0", []string{"conflict", "newest is sm_90, no usable PTX"}},
				{"gpu=b200 jax==0.4.30", []string{"b200 by ptx", "warning ptx-jit"}},
			}},
		{key: "pytorch/3", says: "NCCL in the wheels holds machine code alone: on a GPU that is reached through PTX one GPU works, and collectives fail.",
			rules: []string{hardware.PTX, hardware.NCCLCapability},
			asks: []collectedAsk{
				{"gpu=b200 jax==0.4.30", []string{"NCCL collectives fail because NCCL carries no PTX"}},
				{"gpu=gtx-980 pytorch", []string{"one GPU works, collectives over several fail"}},
				{"gpu=h100 pytorch", []string{"stack", "!collectives"}},
			}},
		{key: "pytorch/4", says: "Importing torch and asking it for CUDA succeed on a GPU without code, and the first kernel fails: the self-test runs kernels and compares what is compiled in.",
			tests: []string{"TestSelfTestNamesTheCause"}, facts: []string{"errors/no-kernel-image"}},
		{key: "pytorch/5", says: "cuDNN 9.11 and later drop GPUs below 7.5, which is why the build for CUDA 12.6 stays on 9.10.2.21.",
			rules: []string{hardware.CUDNNFloor, hardware.BuildCUDNN}, facts: []string{"pytorch/2.14.1+cu126#cudnn",
				"cudnn/9.11.0.98#sm-min"},
			asks: []collectedAsk{
				{"gpu=v100 pytorch", []string{"+cu126", "cudnn=9.10.2.21"}},
				{"gpu=gtx-1080 jax cudnn=9.12", []string{"conflict", "serve no GPU below compute capability 7.5"}},
				{"pytorch==2.14.1+cu126 cudnn=9.11", []string{"conflict", "none 9.11.1.4", "way out: --cudnn 9.10"}},
			}},
		{key: "pytorch/6", says: "The floor of a build is that of its CUDA major, 450.80.02 for 11.1 to 11.8, 525.60.13 for 12.x and 580 for 13.x; with PTX it is the driver of the toolkit.",
			rules: []string{hardware.DriverFloor, hardware.PTXDriver},
			asks: []collectedAsk{
				{"gpu=a100 driver=470.82.01 pytorch==2.5.1+cu118", []string{"stack pytorch==2.5.1+cu118"}},
				{"gpu=a100 driver=470.82.01 pytorch==2.5.1+cu124", []string{"conflict", "CUDA 12 needs driver 525.60.13"}},
				{"gpu=a100 driver=575.57.08 pytorch==2.14.1+cu130", []string{"conflict", "CUDA 13 needs driver 580.65.06"}},
			}},
		{key: "pytorch/7", says: "Maxwell, Pascal and Volta end with R580: from 2.11 on the build for CUDA 12.6 alone serves them, on a driver no newer than that.",
			rules: []string{hardware.GPUDriverEnd, hardware.Kernels},
			asks: []collectedAsk{
				{"gpu=gtx-1080 driver=580.65.06 pytorch", []string{"stack pytorch==2.14.1+cu126"}},
				{"gpu=gtx-1080 driver=595.58.03 pytorch==2.14.1+cu126", []string{"conflict", "driver branch 580 is the last"}},
				{"gpu=v100 pytorch==2.12.0 cuda=13.0", []string{"conflict"}},
			}},
		{key: "pytorch/8", says: "A release installs on the Pythons that it has wheels for; 2.2 and 2.3 have no triton for Python 3.12, so torch.compile does not work there.",
			rules: []string{system.PythonWheels, packages.CompanionPython}, facts: []string{"pytorch/2.2.0#pair-python"},
			asks: []collectedAsk{
				{"pytorch==2.2.0 python=3.12", []string{"stack", "there is no triton for Python 3.12"}},
				{"pytorch==2.2.0 python=3.11", []string{"stack", "!no triton"}},
				{"pytorch==2.2.0 with=triton python=3.12", []string{"conflict"}},
				{"pytorch==2.0.1 python=3.13", []string{"conflict", "wheels for Python"}},
			}},
		{key: "pytorch/9", says: "glibc 2.17 is enough through 2.5; in 2.6 the build for CUDA 12.6 alone needs 2.28, from 2.7 on all do.",
			rules: []string{system.Glibc}, facts: []string{"pytorch/2.5.1#min-glibc", "pytorch/2.7.0#min-glibc"},
			asks: []collectedAsk{
				{"pytorch==2.5.1 os=centos7 base=registry.example.com/own:1", []string{"stack pytorch==2.5.1"}},
				{"pytorch==2.6.0+cu124 os=ubuntu18.04 base=registry.example.com/own:1", []string{"stack pytorch==2.6.0+cu124"}},
				{"pytorch==2.6.0+cu126 os=ubuntu18.04 base=registry.example.com/own:1", []string{"conflict", "need glibc 2.28"}},
				{"pytorch==2.7.0 os=ubuntu18.04 base=registry.example.com/own:1", []string{"conflict", "need glibc 2.28"}},
			}},
		{key: "pytorch/10", says: "torchvision and torchaudio go with one release each, from torchvision 0.29.1 on with torch 2.14 and later; torchaudio ends at 2.11.0 and torchtext at 0.18.0.",
			rules: []string{packages.Companion}, facts: []string{"pytorch/2.14.1#pairs", "pytorch/2.3.0#pairs"},
			asks: []collectedAsk{
				{"pytorch==2.14.1 with=torchvision", []string{"torchvision:0.29.1+cu130"}},
				{"pytorch==2.14.1 with=torchvision==0.28.0", []string{"conflict", "goes with torchvision 0.29.1"}},
				{"pytorch with=torchaudio", []string{"torchaudio:2.11.0"}},
				{"pytorch==2.4.0 with=torchtext", []string{"conflict", "PyTorch 2.4.0 has no torchtext"}},
				{"pytorch==2.3.1 with=torchtext", []string{"torchtext:0.18.0"}},
			}},
		{key: "pytorch/11", says: "The Linux wheel pins triton exactly through 2.13; 2.14 takes 3.8.",
			rules: []string{packages.Companion}, facts: []string{"pytorch/2.13.0#pairs", "pytorch/2.14.1#pair-specs"},
			asks: []collectedAsk{
				{"pytorch==2.9.1 with=triton==3.4.0", []string{"conflict", "goes with triton 3.5.1"}},
				{"pytorch==2.9.1 with=triton", []string{"triton:3.5.1"}},
				{"pytorch==2.14.1 with=triton", []string{"triton:3.8.0"}},
			}},
	}
}
