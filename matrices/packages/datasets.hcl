# Releases of datasets.

package_info "datasets" {
  module = "datasets"
  pypi   = "datasets"
  source = ["wheels@4be9e2882caaf5db13eadc39e93f3da2:datasets-5.2.0-py3-none-any.whl"]
}

package "datasets" {
  python_requires = ">=3.10.0"
  requires        = { huggingface-hub = ">=0.25.0,<2.0", numpy = ">=1.17", pandas = "*", pyarrow = ">=21.0.0" }
  requires_other  = { "jax (extra)" = ">=0.3.14", "tensorflow (extra)" = ">=2.6.0", "torch (extra)" = "*" }
  platforms       = ["any"]
  rows = {
    "5.2.0" = {
      released = "2026-11-09"
      requires = { huggingface-hub = ">=1.31.0,<3.0", pyarrow = ">=24.0.0" }
      source   = ["wheels@4be9e2882caaf5db13eadc39e93f3da2:datasets-5.2.0-py3-none-any.whl"]
    }
    "5.1.0" = {
      released = "2026-10-05"
      requires = { huggingface-hub = ">=1.31.0,<3.0", pyarrow = ">=24.0.0" }
      source   = ["wheels@86fd08b280485aab82894d2c81842c41:datasets-5.1.0-py3-none-any.whl"]
    }
    "5.0.1" = {
      released = "2026-07-28"
      source   = ["wheels@9fbf73688f8c18f7529b4fe592abd040:datasets-5.0.1-py3-none-any.whl"]
    }
    "5.0.0" = {
      released = "2026-06-05"
      source   = ["wheels@7dd34927a0fd7046e98aad5cb9430e69:datasets-5.0.0-py3-none-any.whl"]
    }
    "4.8.5" = {
      released = "2026-04-27"
      source   = ["wheels@5079900781719c0e063a8efdd2cd95a3:datasets-4.8.5-py3-none-any.whl"]
    }
    "4.8.4" = {
      released = "2026-03-23"
      source   = ["wheels@cdc8bee4698e549d78bf1fed6aea2eeb:datasets-4.8.4-py3-none-any.whl"]
    }
    "4.8.3" = {
      released = "2026-03-19"
      source   = ["wheels@a66cb506097bfce8461b076fb9e86ea2:datasets-4.8.3-py3-none-any.whl"]
    }
    "4.8.2" = {
      released = "2026-03-17"
      source   = ["wheels@433a07acb2e5c7e413e54a579cf2fb16:datasets-4.8.2-py3-none-any.whl"]
    }
    "4.8.1" = {
      released = "2026-03-17"
      source   = ["wheels@ece935bc2d75ccfe9b93913ab14622c0:datasets-4.8.1-py3-none-any.whl"]
    }
    "4.8.0" = {
      released = "2026-03-16"
      source   = ["wheels@3d1e79657f588baf42cfb4a51dd030ca:datasets-4.8.0-py3-none-any.whl"]
    }
    "4.7.0" = {
      released = "2026-03-09"
      source   = ["wheels@d5fe3025ec6acc3b5649f10d5576dff5:datasets-4.7.0-py3-none-any.whl"]
    }
    "4.6.1" = {
      released = "2026-02-27"
      source   = ["wheels@f53228e6dadc9f837037b1bf3051d7d8:datasets-4.6.1-py3-none-any.whl"]
    }
    "4.6.0" = {
      released = "2026-02-25"
      source   = ["wheels@7f21d9dfca00e702fd42af878c6839f1:datasets-4.6.0-py3-none-any.whl"]
    }
    "4.5.0" = {
      released        = "2026-01-14"
      python_requires = ">=3.9.0"
      source          = ["wheels@b5d7e08096ffa407dd69e58b1c0271c9:datasets-4.5.0-py3-none-any.whl"]
    }
    "4.4.2" = {
      released        = "2025-12-19"
      python_requires = ">=3.9.0"
      source          = ["wheels@6f5ef3417504d9cd663c71c1b90b9a49:datasets-4.4.2-py3-none-any.whl"]
    }
    "4.4.1" = {
      released        = "2025-11-05"
      python_requires = ">=3.9.0"
      source          = ["wheels@c1163de5211e42546079ab355cc0250c:datasets-4.4.1-py3-none-any.whl"]
    }
    "4.4.0" = {
      released        = "2025-11-04"
      python_requires = ">=3.9.0"
      source          = ["wheels@b7e6d1d48c2e1d3a95d6b378e8fc3d7a:datasets-4.4.0-py3-none-any.whl"]
    }
    "4.3.0" = {
      released        = "2025-10-23"
      python_requires = ">=3.9.0"
      source          = ["wheels@0ea157e72138b3ca6c7d2415f19a164e:datasets-4.3.0-py3-none-any.whl"]
    }
    "4.2.0" = {
      released        = "2025-10-09"
      python_requires = ">=3.9.0"
      source          = ["wheels@fdc43aaf4a73b31f64f80f72f195ab41:datasets-4.2.0-py3-none-any.whl"]
    }
  }
}

