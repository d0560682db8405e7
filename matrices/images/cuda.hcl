# Tags of docker.io/nvidia/cuda.
#
# Tag form is CUDA-FLAVOR-OS; cuDNN flavors are cudnn7/8/9-* up to 12.3.2 and plain cudnn-* from
#   12.4.1.
# x.y.0 and other non-latest patch releases often have no cuDNN flavor (11.x.0, 12.2.0, 12.3.0/1,
#   12.4.0, 12.5.0, 13.1.0, 12.8.2).
# Listed means a recipe or list named the tag; NVIDIA deletes tags six months after end of life, so an
#   old tag may be gone from the registry.
# The newest patch supersedes: only the latest x.y.z of each minor is supported.
# gate is structured from NVIDIA_REQUIRE_CUDA: host CUDA >= cuda_min OR driver branch in the list with
#   a matching brand; keys are architectures (all means not split).
# cudnn and nccl give the last version the recipe pinned; rebuilt tags moved over time (11.8.0-cudnn8
#   went 8.6.0 to 8.7.0 to 8.9.0 to 8.9.6).
# Patch number 11.0 and 11.1 directories are early aliases of 11.0.3 and 11.1.1 lines.
# arm64 images are SBSA; Jetson uses other images.
# No nvidia/cuda image exists for Debian; python:*-slim is Debian and has no CUDA.

source "img" {
  title = "nvidia/cuda container recipes with full history to Aug 2025 (gitlab.com/nvidia/container-images/cuda, public mirrors pranavmishra90/nvidia-container-images-cuda and taehun-kmu/FMCL-Docker)"
  url   = "https://gitlab.com/nvidia/container-images/cuda"
  date  = "2026-11-20"
  class = "vendor"
}

source "imgnew" {
  title = "nvidia/cuda container recipes, later files of a public mirror: 12.8.2, 13.2.1, 13.3.1 (commits 2026)"
  date  = "2026-11-20"
  class = "vendor"
}

source "policy" {
  title = "nvidia/cuda support-policy.md"
  url   = "https://github.com/nvidia/cuda"
  date  = "2026-11-20"
  class = "vendor"
}

source "seen" {
  title = "tag used in several independent public repositories, Aug to Oct 2026; no recipe seen"
  date  = "2026-11-20"
  class = "reported"
}

source "taglist" {
  title = "doc/supported-tags.md and doc/unsupported-tags.md of the same recipes (commit 181367a6, 2026)"
  url   = "https://gitlab.com/nvidia/container-images/cuda/-/blob/master/doc/supported-tags.md"
  date  = "2026-11-20"
  class = "reported"
}

image_gate {
  cuda_min = "10.0"
  branches = { "384" = ["tesla"] }
  source   = ["img"]
  rows = {
    "cuda10.0-1" = { branches = { "410" = ["tesla"] } }
    "cuda10.0-2" = {}
    "cuda10.0-3" = { without = ["branches"] }
    "cuda10.1-1" = { cuda_min = "10.1", branches = { "396" = ["tesla"], "410" = ["tesla"] } }
  }
}

image_gate {
  cuda_min = "10.2"
  branches = { "418" = ["tesla"] }
  source   = ["img"]
  rows = {
    "cuda10.1-2" = { cuda_min = "10.1", branches = { "396" = ["tesla"], "410" = ["tesla"] } }
    "cuda10.1-3" = { without = ["branches"], cuda_min = "10.1" }
    "cuda10.1-4" = { cuda_min = "10.1" }
    "cuda10.2-1" = { branches = { "384" = ["tesla"], "396" = ["tesla"], "410" = ["tesla"] } }
    "cuda10.2-2" = { branches = { "396" = ["tesla"], "410" = ["tesla"], "440" = ["tesla"] } }
    "cuda10.2-3" = { without = ["branches"] }
    "cuda10.2-4" = {}
  }
}

image_gate {
  branches = { "418" = ["tesla"] }
  source   = ["img"]
  rows = {
    "cuda11.0-1" = { cuda_min = "11.0", branches = { "440" = ["tesla"], "450" = ["tesla"] } }
    "cuda11.0-2" = { without = ["branches"], cuda_min = "11.0" }
    "cuda11.0-3" = { cuda_min = "11.0" }
    "cuda11.0-4" = { cuda_min = "11.0", branches = { "440" = ["tesla"] } }
    "cuda11.1-1" = { cuda_min = "11.1", branches = { "440" = ["tesla"], "450" = ["tesla"] } }
    "cuda11.1-2" = { without = ["branches"], cuda_min = "11.1" }
    "cuda11.1-3" = { cuda_min = "11.1", branches = { "450" = ["tesla"] } }
    "cuda11.1-4" = { cuda_min = "11.1", branches = { "440" = ["tesla"] } }
    "cuda11.2-1" = { cuda_min = "11.2", branches = { "450" = ["tesla"] } }
    "cuda11.2-2" = { without = ["branches"], cuda_min = "11.2" }
    "cuda11.2-3" = { cuda_min = "11.2", branches = { "440" = ["tesla"] } }
    "cuda11.2-4" = { cuda_min = "11.2" }
    "cuda11.3-1" = { cuda_min = "11.3" }
    "cuda11.3-2" = { without = ["branches"], cuda_min = "11.3" }
    "cuda11.3-3" = { cuda_min = "11.3", branches = { "440" = ["tesla"] } }
    "cuda11.4-1" = { cuda_min = "11.4", branches = { "450" = ["tesla"] } }
    "cuda11.4-2" = { without = ["branches"], cuda_min = "11.4" }
  }
}

image_gate {
  cuda_min = "11.5"
  branches = { "418" = ["tesla"], "450" = ["tesla"] }
  source   = ["img"]
  rows = {
    "cuda11.4-3" = { cuda_min = "11.4", branches = { "440" = ["tesla"], "460" = ["tesla"] } }
    "cuda11.4-4" = { without = ["branches"], cuda_min = "11.4", branches = { "418" = ["tesla"], "440" = ["tesla"] } }
    "cuda11.5-1" = {
      branches = {
        "470" = [
          "geforce",
          "geforcertx",
          "nvidia",
          "nvidiartx",
          "quadro",
          "quadrortx",
          "tesla",
          "titan",
          "titanrtx",
          "unknown",
        ]
      }
    }
    "cuda11.5-2" = { branches = { "440" = ["tesla"], "460" = ["tesla"], "470" = ["tesla"] } }
    "cuda11.5-3" = { without = ["branches"] }
    "cuda11.5-4" = {
      without = ["branches"]
      branches = {
        "470" = [
          "geforce",
          "geforcertx",
          "nvidia",
          "nvidiartx",
          "quadro",
          "quadrortx",
          "tesla",
          "titan",
          "titanrtx",
          "unknown",
        ]
      }
    }
    "cuda11.5-5" = { branches = { "470" = ["tesla"] } }
  }
}

image_gate {
  branches = {
    "470" = [
      "geforce",
      "geforcertx",
      "nvidia",
      "nvidiartx",
      "quadro",
      "quadrortx",
      "tesla",
      "titan",
      "titanrtx",
      "unknown",
    ]
  }
  source = ["img"]
  rows = {
    "cuda11.6-1" = { cuda_min = "11.6", branches = { "418" = ["tesla"], "450" = ["tesla"] } }
    "cuda11.6-2" = {
      cuda_min = "11.6"
      branches = { "418" = ["tesla"], "440" = ["tesla"], "450" = ["tesla"], "460" = ["tesla"], "470" = ["tesla"] }
    }
    "cuda11.6-3" = { without = ["branches"], cuda_min = "11.6" }
    "cuda11.6-4" = { cuda_min = "11.6" }
    "cuda11.7-1" = { cuda_min = "11.7", branches = { "450" = ["tesla"] } }
    "cuda11.7-2" = { without = ["branches"], cuda_min = "11.7" }
    "cuda11.7-3" = {
      cuda_min = "11.7"
      branches = {
        "450" = ["tesla"]
        "510" = [
          "geforce",
          "geforcertx",
          "nvidia",
          "nvidiartx",
          "quadro",
          "quadrortx",
          "tesla",
          "titan",
          "titanrtx",
          "unknown",
        ]
      }
    }
    "cuda11.7-4" = { cuda_min = "11.7" }
    "cuda11.8-1" = { cuda_min = "11.8" }
    "cuda11.8-2" = { without = ["branches"], cuda_min = "11.8" }
    "cuda11.8-3" = {
      cuda_min = "11.8"
      branches = {
        "450" = ["tesla"]
        "510" = [
          "geforce",
          "geforcertx",
          "nvidia",
          "nvidiartx",
          "quadro",
          "quadrortx",
          "tesla",
          "titan",
          "titanrtx",
          "unknown",
        ]
        "515" = [
          "geforce",
          "geforcertx",
          "nvidia",
          "nvidiartx",
          "quadro",
          "quadrortx",
          "tesla",
          "titan",
          "titanrtx",
          "unknown",
        ]
      }
    }
    "cuda12.0-1" = { cuda_min = "12.0" }
    "cuda12.0-2" = { without = ["branches"], cuda_min = "12.0" }
    "cuda12.0-3" = {
      cuda_min = "12.0"
      branches = {
        "450" = ["tesla"]
        "510" = [
          "geforce",
          "geforcertx",
          "nvidia",
          "nvidiartx",
          "quadro",
          "quadrortx",
          "tesla",
          "titan",
          "titanrtx",
          "unknown",
        ]
        "515" = [
          "geforce",
          "geforcertx",
          "nvidia",
          "nvidiartx",
          "quadro",
          "quadrortx",
          "tesla",
          "titan",
          "titanrtx",
          "unknown",
        ]
      }
    }
  }
}

image_gate {
  branches = {
    "470" = [
      "geforce",
      "geforcertx",
      "nvidia",
      "nvidiartx",
      "quadro",
      "quadrortx",
      "tesla",
      "titan",
      "titanrtx",
      "unknown",
    ]
    "525" = [
      "geforce",
      "geforcertx",
      "nvidia",
      "nvidiartx",
      "quadro",
      "quadrortx",
      "tesla",
      "titan",
      "titanrtx",
      "unknown",
    ]
  }
  source = ["img"]
  rows = {
    "cuda12.1-1" = { cuda_min = "12.1" }
    "cuda12.1-2" = { without = ["branches"], cuda_min = "12.1" }
    "cuda12.1-3" = {
      cuda_min = "12.1"
      branches = {
        "450" = ["tesla"]
        "510" = [
          "geforce",
          "geforcertx",
          "nvidia",
          "nvidiartx",
          "quadro",
          "quadrortx",
          "tesla",
          "titan",
          "titanrtx",
          "unknown",
        ]
        "515" = [
          "geforce",
          "geforcertx",
          "nvidia",
          "nvidiartx",
          "quadro",
          "quadrortx",
          "tesla",
          "titan",
          "titanrtx",
          "unknown",
        ]
      }
    }
    "cuda12.2-1" = { cuda_min = "12.2" }
    "cuda12.2-2" = { without = ["branches"], cuda_min = "12.2" }
    "cuda12.3-1" = {
      cuda_min = "12.3"
      branches = {
        "535" = [
          "geforce",
          "geforcertx",
          "nvidia",
          "nvidiartx",
          "quadro",
          "quadrortx",
          "tesla",
          "titan",
          "titanrtx",
          "unknown",
        ]
      }
    }
    "cuda12.4-1" = {
      cuda_min = "12.4"
      branches = {
        "535" = [
          "geforce",
          "geforcertx",
          "nvidia",
          "nvidiartx",
          "quadro",
          "quadrortx",
          "tesla",
          "titan",
          "titanrtx",
          "unknown",
        ]
      }
    }
  }
}

image_gate {
  branches = {
    "470" = [
      "cloudgaming",
      "grid",
      "nvidia",
      "nvidiartx",
      "quadro",
      "quadrortx",
      "tesla",
      "unknown",
      "vapps",
      "vcs",
      "vpc",
      "vws",
    ]
    "535" = [
      "cloudgaming",
      "grid",
      "nvidia",
      "nvidiartx",
      "quadro",
      "quadrortx",
      "tesla",
      "unknown",
      "vapps",
      "vcs",
      "vpc",
      "vws",
    ]
    "550" = [
      "cloudgaming",
      "grid",
      "nvidia",
      "nvidiartx",
      "quadro",
      "quadrortx",
      "tesla",
      "unknown",
      "vapps",
      "vcs",
      "vpc",
      "vws",
    ]
  }
  source = ["img"]
  rows = {
    "cuda12.5-1" = { cuda_min = "12.5" }
    "cuda12.6-1" = { cuda_min = "12.6" }
  }
}

image_gate {
  branches = {
    "535" = [
      "cloudgaming",
      "grid",
      "nvidia",
      "nvidiartx",
      "quadro",
      "quadrortx",
      "tesla",
      "unknown",
      "vapps",
      "vcs",
      "vpc",
      "vws",
    ]
    "550" = [
      "cloudgaming",
      "grid",
      "nvidia",
      "nvidiartx",
      "quadro",
      "quadrortx",
      "tesla",
      "unknown",
      "vapps",
      "vcs",
      "vpc",
      "vws",
    ]
    "560" = [
      "cloudgaming",
      "grid",
      "nvidia",
      "nvidiartx",
      "quadro",
      "quadrortx",
      "tesla",
      "unknown",
      "vapps",
      "vcs",
      "vpc",
      "vws",
    ]
    "565" = [
      "cloudgaming",
      "grid",
      "nvidia",
      "nvidiartx",
      "quadro",
      "quadrortx",
      "tesla",
      "unknown",
      "vapps",
      "vcs",
      "vpc",
      "vws",
    ]
    "570" = [
      "cloudgaming",
      "grid",
      "nvidia",
      "nvidiartx",
      "quadro",
      "quadrortx",
      "tesla",
      "unknown",
      "vapps",
      "vcs",
      "vpc",
      "vws",
    ]
    "580" = [
      "cloudgaming",
      "grid",
      "nvidia",
      "nvidiartx",
      "quadro",
      "quadrortx",
      "tesla",
      "unknown",
      "vapps",
      "vcs",
      "vpc",
      "vws",
    ]
  }
  source = ["img"]
  rows = {
    "cuda12.8-1" = {
      without  = ["branches.570", "branches.580"]
      cuda_min = "12.8"
      branches = {
        "470" = [
          "cloudgaming",
          "grid",
          "nvidia",
          "nvidiartx",
          "quadro",
          "quadrortx",
          "tesla",
          "unknown",
          "vapps",
          "vcs",
          "vpc",
          "vws",
        ]
      }
    }
    "cuda12.8-2" = { cuda_min = "12.8" }
    "cuda12.9-1" = { without = ["branches.580"], cuda_min = "12.9" }
    "cuda13.0-1" = {
      without  = ["branches.560", "branches.580"]
      cuda_min = "13.0"
      branches = {
        "575" = [
          "cloudgaming",
          "grid",
          "nvidia",
          "nvidiartx",
          "quadro",
          "quadrortx",
          "tesla",
          "unknown",
          "vapps",
          "vcs",
          "vpc",
          "vws",
        ]
      }
    }
    "cuda13.1-1" = { cuda_min = "13.1" }
    "cuda13.2-1" = {
      without  = ["branches"]
      cuda_min = "13.2"
      branches = {
        "535" = [
          "cloudgaming",
          "grid",
          "nvidia",
          "nvidiartx",
          "quadro",
          "quadrortx",
          "tesla",
          "unknown",
          "vapps",
          "vcs",
          "vpc",
          "vws",
        ]
        "570" = [
          "cloudgaming",
          "grid",
          "nvidia",
          "nvidiartx",
          "quadro",
          "quadrortx",
          "tesla",
          "unknown",
          "vapps",
          "vcs",
          "vpc",
          "vws",
        ]
        "580" = [
          "cloudgaming",
          "grid",
          "nvidia",
          "nvidiartx",
          "quadro",
          "quadrortx",
          "tesla",
          "unknown",
          "vapps",
          "vcs",
          "vpc",
          "vws",
        ]
        "590" = [
          "cloudgaming",
          "grid",
          "nvidia",
          "nvidiartx",
          "quadro",
          "quadrortx",
          "tesla",
          "unknown",
          "vapps",
          "vcs",
          "vpc",
          "vws",
        ]
      }
    }
    "cuda13.3-1" = {
      without  = ["branches"]
      cuda_min = "13.3"
      branches = {
        "535" = [
          "cloudgaming",
          "grid",
          "nvidia",
          "nvidiartx",
          "quadro",
          "quadrortx",
          "tesla",
          "unknown",
          "vapps",
          "vcs",
          "vpc",
          "vws",
        ]
        "570" = [
          "cloudgaming",
          "grid",
          "nvidia",
          "nvidiartx",
          "quadro",
          "quadrortx",
          "tesla",
          "unknown",
          "vapps",
          "vcs",
          "vpc",
          "vws",
        ]
        "580" = [
          "cloudgaming",
          "grid",
          "nvidia",
          "nvidiartx",
          "quadro",
          "quadrortx",
          "tesla",
          "unknown",
          "vapps",
          "vcs",
          "vpc",
          "vws",
        ]
        "590" = [
          "cloudgaming",
          "grid",
          "nvidia",
          "nvidiartx",
          "quadro",
          "quadrortx",
          "tesla",
          "unknown",
          "vapps",
          "vcs",
          "vpc",
          "vws",
        ]
        "595" = [
          "cloudgaming",
          "grid",
          "nvidia",
          "nvidiartx",
          "quadro",
          "quadrortx",
          "tesla",
          "unknown",
          "vapps",
          "vcs",
          "vpc",
          "vws",
        ]
      }
    }
  }
}

image_gate {
  source = ["img"]
  rows = {
    "cuda8.0-1" = { cuda_min = "8.0" }
    "cuda9.0-1" = { cuda_min = "9.0" }
    "cuda9.1-1" = { cuda_min = "9.1" }
    "cuda9.2-1" = { cuda_min = "9.2" }
  }
}

image {
  cuda       = "8.0"
  os         = "centos6"
  platforms  = ["linux/amd64"]
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "8.0-cudnn5-devel-centos6"   = { flavor = "cudnn5-devel", cudnn = "5.1.10" }
    "8.0-cudnn5-runtime-centos6" = { flavor = "cudnn5-runtime", cudnn = "5.1.10" }
    "8.0-cudnn6-devel-centos6"   = { flavor = "cudnn6-devel", cudnn = "6.0.21" }
    "8.0-cudnn6-runtime-centos6" = { flavor = "cudnn6-runtime", cudnn = "6.0.21" }
    "8.0-cudnn7-devel-centos6"   = { flavor = "cudnn7-devel", cudnn = "7.1.2.21" }
    "8.0-cudnn7-runtime-centos6" = { flavor = "cudnn7-runtime", cudnn = "7.1.2.21" }
    "8.0-devel-centos6"          = { flavor = "devel" }
    "8.0-runtime-centos6"        = { flavor = "runtime", gate = { all = "cuda8.0-1", "linux/amd64" = "cuda8.0-1" } }
  }
}

image {
  cuda       = "8.0"
  platforms  = ["linux/amd64", "linux/ppc64le"]
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "8.0-cudnn5-devel-centos7"   = { flavor = "cudnn5-devel", os = "centos7", cudnn = "5.1.10" }
    "8.0-cudnn5-runtime-centos7" = { flavor = "cudnn5-runtime", os = "centos7", cudnn = "5.1.10" }
    "8.0-cudnn6-devel-centos7"   = { flavor = "cudnn6-devel", os = "centos7", cudnn = "6.0.21" }
    "8.0-cudnn6-runtime-centos7" = { flavor = "cudnn6-runtime", os = "centos7", cudnn = "6.0.21" }
    "8.0-cudnn7-devel-centos7"   = { flavor = "cudnn7-devel", os = "centos7", cudnn = "7.0.2.38" }
    "8.0-cudnn7-runtime-centos7" = { flavor = "cudnn7-runtime", os = "centos7", cudnn = "7.0.2.38" }
    "8.0-devel-centos7"          = { flavor = "devel", os = "centos7" }
    "8.0-runtime-centos7" = {
      flavor = "runtime"
      os     = "centos7"
      gate   = { all = "cuda8.0-1", "linux/amd64" = "cuda8.0-1", "linux/ppc64le" = "cuda8.0-1" }
    }
    "8.0-cudnn5-devel-ubi7"   = { flavor = "cudnn5-devel", os = "ubi7", cudnn = "5.1.10" }
    "8.0-cudnn5-runtime-ubi7" = { flavor = "cudnn5-runtime", os = "ubi7", cudnn = "5.1.10" }
    "8.0-cudnn6-devel-ubi7"   = { flavor = "cudnn6-devel", os = "ubi7", cudnn = "6.0.21" }
    "8.0-cudnn6-runtime-ubi7" = { flavor = "cudnn6-runtime", os = "ubi7", cudnn = "6.0.21" }
    "8.0-cudnn7-devel-ubi7"   = { flavor = "cudnn7-devel", os = "ubi7", cudnn = "7.0.2.38" }
    "8.0-cudnn7-runtime-ubi7" = { flavor = "cudnn7-runtime", os = "ubi7", cudnn = "7.0.2.38" }
    "8.0-devel-ubi7"          = { flavor = "devel", os = "ubi7" }
    "8.0-runtime-ubi7" = {
      flavor = "runtime"
      os     = "ubi7"
      gate   = { all = "cuda8.0-1", "linux/amd64" = "cuda8.0-1", "linux/ppc64le" = "cuda8.0-1" }
    }
  }
}

image {
  cuda       = "8.0"
  platforms  = ["linux/amd64"]
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "8.0-cudnn5-devel-ubi8"   = { flavor = "cudnn5-devel", os = "ubi8", cudnn = "5.1.10" }
    "8.0-cudnn5-runtime-ubi8" = { flavor = "cudnn5-runtime", os = "ubi8", cudnn = "5.1.10" }
    "8.0-cudnn6-devel-ubi8"   = { flavor = "cudnn6-devel", os = "ubi8", cudnn = "6.0.21" }
    "8.0-cudnn6-runtime-ubi8" = { flavor = "cudnn6-runtime", os = "ubi8", cudnn = "6.0.21" }
    "8.0-cudnn7-devel-ubi8"   = { flavor = "cudnn7-devel", os = "ubi8", cudnn = "7.1.2.21" }
    "8.0-cudnn7-runtime-ubi8" = { flavor = "cudnn7-runtime", os = "ubi8", cudnn = "7.1.2.21" }
    "8.0-devel-ubi8"          = { flavor = "devel", os = "ubi8" }
    "8.0-runtime-ubi8" = {
      flavor = "runtime"
      os     = "ubi8"
      gate   = { all = "cuda8.0-1", "linux/amd64" = "cuda8.0-1" }
    }
    "8.0-cudnn5-devel-ubuntu14.04"   = { flavor = "cudnn5-devel", os = "ubuntu14.04", cudnn = "5.1.10" }
    "8.0-cudnn5-runtime-ubuntu14.04" = { flavor = "cudnn5-runtime", os = "ubuntu14.04", cudnn = "5.1.10" }
    "8.0-cudnn6-devel-ubuntu14.04"   = { flavor = "cudnn6-devel", os = "ubuntu14.04", cudnn = "6.0.21" }
    "8.0-cudnn6-runtime-ubuntu14.04" = { flavor = "cudnn6-runtime", os = "ubuntu14.04", cudnn = "6.0.21" }
    "8.0-cudnn7-devel-ubuntu14.04"   = { flavor = "cudnn7-devel", os = "ubuntu14.04", cudnn = "7.2.1.38" }
    "8.0-cudnn7-runtime-ubuntu14.04" = { flavor = "cudnn7-runtime", os = "ubuntu14.04", cudnn = "7.2.1.38" }
    "8.0-devel-ubuntu14.04"          = { flavor = "devel", os = "ubuntu14.04" }
    "8.0-runtime-ubuntu14.04" = {
      flavor = "runtime"
      os     = "ubuntu14.04"
      gate   = { all = "cuda8.0-1", "linux/amd64" = "cuda8.0-1" }
    }
  }
}

image {
  cuda       = "8.0"
  os         = "ubuntu16.04"
  platforms  = ["linux/amd64", "linux/ppc64le"]
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "8.0-cudnn5-devel-ubuntu16.04"   = { flavor = "cudnn5-devel", cudnn = "5.1.10" }
    "8.0-cudnn5-runtime-ubuntu16.04" = { flavor = "cudnn5-runtime", cudnn = "5.1.10" }
    "8.0-cudnn6-devel-ubuntu16.04"   = { flavor = "cudnn6-devel", cudnn = "6.0.21" }
    "8.0-cudnn6-runtime-ubuntu16.04" = { flavor = "cudnn6-runtime", cudnn = "6.0.21" }
    "8.0-cudnn7-devel-ubuntu16.04"   = { flavor = "cudnn7-devel", cudnn = "7.0.3.11" }
    "8.0-cudnn7-runtime-ubuntu16.04" = { flavor = "cudnn7-runtime", cudnn = "7.0.3.11" }
    "8.0-devel-ubuntu16.04"          = { flavor = "devel" }
    "8.0-runtime-ubuntu16.04" = {
      flavor = "runtime"
      gate   = { all = "cuda8.0-1", "linux/amd64" = "cuda8.0-1", "linux/ppc64le" = "cuda8.0-1" }
    }
  }
}

image {
  cuda       = "9.0"
  os         = "centos6"
  platforms  = ["linux/amd64"]
  gate       = { all = "cuda9.0-1", "linux/amd64" = "cuda9.0-1" }
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "9.0-base-centos6"           = { flavor = "base" }
    "9.0-cudnn7-devel-centos6"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "9.0-cudnn7-runtime-centos6" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "9.0-devel-centos6"          = { flavor = "devel" }
    "9.0-runtime-centos6"        = { flavor = "runtime" }
  }
}

image {
  cuda       = "9.0"
  platforms  = ["linux/amd64", "linux/ppc64le"]
  gate       = { all = "cuda9.0-1", "linux/amd64" = "cuda9.0-1", "linux/ppc64le" = "cuda9.0-1" }
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "9.0-base-centos7"           = { flavor = "base", os = "centos7" }
    "9.0-cudnn7-devel-centos7"   = { flavor = "cudnn7-devel", os = "centos7", cudnn = "7.2.1.38" }
    "9.0-cudnn7-runtime-centos7" = { flavor = "cudnn7-runtime", os = "centos7", cudnn = "7.2.1.38" }
    "9.0-devel-centos7"          = { flavor = "devel", os = "centos7" }
    "9.0-runtime-centos7"        = { flavor = "runtime", os = "centos7" }
    "9.0-base-ubi7"              = { flavor = "base", os = "ubi7" }
    "9.0-cudnn7-devel-ubi7"      = { flavor = "cudnn7-devel", os = "ubi7", cudnn = "7.2.1.38" }
    "9.0-cudnn7-runtime-ubi7"    = { flavor = "cudnn7-runtime", os = "ubi7", cudnn = "7.2.1.38" }
    "9.0-devel-ubi7"             = { flavor = "devel", os = "ubi7" }
    "9.0-runtime-ubi7"           = { flavor = "runtime", os = "ubi7" }
    "9.0-base-ubi8" = {
      without   = ["gate.linux/ppc64le"]
      flavor    = "base"
      os        = "ubi8"
      platforms = ["linux/amd64"]
    }
    "9.0-cudnn7-devel-ubi8" = {
      without   = ["gate.linux/ppc64le"]
      flavor    = "cudnn7-devel"
      os        = "ubi8"
      cudnn     = "7.6.2.24"
      platforms = ["linux/amd64"]
    }
    "9.0-cudnn7-runtime-ubi8" = {
      without   = ["gate.linux/ppc64le"]
      flavor    = "cudnn7-runtime"
      os        = "ubi8"
      cudnn     = "7.6.2.24"
      platforms = ["linux/amd64"]
    }
    "9.0-devel-ubi8" = {
      without   = ["gate.linux/ppc64le"]
      flavor    = "devel"
      os        = "ubi8"
      platforms = ["linux/amd64"]
    }
    "9.0-runtime-ubi8" = {
      without   = ["gate.linux/ppc64le"]
      flavor    = "runtime"
      os        = "ubi8"
      platforms = ["linux/amd64"]
    }
    "9.0-base-ubuntu16.04"           = { flavor = "base", os = "ubuntu16.04" }
    "9.0-cudnn7-devel-ubuntu16.04"   = { flavor = "cudnn7-devel", os = "ubuntu16.04", cudnn = "7.2.1.38" }
    "9.0-cudnn7-runtime-ubuntu16.04" = { flavor = "cudnn7-runtime", os = "ubuntu16.04", cudnn = "7.2.1.38" }
    "9.0-devel-ubuntu16.04"          = { flavor = "devel", os = "ubuntu16.04" }
    "9.0-runtime-ubuntu16.04"        = { flavor = "runtime", os = "ubuntu16.04", nccl = "2.4.8" }
  }
}

image {
  cuda       = "9.1"
  os         = "centos6"
  platforms  = ["linux/amd64"]
  gate       = { all = "cuda9.1-1", "linux/amd64" = "cuda9.1-1" }
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "9.1-base-centos6"           = { flavor = "base" }
    "9.1-cudnn7-devel-centos6"   = { flavor = "cudnn7-devel", cudnn = "7.1.2" }
    "9.1-cudnn7-runtime-centos6" = { flavor = "cudnn7-runtime", cudnn = "7.1.2" }
    "9.1-devel-centos6"          = { flavor = "devel" }
    "9.1-runtime-centos6"        = { flavor = "runtime" }
  }
}

image {
  cuda       = "9.1"
  platforms  = ["linux/amd64", "linux/ppc64le"]
  gate       = { all = "cuda9.1-1", "linux/amd64" = "cuda9.1-1", "linux/ppc64le" = "cuda9.1-1" }
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "9.1-base-centos7"           = { flavor = "base", os = "centos7" }
    "9.1-cudnn7-devel-centos7"   = { flavor = "cudnn7-devel", os = "centos7", cudnn = "7.0.5" }
    "9.1-cudnn7-runtime-centos7" = { flavor = "cudnn7-runtime", os = "centos7", cudnn = "7.0.5" }
    "9.1-devel-centos7"          = { flavor = "devel", os = "centos7" }
    "9.1-runtime-centos7"        = { flavor = "runtime", os = "centos7" }
    "9.1-base-ubi7"              = { flavor = "base", os = "ubi7" }
    "9.1-cudnn7-devel-ubi7"      = { flavor = "cudnn7-devel", os = "ubi7", cudnn = "7.0.5" }
    "9.1-cudnn7-runtime-ubi7"    = { flavor = "cudnn7-runtime", os = "ubi7", cudnn = "7.0.5" }
    "9.1-devel-ubi7"             = { flavor = "devel", os = "ubi7" }
    "9.1-runtime-ubi7"           = { flavor = "runtime", os = "ubi7" }
    "9.1-base-ubi8" = {
      without   = ["gate.linux/ppc64le"]
      flavor    = "base"
      os        = "ubi8"
      platforms = ["linux/amd64"]
    }
    "9.1-cudnn7-devel-ubi8" = {
      without   = ["gate.linux/ppc64le"]
      flavor    = "cudnn7-devel"
      os        = "ubi8"
      cudnn     = "7.1.2.21"
      platforms = ["linux/amd64"]
    }
    "9.1-cudnn7-runtime-ubi8" = {
      without   = ["gate.linux/ppc64le"]
      flavor    = "cudnn7-runtime"
      os        = "ubi8"
      cudnn     = "7.1.2.21"
      platforms = ["linux/amd64"]
    }
    "9.1-devel-ubi8" = {
      without   = ["gate.linux/ppc64le"]
      flavor    = "devel"
      os        = "ubi8"
      platforms = ["linux/amd64"]
    }
    "9.1-runtime-ubi8" = {
      without   = ["gate.linux/ppc64le"]
      flavor    = "runtime"
      os        = "ubi8"
      platforms = ["linux/amd64"]
    }
    "9.1-base-ubuntu16.04"           = { flavor = "base", os = "ubuntu16.04" }
    "9.1-cudnn7-devel-ubuntu16.04"   = { flavor = "cudnn7-devel", os = "ubuntu16.04", cudnn = "7.1.3.16" }
    "9.1-cudnn7-runtime-ubuntu16.04" = { flavor = "cudnn7-runtime", os = "ubuntu16.04", cudnn = "7.1.3.16" }
    "9.1-devel-ubuntu16.04"          = { flavor = "devel", os = "ubuntu16.04" }
    "9.1-runtime-ubuntu16.04"        = { flavor = "runtime", os = "ubuntu16.04", nccl = "2.2.12" }
  }
}

image {
  cuda       = "9.2"
  os         = "centos6"
  platforms  = ["linux/amd64"]
  gate       = { all = "cuda9.2-1", "linux/amd64" = "cuda9.2-1" }
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "9.2-base-centos6"           = { flavor = "base" }
    "9.2-cudnn7-devel-centos6"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "9.2-cudnn7-runtime-centos6" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "9.2-devel-centos6"          = { flavor = "devel", nccl = "2.4" }
    "9.2-runtime-centos6"        = { flavor = "runtime", nccl = "2.4" }
  }
}

image {
  cuda       = "9.2"
  platforms  = ["linux/amd64", "linux/ppc64le"]
  gate       = { all = "cuda9.2-1", "linux/amd64" = "cuda9.2-1", "linux/ppc64le" = "cuda9.2-1" }
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "9.2-base-centos7"           = { flavor = "base", os = "centos7" }
    "9.2-cudnn7-devel-centos7"   = { flavor = "cudnn7-devel", os = "centos7", cudnn = "7.6.5.32" }
    "9.2-cudnn7-runtime-centos7" = { flavor = "cudnn7-runtime", os = "centos7", cudnn = "7.6.5.32" }
    "9.2-devel-centos7"          = { flavor = "devel", os = "centos7", nccl = "2.4.8" }
    "9.2-runtime-centos7"        = { flavor = "runtime", os = "centos7", nccl = "2.4.8" }
    "9.2-base-ubi7"              = { flavor = "base", os = "ubi7" }
    "9.2-cudnn7-devel-ubi7"      = { flavor = "cudnn7-devel", os = "ubi7", cudnn = "7.6.5.32" }
    "9.2-cudnn7-runtime-ubi7"    = { flavor = "cudnn7-runtime", os = "ubi7", cudnn = "7.6.5.32" }
    "9.2-devel-ubi7"             = { flavor = "devel", os = "ubi7", nccl = "2.4.8" }
    "9.2-runtime-ubi7"           = { flavor = "runtime", os = "ubi7", nccl = "2.4.8" }
  }
}

image {
  cuda       = "9.2"
  platforms  = ["linux/amd64"]
  gate       = { all = "cuda9.2-1", "linux/amd64" = "cuda9.2-1" }
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "9.2-base-ubi8"                  = { flavor = "base", os = "ubi8" }
    "9.2-cudnn7-devel-ubi8"          = { flavor = "cudnn7-devel", os = "ubi8", cudnn = "7.6.2.24" }
    "9.2-cudnn7-runtime-ubi8"        = { flavor = "cudnn7-runtime", os = "ubi8", cudnn = "7.6.2.24" }
    "9.2-devel-ubi8"                 = { flavor = "devel", os = "ubi8" }
    "9.2-runtime-ubi8"               = { flavor = "runtime", os = "ubi8" }
    "9.2-base-ubuntu16.04"           = { flavor = "base", os = "ubuntu16.04" }
    "9.2-cudnn7-devel-ubuntu16.04"   = { flavor = "cudnn7-devel", os = "ubuntu16.04", cudnn = "7.6.5.32" }
    "9.2-cudnn7-runtime-ubuntu16.04" = { flavor = "cudnn7-runtime", os = "ubuntu16.04", cudnn = "7.6.5.32" }
    "9.2-devel-ubuntu16.04"          = { flavor = "devel", os = "ubuntu16.04" }
    "9.2-runtime-ubuntu16.04"        = { flavor = "runtime", os = "ubuntu16.04", nccl = "2.4.8" }
    "9.2-base-ubuntu18.04"           = { flavor = "base", os = "ubuntu18.04" }
    "9.2-cudnn7-devel-ubuntu18.04"   = { flavor = "cudnn7-devel", os = "ubuntu18.04", cudnn = "7.6.5.32" }
    "9.2-cudnn7-runtime-ubuntu18.04" = { flavor = "cudnn7-runtime", os = "ubuntu18.04", cudnn = "7.6.5.32" }
    "9.2-devel-ubuntu18.04"          = { flavor = "devel", os = "ubuntu18.04" }
    "9.2-runtime-ubuntu18.04"        = { flavor = "runtime", os = "ubuntu18.04", nccl = "2.4.8" }
  }
}

image {
  cuda       = "10.0"
  os         = "centos6"
  platforms  = ["linux/amd64"]
  gate       = { all = "cuda10.0-1", "linux/amd64" = "cuda10.0-1" }
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "10.0-base-centos6"           = { flavor = "base" }
    "10.0-cudnn7-devel-centos6"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "10.0-cudnn7-runtime-centos6" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "10.0-devel-centos6"          = { flavor = "devel", nccl = "2.6.4" }
    "10.0-runtime-centos6"        = { flavor = "runtime", nccl = "2.6.4" }
  }
}

image {
  cuda       = "10.0"
  os         = "centos7"
  platforms  = ["linux/amd64", "linux/ppc64le"]
  gate       = { all = "cuda10.0-1", "linux/amd64" = "cuda10.0-2", "linux/ppc64le" = "cuda10.0-3" }
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "10.0-base-centos7"           = { flavor = "base" }
    "10.0-cudnn7-devel-centos7"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "10.0-cudnn7-runtime-centos7" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "10.0-devel-centos7"          = { flavor = "devel", nccl = "2.6.4" }
    "10.0-runtime-centos7"        = { flavor = "runtime", nccl = "2.6.4" }
  }
}

image {
  cuda       = "10.0"
  os         = "centos8"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda10.0-1" }
  first_seen = "2020-09-09"
  source     = ["img"]
  rows = {
    "10.0-base-centos8"           = { flavor = "base" }
    "10.0-cudnn7-devel-centos8"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "10.0-cudnn7-runtime-centos8" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "10.0-devel-centos8"          = { flavor = "devel", nccl = "2.6" }
    "10.0-runtime-centos8"        = { flavor = "runtime", nccl = "2.6" }
  }
}

image {
  cuda       = "10.0"
  os         = "ubi7"
  platforms  = ["linux/amd64", "linux/ppc64le"]
  gate       = { all = "cuda10.0-1", "linux/amd64" = "cuda10.0-2", "linux/ppc64le" = "cuda10.0-3" }
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "10.0-base-ubi7"           = { flavor = "base" }
    "10.0-cudnn7-devel-ubi7"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "10.0-cudnn7-runtime-ubi7" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "10.0-devel-ubi7"          = { flavor = "devel", nccl = "2.6.4" }
    "10.0-runtime-ubi7"        = { flavor = "runtime", nccl = "2.6.4" }
  }
}

