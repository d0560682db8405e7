# Releases of causal-conv1d.

package_info "causal-conv1d" {
  framework = "pytorch"
  module    = "causal_conv1d"
  pypi      = "causal-conv1d"
  source    = ["wheels@3202758494eaa7b597ce1c282dfa1888:causal_conv1d-1.7.0.tar.gz"]
  inferred  = ["framework", "module"]
  notes = [
    "the index has it as source alone; its makers publish wheels for single torch minors beside their releases",
  ]
}

package "causal-conv1d" {
  python_requires = ">=3.9"
  needs_nvcc      = "always"
  platforms       = ["linux/amd64"]
  inferred        = ["needs_nvcc", "platforms"]
  notes           = ["needs_nvcc: its source package is compiled when it is installed"]
  rows = {
    "1.7.0" = {
      released = "2026-08-20"
      requires = { torch = "*" }
      source   = ["wheels@3202758494eaa7b597ce1c282dfa1888:causal_conv1d-1.7.0.tar.gz"]
    }
    "1.6.2.post1" = {
      released = "2026-05-09"
      requires = { torch = "*" }
      source   = ["wheels@245e314ea21064ded7a5bf6b3b842b64:causal_conv1d-1.6.2.post1.tar.gz"]
    }
    "1.6.1" = {
      released = "2026-03-10"
      requires = { torch = "*" }
      source   = ["wheels@e4a697ec2db3906f012e675125569f8b:causal_conv1d-1.6.1.tar.gz"]
    }
    "1.6.0" = {
      released = "2026-01-12"
      requires = { torch = "*" }
      source   = ["wheels@4eae3220d08e1e88238f3a0a88783147:causal_conv1d-1.6.0.tar.gz"]
    }
    "1.5.3.post1" = {
      released = "2025-10-10"
      source   = ["wheels@aba1b717484472d0b2f2e40520a1c03f:causal_conv1d-1.5.3.post1.tar.gz"]
    }
    "1.5.2" = {
      released = "2025-07-18"
      source   = ["wheels@9b7d8ec8d07e3590a1dfa010e4e87d14:causal_conv1d-1.5.2.tar.gz"]
    }
    "1.5.1" = {
      released = "2025-07-18"
      source   = ["wheels@d30091ee40e04b93c4d4db276ce3426b:causal_conv1d-1.5.1.tar.gz"]
    }
    "1.5.0.post8" = {
      released = "2024-12-06"
      source   = ["wheels@b3dc31fac0278da281b3f24ab164b01b:causal_conv1d-1.5.0.post8.tar.gz"]
    }
    "1.5.0.post5" = {
      released = "2024-12-06"
      source   = ["wheels@b68a206f14f66a6b6f51d76826f430ff:causal_conv1d-1.5.0.post5.tar.gz"]
    }
  }
}