package "datasets" {
  python_requires = ">=3.9.0"
  requires        = { huggingface-hub = ">=0.24.0", numpy = ">=1.17", pandas = "*", pyarrow = ">=15.0.0" }
  requires_other  = { "jax (extra)" = ">=0.3.14", "tensorflow (extra)" = ">=2.6.0", "torch (extra)" = "*" }
  platforms       = ["any"]
  rows = {
    "4.1.1" = {
      released = "2025-09-18"
      requires = { pyarrow = ">=21.0.0" }
      source   = ["wheels@62e4f6899a36be9ec74a7e759a695125:datasets-4.1.1-py3-none-any.whl"]
    }
    "4.1.0" = {
      released = "2025-09-15"
      requires = { pyarrow = ">=21.0.0" }
      source   = ["wheels@abc5e61fa605ad09b4d790579c96a4e1:datasets-4.1.0-py3-none-any.whl"]
    }
    "4.0.0" = {
      released = "2025-07-09"
      source   = ["wheels@7ef95e62025fd122882dbce6cb904c8c:datasets-4.0.0-py3-none-any.whl"]
    }
    "3.6.0" = {
      released = "2025-05-07"
      source   = ["wheels@25000c4a2c0873a710df127d08a202a0:datasets-3.6.0-py3-none-any.whl"]
    }
    "3.5.1" = {
      released = "2025-04-28"
      source   = ["wheels@4074dda8dd6e9ece242b1580a8ef3928:datasets-3.5.1-py3-none-any.whl"]
    }
    "3.5.0" = {
      released = "2025-03-27"
      source   = ["wheels@b3b7f163acc6ac4e01a1b00eef26d48b:datasets-3.5.0-py3-none-any.whl"]
    }
    "3.4.1" = {
      released = "2025-03-17"
      source   = ["wheels@b91cf257bd64132fa9d953dd4768ab6d:datasets-3.4.1-py3-none-any.whl"]
    }
    "3.4.0" = {
      released = "2025-03-14"
      source   = ["wheels@35ef5182bddd38f7aa774d9f33c3e8b8:datasets-3.4.0-py3-none-any.whl"]
    }
    "3.3.2" = {
      released = "2025-02-20"
      source   = ["wheels@fdaf3d5d70242621210b044e9b9b15a5:datasets-3.3.2-py3-none-any.whl"]
    }
    "3.3.1" = {
      released = "2025-02-17"
      source   = ["wheels@85182cbfa18faed0fb9dfc202f2668f1:datasets-3.3.1-py3-none-any.whl"]
    }
    "3.3.0" = {
      released = "2025-02-14"
      source   = ["wheels@22312d09626f8fc3aa0a237b0c164997:datasets-3.3.0-py3-none-any.whl"]
    }
    "3.2.0" = {
      released = "2024-12-10"
      requires = { huggingface-hub = ">=0.23.0" }
      source   = ["wheels@f3d2ba2698b7284a4518019658596a6a:datasets-3.2.0-py3-none-any.whl"]
    }
  }
}

