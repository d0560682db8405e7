# Releases of boltz.

package_info "boltz" {
  module   = "boltz"
  pypi     = "boltz"
  source   = ["wheels@b8c62bbdede1922931d9203118f62c85:boltz-2.2.1-py3-none-any.whl"]
  inferred = ["module"]
}

package "boltz" {
  python_requires = ">=3.10,<3.13"
  requires        = { numba = "==0.61.0", numpy = ">=1.26,<2.0", pytorch-lightning = "==2.5.0", torch = ">=2.2" }
  platforms       = ["any"]
  rows = {
    "2.2.1" = {
      released = "2025-09-08"
      requires = { pandas = ">=2.2.2", scikit-learn = "==1.6.1", scipy = "==1.13.1" }
      source   = ["wheels@b8c62bbdede1922931d9203118f62c85:boltz-2.2.1-py3-none-any.whl"]
    }
    "2.2.0" = {
      released = "2025-07-15"
      requires = { pandas = ">=2.2.2", scikit-learn = "==1.6.1", scipy = "==1.13.1" }
      source   = ["wheels@c52ccc616eb138398c6235026bec32d7:boltz-2.2.0-py3-none-any.whl"]
    }
    "2.1.1" = {
      released = "2025-06-11"
      requires = { pandas = ">=2.2.2", scikit-learn = "==1.6.1", scipy = "==1.13.1" }
      source   = ["wheels@1d036a689ed7a9bb24ac090b36e9af74:boltz-2.1.1-py3-none-any.whl"]
    }
    "2.1.0" = {
      released = "2025-06-11"
      requires = { pandas = ">=2.2.2", scikit-learn = "==1.6.1", scipy = "==1.13.1" }
      source   = ["wheels@f27218eda34c6924c160a2c74fc609e5:boltz-2.1.0-py3-none-any.whl"]
    }
  }
}

package "boltz" {
  released        = "2025-06-06"
  python_requires = ">=3.10"
  requires        = { numba = "==0.61.0", numpy = ">=1.26,<2.0", pytorch-lightning = "==2.5.0", torch = ">=2.2" }
  platforms       = ["any"]
  rows = {
    "2.0.3" = {
      released = "2025-06-07"
      requires = { pandas = ">=2.2.2", scikit-learn = "==1.6.1", scipy = "==1.13.1" }
      source   = ["wheels@5851dd10c7819d4c011534a4e5c9cc49:boltz-2.0.3-py3-none-any.whl"]
    }
    "2.0.2" = {
      requires = { pandas = ">=2.2.2", scikit-learn = "==1.6.1", scipy = "==1.13.1" }
      source   = ["wheels@3f6a21962031e97f4e137222eff011db:boltz-2.0.2-py3-none-any.whl"]
    }
    "2.0.1" = {
      requires = { pandas = ">=2.2.2", scikit-learn = "==1.6.1", scipy = "==1.13.1" }
      source   = ["wheels@61ab6355c9dbc8247d06ff0699e7623f:boltz-2.0.1-py3-none-any.whl"]
    }
    "2.0.0" = {
      requires = { pandas = ">=2.2.2", scikit-learn = "==1.6.1", scipy = "==1.13.1" }
      source   = ["wheels@3fa3a0756dedf810d147c62254bc6829:boltz-2.0.0-py3-none-any.whl"]
    }
  }
}

package "boltz" {
  python_requires = ">=3.9"
  requires        = { numpy = "==1.26.3", pytorch-lightning = "==2.4.0", torch = ">=2.2" }
  platforms       = ["any"]
  rows = {
    "1.0.0" = {
      released        = "2025-04-26"
      python_requires = ">=3.10"
      requires        = { numba = "==0.61.0", pandas = ">=2.2.2", scipy = "==1.13.1" }
      source          = ["wheels@87101808ffe6f0d0c2b2aba64f4972f1:boltz-1.0.0-py3-none-any.whl"]
    }
    "0.4.1" = {
      released = "2025-01-12"
      requires = { pandas = ">=2.2.2", scipy = "==1.13.1" }
      source   = ["wheels@51ffc7d26d03e97b54b8e272a77ad9f5:boltz-0.4.1-py3-none-any.whl"]
    }
    "0.4.0" = {
      released = "2024-12-21"
      requires = { pandas = ">=2.2.2", scipy = "==1.13.1" }
      source   = ["wheels@b147aff416cb1e7af1f8243e29ad48c3:boltz-0.4.0-py3-none-any.whl"]
    }
    "0.3.2" = {
      released = "2024-12-04"
      requires = { pandas = ">=2.2.2", scipy = "==1.13.1" }
      source   = ["wheels@c14cf58bc0feb2ab8f326c5804b4f0b5:boltz-0.3.2-py3-none-any.whl"]
    }
    "0.3.1" = {
      released = "2024-12-04"
      requires = { pandas = ">=2.2.2", scipy = "==1.13.1" }
      source   = ["wheels@be2ad62ff3a5ebfae72fab7b483b5459:boltz-0.3.1-py3-none-any.whl"]
    }
    "0.3.0" = {
      released = "2024-11-28"
      requires = { pandas = ">=2.2.2", scipy = "==1.13.1" }
      source   = ["wheels@148d8d49d925b093aabd48f64aabd94a:boltz-0.3.0-py3-none-any.whl"]
    }
    "0.2.1" = {
      released = "2024-11-21"
      requires = { pandas = "==2.2.3", scipy = "==1.13.1" }
      source   = ["wheels@7e3c62aec540bbdf6f8176eabbc81d7b:boltz-0.2.1-py3-none-any.whl"]
    }
    "0.2.0" = {
      released = "2024-11-20"
      requires = { pandas = "==2.2.3", scipy = "==1.13.1" }
      source   = ["wheels@223b9b29f851558a91ffba0d1257fd20:boltz-0.2.0-py3-none-any.whl"]
    }
    "0.1.0" = {
      released = "2024-11-17"
      requires = { pandas = "==2.2.3", scipy = "==1.13.1" }
      source   = ["wheels@79d5ed642c461887acb6bb570dc8e8fd:boltz-0.1.0-py3-none-any.whl"]
    }
    "0.0.0" = {
      released        = "2024-11-14"
      python_requires = ">=3.10"
      requires        = { pandas = "==2.2.3", scipy = "==1.13.1" }
      source          = ["wheels@98b357bf2379f5d7ec61bbeda427430a:boltz-0.0.0-py3-none-any.whl"]
    }
  }
}
