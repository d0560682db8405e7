# Releases of pytorch-lightning.

source "torchmetrics-compare-version" {
  title = "torchmetrics issue 1923, its maintainer: _compare_version has moved out of torchmetrics, whence pytorch-lightning imports it"
  url   = "https://github.com/Lightning-AI/torchmetrics/issues/1923"
  date  = "2023-07-17"
  class = "vendor"
}

source "lightning-wheels-17" {
  title = "pytorch_lightning/callbacks/progress/rich_progress.py in the wheels of 1.5.0 to 2.0.9: those of 1.7 alone import _compare_version from torchmetrics.utilities.imports, where torchmetrics 0.11.4 has it and 1.0.0 has not"
  url   = "https://pypi.org/project/pytorch-lightning/1.7.7/#files"
  date  = "2026-11-27"
  class = "measured"
}

source "lightning-metadata" {
  title = "METADATA in the wheels of 1.5.0 to 1.9.5: those of 1.5.4 to 1.8.3, but for later post-releases, require torch (>=1.7.*), (>=1.8.*) or (>=1.9.*), which pip 25.0 refuses (invalid metadata, use pip<24.1)"
  url   = "https://pypi.org/project/pytorch-lightning/1.7.7/#files"
  date  = "2026-11-27"
  class = "measured"
}

package_info "pytorch-lightning" {
  framework = "pytorch"
  module    = "pytorch_lightning"
  pypi      = "pytorch-lightning"
  notes     = ["what lightning is under its older name: the same releases, with metadata of its own"]
  source    = ["wheels@71f95c7b22f25c4f91cc659e1734bcdc:pytorch_lightning-2.6.6-py3-none-any.whl"]
  inferred  = ["framework", "module", "notes"]
}

package "pytorch-lightning" {
  python_requires = ">=3.9"
  requires        = { torch = ">=2.1.0", torchmetrics = ">0.7.0" }
  platforms       = ["any"]
  source          = ["lightning@${version}:requirements/pytorch/base.txt"]
  rows = {
    "2.6.6" = {
      released        = "2026-09-10"
      python_requires = ">=3.10"
      source          = ["wheels@71f95c7b22f25c4f91cc659e1734bcdc:pytorch_lightning-2.6.6-py3-none-any.whl"]
    }
    "2.6.5" = { released = "2026-05-27", python_requires = ">=3.10" }
    "2.6.4" = { released = "2026-05-20", python_requires = ">=3.10" }
    "2.6.1" = { released = "2026-01-30", python_requires = ">=3.10" }
    "2.6.0" = {
      released = "2025-11-28"
      source   = ["wheels@ee72cff4b8c983ecfaae8599382544bd:pytorch_lightning-2.6.0-py3-none-any.whl"]
    }
    "2.5.6" = {
      released = "2025-11-05"
      source   = ["wheels@037bad1e2fd94d5eb6c5144f045fd4c1:pytorch_lightning-2.5.6-py3-none-any.whl"]
    }
    "2.5.5"       = { released = "2025-09-05" }
    "2.5.4"       = { released = "2025-08-29" }
    "2.5.3"       = { released = "2025-08-13" }
    "2.5.2"       = { released = "2025-06-20", requires = { torchmetrics = ">=0.7.0" } }
    "2.5.1.post0" = { released = "2025-04-25", requires = { torchmetrics = ">=0.7.0" } }
    "2.5.1"       = { released = "2025-03-19", requires = { torchmetrics = ">=0.7.0" } }
    "2.5.0.post0" = { released = "2024-12-21", requires = { torchmetrics = ">=0.7.0" } }
    "2.5.0" = {
      released = "2024-12-20"
      requires = { torchmetrics = ">=0.7.0" }
      source   = ["wheels@dc891757eb0fc7e3812d7bb8f46cc74e:pytorch_lightning-2.5.0-py3-none-any.whl"]
    }
  }
}

