# Releases of h5py.

source "h5py-3.11" {
  title = "What is new in h5py 3.11: it is compatible with NumPy 2 now"
  url   = "https://docs.h5py.org/en/stable/whatsnew/3.11.html"
  date  = "2024-04-10"
  class = "vendor"
}

package_info "h5py" {
  module = "h5py"
  pypi   = "h5py"
  sdist  = true
  source = ["wheels@8975273c2c5921c25700193b408e28d6:h5py-3.16.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
}

package "h5py" {
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10"
  min_glibc       = "2.27"
  requires        = { numpy = ">=1.21.2" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "3.16.0" = { released = "2026-03-06", min_glibc = "2.28" }
    "3.15.1" = { released = "2025-10-16" }
    "3.15.0" = { released = "2025-10-13" }
  }
}

package "h5py" {
  python          = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.9"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.19.3" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "3.14.0" = { released = "2025-06-06" }
    "3.13.0" = { released = "2025-02-18" }
    "3.12.1" = { released = "2024-09-26" }
  }
}

package "h5py" {
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.17.3" }
  numpy_abi       = "<2"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  cell_source     = { numpy_abi = ["h5py-3.11"] }
  rows = {
    "3.11.0" = {
      without   = ["numpy_abi", "cell_source"]
      released  = "2024-04-10"
      platforms = ["linux/amd64", "windows/amd64"]
    }
    "3.10.0" = { released = "2023-10-09" }
    "3.9.0"  = { released = "2023-06-20", python = ["3.8", "3.9", "3.10", "3.11"] }
  }
}

package "h5py" {
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7"
  min_glibc       = "2.12"
  requires        = { numpy = ">=1.14.5" }
  numpy_abi       = "<2"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  cell_source     = { numpy_abi = ["h5py-3.11"] }
  rows = {
    "3.8.0" = { released = "2023-01-23", python = ["3.7", "3.8", "3.9", "3.10", "3.11"], min_glibc = "2.17" }
    "3.7.0" = { released = "2022-05-24" }
    "3.6.0" = { released = "2021-11-16" }
  }
}

package "h5py" {
  python          = ["3.7", "3.8", "3.9"]
  python_requires = ">=3.7"
  min_glibc       = "2.12"
  requires        = { numpy = ">=1.14.5" }
  requires_other = {
    "numpy (python_version == \"3.8\")" = ">=1.17.5"
    "numpy (python_version >= \"3.9\")" = ">=1.19.3"
  }
  markers     = { numpy = "python_version == \"3.7\"" }
  numpy_abi   = "<2"
  platforms   = ["linux/amd64", "windows/amd64"]
  source      = ["wheels"]
  cell_source = { numpy_abi = ["h5py-3.11"] }
  rows = {
    "3.5.0" = { released = "2021-10-20" }
    "3.4.0" = { released = "2021-08-23" }
    "3.3.0" = { released = "2021-06-22" }
  }
}
