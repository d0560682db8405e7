# Releases of torchcodec.

source "torchcodec-readme" {
  title = "meta-pytorch/torchcodec pull request 1096: README.md's table of torchcodec and torch, up to 0.9"
  url   = "https://github.com/meta-pytorch/torchcodec/pull/1096"
  date  = "2025-12-04"
  class = "vendor"
}

package_info "torchcodec" {
  framework = "pytorch"
  module    = "torchcodec"
  pypi      = "torchcodec"
  torch_pin = "one torch minor per release"
  source    = ["wheels@ba26d900b3941eac8176b5c42bed0e23:torchcodec-0.17.0-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl", "torchcodec-readme"]
  inferred  = ["module"]
  notes     = ["from 0.10 on the torch of a release is that of the PyTorch that came out just before it"]
}

package "torchcodec" {
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10"
  min_glibc       = "2.28"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  inferred        = ["requires"]
  rows = {
    "0.17.0" = {
      released  = "2026-09-30"
      min_glibc = "2.27"
      requires  = { torch = "==2.14.*" }
      torch_abi = "stable"
      source = [
        "wheels@ba26d900b3941eac8176b5c42bed0e23:torchcodec-0.17.0-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = {
        torch_abi = [
          "wheels@7d58e5211ed6f04aca2bd57e6a6104f9:torchcodec-0.17.0-cp314-cp314t-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
        ]
      }
    }
    "0.16.0" = {
      released  = "2026-08-13"
      min_glibc = "2.27"
      requires  = { torch = "==2.14.*" }
      source = [
        "wheels@74862359c18950be2ece0368d2cd2b61:torchcodec-0.16.0-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "0.15.0" = {
      released = "2026-07-15"
      requires = { torch = "==2.13.*" }
      source   = ["wheels@53cc91c1406f35055ce7077911f4a6fd:torchcodec-0.15.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.14.0" = {
      released = "2026-06-03"
      requires = { torch = "==2.13.*" }
      source   = ["wheels@90fb2c547c0a7510236d7dc1ff74683e:torchcodec-0.14.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.13.0" = {
      released = "2026-05-21"
      requires = { torch = "==2.12.*" }
      source   = ["wheels@f88233f446a156f6bf5898700c640a1b:torchcodec-0.13.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.12.0" = {
      released = "2026-05-14"
      requires = { torch = "==2.12.*" }
      source   = ["wheels@2e78f90396925d8dc026deb79333ead2:torchcodec-0.12.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.11.1" = {
      released = "2026-04-14"
      requires = { torch = "==2.11.*" }
      source   = ["wheels@35d7e07394306fbd621e452c336df9b3:torchcodec-0.11.1-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.11.0" = {
      released = "2026-03-24"
      requires = { torch = "==2.11.*" }
      source   = ["wheels@43c539d08415e79006f8f3fb9da94ee6:torchcodec-0.11.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.10.0" = {
      released  = "2026-01-22"
      requires  = { torch = "==2.10.*" }
      platforms = ["linux/amd64", "windows/amd64"]
      source    = ["wheels@61f9b12fcd5b89d5e7e874c5feeb7c2c:torchcodec-0.10.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
  }
}

package "torchcodec" {
  python_requires = ">=3.8"
  min_glibc       = "2.28"
  requires        = { torch = "==2.9.*" }
  platforms       = ["linux/amd64", "windows/amd64"]
  cell_source     = { requires = ["torchcodec-readme"] }
  rows = {
    "0.9.1" = {
      released = "2025-12-10"
      python   = ["3.10", "3.11", "3.12", "3.13", "3.14"]
      source   = ["wheels@53dfecabc843e4d78b77453732129bd8:torchcodec-0.9.1-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.9.0" = {
      released = "2025-12-04"
      python   = ["3.10", "3.11", "3.12", "3.13", "3.14"]
      source   = ["wheels@7fea07ca0deb456e9f7595349f2288ac:torchcodec-0.9.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.8.1" = {
      released = "2025-10-28"
      python   = ["3.10", "3.11", "3.12", "3.13"]
      source   = ["wheels@de167b5a25357483ea89d54211c33ba3:torchcodec-0.8.1-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.8.0" = {
      released = "2025-10-16"
      python   = ["3.10", "3.11", "3.12", "3.13"]
      source   = ["wheels@5899f1b54bb6a4a50178a354575e27d9:torchcodec-0.8.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
  }
}

package "torchcodec" {
  python          = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.8"
  min_glibc       = "2.28"
  platforms       = ["linux/amd64"]
  cell_source     = { requires = ["torchcodec-readme"] }
  rows = {
    "0.7.0" = {
      released  = "2025-09-08"
      requires  = { torch = "==2.8.*" }
      platforms = ["linux/amd64", "windows/amd64"]
      source    = ["wheels@a0071096724e8ded6a171457ce4680f6:torchcodec-0.7.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.6.0" = {
      released = "2025-08-07"
      requires = { torch = "==2.8.*" }
      source   = ["wheels@8d3b352065a53d5bfb71a018d2f909ef:torchcodec-0.6.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.5" = {
      released = "2025-07-23"
      requires = { torch = "==2.7.*" }
      source   = ["wheels@f760e49803d7767e10577d3d20d1a9dd:torchcodec-0.5-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.4.0" = {
      released = "2025-05-16"
      requires = { torch = "==2.7.*" }
      source   = ["wheels@950ccb7d113e9fdc3c05361ce7f5c09b:torchcodec-0.4.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.3.0" = {
      released = "2025-04-24"
      requires = { torch = "==2.7.*" }
      source   = ["wheels@f2f3bce81830dddf64255ca202465b69:torchcodec-0.3.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.2.1" = {
      released  = "2025-03-12"
      min_glibc = "2.17"
      requires  = { torch = "==2.6.*" }
      source = [
        "wheels@5c2d42f923701f54d642e44442d77b70:TorchCodec-0.2.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.2.0" = {
      released  = "2025-02-05"
      min_glibc = "2.17"
      requires  = { torch = "==2.6.*" }
      source = [
        "wheels@9c5ef0f4f900e621d53bf8d044058698:TorchCodec-0.2.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.1.1" = {
      released  = "2024-12-04"
      python    = ["3.9", "3.10", "3.11", "3.12"]
      min_glibc = "2.17"
      requires  = { torch = "==2.5.*" }
      source = [
        "wheels@385ebba32045e1fda1715093bb727146:TorchCodec-0.1.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.1.0" = {
      released  = "2024-11-20"
      python    = ["3.9", "3.10", "3.11", "3.12"]
      min_glibc = "2.17"
      requires  = { torch = "==2.5.*" }
      source = [
        "wheels@72384e21f38c81d558ae21f4f7a71543:TorchCodec-0.1.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
  }
}
