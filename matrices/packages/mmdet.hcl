# Releases of mmdet.

source "mmdet-mmcv" {
  title = "mmdetection issues 11763 and 12312: mmdet 3.3.0 refuses mmcv 2.2.0 as it is imported"
  url   = "https://github.com/open-mmlab/mmdetection/issues/12312"
  date  = "2025-02-16"
  class = "reported"
}

source "mmdet-wheels" {
  title = "METADATA and mmdet/__init__.py in the wheels of 2.11.0 to 3.3.0: the module asserts bounds on mmcv's version, and the metadata names mmcv in an extra alone"
  url   = "https://pypi.org/project/mmdet/3.3.0/#files"
  date  = "2026-11-27"
  class = "measured"
}

package_info "mmdet" {
  framework = "pytorch"
  module    = "mmdet"
  pypi      = "mmdet"
  source    = ["mmdet-wheels"]
  inferred  = ["framework"]
}

package "mmdet" {
  requires       = { numpy = "*" }
  requires_other = { "mmcv (import)" = "*" }
  platforms      = ["any"]
  source         = ["mmdet-wheels"]
  cell_source    = { limits = ["mmdet-mmcv", "mmdet-wheels"] }
  rows = {
    "3.3.0" = { released = "2024-01-05", limits = { mmcv = ">=2.0.0rc4,<2.2.0" } }
    "3.2.0" = { released = "2023-10-12", limits = { mmcv = ">=2.0.0rc4,<2.2.0" } }
    "3.1.0" = { released = "2023-06-30", limits = { mmcv = ">=2.0.0rc4,<2.1.0" } }
    "3.0.0" = { released = "2023-04-06", limits = { mmcv = ">=2.0.0rc4,<2.1.0" } }
  }
}

package "mmdet" {
  requires       = { numpy = "*" }
  requires_other = { "mmcv (import)" = "*" }
  platforms      = ["any"]
  source         = ["mmdet-wheels"]
  cell_source    = { limits = ["mmdet-wheels"] }
  rows = {
    "2.28.2" = { released = "2023-02-28", limits = { mmcv = ">=1.3.17,<=1.8.0" } }
    "2.28.1" = { released = "2023-02-01", limits = { mmcv = ">=1.3.17,<=1.8.0" } }
    "2.28.0" = { released = "2023-01-28", limits = { mmcv = ">=1.3.17,<=1.8.0" } }
    "2.27.0" = { released = "2023-01-05", limits = { mmcv = ">=1.3.17,<=1.8.0" } }
    "2.26.0" = { released = "2022-11-23", limits = { mmcv = ">=1.3.17,<=1.8.0" } }
    "2.25.3" = { released = "2022-10-25", limits = { mmcv = ">=1.3.17,<=1.7.0" } }
    "2.25.2" = { released = "2022-09-16", limits = { mmcv = ">=1.3.17,<=1.7.0" } }
    "2.25.1" = { released = "2022-07-28", limits = { mmcv = ">=1.3.17,<=1.7.0" } }
    "2.25.0" = { released = "2022-06-01", limits = { mmcv = ">=1.3.17,<=1.6.0" } }
    "2.24.1" = { released = "2022-04-30", limits = { mmcv = ">=1.3.17,<=1.6.0" } }
    "2.24.0" = { released = "2022-04-26", limits = { mmcv = ">=1.3.17,<=1.6.0" } }
    "2.23.0" = { released = "2022-03-30", limits = { mmcv = ">=1.3.17,<=1.5.0" } }
    "2.22.0" = { released = "2022-02-26", limits = { mmcv = ">=1.3.17,<=1.5.0" } }
    "2.21.0" = { released = "2022-02-08", limits = { mmcv = ">=1.3.17,<=1.5.0" } }
    "2.20.0" = { released = "2021-12-30", limits = { mmcv = ">=1.3.17,<=1.5.0" } }
    "2.19.1" = { released = "2021-12-15", limits = { mmcv = ">=1.3.8,<=1.5.0" } }
    "2.19.0" = { released = "2021-11-30", limits = { mmcv = ">=1.3.8,<=1.5.0" } }
    "2.18.1" = { released = "2021-11-15", limits = { mmcv = ">=1.3.8,<=1.4.0" } }
    "2.18.0" = { released = "2021-10-28", limits = { mmcv = ">=1.3.8,<=1.4.0" } }
    "2.17.0" = { released = "2021-09-28", limits = { mmcv = ">=1.3.8,<=1.4.0" } }
    "2.16.0" = { released = "2021-08-31", limits = { mmcv = ">=1.3.8,<=1.4.0" } }
    "2.15.1" = { released = "2021-08-11", limits = { mmcv = ">=1.3.8,<=1.4.0" } }
    "2.15.0" = { released = "2021-08-03", limits = { mmcv = ">=1.3.8,<=1.4.0" } }
    "2.14.0" = { released = "2021-06-29", limits = { mmcv = ">=1.3.8,<=1.4.0" } }
    "2.13.0" = { released = "2021-06-01", limits = { mmcv = ">=1.3.2,<=1.4.0" } }
    "2.12.0" = { released = "2021-05-03", limits = { mmcv = ">=1.3.2,<=1.4.0" } }
    "2.11.0" = { released = "2021-04-02", limits = { mmcv = ">=1.2.4,<=1.4.0" } }
  }
}
