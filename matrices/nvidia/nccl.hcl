# NCCL releases.
#
# 2.28.1 is known only from conda-forge and spack.
# 2.31.x: no source found.
# 2.26.2.post1 and 2.25.1.post1 exist only as cu12 wheels of April 2025.
# sm_in_source_build is what the default makefile compiles for the given CUDA version; official
#   binaries may differ.

source "cf-nccl" {
  title = "conda-forge/nccl-feedstock history"
  url   = "https://github.com/conda-forge/nccl-feedstock"
  date  = "2026-11-20"
  class = "reported"
}

source "nccl-archives" {
  title = "public file listing with nccl archives"
  date  = "2026-11-20"
  class = "reported"
}

source "img-nccl" {
  title = "nvidia/cuda image recipes: libnccl pins with +cudaX.Y"
  url   = "https://gitlab.com/nvidia/container-images/cuda"
  date  = "2026-11-20"
  class = "vendor"
}

nccl {
  cuda_majors = ["9", "10", "11"]
  sm = {
    "10.2" = ["3.0", "3.5", "5.0", "6.0", "6.1", "7.0"]
    "11.0" = ["3.0", "3.5", "5.0", "6.0", "6.1", "7.0"]
    "11.8" = ["3.0", "3.5", "5.0", "6.0", "6.1", "7.0"]
  }
  rows = {
    "2.2.12" = { without = ["sm"], cuda_builds = ["9.1"], source = ["img-nccl", "spack-nccl"] }
    "2.3.5"  = { released = "2018-09-24", tags = ["v2.3.5-5"], source = ["git", "spack-nccl"] }
    "2.3.7"  = { released = "2018-10-24", tags = ["v2.3.7-1"], source = ["git", "spack-nccl"] }
    "2.4.2" = {
      released    = "2018-12-13"
      tags        = ["v2.4.2-1"]
      cuda_builds = ["9.2"]
      source      = ["git", "img-nccl", "spack-nccl"]
    }
    "2.4.6" = { released = "2019-03-14", tags = ["v2.4.6-1"], source = ["git", "spack-nccl"] }
    "2.4.7" = {
      released    = "2019-04-16"
      tags        = ["v2.4.7-1"]
      cuda_builds = ["9.0", "9.2", "10.0", "10.1"]
      source      = ["git", "img-nccl", "spack-nccl"]
    }
    "2.4.8" = {
      released    = "2019-06-25"
      tags        = ["v2.4.8-1"]
      cuda_builds = ["9.0", "9.2", "10.0", "10.1"]
      source      = ["cupy-install-library", "git", "img-nccl", "spack-nccl"]
    }
  }
}

nccl {
  released    = "2020-01-16"
  cuda_majors = ["9", "10", "11"]
  sm = {
    "10.2" = ["3.5", "5.0", "6.0", "6.1", "7.0"]
    "11.0" = ["3.5", "5.0", "6.0", "6.1", "7.0"]
    "11.8" = ["3.5", "5.0", "6.0", "6.1", "7.0"]
  }
  rows = {
    "2.5.6" = {
      released               = "2019-11-19"
      tags                   = ["v2.5.6-1", "v2.5.6-2"]
      cuda_builds            = ["10.0", "10.2"]
      conda_forge_first_seen = "2020-01-24"
      source                 = ["cf-nccl", "git", "img-nccl", "spack-nccl"]
    }
    "2.5.7" = {
      tags                   = ["v2.5.7-1"]
      conda_forge_first_seen = "2020-01-25"
      source                 = ["cf-nccl", "git", "spack-nccl"]
    }
    "2.6.4" = {
      tags                   = ["v2.6.4-1"]
      cuda_builds            = ["10.0"]
      conda_forge_first_seen = "2020-03-27"
      source                 = ["cf-nccl", "cupy-install-library", "git", "img-nccl", "spack-nccl"]
    }
  }
}

