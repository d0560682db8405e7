# Sources that several files of this folder cite. One that a single file cites stands in that file;
# one that files of several folders cite stands in ../sources.hcl.

source "arch" {
  title = "NVIDIA cuDNN archive list (developer.nvidia.com/rdp/cudnn-archive) as copied in two public notes: release, date, CUDA build"
  url   = "https://developer.nvidia.com/rdp/cudnn-archive"
  date  = "2026-11-20"
  class = "vendor"
}

source "builder" {
  title = "pytorch/builder install_cuda.sh history"
  url   = "https://github.com/pytorch/builder"
  date  = "2026-11-20"
  class = "vendor"
}

source "changelog" {
  title = "NVIDIA_Changelog inside Linux drivers 340.108 to 550.163.01: first release that lists a GPU, and release dates"
  date  = "2026-11-20"
  class = "vendor"
}

source "cupy-install-library" {
  title = "cupy/cupy install_library.py history"
  url   = "https://github.com/cupy/cupy"
  date  = "2026-11-20"
  class = "vendor"
}

source "gcc-patch" {
  title = "GCC nvptx patch: 101 renamed 110 in CUDA 13.0, 107 added in CUDA 13.4"
  url   = "https://www.mail-archive.com/gcc-patches@gcc.gnu.org/msg419655.html"
  date  = "2026-11-20"
  class = "reported"
}

source "git" {
  title = "NVIDIA/nccl git tags and makefiles (snapshot 2026-06-11)"
  url   = "https://github.com/NVIDIA/nccl"
  date  = "2026-06-11"
  class = "vendor"
}

source "img-cudnn" {
  title = "nvidia/cuda image recipes: libcudnn pins with +cudaX.Y suffix"
  url   = "https://gitlab.com/nvidia/container-images/cuda"
  date  = "2026-11-20"
  class = "vendor"
}

source "jetpack-7.0" {
  title = "NVIDIA JetPack 7.0 and 7.1 pages: Thor uses the unified Arm CUDA 13.0"
  url   = "https://developer.nvidia.com/embedded/jetpack/downloads/archive-7.0.md"
  date  = "2026-11-20"
  class = "vendor"
}

source "jetson-containers" {
  title = "dusty-nv/jetson-containers l4t_version.py, 2026-05-30"
  url   = "https://github.com/dusty-nv/jetson-containers"
  date  = "2026-05-30"
  class = "vendor"
}

source "llamacpp-py-2239" {
  title = "abetlen/llama-cpp-python pull request 2239: CUDA 13 nvcc accepts sm_75 and newer only"
  url   = "https://github.com/abetlen/llama-cpp-python/pull/2239"
  date  = "2026-11-20"
  class = "reported"
}

source "llvm-nvptx" {
  title = "LLVM llvm/include/llvm/TargetParser/NVPTXTargetParser.def (min and max CUDA per sm)"
  url   = "https://github.com/llvm/llvm-project"
  date  = "2026-11-20"
  class = "reported"
}

source "m822" {
  title = "cuDNN 8.2.2 support matrix"
  url   = "https://docs.nvidia.com/deeplearning/cudnn/archives/cudnn-822/support-matrix/index.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "m840" {
  title = "cuDNN 8.4.0 support matrix"
  url   = "https://docs.nvidia.com/deeplearning/cudnn/archives/cudnn-840/support-matrix/index.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "m850" {
  title = "cuDNN 8.5.0 support matrix"
  url   = "https://docs.nvidia.com/deeplearning/cudnn/archives/cudnn-850/support-matrix/index.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "m896" {
  title = "cuDNN 8.9.6 support matrix"
  url   = "https://docs.nvidia.com/deeplearning/cudnn/archives/cudnn-896/support-matrix/index.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "m900" {
  title = "cuDNN 9.0.0 support matrix"
  url   = "https://docs.nvidia.com/deeplearning/cudnn/backend/v9.0.0/reference/support-matrix.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "m9102" {
  title = "cuDNN 9.10.2 support matrix"
  url   = "https://docs.nvidia.com/deeplearning/cudnn/backend/v9.10.2/reference/support-matrix.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "minorguide" {
  title = "CUDA Compatibility guide, minor version compatibility page (https://docs.nvidia.com/deploy/cuda-compatibility/minor-version-compatibility.html)"
  url   = "https://docs.nvidia.com/deploy/cuda-compatibility/minor-version-compatibility.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "nixpkgs-cuda" {
  title = "NixOS/nixpkgs _cuda/db/bootstrap/cuda.nix"
  url   = "https://github.com/NixOS/nixpkgs"
  date  = "2026-11-20"
  class = "reported"
}

