# Releases of mmdet3d.

source "mmdet3d-mmcv" {
  title = "mmdetection3d issues 1761 and 1860: the packages of OpenMMLab refuse an mmcv outside their bounds as they are imported"
  url   = "https://github.com/open-mmlab/mmdetection3d/issues/1860"
  date  = "2022-09-22"
  class = "reported"
}

source "mmdet3d-files" {
  title = "METADATA and mmdet3d/__init__.py in the wheels of 1.1.0 to 1.4.0 and the source distributions of 0.7.0 to 1.0.0rc6: the module asserts bounds on mmcv, mmdet and mmsegmentation, and the metadata names none of them"
  url   = "https://pypi.org/project/mmdet3d/1.4.0/#files"
  date  = "2026-11-27"
  class = "measured"
}

package_info "mmdet3d" {
  framework = "pytorch"
  module    = "mmdet3d"
  pypi      = "mmdet3d"
  source    = ["mmdet3d-files"]
  inferred  = ["framework"]
}

package "mmdet3d" {
  requires       = { numba = "*", numpy = "*" }
  requires_other = { "mmcv (import)" = "*", "mmdet (import)" = "*" }
  platforms      = ["any"]
  source         = ["mmdet3d-files"]
  cell_source    = { limits = ["mmdet3d-mmcv", "mmdet3d-files"] }
  rows = {
    "1.4.0" = { released = "2024-01-08", limits = { mmcv = ">=2.0.0rc4,<2.2.0", mmdet = ">=3.0.0rc5,<3.4.0" } }
    "1.3.0" = { released = "2023-10-19", limits = { mmcv = ">=2.0.0rc4,<2.2.0", mmdet = ">=3.0.0rc5,<3.3.0" } }
    "1.2.0" = { released = "2023-07-04", limits = { mmcv = ">=2.0.0rc4,<2.1.0", mmdet = ">=3.0.0,<3.2.0" } }
    "1.1.1" = { released = "2023-05-31", limits = { mmcv = ">=2.0.0rc4,<2.1.0", mmdet = ">=3.0.0,<3.1.0" } }
    "1.1.0" = { released = "2023-04-19", limits = { mmcv = ">=2.0.0rc4,<2.1.0", mmdet = ">=3.0.0,<3.1.0" } }
  }
}

