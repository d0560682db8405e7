# Releases of vllm.

source "vllm-image-092" {
  title = "vllm-project/vllm issue 20617: collect_env in the image of July 7, 2025, v0.9.2: torch 2.7.0+cu128"
  url   = "https://github.com/vllm-project/vllm/issues/20617"
  date  = "2025-07-08"
  class = "reported"
}

source "vllm-image-sm120" {
  title = "vllm-project/vllm issue 21633: the image v0.9.2 runs on sm_120"
  url   = "https://github.com/vllm-project/vllm/issues/21633"
  date  = "2025-07-25"
  class = "reported"
}

source "torch25-cu124" {
  title = "torch 2.5 on PyPI moved to CUDA 12.4 while vLLM stayed on 12.1"
  url   = "https://github.com/vllm-project/vllm/pull/9588"
  date  = "2026-11-20"
  class = "vendor"
}

source "vllm-glibc-052" {
  title = "vLLM issue 6462: the 0.5.2 wheel asks for GLIBC_2.32; pull request 6517 builds on Ubuntu 20.04 from 0.5.3 on"
  url   = "https://github.com/vllm-project/vllm/pull/6462"
  date  = "2024-07-17"
  class = "reported"
}

source "vllm-glibc-read" {
  title = "objdump -T on the libraries in the index's wheels for x86-64: 0.5.3.post1, 0.5.4, 0.6.3.post1, 0.7.3 and 0.8.5 ask for GLIBC_2.14 at most"
  url   = "https://pypi.org/project/vllm/#history"
  date  = "2026-11-27"
  class = "measured"
}

source "vllm-glibc-0191" {
  title = "vLLM pull request 41416: auditwheel on the wheels of 0.19.1 (tag manylinux_2_31) and 0.20.0 for CUDA 13.0 (manylinux_2_34)"
  url   = "https://github.com/vllm-project/vllm/pull/41416"
  date  = "2026-04-30"
  class = "measured"
}

source "vllm-glibc-0191-cu130" {
  title = "llm-d-kv-cache pull request 566: the cu130 wheels of vLLM are tagged manylinux_2_35"
  url   = "https://github.com/llm-d/llm-d-kv-cache/pull/566"
  date  = "2026-05-03"
  class = "reported"
}

source "vllm-glibc-0200-cu129" {
  title = "vLLM issue 41103: 0.20.0+cu129 is tagged manylinux_2_31 and refers to GLIBC_2.34 symbols"
  url   = "https://github.com/vllm-project/vllm/issues/41103"
  date  = "2026-04-29"
  class = "measured"
}

source "vllm-torch-symbols" {
  title = "nm -D on the index's cp310 wheels of vllm 0.1.4 to 0.1.7, 0.2.0 and 0.2.5: symbols with c10::optional, which torch 2.2.0 and 2.5.1 no longer define"
  url   = "https://pypi.org/project/vllm/#history"
  date  = "2026-12-01"
  class = "measured"
}

source "vllm-torch-import" {
  title = "RUCAIBox/REAR issue 15: vllm 0.2.3 beside torch 2.4.0 ends in an undefined symbol as it is imported, beside 2.1.2 it loads"
  url   = "https://github.com/RUCAIBox/REAR/issues/15"
  date  = "2024-11-12"
  class = "reported"
}

source "vllm-025-pins" {
  title = "public script asserting vllm 0.25.0 with torch 2.11.0 and torchvision 0.26.0"
  date  = "2026-11-20"
  class = "reported"
}

source "vllm-026-pr" {
  title = "vllm 0.26 with torch 2.11; PyPI wheels are CUDA 13, cu129 wheels on the vendor index; names 0.28 with torch 2.13"
  url   = "https://github.com/allenai/open-instruct/pull/1874"
  date  = "2026-11-20"
  class = "reported"
}

source "vllm-aimv2" {
  title = "gpustack issue 2665 of 0.9.2, vLLM issue 22178 of 0.9.0 and pull request 20921, which mends it for 0.10.0: vLLM registers a configuration aimv2, which transformers 4.54 has itself, and does not import"
  url   = "https://github.com/gpustack/gpustack/issues/2665"
  date  = "2026-11-28"
  class = "reported"
}

source "vllm-transformers5" {
  title = "worker-vllm pull request 258, trl pull request 4827 and vLLM pull request 29686: vLLM before 0.12 reads all_special_tokens_extended of every tokenizer, which transformers 5 has not"
  url   = "https://github.com/runpod-workers/worker-vllm/pull/258"
  date  = "2026-02-03"
  class = "reported"
}

source "vllm-tokenizer-source" {
  title = "vllm/transformers_utils/tokenizer.py in the source distributions of 0.3.3, 0.4.1, 0.5.3, 0.6.3 and 0.7.3: from 0.4.1 on get_cached_tokenizer reads all_special_tokens_extended"
  url   = "https://pypi.org/project/vllm/0.4.1/#files"
  date  = "2026-11-27"
  class = "measured"
}

source "vllm-own-index" {
  title = "public install scripts that take vllm 0.14.1 to 0.30.0 from wheels.vllm.ai/VERSION/cuNNN: 0.14.1, 0.19.0 and 0.25.1 for cu130, 0.20.2, 0.21.0, 0.26.0 and 0.30.0+cu129"
  date  = "2026-11-22"
  class = "reported"
}

source "vllm-027-a" {
  title = "public install script: 0.27.1 pulls torch 2.13"
  date  = "2026-11-20"
  class = "reported"
}

source "vllm-027-b" {
  title = "test fixture pinning vllm 0.27.0 beside torch 2.13.0"
  date  = "2026-11-20"
  class = "reported"
}

source "vllm-027-c" {
  title = "runtime table: vllm 0.27.1, torch 2.13.0, CUDA 13 package graph, driver 580"
  date  = "2026-11-20"
  class = "reported"
}

source "vllm-028-a" {
  title = "install line pinning vllm 0.28.0 with torch 2.13.0"
  date  = "2026-11-20"
  class = "reported"
}

source "vllm-028-b" {
  title = "install line pinning vllm 0.28.0 with flashinfer 0.6.16.post3"
  date  = "2026-11-20"
  class = "reported"
}

source "vllm-029-a" {
  title = "changelog of a patch set: 0.29.0 keeps torch 2.13.0"
  date  = "2026-11-20"
  class = "reported"
}

source "vllm-029-b" {
  title = "install line using the vendor's cu129 index for 0.29.0"
  date  = "2026-11-20"
  class = "reported"
}

source "vllm-029-c" {
  title = "install line pinning vllm 0.29.0 with torch 2.13.0"
  date  = "2026-11-20"
  class = "reported"
}

source "vllm-030-driver" {
  title = "install notes: standard 0.30.0 wheel is CUDA 13.0 and wants driver 580 or later; CUDA 12.9 variant exists"
  date  = "2026-11-20"
  class = "reported"
}

source "vllm-031-a" {
  title = "environment table: vllm 0.31.0 with torch 2.13.0+cu132"
  date  = "2026-11-20"
  class = "reported"
}

source "vllm-forum-cu129" {
  title = "quotes the 0.11.1 notes: default build torch 2.9.0+cu129"
  url   = "https://discuss.vllm.ai/t/clarify-vllm-wheels-what-does-the-cu129-tag-actually-change-in-v0-11-x/2213"
  date  = "2026-11-20"
  class = "reported"
}

source "vllm-numpy" {
  title = "vLLM issues 5587 and 5594 and pull request 5582: outlines, which vLLM imports, does not load beside NumPy 2; 0.5.1 asks for numpy<2"
  url   = "https://github.com/vllm-project/vllm/issues/5587"
  date  = "2024-06-17"
  class = "reported"
}

package_info "vllm" {
  binds_gpu    = true
  pypi         = "vllm"
  images       = ["docker.io/vllm/vllm-openai"]
  report_names = ["vllm"]
  torch_pin    = "exact since 0.2.6 (and 0.2.1)"
  source       = ["vllm-031-a"]
  cuda_exact   = true
  cell_source = {
    cuda_exact  = ["vllm-main@4708292d48:docs/getting_started/installation/gpu.cuda.inc.md", "vllm-own-index"]
    wheels_from = ["vllm-026-pr", "vllm-own-index", "vllm@v0.10.0:docs/getting_started/installation/gpu/cuda.inc.md"]
  }
  wheels_from "index" {
    url   = "https://wheels.vllm.ai/{version}/{cuda}"
    label = "{cuda}"
    from  = "0.14.1"
  }
  wheels_from "file" {
    url       = "https://github.com/vllm-project/vllm/releases/download/v{version}/vllm-{version}+{cuda}-cp38-abi3-manylinux1_{machine}.whl"
    label     = "{cuda}"
    from      = "0.6.2"
    to        = "0.11.0"
    platforms = ["linux/amd64"]
  }
  wheels_from "file" {
    url       = "https://github.com/vllm-project/vllm/releases/download/v{version}/vllm-{version}+{cuda}-{python}-manylinux1_{machine}.whl"
    label     = "{cuda}"
    from      = "0.2.4"
    to        = "0.6.1.post2"
    platforms = ["linux/amd64"]
  }
}

