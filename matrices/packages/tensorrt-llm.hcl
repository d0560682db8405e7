# Releases of tensorrt-llm.

source "tensorrt-1050-notes" {
  title = "TensorRT 10.5.0 release notes: support of Volta, compute capability 7.0, is removed"
  url   = "https://docs.nvidia.com/deeplearning/tensorrt/latest/getting-started/release-notes-10/10.5.0.html"
  date  = "2026-11-27"
  class = "vendor"
}

source "tensorrt-llm-volta" {
  title = "NVIDIA/TensorRT-LLM issue 2400: 0.15.0.dev2024102900 builds no engine on a V100 (\"Target GPU SM 70 is not supported by this TensorRT release\"), and one on a T4"
  url   = "https://github.com/NVIDIA/TensorRT-LLM/issues/2400"
  date  = "2024-11-01"
  class = "reported"
}

package_info "tensorrt-llm" {
  framework = "pytorch"
  module    = "tensorrt_llm"
  pypi      = "tensorrt-llm"
  source    = ["wheels@1e439363b9b606e0dab4713e54ec348c:tensorrt_llm-1.2.1.tar.gz"]
  inferred  = ["framework", "module"]
}

package "tensorrt-llm" {
  python_requires = ">=3.10,<4"
  requires = {
    accelerate         = ">=1.7.0"
    diffusers          = ">=0.27.0"
    numpy              = "<2"
    nvidia-cutlass-dsl = "==4.3.4"
    nvidia-ml-py       = ">=13"
    nvidia-modelopt    = "~=0.37.0"
    nvidia-nccl-cu13   = ">=2.27.7,<=2.28.9"
    peft               = "*"
    tensorrt           = "~=10.14.1"
    torch              = ">=2.9.1,<=2.10.0a0"
    torchao            = ">=0.14.1,<0.16.0"
    torchvision        = "*"
    transformers       = "==4.57.3"
    triton             = "==3.5.1"
  }
  markers     = { nvidia-cutlass-dsl = "python_version >= \"3.10\"" }
  cuda        = "13"
  sm_min      = "7.5"
  cell_source = { sm_min = ["tensorrt-1050-notes", "tensorrt-llm-volta"] }
  rows = {
    "1.2.1" = {
      released = "2026-04-20"
      requires = { flashinfer-python = "==0.6.4" }
      source   = ["wheels@1e439363b9b606e0dab4713e54ec348c:tensorrt_llm-1.2.1.tar.gz"]
    }
    "1.2.0" = {
      released = "2026-03-12"
      requires = { flashinfer-python = "~=0.6.1" }
      source   = ["wheels@c850ba1ececeb5012812c26f714dc149:tensorrt_llm-1.2.0.tar.gz"]
    }
    "1.1.0" = {
      without  = ["requires.torchao"]
      released = "2025-12-19"
      requires = {
        flashinfer-python  = ">=0.3.0,<0.4.0"
        nvidia-cutlass-dsl = "==4.2.1"
        nvidia-nccl-cu13   = "==2.27.7"
        tensorrt           = "~=10.13.3"
        torch              = ">=2.9.0a0,<=2.9.0"
        transformers       = "==4.56.0"
        triton             = "==3.5.0"
      }
      markers = { triton = "platform_machine == \"x86_64\"" }
      source  = ["wheels@7550ddb0995a03832421e35097ea8cc5:tensorrt_llm-1.1.0.tar.gz"]
    }
  }
}

