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

source "numba-6661" {
  title = "numba pull request 6661: CUDA 11.2 has an NVVM of LLVM 7, which takes other IR than those before it"
  url   = "https://github.com/numba/numba/pull/6661"
  date  = "2021-01-28"
  class = "vendor"
}

source "numba-6607" {
  title = "numba issue 6607: 0.52.0 beside CUDA 11.2 ends in \"parse expected comma after load's type\""
  url   = "https://github.com/numba/numba/issues/6607"
  date  = "2020-12-30"
  class = "reported"
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
  min_glibc       = "2.17"
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
  cell_source = { min_glibc = ["wheels"], python = ["wheels"] }
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
  min_glibc       = "2.17"
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
  cell_source = { min_glibc = ["wheels"], python = ["wheels"] }
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
  min_glibc       = "2.17"
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
  cell_source = { min_glibc = ["wheels"], python = ["wheels"] }
  rows = {
    "0.60.0" = { released = "2024-06-13", requires = { numpy = ">=1.22,<2.1" } }
    "0.59.1" = { released = "2024-03-19" }
    "0.59.0" = { released = "2024-01-31" }
  }
}

package "numba" {
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  min_glibc       = "2.17"
  cuda_end        = "13.0"
  sm_min          = "3.5"
  needs_nvcc      = "at first use (NVVM and libdevice of the toolkit)"
  platforms       = ["any"]
  source = [
    "numba@${version}:setup.py",
    "numba@${version}:docs/source/cuda/overview.rst",
    "numba@${version}:numba/cuda/cudadrv/nvvm.py",
  ]
  cell_source = { min_glibc = ["wheels"], python = ["wheels"] }
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
  min_glibc       = "2.17"
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
  cell_source = { min_glibc = ["wheels"], python = ["wheels"] }
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
  min_glibc       = "2.17"
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
  cell_source = { min_glibc = ["wheels"] }
  rows = {
    "0.55.2" = { released = "2022-05-26", requires = { numpy = ">=1.18,<1.23" } }
    "0.55.1" = { released = "2022-01-27", requires = { numpy = ">=1.18,<1.22" } }
    "0.55.0" = { released = "2022-01-14", requires = { numpy = ">=1.18,<1.22" } }
    "0.54.1" = { released = "2021-10-08", python_requires = ">=3.7,<3.10", requires = { numpy = ">=1.17,<1.21" } }
    "0.54.0" = { released = "2021-08-20", python_requires = ">=3.7,<3.10", requires = { numpy = ">=1.17,<1.21" } }
  }
}

package "numba" {
  python_requires = ">=3.6,<3.10"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.15" }
  cuda_min        = "9.0"
  cuda_end        = "12.0"
  sm_min          = "3.0"
  needs_nvcc      = "at first use (NVVM and libdevice of the toolkit)"
  platforms       = ["linux/amd64", "windows/amd64"]
  source = [
    "numba@${version}:setup.py",
    "numba@${version}:docs/source/cuda/overview.rst",
    "numba@${version}:numba/cuda/cudadrv/nvvm.py",
  ]
  cell_source = { min_glibc = ["wheels"] }
  rows = {
    "0.53.1" = { released = "2021-03-26" }
    "0.53.0" = { released = "2021-03-12" }
  }
}

