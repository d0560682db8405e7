# Releases of pydantic: the last of each minor, and where its names change that others import.

source "pydantic-index" {
  title = "pypi.org: the files of pydantic"
  url   = "https://pypi.org/project/pydantic/"
  date  = "2026-12-01"
  class = "measured"
}

package_info "pydantic" {
  module = "pydantic"
  pypi   = "pydantic"
  source = ["pydantic-index"]
  notes  = ["rows are the last release of each minor, and those where what others import of it changes"]
}

package "pydantic" {
  onward    = true
  platforms = ["any"]
  source    = ["pydantic-index"]
  rows = {
    "2.14.4"  = { released = "2026-11-19", python_requires = ">=3.10" }
    "2.13.5"  = { released = "2026-08-28", python_requires = ">=3.9" }
    "2.12.5"  = { released = "2025-11-26", python_requires = ">=3.9" }
    "2.12.0"  = { released = "2025-10-07", python_requires = ">=3.9" }
    "2.11.10" = { released = "2025-10-04", python_requires = ">=3.9" }
    "2.10.6"  = { released = "2025-01-24", python_requires = ">=3.8" }
    "2.9.2"   = { released = "2024-09-17", python_requires = ">=3.8" }
    "2.8.2"   = { released = "2024-07-04", python_requires = ">=3.8" }
    "2.7.4"   = { released = "2024-06-12", python_requires = ">=3.8" }
    "2.6.4"   = { released = "2024-03-12", python_requires = ">=3.8" }
    "2.5.3"   = { released = "2023-12-22", python_requires = ">=3.7" }
    "2.4.2"   = { released = "2023-09-28", python_requires = ">=3.7" }
    "2.3.0"   = { released = "2023-08-23", python_requires = ">=3.7" }
    "2.2.1"   = { released = "2023-08-18", python_requires = ">=3.7" }
    "2.1.1"   = { released = "2023-07-25", python_requires = ">=3.7" }
    "2.0.3"   = { released = "2023-07-14", python_requires = ">=3.7" }
    "2.0"     = { released = "2023-06-30", python_requires = ">=3.7" }
    "1.10.27" = { released = "2026-10-29", python_requires = ">=3.7" }
    "1.10.26" = { released = "2025-12-18", python_requires = ">=3.7" }
    "1.10.13" = { released = "2023-09-27", python_requires = ">=3.7" }
    "1.10.0"  = { released = "2022-08-30", python_requires = ">=3.7" }
    "1.9.2"   = { released = "2022-08-11", python_requires = ">=3.6.1" }
    "1.8.2"   = { released = "2021-05-11", python_requires = ">=3.6.1" }
    "1.8"     = { released = "2021-02-26", python_requires = ">=3.6.1" }
  }
}
