# File names under which CUDA and cuDNN libraries are found at run time.
#
# A program that was built for one CUDA opens exactly these names: when they are
# missing, the GPU is silently left out (TensorFlow) or the import fails.

source "chrombpnet-49" {
  title = "kundajelab/chrombpnet issue 49: libcusolver.so.10 is not in CUDA 11.1 and later"
  url   = "https://github.com/kundajelab/chrombpnet/issues/49"
  date  = "2026-11-21"
  class = "reported"
}

source "nvvl-108" {
  title = "NVIDIA/nvvl issue 108: log of TensorFlow 2.2 with the library names of CUDA 10.1"
  url   = "https://github.com/NVIDIA/nvvl/issues/108"
  date  = "2026-11-21"
  class = "reported"
}

source "pathfinder" {
  title = "NVIDIA/cuda-python cuda_pathfinder/cuda/pathfinder/_dynamic_libs/supported_nvidia_libs.py: names read off the installers 11.0.3 to 13.0.0"
  url   = "https://github.com/NVIDIA/cuda-python/blob/076d7b42c39e751bf1f7861c0baa7d7285232af2/cuda_pathfinder/cuda/pathfinder/_dynamic_libs/supported_nvidia_libs.py"
  date  = "2026-11-21"
  class = "vendor"
}

source "soname-rule" {
  title = "up to 10.0 every library of a toolkit carries the toolkit version, as libcublas.so.10.0 does; cudart does up to 10.2"
  date  = "2026-11-21"
  class = "inferred"
}

source "tf-39132" {
  title = "tensorflow/tensorflow issue 39132: CUDA 10.2 has libcudart.so.10.2; all other libraries load under their 10.1 names"
  url   = "https://github.com/tensorflow/tensorflow/issues/39132"
  date  = "2026-11-21"
  class = "reported"
}

source "tf-42166" {
  title = "tensorflow/tensorflow issue 42166: libcudart.so.10.1 is not in CUDA 10.2"
  url   = "https://github.com/tensorflow/tensorflow/issues/42166"
  date  = "2026-11-21"
  class = "reported"
}

source "tf-43945" {
  title = "tensorflow/tensorflow issue 43945: log of TensorFlow 2.3 opening libcudart.so.10.1 and libcublas.so.10"
  url   = "https://github.com/tensorflow/tensorflow/issues/43945"
  date  = "2026-11-21"
  class = "reported"
}

source "tf-44012" {
  title = "tensorflow/tensorflow issue 44012: log of a TensorFlow built for CUDA 11.0"
  url   = "https://github.com/tensorflow/tensorflow/issues/44012"
  date  = "2026-11-21"
  class = "reported"
}

source "tf-44291" {
  title = "tensorflow/tensorflow issue 44291: 11.0 installs cusolver64_10.dll; 11.1.0, 11.1.1 and 11.2.0 install cusolver64_11.dll"
  url   = "https://github.com/tensorflow/tensorflow/issues/44291"
  date  = "2026-11-21"
  class = "reported"
}

source "torch-185512" {
  title = "pytorch/pytorch issue 185512: loader trace with the cuDNN 9 libraries"
  url   = "https://github.com/pytorch/pytorch/issues/185512"
  date  = "2026-11-20"
  class = "reported"
}

source "tf-7705" {
  title = "tensorflow/tensorflow issue 7705: TensorFlow for CUDA 8.0 on Windows looks for cudart64_80.dll, and 1.3.0 for cudnn64_6.dll"
  url   = "https://github.com/tensorflow/tensorflow/issues/7705"
  date  = "2017-08-20"
  class = "reported"
}

libraries "cuda" "8.0" {
  linux = {
    cudart   = "libcudart.so.8.0"
    cublas   = "libcublas.so.8.0"
    cufft    = "libcufft.so.8.0"
    curand   = "libcurand.so.8.0"
    cusolver = "libcusolver.so.8.0"
    cusparse = "libcusparse.so.8.0"
  }
  windows = {
    cudart   = "cudart64_80.dll"
    cublas   = "cublas64_80.dll"
    cufft    = "cufft64_80.dll"
    curand   = "curand64_80.dll"
    cusolver = "cusolver64_80.dll"
    cusparse = "cusparse64_80.dll"
  }
  source   = ["soname-rule", "tf-7705"]
  inferred = ["linux", "windows"]
}

