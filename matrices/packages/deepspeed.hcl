# Releases of deepspeed.

source "deepspeed" {
  title = "github.com/deepspeedai/DeepSpeed"
  url   = "https://github.com/deepspeedai/DeepSpeed"
  date  = "2026-11-20"
  class = "vendor"
}

source "deepspeed-5671" {
  title = "DeepSpeed issue 5671 and pull request 5680: importing it beside NumPy 2 fails, cannot import name BUFSIZE from numpy; mended in 0.14.4"
  url   = "https://github.com/deepspeedai/DeepSpeed/issues/5671"
  date  = "2024-06-17"
  class = "reported"
}

source "deepspeed-six" {
  title = "DeepSpeed issue 2845 and transformers issue 22197: torch 2.0 has no torch._six, which deepspeed imports"
  url   = "https://github.com/deepspeedai/DeepSpeed/issues/2845"
  date  = "2023-02-17"
  class = "reported"
}

source "deepspeed-elastic" {
  title = "DeepSpeed issue 5337, LLaMA-Factory issue 5153 and alignment-handbook issue 180: beside torch 2.4 deepspeed does not import; with 0.14.4 it does"
  url   = "https://github.com/deepspeedai/DeepSpeed/issues/5337"
  date  = "2024-07-28"
  class = "reported"
}

source "deepspeed-elastic-sources" {
  title = "deepspeed/elasticity/elastic_agent.py in the source distributions of 0.7.0 to 0.14.4, which deepspeed imports, and torch/distributed/elastic/agent/server/api.py in torch's wheels 2.2.2 to 2.11.0: up to 0.14.3 it imports _get_socket_with_port, up to 0.14.0 log as well; torch 2.4 has neither"
  url   = "https://pypi.org/project/deepspeed/0.14.3/#files"
  date  = "2026-11-27"
  class = "measured"
}

source "deepspeed-sources" {
  title = "deepspeed/runtime/utils.py in the source distributions of 0.3.1 to 0.9.0: up to 0.8.1 it imports torch._six, from 0.8.2 on it does without"
  url   = "https://pypi.org/project/deepspeed/0.8.1/#files"
  date  = "2026-11-27"
  class = "measured"
}

source "deepspeed-pydantic" {
  title = "DeepSpeed issues 3280 and 3963 and pull request 4407: 0.9.5 and older do not import beside pydantic 2, and 0.11.2 takes its names of version 1"
  url   = "https://github.com/deepspeedai/DeepSpeed/issues/3963"
  date  = "2023-07-14"
  class = "reported"
}

source "deepspeed-pydantic-sources" {
  title = "requirements/requirements.txt and deepspeed/runtime/config_utils.py at v0.8.0 to v0.12.6: pydantic<2.0.0 is asked for from 0.9.2 to 0.11.1, and what pydantic 2 has not is used up to 0.11.1"
  url   = "https://github.com/deepspeedai/DeepSpeed/blob/v0.9.1/deepspeed/runtime/config_utils.py"
  date  = "2026-11-28"
  class = "measured"
}

package_info "deepspeed" {
  pypi         = "deepspeed"
  module       = "deepspeed"
  report_names = ["deepspeed", "deepspeed info"]
  builds_on    = ["windows/amd64"]
  source       = ["deepspeed@v0.19.5:requirements/requirements.txt"]
  cell_source  = { builds_on = ["deepspeed@v0.9.0:README.md"] }
  inferred     = ["module"]
}

