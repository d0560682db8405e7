# Releases of bitsandbytes.

source "bitsandbytes" {
  title = "github.com/bitsandbytes-foundation/bitsandbytes"
  url   = "https://github.com/bitsandbytes-foundation/bitsandbytes"
  date  = "2026-11-20"
  class = "vendor"
}

source "bitsandbytes-triton-ops" {
  title = "bitsandbytes issue 1492: releases before 0.45.1 do not import beside Triton 3.2, which has no triton.ops"
  url   = "https://github.com/bitsandbytes-foundation/bitsandbytes/issues/1492"
  date  = "2025-03-11"
  class = "reported"
}

source "bitsandbytes-triton-wheels" {
  title = "bitsandbytes/triton in the wheels of 0.41.1, 0.42.0, 0.43.0, 0.43.2, 0.44.1 and 0.45.0 to 0.45.2: where there is a Triton, those up to 0.45.0 import triton.ops as they are imported"
  url   = "https://pypi.org/project/bitsandbytes/0.45.0/#files"
  date  = "2026-11-28"
  class = "measured"
}

package_info "bitsandbytes" {
  pypi   = "bitsandbytes"
  source = ["bitsandbytes@0.50.1:pyproject.toml"]
}

package "bitsandbytes" {
  python_requires = ">=3.10"
  min_glibc       = "2.24"
  requires        = { torch = ">=2.4,<3" }
  cuda            = "matches torch's CUDA at import"
  cuda_also       = ["11.8", "12.1", "12.4", "12.6", "12.8", "13.0", "13.2", "13.4"]
  sm_min          = "6.0"
  sm_min_for      = { int8 = "7.5" }
  sm = {
    "linux/amd64 11.8-12.6"   = ["6.0", "7.0", "7.5", "8.0", "8.6", "8.9", "9.0"]
    "linux/amd64 12.8"        = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
    "linux/amd64 13.0-13.2"   = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
    "linux/arm64 11.8-12.6"   = ["7.5", "8.0", "9.0"]
    "linux/arm64 12.8"        = ["7.5", "8.0", "9.0", "10.0", "12.0"]
    "linux/arm64 13.0-13.2"   = ["7.5", "8.0", "9.0", "10.0", "11.0", "12.0", "12.1"]
    "windows/ 13.4"           = ["12.1"]
    "windows/amd64 11.8-12.6" = ["5.0", "6.0", "7.5", "8.0", "8.6", "8.9", "9.0"]
    "windows/amd64 12.8"      = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
    "windows/amd64 13.0-13.2" = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
  }
  cell_source = { min_glibc = ["wheels:bitsandbytes-${version}-*-manylinux_2_24_x86_64.whl"] }
  rows = {
    "0.50.2" = {
      released  = "2026-08-27"
      platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
      source = [
        "wheels@55348a9a4a21bfd99cf8c7b32fe67b40:bitsandbytes-0.50.2-py3-none-manylinux_2_24_x86_64.whl",
        "wheels@d5772560dd94c4d9c57f50c9b017450a:bitsandbytes-0.50.2-py3-none-manylinux_2_24_aarch64.whl",
        "bitsandbytes@0.50.1:pyproject.toml",
      ]
      inferred = ["cuda", "cuda_also", "sm_min", "sm_min_for", "sm"]
      notes    = ["inferred: carried on from 0.50.1", "13.4 is built only for Windows arm64 (sm 12.1)"]
    }
    "0.50.1" = {
      released  = "2026-08-13"
      platforms = ["linux/arm64", "linux/amd64", "windows/amd64"]
      source = [
        "bitsandbytes@${version}:pyproject.toml",
        "bitsandbytes@${version}:.github/workflows/python-package.yml",
        "bitsandbytes@${version}:docs/source/installation.mdx",
      ]
      notes = ["13.4 is built only for Windows arm64 (sm 12.1)"]
    }
  }
}

