# Releases of causal-conv1d.

source "causal-conv1d" {
  title = "github.com/Dao-AILab/causal-conv1d"
  url   = "https://github.com/Dao-AILab/causal-conv1d"
  date  = "2026-11-26"
  class = "vendor"
}

source "causal-conv1d-140-torch24" {
  title = "public installs of causal_conv1d-1.4.0+cu118 and +cu122 torch2.4cxx11abiFALSE beside torch 2.4.1"
  date  = "2026-11-26"
  class = "reported"
}

package_info "causal-conv1d" {
  build_apart    = ">=1.5.1"
  build_tools    = ["setuptools", "wheel", "packaging", "ninja"]
  build_imports  = { torch = ">=0" }
  build_requires = { torch = ">=1.5.1" }
  framework      = "pytorch"
  module         = "causal_conv1d"
  pypi           = "causal-conv1d"
  source         = ["wheels@3202758494eaa7b597ce1c282dfa1888:causal_conv1d-1.7.0.tar.gz"]
  inferred       = ["framework", "module"]
  torch_pin      = "none in metadata; the prebuilt file is tied to torch minor, CUDA, CPython and C++11 ABI"
  cell_source    = { build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel", "wheels@e4a697ec2db3906f012e675125569f8b:causal_conv1d-1.6.1.tar.gz"], torch_pin = ["causal-conv1d@v1.4.0:setup.py"], wheels_from = ["causal-conv1d@v1.4.0:setup.py"], build_imports = ["wheels@b3dc31fac0278da281b3f24ab164b01b:causal_conv1d-1.5.0.post8.tar.gz", "wheels@9b7d8ec8d07e3590a1dfa010e4e87d14:causal_conv1d-1.5.2.tar.gz"], build_requires = ["wheels@d30091ee40e04b93c4d4db276ce3426b:causal_conv1d-1.5.1.tar.gz", "wheels@9b7d8ec8d07e3590a1dfa010e4e87d14:causal_conv1d-1.5.2.tar.gz", "wheels@3202758494eaa7b597ce1c282dfa1888:causal_conv1d-1.7.0.tar.gz"], build_apart = ["wheels@d30091ee40e04b93c4d4db276ce3426b:causal_conv1d-1.5.1.tar.gz"] }
  notes = [
    "the index has it as source alone, which takes a wheel of its makers for the torch, CUDA and ABI where there is one, and is compiled else",
  ]
  wheels_from "file" {
    url       = "https://github.com/Dao-AILab/causal-conv1d/releases/download/v{version}/causal_conv1d-{version}+{cuda}torch{framework}cxx11abi{abi}-{python}-linux_{machine}.whl"
    platforms = ["linux/amd64", "linux/arm64"]
  }
}

package "causal-conv1d" {
  python_requires = ">=3.9"
  requires        = { torch = "*" }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  wheels_partial  = true
  inferred        = ["needs_nvcc", "platforms"]
  notes = [
    "needs_nvcc: as of the releases before it, whose makers publish wheels for single torch minors; which there are of this one has not been read",
  ]
  rows = {
    "1.7.0" = {
      released = "2026-08-20"
      source   = ["wheels@3202758494eaa7b597ce1c282dfa1888:causal_conv1d-1.7.0.tar.gz"]
    }
    "1.6.2.post1" = {
      released = "2026-05-09"
      source   = ["wheels@245e314ea21064ded7a5bf6b3b842b64:causal_conv1d-1.6.2.post1.tar.gz"]
    }
  }
}

package "causal-conv1d" "1.6.1" {
  released        = "2026-03-10"
  python_requires = ">=3.9"
  requires        = { torch = "*" }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64", "linux/arm64"]
  cuda_tag        = "cu<major>"
  wheels_partial  = true
  source = [
    "wheels@e4a697ec2db3906f012e675125569f8b:causal_conv1d-1.6.1.tar.gz",
    "causal-conv1d@v${version}:.github/workflows/publish.yaml",
  ]
  inferred = ["wheels"]
  notes = [
    "wheels: what the workflow of the release builds; one that failed is not among its files, and others were added later",
  ]
  wheels "2.6.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0"]
    python    = ["3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.6.0" {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.1"]
    python    = ["3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
  wheels "2.7.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0"]
    python    = ["3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
  wheels "2.7.1" {
    platforms = ["linux/amd64", "linux/arm64"]
    cuda      = ["12.9.1"]
    python    = ["3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
  wheels "2.8.0" {
    platforms = ["linux/amd64", "linux/arm64"]
    cuda      = ["12.9.1"]
    python    = ["3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
  wheels "2.9.1" {
    platforms = ["linux/amd64", "linux/arm64"]
    cuda      = ["12.9.1", "13.0.1"]
    python    = ["3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
  wheels "2.10.0" {
    platforms = ["linux/amd64", "linux/arm64"]
    cuda      = ["12.9.1", "13.0.1"]
    python    = ["3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
}

package "causal-conv1d" "1.6.0" {
  released        = "2026-01-12"
  python_requires = ">=3.9"
  requires        = { torch = "*" }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64", "linux/arm64"]
  cuda_tag        = "cu<major>"
  wheels_partial  = true
  source = [
    "wheels@4eae3220d08e1e88238f3a0a88783147:causal_conv1d-1.6.0.tar.gz",
    "causal-conv1d@v${version}:.github/workflows/publish.yaml",
  ]
  inferred = ["wheels"]
  notes = [
    "wheels: what the workflow of the release builds; one that failed is not among its files, and others were added later",
  ]
  wheels "2.5.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.9.1"]
    python    = ["3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.6.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0"]
    python    = ["3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.6.0" {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.1"]
    python    = ["3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
  wheels "2.7.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0"]
    python    = ["3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
  wheels "2.7.1" {
    platforms = ["linux/amd64", "linux/arm64"]
    cuda      = ["12.9.1"]
    python    = ["3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
  wheels "2.8.0" {
    platforms = ["linux/amd64", "linux/arm64"]
    cuda      = ["12.9.1"]
    python    = ["3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
  wheels "2.9.0" {
    platforms = ["linux/amd64", "linux/arm64"]
    cuda      = ["12.9.1"]
    python    = ["3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
}

package "causal-conv1d" "1.5.3.post1" {
  like     = "1.5.1"
  released = "2025-10-10"
  source = [
    "wheels@aba1b717484472d0b2f2e40520a1c03f:causal_conv1d-1.5.3.post1.tar.gz",
    "causal-conv1d@v${version}:.github/workflows/publish.yaml",
  ]
}

package "causal-conv1d" "1.5.2" {
  like = "1.5.1"
  source = [
    "wheels@9b7d8ec8d07e3590a1dfa010e4e87d14:causal_conv1d-1.5.2.tar.gz",
    "causal-conv1d@v${version}:.github/workflows/publish.yaml",
  ]
}

package "causal-conv1d" "1.5.1" {
  released        = "2025-07-18"
  python_requires = ">=3.9"
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major>"
  wheels_partial  = true
  source = [
    "wheels@d30091ee40e04b93c4d4db276ce3426b:causal_conv1d-1.5.1.tar.gz",
    "causal-conv1d@v${version}:.github/workflows/publish.yaml",
  ]
  inferred = ["wheels"]
  notes = [
    "wheels: what the workflow of the release builds; one that failed is not among its files, and others were added later",
  ]
  wheels "2.4.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.9.1"]
    python    = ["3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.5.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.9.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.6.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.6.0" {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
  wheels "2.7.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.9.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
}

package "causal-conv1d" "1.5.0.post8" {
  released        = "2024-12-06"
  python_requires = ">=3.9"
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major>"
  wheels_partial  = true
  more            = { torch_nightly = ["2.6.0.dev20241001"] }
  source = [
    "wheels@b3dc31fac0278da281b3f24ab164b01b:causal_conv1d-1.5.0.post8.tar.gz",
    "causal-conv1d@v${version}:.github/workflows/publish.yaml",
  ]
  inferred = ["wheels"]
  notes = [
    "wheels: what the workflow of the release builds; one that failed is not among its files, and others were added later",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
    rows = {
      "2.1.2" = { python = ["3.9", "3.10", "3.11"] }
      "2.2.2" = {}
      "2.3.1" = {}
      "2.4.0" = {}
      "2.5.1" = { python = ["3.9", "3.10", "3.11", "3.12", "3.13"] }
    }
  }
}

package "causal-conv1d" "1.5.0.post5" {
  released        = "2024-12-06"
  python_requires = ">=3.9"
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major>"
  wheels_partial  = true
  more            = { torch_nightly = ["2.6.0.dev20241010"] }
  source = [
    "wheels@b68a206f14f66a6b6f51d76826f430ff:causal_conv1d-1.5.0.post5.tar.gz",
    "causal-conv1d@v${version}:.github/workflows/publish.yaml",
  ]
  inferred = ["wheels"]
  notes = [
    "wheels: what the workflow of the release builds; one that failed is not among its files, and others were added later",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.4.1"]
    python    = ["3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
    rows = {
      "2.1.2" = { python = ["3.9", "3.10", "3.11"] }
      "2.2.2" = {}
      "2.3.1" = {}
      "2.4.0" = {}
      "2.5.1" = { python = ["3.9", "3.10", "3.11", "3.12", "3.13"] }
    }
  }
}

package "causal-conv1d" "1.4.0" {
  released        = "2024-06-29"
  python_requires = ">=3.8"
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major><minor>"
  wheels_partial  = true
  source = [
    "wheels@e741fe453d708bc19be1ed71ff628cb2:causal_conv1d-1.4.0.tar.gz",
    "causal-conv1d@v${version}:.github/workflows/publish.yaml",
    "causal-conv1d-140-torch24",
  ]
  inferred = ["wheels"]
  notes = [
    "wheels: what the workflow of the release builds; one that failed is not among its files, and others were added later",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
    rows = {
      "2.0.1" = { cuda = ["11.8.0"], python = ["3.8", "3.9", "3.10", "3.11"] }
      "2.1.2" = { python = ["3.8", "3.9", "3.10", "3.11"] }
      "2.2.2" = {}
      "2.3.1" = {}
      "2.4"   = {}
    }
  }
}

package "causal-conv1d" "1.3.0.post1" {
  like     = "1.2.1"
  released = "2024-06-18"
  more     = { torch_nightly = ["2.4.0.dev20240420"] }
  source = [
    "wheels@327684074a80b74d9d15bc6ecf1a922a:causal_conv1d-1.3.0.post1.tar.gz",
    "causal-conv1d@v${version}:.github/workflows/publish.yaml",
  ]
}

package "causal-conv1d" "1.2.2.post1" {
  like = "1.2.1"
  more = { torch_nightly = ["2.4.0.dev20240407"] }
  source = [
    "wheels@6ed00a95815b4536c3331c3a5d4bf2dd:causal_conv1d-1.2.2.post1.tar.gz",
    "causal-conv1d@v${version}:.github/workflows/publish.yaml",
  ]
}

package "causal-conv1d" "1.2.1" {
  released        = "2024-05-26"
  python_requires = ">=3.7"
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major><minor>"
  wheels_partial  = true
  source = [
    "wheels@8705576c965ab44a004e776d9653f0b4:causal_conv1d-1.2.1.tar.gz",
    "causal-conv1d@v${version}:.github/workflows/publish.yaml",
  ]
  inferred = ["wheels"]
  notes = [
    "wheels: what the workflow of the release builds; one that failed is not among its files, and others were added later",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cxx11_abi = ["false", "true"]
    rows = {
      "1.12.1" = { cuda = ["11.8.0"], python = ["3.7", "3.8", "3.9", "3.10"] }
      "1.13.1" = { cuda = ["11.8.0"], python = ["3.7", "3.8", "3.9", "3.10", "3.11"] }
      "2.0.1"  = { cuda = ["11.8.0"], python = ["3.8", "3.9", "3.10", "3.11"] }
      "2.1.2"  = { cuda = ["11.8.0", "12.2.2"], python = ["3.8", "3.9", "3.10", "3.11"] }
      "2.2.2"  = { cuda = ["11.8.0", "12.2.2"], python = ["3.8", "3.9", "3.10", "3.11", "3.12"] }
      "2.3.0"  = { cuda = ["11.8.0", "12.2.2"], python = ["3.8", "3.9", "3.10", "3.11", "3.12"] }
    }
  }
}

package "causal-conv1d" "1.2.0.post2" {
  like     = "1.1.3.post1"
  released = "2024-03-02"
  more     = { torch_nightly = ["2.3.0.dev20240105"] }
  source = [
    "wheels@3e35b96718b81a0b34c3717b5df06fd3:causal_conv1d-1.2.0.post2.tar.gz",
    "causal-conv1d@v${version}:.github/workflows/publish.yaml",
  ]
}

package "causal-conv1d" "1.2.0.post1" {
  like     = "1.1.3.post1"
  released = "2024-03-02"
  more     = { torch_nightly = ["2.3.0.dev20240126"] }
  source = [
    "wheels@51e0ff303383c5382e81da1b3ae78148:causal_conv1d-1.2.0.post1.tar.gz",
    "causal-conv1d@v${version}:.github/workflows/publish.yaml",
  ]
}

package "causal-conv1d" "1.1.3.post1" {
  released        = "2024-02-01"
  python_requires = ">=3.7"
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major><minor>"
  wheels_partial  = true
  source = [
    "wheels@fabb73ca05101cc8afdbb5afe40d5441:causal_conv1d-1.1.3.post1.tar.gz",
    "causal-conv1d@v${version}:.github/workflows/publish.yaml",
  ]
  inferred = ["wheels"]
  notes = [
    "wheels: what the workflow of the release builds; one that failed is not among its files, and others were added later",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0"]
    cxx11_abi = ["false", "true"]
    rows = {
      "1.12.1" = { python = ["3.7", "3.8", "3.9", "3.10"] }
      "1.13.1" = { python = ["3.7", "3.8", "3.9", "3.10", "3.11"] }
      "2.0.1"  = { python = ["3.8", "3.9", "3.10", "3.11"] }
      "2.1.2"  = { cuda = ["11.8.0", "12.2.2"], python = ["3.8", "3.9", "3.10", "3.11"] }
      "2.2.0"  = { cuda = ["11.8.0", "12.2.2"], python = ["3.8", "3.9", "3.10", "3.11", "3.12"] }
    }
  }
}

package "causal-conv1d" "1.1.2.post1" {
  released        = "2024-02-01"
  python_requires = ">=3.7"
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major><minor>"
  wheels_partial  = true
  source = [
    "wheels@304f201b11ea7c2f75d1b25bfae744f5:causal_conv1d-1.1.2.post1.tar.gz",
    "causal-conv1d@v${version}:.github/workflows/publish.yaml",
  ]
  inferred = ["wheels"]
  notes = [
    "wheels: what the workflow of the release builds; one that failed is not among its files, and others were added later",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0"]
    python    = ["3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows = {
      "1.12.1" = { python = ["3.7", "3.8", "3.9", "3.10"] }
      "1.13.1" = { python = ["3.7", "3.8", "3.9", "3.10", "3.11"] }
      "2.0.1"  = {}
      "2.1.2"  = { cuda = ["11.8.0", "12.2.2"] }
      "2.2.0"  = { cuda = ["11.8.0", "12.2.2"] }
    }
  }
}

package "causal-conv1d" "1.1.1" {
  like     = "1.0.0"
  released = "2023-12-25"
  more     = { torch_nightly = ["2.2.0.dev20231106"] }
  source = [
    "wheels@cbbe1c399af13144b18d72345143aec8:causal_conv1d-1.1.1.tar.gz",
    "causal-conv1d@v${version}:.github/workflows/publish.yaml",
  ]
}

package "causal-conv1d" "1.1.0" {
  like     = "1.0.0"
  released = "2023-12-10"
  source = [
    "wheels@bdbbfb61457291efe907a1cb2db5fe46:causal_conv1d-1.1.0.tar.gz",
    "causal-conv1d@v${version}:.github/workflows/publish.yaml",
  ]
}

package "causal-conv1d" "1.0.2" {
  like     = "1.0.0"
  released = "2023-12-10"
  source = [
    "wheels@63374db1a09b6864112c53108627323a:causal_conv1d-1.0.2.tar.gz",
    "causal-conv1d@v${version}:.github/workflows/publish.yaml",
  ]
}

package "causal-conv1d" "1.0.1" {
  like     = "1.0.0"
  released = "2023-12-08"
  source = [
    "wheels@bcf6ef3e27cae5d56aa4264c0fa31229:causal_conv1d-1.0.1.tar.gz",
    "causal-conv1d@v${version}:.github/workflows/publish.yaml",
  ]
}

package "causal-conv1d" "1.0.0" {
  released        = "2023-12-03"
  python_requires = ">=3.7"
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major><minor>"
  wheels_partial  = true
  more            = { torch_nightly = ["2.2.0.dev20231127"] }
  source = [
    "wheels@9835b911865667b74d8e44bc548e0476:causal_conv1d-1.0.0.tar.gz",
    "causal-conv1d@v${version}:.github/workflows/publish.yaml",
  ]
  inferred = ["wheels"]
  notes = [
    "wheels: what the workflow of the release builds; one that failed is not among its files, and others were added later",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0"]
    cxx11_abi = ["false", "true"]
    rows = {
      "1.12.1" = { python = ["3.7", "3.8", "3.9", "3.10"] }
      "1.13.1" = { python = ["3.7", "3.8", "3.9", "3.10", "3.11"] }
      "2.0.1"  = { python = ["3.8", "3.9", "3.10", "3.11"] }
      "2.1.1"  = { cuda = ["11.8.0", "12.2.0"], python = ["3.8", "3.9", "3.10", "3.11"] }
    }
  }
}
