package rules

import (
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/plan"
)

var (
	RulePtxas = plan.Rule{ID: "ptxas-hopper", Source: docTensorFlow, Soft: true,
		Text: "XLA flags ptxas from 12.0 to 12.6.84 as miscompiling code for compute capability 9.0 and newer. TensorFlow up to 2.19 pins such a ptxas with its nvcc wheel."}
	RuleSeveralGPUs = plan.Rule{ID: "cudnn-several-gpus", Source: docJAX, Soft: true,
		Text: "On hosts with more than one GPU, JAX from 0.6.2 on refuses a cuDNN before 9.10.1 beside the cuBLAS of CUDA 12.9 or newer."}
)

// ptxasMended is the first ptxas of CUDA 12 that XLA does not flag.
const ptxasMended = "12.6.85"

// WarnPtxas tells of a pinned ptxas that XLA flags on the stack's GPUs.
func WarnPtxas(c *model.Solution, b *candidate.Build) []plan.Warning {
	pin := b.Row.Pins["nvidia-cuda-nvcc-cu12"]
	if !version.IsDotted(pin) || version.Compare(pin, ptxasMended) >= 0 {
		return nil
	}
	for _, g := range c.Served() {
		if version.Compare(g.Query.CC(), "9.0") >= 0 {
			return []plan.Warning{model.Warn(RulePtxas, []string{b.Ref("pins"), g.Query.Ref()},
				"%s %s pins nvcc %s, whose ptxas XLA flags as miscompiling for %s (%s): from %s on it is mended", facts.DisplayName(b.Release.Framework), b.Release.Version, pin, g.Query.Name(), g.Query.SM(), ptxasMended)}
		}
	}
	return nil
}

// WarnSeveralGPUs tells of a cuDNN that JAX refuses where a host has several
// GPUs.
func WarnSeveralGPUs(c *model.Solution, b *candidate.Build) []plan.Warning {
	cuda, cudnn := c.Part(c.CUDA), c.Part(c.CUDNN)
	if b.Release.Framework != "jax" || b.CPU() || version.Compare(b.Release.Version, "0.6.2") < 0 || version.Compare(cuda, "12.9") < 0 || version.Compare(cudnn, "9.10.1") >= 0 {
		return nil
	}
	return []plan.Warning{model.Warn(RuleSeveralGPUs, []string{b.ReleaseRef(""), "guidance/jax:runtime-check-4"},
		"JAX %s refuses cuDNN %s beside the cuBLAS of CUDA %s on hosts with more than one GPU: cuDNN 9.10.1 or newer does", b.Release.Version, cudnn, version.Minor(cuda))}
}
