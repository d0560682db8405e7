# Releases of mamba-ssm.

source "mamba-ssm" {
  title = "github.com/state-spaces/mamba"
  url   = "https://github.com/state-spaces/mamba"
  date  = "2026-11-26"
  class = "vendor"
}

source "mamba-ssm-222-torch24" {
  title = "public installs of mamba_ssm-2.2.2+cu118 and +cu122 torch2.4cxx11abiFALSE beside torch 2.4.1"
  date  = "2026-11-26"
  class = "reported"
}

package_info "mamba-ssm" {
  build_apart    = ">=2.2.3"
  build_tools    = ["setuptools>=61", "wheel", "packaging", "ninja"]
  build_imports  = { torch = ">=0" }
  build_requires = { torch = ">=2.2.3,<2.3.2" }
  framework      = "pytorch"
  module         = "mamba_ssm"
  pypi           = "mamba-ssm"
  source         = ["wheels@104cc47e9101e5401a675fa2b784f295:mamba_ssm-2.3.2.post1.tar.gz"]
  inferred       = ["framework", "module"]
  torch_pin      = "none in metadata; the prebuilt file is tied to torch minor, CUDA, CPython and C++11 ABI"
  cell_source    = { build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel", "wheels@009de2d74decd847d463ae9cdbc1f941:mamba_ssm-2.2.2.tar.gz", "wheels@104cc47e9101e5401a675fa2b784f295:mamba_ssm-2.3.2.post1.tar.gz"], torch_pin = ["mamba-ssm@v2.2.2:setup.py"], wheels_from = ["mamba-ssm@v2.2.2:setup.py"], build_imports = ["wheels@009de2d74decd847d463ae9cdbc1f941:mamba_ssm-2.2.2.tar.gz", "wheels@4d529477ad94753962216d583fc8f1c1:mamba_ssm-2.3.1.tar.gz", "wheels@104cc47e9101e5401a675fa2b784f295:mamba_ssm-2.3.2.post1.tar.gz"], build_requires = ["wheels@e4114c69302796c91b71e90032c2d974:mamba_ssm-2.2.4.tar.gz", "wheels@4d529477ad94753962216d583fc8f1c1:mamba_ssm-2.3.1.tar.gz", "wheels@104cc47e9101e5401a675fa2b784f295:mamba_ssm-2.3.2.post1.tar.gz"], build_apart = ["wheels@e4114c69302796c91b71e90032c2d974:mamba_ssm-2.2.4.tar.gz", "wheels@104cc47e9101e5401a675fa2b784f295:mamba_ssm-2.3.2.post1.tar.gz"] }
  notes = [
    "the index has it as source alone, which takes a wheel of its makers for the torch, CUDA and ABI where there is one, and is compiled else",
  ]
  wheels_from "file" {
    url       = "https://github.com/state-spaces/mamba/releases/download/v{version}/mamba_ssm-{version}+{cuda}torch{framework}cxx11abi{abi}-{python}-linux_{machine}.whl"
    platforms = ["linux/amd64", "linux/arm64"]
  }
}

package "mamba-ssm" "2.3.2.post1" {
  like     = "2.3.1"
  released = "2026-05-09"
  requires = { triton = ">=3.5.0" }
  source = [
    "wheels@104cc47e9101e5401a675fa2b784f295:mamba_ssm-2.3.2.post1.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
  ]
}

package "mamba-ssm" "2.3.1" {
  released        = "2026-03-10"
  python_requires = ">=3.9"
  requires        = { torch = "*", transformers = "*", triton = "*" }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64", "linux/arm64"]
  cuda_tag        = "cu<major>"
  wheels_partial  = true
  source = [
    "wheels@4d529477ad94753962216d583fc8f1c1:mamba_ssm-2.3.1.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
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

package "mamba-ssm" "2.3.0" {
  released        = "2026-01-12"
  python_requires = ">=3.9"
  requires        = { torch = "*", transformers = "*", triton = "*" }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64", "linux/arm64"]
  cuda_tag        = "cu<major>"
  wheels_partial  = true
  source = [
    "wheels@8294e12125f76021e4e190f4137e84a8:mamba_ssm-2.3.0.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
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
    cuda      = ["11.8.0"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
  wheels "2.7.1" {
    platforms = ["linux/amd64", "linux/arm64"]
    cuda      = ["12.9.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
}

package "mamba-ssm" "2.2.6.post3" {
  like     = "2.2.5"
  released = "2025-10-10"
  source = [
    "wheels@826a3cdb651959f191dac64502f8a296:mamba_ssm-2.2.6.post3.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
  ]
}

package "mamba-ssm" "2.2.5" {
  released        = "2025-07-19"
  python_requires = ">=3.9"
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major>"
  wheels_partial  = true
  source = [
    "wheels@5055c8e631a22bb3cfc9958828a7a57e:mamba_ssm-2.2.5.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
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

package "mamba-ssm" "2.2.4" {
  like = "2.2.3.post2"
  source = [
    "wheels@e4114c69302796c91b71e90032c2d974:mamba_ssm-2.2.4.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
  ]
}

package "mamba-ssm" "2.2.3.post2" {
  released        = "2024-12-06"
  python_requires = ">=3.9"
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major>"
  wheels_partial  = true
  more            = { torch_nightly = ["2.6.0.dev20241001"] }
  source = [
    "wheels@4b5cc2676cb42e0f2d0d533f9ebdc506:mamba_ssm-2.2.3.post2.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
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

package "mamba-ssm" "2.2.2" {
  released        = "2024-07-04"
  python_requires = ">=3.8"
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major><minor>"
  wheels_partial  = true
  source = [
    "wheels@009de2d74decd847d463ae9cdbc1f941:mamba_ssm-2.2.2.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
    "mamba-ssm-222-torch24",
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

package "mamba-ssm" "2.2.1" {
  like = "2.2.0"
  source = [
    "wheels@8f9c8a77894ab7e9f18b557a6dff3d68:mamba_ssm-2.2.1.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
  ]
}

package "mamba-ssm" "2.2.0" {
  released        = "2024-07-01"
  python_requires = ">=3.8"
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major><minor>"
  wheels_partial  = true
  more            = { torch_nightly = ["2.4.0.dev20240505"] }
  source = [
    "wheels@31011c7db926d2f0552554f82b787b8e:mamba_ssm-2.2.0.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
  ]
  inferred = ["wheels"]
  notes = [
    "wheels: what the workflow of the release builds; one that failed is not among its files, and others were added later",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    cxx11_abi = ["false", "true"]
    rows = {
      "2.0.1" = { cuda = ["11.8.0"], python = ["3.8", "3.9", "3.10", "3.11"] }
      "2.1.2" = { python = ["3.8", "3.9", "3.10", "3.11"] }
      "2.2.2" = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"] }
      "2.3.1" = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"] }
    }
  }
}

package "mamba-ssm" "2.1.0" {
  like     = "1.2.1"
  released = "2024-06-18"
  more     = { torch_nightly = ["2.4.0.dev20240420"] }
  source = [
    "wheels@a54d544ef864b1bdf344c33cdc9676be:mamba_ssm-2.1.0.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
  ]
}

package "mamba-ssm" "2.0.4" {
  like     = "1.2.1"
  released = "2024-06-12"
  more     = { torch_nightly = ["2.4.0.dev20240413"] }
  source = [
    "wheels@cd2dd0b985bd0acb2860511672e5b0c6:mamba_ssm-2.0.4.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
  ]
}

package "mamba-ssm" "2.0.3" {
  like     = "1.2.1"
  released = "2024-06-03"
  more     = { torch_nightly = ["2.4.0.dev20240407"] }
  source = [
    "wheels@38ff5ec66e7e669cc7432c1a0b2b8edd:mamba_ssm-2.0.3.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
  ]
}

package "mamba-ssm" "2.0.2" {
  like     = "1.2.1"
  released = "2024-06-03"
  more     = { torch_nightly = ["2.4.0.dev20240407"] }
  source = [
    "wheels@723c29d00b5ff76e94a3eac647725e83:mamba_ssm-2.0.2.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
  ]
}

package "mamba-ssm" "2.0.1" {
  like     = "1.2.1"
  released = "2024-06-03"
  more     = { torch_nightly = ["2.4.0.dev20240407"] }
  source = [
    "wheels@0e7ee9dcea550cd4b88fd7d6431a7fd8:mamba_ssm-2.0.1.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
  ]
}

package "mamba-ssm" "2.0.0" {
  like     = "1.2.1"
  released = "2024-06-03"
  more     = { torch_nightly = ["2.4.0.dev20240407"] }
  source = [
    "wheels@3d070b94c3868603f71e26c0236cc09a:mamba_ssm-2.0.0.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
  ]
}

package "mamba-ssm" "1.2.2" {
  like = "1.2.1"
  more = { torch_nightly = ["2.4.0.dev20240407"] }
  source = [
    "wheels@e1acce5f1476dad55c3d03d98db9cf45:mamba_ssm-1.2.2.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
  ]
}

package "mamba-ssm" "1.2.1" {
  released        = "2024-05-26"
  python_requires = ">=3.7"
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major><minor>"
  wheels_partial  = true
  source = [
    "wheels@a688f405618c97b685c2a5aa8193063f:mamba_ssm-1.2.1.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
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

package "mamba-ssm" "1.2.0.post1" {
  like = "1.2.0"
  more = { torch_nightly = ["2.3.0.dev20240105"] }
  source = [
    "wheels@418a77e405f81ef13d34e0633746b0b7:mamba_ssm-1.2.0.post1.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
  ]
}

package "mamba-ssm" "1.2.0" {
  released        = "2024-03-02"
  python_requires = ">=3.7"
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major><minor>"
  wheels_partial  = true
  more            = { torch_nightly = ["2.3.0.dev20240126"] }
  source = [
    "wheels@1f6f539ba4c081f62e4803eac201f680:mamba_ssm-1.2.0.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
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

package "mamba-ssm" "1.1.4" {
  like     = "1.1.3.post1"
  released = "2024-02-25"
  source = [
    "wheels@09fb1c9eb4e44a9c5dc3c8c6d31f483f:mamba_ssm-1.1.4.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
  ]
}

package "mamba-ssm" "1.1.3.post1" {
  released        = "2024-02-01"
  python_requires = ">=3.7"
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major><minor>"
  wheels_partial  = true
  source = [
    "wheels@be9495656810846faa2297e579a83511:mamba_ssm-1.1.3.post1.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
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

package "mamba-ssm" "1.1.2" {
  released        = "2024-01-28"
  python_requires = ">=3.7"
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major><minor>"
  wheels_partial  = true
  more            = { torch_nightly = ["2.2.0.dev20231210"] }
  source = [
    "wheels@aaf3132e25b8ca97116aad69150fedab:mamba_ssm-1.1.2.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
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
      "2.1.2"  = { cuda = ["11.8.0", "12.2.0"], python = ["3.8", "3.9", "3.10", "3.11"] }
    }
  }
}

package "mamba-ssm" "1.1.1" {
  like     = "1.0.1"
  released = "2023-12-25"
  more     = { torch_nightly = ["2.2.0.dev20231106"] }
  source = [
    "wheels@00e06be64f50c8e7b4ba0d6001eb7003:mamba_ssm-1.1.1.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
  ]
}

package "mamba-ssm" "1.1.0" {
  like     = "1.0.1"
  released = "2023-12-20"
  source = [
    "wheels@9e261b01cdafe0fa068c0e3f8f75cfb5:mamba_ssm-1.1.0.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
  ]
}

package "mamba-ssm" "1.0.1" {
  released        = "2023-12-04"
  python_requires = ">=3.7"
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major><minor>"
  wheels_partial  = true
  more            = { torch_nightly = ["2.2.0.dev20231127"] }
  source = [
    "wheels@809970f3187378c2546e8c9492a52149:mamba_ssm-1.0.1.tar.gz",
    "mamba-ssm@v${version}:.github/workflows/publish.yaml",
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
