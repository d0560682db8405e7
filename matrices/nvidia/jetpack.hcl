# JetPack releases: Jetson boards have their own driver and CUDA, which come
# with JetPack; the desktop driver table never holds for them.

source "jetson-containers-l4t" {
  title = "dusty-nv/jetson-containers jetson_containers/l4t_version.py: JetPack, L4T, CUDA, Ubuntu and architectures"
  url   = "https://github.com/dusty-nv/jetson-containers/blob/019980c7d35e04fdc65c8425b293528af5e1d28d/jetson_containers/l4t_version.py"
  date  = "2026-11-21"
  class = "vendor"
}

source "jetson-containers-2026" {
  title = "dusty-nv/jetson-containers l4t_version.py, 2026-05-30: JetPack 7"
  url   = "https://github.com/dusty-nv/jetson-containers"
  date  = "2026-05-30"
  class = "vendor"
}

source "jetson-containers-l4t-2025" {
  title = "dusty-nv/jetson-containers jetson_containers/l4t_version.py, late 2025: L4T 35.5.0 is JetPack 5.1.3, 35.6.0 5.1.4, 35.6.1 and 35.6.2 5.1.5, 36.4.2 6.1.1, 36.4.4 and 36.4.7 6.2.1; CUDA 12.6 with 36.4.4"
  url   = "https://github.com/dusty-nv/jetson-containers/blob/master/jetson_containers/l4t_version.py"
  date  = "2026-11-30"
  class = "vendor"
}

source "jetpack-nixos" {
  title = "anduril/jetpack-nixos overlay.nix, after NVIDIA's release notes: JetPack 5.1.5 with L4T 35.6.2 and CUDA 11.4, 6.2.1 with L4T 36.4.4 and CUDA 12.6"
  url   = "https://github.com/anduril/jetpack-nixos"
  date  = "2026-11-30"
  class = "reported"
}

source "jetson-fpv" {
  title = "SnapDragonfly/jetson-fpv doc/TESTENV.md: an Orin Nano with JetPack 5.1.4 and L4T 35.6.0 has cuDNN 8.6.0.166 and TensorRT 8.5.2.2"
  url   = "https://github.com/SnapDragonfly/jetson-fpv"
  date  = "2026-11-30"
  class = "reported"
}

source "jetson-containers-tensorrt" {
  title = "dusty-nv/jetson-containers packages/tensorrt/config.py: TensorRT 8.6.2 for L4T 36 and CUDA 12.2"
  url   = "https://github.com/dusty-nv/jetson-containers/blob/019980c7d35e04fdc65c8425b293528af5e1d28d/packages/tensorrt/config.py"
  date  = "2026-11-28"
  class = "vendor"
}

source "edgehook-jetpack" {
  title = "edgehook/Jetson-AI-task README: JetPack 5.1.1, 5.1.2, 4.6.1 and 4.5 with their CUDA, cuDNN and TensorRT"
  url   = "https://github.com/edgehook/Jetson-AI-task"
  date  = "2026-11-28"
  class = "reported"
}

source "torch-tensorrt-jetpack" {
  title = "Torch-TensorRT in JetPack: JetPack 6.1 and 6.2 have CUDA 12.6, TensorRT 10.3, cuDNN 9.3"
  url   = "https://docs.pytorch.org/TensorRT/_sources/getting_started/jetpack.rst.txt"
  date  = "2026-11-21"
  class = "vendor"
}

source "jetson-orin-wheels" {
  title = "Jetson-Orin-Wheels: versions read off boards with JetPack 6.2.1 and 7.2"
  url   = "https://github.com/Shattered217/Jetson-Orin-Wheels"
  date  = "2026-11-21"
  class = "reported"
}

source "jetpack-versions" {
  title = "table of JetPack releases and their components, after NVIDIA's archive"
  url   = "https://gist.github.com/Tiryoh/2b5dc1f86ab6bc3e6922e97a4c1ac2f2"
  date  = "2026-11-21"
  class = "reported"
}

source "jetpack-43-dp" {
  title = "NVIDIA, JetPack 4.3 Developer Preview: CUDA and cuDNN of it and of JetPack 4.2.2"
  url   = "https://developer.nvidia.com/jetpack-4_3_dp"
  date  = "2026-11-27"
  class = "vendor"
}

source "l4t-r32.4.3" {
  title = "NVIDIA, L4T R32.4.3 of JetPack 4.4: CUDA 10.2 driver support"
  url   = "https://developer.nvidia.com/embedded/linux-tegra-r32.4.3"
  date  = "2026-11-27"
  class = "vendor"
}