package "vllm" {
  min_glibc = "2.28"
  requires = {
    numba                 = "==0.65.0"
    nvidia-cudnn-frontend = ">=1.19.1"
    torch                 = "==2.13.0"
    torchaudio            = "==2.11.0"
    torchvision           = "==0.28.0"
  }
  cuda   = "13"
  sm_min = "7.5"
  sm = {
    "linux/amd64" = ["7.5", "8.0+PTX", "8.6", "8.9+PTX", "9.0+PTX", "10.0", "12.0"]
    "linux/arm64" = ["8.0+PTX", "8.6", "8.7", "8.9+PTX", "9.0+PTX", "10.0", "11.0", "12.0"]
  }
  platforms = ["linux/amd64", "linux/arm64"]
  rows = {
    "0.33.0" = {
      released        = "2026-11-02"
      python          = ["3.11", "3.12", "3.13", "3.14"]
      python_requires = ">=3.11,<3.15"
      requires = {
        compressed-tensors     = "==0.17.0"
        flashinfer-python      = "==0.7.2.post1"
        huggingface-hub        = ">=1.31.0"
        nvidia-cudnn-frontend  = ">=1.31.0"
        nvidia-cutlass-dsl     = "==4.8.0"
        opencv-python-headless = ">=4.13.0"
        pydantic               = ">=2.12.0"
        safetensors            = ">=0.6.2"
        sentencepiece          = "*"
        tokenizers             = ">=0.23.2"
        torch                  = "==2.14.0"
        torchcodec             = ">=0.14"
        torchvision            = "==0.29.0"
        transformers           = ">=5.16.1,<5.21.0"
      }
      source = [
        "wheels@4b6bdec4ab269990bf70d45a3c1e94c3:vllm-0.33.0-cp38-abi3-manylinux_2_28_x86_64.whl",
        "wheels@e9e404f52c8494b69bd83fe99fe7ecfa:vllm-0.33.0-cp38-abi3-manylinux_2_28_aarch64.whl",
      ]
    }
    "0.32.0" = {
      released        = "2026-10-18"
      python          = ["3.11", "3.12", "3.13", "3.14"]
      python_requires = ">=3.11,<3.15"
      requires = {
        compressed-tensors     = "==0.17.0"
        flashinfer-python      = "==0.7.0.post1"
        huggingface-hub        = ">=1.31.0"
        nvidia-cutlass-dsl     = "==4.8.0"
        opencv-python-headless = ">=4.13.0"
        pydantic               = ">=2.12.0"
        safetensors            = ">=0.6.2"
        sentencepiece          = "*"
        tokenizers             = ">=0.23.2"
        torchcodec             = ">=0.14"
        transformers           = ">=5.16.1,<5.20.0"
      }
      source = [
        "wheels@5e2ecdc5b0baf72921c288486417ca82:vllm-0.32.0-cp38-abi3-manylinux_2_28_x86_64.whl",
        "wheels@d0620dbdf99528bcfebe551a8906347a:vllm-0.32.0-cp38-abi3-manylinux_2_28_aarch64.whl",
      ]
    }
    "0.31.0" = {
      released        = "2026-10-05"
      python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
      python_requires = ">=3.10,<3.15"
      requires = {
        compressed-tensors     = "==0.17.0"
        flashinfer-python      = "==0.7.0.post1"
        huggingface-hub        = ">=1.31.0"
        nvidia-cutlass-dsl     = "==4.7.1"
        opencv-python-headless = ">=4.13.0"
        pydantic               = ">=2.12.0"
        safetensors            = ">=0.6.2"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
        torchcodec             = ">=0.14"
        transformers           = ">=5.10.4,<5.18.0"
      }
      source = [
        "wheels@39132b433967f0962d03d8a5f633b9be:vllm-0.31.0-cp38-abi3-manylinux_2_28_x86_64.whl",
        "wheels@56edd19c798510b6da5ae4dd38b3bdf5:vllm-0.31.0-cp38-abi3-manylinux_2_28_aarch64.whl",
      ]
    }
    "0.30.0" = {
      released        = "2026-09-22"
      python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
      python_requires = ">=3.10,<3.15"
      requires = {
        compressed-tensors     = "==0.17.0"
        flashinfer-python      = "==0.6.18.post1"
        huggingface-hub        = ">=1.31.0"
        nvidia-cutlass-dsl     = "==4.7.1"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        safetensors            = ">=0.6.2"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
        torchcodec             = ">=0.14"
        transformers           = ">=5.10.4"
      }
      cuda_also  = ["12.9"]
      driver_min = "580"
      source = [
        "wheels@ef52ee58c410ead0b8afb190838fa4cb:vllm-0.30.0-cp38-abi3-manylinux_2_28_x86_64.whl",
        "wheels@eb3e11bab695d085098579a6eda2d602:vllm-0.30.0-cp38-abi3-manylinux_2_28_aarch64.whl",
        "vllm-030-freeze",
        "vllm-030-cu132",
      ]
      cell_source = { cuda_also = ["vllm-030-driver"], driver_min = ["vllm-030-driver"] }
      notes       = ["do not let the installer pick a cu132 torch: no torchaudio build there"]
    }
  }
}

package "vllm" {
  python_requires = ">=3.10,<3.15"
  requires        = { torch = "==2.13.0" }
  cuda            = "13.0"
  cuda_also       = ["12.9"]
  sm_min          = "7.5"
  platforms       = ["linux/amd64", "linux/arm64"]
  inferred        = ["python", "sm_min", "platforms"]
  rows = {
    "0.29.0" = {
      requires = {
        compressed-tensors     = "==0.17.0"
        flashinfer-python      = "==0.6.18"
        huggingface-hub        = ">=1.28.0"
        numba                  = "==0.65.0"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        safetensors            = ">=0.6.2"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
        torchaudio             = "==2.11.0"
        torchcodec             = ">=0.14"
        torchvision            = "==0.28.0"
        transformers           = ">=5.10.4"
      }
      source = [
        "vllm-029-a",
        "vllm-029-b",
        "vllm-029-c",
        "wheels@09d48617fc2be9c6cdcd5db480651ab0:vllm-0.29.0-cp38-abi3-manylinux_2_28_x86_64.whl",
      ]
      notes = ["inferred: platforms: carried from main at 2026-08-17"]
    }
    "0.28.0" = {
      requires = {
        compressed-tensors     = "==0.17.0"
        flashinfer-python      = "==0.6.16.post3"
        huggingface-hub        = ">=1.27.0"
        numba                  = "==0.65.0"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        safetensors            = ">=0.6.2"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
        torchaudio             = "==2.11.0"
        torchcodec             = ">=0.14"
        torchvision            = "==0.28.0"
        transformers           = ">=5.5.3"
      }
      source = [
        "vllm-028-a",
        "vllm-028-b",
        "vllm-026-pr",
        "wheels@addb0ffdaafd8155d75e9b3f5ddb3da2:vllm-0.28.0-cp38-abi3-manylinux_2_28_x86_64.whl",
      ]
      notes = ["inferred: platforms: carried from main at 2026-08-17"]
    }
    "0.27.1" = {
      requires = {
        compressed-tensors     = "==0.17.0"
        flashinfer-python      = "==0.6.16.post3"
        numba                  = "==0.65.0"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        safetensors            = ">=0.6.2"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
        torchaudio             = "==2.11.0"
        torchcodec             = ">=0.14"
        torchvision            = "==0.28.0"
        transformers           = ">=5.5.3"
      }
      source = [
        "vllm-027-a",
        "vllm-027-c",
        "vllm-main@75ccdf3145:requirements/cuda.txt",
        "wheels@98e9fc2a1ed8549a733c9d1b242e2002:vllm-0.27.1-cp38-abi3-manylinux_2_28_x86_64.whl",
      ]
      notes = [
        "inferred: platforms: carried from main at 2026-08-17",
        "inferred: torchvision, torchaudio from main",
      ]
    }
    "0.27.0" = {
      requires = {
        compressed-tensors     = "==0.17.0"
        flashinfer-python      = "==0.6.16.post3"
        numba                  = "==0.65.0"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        safetensors            = ">=0.6.2"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
        torchaudio             = "==2.11.0"
        torchcodec             = ">=0.14"
        torchvision            = "==0.28.0"
        transformers           = ">=5.5.3"
      }
      source = [
        "vllm-027-b",
        "vllm-main@75ccdf3145:requirements/cuda.txt",
        "wheels@02d8265e71bab1cf50f93026211c9a75:vllm-0.27.0-cp38-abi3-manylinux_2_28_x86_64.whl",
      ]
      notes = [
        "inferred: platforms: carried from main at 2026-08-17",
        "inferred: torchvision, torchaudio from main",
      ]
    }
    "0.26.0" = {
      requires = {
        compressed-tensors     = "==0.17.0"
        flashinfer-python      = "==0.6.14"
        numba                  = "==0.65.0"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        safetensors            = ">=0.6.2"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
        torch                  = "==2.11.0"
        torchaudio             = "==2.11.0"
        torchcodec             = ">=0.14"
        torchvision            = "==0.26.0"
        transformers           = ">=5.5.3"
      }
      source = [
        "vllm-026-pr",
        "wheels@adb1e4c9b46d0dfdb094121ae5aad670:vllm-0.26.0-cp38-abi3-manylinux_2_28_x86_64.whl",
      ]
      notes = ["inferred: platforms: carried from main at 2026-08-17", "inferred: exact pin digits"]
    }
    "0.25.1" = {
      requires = {
        compressed-tensors     = "==0.17.0"
        flashinfer-python      = "==0.6.13"
        numba                  = "==0.65.0"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        safetensors            = ">=0.6.2"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
        torch                  = "==2.11.0"
        torchaudio             = "==2.11.0"
        torchcodec             = ">=0.14"
        torchvision            = "==0.26.0"
        transformers           = ">=5.5.3"
      }
      more = { released_by = ["2026-07-20"] }
      source = [
        "vllm-main@753c5039f0:requirements/cuda.txt",
        "wheels@16fc7a28df1576eb6f7ca0455026551b:vllm-0.25.1-cp38-abi3-manylinux_2_28_x86_64.whl",
      ]
      inferred = ["python", "sm_min", "platforms", "requires"]
      notes    = ["inferred: platforms: carried from main at 2026-08-17"]
    }
    "0.25.0" = {
      requires = {
        compressed-tensors     = "==0.17.0"
        flashinfer-python      = "==0.6.13"
        numba                  = "==0.65.0"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        safetensors            = ">=0.6.2"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
        torch                  = "==2.11.0"
        torchaudio             = "==2.11.0"
        torchcodec             = ">=0.14"
        torchvision            = "==0.26.0"
        transformers           = ">=5.5.3"
      }
      source = [
        "vllm-025-pins",
        "vllm-main@4708292d48:requirements/cuda.txt",
        "wheels@c82e96b01af2142ef398ca92f1e9c5f4:vllm-0.25.0-cp38-abi3-manylinux_2_28_x86_64.whl",
      ]
      notes = [
        "inferred: platforms: carried from main at 2026-08-17",
        "inferred: flashinfer from main around the release",
      ]
    }
  }
}

