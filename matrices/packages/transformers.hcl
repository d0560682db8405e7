# Releases of transformers.

source "transformers-fork" {
  title = "fork with upstream history to 2026-02-18"
  url   = "https://github.com/ROCm/transformers"
  date  = "2026-02-18"
  class = "vendor"
}

source "transformers-days" {
  title = "days on which releases of transformers came out on the public index, 3.1.0 to 5.1.0"
  url   = "https://pypi.org/project/transformers/#history"
  date  = "2026-12-01"
  class = "measured"
}

source "transformers-torch-asked" {
  title = "transformers/utils/import_utils.py and transformers/integrations in the wheels of 4.49.0 to 5.24.0: a torch before 2.1 counts as none from 4.52 on, before 2.2 from 5.0, before 2.4 from 5.1, before 2.5 from 5.15 and before 2.6 from 5.20; flex_attention.py of 4.50 and 4.51 calls torch.compiler as it is imported, which torch 2.0 has not, and finegrained_fp8.py of 5.10 names torch.float8_e8m0fnu, which torch has from 2.7 on"
  url   = "https://pypi.org/project/transformers/5.24.0/#files"
  date  = "2026-11-27"
  class = "measured"
}

source "transformers-37238" {
  title = "transformers issue 37238: 4.50.3 is not imported beside torch 2.0.1, and 4.49 is"
  url   = "https://github.com/huggingface/transformers/issues/37238"
  date  = "2025-04-03"
  class = "reported"
}

source "transformers-float8" {
  title = "neuroai issue 155: transformers 5.10.2 is not imported beside torch 2.6.0, which has no float8_e8m0fnu"
  url   = "https://github.com/facebookresearch/neuroai/issues/155"
  date  = "2026-06-13"
  class = "reported"
}

source "transformers-torch24" {
  title = "Lumos issue 8 of February 15, 2026: transformers 5 takes torch 2.3.0 for none at all, and asks for 2.4"
  url   = "https://github.com/alibaba-damo-academy/Lumos/issues/8"
  date  = "2026-02-15"
  class = "reported"
}

package_info "transformers" {
  framework = "pytorch"
  pypi      = "transformers"
  module    = "transformers"
  source    = ["transformers-fork@797c822a17:setup.py"]
  inferred  = ["module"]
  notes = [
    "rows are the releases where the bound changes; the bound sits in the torch extra, not in the base requirement",
  ]
}

package "transformers" {
  python_requires = ">=3.11.0"
  requires        = { numpy = ">=1.17" }
  limits          = { torch = ">=2.6" }
  requires_other  = { "accelerate (extra)" = ">=1.1.0", "deepspeed (extra)" = ">=0.9.3", "torch (extra)" = ">=2.6" }
  platforms       = ["any"]
  cell_source     = { limits = ["transformers-torch-asked"] }
  rows = {
    "5.24.0" = {
      released       = "2026-11-21"
      requires_other = { "timm (extra)" = ">=1.0.23" }
      source         = ["wheels@ff5ebedf9359f94bb63772b6380eba6e:transformers-5.24.0-py3-none-any.whl"]
    }
    "5.23.0" = {
      released = "2026-11-13"
      source   = ["wheels@018e82fd07490ad5bb58414f65e31576:transformers-5.23.0-py3-none-any.whl"]
    }
    "5.22.2" = {
      released = "2026-11-06"
      source   = ["wheels@829c2820aff91730b8ec45a4b8ff4be0:transformers-5.22.2-py3-none-any.whl"]
    }
    "5.22.1" = {
      released = "2026-10-30"
      source   = ["wheels@c940b4bf98de4f568723895f330ba146:transformers-5.22.1-py3-none-any.whl"]
    }
    "5.22.0" = {
      released = "2026-10-29"
      source   = ["wheels@3cca65f94b0aa33511433c7c1a661c51:transformers-5.22.0-py3-none-any.whl"]
    }
    "5.21.1" = {
      released = "2026-10-29"
      source   = ["wheels@53b5fd825d009cb7700285acbb4e36e7:transformers-5.21.1-py3-none-any.whl"]
    }
    "5.21.0" = {
      released = "2026-10-26"
      source   = ["wheels@8803a8712932aa3441c1e8bb340e66d5:transformers-5.21.0-py3-none-any.whl"]
    }
    "5.20.2" = {
      released        = "2026-10-19"
      python_requires = ">=3.10.0"
      source          = ["wheels@7ae75dbc1fb3922aff1b6c97b9e5479d:transformers-5.20.2-py3-none-any.whl"]
    }
    "5.20.1" = {
      released        = "2026-10-16"
      python_requires = ">=3.10.0"
      source          = ["wheels@5f51ce444193e5d0a751e3fa489ddbc2:transformers-5.20.1-py3-none-any.whl"]
    }
    "5.20.0" = {
      released        = "2026-10-15"
      python_requires = ">=3.10.0"
      source          = ["wheels@5f4afd201f9ae5118b006513a0f64796:transformers-5.20.0-py3-none-any.whl"]
    }
  }
}