package "numba" {
  python_requires = ">=3.6"
  min_glibc       = "2.5"
  requires        = { numpy = ">=1.15" }
  cuda_min        = "8.0"
  cuda_end        = "11.2"
  sm_min          = "2.0"
  needs_nvcc      = "at first use (NVVM and libdevice of the toolkit)"
  platforms       = ["linux/amd64", "windows/amd64"]
  source = [
    "numba@${version}:setup.py",
    "numba@${version}:docs/source/cuda/overview.rst",
    "numba@${version}:numba/cuda/cudadrv/nvvm.py",
  ]
  cell_source = { min_glibc = ["wheels"] }
  rows = {
    "0.52.0" = {
      released        = "2020-12-01"
      python          = ["3.6", "3.7", "3.8"]
      python_requires = ">=3.6,<3.9"
      min_glibc       = "2.17"
      cuda_min        = "9.0"
      sm_min          = "3.0"
      cell_source = {
        cuda_end = ["numba-6661", "numba-6607"]
        python   = ["wheels@b213436ee6f8c18a92d5bc2e6129111c:numba-0.52.0-cp38-cp38-manylinux2014_x86_64.whl"]
      }
    }
    "0.51.2" = {
      released  = "2020-09-03"
      python    = ["3.6", "3.7", "3.8"]
      min_glibc = "2.17"
      cell_source = {
        cuda_end = ["numba-6661", "numba-6607"]
        python   = ["wheels@aee435e3b7e465dd49971f8ea76aa414:numba-0.51.2-cp38-cp38-manylinux2014_x86_64.whl"]
      }
    }
    "0.51.1" = {
      released  = "2020-08-27"
      python    = ["3.6", "3.7", "3.8"]
      min_glibc = "2.17"
      cell_source = {
        cuda_end = ["numba-6661", "numba-6607"]
        python   = ["wheels@1eba3e446d66286b299ea59cfe42483a:numba-0.51.1-cp38-cp38-manylinux2014_x86_64.whl"]
      }
    }
    "0.51.0" = {
      released  = "2020-08-14"
      python    = ["3.6", "3.7", "3.8"]
      min_glibc = "2.17"
      cell_source = {
        cuda_end = ["numba-6661", "numba-6607"]
        python   = ["wheels@95b155f6186533ca55a798fca9175311:numba-0.51.0-cp38-cp38-manylinux2014_x86_64.whl"]
      }
    }
    "0.50.1" = {
      released = "2020-06-25"
      python   = ["3.6", "3.7", "3.8"]
      cell_source = {
        cuda_end = ["numba-6661", "numba-6607"]
        python   = ["wheels@44407fd45655d887b3bb12b9282c0d99:numba-0.50.1-cp38-cp38-manylinux1_x86_64.whl"]
      }
    }
    "0.50.0" = {
      released = "2020-06-11"
      python   = ["3.6", "3.7", "3.8"]
      cell_source = {
        cuda_end = ["numba-6661", "numba-6607"]
        python   = ["wheels@5d9378c1b20068c6da98a34f8d48a12b:numba-0.50.0-cp38-cp38-manylinux1_x86_64.whl"]
      }
    }
    "0.49.1" = {
      released = "2020-05-08"
      python   = ["3.6", "3.7", "3.8"]
      cell_source = {
        cuda_end = ["numba-6661", "numba-6607"]
        python   = ["wheels@b89217bec367897280f819b44301b21a:numba-0.49.1-cp38-cp38-manylinux1_x86_64.whl"]
      }
    }
    "0.49.0" = {
      released = "2020-04-17"
      python   = ["3.6", "3.7", "3.8"]
      cell_source = {
        cuda_end = ["numba-6661", "numba-6607"]
        python   = ["wheels@ff229d32cef2b1970d0f4e2dcea6c561:numba-0.49.0-cp38-cp38-manylinux1_x86_64.whl"]
      }
    }
    "0.48.0" = {
      released = "2020-01-29"
      python   = ["3.6", "3.7", "3.8"]
      cell_source = {
        cuda_end = ["numba-6661", "numba-6607"]
        python   = ["wheels@552f96244d484c985fedc6710a176e98:numba-0.48.0-cp38-cp38-manylinux1_x86_64.whl"]
      }
    }
  }
}

package "numba" {
  python     = ["2.7", "3.5", "3.6", "3.7", "3.8"]
  min_glibc  = "2.5"
  cuda_min   = "8.0"
  cuda_end   = "11.2"
  sm_min     = "2.0"
  needs_nvcc = "at first use (NVVM and libdevice of the toolkit)"
  platforms  = ["linux/amd64", "windows/amd64"]
  inferred   = ["needs_nvcc"]
  rows = {
    "0.47.0" = {
      released = "2020-01-03"
      source = [
        "wheels@fb03e4bf267457dc4099e256780b0d6e:numba-0.47.0-cp38-cp38-manylinux1_x86_64.whl",
        "numba@${version}:docs/source/cuda/overview.rst",
        "numba@${version}:numba/cuda/cudadrv/nvvm.py",
      ]
      cell_source = { cuda_end = ["numba-6661", "numba-6607"] }
    }
  }
}

