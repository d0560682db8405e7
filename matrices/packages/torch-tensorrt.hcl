# Releases of torch-tensorrt.

source "torch-tensorrt" {
  title = "github.com/pytorch/TensorRT"
  url   = "https://github.com/pytorch/TensorRT"
  date  = "2026-11-20"
  class = "vendor"
}

package_info "torch-tensorrt" {
  pypi      = "torch-tensorrt"
  module    = "torch_tensorrt"
  torch_pin = "one torch minor per release from 2.2"
  source    = ["torch-tensorrt@v2.13.0:pyproject.toml"]
  inferred  = ["module"]
}

package "torch-tensorrt" {
  python_requires = ">=3.10"
  cuda            = "13.0"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source = [
    "wheels@8991b63e3aa079898fa2aafa45deca12:torch_tensorrt-2.9.0-cp310-cp310-win_amd64.whl",
    "wheels@e8057245fec36ed1f04ad89ee92e242d:torch_tensorrt-2.9.0-cp310-cp310-manylinux_2_28_aarch64.whl",
    "torch-tensorrt@v${version}:pyproject.toml",
    "torch-tensorrt@v${version}:README.md",
    "torch-tensorrt@v${version}:setup.py",
  ]
  rows = {
    "2.14.0" = {
      released  = "2026-09-23"
      python    = ["3.10", "3.11", "3.12", "3.13", "3.14"]
      min_glibc = "2.28"
      requires  = { torch = ">=2.14.0,<2.15.0" }
      cuda      = "13"
      torch_abi = "cxx11"
      source = [
        "wheels@d897656662bf3aa280bc452fa46b3e2c:torch_tensorrt-2.14.0-cp310-cp310-win_amd64.whl",
        "wheels@307831518b21a100c0c3cc37e2740f79:torch_tensorrt-2.14.0-cp310-cp310-manylinux_2_28_aarch64.whl",
        "wheels@b441a8025952f1341e7f183d80193870:torch_tensorrt-2.14.0-cp310-cp310-manylinux_2_28_x86_64.whl",
        "torch-tensorrt@v2.13.0:pyproject.toml",
      ]
      cell_source = {
        torch_abi = [
          "wheels@636f7547c07a6ee105b1e9f1135f162b:torch_tensorrt-2.14.0-cp314-cp314-manylinux_2_28_x86_64.whl",
        ]
      }
      notes = ["inferred: carried on from 2.13.0"]
    }
    "2.13.0" = {
      released    = "2026-07-28"
      min_glibc   = "2.28"
      requires    = { tensorrt = ">=11.0.0,<11.1.0", torch = ">=2.13.0,<2.14.0" }
      cuda        = "13.2"
      more        = { tensorrt_built_with = ["11.0.0"] }
      cell_source = { min_glibc = ["wheels:torch_tensorrt-${version}-*-manylinux_2_28_x86_64.whl"] }
    }
    "2.12.1" = {
      released    = "2026-06-09"
      min_glibc   = "2.28"
      requires    = { tensorrt = ">=10.16.1,<10.17.0", torch = ">=2.12.0,<2.13.0" }
      more        = { tensorrt_built_with = ["10.16.1"] }
      cell_source = { min_glibc = ["wheels:torch_tensorrt-${version}-*-manylinux_2_28_x86_64.whl"] }
    }
    "2.12.0" = {
      released    = "2026-05-20"
      min_glibc   = "2.28"
      requires    = { tensorrt = ">=10.16.1,<10.17.0", torch = ">=2.12.0,<2.13.0" }
      more        = { tensorrt_built_with = ["10.16.1"] }
      cell_source = { min_glibc = ["wheels:torch_tensorrt-${version}-*-manylinux_2_28_x86_64.whl"] }
    }
    "2.11.0" = {
      released    = "2026-04-02"
      min_glibc   = "2.28"
      requires    = { tensorrt = ">=10.15.1,<10.16.0", torch = ">=2.11.0,<2.12.0" }
      more        = { tensorrt_built_with = ["10.15.1"] }
      cell_source = { min_glibc = ["wheels:torch_tensorrt-${version}-*-manylinux_2_28_x86_64.whl"] }
    }
    "2.10.0" = {
      released    = "2026-02-05"
      min_glibc   = "2.28"
      requires    = { tensorrt = ">=10.14.1,<10.15.0", torch = ">=2.10.0,<2.11.0" }
      more        = { tensorrt_built_with = ["10.14.1"] }
      cell_source = { min_glibc = ["wheels:torch_tensorrt-${version}-*-manylinux_2_28_x86_64.whl"] }
    }
    "2.9.0" = {
      released        = "2025-10-17"
      python_requires = ">=3.9"
      min_glibc       = "2.28"
      requires        = { tensorrt = ">=10.13.0,<10.14.0", torch = ">=2.9.0,<2.10.0" }
      cuda            = "12.8"
      more            = { tensorrt_built_with = ["10.13.3"] }
      cell_source     = { min_glibc = ["wheels:torch_tensorrt-${version}-*-manylinux_2_28_x86_64.whl"] }
    }
  }
}