package "mmdet3d" {
  requires_other = { "mmcv (import)" = "*", "mmdet (import)" = "*" }
  platforms      = ["any"]
  source         = ["mmdet3d-files"]
  cell_source    = { limits = ["mmdet3d-mmcv", "mmdet3d-files"] }
  rows = {
    "1.0.0rc6" = {
      released = "2022-12-16"
      limits   = { mmcv = ">=1.5.2,<=1.7.0", mmdet = ">=2.24.0,<=3.0.0", mmsegmentation = ">=0.20.0,<=1.0.0" }
    }
    "1.0.0rc5" = {
      released = "2022-10-17"
      limits   = { mmcv = ">=1.5.2,<=1.7.0", mmdet = ">=2.24.0,<=3.0.0", mmsegmentation = ">=0.20.0,<=1.0.0" }
    }
    "1.0.0rc4" = {
      released = "2022-08-08"
      limits   = { mmcv = ">=1.5.2,<=1.7.0", mmdet = ">=2.24.0,<=3.0.0", mmsegmentation = ">=0.20.0,<=1.0.0" }
    }
    "1.0.0rc3" = {
      released = "2022-06-14"
      limits   = { mmcv = ">=1.4.8,<=1.6.0", mmdet = ">=2.24.0,<=3.0.0", mmsegmentation = ">=0.20.0,<=1.0.0" }
    }
    "1.0.0rc2" = {
      released = "2022-05-02"
      limits   = { mmcv = ">=1.4.8,<=1.6.0", mmdet = ">=2.19.0,<=3.0.0", mmsegmentation = ">=0.20.0,<=1.0.0" }
    }
    "1.0.0rc1" = {
      released = "2022-04-06"
      limits   = { mmcv = ">=1.4.8,<=1.5.0", mmdet = ">=2.19.0,<=3.0.0", mmsegmentation = ">=0.20.0,<=1.0.0" }
    }
    "1.0.0rc0" = {
      released = "2022-03-01"
      limits   = { mmcv = ">=1.3.8,<=1.5.0", mmdet = ">=2.19.0,<=3.0.0", mmsegmentation = ">=0.20.0,<=1.0.0" }
    }
    "0.18.1" = {
      released = "2022-02-09"
      limits   = { mmcv = ">=1.3.8,<=1.5.0", mmdet = ">=2.19.0,<=3.0.0", mmsegmentation = ">=0.20.0,<=1.0.0" }
    }
    "0.18.0" = {
      released = "2022-01-05"
      limits   = { mmcv = ">=1.3.8,<=1.5.0", mmdet = ">=2.19.0,<=3.0.0", mmsegmentation = ">=0.20.0,<=1.0.0" }
    }
    "0.17.3" = {
      released = "2021-12-06"
      limits   = { mmcv = ">=1.3.8,<=1.5.0", mmdet = ">=2.14.0,<=3.0.0", mmsegmentation = ">=0.14.1,<=1.0.0" }
    }
    "0.17.2" = {
      released = "2021-11-02"
      limits   = { mmcv = ">=1.3.8,<=1.4.0", mmdet = ">=2.14.0,<=3.0.0", mmsegmentation = ">=0.14.1,<=1.0.0" }
    }
    "0.17.1" = {
      released = "2021-10-08"
      limits   = { mmcv = ">=1.3.8,<=1.4.0", mmdet = ">=2.14.0,<=3.0.0", mmsegmentation = ">=0.14.1,<=1.0.0" }
    }
    "0.17.0" = {
      released = "2021-09-02"
      limits   = { mmcv = ">=1.3.8,<=1.4.0", mmdet = ">=2.14.0,<=3.0.0", mmsegmentation = ">=0.14.1,<=1.0.0" }
    }
    "0.16.0" = {
      released = "2021-08-03"
      limits   = { mmcv = ">=1.3.8,<=1.4.0", mmdet = ">=2.14.0,<=3.0.0", mmsegmentation = ">=0.14.1,<=1.0.0" }
    }
    "0.15.0" = {
      released = "2021-07-02"
      limits   = { mmcv = ">=1.3.8,<=1.4.0", mmdet = ">=2.14.0,<=3.0.0", mmsegmentation = ">=0.14.1,<=1.0.0" }
    }
    "0.14.0" = {
      released = "2021-06-01"
      limits   = { mmcv = ">=1.3.1,<=1.4.0", mmdet = ">=2.10.0,<=2.11.0", mmsegmentation = ">=0.13.0,<=0.13.0" }
    }
    "0.13.0" = { released = "2021-05-01", limits = { mmcv = ">=1.2.4,<=1.4.0", mmdet = ">=2.10.0,<=2.11.0" } }
    "0.12.0" = { released = "2021-04-04", limits = { mmcv = ">=1.2.4,<=1.4.0", mmdet = ">=2.5.0,<=3.0.0" } }
    "0.11.0" = { released = "2021-03-02", limits = { mmcv = ">=1.2.4,<=1.3.0", mmdet = ">=2.5.0,<=3.0.0" } }
    "0.10.0" = { released = "2021-02-01", limits = { mmcv = ">=1.2.4,<=1.3.0", mmdet = ">=2.5.0,<=3.0.0" } }
    "0.9.0"  = { released = "2021-01-04", limits = { mmcv = ">=1.2.4,<=1.3.0", mmdet = ">=2.5.0,<=3.0.0" } }
    "0.8.0"  = { released = "2020-11-30", limits = { mmcv = ">=1.1.5,<=1.3.0", mmdet = ">=2.5.0,<=2.7.0" } }
    "0.7.0"  = { released = "2020-11-01", limits = { mmcv = ">=1.1.5,<=1.3.0", mmdet = ">=2.5.0,<=2.7.0" } }
  }
}