package "vllm" {
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<3.15"
  requires = {
    numba                 = "==0.65.0"
    numpy                 = "*"
    nvidia-cudnn-frontend = ">=1.13.0,<1.19.0"
    tilelang              = "==0.1.9"
    torch                 = "==2.11.0"
    torchaudio            = "==2.11.0"
    torchvision           = "==0.26.0"
    transformers          = ">=4.56.0,!=5.0.*,!=5.1.*,!=5.2.*,!=5.3.*,!=5.4.*,!=5.5.0"
  }
  cuda       = "13.0"
  cuda_also  = ["12.9"]
  cuda_facts = { docker_image = "13.0.2" }
  sm_min     = "7.5"
  sm = {
    docker             = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "11.0", "12.0+PTX"]
    "linux/amd64"      = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0+PTX"]
    "linux/amd64 12.9" = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
    "linux/arm64"      = ["8.0", "8.7", "8.9", "9.0", "10.0", "11.0", "12.0+PTX"]
    "linux/arm64 12.9" = ["8.0", "8.7", "8.9", "9.0", "10.0", "12.0"]
  }
  platforms = ["linux/amd64", "linux/arm64"]
  source = [
    "vllm@v${version}:requirements/cuda.txt",
    "vllm@v${version}:requirements/common.txt",
    "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
    "vllm@v${version}:.buildkite/release-pipeline.yaml",
    "vllm@v${version}:vllm/envs.py",
  ]
  notes = [
    "install page still says CUDA 12.9 while code, containers and the unsuffixed wheel are 13.0",
    "released: tag commit author date",
  ]
  rows = {
    "0.24.0" = {
      released = "2026-06-30"
      requires = {
        compressed-tensors     = "==0.17.0"
        flashinfer-cubin       = "==0.6.12"
        flashinfer-python      = "==0.6.12"
        nvidia-cudnn-frontend  = ">=1.19.1"
        nvidia-cutlass-dsl     = "==4.5.2"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        safetensors            = ">=0.6.2"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
        transformers           = ">=5.5.3"
      }
      sm = {
        docker        = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "11.0", "12.0"]
        "linux/amd64" = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
        "linux/arm64" = ["8.0", "8.7", "8.9", "9.0", "10.0", "11.0", "12.0"]
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "wheels@2d2831aeba311292250df0132dbc4d8e:vllm-0.24.0-cp38-abi3-manylinux_2_28_x86_64.whl",
        ]
      }
    }
    "0.23.0" = {
      released = "2026-06-13"
      requires = {
        compressed-tensors     = "==0.17.0"
        flashinfer-cubin       = "==0.6.12"
        flashinfer-python      = "==0.6.12"
        nvidia-cudnn-frontend  = ">=1.19.1"
        nvidia-cutlass-dsl     = "==4.5.2"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        safetensors            = ">=0.6.2"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "wheels@872aeb7c36a1ea942216af067ce870ff:vllm-0.23.0-2-cp38-abi3-manylinux_2_28_x86_64.whl",
        ]
      }
    }
    "0.22.1" = {
      released = "2026-06-05"
      requires = {
        compressed-tensors     = "==0.15.0.1"
        flashinfer-cubin       = "==0.6.11.post2"
        flashinfer-python      = "==0.6.11.post2"
        nvidia-cutlass-dsl     = "==4.5.2"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        safetensors            = ">=0.6.2"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "wheels@cc50536c93827a577b2bc45f038b8b86:vllm-0.22.1-cp38-abi3-manylinux_2_28_x86_64.whl",
        ]
      }
    }
    "0.22.0" = {
      released = "2026-05-29"
      requires = {
        compressed-tensors     = "==0.15.0.1"
        flashinfer-cubin       = "==0.6.11.post2"
        flashinfer-python      = "==0.6.11.post2"
        nvidia-cutlass-dsl     = "==4.5.2"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        safetensors            = ">=0.6.2"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "wheels@c387a977e35795e8f77b009e019e6972:vllm-0.22.0-cp38-abi3-manylinux_2_28_x86_64.whl",
        ]
      }
    }
    "0.21.0" = {
      released = "2026-05-15"
      requires = {
        compressed-tensors     = "==0.15.0.1"
        flashinfer-cubin       = "==0.6.8.post1"
        flashinfer-python      = "==0.6.8.post1"
        nvidia-cutlass-dsl     = "==4.4.2"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "wheels@f4a75b1391f44c67dc1ca268f5ffed9f:vllm-0.21.0-1-cp38-abi3-manylinux_2_24_x86_64.whl",
        ]
      }
    }
    "0.20.2" = {
      released  = "2026-05-10"
      min_glibc = "2.34"
      requires = {
        compressed-tensors     = "==0.15.0.1"
        flashinfer-cubin       = "==0.6.8.post1"
        flashinfer-python      = "==0.6.8.post1"
        nvidia-cutlass-dsl     = ">=4.4.2"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      cell_source = {
        min_glibc = ["vllm-glibc-0191", "vllm-glibc-0200-cu129"]
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "wheels@22a7dd06eb03371298e13d6100f3dedb:vllm-0.20.2-cp38-abi3-manylinux_2_35_x86_64.whl",
        ]
      }
      inferred = ["min_glibc"]
      notes = [
        "install page still says CUDA 12.9 while code, containers and the unsuffixed wheel are 13.0",
        "released: tag commit author date",
        "min_glibc: the cu129 wheel needs it too, whatever its manylinux_2_31 tag says",
        "min_glibc: builds moved to manylinux images after 0.20.2",
      ]
    }
    "0.20.1" = {
      released  = "2026-05-03"
      min_glibc = "2.34"
      requires = {
        compressed-tensors     = "==0.15.0.1"
        flashinfer-cubin       = "==0.6.8.post1"
        flashinfer-python      = "==0.6.8.post1"
        nvidia-cutlass-dsl     = ">=4.4.2"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      cell_source = {
        min_glibc = ["vllm-glibc-0191", "vllm-glibc-0200-cu129"]
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "wheels@11907857c94c226caf82ada92ab09b1e:vllm-0.20.1-1-cp38-abi3-manylinux_2_35_x86_64.whl",
        ]
      }
      inferred = ["min_glibc"]
      notes = [
        "install page still says CUDA 12.9 while code, containers and the unsuffixed wheel are 13.0",
        "released: tag commit author date",
        "min_glibc: the cu129 wheel needs it too, whatever its manylinux_2_31 tag says",
        "min_glibc: builds moved to manylinux images after 0.20.2",
      ]
    }
    "0.20.0" = {
      released  = "2026-04-27"
      min_glibc = "2.34"
      requires = {
        compressed-tensors     = "==0.15.0.1"
        flashinfer-cubin       = "==0.6.8.post1"
        flashinfer-python      = "==0.6.8.post1"
        nvidia-cutlass-dsl     = ">=4.4.2"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      cell_source = {
        min_glibc = ["vllm-glibc-0191", "vllm-glibc-0200-cu129"]
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "wheels@24d28892e210200f6e1bd13f699c42a7:vllm-0.20.0-cp38-abi3-manylinux_2_35_x86_64.whl",
        ]
      }
      notes = [
        "install page still says CUDA 12.9 while code, containers and the unsuffixed wheel are 13.0",
        "released: tag commit author date",
        "min_glibc: the cu129 wheel needs it too, whatever its manylinux_2_31 tag says",
      ]
    }
  }
}

package "vllm" {
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10,<3.14"
  requires = {
    flashinfer-python     = "==0.6.6"
    numba                 = "==0.61.2"
    numpy                 = "*"
    nvidia-cudnn-frontend = ">=1.13.0,<1.19.0"
    nvidia-cutlass-dsl    = ">=4.4.0.dev1"
    torch                 = "==2.10.0"
    torchaudio            = "==2.10.0"
    torchvision           = "==0.25.0"
    transformers          = ">=4.56.0,<5"
  }
  cuda       = "12.9"
  cuda_also  = ["13.0"]
  cuda_facts = { docker_image = "12.9.1", image_build = "cu129" }
  sm_min     = "7.0"
  sm         = { docker = ["7.0", "7.5", "8.0", "8.9", "9.0", "10.0", "12.0"] }
  platforms  = ["linux/amd64", "linux/arm64"]
  source = [
    "vllm@v${version}:requirements/cuda.txt",
    "vllm@v${version}:requirements/common.txt",
    "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
    "vllm@v${version}:.buildkite/release-pipeline.yaml",
    "vllm@v${version}:vllm/envs.py",
  ]
  cell_source = { cuda_facts = ["vllm@v${version}:docker/Dockerfile"] }
  notes       = ["docs state 7.0 but the CUDA 13 variant compiles from 7.5", "released: tag commit author date"]
  rows = {
    "0.19.1" = {
      released          = "2026-04-18"
      min_glibc         = "2.31"
      min_glibc_by_cuda = { "13.0" = "2.35" }
      requires = {
        compressed-tensors     = "==0.15.0.1"
        flashinfer-cubin       = "==0.6.6"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
        transformers           = ">=4.56.0,!=5.0.*,!=5.1.*,!=5.2.*,!=5.3.*,!=5.4.*,!=5.5.0"
      }
      cell_source = {
        min_glibc         = ["vllm-glibc-0191"]
        min_glibc_by_cuda = ["vllm-glibc-0191-cu130"]
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "wheels@71a87f46cafab4489c69a5c5c83b870d:vllm-0.19.1-cp38-abi3-manylinux_2_31_x86_64.whl",
        ]
      }
      notes = [
        "docs state 7.0 but the CUDA 13 variant compiles from 7.5",
        "released: tag commit author date",
        "min_glibc: by the tags that pip reads; the CUDA 12.9 wheel itself needs 2.29",
      ]
    }
    "0.19.0" = {
      released = "2026-04-03"
      requires = {
        compressed-tensors     = "==0.14.0.1"
        flashinfer-cubin       = "==0.6.6"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "wheels@2d0e5fae45367bdbf111fcad68f4c0f8:vllm-0.19.0-cp38-abi3-manylinux_2_31_x86_64.whl",
        ]
      }
    }
    "0.18.1" = {
      released = "2026-03-31"
      requires = {
        compressed-tensors     = "==0.13.0"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "wheels@33d6d81299dedd45dde43fef261fbad2:vllm-0.18.1-cp38-abi3-manylinux_2_31_x86_64.whl",
        ]
      }
    }
    "0.18.0" = {
      released = "2026-03-20"
      requires = {
        compressed-tensors     = "==0.13.0"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "wheels@0bc51491598f4bcd161b693b27cbe286:vllm-0.18.0-cp38-abi3-manylinux_2_31_x86_64.whl",
        ]
      }
    }
    "0.17.1" = {
      released = "2026-03-11"
      requires = {
        compressed-tensors     = "==0.13.0"
        flashinfer-python      = "==0.6.4"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        ray                    = ">=2.48.0"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "wheels@c52e892309532b4e51cb94d022c5e3c0:vllm-0.17.1-cp38-abi3-manylinux_2_31_x86_64.whl",
        ]
      }
    }
    "0.17.0" = {
      without  = ["requires.nvidia-cudnn-frontend"]
      released = "2026-03-07"
      requires = {
        compressed-tensors     = "==0.13.0"
        flashinfer-python      = "==0.6.4"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        ray                    = ">=2.48.0"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "wheels@0296670a09d392ee43455d9bebf590d0:vllm-0.17.0-cp38-abi3-manylinux_2_31_x86_64.whl",
        ]
      }
    }
  }
}

