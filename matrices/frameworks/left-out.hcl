# The libraries of CUDA that no wheel brings which builds of a framework ask for.
#
# A row holds from its version on, until the next row of the framework. It is for builds whose CUDA
# comes as wheels. What NVIDIA's own wheels ask for counts as brought: cuBLAS brings NVRTC.

source "jax-extras" {
  title = "jax 0.4.16 to 0.4.29 and jax-cuda12-plugin, jax-cuda13-plugin 0.4.30 to 0.12.0.1 on the package index: Requires-Dist of the extras with CUDA"
  url   = "https://pypi.org/project/jax-cuda13-plugin/"
  date  = "2026-11-25"
  class = "measured"
}

source "torch-toolkit" {
  title = "torch 2.1.1 to 2.15.0 on the package index: Requires-Dist, with the extras of cuda-toolkit"
  url   = "https://pypi.org/project/torch/"
  date  = "2026-11-25"
  class = "measured"
}

left_out "jax" "0.4.0" {
  libraries = ["curand"]
  source    = ["jax-extras"]
  notes     = ["read from 0.4.16 on; releases before it are on the index as sources"]
}

left_out "pytorch" "2.15.0" {
  libraries = ["curand"]
  source    = ["torch-toolkit"]
}
