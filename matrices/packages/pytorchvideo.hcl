# Releases of pytorchvideo.

source "pytorchvideo-functional-tensor" {
  title = "pytorchvideo issue 271: torchvision has no transforms.functional_tensor any more, which pytorchvideo.transforms imports"
  url   = "https://github.com/facebookresearch/pytorchvideo/issues/271"
  date  = "2025-07-05"
  class = "reported"
}

source "pytorchvideo-sources" {
  title = "pytorchvideo/transforms in the source distributions of 0.1.3 and 0.1.5: augmentations.py imports torchvision.transforms.functional_tensor"
  url   = "https://pypi.org/project/pytorchvideo/0.1.5/#files"
  date  = "2026-11-27"
  class = "measured"
}

package_info "pytorchvideo" {
  framework = "pytorch"
  module    = "pytorchvideo.transforms"
  pypi      = "pytorchvideo"
  source    = ["pytorchvideo-sources"]
  inferred  = ["framework"]
}

package "pytorchvideo" {
  python_requires = ">=3.7"
  limits          = { torch = "<2.2", torchvision = "<0.17" }
  requires_other  = { "torchvision (import)" = "*" }
  platforms       = ["any"]
  source          = ["pytorchvideo-sources"]
  cell_source     = { limits = ["pytorchvideo-functional-tensor", "pytorchvideo-sources"] }
  notes           = ["limits: a torchvision goes with the torch of its own release, so that torch is held, too"]
  rows = {
    "0.1.5" = { released = "2022-01-20" }
    "0.1.3" = { released = "2021-09-14" }
  }
}
