# Releases of mmengine.

source "mmengine-weights-only" {
  title = "mmengine issue 1655 and pull request 1650: checkpoints hold its HistoryBuffer, which torch.load refuses from torch 2.6 on"
  url   = "https://github.com/open-mmlab/mmengine/issues/1655"
  date  = "2025-07-11"
  class = "reported"
}

source "mmengine-wheels" {
  title = "METADATA and mmengine/runner/checkpoint.py in the wheels of 0.1.0 to 0.11.0rc2: up to 0.10.7 torch.load is left its default, from 0.11.0rc2 on it loads other objects than weights, too"
  url   = "https://pypi.org/project/mmengine/0.10.7/#files"
  date  = "2026-11-27"
  class = "measured"
}

package_info "mmengine" {
  framework = "pytorch"
  module    = "mmengine"
  pypi      = "mmengine"
  source    = ["mmengine-wheels"]
  inferred  = ["framework"]
}

package "mmengine" {
  requires    = { numpy = "*" }
  limits      = { torch = "<2.6" }
  platforms   = ["any"]
  source      = ["mmengine-wheels"]
  cell_source = { limits = ["mmengine-weights-only", "mmengine-wheels"] }
  rows = {
    "0.10.7" = { released = "2025-03-04" }
    "0.10.6" = { released = "2025-01-15" }
    "0.10.5" = { released = "2024-09-20" }
    "0.10.4" = { released = "2024-04-23" }
    "0.10.3" = { released = "2024-01-24" }
    "0.10.2" = { released = "2023-12-26" }
    "0.10.1" = { released = "2023-11-22" }
    "0.10.0" = { released = "2023-11-21" }
    "0.9.1"  = { released = "2023-11-03" }
    "0.9.0"  = { released = "2023-10-10" }
    "0.8.5"  = { released = "2023-09-25" }
    "0.8.4"  = { released = "2023-08-03" }
    "0.8.3"  = { released = "2023-07-31" }
    "0.8.2"  = { released = "2023-07-12" }
    "0.8.1"  = { released = "2023-07-06" }
    "0.8.0"  = { released = "2023-07-03" }
    "0.7.4"  = { released = "2023-06-03" }
    "0.7.3"  = { released = "2023-04-28" }
    "0.7.2"  = { released = "2023-04-06" }
    "0.7.1"  = { released = "2023-04-03" }
    "0.7.0"  = { released = "2023-03-16" }
    "0.6.0"  = { released = "2023-02-24" }
    "0.5.0"  = { released = "2023-01-20" }
    "0.4.0"  = { released = "2022-12-28" }
    "0.3.2"  = { released = "2022-11-24" }
    "0.3.1"  = { released = "2022-11-09" }
    "0.3.0"  = { released = "2022-11-02" }
    "0.2.0"  = { released = "2022-10-11" }
    "0.1.0"  = { released = "2022-09-01" }
  }
}
