# Releases of sglang.

source "sglang-runner" {
  title = "sglang's wheels from 0.2.15 to 0.5.23: loading a model raises \"SGLang only supports sm75 and above.\""
  url   = "https://pypi.org/simple/sglang/"
  date  = "2026-11-22"
  class = "measured"
}

source "sglang-sm75" {
  title = "sgl-project/sglang issues 24302 and 38515: rmsnorm and gemma_rmsnorm of sgl-kernel have no code for sm_75, so that sglang starts on an RTX 2080 and fails at the first request"
  url   = "https://github.com/sgl-project/sglang/issues/24302"
  date  = "2026-05-03"
  class = "reported"
}

source "sglang-vllm-modules" {
  title = "wheels of sglang 0.1.3 to 0.4.0 import modules of vLLM by name, which its wheels have until 0.4.0.post1 (model_executor.parallel_utils), 0.8.5.post1 (model_loader.loader), 0.10.0 (quantization.aqlm) and 0.10.1.1 (quantization.marlin)"
  url   = "https://pypi.org/simple/sglang/"
  date  = "2026-12-01"
  class = "measured"
}

package_info "sglang" {
  pypi     = "sglang"
  module   = "sglang"
  source   = ["sglang-fork@5c8bd8b51:python/pyproject.toml"]
  inferred = ["module"]
  notes    = ["bounds sit in the srt extra before 0.5.3"]
}

package "sglang" {
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  min_glibc       = "2.34"
  requires = {
    flash-attn-4  = ">=4.0.0b18"
    numba         = "==0.65.1"
    nvidia-mathdx = "==25.6.0"
    torchaudio    = "==2.11.0"
    torchvision   = "*"
    transformers  = "==5.12.1"
  }
  cuda        = "13"
  sm_min      = "8.0"
  platforms   = ["linux/amd64", "linux/arm64"]
  cell_source = { sm_min = ["sglang-sm75", "sglang-fork@9d54c6e6d:sgl-kernel/CMakeLists.txt"] }
  rows = {
    "0.5.23" = {
      released        = "2026-10-30"
      python          = ["3.11", "3.12", "3.13"]
      python_requires = ">=3.11"
      requires = {
        compressed-tensors = "==0.18.0"
        cuda-python        = ">=13.0"
        flashinfer-python  = "==0.7.2"
        nvidia-cutlass-dsl = "==4.8.0"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "==0.2.1"
        sglang-kernel      = "==0.4.10"
        timm               = "==1.0.25"
        tokenizers         = "==0.23.2"
        torch              = "==2.14.1"
        transformers       = "==5.19.0"
      }
      source = [
        "wheels@00b3cd5b265ac76c64185fbb6b95424f:sglang-0.5.23-cp311-cp311-manylinux_2_34_x86_64.whl",
      ]
    }
    "0.5.22" = {
      released        = "2026-10-16"
      python          = ["3.11", "3.12", "3.13"]
      python_requires = ">=3.11"
      requires = {
        compressed-tensors = "==0.18.0"
        cuda-python        = ">=13.0"
        flashinfer-python  = "==0.7.1"
        nvidia-cutlass-dsl = "==4.8.0"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "==0.2.1"
        sglang-kernel      = "==0.4.9"
        timm               = "==1.0.16"
        tokenizers         = "==0.23.2"
        torch              = "==2.14.1"
        transformers       = "==5.19.0"
      }
      source = [
        "wheels@cc9a0f15bd8f877a0584fdb7a1702240:sglang-0.5.22-cp311-cp311-manylinux_2_34_x86_64.whl",
      ]
    }
    "0.5.21" = {
      released = "2026-10-01"
      requires = {
        compressed-tensors = "==0.18.0"
        cuda-python        = ">=13.0"
        flashinfer-python  = "==0.6.18"
        nvidia-cutlass-dsl = "==4.6.2"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "==0.2.1"
        sglang-kernel      = "==0.4.7"
        timm               = "==1.0.16"
        tokenizers         = "==0.22.2"
        torch              = "==2.13.0"
      }
      source = ["wheels@0f7202ac852a46e3f478c18cd91448a2:sglang-0.5.21-cp310-cp310-manylinux_2_34_x86_64.whl"]
    }
    "0.5.20" = {
      released = "2026-09-18"
      requires = {
        compressed-tensors = "==0.18.0"
        cuda-python        = ">=13.0"
        flashinfer-python  = "==0.6.18"
        nvidia-cutlass-dsl = "==4.6.2"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sglang-kernel      = "==0.4.7"
        timm               = "==1.0.16"
        tokenizers         = "==0.22.2"
        torch              = "==2.13.0"
      }
      source = ["wheels@f7f194127e943bca6c4fcc70868486e9:sglang-0.5.20-cp310-cp310-manylinux_2_34_x86_64.whl"]
    }
    "0.5.19" = {
      released = "2026-09-04"
      requires = {
        compressed-tensors = "==0.18.0"
        cuda-python        = ">=13.0"
        flashinfer-python  = "==0.6.18"
        nvidia-cutlass-dsl = "==4.6.2"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sglang-kernel      = "==0.4.6.post1"
        timm               = "==1.0.16"
        tokenizers         = "==0.22.2"
        torch              = "==2.13.0"
      }
      source = ["wheels@c61a5e72df7c7e457325ddadea11e2ca:sglang-0.5.19-cp310-cp310-manylinux_2_34_x86_64.whl"]
    }
    "0.5.18" = {
      released = "2026-08-21"
      requires = {
        compressed-tensors = "*"
        cuda-python        = ">=13.0"
        flashinfer-python  = "==0.6.17"
        nvidia-cutlass-dsl = "==4.6.2"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sglang-kernel      = "==0.4.6.post1"
        timm               = "==1.0.16"
        torch              = "==2.13.0"
      }
      source = ["wheels@8a7e596914bab0fec0ebff16c430dfd0:sglang-0.5.18-cp310-cp310-manylinux_2_34_x86_64.whl"]
    }
    "0.5.17" = {
      released = "2026-08-08"
      requires = {
        compressed-tensors = "*"
        cuda-python        = ">=13.0"
        flashinfer-python  = "==0.6.15.post1"
        nvidia-cutlass-dsl = "==4.6.0"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sglang-kernel      = "==0.4.5"
        timm               = "==1.0.16"
        torch              = "==2.11.0"
        torchao            = "==0.17.0"
      }
      source = ["wheels@14f5aed92a0243e0bf5b1e0cc2617295:sglang-0.5.17-cp310-cp310-manylinux_2_34_x86_64.whl"]
    }
    "0.5.16" = {
      released = "2026-07-25"
      requires = {
        compressed-tensors = "*"
        cuda-python        = ">=13.0"
        flashinfer-python  = "==0.6.14"
        nvidia-cutlass-dsl = "==4.6.0"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sglang-kernel      = "==0.4.5"
        timm               = "==1.0.16"
        torch              = "==2.11.0"
        torchao            = "==0.17.0"
      }
      source = ["wheels@9bebe898e9bf356f50aae147f1b2c267:sglang-0.5.16-cp310-cp310-manylinux_2_34_x86_64.whl"]
    }
  }
}

