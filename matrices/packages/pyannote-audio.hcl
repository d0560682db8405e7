# Releases of pyannote-audio.

source "pyannote-torchaudio29" {
  title = "pyannote-audio issue 1952: AudioMetaData of torchaudio, which 3.3 and 3.4 name at import, is gone from torchaudio 2.9"
  url   = "https://github.com/pyannote/pyannote-audio/issues/1952"
  date  = "2025-11-16"
  class = "reported"
}

source "pyannote-sources" {
  title = "the source distributions of 3.0.0, 3.1.1, 3.2.0, 3.3.0 and 3.4.0: pyannote/audio/tasks/segmentation/mixins.py imports AudioMetaData of torchaudio"
  url   = "https://pypi.org/project/pyannote.audio/3.1.1/#files"
  date  = "2026-11-27"
  class = "measured"
}

source "pyannote-nan" {
  title = "pyannote-audio pull requests 1725 and 1732 and issue 1941: np.NaN and np.NAN, which NumPy 2 has not, fail in 3.3.1 and older, and not in 3.3.2"
  url   = "https://github.com/pyannote/pyannote-audio/pull/1732"
  date  = "2024-07-01"
  class = "reported"
}

source "pyannote-nan-wheels" {
  title = "core/inference.py and pipelines/speaker_verification.py in the wheels of 2.1.1 to 3.3.2: up to 3.3.0 the module names np.NaN as it is imported, in 3.3.1 the pipelines name np.NAN as they run, and in 3.3.2 neither does"
  url   = "https://pypi.org/project/pyannote.audio/3.3.1/#files"
  date  = "2026-11-28"
  class = "measured"
}

