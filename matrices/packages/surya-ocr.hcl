# Releases of surya-ocr.

package_info "surya-ocr" {
  module   = "surya"
  pypi     = "surya-ocr"
  source   = ["wheels@f84cdba18b99cd8d010d19db8b89d79c:surya_ocr-0.22.1-py3-none-any.whl"]
  inferred = ["module"]
}

package "surya-ocr" {
  python_requires = ">=3.10,<4"
  requires = {
    huggingface-hub = ">=1.5.0,<2"
    pydantic        = ">=2.5.3,<3"
    torch           = ">=2.7.0,<3"
    torchvision     = ">=0.20.0,<1"
    transformers    = ">=5.12.1"
  }
  platforms = ["any"]
  rows = {
    "0.22.1" = {
      released = "2026-07-20"
      source   = ["wheels@f84cdba18b99cd8d010d19db8b89d79c:surya_ocr-0.22.1-py3-none-any.whl"]
    }
    "0.22.0" = {
      released = "2026-07-17"
      source   = ["wheels@387b4e4043f7502c86e8a3029636fac9:surya_ocr-0.22.0-py3-none-any.whl"]
    }
    "0.21.2" = {
      released = "2026-07-15"
      source   = ["wheels@8bd99aaad0ab81deb3c27b930c0cb07c:surya_ocr-0.21.2-py3-none-any.whl"]
    }
    "0.21.1" = {
      released = "2026-07-08"
      source   = ["wheels@7b77af1d2e242a9b96b19bd0d05de22f:surya_ocr-0.21.1-py3-none-any.whl"]
    }
    "0.21.0" = {
      released = "2026-07-08"
      requires = { onnxruntime = ">=1.18.0,<2" }
      source   = ["wheels@587776d7a0c417f6a12b0bc8fc4d40c8:surya_ocr-0.21.0-py3-none-any.whl"]
    }
    "0.20.0" = {
      without  = ["requires.torchvision"]
      released = "2026-05-27"
      requires = { huggingface-hub = ">=0.26.0,<1", transformers = ">=4.56.1" }
      source   = ["wheels@fe080a3d820ec5d569cb93c4c6994c47:surya_ocr-0.20.0-py3-none-any.whl"]
    }
  }
}

package "surya-ocr" {
  released        = "2025-09-08"
  python_requires = ">=3.10,<4.0"
  requires        = { pydantic = ">=2.5.3,<3.0.0", torch = ">=2.7.0,<3.0.0", transformers = ">=4.56.1" }
  platforms       = ["any"]
  rows = {
    "0.17.1" = {
      released = "2026-01-30"
      source   = ["wheels@74c331ccb9be2d0c6a774122e572b85a:surya_ocr-0.17.1-py3-none-any.whl"]
    }
    "0.17.0" = {
      released = "2025-09-23"
      source   = ["wheels@a728adb1aadd26493f1b937ec411f4b0:surya_ocr-0.17.0-py3-none-any.whl"]
    }
    "0.16.7" = { source = ["wheels@20bf5f7f22832a15bee6a0b65343b439:surya_ocr-0.16.7-py3-none-any.whl"] }
    "0.16.6" = { source = ["wheels@08278f65388dc075edef6df6e9d15c32:surya_ocr-0.16.6-py3-none-any.whl"] }
    "0.16.5" = {
      requires = { transformers = ">=4.51.2,<4.54.0" }
      source   = ["wheels@2f083725fb6faa50f807bc88f482175e:surya_ocr-0.16.5-py3-none-any.whl"]
    }
    "0.16.4" = {
      requires = { transformers = ">=4.51.2,<4.54.0" }
      source   = ["wheels@61d28300044593802d75970d423ca128:surya_ocr-0.16.4-py3-none-any.whl"]
    }
  }
}

package "surya-ocr" {
  released        = "2025-09-05"
  python_requires = ">=3.10,<4.0"
  requires        = { pydantic = ">=2.5.3,<3.0.0", torch = ">=2.7.0,<3.0.0", transformers = ">=4.51.2,<4.54.0" }
  platforms       = ["any"]
  rows = {
    "0.16.3" = { source = ["wheels@e3dee0db44180a21c3524515ab175cb1:surya_ocr-0.16.3-py3-none-any.whl"] }
    "0.16.2" = { source = ["wheels@69128162f184dfeed2a22e2fc190c939:surya_ocr-0.16.2-py3-none-any.whl"] }
    "0.16.1" = {
      released = "2025-09-02"
      source   = ["wheels@2beb6c10f68e66293c29dc9439a68032:surya_ocr-0.16.1-py3-none-any.whl"]
    }
  }
}
