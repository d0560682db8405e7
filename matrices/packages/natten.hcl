# Releases of natten.

source "natten" {
  title = "github.com/SHI-Labs/NATTEN"
  url   = "https://github.com/SHI-Labs/NATTEN"
  date  = "2026-07-23"
  class = "vendor"
}

package_info "natten" {
  build_apart    = ">=0.21.1"
  build_tools    = ["setuptools>=64", "wheel", "build>=1.3", "cmake"]
  build_imports  = { torch = ">=0" }
  build_requires = { torch = ">=0.21.1" }
  framework      = "pytorch"
  module         = "natten"
  pypi           = "natten"
  torch_pin      = "one torch minor and one CUDA for each wheel"
  source         = ["natten@HEAD:docs/install.md"]
  cell_source    = { build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel", "wheels@c26871225fa533f8a9433ccd4496e3c4:natten-0.21.6.tar.gz"], wheels_from = ["natten@HEAD:docs/install.md"], build_imports = ["wheels@810aaf179e1a6fdb0a9279d7858d0041:natten-0.21.0.tar.gz", "wheels@c26871225fa533f8a9433ccd4496e3c4:natten-0.21.6.tar.gz"], build_requires = ["wheels@69263d3e0586e2058c20c0610c6c31ad:natten-0.21.1.tar.gz", "wheels@8417236b74db079b2d23899ec8f77514:natten-0.21.7.tar.gz"], build_apart = ["wheels@69263d3e0586e2058c20c0610c6c31ad:natten-0.21.1.tar.gz"] }
  inferred       = ["module"]
  notes          = ["the index has it as source alone, which installs without its kernels where there is no CUDA toolkit; from 0.20 on torch's Flex Attention serves then"]
  wheels_from "links" {
    url   = "https://whl.natten.org"
    label = "torch{framework_digits}0{cuda}"
  }
}

package "natten" "0.21.7" {
  released        = "2026-07-26"
  python_requires = ">=3.9"
  requires        = { torch = "*" }
  needs_nvcc      = "always"
  source          = ["wheels@8417236b74db079b2d23899ec8f77514:natten-0.21.7.tar.gz"]
  inferred        = ["needs_nvcc", "requires"]
  notes           = ["needs_nvcc: the pages of its makers that were read name no wheels of it yet; without its kernels torch's Flex Attention serves"]
}

package "natten" "0.21.6" {
  released        = "2026-04-14"
  python_requires = ">=3.9"
  requires        = { torch = ">=2.5" }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64", "linux/arm64"]
  source          = ["wheels@c26871225fa533f8a9433ccd4496e3c4:natten-0.21.6.tar.gz", "natten@HEAD:docs/install.md"]
  wheels {
    platforms = ["linux/amd64", "linux/arm64"]
    cuda      = ["12.6", "12.8", "13.0"]
    rows = {
      "2.10" = {}
      "2.11" = {}
      "2.12" = { cuda = ["12.6", "13.0", "13.2"] }
    }
  }
}

package "natten" "0.21.5" {
  released        = "2026-02-08"
  python_requires = ">=3.9"
  requires        = { torch = ">=2.5" }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64", "linux/arm64"]
  source          = ["wheels@ff71ff3f5330a1f34575e315e1621fc2:natten-0.21.5.tar.gz", "natten@v0.21.6:docs/install.md"]
  wheels {
    platforms = ["linux/amd64", "linux/arm64"]
    cuda      = ["12.6", "12.8", "13.0"]
    rows      = ["2.9", "2.10"]
  }
}

package "natten" "0.21.1" {
  released        = "2025-10-26"
  python_requires = ">=3.9"
  requires        = { torch = "*" }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64", "linux/arm64"]
  source          = ["wheels@69263d3e0586e2058c20c0610c6c31ad:natten-0.21.1.tar.gz", "natten@v0.21.6:docs/install.md"]
  wheels {
    platforms = ["linux/amd64", "linux/arm64"]
    rows = {
      "2.8" = { cuda = ["12.6", "12.8", "12.9"] }
      "2.9" = { cuda = ["12.6", "12.8", "13.0"] }
    }
  }
}

package "natten" "0.21.0" {
  like     = "0.20.0"
  released = "2025-07-14"
  source   = ["wheels@810aaf179e1a6fdb0a9279d7858d0041:natten-0.21.0.tar.gz", "natten@v0.21.6:docs/install.md"]
}

package "natten" "0.20.1" {
  like     = "0.20.0"
  released = "2025-06-14"
  source   = ["wheels@a3c690d5e21c70f9914272df2f7cf6ae:natten-0.20.1.tar.gz", "natten@v0.21.6:docs/install.md"]
}

package "natten" "0.20.0" {
  released        = "2025-06-07"
  python_requires = ">=3.9"
  requires        = { torch = "*" }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source          = ["wheels@3ee4e13dcdd7f5a3cff9144aee579e99:natten-0.20.0.tar.gz", "natten@v0.21.6:docs/install.md"]
  inferred        = ["platforms"]
  wheels "2.7" {
    platforms = ["linux/amd64"]
    cuda      = ["12.6", "12.8"]
  }
}

package "natten" "0.17.5" {
  released        = "2025-03-17"
  python_requires = ">=3.8"
  requires        = { torch = ">=2.0.0" }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source          = ["wheels@adb23ad0905ce8e51ceb597df46383bc:natten-0.17.5.tar.gz", "natten@v0.21.6:docs/install.md"]
  inferred        = ["platforms"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "2.5" = { cuda = ["12.1", "12.4"] }
      "2.6" = { cuda = ["12.1", "12.4", "12.6"] }
    }
  }
}

