# Releases of diffusers.

source "hub-cached-download" {
  title = "easydiffusion issue 1851, where huggingface-hub's maintainer says so: 0.26.0 dropped cached_download, which diffusers before 0.29.0 imports"
  url   = "https://github.com/easydiffusion/easydiffusion/issues/1851"
  date  = "2025-01-15"
  class = "reported"
}

source "diffusers-wheels" {
  title = "METADATA and diffusers/utils/dynamic_modules_utils.py in the wheels of 0.20.0 to 0.31.0: up to 0.28.2 the module imports cached_download"
  url   = "https://pypi.org/project/diffusers/0.28.2/#files"
  date  = "2026-11-27"
  class = "measured"
}

source "diffusers-custom-op" {
  title = "diffusers/models/attention_dispatch.py in the wheels of 0.34.0 to 0.36.0: 0.35.0 and 0.35.1 call torch.library.custom_op as it is imported, which torch has from 2.4 on"
  url   = "https://pypi.org/project/diffusers/0.35.1/#files"
  date  = "2026-11-27"
  class = "measured"
}

source "diffusers-12195" {
  title = "diffusers issue 12195: 0.35.0 imports no model beside torch 2.3.1"
  url   = "https://github.com/huggingface/diffusers/issues/12195"
  date  = "2025-08-20"
  class = "reported"
}