package "bitsandbytes" {
  python_requires = ">=3.10"
  min_glibc       = "2.24"
  requires        = { torch = ">=2.3,<3" }
  cuda            = "matches torch's CUDA at import"
  cuda_also       = ["11.8", "12.0", "12.1", "12.2", "12.3", "12.4", "12.5", "12.6", "12.8", "12.9", "13.0"]
  sm_min          = "6.0"
  sm_min_for      = { int8 = "7.5" }
  sm = {
    "linux/amd64 11.8-12.6"   = ["6.0", "7.0", "7.5", "8.0", "8.6", "8.9", "9.0"]
    "linux/amd64 12.8-12.9"   = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
    "linux/amd64 13.0"        = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
    "linux/arm64 11.8-12.6"   = ["7.5", "8.0", "9.0"]
    "linux/arm64 12.8-13.0"   = ["7.5", "8.0", "9.0", "10.0", "11.0", "12.0", "12.1"]
    "windows/amd64 11.8-12.6" = ["5.0", "6.0", "7.5", "8.0", "8.6", "8.9", "9.0"]
    "windows/amd64 12.8-12.9" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
    "windows/amd64 13.0"      = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
  }
  platforms = ["linux/arm64", "linux/amd64", "windows/amd64"]
  source = [
    "bitsandbytes@${version}:pyproject.toml",
    "bitsandbytes@${version}:.github/workflows/python-package.yml",
    "bitsandbytes@${version}:docs/source/installation.mdx",
  ]
  cell_source = { min_glibc = ["wheels:bitsandbytes-${version}-*-manylinux_2_24_x86_64.whl"] }
  rows = {
    "0.50.0" = {
      released  = "2026-07-24"
      requires  = { torch = ">=2.4,<3" }
      cuda_also = ["11.8", "12.1", "12.4", "12.6", "12.8", "13.0", "13.2"]
    }
    "0.49.2" = { released = "2026-02-16" }
    "0.49.1" = { released = "2026-01-08" }
    "0.49.0" = { released = "2025-12-11" }
    "0.48.2" = {
      released        = "2025-10-29"
      python_requires = ">=3.9"
      sm = {
        "linux/amd64 13.0"      = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "11.0", "12.0"]
        "linux/arm64 12.8-13.0" = ["7.5", "8.0", "9.0", "10.0", "12.0"]
      }
    }
    "0.48.1" = {
      released        = "2025-10-02"
      python_requires = ">=3.9"
      sm = {
        "linux/amd64 13.0"      = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "11.0", "12.0"]
        "linux/arm64 12.8-13.0" = ["7.5", "8.0", "9.0", "10.0", "12.0"]
      }
    }
    "0.48.0" = {
      released        = "2025-09-30"
      python_requires = ">=3.9"
      sm = {
        "linux/amd64 13.0"      = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "11.0", "12.0"]
        "linux/arm64 12.8-13.0" = ["7.5", "8.0", "9.0", "10.0", "12.0"]
      }
    }
  }
}

package "bitsandbytes" {
  python_requires = ">=3.9"
  min_glibc       = "2.24"
  requires        = { torch = ">=2.2,<3" }
  cuda            = "matches torch's CUDA at import"
  cuda_also       = ["11.8", "12.0", "12.1", "12.2", "12.3", "12.4", "12.5", "12.6", "12.8", "12.9"]
  sm_min          = "5.0"
  sm_min_for      = { int8 = "7.5" }
  sm = {
    "linux/amd64 11.8-12.6"   = ["5.0", "6.0", "7.5", "8.0", "8.6", "8.9", "9.0"]
    "linux/amd64 12.8"        = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
    "linux/arm64 11.8-12.6"   = ["7.5", "8.0", "9.0"]
    "linux/arm64 12.8"        = ["7.5", "8.0", "9.0", "10.0"]
    "windows/amd64 11.8-12.6" = ["5.0", "6.0", "7.5", "8.0", "8.6", "8.9", "9.0"]
    "windows/amd64 12.8"      = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
  }
  platforms = ["linux/arm64", "linux/amd64", "windows/amd64"]
  source = [
    "bitsandbytes@${version}:pyproject.toml",
    "bitsandbytes@${version}:.github/workflows/python-package.yml",
    "bitsandbytes@${version}:docs/source/installation.mdx",
  ]
  cell_source = { min_glibc = ["wheels:bitsandbytes-${version}-*-manylinux_2_24_x86_64.whl"] }
  rows = {
    "0.47.0" = { released = "2025-08-11" }
    "0.46.1" = { released = "2025-07-02" }
    "0.46.0" = {
      released  = "2025-05-27"
      cuda_also = ["11.8", "12.0", "12.1", "12.2", "12.3", "12.4", "12.5", "12.6", "12.8"]
    }
  }
}