nccl {
  cuda_majors = ["10", "11"]
  sm = {
    "10.2" = ["3.5", "5.0", "6.0", "6.1", "7.0"]
    "11.0" = ["3.5", "5.0", "6.0", "6.1", "7.0", "8.0"]
    "11.8" = ["3.5", "5.0", "6.0", "6.1", "7.0", "8.0"]
  }
  rows = {
    "2.7.3" = {
      released               = "2020-05-12"
      tags                   = ["v2.7.3-1"]
      conda_forge_first_seen = "2020-06-23"
      source                 = ["cf-nccl", "git", "spack-nccl"]
    }
    "2.7.5" = {
      released               = "2020-06-22"
      tags                   = ["v2.7.5-1"]
      conda_forge_first_seen = "2020-06-26"
      source                 = ["cf-nccl", "git", "spack-nccl"]
    }
    "2.7.6" = {
      released               = "2020-06-23"
      tags                   = ["v2.7.6-1"]
      cuda_builds            = ["10.2", "11.0"]
      conda_forge_first_seen = "2020-06-27"
      source                 = ["cf-nccl", "git", "img-nccl", "spack-nccl"]
    }
    "2.7.8" = {
      released               = "2020-07-23"
      tags                   = ["v2.7.8-1"]
      cuda_builds            = ["10.1", "10.2", "11.0", "11.1"]
      conda_forge_first_seen = "2020-07-28"
      source                 = ["cf-nccl", "git", "img-nccl", "spack-nccl"]
    }
    "2.8.3" = {
      released               = "2020-09-04"
      tags                   = ["v2.8.3-1"]
      cuda_builds            = ["10.1", "10.2", "11.0", "11.1", "11.2"]
      conda_forge_first_seen = "2020-11-17"
      source                 = ["cf-nccl", "cupy-install-library", "git", "img-nccl", "spack-nccl"]
    }
    "2.8.4" = {
      released               = "2021-02-09"
      tags                   = ["v2.8.4-1"]
      cuda_builds            = ["10.2", "11.0", "11.1", "11.2"]
      conda_forge_first_seen = "2021-02-10"
      source                 = ["cf-nccl", "cupy-install-library", "git", "img-nccl", "spack-nccl"]
    }
    "2.9.6" = {
      released               = "2021-04-12"
      tags                   = ["v2.9.6-1"]
      cuda_builds            = ["10.2", "11.0", "11.3"]
      conda_forge_first_seen = "2021-04-16"
      source                 = ["cf-nccl", "git", "img-nccl", "spack-nccl"]
    }
    "2.9.8" = {
      released               = "2021-04-26"
      tags                   = ["v2.9.8-1"]
      cuda_builds            = ["10.2", "11.0", "11.3"]
      conda_forge_first_seen = "2021-05-12"
      source                 = ["cf-nccl", "cupy-install-library", "git", "spack-nccl"]
    }
    "2.9.9" = {
      released               = "2021-05-11"
      tags                   = ["v2.9.9-1"]
      cuda_builds            = ["10.2", "11.0", "11.3"]
      conda_forge_first_seen = "2021-05-25"
      source                 = ["cf-nccl", "cupy-install-library", "git", "img-nccl", "spack-nccl"]
    }
    "2.10.3" = {
      released               = "2021-07-08"
      tags                   = ["v2.10.3-1"]
      cuda_builds            = ["10.2", "11.0", "11.4"]
      conda_forge_first_seen = "2021-07-08"
      source                 = ["cf-nccl", "cupy-install-library", "git", "img-nccl", "redist", "spack-nccl"]
    }
    "2.11.4" = {
      released               = "2021-09-08"
      tags                   = ["v2.11.4-1"]
      cuda_builds            = ["10.2", "11.0", "11.4", "11.5", "11.6"]
      conda_forge_first_seen = "2021-09-09"
      source                 = ["cf-nccl", "cupy-install-library", "git", "img-nccl", "spack-nccl"]
    }
    "2.12.7" = {
      released               = "2022-01-07"
      tags                   = ["v2.12.7-1"]
      cuda_builds            = ["10.2", "11.0", "11.6"]
      conda_forge_first_seen = "2022-03-08"
      source                 = ["cf-nccl", "cupy-install-library", "git", "img-nccl", "redist", "spack-nccl"]
    }
    "2.12.10" = {
      released               = "2022-03-30"
      tags                   = ["v2.12.10-1"]
      cuda_builds            = ["10.2", "11.0", "11.6"]
      conda_forge_first_seen = "2022-04-08"
      source                 = ["cf-nccl", "git", "img-nccl", "redist", "spack-nccl"]
    }
    "2.12.12" = {
      released               = "2022-05-03"
      tags                   = ["v2.12.12-1"]
      cuda_builds            = ["10.2", "11.0", "11.6", "11.7"]
      conda_forge_first_seen = "2022-05-13"
      source                 = ["cf-nccl", "git", "img-nccl", "redist", "spack-nccl"]
    }
    "2.13.4" = {
      released               = "2022-05-24"
      tags                   = ["v2.13.4-1"]
      cuda_builds            = ["10.2", "11.0", "11.7"]
      conda_forge_first_seen = "2022-07-22"
      source                 = ["cf-nccl", "git", "img-nccl", "spack-nccl"]
    }
    "2.14.3" = {
      released               = "2022-08-18"
      tags                   = ["v2.14.3-1"]
      cuda_builds            = ["10.2", "11.0", "11.4", "11.7"]
      conda_forge_first_seen = "2022-08-18"
      source                 = ["builder", "cf-nccl", "cupy-install-library", "git", "spack-nccl"]
    }
    "2.15.1" = {
      released               = "2022-09-27"
      tags                   = ["v2.15.1-1"]
      cuda_builds            = ["10.2", "11.0", "11.8"]
      sm                     = { "11.8" = ["3.5", "5.0", "6.0", "6.1", "7.0", "8.0", "9.0"] }
      conda_forge_first_seen = "2022-10-07"
      source                 = ["cf-nccl", "cupy-install-library", "git", "spack-nccl"]
    }
    "2.15.5" = {
      released               = "2022-10-25"
      tags                   = ["v2.15.5-1"]
      cuda_builds            = ["10.2", "11.0", "11.8"]
      sm                     = { "11.8" = ["3.5", "5.0", "6.0", "6.1", "7.0", "8.0", "9.0"] }
      conda_forge_first_seen = "2022-10-25"
      source                 = ["builder", "cf-nccl", "cupy-install-library", "git", "img-nccl", "spack-nccl"]
    }
  }
}

