# Releases of cuda-python.

package_info "cuda-python" {
  module   = "cuda.bindings"
  pypi     = "cuda-python"
  source   = ["wheels@2a4a35c7f102e3c51b9e18e65b34a24b:cuda_python-13.4.4-py3-none-any.whl"]
  inferred = ["module"]
  notes    = ["cuda: its first number is the CUDA whose libraries it binds"]
}

package "cuda-python" {
  python_requires = ">=3.10"
  cuda            = "13"
  platforms       = ["any"]
  inferred        = ["cuda"]
  rows = {
    "13.4.4" = {
      released = "2026-10-14"
      source   = ["wheels@2a4a35c7f102e3c51b9e18e65b34a24b:cuda_python-13.4.4-py3-none-any.whl"]
    }
    "13.4.1" = {
      released = "2026-09-10"
      source   = ["wheels@b6b114882beb8325139a318a02bcf8fe:cuda_python-13.4.1-py3-none-any.whl"]
    }
    "13.3.1" = {
      released = "2026-05-29"
      source   = ["wheels@280b014139ab447b6dd70a377db1596f:cuda_python-13.3.1-py3-none-any.whl"]
    }
    "13.3.0" = {
      released = "2026-05-27"
      source   = ["wheels@d21872920204eda83344f8e55644a578:cuda_python-13.3.0-py3-none-any.whl"]
    }
    "13.2.0" = {
      released = "2026-03-11"
      source   = ["wheels@2f092b0ec13a860115fa595411889ee9:cuda_python-13.2.0-py3-none-any.whl"]
    }
    "13.1.1" = {
      released = "2025-12-09"
      source   = ["wheels@944cc4fe6482673d28dd545797a28840:cuda_python-13.1.1-py3-none-any.whl"]
    }
    "13.1.0" = {
      released = "2025-12-04"
      source   = ["wheels@19ce93ab3c8b2116ebe23c87fe023d82:cuda_python-13.1.0-py3-none-any.whl"]
    }
    "13.0.3" = {
      without  = ["python_requires"]
      released = "2025-10-21"
      source   = ["wheels@914cd7e2dd075bd06a2d5121c1d9ccdd:cuda_python-13.0.3-py3-none-any.whl"]
    }
    "13.0.2" = {
      without  = ["python_requires"]
      released = "2025-10-09"
      source   = ["wheels@5ad711c64236f4cf62ba94806e470421:cuda_python-13.0.2-py3-none-any.whl"]
    }
    "13.0.1" = {
      without  = ["python_requires"]
      released = "2025-08-18"
      source   = ["wheels@9d8c021953cfbb2c1916a3977c04ad23:cuda_python-13.0.1-py3-none-any.whl"]
    }
    "13.0.0" = {
      without  = ["python_requires"]
      released = "2025-08-07"
      source   = ["wheels@c0b2257f2460d6d32b142ad9b53747c9:cuda_python-13.0.0-py3-none-any.whl"]
    }
  }
}

