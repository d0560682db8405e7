# Releases of numba-cuda.

source "numba-cuda" {
  title = "github.com/NVIDIA/numba-cuda"
  url   = "https://github.com/NVIDIA/numba-cuda"
  date  = "2026-11-20"
  class = "vendor"
}

source "numba-cuda-row-stack" {
  title = "numba_cuda/numba/cuda/np/arrayobj.py in the wheels of 0.22.0, 0.24.0, 0.27.0, 0.28.2, 0.30.3 and 0.30.4, of which 0.30.4 ran on an H100 beside NumPy 2.5.2: importing numba.cuda asks for numpy.row_stack, which NumPy 2.5 has no more"
  url   = "https://pypi.org/project/numba-cuda/0.30.4/"
  date  = "2026-11-27"
  class = "measured"
}

package_info "numba-cuda" {
  delivery         = "pip-nvidia-wheels"
  extra            = "cu"
  run_time_kernels = true
  pypi             = "numba-cuda"
  source           = ["numba-cuda@v0.30.4:pyproject.toml"]
}

package "numba-cuda" {
  python_requires = ">=3.9"
  requires = {
    cuda-bindings   = ">=12.9.1,<14.0.0"
    cuda-core       = ">=0.5.1,<1.0.0"
    cuda-pathfinder = ">=1.4.0,<2.0.0"
    numba           = ">=0.60.0"
    packaging       = "*"
  }
  limits         = { numpy = "<2.5" }
  cuda_also      = ["12", "13"]
  sm_min         = "5.0"
  sm_min_by_cuda = { "12" = "5.0", "13" = "7.5" }
  platforms      = ["any"]
  source = [
    "numba-cuda@v${version}:pyproject.toml",
    "numba-cuda@v${version}:docs/source/user/installation.rst",
  ]
  cell_source = { limits = ["numba-cuda-row-stack"] }
  rows = {
    "0.30.4" = { released = "2026-07-03", requires = { cuda-core = ">=0.5.1,<2.0.0" } }
    "0.30.3" = { released = "2026-06-25", requires = { cuda-core = ">=0.5.1,<2.0.0" } }
    "0.30.2" = { released = "2026-05-12", requires = { cuda-core = ">=0.5.1,<2.0.0" } }
    "0.30.1" = { released = "2026-04-30" }
    "0.30.0" = { released = "2026-04-06" }
    "0.29.0" = { without = ["requires.cuda-pathfinder"], released = "2026-03-17" }
    "0.28.2" = { without = ["requires.cuda-pathfinder"], released = "2026-03-03" }
    "0.28.1" = { without = ["requires.cuda-pathfinder"], released = "2026-03-02" }
    "0.28.0" = { without = ["requires.cuda-pathfinder"], released = "2026-03-02" }
  }
}

package "numba-cuda" {
  python_requires = ">=3.9"
  requires        = { cuda-bindings = ">=12.9.1,<14.0.0", cuda-core = ">=0.3.2,<1.0.0", numba = ">=0.60.0" }
  limits          = { numpy = "<2.5" }
  cuda_also       = ["12", "13"]
  sm_min          = "5.0"
  sm_min_by_cuda  = { "12" = "5.0", "13" = "7.5" }
  platforms       = ["any"]
  source = [
    "numba-cuda@v${version}:pyproject.toml",
    "numba-cuda@v${version}:docs/source/user/installation.rst",
  ]
  cell_source = { limits = ["numba-cuda-row-stack"] }
  rows = {
    "0.27.0" = { released = "2026-02-05", requires = { cuda-core = ">=0.5.1,<1.0.0", packaging = "*" } }
    "0.26.0" = { released = "2026-01-30", requires = { cuda-core = ">=0.5.1,<1.0.0", packaging = "*" } }
    "0.25.0" = { released = "2026-01-28", requires = { cuda-core = ">=0.5.1,<1.0.0", packaging = "*" } }
    "0.24.0" = { released = "2026-01-12", requires = { packaging = "*" } }
    "0.23.0" = { released = "2025-12-17" }
    "0.22.2" = { released = "2025-12-19", requires = { packaging = "*" } }
    "0.22.1" = { released = "2025-12-06" }
    "0.22.0" = { released = "2025-12-03" }
    "0.21.3" = { without = ["limits", "cell_source"], released = "2025-12-01", cell_source = {} }
    "0.21.2" = { without = ["limits", "cell_source"], released = "2025-11-27", cell_source = {} }
    "0.21.1" = { without = ["limits", "cell_source"], released = "2025-11-25", cell_source = {} }
    "0.21.0" = { without = ["limits", "cell_source"], released = "2025-11-20", cell_source = {} }
    "0.20.1" = {
      without     = ["limits", "requires", "cell_source"]
      released    = "2025-10-30"
      requires    = { numba = ">=0.60.0" }
      cell_source = {}
    }
    "0.20.0" = {
      without     = ["limits", "requires", "cell_source"]
      released    = "2025-09-24"
      requires    = { numba = ">=0.60.0" }
      cell_source = {}
    }
    "0.19.2" = {
      without     = ["limits", "requires", "cell_source"]
      released    = "2026-01-20"
      requires    = { numba = ">=0.60.0" }
      cell_source = {}
    }
    "0.19.1" = {
      without     = ["limits", "requires", "cell_source"]
      released    = "2025-08-22"
      requires    = { numba = ">=0.60.0" }
      cell_source = {}
    }
    "0.19.0" = {
      without     = ["limits", "requires", "cell_source"]
      released    = "2025-08-15"
      requires    = { numba = ">=0.60.0" }
      cell_source = {}
    }
  }
}