package "sglang" {
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  min_glibc       = "2.34"
  requires = {
    flash-attn-4       = ">=4.0.0b9"
    flashinfer-python  = "==0.6.12"
    nvidia-cutlass-dsl = "==4.5.2"
    torch              = "==2.11.0"
    torchaudio         = "==2.11.0"
    torchvision        = "*"
  }
  cuda        = "13"
  sm_min      = "8.0"
  platforms   = ["linux/amd64", "linux/arm64"]
  cell_source = { sm_min = ["sglang-sm75", "sglang-fork@9d54c6e6d:sgl-kernel/CMakeLists.txt"] }
  rows = {
    "0.5.15.post1" = {
      released = "2026-07-14"
      requires = {
        compressed-tensors = "*"
        cuda-python        = ">=13.0"
        flash-attn-4       = "==4.0.0b15"
        nvidia-mathdx      = "==25.6.0"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sglang-kernel      = "==0.4.4"
        timm               = "==1.0.16"
        torchao            = "==0.17.0"
        transformers       = "==5.12.1"
      }
      source = ["wheels@15f22f6e2bef39830fbb0a5acb3b1a28:sglang-0.5.15.post1-cp310-cp310-manylinux_2_34_x86_64.whl"]
    }
    "0.5.15" = {
      released = "2026-07-10"
      requires = {
        compressed-tensors = "*"
        cuda-python        = ">=13.0"
        flash-attn-4       = "==4.0.0b15"
        nvidia-mathdx      = "==25.6.0"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sglang-kernel      = "==0.4.4"
        timm               = "==1.0.16"
        torchao            = "==0.17.0"
        transformers       = "==5.12.1"
      }
      source = ["wheels@723689937de54e7d0f1a51f6861c950b:sglang-0.5.15-cp310-cp310-manylinux_2_34_x86_64.whl"]
    }
    "0.5.14" = {
      released = "2026-06-26"
      requires = {
        compressed-tensors = "*"
        cuda-python        = ">=13.0"
        flash-attn-4       = "==4.0.0b15"
        nvidia-mathdx      = "==25.6.0"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sglang-kernel      = "==0.4.4"
        timm               = "==1.0.16"
        torchao            = "==0.17.0"
        transformers       = "==5.8.1"
      }
      source = ["wheels@47efbcb502582d661a6ee5ad3fd61da1:sglang-0.5.14-cp310-cp310-manylinux_2_34_x86_64.whl"]
    }
    "0.5.13.post1" = {
      released = "2026-06-15"
      requires = {
        compressed-tensors = "*"
        cuda-python        = ">=13.0"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sglang-kernel      = "==0.4.3"
        timm               = "==1.0.16"
        torchao            = "==0.17.0"
        transformers       = "==5.8.1"
      }
      source = ["wheels@26c20e1379cba9312675ee8d32266075:sglang-0.5.13.post1-cp310-cp310-manylinux_2_34_x86_64.whl"]
    }
    "0.5.13" = {
      released = "2026-06-11"
      requires = {
        compressed-tensors = "*"
        cuda-python        = ">=13.0"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sglang-kernel      = "==0.4.3"
        timm               = "==1.0.16"
        torchao            = "==0.17.0"
        transformers       = "==5.8.1"
      }
      source = ["wheels@064f45937efcd34c4d8eb3525ae76bd9:sglang-0.5.13-cp310-cp310-manylinux_2_34_x86_64.whl"]
    }
    "0.5.12.post1" = {
      released = "2026-05-23"
      requires = {
        compressed-tensors = "*"
        cuda-python        = ">=13.0"
        flashinfer-python  = "==0.6.11.post1"
        nvidia-cutlass-dsl = "==4.5.1"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sglang-kernel      = "==0.4.2.post2"
        timm               = "==1.0.16"
        torchao            = "==0.17.0"
        transformers       = "==5.6.0"
      }
      source = ["wheels@3e587e70f5c1a6530a2c69a4637cbc23:sglang-0.5.12.post1-cp310-cp310-manylinux_2_34_x86_64.whl"]
    }
    "0.5.12" = {
      released = "2026-05-16"
      requires = {
        compressed-tensors = "*"
        cuda-python        = ">=13.0"
        flashinfer-python  = "==0.6.11.post1"
        nvidia-cutlass-dsl = "==4.5.0"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sglang-kernel      = "==0.4.2.post2"
        timm               = "==1.0.16"
        torchao            = "==0.17.0"
        transformers       = "==5.6.0"
      }
      source   = ["wheels@4b88edfd3870d7dc8dd880f97d104f63:sglang-0.5.12-cp310-cp310-manylinux_2_34_x86_64.whl"]
      inferred = ["cuda"]
      notes    = ["cuda: sglang-kernel, which it pins, loads libcudart.so.13 (measured on 0.4.2.post1)"]
    }
    "0.5.11" = {
      released = "2026-05-05"
      requires = {
        compressed-tensors = "*"
        cuda-python        = ">=13.0"
        flashinfer-python  = "==0.6.8.post1"
        nvidia-cutlass-dsl = "==4.4.2"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sglang-kernel      = "==0.4.2"
        timm               = "==1.0.16"
        torchao            = "==0.17.0"
        transformers       = "==5.6.0"
      }
      source   = ["wheels@a0a1b9db9b03c2b4176257dfb2ac58b8:sglang-0.5.11-cp310-cp310-manylinux_2_34_x86_64.whl"]
      inferred = ["cuda"]
      notes    = ["cuda: sglang-kernel, which it pins, loads libcudart.so.13 (measured on 0.4.2.post1)"]
    }
  }
}

package "sglang" {
  python_requires = ">=3.10"
  requires        = { torch = "==2.9.1", torchaudio = "==2.9.1", torchvision = "*", transformers = "==4.57.1" }
  sm_min          = "8.0"
  platforms       = ["linux/amd64"]
  cell_source     = { sm_min = ["sglang-sm75", "sglang-fork@9d54c6e6d:sgl-kernel/CMakeLists.txt"] }
  inferred        = ["platforms"]
  rows = {
    "0.5.10.post1" = {
      released = "2026-04-08"
      requires = {
        compressed-tensors = "*"
        cuda-python        = "==12.9"
        flash-attn-4       = ">=4.0.0b4"
        flashinfer-python  = "==0.6.7.post3"
        nvidia-cutlass-dsl = ">=4.4.1"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sglang-kernel      = "==0.4.1"
        timm               = "==1.0.16"
        torchao            = "==0.9.0"
        transformers       = "==5.3.0"
      }
      source = ["wheels@a854a68b11caf6b4b55c241a44378a7c:sglang-0.5.10.post1-py3-none-any.whl"]
    }
    "0.5.10" = {
      released = "2026-04-05"
      requires = {
        compressed-tensors = "*"
        cuda-python        = "==12.9"
        flash-attn-4       = ">=4.0.0b4"
        flashinfer-python  = "==0.6.7.post2"
        nvidia-cutlass-dsl = ">=4.4.1"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sglang-kernel      = "==0.4.1"
        timm               = "==1.0.16"
        torchao            = "==0.9.0"
        transformers       = "==5.3.0"
      }
      source = ["wheels@ac8855a5d57dac8831fee526bca5212f:sglang-0.5.10-py3-none-any.whl"]
    }
    "0.5.8.post1" = {
      released = "2026-02-05"
      requires = {
        compressed-tensors = "*"
        cuda-python        = "==12.9"
        flashinfer-python  = "==0.6.1"
        huggingface-hub    = "*"
        nvidia-cutlass-dsl = ">=4.3.4"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sgl-kernel         = "==0.3.21"
        timm               = "==1.0.16"
        torchao            = "==0.9.0"
      }
      source = ["wheels@3fe5ddf6d8b47b234bb192737eb52c94:sglang-0.5.8.post1-py3-none-any.whl"]
    }
    "0.5.8" = {
      released = "2026-01-23"
      requires = {
        compressed-tensors = "*"
        cuda-python        = "==12.9"
        flashinfer-python  = "==0.6.1"
        huggingface-hub    = "*"
        nvidia-cutlass-dsl = ">=4.3.4"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sgl-kernel         = "==0.3.21"
        timm               = "==1.0.16"
        torchao            = "==0.9.0"
      }
      source = ["wheels@b7fbd890f6edd87f46c6e3ce72d59231:sglang-0.5.8-py3-none-any.whl"]
    }
    "0.5.7" = {
      released = "2026-01-01"
      requires = {
        compressed-tensors = "*"
        cuda-python        = "*"
        flashinfer-python  = "==0.5.3"
        huggingface-hub    = "*"
        nvidia-cutlass-dsl = "==4.2.1"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sgl-kernel         = "==0.3.20"
        timm               = "==1.0.16"
        torchao            = "==0.9.0"
      }
      source = ["wheels@b77f9e5ca5a2ab19b3efba725958fc4d:sglang-0.5.7-py3-none-any.whl"]
    }
    "0.5.9" = {
      released = "2026-02-23"
      requires = {
        compressed-tensors = "*"
        cuda-python        = "==12.9"
        flashinfer-python  = "==0.6.3"
        huggingface-hub    = "*"
        nvidia-cutlass-dsl = ">=4.3.4"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sgl-kernel         = "==0.3.21"
        timm               = "==1.0.16"
        torchao            = "==0.9.0"
      }
      source = ["wheels@8a936c4d25fea605f44254e533cff214:sglang-0.5.9-py3-none-any.whl"]
    }
  }
}

