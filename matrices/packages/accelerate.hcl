# Releases of accelerate.

source "accelerate" {
  title = "github.com/huggingface/accelerate"
  url   = "https://github.com/huggingface/accelerate"
  date  = "2026-11-20"
  class = "vendor"
}

package_info "accelerate" {
  pypi     = "accelerate"
  module   = "accelerate"
  source   = ["accelerate@v1.14.0:setup.py"]
  inferred = ["module"]
}

package "accelerate" {
  python_requires = ">=3.9.0"
  requires        = { numpy = ">=1.17,<3.0.0", torch = ">=2.0.0" }
  platforms       = ["any"]
  source          = ["accelerate@v${version}:setup.py"]
  rows = {
    "1.15.0" = {
      released        = "2026-09-09"
      python_requires = ">=3.10.0"
      requires        = { huggingface-hub = ">=0.21.0", numpy = ">=1.17", safetensors = ">=0.4.3" }
      requires_other  = { "deepspeed (extra)" = "*" }
      source          = ["wheels@97eacca0b73e45cb867dbf8c5d5d4dc3:accelerate-1.15.0-py3-none-any.whl"]
    }
    "1.14.0" = {
      released        = "2026-06-11"
      python_requires = ">=3.10.0"
      requires        = { huggingface-hub = ">=0.21.0", numpy = ">=1.17", safetensors = ">=0.4.3" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@e94390c2863b873be18f623f9df48a0d:accelerate-1.14.0-py3-none-any.whl",
        ]
      }
    }
    "1.13.0" = {
      released        = "2026-03-04"
      python_requires = ">=3.10.0"
      requires        = { huggingface-hub = ">=0.21.0", numpy = ">=1.17", safetensors = ">=0.4.3" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@cf1a3efb96c18f7b152eb0fa7490f371:accelerate-1.13.0-py3-none-any.whl",
        ]
      }
    }
    "1.12.0" = {
      released        = "2025-11-21"
      python_requires = ">=3.10.0"
      requires        = { huggingface-hub = ">=0.21.0", numpy = ">=1.17", safetensors = ">=0.4.3" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@3e2091cd341423207e2f084a6654b1ef:accelerate-1.12.0-py3-none-any.whl",
        ]
      }
    }
    "1.11.0" = {
      released        = "2025-10-20"
      python_requires = ">=3.10.0"
      requires        = { huggingface-hub = ">=0.21.0", numpy = ">=1.17", safetensors = ">=0.4.3" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@a628fa6beb069b8e549460fc449135d5:accelerate-1.11.0-py3-none-any.whl",
        ]
      }
    }
    "1.10.1" = {
      released = "2025-08-25"
      requires = { huggingface-hub = ">=0.21.0", safetensors = ">=0.4.3" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@3621cff60b9a27ce798857ece05e2b9f:accelerate-1.10.1-py3-none-any.whl",
        ]
      }
    }
    "1.10.0" = {
      released = "2025-08-07"
      requires = { huggingface-hub = ">=0.21.0", safetensors = ">=0.4.3" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@260a72b560e100e839b517a331ec85ed:accelerate-1.10.0-py3-none-any.whl",
        ]
      }
    }
    "1.9.0" = {
      released = "2025-07-16"
      requires = { huggingface-hub = ">=0.21.0", safetensors = ">=0.4.3" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@c24739a97ade1d54af4549a65f8b6b04:accelerate-1.9.0-py3-none-any.whl",
        ]
      }
    }
    "1.8.1" = {
      released = "2025-06-20"
      requires = { huggingface-hub = ">=0.21.0", safetensors = ">=0.4.3" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@c47b8994498875a2b1286e945bd4d20e:accelerate-1.8.1-py3-none-any.whl",
        ]
      }
    }
    "1.8.0" = {
      released = "2025-06-19"
      requires = { huggingface-hub = ">=0.21.0", safetensors = ">=0.4.3" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@4c3460a8052e122fb124d92ec1561822:accelerate-1.8.0-py3-none-any.whl",
        ]
      }
    }
    "1.7.0" = {
      released = "2025-05-15"
      requires = { huggingface-hub = ">=0.21.0", safetensors = ">=0.4.3" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@cf57165cca28769c6cf2650812371c81:accelerate-1.7.0-py3-none-any.whl",
        ]
      }
    }
    "1.6.0" = {
      released = "2025-04-01"
      requires = { huggingface-hub = ">=0.21.0", safetensors = ">=0.4.3" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@1aee717d3d3735ad6d09710a7c26990e:accelerate-1.6.0-py3-none-any.whl",
        ]
      }
    }
    "1.5.2" = {
      released = "2025-03-14"
      requires = { huggingface-hub = ">=0.21.0", safetensors = ">=0.4.3" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@68a3b272f6a6ffebb457bdc138581a2b:accelerate-1.5.2-py3-none-any.whl",
        ]
      }
    }
    "1.5.1" = {
      released = "2025-03-12"
      requires = { huggingface-hub = ">=0.21.0", safetensors = ">=0.4.3" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@4838cff9ed1bb0ddc9d967530ced62a1:accelerate-1.5.1-py3-none-any.whl",
        ]
      }
    }
    "1.5.0" = {
      released = "2025-03-12"
      requires = { huggingface-hub = ">=0.21.0", safetensors = ">=0.4.3" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@931fbb4bfab3f4b0d5fe777efaf5107d:accelerate-1.5.0-py3-none-any.whl",
        ]
      }
    }
    "1.4.0" = {
      released = "2025-02-17"
      requires = { huggingface-hub = ">=0.21.0", safetensors = ">=0.4.3" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@f6e1e7dfaf9d799a20a1dc45efbf4b15:accelerate-1.4.0-py3-none-any.whl",
        ]
      }
    }
    "1.3.0" = {
      released = "2025-01-17"
      requires = { huggingface-hub = ">=0.21.0", safetensors = ">=0.4.3" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@5788d9e6a7a9f80fed665cf09681c4dd:accelerate-1.3.0-py3-none-any.whl",
        ]
      }
    }
    "1.2.1" = {
      released = "2024-12-13"
      requires = { huggingface-hub = ">=0.21.0", safetensors = ">=0.4.3", torch = ">=1.10.0" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@be1cbb958cf837e7cdfbde46b812964b:accelerate-1.2.1-py3-none-any.whl",
        ]
      }
    }
    "1.2.0" = {
      released = "2024-12-06"
      requires = { huggingface-hub = ">=0.21.0", safetensors = ">=0.4.3", torch = ">=1.10.0" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@815708367eb83cd682e120da634b2cf3:accelerate-1.2.0-py3-none-any.whl",
        ]
      }
    }
    "1.1.1" = {
      released = "2024-11-07"
      requires = { huggingface-hub = ">=0.21.0", safetensors = ">=0.4.3", torch = ">=1.10.0" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@61edd81762131b8d4bede008643fa1e1:accelerate-1.1.1-py3-none-any.whl",
        ]
      }
    }
    "1.1.0" = {
      released = "2024-11-01"
      requires = { huggingface-hub = ">=0.21.0", safetensors = ">=0.4.3", torch = ">=1.10.0" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@babee98bd3692cfb0537db3f96f36b5d:accelerate-1.1.0-py3-none-any.whl",
        ]
      }
    }
  }
}

