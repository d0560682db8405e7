# NVIDIA's wheels of the CUDA runtime, by the minor of CUDA.

source "cuda-runtime-wheels" {
  title = "file names of nvidia-cuda-runtime-cu11, nvidia-cuda-runtime-cu12 and nvidia-cuda-runtime on the default index"
  url   = "https://pypi.org/simple/nvidia-cuda-runtime/"
  date  = "2026-11-24"
  class = "measured"
}

source "cublas-wheels" {
  title = "file names of nvidia-cublas-cu12 on the default index: 12.0.1.189 to 12.6.4.1, 12.8.3.14 to 12.9.3.13"
  url   = "https://pypi.org/simple/nvidia-cublas-cu12/"
  date  = "2026-11-26"
  class = "measured"
}

cuda_wheels {
  package   = "nvidia-cuda-runtime"
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source    = ["cuda-runtime-wheels"]
  rows = {
    "11.7" = { package = "nvidia-cuda-runtime-cu11", platforms = ["linux/amd64", "windows/amd64"] }
    "11.8" = { package = "nvidia-cuda-runtime-cu11" }
    "13.0" = {}
    "13.1" = {}
    "13.2" = {}
    "13.3" = {}
    "13.4" = {}
    "13.5" = {}
  }
}

cuda_wheels {
  package   = "nvidia-cuda-runtime-cu12"
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  alike     = ["cublas"]
  source    = ["cuda-runtime-wheels", "cublas-wheels"]
  rows = {
    "12.0" = { platforms = ["linux/amd64", "windows/amd64"] }
    "12.1" = { platforms = ["linux/amd64", "windows/amd64"] }
    "12.2" = { platforms = ["linux/amd64", "windows/amd64"] }
    "12.3" = {}
    "12.4" = {}
    "12.5" = {}
    "12.6" = {}
    "12.8" = {}
    "12.9" = {}
  }
}
