# Releases of unsloth.

source "unsloth-requirements" {
  title = "Unsloth's documentation, requirements: minimum CUDA capability 7.0, which Triton needs"
  url   = "https://unsloth.ai/docs/get-started/fine-tuning-for-beginners/unsloth-requirements"
  date  = "2026-11-20"
  class = "vendor"
}

package_info "unsloth" {
  framework = "pytorch"
  module    = "unsloth"
  pypi      = "unsloth"
  source    = ["wheels@feb40b99bc4f8c543a36cbd0fe6e1410:unsloth-2026.10.9-py3-none-any.whl"]
  inferred  = ["framework", "module"]
  notes     = ["of releases before 2026-08-22 the last of each month"]
}

package "unsloth" {
  python_requires = ">=3.9,<3.15"
  requires = {
    accelerate   = ">=0.34.1"
    bitsandbytes = ">=0.45.5,!=0.46.0,!=0.48.0"
    diffusers    = "*"
    peft         = ">=0.18.0,!=0.11.0"
    torch        = ">=2.4.0,<2.15.0"
    torchvision  = "*"
    transformers = ">=4.52.4,!=4.53.0,!=4.54.0,!=4.55.0,!=4.55.1,!=4.57.0,!=4.57.4,!=4.57.5,!=5.0.0,!=5.1.0,<=5.17.0"
    triton       = ">=3.0.0"
    trl          = ">=0.18.2,!=0.19.0,<=1.15.0"
    xformers     = ">=0.0.27.post2"
  }
  markers = {
    xformers = "(\"linux\" in sys_platform or sys_platform == \"win32\") and (platform_machine == \"AMD64\" or platform_machine == \"x86_64\")"
  }
  sm_min      = "7.0"
  platforms   = ["any"]
  cell_source = { sm_min = ["unsloth-requirements"] }
  rows = {
    "2026.10.9" = {
      released = "2026-10-26"
      requires = { huggingface-hub = ">=0.34.0", protobuf = "*", pydantic = "*", sentencepiece = ">=0.2.0" }
      source   = ["wheels@feb40b99bc4f8c543a36cbd0fe6e1410:unsloth-2026.10.9-py3-none-any.whl"]
    }
    "2026.10.8" = {
      released = "2026-10-23"
      requires = { huggingface-hub = ">=0.34.0", protobuf = "*", pydantic = "*", sentencepiece = ">=0.2.0" }
      source   = ["wheels@12c5d8fb7ba7a9092d880f309d350a34:unsloth-2026.10.8-py3-none-any.whl"]
    }
    "2026.10.7" = {
      released = "2026-10-19"
      requires = { huggingface-hub = ">=0.34.0", protobuf = "*", pydantic = "*", sentencepiece = ">=0.2.0" }
      source   = ["wheels@3ffd1dc001d799eb4ec5a955852f41a3:unsloth-2026.10.7-py3-none-any.whl"]
    }
    "2026.10.6" = {
      released = "2026-10-15"
      requires = { huggingface-hub = ">=0.34.0", protobuf = "*", pydantic = "*", sentencepiece = ">=0.2.0" }
      source   = ["wheels@103efac52b090a1070c0083911119e34:unsloth-2026.10.6-py3-none-any.whl"]
    }
    "2026.10.5" = {
      released = "2026-10-13"
      requires = { huggingface-hub = ">=0.34.0", protobuf = "*", pydantic = "*", sentencepiece = ">=0.2.0" }
      source   = ["wheels@7802211862fd953db173a86b6be73690:unsloth-2026.10.5-py3-none-any.whl"]
    }
    "2026.10.4" = {
      released = "2026-10-12"
      requires = { huggingface-hub = ">=0.34.0", protobuf = "*", pydantic = "*", sentencepiece = ">=0.2.0" }
      source   = ["wheels@555a97c598f934905be679ccdf705b4b:unsloth-2026.10.4-py3-none-any.whl"]
    }
    "2026.10.3" = {
      released = "2026-10-08"
      requires = {
        huggingface-hub = ">=0.34.0"
        protobuf        = "*"
        pydantic        = "*"
        sentencepiece   = ">=0.2.0"
        trl             = ">=0.18.2,!=0.19.0,<=1.13.0"
      }
      source = ["wheels@495eeb1d310466a8e1cbe4329e767494:unsloth-2026.10.3-py3-none-any.whl"]
    }
    "2026.10.2" = {
      released = "2026-10-07"
      requires = {
        huggingface-hub = ">=0.34.0"
        protobuf        = "*"
        pydantic        = "*"
        sentencepiece   = ">=0.2.0"
        trl             = ">=0.18.2,!=0.19.0,<=1.13.0"
      }
      source = ["wheels@6aba42395f7519cf7b4098478d17eff8:unsloth-2026.10.2-py3-none-any.whl"]
    }
    "2026.10.1" = {
      released = "2026-10-06"
      requires = {
        huggingface-hub = ">=0.34.0"
        protobuf        = "*"
        pydantic        = "*"
        sentencepiece   = ">=0.2.0"
        trl             = ">=0.18.2,!=0.19.0,<=1.13.0"
      }
      source = ["wheels@c121a043a962812ca51db1d66af7595b:unsloth-2026.10.1-py3-none-any.whl"]
    }
  }
}

