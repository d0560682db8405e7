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
    "1.1.2" = { released = "2026-10-14" }
    "1.1.1" = { released = "2026-08-27" }
    "1.1.0" = { released = "2026-03-31" }
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
    "1.0.3" = { released = "2025-04-07" }
    "1.0.2" = { released = "2024-10-30" }
    "1.0.1" = { released = "2024-09-02" }
    "1.0.0" = { released = "2024-02-26", python_requires = ">=3.7" }
  }
}