package "torch-tensorrt" "2.8.0" {
  like        = "2.7.0"
  without     = ["torch_abi", "cell_source"]
  released    = "2025-08-09"
  requires    = { tensorrt = ">=10.12.0,<10.13.0", torch = ">=2.8.0,<2.9.0" }
  platforms   = ["linux/amd64", "linux/arm64", "windows/amd64"]
  more        = { tensorrt_built_with = ["10.12.0"] }
  cell_source = { min_glibc = ["wheels:torch_tensorrt-${version}-*-manylinux_2_27_x86_64.whl"] }
}

package "torch-tensorrt" "2.7.0" {
  min_glibc       = "2.27"
  released        = "2025-05-08"
  python_requires = ">=3.9"
  requires        = { tensorrt = ">=10.9.0,<10.10.0", torch = ">=2.7.0,<2.8.0" }
  cuda            = "12.8"
  platforms       = ["linux/amd64", "windows/amd64"]
  more            = { tensorrt_built_with = ["10.9.0"] }
  source          = ["wheels@c5097a7f685bb7f2cc27397477740937:torch_tensorrt-2.7.0-cp310-cp310-win_amd64.whl", "torch-tensorrt@v${version}:pyproject.toml", "torch-tensorrt@v${version}:README.md"]
  cell_source     = { min_glibc = ["wheels:torch_tensorrt-${version}-*-manylinux_2_27_x86_64.whl"], torch_abi = ["wheels@675f22c434dac125177bc41b61d3b498:torch_tensorrt-2.7.0-cp39-cp39-manylinux_2_27_x86_64.manylinux_2_34_x86_64.whl"] }
  torch_abi       = "cxx11"
}

package "torch-tensorrt" {
  python_requires = ">=3.9"
  min_glibc       = "2.27"
  requires        = { tensorrt = ">=10.7.0.post1,<10.8.0", torch = "==2.6.0" }
  cuda            = "12.6"
  torch_abi       = "pre-cxx11"
  platforms       = ["linux/amd64", "windows/amd64"]
  more            = { tensorrt_built_with = ["10.7.0.post1"] }
  source = [
    "wheels@f184d6375eafe5537c6eafe5b27e333a:torch_tensorrt-2.6.0-cp310-cp310-win_amd64.whl",
    "torch-tensorrt@v${version}:pyproject.toml",
    "torch-tensorrt@v${version}:README.md",
  ]
  cell_source = { min_glibc = ["wheels:torch_tensorrt-${version}-*-manylinux_2_27_x86_64.whl"] }
  rows = {
    "2.6.1" = {
      released = "2025-06-02"
      cell_source = {
        torch_abi = [
          "wheels@112fab0dc12327fe43a4fee88b21ce5e:torch_tensorrt-2.6.1-cp39-cp39-manylinux_2_27_x86_64.manylinux_2_34_x86_64.whl",
        ]
      }
    }
    "2.6.0" = {
      released = "2025-02-05"
      cell_source = {
        torch_abi = [
          "wheels@d15634f747fb42d9f3a9f7bddf4410b6:torch_tensorrt-2.6.0-cp39-cp39-manylinux_2_27_x86_64.manylinux_2_34_x86_64.whl",
        ]
      }
    }
  }
}

