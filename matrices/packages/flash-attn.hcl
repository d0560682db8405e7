# Releases of flash-attn.

source "flash-attn-975" {
  title = "flash-attention issue 975: flash_attn-2.6.0+cu122torch2.4cxx11abiFALSE works with torch 2.4"
  url   = "https://github.com/Dao-AILab/flash-attention/issues/975"
  date  = "2026-06-30"
  class = "reported"
}

source "flash-attn-1708" {
  title = "flash-attention issue 1708: the wheels of 2.8.0.post2 ask for GLIBC_2.32"
  url   = "https://github.com/Dao-AILab/flash-attention/issues/1708"
  date  = "2025-06-19"
  class = "reported"
}

source "flash-attn-1780" {
  title = "flash-attention pull request 1780: the 2.8.x wheels depend on GLIBC_2.32"
  url   = "https://github.com/Dao-AILab/flash-attention/pull/1780"
  date  = "2025-07-29"
  class = "reported"
}

source "flash-attn-1783" {
  title = "flash-attention issue 1783: flash_attn-2.8.2+cu12torch2.6cxx11abiFALSE wants the C++11 ABI and fails with torch 2.6.0+cu124"
  url   = "https://github.com/Dao-AILab/flash-attention/issues/1783"
  date  = "2025-07-30"
  class = "reported"
}

source "flash-attn-assets" {
  title = "flash-attention releases: the wheels of a release among its files"
  url   = "https://github.com/Dao-AILab/flash-attention/releases"
  date  = "2026-11-21"
  class = "vendor"
}

package_info "flash-attn" {
  build_tools   = ["setuptools", "wheel", "packaging", "psutil", "ninja"]
  build_imports = { torch = ">=0" }
  pypi          = "flash-attn"
  torch_pin     = "none in metadata; the prebuilt file is tied to torch minor, CUDA major, CPython and C++11 ABI"
  source        = ["flash-attn@v2.8.3.post1:.github/workflows/publish.yml"]
  cell_source   = { build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel", "wheels@1e71dd64a9e0280e0447b8a0c2541bad:flash_attn-2.8.3.tar.gz"], wheels_from = ["flash-attn@v2.8.3.post1:setup.py", "flash-attn-assets"], build_imports = ["wheels@1e71dd64a9e0280e0447b8a0c2541bad:flash_attn-2.8.3.tar.gz"] }
  notes         = ["wheels_from: the workflow renames the finished wheels, so their metadata has no label and pip takes them by address alone"]
  wheels_from "file" {
    url       = "https://github.com/Dao-AILab/flash-attention/releases/download/v{version}/flash_attn-{version}+{cuda}torch{framework}cxx11abi{abi}-{python}-linux_{machine}.whl"
    platforms = ["linux/amd64"]
  }
}

package "flash-attn" "2.8.3.post2" {
  released        = "2026-10-14"
  python_requires = ">=3.9"
  requires        = { torch = "*" }
  cuda_facts      = { min_toolkit_readme = "12.0", min_toolkit_setup = "11.7" }
  sm_min          = "8.0"
  needs_nvcc      = "always"
  platforms       = ["linux/amd64"]
  source          = ["wheels@d0f9f0b08a986cdeadbffcf5ec8b3a8f:flash_attn-2.8.3.post2.tar.gz"]
  inferred        = ["needs_nvcc", "platforms"]
  notes = [
    "needs_nvcc: its makers' wheels are files beside a release, and those of this one have not been seen; its source package is the one of 2.8.3.post1 in how it is built",
  ]
}

package "flash-attn" "2.8.3.post1" {
  like     = "2.8.1"
  released = "2026-06-11"
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
    rows = {
      "2.4.0" = { cxx11_abi = ["false", "true"] }
      "2.5.1" = { cxx11_abi = ["false", "true"] }
      "2.6.0" = {}
      "2.7.1" = {}
      "2.8.0" = {}
    }
  }
}