package "bitsandbytes" {
  python_requires = ">=3.8"
  min_glibc       = "2.24"
  requires        = { torch = ">=2.0,<3" }
  cuda            = "matches torch's CUDA at import"
  cuda_also       = ["11.7", "11.8", "12.0", "12.1", "12.2", "12.3", "12.4", "12.5", "12.6", "12.8"]
  cuda_facts      = { documented_range = "11.0-12.8" }
  sm_min          = "5.0"
  sm_min_for      = { int8 = "7.5" }
  platforms       = ["linux/amd64", "windows/amd64"]
  source = [
    "wheels@6fa7f3255fe9f3e549fb110bc6079407:bitsandbytes-0.43.0-py3-none-win_amd64.whl",
    "bitsandbytes@${version}:pyproject.toml",
    "bitsandbytes@${version}:.github/workflows/python-package.yml",
    "bitsandbytes@${version}:docs/source/installation.mdx",
  ]
  cell_source = { min_glibc = ["wheels:bitsandbytes-${version}-*-manylinux_2_24_x86_64.whl"] }
  inferred    = ["sm_min"]
  notes       = ["inferred: min_sm: docs say Maxwell or newer"]
  rows = {
    "0.45.5" = { released = "2025-04-07" }
    "0.45.4" = { released = "2025-03-25" }
    "0.45.3" = { released = "2025-02-24" }
  }
}

package "bitsandbytes" {
  python_requires = ">=3.8"
  min_glibc       = "2.24"
  cuda            = "matches torch's CUDA at import"
  cuda_also       = ["11.7", "11.8", "12.0", "12.1", "12.2", "12.3", "12.4", "12.5", "12.6"]
  cuda_facts      = { documented_range = "11.0-12.6" }
  sm_min          = "5.0"
  sm_min_for      = { int8 = "7.5" }
  platforms       = ["linux/amd64", "windows/amd64"]
  source = [
    "wheels@6fa7f3255fe9f3e549fb110bc6079407:bitsandbytes-0.43.0-py3-none-win_amd64.whl",
    "bitsandbytes@${version}:pyproject.toml",
    "bitsandbytes@${version}:.github/workflows/python-package.yml",
    "bitsandbytes@${version}:docs/source/installation.mdx",
  ]
  cell_source = { min_glibc = ["wheels:bitsandbytes-${version}-*-manylinux_2_24_x86_64.whl"] }
  inferred    = ["sm_min"]
  notes       = ["inferred: min_sm: docs say Maxwell or newer"]
  rows = {
    "0.45.2" = { released = "2025-02-06", requires = { torch = ">=2.0,<3" } }
    "0.45.1" = { released = "2025-01-23", requires = { torch = "~=2.0" } }
    "0.45.0" = {
      released        = "2024-12-05"
      python_requires = ">=3.9"
      requires        = { torch = "*" }
      limits          = { triton = "<3.2" }
      cell_source     = { limits = ["bitsandbytes-triton-ops", "bitsandbytes-triton-wheels"] }
    }
  }
}

