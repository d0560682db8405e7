# Releases of protobuf, which frameworks limit. Beside the compiled wheels each has one for any Python.

package_info "protobuf" {
  module = "google.protobuf"
  pypi   = "protobuf"
  source = ["wheels@89f23aa53c24553a2416fd4fd1ec06f7:protobuf-7.36.2-cp310-abi3-manylinux2014_x86_64.whl"]
}

package "protobuf" {
  python_requires = ">=3.10"
  platforms       = ["any"]
  rows = {
    "7.36.2" = {
      released = "2026-09-17"
      source   = ["wheels@89f23aa53c24553a2416fd4fd1ec06f7:protobuf-7.36.2-cp310-abi3-manylinux2014_x86_64.whl"]
    }
    "7.36.1" = {
      released = "2026-08-31"
      source   = ["wheels@97198b77e369a0abd8e262b8f6c7266c:protobuf-7.36.1-cp310-abi3-manylinux2014_x86_64.whl"]
    }
    "7.36.0" = {
      released = "2026-08-20"
      source   = ["wheels@70f5ec8eb0da81a44360c0dc0beac99a:protobuf-7.36.0-cp310-abi3-manylinux2014_x86_64.whl"]
    }
    "7.35.1" = {
      released = "2026-06-11"
      source   = ["wheels@74758715c53d7158fb76caf4f0cfdacc:protobuf-7.35.1-cp310-abi3-manylinux2014_x86_64.whl"]
    }
    "7.35.0" = {
      released = "2026-05-19"
      source   = ["wheels@6c0f98f10c8a05ea30f8993dfef2de09:protobuf-7.35.0-cp310-abi3-manylinux2014_x86_64.whl"]
    }
    "7.34.2" = {
      released = "2026-05-20"
      source   = ["wheels@4ba1b66aa2e3808a84ab576e7a9bd4a4:protobuf-7.34.2-cp310-abi3-manylinux2014_x86_64.whl"]
    }
    "7.34.1" = {
      released = "2026-03-20"
      source   = ["wheels@8ff40ce8cd688f7265326b38d5a1bed9:protobuf-7.34.1-cp310-abi3-manylinux2014_x86_64.whl"]
    }
    "7.34.0" = {
      released = "2026-02-27"
      source   = ["wheels@964cf977e07f479c0697964e83deda72:protobuf-7.34.0-cp310-abi3-manylinux2014_x86_64.whl"]
    }
  }
}

