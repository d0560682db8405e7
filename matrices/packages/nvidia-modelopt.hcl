# Releases of nvidia-modelopt.

source "modelopt" {
  title = "github.com/NVIDIA/TensorRT-Model-Optimizer"
  url   = "https://github.com/NVIDIA/TensorRT-Model-Optimizer"
  date  = "2026-11-26"
  class = "vendor"
}

package_info "nvidia-modelopt" {
  framework = "pytorch"
  module    = "modelopt"
  pypi      = "nvidia-modelopt"
  source    = ["wheels@db13e62d7efe4a1512e8b8c3f479e28d:nvidia_modelopt-0.47.0-py3-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "nvidia-modelopt" {
  python_requires = ">=3.10,<3.15"
  requires        = { nvidia-ml-py = ">=12" }
  platforms       = ["any"]
  inferred        = ["requires"]
  notes           = ["inferred: what the releases before and after it agree on"]
  rows = {
    "0.47.0" = {
      without  = ["inferred", "notes"]
      released = "2026-09-23"
      requires = { torch = ">=2.8" }
      source   = ["wheels@db13e62d7efe4a1512e8b8c3f479e28d:nvidia_modelopt-0.47.0-py3-none-any.whl"]
    }
    "0.46.1" = {
      released = "2026-09-09"
      source   = ["wheels@908e1a3fdaad265950c9091adafda887:nvidia_modelopt-0.46.1-py3-none-any.whl"]
    }
    "0.46.0" = {
      released = "2026-08-18"
      source   = ["wheels@1864b4e9921e287b065be3861ab48345:nvidia_modelopt-0.46.0-py3-none-any.whl"]
    }
    "0.45.0" = {
      released = "2026-07-06"
      source   = ["wheels@04e1d787898e44e7281022f4772ee57b:nvidia_modelopt-0.45.0-py3-none-any.whl"]
    }
    "0.44.0" = {
      released = "2026-05-13"
      source   = ["wheels@9b54a853dfda161db97a0dfce4d7c242:nvidia_modelopt-0.44.0-py3-none-any.whl"]
    }
    "0.43.0" = {
      without         = ["inferred", "notes"]
      released        = "2026-04-16"
      python_requires = ">=3.10,<3.14"
      requires        = { torch = ">=2.6" }
      source          = ["wheels@fe11a49e16230435b3a17153bcdb5717:nvidia_modelopt-0.43.0-py3-none-any.whl"]
    }
    "0.42.0" = {
      released        = "2026-03-09"
      python_requires = ">=3.10,<3.13"
      requires        = { torch = ">=2.6" }
      source          = ["wheels@3e8149b4d206b4ae51165f4f6a6d28fc:nvidia_modelopt-0.42.0-py3-none-any.whl"]
    }
    "0.41.0" = {
      released        = "2026-01-20"
      python_requires = ">=3.10,<3.13"
      requires        = { torch = ">=2.6" }
      source          = ["wheels@ffa5f903d22653649318831a470550ae:nvidia_modelopt-0.41.0-py3-none-any.whl"]
    }
  }
}

package "nvidia-modelopt" {
  python_requires = ">=3.10,<3.13"
  requires        = { torch = ">=2.6", torchvision = "*" }
  platforms       = ["any"]
  source          = ["modelopt@${version}:setup.py"]
  rows = {
    "0.40.0" = {
      without  = ["requires"]
      released = "2025-12-12"
      requires = { nvidia-ml-py = ">=12", torch = ">=2.6" }
      source   = ["wheels@0315f53aef014b902866e427038db580:nvidia_modelopt-0.40.0-py3-none-any.whl"]
    }
    "0.39.0" = { without = ["requires"], released = "2025-11-13", requires = { torch = ">=2.6" } }
    "0.37.0" = { without = ["requires"], released = "2025-10-08", requires = { torch = ">=2.6" } }
    "0.35.1" = { released = "2025-09-20" }
    "0.35.0" = { released = "2025-09-04" }
    "0.33.1" = {
      released  = "2025-08-12"
      min_glibc = "2.28"
      requires  = { torch = ">=2.4" }
      platforms = ["linux/amd64", "linux/arm64"]
      source = [
        "wheels@ef78a98901890f265596ec413dffac17:nvidia_modelopt-0.33.1-py3-none-manylinux_2_28_x86_64.whl",
        "modelopt@${version}:setup.py",
      ]
    }
    "0.33.0" = {
      released  = "2025-07-14"
      min_glibc = "2.28"
      requires  = { torch = ">=2.4" }
      platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
      source = [
        "wheels@c53b3714cdc56c5913a7a5c4c90251c3:nvidia_modelopt-0.33.0-py3-none-manylinux_2_28_x86_64.whl",
        "modelopt@${version}:setup.py",
      ]
    }
  }
}