image {
  cuda       = "10.0"
  platforms  = ["linux/amd64"]
  gate       = { all = "cuda10.0-1", "linux/amd64" = "cuda10.0-1" }
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "10.0-base-ubi8"                  = { flavor = "base", os = "ubi8" }
    "10.0-cudnn7-devel-ubi8"          = { flavor = "cudnn7-devel", os = "ubi8", cudnn = "7.6.5.32" }
    "10.0-cudnn7-runtime-ubi8"        = { flavor = "cudnn7-runtime", os = "ubi8", cudnn = "7.6.5.32" }
    "10.0-devel-ubi8"                 = { flavor = "devel", os = "ubi8", nccl = "2.6" }
    "10.0-runtime-ubi8"               = { flavor = "runtime", os = "ubi8", nccl = "2.6" }
    "10.0-base-ubuntu14.04"           = { flavor = "base", os = "ubuntu14.04" }
    "10.0-cudnn7-devel-ubuntu14.04"   = { flavor = "cudnn7-devel", os = "ubuntu14.04", cudnn = "7.6.5.32" }
    "10.0-cudnn7-runtime-ubuntu14.04" = { flavor = "cudnn7-runtime", os = "ubuntu14.04", cudnn = "7.6.5.32" }
    "10.0-devel-ubuntu14.04"          = { flavor = "devel", os = "ubuntu14.04" }
    "10.0-runtime-ubuntu14.04"        = { flavor = "runtime", os = "ubuntu14.04", nccl = "2.5.6" }
  }
}

image {
  cuda       = "10.0"
  os         = "ubuntu16.04"
  platforms  = ["linux/amd64"]
  gate       = { all = "cuda10.0-1", "linux/amd64" = "cuda10.0-2" }
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "10.0-base-ubuntu16.04"           = { flavor = "base" }
    "10.0-cudnn7-devel-ubuntu16.04"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "10.0-cudnn7-runtime-ubuntu16.04" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "10.0-devel-ubuntu16.04"          = { flavor = "devel", nccl = "2.6.4" }
    "10.0-runtime-ubuntu16.04"        = { flavor = "runtime", nccl = "2.6.4" }
  }
}

image {
  cuda       = "10.0"
  os         = "ubuntu18.04"
  platforms  = ["linux/amd64", "linux/ppc64le"]
  gate       = { all = "cuda10.0-1", "linux/amd64" = "cuda10.0-2", "linux/ppc64le" = "cuda10.0-3" }
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "10.0-base-ubuntu18.04"           = { flavor = "base" }
    "10.0-cudnn7-devel-ubuntu18.04"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "10.0-cudnn7-runtime-ubuntu18.04" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "10.0-devel-ubuntu18.04"          = { flavor = "devel", nccl = "2.6.4" }
    "10.0-runtime-ubuntu18.04"        = { flavor = "runtime", nccl = "2.6.4" }
  }
}

image {
  cuda       = "10.1"
  os         = "centos6"
  platforms  = ["linux/amd64", "linux/ppc64le"]
  gate       = { all = "cuda10.1-1", "linux/amd64" = "cuda10.1-2", "linux/ppc64le" = "cuda10.1-3" }
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "10.1-base-centos6"           = { flavor = "base" }
    "10.1-cudnn7-devel-centos6"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "10.1-cudnn7-runtime-centos6" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "10.1-cudnn8-devel-centos6"   = { flavor = "cudnn8-devel", cudnn = "8.0.4.30", first_seen = "2020-09-09" }
    "10.1-cudnn8-runtime-centos6" = { flavor = "cudnn8-runtime", cudnn = "8.0.4.30", first_seen = "2020-09-09" }
    "10.1-devel-centos6"          = { flavor = "devel", nccl = "2.7.8" }
    "10.1-runtime-centos6"        = { flavor = "runtime", nccl = "2.7.8" }
  }
}

image {
  cuda       = "10.1"
  os         = "centos7"
  platforms  = ["linux/amd64", "linux/ppc64le"]
  gate       = { all = "cuda10.1-1", "linux/amd64" = "cuda10.1-4", "linux/ppc64le" = "cuda10.1-3" }
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "10.1-base-centos7"           = { flavor = "base" }
    "10.1-cudnn7-devel-centos7"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "10.1-cudnn7-runtime-centos7" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "10.1-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39", first_seen = "2020-09-09" }
    "10.1-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39", first_seen = "2020-09-09" }
    "10.1-devel-centos7"          = { flavor = "devel", nccl = "2.8.4" }
    "10.1-runtime-centos7"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "10.1"
  os         = "centos8"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda10.1-2" }
  first_seen = "2020-09-09"
  source     = ["img"]
  rows = {
    "10.1-base-centos8"           = { flavor = "base" }
    "10.1-cudnn7-devel-centos8"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "10.1-cudnn7-runtime-centos8" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "10.1-cudnn8-devel-centos8"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39" }
    "10.1-cudnn8-runtime-centos8" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39" }
    "10.1-devel-centos8"          = { flavor = "devel", nccl = "2.8.4" }
    "10.1-runtime-centos8"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "10.1"
  os         = "rockylinux8"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda10.1-4" }
  first_seen = "2022-05-11"
  source     = ["img"]
  rows = {
    "10.1-base-rockylinux8"           = { flavor = "base" }
    "10.1-cudnn7-devel-rockylinux8"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "10.1-cudnn7-runtime-rockylinux8" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "10.1-devel-rockylinux8"          = { flavor = "devel" }
    "10.1-runtime-rockylinux8"        = { flavor = "runtime" }
  }
}

image {
  cuda       = "10.1"
  os         = "ubi7"
  platforms  = ["linux/amd64", "linux/ppc64le"]
  gate       = { all = "cuda10.1-1", "linux/amd64" = "cuda10.1-4", "linux/ppc64le" = "cuda10.1-3" }
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "10.1-base-ubi7"           = { flavor = "base" }
    "10.1-cudnn7-devel-ubi7"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "10.1-cudnn7-runtime-ubi7" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "10.1-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39", first_seen = "2020-09-09" }
    "10.1-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39", first_seen = "2020-09-09" }
    "10.1-devel-ubi7"          = { flavor = "devel", nccl = "2.8.4" }
    "10.1-runtime-ubi7"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "10.1"
  os         = "ubi8"
  platforms  = ["linux/amd64"]
  gate       = { all = "cuda10.1-1", "linux/amd64" = "cuda10.1-4" }
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "10.1-base-ubi8"           = { flavor = "base" }
    "10.1-cudnn7-devel-ubi8"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "10.1-cudnn7-runtime-ubi8" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "10.1-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39", first_seen = "2020-09-09" }
    "10.1-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39", first_seen = "2020-09-09" }
    "10.1-devel-ubi8"          = { flavor = "devel", nccl = "2.8.4" }
    "10.1-runtime-ubi8"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "10.1"
  os         = "ubuntu14.04"
  platforms  = ["linux/amd64"]
  gate       = { all = "cuda10.1-1", "linux/amd64" = "cuda10.1-1" }
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "10.1-base-ubuntu14.04"           = { flavor = "base" }
    "10.1-cudnn7-devel-ubuntu14.04"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "10.1-cudnn7-runtime-ubuntu14.04" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "10.1-devel-ubuntu14.04"          = { flavor = "devel" }
    "10.1-runtime-ubuntu14.04"        = { flavor = "runtime", nccl = "2.4.8" }
  }
}

image {
  cuda       = "10.1"
  os         = "ubuntu16.04"
  platforms  = ["linux/amd64"]
  gate       = { all = "cuda10.1-1", "linux/amd64" = "cuda10.1-4" }
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "10.1-base-ubuntu16.04"           = { flavor = "base" }
    "10.1-cudnn7-devel-ubuntu16.04"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "10.1-cudnn7-runtime-ubuntu16.04" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "10.1-cudnn8-devel-ubuntu16.04"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39", first_seen = "2020-09-09" }
    "10.1-cudnn8-runtime-ubuntu16.04" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39", first_seen = "2020-09-09" }
    "10.1-devel-ubuntu16.04"          = { flavor = "devel", nccl = "2.8.3" }
    "10.1-runtime-ubuntu16.04"        = { flavor = "runtime", nccl = "2.8.3" }
  }
}

image {
  cuda       = "10.1"
  os         = "ubuntu18.04"
  platforms  = ["linux/amd64", "linux/ppc64le"]
  gate       = { all = "cuda10.1-1", "linux/amd64" = "cuda10.1-4", "linux/ppc64le" = "cuda10.1-3" }
  first_seen = "2019-07-11"
  source     = ["img"]
  rows = {
    "10.1-base-ubuntu18.04"           = { flavor = "base" }
    "10.1-cudnn7-devel-ubuntu18.04"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "10.1-cudnn7-runtime-ubuntu18.04" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "10.1-cudnn8-devel-ubuntu18.04"   = { flavor = "cudnn8-devel", cudnn = "8.0.4.30", first_seen = "2020-09-09" }
    "10.1-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime", cudnn = "8.0.4.30", first_seen = "2020-09-09" }
    "10.1-devel-ubuntu18.04"          = { flavor = "devel", nccl = "2.8.3" }
    "10.1-runtime-ubuntu18.04"        = { flavor = "runtime", nccl = "2.8.3" }
  }
}

image {
  cuda       = "10.2"
  os         = "centos6"
  platforms  = ["linux/amd64"]
  gate       = { all = "cuda10.2-1", "linux/amd64" = "cuda10.2-2" }
  first_seen = "2019-11-26"
  source     = ["img"]
  rows = {
    "10.2-base-centos6"           = { flavor = "base" }
    "10.2-cudnn7-devel-centos6"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "10.2-cudnn7-runtime-centos6" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "10.2-cudnn8-devel-centos6"   = { flavor = "cudnn8-devel", cudnn = "8.0.4.30", first_seen = "2020-09-10" }
    "10.2-cudnn8-runtime-centos6" = { flavor = "cudnn8-runtime", cudnn = "8.0.4.30", first_seen = "2020-09-10" }
    "10.2-devel-centos6"          = { flavor = "devel", nccl = "2.7.8" }
    "10.2-runtime-centos6"        = { flavor = "runtime", nccl = "2.7.8" }
  }
}

image {
  cuda       = "10.2"
  os         = "centos7"
  platforms  = ["linux/amd64", "linux/ppc64le"]
  gate       = { all = "cuda10.2-1", "linux/amd64" = "cuda10.2-4", "linux/ppc64le" = "cuda10.2-3" }
  first_seen = "2019-11-26"
  source     = ["img"]
  rows = {
    "10.2-base-centos7"           = { flavor = "base" }
    "10.2-cudnn7-devel-centos7"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "10.2-cudnn7-runtime-centos7" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "10.2-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39", first_seen = "2020-06-17" }
    "10.2-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39", first_seen = "2020-06-17" }
    "10.2-devel-centos7"          = { flavor = "devel", nccl = "2.15.5" }
    "10.2-runtime-centos7"        = { flavor = "runtime", nccl = "2.15.5" }
  }
}

image {
  cuda       = "10.2"
  os         = "centos8"
  platforms  = ["linux/amd64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda10.2-2", "linux/ppc64le" = "cuda10.2-3" }
  first_seen = "2020-06-17"
  source     = ["img"]
  rows = {
    "10.2-base-centos8"           = { flavor = "base" }
    "10.2-cudnn7-devel-centos8"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "10.2-cudnn7-runtime-centos8" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "10.2-cudnn8-devel-centos8"   = { flavor = "cudnn8-devel", cudnn = "8.3.1.22" }
    "10.2-cudnn8-runtime-centos8" = { flavor = "cudnn8-runtime", cudnn = "8.3.1.22" }
    "10.2-devel-centos8"          = { flavor = "devel", nccl = "2.11.4" }
    "10.2-runtime-centos8"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "10.2"
  os         = "rockylinux8"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda10.2-4" }
  first_seen = "2022-05-11"
  source     = ["img"]
  rows = {
    "10.2-base-rockylinux8"           = { flavor = "base" }
    "10.2-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", cudnn = "8.6.0.163" }
    "10.2-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", cudnn = "8.6.0.163" }
    "10.2-devel-rockylinux8"          = { flavor = "devel", nccl = "2.15.5" }
    "10.2-runtime-rockylinux8"        = { flavor = "runtime", nccl = "2.15.5" }
  }
}

image {
  cuda       = "10.2"
  os         = "ubi7"
  platforms  = ["linux/amd64", "linux/ppc64le"]
  gate       = { all = "cuda10.2-1", "linux/amd64" = "cuda10.2-4", "linux/ppc64le" = "cuda10.2-3" }
  first_seen = "2019-11-26"
  source     = ["img"]
  rows = {
    "10.2-base-ubi7"           = { flavor = "base" }
    "10.2-cudnn7-devel-ubi7"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "10.2-cudnn7-runtime-ubi7" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "10.2-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39", first_seen = "2020-06-17" }
    "10.2-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39", first_seen = "2020-06-17" }
    "10.2-devel-ubi7"          = { flavor = "devel", nccl = "2.15.5" }
    "10.2-runtime-ubi7"        = { flavor = "runtime", nccl = "2.15.5" }
  }
}

image {
  cuda       = "10.2"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/ppc64le"]
  gate       = { all = "cuda10.2-1", "linux/amd64" = "cuda10.2-4", "linux/ppc64le" = "cuda10.2-3" }
  first_seen = "2019-11-26"
  source     = ["img"]
  rows = {
    "10.2-base-ubi8"           = { flavor = "base" }
    "10.2-cudnn7-devel-ubi8"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "10.2-cudnn7-runtime-ubi8" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "10.2-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.6.0.163", first_seen = "2020-06-17" }
    "10.2-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.6.0.163", first_seen = "2020-06-17" }
    "10.2-devel-ubi8"          = { flavor = "devel", nccl = "2.15.5" }
    "10.2-runtime-ubi8"        = { flavor = "runtime", nccl = "2.15.5" }
  }
}

image {
  cuda       = "10.2"
  os         = "ubuntu16.04"
  platforms  = ["linux/amd64"]
  gate       = { all = "cuda10.2-1", "linux/amd64" = "cuda10.2-4" }
  first_seen = "2019-11-26"
  source     = ["img"]
  rows = {
    "10.2-base-ubuntu16.04"           = { flavor = "base" }
    "10.2-cudnn7-devel-ubuntu16.04"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "10.2-cudnn7-runtime-ubuntu16.04" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "10.2-cudnn8-devel-ubuntu16.04"   = { flavor = "cudnn8-devel", cudnn = "8.4.0.27", first_seen = "2020-06-17" }
    "10.2-cudnn8-runtime-ubuntu16.04" = { flavor = "cudnn8-runtime", cudnn = "8.4.0.27", first_seen = "2020-06-17" }
    "10.2-devel-ubuntu16.04"          = { flavor = "devel", nccl = "2.10.3" }
    "10.2-runtime-ubuntu16.04"        = { flavor = "runtime", nccl = "2.12.10" }
  }
}

image {
  cuda      = "10.2"
  os        = "ubuntu18.04"
  platforms = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate = {
    all             = "cuda10.2-1"
    "linux/amd64"   = "cuda10.2-4"
    "linux/arm64"   = "cuda10.2-3"
    "linux/ppc64le" = "cuda10.2-3"
  }
  first_seen = "2019-11-26"
  source     = ["img"]
  rows = {
    "10.2-base-ubuntu18.04"           = { flavor = "base" }
    "10.2-cudnn7-devel-ubuntu18.04"   = { flavor = "cudnn7-devel", cudnn = "7.6.5.32" }
    "10.2-cudnn7-runtime-ubuntu18.04" = { flavor = "cudnn7-runtime", cudnn = "7.6.5.32" }
    "10.2-cudnn8-devel-ubuntu18.04"   = { flavor = "cudnn8-devel", cudnn = "8.6.0.163", first_seen = "2020-06-17" }
    "10.2-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime", cudnn = "8.6.0.163", first_seen = "2020-06-17" }
    "10.2-devel-ubuntu18.04"          = { flavor = "devel", nccl = "2.10.3" }
    "10.2-runtime-ubuntu18.04"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.0"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.0-1" }
  first_seen = "2020-06-17"
  source     = ["img"]
  rows = {
    "11.0-base-centos7"           = { flavor = "base" }
    "11.0-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39" }
    "11.0-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39" }
    "11.0-devel-centos7"          = { flavor = "devel", nccl = "2.7.8" }
    "11.0-runtime-centos7"        = { flavor = "runtime", nccl = "2.7.8" }
  }
}

image {
  cuda       = "11.0"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.0-1", "linux/arm64" = "cuda11.0-2", "linux/ppc64le" = "cuda11.0-2" }
  first_seen = "2020-06-17"
  source     = ["img"]
  rows = {
    "11.0-base-centos8"           = { flavor = "base", os = "centos8" }
    "11.0-cudnn8-devel-centos8"   = { flavor = "cudnn8-devel", os = "centos8", cudnn = "8.0.5.39" }
    "11.0-cudnn8-runtime-centos8" = { flavor = "cudnn8-runtime", os = "centos8", cudnn = "8.0.5.39" }
    "11.0-devel-centos8"          = { flavor = "devel", os = "centos8", nccl = "2.7.8" }
    "11.0-runtime-centos8"        = { flavor = "runtime", os = "centos8", nccl = "2.7.8" }
    "11.0-base-ubi7" = {
      without   = ["gate"]
      flavor    = "base"
      os        = "ubi7"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda11.0-1" }
    }
    "11.0-cudnn8-devel-ubi7" = {
      without   = ["gate"]
      flavor    = "cudnn8-devel"
      os        = "ubi7"
      cudnn     = "8.0.5.39"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda11.0-1" }
    }
    "11.0-cudnn8-runtime-ubi7" = {
      without   = ["gate"]
      flavor    = "cudnn8-runtime"
      os        = "ubi7"
      cudnn     = "8.0.5.39"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda11.0-1" }
    }
    "11.0-devel-ubi7" = {
      without   = ["gate"]
      flavor    = "devel"
      os        = "ubi7"
      nccl      = "2.7.8"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda11.0-1" }
    }
    "11.0-runtime-ubi7" = {
      without   = ["gate"]
      flavor    = "runtime"
      os        = "ubi7"
      nccl      = "2.7.8"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda11.0-1" }
    }
    "11.0-base-ubi8"           = { flavor = "base", os = "ubi8" }
    "11.0-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", os = "ubi8", cudnn = "8.0.5.39" }
    "11.0-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", os = "ubi8", cudnn = "8.0.5.39" }
    "11.0-devel-ubi8"          = { flavor = "devel", os = "ubi8", nccl = "2.7.8" }
    "11.0-runtime-ubi8"        = { flavor = "runtime", os = "ubi8", nccl = "2.7.8" }
  }
}

image {
  cuda       = "11.0"
  os         = "ubuntu16.04"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.0-1" }
  first_seen = "2020-06-17"
  source     = ["img"]
  rows = {
    "11.0-base-ubuntu16.04"           = { flavor = "base" }
    "11.0-cudnn8-devel-ubuntu16.04"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39" }
    "11.0-cudnn8-runtime-ubuntu16.04" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39" }
    "11.0-devel-ubuntu16.04"          = { flavor = "devel", nccl = "2.7.8" }
    "11.0-runtime-ubuntu16.04"        = { flavor = "runtime", nccl = "2.7.8" }
  }
}

image {
  cuda       = "11.0"
  os         = "ubuntu18.04"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.0-1", "linux/arm64" = "cuda11.0-2", "linux/ppc64le" = "cuda11.0-2" }
  first_seen = "2020-06-17"
  source     = ["img"]
  rows = {
    "11.0-base-ubuntu18.04"           = { flavor = "base" }
    "11.0-cudnn8-devel-ubuntu18.04"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39" }
    "11.0-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39" }
    "11.0-devel-ubuntu18.04"          = { flavor = "devel", nccl = "2.7.8" }
    "11.0-runtime-ubuntu18.04"        = { flavor = "runtime", nccl = "2.7.8" }
  }
}

image {
  cuda       = "11.0"
  os         = "ubuntu20.04"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.0-1" }
  first_seen = "2020-07-08"
  source     = ["img"]
  rows = {
    "11.0-base-ubuntu20.04"           = { flavor = "base" }
    "11.0-cudnn8-devel-ubuntu20.04"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39", first_seen = "2020-12-14" }
    "11.0-cudnn8-runtime-ubuntu20.04" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39", first_seen = "2020-12-14" }
    "11.0-devel-ubuntu20.04"          = { flavor = "devel", nccl = "2.7.8" }
    "11.0-runtime-ubuntu20.04"        = { flavor = "runtime", nccl = "2.7.8" }
  }
}

image {
  cuda       = "11.0.3"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.0-3" }
  first_seen = "2021-01-14"
  source     = ["img"]
  rows = {
    "11.0.3-base-centos7"           = { flavor = "base" }
    "11.0.3-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39" }
    "11.0.3-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39" }
    "11.0.3-devel-centos7"          = { flavor = "devel", nccl = "2.19.3" }
    "11.0.3-runtime-centos7"        = { flavor = "runtime", nccl = "2.19.3" }
  }
}

image {
  cuda       = "11.0.3"
  os         = "centos8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.0-4", "linux/arm64" = "cuda11.0-2", "linux/ppc64le" = "cuda11.0-2" }
  first_seen = "2021-01-14"
  source     = ["img"]
  rows = {
    "11.0.3-base-centos8"           = { flavor = "base" }
    "11.0.3-cudnn8-devel-centos8"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39" }
    "11.0.3-cudnn8-runtime-centos8" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39" }
    "11.0.3-devel-centos8"          = { flavor = "devel", nccl = "2.11.4" }
    "11.0.3-runtime-centos8"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.0.3"
  os         = "rockylinux8"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.0-3", "linux/arm64" = "cuda11.0-2" }
  first_seen = "2022-05-11"
  source     = ["img"]
  rows = {
    "11.0.3-base-rockylinux8"           = { flavor = "base" }
    "11.0.3-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39" }
    "11.0.3-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39" }
    "11.0.3-devel-rockylinux8"          = { flavor = "devel", nccl = "2.12.12" }
    "11.0.3-runtime-rockylinux8"        = { flavor = "runtime", nccl = "2.12.12" }
  }
}

image {
  cuda       = "11.0.3"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.0-3" }
  first_seen = "2021-01-14"
  source     = ["img"]
  rows = {
    "11.0.3-base-ubi7"           = { flavor = "base" }
    "11.0.3-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39" }
    "11.0.3-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39" }
    "11.0.3-devel-ubi7"          = { flavor = "devel", nccl = "2.19.3" }
    "11.0.3-runtime-ubi7"        = { flavor = "runtime", nccl = "2.19.3" }
  }
}

image {
  cuda       = "11.0.3"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.0-3", "linux/arm64" = "cuda11.0-2", "linux/ppc64le" = "cuda11.0-2" }
  first_seen = "2021-01-14"
  source     = ["img"]
  rows = {
    "11.0.3-base-ubi8"           = { flavor = "base" }
    "11.0.3-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39" }
    "11.0.3-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39" }
    "11.0.3-devel-ubi8"          = { flavor = "devel", nccl = "2.12.12" }
    "11.0.3-runtime-ubi8"        = { flavor = "runtime", nccl = "2.12.12" }
  }
}

image {
  cuda       = "11.0.3"
  os         = "ubuntu16.04"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.0-3" }
  first_seen = "2021-01-14"
  source     = ["img"]
  rows = {
    "11.0.3-base-ubuntu16.04"           = { flavor = "base" }
    "11.0.3-cudnn8-devel-ubuntu16.04"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39", listed_by = ["cog 2026-08"] }
    "11.0.3-cudnn8-runtime-ubuntu16.04" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39" }
    "11.0.3-devel-ubuntu16.04"          = { flavor = "devel", nccl = "2.12.10" }
    "11.0.3-runtime-ubuntu16.04"        = { flavor = "runtime", nccl = "2.12.10" }
  }
}

image {
  cuda       = "11.0.3"
  os         = "ubuntu18.04"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.0-3", "linux/arm64" = "cuda11.0-2", "linux/ppc64le" = "cuda11.0-2" }
  first_seen = "2021-01-14"
  source     = ["img"]
  rows = {
    "11.0.3-base-ubuntu18.04"           = { flavor = "base" }
    "11.0.3-cudnn8-devel-ubuntu18.04"   = { flavor = "cudnn8-devel", cudnn = "8.0.4.30", listed_by = ["cog 2026-08"] }
    "11.0.3-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime", cudnn = "8.0.4.30" }
    "11.0.3-devel-ubuntu18.04"          = { flavor = "devel", nccl = "2.8.3" }
    "11.0.3-runtime-ubuntu18.04"        = { flavor = "runtime", nccl = "2.8.3" }
  }
}

image {
  cuda       = "11.0.3"
  os         = "ubuntu20.04"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.0-3" }
  first_seen = "2021-01-14"
  source     = ["img"]
  rows = {
    "11.0.3-base-ubuntu20.04"           = { flavor = "base" }
    "11.0.3-cudnn8-devel-ubuntu20.04"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39", listed_by = ["cog 2026-08"] }
    "11.0.3-cudnn8-runtime-ubuntu20.04" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39" }
    "11.0.3-devel-ubuntu20.04"          = { flavor = "devel", nccl = "2.15.5" }
    "11.0.3-runtime-ubuntu20.04"        = { flavor = "runtime", nccl = "2.15.5" }
  }
}

image {
  cuda       = "11.1"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.1-1" }
  first_seen = "2020-09-30"
  source     = ["img"]
  rows = {
    "11.1-base-centos7"           = { flavor = "base" }
    "11.1-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39" }
    "11.1-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39" }
    "11.1-devel-centos7"          = { flavor = "devel", nccl = "2.7.8" }
    "11.1-runtime-centos7"        = { flavor = "runtime", nccl = "2.7.8" }
  }
}

image {
  cuda       = "11.1"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.1-1", "linux/arm64" = "cuda11.1-2", "linux/ppc64le" = "cuda11.1-2" }
  first_seen = "2020-09-30"
  source     = ["img"]
  rows = {
    "11.1-base-centos8"           = { flavor = "base", os = "centos8" }
    "11.1-cudnn8-devel-centos8"   = { flavor = "cudnn8-devel", os = "centos8", cudnn = "8.0.5.39" }
    "11.1-cudnn8-runtime-centos8" = { flavor = "cudnn8-runtime", os = "centos8", cudnn = "8.0.5.39" }
    "11.1-devel-centos8"          = { flavor = "devel", os = "centos8", nccl = "2.7.8" }
    "11.1-runtime-centos8"        = { flavor = "runtime", os = "centos8", nccl = "2.7.8" }
    "11.1-base-ubi7" = {
      without   = ["gate"]
      flavor    = "base"
      os        = "ubi7"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda11.1-1" }
    }
    "11.1-cudnn8-devel-ubi7" = {
      without   = ["gate"]
      flavor    = "cudnn8-devel"
      os        = "ubi7"
      cudnn     = "8.0.5.39"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda11.1-1" }
    }
    "11.1-cudnn8-runtime-ubi7" = {
      without   = ["gate"]
      flavor    = "cudnn8-runtime"
      os        = "ubi7"
      cudnn     = "8.0.5.39"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda11.1-1" }
    }
    "11.1-devel-ubi7" = {
      without   = ["gate"]
      flavor    = "devel"
      os        = "ubi7"
      nccl      = "2.7.8"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda11.1-1" }
    }
    "11.1-runtime-ubi7" = {
      without   = ["gate"]
      flavor    = "runtime"
      os        = "ubi7"
      nccl      = "2.7.8"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda11.1-1" }
    }
    "11.1-base-ubi8"           = { flavor = "base", os = "ubi8" }
    "11.1-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", os = "ubi8", cudnn = "8.0.5.39" }
    "11.1-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", os = "ubi8", cudnn = "8.0.5.39" }
    "11.1-devel-ubi8"          = { flavor = "devel", os = "ubi8", nccl = "2.7.8" }
    "11.1-runtime-ubi8"        = { flavor = "runtime", os = "ubi8", nccl = "2.7.8" }
  }
}

image {
  cuda       = "11.1"
  os         = "ubuntu16.04"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.1-1" }
  first_seen = "2020-09-30"
  source     = ["img"]
  rows = {
    "11.1-base-ubuntu16.04"           = { flavor = "base" }
    "11.1-cudnn8-devel-ubuntu16.04"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39" }
    "11.1-cudnn8-runtime-ubuntu16.04" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39" }
    "11.1-devel-ubuntu16.04"          = { flavor = "devel", nccl = "2.7.8" }
    "11.1-runtime-ubuntu16.04"        = { flavor = "runtime", nccl = "2.7.8" }
  }
}

image {
  cuda       = "11.1"
  os         = "ubuntu18.04"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.1-1", "linux/arm64" = "cuda11.1-2", "linux/ppc64le" = "cuda11.1-2" }
  first_seen = "2020-09-30"
  source     = ["img"]
  rows = {
    "11.1-base-ubuntu18.04"           = { flavor = "base" }
    "11.1-cudnn8-devel-ubuntu18.04"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39" }
    "11.1-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39" }
    "11.1-devel-ubuntu18.04"          = { flavor = "devel", nccl = "2.7.8" }
    "11.1-runtime-ubuntu18.04"        = { flavor = "runtime", nccl = "2.7.8" }
  }
}

image {
  cuda       = "11.1"
  os         = "ubuntu20.04"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.1-1" }
  first_seen = "2020-09-30"
  source     = ["img"]
  rows = {
    "11.1-base-ubuntu20.04"           = { flavor = "base" }
    "11.1-cudnn8-devel-ubuntu20.04"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39", first_seen = "2020-12-14" }
    "11.1-cudnn8-runtime-ubuntu20.04" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39", first_seen = "2020-12-14" }
    "11.1-devel-ubuntu20.04"          = { flavor = "devel", nccl = "2.7.8" }
    "11.1-runtime-ubuntu20.04"        = { flavor = "runtime", nccl = "2.7.8" }
  }
}

image {
  cuda       = "11.1.1"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.1-3" }
  first_seen = "2021-01-14"
  source     = ["img"]
  rows = {
    "11.1.1-base-centos7"           = { flavor = "base" }
    "11.1.1-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39" }
    "11.1.1-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39" }
    "11.1.1-devel-centos7"          = { flavor = "devel", nccl = "2.8.4" }
    "11.1.1-runtime-centos7"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.1.1"
  os         = "centos8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.1-4", "linux/arm64" = "cuda11.1-2", "linux/ppc64le" = "cuda11.1-2" }
  first_seen = "2021-01-14"
  source     = ["img"]
  rows = {
    "11.1.1-base-centos8"           = { flavor = "base" }
    "11.1.1-cudnn8-devel-centos8"   = { flavor = "cudnn8-devel", cudnn = "8.0.4.30" }
    "11.1.1-cudnn8-runtime-centos8" = { flavor = "cudnn8-runtime", cudnn = "8.0.4.30" }
    "11.1.1-devel-centos8"          = { flavor = "devel", nccl = "2.8.4" }
    "11.1.1-runtime-centos8"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.1.1"
  os         = "rockylinux8"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.1-3", "linux/arm64" = "cuda11.1-2" }
  first_seen = "2022-05-11"
  source     = ["img"]
  rows = {
    "11.1.1-base-rockylinux8"           = { flavor = "base" }
    "11.1.1-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39" }
    "11.1.1-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39" }
    "11.1.1-devel-rockylinux8"          = { flavor = "devel", nccl = "2.8.4" }
    "11.1.1-runtime-rockylinux8"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.1.1"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.1-3" }
  first_seen = "2021-01-14"
  source     = ["img"]
  rows = {
    "11.1.1-base-ubi7"           = { flavor = "base" }
    "11.1.1-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39" }
    "11.1.1-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39" }
    "11.1.1-devel-ubi7"          = { flavor = "devel", nccl = "2.8.4" }
    "11.1.1-runtime-ubi7"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.1.1"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.1-3", "linux/arm64" = "cuda11.1-2", "linux/ppc64le" = "cuda11.1-2" }
  first_seen = "2021-01-14"
  source     = ["img"]
  rows = {
    "11.1.1-base-ubi8"           = { flavor = "base" }
    "11.1.1-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.0.4.30" }
    "11.1.1-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.0.4.30" }
    "11.1.1-devel-ubi8"          = { flavor = "devel", nccl = "2.8.4" }
    "11.1.1-runtime-ubi8"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.1.1"
  os         = "ubuntu16.04"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.1-3" }
  first_seen = "2021-01-14"
  source     = ["img"]
  rows = {
    "11.1.1-base-ubuntu16.04"           = { flavor = "base" }
    "11.1.1-cudnn8-devel-ubuntu16.04"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39", listed_by = ["cog 2026-08"] }
    "11.1.1-cudnn8-runtime-ubuntu16.04" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39" }
    "11.1.1-devel-ubuntu16.04"          = { flavor = "devel", nccl = "2.7.8" }
    "11.1.1-runtime-ubuntu16.04"        = { flavor = "runtime", nccl = "2.7.8" }
  }
}

image {
  cuda       = "11.1.1"
  os         = "ubuntu18.04"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.1-3", "linux/arm64" = "cuda11.1-2", "linux/ppc64le" = "cuda11.1-2" }
  first_seen = "2021-01-14"
  source     = ["img"]
  rows = {
    "11.1.1-base-ubuntu18.04"           = { flavor = "base" }
    "11.1.1-cudnn8-devel-ubuntu18.04"   = { flavor = "cudnn8-devel", cudnn = "8.0.4.30", listed_by = ["cog 2026-08"] }
    "11.1.1-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime", cudnn = "8.0.4.30" }
    "11.1.1-devel-ubuntu18.04"          = { flavor = "devel", nccl = "2.8.3" }
    "11.1.1-runtime-ubuntu18.04"        = { flavor = "runtime", nccl = "2.8.3" }
  }
}

