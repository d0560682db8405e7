# Releases of autoawq.

source "autoawq-457" {
  title = "LlamaFactory issue 9247: AutoAWQ imports PytorchGELUTanh, which transformers 4.56.2 has and 4.57.0 has not"
  url   = "https://github.com/hiyouga/LlamaFactory/issues/9247"
  date  = "2025-10-09"
  class = "reported"
}

source "autoawq-torch22" {
  title = "oobabooga/textgen pull request 5658 and AutoAWQ issue 298: torch 2.2 broke autoawq 0.1.8, which loads beside 2.1.1 and not beside 2.0.1"
  url   = "https://github.com/casper-hansen/AutoAWQ/issues/298"
  date  = "2024-03-07"
  class = "reported"
}

source "autoawq-torch20" {
  title = "txtai issue 660: autoawq 0.1.5 was compiled against torch 2.0.1 and CUDA 11.8, and finds a symbol missing beside torch 2.2.0"
  url   = "https://github.com/neuml/txtai/issues/660"
  date  = "2024-02-07"
  class = "reported"
}

source "autoawq-extensions" {
  title = "libraries in the wheels of 0.0.1 to 0.1.8 for Python 3.10 on Linux: all need a symbol with c10::optional, which torch 2.2 has not; up to 0.1.5 libcudart.so.11.0, then libcudart.so.12"
  url   = "https://pypi.org/project/autoawq/0.1.8/#files"
  date  = "2026-11-27"
  class = "measured"
}

package_info "autoawq" {
  framework = "pytorch"
  module    = "awq"
  pypi      = "autoawq"
  source    = ["autoawq@v0.2.9:README.md"]
  inferred  = ["framework", "module"]
  notes     = ["from 0.2.0 on its kernels are a package of their own, autoawq-kernels; without it Triton's serve"]
}

package "autoawq" {
  python_requires = ">=3.8.0"
  requires        = { accelerate = "*", torch = ">=2.2.0", triton = "*" }
  limits          = { transformers = "<4.57" }
  sm_min          = "7.5"
  platforms       = ["any"]
  cell_source = {
    limits = ["autoawq-457", "autoawq@v0.2.9:awq/quantize/scale.py"]
    sm_min = ["autoawq@v0.2.9:README.md"]
  }
  inferred = ["sm_min", "limits"]
  notes = [
    "limits: the metadata has no upper bound on transformers, whose 4.57 dropped a class that is imported",
  ]
  rows = {
    "0.2.9" = {
      without  = ["platforms"]
      released = "2025-05-11"
      requires = { torch = "*", transformers = ">=4.45.0" }
      source   = ["wheels@f3397687118c7d23c769de0de05ff1dc:autoawq-0.2.9.tar.gz"]
    }
    "0.2.8" = {
      without  = ["platforms"]
      released = "2025-01-20"
      requires = { torch = ">=2.5.1", transformers = ">=4.45.0,<=4.47.1" }
      source   = ["wheels@2fe6af5cbb27496113a3befaa97761b8:autoawq-0.2.8.tar.gz"]
    }
    "0.2.7.post3" = {
      released = "2024-12-06"
      requires = { huggingface-hub = ">=0.26.5", tokenizers = ">=0.12.1", transformers = ">=4.45.0" }
      source   = ["wheels@02e09d71ca961ca131ac9963a2635fe8:autoawq-0.2.7.post3-py3-none-any.whl"]
    }
    "0.2.7.post2" = {
      released = "2024-11-18"
      requires = { tokenizers = ">=0.12.1", transformers = ">=4.35.0" }
      source   = ["wheels@cef26e2b21a812e298f1752326545cf1:autoawq-0.2.7.post2-py3-none-any.whl"]
    }
    "0.2.7.post1" = {
      released = "2024-11-16"
      requires = { tokenizers = ">=0.12.1", transformers = ">=4.35.0" }
      source   = ["wheels@cb06773796cdb584f21a676a6e3d83b2:autoawq-0.2.7.post1-py3-none-any.whl"]
    }
  }
}