package "datasets" {
  python_requires = ">=3.8.0"
  requires        = { huggingface-hub = ">=0.21.2", numpy = ">=1.17", pandas = "*", pyarrow = ">=15.0.0" }
  requires_other  = { "jax (extra)" = ">=0.3.14", "tensorflow (extra)" = ">=2.6.0", "torch (extra)" = "*" }
  platforms       = ["any"]
  rows = {
    "3.1.0" = {
      released = "2024-10-31"
      requires = { huggingface-hub = ">=0.23.0" }
      source   = ["wheels@dc8808a6d17838fe05e13b39aa7ac3ea:datasets-3.1.0-py3-none-any.whl"]
    }
    "3.0.2" = {
      released = "2024-10-22"
      requires = { huggingface-hub = ">=0.23.0" }
      source   = ["wheels@220bfbea0be9bf81d121bd2ac76fe4ef:datasets-3.0.2-py3-none-any.whl"]
    }
    "3.0.1" = {
      released = "2024-09-26"
      requires = { huggingface-hub = ">=0.22.0" }
      source   = ["wheels@db080aab41c8cc68645117a0f172e5c6:datasets-3.0.1-py3-none-any.whl"]
    }
    "3.0.0" = {
      released = "2024-09-11"
      requires = { huggingface-hub = ">=0.22.0" }
      source   = ["wheels@c23fefb6c953dcb1cd5f6deb6c502729:datasets-3.0.0-py3-none-any.whl"]
    }
    "2.21.0" = {
      released = "2024-08-14"
      source   = ["wheels@25e4e097110ce28824b746a107727ada:datasets-2.21.0-py3-none-any.whl"]
    }
    "2.20.0" = {
      released = "2024-06-13"
      source   = ["wheels@76ac02e3bdfff824492e20678f0b6b1b:datasets-2.20.0-py3-none-any.whl"]
    }
    "2.19.2" = {
      released = "2024-06-03"
      requires = { pyarrow = ">=12.0.0" }
      source   = ["wheels@e07ff15d75b1af75c87dd96323ba2a36:datasets-2.19.2-py3-none-any.whl"]
    }
    "2.19.1" = {
      released = "2024-05-06"
      requires = { pyarrow = ">=12.0.0" }
      source   = ["wheels@f7a78d15896f45004ccac1c298f3c712:datasets-2.19.1-py3-none-any.whl"]
    }
    "2.19.0" = {
      released = "2024-04-19"
      requires = { pyarrow = ">=12.0.0" }
      source   = ["wheels@f57c5316e123d4721b970c68c1cb8565:datasets-2.19.0-py3-none-any.whl"]
    }
  }
}

package "datasets" {
  python_requires = ">=3.8.0"
  requires        = { huggingface-hub = ">=0.19.4", numpy = ">=1.17", pandas = "*", pyarrow = ">=12.0.0" }
  requires_other = {
    "jax (extra)"            = ">=0.3.14"
    "tensorflow (extra)"     = ">=2.2.0,!=2.6.0,!=2.6.1"
    "tensorflow-gpu (extra)" = ">=2.2.0,!=2.6.0,!=2.6.1"
    "torch (extra)"          = "*"
  }
  platforms = ["any"]
  rows = {
    "2.18.0" = {
      released = "2024-03-01"
      source   = ["wheels@f1bbf0e2896917a914de01cbd37075b1:datasets-2.18.0-py3-none-any.whl"]
    }
    "2.17.1" = {
      released = "2024-02-19"
      source   = ["wheels@346974daf2fe9c14ddb35646896b2308:datasets-2.17.1-py3-none-any.whl"]
    }
    "2.17.0" = {
      released = "2024-02-09"
      source   = ["wheels@1479667383d002c2b4a4fc6ac0fb99a7:datasets-2.17.0-py3-none-any.whl"]
    }
    "2.16.1" = {
      released = "2023-12-30"
      requires = { pyarrow = ">=8.0.0" }
      source   = ["wheels@fafa300c78ff92d521473a3d47d60c2d:datasets-2.16.1-py3-none-any.whl"]
    }
    "2.16.0" = {
      released = "2023-12-22"
      requires = { pyarrow = ">=8.0.0" }
      source   = ["wheels@301cc39b3d81cd751100b79c85f8ae86:datasets-2.16.0-py3-none-any.whl"]
    }
  }
}