source "notes925" {
  title = "public version notes reading the cuDNN support matrix and PyPI in Aug 2026 (9.11 drop, 9.25.0.15 yanked, 9.25.1.1)"
  date  = "2026-11-20"
  class = "reported"
}

source "nv-cc" {
  title = "NVIDIA CUDA GPU compute capability page (2026 copy)"
  url   = "https://developer.nvidia.com/cuda-gpus"
  date  = "2026-11-20"
  class = "vendor"
}

source "nv-cc-2017-mirror" {
  title = "copy of the NVIDIA CUDA GPUs page of November 2017, with Fermi boards of desktops and laptops"
  url   = "https://github.com/yespon/yespon.github.io.source"
  date  = "2017-11-29"
  class = "vendor"
}

source "nv-cc-legacy" {
  title = "NVIDIA legacy CUDA GPU compute capability page"
  url   = "https://developer.nvidia.com/cuda-legacy-gpus"
  date  = "2026-11-20"
  class = "vendor"
}

source "nv-matrix" {
  title = "NVIDIA CUDA Toolkit, Driver and Architecture matrix (data center driver docs)"
  url   = "https://docs.nvidia.com/datacenter/tesla/drivers/cuda-toolkit-driver-and-architecture-matrix.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "okm" {
  title = "GPU table in the README of NVIDIA/open-gpu-kernel-modules, tags 515.43.04 to 595.45.04"
  url   = "https://github.com/NVIDIA/open-gpu-kernel-modules"
  date  = "2026-11-20"
  class = "vendor"
}

source "okm-19" {
  title = "NVIDIA/open-gpu-kernel-modules issue 19: open modules need the GSP, so Turing or newer"
  url   = "https://github.com/NVIDIA/open-gpu-kernel-modules/issues/19"
  date  = "2026-11-20"
  class = "reported"
}

source "open-transition" {
  title = "copies of the NVIDIA blog on moving to open kernel modules: Grace Hopper and Blackwell need the open flavour, Maxwell to Volta cannot use it"
  url   = "https://unixism.net/2024/07/nvidia-transitions-fully-towards-open-source-gpu-kernel-modules"
  date  = "2026-11-20"
  class = "vendor"
}

source "pciids" {
  title = "pci.ids database, 2026-10-24 edition: device id to chip code name"
  url   = "https://pci-ids.ucw.cz/"
  date  = "2026-10-24"
  class = "reported"
}

source "pciids-2026-08" {
  title = "pci.ids database, 2026-08-22 edition: device id to chip code name"
  url   = "https://github.com/pciutils/pciids"
  date  = "2026-08-22"
  class = "reported"
}

source "piwheels" {
  title = "piwheels.org page nvidia-nccl-cu12 (2026-06-09)"
  date  = "2026-06-09"
  class = "measured"
}

source "pypi-nccl" {
  title = "pypi.org pages nvidia-nccl-cu12 2.32.3, nvidia-nccl-cu13 2.32.3, nvidia-nccl-cu11 2.21.5"
  date  = "2026-11-20"
  class = "measured"
}

source "pytorch-notes" {
  title = "public PyTorch release notes: 10.7 for Rubin with CUDA 13.4 or newer"
  date  = "2026-11-20"
  class = "vendor"
}

source "redist" {
  title = "developer.nvidia.com compute/redist/nccl directory listings (v2.10, v2.12, v2.30.7)"
  date  = "2026-11-20"
  class = "vendor"
}

