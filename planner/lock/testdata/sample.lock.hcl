# Written by "envsolve lock". Do not edit: change the target file and run
# "envsolve lock" again.

schema   = "envsolve.lock/v1"
checksum = "sha256:c4a3a90d7938043fe28b1bc4ef40df0d3333181798b25d1693b74cae5bd750c5"

matrices {
  version = "2026.11.20"
  digest  = "sha256:6060606060606060606060606060606060606060606060606060606060606060"
  from    = "registry.example.com/facts@sha256:6161616161616161616161616161616161616161616161616161616161616161"
}

target "train" "linux/amd64" {
  request = [
    "driver = >=535",
    "framework.pytorch = ~=2.5.0",
    "gpu = a100-80gb",
    "gpu = h100",
    "platform = linux/amd64",
    "selftest.gpu = auto",
  ]

  stack {
    python         = "3.12"
    os             = "debian12"
    platform       = "linux/amd64"
    base_image     = "docker.io/library/python:3.12-slim-bookworm"
    cudnn          = "9.1.0.70"
    nccl           = "2.21.5"
    download_bytes = 2760000000
    packages = [
      "torch==2.5.1+cu124",
      "torchvision==0.20.1+cu124",
    ]
    gpu "h100-sxm" {
      name               = "NVIDIA H100 80GB HBM3"
      compute_capability = "9.0"
      runs_by            = "cubin"
    }
    gpu "a100-80gb" {
      name               = "NVIDIA A100-SXM4-80GB"
      compute_capability = "8.0"
      runs_by            = "cubin"
    }
    driver {
      floor         = "525.60.13"
      recommended   = "580.126.09"
      given         = ">=535"
      kernel_module = "either"
    }
    cuda {
      version  = "12.4.1"
      delivery = "wheels"
    }
    framework {
      name    = "pytorch"
      version = "2.5.1"
      variant = "cu124"
    }
  }

  reason "driver" {
    value = "525.60.13"
    rule  = "cuda-driver-floor"
    text  = "CUDA 12.4 runs from driver 525.60.13 on (\"minor-version compatibility\"), not at 100 %%{x} or $${y}."
    facts = [
      "cuda/12.4#min-driver",
    ]
  }

  base {
    reference = "docker.io/library/python:3.12-slim-bookworm"
    digest    = "sha256:0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a"
    python    = "/usr/local/bin/python3.12"
    glibc     = "2.36"
  }

  wheel "filelock" {
    version     = "3.16.1"
    file        = "filelock-3.16.1-py3-none-any.whl"
    url         = "https://files.example.com/filelock-3.16.1-py3-none-any.whl"
    sha256      = "4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e"
    hash_source = "computed"
    size        = 16163
    index       = "pypi"
  }

  wheel "torch" {
    version   = "2.5.1+cu124"
    file      = "torch-2.5.1+cu124-cp312-cp312-linux_x86_64.whl"
    url       = "https://download.example.com/whl/cu124/torch-2.5.1%2Bcu124-cp312-cp312-linux_x86_64.whl"
    sha256    = "1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b"
    size      = 908000000
    index     = "pytorch"
    requested = true
    layer {
      media_type = "application/vnd.oci.image.layer.v1.tar+zstd"
      digest     = "sha256:2c2c2c2c2c2c2c2c2c2c2c2c2c2c2c2c2c2c2c2c2c2c2c2c2c2c2c2c2c2c2c2c"
      diff_id    = "sha256:3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d"
      size       = 800000000
    }
  }

  apt "git" {
    version = "1:2.39.5-0+deb12u2"
    arch    = "amd64"
    file    = "git_2.39.5_amd64.deb"
    url     = "https://deb.example.com/pool/main/g/git/git_2.39.5_amd64.deb"
    sha256  = "5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f"
    size    = 7256
  }

  image {
    tags = [
      "registry.example.com/train:latest",
    ]
    entrypoint = [
      "python",
      "",
      "train.py",
    ]
    env = {
      "A"       = "1"
      "HF_HOME" = "/cache"
    }
    copy {
      from = "src"
      to   = "/app"
    }
  }

  selftest {
    gpu = "auto"
  }
}

