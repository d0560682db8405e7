# Releases of diffusers.

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
      source          = ["wheels@9154faa704ce00e0b77f568e0d647860:diffusers-0.42.1-py3-none-any.whl"]
    }
    "0.42.0" = {
      released        = "2026-10-23"
      python_requires = ">=3.11.0"
      source          = ["wheels@c409b893156c895dde5b7fe410a014f6:diffusers-0.42.0-py3-none-any.whl"]
    }
    "0.41.0" = {
      released = "2026-10-06"
      source   = ["wheels@ea8918b7dfd92ce793b6db689a551b8c:diffusers-0.41.0-py3-none-any.whl"]
    }
    "0.40.0" = {
      released = "2026-08-20"
      source   = ["wheels@5b5da7c3ddb62152fa4afc577f02e050:diffusers-0.40.0-py3-none-any.whl"]
    }
    "0.39.0" = {
      released       = "2026-07-03"
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
      requires_other  = { "nvidia-modelopt (extra)" = ">=0.33.1" }
      source          = ["wheels@18e53f9e539096320470f62c6360a6fd:diffusers-0.38.0-py3-none-any.whl"]
    }
    "0.37.1" = {
      released        = "2026-03-25"
      python_requires = ">=3.10.0"
      requires_other  = { "nvidia-modelopt (extra)" = ">=0.33.1" }
      source          = ["wheels@0537c0b28cb53cf39d6195489bcf8f83:diffusers-0.37.1-py3-none-any.whl"]
    }
    "0.37.0" = {
      released        = "2026-03-05"
      python_requires = ">=3.10.0"
      requires_other  = { "nvidia-modelopt (extra)" = ">=0.33.1" }
      source          = ["wheels@7eab74bf896974250b5e1027cae813ab:diffusers-0.37.0-py3-none-any.whl"]
    }
    "0.36.0" = {
      released       = "2025-12-08"
      requires_other = { "nvidia-modelopt (extra)" = ">=0.33.1" }
      source         = ["wheels@525d42abc74bfc3b2db594999961295c:diffusers-0.36.0-py3-none-any.whl"]
    }
    "0.35.2" = {
      released = "2025-10-15"
      source   = ["wheels@d50d5e74fdd6dcf55e5c1d304bc52cc7:diffusers-0.35.2-py3-none-any.whl"]
    }
    "0.35.1" = {
      released = "2025-08-20"
      source   = ["wheels@fe29ff10200970c7c5934c6488c213e2:diffusers-0.35.1-py3-none-any.whl"]
    }
    "0.35.0" = {
      released = "2025-08-19"
      source   = ["wheels@5283349ffcd9c6465cf41c2277d4e02e:diffusers-0.35.0-py3-none-any.whl"]
    }
    "0.34.0" = {
      released = "2025-06-24"
      source   = ["wheels@b0f642cd57756357bad5d23fe95b61f2:diffusers-0.34.0-py3-none-any.whl"]
    }
    "0.33.1" = {
      released = "2025-04-10"
      source   = ["wheels@027469e74f289338eb24127409f8d60d:diffusers-0.33.1-py3-none-any.whl"]
    }
    "0.33.0" = {
      released = "2025-04-09"
      source   = ["wheels@a9a07437dbb72ed72341cec6b8f07a3e:diffusers-0.33.0-py3-none-any.whl"]
    }
    "0.32.2" = {
      without  = ["requires_other.bitsandbytes (extra)"]
      released = "2025-01-15"
      source   = ["wheels@d7f182b49c7f428737ee3bf6397d463e:diffusers-0.32.2-py3-none-any.whl"]
    }
    "0.32.1" = {
      without  = ["requires_other.bitsandbytes (extra)"]
      released = "2024-12-25"
      source   = ["wheels@ab2ed6efe9dd2364db55b94fae453ff1:diffusers-0.32.1-py3-none-any.whl"]
    }
    "0.32.0" = {
      without  = ["requires_other.bitsandbytes (extra)"]
      released = "2024-12-23"
      source   = ["wheels@81d878e9fb6515c3155d3698168102d6:diffusers-0.32.0-py3-none-any.whl"]
    }
  }
}