package "bitsandbytes" {
  python_requires = ">=3.8"
  min_glibc       = "2.24"
  requires        = { torch = "*" }
  limits          = { triton = "<3.2" }
  cuda            = "matches torch's CUDA at import"
  cuda_also       = ["11.7", "11.8", "12.0", "12.1", "12.2", "12.3", "12.4", "12.5"]
  cuda_facts      = { documented_range = "11.0-12.5" }
  sm_min_for      = { int8 = "7.5" }
  platforms       = ["linux/amd64", "windows/amd64"]
  source = [
    "wheels@6fa7f3255fe9f3e549fb110bc6079407:bitsandbytes-0.43.0-py3-none-win_amd64.whl",
    "bitsandbytes@${version}:pyproject.toml",
    "bitsandbytes@${version}:.github/workflows/python-package.yml",
    "bitsandbytes@${version}:docs/source/installation.mdx",
  ]
  cell_source = {
    limits    = ["bitsandbytes-triton-ops", "bitsandbytes-triton-wheels"]
    min_glibc = ["wheels:bitsandbytes-${version}-*-manylinux_2_24_x86_64.whl"]
  }
  rows = {
    "0.44.1" = { released = "2024-09-30" }
    "0.44.0" = { released = "2024-09-24" }
    "0.43.3" = { released = "2024-07-30" }
    "0.43.2" = { released = "2024-07-23" }
    "0.43.1" = {
      released   = "2024-04-11"
      cuda_also  = ["11.7", "11.8", "12.0", "12.1", "12.2", "12.3", "12.4"]
      cuda_facts = { documented_range = "11.0-12.3" }
    }
    "0.43.0" = {
      released   = "2024-03-08"
      cuda_also  = ["11.7", "11.8", "12.0", "12.1", "12.2", "12.3"]
      cuda_facts = { documented_range = "11.0-12.3" }
    }
  }
}

package "bitsandbytes" {
  python_requires = ">=3.8"
  cuda            = "matches torch's CUDA at import"
  cuda_facts      = { documented_range = "10.2-12.0" }
  sm_min          = "3.5"
  sm_min_for      = { int8 = "7.5" }
  any_wheel       = true
  platforms       = ["linux/amd64"]
  inferred        = ["sm_min"]
  notes           = ["inferred: min_sm: README says Kepler or newer"]
  rows = {
    "0.42.0" = {
      released    = "2024-01-08"
      limits      = { triton = "<3.2" }
      cuda_also   = ["11.0", "11.1", "11.4", "11.5", "11.7", "11.8", "12.0", "12.1", "12.2", "12.3"]
      source      = ["wheels@63798680912cc63bb77b535a2d0860af:bitsandbytes-0.42.0-py3-none-any.whl"]
      cell_source = { limits = ["bitsandbytes-triton-ops", "bitsandbytes-triton-wheels"] }
    }
    "0.41.3" = {
      released    = "2023-12-06"
      limits      = { triton = "<3.2" }
      cuda_also   = ["11.0", "11.1", "11.4", "11.5", "11.7", "11.8", "12.0", "12.1", "12.2"]
      source      = ["wheels@0060b1597236a5d52924fc911eb78d0f:bitsandbytes-0.41.3-py3-none-any.whl"]
      cell_source = { limits = ["bitsandbytes-triton-ops", "bitsandbytes-triton-wheels"] }
    }
    "0.41.2" = {
      released    = "2023-11-08"
      limits      = { triton = "<3.2" }
      cuda_also   = ["11.0", "11.1", "11.4", "11.5", "11.7", "11.8", "12.0", "12.1", "12.2"]
      source      = ["wheels@5a2280761dc11c7a23a1be948cfd6a84:bitsandbytes-0.41.2-py3-none-any.whl"]
      cell_source = { limits = ["bitsandbytes-triton-ops", "bitsandbytes-triton-wheels"] }
    }
    "0.41.1" = {
      released    = "2023-08-04"
      limits      = { triton = "<3.2" }
      cuda_also   = ["11.0", "11.1", "11.4", "11.5", "11.7", "11.8", "12.0", "12.1", "12.2"]
      source      = ["wheels@b25228c27636367f222232ed4d1e1502:bitsandbytes-0.41.1-py3-none-any.whl"]
      cell_source = { limits = ["bitsandbytes-triton-ops", "bitsandbytes-triton-wheels"] }
    }
    "0.41.0" = {
      released  = "2023-07-22"
      cuda_also = ["11.0", "11.1", "11.4", "11.5", "11.7", "11.8", "12.0", "12.1", "12.2"]
      source    = ["wheels@dfaebbdcf48bff6628ca04880877a10b:bitsandbytes-0.41.0-py3-none-any.whl"]
    }
    "0.40.2" = {
      released  = "2023-07-17"
      cuda_also = ["11.0", "11.1", "11.4", "11.5", "11.7", "11.8", "12.0", "12.1", "12.2"]
      source    = ["wheels@f0ae26f40c9230c9add9e7c70a10a5ce:bitsandbytes-0.40.2-py3-none-any.whl"]
    }
    "0.40.1" = {
      released  = "2023-07-14"
      cuda_also = ["11.0", "11.1", "11.3", "11.4", "11.5", "11.7", "11.8", "12.0", "12.1", "12.2"]
      source    = ["wheels@c2133c717e8ce23651f0827463c8137f:bitsandbytes-0.40.1-py3-none-any.whl"]
    }
  }
}