package "transformers" {
  python_requires = ">=3.10.0"
  requires        = { numpy = ">=1.17" }
  limits          = { torch = ">=2.5" }
  requires_other  = { "accelerate (extra)" = ">=1.1.0", "deepspeed (extra)" = ">=0.9.3", "torch (extra)" = ">=2.5" }
  platforms       = ["any"]
  cell_source     = { limits = ["transformers-torch-asked"] }
  rows = {
    "5.19.0" = {
      released = "2026-10-06"
      source   = ["wheels@afcd2dd5f603ed28c1e1fcb00a338ccb:transformers-5.19.0-py3-none-any.whl"]
    }
    "5.18.0" = {
      released = "2026-09-30"
      source   = ["wheels@d79e5a515a572ee3deb33eb0d578be47:transformers-5.18.0-py3-none-any.whl"]
    }
    "5.17.0" = {
      released = "2026-09-09"
      source   = ["wheels@78ec1ce21579b38dfb83950a0658cd11:transformers-5.17.0-py3-none-any.whl"]
    }
    "5.16.1" = {
      released = "2026-08-26"
      source   = ["wheels@2f2d5b98a5ad3718713653734298fa62:transformers-5.16.1-py3-none-any.whl"]
    }
    "5.16.0" = {
      released = "2026-08-26"
      source   = ["wheels@2b4adda8d99bb4c1b208da5ed967e262:transformers-5.16.0-py3-none-any.whl"]
    }
    "5.15.1" = {
      released = "2026-08-19"
      source   = ["wheels@b7cdf238ff583e3a58dbc7fa34da1aaf:transformers-5.15.1-py3-none-any.whl"]
    }
    "5.15.0" = {
      released = "2026-08-10"
      source   = ["wheels@d7f007736f67749ae9490c4f8cb5d30b:transformers-5.15.0-py3-none-any.whl"]
    }
  }
}