package "autoawq" {
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8.0"
  min_glibc       = "2.17"
  requires        = { accelerate = "*", torch = ">=2.0.1", transformers = ">=4.35.0" }
  limits          = { transformers = "<4.57" }
  sm_min          = "7.5"
  platforms       = ["linux/amd64", "windows/amd64"]
  cell_source = {
    limits = ["autoawq-457", "autoawq@v0.2.9:awq/quantize/scale.py"]
    sm_min = ["autoawq@v0.2.9:README.md"]
  }
  inferred = ["sm_min", "limits"]
  notes = [
    "limits: the metadata has no upper bound on transformers, whose 4.57 dropped a class that is imported",
  ]
  rows = {
    "0.2.7" = {
      without   = ["python", "min_glibc"]
      released  = "2024-11-16"
      requires  = { tokenizers = ">=0.12.1", torch = ">=2.5.1", triton = "*" }
      platforms = ["any"]
      source    = ["wheels@a0e6cf74b75647c6fbb753dfc059aa71:autoawq-0.2.7-py3-none-any.whl"]
    }
    "0.2.6" = {
      released = "2024-07-23"
      requires = { autoawq-kernels = "*", tokenizers = ">=0.12.1", torch = "==2.3.1" }
      source   = ["wheels@0d7f8a4d5d6cdafd0262dcea0e532262:autoawq-0.2.6-cp310-cp310-manylinux2014_x86_64.whl"]
    }
    "0.2.5" = {
      released = "2024-05-02"
      requires = { autoawq-kernels = "*", tokenizers = ">=0.12.1" }
      source   = ["wheels@6cddf62e44d3fc0c691a0d12056451ed:autoawq-0.2.5-cp310-cp310-manylinux2014_x86_64.whl"]
    }
    "0.2.4" = {
      released = "2024-03-24"
      requires = { autoawq-kernels = "*", tokenizers = ">=0.12.1", transformers = ">=4.35.0,<=4.38.2" }
      source   = ["wheels@2d2cd3998fae46fc318efee0ebf563cc:autoawq-0.2.4-cp310-cp310-manylinux2014_x86_64.whl"]
    }
    "0.2.3" = {
      released = "2024-03-02"
      requires = { autoawq-kernels = "*", tokenizers = ">=0.12.1" }
      source   = ["wheels@47fcbd7e1c7e99daf621f20094ace0d2:autoawq-0.2.3-cp310-cp310-manylinux2014_x86_64.whl"]
    }
    "0.2.2" = {
      released = "2024-02-17"
      requires = { autoawq-kernels = "*", tokenizers = ">=0.12.1", triton = "*" }
      source   = ["wheels@ef3ae208991e9d78f357cd5056ff88a5:autoawq-0.2.2-cp310-cp310-manylinux2014_x86_64.whl"]
    }
    "0.2.1" = {
      released = "2024-02-16"
      requires = { autoawq-kernels = "*", tokenizers = ">=0.12.1", triton = "*" }
      source   = ["wheels@b37f01e0c73f6d1f41f808a52a86f78b:autoawq-0.2.1-cp310-cp310-manylinux2014_x86_64.whl"]
    }
    "0.2.0" = {
      released = "2024-02-15"
      requires = { autoawq-kernels = "*", tokenizers = ">=0.12.1" }
      source   = ["wheels@4c9c4db6fbf23cd625a9cb5b54957775:autoawq-0.2.0-cp310-cp310-manylinux2014_x86_64.whl"]
    }
    "0.1.8" = {
      released  = "2023-12-23"
      requires  = { protobuf = "*", sentencepiece = "*", tokenizers = ">=0.12.1", torchvision = "*" }
      limits    = { torch = ">=2.1,<2.2" }
      cuda      = "12.1"
      sm        = { wheels = ["7.5", "8.0", "8.6", "8.9", "9.0"] }
      torch_abi = "pre-cxx11"
      source = [
        "wheels@2b1c6f3274a97aaa97dc4133b66265a8:autoawq-0.1.8-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@d54fc906bd6b4fd8d7f9bb0855bb780b:autoawq-0.1.8-cp39-cp39-manylinux2014_x86_64.whl",
      ]
      cell_source = {
        cuda   = ["autoawq@v0.2.9:README.md"]
        limits = ["autoawq-457", "autoawq@v0.2.9:awq/quantize/scale.py", "autoawq-torch22", "autoawq-extensions"]
      }
    }
    "0.1.7" = {
      released = "2023-11-16"
      requires = { protobuf = "*", sentencepiece = "*", tokenizers = ">=0.12.1", torchvision = "*" }
      limits   = { torch = ">=2.1,<2.2" }
      cuda     = "12"
      source   = ["wheels@aee6cd21fc9dfbb7a53dd5d7d8b81652:autoawq-0.1.7-cp310-cp310-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda   = ["autoawq-extensions"]
        limits = ["autoawq-457", "autoawq@v0.2.9:awq/quantize/scale.py", "autoawq-torch22", "autoawq-extensions"]
      }
    }
    "0.1.6" = {
      released = "2023-11-04"
      requires = {
        protobuf      = "*"
        sentencepiece = "*"
        tokenizers    = ">=0.12.1"
        torch         = ">=2.1.0"
        torchvision   = "*"
      }
      limits = { torch = "<2.2" }
      cuda   = "12"
      source = ["wheels@74e1c0d2afc18ace2d2651cc34679349:autoawq-0.1.6-cp310-cp310-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda   = ["autoawq-extensions"]
        limits = ["autoawq-457", "autoawq@v0.2.9:awq/quantize/scale.py", "autoawq-torch22", "autoawq-extensions"]
      }
    }
  }
}

