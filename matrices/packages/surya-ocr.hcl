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
  python_requires = ">=3.10,<4.0"
  requires        = { pydantic = ">=2.5.3,<3.0.0", torch = ">=2.7.0,<3.0.0", transformers = ">=4.51.2,<4.54.0" }
  platforms       = ["any"]
  rows = {
    "0.17.1" = {
      released = "2026-01-30"
      requires = { transformers = ">=4.56.1" }
      source   = ["wheels@74c331ccb9be2d0c6a774122e572b85a:surya_ocr-0.17.1-py3-none-any.whl"]
    }
    "0.17.0" = {
      released = "2025-09-23"
      requires = { transformers = ">=4.56.1" }
      source   = ["wheels@a728adb1aadd26493f1b937ec411f4b0:surya_ocr-0.17.0-py3-none-any.whl"]
    }
    "0.16.7" = {
      released = "2025-09-08"
      requires = { transformers = ">=4.56.1" }
      source   = ["wheels@20bf5f7f22832a15bee6a0b65343b439:surya_ocr-0.16.7-py3-none-any.whl"]
    }
    "0.16.6" = {
      released = "2025-09-08"
      requires = { transformers = ">=4.56.1" }
      source   = ["wheels@08278f65388dc075edef6df6e9d15c32:surya_ocr-0.16.6-py3-none-any.whl"]
    }
    "0.16.5" = {
      released = "2025-09-08"
      source   = ["wheels@2f083725fb6faa50f807bc88f482175e:surya_ocr-0.16.5-py3-none-any.whl"]
    }
    "0.16.4" = {
      released = "2025-09-08"
      source   = ["wheels@61d28300044593802d75970d423ca128:surya_ocr-0.16.4-py3-none-any.whl"]
    }
    "0.16.3" = {
      released = "2025-09-05"
      source   = ["wheels@e3dee0db44180a21c3524515ab175cb1:surya_ocr-0.16.3-py3-none-any.whl"]
    }
    "0.16.2" = {
      released = "2025-09-05"
      source   = ["wheels@69128162f184dfeed2a22e2fc190c939:surya_ocr-0.16.2-py3-none-any.whl"]
    }
    "0.16.1" = {
      released = "2025-09-02"
      source   = ["wheels@2beb6c10f68e66293c29dc9439a68032:surya_ocr-0.16.1-py3-none-any.whl"]
    }
    "0.16.0" = {
      released = "2025-08-29"
      source   = ["wheels@57cfd1fb9feec410d5e393455efc0a03:surya_ocr-0.16.0-py3-none-any.whl"]
    }
    "0.15.4" = {
      released = "2025-08-12"
      source   = ["wheels@08b361d722a0a84ffb3b6b811e9c6a00:surya_ocr-0.15.4-py3-none-any.whl"]
    }
    "0.15.3" = {
      released = "2025-08-09"
      source   = ["wheels@136fa5725dcd6cc4f389f1aba5f506d7:surya_ocr-0.15.3-py3-none-any.whl"]
    }
    "0.15.2" = {
      released = "2025-08-04"
      source   = ["wheels@d291dbb6ddc1800c28ee2c4e5841ff8d:surya_ocr-0.15.2-py3-none-any.whl"]
    }
    "0.15.1" = {
      released = "2025-08-04"
      source   = ["wheels@1551831ec43550e2f5cc6cb7f7c8ef8c:surya_ocr-0.15.1-py3-none-any.whl"]
    }
    "0.15.0" = {
      released = "2025-08-04"
      source   = ["wheels@d29630d90a9b8d62c53a2852b1825948:surya_ocr-0.15.0-py3-none-any.whl"]
    }
    "0.14.7" = {
      released = "2025-07-25"
      source   = ["wheels@c325cf35835c3f1c6273ab605e5f25ab:surya_ocr-0.14.7-py3-none-any.whl"]
    }
    "0.14.6" = {
      released = "2025-06-11"
      requires = { transformers = ">=4.51.2,<5.0.0" }
      source   = ["wheels@4c89c3a4606838db1d0f6b565eb4e49d:surya_ocr-0.14.6-py3-none-any.whl"]
    }
    "0.14.5" = {
      released = "2025-06-02"
      requires = { transformers = ">=4.51.2,<5.0.0" }
      source   = ["wheels@3293fdcc1f1a6e83b177479d9d71d513:surya_ocr-0.14.5-py3-none-any.whl"]
    }
    "0.14.4" = {
      released = "2025-06-02"
      requires = { transformers = ">=4.51.2,<5.0.0" }
      source   = ["wheels@3d453733b128931886fe8859743c6a51:surya_ocr-0.14.4-py3-none-any.whl"]
    }
  }
}
