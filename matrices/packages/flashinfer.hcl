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

package "flashinfer" "0.7.2.post1" {
  pypi            = ["flashinfer-python"]
  released        = "2026-10-23"
  python_requires = ">=3.10,<4.0"
  requires = {
    nvidia-cudnn-frontend = ">=1.31.0"
    nvidia-cutlass-dsl    = ">=4.6.2a0"
    torch                 = "*"
  }
  cuda_also  = ["12.6", "12.8", "13.0", "13.1"]
  sm_min     = "7.5"
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "wheels@bfdc18b9e1e4d8d0730fe4343dc0e284:flashinfer_python-0.7.2.post1-py3-none-any.whl",
    "flashinfer@v0.6.17:docs/installation.rst",
  ]
  inferred = ["pypi", "cuda_also", "sm_min", "needs_nvcc", "platforms", "more"]
  notes    = ["inferred: carried on from 0.6.17"]
}

package "flashinfer" "0.7.2" {
  pypi            = ["flashinfer-python"]
  released        = "2026-10-15"
  python_requires = ">=3.10,<4.0"
  requires = {
    nvidia-cudnn-frontend = ">=1.31.0"
    nvidia-cutlass-dsl    = ">=4.6.2a0"
    torch                 = "*"
  }
  cuda_also  = ["12.6", "12.8", "13.0", "13.1"]
  sm_min     = "7.5"
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "wheels@770550a0aa92b2f10e6c9a1f048dd437:flashinfer_python-0.7.2-py3-none-any.whl",
    "flashinfer@v0.6.17:docs/installation.rst",
  ]
  inferred = ["pypi", "cuda_also", "sm_min", "needs_nvcc", "platforms", "more"]
  notes    = ["inferred: carried on from 0.6.17"]
}

package "flashinfer" "0.7.1" {
  pypi            = ["flashinfer-python"]
  released        = "2026-10-09"
  python_requires = ">=3.10,<4.0"
  requires = {
    nvidia-cudnn-frontend = ">=1.30.0"
    nvidia-cutlass-dsl    = ">=4.6.2a0"
    torch                 = "*"
  }
  cuda_also  = ["12.6", "12.8", "13.0", "13.1"]
  sm_min     = "7.5"
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "wheels@69302ed6e91314a85a4392324becc194:flashinfer_python-0.7.1-py3-none-any.whl",
    "flashinfer@v0.6.17:docs/installation.rst",
  ]
  inferred = ["pypi", "cuda_also", "sm_min", "needs_nvcc", "platforms", "more"]
  notes    = ["inferred: carried on from 0.6.17"]
}

package "flashinfer" "0.7.0.post1" {
  pypi            = ["flashinfer-python"]
  released        = "2026-09-29"
  python_requires = ">=3.10,<4.0"
  requires = {
    nvidia-cudnn-frontend = ">=1.29.0"
    nvidia-cutlass-dsl    = ">=4.6.2a0"
    torch                 = "*"
  }
  cuda_also  = ["12.6", "12.8", "13.0", "13.1"]
  sm_min     = "7.5"
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "wheels@c7adf826568d61fc1b7d3aadd4cae387:flashinfer_python-0.7.0.post1-py3-none-any.whl",
    "flashinfer@v0.6.17:docs/installation.rst",
  ]
  inferred = ["pypi", "cuda_also", "sm_min", "needs_nvcc", "platforms", "more"]
  notes    = ["inferred: carried on from 0.6.17"]
}

package "flashinfer" "0.7.0" {
  pypi            = ["flashinfer-python"]
  released        = "2026-09-22"
  python_requires = ">=3.10,<4.0"
  requires = {
    nvidia-cudnn-frontend = ">=1.29.0"
    nvidia-cutlass-dsl    = ">=4.6.2a0"
    torch                 = "*"
  }
  cuda_also  = ["12.6", "12.8", "13.0", "13.1"]
  sm_min     = "7.5"
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "wheels@11e564820cde80ec13d351b68fc44cb5:flashinfer_python-0.7.0-py3-none-any.whl",
    "flashinfer@v0.6.17:docs/installation.rst",
  ]
  inferred = ["pypi", "cuda_also", "sm_min", "needs_nvcc", "platforms", "more"]
  notes    = ["inferred: carried on from 0.6.17"]
}

package "flashinfer" "0.6.18.post1" {
  pypi            = ["flashinfer-python"]
  released        = "2026-09-05"
  python_requires = ">=3.10,<4.0"
  requires = {
    nvidia-cudnn-frontend = ">=1.25.0"
    nvidia-cutlass-dsl    = ">=4.6.2a0"
    torch                 = "*"
  }
  cuda_also  = ["12.6", "12.8", "13.0", "13.1"]
  sm_min     = "7.5"
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "wheels@adb6d2952b47131138e108bd2999b1fe:flashinfer_python-0.6.18.post1-py3-none-any.whl",
    "flashinfer@v0.6.17:docs/installation.rst",
  ]
  inferred = ["pypi", "cuda_also", "sm_min", "needs_nvcc", "platforms", "more"]
  notes    = ["inferred: carried on from 0.6.17"]
}

package "flashinfer" "0.6.18" {
  pypi            = ["flashinfer-python"]
  released        = "2026-08-29"
  python_requires = ">=3.10,<4.0"
  requires = {
    nvidia-cudnn-frontend = ">=1.25.0"
    nvidia-cutlass-dsl    = ">=4.6.2a0"
    torch                 = "*"
  }
  cuda_also  = ["12.6", "12.8", "13.0", "13.1"]
  sm_min     = "7.5"
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "wheels@d5d26edb48f8def0bf28b2c94415aef7:flashinfer_python-0.6.18-py3-none-any.whl",
    "flashinfer@v0.6.17:docs/installation.rst",
  ]
  inferred = ["pypi", "cuda_also", "sm_min", "needs_nvcc", "platforms", "more"]
  notes    = ["inferred: carried on from 0.6.17"]
}

