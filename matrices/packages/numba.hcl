# Releases of numba.

source "numba" {
  title = "github.com/numba/numba"
  url   = "https://github.com/numba/numba"
  date  = "2026-11-20"
  class = "vendor"
}

source "numba-minor-versions" {
  title = "Numba: CUDA Minor Version Compatibility"
  url   = "https://numba.readthedocs.io/en/stable/cuda/minor_version_compatibility.html"
  date  = "2026-11-24"
  class = "vendor"
}

package_info "numba" {
  delivery         = "system"
  run_time_kernels = true
  hands_ptx        = true
  pypi             = "numba"
  source           = ["numba@0.67.0:setup.py"]
  cell_source      = { hands_ptx = ["numba-minor-versions", "numba@0.67.0:numba/cuda/cudadrv/nvvm.py"] }
}

package "numba" "0.68.1" {
  like     = "0.68.0"
  released = "2026-10-27"
  source = [
    "wheels@ed9e36c95b79b675ec2332951118c3b2:numba-0.68.1-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
    "numba@0.67.0:setup.py",
  ]
}

package "numba" "0.68.0" {
  released        = "2026-09-30"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14", "3.15"]
  python_requires = ">=3.10"
  min_glibc       = "2.27"
  requires        = { numpy = ">=1.22,<2.6" }
  cuda_min        = "11.2"
  cuda_end        = "13.0"
  sm_min          = "3.5"
  needs_nvcc      = "at first use (NVVM and libdevice of the toolkit)"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source = [
    "wheels@3a5ca82e12b665ef30a19c124f0bd766:numba-0.68.0-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
    "numba@0.67.0:setup.py",
  ]
  inferred = ["cuda_end", "needs_nvcc"]
  notes    = ["inferred: carried on from 0.67.0"]
}

package "numba" {
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10"
  requires        = { numpy = ">=1.22,<2.5" }
  cuda_min        = "11.2"
  cuda_end        = "13.0"
  sm_min          = "3.5"
  needs_nvcc      = "at first use (NVVM and libdevice of the toolkit)"
  platforms       = ["any"]
  source = [
    "numba@${version}:setup.py",
    "numba@${version}:docs/source/cuda/overview.rst",
    "numba@${version}:numba/cuda/cudadrv/nvvm.py",
  ]
  rows = {
    "0.67.0" = { released = "2026-08-11", requires = { numpy = ">=1.22,<2.6" } }
    "0.66.0" = { released = "2026-07-01" }
    "0.65.1" = { released = "2026-04-24" }
    "0.65.0" = { released = "2026-04-01" }
    "0.64.0" = { released = "2026-02-18" }
    "0.63.1" = { released = "2025-12-10", requires = { numpy = ">=1.22,<2.4" } }
    "0.63.0" = { released = "2025-12-09", requires = { numpy = ">=1.22,<2.4" } }
  }
}

package "numba" {
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  cuda_min        = "11.2"
  cuda_end        = "13.0"
  sm_min          = "3.5"
  needs_nvcc      = "at first use (NVVM and libdevice of the toolkit)"
  platforms       = ["any"]
  source = [
    "numba@${version}:setup.py",
    "numba@${version}:docs/source/cuda/overview.rst",
    "numba@${version}:numba/cuda/cudadrv/nvvm.py",
  ]
  rows = {
    "0.62.1" = { released = "2025-09-29", requires = { numpy = ">=1.22,<2.4" } }
    "0.62.0" = { released = "2025-09-18", requires = { numpy = ">=1.22,<2.4" } }
    "0.61.2" = { released = "2025-04-09", requires = { numpy = ">=1.24,<2.3" } }
    "0.61.1" = {
      gone        = true
      released    = "2025-04-07"
      requires    = { numpy = ">=1.24,<2.3" }
      cell_source = { gone = ["wheels"] }
    }
    "0.61.0" = { released = "2025-01-20", requires = { numpy = ">=1.24,<2.2" } }
  }
}

package "numba" {
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9"
  requires        = { numpy = ">=1.22,<1.27" }
  cuda_min        = "11.2"
  cuda_end        = "13.0"
  sm_min          = "3.5"
  needs_nvcc      = "at first use (NVVM and libdevice of the toolkit)"
  platforms       = ["any"]
  source = [
    "numba@${version}:setup.py",
    "numba@${version}:docs/source/cuda/overview.rst",
    "numba@${version}:numba/cuda/cudadrv/nvvm.py",
  ]
  rows = {
    "0.60.0" = { released = "2024-06-13", requires = { numpy = ">=1.22,<2.1" } }
    "0.59.1" = { released = "2024-03-19" }
    "0.59.0" = { released = "2024-01-31" }
  }
}