package_info "diffusers" {
  framework = "pytorch"
  module    = "diffusers"
  pypi      = "diffusers"
  source    = ["wheels@9154faa704ce00e0b77f568e0d647860:diffusers-0.42.1-py3-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "diffusers" {
  python_requires = ">=3.10.0"
  requires_other = {
    "bitsandbytes (extra)"    = ">=0.43.3"
    "nvidia-modelopt (extra)" = ">=0.33.1"
    "torch (extra)"           = ">=2.6"
  }
  platforms = ["any"]
  rows = {
    "0.42.1" = {
      released        = "2026-10-27"
      python_requires = ">=3.11.0"
      requires        = { huggingface-hub = ">=1.32.0,<3.0", safetensors = ">=0.8.0" }
      source          = ["wheels@9154faa704ce00e0b77f568e0d647860:diffusers-0.42.1-py3-none-any.whl"]
    }
    "0.42.0" = {
      released        = "2026-10-23"
      python_requires = ">=3.11.0"
      requires        = { huggingface-hub = ">=1.32.0,<3.0", safetensors = ">=0.8.0" }
      source          = ["wheels@c409b893156c895dde5b7fe410a014f6:diffusers-0.42.0-py3-none-any.whl"]
    }
    "0.41.0" = {
      released = "2026-10-06"
      requires = { huggingface-hub = ">=1.32.0,<2.0", safetensors = ">=0.8.0" }
      source   = ["wheels@ea8918b7dfd92ce793b6db689a551b8c:diffusers-0.41.0-py3-none-any.whl"]
    }
    "0.40.0" = {
      released = "2026-08-20"
      requires = { huggingface-hub = ">=1.23.0,<2.0", safetensors = ">=0.8.0" }
      source   = ["wheels@5b5da7c3ddb62152fa4afc577f02e050:diffusers-0.40.0-py3-none-any.whl"]
    }
    "0.39.0" = {
      released       = "2026-07-03"
      requires       = { huggingface-hub = ">=0.34.0,<2.0", safetensors = ">=0.8.0" }
      requires_other = { "flax (extra)" = ">=0.4.1" }
      source         = ["wheels@912aca51b5787365110806e984d55557:diffusers-0.39.0-py3-none-any.whl"]
    }
  }
}

package "diffusers" {
  python_requires = ">=3.8.0"
  requires_other  = { "bitsandbytes (extra)" = ">=0.43.3", "flax (extra)" = ">=0.4.1", "torch (extra)" = ">=1.4" }
  platforms       = ["any"]
  rows = {
    "0.38.0" = {
      released        = "2026-05-01"
      python_requires = ">=3.10.0"
      requires        = { huggingface-hub = ">=0.34.0,<2.0", safetensors = ">=0.8.0-rc.0" }
      requires_other  = { "nvidia-modelopt (extra)" = ">=0.33.1" }
      source          = ["wheels@18e53f9e539096320470f62c6360a6fd:diffusers-0.38.0-py3-none-any.whl"]
    }
    "0.37.1" = {
      released        = "2026-03-25"
      python_requires = ">=3.10.0"
      requires        = { huggingface-hub = ">=0.34.0,<2.0", safetensors = ">=0.3.1" }
      requires_other  = { "nvidia-modelopt (extra)" = ">=0.33.1" }
      source          = ["wheels@0537c0b28cb53cf39d6195489bcf8f83:diffusers-0.37.1-py3-none-any.whl"]
    }
    "0.37.0" = {
      released        = "2026-03-05"
      python_requires = ">=3.10.0"
      requires        = { huggingface-hub = ">=0.34.0,<2.0", safetensors = ">=0.3.1" }
      requires_other  = { "nvidia-modelopt (extra)" = ">=0.33.1" }
      source          = ["wheels@7eab74bf896974250b5e1027cae813ab:diffusers-0.37.0-py3-none-any.whl"]
    }
    "0.36.0" = {
      released       = "2025-12-08"
      requires       = { huggingface-hub = ">=0.34.0,<2.0", safetensors = ">=0.3.1" }
      requires_other = { "nvidia-modelopt (extra)" = ">=0.33.1" }
      source         = ["wheels@525d42abc74bfc3b2db594999961295c:diffusers-0.36.0-py3-none-any.whl"]
    }
    "0.35.2" = {
      released = "2025-10-15"
      requires = { huggingface-hub = ">=0.34.0", safetensors = ">=0.3.1" }
      source   = ["wheels@d50d5e74fdd6dcf55e5c1d304bc52cc7:diffusers-0.35.2-py3-none-any.whl"]
    }
    "0.35.1" = {
      released    = "2025-08-20"
      requires    = { huggingface-hub = ">=0.34.0", safetensors = ">=0.3.1" }
      limits      = { torch = ">=2.4" }
      source      = ["wheels@fe29ff10200970c7c5934c6488c213e2:diffusers-0.35.1-py3-none-any.whl"]
      cell_source = { limits = ["diffusers-12195", "diffusers-custom-op"] }
    }
    "0.35.0" = {
      released    = "2025-08-19"
      requires    = { huggingface-hub = ">=0.34.0", safetensors = ">=0.3.1" }
      limits      = { torch = ">=2.4" }
      source      = ["wheels@5283349ffcd9c6465cf41c2277d4e02e:diffusers-0.35.0-py3-none-any.whl"]
      cell_source = { limits = ["diffusers-12195", "diffusers-custom-op"] }
    }
    "0.34.0" = {
      released = "2025-06-24"
      requires = { huggingface-hub = ">=0.27.0", safetensors = ">=0.3.1" }
      source   = ["wheels@b0f642cd57756357bad5d23fe95b61f2:diffusers-0.34.0-py3-none-any.whl"]
    }
    "0.33.1" = {
      released = "2025-04-10"
      requires = { huggingface-hub = ">=0.27.0", safetensors = ">=0.3.1" }
      source   = ["wheels@027469e74f289338eb24127409f8d60d:diffusers-0.33.1-py3-none-any.whl"]
    }
    "0.33.0" = {
      released = "2025-04-09"
      requires = { huggingface-hub = ">=0.27.0", safetensors = ">=0.3.1" }
      source   = ["wheels@a9a07437dbb72ed72341cec6b8f07a3e:diffusers-0.33.0-py3-none-any.whl"]
    }
    "0.32.2" = {
      without  = ["requires_other.bitsandbytes (extra)"]
      released = "2025-01-15"
      requires = { huggingface-hub = ">=0.23.2", safetensors = ">=0.3.1" }
      source   = ["wheels@d7f182b49c7f428737ee3bf6397d463e:diffusers-0.32.2-py3-none-any.whl"]
    }
    "0.32.1" = {
      without  = ["requires_other.bitsandbytes (extra)"]
      released = "2024-12-25"
      requires = { huggingface-hub = ">=0.23.2", safetensors = ">=0.3.1" }
      source   = ["wheels@ab2ed6efe9dd2364db55b94fae453ff1:diffusers-0.32.1-py3-none-any.whl"]
    }
    "0.32.0" = {
      without  = ["requires_other.bitsandbytes (extra)"]
      released = "2024-12-23"
      requires = { huggingface-hub = ">=0.23.2", safetensors = ">=0.3.1" }
      source   = ["wheels@81d878e9fb6515c3155d3698168102d6:diffusers-0.32.0-py3-none-any.whl"]
    }
  }
}

package "diffusers" {
  python_requires = ">=3.8.0"
  requires_other  = { "flax (extra)" = ">=0.4.1", "torch (extra)" = ">=1.4" }
  platforms       = ["any"]
  source          = ["diffusers-wheels"]
  rows = {
    "0.31.0" = {
      released       = "2024-10-22"
      requires       = { huggingface-hub = ">=0.23.2", numpy = "*", safetensors = ">=0.3.1" }
      requires_other = { "torch (extra)" = ">=1.4,<2.5.0" }
      cell_source = {
        requires = ["diffusers-wheels", "wheels@cbc498ae63f4abfc7c3a07649cdcbee2:diffusers-0.31.0-py3-none-any.whl"]
      }
    }
    "0.30.3" = {
      released = "2024-09-17"
      requires = { huggingface-hub = ">=0.23.2", numpy = "*", safetensors = ">=0.3.1" }
      cell_source = {
        requires = ["diffusers-wheels", "wheels@1b70209e4d2c61223b96a7e13bc4d708:diffusers-0.30.3-py3-none-any.whl"]
      }
    }
    "0.30.2" = {
      released = "2024-08-31"
      requires = { huggingface-hub = ">=0.23.2", numpy = "*", safetensors = ">=0.3.1" }
      cell_source = {
        requires = ["diffusers-wheels", "wheels@739826043147c2b59560944591dfdea5:diffusers-0.30.2-py3-none-any.whl"]
      }
    }
    "0.30.1" = {
      released = "2024-08-24"
      requires = { huggingface-hub = ">=0.23.2", numpy = "*", safetensors = ">=0.3.1" }
      cell_source = {
        requires = ["diffusers-wheels", "wheels@c0a154ceb9a7f6578d2b5699183cdfa5:diffusers-0.30.1-py3-none-any.whl"]
      }
    }
    "0.30.0" = {
      released = "2024-08-07"
      requires = { huggingface-hub = ">=0.23.2", numpy = "*", safetensors = ">=0.3.1" }
      cell_source = {
        requires = ["diffusers-wheels", "wheels@114194eb61498aff06243ade750fca6f:diffusers-0.30.0-py3-none-any.whl"]
      }
    }
    "0.29.2" = {
      released = "2024-06-27"
      requires = { huggingface-hub = ">=0.23.2", numpy = "*", safetensors = ">=0.3.1" }
      cell_source = {
        requires = ["diffusers-wheels", "wheels@d5e9bb13c8097b4eed10df23d1294d2e:diffusers-0.29.2-py3-none-any.whl"]
      }
    }
    "0.29.1" = {
      released = "2024-06-20"
      requires = { huggingface-hub = ">=0.23.2", numpy = "*", safetensors = ">=0.3.1" }
      cell_source = {
        requires = ["diffusers-wheels", "wheels@3fd5b13a6582bc5118827bf4f3f73bed:diffusers-0.29.1-py3-none-any.whl"]
      }
    }
    "0.29.0" = {
      released = "2024-06-12"
      requires = { huggingface-hub = ">=0.23.2", numpy = "*", safetensors = ">=0.3.1" }
      cell_source = {
        requires = ["diffusers-wheels", "wheels@4c194d2379644a0f7ef9b4ff12c8cf5d:diffusers-0.29.0-py3-none-any.whl"]
      }
    }
    "0.28.2" = {
      released = "2024-06-04"
      requires = { huggingface-hub = ">=0.20.2", numpy = "*", safetensors = ">=0.3.1" }
      limits   = { huggingface-hub = "<0.26" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@9713b7666510723ad6b7e8f4702664ef:diffusers-0.28.2-py3-none-any.whl"]
      }
    }
    "0.28.1" = {
      released = "2024-06-04"
      requires = { huggingface-hub = ">=0.20.2", numpy = "*", safetensors = ">=0.3.1" }
      limits   = { huggingface-hub = "<0.26" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@69e036047cc175f0b16e63e620312d26:diffusers-0.28.1-py3-none-any.whl"]
      }
    }
    "0.28.0" = {
      released = "2024-05-27"
      requires = { huggingface-hub = ">=0.20.2", numpy = "*", safetensors = ">=0.3.1" }
      limits   = { huggingface-hub = "<0.26" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@9f6b257111ca829e080237de48aece15:diffusers-0.28.0-py3-none-any.whl"]
      }
    }
    "0.27.2" = {
      released = "2024-03-20"
      requires = { huggingface-hub = ">=0.20.2", numpy = "*", safetensors = ">=0.3.1" }
      limits   = { huggingface-hub = "<0.26" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@85da5cd1098ab428535d592136973ec0:diffusers-0.27.2-py3-none-any.whl"]
      }
    }
    "0.27.1" = {
      released = "2024-03-19"
      requires = { huggingface-hub = ">=0.20.2", numpy = "*", safetensors = ">=0.3.1" }
      limits   = { huggingface-hub = "<0.26" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@117822e219ba99a0285adf260db0f470:diffusers-0.27.1-py3-none-any.whl"]
      }
    }
    "0.27.0" = {
      released = "2024-03-14"
      requires = { huggingface-hub = ">=0.20.2", numpy = "*", safetensors = ">=0.3.1" }
      limits   = { huggingface-hub = "<0.26" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@f26a29ec48abee7a09fef3c207ff648e:diffusers-0.27.0-py3-none-any.whl"]
      }
    }
    "0.26.3" = {
      released       = "2024-02-13"
      requires       = { huggingface-hub = ">=0.20.2", numpy = "*", safetensors = ">=0.3.1" }
      limits         = { huggingface-hub = "<0.26" }
      requires_other = { "torch (extra)" = ">=1.4,<2.2.0" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@f8f5710c8f9170e9749f0b104f50fc4a:diffusers-0.26.3-py3-none-any.whl"]
      }
    }
    "0.26.2" = {
      released       = "2024-02-06"
      requires       = { huggingface-hub = ">=0.20.2", numpy = "*", safetensors = ">=0.3.1" }
      limits         = { huggingface-hub = "<0.26" }
      requires_other = { "torch (extra)" = ">=1.4,<2.2.0" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@d7731838b9c06073e5c65c547937fbef:diffusers-0.26.2-py3-none-any.whl"]
      }
    }
    "0.26.1" = {
      released       = "2024-02-02"
      requires       = { huggingface-hub = ">=0.20.2", numpy = "*", safetensors = ">=0.3.1" }
      limits         = { huggingface-hub = "<0.26" }
      requires_other = { "torch (extra)" = ">=1.4,<2.2.0" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@bb04b41861e497c6ef1b6f2f577beedf:diffusers-0.26.1-py3-none-any.whl"]
      }
    }
    "0.26.0" = {
      released       = "2024-01-31"
      requires       = { huggingface-hub = ">=0.20.2", numpy = "*", safetensors = ">=0.3.1" }
      limits         = { huggingface-hub = "<0.26" }
      requires_other = { "torch (extra)" = ">=1.4,<2.2.0" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@9e2b136083cec8deaf280aa2e28dadc2:diffusers-0.26.0-py3-none-any.whl"]
      }
    }
    "0.25.1" = {
      released = "2024-01-17"
      requires = { huggingface-hub = ">=0.20.2", numpy = "*", safetensors = ">=0.3.1" }
      limits   = { huggingface-hub = "<0.26" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@23a1865a5a4f6685e9d7450ff6a4c45f:diffusers-0.25.1-py3-none-any.whl"]
      }
    }
    "0.25.0" = {
      released = "2023-12-27"
      requires = { huggingface-hub = ">=0.19.4", numpy = "*", safetensors = ">=0.3.1" }
      limits   = { huggingface-hub = "<0.26" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@5eebec0c4d4f12de205e6e97d34c3617:diffusers-0.25.0-py3-none-any.whl"]
      }
    }
    "0.24.0" = {
      released = "2023-11-29"
      requires = { huggingface-hub = ">=0.19.4", numpy = "*", safetensors = ">=0.3.1" }
      limits   = { huggingface-hub = "<0.26" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@d4507c7cc273594319b052c342ef0dc2:diffusers-0.24.0-py3-none-any.whl"]
      }
    }
    "0.23.1" = {
      released = "2023-11-16"
      requires = { huggingface-hub = ">=0.13.2", numpy = "*", safetensors = ">=0.3.1" }
      limits   = { huggingface-hub = "<0.26" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@92c121c98bce790b4e6acd9add3d2ef4:diffusers-0.23.1-py3-none-any.whl"]
      }
    }
    "0.23.0" = {
      released = "2023-11-09"
      requires = { huggingface-hub = ">=0.13.2", numpy = "*", safetensors = ">=0.3.1" }
      limits   = { huggingface-hub = "<0.26" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@4011e7a29681489e55496350c47ffb94:diffusers-0.23.0-py3-none-any.whl"]
      }
    }
    "0.22.3" = {
      released = "2023-11-08"
      requires = { huggingface-hub = ">=0.13.2", numpy = "*", safetensors = ">=0.3.1" }
      limits   = { huggingface-hub = "<0.26" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@fdaf3a4c9c728f7d90796e0e5826286d:diffusers-0.22.3-py3-none-any.whl"]
      }
    }
    "0.22.2" = {
      released = "2023-11-07"
      requires = { huggingface-hub = ">=0.13.2", numpy = "*", safetensors = ">=0.3.1" }
      limits   = { huggingface-hub = "<0.26" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@418b7b51f090b7ecc04ff97e8257754d:diffusers-0.22.2-py3-none-any.whl"]
      }
    }
    "0.22.1" = {
      released = "2023-11-06"
      requires = { huggingface-hub = ">=0.13.2", numpy = "*", safetensors = ">=0.3.1" }
      limits   = { huggingface-hub = "<0.26" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@bb41afd17b305aeb2347cc25dea1fba8:diffusers-0.22.1-py3-none-any.whl"]
      }
    }
    "0.22.0" = {
      released = "2023-11-06"
      requires = { huggingface-hub = ">=0.13.2", numpy = "*", safetensors = ">=0.3.1" }
      limits   = { huggingface-hub = "<0.26" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@85d183e7c8bfb01ba3415a6d6e470bc9:diffusers-0.22.0-py3-none-any.whl"]
      }
    }
    "0.21.4" = {
      released        = "2023-09-29"
      python_requires = ">=3.7.0"
      requires        = { huggingface-hub = ">=0.13.2", numpy = "*", safetensors = ">=0.3.1" }
      limits          = { huggingface-hub = "<0.26" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@00d63135ac78a670cdacfe2a1c921d3c:diffusers-0.21.4-py3-none-any.whl"]
      }
    }
    "0.21.3" = {
      released        = "2023-09-27"
      python_requires = ">=3.7.0"
      requires        = { huggingface-hub = ">=0.13.2", numpy = "*", safetensors = ">=0.3.1" }
      limits          = { huggingface-hub = "<0.26" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@aaa9220b3e44bc3d252c75115eafa260:diffusers-0.21.3-py3-none-any.whl"]
      }
    }
    "0.20.1" = {
      released        = "2023-08-28"
      python_requires = ">=3.7.0"
      requires        = { huggingface-hub = ">=0.13.2", numpy = "*", safetensors = ">=0.3.1" }
      limits          = { huggingface-hub = "<0.26" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@1526422a5cd5d0bb7d43123b868f47a2:diffusers-0.20.1-py3-none-any.whl"]
      }
    }
    "0.20.0" = {
      released        = "2023-08-17"
      python_requires = ">=3.7.0"
      requires        = { huggingface-hub = ">=0.13.2", numpy = "*", safetensors = ">=0.3.1" }
      limits          = { huggingface-hub = "<0.26" }
      cell_source = {
        limits   = ["hub-cached-download", "diffusers-wheels"]
        requires = ["diffusers-wheels", "wheels@f24949ee6d2c0eade854d9473c2be6ff:diffusers-0.20.0-py3-none-any.whl"]
      }
    }
  }
}