package "flashinfer" "0.6.17" {
  pypi            = ["flashinfer-python"]
  released        = "2026-08-10"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<4.0"
  requires = {
    apache-tvm-ffi        = ">=0.1.6,!=0.1.8,!=0.1.8.post0,<0.2"
    cuda-python           = ">=12.0"
    numpy                 = "*"
    nvidia-cudnn-frontend = ">=1.25.0"
    nvidia-cutlass-dsl    = ">=4.5.0"
    torch                 = "*"
  }
  cuda_also  = ["12.6", "12.8", "13.0", "13.1"]
  sm_min     = "7.5"
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "flashinfer@v0.6.17:docs/installation.rst",
    "flashinfer@v0.6.17:README.md",
    "flashinfer@v0.6.17:requirements.txt",
    "flashinfer@v0.6.17:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.16.post4" {
  pypi            = ["flashinfer-python"]
  released        = "2026-08-10"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<4.0"
  requires = {
    apache-tvm-ffi        = ">=0.1.6,!=0.1.8,!=0.1.8.post0,<0.2"
    cuda-python           = ">=12.0"
    numpy                 = "*"
    nvidia-cudnn-frontend = ">=1.25.0"
    nvidia-cutlass-dsl    = ">=4.5.0"
    torch                 = "*"
  }
  cuda_also  = ["12.6", "12.8", "13.0", "13.1"]
  sm_min     = "7.5"
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "flashinfer@v0.6.16.post4:docs/installation.rst",
    "flashinfer@v0.6.16.post4:README.md",
    "flashinfer@v0.6.16.post4:requirements.txt",
    "flashinfer@v0.6.16.post4:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.16.post3" {
  pypi            = ["flashinfer-python"]
  released        = "2026-08-07"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<4.0"
  requires = {
    apache-tvm-ffi        = ">=0.1.6,!=0.1.8,!=0.1.8.post0,<0.2"
    cuda-python           = ">=12.0"
    numpy                 = "*"
    nvidia-cudnn-frontend = ">=1.25.0"
    nvidia-cutlass-dsl    = ">=4.5.0"
    torch                 = "*"
  }
  cuda_also  = ["12.6", "12.8", "13.0", "13.1"]
  sm_min     = "7.5"
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "flashinfer@v0.6.16.post3:docs/installation.rst",
    "flashinfer@v0.6.16.post3:README.md",
    "flashinfer@v0.6.16.post3:requirements.txt",
    "flashinfer@v0.6.16.post3:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.16.post2" {
  pypi            = ["flashinfer-python"]
  released        = "2026-08-04"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<4.0"
  requires = {
    apache-tvm-ffi        = ">=0.1.6,!=0.1.8,!=0.1.8.post0,<0.2"
    cuda-python           = ">=12.0"
    numpy                 = "*"
    nvidia-cudnn-frontend = ">=1.25.0"
    nvidia-cutlass-dsl    = ">=4.5.0"
    torch                 = "*"
  }
  cuda_also  = ["12.6", "12.8", "13.0", "13.1"]
  sm_min     = "7.5"
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "flashinfer@v0.6.16.post2:docs/installation.rst",
    "flashinfer@v0.6.16.post2:README.md",
    "flashinfer@v0.6.16.post2:requirements.txt",
    "flashinfer@v0.6.16.post2:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.16.post1" {
  pypi            = ["flashinfer-python"]
  released        = "2026-08-02"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<4.0"
  requires = {
    apache-tvm-ffi        = ">=0.1.6,!=0.1.8,!=0.1.8.post0,<0.2"
    cuda-python           = ">=12.0"
    numpy                 = "*"
    nvidia-cudnn-frontend = ">=1.25.0"
    nvidia-cutlass-dsl    = ">=4.5.0"
    torch                 = "*"
  }
  cuda_also  = ["12.6", "12.8", "13.0", "13.1"]
  sm_min     = "7.5"
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "flashinfer@v0.6.16.post1:docs/installation.rst",
    "flashinfer@v0.6.16.post1:README.md",
    "flashinfer@v0.6.16.post1:requirements.txt",
    "flashinfer@v0.6.16.post1:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.16" {
  pypi            = ["flashinfer-python"]
  released        = "2026-07-30"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<4.0"
  requires = {
    apache-tvm-ffi        = ">=0.1.6,!=0.1.8,!=0.1.8.post0,<0.2"
    cuda-python           = ">=12.0"
    numpy                 = "*"
    nvidia-cudnn-frontend = ">=1.25.0"
    nvidia-cutlass-dsl    = ">=4.5.0"
    torch                 = "*"
  }
  cuda_also  = ["12.6", "12.8", "13.0", "13.1"]
  sm_min     = "7.5"
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "flashinfer@v0.6.16:docs/installation.rst",
    "flashinfer@v0.6.16:README.md",
    "flashinfer@v0.6.16:requirements.txt",
    "flashinfer@v0.6.16:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.15.post1" {
  pypi            = ["flashinfer-python"]
  released        = "2026-07-21"
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
    "flashinfer@v0.6.15.post1:docs/installation.rst",
    "flashinfer@v0.6.15.post1:README.md",
    "flashinfer@v0.6.15.post1:requirements.txt",
    "flashinfer@v0.6.15.post1:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.15" {
  pypi            = ["flashinfer-python"]
  released        = "2026-07-16"
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
    "flashinfer@v0.6.15:docs/installation.rst",
    "flashinfer@v0.6.15:README.md",
    "flashinfer@v0.6.15:requirements.txt",
    "flashinfer@v0.6.15:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.14" {
  pypi            = ["flashinfer-python"]
  released        = "2026-07-01"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<4.0"
  requires = {
    apache-tvm-ffi        = ">=0.1.6,!=0.1.8,!=0.1.8.post0,<0.2"
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
    "flashinfer@v0.6.14:docs/installation.rst",
    "flashinfer@v0.6.14:README.md",
    "flashinfer@v0.6.14:requirements.txt",
    "flashinfer@v0.6.14:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.13" {
  pypi            = ["flashinfer-python"]
  released        = "2026-06-23"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<4.0"
  requires = {
    apache-tvm-ffi        = ">=0.1.6,!=0.1.8,!=0.1.8.post0,<0.2"
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
    "flashinfer@v0.6.13:docs/installation.rst",
    "flashinfer@v0.6.13:README.md",
    "flashinfer@v0.6.13:requirements.txt",
    "flashinfer@v0.6.13:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.12" {
  pypi            = ["flashinfer-python"]
  released        = "2026-05-29"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<4.0"
  requires = {
    apache-tvm-ffi        = ">=0.1.6,!=0.1.8,!=0.1.8.post0,<0.2"
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
    "flashinfer@v0.6.12:docs/installation.rst",
    "flashinfer@v0.6.12:README.md",
    "flashinfer@v0.6.12:requirements.txt",
    "flashinfer@v0.6.12:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.11.post3" {
  pypi            = ["flashinfer-python"]
  released        = "2026-05-15"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<4.0"
  requires = {
    apache-tvm-ffi        = ">=0.1.6,!=0.1.8,!=0.1.8.post0,<0.2"
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
    "flashinfer@v0.6.11.post3:docs/installation.rst",
    "flashinfer@v0.6.11.post3:README.md",
    "flashinfer@v0.6.11.post3:requirements.txt",
    "flashinfer@v0.6.11.post3:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.11.post2" {
  pypi            = ["flashinfer-python"]
  released        = "2026-05-13"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<4.0"
  requires = {
    apache-tvm-ffi        = ">=0.1.6,!=0.1.8,!=0.1.8.post0,<0.2"
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
    "flashinfer@v0.6.11.post2:docs/installation.rst",
    "flashinfer@v0.6.11.post2:README.md",
    "flashinfer@v0.6.11.post2:requirements.txt",
    "flashinfer@v0.6.11.post2:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.11.post1" {
  pypi            = ["flashinfer-python"]
  released        = "2026-05-12"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<4.0"
  requires = {
    apache-tvm-ffi        = ">=0.1.6,!=0.1.8,!=0.1.8.post0,<0.2"
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
    "flashinfer@v0.6.11.post1:docs/installation.rst",
    "flashinfer@v0.6.11.post1:README.md",
    "flashinfer@v0.6.11.post1:requirements.txt",
    "flashinfer@v0.6.11.post1:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.11" {
  pypi            = ["flashinfer-python"]
  released        = "2026-05-08"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<4.0"
  requires = {
    apache-tvm-ffi        = ">=0.1.6,!=0.1.8,!=0.1.8.post0,<0.2"
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
    "flashinfer@v0.6.11:docs/installation.rst",
    "flashinfer@v0.6.11:README.md",
    "flashinfer@v0.6.11:requirements.txt",
    "flashinfer@v0.6.11:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.10.post1" {
  pypi            = ["flashinfer-python"]
  released        = "2026-05-07"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<4.0"
  requires = {
    apache-tvm-ffi        = ">=0.1.6,!=0.1.8,!=0.1.8.post0,<0.2"
    numpy                 = "*"
    nvidia-cudnn-frontend = ">=1.13.0"
    nvidia-cutlass-dsl    = ">=4.4.2"
    torch                 = "*"
  }
  cuda_also  = ["12.6", "12.8", "13.0", "13.1"]
  sm_min     = "7.5"
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "flashinfer@v0.6.10.post1:docs/installation.rst",
    "flashinfer@v0.6.10.post1:README.md",
    "flashinfer@v0.6.10.post1:requirements.txt",
    "flashinfer@v0.6.10.post1:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.10" {
  pypi            = ["flashinfer-python"]
  released        = "2026-05-04"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<4.0"
  requires = {
    apache-tvm-ffi        = ">=0.1.6,!=0.1.8,!=0.1.8.post0,<0.2"
    numpy                 = "*"
    nvidia-cudnn-frontend = ">=1.13.0"
    nvidia-cutlass-dsl    = ">=4.4.2"
    torch                 = "*"
  }
  cuda_also  = ["12.6", "12.8", "13.0", "13.1"]
  sm_min     = "7.5"
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "flashinfer@v0.6.10:docs/installation.rst",
    "flashinfer@v0.6.10:README.md",
    "flashinfer@v0.6.10:requirements.txt",
    "flashinfer@v0.6.10:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.9" {
  pypi            = ["flashinfer-python"]
  released        = "2026-04-24"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<4.0"
  requires = {
    apache-tvm-ffi        = ">=0.1.6,!=0.1.8,!=0.1.8.post0,<0.2"
    numpy                 = "*"
    nvidia-cudnn-frontend = ">=1.13.0"
    nvidia-cutlass-dsl    = ">=4.4.2"
    torch                 = "*"
  }
  cuda_also  = ["12.6", "12.8", "13.0", "13.1"]
  sm_min     = "7.5"
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "flashinfer@v0.6.9:docs/installation.rst",
    "flashinfer@v0.6.9:README.md",
    "flashinfer@v0.6.9:requirements.txt",
    "flashinfer@v0.6.9:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.8.post1" {
  pypi            = ["flashinfer-python"]
  released        = "2026-04-18"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<4.0"
  requires = {
    apache-tvm-ffi        = ">=0.1.6,!=0.1.8,!=0.1.8.post0,<0.2"
    numpy                 = "*"
    nvidia-cudnn-frontend = ">=1.13.0"
    nvidia-cutlass-dsl    = ">=4.4.2"
    torch                 = "*"
  }
  cuda_also  = ["12.6", "12.8", "13.0", "13.1"]
  sm_min     = "7.5"
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "flashinfer@v0.6.8.post1:docs/installation.rst",
    "flashinfer@v0.6.8.post1:README.md",
    "flashinfer@v0.6.8.post1:requirements.txt",
    "flashinfer@v0.6.8.post1:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.8" {
  pypi            = ["flashinfer-python"]
  released        = "2026-04-15"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<4.0"
  requires = {
    apache-tvm-ffi        = ">=0.1.6,!=0.1.8,!=0.1.8.post0,<0.2"
    numpy                 = "*"
    nvidia-cudnn-frontend = ">=1.13.0"
    nvidia-cutlass-dsl    = ">=4.4.2"
    torch                 = "*"
  }
  cuda_also  = ["12.6", "12.8", "13.0", "13.1"]
  sm_min     = "7.5"
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "flashinfer@v0.6.8:docs/installation.rst",
    "flashinfer@v0.6.8:README.md",
    "flashinfer@v0.6.8:requirements.txt",
    "flashinfer@v0.6.8:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.7.post3" {
  pypi            = ["flashinfer-python"]
  released        = "2026-04-05"
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
    "flashinfer@v0.6.7.post3:docs/installation.rst",
    "flashinfer@v0.6.7.post3:README.md",
    "flashinfer@v0.6.7.post3:requirements.txt",
    "flashinfer@v0.6.7.post3:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.7.post2" {
  pypi            = ["flashinfer-python"]
  released        = "2026-04-03"
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
    "flashinfer@v0.6.7.post2:docs/installation.rst",
    "flashinfer@v0.6.7.post2:README.md",
    "flashinfer@v0.6.7.post2:requirements.txt",
    "flashinfer@v0.6.7.post2:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.7.post1" {
  pypi            = ["flashinfer-python"]
  released        = "2026-04-02"
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
    "flashinfer@v0.6.7.post1:docs/installation.rst",
    "flashinfer@v0.6.7.post1:README.md",
    "flashinfer@v0.6.7.post1:requirements.txt",
    "flashinfer@v0.6.7.post1:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.7" {
  pypi            = ["flashinfer-python"]
  released        = "2026-03-24"
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
    "flashinfer@v0.6.7:docs/installation.rst",
    "flashinfer@v0.6.7:README.md",
    "flashinfer@v0.6.7:requirements.txt",
    "flashinfer@v0.6.7:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.6" {
  pypi            = ["flashinfer-python"]
  released        = "2026-03-10"
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
    "flashinfer@v0.6.6:docs/installation.rst",
    "flashinfer@v0.6.6:README.md",
    "flashinfer@v0.6.6:requirements.txt",
    "flashinfer@v0.6.6:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.5" {
  pypi            = ["flashinfer-python"]
  released        = "2026-03-03"
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
    "flashinfer@v0.6.5:docs/installation.rst",
    "flashinfer@v0.6.5:README.md",
    "flashinfer@v0.6.5:requirements.txt",
    "flashinfer@v0.6.5:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.4" {
  pypi            = ["flashinfer-python"]
  released        = "2026-02-18"
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
    "flashinfer@v0.6.4:docs/installation.rst",
    "flashinfer@v0.6.4:README.md",
    "flashinfer@v0.6.4:requirements.txt",
    "flashinfer@v0.6.4:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.3" {
  pypi            = ["flashinfer-python"]
  released        = "2026-02-05"
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
    "flashinfer@v0.6.3:docs/installation.rst",
    "flashinfer@v0.6.3:README.md",
    "flashinfer@v0.6.3:requirements.txt",
    "flashinfer@v0.6.3:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.2" {
  pypi            = ["flashinfer-python"]
  released        = "2026-01-23"
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
    "flashinfer@v0.6.2:docs/installation.rst",
    "flashinfer@v0.6.2:README.md",
    "flashinfer@v0.6.2:requirements.txt",
    "flashinfer@v0.6.2:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.1" {
  pypi            = ["flashinfer-python"]
  released        = "2026-01-13"
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
    "flashinfer@v0.6.1:docs/installation.rst",
    "flashinfer@v0.6.1:README.md",
    "flashinfer@v0.6.1:requirements.txt",
    "flashinfer@v0.6.1:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.6.0" {
  pypi            = ["flashinfer-python"]
  released        = "2026-01-07"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<4.0"
  requires = {
    apache-tvm-ffi        = ">=0.1.6,<0.2"
    numpy                 = "*"
    nvidia-cudnn-frontend = ">=1.13.0"
    nvidia-cutlass-dsl    = ">=4.3.4"
    torch                 = "*"
  }
  cuda_also  = ["12.6", "12.8", "13.0", "13.1"]
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "flashinfer@v0.6.0:docs/installation.rst",
    "flashinfer@v0.6.0:README.md",
    "flashinfer@v0.6.0:requirements.txt",
    "flashinfer@v0.6.0:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.5.3" {
  pypi            = ["flashinfer-python"]
  released        = "2025-11-20"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<4.0"
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
    "flashinfer@v0.5.3:docs/installation.rst",
    "flashinfer@v0.5.3:README.md",
    "flashinfer@v0.5.3:requirements.txt",
    "flashinfer@v0.5.3:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.5.2" {
  pypi            = ["flashinfer-python"]
  released        = "2025-11-06"
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
    "flashinfer@v0.5.2:docs/installation.rst",
    "flashinfer@v0.5.2:README.md",
    "flashinfer@v0.5.2:requirements.txt",
    "flashinfer@v0.5.2:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.5.1" {
  pypi            = ["flashinfer-python"]
  released        = "2025-11-03"
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
    "flashinfer@v0.5.1:docs/installation.rst",
    "flashinfer@v0.5.1:README.md",
    "flashinfer@v0.5.1:requirements.txt",
    "flashinfer@v0.5.1:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.5.0" {
  pypi            = ["flashinfer-python"]
  released        = "2025-11-01"
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
    "flashinfer@v0.5.0:docs/installation.rst",
    "flashinfer@v0.5.0:README.md",
    "flashinfer@v0.5.0:requirements.txt",
    "flashinfer@v0.5.0:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.4.1" {
  pypi            = ["flashinfer-python"]
  released        = "2025-10-13"
  python          = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.9,<4.0"
  requires = {
    apache-tvm-ffi        = "==0.1.0b15"
    numpy                 = "*"
    nvidia-cudnn-frontend = ">=1.13.0"
    nvidia-cutlass-dsl    = ">=4.2.1"
    torch                 = "*"
  }
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  more       = { jit_cache_cuda = ["12.8", "12.9", "13.0"] }
  source = [
    "flashinfer@v0.4.1:docs/installation.rst",
    "flashinfer@v0.4.1:README.md",
    "flashinfer@v0.4.1:requirements.txt",
    "flashinfer@v0.4.1:.github/workflows/release.yml",
  ]
}

package "flashinfer" "0.4.0" {
  pypi            = ["flashinfer-python"]
  released        = "2025-10-08"
  python          = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.9,<4.0"
  requires = {
    apache-tvm-ffi        = "==0.1.0b15"
    numpy                 = "*"
    nvidia-cudnn-frontend = ">=1.13.0"
    nvidia-cutlass-dsl    = ">=4.2.1"
    torch                 = "*"
  }
  needs_nvcc = "at first use (JIT), unless its kernels are installed beside it"
  platforms  = ["linux/amd64", "linux/arm64"]
  source = [
    "flashinfer@v0.4.0:docs/installation.rst",
    "flashinfer@v0.4.0:README.md",
    "flashinfer@v0.4.0:requirements.txt",
  ]
}

package "flashinfer" "0.3.1.post1" {
  pypi            = ["flashinfer-python"]
  released        = "2025-09-26"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.3.1.post1:docs/installation.rst",
    "flashinfer@v0.3.1.post1:README.md",
    "flashinfer@v0.3.1.post1:.github/workflows/release_wheel_x86_64.yml",
    "flashinfer@v0.3.1.post1:.github/workflows/release_wheel_sglang_x86_64.yml",
    "flashinfer@v0.3.1.post1:.github/workflows/release_wheel_aarch64.yml",
  ]
  inferred = ["wheels"]
  notes    = ["inferred: prebuilt_aot_wheels: workflow still present but PyPI carries a source package from 0.2.11"]
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

package "flashinfer" "0.3.1" {
  pypi            = ["flashinfer-python"]
  released        = "2025-09-04"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.3.1:docs/installation.rst",
    "flashinfer@v0.3.1:README.md",
    "flashinfer@v0.3.1:.github/workflows/release_wheel_x86_64.yml",
    "flashinfer@v0.3.1:.github/workflows/release_wheel_sglang_x86_64.yml",
    "flashinfer@v0.3.1:.github/workflows/release_wheel_aarch64.yml",
  ]
  inferred = ["wheels"]
  notes    = ["inferred: prebuilt_aot_wheels: workflow still present but PyPI carries a source package from 0.2.11"]
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

package "flashinfer" "0.3.0.post1" {
  pypi            = ["flashinfer-python"]
  released        = "2025-09-26"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.3.0.post1:docs/installation.rst",
    "flashinfer@v0.3.0.post1:README.md",
    "flashinfer@v0.3.0.post1:.github/workflows/release_wheel_x86_64.yml",
    "flashinfer@v0.3.0.post1:.github/workflows/release_wheel_sglang_x86_64.yml",
    "flashinfer@v0.3.0.post1:.github/workflows/release_wheel_aarch64.yml",
  ]
  inferred = ["wheels"]
  notes    = ["inferred: prebuilt_aot_wheels: workflow still present but PyPI carries a source package from 0.2.11"]
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

package "flashinfer" "0.3.0" {
  pypi            = ["flashinfer-python"]
  released        = "2025-08-31"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.3.0:docs/installation.rst",
    "flashinfer@v0.3.0:README.md",
    "flashinfer@v0.3.0:.github/workflows/release_wheel_x86_64.yml",
    "flashinfer@v0.3.0:.github/workflows/release_wheel_sglang_x86_64.yml",
    "flashinfer@v0.3.0:.github/workflows/release_wheel_aarch64.yml",
  ]
  inferred = ["wheels"]
  notes    = ["inferred: prebuilt_aot_wheels: workflow still present but PyPI carries a source package from 0.2.11"]
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

package "flashinfer" "0.2.14.post1" {
  pypi            = ["flashinfer-python"]
  released        = "2025-08-24"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.14.post1:docs/installation.rst",
    "flashinfer@v0.2.14.post1:README.md",
    "flashinfer@v0.2.14.post1:.github/workflows/release_wheel_x86_64.yml",
    "flashinfer@v0.2.14.post1:.github/workflows/release_wheel_sglang_x86_64.yml",
    "flashinfer@v0.2.14.post1:.github/workflows/release_wheel_aarch64.yml",
  ]
  inferred = ["wheels"]
  notes    = ["inferred: prebuilt_aot_wheels: workflow still present but PyPI carries a source package from 0.2.11"]
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

package "flashinfer" "0.2.14" {
  pypi            = ["flashinfer-python"]
  released        = "2025-08-23"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.14:docs/installation.rst",
    "flashinfer@v0.2.14:README.md",
    "flashinfer@v0.2.14:.github/workflows/release_wheel_x86_64.yml",
    "flashinfer@v0.2.14:.github/workflows/release_wheel_sglang_x86_64.yml",
    "flashinfer@v0.2.14:.github/workflows/release_wheel_aarch64.yml",
  ]
  inferred = ["wheels"]
  notes    = ["inferred: prebuilt_aot_wheels: workflow still present but PyPI carries a source package from 0.2.11"]
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

package "flashinfer" "0.2.13" {
  pypi            = ["flashinfer-python"]
  released        = "2025-08-20"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.13:docs/installation.rst",
    "flashinfer@v0.2.13:README.md",
    "flashinfer@v0.2.13:.github/workflows/release_wheel_x86_64.yml",
    "flashinfer@v0.2.13:.github/workflows/release_wheel_sglang_x86_64.yml",
    "flashinfer@v0.2.13:.github/workflows/release_wheel_aarch64.yml",
  ]
  inferred = ["wheels"]
  notes    = ["inferred: prebuilt_aot_wheels: workflow still present but PyPI carries a source package from 0.2.11"]
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

package "flashinfer" "0.2.12" {
  pypi            = ["flashinfer-python"]
  released        = "2025-08-18"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.12:docs/installation.rst",
    "flashinfer@v0.2.12:README.md",
    "flashinfer@v0.2.12:.github/workflows/release_wheel_x86_64.yml",
    "flashinfer@v0.2.12:.github/workflows/release_wheel_sglang_x86_64.yml",
    "flashinfer@v0.2.12:.github/workflows/release_wheel_aarch64.yml",
  ]
  inferred = ["wheels"]
  notes    = ["inferred: prebuilt_aot_wheels: workflow still present but PyPI carries a source package from 0.2.11"]
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

package "flashinfer" "0.2.11.post3" {
  pypi            = ["flashinfer-python"]
  released        = "2025-08-13"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.11.post3:docs/installation.rst",
    "flashinfer@v0.2.11.post3:README.md",
    "flashinfer@v0.2.11.post3:.github/workflows/release_wheel_x86_64.yml",
    "flashinfer@v0.2.11.post3:.github/workflows/release_wheel_sglang_x86_64.yml",
    "flashinfer@v0.2.11.post3:.github/workflows/release_wheel_aarch64.yml",
  ]
  inferred = ["wheels"]
  notes    = ["inferred: prebuilt_aot_wheels: workflow still present but PyPI carries a source package from 0.2.11"]
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

package "flashinfer" "0.2.11.post2" {
  pypi            = ["flashinfer-python"]
  released        = "2025-08-13"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.11.post2:docs/installation.rst",
    "flashinfer@v0.2.11.post2:README.md",
    "flashinfer@v0.2.11.post2:.github/workflows/release_wheel_x86_64.yml",
    "flashinfer@v0.2.11.post2:.github/workflows/release_wheel_sglang_x86_64.yml",
    "flashinfer@v0.2.11.post2:.github/workflows/release_wheel_aarch64.yml",
  ]
  inferred = ["wheels"]
  notes    = ["inferred: prebuilt_aot_wheels: workflow still present but PyPI carries a source package from 0.2.11"]
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

package "flashinfer" "0.2.11.post1" {
  pypi            = ["flashinfer-python"]
  released        = "2025-08-11"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.11.post1:docs/installation.rst",
    "flashinfer@v0.2.11.post1:README.md",
    "flashinfer@v0.2.11.post1:.github/workflows/release_wheel_x86_64.yml",
    "flashinfer@v0.2.11.post1:.github/workflows/release_wheel_sglang_x86_64.yml",
    "flashinfer@v0.2.11.post1:.github/workflows/release_wheel_aarch64.yml",
  ]
  inferred = ["wheels"]
  notes    = ["inferred: prebuilt_aot_wheels: workflow still present but PyPI carries a source package from 0.2.11"]
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

package "flashinfer" "0.2.11" {
  pypi            = ["flashinfer-python"]
  released        = "2025-08-10"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.11:docs/installation.rst",
    "flashinfer@v0.2.11:README.md",
    "flashinfer@v0.2.11:.github/workflows/release_wheel_x86_64.yml",
    "flashinfer@v0.2.11:.github/workflows/release_wheel_sglang_x86_64.yml",
    "flashinfer@v0.2.11:.github/workflows/release_wheel_aarch64.yml",
  ]
  inferred = ["wheels"]
  notes    = ["inferred: prebuilt_aot_wheels: workflow still present but PyPI carries a source package from 0.2.11"]
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

package "flashinfer" "0.2.10" {
  pypi            = ["flashinfer-python"]
  released        = "2025-08-05"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.10:docs/installation.rst",
    "flashinfer@v0.2.10:README.md",
    "flashinfer@v0.2.10:.github/workflows/release_wheel_x86_64.yml",
    "flashinfer@v0.2.10:.github/workflows/release_wheel_sglang_x86_64.yml",
    "flashinfer@v0.2.10:.github/workflows/release_wheel_aarch64.yml",
  ]
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

package "flashinfer" "0.2.9" {
  pypi            = ["flashinfer-python"]
  released        = "2025-08-04"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.9:docs/installation.rst",
    "flashinfer@v0.2.9:README.md",
    "flashinfer@v0.2.9:.github/workflows/release_wheel_x86_64.yml",
    "flashinfer@v0.2.9:.github/workflows/release_wheel_sglang_x86_64.yml",
    "flashinfer@v0.2.9:.github/workflows/release_wheel_aarch64.yml",
  ]
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

package "flashinfer" "0.2.8" {
  pypi            = ["flashinfer-python"]
  released        = "2025-07-15"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.8:docs/installation.rst",
    "flashinfer@v0.2.8:README.md",
    "flashinfer@v0.2.8:.github/workflows/release_wheel_x86_64.yml",
    "flashinfer@v0.2.8:.github/workflows/release_wheel_sglang_x86_64.yml",
    "flashinfer@v0.2.8:.github/workflows/release_wheel_aarch64.yml",
  ]
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

package "flashinfer" "0.2.7.post1" {
  pypi            = ["flashinfer-python"]
  released        = "2025-07-01"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.7.post1:docs/installation.rst",
    "flashinfer@v0.2.7.post1:README.md",
    "flashinfer@v0.2.7.post1:.github/workflows/release_wheel_x86_64.yml",
    "flashinfer@v0.2.7.post1:.github/workflows/release_wheel_sglang_x86_64.yml",
    "flashinfer@v0.2.7.post1:.github/workflows/release_wheel_aarch64.yml",
  ]
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

package "flashinfer" "0.2.7" {
  pypi            = ["flashinfer-python"]
  released        = "2025-06-30"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.7:docs/installation.rst",
    "flashinfer@v0.2.7:README.md",
    "flashinfer@v0.2.7:.github/workflows/release_wheel_x86_64.yml",
    "flashinfer@v0.2.7:.github/workflows/release_wheel_sglang_x86_64.yml",
    "flashinfer@v0.2.7:.github/workflows/release_wheel_aarch64.yml",
  ]
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
  pypi            = ["flashinfer-python"]
  released        = "2025-06-07"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.6.post1:docs/installation.rst",
    "flashinfer@v0.2.6.post1:README.md",
    "flashinfer@v0.2.6.post1:.github/workflows/release_wheel_x86_64.yml",
    "flashinfer@v0.2.6.post1:.github/workflows/release_wheel_sglang_x86_64.yml",
    "flashinfer@v0.2.6.post1:.github/workflows/release_wheel_aarch64.yml",
  ]
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

package "flashinfer" "0.2.6" {
  pypi            = ["flashinfer-python"]
  released        = "2025-06-06"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.6:docs/installation.rst",
    "flashinfer@v0.2.6:README.md",
    "flashinfer@v0.2.6:.github/workflows/release_wheel.yml",
    "flashinfer@v0.2.6:.github/workflows/release_wheel_sglang.yml",
    "flashinfer@v0.2.6:.github/workflows/release_wheel_aarch64.yml",
  ]
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
  pypi            = ["flashinfer-python"]
  released        = "2025-04-03"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.5:docs/installation.rst",
    "flashinfer@v0.2.5:README.md",
    "flashinfer@v0.2.5:.github/workflows/release_wheel.yml",
    "flashinfer@v0.2.5:.github/workflows/release_wheel_sglang.yml",
  ]
  wheels "2.4" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
  wheels "2.5" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
  wheels "2.6" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.4", "12.6"]
  }
}

package "flashinfer" "0.2.4" {
  pypi            = ["flashinfer-python"]
  released        = "2025-03-28"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.4:docs/installation.rst",
    "flashinfer@v0.2.4:README.md",
    "flashinfer@v0.2.4:.github/workflows/release_wheel.yml",
    "flashinfer@v0.2.4:.github/workflows/release_wheel_sglang.yml",
  ]
  wheels "2.4" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
  wheels "2.5" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
  wheels "2.6" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.4"]
  }
}

package "flashinfer" "0.2.3" {
  pypi            = ["flashinfer-python"]
  released        = "2025-03-10"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.3:docs/installation.rst",
    "flashinfer@v0.2.3:README.md",
    "flashinfer@v0.2.3:.github/workflows/release_wheel.yml",
    "flashinfer@v0.2.3:.github/workflows/release_wheel_sglang.yml",
  ]
  wheels "2.4" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
  wheels "2.5" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
  wheels "2.6" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.4"]
  }
}

package "flashinfer" "0.2.2.post1" {
  pypi            = ["flashinfer"]
  released        = "2025-02-27"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.2.post1:docs/installation.rst",
    "flashinfer@v0.2.2.post1:README.md",
    "flashinfer@v0.2.2.post1:.github/workflows/release_wheel.yml",
    "flashinfer@v0.2.2.post1:.github/workflows/release_wheel_sglang.yml",
  ]
  wheels "2.4" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
  wheels "2.5" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
  wheels "2.6" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.4"]
  }
}

package "flashinfer" "0.2.2" {
  pypi            = ["flashinfer"]
  released        = "2025-02-23"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.2:docs/installation.rst",
    "flashinfer@v0.2.2:README.md",
    "flashinfer@v0.2.2:.github/workflows/release_wheel.yml",
    "flashinfer@v0.2.2:.github/workflows/release_wheel_sglang.yml",
  ]
  wheels "2.4" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
  wheels "2.5" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
  wheels "2.6" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.4"]
  }
}

package "flashinfer" "0.2.1.post2" {
  pypi            = ["flashinfer"]
  released        = "2025-02-18"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.1.post2:docs/installation.rst",
    "flashinfer@v0.2.1.post2:README.md",
    "flashinfer@v0.2.1.post2:.github/workflows/release_wheel.yml",
    "flashinfer@v0.2.1.post2:.github/workflows/release_wheel_sglang.yml",
  ]
  wheels "2.4" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
  wheels "2.5" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
  wheels "2.6" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
}

package "flashinfer" "0.2.1.post1" {
  pypi            = ["flashinfer"]
  released        = "2025-02-14"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.1.post1:docs/installation.rst",
    "flashinfer@v0.2.1.post1:README.md",
    "flashinfer@v0.2.1.post1:.github/workflows/release_wheel.yml",
    "flashinfer@v0.2.1.post1:.github/workflows/release_wheel_sglang.yml",
  ]
  wheels "2.3" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.4" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
  wheels "2.5" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
}

package "flashinfer" "0.2.1" {
  pypi            = ["flashinfer"]
  released        = "2025-02-13"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.1:docs/installation.rst",
    "flashinfer@v0.2.1:README.md",
    "flashinfer@v0.2.1:.github/workflows/release_wheel.yml",
  ]
  wheels "2.3" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.4" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
  wheels "2.5" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
}

package "flashinfer" "0.2.0.post2" {
  pypi            = ["flashinfer"]
  released        = "2025-01-31"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.0.post2:docs/installation.rst",
    "flashinfer@v0.2.0.post2:README.md",
    "flashinfer@v0.2.0.post2:.github/workflows/release_wheel.yml",
  ]
  wheels "2.3" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.4" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
  wheels "2.5" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
}

package "flashinfer" "0.2.0.post1" {
  pypi            = ["flashinfer"]
  released        = "2024-12-24"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.0.post1:docs/installation.rst",
    "flashinfer@v0.2.0.post1:README.md",
    "flashinfer@v0.2.0.post1:.github/workflows/release_wheel.yml",
  ]
  wheels "2.3" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.4" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
  wheels "2.5" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
}

package "flashinfer" "0.2.0" {
  pypi            = ["flashinfer"]
  released        = "2024-12-18"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8,<4.0"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.2.0:docs/installation.rst",
    "flashinfer@v0.2.0:README.md",
    "flashinfer@v0.2.0:.github/workflows/release_wheel.yml",
  ]
  wheels "2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.3" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.4" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
}

package "flashinfer" "0.1.6" {
  pypi            = ["flashinfer"]
  released        = "2024-08-27"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  sm              = { wheels = ["7.5", "8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.1.6:docs/installation.rst",
    "flashinfer@v0.1.6:README.md",
    "flashinfer@v0.1.6:.github/workflows/release_wheel.yml",
  ]
  wheels "2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.3" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.4" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
}

package "flashinfer" "0.1.5" {
  pypi            = ["flashinfer"]
  released        = "2024-08-13"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8"
  requires        = { torch = "*" }
  sm_min          = "8.0"
  sm              = { wheels = ["8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.1.5:docs/installation.rst",
    "flashinfer@v0.1.5:README.md",
    "flashinfer@v0.1.5:.github/workflows/release_wheel.yml",
  ]
  wheels "2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.3" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.4" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
}

package "flashinfer" "0.1.4" {
  pypi            = ["flashinfer"]
  released        = "2024-08-10"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  requires        = { torch = "*" }
  sm_min          = "8.0"
  sm              = { wheels = ["8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.1.4:docs/installation.rst",
    "flashinfer@v0.1.4:README.md",
    "flashinfer@v0.1.4:.github/workflows/release_wheel.yml",
  ]
  wheels "2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.3" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.4" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
}

package "flashinfer" "0.1.3" {
  pypi            = ["flashinfer"]
  released        = "2024-07-31"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  requires        = { torch = "*" }
  sm_min          = "8.0"
  sm              = { wheels = ["8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.1.3:docs/installation.rst",
    "flashinfer@v0.1.3:README.md",
    "flashinfer@v0.1.3:.github/workflows/release_wheel.yml",
  ]
  wheels "2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.3" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.4" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
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
    "flashinfer@v0.1.2:docs/installation.rst",
    "flashinfer@v0.1.2:README.md",
    "flashinfer@v0.1.2:.github/workflows/release_wheel.yml",
  ]
  wheels "2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.3" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.4" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
  }
}

package "flashinfer" "0.1.1" {
  pypi            = ["flashinfer"]
  released        = "2024-07-20"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  requires        = { torch = "*" }
  sm_min          = "8.0"
  sm              = { wheels = ["8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.1.1:docs/installation.rst",
    "flashinfer@v0.1.1:README.md",
    "flashinfer@v0.1.1:.github/workflows/release_wheel.yml",
  ]
  wheels "2.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.3" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
}

package "flashinfer" "0.1.0" {
  pypi            = ["flashinfer"]
  released        = "2024-07-17"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  requires        = { torch = "*" }
  sm_min          = "8.0"
  sm              = { wheels = ["8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.1.0:docs/installation.rst",
    "flashinfer@v0.1.0:README.md",
    "flashinfer@v0.1.0:.github/workflows/release_wheel.yml",
  ]
  wheels "2.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.3" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
}

package "flashinfer" "0.0.9" {
  pypi            = ["flashinfer"]
  released        = "2024-07-11"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  requires        = { torch = "*" }
  sm_min          = "8.0"
  sm              = { wheels = ["8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.0.9:docs/installation.rst",
    "flashinfer@v0.0.9:README.md",
    "flashinfer@v0.0.9:.github/workflows/release_wheel.yml",
  ]
  wheels "2.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.3" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
}

package "flashinfer" "0.0.8" {
  pypi            = ["flashinfer"]
  released        = "2024-07-03"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  requires        = { torch = "*" }
  sm_min          = "8.0"
  sm              = { wheels = ["8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.0.8:docs/installation.rst",
    "flashinfer@v0.0.8:README.md",
    "flashinfer@v0.0.8:.github/workflows/release_wheel.yml",
  ]
  wheels "2.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.3" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
}

package "flashinfer" "0.0.7" {
  pypi            = ["flashinfer"]
  released        = "2024-06-30"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  requires        = { torch = "*" }
  sm_min          = "8.0"
  sm              = { wheels = ["8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.0.7:docs/installation.rst",
    "flashinfer@v0.0.7:README.md",
    "flashinfer@v0.0.7:.github/workflows/release_wheel.yml",
  ]
  wheels "2.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.3" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
}

package "flashinfer" "0.0.6" {
  pypi            = ["flashinfer"]
  released        = "2024-06-21"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  requires        = { torch = "*" }
  sm_min          = "8.0"
  sm              = { wheels = ["8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.0.6:docs/installation.rst",
    "flashinfer@v0.0.6:README.md",
    "flashinfer@v0.0.6:.github/workflows/release_wheel.yml",
  ]
  wheels "2.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.3" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
}

package "flashinfer" "0.0.5" {
  pypi            = ["flashinfer"]
  released        = "2024-06-20"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  requires        = { torch = "*" }
  sm_min          = "8.0"
  sm              = { wheels = ["8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.0.5:docs/installation.rst",
    "flashinfer@v0.0.5:README.md",
    "flashinfer@v0.0.5:.github/workflows/release_wheel.yml",
  ]
  wheels "2.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.3" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
}

package "flashinfer" "0.0.4" {
  pypi            = ["flashinfer"]
  released        = "2024-05-03"
  python          = ["3.10", "3.11"]
  python_requires = ">=3.8"
  requires        = { torch = "*" }
  sm_min          = "8.0"
  sm              = { wheels = ["8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.0.4:docs/installation.rst",
    "flashinfer@v0.0.4:README.md",
    "flashinfer@v0.0.4:.github/workflows/release_wheel.yml",
  ]
  wheels "2.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.3" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
}

package "flashinfer" "0.0.3" {
  pypi            = ["flashinfer"]
  released        = "2024-03-12"
  python          = ["3.10", "3.11"]
  python_requires = ">=3.8"
  requires        = { torch = "*" }
  sm_min          = "8.0"
  sm              = { wheels = ["8.0", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.0.3:docs/installation.rst",
    "flashinfer@v0.0.3:README.md",
    "flashinfer@v0.0.3:.github/workflows/release_wheel.yml",
  ]
  wheels "2.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
}

package "flashinfer" "0.0.2" {
  pypi            = ["flashinfer"]
  released        = "2024-02-17"
  python          = ["3.10", "3.11"]
  python_requires = ">=3.9"
  requires        = { torch = "*" }
  sm_min          = "8.0"
  sm              = { wheels = ["8.0", "8.6", "8.9", "9.0+PTX"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source = [
    "flashinfer@v0.0.2:docs/installation.rst",
    "flashinfer@v0.0.2:README.md",
    "flashinfer@v0.0.2:.github/workflows/release_wheel.yml",
  ]
  wheels "2.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
  wheels "2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
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
    "flashinfer@v0.0.1:docs/installation.rst",
    "flashinfer@v0.0.1:README.md",
    "flashinfer@v0.0.1:.github/workflows/release_wheel.yml",
  ]
  wheels "2.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
  }
}
