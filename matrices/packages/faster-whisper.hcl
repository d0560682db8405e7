# Releases of faster-whisper.

source "faster-whisper" {
  title = "github.com/SYSTRAN/faster-whisper"
  url   = "https://github.com/SYSTRAN/faster-whisper"
  date  = "2026-11-20"
  class = "vendor"
}

package_info "faster-whisper" {
  pypi      = "faster-whisper"
  module    = "faster_whisper"
  torch_pin = "none; its CUDA and cuDNN are those of ctranslate2"
  source    = ["faster-whisper@v1.2.1:README.md"]
  inferred  = ["module"]
}

package "faster-whisper" {
  python_requires = ">=3.8"
  requires = {
    ctranslate2     = ">=4.0,<5"
    huggingface-hub = ">=0.13"
    onnxruntime     = ">=1.14,<2"
    tokenizers      = ">=0.13,<1"
  }
  platforms = ["any"]
  source    = ["faster-whisper@v${version}:requirements.txt", "faster-whisper@v${version}:setup.py"]
  notes     = ["released: tag commit date"]
  rows = {
    "1.2.1" = {
      released        = "2025-10-31"
      python_requires = ">=3.9"
      requires        = { av = ">=11", huggingface-hub = ">=0.21", tqdm = "*" }
    }
    "1.2.0" = { released = "2025-08-06", python_requires = ">=3.9", requires = { av = ">=11", tqdm = "*" } }
    "1.1.1" = { released = "2025-01-01", python_requires = ">=3.9", requires = { av = ">=11", tqdm = "*" } }
    "1.1.0" = { released = "2024-11-21", requires = { av = ">=11", tqdm = "*" } }
    "1.0.3" = { released = "2024-07-01", requires = { av = ">=11.0,<13" } }
    "1.0.2" = { released = "2024-05-06", requires = { av = ">=11.0,<13" } }
    "1.0.1" = { released = "2024-03-01", requires = { av = "==11.*", tokenizers = ">=0.13,<0.16" } }
    "1.0.0" = { released = "2024-02-22", requires = { av = "==11.*", tokenizers = ">=0.13,<0.16" } }
    "0.10.1" = {
      released = "2024-02-22"
      requires = { av = "==10.*", ctranslate2 = ">=3.22,<4", tokenizers = ">=0.13,<0.16" }
    }
    "0.10.0" = { released = "2023-11-26", requires = { av = "==11.*", tokenizers = ">=0.13,<0.16" } }
  }
}

package "faster-whisper" {
  python_requires = ">=3.8"
  requires = {
    av              = "==10.*"
    ctranslate2     = ">=3.17,<4"
    huggingface-hub = ">=0.13"
    onnxruntime     = ">=1.14,<2"
    tokenizers      = "==0.13.*"
  }
  platforms = ["any"]
  source    = ["faster-whisper@v${version}:requirements.txt", "faster-whisper@v${version}:setup.py"]
  notes     = ["released: tag commit date"]
  rows = {
    "0.9.0" = { released = "2023-09-18", requires = { tokenizers = ">=0.13,<0.15" } }
    "0.8.0" = { released = "2023-09-04" }
    "0.7.1" = { released = "2023-07-24" }
    "0.7.0" = { released = "2023-07-18" }
    "0.6.0" = { released = "2023-05-24", requires = { ctranslate2 = ">=3.10,<4" } }
  }
}

package "faster-whisper" {
  python_requires = ">=3.8"
  requires = {
    av              = "==10.*"
    ctranslate2     = ">=3.10,<4"
    huggingface-hub = ">=0.13"
    onnxruntime     = "==1.14.*"
    tokenizers      = "==0.13.*"
  }
  markers   = { onnxruntime = "python_version < '3.11'" }
  platforms = ["any"]
  source    = ["faster-whisper@v${version}:requirements.txt", "faster-whisper@v${version}:setup.py"]
  notes     = ["released: tag commit date"]
  rows = {
    "0.5.1" = { released = "2023-04-26" }
    "0.5.0" = { released = "2023-04-25" }
    "0.4.1" = { released = "2023-04-04" }
    "0.4.0" = { released = "2023-04-03" }
    "0.3.0" = { without = ["markers", "requires.onnxruntime"], released = "2023-03-24" }
    "0.2.0" = {
      without  = ["markers", "requires"]
      released = "2023-03-22"
      requires = { av = "==10.*", ctranslate2 = ">=3.9,<4", tokenizers = "==0.13.*" }
    }
  }
}
