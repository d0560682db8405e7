# Releases of mmsegmentation.

source "mmseg-mmcv" {
  title = "mmsegmentation issue 3478 and mmcv issue 2236: mmsegmentation refuses an mmcv outside its bounds as it is imported"
  url   = "https://github.com/open-mmlab/mmsegmentation/issues/3478"
  date  = "2023-12-15"
  class = "reported"
}

source "mmseg-wheels" {
  title = "METADATA and mmseg/__init__.py in the wheels of 0.6.0 to 1.2.2: the module asserts bounds on mmcv's version, and the metadata names mmcv in an extra alone"
  url   = "https://pypi.org/project/mmsegmentation/1.2.2/#files"
  date  = "2026-11-27"
  class = "measured"
}

package_info "mmsegmentation" {
  framework = "pytorch"
  module    = "mmseg"
  pypi      = "mmsegmentation"
  source    = ["mmseg-wheels"]
  inferred  = ["framework"]
}

package "mmsegmentation" {
  requires       = { numpy = "*" }
  requires_other = { "mmcv (import)" = "*" }
  platforms      = ["any"]
  source         = ["mmseg-wheels"]
  cell_source    = { limits = ["mmseg-mmcv", "mmseg-wheels"] }
  rows = {
    "1.2.2"  = { released = "2023-12-14", limits = { mmcv = ">=2.0.0rc4,<2.2.0" } }
    "1.2.1"  = { released = "2023-10-17", limits = { mmcv = ">=2.0.0rc4,<2.2.0" } }
    "1.2.0"  = { released = "2023-10-12", limits = { mmcv = ">=2.0.0rc4,<2.2.0" } }
    "1.1.2"  = { released = "2023-09-20", limits = { mmcv = ">=2.0.0rc4,<2.1.0" } }
    "1.1.1"  = { released = "2023-07-24", limits = { mmcv = ">=2.0.0rc4,<2.1.0" } }
    "1.1.0"  = { released = "2023-07-04", limits = { mmcv = ">=2.0.0rc4,<2.1.0" } }
    "1.0.0"  = { released = "2023-04-06", limits = { mmcv = ">=2.0.0rc4,<2.1.0" } }
    "0.30.0" = { released = "2023-01-11", limits = { mmcv = ">=1.3.13,<1.8.0" } }
    "0.29.1" = { released = "2022-11-03", limits = { mmcv = ">=1.3.13,<1.8.0" } }
    "0.29.0" = { released = "2022-10-10", limits = { mmcv = ">=1.3.13,<1.7.0" } }
    "0.28.0" = { released = "2022-09-08", limits = { mmcv = ">=1.3.13,<1.7.0" } }
    "0.27.0" = { released = "2022-07-28", limits = { mmcv = ">=1.3.13,<1.7.0" } }
    "0.26.0" = { released = "2022-07-01", limits = { mmcv = ">=1.3.13,<=1.6.0" } }
    "0.25.0" = { released = "2022-06-02", limits = { mmcv = ">=1.3.13,<=1.6.0" } }
    "0.24.1" = { released = "2022-05-01", limits = { mmcv = ">=1.3.13,<=1.6.0" } }
    "0.24.0" = { released = "2022-04-29", limits = { mmcv = ">=1.3.13,<=1.6.0" } }
    "0.23.0" = { released = "2022-04-01", limits = { mmcv = ">=1.3.13,<=1.5.0" } }
    "0.22.1" = { released = "2022-03-09", limits = { mmcv = ">=1.3.13,<=1.5.0" } }
    "0.22.0" = { released = "2022-03-04", limits = { mmcv = ">=1.3.13,<=1.5.0" } }
    "0.21.1" = { released = "2022-02-09", limits = { mmcv = ">=1.3.13,<=1.5.0" } }
    "0.21.0" = { released = "2022-01-29", limits = { mmcv = ">=1.3.13,<=1.5.0" } }
    "0.20.2" = { released = "2021-12-15", limits = { mmcv = ">=1.3.13,<=1.5.0" } }
    "0.20.1" = { released = "2021-12-14", limits = { mmcv = ">=1.3.13,<=1.5.0" } }
    "0.20.0" = { released = "2021-12-10", limits = { mmcv = ">=1.3.13,<=1.5.0" } }
    "0.19.0" = { released = "2021-11-02", limits = { mmcv = ">=1.3.13,<=1.4.0" } }
    "0.18.0" = { released = "2021-10-07", limits = { mmcv = ">=1.3.13,<=1.4.0" } }
    "0.17.0" = { released = "2021-09-01", limits = { mmcv = ">=1.3.7,<=1.4.0" } }
    "0.16.0" = { released = "2021-08-04", limits = { mmcv = ">=1.3.7,<=1.4.0" } }
    "0.15.0" = { released = "2021-07-04", limits = { mmcv = ">=1.3.7,<=1.4.0" } }
    "0.14.1" = { released = "2021-06-17", limits = { mmcv = ">=1.3.1,<=1.4.0" } }
    "0.14.0" = { released = "2021-06-03", limits = { mmcv = ">=1.3.1,<=1.4.0" } }
    "0.13.0" = { released = "2021-05-06", limits = { mmcv = ">=1.3.1,<=1.4.0" } }
    "0.12.0" = { released = "2021-04-04", limits = { mmcv = ">=1.1.4,<=1.4.0" } }
    "0.11.0" = { released = "2021-02-02", limits = { mmcv = ">=1.1.4,<=1.3.0" } }
    "0.10.0" = { released = "2021-01-02", limits = { mmcv = ">=1.1.4,<=1.3.0" } }
    "0.9.0"  = { released = "2020-12-02", limits = { mmcv = ">=1.1.4,<=1.3.0" } }
    "0.8.0"  = { released = "2020-11-05", limits = { mmcv = ">=1.1.4,<=1.2.0" } }
    "0.7.0"  = { released = "2020-10-11", limits = { mmcv = ">=1.1.2,<=1.2.0" } }
    "0.6.0"  = { released = "2020-09-11", limits = { mmcv = ">=1.1.2,<=1.2.0" } }
  }
}
