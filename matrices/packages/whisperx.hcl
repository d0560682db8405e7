# Releases of whisperx.

package_info "whisperx" {
  framework = "pytorch"
  module    = "whisperx"
  pypi      = "whisperx"
  source    = ["wheels@cb6d4fcd3fb6c42305cb8b222a33a0b7:whisperx-3.8.6-py3-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "whisperx" {
  python_requires = ">=3.10,<3.14"
  requires = {
    ctranslate2    = ">=4.5.0"
    faster-whisper = ">=1.1.1"
    numpy          = ">=2.1.0"
    torch          = "~=2.8.0"
    torchaudio     = "~=2.8.0"
    transformers   = ">=4.48.0"
    triton         = ">=3.3.0"
  }
  markers   = { triton = "sys_platform == \"linux\" and platform_machine == \"x86_64\"" }
  platforms = ["any"]
  rows = {
    "3.8.6" = {
      released = "2026-05-25"
      requires = {
        faster-whisper  = ">=1.2.0"
        huggingface-hub = "<1.0.0"
        pandas          = ">=2.2.3"
        pyannote-audio  = ">=4.0.0"
        torchvision     = "~=0.23.0"
      }
      source = ["wheels@cb6d4fcd3fb6c42305cb8b222a33a0b7:whisperx-3.8.6-py3-none-any.whl"]
    }
    "3.8.5" = {
      released = "2026-04-01"
      requires = {
        faster-whisper  = ">=1.2.0"
        huggingface-hub = "<1.0.0"
        pandas          = ">=2.2.3"
        pyannote-audio  = ">=4.0.0"
        torchvision     = "~=0.23.0"
      }
      source = ["wheels@842f9ef5c2c2d33ccb6e68f5d5b233de:whisperx-3.8.5-py3-none-any.whl"]
    }
    "3.8.4" = {
      released = "2026-03-25"
      requires = {
        faster-whisper  = ">=1.2.0"
        huggingface-hub = "<1.0.0"
        pandas          = ">=2.2.3"
        pyannote-audio  = ">=4.0.0"
      }
      source = ["wheels@169daa0858cf49ff0b93830fad116c9e:whisperx-3.8.4-py3-none-any.whl"]
    }
    "3.8.1" = {
      released = "2026-02-14"
      requires = { huggingface-hub = "<1.0.0", pandas = ">=2.2.3", pyannote-audio = ">=4.0.0" }
      source   = ["wheels@92cc441ea8550f236f81dd5e5b54b066:whisperx-3.8.1-py3-none-any.whl"]
    }
    "3.8.0" = {
      released = "2026-02-13"
      requires = { huggingface-hub = "<1.0.0", pandas = ">=2.2.3", pyannote-audio = ">=4.0.0" }
      source   = ["wheels@427fbc46c5ecf82eb7d75d691bc20295:whisperx-3.8.0-py3-none-any.whl"]
    }
    "3.7.9" = {
      released = "2026-03-25"
      requires = { huggingface-hub = "<1.0.0", pandas = ">=2.2.3", pyannote-audio = ">=3.3.2,<4.0.0" }
      source   = ["wheels@8970642c2a369986ff06a06a8c1b0baf:whisperx-3.7.9-py3-none-any.whl"]
    }
    "3.7.8" = {
      released = "2026-03-10"
      requires = { huggingface-hub = "<1.0.0", pandas = ">=2.2.3", pyannote-audio = ">=3.3.2,<4.0.0" }
      source   = ["wheels@549a5475a2aa46207ec6593fb3b17e98:whisperx-3.7.8-py3-none-any.whl"]
    }
    "3.7.7" = {
      released = "2026-02-13"
      requires = { huggingface-hub = "<1.0.0", pandas = ">=2.2.3", pyannote-audio = ">=3.3.2,<4.0.0" }
      source   = ["wheels@d7c9c1c08dac267de6766ad3ac30d541:whisperx-3.7.7-py3-none-any.whl"]
    }
    "3.7.6" = {
      released = "2026-01-27"
      requires = { huggingface-hub = "<1.0.0", pandas = ">=2.2.3", pyannote-audio = ">=3.3.2,<4.0.0" }
      source   = ["wheels@826fc1ea1a56e047b02fde6d5f75b031:whisperx-3.7.6-py3-none-any.whl"]
    }
  }
}

package "whisperx" {
  python_requires = ">=3.9,<3.14"
  requires = {
    ctranslate2    = ">=4.5.0"
    faster-whisper = ">=1.1.1"
    numpy          = ">=2.0.2,<2.1.0"
    onnxruntime    = ">=1.19,<1.20.0"
    torch          = ">=2.7.1"
    torchaudio     = "*"
    transformers   = ">=4.48.0"
    triton         = ">=3.3.0"
  }
  requires_other = { "numpy (python_version >= \"3.13\")" = ">=2.1.0,<2.3.0" }
  markers = {
    numpy       = "python_version < \"3.13\""
    onnxruntime = "python_version < \"3.10\""
    triton      = "sys_platform == \"linux\" and platform_machine == \"x86_64\""
  }
  platforms = ["any"]
  rows = {
    "3.7.5" = {
      released = "2026-01-27"
      requires = {
        huggingface-hub = "<1.0.0"
        pandas          = ">=2.2.3,<2.3.0"
        pyannote-audio  = ">=3.3.2,<4.0.0"
        torch           = "~=2.8.0"
        torchaudio      = "~=2.8.0"
      }
      source = ["wheels@67e5e7e04867878d0ab6dc51d5547a61:whisperx-3.7.5-py3-none-any.whl"]
    }
    "3.7.4" = {
      released = "2025-10-16"
      requires = {
        pandas         = ">=2.2.3,<2.3.0"
        pyannote-audio = ">=3.3.2,<4.0.0"
        torch          = "~=2.8.0"
        torchaudio     = "~=2.8.0"
      }
      source = ["wheels@79317183dbc39e8542956dec2a6c2cf2:whisperx-3.7.4-py3-none-any.whl"]
    }
    "3.7.2" = {
      released = "2025-10-12"
      requires = { pandas = ">=2.2.3,<2.3.0", pyannote-audio = ">=3.3.2,<4.0.0" }
      source   = ["wheels@de31099e4d958fbba6074471e7822dff:whisperx-3.7.2-py3-none-any.whl"]
    }
    "3.7.1" = {
      without  = ["markers.triton"]
      released = "2025-10-12"
      requires = { pandas = ">=2.2.3,<2.3.0", pyannote-audio = ">=3.3.2,<4.0.0" }
      source   = ["wheels@12f769136fe50973681e7b5ae50ebe4e:whisperx-3.7.1-py3-none-any.whl"]
    }
    "3.7.0" = {
      without  = ["requires_other", "markers"]
      released = "2025-10-10"
      requires = { pandas = ">=2.2.3,<2.3.0", pyannote-audio = ">=3.3.2,<4.0.0" }
      markers  = { onnxruntime = "python_version < \"3.10\"" }
      source   = ["wheels@59cc583229f715a056a7f26f945f0cc3:whisperx-3.7.0-py3-none-any.whl"]
    }
  }
}

package "whisperx" {
  python_requires = ">=3.9,<3.13"
  requires = {
    ctranslate2    = ">=4.5.0"
    faster-whisper = ">=1.1.1"
    numpy          = ">=2.0.2,<2.1.0"
    onnxruntime    = ">=1.19,<1.20.0"
    torch          = ">=2.7.1"
    torchaudio     = "*"
    transformers   = ">=4.48.0"
    triton         = ">=3.3.0"
  }
  platforms = ["any"]
  rows = {
    "3.6.2" = {
      released = "2026-03-25"
      requires = { pandas = ">=2.2.3,<2.3.0", pyannote-audio = ">=3.3.2,<4.0.0" }
      source   = ["wheels@bcb0441280523ea0506b6cb2e8c626d1:whisperx-3.6.2-py3-none-any.whl"]
    }
    "3.6.1" = {
      released = "2026-03-10"
      requires = { pandas = ">=2.2.3,<2.3.0", pyannote-audio = ">=3.3.2,<4.0.0" }
      source   = ["wheels@3aedeb20b53d07fa87fedc9867c49212:whisperx-3.6.1-py3-none-any.whl"]
    }
    "3.6.0" = {
      released = "2025-10-10"
      requires = { pandas = ">=2.2.3,<2.3.0", pyannote-audio = ">=3.3.2,<4.0.0" }
      source   = ["wheels@1a651573226d98a7a67689dfe28adb6d:whisperx-3.6.0-py3-none-any.whl"]
    }
    "3.5.2" = {
      released = "2026-03-25"
      requires = { pandas = ">=2.2.3,<2.3.0", pyannote-audio = ">=3.3.2,<4.0.0" }
      source   = ["wheels@74c40042dae91c35d30de172f3109371:whisperx-3.5.2-py3-none-any.whl"]
    }
    "3.5.1" = {
      released = "2026-03-10"
      requires = { pandas = ">=2.2.3,<2.3.0", pyannote-audio = ">=3.3.2,<4.0.0" }
      source   = ["wheels@c92f030af5c06f85e1be8f366c460c30:whisperx-3.5.1-py3-none-any.whl"]
    }
    "3.5.0" = {
      released = "2025-10-08"
      requires = { pandas = ">=2.2.3,<2.3.0", pyannote-audio = ">=3.3.2,<4.0.0" }
      source   = ["wheels@a11bb86db81f246cc068098c44be4ce0:whisperx-3.5.0-py3-none-any.whl"]
    }
  }
}

package "whisperx" {
  python_requires = ">=3.9,<3.13"
  requires = {
    ctranslate2    = "<4.5.0"
    faster-whisper = ">=1.1.1"
    numpy          = ">=2.0.2"
    onnxruntime    = ">=1.19"
    torch          = ">=2.5.1"
    torchaudio     = ">=2.5.1"
    transformers   = ">=4.48.0"
  }
  platforms = ["any"]
  rows = {
    "3.4.5" = {
      released = "2026-03-25"
      requires = { pandas = ">=2.2.3", pyannote-audio = ">=3.3.2,<4.0.0" }
      source   = ["wheels@f67abdf116d770f755841d69a4b4d83e:whisperx-3.4.5-py3-none-any.whl"]
    }
    "3.4.4" = {
      released = "2026-03-10"
      requires = { pandas = ">=2.2.3", pyannote-audio = ">=3.3.2,<4.0.0" }
      source   = ["wheels@a1d17793f5dd0e9afdf6b13c18201d72:whisperx-3.4.4-py3-none-any.whl"]
    }
    "3.4.3" = {
      released = "2025-10-01"
      requires = { pandas = ">=2.2.3", pyannote-audio = ">=3.3.2,<4.0.0" }
      source   = ["wheels@47b7819f6eb288109f068938b1a2e777:whisperx-3.4.3-py3-none-any.whl"]
    }
    "3.4.2" = {
      released = "2025-06-27"
      requires = { pandas = ">=2.2.3", pyannote-audio = ">=3.3.2" }
      source   = ["wheels@c78cee354f45da7cd93dab98e9db5c5a:whisperx-3.4.2-py3-none-any.whl"]
    }
    "3.4.1" = {
      released = "2025-06-25"
      requires = { pandas = ">=2.2.3", pyannote-audio = ">=3.3.2" }
      source   = ["wheels@91c2b43e9f084c20a9d53642ddd0c349:whisperx-3.4.1-py3-none-any.whl"]
    }
    "3.4.0" = {
      released = "2025-06-24"
      requires = { pandas = ">=2.2.3", pyannote-audio = ">=3.3.2" }
      source   = ["wheels@53532728020b54a169d7d46d53f61191:whisperx-3.4.0-py3-none-any.whl"]
    }
    "3.3.6" = {
      released = "2026-03-25"
      requires = { pandas = ">=2.2.3", pyannote-audio = ">=3.3.2" }
      source   = ["wheels@a6fb3ed1bcfbad48daa7d72fb6075e56:whisperx-3.3.6-py3-none-any.whl"]
    }
    "3.3.5" = {
      released = "2026-03-10"
      requires = { pandas = ">=2.2.3", pyannote-audio = ">=3.3.2" }
      source   = ["wheels@85a90b3de9de3c4dd6c1b8073c0f6b2c:whisperx-3.3.5-py3-none-any.whl"]
    }
    "3.3.4" = {
      released = "2025-05-03"
      requires = { pandas = ">=2.2.3", pyannote-audio = ">=3.3.2" }
      source   = ["wheels@e3066fdc61e3d131a28e3315b5d67f79:whisperx-3.3.4-py3-none-any.whl"]
    }
    "3.3.3" = {
      released = "2025-05-01"
      requires = { pandas = ">=2.2.3", pyannote-audio = ">=3.3.2" }
      source   = ["wheels@285b0b9f9575fdf5c08345e85dffb790:whisperx-3.3.3-py3-none-any.whl"]
    }
  }
}

package "whisperx" {
  python_requires = ">=3.9,<3.13"
  requires = {
    ctranslate2    = "<4.5.0"
    faster-whisper = "==1.1.0"
    torch          = ">=2"
    torchaudio     = ">=2"
    transformers   = "*"
  }
  platforms = ["any"]
  rows = {
    "3.3.1" = {
      released = "2025-01-08"
      requires = { pandas = "*", pyannote-audio = "==3.3.2" }
      source   = ["wheels@974b2994b5a95166c664066489d6d46f:whisperx-3.3.1-py3-none-any.whl"]
    }
    "3.3.0" = {
      released = "2025-01-02"
      requires = { pandas = "*", pyannote-audio = "==3.3.2" }
      source   = ["wheels@5f27bfe47bcd8064a157a3b57ad1bfb0:whisperx-3.3.0-py3-none-any.whl"]
    }
    "3.2.0" = {
      released        = "2025-01-01"
      python_requires = ">=3.8"
      requires = {
        ctranslate2    = "==4.4.0"
        faster-whisper = "==1.0.0"
        pandas         = "*"
        pyannote-audio = "==3.1.1"
      }
      source = ["wheels@a56c78947cf7766299ad4e99767adc1d:whisperx-3.2.0-py3-none-any.whl"]
    }
  }
}