package "bitsandbytes" {
  python_requires = ">=3.8"
  cuda            = "matches torch's CUDA where no other is found first"
  cuda_facts = {
    documented_range = "10.2-12.0"
    found_first      = "CONDA_PREFIX, LD_LIBRARY_PATH, other variables with paths, /usr/local/cuda"
  }
  sm_min     = "3.5"
  sm_min_for = { int8 = "7.5" }
  any_wheel  = true
  platforms  = ["linux/amd64"]
  inferred   = ["sm_min"]
  notes      = ["inferred: min_sm: README says Kepler or newer"]
  rows = {
    "0.40.0" = {
      released  = "2023-07-10"
      cuda_also = ["11.0", "11.1", "11.4", "11.5", "11.7", "11.8", "12.0", "12.1", "12.2"]
      source    = ["wheels@4e8e0360d2febafa18cdc35378b876a2:bitsandbytes-0.40.0-py3-none-any.whl"]
    }
    "0.39.1" = {
      released  = "2023-06-20"
      cuda_also = ["11.0", "11.1", "11.2", "11.3", "11.4", "11.5", "11.6", "11.7", "11.8", "12.0", "12.1"]
      source    = ["wheels@56b920472eb9cf6daead3b49fd24c8bd:bitsandbytes-0.39.1-py3-none-any.whl"]
    }
    "0.39.0" = {
      released  = "2023-05-24"
      cuda_also = ["11.1", "11.2", "11.3", "11.5", "11.6", "11.7", "11.8", "12.0", "12.1"]
      source    = ["wheels@69e79cfce501cad5e34e9d785f5caf17:bitsandbytes-0.39.0-py3-none-any.whl"]
    }
    "0.38.1" = {
      released  = "2023-04-12"
      cuda_also = ["10.2", "11.0", "11.1", "11.2", "11.3", "11.4", "11.5", "11.6", "11.7", "11.8", "12.0", "12.1"]
      source    = ["wheels@5f532e7b1353eb7049ae831da2eb62ed:bitsandbytes-0.38.1-py3-none-any.whl"]
    }
    "0.38.0" = {
      released  = "2023-04-11"
      cuda_also = ["10.2", "11.0", "11.1", "11.2", "11.3", "11.4", "11.5", "11.6", "11.7", "11.8", "12.0", "12.1"]
      source    = ["wheels@f541a5862a9c315672ad244df13a8c88:bitsandbytes-0.38.0-py3-none-any.whl"]
    }
    "0.37.2" = {
      released  = "2023-03-21"
      cuda_also = ["10.2", "11.0", "11.1", "11.2", "11.3", "11.4", "11.5", "11.6", "11.7", "11.8", "12.0", "12.1"]
      source    = ["wheels@1335667ab91513eb518bbe0faaf3d423:bitsandbytes-0.37.2-py3-none-any.whl"]
    }
    "0.37.1" = {
      released  = "2023-03-12"
      cuda_also = ["10.2", "11.0", "11.1", "11.2", "11.3", "11.4", "11.5", "11.6", "11.7", "11.8", "12.0"]
      source    = ["wheels@28adda9e45fef86d8f904e1890f799e6:bitsandbytes-0.37.1-py3-none-any.whl"]
    }
    "0.37.0" = {
      released  = "2023-02-02"
      cuda_also = ["10.2", "11.0", "11.1", "11.2", "11.3", "11.4", "11.5", "11.6", "11.7", "11.8", "12.0"]
      source    = ["wheels@b28b9e5aa32e9994e7aa944825ed227f:bitsandbytes-0.37.0-py3-none-any.whl"]
    }
    "0.36.0" = {
      released  = "2023-01-04"
      cuda_also = ["10.2", "11.0", "11.1", "11.2", "11.3", "11.4", "11.5", "11.6", "11.7", "11.8", "12.0"]
      source = [
        "bitsandbytes@${version}:pyproject.toml",
        "bitsandbytes@${version}:README.md",
        "wheels@6ddb0298dbf1f41371f57370aa4b7e88:bitsandbytes-0.36.0.post2-py3-none-any.whl",
      ]
    }
  }
}

