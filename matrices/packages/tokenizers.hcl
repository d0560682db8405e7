# Releases of tokenizers.

source "tokenizers-1639" {
  title = "tokenizers issue 1639: the source of 0.20.0 does not compile on Python 3.13"
  url   = "https://github.com/huggingface/tokenizers/issues/1639"
  date  = "2024-09-30"
  class = "reported"
}

source "tokenizers-pyo3" {
  title = "Cargo.lock in the sources of 0.19.0 to 0.20.3, and build.rs of the pyo3-ffi that it names: 0.21.2 refuses a Python after 3.12, and 0.22.5 one after 3.13"
  url   = "https://pypi.org/project/tokenizers/0.20.3/#files"
  date  = "2026-12-01"
  class = "measured"
}

package_info "tokenizers" {
  module = "tokenizers"
  pypi   = "tokenizers"
  sdist  = true
  source = ["wheels@376851d22bcf9d650a5c3090bb83e6cf:tokenizers-0.23.3-cp310-abi3-manylinux_2_17_x86_64.manylinux2014_x86_64.whl"]
}

package "tokenizers" {
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10"
  min_glibc       = "2.17"
  requires        = { huggingface-hub = ">=0.16.4,<2.0" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "0.23.3" = { released = "2026-10-09", requires = { huggingface-hub = ">=0.16.4,<3.0" } }
    "0.23.2" = { released = "2026-09-03" }
    "0.23.1" = { released = "2026-04-27" }
  }
}

package "tokenizers" {
  python          = ["3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.9"
  min_glibc       = "2.17"
  requires        = { huggingface-hub = ">=0.16.4,<1.0" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "0.22.2" = { released = "2026-01-05", requires = { huggingface-hub = ">=0.16.4,<2.0" } }
    "0.22.1" = { released = "2025-09-19", requires = { huggingface-hub = ">=0.16.4,<2.0" } }
    "0.22.0" = { released = "2025-08-29" }
    "0.21.4" = { released = "2025-07-28" }
    "0.21.2" = { released = "2025-06-24" }
    "0.21.1" = { released = "2025-03-13" }
    "0.21.0" = { released = "2024-11-27", python_requires = ">=3.7" }
  }
}

package "tokenizers" {
  python          = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.7"
  min_glibc       = "2.17"
  requires        = { huggingface-hub = ">=0.16.4,<1.0" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "0.20.3" = {
      released    = "2024-11-05"
      python      = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12", "3.13"]
      source_end  = "3.14"
      cell_source = { source_end = ["tokenizers-pyo3"] }
    }
    "0.20.2" = {
      released    = "2024-11-04"
      python      = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12", "3.13"]
      source_end  = "3.14"
      cell_source = { source_end = ["tokenizers-pyo3"] }
    }
    "0.20.1" = { released = "2024-10-10", source_end = "3.13", cell_source = { source_end = ["tokenizers-pyo3"] } }
    "0.20.0" = { released = "2024-08-08", source_end = "3.13", cell_source = { source_end = ["tokenizers-1639"] } }
    "0.19.1" = { released = "2024-04-17", source_end = "3.13", cell_source = { source_end = ["tokenizers-pyo3"] } }
    "0.19.0" = { released = "2024-04-17", source_end = "3.13", cell_source = { source_end = ["tokenizers-pyo3"] } }
    "0.15.2" = { released = "2024-02-12", python = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12", "3.13"] }
    "0.15.1" = { released = "2024-01-22", python = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12", "3.13"] }
    "0.15.0" = { released = "2023-11-14" }
    "0.14.1" = { released = "2023-10-06", requires = { huggingface-hub = ">=0.16.4,<0.18" } }
    "0.14.0" = { released = "2023-09-07", requires = { huggingface-hub = ">=0.16.4,<0.17" } }
    "0.13.3" = {
      without  = ["python_requires", "requires"]
      released = "2023-04-05"
      python   = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    }
    "0.13.2" = {
      without  = ["python_requires", "requires"]
      released = "2022-11-07"
      python   = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    }
  }
}

package "tokenizers" {
  python    = ["3.6", "3.7", "3.8", "3.9"]
  min_glibc = "2.12"
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source    = ["wheels"]
  rows = {
    "0.13.1" = { released = "2022-10-06", python = ["3.7", "3.8", "3.9", "3.10"], min_glibc = "2.17" }
    "0.13.0" = { released = "2022-09-21", python = ["3.7", "3.8", "3.9", "3.10"] }
    "0.12.1" = { released = "2022-04-13", python = ["3.6", "3.7", "3.8", "3.9", "3.10"] }
    "0.11.6" = { released = "2022-02-28", python = ["3.6", "3.7", "3.8", "3.9", "3.10"] }
    "0.11.5" = { released = "2022-02-16", python = ["3.6", "3.7", "3.8", "3.9", "3.10"] }
    "0.11.4" = { released = "2022-01-17" }
    "0.11.3" = { released = "2022-01-17" }
    "0.11.2" = { released = "2022-01-04" }
    "0.11.1" = { released = "2021-12-28" }
    "0.11.0" = { released = "2021-12-23" }
    "0.10.3" = { released = "2021-05-24", min_glibc = "2.5", platforms = ["linux/amd64", "windows/amd64"] }
  }
}
