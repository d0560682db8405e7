# Releases of llama-cpp-python that have wheels for CUDA.

source "llama-cpp-python" {
  title = "github.com/abetlen/llama-cpp-python"
  url   = "https://github.com/abetlen/llama-cpp-python"
  date  = "2026-08-17"
  class = "vendor"
}

source "llama-cpp-python-releases" {
  title = "tags vVERSION-cuXXX of abetlen/llama-cpp-python: a release with wheels for each CUDA, of which the pages of its index are made"
  url   = "https://github.com/abetlen/llama-cpp-python/blob/main/.github/workflows/generate-index-from-release.yaml"
  date  = "2026-08-17"
  class = "vendor"
}

source "llama-cpp-python-sdist" {
  title = "pypi.org: every release of llama-cpp-python is a source package alone"
  url   = "https://pypi.org/project/llama-cpp-python/#files"
  date  = "2026-11-26"
  class = "vendor"
}

source "llama-cpp-python-1840" {
  title = "llama-cpp-python issue 1840: the wheel of 0.2.90 for CUDA 12.4 needs GLIBC_2.32, and does not load on Ubuntu 20.04"
  url   = "https://github.com/abetlen/llama-cpp-python/issues/1840"
  date  = "2024-11-25"
  class = "reported"
}

source "llama-cpp-python-1822" {
  title = "llama-cpp-python issue 1822: the wheel of 0.2.90 for CUDA 12.4 asks for the system's libcudart.so.12"
  url   = "https://github.com/abetlen/llama-cpp-python/issues/1822"
  date  = "2024-11-05"
  class = "reported"
}

source "llama-cpp-python-2190" {
  title = "llama-cpp-python issue 2190: the newest wheel for Windows and CUDA 12 was 0.3.4; closed by 2198, in 0.3.22"
  url   = "https://github.com/abetlen/llama-cpp-python/issues/2190"
  date  = "2026-05-02"
  class = "vendor"
}

source "llama-cpp-python-files" {
  title = "public installs of llama_cpp_python-0.3.29-py3-none-manylinux_2_35_x86_64.whl of v0.3.29-cu132, and of the same name of v0.3.34-cu125"
  date  = "2026-11-26"
  class = "reported"
}

source "cmake-cuda-all" {
  title = "CMake CMakeCUDAArchitecturesAll.cmake: what CMAKE_CUDA_ARCHITECTURES=all stands for"
  url   = "https://github.com/Kitware/CMake/blob/031593de2564f4ecacebd0c376416eef997c779c/Modules/Internal/CMakeCUDAArchitecturesAll.cmake"
  date  = "2026-11-26"
  class = "vendor"
}

package_info "llama-cpp-python" {
  delivery  = "system"
  binds_gpu = true
  index_cpu = true
  pypi      = "llama-cpp-python"
  module    = "llama_cpp"
  torch_pin = "none; it loads cudart and cuBLAS by their file names"
  source    = ["llama-cpp-python@v0.3.35:README.md", "llama-cpp-python-sdist"]
  cell_source = {
    delivery    = ["llama-cpp-python-1822", "llama-cpp-python@v0.3.35:.github/workflows/build-wheels-cuda.yaml"]
    wheels_from = ["llama-cpp-python@v0.3.35:README.md", "llama-cpp-python-releases", "llama-cpp-python-2190"]
  }
  notes = ["the index has its source, compiled for the CPU unless CMAKE_ARGS asks for CUDA: -DGGML_CUDA=on from 0.2.82 on, before that -DLLAMA_CUDA=on, in 0.2.59 and earlier -DLLAMA_CUBLAS=on"]
  wheels_from "index" {
    url       = "https://abetlen.github.io/llama-cpp-python/whl/{cuda}"
    from      = "0.2.59"
    platforms = ["linux/amd64"]
  }
  wheels_from "index" {
    url       = "https://abetlen.github.io/llama-cpp-python/whl/{cuda}"
    from      = "0.2.59"
    to        = "0.3.4"
    platforms = ["windows/amd64"]
  }
  wheels_from "index" {
    url       = "https://abetlen.github.io/llama-cpp-python/whl/{cuda}"
    from      = "0.3.22"
    platforms = ["windows/amd64"]
    cuda      = ["cu118", "cu124", "cu125", "cu130", "cu132"]
  }
}

