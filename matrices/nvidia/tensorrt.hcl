# TensorRT releases.
#
# Not known: 10.16.1, 11.2.x and 11.3 CUDA ranges not sourced; 8.0 to 8.4 minimum compute capability not sourced.

source "1000ea" {
  title = "TensorRT 10.0.0 EA support matrix"
  date  = "2026-11-20"
  class = "vendor"
}

source "1001" {
  title = "TensorRT 10.0.1 support matrix"
  date  = "2026-11-20"
  class = "vendor"
}

source "101" {
  title = "TensorRT 10.1.0 support matrix (SM 7.0 or higher)"
  date  = "2026-11-20"
  class = "vendor"
}

source "1014" {
  title = "TensorRT 10.14.1 support matrix"
  date  = "2026-11-20"
  class = "vendor"
}

source "106" {
  title = "TensorRT 10.6.0 support matrix"
  date  = "2026-11-20"
  class = "vendor"
}

source "852" {
  title = "TensorRT 8.5.2 release notes: 8.5 last for Kepler, Maxwell dropped in 9.0, 10.2 dropped next"
  url   = "https://docs.nvidia.com/deeplearning/tensorrt/archives/tensorrt-852/release-notes/index.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "853" {
  title = "TensorRT 8.5.3 support matrix"
  url   = "https://docs.nvidia.com/deeplearning/tensorrt/archives/tensorrt-853/support-matrix/index.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "861" {
  title = "TensorRT 8.6.1 support matrix"
  url   = "https://docs.nvidia.com/deeplearning/tensorrt/archives/tensorrt-861/support-matrix/index.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "nix-tensorrt" {
  title = "nixpkgs tensorrt releases.nix (10.8, 10.9)"
  date  = "2026-11-20"
  class = "reported"
}

source "nixarch-tensorrt" {
  title = "NixOS/nixpkgs cuda.nix comments: Pascal gone at 10.0, Volta gone at 10.5"
  url   = "https://github.com/NixOS/nixpkgs"
  date  = "2026-11-20"
  class = "reported"
}

source "nixlist" {
  title = "NixOS/nixpkgs manifest list: tensorrt 10.7.0, 10.9.0, 10.13.0, 10.14.1, 10.16.1, 11.0.0, 11.1.0, 11.3.0"
  url   = "https://github.com/NixOS/nixpkgs"
  date  = "2026-11-20"
  class = "reported"
}

source "pypi-tensorrt" {
  title = "pypi.org tensorrt-cu12-libs, tensorrt-cu12-bindings 11.3.0.99"
  date  = "2026-11-20"
  class = "measured"
}

source "repo" {
  title = "NVIDIA/TensorRT git tags, README prerequisites and VERSION (snapshot 2026-07-07)"
  url   = "https://github.com/NVIDIA/TensorRT"
  date  = "2026-07-07"
  class = "vendor"
}

source "v113" {
  title = "public notes quoting the 11.3 support matrix: SM 7.5 or higher"
  date  = "2026-11-20"
  class = "reported"
}

tensorrt {
  cuda_range     = { linux = "10.2, 11.x" }
  cudnn          = "8.2"
  cudnn_required = true
  sm_min         = "3.x"
  driver         = "floor of the CUDA major used (11: 450.80.02, 12: 525.60.13, 13: 580.65.06); build toolkit 12.8+ plus 570 for Blackwell"
  source         = ["852", "repo"]
  inferred       = ["cuda_range", "driver", "wheels", "sm_min"]
  rows = {
    "8.0.1.6" = { released = "2021-07-02", cuda_built = ["10.2", "11.3"] }
    "8.2.0.6" = { released = "2021-10-04", cuda_built = ["10.2", "11.4"] }
    "8.2.1.8" = { released = "2021-10-19", cuda_built = ["10.2", "11.4"] }
    "8.4.1.5" = { released = "2022-06-14", cuda_built = ["10.2", "11.6"], cudnn = "8.4" }
    "8.4.3.1" = { released = "2022-08-18", cuda_built = ["10.2", "11.6"], cudnn = "8.4" }
  }
}

