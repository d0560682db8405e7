# Releases of marker-pdf.

package_info "marker-pdf" {
  module   = "marker"
  pypi     = "marker-pdf"
  source   = ["wheels@aa31f6a31990a6b7ac277aaea0df486b:marker_pdf-2.0.0-py3-none-any.whl"]
  inferred = ["module"]
}

package "marker-pdf" {
  python_requires = ">=3.10,<4.0"
  requires        = { pydantic = ">=2.4.2,<3.0.0", torch = ">=2.7.0,<3.0.0", transformers = ">=4.45.2,<5.0.0" }
  platforms       = ["any"]
  rows = {
    "2.0.0" = {
      released        = "2026-07-20"
      python_requires = ">=3.10,<4"
      requires = {
        pydantic     = ">=2.4.2,<3"
        surya-ocr    = ">=0.22.1,<0.23.0"
        torch        = ">=2.7.0,<3"
        transformers = ">=5.12.1,<6"
      }
      source = ["wheels@aa31f6a31990a6b7ac277aaea0df486b:marker_pdf-2.0.0-py3-none-any.whl"]
    }
    "1.10.2" = {
      released = "2026-01-31"
      requires = { surya-ocr = ">=0.17.1,<0.18.0" }
      source   = ["wheels@f631737dd46d3927142b4b14c7b48896:marker_pdf-1.10.2-py3-none-any.whl"]
    }
    "1.10.1" = {
      released = "2025-09-30"
      requires = { surya-ocr = ">=0.17.0,<0.18.0" }
      source   = ["wheels@d7b3beee48216c1e7d5cee888735af17:marker_pdf-1.10.1-py3-none-any.whl"]
    }
    "1.10.0" = {
      released = "2025-09-24"
      requires = { surya-ocr = ">=0.17.0,<0.18.0" }
      source   = ["wheels@4f5ba471e69805f0553d00b07b67121a:marker_pdf-1.10.0-py3-none-any.whl"]
    }
    "1.9.3" = {
      released = "2025-09-09"
      requires = { surya-ocr = ">=0.16.7,<0.17.0" }
      source   = ["wheels@2ec59024526e56144d26c93440d8ad4b:marker_pdf-1.9.3-py3-none-any.whl"]
    }
    "1.9.2" = {
      released = "2025-09-04"
      requires = { surya-ocr = ">=0.16.0,<0.17.0" }
      source   = ["wheels@6f9319c5d9a71d4a2323aec34c4b6d53:marker_pdf-1.9.2-py3-none-any.whl"]
    }
    "1.9.1" = {
      released = "2025-09-02"
      requires = { surya-ocr = ">=0.16.0,<0.17.0" }
      source   = ["wheels@bf3dfab0cce803bbe30682befee98c3a:marker_pdf-1.9.1-py3-none-any.whl"]
    }
  }
}
