# Releases of tensorboard: the last of each minor.

source "tensorboard-index" {
  title = "pypi.org: the files of tensorboard"
  url   = "https://pypi.org/project/tensorboard/"
  date  = "2026-12-01"
  class = "measured"
}

package_info "tensorboard" {
  module = "tensorboard"
  pypi   = "tensorboard"
  source = ["tensorboard-index"]
  notes  = ["rows are the last release of each minor"]
}

package "tensorboard" {
  onward    = true
  platforms = ["any"]
  source    = ["tensorboard-index"]
  rows = {
    "2.21.0" = { released = "2026-06-29", python_requires = ">=3.9" }
    "2.20.0" = { released = "2025-07-17", python_requires = ">=3.9" }
    "2.19.0" = { released = "2025-02-12", python_requires = ">=3.9" }
    "2.18.0" = { released = "2024-09-25", python_requires = ">=3.9" }
    "2.17.1" = { released = "2024-08-14", python_requires = ">=3.9" }
    "2.16.2" = { released = "2024-02-16", python_requires = ">=3.9" }
    "2.15.2" = { released = "2024-02-09", python_requires = ">=3.9" }
    "2.14.1" = { released = "2023-09-27", python_requires = ">=3.9" }
    "2.13.0" = { released = "2023-05-04", python_requires = ">=3.8" }
    "2.12.3" = { released = "2023-05-02", python_requires = ">=3.8" }
    "2.11.2" = { released = "2023-01-13", python_requires = ">=3.7" }
    "2.10.1" = { released = "2022-09-26", python_requires = ">=3.6" }
    "2.9.1"  = { released = "2022-06-08", python_requires = ">=3.6" }
    "2.8.0"  = { released = "2022-01-20", python_requires = ">=3.6" }
    "2.7.0"  = { released = "2021-10-13", python_requires = ">=3.6" }
    "2.6.0"  = { released = "2021-08-06", python_requires = ">=3.6" }
    "2.5.0"  = { released = "2021-04-19", python_requires = ">=2.7,!=3.0.*,!=3.1.*" }
    "2.4.1"  = { released = "2021-01-14", python_requires = ">=2.7,!=3.0.*,!=3.1.*" }
    "2.3.0"  = { released = "2020-07-21", python_requires = ">=2.7,!=3.0.*,!=3.1.*" }
    "2.2.2"  = { released = "2020-05-28", python_requires = ">=2.7,!=3.0.*,!=3.1.*" }
    "2.1.1"  = { released = "2020-03-04", python_requires = ">=2.7,!=3.0.*,!=3.1.*" }
    "2.0.2"  = { released = "2019-11-25", python_requires = ">=2.7,!=3.0.*,!=3.1.*" }
    "1.15.0" = { released = "2019-09-12", python_requires = ">=2.7,!=3.0.*,!=3.1.*" }
  }
}
