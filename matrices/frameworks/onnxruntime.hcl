# ONNX Runtime releases and their CUDA builds.

source "ort-27944" {
  title = "microsoft/onnxruntime issue 27944: the official package for CUDA 13 on Linux aarch64"
  url   = "https://github.com/microsoft/onnxruntime/issues/27944"
  date  = "2026-05-09"
  class = "vendor"
}

source "github.com/microsoft/onnxruntime/issues/21063" {
  title = "microsoft/onnxruntime issue 21063"
  url   = "https://github.com/microsoft/onnxruntime/issues/21063"
  date  = "2026-11-20"
  class = "reported"
}

source "onnxruntime-fork" {
  title = "fork that carries the upstream v1.x tags"
  url   = "https://github.com/ROCm/onnxruntime"
  date  = "2026-11-20"
  class = "vendor"
}

source "ort-1.24-notes" {
  title = "ONNX Runtime 1.24.1 release notes: no more wheels for Python 3.10, wheels for 3.14"
  url   = "https://github.com/microsoft/onnxruntime/releases/tag/v1.24.1"
  date  = "2026-02-05"
  class = "vendor"
}

source "ort-gpu-index" {
  title = "release list of onnxruntime-gpu, as piwheels mirrors it from the index"
  url   = "https://www.piwheels.org/project/onnxruntime-gpu/"
  date  = "2026-05-08"
  class = "measured"
}

source "ort-cudnn-handle" {
  title = "microsoft/onnxruntime, cuda_execution_provider.cc: it creates the handle of the cuDNN that is loaded, and asks for no version of it"
  url   = "https://github.com/microsoft/onnxruntime/blob/0018ddb68e9b056d3f66ff51b084cf9ca7b6e948/onnxruntime/core/providers/cuda/cuda_execution_provider.cc"
  date  = "2026-11-28"
  class = "vendor"
}

source "jetson-ai-lab" {
  title = "NVIDIA Jetson AI Lab package index for JetPack 6 (cu126): onnxruntime-gpu 1.23.0 for cp310"
  url   = "https://pypi.jetson-ai-lab.io/jp6/cu126"
  date  = "2026-11-21"
  class = "vendor"
}

source "ort-cu12-feed-windows" {
  title = "hacksider/Deep-Live-Cam issue 202: 1.18.1 on Windows with CUDA 12.1 and cuDNN 9.3; a guide for Windows takes the CUDA 12 feed (lazydog28/mc_auto_boss issue 102)"
  url   = "https://github.com/hacksider/Deep-Live-Cam/issues/202"
  date  = "2026-11-21"
  class = "reported"
}

source "ort-26413" {
  title = "microsoft/onnxruntime issue 26413: 1.23.0 has wheels for Python 3.10, and 1.23.2 lacks that for Windows"
  url   = "https://github.com/microsoft/onnxruntime/issues/26413"
  date  = "2025-10-27"
  class = "reported"
}

source "ort-124-rc" {
  title = "microsoft/onnxruntime issue 27130"
  url   = "https://github.com/microsoft/onnxruntime/issues/27130"
  date  = "2026-11-20"
  class = "reported"
}

source "ort-126-wheel" {
  title = "public installer manifest pairing the 1.26.0 wheel with CUDA 12 libraries"
  date  = "2026-11-20"
  class = "reported"
}

source "ort-127-a" {
  title = "note quoting package metadata: extras cu12 up to 1.26.0, cu13 from 1.27.0"
  date  = "2026-11-20"
  class = "reported"
}

source "ort-127-b" {
  title = "Dockerfile comment: 1.27 and newer are CUDA 13 builds"
  date  = "2026-11-20"
  class = "reported"
}

source "ort-127-c" {
  title = "test asserting 1.27+ links CUDA 13"
  date  = "2026-11-20"
  class = "reported"
}

source "ort-128-wheels" {
  title = "manifests naming 1.28.0 wheels for cp311-cp314"
  date  = "2026-11-20"
  class = "reported"
}

source "ort-cuda-ep-copy" {
  title = "third-party copies of the vendor table up to 1.20, five independent files agree"
  date  = "2026-11-20"
  class = "vendor"
}

source "ort-cuda-ep-doc" {
  title = "vendor table up to 1.16"
  url   = "https://github.com/microsoft/onnxruntime/blob/d0ea319e9b71f66abc5abdc8c65ce5456ab06780/docs/execution-providers/CUDA-ExecutionProvider.md"
  date  = "2026-11-20"
  class = "vendor"
}

source "ort-cuda-ep-site" {
  title = "vendor page: CUDA 12 default on PyPI from 1.19"
  url   = "https://onnxruntime.ai/docs/execution-providers/CUDA-ExecutionProvider"
  date  = "2026-11-20"
  class = "vendor"
}

source "ort-install-doc" {
  title = "github.com/microsoft/onnxruntime/blob/009fd8d00f80eb792af72458c05f84ab2dff72ac/docs/install/index.md"
  url   = "https://github.com/microsoft/onnxruntime/blob/009fd8d00f80eb792af72458c05f84ab2dff72ac/docs/install/index.md"
  date  = "2026-11-20"
  class = "vendor"
}

source "ort-trt-ep-doc" {
  title = "github.com/microsoft/onnxruntime/blob/766400b477e955481335873231d044bfde180432/docs/execution-providers/TensorRT-ExecutionProvider.md"
  url   = "https://github.com/microsoft/onnxruntime/blob/766400b477e955481335873231d044bfde180432/docs/execution-providers/TensorRT-ExecutionProvider.md"
  date  = "2026-11-20"
  class = "vendor"
}

source "triton-compat-onnxruntime" {
  title = "lists the ONNX Runtime release in each monthly container"
  url   = "https://github.com/triton-inference-server/server/blob/main/docs/introduction/compatibility.md"
  date  = "2026-11-20"
  class = "vendor"
}

guidance "onnxruntime" "arm64-feed" {
  instead_on = ["linux/arm64"]
  text       = "onnxruntime-gpu for linux/arm64, CUDA 13 and glibc 2.34 on the feed onnxruntime-cuda-13 of its makers"
  source     = ["ort-27944"]
}