image {
  cuda       = "11.1.1"
  os         = "ubuntu20.04"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.1-3" }
  first_seen = "2021-01-14"
  source     = ["img"]
  rows = {
    "11.1.1-base-ubuntu20.04"           = { flavor = "base" }
    "11.1.1-cudnn8-devel-ubuntu20.04"   = { flavor = "cudnn8-devel", cudnn = "8.0.5.39", listed_by = ["cog 2026-08"] }
    "11.1.1-cudnn8-runtime-ubuntu20.04" = { flavor = "cudnn8-runtime", cudnn = "8.0.5.39" }
    "11.1.1-devel-ubuntu20.04"          = { flavor = "devel", nccl = "2.8.4" }
    "11.1.1-runtime-ubuntu20.04"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.2.0"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.2-1" }
  first_seen = "2021-01-14"
  source     = ["img"]
  rows = {
    "11.2.0-base-centos7"           = { flavor = "base" }
    "11.2.0-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.1.1.33", first_seen = "2021-02-04" }
    "11.2.0-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.1.1.33", first_seen = "2021-02-04" }
    "11.2.0-devel-centos7"          = { flavor = "devel", nccl = "2.8.4" }
    "11.2.0-runtime-centos7"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.2.0"
  os         = "centos8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.2-3", "linux/arm64" = "cuda11.2-2", "linux/ppc64le" = "cuda11.2-2" }
  first_seen = "2021-01-14"
  source     = ["img"]
  rows = {
    "11.2.0-base-centos8"           = { flavor = "base" }
    "11.2.0-cudnn8-devel-centos8"   = { flavor = "cudnn8-devel", cudnn = "8.1.1.33", first_seen = "2021-02-04" }
    "11.2.0-cudnn8-runtime-centos8" = { flavor = "cudnn8-runtime", cudnn = "8.1.1.33", first_seen = "2021-02-04" }
    "11.2.0-devel-centos8"          = { flavor = "devel", nccl = "2.8.4" }
    "11.2.0-runtime-centos8"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.2.0"
  os         = "rockylinux8"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.2-1", "linux/arm64" = "cuda11.2-2" }
  first_seen = "2022-05-11"
  source     = ["img"]
  rows = {
    "11.2.0-base-rockylinux8"           = { flavor = "base" }
    "11.2.0-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", cudnn = "8.1.1.33" }
    "11.2.0-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", cudnn = "8.1.1.33" }
    "11.2.0-devel-rockylinux8"          = { flavor = "devel", nccl = "2.8.4" }
    "11.2.0-runtime-rockylinux8"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.2.0"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.2-1" }
  first_seen = "2021-01-14"
  source     = ["img"]
  rows = {
    "11.2.0-base-ubi7"           = { flavor = "base" }
    "11.2.0-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.1.1.33", first_seen = "2021-02-04" }
    "11.2.0-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.1.1.33", first_seen = "2021-02-04" }
    "11.2.0-devel-ubi7"          = { flavor = "devel", nccl = "2.8.4" }
    "11.2.0-runtime-ubi7"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.2.0"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.2-1", "linux/arm64" = "cuda11.2-2", "linux/ppc64le" = "cuda11.2-2" }
  first_seen = "2021-01-14"
  source     = ["img"]
  rows = {
    "11.2.0-base-ubi8"           = { flavor = "base" }
    "11.2.0-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.1.1.33", first_seen = "2021-02-04" }
    "11.2.0-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.1.1.33", first_seen = "2021-02-04" }
    "11.2.0-devel-ubi8"          = { flavor = "devel", nccl = "2.8.4" }
    "11.2.0-runtime-ubi8"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.2.0"
  os         = "ubuntu16.04"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.2-4" }
  first_seen = "2021-01-14"
  source     = ["img"]
  rows = {
    "11.2.0-base-ubuntu16.04"           = { flavor = "base" }
    "11.2.0-cudnn8-devel-ubuntu16.04"   = { flavor = "cudnn8-devel", cudnn = "8.1.1.33", first_seen = "2021-02-04" }
    "11.2.0-cudnn8-runtime-ubuntu16.04" = { flavor = "cudnn8-runtime", cudnn = "8.1.1.33", first_seen = "2021-02-04" }
    "11.2.0-devel-ubuntu16.04"          = { flavor = "devel", nccl = "2.8.4" }
    "11.2.0-runtime-ubuntu16.04"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.2.0"
  os         = "ubuntu18.04"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.2-1", "linux/arm64" = "cuda11.2-2", "linux/ppc64le" = "cuda11.2-2" }
  first_seen = "2021-01-14"
  source     = ["img"]
  rows = {
    "11.2.0-base-ubuntu18.04"           = { flavor = "base" }
    "11.2.0-cudnn8-devel-ubuntu18.04"   = { flavor = "cudnn8-devel", cudnn = "8.1.1.33" }
    "11.2.0-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime", cudnn = "8.1.1.33" }
    "11.2.0-devel-ubuntu18.04"          = { flavor = "devel", nccl = "2.8.4" }
    "11.2.0-runtime-ubuntu18.04"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.2.0"
  os         = "ubuntu20.04"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.2-1", "linux/arm64" = "cuda11.2-2" }
  first_seen = "2021-01-14"
  source     = ["img"]
  rows = {
    "11.2.0-base-ubuntu20.04"           = { flavor = "base" }
    "11.2.0-cudnn8-devel-ubuntu20.04"   = { flavor = "cudnn8-devel", cudnn = "8.1.1.33", first_seen = "2021-02-04" }
    "11.2.0-cudnn8-runtime-ubuntu20.04" = { flavor = "cudnn8-runtime", cudnn = "8.1.1.33", first_seen = "2021-02-04" }
    "11.2.0-devel-ubuntu20.04"          = { flavor = "devel", nccl = "2.8.4" }
    "11.2.0-runtime-ubuntu20.04"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.2.1"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.2-1" }
  first_seen = "2021-02-10"
  source     = ["img"]
  rows = {
    "11.2.1-base-centos7"           = { flavor = "base" }
    "11.2.1-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.1.1.33" }
    "11.2.1-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.1.1.33" }
    "11.2.1-devel-centos7"          = { flavor = "devel", nccl = "2.8.4" }
    "11.2.1-runtime-centos7"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.2.1"
  os         = "centos8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.2-3", "linux/arm64" = "cuda11.2-2", "linux/ppc64le" = "cuda11.2-2" }
  first_seen = "2021-02-10"
  source     = ["img"]
  rows = {
    "11.2.1-base-centos8"           = { flavor = "base" }
    "11.2.1-cudnn8-devel-centos8"   = { flavor = "cudnn8-devel", cudnn = "8.1.1.33" }
    "11.2.1-cudnn8-runtime-centos8" = { flavor = "cudnn8-runtime", cudnn = "8.1.1.33" }
    "11.2.1-devel-centos8"          = { flavor = "devel", nccl = "2.8.4" }
    "11.2.1-runtime-centos8"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.2.1"
  os         = "rockylinux8"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.2-1", "linux/arm64" = "cuda11.2-2" }
  first_seen = "2022-05-11"
  source     = ["img"]
  rows = {
    "11.2.1-base-rockylinux8"           = { flavor = "base" }
    "11.2.1-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", cudnn = "8.1.1.33" }
    "11.2.1-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", cudnn = "8.1.1.33" }
    "11.2.1-devel-rockylinux8"          = { flavor = "devel", nccl = "2.8.4" }
    "11.2.1-runtime-rockylinux8"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.2.1"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.2-1" }
  first_seen = "2021-02-10"
  source     = ["img"]
  rows = {
    "11.2.1-base-ubi7"           = { flavor = "base" }
    "11.2.1-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.1.1.33" }
    "11.2.1-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.1.1.33" }
    "11.2.1-devel-ubi7"          = { flavor = "devel", nccl = "2.8.4" }
    "11.2.1-runtime-ubi7"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.2.1"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.2-1", "linux/arm64" = "cuda11.2-2", "linux/ppc64le" = "cuda11.2-2" }
  first_seen = "2021-02-10"
  source     = ["img"]
  rows = {
    "11.2.1-base-ubi8"           = { flavor = "base" }
    "11.2.1-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.1.1.33" }
    "11.2.1-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.1.1.33" }
    "11.2.1-devel-ubi8"          = { flavor = "devel", nccl = "2.8.4" }
    "11.2.1-runtime-ubi8"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.2.1"
  os         = "ubuntu16.04"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.2-4" }
  first_seen = "2021-02-10"
  source     = ["img"]
  rows = {
    "11.2.1-base-ubuntu16.04"           = { flavor = "base" }
    "11.2.1-cudnn8-devel-ubuntu16.04"   = { flavor = "cudnn8-devel", cudnn = "8.1.1.33" }
    "11.2.1-cudnn8-runtime-ubuntu16.04" = { flavor = "cudnn8-runtime", cudnn = "8.1.1.33" }
    "11.2.1-devel-ubuntu16.04"          = { flavor = "devel", nccl = "2.8.4" }
    "11.2.1-runtime-ubuntu16.04"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.2.1"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.2-1", "linux/arm64" = "cuda11.2-2" }
  first_seen = "2021-02-10"
  source     = ["img"]
  rows = {
    "11.2.1-base-ubuntu18.04"           = { flavor = "base", os = "ubuntu18.04" }
    "11.2.1-cudnn8-devel-ubuntu18.04"   = { flavor = "cudnn8-devel", os = "ubuntu18.04", cudnn = "8.1.1.33" }
    "11.2.1-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime", os = "ubuntu18.04", cudnn = "8.1.1.33" }
    "11.2.1-devel-ubuntu18.04"          = { flavor = "devel", os = "ubuntu18.04", nccl = "2.8.4" }
    "11.2.1-runtime-ubuntu18.04"        = { flavor = "runtime", os = "ubuntu18.04", nccl = "2.8.4" }
    "11.2.1-base-ubuntu20.04"           = { flavor = "base", os = "ubuntu20.04" }
    "11.2.1-cudnn8-devel-ubuntu20.04"   = { flavor = "cudnn8-devel", os = "ubuntu20.04", cudnn = "8.1.1.33" }
    "11.2.1-cudnn8-runtime-ubuntu20.04" = { flavor = "cudnn8-runtime", os = "ubuntu20.04", cudnn = "8.1.1.33" }
    "11.2.1-devel-ubuntu20.04"          = { flavor = "devel", os = "ubuntu20.04", nccl = "2.8.4" }
    "11.2.1-runtime-ubuntu20.04"        = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.2.2"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.2-1" }
  first_seen = "2021-03-15"
  source     = ["img"]
  rows = {
    "11.2.2-base-centos7"           = { flavor = "base" }
    "11.2.2-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.1.1.33" }
    "11.2.2-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.1.1.33" }
    "11.2.2-devel-centos7"          = { flavor = "devel", nccl = "2.8.4" }
    "11.2.2-runtime-centos7"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.2.2"
  os         = "centos8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.2-3", "linux/arm64" = "cuda11.2-2", "linux/ppc64le" = "cuda11.2-2" }
  first_seen = "2021-03-15"
  source     = ["img"]
  rows = {
    "11.2.2-base-centos8"           = { flavor = "base" }
    "11.2.2-cudnn8-devel-centos8"   = { flavor = "cudnn8-devel", cudnn = "8.1.1.33" }
    "11.2.2-cudnn8-runtime-centos8" = { flavor = "cudnn8-runtime", cudnn = "8.1.1.33" }
    "11.2.2-devel-centos8"          = { flavor = "devel", nccl = "2.8.4" }
    "11.2.2-runtime-centos8"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.2.2"
  os         = "rockylinux8"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.2-1", "linux/arm64" = "cuda11.2-2" }
  first_seen = "2022-05-11"
  source     = ["img"]
  rows = {
    "11.2.2-base-rockylinux8"           = { flavor = "base" }
    "11.2.2-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", cudnn = "8.1.1.33" }
    "11.2.2-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", cudnn = "8.1.1.33" }
    "11.2.2-devel-rockylinux8"          = { flavor = "devel", nccl = "2.8.4" }
    "11.2.2-runtime-rockylinux8"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.2.2"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.2-1" }
  first_seen = "2021-03-15"
  source     = ["img"]
  rows = {
    "11.2.2-base-ubi7"           = { flavor = "base" }
    "11.2.2-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.1.1.33" }
    "11.2.2-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.1.1.33" }
    "11.2.2-devel-ubi7"          = { flavor = "devel", nccl = "2.8.4" }
    "11.2.2-runtime-ubi7"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.2.2"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.2-1", "linux/arm64" = "cuda11.2-2", "linux/ppc64le" = "cuda11.2-2" }
  first_seen = "2021-03-15"
  source     = ["img"]
  rows = {
    "11.2.2-base-ubi8"           = { flavor = "base" }
    "11.2.2-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.1.1.33" }
    "11.2.2-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.1.1.33" }
    "11.2.2-devel-ubi8"          = { flavor = "devel", nccl = "2.8.4" }
    "11.2.2-runtime-ubi8"        = { flavor = "runtime", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.2.2"
  os         = "ubuntu16.04"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.2-4" }
  first_seen = "2021-03-15"
  source     = ["img"]
  rows = {
    "11.2.2-base-ubuntu16.04"           = { flavor = "base" }
    "11.2.2-cudnn8-devel-ubuntu16.04"   = { flavor = "cudnn8-devel", cudnn = "8.1.1.33", listed_by = ["cog 2026-08"] }
    "11.2.2-cudnn8-runtime-ubuntu16.04" = { flavor = "cudnn8-runtime", cudnn = "8.1.1.33" }
    "11.2.2-devel-ubuntu16.04"          = { flavor = "devel" }
    "11.2.2-runtime-ubuntu16.04"        = { flavor = "runtime" }
  }
}

image {
  cuda       = "11.2.2"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.2-1", "linux/arm64" = "cuda11.2-2" }
  first_seen = "2021-03-15"
  source     = ["img"]
  rows = {
    "11.2.2-base-ubuntu18.04" = { flavor = "base", os = "ubuntu18.04" }
    "11.2.2-cudnn8-devel-ubuntu18.04" = {
      flavor    = "cudnn8-devel"
      os        = "ubuntu18.04"
      cudnn     = "8.1.1.33"
      listed_by = ["cog 2026-08"]
    }
    "11.2.2-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime", os = "ubuntu18.04", cudnn = "8.1.1.33" }
    "11.2.2-devel-ubuntu18.04"          = { flavor = "devel", os = "ubuntu18.04", nccl = "2.8.4" }
    "11.2.2-runtime-ubuntu18.04"        = { flavor = "runtime", os = "ubuntu18.04", nccl = "2.8.4" }
    "11.2.2-base-ubuntu20.04"           = { flavor = "base", os = "ubuntu20.04" }
    "11.2.2-cudnn8-devel-ubuntu20.04" = {
      flavor    = "cudnn8-devel"
      os        = "ubuntu20.04"
      cudnn     = "8.1.1.33"
      listed_by = ["cog 2026-08"]
    }
    "11.2.2-cudnn8-runtime-ubuntu20.04" = { flavor = "cudnn8-runtime", os = "ubuntu20.04", cudnn = "8.1.1.33" }
    "11.2.2-devel-ubuntu20.04"          = { flavor = "devel", os = "ubuntu20.04", nccl = "2.8.4" }
    "11.2.2-runtime-ubuntu20.04"        = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.8.4" }
  }
}

image {
  cuda       = "11.3.0"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.3-1" }
  first_seen = "2021-04-19"
  source     = ["img"]
  rows = {
    "11.3.0-base-centos7"           = { flavor = "base" }
    "11.3.0-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.2.0.53", first_seen = "2021-04-22" }
    "11.3.0-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.2.0.53", first_seen = "2021-04-22" }
    "11.3.0-devel-centos7"          = { flavor = "devel", nccl = "2.9.6" }
    "11.3.0-runtime-centos7"        = { flavor = "runtime", nccl = "2.9.6" }
  }
}

image {
  cuda       = "11.3.0"
  os         = "centos8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.3-3", "linux/arm64" = "cuda11.3-2", "linux/ppc64le" = "cuda11.3-2" }
  first_seen = "2021-04-19"
  source     = ["img"]
  rows = {
    "11.3.0-base-centos8"           = { flavor = "base" }
    "11.3.0-cudnn8-devel-centos8"   = { flavor = "cudnn8-devel", cudnn = "8.2.0.53", first_seen = "2021-04-22" }
    "11.3.0-cudnn8-runtime-centos8" = { flavor = "cudnn8-runtime", cudnn = "8.2.0.53", first_seen = "2021-04-22" }
    "11.3.0-devel-centos8"          = { flavor = "devel", nccl = "2.9.6" }
    "11.3.0-runtime-centos8"        = { flavor = "runtime", nccl = "2.9.6" }
  }
}

image {
  cuda       = "11.3.0"
  os         = "rockylinux8"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.3-1", "linux/arm64" = "cuda11.3-2" }
  first_seen = "2022-05-11"
  source     = ["img"]
  rows = {
    "11.3.0-base-rockylinux8"           = { flavor = "base" }
    "11.3.0-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", cudnn = "8.2.0.53" }
    "11.3.0-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", cudnn = "8.2.0.53" }
    "11.3.0-devel-rockylinux8"          = { flavor = "devel", nccl = "2.9.6" }
    "11.3.0-runtime-rockylinux8"        = { flavor = "runtime", nccl = "2.9.6" }
  }
}

image {
  cuda       = "11.3.0"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.3-1" }
  first_seen = "2021-04-19"
  source     = ["img"]
  rows = {
    "11.3.0-base-ubi7"           = { flavor = "base" }
    "11.3.0-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.2.0.53", first_seen = "2021-04-22" }
    "11.3.0-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.2.0.53", first_seen = "2021-04-22" }
    "11.3.0-devel-ubi7"          = { flavor = "devel", nccl = "2.9.6" }
    "11.3.0-runtime-ubi7"        = { flavor = "runtime", nccl = "2.9.6" }
  }
}

image {
  cuda       = "11.3.0"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.3-1", "linux/arm64" = "cuda11.3-2", "linux/ppc64le" = "cuda11.3-2" }
  first_seen = "2021-04-19"
  source     = ["img"]
  rows = {
    "11.3.0-base-ubi8"           = { flavor = "base" }
    "11.3.0-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.2.0.53", first_seen = "2021-04-22" }
    "11.3.0-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.2.0.53", first_seen = "2021-04-22" }
    "11.3.0-devel-ubi8"          = { flavor = "devel", nccl = "2.9.6" }
    "11.3.0-runtime-ubi8"        = { flavor = "runtime", nccl = "2.9.6" }
  }
}

image {
  cuda       = "11.3.0"
  os         = "ubuntu16.04"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.3-1" }
  first_seen = "2021-04-19"
  source     = ["img"]
  rows = {
    "11.3.0-base-ubuntu16.04"           = { flavor = "base" }
    "11.3.0-cudnn8-devel-ubuntu16.04"   = { flavor = "cudnn8-devel", cudnn = "8.2.0.53", first_seen = "2021-04-22" }
    "11.3.0-cudnn8-runtime-ubuntu16.04" = { flavor = "cudnn8-runtime", cudnn = "8.2.0.53", first_seen = "2021-04-22" }
    "11.3.0-devel-ubuntu16.04"          = { flavor = "devel" }
    "11.3.0-runtime-ubuntu16.04"        = { flavor = "runtime" }
  }
}

image {
  cuda       = "11.3.0"
  os         = "ubuntu18.04"
  cudnn      = "8.2.0.53"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.3-1", "linux/arm64" = "cuda11.3-2" }
  first_seen = "2021-04-22"
  source     = ["img"]
  rows = {
    "11.3.0-base-ubuntu18.04"           = { without = ["cudnn"], flavor = "base", first_seen = "2021-04-19" }
    "11.3.0-cudnn8-devel-ubuntu18.04"   = { flavor = "cudnn8-devel" }
    "11.3.0-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime" }
  }
}

image {
  cuda       = "11.3.0"
  os         = "ubuntu20.04"
  nccl       = "2.9.6"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.3-1", "linux/arm64" = "cuda11.3-2" }
  first_seen = "2021-04-19"
  source     = ["img"]
  rows = {
    "11.3.0-devel-ubuntu18.04"   = { flavor = "devel", os = "ubuntu18.04" }
    "11.3.0-runtime-ubuntu18.04" = { flavor = "runtime", os = "ubuntu18.04" }
    "11.3.0-base-ubuntu20.04"    = { without = ["nccl"], flavor = "base" }
    "11.3.0-cudnn8-devel-ubuntu20.04" = {
      without    = ["nccl"]
      flavor     = "cudnn8-devel"
      cudnn      = "8.2.0.53"
      first_seen = "2021-04-22"
    }
    "11.3.0-cudnn8-runtime-ubuntu20.04" = {
      without    = ["nccl"]
      flavor     = "cudnn8-runtime"
      cudnn      = "8.2.0.53"
      first_seen = "2021-04-22"
    }
    "11.3.0-devel-ubuntu20.04"   = { flavor = "devel" }
    "11.3.0-runtime-ubuntu20.04" = { flavor = "runtime" }
  }
}

image {
  cuda       = "11.3.1"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.3-1" }
  first_seen = "2021-06-02"
  source     = ["img"]
  rows = {
    "11.3.1-base-centos7"           = { flavor = "base" }
    "11.3.1-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.2.1.32" }
    "11.3.1-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.2.1.32" }
    "11.3.1-devel-centos7"          = { flavor = "devel", nccl = "2.9.9" }
    "11.3.1-runtime-centos7"        = { flavor = "runtime", nccl = "2.9.9" }
  }
}

image {
  cuda       = "11.3.1"
  os         = "centos8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.3-3", "linux/arm64" = "cuda11.3-2", "linux/ppc64le" = "cuda11.3-2" }
  first_seen = "2021-06-02"
  source     = ["img"]
  rows = {
    "11.3.1-base-centos8"           = { flavor = "base" }
    "11.3.1-cudnn8-devel-centos8"   = { flavor = "cudnn8-devel", cudnn = "8.2.0.53" }
    "11.3.1-cudnn8-runtime-centos8" = { flavor = "cudnn8-runtime", cudnn = "8.2.0.53" }
    "11.3.1-devel-centos8"          = { flavor = "devel", nccl = "2.9.9" }
    "11.3.1-runtime-centos8"        = { flavor = "runtime", nccl = "2.9.9" }
  }
}

image {
  cuda       = "11.3.1"
  os         = "rockylinux8"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.3-1", "linux/arm64" = "cuda11.3-2" }
  first_seen = "2022-05-11"
  source     = ["img"]
  rows = {
    "11.3.1-base-rockylinux8"           = { flavor = "base" }
    "11.3.1-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", cudnn = "8.2.1.32" }
    "11.3.1-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", cudnn = "8.2.1.32" }
    "11.3.1-devel-rockylinux8"          = { flavor = "devel", nccl = "2.9.9" }
    "11.3.1-runtime-rockylinux8"        = { flavor = "runtime", nccl = "2.9.9" }
  }
}

image {
  cuda       = "11.3.1"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.3-1" }
  first_seen = "2021-06-02"
  source     = ["img"]
  rows = {
    "11.3.1-base-ubi7"           = { flavor = "base" }
    "11.3.1-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.2.1.32" }
    "11.3.1-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.2.1.32" }
    "11.3.1-devel-ubi7"          = { flavor = "devel", nccl = "2.9.9" }
    "11.3.1-runtime-ubi7"        = { flavor = "runtime", nccl = "2.9.9" }
  }
}

image {
  cuda       = "11.3.1"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.3-1", "linux/arm64" = "cuda11.3-2", "linux/ppc64le" = "cuda11.3-2" }
  first_seen = "2021-06-02"
  source     = ["img"]
  rows = {
    "11.3.1-base-ubi8"           = { flavor = "base" }
    "11.3.1-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.2.1.32" }
    "11.3.1-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.2.1.32" }
    "11.3.1-devel-ubi8"          = { flavor = "devel", nccl = "2.9.9" }
    "11.3.1-runtime-ubi8"        = { flavor = "runtime", nccl = "2.9.9" }
  }
}

image {
  cuda       = "11.3.1"
  os         = "ubuntu16.04"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.3-1" }
  first_seen = "2021-06-02"
  source     = ["img"]
  rows = {
    "11.3.1-base-ubuntu16.04"           = { flavor = "base" }
    "11.3.1-cudnn8-devel-ubuntu16.04"   = { flavor = "cudnn8-devel", cudnn = "8.2.0.53", listed_by = ["cog 2026-08"] }
    "11.3.1-cudnn8-runtime-ubuntu16.04" = { flavor = "cudnn8-runtime", cudnn = "8.2.0.53" }
    "11.3.1-devel-ubuntu16.04"          = { flavor = "devel" }
    "11.3.1-runtime-ubuntu16.04"        = { flavor = "runtime" }
  }
}

image {
  cuda       = "11.3.1"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.3-1", "linux/arm64" = "cuda11.3-2" }
  first_seen = "2021-06-02"
  source     = ["img"]
  rows = {
    "11.3.1-base-ubuntu18.04" = { flavor = "base", os = "ubuntu18.04" }
    "11.3.1-cudnn8-devel-ubuntu18.04" = {
      flavor    = "cudnn8-devel"
      os        = "ubuntu18.04"
      cudnn     = "8.2.0.53"
      listed_by = ["cog 2026-08"]
    }
    "11.3.1-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime", os = "ubuntu18.04", cudnn = "8.2.0.53" }
    "11.3.1-devel-ubuntu18.04"          = { flavor = "devel", os = "ubuntu18.04", nccl = "2.9.9" }
    "11.3.1-runtime-ubuntu18.04"        = { flavor = "runtime", os = "ubuntu18.04", nccl = "2.9.9" }
    "11.3.1-base-ubuntu20.04"           = { flavor = "base", os = "ubuntu20.04" }
    "11.3.1-cudnn8-devel-ubuntu20.04" = {
      flavor    = "cudnn8-devel"
      os        = "ubuntu20.04"
      cudnn     = "8.2.1.32"
      listed_by = ["cog 2026-08"]
    }
    "11.3.1-cudnn8-runtime-ubuntu20.04" = { flavor = "cudnn8-runtime", os = "ubuntu20.04", cudnn = "8.2.1.32" }
    "11.3.1-devel-ubuntu20.04"          = { flavor = "devel", os = "ubuntu20.04", nccl = "2.9.9" }
    "11.3.1-runtime-ubuntu20.04"        = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.9.9" }
  }
}

image {
  cuda       = "11.4.0"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.4-1" }
  first_seen = "2021-07-01"
  source     = ["img"]
  rows = {
    "11.4.0-base-centos7"           = { flavor = "base" }
    "11.4.0-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.2.4.15", first_seen = "2021-07-16" }
    "11.4.0-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.2.4.15", first_seen = "2021-07-16" }
    "11.4.0-devel-centos7"          = { flavor = "devel", nccl = "2.11.4" }
    "11.4.0-runtime-centos7"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.0"
  os         = "centos8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.4-3", "linux/arm64" = "cuda11.4-2", "linux/ppc64le" = "cuda11.4-2" }
  first_seen = "2021-07-01"
  source     = ["img"]
  rows = {
    "11.4.0-base-centos8"           = { flavor = "base" }
    "11.4.0-cudnn8-devel-centos8"   = { flavor = "cudnn8-devel", cudnn = "8.2.4.15", first_seen = "2021-07-16" }
    "11.4.0-cudnn8-runtime-centos8" = { flavor = "cudnn8-runtime", cudnn = "8.2.4.15", first_seen = "2021-07-16" }
    "11.4.0-devel-centos8"          = { flavor = "devel", nccl = "2.11.4" }
    "11.4.0-runtime-centos8"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.0"
  os         = "rockylinux8"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.4-1", "linux/arm64" = "cuda11.4-2" }
  first_seen = "2022-05-11"
  source     = ["img"]
  rows = {
    "11.4.0-base-rockylinux8"           = { flavor = "base" }
    "11.4.0-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", cudnn = "8.2.4.15" }
    "11.4.0-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", cudnn = "8.2.4.15" }
    "11.4.0-devel-rockylinux8"          = { flavor = "devel", nccl = "2.11.4" }
    "11.4.0-runtime-rockylinux8"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.0"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.4-1" }
  first_seen = "2021-07-01"
  source     = ["img"]
  rows = {
    "11.4.0-base-ubi7"           = { flavor = "base" }
    "11.4.0-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.2.4.15", first_seen = "2021-07-16" }
    "11.4.0-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.2.4.15", first_seen = "2021-07-16" }
    "11.4.0-devel-ubi7"          = { flavor = "devel", nccl = "2.11.4" }
    "11.4.0-runtime-ubi7"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.0"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.4-1", "linux/arm64" = "cuda11.4-2", "linux/ppc64le" = "cuda11.4-2" }
  first_seen = "2021-07-01"
  source     = ["img"]
  rows = {
    "11.4.0-base-ubi8"           = { flavor = "base" }
    "11.4.0-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.2.4.15", first_seen = "2021-07-16" }
    "11.4.0-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.2.4.15", first_seen = "2021-07-16" }
    "11.4.0-devel-ubi8"          = { flavor = "devel", nccl = "2.11.4" }
    "11.4.0-runtime-ubi8"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.0"
  os         = "ubuntu16.04"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.4-4" }
  first_seen = "2021-07-01"
  source     = ["img"]
  rows = {
    "11.4.0-base-ubuntu16.04"    = { flavor = "base" }
    "11.4.0-devel-ubuntu16.04"   = { flavor = "devel" }
    "11.4.0-runtime-ubuntu16.04" = { flavor = "runtime" }
  }
}

image {
  cuda       = "11.4.0"
  os         = "ubuntu18.04"
  cudnn      = "8.2.4.15"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.4-1", "linux/arm64" = "cuda11.4-2" }
  first_seen = "2021-07-16"
  source     = ["img"]
  rows = {
    "11.4.0-base-ubuntu18.04"           = { without = ["cudnn"], flavor = "base", first_seen = "2021-07-01" }
    "11.4.0-cudnn8-devel-ubuntu18.04"   = { flavor = "cudnn8-devel" }
    "11.4.0-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime" }
  }
}

image {
  cuda       = "11.4.0"
  os         = "ubuntu20.04"
  nccl       = "2.11.4"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.4-1", "linux/arm64" = "cuda11.4-2" }
  first_seen = "2021-07-01"
  source     = ["img"]
  rows = {
    "11.4.0-devel-ubuntu18.04"   = { flavor = "devel", os = "ubuntu18.04" }
    "11.4.0-runtime-ubuntu18.04" = { flavor = "runtime", os = "ubuntu18.04" }
    "11.4.0-base-ubuntu20.04"    = { without = ["nccl"], flavor = "base" }
    "11.4.0-cudnn8-devel-ubuntu20.04" = {
      without    = ["nccl"]
      flavor     = "cudnn8-devel"
      cudnn      = "8.2.4.15"
      first_seen = "2021-07-16"
    }
    "11.4.0-cudnn8-runtime-ubuntu20.04" = {
      without    = ["nccl"]
      flavor     = "cudnn8-runtime"
      cudnn      = "8.2.4.15"
      first_seen = "2021-07-16"
    }
    "11.4.0-devel-ubuntu20.04"   = { flavor = "devel" }
    "11.4.0-runtime-ubuntu20.04" = { flavor = "runtime" }
  }
}

image {
  cuda       = "11.4.1"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.4-1" }
  first_seen = "2021-07-16"
  source     = ["img"]
  rows = {
    "11.4.1-base-centos7"           = { flavor = "base" }
    "11.4.1-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.2.4.15", first_seen = "2021-09-15" }
    "11.4.1-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.2.4.15", first_seen = "2021-09-15" }
    "11.4.1-devel-centos7"          = { flavor = "devel", nccl = "2.11.4" }
    "11.4.1-runtime-centos7"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.1"
  os         = "centos8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.4-3", "linux/arm64" = "cuda11.4-2", "linux/ppc64le" = "cuda11.4-2" }
  first_seen = "2021-07-16"
  source     = ["img"]
  rows = {
    "11.4.1-base-centos8"           = { flavor = "base" }
    "11.4.1-cudnn8-devel-centos8"   = { flavor = "cudnn8-devel", cudnn = "8.2.4.15" }
    "11.4.1-cudnn8-runtime-centos8" = { flavor = "cudnn8-runtime", cudnn = "8.2.4.15" }
    "11.4.1-devel-centos8"          = { flavor = "devel", nccl = "2.11.4" }
    "11.4.1-runtime-centos8"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.1"
  os         = "rockylinux8"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.4-1", "linux/arm64" = "cuda11.4-2" }
  first_seen = "2022-05-11"
  source     = ["img"]
  rows = {
    "11.4.1-base-rockylinux8"           = { flavor = "base" }
    "11.4.1-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", cudnn = "8.2.4.15" }
    "11.4.1-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", cudnn = "8.2.4.15" }
    "11.4.1-devel-rockylinux8"          = { flavor = "devel", nccl = "2.11.4" }
    "11.4.1-runtime-rockylinux8"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.1"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.4-1" }
  first_seen = "2021-07-16"
  source     = ["img"]
  rows = {
    "11.4.1-base-ubi7"           = { flavor = "base" }
    "11.4.1-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.2.4.15" }
    "11.4.1-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.2.4.15" }
    "11.4.1-devel-ubi7"          = { flavor = "devel", nccl = "2.11.4" }
    "11.4.1-runtime-ubi7"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.1"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.4-1", "linux/arm64" = "cuda11.4-2", "linux/ppc64le" = "cuda11.4-2" }
  first_seen = "2021-07-16"
  source     = ["img"]
  rows = {
    "11.4.1-base-ubi8"           = { flavor = "base" }
    "11.4.1-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.2.4.15" }
    "11.4.1-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.2.4.15" }
    "11.4.1-devel-ubi8"          = { flavor = "devel", nccl = "2.11.4" }
    "11.4.1-runtime-ubi8"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.1"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.4-1", "linux/arm64" = "cuda11.4-2" }
  first_seen = "2021-07-16"
  source     = ["img"]
  rows = {
    "11.4.1-base-ubuntu18.04"           = { flavor = "base", os = "ubuntu18.04" }
    "11.4.1-cudnn8-devel-ubuntu18.04"   = { flavor = "cudnn8-devel", os = "ubuntu18.04", cudnn = "8.2.4.15" }
    "11.4.1-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime", os = "ubuntu18.04", cudnn = "8.2.4.15" }
    "11.4.1-devel-ubuntu18.04"          = { flavor = "devel", os = "ubuntu18.04", nccl = "2.11.4" }
    "11.4.1-runtime-ubuntu18.04"        = { flavor = "runtime", os = "ubuntu18.04", nccl = "2.11.4" }
    "11.4.1-base-ubuntu20.04"           = { flavor = "base", os = "ubuntu20.04" }
    "11.4.1-cudnn8-devel-ubuntu20.04"   = { flavor = "cudnn8-devel", os = "ubuntu20.04", cudnn = "8.2.4.15" }
    "11.4.1-cudnn8-runtime-ubuntu20.04" = { flavor = "cudnn8-runtime", os = "ubuntu20.04", cudnn = "8.2.4.15" }
    "11.4.1-devel-ubuntu20.04"          = { flavor = "devel", os = "ubuntu20.04", nccl = "2.11.4" }
    "11.4.1-runtime-ubuntu20.04"        = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.2"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.4-1" }
  first_seen = "2021-09-15"
  source     = ["img"]
  rows = {
    "11.4.2-base-centos7"           = { flavor = "base" }
    "11.4.2-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.2.4.15" }
    "11.4.2-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.2.4.15" }
    "11.4.2-devel-centos7"          = { flavor = "devel", nccl = "2.11.4" }
    "11.4.2-runtime-centos7"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.2"
  os         = "centos8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.4-3", "linux/arm64" = "cuda11.4-2", "linux/ppc64le" = "cuda11.4-2" }
  first_seen = "2021-09-15"
  source     = ["img"]
  rows = {
    "11.4.2-base-centos8"           = { flavor = "base" }
    "11.4.2-cudnn8-devel-centos8"   = { flavor = "cudnn8-devel", cudnn = "8.2.4.15" }
    "11.4.2-cudnn8-runtime-centos8" = { flavor = "cudnn8-runtime", cudnn = "8.2.4.15" }
    "11.4.2-devel-centos8"          = { flavor = "devel", nccl = "2.11.4" }
    "11.4.2-runtime-centos8"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.2"
  os         = "rockylinux8"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.4-1", "linux/arm64" = "cuda11.4-2" }
  first_seen = "2022-05-11"
  source     = ["img"]
  rows = {
    "11.4.2-base-rockylinux8"           = { flavor = "base" }
    "11.4.2-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", cudnn = "8.2.4.15" }
    "11.4.2-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", cudnn = "8.2.4.15" }
    "11.4.2-devel-rockylinux8"          = { flavor = "devel", nccl = "2.11.4" }
    "11.4.2-runtime-rockylinux8"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.2"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.4-1" }
  first_seen = "2021-09-15"
  source     = ["img"]
  rows = {
    "11.4.2-base-ubi7"           = { flavor = "base" }
    "11.4.2-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.2.4.15" }
    "11.4.2-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.2.4.15" }
    "11.4.2-devel-ubi7"          = { flavor = "devel", nccl = "2.11.4" }
    "11.4.2-runtime-ubi7"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.2"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.4-1", "linux/arm64" = "cuda11.4-2", "linux/ppc64le" = "cuda11.4-2" }
  first_seen = "2021-09-15"
  source     = ["img"]
  rows = {
    "11.4.2-base-ubi8"           = { flavor = "base" }
    "11.4.2-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.2.4.15" }
    "11.4.2-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.2.4.15" }
    "11.4.2-devel-ubi8"          = { flavor = "devel", nccl = "2.11.4" }
    "11.4.2-runtime-ubi8"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.2"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.4-1", "linux/arm64" = "cuda11.4-2" }
  first_seen = "2021-09-15"
  source     = ["img"]
  rows = {
    "11.4.2-base-ubuntu18.04"           = { flavor = "base", os = "ubuntu18.04" }
    "11.4.2-cudnn8-devel-ubuntu18.04"   = { flavor = "cudnn8-devel", os = "ubuntu18.04", cudnn = "8.2.4.15" }
    "11.4.2-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime", os = "ubuntu18.04", cudnn = "8.2.4.15" }
    "11.4.2-devel-ubuntu18.04"          = { flavor = "devel", os = "ubuntu18.04", nccl = "2.11.4" }
    "11.4.2-runtime-ubuntu18.04"        = { flavor = "runtime", os = "ubuntu18.04", nccl = "2.11.4" }
    "11.4.2-base-ubuntu20.04"           = { flavor = "base", os = "ubuntu20.04" }
    "11.4.2-cudnn8-devel-ubuntu20.04"   = { flavor = "cudnn8-devel", os = "ubuntu20.04", cudnn = "8.2.4.15" }
    "11.4.2-cudnn8-runtime-ubuntu20.04" = { flavor = "cudnn8-runtime", os = "ubuntu20.04", cudnn = "8.2.4.15" }
    "11.4.2-devel-ubuntu20.04"          = { flavor = "devel", os = "ubuntu20.04", nccl = "2.11.4" }
    "11.4.2-runtime-ubuntu20.04"        = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.3"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.4-2" }
  first_seen = "2022-01-07"
  source     = ["img"]
  rows = {
    "11.4.3-base-centos7"           = { flavor = "base" }
    "11.4.3-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.2.4.15" }
    "11.4.3-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.2.4.15" }
    "11.4.3-devel-centos7"          = { flavor = "devel", nccl = "2.11.4" }
    "11.4.3-runtime-centos7"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.3"
  os         = "centos8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.4-3", "linux/arm64" = "cuda11.4-2", "linux/ppc64le" = "cuda11.4-2" }
  first_seen = "2022-01-07"
  source     = ["img"]
  rows = {
    "11.4.3-base-centos8"           = { flavor = "base" }
    "11.4.3-cudnn8-devel-centos8"   = { flavor = "cudnn8-devel", cudnn = "8.2.4.15" }
    "11.4.3-cudnn8-runtime-centos8" = { flavor = "cudnn8-runtime", cudnn = "8.2.4.15" }
    "11.4.3-devel-centos8"          = { flavor = "devel", nccl = "2.11.4" }
    "11.4.3-runtime-centos8"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.3"
  os         = "rockylinux8"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.4-2", "linux/arm64" = "cuda11.4-2" }
  first_seen = "2022-05-11"
  source     = ["img"]
  rows = {
    "11.4.3-base-rockylinux8"           = { flavor = "base" }
    "11.4.3-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", cudnn = "8.2.4.15" }
    "11.4.3-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", cudnn = "8.2.4.15" }
    "11.4.3-devel-rockylinux8"          = { flavor = "devel", nccl = "2.11.4" }
    "11.4.3-runtime-rockylinux8"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.3"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.4-2" }
  first_seen = "2022-01-07"
  source     = ["img"]
  rows = {
    "11.4.3-base-ubi7"           = { flavor = "base" }
    "11.4.3-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.2.4.15" }
    "11.4.3-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.2.4.15" }
    "11.4.3-devel-ubi7"          = { flavor = "devel", nccl = "2.11.4" }
    "11.4.3-runtime-ubi7"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.3"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.4-2", "linux/arm64" = "cuda11.4-2", "linux/ppc64le" = "cuda11.4-2" }
  first_seen = "2022-01-07"
  source     = ["img"]
  rows = {
    "11.4.3-base-ubi8"           = { flavor = "base" }
    "11.4.3-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.2.4.15" }
    "11.4.3-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.2.4.15" }
    "11.4.3-devel-ubi8"          = { flavor = "devel", nccl = "2.11.4" }
    "11.4.3-runtime-ubi8"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.3"
  os         = "ubuntu18.04"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.4-1", "linux/arm64" = "cuda11.4-2" }
  first_seen = "2022-01-07"
  source     = ["img"]
  rows = {
    "11.4.3-base-ubuntu18.04"           = { flavor = "base" }
    "11.4.3-cudnn8-devel-ubuntu18.04"   = { flavor = "cudnn8-devel", cudnn = "8.2.4.15", listed_by = ["cog 2026-08"] }
    "11.4.3-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime", cudnn = "8.2.4.15" }
    "11.4.3-devel-ubuntu18.04"          = { flavor = "devel", nccl = "2.11.4" }
    "11.4.3-runtime-ubuntu18.04"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.4.3"
  os         = "ubuntu20.04"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.4-2", "linux/arm64" = "cuda11.4-2" }
  first_seen = "2022-01-07"
  source     = ["img"]
  rows = {
    "11.4.3-base-ubuntu20.04"           = { flavor = "base" }
    "11.4.3-cudnn8-devel-ubuntu20.04"   = { flavor = "cudnn8-devel", cudnn = "8.2.4.12", listed_by = ["cog 2026-08"] }
    "11.4.3-cudnn8-runtime-ubuntu20.04" = { flavor = "cudnn8-runtime", cudnn = "8.2.4.12" }
    "11.4.3-devel-ubuntu20.04"          = { flavor = "devel", nccl = "2.11.4" }
    "11.4.3-runtime-ubuntu20.04"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.5.0"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.5-1" }
  first_seen = "2021-10-20"
  source     = ["img"]
  rows = {
    "11.5.0-base-centos7"           = { flavor = "base" }
    "11.5.0-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.3.3.40", first_seen = "2022-01-07" }
    "11.5.0-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.3.3.40", first_seen = "2022-01-07" }
    "11.5.0-devel-centos7"          = { flavor = "devel", nccl = "2.11.4" }
    "11.5.0-runtime-centos7"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.5.0"
  os         = "centos8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.5-2", "linux/arm64" = "cuda11.5-3", "linux/ppc64le" = "cuda11.5-3" }
  first_seen = "2021-10-20"
  source     = ["img"]
  rows = {
    "11.5.0-base-centos8"           = { flavor = "base" }
    "11.5.0-cudnn8-devel-centos8"   = { flavor = "cudnn8-devel", cudnn = "8.3.1.22", first_seen = "2022-01-07" }
    "11.5.0-cudnn8-runtime-centos8" = { flavor = "cudnn8-runtime", cudnn = "8.3.1.22", first_seen = "2022-01-07" }
    "11.5.0-devel-centos8"          = { flavor = "devel", nccl = "2.11.4" }
    "11.5.0-runtime-centos8"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.5.0"
  os         = "rockylinux8"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.5-1", "linux/arm64" = "cuda11.5-3" }
  first_seen = "2022-05-11"
  source     = ["img"]
  rows = {
    "11.5.0-base-rockylinux8"           = { flavor = "base" }
    "11.5.0-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", cudnn = "8.3.3.40" }
    "11.5.0-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", cudnn = "8.3.3.40" }
    "11.5.0-devel-rockylinux8"          = { flavor = "devel", nccl = "2.11.4" }
    "11.5.0-runtime-rockylinux8"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.5.0"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.5-1" }
  first_seen = "2021-10-20"
  source     = ["img"]
  rows = {
    "11.5.0-base-ubi7"           = { flavor = "base" }
    "11.5.0-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.3.3.40", first_seen = "2022-01-07" }
    "11.5.0-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.3.3.40", first_seen = "2022-01-07" }
    "11.5.0-devel-ubi7"          = { flavor = "devel", nccl = "2.11.4" }
    "11.5.0-runtime-ubi7"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.5.0"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.5-1", "linux/arm64" = "cuda11.5-3", "linux/ppc64le" = "cuda11.5-3" }
  first_seen = "2021-10-20"
  source     = ["img"]
  rows = {
    "11.5.0-base-ubi8"           = { flavor = "base" }
    "11.5.0-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.3.3.40", first_seen = "2022-01-07" }
    "11.5.0-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.3.3.40", first_seen = "2022-01-07" }
    "11.5.0-devel-ubi8"          = { flavor = "devel", nccl = "2.11.4" }
    "11.5.0-runtime-ubi8"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.5.0"
  os         = "ubuntu18.04"
  cudnn      = "8.3.3.40"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.5-1", "linux/arm64" = "cuda11.5-3" }
  first_seen = "2022-01-07"
  source     = ["img"]
  rows = {
    "11.5.0-base-ubuntu18.04"           = { without = ["cudnn"], flavor = "base", first_seen = "2021-10-20" }
    "11.5.0-cudnn8-devel-ubuntu18.04"   = { flavor = "cudnn8-devel" }
    "11.5.0-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime" }
  }
}

