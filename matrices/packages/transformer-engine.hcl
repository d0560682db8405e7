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
  like     = "2.19.0"
  released = "2026-10-05"
  source = [
    "wheels@7dcfad943a1a55b2612db9a0e43697fe:transformer_engine-2.20.2-py3-none-any.whl",
    "transformer-engine@v2.18:docs/installation.rst",
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
  like       = "0.1"
  released   = "2026-08-11"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12", "cu13"] }
}

package "transformer-engine" "2.17.1" {
  like       = "0.1"
  released   = "2026-08-05"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12", "cu13"] }
}

package "transformer-engine" "2.17" {
  like       = "0.1"
  released   = "2026-07-09"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12", "cu13"] }
}

package "transformer-engine" "2.16.1" {
  like       = "0.1"
  released   = "2026-06-26"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12", "cu13"] }
}

package "transformer-engine" "2.16" {
  like       = "0.1"
  released   = "2026-06-09"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12", "cu13"] }
}

package "transformer-engine" "2.15" {
  like       = "0.1"
  released   = "2026-05-11"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12", "cu13"] }
}

package "transformer-engine" "2.14.1" {
  like       = "0.1"
  released   = "2026-04-29"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12", "cu13"] }
}

package "transformer-engine" "2.14" {
  like       = "0.1"
  released   = "2026-04-24"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12", "cu13"] }
}

package "transformer-engine" "2.13" {
  like       = "0.1"
  released   = "2026-03-23"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12", "cu13"] }
}

package "transformer-engine" "2.12" {
  like       = "0.1"
  released   = "2026-02-21"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12", "cu13"] }
}

package "transformer-engine" "2.11" {
  like       = "0.1"
  released   = "2026-01-02"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12", "cu13"] }
}

package "transformer-engine" "2.10" {
  like       = "0.1"
  released   = "2025-12-02"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12", "cu13"] }
}

package "transformer-engine" "2.9" {
  like       = "0.1"
  released   = "2025-11-11"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12", "cu13"] }
}

package "transformer-engine" "2.8" {
  like       = "0.1"
  released   = "2025-10-07"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12"] }
}

package "transformer-engine" "2.7" {
  like       = "0.1"
  released   = "2025-09-26"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12"] }
}

package "transformer-engine" "2.6" {
  like       = "0.1"
  released   = "2025-08-06"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12"] }
}

package "transformer-engine" "2.5" {
  like       = "0.1"
  released   = "2025-07-15"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12"] }
}

package "transformer-engine" "2.4" {
  like       = "0.1"
  released   = "2025-06-06"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12"] }
}

package "transformer-engine" "2.3" {
  like       = "0.1"
  released   = "2025-05-19"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12"] }
}

package "transformer-engine" "2.2.1" {
  like       = "0.1"
  released   = "2025-05-01"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12"] }
}

package "transformer-engine" "2.2" {
  like       = "0.1"
  released   = "2025-04-25"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12"] }
}

package "transformer-engine" "2.1" {
  like       = "0.1"
  released   = "2025-03-13"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12"] }
}

package "transformer-engine" "2.0" {
  like       = "0.1"
  released   = "2025-02-12"
  cuda_min   = "12.1"
  cudnn_min  = "9.3"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12"] }
}

package "transformer-engine" "1.13" {
  like       = "0.1"
  released   = "2024-12-08"
  cuda_min   = "12.0"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12"] }
}

package "transformer-engine" "1.12" {
  like       = "0.1"
  released   = "2024-11-26"
  cuda_min   = "12.0"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12"] }
}

package "transformer-engine" "1.11" {
  like       = "0.1"
  released   = "2024-10-08"
  cuda_min   = "12.0"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12"] }
}

package "transformer-engine" "1.10" {
  like       = "0.1"
  released   = "2024-09-10"
  cuda_min   = "12.0"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
  more       = { wheels_core = ["cu12"] }
}

package "transformer-engine" "1.9" {
  like       = "0.1"
  released   = "2024-08-15"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
}

package "transformer-engine" "1.8" {
  like       = "0.1"
  released   = "2024-07-24"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
}

package "transformer-engine" "1.7" {
  like       = "0.1"
  released   = "2024-05-31"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
}

package "transformer-engine" "1.6" {
  like       = "0.1"
  released   = "2024-05-01"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
}

package "transformer-engine" "1.5" {
  like       = "0.1"
  released   = "2024-04-04"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
}

package "transformer-engine" "1.4" {
  like       = "0.1"
  released   = "2024-03-07"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
}

package "transformer-engine" "1.3" {
  like       = "0.1"
  released   = "2024-02-02"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
}

package "transformer-engine" "1.2.1" {
  like       = "0.1"
  released   = "2024-01-19"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
}

package "transformer-engine" "1.2" {
  like       = "0.1"
  released   = "2023-12-15"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
}

package "transformer-engine" "1.1" {
  like       = "0.1"
  released   = "2023-11-17"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
}

package "transformer-engine" "1.0" {
  like       = "0.1"
  released   = "2023-10-31"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
}

package "transformer-engine" "0.13" {
  like       = "0.1"
  released   = "2023-10-06"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
}

package "transformer-engine" "0.12" {
  like       = "0.1"
  released   = "2023-08-26"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
}

package "transformer-engine" "0.11" {
  like       = "0.1"
  released   = "2023-07-31"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
}

package "transformer-engine" "0.10" {
  like       = "0.1"
  released   = "2023-06-26"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
}

package "transformer-engine" "0.9" {
  like       = "0.1"
  released   = "2023-05-22"
  cudnn_min  = "8.1"
  sm_min_for = { fp8 = "8.9" }
}

package "transformer-engine" "0.8" {
  like       = "0.1"
  released   = "2023-04-27"
  cudnn_min  = "8.9"
  sm_min_for = { fp8 = "8.9" }
}

package "transformer-engine" "0.7" {
  like       = "0.1"
  released   = "2023-04-05"
  sm_min_for = { fp8 = "8.9" }
}

package "transformer-engine" "0.6" {
  like     = "0.1"
  released = "2023-03-07"
}

package "transformer-engine" "0.5" {
  like     = "0.1"
  released = "2023-01-31"
}

package "transformer-engine" "0.4" {
  like     = "0.1"
  released = "2022-12-15"
}

package "transformer-engine" "0.3" {
  like     = "0.1"
  released = "2022-11-23"
}

package "transformer-engine" "0.2" {
  like     = "0.1"
  released = "2022-10-20"
}

package "transformer-engine" "0.1" {
  released   = "2022-09-28"
  requires   = { torch = "*" }
  cuda_min   = "11.8"
  sm_min_for = { fp8 = "9.0" }
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  source     = ["transformer-engine@v${version}:docs/installation.rst"]
  inferred   = ["platforms"]
  notes = [
    "framework extension (transformer_engine_torch) is compiled at install: nvcc, cuDNN headers needed; CUDA >= 12.8 for Blackwell from 2.0",
  ]
}
