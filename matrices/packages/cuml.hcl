# Releases of cuml.

source "cuml" {
  title = "github.com/rapidsai/cuml"
  url   = "https://github.com/rapidsai/cuml"
  date  = "2026-11-25"
  class = "vendor"
}

package_info "cuml" {
  framework = "cupy"
  aliases   = ["cuml-cu11", "cuml-cu12", "cuml-cu13"]
  module    = "cuml"
  source    = ["wheels@1d0b76903c692604b1a3f84e0f2b6cfc:cuml_cu13-26.10.0-cp311-abi3-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl"]
  inferred  = ["framework", "module"]
}

package "cuml" {
  pypi            = ["cuml-cu12", "cuml-cu13"]
  python          = ["3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.11"
  min_glibc       = "2.27"
  requires = {
    cupy-cuda13x = ">=14.0.1,!=14.1.0"
    numba        = ">=0.60.0,<0.65.0"
    numba-cuda   = ">=0.22.2"
    numpy        = ">=2.0,<3.0"
  }
  cuda_also   = ["12", "13"]
  sm_min      = "7.0"
  platforms   = ["linux/amd64", "linux/arm64"]
  cell_source = { sm_min = ["rapids-cmake@v26.08.00:rapids-cmake/cuda/set_architectures.cmake"] }
  rows = {
    "26.10.0" = {
      released = "2026-10-08"
      requires = { cudf-cu13 = "==26.10.*" }
      source = [
        "wheels@1d0b76903c692604b1a3f84e0f2b6cfc:cuml_cu13-26.10.0-cp311-abi3-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "26.8.0" = {
      released = "2026-08-06"
      requires = { cudf-cu13 = "==26.8.*" }
      source = [
        "wheels@176609835a0e06e9604227a597146e70:cuml_cu13-26.8.0-cp311-abi3-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
  }
}

package "cuml" {
  pypi            = ["cuml-cu12", "cuml-cu13"]
  python          = ["3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.11"
  min_glibc       = "2.24"
  requires        = { cuda-python = ">=13.0.1,<14.0", numba = ">=0.60.0,<0.65.0", numba-cuda = ">=0.22.2,<0.29.0" }
  cuda_also       = ["12", "13"]
  sm_min          = "7.0"
  platforms       = ["linux/amd64", "linux/arm64"]
  cell_source     = { sm_min = ["rapids-cmake@v26.04.00:rapids-cmake/cuda/set_architectures.cmake"] }
  rows = {
    "26.6.0" = {
      released = "2026-06-09"
      requires = { cudf-cu13 = "==26.6.*", cupy-cuda13x = ">=13.6.0,!=14.0.0,!=14.1.0", numpy = ">=1.26,<3.0" }
      source = [
        "wheels@2aa2a79dcca99695962bb505433e67b8:cuml_cu13-26.6.0-cp311-abi3-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "26.4.0" = {
      released = "2026-04-09"
      requires = { cudf-cu13 = "==26.4.*", cupy-cuda13x = ">=13.6.0", numpy = ">=1.23,<3.0" }
      source = [
        "wheels@6e04df3a9a4cb13cb0f7ad79ba5a56f4:cuml_cu13-26.4.0-cp311-abi3-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
  }
}

package "cuml" {
  pypi            = ["cuml-cu12", "cuml-cu13"]
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  min_glibc       = "2.24"
  requires = {
    cuda-python  = ">=13.0.1,<14.0a0"
    cupy-cuda13x = ">=13.6.0"
    numba        = ">=0.60.0,<0.62.0a0"
    numba-cuda   = ">=0.19.1,<0.20.0a0"
    numpy        = ">=1.23,<3.0a0"
  }
  cuda_also   = ["12", "13"]
  sm_min      = "7.0"
  platforms   = ["linux/amd64", "linux/arm64"]
  cell_source = { sm_min = ["rapids-cmake@v25.12.00:rapids-cmake/cuda/set_architectures.cmake"] }
  rows = {
    "26.2.0" = {
      released = "2026-02-05"
      requires = {
        cuda-python = ">=13.0.1,<14.0"
        cudf-cu13   = "==26.2.*"
        numba       = ">=0.60.0,<0.62.0"
        numba-cuda  = ">=0.22.1,<0.23.0"
        numpy       = ">=1.23,<3.0"
      }
      source = [
        "wheels@85370ef64496d01c95ccfa485cca5352:cuml_cu13-26.2.0-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "25.12.0" = {
      released = "2025-12-11"
      requires = { cudf-cu13 = "==25.12.*" }
      source = [
        "wheels@c5fcae7590198bbee4bffc40bc896608:cuml_cu13-25.12.0-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "25.10.0" = {
      released = "2025-10-09"
      requires = { cudf-cu13 = "==25.10.*" }
      source = [
        "wheels@18dc98a06821146ded3bdd9b848be02a:cuml_cu13-25.10.0-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
  }
}

package "cuml" {
  pypi            = ["cuml-cu12"]
  python_requires = ">=3.10"
  requires        = { cuda-python = ">=12.6.2,<13.0a0", cupy-cuda12x = ">=12.0.0", numpy = ">=1.23,<3.0a0" }
  cuda_also       = ["12"]
  sm_min          = "7.0"
  cell_source = {
    sm_min = [
      "rapids-cmake@v24.12.00:rapids-cmake/cuda/set_architectures.cmake",
      "rapids-cmake@v25.08.00:rapids-cmake/cuda/set_architectures.cmake",
    ]
  }
  rows = {
    "25.8.0" = {
      released = "2025-08-07"
      requires = { cudf-cu12 = "==25.8.*", numba = ">=0.59.1,<0.62.0a0" }
      source   = ["wheels@69a7bbc508b016fadfea47d5969aaa44:cuml_cu12-25.8.0.tar.gz"]
    }
    "25.6.0" = {
      pypi      = ["cuml-cu11", "cuml-cu12"]
      released  = "2025-06-06"
      python    = ["3.10", "3.11", "3.12", "3.13"]
      requires  = { cudf = "==25.6.*", numba = ">=0.59.1,<0.62.0a0" }
      cuda_also = ["11", "12"]
      source = [
        "cuml@v25.06.00:python/cuml/pyproject.toml",
        "wheels@904dbd5bfce5920644216276fd5cfdda:cuml_cu12-25.6.0.tar.gz",
      ]
    }
    "25.4.0" = {
      pypi      = ["cuml-cu11", "cuml-cu12"]
      released  = "2025-04-10"
      python    = ["3.10", "3.11", "3.12"]
      requires  = { cudf = "==25.4.*", numba = ">=0.59.1,<0.61.0a0" }
      cuda_also = ["11", "12"]
      source = [
        "cuml@v25.04.00:python/cuml/pyproject.toml",
        "wheels@b613ae4ad3e8448c702b464bbdc2fa6b:cuml_cu12-25.4.0.tar.gz",
      ]
    }
    "25.2.1" = {
      pypi      = ["cuml-cu11", "cuml-cu12"]
      released  = "2025-03-03"
      python    = ["3.10", "3.11", "3.12"]
      requires  = { cudf = "==25.2.*", numba = ">=0.59.1,<0.61.0a0" }
      cuda_also = ["11", "12"]
      source = [
        "cuml@v25.02.00:python/cuml/pyproject.toml",
        "wheels@a6ed878506d8f074bec920d1334b7c63:cuml_cu12-25.2.1.tar.gz",
      ]
    }
    "25.2.0" = {
      pypi      = ["cuml-cu11", "cuml-cu12"]
      released  = "2025-02-14"
      python    = ["3.10", "3.11", "3.12"]
      requires  = { cudf = "==25.2.*", numba = ">=0.59.1,<0.61.0a0" }
      cuda_also = ["11", "12"]
      source = [
        "cuml@v25.02.00:python/cuml/pyproject.toml",
        "wheels@5bbbfd298ba8fff0d7cc20bdb7da4afc:cuml_cu12-25.2.0.tar.gz",
      ]
    }
    "24.12.0" = {
      without   = ["requires.cuda-python"]
      pypi      = ["cuml-cu11", "cuml-cu12"]
      released  = "2024-12-13"
      python    = ["3.10", "3.11", "3.12"]
      requires  = { cudf = "==24.12.*", numba = ">=0.57" }
      cuda_also = ["11", "12"]
      source = [
        "cuml@v24.12.00:python/cuml/pyproject.toml",
        "wheels@3b54b003ac9cecb1facdfce13640767f:cuml_cu12-24.12.0.tar.gz",
      ]
    }
  }
}

package "cuml" {
  pypi      = ["cuml-cu11", "cuml-cu12"]
  cuda_also = ["11", "12"]
  sm_min    = "7.0"
  platforms = ["linux/amd64", "linux/arm64"]
  inferred  = ["sm_min"]
  notes     = ["sm_min: what rapids-cmake of the release has it compiled for"]
  rows = {
    "24.10.0" = {
      released        = "2024-10-09"
      python          = ["3.10", "3.11", "3.12"]
      python_requires = ">=3.10"
      requires        = { cudf = "==24.10.*", cupy = ">=12.0.0", numba = ">=0.57" }
      source = [
        "cuml@v24.10.00:python/cuml/pyproject.toml",
        "cuml@v24.10.00:dependencies.yaml",
        "rapids-cmake@v24.10.00:rapids-cmake/cuda/set_architectures.cmake",
      ]
    }
    "24.8.0" = {
      released        = "2024-08-07"
      python          = ["3.9", "3.10", "3.11"]
      python_requires = ">=3.9"
      requires        = { cudf = "==24.8.*", cupy = ">=12.0.0", numba = ">=0.57" }
      source = [
        "cuml@v24.08.00:python/cuml/pyproject.toml",
        "cuml@v24.08.00:dependencies.yaml",
        "rapids-cmake@v24.08.00:rapids-cmake/cuda/set_architectures.cmake",
      ]
    }
    "24.6.0" = {
      released        = "2024-06-05"
      python          = ["3.9", "3.10", "3.11"]
      python_requires = ">=3.9"
      requires        = { cudf = "==24.6.*", cupy = ">=12.0.0", numba = ">=0.57" }
      source = [
        "cuml@v24.06.00:python/pyproject.toml",
        "cuml@v24.06.00:dependencies.yaml",
        "rapids-cmake@v24.06.00:rapids-cmake/cuda/set_architectures.cmake",
      ]
    }
    "24.4.0" = {
      released        = "2024-04-10"
      python          = ["3.9", "3.10", "3.11"]
      python_requires = ">=3.9"
      requires        = { cudf = "==24.4.*", cupy = ">=12.0.0", numba = ">=0.57" }
      source = [
        "cuml@v24.04.00:python/pyproject.toml",
        "cuml@v24.04.00:dependencies.yaml",
        "rapids-cmake@v24.04.00:rapids-cmake/cuda/set_architectures.cmake",
      ]
    }
    "24.2.0" = {
      released        = "2024-02-13"
      python          = ["3.9", "3.10"]
      python_requires = ">=3.9"
      requires        = { cudf = "==24.2.*", cupy = ">=12.0.0", numba = ">=0.57" }
      source = [
        "cuml@v24.02.00:python/pyproject.toml",
        "cuml@v24.02.00:dependencies.yaml",
        "rapids-cmake@v24.02.00:rapids-cmake/cuda/set_architectures.cmake",
      ]
    }
    "23.12.0" = {
      released        = "2023-12-06"
      python          = ["3.9", "3.10"]
      python_requires = ">=3.9"
      requires        = { cudf = "==23.12.*", cupy = ">=12.0.0", numba = ">=0.57" }
      sm_min          = "6.0"
      source = [
        "cuml@v23.12.00:python/pyproject.toml",
        "cuml@v23.12.00:dependencies.yaml",
        "rapids-cmake@v23.12.00:rapids-cmake/cuda/set_architectures.cmake",
      ]
    }
    "23.10.0" = {
      released        = "2023-10-11"
      python          = ["3.9", "3.10"]
      python_requires = ">=3.9"
      requires        = { cudf = "==23.10.*", cupy = ">=12.0.0", numba = ">=0.57" }
      sm_min          = "6.0"
      source = [
        "cuml@v23.10.00:python/pyproject.toml",
        "cuml@v23.10.00:dependencies.yaml",
        "rapids-cmake@v23.10.00:rapids-cmake/cuda/set_architectures.cmake",
      ]
    }
    "23.8.0" = {
      released        = "2023-08-09"
      python          = ["3.9", "3.10"]
      python_requires = ">=3.9"
      requires        = { cudf = "==23.8.*", cupy = ">=12.0.0", numba = ">=0.57" }
      sm_min          = "6.0"
      source = [
        "cuml@v23.08.00:python/pyproject.toml",
        "cuml@v23.08.00:dependencies.yaml",
        "rapids-cmake@v23.08.00:rapids-cmake/cuda/set_architectures.cmake",
      ]
    }
    "23.6.0" = {
      released        = "2023-06-07"
      python          = ["3.9", "3.10"]
      python_requires = ">=3.9"
      requires        = { cudf = "==23.6.*", cupy = ">=12.0.0", numba = ">=0.57" }
      sm_min          = "6.0"
      source = [
        "cuml@v23.06.00:python/pyproject.toml",
        "cuml@v23.06.00:dependencies.yaml",
        "rapids-cmake@v23.06.00:rapids-cmake/cuda/set_architectures.cmake",
      ]
    }
    "23.4.0" = {
      pypi            = ["cuml-cu11"]
      released        = "2023-04-12"
      python          = ["3.8", "3.9", "3.10"]
      python_requires = ">=3.8"
      requires        = { cudf = "==23.4.*", cupy = ">=9.5.0,<12.0.0a0" }
      cuda_also       = ["11"]
      sm_min          = "6.0"
      source = [
        "cuml@v23.04.00:python/pyproject.toml",
        "cuml@v23.04.00:dependencies.yaml",
        "rapids-cmake@v23.04.00:rapids-cmake/cuda/set_architectures.cmake",
      ]
    }
  }
}
