# Releases of torch-scatter, a companion of PyTorch Geometric.

source "torch-scatter" {
  title = "github.com/rusty1s/pytorch_scatter"
  url   = "https://github.com/rusty1s/pytorch_scatter"
  date  = "2026-11-27"
  class = "vendor"
}

package_info "torch-scatter" {
  arch_list     = true
  build_tools   = ["setuptools", "wheel"]
  build_imports = { torch = ">=0" }
  pypi          = "torch-scatter"
  module        = "torch_scatter"
  source        = ["pyg@5c6461b23:docs/source/install/installation.rst", "pyg@1.6.3:README.md", "torch-scatter@2.0.9:.github/workflows/building.yml", "torch-scatter@2.1.0:.github/workflows/building.yml"]
  cell_source   = { build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel", "wheels@69b3aa435f2424ac6a1bfb6ff702da6e:torch_scatter-2.1.2.tar.gz"], arch_list = ["wheels@69b3aa435f2424ac6a1bfb6ff702da6e:torch_scatter-2.1.2.tar.gz"], build_imports = ["wheels@69b3aa435f2424ac6a1bfb6ff702da6e:torch_scatter-2.1.2.tar.gz"] }
  inferred      = ["module"]
  wheels_from "links" {
    url   = "https://data.pyg.org/whl/torch-{framework}.0+{cuda}.html"
    label = "pt{framework_digits}{cuda}"
    from  = "2.1.0"
  }
  wheels_from "links" {
    url    = "https://data.pyg.org/whl/torch-{framework}.0+{cuda}.html"
    former = ["https://pytorch-geometric.com/whl/torch-{framework}.0+{cuda}.html"]
    to     = "2.0.9"
  }
}

package "torch-scatter" "2.1.2" {
  requires   = { torch = "*" }
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source = [
    "pyg@5c6461b23:docs/source/install/installation.rst",
    "gridfm-95",
    "torch-scatter@${version}:README.md",
    "torch-scatter@e2b331424c:README.md",
    "torch-scatter@8ec9364b0b:README.md",
    "torch-scatter@4913ada371:README.md",
    "torch-scatter@271b5fcd1b:README.md",
    "torch-scatter@3d10cdc838:README.md",
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

package "torch-scatter" "2.1.1" {
  released       = "2023-03-16"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-scatter@${version}:README.md"]
  notes          = ["wheels: those that the README lists while this is the release; the index may have more"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.13" = { cuda = ["cpu", "11.6", "11.7"] }
      "2.0"  = { cuda = ["cpu", "11.7", "11.8"] }
    }
  }
}

package "torch-scatter" "2.1.0" {
  released       = "2022-11-24"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-scatter@${version}:README.md"]
  notes          = ["wheels: those that the README lists while this is the release; the index may have more"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.12" = { cuda = ["cpu", "11.3", "11.6"] }
      "1.13" = { cuda = ["cpu", "11.6", "11.7"] }
    }
  }
  wheels "1.12" {
    platforms = ["linux/amd64"]
    cuda      = ["10.2"]
  }
}

package "torch-scatter" "2.0.9" {
  released       = "2021-10-22"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source = [
    "torch-scatter@${version}:README.md",
    "torch-scatter@f95330e241:README.md",
    "torch-scatter@5ec31fce14:README.md",
    "torch-scatter@e60840dd72:README.md",
  ]
  notes = ["wheels: those that the README lists while this is the release; the index may have more"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.8"  = { cuda = ["cpu", "10.2", "11.1"] }
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
      "1.8"  = { cuda = ["10.1"] }
      "1.11" = { cuda = ["10.2"] }
      "1.12" = { cuda = ["10.2"] }
    }
  }
}

package "torch-scatter" "2.0.8" {
  released       = "2021-07-29"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-scatter@${version}:README.md"]
  notes          = ["wheels: those that the README lists while this is the release; the index may have more"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.8" = { cuda = ["cpu", "10.2", "11.1"] }
      "1.9" = { cuda = ["cpu", "10.2", "11.1"] }
    }
  }
  wheels "1.8" {
    platforms = ["linux/amd64"]
    cuda      = ["10.1"]
  }
}

package "torch-scatter" "2.0.7" {
  released       = "2021-06-07"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-scatter@${version}:README.md", "torch-scatter@eda8dc62cb:README.md"]
  notes          = ["wheels: those that the README lists while this is the release; the index may have more"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.7" = { cuda = ["cpu", "10.1", "10.2", "11.0"] }
      "1.8" = { cuda = ["cpu", "10.1", "10.2", "11.1"] }
      "1.9" = { cuda = ["cpu", "10.2", "11.1"] }
    }
  }
  wheels "1.7" {
    platforms = ["linux/amd64"]
    cuda      = ["9.2"]
  }
}

package "torch-scatter" "2.0.6" {
  released       = "2021-03-03"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-scatter@${version}:README.md", "torch-scatter@3341dbeba4:README.md"]
  notes          = ["wheels: those that the README lists while this is the release; the index may have more"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.6" = { cuda = ["cpu", "10.1", "10.2"] }
      "1.7" = { cuda = ["cpu", "10.1", "10.2", "11.0"] }
      "1.8" = { cuda = ["cpu", "10.1", "10.2", "11.1"] }
    }
  }
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.6" = { cuda = ["9.2"] }
      "1.7" = { cuda = ["9.2"] }
    }
  }
}

package "torch-scatter" "2.0.5" {
  released       = "2020-06-24"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-scatter@${version}:README.md", "torch-scatter@981731f046:README.md"]
  notes          = ["wheels: those that the README lists while this is the release; the index may have more"]
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

package "torch-scatter" "2.0.4" {
  released       = "2020-02-22"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-scatter@${version}:README.md", "torch-scatter@8e0a7b60b9:README.md"]
  notes          = ["wheels: those that the README lists while this is the release; the index may have more"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.4" = { cuda = ["cpu", "10.1"] }
      "1.5" = { cuda = ["cpu", "10.1", "10.2"] }
    }
  }
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.4" = { cuda = ["9.2", "10.0"] }
      "1.5" = { cuda = ["9.2"] }
    }
  }
}
