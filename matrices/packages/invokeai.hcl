# Releases of invokeai.

package_info "invokeai" {
  module   = "invokeai"
  pypi     = "invokeai"
  source   = ["wheels@7833fe4255d4d7ebe5083ee2170e6c04:invokeai-6.14.2-py3-none-any.whl"]
  inferred = ["module"]
}

package "invokeai" {
  python_requires = ">=3.11,<3.13"
  requires = {
    accelerate      = "*"
    bitsandbytes    = "*"
    diffusers       = "==0.37.0"
    huggingface-hub = "*"
    numpy           = "<2.0.0"
    onnxruntime     = "==1.19.2"
    pydantic        = "*"
    torch           = ">=2.7.0,<3.0"
    torchvision     = "*"
    transformers    = ">=5.5,<5.6"
  }
  requires_other = { "xformers (extra)" = ">=0.0.28.post1" }
  platforms      = ["any"]
  rows = {
    "6.14.2" = {
      released = "2026-09-27"
      requires = { diffusers = "==0.40.0", safetensors = "*", sentencepiece = "==0.2.0" }
      source   = ["wheels@7833fe4255d4d7ebe5083ee2170e6c04:invokeai-6.14.2-py3-none-any.whl"]
    }
    "6.14.1" = {
      released = "2026-09-06"
      requires = { diffusers = "==0.40.0", safetensors = "*", sentencepiece = "==0.2.0" }
      source   = ["wheels@84eaf1fbacbd20f4ca240ad5a87f00b9:invokeai-6.14.1-py3-none-any.whl"]
    }
    "6.14.0" = {
      released = "2026-08-25"
      requires = { diffusers = "==0.39.0", safetensors = "*", sentencepiece = "==0.2.0" }
      source   = ["wheels@bb37d58080e3b5f06440ae304b2d20e8:invokeai-6.14.0-py3-none-any.whl"]
    }
    "6.13.8" = {
      released = "2026-08-13"
      requires = { safetensors = "*", sentencepiece = "==0.2.0" }
      source   = ["wheels@c7212699e8bd85f811ad0e5f45fe32c5:invokeai-6.13.8-py3-none-any.whl"]
    }
    "6.13.7" = {
      released = "2026-07-21"
      requires = { safetensors = "*", sentencepiece = "==0.2.0" }
      source   = ["wheels@532fa22b282f584f5c2cad5606e9c5b0:invokeai-6.13.7-py3-none-any.whl"]
    }
    "6.13.6" = {
      released = "2026-07-05"
      requires = { safetensors = "*", sentencepiece = "==0.2.0" }
      source   = ["wheels@e933f7b8e63163ebc92bfc865ba4a976:invokeai-6.13.6-py3-none-any.whl"]
    }
    "6.13.5" = {
      released = "2026-07-04"
      requires = { safetensors = "*", sentencepiece = "==0.2.0" }
      source   = ["wheels@f534c2e190321c884cb3d3cd7e587fed:invokeai-6.13.5-py3-none-any.whl"]
    }
  }
}

package "invokeai" {
  python_requires = ">=3.11,<3.13"
  requires = {
    accelerate      = "*"
    bitsandbytes    = "*"
    diffusers       = "==0.36.0"
    huggingface-hub = "*"
    numpy           = "<2.0.0"
    onnxruntime     = "==1.19.2"
    pydantic        = "*"
    torch           = "~=2.7.0"
    torchvision     = "*"
    transformers    = ">=4.56.0"
  }
  requires_other = { "xformers (extra)" = ">=0.0.28.post1" }
  platforms      = ["any"]
  rows = {
    "6.13.0" = {
      released = "2026-05-27"
      requires = { diffusers = "==0.37.0", safetensors = "*", sentencepiece = "==0.2.0" }
      source   = ["wheels@e1c9fa92264bc34f572fd1e4f869f820:invokeai-6.13.0-py3-none-any.whl"]
    }
    "6.12.0" = {
      released = "2026-03-22"
      requires = { safetensors = "*", sentencepiece = "==0.2.0" }
      source   = ["wheels@6fe2d12f133aa89f516ad54c241b6e01:invokeai-6.12.0-py3-none-any.whl"]
    }
    "6.11.1" = {
      released = "2026-02-06"
      requires = { safetensors = "*", sentencepiece = "==0.2.0" }
      source   = ["wheels@a5ed60e260013905b99b2473a846a288:invokeai-6.11.1-py3-none-any.whl"]
    }
    "6.11.0" = {
      released = "2026-01-31"
      requires = { safetensors = "*", sentencepiece = "==0.2.0" }
      source   = ["wheels@4ea4326e40724e236332d867186e46c2:invokeai-6.11.0-py3-none-any.whl"]
    }
    "6.10.0" = {
      released = "2026-01-06"
      requires = { safetensors = "*", sentencepiece = "==0.2.0" }
      source   = ["wheels@1d0f9ab20cc7488af4650d7c4b7a971b:invokeai-6.10.0-py3-none-any.whl"]
    }
  }
}

