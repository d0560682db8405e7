# Releases of gfpgan.

source "gfpgan-basicsr" {
  title = "GFPGAN issue 566: gfpgan imports basicsr, and fails where torchvision has no transforms.functional_tensor"
  url   = "https://github.com/TencentARC/GFPGAN/issues/566"
  date  = "2024-08-11"
  class = "reported"
}

source "gfpgan-wheels" {
  title = "METADATA in the wheels of 0.2.3 to 1.3.8: each requires basicsr, of which 1.4.2 is the last"
  url   = "https://pypi.org/project/gfpgan/1.3.8/#files"
  date  = "2026-11-27"
  class = "measured"
}

package_info "gfpgan" {
  framework = "pytorch"
  module    = "gfpgan"
  pypi      = "gfpgan"
  source    = ["gfpgan-wheels"]
  inferred  = ["framework", "module"]
}

package "gfpgan" {
  requires    = { basicsr = ">=1.4.2", numpy = "*", torch = ">=1.7", torchvision = "*" }
  limits      = { torch = "<2.2", torchvision = "<0.17" }
  platforms   = ["any"]
  source      = ["gfpgan-wheels"]
  cell_source = { limits = ["gfpgan-basicsr", "gfpgan-wheels"] }
  notes       = ["limits: those of the basicsr that it imports"]
  rows = {
    "1.3.8" = { released = "2022-09-16" }
    "1.3.7" = { released = "2022-09-12" }
    "1.3.6" = { released = "2022-09-12" }
    "1.3.5" = { released = "2022-09-04" }
  }
}