package "numba-cuda" {
  python_requires = ">=3.9"
  requires        = { numba = ">=0.59.1" }
  cuda_also       = ["11", "12"]
  sm_min          = "3.5"
  sm_min_by_cuda  = { "11" = "3.5", "12" = "5.0" }
  platforms       = ["any"]
  source = [
    "numba-cuda@v${version}:pyproject.toml",
    "numba-cuda@v${version}:docs/source/user/installation.rst",
  ]
  rows = {
    "0.18.1" = { released = "2025-08-08", requires = { numba = ">=0.60.0" } }
    "0.18.0" = { released = "2025-07-31", requires = { numba = ">=0.60.0" } }
    "0.17.0" = { released = "2025-07-18" }
    "0.16.0" = { released = "2025-07-02" }
    "0.15.2" = { released = "2025-06-24" }
    "0.15.1" = { released = "2025-06-14" }
  }
}

package "numba-cuda" {
  python_requires = ">=3.9"
  requires        = { numba = ">=0.59.1" }
  platforms       = ["any"]
  source          = ["numba-cuda@v${version}:pyproject.toml"]
  rows = {
    "0.15.0" = { released = "2025-06-12", cuda_also = ["11", "12"] }
    "0.14.1" = { released = "2025-08-22", cuda_also = ["11", "12"] }
    "0.14.0" = { released = "2025-06-10", cuda_also = ["11", "12"] }
    "0.13.0" = { released = "2025-05-29" }
    "0.12.1" = { released = "2025-05-21" }
    "0.12.0" = { released = "2025-05-21" }
    "0.11.0" = { released = "2025-05-10" }
    "0.10.1" = { released = "2025-05-09" }
    "0.10.0" = { released = "2025-05-03" }
    "0.9.0"  = { released = "2025-04-22" }
    "0.8.1"  = { released = "2025-04-02" }
    "0.8.0"  = { released = "2025-03-20" }
    "0.7.0"  = { released = "2025-03-13" }
    "0.6.0"  = { released = "2025-03-07" }
    "0.5.0"  = { released = "2025-02-20" }
    "0.4.0"  = { released = "2025-01-27" }
    "0.3.0"  = { released = "2025-01-03" }
    "0.2.0"  = { released = "2024-12-20" }
    "0.1.0"  = { released = "2024-12-18" }
    "0.0.21" = { released = "2024-12-06" }
    "0.0.20" = { released = "2024-12-05" }
    "0.0.19" = { released = "2024-11-29" }
    "0.0.18" = { released = "2024-11-10" }
    "0.0.17" = { released = "2024-10-07" }
    "0.0.16" = { released = "2024-10-07" }
    "0.0.15" = { released = "2024-09-16" }
    "0.0.14" = { released = "2024-08-09" }
    "0.0.13" = { released = "2024-07-31" }
    "0.0.12" = { without = ["requires"], released = "2024-07-30" }
    "0.0.11" = { without = ["requires"], released = "2024-07-30" }
    "0.0.10" = { without = ["requires"], released = "2024-07-30" }
    "0.0.9"  = { without = ["requires"], released = "2024-07-30" }
    "0.0.8"  = { without = ["requires"], released = "2024-07-30" }
    "0.0.7"  = { without = ["requires"], released = "2024-07-29" }
    "0.0.6"  = { without = ["requires"], released = "2024-07-29" }
    "0.0.5"  = { without = ["requires"], released = "2024-07-29" }
    "0.0.4"  = { without = ["requires"], released = "2024-07-29" }
    "0.0.3"  = { without = ["requires"], released = "2024-07-17" }
    "0.0.2"  = { without = ["requires"], released = "2024-07-05" }
    "0.0.1"  = { without = ["requires"], released = "2024-06-25" }
  }
}
