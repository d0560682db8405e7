# Chips by code name, and the rules of compute capabilities.

source "aaron-580" {
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

source "deduced" {
  title = "deduced from the rows of the collection"
  date  = "2026-11-20"
  class = "inferred"
}

source "gist-agirault" {
  title = "public gist on gencode compatibility"
  url   = "https://gist.github.com/agirault/d0d66c12c85dbc2662c95569ef039a1d"
  date  = "2026-11-20"
  class = "reported"
}

source "llvm-d138600" {
  title = "LLVM review D138600: cubin runs on same major and same or higher minor"
  url   = "https://reviews.llvm.org/D138600"
  date  = "2026-11-20"
  class = "reported"
}

source "mircuda" {
  title = "docs.rs mircuda: one compute_120f build used for 12.0 and 12.1"
  url   = "https://docs.rs/crate/mircuda/latest/source/src/compiler/architecture.rs"
  date  = "2026-11-20"
  class = "reported"
}

source "nv-blog-family" {
  title = "NVIDIA developer blog on family-specific features (CUDA 12.9)"
  url   = "https://developer.nvidia.com/blog/nvidia-blackwell-and-nvidia-cuda-12-9-introduce-family-specific-architecture-features"
  date  = "2026-11-20"
  class = "vendor"
}

source "rust-cuda-306" {
  title = "Rust-GPU/rust-cuda pull request 306: meaning of the plain, f and a suffixes"
  url   = "https://github.com/Rust-GPU/rust-cuda/pull/306"
  date  = "2026-11-20"
  class = "reported"
}

chip {
  compute_capability = "2.1"
  arch               = "fermi"
  source             = ["pciids-2026-08", "nv-cc-2017-mirror"]
  rows = {
    "GF100" = { compute_capability = "2.0" }
    "GF104" = {}
    "GF106" = {}
    "GF108" = {}
    "GF110" = { compute_capability = "2.0" }
    "GF114" = {}
    "GF116" = {}
    "GF117" = {}
    "GF119" = {}
  }
}

chip {
  source = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
  rows = {
    "GK104"  = { compute_capability = "3.0", arch = "kepler" }
    "GK106"  = { compute_capability = "3.0", arch = "kepler" }
    "GK107"  = { compute_capability = "3.0", arch = "kepler" }
    "GK20A"  = { compute_capability = "3.2", arch = "kepler" }
    "GK110"  = { compute_capability = "3.5", arch = "kepler" }
    "GK110B" = { compute_capability = "3.5", arch = "kepler" }
    "GK180"  = { compute_capability = "3.5", arch = "kepler" }
    "GK208"  = { compute_capability = "3.5", arch = "kepler" }
    "GK208B" = { compute_capability = "3.5", arch = "kepler" }
    "GK210"  = { compute_capability = "3.7", arch = "kepler" }
    "GM107"  = { compute_capability = "5.0", arch = "maxwell" }
    "GM108"  = { compute_capability = "5.0", arch = "maxwell" }
    "GM200"  = { compute_capability = "5.2", arch = "maxwell" }
    "GM204"  = { compute_capability = "5.2", arch = "maxwell" }
    "GM206"  = { compute_capability = "5.2", arch = "maxwell" }
    "GM20B"  = { compute_capability = "5.3", arch = "maxwell" }
    "GP100"  = { compute_capability = "6.0", arch = "pascal" }
    "GP102"  = { compute_capability = "6.1", arch = "pascal" }
    "GP104"  = { compute_capability = "6.1", arch = "pascal" }
    "GP106"  = { compute_capability = "6.1", arch = "pascal" }
    "GP107"  = { compute_capability = "6.1", arch = "pascal" }
    "GP108"  = { compute_capability = "6.1", arch = "pascal" }
    "GP10B"  = { compute_capability = "6.2", arch = "pascal" }
    "GV100"  = { compute_capability = "7.0", arch = "volta" }
    "GV11B"  = { compute_capability = "7.2", arch = "volta" }
    "TU102"  = { compute_capability = "7.5", arch = "turing" }
    "TU104"  = { compute_capability = "7.5", arch = "turing" }
    "TU106"  = { compute_capability = "7.5", arch = "turing" }
    "TU116"  = { compute_capability = "7.5", arch = "turing" }
    "TU117"  = { compute_capability = "7.5", arch = "turing" }
    "GA100"  = { compute_capability = "8.0", arch = "ampere" }
    "GA102"  = { compute_capability = "8.6", arch = "ampere" }
    "GA103"  = { compute_capability = "8.6", arch = "ampere" }
    "GA104"  = { compute_capability = "8.6", arch = "ampere" }
    "GA106"  = { compute_capability = "8.6", arch = "ampere" }
    "GA107"  = { compute_capability = "8.6", arch = "ampere" }
    "GA10B"  = { compute_capability = "8.7", arch = "ampere" }
    "AD102"  = { compute_capability = "8.9", arch = "ada" }
    "AD103"  = { compute_capability = "8.9", arch = "ada" }
    "AD104"  = { compute_capability = "8.9", arch = "ada" }
  }
}

chip {
  arch   = "blackwell"
  source = ["pciids", "wiki", "nv-cc", "nv-cc-legacy"]
  rows = {
    "AD106" = { compute_capability = "8.9", arch = "ada" }
    "AD107" = { compute_capability = "8.9", arch = "ada" }
    "GH100" = { compute_capability = "9.0", arch = "hopper" }
    "GB100" = { compute_capability = "10.0" }
    "GB102" = { compute_capability = "10.0" }
    "GB110" = { compute_capability = "10.3" }
    "GB112" = { compute_capability = "10.3" }
    "GR100" = { compute_capability = "10.7", arch = "rubin" }
    "GR102" = { compute_capability = "10.7", arch = "rubin" }
    "GB10B" = { compute_capability = "11.0" }
    "GB202" = { compute_capability = "12.0" }
    "GB203" = { compute_capability = "12.0" }
    "GB205" = { compute_capability = "12.0" }
    "GB206" = { compute_capability = "12.0" }
    "GB207" = { compute_capability = "12.0" }
    "GB20B" = { compute_capability = "12.1" }
  }
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
  source = ["nv-matrix", "arch-590", "aaron-580", "sgj-550"]
}

guidance "architectures" "open-modules" {
  text     = "Maxwell, Pascal and Volta need the proprietary kernel module; Blackwell and Grace Hopper need the open one; Turing to Hopper on x86 take either. A host that holds both a Maxwell-to-Volta board and a Blackwell board has no single driver install (deduced)."
  source   = ["open-transition", "okm-19", "truenas-20"]
  inferred = ["text"]
}