package "unsloth" {
  python_requires = ">=3.9,<3.15"
  requires = {
    accelerate   = ">=0.34.1"
    bitsandbytes = ">=0.45.5,!=0.46.0,!=0.48.0"
    diffusers    = "*"
    peft         = ">=0.18.0,!=0.11.0"
    torch        = ">=2.4.0,<2.13.0"
    torchvision  = "*"
    transformers = ">=4.51.3,!=4.52.0,!=4.52.1,!=4.52.2,!=4.52.3,!=4.53.0,!=4.54.0,!=4.55.0,!=4.55.1,!=4.57.0,!=4.57.4,!=4.57.5,!=5.0.0,!=5.1.0,<=5.5.0"
    triton       = ">=3.0.0"
    trl          = ">=0.18.2,!=0.19.0,<=0.24.0"
    xformers     = ">=0.0.27.post2"
  }
  markers = {
    xformers = "(\"linux\" in sys_platform or sys_platform == \"win32\") and (platform_machine == \"AMD64\" or platform_machine == \"x86_64\")"
  }
  sm_min      = "7.0"
  platforms   = ["any"]
  cell_source = { sm_min = ["unsloth-requirements"] }
  rows = {
    "2026.9.14" = {
      released = "2026-10-01"
      requires = { huggingface-hub = ">=0.34.0", protobuf = "*", pydantic = "*", sentencepiece = ">=0.2.0" }
      source   = ["wheels@e4cf7f2fc74e0b618ad6fc8b09b43e21:unsloth-2026.9.14-py3-none-any.whl"]
    }
    "2026.9.13" = {
      released = "2026-10-01"
      requires = { huggingface-hub = ">=0.34.0", protobuf = "*", pydantic = "*", sentencepiece = ">=0.2.0" }
      source   = ["wheels@39651810db1b65f206e7eb43c843cd47:unsloth-2026.9.13-py3-none-any.whl"]
    }
    "2026.9.12" = {
      released = "2026-09-28"
      requires = { huggingface-hub = ">=0.34.0", protobuf = "*", pydantic = "*", sentencepiece = ">=0.2.0" }
      source   = ["wheels@0b0a8d5694c693ff7a5183b1df073a2b:unsloth-2026.9.12-py3-none-any.whl"]
    }
    "2026.9.11" = {
      released = "2026-09-23"
      requires = { huggingface-hub = ">=0.34.0", protobuf = "*", pydantic = "*", sentencepiece = ">=0.2.0" }
      source   = ["wheels@3cf44a2adfd3267cb1bb4c6c73442cfc:unsloth-2026.9.11-py3-none-any.whl"]
    }
    "2026.9.10" = {
      released = "2026-09-22"
      requires = { huggingface-hub = ">=0.34.0", protobuf = "*", pydantic = "*", sentencepiece = ">=0.2.0" }
      source   = ["wheels@884c8a32b34b560c4c2b30576a2d0f4b:unsloth-2026.9.10-py3-none-any.whl"]
    }
    "2026.9.9" = {
      released = "2026-09-22"
      requires = { huggingface-hub = ">=0.34.0", protobuf = "*", pydantic = "*", sentencepiece = ">=0.2.0" }
      source   = ["wheels@59822b56779206ba636acccc947a7b96:unsloth-2026.9.9-py3-none-any.whl"]
    }
    "2026.9.8" = {
      released = "2026-09-22"
      requires = { huggingface-hub = ">=0.34.0", protobuf = "*", pydantic = "*", sentencepiece = ">=0.2.0" }
      source   = ["wheels@69ff489d56206b2f676017fdd453e78a:unsloth-2026.9.8-py3-none-any.whl"]
    }
    "2026.9.7" = {
      released = "2026-09-18"
      requires = { huggingface-hub = ">=0.34.0", protobuf = "*", pydantic = "*", sentencepiece = ">=0.2.0" }
      source   = ["wheels@2349145cf684e6dc0dab1b11ea455477:unsloth-2026.9.7-py3-none-any.whl"]
    }
    "2026.9.6" = {
      released = "2026-09-17"
      requires = { huggingface-hub = ">=0.34.0", protobuf = "*", pydantic = "*", sentencepiece = ">=0.2.0" }
      source   = ["wheels@5db21a51004abf02c7f925fc3a8fc294:unsloth-2026.9.6-py3-none-any.whl"]
    }
    "2026.9.5" = {
      released = "2026-09-16"
      requires = { huggingface-hub = ">=0.34.0", protobuf = "*", pydantic = "*", sentencepiece = ">=0.2.0" }
      source   = ["wheels@1ff5a944e01741e1012967706a33bd10:unsloth-2026.9.5-py3-none-any.whl"]
    }
    "2026.9.4" = {
      released = "2026-09-09"
      requires = { huggingface-hub = ">=0.34.0", protobuf = "*", pydantic = "*", sentencepiece = ">=0.2.0" }
      source   = ["wheels@7892ac14733ba22200ef4a228ac26e06:unsloth-2026.9.4-py3-none-any.whl"]
    }
    "2026.9.3" = {
      released = "2026-09-08"
      requires = { huggingface-hub = ">=0.34.0", protobuf = "*", pydantic = "*", sentencepiece = ">=0.2.0" }
      source   = ["wheels@5249b38897f04af46ba76152e59dafa7:unsloth-2026.9.3-py3-none-any.whl"]
    }
    "2026.9.2" = {
      released = "2026-09-02"
      requires = {
        huggingface-hub = ">=0.34.0"
        protobuf        = "*"
        pydantic        = "*"
        sentencepiece   = ">=0.2.0"
        torch           = ">=2.4.0,<2.12.0"
      }
      source = ["wheels@439a2de85306661d6c4a46e1043472ff:unsloth-2026.9.2-py3-none-any.whl"]
    }
    "2026.9.1" = {
      released = "2026-09-02"
      requires = {
        huggingface-hub = ">=0.34.0"
        protobuf        = "*"
        pydantic        = "*"
        sentencepiece   = ">=0.2.0"
        torch           = ">=2.4.0,<2.12.0"
      }
      source = ["wheels@4c63cde02e72a0787fac8d66b3c0b6a3:unsloth-2026.9.1-py3-none-any.whl"]
    }
    "2026.8.22" = {
      released = "2026-08-27"
      requires = {
        huggingface-hub = ">=0.34.0"
        protobuf        = "*"
        pydantic        = "*"
        sentencepiece   = ">=0.2.0"
        torch           = ">=2.4.0,<2.12.0"
      }
      source = ["wheels@956f74e743e6875c69fd6d1a38483b4f:unsloth-2026.8.22-py3-none-any.whl"]
    }
    "2026.8.21" = {
      released = "2026-08-25"
      requires = {
        huggingface-hub = ">=0.34.0"
        protobuf        = "*"
        pydantic        = "*"
        sentencepiece   = ">=0.2.0"
        torch           = ">=2.4.0,<2.12.0"
      }
      source = ["wheels@22e69feec6a04964405e338533efad38:unsloth-2026.8.21-py3-none-any.whl"]
    }
    "2026.8.20" = {
      released = "2026-08-25"
      requires = {
        huggingface-hub = ">=0.34.0"
        protobuf        = "*"
        pydantic        = "*"
        sentencepiece   = ">=0.2.0"
        torch           = ">=2.4.0,<2.12.0"
      }
      source = ["wheels@c81bbdbb236387ccf3f6c7eaba039fd9:unsloth-2026.8.20-py3-none-any.whl"]
    }
    "2026.7.6" = {
      released = "2026-07-29"
      requires = {
        huggingface-hub = ">=0.34.0"
        protobuf        = "*"
        pydantic        = "*"
        sentencepiece   = ">=0.2.0"
        torch           = ">=2.4.0,<2.12.0"
      }
      source = ["wheels@e33101c5877d7eac5e8ca3ee7a319f68:unsloth-2026.7.6-py3-none-any.whl"]
    }
    "2026.6.9" = {
      released = "2026-06-22"
      requires = {
        huggingface-hub = ">=0.34.0"
        protobuf        = "*"
        pydantic        = "*"
        sentencepiece   = ">=0.2.0"
        torch           = ">=2.4.0,<2.11.0"
      }
      source = ["wheels@e36f1960cde6cdba5105350d37908926:unsloth-2026.6.9-py3-none-any.whl"]
    }
    "2026.5.9" = {
      released = "2026-05-31"
      requires = {
        huggingface-hub = ">=0.34.0"
        protobuf        = "*"
        pydantic        = "*"
        sentencepiece   = ">=0.2.0"
        torch           = ">=2.4.0,<2.11.0"
      }
      source = ["wheels@fd5667aef511d558fc69e0521c631823:unsloth-2026.5.9-py3-none-any.whl"]
    }
    "2026.4.8" = {
      released = "2026-04-23"
      requires = {
        huggingface-hub = ">=0.34.0"
        protobuf        = "*"
        pydantic        = "*"
        sentencepiece   = ">=0.2.0"
        torch           = ">=2.4.0,<2.11.0"
      }
      source = ["wheels@f1992e0be0c79a702fc7dbe7b0f2b48e:unsloth-2026.4.8-py3-none-any.whl"]
    }
    "2026.3.18" = {
      released = "2026-03-31"
      requires = {
        huggingface-hub = ">=0.34.0"
        protobuf        = "*"
        pydantic        = "*"
        sentencepiece   = ">=0.2.0"
        torch           = ">=2.4.0,<2.11.0"
        transformers    = ">=4.51.3,!=4.52.0,!=4.52.1,!=4.52.2,!=4.52.3,!=4.53.0,!=4.54.0,!=4.55.0,!=4.55.1,!=4.57.0,!=4.57.4,!=4.57.5,!=5.0.0,!=5.1.0,<=5.3.0"
      }
      source = ["wheels@981b6c72377d2e75d5b5e66f877d9fd7:unsloth-2026.3.18-py3-none-any.whl"]
    }
  }
}