nccl {
  cuda_majors = ["11", "12"]
  sm = {
    "11.0" = ["3.5", "5.0", "6.0", "6.1", "7.0", "8.0"]
    "11.8" = ["3.5", "5.0", "6.0", "6.1", "7.0", "8.0", "9.0"]
    "12.4" = ["5.0", "6.0", "6.1", "7.0", "8.0", "9.0"]
    "12.9" = ["5.0", "6.0", "6.1", "7.0", "8.0", "9.0"]
  }
  rows = {
    "2.16.2" = {
      released               = "2022-11-29"
      tags                   = ["v2.16.2-1"]
      cuda_builds            = ["11.0", "11.8", "12.0"]
      wheels                 = { cu12 = ["2.16.2"] }
      wheel_dates            = { "2.16.2" = "2022-12-09" }
      conda_forge_first_seen = "2022-12-13"
      source = [
        "builder",
        "cf-nccl",
        "cupy-install-library",
        "git",
        "img-nccl",
        "piwheels",
        "spack-nccl",
      ]
    }
    "2.16.5" = {
      released               = "2023-02-02"
      tags                   = ["v2.16.5-1"]
      cuda_builds            = ["11.8", "12.0"]
      wheels                 = { cu12 = ["2.16.5"] }
      wheel_dates            = { "2.16.5" = "2023-02-02" }
      conda_forge_first_seen = "2023-02-06"
      source                 = ["cf-nccl", "cupy-install-library", "git", "img-nccl", "piwheels", "spack-nccl"]
    }
    "2.17.1" = {
      released               = "2023-02-27"
      tags                   = ["v2.17.1-1"]
      cuda_builds            = ["12.0", "12.1"]
      wheels                 = { cu12 = ["2.17.1"] }
      wheel_dates            = { "2.17.1" = "2023-03-31" }
      conda_forge_first_seen = "2023-04-12"
      source                 = ["builder", "cf-nccl", "git", "img-nccl", "piwheels", "spack-nccl"]
    }
    "2.18.1" = {
      released               = "2023-04-03"
      tags                   = ["v2.18.1-1"]
      cuda_builds            = ["12.1"]
      wheels                 = { cu12 = ["2.18.1"] }
      wheel_dates            = { "2.18.1" = "2023-05-04" }
      conda_forge_first_seen = "2023-06-10"
      source                 = ["builder", "cf-nccl", "git", "piwheels", "spack-nccl"]
    }
    "2.18.3" = {
      released               = "2023-06-13"
      tags                   = ["v2.18.3-1"]
      cuda_builds            = ["12.1"]
      wheels                 = { cu12 = ["2.18.3"] }
      wheel_dates            = { "2.18.3" = "2023-06-13" }
      conda_forge_first_seen = "2023-06-14"
      source                 = ["builder", "cf-nccl", "git", "piwheels", "spack-nccl"]
    }
    "2.18.5" = {
      released               = "2023-08-23"
      tags                   = ["v2.18.5-1"]
      cuda_builds            = ["12.2"]
      conda_forge_first_seen = "2023-08-24"
      source                 = ["cf-nccl", "git", "img-nccl", "spack-nccl"]
    }
    "2.18.6" = { released = "2023-10-10", tags = ["v2.18.6-1"], source = ["git", "spack-nccl"] }
    "2.19.1" = { released = "2023-09-26", tags = ["v2.19.1-1"], source = ["git", "spack-nccl"] }
    "2.19.3" = {
      released               = "2023-09-26"
      tags                   = ["v2.19.3-1"]
      cuda_builds            = ["11.0", "12.0", "12.2", "12.3"]
      wheels                 = { cu12 = ["2.19.3"] }
      wheel_dates            = { "2.19.3" = "2023-10-24" }
      conda_forge_first_seen = "2023-10-03"
      source                 = ["builder", "cf-nccl", "git", "nccl-archives", "img-nccl", "piwheels", "spack-nccl"]
    }
    "2.19.4" = {
      released               = "2023-11-13"
      tags                   = ["v2.19.4-1"]
      conda_forge_first_seen = "2023-11-20"
      source                 = ["cf-nccl", "git", "spack-nccl"]
    }
    "2.20.3" = {
      released               = "2024-02-05"
      tags                   = ["v2.20.3-1"]
      cuda_builds            = ["12.3"]
      wheels                 = { cu12 = ["2.20.3"] }
      wheel_dates            = { "2.20.3" = "2024-04-02" }
      conda_forge_first_seen = "2024-02-13"
      source                 = ["cf-nccl", "git", "img-nccl", "piwheels", "spack-nccl"]
    }
    "2.20.5" = {
      released               = "2024-02-26"
      tags                   = ["v2.20.5-1"]
      cuda_builds            = ["12.4"]
      wheels                 = { cu12 = ["2.20.5"] }
      wheel_dates            = { "2.20.5" = "2024-03-06" }
      conda_forge_first_seen = "2024-03-07"
      source                 = ["cf-nccl", "git", "nccl-archives", "img-nccl", "piwheels", "spack-nccl"]
    }
    "2.21.5" = {
      released               = "2024-03-26"
      tags                   = ["v2.21.5-1"]
      cuda_builds            = ["12.4", "12.5"]
      wheels                 = { cu11 = ["2.21.5"], cu12 = ["2.21.5"] }
      wheel_dates            = { "2.21.5" = "2024-04-03" }
      conda_forge_first_seen = "2024-04-04"
      source                 = ["cf-nccl", "git", "nccl-archives", "img-nccl", "piwheels", "pypi-nccl", "spack-nccl"]
    }
    "2.22.3" = {
      without     = ["sm"]
      released    = "2024-06-11"
      tags        = ["v2.22.3-1"]
      cuda_majors = ["12"]
      cuda_builds = ["12.5", "12.6"]
      wheels      = { cu12 = ["2.22.3"] }
      wheel_dates = { "2.22.3" = "2024-06-19" }
      sm = {
        "12.4" = ["5.0", "6.0", "6.1", "7.0", "8.0", "9.0"]
        "12.9" = ["5.0", "6.0", "6.1", "7.0", "8.0", "9.0"]
      }
      conda_forge_first_seen = "2024-06-19"
      source                 = ["cf-nccl", "git", "img-nccl", "piwheels", "spack-nccl"]
    }
    "2.23.4" = {
      without     = ["sm"]
      released    = "2024-09-10"
      tags        = ["v2.23.4-1"]
      cuda_majors = ["12"]
      cuda_builds = ["12.6"]
      wheels      = { cu12 = ["2.23.4"] }
      wheel_dates = { "2.23.4" = "2024-09-11" }
      sm = {
        "12.4" = ["5.0", "6.0", "6.1", "7.0", "8.0", "9.0"]
        "12.9" = ["5.0", "6.0", "6.1", "7.0", "8.0", "9.0"]
      }
      conda_forge_first_seen = "2024-09-16"
      source                 = ["cf-nccl", "git", "img-nccl", "piwheels", "spack-nccl"]
    }
    "2.24.3" = {
      without     = ["sm"]
      released    = "2024-12-18"
      tags        = ["v2.24.3-1"]
      cuda_majors = ["12"]
      wheels      = { cu12 = ["2.24.3"] }
      wheel_dates = { "2.24.3" = "2025-01-07" }
      sm = {
        "12.4" = ["5.0", "6.0", "6.1", "7.0", "8.0", "9.0"]
        "12.9" = ["5.0", "6.0", "6.1", "7.0", "8.0", "9.0"]
      }
      conda_forge_first_seen = "2025-01-07"
      source                 = ["cf-nccl", "git", "piwheels", "spack-nccl"]
    }
  }
}

