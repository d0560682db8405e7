# cuDNN releases.

source "tf-9383" {
  title = "tensorflow/tensorflow issue 9383: cuDNN 5.1 (Jan 20, 2017) for CUDA 8.0 has the cudnn64_5.dll that TensorFlow wants"
  url   = "https://github.com/tensorflow/tensorflow/issues/9383"
  date  = "2017-04-22"
  class = "reported"
}

source "anac" {
  title = "anaconda.org nvidia/cudnn version list (to 9.23.1.3)"
  date  = "2026-11-20"
  class = "measured"
}

source "cf-cudnn" {
  title = "conda-forge/cudnn-feedstock history (to 2026-07-22)"
  url   = "https://github.com/conda-forge/cudnn-feedstock"
  date  = "2026-07-22"
  class = "reported"
}

source "ex" {
  title = "public install note with the exact file name"
  date  = "2026-11-20"
  class = "reported"
}

source "m760" {
  title = "cuDNN 7.6.0 support matrix (docs.nvidia.com/deeplearning/cudnn/archives/cudnn_760)"
  url   = "https://docs.nvidia.com/deeplearning/cudnn/archives/cudnn_760"
  date  = "2026-11-20"
  class = "vendor"
}

source "m803" {
  title = "cuDNN 8.0.3 support matrix"
  url   = "https://docs.nvidia.com/deeplearning/cudnn/archives/cudnn-803/support-matrix/index.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "m830" {
  title = "cuDNN 8.3.0 support matrix"
  url   = "https://docs.nvidia.com/deeplearning/cudnn/archives/cudnn-830/support-matrix/index.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "m891" {
  title = "cuDNN 8.9.1 support matrix"
  url   = "https://docs.nvidia.com/deeplearning/cudnn/archives/cudnn-891/support-matrix/index.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "m895" {
  title = "cuDNN 8.9.5 support matrix"
  url   = "https://docs.nvidia.com/deeplearning/cudnn/archives/cudnn-895/support-matrix/index.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "m9170" {
  title = "cuDNN 9.17.0 support matrix"
  url   = "https://docs.nvidia.com/deeplearning/cudnn/backend/v9.17.0/reference/support-matrix.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "m950" {
  title = "cuDNN 9.5.0 and 9.5.1 support matrices"
  url   = "https://docs.nvidia.com/deeplearning/cudnn/backend/v9.5.0/reference/support-matrix.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "nix" {
  title = "NixOS/nixpkgs redistrib manifest cudnn 9.27.0"
  url   = "https://github.com/NixOS/nixpkgs"
  date  = "2026-11-20"
  class = "measured"
}

source "pypi" {
  title = "pypi.org or mirror page for that exact version"
  date  = "2026-11-20"
  class = "measured"
}

source "redist923" {
  title = "redistrib manifest 9.23.0 dated 2026-05-29 quoted in a public repository"
  date  = "2026-05-29"
  class = "measured"
}

source "wheel-files" {
  title = "wheel files and pins of nvidia-cudnn-cu11 and nvidia-cudnn-cu12 in lock files, pip logs and Dockerfiles of public repositories"
  url   = "https://pypi.org/project/nvidia-cudnn-cu11/"
  date  = "2026-11-20"
  class = "measured"
}

cudnn "5.1.10" {
  like     = "6.0.21"
  released = "2017-01-20"
  source   = ["img-cudnn", "tf-9383", "tf-8898"]
  notes    = ["what TensorFlow 1.0 to 1.2 were built with; the files are named libcudnn.so.5 and cudnn64_5.dll"]
}

cudnn "6.0.21" {
  released    = "2017-04"
  status      = "ga"
  cuda_majors = ["7", "8"]
  cuda_builds = ["8.0", "7.5"]
  sm_min      = "3.0"
  source      = ["img-cudnn", "tf-9735", "tf-12521"]
  inferred    = ["cuda_builds", "cuda_majors", "sm_min"]
  notes       = ["what TensorFlow 1.3 and 1.4 were built with; the files are named libcudnn.so.6 and cudnn64_6.dll"]
}