package "pytorch-lightning" {
  python_requires = ">=3.8"
  requires        = { numpy = ">=1.17.2", torchmetrics = ">=0.7.0" }
  platforms       = ["any"]
  source          = ["lightning@${version}:requirements/pytorch/base.txt"]
  rows = {
    "2.4.0" = {
      without  = ["requires"]
      released = "2024-08-07"
      requires = { torch = ">=2.1.0", torchmetrics = ">=0.7.0" }
      source   = ["wheels@9ac7935229ac022ef06994c928217ed3:pytorch_lightning-2.4.0-py3-none-any.whl"]
    }
    "2.3.3" = {
      released = "2024-07-08"
      requires = { torch = ">=2.0.0" }
      source   = ["wheels@4365e3f2874e223e63cb42628d24c88c:pytorch_lightning-2.3.3-py3-none-any.whl"]
    }
    "2.3.2" = { released = "2024-07-04", requires = { torch = ">=2.0.0" } }
    "2.3.1" = { released = "2024-06-27", requires = { torch = ">=2.0.0" } }
    "2.3.0" = {
      released = "2024-06-13"
      requires = { torch = ">=2.0.0" }
      source   = ["wheels@b8eec361f4342ca628d0d8e6985511c9:pytorch_lightning-2.3.0-py3-none-any.whl"]
    }
    "2.2.5" = {
      released = "2024-05-22"
      requires = { torch = ">=1.13.0" }
      source   = ["wheels@67a7800863326914f68f6afd68f42785:pytorch_lightning-2.2.5-py3-none-any.whl"]
    }
    "2.2.4"       = { released = "2024-05-01", requires = { torch = ">=1.13.0" } }
    "2.2.3"       = { released = "2024-04-23", requires = { torch = ">=1.13.0" } }
    "2.2.2"       = { released = "2024-04-12", requires = { torch = ">=1.13.0" } }
    "2.2.1"       = { released = "2024-03-04", requires = { torch = ">=1.13.0" } }
    "2.2.0.post0" = { released = "2024-02-12", requires = { torch = ">=1.13.0" } }
    "2.2.0" = {
      released = "2024-02-08"
      requires = { torch = ">=1.13.0" }
      source   = ["wheels@9b7f17f34b5acd6b10702251c5fdf237:pytorch_lightning-2.2.0-py3-none-any.whl"]
    }
    "2.1.4" = {
      released = "2024-02-01"
      requires = { torch = ">=1.12.0" }
      source   = ["wheels@85d9c8c12bab30c5d9aa45041a399d1c:pytorch_lightning-2.1.4-py3-none-any.whl"]
    }
    "2.1.3" = { released = "2023-12-21", requires = { torch = ">=1.12.0" } }
    "2.1.2" = { released = "2023-11-15", requires = { torch = ">=1.12.0" } }
    "2.1.1" = { released = "2023-11-08", requires = { torch = ">=1.12.0" } }
    "2.1.0" = {
      released = "2023-10-12"
      requires = { torch = ">=1.12.0" }
      source   = ["wheels@2802d683ef513235dfc211f6bc45d708:pytorch_lightning-2.1.0-py3-none-any.whl"]
    }
    "2.0.9.post0" = { released = "2023-09-28", requires = { torch = ">=1.11.0" } }
    "2.0.9" = {
      released = "2023-09-14"
      requires = { torch = ">=1.11.0" }
      source   = ["wheels@719adb50dfe5fe0a51f04be040c36f29:pytorch_lightning-2.0.9-py3-none-any.whl"]
    }
    "2.0.8"       = { released = "2023-08-30", requires = { torch = ">=1.11.0" } }
    "2.0.7"       = { released = "2023-08-16", requires = { torch = ">=1.11.0" } }
    "2.0.6"       = { released = "2023-07-25", requires = { torch = ">=1.11.0" } }
    "2.0.5"       = { released = "2023-07-10", requires = { torch = ">=1.11.0" } }
    "2.0.4"       = { released = "2023-06-22", requires = { torch = ">=1.11.0" } }
    "2.0.3"       = { released = "2023-06-07", requires = { torch = ">=1.11.0" } }
    "2.0.2"       = { released = "2023-04-24", requires = { torch = ">=1.11.0" } }
    "2.0.1.post0" = { released = "2023-04-11", requires = { torch = ">=1.11.0" } }
    "2.0.1"       = { released = "2023-03-30", requires = { torch = ">=1.11.0" } }
    "2.0.0" = {
      released = "2023-03-15"
      requires = { torch = ">=1.11.0" }
      source   = ["wheels@eda04e51c3ca030f92f9eb30cbb10583:pytorch_lightning-2.0.0-py3-none-any.whl"]
    }
  }
}

