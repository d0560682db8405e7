# Releases of docling-ibm-models.

package_info "docling-ibm-models" {
  module   = "docling_ibm_models"
  pypi     = "docling-ibm-models"
  source   = ["wheels@5236a13d440135aa074e211981529424:docling_ibm_models-4.0.4-py3-none-any.whl"]
  inferred = ["module"]
}

package "docling-ibm-models" {
  python_requires = ">=3.10,<4.0"
  requires = {
    huggingface-hub = ">=0.23,<2"
    numpy           = ">=1.24.4,<3.0.0"
    torch           = ">=2.2.2,<3.0.0"
    torchvision     = ">=0,<1"
    transformers    = ">=4.42.0,<6.0.0"
  }
  platforms = ["any"]
  rows = {
    "4.0.4" = {
      released = "2026-10-21"
      source   = ["wheels@5236a13d440135aa074e211981529424:docling_ibm_models-4.0.4-py3-none-any.whl"]
    }
    "4.0.3" = {
      released = "2026-09-18"
      source   = ["wheels@82c6c6ad6622aa9e58c4d745c26fba12:docling_ibm_models-4.0.3-py3-none-any.whl"]
    }
    "4.0.2" = {
      released = "2026-09-03"
      source   = ["wheels@821d343a5d90cc8613029013b7634a18:docling_ibm_models-4.0.2-py3-none-any.whl"]
    }
    "4.0.1" = {
      released = "2026-09-01"
      requires = { transformers = ">=4.42.0,!=5.0.*,!=5.1.*,!=5.13.0,!=5.2.*,!=5.3.*,<6.0.0" }
      source   = ["wheels@05f70f2b6c0f26ab93598afdb686cc85:docling_ibm_models-4.0.1-py3-none-any.whl"]
    }
    "4.0.0" = {
      released = "2026-08-28"
      requires = { transformers = ">=4.42.0,!=5.0.*,!=5.1.*,!=5.13.0,!=5.2.*,!=5.3.*,<6.0.0" }
      source   = ["wheels@b4dc321ca9203bfa7cda6092e6b99684:docling_ibm_models-4.0.0-py3-none-any.whl"]
    }
  }
}

package "docling-ibm-models" {
  python_requires = ">=3.10,<4.0"
  requires = {
    accelerate      = ">=1.2.1,<2.0.0"
    huggingface-hub = ">=0.23,<2"
    numpy           = ">=1.24.4,<3.0.0"
    pydantic        = ">=2.0.0,<3.0.0"
    torch           = ">=2.2.2,<3.0.0"
    torchvision     = ">=0,<1"
    transformers    = ">=4.42.0,!=5.0.*,!=5.1.*,!=5.2.*,!=5.3.*,<6.0.0"
  }
  platforms = ["any"]
  rows = {
    "3.15.0" = {
      released = "2026-08-28"
      requires = { transformers = ">=4.42.0,!=5.0.*,!=5.1.*,!=5.13.0,!=5.2.*,!=5.3.*,<6.0.0" }
      source   = ["wheels@5220773b8731c269b4edf3e0b02dd170:docling_ibm_models-3.15.0-py3-none-any.whl"]
    }
    "3.14.0" = {
      released = "2026-08-11"
      source   = ["wheels@795d39cd0f7b1e14a702e681b0ef0f9b:docling_ibm_models-3.14.0-py3-none-any.whl"]
    }
    "3.13.3" = {
      released = "2026-06-04"
      source   = ["wheels@50fc83d244ce2dc43158e02155d1caa6:docling_ibm_models-3.13.3-py3-none-any.whl"]
    }
    "3.13.2" = {
      released = "2026-04-23"
      source   = ["wheels@5fa0838bf15a4e06d2fcb686d756a6f4:docling_ibm_models-3.13.2-py3-none-any.whl"]
    }
    "3.13.1" = {
      released = "2026-04-22"
      source   = ["wheels@7951e713a0dd48bc408d2bde97be983b:docling_ibm_models-3.13.1-py3-none-any.whl"]
    }
    "3.13.0" = {
      released = "2026-03-27"
      source   = ["wheels@a11acc6034b06e0bed8dc0ca1fa70061:docling_ibm_models-3.13.0-py3-none-any.whl"]
    }
    "3.12.0" = {
      released = "2026-03-09"
      requires = { transformers = ">=4.42.0,<5.0.0" }
      source   = ["wheels@008fe1f5571db413782efe510c1d6327:docling_ibm_models-3.12.0-py3-none-any.whl"]
    }
    "3.11.0" = {
      released = "2026-01-23"
      requires = { transformers = ">=4.42.0,<5.0.0" }
      source   = ["wheels@68f7961069d643bfdab21b1c9ef24a97:docling_ibm_models-3.11.0-py3-none-any.whl"]
    }
    "3.10.3" = {
      released        = "2025-12-01"
      python_requires = ">=3.9,<4.0"
      requires        = { huggingface-hub = ">=0.23,<1", transformers = ">=4.42.0,<5.0.0" }
      source          = ["wheels@e034d1398c99059998da18e38ef80af8:docling_ibm_models-3.10.3-py3-none-any.whl"]
    }
  }
}