package "numba" {
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  cuda_end        = "13.0"
  sm_min          = "3.5"
  needs_nvcc      = "at first use (NVVM and libdevice of the toolkit)"
  platforms       = ["any"]
  source = [
    "numba@${version}:setup.py",
    "numba@${version}:docs/source/cuda/overview.rst",
    "numba@${version}:numba/cuda/cudadrv/nvvm.py",
  ]
  rows = {
    "0.58.1" = { released = "2023-10-18", requires = { numpy = ">=1.22,<1.27" }, cuda_min = "11.2" }
    "0.58.0" = { released = "2023-09-21", requires = { numpy = ">=1.21,<1.26" }, cuda_min = "11.2" }
    "0.57.1" = { released = "2023-06-21", requires = { numpy = ">=1.21,<1.25" }, cuda_min = "11.0" }
    "0.57.0" = { released = "2023-05-02", requires = { numpy = ">=1.21,<1.25" }, cuda_min = "11.0" }
  }
}

package "numba" {
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7"
  requires        = { numpy = ">=1.18,<1.24" }
  cuda_min        = "10.2"
  cuda_end        = "12.0"
  sm_min          = "3.5"
  needs_nvcc      = "at first use (NVVM and libdevice of the toolkit)"
  platforms       = ["any"]
  source = [
    "numba@${version}:setup.py",
    "numba@${version}:docs/source/cuda/overview.rst",
    "numba@${version}:numba/cuda/cudadrv/nvvm.py",
  ]
  rows = {
    "0.56.4" = { released = "2022-11-04" }
    "0.56.3" = { released = "2022-10-14" }
    "0.56.2" = { released = "2022-09-02" }
    "0.56.1" = { gone = true, released = "2022-09-01", cell_source = { gone = ["wheels"] } }
    "0.56.0" = { released = "2022-07-26", requires = { numpy = ">=1.18,<1.23" } }
  }
}

package "numba" {
  python_requires = ">=3.7,<3.11"
  cuda_min        = "9.2"
  cuda_end        = "12.0"
  sm_min          = "3.0"
  needs_nvcc      = "at first use (NVVM and libdevice of the toolkit)"
  platforms       = ["any"]
  source = [
    "numba@${version}:setup.py",
    "numba@${version}:docs/source/cuda/overview.rst",
    "numba@${version}:numba/cuda/cudadrv/nvvm.py",
  ]
  rows = {
    "0.55.2" = { released = "2022-05-26", requires = { numpy = ">=1.18,<1.23" } }
    "0.55.1" = { released = "2022-01-27", requires = { numpy = ">=1.18,<1.22" } }
    "0.55.0" = { released = "2022-01-14", requires = { numpy = ">=1.18,<1.22" } }
    "0.54.1" = { released = "2021-10-08", python_requires = ">=3.7,<3.10", requires = { numpy = ">=1.17,<1.21" } }
    "0.54.0" = { released = "2021-08-20", python_requires = ">=3.7,<3.10", requires = { numpy = ">=1.17,<1.21" } }
  }
}

package "numba" {
  python_requires = ">=3.6"
  requires        = { numpy = ">=1.15" }
  cuda_min        = "8.0"
  cuda_end        = "12.0"
  sm_min          = "2.0"
  needs_nvcc      = "at first use (NVVM and libdevice of the toolkit)"
  platforms       = ["linux/amd64", "windows/amd64"]
  source = [
    "numba@${version}:setup.py",
    "numba@${version}:docs/source/cuda/overview.rst",
    "numba@${version}:numba/cuda/cudadrv/nvvm.py",
  ]
  rows = {
    "0.53.1" = { released = "2021-03-26", python_requires = ">=3.6,<3.10", cuda_min = "9.0", sm_min = "3.0" }
    "0.53.0" = { released = "2021-03-12", python_requires = ">=3.6,<3.10", cuda_min = "9.0", sm_min = "3.0" }
    "0.52.0" = { released = "2020-12-01", python_requires = ">=3.6,<3.9", cuda_min = "9.0", sm_min = "3.0" }
    "0.51.2" = { released = "2020-09-03" }
    "0.51.1" = { released = "2020-08-27" }
    "0.51.0" = { released = "2020-08-14" }
    "0.50.1" = { released = "2020-06-25" }
    "0.50.0" = { released = "2020-06-11" }
    "0.49.1" = { released = "2020-05-08" }
    "0.49.0" = { released = "2020-04-17" }
    "0.48.0" = { released = "2020-01-29" }
  }
}