guidance "onnxruntime" "build-cuda-major-runs-minor" {
  text   = "a build for one CUDA major runs on any minor of that major; cuDNN 8 and 9 builds are not interchangeable"
  source = ["ort-cuda-ep-site"]
}

guidance "onnxruntime" "pypi-default-cuda-11.x-1.18" {
  text   = "PyPI default CUDA: 11.x to 1.18, 12.x for 1.19-1.26, 13.x from 1.27"
  source = ["ort-cuda-ep-site", "ort-127-a"]
}

guidance "onnxruntime" "extras-onnxruntime-gpu-cuda-cudnn-pull-nvidia-wheels" {
  text   = "extras onnxruntime-gpu[cuda,cudnn] pull NVIDIA wheels of the matching major"
  source = ["ort-127-a"]
}

source "onnxruntime-feedstock" {
  title = "conda-forge/onnxruntime-feedstock recipe/meta.yaml: from 1.17.1 build 1 on the builds for CUDA ask for __cuda and have a build number that is higher by 200"
  url   = "https://github.com/conda-forge/onnxruntime-feedstock/blob/9142ff3ff78081cea6b0676bd1213856e7e0259d/recipe/meta.yaml"
  date  = "2026-11-27"
  class = "vendor"
}

framework_info "onnxruntime" {
  name               = "ONNX Runtime"
  rank               = 4
  aliases            = ["onnx"]
  packages           = ["onnxruntime-gpu", "onnxruntime"]
  module             = "onnxruntime"
  libraries          = ["libonnxruntime"]
  conda_forge_cuda   = "1.17.3"
  conda_forge_driver = "1.17.3"
  build_file         = "onnxruntime/capi/build_and_package_info.py"
  selftest           = "onnxruntime"
  cpu_build_error    = "ort-cpu-package"
  trait "ignores-cudnn-minor" {
    to     = "1.18"
    source = ["ort-cudnn-handle"]
  }
  source      = ["ort-install-doc", "onnxruntime-fork@v1.20.1:setup.py"]
  cell_source = { conda_forge_cuda = ["onnxruntime-feedstock"], conda_forge_driver = ["onnxruntime-feedstock"] }
}