package "datasets" {
  python_requires = ">=3.8.0"
  requires        = { huggingface-hub = ">=0.14.0,<1.0.0", numpy = ">=1.17", pandas = "*", pyarrow = ">=8.0.0" }
  requires_other = {
    "jax (extra)"            = ">=0.2.8,!=0.3.2,<=0.3.25"
    "tensorflow (extra)"     = ">=2.2.0,!=2.6.0,!=2.6.1"
    "tensorflow-gpu (extra)" = ">=2.2.0,!=2.6.0,!=2.6.1"
    "torch (extra)"          = "*"
  }
  platforms = ["any"]
  rows = {
    "2.15.0" = {
      released       = "2023-11-16"
      requires       = { huggingface-hub = ">=0.18.0" }
      requires_other = { "jax (extra)" = ">=0.3.14" }
      source         = ["wheels@6d658d23811393dfc982d026082e1650:datasets-2.15.0-py3-none-any.whl"]
    }
    "2.14.7" = {
      released = "2023-11-15"
      source   = ["wheels@1a64041a7da4f4130f736fc371c1f528:datasets-2.14.7-py3-none-any.whl"]
    }
    "2.14.6" = {
      released = "2023-10-23"
      source   = ["wheels@4de857ffce21cfc847236745c69f102e:datasets-2.14.6-py3-none-any.whl"]
    }
    "2.14.5" = {
      released = "2023-09-06"
      source   = ["wheels@dd4155091034cba04d5a28711f2ed394:datasets-2.14.5-py3-none-any.whl"]
    }
    "2.14.4" = {
      released = "2023-08-08"
      source   = ["wheels@29336bd316a7d827ccd4da2236596279:datasets-2.14.4-py3-none-any.whl"]
    }
    "2.14.3" = {
      released = "2023-08-03"
      source   = ["wheels@8da5868e55e7c1f0bf3356913a14a992:datasets-2.14.3-py3-none-any.whl"]
    }
    "2.14.2" = {
      released = "2023-07-31"
      source   = ["wheels@ea26fb2ec47b7238478b27db1be06c0c:datasets-2.14.2-py3-none-any.whl"]
    }
    "2.14.1" = {
      released = "2023-07-27"
      source   = ["wheels@23058350cced65f5573266fc58b3f2ad:datasets-2.14.1-py3-none-any.whl"]
    }
    "2.14.0" = {
      released = "2023-07-24"
      source   = ["wheels@93081cc3d9d0ce860c81f950a3ba23d2:datasets-2.14.0-py3-none-any.whl"]
    }
  }
}

package "datasets" {
  python_requires = ">=3.7.0"
  requires        = { huggingface-hub = ">=0.11.0,<1.0.0", numpy = ">=1.17", pandas = "*", pyarrow = ">=8.0.0" }
  requires_other = {
    "jax (extra)"            = ">=0.2.8,!=0.3.2,<=0.3.25"
    "tensorflow (extra)"     = ">=2.2.0,!=2.6.0,!=2.6.1"
    "tensorflow-gpu (extra)" = ">=2.2.0,!=2.6.0,!=2.6.1"
    "torch (extra)"          = "*"
  }
  platforms = ["any"]
  rows = {
    "2.13.2" = {
      released = "2023-09-06"
      source   = ["wheels@a8351fcafcd6a6fb7ecc4618f5a5dac5:datasets-2.13.2-py3-none-any.whl"]
    }
    "2.13.1" = {
      released = "2023-06-22"
      source   = ["wheels@844d8dbc1759e0b6b8e5063af019dc95:datasets-2.13.1-py3-none-any.whl"]
    }
    "2.13.0" = {
      released = "2023-06-14"
      source   = ["wheels@26671d474990ad8fd7388e8c67cde4d7:datasets-2.13.0-py3-none-any.whl"]
    }
    "2.12.0" = {
      released = "2023-04-28"
      source   = ["wheels@0a23bdf1fc28d82dd496375289d72f79:datasets-2.12.0-py3-none-any.whl"]
    }
    "2.11.0" = {
      released = "2023-03-29"
      source   = ["wheels@d946cdb8c4885d3016a2ab3129c9403d:datasets-2.11.0-py3-none-any.whl"]
    }
  }
}

