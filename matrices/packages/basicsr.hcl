# Releases of basicsr.

source "basicsr-functional-tensor" {
  title = "BasicSR issues 649 and 663: torchvision 0.17 has no transforms.functional_tensor, which basicsr 1.4.2 imports"
  url   = "https://github.com/XPixelGroup/BasicSR/issues/649"
  date  = "2023-11-15"
  class = "reported"
}

source "basicsr-sources" {
  title = "requirements and basicsr/data in the source distributions of 1.4.0 to 1.4.2: importing basicsr imports every data set, and with it transforms.functional_tensor"
  url   = "https://pypi.org/project/basicsr/1.4.2/#files"
  date  = "2026-11-27"
  class = "measured"
}

package_info "basicsr" {
  framework = "pytorch"
  module    = "basicsr"
  pypi      = "basicsr"
  source    = ["basicsr-sources"]
  inferred  = ["framework"]
}

package "basicsr" {
  requires    = { numpy = ">=1.17", torch = ">=1.7", torchvision = "*" }
  limits      = { torch = "<2.2", torchvision = "<0.17" }
  platforms   = ["any"]
  source      = ["basicsr-sources"]
  cell_source = { limits = ["basicsr-functional-tensor", "basicsr-sources"] }
  notes       = ["limits: a torchvision goes with the torch of its own release, so that torch is held, too"]
  rows = {
    "1.4.2" = { released = "2022-08-30" }
    "1.4.1" = { released = "2022-07-18" }
    "1.4.0" = { released = "2022-07-12" }
  }
}