package "bitsandbytes" {
  cuda      = "matches torch's CUDA where no other is found first"
  cuda_also = ["10.2", "11.0", "11.1", "11.2", "11.3", "11.4", "11.5", "11.6", "11.7"]
  cuda_facts = {
    documented_range = "10.2-11.7"
    found_first      = "CONDA_PREFIX, LD_LIBRARY_PATH, other variables with paths, /usr/local/cuda"
  }
  sm_min_for = { int8 = "7.5" }
  any_wheel  = true
  platforms  = ["linux/amd64"]
  rows = {
    "0.35.4" = {
      released  = "2022-11-01"
      cuda_also = ["10.2", "11.0", "11.1", "11.2", "11.3", "11.4", "11.5", "11.6", "11.7", "11.8"]
      source    = ["wheels@201f168538ccfbd7594568a2f86c149c:bitsandbytes-0.35.4-py3-none-any.whl"]
    }
    "0.35.3" = {
      released  = "2022-10-27"
      cuda_also = ["10.2", "11.0", "11.1", "11.2", "11.3", "11.4", "11.5", "11.6", "11.7", "11.8"]
      source    = ["wheels@503b7907a9324fd2b315db0a0154b527:bitsandbytes-0.35.3-py3-none-any.whl"]
    }
    "0.35.2" = {
      released  = "2022-10-27"
      cuda_also = ["10.2", "11.0", "11.1", "11.2", "11.3", "11.4", "11.5", "11.6", "11.7", "11.8"]
      source    = ["wheels@b523db62625a491b27b33ecc83dca53a:bitsandbytes-0.35.2-py3-none-any.whl"]
    }
    "0.35.0" = {
      released  = "2022-10-10"
      cuda_also = ["10.2", "11.0", "11.1", "11.2", "11.3", "11.4", "11.5", "11.6", "11.7", "11.8"]
      source    = ["wheels@3ba4046114b7bc66284baa8dac6bb00e:bitsandbytes-0.35.0-py3-none-any.whl"]
    }
    "0.34.0" = {
      released = "2022-09-20"
      source   = ["wheels@bbfd4fdab8e43fef694512678c9bcfe7:bitsandbytes-0.34.0-py3-none-any.whl"]
    }
    "0.33.0" = {
      released = "2022-09-11"
      source   = ["wheels@e5748a5087d1ff39b16e021b4fe5132c:bitsandbytes-0.33.0-py3-none-any.whl"]
    }
    "0.32.3" = {
      released = "2022-09-08"
      source   = ["wheels@633027cf4362b86fb5daa650babdad18:bitsandbytes-0.32.3-py3-none-any.whl"]
    }
    "0.32.2" = {
      released = "2022-08-23"
      source   = ["wheels@c10a83dbbd866788099d7c120971a4db:bitsandbytes-0.32.2-py3-none-any.whl"]
    }
    "0.32.1" = {
      gone     = true
      released = "2022-08-17"
      source = [
        "bitsandbytes@${version}:pyproject.toml",
        "bitsandbytes@${version}:README.md",
        "wheels@9319f69c62bed09e32afad09cd835e48:bitsandbytes-0.32.0-py3-none-any.whl",
      ]
      cell_source = { gone = ["wheels"] }
    }
    "0.32.0" = {
      released = "2022-08-17"
      source = [
        "bitsandbytes@${version}:pyproject.toml",
        "bitsandbytes@${version}:README.md",
        "wheels@9319f69c62bed09e32afad09cd835e48:bitsandbytes-0.32.0-py3-none-any.whl",
      ]
    }
  }
}