package "sglang" {
  python_requires = ">=3.10"
  requires = {
    cuda-python       = "*"
    flashinfer-python = "==0.5.3"
    flashinfer_cubin  = "==0.5.3"
    outlines          = "==0.1.11"
    sgl-kernel        = "==0.3.19"
    torch             = "==2.9.1"
    torchaudio        = "==2.9.1"
    torchvision       = "*"
    transformers      = "==4.57.1"
    xgrammar          = "==0.1.27"
  }
  sm_min      = "8.0"
  platforms   = ["linux/amd64"]
  cell_source = { sm_min = ["sglang-sm75", "sglang-fork@9d54c6e6d:sgl-kernel/CMakeLists.txt"] }
  inferred    = ["platforms"]
  notes       = ["released: commit that set the version"]
  rows = {
    "0.5.6.post2" = {
      released = "2025-12-11"
      requires = {
        compressed-tensors = "*"
        huggingface-hub    = "*"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        timm               = "==1.0.16"
        torchao            = "==0.9.0"
      }
      source = ["sglang-fork@5c8bd8b51:python/pyproject.toml"]
      cell_source = {
        requires = [
          "sglang-fork@5c8bd8b51:python/pyproject.toml",
          "wheels@cb542f7adeec56bbb5598443c52d0f34:sglang-0.5.6.post2-py3-none-any.whl",
        ]
      }
    }
    "0.5.6.post1" = {
      released = "2025-12-08"
      requires = {
        compressed-tensors = "*"
        huggingface-hub    = "*"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        timm               = "==1.0.16"
        torchao            = "==0.9.0"
        transformers       = "==5.0.0rc0"
      }
      source = ["sglang-fork@9a327bdfc:python/pyproject.toml"]
      cell_source = {
        requires = [
          "sglang-fork@9a327bdfc:python/pyproject.toml",
          "wheels@717dd3e1a64a4ac4a14dc791d123c1f9:sglang-0.5.6.post1-py3-none-any.whl",
        ]
      }
    }
    "0.5.6" = {
      released = "2025-12-03"
      requires = {
        compressed-tensors = "*"
        huggingface-hub    = "*"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sgl-kernel         = "==0.3.18.post2"
        timm               = "==1.0.16"
        torchao            = "==0.9.0"
      }
      source = ["sglang-fork@7ae368efd:python/pyproject.toml"]
      cell_source = {
        requires = [
          "sglang-fork@7ae368efd:python/pyproject.toml",
          "wheels@c32b6a5bafcda41c2f299ed4a1fbe840:sglang-0.5.6-py3-none-any.whl",
        ]
      }
    }
  }
}

