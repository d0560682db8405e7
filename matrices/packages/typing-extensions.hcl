# Releases of typing-extensions: the last of each minor.

source "typing-extensions-index" {
  title = "pypi.org: the files of typing-extensions"
  url   = "https://pypi.org/project/typing-extensions/"
  date  = "2026-12-01"
  class = "measured"
}

package_info "typing-extensions" {
  module = "typing_extensions"
  pypi   = "typing-extensions"
  source = ["typing-extensions-index"]
  notes  = ["rows are the last release of each minor"]
}

package "typing-extensions" {
  onward    = true
  platforms = ["any"]
  source    = ["typing-extensions-index"]
  rows = {
    "4.16.0"   = { released = "2026-07-02", python_requires = ">=3.9" }
    "4.15.0"   = { released = "2025-08-25", python_requires = ">=3.9" }
    "4.14.1"   = { released = "2025-07-04", python_requires = ">=3.9" }
    "4.13.2"   = { released = "2025-04-10", python_requires = ">=3.8" }
    "4.12.2"   = { released = "2024-06-07", python_requires = ">=3.8" }
    "4.11.0"   = { released = "2024-04-05", python_requires = ">=3.8" }
    "4.10.0"   = { released = "2024-02-25", python_requires = ">=3.8" }
    "4.9.0"    = { released = "2023-12-10", python_requires = ">=3.8" }
    "4.8.0"    = { released = "2023-09-18", python_requires = ">=3.8" }
    "4.7.1"    = { released = "2023-07-02", python_requires = ">=3.7" }
    "4.6.3"    = { released = "2023-06-01", python_requires = ">=3.7" }
    "4.5.0"    = { released = "2023-02-15", python_requires = ">=3.7" }
    "4.4.0"    = { released = "2022-10-06", python_requires = ">=3.7" }
    "4.3.0"    = { released = "2022-07-01", python_requires = ">=3.7" }
    "4.2.0"    = { released = "2022-04-17", python_requires = ">=3.7" }
    "4.1.1"    = { released = "2022-02-14", python_requires = ">=3.6" }
    "4.0.1"    = { released = "2021-12-01", python_requires = ">=3.6" }
    "3.10.0.2" = { released = "2021-08-30" }
    "3.7.4.3"  = { released = "2020-08-23" }
  }
}