package "pytorch-lightning" {
  python_requires = ">=3.7"
  requires        = { numpy = ">=1.17.2", torch = ">=1.9", torchmetrics = ">=0.7.0" }
  pip             = "<24.1"
  platforms       = ["any"]
  source          = ["lightning@${version}:requirements/pytorch/base.txt"]
  cell_source     = { pip = ["lightning-metadata"] }
  notes           = ["torch: written >=1.9.*, which is no specifier of PEP 440"]
  rows = {
    "1.9.5" = {
      without  = ["pip", "notes"]
      released = "2023-04-12"
      requires = { torch = ">=1.10.0" }
      source   = ["wheels@06821558158623c5d2ecf5d3d0374dc8:pytorch_lightning-1.9.5-py3-none-any.whl"]
    }
    "1.9.4" = { without = ["pip", "notes"], released = "2023-03-02", requires = { torch = ">=1.10.0" } }
    "1.9.3" = { without = ["pip", "notes"], released = "2023-02-21", requires = { torch = ">=1.10.0" } }
    "1.9.2" = { without = ["pip", "notes"], released = "2023-02-15", requires = { torch = ">=1.10.0" } }
    "1.9.1" = { without = ["pip", "notes"], released = "2023-02-10", requires = { torch = ">=1.10.0" } }
    "1.9.0" = {
      without  = ["pip", "notes"]
      released = "2023-01-18"
      requires = { torch = ">=1.10.0" }
      source   = ["wheels@fcd19d985db8d1a9656faaed80bb79a3:pytorch_lightning-1.9.0-py3-none-any.whl"]
    }
    "1.8.6" = {
      without  = ["pip", "notes"]
      released = "2022-12-21"
      requires = { torch = ">=1.9.0" }
      source   = ["wheels@8b6b4126b85c56a9dd08a03f7096ce74:pytorch_lightning-1.8.6-py3-none-any.whl"]
    }
    "1.8.5.post0" = { without = ["pip", "notes"], released = "2022-12-16", requires = { torch = ">=1.9.0" } }
    "1.8.5"       = { without = ["pip", "notes"], released = "2022-12-15", requires = { torch = ">=1.9.0" } }
    "1.8.4.post0" = { without = ["pip", "notes"], released = "2022-12-10", requires = { torch = ">=1.9.0" } }
    "1.8.4"       = { without = ["pip", "notes"], released = "2022-12-09", requires = { torch = ">=1.9.0" } }
    "1.8.3.post2" = { released = "2022-12-09" }
    "1.8.3.post1" = { released = "2022-11-25" }
    "1.8.3.post0" = { released = "2022-11-23" }
    "1.8.3"       = { released = "2022-11-23" }
    "1.8.2"       = { released = "2022-11-18" }
    "1.8.1"       = { released = "2022-11-10" }
    "1.8.0.post1" = { released = "2022-11-02" }
    "1.8.0" = {
      released = "2022-11-01"
      source   = ["wheels@248d2690d204a86d4a7ad252d39ce94f:pytorch_lightning-1.8.0-py3-none-any.whl"]
    }
    "1.7.7" = {
      released    = "2022-09-22"
      limits      = { torchmetrics = "<1" }
      source      = ["wheels@4438b8284d7f7fdb06cf3566a7b5b6f1:pytorch_lightning-1.7.7-py3-none-any.whl"]
      cell_source = { limits = ["torchmetrics-compare-version", "lightning-wheels-17"] }
    }
    "1.7.6" = {
      released    = "2022-09-13"
      limits      = { torchmetrics = "<1" }
      cell_source = { limits = ["torchmetrics-compare-version", "lightning-wheels-17"] }
    }
    "1.7.5" = {
      released    = "2022-09-07"
      limits      = { torchmetrics = "<1" }
      cell_source = { limits = ["torchmetrics-compare-version", "lightning-wheels-17"] }
    }
    "1.7.4" = {
      released    = "2022-08-31"
      limits      = { torchmetrics = "<1" }
      cell_source = { limits = ["torchmetrics-compare-version", "lightning-wheels-17"] }
    }
    "1.7.3" = {
      released    = "2022-08-25"
      limits      = { torchmetrics = "<1" }
      cell_source = { limits = ["torchmetrics-compare-version", "lightning-wheels-17"] }
    }
    "1.7.2" = {
      released    = "2022-08-17"
      limits      = { torchmetrics = "<1" }
      cell_source = { limits = ["torchmetrics-compare-version", "lightning-wheels-17"] }
    }
    "1.7.1" = {
      released    = "2022-08-09"
      limits      = { torchmetrics = "<1" }
      cell_source = { limits = ["torchmetrics-compare-version", "lightning-wheels-17"] }
    }
    "1.7.0" = {
      released    = "2022-08-02"
      limits      = { torchmetrics = "<1" }
      source      = ["wheels@89df4f36078bb7eb9bef977d452188f1:pytorch_lightning-1.7.0-py3-none-any.whl"]
      cell_source = { limits = ["torchmetrics-compare-version", "lightning-wheels-17"] }
    }
  }
}