cudnn {
  status       = "ga"
  cuda_majors  = ["8", "9"]
  build_scheme = "per_cuda_minor"
  cuda_range   = { "8" = "8.0" }
  sm_min       = "3.0"
  sm_max       = "7.0"
  min_driver   = { "9.0" = "384.111" }
  inferred     = ["min_driver", "sm_min"]
  rows = {
    "7.0.2.38" = { without = ["min_driver"], cuda_majors = ["8"], cuda_builds = ["8.0"], source = ["img-cudnn"] }
    "7.0.3.11" = { without = ["min_driver"], cuda_majors = ["8"], cuda_builds = ["8.0"], source = ["img-cudnn"] }
    "7.0.4" = {
      without     = ["cuda_range"]
      released    = "2017-11-13"
      cuda_majors = ["9"]
      cuda_builds = ["9.0"]
      cuda_range  = { "9" = "9.0" }
      source      = ["arch"]
      notes       = ["the full version is probably 7.0.4.31"]
    }
    "7.0.5.15" = {
      released    = "2017-12-05"
      cuda_builds = ["9.1", "9.0", "8.0"]
      cuda_range  = { "9" = "9.0, 9.1" }
      source      = ["arch", "ex"]
    }
    "7.1.2.21" = {
      released    = "2018-03-21"
      cuda_builds = ["9.2", "9.1", "9.0", "8.0"]
      cuda_range  = { "9" = "9.0, 9.1, 9.2" }
      min_driver  = { "9.2" = "396.26" }
      source      = ["arch", "img-cudnn"]
      notes       = ["archive copies list 9.0, 9.1/9.2; an image recipe pins a CUDA 8.0 build"]
    }
    "7.1.3.16" = {
      released    = "2018-04-17"
      cuda_builds = ["9.1", "9.0", "8.0"]
      cuda_range  = { "9" = "9.0, 9.1" }
      source      = ["arch", "img-cudnn"]
    }
    "7.1.4" = {
      released    = "2018-05-16"
      cuda_builds = ["9.2", "9.0", "8.0"]
      cuda_range  = { "9" = "9.0, 9.2" }
      min_driver  = { "9.2" = "396.26" }
      source      = ["arch"]
      notes       = ["the full version is probably 7.1.4.18"]
    }
    "7.2.1.38" = {
      released    = "2018-08-07"
      cuda_builds = ["9.2", "9.0", "8.0"]
      cuda_range  = { "9" = "9.0, 9.2" }
      min_driver  = { "9.2" = "396.26" }
      source      = ["arch", "img-cudnn", "spack-cudnn"]
      notes       = ["archive copies list only 9.2; spack and image recipes also have 9.0 and 8.0 builds"]
    }
  }
}

cudnn {
  status       = "ga"
  cuda_majors  = ["9", "10"]
  cuda_builds  = ["10.0", "9.2", "9.0"]
  build_scheme = "per_cuda_minor"
  cuda_range   = { "10" = "10.0", "9" = "9.0, 9.2" }
  sm_min       = "3.0"
  sm_max       = "7.5"
  min_driver   = { "10.0" = "410.48", "9.0" = "384.111", "9.2" = "396.26" }
  rows = {
    "7.3.0.29" = {
      without     = ["min_driver.9.2"]
      released    = "2018-09-19"
      cuda_builds = ["10.0", "9.0"]
      cuda_range  = { "9" = "9.0" }
      source      = ["arch", "m760", "spack-cudnn"]
    }
    "7.3.1" = {
      released = "2018-09-28"
      source   = ["arch", "m760"]
      notes    = ["the full version is probably 7.3.1.20"]
    }
    "7.4.1.5"  = { released = "2018-11-08", source = ["arch", "ex", "m760"] }
    "7.4.2.24" = { released = "2018-12-14", source = ["arch", "ex", "m760"] }
  }
}

cudnn {
  status       = "ga"
  cuda_majors  = ["9", "10"]
  cuda_builds  = ["10.1", "10.0", "9.2", "9.0"]
  build_scheme = "per_cuda_minor"
  cuda_range   = { "10" = "10.0, 10.1", "9" = "9.0, 9.2" }
  sm_min       = "3.0"
  sm_max       = "7.5"
  min_driver   = { "10.0" = "410.48", "10.1" = "418.39", "9.0" = "384.111", "9.2" = "396.26" }
  rows = {
    "7.5.0.56" = { released = "2019-02-21", source = ["arch", "m760", "spack-cudnn"] }
    "7.5.1.10" = { released = "2019-04-22", source = ["arch", "m760", "spack-cudnn"] }
    "7.6.0" = {
      released = "2019-05-20"
      source   = ["arch", "m760"]
      notes    = ["the full version is probably 7.6.0.64"]
    }
    "7.6.1.34" = { released = "2019-06-24", source = ["arch", "img-cudnn", "m760"] }
    "7.6.2.24" = { released = "2019-07-22", source = ["arch", "img-cudnn", "m760"] }
    "7.6.3.30" = { released = "2019-08-23", source = ["arch", "img-cudnn", "m760"] }
    "7.6.4.38" = { released = "2019-09-27", source = ["arch", "img-cudnn", "m803"] }
    "7.6.5.32" = {
      released     = "2019-11-05"
      cuda_builds  = ["10.2", "10.1", "10.0", "9.2", "9.0"]
      cuda_range   = { "10" = "10.0, 10.1, 10.2" }
      min_driver   = { "10.2" = "440.33" }
      other_builds = ["7.6.5.33 (10.2 variant in image recipes, July 2020)"]
      source       = ["arch", "img-cudnn", "m803"]
    }
  }
}

