# What holds for CUDA as a whole.

source "archive" {
  title = "NVIDIA CUDA Toolkit Archive page (https://developer.nvidia.com/cuda-toolkit-archive), snapshots Dec 2023, Dec 2025, July 2026"
  url   = "https://developer.nvidia.com/cuda-toolkit-archive"
  date  = "2026-11-20"
  class = "vendor"
}

source "archive2" {
  title = "Public note reproducing the archive list for CUDA 9.0 to 10.2 with months"
  date  = "2026-11-20"
  class = "reported"
}

source "cudnn9102" {
  title = "cuDNN 9.10.2 support matrix (https://docs.nvidia.com/deeplearning/cudnn/)"
  url   = "https://docs.nvidia.com/deeplearning/cudnn/"
  date  = "2026-11-20"
  class = "vendor"
}

source "fwdguide" {
  title = "CUDA Compatibility guide, forward compatibility page (https://docs.nvidia.com/deploy/cuda-compatibility/forward-compatibility.html)"
  url   = "https://docs.nvidia.com/deploy/cuda-compatibility/forward-compatibility.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "ig131" {
  title = "CUDA Installation Guide for Linux, 13.x page: distro table and host-compiler table (https://docs.nvidia.com/cuda/cuda-installation-guide-linux/)"
  url   = "https://docs.nvidia.com/cuda/cuda-installation-guide-linux/"
  date  = "2026-11-20"
  class = "vendor"
}

source "ig134x" {
  title = "Public project notes reading the CUDA 13.4 Update 1 install guide on 2026-09-23: GCC 6 to 16, Clang 7 to 22"
  date  = "2026-09-23"
  class = "reported"
}

source "img" {
  title = "nvidia/cuda container recipes (gitlab.com/nvidia/container-images/cuda; public mirrors up to Aug 2025 with history, later files up to CUDA 13.3.1)"
  url   = "https://gitlab.com/nvidia/container-images/cuda"
  date  = "2026-11-20"
  class = "vendor"
}

source "jimver" {
  title = "Jimver/cuda-toolkit link tables: Linux and Windows installer names with driver versions (commit 3d45d15, 2026-03-29)"
  url   = "https://github.com/Jimver/cuda-toolkit"
  date  = "2026-03-29"
  class = "reported"
}

source "minorguide" {
  title = "CUDA Compatibility guide, minor version compatibility page (https://docs.nvidia.com/deploy/cuda-compatibility/minor-version-compatibility.html)"
  url   = "https://docs.nvidia.com/deploy/cuda-compatibility/minor-version-compatibility.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "nccl" {
  title = "NVIDIA/nccl makefiles/common.mk per tag"
  url   = "https://github.com/NVIDIA/nccl"
  date  = "2026-11-20"
  class = "vendor"
}

source "nixarch" {
  title = "NixOS/nixpkgs _cuda/db/bootstrap/cuda.nix: capability to CUDA ranges"
  url   = "https://github.com/NixOS/nixpkgs"
  date  = "2026-11-20"
  class = "reported"
}

source "nixnvcc" {
  title = "NixOS/nixpkgs _cuda/db/bootstrap/nvcc.nix: host compiler ranges 11.8 to 12.9 citing the install guides"
  url   = "https://github.com/NixOS/nixpkgs"
  date  = "2026-11-20"
  class = "reported"
}

source "nixredist" {
  title = "NixOS/nixpkgs copy of redistrib_12.9.2.json (nvidia_driver component version)"
  url   = "https://github.com/NixOS/nixpkgs"
  date  = "2026-11-20"
  class = "reported"
}

source "redist" {
  title = "NVIDIA redistrib manifest as quoted in a public repository (13.4.2 dated 2026-09-16) and the manifest list in NixOS/nixpkgs _cuda/manifests/cuda"
  date  = "2026-09-16"
  class = "measured"
}

source "rn132" {
  title = "NVIDIA CUDA Toolkit 13.2 Update 2 release notes, driver table (https://docs.nvidia.com/cuda/archive/13.2.2/, secondary copy)"
  url   = "https://docs.nvidia.com/cuda/archive/13.2.2/"
  date  = "2026-11-20"
  class = "vendor"
}

source "rn133x" {
  title = "Third-party notes quoting the CUDA 13.3 release-notes driver table (13.0 to 13.3.1), mid-2026"
  date  = "2026-11-20"
  class = "reported"
}

source "rn134" {
  title = "NVIDIA CUDA Toolkit 13.4 Update 1 release notes, driver tables (https://docs.nvidia.com/cuda/cuda-toolkit-release-notes/index.html, state of Sept 2026)"
  url   = "https://docs.nvidia.com/cuda/cuda-toolkit-release-notes/index.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "rnpdf" {
  title = "CUDA 13.4 release-notes PDFs dated Sept 2026 (https://docs.nvidia.com/cuda/archive/13.4.1/, .../13.4.2/)"
  url   = "https://docs.nvidia.com/cuda/archive/13.4.1/"
  date  = "2026-11-20"
  class = "vendor"
}

source "rubin" {
  title = "Public projects building for compute_107 only with CUDA >= 13.4 (flashinfer, superbench)"
  date  = "2026-11-20"
  class = "reported"
}

source "spackarch" {
  title = "spack/spack-packages CudaPackage mixin: architecture and host-compiler ranges (commit 1e8cf059, 2026-07-01)"
  url   = "https://github.com/spack/spack-packages"
  date  = "2026-07-01"
  class = "reported"
}

source "spackrun" {
  title = "spack/spack-packages cuda package: runfile names carry the bundled driver version (commit 1e8cf059, 2026-07-01)"
  url   = "https://github.com/spack/spack-packages"
  date  = "2026-07-01"
  class = "reported"
}

guidance "cuda" "minor-compat-11" {
  text   = "CUDA 11.x runs on drivers from 450.80.02 on by minor-version compatibility, and from branch 525 on by backward compatibility"
  source = ["minorguide"]
}

guidance "cuda" "minor-compat-12" {
  text   = "CUDA 12.x runs on drivers from 525.60.13 on by minor-version compatibility, and from branch 580 on by backward compatibility"
  source = ["minorguide"]
}

guidance "cuda" "minor-compat-13" {
  text   = "CUDA 13.x runs on drivers from 580.65.06 on by minor-version compatibility"
  source = ["minorguide"]
}

guidance "cuda" "sm-3.5" {
  text   = "sm 3.5: nixpkgs lists 11.8 as exclusive maximum; spack as inclusive; inclusive taken (nvcc 12.0 removed it)"
  source = ["spackarch"]
}

guidance "cuda" "sm-7.2" {
  text   = "sm 7.2: Jetson Xavier; the tools disagree on the first version (9.0 in one source); upper bound 12.9 inferred from the 13.0 removal of everything below 7.5"
  source = ["spackarch"]
}

guidance "cuda" "sm-9.0" {
  text   = "sm 9.0: spack starts 9.0 at 12.0, nixpkgs and the NCCL makefile at 11.8; 11.8 taken"
  source = ["nixarch", "spackarch"]
}

guidance "cuda" "sm-10.1" {
  text   = "sm 10.1: renamed 11.0 in CUDA 13.0 (Jetson Thor)"
  source = ["spackarch"]
}

guidance "cuda" "sm-10.7" {
  text   = "sm 10.7: Rubin; first toolkit inferred from build gates in public projects and the 13.4 library notes"
  source = ["rubin"]
}
