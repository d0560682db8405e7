# What holds for nccl as a whole, and its packages in Linux distributions.

source "Debian-archive" {
  title = "Debian archive"
  date  = "2026-11-20"
  class = "measured"
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
  source   = ["redist", "spack-nccl"]
  inferred = ["text"]
}

guidance "nccl" "nvidia-nccl-cu11-stops-at-2.21.5-cuda" {
  text   = "nvidia-nccl-cu11 stops at 2.21.5; CUDA 11 is not supported from 2.22"
  source = ["pypi-nccl", "spack-nccl"]
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
  source   = ["pypi-nccl"]
  inferred = ["text"]
}