cudnn {
  status         = "ga"
  cuda_majors    = ["10", "11"]
  build_scheme   = "per_cuda_minor"
  cuda_range     = { "10" = "10.1, 10.2", "11" = "11.0" }
  sm_min         = "3.5"
  sm_min_by_cuda = { "10" = "3.0", "11" = "3.5" }
  sm_max         = "8.0"
  min_driver     = { "10.1" = "418.39", "10.2" = "440.33", "11.0" = "450" }
  source         = ["arch", "img-cudnn", "m803"]
  inferred       = ["sm_max"]
  rows = {
    "8.0.0.180" = {
      without     = ["min_driver.10.1"]
      released    = "2020-06"
      status      = "preview"
      cuda_builds = ["11.0", "10.2"]
      cuda_range  = { "10" = "10.2" }
      source      = ["img-cudnn", "m803"]
      inferred    = ["released", "sm_max"]
    }
    "8.0.1.13" = {
      without     = ["min_driver.10.1"]
      released    = "2020-06-26"
      status      = "release candidate"
      cuda_builds = ["11.0", "10.2"]
      cuda_range  = { "10" = "10.2" }
    }
    "8.0.2.39" = { released = "2020-07-24", cuda_builds = ["11.0", "10.2", "10.1"] }
    "8.0.3.33" = { released = "2020-08-26", cuda_builds = ["11.0", "10.2", "10.1"] }
    "8.0.4.30" = {
      released    = "2020-09-28"
      cuda_builds = ["11.1", "11.0", "10.2", "10.1"]
      cuda_range  = { "11" = "11.0, 11.1" }
      sm_max      = "8.6"
      min_driver  = { "11.1" = "450" }
    }
    "8.0.5.39" = {
      released    = "2020-11-09"
      cuda_builds = ["11.1", "11.0", "10.2", "10.1"]
      cuda_range  = { "11" = "11.0, 11.1" }
      sm_max      = "8.6"
      min_driver  = { "11.1" = "450" }
      notes       = ["one image recipe pins a +cuda11.2 package of 8.0.5.39, not on the archive list"]
    }
  }
}

cudnn {
  status         = "ga"
  cuda_majors    = ["10", "11"]
  build_scheme   = "per_major_from_11"
  cuda_range     = { "10" = "10.2" }
  sm_min         = "3.5"
  sm_min_by_cuda = { "10" = "3.0", "11" = "3.5" }
  sm_max         = "8.6"
  min_driver     = { "10" = "440", "11" = "450" }
  source         = ["arch", "img-cudnn", "m822"]
  inferred       = ["sm_max"]
  notes          = ["build scheme: per_major_from_11 (one 11.x build), 10.2 separate"]
  rows = {
    "8.1.0.77" = { released = "2021-01-26", cuda_builds = ["11.2", "10.2"], cuda_range = { "11" = "11.0-11.2" } }
    "8.1.1.33" = { released = "2021-02-26", cuda_builds = ["11.2", "10.2"], cuda_range = { "11" = "11.0-11.2" } }
    "8.2.0.53" = { released = "2021-04-23", cuda_builds = ["11.x", "10.2"], cuda_range = { "11" = "11.0-11.3" } }
    "8.2.1.32" = {
      released    = "2021-06-07"
      cuda_builds = ["11.x", "10.2"]
      cuda_range  = { "11" = "11.0-11.3" }
      source      = ["arch", "cupy-install-library", "m822"]
    }
    "8.2.2.26" = { released = "2021-07-06", cuda_builds = ["11.4", "10.2"], cuda_range = { "11" = "11.0-11.4" } }
    "8.2.4.15" = {
      released     = "2021-09-02"
      cuda_builds  = ["11.4", "10.2"]
      cuda_range   = { "11" = "11.0-11.4" }
      other_builds = ["8.2.4.12 (seen once in image recipes)"]
    }
  }
}