package "datasets" {
  python_requires = ">=3.7.0"
  requires        = { huggingface-hub = ">=0.2.0,<1.0.0", numpy = ">=1.17", pandas = "*", pyarrow = ">=6.0.0" }
  requires_other = {
    "tensorflow (extra)"     = ">=2.2.0,!=2.6.0,!=2.6.1"
    "tensorflow-gpu (extra)" = ">=2.2.0,!=2.6.0,!=2.6.1"
    "torch (extra)"          = "*"
  }
  platforms = ["any"]
  rows = {
    "2.10.1" = {
      released       = "2023-02-28"
      requires_other = { "jax (extra)" = ">=0.2.8,!=0.3.2,<=0.3.25" }
      source         = ["wheels@bfde7253b31abfd075f9ad55961b13c1:datasets-2.10.1-py3-none-any.whl"]
    }
    "2.10.0" = {
      released       = "2023-02-22"
      requires_other = { "jax (extra)" = ">=0.2.8,!=0.3.2,<=0.3.25" }
      source         = ["wheels@42968d0cc88608ebc4a92a2fc26b4cd6:datasets-2.10.0-py3-none-any.whl"]
    }
    "2.9.0" = {
      released = "2023-01-26"
      source   = ["wheels@f1aa5b98959cddb30f5077448204c8ce:datasets-2.9.0-py3-none-any.whl"]
    }
    "2.8.0" = {
      released = "2022-12-19"
      source   = ["wheels@f36cb362bb5587659bab18e594b6d25d:datasets-2.8.0-py3-none-any.whl"]
    }
    "2.7.1" = {
      released = "2022-11-22"
      source   = ["wheels@3d0d2e860cec7c4e77c40de64533d468:datasets-2.7.1-py3-none-any.whl"]
    }
    "2.7.0" = {
      released = "2022-11-16"
      source   = ["wheels@36c6b1bfb850ab16fc67c7ac1aaf643c:datasets-2.7.0-py3-none-any.whl"]
    }
    "2.6.2" = {
      released = "2022-11-22"
      source   = ["wheels@6b7e514da1dbd75cac021b0df20ee318:datasets-2.6.2-py3-none-any.whl"]
    }
    "2.6.1" = {
      released = "2022-10-14"
      source   = ["wheels@e20e1faa8ea5925515570b14ac36183c:datasets-2.6.1-py3-none-any.whl"]
    }
    "2.6.0" = {
      released = "2022-10-13"
      source   = ["wheels@05acf59a97d7bd8ca0302958a956a35b:datasets-2.6.0-py3-none-any.whl"]
    }
    "2.5.2" = {
      released = "2022-10-05"
      source   = ["wheels@4382dd95466d85121c8784e748c05c49:datasets-2.5.2-py3-none-any.whl"]
    }
    "2.5.1" = {
      released = "2022-09-21"
      requires = { huggingface-hub = ">=0.1.0,<1.0.0" }
      source   = ["wheels@be550423430f1b4ab02eda0a4a2b9d4b:datasets-2.5.1-py3-none-any.whl"]
    }
    "2.5.0" = {
      released = "2022-09-21"
      requires = { huggingface-hub = ">=0.1.0,<1.0.0" }
      source   = ["wheels@ba408f5898a23b03f2f7be6e5a6d7f26:datasets-2.5.0-py3-none-any.whl"]
    }
    "2.4.0" = {
      without  = ["python_requires"]
      released = "2022-07-25"
      requires = { huggingface-hub = ">=0.1.0,<1.0.0" }
      source   = ["wheels@b7a188015ec683a57ac540e4c269e45b:datasets-2.4.0-py3-none-any.whl"]
    }
    "2.3.2" = {
      without  = ["python_requires"]
      released = "2022-06-15"
      requires = { huggingface-hub = ">=0.1.0,<1.0.0" }
      source   = ["wheels@479d63940c31e01dba578a8a072fee45:datasets-2.3.2-py3-none-any.whl"]
    }
  }
}