source "jetson-containers-ml" {
  title = "dusty-nv/jetson-containers scripts/docker_build_ml.sh, 2020 to 2023: NVIDIA's wheels by L4T, from nv20.6 on for JetPack 4.4 and from nv22.3 on for JetPack 5"
  url   = "https://github.com/dusty-nv/jetson-containers/blob/8082cceb9c831dc6193c930f5d4100a4cc55ad6f/scripts/docker_build_ml.sh"
  date  = "2023-05-18"
  class = "vendor"
}

source "jetson-redist" {
  title = "NVIDIA's folders of wheels by JetPack, as public install scripts name them: v42 tensorflow-1.13.1+nv19.3, v44 tensorflow-1.15.2+nv20.4, v461 tensorflow-2.7.0+nv22.1, v60dp tensorflow-2.14.0+nv23.11, v61 tensorflow-2.16.1+nv24.08"
  url   = "https://developer.download.nvidia.com/compute/redist/jp/"
  date  = "2026-11-27"
  class = "vendor"
}

source "l4t-jetpack" {
  title = "NGC catalog: nvcr.io/nvidia/l4t-jetpack, r36.4.0 as the newest of JetPack 6"
  url   = "https://catalog.ngc.nvidia.com/orgs/nvidia/containers/l4t-jetpack/tags"
  date  = "2026-11-21"
  class = "vendor"
}

jetpack {
  cuda        = "10.0"
  sm          = ["5.3", "6.2", "7.2"]
  ubuntu      = "18.04"
  python      = "3.6"
  wheels_from = "19.3"
  source      = ["jetson-containers-l4t", "jetpack-43-dp"]
  cell_source = { wheels_from = ["jetson-redist"] }
  inferred    = ["cuda", "python", "wheels_from"]
  rows = {
    "4.2"   = { l4t = "32.1" }
    "4.2.1" = { l4t = "32.2" }
    "4.2.2" = {
      l4t         = "32.2.1"
      cudnn       = "7.5.0.56"
      brings      = { tensorrt = "5.1.6.1" }
      cell_source = { brings = ["jetpack-43-dp"], cudnn = ["jetpack-43-dp"] }
    }
    "4.2.3" = { l4t = "32.2.3" }
    "4.3" = {
      l4t         = "32.3.1"
      cudnn       = "7.6.3"
      brings      = { tensorrt = "6.0.1" }
      cell_source = { brings = ["jetpack-43-dp"], cudnn = ["jetpack-43-dp"] }
    }
  }
}

jetpack {
  cuda        = "10.2"
  sm          = ["5.3", "6.2", "7.2"]
  ubuntu      = "18.04"
  python      = "3.6"
  wheels_from = "20.4"
  source      = ["jetson-containers-l4t"]
  cell_source = {
    cuda        = ["l4t-r32.4.3", "jetpack-versions"]
    wheels_from = ["jetson-redist", "jetson-containers-ml"]
  }
  inferred = ["cuda", "python", "wheels_from"]
  rows = {
    "4.4"   = { l4t = "32.4.3" }
    "4.4.1" = { l4t = "32.4.4", brings = { tensorrt = "7.1.3" }, cell_source = { brings = ["jetpack-versions"] } }
    "4.5"   = { l4t = "32.5", brings = { tensorrt = "7.1.3" }, cell_source = { brings = ["jetpack-versions"] } }
    "4.5.1" = { l4t = "32.5.1", brings = { tensorrt = "7.1.3" }, cell_source = { brings = ["jetpack-versions"] } }
    "4.6" = {
      l4t         = "32.6.1"
      cudnn       = "8.2.1"
      brings      = { tensorrt = "8.0.1" }
      cell_source = { brings = ["jetpack-versions"], cudnn = ["jetpack-versions"] }
    }
    "4.6.1" = {
      l4t         = "32.7.1"
      cudnn       = "8.2.1"
      base_image  = "nvcr.io/nvidia/l4t-base:r32.7.1"
      brings      = { tensorrt = "8.2.1" }
      cell_source = { brings = ["jetpack-versions"], cudnn = ["jetpack-versions"] }
    }
    "4.6.2" = {
      l4t         = "32.7.2"
      cudnn       = "8.2.1"
      base_image  = "nvcr.io/nvidia/l4t-base:r32.7.1"
      brings      = { tensorrt = "8.2.1" }
      cell_source = { brings = ["jetpack-versions"], cudnn = ["jetpack-versions"] }
    }
    "4.6.3" = { l4t = "32.7.3", base_image = "nvcr.io/nvidia/l4t-base:r32.7.1" }
    "4.6.4" = { l4t = "32.7.4", base_image = "nvcr.io/nvidia/l4t-base:r32.7.1" }
    "4.6.5" = { l4t = "32.7.5", base_image = "nvcr.io/nvidia/l4t-base:r32.7.1" }
  }
}

