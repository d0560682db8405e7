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

package_info "ultralytics" {
  pypi     = "ultralytics"
  module   = "ultralytics"
  source   = ["ultra-toml"]
  inferred = ["module"]
  notes    = ["rows mark where the bound changes; the exact switch-over release inside 8.0.x was not found"]
}

package "ultralytics" "8.1" {
  onward          = true
  python_requires = ">=3.8"
  requires        = { torch = ">=1.8.0", torchvision = ">=0.9.0" }
  requires_other  = { "torch (win32)" = ">=1.8.0,!=2.4.0" }
  platforms       = ["any"]
  source          = ["ultra-toml", "ultra-win"]
  notes           = ["inferred: that every later 8.x keeps this bound"]
}

package "ultralytics" "8.0.50" {
  requires  = { torch = ">=1.7.0", torchvision = ">=0.8.1" }
  platforms = ["any"]
  source    = ["spack-recipes@2026-07-01:py_ultralytics/package.py"]
}
