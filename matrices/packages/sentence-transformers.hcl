# Releases of sentence-transformers.

source "sentence-transformers-cached-download" {
  title = "sentence-transformers issue 3001, its maintainer: huggingface-hub 0.26 has no cached_download, which releases before 2.3.0 import"
  url   = "https://github.com/huggingface/sentence-transformers/issues/3001"
  date  = "2024-10-18"
  class = "vendor"
}

source "sentence-transformers-files" {
  title = "metadata and modules in the files of 2.0.0 to 3.3.1 on the index: up to 2.2.2 SentenceTransformer.py imports cached_download from huggingface_hub"
  url   = "https://pypi.org/project/sentence-transformers/2.2.2/#files"
  date  = "2026-11-27"
  class = "measured"
}

package_info "sentence-transformers" {
  framework = "pytorch"
  module    = "sentence_transformers"
  pypi      = "sentence-transformers"
  source    = ["wheels@ffb51ccfef65427cfa61776d0eeeb257:sentence_transformers-6.2.0-py3-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "sentence-transformers" {
  python_requires = ">=3.10"
  requires        = { numpy = ">=1.24.0", torch = ">=2.2", transformers = ">=5.0.0,<6.0.0" }
  platforms       = ["any"]
  rows = {
    "6.2.0" = {
      released = "2026-10-21"
      requires = {
        huggingface-hub = ">=1.3.0,<3.0.0"
        scikit-learn    = ">=1.1.0"
        scipy           = ">=1.0.0"
        tokenizers      = ">=0.19"
      }
      source = ["wheels@ffb51ccfef65427cfa61776d0eeeb257:sentence_transformers-6.2.0-py3-none-any.whl"]
    }
    "6.1.0" = {
      released = "2026-09-18"
      requires = {
        huggingface-hub = ">=1.3.0,<2.0.0"
        scikit-learn    = ">=1.1.0"
        scipy           = ">=1.0.0"
        tokenizers      = ">=0.19"
      }
      source = ["wheels@eb8122f4d180f552eda26dc3d77e84e8:sentence_transformers-6.1.0-py3-none-any.whl"]
    }
    "6.0.1" = {
      released = "2026-08-31"
      requires = {
        huggingface-hub = ">=1.3.0,<2.0.0"
        scikit-learn    = ">=1.1.0"
        scipy           = ">=1.0.0"
        tokenizers      = ">=0.19"
      }
      source = ["wheels@b8888d72c707ba33c63aa30845850702:sentence_transformers-6.0.1-py3-none-any.whl"]
    }
    "6.0.0" = {
      released = "2026-08-18"
      requires = {
        huggingface-hub = ">=1.3.0,<2.0.0"
        scikit-learn    = ">=1.1.0"
        scipy           = ">=1.0.0"
        tokenizers      = ">=0.19"
      }
      source = ["wheels@b974ac67523ea2a955afa87b10241293:sentence_transformers-6.0.0-py3-none-any.whl"]
    }
  }
}

package "sentence-transformers" {
  python_requires = ">=3.10"
  requires        = { numpy = ">=1.20.0", torch = ">=1.11.0", transformers = ">=4.41.0,<6.0.0" }
  platforms       = ["any"]
  rows = {
    "5.7.0" = {
      released = "2026-08-06"
      requires = { huggingface-hub = ">=0.23.0", scikit-learn = ">=0.22.0", scipy = ">=1.0.0", tokenizers = ">=0.19" }
      source   = ["wheels@b78141da3d8137e70d965866e2ca4319:sentence_transformers-5.7.0-py3-none-any.whl"]
    }
    "5.6.1" = {
      released = "2026-07-23"
      requires = { huggingface-hub = ">=0.23.0", scikit-learn = ">=0.22.0", scipy = ">=1.0.0" }
      source   = ["wheels@cefbb17b6325a982a4732c8c49fb0133:sentence_transformers-5.6.1-py3-none-any.whl"]
    }
    "5.6.0" = {
      released = "2026-06-16"
      requires = { huggingface-hub = ">=0.23.0", scikit-learn = ">=0.22.0", scipy = ">=1.0.0" }
      source   = ["wheels@d2075b5e687a1611005e20ab04a68469:sentence_transformers-5.6.0-py3-none-any.whl"]
    }
    "5.5.1" = {
      released = "2026-05-20"
      requires = { huggingface-hub = ">=0.23.0", scikit-learn = ">=0.22.0", scipy = ">=1.0.0" }
      source   = ["wheels@4fe11d433badc5282d32f7fc08bc7142:sentence_transformers-5.5.1-py3-none-any.whl"]
    }
    "5.5.0" = {
      released = "2026-05-12"
      requires = { huggingface-hub = ">=0.23.0", scikit-learn = ">=0.22.0", scipy = ">=1.0.0" }
      source   = ["wheels@75313fdcc2397ec4b58297c25d6187fc:sentence_transformers-5.5.0-py3-none-any.whl"]
    }
    "5.4.1" = {
      released = "2026-04-14"
      requires = { huggingface-hub = ">=0.23.0", scikit-learn = ">=0.22.0", scipy = ">=1.0.0" }
      source   = ["wheels@a6d640fc363849b63affb8e140e9d328:sentence_transformers-5.4.1-py3-none-any.whl"]
    }
    "5.4.0" = {
      released = "2026-04-09"
      requires = { huggingface-hub = ">=0.23.0", scikit-learn = ">=0.22.0", scipy = ">=1.0.0" }
      source   = ["wheels@4e5ac9a19244153f3f4074d898e66499:sentence_transformers-5.4.0-py3-none-any.whl"]
    }
    "5.3.0" = {
      without  = ["requires.numpy"]
      released = "2026-03-12"
      requires = { huggingface-hub = ">=0.20.0", scikit-learn = "*", scipy = "*" }
      source   = ["wheels@dca6b98db790274a68185d27a65801b5:sentence_transformers-5.3.0-py3-none-any.whl"]
    }
    "5.2.3" = {
      without  = ["requires.numpy"]
      released = "2026-02-17"
      requires = { huggingface-hub = ">=0.20.0", scikit-learn = "*", scipy = "*" }
      source   = ["wheels@6437c62d4112b615ddebda362dfc16a4:sentence_transformers-5.2.3-py3-none-any.whl"]
    }
    "5.2.2" = {
      without  = ["requires.numpy"]
      released = "2026-01-27"
      requires = { huggingface-hub = ">=0.20.0", scikit-learn = "*", scipy = "*" }
      source   = ["wheels@280ac54bffb84c110726b4d8848ba7b7:sentence_transformers-5.2.2-py3-none-any.whl"]
    }
    "5.2.1" = {
      without  = ["requires.numpy"]
      released = "2026-01-26"
      requires = { huggingface-hub = ">=0.20.0", scikit-learn = "*", scipy = "*" }
      source   = ["wheels@388483e174223958ae71b6888c49a6cc:sentence_transformers-5.2.1-py3-none-any.whl"]
    }
    "5.2.0" = {
      without  = ["requires.numpy"]
      released = "2025-12-11"
      requires = { huggingface-hub = ">=0.20.0", scikit-learn = "*", scipy = "*" }
      source   = ["wheels@aa57180f053687d29b08206766ae7db5:sentence_transformers-5.2.0-py3-none-any.whl"]
    }
  }
}

package "sentence-transformers" {
  python_requires = ">=3.9"
  requires        = { torch = ">=1.11.0", transformers = ">=4.41.0,<5.0.0" }
  platforms       = ["any"]
  rows = {
    "5.1.2" = {
      released = "2025-10-22"
      requires = { huggingface-hub = ">=0.20.0", scikit-learn = "*", scipy = "*" }
      source   = ["wheels@724ce0ea62200f413f1a5059712aff66:sentence_transformers-5.1.2-py3-none-any.whl"]
    }
    "5.1.1" = {
      released = "2025-09-22"
      requires = { huggingface-hub = ">=0.20.0", scikit-learn = "*", scipy = "*" }
      source   = ["wheels@5ed544629eafe89ca668a8910ebff96c:sentence_transformers-5.1.1-py3-none-any.whl"]
    }
    "5.1.0" = {
      released = "2025-08-06"
      requires = { huggingface-hub = ">=0.20.0", scikit-learn = "*", scipy = "*" }
      source   = ["wheels@fc803929f6a3ce82e2b2c06e0efed7a3:sentence_transformers-5.1.0-py3-none-any.whl"]
    }
    "5.0.0" = {
      released = "2025-07-01"
      requires = { huggingface-hub = ">=0.20.0", scikit-learn = "*", scipy = "*" }
      source   = ["wheels@346240f9cc6b01af387393f03e103998:sentence_transformers-5.0.0-py3-none-any.whl"]
    }
    "4.1.0" = {
      released = "2025-04-15"
      requires = { huggingface-hub = ">=0.20.0", scikit-learn = "*", scipy = "*" }
      source   = ["wheels@382a7f6be1244a100ce40495fb7523db:sentence_transformers-4.1.0-py3-none-any.whl"]
    }
    "4.0.2" = {
      released = "2025-04-03"
      requires = { huggingface-hub = ">=0.20.0", scikit-learn = "*", scipy = "*" }
      source   = ["wheels@25f5086d0746c22177f9fb7d431f3eeb:sentence_transformers-4.0.2-py3-none-any.whl"]
    }
    "4.0.1" = {
      released = "2025-03-26"
      requires = { huggingface-hub = ">=0.20.0", scikit-learn = "*", scipy = "*" }
      source   = ["wheels@bb037b22d2766b94fa60f5c4fb9a8766:sentence_transformers-4.0.1-py3-none-any.whl"]
    }
    "4.0.0" = {
      released = "2025-03-26"
      requires = { huggingface-hub = ">=0.20.0", scikit-learn = "*", scipy = "*" }
      source   = ["wheels@1c659efca2f6ae889f3e23aa245a2d30:sentence_transformers-4.0.0-py3-none-any.whl"]
    }
    "3.4.1" = {
      released = "2025-01-29"
      requires = { huggingface-hub = ">=0.20.0", scikit-learn = "*", scipy = "*" }
      source   = ["wheels@e026dc6d56801fd83f74ad29a30263f4:sentence_transformers-3.4.1-py3-none-any.whl"]
    }
    "3.4.0" = {
      released = "2025-01-23"
      requires = { huggingface-hub = ">=0.20.0", scikit-learn = "*", scipy = "*" }
      source   = ["wheels@f7d4ad81260149172a98108a3481d8e8:sentence_transformers-3.4.0-py3-none-any.whl"]
    }
    "3.3.1" = {
      released = "2024-11-18"
      requires = { huggingface-hub = ">=0.20.0", scikit-learn = "*", scipy = "*" }
      source   = ["sentence-transformers-files"]
      cell_source = {
        requires = [
          "sentence-transformers-files",
          "wheels@abffcc79dab37b7d18d21a26d5914223:sentence_transformers-3.3.1-py3-none-any.whl",
        ]
      }
    }
  }
}

package "sentence-transformers" {
  python_requires = ">=3.8"
  requires        = { huggingface-hub = ">=0.20.0", torch = ">=1.11.0", transformers = ">=4.41.0,<5.0.0" }
  platforms       = ["any"]
  source          = ["sentence-transformers-files"]
  rows = {
    "3.3.0" = {
      released        = "2024-11-11"
      python_requires = ">=3.9"
      requires        = { scikit-learn = "*", scipy = "*" }
      cell_source = {
        requires = [
          "sentence-transformers-files",
          "wheels@5897c376fde1fea5f22a90ead2612278:sentence_transformers-3.3.0-py3-none-any.whl",
        ]
      }
    }
    "3.2.1" = {
      released = "2024-10-21"
      requires = { scikit-learn = "*", scipy = "*" }
      cell_source = {
        requires = [
          "sentence-transformers-files",
          "wheels@c507e069eea33d15f1f2c72f74d7ea93:sentence_transformers-3.2.1-py3-none-any.whl",
        ]
      }
    }
    "3.2.0" = {
      released = "2024-10-10"
      requires = { scikit-learn = "*", scipy = "*" }
      cell_source = {
        requires = [
          "sentence-transformers-files",
          "wheels@02dbe96d669d30084ea11af94e7c1789:sentence_transformers-3.2.0-py3-none-any.whl",
        ]
      }
    }
    "3.1.1" = {
      released = "2024-09-19"
      requires = {
        huggingface-hub = ">=0.19.3"
        scikit-learn    = "*"
        scipy           = "*"
        transformers    = ">=4.38.0,<5.0.0"
      }
      cell_source = {
        requires = [
          "sentence-transformers-files",
          "wheels@c73bf6f17e3676bb9372a6133a254ebf:sentence_transformers-3.1.1-py3-none-any.whl",
        ]
      }
    }
    "3.1.0" = {
      released = "2024-09-11"
      requires = {
        huggingface-hub = ">=0.19.3"
        numpy           = "<2.0.0"
        scikit-learn    = "*"
        scipy           = "*"
        transformers    = ">=4.38.0,<5.0.0"
      }
      cell_source = {
        requires = [
          "sentence-transformers-files",
          "wheels@94ff19c478ada7340ee8bd5ed46db1e3:sentence_transformers-3.1.0-py3-none-any.whl",
        ]
      }
    }
  }
}

package "sentence-transformers" {
  python_requires = ">=3.8.0"
  requires = {
    huggingface-hub = ">=0.15.1"
    numpy           = "*"
    torch           = ">=1.11.0"
    transformers    = ">=4.32.0,<5.0.0"
  }
  platforms = ["any"]
  source    = ["sentence-transformers-files"]
  rows = {
    "3.0.1" = {
      released = "2024-06-07"
      requires = { scikit-learn = "*", scipy = "*", transformers = ">=4.34.0,<5.0.0" }
      cell_source = {
        requires = [
          "sentence-transformers-files",
          "wheels@01050cc4053c49b9f5b78f6980b5a72d:sentence_transformers-3.0.1-py3-none-any.whl",
        ]
      }
    }
    "3.0.0" = {
      released = "2024-05-28"
      requires = { scikit-learn = "*", scipy = "*", transformers = ">=4.34.0,<5.0.0" }
      cell_source = {
        requires = [
          "sentence-transformers-files",
          "wheels@9bf851b688b796e5fb06c920921efd5e:sentence_transformers-3.0.0-py3-none-any.whl",
        ]
      }
    }
    "2.7.0" = {
      released = "2024-04-17"
      requires = { scikit-learn = "*", scipy = "*", transformers = ">=4.34.0,<5.0.0" }
      cell_source = {
        requires = [
          "sentence-transformers-files",
          "wheels@6a7276b05a95931581bbfa4ba49d780b:sentence_transformers-2.7.0-py3-none-any.whl",
        ]
      }
    }
    "2.6.1" = {
      released = "2024-03-26"
      requires = { scikit-learn = "*", scipy = "*" }
      cell_source = {
        requires = [
          "sentence-transformers-files",
          "wheels@a887e17696b513f99a709ce1f37fd547:sentence_transformers-2.6.1-py3-none-any.whl",
        ]
      }
    }
    "2.6.0" = {
      released = "2024-03-22"
      requires = { scikit-learn = "*", scipy = "*" }
      cell_source = {
        requires = [
          "sentence-transformers-files",
          "wheels@8807db6db0cf0a92f02be799b7c82600:sentence_transformers-2.6.0-py3-none-any.whl",
        ]
      }
    }
    "2.5.1" = {
      released = "2024-03-01"
      requires = { scikit-learn = "*", scipy = "*" }
      cell_source = {
        requires = [
          "sentence-transformers-files",
          "wheels@f12346f7fca06ed1198d24235cb9114a:sentence_transformers-2.5.1-py3-none-any.whl",
        ]
      }
    }
    "2.5.0" = {
      released = "2024-02-29"
      requires = { scikit-learn = "*", scipy = "*" }
      cell_source = {
        requires = [
          "sentence-transformers-files",
          "wheels@2a8df56b1c2171a2c625294bd371ebd6:sentence_transformers-2.5.0-py3-none-any.whl",
        ]
      }
    }
    "2.4.0" = {
      released = "2024-02-23"
      requires = { scikit-learn = "*", scipy = "*" }
      cell_source = {
        requires = [
          "sentence-transformers-files",
          "wheels@e14d70b5a1a01ac0fe9ddef7131afa10:sentence_transformers-2.4.0-py3-none-any.whl",
        ]
      }
    }
    "2.3.1" = {
      released = "2024-01-30"
      requires = { scikit-learn = "*", scipy = "*", sentencepiece = "*" }
      cell_source = {
        requires = [
          "sentence-transformers-files",
          "wheels@285d6637726c3b002186aa4b8bcace11:sentence_transformers-2.3.1-py3-none-any.whl",
        ]
      }
    }
    "2.3.0" = {
      released = "2024-01-29"
      requires = { scikit-learn = "*", scipy = "*", sentencepiece = "*" }
      cell_source = {
        requires = [
          "sentence-transformers-files",
          "wheels@d12607a2172c50e77ccd3cf160a5070c:sentence_transformers-2.3.0-py3-none-any.whl",
        ]
      }
    }
  }
}

package "sentence-transformers" {
  requires = {
    huggingface-hub = "*"
    numpy           = "*"
    torch           = ">=1.6.0"
    torchvision     = "*"
    transformers    = ">=4.6.0,<5.0.0"
  }
  limits      = { huggingface-hub = "<0.26" }
  platforms   = ["any"]
  source      = ["sentence-transformers-files"]
  cell_source = { limits = ["sentence-transformers-cached-download", "sentence-transformers-files"] }
  rows = {
    "2.2.2" = { released = "2022-06-26", python_requires = ">=3.6.0", requires = { huggingface-hub = ">=0.4.0" } }
    "2.2.1" = { released = "2022-06-23", requires = { huggingface-hub = ">=0.8.1" } }
    "2.2.0" = { released = "2022-02-10" }
    "2.1.0" = { released = "2021-10-01" }
    "2.0.0" = { released = "2021-06-24" }
  }
}