package "flash-attn" "2.8.3" {
  like     = "2.8.1"
  released = "2025-08-15"
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
    rows = {
      "2.4.0" = { cxx11_abi = ["false", "true"] }
      "2.5.1" = { cxx11_abi = ["false", "true"] }
      "2.6.0" = {}
      "2.7.1" = {}
      "2.8.0" = {}
    }
  }
}

package "flash-attn" "2.8.2" {
  like     = "2.8.1"
  released = "2025-07-24"
}

package "flash-attn" "2.8.1" {
  released        = "2025-07-10"
  python_requires = ">=3.9"
  min_glibc       = "2.32"
  requires        = { torch = ">=2.2" }
  cuda_facts      = { min_toolkit_readme = "12.0", min_toolkit_setup = "11.7" }
  sm_min          = "8.0"
  sm              = { wheels = ["80", "90", "100", "120"] }
  needs_nvcc      = "only when no matching prebuilt wheel exists"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major>"
  source = [
    "flash-attn@v${version}:.github/workflows/publish.yml",
    "flash-attn@v${version}:setup.py",
    "flash-attn@v${version}:README.md",
    "flash-attn-1783",
  ]
  cell_source = { min_glibc = ["flash-attn-1708", "flash-attn-1780"] }
  notes = [
    "wheels: those for torch 2.6 are compiled with its cu126 build and those for 2.7 and 2.8 with builds of the C++11 ABI; files labelled cxx11abiFALSE have it too and fail with torch 2.6.0+cu124 and +cu118",
    "min_glibc: built on Ubuntu 22.04 since 2.8.0.post1; 2.7.4.post1 and older were built on 20.04",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    rows = {
      "2.4.0" = { cxx11_abi = ["false", "true"] }
      "2.5.1" = { cxx11_abi = ["false", "true"] }
      "2.6.0" = { cxx11_abi = ["true"] }
      "2.7.1" = { cxx11_abi = ["true"] }
    }
  }
}

package "flash-attn" "2.8.0.post2" {
  like        = "2.8.0"
  released    = "2025-06-15"
  min_glibc   = "2.32"
  cell_source = { min_glibc = ["flash-attn-1708", "flash-attn-1780"] }
  notes = [
    "wheels: those for torch 2.6 are compiled with its cu126 build and those for 2.7 and 2.8 with builds of the C++11 ABI; files labelled cxx11abiFALSE have it too and fail with torch 2.6.0+cu124 and +cu118",
    "min_glibc: built on Ubuntu 22.04 since 2.8.0.post1; 2.7.4.post1 and older were built on 20.04",
  ]
}

package "flash-attn" "2.8.0.post1" {
  like        = "2.8.0"
  min_glibc   = "2.32"
  cell_source = { min_glibc = ["flash-attn-1708", "flash-attn-1780"] }
  notes = [
    "wheels: those for torch 2.6 are compiled with its cu126 build and those for 2.7 and 2.8 with builds of the C++11 ABI; files labelled cxx11abiFALSE have it too and fail with torch 2.6.0+cu124 and +cu118",
    "min_glibc: built on Ubuntu 22.04 since 2.8.0.post1; 2.7.4.post1 and older were built on 20.04",
  ]
}

package "flash-attn" "2.8.0" {
  released        = "2025-06-14"
  python_requires = ">=3.9"
  requires        = { torch = ">=2.2" }
  cuda_facts      = { min_toolkit_readme = "12.0", min_toolkit_setup = "11.7" }
  sm_min          = "8.0"
  sm              = { wheels = ["80", "90", "100", "120"] }
  needs_nvcc      = "only when no matching prebuilt wheel exists"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major>"
  source = [
    "flash-attn@v${version}:.github/workflows/publish.yml",
    "flash-attn@v${version}:setup.py",
    "flash-attn@v${version}:README.md",
    "flash-attn-1783",
  ]
  notes = [
    "wheels: those for torch 2.6 are compiled with its cu126 build and those for 2.7 and 2.8 with builds of the C++11 ABI; files labelled cxx11abiFALSE have it too and fail with torch 2.6.0+cu124 and +cu118",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.0"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    rows = {
      "2.4.0" = { cxx11_abi = ["false", "true"] }
      "2.5.1" = { cxx11_abi = ["false", "true"] }
      "2.6.0" = { cxx11_abi = ["true"] }
      "2.7.1" = { cxx11_abi = ["true"] }
    }
  }
}

