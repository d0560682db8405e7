# Compute capabilities: which toolkits and drivers know them.
#
# feature_targets: target suffix and the first toolkit that accepts it
# first_cuda: first toolkit whose compiler accepts the target
# first_driver_branch: first branch that names a board of this kind, or the branch bundled with the
#   first toolkit (then listed under inferred)
# last_cuda: last toolkit whose compiler accepts it; absent: still accepted in 13.4
# last_driver_branch: absent: still supported in R615

source "cuda-13.4-docs" {
  title = "CUDA 13.4.3 documentation landing page: Rubin is a preview, Windows on Arm for RTX Spark"
  url   = "https://docs.nvidia.com/cuda/archive/13.4.3/index.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "wiki-cuda-copy" {
  title = "copy of the list of CUDA toolkits and the compute capabilities they support"
  url   = "https://blog.csdn.net/m0_63769180/article/details/128457754"
  date  = "2026-11-20"
  class = "reported"
}

source "torch-21468" {
  title = "PyTorch: a warning that Turing boards need CUDA 10 to work properly, tried with CUDA 9 on one"
  url   = "https://github.com/pytorch/pytorch/pull/21468"
  date  = "2026-11-28"
  class = "vendor"
}

source "torch-16034" {
  title = "PyTorch: cuBLAS of CUDA 9.0 fails on an RTX 2080 Ti, and not on a V100"
  url   = "https://github.com/pytorch/pytorch/issues/16034"
  date  = "2026-11-28"
  class = "reported"
}

source "torch-20860" {
  title = "PyTorch: bmm of a CUDA 9.0 build fails on an RTX 2080 Ti, other operations run"
  url   = "https://github.com/pytorch/pytorch/issues/20860"
  date  = "2026-11-28"
  class = "reported"
}

architecture {
  name               = "fermi"
  chips              = ["GF1xx"]
  last_cuda          = "8.0"
  last_driver_branch = "390"
  open_kernel_module = "none"
  source             = ["nv-matrix", "spack"]
  notes              = ["outside the tool, kept for error messages"]
  rows = {
    "2.0" = { first_cuda = "3.0" }
    "2.1" = {
      examples   = ["GeForce GTX 560 Ti", "GeForce GTX 670M"]
      first_cuda = "3.2"
      cell_source = {
        examples   = ["nv-cc-2017-mirror"]
        first_cuda = ["wiki-cuda-copy"]
        last_cuda  = ["wiki-cuda-copy"]
      }
    }
  }
}

architecture "3.0" {
  like                = "3.5"
  chips               = ["GK104", "GK106", "GK107"]
  examples            = ["Tesla K10", "GeForce GTX 680"]
  last_cuda           = "10.2"
  first_driver_branch = "295"
  source              = ["spack", "nv-matrix", "llvm-nvptx"]
  notes               = ["the toolkit dropped 3.0 and 3.2 one major version before 3.5 and 3.7"]
}

architecture "3.2" {
  name               = "kepler"
  tegra              = true
  chips              = ["GK20A"]
  examples           = ["Jetson TK1"]
  first_cuda         = "5.0"
  last_cuda          = "10.2"
  open_kernel_module = "jetson"
  source             = ["spack", "llvm-nvptx"]
  other "first_cuda" {
    value  = "6.0"
    why    = "6.0 is the oldest toolkit of NVIDIA's matrix; spack's ranges go further back"
    source = ["nv-matrix"]
  }
}

architecture "3.5" {
  name                = "kepler"
  chips               = ["GK110", "GK110B", "GK180", "GK208", "GK208B"]
  examples            = ["Tesla K20", "Tesla K40", "GeForce GTX 780 Ti"]
  first_cuda          = "5.0"
  last_cuda           = "11.8"
  first_driver_branch = "304"
  last_driver_branch  = "470"
  open_kernel_module  = "none"
  source              = ["spack", "nv-matrix", "llvm-nvptx", "sgj-550"]
  cell_source         = { first_driver_branch = ["changelog"] }
  other "first_cuda" {
    value  = "6.0"
    why    = "6.0 is the oldest toolkit of NVIDIA's matrix; spack's ranges go further back"
    source = ["nv-matrix"]
  }
}

