# Releases of timm.

source "timm-six" {
  title = "pytorch-image-models issue 420, segmentation_models issue 424 and YOLOS issue 7: timm imports container_abcs from torch._six, which torch 1.9 has not"
  url   = "https://github.com/huggingface/pytorch-image-models/issues/420"
  date  = "2021-02-10"
  class = "reported"
}

source "timm-wheels" {
  title = "METADATA and modules in the wheels of 0.1.16 to 1.0.11: from 0.1.16 to 0.3.4 they import container_abcs from torch._six"
  url   = "https://pypi.org/project/timm/0.3.4/#files"
  date  = "2026-11-27"
  class = "measured"
}

package_info "timm" {
  framework = "pytorch"
  module    = "timm"
  pypi      = "timm"
  source    = ["wheels@5bd50f7d0fe6d09bf9285ac2523234a1:timm-1.0.31-py3-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "timm" {
  python_requires = ">=3.8"
  requires        = { torch = "*", torchvision = "*" }
  platforms       = ["any"]
  rows = {
    "1.0.31" = {
      released        = "2026-11-03"
      python_requires = ">=3.10"
      requires        = { huggingface-hub = "*", safetensors = "*" }
      source          = ["wheels@5bd50f7d0fe6d09bf9285ac2523234a1:timm-1.0.31-py3-none-any.whl"]
    }
    "1.0.30" = {
      released = "2026-09-22"
      requires = { huggingface-hub = "*", safetensors = "*" }
      source   = ["wheels@c8e27adf6801a2fdfb570dbbdd171f2f:timm-1.0.30-py3-none-any.whl"]
    }
    "1.0.29" = {
      released = "2026-08-28"
      requires = { huggingface-hub = "*", safetensors = "*" }
      source   = ["wheels@4266486e355c9beb9432e689de580d09:timm-1.0.29-py3-none-any.whl"]
    }
    "1.0.28" = {
      released = "2026-07-11"
      requires = { huggingface-hub = "*", safetensors = "*" }
      source   = ["wheels@e577b88da96b3a722ea5e2f042455ce6:timm-1.0.28-py3-none-any.whl"]
    }
    "1.0.27" = {
      released = "2026-05-08"
      requires = { huggingface-hub = "*", safetensors = "*" }
      source   = ["wheels@5ff07c9ddf53cbada88eab1c93ff175c:timm-1.0.27-py3-none-any.whl"]
    }
    "1.0.26" = {
      released = "2026-03-23"
      requires = { huggingface-hub = "*", safetensors = "*" }
      source   = ["wheels@985c330de5ccc3a2aa0224eb7272e6a3:timm-1.0.26-py3-none-any.whl"]
    }
    "1.0.25" = {
      released = "2026-02-23"
      requires = { huggingface-hub = "*", safetensors = "*" }
      source   = ["wheels@bef7f61dd717cb2dbbb7e326f143e13d:timm-1.0.25-py3-none-any.whl"]
    }
    "1.0.24" = {
      released = "2026-01-07"
      requires = { huggingface-hub = "*", safetensors = "*" }
      source   = ["wheels@8301ac783410c6ad72c73c49326af6d7:timm-1.0.24-py3-none-any.whl"]
    }
    "1.0.23" = {
      released = "2026-01-05"
      requires = { huggingface-hub = "*", safetensors = "*" }
      source   = ["wheels@8b351810c714ede9a3c2f0fd9845c5d3:timm-1.0.23-py3-none-any.whl"]
    }
    "1.0.22" = {
      released = "2025-11-05"
      requires = { huggingface-hub = "*", safetensors = "*" }
      source   = ["wheels@888981753e65cbaacfc07494370138b1:timm-1.0.22-py3-none-any.whl"]
    }
    "1.0.21" = {
      released = "2025-10-24"
      requires = { huggingface-hub = "*", safetensors = "*" }
      source   = ["wheels@e7428083af9f68af5ef1d50724946d9b:timm-1.0.21-py3-none-any.whl"]
    }
    "1.0.20" = {
      released = "2025-09-21"
      requires = { huggingface-hub = "*", safetensors = "*" }
      source   = ["wheels@f6e62f780358476691996c47aa49de87:timm-1.0.20-py3-none-any.whl"]
    }
    "1.0.19" = {
      released = "2025-07-24"
      requires = { huggingface-hub = "*", safetensors = "*" }
      source   = ["wheels@c07b56c32f3d3226c656f75c1b5479c0:timm-1.0.19-py3-none-any.whl"]
    }
    "1.0.18" = {
      released = "2025-07-23"
      requires = { huggingface-hub = "*", safetensors = "*" }
      source   = ["wheels@837b166ea2a4973399371ea6df974a61:timm-1.0.18-py3-none-any.whl"]
    }
    "1.0.17" = {
      released = "2025-07-10"
      requires = { huggingface-hub = "*", safetensors = "*" }
      source   = ["wheels@a84c73a9ec560a6e347dba2716ea1acc:timm-1.0.17-py3-none-any.whl"]
    }
    "1.0.16" = {
      released = "2025-06-26"
      requires = { huggingface-hub = "*", safetensors = "*" }
      source   = ["wheels@a640e58f4ae41e0445517d1133b34be7:timm-1.0.16-py3-none-any.whl"]
    }
    "1.0.15" = {
      released = "2025-02-23"
      requires = { huggingface-hub = "*", safetensors = "*" }
      source   = ["wheels@5a3dc460c24e322ecc7fd1f3e3eb1124:timm-1.0.15-py3-none-any.whl"]
    }
    "1.0.14" = {
      released = "2025-01-19"
      requires = { huggingface-hub = "*", safetensors = "*" }
      source   = ["wheels@16653695ff420cf4e87e384c8654f2ee:timm-1.0.14-py3-none-any.whl"]
    }
    "1.0.13" = {
      released = "2025-01-09"
      requires = { huggingface-hub = "*", safetensors = "*" }
      source   = ["wheels@5f1dd811c7b1ebc2a6f3874f3cb49c6f:timm-1.0.13-py3-none-any.whl"]
    }
    "1.0.12" = {
      released = "2024-12-03"
      requires = { huggingface-hub = "*", safetensors = "*" }
      source   = ["wheels@6b2770674213f10b7f193be5598ce48b:timm-1.0.12-py3-none-any.whl"]
    }
  }
}

package "timm" {
  python_requires = ">=3.8"
  requires        = { torch = "*", torchvision = "*" }
  platforms       = ["any"]
  source          = ["timm-wheels"]
  rows = {
    "1.0.11" = {
      released = "2024-10-16"
      requires = { huggingface-hub = "*", safetensors = "*" }
      cell_source = {
        requires = ["timm-wheels", "wheels@52a6f895e2cbec35a87d0846870419c2:timm-1.0.11-py3-none-any.whl"]
      }
    }
    "1.0.10" = {
      released = "2024-10-15"
      requires = { huggingface-hub = "*", safetensors = "*" }
      cell_source = {
        requires = ["timm-wheels", "wheels@03a1893016343432480217a8b6671f11:timm-1.0.10-py3-none-any.whl"]
      }
    }
    "1.0.9" = {
      released = "2024-08-23"
      requires = { huggingface-hub = "*", safetensors = "*" }
      cell_source = {
        requires = ["timm-wheels", "wheels@ce5a4bac57a6cbb2be4ee35dc4ce689e:timm-1.0.9-py3-none-any.whl"]
      }
    }
    "1.0.8" = {
      released = "2024-07-29"
      requires = { huggingface-hub = "*", safetensors = "*" }
      cell_source = {
        requires = ["timm-wheels", "wheels@2e4cf9e2224616fdb08e5f7a2972bd20:timm-1.0.8-py3-none-any.whl"]
      }
    }
    "1.0.7" = {
      released = "2024-06-19"
      requires = { huggingface-hub = "*", safetensors = "*" }
      cell_source = {
        requires = ["timm-wheels", "wheels@942ced65b47b5ec12b8df07eb8ee929f:timm-1.0.7-py3-none-any.whl"]
      }
    }
    "1.0.3" = {
      released = "2024-05-15"
      requires = { huggingface-hub = "*", safetensors = "*" }
      cell_source = {
        requires = ["timm-wheels", "wheels@d1ec86f7765aa79fbc7491508fa6e285:timm-1.0.3-py3-none-any.whl"]
      }
    }
    "0.9.16" = {
      released = "2024-02-19"
      requires = { huggingface-hub = "*", safetensors = "*" }
      cell_source = {
        requires = ["timm-wheels", "wheels@bf5704014476ab011589d3c14172ee4c:timm-0.9.16-py3-none-any.whl"]
      }
    }
  }
}

package "timm" {
  python_requires = ">=3.7"
  requires        = { torch = ">=1.7", torchvision = "*" }
  platforms       = ["any"]
  source          = ["timm-wheels"]
  rows = {
    "0.9.12" = {
      released = "2023-11-24"
      requires = { huggingface-hub = "*", safetensors = "*" }
      cell_source = {
        requires = ["timm-wheels", "wheels@2a828afac5b710a80ec66d0f85807e17:timm-0.9.12-py3-none-any.whl"]
      }
    }
    "0.9.11" = {
      released = "2023-11-20"
      requires = { huggingface-hub = "*", safetensors = "*" }
      cell_source = {
        requires = ["timm-wheels", "wheels@02bba56786633ff46b55ee0ce3b991fa:timm-0.9.11-py3-none-any.whl"]
      }
    }
    "0.9.10" = {
      released = "2023-11-04"
      requires = { huggingface-hub = "*", safetensors = "*" }
      cell_source = {
        requires = ["timm-wheels", "wheels@c5bdd76403ee68bf57a1aab44c117e44:timm-0.9.10-py3-none-any.whl"]
      }
    }
    "0.9.9" = {
      released = "2023-11-03"
      requires = { huggingface-hub = "*", safetensors = "*" }
      cell_source = {
        requires = ["timm-wheels", "wheels@656503f4322fa1dc175001d160d4f13c:timm-0.9.9-py3-none-any.whl"]
      }
    }
    "0.9.8" = {
      released = "2023-10-21"
      requires = { huggingface-hub = "*", safetensors = "*" }
      cell_source = {
        requires = ["timm-wheels", "wheels@198632472f470d69397088a5996823ef:timm-0.9.8-py3-none-any.whl"]
      }
    }
    "0.9.7" = {
      released = "2023-09-02"
      requires = { huggingface-hub = "*", safetensors = "*" }
      cell_source = {
        requires = ["timm-wheels", "wheels@1cf1082007aa1353550921804abe2922:timm-0.9.7-py3-none-any.whl"]
      }
    }
    "0.9.6" = {
      released = "2023-08-29"
      requires = { huggingface-hub = "*", safetensors = "*" }
      cell_source = {
        requires = ["timm-wheels", "wheels@7549a924b86a6151d4083a880c27ae86:timm-0.9.6-py3-none-any.whl"]
      }
    }
    "0.9.5" = {
      released = "2023-08-03"
      requires = { huggingface-hub = "*", safetensors = "*" }
      cell_source = {
        requires = ["timm-wheels", "wheels@6e70af3a347bddb4167db46c3252a83c:timm-0.9.5-py3-none-any.whl"]
      }
    }
    "0.9.2" = {
      released = "2023-05-14"
      requires = { huggingface-hub = "*", safetensors = "*" }
      cell_source = {
        requires = ["timm-wheels", "wheels@8da40cc58ed32b0622bf87d8714f9b70:timm-0.9.2-py3-none-any.whl"]
      }
    }
    "0.9.1" = {
      released = "2023-05-12"
      requires = { huggingface-hub = "*", safetensors = "*" }
      cell_source = {
        requires = ["timm-wheels", "wheels@af5fff9a3f33abf7224bdc1b33dd21ba:timm-0.9.1-py3-none-any.whl"]
      }
    }
    "0.9.0" = {
      released = "2023-05-12"
      requires = { huggingface-hub = "*", safetensors = "*" }
      cell_source = {
        requires = ["timm-wheels", "wheels@1aeb4e3bbb1bfaa775b3f49e80bfaebf:timm-0.9.0-py3-none-any.whl"]
      }
    }
    "0.6.13" = {
      released = "2023-03-24"
      requires = { huggingface-hub = "*" }
      cell_source = {
        requires = ["timm-wheels", "wheels@ea5aed42f94062a80da414e6f1791cb8:timm-0.6.13-py3-none-any.whl"]
      }
    }
    "0.6.12" = {
      released        = "2022-11-23"
      python_requires = ">=3.6"
      requires        = { huggingface-hub = "*" }
      cell_source = {
        requires = ["timm-wheels", "wheels@3dfa19b82afa707acc0c2392a84c0e54:timm-0.6.12-py3-none-any.whl"]
      }
    }
    "0.6.11" = {
      released        = "2022-10-03"
      python_requires = ">=3.6"
      requires        = { huggingface-hub = "*" }
      cell_source = {
        requires = ["timm-wheels", "wheels@8a10e536ecc7caf32a7e42a612a1ae56:timm-0.6.11-py3-none-any.whl"]
      }
    }
  }
}

package "timm" {
  python_requires = ">=3.6"
  requires        = { torch = ">=1.4", torchvision = "*" }
  platforms       = ["any"]
  source          = ["timm-wheels"]
  rows = {
    "0.6.7"  = { released = "2022-07-27" }
    "0.6.5"  = { released = "2022-07-10" }
    "0.5.4"  = { released = "2022-01-17" }
    "0.4.12" = { released = "2021-06-30" }
    "0.4.9"  = { released = "2021-05-18" }
    "0.4.5"  = { released = "2021-03-08" }
  }
}

package "timm" {
  python_requires = ">=3.6"
  requires        = { torch = ">=1.0", torchvision = "*" }
  limits          = { torch = "<1.9" }
  platforms       = ["any"]
  source          = ["timm-wheels"]
  cell_source     = { limits = ["timm-six", "timm-wheels"] }
  rows = {
    "0.3.4"  = { released = "2021-01-06", requires = { torch = ">=1.4" } }
    "0.3.3"  = { released = "2021-01-04" }
    "0.3.2"  = { released = "2020-12-07" }
    "0.3.1"  = { released = "2020-11-01" }
    "0.3.0"  = { released = "2020-10-30" }
    "0.2.1"  = { released = "2020-08-13", requires = { torch = ">=1.4" } }
    "0.1.30" = { released = "2020-06-17" }
    "0.1.28" = { released = "2020-06-12" }
    "0.1.26" = { released = "2020-05-04" }
    "0.1.24" = { released = "2020-05-04" }
    "0.1.22" = { released = "2020-04-28" }
    "0.1.20" = { released = "2020-04-09" }
    "0.1.18" = { released = "2020-02-22" }
    "0.1.16" = { released = "2020-02-03" }
  }
}
