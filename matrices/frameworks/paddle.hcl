# PaddlePaddle releases and their CUDA builds.

source "paddle-300-use" {
  title = "public installs of 3.0.0 from vendor indexes cu118 and cu126"
  date  = "2026-11-20"
  class = "reported"
}

source "paddle-79388" {
  title = "Paddle issue 79388: paddlepaddle-gpu 3.2.2 from cu126 runs on Windows on an RTX 4080, and warns of its cuDNN"
  url   = "https://github.com/PaddlePaddle/Paddle/issues/79388"
  date  = "2026-06-28"
  class = "reported"
}

source "paddle-320-use" {
  title = "3.2.0 from cu126"
  url   = "https://github.com/PaddlePaddle/FastDeploy/pull/4414"
  date  = "2026-11-20"
  class = "vendor"
}

source "paddle-33-use" {
  title = "public installs of 3.3.0 and 3.3.1 from cu118, cu126, cu129, cu130"
  date  = "2026-11-20"
  class = "reported"
}

source "paddle-73687" {
  title = "PaddlePaddle/Paddle issue 73687: the Windows wheel of 3.1.0 for CUDA 12.9 has sm_75, 80, 86 and 89"
  url   = "https://github.com/PaddlePaddle/Paddle/issues/73687"
  date  = "2026-11-21"
  class = "reported"
}

source "paddlex-4473" {
  title = "PaddlePaddle/PaddleX issue 4473: so has that of 3.1.1"
  url   = "https://github.com/PaddlePaddle/PaddleX/issues/4473"
  date  = "2026-11-21"
  class = "reported"
}

source "paddle-76037" {
  title = "PaddlePaddle/Paddle issue 76037: 3.2.0 for an older CUDA has sm_60, 61, 70, 75, 80 and 86; the one for CUDA 12.9 runs on sm_120"
  url   = "https://github.com/PaddlePaddle/Paddle/issues/76037"
  date  = "2026-11-21"
  class = "reported"
}

source "paddlex-4682" {
  title = "PaddlePaddle/PaddleX issue 4682: 3.2.0 for CUDA 12.9 has no kernel for sm_61, the one for CUDA 11.8 has"
  url   = "https://github.com/PaddlePaddle/PaddleX/issues/4682"
  date  = "2026-11-21"
  class = "reported"
}

source "paddle-setup" {
  title = "PaddlePaddle/Paddle, setup.py of mid-2025: the nvidia wheels that a wheel pins, by CUDA and system"
  url   = "https://github.com/PaddlePaddle/Paddle/blob/develop/setup.py"
  date  = "2026-11-21"
  class = "vendor"
}

source "paddle-dnn-handle" {
  title = "PaddlePaddle/Paddle, gpu_resources.cc: it warns of a cuDNN older than the one that it was compiled with, and creates its handle; dynamic_loader.cc opens libcudnn.so of any version on Linux"
  url   = "https://github.com/PaddlePaddle/Paddle/blob/develop/paddle/phi/backends/gpu/gpu_resources.cc"
  date  = "2026-11-23"
  class = "vendor"
}

source "paddle-331-pins" {
  title = "public installs of 3.3.1: cu126 asks for nvidia-cudnn-cu12 9.5.1.17, nvidia-cusparselt-cu12 0.6.3 and nvidia-nccl-cu12 2.25.1; cu129 for nvidia-cudnn-cu12 9.9.0.52 and nvidia-cuda-runtime-cu12 12.9.37"
  date  = "2026-11-21"
  class = "reported"
}

source "paddle-cudnn-99" {
  title = "public installs of 3.2.1 and of 3.3.1 for Windows from cu126: compiled with cuDNN 9.9, and 9.5.1.17 is installed beside it"
  date  = "2026-11-21"
  class = "reported"
}

source "paddle-images" {
  title = "tags of PaddlePaddle's own images: 3.3.0-gpu-cuda13.0-cudnn9.13, 3.3.1-gpu-cuda12.9-cudnn9.9, 3.2.2-gpu-cuda12.6-cudnn9.5, 3.2.2-gpu-cuda11.8-cudnn8.9"
  url   = "https://hub.docker.com/r/paddlepaddle/paddle/tags"
  date  = "2026-11-21"
  class = "vendor"
}

source "paddle-cuda-cmake" {
  title = "PaddlePaddle/Paddle, cmake/cuda.cmake: machine code alone unless NEW_RELEASE_JIT is set, sm_90 from CUDA 12 on (pull request 52285)"
  url   = "https://github.com/PaddlePaddle/Paddle/pull/52285"
  date  = "2026-11-21"
  class = "vendor"
}

source "paddle-73937" {
  title = "PaddlePaddle/Paddle issue 73937: a nightly Linux wheel between 3.1.0 and 3.1.1 for CUDA 12.9 has sm_61, 70, 75, 80, 86, 89 and 90"
  url   = "https://github.com/PaddlePaddle/Paddle/issues/73937"
  date  = "2026-11-21"
  class = "reported"
}

source "paddle-78720" {
  title = "PaddlePaddle/Paddle pull request 78720: the lists of cmake/cuda.cmake for CUDA 12 hold sm_100"
  url   = "https://github.com/PaddlePaddle/Paddle/pull/78720"
  date  = "2026-11-21"
  class = "vendor"
}

source "fastdeploy-gpus" {
  title = "FastDeploy 2.5 on paddlepaddle-gpu 3.3.1 from cu126 and cu129: GPUs of sm_80, 86, 89 and 90"
  url   = "https://paddlepaddle.github.io/FastDeploy/get_started/installation/nvidia_gpu/"
  date  = "2026-11-21"
  class = "vendor"
}

source "paddle-pip-docs" {
  title = "PaddlePaddle/docs, install by pip on Linux and on Windows, on each release branch: the page of links and the cuDNN beside each CUDA"
  url   = "https://github.com/PaddlePaddle/docs"
  date  = "2026-11-21"
  class = "vendor"
}

source "paddle-23922" {
  title = "PaddlePaddle/Paddle issue 23922: 1.7.1 says that it is compiled with cuDNN 7.6, and fails with 7.3 (CUDNN_STATUS_BAD_PARAM); so does 1.8.3 in issue 26954"
  url   = "https://github.com/PaddlePaddle/Paddle/issues/23922"
  date  = "2026-11-21"
  class = "reported"
}

source "paddle-docs" {
  title = "install tables on each release branch"
  url   = "https://github.com/PaddlePaddle/docs"
  date  = "2026-11-20"
  class = "vendor"
}

source "paddle-en" {
  title = "GPU architecture table"
  url   = "https://paddlepaddle.org.cn/documentation/docs/en/install/Tables_en.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "paddle-index" {
  title = "later install page: Python 3.9-3.13, GPU wheels x86_64 only"
  url   = "https://www.paddlepaddle.org.cn/documentation/install/index_cn.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "paddle-index-300" {
  title = "install page of the 3.0 era: Python 3.8-3.12"
  url   = "https://paddlepaddle.org.cn/documentation/docs/install/index_cn.html"
  date  = "2026-11-20"
  class = "vendor"
}

guidance "paddle" "since-3.0-gpu-wheels-come" {
  text     = "since 3.0 GPU wheels come from per-CUDA vendor indexes (stable/cuNNN); PyPI's paddlepaddle-gpu lags on an old CUDA"
  source   = ["paddle-33-use", "paddle-docs@develop:docs/install/Tables.md"]
  inferred = ["text"]
}

guidance "paddle" "2.x-encodes-cuda-postnnn-suffix" {
  text   = "2.x encodes CUDA in a .postNNN suffix; the unsuffixed wheel is the PyPI default"
  source = ["paddle-docs@release/2.6:docs/install/Tables.md"]
}

guidance "paddle" "gpu-wheels-arm64" {
  text   = "no GPU wheels for arm64"
  source = ["paddle-index"]
}

framework_info "paddle" {
  name       = "PaddlePaddle"
  rank       = 6
  packages   = ["paddlepaddle-gpu", "paddlepaddle"]
  module     = "paddle"
  libraries  = ["libpaddle", "libphi"]
  build_file = "paddle/version/__init__.py"
  images     = ["docker.io/paddlepaddle/paddle"]
  selftest   = "paddle"
  trait "warns-of-cudnn" {
    source = ["paddle-dnn-handle"]
  }
  source = ["paddle-pip-docs", "paddle-setup"]
}

framework "paddle" "3.3.1" {
  like     = "3.3.0"
  without  = ["build.cu130"]
  released = "2026-03-24"
  build "cu126" {
    source = [
      "paddle-33-use",
      "paddle-index",
      "paddle-setup",
      "paddle-cudnn-99",
      "paddle-331-pins",
      "paddle-73937",
      "paddle-cuda-cmake",
      "fastdeploy-gpus",
    ]
  }
  build "cu129" {
    source = [
      "paddle-33-use",
      "paddle-index",
      "paddle-setup",
      "paddle-331-pins",
      "paddle-73937",
      "paddle-76037",
      "paddle-78720",
      "fastdeploy-gpus",
      "paddle-73687",
    ]
  }
  build "cpu" {
    source = ["wheels@6747e81b4ab46c9caaae248f7b9999cc:paddlepaddle-3.3.1-cp310-cp310-manylinux1_x86_64.whl"]
  }
}