package "pytorch-lightning" {
  python_requires = ">=3.7"
  requires        = { numpy = ">=1.17.2", torch = ">=1.8", torchmetrics = ">=0.4.1" }
  pip             = "<24.1"
  platforms       = ["any"]
  cell_source     = { pip = ["lightning-metadata"] }
  notes           = ["torch: written >=1.8.*, which is no specifier of PEP 440"]
  rows = {
    "1.6.5.post0" = {
      without  = ["pip", "notes"]
      released = "2024-12-17"
      requires = { protobuf = "<=3.20.1", torch = ">=1.8.0" }
      source   = ["lightning@${version}:requirements/base.txt"]
    }
    "1.6.5" = {
      released = "2022-07-13"
      requires = { protobuf = "<=3.20.1" }
      source   = ["wheels@00c9205d26aa354defdd4dd592b2dded:pytorch_lightning-1.6.5-py3-none-any.whl"]
    }
    "1.6.4" = {
      released = "2022-06-01"
      requires = { protobuf = "<=3.20.1" }
      source   = ["wheels@0f42f93116a3fcb6fd8c9ea45cf7c918:pytorch_lightning-1.6.4-py3-none-any.whl"]
    }
    "1.6.3" = { released = "2022-05-03", source = ["lightning@${version}:requirements.txt"] }
    "1.6.2" = { released = "2022-04-27", source = ["lightning@${version}:requirements.txt"] }
    "1.6.1" = { released = "2022-04-13", source = ["lightning@${version}:requirements.txt"] }
    "1.6.0" = {
      released = "2022-03-29"
      source   = ["wheels@16b4758b989800719661eccc7c3da7b0:pytorch_lightning-1.6.0-py3-none-any.whl"]
    }
  }
}

package "pytorch-lightning" {
  python_requires = ">=3.6"
  requires        = { numpy = ">=1.17.2", torch = ">=1.7", torchmetrics = ">=0.4.1" }
  pip             = "<24.1"
  platforms       = ["any"]
  source          = ["lightning@${version}:requirements.txt"]
  cell_source     = { pip = ["lightning-metadata"] }
  notes           = ["torch: written >=1.7.*, which is no specifier of PEP 440"]
  rows = {
    "1.5.10.post0" = { without = ["pip", "notes"], released = "2024-12-17", requires = { torch = ">=1.7.0" } }
    "1.5.10" = {
      released = "2022-02-09"
      source   = ["wheels@c86ed633ce8d25667797635db3ea1fe9:pytorch_lightning-1.5.10-py3-none-any.whl"]
    }
    "1.5.9" = { released = "2022-01-20" }
    "1.5.8" = { released = "2022-01-05" }
    "1.5.7" = { released = "2021-12-21" }
    "1.5.6" = { released = "2021-12-15" }
    "1.5.5" = { released = "2021-12-07" }
    "1.5.4" = { released = "2021-11-30" }
  }
}