package "protobuf" {
  python_requires = ">=3.9"
  platforms       = ["any"]
  rows = {
    "6.33.6" = {
      released = "2026-03-18"
      source   = ["wheels@e9db7e292e0ab79dd108d7f1a94fe316:protobuf-6.33.6-cp39-abi3-manylinux2014_x86_64.whl"]
    }
    "6.33.5" = {
      released = "2026-01-29"
      source   = ["wheels@cbf16ba3350fb7b889fca858fb215967:protobuf-6.33.5-cp39-abi3-manylinux2014_x86_64.whl"]
    }
    "6.33.4" = {
      released = "2026-01-12"
      source   = ["wheels@3df850c2f8db9934de4cf8f9152f8dc2:protobuf-6.33.4-cp39-abi3-manylinux2014_x86_64.whl"]
    }
    "6.33.3" = {
      released = "2026-01-09"
      source   = ["wheels@6fa9b5f4baa12257542273e5e6f3c3d3:protobuf-6.33.3-cp39-abi3-manylinux2014_x86_64.whl"]
    }
    "6.33.2" = {
      released = "2025-12-06"
      source   = ["wheels@1f8017c48c07ec5859106533b682260b:protobuf-6.33.2-cp39-abi3-manylinux2014_x86_64.whl"]
    }
    "6.33.1" = {
      released = "2025-11-13"
      source   = ["wheels@8fd7d5e0eb08cd5b87fd3df49bc193f5:protobuf-6.33.1-cp39-abi3-manylinux2014_x86_64.whl"]
    }
    "6.33.0" = {
      released = "2025-10-15"
      source   = ["wheels@35be49fd3f4fefa4e6e2aacc35e8b837:protobuf-6.33.0-cp39-abi3-manylinux2014_x86_64.whl"]
    }
    "6.32.1" = {
      released = "2025-09-11"
      source   = ["wheels@b1864818300c297265c83a4982fd3169:protobuf-6.32.1-cp39-abi3-manylinux2014_x86_64.whl"]
    }
    "6.32.0" = {
      released = "2025-08-14"
      source   = ["wheels@75a2aab2bd1aeb1f5dc7c5f33bcb11d8:protobuf-6.32.0-cp39-abi3-manylinux2014_x86_64.whl"]
    }
    "6.31.1" = {
      released = "2025-05-28"
      source   = ["wheels@4ee898bf66f7a8b0bd21bce523814e6f:protobuf-6.31.1-cp39-abi3-manylinux2014_x86_64.whl"]
    }
    "6.31.0" = {
      released = "2025-05-14"
      source   = ["wheels@5353e38844168a327acd2b2aa4400444:protobuf-6.31.0-cp39-abi3-manylinux2014_x86_64.whl"]
    }
    "6.30.2" = {
      released = "2025-03-26"
      source   = ["wheels@4f6c687ae8efae6cf6093389a5965482:protobuf-6.30.2-cp39-abi3-manylinux2014_x86_64.whl"]
    }
    "6.30.1" = {
      released = "2025-03-13"
      source   = ["wheels@e3083660225fa94748ac2e407f09a899:protobuf-6.30.1-cp39-abi3-manylinux2014_x86_64.whl"]
    }
    "6.30.0" = {
      released = "2025-03-05"
      source   = ["wheels@d79bf6a202a536b192b7e8d295d7eece:protobuf-6.30.0-cp39-abi3-manylinux2014_x86_64.whl"]
    }
  }
}

