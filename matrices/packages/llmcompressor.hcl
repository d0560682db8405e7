# Releases of llmcompressor.

package_info "llmcompressor" {
  module   = "llmcompressor"
  pypi     = "llmcompressor"
  source   = ["wheels@fedc804a45bf3e353b84b8181147474c:llmcompressor-0.14.0.1-py3-none-any.whl"]
  inferred = ["module"]
}

package "llmcompressor" "0.14.0.1" {
  like     = "0.14.0"
  released = "2026-10-22"
  requires = { accelerate = ">=1.15.0", numpy = ">=2.0.0", nvidia-ml-py = ">=12.560.30" }
  source   = ["wheels@fedc804a45bf3e353b84b8181147474c:llmcompressor-0.14.0.1-py3-none-any.whl"]
}

package "llmcompressor" "0.14.0" {
  released        = "2026-09-22"
  python_requires = ">=3.10"
  requires = {
    accelerate         = ">=1.15.0,<=1.15.0"
    compressed-tensors = "==0.19.0"
    numpy              = ">=2.0.0,<=2.5.3"
    nvidia-ml-py       = ">=12.560.30,<=13.610.43"
    torch              = ">=2.10.0,<=2.14.0"
    transformers       = ">=5.15.0,<=5.17.0"
  }
  platforms = ["any"]
  source    = ["wheels@be59276d4b239cbde9d11fd1ea064417:llmcompressor-0.14.0-py3-none-any.whl"]
}

package "llmcompressor" {
  python_requires = ">=3.10"
  requires = {
    accelerate         = ">=1.6.0,<=1.13.0"
    compressed-tensors = "==0.17.1"
    numpy              = ">=2.0.0,<=2.4.6"
    nvidia-ml-py       = ">=12.560.30,<=13.610.43"
    torch              = ">=2.10.0,<=2.12.0"
    transformers       = ">=5.9.0,<=5.10.1"
  }
  platforms = ["any"]
  rows = {
    "0.13.0" = {
      released = "2026-08-11"
      requires = {
        accelerate         = ">=1.6.0,<=1.14.0"
        compressed-tensors = "==0.18.0"
        torch              = ">=2.10.0,<=2.13.0"
        transformers       = ">=5.9.0,<=5.14.1"
      }
      source = ["wheels@c703127445219309bcc77b8fea8b928e:llmcompressor-0.13.0-py3-none-any.whl"]
    }
    "0.12.0.2" = {
      released = "2026-10-09"
      requires = { accelerate = ">=1.6.0,<=1.15.0" }
      source   = ["wheels@756563eab833b6589be5a84cde9e46a4:llmcompressor-0.12.0.2-py3-none-any.whl"]
    }
    "0.12.0.1" = {
      released = "2026-07-30"
      source   = ["wheels@d76aa057f31b36a788a6414cb8b69196:llmcompressor-0.12.0.1-py3-none-any.whl"]
    }
    "0.12.0" = {
      released = "2026-06-15"
      source   = ["wheels@e17675737f41861391ee833265e3b967:llmcompressor-0.12.0-py3-none-any.whl"]
    }
    "0.11.0" = {
      released = "2026-06-02"
      requires = {
        compressed-tensors = "==0.16.0"
        nvidia-ml-py       = ">=12.560.30,<=13.595.45"
        torch              = ">=2.10.0,<=2.11.0"
        transformers       = ">=4.56.1,<=4.57.6"
      }
      source = ["wheels@fad03b03a43fb29f0017999ac835c5cf:llmcompressor-0.11.0-py3-none-any.whl"]
    }
  }
}

package "llmcompressor" {
  python_requires = ">=3.10"
  requires = {
    accelerate         = ">=1.6.0,<=1.12.0"
    compressed-tensors = "==0.14.0.1"
    numpy              = ">=2.0.0,<=2.4.2"
    nvidia-ml-py       = ">=12.560.30,<=13.590.48"
    torch              = ">=2.9.0,<=2.10.0"
    transformers       = ">=4.56.1,<=4.57.6"
  }
  platforms = ["any"]
  rows = {
    "0.10.0.4" = {
      released = "2026-10-10"
      requires = { accelerate = ">=1.6.0,<=1.15.0" }
      source   = ["wheels@8e4b7a7d9599d3de86a6ade2de1cc666:llmcompressor-0.10.0.4-py3-none-any.whl"]
    }
    "0.10.0.3" = {
      released = "2026-07-28"
      source   = ["wheels@68a12f586ac7d2a05e30aa14e8af02d2:llmcompressor-0.10.0.3-py3-none-any.whl"]
    }
    "0.10.0.2" = {
      released = "2026-05-01"
      source   = ["wheels@05a88730e42d7a4eafeb197ef73d35be:llmcompressor-0.10.0.2-py3-none-any.whl"]
    }
    "0.10.0.1" = {
      released = "2026-03-13"
      source   = ["wheels@e2930edaa5ed8f2b96eeb9928bc1caa1:llmcompressor-0.10.0.1-py3-none-any.whl"]
    }
    "0.10.0" = {
      released = "2026-02-28"
      requires = { compressed-tensors = "==0.14.0" }
      source   = ["wheels@93a8ab728bada33bbf2a23f80ac912d8:llmcompressor-0.10.0-py3-none-any.whl"]
    }
  }
}

