# Releases of llamafactory.

package_info "llamafactory" {
  framework = "pytorch"
  module    = "llamafactory"
  pypi      = "llamafactory"
  source    = ["wheels@10776e9b259798bf65f6c5343f6298f0:llamafactory-0.9.5-py3-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "llamafactory" {
  python_requires = ">=3.11.0"
  requires = {
    accelerate  = ">=1.3.0,<=1.11.0"
    protobuf    = "*"
    pydantic    = "*"
    torch       = ">=2.4.0"
    torchaudio  = ">=2.4.0"
    torchdata   = ">=0.10.0,<=0.11.0"
    torchvision = ">=0.19.0"
    trl         = ">=0.18.0,<=0.24.0"
  }
  platforms = ["any"]
  rows = {
    "0.9.5" = {
      released = "2026-05-30"
      requires = {
        matplotlib    = ">=3.7.0"
        pandas        = "*"
        peft          = ">=0.18.0,<=0.18.1"
        safetensors   = "*"
        scipy         = "*"
        sentencepiece = "*"
        transformers  = ">=4.55.0,!=4.52.0,!=4.57.0,<=5.6.0"
      }
      source = ["wheels@10776e9b259798bf65f6c5343f6298f0:llamafactory-0.9.5-py3-none-any.whl"]
    }
    "0.9.4" = {
      released = "2025-12-31"
      requires = {
        matplotlib    = ">=3.7.0"
        pandas        = "*"
        peft          = ">=0.14.0,<=0.17.1"
        safetensors   = "*"
        scipy         = "*"
        sentencepiece = "*"
        transformers  = ">=4.51.0,!=4.52.0,!=4.57.0,<=4.57.1"
      }
      requires_other = { "deepspeed (extra)" = ">=0.10.0,<=0.16.9" }
      source         = ["wheels@d71e29ed29cdad3b0ad41889d8472edf:llamafactory-0.9.4-py3-none-any.whl"]
    }
  }
}

package "llamafactory" {
  requires = {
    numpy    = "<2.0.0"
    peft     = ">=0.11.1,<=0.12.0"
    protobuf = "*"
    pydantic = "*"
    trl      = ">=0.8.6,<=0.9.6"
  }
  requires_other = { "bitsandbytes (extra)" = ">=0.39.0", "liger-kernel (extra)" = "*", "torch (extra)" = ">=1.13.1" }
  platforms      = ["any"]
  rows = {
    "0.9.3" = {
      released        = "2025-06-16"
      python_requires = ">=3.9.0"
      requires = {
        accelerate    = ">=0.34.0,<=1.7.0"
        matplotlib    = ">=3.7.0"
        pandas        = ">=2.0.0"
        peft          = ">=0.14.0,<=0.15.2"
        pydantic      = "<=2.10.6"
        scipy         = "*"
        sentencepiece = "*"
        tokenizers    = ">=0.19.0,<=0.21.1"
        transformers  = ">=4.45.0,!=4.46.*,!=4.47.*,!=4.48.0,!=4.52.0,<=4.52.4"
      }
      requires_other = {
        "deepspeed (extra)"    = ">=0.10.0,<=0.16.9"
        "liger-kernel (extra)" = ">=0.5.5"
        "sglang (extra)"       = ">=0.4.5"
        "torch (extra)"        = ">=2.0.0"
        "vllm (extra)"         = ">=0.4.3,<=0.8.6"
      }
      source = ["wheels@7fbbfde1b14bd2286abe0b3d12402286:llamafactory-0.9.3-py3-none-any.whl"]
    }
    "0.9.2" = {
      released        = "2025-03-11"
      python_requires = ">=3.9.0"
      requires = {
        accelerate    = ">=0.34.0,<=1.2.1"
        matplotlib    = ">=3.7.0"
        pandas        = ">=2.0.0"
        scipy         = "*"
        sentencepiece = "*"
        tokenizers    = ">=0.19.0,<=0.21.0"
        transformers  = ">=4.41.2,!=4.46.*,!=4.47.*,!=4.48.*,<=4.49.0"
      }
      requires_other = {
        "deepspeed (extra)"                         = ">=0.10.0,<=0.16.4"
        "transformers (python_version >= \"3.10\")" = ">=4.41.2,!=4.46.*,!=4.47.*,!=4.48.0,<=4.49.0"
        "vllm (extra)"                              = ">=0.4.3,<=0.7.3"
      }
      markers = { transformers = "python_version < \"3.10\"" }
      source  = ["wheels@f0b080c2cd353ffb400c804305876000:llamafactory-0.9.2-py3-none-any.whl"]
    }
    "0.9.1" = {
      released        = "2024-11-24"
      python_requires = ">=3.8.0"
      requires = {
        accelerate    = ">=0.34.0,<=1.0.1"
        matplotlib    = ">=3.7.0"
        pandas        = ">=2.0.0"
        scipy         = "*"
        sentencepiece = "*"
        transformers  = ">=4.41.2,<=4.46.1"
      }
      requires_other = { "deepspeed (extra)" = ">=0.10.0,<=0.14.4", "vllm (extra)" = ">=0.4.3,<0.6.4" }
      source         = ["wheels@203d014c42a21b654389438024045706:llamafactory-0.9.1-py3-none-any.whl"]
    }
    "0.9.0" = {
      released        = "2024-09-08"
      python_requires = ">=3.8.0"
      requires = {
        accelerate    = ">=0.30.1,<=0.33.0"
        matplotlib    = ">=3.7.0"
        pandas        = ">=2.0.0"
        scipy         = "*"
        sentencepiece = "*"
        transformers  = ">=4.41.2,<=4.45.0"
      }
      requires_other = { "deepspeed (extra)" = ">=0.10.0,<=0.14.4", "vllm (extra)" = ">=0.4.3,<=0.6.0" }
      source         = ["wheels@6e34230b3ea09285b35faf71bd234fe2:llamafactory-0.9.0-py3-none-any.whl"]
    }
  }
}

package "llamafactory" {
  python_requires = ">=3.8.0"
  requires = {
    accelerate   = ">=0.30.1"
    peft         = ">=0.11.1"
    protobuf     = "*"
    pydantic     = "*"
    transformers = ">=4.41.2"
    trl          = ">=0.8.6"
  }
  requires_other = {
    "bitsandbytes (extra)" = ">=0.39.0"
    "deepspeed (extra)"    = ">=0.10.0,<=0.14.0"
    "torch (extra)"        = ">=1.13.1"
    "vllm (extra)"         = ">=0.4.3"
  }
  platforms = ["any"]
  rows = {
    "0.8.3" = {
      released = "2024-07-18"
      requires = {
        matplotlib    = ">=3.7.0"
        numpy         = "<2.0.0"
        pandas        = ">=2.0.0"
        scipy         = "*"
        sentencepiece = "*"
      }
      requires_other = { "deepspeed (extra)" = ">=0.10.0" }
      source         = ["wheels@0a8baa7e7d953f36d7697778d3031fdc:llamafactory-0.8.3-py3-none-any.whl"]
    }
    "0.8.2" = {
      released       = "2024-06-19"
      requires       = { matplotlib = ">=3.7.0", pandas = ">=2.0.0", scipy = "*", sentencepiece = "*" }
      requires_other = { "deepspeed (extra)" = ">=0.10.0" }
      source         = ["wheels@65bc2a03f62f1c52417637c428b8a4f5:llamafactory-0.8.2-py3-none-any.whl"]
    }
    "0.8.1" = {
      released = "2024-06-10"
      requires = { matplotlib = ">=3.7.0", scipy = "*", sentencepiece = "*" }
      source   = ["wheels@6437729889998011e86763bf06c61b10:llamafactory-0.8.1-py3-none-any.whl"]
    }
    "0.8.0" = {
      released = "2024-06-07"
      requires = { matplotlib = ">=3.7.0", scipy = "*", sentencepiece = "*" }
      source   = ["wheels@216d68103afe47ac62cb89d320b0274d:llamafactory-0.8.0-py3-none-any.whl"]
    }
    "0.7.1" = {
      released = "2024-05-16"
      requires = {
        accelerate    = ">=0.27.2"
        matplotlib    = ">=3.7.0"
        peft          = ">=0.10.0"
        scipy         = "*"
        sentencepiece = "*"
        transformers  = ">=4.37.2"
        trl           = ">=0.8.1"
      }
      requires_other = { "vllm (extra)" = ">=0.4.0" }
      source         = ["wheels@fc1bc7ba8f944ea41986bc834da4475b:llamafactory-0.7.1-py3-none-any.whl"]
    }
  }
}