libraries "cuda" "9.0" {
  linux = {
    cudart   = "libcudart.so.9.0"
    cublas   = "libcublas.so.9.0"
    cufft    = "libcufft.so.9.0"
    curand   = "libcurand.so.9.0"
    cusolver = "libcusolver.so.9.0"
    cusparse = "libcusparse.so.9.0"
  }
  windows = {
    cudart   = "cudart64_90.dll"
    cublas   = "cublas64_90.dll"
    cufft    = "cufft64_90.dll"
    curand   = "curand64_90.dll"
    cusolver = "cusolver64_90.dll"
    cusparse = "cusparse64_90.dll"
  }
  source   = ["soname-rule"]
  inferred = ["linux", "windows"]
}

libraries "cuda" "9.1" {
  linux = {
    cudart   = "libcudart.so.9.1"
    cublas   = "libcublas.so.9.1"
    cufft    = "libcufft.so.9.1"
    curand   = "libcurand.so.9.1"
    cusolver = "libcusolver.so.9.1"
    cusparse = "libcusparse.so.9.1"
  }
  windows = {
    cudart   = "cudart64_91.dll"
    cublas   = "cublas64_91.dll"
    cufft    = "cufft64_91.dll"
    curand   = "curand64_91.dll"
    cusolver = "cusolver64_91.dll"
    cusparse = "cusparse64_91.dll"
  }
  source   = ["soname-rule"]
  inferred = ["linux", "windows"]
}

libraries "cuda" "9.2" {
  linux = {
    cudart   = "libcudart.so.9.2"
    cublas   = "libcublas.so.9.2"
    cufft    = "libcufft.so.9.2"
    curand   = "libcurand.so.9.2"
    cusolver = "libcusolver.so.9.2"
    cusparse = "libcusparse.so.9.2"
  }
  windows = {
    cudart   = "cudart64_92.dll"
    cublas   = "cublas64_92.dll"
    cufft    = "cufft64_92.dll"
    curand   = "curand64_92.dll"
    cusolver = "cusolver64_92.dll"
    cusparse = "cusparse64_92.dll"
  }
  source   = ["soname-rule"]
  inferred = ["linux", "windows"]
}

libraries "cuda" "10.0" {
  linux = {
    cudart   = "libcudart.so.10.0"
    cublas   = "libcublas.so.10.0"
    cufft    = "libcufft.so.10.0"
    curand   = "libcurand.so.10.0"
    cusolver = "libcusolver.so.10.0"
    cusparse = "libcusparse.so.10.0"
  }
  windows = {
    cudart   = "cudart64_100.dll"
    cublas   = "cublas64_100.dll"
    cufft    = "cufft64_100.dll"
    curand   = "curand64_100.dll"
    cusolver = "cusolver64_100.dll"
    cusparse = "cusparse64_100.dll"
  }
  source   = ["tf-26182", "soname-rule"]
  inferred = ["windows"]
}

libraries "cuda" {
  linux = {
    cublas   = "libcublas.so.10"
    cublasLt = "libcublasLt.so.10"
    cufft    = "libcufft.so.10"
    curand   = "libcurand.so.10"
    cusolver = "libcusolver.so.10"
    cusparse = "libcusparse.so.10"
  }
  windows = {
    cublas   = "cublas64_10.dll"
    cublasLt = "cublasLt64_10.dll"
    cufft    = "cufft64_10.dll"
    curand   = "curand64_10.dll"
    cusolver = "cusolver64_10.dll"
    cusparse = "cusparse64_10.dll"
  }
  rows = {
    "10.1" = {
      linux   = { cudart = "libcudart.so.10.1" }
      windows = { cudart = "cudart64_101.dll" }
      source  = ["tf-40804", "tf-43945", "nvvl-108"]
    }
    "10.2" = {
      linux    = { cudart = "libcudart.so.10.2" }
      windows  = { cudart = "cudart64_102.dll" }
      source   = ["tf-39132", "tf-42166", "soname-rule"]
      inferred = ["windows"]
      notes = [
        "only cudart has another name than in 10.1: a program built for 10.1 finds every library but that one",
      ]
    }
  }
}

