# Releases of cugraph.

source "cugraph" {
  title = "github.com/rapidsai/cugraph"
  url   = "https://github.com/rapidsai/cugraph"
  date  = "2026-11-25"
  class = "vendor"
}

package_info "cugraph" {
  framework = "cupy"
  aliases   = ["cugraph-cu11", "cugraph-cu12", "cugraph-cu13"]
  module    = "cugraph"
  source    = ["wheels@3b271a569957431a53985434648ec148:cugraph_cu13-26.10.0-cp311-abi3-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl"]
  inferred  = ["framework", "module"]
}

package "cugraph" {
  pypi            = ["cugraph-cu12", "cugraph-cu13"]
  python          = ["3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.11"
  min_glibc       = "2.27"
  requires        = { cupy-cuda13x = ">=14.0.1,!=14.1.0", numba = ">=0.60.0,<0.65.0", numpy = ">=2.0,<3.0" }
  cuda_also       = ["12", "13"]
  sm_min          = "7.0"
  platforms       = ["linux/amd64", "linux/arm64"]
  cell_source     = { sm_min = ["rapids-cmake@v26.08.00:rapids-cmake/cuda/set_architectures.cmake"] }
  rows = {
    "26.10.0" = {
      released = "2026-10-08"
      requires = { cudf-cu13 = "==26.10.*" }
      source = [
        "wheels@3b271a569957431a53985434648ec148:cugraph_cu13-26.10.0-cp311-abi3-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "26.8.0" = {
      released = "2026-08-06"
      requires = { cudf-cu13 = "==26.8.*" }
      source = [
        "wheels@4976f814b4b5c79e1c83111390fc84f1:cugraph_cu13-26.8.0-cp311-abi3-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
  }
}

package "cugraph" {
  pypi            = ["cugraph-cu12", "cugraph-cu13"]
  python_requires = ">=3.11"
  requires = {
    cuda-python  = ">=13.0.1,<14.0"
    cupy-cuda13x = ">=13.6.0"
    numba        = ">=0.60.0,<0.65.0"
    numpy        = ">=1.23,<3.0"
  }
  cuda_also   = ["12", "13"]
  sm_min      = "7.0"
  cell_source = { sm_min = ["rapids-cmake@v26.02.00:rapids-cmake/cuda/set_architectures.cmake"] }
  rows = {
    "26.6.0" = {
      released = "2026-06-09"
      requires = { cudf-cu13 = "==26.6.*", cupy-cuda13x = ">=13.6.0,!=14.0.0,!=14.1.0" }
      source   = ["wheels@87dcac4777f2243b646135e963a37880:cugraph_cu13-26.6.0.tar.gz"]
    }
    "26.4.0" = {
      released = "2026-04-09"
      requires = { cudf-cu13 = "==26.4.*" }
      source   = ["wheels@2d0ecd0890b8fa6b985742666295c844:cugraph_cu13-26.4.0.tar.gz"]
    }
    "26.2.0" = {
      released        = "2026-02-06"
      python_requires = ">=3.10"
      requires        = { cudf-cu13 = "==26.2.*", numba = ">=0.60.0,<0.62.0" }
      source          = ["wheels@649219bfb2920ba128957be144230d0d:cugraph_cu13-26.2.0.tar.gz"]
    }
  }
}

package "cugraph" {
  pypi            = ["cugraph-cu12", "cugraph-cu13"]
  python_requires = ">=3.10"
  requires = {
    cuda-python  = ">=13.0.1,<14.0a0"
    cudf-cu13    = "==25.10.*"
    cupy-cuda13x = ">=13.6.0"
    numba        = ">=0.60.0,<0.62.0a0"
    numpy        = ">=1.23,<3.0a0"
  }
  cuda_also   = ["12", "13"]
  sm_min      = "7.0"
  cell_source = { sm_min = ["rapids-cmake@v25.12.00:rapids-cmake/cuda/set_architectures.cmake"] }
  rows = {
    "25.12.2" = {
      released = "2025-12-11"
      requires = { cudf-cu13 = "==25.12.*" }
      source   = ["wheels@a060436d9acb68978176022eb13853a5:cugraph_cu13-25.12.2.tar.gz"]
    }
    "25.10.1" = {
      released = "2025-10-13"
      source   = ["wheels@ea5be87829f7b8bb85f06158e6dbd75d:cugraph_cu13-25.10.1.tar.gz"]
    }
    "25.10.0" = {
      released = "2025-10-09"
      source   = ["wheels@f18bcbaf98a7de638aa387220832d89a:cugraph_cu13-25.10.0.tar.gz"]
    }
  }
}

package "cugraph" {
  pypi            = ["cugraph-cu12"]
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
      source   = ["wheels@149b0adfdf3a1f17030823ecde181cc1:cugraph_cu12-25.8.0.tar.gz"]
    }
    "25.6.0" = {
      pypi      = ["cugraph-cu11", "cugraph-cu12"]
      released  = "2025-06-06"
      python    = ["3.10", "3.11", "3.12", "3.13"]
      requires  = { cudf = "==25.6.*", numba = ">=0.59.1,<0.62.0a0" }
      cuda_also = ["11", "12"]
      source = [
        "cugraph@v25.06.00:python/cugraph/pyproject.toml",
        "wheels@9f37d6c3c2d07de673495f48cdb7c4a5:cugraph_cu12-25.6.0.tar.gz",
      ]
    }
    "25.4.1" = {
      pypi      = ["cugraph-cu11", "cugraph-cu12"]
      released  = "2025-04-29"
      python    = ["3.10", "3.11", "3.12"]
      requires  = { cudf = "==25.4.*", numba = ">=0.59.1,<0.61.0a0" }
      cuda_also = ["11", "12"]
      source = [
        "cugraph@v25.04.01:python/cugraph/pyproject.toml",
        "wheels@54270398d072cf43d86c90f284ae8b21:cugraph_cu12-25.4.1.tar.gz",
      ]
    }
    "25.4.0" = {
      pypi      = ["cugraph-cu11", "cugraph-cu12"]
      released  = "2025-04-10"
      python    = ["3.10", "3.11", "3.12"]
      requires  = { cudf = "==25.4.*", numba = ">=0.59.1,<0.61.0a0" }
      cuda_also = ["11", "12"]
      source = [
        "cugraph@v25.04.00:python/cugraph/pyproject.toml",
        "wheels@59e5114a20f2b5999f653d7a6b26cd5e:cugraph_cu12-25.4.0.tar.gz",
      ]
    }
    "25.2.0" = {
      pypi      = ["cugraph-cu11", "cugraph-cu12"]
      released  = "2025-02-14"
      python    = ["3.10", "3.11", "3.12"]
      requires  = { cudf = "==25.2.*", numba = ">=0.59.1,<0.61.0a0" }
      cuda_also = ["11", "12"]
      source = [
        "cugraph@v25.02.00:python/cugraph/pyproject.toml",
        "wheels@87d097b3076b0c57acaea9c976150342:cugraph_cu12-25.2.0.tar.gz",
      ]
    }
    "24.12.0" = {
      without   = ["requires.cuda-python"]
      pypi      = ["cugraph-cu11", "cugraph-cu12"]
      released  = "2024-12-12"
      python    = ["3.10", "3.11", "3.12"]
      requires  = { cudf = "==24.12.*", numba = ">=0.57" }
      cuda_also = ["11", "12"]
      source = [
        "cugraph@v24.12.00:python/cugraph/pyproject.toml",
        "wheels@3a032f9fbb3923e7dca1df2932019241:cugraph_cu12-24.12.0.tar.gz",
      ]
    }
  }
}

package "cugraph" {
  pypi      = ["cugraph-cu11", "cugraph-cu12"]
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
        "cugraph@v24.10.00:python/cugraph/pyproject.toml",
        "cugraph@v24.10.00:dependencies.yaml",
        "rapids-cmake@v24.10.00:rapids-cmake/cuda/set_architectures.cmake",
      ]
    }
    "24.8.0" = {
      released        = "2024-08-07"
      python          = ["3.9", "3.10", "3.11"]
      python_requires = ">=3.9"
      requires        = { cudf = "==24.8.*", cupy = ">=12.0.0", numba = ">=0.57" }
      source = [
        "cugraph@v24.08.00:python/cugraph/pyproject.toml",
        "cugraph@v24.08.00:dependencies.yaml",
        "rapids-cmake@v24.08.00:rapids-cmake/cuda/set_architectures.cmake",
      ]
    }
    "24.6.0" = {
      released        = "2024-06-05"
      python          = ["3.9", "3.10", "3.11"]
      python_requires = ">=3.9"
      requires        = { cudf = "==24.6.*", cupy = ">=12.0.0", numba = ">=0.57" }
      source = [
        "cugraph@v24.06.00:python/cugraph/pyproject.toml",
        "cugraph@v24.06.00:dependencies.yaml",
        "rapids-cmake@v24.06.00:rapids-cmake/cuda/set_architectures.cmake",
      ]
    }
    "24.4.0" = {
      released        = "2024-04-10"
      python          = ["3.9", "3.10", "3.11"]
      python_requires = ">=3.9"
      requires        = { cudf = "==24.4.*", cupy = ">=12.0.0", numba = ">=0.57" }
      source = [
        "cugraph@v24.04.00:python/cugraph/pyproject.toml",
        "cugraph@v24.04.00:dependencies.yaml",
        "rapids-cmake@v24.04.00:rapids-cmake/cuda/set_architectures.cmake",
      ]
    }
    "24.2.0" = {
      released        = "2024-02-13"
      python          = ["3.9", "3.10"]
      python_requires = ">=3.9"
      requires        = { cudf = "==24.2.*", cupy = ">=12.0.0", numba = ">=0.57" }
      source = [
        "cugraph@v24.02.00:python/cugraph/pyproject.toml",
        "cugraph@v24.02.00:dependencies.yaml",
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
        "cugraph@v23.12.00:python/cugraph/pyproject.toml",
        "cugraph@v23.12.00:dependencies.yaml",
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
        "cugraph@v23.10.00:python/cugraph/pyproject.toml",
        "cugraph@v23.10.00:dependencies.yaml",
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
        "cugraph@v23.08.00:python/cugraph/pyproject.toml",
        "cugraph@v23.08.00:dependencies.yaml",
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
        "cugraph@v23.06.00:python/cugraph/pyproject.toml",
        "cugraph@v23.06.00:dependencies.yaml",
        "rapids-cmake@v23.06.00:rapids-cmake/cuda/set_architectures.cmake",
      ]
    }
    "23.4.0" = {
      pypi            = ["cugraph-cu11"]
      released        = "2023-04-12"
      python          = ["3.8", "3.10"]
      python_requires = ">=3.8"
      requires        = { cudf = "==23.4.*", cupy = ">=9.5.0,<12.0.0a0" }
      cuda_also       = ["11"]
      sm_min          = "6.0"
      source = [
        "cugraph@v23.04.00:python/cugraph/pyproject.toml",
        "cugraph@v23.04.00:dependencies.yaml",
        "rapids-cmake@v23.04.00:rapids-cmake/cuda/set_architectures.cmake",
      ]
    }
  }
}
