# Releases of huggingface-hub: the last of each minor, and where it dropped what others import.

source "hub-index" {
  title = "pypi.org: the files of huggingface-hub"
  url   = "https://pypi.org/project/huggingface-hub/"
  date  = "2026-12-01"
  class = "measured"
}

package_info "huggingface-hub" {
  module = "huggingface_hub"
  pypi   = "huggingface-hub"
  source = ["hub-index"]
  notes  = ["rows are the last release of each minor, and those where what others import of it changes"]
}

package "huggingface-hub" {
  onward    = true
  platforms = ["any"]
  source    = ["hub-index"]
  rows = {
    "2.4.0"  = { released = "2026-10-29", python_requires = ">=3.10.0" }
    "2.3.0"  = { released = "2026-10-23", python_requires = ">=3.10.0" }
    "2.2.0"  = { released = "2026-10-08", python_requires = ">=3.10.0" }
    "2.1.1"  = { released = "2026-10-01", python_requires = ">=3.10.0" }
    "2.0.0"  = { released = "2026-09-24", python_requires = ">=3.10.0" }
    "1.33.0" = { released = "2026-09-24", python_requires = ">=3.10.0" }
    "1.32.0" = { released = "2026-09-17", python_requires = ">=3.10.0" }
    "1.31.0" = { released = "2026-09-10", python_requires = ">=3.10.0" }
    "1.30.0" = { released = "2026-09-03", python_requires = ">=3.10.0" }
    "1.29.0" = { released = "2026-08-27", python_requires = ">=3.10.0" }
    "1.28.0" = { released = "2026-08-18", python_requires = ">=3.10.0" }
    "1.27.0" = { released = "2026-08-07", python_requires = ">=3.10.0" }
    "1.26.1" = { released = "2026-08-06", python_requires = ">=3.10.0" }
    "1.25.1" = { released = "2026-07-27", python_requires = ">=3.10.0" }
    "1.24.0" = { released = "2026-07-17", python_requires = ">=3.10.0" }
    "1.23.0" = { released = "2026-07-09", python_requires = ">=3.10.0" }
    "1.22.0" = { released = "2026-07-03", python_requires = ">=3.10.0" }
    "1.21.0" = { released = "2026-06-25", python_requires = ">=3.10.0" }
    "1.20.1" = { released = "2026-06-18", python_requires = ">=3.10.0" }
    "1.19.0" = { released = "2026-06-11", python_requires = ">=3.10.0" }
    "1.18.0" = { released = "2026-06-05", python_requires = ">=3.10.0" }
    "1.17.0" = { released = "2026-05-28", python_requires = ">=3.10.0" }
    "1.16.4" = { released = "2026-05-26", python_requires = ">=3.10.0" }
    "1.15.0" = { released = "2026-05-15", python_requires = ">=3.10.0" }
    "1.14.0" = { released = "2026-05-06", python_requires = ">=3.10.0" }
    "1.13.0" = { released = "2026-04-30", python_requires = ">=3.10.0" }
    "1.12.2" = { released = "2026-04-29", python_requires = ">=3.10.0" }
    "1.11.0" = { released = "2026-04-16", python_requires = ">=3.10.0" }
    "1.10.2" = { released = "2026-04-14", python_requires = ">=3.10.0" }
    "1.9.2"  = { released = "2026-04-08", python_requires = ">=3.10.0" }
    "1.8.0"  = { released = "2026-03-25", python_requires = ">=3.9.0" }
    "1.7.2"  = { released = "2026-03-20", python_requires = ">=3.9.0" }
    "1.6.0"  = { released = "2026-03-06", python_requires = ">=3.9.0" }
    "1.5.0"  = { released = "2026-02-26", python_requires = ">=3.9.0" }
    "1.4.1"  = { released = "2026-02-06", python_requires = ">=3.9.0" }
    "1.3.7"  = { released = "2026-02-02", python_requires = ">=3.9.0" }
    "1.2.4"  = { released = "2026-01-06", python_requires = ">=3.9.0" }
    "1.1.7"  = { released = "2025-12-01", python_requires = ">=3.9.0" }
    "1.0.1"  = { released = "2025-10-28", python_requires = ">=3.9.0" }
    "1.0.0"  = { released = "2025-10-27", python_requires = ">=3.9.0" }
    "0.36.2" = { released = "2026-02-06", python_requires = ">=3.8.0" }
    "0.35.3" = { released = "2025-09-29", python_requires = ">=3.8.0" }
    "0.34.6" = { released = "2025-09-16", python_requires = ">=3.8.0" }
    "0.33.5" = { released = "2025-07-24", python_requires = ">=3.8.0" }
    "0.32.6" = { released = "2025-06-11", python_requires = ">=3.8.0" }
    "0.31.4" = { released = "2025-05-19", python_requires = ">=3.8.0" }
    "0.30.2" = { released = "2025-04-08", python_requires = ">=3.8.0" }
    "0.29.3" = { released = "2025-03-11", python_requires = ">=3.8.0" }
    "0.28.1" = { released = "2025-01-30", python_requires = ">=3.8.0" }
    "0.27.1" = { released = "2025-01-06", python_requires = ">=3.8.0" }
    "0.26.5" = { released = "2024-12-06", python_requires = ">=3.8.0" }
    "0.26.0" = { released = "2024-10-18", python_requires = ">=3.8.0" }
    "0.25.2" = { released = "2024-10-09", python_requires = ">=3.8.0" }
    "0.24.7" = { released = "2024-09-12", python_requires = ">=3.8.0" }
    "0.24.0" = { released = "2024-07-18", python_requires = ">=3.8.0" }
    "0.23.5" = { released = "2024-07-16", python_requires = ">=3.8.0" }
    "0.22.2" = { released = "2024-03-29", python_requires = ">=3.8.0" }
    "0.21.4" = { released = "2024-03-06", python_requires = ">=3.8.0" }
    "0.20.3" = { released = "2024-01-22", python_requires = ">=3.8.0" }
    "0.19.4" = { released = "2023-11-16", python_requires = ">=3.8.0" }
    "0.18.0" = { released = "2023-10-10", python_requires = ">=3.8.0" }
    "0.17.3" = { released = "2023-09-26", python_requires = ">=3.8.0" }
    "0.16.4" = { released = "2023-07-07", python_requires = ">=3.7.0" }
    "0.15.1" = { released = "2023-06-01", python_requires = ">=3.7.0" }
    "0.14.1" = { released = "2023-04-25", python_requires = ">=3.7.0" }
    "0.13.4" = { released = "2023-04-06", python_requires = ">=3.7.0" }
    "0.13.2" = { released = "2023-03-13", python_requires = ">=3.7.0" }
    "0.12.1" = { released = "2023-02-17", python_requires = ">=3.7.0" }
    "0.11.1" = { released = "2022-11-28", python_requires = ">=3.7.0" }
    "0.10.1" = { released = "2022-10-11", python_requires = ">=3.7.0" }
  }
}
