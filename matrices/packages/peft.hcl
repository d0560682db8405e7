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
      requires = { huggingface-hub = ">=0.25.0", safetensors = "*" }
      source   = ["wheels@106ab6077ff72c54d21577f9af5970e3:peft-0.21.2-py3-none-any.whl"]
    }
    "0.21.1" = {
      released = "2026-09-29"
      requires = { huggingface-hub = ">=0.25.0", safetensors = "*" }
      source   = ["wheels@6b99d659a33acc17295c0838f1e58267:peft-0.21.1-py3-none-any.whl"]
    }
    "0.21.0" = {
      released = "2026-09-15"
      requires = { huggingface-hub = ">=0.25.0", safetensors = "*" }
      source   = ["wheels@b64eb75fd9dece7401c70e675b8d9de0:peft-0.21.0-py3-none-any.whl"]
    }
    "0.20.0" = {
      released = "2026-07-28"
      requires = { huggingface-hub = ">=0.25.0", safetensors = "*" }
      source   = ["wheels@0fbba16ffebfad3de96e06f2da6860fd:peft-0.20.0-py3-none-any.whl"]
    }
    "0.19.1" = {
      released = "2026-04-16"
      requires = { huggingface-hub = ">=0.25.0", safetensors = "*" }
      source   = ["wheels@2113f72a81621b5913ef28f9022204c7:peft-0.19.1-py3-none-any.whl"]
    }
    "0.19.0" = {
      released = "2026-04-14"
      requires = { huggingface-hub = ">=0.25.0", safetensors = "*" }
      source   = ["wheels@7feca0f07bee9101807c7fd4601353d9:peft-0.19.0-py3-none-any.whl"]
    }
    "0.18.1" = {
      released = "2026-01-09"
      requires = { huggingface-hub = ">=0.25.0", safetensors = "*" }
      source   = ["wheels@0bf06847a3551e3019fc58c440cffc9a:peft-0.18.1-py3-none-any.whl"]
    }
    "0.18.0" = {
      released = "2025-11-13"
      requires = { huggingface-hub = ">=0.25.0", safetensors = "*" }
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
      requires    = { huggingface-hub = ">=0.25.0", safetensors = "*" }
      limits      = { transformers = ">=4.43,<5" }
      source      = ["wheels@3d129d64def3d74779c32a080d2567e5:peft-0.17.1-py3-none-any.whl"]
      cell_source = { limits = ["peft-hybridcache", "peft-encoderdecodercache", "transformers-encoderdecodercache"] }
    }
    "0.17.0" = {
      released    = "2025-08-01"
      requires    = { huggingface-hub = ">=0.25.0", safetensors = "*" }
      limits      = { transformers = ">=4.43,<5" }
      source      = ["wheels@0190c28bdbdc24c3de549f2b42cd182c:peft-0.17.0-py3-none-any.whl"]
      cell_source = { limits = ["peft-hybridcache", "peft-encoderdecodercache", "transformers-encoderdecodercache"] }
    }
    "0.16.0" = {
      released    = "2025-07-03"
      requires    = { huggingface-hub = ">=0.25.0", safetensors = "*" }
      limits      = { transformers = ">=4.43,<5" }
      source      = ["wheels@b5a2e08c053d12ddd0cf16ac7a320b27:peft-0.16.0-py3-none-any.whl"]
      cell_source = { limits = ["peft-hybridcache", "peft-encoderdecodercache", "transformers-encoderdecodercache"] }
    }
    "0.15.2" = {
      released    = "2025-04-15"
      requires    = { huggingface-hub = ">=0.25.0", safetensors = "*" }
      limits      = { transformers = ">=4.43" }
      source      = ["wheels@0dfc942b03b7af4b7267cd4e30b15e3a:peft-0.15.2-py3-none-any.whl"]
      cell_source = { limits = ["peft-encoderdecodercache", "transformers-encoderdecodercache"] }
    }
    "0.15.1" = {
      released    = "2025-03-27"
      requires    = { huggingface-hub = ">=0.25.0", safetensors = "*" }
      limits      = { transformers = ">=4.43" }
      source      = ["wheels@5fb3960beb518f00668f2cdc53424a5c:peft-0.15.1-py3-none-any.whl"]
      cell_source = { limits = ["peft-encoderdecodercache", "transformers-encoderdecodercache"] }
    }
    "0.15.0" = {
      released    = "2025-03-19"
      requires    = { huggingface-hub = ">=0.25.0", safetensors = "*" }
      limits      = { transformers = ">=4.43" }
      source      = ["wheels@0dc90d13c6c111f4f9d3df5c7a34fcec:peft-0.15.0-py3-none-any.whl"]
      cell_source = { limits = ["peft-encoderdecodercache", "transformers-encoderdecodercache"] }
    }
    "0.14.0" = {
      released    = "2024-12-06"
      requires    = { huggingface-hub = ">=0.25.0", safetensors = "*" }
      limits      = { transformers = ">=4.43" }
      source      = ["wheels@2f04f3a870c3baf30f15e7dcaa5dd70d:peft-0.14.0-py3-none-any.whl"]
      cell_source = { limits = ["peft-encoderdecodercache", "transformers-encoderdecodercache"] }
    }
  }
}

