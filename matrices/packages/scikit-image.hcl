# Releases of scikit-image.

source "scikit-image-7445" {
  title = "scikit-image issue 7445: releases before 0.23 do not import beside NumPy 2"
  url   = "https://github.com/scikit-image/scikit-image/issues/7445"
  date  = "2024-06-17"
  class = "reported"
}

source "genesis-3216" {
  title = "Genesis pull request 3216: scikit-image 0.22.0 does not import beside NumPy 2, and 0.23.1 does"
  url   = "https://github.com/Genesis-Embodied-AI/genesis-world/pull/3216"
  date  = "2026-08-12"
  class = "reported"
}

package_info "scikit-image" {
  module = "skimage"
  pypi   = "scikit-image"
  sdist  = true
  source = ["wheels@74aa5518ccea28121f57a95374581d3b:scikit_image-0.26.0-cp311-cp311-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl"]
}

package "scikit-image" {
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.24" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "0.26.0" = {
      released        = "2025-12-20"
      python          = ["3.11", "3.12", "3.13", "3.14"]
      python_requires = ">=3.11"
      min_glibc       = "2.24"
      requires        = { scipy = ">=1.11.4" }
    }
    "0.25.2" = { released = "2025-02-18", requires = { scipy = ">=1.11.4" } }
    "0.25.1" = { released = "2025-01-26", requires = { scipy = ">=1.11.2" } }
    "0.25.0" = { released = "2024-12-13", requires = { scipy = ">=1.11.2" } }
  }
}

package "scikit-image" {
  python          = ["3.10", "3.11", "3.12"]
  python_requires = ">=3.10"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.23", scipy = ">=1.9" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "0.24.0" = { released = "2024-06-18", python = ["3.9", "3.10", "3.11", "3.12"], python_requires = ">=3.9" }
    "0.23.2" = { released = "2024-04-20" }
    "0.23.1" = { released = "2024-04-10" }
  }
}

package "scikit-image" {
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.21.1", scipy = ">=1.8" }
  numpy_abi       = "<2"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  cell_source     = { numpy_abi = ["scikit-image-7445", "genesis-3216"] }
  rows = {
    "0.22.0" = {
      released        = "2023-10-03"
      python          = ["3.9", "3.10", "3.11", "3.12"]
      python_requires = ">=3.9"
      requires        = { numpy = ">=1.22" }
    }
    "0.21.0" = { released = "2023-06-02" }
    "0.20.0" = {
      released       = "2023-02-28"
      requires       = { scipy = ">=1.8,<1.9.2" }
      requires_other = { "scipy (python_version > \"3.9\")" = ">=1.8" }
      markers        = { scipy = "python_version <= \"3.9\"" }
    }
  }
}

package "scikit-image" {
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.17.0", scipy = ">=1.4.1" }
  numpy_abi       = "<2"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  cell_source     = { numpy_abi = ["scikit-image-7445", "genesis-3216"] }
  rows = {
    "0.19.3" = { released = "2022-06-12" }
    "0.19.2" = { released = "2022-02-17" }
    "0.19.1" = { released = "2021-12-15" }
    "0.19.0" = { released = "2021-12-03" }
  }
}

package "scikit-image" {
  python          = ["3.7", "3.8", "3.9"]
  python_requires = ">=3.7"
  min_glibc       = "2.12"
  requires        = { matplotlib = ">=2.0.0,!=3.0.0", numpy = ">=1.16.5", scipy = ">=1.0.1" }
  numpy_abi       = "<2"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  cell_source     = { numpy_abi = ["scikit-image-7445", "genesis-3216"] }
  rows = {
    "0.18.3" = { released = "2021-08-24" }
    "0.18.2" = { released = "2021-06-29" }
  }
}
