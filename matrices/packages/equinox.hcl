# Releases of equinox.

source "equinox" {
  title = "github.com/patrick-kidger/equinox"
  url   = "https://github.com/patrick-kidger/equinox"
  date  = "2026-11-26"
  class = "vendor"
}

package_info "equinox" {
  framework = "jax"
  module    = "equinox"
  pypi      = "equinox"
  source    = ["wheels@ca004348533cc30a63ebe8823d7dd4bb:equinox-0.13.8-py3-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "equinox" {
  python_requires = ">=3.10"
  requires        = { jax = ">=0.4.38,!=0.7.0,!=0.7.1" }
  platforms       = ["any"]
  source          = ["equinox@v${version}:pyproject.toml"]
  rows = {
    "0.13.8" = {
      released = "2026-05-05"
      source   = ["wheels@ca004348533cc30a63ebe8823d7dd4bb:equinox-0.13.8-py3-none-any.whl"]
    }
    "0.13.7" = { released = "2026-04-20" }
    "0.13.6" = { released = "2026-03-09" }
    "0.13.5" = { released = "2026-03-04" }
    "0.13.4" = { released = "2026-01-26" }
    "0.13.3" = { released = "2026-01-25" }
    "0.13.2" = {
      released = "2025-10-09"
      source   = ["wheels@bc1ee687e4841945d8b7766644038396:equinox-0.13.2-py3-none-any.whl"]
    }
    "0.13.1" = { released = "2025-09-20" }
    "0.13.0" = {
      released = "2025-07-07"
      requires = { jax = ">=0.4.38" }
      source   = ["wheels@66720e6f39b4907812e2c5912ca523d6:equinox-0.13.0-py3-none-any.whl"]
    }
    "0.12.2" = {
      released = "2025-05-14"
      requires = { jax = ">=0.4.38" }
      source   = ["wheels@0d9c09c077e7895a5334930ddb9ecd7d:equinox-0.12.2-py3-none-any.whl"]
    }
    "0.12.1" = { released = "2025-03-27", requires = { jax = ">=0.4.38" } }
    "0.12.0" = {
      released = "2025-03-27"
      requires = { jax = ">=0.4.38" }
      source   = ["wheels@b5897dc9e90b91174455da92bc7d7ba5:equinox-0.12.0-py3-none-any.whl"]
    }
    "0.11.12" = { released = "2025-02-25", requires = { jax = ">=0.4.38" } }
    "0.11.11" = { released = "2024-12-24", requires = { jax = ">=0.4.38" } }
  }
}

package "equinox" {
  python_requires = "~=3.9"
  requires        = { jax = ">=0.4.13,!=0.4.27" }
  platforms       = ["any"]
  source          = ["equinox@v${version}:pyproject.toml"]
  rows = {
    "0.11.10" = {
      released        = "2024-12-08"
      python_requires = ">=3.9"
      source          = ["wheels@ee6809e31664b92487b247f811fca48a:equinox-0.11.10-py3-none-any.whl"]
    }
    "0.11.9" = { released = "2024-11-25", python_requires = ">=3.9" }
    "0.11.8" = { released = "2024-10-18", python_requires = ">=3.9" }
    "0.11.7" = { released = "2024-09-18" }
    "0.11.6" = { released = "2024-09-14" }
    "0.11.5" = { released = "2024-08-18" }
    "0.11.4" = {
      released = "2024-04-14"
      requires = { jax = ">=0.4.13" }
      source   = ["wheels@a9527b1fe0c4778c3c959d9091b1eea2:equinox-0.11.4-py3-none-any.whl"]
    }
    "0.11.3" = { released = "2024-01-10", requires = { jax = ">=0.4.13" } }
    "0.11.2" = { released = "2023-11-13", requires = { jax = ">=0.4.13" } }
    "0.11.1" = { released = "2023-10-13", requires = { jax = ">=0.4.13" } }
    "0.11.0" = {
      released = "2023-09-29"
      requires = { jax = ">=0.4.13" }
      source   = ["wheels@9aa5ae402fb63865f5e596fea6d83980:equinox-0.11.0-py3-none-any.whl"]
    }
  }
}
