# Releases of flashinfer.

source "flashinfer" {
  title = "github.com/flashinfer-ai/flashinfer"
  url   = "https://github.com/flashinfer-ai/flashinfer"
  date  = "2026-11-20"
  class = "vendor"
}

package_info "flashinfer" {
  binds_gpu = true
  pypi      = "flashinfer-python"
  module    = "flashinfer"
  torch_pin = "none from 0.2.11; prebuilt AOT wheels before that are per torch minor x CUDA"
  source    = ["flashinfer@v0.6.17:docs/installation.rst"]
  inferred  = ["module"]
}

package "flashinfer" {
  pypi            = ["flashinfer-python"]
  python_requires = ">=3.10,<4.0"
  requires        = { nvidia-cutlass-dsl = ">=4.6.2a0", torch = "*" }
  cuda_also       = ["12.6", "12.8", "13.0", "13.1"]
  sm_min          = "7.5"
  needs_nvcc      = "at first use (JIT), unless its kernels are installed beside it"
  platforms       = ["linux/amd64", "linux/arm64"]
  more            = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  inferred        = ["pypi", "cuda_also", "sm_min", "needs_nvcc", "platforms", "more"]
  notes           = ["inferred: carried on from 0.6.17"]
  rows = {
    "0.7.4" = {
      released = "2026-11-11"
      requires = { cuda-python = ">=12.0", nvidia-cudnn-frontend = ">=1.32.0", nvidia-cutlass-dsl = ">=4.8.0" }
      source = [
        "wheels@a051a62e09a2738e8b0de47a1944fd2f:flashinfer_python-0.7.4-py3-none-any.whl",
        "flashinfer@v0.6.17:docs/installation.rst",
      ]
    }
    "0.7.2.post1" = {
      released = "2026-10-23"
      requires = { nvidia-cudnn-frontend = ">=1.31.0" }
      source = [
        "wheels@bfdc18b9e1e4d8d0730fe4343dc0e284:flashinfer_python-0.7.2.post1-py3-none-any.whl",
        "flashinfer@v0.6.17:docs/installation.rst",
      ]
    }
    "0.7.2" = {
      released = "2026-10-15"
      requires = { nvidia-cudnn-frontend = ">=1.31.0" }
      source = [
        "wheels@770550a0aa92b2f10e6c9a1f048dd437:flashinfer_python-0.7.2-py3-none-any.whl",
        "flashinfer@v0.6.17:docs/installation.rst",
      ]
    }
    "0.7.1" = {
      released = "2026-10-09"
      requires = { nvidia-cudnn-frontend = ">=1.30.0" }
      source = [
        "wheels@69302ed6e91314a85a4392324becc194:flashinfer_python-0.7.1-py3-none-any.whl",
        "flashinfer@v0.6.17:docs/installation.rst",
      ]
    }
    "0.7.0.post1" = {
      released = "2026-09-29"
      requires = { nvidia-cudnn-frontend = ">=1.29.0" }
      source = [
        "wheels@c7adf826568d61fc1b7d3aadd4cae387:flashinfer_python-0.7.0.post1-py3-none-any.whl",
        "flashinfer@v0.6.17:docs/installation.rst",
      ]
    }
    "0.7.0" = {
      released = "2026-09-22"
      requires = { nvidia-cudnn-frontend = ">=1.29.0" }
      source = [
        "wheels@11e564820cde80ec13d351b68fc44cb5:flashinfer_python-0.7.0-py3-none-any.whl",
        "flashinfer@v0.6.17:docs/installation.rst",
      ]
    }
    "0.6.18.post1" = {
      released = "2026-09-05"
      requires = { nvidia-cudnn-frontend = ">=1.25.0" }
      source = [
        "wheels@adb6d2952b47131138e108bd2999b1fe:flashinfer_python-0.6.18.post1-py3-none-any.whl",
        "flashinfer@v0.6.17:docs/installation.rst",
      ]
    }
    "0.6.18" = {
      released = "2026-08-29"
      requires = { nvidia-cudnn-frontend = ">=1.25.0" }
      source = [
        "wheels@d5d26edb48f8def0bf28b2c94415aef7:flashinfer_python-0.6.18-py3-none-any.whl",
        "flashinfer@v0.6.17:docs/installation.rst",
      ]
    }
  }
}