package "flash-attn" "2.7.4.post1" {
  like     = "2.7.4"
  released = "2025-01-30"
  requires = { torch = ">=2.2" }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["12.4.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
    rows      = ["2.2.2", "2.3.1", "2.4.0", "2.5.1", "2.6.0"]
  }
}

package "flash-attn" "2.7.4" {
  released        = "2025-01-29"
  python_requires = ">=3.9"
  requires        = { torch = ">=2.1" }
  cuda_facts      = { min_toolkit_readme = "12.0", min_toolkit_setup = "11.7" }
  sm_min          = "8.0"
  sm              = { wheels = ["80", "90", "100", "120"] }
  needs_nvcc      = "only when no matching prebuilt wheel exists"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major>"
  source = [
    "flash-attn@v${version}:.github/workflows/publish.yml",
    "flash-attn@v${version}:setup.py",
    "flash-attn@v${version}:README.md",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["12.4.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
    rows      = ["2.1.2", "2.2.2", "2.3.1", "2.4.0", "2.5.1", "2.6.0"]
  }
}

package "flash-attn" "2.7.3" {
  like            = "2.7.1"
  released        = "2025-01-12"
  python_requires = ">=3.9"
  sm              = { wheels = ["80", "90", "100", "120"] }
  more            = { torch_nightly = ["2.6.0.dev20241001"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
    rows      = ["2.1.2", "2.2.2", "2.3.1", "2.4.0", "2.5.1"]
  }
}

package "flash-attn" "2.7.2.post1" {
  like            = "2.7.1"
  released        = "2024-12-08"
  python_requires = ">=3.9"
  more            = { torch_nightly = ["2.6.0.dev20241001"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
    rows      = ["2.1.2", "2.2.2", "2.3.1", "2.4.0", "2.5.1"]
  }
}

package "flash-attn" "2.7.2" {
  like            = "2.7.1"
  released        = "2024-12-07"
  python_requires = ">=3.9"
  more            = { torch_nightly = ["2.6.0.dev20241001"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
    rows      = ["2.1.2", "2.2.2", "2.3.1", "2.4.0", "2.5.1"]
  }
}

package "flash-attn" "2.7.1.post4" {
  like            = "2.7.1"
  released        = "2024-12-07"
  python_requires = ">=3.9"
  more            = { torch_nightly = ["2.6.0.dev20241001"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
    rows      = ["2.1.2", "2.2.2", "2.3.1", "2.4.0", "2.5.1"]
  }
}

package "flash-attn" "2.7.1.post3" {
  like            = "2.7.1"
  released        = "2024-12-06"
  python_requires = ">=3.9"
  more            = { torch_nightly = ["2.6.0.dev20241001"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
    rows      = ["2.1.2", "2.2.2", "2.3.1", "2.4.0", "2.5.1"]
  }
}

package "flash-attn" "2.7.1.post2" {
  like            = "2.7.1"
  released        = "2024-12-06"
  python_requires = ">=3.9"
  more            = { torch_nightly = ["2.6.0.dev20241001"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
    rows      = ["2.1.2", "2.2.2", "2.3.1", "2.4.0", "2.5.1"]
  }
}

package "flash-attn" "2.7.1.post1" {
  like = "2.7.1"
}

package "flash-attn" "2.7.1" {
  released        = "2024-12-05"
  python_requires = ">=3.8"
  requires        = { torch = ">=1.12" }
  cuda_facts      = { min_toolkit_readme = "11.7", min_toolkit_setup = "11.7" }
  sm_min          = "8.0"
  needs_nvcc      = "only when no matching prebuilt wheel exists"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major>"
  more            = { torch_nightly = ["2.6.0.dev20241010"] }
  source = [
    "flash-attn@v${version}:.github/workflows/publish.yml",
    "flash-attn@v${version}:setup.py",
    "flash-attn@v${version}:README.md",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.4.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
    rows      = ["2.1.2", "2.2.2", "2.3.1", "2.4.0", "2.5.1"]
  }
}

package "flash-attn" "2.7.0.post2" {
  like       = "2.6.3"
  released   = "2024-11-13"
  cuda_facts = { min_toolkit_readme = "11.7", min_toolkit_setup = "11.7" }
  cuda_tag   = "cu<major>"
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.4.1"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
    rows      = ["2.1.2", "2.2.2", "2.3.1", "2.4.0", "2.5.1"]
  }
}

package "flash-attn" "2.7.0.post1" {
  like       = "2.6.3"
  released   = "2024-11-12"
  cuda_facts = { min_toolkit_readme = "11.7", min_toolkit_setup = "11.7" }
  cuda_tag   = "cu<major>"
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.4.1"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
    rows      = ["2.1.2", "2.2.2", "2.3.1", "2.4.0", "2.5.1"]
  }
}

package "flash-attn" "2.7.0" {
  like       = "2.6.3"
  released   = "2024-11-12"
  cuda_facts = { min_toolkit_readme = "11.7", min_toolkit_setup = "11.7" }
  cuda_tag   = "cu<major>"
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
    rows      = ["2.1.2", "2.2.2", "2.3.1", "2.4.0", "2.5.1"]
  }
}

package "flash-attn" "2.6.3" {
  released        = "2024-07-25"
  python_requires = ">=3.8"
  requires        = { torch = ">=1.12" }
  cuda_facts      = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  sm_min          = "8.0"
  needs_nvcc      = "only when no matching prebuilt wheel exists"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major><minor>"
  source = [
    "flash-attn@v${version}:.github/workflows/publish.yml",
    "flash-attn@v${version}:setup.py",
    "flash-attn@v${version}:README.md",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
    rows      = ["2.0.1", "2.1.2", "2.2.2", "2.3.1", "2.4.0"]
  }
}

package "flash-attn" "2.6.2" {
  like     = "2.6.0"
  released = "2024-07-23"
  more     = { torch_nightly = ["2.4.0.dev20240527"] }
  notes = [
    "wheels: those for torch 2.4 were compiled with 2.4.0.dev20240527; reported to work with 2.4.0 for flash-attn 2.6.0",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
    rows      = ["2.0.1", "2.1.2", "2.2.2", "2.3.1", "2.4.0"]
  }
}

package "flash-attn" "2.6.1" {
  like     = "2.6.0"
  released = "2024-07-13"
  more     = { torch_nightly = ["2.4.0.dev20240514"] }
  notes = [
    "wheels: those for torch 2.4 were compiled with 2.4.0.dev20240514; reported to work with 2.4.0 for flash-attn 2.6.0",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
    rows      = ["2.0.1", "2.1.2", "2.2.2", "2.3.1", "2.4.0"]
  }
}

package "flash-attn" "2.6.0.post1" {
  like     = "2.6.0"
  released = "2024-07-11"
  more     = { torch_nightly = ["2.4.0.dev20240514"] }
  notes = [
    "wheels: those for torch 2.4 were compiled with 2.4.0.dev20240514; reported to work with 2.4.0 for flash-attn 2.6.0",
  ]
}

package "flash-attn" "2.6.0" {
  released        = "2024-07-10"
  python_requires = ">=3.8"
  requires        = { torch = ">=1.12" }
  cuda_facts      = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  sm_min          = "8.0"
  needs_nvcc      = "only when no matching prebuilt wheel exists"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major><minor>"
  more            = { torch_nightly = ["2.4.0.dev20240512"] }
  source = [
    "flash-attn@v${version}:.github/workflows/publish.yml",
    "flash-attn@v${version}:setup.py",
    "flash-attn@v${version}:README.md",
    "flash-attn-975",
  ]
  notes = [
    "wheels: those for torch 2.4 were compiled with 2.4.0.dev20240512; reported to work with 2.4.0 for flash-attn 2.6.0",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
    rows      = ["2.0.1", "2.1.2", "2.2.2", "2.3.1", "2.4.0"]
  }
}

package "flash-attn" "2.5.9.post1" {
  like       = "2.0.6"
  released   = "2024-05-27"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  more       = { torch_nightly = ["2.4.0.dev20240407"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.2", "2.2.2", "2.3.0"]
  }
}

package "flash-attn" "2.5.9" {
  like       = "2.0.6"
  released   = "2024-05-26"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  more       = { torch_nightly = ["2.4.0.dev20240407"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.2", "2.2.2", "2.3.0"]
  }
}

package "flash-attn" "2.5.8" {
  like       = "2.0.6"
  without    = ["more"]
  released   = "2024-04-26"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.2", "2.2.2", "2.3.0"]
  }
}

package "flash-attn" "2.5.7" {
  like       = "2.0.6"
  released   = "2024-04-08"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  more       = { torch_nightly = ["2.3.0.dev20240207"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.2", "2.2.0"]
  }
}

package "flash-attn" "2.5.6" {
  like       = "2.0.6"
  released   = "2024-03-02"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  more       = { torch_nightly = ["2.3.0.dev20240105"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.2", "2.2.0"]
  }
}

package "flash-attn" "2.5.5" {
  like       = "2.0.6"
  released   = "2024-02-22"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  more       = { torch_nightly = ["2.3.0.dev20240126"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.2", "2.2.0"]
  }
}

package "flash-attn" "2.5.4" {
  like       = "2.0.6"
  released   = "2024-02-21"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  more       = { torch_nightly = ["2.3.0.dev20240126"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.2", "2.2.0"]
  }
}

package "flash-attn" "2.5.3" {
  like       = "2.0.6"
  released   = "2024-02-10"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  more       = { torch_nightly = ["2.3.0.dev20240126"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.2", "2.2.0"]
  }
}

package "flash-attn" "2.5.2" {
  like       = "2.0.6"
  released   = "2024-01-31"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  more       = { torch_nightly = ["2.3.0.dev20240126"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.2", "2.2.0"]
  }
}

package "flash-attn" "2.5.1.post1" {
  like       = "2.0.6"
  released   = "2024-01-31"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  more       = { torch_nightly = ["2.2.0.dev20231106", "2.3.0.dev20240126"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.2"]
  }
}

package "flash-attn" "2.5.1" {
  like       = "2.0.6"
  released   = "2024-01-29"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  more       = { torch_nightly = ["2.2.0.dev20231106", "2.3.0.dev20240126"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.2"]
  }
}

package "flash-attn" "2.5.0" {
  like       = "2.0.6"
  released   = "2024-01-23"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  more       = { torch_nightly = ["2.2.0.dev20231130"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.1"]
  }
}

package "flash-attn" "2.4.3.post1" {
  like       = "2.0.6"
  released   = "2024-01-22"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  more       = { torch_nightly = ["2.2.0.dev20231130"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.1"]
  }
}

package "flash-attn" "2.4.3" {
  like       = "2.0.6"
  released   = "2024-01-21"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  more       = { torch_nightly = ["2.2.0.dev20231130"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.1"]
  }
}

package "flash-attn" "2.4.2" {
  like       = "2.0.6"
  released   = "2023-12-26"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  more       = { torch_nightly = ["2.2.0.dev20231106"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.1"]
  }
}

package "flash-attn" "2.4.1" {
  like       = "2.0.6"
  released   = "2023-12-24"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  more       = { torch_nightly = ["2.2.0.dev20231106"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.1"]
  }
}

package "flash-attn" "2.4.0.post1" {
  like       = "2.0.6"
  released   = "2023-12-22"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  more       = { torch_nightly = ["2.2.0.dev20231106"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.1"]
  }
}

package "flash-attn" "2.4.0" {
  like       = "2.0.6"
  released   = "2023-12-22"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  more       = { torch_nightly = ["2.2.0.dev20231106"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.1"]
  }
}

package "flash-attn" "2.3.6" {
  like       = "2.0.6"
  released   = "2023-11-28"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  more       = { torch_nightly = ["2.2.0.dev20231127"] }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.1"]
  }
}

package "flash-attn" "2.3.5" {
  like       = "2.0.6"
  without    = ["more"]
  released   = "2023-11-27"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.0"]
  }
}

package "flash-attn" "2.3.4" {
  like       = "2.0.6"
  without    = ["more"]
  released   = "2023-11-20"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.0"]
  }
}

package "flash-attn" "2.3.3" {
  like       = "2.0.6"
  without    = ["more"]
  released   = "2023-10-24"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.0"]
  }
}

package "flash-attn" "2.3.2" {
  like       = "2.0.6"
  without    = ["more"]
  released   = "2023-10-09"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.0"]
  }
}

package "flash-attn" "2.3.1.post1" {
  like       = "2.0.6"
  without    = ["more"]
  released   = "2023-10-04"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1", "2.1.0"]
  }
}

package "flash-attn" "2.3.1" {
  like       = "2.0.6"
  released   = "2023-10-03"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1"]
  }
}

package "flash-attn" "2.3.0" {
  like       = "2.0.6"
  released   = "2023-09-27"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1"]
  }
}

package "flash-attn" "2.2.5" {
  like       = "2.0.6"
  released   = "2023-09-24"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1"]
  }
}

package "flash-attn" "2.2.4.post1" {
  like       = "2.0.6"
  released   = "2023-09-22"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1"]
  }
}

package "flash-attn" "2.2.4" {
  like       = "2.0.6"
  released   = "2023-09-21"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1"]
  }
}

package "flash-attn" "2.2.3.post2" {
  like       = "2.0.6"
  released   = "2023-09-19"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1"]
  }
}

package "flash-attn" "2.2.3.post1" {
  like       = "2.0.6"
  released   = "2023-09-17"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1"]
  }
}

package "flash-attn" "2.2.3" {
  like       = "2.0.6"
  released   = "2023-09-16"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1"]
  }
}

package "flash-attn" "2.2.2" {
  like       = "2.0.6"
  released   = "2023-09-11"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1"]
  }
}

package "flash-attn" "2.2.1" {
  like       = "2.0.6"
  released   = "2023-09-06"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1"]
  }
}

package "flash-attn" "2.2.0" {
  like       = "2.0.6"
  released   = "2023-09-06"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1"]
  }
}

package "flash-attn" "2.1.2.post3" {
  like       = "2.0.6"
  released   = "2023-09-04"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1"]
  }
}

package "flash-attn" "2.1.2.post2" {
  like       = "2.0.6"
  released   = "2023-09-03"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1"]
  }
}

package "flash-attn" "2.1.2.post1" {
  like       = "2.0.6"
  released   = "2023-09-03"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1"]
  }
}

