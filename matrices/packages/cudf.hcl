# Releases of cudf.

source "cudf" {
  title = "github.com/rapidsai/cudf"
  url   = "https://github.com/rapidsai/cudf"
  date  = "2026-11-20"
  class = "vendor"
}

package_info "cudf" {
  framework = "cupy"
  aliases   = ["cudf-cu11", "cudf-cu12", "cudf-cu13", "rapids"]
  source    = ["cudf@v26.08.00:dependencies.yaml"]
}

package "cudf" {
  pypi            = ["cudf-cu12", "cudf-cu13"]
  python          = ["3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.11"
  min_glibc       = "2.24"
  requires = {
    cupy-cuda13x = ">=14.0.1,!=14.1.0"
    numba        = ">=0.60.0,<0.65.0"
    numba-cuda   = ">=0.22.2,<0.31.0"
    numpy        = ">=2.0,<3.0"
  }
  cuda_also = ["12", "13"]
  platforms = ["linux/amd64", "linux/arm64"]
  rows = {
    "26.10.2" = {
      released = "2026-10-22"
      sm_min   = "7.0"
      source = [
        "wheels@b46d7d4124150c2153346b04e1b4d7e2:cudf_cu13-26.10.2-cp311-abi3-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
      inferred = ["sm_min"]
      notes    = ["sm_min: that of 26.08.00"]
    }
    "26.10.0" = {
      released = "2026-10-08"
      sm_min   = "7.0"
      source = [
        "wheels@0d2d14cadc8d28057ff535aeb072c4f0:cudf_cu13-26.10.0-cp311-abi3-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
      inferred = ["sm_min"]
      notes    = ["sm_min: that of 26.08.00"]
    }
    "26.8.1" = {
      released = "2026-08-26"
      sm_min   = "7.0"
      source = [
        "wheels@3d111060e5d9685491211c3fe637e77a:cudf_cu13-26.8.1-cp311-abi3-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
      inferred = ["sm_min"]
      notes    = ["sm_min: that of 26.08.00"]
    }
    "26.08.0" = {
      without    = ["min_glibc"]
      released   = "2026-08-05"
      requires   = { pandas = ">=3.0.0,<3.0.4a0", pyarrow = ">=19.0.0,<24" }
      cuda_facts = { tested = "12.9, 13.3" }
      sm_min     = "7.0"
      source = [
        "cudf@v26.08.00:dependencies.yaml",
        "cudf@v26.08.00:python/cudf/pyproject.toml",
        "cudf@v26.08.00:README.md",
      ]
      cell_source = { sm_min = ["rapids-cmake@v26.08.00:rapids-cmake/cuda/set_architectures.cmake"] }
    }
  }
}

package "cudf" {
  pypi            = ["cudf-cu12", "cudf-cu13"]
  python_requires = ">=3.11"
  requires = {
    cuda-python = ">=13.0.1,<14.0"
    numba       = ">=0.60.0,<0.65.0"
    numba-cuda  = ">=0.22.2,<0.29.0"
    numpy       = ">=1.26,<3.0"
    pandas      = ">=2.0,<2.4.0"
  }
  cuda_also  = ["12", "13"]
  cuda_facts = { tested = "12.9, 13.1" }
  platforms  = ["linux/amd64", "linux/arm64"]
  rows = {
    "26.06.0" = {
      released   = "2026-06-03"
      python     = ["3.11", "3.12", "3.13", "3.14"]
      requires   = { cupy-cuda13x = ">=13.6.0,!=14.0.0,!=14.1.0", pyarrow = ">=19.0.0,<24" }
      cuda_facts = { tested = "12.9, 13.2" }
      sm_min     = "7.0"
      source = [
        "cudf@v26.06.00:dependencies.yaml",
        "cudf@v26.06.00:python/cudf/pyproject.toml",
        "cudf@v26.06.00:README.md",
      ]
      cell_source = { sm_min = ["rapids-cmake@v26.06.00:rapids-cmake/cuda/set_architectures.cmake"] }
    }
    "26.04.0" = {
      released = "2026-04-08"
      python   = ["3.11", "3.12", "3.13", "3.14"]
      requires = { cupy-cuda13x = ">=13.6.0,!=14.0.0", pyarrow = ">=19.0.0" }
      sm_min   = "7.0"
      source = [
        "cudf@v26.04.00:dependencies.yaml",
        "cudf@v26.04.00:python/cudf/pyproject.toml",
        "cudf@v26.04.00:README.md",
      ]
      cell_source = { sm_min = ["rapids-cmake@v26.04.00:rapids-cmake/cuda/set_architectures.cmake"] }
    }
    "26.02.0" = {
      released        = "2026-02-04"
      python          = ["3.10", "3.11", "3.12", "3.13"]
      python_requires = ">=3.10"
      requires = {
        cupy-cuda13x = ">=13.6.0"
        numba        = ">=0.60.0,<0.62.0"
        numba-cuda   = ">=0.22.2,<0.23.0"
        numpy        = ">=1.23,<3.0"
        pyarrow      = ">=15.0.0,!=17.0.0"
      }
      sm_min = "7.0"
      source = [
        "cudf@v26.02.00:dependencies.yaml",
        "cudf@v26.02.00:python/cudf/pyproject.toml",
        "cudf@v26.02.00:README.md",
      ]
      cell_source = { sm_min = ["rapids-cmake@v26.02.00:rapids-cmake/cuda/set_architectures.cmake"] }
    }
  }
}

package "cudf" {
  pypi            = ["cudf-cu12", "cudf-cu13"]
  python_requires = ">=3.10"
  requires = {
    cuda-python  = ">=13.0.1,<14.0a0"
    cupy-cuda13x = ">=13.6.0"
    numba        = ">=0.60.0,<0.62.0a0"
    numba-cuda   = ">=0.19.1,<0.20.0a0"
    numpy        = ">=1.23,<3.0a0"
    pandas       = ">=2.0,<2.4.0dev0"
    pyarrow      = ">=15.0.0,!=17.0.0"
  }
  cuda_also  = ["12", "13"]
  cuda_facts = { tested = "12.9, 13.0" }
  platforms  = ["linux/amd64", "linux/arm64"]
  rows = {
    "25.12.0" = {
      released = "2025-12-10"
      python   = ["3.10", "3.11", "3.12", "3.13"]
      sm_min   = "7.0"
      source = [
        "cudf@v25.12.00:dependencies.yaml",
        "cudf@v25.12.00:python/cudf/pyproject.toml",
        "cudf@v25.12.00:README.md",
      ]
      cell_source = { sm_min = ["rapids-cmake@v25.12.00:rapids-cmake/cuda/set_architectures.cmake"] }
    }
    "25.10.0" = {
      released = "2025-10-08"
      python   = ["3.10", "3.11", "3.12", "3.13"]
      sm_min   = "7.0"
      source = [
        "cudf@v25.10.00:dependencies.yaml",
        "cudf@v25.10.00:python/cudf/pyproject.toml",
        "cudf@v25.10.00:README.md",
      ]
    }
  }
}

package "cudf" {
  pypi            = ["cudf-cu11", "cudf-cu12"]
  python_requires = ">=3.10"
  requires = {
    cuda-python  = ">=11.8.5,<12.0a0"
    cupy-cuda11x = ">=12.0.0"
    numba        = ">=0.59.1,<0.62.0a0"
    numpy        = ">=1.23,<3.0a0"
    pandas       = ">=2.0,<2.2.4dev0"
    pyarrow      = ">=14.0.0,<20.0.0a0,!=17.0.0"
  }
  cuda_also  = ["11", "12"]
  cuda_facts = { tested = "11.8, 12.8" }
  driver_min = "450.80.02"
  sm_min     = "7.0"
  platforms  = ["linux/amd64", "linux/arm64"]
  rows = {
    "25.08.0" = {
      without  = ["driver_min", "requires.cupy-cuda11x"]
      pypi     = ["cudf-cu12"]
      released = "2025-08-06"
      python   = ["3.10", "3.11", "3.12", "3.13"]
      requires = {
        cuda-python  = ">=12.6.2,<13.0a0"
        cupy-cuda12x = ">=12.0.0"
        numba-cuda   = ">=0.14.0,<0.15.0a0"
        pandas       = ">=2.0,<2.4.0dev0"
      }
      cuda_also  = ["12"]
      cuda_facts = { tested = "12.9" }
      source = [
        "cudf@v25.08.00:dependencies.yaml",
        "cudf@v25.08.00:python/cudf/pyproject.toml",
        "cudf@v25.08.00:README.md",
      ]
    }
    "25.06.0" = {
      released = "2025-06-05"
      python   = ["3.10", "3.11", "3.12", "3.13"]
      requires = { numba-cuda = ">=0.11.0,<0.12.0a0" }
      source = [
        "cudf@v25.06.00:dependencies.yaml",
        "cudf@v25.06.00:python/cudf/pyproject.toml",
        "cudf@v25.06.00:README.md",
      ]
    }
    "25.04.0" = {
      released = "2025-04-09"
      python   = ["3.10", "3.11", "3.12"]
      requires = { numba-cuda = ">=0.4.0,<0.5.0a0" }
      source = [
        "cudf@v25.04.00:dependencies.yaml",
        "cudf@v25.04.00:python/cudf/pyproject.toml",
        "cudf@v25.04.00:README.md",
      ]
    }
    "25.02.0" = {
      released = "2025-02-13"
      python   = ["3.10", "3.11", "3.12"]
      requires = { numba = ">=0.59.1,<0.61.0a0", numba-cuda = ">=0.2.0,<0.3.0a0" }
      source = [
        "cudf@v25.02.00:dependencies.yaml",
        "cudf@v25.02.00:python/cudf/pyproject.toml",
        "cudf@v25.02.00:README.md",
      ]
    }
    "24.12.0" = {
      without  = ["requires.numba"]
      released = "2024-12-11"
      python   = ["3.10", "3.11", "3.12"]
      requires = {
        cuda-python = ">=11.7.1,<12.0a0,<=11.8.3"
        numba-cuda  = ">=0.0.13,<0.0.18"
        pyarrow     = ">=14.0.0,<19.0.0a0,!=17.0.0"
      }
      cuda_facts = { tested = "11.8, 12.5" }
      source = [
        "cudf@v24.12.00:dependencies.yaml",
        "cudf@v24.12.00:python/cudf/pyproject.toml",
        "cudf@v24.12.00:README.md",
      ]
    }
  }
}

package "cudf" {
  pypi            = ["cudf-cu11", "cudf-cu12"]
  python_requires = ">=3.9"
  requires = {
    cuda-python  = ">=11.7.1,<12.0a0"
    cupy-cuda11x = ">=12.0.0"
    numba        = ">=0.57"
    pandas       = ">=1.3,<1.6.0dev0"
  }
  cuda_also  = ["11", "12"]
  driver_min = "450.80.02"
  sm_min     = "7.0"
  platforms  = ["linux/amd64", "linux/arm64"]
  rows = {
    "24.10.0" = {
      released        = "2024-10-09"
      python          = ["3.10", "3.11", "3.12"]
      python_requires = ">=3.10"
      requires        = { numpy = ">=1.23,<3.0a0", pandas = ">=2.0,<2.2.3dev0", pyarrow = ">=14.0.0,<18.0.0a0" }
      cuda_facts      = { tested = "11.8, 12.5" }
      source = [
        "cudf@v24.10.00:dependencies.yaml",
        "cudf@v24.10.00:python/cudf/pyproject.toml",
        "cudf@v24.10.00:README.md",
      ]
    }
    "24.08.0" = {
      released   = "2024-08-07"
      python     = ["3.9", "3.10", "3.11"]
      requires   = { numpy = ">=1.23,<2.0a0", pandas = ">=2.0,<2.2.3dev0", pyarrow = ">=16.1.0,<16.2.0a0" }
      cuda_facts = { tested = "11.8, 12.5" }
      source = [
        "cudf@v24.08.00:dependencies.yaml",
        "cudf@v24.08.00:python/cudf/pyproject.toml",
        "cudf@v24.08.00:README.md",
      ]
    }
    "24.06.0" = {
      released   = "2024-06-05"
      python     = ["3.9", "3.10", "3.11"]
      requires   = { numpy = "==1.23.*", pandas = ">=2.0,<2.2.3dev0", pyarrow = "==16.1.0.*" }
      cuda_facts = { tested = "11.8, 12.2" }
      source = [
        "cudf@v24.06.00:dependencies.yaml",
        "cudf@v24.06.00:python/cudf/pyproject.toml",
        "cudf@v24.06.00:README.md",
      ]
    }
    "24.04.0" = {
      released   = "2024-04-10"
      python     = ["3.9", "3.10", "3.11"]
      requires   = { numpy = "==1.23.*", pandas = ">=2.0,<2.2.2dev0", pyarrow = "==14.0.2.*" }
      cuda_facts = { tested = "11.8, 12.2" }
      source = [
        "cudf@v24.04.00:dependencies.yaml",
        "cudf@v24.04.00:python/cudf/pyproject.toml",
        "cudf@v24.04.00:README.md",
      ]
    }
    "24.02.0" = {
      released   = "2024-02-12"
      python     = ["3.9", "3.10"]
      requires   = { numpy = ">=1.21,<1.25", pyarrow = "==14.0.1.*" }
      cuda_facts = { tested = "11.8, 12.0" }
      source = [
        "cudf@v24.02.00:dependencies.yaml",
        "cudf@v24.02.00:python/cudf/pyproject.toml",
        "cudf@v24.02.00:README.md",
      ]
    }
    "23.12.0" = {
      released   = "2023-12-06"
      python     = ["3.9", "3.10"]
      requires   = { numba = ">=0.57,<0.58", numpy = ">=1.21,<1.25", pyarrow = "==14.0.1.*" }
      cuda_facts = { tested = "11.8, 12.0" }
      sm_min     = "6.0"
      source = [
        "cudf@v23.12.00:dependencies.yaml",
        "cudf@v23.12.00:python/cudf/pyproject.toml",
        "cudf@v23.12.00:README.md",
      ]
    }
    "23.10.0" = {
      released   = "2023-10-11"
      python     = ["3.9", "3.10"]
      requires   = { numba = ">=0.57,<0.58", numpy = ">=1.21,<1.25", pyarrow = "==12.0.1.*" }
      cuda_facts = { tested = "11.8, 12.0" }
      sm_min     = "6.0"
      source = [
        "cudf@v23.10.00:dependencies.yaml",
        "cudf@v23.10.00:python/cudf/pyproject.toml",
        "cudf@v23.10.00:README.md",
      ]
    }
    "23.08.0" = {
      released   = "2023-08-09"
      python     = ["3.9", "3.10"]
      requires   = { numpy = ">=1.21", pyarrow = "==11.0.0.*" }
      cuda_facts = { tested = "11.8, 12.0" }
      sm_min     = "6.0"
      source = [
        "cudf@v23.08.00:dependencies.yaml",
        "cudf@v23.08.00:python/cudf/pyproject.toml",
        "cudf@v23.08.00:README.md",
      ]
    }
    "23.06.0" = {
      released   = "2023-06-07"
      python     = ["3.9", "3.10"]
      requires   = { cuda-python = ">=11.7.1,<12.0", numpy = ">=1.21", pyarrow = "==11.0.0.*" }
      cuda_facts = { tested = "11.8" }
      sm_min     = "6.0"
      source = [
        "wheels@1d420712722cf0d1fabbb0923a9af10d:cudf-cu12-23.6.0.tar.gz",
        "cudf@v23.06.00:dependencies.yaml",
        "cudf@v23.06.00:python/cudf/pyproject.toml",
        "cudf@v23.06.00:README.md",
      ]
    }
  }
}

package "cudf" "23.04.0" {
  python          = ["3.8", "3.10"]
  pypi            = ["cudf-cu11"]
  released        = "2023-04-12"
  python_requires = ">=3.8"
  requires = {
    cuda-python  = ">=11.7.1,<12.0"
    cupy-cuda11x = ">=9.5.0,<12.0.0a0"
    numba        = ">=0.56.4,<0.57"
    numpy        = ">=1.21"
    pandas       = ">=1.3,<1.6.0dev0"
    pyarrow      = "==10.0.1.*"
  }
  cuda_also  = ["11"]
  cuda_facts = { tested = "11.8" }
  driver_min = "450.80.02"
  sm_min     = "6.0"
  platforms  = ["linux/amd64", "linux/arm64"]
  source     = ["cudf@v23.04.00:dependencies.yaml", "cudf@v23.04.00:python/cudf/pyproject.toml", "cudf@v23.04.00:README.md"]
}

package "cudf" "23.02.0" {
  python     = ["3.8", "3.9", "3.10"]
  pypi       = ["cudf-cu11"]
  released   = "2023-02-09"
  requires   = { cupy = ">=9.5.0,<12.0.0a0", numba = ">=0.56.2", pyarrow = "==10.0.1" }
  cuda_also  = ["11"]
  cuda_facts = { tested = "11.8" }
  driver_min = "450.80.02"
  sm_min     = "6.0"
  platforms  = ["linux/amd64", "linux/arm64"]
  source     = ["cudf@v23.02.00:conda/recipes/cudf/meta.yaml", "cudf@v23.02.00:dependencies.yaml", "cudf@v23.02.00:python/cudf/pyproject.toml", "cudf@v23.02.00:README.md"]
}

package "cudf" "22.12.0" {
  python     = ["3.8", "3.9"]
  pypi       = ["cudf-cu11"]
  released   = "2022-12-08"
  requires   = { cupy = ">=9.5.0,<12.0.0a0", numba = ">=0.56.2", pyarrow = "==9.0.0" }
  cuda_also  = ["11"]
  cuda_facts = { tested = "11.5" }
  driver_min = "450.80.02"
  sm_min     = "6.0"
  platforms  = ["linux/amd64", "linux/arm64"]
  source     = ["cudf@v22.12.00:conda/recipes/cudf/meta.yaml", "cudf@v22.12.00:dependencies.yaml", "cudf@v22.12.00:python/cudf/pyproject.toml", "cudf@v22.12.00:README.md"]
}

package "cudf" "22.10.0" {
  cuda_also  = ["11"]
  requires   = { cupy = ">=9.5.0,<12.0.0a0", numba = ">=0.56.2" }
  python     = ["3.8", "3.9"]
  released   = "2022-10-12"
  driver_min = "450.80.02"
  sm_min     = "6.0"
  platforms  = ["linux/amd64", "linux/arm64"]
  source     = ["cudf@v22.10.00:conda/recipes/cudf/meta.yaml", "cudf@v22.10.00:dependencies.yaml", "cudf@v22.10.00:python/cudf/setup.py", "cudf@v22.10.00:README.md"]
}

package "cudf" "22.08.0" {
  cuda_also  = ["11"]
  requires   = { cupy = ">=9.5.0,<11.0.0a0", numba = ">=0.54" }
  python     = ["3.8", "3.9"]
  released   = "2022-08-17"
  driver_min = "450.80.02"
  sm_min     = "6.0"
  platforms  = ["linux/amd64", "linux/arm64"]
  source     = ["cudf@v22.08.00:conda/recipes/cudf/meta.yaml", "cudf@v22.08.00:dependencies.yaml", "cudf@v22.08.00:python/cudf/setup.py", "cudf@v22.08.00:README.md"]
}

package "cudf" "22.06.0" {
  cuda_also  = ["11"]
  requires   = { cupy = ">=9.5.0,<11.0.0a0", numba = ">=0.54" }
  python     = ["3.8", "3.9"]
  released   = "2022-06-07"
  driver_min = "450.80.02"
  sm_min     = "6.0"
  platforms  = ["linux/amd64", "linux/arm64"]
  source     = ["cudf@v22.06.00:conda/recipes/cudf/meta.yaml", "cudf@v22.06.00:dependencies.yaml", "cudf@v22.06.00:python/cudf/setup.py", "cudf@v22.06.00:README.md"]
}

package "cudf" "22.04.0" {
  like     = "22.02.0"
  released = "2022-04-06"
  source = [
    "cudf@v22.04.00:conda/recipes/cudf/meta.yaml",
    "cudf@v22.04.00:dependencies.yaml",
    "cudf@v22.04.00:python/cudf/setup.py",
    "cudf@v22.04.00:README.md",
  ]
}

package "cudf" "22.02.0" {
  cuda_also  = ["11"]
  requires   = { cupy = ">=9.5.0,<11.0.0a0", numba = ">=0.54" }
  python     = ["3.7", "3.8", "3.9"]
  released   = "2022-02-02"
  driver_min = "450.80.02"
  sm_min     = "6.0"
  platforms  = ["linux/amd64", "linux/arm64"]
  source     = ["cudf@v22.02.00:conda/recipes/cudf/meta.yaml", "cudf@v22.02.00:dependencies.yaml", "cudf@v22.02.00:python/cudf/setup.py", "cudf@v22.02.00:README.md"]
  inferred   = ["python"]
  notes      = ["python: 3.7 and 3.8 are in the classifiers; 3.9 is in them from 22.06 on"]
}

package "cudf" {
  sm_min    = "6.0"
  platforms = ["linux/amd64"]
  source = [
    "cudf@v${version}:README.md",
    "cudf@v${version}:conda/recipes/cudf/meta.yaml",
    "cudf@v${version}:python/cudf/setup.py",
    "cudf@v${version}:conda/environments",
  ]
  rows = {
    "21.12.0" = {
      released   = "2021-12-03"
      python     = ["3.7", "3.8"]
      requires   = { cupy = ">=9.5.0,<10.0.0a0", numba = ">=0.54" }
      cuda_also  = ["11"]
      driver_min = "450.80.02"
      source = [
        "cudf@v21.12.00:README.md",
        "cudf@v21.12.00:conda/recipes/cudf/meta.yaml",
        "cudf@v21.12.00:python/cudf/setup.py",
        "cudf@v21.12.00:conda/environments",
      ]
    }
    "21.10.0" = {
      released   = "2021-10-06"
      python     = ["3.7", "3.8"]
      requires   = { cupy = ">7.1.0,<10.0.0a0", numba = ">=0.53.1" }
      cuda_also  = ["11.0", "11.2"]
      driver_min = "450.80.02"
      source = [
        "cudf@v21.10.00:README.md",
        "cudf@v21.10.00:conda/recipes/cudf/meta.yaml",
        "cudf@v21.10.00:python/cudf/setup.py",
        "cudf@v21.10.00:conda/environments",
      ]
    }
    "21.08.0" = {
      released   = "2021-08-04"
      python     = ["3.7", "3.8"]
      requires   = { cupy = ">7.1.0,<10.0.0a0", numba = ">=0.53.1" }
      cuda_also  = ["11.0", "11.2"]
      driver_min = "450.80.02"
      source = [
        "cudf@v21.08.00:README.md",
        "cudf@v21.08.00:conda/recipes/cudf/meta.yaml",
        "cudf@v21.08.00:python/cudf/setup.py",
        "cudf@v21.08.00:conda/environments",
      ]
    }
    "21.06.0" = {
      released   = "2021-06-09"
      python     = ["3.7", "3.8"]
      requires   = { cupy = ">7.1.0,<10.0.0a0", numba = ">=0.53.1" }
      cuda_also  = ["11.0", "11.2"]
      driver_min = "450.80.02"
      source = [
        "cudf@v21.06.00:README.md",
        "cudf@v21.06.00:conda/recipes/cudf/meta.yaml",
        "cudf@v21.06.00:python/cudf/setup.py",
        "cudf@v21.06.00:conda/environments",
      ]
    }
    "0.19.0" = {
      released   = "2021-04-21"
      python     = ["3.7", "3.8"]
      requires   = { cupy = ">7.1.0,<9.0.0a0", numba = ">=0.49.0" }
      cuda_also  = ["10.1", "10.2", "11.0", "11.1", "11.2"]
      driver_min = "418.39"
    }
    "0.18.0" = {
      released   = "2021-02-24"
      python     = ["3.7", "3.8"]
      requires   = { cupy = ">7.1.0,<9.0.0a0", numba = ">=0.49.0" }
      cuda_also  = ["10.1", "10.2", "11.0"]
      driver_min = "418.39"
      inferred   = ["python"]
      notes      = ["python: the README says 3.7 and later; 3.8 is in the classifiers from 0.19 on"]
    }
    "0.17.0" = {
      released   = "2020-12-10"
      python     = ["3.7", "3.8"]
      requires   = { cupy = ">7.1.0,<9.0.0a0", numba = ">=0.49.0" }
      cuda_also  = ["10.1", "10.2", "11.0"]
      driver_min = "410.48"
      inferred   = ["python"]
      notes      = ["python: the README says 3.7 and later; 3.8 is in the classifiers from 0.19 on"]
    }
    "0.16.0" = {
      released   = "2020-10-21"
      python     = ["3.7", "3.8"]
      requires   = { cupy = ">7.1.0,<9.0.0a0", numba = ">=0.49.0" }
      cuda_also  = ["10.1", "10.2", "11.0"]
      driver_min = "410.48"
      inferred   = ["python"]
      notes      = ["python: the README says 3.7 and later; 3.8 is in the classifiers from 0.19 on"]
    }
    "0.15.0" = {
      released   = "2020-08-26"
      python     = ["3.6", "3.7"]
      requires   = { cupy = ">=6.6.0,<8.0.0a0,!=7.1.0", numba = ">=0.49.0" }
      cuda_also  = ["10.0", "10.1", "10.2"]
      driver_min = "410.48"
    }
    "0.14.0" = {
      released   = "2020-06-03"
      python     = ["3.6", "3.7"]
      requires   = { cupy = ">=6.6.0,<8.0.0a0,!=7.1.0", numba = ">=0.49.0" }
      cuda_also  = ["10.0", "10.1", "10.2"]
      driver_min = "410.48"
    }
    "0.13.0" = {
      released  = "2020-04-01"
      python    = ["3.6", "3.7"]
      requires  = { cupy = ">=6.6.0,<8.0.0a0,!=7.1.0", numba = ">=0.48.0" }
      cuda_also = ["10.0", "10.1", "10.2"]
    }
    "0.12.0" = {
      released  = "2020-02-04"
      python    = ["3.6", "3.7"]
      requires  = { cupy = ">=6.6.0,<8.0.0a0,!=7.1.0", numba = ">=0.46.0" }
      cuda_also = ["9.2", "10.0", "10.1"]
    }
    "0.11.0" = {
      released  = "2019-12-11"
      python    = ["3.6", "3.7"]
      requires  = { cupy = ">=6.5.0,<7", numba = ">=0.45.1" }
      cuda_also = ["9.2", "10.0", "10.1"]
    }
    "0.10.0" = {
      released  = "2019-10-17"
      python    = ["3.6", "3.7"]
      requires  = { numba = ">=0.45.1" }
      cuda_also = ["9.2", "10.0", "10.1"]
    }
    "0.9.0" = {
      released  = "2019-08-21"
      python    = ["3.6", "3.7"]
      requires  = { numba = ">=0.45.1" }
      cuda_also = ["9.2", "10.0"]
    }
    "0.8.0" = {
      released  = "2019-06-27"
      python    = ["3.6", "3.7"]
      requires  = { numba = ">=0.41" }
      cuda_also = ["9.2", "10.0"]
    }
    "0.7.0" = {
      released  = "2019-05-10"
      python    = ["3.6", "3.7"]
      requires  = { numba = ">=0.41" }
      cuda_also = ["9.2", "10.0"]
    }
    "0.6.0" = {
      released   = "2019-03-22"
      python     = ["3.6", "3.7"]
      requires   = { numba = ">=0.40" }
      cuda_also  = ["9.2", "10.0"]
      driver_min = "396.44"
    }
  }
}