package "sglang" {
  python_requires = ">=3.10"
  requires = {
    cuda-python  = "*"
    outlines     = "==0.1.11"
    torch        = "==2.8.0"
    torchaudio   = "==2.8.0"
    torchvision  = "*"
    transformers = "==4.57.1"
    xgrammar     = "==0.1.25"
  }
  sm_min      = "8.0"
  platforms   = ["linux/amd64"]
  cell_source = { sm_min = ["sglang-sm75", "sglang-fork@9d54c6e6d:sgl-kernel/CMakeLists.txt"] }
  inferred    = ["platforms"]
  notes       = ["released: commit that set the version"]
  rows = {
    "0.5.5.post3" = {
      released = "2025-11-17"
      requires = {
        compressed-tensors = "*"
        flashinfer-python  = "==0.5.2"
        flashinfer_cubin   = "==0.5.2"
        huggingface-hub    = "*"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sgl-kernel         = "==0.3.17.post1"
        timm               = "==1.0.16"
        torchao            = "==0.9.0"
      }
      source = ["sglang-fork@7b2fb3d47:python/pyproject.toml"]
      cell_source = {
        requires = [
          "sglang-fork@7b2fb3d47:python/pyproject.toml",
          "wheels@0283d290a480e56201cab6e42bc5cf5f:sglang-0.5.5.post3-py3-none-any.whl",
        ]
      }
    }
    "0.5.5.post2" = {
      released = "2025-11-12"
      requires = {
        compressed-tensors = "*"
        flashinfer-python  = "==0.5.0"
        flashinfer_cubin   = "==0.5.0"
        huggingface-hub    = "*"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sgl-kernel         = "==0.3.17"
        timm               = "==1.0.16"
        torchao            = "==0.9.0"
      }
      source = ["sglang-fork@ebaf86d44:python/pyproject.toml"]
      cell_source = {
        requires = [
          "sglang-fork@ebaf86d44:python/pyproject.toml",
          "wheels@938d0445dc8116e1b80c223efc875c67:sglang-0.5.5.post2-py3-none-any.whl",
        ]
      }
    }
    "0.5.5.post1" = {
      released = "2025-11-10"
      requires = {
        compressed-tensors = "*"
        flashinfer-python  = "==0.5.0"
        flashinfer_cubin   = "==0.5.0"
        huggingface-hub    = "*"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sgl-kernel         = "==0.3.17"
        timm               = "==1.0.16"
        torchao            = "==0.9.0"
      }
      source = ["sglang-fork@303cc957e:python/pyproject.toml"]
      cell_source = {
        requires = [
          "sglang-fork@303cc957e:python/pyproject.toml",
          "wheels@a470f7c3ce837a8e414bbeb96da2563e:sglang-0.5.5.post1-py3-none-any.whl",
        ]
      }
    }
    "0.5.5" = {
      released = "2025-11-06"
      requires = {
        compressed-tensors = "*"
        flashinfer-python  = "==0.5.0"
        flashinfer_cubin   = "==0.5.0"
        huggingface-hub    = "*"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sgl-kernel         = "==0.3.16.post5"
        timm               = "==1.0.16"
        torchao            = "==0.9.0"
      }
      source = ["sglang-fork@0c006b880:python/pyproject.toml"]
      cell_source = {
        requires = [
          "sglang-fork@0c006b880:python/pyproject.toml",
          "wheels@3c57f135ec0a7a5cf6ae4ed5e0b231d7:sglang-0.5.5-py3-none-any.whl",
        ]
      }
    }
    "0.5.4.post3" = {
      released = "2025-11-05"
      requires = {
        compressed-tensors = "*"
        flashinfer-python  = "==0.5.0"
        flashinfer_cubin   = "==0.5.0"
        huggingface-hub    = "*"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sgl-kernel         = "==0.3.16.post4"
        timm               = "==1.0.16"
        torchao            = "==0.9.0"
      }
      source = ["sglang-fork@09938e1f8:python/pyproject.toml"]
      cell_source = {
        requires = [
          "sglang-fork@09938e1f8:python/pyproject.toml",
          "wheels@054f96cd9f80acc98de740cd6f79330d:sglang-0.5.4.post3-py3-none-any.whl",
        ]
      }
    }
    "0.5.4.post2" = {
      released = "2025-11-01"
      requires = {
        compressed-tensors = "*"
        flashinfer-python  = "==0.4.1"
        huggingface-hub    = "*"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sgl-kernel         = "==0.3.16.post4"
        timm               = "==1.0.16"
        torchao            = "==0.9.0"
      }
      source = ["sglang-fork@41c10e67f:python/pyproject.toml"]
      cell_source = {
        requires = [
          "sglang-fork@41c10e67f:python/pyproject.toml",
          "wheels@3853ad6538a86b663836825adbda54d1:sglang-0.5.4.post2-py3-none-any.whl",
        ]
      }
    }
    "0.5.4.post1" = {
      released = "2025-10-27"
      requires = {
        compressed-tensors = "*"
        flashinfer-python  = "==0.4.1"
        huggingface-hub    = "*"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sgl-kernel         = "==0.3.16.post4"
        timm               = "==1.0.16"
        torchao            = "==0.9.0"
      }
      source = ["sglang-fork@55d75e11b:python/pyproject.toml"]
      cell_source = {
        requires = [
          "sglang-fork@55d75e11b:python/pyproject.toml",
          "wheels@ed919059d777f4c3a1e029239c169691:sglang-0.5.4.post1-py3-none-any.whl",
        ]
      }
    }
    "0.5.4" = {
      released = "2025-10-24"
      requires = {
        compressed-tensors = "*"
        flashinfer-python  = "==0.4.1"
        huggingface-hub    = "*"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sgl-kernel         = "==0.3.16.post3"
        timm               = "==1.0.16"
        torchao            = "==0.9.0"
      }
      source = ["sglang-fork@1053e1be1:python/pyproject.toml"]
      cell_source = {
        requires = [
          "sglang-fork@1053e1be1:python/pyproject.toml",
          "wheels@342b370145e33f232bef21b73da119d4:sglang-0.5.4-py3-none-any.whl",
        ]
      }
    }
    "0.5.3.post3" = {
      released = "2025-10-16"
      requires = {
        compressed-tensors = "*"
        flashinfer-python  = "==0.4.0"
        huggingface-hub    = "*"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sgl-kernel         = "==0.3.15"
        timm               = "==1.0.16"
        torchao            = "==0.9.0"
      }
      source = ["sglang-fork@85ebeecf0:python/pyproject.toml"]
      cell_source = {
        requires = [
          "sglang-fork@85ebeecf0:python/pyproject.toml",
          "wheels@809fd0c8c0847cd95cf28364ff50475a:sglang-0.5.3.post3-py3-none-any.whl",
        ]
      }
    }
    "0.5.3.post2" = {
      released = "2025-10-15"
      requires = {
        compressed-tensors = "*"
        flashinfer-python  = "==0.4.0"
        huggingface-hub    = "*"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sgl-kernel         = "==0.3.15"
        timm               = "==1.0.16"
        torchao            = "==0.9.0"
      }
      source = ["sglang-fork@baf277a9b:python/pyproject.toml"]
      cell_source = {
        requires = [
          "sglang-fork@baf277a9b:python/pyproject.toml",
          "wheels@a2d12288e5c2fd8dd1d1036114ba6ab9:sglang-0.5.3.post2-py3-none-any.whl",
        ]
      }
    }
    "0.5.3.post1" = {
      released = "2025-10-09"
      requires = {
        compressed-tensors = "*"
        flashinfer-python  = "==0.4.0"
        huggingface-hub    = "*"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sgl-kernel         = "==0.3.15"
        timm               = "==1.0.16"
        torchao            = "==0.9.0"
        transformers       = "==4.57.0"
      }
      source = ["sglang-fork@758b887ad:python/pyproject.toml"]
      cell_source = {
        requires = [
          "sglang-fork@758b887ad:python/pyproject.toml",
          "wheels@0f224b43bda2a771c6a56b03f01bb3ee:sglang-0.5.3.post1-py3-none-any.whl",
        ]
      }
    }
    "0.5.3" = {
      released = "2025-10-06"
      requires = {
        compressed-tensors = "*"
        flashinfer-python  = "==0.4.0rc3"
        huggingface-hub    = "*"
        pydantic           = "*"
        scipy              = "*"
        sentencepiece      = "*"
        sgl-kernel         = "==0.3.14.post1"
        timm               = "==1.0.16"
        torchao            = "==0.9.0"
        transformers       = "==4.57.0"
        xgrammar           = "==0.1.24"
      }
      source = ["sglang-fork@a4a3d8239:python/pyproject.toml"]
      cell_source = {
        requires = [
          "sglang-fork@a4a3d8239:python/pyproject.toml",
          "wheels@14b20822b7c36d7069556e559181bcaa:sglang-0.5.3-py3-none-any.whl",
        ]
      }
    }
    "0.5.2" = {
      released = "2025-09-11"
      requires = {
        flashinfer-python = "==0.3.1"
        sgl-kernel        = "==0.3.9.post2"
        transformers      = "==4.56.1"
        xgrammar          = "==0.1.24"
      }
      source = ["sglang-fork@b0d25e72c:python/pyproject.toml"]
    }
    "0.5.1.post3" = {
      released = "2025-08-27"
      requires = {
        flashinfer-python = "==0.2.14.post1"
        sgl-kernel        = "==0.3.7"
        transformers      = "==4.55.2"
        xgrammar          = "==0.1.23"
      }
      source = ["sglang-fork@bc80dc4ce:python/pyproject.toml"]
    }
    "0.5.1.post2" = {
      released = "2025-08-25"
      requires = {
        flashinfer-python = "==0.2.14.post1"
        sgl-kernel        = "==0.3.5"
        transformers      = "==4.55.2"
        xgrammar          = "==0.1.23"
      }
      sm_min      = "7.5"
      source      = ["sglang-fork@e3e97a120:python/pyproject.toml"]
      cell_source = { sm_min = ["sglang-runner"] }
    }
    "0.5.1.post1" = {
      released = "2025-08-24"
      requires = {
        flashinfer-python = "==0.2.11.post3"
        sgl-kernel        = "==0.3.5"
        transformers      = "==4.55.2"
        xgrammar          = "==0.1.23"
      }
      sm_min      = "7.5"
      source      = ["sglang-fork@e0ab167db:python/pyproject.toml"]
      cell_source = { sm_min = ["sglang-runner"] }
    }
    "0.5.1" = {
      released = "2025-08-23"
      requires = {
        flashinfer-python = "==0.2.11.post3"
        sgl-kernel        = "==0.3.5"
        transformers      = "==4.55.2"
        xgrammar          = "==0.1.23"
      }
      sm_min      = "7.5"
      source      = ["sglang-fork@97a38ee85:python/pyproject.toml"]
      cell_source = { sm_min = ["sglang-runner"] }
    }
  }
}