package "vllm" {
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10,<3.14"
  requires = {
    flashinfer-python = "==0.5.3"
    numba             = "==0.61.2"
    numpy             = "*"
    ray               = ">=2.48.0"
    torch             = "==2.9.1"
    torchaudio        = "==2.9.1"
    torchvision       = "==0.24.1"
    transformers      = ">=4.56.0,<5"
  }
  cuda       = "12.9"
  cuda_also  = ["13.0"]
  cuda_facts = { docker_image = "12.9.1", image_build = "cu129" }
  sm_min     = "7.0"
  sm         = { docker = ["7.0", "7.5", "8.0", "8.9", "9.0", "10.0", "12.0"] }
  platforms  = ["linux/amd64", "linux/arm64"]
  source = [
    "vllm@v${version}:requirements/cuda.txt",
    "vllm@v${version}:requirements/common.txt",
    "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
    "vllm@v${version}:.buildkite/release-pipeline.yaml",
    "vllm@v${version}:vllm/envs.py",
  ]
  cell_source = { cuda_facts = ["vllm@v${version}:docker/Dockerfile"] }
  notes       = ["docs state 7.0 but the CUDA 13 variant compiles from 7.5", "released: tag commit author date"]
  rows = {
    "0.16.0" = {
      released = "2026-02-26"
      requires = {
        compressed-tensors     = "==0.13.0"
        flashinfer-python      = "==0.6.3"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
        pydantic               = ">=2.12.0"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "wheels@f066b2a2f8597a4a3ada8fbbfd122b59:vllm-0.16.0-cp38-abi3-manylinux_2_31_x86_64.whl",
        ]
      }
    }
    "0.15.1" = {
      released = "2026-02-05"
      requires = {
        compressed-tensors     = "==0.13.0"
        flashinfer-python      = "==0.6.1"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=6.33.5"
        pydantic               = ">=2.12.0"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "wheels@d3810299d331fc1031c8a2a9886f1f0e:vllm-0.15.1-cp38-abi3-manylinux_2_31_x86_64.whl",
        ]
      }
    }
    "0.15.0" = {
      released = "2026-01-29"
      requires = {
        compressed-tensors     = "==0.13.0"
        flashinfer-python      = "==0.6.1"
        opencv-python-headless = ">=4.13.0"
        protobuf               = "*"
        pydantic               = ">=2.12.0"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "wheels@fd03371687568c511be2f9204932b3d7:vllm-0.15.0-cp38-abi3-manylinux_2_31_x86_64.whl",
        ]
      }
    }
    "0.14.1" = {
      released = "2026-01-24"
      requires = {
        compressed-tensors     = "==0.13.0"
        opencv-python-headless = ">=4.13.0"
        protobuf               = ">=6.30.0"
        pydantic               = ">=2.12.0"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "wheels@435565a8299a5fcdbf5af4a798e342dd:vllm-0.14.1-cp38-abi3-manylinux_2_31_x86_64.whl",
        ]
      }
    }
    "0.14.0" = {
      released = "2026-01-20"
      requires = {
        compressed-tensors     = "==0.13.0"
        opencv-python-headless = ">=4.11.0"
        protobuf               = ">=6.30.0"
        pydantic               = ">=2.12.0"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "wheels@9362cadde2cd1329a0c4a0ea9eace233:vllm-0.14.0-cp38-abi3-manylinux_2_31_x86_64.whl",
        ]
      }
    }
    "0.13.0" = {
      released = "2025-12-19"
      requires = {
        compressed-tensors     = "==0.12.2"
        opencv-python-headless = ">=4.11.0"
        protobuf               = "*"
        pydantic               = ">=2.12.0"
        scipy                  = "*"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
        torch                  = "==2.9.0"
        torchaudio             = "==2.9.0"
        torchvision            = "==0.24.0"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "wheels@12b3d0a3b91c32a0091349de64b464f1:vllm-0.13.0-cp38-abi3-manylinux_2_31_x86_64.whl",
        ]
      }
    }
    "0.12.0" = {
      released = "2025-12-03"
      requires = {
        compressed-tensors     = "==0.12.2"
        opencv-python-headless = ">=4.11.0"
        protobuf               = "*"
        pydantic               = ">=2.12.0"
        scipy                  = "*"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
        torch                  = "==2.9.0"
        torchaudio             = "==2.9.0"
        torchvision            = "==0.24.0"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "wheels@596673edcac5ea8ab8cb2d9b02000529:vllm-0.12.0-cp38-abi3-manylinux_2_31_x86_64.whl",
        ]
      }
    }
  }
}

