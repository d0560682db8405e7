# Releases of stable-baselines3.

package_info "stable-baselines3" {
  module   = "stable_baselines3"
  pypi     = "stable-baselines3"
  source   = ["wheels@0b7db1789bea31d43b3e9be4f88abf63:stable_baselines3-2.9.2-py3-none-any.whl"]
  inferred = ["module"]
}

package "stable-baselines3" {
  python_requires = ">=3.9"
  requires        = { numpy = ">=1.20,<3.0", torch = ">=2.3,<3.0" }
  platforms       = ["any"]
  rows = {
    "2.9.2" = {
      released        = "2026-10-26"
      python_requires = ">=3.10"
      requires        = { torch = ">=2.8,<3.0" }
      source          = ["wheels@0b7db1789bea31d43b3e9be4f88abf63:stable_baselines3-2.9.2-py3-none-any.whl"]
    }
    "2.9.0" = {
      released        = "2026-06-15"
      python_requires = ">=3.10"
      requires        = { torch = ">=2.8,<3.0" }
      source          = ["wheels@95f39a473dce081d1abe31acaf7cee44:stable_baselines3-2.9.0-py3-none-any.whl"]
    }
    "2.8.0" = {
      released        = "2026-04-01"
      python_requires = ">=3.10"
      requires        = { matplotlib = "*", pandas = "*" }
      source          = ["wheels@8c19d960b534a909f46dac5227662fc2:stable_baselines3-2.8.0-py3-none-any.whl"]
    }
    "2.7.1" = {
      released = "2025-12-05"
      requires = { matplotlib = "*", pandas = "*" }
      source   = ["wheels@b017e76dfe5ca0ce6eabb29e79c42e8c:stable_baselines3-2.7.1-py3-none-any.whl"]
    }
    "2.7.0" = {
      released = "2025-07-25"
      requires = { matplotlib = "*", pandas = "*" }
      source   = ["wheels@3de94fab840b3eb379a352c8d9b39099:stable_baselines3-2.7.0-py3-none-any.whl"]
    }
    "2.6.0" = {
      released = "2025-03-24"
      requires = { matplotlib = "*", pandas = "*" }
      source   = ["wheels@d4a4c95b5593c6135a5764767d829498:stable_baselines3-2.6.0-py3-none-any.whl"]
    }
    "2.5.0" = {
      released = "2025-01-27"
      requires = { matplotlib = "*", pandas = "*" }
      source   = ["wheels@cd9ff4201794ee724f693d5380d40cbe:stable_baselines3-2.5.0-py3-none-any.whl"]
    }
  }
}

package "stable-baselines3" {
  python_requires = ">=3.8"
  requires        = { numpy = ">=1.20", torch = ">=1.13" }
  platforms       = ["any"]
  rows = {
    "2.4.1" = {
      released = "2025-01-07"
      requires = { matplotlib = "*", numpy = ">=1.20,<2.0", pandas = "*" }
      source   = ["wheels@f74cde94a15c1d9d90343e73d790e189:stable_baselines3-2.4.1-py3-none-any.whl"]
    }
    "2.4.0" = {
      released = "2024-11-18"
      requires = { matplotlib = "*", numpy = ">=1.20,<2.0", pandas = "*" }
      source   = ["wheels@c37c6986d8b3b253e4e52620dc1e4eae:stable_baselines3-2.4.0-py3-none-any.whl"]
    }
    "2.3.2" = {
      released = "2024-04-27"
      requires = { matplotlib = "*", pandas = "*" }
      source   = ["wheels@a1cafff6ec23bd4e8f4f20dd829008dc:stable_baselines3-2.3.2-py3-none-any.whl"]
    }
    "2.2.1" = {
      released = "2023-11-17"
      requires = { matplotlib = "*", pandas = "*" }
      source   = ["wheels@ccb3405e244c3f0b284b3487436d99c7:stable_baselines3-2.2.1-py3-none-any.whl"]
    }
    "2.1.0" = {
      released = "2023-08-17"
      requires = { matplotlib = "*", pandas = "*" }
      source   = ["wheels@1c1736feb37f4f859132dfaedb7f5d18:stable_baselines3-2.1.0-py3-none-any.whl"]
    }
    "2.0.0" = {
      released        = "2023-06-23"
      python_requires = ">=3.7"
      requires        = { matplotlib = "*", pandas = "*", torch = ">=1.11" }
      source          = ["wheels@54a011a049d5cd923471e1e8c2a4c275:stable_baselines3-2.0.0-py3-none-any.whl"]
    }
  }
}
