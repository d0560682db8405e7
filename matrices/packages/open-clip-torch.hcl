# Releases of open-clip-torch.

package_info "open-clip-torch" {
  module   = "open_clip"
  pypi     = "open-clip-torch"
  source   = ["wheels@c549ad5ed6bfc119cc11105033c0a2b9:open_clip_torch-3.3.0-py3-none-any.whl"]
  inferred = ["module"]
}

package "open-clip-torch" {
  python_requires = ">=3.9"
  requires        = { huggingface-hub = "*", timm = ">=1.0.17", torch = ">=2.0", torchvision = "*" }
  platforms       = ["any"]
  rows = {
    "3.3.0" = {
      released = "2026-02-27"
      requires = { safetensors = "*" }
      source   = ["wheels@c549ad5ed6bfc119cc11105033c0a2b9:open_clip_torch-3.3.0-py3-none-any.whl"]
    }
    "3.2.0" = {
      released = "2025-09-21"
      requires = { safetensors = "*" }
      source   = ["wheels@e1f5b3ecbadb6d8ea64b1f887db23efe:open_clip_torch-3.2.0-py3-none-any.whl"]
    }
    "3.1.0" = {
      released = "2025-08-06"
      requires = { safetensors = "*" }
      source   = ["wheels@c8bf8936fb26b65f6bda55b21925a068:open_clip_torch-3.1.0-py3-none-any.whl"]
    }
    "3.0.0" = {
      released = "2025-07-23"
      requires = { safetensors = "*" }
      source   = ["wheels@183af4e67e4abfb0b809367fe7309565:open_clip_torch-3.0.0-py3-none-any.whl"]
    }
  }
}

package "open-clip-torch" "2.32.0" {
  released        = "2025-04-05"
  python_requires = ">=3.8"
  requires        = { huggingface-hub = "*", safetensors = "*", timm = "*", torch = ">=1.9.0", torchvision = "*" }
  platforms       = ["any"]
  source          = ["wheels@80b35b43e37afc2b6173aa5ab0ad6874:open_clip_torch-2.32.0-py3-none-any.whl"]
}

package "open-clip-torch" "2.31.0" {
  released        = "2025-02-23"
  python_requires = ">=3.8"
  requires        = { huggingface-hub = "*", safetensors = "*", timm = "*", torch = ">=1.9.0", torchvision = "*" }
  platforms       = ["any"]
  source          = ["wheels@92dd8c2d6d994e061de46465e711f87b:open_clip_torch-2.31.0-py3-none-any.whl"]
}

package "open-clip-torch" "2.30.0" {
  released        = "2025-01-04"
  python_requires = ">=3.8"
  requires        = { huggingface-hub = "*", safetensors = "*", timm = "*", torch = ">=1.9.0", torchvision = "*" }
  platforms       = ["any"]
  source          = ["wheels@68343092181a03a6a0b3ba8a3529856e:open_clip_torch-2.30.0-py3-none-any.whl"]
}