image {
  cuda       = "11.5.0"
  os         = "ubuntu20.04"
  nccl       = "2.11.4"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.5-1", "linux/arm64" = "cuda11.5-3" }
  first_seen = "2021-10-20"
  source     = ["img"]
  rows = {
    "11.5.0-devel-ubuntu18.04"   = { flavor = "devel", os = "ubuntu18.04" }
    "11.5.0-runtime-ubuntu18.04" = { flavor = "runtime", os = "ubuntu18.04" }
    "11.5.0-base-ubuntu20.04"    = { without = ["nccl"], flavor = "base" }
    "11.5.0-cudnn8-devel-ubuntu20.04" = {
      without    = ["nccl"]
      flavor     = "cudnn8-devel"
      cudnn      = "8.3.3.40"
      first_seen = "2022-01-07"
    }
    "11.5.0-cudnn8-runtime-ubuntu20.04" = {
      without    = ["nccl"]
      flavor     = "cudnn8-runtime"
      cudnn      = "8.3.3.40"
      first_seen = "2022-01-07"
    }
    "11.5.0-devel-ubuntu20.04"   = { flavor = "devel" }
    "11.5.0-runtime-ubuntu20.04" = { flavor = "runtime" }
  }
}

image {
  cuda       = "11.5.1"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.5-1" }
  first_seen = "2022-01-07"
  source     = ["img"]
  rows = {
    "11.5.1-base-centos7"           = { flavor = "base" }
    "11.5.1-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.3.3.40" }
    "11.5.1-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.3.3.40" }
    "11.5.1-devel-centos7"          = { flavor = "devel", nccl = "2.11.4" }
    "11.5.1-runtime-centos7"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.5.1"
  os         = "centos8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.5-2", "linux/arm64" = "cuda11.5-3", "linux/ppc64le" = "cuda11.5-3" }
  first_seen = "2022-01-07"
  source     = ["img"]
  rows = {
    "11.5.1-base-centos8"           = { flavor = "base" }
    "11.5.1-cudnn8-devel-centos8"   = { flavor = "cudnn8-devel", cudnn = "8.3.1.22" }
    "11.5.1-cudnn8-runtime-centos8" = { flavor = "cudnn8-runtime", cudnn = "8.3.1.22" }
    "11.5.1-devel-centos8"          = { flavor = "devel", nccl = "2.11.4" }
    "11.5.1-runtime-centos8"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.5.1"
  os         = "rockylinux8"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.5-1", "linux/arm64" = "cuda11.5-3" }
  first_seen = "2022-05-11"
  source     = ["img"]
  rows = {
    "11.5.1-base-rockylinux8"           = { flavor = "base" }
    "11.5.1-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", cudnn = "8.3.3.40" }
    "11.5.1-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", cudnn = "8.3.3.40" }
    "11.5.1-devel-rockylinux8"          = { flavor = "devel", nccl = "2.11.4" }
    "11.5.1-runtime-rockylinux8"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.5.1"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.5-1" }
  first_seen = "2022-01-07"
  source     = ["img"]
  rows = {
    "11.5.1-base-ubi7"           = { flavor = "base" }
    "11.5.1-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.3.3.40" }
    "11.5.1-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.3.3.40" }
    "11.5.1-devel-ubi7"          = { flavor = "devel", nccl = "2.11.4" }
    "11.5.1-runtime-ubi7"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.5.1"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.5-1", "linux/arm64" = "cuda11.5-3", "linux/ppc64le" = "cuda11.5-3" }
  first_seen = "2022-01-07"
  source     = ["img"]
  rows = {
    "11.5.1-base-ubi8"           = { flavor = "base" }
    "11.5.1-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.3.3.40" }
    "11.5.1-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.3.3.40" }
    "11.5.1-devel-ubi8"          = { flavor = "devel", nccl = "2.11.4" }
    "11.5.1-runtime-ubi8"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.5.1"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.5-1", "linux/arm64" = "cuda11.5-3" }
  first_seen = "2022-01-07"
  source     = ["img"]
  rows = {
    "11.5.1-base-ubuntu18.04"           = { flavor = "base", os = "ubuntu18.04" }
    "11.5.1-cudnn8-devel-ubuntu18.04"   = { flavor = "cudnn8-devel", os = "ubuntu18.04", cudnn = "8.3.3.40" }
    "11.5.1-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime", os = "ubuntu18.04", cudnn = "8.3.3.40" }
    "11.5.1-devel-ubuntu18.04"          = { flavor = "devel", os = "ubuntu18.04", nccl = "2.11.4" }
    "11.5.1-runtime-ubuntu18.04"        = { flavor = "runtime", os = "ubuntu18.04", nccl = "2.11.4" }
    "11.5.1-base-ubuntu20.04"           = { flavor = "base", os = "ubuntu20.04" }
    "11.5.1-cudnn8-devel-ubuntu20.04"   = { flavor = "cudnn8-devel", os = "ubuntu20.04", cudnn = "8.3.3.40" }
    "11.5.1-cudnn8-runtime-ubuntu20.04" = { flavor = "cudnn8-runtime", os = "ubuntu20.04", cudnn = "8.3.3.40" }
    "11.5.1-devel-ubuntu20.04"          = { flavor = "devel", os = "ubuntu20.04", nccl = "2.11.4" }
    "11.5.1-runtime-ubuntu20.04"        = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.5.2"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.5-4" }
  first_seen = "2022-04-08"
  source     = ["img"]
  rows = {
    "11.5.2-base-centos7"           = { flavor = "base" }
    "11.5.2-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.3.3.40" }
    "11.5.2-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.3.3.40" }
    "11.5.2-devel-centos7"          = { flavor = "devel", nccl = "2.11.4" }
    "11.5.2-runtime-centos7"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.5.2"
  os         = "rockylinux8"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.5-4", "linux/arm64" = "cuda11.5-3" }
  first_seen = "2022-12-14"
  source     = ["img"]
  rows = {
    "11.5.2-base-rockylinux8"           = { flavor = "base" }
    "11.5.2-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", cudnn = "8.3.3.40" }
    "11.5.2-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", cudnn = "8.3.3.40" }
    "11.5.2-devel-rockylinux8"          = { flavor = "devel", nccl = "2.11.4" }
    "11.5.2-runtime-rockylinux8"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.5.2"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.5-4" }
  first_seen = "2022-04-08"
  source     = ["img"]
  rows = {
    "11.5.2-base-ubi7"           = { flavor = "base" }
    "11.5.2-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.3.3.40" }
    "11.5.2-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.3.3.40" }
    "11.5.2-devel-ubi7"          = { flavor = "devel", nccl = "2.11.4" }
    "11.5.2-runtime-ubi7"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.5.2"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.5-4", "linux/arm64" = "cuda11.5-3", "linux/ppc64le" = "cuda11.5-3" }
  first_seen = "2022-04-08"
  source     = ["img"]
  rows = {
    "11.5.2-base-ubi8"           = { flavor = "base" }
    "11.5.2-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.3.3.40" }
    "11.5.2-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.3.3.40" }
    "11.5.2-devel-ubi8"          = { flavor = "devel", nccl = "2.11.4" }
    "11.5.2-runtime-ubi8"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.5.2"
  os         = "ubuntu18.04"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.5-5", "linux/arm64" = "cuda11.5-3" }
  first_seen = "2022-04-08"
  source     = ["img"]
  rows = {
    "11.5.2-base-ubuntu18.04"           = { flavor = "base" }
    "11.5.2-cudnn8-devel-ubuntu18.04"   = { flavor = "cudnn8-devel", cudnn = "8.3.3.40", listed_by = ["cog 2026-08"] }
    "11.5.2-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime", cudnn = "8.3.3.40" }
    "11.5.2-devel-ubuntu18.04"          = { flavor = "devel", nccl = "2.11.4" }
    "11.5.2-runtime-ubuntu18.04"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.5.2"
  os         = "ubuntu20.04"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.5-4", "linux/arm64" = "cuda11.5-3" }
  first_seen = "2022-04-08"
  source     = ["img"]
  rows = {
    "11.5.2-base-ubuntu20.04"           = { flavor = "base" }
    "11.5.2-cudnn8-devel-ubuntu20.04"   = { flavor = "cudnn8-devel", cudnn = "8.3.3.40", listed_by = ["cog 2026-08"] }
    "11.5.2-cudnn8-runtime-ubuntu20.04" = { flavor = "cudnn8-runtime", cudnn = "8.3.3.40" }
    "11.5.2-devel-ubuntu20.04"          = { flavor = "devel", nccl = "2.11.4" }
    "11.5.2-runtime-ubuntu20.04"        = { flavor = "runtime", nccl = "2.11.4" }
  }
}

image {
  cuda       = "11.6.0"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.6-1" }
  first_seen = "2022-01-14"
  source     = ["img"]
  rows = {
    "11.6.0-base-centos7"           = { flavor = "base" }
    "11.6.0-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.4.0.27", first_seen = "2022-04-08" }
    "11.6.0-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.4.0.27", first_seen = "2022-04-08" }
    "11.6.0-devel-centos7"          = { flavor = "devel", nccl = "2.12.10" }
    "11.6.0-runtime-centos7"        = { flavor = "runtime", nccl = "2.12.10" }
  }
}

image {
  cuda       = "11.6.0"
  os         = "centos8"
  nccl       = "2.11.4"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.6-2", "linux/arm64" = "cuda11.6-3", "linux/ppc64le" = "cuda11.6-3" }
  first_seen = "2022-01-14"
  source     = ["img"]
  rows = {
    "11.6.0-base-centos8"    = { without = ["nccl"], flavor = "base" }
    "11.6.0-devel-centos8"   = { flavor = "devel" }
    "11.6.0-runtime-centos8" = { flavor = "runtime" }
  }
}

image {
  cuda       = "11.6.0"
  os         = "rockylinux8"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.6-1", "linux/arm64" = "cuda11.6-3" }
  first_seen = "2022-05-11"
  source     = ["img"]
  rows = {
    "11.6.0-base-rockylinux8"           = { flavor = "base" }
    "11.6.0-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", cudnn = "8.4.0.27" }
    "11.6.0-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", cudnn = "8.4.0.27" }
    "11.6.0-devel-rockylinux8"          = { flavor = "devel", nccl = "2.12.10" }
    "11.6.0-runtime-rockylinux8"        = { flavor = "runtime", nccl = "2.12.10" }
  }
}

image {
  cuda       = "11.6.0"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.6-1" }
  first_seen = "2022-01-14"
  source     = ["img"]
  rows = {
    "11.6.0-base-ubi7"           = { flavor = "base" }
    "11.6.0-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.4.0.27", first_seen = "2022-04-08" }
    "11.6.0-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.4.0.27", first_seen = "2022-04-08" }
    "11.6.0-devel-ubi7"          = { flavor = "devel", nccl = "2.12.10" }
    "11.6.0-runtime-ubi7"        = { flavor = "runtime", nccl = "2.12.10" }
  }
}

image {
  cuda       = "11.6.0"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.6-1", "linux/arm64" = "cuda11.6-3", "linux/ppc64le" = "cuda11.6-3" }
  first_seen = "2022-01-14"
  source     = ["img"]
  rows = {
    "11.6.0-base-ubi8"           = { flavor = "base" }
    "11.6.0-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.4.0.27", first_seen = "2022-04-08" }
    "11.6.0-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.4.0.27", first_seen = "2022-04-08" }
    "11.6.0-devel-ubi8"          = { flavor = "devel", nccl = "2.12.10" }
    "11.6.0-runtime-ubi8"        = { flavor = "runtime", nccl = "2.12.10" }
  }
}

image {
  cuda       = "11.6.0"
  os         = "ubuntu18.04"
  cudnn      = "8.4.0.27"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.6-1", "linux/arm64" = "cuda11.6-3" }
  first_seen = "2022-04-08"
  source     = ["img"]
  rows = {
    "11.6.0-base-ubuntu18.04"           = { without = ["cudnn"], flavor = "base", first_seen = "2022-01-14" }
    "11.6.0-cudnn8-devel-ubuntu18.04"   = { flavor = "cudnn8-devel" }
    "11.6.0-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime" }
  }
}

image {
  cuda       = "11.6.0"
  os         = "ubuntu20.04"
  nccl       = "2.12.10"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.6-1", "linux/arm64" = "cuda11.6-3" }
  first_seen = "2022-01-14"
  source     = ["img"]
  rows = {
    "11.6.0-devel-ubuntu18.04"   = { flavor = "devel", os = "ubuntu18.04" }
    "11.6.0-runtime-ubuntu18.04" = { flavor = "runtime", os = "ubuntu18.04" }
    "11.6.0-base-ubuntu20.04"    = { without = ["nccl"], flavor = "base" }
    "11.6.0-cudnn8-devel-ubuntu20.04" = {
      without    = ["nccl"]
      flavor     = "cudnn8-devel"
      cudnn      = "8.4.0.27"
      first_seen = "2022-04-08"
    }
    "11.6.0-cudnn8-runtime-ubuntu20.04" = {
      without    = ["nccl"]
      flavor     = "cudnn8-runtime"
      cudnn      = "8.4.0.27"
      first_seen = "2022-04-08"
    }
    "11.6.0-devel-ubuntu20.04"   = { flavor = "devel" }
    "11.6.0-runtime-ubuntu20.04" = { flavor = "runtime" }
  }
}

image {
  cuda       = "11.6.1"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.6-4" }
  first_seen = "2022-04-05"
  source     = ["img"]
  rows = {
    "11.6.1-base-centos7"           = { flavor = "base" }
    "11.6.1-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.4.0.27" }
    "11.6.1-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.4.0.27" }
    "11.6.1-devel-centos7"          = { flavor = "devel", nccl = "2.12.10" }
    "11.6.1-runtime-centos7"        = { flavor = "runtime", nccl = "2.12.10" }
  }
}

image {
  cuda       = "11.6.1"
  os         = "rockylinux8"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.6-4" }
  first_seen = "2022-05-11"
  source     = ["img"]
  rows = {
    "11.6.1-base-rockylinux8"           = { flavor = "base" }
    "11.6.1-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", cudnn = "8.4.0.27" }
    "11.6.1-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", cudnn = "8.4.0.27" }
    "11.6.1-devel-rockylinux8"          = { flavor = "devel", nccl = "2.12.10" }
    "11.6.1-runtime-rockylinux8"        = { flavor = "runtime", nccl = "2.12.10" }
  }
}

image {
  cuda       = "11.6.1"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.6-4" }
  first_seen = "2022-04-05"
  source     = ["img"]
  rows = {
    "11.6.1-base-ubi7"           = { flavor = "base" }
    "11.6.1-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.4.0.27" }
    "11.6.1-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.4.0.27" }
    "11.6.1-devel-ubi7"          = { flavor = "devel", nccl = "2.12.10" }
    "11.6.1-runtime-ubi7"        = { flavor = "runtime", nccl = "2.12.10" }
  }
}

image {
  cuda       = "11.6.1"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.6-4" }
  first_seen = "2022-04-05"
  source     = ["img"]
  rows = {
    "11.6.1-base-ubi8"           = { flavor = "base" }
    "11.6.1-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.4.0.27" }
    "11.6.1-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.4.0.27" }
    "11.6.1-devel-ubi8"          = { flavor = "devel", nccl = "2.12.10" }
    "11.6.1-runtime-ubi8"        = { flavor = "runtime", nccl = "2.12.10" }
  }
}

image {
  cuda       = "11.6.1"
  os         = "ubuntu18.04"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.6-1" }
  first_seen = "2022-04-05"
  source     = ["img"]
  rows = {
    "11.6.1-base-ubuntu18.04"           = { flavor = "base" }
    "11.6.1-cudnn8-devel-ubuntu18.04"   = { flavor = "cudnn8-devel", cudnn = "8.4.0.27" }
    "11.6.1-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime", cudnn = "8.4.0.27" }
    "11.6.1-devel-ubuntu18.04"          = { flavor = "devel", nccl = "2.12.7" }
    "11.6.1-runtime-ubuntu18.04"        = { flavor = "runtime", nccl = "2.12.7" }
  }
}

image {
  cuda       = "11.6.1"
  os         = "ubuntu20.04"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.6-4" }
  first_seen = "2022-04-05"
  source     = ["img"]
  rows = {
    "11.6.1-base-ubuntu20.04"           = { flavor = "base" }
    "11.6.1-cudnn8-devel-ubuntu20.04"   = { flavor = "cudnn8-devel", cudnn = "8.4.0.27", listed_by = ["cog 2026-08"] }
    "11.6.1-cudnn8-runtime-ubuntu20.04" = { flavor = "cudnn8-runtime", cudnn = "8.4.0.27" }
    "11.6.1-devel-ubuntu20.04"          = { flavor = "devel", nccl = "2.12.7" }
    "11.6.1-runtime-ubuntu20.04"        = { flavor = "runtime", nccl = "2.12.7" }
  }
}

image {
  cuda       = "11.6.2"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.6-4" }
  first_seen = "2022-04-08"
  source     = ["img"]
  rows = {
    "11.6.2-base-centos7"           = { flavor = "base" }
    "11.6.2-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.4.0.27" }
    "11.6.2-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.4.0.27" }
    "11.6.2-devel-centos7"          = { flavor = "devel", nccl = "2.12.10" }
    "11.6.2-runtime-centos7"        = { flavor = "runtime", nccl = "2.12.10" }
  }
}

image {
  cuda       = "11.6.2"
  os         = "rockylinux8"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.6-4", "linux/arm64" = "cuda11.6-3" }
  first_seen = "2022-05-10"
  source     = ["img"]
  rows = {
    "11.6.2-base-rockylinux8"           = { flavor = "base" }
    "11.6.2-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", cudnn = "8.4.0.27" }
    "11.6.2-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", cudnn = "8.4.0.27" }
    "11.6.2-devel-rockylinux8"          = { flavor = "devel", nccl = "2.12.10" }
    "11.6.2-runtime-rockylinux8"        = { flavor = "runtime", nccl = "2.12.10" }
  }
}

image {
  cuda       = "11.6.2"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.6-4" }
  first_seen = "2022-04-08"
  source     = ["img"]
  rows = {
    "11.6.2-base-ubi7"           = { flavor = "base" }
    "11.6.2-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.4.0.27" }
    "11.6.2-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.4.0.27" }
    "11.6.2-devel-ubi7"          = { flavor = "devel", nccl = "2.12.10" }
    "11.6.2-runtime-ubi7"        = { flavor = "runtime", nccl = "2.12.10" }
  }
}

image {
  cuda       = "11.6.2"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.6-4", "linux/arm64" = "cuda11.6-3", "linux/ppc64le" = "cuda11.6-3" }
  first_seen = "2022-04-08"
  source     = ["img"]
  rows = {
    "11.6.2-base-ubi8"           = { flavor = "base" }
    "11.6.2-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.4.0.27" }
    "11.6.2-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.4.0.27" }
    "11.6.2-devel-ubi8"          = { flavor = "devel", nccl = "2.12.10" }
    "11.6.2-runtime-ubi8"        = { flavor = "runtime", nccl = "2.12.10" }
  }
}

image {
  cuda       = "11.6.2"
  os         = "ubuntu18.04"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.6-1", "linux/arm64" = "cuda11.6-3" }
  first_seen = "2022-04-08"
  source     = ["img"]
  rows = {
    "11.6.2-base-ubuntu18.04"           = { flavor = "base" }
    "11.6.2-cudnn8-devel-ubuntu18.04"   = { flavor = "cudnn8-devel", cudnn = "8.4.0.27", listed_by = ["cog 2026-08"] }
    "11.6.2-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime", cudnn = "8.4.0.27" }
    "11.6.2-devel-ubuntu18.04"          = { flavor = "devel", nccl = "2.12.10" }
    "11.6.2-runtime-ubuntu18.04"        = { flavor = "runtime", nccl = "2.12.10" }
  }
}

image {
  cuda       = "11.6.2"
  os         = "ubuntu20.04"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.6-4", "linux/arm64" = "cuda11.6-3" }
  first_seen = "2022-04-08"
  source     = ["img"]
  rows = {
    "11.6.2-base-ubuntu20.04"           = { flavor = "base" }
    "11.6.2-cudnn8-devel-ubuntu20.04"   = { flavor = "cudnn8-devel", cudnn = "8.4.0.27", listed_by = ["cog 2026-08"] }
    "11.6.2-cudnn8-runtime-ubuntu20.04" = { flavor = "cudnn8-runtime", cudnn = "8.4.0.27" }
    "11.6.2-devel-ubuntu20.04"          = { flavor = "devel", nccl = "2.12.10" }
    "11.6.2-runtime-ubuntu20.04"        = { flavor = "runtime", nccl = "2.12.10" }
  }
}

image {
  cuda       = "11.7.0"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.7-1" }
  first_seen = "2022-05-17"
  source     = ["img"]
  rows = {
    "11.7.0-base-centos7"           = { flavor = "base" }
    "11.7.0-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.5.0.96", first_seen = "2022-08-11" }
    "11.7.0-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.5.0.96", first_seen = "2022-08-11" }
    "11.7.0-devel-centos7"          = { flavor = "devel", nccl = "2.13.4" }
    "11.7.0-runtime-centos7"        = { flavor = "runtime", nccl = "2.13.4" }
  }
}

image {
  cuda       = "11.7.0"
  os         = "rockylinux8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.7-1", "linux/arm64" = "cuda11.7-2", "linux/ppc64le" = "cuda11.7-2" }
  first_seen = "2022-05-17"
  source     = ["img"]
  rows = {
    "11.7.0-base-rockylinux8"           = { flavor = "base" }
    "11.7.0-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", cudnn = "8.5.0.96", first_seen = "2022-08-11" }
    "11.7.0-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", cudnn = "8.5.0.96", first_seen = "2022-08-11" }
    "11.7.0-devel-rockylinux8"          = { flavor = "devel", nccl = "2.12.12" }
    "11.7.0-runtime-rockylinux8"        = { flavor = "runtime", nccl = "2.12.12" }
  }
}

image {
  cuda       = "11.7.0"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.7-1" }
  first_seen = "2022-05-17"
  source     = ["img"]
  rows = {
    "11.7.0-base-ubi7"           = { flavor = "base" }
    "11.7.0-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.5.0.96", first_seen = "2022-08-11" }
    "11.7.0-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.5.0.96", first_seen = "2022-08-11" }
    "11.7.0-devel-ubi7"          = { flavor = "devel", nccl = "2.13.4" }
    "11.7.0-runtime-ubi7"        = { flavor = "runtime", nccl = "2.13.4" }
  }
}

image {
  cuda       = "11.7.0"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.7-1", "linux/arm64" = "cuda11.7-2", "linux/ppc64le" = "cuda11.7-2" }
  first_seen = "2022-05-17"
  source     = ["img"]
  rows = {
    "11.7.0-base-ubi8"           = { flavor = "base" }
    "11.7.0-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.5.0.96", first_seen = "2022-08-11" }
    "11.7.0-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.5.0.96", first_seen = "2022-08-11" }
    "11.7.0-devel-ubi8"          = { flavor = "devel", nccl = "2.13.4" }
    "11.7.0-runtime-ubi8"        = { flavor = "runtime", nccl = "2.13.4" }
  }
}

image {
  cuda       = "11.7.0"
  os         = "ubuntu18.04"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.7-3" }
  first_seen = "2022-05-17"
  source     = ["img"]
  rows = {
    "11.7.0-base-ubuntu18.04"           = { flavor = "base" }
    "11.7.0-cudnn8-devel-ubuntu18.04"   = { flavor = "cudnn8-devel", cudnn = "8.5.0.96", first_seen = "2022-08-11" }
    "11.7.0-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime", cudnn = "8.5.0.96", first_seen = "2022-08-11" }
    "11.7.0-devel-ubuntu18.04"          = { flavor = "devel", nccl = "2.13.4" }
    "11.7.0-runtime-ubuntu18.04"        = { flavor = "runtime", nccl = "2.13.4" }
  }
}

image {
  cuda       = "11.7.0"
  os         = "ubuntu20.04"
  cudnn      = "8.5.0.96"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.7-1", "linux/arm64" = "cuda11.7-2" }
  first_seen = "2022-08-11"
  source     = ["img"]
  rows = {
    "11.7.0-base-ubuntu20.04"           = { without = ["cudnn"], flavor = "base", first_seen = "2022-05-17" }
    "11.7.0-cudnn8-devel-ubuntu20.04"   = { flavor = "cudnn8-devel" }
    "11.7.0-cudnn8-runtime-ubuntu20.04" = { flavor = "cudnn8-runtime" }
  }
}

image {
  cuda       = "11.7.0"
  os         = "ubuntu22.04"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.7-1", "linux/arm64" = "cuda11.7-2" }
  first_seen = "2022-05-17"
  source     = ["img"]
  rows = {
    "11.7.0-devel-ubuntu20.04"          = { flavor = "devel", os = "ubuntu20.04", nccl = "2.12.12" }
    "11.7.0-runtime-ubuntu20.04"        = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.12.12" }
    "11.7.0-base-ubuntu22.04"           = { flavor = "base" }
    "11.7.0-cudnn8-devel-ubuntu22.04"   = { flavor = "cudnn8-devel", cudnn = "8.5.0.96", first_seen = "2022-08-11" }
    "11.7.0-cudnn8-runtime-ubuntu22.04" = { flavor = "cudnn8-runtime", cudnn = "8.5.0.96", first_seen = "2022-08-11" }
    "11.7.0-devel-ubuntu22.04"          = { flavor = "devel", nccl = "2.13.4" }
    "11.7.0-runtime-ubuntu22.04"        = { flavor = "runtime", nccl = "2.13.4" }
  }
}

image {
  cuda       = "11.7.1"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.7-4" }
  first_seen = "2022-08-08"
  source     = ["img"]
  rows = {
    "11.7.1-base-centos7"           = { flavor = "base" }
    "11.7.1-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.5.0.96", first_seen = "2022-08-11" }
    "11.7.1-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.5.0.96", first_seen = "2022-08-11" }
    "11.7.1-devel-centos7"          = { flavor = "devel", nccl = "2.13.4" }
    "11.7.1-runtime-centos7"        = { flavor = "runtime", nccl = "2.13.4" }
  }
}

image {
  cuda       = "11.7.1"
  os         = "rockylinux8"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.7-4", "linux/arm64" = "cuda11.7-2" }
  first_seen = "2022-08-08"
  source     = ["img"]
  rows = {
    "11.7.1-base-rockylinux8"           = { flavor = "base" }
    "11.7.1-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", cudnn = "8.5.0.96", first_seen = "2022-08-11" }
    "11.7.1-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", cudnn = "8.5.0.96", first_seen = "2022-08-11" }
    "11.7.1-devel-rockylinux8"          = { flavor = "devel", nccl = "2.13.4" }
    "11.7.1-runtime-rockylinux8"        = { flavor = "runtime", nccl = "2.13.4" }
  }
}

image {
  cuda       = "11.7.1"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.7-4" }
  first_seen = "2022-08-08"
  source     = ["img"]
  rows = {
    "11.7.1-base-ubi7"           = { flavor = "base" }
    "11.7.1-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.5.0.96", first_seen = "2022-08-11" }
    "11.7.1-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.5.0.96", first_seen = "2022-08-11" }
    "11.7.1-devel-ubi7"          = { flavor = "devel", nccl = "2.13.4" }
    "11.7.1-runtime-ubi7"        = { flavor = "runtime", nccl = "2.13.4" }
  }
}

image {
  cuda       = "11.7.1"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.7-4", "linux/arm64" = "cuda11.7-2", "linux/ppc64le" = "cuda11.7-4" }
  first_seen = "2022-08-08"
  source     = ["img"]
  rows = {
    "11.7.1-base-ubi8"           = { flavor = "base" }
    "11.7.1-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.5.0.96", first_seen = "2022-08-11" }
    "11.7.1-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.5.0.96", first_seen = "2022-08-11" }
    "11.7.1-devel-ubi8"          = { flavor = "devel", nccl = "2.13.4" }
    "11.7.1-runtime-ubi8"        = { flavor = "runtime", nccl = "2.13.4" }
  }
}

image {
  cuda       = "11.7.1"
  os         = "ubuntu18.04"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.7-3" }
  first_seen = "2022-08-08"
  source     = ["img"]
  rows = {
    "11.7.1-base-ubuntu18.04" = { flavor = "base" }
    "11.7.1-cudnn8-devel-ubuntu18.04" = {
      flavor     = "cudnn8-devel"
      cudnn      = "8.5.0.96"
      first_seen = "2022-08-11"
      listed_by  = ["cog 2026-08"]
    }
    "11.7.1-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime", cudnn = "8.5.0.96", first_seen = "2022-08-11" }
    "11.7.1-devel-ubuntu18.04"          = { flavor = "devel", nccl = "2.13.4" }
    "11.7.1-runtime-ubuntu18.04"        = { flavor = "runtime", nccl = "2.13.4" }
  }
}

image {
  cuda       = "11.7.1"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.7-4", "linux/arm64" = "cuda11.7-2" }
  first_seen = "2022-08-08"
  source     = ["img"]
  rows = {
    "11.7.1-base-ubuntu20.04" = { flavor = "base", os = "ubuntu20.04" }
    "11.7.1-cudnn8-devel-ubuntu20.04" = {
      flavor     = "cudnn8-devel"
      os         = "ubuntu20.04"
      cudnn      = "8.5.0.96"
      first_seen = "2022-08-11"
      listed_by  = ["cog 2026-08"]
    }
    "11.7.1-cudnn8-runtime-ubuntu20.04" = {
      flavor     = "cudnn8-runtime"
      os         = "ubuntu20.04"
      cudnn      = "8.5.0.96"
      first_seen = "2022-08-11"
    }
    "11.7.1-devel-ubuntu20.04"   = { flavor = "devel", os = "ubuntu20.04", nccl = "2.12.12" }
    "11.7.1-runtime-ubuntu20.04" = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.12.12" }
    "11.7.1-base-ubuntu22.04"    = { flavor = "base", os = "ubuntu22.04" }
    "11.7.1-cudnn8-devel-ubuntu22.04" = {
      flavor     = "cudnn8-devel"
      os         = "ubuntu22.04"
      cudnn      = "8.5.0.96"
      first_seen = "2022-08-11"
      listed_by  = ["cog 2026-08"]
    }
    "11.7.1-cudnn8-runtime-ubuntu22.04" = {
      flavor     = "cudnn8-runtime"
      os         = "ubuntu22.04"
      cudnn      = "8.5.0.96"
      first_seen = "2022-08-11"
    }
    "11.7.1-devel-ubuntu22.04"   = { flavor = "devel", os = "ubuntu22.04", nccl = "2.13.4" }
    "11.7.1-runtime-ubuntu22.04" = { flavor = "runtime", os = "ubuntu22.04", nccl = "2.13.4" }
  }
}

image {
  cuda       = "11.8.0"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.8-1" }
  first_seen = "2022-10-05"
  source     = ["img"]
  rows = {
    "11.8.0-base-centos7"           = { flavor = "base" }
    "11.8.0-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.9.6.50" }
    "11.8.0-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.9.6.50" }
    "11.8.0-devel-centos7"          = { flavor = "devel", nccl = "2.16.2" }
    "11.8.0-runtime-centos7"        = { flavor = "runtime", nccl = "2.16.2" }
  }
}

image {
  cuda       = "11.8.0"
  os         = "rockylinux8"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.8-1", "linux/arm64" = "cuda11.8-2" }
  first_seen = "2022-10-05"
  source     = ["img"]
  rows = {
    "11.8.0-base-rockylinux8"           = { flavor = "base" }
    "11.8.0-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", cudnn = "8.9.6.50" }
    "11.8.0-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", cudnn = "8.9.6.50" }
    "11.8.0-devel-rockylinux8"          = { flavor = "devel", nccl = "2.15.5" }
    "11.8.0-runtime-rockylinux8"        = { flavor = "runtime", nccl = "2.15.5" }
  }
}

image {
  cuda       = "11.8.0"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.8-1" }
  first_seen = "2022-10-05"
  source     = ["img"]
  rows = {
    "11.8.0-base-ubi7"           = { flavor = "base" }
    "11.8.0-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.9.6.50" }
    "11.8.0-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.9.6.50" }
    "11.8.0-devel-ubi7"          = { flavor = "devel", nccl = "2.15.5" }
    "11.8.0-runtime-ubi7"        = { flavor = "runtime", nccl = "2.15.5" }
  }
}

image {
  cuda       = "11.8.0"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda11.8-1", "linux/arm64" = "cuda11.8-2", "linux/ppc64le" = "cuda11.8-2" }
  first_seen = "2022-10-05"
  source     = ["img"]
  rows = {
    "11.8.0-base-ubi8"           = { flavor = "base" }
    "11.8.0-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.9.6.50" }
    "11.8.0-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.9.6.50" }
    "11.8.0-devel-ubi8"          = { flavor = "devel", nccl = "2.15.5" }
    "11.8.0-runtime-ubi8"        = { flavor = "runtime", nccl = "2.15.5" }
  }
}

image {
  cuda       = "11.8.0"
  os         = "ubuntu18.04"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda11.8-3" }
  first_seen = "2022-10-05"
  source     = ["img"]
  rows = {
    "11.8.0-base-ubuntu18.04" = { flavor = "base" }
    "11.8.0-cudnn8-devel-ubuntu18.04" = {
      flavor    = "cudnn8-devel"
      cudnn     = "8.6.0.163"
      listed_by = ["cog 2026-08"]
    }
    "11.8.0-cudnn8-runtime-ubuntu18.04" = { flavor = "cudnn8-runtime", cudnn = "8.6.0.163" }
    "11.8.0-devel-ubuntu18.04"          = { flavor = "devel", nccl = "2.15.5" }
    "11.8.0-runtime-ubuntu18.04"        = { flavor = "runtime", nccl = "2.15.5" }
  }
}

image {
  cuda       = "11.8.0"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda11.8-1", "linux/arm64" = "cuda11.8-2" }
  first_seen = "2022-10-05"
  source     = ["img"]
  rows = {
    "11.8.0-base-ubuntu20.04" = { flavor = "base", os = "ubuntu20.04" }
    "11.8.0-cudnn8-devel-ubuntu20.04" = {
      flavor    = "cudnn8-devel"
      os        = "ubuntu20.04"
      cudnn     = "8.9.6.50"
      listed_by = ["cog 2026-08"]
    }
    "11.8.0-cudnn8-runtime-ubuntu20.04" = { flavor = "cudnn8-runtime", os = "ubuntu20.04", cudnn = "8.9.6.50" }
    "11.8.0-devel-ubuntu20.04"          = { flavor = "devel", os = "ubuntu20.04", nccl = "2.16.2" }
    "11.8.0-runtime-ubuntu20.04"        = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.16.2" }
    "11.8.0-base-ubuntu22.04"           = { flavor = "base", os = "ubuntu22.04" }
    "11.8.0-cudnn8-devel-ubuntu22.04" = {
      flavor    = "cudnn8-devel"
      os        = "ubuntu22.04"
      cudnn     = "8.9.6.50"
      listed_by = ["cog 2026-08"]
    }
    "11.8.0-cudnn8-runtime-ubuntu22.04" = { flavor = "cudnn8-runtime", os = "ubuntu22.04", cudnn = "8.9.6.50" }
    "11.8.0-devel-ubuntu22.04"          = { flavor = "devel", os = "ubuntu22.04", nccl = "2.15.5" }
    "11.8.0-runtime-ubuntu22.04"        = { flavor = "runtime", os = "ubuntu22.04", nccl = "2.15.5" }
  }
}

image {
  cuda       = "12.0.0"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda12.0-1" }
  first_seen = "2022-12-12"
  source     = ["img"]
  rows = {
    "12.0.0-base-centos7"           = { flavor = "base" }
    "12.0.0-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.8.0.121", first_seen = "2023-03-08" }
    "12.0.0-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.8.0.121", first_seen = "2023-03-08" }
    "12.0.0-devel-centos7"          = { flavor = "devel", nccl = "2.17.1" }
    "12.0.0-runtime-centos7"        = { flavor = "runtime", nccl = "2.17.1" }
  }
}

image {
  cuda       = "12.0.0"
  os         = "rockylinux8"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.0-1", "linux/arm64" = "cuda12.0-2" }
  first_seen = "2022-12-12"
  source     = ["img"]
  rows = {
    "12.0.0-base-rockylinux8"         = { flavor = "base" }
    "12.0.0-cudnn8-devel-rockylinux8" = { flavor = "cudnn8-devel", cudnn = "8.8.0.121", first_seen = "2023-03-08" }
    "12.0.0-cudnn8-runtime-rockylinux8" = {
      flavor     = "cudnn8-runtime"
      cudnn      = "8.8.0.121"
      first_seen = "2023-03-08"
    }
    "12.0.0-devel-rockylinux8"   = { flavor = "devel", nccl = "2.16.5" }
    "12.0.0-runtime-rockylinux8" = { flavor = "runtime", nccl = "2.16.5" }
  }
}

image {
  cuda       = "12.0.0"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda12.0-1" }
  first_seen = "2022-12-12"
  source     = ["img"]
  rows = {
    "12.0.0-base-ubi7"           = { flavor = "base" }
    "12.0.0-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.8.0.121", first_seen = "2023-03-08" }
    "12.0.0-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.8.0.121", first_seen = "2023-03-08" }
    "12.0.0-devel-ubi7"          = { flavor = "devel", nccl = "2.17.1" }
    "12.0.0-runtime-ubi7"        = { flavor = "runtime", nccl = "2.17.1" }
  }
}

image {
  cuda       = "12.0.0"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda12.0-1", "linux/arm64" = "cuda12.0-2", "linux/ppc64le" = "cuda12.0-2" }
  first_seen = "2022-12-12"
  source     = ["img"]
  rows = {
    "12.0.0-base-ubi8"           = { flavor = "base" }
    "12.0.0-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.8.0.121", first_seen = "2023-03-08" }
    "12.0.0-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.8.0.121", first_seen = "2023-03-08" }
    "12.0.0-devel-ubi8"          = { flavor = "devel", nccl = "2.16.5" }
    "12.0.0-runtime-ubi8"        = { flavor = "runtime", nccl = "2.16.5" }
  }
}