package "deepspeed" {
  requires = { torch = ">=2.0.0" }
  cuda_facts = {
    rule = "system nvcc major.minor must equal torch.version.cuda (some minor mismatches tolerated inside one major)"
  }
  sm_min     = "6.0"
  needs_nvcc = "at first use (JIT) or at install with DS_BUILD_*"
  platforms  = ["linux/amd64"]
  inferred   = ["cuda_facts", "sm_min", "needs_nvcc", "platforms"]
  notes      = ["inferred: carried on from 0.19.5"]
  rows = {
    "0.19.8" = {
      released = "2026-10-20"
      source = [
        "wheels@9e491abd0827ea5c389dd702e15e11e1:deepspeed-0.19.8.tar.gz",
        "deepspeed@v0.19.5:requirements/requirements.txt",
      ]
    }
    "0.19.7" = {
      released = "2026-09-16"
      source = [
        "wheels@c6640ecbda08ec6b4b6c725211553517:deepspeed-0.19.7.tar.gz",
        "deepspeed@v0.19.5:requirements/requirements.txt",
      ]
    }
    "0.19.6" = {
      released       = "2026-08-27"
      requires_other = { "triton (extra)" = "==2.1.0" }
      source = [
        "wheels@31593acffbe4794c74446094122b1bc2:deepspeed-0.19.6.tar.gz",
        "deepspeed@v0.19.5:requirements/requirements.txt",
      ]
    }
  }
}

package "deepspeed" {
  python      = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  requires    = { torch = "*" }
  recommended = { torch = ">=1.9" }
  cuda_facts = {
    rule = "system nvcc major.minor must equal torch.version.cuda (some minor mismatches tolerated inside one major)"
  }
  sm_min     = "6.0"
  needs_nvcc = "at first use (JIT) or at install with DS_BUILD_*"
  platforms  = ["linux/amd64"]
  source = [
    "deepspeed@v${version}:requirements/requirements.txt",
    "deepspeed@v${version}:README.md",
    "deepspeed@v${version}:setup.py",
  ]
  inferred = ["platforms"]
  rows = {
    "0.19.5" = { released = "2026-08-10", requires = { torch = ">=2.0.0" }, recommended = { torch = ">=2.0" } }
    "0.19.4" = { released = "2026-08-06", requires = { torch = ">=2.0.0" }, recommended = { torch = ">=2.0" } }
    "0.19.3" = { released = "2026-07-23", requires = { torch = ">=2.0.0" }, recommended = { torch = ">=2.0" } }
    "0.19.2" = { released = "2026-06-16", requires = { torch = ">=2.0.0" }, recommended = { torch = ">=2.0" } }
    "0.19.1" = { released = "2026-05-30", requires = { torch = ">=2.0.0" }, recommended = { torch = ">=2.0" } }
    "0.19.0" = { released = "2026-05-06" }
    "0.18.9" = { released = "2026-03-30" }
    "0.18.8" = { released = "2026-03-13" }
    "0.18.7" = { released = "2026-03-05" }
    "0.18.6" = { released = "2026-02-12" }
    "0.18.5" = { released = "2026-01-30" }
    "0.18.4" = { released = "2026-01-07" }
    "0.18.3" = { released = "2025-12-09" }
    "0.18.2" = { released = "2025-11-05" }
    "0.18.1" = { released = "2025-10-23" }
    "0.18.0" = { released = "2025-10-07" }
    "0.17.6" = { released = "2025-09-19" }
    "0.17.5" = { released = "2025-08-20" }
    "0.17.4" = { released = "2025-07-31" }
    "0.17.3" = { released = "2025-07-28" }
    "0.17.2" = { released = "2025-07-07" }
    "0.17.1" = { released = "2025-06-09" }
    "0.17.0" = { released = "2025-06-02" }
    "0.16.9" = { released = "2025-05-22" }
    "0.16.8" = { released = "2025-05-19" }
    "0.16.7" = { released = "2025-04-18" }
    "0.16.6" = { released = "2025-04-16" }
    "0.16.5" = {
      released  = "2025-03-27"
      requires  = { pydantic = ">=2.0.0" }
      platforms = ["linux/amd64", "windows/amd64"]
      cell_source = {
        platforms = ["wheels@3c89784151826a57ceb97a5512a85937:deepspeed-0.16.5-cp312-cp312-win_amd64.whl"]
        requires = [
          "deepspeed@v${version}:requirements/requirements.txt",
          "deepspeed@v${version}:README.md",
          "deepspeed@v${version}:setup.py",
          "wheels@e58738e86cfa4358c7f14f033557612e:deepspeed-0.16.5-cp310-cp310-win_amd64.whl",
        ]
      }
    }
    "0.16.4" = {
      released  = "2025-02-20"
      requires  = { pydantic = ">=2.0.0" }
      platforms = ["linux/amd64", "windows/amd64"]
      cell_source = {
        platforms = ["wheels@2998a0a38fe5798d58e7575e16e032f0:deepspeed-0.16.4-cp312-cp312-win_amd64.whl"]
        requires = [
          "deepspeed@v${version}:requirements/requirements.txt",
          "deepspeed@v${version}:README.md",
          "deepspeed@v${version}:setup.py",
          "wheels@09e0b4f10c22b8054f340d90077a8d38:deepspeed-0.16.4-cp310-cp310-win_amd64.whl",
        ]
      }
    }
    "0.16.3" = {
      released  = "2025-01-21"
      requires  = { pydantic = ">=2.0.0" }
      platforms = ["linux/amd64", "windows/amd64"]
      cell_source = {
        platforms = ["wheels@8b1016f8d89f1617d9e92c3f03a93dfc:deepspeed-0.16.3-cp312-cp312-win_amd64.whl"]
        requires = [
          "deepspeed@v${version}:requirements/requirements.txt",
          "deepspeed@v${version}:README.md",
          "deepspeed@v${version}:setup.py",
          "wheels@3c083645561b6d2d7246c30d63c900a1:deepspeed-0.16.3-cp310-cp310-win_amd64.whl",
        ]
      }
    }
    "0.16.2" = { released = "2024-12-18", python = ["3.6", "3.7", "3.8", "3.9", "3.10"] }
    "0.16.1" = { released = "2024-12-05", python = ["3.6", "3.7", "3.8", "3.9", "3.10"] }
    "0.16.0" = { released = "2024-11-25", python = ["3.6", "3.7", "3.8", "3.9", "3.10"] }
    "0.15.4" = { released = "2024-11-08", python = ["3.6", "3.7", "3.8", "3.9", "3.10"] }
    "0.15.3" = { released = "2024-10-22", python = ["3.6", "3.7", "3.8", "3.9", "3.10"] }
  }
}

