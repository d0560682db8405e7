# Releases of monai.

package_info "monai" {
  module   = "monai"
  pypi     = "monai"
  source   = ["wheels@dbd3b1dd309e752e0477ed73fde03b92:monai-1.6.1-py3-none-any.whl"]
  inferred = ["module"]
}

package "monai" {
  python_requires = ">=3.9"
  requires        = { numpy = ">=1.24,<3.0" }
  requires_other = {
    "huggingface-hub (extra)" = "*"
    "torchvision (extra)"     = "*"
    "transformers (extra)"    = ">=4.36.0,<4.41.0"
  }
  platforms = ["any"]
  rows = {
    "1.6.1" = {
      released        = "2026-09-27"
      python_requires = ">=3.10"
      requires        = { torch = ">=2.8.0" }
      requires_other  = { "transformers (extra)" = ">=5.5.0" }
      source          = ["wheels@dbd3b1dd309e752e0477ed73fde03b92:monai-1.6.1-py3-none-any.whl"]
    }
    "1.6.0" = {
      released        = "2026-06-22"
      python_requires = ">=3.10"
      requires        = { torch = ">=2.8.0" }
      source          = ["wheels@8880fb294827448a15299f9313b96c05:monai-1.6.0-202606221745-py3-none-any.whl"]
    }
    "1.5.2" = {
      released = "2026-01-27"
      requires = { torch = ">=2.4.1" }
      source   = ["wheels@6c4f75d47a88c1e37521bce4b7cb1540:monai-1.5.2-py3-none-any.whl"]
    }
    "1.5.1" = {
      released = "2025-09-22"
      requires = { torch = ">=2.4.1" }
      source   = ["wheels@3112e6ce63352f2ebb8a324a5c199b02:monai-1.5.1-py3-none-any.whl"]
    }
    "1.5.0" = {
      released = "2025-06-14"
      requires = { torch = ">=2.4.1,<2.7.0" }
      source   = ["wheels@93259cfa8b68fbf006dea7c78376a46c:monai-1.5.0-py3-none-any.whl"]
    }
  }
}

package "monai" {
  python_requires = ">=3.8"
  requires        = { numpy = ">=1.20", torch = ">=1.9" }
  requires_other = {
    "huggingface-hub (extra)" = "*"
    "torchvision (extra)"     = "*"
    "transformers (extra)"    = ">=4.36.0,<4.41.0"
  }
  platforms = ["any"]
  rows = {
    "1.4.0" = {
      released        = "2024-10-16"
      python_requires = ">=3.9"
      requires        = { numpy = ">=1.24,<2.0" }
      source          = ["wheels@a715ca9ff8a068e36efdd147420f0ff0:monai-1.4.0-py3-none-any.whl"]
    }
    "1.3.2" = {
      released = "2024-06-26"
      source   = ["wheels@899e2bda5e1fa00675cddbb82197dcfa:monai-1.3.2-py3-none-any.whl"]
    }
    "1.3.1" = {
      released = "2024-05-21"
      source   = ["wheels@781cc56325cf6c176494ef8d3ba104ea:monai-1.3.1-py3-none-any.whl"]
    }
    "1.3.0" = {
      without        = ["requires_other"]
      released       = "2023-10-12"
      requires_other = { "torchvision (extra)" = "*", "transformers (extra)" = "<4.22" }
      source         = ["wheels@6ac93decd6aff4c8272eb095e01c8a73:monai-1.3.0-202310121228-py3-none-any.whl"]
    }
    "1.2.0" = {
      without        = ["requires_other"]
      released       = "2023-06-08"
      requires_other = { "torchvision (extra)" = "*", "transformers (extra)" = "<4.22" }
      source         = ["wheels@941e3d1cd0ad9af46d6acc77a95c3ea6:monai-1.2.0-202306081546-py3-none-any.whl"]
    }
  }
}