package "unsloth" {
  python_requires = ">=3.9,<3.14"
  requires = {
    accelerate   = ">=0.34.1"
    bitsandbytes = ">=0.45.5,!=0.46.0,!=0.48.0"
    diffusers    = "*"
    peft         = ">=0.7.1,!=0.11.0"
    torch        = ">=2.4.0"
    torchvision  = "*"
    triton       = ">=3.0.0"
    trl          = ">=0.18.2,!=0.19.0,<=0.24.0"
    xformers     = ">=0.0.27.post2"
  }
  markers = {
    xformers = "(\"linux\" in sys_platform or sys_platform == \"win32\") and (platform_machine == \"AMD64\" or platform_machine == \"x86_64\")"
  }
  sm_min      = "7.0"
  platforms   = ["any"]
  cell_source = { sm_min = ["unsloth-requirements"] }
  rows = {
    "2026.2.1" = {
      released = "2026-02-10"
      requires = {
        huggingface-hub = ">=0.34.0"
        peft            = ">=0.18.0,!=0.11.0"
        protobuf        = "*"
        sentencepiece   = ">=0.2.0"
        transformers    = ">=4.51.3,!=4.52.0,!=4.52.1,!=4.52.2,!=4.52.3,!=4.53.0,!=4.54.0,!=4.55.0,!=4.55.1,!=4.57.0,!=4.57.4,!=4.57.5,<=4.57.6"
      }
      source = ["wheels@f2902c95c86328ddccd60be174b11ffa:unsloth-2026.2.1-py3-none-any.whl"]
    }
    "2026.1.4" = {
      released = "2026-01-22"
      requires = {
        huggingface-hub = ">=0.34.0"
        peft            = ">=0.18.0,!=0.11.0"
        protobuf        = "*"
        sentencepiece   = ">=0.2.0"
        transformers    = ">=4.51.3,!=4.52.0,!=4.52.1,!=4.52.2,!=4.52.3,!=4.53.0,!=4.54.0,!=4.55.0,!=4.55.1,!=4.57.0,!=4.57.4,!=4.57.5,<=4.57.6"
      }
      source = ["wheels@aba028c6402cfb8bebc1beb7d51c5b18:unsloth-2026.1.4-py3-none-any.whl"]
    }
    "2025.12.9" = {
      released = "2025-12-23"
      requires = {
        huggingface-hub = ">=0.34.0"
        protobuf        = "*"
        sentencepiece   = ">=0.2.0"
        transformers    = ">=4.51.3,!=4.52.0,!=4.52.1,!=4.52.2,!=4.52.3,!=4.53.0,!=4.54.0,!=4.55.0,!=4.55.1,!=4.57.0,<=4.57.3"
      }
      source = ["wheels@4ca70f46146ababefa29e3e510f81c8d:unsloth-2025.12.9-py3-none-any.whl"]
    }
    "2025.11.4" = {
      released = "2025-11-25"
      requires = {
        huggingface-hub = ">=0.34.0"
        protobuf        = "*"
        sentencepiece   = ">=0.2.0"
        transformers    = ">=4.51.3,!=4.52.0,!=4.52.1,!=4.52.2,!=4.52.3,!=4.53.0,!=4.54.0,!=4.55.0,!=4.55.1,!=4.57.0,<=4.57.2"
      }
      source = ["wheels@72167ed6265cf3a55490a04fcf4c3ac7:unsloth-2025.11.4-py3-none-any.whl"]
    }
    "2025.10.12" = {
      released = "2025-10-30"
      requires = {
        huggingface-hub = ">=0.34.0"
        protobuf        = "*"
        sentencepiece   = ">=0.2.0"
        transformers    = ">=4.51.3,!=4.52.0,!=4.52.1,!=4.52.2,!=4.52.3,!=4.53.0,!=4.54.0,!=4.55.0,!=4.55.1,!=4.57.0,<=4.57.2"
        trl             = ">=0.18.2,!=0.19.0,<=0.23.0"
      }
      source = ["wheels@4d7cf3eea989ad96debac0e40e978c81:unsloth-2025.10.12-py3-none-any.whl"]
    }
    "2025.9.10" = {
      without  = ["markers"]
      released = "2025-09-30"
      requires = {
        bitsandbytes    = "*"
        huggingface-hub = ">=0.34.0"
        protobuf        = "*"
        sentencepiece   = ">=0.2.0"
        transformers    = ">=4.51.3,!=4.52.0,!=4.52.1,!=4.52.2,!=4.52.3,!=4.53.0,!=4.54.0,!=4.55.0,!=4.55.1,<=4.56.2"
        trl             = ">=0.7.9,!=0.15.0,!=0.19.0,!=0.9.0,!=0.9.1,!=0.9.2,!=0.9.3,<=0.23.0"
      }
      source = ["wheels@7230a04b49b5ae13375c5a35fcc08643:unsloth-2025.9.10-py3-none-any.whl"]
    }
    "2025.8.10" = {
      without  = ["markers"]
      released = "2025-08-28"
      requires = {
        bitsandbytes    = "*"
        huggingface-hub = ">=0.34.0"
        protobuf        = "*"
        sentencepiece   = ">=0.2.0"
        transformers    = ">=4.51.3,!=4.47.0,!=4.52.0,!=4.52.1,!=4.52.2,!=4.52.3,!=4.53.0,!=4.54.0,!=4.55.0,!=4.55.1"
        trl             = ">=0.7.9,!=0.15.0,!=0.19.0,!=0.9.0,!=0.9.1,!=0.9.2,!=0.9.3"
      }
      source = ["wheels@1a61810954ceb925eeca48657e84f660:unsloth-2025.8.10-py3-none-any.whl"]
    }
  }
}

