# Releases of transformer-engine.

source "transformer-engine" {
  title = "github.com/NVIDIA/TransformerEngine"
  url   = "https://github.com/NVIDIA/TransformerEngine"
  date  = "2026-11-20"
  class = "vendor"
}

source "transformer-engine-torch" {
  title = "transformer_engine_torch 1.9.0, 1.13.0, 2.1.0, 2.4.0, 2.5.0 and 2.20.2: setup.py and pyproject.toml of the source packages, which the extra pytorch of transformer_engine asks for in the same release"
  url   = "https://pypi.org/project/transformer-engine-torch/2.5.0/#files"
  date  = "2026-11-29"
  class = "vendor"
}

package_info "transformer-engine" {
  pypi           = "transformer-engine"
  module         = "transformer_engine"
  aliases        = ["transformer-engine-torch"]
  build_extra    = "pytorch"
  build_tools    = ["setuptools>=61", "wheel", "packaging"]
  build_imports  = { torch = ">=1.9" }
  build_requires = { torch = ">=2.5" }
  build_apart    = ">=2.5"
  source         = ["transformer-engine@v2.18:docs/installation.rst"]
  cell_source    = { build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel", "wheels@4c40ced8a6261649e689076f198d4fea:transformer_engine_torch-2.20.2.tar.gz"], build_extra = ["transformer-engine-torch"], build_imports = ["transformer-engine-torch"], build_requires = ["transformer-engine-torch"], build_apart = ["transformer-engine-torch"] }
  inferred       = ["module"]
}

package "transformer-engine" {
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12", "cu13"] }
  source     = ["transformer-engine@v${version}:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
  rows = {
    "2.20.2" = {
      released        = "2026-10-05"
      python_requires = ">=3.10.0"
      min_glibc       = "2.28"
      source = [
        "wheels@7dcfad943a1a55b2612db9a0e43697fe:transformer_engine-2.20.2-py3-none-any.whl",
        "transformer-engine@v2.18:docs/installation.rst",
      ]
      cell_source = { min_glibc = ["wheels:transformer_engine_cu12-${version}-*-manylinux_2_28_x86_64.whl"] }
      inferred    = ["requires", "cuda_min", "cudnn_min", "sm_min_for", "needs_nvcc", "platforms", "more"]
      notes = [
        "inferred: carried on from 2.18",
        "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
      ]
    }
    "2.19.0" = {
      released        = "2026-09-11"
      python_requires = ">=3.10.0"
      min_glibc       = "2.28"
      source = [
        "wheels@965d78429d287f7db6978bf299cfcecf:transformer_engine-2.19.0-py3-none-any.whl",
        "transformer-engine@v2.18:docs/installation.rst",
      ]
      cell_source = { min_glibc = ["wheels:transformer_engine_cu12-${version}-*-manylinux_2_28_x86_64.whl"] }
      inferred    = ["requires", "cuda_min", "cudnn_min", "sm_min_for", "needs_nvcc", "platforms", "more"]
      notes = [
        "inferred: carried on from 2.18",
        "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
      ]
    }
    "2.18" = { released = "2026-08-11" }
    "2.17.1" = {
      released    = "2026-08-05"
      min_glibc   = "2.28"
      cell_source = { min_glibc = ["wheels:transformer_engine_cu12-${version}-*-manylinux_2_28_x86_64.whl"] }
    }
    "2.17" = { released = "2026-07-09" }
    "2.16.1" = {
      released    = "2026-06-26"
      min_glibc   = "2.28"
      cell_source = { min_glibc = ["wheels:transformer_engine_cu12-${version}-*-manylinux_2_28_x86_64.whl"] }
    }
    "2.16" = { released = "2026-06-09" }
    "2.15" = { released = "2026-05-11" }
    "2.14.1" = {
      released    = "2026-04-29"
      min_glibc   = "2.28"
      cell_source = { min_glibc = ["wheels:transformer_engine_cu12-${version}-*-manylinux_2_28_x86_64.whl"] }
    }
    "2.14"  = { released = "2026-04-24" }
    "2.13"  = { released = "2026-03-23" }
    "2.12"  = { released = "2026-02-21" }
    "2.11"  = { released = "2026-01-02" }
    "2.10"  = { released = "2025-12-02" }
    "2.9"   = { released = "2025-11-11" }
    "2.8"   = { released = "2025-10-07", more = { wheels_core = ["cu12"] } }
    "2.7"   = { released = "2025-09-26", more = { wheels_core = ["cu12"] } }
    "2.6"   = { released = "2025-08-06", more = { wheels_core = ["cu12"] } }
    "2.5"   = { released = "2025-07-15", more = { wheels_core = ["cu12"] } }
    "2.4"   = { released = "2025-06-06", more = { wheels_core = ["cu12"] } }
    "2.3"   = { released = "2025-05-19", more = { wheels_core = ["cu12"] } }
    "2.2.1" = { released = "2025-05-01", more = { wheels_core = ["cu12"] } }
    "2.2"   = { released = "2025-04-25", more = { wheels_core = ["cu12"] } }
    "2.1"   = { released = "2025-03-13", more = { wheels_core = ["cu12"] } }
    "2.0"   = { released = "2025-02-12", more = { wheels_core = ["cu12"] } }
  }
}

package "transformer-engine" {
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v${version}:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
  rows = {
    "1.13"  = { released = "2024-12-08", cuda_min = "12.0", more = { wheels_core = ["cu12"] } }
    "1.12"  = { released = "2024-11-26", cuda_min = "12.0", more = { wheels_core = ["cu12"] } }
    "1.11"  = { released = "2024-10-08", cuda_min = "12.0", more = { wheels_core = ["cu12"] } }
    "1.10"  = { released = "2024-09-10", cuda_min = "12.0", more = { wheels_core = ["cu12"] } }
    "1.9"   = { released = "2024-08-15" }
    "1.8"   = { released = "2024-07-24" }
    "1.7"   = { released = "2024-05-31" }
    "1.6"   = { released = "2024-05-01" }
    "1.5"   = { released = "2024-04-04" }
    "1.4"   = { released = "2024-03-07" }
    "1.3"   = { released = "2024-02-02" }
    "1.2.1" = { released = "2024-01-19" }
    "1.2"   = { released = "2023-12-15" }
    "1.1"   = { released = "2023-11-17" }
    "1.0"   = { released = "2023-10-31" }
    "0.13"  = { released = "2023-10-06" }
    "0.12"  = { released = "2023-08-26" }
    "0.11"  = { released = "2023-07-31" }
    "0.10"  = { released = "2023-06-26" }
    "0.9"   = { released = "2023-05-22" }
    "0.8"   = { released = "2023-04-27", cudnn_min = "8.9" }
    "0.7"   = { without = ["cudnn_min"], released = "2023-04-05" }
    "0.6"   = { without = ["cudnn_min"], released = "2023-03-07", sm_min_for = { fp8 = "9.0" } }
    "0.5"   = { without = ["cudnn_min"], released = "2023-01-31", sm_min_for = { fp8 = "9.0" } }
    "0.4"   = { without = ["cudnn_min"], released = "2022-12-15", sm_min_for = { fp8 = "9.0" } }
    "0.3"   = { without = ["cudnn_min"], released = "2022-11-23", sm_min_for = { fp8 = "9.0" } }
    "0.2"   = { without = ["cudnn_min"], released = "2022-10-20", sm_min_for = { fp8 = "9.0" } }
    "0.1"   = { without = ["cudnn_min"], released = "2022-09-28", sm_min_for = { fp8 = "9.0" } }
  }
}
