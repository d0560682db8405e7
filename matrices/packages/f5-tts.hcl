# Releases of f5-tts.

package_info "f5-tts" {
  module   = "f5_tts"
  pypi     = "f5-tts"
  source   = ["wheels@f0505dfb5463645caa526bace346ed1c:f5_tts-1.1.22-py3-none-any.whl"]
  inferred = ["module"]
}

package "f5-tts" {
  requires = {
    accelerate   = ">=0.33.0"
    bitsandbytes = ">0.37.0"
    numpy        = "<=1.26.4"
    pydantic     = "<=2.10.6"
    torch        = ">=2.0.0"
    torchaudio   = ">=2.0.0"
    transformers = "*"
  }
  markers = {
    bitsandbytes = "platform_machine != \"arm64\" and platform_system != \"Darwin\""
    numpy        = "python_version <= \"3.10\""
  }
  platforms = ["any"]
  rows = {
    "1.1.22" = {
      without  = ["requires.pydantic"]
      released = "2026-07-23"
      requires = { matplotlib = "*", safetensors = "*", torchcodec = "*" }
      source   = ["wheels@f0505dfb5463645caa526bace346ed1c:f5_tts-1.1.22-py3-none-any.whl"]
    }
    "1.1.21" = {
      without  = ["requires.pydantic"]
      released = "2026-07-05"
      requires = { matplotlib = "*", safetensors = "*", torchcodec = "*" }
      source   = ["wheels@3d607a2ec7a9afe8581ff3bc7817fd72:f5_tts-1.1.21-py3-none-any.whl"]
    }
    "1.1.20" = {
      without  = ["requires.pydantic"]
      released = "2026-04-20"
      requires = { matplotlib = "*", safetensors = "*", torchcodec = "*" }
      source   = ["wheels@b2123d4752827300a9ee4a088a6e9cd0:f5_tts-1.1.20-py3-none-any.whl"]
    }
    "1.1.17" = {
      released = "2026-03-04"
      requires = { matplotlib = "*", safetensors = "*", torchcodec = "*" }
      source   = ["wheels@4c94344e2824e8b8551e2e392032c020:f5_tts-1.1.17-py3-none-any.whl"]
    }
    "1.1.16" = {
      released = "2026-02-16"
      requires = { matplotlib = "*", safetensors = "*", torchcodec = "*" }
      source   = ["wheels@1bbae05b12ce8f34132e7290c88ebd2d:f5_tts-1.1.16-py3-none-any.whl"]
    }
    "1.1.15" = {
      released = "2025-12-21"
      requires = { matplotlib = "*", safetensors = "*", torchcodec = "*" }
      source   = ["wheels@ec580fd2619825ae9ffe62af4733e8f3:f5_tts-1.1.15-py3-none-any.whl"]
    }
    "1.1.10" = {
      released = "2025-11-28"
      requires = { matplotlib = "*", safetensors = "*", torchcodec = "*" }
      source   = ["wheels@2225e273f8b1cef589ccaa383e02626a:f5_tts-1.1.10-py3-none-any.whl"]
    }
    "1.1.9" = {
      released = "2025-09-13"
      requires = { matplotlib = "*", safetensors = "*" }
      source   = ["wheels@b65de138b25e35fb1896a511279298c9:f5_tts-1.1.9-py3-none-any.whl"]
    }
    "1.1.8" = {
      without  = ["markers"]
      released = "2025-08-28"
      requires = { matplotlib = "*", safetensors = "*" }
      markers  = { bitsandbytes = "platform_machine != \"arm64\" and platform_system != \"Darwin\"" }
      source   = ["wheels@18db4a777fce7a8709af4ba02fd3d0cb:f5_tts-1.1.8-py3-none-any.whl"]
    }
    "1.1.7" = {
      without  = ["markers"]
      released = "2025-07-14"
      requires = { matplotlib = "*", safetensors = "*" }
      markers  = { bitsandbytes = "platform_machine != \"arm64\" and platform_system != \"Darwin\"" }
      source   = ["wheels@8deb87c8f3968f6f4783e8ec76b255c9:f5_tts-1.1.7-py3-none-any.whl"]
    }
    "1.1.6" = {
      without  = ["markers"]
      released = "2025-07-02"
      requires = { accelerate = ">=0.33.0,!=1.7.0", matplotlib = "*", safetensors = "*" }
      markers  = { bitsandbytes = "platform_machine != \"arm64\" and platform_system != \"Darwin\"" }
      source   = ["wheels@bb3d956d0da3bbf1b7f89e0a4b3c73c0:f5_tts-1.1.6-py3-none-any.whl"]
    }
    "1.1.5" = {
      without  = ["markers"]
      released = "2025-06-05"
      requires = { accelerate = ">=0.33.0,!=1.7.0", matplotlib = "*", safetensors = "*" }
      markers  = { bitsandbytes = "platform_machine != \"arm64\" and platform_system != \"Darwin\"" }
      source   = ["wheels@73342811487662d1d89afd95ab2ebed8:f5_tts-1.1.5-py3-none-any.whl"]
    }
    "1.1.4" = {
      without  = ["markers"]
      released = "2025-05-04"
      requires = { matplotlib = "*", safetensors = "*" }
      markers  = { bitsandbytes = "platform_machine != \"arm64\" and platform_system != \"Darwin\"" }
      source   = ["wheels@6f68495a74a0010746a75ee010d87983:f5_tts-1.1.4-py3-none-any.whl"]
    }
    "1.1.0" = {
      without  = ["markers"]
      released = "2025-04-03"
      requires = { matplotlib = "*", safetensors = "*" }
      markers  = { bitsandbytes = "platform_machine != \"arm64\" and platform_system != \"Darwin\"" }
      source   = ["wheels@7ebd0aa77bcd7af9c9289100ee5d6a01:f5_tts-1.1.0-py3-none-any.whl"]
    }
  }
}