package "llama-cpp-python" {
  python_requires = ">=3.8"
  min_glibc       = "2.35"
  requires        = { numpy = ">=1.20.0" }
  cuda            = "13.2"
  cuda_also       = ["13.0", "12.5", "12.4", "12.3", "12.2", "12.1", "11.8"]
  sm = {
    "linux/amd64 11.8"        = ["6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "8.9"]
    "linux/amd64 12.1-12.5"   = ["6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "8.9", "9.0+PTX"]
    "linux/amd64 13.0-13.2"   = ["7.5", "8.0", "8.6", "8.9", "9.0+PTX"]
    "windows/amd64 11.8"      = ["6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "8.9"]
    "windows/amd64 12.1-12.5" = ["6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "8.9", "9.0+PTX"]
    "windows/amd64 13.0-13.2" = ["7.5", "8.0", "8.6", "8.9", "9.0+PTX"]
  }
  platforms = ["linux/amd64", "windows/amd64"]
  source = [
    "llama-cpp-python@v${version}:.github/workflows/build-wheels-cuda.yaml",
    "llama-cpp-python@v${version}:pyproject.toml",
    "llama-cpp-python-releases",
  ]
  cell_source = { min_glibc = ["llama-cpp-python-files"] }
  rows = {
    "0.3.35" = { released = "2026-08-17" }
    "0.3.34" = { released = "2026-07-12" }
    "0.3.33" = { released = "2026-07-05" }
    "0.3.32" = { released = "2026-06-29" }
    "0.3.31" = { released = "2026-06-20" }
    "0.3.30" = { released = "2026-06-16" }
    "0.3.29" = { released = "2026-06-13" }
    "0.3.28" = { released = "2026-06-07", inferred = ["min_glibc"] }
    "0.3.27" = { released = "2026-06-07", inferred = ["min_glibc"] }
    "0.3.26" = { released = "2026-06-05", inferred = ["min_glibc"] }
    "0.3.25" = { released = "2026-06-02", inferred = ["min_glibc"] }
  }
}

package "llama-cpp-python" {
  python_requires = ">=3.8"
  min_glibc       = "2.35"
  requires        = { numpy = ">=1.20.0" }
  cuda            = "12.5"
  cuda_also       = ["12.4", "12.3", "12.2", "12.1"]
  sm = {
    "linux/amd64 12.1-12.5"   = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0+PTX"]
    "windows/amd64 12.1-12.5" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0+PTX"]
  }
  platforms = ["linux/amd64", "windows/amd64"]
  source = [
    "llama-cpp-python@v${version}:.github/workflows/build-wheels-cuda.yaml",
    "llama-cpp-python@v${version}:pyproject.toml",
    "llama-cpp-python-releases",
  ]
  cell_source = { min_glibc = ["llama-cpp-python-files"] }
  inferred    = ["min_glibc"]
  rows = {
    "0.3.24" = { released = "2026-06-01" }
    "0.3.23" = { released = "2026-05-11" }
    "0.3.22" = { released = "2026-05-02" }
  }
}

package "llama-cpp-python" {
  python_requires = ">=3.8"
  min_glibc       = "2.35"
  requires        = { numpy = ">=1.20.0" }
  cuda            = "12.4"
  cuda_also       = ["12.3", "12.2", "12.1"]
  sm              = { "linux/amd64 12.1-12.4" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0+PTX"] }
  platforms       = ["linux/amd64"]
  source = [
    "llama-cpp-python@v${version}:.github/workflows/build-wheels-cuda.yaml",
    "llama-cpp-python@v${version}:pyproject.toml",
    "llama-cpp-python-releases",
  ]
  cell_source = { min_glibc = ["llama-cpp-python-files"] }
  inferred    = ["min_glibc"]
  rows = {
    "0.3.21" = { released = "2026-04-27" }
    "0.3.20" = { released = "2026-04-03" }
    "0.3.19" = { released = "2026-03-25", python = ["3.9", "3.10", "3.11", "3.12"] }
  }
}

package "llama-cpp-python" {
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8"
  min_glibc       = "2.32"
  requires        = { numpy = ">=1.20.0" }
  cuda            = "12.4"
  cuda_also       = ["12.3", "12.2", "12.1"]
  sm              = { "linux/amd64 12.1-12.4" = ["7.0+PTX", "7.5+PTX", "8.0+PTX", "8.6+PTX", "8.9+PTX", "9.0+PTX"] }
  platforms       = ["linux/amd64"]
  source = [
    "llama-cpp-python@v${version}:.github/workflows/build-wheels-cuda.yaml",
    "llama-cpp-python@v${version}:pyproject.toml",
    "llama-cpp-python-releases",
  ]
  cell_source = { min_glibc = ["llama-cpp-python-1840"] }
  inferred    = ["min_glibc"]
  rows = {
    "0.3.18" = { released = "2026-03-24" }
  }
}

package "llama-cpp-python" {
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8"
  min_glibc       = "2.32"
  requires        = { numpy = ">=1.20.0" }
  cuda            = "12.4"
  cuda_also       = ["12.3", "12.2", "12.1"]
  sm = {
    "linux/amd64 12.1-12.4" = [
      "5.0",
      "5.2",
      "5.3",
      "6.0",
      "6.1",
      "6.2",
      "7.0",
      "7.2",
      "7.5",
      "8.0",
      "8.6",
      "8.7",
      "8.9",
      "9.0+PTX",
    ]
  }
  platforms = ["linux/amd64"]
  source = [
    "llama-cpp-python@v${version}:.github/workflows/build-wheels-cuda.yaml",
    "llama-cpp-python@v${version}:pyproject.toml",
    "llama-cpp-python-releases",
  ]
  cell_source = {
    min_glibc = ["llama-cpp-python-1840"]
    sm        = ["llama-cpp-python@v${version}:.github/workflows/build-wheels-cuda.yaml", "cmake-cuda-all"]
  }
  inferred = ["min_glibc"]
  rows = {
    "0.3.16" = { released = "2025-08-15" }
    "0.3.15" = { released = "2025-08-07" }
    "0.3.13" = { released = "2025-07-15" }
    "0.3.12" = { released = "2025-07-06" }
  }
}

package "llama-cpp-python" {
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8"
  min_glibc       = "2.32"
  requires        = { numpy = ">=1.20.0" }
  cuda            = "12.4"
  sm = {
    "linux/amd64 12.4" = [
      "5.0",
      "5.2",
      "5.3",
      "6.0",
      "6.1",
      "6.2",
      "7.0",
      "7.2",
      "7.5",
      "8.0",
      "8.6",
      "8.7",
      "8.9",
      "9.0+PTX",
    ]
  }
  platforms = ["linux/amd64"]
  source = [
    "llama-cpp-python@v${version}:.github/workflows/build-wheels-cuda.yaml",
    "llama-cpp-python@v${version}:pyproject.toml",
    "llama-cpp-python-releases",
  ]
  cell_source = {
    min_glibc = ["llama-cpp-python-1840"]
    sm        = ["llama-cpp-python@v${version}:.github/workflows/build-wheels-cuda.yaml", "cmake-cuda-all"]
  }
  inferred = ["min_glibc"]
  rows = {
    "0.3.14" = { released = "2025-07-18" }
  }
}

package "llama-cpp-python" {
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8"
  min_glibc       = "2.32"
  requires        = { numpy = ">=1.20.0" }
  cuda            = "12.4"
  cuda_also       = ["12.3", "12.2", "12.1"]
  sm = {
    "linux/amd64 12.1-12.4" = [
      "5.0",
      "5.2",
      "5.3",
      "6.0",
      "6.1",
      "6.2",
      "7.0",
      "7.2",
      "7.5",
      "8.0",
      "8.6",
      "8.7",
      "8.9",
      "9.0+PTX",
    ]
    "windows/amd64 12.1-12.4" = [
      "5.0",
      "5.2",
      "5.3",
      "6.0",
      "6.1",
      "6.2",
      "7.0",
      "7.2",
      "7.5",
      "8.0",
      "8.6",
      "8.7",
      "8.9",
      "9.0+PTX",
    ]
  }
  platforms = ["linux/amd64", "windows/amd64"]
  source = [
    "llama-cpp-python@v${version}:.github/workflows/build-wheels-cuda.yaml",
    "llama-cpp-python@v${version}:pyproject.toml",
    "llama-cpp-python-releases",
  ]
  cell_source = {
    min_glibc = ["llama-cpp-python-1840"]
    sm        = ["llama-cpp-python@v${version}:.github/workflows/build-wheels-cuda.yaml", "cmake-cuda-all"]
  }
  inferred = ["min_glibc"]
  rows = {
    "0.3.4"  = { released = "2024-12-09" }
    "0.2.90" = { released = "2024-08-29" }
    "0.2.89" = { released = "2024-08-21", cuda_also = ["12.1"] }
    "0.2.88" = { released = "2024-08-13" }
    "0.2.87" = { released = "2024-08-07" }
    "0.2.86" = { released = "2024-08-07" }
    "0.2.85" = { released = "2024-07-31" }
    "0.2.84" = { released = "2024-07-28" }
    "0.2.83" = { released = "2024-07-22" }
    "0.2.82" = { released = "2024-07-09" }
    "0.2.81" = { released = "2024-07-02" }
  }
}

package "llama-cpp-python" {
  python          = ["3.10", "3.11", "3.12"]
  python_requires = ">=3.8"
  requires        = { numpy = ">=1.20.0" }
  cuda            = "12.4"
  cuda_also       = ["12.3", "12.2", "12.1"]
  sm = {
    "linux/amd64 12.1-12.4" = [
      "5.0",
      "5.2",
      "5.3",
      "6.0",
      "6.1",
      "6.2",
      "7.0",
      "7.2",
      "7.5",
      "8.0",
      "8.6",
      "8.7",
      "8.9",
      "9.0+PTX",
    ]
    "windows/amd64 12.1-12.4" = [
      "5.0",
      "5.2",
      "5.3",
      "6.0",
      "6.1",
      "6.2",
      "7.0",
      "7.2",
      "7.5",
      "8.0",
      "8.6",
      "8.7",
      "8.9",
      "9.0+PTX",
    ]
  }
  platforms = ["linux/amd64", "windows/amd64"]
  source = [
    "llama-cpp-python@v${version}:.github/workflows/build-wheels-cuda.yaml",
    "llama-cpp-python@v${version}:pyproject.toml",
    "llama-cpp-python-releases",
  ]
  cell_source = {
    sm = ["llama-cpp-python@v${version}:.github/workflows/build-wheels-cuda.yaml", "cmake-cuda-all"]
  }
  rows = {
    "0.2.77" = { released = "2024-06-04" }
    "0.2.76" = { released = "2024-05-24" }
    "0.2.75" = { released = "2024-05-16" }
    "0.2.74" = { released = "2024-05-12" }
    "0.2.73" = { released = "2024-05-10" }
    "0.2.72" = { released = "2024-05-10" }
    "0.2.71" = { released = "2024-05-09" }
    "0.2.70" = { released = "2024-05-08" }
    "0.2.69" = { released = "2024-05-02" }
    "0.2.68" = { released = "2024-04-30" }
    "0.2.67" = { released = "2024-04-30" }
    "0.2.66" = { released = "2024-04-30" }
  }
}

package "llama-cpp-python" {
  python          = ["3.10", "3.11", "3.12"]
  python_requires = ">=3.8"
  requires        = { numpy = ">=1.20.0" }
  cuda            = "12.3"
  cuda_also       = ["12.2", "12.1"]
  sm = {
    "linux/amd64 12.1-12.3" = [
      "5.0",
      "5.2",
      "5.3",
      "6.0",
      "6.1",
      "6.2",
      "7.0",
      "7.2",
      "7.5",
      "8.0",
      "8.6",
      "8.7",
      "8.9",
      "9.0+PTX",
    ]
    "windows/amd64 12.1-12.3" = [
      "5.0",
      "5.2",
      "5.3",
      "6.0",
      "6.1",
      "6.2",
      "7.0",
      "7.2",
      "7.5",
      "8.0",
      "8.6",
      "8.7",
      "8.9",
      "9.0+PTX",
    ]
  }
  platforms = ["linux/amd64", "windows/amd64"]
  source = [
    "llama-cpp-python@v${version}:.github/workflows/build-wheels-cuda.yaml",
    "llama-cpp-python@v${version}:pyproject.toml",
    "llama-cpp-python-releases",
  ]
  cell_source = {
    sm = ["llama-cpp-python@v${version}:.github/workflows/build-wheels-cuda.yaml", "cmake-cuda-all"]
  }
  rows = {
    "0.2.65" = { released = "2024-04-26" }
    "0.2.64" = { released = "2024-04-23" }
    "0.2.63" = { released = "2024-04-20" }
    "0.2.62" = { released = "2024-04-18" }
    "0.2.61" = { released = "2024-04-10" }
    "0.2.60" = { released = "2024-04-06" }
    "0.2.59" = { released = "2024-04-03" }
  }
}

package "llama-cpp-python" {
  python_requires = ">=3.8"
  requires        = { numpy = ">=1.20.0" }
  source          = ["llama-cpp-python-sdist", "llama-cpp-python-releases"]
  notes           = ["its makers have no wheels of it for CUDA"]
  rows = {
    "0.3.17" = { released = "2026-03-23" }
    "0.3.11" = { released = "2025-07-05" }
    "0.3.10" = { released = "2025-07-03" }
    "0.3.9"  = { released = "2025-05-08" }
    "0.3.8"  = { released = "2025-03-12" }
    "0.3.7"  = { released = "2025-01-29" }
    "0.3.6"  = { released = "2025-01-08" }
    "0.3.5"  = { released = "2024-12-10" }
    "0.3.3"  = { released = "2024-12-09" }
    "0.3.2"  = { released = "2024-11-16" }
    "0.3.1"  = { released = "2024-09-29" }
    "0.3.0"  = { released = "2024-09-25" }
    "0.2.80" = { released = "2024-07-02" }
    "0.2.79" = { released = "2024-06-19" }
    "0.2.78" = { released = "2024-06-10" }
    "0.2.58" = { released = "2024-04-01" }
    "0.2.57" = { released = "2024-03-18" }
    "0.2.56" = { released = "2024-03-09" }
    "0.2.55" = { released = "2024-03-03" }
    "0.2.54" = { released = "2024-03-01" }
    "0.2.53" = { released = "2024-02-28" }
    "0.2.52" = { released = "2024-02-26" }
    "0.2.51" = { released = "2024-02-26" }
    "0.2.50" = { released = "2024-02-23" }
    "0.2.49" = { released = "2024-02-23" }
    "0.2.48" = { released = "2024-02-23" }
    "0.2.47" = { released = "2024-02-22" }
    "0.2.46" = { released = "2024-02-21" }
    "0.2.45" = { released = "2024-02-21" }
    "0.2.44" = { released = "2024-02-16" }
    "0.2.43" = { released = "2024-02-14" }
    "0.2.42" = { released = "2024-02-13" }
    "0.2.41" = { released = "2024-02-13" }
    "0.2.40" = { released = "2024-02-12" }
    "0.2.39" = { released = "2024-02-06" }
    "0.2.38" = { released = "2024-01-31" }
    "0.2.37" = { released = "2024-01-30" }
    "0.2.36" = { released = "2024-01-29" }
    "0.2.35" = { released = "2024-01-29" }
    "0.2.34" = { released = "2024-01-27" }
    "0.2.33" = { released = "2024-01-25" }
    "0.2.32" = { released = "2024-01-22" }
    "0.2.31" = { released = "2024-01-19" }
    "0.2.30" = { released = "2024-01-19" }
    "0.2.29" = { released = "2024-01-15" }
    "0.2.28" = { released = "2024-01-10" }
    "0.2.27" = { released = "2024-01-04" }
    "0.2.26" = { released = "2023-12-27" }
    "0.2.25" = { released = "2023-12-22" }
    "0.2.24" = { released = "2023-12-18" }
    "0.2.23" = { released = "2023-12-14" }
    "0.2.22" = { released = "2023-12-11" }
    "0.2.20" = { released = "2023-11-28" }
    "0.2.19" = { released = "2023-11-21" }
    "0.2.18" = { released = "2023-11-14" }
    "0.2.17" = { released = "2023-11-10" }
    "0.2.16" = { released = "2023-11-10" }
    "0.2.15" = { released = "2023-11-08" }
    "0.2.14" = { released = "2023-11-06" }
    "0.2.13" = { released = "2023-11-02" }
    "0.2.12" = { released = "2023-11-01" }
    "0.2.11" = { released = "2023-09-30" }
    "0.2.10" = { released = "2023-09-30" }
    "0.2.9"  = { released = "2023-09-30" }
    "0.2.7"  = { released = "2023-09-25" }
    "0.2.6"  = { released = "2023-09-15" }
    "0.2.5"  = { released = "2023-09-14" }
    "0.2.4"  = { released = "2023-09-14" }
    "0.2.3"  = { released = "2023-09-13" }
    "0.2.2"  = { released = "2023-09-13" }
    "0.2.1"  = { released = "2023-09-13" }
    "0.2.0"  = { released = "2023-09-12" }
  }
}