framework "paddle" "3.3.0" {
  package  = "paddlepaddle-gpu"
  released = "2026-01-13"
  python   = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  source   = ["paddle-33-use", "paddle-index"]
  inferred = ["python"]
  notes    = ["default CUDA: vendor index"]
  build "cu118" {
    cuda  = "11.8"
    cudnn = "8.9.6.50"
    nccl  = "2.19.3"
    pins = {
      nvidia-cublas-cu11       = "11.11.3.6"
      nvidia-cuda-cupti-cu11   = "11.8.87"
      nvidia-cuda-nvrtc-cu11   = "11.8.89"
      nvidia-cuda-runtime-cu11 = "11.8.89"
      nvidia-cudnn-cu11        = "8.9.6.50"
      nvidia-cufft-cu11        = "10.9.0.58"
      nvidia-curand-cu11       = "10.3.0.86"
      nvidia-cusolver-cu11     = "11.4.1.48"
      nvidia-cusparse-cu11     = "11.7.5.86"
      nvidia-nccl-cu11         = "2.19.3"
      nvidia-nvtx-cu11         = "11.8.86"
    }
    index_url  = "https://www.paddlepaddle.org.cn/packages/stable/cu118/"
    index_kind = "simple"
    source     = ["paddle-33-use", "paddle-index", "paddle-setup", "paddle-76037", "paddle-cuda-cmake"]
    inferred   = ["index_url", "platform", "cudnn", "nccl", "pins", "sm", "ptx"]
    notes = [
      "on Windows it pins the runtime, cuBLAS, cuDNN, cuFFT, cuRAND, cuSOLVER and cuSPARSE alone, and cuDNN 8.9.4.19",
    ]
    platform {
      sm       = ["6.0", "6.1", "7.0", "7.5", "8.0", "8.6"]
      ptx      = []
      delivery = "pip-nvidia-wheels"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu126" {
    cuda       = "12.6"
    cudnn      = "9.5.1.17"
    cudnn_spec = "==9.5.1.17"
    nccl       = "2.25.1"
    pins = {
      nvidia-cublas-cu12       = "12.6.4.1"
      nvidia-cuda-cupti-cu12   = "12.6.80"
      nvidia-cuda-nvrtc-cu12   = "12.6.77"
      nvidia-cuda-runtime-cu12 = "12.6.77"
      nvidia-cudnn-cu12        = "9.5.1.17"
      nvidia-cufft-cu12        = "11.3.0.4"
      nvidia-cufile-cu12       = "1.11.1.6"
      nvidia-curand-cu12       = "10.3.7.77"
      nvidia-cusolver-cu12     = "11.7.1.2"
      nvidia-cusparse-cu12     = "12.5.4.2"
      nvidia-cusparselt-cu12   = "0.6.3"
      nvidia-nccl-cu12         = "2.25.1"
      nvidia-nvjitlink-cu12    = "12.6.85"
      nvidia-nvtx-cu12         = "12.6.77"
    }
    index_url  = "https://www.paddlepaddle.org.cn/packages/stable/cu126/"
    index_kind = "simple"
    source = [
      "paddle-33-use",
      "paddle-index",
      "paddle-setup",
      "paddle-cudnn-99",
      "paddle-73937",
      "paddle-cuda-cmake",
    ]
    inferred = ["index_url", "platform", "cudnn", "nccl", "pins", "cudnn_spec", "sm", "ptx"]
    notes = [
      "on Windows the wheel is compiled with cuDNN 9.9 and pins 9.5.1.17: it warns when it starts, until nvidia-cudnn-cu12==9.9.0.52 is installed after it, against its own metadata",
      "on Windows it pins the runtime, cuBLAS, cuDNN, cuFFT, cuRAND, cuSOLVER and cuSPARSE alone",
    ]
    platform {
      delivery = "pip-nvidia-wheels"
      rows = {
        "linux/amd64"   = { sm = ["6.1", "7.0", "7.5", "8.0", "8.6", "8.9", "9.0"], ptx = [] }
        "windows/amd64" = { cudnn = "9.9.0" }
      }
    }
  }
  build "cu129" {
    cuda  = "12.9"
    cudnn = "9.9.0.52"
    nccl  = "2.26.5"
    pins = {
      nvidia-cublas-cu12       = "12.9.0.13"
      nvidia-cuda-cupti-cu12   = "12.9.19"
      nvidia-cuda-nvrtc-cu12   = "12.9.41"
      nvidia-cuda-runtime-cu12 = "12.9.37"
      nvidia-cudnn-cu12        = "9.9.0.52"
      nvidia-cufft-cu12        = "11.4.0.6"
      nvidia-cufile-cu12       = "1.14.0.30"
      nvidia-curand-cu12       = "10.3.10.19"
      nvidia-cusolver-cu12     = "11.7.4.40"
      nvidia-cusparse-cu12     = "12.5.9.5"
      nvidia-cusparselt-cu12   = "0.7.1"
      nvidia-nccl-cu12         = "2.26.5"
      nvidia-nvjitlink-cu12    = "12.9.41"
      nvidia-nvtx-cu12         = "12.9.19"
    }
    index_url  = "https://www.paddlepaddle.org.cn/packages/stable/cu129/"
    index_kind = "simple"
    source = [
      "paddle-33-use",
      "paddle-index",
      "paddle-setup",
      "paddle-73937",
      "paddle-76037",
      "paddle-78720",
      "paddle-73687",
    ]
    inferred = ["index_url", "platform", "cudnn", "nccl", "pins", "sm"]
    notes = [
      "on Windows it pins the runtime, cuBLAS, cuDNN, cuFFT, cuRAND, cuSOLVER and cuSPARSE alone",
      "sm_100 by the lists of its sources, the others seen on such GPUs; whether it carries PTX is not known",
    ]
    platform {
      delivery = "pip-nvidia-wheels"
      rows = {
        "linux/amd64"   = { sm = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"] }
        "windows/amd64" = { sm = ["7.5", "8.0", "8.6", "8.9", "12.0"] }
      }
    }
  }
  build "cu130" {
    cuda       = "13.0"
    cudnn      = "9.13"
    index_url  = "https://www.paddlepaddle.org.cn/packages/stable/cu130/"
    index_kind = "simple"
    source     = ["paddle-33-use", "paddle-index", "paddle-images"]
    inferred   = ["index_url", "platform", "cudnn"]
    notes      = ["the image of this build is tagged cudnn9.13; the pins of its wheels are not known"]
    platform {
      delivery = "pip-nvidia-wheels"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cpu" {
    package      = "paddlepaddle"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source       = ["wheels@2c8507b5cec35286e05ba67100edcb4e:paddlepaddle-3.3.0-cp310-cp310-manylinux1_x86_64.whl"]
    inferred     = ["pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "paddle" "3.2.0" {
  package  = "paddlepaddle-gpu"
  released = "2025-09-08"
  python   = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  source   = ["paddle-320-use", "paddle-index", "paddle-76037", "paddlex-4682"]
  inferred = ["python", "other"]
  notes    = ["inferred: other CUDA variants exist but were not confirmed", "default CUDA: vendor index"]
  build "cu126" {
    cuda  = "12.6"
    cudnn = "9.5.1.17"
    nccl  = "2.25.1"
    pins = {
      nvidia-cublas-cu12       = "12.6.4.1"
      nvidia-cuda-cupti-cu12   = "12.6.80"
      nvidia-cuda-nvrtc-cu12   = "12.6.77"
      nvidia-cuda-runtime-cu12 = "12.6.77"
      nvidia-cudnn-cu12        = "9.5.1.17"
      nvidia-cufft-cu12        = "11.3.0.4"
      nvidia-cufile-cu12       = "1.11.1.6"
      nvidia-curand-cu12       = "10.3.7.77"
      nvidia-cusolver-cu12     = "11.7.1.2"
      nvidia-cusparse-cu12     = "12.5.4.2"
      nvidia-cusparselt-cu12   = "0.6.3"
      nvidia-nccl-cu12         = "2.25.1"
      nvidia-nvjitlink-cu12    = "12.6.85"
      nvidia-nvtx-cu12         = "12.6.77"
    }
    index_url  = "https://www.paddlepaddle.org.cn/packages/stable/cu126/"
    index_kind = "simple"
    source     = ["paddle-320-use", "paddle-index", "paddle-setup", "paddle-73937", "paddle-cuda-cmake", "paddle-79388"]
    inferred   = ["index_url", "platform", "cudnn", "nccl", "pins", "sm", "ptx"]
    notes      = ["on Windows it pins the runtime, cuBLAS, cuDNN, cuFFT, cuRAND, cuSOLVER and cuSPARSE alone"]
    platform "linux/amd64" {
      sm       = ["6.1", "7.0", "7.5", "8.0", "8.6", "8.9", "9.0"]
      ptx      = []
      delivery = "pip-nvidia-wheels"
    }
    platform "windows/amd64" {
      delivery = "pip-nvidia-wheels"
    }
  }
  build "cu118" {
    cuda  = "11.8"
    cudnn = "8.9.6.50"
    nccl  = "2.19.3"
    pins = {
      nvidia-cublas-cu11       = "11.11.3.6"
      nvidia-cuda-cupti-cu11   = "11.8.87"
      nvidia-cuda-nvrtc-cu11   = "11.8.89"
      nvidia-cuda-runtime-cu11 = "11.8.89"
      nvidia-cudnn-cu11        = "8.9.6.50"
      nvidia-cufft-cu11        = "10.9.0.58"
      nvidia-curand-cu11       = "10.3.0.86"
      nvidia-cusolver-cu11     = "11.4.1.48"
      nvidia-cusparse-cu11     = "11.7.5.86"
      nvidia-nccl-cu11         = "2.19.3"
      nvidia-nvtx-cu11         = "11.8.86"
    }
    index_url  = "https://www.paddlepaddle.org.cn/packages/stable/cu118/"
    index_kind = "simple"
    source     = ["paddle-76037", "paddlex-4682", "paddle-setup"]
    inferred   = ["platform", "sm", "ptx", "cudnn", "nccl", "pins"]
    notes = [
      "on Windows it pins the runtime, cuBLAS, cuDNN, cuFFT, cuRAND, cuSOLVER and cuSPARSE alone, and cuDNN 8.9.4.19",
    ]
    platform {
      sm       = ["6.0", "6.1", "7.0", "7.5", "8.0", "8.6"]
      ptx      = []
      delivery = "pip-nvidia-wheels"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu129" {
    cuda   = "12.9"
    cudnn  = "9.9.0.52"
    nccl   = "2.26.5"
    sm_min = "7.5"
    pins = {
      nvidia-cublas-cu12       = "12.9.0.13"
      nvidia-cuda-cupti-cu12   = "12.9.19"
      nvidia-cuda-nvrtc-cu12   = "12.9.41"
      nvidia-cuda-runtime-cu12 = "12.9.37"
      nvidia-cudnn-cu12        = "9.9.0.52"
      nvidia-cufft-cu12        = "11.4.0.6"
      nvidia-cufile-cu12       = "1.14.0.30"
      nvidia-curand-cu12       = "10.3.10.19"
      nvidia-cusolver-cu12     = "11.7.4.40"
      nvidia-cusparse-cu12     = "12.5.9.5"
      nvidia-cusparselt-cu12   = "0.7.1"
      nvidia-nccl-cu12         = "2.26.5"
      nvidia-nvjitlink-cu12    = "12.9.41"
      nvidia-nvtx-cu12         = "12.9.19"
    }
    index_url  = "https://www.paddlepaddle.org.cn/packages/stable/cu129/"
    index_kind = "simple"
    source     = ["paddle-76037", "paddlex-4682", "paddle-setup", "paddle-73937", "paddle-73687"]
    inferred   = ["platform", "sm_min", "cudnn", "nccl", "pins", "sm"]
    notes = [
      "on Windows it pins the runtime, cuBLAS, cuDNN, cuFFT, cuRAND, cuSOLVER and cuSPARSE alone",
      "seen on these GPUs; whether it carries PTX is not known",
    ]
    platform {
      delivery = "pip-nvidia-wheels"
      rows = {
        "linux/amd64"   = { sm = ["7.5", "8.0", "8.6", "8.9", "9.0", "12.0"] }
        "windows/amd64" = { sm = ["7.5", "8.0", "8.6", "8.9", "12.0"] }
      }
    }
  }
  build "cpu" {
    package      = "paddlepaddle"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source       = ["wheels@dad93d9089b7ba1c8cd7f6cca65a87f1:paddlepaddle-3.2.0-cp310-cp310-manylinux1_x86_64.whl"]
    inferred     = ["pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "paddle" "3.1.1" {
  like     = "3.0.0"
  without  = ["notes"]
  released = "2025-08-20"
  python   = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  source   = ["paddlex-4473", "paddle-index"]
  inferred = ["python"]
  build {
    sm_min   = "6.0"
    inferred = ["platform", "index_url", "sm_min", "cudnn", "nccl", "pins", "sm", "ptx"]
    rows = {
      "cu118" = { source = ["paddle-index", "paddle-setup", "paddle-76037", "paddle-cuda-cmake"] }
      "cu126" = { source = ["paddle-index", "paddle-setup", "paddle-73937", "paddle-cuda-cmake"] }
      "cpu" = {
        without = ["sm_min", "inferred"]
        source  = ["wheels@4da2441907b58c207a70fd3e8fcdf591:paddlepaddle-3.1.1-cp310-cp310-manylinux1_x86_64.whl"]
      }
    }
  }
  build "cu129" {
    cuda   = "12.9"
    cudnn  = "9.9.0.52"
    nccl   = "2.26.5"
    sm_min = "7.5"
    pins = {
      nvidia-cublas-cu12       = "12.9.0.13"
      nvidia-cuda-cupti-cu12   = "12.9.19"
      nvidia-cuda-nvrtc-cu12   = "12.9.41"
      nvidia-cuda-runtime-cu12 = "12.9.37"
      nvidia-cudnn-cu12        = "9.9.0.52"
      nvidia-cufft-cu12        = "11.4.0.6"
      nvidia-cufile-cu12       = "1.14.0.30"
      nvidia-curand-cu12       = "10.3.10.19"
      nvidia-cusolver-cu12     = "11.7.4.40"
      nvidia-cusparse-cu12     = "12.5.9.5"
      nvidia-cusparselt-cu12   = "0.7.1"
      nvidia-nccl-cu12         = "2.26.5"
      nvidia-nvjitlink-cu12    = "12.9.41"
      nvidia-nvtx-cu12         = "12.9.19"
    }
    index_url  = "https://www.paddlepaddle.org.cn/packages/stable/cu129/"
    index_kind = "simple"
    source     = ["paddlex-4473", "paddle-setup", "paddle-73937", "paddle-cuda-cmake"]
    inferred   = ["platform", "index_url", "sm_min", "ptx", "cudnn", "nccl", "pins", "sm"]
    notes      = ["on Windows it pins the runtime, cuBLAS, cuDNN, cuFFT, cuRAND, cuSOLVER and cuSPARSE alone"]
    platform {
      ptx      = []
      delivery = "pip-nvidia-wheels"
      rows = {
        "linux/amd64"   = { sm = ["7.5", "8.0", "8.6", "8.9", "9.0"] }
        "windows/amd64" = { sm = ["7.5", "8.0", "8.6", "8.9"] }
      }
    }
  }
}

framework "paddle" "3.1.0" {
  like     = "3.0.0"
  without  = ["notes"]
  released = "2025-06-29"
  python   = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  source   = ["paddle-73687", "paddle-index"]
  inferred = ["python"]
  build {
    sm_min   = "6.0"
    inferred = ["platform", "index_url", "sm_min", "cudnn", "nccl", "pins", "sm", "ptx"]
    rows = {
      "cu118" = { source = ["paddle-index", "paddle-setup", "paddle-76037", "paddle-cuda-cmake"] }
      "cu126" = { source = ["paddle-index", "paddle-setup", "paddle-73937", "paddle-cuda-cmake"] }
      "cpu" = {
        without = ["sm_min", "inferred"]
        source  = ["wheels@6333a0fba2f44f572cef6ba63a0f372b:paddlepaddle-3.1.0-cp310-cp310-manylinux1_x86_64.whl"]
      }
    }
  }
  build "cu129" {
    cuda   = "12.9"
    cudnn  = "9.9.0.52"
    nccl   = "2.26.5"
    sm_min = "7.5"
    pins = {
      nvidia-cublas-cu12       = "12.9.0.13"
      nvidia-cuda-cupti-cu12   = "12.9.19"
      nvidia-cuda-nvrtc-cu12   = "12.9.41"
      nvidia-cuda-runtime-cu12 = "12.9.37"
      nvidia-cudnn-cu12        = "9.9.0.52"
      nvidia-cufft-cu12        = "11.4.0.6"
      nvidia-cufile-cu12       = "1.14.0.30"
      nvidia-curand-cu12       = "10.3.10.19"
      nvidia-cusolver-cu12     = "11.7.4.40"
      nvidia-cusparse-cu12     = "12.5.9.5"
      nvidia-cusparselt-cu12   = "0.7.1"
      nvidia-nccl-cu12         = "2.26.5"
      nvidia-nvjitlink-cu12    = "12.9.41"
      nvidia-nvtx-cu12         = "12.9.19"
    }
    index_url  = "https://www.paddlepaddle.org.cn/packages/stable/cu129/"
    index_kind = "simple"
    source     = ["paddle-73687", "paddle-setup", "paddle-73937", "paddle-cuda-cmake"]
    inferred   = ["platform", "index_url", "sm_min", "ptx", "cudnn", "nccl", "pins", "sm"]
    notes      = ["on Windows it pins the runtime, cuBLAS, cuDNN, cuFFT, cuRAND, cuSOLVER and cuSPARSE alone"]
    platform {
      ptx      = []
      delivery = "pip-nvidia-wheels"
      rows = {
        "linux/amd64"   = { sm = ["7.5", "8.0", "8.6", "8.9", "9.0"] }
        "windows/amd64" = { sm = ["7.5", "8.0", "8.6", "8.9"] }
      }
    }
  }
}

framework "paddle" "3.0.0" {
  package  = "paddlepaddle-gpu"
  released = "2025-03-26"
  python   = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  source   = ["paddle-300-use", "paddle-index-300"]
  inferred = ["build", "python"]
  notes    = ["default CUDA: none on PyPI; pick a vendor index"]
  build "cu118" {
    cuda  = "11.8"
    cudnn = "8.9.6.50"
    nccl  = "2.19.3"
    pins = {
      nvidia-cublas-cu11       = "11.11.3.6"
      nvidia-cuda-cupti-cu11   = "11.8.87"
      nvidia-cuda-nvrtc-cu11   = "11.8.89"
      nvidia-cuda-runtime-cu11 = "11.8.89"
      nvidia-cudnn-cu11        = "8.9.6.50"
      nvidia-cufft-cu11        = "10.9.0.58"
      nvidia-curand-cu11       = "10.3.0.86"
      nvidia-cusolver-cu11     = "11.4.1.48"
      nvidia-cusparse-cu11     = "11.7.5.86"
      nvidia-nccl-cu11         = "2.19.3"
      nvidia-nvtx-cu11         = "11.8.86"
    }
    index_url  = "https://www.paddlepaddle.org.cn/packages/stable/cu118/"
    index_kind = "simple"
    source     = ["paddle-300-use", "paddle-index-300", "paddle-setup", "paddle-76037", "paddle-cuda-cmake"]
    inferred   = ["index_url", "platform", "cudnn", "nccl", "pins", "sm", "ptx"]
    notes = [
      "on Windows it pins the runtime, cuBLAS, cuDNN, cuFFT, cuRAND, cuSOLVER and cuSPARSE alone, and cuDNN 8.9.4.19",
    ]
    platform {
      sm       = ["6.0", "6.1", "7.0", "7.5", "8.0", "8.6"]
      ptx      = []
      delivery = "pip-nvidia-wheels"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu126" {
    cuda  = "12.6"
    cudnn = "9.5.1.17"
    nccl  = "2.25.1"
    pins = {
      nvidia-cublas-cu12       = "12.6.4.1"
      nvidia-cuda-cupti-cu12   = "12.6.80"
      nvidia-cuda-nvrtc-cu12   = "12.6.77"
      nvidia-cuda-runtime-cu12 = "12.6.77"
      nvidia-cudnn-cu12        = "9.5.1.17"
      nvidia-cufft-cu12        = "11.3.0.4"
      nvidia-cufile-cu12       = "1.11.1.6"
      nvidia-curand-cu12       = "10.3.7.77"
      nvidia-cusolver-cu12     = "11.7.1.2"
      nvidia-cusparse-cu12     = "12.5.4.2"
      nvidia-cusparselt-cu12   = "0.6.3"
      nvidia-nccl-cu12         = "2.25.1"
      nvidia-nvjitlink-cu12    = "12.6.85"
      nvidia-nvtx-cu12         = "12.6.77"
    }
    index_url  = "https://www.paddlepaddle.org.cn/packages/stable/cu126/"
    index_kind = "simple"
    source     = ["paddle-300-use", "paddle-index-300", "paddle-setup", "paddle-73937", "paddle-cuda-cmake"]
    inferred   = ["index_url", "platform", "cudnn", "nccl", "pins", "sm", "ptx"]
    notes      = ["on Windows it pins the runtime, cuBLAS, cuDNN, cuFFT, cuRAND, cuSOLVER and cuSPARSE alone"]
    platform {
      delivery = "pip-nvidia-wheels"
      rows = {
        "linux/amd64"   = { sm = ["6.1", "7.0", "7.5", "8.0", "8.6", "8.9", "9.0"], ptx = [] }
        "windows/amd64" = {}
      }
    }
  }
  build "cpu" {
    package      = "paddlepaddle"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source       = ["wheels@73b1349d91a85dae81e23aee0faf1d04:paddlepaddle-3.0.0-cp310-cp310-manylinux1_x86_64.whl"]
    inferred     = ["pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "paddle" "3.0.0b2" {
  released = "2024-11-01"
  package  = "paddlepaddle-gpu"
  python   = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  source   = ["paddle-docs@7337db4de:docs/install/Tables.md", "paddle-en"]
  inferred = ["build"]
  notes    = ["inferred: min_sm: lowest architecture in the vendor table"]
  build "cu118" {
    cuda         = "11.8"
    cuda_spec    = ">=11,<12"
    cudnn        = "8.6"
    cudnn_spec   = ">=8,<9"
    sm_min       = "6.0"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source       = ["paddle-docs@7337db4de:docs/install/Tables.md", "paddle-en"]
    inferred     = ["cuda_spec", "cudnn_spec"]
    platform "linux/amd64" {
      python   = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      delivery = "system"
    }
  }
  build "cu123" {
    cuda         = "12.3"
    cuda_spec    = ">=12,<13"
    cudnn        = "9.0"
    cudnn_spec   = ">=9,<10"
    sm_min       = "6.0"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source       = ["paddle-docs@7337db4de:docs/install/Tables.md", "paddle-en"]
    inferred     = ["cuda_spec", "cudnn_spec"]
    platform "linux/amd64" {
      python   = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      delivery = "system"
    }
  }
  build "cpu" {
    package      = "paddlepaddle"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source       = ["wheels@a319a4fd47741282a1e8e43b1a1cfd1a:paddlepaddle-3.0.0b2-cp310-cp310-manylinux1_x86_64.whl"]
    inferred     = ["pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "paddle" "2.6.2" {
  like     = "2.5.0"
  without  = ["build.cu102-post102"]
  released = "2024-09-13"
  python   = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  source   = ["paddle-docs@0f4bf3d5c:docs/install/Tables.md", "paddle-en"]
  notes = [
    "inferred: min_sm: lowest architecture in the vendor table",
    "inferred: windows CUDA derived from the .postNNN suffix",
  ]
  build "cu112-post112" {
    wheel_version = "2.6.2.post112"
    source = [
      "paddle-docs@0f4bf3d5c:docs/install/Tables.md",
      "paddle-en",
      "paddle-pip-docs@release/2.6:docs/install/pip",
    ]
    notes = ["the documents name cuDNN 8 too, with Python 3.8, 3.9, 3.10, 3.11, 3.12"]
    platform {
      python = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      rows   = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu116-post116" {
    wheel_version = "2.6.2.post116"
    source = [
      "paddle-docs@0f4bf3d5c:docs/install/Tables.md",
      "paddle-en",
      "paddle-pip-docs@release/2.6:docs/install/pip",
    ]
    platform {
      python = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      rows   = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu117-post117" {
    wheel_version = "2.6.2.post117"
    source = [
      "paddle-docs@0f4bf3d5c:docs/install/Tables.md",
      "paddle-en",
      "paddle-pip-docs@release/2.6:docs/install/pip",
    ]
    platform {
      python = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      rows   = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu118" {
    source = ["paddle-docs@0f4bf3d5c:docs/install/Tables.md", "paddle-en"]
    platform {
      python = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      rows   = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu120-post120" {
    wheel_version = "2.6.2.post120"
    source = [
      "paddle-docs@0f4bf3d5c:docs/install/Tables.md",
      "paddle-en",
      "paddle-pip-docs@release/2.6:docs/install/pip",
    ]
    platform {
      python = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      rows   = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cpu" {
    source = ["wheels@47cb89d1417ebb01fc2ff55e752a6037:paddlepaddle-2.6.2-cp310-cp310-manylinux1_x86_64.whl"]
  }
}

framework "paddle" "2.6.1" {
  like     = "2.5.0"
  without  = ["build.cu102-post102"]
  released = "2024-03-19"
  python   = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  source   = ["paddle-docs@0f4bf3d5c:docs/install/Tables.md", "paddle-en"]
  notes = [
    "the install table of this branch, which names 2.6.2",
    "inferred: min_sm: lowest architecture in the vendor table",
    "inferred: windows CUDA derived from the .postNNN suffix",
  ]
  build "cu112-post112" {
    wheel_version = "2.6.1.post112"
    source = [
      "paddle-docs@0f4bf3d5c:docs/install/Tables.md",
      "paddle-en",
      "paddle-pip-docs@release/2.6:docs/install/pip",
    ]
    notes = ["the documents name cuDNN 8 too, with Python 3.8, 3.9, 3.10, 3.11, 3.12"]
    platform {
      python = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      rows   = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu116-post116" {
    wheel_version = "2.6.1.post116"
    source = [
      "paddle-docs@0f4bf3d5c:docs/install/Tables.md",
      "paddle-en",
      "paddle-pip-docs@release/2.6:docs/install/pip",
    ]
    platform {
      python = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      rows   = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu117-post117" {
    wheel_version = "2.6.1.post117"
    source = [
      "paddle-docs@0f4bf3d5c:docs/install/Tables.md",
      "paddle-en",
      "paddle-pip-docs@release/2.6:docs/install/pip",
    ]
    platform {
      python = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      rows   = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu118" {
    source = ["paddle-docs@0f4bf3d5c:docs/install/Tables.md", "paddle-en"]
    platform {
      python = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      rows   = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu120-post120" {
    wheel_version = "2.6.1.post120"
    source = [
      "paddle-docs@0f4bf3d5c:docs/install/Tables.md",
      "paddle-en",
      "paddle-pip-docs@release/2.6:docs/install/pip",
    ]
    platform {
      python = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      rows   = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "paddle" "2.6.0" {
  like     = "2.5.0"
  without  = ["build.cu102-post102"]
  released = "2023-12-26"
  python   = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  source   = ["paddle-docs@0f4bf3d5c:docs/install/Tables.md", "paddle-en"]
  notes = [
    "the install table of this branch, which names 2.6.2",
    "inferred: min_sm: lowest architecture in the vendor table",
    "inferred: windows CUDA derived from the .postNNN suffix",
  ]
  build "cu112-post112" {
    wheel_version = "2.6.0.post112"
    source = [
      "paddle-docs@0f4bf3d5c:docs/install/Tables.md",
      "paddle-en",
      "paddle-pip-docs@release/2.6:docs/install/pip",
    ]
    notes = ["the documents name cuDNN 8 too, with Python 3.8, 3.9, 3.10, 3.11, 3.12"]
    platform {
      python = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      rows   = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu116-post116" {
    wheel_version = "2.6.0.post116"
    source = [
      "paddle-docs@0f4bf3d5c:docs/install/Tables.md",
      "paddle-en",
      "paddle-pip-docs@release/2.6:docs/install/pip",
    ]
    platform {
      python = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      rows   = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu117-post117" {
    wheel_version = "2.6.0.post117"
    source = [
      "paddle-docs@0f4bf3d5c:docs/install/Tables.md",
      "paddle-en",
      "paddle-pip-docs@release/2.6:docs/install/pip",
    ]
    platform {
      python = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      rows   = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu118" {
    source = ["paddle-docs@0f4bf3d5c:docs/install/Tables.md", "paddle-en"]
    platform {
      python = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      rows   = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu120-post120" {
    wheel_version = "2.6.0.post120"
    source = [
      "paddle-docs@0f4bf3d5c:docs/install/Tables.md",
      "paddle-en",
      "paddle-pip-docs@release/2.6:docs/install/pip",
    ]
    platform {
      python = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      rows   = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "paddle" "2.5.2" {
  like     = "2.5.0"
  released = "2023-10-25"
  python   = ["3.7", "3.8", "3.9", "3.10", "3.11"]
  notes = [
    "inferred: min_sm: lowest architecture in the vendor table",
    "inferred: windows CUDA derived from the .postNNN suffix",
  ]
  build {
    rows = {
      "cu102-post102" = { wheel_version = "2.5.2.post102" }
      "cu112-post112" = { wheel_version = "2.5.2.post112" }
      "cu116-post116" = { wheel_version = "2.5.2.post116" }
      "cu117-post117" = { wheel_version = "2.5.2.post117" }
      "cu120-post120" = { wheel_version = "2.5.2.post120" }
    }
  }
}

framework "paddle" "2.5.1" {
  like     = "2.5.0"
  released = "2023-07-27"
  python   = ["3.7", "3.8", "3.9", "3.10", "3.11"]
  build {
    rows = {
      "cu102-post102" = { wheel_version = "2.5.1.post102" }
      "cu112-post112" = { wheel_version = "2.5.1.post112" }
      "cu116-post116" = { wheel_version = "2.5.1.post116" }
      "cu117-post117" = { wheel_version = "2.5.1.post117" }
      "cu120-post120" = { wheel_version = "2.5.1.post120" }
    }
  }
}

framework "paddle" "2.5.0" {
  released = "2023-06-21"
  package  = "paddlepaddle-gpu"
  python   = ["3.7", "3.8", "3.9", "3.10"]
  source   = ["paddle-docs@222c912ba:docs/install/Tables.md", "paddle-en"]
  inferred = ["build"]
  notes = ["the install table of this branch, which names 2.5.2",
    "inferred: min_sm: lowest architecture in the vendor table",
    "inferred: windows CUDA derived from the .postNNN suffix",
  ]
  build "cu102-post102" {
    wheel_version = "2.5.0.post102"
    cuda          = "10.2"
    cuda_spec     = "==10.2.*"
    cudnn         = "7.6"
    cudnn_spec    = ">=7.6,<8"
    sm_min        = "6.0"
    index_url     = "https://www.paddlepaddle.org.cn/whl/linux/mkl/avx/stable.html"
    index_kind    = "find-links"
    source        = ["paddle-docs@222c912ba:docs/install/Tables.md", "paddle-en", "paddle-pip-docs@release/2.5:docs/install/pip"]
    inferred      = ["cuda_spec", "cudnn_spec"]
    notes         = ["the install table says cuDNN 7"]
    platform "linux/amd64" {
      python   = ["3.7", "3.8", "3.9", "3.10", "3.11"]
      delivery = "system"
    }
    platform "windows/amd64" {
      index_url = "https://www.paddlepaddle.org.cn/whl/windows/mkl/avx/stable.html"
      python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
      delivery  = "system"
    }
  }
  build "cu112-post112" {
    wheel_version = "2.5.0.post112"
    cuda          = "11.2"
    cuda_spec     = ">=11,<12"
    cudnn         = "8.2"
    cudnn_spec    = ">=8,<9"
    sm_min        = "6.0"
    index_url     = "https://www.paddlepaddle.org.cn/whl/linux/mkl/avx/stable.html"
    index_kind    = "find-links"
    source        = ["paddle-docs@222c912ba:docs/install/Tables.md", "paddle-en", "paddle-pip-docs@release/2.5:docs/install/pip"]
    inferred      = ["cuda_spec", "cudnn_spec"]
    notes         = ["the documents name cuDNN 8 too, with Python 3.8, 3.9, 3.10, 3.11"]
    platform "linux/amd64" {
      python   = ["3.7", "3.8", "3.9", "3.10", "3.11"]
      delivery = "system"
    }
    platform "windows/amd64" {
      index_url = "https://www.paddlepaddle.org.cn/whl/windows/mkl/avx/stable.html"
      python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
      delivery  = "system"
    }
  }
  build "cu116-post116" {
    wheel_version = "2.5.0.post116"
    cuda          = "11.6"
    cuda_spec     = ">=11,<12"
    cudnn         = "8.4"
    cudnn_spec    = ">=8,<9"
    sm_min        = "6.0"
    index_url     = "https://www.paddlepaddle.org.cn/whl/linux/mkl/avx/stable.html"
    index_kind    = "find-links"
    source        = ["paddle-docs@222c912ba:docs/install/Tables.md", "paddle-en", "paddle-pip-docs@release/2.5:docs/install/pip"]
    inferred      = ["cuda_spec", "cudnn_spec"]
    platform "linux/amd64" {
      python   = ["3.7", "3.8", "3.9", "3.10", "3.11"]
      delivery = "system"
    }
    platform "windows/amd64" {
      index_url = "https://www.paddlepaddle.org.cn/whl/windows/mkl/avx/stable.html"
      python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
      delivery  = "system"
    }
  }
  build "cu117-post117" {
    wheel_version = "2.5.0.post117"
    cuda          = "11.7"
    cuda_spec     = ">=11,<12"
    cudnn         = "8.4"
    cudnn_spec    = ">=8,<9"
    sm_min        = "6.0"
    index_url     = "https://www.paddlepaddle.org.cn/whl/linux/mkl/avx/stable.html"
    index_kind    = "find-links"
    source        = ["paddle-docs@222c912ba:docs/install/Tables.md", "paddle-en", "paddle-pip-docs@release/2.5:docs/install/pip"]
    inferred      = ["cuda_spec", "cudnn_spec"]
    platform "linux/amd64" {
      python   = ["3.7", "3.8", "3.9", "3.10", "3.11"]
      delivery = "system"
    }
    platform "windows/amd64" {
      index_url = "https://www.paddlepaddle.org.cn/whl/windows/mkl/avx/stable.html"
      python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
      delivery  = "system"
    }
  }
  build "cu118" {
    cuda         = "11.8"
    cuda_spec    = ">=11,<12"
    cudnn        = "8.6"
    cudnn_spec   = ">=8,<9"
    sm_min       = "6.0"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source       = ["paddle-docs@222c912ba:docs/install/Tables.md", "paddle-en"]
    inferred     = ["cuda_spec", "cudnn_spec"]
    platform "linux/amd64" {
      python   = ["3.7", "3.8", "3.9", "3.10", "3.11"]
      delivery = "system"
    }
    platform "windows/amd64" {
      python   = ["3.7", "3.8", "3.9", "3.10", "3.11"]
      delivery = "system"
    }
  }
  build "cu120-post120" {
    wheel_version = "2.5.0.post120"
    cuda          = "12.0"
    cuda_spec     = ">=12,<13"
    cudnn         = "8.9"
    cudnn_spec    = ">=8,<9"
    sm_min        = "6.0"
    index_url     = "https://www.paddlepaddle.org.cn/whl/linux/mkl/avx/stable.html"
    index_kind    = "find-links"
    source        = ["paddle-docs@222c912ba:docs/install/Tables.md", "paddle-en", "paddle-pip-docs@release/2.5:docs/install/pip"]
    inferred      = ["cuda_spec", "cudnn_spec"]
    platform "linux/amd64" {
      python   = ["3.8", "3.9", "3.10", "3.11"]
      delivery = "system"
    }
    platform "windows/amd64" {
      index_url = "https://www.paddlepaddle.org.cn/whl/windows/mkl/avx/stable.html"
      python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
      delivery  = "system"
    }
  }
  build "cpu" {
    package      = "paddlepaddle"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source       = ["paddle-pip-docs"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "paddle" "2.4.2" {
  like     = "2.4.0"
  released = "2023-02-17"
  notes = [
    "inferred: min_sm: lowest architecture in the vendor table",
    "inferred: windows CUDA derived from the .postNNN suffix",
  ]
  build {
    rows = {
      "cu112-post112" = { wheel_version = "2.4.2.post112" }
      "cu116-post116" = { wheel_version = "2.4.2.post116" }
      "cu117-post117" = { wheel_version = "2.4.2.post117" }
    }
  }
}

framework "paddle" "2.4.1" {
  like     = "2.4.0"
  released = "2022-12-08"
  build {
    rows = {
      "cu112-post112" = { wheel_version = "2.4.1.post112" }
      "cu116-post116" = { wheel_version = "2.4.1.post116" }
      "cu117-post117" = { wheel_version = "2.4.1.post117" }
    }
  }
}

framework "paddle" "2.4.0" {
  package  = "paddlepaddle-gpu"
  released = "2022-11-17"
  python   = ["3.6", "3.7", "3.8", "3.9", "3.10"]
  source   = ["paddle-docs@fb0c30e0f:docs/install/Tables.md", "paddle-en"]
  inferred = ["build"]
  notes = [
    "the install table of this branch, which names 2.4.2",
    "inferred: min_sm: lowest architecture in the vendor table",
    "inferred: windows CUDA derived from the .postNNN suffix",
  ]
  build "cu102" {
    cuda         = "10.2"
    cuda_spec    = "==10.2.*"
    cudnn        = "7.6"
    cudnn_spec   = ">=7.6,<8"
    sm_min       = "6.0"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source       = ["paddle-docs@fb0c30e0f:docs/install/Tables.md", "paddle-en"]
    inferred     = ["cuda_spec", "cudnn_spec"]
    notes        = ["the install table says cuDNN 7"]
    platform {
      python   = ["3.6", "3.7", "3.8", "3.9", "3.10"]
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu112-post112" {
    wheel_version = "2.4.0.post112"
    cuda          = "11.2"
    cuda_spec     = ">=11,<12"
    cudnn         = "8.2"
    cudnn_spec    = ">=8,<9"
    sm_min        = "6.0"
    index_url     = "https://www.paddlepaddle.org.cn/whl/linux/mkl/avx/stable.html"
    index_kind    = "find-links"
    source = [
      "paddle-cuda-cmake",
      "paddle-docs@fb0c30e0f:docs/install/Tables.md",
      "paddle-en",
      "paddle-pip-docs@release/2.4:docs/install/pip",
    ]
    inferred = ["platform", "cuda_spec", "cudnn_spec"]
    notes    = ["platform: the GPU code is what all of the makers' lists for CUDA 11 hold"]
    platform {
      sm       = ["6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx      = []
      python   = ["3.6", "3.7", "3.8", "3.9", "3.10"]
      delivery = "system"
      rows = {
        "linux/amd64"   = {}
        "windows/amd64" = { index_url = "https://www.paddlepaddle.org.cn/whl/windows/mkl/avx/stable.html" }
      }
    }
  }
  build "cu116-post116" {
    wheel_version = "2.4.0.post116"
    cuda          = "11.6"
    cuda_spec     = ">=11,<12"
    cudnn         = "8.4"
    cudnn_spec    = ">=8,<9"
    sm_min        = "6.0"
    index_url     = "https://www.paddlepaddle.org.cn/whl/linux/mkl/avx/stable.html"
    index_kind    = "find-links"
    source = [
      "paddle-cuda-cmake",
      "paddle-docs@fb0c30e0f:docs/install/Tables.md",
      "paddle-en",
      "paddle-pip-docs@release/2.4:docs/install/pip",
    ]
    inferred = ["platform", "cuda_spec", "cudnn_spec"]
    notes    = ["platform: the GPU code is what all of the makers' lists for CUDA 11 hold"]
    platform {
      sm       = ["6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx      = []
      python   = ["3.6", "3.7", "3.8", "3.9", "3.10"]
      delivery = "system"
      rows = {
        "linux/amd64"   = {}
        "windows/amd64" = { index_url = "https://www.paddlepaddle.org.cn/whl/windows/mkl/avx/stable.html" }
      }
    }
  }
  build "cu117-post117" {
    wheel_version = "2.4.0.post117"
    cuda          = "11.7"
    cuda_spec     = ">=11,<12"
    cudnn         = "8.4"
    cudnn_spec    = ">=8,<9"
    sm_min        = "6.0"
    index_url     = "https://www.paddlepaddle.org.cn/whl/linux/mkl/avx/stable.html"
    index_kind    = "find-links"
    source = [
      "paddle-cuda-cmake",
      "paddle-docs@fb0c30e0f:docs/install/Tables.md",
      "paddle-en",
      "paddle-pip-docs@release/2.4:docs/install/pip",
    ]
    inferred = ["platform", "cuda_spec", "cudnn_spec"]
    notes    = ["platform: the GPU code is what all of the makers' lists for CUDA 11 hold"]
    platform "linux/amd64" {
      sm       = ["6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx      = []
      python   = ["3.6", "3.7", "3.8", "3.9", "3.10"]
      delivery = "system"
    }
  }
  build "cpu" {
    package      = "paddlepaddle"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source       = ["paddle-pip-docs"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "paddle" "2.3.2" {
  like     = "2.3.0"
  released = "2022-08-17"
  notes = [
    "inferred: min_sm: lowest architecture in the vendor table",
    "inferred: windows CUDA derived from the .postNNN suffix",
  ]
  build {
    rows = {
      "cu101-post101" = { wheel_version = "2.3.2.post101" }
      "cu102" = {
        source = [
          "paddle-cuda-cmake",
          "wheels@a67a8fb7a21a4b723975e7ca732ef326:paddlepaddle_gpu-2.3.2-cp38-cp38-manylinux1_x86_64.whl",
          "paddle-docs@8ff9b9731:docs/install/Tables.md",
          "paddle-en",
        ]
        notes = ["platform: the GPU code of linux/amd64 is measured", "the install table says cuDNN 7"]
      }
      "cu110-post110" = { wheel_version = "2.3.2.post110" }
      "cu111-post111" = { wheel_version = "2.3.2.post111" }
      "cu112-post112" = { wheel_version = "2.3.2.post112" }
      "cu116-post116" = { wheel_version = "2.3.2.post116" }
    }
  }
}

framework "paddle" "2.3.1" {
  like     = "2.3.0"
  released = "2022-07-05"
  build {
    rows = {
      "cu101-post101" = { wheel_version = "2.3.1.post101" }
      "cu110-post110" = { wheel_version = "2.3.1.post110" }
      "cu111-post111" = { wheel_version = "2.3.1.post111" }
      "cu112-post112" = { wheel_version = "2.3.1.post112" }
      "cu116-post116" = { wheel_version = "2.3.1.post116" }
    }
  }
}

framework "paddle" "2.3.0" {
  released = "2022-05-09"
  package  = "paddlepaddle-gpu"
  python   = ["3.6", "3.7", "3.8", "3.9", "3.10"]
  source   = ["paddle-docs@8ff9b9731:docs/install/Tables.md", "paddle-en"]
  inferred = ["build"]
  notes = ["the install table of this branch, which names 2.3.2",
    "inferred: min_sm: lowest architecture in the vendor table",
    "inferred: windows CUDA derived from the .postNNN suffix",
  ]
  build "cu101-post101" {
    wheel_version = "2.3.0.post101"
    cuda          = "10.1"
    cuda_spec     = "==10.1.*"
    cudnn         = "7.6"
    cudnn_spec    = ">=7.6,<8"
    index_url     = "https://www.paddlepaddle.org.cn/whl/linux/mkl/avx/stable.html"
    index_kind    = "find-links"
    source        = ["paddle-cuda-cmake", "paddle-docs@8ff9b9731:docs/install/Tables.md", "paddle-en", "paddle-pip-docs@release/2.3:docs/install/pip"]
    inferred      = ["platform", "cuda_spec", "cudnn_spec"]
    notes         = ["platform: the GPU code is that of the makers' list for the CUDA", "the install table says cuDNN 7"]
    platform "linux/amd64" {
      sm       = ["3.0", "3.5", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5"]
      ptx      = []
      python   = ["3.6", "3.7", "3.8", "3.9", "3.10"]
      delivery = "system"
    }
    platform "windows/amd64" {
      sm        = ["3.0", "3.5", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5"]
      ptx       = []
      index_url = "https://www.paddlepaddle.org.cn/whl/windows/mkl/avx/stable.html"
      python    = ["3.6", "3.7", "3.8", "3.9", "3.10"]
      delivery  = "system"
    }
  }
  build "cu102" {
    cuda         = "10.2"
    cuda_spec    = "==10.2.*"
    cudnn        = "7.6"
    cudnn_spec   = ">=7.6,<8"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source       = ["paddle-cuda-cmake", "paddle-docs@8ff9b9731:docs/install/Tables.md", "paddle-en"]
    inferred     = ["platform", "cuda_spec", "cudnn_spec"]
    notes        = ["platform: the GPU code is that of the makers' list for the CUDA without 3.0, which the wheels of 2.2.2 and 2.3.1 do not have", "the install table says cuDNN 7"]
    platform "linux/amd64" {
      sm       = ["3.5", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5"]
      ptx      = []
      python   = ["3.6", "3.7", "3.8", "3.9", "3.10"]
      delivery = "system"
    }
    platform "windows/amd64" {
      sm       = ["3.5", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5"]
      ptx      = []
      python   = ["3.6", "3.7", "3.8", "3.9", "3.10"]
      delivery = "system"
    }
  }
  build "cu110-post110" {
    wheel_version = "2.3.0.post110"
    cuda          = "11.0"
    cuda_spec     = ">=11,<12"
    cudnn         = "8.0"
    cudnn_spec    = ">=8,<9"
    sm_min        = "6.0"
    index_url     = "https://www.paddlepaddle.org.cn/whl/linux/mkl/avx/stable.html"
    index_kind    = "find-links"
    source        = ["paddle-cuda-cmake", "paddle-docs@8ff9b9731:docs/install/Tables.md", "paddle-en", "paddle-pip-docs@release/2.3:docs/install/pip"]
    inferred      = ["platform", "cuda_spec", "cudnn_spec"]
    notes         = ["platform: the GPU code is what all of the makers' lists for CUDA 11 hold"]
    platform "linux/amd64" {
      sm       = ["6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx      = []
      python   = ["3.6", "3.7", "3.8", "3.9", "3.10"]
      delivery = "system"
    }
    platform "windows/amd64" {
      sm        = ["6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx       = []
      index_url = "https://www.paddlepaddle.org.cn/whl/windows/mkl/avx/stable.html"
      python    = ["3.6", "3.7", "3.8", "3.9", "3.10"]
      delivery  = "system"
    }
  }
  build "cu111-post111" {
    wheel_version = "2.3.0.post111"
    cuda          = "11.1"
    cuda_spec     = ">=11,<12"
    cudnn         = "8.1"
    cudnn_spec    = ">=8,<9"
    sm_min        = "6.0"
    index_url     = "https://www.paddlepaddle.org.cn/whl/linux/mkl/avx/stable.html"
    index_kind    = "find-links"
    source        = ["paddle-cuda-cmake", "paddle-docs@8ff9b9731:docs/install/Tables.md", "paddle-en", "paddle-pip-docs@release/2.3:docs/install/pip"]
    inferred      = ["platform", "cuda_spec", "cudnn_spec"]
    notes         = ["platform: the GPU code is what all of the makers' lists for CUDA 11 hold"]
    platform "linux/amd64" {
      sm       = ["6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx      = []
      python   = ["3.6", "3.7", "3.8", "3.9", "3.10"]
      delivery = "system"
    }
    platform "windows/amd64" {
      sm        = ["6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx       = []
      index_url = "https://www.paddlepaddle.org.cn/whl/windows/mkl/avx/stable.html"
      python    = ["3.6", "3.7", "3.8", "3.9", "3.10"]
      delivery  = "system"
    }
  }
  build "cu112-post112" {
    wheel_version = "2.3.0.post112"
    cuda          = "11.2"
    cuda_spec     = ">=11,<12"
    cudnn         = "8.1"
    cudnn_spec    = ">=8,<9"
    sm_min        = "6.0"
    index_url     = "https://www.paddlepaddle.org.cn/whl/linux/mkl/avx/stable.html"
    index_kind    = "find-links"
    source        = ["paddle-cuda-cmake", "paddle-docs@8ff9b9731:docs/install/Tables.md", "paddle-en", "paddle-pip-docs@release/2.3:docs/install/pip"]
    inferred      = ["platform", "cuda_spec", "cudnn_spec"]
    notes         = ["platform: the GPU code is what all of the makers' lists for CUDA 11 hold"]
    platform "linux/amd64" {
      sm       = ["6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx      = []
      python   = ["3.6", "3.7", "3.8", "3.9", "3.10"]
      delivery = "system"
    }
    platform "windows/amd64" {
      sm        = ["6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx       = []
      cudnn     = "8.2"
      index_url = "https://www.paddlepaddle.org.cn/whl/windows/mkl/avx/stable.html"
      python    = ["3.6", "3.7", "3.8", "3.9", "3.10"]
      delivery  = "system"
    }
  }
  build "cu116-post116" {
    wheel_version = "2.3.0.post116"
    cuda          = "11.6"
    cuda_spec     = ">=11,<12"
    cudnn         = "8.4"
    cudnn_spec    = ">=8,<9"
    sm_min        = "6.0"
    index_url     = "https://www.paddlepaddle.org.cn/whl/linux/mkl/avx/stable.html"
    index_kind    = "find-links"
    source        = ["paddle-cuda-cmake", "paddle-docs@8ff9b9731:docs/install/Tables.md", "paddle-en", "paddle-pip-docs@release/2.3:docs/install/pip"]
    inferred      = ["platform", "cuda_spec", "cudnn_spec"]
    notes         = ["platform: the GPU code is what all of the makers' lists for CUDA 11 hold"]
    platform "linux/amd64" {
      sm       = ["6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx      = []
      python   = ["3.6", "3.7", "3.8", "3.9", "3.10"]
      delivery = "system"
    }
    platform "windows/amd64" {
      sm        = ["6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx       = []
      index_url = "https://www.paddlepaddle.org.cn/whl/windows/mkl/avx/stable.html"
      python    = ["3.6", "3.7", "3.8", "3.9", "3.10"]
      delivery  = "system"
    }
  }
  build "cpu" {
    package      = "paddlepaddle"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source       = ["paddle-pip-docs"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "paddle" "2.2.2" {
  like     = "2.2.0"
  released = "2022-01-20"
  notes = [
    "inferred: min_sm: lowest architecture in the vendor table",
    "inferred: windows CUDA derived from the .postNNN suffix",
  ]
  build {
    rows = {
      "cu101-post101" = { wheel_version = "2.2.2.post101" }
      "cu110-post110" = { wheel_version = "2.2.2.post110" }
      "cu111-post111" = { wheel_version = "2.2.2.post111" }
      "cu112-post112" = { wheel_version = "2.2.2.post112" }
      "cu102-post102" = { wheel_version = "2.2.2.post102" }
    }
  }
}

framework "paddle" "2.2.1" {
  like     = "2.2.0"
  released = "2021-12-02"
  build {
    rows = {
      "cu101-post101" = { wheel_version = "2.2.1.post101" }
      "cu110-post110" = { wheel_version = "2.2.1.post110" }
      "cu111-post111" = { wheel_version = "2.2.1.post111" }
      "cu112-post112" = { wheel_version = "2.2.1.post112" }
      "cu102-post102" = { wheel_version = "2.2.1.post102" }
    }
  }
}

framework "paddle" "2.2.0" {
  package  = "paddlepaddle-gpu"
  released = "2021-11-03"
  python   = ["3.6", "3.7", "3.8", "3.9"]
  source   = ["paddle-docs@32645351a:docs/install/Tables.md", "paddle-en"]
  inferred = ["build"]
  notes = [
    "the install table of this branch, which names 2.2.2",
    "inferred: min_sm: lowest architecture in the vendor table",
    "inferred: windows CUDA derived from the .postNNN suffix",
  ]
  build "cu101-post101" {
    wheel_version = "2.2.0.post101"
    cuda          = "10.1"
    cuda_spec     = "==10.1.*"
    cudnn         = "7.6"
    cudnn_spec    = ">=7.6,<8"
    index_url     = "https://www.paddlepaddle.org.cn/whl/linux/mkl/avx/stable.html"
    index_kind    = "find-links"
    source = [
      "paddle-cuda-cmake",
      "paddle-docs@32645351a:docs/install/Tables.md",
      "paddle-en",
      "paddle-pip-docs@release/2.2:docs/install/pip",
    ]
    inferred = ["platform", "cuda_spec", "cudnn_spec"]
    notes = [
      "platform: the GPU code is that of the makers' list for the CUDA",
      "the install table says cuDNN 7",
    ]
    platform {
      sm       = ["3.0", "3.5", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5"]
      ptx      = []
      python   = ["3.6", "3.7", "3.8", "3.9"]
      delivery = "system"
      rows = {
        "linux/amd64"   = {}
        "windows/amd64" = { index_url = "https://www.paddlepaddle.org.cn/whl/windows/mkl/avx/stable.html" }
      }
    }
  }
  build "cu102" {
    cuda         = "10.2"
    cuda_spec    = "==10.2.*"
    cudnn        = "7.6"
    cudnn_spec   = ">=7.6,<8"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source       = ["paddle-cuda-cmake", "paddle-docs@32645351a:docs/install/Tables.md", "paddle-en"]
    inferred     = ["platform", "cuda_spec", "cudnn_spec"]
    notes = [
      "platform: the GPU code is that of the makers' list for the CUDA",
      "the install table says cuDNN 7",
    ]
    platform "linux/amd64" {
      sm       = ["3.0", "3.5", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5"]
      ptx      = []
      python   = ["3.6", "3.7", "3.8", "3.9"]
      delivery = "system"
    }
  }
  build "cu110-post110" {
    wheel_version = "2.2.0.post110"
    cuda          = "11.0"
    cuda_spec     = ">=11,<12"
    cudnn         = "8.0"
    cudnn_spec    = ">=8,<9"
    sm_min        = "6.0"
    index_url     = "https://www.paddlepaddle.org.cn/whl/linux/mkl/avx/stable.html"
    index_kind    = "find-links"
    source = [
      "paddle-cuda-cmake",
      "paddle-docs@32645351a:docs/install/Tables.md",
      "paddle-en",
      "paddle-pip-docs@release/2.2:docs/install/pip",
    ]
    inferred = ["platform", "cuda_spec", "cudnn_spec"]
    notes    = ["platform: the GPU code is what all of the makers' lists for CUDA 11 hold"]
    platform {
      sm       = ["6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx      = []
      python   = ["3.6", "3.7", "3.8", "3.9"]
      delivery = "system"
      rows = {
        "linux/amd64"   = {}
        "windows/amd64" = { index_url = "https://www.paddlepaddle.org.cn/whl/windows/mkl/avx/stable.html" }
      }
    }
  }
  build "cu111-post111" {
    wheel_version = "2.2.0.post111"
    cuda          = "11.1"
    cuda_spec     = ">=11,<12"
    cudnn         = "8.1"
    cudnn_spec    = ">=8,<9"
    sm_min        = "6.0"
    index_url     = "https://www.paddlepaddle.org.cn/whl/linux/mkl/avx/stable.html"
    index_kind    = "find-links"
    source = [
      "paddle-cuda-cmake",
      "paddle-docs@32645351a:docs/install/Tables.md",
      "paddle-en",
      "paddle-pip-docs@release/2.2:docs/install/pip",
    ]
    inferred = ["platform", "cuda_spec", "cudnn_spec"]
    notes    = ["platform: the GPU code is what all of the makers' lists for CUDA 11 hold"]
    platform {
      sm       = ["6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx      = []
      python   = ["3.6", "3.7", "3.8", "3.9"]
      delivery = "system"
      rows = {
        "linux/amd64"   = {}
        "windows/amd64" = { index_url = "https://www.paddlepaddle.org.cn/whl/windows/mkl/avx/stable.html" }
      }
    }
  }
  build "cu112-post112" {
    wheel_version = "2.2.0.post112"
    cuda          = "11.2"
    cuda_spec     = ">=11,<12"
    cudnn         = "8.1"
    cudnn_spec    = ">=8,<9"
    sm_min        = "6.0"
    index_url     = "https://www.paddlepaddle.org.cn/whl/linux/mkl/avx/stable.html"
    index_kind    = "find-links"
    source = [
      "paddle-cuda-cmake",
      "paddle-docs@32645351a:docs/install/Tables.md",
      "paddle-en",
      "paddle-pip-docs@release/2.2:docs/install/pip",
    ]
    inferred = ["platform", "cuda_spec", "cudnn_spec"]
    notes    = ["platform: the GPU code is what all of the makers' lists for CUDA 11 hold"]
    platform {
      sm       = ["6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx      = []
      python   = ["3.6", "3.7", "3.8", "3.9"]
      delivery = "system"
      rows = {
        "linux/amd64" = {}
        "windows/amd64" = {
          cudnn     = "8.2"
          index_url = "https://www.paddlepaddle.org.cn/whl/windows/mkl/avx/stable.html"
        }
      }
    }
  }
  build "cu102-post102" {
    wheel_version = "2.2.0.post102"
    cuda          = "10.2"
    cuda_spec     = "==10.2.*"
    index_url     = "https://www.paddlepaddle.org.cn/whl/windows/mkl/avx/stable.html"
    index_kind    = "find-links"
    source = [
      "paddle-cuda-cmake",
      "paddle-docs@32645351a:docs/install/Tables.md",
      "paddle-en",
      "paddle-pip-docs@release/2.2:docs/install/pip",
    ]
    inferred = ["platform", "cuda_spec", "cudnn_spec"]
    notes    = ["platform: the GPU code is that of the makers' list for the CUDA"]
    platform "windows/amd64" {
      sm       = ["3.0", "3.5", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5"]
      ptx      = []
      python   = ["3.6", "3.7", "3.8", "3.9"]
      delivery = "system"
    }
  }
  build "cpu" {
    package      = "paddlepaddle"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source       = ["paddle-pip-docs"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "paddle" "2.1.3" {
  like     = "2.1.0"
  released = "2021-09-15"
  notes    = ["inferred: min_sm: lowest architecture in the vendor table"]
  build {
    rows = {
      "cu101-post101" = { wheel_version = "2.1.3.post101" }
      "cu110-post110" = { wheel_version = "2.1.3.post110" }
      "cu111-post111" = { wheel_version = "2.1.3.post111" }
      "cu112-post112" = { wheel_version = "2.1.3.post112" }
    }
  }
}

framework "paddle" "2.1.2" {
  like     = "2.1.0"
  released = "2021-08-03"
  build {
    rows = {
      "cu101-post101" = { wheel_version = "2.1.2.post101" }
      "cu110-post110" = { wheel_version = "2.1.2.post110" }
      "cu111-post111" = { wheel_version = "2.1.2.post111" }
      "cu112-post112" = { wheel_version = "2.1.2.post112" }
    }
  }
}

framework "paddle" "2.1.1" {
  like     = "2.1.0"
  released = "2021-06-25"
  build {
    rows = {
      "cu101-post101" = { wheel_version = "2.1.1.post101" }
      "cu110-post110" = { wheel_version = "2.1.1.post110" }
      "cu111-post111" = { wheel_version = "2.1.1.post111" }
      "cu112-post112" = { wheel_version = "2.1.1.post112" }
    }
  }
}

framework "paddle" "2.1.0" {
  released = "2021-05-15"
  package  = "paddlepaddle-gpu"
  python   = ["3.6", "3.7", "3.8", "3.9"]
  source   = ["paddle-docs@a841ae4b0:docs/install/Tables.md", "paddle-en"]
  inferred = ["build"]
  notes    = ["the install table of this branch, which names 2.1.3", "inferred: min_sm: lowest architecture in the vendor table"]
  build "cu101-post101" {
    wheel_version = "2.1.0.post101"
    cuda          = "10.1"
    cuda_spec     = "==10.1.*"
    cudnn         = "7.6"
    cudnn_spec    = ">=7.6,<8"
    index_url     = "https://www.paddlepaddle.org.cn/whl/linux/mkl/avx/stable.html"
    index_kind    = "find-links"
    source        = ["paddle-cuda-cmake", "paddle-docs@a841ae4b0:docs/install/Tables.md", "paddle-en", "paddle-pip-docs@release/2.1:docs/install/pip"]
    inferred      = ["platform", "cuda_spec", "cudnn_spec"]
    notes         = ["platform: the GPU code is that of the makers' list for the CUDA", "the install table says cuDNN 7"]
    platform "linux/amd64" {
      sm       = ["3.0", "3.5", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5"]
      ptx      = []
      python   = ["3.6", "3.7", "3.8", "3.9"]
      delivery = "system"
    }
  }
  build "cu102" {
    cuda         = "10.2"
    cuda_spec    = "==10.2.*"
    cudnn        = "7.6"
    cudnn_spec   = ">=7.6,<8"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source       = ["paddle-cuda-cmake", "paddle-docs@a841ae4b0:docs/install/Tables.md", "paddle-en"]
    inferred     = ["platform", "cuda_spec", "cudnn_spec"]
    notes        = ["platform: the GPU code is that of the makers' list for the CUDA without 3.0, which the wheels of 2.2.2 and 2.3.1 do not have", "the install table says cuDNN 7", "the documents name cuDNN 8.1 too, with Python 3.6, 3.7, 3.8, 3.9"]
    platform "linux/amd64" {
      sm       = ["3.5", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5"]
      ptx      = []
      python   = ["3.6", "3.7", "3.8", "3.9"]
      delivery = "system"
    }
  }
  build "cu110-post110" {
    wheel_version = "2.1.0.post110"
    cuda          = "11.0"
    cuda_spec     = ">=11,<12"
    cudnn         = "8.0"
    cudnn_spec    = ">=8,<9"
    sm_min        = "6.0"
    index_url     = "https://www.paddlepaddle.org.cn/whl/linux/mkl/avx/stable.html"
    index_kind    = "find-links"
    source        = ["paddle-cuda-cmake", "paddle-docs@a841ae4b0:docs/install/Tables.md", "paddle-en", "paddle-pip-docs@release/2.1:docs/install/pip"]
    inferred      = ["platform", "cuda_spec", "cudnn_spec"]
    notes         = ["platform: the GPU code is what all of the makers' lists for CUDA 11 hold"]
    platform "linux/amd64" {
      sm       = ["6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx      = []
      python   = ["3.6", "3.7", "3.8", "3.9"]
      delivery = "system"
    }
  }
  build "cu111-post111" {
    wheel_version = "2.1.0.post111"
    cuda          = "11.1"
    cuda_spec     = ">=11,<12"
    cudnn         = "8.1"
    cudnn_spec    = ">=8,<9"
    sm_min        = "6.0"
    index_url     = "https://www.paddlepaddle.org.cn/whl/linux/mkl/avx/stable.html"
    index_kind    = "find-links"
    source        = ["paddle-cuda-cmake", "paddle-docs@a841ae4b0:docs/install/Tables.md", "paddle-en", "paddle-pip-docs@release/2.1:docs/install/pip"]
    inferred      = ["platform", "cuda_spec", "cudnn_spec"]
    notes         = ["platform: the GPU code is what all of the makers' lists for CUDA 11 hold"]
    platform "linux/amd64" {
      sm       = ["6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx      = []
      python   = ["3.6", "3.7", "3.8", "3.9"]
      delivery = "system"
    }
  }
  build "cu112-post112" {
    wheel_version = "2.1.0.post112"
    cuda          = "11.2"
    cuda_spec     = ">=11,<12"
    cudnn         = "8.1"
    cudnn_spec    = ">=8,<9"
    sm_min        = "6.0"
    index_url     = "https://www.paddlepaddle.org.cn/whl/linux/mkl/avx/stable.html"
    index_kind    = "find-links"
    source        = ["paddle-cuda-cmake", "paddle-docs@a841ae4b0:docs/install/Tables.md", "paddle-en", "paddle-pip-docs@release/2.1:docs/install/pip"]
    inferred      = ["platform", "cuda_spec", "cudnn_spec"]
    notes         = ["platform: the GPU code is what all of the makers' lists for CUDA 11 hold"]
    platform "linux/amd64" {
      sm       = ["6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx      = []
      python   = ["3.6", "3.7", "3.8", "3.9"]
      delivery = "system"
    }
  }
  build "cpu" {
    package      = "paddlepaddle"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source       = ["paddle-pip-docs"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "paddle" "2.0.2" {
  like     = "2.0.0"
  without  = ["notes"]
  released = "2021-04-12"
  build {
    rows = {
      "cu90-post90"   = { wheel_version = "2.0.2.post90" }
      "cu100-post100" = { wheel_version = "2.0.2.post100" }
      "cu101-post101" = { wheel_version = "2.0.2.post101" }
      "cu102" = {
        source = [
          "paddle-cuda-cmake",
          "paddle-docs@392cdc75e:doc/paddle/install/Tables.md",
          "paddle-pip-docs@release/2.0:doc/paddle/install/pip",
        ]
        notes = ["platform: the GPU code is that of the makers' list for the CUDA"]
      }
      "cu110-post110" = { wheel_version = "2.0.2.post110" }
    }
  }
}

framework "paddle" "2.0.1" {
  like     = "2.0.0"
  released = "2021-03-05"
  build {
    rows = {
      "cu90-post90"   = { wheel_version = "2.0.1.post90" }
      "cu100-post100" = { wheel_version = "2.0.1.post100" }
      "cu101-post101" = { wheel_version = "2.0.1.post101" }
      "cu102" = {
        source = [
          "paddle-cuda-cmake",
          "paddle-docs@392cdc75e:doc/paddle/install/Tables.md",
          "paddle-pip-docs@release/2.0:doc/paddle/install/pip",
        ]
        notes = ["platform: the GPU code is that of the makers' list for the CUDA"]
      }
      "cu110-post110" = { wheel_version = "2.0.1.post110" }
    }
  }
}

framework "paddle" "2.0.0" {
  package  = "paddlepaddle-gpu"
  released = "2021-01-25"
  python   = ["2.7", "3.5", "3.6", "3.7", "3.8"]
  source   = ["paddle-docs@392cdc75e:doc/paddle/install/Tables.md"]
  inferred = ["build"]
  notes    = ["the install table of this branch, which names 2.0.2"]
  build "cu90-post90" {
    wheel_version = "2.0.0.post90"
    cuda          = "9.0"
    cuda_spec     = "==9.0.*"
    cudnn         = "7.6"
    cudnn_spec    = ">=7.6,<8"
    index_url     = "https://paddlepaddle.org.cn/whl/mkl/stable.html"
    index_kind    = "find-links"
    source = [
      "paddle-docs@392cdc75e:doc/paddle/install/Tables.md",
      "paddle-pip-docs@release/2.0:doc/paddle/install/pip",
    ]
    inferred = ["cuda_spec", "cudnn_spec"]
    platform {
      python   = ["2.7", "3.5", "3.6", "3.7", "3.8"]
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu100-post100" {
    wheel_version = "2.0.0.post100"
    cuda          = "10.0"
    cuda_spec     = "==10.0.*"
    cudnn         = "7.6"
    cudnn_spec    = ">=7.6,<8"
    index_url     = "https://paddlepaddle.org.cn/whl/mkl/stable.html"
    index_kind    = "find-links"
    source = [
      "paddle-cuda-cmake",
      "paddle-docs@392cdc75e:doc/paddle/install/Tables.md",
      "paddle-pip-docs@release/2.0:doc/paddle/install/pip",
    ]
    inferred = ["platform", "cuda_spec", "cudnn_spec"]
    notes    = ["platform: the GPU code is that of the makers' list for the CUDA"]
    platform {
      sm       = ["3.0", "3.5", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5"]
      ptx      = []
      python   = ["2.7", "3.5", "3.6", "3.7", "3.8"]
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu101-post101" {
    wheel_version = "2.0.0.post101"
    cuda          = "10.1"
    cuda_spec     = "==10.1.*"
    cudnn         = "7.6"
    cudnn_spec    = ">=7.6,<8"
    index_url     = "https://paddlepaddle.org.cn/whl/mkl/stable.html"
    index_kind    = "find-links"
    source = [
      "paddle-cuda-cmake",
      "paddle-docs@392cdc75e:doc/paddle/install/Tables.md",
      "paddle-pip-docs@release/2.0:doc/paddle/install/pip",
    ]
    inferred = ["platform", "cuda_spec", "cudnn_spec"]
    notes    = ["platform: the GPU code is that of the makers' list for the CUDA"]
    platform {
      sm       = ["3.0", "3.5", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5"]
      ptx      = []
      python   = ["2.7", "3.5", "3.6", "3.7", "3.8"]
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu102" {
    cuda         = "10.2"
    cuda_spec    = "==10.2.*"
    cudnn        = "7.6"
    cudnn_spec   = ">=7.6,<8"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source = [
      "paddle-cuda-cmake",
      "wheels@64ed68f1e7cf47cccd3a4466f47ff640:paddlepaddle_gpu-2.0.0-cp37-cp37m-manylinux1_x86_64.whl",
      "paddle-docs@392cdc75e:doc/paddle/install/Tables.md",
      "paddle-pip-docs@release/2.0:doc/paddle/install/pip",
    ]
    inferred = ["platform", "cuda_spec", "cudnn_spec"]
    notes    = ["platform: the GPU code of linux/amd64 is measured"]
    platform {
      sm       = ["3.0", "3.5", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5"]
      ptx      = []
      python   = ["2.7", "3.5", "3.6", "3.7", "3.8"]
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu110-post110" {
    wheel_version = "2.0.0.post110"
    cuda          = "11.0"
    cuda_spec     = ">=11,<12"
    cudnn         = "8.0"
    cudnn_spec    = ">=8,<9"
    index_url     = "https://paddlepaddle.org.cn/whl/mkl/stable.html"
    index_kind    = "find-links"
    source = [
      "paddle-cuda-cmake",
      "paddle-docs@392cdc75e:doc/paddle/install/Tables.md",
      "paddle-pip-docs@release/2.0:doc/paddle/install/pip",
    ]
    inferred = ["platform", "cuda_spec", "cudnn_spec"]
    notes    = ["platform: the GPU code is what all of the makers' lists for CUDA 11 hold"]
    platform {
      sm       = ["6.0", "6.1", "7.0", "7.5", "8.0"]
      ptx      = []
      delivery = "system"
      rows = {
        "linux/amd64"   = { python = ["2.7", "3.5", "3.6", "3.7", "3.8"] }
        "windows/amd64" = { python = ["3.5", "3.6", "3.7", "3.8"] }
      }
    }
  }
  build "cpu" {
    package      = "paddlepaddle"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source       = ["paddle-pip-docs"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "paddle" "1.8.5" {
  package  = "paddlepaddle-gpu"
  released = "2020-09-28"
  python   = ["2.7", "3.5", "3.6", "3.7", "3.8"]
  source   = ["paddle-docs@d3c9d5060:doc/fluid/install/Tables.md"]
  inferred = ["build"]
  notes    = ["inferred: windows CUDA derived from the .postNNN suffix"]
  build "cu9-post97" {
    wheel_version = "1.8.5.post97"
    cuda          = "9"
    cuda_spec     = "==9.*"
    cudnn         = "7.6"
    cudnn_spec    = ">=7.3,<8"
    index_url     = "https://paddlepaddle.org.cn/whl/stable.html"
    index_kind    = "find-links"
    source        = ["paddle-docs@d3c9d5060:doc/fluid/install/Tables.md", "paddle-23922"]
    inferred      = ["cuda_spec", "cudnn_spec", "index_url"]
    notes         = ["the install table says cuDNN 7"]
    platform {
      python   = ["2.7", "3.5", "3.6", "3.7", "3.8"]
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu10-post107" {
    wheel_version = "1.8.5.post107"
    cuda          = "10"
    cuda_spec     = "==10.*"
    cudnn         = "7.6"
    cudnn_spec    = ">=7.3,<8"
    index_url     = "https://paddlepaddle.org.cn/whl/stable.html"
    index_kind    = "find-links"
    source        = ["paddle-cuda-cmake", "paddle-docs@d3c9d5060:doc/fluid/install/Tables.md", "paddle-23922"]
    inferred      = ["platform", "cuda_spec", "cudnn_spec", "index_url"]
    notes = [
      "platform: the GPU code is that of the makers' list for the CUDA",
      "the install table says cuDNN 7",
    ]
    platform {
      sm       = ["3.0", "3.5", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5"]
      ptx      = []
      python   = ["2.7", "3.5", "3.6", "3.7", "3.8"]
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu100" {
    cuda         = "10.0"
    cuda_spec    = "==10.0.*"
    cudnn        = "7.6"
    cudnn_spec   = ">=7.3,<8"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source       = ["paddle-cuda-cmake", "paddle-docs@d3c9d5060:doc/fluid/install/Tables.md", "paddle-23922"]
    inferred     = ["platform", "cuda_spec", "cudnn_spec"]
    notes = [
      "platform: the GPU code is that of the makers' list for the CUDA",
      "the install table says cuDNN 7",
    ]
    platform {
      sm       = ["3.0", "3.5", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5"]
      ptx      = []
      python   = ["2.7", "3.5", "3.6", "3.7", "3.8"]
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cpu" {
    package      = "paddlepaddle"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source       = ["wheels@21a4ab80493fba11b2b6efe6c9c0b67b:paddlepaddle-1.8.5-cp27-cp27m-manylinux1_x86_64.whl"]
    inferred     = ["pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "paddle" "1.8.4" {
  like     = "1.5.2"
  without  = ["build.cu8-post87"]
  released = "2020-08-14"
  source   = ["paddle-docs@eb81b2632:doc/fluid/install/Tables.md"]
  build {
    cudnn      = "7.6"
    cudnn_spec = ">=7.3,<8"
    index_url  = "https://paddlepaddle.org.cn/whl/stable.html"
    index_kind = "find-links"
    source     = ["paddle-cuda-cmake", "paddle-docs@eb81b2632:doc/fluid/install/Tables.md", "paddle-23922"]
    notes      = ["platform: the GPU code is that of the makers' list for the CUDA", "the install table says cuDNN 7"]
    rows = {
      "cu9-post97" = {
        wheel_version = "1.8.4.post97"
        source        = ["paddle-docs@eb81b2632:doc/fluid/install/Tables.md", "paddle-23922"]
        inferred      = ["cuda_spec", "cudnn_spec", "index_url"]
        notes         = ["the install table says cuDNN 7"]
      }
      "cu10-post107" = {
        wheel_version = "1.8.4.post107"
        inferred      = ["platform", "cuda_spec", "cudnn_spec", "index_url"]
      }
      "cu100" = { without = ["index_url", "index_kind"] }
    }
  }
}

framework "paddle" "1.8.3" {
  like     = "1.5.2"
  without  = ["build.cu8-post87"]
  released = "2020-07-16"
  source   = ["paddle-docs@8122763b8:doc/fluid/install/Tables.md"]
  build {
    cudnn      = "7.6"
    cudnn_spec = ">=7.3,<8"
    index_url  = "https://paddlepaddle.org.cn/whl/stable.html"
    index_kind = "find-links"
    source     = ["paddle-cuda-cmake", "paddle-docs@8122763b8:doc/fluid/install/Tables.md", "paddle-23922"]
    notes      = ["platform: the GPU code is that of the makers' list for the CUDA", "the install table says cuDNN 7"]
    rows = {
      "cu9-post97" = {
        wheel_version = "1.8.3.post97"
        source        = ["paddle-docs@8122763b8:doc/fluid/install/Tables.md", "paddle-23922"]
        inferred      = ["cuda_spec", "cudnn_spec", "index_url"]
        notes         = ["the install table says cuDNN 7"]
      }
      "cu10-post107" = {
        wheel_version = "1.8.3.post107"
        inferred      = ["platform", "cuda_spec", "cudnn_spec", "index_url"]
      }
      "cu100" = { without = ["index_url", "index_kind"] }
    }
  }
}

framework "paddle" "1.8.2" {
  like     = "1.5.2"
  without  = ["build.cu8-post87"]
  released = "2020-06-12"
  source   = ["paddle-docs@7902fc9d5:doc/fluid/install/Tables.md"]
  build {
    cudnn      = "7.6"
    cudnn_spec = ">=7.3,<8"
    index_url  = "https://paddlepaddle.org.cn/whl/stable.html"
    index_kind = "find-links"
    source     = ["paddle-cuda-cmake", "paddle-docs@7902fc9d5:doc/fluid/install/Tables.md", "paddle-23922"]
    notes      = ["platform: the GPU code is that of the makers' list for the CUDA", "the install table says cuDNN 7"]
    rows = {
      "cu9-post97" = {
        wheel_version = "1.8.2.post97"
        source        = ["paddle-docs@7902fc9d5:doc/fluid/install/Tables.md", "paddle-23922"]
        inferred      = ["cuda_spec", "cudnn_spec", "index_url"]
        notes         = ["the install table says cuDNN 7"]
      }
      "cu10-post107" = {
        wheel_version = "1.8.2.post107"
        inferred      = ["platform", "cuda_spec", "cudnn_spec", "index_url"]
      }
      "cu100" = { without = ["index_url", "index_kind"] }
    }
  }
}

framework "paddle" "1.8.1" {
  like     = "1.5.2"
  without  = ["build.cu8-post87"]
  released = "2020-05-18"
  source   = ["paddle-docs@5c9fd320e:doc/fluid/install/Tables.md"]
  build {
    cudnn      = "7.6"
    cudnn_spec = ">=7.3,<8"
    index_url  = "https://paddlepaddle.org.cn/whl/stable.html"
    index_kind = "find-links"
    source     = ["paddle-cuda-cmake", "paddle-docs@5c9fd320e:doc/fluid/install/Tables.md", "paddle-23922"]
    notes      = ["platform: the GPU code is that of the makers' list for the CUDA", "the install table says cuDNN 7"]
    rows = {
      "cu9-post97" = {
        wheel_version = "1.8.1.post97"
        source        = ["paddle-docs@5c9fd320e:doc/fluid/install/Tables.md", "paddle-23922"]
        inferred      = ["cuda_spec", "cudnn_spec", "index_url"]
        notes         = ["the install table says cuDNN 7"]
      }
      "cu10-post107" = {
        wheel_version = "1.8.1.post107"
        inferred      = ["platform", "cuda_spec", "cudnn_spec", "index_url"]
      }
      "cu100" = { without = ["index_url", "index_kind"] }
    }
  }
}

framework "paddle" "1.8.0" {
  like     = "1.5.2"
  without  = ["build.cu8-post87"]
  released = "2020-05-07"
  source   = ["paddle-docs@2baed8f29:doc/fluid/install/Tables.md"]
  build {
    cudnn      = "7.6"
    cudnn_spec = ">=7.3,<8"
    index_url  = "https://paddlepaddle.org.cn/whl/stable.html"
    index_kind = "find-links"
    source     = ["paddle-cuda-cmake", "paddle-docs@2baed8f29:doc/fluid/install/Tables.md", "paddle-23922"]
    notes      = ["platform: the GPU code is that of the makers' list for the CUDA", "the install table says cuDNN 7"]
    rows = {
      "cu9-post97" = {
        wheel_version = "1.8.0.post97"
        source        = ["paddle-docs@2baed8f29:doc/fluid/install/Tables.md", "paddle-23922"]
        inferred      = ["cuda_spec", "cudnn_spec", "index_url"]
        notes         = ["the install table says cuDNN 7"]
      }
      "cu10-post107" = {
        wheel_version = "1.8.0.post107"
        inferred      = ["platform", "cuda_spec", "cudnn_spec", "index_url"]
      }
      "cu100" = { without = ["index_url", "index_kind"] }
    }
  }
}

framework "paddle" "1.7.2" {
  like     = "1.5.2"
  without  = ["build.cu8-post87"]
  released = "2020-04-13"
  source   = ["paddle-docs@826155308:doc/fluid/install/Tables.md"]
  build {
    cudnn      = "7.6"
    cudnn_spec = ">=7.3,<8"
    source     = ["paddle-cuda-cmake", "paddle-docs@826155308:doc/fluid/install/Tables.md", "paddle-23922"]
    notes      = ["platform: the GPU code is that of the makers' list for the CUDA", "the install table says cuDNN 7"]
    rows = {
      "cu9-post97" = {
        wheel_version = "1.7.2.post97"
        source        = ["paddle-docs@826155308:doc/fluid/install/Tables.md", "paddle-23922"]
        notes         = ["the install table says cuDNN 7"]
      }
      "cu10-post107" = { wheel_version = "1.7.2.post107" }
      "cu100"        = {}
    }
  }
}

framework "paddle" "1.7.1" {
  like     = "1.5.2"
  without  = ["build.cu8-post87"]
  released = "2020-03-12"
  source   = ["paddle-docs@df2f193f2:doc/fluid/install/Tables.md"]
  build {
    cudnn      = "7.6"
    cudnn_spec = ">=7.3,<8"
    source     = ["paddle-cuda-cmake", "paddle-docs@df2f193f2:doc/fluid/install/Tables.md", "paddle-23922"]
    notes      = ["platform: the GPU code is that of the makers' list for the CUDA", "the install table says cuDNN 7"]
    rows = {
      "cu9-post97" = {
        wheel_version = "1.7.1.post97"
        source        = ["paddle-docs@df2f193f2:doc/fluid/install/Tables.md", "paddle-23922"]
        notes         = ["the install table says cuDNN 7"]
      }
      "cu10-post107" = { wheel_version = "1.7.1.post107" }
      "cu100"        = {}
    }
  }
}

framework "paddle" "1.7.0" {
  like     = "1.5.2"
  without  = ["build.cu8-post87"]
  released = "2020-02-24"
  source   = ["paddle-docs@e3636db0a:doc/fluid/install/Tables.md"]
  build {
    cudnn      = "7.6"
    cudnn_spec = ">=7.3,<8"
    source     = ["paddle-cuda-cmake", "paddle-docs@e3636db0a:doc/fluid/install/Tables.md", "paddle-23922"]
    notes      = ["platform: the GPU code is that of the makers' list for the CUDA", "the install table says cuDNN 7"]
    rows = {
      "cu9-post97" = {
        wheel_version = "1.7.0.post97"
        source        = ["paddle-docs@e3636db0a:doc/fluid/install/Tables.md", "paddle-23922"]
        notes         = ["the install table says cuDNN 7"]
      }
      "cu10-post107" = { wheel_version = "1.7.0.post107" }
      "cu100"        = {}
    }
  }
}

framework "paddle" "1.6.3" {
  like    = "1.5.2"
  without = ["build.cu8-post87"]
  source  = ["paddle-docs@b1107cf46:doc/fluid/beginners_guide/install/Tables.md"]
  build "cu9-post97" {
    wheel_version = "1.6.3.post97"
    source        = ["paddle-docs@b1107cf46:doc/fluid/beginners_guide/install/Tables.md"]
  }
  build "cu10-post107" {
    wheel_version = "1.6.3.post107"
    source        = ["paddle-cuda-cmake", "paddle-docs@b1107cf46:doc/fluid/beginners_guide/install/Tables.md"]
  }
  build "cu100" {
    source = ["paddle-cuda-cmake", "paddle-docs@b1107cf46:doc/fluid/beginners_guide/install/Tables.md"]
  }
}

framework "paddle" "1.5.2" {
  package  = "paddlepaddle-gpu"
  python   = ["2.7", "3.5", "3.6", "3.7"]
  source   = ["paddle-docs@325af9e1d:doc/fluid/beginners_guide/install/Tables.md"]
  inferred = ["build"]
  notes    = ["inferred: windows CUDA derived from the .postNNN suffix"]
  build "cu8-post87" {
    wheel_version = "1.5.2.post87"
    cuda          = "8"
    cuda_spec     = "==8.*"
    cudnn         = "7"
    cudnn_spec    = ">=7,<8"
    index_kind    = "pypi"
    source        = ["paddle-docs@325af9e1d:doc/fluid/beginners_guide/install/Tables.md"]
    inferred      = ["cuda_spec", "cudnn_spec"]
    platform {
      python   = ["2.7", "3.5", "3.6", "3.7"]
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu9-post97" {
    wheel_version = "1.5.2.post97"
    cuda          = "9"
    cuda_spec     = "==9.*"
    cudnn         = "7"
    cudnn_spec    = ">=7,<8"
    index_kind    = "pypi"
    source        = ["paddle-docs@325af9e1d:doc/fluid/beginners_guide/install/Tables.md"]
    inferred      = ["cuda_spec", "cudnn_spec"]
    platform {
      python   = ["2.7", "3.5", "3.6", "3.7"]
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu10-post107" {
    wheel_version = "1.5.2.post107"
    cuda          = "10"
    cuda_spec     = "==10.*"
    cudnn         = "7"
    cudnn_spec    = ">=7,<8"
    index_kind    = "pypi"
    source        = ["paddle-cuda-cmake", "paddle-docs@325af9e1d:doc/fluid/beginners_guide/install/Tables.md"]
    inferred      = ["platform", "cuda_spec", "cudnn_spec"]
    notes         = ["platform: the GPU code is that of the makers' list for the CUDA"]
    platform {
      sm       = ["3.0", "3.5", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5"]
      ptx      = []
      python   = ["2.7", "3.5", "3.6", "3.7"]
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu100" {
    cuda         = "10.0"
    cuda_spec    = "==10.0.*"
    cudnn        = "7"
    cudnn_spec   = ">=7,<8"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source       = ["paddle-cuda-cmake", "paddle-docs@325af9e1d:doc/fluid/beginners_guide/install/Tables.md"]
    inferred     = ["platform", "cuda_spec", "cudnn_spec"]
    notes        = ["platform: the GPU code is that of the makers' list for the CUDA"]
    platform {
      sm       = ["3.0", "3.5", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5"]
      ptx      = []
      python   = ["2.7", "3.5", "3.6", "3.7"]
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cpu" {
    package      = "paddlepaddle"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source       = ["paddle-pip-docs"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}
