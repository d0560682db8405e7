# Releases of matplotlib.

source "matplotlib-26778" {
  title = "matplotlib issue 26778: wheels made with NumPy 1 do not load beside NumPy 2, and 3.7.2 and older set no bound"
  url   = "https://github.com/matplotlib/matplotlib/issues/26778"
  date  = "2023-09-15"
  class = "vendor"
}

package_info "matplotlib" {
  module = "matplotlib"
  pypi   = "matplotlib"
  sdist  = true
  source = ["wheels@07d9b9fa60cd4c393692f50d0bb03123:matplotlib-3.11.2-cp311-cp311-manylinux2014_x86_64.manylinux_2_17_x86_64.whl"]
}

package "matplotlib" {
  python          = ["3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.11"
  min_glibc       = "2.27"
  requires        = { numpy = ">=1.25" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "3.11.2" = { released = "2026-09-11", python = ["3.11", "3.12", "3.13", "3.14", "3.15"] }
    "3.11.1" = { released = "2026-07-18" }
    "3.11.0" = { released = "2026-06-12" }
  }
}

package "matplotlib" {
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10"
  min_glibc       = "2.27"
  requires        = { numpy = ">=1.23" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "3.10.9" = { released = "2026-04-24" }
    "3.10.8" = { released = "2025-12-10" }
    "3.10.7" = { released = "2025-10-09" }
    "3.10.6" = { released = "2025-08-30" }
    "3.10.5" = { released = "2025-07-31" }
    "3.10.3" = { released = "2025-05-08", python = ["3.10", "3.11", "3.12", "3.13"], min_glibc = "2.17" }
    "3.10.1" = { released = "2025-02-27", python = ["3.10", "3.11", "3.12", "3.13"], min_glibc = "2.17" }
  }
}

package "matplotlib" {
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.23" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "3.10.0"      = { released = "2024-12-14", python = ["3.10", "3.11", "3.12", "3.13"], python_requires = ">=3.10" }
    "3.9.4"       = { released = "2024-12-13", python = ["3.9", "3.10", "3.11", "3.12", "3.13"] }
    "3.9.3"       = { released = "2024-11-30", python = ["3.9", "3.10", "3.11", "3.12", "3.13"] }
    "3.9.2"       = { released = "2024-08-13", python = ["3.9", "3.10", "3.11", "3.12", "3.13"] }
    "3.9.1.post1" = { released = "2024-08-06" }
    "3.9.0"       = { released = "2024-05-15" }
    "3.8.4"       = { released = "2024-04-04", requires = { numpy = ">=1.21" } }
    "3.8.3"       = { released = "2024-02-15", requires = { numpy = ">=1.21,<2" } }
    "3.8.2"       = { released = "2023-11-17", requires = { numpy = ">=1.21,<2" } }
    "3.8.1"       = { released = "2023-11-01", requires = { numpy = ">=1.21,<2" } }
    "3.8.0"       = { released = "2023-09-15", requires = { numpy = ">=1.21,<2" } }
  }
}

package "matplotlib" {
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.20,<2" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "3.7.5" = { released = "2024-02-16" }
    "3.7.4" = { released = "2023-11-18" }
    "3.7.3" = { released = "2023-09-12" }
  }
}

package "matplotlib" {
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.19" }
  numpy_abi       = "<2"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  cell_source     = { numpy_abi = ["matplotlib-26778"] }
  rows = {
    "3.7.2" = { released = "2023-07-05", requires = { numpy = ">=1.20" } }
    "3.7.1" = { released = "2023-03-04", requires = { numpy = ">=1.20" } }
    "3.7.0" = { released = "2023-02-13", requires = { numpy = ">=1.20" } }
    "3.6.3" = { released = "2023-01-12" }
    "3.6.2" = { released = "2022-11-03" }
    "3.6.1" = { released = "2022-10-08" }
    "3.6.0" = { released = "2022-09-16" }
  }
}

package "matplotlib" {
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.17" }
  numpy_abi       = "<2"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  cell_source     = { numpy_abi = ["matplotlib-26778"] }
  rows = {
    "3.5.3" = { released = "2022-08-11" }
    "3.5.2" = { released = "2022-05-03" }
    "3.5.1" = { released = "2021-12-11" }
    "3.5.0" = { released = "2021-11-16" }
  }
}

package "matplotlib" {
  python          = ["3.7", "3.8", "3.9"]
  python_requires = ">=3.7"
  min_glibc       = "2.5"
  requires        = { numpy = ">=1.16" }
  numpy_abi       = "<2"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  cell_source     = { numpy_abi = ["matplotlib-26778"] }
  rows = {
    "3.4.3" = { released = "2021-08-13", min_glibc = "2.12" }
  }
}