architecture "3.7" {
  name                = "kepler"
  chips               = ["GK210"]
  examples            = ["Tesla K80"]
  first_cuda          = "6.5"
  last_cuda           = "11.8"
  first_driver_branch = "346"
  last_driver_branch  = "470"
  open_kernel_module  = "none"
  source              = ["spack", "nv-matrix", "llvm-nvptx", "sgj-550"]
  cell_source         = { first_driver_branch = ["changelog"] }
  notes               = ["R346 is where the public changelog first names K80; earlier data center builds may also work"]
  other "first_cuda" {
    value  = "6.0"
    why    = "LLVM asks for PTX 4.1 for it, which came with 6.5; NVIDIA's matrix gives one line to all of Kepler"
    source = ["nv-matrix"]
  }
}

architecture "5.0" {
  name                = "maxwell"
  chips               = ["GM107", "GM108"]
  examples            = ["GeForce GTX 750 Ti", "Quadro K2200"]
  first_cuda          = "6.0"
  last_cuda           = "12.9"
  first_driver_branch = "334"
  last_driver_branch  = "580"
  open_kernel_module  = "none"
  source              = ["spack", "nv-matrix", "llvm-nvptx"]
  cell_source         = { first_driver_branch = ["changelog"] }
  other "first_cuda" {
    value  = "6.5"
    why    = "LLVM asks for PTX 4.0 for it, which came with 6.0, and spack's range begins there"
    source = ["nv-matrix"]
  }
}

architecture "5.2" {
  name                = "maxwell"
  chips               = ["GM200", "GM204", "GM206"]
  examples            = ["Tesla M40", "Tesla M60", "GeForce GTX 980 Ti"]
  first_cuda          = "6.5"
  last_cuda           = "12.9"
  first_driver_branch = "343"
  last_driver_branch  = "580"
  open_kernel_module  = "none"
  source              = ["spack", "nv-matrix", "llvm-nvptx"]
  cell_source         = { first_driver_branch = ["changelog"] }
}

architecture "5.3" {
  name               = "maxwell"
  tegra              = true
  chips              = ["GM20B"]
  examples           = ["Jetson Nano", "Jetson TX1"]
  first_cuda         = "6.5"
  last_cuda          = "12.9"
  open_kernel_module = "jetson"
  source             = ["spack", "nv-matrix", "llvm-nvptx"]
  notes              = ["in practice limited by JetPack 4"]
}

architecture "6.0" {
  like                = "6.1"
  chips               = ["GP100"]
  examples            = ["Tesla P100", "Quadro GP100"]
  first_driver_branch = "375"
  source              = ["spack", "nv-matrix", "llvm-nvptx"]
  notes               = ["CUDA 8.0 itself shipped with R367/R375"]
}

architecture "6.1" {
  name                = "pascal"
  chips               = ["GP102", "GP104", "GP106", "GP107", "GP108"]
  examples            = ["Tesla P4", "Tesla P40", "GeForce GTX 1080 Ti"]
  first_cuda          = "8.0"
  last_cuda           = "12.9"
  first_driver_branch = "367"
  last_driver_branch  = "580"
  open_kernel_module  = "none"
  source              = ["spack", "nv-matrix", "llvm-nvptx", "truenas-20"]
  cell_source         = { first_driver_branch = ["changelog"] }
}

architecture "6.2" {
  name               = "pascal"
  tegra              = true
  chips              = ["GP10B"]
  examples           = ["Jetson TX2"]
  first_cuda         = "8.0"
  last_cuda          = "12.9"
  open_kernel_module = "jetson"
  source             = ["spack", "llvm-nvptx"]
  notes              = ["in practice limited by JetPack 4"]
}

architecture "7.0" {
  name                = "volta"
  chips               = ["GV100"]
  examples            = ["Tesla V100", "TITAN V"]
  first_cuda          = "9.0"
  last_cuda           = "12.9"
  first_driver_branch = "384"
  last_driver_branch  = "580"
  open_kernel_module  = "none"
  source              = ["spack", "nv-matrix", "llvm-nvptx"]
  cell_source         = { first_driver_branch = ["changelog", "spack-cuda"] }
}

architecture "7.2" {
  name               = "volta"
  tegra              = true
  chips              = ["GV11B"]
  examples           = ["Jetson AGX Xavier"]
  first_cuda         = "9.1"
  last_cuda          = "12.9"
  open_kernel_module = "jetson"
  source             = ["llvm-nvptx", "nixpkgs-cuda", "llamacpp-py-2239"]
  notes              = ["spack has no upper bound for 7.2, but CUDA 13 accepts 7.5 and newer only"]
  other "first_cuda" {
    value  = "9.0"
    why    = "LLVM asks for PTX 6.1 for it, which came with 9.1"
    source = ["spack"]
  }
  other "first_cuda" {
    value  = "last 12.2 (11.8 without the compatibility package)"
    why    = "that is how far JetPack 5 can be upgraded; nvcc took it longer"
    source = ["nixpkgs-cuda"]
  }
}

