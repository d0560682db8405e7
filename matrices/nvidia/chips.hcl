# Chips by code name, and the rules of compute capabilities.

source "aaron" {
  title = "aaronp24/nvidia-versions: 580 marked as a legacy branch from 2026-03-24"
  url   = "https://github.com/aaronp24/nvidia-versions"
  date  = "2026-03-24"
  class = "reported"
}

source "arch-590" {
  title = "reports that R590 dropped Maxwell, Pascal and Volta"
  url   = "https://github.com/NVIDIA/yum-packaging-precompiled-kmod/issues/68"
  date  = "2026-11-20"
  class = "reported"
}

source "cccl" {
  title = "public CCCL generated PTX headers listing SM_100f, 103f, 107f, 110f per instruction"
  date  = "2026-11-20"
  class = "reported"
}

source "changelog" {
  title = "NVIDIA_Changelog inside Linux drivers up to 550.163.01"
  date  = "2026-11-20"
  class = "vendor"
}

source "cuda-13.4-docs" {
  title = "CUDA 13.4.3 documentation landing page: Rubin is a preview, Windows on Arm for RTX Spark"
  url   = "https://docs.nvidia.com/cuda/archive/13.4.3/index.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "deduced" {
  title = "deduced from the rows of the collection"
  date  = "2026-11-20"
  class = "inferred"
}

source "gcc-patch" {
  title = "GCC nvptx patch: 101 renamed 110 in CUDA 13.0, 107 added in CUDA 13.4"
  url   = "https://www.mail-archive.com/gcc-patches@gcc.gnu.org/msg419655.html"
  date  = "2026-11-20"
  class = "reported"
}