libraries "cuda" {
  linux = {
    cublas   = "libcublas.so.11"
    cublasLt = "libcublasLt.so.11"
    cudart   = "libcudart.so.11.0"
    cufft    = "libcufft.so.10"
    curand   = "libcurand.so.10"
    cusolver = "libcusolver.so.11"
    cusparse = "libcusparse.so.11"
  }
  windows = {
    cublas   = "cublas64_11.dll"
    cublasLt = "cublasLt64_11.dll"
    cudart   = "cudart64_110.dll"
    cufft    = "cufft64_10.dll"
    curand   = "curand64_10.dll"
    cusolver = "cusolver64_11.dll"
    cusparse = "cusparse64_11.dll"
  }
  rows = {
    "11.0" = {
      linux   = { cusolver = "libcusolver.so.10", nvrtc = "libnvrtc.so.11.0" }
      windows = { cusolver = "cusolver64_10.dll", nvrtc = "nvrtc64_110_0.dll" }
      source  = ["pathfinder", "tf-44012", "tf-44291"]
      notes   = ["cusolver is 10 here and 11 from 11.1 on"]
    }
    "11.1" = {
      linux   = { nvrtc = "libnvrtc.so.11.1" }
      windows = { nvrtc = "nvrtc64_111_0.dll" }
      source  = ["pathfinder", "tf-44777", "tf-44291"]
    }
    "11.2" = {
      linux   = { nvrtc = "libnvrtc.so.11.2" }
      windows = { nvrtc = "nvrtc64_112_0.dll" }
      source  = ["pathfinder", "chrombpnet-49"]
      notes   = ["holds for 11.2 to 11.8"]
    }
  }
}

libraries "cuda" "12" {
  linux = {
    cudart    = "libcudart.so.12"
    cublas    = "libcublas.so.12"
    cublasLt  = "libcublasLt.so.12"
    cufft     = "libcufft.so.11"
    curand    = "libcurand.so.10"
    cusolver  = "libcusolver.so.11"
    cusparse  = "libcusparse.so.12"
    nvrtc     = "libnvrtc.so.12"
    nvJitLink = "libnvJitLink.so.12"
  }
  windows = {
    cudart    = "cudart64_12.dll"
    cublas    = "cublas64_12.dll"
    cublasLt  = "cublasLt64_12.dll"
    cufft     = "cufft64_11.dll"
    curand    = "curand64_10.dll"
    cusolver  = "cusolver64_11.dll"
    cusparse  = "cusparse64_12.dll"
    nvrtc     = "nvrtc64_120_0.dll"
    nvJitLink = "nvJitLink_120_0.dll"
  }
  source = ["pathfinder"]
  notes  = ["holds for every 12.x"]
}

libraries "cuda" "13" {
  linux = {
    cudart    = "libcudart.so.13"
    cublas    = "libcublas.so.13"
    cublasLt  = "libcublasLt.so.13"
    cufft     = "libcufft.so.12"
    curand    = "libcurand.so.10"
    cusolver  = "libcusolver.so.12"
    cusparse  = "libcusparse.so.12"
    nvrtc     = "libnvrtc.so.13"
    nvJitLink = "libnvJitLink.so.13"
  }
  windows = {
    cudart    = "cudart64_13.dll"
    cublas    = "cublas64_13.dll"
    cublasLt  = "cublasLt64_13.dll"
    cufft     = "cufft64_12.dll"
    curand    = "curand64_10.dll"
    cusolver  = "cusolver64_12.dll"
    cusparse  = "cusparse64_12.dll"
    nvrtc     = "nvrtc64_130_0.dll"
    nvJitLink = "nvJitLink_130_0.dll"
  }
  source = ["pathfinder"]
  notes  = ["read off 13.0.0; holds for every 13.x"]
}

libraries "cudnn" "5" {
  linux   = { cudnn = "libcudnn.so.5" }
  windows = { cudnn = "cudnn64_5.dll" }
  source  = ["tf-8898", "tf-9735"]
}

libraries "cudnn" "6" {
  linux   = { cudnn = "libcudnn.so.6" }
  windows = { cudnn = "cudnn64_6.dll" }
  source  = ["tf-12521", "tf-9735"]
}

libraries "cudnn" "7" {
  linux    = { cudnn = "libcudnn.so.7" }
  windows  = { cudnn = "cudnn64_7.dll" }
  source   = ["tf-40804"]
  inferred = ["linux"]
}

libraries "cudnn" "8" {
  linux    = { cudnn = "libcudnn.so.8" }
  windows  = { cudnn = "cudnn64_8.dll" }
  source   = ["tf-44777", "tf-44012"]
  inferred = ["windows"]
}

libraries "cudnn" "9" {
  linux    = { cudnn = "libcudnn.so.9" }
  windows  = { cudnn = "cudnn64_9.dll" }
  source   = ["torch-185512"]
  inferred = ["windows"]
}