nccl {
  cuda_majors = ["12"]
  sm = {
    "12.4" = ["5.0", "6.0", "6.1", "7.0", "8.0", "9.0"]
    "12.9" = ["5.0", "6.0", "6.1", "7.0", "8.0", "9.0", "10.0", "12.0"]
  }
  rows = {
    "2.25.1" = {
      released               = "2025-01-27"
      tags                   = ["v2.25.1-1"]
      cuda_builds            = ["12.8"]
      wheels                 = { cu12 = ["2.25.1.post1", "2.25.1"] }
      wheel_dates            = { "2.25.1" = "2025-01-24", "2.25.1.post1" = "2025-04-08" }
      conda_forge_first_seen = "2025-01-27"
      source                 = ["cf-nccl", "cupy-install-library", "git", "img-nccl", "piwheels", "spack-nccl"]
    }
    "2.26.2" = {
      released               = "2025-03-12"
      tags                   = ["v2.26.2-1"]
      wheels                 = { cu12 = ["2.26.2.post1", "2.26.2"] }
      wheel_dates            = { "2.26.2" = "2025-03-13", "2.26.2.post1" = "2025-04-08" }
      conda_forge_first_seen = "2025-03-14"
      source                 = ["cf-nccl", "git", "piwheels", "spack-nccl"]
    }
    "2.26.3" = { released = "2025-04-22", tags = ["v2.26.3-1"], source = ["git", "spack-nccl"] }
    "2.26.5" = {
      released               = "2025-04-22"
      tags                   = ["v2.26.5-1"]
      cuda_builds            = ["12.9"]
      wheels                 = { cu12 = ["2.26.5"] }
      wheel_dates            = { "2.26.5" = "2025-05-02" }
      conda_forge_first_seen = "2025-04-30"
      source                 = ["cf-nccl", "git", "img-nccl", "piwheels", "spack-nccl"]
    }
    "2.26.6" = {
      released               = "2025-05-19"
      tags                   = ["v2.26.6-1"]
      conda_forge_first_seen = "2025-05-20"
      source                 = ["cf-nccl", "git", "spack-nccl"]
    }
    "2.27.3" = {
      released               = "2025-05-29"
      tags                   = ["v2.27.3-1"]
      cuda_majors            = ["12", "13"]
      cuda_builds            = ["12.9"]
      wheels                 = { cu12 = ["2.27.3"] }
      wheel_dates            = { "2.27.3" = "2025-06-03" }
      sm                     = { "13.0" = ["8.0", "9.0", "10.0", "12.0"] }
      conda_forge_first_seen = "2025-05-30"
      source                 = ["cf-nccl", "git", "img-nccl", "piwheels", "spack-nccl"]
    }
  }
}

