# Releases of safetensors.

package_info "safetensors" {
  module = "safetensors"
  pypi   = "safetensors"
  sdist  = true
  source = ["wheels@fd6f3f93c9a0a7cc2788ee63fb763353:safetensors-0.8.0-cp310-abi3-manylinux_2_17_x86_64.manylinux2014_x86_64.whl"]
}

package "safetensors" {
  python_requires = ">=3.7"
  min_glibc       = "2.17"
  requires_other = {
    "jax (extra)"          = ">=0.3.25"
    "numpy (extra)"        = ">=1.21.6"
    "paddlepaddle (extra)" = ">=2.4.1"
    "tensorflow (extra)"   = ">=2.11.0"
    "torch (extra)"        = ">=1.10"
  }
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source    = ["wheels"]
  rows = {
    "0.8.0" = {
      released        = "2026-06-09"
      python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
      python_requires = ">=3.10"
      requires_other  = { "numpy (extra)" = ">=1.24.6", "torch (extra)" = ">=2.4" }
    }
    "0.7.0" = {
      released        = "2025-11-19"
      python          = ["3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
      python_requires = ">=3.9"
    }
    "0.6.2" = {
      released        = "2025-08-08"
      python          = ["3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
      python_requires = ">=3.9"
    }
    "0.6.1" = {
      released        = "2025-08-06"
      python          = ["3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
      python_requires = ">=3.9"
    }
    "0.5.3" = { released = "2025-02-26", python = ["3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14"] }
    "0.5.2" = { released = "2025-01-08", python = ["3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14"] }
    "0.5.1" = { released = "2025-01-07", python = ["3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14"] }
    "0.5.0" = { released = "2025-01-02", python = ["3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14"] }
    "0.4.5" = { released = "2024-09-05", python = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12", "3.13"] }
    "0.4.4" = { released = "2024-08-05", python = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12", "3.13"] }
    "0.4.3" = { released = "2024-04-15", python = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12"] }
    "0.4.2" = { released = "2024-01-23", python = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12", "3.13"] }
    "0.4.1" = { released = "2023-11-27", python = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12"] }
    "0.4.0" = { released = "2023-10-06", python = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12"] }
    "0.3.3" = {
      without  = ["python_requires"]
      released = "2023-08-23"
      python   = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    }
    "0.3.2" = {
      without  = ["python_requires"]
      released = "2023-08-08"
      python   = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    }
    "0.3.1" = {
      without  = ["python_requires"]
      released = "2023-04-25"
      python   = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    }
  }
}

package "safetensors" {
  python         = ["3.7", "3.8", "3.9", "3.10", "3.11"]
  min_glibc      = "2.17"
  requires_other = { "jax (extra)" = "*", "tensorflow (extra)" = "*", "torch (extra)" = "*" }
  platforms      = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source         = ["wheels"]
  rows = {
    "0.3.0" = { released = "2023-03-03", requires_other = { "paddlepaddle (extra)" = "*" } }
  }
}
