# Forward compatibility packages (cuda-compat).
#
# official = compatible: package may be used on that base driver
# official = not_compatible: package older than the driver; use backward compatibility instead
# official = not_needed: the driver already carries that CUDA version
# gate: driver branches and brands named in NVIDIA_REQUIRE_CUDA; an empty list means only cuda>=X.Y
#   was required
# historical: union over time of the container gate, own and newer branches removed; most are end of
#   life now
# branches: current official table only; absent: the package is older than the table

source "conda" {
  title = "conda cuda-compat 12.4.1 depends on cuda-compat-impl 550.54.15 (anaconda.org)"
  date  = "2026-11-20"
  class = "measured"
}

source "conda2" {
  title = "conda cuda-compat-impl 580.95.05 (anaconda.org), CUDA 13.0.2"
  date  = "2026-11-20"
  class = "measured"
}

source "ctk133" {
  title = "public configuration notes on a 13.3 image under driver 595 (NVIDIA_DISABLE_REQUIRE)"
  date  = "2026-11-20"
  class = "reported"
}

source "easybuild" {
  title = "EasyBuild CUDAcompat list: 11.6 with 510.85.02, 11.7 with 515.65.01"
  date  = "2026-11-20"
  class = "reported"
}

source "fwdguide" {
  title = "CUDA Compatibility guide, forward compatibility page, CUDA 13.4 edition (https://docs.nvidia.com/deploy/cuda-compatibility/forward-compatibility.html)"
  url   = "https://docs.nvidia.com/deploy/cuda-compatibility/forward-compatibility.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "img-gates" {
  title = "nvidia/cuda image recipes, NVIDIA_REQUIRE_CUDA variable per CUDA version (gitlab.com/nvidia/container-images/cuda, public mirrors with history)"
  url   = "https://gitlab.com/nvidia/container-images/cuda"
  date  = "2026-11-20"
  class = "vendor"
}