target "train" "linux/arm64" {
  request = [
    "driver = >=535",
    "framework.pytorch = ~=2.5.0",
    "gpu = a100-80gb",
    "gpu = h100",
    "platform = linux/amd64",
    "selftest.gpu = auto",
  ]

  stack {
    python         = "3.12"
    os             = "debian12"
    platform       = "linux/amd64"
    base_image     = "docker.io/library/python:3.12-slim-bookworm"
    cudnn          = "9.1.0.70"
    nccl           = "2.21.5"
    download_bytes = 2760000000
    packages = [
      "torch==2.5.1+cu124",
      "torchvision==0.20.1+cu124",
    ]
    gpu "h100-sxm" {
      name               = "NVIDIA H100 80GB HBM3"
      compute_capability = "9.0"
      runs_by            = "cubin"
    }
    gpu "a100-80gb" {
      name               = "NVIDIA A100-SXM4-80GB"
      compute_capability = "8.0"
      runs_by            = "cubin"
    }
    driver {
      floor         = "525.60.13"
      recommended   = "580.126.09"
      given         = ">=535"
      kernel_module = "either"
    }
    cuda {
      version  = "12.4.1"
      delivery = "wheels"
    }
    framework {
      name    = "pytorch"
      version = "2.5.1"
      variant = "cu124"
    }
  }

  base {
    reference = "docker.io/library/python:3.12-slim-bookworm"
    digest    = "sha256:0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a"
    python    = "/usr/local/bin/python3.12"
    glibc     = "2.36"
  }

  image {
    tags = [
      "registry.example.com/train:latest",
    ]
    entrypoint = [
      "python",
      "",
      "train.py",
    ]
    env = {
      "A"       = "1"
      "HF_HOME" = "/cache"
    }
    copy {
      from = "src"
      to   = "/app"
    }
  }

  selftest {
    gpu = "auto"
  }
}

target "ci[gpu=t4,torch=2.4]" "linux/amd64" {
  request = [
    "driver = >=535",
    "framework.pytorch = ~=2.5.0",
    "gpu = a100-80gb",
    "gpu = h100",
    "platform = linux/amd64",
    "selftest.gpu = auto",
  ]

  stack {
    python         = "3.12"
    os             = "debian12"
    platform       = "linux/amd64"
    base_image     = "docker.io/library/python:3.12-slim-bookworm"
    cudnn          = "9.1.0.70"
    nccl           = "2.21.5"
    download_bytes = 2760000000
    packages = [
      "torch==2.5.1+cu124",
      "torchvision==0.20.1+cu124",
    ]
    gpu "h100-sxm" {
      name               = "NVIDIA H100 80GB HBM3"
      compute_capability = "9.0"
      runs_by            = "cubin"
    }
    gpu "a100-80gb" {
      name               = "NVIDIA A100-SXM4-80GB"
      compute_capability = "8.0"
      runs_by            = "cubin"
    }
    driver {
      floor         = "525.60.13"
      recommended   = "580.126.09"
      given         = ">=535"
      kernel_module = "either"
    }
    cuda {
      version  = "12.4.1"
      delivery = "wheels"
    }
    framework {
      name    = "pytorch"
      version = "2.5.1"
      variant = "cu124"
    }
  }

  base {
    reference = "docker.io/library/python:3.12-slim-bookworm"
    digest    = "sha256:0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a"
    python    = "/usr/local/bin/python3.12"
    glibc     = "2.36"
  }

  image {
    tags = [
      "registry.example.com/train:latest",
    ]
    entrypoint = [
      "python",
      "",
      "train.py",
    ]
    env = {
      "A"       = "1"
      "HF_HOME" = "/cache"
    }
    copy {
      from = "src"
      to   = "/app"
    }
  }

  selftest {
    gpu = "auto"
  }
}
