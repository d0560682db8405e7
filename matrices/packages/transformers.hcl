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

source "transformers-hub-names" {
  title = "transformers/file_utils.py in the wheels of 4.9.0 and 4.12.5, which imports HfFolder and Repository as it is imported itself, and huggingface_hub/__init__.py in the wheel of 1.0.0, which has neither"
  url   = "https://pypi.org/project/transformers/4.12.5/#files"
  date  = "2026-12-01"
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
  notes     = ["the bound on torch sits in the torch extra, not in the base requirement"]
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
      requires       = { huggingface-hub = ">=1.31.0,<3.0", safetensors = ">=0.8.0", tokenizers = ">=0.23.1,<0.24.0" }
      requires_other = { "timm (extra)" = ">=1.0.23" }
      source         = ["wheels@ff5ebedf9359f94bb63772b6380eba6e:transformers-5.24.0-py3-none-any.whl"]
    }
    "5.23.0" = {
      released = "2026-11-13"
      requires = { huggingface-hub = ">=1.31.0,<3.0", safetensors = ">=0.8.0", tokenizers = ">=0.23.1,<0.24.0" }
      source   = ["wheels@018e82fd07490ad5bb58414f65e31576:transformers-5.23.0-py3-none-any.whl"]
    }
    "5.22.2" = {
      released = "2026-11-06"
      requires = { huggingface-hub = ">=1.31.0,<3.0", safetensors = ">=0.8.0", tokenizers = ">=0.23.1,<0.24.0" }
      source   = ["wheels@829c2820aff91730b8ec45a4b8ff4be0:transformers-5.22.2-py3-none-any.whl"]
    }
    "5.22.1" = {
      released = "2026-10-30"
      requires = { huggingface-hub = ">=1.31.0,<3.0", safetensors = ">=0.8.0", tokenizers = ">=0.23.1,<0.24.0" }
      source   = ["wheels@c940b4bf98de4f568723895f330ba146:transformers-5.22.1-py3-none-any.whl"]
    }
    "5.22.0" = {
      released = "2026-10-29"
      requires = { huggingface-hub = ">=1.31.0,<3.0", safetensors = ">=0.8.0", tokenizers = ">=0.23.1,<0.24.0" }
      source   = ["wheels@3cca65f94b0aa33511433c7c1a661c51:transformers-5.22.0-py3-none-any.whl"]
    }
    "5.21.1" = {
      released = "2026-10-29"
      requires = { huggingface-hub = ">=1.31.0,<3.0", safetensors = ">=0.8.0", tokenizers = ">=0.23.1,<0.24.0" }
      source   = ["wheels@53b5fd825d009cb7700285acbb4e36e7:transformers-5.21.1-py3-none-any.whl"]
    }
    "5.21.0" = {
      released = "2026-10-26"
      requires = { huggingface-hub = ">=1.31.0,<3.0", safetensors = ">=0.8.0", tokenizers = ">=0.23.1,<0.24.0" }
      source   = ["wheels@8803a8712932aa3441c1e8bb340e66d5:transformers-5.21.0-py3-none-any.whl"]
    }
    "5.20.2" = {
      released        = "2026-10-19"
      python_requires = ">=3.10.0"
      requires = {
        huggingface-hub = ">=1.31.0,<3.0"
        safetensors     = ">=0.8.0"
        tokenizers      = ">=0.23.1,<0.24.0"
      }
      source = ["wheels@7ae75dbc1fb3922aff1b6c97b9e5479d:transformers-5.20.2-py3-none-any.whl"]
    }
    "5.20.1" = {
      released        = "2026-10-16"
      python_requires = ">=3.10.0"
      requires = {
        huggingface-hub = ">=1.31.0,<3.0"
        safetensors     = ">=0.8.0"
        tokenizers      = ">=0.23.1,<0.24.0"
      }
      source = ["wheels@5f51ce444193e5d0a751e3fa489ddbc2:transformers-5.20.1-py3-none-any.whl"]
    }
    "5.20.0" = {
      released        = "2026-10-15"
      python_requires = ">=3.10.0"
      requires = {
        huggingface-hub = ">=1.31.0,<3.0"
        safetensors     = ">=0.8.0"
        tokenizers      = ">=0.23.1,<0.24.0"
      }
      source = ["wheels@5f4afd201f9ae5118b006513a0f64796:transformers-5.20.0-py3-none-any.whl"]
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
      requires = { huggingface-hub = ">=1.31.0,<3.0", safetensors = ">=0.8.0", tokenizers = ">=0.23.1,<0.24.0" }
      source   = ["wheels@afcd2dd5f603ed28c1e1fcb00a338ccb:transformers-5.19.0-py3-none-any.whl"]
    }
    "5.18.0" = {
      released = "2026-09-30"
      requires = { huggingface-hub = ">=1.31.0,<3.0", safetensors = ">=0.8.0", tokenizers = ">=0.23.1,<0.24.0" }
      source   = ["wheels@d79e5a515a572ee3deb33eb0d578be47:transformers-5.18.0-py3-none-any.whl"]
    }
    "5.17.0" = {
      released = "2026-09-09"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.8.0", tokenizers = ">=0.23.1,<0.24.0" }
      source   = ["wheels@78ec1ce21579b38dfb83950a0658cd11:transformers-5.17.0-py3-none-any.whl"]
    }
    "5.16.1" = {
      released = "2026-08-26"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.8.0", tokenizers = ">=0.23.1,<0.24.0" }
      source   = ["wheels@2f2d5b98a5ad3718713653734298fa62:transformers-5.16.1-py3-none-any.whl"]
    }
    "5.16.0" = {
      released = "2026-08-26"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.8.0", tokenizers = ">=0.23.1,<0.24.0" }
      source   = ["wheels@2b4adda8d99bb4c1b208da5ed967e262:transformers-5.16.0-py3-none-any.whl"]
    }
    "5.15.1" = {
      released = "2026-08-19"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.8.0", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@b7cdf238ff583e3a58dbc7fa34da1aaf:transformers-5.15.1-py3-none-any.whl"]
    }
    "5.15.0" = {
      released = "2026-08-10"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.8.0", tokenizers = ">=0.22.0,<=0.23.0" }
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
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.8.0", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@9db974c4079ede2d1a3ea7ca5a240df3:transformers-5.14.1-py3-none-any.whl"]
    }
    "5.14.0" = {
      released = "2026-07-15"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.8.0", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@288287da4fdcdae0b611be32b5be20d4:transformers-5.14.0-py3-none-any.whl"]
    }
    "5.13.1" = {
      released = "2026-07-11"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.8.0", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@53f0ea8aa397e29244c2377ba981bcaf:transformers-5.13.1-py3-none-any.whl"]
    }
    "5.13.0" = {
      released = "2026-07-03"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.8.0", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@8adbc1d20bd5463cd6876b2eb7cb3197:transformers-5.13.0-py3-none-any.whl"]
    }
    "5.12.1" = {
      released = "2026-06-15"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.4.3", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@2a5e109d2021265df7098ffbb738295a:transformers-5.12.1-py3-none-any.whl"]
    }
    "5.12.0" = {
      released = "2026-06-12"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.4.3", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@500be9eb644ede81c3103eee7687fc36:transformers-5.12.0-py3-none-any.whl"]
    }
    "5.11.0" = {
      released = "2026-06-10"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.4.3", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@06d0a34eab529955f8e704b530663c7d:transformers-5.11.0-py3-none-any.whl"]
    }
    "5.10.4" = {
      released    = "2026-06-15"
      requires    = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.4.3", tokenizers = ">=0.22.0,<=0.23.0" }
      limits      = { torch = ">=2.7" }
      source      = ["wheels@8c5b99b141b53619435a76629b0284f0:transformers-5.10.4-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked", "transformers-float8"] }
    }
    "5.10.2" = {
      released    = "2026-06-04"
      requires    = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.4.3", tokenizers = ">=0.22.0,<=0.23.0" }
      limits      = { torch = ">=2.7" }
      source      = ["wheels@8a669db546f82c7c3618cb46ceb0f0af:transformers-5.10.2-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked", "transformers-float8"] }
    }
    "5.10.1" = {
      released    = "2026-06-03"
      requires    = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.4.3", tokenizers = ">=0.22.0,<=0.23.0" }
      limits      = { torch = ">=2.7" }
      source      = ["wheels@ccb919ea1b77338b44d0d45d23f74720:transformers-5.10.1-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked", "transformers-float8"] }
    }
    "5.9.0" = {
      released = "2026-05-20"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.4.3", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@1d19509bcff7028ebc6b277d71caa712:transformers-5.9.0-py3-none-any.whl"]
    }
    "5.8.1" = {
      released = "2026-05-13"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.4.3", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@5340fb95962162cdfdae5cc91d7f8fed:transformers-5.8.1-py3-none-any.whl"]
    }
    "5.8.0" = {
      released = "2026-05-05"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.4.3", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@e9d2cae6d195a7e1e05164c5ebf26142:transformers-5.8.0-py3-none-any.whl"]
    }
    "5.7.0" = {
      released = "2026-04-28"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.4.3", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@869660cd8fc92badc041f5551bf755a4:transformers-5.7.0-py3-none-any.whl"]
    }
    "5.6.2" = {
      released = "2026-04-23"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.4.3", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@f8d3a1bb96778fed9b8aabfd0dd6e198:transformers-5.6.2-py3-none-any.whl"]
    }
    "5.6.1" = {
      released = "2026-04-23"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.4.3", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@f41b9dbe5fcaaad577d4004dcfa14303:transformers-5.6.1-py3-none-any.whl"]
    }
    "5.6.0" = {
      released = "2026-04-22"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.4.3", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@def5aac47b28e2f1386fa64f2f458a54:transformers-5.6.0-py3-none-any.whl"]
    }
    "5.5.4" = {
      released = "2026-04-13"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.4.3", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@0bd6281b82966fe5a7a16f553ea517a9:transformers-5.5.4-py3-none-any.whl"]
    }
    "5.5.3" = {
      released = "2026-04-09"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.4.3", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@e48f3ec31dd96505e96e66b63a1e43e1:transformers-5.5.3-py3-none-any.whl"]
    }
    "5.5.2" = {
      released = "2026-04-09"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.4.3", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@397805e2d80c3b14bd10212db1ffc1ec:transformers-5.5.2-py3-none-any.whl"]
    }
    "5.5.1" = {
      released = "2026-04-09"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.4.3", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@ceb2190689f5afc112d13507ddc94185:transformers-5.5.1-py3-none-any.whl"]
    }
    "5.5.0" = {
      released = "2026-04-02"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.4.3", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@821a9ff0961abbb29eb1eb686d78df1c:transformers-5.5.0-py3-none-any.whl"]
    }
    "5.4.0" = {
      released = "2026-03-27"
      requires = { huggingface-hub = ">=1.5.0,<2.0", safetensors = ">=0.4.3", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@9fbe50602d2a4e6d0aa8a35a605433df:transformers-5.4.0-py3-none-any.whl"]
    }
    "5.3.0" = {
      released = "2026-03-04"
      requires = { huggingface-hub = ">=1.3.0,<2.0", safetensors = ">=0.4.3", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@50ac8c89c3c7033444fb3f9f53138096:transformers-5.3.0-py3-none-any.whl"]
    }
    "5.2.0" = {
      released = "2026-02-16"
      requires = { huggingface-hub = ">=1.3.0,<2.0", safetensors = ">=0.4.3", tokenizers = ">=0.22.0,<=0.23.0" }
      source   = ["wheels@9ecaf243dc45bee11a7d93f8caf03746:transformers-5.2.0-py3-none-any.whl"]
    }
  }
}