package "cuda-python" "12.6.2.post1" {
  released  = "2024-11-13"
  python    = ["3.9", "3.10", "3.11", "3.12"]
  min_glibc = "2.17"
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source = [
    "wheels@ee91c92f34fc140b8e241a2681747cfb:cuda_python-12.6.2.post1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "cuda-python" "12.6.0" {
  released  = "2024-08-01"
  python    = ["3.9", "3.10", "3.11", "3.12"]
  min_glibc = "2.17"
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source = [
    "wheels@e177f584094d9c9fd9c7d153168486a3:cuda_python-12.6.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "cuda-python" "12.5.0" {
  released  = "2024-05-21"
  python    = ["3.9", "3.10", "3.11", "3.12"]
  min_glibc = "2.17"
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source = [
    "wheels@f087acc19ac4b467d71cfb7a39306038:cuda_python-12.5.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "cuda-python" "12.4.0" {
  released  = "2024-03-05"
  python    = ["3.9", "3.10", "3.11", "3.12"]
  min_glibc = "2.17"
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source = [
    "wheels@d9e1a2cf38d71be0c85f1063967409b4:cuda_python-12.4.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "cuda-python" "12.3.0" {
  released  = "2023-10-19"
  python    = ["3.8", "3.9", "3.10", "3.11"]
  min_glibc = "2.17"
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source = [
    "wheels@7560ea424044420a2762559832e392e4:cuda_python-12.3.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "cuda-python" "12.2.1" {
  released  = "2024-02-05"
  python    = ["3.9", "3.10", "3.11"]
  min_glibc = "2.17"
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source = [
    "wheels@4ed461718ac233c22f48210da330a77d:cuda_python-12.2.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "cuda-python" "12.2.0" {
  released  = "2023-06-28"
  python    = ["3.8", "3.9", "3.10", "3.11"]
  min_glibc = "2.17"
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source = [
    "wheels@b89e1690268135842ee689531e0bf6d4:cuda_python-12.2.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "cuda-python" "12.1.0" {
  released  = "2023-02-28"
  python    = ["3.8", "3.9", "3.10", "3.11"]
  min_glibc = "2.17"
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source = [
    "wheels@d9a66b593020284e6fe5c6419b5e3796:cuda_python-12.1.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "cuda-python" "12.0.0" {
  released  = "2022-12-08"
  python    = ["3.7", "3.8", "3.9", "3.10"]
  min_glibc = "2.17"
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source = [
    "wheels@43212edfe8a913812bac9475dc580e68:cuda_python-12.0.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "cuda-python" {
  cuda      = "12"
  platforms = ["any"]
  inferred  = ["cuda"]
  rows = {
    "12.9.10" = {
      released = "2026-10-15"
      source   = ["wheels@70190d75fae02245355a3f53935887f3:cuda_python-12.9.10-py3-none-any.whl"]
    }
    "12.9.7" = {
      released = "2026-05-27"
      source   = ["wheels@23a1fc406d491eef7a7e985095725cb7:cuda_python-12.9.7-py3-none-any.whl"]
    }
    "12.9.6" = {
      released = "2026-03-11"
      source   = ["wheels@ed5cf30e1129729eecf4605dff6e8bce:cuda_python-12.9.6-py3-none-any.whl"]
    }
    "12.9.5" = {
      released = "2025-12-18"
      source   = ["wheels@6fbbb3be2ab617d8269ad83e5fe9d748:cuda_python-12.9.5-py3-none-any.whl"]
    }
    "12.9.4" = {
      released = "2025-10-21"
      source   = ["wheels@d2cacea882a69863f1e7d27ee71d75f0:cuda_python-12.9.4-py3-none-any.whl"]
    }
    "12.9.3" = {
      released = "2025-10-09"
      source   = ["wheels@0282f3777ec16d8502cff74fcfcdfc96:cuda_python-12.9.3-py3-none-any.whl"]
    }
    "12.9.2" = {
      released = "2025-08-18"
      source   = ["wheels@b504d773d6f1589486143e0e4984680f:cuda_python-12.9.2-py3-none-any.whl"]
    }
    "12.9.1" = {
      released = "2025-08-07"
      source   = ["wheels@c7e40eb2cf95bec4621b488b003bf0cd:cuda_python-12.9.1-py3-none-any.whl"]
    }
    "12.9.0" = {
      released = "2025-05-06"
      source   = ["wheels@926acba49b2c0a0374c61b7c98f337c0:cuda_python-12.9.0-py3-none-any.whl"]
    }
    "12.8.0" = {
      released = "2025-01-25"
      source   = ["wheels@3fca3a03c247d6aa1c414989dfe0dd21:cuda_python-12.8.0-py3-none-any.whl"]
    }
    "11.8.7" = {
      released = "2025-05-06"
      cuda     = "11"
      source   = ["wheels@dff108fcf1fb8e89ed7ecd5b88c97a2f:cuda_python-11.8.7-py3-none-any.whl"]
    }
    "11.8.6" = {
      released = "2025-01-25"
      cuda     = "11"
      source   = ["wheels@1d25d32341cb67b2274f9fc36f1c2280:cuda_python-11.8.6-py3-none-any.whl"]
    }
  }
}

package "cuda-python" {
  python    = ["3.7", "3.8", "3.9", "3.10"]
  min_glibc = "2.17"
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  rows = {
    "11.8.5.post1" = {
      released = "2024-11-13"
      python   = ["3.9", "3.10", "3.11", "3.12"]
      source = [
        "wheels@8b72063484eb13868e961681c3eb54cf:cuda_python-11.8.5.post1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "11.8.3" = {
      released = "2023-10-26"
      python   = ["3.9", "3.10", "3.11", "3.12"]
      source = [
        "wheels@220b21a95071a17a7556183db4c3d967:cuda_python-11.8.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "11.8.2" = {
      released = "2023-05-25"
      python   = ["3.8", "3.9", "3.10"]
      source = [
        "wheels@eb7574881869d58099cd74d44f1edfd7:cuda_python-11.8.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "11.8.1" = {
      released = "2022-11-07"
      source = [
        "wheels@73d3a94d84bf9e00289f0356ada7fd2d:cuda_python-11.8.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "11.8.0" = {
      released = "2022-10-03"
      source = [
        "wheels@fff5a4bc499a079a78d5e54b644677b0:cuda_python-11.8.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "11.7.1" = {
      released = "2022-06-29"
      source = [
        "wheels@97d66142c39e4291cb45b4de2b00bb05:cuda_python-11.7.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "11.7.0" = {
      released = "2022-05-11"
      source = [
        "wheels@8ad016a74bbda7d10379d6a9219767fe:cuda_python-11.7.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "11.6.1" = {
      released = "2022-03-18"
      source = [
        "wheels@51b9ed5896363ff0bb1f57b3e1ed9825:cuda_python-11.6.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "11.6.0" = {
      released = "2022-01-13"
      source = [
        "wheels@3c24bf499a555865e72600b276145667:cuda_python-11.6.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "11.5.0" = {
      released = "2021-10-21"
      python   = ["3.7", "3.8", "3.9"]
      source = [
        "wheels@1041fc2727410952a9406353191cedae:cuda_python-11.5.0-cp37-cp37m-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
  }
}
