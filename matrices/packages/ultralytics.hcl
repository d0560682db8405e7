# Releases of ultralytics.

source "ultra-win" {
  title = "copies of ultralytics requirements with the Windows torch exclusion"
  date  = "2026-11-20"
  class = "reported"
}

source "ultra-weights-only" {
  title = "yolov5 issue 13513, ultralytics issue 19778 and assets issue 102: the models are pickled whole, which torch.load refuses from torch 2.6 on"
  url   = "https://github.com/ultralytics/yolov5/issues/13513"
  date  = "2025-02-18"
  class = "reported"
}

source "ultra-wheels" {
  title = "ultralytics/utils/patches.py and nn/tasks.py in the wheels of 8.0.208 to 8.3.24: from 8.2.64 on torch.load loads whole models"
  url   = "https://pypi.org/project/ultralytics/8.2.64/#files"
  date  = "2026-11-27"
  class = "measured"
}

package_info "ultralytics" {
  pypi   = "ultralytics"
  module = "ultralytics"
  source = ["ultra-wheels"]
  notes  = ["rows are the releases from which on the metadata asks for something else, among a hundred that were read: every tenth, and those between two that differ"]
}

package "ultralytics" {
  onward          = true
  python_requires = ">=3.8"
  requires = {
    matplotlib    = ">=3.3.0"
    numpy         = ">=1.23.0"
    opencv-python = ">=4.6.0"
    scipy         = ">=1.4.1"
    torch         = ">=1.8.0"
    torchvision   = ">=0.9.0"
  }
  requires_other = { "torch (win32)" = ">=1.8.0,!=2.4.0" }
  platforms      = ["any"]
  cell_source    = { requires_other = ["ultra-win"] }
  rows = {
    "8.4.116" = {
      without  = ["requires.scipy"]
      released = "2026-08-07"
      requires = { nvidia-ml-py = ">=12.0.0", opencv-python = ">=4.7.0,!=4.13.0.90" }
      source   = ["wheels@7a4fa31ffb00834dd5483dfd4dc9fb1f:ultralytics-8.4.116-py3-none-any.whl"]
    }
    "8.4.89" = {
      without  = ["requires.scipy"]
      released = "2026-07-05"
      requires = { nvidia-ml-py = ">=12.0.0", opencv-python = ">=4.6.0,!=4.13.0.90" }
      source   = ["wheels@3b50379a0a0d99f9accab640b2dbaa6b:ultralytics-8.4.89-py3-none-any.whl"]
    }
    "8.4.78" = {
      without  = ["requires.scipy"]
      released = "2026-06-25"
      requires = { nvidia-ml-py = ">=12.0.0" }
      source   = ["wheels@0718684a9d5191fac8b4e5269f05ed96:ultralytics-8.4.78-py3-none-any.whl"]
    }
    "8.4.66" = {
      released = "2026-06-11"
      requires = { nvidia-ml-py = ">=12.0.0" }
      source   = ["wheels@e35708a9fd2b3d375a9787a70a8f7670:ultralytics-8.4.66-py3-none-any.whl"]
    }
    "8.3.187" = {
      released = "2025-08-27"
      source   = ["wheels@3b354fafcf76c021c583ee6af9c01750:ultralytics-8.3.187-py3-none-any.whl"]
    }
    "8.3.119" = {
      released = "2025-04-27"
      requires = { pandas = ">=1.1.4" }
      source   = ["wheels@987da80103e36bbaaa5627af482703ab:ultralytics-8.3.119-py3-none-any.whl"]
    }
    "8.3.70" = {
      released = "2025-01-30"
      requires = { numpy = ">=1.23.0,<=2.1.1", pandas = ">=1.1.4" }
      source   = ["wheels@fb407a9feb0027e5c5ba3f24cb0ae86d:ultralytics-8.3.70-py3-none-any.whl"]
    }
    "8.3.4" = {
      released = "2024-10-03"
      requires = { pandas = ">=1.1.4" }
      source   = ["wheels@0aec7b60666516b53d852c25f0a1696b:ultralytics-8.3.4-py3-none-any.whl"]
    }
    "8.2.64" = {
      released = "2024-07-23"
      requires = { numpy = ">=1.23.0,<2.0.0", pandas = ">=1.1.4" }
      source   = ["wheels@a12a891f98781bedb97d6b0a7faf4cff:ultralytics-8.2.64-py3-none-any.whl"]
    }
  }
}