package "torch-tensorrt" "2.5.0" {
  like     = "2.4.0"
  released = "2024-10-18"
  requires = { tensorrt = "==10.3.0", torch = ">=2.5.0,<2.6.0" }
  more     = { tensorrt_built_with = ["10.3.0"] }
}

package "torch-tensorrt" "2.4.0" {
  min_glibc       = "2.17"
  cell_source     = { min_glibc = ["wheels:torch_tensorrt-${version}-*-manylinux_2_17_x86_64.whl"] }
  released        = "2024-07-29"
  python_requires = ">=3.8"
  requires        = { tensorrt = "==10.1.0", torch = ">=2.4.0,<2.5.0" }
  cuda            = "12.4"
  platforms       = ["linux/amd64", "windows/amd64"]
  more            = { tensorrt_built_with = ["10.1.0"] }
  source          = ["wheels@31dc1988d32d2c9b0a38f24a2bd1166e:torch_tensorrt-2.4.0-cp310-cp310-win_amd64.whl", "torch-tensorrt@v${version}:pyproject.toml", "torch-tensorrt@v${version}:README.md"]
}

package "torch-tensorrt" "2.3.0" {
  released        = "2024-06-10"
  python_requires = ">=3.8"
  requires        = { tensorrt = ">=10.0.0,<10.1.0", torch = ">=2.3.0,<2.3.2" }
  cuda            = "12.1"
  platforms       = ["linux/amd64", "windows/amd64"]
  more            = { tensorrt_built_with = ["10.0.1"] }
  source          = ["wheels@85a1dc179938705bfe59b7e7acedf63c:torch_tensorrt-2.3.0-cp310-cp310-win_amd64.whl", "torch-tensorrt@v${version}:pyproject.toml", "torch-tensorrt@v${version}:README.md"]
}

package "torch-tensorrt" "2.2.0" {
  min_glibc       = "2.34"
  cell_source     = { min_glibc = ["wheels:torch_tensorrt-${version}-*-manylinux_2_34_x86_64.whl"] }
  released        = "2024-02-14"
  python_requires = ">=3.8"
  requires        = { tensorrt = ">=8.6,<8.7", torch = ">=2.2.0,<2.3.0" }
  cuda            = "12.1"
  cudnn           = "8.9.5"
  platforms       = ["linux/amd64"]
  more            = { tensorrt_built_with = ["8.6"] }
  source          = ["torch-tensorrt@v${version}:pyproject.toml", "torch-tensorrt@v${version}:README.md"]
}

package "torch-tensorrt" "1.4.0" {
  min_glibc   = "2.17"
  cell_source = { min_glibc = ["wheels:torch_tensorrt-${version}-*-manylinux_2_17_x86_64.whl"] }
  released    = "2023-06-03"
  requires    = { tensorrt = ">=8.6,<8.7", torch = ">=2.0.1,<2.1" }
  cuda        = "11.8"
  cudnn       = "8.8.0"
  platforms   = ["linux/amd64"]
  more        = { tensorrt_built_with = ["8.6"] }
  source      = ["torch-tensorrt@v${version}:pyproject.toml", "torch-tensorrt@v${version}:README.md"]
}

package "torch-tensorrt" "1.3.0" {
  min_glibc   = "2.17"
  cell_source = { min_glibc = ["wheels:torch_tensorrt-${version}-*-manylinux_2_17_x86_64.whl"] }
  released    = "2023-03-21"
  requires    = { torch = ">=1.13.0,<1.14.0" }
  cuda        = "11.7"
  cudnn       = "8.4.1"
  platforms   = ["linux/amd64"]
  more        = { tensorrt_built_with = ["8.5.1.7"] }
  source      = ["torch-tensorrt@v${version}:pyproject.toml", "torch-tensorrt@v${version}:README.md"]
}

