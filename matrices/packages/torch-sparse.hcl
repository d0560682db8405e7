# Releases of torch-sparse, a companion of PyTorch Geometric.

source "torch-sparse" {
  title = "github.com/rusty1s/pytorch_sparse"
  url   = "https://github.com/rusty1s/pytorch_sparse"
  date  = "2026-11-27"
  class = "vendor"
}

package_info "torch-sparse" {
  arch_list     = true
  build_tools   = ["setuptools", "wheel"]
  build_imports = { torch = ">=0" }
  pypi          = "torch-sparse"
  module        = "torch_sparse"
  source        = ["pyg@5c6461b23:docs/source/install/installation.rst", "pyg@1.6.3:README.md", "torch-sparse@0.6.15:.github/workflows/building.yml", "torch-sparse@0.6.16:.github/workflows/building.yml"]
  cell_source   = { build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel", "wheels@2f14c510a6e93f404c6ea357210615b3:torch_sparse-0.6.18.tar.gz"], arch_list = ["wheels@1d57bc0fc9d9b6cfdc9dcc12017dc371:torch_sparse-0.6.11.tar.gz"], build_imports = ["wheels@1d57bc0fc9d9b6cfdc9dcc12017dc371:torch_sparse-0.6.11.tar.gz"] }
  inferred      = ["module"]
  wheels_from "links" {
    url   = "https://data.pyg.org/whl/torch-{framework}.0+{cuda}.html"
    label = "pt{framework_digits}{cuda}"
    from  = "0.6.16"
  }
  wheels_from "links" {
    url    = "https://data.pyg.org/whl/torch-{framework}.0+{cuda}.html"
    former = ["https://pytorch-geometric.com/whl/torch-{framework}.0+{cuda}.html"]
    to     = "0.6.15"
  }
}

package "torch-sparse" "0.6.18" {
  requires   = { torch = "*" }
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source = [
    "pyg@5c6461b23:docs/source/install/installation.rst",
    "gridfm-95",
    "torch-sparse@${version}:README.md",
    "torch-sparse@dcfaa5ebcf:README.md",
    "torch-sparse@bd56751509:README.md",
    "torch-sparse@cdbf561ce5:README.md",
    "torch-sparse@b92abc5039:README.md",
    "torch-sparse@8393d94d34:README.md",
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

package "torch-sparse" "0.6.17" {
  released       = "2023-03-22"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-sparse@${version}:README.md"]
  notes          = ["wheels: those that the README lists while this is the release; the index may have more"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.13" = { cuda = ["cpu", "11.6", "11.7"] }
      "2.0"  = { cuda = ["cpu", "11.7", "11.8"] }
    }
  }
}

package "torch-sparse" "0.6.16" {
  released       = "2022-12-22"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-sparse@${version}:README.md"]
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

package "torch-sparse" "0.6.15" {
  released       = "2022-08-22"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-sparse@${version}:README.md", "torch-sparse@bc262e311f:README.md"]
  notes          = ["wheels: those that the README lists while this is the release; the index may have more"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.11" = { cuda = ["cpu", "11.3", "11.5"] }
      "1.12" = { cuda = ["cpu", "11.3", "11.6"] }
      "1.13" = { cuda = ["cpu", "11.6", "11.7"] }
    }
  }
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.11" = { cuda = ["10.2"] }
      "1.12" = { cuda = ["10.2"] }
    }
  }
}

package "torch-sparse" "0.6.14" {
  released       = "2022-06-30"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-sparse@${version}:README.md"]
  notes          = ["wheels: those that the README lists while this is the release; the index may have more"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.11" = { cuda = ["cpu", "11.3", "11.5"] }
      "1.12" = { cuda = ["cpu", "11.3", "11.6"] }
    }
  }
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.11" = { cuda = ["10.2"] }
      "1.12" = { cuda = ["10.2"] }
    }
  }
}

package "torch-sparse" "0.6.13" {
  released       = "2022-03-11"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-sparse@${version}:README.md"]
  notes          = ["wheels: those that the README lists while this is the release; the index may have more"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.10" = { cuda = ["cpu", "10.2", "11.1", "11.3"] }
      "1.11" = { cuda = ["cpu", "11.3", "11.5"] }
    }
  }
  wheels "1.11" {
    platforms = ["linux/amd64"]
    cuda      = ["10.2"]
  }
}

package "torch-sparse" "0.6.12" {
  released       = "2021-09-08"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-sparse@${version}:README.md", "torch-sparse@52aa919b4a:README.md"]
  notes          = ["wheels: those that the README lists while this is the release; the index may have more"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.8"  = { cuda = ["cpu", "10.2", "11.1"] }
      "1.9"  = { cuda = ["cpu", "10.2", "11.1"] }
      "1.10" = { cuda = ["cpu", "10.2", "11.3"] }
    }
  }
  wheels "1.8" {
    platforms = ["linux/amd64"]
    cuda      = ["10.1"]
  }
}

package "torch-sparse" "0.6.11" {
  like     = "0.6.10"
  released = "2021-07-29"
}

package "torch-sparse" "0.6.10" {
  released       = "2021-06-17"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-sparse@${version}:README.md"]
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

package "torch-sparse" "0.6.9" {
  released       = "2021-03-25"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-sparse@${version}:README.md", "torch-sparse@2b6d2b36e1:README.md"]
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

package "torch-sparse" "0.6.8" {
  released       = "2020-11-02"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-sparse@${version}:README.md"]
  notes          = ["wheels: those that the README lists while this is the release; the index may have more"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.6" = { cuda = ["cpu", "10.1", "10.2"] }
      "1.7" = { cuda = ["cpu", "10.1", "10.2", "11.0"] }
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

package "torch-sparse" "0.6.7" {
  released       = "2020-08-05"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-sparse@${version}:README.md", "torch-sparse@2ab84ed5d7:README.md"]
  notes          = ["wheels: those that the README lists while this is the release; the index may have more"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.4" = { cuda = ["cpu", "10.1"] }
      "1.5" = { cuda = ["cpu", "10.1", "10.2"] }
      "1.6" = { cuda = ["cpu", "10.1", "10.2"] }
    }
  }
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.4" = { cuda = ["9.2", "10.0"] }
      "1.5" = { cuda = ["9.2"] }
      "1.6" = { cuda = ["9.2"] }
    }
  }
}

package "torch-sparse" "0.6.6" {
  like     = "0.6.3"
  released = "2020-07-01"
}

package "torch-sparse" "0.6.5" {
  like     = "0.6.3"
  released = "2020-06-16"
}

package "torch-sparse" "0.6.4" {
  like     = "0.6.3"
  released = "2020-05-22"
}

package "torch-sparse" "0.6.3" {
  released       = "2020-05-11"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-sparse@${version}:README.md"]
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