package "llmcompressor" {
  python_requires = ">=3.10"
  requires = {
    accelerate         = ">=1.6.0,<=1.12.0"
    compressed-tensors = "==0.13.0"
    numpy              = ">=2.0.0,<=2.3.5"
    nvidia-ml-py       = ">=12.560.30,<=13.590.44"
    torch              = ">=2.7.0,<=2.9.1"
    transformers       = ">=4.54.0,<=4.57.3"
  }
  platforms = ["any"]
  rows = {
    "0.9.0.5" = {
      released = "2026-10-10"
      requires = { accelerate = ">=1.6.0,<=1.15.0" }
      source   = ["wheels@c7b3521c4cfca6adaf35b9ea87cd9fed:llmcompressor-0.9.0.5-py3-none-any.whl"]
    }
    "0.9.0.4" = {
      released = "2026-07-27"
      source   = ["wheels@4c4029378c89dcc472e7be5a9ed78448:llmcompressor-0.9.0.4-py3-none-any.whl"]
    }
    "0.9.0.3" = {
      released = "2026-05-05"
      source   = ["wheels@ef4e7ef94c7a072b9c787fdfdaa41b51:llmcompressor-0.9.0.3-py3-none-any.whl"]
    }
    "0.9.0.2" = {
      released = "2026-02-13"
      source   = ["wheels@3fbe56196cc89845962d836f4e0d0b10:llmcompressor-0.9.0.2-py3-none-any.whl"]
    }
    "0.9.0.1" = {
      released = "2026-01-21"
      source   = ["wheels@7c7a9ab3f582385261ab7c972269b0cc:llmcompressor-0.9.0.1-py3-none-any.whl"]
    }
    "0.9.0" = {
      released = "2025-12-17"
      source   = ["wheels@34df1937f0ff2c58e4e523bfc0be2192:llmcompressor-0.9.0-py3-none-any.whl"]
    }
  }
}

package "llmcompressor" "0.8.1" {
  like     = "0.8.0"
  released = "2025-10-08"
  requires = { compressed-tensors = "==0.12.2" }
  source   = ["wheels@2149fa4d6446b2ed6871b497e15d6fe5:llmcompressor-0.8.1-py3-none-any.whl"]
}

package "llmcompressor" "0.8.0" {
  released        = "2025-10-03"
  python_requires = ">=3.9"
  requires = {
    accelerate         = ">=1.6.0,<=1.10.1"
    compressed-tensors = "==0.12.1"
    numpy              = ">=2.0.0,<=2.3.3"
    nvidia-ml-py       = ">=12.560.30,<=13.580.82"
    torch              = ">=2.7.0,<=2.8.0"
    transformers       = ">=4.53.0,<=4.56.2"
  }
  platforms = ["any"]
  source    = ["wheels@f36ce3a0dd8b0b1dfc2c6233d516f186:llmcompressor-0.8.0-py3-none-any.whl"]
}

package "llmcompressor" {
  python_requires = ">=3.9"
  requires = {
    accelerate         = ">=1.6.0,<=1.10.0"
    compressed-tensors = "==0.11.0"
    numpy              = ">=2.0.0,<=2.3.2"
    torch              = ">=2.7.0,<=2.8.0"
    transformers       = ">=4.53.0,<=4.55.2"
  }
  platforms = ["any"]
  rows = {
    "0.7.1.4" = {
      released = "2026-07-27"
      source   = ["wheels@2f9d8c9fbcd42afb5a585713cbada98e:llmcompressor-0.7.1.4-py3-none-any.whl"]
    }
    "0.7.1.3" = {
      released = "2026-06-26"
      source   = ["wheels@b0f0a2628de489069f06b70b3a905ee4:llmcompressor-0.7.1.3-py3-none-any.whl"]
    }
    "0.7.1.2" = {
      released = "2026-05-06"
      source   = ["wheels@00ed32ce4aaff53e8f58a88c80e8ac1e:llmcompressor-0.7.1.2-py3-none-any.whl"]
    }
    "0.7.1.1" = {
      released = "2026-03-04"
      source   = ["wheels@089f3675e2cdb846fd65a4e149fbfc50:llmcompressor-0.7.1.1-py3-none-any.whl"]
    }
    "0.7.1" = {
      released = "2025-08-21"
      source   = ["wheels@6cd307cfe4163e9c9390df37d01a42c1:llmcompressor-0.7.1-py3-none-any.whl"]
    }
    "0.7.0" = {
      released = "2025-08-20"
      source   = ["wheels@f895382833b8daad29cbc958e3de114d:llmcompressor-0.7.0-py3-none-any.whl"]
    }
  }
}

package "llmcompressor" {
  released        = "2025-06-24"
  python_requires = ">=3.9"
  requires = {
    accelerate         = ">=0.20.3,!=1.1.0"
    compressed-tensors = "==0.10.2"
    numpy              = ">=1.17.0,<2.0"
    torch              = ">=1.7.0"
    transformers       = ">4.0,<5.0"
  }
  platforms = ["any"]
  rows = {
    "0.6.0.1" = {
      released = "2025-07-28"
      requires = { transformers = ">4.0,<=4.52.4" }
      source   = ["wheels@50e57644ea9339b356d52655f0c085ce:llmcompressor-0.6.0.1-py3-none-any.whl"]
    }
    "0.6.0" = { source = ["wheels@19195e3058ef25e50ee60f4f9a545269:llmcompressor-0.6.0-py3-none-any.whl"] }
    "0.5.2" = {
      requires = { compressed-tensors = "==0.10.1" }
      source   = ["wheels@d6f9f6ce41d2b4826285795aad603b41:llmcompressor-0.5.2-py3-none-any.whl"]
    }
  }
}