source "gist-agirault" {
  title = "public gist on gencode compatibility"
  url   = "https://gist.github.com/agirault/d0d66c12c85dbc2662c95569ef039a1d"
  date  = "2026-11-20"
  class = "reported"
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

source "llvm-d138600" {
  title = "LLVM review D138600: cubin runs on same major and same or higher minor"
  url   = "https://reviews.llvm.org/D138600"
  date  = "2026-11-20"
  class = "reported"
}

source "llvm-nvptx" {
  title = "LLVM llvm/include/llvm/TargetParser/NVPTXTargetParser.def (min and max CUDA per sm)"
  url   = "https://github.com/llvm/llvm-project"
  date  = "2026-11-20"
  class = "reported"
}

source "mircuda" {
  title = "docs.rs mircuda: one compute_120f build used for 12.0 and 12.1"
  url   = "https://docs.rs/crate/mircuda/latest/source/src/compiler/architecture.rs"
  date  = "2026-11-20"
  class = "reported"
}

source "nixpkgs-cuda" {
  title = "NixOS/nixpkgs _cuda/db/bootstrap/cuda.nix"
  url   = "https://github.com/NixOS/nixpkgs"
  date  = "2026-11-20"
  class = "reported"
}

source "nv-blog-family" {
  title = "NVIDIA developer blog on family-specific features (CUDA 12.9)"
  url   = "https://developer.nvidia.com/blog/nvidia-blackwell-and-nvidia-cuda-12-9-introduce-family-specific-architecture-features"
  date  = "2026-11-20"
  class = "vendor"
}

source "nv-cc" {
  title = "NVIDIA CUDA GPU compute capability page"
  url   = "https://developer.nvidia.com/cuda-gpus"
  date  = "2026-11-20"
  class = "vendor"
}

source "nv-cc-legacy" {
  title = "NVIDIA legacy compute capability page"
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
  title = "GPU table in NVIDIA/open-gpu-kernel-modules README, tags to 595.45.04"
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
  title = "pci.ids database, 2026-10-24 edition"
  url   = "https://pci-ids.ucw.cz/"
  date  = "2026-10-24"
  class = "reported"
}

source "pytorch-notes" {
  title = "public PyTorch release notes: 10.7 for Rubin with CUDA 13.4 or newer"
  date  = "2026-11-20"
  class = "vendor"
}

source "rust-cuda-306" {
  title = "Rust-GPU/rust-cuda pull request 306: meaning of the plain, f and a suffixes"
  url   = "https://github.com/Rust-GPU/rust-cuda/pull/306"
  date  = "2026-11-20"
  class = "reported"
}

source "sgj-550" {
  title = "supported-GPU list inside 550.163.01: Kepler boards carry the 470.xx legacy mark"
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
  title = "spack-packages cuda/package.py: driver version in each toolkit installer name"
  url   = "https://github.com/spack/spack-packages"
  date  = "2026-11-20"
  class = "reported"
}

source "trtllm-install" {
  title = "public TensorRT-LLM CUDA install script: CUDA 13.4.1 goes with driver 615.71.09"
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
  title = "voidful/gpu-info-api gpu.json (Wikipedia copy) rows that give both chip and compute capability"
  url   = "https://github.com/voidful/gpu-info-api"
  date  = "2026-11-20"
  class = "reported"
}

chip "GK104" {
  compute_capability = "3.0"
  arch               = "kepler"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GK106" {
  compute_capability = "3.0"
  arch               = "kepler"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GK107" {
  compute_capability = "3.0"
  arch               = "kepler"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GK20A" {
  compute_capability = "3.2"
  arch               = "kepler"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GK110" {
  compute_capability = "3.5"
  arch               = "kepler"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GK110B" {
  compute_capability = "3.5"
  arch               = "kepler"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GK180" {
  compute_capability = "3.5"
  arch               = "kepler"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GK208" {
  compute_capability = "3.5"
  arch               = "kepler"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GK208B" {
  compute_capability = "3.5"
  arch               = "kepler"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GK210" {
  compute_capability = "3.7"
  arch               = "kepler"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GM107" {
  compute_capability = "5.0"
  arch               = "maxwell"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GM108" {
  compute_capability = "5.0"
  arch               = "maxwell"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GM200" {
  compute_capability = "5.2"
  arch               = "maxwell"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GM204" {
  compute_capability = "5.2"
  arch               = "maxwell"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GM206" {
  compute_capability = "5.2"
  arch               = "maxwell"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GM20B" {
  compute_capability = "5.3"
  arch               = "maxwell"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GP100" {
  compute_capability = "6.0"
  arch               = "pascal"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GP102" {
  compute_capability = "6.1"
  arch               = "pascal"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GP104" {
  compute_capability = "6.1"
  arch               = "pascal"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GP106" {
  compute_capability = "6.1"
  arch               = "pascal"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GP107" {
  compute_capability = "6.1"
  arch               = "pascal"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GP108" {
  compute_capability = "6.1"
  arch               = "pascal"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GP10B" {
  compute_capability = "6.2"
  arch               = "pascal"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GV100" {
  compute_capability = "7.0"
  arch               = "volta"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GV11B" {
  compute_capability = "7.2"
  arch               = "volta"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "TU102" {
  compute_capability = "7.5"
  arch               = "turing"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "TU104" {
  compute_capability = "7.5"
  arch               = "turing"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "TU106" {
  compute_capability = "7.5"
  arch               = "turing"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "TU116" {
  compute_capability = "7.5"
  arch               = "turing"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "TU117" {
  compute_capability = "7.5"
  arch               = "turing"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GA100" {
  compute_capability = "8.0"
  arch               = "ampere"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GA102" {
  compute_capability = "8.6"
  arch               = "ampere"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GA103" {
  compute_capability = "8.6"
  arch               = "ampere"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GA104" {
  compute_capability = "8.6"
  arch               = "ampere"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GA106" {
  compute_capability = "8.6"
  arch               = "ampere"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GA107" {
  compute_capability = "8.6"
  arch               = "ampere"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GA10B" {
  compute_capability = "8.7"
  arch               = "ampere"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "AD102" {
  compute_capability = "8.9"
  arch               = "ada"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "AD103" {
  compute_capability = "8.9"
  arch               = "ada"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "AD104" {
  compute_capability = "8.9"
  arch               = "ada"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "AD106" {
  compute_capability = "8.9"
  arch               = "ada"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "AD107" {
  compute_capability = "8.9"
  arch               = "ada"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GH100" {
  compute_capability = "9.0"
  arch               = "hopper"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GB100" {
  compute_capability = "10.0"
  arch               = "blackwell"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GB102" {
  compute_capability = "10.0"
  arch               = "blackwell"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GB110" {
  compute_capability = "10.3"
  arch               = "blackwell"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GB112" {
  compute_capability = "10.3"
  arch               = "blackwell"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GR100" {
  compute_capability = "10.7"
  arch               = "rubin"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GR102" {
  compute_capability = "10.7"
  arch               = "rubin"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GB10B" {
  compute_capability = "11.0"
  arch               = "blackwell"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GB202" {
  compute_capability = "12.0"
  arch               = "blackwell"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GB203" {
  compute_capability = "12.0"
  arch               = "blackwell"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GB205" {
  compute_capability = "12.0"
  arch               = "blackwell"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GB206" {
  compute_capability = "12.0"
  arch               = "blackwell"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GB207" {
  compute_capability = "12.0"
  arch               = "blackwell"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

chip "GB20B" {
  compute_capability = "12.1"
  arch               = "blackwell"
  source             = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
}

guidance "architectures" "cubin-same-major" {
  text   = "A plain cubin for X.y runs on X.z when z is y or higher, and never on another major version."
  source = ["llvm-d138600", "gist-agirault"]
}

guidance "architectures" "cubin-tegra" {
  text     = "Do not rely on the same-major rule between Jetson parts (3.2, 5.3, 6.2, 7.2, 8.7, 11.0) and discrete boards; require an exact match."
  source   = ["deduced"]
  inferred = ["text"]
}

guidance "architectures" "ptx-forward" {
  text   = "Plain PTX for X.y can be compiled by the driver for any device at X.y or higher, if the driver is at least as new as the toolkit that produced the PTX version."
  source = ["rust-cuda-306", "nv-blog-family"]
}

guidance "architectures" "suffix-a" {
  text   = "An a-suffixed target (90a, 100a, 120a and so on) runs only on exactly that compute capability, as cubin and as PTX."
  source = ["rust-cuda-306", "gcc-patch"]
}

guidance "architectures" "suffix-f" {
  text   = "An f-suffixed target runs on the named capability and on later members of the same family: 100f on 10.0 and 10.3, 120f on 12.0 and 12.1. Whether 100f or 103f code runs on 10.7 is not stated by any source found."
  source = ["rust-cuda-306", "mircuda", "nv-blog-family", "cccl"]
}

guidance "architectures" "no-cross-blackwell" {
  text   = "10.x, 11.0 and 12.x share the Blackwell name but not binaries; treat them as three architectures."
  source = ["llvm-d138600", "rust-cuda-306"]
}

guidance "architectures" "thor-rename" {
  text   = "Jetson Thor is 10.1 for CUDA 12.8 and 12.9 and 11.0 from CUDA 13.0."
  source = ["nixpkgs-cuda", "gcc-patch"]
}

guidance "architectures" "cuda13-floor" {
  text   = "CUDA 13 targets 7.5 and newer; CUDA 12 targets 5.0 and newer; CUDA 11 targets 3.5 and newer; CUDA 10 targets 3.0 and newer."
  source = ["spack", "nv-matrix", "llamacpp-py-2239"]
}

guidance "architectures" "driver-floor" {
  text   = "R590 and newer support 7.5 and newer; R495 to R580 support 5.0 and newer; R470 is the last for 3.x."
  source = ["nv-matrix", "arch-590", "aaron", "sgj-550"]
}

guidance "architectures" "open-modules" {
  text     = "Maxwell, Pascal and Volta need the proprietary kernel module; Blackwell and Grace Hopper need the open one; Turing to Hopper on x86 take either. A host that holds both a Maxwell-to-Volta board and a Blackwell board has no single driver install (deduced)."
  source   = ["open-transition", "okm-19", "truenas-20"]
  inferred = ["text"]
}
