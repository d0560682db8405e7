# Releases of mace-torch.

package_info "mace-torch" {
  module   = "mace"
  pypi     = "mace-torch"
  source   = ["wheels@b80407edf6b2a1ec8523668c2a36852d:mace_torch-0.3.16-py3-none-any.whl"]
  inferred = ["module"]
}

package "mace-torch" {
  python_requires = ">=3.7"
  requires        = { torch = ">=1.12", torchmetrics = "*" }
  platforms       = ["any"]
  rows = {
    "0.3.16" = {
      released        = "2026-05-10"
      python_requires = ">=3.9"
      source          = ["wheels@b80407edf6b2a1ec8523668c2a36852d:mace_torch-0.3.16-py3-none-any.whl"]
    }
    "0.3.15" = {
      released = "2026-02-22"
      source   = ["wheels@9e38df131667f4abdb3c0ab7b77927f2:mace_torch-0.3.15-py3-none-any.whl"]
    }
    "0.3.14" = {
      released = "2025-08-06"
      source   = ["wheels@9a7a00a79b3fa3448a13961e2a4af616:mace_torch-0.3.14-py3-none-any.whl"]
    }
    "0.3.13" = {
      released = "2025-05-01"
      source   = ["wheels@e0aeef5fdb493f94436e4a806f89e051:mace_torch-0.3.13-py3-none-any.whl"]
    }
    "0.3.12" = {
      released = "2025-03-16"
      source   = ["wheels@d8b135656dbbfd33c52844c78f1f230a:mace_torch-0.3.12-py3-none-any.whl"]
    }
    "0.3.11" = {
      released = "2025-03-14"
      source   = ["wheels@b6cfa12d06a08ef758df8e2a9397fc65:mace_torch-0.3.11-py3-none-any.whl"]
    }
    "0.3.10" = {
      released = "2025-02-04"
      source   = ["wheels@b05ee23a89a45a090a832074d6ff0b27:mace_torch-0.3.10-py3-none-any.whl"]
    }
    "0.3.9" = {
      released = "2024-12-07"
      requires = { numpy = "<2.0" }
      source   = ["wheels@a37adb2c28a97f002abbe5ba0b397d77:mace_torch-0.3.9-py3-none-any.whl"]
    }
    "0.3.8" = {
      released = "2024-11-12"
      requires = { numpy = "<2.0" }
      source   = ["wheels@fee22a834d6a40cb07eb2bf8dec6eee7:mace_torch-0.3.8-py3-none-any.whl"]
    }
    "0.3.7" = {
      released = "2024-11-12"
      requires = { numpy = "<2.0" }
      source   = ["wheels@d2e4744316a1fc00ede952e93e4ffe0f:mace_torch-0.3.7-py3-none-any.whl"]
    }
    "0.3.6" = {
      released = "2024-07-16"
      requires = { numpy = "<2.0" }
      source   = ["wheels@f1e13e7e0f2751546b1ca421eec58930:mace_torch-0.3.6-py3-none-any.whl"]
    }
    "0.3.5" = {
      released = "2024-06-21"
      requires = { numpy = "<2.0" }
      source   = ["wheels@b44861f29dd5aecbee9d0ade52dfccaa:mace_torch-0.3.5-py3-none-any.whl"]
    }
  }
}