package "unsloth" {
  python_requires = ">=3.9,<3.13"
  requires = {
    accelerate   = ">=0.34.1"
    bitsandbytes = "*"
    diffusers    = "*"
    peft         = ">=0.7.1,!=0.11.0"
    torch        = ">=2.4.0"
    torchvision  = "*"
    transformers = ">=4.46.1,!=4.47.0"
    triton       = ">=3.0.0"
    xformers     = ">=0.0.27.post2"
  }
  sm_min      = "7.0"
  platforms   = ["any"]
  cell_source = { sm_min = ["unsloth-requirements"] }
  rows = {
    "2025.7.11" = {
      released = "2025-07-29"
      requires = {
        huggingface-hub = ">=0.34.0"
        protobuf        = "*"
        sentencepiece   = ">=0.2.0"
        transformers    = ">=4.51.3,!=4.47.0,!=4.52.0,!=4.52.1,!=4.52.2,!=4.52.3,!=4.53.0"
        trl             = ">=0.7.9,!=0.15.0,!=0.19.0,!=0.9.0,!=0.9.1,!=0.9.2,!=0.9.3"
      }
      source = ["wheels@0dbace85bb947622d74affe48d6f4504:unsloth-2025.7.11-py3-none-any.whl"]
    }
    "2025.6.9" = {
      released = "2025-06-30"
      requires = {
        huggingface-hub = "*"
        protobuf        = "*"
        sentencepiece   = ">=0.2.0"
        torch           = ">=2.4.0,<=2.7.0"
        transformers    = ">=4.51.3,!=4.47.0,!=4.52.0,!=4.52.1,!=4.52.2"
        trl             = ">=0.7.9,!=0.15.0,!=0.9.0,!=0.9.1,!=0.9.2,!=0.9.3"
      }
      source = ["wheels@7c8702c11dd1e3a6d26f10dea0cd43ee:unsloth-2025.6.9-py3-none-any.whl"]
    }
    "2025.5.9" = {
      released = "2025-05-29"
      requires = {
        huggingface-hub = "*"
        protobuf        = "<4.0.0"
        sentencepiece   = ">=0.2.0"
        transformers    = ">=4.51.3,!=4.47.0,!=4.52.0,!=4.52.1,!=4.52.2"
        trl             = ">=0.7.9,!=0.15.0,!=0.9.0,!=0.9.1,!=0.9.2,!=0.9.3"
      }
      source = ["wheels@d3364c0618508a6c5e702dda25d4ace5:unsloth-2025.5.9-py3-none-any.whl"]
    }
    "2025.4.3" = {
      released = "2025-04-29"
      requires = {
        huggingface-hub = "*"
        protobuf        = "<4.0.0"
        sentencepiece   = ">=0.2.0"
        trl             = ">=0.7.9,!=0.15.0,!=0.9.0,!=0.9.1,!=0.9.2,!=0.9.3,<=0.15.2"
      }
      source = ["wheels@ca33c4001f679019e284ea937b543676:unsloth-2025.4.3-py3-none-any.whl"]
    }
    "2025.3.19" = {
      released = "2025-03-26"
      requires = {
        huggingface-hub = "*"
        protobuf        = "<4.0.0"
        sentencepiece   = ">=0.2.0"
        trl             = ">=0.7.9,!=0.15.0,!=0.9.0,!=0.9.1,!=0.9.2,!=0.9.3,<=0.15.2"
      }
      source = ["wheels@3f450c2dcbc40ba5fdc82afb43164c17:unsloth-2025.3.19-py3-none-any.whl"]
    }
    "2025.2.15" = {
      released        = "2025-02-20"
      python_requires = ">=3.9"
      requires = {
        huggingface-hub = "*"
        protobuf        = "<4.0.0"
        sentencepiece   = ">=0.2.0"
        trl             = ">=0.7.9,!=0.15.0,!=0.9.0,!=0.9.1,!=0.9.2,!=0.9.3"
      }
      source = ["wheels@22583fb844dc7694c60d77b5f94ef0b3:unsloth-2025.2.15-py3-none-any.whl"]
    }
    "2025.1.8" = {
      without         = ["requires.diffusers", "requires.torchvision"]
      released        = "2025-01-31"
      python_requires = ">=3.9"
      requires = {
        huggingface-hub = "*"
        protobuf        = "<4.0.0"
        sentencepiece   = ">=0.2.0"
        trl             = ">=0.7.9,!=0.9.0,!=0.9.1,!=0.9.2,!=0.9.3"
      }
      source = ["wheels@ebef51f0cf0f0ce25fde9a9ffd5da67c:unsloth-2025.1.8-py3-none-any.whl"]
    }
    "2024.12.12" = {
      without         = ["requires.diffusers", "requires.torchvision"]
      released        = "2024-12-29"
      python_requires = ">=3.9"
      requires = {
        huggingface-hub = "*"
        protobuf        = "<4.0.0"
        sentencepiece   = ">=0.2.0"
        trl             = ">=0.7.9,!=0.9.0,!=0.9.1,!=0.9.2,!=0.9.3"
      }
      source = ["wheels@0780932a58c7599c3b0ac1fdb7f5e9ea:unsloth-2024.12.12-py3-none-any.whl"]
    }
    "2024.11.11" = {
      without         = ["requires.diffusers", "requires.torchvision"]
      released        = "2024-11-26"
      python_requires = ">=3.9"
      requires = {
        huggingface-hub = "*"
        protobuf        = "<4.0.0"
        sentencepiece   = ">=0.2.0"
        transformers    = ">=4.46.1"
        trl             = ">=0.7.9,!=0.9.0,!=0.9.1,!=0.9.2,!=0.9.3"
      }
      source = ["wheels@48f487eb6f9e138aaa41c8f47a260a99:unsloth-2024.11.11-py3-none-any.whl"]
    }
    "2024.10.7" = {
      without         = ["sm_min", "cell_source", "requires.diffusers", "requires.torchvision"]
      released        = "2024-10-24"
      python_requires = ">=3.9"
      requires = {
        huggingface-hub = "*"
        protobuf        = "<4.0.0"
        sentencepiece   = ">=0.2.0"
        transformers    = "<4.45.0"
        trl             = ">=0.7.9,!=0.9.0,!=0.9.1,!=0.9.2,!=0.9.3,<=0.11.1"
      }
      source = ["wheels@7ec24b1398a3f7c9fcfaba136d3e311c:unsloth-2024.10.7-py3-none-any.whl"]
    }
    "2024.9.post4" = {
      without         = ["sm_min", "cell_source", "requires.diffusers", "requires.torchvision"]
      released        = "2024-09-30"
      python_requires = ">=3.9"
      requires = {
        huggingface-hub = "*"
        protobuf        = "<4.0.0"
        sentencepiece   = ">=0.2.0"
        transformers    = "<4.45.0"
        trl             = ">=0.7.9,!=0.9.0,!=0.9.1,!=0.9.2,!=0.9.3,<=0.11.1"
      }
      source = ["wheels@bb6fd86017e54e2b85866e925173bd48:unsloth-2024.9.post4-py3-none-any.whl"]
    }
  }
}