package "transformers" {
  python_requires = ">=3.9.0"
  requires = {
    huggingface-hub = ">=0.34.0,<1.0"
    numpy           = ">=1.17"
    safetensors     = ">=0.4.3"
    tokenizers      = ">=0.22.0,<=0.23.0"
  }
  requires_other = {
    "accelerate (extra)"    = ">=0.26.0"
    "deepspeed (extra)"     = ">=0.9.3"
    "flax (extra)"          = ">=0.4.1,<=0.7.0"
    "natten (extra)"        = ">=0.14.6,<0.15.0"
    "onnxruntime (extra)"   = ">=1.4.0"
    "sentencepiece (extra)" = ">=0.1.91,!=0.1.92"
    "timm (extra)"          = "!=1.0.18,<=1.0.19"
    "torch (extra)"         = ">=2.2"
  }
  platforms = ["any"]
  rows = {
    "4.57.5" = {
      released    = "2026-01-13"
      limits      = { torch = ">=2.1" }
      source      = ["wheels@5a1e0deb989cd0b8f141b6d8c9b7c956:transformers-4.57.5-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked"] }
    }
    "4.57.4" = {
      released    = "2026-01-13"
      limits      = { torch = ">=2.1" }
      source      = ["wheels@11109b65a20413a7784bf3f3e908dc07:transformers-4.57.4-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked"] }
    }
    "4.57.3" = {
      released    = "2025-11-25"
      limits      = { torch = ">=2.1" }
      source      = ["wheels@c77d353a4851b1880191603d36acb313:transformers-4.57.3-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked"] }
    }
    "4.57.2" = {
      released    = "2025-11-24"
      limits      = { torch = ">=2.1" }
      source      = ["wheels@0918df354853c9931a637792cec519e1:transformers-4.57.2-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked"] }
    }
    "4.57.1" = {
      released    = "2025-10-14"
      limits      = { torch = ">=2.1" }
      source      = ["wheels@b10d05da8fa67dc41644dbbf9bc45a44:transformers-4.57.1-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked"] }
    }
    "4.56.2" = {
      released    = "2025-09-19"
      limits      = { torch = ">=2.1" }
      source      = ["wheels@79c03d0e85b26cb573c109ff9eafa96f:transformers-4.56.2-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked"] }
    }
    "4.56.1" = {
      released    = "2025-09-04"
      limits      = { torch = ">=2.1" }
      source      = ["wheels@1697af6addfb6ddbce9618b763f4b52d:transformers-4.56.1-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked"] }
    }
  }
}

package "transformers" {
  python_requires = ">=3.9.0"
  requires = {
    huggingface-hub = ">=0.34.0,<1.0"
    numpy           = ">=1.17"
    safetensors     = ">=0.4.3"
    tokenizers      = ">=0.21,<0.22"
  }
  requires_other = {
    "accelerate (extra)"    = ">=0.26.0"
    "deepspeed (extra)"     = ">=0.9.3"
    "flax (extra)"          = ">=0.4.1,<=0.7.0"
    "natten (extra)"        = ">=0.14.6,<0.15.0"
    "onnxruntime (extra)"   = ">=1.4.0"
    "sentencepiece (extra)" = ">=0.1.91,!=0.1.92"
    "timm (extra)"          = "!=1.0.18,<=1.0.19"
    "torch (extra)"         = ">=2.1"
  }
  platforms = ["any"]
  rows = {
    "4.55.4" = {
      released    = "2025-08-22"
      limits      = { torch = ">=2.1" }
      source      = ["wheels@df28f3849665faba4af5106f0db45103:transformers-4.55.4-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked"] }
    }
    "4.55.3" = {
      released    = "2025-08-21"
      limits      = { torch = ">=2.1" }
      source      = ["wheels@c85e7feace634541e23b3e34d28aa949:transformers-4.55.3-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked"] }
    }
    "4.55.2" = {
      released    = "2025-08-13"
      limits      = { torch = ">=2.1" }
      source      = ["wheels@097e3c2e2c0c9681db3da9d748d8f9d6:transformers-4.55.2-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked"] }
    }
    "4.55.1" = {
      released    = "2025-08-13"
      limits      = { torch = ">=2.1" }
      source      = ["wheels@9e936d9c106924579f509f63da66aa89:transformers-4.55.1-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked"] }
    }
    "4.55.0" = {
      released    = "2025-08-05"
      limits      = { torch = ">=2.1" }
      source      = ["wheels@29d9b8800e32a4a831bb16efb5f762f6:transformers-4.55.0-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked"] }
    }
    "4.54.1" = {
      released    = "2025-07-29"
      limits      = { torch = ">=2.1" }
      source      = ["wheels@c89965a4f62a0d07009d45927a9c6372:transformers-4.54.1-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked"] }
    }
    "4.54.0" = {
      released    = "2025-07-25"
      limits      = { torch = ">=2.1" }
      source      = ["wheels@c96e607f848625965b76c677b2c2576f:transformers-4.54.0-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked"] }
    }
  }
}