package "transformers" {
  python_requires = ">=3.10.0"
  requires        = { numpy = ">=1.17" }
  limits          = { torch = ">=2.4" }
  requires_other  = { "accelerate (extra)" = ">=1.1.0", "deepspeed (extra)" = ">=0.9.3", "torch (extra)" = ">=2.4" }
  platforms       = ["any"]
  cell_source     = { limits = ["transformers-torch-asked"] }
  rows = {
    "5.14.1" = {
      released = "2026-07-16"
      source   = ["wheels@9db974c4079ede2d1a3ea7ca5a240df3:transformers-5.14.1-py3-none-any.whl"]
    }
    "5.14.0" = {
      released = "2026-07-15"
      source   = ["wheels@288287da4fdcdae0b611be32b5be20d4:transformers-5.14.0-py3-none-any.whl"]
    }
    "5.13.1" = {
      released = "2026-07-11"
      source   = ["wheels@53f0ea8aa397e29244c2377ba981bcaf:transformers-5.13.1-py3-none-any.whl"]
    }
    "5.13.0" = {
      released = "2026-07-03"
      source   = ["wheels@8adbc1d20bd5463cd6876b2eb7cb3197:transformers-5.13.0-py3-none-any.whl"]
    }
    "5.12.1" = {
      released = "2026-06-15"
      source   = ["wheels@2a5e109d2021265df7098ffbb738295a:transformers-5.12.1-py3-none-any.whl"]
    }
    "5.12.0" = {
      released = "2026-06-12"
      source   = ["wheels@500be9eb644ede81c3103eee7687fc36:transformers-5.12.0-py3-none-any.whl"]
    }
    "5.11.0" = {
      released = "2026-06-10"
      source   = ["wheels@06d0a34eab529955f8e704b530663c7d:transformers-5.11.0-py3-none-any.whl"]
    }
    "5.10.4" = {
      released    = "2026-06-15"
      limits      = { torch = ">=2.7" }
      source      = ["wheels@8c5b99b141b53619435a76629b0284f0:transformers-5.10.4-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked", "transformers-float8"] }
    }
    "5.10.2" = {
      released    = "2026-06-04"
      limits      = { torch = ">=2.7" }
      source      = ["wheels@8a669db546f82c7c3618cb46ceb0f0af:transformers-5.10.2-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked", "transformers-float8"] }
    }
    "5.10.1" = {
      released    = "2026-06-03"
      limits      = { torch = ">=2.7" }
      source      = ["wheels@ccb919ea1b77338b44d0d45d23f74720:transformers-5.10.1-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked", "transformers-float8"] }
    }
    "5.9.0" = {
      released = "2026-05-20"
      source   = ["wheels@1d19509bcff7028ebc6b277d71caa712:transformers-5.9.0-py3-none-any.whl"]
    }
    "5.8.1" = {
      released = "2026-05-13"
      source   = ["wheels@5340fb95962162cdfdae5cc91d7f8fed:transformers-5.8.1-py3-none-any.whl"]
    }
    "5.8.0" = {
      released = "2026-05-05"
      source   = ["wheels@e9d2cae6d195a7e1e05164c5ebf26142:transformers-5.8.0-py3-none-any.whl"]
    }
    "5.7.0" = {
      released = "2026-04-28"
      source   = ["wheels@869660cd8fc92badc041f5551bf755a4:transformers-5.7.0-py3-none-any.whl"]
    }
    "5.6.2" = {
      released = "2026-04-23"
      source   = ["wheels@f8d3a1bb96778fed9b8aabfd0dd6e198:transformers-5.6.2-py3-none-any.whl"]
    }
    "5.6.1" = {
      released = "2026-04-23"
      source   = ["wheels@f41b9dbe5fcaaad577d4004dcfa14303:transformers-5.6.1-py3-none-any.whl"]
    }
    "5.6.0" = {
      released = "2026-04-22"
      source   = ["wheels@def5aac47b28e2f1386fa64f2f458a54:transformers-5.6.0-py3-none-any.whl"]
    }
    "5.5.4" = {
      released = "2026-04-13"
      source   = ["wheels@0bd6281b82966fe5a7a16f553ea517a9:transformers-5.5.4-py3-none-any.whl"]
    }
    "5.5.3" = {
      released = "2026-04-09"
      source   = ["wheels@e48f3ec31dd96505e96e66b63a1e43e1:transformers-5.5.3-py3-none-any.whl"]
    }
    "5.5.2" = {
      released = "2026-04-09"
      source   = ["wheels@397805e2d80c3b14bd10212db1ffc1ec:transformers-5.5.2-py3-none-any.whl"]
    }
    "5.5.1" = {
      released = "2026-04-09"
      source   = ["wheels@ceb2190689f5afc112d13507ddc94185:transformers-5.5.1-py3-none-any.whl"]
    }
    "5.5.0" = {
      released = "2026-04-02"
      source   = ["wheels@821a9ff0961abbb29eb1eb686d78df1c:transformers-5.5.0-py3-none-any.whl"]
    }
    "5.4.0" = {
      released = "2026-03-27"
      source   = ["wheels@9fbe50602d2a4e6d0aa8a35a605433df:transformers-5.4.0-py3-none-any.whl"]
    }
    "5.3.0" = {
      released = "2026-03-04"
      source   = ["wheels@50ac8c89c3c7033444fb3f9f53138096:transformers-5.3.0-py3-none-any.whl"]
    }
    "5.2.0" = {
      released = "2026-02-16"
      source   = ["wheels@9ecaf243dc45bee11a7d93f8caf03746:transformers-5.2.0-py3-none-any.whl"]
    }
  }
}