package "vllm" {
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10,<3.14"
  requires = {
    flashinfer-python = "==0.5.2"
    numba             = "==0.61.2"
    numpy             = "*"
    ray               = ">=2.48.0"
    torch             = "==2.9.0"
    torchaudio        = "==2.9.0"
    torchvision       = "==0.24.0"
    transformers      = ">=4.56.0,<5"
    xformers          = "==0.0.33.post1"
  }
  markers    = { xformers = "platform_system == 'Linux' and platform_machine == 'x86_64'" }
  cuda       = "12.8"
  cuda_also  = ["12.9", "13.0"]
  cuda_facts = { disputed = "12.9", docker_image = "12.9.1", image_build = "cu129" }
  sm_min     = "7.0"
  sm         = { docker = ["7.0", "7.5", "8.0", "8.9", "9.0", "10.0", "12.0"] }
  platforms  = ["linux/amd64", "linux/arm64"]
  source = [
    "vllm@v${version}:requirements/cuda.txt",
    "vllm@v${version}:requirements/common.txt",
    "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
    "vllm@v${version}:.buildkite/release-pipeline.yaml",
    "vllm@v${version}:vllm/envs.py",
    "vllm-forum-cu129",
  ]
  cell_source = { cuda_facts = ["vllm@v${version}:docker/Dockerfile"] }
  notes = [
    "code and docs say 12.8; the vendor wheel index and container are 12.9 and the 0.11.1 notes name cu129 as default; treat default as disputed; docs state 7.0 but the CUDA 13 variant compiles from 7.5",
    "released: tag commit author date",
  ]
  rows = {
    "0.11.2" = {
      released = "2025-11-20"
      requires = {
        compressed-tensors     = "==0.12.2"
        opencv-python-headless = ">=4.11.0"
        protobuf               = "*"
        pydantic               = ">=2.12.0"
        scipy                  = "*"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "vllm-forum-cu129",
          "wheels@ea473bd4fde06940fe3f681a00476060:vllm-0.11.2-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.11.1" = {
      released = "2025-11-19"
      requires = {
        compressed-tensors     = "==0.12.2"
        opencv-python-headless = ">=4.11.0"
        protobuf               = "*"
        pydantic               = ">=2.12.0"
        scipy                  = "*"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu.cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "vllm-forum-cu129",
          "wheels@077da60655466bab811f006ef93b90d4:vllm-0.11.1-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
  }
}

package "vllm" {
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<3.13"
  requires = {
    numba       = "==0.60.0"
    numpy       = "*"
    ray         = ">=2.48.0"
    torch       = "==2.7.1"
    torchaudio  = "==2.7.1"
    torchvision = "==0.22.1"
    xformers    = "==0.0.31"
  }
  limits = { transformers = "<5" }
  markers = {
    numba    = "python_version == '3.9'"
    xformers = "platform_system == 'Linux' and platform_machine == 'x86_64'"
  }
  cuda       = "12.8"
  cuda_also  = ["11.8", "12.6"]
  cuda_facts = { docker_image = "12.8.1", image_build = "cu128" }
  sm_min     = "7.0"
  sm         = { docker = ["7.0", "7.5", "8.0", "8.9", "9.0", "10.0", "12.0"] }
  platforms  = ["linux/amd64"]
  source = [
    "vllm@v${version}:requirements/cuda.txt",
    "vllm@v${version}:requirements/common.txt",
    "vllm@v${version}:docs/getting_started/installation/gpu/cuda.inc.md",
    "vllm@v${version}:.buildkite/release-pipeline.yaml",
    "vllm@v${version}:setup.py",
  ]
  cell_source = {
    cuda_facts = ["vllm@v${version}:docker/Dockerfile"]
    limits     = ["vllm-transformers5", "vllm-tokenizer-source"]
  }
  notes = ["released: tag commit author date"]
  rows = {
    "0.11.0" = {
      released        = "2025-10-04"
      python          = ["3.9", "3.10", "3.11", "3.12", "3.13"]
      python_requires = ">=3.9,<3.14"
      requires = {
        compressed-tensors     = "==0.11.0"
        opencv-python-headless = ">=4.11.0"
        protobuf               = "*"
        pydantic               = ">=2.11.7"
        scipy                  = "*"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
        torch                  = "==2.8.0"
        torchaudio             = "==2.8.0"
        torchvision            = "==0.23.0"
        transformers           = ">=4.55.2"
        xformers               = "==0.0.32.post1"
      }
      cuda_also  = ["12.6", "12.9"]
      cuda_facts = { disputed = "12.9" }
      platforms  = ["linux/amd64", "linux/arm64"]
      source = [
        "vllm@v${version}:requirements/cuda.txt",
        "vllm@v${version}:requirements/common.txt",
        "vllm@v${version}:docs/getting_started/installation/gpu/cuda.inc.md",
        "vllm@v${version}:.buildkite/release-pipeline.yaml",
        "vllm@v${version}:vllm/envs.py",
        "vllm-forum-cu129",
      ]
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu/cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "vllm-forum-cu129",
          "wheels@3861c75ff2b12e24f6d179ff5c084d79:vllm-0.11.0-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
      notes = [
        "code and docs say 12.8; the vendor wheel index and container are 12.9 and the 0.11.1 notes name cu129 as default; treat default as disputed",
        "released: tag commit author date",
      ]
    }
    "0.10.2" = {
      released        = "2025-09-13"
      python          = ["3.9", "3.10", "3.11", "3.12", "3.13"]
      python_requires = ">=3.9,<3.14"
      requires = {
        compressed-tensors     = "==0.11.0"
        opencv-python-headless = ">=4.11.0"
        protobuf               = "*"
        pydantic               = ">=2.11.7"
        scipy                  = "*"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
        torch                  = "==2.8.0"
        torchaudio             = "==2.8.0"
        torchvision            = "==0.23.0"
        transformers           = ">=4.55.2"
        xformers               = "==0.0.32.post1"
      }
      cuda_also = ["12.6", "12.9"]
      platforms = ["linux/amd64", "linux/arm64"]
      source = [
        "vllm@v${version}:requirements/cuda.txt",
        "vllm@v${version}:requirements/common.txt",
        "vllm@v${version}:docs/getting_started/installation/gpu/cuda.inc.md",
        "vllm@v${version}:.buildkite/release-pipeline.yaml",
        "vllm@v${version}:vllm/envs.py",
      ]
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu/cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:vllm/envs.py",
          "wheels@e0cba6110483d9bf25c4402d8655cf78:vllm-0.10.2-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.10.1.1" = {
      released = "2025-08-20"
      requires = {
        compressed-tensors     = "==0.10.2"
        opencv-python-headless = ">=4.11.0"
        protobuf               = "*"
        pydantic               = ">=2.10"
        scipy                  = "*"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
        transformers           = ">=4.55.0"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu/cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@8ca0dd985e1ceac8540e7719c654f155:vllm-0.10.1.1-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.10.1" = {
      released = "2025-08-19"
      requires = {
        compressed-tensors     = "==0.10.2"
        opencv-python-headless = ">=4.11.0"
        protobuf               = "*"
        pydantic               = ">=2.10"
        scipy                  = "*"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
        transformers           = ">=4.55.0"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu/cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@df04a14116750f05099b84db4474935d:vllm-0.10.1-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.10.0" = {
      released = "2025-07-25"
      requires = {
        compressed-tensors     = "==0.10.2"
        huggingface-hub        = ">=0.33.0"
        opencv-python-headless = ">=4.11.0"
        protobuf               = "*"
        pydantic               = ">=2.10"
        ray                    = ">=2.43.0,!=2.44.*"
        scipy                  = "*"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
        transformers           = ">=4.53.2"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu/cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@8ca37559d82b43b5e8c8248d2e4a1ecb:vllm-0.10.0-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
  }
}

package "vllm" {
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9,<3.13"
  requires = {
    numba        = "==0.60.0"
    numpy        = "*"
    outlines     = "==0.1.11"
    ray          = ">=2.43.0,!=2.44.*"
    torch        = "==2.7.0"
    torchaudio   = "==2.7.0"
    torchvision  = "==0.22.0"
    transformers = ">=4.51.1"
    xformers     = "==0.0.30"
  }
  limits = { transformers = "<4.54" }
  markers = {
    numba    = "python_version == '3.9'"
    xformers = "platform_system == 'Linux' and platform_machine == 'x86_64'"
  }
  cuda       = "12.8"
  cuda_also  = ["11.8", "12.6"]
  cuda_facts = { docker_image = "12.8.1", image_build = "cu128" }
  sm_min     = "7.0"
  sm         = { docker = ["7.0", "7.5", "8.0", "8.9", "9.0", "10.0+PTX"] }
  platforms  = ["linux/amd64"]
  source = [
    "vllm@v${version}:requirements/cuda.txt",
    "vllm@v${version}:requirements/common.txt",
    "vllm@v${version}:docs/getting_started/installation/gpu/cuda.inc.md",
    "vllm@v${version}:.buildkite/release-pipeline.yaml",
    "vllm@v${version}:setup.py",
  ]
  cell_source = {
    cuda_facts = ["vllm@v${version}:docker/Dockerfile", "vllm-image-092", "vllm-image-sm120"]
    limits     = ["vllm-aimv2"]
  }
  notes = ["released: tag commit author date"]
  rows = {
    "0.9.2" = {
      released = "2025-07-08"
      requires = {
        compressed-tensors     = "==0.10.2"
        huggingface-hub        = ">=0.33.0"
        opencv-python-headless = ">=4.11.0"
        protobuf               = "*"
        pydantic               = ">=2.10"
        scipy                  = "*"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      sm = { docker = ["7.0", "7.5", "8.0", "8.9", "9.0", "10.0", "12.0"] }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu/cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@f3c5da29a286f4933b480a5b4749fab2:vllm-0.9.2-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.9.1" = {
      released = "2025-06-10"
      requires = {
        compressed-tensors     = "==0.10.1"
        huggingface-hub        = ">=0.32.0"
        opencv-python-headless = ">=4.11.0"
        protobuf               = "*"
        pydantic               = ">=2.10"
        scipy                  = "*"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu/cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@28b99e8df39c7aaeda04f7e5353b1856:vllm-0.9.1-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.9.0.1" = {
      released = "2025-05-30"
      requires = {
        compressed-tensors     = "==0.9.4"
        huggingface-hub        = ">=0.32.0"
        opencv-python-headless = ">=4.11.0"
        protobuf               = "*"
        pydantic               = ">=2.9"
        scipy                  = "*"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu/cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@b581df16f68f871773cf57fe8cc77378:vllm-0.9.0.1-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.9.0" = {
      released = "2025-05-28"
      requires = {
        compressed-tensors     = "==0.9.4"
        huggingface-hub        = ">=0.32.0"
        opencv-python-headless = ">=4.11.0"
        protobuf               = "*"
        pydantic               = ">=2.9"
        scipy                  = "*"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/getting_started/installation/gpu/cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@a130715cc915377f78e84088fc35c426:vllm-0.9.0-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
  }
}

package "vllm" {
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9"
  requires = {
    numba       = "==0.60.0"
    numpy       = "*"
    outlines    = "==0.1.11"
    ray         = ">=2.43.0,!=2.44.*"
    torch       = "==2.6.0"
    torchaudio  = "==2.6.0"
    torchvision = "==0.21.0"
    xformers    = "==0.0.29.post2"
  }
  limits = { transformers = "<5" }
  markers = {
    numba    = "python_version == '3.9'"
    xformers = "platform_system == 'Linux' and platform_machine == 'x86_64'"
  }
  cuda       = "12.4"
  cuda_also  = ["11.8", "12.1"]
  cuda_facts = { docker_image = "12.4.1" }
  sm_min     = "7.0"
  sm         = { docker = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0+PTX"] }
  platforms  = ["linux/amd64"]
  source = [
    "vllm@v${version}:requirements/cuda.txt",
    "vllm@v${version}:requirements/common.txt",
    "vllm@v${version}:docs/source/getting_started/installation/gpu/cuda.inc.md",
    "vllm@v${version}:.buildkite/release-pipeline.yaml",
    "vllm@v${version}:setup.py",
  ]
  cell_source = { limits = ["vllm-transformers5", "vllm-tokenizer-source"] }
  notes       = ["released: tag commit author date"]
  rows = {
    "0.8.5.post1" = {
      released        = "2025-05-02"
      python_requires = ">=3.9,<3.13"
      requires = {
        compressed-tensors     = "==0.9.3"
        huggingface-hub        = ">=0.30.0"
        opencv-python-headless = ">=4.11.0"
        protobuf               = "*"
        pydantic               = ">=2.9"
        scipy                  = "*"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
        transformers           = ">=4.51.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/source/getting_started/installation/gpu/cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@b7f0dbd46f82aac6b2e7489c2bbf1c90:vllm-0.8.5.post1-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.8.5" = {
      released        = "2025-04-28"
      python_requires = ">=3.9,<3.13"
      min_glibc       = "2.14"
      requires = {
        compressed-tensors     = "==0.9.3"
        huggingface-hub        = ">=0.30.0"
        opencv-python-headless = ">=4.11.0"
        protobuf               = "*"
        pydantic               = ">=2.9"
        scipy                  = "*"
        sentencepiece          = "*"
        tokenizers             = ">=0.21.1"
        transformers           = ">=4.51.1"
      }
      cell_source = {
        min_glibc = ["vllm-glibc-read"]
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/source/getting_started/installation/gpu/cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@74bfe92953bee1269c1e1c27827bc156:vllm-0.8.5-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.8.4" = {
      released        = "2025-04-15"
      python_requires = ">=3.9,<3.13"
      requires = {
        compressed-tensors     = "==0.9.3"
        huggingface-hub        = ">=0.30.0"
        opencv-python-headless = ">=4.11.0"
        protobuf               = "*"
        pydantic               = ">=2.9"
        scipy                  = "*"
        sentencepiece          = "*"
        tokenizers             = ">=0.19.1"
        transformers           = ">=4.51.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/source/getting_started/installation/gpu/cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@e346749ee8df48cdcd935d00a7fc123a:vllm-0.8.4-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.8.3" = {
      released = "2025-04-06"
      requires = {
        compressed-tensors     = "==0.9.2"
        huggingface-hub        = ">=0.30.0"
        opencv-python-headless = ">=4.11.0"
        protobuf               = "*"
        pydantic               = ">=2.9"
        scipy                  = "*"
        sentencepiece          = "*"
        tokenizers             = ">=0.19.1"
        transformers           = ">=4.51.0"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/source/getting_started/installation/gpu/cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@5488af1cf912ca8a7fad622512e05022:vllm-0.8.3-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.8.2" = {
      without  = ["markers"]
      released = "2025-03-25"
      requires = {
        compressed-tensors = "==0.9.2"
        numpy              = "<2.0.0"
        protobuf           = "*"
        pydantic           = ">=2.9"
        ray                = ">=2.43.0"
        scipy              = "*"
        sentencepiece      = "*"
        tokenizers         = ">=0.19.1"
        transformers       = ">=4.48.2"
      }
      markers = { xformers = "platform_system == 'Linux' and platform_machine == 'x86_64'" }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/source/getting_started/installation/gpu/cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@32442b686c5dad8e6ddcf5a8b0cf3f74:vllm-0.8.2-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.8.1" = {
      without  = ["markers"]
      released = "2025-03-19"
      requires = {
        compressed-tensors = "==0.9.2"
        numpy              = "<2.0.0"
        protobuf           = "*"
        pydantic           = ">=2.9"
        ray                = ">=2.43.0"
        scipy              = "*"
        sentencepiece      = "*"
        tokenizers         = ">=0.19.1"
        transformers       = ">=4.48.2"
      }
      markers = { xformers = "platform_system == 'Linux' and platform_machine == 'x86_64'" }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/source/getting_started/installation/gpu/cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@becc51ff9faa61bf5c8765366afed5b6:vllm-0.8.1-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.8.0" = {
      without  = ["markers"]
      released = "2025-03-18"
      requires = {
        compressed-tensors = "==0.9.2"
        numpy              = "<2.0.0"
        protobuf           = "*"
        pydantic           = ">=2.9"
        ray                = ">=2.43.0"
        scipy              = "*"
        sentencepiece      = "*"
        tokenizers         = ">=0.19.1"
        transformers       = ">=4.48.2"
      }
      markers = { xformers = "platform_system == 'Linux' and platform_machine == 'x86_64'" }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements/cuda.txt",
          "vllm@v${version}:requirements/common.txt",
          "vllm@v${version}:docs/source/getting_started/installation/gpu/cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@d3660eda448560b0ce6a1524466d7d36:vllm-0.8.0-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
  }
}

package "vllm" {
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9"
  requires = {
    numpy        = "<2.0.0"
    outlines     = "==0.1.11"
    ray          = ">=2.9"
    torch        = "==2.5.1"
    torchaudio   = "==2.5.1"
    torchvision  = "==0.20.1"
    transformers = ">=4.48.2"
    xformers     = "==0.0.28.post3"
  }
  limits     = { transformers = "<5" }
  markers    = { xformers = "platform_system == 'Linux' and platform_machine == 'x86_64'" }
  cuda       = "12.1"
  cuda_also  = ["11.8"]
  cuda_facts = { docker_image = "12.4.1" }
  sm_min     = "7.0"
  sm         = { docker = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0+PTX"] }
  platforms  = ["linux/amd64"]
  source = [
    "vllm@v${version}:requirements-cuda.txt",
    "vllm@v${version}:requirements-common.txt",
    "vllm@v${version}:docs/source/getting_started/installation/gpu/cuda.inc.md",
    "vllm@v${version}:.buildkite/release-pipeline.yaml",
    "vllm@v${version}:setup.py",
    "torch25-cu124",
  ]
  cell_source = { limits = ["vllm-transformers5", "vllm-tokenizer-source"] }
  notes = [
    "wheel built with CUDA 12.1 while the pinned torch 2.5.1 from PyPI carries CUDA 12.4",
    "released: tag commit author date",
  ]
  rows = {
    "0.7.3" = {
      released  = "2025-02-20"
      min_glibc = "2.14"
      requires = {
        compressed-tensors = "==0.9.1"
        numba              = "==0.60.0"
        protobuf           = "*"
        pydantic           = ">=2.9"
        ray                = "==2.40.0"
        sentencepiece      = "*"
        tokenizers         = ">=0.19.1"
      }
      cell_source = {
        min_glibc = ["vllm-glibc-read"]
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation/gpu/cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "torch25-cu124",
          "wheels@b8a593711ee0d798c3b95068988440cf:vllm-0.7.3-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.7.2" = {
      released = "2025-02-06"
      requires = {
        compressed-tensors = "==0.9.1"
        protobuf           = "*"
        pydantic           = ">=2.9"
        sentencepiece      = "*"
        tokenizers         = ">=0.19.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation/gpu/cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "torch25-cu124",
          "wheels@51fcb7d60149f75ec85d457fab6ccd88:vllm-0.7.2-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.7.1" = {
      released = "2025-02-01"
      requires = {
        compressed-tensors = "==0.9.0"
        protobuf           = "*"
        pydantic           = ">=2.9"
        sentencepiece      = "*"
        tokenizers         = ">=0.19.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation/gpu/cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "torch25-cu124",
          "wheels@c68d703702e550b7125353368f6da009:vllm-0.7.1-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.7.0" = {
      without  = ["requires.torchaudio"]
      released = "2025-01-27"
      requires = {
        compressed-tensors = "==0.9.0"
        protobuf           = "*"
        pydantic           = ">=2.9"
        sentencepiece      = "*"
        tokenizers         = ">=0.19.1"
        transformers       = ">=4.45.2"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation/gpu/cuda.inc.md",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "torch25-cu124",
          "wheels@946c4169df196138ebc60f8de9cefb22:vllm-0.7.0-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
  }
}

package "vllm" {
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9"
  requires = {
    numpy        = "<2.0.0"
    outlines     = "==0.1.11"
    ray          = ">=2.9"
    torch        = "==2.5.1"
    torchvision  = "==0.20.1"
    transformers = ">=4.45.2"
    xformers     = "==0.0.28.post3"
  }
  limits     = { transformers = "<5" }
  markers    = { xformers = "platform_system == 'Linux' and platform_machine == 'x86_64'" }
  cuda       = "12.1"
  cuda_also  = ["11.8"]
  cuda_facts = { docker_image = "12.4.1" }
  sm_min     = "7.0"
  sm         = { docker = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0+PTX"] }
  platforms  = ["linux/amd64"]
  source = [
    "vllm@v${version}:requirements-cuda.txt",
    "vllm@v${version}:requirements-common.txt",
    "vllm@v${version}:docs/source/getting_started/installation.rst",
    "vllm@v${version}:.buildkite/release-pipeline.yaml",
    "vllm@v${version}:setup.py",
    "torch25-cu124",
  ]
  cell_source = { limits = ["vllm-transformers5", "vllm-tokenizer-source"] }
  notes = [
    "wheel built with CUDA 12.1 while the pinned torch 2.5.1 from PyPI carries CUDA 12.4",
    "released: tag commit author date",
  ]
  rows = {
    "0.6.6.post1" = {
      released = "2024-12-27"
      requires = {
        compressed-tensors = "==0.8.1"
        protobuf           = "*"
        pydantic           = ">=2.9"
        sentencepiece      = "*"
        tokenizers         = ">=0.19.1"
      }
      source = [
        "vllm@v${version}:requirements-cuda.txt",
        "vllm@v${version}:requirements-common.txt",
        "vllm@v${version}:.buildkite/release-pipeline.yaml",
        "vllm@v${version}:setup.py",
        "vllm@v0.6.6:CMakeLists.txt",
        "torch25-cu124",
      ]
      cell_source = {
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "vllm@v0.6.6:CMakeLists.txt",
          "torch25-cu124",
          "wheels@07cd8b4bc6368b5ce37ea14936d69410:vllm-0.6.6.post1-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
      inferred = ["sm_min"]
      notes = [
        "inferred: min_sm (from the CMake architecture list; the install page at this tag could not be matched)",
        "wheel built with CUDA 12.1 while the pinned torch 2.5.1 from PyPI carries CUDA 12.4",
        "released: tag commit author date",
      ]
    }
    "0.6.6" = {
      released = "2024-12-27"
      requires = {
        compressed-tensors = "==0.8.1"
        protobuf           = "*"
        pydantic           = ">=2.9"
        sentencepiece      = "*"
        tokenizers         = ">=0.19.1"
      }
      source = [
        "vllm@v${version}:requirements-cuda.txt",
        "vllm@v${version}:requirements-common.txt",
        "vllm@v${version}:.buildkite/release-pipeline.yaml",
        "vllm@v${version}:setup.py",
        "vllm@v${version}:CMakeLists.txt",
        "torch25-cu124",
      ]
      cell_source = {
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "vllm@v${version}:CMakeLists.txt",
          "torch25-cu124",
          "wheels@67391737826703bb50f8a3e610b8518e:vllm-0.6.6-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
      inferred = ["sm_min"]
      notes = [
        "inferred: min_sm (from the CMake architecture list; the install page at this tag could not be matched)",
        "wheel built with CUDA 12.1 while the pinned torch 2.5.1 from PyPI carries CUDA 12.4",
        "released: tag commit author date",
      ]
    }
    "0.6.5" = {
      released = "2024-12-18"
      requires = {
        compressed-tensors = "==0.8.1"
        protobuf           = "*"
        pydantic           = ">=2.9"
        sentencepiece      = "*"
        tokenizers         = ">=0.19.1"
      }
      markers = { torch = "platform_machine != 'aarch64'", torchvision = "platform_machine != 'aarch64'" }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "torch25-cu124",
          "wheels@494e35734490abed53d6ae51c8d00e9e:vllm-0.6.5-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.6.4.post1" = {
      released = "2024-11-15"
      requires = {
        compressed-tensors = "==0.8.0"
        outlines           = ">=0.0.43,<0.1"
        protobuf           = "*"
        pydantic           = ">=2.9"
        sentencepiece      = "*"
        tokenizers         = ">=0.19.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "torch25-cu124",
          "wheels@dc151793688376904ca54129a4aa0b83:vllm-0.6.4.post1-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.6.4" = {
      released = "2024-11-15"
      requires = {
        compressed-tensors = "==0.8.0"
        outlines           = ">=0.0.43,<0.1"
        protobuf           = "*"
        pydantic           = ">=2.9"
        sentencepiece      = "*"
        tokenizers         = ">=0.19.1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "torch25-cu124",
          "wheels@223801295c3a4c98b2425e60026bb0cf:vllm-0.6.4-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
  }
}

package "vllm" {
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8"
  requires = {
    numpy           = "<2.0.0"
    outlines        = ">=0.0.43,<0.1"
    ray             = ">=2.9"
    torch           = "==2.4.0"
    torchvision     = "==0.19"
    transformers    = ">=4.43.2"
    vllm-flash-attn = "==2.6.1"
    xformers        = "==0.0.27.post2"
  }
  limits = { transformers = "<5" }
  markers = {
    vllm-flash-attn = "platform_system == 'Linux' and platform_machine == 'x86_64'"
    xformers        = "platform_system == 'Linux' and platform_machine == 'x86_64'"
  }
  cuda       = "12.1"
  cuda_also  = ["11.8"]
  cuda_facts = { docker_image = "12.4.1" }
  sm_min     = "7.0"
  sm         = { docker = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0+PTX"] }
  platforms  = ["linux/amd64"]
  source = [
    "vllm@v${version}:requirements-cuda.txt",
    "vllm@v${version}:requirements-common.txt",
    "vllm@v${version}:docs/source/getting_started/installation.rst",
    "vllm@v${version}:.buildkite/release-pipeline.yaml",
    "vllm@v${version}:setup.py",
  ]
  cell_source = { limits = ["vllm-transformers5", "vllm-tokenizer-source"] }
  notes       = ["released: tag commit author date"]
  rows = {
    "0.6.3.post1" = {
      without   = ["requires.vllm-flash-attn", "markers"]
      released  = "2024-10-17"
      min_glibc = "2.14"
      requires = {
        compressed-tensors = "==0.6.0"
        protobuf           = "*"
        pydantic           = ">=2.9"
        sentencepiece      = "*"
        tokenizers         = ">=0.19.1"
        transformers       = ">=4.45.2"
      }
      markers = { xformers = "platform_system == 'Linux' and platform_machine == 'x86_64'" }
      cell_source = {
        min_glibc = ["vllm-glibc-read"]
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@691f10edb9869eb8b85bebfe2c0fb3c6:vllm-0.6.3.post1-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.6.3" = {
      without  = ["requires.vllm-flash-attn", "markers"]
      released = "2024-10-14"
      requires = {
        protobuf      = "*"
        pydantic      = ">=2.9"
        sentencepiece = "*"
        tokenizers    = ">=0.19.1"
        transformers  = ">=4.45.0"
      }
      markers = { xformers = "platform_system == 'Linux' and platform_machine == 'x86_64'" }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@939ae90251a5676b83d0c2afb92405e4:vllm-0.6.3-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.6.2" = {
      without  = ["requires.vllm-flash-attn", "markers"]
      released = "2024-09-25"
      requires = {
        protobuf      = "*"
        pydantic      = ">=2.9"
        sentencepiece = "*"
        tokenizers    = ">=0.19.1"
        transformers  = ">=4.45.0"
      }
      markers = { xformers = "platform_system == 'Linux' and platform_machine == 'x86_64'" }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@414e2244a6c3a97175e7659f9a6e10c2:vllm-0.6.2-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.6.1.post2" = {
      released = "2024-09-13"
      requires = { protobuf = "*", pydantic = ">=2.9", sentencepiece = "*", tokenizers = ">=0.19.1" }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@d99c8102c719f54171ca014d40232dea:vllm-0.6.1.post2-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.6.1.post1" = {
      released = "2024-09-13"
      requires = { protobuf = "*", pydantic = ">=2.9", sentencepiece = "*", tokenizers = ">=0.19.1" }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@8dfc716cc0e1b659e93f3c93ee5c389d:vllm-0.6.1.post1-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.6.1" = {
      released = "2024-09-11"
      requires = { protobuf = "*", pydantic = ">=2.8", sentencepiece = "*", tokenizers = ">=0.19.1" }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@aa93a20d9ba9fa21f0c72d28d225a1b9:vllm-0.6.1-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.6.0" = {
      released = "2024-09-05"
      requires = { protobuf = "*", pydantic = ">=2.8", sentencepiece = "*", tokenizers = ">=0.19.1" }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@6d68104d8fd5e5406d1c6f22729d46a9:vllm-0.6.0-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.5.5" = {
      released = "2024-08-23"
      requires = { protobuf = "*", pydantic = ">=2.8", sentencepiece = "*", tokenizers = ">=0.19.1" }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@64fb5b8a3300af3006a3b9ba4eacdf5f:vllm-0.5.5-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.5.4" = {
      without   = ["markers"]
      released  = "2024-08-05"
      min_glibc = "2.14"
      requires  = { pydantic = ">=2.0", sentencepiece = "*", tokenizers = ">=0.19.1" }
      cell_source = {
        min_glibc = ["vllm-glibc-read"]
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@e0722a5451bc32799b27aba7ef16356d:vllm-0.5.4-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
  }
}

package "vllm" {
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  requires = {
    numpy           = "<2.0.0"
    outlines        = ">=0.0.43,<0.1"
    ray             = ">=2.9"
    torch           = "==2.3.1"
    torchvision     = "==0.18.1"
    transformers    = ">=4.42.4"
    vllm-flash-attn = "==2.5.9.post1"
    xformers        = "==0.0.27"
  }
  limits     = { transformers = "<5" }
  cuda       = "12.1"
  cuda_also  = ["11.8"]
  cuda_facts = { docker_image = "12.4.1" }
  sm_min     = "7.0"
  sm         = { docker = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0+PTX"] }
  platforms  = ["linux/amd64"]
  source = [
    "vllm@v${version}:requirements-cuda.txt",
    "vllm@v${version}:requirements-common.txt",
    "vllm@v${version}:docs/source/getting_started/installation.rst",
    "vllm@v${version}:.buildkite/release-pipeline.yaml",
    "vllm@v${version}:setup.py",
  ]
  cell_source = { limits = ["vllm-transformers5", "vllm-tokenizer-source"] }
  notes       = ["released: tag commit author date"]
  rows = {
    "0.5.3.post1" = {
      released  = "2024-07-23"
      min_glibc = "2.14"
      requires  = { pydantic = ">=2.0", sentencepiece = "*", tokenizers = ">=0.19.1" }
      cell_source = {
        min_glibc = ["vllm-glibc-read"]
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@bc29055476f527ad11c75d8938a5b402:vllm-0.5.3.post1-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.5.3" = {
      released  = "2024-07-23"
      min_glibc = "2.14"
      requires  = { pydantic = ">=2.0", sentencepiece = "*", tokenizers = ">=0.19.1" }
      cell_source = {
        min_glibc = ["vllm-glibc-052", "vllm-glibc-read"]
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@7841072a979d87c023845dbfe429ff65:vllm-0.5.3-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
      inferred = ["min_glibc"]
    }
    "0.5.2" = {
      released  = "2024-07-15"
      min_glibc = "2.32"
      requires  = { pydantic = ">=2.0", sentencepiece = "*", tokenizers = ">=0.19.1" }
      cell_source = {
        min_glibc = ["vllm-glibc-052"]
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@ac9e366ffad44a8928889871e12b3718:vllm-0.5.2-cp38-abi3-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.5.1" = {
      released = "2024-07-06"
      requires = {
        outlines        = ">=0.0.43"
        pydantic        = ">=2.0"
        sentencepiece   = "*"
        tokenizers      = ">=0.19.1"
        torch           = "==2.3.0"
        torchvision     = "==0.18.0"
        transformers    = ">=4.42.0"
        vllm-flash-attn = "==2.5.9"
        xformers        = "==0.0.26.post1"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.buildkite/release-pipeline.yaml",
          "vllm@v${version}:setup.py",
          "wheels@562e3dd1d54ad0afb299e64412322b37:vllm-0.5.1-cp310-cp310-manylinux1_x86_64.whl",
        ]
      }
    }
  }
}

package "vllm" {
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  requires = {
    numpy        = "*"
    outlines     = "==0.0.34"
    ray          = ">=2.9"
    torch        = "==2.3.0"
    transformers = ">=4.40.0"
    xformers     = "==0.0.26.post1"
  }
  limits     = { transformers = "<5" }
  cuda       = "12.1"
  cuda_also  = ["11.8"]
  cuda_facts = { docker_image = "12.4.1" }
  sm_min     = "7.0"
  sm         = { docker = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0+PTX"] }
  platforms  = ["linux/amd64"]
  source = [
    "vllm@v${version}:requirements-cuda.txt",
    "vllm@v${version}:requirements-common.txt",
    "vllm@v${version}:docs/source/getting_started/installation.rst",
    "vllm@v${version}:.github/workflows/publish.yml",
    "vllm@v${version}:setup.py",
  ]
  cell_source = { limits = ["vllm-transformers5", "vllm-tokenizer-source"] }
  notes       = ["released: tag commit author date"]
  rows = {
    "0.5.0.post1" = {
      released = "2024-06-14"
      requires = {
        outlines        = ">=0.0.43"
        pydantic        = ">=2.0"
        sentencepiece   = "*"
        tokenizers      = ">=0.19.1"
        vllm-flash-attn = "==2.5.9"
      }
      limits = { numpy = "<2" }
      cell_source = {
        limits = ["vllm-transformers5", "vllm-tokenizer-source", "vllm-numpy"]
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@88e22d26aaeb8f721622f2544dec66aa:vllm-0.5.0.post1-cp310-cp310-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.5.0" = {
      released = "2024-06-11"
      requires = {
        outlines        = ">=0.0.43"
        pydantic        = ">=2.0"
        sentencepiece   = "*"
        tokenizers      = ">=0.19.1"
        vllm-flash-attn = "==2.5.9"
      }
      limits = { numpy = "<2" }
      cell_source = {
        limits = ["vllm-transformers5", "vllm-tokenizer-source", "vllm-numpy"]
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@2070a07dd65f764340366e2f6ab45f46:vllm-0.5.0-cp310-cp310-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.4.3" = {
      released = "2024-06-01"
      requires = {
        pydantic        = ">=2.0"
        sentencepiece   = "*"
        tokenizers      = ">=0.19.1"
        vllm-flash-attn = "==2.5.8.post2"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@908089b6075deca4b74e887494b8e201:vllm-0.4.3-cp310-cp310-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.4.2" = {
      released = "2024-05-05"
      requires = { pydantic = ">=2.0", sentencepiece = "*", tokenizers = ">=0.19.1" }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@26ad388c1c6ec0348c19495318c1e109:vllm-0.4.2-cp310-cp310-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.4.1" = {
      released = "2024-04-24"
      requires = {
        pydantic      = ">=2.0"
        sentencepiece = "*"
        tokenizers    = ">=0.19.1"
        torch         = "==2.2.1"
        xformers      = "==0.0.25"
      }
      cuda_facts = { docker_image = "12.1.0" }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements-cuda.txt",
          "vllm@v${version}:requirements-common.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@b5032ab6b55d7fe14e3a4c866b03e125:vllm-0.4.1-cp310-cp310-manylinux1_x86_64.whl",
        ]
      }
    }
  }
}

package "vllm" {
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  requires        = { numpy = "*", ray = ">=2.9", torch = "==2.1.2", triton = ">=2.1.0", xformers = "==0.0.23.post1" }
  cuda            = "12.1"
  cuda_also       = ["11.8"]
  cuda_facts      = { docker_image = "12.1.0" }
  sm_min          = "7.0"
  sm              = { docker = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0+PTX"] }
  platforms       = ["linux/amd64"]
  source = [
    "vllm@v${version}:requirements.txt",
    "vllm@v${version}:docs/source/getting_started/installation.rst",
    "vllm@v${version}:.github/workflows/publish.yml",
    "vllm@v${version}:setup.py",
  ]
  notes = ["released: tag commit author date"]
  rows = {
    "0.4.0.post1" = {
      released = "2024-04-03"
      requires = { outlines = "==0.0.34", pydantic = ">=2.0", sentencepiece = "*", transformers = ">=4.39.1" }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@ea4ced35b5166fcb5dd6d412843673a6:vllm-0.4.0.post1-cp310-cp310-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.4.0" = {
      released = "2024-03-31"
      requires = { outlines = "==0.0.34", pydantic = ">=2.0", sentencepiece = "*", transformers = ">=4.39.1" }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@84360b2f15e432185ebb6079e25a4b8d:vllm-0.4.0-cp310-cp310-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.3.3" = {
      released = "2024-03-01"
      requires = {
        cupy-cuda12x  = "==12.1.0"
        outlines      = ">=0.0.27"
        pydantic      = ">=2.0"
        sentencepiece = "*"
        transformers  = ">=4.38.0"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@a49f2de8088b36d74f0a29cfaf0d23c0:vllm-0.3.3-cp310-cp310-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.3.2" = {
      released = "2024-02-21"
      requires = { cupy-cuda12x = "==12.1.0", pydantic = ">=2.0", sentencepiece = "*", transformers = ">=4.38.0" }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@29d250c38719b6b7d4436f7ad319cdc5:vllm-0.3.2-cp310-cp310-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.3.1" = {
      released = "2024-02-17"
      requires = { cupy-cuda12x = "==12.1.0", pydantic = ">=2.0", sentencepiece = "*", transformers = ">=4.37.0" }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@d86fa826c4c62ac7a654fb98f47e5693:vllm-0.3.1-cp310-cp310-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.3.0" = {
      without  = ["requires.triton"]
      released = "2024-01-31"
      requires = { pydantic = ">=2.0", sentencepiece = "*", transformers = ">=4.37.0" }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@17da0ee992aa2282907630ccde665d7f:vllm-0.3.0-cp310-cp310-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.2.7" = {
      without  = ["requires.triton"]
      released = "2024-01-04"
      requires = { pydantic = "==1.10.13", ray = ">=2.5.1", sentencepiece = "*", transformers = ">=4.36.0" }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@e4c355b3cd99aac0f87fc2977531c8be:vllm-0.2.7-cp310-cp310-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.2.6" = {
      without  = ["requires.triton"]
      released = "2023-12-17"
      requires = {
        pandas        = "*"
        pyarrow       = "*"
        pydantic      = "==1.10.13"
        ray           = ">=2.5.1"
        sentencepiece = "*"
        transformers  = ">=4.36.0"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@518d9fd6d58642297180e67df155c06f:vllm-0.2.6-cp310-cp310-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.2.5" = {
      without  = ["requires"]
      released = "2023-12-14"
      requires = {
        numpy         = "*"
        pandas        = "*"
        pyarrow       = "*"
        pydantic      = "==1.10.13"
        ray           = ">=2.5.1"
        sentencepiece = "*"
        torch         = ">=2.1.1"
        transformers  = ">=4.36.0"
        xformers      = ">=0.0.23"
      }
      limits    = { torch = "<2.2" }
      sm        = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0"] }
      torch_abi = "pre-cxx11"
      cell_source = {
        limits = ["vllm-torch-symbols"]
        requires = [
          "vllm@v${version}:requirements.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@5470503f37d219280ad91f1a3dcd6391:vllm-0.2.5-cp310-cp310-manylinux1_x86_64.whl",
        ]
        sm = [
          "wheels@5470503f37d219280ad91f1a3dcd6391:vllm-0.2.5-cp310-cp310-manylinux1_x86_64.whl",
          "wheels@b455f7d0986884864e6da1a4f0102219:vllm-0.2.5-cp39-cp39-manylinux1_x86_64.whl",
        ]
        torch_abi = [
          "wheels@5470503f37d219280ad91f1a3dcd6391:vllm-0.2.5-cp310-cp310-manylinux1_x86_64.whl",
          "wheels@b455f7d0986884864e6da1a4f0102219:vllm-0.2.5-cp39-cp39-manylinux1_x86_64.whl",
        ]
      }
    }
  }
}

package "vllm" {
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  requires = {
    numpy        = "*"
    ray          = ">=2.5.1"
    torch        = ">=2.1.0"
    transformers = ">=4.34.0"
    xformers     = ">=0.0.22.post7"
  }
  cuda       = "12.1"
  cuda_also  = ["11.8"]
  cuda_facts = { docker_image = "12.1.0" }
  sm_min     = "7.0"
  platforms  = ["linux/amd64"]
  source = [
    "vllm@v${version}:requirements.txt",
    "vllm@v${version}:docs/source/getting_started/installation.rst",
    "vllm@v${version}:.github/workflows/publish.yml",
    "vllm@v${version}:setup.py",
  ]
  notes = ["released: tag commit author date"]
  rows = {
    "0.2.4" = {
      released = "2023-12-11"
      requires = { pandas = "*", pyarrow = "*", pydantic = "==1.10.13", sentencepiece = "*" }
      limits   = { torch = "<2.2" }
      sm = {
        docker        = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0+PTX"]
        "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0"]
      }
      torch_abi = "pre-cxx11"
      cell_source = {
        limits = ["vllm-torch-symbols", "vllm-torch-import"]
        requires = [
          "vllm@v${version}:requirements.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@d577fa01a06ccd6584df94096483f71e:vllm-0.2.4-cp310-cp310-manylinux1_x86_64.whl",
        ]
        sm = [
          "wheels@d577fa01a06ccd6584df94096483f71e:vllm-0.2.4-cp310-cp310-manylinux1_x86_64.whl",
          "wheels@0a8732a29ef460ddfb329b648ee05b05:vllm-0.2.4-cp39-cp39-manylinux1_x86_64.whl",
        ]
        torch_abi = [
          "wheels@d577fa01a06ccd6584df94096483f71e:vllm-0.2.4-cp310-cp310-manylinux1_x86_64.whl",
          "wheels@0a8732a29ef460ddfb329b648ee05b05:vllm-0.2.4-cp39-cp39-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.2.3" = {
      released  = "2023-12-03"
      requires  = { pandas = "*", pyarrow = "*", pydantic = "==1.10.13", sentencepiece = "*" }
      limits    = { torch = "<2.2" }
      sm        = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0"] }
      torch_abi = "pre-cxx11"
      cell_source = {
        limits = ["vllm-torch-import", "vllm-torch-symbols"]
        requires = [
          "vllm@v${version}:requirements.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@943d137405939cd2dfbf719630a177b1:vllm-0.2.3-cp310-cp310-manylinux1_x86_64.whl",
        ]
        sm = [
          "wheels@943d137405939cd2dfbf719630a177b1:vllm-0.2.3-cp310-cp310-manylinux1_x86_64.whl",
          "wheels@85fbbd1fff6b9637d647cf883a52c56a:vllm-0.2.3-cp39-cp39-manylinux1_x86_64.whl",
        ]
        torch_abi = [
          "wheels@943d137405939cd2dfbf719630a177b1:vllm-0.2.3-cp310-cp310-manylinux1_x86_64.whl",
          "wheels@85fbbd1fff6b9637d647cf883a52c56a:vllm-0.2.3-cp39-cp39-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.2.2" = {
      released  = "2023-11-19"
      requires  = { pandas = "*", pyarrow = "*", pydantic = "==1.10.13", sentencepiece = "*" }
      limits    = { torch = "<2.2" }
      sm        = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0"] }
      torch_abi = "pre-cxx11"
      cell_source = {
        limits = ["vllm-torch-symbols", "vllm-torch-import"]
        requires = [
          "vllm@v${version}:requirements.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@2dec13a2e8cdd319d9279d33a211bbb6:vllm-0.2.2-cp310-cp310-manylinux1_x86_64.whl",
        ]
        sm = [
          "wheels@2dec13a2e8cdd319d9279d33a211bbb6:vllm-0.2.2-cp310-cp310-manylinux1_x86_64.whl",
          "wheels@6bbc27a56eee597b60a630867c0381f4:vllm-0.2.2-cp39-cp39-manylinux1_x86_64.whl",
        ]
        torch_abi = [
          "wheels@2dec13a2e8cdd319d9279d33a211bbb6:vllm-0.2.2-cp310-cp310-manylinux1_x86_64.whl",
          "wheels@6bbc27a56eee597b60a630867c0381f4:vllm-0.2.2-cp39-cp39-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.2.1.post1" = {
      without  = ["cuda_also", "cuda_facts"]
      released = "2023-10-17"
      requires = {
        pandas        = "*"
        pyarrow       = "*"
        pydantic      = "<2"
        sentencepiece = "*"
        torch         = "==2.0.1"
        xformers      = "==0.0.22"
      }
      cuda = "11.8"
      cell_source = {
        requires = [
          "vllm@v${version}:requirements.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@6fb7d1512ff8c2984e6ae19e11c2f649:vllm-0.2.1.post1-cp310-cp310-manylinux1_x86_64.whl",
        ]
      }
    }
  }
}

package "vllm" {
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  requires = {
    numpy        = "*"
    ray          = ">=2.5.1"
    torch        = ">=2.0.0"
    transformers = ">=4.33.1"
    xformers     = ">=0.0.21"
  }
  cuda      = "11.8"
  sm_min    = "7.0"
  platforms = ["linux/amd64"]
  source = [
    "vllm@v${version}:requirements.txt",
    "vllm@v${version}:docs/source/getting_started/installation.rst",
    "vllm@v${version}:.github/workflows/publish.yml",
    "vllm@v${version}:setup.py",
  ]
  notes = ["released: tag commit author date"]
  rows = {
    "0.2.1" = {
      released = "2023-10-16"
      requires = {
        pandas        = "*"
        pyarrow       = "*"
        pydantic      = "<2"
        sentencepiece = "*"
        torch         = "==2.0.1"
        transformers  = ">=4.34.0"
        xformers      = "==0.0.22"
      }
      cell_source = {
        requires = [
          "vllm@v${version}:requirements.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@37866d8156d145b50d5e6ad0594f1ed2:vllm-0.2.1-cp310-cp310-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.2.0" = {
      released  = "2023-09-28"
      requires  = { pandas = "*", pyarrow = "*", pydantic = "<2", sentencepiece = "*", xformers = ">=0.0.22" }
      limits    = { torch = "<2.2" }
      sm        = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0"] }
      torch_abi = "pre-cxx11"
      cell_source = {
        limits = ["vllm-torch-symbols"]
        requires = [
          "vllm@v${version}:requirements.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@34b9a477a5b018ced3c5266176db6b70:vllm-0.2.0-cp310-cp310-manylinux1_x86_64.whl",
        ]
        sm = [
          "wheels@34b9a477a5b018ced3c5266176db6b70:vllm-0.2.0-cp310-cp310-manylinux1_x86_64.whl",
          "wheels@406d1c782acbed6959514583fa70fe8a:vllm-0.2.0-cp39-cp39-manylinux1_x86_64.whl",
        ]
        torch_abi = [
          "wheels@34b9a477a5b018ced3c5266176db6b70:vllm-0.2.0-cp310-cp310-manylinux1_x86_64.whl",
          "wheels@406d1c782acbed6959514583fa70fe8a:vllm-0.2.0-cp39-cp39-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.1.7" = {
      released  = "2023-09-11"
      requires  = { pydantic = "<2", sentencepiece = "*" }
      limits    = { torch = "<2.2" }
      sm        = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0"] }
      torch_abi = "pre-cxx11"
      cell_source = {
        limits = ["vllm-torch-symbols"]
        requires = [
          "vllm@v${version}:requirements.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@3a4b6f62a91de422c391b9b7e408ab4e:vllm-0.1.7-cp310-cp310-manylinux1_x86_64.whl",
        ]
        sm = [
          "wheels@3a4b6f62a91de422c391b9b7e408ab4e:vllm-0.1.7-cp310-cp310-manylinux1_x86_64.whl",
          "wheels@184c51cef885d9e236f312e20a13326f:vllm-0.1.7-cp39-cp39-manylinux1_x86_64.whl",
        ]
        torch_abi = [
          "wheels@3a4b6f62a91de422c391b9b7e408ab4e:vllm-0.1.7-cp310-cp310-manylinux1_x86_64.whl",
          "wheels@184c51cef885d9e236f312e20a13326f:vllm-0.1.7-cp39-cp39-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.1.6" = {
      released = "2023-09-08"
      requires = { pydantic = "<2", sentencepiece = "*" }
      limits   = { torch = "<2.2" }
      cell_source = {
        limits = ["vllm-torch-symbols"]
        requires = [
          "vllm@v${version}:requirements.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@dab12422acb325db64f6382923f42eb4:vllm-0.1.6-cp310-cp310-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.1.5" = {
      released = "2023-09-08"
      requires = { pydantic = "<2", sentencepiece = "*" }
      limits   = { torch = "<2.2" }
      cell_source = {
        limits = ["vllm-torch-symbols"]
        requires = [
          "vllm@v${version}:requirements.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@7a5f3d60eebad03cffb17e23b66a4cb4:vllm-0.1.5-cp310-cp310-manylinux1_x86_64.whl",
        ]
      }
    }
    "0.1.4" = {
      released = "2023-08-25"
      requires = { pydantic = "<2", sentencepiece = "*", transformers = ">=4.31.0" }
      limits   = { torch = "<2.2" }
      cell_source = {
        limits = ["vllm-torch-symbols"]
        requires = [
          "vllm@v${version}:requirements.txt",
          "vllm@v${version}:docs/source/getting_started/installation.rst",
          "vllm@v${version}:.github/workflows/publish.yml",
          "vllm@v${version}:setup.py",
          "wheels@fc2c7a3f6b57c0c3dcc20b3be25f8df0:vllm-0.1.4-cp310-cp310-manylinux1_x86_64.whl",
        ]
      }
    }
  }
}

package "vllm" {
  python_requires = ">=3.8"
  requires        = { numpy = "*", ray = "*", torch = ">=2.0.0", transformers = ">=4.28.0", xformers = ">=0.0.19" }
  sm_min          = "7.0"
  needs_nvcc      = "always"
  platforms       = ["linux/amd64"]
  source = [
    "vllm@v${version}:requirements.txt",
    "vllm@v${version}:docs/source/getting_started/installation.rst",
    "vllm@v${version}:setup.py",
  ]
  notes = [
    "compiled on the user machine at install; docs of 0.1.3 bound the toolkit to CUDA 11.0-11.8",
    "released: tag commit author date",
  ]
  rows = {
    "0.1.3" = {
      released   = "2023-08-02"
      requires   = { ray = ">=2.5.1", transformers = ">=4.31.0" }
      cuda_facts = { source_build = "11.0-11.8" }
    }
    "0.1.2" = { released = "2023-07-05" }
    "0.1.1" = { released = "2023-06-22" }
    "0.1.0" = { released = "2023-06-20" }
  }
}
