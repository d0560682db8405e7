# Releases of realesrgan.

source "realesrgan-basicsr" {
  title = "Real-ESRGAN issues 768, 777 and 879: realesrgan imports basicsr, and fails where torchvision has no transforms.functional_tensor"
  url   = "https://github.com/xinntao/Real-ESRGAN/issues/879"
  date  = "2024-12-05"
  class = "reported"
}

source "realesrgan-wheels" {
  title = "METADATA in the wheels of 0.2.6 to 0.3.0: each requires basicsr, of which 1.4.2 is the last, and gfpgan"
  url   = "https://pypi.org/project/realesrgan/0.3.0/#files"
  date  = "2026-11-27"
  class = "measured"
}

package_info "realesrgan" {
  framework = "pytorch"
  module    = "realesrgan"
  pypi      = "realesrgan"
  source    = ["realesrgan-wheels"]
  inferred  = ["framework", "module"]
}

package "realesrgan" {
  requires    = { basicsr = ">=1.4.2", gfpgan = ">=1.3.5", numpy = "*", torch = ">=1.7", torchvision = "*" }
  limits      = { torch = "<2.2", torchvision = "<0.17" }
  platforms   = ["any"]
  source      = ["realesrgan-wheels"]
  cell_source = { limits = ["realesrgan-basicsr", "realesrgan-wheels"] }
  notes       = ["limits: those of the basicsr that it imports"]
  rows = {
    "0.3.0" = { released = "2022-09-20" }
    "0.2.9" = { released = "2022-09-20" }
    "0.2.8" = { released = "2022-09-18" }
    "0.2.7" = { released = "2022-09-18" }
    "0.2.6" = { released = "2022-09-18" }
  }
}
