# Releases of liger-kernel.

package_info "liger-kernel" {
  framework = "pytorch"
  module    = "liger_kernel"
  pypi      = "liger-kernel"
  source    = ["wheels@60789cd576af073ab9b192b570d2597f:liger_kernel-0.8.5-py3-none-any.whl"]
  inferred  = ["framework", "module"]
  notes     = ["its kernels are Triton's"]
}

package "liger-kernel" {
  requires  = { torch = ">=2.1.2", triton = ">=2.3.1" }
  platforms = ["any"]
  rows = {
    "0.8.5" = {
      released        = "2026-10-21"
      python_requires = ">=3.10"
      source          = ["wheels@60789cd576af073ab9b192b570d2597f:liger_kernel-0.8.5-py3-none-any.whl"]
    }
    "0.8.4" = {
      released        = "2026-09-30"
      python_requires = ">=3.10"
      source          = ["wheels@9a5f184020080917111aba265ccf2605:liger_kernel-0.8.4-py3-none-any.whl"]
    }
    "0.8.3" = {
      released = "2026-09-16"
      source   = ["wheels@c22541c11ba0102b8989e3be3ace3fec:liger_kernel-0.8.3-py3-none-any.whl"]
    }
    "0.8.2" = {
      released = "2026-08-18"
      source   = ["wheels@84c0a7bc9bf4d4cf8ea5ba89ff84d286:liger_kernel-0.8.2-py3-none-any.whl"]
    }
    "0.8.1" = {
      released = "2026-07-23"
      source   = ["wheels@90836c1e9de22a1c57a640775fb79151:liger_kernel-0.8.1-py3-none-any.whl"]
    }
    "0.8.0" = {
      released = "2026-04-30"
      source   = ["wheels@e1f03eeb4ba6a6a413d585dacf92c4c1:liger_kernel-0.8.0-py3-none-any.whl"]
    }
    "0.7.0" = {
      released = "2026-02-12"
      source   = ["wheels@d2185d94362c069f508eb8aff5e7016c:liger_kernel-0.7.0-py3-none-any.whl"]
    }
    "0.6.5" = {
      released = "2026-02-04"
      source   = ["wheels@bf90baa8948b8fd278d2498b2901e106:liger_kernel-0.6.5-py3-none-any.whl"]
    }
    "0.6.4" = {
      released = "2025-11-21"
      source   = ["wheels@77b041f97cca2afaaef3b71f2e4d2978:liger_kernel-0.6.4-py3-none-any.whl"]
    }
    "0.6.3" = {
      released = "2025-10-27"
      source   = ["wheels@7be6f5498d9f7a7c1ae4191c1829e815:liger_kernel-0.6.3-py3-none-any.whl"]
    }
    "0.6.2" = {
      released = "2025-08-22"
      source   = ["wheels@303b9bbf5c10f9289c3139afb41e4d98:liger_kernel-0.6.2-py3-none-any.whl"]
    }
    "0.6.1" = {
      released = "2025-07-28"
      source   = ["wheels@dcc678a2ff17baf4c58c529277e3bf59:liger_kernel-0.6.1-py3-none-any.whl"]
    }
    "0.6.0" = {
      released = "2025-07-09"
      source   = ["wheels@8938ed2ef2b37076b47022bba90bd134:liger_kernel-0.6.0-py3-none-any.whl"]
    }
    "0.5.10" = {
      released = "2025-05-22"
      source   = ["wheels@dfda1e9640fbbd4a023c3bcaf9d6306a:liger_kernel-0.5.10-py3-none-any.whl"]
    }
    "0.5.9" = {
      released = "2025-05-04"
      source   = ["wheels@329eecdaf0b5ac8b84fc8fc17b75bf1e:liger_kernel-0.5.9-py3-none-any.whl"]
    }
    "0.5.8" = {
      released = "2025-04-12"
      source   = ["wheels@3102f99f89e9b9da249c83ea3f12b686:liger_kernel-0.5.8-py3-none-any.whl"]
    }
    "0.5.7" = {
      released = "2025-04-12"
      source   = ["wheels@e6554e5b5c2bfa6384cdeb3b8989c974:liger_kernel-0.5.7-py3-none-any.whl"]
    }
    "0.5.6" = {
      released = "2025-04-02"
      source   = ["wheels@7a1a952460622a5064e73f15e8682298:liger_kernel-0.5.6-py3-none-any.whl"]
    }
    "0.5.5" = {
      released = "2025-03-14"
      source   = ["wheels@bcb1034789d21ac72b73dc5b90b71c77:liger_kernel-0.5.5-py3-none-any.whl"]
    }
    "0.5.4" = {
      released = "2025-02-24"
      source   = ["wheels@0f4c56496f694af30de197d308982781:liger_kernel-0.5.4-py3-none-any.whl"]
    }
    "0.5.3" = {
      released = "2025-02-10"
      source   = ["wheels@0a4770e5c2610e579fbad646422c1a5f:liger_kernel-0.5.3-py3-none-any.whl"]
    }
  }
}