package "sglang" {
  python_requires = ">=3.8"
  requires = {
    cuda-python       = "*"
    flashinfer-python = "==0.2.9rc2"
    outlines          = "==0.1.11"
    torch             = "==2.7.1"
    torchaudio        = "==2.7.1"
    torchvision       = "==0.22.1"
    xgrammar          = "==0.1.21"
  }
  sm_min      = "7.5"
  platforms   = ["linux/amd64"]
  cell_source = { sm_min = ["sglang-runner"] }
  inferred    = ["platforms"]
  notes       = ["released: commit that set the version"]
  rows = {
    "0.4.10.post2" = {
      released = "2025-08-03"
      requires = { sgl-kernel = "==0.2.8", transformers = "==4.54.1", xgrammar = "==0.1.22" }
      source   = ["sglang-fork@8cd344586:python/pyproject.toml"]
    }
    "0.4.10.post1" = {
      released = "2025-08-01"
      requires = { sgl-kernel = "==0.2.8", transformers = "==4.54.1" }
      source   = ["sglang-fork@33f0de337:python/pyproject.toml"]
    }
    "0.4.10" = {
      released = "2025-07-31"
      requires = { sgl-kernel = "==0.2.8", transformers = "==4.54.1" }
      source   = ["sglang-fork@023288645:python/pyproject.toml"]
    }
    "0.4.9.post6" = {
      released = "2025-07-29"
      requires = { sgl-kernel = "==0.2.7", transformers = "==4.54.0" }
      source   = ["sglang-fork@6478831be:python/pyproject.toml"]
    }
    "0.4.9.post5" = {
      released = "2025-07-28"
      requires = { sgl-kernel = "==0.2.7", transformers = "==4.54.0" }
      source   = ["sglang-fork@45bc170b3:python/pyproject.toml"]
    }
    "0.4.9.post4" = {
      released = "2025-07-26"
      requires = { flashinfer-python = "==0.2.9rc1", sgl-kernel = "==0.2.7", transformers = "==4.53.2" }
      source   = ["sglang-fork@2272c2a5b:python/pyproject.toml"]
    }
    "0.4.9.post3" = {
      released = "2025-07-22"
      requires = { flashinfer-python = "==0.2.7.post1", sgl-kernel = "==0.2.6.post1", transformers = "==4.53.2" }
      source   = ["sglang-fork@01c000043:python/pyproject.toml"]
    }
    "0.4.9.post2" = {
      released = "2025-07-12"
      requires = { flashinfer-python = "==0.2.7.post1", sgl-kernel = "==0.2.5", transformers = "==4.53.0" }
      source   = ["sglang-fork@eb118d88c:python/pyproject.toml"]
    }
    "0.4.9.post1" = {
      released = "2025-07-09"
      requires = {
        flashinfer-python = "==0.2.7.post1"
        sgl-kernel        = "==0.2.4"
        transformers      = "==4.53.0"
        xgrammar          = "==0.1.20"
      }
      source = ["sglang-fork@066f4ec91:python/pyproject.toml"]
    }
  }
}

package "sglang" {
  python_requires = ">=3.8"
  requires = {
    cuda-python       = "*"
    flashinfer-python = "==0.2.6.post1"
    outlines          = "==0.1.11"
    sgl-kernel        = "==0.1.9"
    torch             = "==2.7.1"
    torchaudio        = "==2.7.1"
    torchvision       = "==0.22.1"
    transformers      = "==4.52.3"
    xgrammar          = "==0.1.19"
  }
  sm_min      = "7.5"
  platforms   = ["linux/amd64"]
  cell_source = { sm_min = ["sglang-runner"] }
  inferred    = ["platforms"]
  notes       = ["released: commit that set the version"]
  rows = {
    "0.4.9" = {
      released = "2025-07-06"
      requires = { flashinfer-python = "==0.2.7.post1", sgl-kernel = "==0.2.4", transformers = "==4.53.0" }
      source   = ["sglang-fork@ec5f9c626:python/pyproject.toml"]
    }
    "0.4.8.post1" = { released = "2025-06-26", source = ["sglang-fork@69183f880:python/pyproject.toml"] }
    "0.4.8"       = { released = "2025-06-24", source = ["sglang-fork@7c3a12c00:python/pyproject.toml"] }
    "0.4.7.post1" = {
      released = "2025-06-16"
      requires = { outlines = ">=0.0.44,<=0.1.11" }
      source   = ["sglang-fork@f9dc9dd28:python/pyproject.toml"]
    }
    "0.4.7" = {
      released = "2025-06-10"
      requires = { outlines = ">=0.0.44,<=0.1.11", sgl-kernel = "==0.1.7" }
      source   = ["sglang-fork@4f723edd3:python/pyproject.toml"]
    }
  }
}

package "sglang" {
  python_requires = ">=3.8"
  requires = {
    cuda-python       = "*"
    flashinfer-python = "==0.2.5"
    outlines          = ">=0.0.44,<=0.1.11"
    torch             = "==2.6.0"
    torchvision       = "==0.21.0"
    transformers      = "==4.51.1"
    xgrammar          = "==0.1.17"
  }
  sm_min      = "7.5"
  platforms   = ["linux/amd64"]
  cell_source = { sm_min = ["sglang-runner"] }
  inferred    = ["platforms"]
  notes       = ["released: commit that set the version"]
  rows = {
    "0.4.6.post5" = {
      released = "2025-05-24"
      requires = { sgl-kernel = "==0.1.4", xgrammar = "==0.1.19" }
      source   = ["sglang-fork@7e257cd66:python/pyproject.toml"]
    }
    "0.4.6.post4" = {
      released = "2025-05-13"
      requires = { sgl-kernel = "==0.1.2.post1", xgrammar = "==0.1.19" }
      source   = ["sglang-fork@16267d4fa:python/pyproject.toml"]
    }
    "0.4.6.post3" = {
      released = "2025-05-09"
      requires = { sgl-kernel = "==0.1.1", xgrammar = "==0.1.19" }
      source   = ["sglang-fork@678d8cc98:python/pyproject.toml"]
    }
    "0.4.6.post2" = {
      released = "2025-05-01"
      requires = { sgl-kernel = "==0.1.1" }
      source   = ["sglang-fork@9858113c3:python/pyproject.toml"]
    }
    "0.4.6.post1" = {
      released = "2025-04-28"
      requires = { flashinfer-python = "==0.2.3", sgl-kernel = "==0.1.0" }
      source   = ["sglang-fork@dcae1fb2c:python/pyproject.toml"]
    }
    "0.4.6" = {
      released = "2025-04-27"
      requires = { flashinfer-python = "==0.2.3", sgl-kernel = "==0.0.9.post2" }
      source   = ["sglang-fork@84022c0e5:python/pyproject.toml"]
    }
    "0.4.5.post3" = {
      released = "2025-04-22"
      requires = { flashinfer-python = "==0.2.3", sgl-kernel = "==0.0.9.post2" }
      source   = ["sglang-fork@b9c87e781:python/pyproject.toml"]
    }
  }
}