image {
  cuda       = "12.0.0"
  os         = "ubuntu18.04"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda12.0-3" }
  first_seen = "2022-12-12"
  source     = ["img"]
  rows = {
    "12.0.0-base-ubuntu18.04" = { flavor = "base" }
    "12.0.0-cudnn8-devel-ubuntu18.04" = {
      flavor     = "cudnn8-devel"
      cudnn      = "8.8.0.121"
      first_seen = "2023-03-08"
      listed_by  = ["cog 2026-08"]
    }
    "12.0.0-cudnn8-runtime-ubuntu18.04" = {
      flavor     = "cudnn8-runtime"
      cudnn      = "8.8.0.121"
      first_seen = "2023-03-08"
    }
    "12.0.0-devel-ubuntu18.04"   = { flavor = "devel" }
    "12.0.0-runtime-ubuntu18.04" = { flavor = "runtime" }
  }
}

image {
  cuda       = "12.0.0"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.0-1", "linux/arm64" = "cuda12.0-2" }
  first_seen = "2022-12-12"
  source     = ["img"]
  rows = {
    "12.0.0-base-ubuntu20.04" = { flavor = "base", os = "ubuntu20.04" }
    "12.0.0-cudnn8-devel-ubuntu20.04" = {
      flavor     = "cudnn8-devel"
      os         = "ubuntu20.04"
      cudnn      = "8.8.0.121"
      first_seen = "2023-03-08"
      listed_by  = ["cog 2026-08"]
    }
    "12.0.0-cudnn8-runtime-ubuntu20.04" = {
      flavor     = "cudnn8-runtime"
      os         = "ubuntu20.04"
      cudnn      = "8.8.0.121"
      first_seen = "2023-03-08"
    }
    "12.0.0-devel-ubuntu20.04"   = { flavor = "devel", os = "ubuntu20.04", nccl = "2.17.1" }
    "12.0.0-runtime-ubuntu20.04" = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.17.1" }
    "12.0.0-base-ubuntu22.04"    = { flavor = "base", os = "ubuntu22.04" }
    "12.0.0-cudnn8-devel-ubuntu22.04" = {
      flavor     = "cudnn8-devel"
      os         = "ubuntu22.04"
      cudnn      = "8.8.0.121"
      first_seen = "2023-03-08"
      listed_by  = ["cog 2026-08"]
    }
    "12.0.0-cudnn8-runtime-ubuntu22.04" = {
      flavor     = "cudnn8-runtime"
      os         = "ubuntu22.04"
      cudnn      = "8.8.0.121"
      first_seen = "2023-03-08"
    }
    "12.0.0-devel-ubuntu22.04"   = { flavor = "devel", os = "ubuntu22.04", nccl = "2.16.5" }
    "12.0.0-runtime-ubuntu22.04" = { flavor = "runtime", os = "ubuntu22.04", nccl = "2.16.5" }
  }
}

image {
  cuda       = "12.0.1"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda12.0-1" }
  first_seen = "2023-02-01"
  source     = ["img"]
  rows = {
    "12.0.1-base-centos7"           = { flavor = "base" }
    "12.0.1-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.8.0.121", first_seen = "2023-03-07" }
    "12.0.1-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.8.0.121", first_seen = "2023-03-07" }
    "12.0.1-devel-centos7"          = { flavor = "devel", nccl = "2.19.3" }
    "12.0.1-runtime-centos7"        = { flavor = "runtime", nccl = "2.19.3" }
  }
}

image {
  cuda       = "12.0.1"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.0-1", "linux/arm64" = "cuda12.0-2" }
  first_seen = "2023-02-01"
  source     = ["img"]
  rows = {
    "12.0.1-base-rockylinux8" = { flavor = "base", os = "rockylinux8" }
    "12.0.1-cudnn8-devel-rockylinux8" = {
      flavor     = "cudnn8-devel"
      os         = "rockylinux8"
      cudnn      = "8.8.0.121"
      first_seen = "2023-03-07"
    }
    "12.0.1-cudnn8-runtime-rockylinux8" = {
      flavor     = "cudnn8-runtime"
      os         = "rockylinux8"
      cudnn      = "8.8.0.121"
      first_seen = "2023-03-07"
    }
    "12.0.1-devel-rockylinux8"   = { flavor = "devel", os = "rockylinux8", nccl = "2.16.5" }
    "12.0.1-runtime-rockylinux8" = { flavor = "runtime", os = "rockylinux8", nccl = "2.16.5" }
    "12.0.1-base-rockylinux9"    = { flavor = "base", os = "rockylinux9" }
    "12.0.1-cudnn8-devel-rockylinux9" = {
      flavor     = "cudnn8-devel"
      os         = "rockylinux9"
      cudnn      = "8.8.0.121"
      first_seen = "2023-03-07"
    }
    "12.0.1-cudnn8-runtime-rockylinux9" = {
      flavor     = "cudnn8-runtime"
      os         = "rockylinux9"
      cudnn      = "8.8.0.121"
      first_seen = "2023-03-07"
    }
    "12.0.1-devel-rockylinux9"   = { flavor = "devel", os = "rockylinux9", nccl = "2.16.5" }
    "12.0.1-runtime-rockylinux9" = { flavor = "runtime", os = "rockylinux9", nccl = "2.16.5" }
  }
}

image {
  cuda       = "12.0.1"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda12.0-1" }
  first_seen = "2023-02-01"
  source     = ["img"]
  rows = {
    "12.0.1-base-ubi7"           = { flavor = "base" }
    "12.0.1-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.8.0.121", first_seen = "2023-03-07" }
    "12.0.1-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.8.0.121", first_seen = "2023-03-07" }
    "12.0.1-devel-ubi7"          = { flavor = "devel", nccl = "2.19.3" }
    "12.0.1-runtime-ubi7"        = { flavor = "runtime", nccl = "2.19.3" }
  }
}

image {
  cuda       = "12.0.1"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda12.0-1", "linux/arm64" = "cuda12.0-2", "linux/ppc64le" = "cuda12.0-2" }
  first_seen = "2023-02-01"
  source     = ["img"]
  rows = {
    "12.0.1-base-ubi8"           = { flavor = "base" }
    "12.0.1-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.8.0.121", first_seen = "2023-03-07" }
    "12.0.1-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.8.0.121", first_seen = "2023-03-07" }
    "12.0.1-devel-ubi8"          = { flavor = "devel", nccl = "2.16.5" }
    "12.0.1-runtime-ubi8"        = { flavor = "runtime", nccl = "2.16.5" }
  }
}

image {
  cuda       = "12.0.1"
  os         = "ubi9"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.0-1", "linux/arm64" = "cuda12.0-2" }
  first_seen = "2023-02-01"
  source     = ["img"]
  rows = {
    "12.0.1-base-ubi9"           = { flavor = "base" }
    "12.0.1-cudnn8-devel-ubi9"   = { flavor = "cudnn8-devel", cudnn = "8.8.0.121", first_seen = "2023-03-07" }
    "12.0.1-cudnn8-runtime-ubi9" = { flavor = "cudnn8-runtime", cudnn = "8.8.0.121", first_seen = "2023-03-07" }
    "12.0.1-devel-ubi9"          = { flavor = "devel", nccl = "2.16.5" }
    "12.0.1-runtime-ubi9"        = { flavor = "runtime", nccl = "2.16.5" }
  }
}

image {
  cuda       = "12.0.1"
  os         = "ubuntu18.04"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda12.0-3" }
  first_seen = "2023-02-01"
  source     = ["img"]
  rows = {
    "12.0.1-base-ubuntu18.04" = { flavor = "base" }
    "12.0.1-cudnn8-devel-ubuntu18.04" = {
      flavor     = "cudnn8-devel"
      cudnn      = "8.8.0.121"
      first_seen = "2023-03-07"
      listed_by  = ["cog 2026-08"]
    }
    "12.0.1-cudnn8-runtime-ubuntu18.04" = {
      flavor     = "cudnn8-runtime"
      cudnn      = "8.8.0.121"
      first_seen = "2023-03-07"
    }
    "12.0.1-devel-ubuntu18.04"   = { flavor = "devel" }
    "12.0.1-runtime-ubuntu18.04" = { flavor = "runtime" }
  }
}

image {
  cuda       = "12.0.1"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.0-1", "linux/arm64" = "cuda12.0-2" }
  first_seen = "2023-02-01"
  source     = ["img"]
  rows = {
    "12.0.1-base-ubuntu20.04" = { flavor = "base", os = "ubuntu20.04" }
    "12.0.1-cudnn8-devel-ubuntu20.04" = {
      flavor     = "cudnn8-devel"
      os         = "ubuntu20.04"
      cudnn      = "8.8.0.121"
      first_seen = "2023-03-07"
      listed_by  = ["cog 2026-08"]
    }
    "12.0.1-cudnn8-runtime-ubuntu20.04" = {
      flavor     = "cudnn8-runtime"
      os         = "ubuntu20.04"
      cudnn      = "8.8.0.121"
      first_seen = "2023-03-07"
    }
    "12.0.1-devel-ubuntu20.04"   = { flavor = "devel", os = "ubuntu20.04", nccl = "2.19.3" }
    "12.0.1-runtime-ubuntu20.04" = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.19.3" }
    "12.0.1-base-ubuntu22.04"    = { flavor = "base", os = "ubuntu22.04" }
    "12.0.1-cudnn8-devel-ubuntu22.04" = {
      flavor     = "cudnn8-devel"
      os         = "ubuntu22.04"
      cudnn      = "8.8.0.121"
      first_seen = "2023-03-07"
      listed_by  = ["cog 2026-08"]
    }
    "12.0.1-cudnn8-runtime-ubuntu22.04" = {
      flavor     = "cudnn8-runtime"
      os         = "ubuntu22.04"
      cudnn      = "8.8.0.121"
      first_seen = "2023-03-07"
    }
    "12.0.1-devel-ubuntu22.04"   = { flavor = "devel", os = "ubuntu22.04", nccl = "2.16.5" }
    "12.0.1-runtime-ubuntu22.04" = { flavor = "runtime", os = "ubuntu22.04", nccl = "2.16.5" }
  }
}

image {
  cuda       = "12.1.0"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda12.1-1" }
  first_seen = "2023-03-07"
  source     = ["img"]
  rows = {
    "12.1.0-base-centos7"           = { flavor = "base" }
    "12.1.0-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.9.0.131", first_seen = "2023-04-27" }
    "12.1.0-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.9.0.131", first_seen = "2023-04-27" }
    "12.1.0-devel-centos7"          = { flavor = "devel", nccl = "2.17.1" }
    "12.1.0-runtime-centos7"        = { flavor = "runtime", nccl = "2.17.1" }
  }
}

image {
  cuda       = "12.1.0"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.1-1", "linux/arm64" = "cuda12.1-2" }
  first_seen = "2023-03-07"
  source     = ["img"]
  rows = {
    "12.1.0-base-rockylinux8" = { flavor = "base", os = "rockylinux8" }
    "12.1.0-cudnn8-devel-rockylinux8" = {
      flavor     = "cudnn8-devel"
      os         = "rockylinux8"
      cudnn      = "8.9.0.131"
      first_seen = "2023-04-27"
    }
    "12.1.0-cudnn8-runtime-rockylinux8" = {
      flavor     = "cudnn8-runtime"
      os         = "rockylinux8"
      cudnn      = "8.9.0.131"
      first_seen = "2023-04-27"
    }
    "12.1.0-devel-rockylinux8"   = { flavor = "devel", os = "rockylinux8", nccl = "2.17.1" }
    "12.1.0-runtime-rockylinux8" = { flavor = "runtime", os = "rockylinux8", nccl = "2.17.1" }
    "12.1.0-base-rockylinux9"    = { flavor = "base", os = "rockylinux9" }
    "12.1.0-cudnn8-devel-rockylinux9" = {
      flavor     = "cudnn8-devel"
      os         = "rockylinux9"
      cudnn      = "8.9.0.131"
      first_seen = "2023-04-27"
    }
    "12.1.0-cudnn8-runtime-rockylinux9" = {
      flavor     = "cudnn8-runtime"
      os         = "rockylinux9"
      cudnn      = "8.9.0.131"
      first_seen = "2023-04-27"
    }
    "12.1.0-devel-rockylinux9"   = { flavor = "devel", os = "rockylinux9", nccl = "2.17.1" }
    "12.1.0-runtime-rockylinux9" = { flavor = "runtime", os = "rockylinux9", nccl = "2.17.1" }
  }
}

image {
  cuda       = "12.1.0"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda12.1-1" }
  first_seen = "2023-03-07"
  source     = ["img"]
  rows = {
    "12.1.0-base-ubi7"           = { flavor = "base" }
    "12.1.0-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.9.0.131", first_seen = "2023-04-27" }
    "12.1.0-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.9.0.131", first_seen = "2023-04-27" }
    "12.1.0-devel-ubi7"          = { flavor = "devel", nccl = "2.17.1" }
    "12.1.0-runtime-ubi7"        = { flavor = "runtime", nccl = "2.17.1" }
  }
}

image {
  cuda       = "12.1.0"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda12.1-1", "linux/arm64" = "cuda12.1-2", "linux/ppc64le" = "cuda12.1-2" }
  first_seen = "2023-03-07"
  source     = ["img"]
  rows = {
    "12.1.0-base-ubi8"           = { flavor = "base" }
    "12.1.0-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.9.0.131", first_seen = "2023-04-27" }
    "12.1.0-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.9.0.131", first_seen = "2023-04-27" }
    "12.1.0-devel-ubi8"          = { flavor = "devel", nccl = "2.17.1" }
    "12.1.0-runtime-ubi8"        = { flavor = "runtime", nccl = "2.17.1" }
  }
}

image {
  cuda       = "12.1.0"
  os         = "ubi9"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.1-1", "linux/arm64" = "cuda12.1-2" }
  first_seen = "2023-03-07"
  source     = ["img"]
  rows = {
    "12.1.0-base-ubi9"           = { flavor = "base" }
    "12.1.0-cudnn8-devel-ubi9"   = { flavor = "cudnn8-devel", cudnn = "8.9.0.131", first_seen = "2023-04-27" }
    "12.1.0-cudnn8-runtime-ubi9" = { flavor = "cudnn8-runtime", cudnn = "8.9.0.131", first_seen = "2023-04-27" }
    "12.1.0-devel-ubi9"          = { flavor = "devel", nccl = "2.17.1" }
    "12.1.0-runtime-ubi9"        = { flavor = "runtime", nccl = "2.17.1" }
  }
}

image {
  cuda       = "12.1.0"
  os         = "ubuntu18.04"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda12.1-3" }
  first_seen = "2023-03-07"
  source     = ["img"]
  rows = {
    "12.1.0-base-ubuntu18.04"    = { flavor = "base" }
    "12.1.0-devel-ubuntu18.04"   = { flavor = "devel" }
    "12.1.0-runtime-ubuntu18.04" = { flavor = "runtime" }
  }
}

image {
  cuda       = "12.1.0"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.1-1", "linux/arm64" = "cuda12.1-2" }
  first_seen = "2023-03-07"
  source     = ["img"]
  rows = {
    "12.1.0-base-ubuntu20.04" = { flavor = "base", os = "ubuntu20.04" }
    "12.1.0-cudnn8-devel-ubuntu20.04" = {
      flavor     = "cudnn8-devel"
      os         = "ubuntu20.04"
      cudnn      = "8.9.0.131"
      first_seen = "2023-04-27"
      listed_by  = ["cog 2026-08"]
    }
    "12.1.0-cudnn8-runtime-ubuntu20.04" = {
      flavor     = "cudnn8-runtime"
      os         = "ubuntu20.04"
      cudnn      = "8.9.0.131"
      first_seen = "2023-04-27"
    }
    "12.1.0-devel-ubuntu20.04"   = { flavor = "devel", os = "ubuntu20.04", nccl = "2.17.1" }
    "12.1.0-runtime-ubuntu20.04" = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.17.1" }
    "12.1.0-base-ubuntu22.04"    = { flavor = "base", os = "ubuntu22.04" }
    "12.1.0-cudnn8-devel-ubuntu22.04" = {
      flavor     = "cudnn8-devel"
      os         = "ubuntu22.04"
      cudnn      = "8.9.0.131"
      first_seen = "2023-04-27"
      listed_by  = ["cog 2026-08"]
    }
    "12.1.0-cudnn8-runtime-ubuntu22.04" = {
      flavor     = "cudnn8-runtime"
      os         = "ubuntu22.04"
      cudnn      = "8.9.0.131"
      first_seen = "2023-04-27"
    }
    "12.1.0-devel-ubuntu22.04"   = { flavor = "devel", os = "ubuntu22.04", nccl = "2.17.1" }
    "12.1.0-runtime-ubuntu22.04" = { flavor = "runtime", os = "ubuntu22.04", nccl = "2.17.1" }
  }
}

image {
  cuda       = "12.1.1"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda12.1-1" }
  first_seen = "2023-04-27"
  source     = ["img"]
  rows = {
    "12.1.1-base-centos7"           = { flavor = "base" }
    "12.1.1-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.9.0.131" }
    "12.1.1-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.9.0.131" }
    "12.1.1-devel-centos7"          = { flavor = "devel", nccl = "2.17.1" }
    "12.1.1-runtime-centos7"        = { flavor = "runtime", nccl = "2.17.1" }
  }
}

image {
  cuda       = "12.1.1"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.1-1", "linux/arm64" = "cuda12.1-2" }
  first_seen = "2023-04-27"
  source     = ["img"]
  rows = {
    "12.1.1-base-rockylinux8"           = { flavor = "base", os = "rockylinux8" }
    "12.1.1-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", os = "rockylinux8", cudnn = "8.9.0.131" }
    "12.1.1-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", os = "rockylinux8", cudnn = "8.9.0.131" }
    "12.1.1-devel-rockylinux8"          = { flavor = "devel", os = "rockylinux8", nccl = "2.17.1" }
    "12.1.1-runtime-rockylinux8"        = { flavor = "runtime", os = "rockylinux8", nccl = "2.17.1" }
    "12.1.1-base-rockylinux9"           = { flavor = "base", os = "rockylinux9" }
    "12.1.1-cudnn8-devel-rockylinux9"   = { flavor = "cudnn8-devel", os = "rockylinux9", cudnn = "8.9.0.131" }
    "12.1.1-cudnn8-runtime-rockylinux9" = { flavor = "cudnn8-runtime", os = "rockylinux9", cudnn = "8.9.0.131" }
    "12.1.1-devel-rockylinux9"          = { flavor = "devel", os = "rockylinux9", nccl = "2.17.1" }
    "12.1.1-runtime-rockylinux9"        = { flavor = "runtime", os = "rockylinux9", nccl = "2.17.1" }
  }
}

image {
  cuda       = "12.1.1"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda12.1-1" }
  first_seen = "2023-04-27"
  source     = ["img"]
  rows = {
    "12.1.1-base-ubi7"           = { flavor = "base" }
    "12.1.1-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.9.0.131" }
    "12.1.1-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.9.0.131" }
    "12.1.1-devel-ubi7"          = { flavor = "devel", nccl = "2.17.1" }
    "12.1.1-runtime-ubi7"        = { flavor = "runtime", nccl = "2.17.1" }
  }
}

image {
  cuda       = "12.1.1"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda12.1-1", "linux/arm64" = "cuda12.1-2", "linux/ppc64le" = "cuda12.1-2" }
  first_seen = "2023-04-27"
  source     = ["img"]
  rows = {
    "12.1.1-base-ubi8"           = { flavor = "base" }
    "12.1.1-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.9.0.131" }
    "12.1.1-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.9.0.131" }
    "12.1.1-devel-ubi8"          = { flavor = "devel", nccl = "2.17.1" }
    "12.1.1-runtime-ubi8"        = { flavor = "runtime", nccl = "2.17.1" }
  }
}

image {
  cuda       = "12.1.1"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.1-1", "linux/arm64" = "cuda12.1-2" }
  first_seen = "2023-04-27"
  source     = ["img"]
  rows = {
    "12.1.1-base-ubi9"           = { flavor = "base", os = "ubi9" }
    "12.1.1-cudnn8-devel-ubi9"   = { flavor = "cudnn8-devel", os = "ubi9", cudnn = "8.9.0.131" }
    "12.1.1-cudnn8-runtime-ubi9" = { flavor = "cudnn8-runtime", os = "ubi9", cudnn = "8.9.0.131" }
    "12.1.1-devel-ubi9"          = { flavor = "devel", os = "ubi9", nccl = "2.17.1" }
    "12.1.1-runtime-ubi9"        = { flavor = "runtime", os = "ubi9", nccl = "2.17.1" }
    "12.1.1-base-ubuntu20.04"    = { flavor = "base", os = "ubuntu20.04" }
    "12.1.1-cudnn8-devel-ubuntu20.04" = {
      flavor    = "cudnn8-devel"
      os        = "ubuntu20.04"
      cudnn     = "8.9.0.131"
      listed_by = ["cog 2026-08"]
    }
    "12.1.1-cudnn8-runtime-ubuntu20.04" = { flavor = "cudnn8-runtime", os = "ubuntu20.04", cudnn = "8.9.0.131" }
    "12.1.1-devel-ubuntu20.04"          = { flavor = "devel", os = "ubuntu20.04", nccl = "2.17.1" }
    "12.1.1-runtime-ubuntu20.04"        = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.17.1" }
    "12.1.1-base-ubuntu22.04"           = { flavor = "base", os = "ubuntu22.04" }
    "12.1.1-cudnn8-devel-ubuntu22.04" = {
      flavor    = "cudnn8-devel"
      os        = "ubuntu22.04"
      cudnn     = "8.9.0.131"
      listed_by = ["cog 2026-08"]
    }
    "12.1.1-cudnn8-runtime-ubuntu22.04" = { flavor = "cudnn8-runtime", os = "ubuntu22.04", cudnn = "8.9.0.131" }
    "12.1.1-devel-ubuntu22.04"          = { flavor = "devel", os = "ubuntu22.04", nccl = "2.17.1" }
    "12.1.1-runtime-ubuntu22.04"        = { flavor = "runtime", os = "ubuntu22.04", nccl = "2.17.1" }
  }
}

image {
  cuda       = "12.2.0"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.2-1", "linux/arm64" = "cuda12.2-2" }
  first_seen = "2023-06-29"
  source     = ["img"]
  rows = {
    "12.2.0-base-centos7" = {
      without   = ["gate"]
      flavor    = "base"
      os        = "centos7"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda12.2-1" }
    }
    "12.2.0-devel-centos7" = {
      without   = ["gate"]
      flavor    = "devel"
      os        = "centos7"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda12.2-1" }
    }
    "12.2.0-runtime-centos7" = {
      without   = ["gate"]
      flavor    = "runtime"
      os        = "centos7"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda12.2-1" }
    }
    "12.2.0-base-rockylinux8"    = { flavor = "base", os = "rockylinux8" }
    "12.2.0-devel-rockylinux8"   = { flavor = "devel", os = "rockylinux8" }
    "12.2.0-runtime-rockylinux8" = { flavor = "runtime", os = "rockylinux8" }
    "12.2.0-base-rockylinux9"    = { flavor = "base", os = "rockylinux9" }
    "12.2.0-devel-rockylinux9"   = { flavor = "devel", os = "rockylinux9" }
    "12.2.0-runtime-rockylinux9" = { flavor = "runtime", os = "rockylinux9" }
    "12.2.0-base-ubi7" = {
      without   = ["gate"]
      flavor    = "base"
      os        = "ubi7"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda12.2-1" }
    }
    "12.2.0-devel-ubi7" = {
      without   = ["gate"]
      flavor    = "devel"
      os        = "ubi7"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda12.2-1" }
    }
    "12.2.0-runtime-ubi7" = {
      without   = ["gate"]
      flavor    = "runtime"
      os        = "ubi7"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda12.2-1" }
    }
    "12.2.0-base-ubi8" = {
      flavor    = "base"
      os        = "ubi8"
      platforms = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
      gate      = { "linux/ppc64le" = "cuda12.2-2" }
    }
    "12.2.0-devel-ubi8" = {
      flavor    = "devel"
      os        = "ubi8"
      platforms = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
      gate      = { "linux/ppc64le" = "cuda12.2-2" }
    }
    "12.2.0-runtime-ubi8" = {
      flavor    = "runtime"
      os        = "ubi8"
      platforms = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
      gate      = { "linux/ppc64le" = "cuda12.2-2" }
    }
    "12.2.0-base-ubi9"           = { flavor = "base", os = "ubi9" }
    "12.2.0-devel-ubi9"          = { flavor = "devel", os = "ubi9" }
    "12.2.0-runtime-ubi9"        = { flavor = "runtime", os = "ubi9" }
    "12.2.0-base-ubuntu20.04"    = { flavor = "base", os = "ubuntu20.04" }
    "12.2.0-devel-ubuntu20.04"   = { flavor = "devel", os = "ubuntu20.04" }
    "12.2.0-runtime-ubuntu20.04" = { flavor = "runtime", os = "ubuntu20.04" }
    "12.2.0-base-ubuntu22.04"    = { flavor = "base", os = "ubuntu22.04" }
    "12.2.0-devel-ubuntu22.04"   = { flavor = "devel", os = "ubuntu22.04" }
    "12.2.0-runtime-ubuntu22.04" = { flavor = "runtime", os = "ubuntu22.04" }
  }
}

image {
  cuda       = "12.2.2"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda12.2-1" }
  first_seen = "2023-10-18"
  source     = ["img"]
  rows = {
    "12.2.2-base-centos7"           = { flavor = "base" }
    "12.2.2-cudnn8-devel-centos7"   = { flavor = "cudnn8-devel", cudnn = "8.9.6.50" }
    "12.2.2-cudnn8-runtime-centos7" = { flavor = "cudnn8-runtime", cudnn = "8.9.6.50" }
    "12.2.2-devel-centos7"          = { flavor = "devel", nccl = "2.19.3" }
    "12.2.2-runtime-centos7"        = { flavor = "runtime", nccl = "2.19.3" }
  }
}

image {
  cuda       = "12.2.2"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.2-1", "linux/arm64" = "cuda12.2-2" }
  first_seen = "2023-10-18"
  source     = ["img"]
  rows = {
    "12.2.2-base-rockylinux8"           = { flavor = "base", os = "rockylinux8" }
    "12.2.2-cudnn8-devel-rockylinux8"   = { flavor = "cudnn8-devel", os = "rockylinux8", cudnn = "8.9.6.50" }
    "12.2.2-cudnn8-runtime-rockylinux8" = { flavor = "cudnn8-runtime", os = "rockylinux8", cudnn = "8.9.6.50" }
    "12.2.2-devel-rockylinux8"          = { flavor = "devel", os = "rockylinux8", nccl = "2.19.3" }
    "12.2.2-runtime-rockylinux8"        = { flavor = "runtime", os = "rockylinux8", nccl = "2.19.3" }
    "12.2.2-base-rockylinux9"           = { flavor = "base", os = "rockylinux9" }
    "12.2.2-cudnn8-devel-rockylinux9"   = { flavor = "cudnn8-devel", os = "rockylinux9", cudnn = "8.9.6.50" }
    "12.2.2-cudnn8-runtime-rockylinux9" = { flavor = "cudnn8-runtime", os = "rockylinux9", cudnn = "8.9.6.50" }
    "12.2.2-devel-rockylinux9"          = { flavor = "devel", os = "rockylinux9", nccl = "2.19.3" }
    "12.2.2-runtime-rockylinux9"        = { flavor = "runtime", os = "rockylinux9", nccl = "2.19.3" }
  }
}

image {
  cuda       = "12.2.2"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda12.2-1" }
  first_seen = "2023-10-18"
  source     = ["img"]
  rows = {
    "12.2.2-base-ubi7"           = { flavor = "base" }
    "12.2.2-cudnn8-devel-ubi7"   = { flavor = "cudnn8-devel", cudnn = "8.9.6.50" }
    "12.2.2-cudnn8-runtime-ubi7" = { flavor = "cudnn8-runtime", cudnn = "8.9.6.50" }
    "12.2.2-devel-ubi7"          = { flavor = "devel", nccl = "2.19.3" }
    "12.2.2-runtime-ubi7"        = { flavor = "runtime", nccl = "2.19.3" }
  }
}

image {
  cuda       = "12.2.2"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda12.2-1", "linux/arm64" = "cuda12.2-2", "linux/ppc64le" = "cuda12.2-2" }
  first_seen = "2023-10-18"
  source     = ["img"]
  rows = {
    "12.2.2-base-ubi8"           = { flavor = "base" }
    "12.2.2-cudnn8-devel-ubi8"   = { flavor = "cudnn8-devel", cudnn = "8.9.6.50" }
    "12.2.2-cudnn8-runtime-ubi8" = { flavor = "cudnn8-runtime", cudnn = "8.9.6.50" }
    "12.2.2-devel-ubi8"          = { flavor = "devel", nccl = "2.19.3" }
    "12.2.2-runtime-ubi8"        = { flavor = "runtime", nccl = "2.19.3" }
  }
}

image {
  cuda       = "12.2.2"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.2-1", "linux/arm64" = "cuda12.2-2" }
  first_seen = "2023-10-18"
  source     = ["img"]
  rows = {
    "12.2.2-base-ubi9"           = { flavor = "base", os = "ubi9" }
    "12.2.2-cudnn8-devel-ubi9"   = { flavor = "cudnn8-devel", os = "ubi9", cudnn = "8.9.6.50" }
    "12.2.2-cudnn8-runtime-ubi9" = { flavor = "cudnn8-runtime", os = "ubi9", cudnn = "8.9.6.50" }
    "12.2.2-devel-ubi9"          = { flavor = "devel", os = "ubi9", nccl = "2.19.3" }
    "12.2.2-runtime-ubi9"        = { flavor = "runtime", os = "ubi9", nccl = "2.19.3" }
    "12.2.2-base-ubuntu20.04"    = { flavor = "base", os = "ubuntu20.04" }
    "12.2.2-cudnn8-devel-ubuntu20.04" = {
      flavor    = "cudnn8-devel"
      os        = "ubuntu20.04"
      cudnn     = "8.9.6.50"
      listed_by = ["cog 2026-08"]
    }
    "12.2.2-cudnn8-runtime-ubuntu20.04" = { flavor = "cudnn8-runtime", os = "ubuntu20.04", cudnn = "8.9.6.50" }
    "12.2.2-devel-ubuntu20.04"          = { flavor = "devel", os = "ubuntu20.04", nccl = "2.19.3" }
    "12.2.2-runtime-ubuntu20.04"        = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.19.3" }
    "12.2.2-base-ubuntu22.04"           = { flavor = "base", os = "ubuntu22.04" }
    "12.2.2-cudnn8-devel-ubuntu22.04" = {
      flavor    = "cudnn8-devel"
      os        = "ubuntu22.04"
      cudnn     = "8.9.6.50"
      listed_by = ["cog 2026-08"]
    }
    "12.2.2-cudnn8-runtime-ubuntu22.04" = { flavor = "cudnn8-runtime", os = "ubuntu22.04", cudnn = "8.9.6.50" }
    "12.2.2-devel-ubuntu22.04"          = { flavor = "devel", os = "ubuntu22.04", nccl = "2.19.3" }
    "12.2.2-runtime-ubuntu22.04"        = { flavor = "runtime", os = "ubuntu22.04", nccl = "2.19.3" }
  }
}

image {
  cuda       = "12.3.0"
  nccl       = "2.19.3"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.3-1" }
  first_seen = "2023-11-08"
  source     = ["img"]
  rows = {
    "12.3.0-base-centos7" = {
      without   = ["nccl"]
      flavor    = "base"
      os        = "centos7"
      platforms = ["linux/amd64"]
    }
    "12.3.0-devel-centos7"       = { flavor = "devel", os = "centos7", platforms = ["linux/amd64"] }
    "12.3.0-runtime-centos7"     = { flavor = "runtime", os = "centos7", platforms = ["linux/amd64"] }
    "12.3.0-base-rockylinux8"    = { without = ["nccl"], flavor = "base", os = "rockylinux8" }
    "12.3.0-devel-rockylinux8"   = { flavor = "devel", os = "rockylinux8" }
    "12.3.0-runtime-rockylinux8" = { flavor = "runtime", os = "rockylinux8" }
    "12.3.0-base-rockylinux9"    = { without = ["nccl"], flavor = "base", os = "rockylinux9" }
    "12.3.0-devel-rockylinux9"   = { flavor = "devel", os = "rockylinux9" }
    "12.3.0-runtime-rockylinux9" = { flavor = "runtime", os = "rockylinux9" }
    "12.3.0-base-ubi7"           = { without = ["nccl"], flavor = "base", os = "ubi7", platforms = ["linux/amd64"] }
    "12.3.0-devel-ubi7"          = { flavor = "devel", os = "ubi7", platforms = ["linux/amd64"] }
    "12.3.0-runtime-ubi7"        = { flavor = "runtime", os = "ubi7", platforms = ["linux/amd64"] }
    "12.3.0-base-ubi8" = {
      without   = ["nccl"]
      flavor    = "base"
      os        = "ubi8"
      platforms = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
    }
    "12.3.0-devel-ubi8" = {
      flavor    = "devel"
      os        = "ubi8"
      platforms = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
    }
    "12.3.0-runtime-ubi8" = {
      flavor    = "runtime"
      os        = "ubi8"
      platforms = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
    }
    "12.3.0-base-ubi9"           = { without = ["nccl"], flavor = "base", os = "ubi9" }
    "12.3.0-devel-ubi9"          = { flavor = "devel", os = "ubi9" }
    "12.3.0-runtime-ubi9"        = { flavor = "runtime", os = "ubi9" }
    "12.3.0-base-ubuntu20.04"    = { without = ["nccl"], flavor = "base", os = "ubuntu20.04" }
    "12.3.0-devel-ubuntu20.04"   = { flavor = "devel", os = "ubuntu20.04" }
    "12.3.0-runtime-ubuntu20.04" = { flavor = "runtime", os = "ubuntu20.04" }
    "12.3.0-base-ubuntu22.04"    = { without = ["nccl"], flavor = "base", os = "ubuntu22.04" }
    "12.3.0-devel-ubuntu22.04"   = { flavor = "devel", os = "ubuntu22.04" }
    "12.3.0-runtime-ubuntu22.04" = { flavor = "runtime", os = "ubuntu22.04" }
  }
}

image {
  cuda       = "12.3.1"
  nccl       = "2.19.3"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.3-1" }
  first_seen = "2023-12-05"
  source     = ["img"]
  rows = {
    "12.3.1-base-centos7" = {
      without   = ["nccl"]
      flavor    = "base"
      os        = "centos7"
      platforms = ["linux/amd64"]
    }
    "12.3.1-devel-centos7"       = { flavor = "devel", os = "centos7", platforms = ["linux/amd64"] }
    "12.3.1-runtime-centos7"     = { flavor = "runtime", os = "centos7", platforms = ["linux/amd64"] }
    "12.3.1-base-rockylinux8"    = { without = ["nccl"], flavor = "base", os = "rockylinux8" }
    "12.3.1-devel-rockylinux8"   = { flavor = "devel", os = "rockylinux8" }
    "12.3.1-runtime-rockylinux8" = { flavor = "runtime", os = "rockylinux8" }
    "12.3.1-base-rockylinux9"    = { without = ["nccl"], flavor = "base", os = "rockylinux9" }
    "12.3.1-devel-rockylinux9"   = { flavor = "devel", os = "rockylinux9" }
    "12.3.1-runtime-rockylinux9" = { flavor = "runtime", os = "rockylinux9" }
    "12.3.1-base-ubi7"           = { without = ["nccl"], flavor = "base", os = "ubi7", platforms = ["linux/amd64"] }
    "12.3.1-devel-ubi7"          = { flavor = "devel", os = "ubi7", platforms = ["linux/amd64"] }
    "12.3.1-runtime-ubi7"        = { flavor = "runtime", os = "ubi7", platforms = ["linux/amd64"] }
    "12.3.1-base-ubi8" = {
      without   = ["nccl"]
      flavor    = "base"
      os        = "ubi8"
      platforms = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
    }
    "12.3.1-devel-ubi8" = {
      flavor    = "devel"
      os        = "ubi8"
      platforms = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
    }
    "12.3.1-runtime-ubi8" = {
      flavor    = "runtime"
      os        = "ubi8"
      platforms = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
    }
    "12.3.1-base-ubi9"           = { without = ["nccl"], flavor = "base", os = "ubi9" }
    "12.3.1-devel-ubi9"          = { flavor = "devel", os = "ubi9" }
    "12.3.1-runtime-ubi9"        = { flavor = "runtime", os = "ubi9" }
    "12.3.1-base-ubuntu20.04"    = { without = ["nccl"], flavor = "base", os = "ubuntu20.04" }
    "12.3.1-devel-ubuntu20.04"   = { flavor = "devel", os = "ubuntu20.04" }
    "12.3.1-runtime-ubuntu20.04" = { flavor = "runtime", os = "ubuntu20.04" }
    "12.3.1-base-ubuntu22.04"    = { without = ["nccl"], flavor = "base", os = "ubuntu22.04" }
    "12.3.1-devel-ubuntu22.04"   = { flavor = "devel", os = "ubuntu22.04" }
    "12.3.1-runtime-ubuntu22.04" = { flavor = "runtime", os = "ubuntu22.04" }
  }
}

image {
  cuda       = "12.3.2"
  os         = "centos7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda12.3-1" }
  first_seen = "2024-02-27"
  source     = ["img"]
  rows = {
    "12.3.2-base-centos7"           = { flavor = "base" }
    "12.3.2-cudnn9-devel-centos7"   = { flavor = "cudnn9-devel", cudnn = "9.0.0.312" }
    "12.3.2-cudnn9-runtime-centos7" = { flavor = "cudnn9-runtime", cudnn = "9.0.0.312" }
    "12.3.2-devel-centos7"          = { flavor = "devel", nccl = "2.20.3" }
    "12.3.2-runtime-centos7"        = { flavor = "runtime", nccl = "2.20.3" }
  }
}

image {
  cuda       = "12.3.2"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.3-1" }
  first_seen = "2024-02-27"
  source     = ["img"]
  rows = {
    "12.3.2-base-rockylinux8"           = { flavor = "base", os = "rockylinux8" }
    "12.3.2-cudnn9-devel-rockylinux8"   = { flavor = "cudnn9-devel", os = "rockylinux8", cudnn = "9.0.0.312" }
    "12.3.2-cudnn9-runtime-rockylinux8" = { flavor = "cudnn9-runtime", os = "rockylinux8", cudnn = "9.0.0.312" }
    "12.3.2-devel-rockylinux8"          = { flavor = "devel", os = "rockylinux8", nccl = "2.20.3" }
    "12.3.2-runtime-rockylinux8"        = { flavor = "runtime", os = "rockylinux8", nccl = "2.20.3" }
    "12.3.2-base-rockylinux9"           = { flavor = "base", os = "rockylinux9" }
    "12.3.2-cudnn9-devel-rockylinux9"   = { flavor = "cudnn9-devel", os = "rockylinux9", cudnn = "9.0.0.312" }
    "12.3.2-cudnn9-runtime-rockylinux9" = { flavor = "cudnn9-runtime", os = "rockylinux9", cudnn = "9.0.0.312" }
    "12.3.2-devel-rockylinux9"          = { flavor = "devel", os = "rockylinux9", nccl = "2.20.3" }
    "12.3.2-runtime-rockylinux9"        = { flavor = "runtime", os = "rockylinux9", nccl = "2.20.3" }
  }
}