package "flash-attn" "2.1.2" {
  like       = "2.0.6"
  released   = "2023-09-03"
  cuda_facts = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1"]
  }
}

package "flash-attn" "2.1.1" {
  like     = "2.0.6"
  released = "2023-08-28"
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1"]
  }
}

package "flash-attn" "2.1.0" {
  like     = "2.0.6"
  released = "2023-08-25"
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1"]
  }
}

package "flash-attn" "2.0.9" {
  like     = "2.0.6"
  released = "2023-08-22"
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1"]
  }
}

package "flash-attn" "2.0.8" {
  like     = "2.0.6"
  released = "2023-08-17"
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1"]
  }
}

package "flash-attn" "2.0.7" {
  like     = "2.0.6"
  released = "2023-08-15"
}

package "flash-attn" "2.0.6.post2" {
  like = "2.0.6"
}

package "flash-attn" "2.0.6.post1" {
  like = "2.0.6"
}

package "flash-attn" "2.0.6" {
  released        = "2023-08-14"
  python_requires = ">=3.7"
  requires        = { torch = ">=1.12" }
  cuda_facts      = { min_toolkit_readme = "11.4", min_toolkit_setup = "11.4" }
  sm_min          = "8.0"
  needs_nvcc      = "only when no matching prebuilt wheel exists"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major><minor>"
  more            = { torch_nightly = ["2.1.0.dev20230731"] }
  source = [
    "flash-attn@v${version}:.github/workflows/publish.yml",
    "flash-attn@v${version}:setup.py",
    "flash-attn@v${version}:README.md",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0"]
    python    = ["3.7", "3.8", "3.9", "3.10"]
    cxx11_abi = ["false", "true"]
    rows      = ["1.12.1", "1.13.1", "2.0.1"]
  }
}