cudnn {
  status             = "ga"
  cuda_majors        = ["10", "11"]
  cuda_builds        = ["11.5", "10.2"]
  build_scheme       = "per_major"
  cuda_range         = { "10" = "10.2", "11" = "11.0-11.5" }
  sm_min             = "3.5"
  sm_min_by_cuda     = { "10" = "3.0", "11" = "3.5" }
  sm_max             = "8.6"
  min_driver         = { "10" = "440.33", "11" = "450.80.02" }
  min_driver_windows = { "11" = "452.39" }
  inferred           = ["min_driver"]
  rows = {
    "8.3.0.98" = { released = "2021-11-03", source = ["arch", "cupy-install-library", "m830"] }
    "8.3.1.22" = { released = "2021-11-22", source = ["arch", "img-cudnn", "m830"] }
    "8.3.2.44" = { released = "2022-01-10", source = ["arch", "cupy-install-library", "m830"] }
    "8.3.3.40" = { released = "2022-03-18", source = ["arch", "img-cudnn", "m830"] }
    "8.4.0.27" = {
      released    = "2022-04-01"
      cuda_builds = ["11.x", "10.2"]
      cuda_range  = { "11" = "11.0-11.6" }
      static_on   = { no = ["11.0-11.2"], yes = ["11.3-11.6", "10.2"] }
      source      = ["arch", "img-cudnn", "m840"]
    }
    "8.4.1.50" = {
      released    = "2022-05-27"
      cuda_builds = ["11.x", "10.2"]
      cuda_range  = { "11" = "11.0-11.6" }
      static_on   = { no = ["11.0-11.2"], yes = ["11.3-11.6", "10.2"] }
      source      = ["arch", "cf-cudnn", "m840"]
    }
    "8.5.0.96" = {
      released    = "2022-08-08"
      cuda_builds = ["11.x", "10.2"]
      cuda_range  = { "11" = "11.0-11.7" }
      wheels      = { cu11 = "8.5.0.96" }
      static_on   = { no = ["11.0-11.2"], yes = ["11.3-11.7"] }
      source      = ["arch", "img-cudnn", "m850"]
      cell_source = { wheels = ["wheel-files"] }
    }
  }
}

cudnn {
  status             = "ga"
  cuda_majors        = ["10", "11"]
  cuda_builds        = ["11.x", "10.2"]
  build_scheme       = "per_major"
  cuda_range         = { "10" = "10.2", "11" = "11.0-11.8" }
  sm_min             = "3.5"
  sm_min_by_cuda     = { "11" = "3.5" }
  sm_max             = "9.0"
  min_driver         = { "10" = "440.33", "11" = "450.80.02" }
  min_driver_windows = { "11" = "452.39" }
  source             = ["arch", "img-cudnn"]
  cell_source        = { wheels = ["wheel-files"] }
  inferred           = ["cuda_range", "min_driver", "sm_min"]
  rows = {
    "8.6.0.163" = { released = "2022-10-03", wheels = { cu11 = "8.6.0.163" } }
    "8.7.0.84"  = { released = "2022-11-28", wheels = { cu11 = "8.7.0.84" } }
  }
}

cudnn {
  status             = "ga"
  cuda_majors        = ["11", "12"]
  cuda_builds        = ["12.x", "11.x"]
  build_scheme       = "per_major"
  cuda_range         = { "11" = "11.0-11.8" }
  sm_min             = "5.0"
  sm_max             = "9.0"
  min_driver         = { "11" = "450.80.02", "12" = "525.60.13" }
  min_driver_windows = { "11" = "452.39", "12" = "527.41" }
  cell_source        = { wheels = ["wheel-files"] }
  inferred           = ["cuda_range", "min_driver", "sm_min"]
  rows = {
    "8.8.0.121" = {
      without     = ["cell_source"]
      released    = "2023-02-07"
      cuda_builds = ["12.0", "11.x"]
      cuda_range  = { "12" = "12.0" }
      source      = ["arch", "img-cudnn"]
    }
    "8.8.1.3" = {
      without    = ["cell_source"]
      released   = "2023-03-08"
      cuda_range = { "12" = "12.0" }
      source     = ["arch", "cupy-install-library"]
    }
    "8.9.0.131" = {
      released   = "2023-04-11"
      cuda_range = { "12" = "12.0-12.1" }
      wheels     = { cu11 = "8.9.0.131" }
      source     = ["arch", "img-cudnn"]
    }
    "8.9.1.23" = {
      without    = ["cell_source", "inferred"]
      released   = "2023-05-05"
      cuda_range = { "12" = "12.0-12.1" }
      static_on  = { no = ["other 12.x", "11.0-11.7"], yes = ["12.1", "11.8"] }
      source     = ["arch", "cf-cudnn", "m891"]
    }
    "8.9.2.26" = {
      released   = "2023-06-01"
      cuda_range = { "12" = "12.0-12.1" }
      wheels     = { cu11 = "8.9.2.26", cu12 = "8.9.2.26" }
      source     = ["arch", "builder"]
    }
    "8.9.3" = {
      without    = ["cell_source"]
      released   = "2023-07-11"
      cuda_range = { "12" = "12.0-12.1" }
      source     = ["arch"]
      notes      = ["the full version is probably 8.9.3.28"]
    }
    "8.9.4.25" = {
      released   = "2023-08-08"
      cuda_range = { "12" = "12.0-12.2" }
      wheels     = { cu11 = "8.9.4.25", cu12 = "8.9.4.25" }
      source     = ["arch", "img-cudnn", "pypi"]
      notes      = ["an earlier cu11 wheel, 8.9.4.19, is yanked"]
    }
    "8.9.5.30" = {
      without      = ["inferred"]
      released     = "2023-10-27"
      cuda_range   = { "12" = "12.0-12.2" }
      wheels       = { cu11 = "8.9.5.29" }
      static_on    = { no = ["other 12.x", "11.0-11.7"], yes = ["12.2", "11.8"] }
      other_builds = ["8.9.5.29 (earlier build, in 12.2.2 images)"]
      source       = ["arch", "m895", "spack-cudnn"]
      notes        = ["the wheel carries the earlier build 8.9.5.29"]
    }
    "8.9.6.50" = {
      without    = ["inferred"]
      released   = "2023-11-01"
      cuda_range = { "12" = "12.0-12.2" }
      wheels     = { cu11 = "8.9.6.50", cu12 = "8.9.6.50" }
      static_on  = { no = ["other 12.x", "11.0-11.7"], yes = ["12.2", "11.8"] }
      source     = ["arch", "img-cudnn", "m896"]
      notes      = ["of the cu12 wheel only the Windows file was seen"]
    }
    "8.9.7.29" = {
      released   = "2023-12-05"
      cuda_range = { "12" = "12.0-12.2" }
      wheels     = { cu12 = "8.9.7.29" }
      source     = ["arch", "cf-cudnn"]
    }
    "9.0.0.312" = {
      without    = ["cell_source"]
      released   = "2024-02"
      cuda_range = { "12" = "12.0-12.3" }
      wheels     = { cu11 = "9.0.0.312", cu12 = "9.0.0.312" }
      static_on  = { no = ["12.0-12.2", "11.0-11.7"], yes = ["12.3", "11.8"] }
      source     = ["img-cudnn", "m900", "pypi"]
      inferred   = ["released"]
    }
  }
}

