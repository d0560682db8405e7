# Releases of pydantic, where its names change that others import.

source "pydantic-index" {
  title = "pypi.org: the files of pydantic"
  url   = "https://pypi.org/project/pydantic/"
  date  = "2026-11-28"
  class = "measured"
}

package_info "pydantic" {
  module = "pydantic"
  pypi   = "pydantic"
  source = ["pydantic-index"]
  notes  = ["rows are the releases where what others import of it changes"]
}

package "pydantic" {
  onward    = true
  platforms = ["any"]
  source    = ["pydantic-index"]
  rows = {
    "2.0"     = { released = "2023-06-30", python_requires = ">=3.7" }
    "1.10.26" = { released = "2025-12-18", python_requires = ">=3.7" }
    "1.10.13" = { released = "2023-09-27", python_requires = ">=3.7" }
    "1.10.0"  = { released = "2022-08-30", python_requires = ">=3.7" }
    "1.8"     = { released = "2021-02-26", python_requires = ">=3.6.1" }
  }
}
