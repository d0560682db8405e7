# Releases of gsplat.

package_info "gsplat" {
  framework = "pytorch"
  module    = "gsplat"
  pypi      = "gsplat"
  source    = ["wheels@515a3773641f5e7f7717acab6276c0b1:gsplat-1.5.3-py3-none-any.whl"]
  inferred  = ["module"]
  notes     = ["the index has it without compiled code; its makers publish wheels for single torch minors beside their releases"]
}

package "gsplat" {
  python_requires = ">=3.7"
  requires        = { torch = "*" }
  needs_nvcc      = "at first use (JIT)"
  platforms       = ["any"]
  inferred        = ["needs_nvcc"]
  rows = {
    "1.5.3" = {
      released = "2025-07-04"
      source   = ["wheels@515a3773641f5e7f7717acab6276c0b1:gsplat-1.5.3-py3-none-any.whl"]
    }
    "1.5.2" = {
      released = "2025-05-13"
      source   = ["wheels@6a14e263b06615ee2ee9bf2d15362bfb:gsplat-1.5.2-py3-none-any.whl"]
    }
    "1.5.1" = {
      released = "2025-04-18"
      source   = ["wheels@907e8209378d4638badd0715e68adaf4:gsplat-1.5.1-py3-none-any.whl"]
    }
    "1.5.0" = {
      released = "2025-04-04"
      source   = ["wheels@e3017ae559bab2f82235d2bd0cd2d13d:gsplat-1.5.0-py3-none-any.whl"]
    }
    "1.4.0" = {
      released = "2024-09-27"
      source   = ["wheels@283d96724a8e41af4b338a2882285845:gsplat-1.4.0-py3-none-any.whl"]
    }
    "1.3.0" = {
      released = "2024-08-23"
      source   = ["wheels@d19bdfded0745b4210b50ce362ec706e:gsplat-1.3.0-py3-none-any.whl"]
    }
    "1.2.0" = {
      released = "2024-08-03"
      source   = ["wheels@0297823de5a02e504e9e3cb467cfe888:gsplat-1.2.0-py3-none-any.whl"]
    }
    "1.1.1" = {
      released = "2024-07-19"
      source   = ["wheels@1554b8b63f227c5482a470fbf7e424b1:gsplat-1.1.1-py3-none-any.whl"]
    }
    "1.1.0" = {
      released = "2024-07-17"
      source   = ["wheels@cab430d09f02760349705525d8d2ad0b:gsplat-1.1.0-py3-none-any.whl"]
    }
    "1.0.0" = {
      released = "2024-06-07"
      source   = ["wheels@a21eead19150e80a0531dd24e5d717c6:gsplat-1.0.0-py3-none-any.whl"]
    }
    "0.1.13" = {
      released = "2024-08-01"
      source   = ["wheels@7d58bef99faf083bd9000fe2caf10869:gsplat-0.1.13-py3-none-any.whl"]
    }
    "0.1.12" = {
      released = "2024-05-29"
      source   = ["wheels@691250aea1edb3509bed79f81e98011f:gsplat-0.1.12-py3-none-any.whl"]
    }
    "0.1.11" = {
      released = "2024-04-29"
      source   = ["wheels@2d47c5d4c245b46d85b7eeae8ca4a96d:gsplat-0.1.11-py3-none-any.whl"]
    }
    "0.1.10" = {
      released = "2024-04-02"
      source   = ["wheels@932d484d4b60eac6af4672e7146cc33e:gsplat-0.1.10-py3-none-any.whl"]
    }
    "0.1.9" = {
      released = "2024-03-28"
      source   = ["wheels@cdc8a2d78b5bab47ef1ba6f4074d4bdb:gsplat-0.1.9-py3-none-any.whl"]
    }
    "0.1.8" = {
      released = "2024-03-11"
      source   = ["wheels@73af3ff005382ca646ca856dd7b0a2ed:gsplat-0.1.8-py3-none-any.whl"]
    }
    "0.1.7" = {
      released = "2024-02-29"
      source   = ["wheels@995ee1362611f05ff4363aa3d6370758:gsplat-0.1.7-py3-none-any.whl"]
    }
    "0.1.6" = {
      released = "2024-02-20"
      source   = ["wheels@4c38ee1310b82edea0edf33360eda6c5:gsplat-0.1.6-py3-none-any.whl"]
    }
    "0.1.5" = {
      released = "2024-02-13"
      source   = ["wheels@13ef76d262edc6bcd5e1ef4c85e95ec4:gsplat-0.1.5-py3-none-any.whl"]
    }
    "0.1.4" = {
      released = "2024-01-31"
      source   = ["wheels@66c7455393714243ad86b372b306803a:gsplat-0.1.4-py3-none-any.whl"]
    }
    "0.1.3" = {
      released = "2024-01-25"
      source   = ["wheels@bafb4bc8bb500db2704917cb333ee96f:gsplat-0.1.3-py3-none-any.whl"]
    }
    "0.1.2.1" = {
      released = "2024-01-17"
      source   = ["wheels@63933b2c49bb4955cde22ab5c9a07ca1:gsplat-0.1.2.1-py3-none-any.whl"]
    }
    "0.1.1" = {
      released = "2023-12-29"
      source   = ["wheels@7eb880c39ad7294d475a285b9680cf53:gsplat-0.1.1-py3-none-any.whl"]
    }
    "0.1.0" = {
      released = "2023-12-13"
      source   = ["wheels@2990e83a96a485920e5e34bd2cad11b7:gsplat-0.1.0-py3-none-any.whl"]
    }
    "0.0.1" = {
      released = "2023-10-13"
      source   = ["wheels@3fd8b925227e9a0916ba6f3796bf1407:gsplat-0.0.1-py3-none-any.whl"]
    }
  }
}