image {
  cuda       = "12.3.2"
  os         = "ubi7"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda12.3-1" }
  first_seen = "2024-02-27"
  source     = ["img"]
  rows = {
    "12.3.2-base-ubi7"           = { flavor = "base" }
    "12.3.2-cudnn9-devel-ubi7"   = { flavor = "cudnn9-devel", cudnn = "9.0.0.312" }
    "12.3.2-cudnn9-runtime-ubi7" = { flavor = "cudnn9-runtime", cudnn = "9.0.0.312" }
    "12.3.2-devel-ubi7"          = { flavor = "devel", nccl = "2.20.3" }
    "12.3.2-runtime-ubi7"        = { flavor = "runtime", nccl = "2.20.3" }
  }
}

image {
  cuda       = "12.3.2"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda12.3-1" }
  first_seen = "2024-02-27"
  source     = ["img"]
  rows = {
    "12.3.2-base-ubi8"           = { flavor = "base" }
    "12.3.2-cudnn9-devel-ubi8"   = { flavor = "cudnn9-devel", cudnn = "9.0.0.312" }
    "12.3.2-cudnn9-runtime-ubi8" = { flavor = "cudnn9-runtime", cudnn = "9.0.0.312" }
    "12.3.2-devel-ubi8"          = { flavor = "devel", nccl = "2.20.3" }
    "12.3.2-runtime-ubi8"        = { flavor = "runtime", nccl = "2.20.3" }
  }
}

image {
  cuda       = "12.3.2"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.3-1" }
  first_seen = "2024-02-27"
  source     = ["img"]
  rows = {
    "12.3.2-base-ubi9"           = { flavor = "base", os = "ubi9" }
    "12.3.2-cudnn9-devel-ubi9"   = { flavor = "cudnn9-devel", os = "ubi9", cudnn = "9.0.0.312" }
    "12.3.2-cudnn9-runtime-ubi9" = { flavor = "cudnn9-runtime", os = "ubi9", cudnn = "9.0.0.312" }
    "12.3.2-devel-ubi9"          = { flavor = "devel", os = "ubi9", nccl = "2.20.3" }
    "12.3.2-runtime-ubi9"        = { flavor = "runtime", os = "ubi9", nccl = "2.20.3" }
    "12.3.2-base-ubuntu20.04"    = { flavor = "base", os = "ubuntu20.04" }
    "12.3.2-cudnn9-devel-ubuntu20.04" = {
      flavor    = "cudnn9-devel"
      os        = "ubuntu20.04"
      cudnn     = "9.0.0.312"
      listed_by = ["cog 2026-08"]
    }
    "12.3.2-cudnn9-runtime-ubuntu20.04" = { flavor = "cudnn9-runtime", os = "ubuntu20.04", cudnn = "9.0.0.312" }
    "12.3.2-devel-ubuntu20.04"          = { flavor = "devel", os = "ubuntu20.04", nccl = "2.20.3" }
    "12.3.2-runtime-ubuntu20.04"        = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.20.3" }
    "12.3.2-base-ubuntu22.04"           = { flavor = "base", os = "ubuntu22.04" }
    "12.3.2-cudnn9-devel-ubuntu22.04" = {
      flavor    = "cudnn9-devel"
      os        = "ubuntu22.04"
      cudnn     = "9.0.0.312"
      listed_by = ["cog 2026-08"]
    }
    "12.3.2-cudnn9-runtime-ubuntu22.04" = { flavor = "cudnn9-runtime", os = "ubuntu22.04", cudnn = "9.0.0.312" }
    "12.3.2-devel-ubuntu22.04"          = { flavor = "devel", os = "ubuntu22.04", nccl = "2.20.3" }
    "12.3.2-runtime-ubuntu22.04"        = { flavor = "runtime", os = "ubuntu22.04", nccl = "2.20.3" }
  }
}

image {
  cuda       = "12.4.0"
  nccl       = "2.20.5"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.4-1", "linux/arm64" = "cuda12.4-1" }
  first_seen = "2024-04-05"
  source     = ["img"]
  rows = {
    "12.4.0-base-centos7" = {
      without   = ["nccl", "gate"]
      flavor    = "base"
      os        = "centos7"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda12.4-1" }
    }
    "12.4.0-devel-centos7" = {
      without   = ["gate"]
      flavor    = "devel"
      os        = "centos7"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda12.4-1" }
    }
    "12.4.0-runtime-centos7" = {
      without   = ["gate"]
      flavor    = "runtime"
      os        = "centos7"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda12.4-1" }
    }
    "12.4.0-base-rockylinux8"    = { without = ["nccl"], flavor = "base", os = "rockylinux8" }
    "12.4.0-devel-rockylinux8"   = { flavor = "devel", os = "rockylinux8" }
    "12.4.0-runtime-rockylinux8" = { flavor = "runtime", os = "rockylinux8" }
    "12.4.0-base-rockylinux9"    = { without = ["nccl"], flavor = "base", os = "rockylinux9" }
    "12.4.0-devel-rockylinux9"   = { flavor = "devel", os = "rockylinux9" }
    "12.4.0-runtime-rockylinux9" = { flavor = "runtime", os = "rockylinux9" }
    "12.4.0-base-ubi7" = {
      without   = ["nccl", "gate"]
      flavor    = "base"
      os        = "ubi7"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda12.4-1" }
    }
    "12.4.0-devel-ubi7" = {
      without   = ["gate"]
      flavor    = "devel"
      os        = "ubi7"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda12.4-1" }
    }
    "12.4.0-runtime-ubi7" = {
      without   = ["gate"]
      flavor    = "runtime"
      os        = "ubi7"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda12.4-1" }
    }
    "12.4.0-base-ubi8" = {
      without   = ["nccl"]
      flavor    = "base"
      os        = "ubi8"
      platforms = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
      gate      = { "linux/ppc64le" = "cuda12.4-1" }
    }
    "12.4.0-devel-ubi8" = {
      flavor    = "devel"
      os        = "ubi8"
      platforms = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
      gate      = { "linux/ppc64le" = "cuda12.4-1" }
    }
    "12.4.0-runtime-ubi8" = {
      flavor    = "runtime"
      os        = "ubi8"
      platforms = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
      gate      = { "linux/ppc64le" = "cuda12.4-1" }
    }
    "12.4.0-base-ubi9"           = { without = ["nccl"], flavor = "base", os = "ubi9" }
    "12.4.0-devel-ubi9"          = { flavor = "devel", os = "ubi9" }
    "12.4.0-runtime-ubi9"        = { flavor = "runtime", os = "ubi9" }
    "12.4.0-base-ubuntu20.04"    = { without = ["nccl"], flavor = "base", os = "ubuntu20.04" }
    "12.4.0-devel-ubuntu20.04"   = { flavor = "devel", os = "ubuntu20.04" }
    "12.4.0-runtime-ubuntu20.04" = { flavor = "runtime", os = "ubuntu20.04" }
    "12.4.0-base-ubuntu22.04"    = { without = ["nccl"], flavor = "base", os = "ubuntu22.04" }
    "12.4.0-devel-ubuntu22.04"   = { flavor = "devel", os = "ubuntu22.04" }
    "12.4.0-runtime-ubuntu22.04" = { flavor = "runtime", os = "ubuntu22.04" }
  }
}

image {
  cuda      = "12.4.1"
  os        = "rockylinux8"
  platforms = ["linux/amd64", "linux/arm64"]
  gate      = { "linux/amd64" = "cuda12.4-1", "linux/arm64" = "cuda12.4-1" }
  source    = ["img"]
  rows = {
    "12.4.1-base-rockylinux8"          = { flavor = "base", first_seen = "2024-04-09" }
    "12.4.1-cudnn-devel-rockylinux8"   = { flavor = "cudnn-devel", cudnn = "9.1.0.70", first_seen = "2024-05-31" }
    "12.4.1-cudnn-runtime-rockylinux8" = { flavor = "cudnn-runtime", cudnn = "9.1.0.70", first_seen = "2024-05-31" }
    "12.4.1-devel-rockylinux8"         = { flavor = "devel", nccl = "2.21.5", first_seen = "2024-04-09" }
  }
}

image {
  cuda       = "12.4.1"
  os         = "rockylinux9"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.4-1", "linux/arm64" = "cuda12.4-1" }
  first_seen = "2024-04-09"
  source     = ["img"]
  rows = {
    "12.4.1-runtime-rockylinux8"       = { flavor = "runtime", os = "rockylinux8", nccl = "2.21.5" }
    "12.4.1-base-rockylinux9"          = { flavor = "base" }
    "12.4.1-cudnn-devel-rockylinux9"   = { flavor = "cudnn-devel", cudnn = "9.1.0.70", first_seen = "2024-05-31" }
    "12.4.1-cudnn-runtime-rockylinux9" = { flavor = "cudnn-runtime", cudnn = "9.1.0.70", first_seen = "2024-05-31" }
    "12.4.1-devel-rockylinux9"         = { flavor = "devel", nccl = "2.21.5" }
    "12.4.1-runtime-rockylinux9"       = { flavor = "runtime", nccl = "2.21.5" }
  }
}

image {
  cuda       = "12.4.1"
  os         = "ubi8"
  platforms  = ["linux/amd64", "linux/arm64", "linux/ppc64le"]
  gate       = { "linux/amd64" = "cuda12.4-1", "linux/arm64" = "cuda12.4-1", "linux/ppc64le" = "cuda12.4-1" }
  first_seen = "2024-04-09"
  source     = ["img"]
  rows = {
    "12.4.1-base-ubi8"          = { flavor = "base" }
    "12.4.1-cudnn-devel-ubi8"   = { flavor = "cudnn-devel", cudnn = "9.1.0.70", first_seen = "2024-05-31" }
    "12.4.1-cudnn-runtime-ubi8" = { flavor = "cudnn-runtime", cudnn = "9.1.0.70", first_seen = "2024-05-31" }
    "12.4.1-devel-ubi8"         = { flavor = "devel", nccl = "2.21.5" }
    "12.4.1-runtime-ubi8"       = { flavor = "runtime", nccl = "2.21.5" }
    "12.4.1-base-ubi9" = {
      without   = ["gate.linux/ppc64le"]
      flavor    = "base"
      os        = "ubi9"
      platforms = ["linux/amd64", "linux/arm64"]
    }
  }
}

image {
  cuda       = "12.4.1"
  os         = "ubi9"
  cudnn      = "9.1.0.70"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.4-1", "linux/arm64" = "cuda12.4-1" }
  first_seen = "2024-05-31"
  source     = ["img"]
  rows = {
    "12.4.1-cudnn-devel-ubi9"   = { flavor = "cudnn-devel" }
    "12.4.1-cudnn-runtime-ubi9" = { flavor = "cudnn-runtime" }
    "12.4.1-devel-ubi9" = {
      without    = ["cudnn"]
      flavor     = "devel"
      nccl       = "2.21.5"
      first_seen = "2024-04-09"
    }
    "12.4.1-runtime-ubi9" = {
      without    = ["cudnn"]
      flavor     = "runtime"
      nccl       = "2.21.5"
      first_seen = "2024-04-09"
    }
    "12.4.1-base-ubuntu20.04" = {
      without    = ["cudnn"]
      flavor     = "base"
      os         = "ubuntu20.04"
      first_seen = "2024-04-09"
    }
    "12.4.1-cudnn-devel-ubuntu20.04"   = { flavor = "cudnn-devel", os = "ubuntu20.04", listed_by = ["cog 2026-08"] }
    "12.4.1-cudnn-runtime-ubuntu20.04" = { flavor = "cudnn-runtime", os = "ubuntu20.04" }
  }
}

image {
  cuda       = "12.4.1"
  os         = "ubuntu22.04"
  nccl       = "2.21.5"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.4-1", "linux/arm64" = "cuda12.4-1" }
  first_seen = "2024-04-09"
  source     = ["img"]
  rows = {
    "12.4.1-devel-ubuntu20.04"   = { flavor = "devel", os = "ubuntu20.04" }
    "12.4.1-runtime-ubuntu20.04" = { flavor = "runtime", os = "ubuntu20.04" }
    "12.4.1-base-ubuntu22.04"    = { without = ["nccl"], flavor = "base" }
    "12.4.1-cudnn-devel-ubuntu22.04" = {
      without    = ["nccl"]
      flavor     = "cudnn-devel"
      cudnn      = "9.1.0.70"
      first_seen = "2024-05-31"
      listed_by  = ["cog 2026-08"]
    }
    "12.4.1-cudnn-runtime-ubuntu22.04" = {
      without    = ["nccl"]
      flavor     = "cudnn-runtime"
      cudnn      = "9.1.0.70"
      first_seen = "2024-05-31"
    }
    "12.4.1-devel-ubuntu22.04"   = { flavor = "devel" }
    "12.4.1-runtime-ubuntu22.04" = { flavor = "runtime" }
  }
}

image {
  cuda       = "12.5.0"
  nccl       = "2.21.5"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.5-1", "linux/arm64" = "cuda12.5-1" }
  first_seen = "2024-05-31"
  source     = ["img"]
  rows = {
    "12.5.0-base-rockylinux8"    = { without = ["nccl"], flavor = "base", os = "rockylinux8" }
    "12.5.0-devel-rockylinux8"   = { flavor = "devel", os = "rockylinux8" }
    "12.5.0-runtime-rockylinux8" = { flavor = "runtime", os = "rockylinux8" }
    "12.5.0-base-rockylinux9"    = { without = ["nccl"], flavor = "base", os = "rockylinux9" }
    "12.5.0-devel-rockylinux9"   = { flavor = "devel", os = "rockylinux9" }
    "12.5.0-runtime-rockylinux9" = { flavor = "runtime", os = "rockylinux9" }
    "12.5.0-base-ubi8"           = { without = ["nccl"], flavor = "base", os = "ubi8" }
    "12.5.0-devel-ubi8"          = { flavor = "devel", os = "ubi8" }
    "12.5.0-runtime-ubi8"        = { flavor = "runtime", os = "ubi8" }
    "12.5.0-base-ubi9"           = { without = ["nccl"], flavor = "base", os = "ubi9" }
    "12.5.0-devel-ubi9"          = { flavor = "devel", os = "ubi9" }
    "12.5.0-runtime-ubi9"        = { flavor = "runtime", os = "ubi9" }
    "12.5.0-base-ubuntu20.04"    = { without = ["nccl"], flavor = "base", os = "ubuntu20.04" }
    "12.5.0-devel-ubuntu20.04"   = { flavor = "devel", os = "ubuntu20.04" }
    "12.5.0-runtime-ubuntu20.04" = { flavor = "runtime", os = "ubuntu20.04" }
    "12.5.0-base-ubuntu22.04"    = { without = ["nccl"], flavor = "base", os = "ubuntu22.04" }
    "12.5.0-devel-ubuntu22.04"   = { flavor = "devel", os = "ubuntu22.04" }
    "12.5.0-runtime-ubuntu22.04" = { flavor = "runtime", os = "ubuntu22.04" }
  }
}

image {
  cuda       = "12.5.1"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.5-1", "linux/arm64" = "cuda12.5-1" }
  first_seen = "2024-07-15"
  source     = ["img"]
  rows = {
    "12.5.1-base-rockylinux8"          = { flavor = "base", os = "rockylinux8" }
    "12.5.1-cudnn-devel-rockylinux8"   = { flavor = "cudnn-devel", os = "rockylinux8", cudnn = "9.2.1.18" }
    "12.5.1-cudnn-runtime-rockylinux8" = { flavor = "cudnn-runtime", os = "rockylinux8", cudnn = "9.2.1.18" }
    "12.5.1-devel-rockylinux8"         = { flavor = "devel", os = "rockylinux8", nccl = "2.22.3" }
    "12.5.1-runtime-rockylinux8"       = { flavor = "runtime", os = "rockylinux8", nccl = "2.22.3" }
    "12.5.1-base-rockylinux9"          = { flavor = "base", os = "rockylinux9" }
    "12.5.1-cudnn-devel-rockylinux9"   = { flavor = "cudnn-devel", os = "rockylinux9", cudnn = "9.2.1.18" }
    "12.5.1-cudnn-runtime-rockylinux9" = { flavor = "cudnn-runtime", os = "rockylinux9", cudnn = "9.2.1.18" }
    "12.5.1-devel-rockylinux9"         = { flavor = "devel", os = "rockylinux9", nccl = "2.22.3" }
    "12.5.1-runtime-rockylinux9"       = { flavor = "runtime", os = "rockylinux9", nccl = "2.22.3" }
    "12.5.1-base-ubi8"                 = { flavor = "base", os = "ubi8" }
    "12.5.1-cudnn-devel-ubi8"          = { flavor = "cudnn-devel", os = "ubi8", cudnn = "9.2.1.18" }
    "12.5.1-cudnn-runtime-ubi8"        = { flavor = "cudnn-runtime", os = "ubi8", cudnn = "9.2.1.18" }
    "12.5.1-devel-ubi8"                = { flavor = "devel", os = "ubi8", nccl = "2.22.3" }
    "12.5.1-runtime-ubi8"              = { flavor = "runtime", os = "ubi8", nccl = "2.22.3" }
    "12.5.1-base-ubi9"                 = { flavor = "base", os = "ubi9" }
    "12.5.1-cudnn-devel-ubi9"          = { flavor = "cudnn-devel", os = "ubi9", cudnn = "9.2.1.18" }
    "12.5.1-cudnn-runtime-ubi9"        = { flavor = "cudnn-runtime", os = "ubi9", cudnn = "9.2.1.18" }
    "12.5.1-devel-ubi9"                = { flavor = "devel", os = "ubi9", nccl = "2.22.3" }
    "12.5.1-runtime-ubi9"              = { flavor = "runtime", os = "ubi9", nccl = "2.22.3" }
    "12.5.1-base-ubuntu20.04"          = { flavor = "base", os = "ubuntu20.04" }
    "12.5.1-cudnn-devel-ubuntu20.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu20.04"
      cudnn     = "9.2.1.18"
      listed_by = ["cog 2026-08"]
    }
    "12.5.1-cudnn-runtime-ubuntu20.04" = { flavor = "cudnn-runtime", os = "ubuntu20.04", cudnn = "9.2.1.18" }
    "12.5.1-devel-ubuntu20.04"         = { flavor = "devel", os = "ubuntu20.04", nccl = "2.22.3" }
    "12.5.1-runtime-ubuntu20.04"       = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.22.3" }
    "12.5.1-base-ubuntu22.04"          = { flavor = "base", os = "ubuntu22.04" }
    "12.5.1-cudnn-devel-ubuntu22.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu22.04"
      cudnn     = "9.2.1.18"
      listed_by = ["cog 2026-08"]
    }
    "12.5.1-cudnn-runtime-ubuntu22.04" = { flavor = "cudnn-runtime", os = "ubuntu22.04", cudnn = "9.2.1.18" }
    "12.5.1-devel-ubuntu22.04"         = { flavor = "devel", os = "ubuntu22.04", nccl = "2.22.3" }
    "12.5.1-runtime-ubuntu22.04"       = { flavor = "runtime", os = "ubuntu22.04", nccl = "2.22.3" }
    "12.5.1-base-ubuntu24.04"          = { flavor = "base", os = "ubuntu24.04" }
    "12.5.1-devel-ubuntu24.04"         = { flavor = "devel", os = "ubuntu24.04" }
    "12.5.1-runtime-ubuntu24.04"       = { flavor = "runtime", os = "ubuntu24.04" }
  }
}

image {
  cuda       = "12.6.0"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda12.6-1" }
  first_seen = "2024-08-13"
  source     = ["img"]
  rows = {
    "12.6.0-base-amzn2023"    = { flavor = "base", os = "amzn2023" }
    "12.6.0-devel-amzn2023"   = { flavor = "devel", os = "amzn2023" }
    "12.6.0-runtime-amzn2023" = { flavor = "runtime", os = "amzn2023" }
    "12.6.0-base-cm2"         = { flavor = "base", os = "cm2" }
    "12.6.0-devel-cm2"        = { flavor = "devel", os = "cm2" }
    "12.6.0-runtime-cm2"      = { flavor = "runtime", os = "cm2" }
  }
}

image {
  cuda       = "12.6.0"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.6-1", "linux/arm64" = "cuda12.6-1" }
  first_seen = "2024-08-13"
  source     = ["img"]
  rows = {
    "12.6.0-base-rockylinux8"          = { flavor = "base", os = "rockylinux8" }
    "12.6.0-cudnn-devel-rockylinux8"   = { flavor = "cudnn-devel", os = "rockylinux8", cudnn = "9.3.0.75" }
    "12.6.0-cudnn-runtime-rockylinux8" = { flavor = "cudnn-runtime", os = "rockylinux8", cudnn = "9.3.0.75" }
    "12.6.0-devel-rockylinux8"         = { flavor = "devel", os = "rockylinux8", nccl = "2.22.3" }
    "12.6.0-runtime-rockylinux8"       = { flavor = "runtime", os = "rockylinux8", nccl = "2.22.3" }
    "12.6.0-base-rockylinux9"          = { flavor = "base", os = "rockylinux9" }
    "12.6.0-cudnn-devel-rockylinux9"   = { flavor = "cudnn-devel", os = "rockylinux9", cudnn = "9.3.0.75" }
    "12.6.0-cudnn-runtime-rockylinux9" = { flavor = "cudnn-runtime", os = "rockylinux9", cudnn = "9.3.0.75" }
    "12.6.0-devel-rockylinux9"         = { flavor = "devel", os = "rockylinux9", nccl = "2.22.3" }
    "12.6.0-runtime-rockylinux9"       = { flavor = "runtime", os = "rockylinux9", nccl = "2.22.3" }
    "12.6.0-base-ubi8"                 = { flavor = "base", os = "ubi8" }
    "12.6.0-cudnn-devel-ubi8"          = { flavor = "cudnn-devel", os = "ubi8", cudnn = "9.3.0.75" }
    "12.6.0-cudnn-runtime-ubi8"        = { flavor = "cudnn-runtime", os = "ubi8", cudnn = "9.3.0.75" }
    "12.6.0-devel-ubi8"                = { flavor = "devel", os = "ubi8", nccl = "2.22.3" }
    "12.6.0-runtime-ubi8"              = { flavor = "runtime", os = "ubi8", nccl = "2.22.3" }
    "12.6.0-base-ubi9"                 = { flavor = "base", os = "ubi9" }
    "12.6.0-cudnn-devel-ubi9"          = { flavor = "cudnn-devel", os = "ubi9", cudnn = "9.3.0.75" }
    "12.6.0-cudnn-runtime-ubi9"        = { flavor = "cudnn-runtime", os = "ubi9", cudnn = "9.3.0.75" }
    "12.6.0-devel-ubi9"                = { flavor = "devel", os = "ubi9", nccl = "2.22.3" }
    "12.6.0-runtime-ubi9"              = { flavor = "runtime", os = "ubi9", nccl = "2.22.3" }
    "12.6.0-base-ubuntu20.04"          = { flavor = "base", os = "ubuntu20.04" }
    "12.6.0-cudnn-devel-ubuntu20.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu20.04"
      cudnn     = "9.3.0.75"
      listed_by = ["cog 2026-08"]
    }
    "12.6.0-cudnn-runtime-ubuntu20.04" = { flavor = "cudnn-runtime", os = "ubuntu20.04", cudnn = "9.3.0.75" }
    "12.6.0-devel-ubuntu20.04"         = { flavor = "devel", os = "ubuntu20.04", nccl = "2.22.3" }
    "12.6.0-runtime-ubuntu20.04"       = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.22.3" }
    "12.6.0-base-ubuntu22.04"          = { flavor = "base", os = "ubuntu22.04" }
    "12.6.0-cudnn-devel-ubuntu22.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu22.04"
      cudnn     = "9.3.0.75"
      listed_by = ["cog 2026-08"]
    }
    "12.6.0-cudnn-runtime-ubuntu22.04" = { flavor = "cudnn-runtime", os = "ubuntu22.04", cudnn = "9.3.0.75" }
    "12.6.0-devel-ubuntu22.04"         = { flavor = "devel", os = "ubuntu22.04", nccl = "2.22.3" }
    "12.6.0-runtime-ubuntu22.04"       = { flavor = "runtime", os = "ubuntu22.04", nccl = "2.22.3" }
    "12.6.0-base-ubuntu24.04"          = { flavor = "base", os = "ubuntu24.04" }
    "12.6.0-cudnn-devel-ubuntu24.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu24.04"
      cudnn     = "9.3.0.75"
      listed_by = ["cog 2026-08"]
    }
    "12.6.0-cudnn-runtime-ubuntu24.04" = { flavor = "cudnn-runtime", os = "ubuntu24.04", cudnn = "9.3.0.75" }
    "12.6.0-devel-ubuntu24.04"         = { flavor = "devel", os = "ubuntu24.04", nccl = "2.22.3" }
    "12.6.0-runtime-ubuntu24.04"       = { flavor = "runtime", os = "ubuntu24.04", nccl = "2.22.3" }
  }
}

image {
  cuda       = "12.6.1"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda12.6-1" }
  first_seen = "2024-09-05"
  source     = ["img"]
  rows = {
    "12.6.1-base-amzn2023"    = { flavor = "base", os = "amzn2023" }
    "12.6.1-devel-amzn2023"   = { flavor = "devel", os = "amzn2023" }
    "12.6.1-runtime-amzn2023" = { flavor = "runtime", os = "amzn2023" }
    "12.6.1-base-cm2"         = { flavor = "base", os = "cm2" }
    "12.6.1-devel-cm2"        = { flavor = "devel", os = "cm2" }
    "12.6.1-runtime-cm2"      = { flavor = "runtime", os = "cm2" }
  }
}

image {
  cuda       = "12.6.1"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.6-1", "linux/arm64" = "cuda12.6-1" }
  first_seen = "2024-09-05"
  source     = ["img"]
  rows = {
    "12.6.1-base-rockylinux8"          = { flavor = "base", os = "rockylinux8" }
    "12.6.1-cudnn-devel-rockylinux8"   = { flavor = "cudnn-devel", os = "rockylinux8", cudnn = "9.3.0.75" }
    "12.6.1-cudnn-runtime-rockylinux8" = { flavor = "cudnn-runtime", os = "rockylinux8", cudnn = "9.3.0.75" }
    "12.6.1-devel-rockylinux8"         = { flavor = "devel", os = "rockylinux8", nccl = "2.22.3" }
    "12.6.1-runtime-rockylinux8"       = { flavor = "runtime", os = "rockylinux8", nccl = "2.22.3" }
    "12.6.1-base-rockylinux9"          = { flavor = "base", os = "rockylinux9" }
    "12.6.1-cudnn-devel-rockylinux9"   = { flavor = "cudnn-devel", os = "rockylinux9", cudnn = "9.3.0.75" }
    "12.6.1-cudnn-runtime-rockylinux9" = { flavor = "cudnn-runtime", os = "rockylinux9", cudnn = "9.3.0.75" }
    "12.6.1-devel-rockylinux9"         = { flavor = "devel", os = "rockylinux9", nccl = "2.22.3" }
    "12.6.1-runtime-rockylinux9"       = { flavor = "runtime", os = "rockylinux9", nccl = "2.22.3" }
    "12.6.1-base-ubi8"                 = { flavor = "base", os = "ubi8" }
    "12.6.1-cudnn-devel-ubi8"          = { flavor = "cudnn-devel", os = "ubi8", cudnn = "9.3.0.75" }
    "12.6.1-cudnn-runtime-ubi8"        = { flavor = "cudnn-runtime", os = "ubi8", cudnn = "9.3.0.75" }
    "12.6.1-devel-ubi8"                = { flavor = "devel", os = "ubi8", nccl = "2.22.3" }
    "12.6.1-runtime-ubi8"              = { flavor = "runtime", os = "ubi8", nccl = "2.22.3" }
    "12.6.1-base-ubi9"                 = { flavor = "base", os = "ubi9" }
    "12.6.1-cudnn-devel-ubi9"          = { flavor = "cudnn-devel", os = "ubi9", cudnn = "9.3.0.75" }
    "12.6.1-cudnn-runtime-ubi9"        = { flavor = "cudnn-runtime", os = "ubi9", cudnn = "9.3.0.75" }
    "12.6.1-devel-ubi9"                = { flavor = "devel", os = "ubi9", nccl = "2.22.3" }
    "12.6.1-runtime-ubi9"              = { flavor = "runtime", os = "ubi9", nccl = "2.22.3" }
    "12.6.1-base-ubuntu20.04"          = { flavor = "base", os = "ubuntu20.04" }
    "12.6.1-cudnn-devel-ubuntu20.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu20.04"
      cudnn     = "9.3.0.75"
      listed_by = ["cog 2026-08"]
    }
    "12.6.1-cudnn-runtime-ubuntu20.04" = { flavor = "cudnn-runtime", os = "ubuntu20.04", cudnn = "9.3.0.75" }
    "12.6.1-devel-ubuntu20.04"         = { flavor = "devel", os = "ubuntu20.04", nccl = "2.22.3" }
    "12.6.1-runtime-ubuntu20.04"       = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.22.3" }
    "12.6.1-base-ubuntu22.04"          = { flavor = "base", os = "ubuntu22.04" }
    "12.6.1-cudnn-devel-ubuntu22.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu22.04"
      cudnn     = "9.3.0.75"
      listed_by = ["cog 2026-08"]
    }
    "12.6.1-cudnn-runtime-ubuntu22.04" = { flavor = "cudnn-runtime", os = "ubuntu22.04", cudnn = "9.3.0.75" }
    "12.6.1-devel-ubuntu22.04"         = { flavor = "devel", os = "ubuntu22.04", nccl = "2.22.3" }
    "12.6.1-runtime-ubuntu22.04"       = { flavor = "runtime", os = "ubuntu22.04", nccl = "2.22.3" }
    "12.6.1-base-ubuntu24.04"          = { flavor = "base", os = "ubuntu24.04" }
    "12.6.1-cudnn-devel-ubuntu24.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu24.04"
      cudnn     = "9.3.0.75"
      listed_by = ["cog 2026-08"]
    }
    "12.6.1-cudnn-runtime-ubuntu24.04" = { flavor = "cudnn-runtime", os = "ubuntu24.04", cudnn = "9.3.0.75" }
    "12.6.1-devel-ubuntu24.04"         = { flavor = "devel", os = "ubuntu24.04", nccl = "2.22.3" }
    "12.6.1-runtime-ubuntu24.04"       = { flavor = "runtime", os = "ubuntu24.04", nccl = "2.22.3" }
  }
}

image {
  cuda       = "12.6.2"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda12.6-1" }
  first_seen = "2024-10-14"
  source     = ["img"]
  rows = {
    "12.6.2-base-amzn2023"    = { flavor = "base", os = "amzn2023" }
    "12.6.2-devel-amzn2023"   = { flavor = "devel", os = "amzn2023" }
    "12.6.2-runtime-amzn2023" = { flavor = "runtime", os = "amzn2023" }
    "12.6.2-base-cm2"         = { flavor = "base", os = "cm2" }
    "12.6.2-devel-cm2"        = { flavor = "devel", os = "cm2" }
    "12.6.2-runtime-cm2"      = { flavor = "runtime", os = "cm2" }
  }
}

image {
  cuda       = "12.6.2"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.6-1", "linux/arm64" = "cuda12.6-1" }
  first_seen = "2024-10-14"
  source     = ["img"]
  rows = {
    "12.6.2-base-rockylinux8"          = { flavor = "base", os = "rockylinux8" }
    "12.6.2-cudnn-devel-rockylinux8"   = { flavor = "cudnn-devel", os = "rockylinux8", cudnn = "9.5.0.50" }
    "12.6.2-cudnn-runtime-rockylinux8" = { flavor = "cudnn-runtime", os = "rockylinux8", cudnn = "9.5.0.50" }
    "12.6.2-devel-rockylinux8"         = { flavor = "devel", os = "rockylinux8", nccl = "2.23.4" }
    "12.6.2-runtime-rockylinux8"       = { flavor = "runtime", os = "rockylinux8", nccl = "2.23.4" }
    "12.6.2-base-rockylinux9"          = { flavor = "base", os = "rockylinux9" }
    "12.6.2-cudnn-devel-rockylinux9"   = { flavor = "cudnn-devel", os = "rockylinux9", cudnn = "9.5.0.50" }
    "12.6.2-cudnn-runtime-rockylinux9" = { flavor = "cudnn-runtime", os = "rockylinux9", cudnn = "9.5.0.50" }
    "12.6.2-devel-rockylinux9"         = { flavor = "devel", os = "rockylinux9", nccl = "2.23.4" }
    "12.6.2-runtime-rockylinux9"       = { flavor = "runtime", os = "rockylinux9", nccl = "2.23.4" }
    "12.6.2-base-ubi8"                 = { flavor = "base", os = "ubi8" }
    "12.6.2-cudnn-devel-ubi8"          = { flavor = "cudnn-devel", os = "ubi8", cudnn = "9.5.0.50" }
    "12.6.2-cudnn-runtime-ubi8"        = { flavor = "cudnn-runtime", os = "ubi8", cudnn = "9.5.0.50" }
    "12.6.2-devel-ubi8"                = { flavor = "devel", os = "ubi8", nccl = "2.23.4" }
    "12.6.2-runtime-ubi8"              = { flavor = "runtime", os = "ubi8", nccl = "2.23.4" }
    "12.6.2-base-ubi9"                 = { flavor = "base", os = "ubi9" }
    "12.6.2-cudnn-devel-ubi9"          = { flavor = "cudnn-devel", os = "ubi9", cudnn = "9.5.0.50" }
    "12.6.2-cudnn-runtime-ubi9"        = { flavor = "cudnn-runtime", os = "ubi9", cudnn = "9.5.0.50" }
    "12.6.2-devel-ubi9"                = { flavor = "devel", os = "ubi9", nccl = "2.23.4" }
    "12.6.2-runtime-ubi9"              = { flavor = "runtime", os = "ubi9", nccl = "2.23.4" }
    "12.6.2-base-ubuntu20.04"          = { flavor = "base", os = "ubuntu20.04" }
    "12.6.2-cudnn-devel-ubuntu20.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu20.04"
      cudnn     = "9.5.0.50"
      listed_by = ["cog 2026-08"]
    }
    "12.6.2-cudnn-runtime-ubuntu20.04" = { flavor = "cudnn-runtime", os = "ubuntu20.04", cudnn = "9.5.0.50" }
    "12.6.2-devel-ubuntu20.04"         = { flavor = "devel", os = "ubuntu20.04", nccl = "2.23.4" }
    "12.6.2-runtime-ubuntu20.04"       = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.23.4" }
    "12.6.2-base-ubuntu22.04"          = { flavor = "base", os = "ubuntu22.04" }
    "12.6.2-cudnn-devel-ubuntu22.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu22.04"
      cudnn     = "9.5.0.50"
      listed_by = ["cog 2026-08"]
    }
    "12.6.2-cudnn-runtime-ubuntu22.04" = { flavor = "cudnn-runtime", os = "ubuntu22.04", cudnn = "9.5.0.50" }
    "12.6.2-devel-ubuntu22.04"         = { flavor = "devel", os = "ubuntu22.04", nccl = "2.23.4" }
    "12.6.2-runtime-ubuntu22.04"       = { flavor = "runtime", os = "ubuntu22.04", nccl = "2.23.4" }
    "12.6.2-base-ubuntu24.04"          = { flavor = "base", os = "ubuntu24.04" }
    "12.6.2-cudnn-devel-ubuntu24.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu24.04"
      cudnn     = "9.5.0.50"
      listed_by = ["cog 2026-08"]
    }
    "12.6.2-cudnn-runtime-ubuntu24.04" = { flavor = "cudnn-runtime", os = "ubuntu24.04", cudnn = "9.5.0.50" }
    "12.6.2-devel-ubuntu24.04"         = { flavor = "devel", os = "ubuntu24.04", nccl = "2.23.4" }
    "12.6.2-runtime-ubuntu24.04"       = { flavor = "runtime", os = "ubuntu24.04", nccl = "2.23.4" }
  }
}

image {
  cuda       = "12.6.3"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda12.6-1" }
  first_seen = "2024-12-03"
  source     = ["img"]
  rows = {
    "12.6.3-base-amzn2023"    = { flavor = "base", os = "amzn2023" }
    "12.6.3-devel-amzn2023"   = { flavor = "devel", os = "amzn2023" }
    "12.6.3-runtime-amzn2023" = { flavor = "runtime", os = "amzn2023" }
    "12.6.3-base-cm2"         = { flavor = "base", os = "cm2" }
    "12.6.3-devel-cm2"        = { flavor = "devel", os = "cm2" }
    "12.6.3-runtime-cm2"      = { flavor = "runtime", os = "cm2" }
  }
}

image {
  cuda       = "12.6.3"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.6-1", "linux/arm64" = "cuda12.6-1" }
  first_seen = "2024-12-03"
  source     = ["img"]
  rows = {
    "12.6.3-base-rockylinux8"          = { flavor = "base", os = "rockylinux8" }
    "12.6.3-cudnn-devel-rockylinux8"   = { flavor = "cudnn-devel", os = "rockylinux8", cudnn = "9.5.1.17" }
    "12.6.3-cudnn-runtime-rockylinux8" = { flavor = "cudnn-runtime", os = "rockylinux8", cudnn = "9.5.1.17" }
    "12.6.3-devel-rockylinux8"         = { flavor = "devel", os = "rockylinux8", nccl = "2.23.4" }
    "12.6.3-runtime-rockylinux8"       = { flavor = "runtime", os = "rockylinux8", nccl = "2.23.4" }
    "12.6.3-base-rockylinux9"          = { flavor = "base", os = "rockylinux9" }
    "12.6.3-cudnn-devel-rockylinux9"   = { flavor = "cudnn-devel", os = "rockylinux9", cudnn = "9.5.1.17" }
    "12.6.3-cudnn-runtime-rockylinux9" = { flavor = "cudnn-runtime", os = "rockylinux9", cudnn = "9.5.1.17" }
    "12.6.3-devel-rockylinux9"         = { flavor = "devel", os = "rockylinux9", nccl = "2.23.4" }
    "12.6.3-runtime-rockylinux9"       = { flavor = "runtime", os = "rockylinux9", nccl = "2.23.4" }
    "12.6.3-base-ubi8"                 = { flavor = "base", os = "ubi8" }
    "12.6.3-cudnn-devel-ubi8"          = { flavor = "cudnn-devel", os = "ubi8", cudnn = "9.5.1.17" }
    "12.6.3-cudnn-runtime-ubi8"        = { flavor = "cudnn-runtime", os = "ubi8", cudnn = "9.5.1.17" }
    "12.6.3-devel-ubi8"                = { flavor = "devel", os = "ubi8", nccl = "2.23.4" }
    "12.6.3-runtime-ubi8"              = { flavor = "runtime", os = "ubi8", nccl = "2.23.4" }
    "12.6.3-base-ubi9"                 = { flavor = "base", os = "ubi9" }
    "12.6.3-cudnn-devel-ubi9"          = { flavor = "cudnn-devel", os = "ubi9", cudnn = "9.5.1.17" }
    "12.6.3-cudnn-runtime-ubi9"        = { flavor = "cudnn-runtime", os = "ubi9", cudnn = "9.5.1.17" }
    "12.6.3-devel-ubi9"                = { flavor = "devel", os = "ubi9", nccl = "2.23.4" }
    "12.6.3-runtime-ubi9"              = { flavor = "runtime", os = "ubi9", nccl = "2.23.4" }
    "12.6.3-base-ubuntu20.04"          = { flavor = "base", os = "ubuntu20.04" }
    "12.6.3-cudnn-devel-ubuntu20.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu20.04"
      cudnn     = "9.5.1.17"
      listed_by = ["cog 2026-08"]
    }
    "12.6.3-cudnn-runtime-ubuntu20.04" = { flavor = "cudnn-runtime", os = "ubuntu20.04", cudnn = "9.5.1.17" }
    "12.6.3-devel-ubuntu20.04"         = { flavor = "devel", os = "ubuntu20.04", nccl = "2.23.4" }
    "12.6.3-runtime-ubuntu20.04"       = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.23.4" }
    "12.6.3-base-ubuntu22.04"          = { flavor = "base", os = "ubuntu22.04" }
    "12.6.3-cudnn-devel-ubuntu22.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu22.04"
      cudnn     = "9.5.1.17"
      listed_by = ["cog 2026-08"]
    }
    "12.6.3-cudnn-runtime-ubuntu22.04" = { flavor = "cudnn-runtime", os = "ubuntu22.04", cudnn = "9.5.1.17" }
    "12.6.3-devel-ubuntu22.04"         = { flavor = "devel", os = "ubuntu22.04", nccl = "2.23.4" }
    "12.6.3-runtime-ubuntu22.04"       = { flavor = "runtime", os = "ubuntu22.04", nccl = "2.23.4" }
    "12.6.3-base-ubuntu24.04"          = { flavor = "base", os = "ubuntu24.04" }
    "12.6.3-cudnn-devel-ubuntu24.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu24.04"
      cudnn     = "9.5.1.17"
      listed_by = ["cog 2026-08"]
    }
    "12.6.3-cudnn-runtime-ubuntu24.04" = { flavor = "cudnn-runtime", os = "ubuntu24.04", cudnn = "9.5.1.17" }
    "12.6.3-devel-ubuntu24.04"         = { flavor = "devel", os = "ubuntu24.04", nccl = "2.23.4" }
    "12.6.3-runtime-ubuntu24.04"       = { flavor = "runtime", os = "ubuntu24.04", nccl = "2.23.4" }
  }
}

