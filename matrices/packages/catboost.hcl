# Releases of catboost.

source "catboost-python" {
  title = "CatBoost: Python package installation, GPU system requirements"
  url   = "https://catboost.ai/docs/en/concepts/python-installation.md"
  date  = "2026-11-26"
  class = "vendor"
}

source "catboost-1254" {
  title = "CatBoost issue 1254: the makers built 0.22 with CUDA 10.1, which asks for driver 418.39, and issue 1628: CUDA 11.0 comes after 0.25"
  url   = "https://github.com/catboost/catboost/issues/1254"
  date  = "2020-04-17"
  class = "reported"
}

source "catboost-2238" {
  title = "CatBoost issue 2238: 1.1.1 does not run with driver 418.181.07, and takes one of CUDA 11.0 or newer, as its documentation says"
  url   = "https://github.com/catboost/catboost/issues/2238"
  date  = "2022-12-31"
  class = "reported"
}

package_info "catboost" {
  delivery = "bundled-in-wheel"
  module   = "catboost"
  pypi     = "catboost"
  source   = ["wheels@e135dd4e0b83daf745bf01ad6ece3c5d:catboost-1.2.7-cp310-cp310-manylinux2014_x86_64.whl", "catboost-python"]
  inferred = ["module"]
  notes    = ["the wheels for Linux and Windows have CUDA's libraries inside, so that a driver is all they need; up to compute capability 9.0 as code, and newer GPUs by PTX"]
}

