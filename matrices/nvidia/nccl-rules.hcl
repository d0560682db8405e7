# What holds for nccl as a whole, and its packages in Linux distributions.

source "Debian-archive" {
  title = "Debian archive"
  date  = "2026-11-20"
  class = "measured"
}

source "builder" {
  title = "pytorch/builder install_cuda.sh history"
  url   = "https://github.com/pytorch/builder"
  date  = "2026-11-20"
  class = "vendor"
}

source "cf" {
  title = "conda-forge/nccl-feedstock history"
  url   = "https://github.com/conda-forge/nccl-feedstock"
  date  = "2026-11-20"
  class = "reported"
}

source "cupy" {
  title = "cupy/cupy install_library.py history"
  url   = "https://github.com/cupy/cupy"
  date  = "2026-11-20"
  class = "vendor"
}

source "docs232" {
  title = "NCCL user guide shows version 2.32"
  date  = "2026-11-20"
  class = "vendor"
}

source "git" {
  title = "NVIDIA/nccl git tags and makefiles (snapshot 2026-06-11)"
  url   = "https://github.com/NVIDIA/nccl"
  date  = "2026-06-11"
  class = "vendor"
}

source "hf" {
  title = "public file listing with nccl archives"
  date  = "2026-11-20"
  class = "reported"
}

source "img" {
  title = "nvidia/cuda image recipes: libnccl pins with +cudaX.Y"
  url   = "https://github.com/nvidia/cuda"
  date  = "2026-11-20"
  class = "vendor"
}

source "piwheels" {
  title = "piwheels.org page nvidia-nccl-cu12 (2026-06-09)"
  date  = "2026-06-09"
  class = "measured"
}

source "pypi" {
  title = "pypi.org pages nvidia-nccl-cu12 2.32.3, nvidia-nccl-cu13 2.32.3, nvidia-nccl-cu11 2.21.5"
  date  = "2026-11-20"
  class = "measured"
}

source "redist" {
  title = "developer.nvidia.com compute/redist/nccl directory listings (v2.10, v2.12, v2.30.7)"
  date  = "2026-11-20"
  class = "vendor"
}

source "spack" {
  title = "spack/spack-packages nccl: CUDA major ranges per NCCL range"
  url   = "https://github.com/spack/spack-packages"
  date  = "2026-11-20"
  class = "reported"
}

distro_package "debian13" "libnccl2" {
  version = "2.22.3-1-1"
  source  = ["Debian-archive"]
}

distro_package "debian-sid" "libnccl2" {
  version = "2.29.7-1-1"
  source  = ["Debian-archive"]
}

guidance "nccl" "binary-builds-per-cuda-toolkit" {
  text     = "binary builds are per CUDA toolkit minor but run on any minor of the same major (minor compat); pick the build of the same major as the framework"
  source   = ["redist", "spack"]
  inferred = ["text"]
}

guidance "nccl" "nvidia-nccl-cu11-stops-at-2.21.5-cuda" {
  text   = "nvidia-nccl-cu11 stops at 2.21.5; CUDA 11 is not supported from 2.22"
  source = ["pypi", "spack"]
}

guidance "nccl" "cuda-13-builds-start-2.27" {
  text   = "CUDA 13 builds start in the 2.27 line; 2.27.3 with CUDA 13 compiled only 8.0 and newer, 2.27.5 added 7.5 and 11.0"
  source = ["git"]
}

guidance "nccl" "default-source-build-drops-maxwell" {
  text   = "default source build drops Maxwell (5.x) from 2.28.3; Kepler 3.5 only for CUDA below 12 from 2.16.2; Hopper SASS from 2.15.1 with CUDA 11.8+; Blackwell from 2.25.1 with CUDA 12.8+"
  source = ["git"]
}

guidance "nccl" "wheels-put-library-nvidia/nccl/lib-framework" {
  text     = "wheels put the library in nvidia/nccl/lib; a framework pins one exact version; all ranks of a job should run the same version"
  source   = ["piwheels"]
  inferred = ["text"]
}

guidance "nccl" "linux-only-there-windows-wheel" {
  text     = "Linux only: there is no Windows wheel"
  source   = ["pypi"]
  inferred = ["text"]
}