package "deepspeed" {
  python      = ["3.6", "3.7", "3.8", "3.9", "3.10"]
  requires    = { numpy = "<2", torch = "*" }
  limits      = { torch = "<2.4" }
  recommended = { torch = ">=1.9" }
  cuda_facts = {
    rule = "system nvcc major.minor must equal torch.version.cuda (some minor mismatches tolerated inside one major)"
  }
  sm_min     = "6.0"
  needs_nvcc = "at first use (JIT) or at install with DS_BUILD_*"
  platforms  = ["linux/amd64"]
  source = [
    "deepspeed@v${version}:requirements/requirements.txt",
    "deepspeed@v${version}:README.md",
    "deepspeed@v${version}:setup.py",
  ]
  cell_source = {
    limits   = ["deepspeed-elastic", "deepspeed-elastic-sources"]
    requires = ["deepspeed@v${version}:requirements/requirements.txt", "deepspeed-5671"]
  }
  inferred = ["platforms", "requires"]
  notes = [
    "requires: up to 0.14.3 it imports a name from NumPy that 2.0 dropped, and its metadata has no bound",
  ]
  rows = {
    "0.15.2" = {
      without     = ["limits", "notes", "requires", "cell_source"]
      released    = "2024-10-09"
      requires    = { torch = "*" }
      cell_source = {}
      inferred    = ["platforms"]
    }
    "0.15.1" = {
      without     = ["limits", "notes", "requires", "cell_source"]
      released    = "2024-09-05"
      requires    = { torch = "*" }
      cell_source = {}
      inferred    = ["platforms"]
    }
    "0.15.0" = {
      without   = ["limits", "notes", "requires", "cell_source"]
      released  = "2024-08-22"
      requires  = { pydantic = ">=2.0.0", torch = "*" }
      platforms = ["linux/amd64", "windows/amd64"]
      cell_source = {
        platforms = ["wheels@de053f956e7b93ff761fd139ac773697:deepspeed-0.15.0-cp311-cp311-win_amd64.whl"]
        requires = [
          "deepspeed@v${version}:requirements/requirements.txt",
          "deepspeed@v${version}:README.md",
          "deepspeed@v${version}:setup.py",
          "wheels@de053f956e7b93ff761fd139ac773697:deepspeed-0.15.0-cp311-cp311-win_amd64.whl",
        ]
      }
      inferred = ["platforms"]
    }
    "0.14.5" = {
      without   = ["limits", "notes", "requires", "cell_source"]
      released  = "2024-08-15"
      requires  = { pydantic = "*", torch = "*" }
      platforms = ["linux/amd64", "windows/amd64"]
      cell_source = {
        platforms = ["wheels@bbfa71eec1ca96ca580b874a8d62226b:deepspeed-0.14.5-cp311-cp311-win_amd64.whl"]
        requires = [
          "deepspeed@v${version}:requirements/requirements.txt",
          "deepspeed@v${version}:README.md",
          "deepspeed@v${version}:setup.py",
          "wheels@bbfa71eec1ca96ca580b874a8d62226b:deepspeed-0.14.5-cp311-cp311-win_amd64.whl",
        ]
      }
      inferred = ["platforms"]
    }
    "0.14.4" = {
      without     = ["limits", "notes", "requires", "cell_source"]
      released    = "2024-06-21"
      requires    = { torch = "*" }
      cell_source = {}
      inferred    = ["platforms"]
    }
    "0.14.3" = { released = "2024-06-12" }
    "0.14.2" = { released = "2024-04-23" }
    "0.14.1" = { released = "2024-04-15" }
    "0.14.0" = { released = "2024-03-08" }
    "0.13.5" = { released = "2024-03-06" }
    "0.13.4" = { released = "2024-02-26" }
    "0.13.3" = { released = "2024-02-23" }
    "0.13.2" = { released = "2024-02-12" }
    "0.13.1" = { released = "2024-01-23" }
    "0.13.0" = { released = "2024-01-19" }
    "0.12.6" = { released = "2023-12-21" }
    "0.12.5" = { released = "2023-12-16" }
    "0.12.4" = { released = "2023-12-01" }
    "0.12.3" = { released = "2023-11-13" }
    "0.12.2" = { released = "2023-11-04" }
    "0.12.1" = { released = "2023-11-04" }
    "0.12.0" = { released = "2023-11-03" }
    "0.11.2" = { released = "2023-11-03" }
    "0.11.1" = { released = "2023-10-09", requires = { pydantic = "<2.0.0" } }
    "0.11.0" = { released = "2023-10-06", requires = { pydantic = "<2.0.0" } }
    "0.10.3" = { released = "2023-09-11", requires = { pydantic = "<2.0.0" } }
    "0.10.2" = { released = "2023-08-31", requires = { pydantic = "<2.0.0" } }
    "0.10.1" = { released = "2023-08-18", requires = { pydantic = "<2.0.0" } }
    "0.10.0" = { released = "2023-07-17", requires = { pydantic = "<2.0.0" } }
    "0.9.5"  = { released = "2023-06-22", requires = { pydantic = "<2.0.0" } }
    "0.9.4"  = { released = "2023-06-09", requires = { pydantic = "<2.0.0" } }
    "0.9.3"  = { released = "2023-06-02", requires = { pydantic = "<2.0.0" } }
    "0.9.2"  = { released = "2023-05-03", requires = { pydantic = "<2.0.0" } }
    "0.9.1" = {
      released = "2023-04-21"
      limits   = { pydantic = "<2" }
      cell_source = {
        limits = [
          "deepspeed-pydantic",
          "deepspeed-pydantic-sources",
          "deepspeed-elastic",
          "deepspeed-elastic-sources",
        ]
      }
    }
    "0.9.0" = {
      released = "2023-04-13"
      limits   = { pydantic = "<2" }
      cell_source = {
        limits = [
          "deepspeed-pydantic",
          "deepspeed-pydantic-sources",
          "deepspeed-elastic",
          "deepspeed-elastic-sources",
        ]
      }
    }
    "0.8.3" = {
      released    = "2023-03-20"
      limits      = { pydantic = "<2" }
      recommended = { torch = ">=1.8" }
      cell_source = {
        limits = [
          "deepspeed-pydantic",
          "deepspeed-pydantic-sources",
          "deepspeed-elastic",
          "deepspeed-elastic-sources",
        ]
      }
    }
    "0.8.2" = {
      released    = "2023-03-07"
      limits      = { pydantic = "<2" }
      recommended = { torch = ">=1.8" }
      cell_source = {
        limits = [
          "deepspeed-pydantic",
          "deepspeed-pydantic-sources",
          "deepspeed-elastic",
          "deepspeed-elastic-sources",
        ]
      }
    }
    "0.8.1" = {
      released    = "2023-02-17"
      limits      = { pydantic = "<2", torch = "<2.0" }
      recommended = { torch = ">=1.8" }
      cell_source = {
        limits = ["deepspeed-six", "deepspeed-sources", "deepspeed-pydantic", "deepspeed-pydantic-sources"]
      }
    }
    "0.8.0" = {
      released    = "2023-01-17"
      limits      = { pydantic = "<2", torch = "<2.0" }
      recommended = { torch = ">=1.8" }
      cell_source = {
        limits = ["deepspeed-six", "deepspeed-sources", "deepspeed-pydantic", "deepspeed-pydantic-sources"]
      }
    }
    "0.7.7" = {
      without     = ["notes", "requires", "cell_source"]
      released    = "2022-12-12"
      requires    = { torch = "*" }
      limits      = { torch = "<2.0" }
      recommended = { torch = ">=1.8" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
      inferred    = ["platforms"]
    }
  }
}

package "deepspeed" {
  python   = ["3.6", "3.7", "3.8", "3.9"]
  requires = { torch = "*" }
  cuda_facts = {
    rule = "system nvcc major.minor must equal torch.version.cuda (some minor mismatches tolerated inside one major)"
  }
  needs_nvcc = "at first use (JIT) or at install with DS_BUILD_*"
  platforms  = ["linux/amd64"]
  source = [
    "deepspeed@v${version}:requirements/requirements.txt",
    "deepspeed@v${version}:README.md",
    "deepspeed@v${version}:setup.py",
  ]
  inferred = ["platforms"]
  rows = {
    "0.7.6" = {
      released    = "2022-12-01"
      limits      = { torch = "<2.0" }
      recommended = { torch = ">=1.8" }
      sm_min      = "6.0"
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.7.5" = {
      released    = "2022-11-14"
      limits      = { torch = "<2.0" }
      recommended = { torch = ">=1.8" }
      sm_min      = "6.0"
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.7.4" = {
      released    = "2022-10-21"
      limits      = { torch = "<2.0" }
      recommended = { torch = ">=1.8" }
      sm_min      = "6.0"
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.7.3" = {
      released    = "2022-09-19"
      limits      = { torch = "<2.0" }
      recommended = { torch = ">=1.8" }
      sm_min      = "6.0"
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.7.2" = {
      released    = "2022-08-25"
      limits      = { torch = "<2.0" }
      recommended = { torch = ">=1.8" }
      sm_min      = "6.0"
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.7.1" = {
      released    = "2022-08-23"
      limits      = { torch = "<2.0" }
      recommended = { torch = ">=1.8" }
      sm_min      = "6.0"
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.7.0" = {
      released    = "2022-08-01"
      limits      = { torch = "<2.0" }
      recommended = { torch = ">=1.8" }
      sm_min      = "6.0"
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.6.7" = {
      released    = "2022-07-19"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.6.6" = {
      released    = "2022-07-18"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.6.5" = {
      released    = "2022-05-25"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.6.4" = {
      released    = "2022-05-06"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.6.3" = {
      released    = "2022-04-27"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.6.2" = { gone = true, released = "2022-04-25", cell_source = { gone = ["wheels"] } }
    "0.6.1" = {
      released    = "2022-03-28"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.6.0" = {
      released    = "2022-03-07"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.5.10" = {
      released    = "2022-01-19"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.5.9" = {
      released    = "2022-01-04"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.5.8" = {
      released    = "2021-12-01"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.5.7" = {
      released    = "2021-11-20"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.5.6" = {
      released    = "2021-11-11"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.5.5" = {
      released    = "2021-11-02"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.5.4" = {
      released    = "2021-10-06"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.5.3" = {
      released    = "2021-09-16"
      requires    = { torch = ">=1.2" }
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.5.2" = {
      released    = "2021-09-14"
      requires    = { torch = ">=1.2" }
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
  }
}

package "deepspeed" {
  python   = ["3.6", "3.7", "3.8"]
  requires = { torch = ">=1.2" }
  cuda_facts = {
    rule = "system nvcc major.minor must equal torch.version.cuda (some minor mismatches tolerated inside one major)"
  }
  needs_nvcc = "at first use (JIT) or at install with DS_BUILD_*"
  platforms  = ["linux/amd64"]
  source = [
    "deepspeed@v${version}:requirements/requirements.txt",
    "deepspeed@v${version}:README.md",
    "deepspeed@v${version}:setup.py",
  ]
  inferred = ["platforms"]
  rows = {
    "0.5.1" = {
      released    = "2021-08-26"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.5.0" = {
      released    = "2021-08-17"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.4.5" = {
      released    = "2021-08-10"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.4.4" = {
      released    = "2021-07-30"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.4.3" = {
      released    = "2021-07-12"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.4.2" = {
      released    = "2021-07-01"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.4.1" = {
      released    = "2021-06-23"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.4.0" = {
      released    = "2021-06-08"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.3.16" = {
      released    = "2021-04-30"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.3.15" = {
      released    = "2021-04-19"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.3.14" = {
      released    = "2021-04-08"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.3.13" = {
      released    = "2021-03-16"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.3.12" = {
      released    = "2021-03-12"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.3.11" = {
      released    = "2021-02-02"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.3.10" = {
      released    = "2021-01-08"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.3.9" = {
      released    = "2020-12-23"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.3.8" = {
      released    = "2020-12-09"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.3.7" = {
      released    = "2020-11-25"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.3.6" = {
      released    = "2020-11-25"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.3.5" = {
      released    = "2020-11-25"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.3.4" = {
      released    = "2020-11-19"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.3.3" = {
      released    = "2020-11-19"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.3.2" = {
      released    = "2020-11-14"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.3.1" = {
      released    = "2020-11-12"
      limits      = { torch = "<2.0" }
      cell_source = { limits = ["deepspeed-six", "deepspeed-sources"] }
    }
    "0.3.0" = { gone = true, released = "2020-09-10", cell_source = { gone = ["wheels"] } }
    "0.2.0" = {
      gone        = true
      released    = "2020-06-11"
      python      = ["3.6"]
      requires    = { torch = "*" }
      cell_source = { gone = ["wheels"] }
    }
    "0.1.0" = {
      gone        = true
      released    = "2020-05-18"
      python      = ["3.6"]
      requires    = { torch = "*" }
      cell_source = { gone = ["wheels"] }
    }
  }
}
