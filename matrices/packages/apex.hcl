# Releases of apex.

source "apex" {
  title = "github.com/NVIDIA/apex"
  url   = "https://github.com/NVIDIA/apex"
  date  = "2026-11-20"
  class = "vendor"
}

package_info "apex" {
  module    = "apex"
  framework = "pytorch"
  source    = ["apex@master:README.md"]
  inferred  = ["module"]
  notes     = ["NGC PyTorch images hold it; the package of that name on the default index is another"]
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