architecture "7.5" {
  name                = "turing"
  chips               = ["TU102", "TU104", "TU106", "TU116", "TU117"]
  examples            = ["Tesla T4", "GeForce RTX 2080 Ti"]
  first_cuda          = "10.0"
  first_driver_branch = "410"
  earlier_cuda_fails  = true
  open_kernel_module  = "optional"
  source              = ["spack", "llvm-nvptx", "nv-matrix", "okm", "okm-19"]
  cell_source = {
    earlier_cuda_fails  = ["torch-21468", "torch-16034", "torch-20860"]
    first_driver_branch = ["changelog", "spack-cuda"]
  }
  notes = ["oldest target of CUDA 13 and oldest GPU of R590 and newer"]
}

architecture "8.0" {
  name                = "ampere"
  chips               = ["GA100"]
  examples            = ["A100", "A30"]
  first_cuda          = "11.0"
  first_driver_branch = "450"
  open_kernel_module  = "optional"
  source              = ["spack", "llvm-nvptx", "nv-matrix", "okm"]
  cell_source         = { first_driver_branch = ["changelog", "spack-cuda"] }
}

architecture "8.6" {
  name                = "ampere"
  chips               = ["GA102", "GA103", "GA104", "GA106", "GA107"]
  examples            = ["A10", "A40", "GeForce RTX 3090"]
  first_cuda          = "11.1"
  first_driver_branch = "455"
  open_kernel_module  = "optional"
  source              = ["spack", "llvm-nvptx", "nv-matrix", "okm"]
  cell_source         = { first_driver_branch = ["changelog", "spack-cuda"] }
  other "first_cuda" {
    value  = "11.0"
    why    = "LLVM asks for PTX 7.1 for it, which came with 11.1; NVIDIA's matrix gives one line to all of Ampere"
    source = ["nv-matrix"]
  }
}

architecture "8.7" {
  name               = "ampere"
  tegra              = true
  chips              = ["GA10B"]
  examples           = ["Jetson AGX Orin"]
  first_cuda         = "11.4"
  open_kernel_module = "jetson"
  source             = ["spack", "llvm-nvptx", "nixpkgs-cuda"]
  cell_source        = { first_driver_branch = ["jetson-containers"] }
  notes              = ["JetPack 5 gives CUDA 11.4, JetPack 6 gives 12.2 to 12.6, JetPack 7.2 gives 13.2"]
}

architecture "8.8" {
  name       = "ampere"
  tegra      = true
  chips      = ["T239 (name inferred)"]
  first_cuda = "13.0"
  source     = ["llvm-nvptx", "nixpkgs-cuda"]
  inferred   = ["chips"]
  notes      = ["no product a user of the tool would own"]
}

architecture "8.9" {
  name                = "ada"
  chips               = ["AD102", "AD103", "AD104", "AD106", "AD107"]
  examples            = ["L4", "L40S", "GeForce RTX 4090"]
  first_cuda          = "11.8"
  first_driver_branch = "520"
  open_kernel_module  = "optional"
  source              = ["spack", "llvm-nvptx", "nv-matrix", "okm"]
  cell_source         = { first_driver_branch = ["spack-cuda"] }
  inferred            = ["first_driver_branch"]
}

architecture "9.0" {
  name                = "hopper"
  chips               = ["GH100"]
  examples            = ["H100", "H200", "GH200"]
  first_cuda          = "11.8"
  first_driver_branch = "520"
  open_kernel_module  = "optional"
  feature_targets     = { "9.0a" = "12.0" }
  source              = ["spack", "llvm-nvptx", "nv-matrix", "open-transition"]
  cell_source         = { first_driver_branch = ["okm", "spack-cuda"] }
  notes = [
    "sm_90a is needed for wgmma and TMA features and runs on 9.0 only",
    "open kernel module: optional on x86 boards, required on Grace Hopper",
  ]
  other "first_cuda" {
    value  = "12.0"
    why    = "LLVM asks for PTX 7.8 for it, which came with 11.8, as NVIDIA's matrix says too"
    source = ["spack"]
  }
}

