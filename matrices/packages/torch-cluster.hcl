# Releases of torch-cluster, a companion of PyTorch Geometric.

source "torch-cluster" {
  title = "github.com/rusty1s/pytorch_cluster"
  url   = "https://github.com/rusty1s/pytorch_cluster"
  date  = "2026-11-27"
  class = "vendor"
}

package_info "torch-cluster" {
  arch_list     = true
  build_tools   = ["setuptools", "wheel"]
  build_imports = { torch = ">=0" }
  pypi          = "torch-cluster"
  module        = "torch_cluster"
  source        = ["pyg@5c6461b23:docs/source/install/installation.rst", "pyg@1.6.3:README.md", "torch-cluster@1.6.0:.github/workflows/building.yml", "torch-cluster@1.6.1:.github/workflows/building.yml"]
  cell_source   = { build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel", "wheels@78d5a930a5bbd0d8788df8c6d66addd6:torch_cluster-1.6.3.tar.gz"], arch_list = ["wheels@78d5a930a5bbd0d8788df8c6d66addd6:torch_cluster-1.6.3.tar.gz"], build_imports = ["wheels@78d5a930a5bbd0d8788df8c6d66addd6:torch_cluster-1.6.3.tar.gz"] }
  inferred      = ["module"]
  wheels_from "links" {
    url   = "https://data.pyg.org/whl/torch-{framework}.0+{cuda}.html"
    label = "pt{framework_digits}{cuda}"
    from  = "1.6.1"
  }
  wheels_from "links" {
    url    = "https://data.pyg.org/whl/torch-{framework}.0+{cuda}.html"
    former = ["https://pytorch-geometric.com/whl/torch-{framework}.0+{cuda}.html"]
    to     = "1.6.0"
  }
}

package "torch-cluster" "1.6.3" {
  requires   = { torch = "*" }
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source = [
    "pyg@5c6461b23:docs/source/install/installation.rst",
    "gridfm-95",
    "torch-cluster@${version}:README.md",
    "torch-cluster@616704a66f:README.md",
    "torch-cluster@e1e788b35a:README.md",
    "torch-cluster@9d88a0b6f4:README.md",
    "torch-cluster@eafcb5bf28:README.md",
    "torch-cluster@8204a56c73:README.md",
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

package "torch-cluster" "1.6.2" {
  released       = "2023-10-06"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-cluster@${version}:README.md"]
  notes          = ["wheels: those that the README lists while this is the release; the index may have more"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "2.0" = { cuda = ["cpu", "11.7", "11.8"] }
      "2.1" = { cuda = ["cpu", "11.8", "12.1"] }
    }
  }
}

package "torch-cluster" "1.6.1" {
  released       = "2023-03-16"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-cluster@${version}:README.md"]
  notes          = ["wheels: those that the README lists while this is the release; the index may have more"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.13" = { cuda = ["cpu", "11.6", "11.7"] }
      "2.0"  = { cuda = ["cpu", "11.7", "11.8"] }
    }
  }
}

package "torch-cluster" "1.6.0" {
  released       = "2022-03-11"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-cluster@${version}:README.md", "torch-cluster@b3d445c46a:README.md"]
  notes          = ["wheels: those that the README lists while this is the release; the index may have more"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.10" = { cuda = ["cpu", "10.2", "11.1", "11.3"] }
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

package "torch-cluster" "1.5.9" {
  released       = "2021-03-01"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source = [
    "torch-cluster@${version}:README.md",
    "torch-cluster@ae639fd688:README.md",
    "torch-cluster@fd95865ccb:README.md",
  ]
  notes = ["wheels: those that the README lists while this is the release; the index may have more"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.6"  = { cuda = ["cpu", "10.1", "10.2"] }
      "1.7"  = { cuda = ["cpu", "10.1", "10.2", "11.0"] }
      "1.8"  = { cuda = ["cpu", "10.1", "10.2", "11.1"] }
      "1.9"  = { cuda = ["cpu", "10.2", "11.1"] }
      "1.10" = { cuda = ["cpu", "10.2", "11.3"] }
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

package "torch-cluster" "1.5.8" {
  released       = "2020-10-31"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-cluster@${version}:README.md", "torch-cluster@3d96a5d65f:README.md"]
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

package "torch-cluster" "1.5.7" {
  released       = "2020-08-05"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-cluster@${version}:README.md", "torch-cluster@2de4d54101:README.md"]
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

package "torch-cluster" "1.5.6" {
  like     = "1.5.4"
  released = "2020-07-17"
  source   = ["torch-cluster@${version}:README.md"]
}

package "torch-cluster" "1.5.5" {
  like     = "1.5.4"
  released = "2020-06-23"
  source   = ["torch-cluster@${version}:README.md"]
}

package "torch-cluster" "1.5.4" {
  released       = "2020-04-01"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["torch-cluster@28133ff5fb:README.md"]
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
