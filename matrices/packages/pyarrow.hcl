# Releases of pyarrow.

source "arrow-39537" {
  title = "apache/arrow issue 39537: the wheels of pyarrow 15 are not compatible with NumPy 2"
  url   = "https://github.com/apache/arrow/issues/39537"
  date  = "2024-01-09"
  class = "vendor"
}

source "improv-181" {
  title = "project-improv/improv issue 181: pyarrow 9.0.0 does not load beside NumPy 2"
  url   = "https://github.com/project-improv/improv/issues/181"
  date  = "2024-07-26"
  class = "reported"
}

package_info "pyarrow" {
  module = "pyarrow"
  pypi   = "pyarrow"
  sdist  = true
  source = ["wheels@39cb0f2418282c24bea6ceda77b03e5a:pyarrow-26.0.1-cp311-cp311-manylinux_2_28_x86_64.whl"]
}

package "pyarrow" {
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10"
  min_glibc       = "2.28"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "26.0.1" = {
      released        = "2026-11-03"
      python          = ["3.11", "3.12", "3.13", "3.14", "3.15"]
      python_requires = ">=3.11"
    }
    "26.0.0" = {
      released        = "2026-10-09"
      python          = ["3.11", "3.12", "3.13", "3.14", "3.15"]
      python_requires = ">=3.11"
    }
    "25.0.1" = { released = "2026-08-10" }
    "25.0.0" = { released = "2026-07-10" }
    "24.0.0" = { released = "2026-04-21" }
    "23.0.1" = { released = "2026-02-16" }
    "23.0.0" = { released = "2026-01-18" }
    "22.0.0" = { released = "2025-10-24" }
  }
}

package "pyarrow" {
  python          = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.9"
  min_glibc       = "2.17"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "21.0.0" = { released = "2025-07-18", min_glibc = "2.28" }
    "20.0.0" = { released = "2025-04-27" }
    "19.0.1" = { released = "2025-02-18" }
    "19.0.0" = { released = "2025-01-16" }
    "18.1.0" = { released = "2024-11-26" }
    "18.0.0" = { released = "2024-10-28" }
  }
}

package "pyarrow" {
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.16.6" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "17.0.0" = { released = "2024-07-16" }
    "16.1.0" = { released = "2024-05-14" }
    "16.0.0" = { released = "2024-04-20" }
    "15.0.2" = { released = "2024-03-18", requires = { numpy = ">=1.16.6,<2" } }
    "15.0.1" = { released = "2024-03-07", requires = { numpy = ">=1.16.6,<2" } }
    "15.0.0" = { released = "2024-01-21", requires = { numpy = ">=1.16.6,<2" } }
    "14.0.2" = {
      released    = "2023-12-18"
      numpy_abi   = "<2"
      cell_source = { numpy_abi = ["arrow-39537", "improv-181"] }
    }
    "14.0.1" = {
      released    = "2023-11-08"
      numpy_abi   = "<2"
      cell_source = { numpy_abi = ["arrow-39537", "improv-181"] }
    }
    "14.0.0" = {
      released    = "2023-11-01"
      numpy_abi   = "<2"
      cell_source = { numpy_abi = ["arrow-39537", "improv-181"] }
    }
    "13.0.0" = {
      released    = "2023-08-23"
      python      = ["3.8", "3.9", "3.10", "3.11"]
      numpy_abi   = "<2"
      cell_source = { numpy_abi = ["arrow-39537", "improv-181"] }
    }
  }
}

package "pyarrow" {
  python          = ["3.7", "3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.7"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.16.6" }
  numpy_abi       = "<2"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  cell_source     = { numpy_abi = ["arrow-39537", "improv-181"] }
  rows = {
    "12.0.1" = { released = "2023-06-13" }
    "12.0.0" = { released = "2023-05-02" }
    "11.0.0" = { released = "2023-01-27" }
    "10.0.1" = { released = "2022-11-22" }
    "10.0.0" = { released = "2022-10-27", python = ["3.7", "3.8", "3.9", "3.10"] }
    "9.0.0"  = { released = "2022-08-03", python = ["3.7", "3.8", "3.9", "3.10"] }
    "8.0.0"  = { released = "2022-05-06", python = ["3.7", "3.8", "3.9", "3.10"], min_glibc = "2.12" }
  }
}

package "pyarrow" {
  python          = ["3.6", "3.7", "3.8", "3.9"]
  python_requires = ">=3.6"
  min_glibc       = "2.12"
  requires        = { numpy = ">=1.16.6" }
  numpy_abi       = "<2"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  cell_source     = { numpy_abi = ["arrow-39537", "improv-181"] }
  rows = {
    "7.0.0" = { released = "2022-02-03", python = ["3.7", "3.8", "3.9", "3.10"], python_requires = ">=3.7" }
    "6.0.1" = { released = "2021-11-18", python = ["3.6", "3.7", "3.8", "3.9", "3.10"] }
    "6.0.0" = { released = "2021-10-26", python = ["3.6", "3.7", "3.8", "3.9", "3.10"] }
    "5.0.0" = { released = "2021-07-28" }
  }
}
