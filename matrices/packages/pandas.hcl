# Releases of pandas.

source "pandas-59052" {
  title = "pandas issue 59052: releases before 2.2.2 do not import beside NumPy 2"
  url   = "https://github.com/pandas-dev/pandas/issues/59052"
  date  = "2024-06-19"
  class = "reported"
}

package_info "pandas" {
  module = "pandas"
  pypi   = "pandas"
  sdist  = true
  source = ["wheels@4f1602f614bb83f443381dbcbb94c4ac:pandas-3.1.1-cp311-cp311-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl"]
}

package "pandas" {
  python          = ["3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.11"
  min_glibc       = "2.24"
  requires        = { numpy = ">=1.26.0" }
  requires_other  = { "numpy (python_version >= \"3.14\")" = ">=2.3.3", "pyarrow (extra)" = ">=13.0.0" }
  markers         = { numpy = "python_version < \"3.14\"" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "3.1.1" = {
      released       = "2026-11-04"
      python         = ["3.11", "3.12", "3.13", "3.14", "3.15"]
      requires       = { numpy = ">=2.0.2" }
      requires_other = { "pyarrow (extra)" = ">=16.0.0" }
    }
    "3.1.0" = {
      released       = "2026-10-22"
      python         = ["3.11", "3.12", "3.13", "3.14", "3.15"]
      requires       = { numpy = ">=2.0.2" }
      requires_other = { "pyarrow (extra)" = ">=16.0.0" }
    }
    "3.0.6" = { released = "2026-09-17", python = ["3.11", "3.12", "3.13", "3.14", "3.15"] }
    "3.0.5" = { released = "2026-07-22" }
    "3.0.3" = { released = "2026-05-11" }
    "3.0.2" = { released = "2026-03-31" }
    "3.0.1" = { released = "2026-02-17" }
    "3.0.0" = { released = "2026-01-21" }
  }
}

package "pandas" {
  python          = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.9"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.22.4" }
  requires_other = {
    "numpy (python_version == \"3.11\")" = ">=1.23.2"
    "numpy (python_version >= \"3.12\")" = ">=1.26.0"
    "pyarrow (extra)"                    = ">=10.0.1"
  }
  markers   = { numpy = "python_version < \"3.11\"" }
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source    = ["wheels"]
  rows = {
    "2.3.3" = {
      released  = "2025-09-29"
      python    = ["3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
      min_glibc = "2.24"
    }
    "2.3.2" = { released = "2025-08-21" }
    "2.3.1" = { released = "2025-07-07" }
    "2.3.0" = { released = "2025-06-05" }
    "2.2.3" = { released = "2024-09-20" }
    "2.2.2" = { released = "2024-04-10", python = ["3.9", "3.10", "3.11", "3.12"] }
  }
}

package "pandas" {
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.22.4,<2" }
  requires_other = {
    "numpy (python_version == \"3.11\")" = ">=1.23.2,<2"
    "numpy (python_version >= \"3.12\")" = ">=1.26.0,<2"
  }
  markers   = { numpy = "python_version < \"3.11\"" }
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source    = ["wheels"]
  rows = {
    "2.2.1" = { released = "2024-02-23", requires_other = { "pyarrow (extra)" = ">=10.0.1" } }
    "2.2.0" = { released = "2024-01-20" }
    "2.1.4" = { released = "2023-12-08" }
    "2.1.3" = { released = "2023-11-10" }
    "2.1.2" = { released = "2023-10-26" }
    "2.1.1" = {
      released = "2023-09-20"
      requires = { numpy = ">=1.22.4" }
      requires_other = {
        "numpy (python_version == \"3.11\")" = ">=1.23.2"
        "numpy (python_version >= \"3.12\")" = ">=1.26.0"
      }
      numpy_abi   = "<2"
      cell_source = { numpy_abi = ["pandas-59052"] }
    }
    "2.1.0" = {
      without        = ["requires_other"]
      released       = "2023-08-30"
      python         = ["3.9", "3.10", "3.11"]
      requires       = { numpy = ">=1.22.4" }
      requires_other = { "numpy (python_version >= \"3.11\")" = ">=1.23.2" }
      numpy_abi      = "<2"
      cell_source    = { numpy_abi = ["pandas-59052"] }
    }
  }
}

package "pandas" {
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.20.3" }
  requires_other = {
    "numpy (python_version >= \"3.10\")" = ">=1.21.0"
    "numpy (python_version >= \"3.11\")" = ">=1.23.2"
  }
  markers     = { numpy = "python_version < \"3.10\"" }
  numpy_abi   = "<2"
  platforms   = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source      = ["wheels"]
  cell_source = { numpy_abi = ["pandas-59052"] }
  rows = {
    "2.0.3" = { released = "2023-06-28" }
    "2.0.2" = { released = "2023-05-29" }
    "2.0.1" = { released = "2023-04-24" }
    "2.0.0" = { released = "2023-04-03" }
    "1.5.3" = { released = "2023-01-19" }
    "1.5.2" = { released = "2022-11-23" }
    "1.5.1" = {
      without        = ["requires_other"]
      released       = "2022-10-19"
      requires_other = { "numpy (python_version >= \"3.10\")" = ">=1.21.0" }
    }
    "1.5.0" = {
      without        = ["requires_other"]
      released       = "2022-09-19"
      requires_other = { "numpy (python_version >= \"3.10\")" = ">=1.21.0" }
    }
  }
}

package "pandas" {
  python          = ["3.8", "3.9", "3.10"]
  python_requires = ">=3.8"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.18.5" }
  requires_other = {
    "numpy (platform_machine == \"aarch64\" and python_version < \"3.10\")" = ">=1.19.2"
    "numpy (platform_machine == \"arm64\" and python_version < \"3.10\")"   = ">=1.20.0"
    "numpy (python_version >= \"3.10\")"                                    = ">=1.21.0"
  }
  markers = {
    numpy = "platform_machine != \"aarch64\" and platform_machine != \"arm64\" and python_version < \"3.10\""
  }
  numpy_abi   = "<2"
  platforms   = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source      = ["wheels"]
  cell_source = { numpy_abi = ["pandas-59052"] }
  rows = {
    "1.4.4" = { released = "2022-08-31" }
    "1.4.3" = { released = "2022-06-23" }
    "1.4.2" = { released = "2022-04-02" }
    "1.4.1" = { released = "2022-02-12" }
    "1.4.0" = { released = "2022-01-22" }
    "1.3.5" = {
      released        = "2021-12-12"
      python          = ["3.7", "3.8", "3.9", "3.10"]
      python_requires = ">=3.7.1"
      requires        = { numpy = ">=1.17.3" }
    }
    "1.3.4" = {
      released        = "2021-10-17"
      python          = ["3.7", "3.8", "3.9", "3.10"]
      python_requires = ">=3.7.1"
      requires        = { numpy = ">=1.17.3" }
    }
  }
}

package "pandas" {
  python          = ["3.7", "3.8", "3.9"]
  python_requires = ">=3.7.1"
  min_glibc       = "2.5"
  requires        = { numpy = ">=1.16.5" }
  numpy_abi       = "<2"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  cell_source     = { numpy_abi = ["pandas-59052"] }
  rows = {
    "1.3.3" = {
      released  = "2021-09-12"
      python    = ["3.7", "3.8", "3.9", "3.10"]
      min_glibc = "2.17"
      requires  = { numpy = ">=1.17.3" }
    }
    "1.3.2" = { released = "2021-08-15", min_glibc = "2.17", requires = { numpy = ">=1.17.3" } }
    "1.3.1" = { released = "2021-07-25", min_glibc = "2.17", requires = { numpy = ">=1.17.3" } }
    "1.3.0" = { released = "2021-07-02", requires = { numpy = ">=1.17.3" } }
    "1.2.5" = { released = "2021-06-22" }
  }
}