package "torch-tensorrt" "1.2.0" {
  gone        = true
  cell_source = { gone = ["wheels"] }
  released    = "2022-09-13"
  requires    = { torch = ">=1.12.0,<1.13.0" }
  cuda        = "11.6"
  cudnn       = "8.4.1"
  platforms   = ["linux/amd64"]
  more        = { tensorrt_built_with = ["8.4.3.1"] }
  source      = ["torch-tensorrt@v${version}:pyproject.toml", "torch-tensorrt@v${version}:README.md"]
}

package "torch-tensorrt" {
  requires  = { torch = ">=1.11.0,<1.12.0" }
  cuda      = "11.3"
  platforms = ["linux/amd64"]
  source    = ["torch-tensorrt@v${version}:py/setup.py", "torch-tensorrt@v${version}:README.md"]
  rows = {
    "1.1.1" = {
      gone        = true
      released    = "2022-07-15"
      cudnn       = "8.3.2"
      more        = { tensorrt_built_with = ["8.4.0.6"] }
      cell_source = { gone = ["wheels"] }
    }
    "1.1.0" = {
      gone        = true
      released    = "2022-05-10"
      cudnn       = "8.2.1"
      more        = { tensorrt_built_with = ["8.2.4.2"] }
      cell_source = { gone = ["wheels"] }
    }
    "1.0.0" = {
      gone        = true
      released    = "2021-11-08"
      requires    = { torch = ">=1.10.0,<1.11.0" }
      cudnn       = "8.2"
      more        = { tensorrt_built_with = ["8.0.3.4"] }
      cell_source = { gone = ["wheels"] }
    }
  }
}

package "torch-tensorrt" {
  requires  = { torch = ">=1.9.0,<1.10.0" }
  cuda      = "11.1"
  cudnn     = "8.2"
  platforms = ["linux/amd64"]
  source    = ["torch-tensorrt@v${version}:py/setup.py", "torch-tensorrt@v${version}:README.md"]
  rows = {
    "0.4.1" = {
      gone        = true
      released    = "2021-10-05"
      more        = { tensorrt_built_with = ["8.0.3.4"] }
      cell_source = { gone = ["wheels"] }
    }
    "0.4.0" = {
      gone        = true
      released    = "2021-08-24"
      more        = { tensorrt_built_with = ["8.0.1.6"] }
      cell_source = { gone = ["wheels"] }
    }
    "0.3.0" = {
      gone        = true
      released    = "2021-05-14"
      requires    = { torch = ">=1.8.0,<1.9.0" }
      cudnn       = "8.1"
      more        = { tensorrt_built_with = ["7.2.3"] }
      cell_source = { gone = ["wheels"] }
    }
  }
}

package "torch-tensorrt" {
  cuda      = "10.2"
  cudnn     = "7.6.5"
  platforms = ["linux/amd64"]
  more      = { tensorrt_built_with = ["7.0.0"] }
  source    = ["torch-tensorrt@v${version}:py/setup.py", "torch-tensorrt@v${version}:README.md"]
  rows = {
    "0.2.0" = {
      gone        = true
      released    = "2021-02-26"
      requires    = { torch = ">=1.7.0,<1.8.0" }
      cuda        = "11.0"
      cudnn       = "8"
      more        = { tensorrt_built_with = ["7.2"] }
      cell_source = { gone = ["wheels"] }
    }
    "0.1.0" = {
      gone        = true
      released    = "2020-10-23"
      requires    = { torch = "==1.6.0" }
      cell_source = { gone = ["wheels"] }
    }
    "0.0.3" = {
      gone        = true
      released    = "2020-07-17"
      requires    = { torch = "==1.5.1" }
      cell_source = { gone = ["wheels"] }
    }
    "0.0.2" = {
      gone        = true
      released    = "2020-05-16"
      requires    = { torch = "==1.5.0" }
      cell_source = { gone = ["wheels"] }
    }
    "0.0.1" = {
      gone        = true
      released    = "2020-03-31"
      requires    = { torch = "==1.4.0" }
      cuda        = "10.1"
      cudnn       = "7.6"
      more        = { tensorrt_built_with = ["6.0.1.5"] }
      cell_source = { gone = ["wheels"] }
      inferred    = ["requires"]
      notes       = ["requires: the newest torch of its day, as each later release names the newest of its own"]
    }
  }
}
