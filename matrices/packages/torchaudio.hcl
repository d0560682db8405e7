# Releases of torchaudio.

source "torchaudio-unpinned" {
  title = "Wan2GP issue 1701, and METADATA in the wheels of 2.11.0: it requires no torch, so that pip takes it beside an older one, with which it does not load"
  url   = "https://github.com/deepbeepmeep/Wan2GP/issues/1701"
  date  = "2026-04-12"
  class = "reported"
}

package_info "torchaudio" {
  pypi   = "torchaudio"
  source = ["spack-recipes@2026-07-01:py_torchaudio/package.py"]
}

package "torchaudio" {
  cuda_facts = { rule = "same variant as torch" }
  source     = ["spack-recipes@2026-07-01:py_torchaudio/package.py"]
  rows = {
    "2.11.1" = {
      released        = "2026-10-28"
      python          = ["3.10", "3.11", "3.12", "3.13", "3.14", "3.15"]
      python_requires = ">=3.10"
      requires        = { torch = ">=2.11" }
      torch_abi       = "stable"
      source = [
        "wheels@0173b5b51e1368aa88de3cbe4e98508b:torchaudio-2.11.1-py3-none-manylinux_2_28_x86_64.whl",
      ]
      notes = [
        "the wheels of the index for Linux are compiled with CUDA 13.2, and compare the major with torch's alone; those for Windows are for the CPU",
      ]
    }
    "2.11.0" = {
      released        = "2026-03-23"
      python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
      python_requires = ">=3.10"
      requires        = { torch = "*" }
      limits          = { torch = ">=2.11" }
      torch_abi       = "stable"
      source          = ["spack-recipes@2026-07-01:py_torchaudio/package.py", "vllm-030-freeze"]
      cell_source = {
        limits = ["spack-recipes@2026-07-01:py_torchaudio/package.py", "torchaudio-unpinned"]
        torch_abi = [
          "wheels@67f6edac29ed004652c11db5c19d9deb:torchaudio-2.11.0-cp314-cp314t-manylinux_2_28_x86_64.whl",
        ]
      }
      notes = [
        "last torchaudio paired here; used with torch 2.13.0 by vLLM 0.27 and later",
        "requires: its metadata names no torch, which it imports",
      ]
    }
    "2.10.0" = { python_requires = ">=3.10", requires = { torch = "==2.10.0" } }
    "2.9.1"  = { python = ["3.10", "3.11", "3.12", "3.13", "3.14"], requires = { torch = "==2.9.1" } }
    "2.9.0"  = { python = ["3.10", "3.11", "3.12", "3.13", "3.14"], requires = { torch = "==2.9.0" } }
    "2.8.0"  = { python = ["3.9", "3.10", "3.11", "3.12", "3.13"], requires = { torch = "==2.8.0" } }
    "2.7.1"  = { python = ["3.9", "3.10", "3.11", "3.12", "3.13"], requires = { torch = "==2.7.1" } }
    "2.7.0"  = { python = ["3.9", "3.10", "3.11", "3.12", "3.13"], requires = { torch = "==2.7.0" } }
    "2.6.0"  = { python = ["3.9", "3.10", "3.11", "3.12", "3.13"], requires = { torch = "==2.6.0" } }
    "2.5.1"  = { python = ["3.9", "3.10", "3.11", "3.12"], requires = { torch = "==2.5.1" } }
    "2.5.0"  = { python = ["3.9", "3.10", "3.11", "3.12"], requires = { torch = "==2.5.0" } }
    "2.4.1"  = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"], requires = { torch = "==2.4.1" } }
    "2.4.0"  = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"], requires = { torch = "==2.4.0" } }
    "2.3.1"  = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"], requires = { torch = "==2.3.1" } }
    "2.3.0"  = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"], requires = { torch = "==2.3.0" } }
    "2.2.2"  = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"], requires = { torch = "==2.2.2" } }
    "2.2.1"  = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"], requires = { torch = "==2.2.1" } }
    "2.2.0"  = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"], requires = { torch = "==2.2.0" } }
    "2.1.2"  = { python = ["3.8", "3.9", "3.10", "3.11"], requires = { torch = "==2.1.2" } }
    "2.1.1"  = { python = ["3.8", "3.9", "3.10", "3.11"], requires = { torch = "==2.1.1" } }
    "2.1.0"  = { python = ["3.8", "3.9", "3.10", "3.11"], requires = { torch = "==2.1.0" } }
    "2.0.2"  = { python = ["3.8", "3.9", "3.10", "3.11"], requires = { torch = "==2.0.1" } }
    "2.0.1"  = { python = ["3.8", "3.9", "3.10", "3.11"], requires = { torch = "==2.0.0" } }
    "0.13.1" = { python_requires = "<3.11", requires = { torch = "==1.13.1" } }
    "0.13.0" = { python_requires = "<3.11", requires = { torch = "==1.13.0" } }
    "0.12.1" = { python_requires = "<3.11", requires = { torch = "==1.12.1" } }
    "0.12.0" = { python_requires = "<3.11", requires = { torch = "==1.12.0" } }
    "0.11.0" = { python_requires = "<3.10", requires = { torch = "==1.11.0" } }
    "0.10.2" = { python_requires = "<3.10", requires = { torch = "==1.10.2" } }
    "0.10.1" = { python_requires = "<3.10", requires = { torch = "==1.10.1" } }
    "0.10.0" = { python_requires = "<3.10", requires = { torch = "==1.10.0" } }
    "0.9.1"  = { python_requires = "<3.10", requires = { torch = "==1.9.1" } }
    "0.9.0"  = { python_requires = "<3.10", requires = { torch = "==1.9.0" } }
    "0.8.2"  = { python_requires = "<3.10", requires = { torch = "==1.8.2" } }
    "0.8.1"  = { python_requires = "<3.10", requires = { torch = "==1.8.1" } }
    "0.8.0"  = { python_requires = "<3.10", requires = { torch = "==1.8.0" } }
    "0.7.2"  = { python_requires = "<3.10", requires = { torch = "==1.7.1" } }
  }
}