package "transformers" {
  python_requires = ">=3.9.0"
  requires = {
    huggingface-hub = ">=0.30.0,<1.0"
    numpy           = ">=1.17"
    safetensors     = ">=0.4.3"
    tokenizers      = ">=0.21,<0.22"
  }
  requires_other = {
    "accelerate (extra)"    = ">=0.26.0"
    "deepspeed (extra)"     = ">=0.9.3"
    "flax (extra)"          = ">=0.4.1,<=0.7.0"
    "natten (extra)"        = ">=0.14.6,<0.15.0"
    "onnxruntime (extra)"   = ">=1.4.0"
    "sentencepiece (extra)" = ">=0.1.91,!=0.1.92"
    "timm (extra)"          = "<=1.0.11"
    "torch (extra)"         = ">=2.0"
  }
  platforms = ["any"]
  rows = {
    "4.53.3" = {
      released       = "2025-07-22"
      limits         = { torch = ">=2.1" }
      requires_other = { "torch (extra)" = ">=2.1" }
      source         = ["wheels@5aba81c92095806b6baf12df35d756cf:transformers-4.53.3-py3-none-any.whl"]
      cell_source    = { limits = ["transformers-torch-asked"] }
    }
    "4.53.2" = {
      released       = "2025-07-11"
      limits         = { torch = ">=2.1" }
      requires_other = { "torch (extra)" = ">=2.1" }
      source         = ["wheels@db8f4819bb34f000029c73c3c557e7d0:transformers-4.53.2-py3-none-any.whl"]
      cell_source    = { limits = ["transformers-torch-asked"] }
    }
    "4.53.1" = {
      released       = "2025-07-04"
      limits         = { torch = ">=2.1" }
      requires_other = { "torch (extra)" = ">=2.1" }
      source         = ["wheels@c84f3c3e41c71fdf2c60c8a893e1cd31:transformers-4.53.1-py3-none-any.whl"]
      cell_source    = { limits = ["transformers-torch-asked"] }
    }
    "4.52.4" = {
      released       = "2025-05-30"
      limits         = { torch = ">=2.1" }
      requires_other = { "torch (extra)" = ">=2.1,<2.7" }
      source         = ["wheels@203f5c19416d5877e36e886339437617:transformers-4.52.4-py3-none-any.whl"]
      cell_source    = { limits = ["transformers-torch-asked"] }
    }
    "4.52.3" = {
      released       = "2025-05-22"
      limits         = { torch = ">=2.1" }
      requires_other = { "torch (extra)" = ">=2.1,<2.7" }
      source         = ["wheels@cd04059da50e7cf2a617ce3143ba8bef:transformers-4.52.3-py3-none-any.whl"]
      cell_source    = { limits = ["transformers-torch-asked"] }
    }
    "4.52.2" = {
      released       = "2025-05-21"
      limits         = { torch = ">=2.1" }
      requires_other = { "torch (extra)" = ">=2.1,<2.7" }
      source         = ["wheels@d419a87a185097fc162a61f01287b54d:transformers-4.52.2-py3-none-any.whl"]
      cell_source    = { limits = ["transformers-torch-asked"] }
    }
    "4.52.1" = {
      released       = "2025-05-20"
      limits         = { torch = ">=2.1" }
      requires_other = { "torch (extra)" = ">=2.1,<2.7" }
      source         = ["wheels@604b2bb357c480dc5883b7944e8562c9:transformers-4.52.1-py3-none-any.whl"]
      cell_source    = { limits = ["transformers-torch-asked"] }
    }
    "4.51.3" = {
      released    = "2025-04-14"
      limits      = { torch = ">=2.1" }
      source      = ["wheels@fd3279633ceb2b777013234bbf0b4f5c:transformers-4.51.3-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked", "transformers-37238"] }
    }
    "4.51.2" = {
      released    = "2025-04-10"
      limits      = { torch = ">=2.1" }
      source      = ["wheels@5cb8259098b75ff4b5dd04533a318f7c:transformers-4.51.2-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked", "transformers-37238"] }
    }
    "4.51.1" = {
      released    = "2025-04-08"
      limits      = { torch = ">=2.1" }
      source      = ["wheels@c7038e216afb2a3e9b00dd12d87ad5e3:transformers-4.51.1-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked", "transformers-37238"] }
    }
    "4.51.0" = {
      released    = "2025-04-05"
      limits      = { torch = ">=2.1" }
      source      = ["wheels@2e6baa476735ab8adccbaee6961525a0:transformers-4.51.0-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked", "transformers-37238"] }
    }
    "4.50.3" = {
      released    = "2025-03-28"
      requires    = { huggingface-hub = ">=0.26.0,<1.0" }
      limits      = { torch = ">=2.1" }
      source      = ["wheels@6111610a43dec24ef32c3df0632c6b25:transformers-4.50.3-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked", "transformers-37238"] }
    }
    "4.50.2" = {
      released    = "2025-03-27"
      requires    = { huggingface-hub = ">=0.26.0,<1.0" }
      limits      = { torch = ">=2.1" }
      source      = ["wheels@99bbcddd6570f080aee81f67844f4b46:transformers-4.50.2-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked", "transformers-37238"] }
    }
    "4.50.1" = {
      released    = "2025-03-25"
      requires    = { huggingface-hub = ">=0.26.0,<1.0" }
      limits      = { torch = ">=2.1" }
      source      = ["wheels@e9b9bd274518150528c1d745c7ebba72:transformers-4.50.1-py3-none-any.whl"]
      cell_source = { limits = ["transformers-torch-asked", "transformers-37238"] }
    }
    "4.49.0" = {
      released = "2025-02-17"
      requires = { huggingface-hub = ">=0.26.0,<1.0", safetensors = ">=0.4.1" }
      source   = ["wheels@6b4fded1c5fee04d384b1014495b4235:transformers-4.49.0-py3-none-any.whl"]
    }
    "4.48.3" = {
      released = "2025-02-07"
      requires = { huggingface-hub = ">=0.24.0,<1.0", safetensors = ">=0.4.1" }
      source   = ["wheels@78697f990f5ef350c23b46bf86d5081c:transformers-4.48.3-py3-none-any.whl"]
    }
    "4.48.2" = {
      released = "2025-01-30"
      requires = { huggingface-hub = ">=0.24.0,<1.0", safetensors = ">=0.4.1" }
      source   = ["wheels@493bc5b0268b116eff305edf6656367f:transformers-4.48.2-py3-none-any.whl"]
    }
    "4.48.1" = {
      released = "2025-01-20"
      requires = { huggingface-hub = ">=0.24.0,<1.0", safetensors = ">=0.4.1" }
      source   = ["wheels@24be0564b0a36d9e433d9a65de248f15:transformers-4.48.1-py3-none-any.whl"]
    }
    "4.47.1" = {
      released       = "2024-12-17"
      requires       = { huggingface-hub = ">=0.24.0,<1.0", safetensors = ">=0.4.1" }
      requires_other = { "torch (extra)" = "*" }
      source         = ["wheels@d2f5d19bb6283cd66c893ec7e6d931d6:transformers-4.47.1-py3-none-any.whl"]
    }
    "4.47.0" = {
      released       = "2024-12-05"
      requires       = { huggingface-hub = ">=0.24.0,<1.0", safetensors = ">=0.4.1" }
      requires_other = { "torch (extra)" = "*" }
      source         = ["wheels@a8e1bafdaae69abdda3cad638fe392e3:transformers-4.47.0-py3-none-any.whl"]
    }
  }
}

package "transformers" {
  python_requires = ">=3.8.0"
  requires = {
    huggingface-hub = ">=0.23.2,<1.0"
    numpy           = ">=1.17"
    safetensors     = ">=0.4.1"
    tokenizers      = ">=0.20,<0.21"
  }
  requires_other = {
    "accelerate (extra)"    = ">=0.26.0"
    "deepspeed (extra)"     = ">=0.9.3"
    "flax (extra)"          = ">=0.4.1,<=0.7.0"
    "natten (extra)"        = ">=0.14.6,<0.15.0"
    "onnxruntime (extra)"   = ">=1.4.0"
    "sentencepiece (extra)" = ">=0.1.91,!=0.1.92"
    "timm (extra)"          = "<=0.9.16"
    "torch (extra)"         = "*"
  }
  platforms = ["any"]
  rows = {
    "4.46.3" = {
      released = "2024-11-18"
      source   = ["wheels@a12ef6f52841fd190a3e5602145b542d:transformers-4.46.3-py3-none-any.whl"]
    }
    "4.46.2" = {
      released = "2024-11-05"
      source   = ["wheels@c921f4406b78e6518c97b618c5acd1cf:transformers-4.46.2-py3-none-any.whl"]
    }
    "4.46.1" = {
      released = "2024-10-29"
      source   = ["wheels@f77b251a648fd32e3d14b5e7e27c913b:transformers-4.46.1-py3-none-any.whl"]
    }
  }
}

package "transformers" {
  python_requires = ">=3.9.0"
  platforms       = ["any"]
  cell_source     = { released = ["transformers-days"] }
  rows = {
    "5.1.0" = {
      released        = "2026-02-05"
      python_requires = ">=3.10.0"
      requires = {
        huggingface-hub = ">=1.3.0,<2.0"
        numpy           = ">=1.17"
        safetensors     = ">=0.4.3"
        tokenizers      = ">=0.22.0,<=0.23.0"
      }
      limits         = { torch = ">=2.4" }
      requires_other = { "torch (extra)" = ">=2.4" }
      more           = { change_date = ["2026-01-30"] }
      source         = ["transformers-fork@797c822a17:setup.py"]
      cell_source = {
        limits         = ["transformers-torch-asked"]
        requires       = ["wheels@de534b50c9b2ce6217fc56421075a173:transformers-5.1.0-py3-none-any.whl"]
        requires_other = ["transformers-torch24"]
      }
    }
    "5.0.0" = {
      released        = "2026-01-26"
      python_requires = ">=3.10.0"
      requires = {
        huggingface-hub = ">=1.3.0,<2.0"
        numpy           = ">=1.17"
        safetensors     = ">=0.4.3"
        tokenizers      = ">=0.22.0,<=0.23.0"
      }
      limits         = { torch = ">=2.2" }
      requires_other = { "torch (extra)" = ">=2.2" }
      more           = { change_date = ["2025-10-24"] }
      source         = ["transformers-fork@9c20660138:setup.py"]
      cell_source = {
        limits   = ["transformers-torch-asked"]
        requires = ["wheels@587086f249ce64c817213cf36afdb318:transformers-5.0.0-py3-none-any.whl"]
      }
    }
    "4.57.6" = {
      released = "2026-01-16"
      requires = {
        huggingface-hub = ">=0.34.0,<1.0"
        numpy           = ">=1.17"
        safetensors     = ">=0.4.3"
        tokenizers      = ">=0.22.0,<=0.23.0"
      }
      limits         = { torch = ">=2.1" }
      requires_other = { "torch (extra)" = ">=2.2" }
      source         = ["wheels@4c9e9de11333ddfe5114bc872c9f3705:transformers-4.57.6-py3-none-any.whl"]
      cell_source    = { limits = ["transformers-torch-asked"] }
    }
    "4.56.0" = {
      released = "2025-08-29"
      requires = {
        huggingface-hub = ">=0.34.0,<1.0"
        numpy           = ">=1.17"
        safetensors     = ">=0.4.3"
        tokenizers      = ">=0.22.0,<=0.23.0"
      }
      limits         = { torch = ">=2.1" }
      requires_other = { "torch (extra)" = ">=2.2" }
      more           = { change_date = ["2025-08-20"] }
      source         = ["transformers-fork@2df0c323cb:setup.py"]
      cell_source = {
        limits   = ["transformers-torch-asked"]
        requires = ["wheels@bacf539c38dd850690856881c4974321:transformers-4.56.0-py3-none-any.whl"]
      }
    }
    "4.53.0" = {
      released = "2025-06-26"
      requires = {
        huggingface-hub = ">=0.30.0,<1.0"
        numpy           = ">=1.17"
        safetensors     = ">=0.4.3"
        tokenizers      = ">=0.21,<0.22"
      }
      limits         = { torch = ">=2.1" }
      requires_other = { "torch (extra)" = ">=2.1" }
      more           = { change_date = ["2025-06-12"] }
      source         = ["transformers-fork@3542e0b844:setup.py"]
      cell_source = {
        limits   = ["transformers-torch-asked"]
        requires = ["wheels@7d8039ff032c01a2d7f8a8fe00666203:transformers-4.53.0-py3-none-any.whl"]
      }
    }
    "4.52.0" = {
      released = "2025-05-20"
      requires = {
        huggingface-hub = ">=0.30.0,<1.0"
        numpy           = ">=1.17"
        safetensors     = ">=0.4.3"
        tokenizers      = ">=0.21,<0.22"
      }
      limits         = { torch = ">=2.1" }
      requires_other = { "torch (extra)" = ">=2.1,<2.7" }
      more           = { change_date = ["2025-04-24"] }
      source         = ["transformers-fork@af6d2756d9:setup.py"]
      cell_source = {
        limits   = ["transformers-torch-asked"]
        requires = ["wheels@73df6fad1adfbb64b27ebd604afbbea0:transformers-4.52.0-py3-none-any.whl"]
      }
    }
    "4.50.0" = {
      released = "2025-03-21"
      requires = {
        huggingface-hub = ">=0.26.0,<1.0"
        numpy           = ">=1.17"
        safetensors     = ">=0.4.3"
        tokenizers      = ">=0.21,<0.22"
      }
      limits = { torch = ">=2.1" }
      source = ["transformers-torch-asked"]
      cell_source = {
        limits   = ["transformers-torch-asked", "transformers-37238"]
        requires = ["wheels@d75465d523a28bcfef0028c671f682ed:transformers-4.50.0-py3-none-any.whl"]
      }
    }
    "4.48.0" = {
      released = "2025-01-10"
      requires = {
        huggingface-hub = ">=0.24.0,<1.0"
        numpy           = ">=1.17"
        safetensors     = ">=0.4.1"
        tokenizers      = ">=0.21,<0.22"
      }
      requires_other = { "torch (extra)" = ">=2.0" }
      more           = { change_date = ["2025-01-08"] }
      source         = ["transformers-fork@1a6c1d3a9a:setup.py"]
      cell_source    = { requires = ["wheels@6d3de6d71cb5f2a10f9775ccc17abce9:transformers-4.48.0-py3-none-any.whl"] }
    }
    "4.46.0" = {
      released = "2024-10-24"
      requires = {
        huggingface-hub = ">=0.23.2,<1.0"
        numpy           = ">=1.17"
        safetensors     = ">=0.4.1"
        tokenizers      = ">=0.20,<0.21"
      }
      requires_other = { "torch (extra)" = "*" }
      more           = { change_date = ["2024-10-24"] }
      source         = ["transformers-fork@f0e640adfa:setup.py"]
      cell_source    = { requires = ["wheels@e161268ae8bee315eb9e9b4c0b27f1bd:transformers-4.46.0-py3-none-any.whl"] }
    }
  }
}

