# Releases of scipy.

package_info "scipy" {
  module = "scipy"
  pypi   = "scipy"
  sdist  = true
  source = ["wheels@f55fa87b6c612ecd6b058f167c53231b:scipy-1.18.1-cp312-cp312-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl"]
}

package "scipy" {
  python_requires = ">=3.12"
  min_glibc       = "2.27"
  requires        = { numpy = ">=2.0.0,<2.8" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "1.18.1" = { released = "2026-08-21", python = ["3.12", "3.13", "3.14", "3.15"] }
    "1.18.0" = { released = "2026-06-19", python = ["3.12", "3.13", "3.14"] }
  }
}

package "scipy" {
  python          = ["3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.11"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.25.2,<2.6" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "1.17.1" = { released = "2026-02-23", min_glibc = "2.27", requires = { numpy = ">=1.26.4,<2.7" } }
    "1.17.0" = { released = "2026-01-10", min_glibc = "2.27", requires = { numpy = ">=1.26.4,<2.7" } }
    "1.16.3" = { released = "2025-10-28" }
    "1.16.2" = { released = "2025-09-11" }
    "1.16.1" = { released = "2025-07-27" }
    "1.16.0" = { released = "2025-06-22", python = ["3.11", "3.12", "3.13"] }
  }
}

package "scipy" {
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.23.5,<2.5" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "1.15.3" = { released = "2025-05-08" }
    "1.15.2" = { released = "2025-02-17" }
    "1.15.1" = { released = "2025-01-10" }
    "1.15.0" = { released = "2025-01-03" }
    "1.14.1" = { released = "2024-08-21", requires = { numpy = ">=1.23.5,<2.3" } }
    "1.14.0" = { released = "2024-06-24", python = ["3.10", "3.11", "3.12"], requires = { numpy = ">=1.23.5,<2.3" } }
  }
}

package "scipy" {
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.21.6,<1.28.0" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "1.13.1" = { released = "2024-05-23", requires = { numpy = ">=1.22.4,<2.3" } }
    "1.13.0" = { released = "2024-04-02", requires = { numpy = ">=1.22.4,<2.3" } }
    "1.12.0" = { released = "2024-01-20", requires = { numpy = ">=1.22.4,<1.29.0" } }
    "1.11.4" = { released = "2023-11-18" }
    "1.11.3" = { released = "2023-09-27", python_requires = ">=3.9,<3.13" }
    "1.11.2" = { released = "2023-08-17", python_requires = ">=3.9,<3.13" }
    "1.11.1" = { released = "2023-06-28", python = ["3.9", "3.10", "3.11"], python_requires = ">=3.9,<3.13" }
  }
}

package "scipy" {
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8,<3.12"
  min_glibc       = "2.17"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "1.10.1" = { released = "2023-02-19", requires = { numpy = ">=1.19.5,<1.27.0" } }
    "1.10.0" = { released = "2023-01-03", requires = { numpy = ">=1.19.5,<1.27.0" } }
    "1.9.3"  = { released = "2022-10-20", python_requires = ">=3.8", requires = { numpy = ">=1.18.5,<1.26.0" } }
    "1.9.2"  = { released = "2022-10-08", python_requires = ">=3.8", requires = { numpy = ">=1.18.5,<1.26.0" } }
    "1.9.1"  = { released = "2022-08-27", python = ["3.8", "3.9", "3.10"], requires = { numpy = ">=1.18.5,<1.25.0" } }
    "1.9.0"  = { released = "2022-07-29", python = ["3.8", "3.9", "3.10"], requires = { numpy = ">=1.18.5,<1.25.0" } }
  }
}

package "scipy" {
  python          = ["3.8", "3.9", "3.10"]
  python_requires = ">=3.8,<3.11"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.17.3,<1.25.0" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "1.8.1" = { released = "2022-05-18" }
    "1.8.0" = { released = "2022-02-05" }
  }
}

package "scipy" {
  python          = ["3.7", "3.8", "3.9"]
  python_requires = ">=3.7,<3.10"
  min_glibc       = "2.5"
  requires        = { numpy = ">=1.16.5,<1.23.0" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "1.7.3" = {
      released        = "2021-11-24"
      python          = ["3.7", "3.8", "3.9", "3.10"]
      python_requires = ">=3.7,<3.11"
      min_glibc       = "2.17"
    }
    "1.7.2" = {
      released        = "2021-11-06"
      python          = ["3.7", "3.8", "3.9", "3.10"]
      python_requires = ">=3.7,<3.11"
      min_glibc       = "2.17"
    }
    "1.7.1" = { released = "2021-08-02" }
    "1.7.0" = { released = "2021-06-20" }
  }
}