package "numba" {
  python     = ["2.7", "3.5", "3.6", "3.7"]
  min_glibc  = "2.5"
  cuda_min   = "8.0"
  cuda_end   = "11.2"
  sm_min     = "2.0"
  needs_nvcc = "at first use (NVVM and libdevice of the toolkit)"
  platforms  = ["linux/amd64", "windows/amd64"]
  inferred   = ["needs_nvcc"]
  rows = {
    "0.46.0" = {
      released = "2019-10-10"
      source = [
        "wheels@691fb4a96b9f66dd4c1514e20c906360:numba-0.46.0-cp37-cp37m-manylinux1_x86_64.whl",
        "numba@${version}:docs/source/cuda/overview.rst",
        "numba@${version}:numba/cuda/cudadrv/nvvm.py",
      ]
      cell_source = { cuda_end = ["numba-6661", "numba-6607"] }
    }
    "0.45.1" = {
      released = "2019-08-02"
      source = [
        "wheels@1daf5127236c620613d639dd8d381ef7:numba-0.45.1-cp37-cp37m-manylinux1_x86_64.whl",
        "numba@${version}:docs/source/cuda/overview.rst",
        "numba@${version}:numba/cuda/cudadrv/nvvm.py",
      ]
      cell_source = { cuda_end = ["numba-6661", "numba-6607"] }
    }
    "0.45.0" = {
      released = "2019-07-19"
      source = [
        "wheels@5c9832238a8f7b1ae9fe3aee301b68d4:numba-0.45.0-cp37-cp37m-manylinux1_x86_64.whl",
        "numba@${version}:docs/source/cuda/overview.rst",
        "numba@${version}:numba/cuda/cudadrv/nvvm.py",
      ]
      cell_source = { cuda_end = ["numba-6661", "numba-6607"] }
    }
    "0.44.1" = {
      released = "2019-06-18"
      source = [
        "wheels@ddf55bf85b2a82a8abd08e2c76509aea:numba-0.44.1-cp37-cp37m-manylinux1_x86_64.whl",
        "numba@${version}:docs/source/cuda/overview.rst",
        "numba@${version}:numba/cuda/cudadrv/nvvm.py",
      ]
      cell_source = { cuda_end = ["numba-6661", "numba-6607"] }
    }
    "0.44.0" = {
      released = "2019-05-30"
      source = [
        "wheels@88d446fa366911519bc6d4844d551f65:numba-0.44.0-cp37-cp37m-manylinux1_x86_64.whl",
        "numba@${version}:docs/source/cuda/overview.rst",
        "numba@${version}:numba/cuda/cudadrv/nvvm.py",
      ]
      cell_source = { cuda_end = ["numba-6661", "numba-6607"] }
    }
    "0.43.1" = {
      released = "2019-03-26"
      source = [
        "wheels@9708df9f05fa0478ab09ce08ab6fef67:numba-0.43.1-cp37-cp37m-manylinux1_x86_64.whl",
        "numba@${version}:docs/source/cuda/overview.rst",
        "numba@${version}:numba/cuda/cudadrv/nvvm.py",
      ]
      cell_source = { cuda_end = ["numba-6661", "numba-6607"] }
    }
    "0.43.0" = {
      released = "2019-03-13"
      source = [
        "wheels@a80bbfcc7b5cbf79a9518476a8a10562:numba-0.43.0-cp37-cp37m-manylinux1_x86_64.whl",
        "numba@${version}:docs/source/cuda/overview.rst",
        "numba@${version}:numba/cuda/cudadrv/nvvm.py",
      ]
      cell_source = { cuda_end = ["numba-6661", "numba-6607"] }
    }
    "0.42.1" = {
      released  = "2019-02-12"
      python    = ["2.7", "3.6", "3.7"]
      platforms = ["linux/amd64"]
      source = [
        "wheels@24729161282dd3b2412b41399523f6f5:numba-0.42.1-cp37-cp37m-manylinux1_x86_64.whl",
        "numba@${version}:docs/source/cuda/overview.rst",
        "numba@${version}:numba/cuda/cudadrv/nvvm.py",
      ]
      cell_source = { cuda_end = ["numba-6661", "numba-6607"] }
    }
    "0.42.0" = {
      released = "2018-12-31"
      source = [
        "wheels@62ecaa1362ff54d81766d2476c1a17a9:numba-0.42.0-cp37-cp37m-manylinux1_x86_64.whl",
        "numba@${version}:docs/source/cuda/overview.rst",
        "numba@${version}:numba/cuda/cudadrv/nvvm.py",
      ]
      cell_source = { cuda_end = ["numba-6661", "numba-6607"] }
    }
    "0.41.0" = {
      released = "2018-11-28"
      source = [
        "wheels@ff42295c687d89d7ed5b70ce933967ac:numba-0.41.0-cp37-cp37m-manylinux1_x86_64.whl",
        "numba@${version}:docs/source/cuda/overview.rst",
        "numba@${version}:numba/cuda/cudadrv/nvvm.py",
      ]
      cell_source = { cuda_end = ["numba-6661", "numba-6607"] }
    }
    "0.40.1" = {
      released = "2018-10-10"
      source = [
        "wheels@bd0bee047a5e84c657c1273f479ccd45:numba-0.40.1-cp37-cp37m-manylinux1_x86_64.whl",
        "numba@${version}:docs/source/cuda/overview.rst",
        "numba@${version}:numba/cuda/cudadrv/nvvm.py",
      ]
      cell_source = { cuda_end = ["numba-6661", "numba-6607"] }
    }
    "0.40.0" = {
      released = "2018-09-21"
      source = [
        "wheels@af3f14dea45e8119ec47e1cd65d7a2f3:numba-0.40.0-cp37-cp37m-manylinux1_x86_64.whl",
        "numba@${version}:docs/source/cuda/overview.rst",
        "numba@${version}:numba/cuda/cudadrv/nvvm.py",
      ]
      cell_source = { cuda_end = ["numba-6661", "numba-6607"] }
    }
    "0.39.0" = {
      released = "2018-07-16"
      source = [
        "wheels@765a818a38812405c3af096e78078a0b:numba-0.39.0-cp37-cp37m-manylinux1_x86_64.whl",
        "numba@${version}:docs/source/cuda/overview.rst",
        "numba@${version}:numba/cuda/cudadrv/nvvm.py",
      ]
      cell_source = { cuda_end = ["numba-6661", "numba-6607"] }
    }
  }
}