package "transformers" {
  python_requires = ">=3.8.0"
  requires = {
    huggingface-hub = ">=0.23.2,<1.0"
    numpy           = ">=1.17"
    safetensors     = ">=0.4.1"
    tokenizers      = ">=0.19,<0.20"
  }
  requires_other = {
    "accelerate (extra)"    = ">=0.21.0"
    "deepspeed (extra)"     = ">=0.9.3"
    "flax (extra)"          = ">=0.4.1,<=0.7.0"
    "natten (extra)"        = ">=0.14.6,<0.15.0"
    "onnxruntime (extra)"   = ">=1.4.0"
    "sentencepiece (extra)" = ">=0.1.91,!=0.1.92"
    "timm (extra)"          = "<=0.9.16"
    "torch (extra)"         = "*"
  }
  platforms = ["any"]
  rows = {
    "4.45.2" = {
      released       = "2024-10-07"
      requires       = { tokenizers = ">=0.20,<0.21" }
      requires_other = { "accelerate (extra)" = ">=0.26.0" }
      source         = ["wheels@c551b33660cfc815bae1f9f097ecfd1e:transformers-4.45.2-py3-none-any.whl"]
    }
    "4.45.1" = {
      released       = "2024-09-26"
      requires       = { tokenizers = ">=0.20,<0.21" }
      requires_other = { "accelerate (extra)" = ">=0.26.0" }
      source         = ["wheels@21e3f47aa7256dbbfb5215937a3168a9:transformers-4.45.1-py3-none-any.whl"]
    }
    "4.45.0" = {
      released       = "2024-09-25"
      requires       = { tokenizers = ">=0.20,<0.21" }
      requires_other = { "accelerate (extra)" = ">=0.26.0" }
      source         = ["wheels@f04a82926676056afb3bbf4df7d76ceb:transformers-4.45.0-py3-none-any.whl"]
    }
    "4.44.2" = {
      released = "2024-08-22"
      source   = ["wheels@1c02c65e7bfa5e52a634aff3da52138b:transformers-4.44.2-py3-none-any.whl"]
    }
    "4.44.1" = {
      released = "2024-08-20"
      source   = ["wheels@bd2642da18b4e6d29b135c17650cd7ca:transformers-4.44.1-py3-none-any.whl"]
    }
    "4.44.0" = {
      released = "2024-08-06"
      source   = ["wheels@ea0ff72def71e9f4812d9414d4803b22:transformers-4.44.0-py3-none-any.whl"]
    }
    "4.43.4" = {
      released = "2024-08-05"
      source   = ["wheels@d2202ed201e0c44f80de8d753a19f616:transformers-4.43.4-py3-none-any.whl"]
    }
    "4.43.3" = {
      released = "2024-07-26"
      source   = ["wheels@6552beada5d826c25ff9b79139d237ab:transformers-4.43.3-py3-none-any.whl"]
    }
    "4.43.2" = {
      released = "2024-07-24"
      source   = ["wheels@283c8b47cf38640c5c0caea60be0dfa9:transformers-4.43.2-py3-none-any.whl"]
    }
    "4.43.1" = {
      released = "2024-07-23"
      source   = ["wheels@eb44b731902e062acbaff196ae4896d7:transformers-4.43.1-py3-none-any.whl"]
    }
    "4.43.0" = {
      released = "2024-07-23"
      source   = ["wheels@0158b430c3bab1abde3232598e250916:transformers-4.43.0-py3-none-any.whl"]
    }
    "4.42.4" = {
      released = "2024-07-11"
      requires = { numpy = ">=1.17,<2.0" }
      source   = ["wheels@6d59061392d0f1da312af29c962df901:transformers-4.42.4-py3-none-any.whl"]
    }
    "4.42.3" = {
      released = "2024-06-28"
      requires = { numpy = ">=1.17,<2.0" }
      source   = ["wheels@a61a0df9609b7d69229d941b2fd857c8:transformers-4.42.3-py3-none-any.whl"]
    }
    "4.42.2" = {
      released = "2024-06-28"
      requires = { numpy = ">=1.17,<2.0" }
      source   = ["wheels@dfaa543c5907ade528b6f9dff0ee15db:transformers-4.42.2-py3-none-any.whl"]
    }
    "4.42.1" = {
      released = "2024-06-27"
      requires = { numpy = ">=1.17,<2.0" }
      source   = ["wheels@d7392acf1e35a108e8abd2e3ea8f6ffc:transformers-4.42.1-py3-none-any.whl"]
    }
    "4.42.0" = {
      released = "2024-06-27"
      requires = { numpy = ">=1.17,<2.0" }
      source   = ["wheels@ce44901cc81b1bcdca6f0596b3d6a067:transformers-4.42.0-py3-none-any.whl"]
    }
  }
}

package "transformers" {
  python_requires = ">=3.8.0"
  requires = {
    huggingface-hub = ">=0.19.3,<1.0"
    numpy           = ">=1.17"
    safetensors     = ">=0.4.1"
    tokenizers      = ">=0.14,<0.19"
  }
  requires_other = {
    "accelerate (extra)"    = ">=0.21.0"
    "deepspeed (extra)"     = ">=0.9.3"
    "flax (extra)"          = ">=0.4.1,<=0.7.0"
    "natten (extra)"        = ">=0.14.6,<0.15.0"
    "onnxruntime (extra)"   = ">=1.4.0"
    "sentencepiece (extra)" = ">=0.1.91,!=0.1.92"
    "timm (extra)"          = "*"
    "torch (extra)"         = "*"
  }
  platforms = ["any"]
  rows = {
    "4.41.2" = {
      released = "2024-05-30"
      requires = { huggingface-hub = ">=0.23.0,<1.0", tokenizers = ">=0.19,<0.20" }
      source   = ["wheels@05555d20e43f808de1ef211ab64803cd:transformers-4.41.2-py3-none-any.whl"]
    }
    "4.41.1" = {
      released = "2024-05-22"
      requires = { huggingface-hub = ">=0.23.0,<1.0", tokenizers = ">=0.19,<0.20" }
      source   = ["wheels@f0680e0b1a01067eccd11f62f0522409:transformers-4.41.1-py3-none-any.whl"]
    }
    "4.41.0" = {
      released = "2024-05-17"
      requires = { huggingface-hub = ">=0.23.0,<1.0", tokenizers = ">=0.19,<0.20" }
      source   = ["wheels@edcbc48fc7ec26b23c86a7b17a516c0c:transformers-4.41.0-py3-none-any.whl"]
    }
    "4.40.2" = {
      released = "2024-05-06"
      requires = { tokenizers = ">=0.19,<0.20" }
      source   = ["wheels@71cb94301ec211a2e1d4b8c8d18dcfaa:transformers-4.40.2-py3-none-any.whl"]
    }
    "4.40.1" = {
      released = "2024-04-23"
      requires = { tokenizers = ">=0.19,<0.20" }
      source   = ["wheels@9d5ee0c8142a60501faf9e49a0b42f8e:transformers-4.40.1-py3-none-any.whl"]
    }
    "4.40.0" = {
      released = "2024-04-18"
      requires = { tokenizers = ">=0.19,<0.20" }
      source   = ["wheels@92797ec3368ed4476a053529a4039a12:transformers-4.40.0-py3-none-any.whl"]
    }
    "4.39.3" = {
      released = "2024-04-02"
      source   = ["wheels@7838034a12cca3168247f9d2d1dba672:transformers-4.39.3-py3-none-any.whl"]
    }
    "4.39.2" = {
      released = "2024-03-28"
      source   = ["wheels@8388a4ae1d91ade935f5c5b36dc47aa1:transformers-4.39.2-py3-none-any.whl"]
    }
    "4.39.1" = {
      released = "2024-03-22"
      source   = ["wheels@df167e08b27ab254044a38bb7c439461:transformers-4.39.1-py3-none-any.whl"]
    }
    "4.39.0" = {
      released = "2024-03-21"
      source   = ["wheels@7801785b1f016d667467e8c372c1c365:transformers-4.39.0-py3-none-any.whl"]
    }
    "4.38.2" = {
      released = "2024-03-01"
      source   = ["wheels@c4029cb9f01b3dd335e52f364c52d2b3:transformers-4.38.2-py3-none-any.whl"]
    }
    "4.38.1" = {
      released = "2024-02-22"
      source   = ["wheels@a7a9265fb060183e9d975cbbadc4d531:transformers-4.38.1-py3-none-any.whl"]
    }
    "4.37.2" = {
      released       = "2024-01-29"
      requires_other = { "torch (extra)" = ">=1.11,!=1.12.0" }
      source         = ["wheels@595a8b12a1fcc4ad0ced49ce206c58e1:transformers-4.37.2-py3-none-any.whl"]
    }
    "4.37.1" = {
      released       = "2024-01-24"
      requires       = { safetensors = ">=0.3.1" }
      requires_other = { "torch (extra)" = ">=1.11,!=1.12.0" }
      source         = ["wheels@05e4c4bf94f74addeb716bc83517f49d:transformers-4.37.1-py3-none-any.whl"]
    }
  }
}

