package planner

var (
	rulePtxas = Rule{ID: "ptxas-hopper", Source: docTensorFlow, Soft: true,
		Text: "XLA flags ptxas from 12.0 to 12.6.84 as miscompiling code for compute capability 9.0 and newer. TensorFlow up to 2.19 pins such a ptxas with its nvcc wheel."}
	ruleSeveralGPUs = Rule{ID: "cudnn-several-gpus", Source: docJAX, Soft: true,
		Text: "On hosts with more than one GPU, JAX from 0.6.2 on refuses a cuDNN before 9.10.1 beside the cuBLAS of CUDA 12.9 or newer."}
)

// ptxasMended is the first ptxas of CUDA 12 that XLA does not flag.
const ptxasMended = "12.6.85"

// warnPtxas tells of a pinned ptxas that XLA flags on the stack's GPUs.
func (c *choice) warnPtxas(b *build) []Warning {
	pin := b.row.Pins["nvidia-cuda-nvcc-cu12"]
	if !isDotted(pin) || compareDotted(pin, ptxasMended) >= 0 {
		return nil
	}
	for _, g := range c.served() {
		if compareDotted(g.ask.cc(), "9.0") >= 0 {
			return []Warning{warn(rulePtxas, []string{b.ref("pins"), g.ask.ref()},
				"%s %s pins nvcc %s, whose ptxas XLA flags as miscompiling for %s (%s): from %s on it is mended", displayName(b.release.Framework), b.release.Version, pin, g.ask.name(), g.ask.sm(), ptxasMended)}
		}
	}
	return nil
}

// warnSeveralGPUs tells of a cuDNN that JAX refuses where a host has several
// GPUs.
func (c *choice) warnSeveralGPUs(b *build) []Warning {
	cuda, cudnn := c.part(c.cuda), c.part(c.cudnn)
	if b.release.Framework != "jax" || b.cpu() || compareDotted(b.release.Version, "0.6.2") < 0 || compareDotted(cuda, "12.9") < 0 || compareDotted(cudnn, "9.10.1") >= 0 {
		return nil
	}
	return []Warning{warn(ruleSeveralGPUs, []string{b.releaseRef(""), "guidance/jax:runtime-check-4"},
		"JAX %s refuses cuDNN %s beside the cuBLAS of CUDA %s on hosts with more than one GPU: cuDNN 9.10.1 or newer does", b.release.Version, cudnn, minor(cuda))}
}