tensorrt {
  cuda_built     = ["10.2", "11.8"]
  cudnn_required = true
  sm_min         = "3.x"
  driver         = "floor of the CUDA major used (11: 450.80.02, 12: 525.60.13, 13: 580.65.06); build toolkit 12.8+ plus 570 for Blackwell"
  wheels         = ["tensorrt"]
  source         = ["852", "repo"]
  inferred       = ["cuda_range", "driver", "wheels"]
  rows = {
    "8.5.1.7" = { released = "2022-11-02", cuda_range = { linux = "10.2, 11.x" }, cudnn = "8.6" }
    "8.5.2.2" = { released = "2022-12-13", cuda_range = { linux = "10.2, 11.x" }, cudnn = "8.6" }
    "8.5.3.1" = {
      released   = "2023-02-03"
      cuda_range = { linux = "10.2, 11.0-11.8" }
      cudnn      = "8.6.0"
      source     = ["852", "853", "repo"]
      inferred   = ["driver", "wheels"]
    }
    "8.6.0.12" = {
      released   = "2023-03-14"
      cuda_built = ["11.8", "12.0"]
      cuda_range = { linux = "11.x, 12.x" }
      cudnn      = "8.8"
      sm_min     = "5.x"
    }
    "8.6.1.6" = {
      released   = "2023-05-04"
      cuda_built = ["11.8", "12.0"]
      cuda_range = { linux = "11.0-11.8, 12.0, 12.1" }
      cudnn      = "8.9.0"
      sm_min     = "5.x"
      source     = ["852", "861", "repo"]
      inferred   = ["driver", "wheels"]
    }
  }
}

tensorrt {
  cuda_built     = ["11.8", "12.2"]
  cuda_range     = { linux = "11.x, 12.x" }
  cudnn          = "8.9"
  cudnn_required = true
  sm_min         = "6.0"
  driver         = "floor of the CUDA major used (11: 450.80.02, 12: 525.60.13, 13: 580.65.06); build toolkit 12.8+ plus 570 for Blackwell"
  wheels         = ["tensorrt"]
  source         = ["852", "repo"]
  inferred       = ["cuda_range", "driver", "wheels", "sm_min"]
  rows = {
    "9.1.0.4" = { released = "2023-10-19" }
    "9.2.0"   = { released = "2023-11", inferred = ["cuda_range", "driver", "wheels", "released", "sm_min"] }
    "9.3.0.1" = { released = "2024-02-09" }
  }
}

tensorrt {
  cuda_built = ["11.8", "12.4"]
  cuda_range = { linux = "11.8, 12.4" }
  cudnn      = "8.9.7 (optional)"
  sm_min     = "7.0"
  driver     = "floor of the CUDA major used (11: 450.80.02, 12: 525.60.13, 13: 580.65.06); build toolkit 12.8+ plus 570 for Blackwell"
  wheels     = ["tensorrt", "tensorrt-cu11", "tensorrt-cu12"]
  inferred   = ["driver", "wheels"]
  rows = {
    "10.0.0.6" = { released = "2024-04-03", cudnn = "8.9.7", source = ["1000ea", "101", "nixarch-tensorrt", "repo"] }
    "10.0.1.6" = { released = "2024-04-30", source = ["1001", "101", "nixarch-tensorrt", "repo"] }
    "10.1.0.27" = {
      released   = "2024-06-17"
      cuda_range = { linux = "11.8, 12.0-12.4 (one 12.4 build)" }
      source     = ["101", "nixarch-tensorrt", "repo"]
    }
  }
}

tensorrt {
  cuda_built = ["11.8", "12.5"]
  cuda_range = { linux = "11.8, 12.x" }
  cudnn      = "8.9"
  sm_min     = "7.0"
  driver     = "floor of the CUDA major used (11: 450.80.02, 12: 525.60.13, 13: 580.65.06); build toolkit 12.8+ plus 570 for Blackwell"
  wheels     = ["tensorrt", "tensorrt-cu11", "tensorrt-cu12"]
  source     = ["101", "nixarch-tensorrt", "repo"]
  inferred   = ["cuda_range", "driver", "wheels"]
  rows = {
    "10.2.0.19" = { released = "2024-07-11" }
    "10.3.0.26" = { released = "2024-08-08" }
    "10.4.0.26" = { released = "2024-09-11", cuda_built = ["11.8", "12.6"] }
  }
}

tensorrt {
  cuda_range = { linux = "11.8, 12.x" }
  cudnn      = "8.9"
  sm_min     = "7.5"
  driver     = "floor of the CUDA major used (11: 450.80.02, 12: 525.60.13, 13: 580.65.06); build toolkit 12.8+ plus 570 for Blackwell"
  wheels     = ["tensorrt", "tensorrt-cu11", "tensorrt-cu12"]
  source     = ["nixarch-tensorrt", "repo"]
  inferred   = ["cuda_range", "driver", "wheels"]
  rows = {
    "10.5.0.18" = { released = "2024-10-10", cuda_built = ["11.8", "12.6"] }
    "10.6.0.26" = {
      released   = "2024-11-05"
      cuda_built = ["11.8", "12.6"]
      cuda_range = { linux = "12.1-12.6 (one 12.6 build) and 11.8" }
      cudnn      = "8.9.7 (optional)"
      source     = ["106", "nixarch-tensorrt", "repo"]
      inferred   = ["driver", "wheels"]
    }
    "10.7.0.23" = { released = "2024-12-05", cuda_built = ["11.8", "12.6"] }
    "10.8.0.43" = {
      released   = "2025-01-31"
      cuda_built = ["11.8", "12.8"]
      cuda_range = { linux = "12.0-12.8", sbsa = "12.8" }
      source     = ["nix-tensorrt", "nixarch-tensorrt", "repo"]
      inferred   = ["driver", "wheels"]
    }
    "10.9.0.34" = {
      released   = "2025-03-11"
      cuda_built = ["11.8", "12.8"]
      cuda_range = { linux = "12.0-12.8", sbsa = "12.8" }
      source     = ["nix-tensorrt", "nixarch-tensorrt", "repo"]
      inferred   = ["driver", "wheels"]
    }
    "10.10.0.31" = { released = "2025-05-09", cuda_built = ["11.8", "12.9"] }
    "10.11.0.33" = { released = "2025-05-21", cuda_built = ["11.8", "12.9"] }
    "10.12.0.36" = { released = "2025-06-18", cuda_built = ["11.8", "12.9"] }
    "10.13.0.35" = { released = "2025-07-24", cuda_built = ["11.8", "12.9"] }
  }
}