package "transformers" {
  python_requires = ">=3.8.0"
  requires        = { numpy = ">=1.17", safetensors = ">=0.3.1" }
  requires_other = {
    "accelerate (extra)"    = ">=0.20.3"
    "deepspeed (extra)"     = ">=0.9.3"
    "flax (extra)"          = ">=0.4.1,<=0.7.0"
    "natten (extra)"        = ">=0.14.6"
    "onnxruntime (extra)"   = ">=1.4.0"
    "sentencepiece (extra)" = ">=0.1.91,!=0.1.92"
    "timm (extra)"          = "*"
    "torch (extra)"         = ">=1.10,!=1.12.0"
  }
  platforms = ["any"]
  rows = {
    "4.36.2" = {
      released       = "2023-12-18"
      requires       = { huggingface-hub = ">=0.19.3,<1.0", tokenizers = ">=0.14,<0.19" }
      requires_other = { "accelerate (extra)" = ">=0.21.0" }
      source         = ["wheels@462066c4f74ee52516f12890dcc9ec71:transformers-4.36.2-py3-none-any.whl"]
    }
    "4.36.1" = {
      released       = "2023-12-14"
      requires       = { huggingface-hub = ">=0.19.3,<1.0", tokenizers = ">=0.14,<0.19" }
      requires_other = { "accelerate (extra)" = ">=0.21.0" }
      source         = ["wheels@0e309d03634885f02d46801ec4f2c3fc:transformers-4.36.1-py3-none-any.whl"]
    }
    "4.36.0" = {
      released       = "2023-12-11"
      requires       = { huggingface-hub = ">=0.19.3,<1.0", tokenizers = ">=0.14,<0.19" }
      requires_other = { "accelerate (extra)" = ">=0.21.0" }
      source         = ["wheels@e5a9d9424bcbc5008782ddd79ecbc3a5:transformers-4.36.0-py3-none-any.whl"]
    }
    "4.35.2" = {
      released = "2023-11-15"
      requires = { huggingface-hub = ">=0.16.4,<1.0", tokenizers = ">=0.14,<0.19" }
      source   = ["wheels@9dfa76f8692379544ead84d98f537be0:transformers-4.35.2-py3-none-any.whl"]
    }
    "4.35.1" = {
      released = "2023-11-14"
      requires = { huggingface-hub = ">=0.16.4,<1.0", tokenizers = ">=0.14,<0.15" }
      source   = ["wheels@5e70b103b96e639fb40d4c4e833a45f8:transformers-4.35.1-py3-none-any.whl"]
    }
    "4.35.0" = {
      released = "2023-11-02"
      requires = { huggingface-hub = ">=0.16.4,<1.0", tokenizers = ">=0.14,<0.15" }
      source   = ["wheels@45aa9370d7d9ba1c43e6bfa04d7f8b61:transformers-4.35.0-py3-none-any.whl"]
    }
    "4.34.1" = {
      released = "2023-10-18"
      requires = { huggingface-hub = ">=0.16.4,<1.0", tokenizers = ">=0.14,<0.15" }
      source   = ["wheels@d06ac09151d7b845e4a4acd6b143a591:transformers-4.34.1-py3-none-any.whl"]
    }
    "4.34.0" = {
      released = "2023-10-03"
      requires = { huggingface-hub = ">=0.16.4,<1.0", tokenizers = ">=0.14,<0.15" }
      source   = ["wheels@3f0187183a7f22c51ecbbc9eac5145df:transformers-4.34.0-py3-none-any.whl"]
    }
    "4.33.3" = {
      released = "2023-09-27"
      requires = { huggingface-hub = ">=0.15.1,<1.0", tokenizers = ">=0.11.1,!=0.11.3,<0.14" }
      source   = ["wheels@7150bbf6781ddb3338ce7d74f4d6f557:transformers-4.33.3-py3-none-any.whl"]
    }
    "4.33.2" = {
      released = "2023-09-15"
      requires = { huggingface-hub = ">=0.15.1,<1.0", tokenizers = ">=0.11.1,!=0.11.3,<0.14" }
      source   = ["wheels@5a9a757bea5b5a1b94796805bcb5978b:transformers-4.33.2-py3-none-any.whl"]
    }
    "4.33.1" = {
      released = "2023-09-06"
      requires = { huggingface-hub = ">=0.15.1,<1.0", tokenizers = ">=0.11.1,!=0.11.3,<0.14" }
      source   = ["wheels@0630c2d26448d7c6cb78435e6c43910c:transformers-4.33.1-py3-none-any.whl"]
    }
    "4.32.1" = {
      released       = "2023-08-28"
      requires       = { huggingface-hub = ">=0.15.1,<1.0", tokenizers = ">=0.11.1,!=0.11.3,<0.14" }
      requires_other = { "torch (extra)" = ">=1.9,!=1.12.0" }
      source         = ["wheels@b930d3dbd907a3f300cf49e54d63a56f:transformers-4.32.1-py3-none-any.whl"]
    }
    "4.32.0" = {
      released       = "2023-08-22"
      requires       = { huggingface-hub = ">=0.15.1,<1.0", tokenizers = ">=0.11.1,!=0.11.3,<0.14" }
      requires_other = { "torch (extra)" = ">=1.9,!=1.12.0" }
      source         = ["wheels@32d8adf0ed76285508e7fd66657b4448:transformers-4.32.0-py3-none-any.whl"]
    }
  }
}

package "transformers" {
  python_requires = ">=3.7.0"
  requires        = { huggingface-hub = ">=0.14.1,<1.0", numpy = ">=1.17", tokenizers = ">=0.11.1,!=0.11.3,<0.14" }
  requires_other = {
    "deepspeed (extra)"     = ">=0.8.3"
    "flax (extra)"          = ">=0.4.1,<=0.6.9"
    "natten (extra)"        = ">=0.14.6"
    "onnxruntime (extra)"   = ">=1.4.0"
    "sentencepiece (extra)" = ">=0.1.91,!=0.1.92"
    "timm (extra)"          = "*"
    "torch (extra)"         = ">=1.9,!=1.12.0"
  }
  platforms = ["any"]
  rows = {
    "4.30.2" = {
      released       = "2023-06-13"
      requires       = { safetensors = ">=0.3.1" }
      requires_other = { "accelerate (extra)" = ">=0.20.2" }
      source         = ["wheels@c332e3a3097f9ed89ce556b403251235:transformers-4.30.2-py3-none-any.whl"]
    }
    "4.30.1" = {
      released       = "2023-06-09"
      requires       = { safetensors = ">=0.3.1" }
      requires_other = { "accelerate (extra)" = ">=0.20.2" }
      source         = ["wheels@9b12bd9d69f21b7c56cd512117fd5285:transformers-4.30.1-py3-none-any.whl"]
    }
    "4.30.0" = {
      released       = "2023-06-08"
      requires       = { safetensors = ">=0.3.1" }
      requires_other = { "accelerate (extra)" = ">=0.20.2" }
      source         = ["wheels@e90e9fc05310985f3ede2da278d11c91:transformers-4.30.0-py3-none-any.whl"]
    }
    "4.29.2" = {
      released       = "2023-05-16"
      requires_other = { "accelerate (extra)" = ">=0.19.0" }
      source         = ["wheels@0ef158b99bad6f4e6652a0d8655fbbe5:transformers-4.29.2-py3-none-any.whl"]
    }
    "4.29.1" = {
      released       = "2023-05-11"
      requires_other = { "accelerate (extra)" = ">=0.19.0" }
      source         = ["wheels@75f851f2420c26410edbdf4a2a1a5b43:transformers-4.29.1-py3-none-any.whl"]
    }
    "4.29.0" = {
      released       = "2023-05-10"
      requires       = { huggingface-hub = ">=0.11.0,<1.0" }
      requires_other = { "accelerate (extra)" = ">=0.19.0" }
      source         = ["wheels@51f89cbdd515dffac38c002277511d00:transformers-4.29.0-py3-none-any.whl"]
    }
    "4.28.1" = {
      released       = "2023-04-14"
      requires       = { huggingface-hub = ">=0.11.0,<1.0" }
      requires_other = { "accelerate (extra)" = ">=0.10.0", "flax (extra)" = ">=0.4.1" }
      source         = ["wheels@f30a006220d0475789ac0e7c874f51bf:transformers-4.28.1-py3-none-any.whl"]
    }
  }
}