package "numba" {
  python     = ["2.7", "3.5", "3.6"]
  min_glibc  = "2.5"
  cuda_min   = "8.0"
  cuda_end   = "11.2"
  sm_min     = "2.0"
  needs_nvcc = "at first use (NVVM and libdevice of the toolkit)"
  platforms  = ["linux/amd64", "windows/amd64"]
  inferred   = ["needs_nvcc"]
  rows = {
    "0.38.1" = {
      released = "2018-06-01"
      source = [
        "wheels@9055414925d472b6c2d5257eca6affbc:numba-0.38.1-cp36-cp36m-manylinux1_x86_64.whl",
        "numba@${version}:docs/source/cuda/overview.rst",
        "numba@${version}:numba/cuda/cudadrv/nvvm.py",
      ]
      cell_source = { cuda_end = ["numba-6661", "numba-6607"] }
    }
    "0.38.0" = {
      released = "2018-04-25"
      source = [
        "wheels@193b5d9b672d6caa356f4f03d5f079c2:numba-0.38.0-cp36-cp36m-manylinux1_x86_64.whl",
        "numba@${version}:docs/source/cuda/overview.rst",
        "numba@${version}:numba/cuda/cudadrv/nvvm.py",
      ]
      cell_source = { cuda_end = ["numba-6661", "numba-6607"] }
    }
    "0.37.0" = {
      released = "2018-02-19"
      cuda_min = "7.5"
      source = [
        "wheels@b4f98a2f1ac7ea35a76e012918ecbbd9:numba-0.37.0-cp36-cp36m-manylinux1_x86_64.whl",
        "numba@${version}:docs/source/cuda/overview.rst",
        "numba@${version}:numba/cuda/cudadrv/nvvm.py",
      ]
      cell_source = { cuda_end = ["numba-6661", "numba-6607"] }
    }
    "0.36.2" = {
      released = "2017-12-20"
      cuda_min = "7.5"
      source = [
        "wheels@5061bf8962c95678c77f0579c467d7d6:numba-0.36.2-cp36-cp36m-manylinux1_x86_64.whl",
        "numba@${version}:docs/source/cuda/overview.rst",
        "numba@${version}:numba/cuda/cudadrv/nvvm.py",
      ]
      cell_source = { cuda_end = ["numba-6661", "numba-6607"] }
    }
  }
}

package "numba" {
  python     = ["2.7", "3.5", "3.6"]
  min_glibc  = "2.5"
  cuda_end   = "9.0"
  sm_min     = "2.0"
  needs_nvcc = "at first use (NVVM and libdevice of the toolkit)"
  platforms  = ["linux/amd64", "windows/amd64"]
  inferred   = ["needs_nvcc"]
  rows = {
    "0.36.1" = {
      released = "2017-12-08"
      source = [
        "wheels@448fb588b5652ec7556e7aeb5888e876:numba-0.36.1-cp36-cp36m-manylinux1_x86_64.whl",
        "numba@${version}:docs/source/cuda/overview.rst",
        "numba@${version}:numba/cuda/cudadrv/nvvm.py",
      ]
      cell_source = { cuda_end = ["numba@0.37.0:CHANGE_LOG"] }
    }
    "0.35.0" = {
      released = "2017-09-08"
      source = [
        "wheels@bbc3e4c9513656d60d6297686db6ae3c:numba-0.35.0-cp36-cp36m-manylinux1_x86_64.whl",
        "numba@${version}:docs/source/cuda/overview.rst",
        "numba@${version}:numba/cuda/cudadrv/nvvm.py",
      ]
      cell_source = { cuda_end = ["numba@0.37.0:CHANGE_LOG"] }
    }
  }
}
