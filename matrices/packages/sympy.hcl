# Releases of sympy.

source "sympy-index" {
  title = "pypi.org: the files of sympy"
  url   = "https://pypi.org/project/sympy/"
  date  = "2026-12-01"
  class = "measured"
}

package_info "sympy" {
  module = "sympy"
  pypi   = "sympy"
  source = ["sympy-index"]
  notes  = ["rows are every release"]
}

package "sympy" {
  onward    = true
  platforms = ["any"]
  source    = ["sympy-index"]
  rows = {
    "1.14.0" = { released = "2025-04-27", python_requires = ">=3.9" }
    "1.13.3" = { released = "2024-09-18", python_requires = ">=3.8" }
    "1.13.2" = { released = "2024-08-11", python_requires = ">=3.8" }
    "1.13.1" = { released = "2024-07-19", python_requires = ">=3.8" }
    "1.13.0" = { released = "2024-07-08", python_requires = ">=3.8" }
    "1.12.1" = { released = "2024-05-29", python_requires = ">=3.8" }
    "1.12"   = { released = "2023-05-10", python_requires = ">=3.8" }
    "1.11.1" = { released = "2022-08-30", python_requires = ">=3.8" }
    "1.11"   = { released = "2022-08-23", python_requires = ">=3.8" }
    "1.10.1" = { released = "2022-03-20", python_requires = ">=3.7" }
    "1.10"   = { released = "2022-03-06", python_requires = ">=3.7" }
    "1.9"    = { released = "2021-10-08", python_requires = ">=3.6" }
    "1.8"    = { released = "2021-04-09", python_requires = ">=3.6" }
    "1.7.1"  = { released = "2020-12-12", python_requires = ">=3.6" }
    "1.7"    = { released = "2020-11-29", python_requires = ">=3.6" }
    "1.6.2"  = { released = "2020-08-09", python_requires = ">=3.5" }
    "1.6.1"  = { released = "2020-07-02", python_requires = ">=3.5" }
    "1.6"    = { released = "2020-05-24", python_requires = ">=3.5" }
    "1.5.1"  = { released = "2020-01-05", python_requires = ">=2.7,!=3.0.*,!=3.1.*,!=3.2.*,!=3.3.*,!=3.4.*" }
    "1.5"    = { released = "2019-12-13", python_requires = ">=2.7,!=3.0.*,!=3.1.*,!=3.2.*,!=3.3.*,!=3.4.*" }
    "1.4"    = { released = "2019-04-10" }
  }
}
