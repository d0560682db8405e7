# Releases of speechbrain.

source "speechbrain-backends" {
  title = "speechbrain issue 2977 and pull request 2988: list_audio_backends, which speechbrain calls as it is imported, is gone from torchaudio 2.9"
  url   = "https://github.com/speechbrain/speechbrain/pull/2988"
  date  = "2025-10-28"
  class = "vendor"
}

source "speechbrain-wheels" {
  title = "METADATA, speechbrain/dataio/dataio.py and speechbrain/utils/torch_audio_backend.py in the wheels of 0.5.12 to 1.1.2: 1.0.0 to 1.0.3 call torchaudio.list_audio_backends as they are imported, 1.1.0 where it is there"
  url   = "https://pypi.org/project/speechbrain/1.0.3/#files"
  date  = "2026-11-27"
  class = "measured"
}

package_info "speechbrain" {
  framework = "pytorch"
  module    = "speechbrain"
  pypi      = "speechbrain"
  source    = ["speechbrain-wheels"]
  inferred  = ["framework"]
}

package "speechbrain" {
  python_requires = ">=3.8.1"
  requires        = { huggingface-hub = ">=0.8.0", numpy = ">=1.17.0", torch = ">=2.1.0", torchaudio = ">=2.1.0" }
  platforms       = ["any"]
  source          = ["speechbrain-wheels"]
  rows = {
    "1.1.2" = {
      released = "2026-10-14"
      requires = { scipy = ">=1.4.1", sentencepiece = ">=0.1.91" }
      cell_source = {
        requires = [
          "speechbrain-wheels",
          "wheels@9fea4144c917ea58bcf13f17a1a17591:speechbrain-1.1.2-py3-none-any.whl",
        ]
      }
    }
    "1.1.1" = {
      released = "2026-08-27"
      requires = { scipy = ">=1.4.1", sentencepiece = ">=0.1.91" }
      cell_source = {
        requires = [
          "speechbrain-wheels",
          "wheels@de4f78d3564d40443e11e01648b00b4c:speechbrain-1.1.1-py3-none-any.whl",
        ]
      }
    }
    "1.1.0" = {
      released = "2026-03-31"
      requires = { scipy = ">=1.4.1", sentencepiece = ">=0.1.91" }
      cell_source = {
        requires = [
          "speechbrain-wheels",
          "wheels@0f1bc7d5c5ce07b9ed752a9d931a4858:speechbrain-1.1.0-py3-none-any.whl",
        ]
      }
    }
  }
}

package "speechbrain" {
  python_requires = ">=3.8"
  requires        = { huggingface-hub = "*", numpy = "*", torch = ">=1.9", torchaudio = "*" }
  limits          = { torch = "<2.9", torchaudio = "<2.9" }
  platforms       = ["any"]
  source          = ["speechbrain-wheels"]
  cell_source     = { limits = ["speechbrain-backends", "speechbrain-wheels"] }
  notes           = ["limits: a torchaudio goes with the torch of its own release, so that torch is held, too"]
  rows = {
    "1.0.3" = {
      released = "2025-04-07"
      requires = { scipy = "*", sentencepiece = "*" }
      cell_source = {
        requires = [
          "speechbrain-wheels",
          "wheels@9859d4c1b1fb3af3b85523c0c89f52e4:speechbrain-1.0.3-py3-none-any.whl",
        ]
      }
    }
    "1.0.2" = {
      released = "2024-10-30"
      requires = { scipy = "*", sentencepiece = "*" }
      cell_source = {
        requires = [
          "speechbrain-wheels",
          "wheels@fe5328554c28bc8fe8bfef355144ee9d:speechbrain-1.0.2-py3-none-any.whl",
        ]
      }
    }
    "1.0.1" = {
      released = "2024-09-02"
      requires = { scipy = "*", sentencepiece = "*" }
      cell_source = {
        requires = [
          "speechbrain-wheels",
          "wheels@a8f55cb3509062d11ce10d3748d19c95:speechbrain-1.0.1-py3-none-any.whl",
        ]
      }
    }
    "1.0.0" = {
      released        = "2024-02-26"
      python_requires = ">=3.7"
      requires        = { scipy = "*", sentencepiece = "*" }
      cell_source = {
        requires = [
          "speechbrain-wheels",
          "wheels@3f163958fc5a6dc05851700e8cee9d82:speechbrain-1.0.0-py3-none-any.whl",
        ]
      }
    }
  }
}