package "flash-attn" {
  python_requires = ">=3.7"
  requires        = { torch = ">=1.12" }
  cuda_facts      = { min_toolkit_readme = "11.4", min_toolkit_setup = "11.0" }
  sm_min          = "7.5"
  needs_nvcc      = "always"
  platforms       = ["linux/amd64"]
  source          = ["flash-attn@v${version}:setup.py", "flash-attn@v${version}:README.md"]
  notes           = ["source distribution only; no wheel downloads by the installer before 2.0.6"]
  rows = {
    "2.0.5"       = { released = "2023-08-13", sm_min = "8.0" }
    "2.0.4"       = { released = "2023-08-01", sm_min = "8.0" }
    "2.0.3"       = { released = "2023-08-01", sm_min = "8.0" }
    "2.0.2"       = { released = "2023-07-28", sm_min = "8.0" }
    "2.0.1"       = { released = "2023-07-24", sm_min = "8.0" }
    "2.0.0"       = { released = "2023-07-17", sm_min = "8.0" }
    "1.0.9"       = { released = "2023-07-17" }
    "1.0.8"       = { released = "2023-07-03" }
    "1.0.7"       = { released = "2023-05-30" }
    "1.0.6"       = { released = "2023-05-27" }
    "1.0.5"       = { released = "2023-05-12" }
    "1.0.4"       = { released = "2023-04-26" }
    "1.0.3.post0" = { released = "2023-04-21" }
    "1.0.3"       = { released = "2023-04-21" }
    "1.0.2"       = { released = "2023-04-16" }
    "1.0.1"       = { released = "2023-04-12" }
    "1.0.0"       = { released = "2023-04-12" }
  }
}