package "transformers" {
  onward          = true
  python_requires = ">=3.9.0"
  platforms       = ["any"]
  cell_source     = { released = ["transformers-days"] }
  notes = [
    "inferred: release boundary inferred from the .dev0 version string at the commit that changed the pin",
  ]
  rows = {
    "5.1.0" = {
      released        = "2026-02-05"
      python_requires = ">=3.10.0"
      limits          = { torch = ">=2.4" }
      requires_other  = { "torch (extra)" = ">=2.4" }
      more            = { change_date = ["2026-01-30"] }
      source          = ["transformers-fork@797c822a17:setup.py"]
      cell_source     = { limits = ["transformers-torch-asked"], requires_other = ["transformers-torch24"] }
    }
    "5.0.0" = {
      released        = "2026-01-26"
      python_requires = ">=3.10.0"
      limits          = { torch = ">=2.2" }
      requires_other  = { "torch (extra)" = ">=2.2" }
      more            = { change_date = ["2025-10-24"] }
      source          = ["transformers-fork@9c20660138:setup.py"]
      cell_source     = { limits = ["transformers-torch-asked"] }
    }
    "4.57.6" = {
      released       = "2026-01-16"
      requires       = { numpy = ">=1.17", safetensors = ">=0.4.3", tokenizers = ">=0.22.0,<=0.23.0" }
      limits         = { torch = ">=2.1" }
      requires_other = { "torch (extra)" = ">=2.2" }
      source         = ["wheels@4c9e9de11333ddfe5114bc872c9f3705:transformers-4.57.6-py3-none-any.whl"]
      cell_source    = { limits = ["transformers-torch-asked"] }
    }
    "4.56.0" = {
      released       = "2025-08-29"
      limits         = { torch = ">=2.1" }
      requires_other = { "torch (extra)" = ">=2.2" }
      more           = { change_date = ["2025-08-20"] }
      source         = ["transformers-fork@2df0c323cb:setup.py"]
      cell_source    = { limits = ["transformers-torch-asked"] }
    }
    "4.53.0" = {
      released       = "2025-06-26"
      limits         = { torch = ">=2.1" }
      requires_other = { "torch (extra)" = ">=2.1" }
      more           = { change_date = ["2025-06-12"] }
      source         = ["transformers-fork@3542e0b844:setup.py"]
      cell_source    = { limits = ["transformers-torch-asked"] }
    }
    "4.52.0" = {
      released       = "2025-05-20"
      limits         = { torch = ">=2.1" }
      requires_other = { "torch (extra)" = ">=2.1,<2.7" }
      more           = { change_date = ["2025-04-24"] }
      source         = ["transformers-fork@af6d2756d9:setup.py"]
      cell_source    = { limits = ["transformers-torch-asked"] }
    }
    "4.50.0" = {
      released    = "2025-03-21"
      limits      = { torch = ">=2.1" }
      source      = ["transformers-torch-asked"]
      cell_source = { limits = ["transformers-torch-asked", "transformers-37238"] }
    }
    "4.48.0" = {
      released       = "2025-01-10"
      requires_other = { "torch (extra)" = ">=2.0" }
      more           = { change_date = ["2025-01-08"] }
      source         = ["transformers-fork@1a6c1d3a9a:setup.py"]
    }
    "4.46.0" = {
      released       = "2024-10-24"
      requires_other = { "torch (extra)" = "*" }
      more           = { change_date = ["2024-10-24"] }
      source         = ["transformers-fork@f0e640adfa:setup.py"]
    }
  }
}

