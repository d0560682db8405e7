# Releases of pycocotools.

source "cocoapi-24" {
  title = "ppwwyyxx/cocoapi pull request 24: wheels that load beside NumPy 2"
  url   = "https://github.com/ppwwyyxx/cocoapi/pull/24"
  date  = "2024-04-10"
  class = "vendor"
}

package_info "pycocotools" {
  module = "pycocotools"
  pypi   = "pycocotools"
  sdist  = true
  source = ["wheels@e40a3a898c6e5340b8d70cf7984868b9:pycocotools-2.0.11-cp310-cp310-manylinux2014_x86_64.manylinux_2_17_x86_64.manylinux_2_28_x86_64.whl"]
}

package "pycocotools" {
  python_requires = ">=3.9"
  min_glibc       = "2.17"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "2.0.11" = { released = "2025-12-15", python = ["3.9", "3.10", "3.11", "3.12", "3.13", "3.14"] }
    "2.0.10" = { released = "2025-06-04", python = ["3.9", "3.10", "3.11", "3.12", "3.13", "3.14"] }
    "2.0.9"  = { released = "2025-05-30", python = ["3.9", "3.10", "3.11", "3.12"] }
    "2.0.8" = {
      released = "2024-06-17"
      python   = ["3.9", "3.10", "3.11", "3.12"]
      requires = { matplotlib = ">=2.1.0" }
    }
    "2.0.7" = {
      released        = "2023-08-14"
      python          = ["3.7", "3.8", "3.9", "3.10", "3.11"]
      python_requires = ">=3.5"
      requires        = { matplotlib = ">=2.1.0" }
      numpy_abi       = "<2"
      cell_source     = { numpy_abi = ["cocoapi-24"] }
    }
  }
}

package "pycocotools" {
  python_requires = ">=3.5"
  source          = ["wheels"]
  rows = {
    "2.0.6" = { released = "2022-11-04" }
    "2.0.5" = { released = "2022-09-17" }
    "2.0.4" = { released = "2022-01-08" }
    "2.0.3" = { without = ["python_requires"], released = "2021-11-25" }
  }
}