package "protobuf" {
  python_requires = ">=3.8"
  platforms       = ["any"]
  rows = {
    "5.29.6" = {
      released = "2026-02-04"
      source   = ["wheels@e3387f44798ac1106af0233c04fb8abf:protobuf-5.29.6-cp38-abi3-manylinux2014_x86_64.whl"]
    }
    "5.29.5" = {
      released = "2025-05-28"
      source   = ["wheels@63848923da3325e1bf7e9003d680ce6e:protobuf-5.29.5-cp38-abi3-manylinux2014_x86_64.whl"]
    }
    "5.29.4" = {
      released = "2025-03-19"
      source   = ["wheels@d7d3f7d1d5a66ed4942d4fefb12ac4b1:protobuf-5.29.4-cp38-abi3-manylinux2014_x86_64.whl"]
    }
    "5.29.3" = {
      released = "2025-01-08"
      source   = ["wheels@c027e08a08be10b67c06bf2370b99c81:protobuf-5.29.3-cp38-abi3-manylinux2014_x86_64.whl"]
    }
    "5.29.2" = {
      released = "2024-12-18"
      source   = ["wheels@b6b0d416bbbb9d4fbf9d0561dbfc4e32:protobuf-5.29.2-cp38-abi3-manylinux2014_x86_64.whl"]
    }
    "5.29.1" = {
      released = "2024-12-04"
      source   = ["wheels@8ee1461b3af56145aca2800e6a3e2f92:protobuf-5.29.1-cp38-abi3-manylinux2014_x86_64.whl"]
    }
    "5.28.3" = {
      released = "2024-10-23"
      source   = ["wheels@712319fbdddb46f21abb66cd33cb9e49:protobuf-5.28.3-cp38-abi3-manylinux2014_x86_64.whl"]
    }
    "5.28.2" = {
      released = "2024-09-18"
      source   = ["wheels@5e8a95246d581eef20471b5d5ba010d5:protobuf-5.28.2-cp38-abi3-manylinux2014_x86_64.whl"]
    }
    "5.28.1" = {
      released = "2024-09-11"
      source   = ["wheels@51f09caab818707ab91cf09cc5c15602:protobuf-5.28.1-cp38-abi3-manylinux2014_x86_64.whl"]
    }
    "5.28.0" = {
      released = "2024-08-28"
      source   = ["wheels@6206afcb2d90181ae8722798dcb56dc7:protobuf-5.28.0-cp38-abi3-manylinux2014_x86_64.whl"]
    }
    "5.27.5" = {
      released = "2024-09-18"
      source   = ["wheels@aab519ebdc1bd7469e7df4011545ff4f:protobuf-5.27.5-cp38-abi3-manylinux2014_x86_64.whl"]
    }
    "5.27.4" = {
      released = "2024-08-27"
      source   = ["wheels@25ba1f0633f73c3939f3b84e1636f3eb:protobuf-5.27.4-cp38-abi3-manylinux2014_x86_64.whl"]
    }
    "5.27.3" = {
      released = "2024-07-31"
      source   = ["wheels@a55c48f2a2092d8e213bd143474df33a:protobuf-5.27.3-cp38-abi3-manylinux2014_x86_64.whl"]
    }
    "5.27.2" = {
      released = "2024-06-25"
      source   = ["wheels@b848dbe1d57ed7c191dfc4ea64b8b004:protobuf-5.27.2-cp38-abi3-manylinux2014_x86_64.whl"]
    }
    "5.27.1" = {
      released = "2024-06-06"
      source   = ["wheels@ee52874a9e69a30271649be88ecbe69d:protobuf-5.27.1-cp38-abi3-manylinux2014_x86_64.whl"]
    }
    "5.27.0" = {
      released = "2024-05-23"
      source   = ["wheels@56937f97ae0dcf4e220ff2abb1456c51:protobuf-5.27.0-cp38-abi3-manylinux2014_x86_64.whl"]
    }
    "5.26.1" = {
      released = "2024-03-27"
      source   = ["wheels@f7417703f841167e5a27d48be13389d5:protobuf-5.26.1-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "5.26.0" = {
      released = "2024-03-13"
      source   = ["wheels@6ee9d1aa02f951c5ce10bf8c6cfb7604:protobuf-5.26.0-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.25.9" = {
      released = "2026-03-25"
      source   = ["wheels@438c636de8fb706a0de94a12a268ef1a:protobuf-4.25.9-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.25.8" = {
      released = "2025-05-28"
      source   = ["wheels@83e6e54e93d2b696a92cad6e6efc924f:protobuf-4.25.8-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.25.7" = {
      released = "2025-04-24"
      source   = ["wheels@d41fb7ae72a25fcb79b2d71e4247f054:protobuf-4.25.7-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.25.6" = {
      released = "2025-01-24"
      source   = ["wheels@4434ff8bb5576f9e0c78f47c41cdf3a1:protobuf-4.25.6-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.25.5" = {
      released = "2024-09-18"
      source   = ["wheels@fe14e16c22be926d3abfcb500e60cab0:protobuf-4.25.5-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.25.4" = {
      released = "2024-07-24"
      source   = ["wheels@3319e073562e2515c6ddc643eb92ce20:protobuf-4.25.4-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.25.3" = {
      released = "2024-02-15"
      source   = ["wheels@7c8daa26095f82482307bc717364e7c1:protobuf-4.25.3-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.25.2" = {
      released = "2024-01-10"
      source   = ["wheels@fc381d1dd0516343f1440019cedf08a7:protobuf-4.25.2-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.25.1" = {
      released = "2023-11-15"
      source   = ["wheels@ca37bf6a6d0046272c152eea90d2e4ef:protobuf-4.25.1-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.25.0" = {
      released = "2023-11-01"
      source   = ["wheels@683dc44c61f2620b32ce4927de2108f3:protobuf-4.25.0-cp37-abi3-manylinux2014_x86_64.whl"]
    }
  }
}

package "protobuf" {
  python_requires = ">=3.7"
  platforms       = ["any"]
  rows = {
    "4.24.4" = {
      released = "2023-10-04"
      source   = ["wheels@b493cb590960ff863743b9ff1452c413:protobuf-4.24.4-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.24.3" = {
      released = "2023-09-07"
      source   = ["wheels@f6ccbcf027761a2978c1406070c3788f:protobuf-4.24.3-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.24.2" = {
      released = "2023-08-25"
      source   = ["wheels@c00c3c7eb9ad3833806e21e86dca448f:protobuf-4.24.2-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.24.1" = {
      released = "2023-08-18"
      source   = ["wheels@5d32363d14aca6e5c9e9d5918ad8fb65:protobuf-4.24.1-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.24.0" = {
      released = "2023-08-08"
      source   = ["wheels@a6b1ca92ccabfd9903c0c7dde8876221:protobuf-4.24.0-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.23.4" = {
      released = "2023-07-06"
      source   = ["wheels@effeac51ab79332d44fba74660d40ae7:protobuf-4.23.4-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.23.3" = {
      released = "2023-06-14"
      source   = ["wheels@3b01a5274ac920feb75d0b372d901524:protobuf-4.23.3-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.23.2" = {
      released = "2023-05-26"
      source   = ["wheels@86df87016d290143c7ce3be3ad52d055:protobuf-4.23.2-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.23.1" = {
      released = "2023-05-17"
      source   = ["wheels@3ce113b3f3362493bddc9069c2163a38:protobuf-4.23.1-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.23.0" = {
      released = "2023-05-08"
      source   = ["wheels@ebde3a023b8e11bfa6c890ef34cd6a8b:protobuf-4.23.0-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.22.5" = {
      released = "2023-05-10"
      source   = ["wheels@443df9fdd435224384e0d30e748d2a01:protobuf-4.22.5-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.22.4" = {
      released = "2023-05-04"
      source   = ["wheels@8fd329e5dd7b6c4b878cab4b85bb6cec:protobuf-4.22.4-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.22.3" = {
      released = "2023-04-13"
      source   = ["wheels@13233ee2b9d3bd9a5f216c1fa2c321cd:protobuf-4.22.3-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.22.1" = {
      released = "2023-03-07"
      source   = ["wheels@953fc7904ef46900262a26374b28c286:protobuf-4.22.1-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.22.0" = {
      released = "2023-02-16"
      source   = ["wheels@86c3d20428b007537ba6792b475c0853:protobuf-4.22.0-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.21.12" = {
      released = "2022-12-14"
      source   = ["wheels@78a28c9fa223998472886c77042e9b9a:protobuf-4.21.12-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.21.11" = {
      released = "2022-12-08"
      source   = ["wheels@553e35c0878f6855e55f01a14561e6bc:protobuf-4.21.11-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.21.10" = {
      released = "2022-11-30"
      source   = ["wheels@2a172741b5b041a896b621cef4277077:protobuf-4.21.10-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.21.9" = {
      released = "2022-10-26"
      source   = ["wheels@e575c57dc8b5b2b2caa436c16d44ef69:protobuf-4.21.9-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.21.8" = {
      released = "2022-10-18"
      source   = ["wheels@4761201b93e024bb70ee3a6a6425d61f:protobuf-4.21.8-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.21.7" = {
      released = "2022-09-29"
      source   = ["wheels@b019c79e23a80735cc8a71b95f76a49a:protobuf-4.21.7-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.21.6" = {
      released = "2022-09-13"
      source   = ["wheels@b6cea204865595a92a7b240e4b65bcaa:protobuf-4.21.6-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.21.5" = {
      released = "2022-08-09"
      source   = ["wheels@5e0b272217aad8971763960238c1a1e6:protobuf-4.21.5-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.21.4" = {
      released = "2022-07-26"
      source   = ["wheels@adeccfbffbf4c9d1e77da86dc995d76c:protobuf-4.21.4-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.21.3" = {
      released = "2022-07-21"
      source   = ["wheels@d367e7385cd808ad33b580155bf96948:protobuf-4.21.3-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.21.2" = {
      released = "2022-06-24"
      source   = ["wheels@ef0768a609a02b2b412fa0f59f1242f1:protobuf-4.21.2-cp37-abi3-manylinux2014_x86_64.whl"]
    }
    "4.21.1" = {
      released = "2022-05-27"
      source   = ["wheels@a4c0c6f2f95a559e59a0258d3e4b186f:protobuf-4.21.1-cp37-abi3-manylinux2014_x86_64.whl"]
    }
  }
}

package "protobuf" {
  python_requires = ">=3.7"
  platforms       = ["any"]
  rows = {
    "3.20.3" = {
      released = "2022-09-29"
      source = [
        "wheels@9aae4406ea63d825636cc11ffb34ad33:protobuf-3.20.3-cp310-cp310-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
      ]
    }
    "3.20.2" = {
      released = "2022-09-13"
      source = [
        "wheels@e8fbc522303e09036c752a0afcc5c060:protobuf-3.20.2-cp310-cp310-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
      ]
    }
    "3.20.1" = {
      released = "2022-04-22"
      source = [
        "wheels@cd68be2559e2a3b84f517fb029ee6115:protobuf-3.20.1-cp310-cp310-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
      ]
    }
    "3.20.0" = {
      released = "2022-04-01"
      source = [
        "wheels@5b5860b790498f233cdc8d635a17fc08:protobuf-3.20.0-cp310-cp310-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
      ]
    }
  }
}

package "protobuf" {
  python_requires = ">=3.5"
  platforms       = ["any"]
  rows = {
    "3.19.6" = {
      released = "2022-09-29"
      source = [
        "wheels@11478547958c2dfea921920617eb457b:protobuf-3.19.6-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "3.19.5" = {
      released = "2022-09-13"
      source = [
        "wheels@f976234e20ab2785f54224bcdafa0276:protobuf-3.19.5-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "3.19.4" = {
      released = "2022-01-28"
      source = [
        "wheels@072fbc78d705d3edc7ccac58a62c4c8e:protobuf-3.19.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "3.19.3" = {
      released = "2022-01-11"
      source = [
        "wheels@8ad761ef3be34c8bdc7285bec4b40372:protobuf-3.19.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "3.19.2" = {
      released = "2022-01-10"
      source = [
        "wheels@6257a42a489208dd2af1f1a8df2b700b:protobuf-3.19.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "3.19.1" = {
      released = "2021-10-29"
      source = [
        "wheels@28ccea56d4dc38d35cd70c43c2da2f40:protobuf-3.19.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "3.19.0" = {
      released = "2021-10-20"
      source = [
        "wheels@b64be5d7270cf5e76375bac049846e8a:protobuf-3.19.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "3.18.3" = {
      released = "2022-09-13"
      source = [
        "wheels@6741d7d1cfcbdd6cf610f38b7976cf8c:protobuf-3.18.3-cp36-cp36m-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "3.18.1" = {
      released = "2021-10-05"
      source = [
        "wheels@c0e2790c580070cff2921b93d562539a:protobuf-3.18.1-cp36-cp36m-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
  }
}

package "protobuf" {
  platforms = ["any"]
  rows = {
    "3.17.3" = {
      released = "2021-06-08"
      source = [
        "wheels@13ee7be3c2d9a5d2b42a1030976f760f:protobuf-3.17.3-cp27-cp27mu-manylinux_2_5_x86_64.manylinux1_x86_64.whl",
      ]
    }
    "3.17.2" = {
      released = "2021-06-02"
      source = [
        "wheels@4e62be28dcaab52c7e8e8e3fb9a7005d:protobuf-3.17.2-cp27-cp27mu-manylinux_2_5_x86_64.manylinux1_x86_64.whl",
      ]
    }
    "3.17.1" = {
      released = "2021-05-24"
      source = [
        "wheels@d06ef0f7873e04e2d1a2bfa0701d063e:protobuf-3.17.1-cp27-cp27mu-manylinux_2_5_x86_64.manylinux1_x86_64.whl",
      ]
    }
    "3.17.0" = {
      released = "2021-05-13"
      source = [
        "wheels@5356981c1919782b8c2e3ea5c5d85ad5:protobuf-3.17.0-cp27-cp27mu-manylinux_2_5_x86_64.manylinux1_x86_64.whl",
      ]
    }
    "3.16.0" = {
      released = "2021-05-07"
      source = [
        "wheels@8ec649186f5443cab12692438190988b:protobuf-3.16.0-cp27-cp27mu-manylinux_2_5_x86_64.manylinux1_x86_64.whl",
      ]
    }
    "3.15.8" = {
      released = "2021-04-08"
      source   = ["wheels@f17b352d7ce33c81773cf81d536ca708:protobuf-3.15.8-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.15.7" = {
      released = "2021-04-02"
      source   = ["wheels@d54d78f621852ec4fdd1484d1263ca04:protobuf-3.15.7-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.15.6" = {
      released = "2021-03-11"
      source   = ["wheels@1a66261a402d05c8ad8c1fde86318373:protobuf-3.15.6-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.15.5" = {
      released = "2021-03-05"
      source   = ["wheels@9133b39924485ae43c02fc8274e57e5a:protobuf-3.15.5-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.15.4" = {
      released = "2021-03-03"
      source   = ["wheels@657f6b12673b36c4e10050cdfd4768e7:protobuf-3.15.4-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.15.3" = {
      released = "2021-02-25"
      source   = ["wheels@31460706eb7c3bcc3c153877e580b78e:protobuf-3.15.3-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.15.2" = {
      released = "2021-02-23"
      source   = ["wheels@476999c3ac127d43e1c7ae108b3a0605:protobuf-3.15.2-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.15.1" = {
      released = "2021-02-20"
      source   = ["wheels@f49a1721f2a3d72466aa19f095cc3fe2:protobuf-3.15.1-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.15.0" = {
      released = "2021-02-18"
      source   = ["wheels@b04449133e31b65924650d758efbc239:protobuf-3.15.0-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
  }
}

package "protobuf" {
  platforms = ["any"]
  rows = {
    "3.14.0" = {
      released = "2020-11-13"
      source   = ["wheels@5b7a637212cc9b2bcf85dd828b1178d1:protobuf-3.14.0-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.13.0" = {
      released = "2020-08-15"
      source   = ["wheels@1e834076dfef9e585815757a2c7e4560:protobuf-3.13.0-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.12.4" = {
      released = "2020-07-29"
      source   = ["wheels@6009f3ebe761fad319b52199a49f1efa:protobuf-3.12.4-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.12.2" = {
      released = "2020-05-27"
      source   = ["wheels@6f349adabf1c004aba53f7b4633459f8:protobuf-3.12.2-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.12.1" = {
      released  = "2020-05-21"
      platforms = ["linux/amd64", "windows/amd64"]
      source    = ["wheels@49fb6fab19cd3f30fa0e976eeedcbf25:protobuf-3.12.1-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.12.0" = {
      released  = "2020-05-16"
      platforms = ["linux/amd64", "windows/amd64"]
      source    = ["wheels@ccce142ebcfbc35643a5012cf398497e:protobuf-3.12.0-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.11.3" = {
      released = "2020-02-03"
      source   = ["wheels@dd9aa4401c36785ea1b6fff0552c674b:protobuf-3.11.3-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.11.2" = {
      released = "2019-12-20"
      source   = ["wheels@4571da974019849201fc1ec6626b9cea:protobuf-3.11.2-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
  }
}

package "protobuf" {
  platforms = ["any"]
  rows = {
    "3.11.1" = {
      released = "2019-12-03"
      source   = ["wheels@e028fee51c96de4e81924484c77111df:protobuf-3.11.1-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.11.0" = {
      released = "2019-11-26"
      source   = ["wheels@f4370d0e3d6e1ac2f80911651691ac54:protobuf-3.11.0-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.10.0" = {
      released = "2019-10-03"
      source   = ["wheels@ca33d2f09dae149a1dcf942d2d825ebb:protobuf-3.10.0-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.9.2" = {
      released = "2019-09-23"
      source   = ["wheels@f655338491481f482042f19016647e50:protobuf-3.9.2-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.9.1" = {
      released = "2019-08-06"
      source   = ["wheels@55f85b7808766e5e3f526818f5e2aeb5:protobuf-3.9.1-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
  }
}

package "protobuf" {
  platforms = ["any"]
  rows = {
    "3.9.0" = {
      released = "2019-07-12"
      source   = ["wheels@aabb7c741d3416671c3e6fe7c52970a2:protobuf-3.9.0-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.8.0" = {
      released = "2019-05-28"
      source   = ["wheels@41e47198b94c27ba05a08b4a95160656:protobuf-3.8.0-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.7.1" = {
      released = "2019-03-26"
      source   = ["wheels@86260ecfe7a66c0e9d82d2c61f86a14a:protobuf-3.7.1-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.7.0" = {
      released = "2019-02-28"
      source   = ["wheels@97872686223f47d95e914881cb0ca46e:protobuf-3.7.0-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.6.1" = {
      released = "2018-08-13"
      source   = ["wheels@59cd75ded98094d3cf2d79e84cdb38a4:protobuf-3.6.1-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.6.0" = {
      released = "2018-06-13"
      source   = ["wheels@12985d9f40c104da2f44ec0894492148:protobuf-3.6.0-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
  }
}

package "protobuf" {
  platforms = ["any"]
  rows = {
    "3.5.2.post1" = {
      released = "2018-03-16"
      source   = ["wheels@5c1c8f6a0a68a874e3beff89255959dd:protobuf-3.5.2.post1-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.5.2" = {
      released = "2018-03-06"
      source   = ["wheels@e774cd03628c0b2f850a09a8c005fe61:protobuf-3.5.2-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.5.1" = {
      released = "2017-12-22"
      source   = ["wheels@11788df3e176f44e0375fe6361342d72:protobuf-3.5.1-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.5.0.post1" = {
      released = "2017-11-22"
      source   = ["wheels@232b6832f5975bcc236e53a8e9ac37df:protobuf-3.5.0.post1-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.4.0" = {
      released = "2017-08-16"
      source   = ["wheels@9f3be25ad48b051186ee88f9567a3f3f:protobuf-3.4.0-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.3.0" = {
      released  = "2017-05-02"
      platforms = ["linux/amd64"]
      source    = ["wheels@88b8799070cbb97a6aa1b26e1120d261:protobuf-3.3.0-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.2.0" = {
      released = "2017-01-30"
      source   = ["wheels@3c1e93adccb6df731b003993e1f09422:protobuf-3.2.0-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
    "3.1.0.post1" = {
      released = "2016-09-27"
      source   = ["wheels@42315e73409eaefdcc11e216695ff21f:protobuf-3.1.0.post1-py2.py3-none-any.whl"]
    }
    "3.1.0" = {
      released = "2016-09-27"
      source   = ["wheels@2859906dd9a2aadf72cabf4ad650cff1:protobuf-3.1.0-py2.py3-none-any.whl"]
    }
    "3.0.0" = {
      released = "2016-07-29"
      source   = ["wheels@e171eea1b6d8d0a21ea0f560ceb741e8:protobuf-3.0.0-cp27-cp27mu-manylinux1_x86_64.whl"]
    }
  }
}