package "datasets" {
  requires = { huggingface-hub = ">=0.1.0,<1.0.0", numpy = ">=1.17", pandas = "*", pyarrow = ">=3.0.0,!=4.0.0" }
  requires_other = {
    "tensorflow (extra)"     = ">=2.2.0,!=2.6.0,!=2.6.1"
    "tensorflow-gpu (extra)" = ">=2.2.0,!=2.6.0,!=2.6.1"
    "torch (extra)"          = "*"
  }
  platforms = ["any"]
  rows = {
    "2.3.1" = {
      released = "2022-06-15"
      requires = { pyarrow = ">=6.0.0" }
      source   = ["wheels@e66eeddf7a7786c3a071d0e702d6d621:datasets-2.3.1-py3-none-any.whl"]
    }
    "2.3.0" = {
      released = "2022-06-14"
      requires = { pyarrow = ">=6.0.0" }
      source   = ["wheels@8a3549f61e5b792031d92741a9137f12:datasets-2.3.0-py3-none-any.whl"]
    }
    "2.2.2" = {
      released = "2022-05-20"
      requires = { pyarrow = ">=6.0.0" }
      source   = ["wheels@77caa6a0dfa534ed2f65043e357fcf13:datasets-2.2.2-py3-none-any.whl"]
    }
    "2.2.1" = {
      released = "2022-05-11"
      requires = { pyarrow = ">=6.0.0" }
      source   = ["wheels@1938f3e99599422de50b9b54fe802aca:datasets-2.2.1-py3-none-any.whl"]
    }
    "2.2.0" = {
      released = "2022-05-10"
      requires = { pyarrow = ">=6.0.0" }
      source   = ["wheels@b38f66b9cae04a0b13bc4779ebe64d98:datasets-2.2.0-py3-none-any.whl"]
    }
    "2.1.0" = {
      released = "2022-04-14"
      requires = { pyarrow = ">=5.0.0" }
      source   = ["wheels@7c186041abb980066bff4482037f41e3:datasets-2.1.0-py3-none-any.whl"]
    }
    "2.0.0" = {
      released = "2022-03-15"
      requires = { pyarrow = ">=5.0.0" }
      source   = ["wheels@6219d3674ebfbd6978f2f27f7db89aab:datasets-2.0.0-py3-none-any.whl"]
    }
    "1.18.4" = {
      released = "2022-03-07"
      source   = ["wheels@e13695ad7aeda2af4430ac1a0b62def9:datasets-1.18.4-py3-none-any.whl"]
    }
    "1.18.3" = {
      released = "2022-02-02"
      source   = ["wheels@5862670a3e213af1aa68995a32ff0ce7:datasets-1.18.3-py3-none-any.whl"]
    }
    "1.18.2" = {
      released = "2022-01-28"
      source   = ["wheels@d0860fcb8bfec657ce962ed952de4dfd:datasets-1.18.2-py3-none-any.whl"]
    }
    "1.18.1" = {
      released = "2022-01-26"
      source   = ["wheels@b3582fec332f994d61a0cb8dbc401fd2:datasets-1.18.1-py3-none-any.whl"]
    }
    "1.18.0" = {
      released = "2022-01-21"
      source   = ["wheels@80b3b3656f734c5a6fab891d0ea7b8e1:datasets-1.18.0-py3-none-any.whl"]
    }
    "1.17.0" = {
      released = "2021-12-21"
      source   = ["wheels@8899a69914c7c19029a085e994f9b27d:datasets-1.17.0-py3-none-any.whl"]
    }
    "1.16.1" = {
      released = "2021-11-26"
      source   = ["wheels@aca948640b184db4f809519599f48bd1:datasets-1.16.1-py3-none-any.whl"]
    }
    "1.16.0" = {
      released = "2021-11-26"
      source   = ["wheels@df1dd21ee5a79015872c47bef8bb19e6:datasets-1.16.0-py3-none-any.whl"]
    }
  }
}

