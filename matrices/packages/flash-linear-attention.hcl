# Releases of flash-linear-attention.

package_info "flash-linear-attention" {
  framework = "pytorch"
  module    = "fla"
  pypi      = "flash-linear-attention"
  source    = ["wheels@6dec9735f8454523c13553622e98aff3:flash_linear_attention-0.6.0-py3-none-any.whl"]
  inferred  = ["framework", "module"]
  notes     = ["its kernels are Triton's, in fla-core from 0.3.2 on"]
}

package "flash-linear-attention" "0.6.0" {
  released        = "2026-10-23"
  python_requires = ">=3.10"
  requires        = { fla-core = "==0.6.0", transformers = ">=5.6.2,<6" }
  platforms       = ["any"]
  source          = ["wheels@6dec9735f8454523c13553622e98aff3:flash_linear_attention-0.6.0-py3-none-any.whl"]
}

package "flash-linear-attention" {
  python_requires = ">=3.10"
  requires        = { torch = ">=2.5", transformers = ">=4.45.0" }
  platforms       = ["any"]
  rows = {
    "0.5.2" = {
      without  = ["requires"]
      released = "2026-07-27"
      requires = { fla-core = "==0.5.2", transformers = ">=4.45.0" }
      source   = ["wheels@dcf405d81f5426393b59037097aa700d:flash_linear_attention-0.5.2-py3-none-any.whl"]
    }
    "0.5.1" = {
      without  = ["requires"]
      released = "2026-06-18"
      requires = { fla-core = "==0.5.1", transformers = ">=4.45.0" }
      source   = ["wheels@9022862f0a238752372c81290694b8b2:flash_linear_attention-0.5.1-py3-none-any.whl"]
    }
    "0.5.0" = {
      without     = ["requires"]
      released    = "2026-04-21"
      requires    = { fla-core = "==0.5.0", transformers = "*" }
      limits      = { torch = ">=2.7.0" }
      source      = ["wheels@92e64e989ed34355c1f838232597b2e3:flash_linear_attention-0.5.0-py3-none-any.whl"]
      cell_source = { limits = ["wheels@5c826ff32daf6b629658e3e4f6125d87:fla_core-0.5.0-py3-none-any.whl"] }
    }
    "0.4.2" = {
      without  = ["requires"]
      released = "2026-03-12"
      requires = { fla-core = "==0.4.2", transformers = "*" }
      source   = ["wheels@c08be006ce4dbe1be81f54938ee8e6fc:flash_linear_attention-0.4.2-py3-none-any.whl"]
    }
    "0.4.1" = {
      without  = ["requires"]
      released = "2025-12-24"
      requires = { fla-core = "==0.4.1", transformers = "*" }
      source   = ["wheels@d18bdfe9d1f4b424676444eac9d50fb8:flash_linear_attention-0.4.1-py3-none-any.whl"]
    }
    "0.4.0" = {
      without     = ["requires"]
      released    = "2025-10-27"
      requires    = { fla-core = "==0.4.0", transformers = ">=4.53.0" }
      limits      = { torch = ">=2.5" }
      source      = ["wheels@50c97163f7cb64dc53585194ef36af44:flash_linear_attention-0.4.0-py3-none-any.whl"]
      cell_source = { limits = ["wheels@5396f36a9838c99f9e45c70e88e2e0b2:fla_core-0.4.0-py3-none-any.whl"] }
    }
    "0.3.2" = {
      without     = ["requires"]
      released    = "2025-09-10"
      requires    = { fla-core = "==0.3.2", transformers = ">=4.53.0" }
      limits      = { torch = ">=2.5" }
      source      = ["wheels@604e73361437ba786420ab195e2caa3f:flash_linear_attention-0.3.2-py3-none-any.whl"]
      cell_source = { limits = ["wheels@e751d5a41e33eee721a6fb6588bd857f:fla_core-0.3.2-py3-none-any.whl"] }
    }
    "0.3.1" = {
      released = "2025-08-26"
      requires = { transformers = ">=4.53.0" }
      source   = ["wheels@de6bbd2ffc56ec765a70474d75ee7fac:flash_linear_attention-0.3.1-py3-none-any.whl"]
    }
    "0.3.0" = {
      released = "2025-07-14"
      source   = ["wheels@5ba20ee898fcb7b0505de2cbd8772b10:flash_linear_attention-0.3.0-py3-none-any.whl"]
    }
    "0.2.2" = {
      released = "2025-06-05"
      source   = ["wheels@b6a62b140209d1350861d768e9acb378:flash_linear_attention-0.2.2-py3-none-any.whl"]
    }
    "0.2.1" = {
      released = "2025-04-23"
      source   = ["wheels@385ba0719b002b43a0c3a8dc2d711c46:flash_linear_attention-0.2.1-py3-none-any.whl"]
    }
    "0.2.0" = {
      released = "2025-04-11"
      source   = ["wheels@f526fbe287f60071e4b85fac18593dd1:flash_linear_attention-0.2.0-py3-none-any.whl"]
    }
    "0.1.2" = {
      released = "2025-03-31"
      source   = ["wheels@c823924cb1e8f53f27fe3588a5f34792:flash_linear_attention-0.1.2-py3-none-any.whl"]
    }
    "0.1.1" = {
      released = "2025-03-24"
      requires = { triton = ">=3.0" }
      source   = ["wheels@75346f241005be44b3f3f6df792aa81d:flash_linear_attention-0.1.1-py3-none-any.whl"]
    }
    "0.1" = {
      released = "2025-03-20"
      requires = { triton = ">=3.0" }
      source   = ["wheels@089ff221613a9fa396e01a330a012f63:flash_linear_attention-0.1-py3-none-any.whl"]
    }
  }
}