image {
  cuda       = "12.8.0"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda12.8-1" }
  first_seen = "2025-01-27"
  source     = ["img"]
  rows = {
    "12.8.0-base-amzn2023"    = { flavor = "base", os = "amzn2023" }
    "12.8.0-devel-amzn2023"   = { flavor = "devel", os = "amzn2023" }
    "12.8.0-runtime-amzn2023" = { flavor = "runtime", os = "amzn2023" }
    "12.8.0-base-cm2"         = { flavor = "base", os = "cm2" }
    "12.8.0-devel-cm2"        = { flavor = "devel", os = "cm2" }
    "12.8.0-runtime-cm2"      = { flavor = "runtime", os = "cm2" }
  }
}

image {
  cuda       = "12.8.0"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.8-1", "linux/arm64" = "cuda12.8-1" }
  first_seen = "2025-01-27"
  source     = ["img"]
  rows = {
    "12.8.0-base-oraclelinux8"          = { flavor = "base", os = "oraclelinux8" }
    "12.8.0-cudnn-devel-oraclelinux8"   = { flavor = "cudnn-devel", os = "oraclelinux8", cudnn = "9.7.0.66" }
    "12.8.0-cudnn-runtime-oraclelinux8" = { flavor = "cudnn-runtime", os = "oraclelinux8", cudnn = "9.7.0.66" }
    "12.8.0-devel-oraclelinux8"         = { flavor = "devel", os = "oraclelinux8", nccl = "2.25.1" }
    "12.8.0-runtime-oraclelinux8"       = { flavor = "runtime", os = "oraclelinux8", nccl = "2.25.1" }
    "12.8.0-base-oraclelinux9"          = { flavor = "base", os = "oraclelinux9" }
    "12.8.0-cudnn-devel-oraclelinux9"   = { flavor = "cudnn-devel", os = "oraclelinux9", cudnn = "9.7.0.66" }
    "12.8.0-cudnn-runtime-oraclelinux9" = { flavor = "cudnn-runtime", os = "oraclelinux9", cudnn = "9.7.0.66" }
    "12.8.0-devel-oraclelinux9"         = { flavor = "devel", os = "oraclelinux9", nccl = "2.25.1" }
    "12.8.0-runtime-oraclelinux9"       = { flavor = "runtime", os = "oraclelinux9", nccl = "2.25.1" }
    "12.8.0-base-rockylinux8"           = { flavor = "base", os = "rockylinux8" }
    "12.8.0-cudnn-devel-rockylinux8"    = { flavor = "cudnn-devel", os = "rockylinux8", cudnn = "9.7.0.66" }
    "12.8.0-cudnn-runtime-rockylinux8"  = { flavor = "cudnn-runtime", os = "rockylinux8", cudnn = "9.7.0.66" }
    "12.8.0-devel-rockylinux8"          = { flavor = "devel", os = "rockylinux8", nccl = "2.25.1" }
    "12.8.0-runtime-rockylinux8"        = { flavor = "runtime", os = "rockylinux8", nccl = "2.25.1" }
    "12.8.0-base-rockylinux9"           = { flavor = "base", os = "rockylinux9" }
    "12.8.0-cudnn-devel-rockylinux9"    = { flavor = "cudnn-devel", os = "rockylinux9", cudnn = "9.7.0.66" }
    "12.8.0-cudnn-runtime-rockylinux9"  = { flavor = "cudnn-runtime", os = "rockylinux9", cudnn = "9.7.0.66" }
    "12.8.0-devel-rockylinux9"          = { flavor = "devel", os = "rockylinux9", nccl = "2.25.1" }
    "12.8.0-runtime-rockylinux9"        = { flavor = "runtime", os = "rockylinux9", nccl = "2.25.1" }
    "12.8.0-base-ubi8"                  = { flavor = "base", os = "ubi8" }
    "12.8.0-cudnn-devel-ubi8"           = { flavor = "cudnn-devel", os = "ubi8", cudnn = "9.7.0.66" }
    "12.8.0-cudnn-runtime-ubi8"         = { flavor = "cudnn-runtime", os = "ubi8", cudnn = "9.7.0.66" }
    "12.8.0-devel-ubi8"                 = { flavor = "devel", os = "ubi8", nccl = "2.25.1" }
    "12.8.0-runtime-ubi8"               = { flavor = "runtime", os = "ubi8", nccl = "2.25.1" }
    "12.8.0-base-ubi9"                  = { flavor = "base", os = "ubi9" }
    "12.8.0-cudnn-devel-ubi9"           = { flavor = "cudnn-devel", os = "ubi9", cudnn = "9.7.0.66" }
    "12.8.0-cudnn-runtime-ubi9"         = { flavor = "cudnn-runtime", os = "ubi9", cudnn = "9.7.0.66" }
    "12.8.0-devel-ubi9"                 = { flavor = "devel", os = "ubi9", nccl = "2.25.1" }
    "12.8.0-runtime-ubi9"               = { flavor = "runtime", os = "ubi9", nccl = "2.25.1" }
    "12.8.0-base-ubuntu20.04"           = { flavor = "base", os = "ubuntu20.04" }
    "12.8.0-cudnn-devel-ubuntu20.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu20.04"
      cudnn     = "9.7.0.66"
      listed_by = ["cog 2026-08"]
    }
    "12.8.0-cudnn-runtime-ubuntu20.04" = { flavor = "cudnn-runtime", os = "ubuntu20.04", cudnn = "9.7.0.66" }
    "12.8.0-devel-ubuntu20.04"         = { flavor = "devel", os = "ubuntu20.04", nccl = "2.25.1" }
    "12.8.0-runtime-ubuntu20.04"       = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.25.1" }
    "12.8.0-base-ubuntu22.04"          = { flavor = "base", os = "ubuntu22.04" }
    "12.8.0-cudnn-devel-ubuntu22.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu22.04"
      cudnn     = "9.7.0.66"
      listed_by = ["cog 2026-08"]
    }
    "12.8.0-cudnn-runtime-ubuntu22.04" = { flavor = "cudnn-runtime", os = "ubuntu22.04", cudnn = "9.7.0.66" }
    "12.8.0-devel-ubuntu22.04"         = { flavor = "devel", os = "ubuntu22.04", nccl = "2.25.1" }
    "12.8.0-runtime-ubuntu22.04"       = { flavor = "runtime", os = "ubuntu22.04", nccl = "2.25.1" }
  }
}

image {
  cuda       = "12.8.0"
  os         = "ubuntu24.04"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.8-1", "linux/arm64" = "cuda12.8-1" }
  first_seen = "2025-01-27"
  source     = ["img"]
  rows = {
    "12.8.0-base-ubuntu24.04"          = { flavor = "base" }
    "12.8.0-cudnn-devel-ubuntu24.04"   = { flavor = "cudnn-devel", cudnn = "9.7.0.66", listed_by = ["cog 2026-08"] }
    "12.8.0-cudnn-runtime-ubuntu24.04" = { flavor = "cudnn-runtime", cudnn = "9.7.0.66" }
    "12.8.0-devel-ubuntu24.04"         = { flavor = "devel", nccl = "2.25.1" }
    "12.8.0-runtime-ubuntu24.04"       = { flavor = "runtime", nccl = "2.25.1" }
  }
}

image {
  cuda       = "12.8.1"
  platforms  = ["linux/amd64"]
  gate       = { "linux/amd64" = "cuda12.8-1" }
  first_seen = "2025-03-13"
  source     = ["img"]
  rows = {
    "12.8.1-base-amzn2023"    = { flavor = "base", os = "amzn2023" }
    "12.8.1-devel-amzn2023"   = { flavor = "devel", os = "amzn2023" }
    "12.8.1-runtime-amzn2023" = { flavor = "runtime", os = "amzn2023" }
    "12.8.1-base-cm2"         = { flavor = "base", os = "cm2" }
    "12.8.1-devel-cm2"        = { flavor = "devel", os = "cm2" }
    "12.8.1-runtime-cm2"      = { flavor = "runtime", os = "cm2" }
  }
}

image {
  cuda       = "12.8.1"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.8-1", "linux/arm64" = "cuda12.8-1" }
  first_seen = "2025-03-13"
  source     = ["img"]
  rows = {
    "12.8.1-base-oraclelinux8"          = { flavor = "base", os = "oraclelinux8" }
    "12.8.1-cudnn-devel-oraclelinux8"   = { flavor = "cudnn-devel", os = "oraclelinux8", cudnn = "9.8.0.87" }
    "12.8.1-cudnn-runtime-oraclelinux8" = { flavor = "cudnn-runtime", os = "oraclelinux8", cudnn = "9.8.0.87" }
    "12.8.1-devel-oraclelinux8"         = { flavor = "devel", os = "oraclelinux8", nccl = "2.25.1" }
    "12.8.1-runtime-oraclelinux8"       = { flavor = "runtime", os = "oraclelinux8", nccl = "2.25.1" }
    "12.8.1-base-oraclelinux9"          = { flavor = "base", os = "oraclelinux9" }
    "12.8.1-cudnn-devel-oraclelinux9"   = { flavor = "cudnn-devel", os = "oraclelinux9", cudnn = "9.8.0.87" }
    "12.8.1-cudnn-runtime-oraclelinux9" = { flavor = "cudnn-runtime", os = "oraclelinux9", cudnn = "9.8.0.87" }
    "12.8.1-devel-oraclelinux9"         = { flavor = "devel", os = "oraclelinux9", nccl = "2.25.1" }
    "12.8.1-runtime-oraclelinux9"       = { flavor = "runtime", os = "oraclelinux9", nccl = "2.25.1" }
    "12.8.1-base-rockylinux8"           = { flavor = "base", os = "rockylinux8" }
    "12.8.1-cudnn-devel-rockylinux8"    = { flavor = "cudnn-devel", os = "rockylinux8", cudnn = "9.8.0.87" }
    "12.8.1-cudnn-runtime-rockylinux8"  = { flavor = "cudnn-runtime", os = "rockylinux8", cudnn = "9.8.0.87" }
    "12.8.1-devel-rockylinux8"          = { flavor = "devel", os = "rockylinux8", nccl = "2.25.1" }
    "12.8.1-runtime-rockylinux8"        = { flavor = "runtime", os = "rockylinux8", nccl = "2.25.1" }
    "12.8.1-base-rockylinux9"           = { flavor = "base", os = "rockylinux9" }
    "12.8.1-cudnn-devel-rockylinux9"    = { flavor = "cudnn-devel", os = "rockylinux9", cudnn = "9.8.0.87" }
    "12.8.1-cudnn-runtime-rockylinux9"  = { flavor = "cudnn-runtime", os = "rockylinux9", cudnn = "9.8.0.87" }
    "12.8.1-devel-rockylinux9"          = { flavor = "devel", os = "rockylinux9", nccl = "2.25.1" }
    "12.8.1-runtime-rockylinux9"        = { flavor = "runtime", os = "rockylinux9", nccl = "2.25.1" }
    "12.8.1-base-ubi8"                  = { flavor = "base", os = "ubi8" }
    "12.8.1-cudnn-devel-ubi8"           = { flavor = "cudnn-devel", os = "ubi8", cudnn = "9.8.0.87" }
    "12.8.1-cudnn-runtime-ubi8"         = { flavor = "cudnn-runtime", os = "ubi8", cudnn = "9.8.0.87" }
    "12.8.1-devel-ubi8"                 = { flavor = "devel", os = "ubi8", nccl = "2.25.1" }
    "12.8.1-runtime-ubi8"               = { flavor = "runtime", os = "ubi8", nccl = "2.25.1" }
    "12.8.1-base-ubi9"                  = { flavor = "base", os = "ubi9" }
    "12.8.1-cudnn-devel-ubi9"           = { flavor = "cudnn-devel", os = "ubi9", cudnn = "9.8.0.87" }
    "12.8.1-cudnn-runtime-ubi9"         = { flavor = "cudnn-runtime", os = "ubi9", cudnn = "9.8.0.87" }
    "12.8.1-devel-ubi9"                 = { flavor = "devel", os = "ubi9", nccl = "2.25.1" }
    "12.8.1-runtime-ubi9"               = { flavor = "runtime", os = "ubi9", nccl = "2.25.1" }
    "12.8.1-base-ubuntu20.04"           = { flavor = "base", os = "ubuntu20.04" }
    "12.8.1-cudnn-devel-ubuntu20.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu20.04"
      cudnn     = "9.8.0.87"
      listed_by = ["cog 2026-08"]
    }
    "12.8.1-cudnn-runtime-ubuntu20.04" = { flavor = "cudnn-runtime", os = "ubuntu20.04", cudnn = "9.8.0.87" }
    "12.8.1-devel-ubuntu20.04"         = { flavor = "devel", os = "ubuntu20.04", nccl = "2.25.1" }
    "12.8.1-runtime-ubuntu20.04"       = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.25.1" }
    "12.8.1-base-ubuntu22.04"          = { flavor = "base", os = "ubuntu22.04" }
    "12.8.1-cudnn-devel-ubuntu22.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu22.04"
      cudnn     = "9.8.0.87"
      listed_by = ["cog 2026-08"]
    }
    "12.8.1-cudnn-runtime-ubuntu22.04" = { flavor = "cudnn-runtime", os = "ubuntu22.04", cudnn = "9.8.0.87" }
    "12.8.1-devel-ubuntu22.04"         = { flavor = "devel", os = "ubuntu22.04", nccl = "2.25.1" }
    "12.8.1-runtime-ubuntu22.04"       = { flavor = "runtime", os = "ubuntu22.04", nccl = "2.25.1" }
  }
}

image {
  cuda       = "12.8.1"
  os         = "ubuntu24.04"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.8-1", "linux/arm64" = "cuda12.8-1" }
  first_seen = "2025-03-13"
  source     = ["img"]
  rows = {
    "12.8.1-base-ubuntu24.04"          = { flavor = "base" }
    "12.8.1-cudnn-devel-ubuntu24.04"   = { flavor = "cudnn-devel", cudnn = "9.8.0.87", listed_by = ["cog 2026-08"] }
    "12.8.1-cudnn-runtime-ubuntu24.04" = { flavor = "cudnn-runtime", cudnn = "9.8.0.87" }
    "12.8.1-devel-ubuntu24.04"         = { flavor = "devel", nccl = "2.25.1" }
    "12.8.1-runtime-ubuntu24.04"       = { flavor = "runtime", nccl = "2.25.1" }
  }
}

image {
  cuda      = "12.8.2"
  platforms = ["linux/amd64", "linux/arm64"]
  gate      = { all = "cuda12.8-2" }
  source    = ["imgnew"]
  inferred  = ["gate", "platforms"]
  rows = {
    "12.8.2-base-amzn2023"        = { flavor = "base", os = "amzn2023" }
    "12.8.2-devel-amzn2023"       = { flavor = "devel", os = "amzn2023" }
    "12.8.2-runtime-amzn2023"     = { flavor = "runtime", os = "amzn2023" }
    "12.8.2-base-oraclelinux8"    = { flavor = "base", os = "oraclelinux8" }
    "12.8.2-devel-oraclelinux8"   = { flavor = "devel", os = "oraclelinux8" }
    "12.8.2-runtime-oraclelinux8" = { flavor = "runtime", os = "oraclelinux8" }
    "12.8.2-base-oraclelinux9"    = { flavor = "base", os = "oraclelinux9" }
    "12.8.2-devel-oraclelinux9"   = { flavor = "devel", os = "oraclelinux9" }
    "12.8.2-runtime-oraclelinux9" = { flavor = "runtime", os = "oraclelinux9" }
    "12.8.2-base-rockylinux8"     = { flavor = "base", os = "rockylinux8" }
    "12.8.2-devel-rockylinux8"    = { flavor = "devel", os = "rockylinux8" }
    "12.8.2-runtime-rockylinux8"  = { flavor = "runtime", os = "rockylinux8" }
    "12.8.2-base-rockylinux9"     = { flavor = "base", os = "rockylinux9" }
    "12.8.2-devel-rockylinux9"    = { flavor = "devel", os = "rockylinux9" }
    "12.8.2-runtime-rockylinux9"  = { flavor = "runtime", os = "rockylinux9" }
    "12.8.2-base-ubi8"            = { flavor = "base", os = "ubi8" }
    "12.8.2-devel-ubi8"           = { flavor = "devel", os = "ubi8" }
    "12.8.2-runtime-ubi8"         = { flavor = "runtime", os = "ubi8" }
    "12.8.2-base-ubi9"            = { flavor = "base", os = "ubi9" }
    "12.8.2-devel-ubi9"           = { flavor = "devel", os = "ubi9" }
    "12.8.2-runtime-ubi9"         = { flavor = "runtime", os = "ubi9" }
    "12.8.2-base-ubuntu20.04"     = { flavor = "base", os = "ubuntu20.04" }
    "12.8.2-devel-ubuntu20.04"    = { flavor = "devel", os = "ubuntu20.04" }
    "12.8.2-runtime-ubuntu20.04"  = { flavor = "runtime", os = "ubuntu20.04" }
    "12.8.2-base-ubuntu22.04"     = { flavor = "base", os = "ubuntu22.04" }
    "12.8.2-devel-ubuntu22.04"    = { flavor = "devel", os = "ubuntu22.04" }
    "12.8.2-runtime-ubuntu22.04"  = { flavor = "runtime", os = "ubuntu22.04" }
  }
}

image {
  cuda      = "12.8.2"
  os        = "ubuntu24.04"
  platforms = ["linux/amd64", "linux/arm64"]
  gate      = { "linux/amd64" = "cuda12.8-2", "linux/arm64" = "cuda12.8-2" }
  source    = ["imgnew"]
  inferred  = ["platforms"]
  rows = {
    "12.8.2-base-ubuntu24.04"    = { flavor = "base" }
    "12.8.2-devel-ubuntu24.04"   = { flavor = "devel" }
    "12.8.2-runtime-ubuntu24.04" = { flavor = "runtime" }
  }
}

image {
  cuda       = "12.9.0"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.9-1", "linux/arm64" = "cuda12.9-1" }
  first_seen = "2025-05-07"
  source     = ["img"]
  rows = {
    "12.9.0-base-amzn2023"    = { flavor = "base", os = "amzn2023" }
    "12.9.0-devel-amzn2023"   = { flavor = "devel", os = "amzn2023" }
    "12.9.0-runtime-amzn2023" = { flavor = "runtime", os = "amzn2023" }
    "12.9.0-base-azl3"        = { flavor = "base", os = "azl3" }
    "12.9.0-devel-azl3"       = { flavor = "devel", os = "azl3" }
    "12.9.0-runtime-azl3"     = { flavor = "runtime", os = "azl3" }
    "12.9.0-base-cm2" = {
      without   = ["gate"]
      flavor    = "base"
      os        = "cm2"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda12.9-1" }
    }
    "12.9.0-devel-cm2" = {
      without   = ["gate"]
      flavor    = "devel"
      os        = "cm2"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda12.9-1" }
    }
    "12.9.0-runtime-cm2" = {
      without   = ["gate"]
      flavor    = "runtime"
      os        = "cm2"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda12.9-1" }
    }
    "12.9.0-base-oraclelinux8"          = { flavor = "base", os = "oraclelinux8" }
    "12.9.0-cudnn-devel-oraclelinux8"   = { flavor = "cudnn-devel", os = "oraclelinux8", cudnn = "9.9.0.52" }
    "12.9.0-cudnn-runtime-oraclelinux8" = { flavor = "cudnn-runtime", os = "oraclelinux8", cudnn = "9.9.0.52" }
    "12.9.0-devel-oraclelinux8"         = { flavor = "devel", os = "oraclelinux8", nccl = "2.26.5" }
    "12.9.0-runtime-oraclelinux8"       = { flavor = "runtime", os = "oraclelinux8", nccl = "2.26.5" }
    "12.9.0-base-oraclelinux9"          = { flavor = "base", os = "oraclelinux9" }
    "12.9.0-cudnn-devel-oraclelinux9"   = { flavor = "cudnn-devel", os = "oraclelinux9", cudnn = "9.9.0.52" }
    "12.9.0-cudnn-runtime-oraclelinux9" = { flavor = "cudnn-runtime", os = "oraclelinux9", cudnn = "9.9.0.52" }
  }
}

image {
  cuda       = "12.9.0"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.9-1", "linux/arm64" = "cuda12.9-1" }
  first_seen = "2025-05-07"
  source     = ["img"]
  rows = {
    "12.9.0-devel-oraclelinux9"        = { flavor = "devel", os = "oraclelinux9", nccl = "2.26.5" }
    "12.9.0-runtime-oraclelinux9"      = { flavor = "runtime", os = "oraclelinux9", nccl = "2.26.5" }
    "12.9.0-base-rockylinux8"          = { flavor = "base", os = "rockylinux8" }
    "12.9.0-cudnn-devel-rockylinux8"   = { flavor = "cudnn-devel", os = "rockylinux8", cudnn = "9.9.0.52" }
    "12.9.0-cudnn-runtime-rockylinux8" = { flavor = "cudnn-runtime", os = "rockylinux8", cudnn = "9.9.0.52" }
    "12.9.0-devel-rockylinux8"         = { flavor = "devel", os = "rockylinux8", nccl = "2.26.5" }
    "12.9.0-runtime-rockylinux8"       = { flavor = "runtime", os = "rockylinux8", nccl = "2.26.5" }
    "12.9.0-base-rockylinux9"          = { flavor = "base", os = "rockylinux9" }
    "12.9.0-cudnn-devel-rockylinux9"   = { flavor = "cudnn-devel", os = "rockylinux9", cudnn = "9.9.0.52" }
    "12.9.0-cudnn-runtime-rockylinux9" = { flavor = "cudnn-runtime", os = "rockylinux9", cudnn = "9.9.0.52" }
    "12.9.0-devel-rockylinux9"         = { flavor = "devel", os = "rockylinux9", nccl = "2.26.5" }
    "12.9.0-runtime-rockylinux9"       = { flavor = "runtime", os = "rockylinux9", nccl = "2.26.5" }
    "12.9.0-base-ubi8"                 = { flavor = "base", os = "ubi8" }
    "12.9.0-cudnn-devel-ubi8"          = { flavor = "cudnn-devel", os = "ubi8", cudnn = "9.9.0.52" }
    "12.9.0-cudnn-runtime-ubi8"        = { flavor = "cudnn-runtime", os = "ubi8", cudnn = "9.9.0.52" }
    "12.9.0-devel-ubi8"                = { flavor = "devel", os = "ubi8", nccl = "2.26.5" }
    "12.9.0-runtime-ubi8"              = { flavor = "runtime", os = "ubi8", nccl = "2.26.5" }
    "12.9.0-base-ubi9"                 = { flavor = "base", os = "ubi9" }
    "12.9.0-cudnn-devel-ubi9"          = { flavor = "cudnn-devel", os = "ubi9", cudnn = "9.9.0.52" }
    "12.9.0-cudnn-runtime-ubi9"        = { flavor = "cudnn-runtime", os = "ubi9", cudnn = "9.9.0.52" }
    "12.9.0-devel-ubi9"                = { flavor = "devel", os = "ubi9", nccl = "2.26.5" }
    "12.9.0-runtime-ubi9"              = { flavor = "runtime", os = "ubi9", nccl = "2.26.5" }
    "12.9.0-base-ubuntu20.04"          = { flavor = "base", os = "ubuntu20.04" }
    "12.9.0-cudnn-devel-ubuntu20.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu20.04"
      cudnn     = "9.9.0.52"
      listed_by = ["cog 2026-08"]
    }
    "12.9.0-cudnn-runtime-ubuntu20.04" = { flavor = "cudnn-runtime", os = "ubuntu20.04", cudnn = "9.9.0.52" }
    "12.9.0-devel-ubuntu20.04"         = { flavor = "devel", os = "ubuntu20.04", nccl = "2.26.5" }
    "12.9.0-runtime-ubuntu20.04"       = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.26.5" }
    "12.9.0-base-ubuntu22.04"          = { flavor = "base", os = "ubuntu22.04" }
    "12.9.0-cudnn-devel-ubuntu22.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu22.04"
      cudnn     = "9.9.0.52"
      listed_by = ["cog 2026-08"]
    }
    "12.9.0-cudnn-runtime-ubuntu22.04" = { flavor = "cudnn-runtime", os = "ubuntu22.04", cudnn = "9.9.0.52" }
    "12.9.0-devel-ubuntu22.04"         = { flavor = "devel", os = "ubuntu22.04", nccl = "2.26.5" }
    "12.9.0-runtime-ubuntu22.04"       = { flavor = "runtime", os = "ubuntu22.04", nccl = "2.26.5" }
    "12.9.0-base-ubuntu24.04"          = { flavor = "base", os = "ubuntu24.04" }
    "12.9.0-cudnn-devel-ubuntu24.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu24.04"
      cudnn     = "9.9.0.52"
      listed_by = ["cog 2026-08"]
    }
    "12.9.0-cudnn-runtime-ubuntu24.04" = { flavor = "cudnn-runtime", os = "ubuntu24.04", cudnn = "9.9.0.52" }
    "12.9.0-devel-ubuntu24.04"         = { flavor = "devel", os = "ubuntu24.04", nccl = "2.26.5" }
    "12.9.0-runtime-ubuntu24.04"       = { flavor = "runtime", os = "ubuntu24.04", nccl = "2.26.5" }
  }
}

image {
  cuda       = "12.9.1"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.9-1", "linux/arm64" = "cuda12.9-1" }
  first_seen = "2025-06-24"
  source     = ["img"]
  rows = {
    "12.9.1-base-amzn2023"    = { flavor = "base", os = "amzn2023" }
    "12.9.1-devel-amzn2023"   = { flavor = "devel", os = "amzn2023" }
    "12.9.1-runtime-amzn2023" = { flavor = "runtime", os = "amzn2023" }
    "12.9.1-base-azl3"        = { flavor = "base", os = "azl3" }
    "12.9.1-devel-azl3"       = { flavor = "devel", os = "azl3" }
    "12.9.1-runtime-azl3"     = { flavor = "runtime", os = "azl3" }
    "12.9.1-base-cm2" = {
      without   = ["gate"]
      flavor    = "base"
      os        = "cm2"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda12.9-1" }
    }
    "12.9.1-devel-cm2" = {
      without   = ["gate"]
      flavor    = "devel"
      os        = "cm2"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda12.9-1" }
    }
    "12.9.1-runtime-cm2" = {
      without   = ["gate"]
      flavor    = "runtime"
      os        = "cm2"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda12.9-1" }
    }
    "12.9.1-base-oraclelinux8"          = { flavor = "base", os = "oraclelinux8" }
    "12.9.1-cudnn-devel-oraclelinux8"   = { flavor = "cudnn-devel", os = "oraclelinux8", cudnn = "9.10.2.21" }
    "12.9.1-cudnn-runtime-oraclelinux8" = { flavor = "cudnn-runtime", os = "oraclelinux8", cudnn = "9.10.2.21" }
    "12.9.1-devel-oraclelinux8"         = { flavor = "devel", os = "oraclelinux8", nccl = "2.27.3" }
    "12.9.1-runtime-oraclelinux8"       = { flavor = "runtime", os = "oraclelinux8", nccl = "2.27.3" }
    "12.9.1-base-oraclelinux9"          = { flavor = "base", os = "oraclelinux9" }
    "12.9.1-cudnn-devel-oraclelinux9"   = { flavor = "cudnn-devel", os = "oraclelinux9", cudnn = "9.10.2.21" }
    "12.9.1-cudnn-runtime-oraclelinux9" = { flavor = "cudnn-runtime", os = "oraclelinux9", cudnn = "9.10.2.21" }
  }
}

image {
  cuda       = "12.9.1"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda12.9-1", "linux/arm64" = "cuda12.9-1" }
  first_seen = "2025-06-24"
  source     = ["img"]
  rows = {
    "12.9.1-devel-oraclelinux9"        = { flavor = "devel", os = "oraclelinux9", nccl = "2.27.3" }
    "12.9.1-runtime-oraclelinux9"      = { flavor = "runtime", os = "oraclelinux9", nccl = "2.27.3" }
    "12.9.1-base-rockylinux8"          = { flavor = "base", os = "rockylinux8" }
    "12.9.1-cudnn-devel-rockylinux8"   = { flavor = "cudnn-devel", os = "rockylinux8", cudnn = "9.10.2.21" }
    "12.9.1-cudnn-runtime-rockylinux8" = { flavor = "cudnn-runtime", os = "rockylinux8", cudnn = "9.10.2.21" }
    "12.9.1-devel-rockylinux8"         = { flavor = "devel", os = "rockylinux8", nccl = "2.27.3" }
    "12.9.1-runtime-rockylinux8"       = { flavor = "runtime", os = "rockylinux8", nccl = "2.27.3" }
    "12.9.1-base-rockylinux9"          = { flavor = "base", os = "rockylinux9" }
    "12.9.1-cudnn-devel-rockylinux9"   = { flavor = "cudnn-devel", os = "rockylinux9", cudnn = "9.10.2.21" }
    "12.9.1-cudnn-runtime-rockylinux9" = { flavor = "cudnn-runtime", os = "rockylinux9", cudnn = "9.10.2.21" }
    "12.9.1-devel-rockylinux9"         = { flavor = "devel", os = "rockylinux9", nccl = "2.27.3" }
    "12.9.1-runtime-rockylinux9"       = { flavor = "runtime", os = "rockylinux9", nccl = "2.27.3" }
    "12.9.1-base-ubi8"                 = { flavor = "base", os = "ubi8" }
    "12.9.1-cudnn-devel-ubi8"          = { flavor = "cudnn-devel", os = "ubi8", cudnn = "9.10.2.21" }
    "12.9.1-cudnn-runtime-ubi8"        = { flavor = "cudnn-runtime", os = "ubi8", cudnn = "9.10.2.21" }
    "12.9.1-devel-ubi8"                = { flavor = "devel", os = "ubi8", nccl = "2.27.3" }
    "12.9.1-runtime-ubi8"              = { flavor = "runtime", os = "ubi8", nccl = "2.27.3" }
    "12.9.1-base-ubi9"                 = { flavor = "base", os = "ubi9" }
    "12.9.1-cudnn-devel-ubi9"          = { flavor = "cudnn-devel", os = "ubi9", cudnn = "9.10.2.21" }
    "12.9.1-cudnn-runtime-ubi9"        = { flavor = "cudnn-runtime", os = "ubi9", cudnn = "9.10.2.21" }
    "12.9.1-devel-ubi9"                = { flavor = "devel", os = "ubi9", nccl = "2.27.3" }
    "12.9.1-runtime-ubi9"              = { flavor = "runtime", os = "ubi9", nccl = "2.27.3" }
    "12.9.1-base-ubuntu20.04"          = { flavor = "base", os = "ubuntu20.04" }
    "12.9.1-cudnn-devel-ubuntu20.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu20.04"
      cudnn     = "9.10.2.21"
      listed_by = ["cog 2026-08"]
    }
    "12.9.1-cudnn-runtime-ubuntu20.04" = { flavor = "cudnn-runtime", os = "ubuntu20.04", cudnn = "9.10.2.21" }
    "12.9.1-devel-ubuntu20.04"         = { flavor = "devel", os = "ubuntu20.04", nccl = "2.27.3" }
    "12.9.1-runtime-ubuntu20.04"       = { flavor = "runtime", os = "ubuntu20.04", nccl = "2.27.3" }
    "12.9.1-base-ubuntu22.04"          = { flavor = "base", os = "ubuntu22.04" }
    "12.9.1-cudnn-devel-ubuntu22.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu22.04"
      cudnn     = "9.10.2.21"
      listed_by = ["cog 2026-08"]
    }
    "12.9.1-cudnn-runtime-ubuntu22.04" = { flavor = "cudnn-runtime", os = "ubuntu22.04", cudnn = "9.10.2.21" }
    "12.9.1-devel-ubuntu22.04"         = { flavor = "devel", os = "ubuntu22.04", nccl = "2.27.3" }
    "12.9.1-runtime-ubuntu22.04"       = { flavor = "runtime", os = "ubuntu22.04", nccl = "2.27.3" }
    "12.9.1-base-ubuntu24.04"          = { flavor = "base", os = "ubuntu24.04" }
    "12.9.1-cudnn-devel-ubuntu24.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu24.04"
      cudnn     = "9.10.2.21"
      listed_by = ["cog 2026-08"]
    }
    "12.9.1-cudnn-runtime-ubuntu24.04" = { flavor = "cudnn-runtime", os = "ubuntu24.04", cudnn = "9.10.2.21" }
    "12.9.1-devel-ubuntu24.04"         = { flavor = "devel", os = "ubuntu24.04", nccl = "2.27.3" }
    "12.9.1-runtime-ubuntu24.04"       = { flavor = "runtime", os = "ubuntu24.04", nccl = "2.27.3" }
  }
}

image {
  cuda   = "12.9.2"
  os     = "ubuntu24.04"
  source = ["seen"]
  rows = {
    "12.9.2-base-ubuntu22.04"    = { flavor = "base", os = "ubuntu22.04" }
    "12.9.2-base-ubuntu24.04"    = { flavor = "base" }
    "12.9.2-devel-ubuntu24.04"   = { flavor = "devel" }
    "12.9.2-runtime-ubuntu24.04" = { flavor = "runtime" }
  }
}

image {
  cuda       = "13.0.0"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda13.0-1", "linux/arm64" = "cuda13.0-1" }
  first_seen = "2025-08-09"
  source     = ["img"]
  rows = {
    "13.0.0-base-amzn2023"    = { flavor = "base", os = "amzn2023" }
    "13.0.0-devel-amzn2023"   = { flavor = "devel", os = "amzn2023" }
    "13.0.0-runtime-amzn2023" = { flavor = "runtime", os = "amzn2023" }
    "13.0.0-base-azl3"        = { flavor = "base", os = "azl3" }
    "13.0.0-devel-azl3"       = { flavor = "devel", os = "azl3" }
    "13.0.0-runtime-azl3"     = { flavor = "runtime", os = "azl3" }
    "13.0.0-base-cm2" = {
      without   = ["gate"]
      flavor    = "base"
      os        = "cm2"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda13.0-1" }
    }
    "13.0.0-devel-cm2" = {
      without   = ["gate"]
      flavor    = "devel"
      os        = "cm2"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda13.0-1" }
    }
    "13.0.0-runtime-cm2" = {
      without   = ["gate"]
      flavor    = "runtime"
      os        = "cm2"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda13.0-1" }
    }
    "13.0.0-base-opensuse15" = {
      without   = ["gate"]
      flavor    = "base"
      os        = "opensuse15"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda13.0-1" }
    }
    "13.0.0-cudnn-devel-opensuse15" = {
      without   = ["gate"]
      flavor    = "cudnn-devel"
      os        = "opensuse15"
      cudnn     = "9.12.0.46"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda13.0-1" }
    }
    "13.0.0-cudnn-runtime-opensuse15" = {
      without   = ["gate"]
      flavor    = "cudnn-runtime"
      os        = "opensuse15"
      cudnn     = "9.12.0.46"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda13.0-1" }
    }
    "13.0.0-devel-opensuse15" = {
      without   = ["gate"]
      flavor    = "devel"
      os        = "opensuse15"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda13.0-1" }
    }
    "13.0.0-runtime-opensuse15" = {
      without   = ["gate"]
      flavor    = "runtime"
      os        = "opensuse15"
      platforms = ["linux/amd64"]
      gate      = { "linux/amd64" = "cuda13.0-1" }
    }
    "13.0.0-base-oraclelinux8"          = { flavor = "base", os = "oraclelinux8" }
    "13.0.0-cudnn-devel-oraclelinux8"   = { flavor = "cudnn-devel", os = "oraclelinux8", cudnn = "9.12.0.46" }
    "13.0.0-cudnn-runtime-oraclelinux8" = { flavor = "cudnn-runtime", os = "oraclelinux8", cudnn = "9.12.0.46" }
    "13.0.0-devel-oraclelinux8"         = { flavor = "devel", os = "oraclelinux8", nccl = "2.27.7" }
    "13.0.0-runtime-oraclelinux8"       = { flavor = "runtime", os = "oraclelinux8", nccl = "2.27.7" }
    "13.0.0-base-oraclelinux9"          = { flavor = "base", os = "oraclelinux9" }
    "13.0.0-cudnn-devel-oraclelinux9"   = { flavor = "cudnn-devel", os = "oraclelinux9", cudnn = "9.12.0.46" }
    "13.0.0-cudnn-runtime-oraclelinux9" = { flavor = "cudnn-runtime", os = "oraclelinux9", cudnn = "9.12.0.46" }
    "13.0.0-devel-oraclelinux9"         = { flavor = "devel", os = "oraclelinux9", nccl = "2.27.7" }
    "13.0.0-runtime-oraclelinux9"       = { flavor = "runtime", os = "oraclelinux9", nccl = "2.27.7" }
    "13.0.0-base-rockylinux10"          = { flavor = "base", os = "rockylinux10" }
    "13.0.0-devel-rockylinux10"         = { flavor = "devel", os = "rockylinux10", nccl = "2.27.7" }
    "13.0.0-runtime-rockylinux10"       = { flavor = "runtime", os = "rockylinux10", nccl = "2.27.7" }
    "13.0.0-base-rockylinux8"           = { flavor = "base", os = "rockylinux8" }
    "13.0.0-cudnn-devel-rockylinux8"    = { flavor = "cudnn-devel", os = "rockylinux8", cudnn = "9.12.0.46" }
    "13.0.0-cudnn-runtime-rockylinux8"  = { flavor = "cudnn-runtime", os = "rockylinux8", cudnn = "9.12.0.46" }
    "13.0.0-devel-rockylinux8"          = { flavor = "devel", os = "rockylinux8", nccl = "2.27.7" }
    "13.0.0-runtime-rockylinux8"        = { flavor = "runtime", os = "rockylinux8", nccl = "2.27.7" }
    "13.0.0-base-rockylinux9"           = { flavor = "base", os = "rockylinux9" }
    "13.0.0-cudnn-devel-rockylinux9"    = { flavor = "cudnn-devel", os = "rockylinux9", cudnn = "9.12.0.46" }
    "13.0.0-cudnn-runtime-rockylinux9"  = { flavor = "cudnn-runtime", os = "rockylinux9", cudnn = "9.12.0.46" }
    "13.0.0-devel-rockylinux9"          = { flavor = "devel", os = "rockylinux9", nccl = "2.27.7" }
    "13.0.0-runtime-rockylinux9"        = { flavor = "runtime", os = "rockylinux9", nccl = "2.27.7" }
    "13.0.0-base-ubi10"                 = { flavor = "base", os = "ubi10" }
    "13.0.0-devel-ubi10"                = { flavor = "devel", os = "ubi10", nccl = "2.27.7" }
    "13.0.0-runtime-ubi10"              = { flavor = "runtime", os = "ubi10", nccl = "2.27.7" }
  }
}

