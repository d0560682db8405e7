# Releases of compressed-tensors.

package_info "compressed-tensors" {
  module   = "compressed_tensors"
  pypi     = "compressed-tensors"
  source   = ["wheels@15307c904904219cafcb57d55f16b1bd:compressed_tensors-0.20.1-py3-none-any.whl"]
  inferred = ["module"]
}

package "compressed-tensors" {
  requires       = { pydantic = ">=2.0", torch = ">=2.10.0", transformers = ">=4.45.0" }
  requires_other = { "accelerate (extra)" = "*" }
  platforms      = ["any"]
  rows = {
    "0.20.1" = {
      released        = "2026-10-28"
      python_requires = ">=3.11"
      source          = ["wheels@15307c904904219cafcb57d55f16b1bd:compressed_tensors-0.20.1-py3-none-any.whl"]
    }
    "0.20.0" = {
      released        = "2026-10-26"
      python_requires = ">=3.11"
      source          = ["wheels@fd18911b3fb818eb11976d2a19134a58:compressed_tensors-0.20.0-py3-none-any.whl"]
    }
    "0.19.0" = {
      released = "2026-09-21"
      source   = ["wheels@5c2dcfd9cd820521906e23e096a51d68:compressed_tensors-0.19.0-py3-none-any.whl"]
    }
    "0.18.0" = {
      released = "2026-08-08"
      source   = ["wheels@91168237c2d815614c44dfc354c61c61:compressed_tensors-0.18.0-py3-none-any.whl"]
    }
    "0.17.1" = {
      released = "2026-06-11"
      source   = ["wheels@c6a9e96361564d1b66bde9ae236a7176:compressed_tensors-0.17.1-py3-none-any.whl"]
    }
    "0.17.0" = {
      released = "2026-06-03"
      source   = ["wheels@4a1b89b508f7efb8ffb4eee8a6e69e04:compressed_tensors-0.17.0-py3-none-any.whl"]
    }
    "0.16.0" = {
      released = "2026-05-28"
      source   = ["wheels@bfaabb87b6dce9cf68fab5512926a861:compressed_tensors-0.16.0-py3-none-any.whl"]
    }
    "0.15.0.1" = {
      released = "2026-04-10"
      requires = { torch = ">=1.7.0" }
      source   = ["wheels@e1b1f322e82e475715e242bad46925a3:compressed_tensors-0.15.0.1-py3-none-any.whl"]
    }
    "0.15.0" = {
      released = "2026-04-08"
      requires = { torch = ">=1.7.0,<2.11" }
      source   = ["wheels@8ff407a3e83ddbcb5999215e183b1a26:compressed_tensors-0.15.0-py3-none-any.whl"]
    }
  }
}

package "compressed-tensors" {
  requires       = { pydantic = ">=2.0", torch = ">=1.7.0", transformers = "*" }
  requires_other = { "accelerate (extra)" = "*" }
  platforms      = ["any"]
  rows = {
    "0.14.0.1" = {
      released = "2026-03-11"
      requires = { transformers = "<5.0.0" }
      source   = ["wheels@46c4940a3a779d3d97108c294bfcd9ac:compressed_tensors-0.14.0.1-py3-none-any.whl"]
    }
    "0.14.0" = {
      released = "2026-02-27"
      requires = { transformers = "<5.0.0" }
      source   = ["wheels@af67ce0d8f0a911ae3d72e6032758559:compressed_tensors-0.14.0-py3-none-any.whl"]
    }
    "0.13.0" = {
      released = "2025-12-16"
      source   = ["wheels@3518799c9baf034eb642efb551db6b05:compressed_tensors-0.13.0-py3-none-any.whl"]
    }
    "0.12.2" = {
      released = "2025-10-07"
      source   = ["wheels@e554ea761710ca2b0c0ea49276a4ef8e:compressed_tensors-0.12.2-py3-none-any.whl"]
    }
    "0.12.1" = {
      released = "2025-10-02"
      source   = ["wheels@f7d00a00f9d14b0579a343ab71e3ec16:compressed_tensors-0.12.1-py3-none-any.whl"]
    }
    "0.12.0" = {
      released = "2025-10-01"
      source   = ["wheels@c5f826c47a80cab9e2c6d8b9a50b52a1:compressed_tensors-0.12.0-py3-none-any.whl"]
    }
    "0.11.0" = {
      released = "2025-08-19"
      source   = ["wheels@e1cbc46e1ae032b7ceea915fe18c8d2d:compressed_tensors-0.11.0-py3-none-any.whl"]
    }
    "0.10.2" = {
      released = "2025-06-23"
      source   = ["wheels@e1b4d9bc2006e3fd3a938e59085f318f:compressed_tensors-0.10.2-py3-none-any.whl"]
    }
    "0.10.1" = {
      released = "2025-06-06"
      source   = ["wheels@b8890735522c119900e8d4192cced0b0:compressed_tensors-0.10.1-py3-none-any.whl"]
    }
    "0.10.0" = {
      released = "2025-06-05"
      source   = ["wheels@a7a1c7b330ee6e3a26832ca992ae9e31:compressed_tensors-0.10.0-py3-none-any.whl"]
    }
    "0.9.4" = {
      released = "2025-04-24"
      source   = ["wheels@b12e3616f06243a074f61b736596882c:compressed_tensors-0.9.4-py3-none-any.whl"]
    }
    "0.9.3" = {
      released = "2025-04-02"
      source   = ["wheels@5fcc3e4e7aa828036c2aeb130a610f97:compressed_tensors-0.9.3-py3-none-any.whl"]
    }
  }
}