package "flashinfer" {
  pypi            = ["flashinfer-python"]
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<4.0"
  requires = {
    apache-tvm-ffi        = ">=0.1.6,!=0.1.8,!=0.1.8.post0,<0.2"
    cuda-python           = ">=12.0"
    numpy                 = "*"
    nvidia-cudnn-frontend = ">=1.13.0"
    nvidia-cutlass-dsl    = ">=4.5.0"
    torch                 = "*"
  }
  cuda_also  = ["12.6", "12.8", "13.0", "13.1"]
  sm_min     = "7.5"
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "flashinfer@v${version}:docs/installation.rst",
    "flashinfer@v${version}:README.md",
    "flashinfer@v${version}:requirements.txt",
    "flashinfer@v${version}:.github/workflows/release.yml",
  ]
  rows = {
    "0.6.17"       = { released = "2026-08-11", requires = { nvidia-cudnn-frontend = ">=1.25.0" } }
    "0.6.16.post4" = { released = "2026-08-10", requires = { nvidia-cudnn-frontend = ">=1.25.0" } }
    "0.6.16.post3" = { released = "2026-08-08", requires = { nvidia-cudnn-frontend = ">=1.25.0" } }
    "0.6.16.post2" = { released = "2026-08-06", requires = { nvidia-cudnn-frontend = ">=1.25.0" } }
    "0.6.16.post1" = { released = "2026-08-02", requires = { nvidia-cudnn-frontend = ">=1.25.0" } }
    "0.6.16"       = { released = "2026-07-31", requires = { nvidia-cudnn-frontend = ">=1.25.0" } }
    "0.6.15.post1" = { released = "2026-07-21" }
    "0.6.15"       = { released = "2026-07-17" }
    "0.6.14"       = { without = ["requires.cuda-python"], released = "2026-07-02" }
    "0.6.13"       = { without = ["requires.cuda-python"], released = "2026-06-24" }
    "0.6.12"       = { without = ["requires.cuda-python"], released = "2026-05-29" }
    "0.6.11.post3" = { without = ["requires.cuda-python"], released = "2026-05-15" }
    "0.6.11.post2" = { without = ["requires.cuda-python"], released = "2026-05-14" }
    "0.6.11.post1" = { without = ["requires.cuda-python"], released = "2026-05-13" }
    "0.6.11"       = { without = ["requires.cuda-python"], released = "2026-05-09" }
  }
}

package "flashinfer" {
  pypi            = ["flashinfer-python"]
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<4.0"
  requires = {
    apache-tvm-ffi        = ">=0.1.6,!=0.1.8,!=0.1.8.post0,<0.2"
    numpy                 = "*"
    nvidia-cudnn-frontend = ">=1.13.0"
    nvidia-cutlass-dsl    = ">=4.3.4"
    torch                 = "*"
  }
  cuda_also  = ["12.6", "12.8", "13.0", "13.1"]
  sm_min     = "7.5"
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "flashinfer@v${version}:docs/installation.rst",
    "flashinfer@v${version}:README.md",
    "flashinfer@v${version}:requirements.txt",
    "flashinfer@v${version}:.github/workflows/release.yml",
  ]
  rows = {
    "0.6.10.post1" = { released = "2026-05-07", requires = { nvidia-cutlass-dsl = ">=4.4.2" } }
    "0.6.10"       = { released = "2026-05-04", requires = { nvidia-cutlass-dsl = ">=4.4.2" } }
    "0.6.9"        = { released = "2026-04-24", requires = { nvidia-cutlass-dsl = ">=4.4.2" } }
    "0.6.8.post1"  = { released = "2026-04-18", requires = { nvidia-cutlass-dsl = ">=4.4.2" } }
    "0.6.8"        = { released = "2026-04-16", requires = { nvidia-cutlass-dsl = ">=4.4.2" } }
    "0.6.7.post3"  = { released = "2026-04-06" }
    "0.6.7.post2"  = { released = "2026-04-04" }
    "0.6.7.post1"  = { released = "2026-04-03" }
    "0.6.7"        = { released = "2026-03-25" }
    "0.6.6"        = { released = "2026-03-11" }
    "0.6.5"        = { released = "2026-03-04" }
    "0.6.4"        = { released = "2026-02-19" }
    "0.6.3"        = { released = "2026-02-06" }
    "0.6.2"        = { released = "2026-01-23" }
    "0.6.1"        = { released = "2026-01-14" }
    "0.6.0"        = { without = ["sm_min"], released = "2026-01-08", requires = { apache-tvm-ffi = ">=0.1.6,<0.2" } }
  }
}