package "tensorrt-llm" {
  python_requires = ">=3.7,<4"
  requires = {
    accelerate        = ">=0.25.0"
    diffusers         = ">=0.27.0"
    flashinfer-python = "==0.2.5"
    numpy             = "<2"
    nvidia-ml-py      = ">=12"
    peft              = "*"
    tensorrt          = "~=10.11.0"
    torch             = ">=2.7.1,<=2.8.0a0"
    torchvision       = "*"
    transformers      = "~=4.51.1"
    triton            = "==3.3.1"
  }
  markers     = { triton = "platform_machine == \"x86_64\"" }
  cuda        = "12"
  sm_min      = "7.5"
  cell_source = { sm_min = ["tensorrt-1050-notes", "tensorrt-llm-volta"] }
  rows = {
    "1.0.0" = {
      released = "2025-09-24"
      requires = { nvidia-ml-py = ">=12,<13", nvidia-modelopt = "~=0.33.0", transformers = "==4.53.1" }
      source   = ["wheels@ac6e05bab7371f5f7d706bf0f48c3cde:tensorrt_llm-1.0.0.tar.gz"]
    }
    "0.21.0" = {
      released = "2025-08-04"
      requires = { nvidia-modelopt = "~=0.31.0" }
      source   = ["wheels@4600d0150d51a095eba997695bbf4ec5:tensorrt_llm-0.21.0.tar.gz"]
    }
    "0.20.0" = {
      without  = ["markers", "requires.triton"]
      released = "2025-06-19"
      requires = { nvidia-modelopt = "~=0.29.0", tensorrt = "~=10.10.0", torch = ">=2.7.0a0,<=2.7.0" }
      source   = ["wheels@3fc586a851c016c49186a6ab71b96c54:tensorrt_llm-0.20.0.tar.gz"]
    }
  }
}

package "tensorrt-llm" {
  python_requires = ">=3.7,<4"
  requires = {
    accelerate  = ">=0.25.0"
    diffusers   = ">=0.27.0"
    numpy       = "<2"
    tensorrt    = "~=10.9.0"
    torch       = ">=2.6.0,<=2.7.0a0"
    torchvision = "*"
  }
  cuda        = "12"
  sm_min      = "7.5"
  cell_source = { sm_min = ["tensorrt-1050-notes", "tensorrt-llm-volta"] }
  rows = {
    "0.19.0" = {
      released = "2025-05-09"
      requires = {
        flashinfer-python = "~=0.2.3"
        nvidia-ml-py      = ">=12"
        nvidia-modelopt   = "~=0.27.0"
        peft              = "*"
        transformers      = "==4.51.0"
      }
      source = ["wheels@196e93bf98d75e048bb728d805e98b3a:tensorrt_llm-0.19.0.tar.gz"]
    }
    "0.18.2" = {
      released = "2025-04-16"
      requires = { flashinfer-python = "~=0.2.0", nvidia-modelopt = "~=0.25.0", transformers = "==4.48.3" }
      source   = ["wheels@74a6bed8e8d70dd08593d5d23d5ec630:tensorrt_llm-0.18.2.tar.gz"]
    }
    "0.18.1" = {
      released = "2025-04-09"
      requires = { flashinfer-python = "~=0.2.0", nvidia-modelopt = "~=0.25.0", transformers = "==4.48.3" }
      source   = ["wheels@088e8e4fc58a030e59a1931b6f7fc969:tensorrt_llm-0.18.1.tar.gz"]
    }
    "0.18.0" = {
      released = "2025-04-02"
      requires = { flashinfer-python = "~=0.2.0", nvidia-modelopt = "~=0.25.0", transformers = ">=4.47.0,<4.48.0" }
      source   = ["wheels@7f65b7fa0098ab7a0d58177aca68e58c:tensorrt_llm-0.18.0.tar.gz"]
    }
    "0.17.0.post1" = {
      without  = ["requires", "cuda"]
      released = "2025-02-02"
      source   = ["wheels@678dfe04b2f638db32a63d966fdb84ff:tensorrt_llm-0.17.0.post1.tar.gz"]
    }
    "0.16.0" = {
      without  = ["cuda"]
      released = "2024-12-24"
      requires = {
        nvidia-modelopt = "~=0.17.0"
        tensorrt        = "~=10.7.0"
        torch           = "==2.4.1+cu124"
        transformers    = ">=4.38.2,<=4.45.1"
      }
      source = ["wheels@f0337f979b85f2579ad6fd3d3062cb96:tensorrt_llm-0.16.0.tar.gz"]
    }
    "0.15.0" = {
      released = "2024-12-04"
      requires = {
        nvidia-modelopt = "~=0.19.0"
        tensorrt        = "~=10.6.0"
        torch           = ">=2.5.0a0,<=2.5.1"
        transformers    = ">=4.38.2,<=4.45.1"
      }
      source = ["wheels@50a54f85fad484bbd6644786c22754cc:tensorrt_llm-0.15.0.tar.gz"]
    }
  }
}
