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
        flashinfer-python     = "==0.7.2.post1"
        nvidia-cudnn-frontend = ">=1.31.0"
        nvidia-cutlass-dsl    = "==4.8.0"
        torch                 = "==2.14.0"
        torchvision           = "==0.29.0"
        transformers          = ">=5.16.1,<5.21.0"
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
        flashinfer-python  = "==0.7.0.post1"
        nvidia-cutlass-dsl = "==4.8.0"
        transformers       = ">=5.16.1,<5.20.0"
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
        flashinfer-python  = "==0.7.0.post1"
        nvidia-cutlass-dsl = "==4.7.1"
        transformers       = ">=5.10.4,<5.18.0"
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
        flashinfer-python  = "==0.6.18.post1"
        nvidia-cutlass-dsl = "==4.7.1"
        transformers       = ">=5.10.4"
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
      requires = { transformers = ">=5.10.4" }
      source = [
        "vllm-029-a",
        "vllm-029-b",
        "vllm-029-c",
        "wheels@09d48617fc2be9c6cdcd5db480651ab0:vllm-0.29.0-cp38-abi3-manylinux_2_28_x86_64.whl",
      ]
      notes = ["inferred: platforms: carried from main at 2026-08-17"]
    }
    "0.28.0" = {
      requires = { flashinfer-python = "==0.6.16.post3", transformers = ">=5.5.3" }
      source = [
        "vllm-028-a",
        "vllm-028-b",
        "vllm-026-pr",
        "wheels@addb0ffdaafd8155d75e9b3f5ddb3da2:vllm-0.28.0-cp38-abi3-manylinux_2_28_x86_64.whl",
      ]
      notes = ["inferred: platforms: carried from main at 2026-08-17"]
    }
    "0.27.1" = {
      requires = { torchaudio = "==2.11.0", torchvision = "==0.28.0", transformers = ">=5.5.3" }
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
      requires = { torchaudio = "==2.11.0", torchvision = "==0.28.0", transformers = ">=5.5.3" }
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
      requires = { torch = "==2.11.0", torchvision = "==0.26.0", transformers = ">=5.5.3" }
      source = [
        "vllm-026-pr",
        "wheels@adb1e4c9b46d0dfdb094121ae5aad670:vllm-0.26.0-cp38-abi3-manylinux_2_28_x86_64.whl",
      ]
      notes = ["inferred: platforms: carried from main at 2026-08-17", "inferred: exact pin digits"]
    }
    "0.25.1" = {
      requires = { torch = "==2.11.0", torchvision = "==0.26.0", transformers = ">=5.5.3" }
      more     = { released_by = ["2026-07-20"] }
      source = [
        "vllm-main@753c5039f0:requirements/cuda.txt",
        "wheels@16fc7a28df1576eb6f7ca0455026551b:vllm-0.25.1-cp38-abi3-manylinux_2_28_x86_64.whl",
      ]
      inferred = ["python", "sm_min", "platforms", "requires"]
      notes    = ["inferred: platforms: carried from main at 2026-08-17"]
    }
    "0.25.0" = {
      requires = {
        flashinfer-python = "==0.6.13"
        torch             = "==2.11.0"
        torchvision       = "==0.26.0"
        transformers      = ">=5.5.3"
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
        flashinfer-cubin      = "==0.6.12"
        flashinfer-python     = "==0.6.12"
        nvidia-cudnn-frontend = ">=1.19.1"
        nvidia-cutlass-dsl    = "==4.5.2"
        transformers          = ">=5.5.3"
      }
      sm = {
        docker        = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "11.0", "12.0"]
        "linux/amd64" = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
        "linux/arm64" = ["8.0", "8.7", "8.9", "9.0", "10.0", "11.0", "12.0"]
      }
    }
    "0.23.0" = {
      released = "2026-06-13"
      requires = {
        flashinfer-cubin      = "==0.6.12"
        flashinfer-python     = "==0.6.12"
        nvidia-cudnn-frontend = ">=1.19.1"
        nvidia-cutlass-dsl    = "==4.5.2"
      }
    }
    "0.22.1" = {
      released = "2026-06-05"
      requires = {
        flashinfer-cubin   = "==0.6.11.post2"
        flashinfer-python  = "==0.6.11.post2"
        nvidia-cutlass-dsl = "==4.5.2"
      }
    }
    "0.22.0" = {
      released = "2026-05-29"
      requires = {
        flashinfer-cubin   = "==0.6.11.post2"
        flashinfer-python  = "==0.6.11.post2"
        nvidia-cutlass-dsl = "==4.5.2"
      }
    }
    "0.21.0" = {
      released = "2026-05-15"
      requires = {
        flashinfer-cubin   = "==0.6.8.post1"
        flashinfer-python  = "==0.6.8.post1"
        nvidia-cutlass-dsl = "==4.4.2"
      }
    }
    "0.20.2" = {
      released  = "2026-05-10"
      min_glibc = "2.34"
      requires = {
        flashinfer-cubin   = "==0.6.8.post1"
        flashinfer-python  = "==0.6.8.post1"
        nvidia-cutlass-dsl = ">=4.4.2"
      }
      cell_source = { min_glibc = ["vllm-glibc-0191", "vllm-glibc-0200-cu129"] }
      inferred    = ["min_glibc"]
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
        flashinfer-cubin   = "==0.6.8.post1"
        flashinfer-python  = "==0.6.8.post1"
        nvidia-cutlass-dsl = ">=4.4.2"
      }
      cell_source = { min_glibc = ["vllm-glibc-0191", "vllm-glibc-0200-cu129"] }
      inferred    = ["min_glibc"]
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
        flashinfer-cubin   = "==0.6.8.post1"
        flashinfer-python  = "==0.6.8.post1"
        nvidia-cutlass-dsl = ">=4.4.2"
      }
      cell_source = { min_glibc = ["vllm-glibc-0191", "vllm-glibc-0200-cu129"] }
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
        flashinfer-cubin = "==0.6.6"
        transformers     = ">=4.56.0,!=5.0.*,!=5.1.*,!=5.2.*,!=5.3.*,!=5.4.*,!=5.5.0"
      }
      cell_source = { min_glibc = ["vllm-glibc-0191"], min_glibc_by_cuda = ["vllm-glibc-0191-cu130"] }
      notes = [
        "docs state 7.0 but the CUDA 13 variant compiles from 7.5",
        "released: tag commit author date",
        "min_glibc: by the tags that pip reads; the CUDA 12.9 wheel itself needs 2.29",
      ]
    }
    "0.19.0" = { released = "2026-04-03", requires = { flashinfer-cubin = "==0.6.6" } }
    "0.18.1" = { released = "2026-03-31" }
    "0.18.0" = { released = "2026-03-20" }
    "0.17.1" = { released = "2026-03-11", requires = { flashinfer-python = "==0.6.4", ray = ">=2.48.0" } }
    "0.17.0" = {
      without  = ["requires.nvidia-cudnn-frontend"]
      released = "2026-03-07"
      requires = { flashinfer-python = "==0.6.4", ray = ">=2.48.0" }
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
    "0.16.0" = { released = "2026-02-26", requires = { flashinfer-python = "==0.6.3" } }
    "0.15.1" = { released = "2026-02-05", requires = { flashinfer-python = "==0.6.1" } }
    "0.15.0" = { released = "2026-01-29", requires = { flashinfer-python = "==0.6.1" } }
    "0.14.1" = { released = "2026-01-24" }
    "0.14.0" = { released = "2026-01-20" }
    "0.13.0" = {
      released = "2025-12-19"
      requires = { torch = "==2.9.0", torchaudio = "==2.9.0", torchvision = "==0.24.0" }
    }
    "0.12.0" = {
      released = "2025-12-03"
      requires = { torch = "==2.9.0", torchaudio = "==2.9.0", torchvision = "==0.24.0" }
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
    "0.11.2" = { released = "2025-11-20" }
    "0.11.1" = { released = "2025-11-19" }
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
        torch        = "==2.8.0"
        torchaudio   = "==2.8.0"
        torchvision  = "==0.23.0"
        transformers = ">=4.55.2"
        xformers     = "==0.0.32.post1"
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
        torch        = "==2.8.0"
        torchaudio   = "==2.8.0"
        torchvision  = "==0.23.0"
        transformers = ">=4.55.2"
        xformers     = "==0.0.32.post1"
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
    }
    "0.10.1.1" = { released = "2025-08-20", requires = { transformers = ">=4.55.0" } }
    "0.10.1"   = { released = "2025-08-19", requires = { transformers = ">=4.55.0" } }
    "0.10.0"   = { released = "2025-07-25", requires = { ray = ">=2.43.0,!=2.44.*", transformers = ">=4.53.2" } }
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
    "0.9.2"   = { released = "2025-07-08", sm = { docker = ["7.0", "7.5", "8.0", "8.9", "9.0", "10.0", "12.0"] } }
    "0.9.1"   = { released = "2025-06-10" }
    "0.9.0.1" = { released = "2025-05-30" }
    "0.9.0"   = { released = "2025-05-28" }
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
      requires        = { transformers = ">=4.51.1" }
    }
    "0.8.5" = {
      released        = "2025-04-28"
      python_requires = ">=3.9,<3.13"
      min_glibc       = "2.14"
      requires        = { transformers = ">=4.51.1" }
      cell_source     = { min_glibc = ["vllm-glibc-read"] }
    }
    "0.8.4" = {
      released        = "2025-04-15"
      python_requires = ">=3.9,<3.13"
      requires        = { transformers = ">=4.51.1" }
    }
    "0.8.3" = { released = "2025-04-06", requires = { transformers = ">=4.51.0" } }
    "0.8.2" = {
      without  = ["markers"]
      released = "2025-03-25"
      requires = { numpy = "<2.0.0", ray = ">=2.43.0", transformers = ">=4.48.2" }
      markers  = { xformers = "platform_system == 'Linux' and platform_machine == 'x86_64'" }
    }
    "0.8.1" = {
      without  = ["markers"]
      released = "2025-03-19"
      requires = { numpy = "<2.0.0", ray = ">=2.43.0", transformers = ">=4.48.2" }
      markers  = { xformers = "platform_system == 'Linux' and platform_machine == 'x86_64'" }
    }
    "0.8.0" = {
      without  = ["markers"]
      released = "2025-03-18"
      requires = { numpy = "<2.0.0", ray = ">=2.43.0", transformers = ">=4.48.2" }
      markers  = { xformers = "platform_system == 'Linux' and platform_machine == 'x86_64'" }
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
      released    = "2025-02-20"
      min_glibc   = "2.14"
      requires    = { numba = "==0.60.0", ray = "==2.40.0" }
      cell_source = { min_glibc = ["vllm-glibc-read"] }
    }
    "0.7.2" = { released = "2025-02-06" }
    "0.7.1" = { released = "2025-02-01" }
    "0.7.0" = { without = ["requires.torchaudio"], released = "2025-01-27", requires = { transformers = ">=4.45.2" } }
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
      source = [
        "vllm@v${version}:requirements-cuda.txt",
        "vllm@v${version}:requirements-common.txt",
        "vllm@v${version}:.buildkite/release-pipeline.yaml",
        "vllm@v${version}:setup.py",
        "vllm@v0.6.6:CMakeLists.txt",
        "torch25-cu124",
      ]
      inferred = ["sm_min"]
      notes = [
        "inferred: min_sm (from the CMake architecture list; the install page at this tag could not be matched)",
        "wheel built with CUDA 12.1 while the pinned torch 2.5.1 from PyPI carries CUDA 12.4",
        "released: tag commit author date",
      ]
    }
    "0.6.6" = {
      released = "2024-12-27"
      source = [
        "vllm@v${version}:requirements-cuda.txt",
        "vllm@v${version}:requirements-common.txt",
        "vllm@v${version}:.buildkite/release-pipeline.yaml",
        "vllm@v${version}:setup.py",
        "vllm@v${version}:CMakeLists.txt",
        "torch25-cu124",
      ]
      inferred = ["sm_min"]
      notes = [
        "inferred: min_sm (from the CMake architecture list; the install page at this tag could not be matched)",
        "wheel built with CUDA 12.1 while the pinned torch 2.5.1 from PyPI carries CUDA 12.4",
        "released: tag commit author date",
      ]
    }
    "0.6.5" = {
      released = "2024-12-18"
      markers  = { torch = "platform_machine != 'aarch64'", torchvision = "platform_machine != 'aarch64'" }
    }
    "0.6.4.post1" = { released = "2024-11-15", requires = { outlines = ">=0.0.43,<0.1" } }
    "0.6.4"       = { released = "2024-11-15", requires = { outlines = ">=0.0.43,<0.1" } }
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
      without     = ["requires.vllm-flash-attn", "markers"]
      released    = "2024-10-17"
      min_glibc   = "2.14"
      requires    = { transformers = ">=4.45.2" }
      markers     = { xformers = "platform_system == 'Linux' and platform_machine == 'x86_64'" }
      cell_source = { min_glibc = ["vllm-glibc-read"] }
    }
    "0.6.3" = {
      without  = ["requires.vllm-flash-attn", "markers"]
      released = "2024-10-14"
      requires = { transformers = ">=4.45.0" }
      markers  = { xformers = "platform_system == 'Linux' and platform_machine == 'x86_64'" }
    }
    "0.6.2" = {
      without  = ["requires.vllm-flash-attn", "markers"]
      released = "2024-09-25"
      requires = { transformers = ">=4.45.0" }
      markers  = { xformers = "platform_system == 'Linux' and platform_machine == 'x86_64'" }
    }
    "0.6.1.post2" = { released = "2024-09-13" }
    "0.6.1.post1" = { released = "2024-09-13" }
    "0.6.1"       = { released = "2024-09-11" }
    "0.6.0"       = { released = "2024-09-05" }
    "0.5.5"       = { released = "2024-08-23" }
    "0.5.4" = {
      without     = ["markers"]
      released    = "2024-08-05"
      min_glibc   = "2.14"
      cell_source = { min_glibc = ["vllm-glibc-read"] }
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
    "0.5.3.post1" = { released = "2024-07-23", min_glibc = "2.14", cell_source = { min_glibc = ["vllm-glibc-read"] } }
    "0.5.3" = {
      released    = "2024-07-23"
      min_glibc   = "2.14"
      cell_source = { min_glibc = ["vllm-glibc-052", "vllm-glibc-read"] }
      inferred    = ["min_glibc"]
    }
    "0.5.2" = { released = "2024-07-15", min_glibc = "2.32", cell_source = { min_glibc = ["vllm-glibc-052"] } }
    "0.5.1" = {
      released = "2024-07-06"
      requires = {
        outlines        = ">=0.0.43"
        torch           = "==2.3.0"
        torchvision     = "==0.18.0"
        transformers    = ">=4.42.0"
        vllm-flash-attn = "==2.5.9"
        xformers        = "==0.0.26.post1"
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
      released    = "2024-06-14"
      requires    = { outlines = ">=0.0.43", vllm-flash-attn = "==2.5.9" }
      limits      = { numpy = "<2" }
      cell_source = { limits = ["vllm-transformers5", "vllm-tokenizer-source", "vllm-numpy"] }
    }
    "0.5.0" = {
      released    = "2024-06-11"
      requires    = { outlines = ">=0.0.43", vllm-flash-attn = "==2.5.9" }
      limits      = { numpy = "<2" }
      cell_source = { limits = ["vllm-transformers5", "vllm-tokenizer-source", "vllm-numpy"] }
    }
    "0.4.3" = { released = "2024-06-01", requires = { vllm-flash-attn = "==2.5.8.post2" } }
    "0.4.2" = { released = "2024-05-05" }
    "0.4.1" = {
      released   = "2024-04-24"
      requires   = { torch = "==2.2.1", xformers = "==0.0.25" }
      cuda_facts = { docker_image = "12.1.0" }
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
    "0.4.0.post1" = { released = "2024-04-03", requires = { outlines = "==0.0.34", transformers = ">=4.39.1" } }
    "0.4.0"       = { released = "2024-03-31", requires = { outlines = "==0.0.34", transformers = ">=4.39.1" } }
    "0.3.3" = {
      released = "2024-03-01"
      requires = { cupy-cuda12x = "==12.1.0", outlines = ">=0.0.27", transformers = ">=4.38.0" }
    }
    "0.3.2" = { released = "2024-02-21", requires = { cupy-cuda12x = "==12.1.0", transformers = ">=4.38.0" } }
    "0.3.1" = { released = "2024-02-17", requires = { cupy-cuda12x = "==12.1.0", transformers = ">=4.37.0" } }
    "0.3.0" = {
      without  = ["requires.triton"]
      released = "2024-01-31"
      requires = { transformers = ">=4.37.0" }
    }
    "0.2.7" = {
      without  = ["requires.triton"]
      released = "2024-01-04"
      requires = { ray = ">=2.5.1", transformers = ">=4.36.0" }
    }
    "0.2.6" = {
      without  = ["requires.triton"]
      released = "2023-12-17"
      requires = { ray = ">=2.5.1", transformers = ">=4.36.0" }
    }
    "0.2.5" = {
      without  = ["requires"]
      released = "2023-12-14"
      requires = {
        numpy        = "*"
        ray          = ">=2.5.1"
        torch        = ">=2.1.1"
        transformers = ">=4.36.0"
        xformers     = ">=0.0.23"
      }
      limits    = { torch = "<2.2" }
      sm        = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0"] }
      torch_abi = "pre-cxx11"
      cell_source = {
        limits = ["vllm-torch-symbols"]
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
      limits   = { torch = "<2.2" }
      sm = {
        docker        = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0+PTX"]
        "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0"]
      }
      torch_abi = "pre-cxx11"
      cell_source = {
        limits = ["vllm-torch-symbols", "vllm-torch-import"]
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
      limits    = { torch = "<2.2" }
      sm        = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0"] }
      torch_abi = "pre-cxx11"
      cell_source = {
        limits = ["vllm-torch-import", "vllm-torch-symbols"]
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
      limits    = { torch = "<2.2" }
      sm        = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0"] }
      torch_abi = "pre-cxx11"
      cell_source = {
        limits = ["vllm-torch-symbols", "vllm-torch-import"]
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
      requires = { torch = "==2.0.1", xformers = "==0.0.22" }
      cuda     = "11.8"
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
      requires = { torch = "==2.0.1", transformers = ">=4.34.0", xformers = "==0.0.22" }
    }
    "0.2.0" = {
      released  = "2023-09-28"
      requires  = { xformers = ">=0.0.22" }
      limits    = { torch = "<2.2" }
      sm        = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0"] }
      torch_abi = "pre-cxx11"
      cell_source = {
        limits = ["vllm-torch-symbols"]
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
      limits    = { torch = "<2.2" }
      sm        = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0"] }
      torch_abi = "pre-cxx11"
      cell_source = {
        limits = ["vllm-torch-symbols"]
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
      released    = "2023-09-08"
      limits      = { torch = "<2.2" }
      cell_source = { limits = ["vllm-torch-symbols"] }
    }
    "0.1.5" = {
      released    = "2023-09-08"
      limits      = { torch = "<2.2" }
      cell_source = { limits = ["vllm-torch-symbols"] }
    }
    "0.1.4" = {
      released    = "2023-08-25"
      requires    = { transformers = ">=4.31.0" }
      limits      = { torch = "<2.2" }
      cell_source = { limits = ["vllm-torch-symbols"] }
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
