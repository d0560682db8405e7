# Releases of peft.

source "peft-hybridcache" {
  title = "peft issue 3333 and azureml-assets pull request 5002: peft 0.17.0 imports HybridCache from transformers, which 5 has not; 0.18.0 does not"
  url   = "https://github.com/huggingface/peft/issues/3333"
  date  = "2026-06-17"
  class = "reported"
}

source "peft-encoderdecodercache" {
  title = "peft issue 2292: 0.14.0 imports EncoderDecoderCache from transformers, which 4.39.3 has not"
  url   = "https://github.com/huggingface/peft/issues/2292"
  date  = "2024-12-21"
  class = "reported"
}

source "transformers-encoderdecodercache" {
  title = "transformers/__init__.py in the wheels of 4.42.4 and 4.43.0: EncoderDecoderCache is there from 4.43.0 on"
  url   = "https://pypi.org/project/transformers/4.43.0/#files"
  date  = "2026-11-27"
  class = "measured"
}

package_info "peft" {
  framework = "pytorch"
  module    = "peft"
  pypi      = "peft"
  source    = ["wheels@106ab6077ff72c54d21577f9af5970e3:peft-0.21.2-py3-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "peft" {
  python_requires = ">=3.10.0"
  requires        = { accelerate = ">=0.21.0", numpy = ">=1.17", torch = ">=1.13.0", transformers = "*" }
  platforms       = ["any"]
  rows = {
    "0.21.2" = {
      released = "2026-10-01"
      source   = ["wheels@106ab6077ff72c54d21577f9af5970e3:peft-0.21.2-py3-none-any.whl"]
    }
    "0.21.1" = {
      released = "2026-09-29"
      source   = ["wheels@6b99d659a33acc17295c0838f1e58267:peft-0.21.1-py3-none-any.whl"]
    }
    "0.21.0" = {
      released = "2026-09-15"
      source   = ["wheels@b64eb75fd9dece7401c70e675b8d9de0:peft-0.21.0-py3-none-any.whl"]
    }
    "0.20.0" = {
      released = "2026-07-28"
      source   = ["wheels@0fbba16ffebfad3de96e06f2da6860fd:peft-0.20.0-py3-none-any.whl"]
    }
    "0.19.1" = {
      released = "2026-04-16"
      source   = ["wheels@2113f72a81621b5913ef28f9022204c7:peft-0.19.1-py3-none-any.whl"]
    }
    "0.19.0" = {
      released = "2026-04-14"
      source   = ["wheels@7feca0f07bee9101807c7fd4601353d9:peft-0.19.0-py3-none-any.whl"]
    }
    "0.18.1" = {
      released = "2026-01-09"
      source   = ["wheels@0bf06847a3551e3019fc58c440cffc9a:peft-0.18.1-py3-none-any.whl"]
    }
    "0.18.0" = {
      released = "2025-11-13"
      source   = ["wheels@624f69ca6393b765ccc6734adda7ca57:peft-0.18.0-py3-none-any.whl"]
    }
  }
}

package "peft" {
  python_requires = ">=3.9.0"
  requires        = { accelerate = ">=0.21.0", numpy = ">=1.17", torch = ">=1.13.0", transformers = "*" }
  platforms       = ["any"]
  rows = {
    "0.17.1" = {
      released    = "2025-08-21"
      limits      = { transformers = ">=4.43,<5" }
      source      = ["wheels@3d129d64def3d74779c32a080d2567e5:peft-0.17.1-py3-none-any.whl"]
      cell_source = { limits = ["peft-hybridcache", "peft-encoderdecodercache", "transformers-encoderdecodercache"] }
    }
    "0.17.0" = {
      released    = "2025-08-01"
      limits      = { transformers = ">=4.43,<5" }
      source      = ["wheels@0190c28bdbdc24c3de549f2b42cd182c:peft-0.17.0-py3-none-any.whl"]
      cell_source = { limits = ["peft-hybridcache", "peft-encoderdecodercache", "transformers-encoderdecodercache"] }
    }
    "0.16.0" = {
      released    = "2025-07-03"
      limits      = { transformers = ">=4.43,<5" }
      source      = ["wheels@b5a2e08c053d12ddd0cf16ac7a320b27:peft-0.16.0-py3-none-any.whl"]
      cell_source = { limits = ["peft-hybridcache", "peft-encoderdecodercache", "transformers-encoderdecodercache"] }
    }
    "0.15.2" = {
      released    = "2025-04-15"
      limits      = { transformers = ">=4.43" }
      source      = ["wheels@0dfc942b03b7af4b7267cd4e30b15e3a:peft-0.15.2-py3-none-any.whl"]
      cell_source = { limits = ["peft-encoderdecodercache", "transformers-encoderdecodercache"] }
    }
    "0.15.1" = {
      released    = "2025-03-27"
      limits      = { transformers = ">=4.43" }
      source      = ["wheels@5fb3960beb518f00668f2cdc53424a5c:peft-0.15.1-py3-none-any.whl"]
      cell_source = { limits = ["peft-encoderdecodercache", "transformers-encoderdecodercache"] }
    }
    "0.15.0" = {
      released    = "2025-03-19"
      limits      = { transformers = ">=4.43" }
      source      = ["wheels@0dc90d13c6c111f4f9d3df5c7a34fcec:peft-0.15.0-py3-none-any.whl"]
      cell_source = { limits = ["peft-encoderdecodercache", "transformers-encoderdecodercache"] }
    }
    "0.14.0" = {
      released    = "2024-12-06"
      limits      = { transformers = ">=4.43" }
      source      = ["wheels@2f04f3a870c3baf30f15e7dcaa5dd70d:peft-0.14.0-py3-none-any.whl"]
      cell_source = { limits = ["peft-encoderdecodercache", "transformers-encoderdecodercache"] }
    }
  }
}