package "transformers" {
  onward          = true
  python_requires = ">=3.7.0"
  platforms       = ["any"]
  notes = [
    "inferred: release boundary inferred from the .dev0 version string at the commit that changed the pin",
  ]
  rows = {
    "4.38.0" = {
      released        = "2024-02-21"
      python_requires = ">=3.8.0"
      requires_other  = { "torch (extra)" = "*" }
      more            = { change_date = ["2024-02-06"] }
      source          = ["transformers-fork@89439fea64:setup.py"]
    }
    "4.37.0" = {
      released        = "2024-01-22"
      python_requires = ">=3.8.0"
      requires_other  = { "torch (extra)" = ">=1.11,!=1.12.0" }
      more            = { change_date = ["2024-01-11"] }
      source          = ["transformers-fork@59cd9de39d:setup.py"]
    }
    "4.33.0" = {
      released        = "2023-09-05"
      python_requires = ">=3.8.0"
      requires_other  = { "torch (extra)" = ">=1.10,!=1.12.0" }
      more            = { change_date = ["2023-08-31"] }
      source          = ["transformers-fork@3fb1535b09:setup.py"]
    }
    "4.31.0" = {
      released        = "2023-07-18"
      python_requires = ">=3.8.0"
      requires_other  = { "torch (extra)" = ">=1.9,!=1.12.0" }
      more            = { change_date = ["2023-06-28"] }
      source          = ["transformers-fork@e84bf1f734:setup.py"]
    }
    "4.28.0" = {
      released       = "2023-04-13"
      requires_other = { "torch (extra)" = ">=1.9,!=1.12.0" }
      more           = { change_date = ["2023-03-21"] }
      source         = ["transformers-fork@67c2dbdb54:setup.py"]
    }
    "4.25.0" = {
      released       = "2022-12-01"
      requires_other = { "torch (extra)" = ">=1.7,!=1.12.0" }
      more           = { change_date = ["2022-11-15"] }
      source         = ["transformers-fork@9643ecf8ca:setup.py"]
    }
    "4.24.0" = {
      released       = "2022-11-01"
      requires_other = { "torch (extra)" = ">=1.7,!=1.12.0,<1.13.0" }
      more           = { change_date = ["2022-10-31"] }
      source         = ["transformers-fork@8214a9f66a:setup.py"]
    }
    "4.22.0" = {
      released       = "2022-09-14"
      requires_other = { "torch (extra)" = ">=1.7,!=1.12.0" }
      more           = { change_date = ["2022-09-14"] }
      source         = ["transformers-fork@a2a3afbc8d:setup.py"]
    }
    "4.21.0" = {
      released       = "2022-07-27"
      requires_other = { "torch (extra)" = ">=1.0,<1.12" }
      more           = { change_date = ["2022-06-28"] }
      source         = ["transformers-fork@5a3d0cbdda:setup.py"]
    }
    "4.19.0" = {
      released       = "2022-05-12"
      requires_other = { "torch (extra)" = ">=1.0" }
      more           = { change_date = ["2022-05-02"] }
      source         = ["transformers-fork@1073f00d4e:setup.py"]
    }
    "3.1.0" = {
      released        = "2020-09-01"
      python_requires = ">=3.6.0"
      requires_other  = { "torch (extra)" = ">=1.0" }
      more            = { change_date = ["2020-09-14"] }
      source          = ["transformers-fork@206b78d485:setup.py"]
    }
  }
}