package "datasets" {
  requires       = { huggingface-hub = "<0.1.0", numpy = ">=1.17", pandas = "*", pyarrow = ">=1.0.0,!=4.0.0" }
  requires_other = { "tensorflow (extra)" = ">=2.2.0", "tensorflow-gpu (extra)" = ">=2.2.0", "torch (extra)" = "*" }
  platforms      = ["any"]
  rows = {
    "1.15.1" = {
      released = "2021-11-02"
      requires = { huggingface-hub = ">=0.1.0,<1.0.0" }
      source   = ["wheels@e5ac4ef477a5e50c0033b33550e5c81e:datasets-1.15.1-py3-none-any.whl"]
    }
    "1.15.0" = {
      released = "2021-11-02"
      requires = { huggingface-hub = ">=0.0.19,<0.1.0" }
      source   = ["wheels@0490579dfe34ce4f8d84501e4b719359:datasets-1.15.0-py3-none-any.whl"]
    }
    "1.14.0" = {
      released = "2021-10-19"
      requires = { huggingface-hub = ">=0.0.19,<0.1.0" }
      source   = ["wheels@c16f2c164486c4b33545840a002f00b6:datasets-1.14.0-py3-none-any.whl"]
    }
    "1.13.3" = {
      released = "2021-10-15"
      requires = { huggingface-hub = ">=0.0.19,<0.1.0" }
      source   = ["wheels@756dccc8a5314666f3fdb15976b3514c:datasets-1.13.3-py3-none-any.whl"]
    }
    "1.13.2" = {
      released = "2021-10-14"
      requires = { huggingface-hub = ">=0.0.19,<0.1.0" }
      source   = ["wheels@f6ed8f789079d2e76727324a59181546:datasets-1.13.2-py3-none-any.whl"]
    }
    "1.13.1" = {
      released = "2021-10-14"
      requires = { huggingface-hub = ">=0.0.18,<0.1.0" }
      source   = ["wheels@24c1af48e1a02901805313b3ddc14f13:datasets-1.13.1-py3-none-any.whl"]
    }
    "1.13.0" = {
      released = "2021-10-13"
      requires = { huggingface-hub = ">=0.0.18,<0.1.0" }
      source   = ["wheels@f5a0f16ffb271ed4cbf94228059b5579:datasets-1.13.0-py3-none-any.whl"]
    }
    "1.12.1" = {
      released = "2021-09-15"
      requires = { huggingface-hub = ">=0.0.14,<0.1.0" }
      source   = ["wheels@8e4b3a1bf825c17d3a29244ef7670cb2:datasets-1.12.1-py3-none-any.whl"]
    }
    "1.12.0" = {
      released = "2021-09-13"
      requires = { huggingface-hub = ">=0.0.14,<0.1.0" }
      source   = ["wheels@a45bd6c2835df0a8175a422ff057da25:datasets-1.12.0-py3-none-any.whl"]
    }
    "1.11.0" = {
      released = "2021-07-30"
      source   = ["wheels@603612b018794e33d8f0655235731bc1:datasets-1.11.0-py3-none-any.whl"]
    }
    "1.10.2" = {
      released = "2021-07-22"
      source   = ["wheels@a523e22b222b38700cc672445f2d534e:datasets-1.10.2-py3-none-any.whl"]
    }
    "1.10.1" = {
      released = "2021-07-22"
      source   = ["wheels@4b401786ec603b0ad822db6501bb3323:datasets-1.10.1-py3-none-any.whl"]
    }
    "1.10.0" = {
      released = "2021-07-21"
      source   = ["wheels@4059e4645b43dc17118103533a0d4af6:datasets-1.10.0-py3-none-any.whl"]
    }
    "1.9.0" = {
      released = "2021-07-05"
      source   = ["wheels@8735d159f46d658ec1f9f1708e8eea21:datasets-1.9.0-py3-none-any.whl"]
    }
    "1.8.0" = {
      released = "2021-06-08"
      requires = { pyarrow = ">=1.0.0,<4.0.0" }
      source   = ["wheels@9d449ff7dbb67e2af52f9658c1990289:datasets-1.8.0-py3-none-any.whl"]
    }
    "1.7.0" = {
      released = "2021-05-27"
      requires = { pyarrow = ">=1.0.0,<4.0.0" }
      source   = ["wheels@4d1d6e2488911091c2cd873eb0f00c1d:datasets-1.7.0-py3-none-any.whl"]
    }
    "1.6.2" = {
      released = "2021-04-30"
      requires = { pyarrow = ">=1.0.0<4.0.0" }
      source   = ["wheels@03a91ad3fd2f05dbc4eea0f6e88a2748:datasets-1.6.2-py3-none-any.whl"]
    }
    "1.6.1" = {
      released = "2021-04-26"
      requires = { pyarrow = ">=1.0.0" }
      source   = ["wheels@f810d3fdbf8a21b000d635d4b0ea3b52:datasets-1.6.1-py3-none-any.whl"]
    }
    "1.6.0" = {
      released = "2021-04-20"
      requires = { pyarrow = ">=1.0.0" }
      source   = ["wheels@aa451d915aef63ea87de43f4f42f8ef8:datasets-1.6.0-py3-none-any.whl"]
    }
  }
}

