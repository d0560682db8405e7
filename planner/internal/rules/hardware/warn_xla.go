package hardware

import (
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on what frameworks check when they start.
const (
	Ptxas       = "ptxas-hopper"
	SeveralGPUs = "cudnn-several-gpus"
)

var XLARules = []rule.Rule{
	{
		Rule: plan.Rule{ID: Ptxas, Kind: plan.Runs, Source: rule.DocTensorFlow, Soft: true,
			Text: "XLA flags ptxas from 12.0 to 12.6.84 as miscompiling code for compute capability 9.0 and " +
				"newer. TensorFlow up to 2.19 pins such a ptxas with its nvcc wheel."},
		About: rule.AboutBuild, Warn: warnPtxas,
	},
	{
		Rule: plan.Rule{ID: SeveralGPUs, Kind: plan.Runs, Source: rule.DocJAX, Soft: true,
			Text: "On hosts with more than one GPU, JAX from 0.6.2 on refuses a cuDNN before 9.10.1 beside the " +
				"cuBLAS of CUDA 12.9 or newer."},
		About: rule.AboutBuild, Warn: warnSeveralGPUs,
	},
}

// ptxasMended is the first ptxas of CUDA 12 that XLA does not flag.
const ptxasMended = "12.6.85"

// warnPtxas tells of a pinned ptxas that XLA flags on the stack's GPUs.
func warnPtxas(r *rule.Report) {
	b := r.Build
	pin := b.Row.Pins["nvidia-cuda-nvcc-cu12"]
	if !version.IsDotted(pin) || version.Compare(pin, ptxasMended) >= 0 {
		return
	}
	for _, g := range r.Served() {
		if version.Compare(g.GPU.CC(), "9.0") >= 0 {
			r.Warn([]string{b.Ref("pins"), g.GPU.Ref()},
				"%s %s pins nvcc %s, whose ptxas XLA flags as miscompiling for %s (%s): from %s on it is mended",
				b.Traits.Name, b.Release.Version, pin, g.GPU.Name(), g.GPU.SM(), ptxasMended)
			return
		}
	}
}

// warnSeveralGPUs tells of a cuDNN that a framework refuses where a host has several
// GPUs.
func warnSeveralGPUs(r *rule.Report) {
	b, cuda, cudnn := r.Build, r.Part(r.CUDA), r.Part(r.CUDNN)
	if b.CPU() || version.Compare(cuda, "12.9") < 0 || version.Compare(cudnn, "9.10.1") >= 0 ||
		!b.Traits.Has(matrices.TraitChecksSeveralGPUs, b.Release.Version) {
		return
	}
	r.Warn([]string{b.ReleaseRef(""), "guidance/jax:runtime-check-4"}, "%s %s refuses cuDNN %s beside the cuBLAS of "+
		"CUDA %s on hosts with more than one GPU: cuDNN 9.10.1 or newer does",
		b.Traits.Name, b.Release.Version, cudnn, version.Minor(cuda))
}
