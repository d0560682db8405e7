# Releases of torchtext.

source "torchtext-unpinned" {
  title = "text issue 2272: 0.18.0 takes torch 2.4 by its metadata, and does not load beside it"
  url   = "https://github.com/pytorch/text/issues/2272"
  date  = "2024-08-26"
  class = "reported"
}

source "torchtext-wheels" {
  title = "METADATA in the wheels of 0.12.0 to 0.18.0: each requires one torch, and 0.18.0, the last, torch>=2.3.0"
  url   = "https://pypi.org/project/torchtext/0.18.0/#files"
  date  = "2026-11-27"
  class = "measured"
}

package_info "torchtext" {
  pypi   = "torchtext"
  source = ["torchtext-wheels"]
}

package "torchtext" {
  source = ["torchtext-wheels"]
  rows = {
    "0.18.0" = {
      released    = "2024-04-24"
      python      = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      requires    = { torch = ">=2.3.0" }
      limits      = { torch = "<2.4" }
      cell_source = { limits = ["torchtext-unpinned", "torchtext-wheels"] }
    }
    "0.17.2" = {
      released = "2024-03-27"
      python   = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      requires = { torch = "==2.2.2" }
    }
    "0.17.1" = { released = "2024-02-22", python = ["3.8", "3.9", "3.10", "3.11"], requires = { torch = "==2.2.1" } }
    "0.17.0" = { released = "2024-01-30", python = ["3.8", "3.9", "3.10", "3.11"], requires = { torch = "==2.2.0" } }
    "0.16.2" = {
      released = "2023-12-14"
      python   = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      requires = { torch = "==2.1.2" }
    }
    "0.16.1" = { released = "2023-11-15", python = ["3.8", "3.9", "3.10", "3.11"], requires = { torch = "==2.1.1" } }
    "0.16.0" = { released = "2023-10-04", python = ["3.8", "3.9", "3.10", "3.11"], requires = { torch = "==2.1.0" } }
    "0.15.2" = { released = "2023-05-08", python = ["3.8", "3.9", "3.10", "3.11"], requires = { torch = "==2.0.1" } }
    "0.15.1" = { released = "2023-03-15", python = ["3.8", "3.9", "3.10", "3.11"], requires = { torch = "==2.0.0" } }
    "0.14.1" = { released = "2022-12-15", python = ["3.7", "3.8", "3.9", "3.10"], requires = { torch = "==1.13.1" } }
    "0.14.0" = { released = "2022-10-28", python = ["3.7", "3.8", "3.9", "3.10"], requires = { torch = "==1.13.0" } }
    "0.13.1" = { released = "2022-08-05", python = ["3.7", "3.8", "3.9", "3.10"], requires = { torch = "==1.12.1" } }
    "0.13.0" = { released = "2022-06-28", python = ["3.7", "3.8", "3.9", "3.10"], requires = { torch = "==1.12.0" } }
    "0.12.0" = { released = "2022-03-10", python = ["3.7", "3.8", "3.9", "3.10"], requires = { torch = "==1.11.0" } }
  }
}