package "catboost" {
  python      = ["3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
  min_glibc   = "2.17"
  requires    = { numpy = ">=1.16.0,<3.0" }
  driver_min  = "450.80.02"
  platforms   = ["linux/amd64", "linux/arm64", "windows/amd64"]
  cell_source = { driver_min = ["catboost-python"] }
  rows = {
    "1.2.10" = {
      released = "2026-02-18"
      source   = ["wheels@5319c7f9a7764d7dba04c218fd28383b:catboost-1.2.10-cp310-cp310-manylinux2014_x86_64.whl"]
    }
    "1.2.9" = {
      released = "2026-02-17"
      source   = ["wheels@e610d2b2831124b47c08600e617cf29d:catboost-1.2.9-cp310-cp310-manylinux2014_x86_64.whl"]
    }
    "1.2.8" = {
      released = "2025-04-13"
      python   = ["3.8", "3.9", "3.10", "3.11", "3.12", "3.13"]
      source   = ["wheels@5ac7c03a619d8eb86d70ec5748c1c9f0:catboost-1.2.8-cp310-cp310-manylinux2014_x86_64.whl"]
    }
  }
}

package "catboost" {
  min_glibc   = "2.17"
  requires    = { numpy = ">=1.16.0" }
  driver_min  = "450.80.02"
  sm_min      = "3.5"
  platforms   = ["linux/amd64", "linux/arm64", "windows/amd64"]
  cell_source = { driver_min = ["catboost-python"], sm_min = ["catboost-python"] }
  rows = {
    "1.2.7" = {
      released = "2024-09-07"
      python   = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12"]
      requires = { numpy = ">=1.16.0,<2.0" }
      source   = ["wheels@e135dd4e0b83daf745bf01ad6ece3c5d:catboost-1.2.7-cp310-cp310-manylinux2014_x86_64.whl"]
    }
    "1.2.6" = {
      released = "2024-09-05"
      python   = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12"]
      requires = { numpy = ">=1.16.0,<2.0" }
      source   = ["wheels@e4208ba70f475d34ec29d312cb2ad9cd:catboost-1.2.6-cp310-cp310-manylinux2014_x86_64.whl"]
    }
    "1.2.5" = {
      released = "2024-04-18"
      python   = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12"]
      sm = {
        "linux/amd64" = ["3.5", "5.0+PTX", "5.2", "6.0+PTX", "6.1+PTX", "7.0+PTX", "8.0", "8.6", "8.9", "9.0"]
        "linux/arm64" = ["3.5", "5.0+PTX", "5.2", "6.0+PTX", "6.1+PTX", "7.0+PTX", "8.0", "8.6", "8.9", "9.0"]
      }
      numpy_abi = "<2"
      source = [
        "wheels@a92da61e95919b03d611045f0f337379:catboost-1.2.5-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@6cd81cb508031cb5feccdecb6f309fc9:catboost-1.2.5-cp39-cp39-manylinux2014_aarch64.whl",
        "wheels@86e05596a5330de7a8376f344079c333:catboost-1.2.5-cp39-cp39-manylinux2014_x86_64.whl",
      ]
    }
    "1.2.3" = {
      released = "2024-02-23"
      python   = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12"]
      source   = ["wheels@647dd55dbf2808dcdd425131e4e279be:catboost-1.2.3-cp310-cp310-manylinux2014_x86_64.whl"]
    }
    "1.2.2" = {
      released = "2023-09-19"
      python   = ["3.7", "3.8", "3.9", "3.10", "3.11"]
      source   = ["wheels@0b17019ce42939a153895cd44430b50c:catboost-1.2.2-cp310-cp310-manylinux2014_x86_64.whl"]
    }
    "1.2.1.1" = {
      released = "2023-09-16"
      python   = ["3.7", "3.8", "3.9", "3.10", "3.11"]
      source   = ["wheels@e1fc7b16ea6573d3a6e8460d259b8a55:catboost-1.2.1.1-cp310-cp310-manylinux2014_x86_64.whl"]
    }
    "1.2.1" = {
      released = "2023-08-28"
      python   = ["3.7", "3.8", "3.9", "3.10", "3.11"]
      source   = ["wheels@a7dbc9593a37b74c2573112beb26568e:catboost-1.2.1-cp310-cp310-manylinux2014_x86_64.whl"]
    }
    "1.2" = {
      released = "2023-05-01"
      python   = ["3.7", "3.8", "3.9", "3.10", "3.11"]
      source   = ["wheels@bfcb35e91b6fe42dcc92614d02f13dc4:catboost-1.2-cp310-cp310-manylinux2014_x86_64.whl"]
    }
  }
}

package "catboost" {
  python      = ["3.6", "3.7", "3.8", "3.9", "3.10"]
  min_glibc   = "2.5"
  requires    = { numpy = ">=1.16.0" }
  driver_min  = "450.80.02"
  platforms   = ["linux/amd64", "windows/amd64"]
  cell_source = { driver_min = ["catboost-python", "catboost-2238"] }
  rows = {
    "1.1.1" = {
      released  = "2022-11-01"
      sm        = { "linux/amd64" = ["3.5", "5.0+PTX", "5.2", "6.0+PTX", "6.1+PTX", "7.0+PTX", "8.0"] }
      numpy_abi = "<2"
      source = [
        "wheels@7c7364d79d5ff9deb56956560ba91a1b:catboost-1.1.1-cp310-none-manylinux1_x86_64.whl",
        "wheels@a60ae2630f7b3752f262515a51b26552:catboost-1.1.1-cp39-none-manylinux1_x86_64.whl",
      ]
    }
    "1.1" = {
      released = "2022-09-26"
      source   = ["wheels@d21afd39b561ff6775bccbd6671ea6dc:catboost-1.1-cp310-none-manylinux1_x86_64.whl"]
    }
    "1.0.6" = {
      released  = "2022-05-19"
      sm        = { "linux/amd64" = ["3.5", "5.0+PTX", "5.2", "6.0+PTX", "6.1+PTX", "7.0+PTX", "8.0"] }
      numpy_abi = "<2"
      source = [
        "wheels@cf38bb8428421d83c24c8458926b04f5:catboost-1.0.6-cp310-none-manylinux1_x86_64.whl",
        "wheels@41e4ed43fb3291ba1b46d82065e4be09:catboost-1.0.6-cp39-none-manylinux1_x86_64.whl",
      ]
    }
    "1.0.5" = {
      released = "2022-04-07"
      source   = ["wheels@c52f82389f155b15c8c21ea42cd6dea1:catboost-1.0.5-cp310-none-manylinux1_x86_64.whl"]
    }
    "1.0.4" = {
      released = "2022-01-14"
      source   = ["wheels@d2fb6fdca366890ca71b5a1dee06fb59:catboost-1.0.4-cp310-none-manylinux1_x86_64.whl"]
    }
    "1.0.3" = {
      released = "2021-11-04"
      python   = ["3.5", "3.6", "3.7", "3.8", "3.9", "3.10"]
      source   = ["wheels@10b7d1d65f4cd7d5fce1ebbf784eca75:catboost-1.0.3-cp27-none-manylinux1_x86_64.whl"]
    }
    "1.0.2" = {
      released = "2021-11-03"
      python   = ["3.5", "3.6", "3.7", "3.8", "3.9", "3.10"]
      source   = ["wheels@a3cdabf0ffa762ba4efafb7dd5b280f2:catboost-1.0.2-cp27-none-manylinux1_x86_64.whl"]
    }
    "1.0.1" = {
      released = "2021-10-29"
      python   = ["3.5", "3.6", "3.7", "3.8", "3.9", "3.10"]
      source   = ["wheels@cc7d78975951dd2df39efeab807fc14d:catboost-1.0.1-cp27-none-manylinux1_x86_64.whl"]
    }
  }
}

package "catboost" {
  python    = ["3.5", "3.6", "3.7", "3.8", "3.9"]
  min_glibc = "2.5"
  requires  = { numpy = ">=1.16.0" }
  platforms = ["linux/amd64", "windows/amd64"]
  rows = {
    "1.0.0" = {
      released    = "2021-10-01"
      driver_min  = "450.80.02"
      source      = ["wheels@9b66baec2913247cc3d4ed62ce0f4260:catboost-1.0.0-cp27-none-manylinux1_x86_64.whl"]
      cell_source = { driver_min = ["catboost-python", "catboost-2238"] }
    }
    "0.26.1" = {
      released    = "2021-08-05"
      driver_min  = "450.80.02"
      source      = ["wheels@ec6bbdb835fc9109ec7c13235515f2a1:catboost-0.26.1-cp27-none-manylinux1_x86_64.whl"]
      cell_source = { driver_min = ["catboost-python", "catboost-2238"] }
    }
    "0.26" = {
      released   = "2021-06-03"
      driver_min = "450.80.02"
      sm         = { "linux/amd64" = ["3.5", "5.0+PTX", "5.2", "6.0+PTX", "6.1+PTX", "7.0+PTX", "8.0"] }
      numpy_abi  = "<2"
      source = [
        "wheels@c7f27a009bfc6f4bfa5fb8d6422f96cb:catboost-0.26-cp27-none-manylinux1_x86_64.whl",
        "wheels@534e2d041896546bd069a5ff401f12c6:catboost-0.26-cp39-none-manylinux1_x86_64.whl",
      ]
      cell_source = { driver_min = ["catboost-python", "catboost-2238"] }
    }
    "0.25.1" = {
      released    = "2021-04-05"
      driver_min  = "418.39"
      source      = ["wheels@1bcfb80c1e1956dd02652a720dd35b5d:catboost-0.25.1-cp27-none-manylinux1_x86_64.whl"]
      cell_source = { driver_min = ["catboost-1254"] }
    }
    "0.25" = {
      released    = "2021-03-24"
      driver_min  = "418.39"
      source      = ["wheels@58162bb440863915fd978a9aded33deb:catboost-0.25-cp27-none-manylinux1_x86_64.whl"]
      cell_source = { driver_min = ["catboost-1254"] }
    }
    "0.24.4" = {
      released    = "2020-12-27"
      driver_min  = "418.39"
      source      = ["wheels@aab43a50d80166356ee608dbe016c39d:catboost-0.24.4-cp27-none-manylinux1_x86_64.whl"]
      cell_source = { driver_min = ["catboost-1254"] }
    }
  }
}

package "catboost" {
  python    = ["3.5", "3.6", "3.7", "3.8"]
  min_glibc = "2.5"
  requires  = { numpy = ">=1.16.0" }
  platforms = ["linux/amd64", "windows/amd64"]
  rows = {
    "0.24.3" = {
      released    = "2020-11-18"
      driver_min  = "418.39"
      source      = ["wheels@8ce7318d75080d84fecd69b85302b44a:catboost-0.24.3-cp27-none-manylinux1_x86_64.whl"]
      cell_source = { driver_min = ["catboost-1254"] }
    }
    "0.24.2" = {
      released    = "2020-10-07"
      driver_min  = "418.39"
      source      = ["wheels@9c78e9050e1a5914e48cba93c7f5fc3c:catboost-0.24.2-cp27-none-manylinux1_x86_64.whl"]
      cell_source = { driver_min = ["catboost-1254"] }
    }
    "0.24.1" = {
      released    = "2020-08-26"
      driver_min  = "418.39"
      source      = ["wheels@9b6200d19e86a586e8fc402e1a192cc1:catboost-0.24.1-cp27-none-manylinux1_x86_64.whl"]
      cell_source = { driver_min = ["catboost-1254"] }
    }
    "0.24" = {
      released    = "2020-08-05"
      driver_min  = "418.39"
      source      = ["wheels@80db53141a0301b7c0a3e61b3f97a939:catboost-0.24-cp27-none-manylinux1_x86_64.whl"]
      cell_source = { driver_min = ["catboost-1254"] }
    }
    "0.23.2" = {
      released    = "2020-05-26"
      driver_min  = "418.39"
      source      = ["wheels@9e660f6858c186dd8672d561b44a541b:catboost-0.23.2-cp27-none-manylinux1_x86_64.whl"]
      cell_source = { driver_min = ["catboost-1254"] }
    }
    "0.23.1" = {
      released    = "2020-05-15"
      driver_min  = "418.39"
      source      = ["wheels@5b735a590c4169abdb7885a71d7153b9:catboost-0.23.1-cp27-none-manylinux1_x86_64.whl"]
      cell_source = { driver_min = ["catboost-1254"] }
    }
    "0.23" = {
      released    = "2020-04-24"
      driver_min  = "418.39"
      source      = ["wheels@fa8014beeea2ff95d7b75fabbb9a94de:catboost-0.23-cp27-none-manylinux1_x86_64.whl"]
      cell_source = { driver_min = ["catboost-1254"] }
    }
    "0.22" = {
      released    = "2020-03-02"
      driver_min  = "418.39"
      source      = ["wheels@d0d6312f57564f31f83ef425cca535a5:catboost-0.22-cp27-none-manylinux1_x86_64.whl"]
      cell_source = { driver_min = ["catboost-1254"] }
    }
    "0.21" = {
      released = "2020-01-31"
      source   = ["wheels@ded85d1d750e6057eacbcf0ef20686b6:catboost-0.21-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.20.2" = {
      released = "2019-12-25"
      source   = ["wheels@a2046a39a29cd8d1da94757b3b646942:catboost-0.20.2-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.20.1" = {
      released = "2019-12-11"
      source   = ["wheels@0991231471be8777df4da1edbe2b5f95:catboost-0.20.1-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.20" = {
      released = "2019-11-28"
      source   = ["wheels@29805f3a7f994aeb0a823b3e17e9f1da:catboost-0.20-cp27-none-manylinux1_x86_64.whl"]
    }
  }
}

package "catboost" {
  python    = ["3.5", "3.6", "3.7"]
  min_glibc = "2.5"
  requires  = { numpy = ">=1.16.0" }
  platforms = ["linux/amd64", "windows/amd64"]
  rows = {
    "0.19.1" = {
      released = "2019-11-19"
      source   = ["wheels@96f8f31d20d0d489e17591bd948a3695:catboost-0.19.1-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.18.1" = {
      released = "2019-10-31"
      source   = ["wheels@c83cb979aed2447fae3536fc4dd6e364:catboost-0.18.1-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.18" = {
      released = "2019-10-21"
      source   = ["wheels@b65994e6f2a20b118eada0283d1f6a44:catboost-0.18-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.17.5" = {
      released = "2019-10-10"
      source   = ["wheels@001351b9e6f66f54ba97392339170f23:catboost-0.17.5-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.17.4" = {
      released = "2019-10-01"
      source   = ["wheels@94ebae8752e1ef3bd5176b4a39fb329c:catboost-0.17.4-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.17.3" = {
      released = "2019-09-24"
      source   = ["wheels@8039d70b353d124f598aac30146ccc46:catboost-0.17.3-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.17.2" = {
      released = "2019-09-19"
      source   = ["wheels@92f604d9543872f5480db9f2b09ce43b:catboost-0.17.2-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.17.1" = {
      released = "2019-09-13"
      source   = ["wheels@34d53122a001baaa4373c062f16571a6:catboost-0.17.1-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.17" = {
      released = "2019-09-10"
      source   = ["wheels@d05ec8aaa772e8b59a47e41d9af474b2:catboost-0.17-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.16.5" = {
      released = "2019-08-20"
      source   = ["wheels@10d9e84997bd64eb12234858b30c324c:catboost-0.16.5-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.16.4" = {
      released = "2019-08-14"
      source   = ["wheels@31deffea3f6675cc61bbea1ab59052ae:catboost-0.16.4-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.16.3" = {
      released = "2019-08-11"
      source   = ["wheels@38de5f61435f5abf2429137e93ec8440:catboost-0.16.3-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.16.2" = {
      released = "2019-08-02"
      source   = ["wheels@7d2b9f9f59ba84ad45fa86a4cce13304:catboost-0.16.2-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.16.1" = {
      released = "2019-07-30"
      source   = ["wheels@662de3bb62624bc49d58a12f342161ce:catboost-0.16.1-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.16" = {
      released = "2019-07-24"
      source   = ["wheels@90c3d3e9015f6f750c546b1da7124e1f:catboost-0.16-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.15.2" = {
      released = "2019-06-28"
      source   = ["wheels@77d45b972881a0c98de6dca3e45d2dd5:catboost-0.15.2-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.15.1" = {
      released = "2019-05-31"
      source   = ["wheels@c4e3f8d259d82e11b7bd7aa773d9158c:catboost-0.15.1-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.15" = {
      released = "2019-05-27"
      source   = ["wheels@2a826eddfd4d419e08f5233d262264aa:catboost-0.15-cp27-none-manylinux1_x86_64.whl"]
    }
  }
}

package "catboost" {
  python    = ["3.5", "3.6", "3.7"]
  min_glibc = "2.5"
  requires  = { numpy = ">=1.11.1" }
  platforms = ["linux/amd64", "windows/amd64"]
  rows = {
    "0.14.2" = {
      released = "2019-04-17"
      source   = ["wheels@12e4b27076cf3db79c292b5911aca2b2:catboost-0.14.2-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.14.1" = {
      released = "2019-04-13"
      source   = ["wheels@40c299c66a01b0330abe787cb9788496:catboost-0.14.1-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.14.0" = {
      released = "2019-04-09"
      source   = ["wheels@f1c8bad312dbf05c2f7fdbb062e06c9a:catboost-0.14.0-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.13.1" = {
      released = "2019-03-20"
      source   = ["wheels@3bf14d106af2541e2f90af77e45694f5:catboost-0.13.1-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.13" = {
      released = "2019-03-14"
      source   = ["wheels@4eaf18dfa8ea076225fcb9e0a7d03fce:catboost-0.13-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.12.2" = {
      released = "2019-01-18"
      source   = ["wheels@a09c3e58ff529ba59ffcff6e84417dbd:catboost-0.12.2-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.12.1.1" = {
      released = "2019-01-10"
      source   = ["wheels@586bd262edb1e70e4f1851cb764e9cb5:catboost-0.12.1.1-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.12.1" = {
      released = "2018-12-30"
      source   = ["wheels@215b0810bc5a3d0e9fe79e198c8e51a3:catboost-0.12.1-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.11.1" = {
      released = "2018-11-13"
      source   = ["wheels@3c453ad720501c9dc941a2cb8c5b6425:catboost-0.11.1-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.11.0" = {
      released = "2018-11-07"
      source   = ["wheels@4af29bde70f64725dfef1f123b910a29:catboost-0.11.0-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.10.3" = {
      released = "2018-10-11"
      source   = ["wheels@cc1b614a9816f66be9100cd46c4e2761:catboost-0.10.3-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.10.2" = {
      released = "2018-09-20"
      source   = ["wheels@c98cd4ea7134cbe1b9164cd11f675faa:catboost-0.10.2-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.9.1.1" = {
      without  = ["requires"]
      released = "2018-07-07"
      python   = ["3.4", "3.5", "3.6", "3.7"]
      source   = ["wheels@9f5bde0d3ae6c8f0ccdfc0592ca8c29f:catboost-0.9.1.1-cp27-none-manylinux1_x86_64.whl"]
    }
  }
}

package "catboost" {
  released  = "2018-07-05"
  python    = ["3.4", "3.5", "3.6", "3.7"]
  min_glibc = "2.5"
  platforms = ["linux/amd64"]
  rows = {
    "0.9.1" = { source = ["wheels@8ca73afef15c5b48ddface05394991e9:catboost-0.9.1-cp27-none-manylinux1_x86_64.whl"] }
    "0.9" = {
      platforms = ["linux/amd64", "windows/amd64"]
      source    = ["wheels@56023f7d1b9a34b826efc75606c6c486:catboost-0.9-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.9.0" = { source = ["wheels@ee5d589fb4c9d09aed11c3d2efa13ab2:catboost-0.9.0-cp27-none-manylinux1_x86_64.whl"] }
  }
}

package "catboost" {
  python    = ["3.4", "3.5", "3.6"]
  min_glibc = "2.5"
  platforms = ["linux/amd64", "windows/amd64"]
  rows = {
    "0.8.1.1" = {
      released = "2018-05-03"
      source   = ["wheels@95724bd5f961b3e880e64c0f27d5d517:catboost-0.8.1.1-cp34-none-manylinux1_x86_64.whl"]
    }
    "0.8.1" = {
      released = "2018-04-25"
      source   = ["wheels@cb921c7ccd8cb86bdaffd158fdeedac9:catboost-0.8.1-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.8" = {
      released = "2018-04-19"
      source   = ["wheels@b786777f05dff850ca428c48766b1320:catboost-0.8-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.7.2.3" = {
      released  = "2018-04-07"
      platforms = ["linux/amd64"]
      source    = ["wheels@55d6cf566fcdc06f2fa68b0c14ee8d9c:catboost-0.7.2.3-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.7.2.2" = {
      released  = "2018-04-07"
      python    = ["3.4", "3.5"]
      platforms = ["linux/amd64"]
      source    = ["wheels@b6aab5b2b822ad0200c06ae89b533fef:catboost-0.7.2.2-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.7.2.1" = {
      released = "2018-04-06"
      source   = ["wheels@a1389a86a97a8336652a51e945ed03e0:catboost-0.7.2.1-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.7.2" = {
      released = "2018-04-06"
      source   = ["wheels@3ef744f2440f84c5cd49a957d2ba7a88:catboost-0.7.2-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.7.1" = {
      released = "2018-04-06"
      source   = ["wheels@98e685707d3a185025572b104cac77bc:catboost-0.7.1-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.7" = {
      released = "2018-03-29"
      source   = ["wheels@fc108847e157f63f912f0bbd9fccd063:catboost-0.7-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.6.3" = {
      released = "2018-03-05"
      source   = ["wheels@d17c91b62a9cd52e696bd465e2640769:catboost-0.6.3-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.6.2" = {
      released = "2018-02-09"
      source   = ["wheels@7eee065ed9826a9fa58ded085642d947:catboost-0.6.2-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.6.1.1" = {
      released = "2018-02-02"
      source   = ["wheels@a45157a94836a91f7059094b35b48dc4:catboost-0.6.1.1-cp27-none-manylinux1_x86_64.whl"]
    }
    "0.6.1" = {
      released = "2018-02-01"
      source   = ["wheels@ec11dad8598318b74733198e479538c9:catboost-0.6.1-cp27-none-manylinux1_x86_64.whl"]
    }
  }
}
