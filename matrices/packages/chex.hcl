# Releases of chex.

source "chex" {
  title = "github.com/google-deepmind/chex"
  url   = "https://github.com/google-deepmind/chex"
  date  = "2026-11-26"
  class = "vendor"
}

source "chex-imports" {
  title = "chex/_src/pytypes.py at the tags of 0.1.5 to 0.1.84: what importing chex takes of JAX"
  url   = "https://github.com/google-deepmind/chex/blob/v0.1.82/chex/_src/pytypes.py"
  date  = "2026-11-27"
  class = "measured"
}

source "jax-19812" {
  title = "jax issue 19812: chex does not import beside JAX 0.4.24, which has no jax.random.KeyArray"
  url   = "https://github.com/jax-ml/jax/issues/19812"
  date  = "2024-02-14"
  class = "reported"
}

package_info "chex" {
  framework = "jax"
  module    = "chex"
  pypi      = "chex"
  source    = ["wheels@f34989d9bff7954edfab09fba7757e3d:chex-0.1.92-py3-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "chex" {
  python_requires = ">=3.11"
  requires        = { jax = ">=0.7.0", jaxlib = ">=0.7.0", numpy = ">=1.24.1" }
  platforms       = ["any"]
  rows = {
    "0.1.92" = {
      released = "2026-06-12"
      source   = ["wheels@f34989d9bff7954edfab09fba7757e3d:chex-0.1.92-py3-none-any.whl"]
    }
    "0.1.91" = { released = "2025-09-01", source = ["chex@v${version}:pyproject.toml"] }
  }
}

package "chex" {
  python_requires = ">=3.9"
  requires        = { jaxlib = ">=0.1.37", numpy = ">=1.24.1" }
  platforms       = ["any"]
  source          = ["chex@v${version}:requirements/requirements.txt"]
  rows = {
    "0.1.90" = {
      released = "2025-07-23"
      requires = { jax = ">=0.4.27", jaxlib = ">=0.4.27" }
      source   = ["wheels@fce3de82588f72d4796e545e574a433a:chex-0.1.90-py3-none-any.whl"]
    }
    "0.1.89" = { released = "2025-02-25", requires = { jax = ">=0.4.27", jaxlib = ">=0.4.27" } }
    "0.1.88" = { released = "2024-12-11", requires = { jax = ">=0.4.27", jaxlib = ">=0.4.27" } }
    "0.1.87" = {
      released = "2024-09-30"
      requires = { jax = ">=0.4.27", jaxlib = ">=0.4.27" }
      source   = ["wheels@ce536475661fd96d21be0c1728ecdbed:chex-0.1.87-py3-none-any.whl"]
    }
    "0.1.86" = {
      released = "2024-03-19"
      requires = { jax = ">=0.4.16" }
      source   = ["wheels@251c20821092323a3d9c28e1cf80e4a5:chex-0.1.86-py3-none-any.whl"]
    }
    "0.1.85" = { released = "2023-11-22", requires = { jax = ">=0.4.16" } }
    "0.1.84" = { released = "2023-10-20", requires = { jax = ">=0.4.16" } }
    "0.1.83" = {
      released    = "2023-09-20"
      requires    = { jax = ">=0.4.16" }
      limits      = { jax = "<0.4.29" }
      source      = ["wheels@d51485018b064c0cca2b9db8e96a7436:chex-0.1.83-py3-none-any.whl"]
      cell_source = { limits = ["chex-imports", "jax-removals"] }
    }
    "0.1.82" = {
      released    = "2023-07-20"
      requires    = { jax = ">=0.4.6", numpy = ">=1.25.0" }
      limits      = { jax = "<0.4.24" }
      cell_source = { limits = ["chex-imports", "jax-19812", "jax-removals"] }
    }
    "0.1.81" = {
      released    = "2023-06-29"
      requires    = { jax = ">=0.4.6", numpy = ">=1.25.0" }
      limits      = { jax = "<0.4.24" }
      cell_source = { limits = ["chex-imports", "jax-19812", "jax-removals"] }
    }
  }
}

package "chex" {
  python_requires = ">=3.8"
  requires        = { jax = ">=0.1.55", jaxlib = ">=0.1.37", numpy = ">=1.18.0" }
  platforms       = ["any"]
  rows = {
    "0.1.7" = {
      released    = "2023-03-27"
      requires    = { jax = ">=0.4.6" }
      limits      = { jax = "<0.4.24" }
      source      = ["wheels@9f583015303b1205443843c0b55849bb:chex-0.1.7-py3-none-any.whl"]
      cell_source = { limits = ["chex-imports", "jax-19812", "jax-removals"] }
    }
    "0.1.6" = {
      released    = "2023-02-06"
      limits      = { jax = "<0.4.14" }
      source      = ["chex@v${version}:requirements/requirements.txt"]
      cell_source = { limits = ["chex-imports", "jax-removals"] }
    }
    "0.1.5" = {
      released        = "2022-09-13"
      python_requires = ">=3.7"
      limits          = { jax = "<0.4.11" }
      source          = ["wheels@b3321184850d5fc29b2eca63087cdbdd:chex-0.1.5-py3-none-any.whl"]
      cell_source     = { limits = ["chex-imports", "jax-removals"] }
    }
  }
}