package "autoawq" {
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8.0"
  min_glibc       = "2.17"
  requires = {
    accelerate   = "*"
    protobuf     = "*"
    torch        = ">=2.0.0"
    torchvision  = "*"
    transformers = ">=4.32.0"
  }
  limits      = { torch = "<2.2" }
  cuda        = "11"
  platforms   = ["linux/amd64", "windows/amd64"]
  cell_source = { cuda = ["autoawq-extensions"], limits = ["autoawq-torch20", "autoawq-extensions"] }
  rows = {
    "0.1.5" = {
      released    = "2023-10-28"
      requires    = { sentencepiece = "*", tokenizers = ">=0.12.1", transformers = ">=4.34.0" }
      limits      = { transformers = "<4.57" }
      cuda        = "11.8"
      torch_built = "2.0.1"
      source      = ["wheels@e488907e4c8c15822d9d47bf96b4f9a4:autoawq-0.1.5-cp310-cp310-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda        = ["autoawq-torch20", "autoawq-extensions"]
        limits      = ["autoawq-457", "autoawq-torch20", "autoawq-extensions"]
        torch_built = ["autoawq-torch20"]
      }
      inferred = ["limits"]
    }
    "0.1.4" = {
      released    = "2023-10-06"
      requires    = { sentencepiece = "*", tokenizers = ">=0.12.1", transformers = ">=4.34.0" }
      limits      = { transformers = "<4.57" }
      source      = ["wheels@ef2d79487b4a04aa113f02959ed50d34:autoawq-0.1.4-cp310-cp310-manylinux2014_x86_64.whl"]
      cell_source = { limits = ["autoawq-457", "autoawq-torch20", "autoawq-extensions"] }
      inferred    = ["limits"]
    }
    "0.1.3" = {
      released    = "2023-10-05"
      requires    = { sentencepiece = "*", tokenizers = ">=0.12.1" }
      limits      = { transformers = "<4.57" }
      source      = ["wheels@785c33d6493130aaec9d0af341d5aafb:autoawq-0.1.3-cp310-cp310-manylinux2014_x86_64.whl"]
      cell_source = { limits = ["autoawq-457", "autoawq-torch20", "autoawq-extensions"] }
      inferred    = ["limits"]
    }
    "0.1.2" = {
      released = "2023-10-02"
      requires = { sentencepiece = "*", tokenizers = ">=0.12.1" }
      source   = ["wheels@97568558d943de0922aef93e53b7006a:autoawq-0.1.2-cp310-cp310-manylinux2014_x86_64.whl"]
    }
    "0.1.1" = {
      released = "2023-10-01"
      requires = { sentencepiece = "*", tokenizers = ">=0.12.1" }
      source   = ["wheels@d66410614fd8b21b4e4244125250d1bb:autoawq-0.1.1-cp310-cp310-manylinux2014_x86_64.whl"]
    }
    "0.1.0" = {
      released = "2023-09-21"
      requires = { sentencepiece = "*", tokenizers = ">=0.12.1" }
      source   = ["wheels@0ea23d9b918ba483fd5feebd00651f17:autoawq-0.1.0-cp310-cp310-manylinux2014_x86_64.whl"]
    }
    "0.0.2" = {
      released = "2023-09-06"
      requires = { sentencepiece = "*", tokenizers = ">=0.12.1" }
      source   = ["wheels@814099f41aab7ae87d8e9cefbb109b69:autoawq-0.0.2-cp310-cp310-manylinux2014_x86_64.whl"]
    }
    "0.0.1" = {
      released = "2023-09-01"
      requires = { sentencepiece = "*", tokenizers = ">=0.12.1" }
      source   = ["wheels@43f46f590619df7b3bb00ee6d833a743:autoawq-0.0.1-cp310-cp310-manylinux2014_x86_64.whl"]
    }
  }
}
