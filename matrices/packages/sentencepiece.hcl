# Releases of sentencepiece.

package_info "sentencepiece" {
  module = "sentencepiece"
  pypi   = "sentencepiece"
  sdist  = true
  source = ["wheels@21cb90585b2d9a1cf78c5e889af0a12b:sentencepiece-0.2.3-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl"]
}

package "sentencepiece" {
  python          = ["3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.9"
  min_glibc       = "2.27"
  requires_other  = { "protobuf (extra)" = "*" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "0.2.3" = {
      released        = "2026-11-05"
      python          = ["3.10", "3.11", "3.12", "3.13", "3.14", "3.15"]
      python_requires = ">=3.10"
    }
    "0.2.2" = { released = "2026-07-12" }
    "0.2.1" = { without = ["requires_other"], released = "2025-08-12" }
  }
}

package "sentencepiece" {
  min_glibc = "2.17"
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source    = ["wheels"]
  rows = {
    "0.2.0"  = { released = "2024-02-19", python = ["3.6", "3.7", "3.8", "3.9", "3.10", "3.11", "3.12"] }
    "0.1.99" = { released = "2023-05-02", python = ["3.6", "3.7", "3.8", "3.9", "3.10", "3.11"] }
    "0.1.98" = { released = "2023-04-12", python = ["3.6", "3.7", "3.8", "3.9", "3.10", "3.11"] }
    "0.1.97" = { released = "2022-08-07", python = ["3.6", "3.7", "3.8", "3.9", "3.10"] }
    "0.1.96" = { released = "2021-06-18", python = ["3.6", "3.7", "3.8", "3.9", "3.10"] }
  }
}