package "pytorch-lightning" {
  python_requires = ">=3.6"
  requires        = { numpy = ">=1.17.2", torch = ">=1.6", torchmetrics = ">=0.4.0" }
  platforms       = ["any"]
  source          = ["lightning@${version}:requirements.txt"]
  rows = {
    "1.5.3" = { released = "2021-11-24", requires = { torchmetrics = ">=0.4.1" } }
    "1.5.2" = { released = "2021-11-16", requires = { torchmetrics = ">=0.4.1" } }
    "1.5.1" = {
      released = "2021-11-09"
      requires = { torchmetrics = ">=0.4.1" }
      source   = ["wheels@729e47c868831c344100450d7858ae6c:pytorch_lightning-1.5.1-py3-none-any.whl"]
    }
    "1.5.0" = {
      released = "2021-11-02"
      requires = { torchmetrics = ">=0.4.1" }
      source   = ["wheels@e6bc07908b0ca82d69424fb52e8b1418:pytorch_lightning-1.5.0-py3-none-any.whl"]
    }
    "1.4.9" = {
      released = "2021-09-30"
      source   = ["wheels@3eb3ce4e1b38b3f37cc3a76b6a29c97c:pytorch_lightning-1.4.9-py3-none-any.whl"]
    }
    "1.4.8" = { released = "2021-09-22" }
    "1.4.7" = { released = "2021-09-15" }
    "1.4.6" = { released = "2021-09-10" }
    "1.4.5" = { released = "2021-09-01" }
    "1.4.4" = { released = "2021-08-24" }
    "1.4.3" = { released = "2021-08-23" }
    "1.4.2" = { released = "2021-08-11" }
    "1.4.1" = { released = "2021-08-03" }
    "1.4.0" = {
      released = "2021-07-27"
      source   = ["wheels@41fb26e649b830019ecdffb6dc655826:pytorch_lightning-1.4.0-py3-none-any.whl"]
    }
  }
}

package "pytorch-lightning" {
  python_requires = ">=3.6"
  requires        = { numpy = ">=1.17.2", torch = ">=1.4", torchmetrics = ">=0.2.0" }
  platforms       = ["any"]
  source          = ["lightning@${version}:requirements.txt"]
  rows = {
    "1.3.8" = {
      released = "2021-07-01"
      source   = ["wheels@f3ccd987d6df628e0339925239dcf20a:pytorch_lightning-1.3.8-py3-none-any.whl"]
    }
    "1.3.7.post0" = { released = "2021-06-23", source = ["lightning@1.3.7post0:requirements.txt"] }
    "1.3.7"       = { released = "2021-06-22" }
    "1.3.6"       = { released = "2021-06-17" }
    "1.3.5"       = { released = "2021-06-09" }
    "1.3.4"       = { released = "2021-06-03" }
    "1.3.3"       = { released = "2021-05-26" }
    "1.3.2"       = { released = "2021-05-19" }
    "1.3.1"       = { released = "2021-05-11" }
    "1.3.0" = {
      released = "2021-05-06"
      source   = ["wheels@930015f3245ea9aafae93c3f27b89cf4:pytorch_lightning-1.3.0-py3-none-any.whl"]
    }
    "1.2.10" = {
      released = "2021-04-23"
      requires = { numpy = ">=1.16.6", torchmetrics = "==0.2.0" }
      source   = ["wheels@52d05dda39e6ddd7ab6775c4ca8943e7:pytorch_lightning-1.2.10-py3-none-any.whl"]
    }
    "1.2.9" = { released = "2021-04-22", requires = { numpy = ">=1.16.6", torchmetrics = "==0.2.0" } }
    "1.2.8" = { released = "2021-04-14", requires = { numpy = ">=1.16.6" } }
    "1.2.7" = { released = "2021-04-07", requires = { numpy = ">=1.16.6" } }
    "1.2.6" = { released = "2021-03-30", requires = { numpy = ">=1.16.6" } }
    "1.2.5" = { released = "2021-03-24", requires = { numpy = ">=1.16.6" } }
  }
}

