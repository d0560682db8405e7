# Releases of pyg-companions.

package_info "pyg-companions" {
  source = ["pyg@5c6461b23:docs/source/install/installation.rst"]
}

package "pyg-companions" "index data.pyg.org/whl" {
  unreleased     = true
  released       = "2026-08-17"
  requires_other = { torch = "== the minor in the index name; patch releases share the .0 index" }
  platforms      = ["linux/amd64", "windows/amd64"]
  more           = { applies_to = ["torch-scatter", "torch-sparse", "torch-cluster", "torch-spline-conv", "pyg-lib"] }
  source         = ["pyg@5c6461b23:docs/source/install/installation.rst"]
  notes          = ["installing from PyPI without the index compiles from source (needs nvcc of torch's CUDA)"]
  wheels {
    platforms = ["linux/amd64"]
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