package "ultralytics" {
  onward          = true
  python_requires = ">=3.8"
  requires = {
    matplotlib    = ">=3.3.0"
    opencv-python = ">=4.6.0"
    pandas        = ">=1.1.4"
    scipy         = ">=1.4.1"
    torch         = ">=1.8.0"
    torchvision   = ">=0.9.0"
  }
  limits      = { torch = "<2.6" }
  platforms   = ["any"]
  cell_source = { limits = ["ultra-weights-only", "ultra-wheels"] }
  rows = {
    "8.2.46" = {
      released = "2024-06-28"
      requires = { numpy = ">=1.23.0,<2.0.0" }
      source   = ["wheels@9c6315e7c5e35bc2cf57825e4c49704e:ultralytics-8.2.46-py3-none-any.whl"]
    }
    "8.2.41" = {
      released = "2024-06-23"
      requires = { numpy = ">=1.23.5,<2.0.0" }
      source   = ["wheels@a5212c8d736e1a204de8f2f667d9cd9c:ultralytics-8.2.41-py3-none-any.whl"]
    }
    "8.2.33" = {
      released = "2024-06-16"
      requires = { numpy = "<2.0.0" }
      source   = ["wheels@ad95ae540e2dedd76837cac8e6dbf1ed:ultralytics-8.2.33-py3-none-any.whl"]
    }
    "8.1.15" = {
      released = "2024-02-17"
      source   = ["wheels@65ba8684aa7f370aa16b03a1f875f070:ultralytics-8.1.15-py3-none-any.whl"]
    }
    "8.0.181" = {
      released = "2023-09-18"
      requires = { numpy = ">=1.22.2" }
      source   = ["wheels@54e9f8de40a60a0e66108558ed629bdc:ultralytics-8.0.181-py3-none-any.whl"]
    }
    "8.0.152" = {
      released = "2023-08-10"
      requires = { matplotlib = ">=3.2.2", numpy = ">=1.22.2" }
      source   = ["wheels@44e0caee3d65883061d0938714393d17:ultralytics-8.0.152-py3-none-any.whl"]
    }
  }
}

package "ultralytics" {
  onward          = true
  python_requires = ">=3.7"
  requires = {
    matplotlib    = ">=3.2.2"
    opencv-python = ">=4.6.0"
    pandas        = ">=1.1.4"
    scipy         = ">=1.4.1"
    torch         = ">=1.7.0"
    torchvision   = ">=0.8.1"
  }
  limits      = { torch = "<2.6" }
  platforms   = ["any"]
  cell_source = { limits = ["ultra-weights-only", "ultra-wheels"] }
  rows = {
    "8.0.146" = {
      released = "2023-08-01"
      requires = { numpy = ">=1.22.2" }
      source   = ["wheels@07b07c86506f5442703f8589eb3e1c66:ultralytics-8.0.146-py3-none-any.whl"]
    }
    "8.0.89" = {
      released = "2023-04-27"
      source   = ["wheels@0c2fe365787053e60853223acf6f10eb:ultralytics-8.0.89-py3-none-any.whl"]
    }
    "8.0.54" = {
      released = "2023-03-16"
      requires = { numpy = ">=1.21.6" }
      source   = ["wheels@82291d8bf0f6511b047cd3aad84c97fb:ultralytics-8.0.54-py3-none-any.whl"]
    }
    "8.0.50" = {
      released = "2023-03-06"
      requires = { numpy = ">=1.18.5" }
      source   = ["wheels@60c409292cab97ba9893cf7a60a0b2a3:ultralytics-8.0.50-py3-none-any.whl"]
    }
  }
}
