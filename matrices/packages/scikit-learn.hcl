# Releases of scikit-learn.

source "scikit-learn-30714" {
  title = "scikit-learn issue 30714: 1.0.2 does not import beside NumPy 2"
  url   = "https://github.com/scikit-learn/scikit-learn/issues/30714"
  date  = "2025-01-24"
  class = "reported"
}

source "scikit-learn-1.4" {
  title = "scikit-learn 1.4.2: the release that only adds support for NumPy 2"
  url   = "https://scikit-learn.org/stable/whats_new/v1.4.html"
  date  = "2024-04-09"
  class = "vendor"
}

package_info "scikit-learn" {
  module = "sklearn"
  pypi   = "scikit-learn"
  sdist  = true
  source = ["wheels@52a0703bbc07ad27f560fa63fa68e4c5:scikit_learn-1.9.1-cp311-cp311-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl"]
}

package "scikit-learn" {
  python          = ["3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.11"
  min_glibc       = "2.27"
  requires        = { numpy = ">=1.24.1", scipy = ">=1.10.0" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "1.9.1" = { released = "2026-09-10", python = ["3.11", "3.12", "3.13", "3.14", "3.15"] }
    "1.9.0" = { released = "2026-06-02" }
    "1.8.0" = { released = "2025-12-10" }
  }
}

package "scikit-learn" {
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.22.0", scipy = ">=1.8.0" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "1.7.2" = { released = "2025-09-09", python = ["3.10", "3.11", "3.12", "3.13", "3.14"] }
    "1.7.1" = { released = "2025-07-18" }
    "1.7.0" = { released = "2025-06-05" }
  }
}

package "scikit-learn" {
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.19.5", scipy = ">=1.6.0" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "1.6.1"       = { released = "2025-01-10", python = ["3.9", "3.10", "3.11", "3.12", "3.13"] }
    "1.6.0"       = { released = "2024-12-09", python = ["3.9", "3.10", "3.11", "3.12", "3.13"] }
    "1.5.2"       = { released = "2024-09-11", python = ["3.9", "3.10", "3.11", "3.12", "3.13"] }
    "1.5.1"       = { released = "2024-07-03" }
    "1.5.0"       = { released = "2024-05-21" }
    "1.4.2"       = { released = "2024-04-09" }
    "1.4.1.post1" = { released = "2024-02-16", requires = { numpy = ">=1.19.5,<2.0" } }
    "1.4.0"       = { released = "2024-01-18", requires = { numpy = ">=1.19.5,<2.0" } }
    "1.3.2" = {
      released        = "2023-10-23"
      python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      python_requires = ">=3.8"
      requires        = { numpy = ">=1.17.3,<2.0", scipy = ">=1.5.0" }
    }
  }
}

package "scikit-learn" {
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.17.3", scipy = ">=1.3.2" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "1.3.1" = {
      released = "2023-09-21"
      python   = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      requires = { numpy = ">=1.17.3,<2.0", scipy = ">=1.5.0" }
    }
    "1.3.0" = {
      released    = "2023-06-30"
      requires    = { scipy = ">=1.5.0" }
      numpy_abi   = "<2"
      cell_source = { numpy_abi = ["scikit-learn-30714", "scikit-learn-1.4"] }
    }
    "1.2.2" = {
      released    = "2023-03-09"
      numpy_abi   = "<2"
      cell_source = { numpy_abi = ["scikit-learn-30714", "scikit-learn-1.4"] }
    }
    "1.2.1" = {
      released    = "2023-01-24"
      numpy_abi   = "<2"
      cell_source = { numpy_abi = ["scikit-learn-30714", "scikit-learn-1.4"] }
    }
    "1.2.0" = {
      released    = "2022-12-08"
      numpy_abi   = "<2"
      cell_source = { numpy_abi = ["scikit-learn-30714", "scikit-learn-1.4"] }
    }
    "1.1.3" = {
      released    = "2022-10-26"
      numpy_abi   = "<2"
      cell_source = { numpy_abi = ["scikit-learn-30714", "scikit-learn-1.4"] }
    }
    "1.1.2" = {
      released    = "2022-08-05"
      python      = ["3.8", "3.9", "3.10"]
      numpy_abi   = "<2"
      cell_source = { numpy_abi = ["scikit-learn-30714", "scikit-learn-1.4"] }
    }
    "1.1.1" = {
      released    = "2022-05-19"
      python      = ["3.8", "3.9", "3.10"]
      numpy_abi   = "<2"
      cell_source = { numpy_abi = ["scikit-learn-30714", "scikit-learn-1.4"] }
    }
    "1.1.0" = {
      released    = "2022-05-12"
      python      = ["3.8", "3.9", "3.10"]
      numpy_abi   = "<2"
      cell_source = { numpy_abi = ["scikit-learn-30714", "scikit-learn-1.4"] }
    }
  }
}

package "scikit-learn" {
  python          = ["3.7", "3.8", "3.9"]
  python_requires = ">=3.7"
  min_glibc       = "2.5"
  requires        = { numpy = ">=1.14.6", scipy = ">=1.1.0" }
  numpy_abi       = "<2"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  cell_source     = { numpy_abi = ["scikit-learn-30714", "scikit-learn-1.4"] }
  rows = {
    "1.0.2" = { released = "2021-12-25", python = ["3.7", "3.8", "3.9", "3.10"], min_glibc = "2.17" }
    "1.0.1" = { released = "2021-10-25" }
    "1.0"   = { released = "2021-09-24" }
  }
}
