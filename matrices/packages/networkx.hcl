# Releases of networkx: the last of each minor.

source "networkx-index" {
  title = "pypi.org: the files of networkx"
  url   = "https://pypi.org/project/networkx/"
  date  = "2026-12-01"
  class = "measured"
}

package_info "networkx" {
  module = "networkx"
  pypi   = "networkx"
  source = ["networkx-index"]
  notes  = ["rows are the last release of each minor"]
}

package "networkx" {
  onward    = true
  platforms = ["any"]
  source    = ["networkx-index"]
  rows = {
    "3.7"   = { released = "2026-09-21", python_requires = ">=3.12,!=3.14.1" }
    "3.6.1" = { released = "2025-12-08", python_requires = ">=3.11,!=3.14.1" }
    "3.5"   = { released = "2025-05-29", python_requires = ">=3.11" }
    "3.4.2" = { released = "2024-10-21", python_requires = ">=3.10" }
    "3.3"   = { released = "2024-04-06", python_requires = ">=3.10" }
    "3.2.1" = { released = "2023-10-28", python_requires = ">=3.9" }
    "3.1"   = { released = "2023-04-04", python_requires = ">=3.8" }
    "3.0"   = { released = "2023-01-08", python_requires = ">=3.8" }
    "2.8.8" = { released = "2022-11-01", python_requires = ">=3.8" }
    "2.7.1" = { released = "2022-03-05", python_requires = ">=3.8" }
    "2.6.3" = { released = "2021-09-09", python_requires = ">=3.7" }
    "2.5.1" = { released = "2021-04-03", python_requires = ">=3.6" }
    "2.4"   = { released = "2019-10-17", python_requires = ">=3.5" }
  }
}