package "natten" {
  python_requires = ">=3.8"
  requires        = { torch = ">=2.0.0" }
  needs_nvcc      = "always"
  inferred        = ["needs_nvcc", "requires"]
  rows = {
    "0.17.4" = { released = "2025-01-29", source = ["wheels@9834385920d6ec0c7454c9fd7d9d681c:natten-0.17.4.tar.gz"] }
    "0.17.3" = { released = "2024-11-01", source = ["wheels@d2c4597466a1c0f92bcfeb07e1083716:natten-0.17.3.tar.gz"] }
    "0.17.1" = { released = "2024-05-19", source = ["wheels@a2142722faa41fa3ae6d22e91ed527b2:natten-0.17.1.tar.gz"] }
    "0.17.0" = { released = "2024-05-02", source = ["wheels@295770021b2221bf4f866980dfc3a058:natten-0.17.0.tar.gz"] }
  }
}

package "natten" "0.15.1" {
  released        = "2024-01-25"
  python_requires = ">=3.8"
  requires        = { torch = ">=2.0.0" }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64"]
  source          = ["wheels@60db21d20bba8bb7f5bfda860b3ad24d:natten-0.15.1.tar.gz", "natten@v0.17.0:README.md"]
  inferred        = ["platforms"]
  wheels "2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["12.1"]
  }
}

package "natten" {
  python_requires = ">=3.7"
  requires        = { torch = "*" }
  needs_nvcc      = "always"
  inferred        = ["needs_nvcc", "requires"]
  rows = {
    "0.15.0" = {
      released        = "2024-01-09"
      python_requires = ">=3.8"
      requires        = { torch = ">=2.0.0" }
      source          = ["wheels@a027c5e2c887d765175e85a05d0c27c1:natten-0.15.0.tar.gz"]
    }
    "0.14.6" = { released = "2023-03-21", source = ["wheels@7047ece081992c56f18a23cef777ff1b:natten-0.14.6.tar.gz"] }
    "0.14.5" = { released = "2023-03-16", source = ["wheels@b3142e2a7df0c11ad8eb3dca1ccd6992:natten-0.14.5.tar.gz"] }
    "0.14.4" = { released = "2022-11-01", source = ["wheels@8d858bad2dd3825199cca5eaad42b838:natten-0.14.4.tar.gz"] }
  }
}