package "flashinfer" {
  pypi            = ["flashinfer-python"]
  python          = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.9,<4.0"
  requires = {
    apache-tvm-ffi        = ">=0.1,<0.2"
    numpy                 = "*"
    nvidia-cudnn-frontend = ">=1.13.0"
    nvidia-cutlass-dsl    = ">=4.2.1"
    torch                 = "*"
  }
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "flashinfer@v${version}:docs/installation.rst",
    "flashinfer@v${version}:README.md",
    "flashinfer@v${version}:requirements.txt",
    "flashinfer@v${version}:.github/workflows/release.yml",
  ]
  rows = {
    "0.5.3" = {
      released        = "2025-11-20"
      python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
      python_requires = ">=3.10,<4.0"
    }
    "0.5.2" = { released = "2025-11-07" }
    "0.5.1" = { released = "2025-11-04" }
    "0.5.0" = { released = "2025-11-02" }
    "0.4.1" = { released = "2025-10-14", requires = { apache-tvm-ffi = "==0.1.0b15" } }
    "0.4.0" = {
      without  = ["more"]
      released = "2025-10-09"
      requires = { apache-tvm-ffi = "==0.1.0b15" }
      source = [
        "flashinfer@v${version}:docs/installation.rst",
        "flashinfer@v${version}:README.md",
        "flashinfer@v${version}:requirements.txt",
      ]
    }
  }
}

package "flashinfer" {
  pypi            = ["flashinfer-python"]
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  needs_nvcc      = "at first use (JIT), unless its kernels are installed beside it"
  platforms       = ["linux/amd64", "linux/arm64"]
  source          = ["flashinfer@v${version}:docs/installation.rst", "flashinfer@v${version}:README.md"]
  inferred        = ["needs_nvcc"]
  notes = [
    "inferred: the default index has the source package alone of 0.2.11 to 0.4.1, which compiles nothing at install",
  ]
  rows = {
    "0.3.1.post1"  = { released = "2025-09-26" }
    "0.3.1"        = { released = "2025-09-05" }
    "0.3.0.post1"  = { released = "2025-09-26" }
    "0.3.0"        = { released = "2025-09-01" }
    "0.2.14.post1" = { released = "2025-08-25" }
    "0.2.14"       = { released = "2025-08-23" }
    "0.2.13"       = { released = "2025-08-20" }
    "0.2.12"       = { released = "2025-08-18" }
    "0.2.11.post3" = { released = "2025-08-14" }
    "0.2.11.post2" = { released = "2025-08-13" }
    "0.2.11.post1" = { released = "2025-08-11" }
    "0.2.11"       = { released = "2025-08-10" }
  }
}

package "flashinfer" "0.2.10" {
  like     = "0.2.7"
  released = "2025-08-05"
}

package "flashinfer" "0.2.9" {
  like     = "0.2.7"
  released = "2025-08-05"
}

package "flashinfer" "0.2.9rc2" {
  like     = "0.2.7"
  released = "2025-07-27"
}

package "flashinfer" "0.2.9rc1" {
  like     = "0.2.7"
  released = "2025-07-23"
}

package "flashinfer" "0.2.8" {
  like     = "0.2.7"
  released = "2025-07-21"
}

package "flashinfer" "0.2.7.post1" {
  like     = "0.2.7"
  released = "2025-07-01"
}

package "flashinfer" "0.2.7" {
  pypi            = ["flashinfer-python"]
  released        = "2025-06-30"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "at first use (JIT), unless its kernels are installed beside it"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v${version}:docs/installation.rst",
    "flashinfer@v${version}:README.md",
    "flashinfer@v${version}:.github/workflows/release_wheel_x86_64.yml",
    "flashinfer@v${version}:.github/workflows/release_wheel_sglang_x86_64.yml",
    "flashinfer@v${version}:.github/workflows/release_wheel_aarch64.yml",
  ]
  inferred = ["needs_nvcc"]
  notes    = ["inferred: the default index has the source package alone of 0.2.0.post1 to 0.4.1, which compiles nothing at install; the wheels are on its makers' own index"]
  wheels "2.5" {
    platforms = ["linux/arm64"]
    cuda      = ["12.6"]
  }
  wheels "2.5" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
  wheels "2.6" {
    platforms = ["linux/arm64"]
    cuda      = ["12.8"]
  }
  wheels "2.6" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.4", "12.6"]
  }
  wheels "2.7" {
    platforms = ["linux/arm64"]
    cuda      = ["12.8"]
  }
  wheels "2.7" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.6", "12.8"]
  }
  wheels "2.8" {
    platforms = ["linux/arm64"]
    cuda      = ["12.9"]
  }
}