package "sglang" {
  python_requires = ">=3.8"
  requires = {
    cuda-python       = "*"
    flashinfer-python = "==0.2.3"
    outlines          = ">=0.0.44,<=0.1.11"
    torch             = "==2.5.1"
    vllm              = ">=0.6.4.post1,<=0.7.2"
  }
  sm_min      = "7.5"
  platforms   = ["linux/amd64"]
  cell_source = { sm_min = ["sglang-runner"] }
  inferred    = ["platforms"]
  notes       = ["released: commit that set the version"]
  rows = {
    "0.4.5.post2" = {
      without  = ["requires.vllm"]
      released = "2025-04-20"
      requires = {
        sgl-kernel   = "==0.0.9.post2"
        torchvision  = "==0.20.1"
        transformers = "==4.51.1"
        xgrammar     = "==0.1.17"
      }
      source = ["sglang-fork@fbdc94ba5:python/pyproject.toml"]
    }
    "0.4.5.post1" = {
      without  = ["requires.vllm"]
      released = "2025-04-16"
      requires = {
        sgl-kernel   = "==0.0.9.post1"
        torchvision  = "==0.20.1"
        transformers = "==4.51.1"
        xgrammar     = "==0.1.17"
      }
      source = ["sglang-fork@5b5c7237c:python/pyproject.toml"]
    }
    "0.4.5" = {
      without  = ["requires.vllm"]
      released = "2025-04-07"
      requires = { sgl-kernel = "==0.0.8", transformers = "==4.51.0", xgrammar = "==0.1.17" }
      source   = ["sglang-fork@57f99608f:python/pyproject.toml"]
    }
    "0.4.4.post4" = {
      without  = ["requires.vllm"]
      released = "2025-04-05"
      requires = { sgl-kernel = "==0.0.8", transformers = "==4.51.0", xgrammar = "==0.1.17" }
      source   = ["sglang-fork@35e0856b9:python/pyproject.toml"]
    }
    "0.4.4.post3" = {
      without  = ["requires.vllm"]
      released = "2025-03-29"
      requires = { sgl-kernel = "==0.0.5.post4", transformers = "==4.50.0", xgrammar = "==0.1.17" }
      source   = ["sglang-fork@19e96e592:python/pyproject.toml"]
    }
    "0.4.4.post2" = {
      without  = ["requires.vllm"]
      released = "2025-03-27"
      requires = { sgl-kernel = "==0.0.5.post3", transformers = "==4.50.0", xgrammar = "==0.1.16" }
      source   = ["sglang-fork@1099f6c97:python/pyproject.toml"]
    }
    "0.4.4.post1" = {
      released = "2025-03-14"
      requires = { sgl-kernel = "==0.0.5", transformers = "==4.48.3", xgrammar = "==0.1.15" }
      source   = ["sglang-fork@ba80c102f:python/pyproject.toml"]
    }
    "0.4.4" = {
      released = "2025-03-13"
      requires = { sgl-kernel = "==0.0.5", transformers = "==4.48.3", xgrammar = "==0.1.15" }
      source   = ["sglang-fork@6aaeb8487:python/pyproject.toml"]
    }
    "0.4.3.post4" = {
      released = "2025-03-06"
      requires = {
        flashinfer-python = "==0.2.2.post1"
        sgl-kernel        = "==0.0.3.post6"
        transformers      = "==4.48.3"
        xgrammar          = "==0.1.14"
      }
      source = ["sglang-fork@9c58e68b4:python/pyproject.toml"]
    }
    "0.4.3.post3" = {
      released = "2025-03-06"
      requires = {
        flashinfer-python = "==0.2.2.post1"
        sgl-kernel        = "==0.0.3.post6"
        transformers      = "==4.48.3"
        xgrammar          = "==0.1.14"
      }
      source = ["sglang-fork@fc671f66c:python/pyproject.toml"]
    }
    "0.4.3.post2" = {
      released = "2025-02-17"
      requires = {
        flashinfer-python = ">=0.2.1.post2"
        sgl-kernel        = ">=0.0.3.post6"
        torch             = "*"
        xgrammar          = "==0.1.10"
      }
      source = ["sglang-fork@a5375adc3:python/pyproject.toml"]
    }
    "0.4.3.post1" = {
      released = "2025-02-17"
      requires = {
        flashinfer-python = ">=0.2.1.post1"
        sgl-kernel        = ">=0.0.3.post6"
        torch             = "*"
        xgrammar          = "==0.1.10"
      }
      source = ["sglang-fork@e782eb7e6:python/pyproject.toml"]
    }
    "0.4.3" = {
      released = "2025-02-14"
      requires = {
        flashinfer-python = ">=0.2.1.post1"
        sgl-kernel        = ">=0.0.3.post6"
        torch             = "*"
        xgrammar          = ">=0.1.10"
      }
      source = ["sglang-fork@e0b9a423c:python/pyproject.toml"]
    }
    "0.4.2.post4" = {
      released = "2025-02-10"
      requires = {
        flashinfer-python = ">=0.2.0.post2"
        sgl-kernel        = ">=0.0.3.post3"
        torch             = "*"
        xgrammar          = ">=0.1.10"
      }
      source = ["sglang-fork@cddb1cdf8:python/pyproject.toml"]
    }
  }
}

package "sglang" {
  python_requires = ">=3.8"
  requires = {
    cuda-python = "*"
    flashinfer  = "==0.1.6"
    outlines    = ">=0.0.44,<0.1.0"
    torch       = "*"
    vllm        = ">=0.6.3.post1,<=0.6.4.post1"
    xgrammar    = ">=0.1.6"
  }
  sm_min      = "7.5"
  platforms   = ["linux/amd64"]
  cell_source = { sm_min = ["sglang-runner"] }
  inferred    = ["platforms"]
  notes       = ["released: commit that set the version"]
  rows = {
    "0.4.2.post3" = {
      without  = ["requires.flashinfer"]
      released = "2025-02-07"
      requires = {
        flashinfer-python = ">=0.2.0.post2"
        sgl-kernel        = ">=0.0.3.post2"
        vllm              = "==0.6.4.post1"
        xgrammar          = ">=0.1.10"
      }
      source = ["sglang-fork@c1f5f99f6:python/pyproject.toml"]
    }
    "0.4.2.post2" = {
      without  = ["requires.flashinfer"]
      released = "2025-02-05"
      requires = {
        flashinfer-python = ">=0.2.0.post2"
        sgl-kernel        = ">=0.0.3.post1"
        vllm              = "==0.6.4.post1"
        xgrammar          = ">=0.1.10"
      }
      source = ["sglang-fork@7aad8d185:python/pyproject.toml"]
    }
    "0.4.2.post1" = {
      released = "2025-01-31"
      requires = { sgl-kernel = ">=0.0.3", vllm = "==0.6.4.post1", xgrammar = ">=0.1.10" }
      source   = ["sglang-fork@cf0f7eafe:python/pyproject.toml"]
    }
    "0.4.2" = {
      released = "2025-01-27"
      requires = { sgl-kernel = ">=0.0.3", vllm = "==0.6.4.post1", xgrammar = ">=0.1.10" }
      source   = ["sglang-fork@4ab43cfb3:python/pyproject.toml"]
    }
    "0.4.1.post7" = {
      released = "2025-01-20"
      requires = { sgl-kernel = ">=0.0.2.post14", vllm = "==0.6.4.post1", xgrammar = ">=0.1.10" }
      source   = ["sglang-fork@e94fb7cb1:python/pyproject.toml"]
    }
    "0.4.1.post6" = {
      released = "2025-01-15"
      requires = { sgl-kernel = ">=0.0.2.post12" }
      source   = ["sglang-fork@b3e99dfb2:python/pyproject.toml"]
    }
    "0.4.1.post5" = {
      released = "2025-01-11"
      requires = { sgl-kernel = ">=0.0.2.post11" }
      source   = ["sglang-fork@f624901cd:python/pyproject.toml"]
    }
    "0.4.1.post4" = {
      released = "2025-01-05"
      requires = { sgl-kernel = ">=0.0.2.post11" }
      source   = ["sglang-fork@2f0d38649:python/pyproject.toml"]
    }
    "0.4.1.post3" = {
      released = "2024-12-29"
      requires = { sgl-kernel = ">=0.0.2.post10" }
      source   = ["sglang-fork@03d5fbfd4:python/pyproject.toml"]
    }
    "0.4.1.post2" = {
      released = "2024-12-29"
      requires = { sgl-kernel = ">=0.0.2.post10" }
      source   = ["sglang-fork@3ccf566b0:python/pyproject.toml"]
    }
    "0.4.1.post1" = {
      released = "2024-12-27"
      requires = { sgl-kernel = ">=0.0.2.post10" }
      source   = ["sglang-fork@ef5b0ff90:python/pyproject.toml"]
    }
    "0.4.1" = {
      released = "2024-12-25"
      requires = { sgl-kernel = ">=0.0.2.post8" }
      source   = ["sglang-fork@efc52f85e:python/pyproject.toml"]
    }
    "0.4.0.post2" = { released = "2024-12-21", source = ["sglang-fork@8f4d04e54:python/pyproject.toml"] }
  }
}

