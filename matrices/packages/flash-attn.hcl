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
  pypi        = "flash-attn"
  torch_pin   = "none in metadata; the prebuilt file is tied to torch minor, CUDA major, CPython and C++11 ABI"
  source      = ["flash-attn@v2.8.3.post1:.github/workflows/publish.yml"]
  cell_source = { wheels_from = ["flash-attn@v2.8.3.post1:setup.py", "flash-attn-assets"] }
  notes       = ["wheels_from: the workflow renames the finished wheels, so their metadata has no label and pip takes them by address alone"]
  wheels_from "file" {
    url       = "https://github.com/Dao-AILab/flash-attention/releases/download/v{version}/flash_attn-{version}+{cuda}torch{framework}cxx11abi{abi}-{python}-linux_{machine}.whl"
    platforms = ["linux/amd64"]
  }
}

package "flash-attn" "2.8.3.post1" {
  like     = "2.8.1"
  released = "2026-06-11"
  wheels "2.4.0" {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.5.1" {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.6.0" {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
  wheels "2.7.1" {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
  wheels "2.8.0" {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
}

package "flash-attn" "2.8.3" {
  like     = "2.8.1"
  released = "2025-08-15"
  wheels "2.4.0" {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.5.1" {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.6.0" {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
  wheels "2.7.1" {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
  wheels "2.8.0" {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
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
  wheels "2.4.0" {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.5.1" {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.6.0" {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
  wheels "2.7.1" {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
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
  wheels "2.4.0" {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.0"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.5.1" {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.0"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.6.0" {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.0"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
  wheels "2.7.1" {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.0"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
}

package "flash-attn" "2.7.4.post1" {
  released        = "2025-01-30"
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
  ]
  wheels "2.2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["12.4.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.3.1" {
    platforms = ["linux/amd64"]
    cuda      = ["12.4.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.4.0" {
    platforms = ["linux/amd64"]
    cuda      = ["12.4.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.5.1" {
    platforms = ["linux/amd64"]
    cuda      = ["12.4.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.6.0" {
    platforms = ["linux/amd64"]
    cuda      = ["12.4.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
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
  wheels "2.1.2" {
    platforms = ["linux/amd64"]
    cuda      = ["12.4.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["12.4.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.3.1" {
    platforms = ["linux/amd64"]
    cuda      = ["12.4.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.4.0" {
    platforms = ["linux/amd64"]
    cuda      = ["12.4.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.5.1" {
    platforms = ["linux/amd64"]
    cuda      = ["12.4.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.6.0" {
    platforms = ["linux/amd64"]
    cuda      = ["12.4.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
}

package "flash-attn" "2.7.3" {
  like     = "2.7.1.post2"
  released = "2025-01-12"
  sm       = { wheels = ["80", "90", "100", "120"] }
}

package "flash-attn" "2.7.2.post1" {
  like     = "2.7.1.post2"
  released = "2024-12-08"
}

package "flash-attn" "2.7.2" {
  like     = "2.7.1.post2"
  released = "2024-12-07"
}

package "flash-attn" "2.7.1.post4" {
  like     = "2.7.1.post2"
  released = "2024-12-07"
}

package "flash-attn" "2.7.1.post3" {
  like = "2.7.1.post2"
}

package "flash-attn" "2.7.1.post2" {
  released        = "2024-12-06"
  python_requires = ">=3.9"
  requires        = { torch = ">=1.12" }
  cuda_facts      = { min_toolkit_readme = "11.7", min_toolkit_setup = "11.7" }
  sm_min          = "8.0"
  needs_nvcc      = "only when no matching prebuilt wheel exists"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major>"
  more            = { torch_nightly = ["2.6.0.dev20241001"] }
  source = [
    "flash-attn@v${version}:.github/workflows/publish.yml",
    "flash-attn@v${version}:setup.py",
    "flash-attn@v${version}:README.md",
  ]
  wheels "2.1.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.3.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.4.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.5.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
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
  wheels "2.1.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.4.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.4.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.3.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.4.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.4.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.4.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.5.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.4.1"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
}

package "flash-attn" "2.7.0.post2" {
  like     = "2.7.0.post1"
  released = "2024-11-13"
}

package "flash-attn" "2.7.0.post1" {
  released        = "2024-11-12"
  python_requires = ">=3.8"
  requires        = { torch = ">=1.12" }
  cuda_facts      = { min_toolkit_readme = "11.7", min_toolkit_setup = "11.7" }
  sm_min          = "8.0"
  needs_nvcc      = "only when no matching prebuilt wheel exists"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major>"
  source = [
    "flash-attn@v${version}:.github/workflows/publish.yml",
    "flash-attn@v${version}:setup.py",
    "flash-attn@v${version}:README.md",
  ]
  wheels "2.1.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.4.1"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.4.1"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.3.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.4.1"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.4.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.4.1"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.5.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.4.1"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
}

package "flash-attn" "2.7.0" {
  released        = "2024-11-12"
  python_requires = ">=3.8"
  requires        = { torch = ">=1.12" }
  cuda_facts      = { min_toolkit_readme = "11.7", min_toolkit_setup = "11.7" }
  sm_min          = "8.0"
  needs_nvcc      = "only when no matching prebuilt wheel exists"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major>"
  source = [
    "flash-attn@v${version}:.github/workflows/publish.yml",
    "flash-attn@v${version}:setup.py",
    "flash-attn@v${version}:README.md",
  ]
  wheels "2.1.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.3.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.4.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.5.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
}

package "flash-attn" "2.6.3" {
  like     = "2.6.1"
  without  = ["more", "notes"]
  released = "2024-07-25"
  source = [
    "flash-attn@v${version}:.github/workflows/publish.yml",
    "flash-attn@v${version}:setup.py",
    "flash-attn@v${version}:README.md",
  ]
}

package "flash-attn" "2.6.2" {
  like     = "2.6.1"
  released = "2024-07-23"
  more     = { torch_nightly = ["2.4.0.dev20240527"] }
  notes = [
    "wheels: those for torch 2.4 were compiled with 2.4.0.dev20240527; reported to work with 2.4.0 for flash-attn 2.6.0",
  ]
}

package "flash-attn" "2.6.1" {
  released        = "2024-07-13"
  python_requires = ">=3.8"
  requires        = { torch = ">=1.12" }
  cuda_facts      = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  sm_min          = "8.0"
  needs_nvcc      = "only when no matching prebuilt wheel exists"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major><minor>"
  more            = { torch_nightly = ["2.4.0.dev20240514"] }
  source = [
    "flash-attn@v${version}:.github/workflows/publish.yml",
    "flash-attn@v${version}:setup.py",
    "flash-attn@v${version}:README.md",
    "flash-attn-975",
  ]
  notes = [
    "wheels: those for torch 2.4 were compiled with 2.4.0.dev20240514; reported to work with 2.4.0 for flash-attn 2.6.0",
  ]
  wheels "2.0.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.1.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.3.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.4.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.3.2"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
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
  wheels "2.0.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.1.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.3.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.4.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
}

package "flash-attn" "2.5.9.post1" {
  like     = "2.5.9"
  released = "2024-05-27"
}

package "flash-attn" "2.5.9" {
  released        = "2024-05-26"
  python_requires = ">=3.7"
  requires        = { torch = ">=1.12" }
  cuda_facts      = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  sm_min          = "8.0"
  needs_nvcc      = "only when no matching prebuilt wheel exists"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major><minor>"
  more            = { torch_nightly = ["2.4.0.dev20240407"] }
  source = [
    "flash-attn@v${version}:.github/workflows/publish.yml",
    "flash-attn@v${version}:setup.py",
    "flash-attn@v${version}:README.md",
  ]
  wheels "1.12.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
  wheels "1.13.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.0.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.1.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.3.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12"]
    cxx11_abi = ["false", "true"]
  }
}

package "flash-attn" "2.5.8" {
  released        = "2024-04-26"
  python_requires = ">=3.7"
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
  wheels "1.12.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "1.13.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.0.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.1.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.3.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
}

package "flash-attn" "2.5.7" {
  like     = "2.5.2"
  released = "2024-04-08"
  more     = { torch_nightly = ["2.3.0.dev20240207"] }
}

package "flash-attn" "2.5.6" {
  like     = "2.5.2"
  released = "2024-03-02"
  more     = { torch_nightly = ["2.3.0.dev20240105"] }
}

package "flash-attn" "2.5.5" {
  like     = "2.5.2"
  released = "2024-02-22"
}

package "flash-attn" "2.5.4" {
  like     = "2.5.2"
  released = "2024-02-21"
}

package "flash-attn" "2.5.3" {
  like     = "2.5.2"
  released = "2024-02-10"
}

package "flash-attn" "2.5.2" {
  released        = "2024-01-31"
  python_requires = ">=3.7"
  requires        = { torch = ">=1.12" }
  cuda_facts      = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  sm_min          = "8.0"
  needs_nvcc      = "only when no matching prebuilt wheel exists"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major><minor>"
  more            = { torch_nightly = ["2.3.0.dev20240126"] }
  source = [
    "flash-attn@v${version}:.github/workflows/publish.yml",
    "flash-attn@v${version}:setup.py",
    "flash-attn@v${version}:README.md",
  ]
  wheels "1.12.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "1.13.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.0.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.1.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.2.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
}

package "flash-attn" "2.5.1.post1" {
  like     = "2.5.1"
  released = "2024-01-31"
}

package "flash-attn" "2.5.1" {
  released        = "2024-01-29"
  python_requires = ">=3.7"
  requires        = { torch = ">=1.12" }
  cuda_facts      = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  sm_min          = "8.0"
  needs_nvcc      = "only when no matching prebuilt wheel exists"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major><minor>"
  more            = { torch_nightly = ["2.2.0.dev20231106", "2.3.0.dev20240126"] }
  source = [
    "flash-attn@v${version}:.github/workflows/publish.yml",
    "flash-attn@v${version}:setup.py",
    "flash-attn@v${version}:README.md",
  ]
  wheels "1.12.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "1.13.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.0.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.1.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
}

package "flash-attn" "2.5.0" {
  like     = "2.4.3"
  released = "2024-01-23"
}

package "flash-attn" "2.4.3.post1" {
  like     = "2.4.3"
  released = "2024-01-22"
}

package "flash-attn" "2.4.3" {
  released        = "2024-01-21"
  python_requires = ">=3.7"
  requires        = { torch = ">=1.12" }
  cuda_facts      = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  sm_min          = "8.0"
  needs_nvcc      = "only when no matching prebuilt wheel exists"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major><minor>"
  more            = { torch_nightly = ["2.2.0.dev20231130"] }
  source = [
    "flash-attn@v${version}:.github/workflows/publish.yml",
    "flash-attn@v${version}:setup.py",
    "flash-attn@v${version}:README.md",
  ]
  wheels "1.12.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "1.13.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.0.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.1.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.2"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
}

package "flash-attn" "2.4.2" {
  like     = "2.3.6"
  released = "2023-12-26"
  more     = { torch_nightly = ["2.2.0.dev20231106"] }
}

package "flash-attn" "2.4.1" {
  like     = "2.3.6"
  released = "2023-12-24"
  more     = { torch_nightly = ["2.2.0.dev20231106"] }
}

package "flash-attn" "2.4.0.post1" {
  like     = "2.3.6"
  released = "2023-12-22"
  more     = { torch_nightly = ["2.2.0.dev20231106"] }
}

package "flash-attn" "2.4.0" {
  like     = "2.3.6"
  released = "2023-12-22"
  more     = { torch_nightly = ["2.2.0.dev20231106"] }
}

package "flash-attn" "2.3.6" {
  released        = "2023-11-28"
  python_requires = ">=3.7"
  requires        = { torch = ">=1.12" }
  cuda_facts      = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
  sm_min          = "8.0"
  needs_nvcc      = "only when no matching prebuilt wheel exists"
  platforms       = ["linux/amd64"]
  cuda_tag        = "cu<major><minor>"
  more            = { torch_nightly = ["2.2.0.dev20231127"] }
  source = [
    "flash-attn@v${version}:.github/workflows/publish.yml",
    "flash-attn@v${version}:setup.py",
    "flash-attn@v${version}:README.md",
  ]
  wheels "1.12.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "1.13.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.0.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.1.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
}

package "flash-attn" "2.3.5" {
  like     = "2.3.1.post1"
  released = "2023-11-27"
}

package "flash-attn" "2.3.4" {
  like     = "2.3.1.post1"
  released = "2023-11-20"
}

package "flash-attn" "2.3.3" {
  like     = "2.3.1.post1"
  released = "2023-10-24"
}

package "flash-attn" "2.3.2" {
  like     = "2.3.1.post1"
  released = "2023-10-09"
}

package "flash-attn" "2.3.1.post1" {
  released        = "2023-10-04"
  python_requires = ">=3.7"
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
  wheels "1.12.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "1.13.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.0.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.1.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
}

package "flash-attn" "2.3.1" {
  like     = "2.1.2"
  released = "2023-10-03"
}

package "flash-attn" "2.3.0" {
  like     = "2.1.2"
  released = "2023-09-27"
}

package "flash-attn" "2.2.5" {
  like     = "2.1.2"
  released = "2023-09-24"
}

package "flash-attn" "2.2.4.post1" {
  like     = "2.1.2"
  released = "2023-09-22"
}

package "flash-attn" "2.2.4" {
  like     = "2.1.2"
  released = "2023-09-21"
}

package "flash-attn" "2.2.3.post2" {
  like     = "2.1.2"
  released = "2023-09-19"
}

package "flash-attn" "2.2.3.post1" {
  like     = "2.1.2"
  released = "2023-09-17"
}

package "flash-attn" "2.2.3" {
  like     = "2.1.2"
  released = "2023-09-16"
}

package "flash-attn" "2.2.2" {
  like     = "2.1.2"
  released = "2023-09-11"
}

package "flash-attn" "2.2.1" {
  like     = "2.1.2"
  released = "2023-09-06"
}

package "flash-attn" "2.2.0" {
  like     = "2.1.2"
  released = "2023-09-06"
}

package "flash-attn" "2.1.2.post3" {
  like     = "2.1.2"
  released = "2023-09-04"
}

package "flash-attn" "2.1.2.post2" {
  like = "2.1.2"
}

package "flash-attn" "2.1.2.post1" {
  like = "2.1.2"
}

package "flash-attn" "2.1.2" {
  released        = "2023-09-03"
  python_requires = ">=3.7"
  requires        = { torch = ">=1.12" }
  cuda_facts      = { min_toolkit_readme = "11.6", min_toolkit_setup = "11.6" }
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
  wheels "1.12.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "1.13.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.0.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0", "12.2.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
}

package "flash-attn" "2.1.1" {
  like     = "2.0.6"
  released = "2023-08-28"
  wheels "1.12.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "1.13.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.0.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
}

package "flash-attn" "2.1.0" {
  like     = "2.0.6"
  released = "2023-08-25"
  wheels "1.12.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "1.13.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.0.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
}

package "flash-attn" "2.0.9" {
  like     = "2.0.6"
  released = "2023-08-22"
  wheels "1.12.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "1.13.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.0.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
}

package "flash-attn" "2.0.8" {
  like     = "2.0.6"
  released = "2023-08-17"
  wheels "1.12.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "1.13.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.0.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0"]
    python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
    cxx11_abi = ["false", "true"]
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
  wheels "1.12.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0"]
    python    = ["3.7", "3.8", "3.9", "3.10"]
    cxx11_abi = ["false", "true"]
  }
  wheels "1.13.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0"]
    python    = ["3.7", "3.8", "3.9", "3.10"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.0.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6.2", "11.7.1", "11.8.0", "12.1.0"]
    python    = ["3.7", "3.8", "3.9", "3.10"]
    cxx11_abi = ["false", "true"]
  }
}

package "flash-attn" "2.0.5" {
  like       = "0.2.1"
  released   = "2023-08-13"
  requires   = { torch = ">=1.12" }
  cuda_facts = { min_toolkit_readme = "11.4", min_toolkit_setup = "11.0" }
  sm_min     = "8.0"
}

package "flash-attn" "2.0.4" {
  like       = "0.2.1"
  released   = "2023-08-01"
  requires   = { torch = ">=1.12" }
  cuda_facts = { min_toolkit_readme = "11.4", min_toolkit_setup = "11.0" }
  sm_min     = "8.0"
}

package "flash-attn" "2.0.3" {
  like       = "0.2.1"
  released   = "2023-08-01"
  requires   = { torch = ">=1.12" }
  cuda_facts = { min_toolkit_readme = "11.4", min_toolkit_setup = "11.0" }
  sm_min     = "8.0"
}

package "flash-attn" "2.0.2" {
  like       = "0.2.1"
  released   = "2023-07-28"
  requires   = { torch = ">=1.12" }
  cuda_facts = { min_toolkit_readme = "11.4", min_toolkit_setup = "11.0" }
  sm_min     = "8.0"
}

package "flash-attn" "2.0.1" {
  like       = "0.2.1"
  released   = "2023-07-24"
  requires   = { torch = ">=1.12" }
  cuda_facts = { min_toolkit_readme = "11.4", min_toolkit_setup = "11.0" }
  sm_min     = "8.0"
}

package "flash-attn" "2.0.0" {
  like       = "0.2.1"
  released   = "2023-07-17"
  requires   = { torch = ">=1.12" }
  cuda_facts = { min_toolkit_readme = "11.4", min_toolkit_setup = "11.0" }
  sm_min     = "8.0"
}

package "flash-attn" "1.0.9" {
  like       = "0.2.1"
  released   = "2023-07-17"
  requires   = { torch = ">=1.12" }
  cuda_facts = { min_toolkit_readme = "11.4", min_toolkit_setup = "11.0" }
}

package "flash-attn" "1.0.8" {
  like       = "0.2.1"
  released   = "2023-07-03"
  requires   = { torch = ">=1.12" }
  cuda_facts = { min_toolkit_readme = "11.4", min_toolkit_setup = "11.0" }
}

package "flash-attn" "1.0.7" {
  like       = "0.2.1"
  released   = "2023-05-30"
  requires   = { torch = ">=1.12" }
  cuda_facts = { min_toolkit_readme = "11.4", min_toolkit_setup = "11.0" }
}

package "flash-attn" "1.0.6" {
  like       = "0.2.1"
  released   = "2023-05-27"
  requires   = { torch = ">=1.12" }
  cuda_facts = { min_toolkit_readme = "11.4", min_toolkit_setup = "11.0" }
}

package "flash-attn" "1.0.5" {
  like       = "0.2.1"
  released   = "2023-05-12"
  requires   = { torch = ">=1.12" }
  cuda_facts = { min_toolkit_readme = "11.4", min_toolkit_setup = "11.0" }
}

package "flash-attn" "1.0.4" {
  like       = "0.2.1"
  released   = "2023-04-26"
  requires   = { torch = ">=1.12" }
  cuda_facts = { min_toolkit_readme = "11.4", min_toolkit_setup = "11.0" }
}

package "flash-attn" "1.0.3.post0" {
  like       = "0.2.1"
  released   = "2023-04-21"
  requires   = { torch = ">=1.12" }
  cuda_facts = { min_toolkit_readme = "11.4", min_toolkit_setup = "11.0" }
}

package "flash-attn" "1.0.3" {
  like       = "0.2.1"
  released   = "2023-04-21"
  requires   = { torch = ">=1.12" }
  cuda_facts = { min_toolkit_readme = "11.4", min_toolkit_setup = "11.0" }
}

package "flash-attn" "1.0.2" {
  like       = "0.2.1"
  released   = "2023-04-16"
  requires   = { torch = ">=1.12" }
  cuda_facts = { min_toolkit_readme = "11.4", min_toolkit_setup = "11.0" }
}

package "flash-attn" "1.0.1" {
  like       = "0.2.1"
  released   = "2023-04-12"
  requires   = { torch = ">=1.12" }
  cuda_facts = { min_toolkit_readme = "11.4", min_toolkit_setup = "11.0" }
}

package "flash-attn" "1.0.0" {
  like       = "0.2.1"
  released   = "2023-04-12"
  requires   = { torch = ">=1.12" }
  cuda_facts = { min_toolkit_readme = "11.4", min_toolkit_setup = "11.0" }
}

package "flash-attn" "0.2.8" {
  like     = "0.2.1"
  released = "2023-01-19"
}

package "flash-attn" "0.2.7" {
  like     = "0.2.1"
  released = "2023-01-07"
}

package "flash-attn" "0.2.6" {
  like     = "0.2.1"
  released = "2022-12-27"
}

package "flash-attn" "0.2.5" {
  like     = "0.2.1"
  released = "2022-12-21"
}

package "flash-attn" "0.2.4" {
  like     = "0.2.1"
  released = "2022-12-14"
}

package "flash-attn" "0.2.3" {
  like     = "0.2.1"
  released = "2022-12-13"
}

package "flash-attn" "0.2.2" {
  like     = "0.2.1"
  released = "2022-11-26"
}

package "flash-attn" "0.2.1" {
  released        = "2022-11-22"
  python_requires = ">=3.7"
  requires        = { torch = "*" }
  sm_min          = "7.5"
  needs_nvcc      = "always"
  platforms       = ["linux/amd64"]
  source          = ["flash-attn@v${version}:setup.py", "flash-attn@v${version}:README.md"]
  notes           = ["source distribution only; no wheel downloads by the installer before 2.0.6"]
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
  wheels "2.6.0" {
    platforms = ["linux/amd64"]
    cuda      = ["12.9.1"]
    python    = ["3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["false", "true"]
  }
  wheels "2.7.1" {
    platforms = ["linux/amd64", "linux/arm64"]
    cuda      = ["12.9.1"]
    python    = ["3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
  wheels "2.8.0" {
    platforms = ["linux/amd64", "linux/arm64"]
    cuda      = ["12.9.1"]
    python    = ["3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
  wheels "2.9.1" {
    platforms = ["linux/amd64", "linux/arm64"]
    cuda      = ["12.9.1", "13.0.1"]
    python    = ["3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
  wheels "2.10.0" {
    platforms = ["linux/amd64", "linux/arm64"]
    cuda      = ["12.9.1", "13.0.1"]
    python    = ["3.10", "3.11", "3.12", "3.13"]
    cxx11_abi = ["true"]
  }
}