package "flashinfer" "0.2.6.post1" {
  like     = "0.2.6"
  released = "2025-06-07"
  source = [
    "flashinfer@v${version}:docs/installation.rst",
    "flashinfer@v${version}:README.md",
    "flashinfer@v${version}:.github/workflows/release_wheel_x86_64.yml",
    "flashinfer@v${version}:.github/workflows/release_wheel_sglang_x86_64.yml",
    "flashinfer@v${version}:.github/workflows/release_wheel_aarch64.yml",
  ]
}

package "flashinfer" "0.2.6" {
  pypi            = ["flashinfer-python"]
  released        = "2025-06-06"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "at first use (JIT), unless its kernels are installed beside it"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v${version}:docs/installation.rst",
    "flashinfer@v${version}:README.md",
    "flashinfer@v${version}:.github/workflows/release_wheel.yml",
    "flashinfer@v${version}:.github/workflows/release_wheel_sglang.yml",
    "flashinfer@v${version}:.github/workflows/release_wheel_aarch64.yml",
  ]
  inferred = ["needs_nvcc"]
  notes    = ["inferred: the default index has the source package alone of 0.2.0.post1 to 0.4.1, which compiles nothing at install; the wheels are on its makers' own index"]
  wheels "2.5" {
    platforms = ["linux/arm64"]
    cuda      = ["12.6"]
  }
  wheels "2.5" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
  wheels "2.6" {
    platforms = ["linux/arm64"]
    cuda      = ["12.8"]
  }
  wheels "2.6" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.4", "12.6"]
  }
  wheels "2.7" {
    platforms = ["linux/arm64"]
    cuda      = ["12.8"]
  }
  wheels "2.7" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.6", "12.8"]
  }
}

package "flashinfer" "0.2.5" {
  like     = "0.2.3"
  released = "2025-04-04"
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
    rows = {
      "2.4" = {}
      "2.5" = {}
      "2.6" = { cuda = ["11.8", "12.4", "12.6"] }
    }
  }
}

package "flashinfer" "0.2.4" {
  like     = "0.2.3"
  released = "2025-03-30"
}

package "flashinfer" "0.2.3" {
  pypi            = ["flashinfer-python"]
  released        = "2025-03-11"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "at first use (JIT), unless its kernels are installed beside it"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v${version}:docs/installation.rst",
    "flashinfer@v${version}:README.md",
    "flashinfer@v${version}:.github/workflows/release_wheel.yml",
    "flashinfer@v${version}:.github/workflows/release_wheel_sglang.yml",
  ]
  inferred = ["needs_nvcc"]
  notes = [
    "inferred: the default index has the source package alone of 0.2.0.post1 to 0.4.1, which compiles nothing at install; the wheels are on its makers' own index",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
    rows = {
      "2.4" = {}
      "2.5" = {}
      "2.6" = { cuda = ["11.8", "12.4"] }
    }
  }
}

package "flashinfer" "0.2.2.post1" {
  like     = "0.2.1.post2"
  released = "2025-02-27"
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
    rows = {
      "2.4" = {}
      "2.5" = {}
      "2.6" = { cuda = ["11.8", "12.4"] }
    }
  }
}

package "flashinfer" "0.2.2" {
  like     = "0.2.1.post2"
  released = "2025-02-23"
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
    rows = {
      "2.4" = {}
      "2.5" = {}
      "2.6" = { cuda = ["11.8", "12.4"] }
    }
  }
}

package "flashinfer" "0.2.1.post2" {
  pypi            = ["flashinfer"]
  released        = "2025-02-19"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v${version}:docs/installation.rst",
    "flashinfer@v${version}:README.md",
    "flashinfer@v${version}:.github/workflows/release_wheel.yml",
    "flashinfer@v${version}:.github/workflows/release_wheel_sglang.yml",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
    rows      = ["2.4", "2.5", "2.6"]
  }
}

package "flashinfer" "0.2.1.post1" {
  like     = "0.2.0.post1"
  released = "2025-02-14"
  source = [
    "flashinfer@v${version}:docs/installation.rst",
    "flashinfer@v${version}:README.md",
    "flashinfer@v${version}:.github/workflows/release_wheel.yml",
    "flashinfer@v${version}:.github/workflows/release_wheel_sglang.yml",
  ]
}

package "flashinfer" "0.2.1" {
  like     = "0.2.0.post1"
  released = "2025-02-13"
}

package "flashinfer" "0.2.0.post2" {
  like     = "0.2.0.post1"
  released = "2025-01-31"
}