cudnn {
  status             = "ga"
  cuda_majors        = ["11", "12"]
  cuda_builds        = ["12.x", "11.x"]
  build_scheme       = "per_major"
  cuda_range         = { "11" = "11.0-11.8", "12" = "12.0-12.6" }
  sm_min             = "5.0"
  sm_max             = "9.0"
  min_driver         = { "11" = "450.80.02", "12" = "525.60.13" }
  min_driver_windows = { "11" = "452.39", "12" = "527.41" }
  wheels_expected    = ["cu11", "cu12"]
  inferred           = ["cuda_range", "min_driver", "released", "sm_min"]
  rows = {
    "9.1.0.70" = {
      released        = "2024-04"
      cuda_range      = { "12" = "12.0-12.4" }
      wheels          = { cu12 = "9.1.0.70" }
      wheels_expected = ["cu11"]
      source          = ["builder", "img-cudnn", "seen-wheels"]
    }
    "9.1.1.17" = {
      released        = "2024-05"
      cuda_range      = { "12" = "12.0-12.4" }
      wheels          = { cu12 = "9.1.1.17" }
      wheels_expected = ["cu11"]
      source          = ["pypi"]
    }
    "9.2.0.82" = { released = "2024-06", cuda_range = { "12" = "12.0-12.5" }, source = ["spack-cudnn"] }
    "9.2.1.18" = { released = "2024-07", cuda_range = { "12" = "12.0-12.5" }, source = ["cf-cudnn", "img-cudnn"] }
    "9.3.0.75" = { released = "2024-08", source = ["anac", "cf-cudnn", "img-cudnn"] }
    "9.4.0.58" = { released = "2024-09", source = ["cf-cudnn"] }
    "9.5.0.50" = {
      released  = "2024-10"
      static_on = { no = ["11.0-11.7"], yes = ["12.0-12.6", "11.8"] }
      source    = ["img-cudnn", "m950"]
      inferred  = ["released"]
    }
    "9.5.1.17" = {
      released  = "2024-10"
      static_on = { no = ["11.0-11.7"], yes = ["12.0-12.6", "11.8"] }
      source    = ["img-cudnn", "m950", "spack-cudnn"]
      inferred  = ["released"]
    }
    "9.6.0.74" = { released = "2024-12", source = ["spack-cudnn"] }
  }
}