package "transformers" {
  python_requires = ">=3.7.0"
  requires        = { huggingface-hub = ">=0.11.0,<1.0", numpy = ">=1.17", tokenizers = ">=0.11.1,!=0.11.3,<0.14" }
  requires_other = {
    "accelerate (extra)"    = ">=0.10.0"
    "deepspeed (extra)"     = ">=0.6.5"
    "flax (extra)"          = ">=0.4.1"
    "natten (extra)"        = ">=0.14.4"
    "onnxruntime (extra)"   = ">=1.4.0"
    "sentencepiece (extra)" = ">=0.1.91,!=0.1.92"
    "timm (extra)"          = "*"
    "torch (extra)"         = ">=1.7,!=1.12.0"
  }
  platforms = ["any"]
  rows = {
    "4.27.4" = {
      released = "2023-03-29"
      source   = ["wheels@ee1979c643093005427a9233af738628:transformers-4.27.4-py3-none-any.whl"]
    }
    "4.27.3" = {
      released = "2023-03-23"
      source   = ["wheels@d764c351b6d590952ac6104573721abe:transformers-4.27.3-py3-none-any.whl"]
    }
    "4.27.2" = {
      released = "2023-03-20"
      source   = ["wheels@499a5ac4c1160f27b71bbd3c080e36ee:transformers-4.27.2-py3-none-any.whl"]
    }
    "4.27.1" = {
      released = "2023-03-15"
      source   = ["wheels@b8cf844cbeaefd24b07f7ab1550af11b:transformers-4.27.1-py3-none-any.whl"]
    }
    "4.27.0" = {
      released = "2023-03-15"
      source   = ["wheels@ec29a3b973d3c20b36fcc10af0f32f1b:transformers-4.27.0-py3-none-any.whl"]
    }
    "4.26.1" = {
      released = "2023-02-09"
      source   = ["wheels@dae2fa15290c1f526e1b629b0e235eea:transformers-4.26.1-py3-none-any.whl"]
    }
    "4.26.0" = {
      released = "2023-01-24"
      source   = ["wheels@6a902eee6098d9a737faadf185b8df5a:transformers-4.26.0-py3-none-any.whl"]
    }
    "4.25.1" = {
      released = "2022-12-01"
      requires = { huggingface-hub = ">=0.10.0,<1.0" }
      source   = ["wheels@60f1be15e17e4a54373c787c713ec149:transformers-4.25.1-py3-none-any.whl"]
    }
    "4.23.1" = {
      without  = ["requires_other.natten (extra)"]
      released = "2022-10-11"
      requires = { huggingface-hub = ">=0.10.0,<1.0" }
      source   = ["wheels@51bf21775296945bb665f8669c44cbac:transformers-4.23.1-py3-none-any.whl"]
    }
    "4.23.0" = {
      without  = ["requires_other.natten (extra)"]
      released = "2022-10-10"
      requires = { huggingface-hub = ">=0.10.0,<1.0" }
      source   = ["wheels@88c9de47280b6d7cdaa3ede6dd915609:transformers-4.23.0-py3-none-any.whl"]
    }
  }
}

package "transformers" {
  python_requires = ">=3.7.0"
  requires        = { huggingface-hub = ">=0.1.0,<1.0", numpy = ">=1.17", tokenizers = ">=0.11.1,!=0.11.3,<0.13" }
  requires_other = {
    "accelerate (extra)"    = ">=0.10.0"
    "deepspeed (extra)"     = ">=0.6.5"
    "flax (extra)"          = ">=0.4.1"
    "onnxruntime (extra)"   = ">=1.4.0"
    "sentencepiece (extra)" = ">=0.1.91,!=0.1.92"
    "timm (extra)"          = "*"
    "torch (extra)"         = ">=1.0,<1.12"
  }
  platforms = ["any"]
  rows = {
    "4.22.2" = {
      released       = "2022-09-27"
      requires       = { huggingface-hub = ">=0.9.0,<1.0" }
      requires_other = { "torch (extra)" = ">=1.0,!=0.12.0" }
      source         = ["wheels@4f3b81578683cbabe06c68240d096997:transformers-4.22.2-py3-none-any.whl"]
    }
    "4.22.1" = {
      released       = "2022-09-16"
      requires       = { huggingface-hub = ">=0.9.0,<1.0" }
      requires_other = { "torch (extra)" = ">=1.0,!=0.12.0" }
      source         = ["wheels@8f06d0dbdb95717fc4a48c61d876f25a:transformers-4.22.1-py3-none-any.whl"]
    }
    "4.21.3" = {
      released = "2022-09-05"
      source   = ["wheels@a6a105f96543614726a02e026a92b181:transformers-4.21.3-py3-none-any.whl"]
    }
    "4.21.2" = {
      released = "2022-08-24"
      source   = ["wheels@c03c150857e2d8f18f6dcb51e3061207:transformers-4.21.2-py3-none-any.whl"]
    }
    "4.21.1" = {
      released = "2022-08-04"
      source   = ["wheels@15785eda995f53d4e98ad92e84b7446d:transformers-4.21.1-py3-none-any.whl"]
    }
  }
}

package "transformers" {
  python_requires = ">=3.7.0"
  requires        = { huggingface-hub = ">=0.1.0,<1.0", numpy = ">=1.17", tokenizers = ">=0.11.1,!=0.11.3,<0.13" }
  requires_other = {
    "deepspeed (extra)"     = ">=0.6.4"
    "flax (extra)"          = ">=0.3.5"
    "onnxruntime (extra)"   = ">=1.4.0"
    "sentencepiece (extra)" = ">=0.1.91,!=0.1.92"
    "timm (extra)"          = "*"
    "torch (extra)"         = ">=1.0"
  }
  platforms = ["any"]
  rows = {
    "4.20.1" = {
      released       = "2022-06-21"
      requires_other = { "deepspeed (extra)" = ">=0.6.5" }
      source         = ["wheels@d284eaf60b10fee45b24688423b5f7ba:transformers-4.20.1-py3-none-any.whl"]
    }
    "4.20.0" = {
      released       = "2022-06-16"
      requires_other = { "deepspeed (extra)" = ">=0.6.5" }
      source         = ["wheels@6f14dd3f0560fed2b4fb084e2e36ba7f:transformers-4.20.0-py3-none-any.whl"]
    }
    "4.19.4" = {
      released = "2022-06-10"
      source   = ["wheels@572d8ecbff29ec53769e0459b4334ebd:transformers-4.19.4-py3-none-any.whl"]
    }
    "4.19.3" = {
      released = "2022-06-09"
      source   = ["wheels@a49a61b72ab913ec0e1c8d8c6ddb0950:transformers-4.19.3-py3-none-any.whl"]
    }
    "4.19.2" = {
      released = "2022-05-16"
      source   = ["wheels@1416315b7c5ff1f56d3915f416b67aa2:transformers-4.19.2-py3-none-any.whl"]
    }
    "4.19.1" = {
      released = "2022-05-13"
      source   = ["wheels@16d3dd257d459c2598e2548a9e6875c1:transformers-4.19.1-py3-none-any.whl"]
    }
    "4.18.0" = {
      released        = "2022-04-06"
      python_requires = ">=3.6.0"
      requires_other  = { "deepspeed (extra)" = ">=0.6.0" }
      source          = ["wheels@6ae54fc29bd4bba5b0230d429cb55b8b:transformers-4.18.0-py3-none-any.whl"]
    }
  }
}

package "transformers" {
  python_requires = ">=3.6.0"
  requires        = { huggingface-hub = ">=0.1.0,<1.0", numpy = ">=1.17" }
  requires_other = {
    "deepspeed (extra)"     = ">=0.5.7"
    "flax (extra)"          = ">=0.3.5"
    "onnxruntime (extra)"   = ">=1.4.0"
    "sentencepiece (extra)" = ">=0.1.91,!=0.1.92"
    "timm (extra)"          = "*"
    "torch (extra)"         = ">=1.0"
  }
  platforms = ["any"]
  rows = {
    "4.17.0" = {
      released       = "2022-03-03"
      requires       = { tokenizers = ">=0.11.1,!=0.11.3" }
      requires_other = { "deepspeed (extra)" = ">=0.5.9" }
      source         = ["wheels@5c7d1955693ebf4a69a0fa700b2ef730:transformers-4.17.0-py3-none-any.whl"]
    }
    "4.16.2" = {
      released = "2022-01-31"
      requires = { tokenizers = ">=0.10.1,!=0.11.3" }
      source   = ["wheels@c9430f2a91c729a4d765cb8251f9c2e9:transformers-4.16.2-py3-none-any.whl"]
    }
    "4.16.1" = {
      released = "2022-01-28"
      requires = { tokenizers = ">=0.10.1,!=0.11.3" }
      source   = ["wheels@4dee67d0c4cdd49b9178d9a7c2891d07:transformers-4.16.1-py3-none-any.whl"]
    }
    "4.16.0" = {
      released = "2022-01-27"
      requires = { tokenizers = ">=0.10.1,!=0.11.3" }
      source   = ["wheels@decded6107309700d22b88f48f31bcd9:transformers-4.16.0-py3-none-any.whl"]
    }
    "4.15.0" = {
      released = "2021-12-22"
      requires = { tokenizers = ">=0.10.1,<0.11" }
      source   = ["wheels@148fdfc68d703d61f1651c98b228f10c:transformers-4.15.0-py3-none-any.whl"]
    }
    "4.14.1" = {
      released = "2021-12-15"
      requires = { tokenizers = ">=0.10.1,<0.11" }
      source   = ["wheels@25723aac5622f2fb213c6f7350af0e54:transformers-4.14.1-py3-none-any.whl"]
    }
    "4.13.0" = {
      released = "2021-12-09"
      requires = { tokenizers = ">=0.10.1,<0.11" }
      source   = ["wheels@533e8f205a0a3487751c98dd4dc407d4:transformers-4.13.0-py3-none-any.whl"]
    }
  }
}