package "sglang" {
  python_requires = ">=3.8"
  requires = {
    cuda-python = "*"
    flashinfer  = ">=0.1.6"
    outlines    = ">=0.0.44,<0.1.0"
    torch       = "*"
    vllm        = ">=0.6.3.post1"
    xgrammar    = ">=0.1.4"
  }
  sm_min      = "7.5"
  platforms   = ["linux/amd64"]
  cell_source = { sm_min = ["sglang-runner"] }
  inferred    = ["platforms"]
  notes       = ["released: commit that set the version"]
  rows = {
    "0.4.0.post1" = {
      released = "2024-12-06"
      requires = { vllm = ">=0.6.3.post1,<=0.6.4.post1" }
      source   = ["sglang-fork@e5f227c0e:python/pyproject.toml"]
    }
    "0.4.0" = {
      released    = "2024-12-03"
      limits      = { vllm = "<0.10.1" }
      source      = ["sglang-fork@f8b032693:python/pyproject.toml"]
      cell_source = { limits = ["sglang-vllm-modules"] }
    }
    "0.3.6.post3" = {
      released    = "2024-11-29"
      limits      = { vllm = "<0.9" }
      source      = ["sglang-fork@fae4e5e99:python/pyproject.toml"]
      cell_source = { limits = ["sglang-vllm-modules"] }
    }
    "0.3.6.post2" = {
      without     = ["requires.flashinfer"]
      released    = "2024-11-27"
      limits      = { vllm = "<0.9" }
      source      = ["sglang-fork@fed4c6946:python/pyproject.toml"]
      cell_source = { limits = ["sglang-vllm-modules"] }
    }
    "0.3.6.post1" = {
      without     = ["requires.cuda-python", "requires.flashinfer"]
      released    = "2024-11-26"
      limits      = { vllm = "<0.9" }
      source      = ["sglang-fork@ac5a0f048:python/pyproject.toml"]
      cell_source = { limits = ["sglang-vllm-modules"] }
    }
  }
}

package "sglang" {
  python_requires = ">=3.8"
  requires        = { outlines = ">=0.0.44", torch = "*", vllm = "==0.6.3.post1" }
  sm_min          = "7.5"
  platforms       = ["linux/amd64"]
  cell_source     = { sm_min = ["sglang-runner"] }
  inferred        = ["platforms"]
  notes           = ["released: commit that set the version"]
  rows = {
    "0.3.6" = {
      released    = "2024-11-22"
      requires    = { outlines = ">=0.0.44,<0.1.0", vllm = ">=0.6.3.post1" }
      limits      = { vllm = "<0.9" }
      source      = ["sglang-fork@9a00e6f45:python/pyproject.toml"]
      cell_source = { limits = ["sglang-vllm-modules"] }
    }
    "0.3.5.post2" = {
      released = "2024-11-15"
      requires = { outlines = ">=0.0.44,<0.1.0" }
      source   = ["sglang-fork@32c9a7ec1:python/pyproject.toml"]
    }
    "0.3.5.post1" = { released = "2024-11-13", source = ["sglang-fork@f407fcf9e:python/pyproject.toml"] }
    "0.3.5"       = { released = "2024-11-03", source = ["sglang-fork@65859754f:python/pyproject.toml"] }
    "0.3.4.post2" = { released = "2024-10-25", source = ["sglang-fork@30643fed7:python/pyproject.toml"] }
    "0.3.4.post1" = { released = "2024-10-22", source = ["sglang-fork@1f26e8b8e:python/pyproject.toml"] }
  }
}

package "sglang" {
  python_requires = ">=3.8"
  requires        = { outlines = ">=0.0.44", torch = "*", vllm = "==0.5.5" }
  sm_min          = "7.5"
  platforms       = ["linux/amd64"]
  cell_source     = { sm_min = ["sglang-runner"] }
  inferred        = ["platforms"]
  notes           = ["released: commit that set the version"]
  rows = {
    "0.3.4"       = { released = "2024-10-19", source = ["sglang-fork@087257ea0:python/pyproject.toml"] }
    "0.3.3.post1" = { released = "2024-10-11", source = ["sglang-fork@00c7e6368:python/pyproject.toml"] }
    "0.3.3"       = { released = "2024-10-08", source = ["sglang-fork@7b69d91b4:python/pyproject.toml"] }
    "0.3.2"       = { released = "2024-09-25", source = ["sglang-fork@37c5899fc:python/pyproject.toml"] }
    "0.3.1.post3" = { released = "2024-09-21", source = ["sglang-fork@82136eb0b:python/pyproject.toml"] }
    "0.3.1.post2" = { released = "2024-09-19", source = ["sglang-fork@5ce55aee1:python/pyproject.toml"] }
    "0.3.1.post1" = { released = "2024-09-17", source = ["sglang-fork@90a26be31:python/pyproject.toml"] }
    "0.3.1"       = { released = "2024-09-15", source = ["sglang-fork@e79f6cd73:python/pyproject.toml"] }
    "0.3.0"       = { released = "2024-09-03", source = ["sglang-fork@a63c8275c:python/pyproject.toml"] }
    "0.2.15"      = { released = "2024-09-02", source = ["sglang-fork@999944275:python/pyproject.toml"] }
    "0.2.14.post2" = {
      without  = ["sm_min", "cell_source"]
      released = "2024-08-28"
      source   = ["sglang-fork@13ac95b89:python/pyproject.toml"]
    }
    "0.2.14.post1" = {
      without  = ["sm_min", "cell_source"]
      released = "2024-08-28"
      source   = ["sglang-fork@f25f4dfde:python/pyproject.toml"]
    }
    "0.2.14" = {
      without  = ["sm_min", "cell_source"]
      released = "2024-08-26"
      source   = ["sglang-fork@c5fe11a8e:python/pyproject.toml"]
    }
  }
}

