# Releases of fla-core.

package_info "fla-core" {
  framework = "pytorch"
  module    = "fla"
  pypi      = "fla-core"
  source    = ["wheels@b0708b70e0b119cd58a0a5146ea56cb1:fla_core-0.6.0-py3-none-any.whl"]
  inferred  = ["framework", "module"]
  notes     = ["its kernels are Triton's"]
}

package "fla-core" {
  python_requires = ">=3.10"
  platforms       = ["any"]
  rows = {
    "0.6.0" = {
      released = "2026-10-23"
      source   = ["wheels@b0708b70e0b119cd58a0a5146ea56cb1:fla_core-0.6.0-py3-none-any.whl"]
    }
    "0.5.2" = {
      released = "2026-07-27"
      source   = ["wheels@5e830c85bad3d0d34677f98ac7074d08:fla_core-0.5.2-py3-none-any.whl"]
    }
    "0.5.1" = {
      released = "2026-06-18"
      source   = ["wheels@02150d34aa1e37f6b8ed9b2feec5d29a:fla_core-0.5.1-py3-none-any.whl"]
    }
    "0.5.0" = {
      released = "2026-04-21"
      requires = { torch = ">=2.7.0" }
      source   = ["wheels@5c826ff32daf6b629658e3e4f6125d87:fla_core-0.5.0-py3-none-any.whl"]
    }
    "0.4.2" = {
      released = "2026-03-12"
      requires = { torch = "*" }
      source   = ["wheels@cba3db29380002da3cbfc0db94d6efac:fla_core-0.4.2-py3-none-any.whl"]
    }
    "0.4.1" = {
      released = "2025-12-24"
      requires = { torch = "*" }
      source   = ["wheels@93c6afe4c80fc7bc705fa8aeea6a46d2:fla_core-0.4.1-py3-none-any.whl"]
    }
    "0.4.0" = {
      released = "2025-10-27"
      requires = { torch = ">=2.5" }
      source   = ["wheels@5396f36a9838c99f9e45c70e88e2e0b2:fla_core-0.4.0-py3-none-any.whl"]
    }
    "0.3.2" = {
      released = "2025-09-10"
      requires = { torch = ">=2.5" }
      source   = ["wheels@e751d5a41e33eee721a6fb6588bd857f:fla_core-0.3.2-py3-none-any.whl"]
    }
  }
}