package "flash-attn" {
  python_requires = ">=3.7"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  needs_nvcc      = "always"
  platforms       = ["linux/amd64"]
  source          = ["flash-attn@v${version}:setup.py", "flash-attn@v${version}:README.md"]
  notes           = ["source distribution only; no wheel downloads by the installer before 2.0.6"]
  rows = {
    "0.2.8" = { released = "2023-01-19" }
    "0.2.7" = { released = "2023-01-07" }
    "0.2.6" = { released = "2022-12-27" }
    "0.2.5" = { released = "2022-12-21" }
    "0.2.4" = { released = "2022-12-14" }
    "0.2.3" = { released = "2022-12-13" }
    "0.2.2" = { released = "2022-11-26" }
    "0.2.1" = { released = "2022-11-22" }
  }
}

package "flash-attn" "main@2026-08-15" {
  unreleased      = true
  python_requires = ">=3.10"
  requires        = { torch = ">=2.2" }
  cuda_facts      = { min_toolkit_readme = "12.0" }
  sm_min          = "8.0"
  sm              = { wheels = ["80", "90", "100", "110", "120"] }
  needs_nvcc      = "only when no matching prebuilt wheel exists"
  platforms       = ["linux/amd64", "linux/arm64"]
  cuda_tag        = "cu<major>"
  source          = ["flash-attn@0251105a:.github/workflows/publish.yml", "flash-attn@0251105a:setup.py"]
  notes = [
    "unreleased matrix on the main branch; not a PyPI release",
    "wheels: CUDA 13 only with torch >= 2.9",
    "wheels: cxx11abi FALSE only for torch 2.6",
    "wheels: no aarch64 for torch 2.6",
  ]
  wheels {
    platforms = ["linux/amd64", "linux/arm64"]
    cuda      = ["12.9.1"]
    python    = ["3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
    rows = {
      "2.6.0"  = { platforms = ["linux/amd64"], cxx11_abi = ["false", "true"] }
      "2.7.1"  = {}
      "2.8.0"  = {}
      "2.9.1"  = { cuda = ["12.9.1", "13.0.1"] }
      "2.10.0" = { cuda = ["12.9.1", "13.0.1"] }
    }
  }
}