package "flashinfer" "0.2.0.post1" {
  pypi            = ["flashinfer"]
  released        = "2025-01-09"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v${version}:docs/installation.rst",
    "flashinfer@v${version}:README.md",
    "flashinfer@v${version}:.github/workflows/release_wheel.yml",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
    rows = {
      "2.3" = { cuda = ["11.8", "12.1"] }
      "2.4" = {}
      "2.5" = {}
    }
  }
}

package "flashinfer" "0.2.0" {
  like            = "0.1.2"
  released        = "2024-12-18"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8,<4.0"
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
}

package "flashinfer" "0.1.6" {
  like     = "0.1.2"
  released = "2024-08-27"
  python   = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  sm_min   = "7.5"
  sm       = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
}

package "flashinfer" "0.1.5" {
  like     = "0.1.2"
  released = "2024-08-13"
  python   = ["3.8", "3.9", "3.10", "3.11", "3.12"]
}

package "flashinfer" "0.1.4" {
  like     = "0.1.2"
  released = "2024-08-10"
}

package "flashinfer" "0.1.3" {
  like     = "0.1.2"
  released = "2024-07-31"
}

package "flashinfer" "0.1.2" {
  pypi            = ["flashinfer"]
  released        = "2024-07-29"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  requires        = { torch = "*" }
  sm_min          = "8.0"
  sm              = { wheels = ["8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v${version}:docs/installation.rst",
    "flashinfer@v${version}:README.md",
    "flashinfer@v${version}:.github/workflows/release_wheel.yml",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
    rows = {
      "2.2" = {}
      "2.3" = {}
      "2.4" = { cuda = ["11.8", "12.1", "12.4"] }
    }
  }
}

package "flashinfer" "0.1.1" {
  like            = "0.0.1"
  released        = "2024-07-20"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  sm              = { wheels = ["8.0", "8.9", "9.0+PTX"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
    rows      = ["2.1", "2.2", "2.3"]
  }
}

package "flashinfer" "0.1.0" {
  like            = "0.0.1"
  released        = "2024-07-17"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  sm              = { wheels = ["8.0", "8.9", "9.0+PTX"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
    rows      = ["2.1", "2.2", "2.3"]
  }
}

package "flashinfer" "0.0.9" {
  like            = "0.0.1"
  released        = "2024-07-11"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  sm              = { wheels = ["8.0", "8.9", "9.0+PTX"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
    rows      = ["2.1", "2.2", "2.3"]
  }
}

package "flashinfer" "0.0.8" {
  like            = "0.0.1"
  released        = "2024-07-03"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  sm              = { wheels = ["8.0", "8.9", "9.0+PTX"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
    rows      = ["2.1", "2.2", "2.3"]
  }
}

package "flashinfer" "0.0.7" {
  like            = "0.0.1"
  released        = "2024-06-30"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  sm              = { wheels = ["8.0", "8.9", "9.0+PTX"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
    rows      = ["2.1", "2.2", "2.3"]
  }
}

package "flashinfer" "0.0.6" {
  like            = "0.0.1"
  released        = "2024-06-21"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  sm              = { wheels = ["8.0", "8.9", "9.0+PTX"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
    rows      = ["2.1", "2.2", "2.3"]
  }
}

package "flashinfer" "0.0.5" {
  like            = "0.0.1"
  released        = "2024-06-20"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  sm              = { wheels = ["8.0", "8.9", "9.0+PTX"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
    rows      = ["2.1", "2.2", "2.3"]
  }
}

package "flashinfer" "0.0.4" {
  like            = "0.0.1"
  released        = "2024-05-03"
  python_requires = ">=3.8"
  sm              = { wheels = ["8.0", "8.9", "9.0+PTX"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
    rows      = ["2.1", "2.2", "2.3"]
  }
}

package "flashinfer" "0.0.3" {
  like            = "0.0.1"
  released        = "2024-03-12"
  python_requires = ">=3.8"
  sm              = { wheels = ["8.0", "8.9", "9.0+PTX"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
    rows      = ["2.1", "2.2"]
  }
}

package "flashinfer" "0.0.2" {
  like     = "0.0.1"
  released = "2024-02-17"
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
    rows      = ["2.1", "2.2"]
  }
}

package "flashinfer" "0.0.1" {
  pypi            = ["flashinfer"]
  released        = "2024-02-01"
  python          = ["3.10", "3.11"]
  python_requires = ">=3.9"
  requires        = { torch = "*" }
  sm_min          = "8.0"
  sm              = { wheels = ["8.0", "8.6", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v${version}:docs/installation.rst",
    "flashinfer@v${version}:README.md",
    "flashinfer@v${version}:.github/workflows/release_wheel.yml",
  ]
  wheels "2.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
}
