# Releases of gast.

source "gast-index" {
  title = "pypi.org: the files of gast"
  url   = "https://pypi.org/project/gast/"
  date  = "2026-12-01"
  class = "measured"
}

package_info "gast" {
  module = "gast"
  pypi   = "gast"
  source = ["gast-index"]
  notes  = ["rows are every release"]
}

package "gast" {
  onward    = true
  platforms = ["any"]
  source    = ["gast-index"]
  rows = {
    "0.7.0" = { released = "2025-11-29", python_requires = ">=2.7,!=3.0.*,!=3.1.*,!=3.2.*,!=3.3.*" }
    "0.6.0" = { released = "2024-07-09", python_requires = ">=2.7,!=3.0.*,!=3.1.*,!=3.2.*,!=3.3.*" }
    "0.5.5" = { released = "2024-07-09", python_requires = ">=2.7,!=3.0.*,!=3.1.*,!=3.2.*,!=3.3.*" }
    "0.5.4" = { released = "2023-04-29", python_requires = ">=2.7,!=3.0.*,!=3.1.*,!=3.2.*,!=3.3.*" }
    "0.5.3" = { released = "2021-11-13", python_requires = ">=2.7,!=3.0.*,!=3.1.*,!=3.2.*,!=3.3.*" }
    "0.5.2" = { released = "2021-08-02", python_requires = ">=2.7,!=3.0.*,!=3.1.*,!=3.2.*,!=3.3.*" }
    "0.5.1" = { released = "2021-07-23", python_requires = ">=2.7,!=3.0.*,!=3.1.*,!=3.2.*,!=3.3.*" }
    "0.5.0" = { released = "2021-06-28", python_requires = ">=2.7,!=3.0.*,!=3.1.*,!=3.2.*,!=3.3.*" }
    "0.4.0" = { released = "2020-08-07", python_requires = ">=2.7,!=3.0.*,!=3.1.*,!=3.2.*,!=3.3.*" }
    "0.3.3" = { released = "2020-01-19", python_requires = ">=2.7,!=3.0.*,!=3.1.*,!=3.2.*,!=3.3.*" }
  }
}