cudnn {
  status             = "ga"
  cuda_majors        = ["11", "12"]
  cuda_builds        = ["12.x", "11.x"]
  build_scheme       = "per_major"
  cuda_range         = { "11" = "11.0-11.8", "12" = "12.0-12.9 (12.7 does not exist)" }
  sm_min             = "5.0"
  sm_max             = "12.0"
  min_driver         = { "11" = "450.80.02", "12" = "525.60.13" }
  min_driver_windows = { "11" = "452.39", "12" = "527.41" }
  blackwell_needs    = { cuda = ">=12.8", driver_linux = "570.26", driver_windows = "570.65", sm = "10.0 and 12.0" }
  wheels_expected    = ["cu11", "cu12"]
  inferred           = ["cuda_range", "min_driver", "released", "sm_min"]
  rows = {
    "9.7.0.66" = {
      released   = "2025-01"
      cuda_range = { "12" = "12.0-12.8 (12.7 does not exist)" }
      source     = ["img-cudnn"]
    }
    "9.7.1.26" = {
      released   = "2025-02"
      cuda_range = { "12" = "12.0-12.8 (12.7 does not exist)" }
      source     = ["anac", "cf-cudnn", "spack-cudnn"]
    }
    "9.8.0.87" = {
      released   = "2025-03"
      cuda_range = { "12" = "12.0-12.8 (12.7 does not exist)" }
      source     = ["anac", "cf-cudnn", "img-cudnn", "spack-cudnn"]
    }
    "9.9.0.52" = {
      released        = "2025-04"
      wheels          = { cu12 = "9.9.0.52" }
      wheels_expected = ["cu11"]
      source          = ["anac", "cf-cudnn", "img-cudnn", "pypi", "spack-cudnn"]
    }
    "9.10.0.56" = {
      released        = "2025-05"
      wheels          = { cu11 = "9.10.0.56" }
      wheels_expected = ["cu12"]
      source          = ["anac", "cf-cudnn", "pypi", "spack-cudnn"]
    }
    "9.10.1.4" = { released = "2025-05", source = ["anac", "cf-cudnn", "spack-cudnn"] }
    "9.10.2.21" = {
      without   = ["wheels_expected"]
      released  = "2025-06"
      wheels    = { cu11 = "9.10.2.21", cu12 = "9.10.2.21" }
      static_on = { no = ["11.0-11.7"], yes = ["12.0-12.9", "11.8"] }
      source    = ["anac", "cf-cudnn", "img-cudnn", "m9102", "pypi", "spack-cudnn"]
      inferred  = ["released"]
      notes     = ["last release for Maxwell, Pascal and Volta and last with CUDA 11 builds"]
    }
  }
}