package "transformers" {
  python_requires = ">=3.6.0"
  requires        = { huggingface-hub = ">=0.0.17", numpy = ">=1.17", tokenizers = ">=0.10.1,<0.11" }
  limits          = { huggingface-hub = "<1.0" }
  requires_other = {
    "deepspeed (extra)"     = ">=0.5.3"
    "flax (extra)"          = ">=0.3.4"
    "onnxruntime (extra)"   = ">=1.4.0"
    "sentencepiece (extra)" = ">=0.1.91,!=0.1.92"
    "timm (extra)"          = "*"
    "torch (extra)"         = ">=1.0"
  }
  platforms   = ["any"]
  cell_source = { limits = ["transformers-hub-names"] }
  rows = {
    "4.12.5" = {
      released = "2021-11-17"
      requires = { huggingface-hub = ">=0.1.0,<1.0" }
      source   = ["wheels@7d948488faf88fbcc8dd2b287eaa377d:transformers-4.12.5-py3-none-any.whl"]
    }
    "4.12.4" = {
      released = "2021-11-16"
      requires = { huggingface-hub = ">=0.1.0,<1.0" }
      source   = ["wheels@3c64eab71af228fb1c7317f0087b2d72:transformers-4.12.4-py3-none-any.whl"]
    }
    "4.12.3" = {
      released = "2021-11-03"
      requires = { huggingface-hub = ">=0.1.0,<1.0" }
      source   = ["wheels@72af438227281db327afdad1d2674b19:transformers-4.12.3-py3-none-any.whl"]
    }
    "4.12.2" = {
      released = "2021-10-29"
      source   = ["wheels@e240ed363a7666a76235ca60fc1671d8:transformers-4.12.2-py3-none-any.whl"]
    }
    "4.12.1" = {
      released = "2021-10-29"
      source   = ["wheels@03a494a427e0aa51fb86d6dec7663894:transformers-4.12.1-py3-none-any.whl"]
    }
    "4.12.0" = {
      released       = "2021-10-28"
      requires_other = { "torch (extra)" = ">=1.0,<1.10" }
      source         = ["wheels@77e5d0302a3630d2d50dd1e5576b9179:transformers-4.12.0-py3-none-any.whl"]
    }
    "4.11.3" = {
      released = "2021-10-06"
      source   = ["wheels@9750b4e520b4a38a904834bce50d9002:transformers-4.11.3-py3-none-any.whl"]
    }
    "4.11.2" = {
      released = "2021-09-30"
      source   = ["wheels@7d0e95da2d277a8f54583eec8d341642:transformers-4.11.2-py3-none-any.whl"]
    }
    "4.11.1" = {
      released = "2021-09-29"
      source   = ["wheels@6eef9c26c5d6849663d04703d31d2755:transformers-4.11.1-py3-none-any.whl"]
    }
    "4.11.0" = {
      released = "2021-09-27"
      source   = ["wheels@75e7f80d7220ca591f96c2d05734e939:transformers-4.11.0-py3-none-any.whl"]
    }
  }
}

package "transformers" {
  python_requires = ">=3.6.0"
  requires        = { huggingface-hub = "==0.0.12", numpy = ">=1.17", tokenizers = ">=0.10.1,<0.11" }
  limits          = { huggingface-hub = "<1.0" }
  requires_other = {
    "flax (extra)"          = ">=0.3.4"
    "onnxruntime (extra)"   = ">=1.4.0"
    "sentencepiece (extra)" = "==0.1.91"
    "timm (extra)"          = "*"
    "torch (extra)"         = ">=1.0"
  }
  platforms   = ["any"]
  cell_source = { limits = ["transformers-hub-names"] }
  rows = {
    "4.10.3" = {
      released       = "2021-09-22"
      requires       = { huggingface-hub = ">=0.0.12" }
      requires_other = { "deepspeed (extra)" = ">=0.5.1" }
      source         = ["wheels@cad81126810d656270da5d031db3f85c:transformers-4.10.3-py3-none-any.whl"]
    }
    "4.10.2" = {
      released       = "2021-09-10"
      requires       = { huggingface-hub = ">=0.0.12" }
      requires_other = { "deepspeed (extra)" = ">=0.5.1" }
      source         = ["wheels@ceba5b990d766496f6eabb03759e9331:transformers-4.10.2-py3-none-any.whl"]
    }
    "4.10.1" = {
      released       = "2021-09-10"
      requires       = { huggingface-hub = ">=0.0.12" }
      requires_other = { "deepspeed (extra)" = ">=0.5.1" }
      source         = ["wheels@a97b390b2547069c5e2766093aa7b1fa:transformers-4.10.1-py3-none-any.whl"]
    }
    "4.10.0" = {
      released       = "2021-08-31"
      requires       = { huggingface-hub = ">=0.0.12" }
      requires_other = { "deepspeed (extra)" = ">=0.5.1" }
      source         = ["wheels@2a27281be8463b16e23692e960cbd148:transformers-4.10.0-py3-none-any.whl"]
    }
    "4.9.2" = {
      released       = "2021-08-09"
      requires_other = { "deepspeed (extra)" = ">=0.4.3" }
      source         = ["wheels@ed64723efb6f67a77a60559bbb318009:transformers-4.9.2-py3-none-any.whl"]
    }
    "4.9.1" = {
      released       = "2021-07-26"
      requires_other = { "deepspeed (extra)" = ">=0.4.3" }
      source         = ["wheels@86f3c46efecf114c6886d361c1d6cca1:transformers-4.9.1-py3-none-any.whl"]
    }
    "4.9.0" = {
      released       = "2021-07-22"
      requires_other = { "deepspeed (extra)" = ">=0.4.3" }
      source         = ["wheels@42d5f5fec3559947ce4f555f72755368:transformers-4.9.0-py3-none-any.whl"]
    }
    "4.8.2" = {
      released       = "2021-06-30"
      requires_other = { "deepspeed (extra)" = ">=0.4.0" }
      source         = ["wheels@a81a7683013fb48690c47e4e2d12a6c6:transformers-4.8.2-py3-none-any.whl"]
    }
    "4.8.1" = {
      released       = "2021-06-24"
      requires_other = { "deepspeed (extra)" = ">=0.4.0" }
      source         = ["wheels@b5fad02c8eb49dde6911877f4ab76665:transformers-4.8.1-py3-none-any.whl"]
    }
    "4.8.0" = {
      released       = "2021-06-23"
      requires_other = { "deepspeed (extra)" = ">=0.4.0" }
      source         = ["wheels@4f354ba909844c8d45d9fb4d0b8d1af4:transformers-4.8.0-py3-none-any.whl"]
    }
    "4.7.0" = {
      released       = "2021-06-17"
      requires       = { huggingface-hub = "==0.0.8" }
      requires_other = { "deepspeed (extra)" = ">=0.4.0" }
      source         = ["wheels@235beed50c56cd43b53288205d165cb1:transformers-4.7.0-py3-none-any.whl"]
    }
  }
}

package "transformers" {
  python_requires = ">=3.6.0"
  requires        = { numpy = ">=1.17", tokenizers = ">=0.10.1,<0.11" }
  requires_other = {
    "flax (extra)"          = ">=0.3.2"
    "onnxruntime (extra)"   = ">=1.4.0"
    "sentencepiece (extra)" = "==0.1.91"
    "torch (extra)"         = ">=1.0"
  }
  platforms = ["any"]
  rows = {
    "4.6.1" = {
      released       = "2021-05-20"
      requires       = { huggingface-hub = "==0.0.8" }
      requires_other = { "deepspeed (extra)" = ">=0.3.16" }
      source         = ["wheels@9d6569e31e5a4b7ab399eaf224f46ddc:transformers-4.6.1-py3-none-any.whl"]
    }
    "4.6.0" = {
      released       = "2021-05-12"
      requires       = { huggingface-hub = "==0.0.8" }
      requires_other = { "deepspeed (extra)" = ">=0.3.16" }
      source         = ["wheels@826e41f7831d967d49ec04702bcca12d:transformers-4.6.0-py3-none-any.whl"]
    }
    "4.5.1" = {
      released = "2021-04-13"
      source   = ["wheels@0a57d1cd9301a617c7015d7184228984:transformers-4.5.1-py3-none-any.whl"]
    }
    "4.5.0" = {
      released = "2021-04-06"
      source   = ["wheels@95515dd78b1bba0e1efe811e932223aa:transformers-4.5.0-py3-none-any.whl"]
    }
    "4.4.2" = {
      released = "2021-03-18"
      source   = ["wheels@9826e4d5febc70d4ee6accd4d3f2a2a1:transformers-4.4.2-py3-none-any.whl"]
    }
    "4.4.1" = {
      released = "2021-03-16"
      source   = ["wheels@448ba33bb8be32429327c33c01e7b175:transformers-4.4.1-py3-none-any.whl"]
    }
    "4.4.0" = {
      released = "2021-03-16"
      source   = ["wheels@facac84309a8e46ef6c8231c23b98888:transformers-4.4.0-py3-none-any.whl"]
    }
    "4.3.3" = {
      released       = "2021-02-24"
      requires_other = { "flax (extra)" = ">=0.2.2" }
      source         = ["wheels@aa2af33bbf36d330f3f2da316173b11a:transformers-4.3.3-py3-none-any.whl"]
    }
    "4.3.2" = {
      released       = "2021-02-09"
      requires_other = { "flax (extra)" = ">=0.2.2" }
      source         = ["wheels@f814f6d38d28013557ce942e0655f3de:transformers-4.3.2-py3-none-any.whl"]
    }
    "4.3.1" = {
      released       = "2021-02-09"
      requires_other = { "flax (extra)" = ">=0.2.2" }
      source         = ["wheels@844f0b17ef938a7d062a9351c465f88c:transformers-4.3.1-py3-none-any.whl"]
    }
    "4.3.0" = {
      released       = "2021-02-08"
      requires_other = { "flax (extra)" = ">=0.2.2" }
      source         = ["wheels@b8fb2e2b018b2233daa755c088bb3de4:transformers-4.3.0-py3-none-any.whl"]
    }
  }
}