jetpack {
  cuda        = "11.4"
  sm          = ["7.2", "8.7"]
  ubuntu      = "20.04"
  python      = "3.8"
  wheels_from = "22.3"
  source      = ["jetson-containers-l4t"]
  cell_source = { wheels_from = ["jetson-containers-ml"] }
  inferred    = ["python", "wheels_from"]
  rows = {
    "5.0.2" = { l4t = "35.1.0", base_image = "nvcr.io/nvidia/l4t-jetpack:r35.1.0" }
    "5.1"   = { l4t = "35.2.1", base_image = "nvcr.io/nvidia/l4t-jetpack:r35.2.1" }
    "5.1.1" = {
      l4t         = "35.3.1"
      base_image  = "nvcr.io/nvidia/l4t-jetpack:r35.3.1"
      brings      = { tensorrt = "8.5.2" }
      cell_source = { brings = ["edgehook-jetpack"] }
    }
    "5.1.2" = {
      l4t         = "35.4.1"
      base_image  = "nvcr.io/nvidia/l4t-jetpack:r35.4.1"
      brings      = { tensorrt = "8.5.2" }
      cell_source = { brings = ["edgehook-jetpack"] }
    }
    "5.1.3" = { l4t = "35.5.0", cell_source = { l4t = ["jetson-containers-l4t-2025"] } }
    "5.1.4" = {
      l4t         = "35.6.0"
      cudnn       = "8.6.0.166"
      brings      = { tensorrt = "8.5.2" }
      cell_source = { brings = ["jetson-fpv"], cudnn = ["jetson-fpv"], l4t = ["jetson-containers-l4t-2025"] }
    }
    "5.1.5" = { l4t = "35.6.1", cell_source = { l4t = ["jetson-containers-l4t-2025", "jetpack-nixos"] } }
  }
}

jetpack "6.0" {
  l4t         = "36.3.0"
  cuda        = "12.2"
  sm          = ["8.7"]
  ubuntu      = "22.04"
  python      = "3.10"
  wheels_from = "23.11"
  brings      = { tensorrt = "8.6.2" }
  source      = ["jetson-containers-l4t"]
  cell_source = { wheels_from = ["jetson-redist"], brings = ["jetson-containers-tensorrt"] }
  inferred    = ["cuda", "python", "wheels_from", "brings"]
  other "cuda" {
    value  = "12.4"
    why    = "JetPack 6.0 came with CUDA 12.2; 12.4 is what the container project upgrades it to"
    source = ["jetson-containers-l4t"]
  }
}

jetpack {
  cuda        = "12.6"
  cudnn       = "9.3.0.75"
  sm          = ["8.7"]
  ubuntu      = "22.04"
  python      = "3.10"
  base_image  = "nvcr.io/nvidia/l4t-jetpack:r36.4.0"
  wheels_from = "24.8"
  brings      = { tensorrt = "10.3" }
  source      = ["jetson-containers-l4t", "l4t-jetpack"]
  cell_source = {
    base_image  = ["l4t-jetpack"]
    brings      = ["torch-tensorrt-jetpack"]
    cudnn       = ["torch-tensorrt-jetpack", "jetson-orin-wheels"]
    wheels_from = ["jetson-redist"]
  }
  inferred = ["python", "wheels_from"]
  rows = {
    "6.1" = { l4t = "36.4.0" }
    "6.1.1" = {
      without  = ["base_image"]
      l4t      = "36.4.2"
      inferred = ["python", "wheels_from", "cudnn", "brings"]
      notes    = ["cudnn, brings: those of JetPack 6.1 and 6.2, before and after it"]
    }
    "6.2" = { l4t = "36.4.3" }
    "6.2.1" = {
      without     = ["base_image"]
      l4t         = "36.4.4"
      cell_source = { l4t = ["jetson-containers-l4t-2025", "jetpack-nixos"] }
      inferred    = ["python", "wheels_from", "brings"]
      notes       = ["brings: that of JetPack 6.2"]
    }
  }
}

jetpack {
  cuda     = "13.0"
  sm       = ["11.0"]
  ubuntu   = "24.04"
  python   = "3.12"
  source   = ["jetpack-7.0"]
  inferred = ["ubuntu", "python"]
  notes    = ["containers of the Arm server platform run here as well: the unified Arm CUDA"]
  rows = {
    "7.0" = {}
    "7.1" = {}
    "7.2" = {
      cuda        = "13.2"
      cudnn       = "9.20.0.46"
      sm          = ["8.7", "11.0"]
      source      = ["jetson-containers-2026"]
      cell_source = { cudnn = ["jetson-orin-wheels"] }
    }
  }
}