package "datasets" {
  requires       = { numpy = ">=1.17", pandas = "*", pyarrow = ">=0.17.1" }
  requires_other = { "tensorflow (extra)" = ">=2.2.0", "tensorflow-gpu (extra)" = ">=2.2.0", "torch (extra)" = "*" }
  platforms      = ["any"]
  rows = {
    "1.5.0" = {
      released = "2021-03-18"
      requires = { huggingface-hub = "<0.1.0" }
      source   = ["wheels@a58555cbcd162f70374e94de628ec4db:datasets-1.5.0-py3-none-any.whl"]
    }
    "1.4.1" = {
      released = "2021-03-04"
      requires = { huggingface-hub = "==0.0.2" }
      source   = ["wheels@b0209db2087ef6e69be16e5b2150db30:datasets-1.4.1-py3-none-any.whl"]
    }
    "1.4.0" = {
      released = "2021-03-03"
      requires = { huggingface-hub = "==0.0.2" }
      source   = ["wheels@3d7b7dd1433a3e47b69eed3880bb2efe:datasets-1.4.0-py3-none-any.whl"]
    }
    "1.3.0" = {
      released = "2021-02-15"
      requires = { huggingface-hub = "==0.0.2" }
      source   = ["wheels@72779c5590c3a881acb310f9b1164aef:datasets-1.3.0-py3-none-any.whl"]
    }
    "1.2.1" = {
      released = "2021-01-13"
      source   = ["wheels@3596913baedca06ade3b2b057aa5b4eb:datasets-1.2.1-py3-none-any.whl"]
    }
    "1.2.0" = {
      released = "2021-01-04"
      source   = ["wheels@4f60447d0b80c2ce26e54893fb515c67:datasets-1.2.0-py3-none-any.whl"]
    }
    "1.1.3" = {
      released = "2020-11-19"
      source   = ["wheels@2c5bbd3abd563da4d770c26de4296ed8:datasets-1.1.3-py3-none-any.whl"]
    }
    "1.1.2" = {
      released = "2020-10-06"
      source   = ["wheels@4970dbf3f3cad6f4e4ffbaa1184b8fb0:datasets-1.1.2-py3-none-any.whl"]
    }
    "1.1.1" = {
      released = "2020-10-06"
      source   = ["wheels@752db31563e396fedbc6020dfa10a1aa:datasets-1.1.1-py3-none-any.whl"]
    }
    "1.1.0" = {
      released = "2020-10-02"
      source   = ["wheels@3116ab37098cb0a56b085e4825e73de0:datasets-1.1.0-py3-none-any.whl"]
    }
    "1.0.2" = {
      released = "2020-09-21"
      source   = ["wheels@22982d2490810a6ecb7845fa8aa9de70:datasets-1.0.2-py3-none-any.whl"]
    }
    "1.0.1" = {
      released = "2020-09-11"
      source   = ["wheels@2ffd27262ab015f744aab682e1dcdecb:datasets-1.0.1-py3-none-any.whl"]
    }
    "1.0.0" = {
      released = "2020-09-10"
      source   = ["wheels@ced12aa4438cc816c093243ab3909b99:datasets-1.0.0-py3-none-any.whl"]
    }
  }
}
