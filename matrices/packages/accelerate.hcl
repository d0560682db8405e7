# Releases of accelerate.

source "accelerate" {
  title = "github.com/huggingface/accelerate"
  url   = "https://github.com/huggingface/accelerate"
  date  = "2026-11-20"
  class = "vendor"
}

package_info "accelerate" {
  pypi     = "accelerate"
  module   = "accelerate"
  source   = ["accelerate@v1.14.0:setup.py"]
  inferred = ["module"]
}

package "accelerate" {
  python_requires = ">=3.9.0"
  requires        = { numpy = ">=1.17,<3.0.0", torch = ">=2.0.0" }
  platforms       = ["any"]
  source          = ["accelerate@v${version}:setup.py"]
  rows = {
    "1.15.0" = {
      released        = "2026-09-09"
      python_requires = ">=3.10.0"
      requires        = { numpy = ">=1.17" }
      requires_other  = { "deepspeed (extra)" = "*" }
      source          = ["wheels@97eacca0b73e45cb867dbf8c5d5d4dc3:accelerate-1.15.0-py3-none-any.whl"]
    }
    "1.14.0" = { released = "2026-06-11", python_requires = ">=3.10.0", requires = { numpy = ">=1.17" } }
    "1.13.0" = { released = "2026-03-04", python_requires = ">=3.10.0", requires = { numpy = ">=1.17" } }
    "1.12.0" = { released = "2025-11-21", python_requires = ">=3.10.0", requires = { numpy = ">=1.17" } }
    "1.11.0" = { released = "2025-10-20", python_requires = ">=3.10.0", requires = { numpy = ">=1.17" } }
    "1.10.1" = { released = "2025-08-25" }
    "1.10.0" = { released = "2025-08-07" }
    "1.9.0"  = { released = "2025-07-16" }
    "1.8.1"  = { released = "2025-06-20" }
    "1.8.0"  = { released = "2025-06-19" }
    "1.7.0"  = { released = "2025-05-15" }
    "1.6.0"  = { released = "2025-04-01" }
    "1.5.2"  = { released = "2025-03-14" }
    "1.5.1"  = { released = "2025-03-12" }
    "1.5.0"  = { released = "2025-03-12" }
    "1.4.0"  = { released = "2025-02-17" }
    "1.3.0"  = { released = "2025-01-17" }
    "1.2.1"  = { released = "2024-12-13", requires = { torch = ">=1.10.0" } }
    "1.2.0"  = { released = "2024-12-06", requires = { torch = ">=1.10.0" } }
    "1.1.1"  = { released = "2024-11-07", requires = { torch = ">=1.10.0" } }
    "1.1.0"  = { released = "2024-11-01", requires = { torch = ">=1.10.0" } }
  }
}

package "accelerate" {
  python_requires = ">=3.8.0"
  requires        = { numpy = ">=1.17", torch = ">=1.10.0" }
  platforms       = ["any"]
  source          = ["accelerate@v${version}:setup.py"]
  rows = {
    "1.0.1"  = { released = "2024-10-12", requires = { numpy = ">=1.17,<3.0.0" } }
    "1.0.0"  = { released = "2024-10-07", requires = { numpy = ">=1.17,<3.0.0" } }
    "0.34.2" = { released = "2024-09-05", requires = { numpy = ">=1.17,<3.0.0" } }
    "0.34.1" = { released = "2024-09-05", requires = { numpy = ">=1.17,<3.0.0" } }
    "0.34.0" = { released = "2024-09-02", requires = { numpy = ">=1.17,<3.0.0" } }
    "0.33.0" = { released = "2024-07-23", requires = { numpy = ">=1.17,<2.0.0" } }
    "0.32.1" = { released = "2024-07-04", requires = { numpy = ">=1.17,<2.0.0" } }
    "0.32.0" = { released = "2024-07-03", requires = { numpy = ">=1.17,<2.0.0" } }
    "0.31.0" = { released = "2024-06-07" }
    "0.30.1" = { released = "2024-05-10" }
    "0.30.0" = { released = "2024-05-03" }
    "0.29.3" = { released = "2024-04-17" }
    "0.29.2" = { released = "2024-04-09" }
    "0.29.1" = { released = "2024-04-05" }
    "0.29.0" = { released = "2024-04-05" }
    "0.28.0" = { released = "2024-03-12" }
    "0.27.2" = { released = "2024-02-13" }
    "0.27.1" = { released = "2024-02-13" }
    "0.27.0" = { released = "2024-02-09" }
    "0.26.1" = { released = "2024-01-11" }
    "0.26.0" = { released = "2024-01-10" }
    "0.25.0" = { released = "2023-12-01" }
    "0.24.1" = { released = "2023-10-30" }
    "0.24.0" = { released = "2023-10-24" }
    "0.23.0" = { released = "2023-09-14" }
    "0.22.0" = { released = "2023-08-23" }
    "0.21.0" = { released = "2023-07-13" }
  }
}

package "accelerate" {
  python_requires = ">=3.7.0"
  requires        = { numpy = ">=1.17", torch = ">=1.4.0" }
  platforms       = ["any"]
  source          = ["accelerate@v${version}:setup.py"]
  rows = {
    "0.20.3" = { released = "2023-06-08", requires = { torch = ">=1.6.0" } }
    "0.20.2" = { released = "2023-06-08", requires = { torch = ">=1.6.0" } }
    "0.20.1" = { released = "2023-06-07", requires = { torch = ">=1.6.0" } }
    "0.20.0" = { released = "2023-06-07", requires = { torch = ">=1.6.0" } }
    "0.19.0" = { released = "2023-05-08", requires = { torch = ">=1.6.0" } }
    "0.18.0" = { released = "2023-03-24" }
    "0.17.1" = { released = "2023-03-13" }
    "0.17.0" = { released = "2023-03-09" }
    "0.16.0" = { released = "2023-01-31" }
    "0.15.0" = { released = "2022-12-01" }
    "0.14.0" = { released = "2022-11-08" }
    "0.13.2" = { released = "2022-10-17" }
    "0.13.1" = { released = "2022-10-07" }
    "0.13.0" = { released = "2022-10-05" }
    "0.12.0" = { released = "2022-08-04" }
    "0.11.0" = { released = "2022-07-18" }
    "0.10.0" = { released = "2022-06-15" }
  }
}

package "accelerate" {
  python_requires = ">=3.6.0"
  requires        = { numpy = ">=1.17", torch = ">=1.4.0" }
  platforms       = ["any"]
  source          = ["accelerate@v${version}:setup.py"]
  rows = {
    "0.9.0" = { released = "2022-05-20" }
    "0.8.0" = { released = "2022-05-12" }
    "0.7.1" = { released = "2022-04-29" }
    "0.7.0" = { released = "2022-04-28" }
    "0.6.2" = { released = "2022-03-31" }
    "0.6.1" = { released = "2022-03-18" }
    "0.6.0" = { released = "2022-03-18" }
    "0.5.1" = { released = "2021-09-27" }
    "0.5.0" = { released = "2021-09-23" }
    "0.4.0" = { released = "2021-08-10", requires = { numpy = "*" } }
    "0.3.0" = { released = "2021-04-29", requires = { numpy = "*" } }
    "0.2.1" = { released = "2021-04-19", requires = { numpy = "*" } }
    "0.2.0" = { released = "2021-04-15", requires = { numpy = "*" } }
    "0.1.0" = { released = "2021-03-05", requires = { numpy = "*" } }
  }
}
