# Releases of torch-scatter, a companion of PyTorch Geometric.

package_info "torch-scatter" {
  pypi     = "torch-scatter"
  module   = "torch_scatter"
  source   = ["pyg@5c6461b23:docs/source/install/installation.rst"]
  inferred = ["module"]
  wheels_from "links" {
    url   = "https://data.pyg.org/whl/torch-{framework}.0+{cuda}.html"
    label = "pt{framework_digits}{cuda}"
  }
}

package "torch-scatter" "2.1.2" {
  requires   = { torch = "*" }
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["pyg@5c6461b23:docs/source/install/installation.rst", "gridfm-95"]
  inferred   = ["wheels"]
  notes      = ["wheels: the makers have them for all major systems, releases of torch and CUDAs", "the newest release; wheels are on https://data.pyg.org/whl, one page per torch and CUDA"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.13" = { cuda = ["cpu", "11.6", "11.7"] }
      "2.0"  = { cuda = ["cpu", "11.7", "11.8"] }
      "2.1"  = { cuda = ["cpu", "11.8", "12.1"] }
      "2.2"  = { cuda = ["cpu", "11.8", "12.1"] }
      "2.3"  = { cuda = ["cpu", "11.8", "12.1"] }
      "2.4"  = { cuda = ["cpu", "11.8", "12.1", "12.4"] }
      "2.5"  = { cuda = ["cpu", "11.8", "12.1", "12.4"] }
      "2.6"  = { cuda = ["cpu", "11.8", "12.4", "12.6"] }
      "2.7"  = { cuda = ["cpu", "11.8", "12.6", "12.8"] }
      "2.8"  = { cuda = ["cpu", "12.6", "12.8", "12.9"] }
      "2.9"  = { cuda = ["cpu", "12.6", "12.8", "13.0"] }
      "2.10" = { cuda = ["cpu", "12.6", "12.8", "13.0"] }
      "2.11" = { cuda = ["cpu", "12.6", "12.8", "13.0"] }
      "2.12" = { cuda = ["cpu", "12.6", "13.0", "13.2"] }
    }
  }
}