framework "onnxruntime" "1.31.1" {
  package         = "onnxruntime-gpu"
  released        = "2026-10-26"
  python          = ["3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.11"
  pair_specs      = { numpy = ">=1.21.6" }
  min_glibc       = "2.28"
  min_glibc_arm64 = "2.34"
  source = [
    "wheels@bfe1bb15168f7dcc76e970eff8f07615:onnxruntime_gpu-1.31.1-cp314-cp314t-manylinux_2_28_x86_64.whl",
    "wheels@f9b578f6be39aa93611724b2a26f55d7:onnxruntime_gpu-1.31.1-cp314-cp314t-manylinux_2_34_aarch64.whl",
  ]
  build "cu13-wheels" {
    extra      = "cuda,cudnn"
    cuda       = "13"
    cuda_spec  = ">=13,<14"
    cudnn      = "9"
    cudnn_spec = ">=9,<10"
    index_kind = "pypi"
    source = [
      "wheels@bfe1bb15168f7dcc76e970eff8f07615:onnxruntime_gpu-1.31.1-cp314-cp314t-manylinux_2_28_x86_64.whl",
      "wheels@f9b578f6be39aa93611724b2a26f55d7:onnxruntime_gpu-1.31.1-cp314-cp314t-manylinux_2_34_aarch64.whl",
    ]
    inferred = ["platform", "cuda_spec", "cudnn_spec"]
    platform {
      delivery = "pip-nvidia-wheels"
      rows     = ["linux/amd64", "linux/arm64", "windows/amd64"]
    }
  }
  build "cu13" {
    cuda       = "13"
    cuda_spec  = ">=13,<14"
    cudnn      = "9"
    cudnn_spec = ">=9,<10"
    index_kind = "pypi"
    source = [
      "wheels@bfe1bb15168f7dcc76e970eff8f07615:onnxruntime_gpu-1.31.1-cp314-cp314t-manylinux_2_28_x86_64.whl",
      "wheels@f9b578f6be39aa93611724b2a26f55d7:onnxruntime_gpu-1.31.1-cp314-cp314t-manylinux_2_34_aarch64.whl",
    ]
    inferred = ["platform", "cuda_spec", "cudnn_spec"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "linux/arm64", "windows/amd64"]
    }
  }
  build "cpu" {
    package      = "onnxruntime"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64", "linux/arm64"]
    source = [
      "wheels@bfe1bb15168f7dcc76e970eff8f07615:onnxruntime_gpu-1.31.1-cp314-cp314t-manylinux_2_28_x86_64.whl",
    ]
    inferred = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
}

framework "onnxruntime" "1.28.0" {
  like    = "1.27.0"
  without = ["inferred"]
  source  = ["ort-127-a", "ort-127-b", "ort-127-c", "ort-128-wheels"]
  build {
    source = ["ort-127-a", "ort-127-b", "ort-127-c", "ort-128-wheels"]
    rows   = ["cu13-wheels", "cu13", "cpu"]
  }
}

framework "onnxruntime" "1.27.0" {
  min_glibc   = "2.27"
  cell_source = { min_glibc = ["wheels:onnxruntime_gpu-${version}-*-manylinux_2_27_x86_64.whl"] }
  package     = "onnxruntime-gpu"
  python      = ["3.11", "3.12", "3.13", "3.14"]
  source      = ["ort-127-a", "ort-127-b", "ort-127-c", "triton-compat-onnxruntime", "ort-1.24-notes"]
  inferred    = ["python"]
  build "cu13-wheels" {
    extra      = "cuda,cudnn"
    cuda       = "13"
    cuda_spec  = ">=13,<14"
    cudnn      = "9"
    cudnn_spec = ">=9,<10"
    index_kind = "pypi"
    source     = ["ort-127-a", "ort-127-b", "ort-127-c", "triton-compat-onnxruntime"]
    inferred   = ["platform", "cudnn_spec", "extra"]
    notes      = ["runs with any 13.x"]
    platform {
      delivery = "pip-nvidia-wheels"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu13" {
    cuda       = "13"
    cuda_spec  = ">=13,<14"
    cudnn      = "9"
    cudnn_spec = ">=9,<10"
    index_kind = "pypi"
    source     = ["ort-127-a", "ort-127-b", "ort-127-c", "triton-compat-onnxruntime"]
    inferred   = ["platform", "cudnn_spec"]
    notes      = ["runs with any 13.x"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cpu" {
    package      = "onnxruntime"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64", "linux/arm64"]
    source       = ["ort-127-a", "ort-127-b", "ort-127-c", "triton-compat-onnxruntime"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
}

framework "onnxruntime" "1.26.0" {
  like     = "1.24.1"
  without  = ["notes"]
  released = "2026-05-08"
  source   = ["ort-cuda-ep-site", "ort-126-wheel", "ort-124-rc", "ort-1.24-notes", "ort-gpu-index"]
  inferred = ["python"]
  build {
    source = ["ort-cuda-ep-site", "ort-126-wheel", "ort-124-rc"]
    rows   = ["cu12", "cu13-feed", "cpu"]
  }
}

framework "onnxruntime" "1.24.4" {
  like     = "1.24.1"
  released = "2026-03-17"
}

framework "onnxruntime" "1.24.2" {
  like     = "1.24.1"
  released = "2026-02-19"
  build "cu12" {
    platform {
      gone = true
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "onnxruntime" "1.24.1" {
  min_glibc   = "2.27"
  cell_source = { min_glibc = ["wheels:onnxruntime_gpu-${version}-*-manylinux_2_27_x86_64.whl"] }
  package     = "onnxruntime-gpu"
  released    = "2026-02-05"
  python      = ["3.11", "3.12", "3.13", "3.14"]
  source      = ["ort-cuda-ep-site", "ort-124-rc", "triton-compat-onnxruntime", "ort-1.24-notes", "ort-gpu-index"]
  inferred    = ["build", "python"]
  notes       = ["inferred: pypi_gpu: unchanged default between the 1.19 note and the 1.27 switch"]
  build "cu12" {
    cuda       = "12"
    cuda_spec  = ">=12,<13"
    cudnn      = "9"
    cudnn_spec = ">=9,<10"
    index_kind = "pypi"
    source     = ["ort-cuda-ep-site", "ort-124-rc", "triton-compat-onnxruntime"]
    inferred   = ["platform", "cudnn_spec"]
    notes      = ["runs with any 12.x"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu13-feed" {
    cuda       = "13"
    cuda_spec  = ">=13,<14"
    cudnn      = "9"
    cudnn_spec = ">=9,<10"
    index_kind = "feed"
    source     = ["ort-cuda-ep-site", "ort-124-rc", "triton-compat-onnxruntime"]
    inferred   = ["platform"]
    notes      = ["vendor feed ort-cuda-13-nightly"]
    platform "linux/amd64" {
      delivery = "system"
    }
  }
  build "cpu" {
    package      = "onnxruntime"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64", "linux/arm64"]
    source       = ["ort-cuda-ep-site", "ort-124-rc", "triton-compat-onnxruntime"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
}

framework "onnxruntime" "1.23.2" {
  like     = "1.23.0"
  without  = ["build.jp6-cu126"]
  released = "2025-10-22"
}

framework "onnxruntime" "1.23.1" {
  like    = "1.23.0"
  without = ["released", "build.jp6-cu126"]
  source  = ["ort-cuda-ep-site", "triton-compat-onnxruntime", "ort-1.24-notes", "ort-26413"]
  build "cu12" {
    platform {
      gone = true
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "onnxruntime" "1.23.0" {
  min_glibc   = "2.27"
  cell_source = { min_glibc = ["wheels:onnxruntime_gpu-${version}-*-manylinux_2_27_x86_64.whl"] }
  package     = "onnxruntime-gpu"
  released    = "2025-09-25"
  python      = ["3.10", "3.11", "3.12", "3.13"]
  source      = ["ort-cuda-ep-site", "triton-compat-onnxruntime", "ort-1.24-notes", "ort-26413", "ort-gpu-index"]
  inferred    = ["build", "python"]
  notes       = ["inferred: pypi_gpu: unchanged default between the 1.19 note and the 1.27 switch"]
  build "cu12" {
    cuda       = "12"
    cuda_spec  = ">=12,<13"
    cudnn      = "9"
    cudnn_spec = ">=9,<10"
    index_kind = "pypi"
    source     = ["ort-cuda-ep-site", "triton-compat-onnxruntime"]
    inferred   = ["platform", "cudnn_spec"]
    notes      = ["runs with any 12.x"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cpu" {
    package      = "onnxruntime"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64", "linux/arm64"]
    source       = ["ort-cuda-ep-site", "triton-compat-onnxruntime"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
  build "jp6-cu126" {
    cuda       = "12.6"
    cudnn      = "9.3.0.75"
    index_url  = "https://pypi.jetson-ai-lab.io/jp6/cu126"
    index_kind = "simple"
    jetpack    = ["6.1", "6.2"]
    source     = ["jetson-ai-lab"]
    inferred   = ["cudnn", "platform"]
    platform "linux/arm64" {
      sm       = ["8.7"]
      python   = ["3.10"]
      delivery = "system"
    }
  }
}

framework "onnxruntime" "1.22.1" {
  like     = "1.21.1"
  released = "2025-06-27"
  build "cu12" {
    source = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-site"]
    notes  = ["runs with any 12.x", "platform: the GPU code of linux/amd64 is that of 1.22.0, measured"]
    platform {
      gone = true
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "onnxruntime" "1.22.0" {
  like     = "1.21.1"
  released = "2025-05-09"
  build "cu12" {
    source = [
      "onnxruntime-fork@v${version}:setup.py",
      "ort-cuda-ep-site",
      "wheels@965da7d33a54917e8e5176f292cc2264:onnxruntime_gpu-1.22.0-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
    ]
  }
}

framework "onnxruntime" "1.21.1" {
  min_glibc       = "2.27"
  cell_source     = { min_glibc = ["wheels:onnxruntime_gpu-${version}-*-manylinux_2_27_x86_64.whl"] }
  package         = "onnxruntime-gpu"
  released        = "2025-04-18"
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  source          = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-site"]
  inferred        = ["build"]
  notes           = ["inferred: pypi_gpu: unchanged default between the 1.19 note and the 1.27 switch"]
  build "cu12" {
    cuda       = "12"
    cuda_spec  = ">=12,<13"
    cudnn      = "9"
    cudnn_spec = ">=9,<10"
    index_kind = "pypi"
    source = [
      "onnxruntime-fork@v${version}:setup.py",
      "ort-cuda-ep-site",
      "wheels@838337c704a95250dba92c2d6062e976:onnxruntime_gpu-1.21.1-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
    ]
    inferred = ["platform", "cudnn_spec"]
    notes    = ["runs with any 12.x", "platform: the GPU code of linux/amd64 is measured"]
    platform {
      delivery = "system"
      rows = {
        "linux/amd64"   = { sm = ["6.0", "7.0", "7.5", "8.0", "8.6", "9.0"], ptx = ["9.0"] }
        "windows/amd64" = {}
      }
    }
  }
  build "cpu" {
    package      = "onnxruntime"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64", "linux/arm64"]
    source       = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-site"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
}

framework "onnxruntime" "1.21.0" {
  like            = "1.19.0"
  without         = ["build.cu118-feed"]
  released        = "2025-03-07"
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  source          = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-site"]
  inferred        = ["build"]
  notes           = ["inferred: pypi_gpu: unchanged default between the 1.19 note and the 1.27 switch"]
  build "cu12" {
    source = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-site"]
    notes  = ["runs with any 12.x", "platform: the GPU code of linux/amd64 is that of 1.21.1, measured"]
    platform "linux/amd64" {
      sm  = ["6.0", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx = ["9.0"]
    }
  }
  build "cpu" {
    source = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-site"]
  }
}

framework "onnxruntime" "1.20.2" {
  like     = "1.19.0"
  released = "2025-03-07"
  python   = ["3.10", "3.11", "3.12", "3.13"]
  cell_source = {
    python = [
      "wheels@dfba508f110ec062dedfd3032e6eee8c:onnxruntime_gpu-1.20.2-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
    ]
  }
  build "cu12" {
    notes = ["runs with any 12.x"]
    platform "linux/amd64" {
      without = ["sm", "ptx"]
    }
  }
  build "cpu" {
    without      = ["platform.linux/arm64"]
    pypi_default = ["linux/amd64", "windows/amd64"]
  }
}

framework "onnxruntime" "1.20.1" {
  like     = "1.19.0"
  released = "2024-11-19"
  python   = ["3.10", "3.11", "3.12", "3.13"]
  inferred = ["python"]
  build "cu12" {
    notes = ["runs with any 12.x"]
    platform "linux/amd64" {
      without = ["sm", "ptx"]
      gone    = true
    }
    platform "windows/amd64" {
      gone = true
    }
  }
}

framework "onnxruntime" "1.20.0" {
  like     = "1.19.0"
  released = "2024-11-01"
  python   = ["3.10", "3.11", "3.12", "3.13"]
  cell_source = {
    python = [
      "wheels@601e2acd192b4d66ed4d82a9a2fd8c15:onnxruntime_gpu-1.20.0-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
    ]
  }
  build "cu12" {
    notes = ["runs with any 12.x"]
    platform "linux/amd64" {
      without = ["sm", "ptx"]
    }
  }
}

framework "onnxruntime" "1.19.2" {
  like     = "1.19.0"
  released = "2024-09-04"
  cell_source = {
    python = [
      "wheels@b4a8562e1e6f1912870c60bfaf8233c8:onnxruntime_gpu-1.19.2-cp38-cp38-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
    ]
  }
  build "cu12" {
    source = [
      "onnxruntime-fork@v${version}:setup.py",
      "ort-cuda-ep-site",
      "ort-cuda-ep-copy",
      "wheels@a49740e079e7c5215830d30cde3df792:onnxruntime_gpu-1.19.2-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
    ]
    notes = ["runs with any 12.x", "platform: the GPU code of linux/amd64 is measured"]
  }
}

framework "onnxruntime" "1.19.0" {
  min_glibc   = "2.27"
  package     = "onnxruntime-gpu"
  released    = "2024-08-16"
  python      = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  cell_source = { min_glibc = ["wheels:onnxruntime_gpu-${version}-*-manylinux_2_27_x86_64.whl"], python = ["wheels@ae04a2fdb81654e7616254525d9cd23b:onnxruntime_gpu-1.19.0-cp38-cp38-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl"] }
  source      = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-site", "ort-cuda-ep-copy"]
  notes = [
    "shares CUDA and cuDNN with torch <=2.3.1 (cuda11 build)",
    "shares CUDA and cuDNN with torch >=2.4 (cuda12 build)",
  ]
  build "cu12" {
    cuda       = "12"
    cuda_spec  = ">=12,<13"
    cudnn      = "9"
    cudnn_spec = ">=9,<10"
    index_kind = "pypi"
    source     = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-site", "ort-cuda-ep-copy"]
    inferred   = ["platform", "cudnn_spec"]
    notes      = ["runs with any 12.x", "platform: the GPU code of linux/amd64 is that of 1.19.2, measured"]
    platform "linux/amd64" {
      sm       = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx      = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
      delivery = "system"
    }
    platform "windows/amd64" {
      delivery = "system"
    }
  }
  build "cu118-feed" {
    cuda       = "11.8"
    cuda_spec  = ">=11,<12"
    cudnn      = "8"
    cudnn_spec = ">=8,<9"
    index_kind = "feed"
    source     = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-site", "ort-cuda-ep-copy"]
    inferred   = ["platform"]
    notes      = ["vendor feed, not PyPI"]
    platform "linux/amd64" {
      delivery = "system"
    }
  }
  build "cpu" {
    package      = "onnxruntime"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64", "linux/arm64"]
    source       = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-site", "ort-cuda-ep-copy"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
}

framework "onnxruntime" "1.18.2" {
  like        = "1.18.1"
  without     = ["pair_specs", "cell_source"]
  released    = "2024-08-12"
  cell_source = { limits = ["github.com/microsoft/onnxruntime/issues/21063"] }
  inferred    = ["python", "min_glibc"]
  build "cu118" {
    source = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-cuda-ep-copy"]
    notes  = ["runs with any 11.x", "platform: the GPU code of linux/amd64 is that of 1.18.1, measured"]
    platform {
      gone = true
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cpu" {
    without      = ["platform.linux/arm64"]
    pypi_default = ["linux/amd64", "windows/amd64"]
  }
}

framework "onnxruntime" "1.18.1" {
  min_glibc  = "2.27"
  package    = "onnxruntime-gpu"
  released   = "2024-06-27"
  python     = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  pair_specs = { numpy = ">=1.21.6,<2.0" }
  limits     = { numpy = "<2" }
  source     = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-cuda-ep-copy"]
  cell_source = {
    min_glibc = ["wheels:onnxruntime_gpu-${version}-*-manylinux_2_27_x86_64.whl"]
    python    = ["wheels@96e665393934cd6a2d7f5c4a8449815f:onnxruntime_gpu-1.18.1-cp38-cp38-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl"]
    limits    = ["github.com/microsoft/onnxruntime/issues/21063"]
    pair_specs = [
      "wheels@e9de7b8c7c975f7830d1e9323daca209:onnxruntime_gpu-1.18.1-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
    ]
  }
  build "cu118" {
    cuda       = "11.8"
    cuda_spec  = ">=11,<12"
    cudnn      = "8"
    cudnn_spec = ">=8,<9"
    index_kind = "pypi"
    source = [
      "onnxruntime-fork@v${version}:setup.py",
      "ort-cuda-ep-doc",
      "ort-cuda-ep-copy",
      "wheels@e9de7b8c7c975f7830d1e9323daca209:onnxruntime_gpu-1.18.1-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
    ]
    inferred = ["platform", "cudnn_spec"]
    notes    = ["runs with any 11.x", "platform: the GPU code of linux/amd64 is measured"]
    platform "linux/amd64" {
      sm       = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx      = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
      delivery = "system"
    }
    platform "windows/amd64" {
      delivery = "system"
    }
  }
  build "cu12-feed" {
    cuda       = "12"
    cuda_spec  = ">=12,<13"
    cudnn      = "9"
    cudnn_spec = ">=9,<10"
    index_kind = "feed"
    source = [
      "onnxruntime-fork@v${version}:setup.py",
      "ort-cuda-ep-doc",
      "ort-cuda-ep-copy",
      "ort-cu12-feed-windows",
    ]
    inferred = ["platform"]
    notes    = ["vendor feed"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cpu" {
    package      = "onnxruntime"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64", "linux/arm64"]
    source       = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-cuda-ep-copy"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
}

framework "onnxruntime" "1.18.0" {
  like     = "1.17.0"
  released = "2024-05-20"
  source   = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-cuda-ep-copy"]
  cell_source = {
    python = ["wheels@05b5f17bc78586741715903b5ec7fcef:onnxruntime_gpu-1.18.0-cp38-cp38-manylinux_2_28_x86_64.whl"]
  }
  build "cu118" {
    cudnn  = "8"
    source = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-cuda-ep-copy"]
    notes  = ["runs with any 11.x", "platform: the GPU code of linux/amd64 is that of 1.18.1, measured"]
    platform "windows/amd64" {
      without = ["cudnn"]
    }
  }
  build "cu12-feed" {
    source = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-cuda-ep-copy", "ort-cu12-feed-windows"]
    notes  = ["vendor feed"]
  }
  build "cpu" {
    source = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-cuda-ep-copy"]
  }
}

framework "onnxruntime" "1.17.3" {
  like     = "1.17.0"
  released = "2024-04-12"
  inferred = ["python"]
  build "cu118" {
    platform {
      gone = true
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "onnxruntime" "1.17.1" {
  like     = "1.17.0"
  released = "2024-02-25"
  cell_source = {
    python = ["wheels@624fdb65a632833f13de368548558186:onnxruntime_gpu-1.17.1-cp38-cp38-manylinux_2_28_x86_64.whl"]
  }
  build "cu118" {
    source = [
      "onnxruntime-fork@v${version}:setup.py",
      "ort-cuda-ep-doc",
      "ort-cuda-ep-copy",
      "ort-install-doc",
      "wheels@a55fe84ee11a59ea069c6a790ee960f1:onnxruntime_gpu-1.17.1-cp310-cp310-manylinux_2_28_x86_64.whl",
    ]
    notes = ["runs with any 11.x", "platform: the GPU code of linux/amd64 is measured"]
  }
}

framework "onnxruntime" "1.17.0" {
  min_glibc   = "2.28"
  package     = "onnxruntime-gpu"
  released    = "2024-01-31"
  python      = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  limits      = { numpy = "<2" }
  source      = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-cuda-ep-copy", "ort-install-doc"]
  cell_source = { min_glibc = ["wheels:onnxruntime_gpu-${version}-*-manylinux_2_28_x86_64.whl"], python = ["wheels@1d461455bba160836d6c11c648c8fd4e:onnxruntime_gpu-1.17.0-cp38-cp38-manylinux_2_28_x86_64.whl"], limits = ["github.com/microsoft/onnxruntime/issues/21063"] }
  build "cu118" {
    cuda       = "11.8"
    cuda_spec  = ">=11,<12"
    cudnn      = "8.2.4"
    cudnn_spec = ">=8,<9"
    index_kind = "pypi"
    source     = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-cuda-ep-copy", "ort-install-doc"]
    inferred   = ["platform", "cudnn_spec"]
    notes      = ["runs with any 11.x", "platform: the GPU code of linux/amd64 is that of 1.17.1, measured"]
    platform "linux/amd64" {
      sm       = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx      = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
      delivery = "system"
    }
    platform "windows/amd64" {
      cudnn    = "8.5.0.96"
      delivery = "system"
    }
  }
  build "cu12-feed" {
    cuda       = "12"
    cuda_spec  = ">=12,<13"
    cudnn      = "8"
    cudnn_spec = ">=8,<9"
    index_kind = "feed"
    source = [
      "onnxruntime-fork@v${version}:setup.py",
      "ort-cuda-ep-doc",
      "ort-cuda-ep-copy",
      "ort-install-doc",
      "ort-cu12-feed-windows",
    ]
    inferred = ["platform"]
    notes    = ["vendor feed onnxruntime-cuda-12, not PyPI"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cpu" {
    package      = "onnxruntime"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64", "linux/arm64"]
    source       = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-cuda-ep-copy", "ort-install-doc"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
}

framework "onnxruntime" "1.16.3" {
  like     = "1.15.0"
  released = "2023-11-20"
  cell_source = {
    python = [
      "wheels@2811c8ea209aaedcc2600ca828025279:onnxruntime_gpu-1.16.3-cp38-cp38-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  build "cu118" {
    source = [
      "onnxruntime-fork@v${version}:setup.py",
      "ort-cuda-ep-doc",
      "ort-trt-ep-doc",
      "wheels@c14bc735ad2b2286be9eadeea09bc190:onnxruntime_gpu-1.16.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
    notes = ["runs with any 11.x", "platform: the GPU code of linux/amd64 is measured"]
  }
}

framework "onnxruntime" "1.16.2" {
  like     = "1.15.0"
  released = "2023-11-08"
  inferred = ["python"]
  build "cu118" {
    notes = ["runs with any 11.x", "platform: the GPU code of linux/amd64 is that of 1.16.3, measured"]
    platform {
      gone = true
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "onnxruntime" "1.16.1" {
  like     = "1.15.0"
  released = "2023-10-09"
  inferred = ["python"]
  build "cu118" {
    notes = ["runs with any 11.x", "platform: the GPU code of linux/amd64 is that of 1.16.3, measured"]
    platform {
      gone = true
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "onnxruntime" "1.16.0" {
  like     = "1.15.0"
  released = "2023-09-19"
  cell_source = {
    python = [
      "wheels@93978ea51e97356d18c80863bc617e08:onnxruntime_gpu-1.16.0-cp38-cp38-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  build "cu118" {
    notes = ["runs with any 11.x", "platform: the GPU code of linux/amd64 is that of 1.16.3, measured"]
  }
}

framework "onnxruntime" "1.15.1" {
  like     = "1.15.0"
  released = "2023-06-16"
  cell_source = {
    python = [
      "wheels@134c83e21f02f0629a7e0b2eb400a2cc:onnxruntime_gpu-1.15.1-cp38-cp38-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  build "cu118" {
    source = [
      "onnxruntime-fork@v${version}:setup.py",
      "ort-cuda-ep-doc",
      "ort-trt-ep-doc",
      "wheels@6c0cd0d67a4402222dacd02558e26189:onnxruntime_gpu-1.15.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
    notes = ["runs with any 11.x", "platform: the GPU code of linux/amd64 is measured"]
  }
}

framework "onnxruntime" "1.15.0" {
  min_glibc   = "2.17"
  package     = "onnxruntime-gpu"
  released    = "2023-05-24"
  python      = ["3.8", "3.9", "3.10", "3.11"]
  limits      = { numpy = "<2" }
  source      = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-trt-ep-doc"]
  cell_source = { min_glibc = ["wheels:onnxruntime_gpu-${version}-*-manylinux_2_17_x86_64.whl"], python = ["wheels@c05d061f20f005cf0a185f26f0e50042:onnxruntime_gpu-1.15.0-cp38-cp38-manylinux_2_17_x86_64.manylinux2014_x86_64.whl"], limits = ["github.com/microsoft/onnxruntime/issues/21063"] }
  build "cu118" {
    cuda       = "11.8"
    cuda_spec  = ">=11,<12"
    cudnn      = "8.2.4"
    cudnn_spec = ">=8,<9"
    tensorrt   = "8.6"
    index_kind = "pypi"
    source     = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-trt-ep-doc"]
    inferred   = ["platform", "cudnn_spec"]
    notes      = ["runs with any 11.x", "platform: the GPU code of linux/amd64 is that of 1.15.1, measured"]
    platform "linux/amd64" {
      sm       = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx      = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
      delivery = "system"
    }
    platform "windows/amd64" {
      cudnn    = "8.5.0.96"
      delivery = "system"
    }
  }
  build "cpu" {
    package      = "onnxruntime"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64", "linux/arm64"]
    source       = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-trt-ep-doc"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
}

framework "onnxruntime" "1.14.1" {
  like     = "1.13.1"
  released = "2023-02-27"
  build "cu116" {
    tensorrt = "8.5"
    source = [
      "onnxruntime-fork@v${version}:setup.py",
      "ort-cuda-ep-doc",
      "ort-trt-ep-doc",
      "wheels@6cd3118ec8c0567006f5998a7467677c:onnxruntime_gpu-1.14.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
}

framework "onnxruntime" "1.14.0" {
  like     = "1.13.1"
  released = "2023-02-10"
  build "cu116" {
    tensorrt = "8.5"
    source   = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-trt-ep-doc"]
    notes    = ["runs with any 11.x", "platform: the GPU code of linux/amd64 is that of 1.14.1, measured"]
  }
}

framework "onnxruntime" "1.13.1" {
  min_glibc   = "2.17"
  package     = "onnxruntime-gpu"
  released    = "2022-10-24"
  python      = ["3.7", "3.8", "3.9", "3.10"]
  limits      = { numpy = "<2" }
  source      = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-trt-ep-doc"]
  cell_source = { min_glibc = ["wheels:onnxruntime_gpu-${version}-*-manylinux_2_17_x86_64.whl"], limits = ["github.com/microsoft/onnxruntime/issues/21063"] }
  build "cu116" {
    cuda       = "11.6"
    cuda_spec  = ">=11,<12"
    cudnn      = "8.2.4"
    cudnn_spec = ">=8,<9"
    tensorrt   = "8.4"
    index_kind = "pypi"
    source = [
      "onnxruntime-fork@v${version}:setup.py",
      "ort-cuda-ep-doc",
      "ort-trt-ep-doc",
      "wheels@96f2bf6cb1f8a06309d7729b6b5b461a:onnxruntime_gpu-1.13.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
    inferred = ["platform", "cudnn_spec"]
    notes    = ["runs with any 11.x", "platform: the GPU code of linux/amd64 is measured"]
    platform "linux/amd64" {
      sm       = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx      = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
      delivery = "system"
    }
    platform "windows/amd64" {
      cudnn    = "8.5.0.96"
      delivery = "system"
    }
  }
  build "cpu" {
    package      = "onnxruntime"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64", "linux/arm64"]
    source       = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-trt-ep-doc"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
}

framework "onnxruntime" "1.12.1" {
  like        = "1.9.0"
  released    = "2022-08-04"
  python      = ["3.7", "3.8", "3.9", "3.10"]
  min_glibc   = "2.17"
  cell_source = { min_glibc = ["wheels:onnxruntime_gpu-${version}-*-manylinux_2_17_x86_64.whl"] }
  build "cu114" {
    tensorrt = "8.4"
    source = [
      "onnxruntime-fork@v${version}:setup.py",
      "ort-cuda-ep-doc",
      "ort-trt-ep-doc",
      "wheels@42b0393c5122ed90fa2eb76192a48626:onnxruntime_gpu-1.12.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
    notes = ["runs with any 11.x", "platform: the GPU code of linux/amd64 is measured"]
    platform "linux/amd64" {
      sm  = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
    }
  }
}

framework "onnxruntime" "1.12.0" {
  like        = "1.9.0"
  released    = "2022-07-22"
  python      = ["3.7", "3.8", "3.9", "3.10"]
  min_glibc   = "2.17"
  cell_source = { min_glibc = ["wheels:onnxruntime_gpu-${version}-*-manylinux_2_17_x86_64.whl"] }
  build "cu114" {
    tensorrt = "8.4"
    notes    = ["runs with any 11.x", "platform: the GPU code of linux/amd64 is that of 1.12.1, measured"]
    platform "linux/amd64" {
      sm  = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
    }
  }
}

framework "onnxruntime" "1.11.1" {
  like      = "1.9.0"
  released  = "2022-04-27"
  python    = ["3.7", "3.8", "3.9"]
  min_glibc = "2.17"
  cell_source = {
    min_glibc = ["wheels:onnxruntime_gpu-${version}-*-manylinux_2_17_x86_64.whl"]
    python = [
      "wheels@a4f5317838f4816a9b21fcb43d551ac9:onnxruntime_gpu-1.11.1-cp37-cp37m-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  build "cu114" {
    tensorrt = "8.2"
    source = [
      "onnxruntime-fork@v${version}:setup.py",
      "ort-cuda-ep-doc",
      "ort-trt-ep-doc",
      "wheels@a4f5317838f4816a9b21fcb43d551ac9:onnxruntime_gpu-1.11.1-cp37-cp37m-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
    notes = ["runs with any 11.x", "platform: the GPU code of linux/amd64 is measured"]
    platform "linux/amd64" {
      sm  = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
    }
  }
}

framework "onnxruntime" "1.11.0" {
  like      = "1.9.0"
  released  = "2022-03-25"
  python    = ["3.7", "3.8", "3.9"]
  min_glibc = "2.17"
  cell_source = {
    min_glibc = ["wheels:onnxruntime_gpu-${version}-*-manylinux_2_17_x86_64.whl"]
    python = [
      "wheels@2db2bdcb23b6b4fa08a03009bf057f42:onnxruntime_gpu-1.11.0-cp37-cp37m-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  build "cu114" {
    tensorrt = "8.2"
    notes    = ["runs with any 11.x", "platform: the GPU code of linux/amd64 is that of 1.11.1, measured"]
    platform "linux/amd64" {
      sm  = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
    }
  }
}

framework "onnxruntime" "1.10.0" {
  like     = "1.9.0"
  released = "2021-12-06"
}

framework "onnxruntime" "1.9.1" {
  like     = "1.9.0"
  released = "2021-10-04"
  build "cpu" {
    without      = ["platform.linux/arm64"]
    pypi_default = ["linux/amd64", "windows/amd64"]
  }
}

framework "onnxruntime" "1.9.0" {
  package     = "onnxruntime-gpu"
  released    = "2021-09-21"
  python      = ["3.6", "3.7", "3.8", "3.9"]
  limits      = { numpy = "<2" }
  source      = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-trt-ep-doc"]
  cell_source = { limits = ["github.com/microsoft/onnxruntime/issues/21063"] }
  build "cu114" {
    cuda       = "11.4"
    cuda_spec  = ">=11,<12"
    cudnn      = "8.2.4"
    cudnn_spec = ">=8,<9"
    tensorrt   = "8.0"
    index_kind = "pypi"
    source     = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-trt-ep-doc"]
    inferred   = ["platform", "cudnn_spec"]
    notes      = ["runs with any 11.x"]
    platform "linux/amd64" {
      delivery = "system"
    }
    platform "windows/amd64" {
      cudnn    = "8.2.2.26"
      delivery = "system"
    }
  }
  build "cpu" {
    package      = "onnxruntime"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64", "linux/arm64"]
    source       = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-trt-ep-doc"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
}

framework "onnxruntime" "1.8.2" {
  like     = "1.7.0"
  released = "2021-08-05"
  build "cpu" {
    without      = ["platform.linux/arm64"]
    pypi_default = ["linux/amd64", "windows/amd64"]
  }
}

framework "onnxruntime" "1.8.1" {
  like     = "1.7.0"
  released = "2021-06-30"
}

framework "onnxruntime" "1.8.0" {
  like     = "1.7.0"
  released = "2021-06-02"
}

framework "onnxruntime" "1.7.2" {
  like     = "1.7.0"
  released = "2021-03-29"
  build "cpu" {
    without      = ["platform.linux/arm64"]
    pypi_default = ["linux/amd64", "windows/amd64"]
  }
}

framework "onnxruntime" "1.7.1" {
  like     = "1.7.0"
  released = "2021-03-03"
  build "cpu" {
    without      = ["platform.linux/arm64"]
    pypi_default = ["linux/amd64", "windows/amd64"]
  }
}

framework "onnxruntime" "1.7.0" {
  package     = "onnxruntime-gpu"
  released    = "2021-03-01"
  python      = ["3.6", "3.7", "3.8", "3.9"]
  limits      = { numpy = "<2" }
  source      = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-trt-ep-doc"]
  cell_source = { limits = ["github.com/microsoft/onnxruntime/issues/21063"] }
  build "cu110" {
    cuda       = "11.0"
    cuda_full  = "11.0.3"
    cuda_spec  = ">=11,<12"
    cudnn      = "8.0.4"
    cudnn_spec = ">=8,<9"
    tensorrt   = "7.2"
    index_kind = "pypi"
    source     = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-trt-ep-doc"]
    inferred   = ["platform", "cudnn_spec"]
    notes      = ["runs with any 11.x"]
    platform "linux/amd64" {
      delivery = "system"
    }
    platform "windows/amd64" {
      cudnn    = "8.0.2.39"
      delivery = "system"
    }
  }
  build "cpu" {
    package      = "onnxruntime"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64", "linux/arm64"]
    source       = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-trt-ep-doc"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
}

framework "onnxruntime" "1.6.0" {
  like     = "1.5.1"
  released = "2020-12-09"
}

framework "onnxruntime" "1.5.3" {
  like     = "1.5.1"
  released = "2020-10-26"
  build "cpu" {
    without      = ["platform.linux/arm64"]
    pypi_default = ["linux/amd64", "windows/amd64"]
  }
}

framework "onnxruntime" "1.5.2" {
  like     = "1.5.1"
  released = "2020-10-12"
}

framework "onnxruntime" "1.5.1" {
  package     = "onnxruntime-gpu"
  released    = "2020-09-29"
  python      = ["3.5", "3.6", "3.7"]
  limits      = { numpy = "<2" }
  source      = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-trt-ep-doc"]
  cell_source = { limits = ["github.com/microsoft/onnxruntime/issues/21063"] }
  build "cu102" {
    cuda       = "10.2"
    cuda_spec  = "==10.2.*"
    cudnn      = "8.0.3"
    cudnn_spec = ">=8,<9"
    tensorrt   = "7.1"
    index_kind = "pypi"
    source     = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-trt-ep-doc"]
    inferred   = ["platform", "cuda_spec", "cudnn_spec"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cpu" {
    package      = "onnxruntime"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64", "linux/arm64"]
    source       = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-trt-ep-doc"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
}

framework "onnxruntime" "1.4.0" {
  like     = "1.2.0"
  released = "2020-07-14"
  build "cpu" {
    pypi_default = ["linux/amd64", "windows/amd64", "linux/arm64"]
    platform "linux/arm64" {
      sm  = []
      ptx = []
    }
  }
}

framework "onnxruntime" "1.3.1" {
  like     = "1.2.0"
  released = "2020-06-14"
}

framework "onnxruntime" "1.3.0" {
  like     = "1.2.0"
  released = "2020-05-14"
  build "cpu" {
    pypi_default = ["linux/amd64", "windows/amd64", "linux/arm64"]
    platform "linux/arm64" {
      sm  = []
      ptx = []
    }
  }
}

framework "onnxruntime" "1.2.0" {
  package     = "onnxruntime-gpu"
  released    = "2020-03-07"
  python      = ["3.5", "3.6", "3.7"]
  limits      = { numpy = "<2" }
  source      = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-trt-ep-doc"]
  cell_source = { limits = ["github.com/microsoft/onnxruntime/issues/21063"] }
  build "cu101" {
    cuda       = "10.1"
    cuda_spec  = "==10.1.*"
    cudnn      = "7.6.5"
    cudnn_spec = ">=7,<8"
    tensorrt   = "7.0"
    index_kind = "pypi"
    source     = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-trt-ep-doc"]
    inferred   = ["platform", "cuda_spec", "cudnn_spec"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cpu" {
    package      = "onnxruntime"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source       = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-trt-ep-doc"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "onnxruntime" "1.1.2" {
  like     = "1.0.0"
  released = "2020-02-19"
}

framework "onnxruntime" "1.1.1" {
  like     = "1.0.0"
  released = "2020-01-22"
}

framework "onnxruntime" "1.1.0" {
  like     = "1.0.0"
  released = "2019-12-17"
}

framework "onnxruntime" "1.0.0" {
  package     = "onnxruntime-gpu"
  released    = "2019-10-25"
  python      = ["3.5", "3.6", "3.7"]
  limits      = { numpy = "<2" }
  source      = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-trt-ep-doc"]
  cell_source = { limits = ["github.com/microsoft/onnxruntime/issues/21063"] }
  build "cu100" {
    cuda       = "10.0"
    cuda_spec  = "==10.0.*"
    cudnn      = "7.6.4"
    cudnn_spec = ">=7,<8"
    tensorrt   = "6.0"
    index_kind = "pypi"
    source     = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-trt-ep-doc"]
    inferred   = ["platform", "cuda_spec", "cudnn_spec"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cpu" {
    package      = "onnxruntime"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source       = ["onnxruntime-fork@v${version}:setup.py", "ort-cuda-ep-doc", "ort-trt-ep-doc"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}