architecture "10.0" {
  name                = "blackwell"
  chips               = ["GB100", "GB102"]
  examples            = ["B200", "GB200"]
  first_cuda          = "12.8"
  first_driver_branch = "570"
  open_kernel_module  = "required"
  feature_targets     = { "10.0a" = "12.8", "10.0f" = "12.9" }
  source              = ["spack", "llvm-nvptx", "nixpkgs-cuda", "nv-matrix", "nv-cc"]
  cell_source         = { first_driver_branch = ["okm", "spack-cuda"] }
  other "first_cuda" {
    value  = "12.7 (never released as a toolkit)"
    why    = "12.8 is the first released toolkit after 12.6"
    source = ["nixpkgs-cuda"]
  }
}

architecture "10.1" {
  name               = "blackwell"
  tegra              = true
  chips              = ["GB10B"]
  examples           = ["Jetson AGX Thor before CUDA 13"]
  first_cuda         = "12.8"
  last_cuda          = "12.9"
  open_kernel_module = "jetson"
  feature_targets    = { "10.1a" = "12.8-12.9", "10.1f" = "12.9" }
  source             = ["spack", "llvm-nvptx", "nixpkgs-cuda", "gcc-patch"]
  notes              = ["old number of 11.0; not accepted by CUDA 13.0 and newer"]
}

architecture "10.3" {
  name                = "blackwell"
  chips               = ["GB110", "GB112"]
  examples            = ["B300", "GB300"]
  first_cuda          = "12.9"
  first_driver_branch = "580"
  open_kernel_module  = "required"
  feature_targets     = { "10.3a" = "12.9", "10.3f" = "12.9" }
  source              = ["spack", "llvm-nvptx", "nixpkgs-cuda", "nv-cc"]
  cell_source         = { first_driver_branch = ["okm"] }
  notes = [
    "the toolkit can target it from 12.9 (R575), but every driver list that names B300 or GB300 is R580 or newer",
  ]
}

architecture "10.7" {
  name                = "rubin"
  chips               = ["GR100", "GR102"]
  examples            = ["VR200 (Vera Rubin)"]
  first_cuda          = "13.4"
  first_driver_branch = "615"
  open_kernel_module  = "required"
  feature_targets     = { "10.7a" = "13.4", "10.7f" = "13.4" }
  source              = ["llvm-nvptx", "gcc-patch", "pytorch-notes", "cuda-13.4-docs"]
  cell_source         = { first_driver_branch = ["trtllm-install"] }
  inferred            = ["first_driver_branch", "open_kernel_module"]
  notes               = ["preview in CUDA 13.4"]
}

architecture "11.0" {
  name                = "blackwell"
  tegra               = true
  chips               = ["GB10B"]
  examples            = ["Jetson T5000", "Jetson T4000"]
  first_cuda          = "13.0"
  first_driver_branch = "580"
  open_kernel_module  = "jetson"
  feature_targets     = { "11.0a" = "13.0", "11.0f" = "13.0" }
  source              = ["spack", "llvm-nvptx", "nixpkgs-cuda", "gcc-patch", "nv-cc"]
  cell_source         = { first_driver_branch = ["jetpack-7.0"] }
  inferred            = ["first_driver_branch"]
  notes               = ["uses the server-class Arm CUDA packages from JetPack 7"]
}

architecture "12.0" {
  name                = "blackwell"
  chips               = ["GB202", "GB203", "GB205", "GB206", "GB207"]
  examples            = ["GeForce RTX 5090", "RTX PRO 6000 Blackwell"]
  first_cuda          = "12.8"
  first_driver_branch = "570"
  open_kernel_module  = "required"
  feature_targets     = { "12.0a" = "12.8", "12.0f" = "12.9" }
  source              = ["spack", "llvm-nvptx", "nixpkgs-cuda", "nv-matrix", "nv-cc"]
  cell_source         = { first_driver_branch = ["okm", "spack-cuda"] }
}

architecture "12.1" {
  name                = "blackwell"
  chips               = ["GB20B"]
  examples            = ["GB10 (DGX Spark)", "RTX Spark N1X"]
  first_cuda          = "12.9"
  first_driver_branch = "580"
  open_kernel_module  = "required"
  feature_targets     = { "12.1a" = "12.9", "12.1f" = "12.9" }
  source              = ["spack", "llvm-nvptx", "nixpkgs-cuda", "nv-cc"]
  cell_source         = { first_driver_branch = ["okm"] }
  notes               = ["first named in an open-module list at 580.119.02"]
}