source "seen-wheels" {
  title = "exact wheel file name seen in public repositories"
  date  = "2026-11-20"
  class = "measured"
}

source "sgj-550" {
  title = "machine-readable supported-GPU list inside NVIDIA Linux driver 550.163.01"
  date  = "2026-11-20"
  class = "measured"
}

source "smi-415" {
  title = "public nvidia-smi outputs, 415.13 and 415.27 print 10.0"
  date  = "2026-11-20"
  class = "measured"
}

source "smi-565" {
  title = "public nvidia-smi output, 565.57.01 prints 12.7"
  date  = "2026-11-20"
  class = "measured"
}

source "smi-590" {
  title = "public nvidia-smi output, 590.48.01 prints 13.1"
  date  = "2026-11-20"
  class = "measured"
}

source "smi-610" {
  title = "public nvidia-smi output, 610.57.04 prints KMD Version and CUDA UMD Version 13.3"
  date  = "2026-11-20"
  class = "measured"
}

source "smi-615" {
  title = "public benchmark notes, 615.71.09 prints CUDA UMD Version 13.4"
  date  = "2026-11-20"
  class = "measured"
}

source "spack" {
  title = "spack-packages build_systems/cuda.py, 2026-05-31"
  url   = "https://github.com/spack/spack-packages"
  date  = "2026-05-31"
  class = "reported"
}

source "spack-cuda" {
  title = "spack-packages cuda/package.py: driver named in each toolkit installer, CUDA 8.0 to 13.3"
  url   = "https://github.com/spack/spack-packages"
  date  = "2026-11-20"
  class = "reported"
}

source "spack-cudnn" {
  title = "spack/spack-packages cudnn package (2026-07-01)"
  url   = "https://github.com/spack/spack-packages"
  date  = "2026-07-01"
  class = "reported"
}

source "spack-nccl" {
  title = "spack/spack-packages nccl: CUDA major ranges per NCCL range"
  url   = "https://github.com/spack/spack-packages"
  date  = "2026-11-20"
  class = "reported"
}

source "spackarch" {
  title = "spack/spack-packages CudaPackage mixin: architecture and host-compiler ranges (commit 1e8cf059, 2026-07-01)"
  url   = "https://github.com/spack/spack-packages"
  date  = "2026-07-01"
  class = "reported"
}

source "tf-12521" {
  title = "tensorflow/tensorflow issue 12521: TensorFlow 1.3.0 looks for libcudnn.so.6"
  url   = "https://github.com/tensorflow/tensorflow/issues/12521"
  date  = "2017-08-23"
  class = "reported"
}

source "tf-8898" {
  title = "tensorflow/tensorflow issue 8898: libcudnn.so.5, as of cuDNN 5.1.10"
  url   = "https://github.com/tensorflow/tensorflow/issues/8898"
  date  = "2017-08-18"
  class = "reported"
}

source "tf-9735" {
  title = "tensorflow/tensorflow issue 9735: TensorFlow looks for cudnn64_5.dll; cuDNN 6.0 (6021) for CUDA 8.0 installs cudnn64_6.dll"
  url   = "https://github.com/tensorflow/tensorflow/issues/9735"
  date  = "2017-05-08"
  class = "reported"
}

source "trtllm-install" {
  title = "public TensorRT-LLM install script: CUDA 13.4.1 goes with 615.71.09; the installer name no longer carries a driver version"
  date  = "2026-11-20"
  class = "vendor"
}

source "truenas-20" {
  title = "zzzhouuu/truenas-nvidia-drivers issue 20: Tesla P4 refused by the open 580.178.04 module"
  url   = "https://github.com/zzzhouuu/truenas-nvidia-drivers/issues/20"
  date  = "2026-11-20"
  class = "reported"
}

source "wiki" {
  title = "voidful/gpu-info-api gpu.json, 2025-06-16, a machine copy of the Wikipedia list of NVIDIA GPUs"
  url   = "https://github.com/voidful/gpu-info-api"
  date  = "2025-06-16"
  class = "reported"
}
