# Releases of transformer-engine.

source "transformer-engine" {
  title = "github.com/NVIDIA/TransformerEngine"
  url   = "https://github.com/NVIDIA/TransformerEngine"
  date  = "2026-11-20"
  class = "vendor"
}

package_info "transformer-engine" {
  pypi     = "transformer-engine"
  module   = "transformer_engine"
  source   = ["transformer-engine@v2.18:docs/installation.rst"]
  inferred = ["module"]
}

package "transformer-engine" "2.20.2" {
  released        = "2026-10-05"
  python_requires = ">=3.10.0"
  requires        = { torch = "*" }
  cuda_min        = "12.1"
  cudnn_min       = "9.3"
  sm_min_for      = { fp8 = "8.9" }
  needs_nvcc      = "always"
  platforms       = ["linux/amd64"]
  more            = { wheels_core = ["cu12", "cu13"] }
  source = [
    "wheels@7dcfad943a1a55b2612db9a0e43697fe:transformer_engine-2.20.2-py3-none-any.whl",
    "transformer-engine@v2.18:docs/installation.rst",
  ]
  inferred = ["requires", "cuda_min", "cudnn_min", "sm_min_for", "needs_nvcc", "platforms", "more"]
  notes = [
    "inferred: carried on from 2.18",
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.19.0" {
  released        = "2026-09-11"
  python_requires = ">=3.10.0"
  requires        = { torch = "*" }
  cuda_min        = "12.1"
  cudnn_min       = "9.3"
  sm_min_for      = { fp8 = "8.9" }
  needs_nvcc      = "always"
  platforms       = ["linux/amd64"]
  more            = { wheels_core = ["cu12", "cu13"] }
  source = [
    "wheels@965d78429d287f7db6978bf299cfcecf:transformer_engine-2.19.0-py3-none-any.whl",
    "transformer-engine@v2.18:docs/installation.rst",
  ]
  inferred = ["requires", "cuda_min", "cudnn_min", "sm_min_for", "needs_nvcc", "platforms", "more"]
  notes = [
    "inferred: carried on from 2.18",
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.18" {
  released   = "2026-08-04"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12", "cu13"] }
  source     = ["transformer-engine@v2.18:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.17.1" {
  released   = "2026-08-04"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12", "cu13"] }
  source     = ["transformer-engine@v2.17.1:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.17" {
  released   = "2026-07-06"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12", "cu13"] }
  source     = ["transformer-engine@v2.17:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.16.1" {
  released   = "2026-06-25"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12", "cu13"] }
  source     = ["transformer-engine@v2.16.1:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.16" {
  released   = "2026-05-29"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12", "cu13"] }
  source     = ["transformer-engine@v2.16:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.15" {
  released   = "2026-05-04"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12", "cu13"] }
  source     = ["transformer-engine@v2.15:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.14.1" {
  released   = "2026-04-24"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12", "cu13"] }
  source     = ["transformer-engine@v2.14.1:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.14" {
  released   = "2026-04-06"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12", "cu13"] }
  source     = ["transformer-engine@v2.14:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.13" {
  released   = "2026-02-27"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12", "cu13"] }
  source     = ["transformer-engine@v2.13:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.12" {
  released   = "2026-01-27"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12", "cu13"] }
  source     = ["transformer-engine@v2.12:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.11" {
  released   = "2025-12-17"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12", "cu13"] }
  source     = ["transformer-engine@v2.11:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.10" {
  released   = "2025-11-26"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12", "cu13"] }
  source     = ["transformer-engine@v2.10:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.9" {
  released   = "2025-10-30"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12", "cu13"] }
  source     = ["transformer-engine@v2.9:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.8" {
  released   = "2025-10-01"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12"] }
  source     = ["transformer-engine@v2.8:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.7" {
  released   = "2025-08-28"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12"] }
  source     = ["transformer-engine@v2.7:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.6" {
  released   = "2025-07-29"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12"] }
  source     = ["transformer-engine@v2.6:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.5" {
  released   = "2025-06-29"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12"] }
  source     = ["transformer-engine@v2.5:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.4" {
  released   = "2025-06-03"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12"] }
  source     = ["transformer-engine@v2.4:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.3" {
  released   = "2025-04-28"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12"] }
  source     = ["transformer-engine@v2.3:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.2.1" {
  released   = "2025-05-01"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12"] }
  source     = ["transformer-engine@v2.2.1:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.2" {
  released   = "2025-04-07"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12"] }
  source     = ["transformer-engine@v2.2:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.1" {
  released   = "2025-03-07"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12"] }
  source     = ["transformer-engine@v2.1:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "2.0" {
  released   = "2025-02-12"
  requires   = { torch = "*" }
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12"] }
  source     = ["transformer-engine@v2.0:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "1.13" {
  released   = "2024-12-09"
  requires   = { torch = "*" }
  cuda_min   = "12.0"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12"] }
  source     = ["transformer-engine@v1.13:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "1.12" {
  released   = "2024-11-18"
  requires   = { torch = "*" }
  cuda_min   = "12.0"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12"] }
  source     = ["transformer-engine@v1.12:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "1.11" {
  released   = "2024-10-08"
  requires   = { torch = "*" }
  cuda_min   = "12.0"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12"] }
  source     = ["transformer-engine@v1.11:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "1.10" {
  released   = "2024-09-11"
  requires   = { torch = "*" }
  cuda_min   = "12.0"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  more       = { wheels_core = ["cu12"] }
  source     = ["transformer-engine@v1.10:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "1.9" {
  released   = "2024-08-16"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v1.9:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "1.8" {
  released   = "2024-07-24"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v1.8:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "1.7" {
  released   = "2024-05-31"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v1.7:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "1.6" {
  released   = "2024-05-01"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v1.6:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "1.5" {
  released   = "2024-04-04"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v1.5:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "1.4" {
  released   = "2024-03-07"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v1.4:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "1.3" {
  released   = "2024-02-02"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v1.3:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "1.2.1" {
  released   = "2024-01-19"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v1.2.1:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "1.2" {
  released   = "2023-12-15"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v1.2:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "1.1" {
  released   = "2023-11-17"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v1.1:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "1.0" {
  released   = "2023-10-31"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v1.0:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "0.13" {
  released   = "2023-10-06"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v0.13:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "0.12" {
  released   = "2023-08-26"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v0.12:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "0.11" {
  released   = "2023-07-31"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v0.11:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "0.10" {
  released   = "2023-06-26"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v0.10:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "0.9" {
  released   = "2023-05-22"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v0.9:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "0.8" {
  released   = "2023-04-27"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  cudnn_min  = "8.9"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v0.8:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "0.7" {
  released   = "2023-04-05"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  sm_min_for = { fp8 = "8.9" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v0.7:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "0.6" {
  released   = "2023-03-07"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  sm_min_for = { fp8 = "9.0" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v0.6:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "0.5" {
  released   = "2023-01-31"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  sm_min_for = { fp8 = "9.0" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v0.5:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "0.4" {
  released   = "2022-12-15"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  sm_min_for = { fp8 = "9.0" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v0.4:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "0.3" {
  released   = "2022-11-23"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  sm_min_for = { fp8 = "9.0" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v0.3:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "0.2" {
  released   = "2022-10-20"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  sm_min_for = { fp8 = "9.0" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v0.2:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}

package "transformer-engine" "0.1" {
  released   = "2022-09-28"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  sm_min_for = { fp8 = "9.0" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v0.1:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}
