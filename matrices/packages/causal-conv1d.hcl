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
  inferred        = ["platforms"]
  notes = [
    "needs_nvcc: its source package takes a wheel of its makers for the torch, CUDA and ABI, where there is one, and is compiled else",
  ]
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
    "1.4.0" = {
      released        = "2024-06-29"
      python_requires = ">=3.8"
      source          = ["wheels@e741fe453d708bc19be1ed71ff628cb2:causal_conv1d-1.4.0.tar.gz"]
    }
    "1.3.0.post1" = {
      released        = "2024-06-18"
      python_requires = ">=3.7"
      source          = ["wheels@327684074a80b74d9d15bc6ecf1a922a:causal_conv1d-1.3.0.post1.tar.gz"]
    }
    "1.2.2.post1" = {
      released        = "2024-05-26"
      python_requires = ">=3.7"
      source          = ["wheels@6ed00a95815b4536c3331c3a5d4bf2dd:causal_conv1d-1.2.2.post1.tar.gz"]
    }
    "1.2.1" = {
      released        = "2024-05-26"
      python_requires = ">=3.7"
      source          = ["wheels@8705576c965ab44a004e776d9653f0b4:causal_conv1d-1.2.1.tar.gz"]
    }
    "1.2.0.post2" = {
      released        = "2024-03-02"
      python_requires = ">=3.7"
      source          = ["wheels@3e35b96718b81a0b34c3717b5df06fd3:causal_conv1d-1.2.0.post2.tar.gz"]
    }
    "1.2.0.post1" = {
      released        = "2024-03-02"
      python_requires = ">=3.7"
      source          = ["wheels@51e0ff303383c5382e81da1b3ae78148:causal_conv1d-1.2.0.post1.tar.gz"]
    }
    "1.1.3.post1" = {
      released        = "2024-02-01"
      python_requires = ">=3.7"
      source          = ["wheels@fabb73ca05101cc8afdbb5afe40d5441:causal_conv1d-1.1.3.post1.tar.gz"]
    }
    "1.1.2.post1" = {
      released        = "2024-02-01"
      python_requires = ">=3.7"
      source          = ["wheels@304f201b11ea7c2f75d1b25bfae744f5:causal_conv1d-1.1.2.post1.tar.gz"]
    }
    "1.1.1" = {
      released        = "2023-12-25"
      python_requires = ">=3.7"
      source          = ["wheels@cbbe1c399af13144b18d72345143aec8:causal_conv1d-1.1.1.tar.gz"]
    }
    "1.1.0" = {
      released        = "2023-12-10"
      python_requires = ">=3.7"
      source          = ["wheels@bdbbfb61457291efe907a1cb2db5fe46:causal_conv1d-1.1.0.tar.gz"]
    }
    "1.0.2" = {
      released        = "2023-12-10"
      python_requires = ">=3.7"
      source          = ["wheels@63374db1a09b6864112c53108627323a:causal_conv1d-1.0.2.tar.gz"]
    }
    "1.0.1" = {
      released        = "2023-12-08"
      python_requires = ">=3.7"
      source          = ["wheels@bcf6ef3e27cae5d56aa4264c0fa31229:causal_conv1d-1.0.1.tar.gz"]
    }
    "1.0.0" = {
      released        = "2023-12-03"
      python_requires = ">=3.7"
      source          = ["wheels@9835b911865667b74d8e44bc548e0476:causal_conv1d-1.0.0.tar.gz"]
    }
  }
}