nccl {
  cuda_majors = ["12", "13"]
  sm = {
    "12.4" = ["5.0", "6.0", "6.1", "7.0", "8.0", "9.0"]
    "12.9" = ["5.0", "6.0", "6.1", "7.0", "8.0", "9.0", "10.0", "12.0"]
    "13.0" = ["7.5", "8.0", "9.0", "10.0", "11.0", "12.0"]
  }
  source = ["cf-nccl", "git", "piwheels", "spack-nccl"]
  rows = {
    "2.27.5" = {
      released               = "2025-06-18"
      tags                   = ["v2.27.5-1"]
      wheels                 = { cu12 = ["2.27.5"] }
      wheel_dates            = { "2.27.5" = "2025-06-26" }
      conda_forge_first_seen = "2025-06-20"
    }
    "2.27.6" = {
      released               = "2025-07-11"
      tags                   = ["v2.27.6-1"]
      wheels                 = { cu12 = ["2.27.6"] }
      wheel_dates            = { "2.27.6" = "2025-07-15" }
      conda_forge_first_seen = "2025-07-11"
    }
    "2.27.7" = {
      released               = "2025-07-24"
      tags                   = ["v2.27.7-1"]
      cuda_builds            = ["13.0"]
      wheels                 = { cu12 = ["2.27.7"] }
      wheel_dates            = { "2.27.7" = "2025-08-04" }
      conda_forge_first_seen = "2025-07-25"
      source                 = ["cf-nccl", "cupy-install-library", "git", "img-nccl", "piwheels", "spack-nccl"]
    }
  }
}

