# Releases of optimum.

package_info "optimum" {
  module   = "optimum"
  pypi     = "optimum"
  source   = ["wheels@3e9b217b4ab21fd4cf894a987002ee7d:optimum-2.3.0-py3-none-any.whl"]
  inferred = ["module"]
}

package "optimum" {
  python_requires = ">=3.9.0"
  requires        = { huggingface-hub = ">=0.8.0", torch = ">=1.11", transformers = ">=4.29" }
  requires_other  = { "onnxruntime (extra)" = ">=1.11.0", "onnxruntime-gpu (extra)" = ">=1.11.0" }
  platforms       = ["any"]
  rows = {
    "2.3.0" = {
      without  = ["requires_other"]
      released = "2026-08-04"
      source   = ["wheels@3e9b217b4ab21fd4cf894a987002ee7d:optimum-2.3.0-py3-none-any.whl"]
    }
    "2.2.0" = {
      without  = ["requires_other"]
      released = "2026-06-09"
      source   = ["wheels@6132258a88f93be695670bbf439ff0b1:optimum-2.2.0-py3-none-any.whl"]
    }
    "2.1.0" = {
      without  = ["requires_other"]
      released = "2025-12-19"
      source   = ["wheels@bc3af32e1236a9b2c2ca1d27ed9d3ab1:optimum-2.1.0-py3-none-any.whl"]
    }
    "2.0.0" = {
      without  = ["requires_other"]
      released = "2025-10-09"
      source   = ["wheels@23bc60a679db676b578c7692bab7a62a:optimum-2.0.0-py3-none-any.whl"]
    }
    "1.27.0" = {
      released = "2025-07-30"
      source   = ["wheels@11efa8934860d7456704456405a4bd2d:optimum-1.27.0-py3-none-any.whl"]
    }
    "1.26.1" = {
      released = "2025-06-13"
      source   = ["wheels@dd8e1b9083e3098f9b1452c0e266aeef:optimum-1.26.1-py3-none-any.whl"]
    }
    "1.26.0" = {
      released = "2025-06-13"
      source   = ["wheels@5c23ad2595fa5ccf96e4966ce7e7f906:optimum-1.26.0-py3-none-any.whl"]
    }
    "1.25.3" = {
      released = "2025-05-16"
      source   = ["wheels@f6f7614c1dcff0fd55362d369338a9e7:optimum-1.25.3-py3-none-any.whl"]
    }
    "1.25.2" = {
      released = "2025-05-15"
      source   = ["wheels@a6e88e96ac654d65c82b78a1f0dac353:optimum-1.25.2-py3-none-any.whl"]
    }
    "1.25.1" = {
      released = "2025-05-15"
      source   = ["wheels@9fd5dc2a31f782f98ead8884c2d7a89b:optimum-1.25.1-py3-none-any.whl"]
    }
    "1.25.0" = {
      released = "2025-05-13"
      source   = ["wheels@b1ff346299bdd179716a12c2564f5df0:optimum-1.25.0-py3-none-any.whl"]
    }
    "1.24.0" = {
      released       = "2025-01-30"
      requires_other = { "diffusers (extra)" = "*" }
      source         = ["wheels@196776949183cd3a56a15097a02be41e:optimum-1.24.0-py3-none-any.whl"]
    }
  }
}

package "optimum" {
  python_requires = ">=3.7.0"
  requires        = { huggingface-hub = ">=0.8.0", numpy = "<2.0", torch = ">=1.11" }
  requires_other = {
    "diffusers (extra)"       = "*"
    "onnxruntime (extra)"     = ">=1.11.0"
    "onnxruntime-gpu (extra)" = ">=1.11.0"
  }
  platforms = ["any"]
  rows = {
    "1.23.3" = {
      without  = ["requires.numpy"]
      released = "2024-10-29"
      requires = { transformers = ">=4.29" }
      source   = ["wheels@ac34b497310e74e919e8eb3bc01cfea4:optimum-1.23.3-py3-none-any.whl"]
    }
    "1.23.2" = {
      without  = ["requires.numpy"]
      released = "2024-10-22"
      requires = { transformers = ">=4.29" }
      source   = ["wheels@1b6f450b2c0203377b76cf4dd1e05e45:optimum-1.23.2-py3-none-any.whl"]
    }
    "1.23.1" = {
      without  = ["requires.numpy"]
      released = "2024-10-11"
      requires = { transformers = ">=4.29" }
      source   = ["wheels@9a910601b665ac617ef14df99a44fe06:optimum-1.23.1-py3-none-any.whl"]
    }
    "1.23.0" = {
      without  = ["requires.numpy"]
      released = "2024-10-10"
      requires = { transformers = ">=4.29" }
      source   = ["wheels@3d05deb1e23c5b8e9969146b70ccca08:optimum-1.23.0-py3-none-any.whl"]
    }
    "1.22.0" = {
      released = "2024-09-10"
      requires = { transformers = ">=4.29,<4.45.0" }
      source   = ["wheels@80d2ba0c34f60e1c5e0fc0840647d389:optimum-1.22.0-py3-none-any.whl"]
    }
    "1.21.4" = {
      released = "2024-08-16"
      requires = { transformers = ">=4.29.0,<4.44.0" }
      source   = ["wheels@d18f426bcfc7bed9754af0305e1a2231:optimum-1.21.4-py3-none-any.whl"]
    }
    "1.21.3" = {
      released = "2024-08-06"
      requires = { transformers = ">=4.29.0,<4.44.0" }
      source   = ["wheels@0a04209d7d4f73da478f8a466f43be1f:optimum-1.21.3-py3-none-any.whl"]
    }
    "1.21.2" = {
      released = "2024-07-05"
      requires = { transformers = ">=4.26.0,<4.43.0" }
      source   = ["wheels@8b3633b9312413ceac5156294a2a0cd2:optimum-1.21.2-py3-none-any.whl"]
    }
    "1.21.1" = {
      released = "2024-07-02"
      requires = { transformers = ">=4.26.0,<4.43.0" }
      source   = ["wheels@1354dd1081179b7c490d135c7f380cee:optimum-1.21.1-py3-none-any.whl"]
    }
    "1.21.0" = {
      released = "2024-07-02"
      requires = { transformers = ">=4.26.0,<4.43.0" }
      source   = ["wheels@266fddab6ba8bcb999d3c40cbf73190a:optimum-1.21.0-py3-none-any.whl"]
    }
  }
}
