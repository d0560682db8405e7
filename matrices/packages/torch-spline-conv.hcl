# Releases of torch-spline-conv, a companion of PyTorch Geometric.

source "torch-spline-conv" {
  title = "github.com/rusty1s/pytorch_spline_conv"
  url   = "https://github.com/rusty1s/pytorch_spline_conv"
  date  = "2026-11-27"
  class = "vendor"
}

package_info "torch-spline-conv" {
  arch_list     = true
  build_tools   = ["setuptools", "wheel"]
  build_imports = { torch = ">=0" }
  pypi          = "torch-spline-conv"
  source        = ["pyg@5c6461b23:docs/source/install/installation.rst", "pyg@1.6.3:README.md", "torch-spline-conv@1.2.1:.github/workflows/building.yml", "torch-spline-conv@1.2.2:.github/workflows/building.yml"]
  cell_source   = { build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel", "wheels@ed45a81da29f774665dbdd4709d7e534:torch_spline_conv-1.2.2.tar.gz"], arch_list = ["wheels@ed45a81da29f774665dbdd4709d7e534:torch_spline_conv-1.2.2.tar.gz"], build_imports = ["wheels@ed45a81da29f774665dbdd4709d7e534:torch_spline_conv-1.2.2.tar.gz"] }
  wheels_from "links" {
    url   = "https://data.pyg.org/whl/torch-{framework}.0+{cuda}.html"
    label = "pt{framework_digits}{cuda}"
    from  = "1.2.2"
  }
  wheels_from "links" {
    url    = "https://data.pyg.org/whl/torch-{framework}.0+{cuda}.html"
    former = ["https://pytorch-geometric.com/whl/torch-{framework}.0+{cuda}.html"]
    to     = "1.2.1"
  }
}

package "torch-spline-conv" "1.2.2" {
  requires   = { torch = "*" }
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source = [
    "pyg@5c6461b23:docs/source/install/installation.rst",
    "gridfm-95",
    "torch-spline-conv@${version}:README.md",
    "torch-spline-conv@ecf8a4a180:README.md",
    "torch-spline-conv@0b9714bf01:README.md",
    "torch-spline-conv@a6d1020221:README.md",
    "torch-spline-conv@28eece2b2f:README.md",
    "torch-spline-conv@feec90551c:README.md",
  ]
  inferred = ["wheels"]
  notes    = ["the newest release; wheels are on https://data.pyg.org/whl, one page per torch and CUDA"]
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

package "torch-spline-conv" "1.2.1" {
  released       = "2021-02-22"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source = [
    "torch-spline-conv@${version}:README.md",
    "torch-spline-conv@2af41f827a:README.md",
    "torch-spline-conv@dde884bece:README.md",
    "torch-spline-conv@b4bc55bce7:README.md",
    "torch-spline-conv@c67b9f13cb:README.md",
    "torch-spline-conv@68865626c5:README.md",
  ]
  notes = ["wheels: those that the README lists while this is the release; the index may have more"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.6"  = { cuda = ["cpu", "10.1", "10.2"] }
      "1.7"  = { cuda = ["cpu", "10.1", "10.2", "11.0"] }
      "1.8"  = { cuda = ["cpu", "10.1", "10.2", "11.1"] }
      "1.9"  = { cuda = ["cpu", "10.2", "11.1"] }
      "1.10" = { cuda = ["cpu", "10.2", "11.1", "11.3"] }
      "1.11" = { cuda = ["cpu", "11.3", "11.5"] }
      "1.12" = { cuda = ["cpu", "11.3", "11.6"] }
      "1.13" = { cuda = ["cpu", "11.6", "11.7"] }
    }
  }
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.6"  = { cuda = ["9.2"] }
      "1.7"  = { cuda = ["9.2"] }
      "1.11" = { cuda = ["10.2"] }
      "1.12" = { cuda = ["10.2"] }
    }
  }
}

package "torch-spline-conv" "1.2.0" {
  released       = "2020-02-29"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source = [
    "torch-spline-conv@${version}:README.md",
    "torch-spline-conv@510e718466:README.md",
    "torch-spline-conv@065cf15b20:README.md",
  ]
  notes = ["wheels: those that the README lists while this is the release; the index may have more"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.4" = { cuda = ["cpu", "10.1"] }
      "1.5" = { cuda = ["cpu", "10.1", "10.2"] }
      "1.6" = { cuda = ["cpu", "10.1", "10.2"] }
      "1.7" = { cuda = ["cpu", "10.1", "10.2", "11.0"] }
    }
  }
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.4" = { cuda = ["9.2", "10.0"] }
      "1.5" = { cuda = ["9.2"] }
      "1.6" = { cuda = ["9.2"] }
      "1.7" = { cuda = ["9.2"] }
    }
  }
}