forward_compat "10.0" {
  package      = "cuda-compat-10-0"
  branch       = "410"
  historical   = ["384"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    first_seen = "2018-09-20"
    last_seen  = "2023-04-11"
    drivers    = ["384"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2019-03-26"
    last_seen  = "2019-03-26"
    drivers    = ["410"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2019-03-28"
    last_seen  = "2022-05-03"
    drivers    = ["384", "410"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2020-09-09"
    last_seen  = "2023-04-11"
  }
}

forward_compat "10.1" {
  package      = "cuda-compat-10-1"
  branch       = "418"
  historical   = ["384", "396", "410"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    first_seen = "2019-03-01"
    last_seen  = "2023-04-11"
    drivers    = ["418"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2019-03-28"
    last_seen  = "2019-03-28"
    drivers    = ["384", "410"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2019-05-14"
    last_seen  = "2020-09-09"
    drivers    = ["384", "396", "410"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2020-09-09"
    last_seen  = "2023-04-11"
  }
  gate {
    first_seen = "2020-09-09"
    last_seen  = "2022-05-03"
    drivers    = ["396", "410", "418"]
    brands     = ["tesla"]
  }
}

forward_compat "10.2" {
  package      = "cuda-compat-10-2"
  branch       = "440"
  historical   = ["384", "396", "410", "418"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    first_seen = "2019-11-26"
    last_seen  = "2019-11-26"
    drivers    = ["384", "396", "410"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2019-12-02"
    last_seen  = "2019-12-02"
    drivers    = ["384", "396", "410", "418"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2020-06-17"
    last_seen  = "2023-04-11"
  }
  gate {
    first_seen = "2020-06-17"
    last_seen  = "2022-05-03"
    drivers    = ["396", "410", "418", "440"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2022-05-19"
    last_seen  = "2023-04-11"
    drivers    = ["418"]
    brands     = ["tesla"]
  }
}

forward_compat "11.0" {
  package      = "cuda-compat-11-0"
  branch       = "450"
  historical   = ["418", "440"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    first_seen = "2020-06-17"
    last_seen  = "2020-09-30"
    drivers    = ["418", "440"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2020-06-17"
    last_seen  = "2024-05-31"
  }
  gate {
    first_seen = "2020-10-09"
    last_seen  = "2021-04-19"
    drivers    = ["418", "440", "450"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2021-04-19"
    last_seen  = "2022-05-28"
    drivers    = ["418", "440"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2022-05-19"
    last_seen  = "2024-05-31"
    drivers    = ["418"]
    brands     = ["tesla"]
  }
}

forward_compat "11.1" {
  package      = "cuda-compat-11-1"
  branch       = "455"
  historical   = ["418", "440", "450"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    first_seen = "2020-09-30"
    last_seen  = "2020-09-30"
    drivers    = ["418", "440"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2020-09-30"
    last_seen  = "2024-05-31"
  }
  gate {
    first_seen = "2020-10-09"
    last_seen  = "2020-10-09"
    drivers    = ["418", "440"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2020-10-09"
    last_seen  = "2020-12-15"
    drivers    = ["418", "440", "450"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2021-01-14"
    last_seen  = "2021-04-19"
    drivers    = ["418", "440"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2021-04-19"
    last_seen  = "2022-05-28"
    drivers    = ["418", "440"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2022-05-19"
    last_seen  = "2022-05-19"
    drivers    = ["418"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2022-05-23"
    last_seen  = "2024-05-31"
    drivers    = ["418", "450"]
    brands     = ["tesla"]
  }
}

forward_compat "11.2" {
  package      = "cuda-compat-11-2"
  branch       = "460"
  historical   = ["418", "440", "450"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    first_seen = "2021-01-14"
    last_seen  = "2021-04-19"
    drivers    = ["418", "440"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2021-01-14"
    last_seen  = "2024-05-31"
  }
  gate {
    first_seen = "2021-04-19"
    last_seen  = "2022-05-28"
    drivers    = ["418", "440"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2022-05-19"
    last_seen  = "2022-05-28"
    drivers    = ["418"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2022-07-11"
    last_seen  = "2024-05-31"
    drivers    = ["418", "450"]
    brands     = ["tesla"]
  }
}

forward_compat "11.3" {
  package      = "cuda-compat-11-3"
  branch       = "465"
  historical   = ["418", "440"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    first_seen = "2021-04-19"
    last_seen  = "2022-05-28"
    drivers    = ["418", "440"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2021-07-16"
    last_seen  = "2024-05-31"
  }
  gate {
    first_seen = "2022-05-19"
    last_seen  = "2024-05-31"
    drivers    = ["418"]
    brands     = ["tesla"]
  }
}

forward_compat "11.4" {
  package      = "cuda-compat-11-4"
  branch       = "470"
  historical   = ["418", "440", "450", "460"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    first_seen = "2021-07-01"
    last_seen  = "2021-09-15"
    drivers    = ["418", "440"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2021-07-09"
    last_seen  = "2023-11-08"
  }
  gate {
    first_seen = "2021-10-20"
    last_seen  = "2022-01-07"
    drivers    = ["418", "440", "450"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2022-01-20"
    last_seen  = "2022-05-28"
    drivers    = ["418", "440", "450", "460"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2022-05-19"
    last_seen  = "2023-06-29"
    drivers    = ["418", "450"]
    brands     = ["tesla"]
  }
}

forward_compat "11.5" {
  package      = "cuda-compat-11-5"
  branch       = "495"
  historical   = ["418", "440", "450", "460", "470"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    first_seen = "2021-10-20"
    last_seen  = "2022-01-07"
    drivers    = ["418", "440", "450"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2021-10-20"
    last_seen  = "2023-11-08"
  }
  gate {
    first_seen = "2022-01-20"
    last_seen  = "2022-05-28"
    drivers    = ["418", "440", "450", "460", "470"]
    brands     = ["tesla"]
  }
  gate {
    first_seen         = "2022-04-08"
    last_seen          = "2022-05-11"
    drivers            = ["418", "440", "450", "460", "470"]
    brands             = ["nvidia", "nvidiartx", "quadrortx", "tesla", "unknown"]
    tesla_only_drivers = ["418", "440", "450", "460"]
  }
  gate {
    first_seen         = "2022-05-19"
    last_seen          = "2022-05-19"
    drivers            = ["418", "450", "470"]
    brands             = ["nvidia", "nvidiartx", "quadrortx", "tesla", "unknown"]
    tesla_only_drivers = ["418", "450"]
  }
  gate {
    first_seen = "2022-05-19"
    last_seen  = "2023-04-11"
    drivers    = ["418", "450", "470"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2022-10-25"
    last_seen  = "2023-06-29"
    drivers    = ["418", "450", "470"]
    brands = [
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
    tesla_only_drivers = ["418", "450"]
  }
  gate {
    first_seen = "2023-11-08"
    last_seen  = "2023-11-08"
    drivers    = ["470"]
    brands = [
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

forward_compat "11.6" {
  package         = "cuda-compat-11-6"
  branch          = "510"
  package_drivers = ["510.85.02"]
  historical      = ["418", "440", "450", "460", "470"]
  gpu_classes     = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded    = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source          = ["easybuild", "fwdguide", "img-gates"]
  inferred        = ["historical"]
  gate {
    first_seen = "2022-01-14"
    last_seen  = "2022-01-14"
    drivers    = ["418", "440", "450"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2022-01-14"
    last_seen  = "2023-11-08"
  }
  gate {
    first_seen = "2022-01-20"
    last_seen  = "2022-01-20"
    drivers    = ["418", "450", "460", "470"]
    brands     = ["tesla"]
  }
  gate {
    first_seen = "2022-01-20"
    last_seen  = "2022-05-28"
    drivers    = ["418", "440", "450", "460", "470"]
    brands     = ["tesla"]
  }
  gate {
    first_seen         = "2022-04-08"
    last_seen          = "2022-05-11"
    drivers            = ["418", "440", "450", "460", "470"]
    brands             = ["nvidia", "nvidiartx", "quadrortx", "tesla", "unknown"]
    tesla_only_drivers = ["418", "440", "450", "460"]
  }
  gate {
    first_seen         = "2022-05-19"
    last_seen          = "2022-05-19"
    drivers            = ["418", "450", "470"]
    brands             = ["nvidia", "nvidiartx", "quadrortx", "tesla", "unknown"]
    tesla_only_drivers = ["418", "450"]
  }
  gate {
    first_seen = "2022-10-25"
    last_seen  = "2023-06-29"
    drivers    = ["418", "450", "470"]
    brands = [
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
    tesla_only_drivers = ["418", "450"]
  }
  gate {
    first_seen = "2023-11-08"
    last_seen  = "2024-05-31"
    drivers    = ["470"]
    brands = [
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

forward_compat "11.7" {
  package         = "cuda-compat-11-7"
  branch          = "515"
  package_drivers = ["515.65.01"]
  historical      = ["450", "470", "510"]
  gpu_classes     = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded    = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source          = ["easybuild", "fwdguide", "img-gates"]
  inferred        = ["historical"]
  gate {
    first_seen         = "2022-05-17"
    last_seen          = "2022-08-08"
    drivers            = ["450", "470", "510"]
    brands             = ["nvidia", "nvidiartx", "quadrortx", "tesla", "unknown"]
    tesla_only_drivers = ["450"]
  }
  gate {
    first_seen = "2022-05-17"
    last_seen  = "2023-11-08"
  }
  gate {
    first_seen = "2022-10-25"
    last_seen  = "2022-12-12"
    drivers    = ["450", "470", "510"]
    brands = [
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
    tesla_only_drivers = ["450"]
  }
  gate {
    first_seen = "2022-10-25"
    last_seen  = "2022-12-12"
    drivers    = ["450", "470", "510"]
    brands = [
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
    tesla_only_drivers = ["450"]
  }
  gate {
    first_seen = "2022-12-14"
    last_seen  = "2023-04-11"
    drivers    = ["450", "470", "510"]
    brands = [
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
    tesla_only_drivers = ["450"]
  }
  gate {
    first_seen = "2022-12-14"
    last_seen  = "2023-04-11"
    drivers    = ["450", "470", "510"]
    brands = [
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
    tesla_only_drivers = ["450"]
  }
  gate {
    first_seen = "2023-06-29"
    last_seen  = "2023-06-29"
    drivers    = ["450", "470"]
    brands = [
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
    tesla_only_drivers = ["450"]
  }
  gate {
    first_seen = "2023-11-08"
    last_seen  = "2023-11-08"
    drivers    = ["470"]
    brands = [
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

forward_compat "11.8" {
  package      = "cuda-compat-11-8"
  branch       = "520"
  historical   = ["450", "470", "510", "515"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    first_seen         = "2022-10-05"
    last_seen          = "2022-10-05"
    drivers            = ["450", "470", "510", "515"]
    brands             = ["nvidia", "nvidiartx", "quadrortx", "tesla", "unknown"]
    tesla_only_drivers = ["450"]
  }
  gate {
    first_seen = "2022-10-05"
    last_seen  = "2023-11-08"
  }
  gate {
    first_seen = "2022-10-25"
    last_seen  = "2022-12-14"
    drivers    = ["450", "470", "510", "515"]
    brands = [
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
    tesla_only_drivers = ["450"]
  }
  gate {
    first_seen = "2022-12-14"
    last_seen  = "2023-04-11"
    drivers    = ["450", "470", "510", "515"]
    brands = [
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
    tesla_only_drivers = ["450"]
  }
  gate {
    first_seen = "2023-06-29"
    last_seen  = "2023-06-29"
    drivers    = ["450", "470"]
    brands = [
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
    tesla_only_drivers = ["450"]
  }
  gate {
    first_seen = "2023-11-08"
    last_seen  = "2023-11-08"
    drivers    = ["470"]
    brands = [
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

forward_compat "12.0" {
  package      = "cuda-compat-12-0"
  branch       = "525"
  historical   = ["450", "470", "510", "515", "520"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    first_seen = "2022-12-12"
    last_seen  = "2023-02-01"
    drivers    = ["450", "470", "510", "515", "520"]
    brands = [
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
    tesla_only_drivers = ["450"]
  }
  gate {
    first_seen = "2022-12-12"
    last_seen  = "2024-05-31"
  }
  gate {
    first_seen = "2023-03-07"
    last_seen  = "2023-04-11"
    drivers    = ["450", "470", "510", "515"]
    brands = [
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
    tesla_only_drivers = ["450"]
  }
  gate {
    first_seen = "2023-06-29"
    last_seen  = "2023-06-29"
    drivers    = ["450", "470"]
    brands = [
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
    tesla_only_drivers = ["450"]
  }
  gate {
    first_seen = "2023-11-08"
    last_seen  = "2024-05-31"
    drivers    = ["470"]
    brands = [
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

forward_compat "12.1" {
  package      = "cuda-compat-12-1"
  branch       = "530"
  historical   = ["450", "470", "510", "515", "525"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    first_seen = "2023-03-07"
    last_seen  = "2023-04-27"
    drivers    = ["450", "470", "510", "515", "525"]
    brands = [
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
    tesla_only_drivers = ["450"]
  }
  gate {
    first_seen = "2023-03-07"
    last_seen  = "2024-05-31"
  }
  gate {
    first_seen = "2023-06-29"
    last_seen  = "2023-06-29"
    drivers    = ["450", "470", "525"]
    brands = [
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
    tesla_only_drivers = ["450"]
  }
  gate {
    first_seen = "2023-11-08"
    last_seen  = "2024-05-31"
    drivers    = ["470", "525"]
    brands = [
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

forward_compat "12.2" {
  package = "cuda-compat-12-2"
  branch  = "535"
  official = {
    "535" = "not_needed"
    "570" = "not_compatible"
    "580" = "not_compatible"
    "590" = "not_compatible"
    "595" = "not_compatible"
    "610" = "not_compatible"
    "615" = "not_compatible"
  }
  branches     = []
  historical   = ["450", "470", "525"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    first_seen = "2023-06-29"
    last_seen  = "2023-10-18"
    drivers    = ["450", "470", "525"]
    brands = [
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
    tesla_only_drivers = ["450"]
  }
  gate {
    first_seen = "2023-06-29"
    last_seen  = "2024-05-31"
  }
  gate {
    first_seen = "2023-11-08"
    last_seen  = "2024-05-31"
    drivers    = ["470", "525"]
    brands = [
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

forward_compat "12.3" {
  package = "cuda-compat-12-3"
  branch  = "545"
  official = {
    "535" = "compatible"
    "570" = "not_compatible"
    "580" = "not_compatible"
    "590" = "not_compatible"
    "595" = "not_compatible"
    "610" = "not_compatible"
    "615" = "not_compatible"
  }
  branches     = ["535"]
  historical   = ["470", "525", "535"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    first_seen = "2023-11-08"
    last_seen  = "2024-05-31"
    drivers    = ["470", "525", "535"]
    brands = [
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

forward_compat "12.4" {
  package         = "cuda-compat-12-4"
  branch          = "550"
  package_drivers = ["550.54.15"]
  official = {
    "535" = "compatible"
    "570" = "not_compatible"
    "580" = "not_compatible"
    "590" = "not_compatible"
    "595" = "not_compatible"
    "610" = "not_compatible"
    "615" = "not_compatible"
  }
  branches     = ["535"]
  historical   = ["470", "525", "535"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["conda", "fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    first_seen = "2024-04-05"
    last_seen  = "2024-05-31"
    drivers    = ["470", "525", "535"]
    brands = [
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

forward_compat "12.5" {
  package = "cuda-compat-12-5"
  branch  = "555"
  official = {
    "535" = "compatible"
    "570" = "not_compatible"
    "580" = "not_compatible"
    "590" = "not_compatible"
    "595" = "not_compatible"
    "610" = "not_compatible"
    "615" = "not_compatible"
  }
  branches     = ["535"]
  historical   = ["470", "535", "550"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    first_seen = "2024-05-31"
    last_seen  = "2024-07-15"
    drivers    = ["470", "535", "550"]
    brands = [
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

forward_compat "12.6" {
  package = "cuda-compat-12-6"
  branch  = "560"
  official = {
    "535" = "compatible"
    "570" = "not_compatible"
    "580" = "not_compatible"
    "590" = "not_compatible"
    "595" = "not_compatible"
    "610" = "not_compatible"
    "615" = "not_compatible"
  }
  branches     = ["535"]
  historical   = ["470", "535", "550"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    first_seen = "2024-08-13"
    last_seen  = "2024-12-03"
    drivers    = ["470", "535", "550"]
    brands = [
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

forward_compat "12.8" {
  package = "cuda-compat-12-8"
  branch  = "570"
  official = {
    "535" = "compatible"
    "570" = "not_needed"
    "580" = "not_compatible"
    "590" = "not_compatible"
    "595" = "not_compatible"
    "610" = "not_compatible"
    "615" = "not_compatible"
  }
  branches     = ["535"]
  historical   = ["470", "535", "550", "560", "565"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    first_seen = "2025-01-27"
    last_seen  = "2025-03-13"
    drivers    = ["470", "535", "550", "560", "565"]
    brands = [
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
  gate {
    image   = "12.8.2"
    drivers = ["535", "550", "560", "565", "570", "580"]
    brands = [
      "unknown",
      "grid",
      "tesla",
      "nvidia",
      "quadro",
      "quadrortx",
      "nvidiartx",
      "vapps",
      "vpc",
      "vcs",
      "vws",
      "cloudgaming",
    ]
  }
}

forward_compat "12.9" {
  package = "cuda-compat-12-9"
  branch  = "575"
  official = {
    "535" = "compatible"
    "570" = "compatible"
    "580" = "not_compatible"
    "590" = "not_compatible"
    "595" = "not_compatible"
    "610" = "not_compatible"
    "615" = "not_compatible"
  }
  branches     = ["535", "570"]
  historical   = ["535", "550", "560", "565", "570"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    first_seen = "2025-05-07"
    last_seen  = "2025-06-24"
    drivers    = ["535", "550", "560", "565", "570"]
    brands = [
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

forward_compat "13.0" {
  package         = "cuda-compat-13-0"
  branch          = "580"
  package_drivers = ["580.95.05"]
  official = {
    "535" = "compatible"
    "570" = "compatible"
    "580" = "not_needed"
    "590" = "not_compatible"
    "595" = "not_compatible"
    "610" = "not_compatible"
    "615" = "not_compatible"
  }
  branches     = ["535", "570"]
  historical   = ["535", "550", "565", "570", "575"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["conda2", "fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    first_seen = "2025-08-09"
    last_seen  = "2025-08-13"
    drivers    = ["535", "550", "565", "570", "575"]
    brands = [
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
  gate {
    image   = "13.0.3"
    drivers = ["535", "550", "565", "570", "575"]
    brands = [
      "unknown",
      "grid",
      "tesla",
      "nvidia",
      "quadro",
      "quadrortx",
      "nvidiartx",
      "vapps",
      "vpc",
      "vcs",
      "vws",
      "cloudgaming",
    ]
  }
}

forward_compat "13.1" {
  package = "cuda-compat-13-1"
  branch  = "590"
  official = {
    "535" = "compatible"
    "570" = "compatible"
    "580" = "compatible"
    "590" = "not_needed"
    "595" = "not_compatible"
    "610" = "not_compatible"
    "615" = "not_compatible"
  }
  branches     = ["535", "570", "580"]
  historical   = ["535", "550", "560", "565", "570", "580"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    image   = "13.1.2"
    drivers = ["535", "550", "560", "565", "570", "580"]
    brands = [
      "unknown",
      "grid",
      "tesla",
      "nvidia",
      "quadro",
      "quadrortx",
      "nvidiartx",
      "vapps",
      "vpc",
      "vcs",
      "vws",
      "cloudgaming",
    ]
  }
}

forward_compat "13.2" {
  package = "cuda-compat-13-2"
  branch  = "595"
  official = {
    "535" = "compatible"
    "570" = "compatible"
    "580" = "compatible"
    "590" = "compatible"
    "595" = "not_needed"
    "610" = "not_compatible"
    "615" = "not_compatible"
  }
  branches     = ["535", "570", "580", "590"]
  historical   = ["535", "570", "580", "590"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    image   = "13.2.1"
    drivers = ["535", "570", "580", "590"]
    brands = [
      "unknown",
      "grid",
      "tesla",
      "nvidia",
      "quadro",
      "quadrortx",
      "nvidiartx",
      "vapps",
      "vpc",
      "vcs",
      "vws",
      "cloudgaming",
    ]
  }
}

forward_compat "13.3" {
  package = "cuda-compat-13-3"
  branch  = "610"
  official = {
    "535" = "compatible"
    "570" = "compatible"
    "580" = "compatible"
    "590" = "compatible"
    "595" = "compatible"
    "610" = "not_needed"
    "615" = "not_compatible"
  }
  branches     = ["535", "570", "580", "590", "595"]
  historical   = ["535", "570", "580", "590", "595"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["fwdguide", "img-gates"]
  inferred     = ["historical"]
  gate {
    image   = "13.3.1"
    drivers = ["535", "570", "580", "590", "595"]
    brands = [
      "unknown",
      "grid",
      "tesla",
      "nvidia",
      "quadro",
      "quadrortx",
      "nvidiartx",
      "vapps",
      "vpc",
      "vcs",
      "vws",
      "cloudgaming",
    ]
  }
}

forward_compat "13.4" {
  package         = "cuda-compat-13-4"
  branch          = "615"
  package_drivers = ["615.31"]
  official = {
    "535" = "compatible"
    "570" = "compatible"
    "580" = "compatible"
    "590" = "compatible"
    "595" = "compatible"
    "610" = "compatible"
    "615" = "not_needed"
  }
  branches     = ["535", "570", "580", "590", "595", "610"]
  gpu_classes  = ["datacenter", "ngc_ready_rtx_select", "jetson (separate cuda-compat-orin package)"]
  gpu_excluded = ["geforce", "titan", "most workstation RTX/Quadro not on the NGC-Ready list"]
  source       = ["fwdguide"]
  inferred     = ["historical"]
}

guidance "forward-compat" "package-version-must-newer-than" {
  text   = "package version must be newer than the base driver branch; never put an older compat package in front of a newer driver"
  source = ["fwdguide"]
}

guidance "forward-compat" "only-listed-base-branches-supported" {
  text   = "only listed base branches are supported targets (535, 570, 580 long-lived; 590, 595, 610, 615 columns); new feature branches and EOL branches are not"
  source = ["fwdguide"]
}

guidance "forward-compat" "guide-against-its-table" {
  text   = "the guide's text leaves new feature branches out as base, its table marks 590 and 610 compatible, and a lifecycle list calls both new feature branches: the table is followed, since it speaks of the very branches"
  source = ["fwdguide"]
}

guidance "forward-compat" "linux-only-libraries-land-compat" {
  text   = "Linux only; libraries land in the compat folder of the versioned toolkit and need LD_LIBRARY_PATH or an ld.so.conf entry; nvidia/cuda images install the package and ldconfig picks it up"
  source = ["fwdguide", "img-gates"]
}

guidance "forward-compat" "forward-compat-between-kernel-driver" {
  text   = "forward compat is between kernel driver and user-mode driver, so PTX JIT works and minor-compat limits do not apply"
  source = ["fwdguide"]
}

guidance "forward-compat" "opengl-vulkan-interop-under-compat" {
  text   = "no OpenGL or Vulkan interop under compat; cuMemMap features need attribute queries; OpenCL stays on the old driver"
  source = ["fwdguide"]
}

guidance "forward-compat" "13.4-package-also-needs-libnvidia-gpucomp" {
  text   = "from 13.4 the package also needs libnvidia-gpucomp and libnvidia-tileiras"
  source = ["fwdguide"]
}

guidance "forward-compat" "container-gate-nvidia_require_cuda-evaluated-against" {
  text   = "container gate (NVIDIA_REQUIRE_CUDA) is evaluated against the host driver, so a compat image on an unlisted branch dies at start with an unsatisfied condition unless NVIDIA_DISABLE_REQUIRE is set"
  source = ["ctk133", "img-gates"]
}

guidance "forward-compat" "gate-listed-geforce-titan-brands" {
  text   = "the gate listed GeForce and Titan brands for 11.5 to 12.4 images even though compat does not run there; the list drops them from 12.5"
  source = ["img-gates"]
}