package "sglang" {
  python_requires = ">=3.8"
  requires        = { outlines = ">=0.0.44", torch = "*", vllm = "==0.5.3.post1" }
  platforms       = ["linux/amd64"]
  inferred        = ["platforms"]
  notes           = ["released: commit that set the version"]
  rows = {
    "0.2.13" = {
      released = "2024-08-15"
      requires = { vllm = "==0.5.4" }
      source   = ["sglang-fork@5bd953749:python/pyproject.toml"]
    }
    "0.2.12" = {
      released = "2024-08-12"
      requires = { vllm = "==0.5.4" }
      source   = ["sglang-fork@b0ad0c1bc:python/pyproject.toml"]
    }
    "0.2.11" = {
      released = "2024-08-07"
      requires = { vllm = "==0.5.4" }
      source   = ["sglang-fork@dc9d06d88:python/pyproject.toml"]
    }
    "0.2.10"      = { released = "2024-08-04", source = ["sglang-fork@141e8c71a:python/pyproject.toml"] }
    "0.2.9.post1" = { released = "2024-08-02", source = ["sglang-fork@b906c0159:python/pyproject.toml"] }
    "0.2.9"       = { released = "2024-08-02", source = ["sglang-fork@30a9b2ef2:python/pyproject.toml"] }
    "0.2.8"       = { released = "2024-08-01", source = ["sglang-fork@e4d3333c6:python/pyproject.toml"] }
    "0.2.7"       = { released = "2024-07-30", source = ["sglang-fork@1edd4e07d:python/pyproject.toml"] }
    "0.2.6"       = { released = "2024-07-28", source = ["sglang-fork@bc1154c39:python/pyproject.toml"] }
    "0.2.5"       = { released = "2024-07-26", source = ["sglang-fork@5bd06b459:python/pyproject.toml"] }
    "0.2.4"       = { released = "2024-07-26", source = ["sglang-fork@9a6118273:python/pyproject.toml"] }
    "0.2.3"       = { released = "2024-07-26", source = ["sglang-fork@eeb248218:python/pyproject.toml"] }
    "0.2.2"       = { released = "2024-07-26", source = ["sglang-fork@8628ab9c8:python/pyproject.toml"] }
    "0.2.1"       = { released = "2024-07-26", source = ["sglang-fork@1b77670f3:python/pyproject.toml"] }
    "0.2.0"       = { released = "2024-07-25", source = ["sglang-fork@1a491d00c:python/pyproject.toml"] }
    "0.1.26"      = { released = "2024-07-25", source = ["sglang-fork@926ac01b6:python/pyproject.toml"] }
    "0.1.25"      = { released = "2024-07-25", source = ["sglang-fork@25c881a00:python/pyproject.toml"] }
    "0.1.24"      = { released = "2024-07-24", source = ["sglang-fork@459abad26:python/pyproject.toml"] }
    "0.1.23" = {
      gone        = true
      released    = "2024-07-23"
      source      = ["sglang-fork@9f94728f5:python/pyproject.toml"]
      cell_source = { gone = ["wheels"] }
    }
  }
}

package "sglang" {
  python_requires = ">=3.8"
  requires        = { outlines = ">=0.0.44", torch = "*", vllm = "==0.5.1" }
  platforms       = ["linux/amd64"]
  inferred        = ["platforms"]
  notes           = ["released: commit that set the version"]
  rows = {
    "0.1.22" = { released = "2024-07-20", source = ["sglang-fork@2b4c64627:python/pyproject.toml"] }
    "0.1.21" = { released = "2024-07-15", source = ["sglang-fork@56f5fc4ab:python/pyproject.toml"] }
    "0.1.20" = { released = "2024-07-14", source = ["sglang-fork@5d264a90a:python/pyproject.toml"] }
    "0.1.19" = { released = "2024-07-09", source = ["sglang-fork@ad872feb1:python/pyproject.toml"] }
    "0.1.18" = {
      released = "2024-07-04"
      requires = { vllm = "==0.5.0" }
      source   = ["sglang-fork@2f11936f9:python/pyproject.toml"]
    }
  }
}

package "sglang" {
  python_requires = ">=3.8"
  requires        = { torch = "*", vllm = ">=0.2.5" }
  limits          = { vllm = "<0.4.1" }
  platforms       = ["linux/amd64"]
  cell_source     = { limits = ["sglang-vllm-modules"] }
  inferred        = ["platforms"]
  notes           = ["released: commit that set the version"]
  rows = {
    "0.1.17" = {
      without  = ["limits"]
      released = "2024-06-08"
      requires = { outlines = ">=0.0.34", vllm = "==0.4.3" }
      source   = ["sglang-fork@e8a2327d5:python/pyproject.toml"]
    }
    "0.1.16" = {
      released = "2024-05-14"
      requires = { outlines = ">=0.0.34", vllm = ">=0.4.2" }
      limits   = { vllm = "<0.10.2" }
      source   = ["sglang-fork@e0ae5d42e:python/pyproject.toml"]
    }
    "0.1.15" = {
      released = "2024-05-12"
      requires = { outlines = ">=0.0.27", vllm = ">=0.4.2" }
      limits   = { vllm = "<0.10.2" }
      source   = ["sglang-fork@72bb34438:python/pyproject.toml"]
    }
    "0.1.14" = {
      released = "2024-03-22"
      requires = { outlines = ">=0.0.27", vllm = ">=0.3.3" }
      source   = ["sglang-fork@51104cd40:python/pyproject.toml"]
    }
    "0.1.13" = {
      released = "2024-03-11"
      requires = { outlines = ">=0.0.27", vllm = ">=0.3.3" }
      source   = ["sglang-fork@4aa5dd2c5:python/pyproject.toml"]
    }
    "0.1.12" = {
      released = "2024-02-11"
      requires = { outlines = ">=0.0.27" }
      source   = ["sglang-fork@624b21e74:python/pyproject.toml"]
    }
    "0.1.11" = { released = "2024-02-03", source = ["sglang-fork@f6bfe3aaf:python/pyproject.toml"] }
    "0.1.10" = { released = "2024-01-30", source = ["sglang-fork@a49dc52bf:python/pyproject.toml"] }
    "0.1.9"  = { released = "2024-01-24", source = ["sglang-fork@6dceab4d1:python/pyproject.toml"] }
    "0.1.8" = {
      gone        = true
      released    = "2024-01-24"
      source      = ["sglang-fork@c70b3cfa9:python/pyproject.toml"]
      cell_source = { gone = ["wheels"] }
    }
    "0.1.7" = { released = "2024-01-21", source = ["sglang-fork@723f04216:python/pyproject.toml"] }
    "0.1.6" = { released = "2024-01-21", source = ["sglang-fork@cc3ada983:python/pyproject.toml"] }
    "0.1.5" = { released = "2024-01-18", source = ["sglang-fork@501f94444:python/pyproject.toml"] }
    "0.1.4" = { released = "2024-01-16", source = ["sglang-fork@ffe4aaee1:python/pyproject.toml"] }
    "0.1.3" = { released = "2024-01-16", source = ["sglang-fork@2ccd9fd8c:python/pyproject.toml"] }
    "0.1.2" = {
      gone        = true
      released    = "2024-01-15"
      source      = ["sglang-fork@4bd8233f2:python/pyproject.toml"]
      cell_source = { gone = ["wheels"] }
    }
    "0.1.0" = {
      gone        = true
      released    = "2024-01-08"
      source      = ["sglang-fork@22085081b:python/pyproject.toml"]
      cell_source = { gone = ["wheels"] }
    }
  }
}
