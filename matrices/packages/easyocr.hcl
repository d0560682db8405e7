# Releases of easyocr.

package_info "easyocr" {
  module   = "easyocr"
  pypi     = "easyocr"
  source   = ["wheels@5be12f9b0e595d443c9c3d10b0542074:easyocr-1.7.2-py3-none-any.whl"]
  inferred = ["module"]
}

package "easyocr" {
  requires  = { torch = "*", torchvision = ">=0.5" }
  platforms = ["any"]
  rows = {
    "1.7.2" = {
      released = "2024-09-24"
      source   = ["wheels@5be12f9b0e595d443c9c3d10b0542074:easyocr-1.7.2-py3-none-any.whl"]
    }
    "1.7.1" = {
      released = "2023-09-04"
      source   = ["wheels@5b0a2e7cfdfc6c1ec99d9583663e570e:easyocr-1.7.1-py3-none-any.whl"]
    }
    "1.7.0" = {
      released = "2023-05-26"
      source   = ["wheels@d9d33fd0a30288c4320117a79a7535d4:easyocr-1.7.0-py3-none-any.whl"]
    }
    "1.6.2" = {
      released = "2022-09-16"
      source   = ["wheels@c47015beb56c147b2712af3c9d8cc677:easyocr-1.6.2-py3-none-any.whl"]
    }
    "1.6.1" = {
      released = "2022-09-05"
      source   = ["wheels@0849a89be1f8b9be6a1780c2c900714d:easyocr-1.6.1-py3-none-any.whl"]
    }
  }
}