cudnn {
  status             = "ga"
  cuda_majors        = ["12", "13"]
  cuda_builds        = ["13.x", "12.x"]
  build_scheme       = "per_major"
  cuda_range         = { "12" = "12.0-12.9 (12.7 does not exist)" }
  sm_min             = "7.5"
  sm_max             = "12.0"
  min_driver         = { "12" = "525.60.13", "13" = "580.65.06" }
  min_driver_windows = { "12" = "527.41" }
  blackwell_needs    = { cuda = ">=12.8", driver_linux = "570.26", driver_windows = "570.65", sm = "10.0 and 12.0" }
  wheels_expected    = ["cu12", "cu13"]
  inferred           = ["cuda_range", "min_driver", "released", "sm_min"]
  notes = [
    "Turing (7.5) is the floor from 9.11",
    "conda-forge builds only the CUDA 13 variant from 9.14",
    "matrix gives no Windows driver for CUDA 13, yet Windows CUDA 13 archives and wheels exist",
  ]
  rows = {
    "9.11.0.98" = {
      without         = ["min_driver"]
      released        = "2025-07"
      cuda_majors     = ["12"]
      cuda_builds     = ["12.x"]
      min_driver      = { "12" = "525.60.13" }
      wheels_expected = ["cu12"]
      source          = ["anac", "cf-cudnn", "notes925", "spack-cudnn"]
      notes           = ["Turing (7.5) is the floor from 9.11"]
    }
    "9.11.1.4" = {
      without         = ["min_driver"]
      cuda_majors     = ["12"]
      cuda_builds     = ["12.x"]
      min_driver      = { "12" = "525.60.13" }
      wheels_expected = ["cu12"]
      source          = ["anac", "notes925", "spack-cudnn"]
      inferred        = ["cuda_range", "min_driver", "sm_min"]
      notes           = ["Turing (7.5) is the floor from 9.11"]
    }
    "9.12.0.46" = {
      released        = "2025-08"
      cuda_range      = { "13" = "13.0" }
      wheels          = { cu12 = "9.12.0.46" }
      wheels_expected = ["cu13"]
      source          = ["anac", "cf-cudnn", "img-cudnn", "notes925", "pypi", "spack-cudnn"]
      notes = [
        "Turing (7.5) is the floor from 9.11",
        "matrix gives no Windows driver for CUDA 13, yet Windows CUDA 13 archives and wheels exist",
      ]
    }
    "9.13.0.50" = {
      released        = "2025-09"
      cuda_range      = { "13" = "13.0" }
      wheels          = { cu12 = "9.13.0.50" }
      wheels_expected = ["cu13"]
      source          = ["anac", "cf-cudnn", "notes925", "pypi", "spack-cudnn"]
      notes = [
        "Turing (7.5) is the floor from 9.11",
        "matrix gives no Windows driver for CUDA 13, yet Windows CUDA 13 archives and wheels exist",
      ]
    }
    "9.13.1.26" = {
      released   = "2025-09"
      cuda_range = { "13" = "13.0" }
      source     = ["anac", "cf-cudnn", "notes925", "spack-cudnn"]
      notes = [
        "Turing (7.5) is the floor from 9.11",
        "matrix gives no Windows driver for CUDA 13, yet Windows CUDA 13 archives and wheels exist",
      ]
    }
    "9.14.0.64" = {
      released   = "2025-10"
      cuda_range = { "13" = "13.0" }
      source     = ["anac", "cf-cudnn", "img-cudnn", "notes925", "spack-cudnn"]
    }
    "9.15.0.58" = {
      without      = ["wheels_expected"]
      released     = "2025-11"
      cuda_range   = { "13" = "13.0" }
      wheels       = { cu12 = "9.15.0.57", cu13 = "9.15.0.58" }
      other_builds = ["9.15.0.57 is the CUDA 12 build, 9.15.0.58 the CUDA 13 build"]
      source       = ["anac", "cf-cudnn", "notes925", "spack-cudnn"]
      inferred     = ["cuda_range", "min_driver", "released", "sm_min", "wheels"]
      notes = [
        "Turing (7.5) is the floor from 9.11",
        "conda-forge builds only the CUDA 13 variant from 9.14",
        "CUDA 12 build is 9.15.0.57",
        "matrix gives no Windows driver for CUDA 13, yet Windows CUDA 13 archives and wheels exist",
      ]
    }
    "9.15.1.9" = {
      released   = "2025-11"
      cuda_range = { "13" = "13.0" }
      source     = ["anac", "cf-cudnn", "notes925", "spack-cudnn"]
    }
    "9.16.0.29" = {
      released   = "2025-11"
      cuda_range = { "13" = "13.0" }
      source     = ["anac", "cf-cudnn", "notes925", "spack-cudnn"]
    }
    "9.17.0.29" = {
      released   = "2025-12"
      cuda_range = { "13" = "13.0-13.1" }
      static_on  = { no = [], yes = ["12.0-12.9", "13.0-13.1"] }
      source     = ["anac", "cf-cudnn", "m9170", "notes925", "spack-cudnn"]
      inferred   = ["released"]
    }
    "9.17.1.4" = {
      released   = "2025-12"
      cuda_range = { "13" = "13.0-13.1" }
      source     = ["anac", "cf-cudnn", "img-cudnn", "notes925", "spack-cudnn"]
    }
    "9.18.0.77" = {
      released   = "2026-01"
      cuda_range = { "13" = "13.0-13.1" }
      source     = ["anac", "cf-cudnn", "notes925"]
    }
    "9.18.1.3" = {
      released        = "2026-02"
      cuda_range      = { "13" = "13.0-13.1" }
      wheels          = { cu12 = "9.18.1.3" }
      wheels_expected = ["cu13"]
      source          = ["anac", "cf-cudnn", "notes925", "pypi", "spack-cudnn"]
    }
    "9.19.0.56" = {
      released   = "2026-02"
      cuda_range = { "13" = "13.0-13.1" }
      source     = ["anac", "cf-cudnn", "notes925"]
    }
    "9.19.1.2" = {
      released   = "2026-03"
      cuda_range = { "13" = "13.0-13.1" }
      source     = ["anac", "cf-cudnn", "notes925", "spack-cudnn"]
    }
    "9.20.0.48" = {
      released        = "2026-03-09"
      cuda_range      = { "13" = "13.0-13.2" }
      wheels          = { cu13 = "9.20.0.48" }
      wheels_expected = ["cu12"]
      source          = ["anac", "cf-cudnn", "img-cudnn", "notes925", "pypi", "spack-cudnn"]
      inferred        = ["cuda_range", "min_driver", "sm_min"]
    }
  }
}

