# Releases of ultralytics.

source "ultra-toml" {
  title = "8.1-era project file"
  url   = "https://github.com/ultralytics/ultralytics/blob/0005af52af705ebb03b6ed1a0be176d52d79241c/pyproject.toml"
  date  = "2026-11-20"
  class = "reported"
}

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
  pypi     = "ultralytics"
  module   = "ultralytics"
  source   = ["ultra-toml"]
  inferred = ["module"]
  notes    = ["rows mark where the bound changes; the exact switch-over release inside 8.0.x was not found"]
}

package "ultralytics" {
  onward          = true
  python_requires = ">=3.8"
  requires        = { torch = ">=1.8.0", torchvision = ">=0.9.0" }
  requires_other  = { "torch (win32)" = ">=1.8.0,!=2.4.0" }
  platforms       = ["any"]
  rows = {
    "8.2.64" = {
      released = "2024-07-23"
      source   = ["ultra-toml", "ultra-win", "ultra-wheels"]
      notes    = ["inferred: that every later 8.x keeps this bound"]
    }
    "8.1" = {
      limits      = { torch = "<2.6" }
      source      = ["ultra-toml", "ultra-win"]
      cell_source = { limits = ["ultra-weights-only", "ultra-wheels"] }
      notes       = ["inferred: that every later 8.x keeps this bound"]
    }
  }
}

package "ultralytics" "8.0.50" {
  requires    = { torch = ">=1.7.0", torchvision = ">=0.8.1" }
  limits      = { torch = "<2.6" }
  platforms   = ["any"]
  source      = ["spack-recipes@2026-07-01:py_ultralytics/package.py"]
  cell_source = { limits = ["ultra-weights-only", "ultra-wheels"] }
}
