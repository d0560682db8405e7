# Releases of nnunetv2.

source "nnunet" {
  title = "github.com/MIC-DKFZ/nnUNet"
  url   = "https://github.com/MIC-DKFZ/nnUNet"
  date  = "2026-07-13"
  class = "vendor"
}

package_info "nnunetv2" {
  module   = "nnunetv2"
  pypi     = "nnunetv2"
  source   = ["wheels@58aeb5719c9ee7bdac4b420106940cf3:nnunetv2-2.8.1-py3-none-any.whl"]
  inferred = ["module"]
}

package "nnunetv2" {
  python_requires = ">=3.10"
  requires        = { numpy = ">=1.24", torch = ">=2.1.2,!=2.9.*" }
  rows = {
    "2.8.1" = {
      released  = "2026-07-01"
      platforms = ["any"]
      source    = ["wheels@58aeb5719c9ee7bdac4b420106940cf3:nnunetv2-2.8.1-py3-none-any.whl"]
    }
    "2.8.0" = {
      released  = "2026-06-07"
      platforms = ["any"]
      source    = ["wheels@1ca592a5d87b86d152910b80f7365b57:nnunetv2-2.8.0-py3-none-any.whl"]
    }
    "2.7.0" = { released = "2026-04-09", source = ["wheels@cf905de25489a409b3f3f8c0cc07f179:nnunetv2-2.7.0.tar.gz"] }
    "2.6.4" = { released = "2026-02-04", source = ["wheels@9f9818f9f2d694edc6a5c6ecae690114:nnunetv2-2.6.4.tar.gz"] }
    "2.6.3" = {
      released = "2026-01-27"
      requires = { torch = ">=2.1.2,<2.9.0" }
      source   = ["wheels@b52678dc6260b71af2c622a5755b7084:nnunetv2-2.6.3.tar.gz"]
    }
    "2.6.2" = {
      released = "2025-06-02"
      requires = { torch = ">=2.1.2" }
      source   = ["wheels@4fb588e19a9147888b47a1fa9d9b1880:nnunetv2-2.6.2.tar.gz"]
    }
    "2.6.0" = {
      released = "2025-02-25"
      requires = { torch = ">=2.1.2" }
      source   = ["wheels@106d639089594cdb4467167b7435d751:nnunetv2-2.6.0.tar.gz"]
    }
  }
}

package "nnunetv2" {
  python_requires = ">=3.9"
  rows = {
    "2.5.2" = {
      released = "2025-02-04"
      requires = { numpy = ">=1.24", torch = ">=2.1.2" }
      source   = ["wheels@34d73a2101223b209fc032d7614e203d:nnunetv2-2.5.2.tar.gz"]
    }
    "2.5.1" = {
      released = "2024-07-29"
      requires = { torch = ">=2.1.2" }
      source   = ["wheels@8dca9e6b49a443ad144774245340ada0:nnunetv2-2.5.1.tar.gz"]
    }
    "2.4.2" = {
      released = "2024-04-25"
      requires = { torch = ">=2.1.2" }
      source = [
        "wheels@c8c96b7c7037c7cfcc44dcfe950a9b86:nnunetv2-2.4.2.tar.gz",
        "nnunet@v${version}:pyproject.toml",
      ]
    }
    "2.4.1" = {
      released = "2024-04-18"
      requires = { torch = ">=2.1.2" }
      source = [
        "wheels@e39a6ca2d0c179950921758b4fc710f1:nnunetv2-2.4.1.tar.gz",
        "nnunet@v${version}:pyproject.toml",
      ]
    }
    "2.4" = {
      released = "2024-04-18"
      requires = { torch = ">=2.1.2" }
      source   = ["wheels@8cc3976b6eacde7701c4d04c23281478:nnunetv2-2.4.tar.gz", "nnunet@v${version}:pyproject.toml"]
    }
    "2.3.1" = {
      released = "2024-02-21"
      requires = { torch = ">=2.0.0" }
      source = [
        "wheels@a77aef24dcd22ea6478bfe62d1523c86:nnunetv2-2.3.1.tar.gz",
        "nnunet@v${version}:pyproject.toml",
      ]
    }
    "2.2.1" = {
      released = "2023-10-27"
      requires = { torch = ">=2.0.0" }
      source = [
        "wheels@da132afe786daccf9f48bf2473454b6c:nnunetv2-2.2.1.tar.gz",
        "nnunet@v${version}:pyproject.toml",
      ]
    }
    "2.2" = {
      released = "2023-09-19"
      requires = { torch = ">=2.0.0" }
      source   = ["wheels@2c4e53b5e435207a8093df1825577ff7:nnunetv2-2.2.tar.gz", "nnunet@v${version}:pyproject.toml"]
    }
  }
}
