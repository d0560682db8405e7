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
  inferred        = ["needs_nvcc", "platforms"]
  notes           = ["needs_nvcc: its source package is compiled when it is installed"]
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
  }
}
