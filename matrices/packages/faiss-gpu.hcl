# Releases of faiss-gpu.

package_info "faiss-gpu" {
  binds_gpu = true
  delivery  = "pip-nvidia-wheels"
  module    = "faiss"
  pypi      = "faiss-gpu"
  source = [
    "wheels@c9833c9b1c46d925edf6ee457a36869b:faiss_gpu-1.15.1-cp310-abi3-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
  inferred = ["delivery", "module"]
}

package "faiss-gpu" {
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10"
  min_glibc       = "2.27"
  requires = {
    numpy                    = ">=1.25"
    nvidia-cublas-cu12       = ">=12.6,<13"
    nvidia-cuda-runtime-cu12 = ">=12.6,<13"
    nvidia-curand-cu12       = ">=10.3.7,<11"
  }
  cuda      = "12"
  platforms = ["linux/amd64"]
  rows = {
    "1.15.1" = {
      released = "2026-09-16"
      sm_min   = "7.0"
      sm       = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0+PTX"] }
      source = [
        "wheels@c9833c9b1c46d925edf6ee457a36869b:faiss_gpu-1.15.1-cp310-abi3-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "1.15.0" = {
      released = "2026-08-03"
      source = [
        "wheels@df2aa230c472866ba75a020c3ab2d5d9:faiss_gpu-1.15.0-cp310-abi3-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "1.14.3" = {
      released = "2026-06-13"
      source = [
        "wheels@ac72630dbfbb29e49ff6f5ac7acd2934:faiss_gpu-1.14.3-cp310-abi3-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
  }
}

package "faiss-gpu" "1.7.2" {
  released  = "2022-01-11"
  python    = ["3.6", "3.7", "3.8", "3.9", "3.10"]
  min_glibc = "2.17"
  sm        = { "linux/amd64" = ["3.0", "3.5", "5.0", "6.0", "6.1", "7.0+PTX", "7.5+PTX"] }
  numpy_abi = "<2"
  platforms = ["linux/amd64"]
  source = [
    "wheels@c98abc1aac06cb4cb94de223b3186bd4:faiss_gpu-1.7.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    "wheels@3ca9bfa2fda868f438a2f05c1d5aed53:faiss_gpu-1.7.2-cp39-cp39-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}
