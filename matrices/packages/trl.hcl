# Releases of trl.

source "trl-filtering" {
  title = "trl issue 1409 and pull request 1415: transformers 4.39 has no top_k_top_p_filtering, which trl imports; 0.8.0 has its own"
  url   = "https://github.com/huggingface/trl/issues/1409"
  date  = "2024-03-11"
  class = "reported"
}

source "trl-wheels" {
  title = "METADATA and trl/core.py in the wheels of 0.4.0 to 0.12.1: up to 0.7.11 the module imports top_k_top_p_filtering from transformers"
  url   = "https://pypi.org/project/trl/0.7.11/#files"
  date  = "2026-11-27"
  class = "measured"
}

package_info "trl" {
  framework = "pytorch"
  module    = "trl"
  pypi      = "trl"
  source    = ["wheels@c4726e139dd40e1a41661511c639c8a6:trl-1.16.0-py3-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "trl" "1.16.0" {
  released        = "2026-10-15"
  python_requires = ">=3.11"
  requires        = { accelerate = ">=1.10.1", huggingface-hub = ">=0.34.0", numpy = ">=1.26.0", pandas = ">=2.1.1", pyarrow = ">=21.0.0", transformers = ">=4.56.2" }
  requires_other  = { "deepspeed (extra)" = ">=0.18.6", "vllm (extra)" = ">=0.22.0,<=0.31.0" }
  platforms       = ["any"]
  source          = ["wheels@c4726e139dd40e1a41661511c639c8a6:trl-1.16.0-py3-none-any.whl"]
}

package "trl" {
  python_requires = ">=3.10"
  requires        = { accelerate = ">=1.4.0", transformers = ">=4.56.2" }
  requires_other  = { "deepspeed (extra)" = ">=0.14.4" }
  platforms       = ["any"]
  rows = {
    "1.15.0" = {
      released        = "2026-10-08"
      python_requires = ">=3.11"
      requires_other  = { "deepspeed (extra)" = ">=0.18.6", "vllm (extra)" = ">=0.21.0,<=0.31.0" }
      source          = ["wheels@9c9a4b68a184a0b6425293e9b152950f:trl-1.15.0-py3-none-any.whl"]
    }
    "1.14.2" = {
      released       = "2026-10-06"
      requires_other = { "deepspeed (extra)" = ">=0.18.6", "vllm (extra)" = ">=0.20.0,<=0.30.0" }
      source         = ["wheels@bd97adb0284f2520ae8c5ebf243e2e4b:trl-1.14.2-py3-none-any.whl"]
    }
    "1.14.1" = {
      released       = "2026-09-29"
      requires_other = { "deepspeed (extra)" = ">=0.18.6", "vllm (extra)" = ">=0.20.0,<=0.30.0" }
      source         = ["wheels@ae406a3ca113f23da33f297b4a067d7b:trl-1.14.1-py3-none-any.whl"]
    }
    "1.14.0" = {
      released       = "2026-09-25"
      requires_other = { "deepspeed (extra)" = ">=0.18.6", "vllm (extra)" = ">=0.20.0,<=0.30.0" }
      source         = ["wheels@10059306c0efc6a2c32b17bc28363bb1:trl-1.14.0-py3-none-any.whl"]
    }
    "1.13.0" = {
      released       = "2026-09-10"
      requires_other = { "deepspeed (extra)" = ">=0.18.6", "vllm (extra)" = ">=0.19.1,<=0.28.0" }
      source         = ["wheels@7c7ae0c72e969450221cf4c7cfe69c53:trl-1.13.0-py3-none-any.whl"]
    }
    "1.12.0" = {
      released       = "2026-08-26"
      requires_other = { "vllm (extra)" = ">=0.19.0,<=0.27.1" }
      source         = ["wheels@9c8f117b21a941edbc85744f5a341c94:trl-1.12.0-py3-none-any.whl"]
    }
    "1.11.0" = {
      released       = "2026-08-26"
      requires_other = { "vllm (extra)" = ">=0.19.0,<=0.27.1" }
      source         = ["wheels@a6141964e9da7de6b4bd971908027a2c:trl-1.11.0-py3-none-any.whl"]
    }
    "1.10.0" = {
      released       = "2026-08-13"
      requires_other = { "vllm (extra)" = ">=0.17.0,<=0.26.0" }
      source         = ["wheels@f4bdad4a10dffa558399177938267b0a:trl-1.10.0-py3-none-any.whl"]
    }
    "1.9.2" = {
      released       = "2026-07-28"
      requires_other = { "vllm (extra)" = ">=0.17.0,<=0.25.1" }
      source         = ["wheels@27847cd9b429af83365b311bb9d93e24:trl-1.9.2-py3-none-any.whl"]
    }
    "1.9.1" = {
      released       = "2026-07-26"
      requires_other = { "vllm (extra)" = ">=0.17.0,<=0.25.1" }
      source         = ["wheels@39e082710ee17a710ba1ec05296955b0:trl-1.9.1-py3-none-any.whl"]
    }
    "1.9.0" = {
      released       = "2026-07-21"
      requires_other = { "vllm (extra)" = ">=0.17.0,<=0.25.1" }
      source         = ["wheels@22906c5344096f1b33eaccf6449f2844:trl-1.9.0-py3-none-any.whl"]
    }
    "1.8.0" = {
      released       = "2026-07-09"
      requires_other = { "vllm (extra)" = ">=0.16.0,<=0.23.0" }
      source         = ["wheels@6fae1e592162907f952d3a909c8e152e:trl-1.8.0-py3-none-any.whl"]
    }
    "1.7.1" = {
      released       = "2026-07-04"
      requires_other = { "vllm (extra)" = ">=0.14.0,<=0.23.0" }
      source         = ["wheels@d5ef8ac38c64746eebf23005dccefc64:trl-1.7.1-py3-none-any.whl"]
    }
    "1.7.0" = {
      released       = "2026-06-25"
      requires_other = { "vllm (extra)" = ">=0.14.0,<=0.23.0" }
      source         = ["wheels@097358a35caec99477d9fcc5284bcf34:trl-1.7.0-py3-none-any.whl"]
    }
    "1.6.0" = {
      released       = "2026-06-11"
      requires_other = { "vllm (extra)" = ">=0.12.0,<=0.19.0" }
      source         = ["wheels@78023ee1e8ba11e9b7eaa9077c8d37b3:trl-1.6.0-py3-none-any.whl"]
    }
    "1.5.1" = {
      released       = "2026-05-27"
      requires_other = { "vllm (extra)" = ">=0.12.0,<=0.18.0" }
      source         = ["wheels@502a4c71f807fcb2de9768802faf5d1e:trl-1.5.1-py3-none-any.whl"]
    }
    "1.5.0" = {
      released       = "2026-05-25"
      requires_other = { "vllm (extra)" = ">=0.12.0,<=0.18.0" }
      source         = ["wheels@f78e989bc3420aa6799d9356aac7ddd0:trl-1.5.0-py3-none-any.whl"]
    }
    "1.4.0" = {
      released       = "2026-05-08"
      requires_other = { "vllm (extra)" = ">=0.12.0,<=0.18.0" }
      source         = ["wheels@d8c1aeaa196cdaf2156206aa087d8c33:trl-1.4.0-py3-none-any.whl"]
    }
    "1.3.0" = {
      released       = "2026-04-26"
      requires_other = { "vllm (extra)" = ">=0.12.0,<=0.18.0" }
      source         = ["wheels@55d5bed9983aa3e781c2d0af3b500ea7:trl-1.3.0-py3-none-any.whl"]
    }
    "1.2.0" = {
      released       = "2026-04-17"
      requires_other = { "vllm (extra)" = ">=0.11.0,<=0.18.0" }
      source         = ["wheels@f6ddfa162ac92d25973070d9e3f6cff7:trl-1.2.0-py3-none-any.whl"]
    }
    "1.1.0" = {
      released       = "2026-04-12"
      requires_other = { "vllm (extra)" = ">=0.11.0,<=0.17.1" }
      source         = ["wheels@d990b665aabf7d917985c09b739877a1:trl-1.1.0-py3-none-any.whl"]
    }
    "1.0.0" = {
      released       = "2026-03-30"
      requires_other = { "vllm (extra)" = ">=0.10.2,<=0.17.1" }
      source         = ["wheels@c45700cb6aa8723e5db1dd8773297f64:trl-1.0.0-py3-none-any.whl"]
    }
    "0.29.1" = {
      released       = "2026-03-20"
      requires_other = { "vllm (extra)" = ">=0.10.2,<0.13.0" }
      source         = ["wheels@f9490cd1af93f3dce1cfdfe0fa1de108:trl-0.29.1-py3-none-any.whl"]
    }
    "0.29.0" = {
      released       = "2026-02-25"
      requires_other = { "vllm (extra)" = ">=0.10.2,<0.13.0" }
      source         = ["wheels@7d49cb1526c55cc1d798d921d9d91bb8:trl-0.29.0-py3-none-any.whl"]
    }
    "0.28.0" = {
      released       = "2026-02-10"
      requires_other = { "vllm (extra)" = ">=0.10.2,<0.13.0" }
      source         = ["wheels@f01c6b4bbabe4db8c60ef8a7b0b7fe7f:trl-0.28.0-py3-none-any.whl"]
    }
    "0.27.2" = {
      released       = "2026-02-03"
      requires_other = { "vllm (extra)" = ">=0.10.2,<0.13.0" }
      source         = ["wheels@05fbaa257d5d55bc659d8470c4d189eb:trl-0.27.2-py3-none-any.whl"]
    }
    "0.27.1" = {
      released       = "2026-01-24"
      requires_other = { "vllm (extra)" = ">=0.10.2,<0.13.0" }
      source         = ["wheels@641843c8556516c39896113b79c9b0b6:trl-0.27.1-py3-none-any.whl"]
    }
    "0.27.0" = {
      released       = "2026-01-16"
      requires_other = { "vllm (extra)" = ">=0.10.2,<0.13.0" }
      source         = ["wheels@0947241f74b67f60f0fce6d149afbb85:trl-0.27.0-py3-none-any.whl"]
    }
  }
}

package "trl" {
  python_requires = ">=3.10"
  requires        = { accelerate = ">=1.4.0", transformers = ">=4.56.1" }
  requires_other  = { "deepspeed (extra)" = ">=0.14.4", "vllm (extra)" = ">=0.10.2,<0.12.0" }
  platforms       = ["any"]
  rows = {
    "0.26.2" = {
      released = "2025-12-18"
      source   = ["wheels@532a6d221201b5fef4b961fbaae4c67c:trl-0.26.2-py3-none-any.whl"]
    }
    "0.26.1" = {
      released = "2025-12-12"
      source   = ["wheels@acadfdfa9da58345f3ff23407b9acaea:trl-0.26.1-py3-none-any.whl"]
    }
    "0.26.0" = {
      released = "2025-12-09"
      source   = ["wheels@16224dbc337e88b73efed286832ef3e9:trl-0.26.0-py3-none-any.whl"]
    }
    "0.25.1" = {
      released       = "2025-11-12"
      requires_other = { "vllm (extra)" = "==0.10.2" }
      source         = ["wheels@4983310e7cf7b126f46b9cf2a4006ea1:trl-0.25.1-py3-none-any.whl"]
    }
    "0.25.0" = {
      released       = "2025-11-05"
      requires_other = { "vllm (extra)" = "==0.10.2" }
      source         = ["wheels@89ca23469736d8d94fdbc09bc3df6916:trl-0.25.0-py3-none-any.whl"]
    }
  }
}

package "trl" {
  python_requires = ">=3.9"
  requires        = { accelerate = ">=1.4.0" }
  requires_other  = { "deepspeed (extra)" = ">=0.14.4", "vllm (extra)" = ">=0.10.0" }
  platforms       = ["any"]
  rows = {
    "0.24.0" = {
      released       = "2025-10-16"
      requires       = { transformers = ">=4.56.1" }
      requires_other = { "transformers (python_version == \"3.9\")" = "!=4.57.0", "vllm (extra)" = "==0.10.2" }
      source         = ["wheels@a9145b7d4a4a33778de117bda48530f0:trl-0.24.0-py3-none-any.whl"]
    }
    "0.23.1" = {
      released = "2025-10-02"
      requires = { transformers = ">=4.56.1" }
      source   = ["wheels@ef43e2f00e6e30f3a8a9cc570e142278:trl-0.23.1-py3-none-any.whl"]
    }
    "0.23.0" = {
      released = "2025-09-10"
      requires = { transformers = ">=4.56.1" }
      source   = ["wheels@bb8f35a6a1531bad2d52032add293804:trl-0.23.0-py3-none-any.whl"]
    }
    "0.22.2" = {
      released = "2025-09-03"
      requires = { transformers = ">=4.55.0" }
      source   = ["wheels@b5b058bc2b876f3b9d04e3ac54c6ad08:trl-0.22.2-py3-none-any.whl"]
    }
    "0.22.1" = {
      released = "2025-08-29"
      requires = { transformers = ">=4.55.0" }
      source   = ["wheels@96d38b3fdaa46c473354bf39f802a797:trl-0.22.1-py3-none-any.whl"]
    }
    "0.22.0" = {
      released = "2025-08-29"
      requires = { transformers = ">=4.55.0" }
      source   = ["wheels@fc09a45b45db5d93d7565eb5db59e85a:trl-0.22.0-py3-none-any.whl"]
    }
    "0.21.0" = {
      released = "2025-08-05"
      requires = { transformers = ">=4.55.0" }
      source   = ["wheels@0ac51a49290eb3a188dc187da5bbc95d:trl-0.21.0-py3-none-any.whl"]
    }
    "0.20.0" = {
      released       = "2025-07-29"
      requires       = { transformers = ">=4.53.2" }
      requires_other = { "vllm (extra)" = ">=0.8.3" }
      source         = ["wheels@925703a4b6117c45c64625768669e0cc:trl-0.20.0-py3-none-any.whl"]
    }
    "0.19.1" = {
      released       = "2025-07-08"
      requires       = { transformers = ">=4.51.0" }
      requires_other = { "vllm (extra)" = ">=0.8.3" }
      source         = ["wheels@8a2d4277b4ba7221eaab545a35ee89b6:trl-0.19.1-py3-none-any.whl"]
    }
    "0.19.0" = {
      released       = "2025-06-20"
      requires       = { transformers = ">=4.51.0" }
      requires_other = { "vllm (extra)" = ">=0.8.3" }
      source         = ["wheels@0dcd0723c736648e8367d1e8943b646b:trl-0.19.0-py3-none-any.whl"]
    }
  }
}

package "trl" {
  python_requires = ">=3.9"
  requires        = { accelerate = ">=0.34.0", transformers = ">=4.46.0" }
  requires_other  = { "deepspeed (extra)" = ">=0.14.4" }
  platforms       = ["any"]
  rows = {
    "0.18.2" = {
      released       = "2025-06-15"
      requires       = { transformers = ">=4.50.0" }
      requires_other = { "vllm (extra)" = ">=0.8.3" }
      source         = ["wheels@6ed81faf877904e3ec0bd7a4e478837b:trl-0.18.2-py3-none-any.whl"]
    }
    "0.18.1" = {
      released       = "2025-05-29"
      requires       = { transformers = ">=4.50.0" }
      requires_other = { "vllm (extra)" = ">=0.8.3" }
      source         = ["wheels@3a577a59674d8ff22b6990ff2a8aed99:trl-0.18.1-py3-none-any.whl"]
    }
    "0.18.0" = {
      released       = "2025-05-28"
      requires       = { transformers = ">=4.50.0" }
      requires_other = { "vllm (extra)" = ">=0.8.3" }
      source         = ["wheels@e10ad895f1b90529610db483c6cb82ef:trl-0.18.0-py3-none-any.whl"]
    }
    "0.17.0" = {
      released       = "2025-04-24"
      requires_other = { "vllm (extra)" = ">=0.8.3" }
      source         = ["wheels@03dac9ff2d7cf81f0f69d44872dc87bf:trl-0.17.0-py3-none-any.whl"]
    }
    "0.16.1" = {
      released       = "2025-04-04"
      requires_other = { "vllm (extra)" = ">=0.7.0" }
      source         = ["wheels@2b893bbed77dce79c88d6e864ce12166:trl-0.16.1-py3-none-any.whl"]
    }
    "0.16.0" = {
      released       = "2025-03-22"
      requires_other = { "vllm (extra)" = ">=0.7.0" }
      source         = ["wheels@23752d91f8a53cdecf71b53a1960c9d9:trl-0.16.0-py3-none-any.whl"]
    }
    "0.15.2" = {
      released       = "2025-02-25"
      requires_other = { "vllm (extra)" = "==0.7.2" }
      source         = ["wheels@bf2b88e3cf5da08cd533dc03273d9779:trl-0.15.2-py3-none-any.whl"]
    }
    "0.15.1" = {
      released       = "2025-02-18"
      requires_other = { "vllm (extra)" = ">=0.7.1" }
      source         = ["wheels@d2e114600c2a76c1581fb61c3fc09bae:trl-0.15.1-py3-none-any.whl"]
    }
    "0.15.0" = {
      released       = "2025-02-13"
      requires_other = { "vllm (extra)" = ">=0.7.1" }
      source         = ["wheels@5e23c84e9773c77ed41ae0d8ae03eee5:trl-0.15.0-py3-none-any.whl"]
    }
    "0.14.0" = {
      released       = "2025-01-29"
      requires_other = { "vllm (extra)" = "*" }
      source         = ["wheels@2407df4ea0e92d2c228a49f92047b485:trl-0.14.0-py3-none-any.whl"]
    }
    "0.13.0" = {
      released = "2024-12-16"
      source   = ["wheels@792aa68a98821934a890182c842f9f8b:trl-0.13.0-py3-none-any.whl"]
    }
    "0.12.2" = {
      released = "2024-12-06"
      requires = { transformers = "<4.47.0" }
      source   = ["wheels@2673838f199cc8b13f58f5e2f4bfdc95:trl-0.12.2-py3-none-any.whl"]
    }
    "0.12.1" = { without = ["requires_other"], released = "2024-11-14", source = ["trl-wheels"] }
    "0.12.0" = { without = ["requires_other"], released = "2024-11-01", source = ["trl-wheels"] }
  }
}

package "trl" {
  python_requires = ">=3.7"
  requires        = { accelerate = "*", torch = ">=1.4.0", transformers = ">=4.40.0" }
  requires_other = {
    "numpy (platform_system != \"Windows\")" = ">=1.18.2"
    "numpy (platform_system == \"Windows\")" = "<2"
  }
  platforms = ["any"]
  source    = ["trl-wheels"]
  rows = {
    "0.11.4" = {
      released = "2024-10-15"
      requires = { numpy = ">=1.18.2" }
      cell_source = {
        requires = ["trl-wheels", "wheels@071d64164c152ef65b44d15f878793b2:trl-0.11.4-py3-none-any.whl"]
      }
    }
    "0.11.3" = {
      released = "2024-10-10"
      requires = { numpy = ">=1.18.2" }
      cell_source = {
        requires = ["trl-wheels", "wheels@6381870f03b510837fc09b933914a6c3:trl-0.11.3-py3-none-any.whl"]
      }
    }
    "0.11.2" = {
      released = "2024-10-07"
      requires = { numpy = ">=1.18.2" }
      cell_source = {
        requires = ["trl-wheels", "wheels@75c93e9bbbeadf3ac8c4a864aadb8463:trl-0.11.2-py3-none-any.whl"]
      }
    }
    "0.11.1" = {
      released = "2024-09-24"
      requires = { numpy = ">=1.18.2" }
      cell_source = {
        requires = ["trl-wheels", "wheels@f44c30ade4b96918ae431e7db9d73ff4:trl-0.11.1-py3-none-any.whl"]
      }
    }
    "0.11.0" = {
      released = "2024-09-19"
      requires = { numpy = ">=1.18.2" }
      cell_source = {
        requires = ["trl-wheels", "wheels@3835aa3889331b05b3c7fcb5672d5fe3:trl-0.11.0-py3-none-any.whl"]
      }
    }
  }
}

package "trl" {
  python_requires = ">=3.7"
  requires        = { accelerate = "*", numpy = ">=1.18.2", torch = ">=1.4.0", transformers = ">=4.31.0" }
  platforms       = ["any"]
  source          = ["trl-wheels"]
  rows = {
    "0.10.1" = { released = "2024-08-29" }
    "0.9.6"  = { released = "2024-07-08", requires = { numpy = ">=1.18.2,<2.0.0" } }
    "0.9.4"  = { released = "2024-06-06" }
    "0.9.3"  = { released = "2024-06-05" }
    "0.9.2"  = { released = "2024-06-05" }
    "0.8.6"  = { released = "2024-04-22" }
    "0.8.5"  = { released = "2024-04-18" }
    "0.8.4"  = { released = "2024-04-17" }
    "0.8.3"  = { released = "2024-04-12" }
    "0.8.2"  = { released = "2024-04-11" }
    "0.8.1"  = { released = "2024-03-20" }
    "0.8.0"  = { released = "2024-03-19" }
  }
}

package "trl" {
  python_requires = ">=3.7"
  requires        = { accelerate = "*", numpy = ">=1.18.2", torch = ">=1.4.0", transformers = ">=4.18.0" }
  limits          = { transformers = "<4.39" }
  platforms       = ["any"]
  source          = ["trl-wheels"]
  cell_source     = { limits = ["trl-filtering", "trl-wheels"] }
  rows = {
    "0.7.11" = { released = "2024-02-16", requires = { transformers = ">=4.31.0" } }
    "0.7.10" = { released = "2024-01-19", requires = { transformers = ">=4.31.0" } }
    "0.7.9"  = { released = "2024-01-09", requires = { transformers = ">=4.31.0" } }
    "0.7.8"  = { released = "2024-01-09", requires = { transformers = ">=4.31.0" } }
    "0.7.7"  = { released = "2023-12-26", requires = { transformers = ">=4.31.0" } }
    "0.7.6"  = { released = "2023-12-22", requires = { transformers = ">=4.31.0" } }
    "0.7.5"  = { released = "2023-12-22", requires = { transformers = ">=4.31.0" } }
    "0.7.4"  = { released = "2023-11-08" }
    "0.7.3"  = { released = "2023-11-08" }
    "0.7.2"  = { released = "2023-10-12" }
    "0.7.1"  = { released = "2023-08-30" }
    "0.7.0"  = { released = "2023-08-30" }
    "0.6.0"  = { released = "2023-08-24" }
    "0.5.0"  = { released = "2023-08-02" }
    "0.4.7"  = { released = "2023-07-13" }
    "0.4.6"  = { released = "2023-06-23" }
    "0.4.5"  = { released = "2023-06-23" }
    "0.4.4"  = { released = "2023-06-08" }
    "0.4.3"  = { released = "2023-06-08", requires = { accelerate = "<0.20.0" } }
    "0.4.2"  = { released = "2023-06-07" }
    "0.4.1"  = { released = "2023-03-17" }
    "0.4.0"  = { released = "2023-03-09" }
  }
}
