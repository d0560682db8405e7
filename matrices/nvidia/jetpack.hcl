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

source "l4t-jetpack" {
  title = "NGC catalog: nvcr.io/nvidia/l4t-jetpack, r36.4.0 as the newest of JetPack 6"
  url   = "https://catalog.ngc.nvidia.com/orgs/nvidia/containers/l4t-jetpack/tags"
  date  = "2026-11-21"
  class = "vendor"
}

jetpack {
  cuda       = "10.2"
  sm         = ["5.3", "6.2", "7.2"]
  ubuntu     = "18.04"
  python     = "3.6"
  base_image = "nvcr.io/nvidia/l4t-base:r32.7.1"
  source     = ["jetson-containers-l4t"]
  inferred   = ["cuda", "python"]
  rows = {
    "4.6.1" = { l4t = "32.7.1", cudnn = "8.2.1", cell_source = { cudnn = ["jetpack-versions"] } }
    "4.6.5" = { l4t = "32.7.5" }
  }
}

jetpack {
  cuda     = "11.4"
  sm       = ["7.2", "8.7"]
  ubuntu   = "20.04"
  python   = "3.8"
  source   = ["jetson-containers-l4t"]
  inferred = ["python"]
  rows = {
    "5.0.2" = { l4t = "35.1.0", base_image = "nvcr.io/nvidia/l4t-jetpack:r35.1.0" }
    "5.1"   = { l4t = "35.2.1", base_image = "nvcr.io/nvidia/l4t-jetpack:r35.2.1" }
    "5.1.1" = { l4t = "35.3.1", base_image = "nvcr.io/nvidia/l4t-jetpack:r35.3.1" }
    "5.1.2" = { l4t = "35.4.1", base_image = "nvcr.io/nvidia/l4t-jetpack:r35.4.1" }
  }
}

jetpack "6.0" {
  l4t      = "36.3.0"
  cuda     = "12.2"
  sm       = ["8.7"]
  ubuntu   = "22.04"
  python   = "3.10"
  source   = ["jetson-containers-l4t"]
  inferred = ["cuda", "python"]
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
  source      = ["jetson-containers-l4t", "l4t-jetpack"]
  cell_source = { base_image = ["l4t-jetpack"], cudnn = ["torch-tensorrt-jetpack", "jetson-orin-wheels"] }
  inferred    = ["python"]
  rows = {
    "6.1" = { l4t = "36.4.0" }
    "6.2" = { l4t = "36.4.3" }
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