nccl {
  cuda_majors = ["12", "13"]
  sm = {
    "12.4" = ["6.0", "6.1", "7.0", "8.0", "9.0"]
    "12.9" = ["6.0", "6.1", "7.0", "8.0", "9.0", "10.0", "12.0"]
    "13.0" = ["7.5", "8.0", "9.0", "10.0", "11.0", "12.0"]
  }
  source = ["cf-nccl", "git", "piwheels", "spack-nccl"]
  rows = {
    "2.28.1" = { without = ["sm"], conda_forge_first_seen = "2025-08-16", source = ["cf-nccl", "spack-nccl"] }
    "2.28.3" = {
      released               = "2025-09-02"
      tags                   = ["v2.28.3-1"]
      wheels                 = { cu12 = ["2.28.3"] }
      wheel_dates            = { "2.28.3" = "2025-09-06" }
      conda_forge_first_seen = "2025-09-04"
    }
    "2.28.7" = {
      released               = "2025-10-17"
      tags                   = ["v2.28.7-1"]
      wheels                 = { cu12 = ["2.28.7"] }
      wheel_dates            = { "2.28.7" = "2025-10-21" }
      conda_forge_first_seen = "2025-10-18"
    }
    "2.28.9" = {
      released               = "2025-11-10"
      tags                   = ["v2.28.9-1"]
      wheels                 = { cu12 = ["2.28.9"] }
      wheel_dates            = { "2.28.9" = "2025-11-18" }
      conda_forge_first_seen = "2025-11-10"
    }
    "2.29.2" = {
      released               = "2025-12-23"
      tags                   = ["v2.29.2-1"]
      wheels                 = { cu12 = ["2.29.2"] }
      wheel_dates            = { "2.29.2" = "2026-01-07" }
      conda_forge_first_seen = "2025-12-24"
    }
    "2.29.3" = {
      released               = "2026-02-03"
      tags                   = ["v2.29.3-1"]
      wheels                 = { cu12 = ["2.29.3"] }
      wheel_dates            = { "2.29.3" = "2026-02-03" }
      conda_forge_first_seen = "2026-02-09"
    }
    "2.29.7" = {
      released               = "2026-02-27"
      tags                   = ["v2.29.7-1"]
      wheels                 = { cu12 = ["2.29.7"] }
      wheel_dates            = { "2.29.7" = "2026-03-03" }
      conda_forge_first_seen = "2026-03-03"
    }
    "2.30.3" = {
      released               = "2026-04-14"
      tags                   = ["v2.30.3-1"]
      wheels                 = { cu12 = ["2.30.3"] }
      wheel_dates            = { "2.30.3" = "2026-04-20" }
      conda_forge_first_seen = "2026-04-20"
    }
    "2.30.4" = {
      released               = "2026-04-22"
      tags                   = ["v2.30.4-1"]
      wheels                 = { cu12 = ["2.30.4"] }
      wheel_dates            = { "2.30.4" = "2026-04-23" }
      conda_forge_first_seen = "2026-04-30"
    }
    "2.30.7" = {
      released    = "2026-06-04"
      tags        = ["v2.30.7-1"]
      cuda_builds = ["12.9", "13.3"]
      wheels      = { cu12 = ["2.30.7"] }
      wheel_dates = { "2.30.7" = "2026-06-09" }
      source      = ["cupy-install-library", "git", "piwheels", "redist", "spack-nccl"]
    }
    "2.32.3" = {
      without   = ["sm"]
      wheels    = { cu12 = ["2.32.3"], cu13 = ["2.32.3"] }
      min_glibc = "2.27"
      source    = ["pypi-nccl", "spack-nccl"]
    }
  }
}
