# Releases of torch-sparse, a companion of PyTorch Geometric.

package_info "torch-sparse" {
  pypi     = "torch-sparse"
  module   = "torch_sparse"
  source   = ["pyg@5c6461b23:docs/source/install/installation.rst"]
  inferred = ["module"]
  wheels_from "links" {
    url   = "https://data.pyg.org/whl/torch-{framework}.0+{cuda}.html"
    label = "pt{framework_digits}{cuda}"
  }
}

package "torch-sparse" "0.6.18" {
  requires   = { torch = "*" }
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["pyg@5c6461b23:docs/source/install/installation.rst", "gridfm-95"]
  inferred   = ["wheels"]
  notes      = ["the newest release; wheels are on https://data.pyg.org/whl, one page per torch and CUDA"]
  wheels "1.13" {
    platforms = ["linux/amd64"]
    cuda      = ["cpu", "11.6", "11.7"]
  }
  wheels "2.0" {
    platforms = ["linux/amd64"]
    cuda      = ["cpu", "11.7", "11.8"]
  }
  wheels "2.1" {
    platforms = ["linux/amd64"]
    cuda      = ["cpu", "11.8", "12.1"]
  }
  wheels "2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["cpu", "11.8", "12.1"]
  }
  wheels "2.3" {
    platforms = ["linux/amd64"]
    cuda      = ["cpu", "11.8", "12.1"]
  }
  wheels "2.4" {
    platforms = ["linux/amd64"]
    cuda      = ["cpu", "11.8", "12.1", "12.4"]
  }
  wheels "2.5" {
    platforms = ["linux/amd64"]
    cuda      = ["cpu", "11.8", "12.1", "12.4"]
  }
  wheels "2.6" {
    platforms = ["linux/amd64"]
    cuda      = ["cpu", "11.8", "12.4", "12.6"]
  }
  wheels "2.7" {
    platforms = ["linux/amd64"]
    cuda      = ["cpu", "11.8", "12.6", "12.8"]
  }
  wheels "2.8" {
    platforms = ["linux/amd64"]
    cuda      = ["cpu", "12.6", "12.8", "12.9"]
  }
  wheels "2.9" {
    platforms = ["linux/amd64"]
    cuda      = ["cpu", "12.6", "12.8", "13.0"]
  }
  wheels "2.10" {
    platforms = ["linux/amd64"]
    cuda      = ["cpu", "12.6", "12.8", "13.0"]
  }
  wheels "2.11" {
    platforms = ["linux/amd64"]
    cuda      = ["cpu", "12.6", "12.8", "13.0"]
  }
  wheels "2.12" {
    platforms = ["linux/amd64"]
    cuda      = ["cpu", "12.6", "13.0", "13.2"]
  }
}
