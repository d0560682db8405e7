# Releases of chatterbox-tts.

package_info "chatterbox-tts" {
  module   = "chatterbox"
  pypi     = "chatterbox-tts"
  source   = ["wheels@83782500e3ad4e7c919132e9d7eb8755:chatterbox_tts-0.1.7-py3-none-any.whl"]
  inferred = ["module"]
}

package "chatterbox-tts" {
  python_requires = ">=3.10"
  requires = {
    diffusers    = "==0.29.0"
    numpy        = ">=1.24.0,<1.26.0"
    torch        = "==2.6.0"
    torchaudio   = "==2.6.0"
    transformers = "==4.46.3"
  }
  platforms = ["any"]
  rows = {
    "0.1.7" = {
      released = "2026-03-26"
      requires = { numpy = ">=1.24.0,<2.0.0", transformers = "==5.2.0" }
      requires_other = {
        "numpy (python_version >= \"3.13\")"      = ">=2.0.0"
        "torch (python_version >= \"3.14\")"      = ">=2.9.0"
        "torchaudio (python_version >= \"3.14\")" = ">=2.9.0"
      }
      markers = {
        numpy      = "python_version < \"3.13\""
        torch      = "python_version < \"3.14\""
        torchaudio = "python_version < \"3.14\""
      }
      source = ["wheels@83782500e3ad4e7c919132e9d7eb8755:chatterbox_tts-0.1.7-py3-none-any.whl"]
    }
    "0.1.6" = {
      released = "2025-12-15"
      source   = ["wheels@c7a4da2a56b41f5d85b7a5dc299a2161:chatterbox_tts-0.1.6-py3-none-any.whl"]
    }
    "0.1.5" = {
      released = "2025-12-12"
      source   = ["wheels@43391e2cd37d20fa0e3788546bda9041:chatterbox_tts-0.1.5-py3-none-any.whl"]
    }
    "0.1.4" = {
      released = "2025-09-04"
      source   = ["wheels@47f3fe5cdfe0b3811ca47dac0439d9f6:chatterbox_tts-0.1.4-py3-none-any.whl"]
    }
    "0.1.3" = {
      released        = "2025-09-04"
      python_requires = ">=3.9"
      requires        = { numpy = ">=1.26.0" }
      source          = ["wheels@68ed2957f65251fa2af2035e2bdaf872:chatterbox_tts-0.1.3-py3-none-any.whl"]
    }
  }
}

package "chatterbox-tts" {
  released        = "2025-05-28"
  python_requires = ">=3.8"
  requires = {
    diffusers    = "==0.29.0"
    numpy        = "==1.26.0"
    torch        = "==2.6.0"
    torchaudio   = "==2.6.0"
    transformers = "==4.46.3"
  }
  platforms = ["any"]
  rows = {
    "0.1.2" = {
      released        = "2025-06-13"
      python_requires = ">=3.9"
      requires        = { numpy = ">=1.26.0" }
      source          = ["wheels@5f0a5da217b66a26770f4a0df1d08e09:chatterbox_tts-0.1.2-py3-none-any.whl"]
    }
    "0.1.1" = { source = ["wheels@b9fae4e09e17f279ebb3158fd20db839:chatterbox_tts-0.1.1-py3-none-any.whl"] }
    "0.1"   = { source = ["wheels@252b1b8e1845102e0a5585da060b4017:chatterbox_tts-0.1-py3-none-any.whl"] }
  }
}