tensorrt {
  cuda_range = { linux = "12.x, 13.x" }
  cudnn      = "8.9"
  sm_min     = "7.5"
  driver     = "floor of the CUDA major used (11: 450.80.02, 12: 525.60.13, 13: 580.65.06); build toolkit 12.8+ plus 570 for Blackwell"
  wheels     = ["tensorrt", "tensorrt-cu12", "tensorrt-cu13"]
  inferred   = ["cuda_range", "driver", "wheels"]
  rows = {
    "10.13.2.6" = { released = "2025-08-19", cuda_built = ["12.9", "13.0"], source = ["nixarch-tensorrt", "repo"] }
    "10.13.3.9" = { released = "2025-09-08", cuda_built = ["12.9", "13.0"], source = ["nixarch-tensorrt", "repo"] }
    "10.14.1.48" = {
      released   = "2025-11-07"
      cuda_built = ["12.9", "13.0"]
      cuda_range = { linux = "13.0 (also 12.x per README)" }
      cudnn      = "8.9.7 (optional)"
      source     = ["1014", "nixarch-tensorrt", "repo"]
      inferred   = ["driver", "wheels"]
    }
    "10.15.1.29" = { released = "2026-02-03", cuda_built = ["12.9", "13.1"], source = ["nixarch-tensorrt", "repo"] }
    "10.16.0.72" = { released = "2026-03-25", cuda_built = ["12.9", "13.2"], source = ["nixarch-tensorrt", "repo"] }
    "10.16.1" = {
      without    = ["cudnn"]
      cuda_built = ["13.2"]
      cuda_range = { linux = "13.x" }
      source     = ["nixarch-tensorrt", "nixlist"]
    }
    "11.0.0.114" = { released = "2026-06-02", cuda_built = ["12.9", "13.2"], source = ["repo", "v113"] }
    "11.1.0.106" = { released = "2026-06-24", cuda_built = ["12.9", "13.3"], source = ["repo", "v113"] }
    "11.3.0.99" = {
      without  = ["cuda_range", "cudnn"]
      released = "2026-09-09"
      source   = ["pypi-tensorrt", "v113"]
      inferred = ["driver"]
    }
  }
}

guidance "tensorrt" "build-per-cuda-major-8.6" {
  text   = "one build per CUDA major from 8.6 on (8.5 covers 11.0-11.8 with one build); 10.2 dropped after 8.5"
  source = ["853", "861", "106"]
}

guidance "tensorrt" "cudnn-optional-10.0-named-version" {
  text     = "cuDNN is optional from 10.0 (named version 8.9.7) and can be absent; before 10 it is a hard dependency"
  source   = ["1001", "1014"]
  inferred = ["text"]
}

guidance "tensorrt" "engine-file-tied-os-cpu" {
  text   = "an engine file is tied to OS, CPU architecture, TensorRT version and GPU architecture unless built version-compatible or hardware-compatible"
  source = ["1001", "1014"]
}

guidance "tensorrt" "cuda-11-builds-end-at" {
  text   = "CUDA 11 builds end at 10.13.0; CUDA 13 builds start at 10.13.2"
  source = ["repo"]
}

guidance "tensorrt" "wheels-before-8.5-were-ngc" {
  text     = "wheels before 8.5 were on the NGC index as nvidia-tensorrt; from 8.5 on PyPI as tensorrt; tensorrt-cuNN-libs is a source stub that pulls the real wheel from the NVIDIA index"
  source   = ["852", "pypi-tensorrt"]
  inferred = ["text"]
}

guidance "tensorrt" "11.3.0-bindings-exist-python-3.10" {
  text   = "11.3.0 bindings exist for Python 3.10 to 3.14, manylinux_2_28 and win_amd64"
  source = ["pypi-tensorrt"]
}
