# Releases of apex.

source "apex" {
  title = "github.com/NVIDIA/apex"
  url   = "https://github.com/NVIDIA/apex"
  date  = "2026-11-20"
  class = "vendor"
}

source "apex-setup" {
  title = "NVIDIA/apex setup.py, and pull request 323, with which it came: --cuda_ext ends in an error where nvcc and torch's build are of different minors of CUDA"
  url   = "https://github.com/NVIDIA/apex/blob/007e472417a5e630793974e9d57733bc6b979a78/setup.py"
  date  = "2026-11-27"
  class = "vendor"
}

package_info "apex" {
  module        = "apex"
  framework     = "pytorch"
  on_spot       = true
  toolkit_minor = true
  build_tools   = ["setuptools", "wheel", "packaging"]
  source        = ["apex@master:README.md", "apex-setup"]
  cell_source   = { build_tools = ["apex-setup", "pip-no-build-isolation", "setuptools-bdist-wheel"], toolkit_minor = ["apex-setup"] }
  inferred      = ["module"]
  notes         = ["NGC PyTorch images hold it; the package of that name on the default index is another"]
}

package "apex" "master@2026-07-08" {
  unreleased     = true
  requires_other = { torch = "same CUDA major.minor as the nvcc used" }
  needs_nvcc     = "always"
  platforms      = ["linux/amd64"]
  source         = ["apex@master:README.md"]
  inferred       = ["requires", "platforms"]
  notes          = ["no official wheels; tags follow NGC months (last tag 23.12); shipped inside NGC PyTorch images"]
}
