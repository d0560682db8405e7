# Releases of mamba-ssm.

package_info "mamba-ssm" {
  framework = "pytorch"
  module    = "mamba_ssm"
  pypi      = "mamba-ssm"
  source    = ["wheels@104cc47e9101e5401a675fa2b784f295:mamba_ssm-2.3.2.post1.tar.gz"]
  inferred  = ["framework", "module"]
  notes = [
    "the index has it as source alone; its makers publish wheels for single torch minors beside their releases",
  ]
}

package "mamba-ssm" {
  python_requires = ">=3.9"
  needs_nvcc      = "always"
  platforms       = ["linux/amd64"]
  inferred        = ["platforms"]
  notes = [
    "needs_nvcc: its source package takes a wheel of its makers for the torch, CUDA and ABI, where there is one, and is compiled else",
  ]
  rows = {
    "2.3.2.post1" = {
      released = "2026-05-09"
      requires = { torch = "*", transformers = "*", triton = ">=3.5.0" }
      source   = ["wheels@104cc47e9101e5401a675fa2b784f295:mamba_ssm-2.3.2.post1.tar.gz"]
    }
    "2.3.1" = {
      released = "2026-03-10"
      requires = { torch = "*", transformers = "*", triton = "*" }
      source   = ["wheels@4d529477ad94753962216d583fc8f1c1:mamba_ssm-2.3.1.tar.gz"]
    }
    "2.3.0" = {
      released = "2026-01-12"
      requires = { torch = "*", transformers = "*", triton = "*" }
      source   = ["wheels@8294e12125f76021e4e190f4137e84a8:mamba_ssm-2.3.0.tar.gz"]
    }
    "2.2.6.post3" = {
      released = "2025-10-10"
      source   = ["wheels@826a3cdb651959f191dac64502f8a296:mamba_ssm-2.2.6.post3.tar.gz"]
    }
    "2.2.5" = {
      released = "2025-07-19"
      source   = ["wheels@5055c8e631a22bb3cfc9958828a7a57e:mamba_ssm-2.2.5.tar.gz"]
    }
    "2.2.4" = {
      released = "2024-12-06"
      source   = ["wheels@e4114c69302796c91b71e90032c2d974:mamba_ssm-2.2.4.tar.gz"]
    }
    "2.2.3.post2" = {
      released = "2024-12-06"
      source   = ["wheels@4b5cc2676cb42e0f2d0d533f9ebdc506:mamba_ssm-2.2.3.post2.tar.gz"]
    }
    "2.2.2" = {
      released        = "2024-07-04"
      python_requires = ">=3.8"
      source          = ["wheels@009de2d74decd847d463ae9cdbc1f941:mamba_ssm-2.2.2.tar.gz"]
    }
    "2.2.1" = {
      released        = "2024-07-01"
      python_requires = ">=3.8"
      source          = ["wheels@8f9c8a77894ab7e9f18b557a6dff3d68:mamba_ssm-2.2.1.tar.gz"]
    }
    "2.2.0" = {
      released        = "2024-07-01"
      python_requires = ">=3.8"
      source          = ["wheels@31011c7db926d2f0552554f82b787b8e:mamba_ssm-2.2.0.tar.gz"]
    }
    "2.1.0" = {
      released        = "2024-06-18"
      python_requires = ">=3.7"
      source          = ["wheels@a54d544ef864b1bdf344c33cdc9676be:mamba_ssm-2.1.0.tar.gz"]
    }
    "2.0.4" = {
      released        = "2024-06-12"
      python_requires = ">=3.7"
      source          = ["wheels@cd2dd0b985bd0acb2860511672e5b0c6:mamba_ssm-2.0.4.tar.gz"]
    }
    "2.0.3" = {
      released        = "2024-06-03"
      python_requires = ">=3.7"
      source          = ["wheels@38ff5ec66e7e669cc7432c1a0b2b8edd:mamba_ssm-2.0.3.tar.gz"]
    }
    "2.0.2" = {
      released        = "2024-06-03"
      python_requires = ">=3.7"
      source          = ["wheels@723c29d00b5ff76e94a3eac647725e83:mamba_ssm-2.0.2.tar.gz"]
    }
    "2.0.1" = {
      released        = "2024-06-03"
      python_requires = ">=3.7"
      source          = ["wheels@0e7ee9dcea550cd4b88fd7d6431a7fd8:mamba_ssm-2.0.1.tar.gz"]
    }
    "2.0.0" = {
      released        = "2024-06-03"
      python_requires = ">=3.7"
      source          = ["wheels@3d070b94c3868603f71e26c0236cc09a:mamba_ssm-2.0.0.tar.gz"]
    }
    "1.2.2" = {
      released        = "2024-05-26"
      python_requires = ">=3.7"
      source          = ["wheels@e1acce5f1476dad55c3d03d98db9cf45:mamba_ssm-1.2.2.tar.gz"]
    }
    "1.2.1" = {
      released        = "2024-05-26"
      python_requires = ">=3.7"
      source          = ["wheels@a688f405618c97b685c2a5aa8193063f:mamba_ssm-1.2.1.tar.gz"]
    }
    "1.2.0.post1" = {
      released        = "2024-03-02"
      python_requires = ">=3.7"
      source          = ["wheels@418a77e405f81ef13d34e0633746b0b7:mamba_ssm-1.2.0.post1.tar.gz"]
    }
    "1.2.0" = {
      released        = "2024-03-02"
      python_requires = ">=3.7"
      source          = ["wheels@1f6f539ba4c081f62e4803eac201f680:mamba_ssm-1.2.0.tar.gz"]
    }
    "1.1.4" = {
      released        = "2024-02-25"
      python_requires = ">=3.7"
      source          = ["wheels@09fb1c9eb4e44a9c5dc3c8c6d31f483f:mamba_ssm-1.1.4.tar.gz"]
    }
    "1.1.3.post1" = {
      released        = "2024-02-01"
      python_requires = ">=3.7"
      source          = ["wheels@be9495656810846faa2297e579a83511:mamba_ssm-1.1.3.post1.tar.gz"]
    }
    "1.1.2" = {
      released        = "2024-01-28"
      python_requires = ">=3.7"
      source          = ["wheels@aaf3132e25b8ca97116aad69150fedab:mamba_ssm-1.1.2.tar.gz"]
    }
    "1.1.1" = {
      released        = "2023-12-25"
      python_requires = ">=3.7"
      source          = ["wheels@00e06be64f50c8e7b4ba0d6001eb7003:mamba_ssm-1.1.1.tar.gz"]
    }
    "1.1.0" = {
      released        = "2023-12-20"
      python_requires = ">=3.7"
      source          = ["wheels@9e261b01cdafe0fa068c0e3f8f75cfb5:mamba_ssm-1.1.0.tar.gz"]
    }
    "1.0.1" = {
      released        = "2023-12-04"
      python_requires = ">=3.7"
      source          = ["wheels@809970f3187378c2546e8c9492a52149:mamba_ssm-1.0.1.tar.gz"]
    }
  }
}