package "liger-kernel" {
  requires       = { torch = ">=2.1.2", triton = ">=2.3.1" }
  requires_other = { "transformers (extra)" = "~=4.0" }
  platforms      = ["any"]
  rows = {
    "0.5.2" = {
      released       = "2024-12-11"
      requires_other = { "trl (extra)" = ">=0.11.0" }
      source         = ["wheels@31a7409ac9db20fc77e7caf8ab146f56:liger_kernel-0.5.2-py3-none-any.whl"]
    }
    "0.5.1" = {
      released       = "2024-12-10"
      requires_other = { "trl (extra)" = ">=0.11.0" }
      source         = ["wheels@f5050c629ca5120dd3d9c028ff31cc67:liger_kernel-0.5.1-py3-none-any.whl"]
    }
    "0.5.0" = {
      released = "2024-12-10"
      source   = ["wheels@8058086671a815515b717c36e8acafc1:liger_kernel-0.5.0-py3-none-any.whl"]
    }
    "0.4.2" = {
      released = "2024-11-17"
      source   = ["wheels@40fc8605343e89a58b2623ace8448f43:liger_kernel-0.4.2-py3-none-any.whl"]
    }
    "0.4.1" = {
      released = "2024-11-12"
      source   = ["wheels@902a6bd7fa782f6febf45c8e91697ed0:liger_kernel-0.4.1-py3-none-any.whl"]
    }
    "0.4.0" = {
      released = "2024-11-05"
      source   = ["wheels@f32873ff64a29701b5f230cb8ac812ba:liger_kernel-0.4.0-py3-none-any.whl"]
    }
    "0.3.1" = {
      released = "2024-10-01"
      requires = { triton = ">=2.3.0" }
      source   = ["wheels@e78903db10708a5422bfda02eb022175:liger_kernel-0.3.1-py3-none-any.whl"]
    }
  }
}

package "liger-kernel" {
  released  = "2024-08-29"
  requires  = { torch = ">=2.1.2", transformers = ">=4.42.0", triton = ">=2.3.0" }
  platforms = ["any"]
  rows = {
    "0.3.0" = {
      released = "2024-09-13"
      source   = ["wheels@4b2e698c70ada3f93b9839c557856d34:liger_kernel-0.3.0-py3-none-any.whl"]
    }
    "0.2.1" = { source = ["wheels@a4b55d3065a470cdc81ece95f20348ca:liger_kernel-0.2.1-py3-none-any.whl"] }
    "0.2.0" = { source = ["wheels@e36b7275b448cb099a95f895e7192438:liger_kernel-0.2.0-py3-none-any.whl"] }
  }
}

package "liger-kernel" "0.1.1" {
  released  = "2024-08-23"
  requires  = { torch = ">=2.1.2", transformers = ">=4.40.1", triton = ">=2.3.0" }
  platforms = ["any"]
  source    = ["wheels@9e374842130ef4121e137578642f827a:liger_kernel-0.1.1-py3-none-any.whl"]
}

package "liger-kernel" "0.1.0" {
  released  = "2024-08-20"
  requires  = { torch = ">=2.1.2", transformers = ">=4.40.1", triton = ">=2.3.0" }
  platforms = ["any"]
  source    = ["wheels@13b80a178f4168a30664773b7cce0fea:liger_kernel-0.1.0-py3-none-any.whl"]
}

package "liger-kernel" "0.0.1" {
  released  = "2024-08-15"
  requires  = { torch = ">=2.1.2", transformers = ">=4.40.1", triton = ">=2.3.0" }
  platforms = ["any"]
  source    = ["wheels@395a8d7afe5a7c6cf3703035778aac6e:liger_kernel-0.0.1-py3-none-any.whl"]
}

package "liger-kernel" "0.0.0" {
  released  = "2024-08-08"
  requires  = { torch = ">=2.1.2", transformers = ">=4.40.1", triton = ">=2.3.0" }
  platforms = ["any"]
  source    = ["wheels@1b392067bacb67cfc0ef3efcefae5263:liger_kernel-0.0.0-py3-none-any.whl"]
}
