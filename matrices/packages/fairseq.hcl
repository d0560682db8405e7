# Releases of fairseq.

source "fairseq-python311" {
  title = "fairseq issues 5012 and 5634: importing fairseq fails on Python 3.11 and later, whose dataclasses take no mutable defaults"
  url   = "https://github.com/facebookresearch/fairseq/issues/5012"
  date  = "2023-03-07"
  class = "reported"
}

source "fairseq-wheels" {
  title = "METADATA, fairseq/dataclass, fairseq/checkpoint_utils.py and fairseq/data/indexed_dataset.py in the wheels of 0.10.1 to 0.12.2, and the files of each on the index: instances of dataclasses are defaults of fields, indexed_dataset of 0.10 names np.float, the wheels are for Python 3.6 to 3.8, and the source is compiled on others"
  url   = "https://pypi.org/project/fairseq/0.12.2/#files"
  date  = "2026-11-27"
  class = "measured"
}

source "fairseq-numpy" {
  title = "fairseq issue 4945: np.float, which fairseq 0.10 names as it is imported, is gone from NumPy 1.24"
  url   = "https://github.com/facebookresearch/fairseq/issues/4945"
  date  = "2023-01-17"
  class = "reported"
}

source "fairseq-weights-only" {
  title = "fairseq issue 5610: its checkpoints hold other objects than weights, which torch.load of fairseq/checkpoint_utils.py refuses from torch 2.6 on"
  url   = "https://github.com/facebookresearch/fairseq/issues/5610"
  date  = "2025-05-07"
  class = "reported"
}

source "fairseq-metadata" {
  title = "METADATA in the wheels of omegaconf 2.0.5 and 2.0.6, PyYAML (>=5.1.*), and of hydra-core 1.0.7, omegaconf (<2.1,>=2.0.5); omegaconf issue 1187: pip from 24.1 on ignores those releases, which fairseq 0.12 holds hydra-core and omegaconf to"
  url   = "https://github.com/omry/omegaconf/issues/1187"
  date  = "2026-11-27"
  class = "measured"
}

package_info "fairseq" {
  framework = "pytorch"
  module    = "fairseq"
  pypi      = "fairseq"
  source    = ["fairseq-wheels"]
  inferred  = ["framework", "module"]
}

package "fairseq" {
  python    = ["3.6", "3.7", "3.8", "3.9", "3.10"]
  min_glibc = "2.5"
  requires  = { numpy = "*", torch = "*", torchaudio = ">=0.8.0" }
  limits    = { torch = "<2.6" }
  pip       = "<24.1"
  source    = ["fairseq-wheels"]
  cell_source = {
    limits = ["fairseq-weights-only", "fairseq-wheels"]
    pip    = ["fairseq-metadata"]
    python = ["fairseq-python311", "fairseq-wheels"]
  }
  notes = ["python: 3.9 and 3.10 have no wheels and compile its source, later ones do not import it"]
  rows = {
    "0.12.2" = { released = "2022-06-27" }
    "0.12.1" = { released = "2022-06-13" }
    "0.12.0" = { released = "2022-06-10" }
  }
}

package "fairseq" {
  python    = ["3.6", "3.7", "3.8", "3.9", "3.10"]
  min_glibc = "2.5"
  requires  = { numpy = "*", torch = "*" }
  limits    = { numpy = "<1.24", torch = "<2.6" }
  source    = ["fairseq-wheels"]
  cell_source = {
    limits = ["fairseq-numpy", "fairseq-weights-only", "fairseq-wheels"]
    python = ["fairseq-python311", "fairseq-wheels"]
  }
  notes = ["python: 3.9 and 3.10 have no wheels and compile its source, later ones do not import it"]
  rows = {
    "0.10.2" = { released = "2021-01-05" }
    "0.10.1" = { released = "2020-11-21" }
  }
}