package "pytorch-lightning" {
  python_requires = ">=3.6"
  requires        = { numpy = ">=1.16.6", torch = ">=1.3" }
  platforms       = ["any"]
  source          = ["lightning@${version}:requirements.txt"]
  rows = {
    "1.2.4" = { released = "2021-03-16", requires = { torch = ">=1.4" } }
    "1.2.3" = { released = "2021-03-09", requires = { torch = ">=1.4" } }
    "1.2.2" = { released = "2021-03-05", requires = { torch = ">=1.4" } }
    "1.2.1" = { released = "2021-02-24", requires = { torch = ">=1.4" } }
    "1.2.0" = {
      released = "2021-02-18"
      requires = { torch = ">=1.4" }
      source   = ["wheels@3858563b60979924d77e4a86d1f8f5af:pytorch_lightning-1.2.0-py3-none-any.whl"]
    }
    "1.1.8" = {
      released = "2021-02-08"
      source   = ["wheels@fe1de1173fb6ebb92219c975bcff726b:pytorch_lightning-1.1.8-py3-none-any.whl"]
    }
    "1.1.7" = { released = "2021-02-03" }
    "1.1.6" = { released = "2021-01-26" }
    "1.1.5" = { released = "2021-01-21" }
    "1.1.4" = { released = "2021-01-12" }
    "1.1.3" = { released = "2021-01-06" }
    "1.1.2" = { released = "2020-12-23" }
    "1.1.1" = { released = "2020-12-15" }
    "1.1.0" = {
      released = "2020-12-10"
      source   = ["wheels@1a220e005cd0b60e95d29857259eab2a:pytorch_lightning-1.1.0-py3-none-any.whl"]
    }
    "1.0.8" = {
      released = "2020-11-24"
      requires = { numpy = ">=1.16.4" }
      source   = ["wheels@fa1922423260da0232315e88b3863370:pytorch_lightning-1.0.8-py3-none-any.whl"]
    }
    "1.0.7" = { released = "2020-11-17", requires = { numpy = ">=1.16.4" } }
    "1.0.6" = { released = "2020-11-11", requires = { numpy = ">=1.16.4" } }
    "1.0.5" = { released = "2020-11-04", requires = { numpy = ">=1.16.4" } }
    "1.0.4" = { released = "2020-10-27", requires = { numpy = ">=1.16.4" } }
    "1.0.3" = { released = "2020-10-20", requires = { numpy = ">=1.16.4" } }
  }
}

package "pytorch-lightning" {
  python_requires = ">=3.6"
  requires        = { numpy = ">=1.16.4", torch = ">=1.3" }
  platforms       = ["any"]
  source          = ["lightning@${version}:requirements/base.txt"]
  rows = {
    "1.0.2" = { released = "2020-10-15" }
    "1.0.1" = { released = "2020-10-14" }
    "1.0.0" = {
      released = "2020-10-13"
      source   = ["wheels@d799d54bacf7f73ccb5bf8e03b6ee44b:pytorch_lightning-1.0.0-py3-none-any.whl"]
    }
    "0.10.0" = {
      released = "2020-10-07"
      source   = ["wheels@04e7e59f54d8513f5bde208c20b26b4d:pytorch_lightning-0.10.0-py3-none-any.whl"]
    }
    "0.9.0" = {
      released = "2020-08-20"
      source   = ["wheels@d3d36bba6c7c9968af9e16123a01848e:pytorch_lightning-0.9.0-py3-none-any.whl"]
    }
    "0.8.5" = {
      released = "2020-07-10"
      source   = ["wheels@21a7ff4bba72d1c1f33bea64277c68bb:pytorch_lightning-0.8.5-py3-none-any.whl"]
    }
    "0.8.4" = { released = "2020-07-01", requires = { numpy = ">=1.15" } }
    "0.8.3" = { released = "2020-06-29", requires = { numpy = ">=1.15" } }
    "0.8.1" = { released = "2020-06-19", requires = { numpy = ">=1.15" } }
  }
}

package "pytorch-lightning" {
  python_requires = ">=3.6"
  requires        = { numpy = ">=1.16.4", torch = ">=1.1" }
  platforms       = ["any"]
  source          = ["lightning@${version}:requirements.txt"]
  rows = {
    "0.7.6" = {
      released = "2020-05-15"
      source   = ["wheels@f53a0740488b7d5ac06c73af3d4142cf:pytorch_lightning-0.7.6-py3-none-any.whl"]
    }
    "0.7.5" = { released = "2020-04-27" }
    "0.7.3" = { released = "2020-04-10" }
  }
}