package "peft" {
  python_requires = ">=3.8.0"
  requires        = { accelerate = ">=0.21.0", numpy = ">=1.17", torch = ">=1.13.0", transformers = "*" }
  platforms       = ["any"]
  rows = {
    "0.13.2" = {
      released = "2024-10-11"
      requires = { huggingface-hub = ">=0.17.0", safetensors = "*" }
      source   = ["wheels@d4e0951ec78eac11c45a051801c56991:peft-0.13.2-py3-none-any.whl"]
    }
    "0.13.1" = {
      released = "2024-10-08"
      requires = { huggingface-hub = ">=0.17.0", safetensors = "*" }
      source   = ["wheels@9e55e8133187d9b92d32655c73f4ff1b:peft-0.13.1-py3-none-any.whl"]
    }
    "0.13.0" = {
      released = "2024-09-25"
      requires = { huggingface-hub = ">=0.17.0", safetensors = "*" }
      source   = ["wheels@340b9b74d6caaf019d5896768ada7c79:peft-0.13.0-py3-none-any.whl"]
    }
    "0.12.0" = {
      released = "2024-07-24"
      requires = { huggingface-hub = ">=0.17.0", safetensors = "*" }
      source   = ["wheels@a47915efb08af50e9fda267b7bf1b5b6:peft-0.12.0-py3-none-any.whl"]
    }
    "0.11.1" = {
      released = "2024-05-17"
      requires = { huggingface-hub = ">=0.17.0", safetensors = "*" }
      source   = ["wheels@76f2d2a4c9e0644e2741465663b8a020:peft-0.11.1-py3-none-any.whl"]
    }
    "0.11.0" = {
      released = "2024-05-16"
      requires = { huggingface-hub = ">=0.17.0", safetensors = "*" }
      source   = ["wheels@a731f1bd41f83c1cd28abc7038d74d19:peft-0.11.0-py3-none-any.whl"]
    }
    "0.10.0" = {
      released = "2024-03-21"
      requires = { huggingface-hub = ">=0.17.0", safetensors = "*" }
      source   = ["wheels@d5249c97e818d3e31f92553c73c2953a:peft-0.10.0-py3-none-any.whl"]
    }
    "0.9.0" = {
      released = "2024-02-28"
      requires = { huggingface-hub = ">=0.17.0", safetensors = "*" }
      source   = ["wheels@d14223fee6050c53593733e8f763d94c:peft-0.9.0-py3-none-any.whl"]
    }
    "0.8.2" = {
      released = "2024-02-01"
      requires = { huggingface-hub = ">=0.17.0", safetensors = "*" }
      source   = ["wheels@4a9c81c38e689fd4043b2757cd0e2b52:peft-0.8.2-py3-none-any.whl"]
    }
    "0.8.1" = {
      released = "2024-01-30"
      requires = { huggingface-hub = ">=0.17.0", safetensors = "*" }
      source   = ["wheels@544cac3cbc7805ba8fb7720be7dfbad5:peft-0.8.1-py3-none-any.whl"]
    }
    "0.8.0" = {
      released = "2024-01-30"
      requires = { huggingface-hub = ">=0.17.0", safetensors = "*" }
      source   = ["wheels@c4f7d7dd2a6e1b11a1cb06b501c32ba2:peft-0.8.0-py3-none-any.whl"]
    }
    "0.7.1" = {
      released = "2023-12-12"
      requires = { huggingface-hub = ">=0.17.0", safetensors = "*" }
      source   = ["wheels@a1b7dc222254ce2161b32b88cc6f2bd7:peft-0.7.1-py3-none-any.whl"]
    }
    "0.7.0" = {
      released = "2023-12-06"
      requires = { huggingface-hub = ">=0.17.0", safetensors = "*" }
      source   = ["wheels@1b0b42e9fb73a1a2cb731c6be6a14cb9:peft-0.7.0-py3-none-any.whl"]
    }
    "0.6.2" = {
      released = "2023-11-14"
      requires = { safetensors = "*" }
      source   = ["wheels@bbe58c63aa6c7cb7ebe868d71bc000b1:peft-0.6.2-py3-none-any.whl"]
    }
    "0.6.1" = {
      released = "2023-11-09"
      requires = { safetensors = "*" }
      source   = ["wheels@362e7eb4e551b1de1af7dbbc84e3c704:peft-0.6.1-py3-none-any.whl"]
    }
    "0.6.0" = {
      released = "2023-11-03"
      requires = { safetensors = "*" }
      source   = ["wheels@d7fb6335beb20074f70d464aa1f2bb1d:peft-0.6.0-py3-none-any.whl"]
    }
  }
}

package "peft" {
  python_requires = ">=3.8.0"
  requires        = { accelerate = "*", numpy = ">=1.17", torch = ">=1.13.0", transformers = "*" }
  platforms       = ["any"]
  rows = {
    "0.5.0" = {
      released = "2023-08-22"
      requires = { safetensors = "*" }
      source   = ["wheels@82b307830f946bcc1e8e19419a55aac5:peft-0.5.0-py3-none-any.whl"]
    }
    "0.4.0" = {
      released = "2023-07-17"
      requires = { safetensors = "*" }
      source   = ["wheels@2cf992772a6d703814477e0bdcdadd68:peft-0.4.0-py3-none-any.whl"]
    }
  }
}

package "peft" {
  python_requires = ">=3.7.0"
  requires        = { accelerate = "*", numpy = ">=1.17", torch = ">=1.13.0", transformers = "*" }
  platforms       = ["any"]
  rows = {
    "0.3.0" = {
      released = "2023-05-03"
      source   = ["wheels@824c2ba148febb743c70363e597dafb3:peft-0.3.0-py3-none-any.whl"]
    }
    "0.2.0" = {
      released = "2023-03-09"
      source   = ["wheels@308657f88806681fe503b9554dc8a8e4:peft-0.2.0-py3-none-any.whl"]
    }
    "0.1.0" = {
      released = "2023-02-10"
      requires = { bitsandbytes = "*" }
      source   = ["wheels@027c690645046b14f4e82c42d7edfb86:peft-0.1.0-py3-none-any.whl"]
    }
  }
}