package "invokeai" {
  python_requires = ">=3.10,<3.13"
  requires = {
    accelerate      = "*"
    bitsandbytes    = "*"
    diffusers       = "==0.33.0"
    huggingface-hub = "*"
    numpy           = "<2.0.0"
    onnxruntime     = "==1.19.2"
    pydantic        = "*"
    torch           = "~=2.7.0"
    torchvision     = "*"
    transformers    = "*"
  }
  requires_other = { "xformers (extra)" = ">=0.0.28.post1" }
  platforms      = ["any"]
  rows = {
    "6.9.0" = {
      released = "2025-10-17"
      requires = { safetensors = "*", sentencepiece = "==0.2.0", transformers = ">=4.56.0" }
      source   = ["wheels@64344904b4b487c7e9c2ac9b294ede44:invokeai-6.9.0-py3-none-any.whl"]
    }
    "6.8.1" = {
      released = "2025-10-12"
      requires = { safetensors = "*", sentencepiece = "==0.2.0", transformers = ">=4.56.0" }
      source   = ["wheels@e6ae07bc1fca15c7b493f7a789ec011f:invokeai-6.8.1-py3-none-any.whl"]
    }
    "6.8.0" = {
      released = "2025-10-08"
      requires = { safetensors = "*", sentencepiece = "==0.2.0", transformers = ">=4.56.0" }
      source   = ["wheels@b64f4a7b462c8de882c623a0d5aa4288:invokeai-6.8.0-py3-none-any.whl"]
    }
    "6.7.0" = {
      released = "2025-09-15"
      requires = { safetensors = "*", sentencepiece = "==0.2.0", transformers = ">=4.56.0" }
      source   = ["wheels@8f170cdd11bfc8066d51eb6ec1aaadb8:invokeai-6.7.0-py3-none-any.whl"]
    }
    "6.6.0" = {
      released = "2025-09-08"
      requires = { safetensors = "*", sentencepiece = "==0.2.0" }
      source   = ["wheels@58d863ec0e19ae25c11a84cef1451877:invokeai-6.6.0-py3-none-any.whl"]
    }
    "6.5.1" = {
      released = "2025-08-28"
      requires = { safetensors = "*", sentencepiece = "==0.2.0" }
      source   = ["wheels@92396e2ac982a338fa95299a3bd17f02:invokeai-6.5.1-py3-none-any.whl"]
    }
    "6.5.0" = {
      released = "2025-08-28"
      requires = { safetensors = "*", sentencepiece = "*" }
      source   = ["wheels@3c3d9204e80069d0ecaab91862e84956:invokeai-6.5.0-py3-none-any.whl"]
    }
    "6.4.0" = {
      released = "2025-08-19"
      requires = { safetensors = "*", sentencepiece = "*" }
      source   = ["wheels@1b4bd0bc01a836dd652ec9e4f33368d2:invokeai-6.4.0-py3-none-any.whl"]
    }
    "6.3.0" = {
      released = "2025-08-05"
      requires = { safetensors = "*", sentencepiece = "*" }
      source   = ["wheels@d35add33331da09ce62e512c47e25d0d:invokeai-6.3.0-py3-none-any.whl"]
    }
    "6.2.0" = {
      released = "2025-07-25"
      requires = { safetensors = "*", sentencepiece = "*" }
      source   = ["wheels@88aa8c34b45c58980a897911676a7e40:invokeai-6.2.0-py3-none-any.whl"]
    }
    "6.1.0" = {
      released = "2025-07-21"
      requires = { safetensors = "*", sentencepiece = "*" }
      source   = ["wheels@819e904b0cbf81118206ee2a3cbf43ab:invokeai-6.1.0-py3-none-any.whl"]
    }
    "6.0.2" = {
      released = "2025-07-12"
      requires = { safetensors = "*", sentencepiece = "*" }
      source   = ["wheels@37e299057bf62810041546b1ea0e46c3:invokeai-6.0.2-py3-none-any.whl"]
    }
    "6.0.1" = {
      released = "2025-07-12"
      requires = { safetensors = "*", sentencepiece = "*" }
      source   = ["wheels@2d553076ac648df7e6ec83f22bf6091e:invokeai-6.0.1-py3-none-any.whl"]
    }
    "6.0.0" = {
      released = "2025-07-09"
      requires = { safetensors = "*", sentencepiece = "*" }
      source   = ["wheels@4c097f4cca0d784bc99c847725d23e95:invokeai-6.0.0-py3-none-any.whl"]
    }
    "5.15.0" = {
      released = "2025-06-16"
      requires = { safetensors = "*", sentencepiece = "*" }
      source   = ["wheels@369c5afa69552da977e49a23968fbae6:invokeai-5.15.0-py3-none-any.whl"]
    }
    "5.14.0" = {
      released = "2025-06-06"
      requires = { safetensors = "*", sentencepiece = "*" }
      source   = ["wheels@9b8f2ce720c2c218548dbd76d4c62472:invokeai-5.14.0-py3-none-any.whl"]
    }
    "5.13.0" = {
      released = "2025-06-04"
      requires = { safetensors = "*", sentencepiece = "*" }
      source   = ["wheels@7796fb1a744f31cd6afab8baf669b837:invokeai-5.13.0-py3-none-any.whl"]
    }
    "5.12.0" = {
      released = "2025-05-22"
      requires = { opencv-python = "==4.9.0.80", safetensors = "*", sentencepiece = "*" }
      source   = ["wheels@6bd56b16d366908019408fcb6841d983:invokeai-5.12.0-py3-none-any.whl"]
    }
    "5.11.0" = {
      released = "2025-05-13"
      requires = { opencv-python = "==4.9.0.80", safetensors = "*", sentencepiece = "*", torch = "~=2.6.0" }
      source   = ["wheels@baad55733408d6b4484f233ff5b9e6d5:invokeai-5.11.0-py3-none-any.whl"]
    }
  }
}