package "transformers" {
  python_requires = ">=3.6.0"
  requires        = { tokenizers = "==0.9.4" }
  requires_other = {
    "flax (extra)"          = ">=0.2.2"
    "onnxruntime (extra)"   = ">=1.4.0"
    "sentencepiece (extra)" = "==0.1.91"
    "torch (extra)"         = ">=1.0"
  }
  platforms = ["any"]
  rows = {
    "4.2.2" = {
      released = "2021-01-21"
      source   = ["wheels@d0999ababcc3e416a51c42823b56f511:transformers-4.2.2-py3-none-any.whl"]
    }
    "4.2.1" = {
      released = "2021-01-14"
      source   = ["wheels@d42d83680b72fd4407abdd7b042eeb69:transformers-4.2.1-py3-none-any.whl"]
    }
    "4.2.0" = {
      released = "2021-01-13"
      source   = ["wheels@3cf312b1f1c7a5cb61a0320af8a40e36:transformers-4.2.0-py3-none-any.whl"]
    }
    "4.1.1" = {
      released = "2020-12-17"
      source   = ["wheels@3a525c33b544eccc0afbf03f7636db92:transformers-4.1.1-py3-none-any.whl"]
    }
    "4.1.0" = {
      released = "2020-12-17"
      source   = ["wheels@306360070d9c55fccfd40e94c244394f:transformers-4.1.0-py3-none-any.whl"]
    }
    "4.0.1" = {
      released       = "2020-12-09"
      requires_other = { "flax (extra)" = "==0.2.2" }
      source         = ["wheels@e147e7d245453637b0057c23257784fc:transformers-4.0.1-py3-none-any.whl"]
    }
    "4.0.0" = {
      released       = "2020-11-30"
      requires_other = { "flax (extra)" = "==0.2.2" }
      source         = ["wheels@5b8618e8fe34de078ccb214f2f6c27bc:transformers-4.0.0-py3-none-any.whl"]
    }
    "3.5.1" = {
      without        = ["requires_other.sentencepiece (extra)"]
      released       = "2020-11-13"
      requires       = { protobuf = "*", sentencepiece = "==0.1.91", tokenizers = "==0.9.3" }
      requires_other = { "flax (extra)" = "==0.2.2" }
      source         = ["wheels@cefb06c8892e0ce2de1bfc782d2c49af:transformers-3.5.1-py3-none-any.whl"]
    }
  }
}

package "transformers" {
  python_requires = ">=3.6.0"
  requires        = { sentencepiece = "!=0.1.92", tokenizers = "==0.8.1.rc2" }
  requires_other  = { "onnxruntime (extra)" = ">=1.4.0", "torch (extra)" = ">=1.0" }
  platforms       = ["any"]
  rows = {
    "3.5.0" = {
      released       = "2020-11-10"
      requires       = { protobuf = "*", sentencepiece = "==0.1.91", tokenizers = "==0.9.3" }
      requires_other = { "flax (extra)" = "==0.2.2" }
      source         = ["wheels@7bb3c105158cc8b860d5c8c38b4b6216:transformers-3.5.0-py3-none-any.whl"]
    }
    "3.4.0" = {
      released       = "2020-10-20"
      requires       = { protobuf = "*", tokenizers = "==0.9.2" }
      requires_other = { "flax (extra)" = "==0.2.2" }
      source         = ["wheels@642bd28a50fa6faa8b867f420ff15207:transformers-3.4.0-py3-none-any.whl"]
    }
    "3.3.1" = {
      released = "2020-09-29"
      source   = ["wheels@0049a3ebe2304bea3bd3cd9336607a85:transformers-3.3.1-py3-none-any.whl"]
    }
    "3.3.0" = {
      released = "2020-09-28"
      source   = ["wheels@7a86e3178677a9db595926cf3750e852:transformers-3.3.0-py3-none-any.whl"]
    }
    "3.2.0" = {
      released = "2020-09-22"
      source   = ["wheels@779eaf6ac96c3380068f8f1c467e2f6e:transformers-3.2.0-py3-none-any.whl"]
    }
  }
}

package "transformers" {
  python_requires = ">=3.7.0"
  platforms       = ["any"]
  rows = {
    "4.38.0" = {
      released        = "2024-02-21"
      python_requires = ">=3.8.0"
      requires = {
        huggingface-hub = ">=0.19.3,<1.0"
        numpy           = ">=1.17"
        safetensors     = ">=0.4.1"
        tokenizers      = ">=0.14,<0.19"
      }
      requires_other = { "torch (extra)" = "*" }
      more           = { change_date = ["2024-02-06"] }
      source         = ["transformers-fork@89439fea64:setup.py"]
      cell_source = {
        requires = ["wheels@a6d7ae9afcfcc0773d8b9ef20940344b:transformers-4.38.0-py3-none-any.whl"]
      }
    }
    "4.37.0" = {
      released        = "2024-01-22"
      python_requires = ">=3.8.0"
      requires = {
        huggingface-hub = ">=0.19.3,<1.0"
        numpy           = ">=1.17"
        safetensors     = ">=0.3.1"
        tokenizers      = ">=0.14,<0.19"
      }
      requires_other = { "torch (extra)" = ">=1.11,!=1.12.0" }
      more           = { change_date = ["2024-01-11"] }
      source         = ["transformers-fork@59cd9de39d:setup.py"]
      cell_source = {
        requires = ["wheels@669d4e2c12661e71c464eb18d6a9b9a2:transformers-4.37.0-py3-none-any.whl"]
      }
    }
    "4.33.0" = {
      released        = "2023-09-05"
      python_requires = ">=3.8.0"
      requires = {
        huggingface-hub = ">=0.15.1,<1.0"
        numpy           = ">=1.17"
        safetensors     = ">=0.3.1"
        tokenizers      = ">=0.11.1,!=0.11.3,<0.14"
      }
      requires_other = { "torch (extra)" = ">=1.10,!=1.12.0" }
      more           = { change_date = ["2023-08-31"] }
      source         = ["transformers-fork@3fb1535b09:setup.py"]
      cell_source = {
        requires = ["wheels@c3b7f818e90c4361bb50ad541ab94e28:transformers-4.33.0-py3-none-any.whl"]
      }
    }
    "4.31.0" = {
      released        = "2023-07-18"
      python_requires = ">=3.8.0"
      requires = {
        huggingface-hub = ">=0.14.1,<1.0"
        numpy           = ">=1.17"
        safetensors     = ">=0.3.1"
        tokenizers      = ">=0.11.1,!=0.11.3,<0.14"
      }
      requires_other = { "torch (extra)" = ">=1.9,!=1.12.0" }
      more           = { change_date = ["2023-06-28"] }
      source         = ["transformers-fork@e84bf1f734:setup.py"]
      cell_source = {
        requires = ["wheels@8487aab0195ce1c2a5ae189305118b97:transformers-4.31.0-py3-none-any.whl"]
      }
    }
    "4.28.0" = {
      released       = "2023-04-13"
      requires       = { huggingface-hub = ">=0.11.0,<1.0", numpy = ">=1.17", tokenizers = ">=0.11.1,!=0.11.3,<0.14" }
      requires_other = { "torch (extra)" = ">=1.9,!=1.12.0" }
      more           = { change_date = ["2023-03-21"] }
      source         = ["transformers-fork@67c2dbdb54:setup.py"]
      cell_source    = { requires = ["wheels@359a38860ded57a97b4ad9a988946539:transformers-4.28.0-py3-none-any.whl"] }
    }
    "4.25.0" = {
      released       = "2022-12-01"
      requires       = { huggingface-hub = ">=0.10.0,<1.0", numpy = ">=1.17", tokenizers = ">=0.11.1,!=0.11.3,<0.14" }
      requires_other = { "torch (extra)" = ">=1.7,!=1.12.0" }
      more           = { change_date = ["2022-11-15"] }
      source         = ["transformers-fork@9643ecf8ca:setup.py"]
      cell_source    = { requires = ["wheels@e8f772a0cce7ce4c2af2a52f1754534d:transformers-4.25.0-py3-none-any.whl"] }
    }
    "4.24.0" = {
      released       = "2022-11-01"
      requires       = { huggingface-hub = ">=0.10.0,<1.0", numpy = ">=1.17", tokenizers = ">=0.11.1,!=0.11.3,<0.14" }
      requires_other = { "torch (extra)" = ">=1.7,!=1.12.0,<1.13.0" }
      more           = { change_date = ["2022-10-31"] }
      source         = ["transformers-fork@8214a9f66a:setup.py"]
      cell_source    = { requires = ["wheels@b7ab50039ef9bf817eff14ab974f306f:transformers-4.24.0-py3-none-any.whl"] }
    }
    "4.22.0" = {
      released       = "2022-09-14"
      requires       = { huggingface-hub = ">=0.9.0,<1.0", numpy = ">=1.17", tokenizers = ">=0.11.1,!=0.11.3,<0.13" }
      requires_other = { "torch (extra)" = ">=1.7,!=1.12.0" }
      more           = { change_date = ["2022-09-14"] }
      source         = ["transformers-fork@a2a3afbc8d:setup.py"]
      cell_source    = { requires = ["wheels@4b3ac02ff76b9a8db02bb74e6de9a29c:transformers-4.22.0-py3-none-any.whl"] }
    }
    "4.21.0" = {
      released       = "2022-07-27"
      requires       = { huggingface-hub = ">=0.1.0,<1.0", numpy = ">=1.17", tokenizers = ">=0.11.1,!=0.11.3,<0.13" }
      requires_other = { "torch (extra)" = ">=1.0,<1.12" }
      more           = { change_date = ["2022-06-28"] }
      source         = ["transformers-fork@5a3d0cbdda:setup.py"]
      cell_source    = { requires = ["wheels@e2eb3576aeee931ed636286ff2942f6d:transformers-4.21.0-py3-none-any.whl"] }
    }
    "4.19.0" = {
      released       = "2022-05-12"
      requires       = { huggingface-hub = ">=0.1.0,<1.0", numpy = ">=1.17", tokenizers = ">=0.11.1,!=0.11.3,<0.13" }
      requires_other = { "torch (extra)" = ">=1.0" }
      more           = { change_date = ["2022-05-02"] }
      source         = ["transformers-fork@1073f00d4e:setup.py"]
      cell_source    = { requires = ["wheels@6bde2ddaa63608791eebd0ffbf475569:transformers-4.19.0-py3-none-any.whl"] }
    }
    "3.1.0" = {
      released        = "2020-09-01"
      python_requires = ">=3.6.0"
      requires        = { sentencepiece = "!=0.1.92", tokenizers = "==0.8.1.rc2" }
      requires_other  = { "torch (extra)" = ">=1.0" }
      more            = { change_date = ["2020-09-14"] }
      source          = ["transformers-fork@206b78d485:setup.py"]
      cell_source     = { requires = ["wheels@42cde6911b1224e86e4dd78b529aa7cf:transformers-3.1.0-py3-none-any.whl"] }
    }
  }
}