cudnn {
  status             = "ga"
  cuda_majors        = ["12", "13"]
  cuda_builds        = ["13.x", "12.x"]
  build_scheme       = "per_major"
  cuda_range         = { "12" = "12.0-12.9 (12.7 does not exist)", "13" = "13.0-13.3" }
  sm_min             = "7.5"
  sm_max             = "12.0"
  min_driver         = { "12" = "525.60.13", "13" = "580.65.06" }
  min_driver_windows = { "12" = "527.41" }
  blackwell_needs    = { cuda = ">=12.8", driver_linux = "570.26", driver_windows = "570.65", sm = "10.0 and 12.0" }
  wheels_expected    = ["cu12", "cu13"]
  inferred           = ["cuda_range", "min_driver", "released", "sm_min"]
  notes = [
    "Turing (7.5) is the floor from 9.11",
    "conda-forge builds only the CUDA 13 variant from 9.14",
    "matrix gives no Windows driver for CUDA 13, yet Windows CUDA 13 archives and wheels exist",
    "newer builds carry libcudnn_engines_tensor_ir (first version inferred); an older wheel without it picks up a newer system copy and fails with a sub-library mismatch",
  ]
  rows = {
    "9.21.0.82" = {
      released        = "2026-04-14"
      cuda_range      = { "13" = "13.0-13.2" }
      wheels          = { cu13 = "9.21.0.82" }
      wheels_expected = ["cu12"]
      source          = ["anac", "cf-cudnn", "notes925", "pypi", "spack-cudnn"]
      inferred        = ["cuda_range", "min_driver", "sm_min"]
    }
    "9.21.1.3" = {
      released   = "2026-04-21"
      cuda_range = { "13" = "13.0-13.2" }
      source     = ["anac", "cf-cudnn", "notes925"]
      inferred   = ["cuda_range", "min_driver", "sm_min"]
    }
    "9.22.0.52" = {
      released   = "2026-05"
      cuda_range = { "13" = "13.0-13.2" }
      source     = ["anac", "cf-cudnn", "notes925"]
    }
    "9.23.0.39" = {
      released = "2026-05-29"
      source   = ["cf-cudnn", "notes925", "redist923"]
      inferred = ["cuda_range", "min_driver", "sm_min"]
    }
    "9.23.1.3"  = { released = "2026-06", source = ["anac", "cf-cudnn", "notes925"] }
    "9.23.2.1"  = { released = "2026-06", source = ["cf-cudnn", "notes925"] }
    "9.24.0.43" = { released = "2026-07", source = ["cf-cudnn", "img-cudnn", "notes925"] }
    "9.25.0.15" = {
      released = "2026-07"
      status   = "yanked on PyPI"
      source   = ["cf-cudnn", "notes925"]
      notes = [
        "Turing (7.5) is the floor from 9.11",
        "conda-forge builds only the CUDA 13 variant from 9.14",
        "yanked on PyPI, replaced by 9.25.1.1",
        "matrix gives no Windows driver for CUDA 13, yet Windows CUDA 13 archives and wheels exist",
        "newer builds carry libcudnn_engines_tensor_ir (first version inferred); an older wheel without it picks up a newer system copy and fails with a sub-library mismatch",
      ]
    }
    "9.25.1.1" = {
      without  = ["wheels_expected"]
      released = "2026-08"
      wheels   = { cu12 = "9.25.1.1", cu13 = "9.25.1.1" }
      source   = ["notes925", "pypi"]
      notes = [
        "Turing (7.5) is the floor from 9.11",
        "matrix gives no Windows driver for CUDA 13, yet Windows CUDA 13 archives and wheels exist",
        "newer builds carry libcudnn_engines_tensor_ir (first version inferred); an older wheel without it picks up a newer system copy and fails with a sub-library mismatch",
      ]
    }
    "9.26.0.51" = {
      wheels          = { cu12 = "9.26.0.51" }
      wheels_expected = ["cu13"]
      source          = ["notes925", "seen-wheels"]
      inferred        = ["cuda_range", "min_driver", "sm_min"]
      notes = [
        "Turing (7.5) is the floor from 9.11",
        "matrix gives no Windows driver for CUDA 13, yet Windows CUDA 13 archives and wheels exist",
        "newer builds carry libcudnn_engines_tensor_ir (first version inferred); an older wheel without it picks up a newer system copy and fails with a sub-library mismatch",
      ]
    }
    "9.27.0.42" = {
      released        = "2026-09-29"
      cuda_range      = { "13" = "13.0-13.4" }
      wheels          = { cu12 = "9.27.0.42" }
      wheels_expected = ["cu13"]
      source          = ["nix", "notes925", "pypi"]
      inferred        = ["cuda_range", "min_driver", "sm_min"]
      notes = [
        "Turing (7.5) is the floor from 9.11",
        "matrix gives no Windows driver for CUDA 13, yet Windows CUDA 13 archives and wheels exist",
        "manifest also lists a windows-arm64 archive for CUDA 13 and one named cuda13.4",
        "newer builds carry libcudnn_engines_tensor_ir (first version inferred); an older wheel without it picks up a newer system copy and fails with a sub-library mismatch",
      ]
    }
  }
}