package "accelerate" {
  python_requires = ">=3.8.0"
  requires        = { numpy = ">=1.17", torch = ">=1.10.0" }
  platforms       = ["any"]
  source          = ["accelerate@v${version}:setup.py"]
  rows = {
    "1.0.1" = {
      released = "2024-10-12"
      requires = { huggingface-hub = ">=0.21.0", numpy = ">=1.17,<3.0.0", safetensors = ">=0.4.3" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@c6aa0c7b8a797cb150471e90e3ca36ac:accelerate-1.0.1-py3-none-any.whl",
        ]
      }
    }
    "1.0.0" = {
      released = "2024-10-07"
      requires = { huggingface-hub = ">=0.21.0", numpy = ">=1.17,<3.0.0", safetensors = ">=0.4.3" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@6fc65cd7a43c41530e3cf8ffb1fbe3ac:accelerate-1.0.0-py3-none-any.whl",
        ]
      }
    }
    "0.34.2" = {
      released = "2024-09-05"
      requires = { huggingface-hub = ">=0.21.0", numpy = ">=1.17,<3.0.0", safetensors = ">=0.4.3" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@d69159e2c4e4a473d14443b27d2d7329:accelerate-0.34.2-py3-none-any.whl",
        ]
      }
    }
    "0.34.1" = {
      released = "2024-09-05"
      requires = { huggingface-hub = ">=0.21.0", numpy = ">=1.17,<3.0.0", safetensors = ">=0.4.3" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@5e0adfe939a84a9ce6d886c11b1fbaa5:accelerate-0.34.1-py3-none-any.whl",
        ]
      }
    }
    "0.34.0" = {
      released = "2024-09-02"
      requires = { huggingface-hub = ">=0.21.0", numpy = ">=1.17,<3.0.0", safetensors = ">=0.4.3" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@0161fd3f975dd99b5cdb967bb6942bc9:accelerate-0.34.0-py3-none-any.whl",
        ]
      }
    }
    "0.33.0" = {
      released = "2024-07-23"
      requires = { huggingface-hub = ">=0.21.0", numpy = ">=1.17,<2.0.0", safetensors = ">=0.3.1" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@0a7f33d60ba09afabd028d4f0856dd19:accelerate-0.33.0-py3-none-any.whl",
        ]
      }
    }
    "0.32.1" = {
      released = "2024-07-04"
      requires = { huggingface-hub = "*", numpy = ">=1.17,<2.0.0", safetensors = ">=0.3.1" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@71fcf4be00872194071de561634268b7:accelerate-0.32.1-py3-none-any.whl",
        ]
      }
    }
    "0.32.0" = {
      released = "2024-07-03"
      requires = { huggingface-hub = "*", numpy = ">=1.17,<2.0.0", safetensors = ">=0.3.1" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@736559a653bb21acbc769839b265e298:accelerate-0.32.0-py3-none-any.whl",
        ]
      }
    }
    "0.31.0" = {
      released = "2024-06-07"
      requires = { huggingface-hub = "*", safetensors = ">=0.3.1" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@0fc608dc49584f64d04711a39711d73c:accelerate-0.31.0-py3-none-any.whl",
        ]
      }
    }
    "0.30.1" = {
      released = "2024-05-10"
      requires = { huggingface-hub = "*", safetensors = ">=0.3.1" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@8dd4edd532a4dac72558c5fe6fe8cb70:accelerate-0.30.1-py3-none-any.whl",
        ]
      }
    }
    "0.30.0" = {
      released = "2024-05-03"
      requires = { huggingface-hub = "*", safetensors = ">=0.3.1" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@cd93902dc37a49952b4b8b324c5d5377:accelerate-0.30.0-py3-none-any.whl",
        ]
      }
    }
    "0.29.3" = {
      released = "2024-04-17"
      requires = { huggingface-hub = "*", safetensors = ">=0.3.1" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@99d633d4b6126817c5e554487406748b:accelerate-0.29.3-py3-none-any.whl",
        ]
      }
    }
    "0.29.2" = {
      released = "2024-04-09"
      requires = { huggingface-hub = "*", safetensors = ">=0.3.1" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@f34c23e891ed2c60051408aede93b56d:accelerate-0.29.2-py3-none-any.whl",
        ]
      }
    }
    "0.29.1" = {
      released = "2024-04-05"
      requires = { huggingface-hub = "*", safetensors = ">=0.3.1" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@7eda0c8bc62bc59129103310f1272a0f:accelerate-0.29.1-py3-none-any.whl",
        ]
      }
    }
    "0.29.0" = {
      released = "2024-04-05"
      requires = { huggingface-hub = "*", safetensors = ">=0.3.1" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@5d2470448b8857c458dcbfd97ebdc6c1:accelerate-0.29.0-py3-none-any.whl",
        ]
      }
    }
    "0.28.0" = {
      released = "2024-03-12"
      requires = { huggingface-hub = "*", safetensors = ">=0.3.1" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@8ae25f8a8dc4cf12283842c469113836:accelerate-0.28.0-py3-none-any.whl",
        ]
      }
    }
    "0.27.2" = {
      released = "2024-02-13"
      requires = { huggingface-hub = "*", safetensors = ">=0.3.1" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@a818dd27b9ba24e9eb5030d1b285cf4c:accelerate-0.27.2-py3-none-any.whl",
        ]
      }
    }
    "0.27.1" = {
      released = "2024-02-13"
      requires = { huggingface-hub = "*", safetensors = ">=0.3.1" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@7d138f6c00ead40c3a8de88f44d467b1:accelerate-0.27.1-py3-none-any.whl",
        ]
      }
    }
    "0.27.0" = {
      released = "2024-02-09"
      requires = { huggingface-hub = "*", safetensors = ">=0.3.1" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@87eb754a1600a63d6fdbf86836038003:accelerate-0.27.0-py3-none-any.whl",
        ]
      }
    }
    "0.26.1" = {
      released = "2024-01-11"
      requires = { huggingface-hub = "*", safetensors = ">=0.3.1" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@04df826b84ac7bad8a0a8ab90e6aeacd:accelerate-0.26.1-py3-none-any.whl",
        ]
      }
    }
    "0.26.0" = {
      released = "2024-01-10"
      requires = { huggingface-hub = "*", safetensors = ">=0.3.1" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@fec56ee3f934fb441a75486e43d50ca2:accelerate-0.26.0-py3-none-any.whl",
        ]
      }
    }
    "0.25.0" = {
      released = "2023-12-01"
      requires = { huggingface-hub = "*", safetensors = ">=0.3.1" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@c7bb817eb974bba0ff3ea1ba0f24d55a:accelerate-0.25.0-py3-none-any.whl",
        ]
      }
    }
    "0.24.1" = {
      released = "2023-10-30"
      requires = { huggingface-hub = "*" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@866dec394da60e8da964be212379d8cf:accelerate-0.24.1-py3-none-any.whl",
        ]
      }
    }
    "0.24.0" = {
      released = "2023-10-24"
      requires = { huggingface-hub = "*" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@04bb1483c90eacb3beb2687cb54950d8:accelerate-0.24.0-py3-none-any.whl",
        ]
      }
    }
    "0.23.0" = {
      released = "2023-09-14"
      requires = { huggingface-hub = "*" }
      cell_source = {
        requires = [
          "accelerate@v${version}:setup.py",
          "wheels@fba5065ff4e7c8f0a39df50785023703:accelerate-0.23.0-py3-none-any.whl",
        ]
      }
    }
    "0.22.0" = { released = "2023-08-23" }
    "0.21.0" = { released = "2023-07-13" }
  }
}