image {
  cuda       = "13.0.0"
  platforms  = ["linux/amd64", "linux/arm64"]
  gate       = { "linux/amd64" = "cuda13.0-1", "linux/arm64" = "cuda13.0-1" }
  first_seen = "2025-08-09"
  source     = ["img"]
  rows = {
    "13.0.0-base-ubi8"          = { flavor = "base", os = "ubi8" }
    "13.0.0-cudnn-devel-ubi8"   = { flavor = "cudnn-devel", os = "ubi8", cudnn = "9.12.0.46" }
    "13.0.0-cudnn-runtime-ubi8" = { flavor = "cudnn-runtime", os = "ubi8", cudnn = "9.12.0.46" }
    "13.0.0-devel-ubi8"         = { flavor = "devel", os = "ubi8", nccl = "2.27.7" }
    "13.0.0-runtime-ubi8"       = { flavor = "runtime", os = "ubi8", nccl = "2.27.7" }
    "13.0.0-base-ubi9"          = { flavor = "base", os = "ubi9" }
    "13.0.0-cudnn-devel-ubi9"   = { flavor = "cudnn-devel", os = "ubi9", cudnn = "9.12.0.46" }
    "13.0.0-cudnn-runtime-ubi9" = { flavor = "cudnn-runtime", os = "ubi9", cudnn = "9.12.0.46" }
    "13.0.0-devel-ubi9"         = { flavor = "devel", os = "ubi9", nccl = "2.27.7" }
    "13.0.0-runtime-ubi9"       = { flavor = "runtime", os = "ubi9", nccl = "2.27.7" }
    "13.0.0-base-ubuntu22.04"   = { flavor = "base", os = "ubuntu22.04" }
    "13.0.0-cudnn-devel-ubuntu22.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu22.04"
      cudnn     = "9.12.0.46"
      listed_by = ["cog 2026-08"]
    }
    "13.0.0-cudnn-runtime-ubuntu22.04" = { flavor = "cudnn-runtime", os = "ubuntu22.04", cudnn = "9.12.0.46" }
    "13.0.0-devel-ubuntu22.04"         = { flavor = "devel", os = "ubuntu22.04", nccl = "2.27.7" }
    "13.0.0-runtime-ubuntu22.04"       = { flavor = "runtime", os = "ubuntu22.04", nccl = "2.27.7" }
    "13.0.0-base-ubuntu24.04"          = { flavor = "base", os = "ubuntu24.04" }
    "13.0.0-cudnn-devel-ubuntu24.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu24.04"
      cudnn     = "9.12.0.46"
      listed_by = ["cog 2026-08"]
    }
    "13.0.0-cudnn-runtime-ubuntu24.04"    = { flavor = "cudnn-runtime", os = "ubuntu24.04", cudnn = "9.12.0.46" }
    "13.0.0-devel-ubuntu24.04"            = { flavor = "devel", os = "ubuntu24.04", nccl = "2.27.7" }
    "13.0.0-runtime-ubuntu24.04"          = { flavor = "runtime", os = "ubuntu24.04", nccl = "2.27.7" }
    "13.0.0-tensorrt-devel-ubuntu24.04"   = { flavor = "tensorrt-devel", os = "ubuntu24.04" }
    "13.0.0-tensorrt-runtime-ubuntu24.04" = { flavor = "tensorrt-runtime", os = "ubuntu24.04" }
  }
}

image {
  cuda   = "13.0.1"
  source = ["taglist"]
  rows = {
    "13.0.1-base-ubi8"                 = { flavor = "base", os = "ubi8" }
    "13.0.1-cudnn-devel-ubi8"          = { flavor = "cudnn-devel", os = "ubi8" }
    "13.0.1-cudnn-runtime-ubi8"        = { flavor = "cudnn-runtime", os = "ubi8" }
    "13.0.1-devel-ubi8"                = { flavor = "devel", os = "ubi8" }
    "13.0.1-runtime-ubi8"              = { flavor = "runtime", os = "ubi8" }
    "13.0.1-base-ubi9"                 = { flavor = "base", os = "ubi9" }
    "13.0.1-cudnn-devel-ubi9"          = { flavor = "cudnn-devel", os = "ubi9" }
    "13.0.1-cudnn-runtime-ubi9"        = { flavor = "cudnn-runtime", os = "ubi9" }
    "13.0.1-devel-ubi9"                = { flavor = "devel", os = "ubi9" }
    "13.0.1-runtime-ubi9"              = { flavor = "runtime", os = "ubi9" }
    "13.0.1-base-ubuntu22.04"          = { flavor = "base", os = "ubuntu22.04" }
    "13.0.1-cudnn-devel-ubuntu22.04"   = { flavor = "cudnn-devel", os = "ubuntu22.04", listed_by = ["cog 2026-08"] }
    "13.0.1-cudnn-runtime-ubuntu22.04" = { flavor = "cudnn-runtime", os = "ubuntu22.04" }
    "13.0.1-devel-ubuntu22.04"         = { flavor = "devel", os = "ubuntu22.04" }
    "13.0.1-runtime-ubuntu22.04"       = { flavor = "runtime", os = "ubuntu22.04" }
    "13.0.1-base-ubuntu24.04"          = { flavor = "base", os = "ubuntu24.04" }
    "13.0.1-cudnn-devel-ubuntu24.04"   = { flavor = "cudnn-devel", os = "ubuntu24.04", listed_by = ["cog 2026-08"] }
    "13.0.1-cudnn-runtime-ubuntu24.04" = { flavor = "cudnn-runtime", os = "ubuntu24.04" }
    "13.0.1-devel-ubuntu24.04"         = { flavor = "devel", os = "ubuntu24.04" }
    "13.0.1-runtime-ubuntu24.04"       = { flavor = "runtime", os = "ubuntu24.04" }
  }
}

image {
  cuda   = "13.0.2"
  source = ["taglist"]
  rows = {
    "13.0.2-base-ubi8"                 = { flavor = "base", os = "ubi8" }
    "13.0.2-cudnn-devel-ubi8"          = { flavor = "cudnn-devel", os = "ubi8" }
    "13.0.2-cudnn-runtime-ubi8"        = { flavor = "cudnn-runtime", os = "ubi8" }
    "13.0.2-devel-ubi8"                = { flavor = "devel", os = "ubi8" }
    "13.0.2-runtime-ubi8"              = { flavor = "runtime", os = "ubi8" }
    "13.0.2-base-ubi9"                 = { flavor = "base", os = "ubi9" }
    "13.0.2-cudnn-devel-ubi9"          = { flavor = "cudnn-devel", os = "ubi9" }
    "13.0.2-cudnn-runtime-ubi9"        = { flavor = "cudnn-runtime", os = "ubi9" }
    "13.0.2-devel-ubi9"                = { flavor = "devel", os = "ubi9" }
    "13.0.2-runtime-ubi9"              = { flavor = "runtime", os = "ubi9" }
    "13.0.2-base-ubuntu22.04"          = { flavor = "base", os = "ubuntu22.04" }
    "13.0.2-cudnn-devel-ubuntu22.04"   = { flavor = "cudnn-devel", os = "ubuntu22.04", listed_by = ["cog 2026-08"] }
    "13.0.2-cudnn-runtime-ubuntu22.04" = { flavor = "cudnn-runtime", os = "ubuntu22.04" }
    "13.0.2-devel-ubuntu22.04"         = { flavor = "devel", os = "ubuntu22.04" }
    "13.0.2-runtime-ubuntu22.04"       = { flavor = "runtime", os = "ubuntu22.04" }
    "13.0.2-base-ubuntu24.04"          = { flavor = "base", os = "ubuntu24.04" }
    "13.0.2-cudnn-devel-ubuntu24.04"   = { flavor = "cudnn-devel", os = "ubuntu24.04", listed_by = ["cog 2026-08"] }
    "13.0.2-cudnn-runtime-ubuntu24.04" = { flavor = "cudnn-runtime", os = "ubuntu24.04" }
    "13.0.2-devel-ubuntu24.04"         = { flavor = "devel", os = "ubuntu24.04" }
    "13.0.2-runtime-ubuntu24.04"       = { flavor = "runtime", os = "ubuntu24.04" }
  }
}

image {
  cuda      = "13.0.3"
  platforms = ["linux/amd64", "linux/arm64"]
  gate      = { all = "cuda13.0-1" }
  source    = ["taglist"]
  inferred  = ["gate", "platforms"]
  rows = {
    "13.0.3-base-amzn2023"    = { flavor = "base", os = "amzn2023" }
    "13.0.3-devel-amzn2023"   = { flavor = "devel", os = "amzn2023" }
    "13.0.3-runtime-amzn2023" = { flavor = "runtime", os = "amzn2023" }
    "13.0.3-base-azl3"        = { flavor = "base", os = "azl3" }
    "13.0.3-devel-azl3"       = { flavor = "devel", os = "azl3" }
    "13.0.3-runtime-azl3"     = { flavor = "runtime", os = "azl3" }
    "13.0.3-base-ubuntu22.04" = { flavor = "base", os = "ubuntu22.04" }
    "13.0.3-cudnn-devel-ubuntu22.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu22.04"
      cudnn     = "9.14.0.64"
      listed_by = ["cog 2026-08"]
    }
    "13.0.3-cudnn-runtime-ubuntu22.04" = { flavor = "cudnn-runtime", os = "ubuntu22.04", cudnn = "9.14.0.64" }
    "13.0.3-devel-ubuntu22.04"         = { flavor = "devel", os = "ubuntu22.04" }
    "13.0.3-runtime-ubuntu22.04"       = { flavor = "runtime", os = "ubuntu22.04" }
  }
}

image {
  cuda      = "13.0.3"
  os        = "ubuntu24.04"
  platforms = ["linux/amd64", "linux/arm64"]
  gate      = { "linux/amd64" = "cuda13.0-1", "linux/arm64" = "cuda13.0-1" }
  source    = ["taglist"]
  inferred  = ["platforms"]
  rows = {
    "13.0.3-base-ubuntu24.04"          = { flavor = "base" }
    "13.0.3-cudnn-devel-ubuntu24.04"   = { flavor = "cudnn-devel", cudnn = "9.14.0.64", listed_by = ["cog 2026-08"] }
    "13.0.3-cudnn-runtime-ubuntu24.04" = { flavor = "cudnn-runtime", cudnn = "9.14.0.64" }
    "13.0.3-devel-ubuntu24.04"         = { flavor = "devel" }
    "13.0.3-runtime-ubuntu24.04"       = { flavor = "runtime" }
  }
}

image {
  cuda   = "13.1.0"
  source = ["taglist"]
  rows = {
    "13.1.0-base-ubi8"           = { flavor = "base", os = "ubi8" }
    "13.1.0-devel-ubi8"          = { flavor = "devel", os = "ubi8" }
    "13.1.0-runtime-ubi8"        = { flavor = "runtime", os = "ubi8" }
    "13.1.0-base-ubi9"           = { flavor = "base", os = "ubi9" }
    "13.1.0-devel-ubi9"          = { flavor = "devel", os = "ubi9" }
    "13.1.0-runtime-ubi9"        = { flavor = "runtime", os = "ubi9" }
    "13.1.0-base-ubuntu22.04"    = { flavor = "base", os = "ubuntu22.04" }
    "13.1.0-devel-ubuntu22.04"   = { flavor = "devel", os = "ubuntu22.04" }
    "13.1.0-runtime-ubuntu22.04" = { flavor = "runtime", os = "ubuntu22.04" }
    "13.1.0-base-ubuntu24.04"    = { flavor = "base", os = "ubuntu24.04" }
    "13.1.0-devel-ubuntu24.04"   = { flavor = "devel", os = "ubuntu24.04" }
    "13.1.0-runtime-ubuntu24.04" = { flavor = "runtime", os = "ubuntu24.04" }
  }
}

image {
  cuda   = "13.1.1"
  source = ["taglist"]
  rows = {
    "13.1.1-base-ubi8"                 = { flavor = "base", os = "ubi8" }
    "13.1.1-cudnn-devel-ubi8"          = { flavor = "cudnn-devel", os = "ubi8" }
    "13.1.1-cudnn-runtime-ubi8"        = { flavor = "cudnn-runtime", os = "ubi8" }
    "13.1.1-devel-ubi8"                = { flavor = "devel", os = "ubi8" }
    "13.1.1-runtime-ubi8"              = { flavor = "runtime", os = "ubi8" }
    "13.1.1-base-ubi9"                 = { flavor = "base", os = "ubi9" }
    "13.1.1-cudnn-devel-ubi9"          = { flavor = "cudnn-devel", os = "ubi9" }
    "13.1.1-cudnn-runtime-ubi9"        = { flavor = "cudnn-runtime", os = "ubi9" }
    "13.1.1-devel-ubi9"                = { flavor = "devel", os = "ubi9" }
    "13.1.1-runtime-ubi9"              = { flavor = "runtime", os = "ubi9" }
    "13.1.1-base-ubuntu22.04"          = { flavor = "base", os = "ubuntu22.04" }
    "13.1.1-cudnn-devel-ubuntu22.04"   = { flavor = "cudnn-devel", os = "ubuntu22.04", listed_by = ["cog 2026-08"] }
    "13.1.1-cudnn-runtime-ubuntu22.04" = { flavor = "cudnn-runtime", os = "ubuntu22.04" }
    "13.1.1-devel-ubuntu22.04"         = { flavor = "devel", os = "ubuntu22.04" }
    "13.1.1-runtime-ubuntu22.04"       = { flavor = "runtime", os = "ubuntu22.04" }
    "13.1.1-base-ubuntu24.04"          = { flavor = "base", os = "ubuntu24.04" }
    "13.1.1-cudnn-devel-ubuntu24.04"   = { flavor = "cudnn-devel", os = "ubuntu24.04", listed_by = ["cog 2026-08"] }
    "13.1.1-cudnn-runtime-ubuntu24.04" = { flavor = "cudnn-runtime", os = "ubuntu24.04" }
    "13.1.1-devel-ubuntu24.04"         = { flavor = "devel", os = "ubuntu24.04" }
    "13.1.1-runtime-ubuntu24.04"       = { flavor = "runtime", os = "ubuntu24.04" }
  }
}

image {
  cuda      = "13.1.2"
  platforms = ["linux/amd64", "linux/arm64"]
  gate      = { all = "cuda13.1-1" }
  source    = ["taglist"]
  inferred  = ["gate", "platforms"]
  rows = {
    "13.1.2-base-amzn2023"    = { flavor = "base", os = "amzn2023" }
    "13.1.2-devel-amzn2023"   = { flavor = "devel", os = "amzn2023" }
    "13.1.2-runtime-amzn2023" = { flavor = "runtime", os = "amzn2023" }
    "13.1.2-base-azl3"        = { flavor = "base", os = "azl3" }
    "13.1.2-devel-azl3"       = { flavor = "devel", os = "azl3" }
    "13.1.2-runtime-azl3"     = { flavor = "runtime", os = "azl3" }
    "13.1.2-base-ubuntu22.04" = { flavor = "base", os = "ubuntu22.04" }
    "13.1.2-cudnn-devel-ubuntu22.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu22.04"
      cudnn     = "9.17.1.4"
      listed_by = ["cog 2026-08"]
    }
    "13.1.2-cudnn-runtime-ubuntu22.04" = { flavor = "cudnn-runtime", os = "ubuntu22.04", cudnn = "9.17.1.4" }
    "13.1.2-devel-ubuntu22.04"         = { flavor = "devel", os = "ubuntu22.04" }
    "13.1.2-runtime-ubuntu22.04"       = { flavor = "runtime", os = "ubuntu22.04" }
  }
}

image {
  cuda      = "13.1.2"
  os        = "ubuntu24.04"
  platforms = ["linux/amd64", "linux/arm64"]
  gate      = { "linux/amd64" = "cuda13.1-1", "linux/arm64" = "cuda13.1-1" }
  source    = ["taglist"]
  inferred  = ["platforms"]
  rows = {
    "13.1.2-base-ubuntu24.04"          = { flavor = "base" }
    "13.1.2-cudnn-devel-ubuntu24.04"   = { flavor = "cudnn-devel", cudnn = "9.17.1.4", listed_by = ["cog 2026-08"] }
    "13.1.2-cudnn-runtime-ubuntu24.04" = { flavor = "cudnn-runtime", cudnn = "9.17.1.4" }
    "13.1.2-devel-ubuntu24.04"         = { flavor = "devel" }
    "13.1.2-runtime-ubuntu24.04"       = { flavor = "runtime" }
  }
}

image {
  cuda   = "13.2.0"
  source = ["taglist"]
  rows = {
    "13.2.0-base-ubi8"                 = { flavor = "base", os = "ubi8" }
    "13.2.0-cudnn-devel-ubi8"          = { flavor = "cudnn-devel", os = "ubi8" }
    "13.2.0-cudnn-runtime-ubi8"        = { flavor = "cudnn-runtime", os = "ubi8" }
    "13.2.0-devel-ubi8"                = { flavor = "devel", os = "ubi8" }
    "13.2.0-runtime-ubi8"              = { flavor = "runtime", os = "ubi8" }
    "13.2.0-base-ubi9"                 = { flavor = "base", os = "ubi9" }
    "13.2.0-cudnn-devel-ubi9"          = { flavor = "cudnn-devel", os = "ubi9" }
    "13.2.0-cudnn-runtime-ubi9"        = { flavor = "cudnn-runtime", os = "ubi9" }
    "13.2.0-devel-ubi9"                = { flavor = "devel", os = "ubi9" }
    "13.2.0-runtime-ubi9"              = { flavor = "runtime", os = "ubi9" }
    "13.2.0-base-ubuntu22.04"          = { flavor = "base", os = "ubuntu22.04" }
    "13.2.0-cudnn-devel-ubuntu22.04"   = { flavor = "cudnn-devel", os = "ubuntu22.04", listed_by = ["cog 2026-08"] }
    "13.2.0-cudnn-runtime-ubuntu22.04" = { flavor = "cudnn-runtime", os = "ubuntu22.04" }
    "13.2.0-devel-ubuntu22.04"         = { flavor = "devel", os = "ubuntu22.04" }
    "13.2.0-runtime-ubuntu22.04"       = { flavor = "runtime", os = "ubuntu22.04" }
    "13.2.0-base-ubuntu24.04"          = { flavor = "base", os = "ubuntu24.04" }
    "13.2.0-cudnn-devel-ubuntu24.04"   = { flavor = "cudnn-devel", os = "ubuntu24.04", listed_by = ["cog 2026-08"] }
    "13.2.0-cudnn-runtime-ubuntu24.04" = { flavor = "cudnn-runtime", os = "ubuntu24.04" }
    "13.2.0-devel-ubuntu24.04"         = { flavor = "devel", os = "ubuntu24.04" }
    "13.2.0-runtime-ubuntu24.04"       = { flavor = "runtime", os = "ubuntu24.04" }
  }
}

image {
  cuda      = "13.2.1"
  platforms = ["linux/amd64", "linux/arm64"]
  gate      = { all = "cuda13.2-1" }
  source    = ["imgnew"]
  inferred  = ["gate", "platforms"]
  rows = {
    "13.2.1-base-amzn2023"    = { flavor = "base", os = "amzn2023" }
    "13.2.1-devel-amzn2023"   = { flavor = "devel", os = "amzn2023" }
    "13.2.1-runtime-amzn2023" = { flavor = "runtime", os = "amzn2023" }
    "13.2.1-base-azl3"        = { flavor = "base", os = "azl3" }
    "13.2.1-devel-azl3"       = { flavor = "devel", os = "azl3" }
    "13.2.1-runtime-azl3"     = { flavor = "runtime", os = "azl3" }
    "13.2.1-base-opensuse15"  = { flavor = "base", os = "opensuse15", platforms = ["linux/amd64"] }
    "13.2.1-cudnn-devel-opensuse15" = {
      flavor    = "cudnn-devel"
      os        = "opensuse15"
      cudnn     = "9.20.0.48"
      platforms = ["linux/amd64"]
    }
    "13.2.1-cudnn-runtime-opensuse15" = {
      flavor    = "cudnn-runtime"
      os        = "opensuse15"
      cudnn     = "9.20.0.48"
      platforms = ["linux/amd64"]
    }
    "13.2.1-devel-opensuse15"           = { flavor = "devel", os = "opensuse15", platforms = ["linux/amd64"] }
    "13.2.1-runtime-opensuse15"         = { flavor = "runtime", os = "opensuse15", platforms = ["linux/amd64"] }
    "13.2.1-base-oraclelinux8"          = { flavor = "base", os = "oraclelinux8" }
    "13.2.1-cudnn-devel-oraclelinux8"   = { flavor = "cudnn-devel", os = "oraclelinux8", cudnn = "9.20.0.48" }
    "13.2.1-cudnn-runtime-oraclelinux8" = { flavor = "cudnn-runtime", os = "oraclelinux8", cudnn = "9.20.0.48" }
    "13.2.1-devel-oraclelinux8"         = { flavor = "devel", os = "oraclelinux8" }
    "13.2.1-runtime-oraclelinux8"       = { flavor = "runtime", os = "oraclelinux8" }
    "13.2.1-base-oraclelinux9"          = { flavor = "base", os = "oraclelinux9" }
    "13.2.1-cudnn-devel-oraclelinux9"   = { flavor = "cudnn-devel", os = "oraclelinux9", cudnn = "9.20.0.48" }
    "13.2.1-cudnn-runtime-oraclelinux9" = { flavor = "cudnn-runtime", os = "oraclelinux9", cudnn = "9.20.0.48" }
    "13.2.1-devel-oraclelinux9"         = { flavor = "devel", os = "oraclelinux9" }
    "13.2.1-runtime-oraclelinux9"       = { flavor = "runtime", os = "oraclelinux9" }
    "13.2.1-base-rockylinux10"          = { flavor = "base", os = "rockylinux10" }
    "13.2.1-cudnn-devel-rockylinux10"   = { flavor = "cudnn-devel", os = "rockylinux10", cudnn = "9.20.0.48" }
    "13.2.1-cudnn-runtime-rockylinux10" = { flavor = "cudnn-runtime", os = "rockylinux10", cudnn = "9.20.0.48" }
  }
}

image {
  cuda      = "13.2.1"
  platforms = ["linux/amd64", "linux/arm64"]
  gate      = { all = "cuda13.2-1" }
  source    = ["imgnew"]
  inferred  = ["gate", "platforms"]
  rows = {
    "13.2.1-devel-rockylinux10"        = { flavor = "devel", os = "rockylinux10" }
    "13.2.1-runtime-rockylinux10"      = { flavor = "runtime", os = "rockylinux10" }
    "13.2.1-base-rockylinux8"          = { flavor = "base", os = "rockylinux8" }
    "13.2.1-cudnn-devel-rockylinux8"   = { flavor = "cudnn-devel", os = "rockylinux8", cudnn = "9.20.0.48" }
    "13.2.1-cudnn-runtime-rockylinux8" = { flavor = "cudnn-runtime", os = "rockylinux8", cudnn = "9.20.0.48" }
    "13.2.1-devel-rockylinux8"         = { flavor = "devel", os = "rockylinux8" }
    "13.2.1-runtime-rockylinux8"       = { flavor = "runtime", os = "rockylinux8" }
    "13.2.1-base-rockylinux9"          = { flavor = "base", os = "rockylinux9" }
    "13.2.1-cudnn-devel-rockylinux9"   = { flavor = "cudnn-devel", os = "rockylinux9", cudnn = "9.20.0.48" }
    "13.2.1-cudnn-runtime-rockylinux9" = { flavor = "cudnn-runtime", os = "rockylinux9", cudnn = "9.20.0.48" }
    "13.2.1-devel-rockylinux9"         = { flavor = "devel", os = "rockylinux9" }
    "13.2.1-runtime-rockylinux9"       = { flavor = "runtime", os = "rockylinux9" }
    "13.2.1-base-suse16"               = { flavor = "base", os = "suse16" }
    "13.2.1-devel-suse16"              = { flavor = "devel", os = "suse16" }
    "13.2.1-runtime-suse16"            = { flavor = "runtime", os = "suse16" }
    "13.2.1-base-ubi10"                = { flavor = "base", os = "ubi10" }
    "13.2.1-cudnn-devel-ubi10"         = { flavor = "cudnn-devel", os = "ubi10", cudnn = "9.20.0.48" }
    "13.2.1-cudnn-runtime-ubi10"       = { flavor = "cudnn-runtime", os = "ubi10", cudnn = "9.20.0.48" }
    "13.2.1-devel-ubi10"               = { flavor = "devel", os = "ubi10" }
    "13.2.1-runtime-ubi10"             = { flavor = "runtime", os = "ubi10" }
    "13.2.1-base-ubi8"                 = { flavor = "base", os = "ubi8" }
    "13.2.1-cudnn-devel-ubi8"          = { flavor = "cudnn-devel", os = "ubi8", cudnn = "9.20.0.48" }
    "13.2.1-cudnn-runtime-ubi8"        = { flavor = "cudnn-runtime", os = "ubi8", cudnn = "9.20.0.48" }
    "13.2.1-devel-ubi8"                = { flavor = "devel", os = "ubi8" }
    "13.2.1-runtime-ubi8"              = { flavor = "runtime", os = "ubi8" }
    "13.2.1-base-ubi9"                 = { flavor = "base", os = "ubi9" }
    "13.2.1-cudnn-devel-ubi9"          = { flavor = "cudnn-devel", os = "ubi9", cudnn = "9.20.0.48" }
    "13.2.1-cudnn-runtime-ubi9"        = { flavor = "cudnn-runtime", os = "ubi9", cudnn = "9.20.0.48" }
    "13.2.1-devel-ubi9"                = { flavor = "devel", os = "ubi9" }
    "13.2.1-runtime-ubi9"              = { flavor = "runtime", os = "ubi9" }
    "13.2.1-base-ubuntu22.04"          = { flavor = "base", os = "ubuntu22.04" }
    "13.2.1-cudnn-devel-ubuntu22.04" = {
      flavor    = "cudnn-devel"
      os        = "ubuntu22.04"
      cudnn     = "9.20.0.48"
      listed_by = ["cog 2026-08"]
    }
    "13.2.1-cudnn-runtime-ubuntu22.04" = { flavor = "cudnn-runtime", os = "ubuntu22.04", cudnn = "9.20.0.48" }
    "13.2.1-devel-ubuntu22.04"         = { flavor = "devel", os = "ubuntu22.04" }
    "13.2.1-runtime-ubuntu22.04"       = { flavor = "runtime", os = "ubuntu22.04" }
  }
}

image {
  cuda      = "13.2.1"
  os        = "ubuntu24.04"
  platforms = ["linux/amd64", "linux/arm64"]
  gate      = { "linux/amd64" = "cuda13.2-1", "linux/arm64" = "cuda13.2-1" }
  source    = ["imgnew"]
  inferred  = ["platforms"]
  rows = {
    "13.2.1-base-ubuntu24.04"          = { flavor = "base" }
    "13.2.1-cudnn-devel-ubuntu24.04"   = { flavor = "cudnn-devel", cudnn = "9.20.0.48", listed_by = ["cog 2026-08"] }
    "13.2.1-cudnn-runtime-ubuntu24.04" = { flavor = "cudnn-runtime", cudnn = "9.20.0.48" }
    "13.2.1-devel-ubuntu24.04"         = { flavor = "devel" }
    "13.2.1-runtime-ubuntu24.04"       = { flavor = "runtime" }
  }
}

image {
  cuda      = "13.3.1"
  platforms = ["linux/amd64", "linux/arm64"]
  gate      = { all = "cuda13.3-1" }
  source    = ["imgnew"]
  inferred  = ["gate", "platforms"]
  rows = {
    "13.3.1-base-amzn2023"    = { flavor = "base", os = "amzn2023" }
    "13.3.1-devel-amzn2023"   = { flavor = "devel", os = "amzn2023" }
    "13.3.1-runtime-amzn2023" = { flavor = "runtime", os = "amzn2023" }
    "13.3.1-base-azl3"        = { flavor = "base", os = "azl3" }
    "13.3.1-devel-azl3"       = { flavor = "devel", os = "azl3" }
    "13.3.1-runtime-azl3"     = { flavor = "runtime", os = "azl3" }
    "13.3.1-base-opensuse15"  = { flavor = "base", os = "opensuse15", platforms = ["linux/amd64"] }
    "13.3.1-cudnn-devel-opensuse15" = {
      flavor    = "cudnn-devel"
      os        = "opensuse15"
      cudnn     = "9.24.0.43"
      platforms = ["linux/amd64"]
    }
    "13.3.1-cudnn-runtime-opensuse15" = {
      flavor    = "cudnn-runtime"
      os        = "opensuse15"
      cudnn     = "9.24.0.43"
      platforms = ["linux/amd64"]
    }
    "13.3.1-devel-opensuse15"           = { flavor = "devel", os = "opensuse15", platforms = ["linux/amd64"] }
    "13.3.1-runtime-opensuse15"         = { flavor = "runtime", os = "opensuse15", platforms = ["linux/amd64"] }
    "13.3.1-base-oraclelinux8"          = { flavor = "base", os = "oraclelinux8" }
    "13.3.1-cudnn-devel-oraclelinux8"   = { flavor = "cudnn-devel", os = "oraclelinux8", cudnn = "9.24.0.43" }
    "13.3.1-cudnn-runtime-oraclelinux8" = { flavor = "cudnn-runtime", os = "oraclelinux8", cudnn = "9.24.0.43" }
    "13.3.1-devel-oraclelinux8"         = { flavor = "devel", os = "oraclelinux8" }
    "13.3.1-runtime-oraclelinux8"       = { flavor = "runtime", os = "oraclelinux8" }
    "13.3.1-base-oraclelinux9"          = { flavor = "base", os = "oraclelinux9" }
    "13.3.1-cudnn-devel-oraclelinux9"   = { flavor = "cudnn-devel", os = "oraclelinux9", cudnn = "9.24.0.43" }
    "13.3.1-cudnn-runtime-oraclelinux9" = { flavor = "cudnn-runtime", os = "oraclelinux9", cudnn = "9.24.0.43" }
  }
}

image {
  cuda      = "13.3.1"
  platforms = ["linux/amd64", "linux/arm64"]
  gate      = { all = "cuda13.3-1" }
  source    = ["imgnew"]
  inferred  = ["gate", "platforms"]
  rows = {
    "13.3.1-devel-oraclelinux9"        = { flavor = "devel", os = "oraclelinux9" }
    "13.3.1-runtime-oraclelinux9"      = { flavor = "runtime", os = "oraclelinux9" }
    "13.3.1-base-rockylinux8"          = { flavor = "base", os = "rockylinux8" }
    "13.3.1-cudnn-devel-rockylinux8"   = { flavor = "cudnn-devel", os = "rockylinux8", cudnn = "9.24.0.43" }
    "13.3.1-cudnn-runtime-rockylinux8" = { flavor = "cudnn-runtime", os = "rockylinux8", cudnn = "9.24.0.43" }
    "13.3.1-devel-rockylinux8"         = { flavor = "devel", os = "rockylinux8" }
    "13.3.1-runtime-rockylinux8"       = { flavor = "runtime", os = "rockylinux8" }
    "13.3.1-base-rockylinux9"          = { flavor = "base", os = "rockylinux9" }
    "13.3.1-cudnn-devel-rockylinux9"   = { flavor = "cudnn-devel", os = "rockylinux9", cudnn = "9.24.0.43" }
    "13.3.1-cudnn-runtime-rockylinux9" = { flavor = "cudnn-runtime", os = "rockylinux9", cudnn = "9.24.0.43" }
    "13.3.1-devel-rockylinux9"         = { flavor = "devel", os = "rockylinux9" }
    "13.3.1-runtime-rockylinux9"       = { flavor = "runtime", os = "rockylinux9" }
    "13.3.1-base-suse16"               = { flavor = "base", os = "suse16" }
    "13.3.1-devel-suse16"              = { flavor = "devel", os = "suse16" }
    "13.3.1-runtime-suse16"            = { flavor = "runtime", os = "suse16" }
    "13.3.1-base-ubi10"                = { flavor = "base", os = "ubi10" }
    "13.3.1-cudnn-devel-ubi10"         = { flavor = "cudnn-devel", os = "ubi10", cudnn = "9.24.0.43" }
    "13.3.1-cudnn-runtime-ubi10"       = { flavor = "cudnn-runtime", os = "ubi10", cudnn = "9.24.0.43" }
    "13.3.1-devel-ubi10"               = { flavor = "devel", os = "ubi10" }
    "13.3.1-runtime-ubi10"             = { flavor = "runtime", os = "ubi10" }
    "13.3.1-base-ubi8"                 = { flavor = "base", os = "ubi8" }
    "13.3.1-cudnn-devel-ubi8"          = { flavor = "cudnn-devel", os = "ubi8", cudnn = "9.24.0.43" }
    "13.3.1-cudnn-runtime-ubi8"        = { flavor = "cudnn-runtime", os = "ubi8", cudnn = "9.24.0.43" }
    "13.3.1-devel-ubi8"                = { flavor = "devel", os = "ubi8" }
    "13.3.1-runtime-ubi8"              = { flavor = "runtime", os = "ubi8" }
    "13.3.1-base-ubi9"                 = { flavor = "base", os = "ubi9" }
    "13.3.1-cudnn-devel-ubi9"          = { flavor = "cudnn-devel", os = "ubi9", cudnn = "9.24.0.43" }
    "13.3.1-cudnn-runtime-ubi9"        = { flavor = "cudnn-runtime", os = "ubi9", cudnn = "9.24.0.43" }
    "13.3.1-devel-ubi9"                = { flavor = "devel", os = "ubi9" }
    "13.3.1-runtime-ubi9"              = { flavor = "runtime", os = "ubi9" }
    "13.3.1-base-ubuntu22.04"          = { flavor = "base", os = "ubuntu22.04" }
    "13.3.1-cudnn-devel-ubuntu22.04"   = { flavor = "cudnn-devel", os = "ubuntu22.04", cudnn = "9.24.0.43" }
    "13.3.1-cudnn-runtime-ubuntu22.04" = { flavor = "cudnn-runtime", os = "ubuntu22.04", cudnn = "9.24.0.43" }
    "13.3.1-devel-ubuntu22.04"         = { flavor = "devel", os = "ubuntu22.04" }
    "13.3.1-runtime-ubuntu22.04"       = { flavor = "runtime", os = "ubuntu22.04" }
  }
}

image {
  cuda      = "13.3.1"
  os        = "ubuntu24.04"
  platforms = ["linux/amd64", "linux/arm64"]
  gate      = { "linux/amd64" = "cuda13.3-1", "linux/arm64" = "cuda13.3-1" }
  source    = ["imgnew"]
  inferred  = ["platforms"]
  rows = {
    "13.3.1-base-ubuntu24.04"             = { flavor = "base" }
    "13.3.1-cudnn-devel-ubuntu24.04"      = { flavor = "cudnn-devel", cudnn = "9.24.0.43" }
    "13.3.1-cudnn-runtime-ubuntu24.04"    = { flavor = "cudnn-runtime", cudnn = "9.24.0.43" }
    "13.3.1-devel-ubuntu24.04"            = { flavor = "devel" }
    "13.3.1-runtime-ubuntu24.04"          = { flavor = "runtime" }
    "13.3.1-tensorrt-devel-ubuntu24.04"   = { flavor = "tensorrt-devel" }
    "13.3.1-tensorrt-runtime-ubuntu24.04" = { flavor = "tensorrt-runtime" }
  }
}

image {
  cuda      = "13.3.1"
  os        = "ubuntu26.04"
  platforms = ["linux/amd64", "linux/arm64"]
  gate      = { all = "cuda13.3-1" }
  source    = ["imgnew"]
  inferred  = ["gate", "platforms"]
  rows = {
    "13.3.1-base-ubuntu26.04"          = { flavor = "base" }
    "13.3.1-cudnn-devel-ubuntu26.04"   = { flavor = "cudnn-devel", cudnn = "9.24.0.43" }
    "13.3.1-cudnn-runtime-ubuntu26.04" = { flavor = "cudnn-runtime", cudnn = "9.24.0.43" }
    "13.3.1-devel-ubuntu26.04"         = { flavor = "devel" }
    "13.3.1-runtime-ubuntu26.04"       = { flavor = "runtime" }
  }
}

image {
  cuda   = "13.4.2"
  os     = "ubuntu24.04"
  source = ["seen"]
  rows = {
    "13.4.1-devel-ubuntu24.04"         = { cuda = "13.4.1", flavor = "devel" }
    "13.4.1-cudnn-devel-ubuntu26.04"   = { cuda = "13.4.1", flavor = "cudnn-devel", os = "ubuntu26.04" }
    "13.4.1-devel-ubuntu26.04"         = { cuda = "13.4.1", flavor = "devel", os = "ubuntu26.04" }
    "13.4.2-base-ubuntu24.04"          = { flavor = "base" }
    "13.4.2-cudnn-runtime-ubuntu24.04" = { flavor = "cudnn-runtime" }
    "13.4.2-devel-ubuntu24.04"         = { flavor = "devel" }
    "13.4.2-runtime-ubuntu24.04"       = { flavor = "runtime" }
    "13.4.2-cudnn-devel-ubuntu26.04"   = { flavor = "cudnn-devel", os = "ubuntu26.04" }
  }
}

guidance "images" "image-eol" {
  text   = "image eol: when the driver branch the toolkit shipped with reaches end of life, or a newer patch of the same minor exists"
  source = ["policy"]
}

guidance "images" "deletion" {
  text   = "deletion: six months after end of life"
  source = ["policy"]
}