package_info "pyannote-audio" {
  framework = "pytorch"
  module    = "pyannote.audio"
  pypi      = "pyannote-audio"
  torch_pin = "lower bound in metadata; exact in 4.0.2 and 4.0.3"
  source    = ["wheels@852ea15c4d85bc34773e618267603ffc:pyannote_audio-4.0.7-py3-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "pyannote-audio" {
  python_requires = ">=3.10"
  requires        = { lightning = ">=2.4", torch = ">=2.8.0", torchaudio = ">=2.8.0", torchmetrics = ">=1.6.1" }
  platforms       = ["any"]
  rows = {
    "4.0.7" = {
      released = "2026-06-30"
      requires = {
        huggingface-hub = ">=0.28.1"
        matplotlib      = ">=3.10.0"
        safetensors     = ">=0.5.2"
        torchcodec      = ">=0.7.0"
      }
      source = ["wheels@852ea15c4d85bc34773e618267603ffc:pyannote_audio-4.0.7-py3-none-any.whl"]
    }
    "4.0.5" = {
      released = "2026-06-22"
      requires = {
        huggingface-hub = ">=0.28.1"
        matplotlib      = ">=3.10.0"
        safetensors     = ">=0.5.2"
        torchcodec      = ">=0.7.0"
      }
      source = ["wheels@08f1c8c134672b84c5819acdcb9845cc:pyannote_audio-4.0.5-py3-none-any.whl"]
    }
    "4.0.4" = {
      released = "2026-02-07"
      requires = {
        huggingface-hub = ">=0.28.1"
        matplotlib      = ">=3.10.0"
        safetensors     = ">=0.5.2"
        torchcodec      = ">=0.7.0"
      }
      source = ["wheels@f9f8f597a938789684dd3efa22b427eb:pyannote_audio-4.0.4-py3-none-any.whl"]
    }
    "4.0.3" = {
      released = "2025-12-07"
      requires = {
        huggingface-hub = ">=0.28.1"
        matplotlib      = ">=3.10.0"
        safetensors     = ">=0.5.2"
        torch           = "==2.8.0"
        torchaudio      = "==2.8.0"
        torchcodec      = "==0.7.0"
      }
      source = ["wheels@144adc41d419a44ad92119bc13a84583:pyannote_audio-4.0.3-py3-none-any.whl"]
    }
    "4.0.2" = {
      released = "2025-11-19"
      requires = {
        huggingface-hub = ">=0.28.1"
        matplotlib      = ">=3.10.0"
        safetensors     = ">=0.5.2"
        torch           = "==2.8.0"
        torchaudio      = "==2.8.0"
        torchcodec      = "==0.7.0"
      }
      source = ["wheels@896123f3d1186f1253eeaf2ac8ea7d2a:pyannote_audio-4.0.2-py3-none-any.whl"]
    }
    "4.0.1" = {
      released = "2025-10-10"
      requires = {
        huggingface-hub = ">=0.28.1"
        matplotlib      = ">=3.10.0"
        safetensors     = ">=0.5.2"
        torchcodec      = ">=0.6.0"
      }
      source = ["wheels@8723cc84659df400f393b3a5c5ea58fe:pyannote_audio-4.0.1-py3-none-any.whl"]
    }
    "4.0.0" = {
      released = "2025-09-29"
      requires = {
        huggingface-hub = ">=0.28.1"
        matplotlib      = ">=3.10.0"
        safetensors     = ">=0.5.2"
        torchcodec      = ">=0.6.0"
      }
      source = ["wheels@5a662f5a498aea8133bd05471af0acb2:pyannote_audio-4.0.0-py3-none-any.whl"]
    }
  }
}

package "pyannote-audio" {
  python_requires = ">=3.7"
  requires        = { lightning = ">=2.0.1", torch = ">=2.0.0", torchaudio = ">=2.2.0", torchmetrics = ">=0.11.0" }
  limits          = { torch = "<2.9", torchaudio = "<2.9" }
  platforms       = ["any"]
  cell_source     = { limits = ["pyannote-torchaudio29", "pyannote-sources"] }
  notes           = ["limits: a torchaudio goes with the torch of its own release, so that torch is held, too"]
  rows = {
    "3.4.0" = {
      released        = "2025-09-09"
      python_requires = ">=3.9"
      requires        = { huggingface-hub = ">=0.13.0", speechbrain = ">=1.0.0" }
      source          = ["wheels@36e38f058059f46da3478dda581cda53:pyannote_audio-3.4.0-py2.py3-none-any.whl"]
    }
    "3.3.2" = {
      released        = "2024-09-11"
      python_requires = ">=3.9"
      requires        = { huggingface-hub = ">=0.13.0", speechbrain = ">=1.0.0" }
      source          = ["wheels@599c694acd5d193215147ff82d0bf638:pyannote.audio-3.3.2-py2.py3-none-any.whl"]
    }
    "3.3.1" = {
      released        = "2024-06-19"
      python_requires = ">=3.9"
      requires        = { huggingface-hub = ">=0.13.0", speechbrain = ">=1.0.0" }
      limits          = { numpy = "<2" }
      source          = ["wheels@a01f54aa185077a33b1dbdccb29b8ece:pyannote.audio-3.3.1-py2.py3-none-any.whl"]
      cell_source = {
        limits = ["pyannote-nan", "pyannote-nan-wheels", "pyannote-torchaudio29", "pyannote-sources"]
      }
      inferred = ["requires"]
      notes    = ["inferred: what the releases before and after it agree on"]
    }
    "3.3.0" = {
      released    = "2024-06-14"
      requires    = { huggingface-hub = ">=0.13.0", speechbrain = ">=0.5.14" }
      limits      = { numpy = "<2" }
      source      = ["wheels@3012f4ba83753f27a7922f9d5ee4b31b:pyannote.audio-3.3.0-py2.py3-none-any.whl"]
      cell_source = { limits = ["pyannote-nan", "pyannote-nan-wheels", "pyannote-torchaudio29", "pyannote-sources"] }
    }
    "3.2.0" = {
      released    = "2024-05-08"
      requires    = { huggingface-hub = ">=0.13.0", speechbrain = ">=0.5.14" }
      limits      = { numpy = "<2" }
      source      = ["wheels@9a9e3d187040d06ffde3630ec07880c2:pyannote.audio-3.2.0-py2.py3-none-any.whl"]
      cell_source = { limits = ["pyannote-nan", "pyannote-nan-wheels", "pyannote-torchaudio29", "pyannote-sources"] }
    }
    "3.1.1" = {
      released    = "2023-12-01"
      requires    = { huggingface-hub = ">=0.13.0", speechbrain = ">=0.5.14", torchaudio = ">=2.0.0" }
      limits      = { numpy = "<2" }
      source      = ["wheels@52f86cba990c0afaffecd7ecb84aff79:pyannote.audio-3.1.1-py2.py3-none-any.whl"]
      cell_source = { limits = ["pyannote-nan", "pyannote-nan-wheels", "pyannote-torchaudio29", "pyannote-sources"] }
    }
    "3.1.0" = {
      released    = "2023-11-16"
      requires    = { huggingface-hub = ">=0.13.0", speechbrain = ">=0.5.14", torchaudio = ">=2.0.0" }
      limits      = { numpy = "<2" }
      source      = ["wheels@66ab485728c6e141760e80555cb7a083:pyannote.audio-3.1.0-py2.py3-none-any.whl"]
      cell_source = { limits = ["pyannote-nan", "pyannote-nan-wheels", "pyannote-torchaudio29", "pyannote-sources"] }
    }
    "3.0.1" = {
      released = "2023-09-28"
      requires = {
        huggingface-hub = ">=0.13.0"
        onnxruntime-gpu = ">=1.16.0"
        speechbrain     = ">=0.5.14"
        torchaudio      = ">=2.0.0"
      }
      limits      = { numpy = "<2" }
      source      = ["wheels@17fa6a5def75b7d893ecf23192a7ed55:pyannote.audio-3.0.1-py2.py3-none-any.whl"]
      cell_source = { limits = ["pyannote-nan", "pyannote-nan-wheels", "pyannote-torchaudio29", "pyannote-sources"] }
    }
    "3.0.0" = {
      released = "2023-09-26"
      requires = {
        huggingface-hub = ">=0.13.0"
        onnxruntime     = ">=1.16.0"
        speechbrain     = ">=0.5.14"
        torchaudio      = ">=2.0.0"
      }
      limits      = { numpy = "<2" }
      source      = ["wheels@d70559dda211d90c20a93ed524de9277:pyannote.audio-3.0.0-py2.py3-none-any.whl"]
      cell_source = { limits = ["pyannote-nan", "pyannote-nan-wheels", "pyannote-torchaudio29", "pyannote-sources"] }
    }
  }
}

package "pyannote-audio" "2.1.1" {
  like        = "2.0.1"
  released    = "2022-10-27"
  requires    = { huggingface-hub = ">=0.8.1" }
  limits      = { numpy = "<2" }
  source      = ["wheels@06e70ec3649c573b058643da8bf276d4:pyannote.audio-2.1.1-py2.py3-none-any.whl"]
  cell_source = { limits = ["pyannote-nan", "pyannote-nan-wheels"] }
}

package "pyannote-audio" "2.0.1" {
  released        = "2022-07-20"
  python_requires = ">=3.7"
  requires        = { huggingface-hub = ">=0.7,<0.9", pytorch-lightning = ">=1.5.4,<1.7", speechbrain = ">=0.5.12,<0.6", torch = ">=1.9", torchaudio = ">=0.10,<1.0", torchmetrics = ">=0.6,<1.0" }
  platforms       = ["any"]
  source          = ["wheels@cb54bae97df9d205e7be2d4d8f3c9861:pyannote.audio-2.0.1-py2.py3-none-any.whl"]
}