package "accelerate" {
  python_requires = ">=3.7.0"
  requires        = { numpy = ">=1.17", torch = ">=1.4.0" }
  platforms       = ["any"]
  source          = ["accelerate@v${version}:setup.py"]
  rows = {
    "0.20.3" = { released = "2023-06-08", requires = { torch = ">=1.6.0" } }
    "0.20.2" = { released = "2023-06-08", requires = { torch = ">=1.6.0" } }
    "0.20.1" = { released = "2023-06-07", requires = { torch = ">=1.6.0" } }
    "0.20.0" = { released = "2023-06-07", requires = { torch = ">=1.6.0" } }
    "0.19.0" = { released = "2023-05-08", requires = { torch = ">=1.6.0" } }
    "0.18.0" = { released = "2023-03-24" }
    "0.17.1" = { released = "2023-03-13" }
    "0.17.0" = { released = "2023-03-09" }
    "0.16.0" = { released = "2023-01-31" }
    "0.15.0" = { released = "2022-12-01" }
    "0.14.0" = { released = "2022-11-08" }
    "0.13.2" = { released = "2022-10-17" }
    "0.13.1" = { released = "2022-10-07" }
    "0.13.0" = { released = "2022-10-05" }
    "0.12.0" = { released = "2022-08-04" }
    "0.11.0" = { released = "2022-07-18" }
    "0.10.0" = { released = "2022-06-15" }
  }
}

package "accelerate" {
  python_requires = ">=3.6.0"
  requires        = { numpy = ">=1.17", torch = ">=1.4.0" }
  platforms       = ["any"]
  source          = ["accelerate@v${version}:setup.py"]
  rows = {
    "0.9.0" = { released = "2022-05-20" }
    "0.8.0" = { released = "2022-05-12" }
    "0.7.1" = { released = "2022-04-29" }
    "0.7.0" = { released = "2022-04-28" }
    "0.6.2" = { released = "2022-03-31" }
    "0.6.1" = { released = "2022-03-18" }
    "0.6.0" = { released = "2022-03-18" }
    "0.5.1" = { released = "2021-09-27" }
    "0.5.0" = { released = "2021-09-23" }
    "0.4.0" = { released = "2021-08-10", requires = { numpy = "*" } }
    "0.3.0" = { released = "2021-04-29", requires = { numpy = "*" } }
    "0.2.1" = { released = "2021-04-19", requires = { numpy = "*" } }
    "0.2.0" = { released = "2021-04-15", requires = { numpy = "*" } }
    "0.1.0" = { released = "2021-03-05", requires = { numpy = "*" } }
  }
}
