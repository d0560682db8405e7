# Releases of numpyro.

source "numpyro-imports" {
  title = "numpyro/ops/provenance.py, which importing numpyro imports, at the tags of 0.12.0 to 0.21.0: what it imports of JAX"
  url   = "https://github.com/pyro-ppl/numpyro/blob/0.20.1/numpyro/ops/provenance.py"
  date  = "2026-11-27"
  class = "measured"
}

source "numpyro-linear-util" {
  title = "numpyro issue 1646: 0.13.1 does not import beside JAX 0.4.14, which has no jax.extend.linear_util yet"
  url   = "https://github.com/pyro-ppl/numpyro/issues/1646"
  date  = "2023-09-22"
  class = "reported"
}

source "numpyro-pjit" {
  title = "numpyro issue 2051: jax.experimental.pjit has no pjit_p from JAX 0.7.0 on"
  url   = "https://github.com/pyro-ppl/numpyro/issues/2051"
  date  = "2025-07-22"
  class = "reported"
}

source "numpyro-pmap" {
  title = "numpyro issue 2174: JAX 0.10.0 has no xla_pmap_p, which numpyro up to 0.20.1 imports"
  url   = "https://github.com/pyro-ppl/numpyro/issues/2174"
  date  = "2026-04-16"
  class = "reported"
}

package_info "numpyro" {
  framework = "jax"
  module    = "numpyro"
  pypi      = "numpyro"
  source    = ["wheels@0bbcd8e5319876306eaea595bc78c092:numpyro-0.22.0-py3-none-any.whl"]
  inferred  = ["framework"]
}

package "numpyro" {
  python_requires = ">=3.11"
  requires        = { jax = ">=0.7.0", jaxlib = ">=0.7.0" }
  limits          = { jax = "<0.10.0" }
  platforms       = ["any"]
  cell_source     = { limits = ["numpyro-pmap", "numpyro-imports"] }
  rows = {
    "0.22.0" = {
      without  = ["limits", "cell_source"]
      released = "2026-09-18"
      source   = ["wheels@0bbcd8e5319876306eaea595bc78c092:numpyro-0.22.0-py3-none-any.whl"]
    }
    "0.21.0" = {
      without  = ["limits", "cell_source"]
      released = "2026-05-02"
      source   = ["wheels@f89eb82303610d12edae057fb2180bab:numpyro-0.21.0-py3-none-any.whl"]
    }
    "0.20.1" = {
      released = "2026-03-25"
      source   = ["wheels@ffed17023cf5b7992e6463ef35fa3140:numpyro-0.20.1-py3-none-any.whl"]
    }
    "0.20.0" = {
      released        = "2026-01-30"
      python_requires = ">=3.9"
      source          = ["wheels@ce51622d84215038a6c0dc395122ed5f:numpyro-0.20.0-py3-none-any.whl"]
    }
    "0.19.0" = {
      released        = "2025-08-05"
      python_requires = ">=3.9"
      requires        = { jax = ">=0.4.25", jaxlib = ">=0.4.25" }
      source          = ["wheels@1063a2c131a0785719e13c8e55f1b82e:numpyro-0.19.0-py3-none-any.whl"]
    }
  }
}

package "numpyro" {
  python_requires = ">=3.9"
  requires        = { jax = ">=0.4.25", jaxlib = ">=0.4.25" }
  limits          = { jax = "<0.7.0" }
  platforms       = ["any"]
  cell_source     = { limits = ["numpyro-pjit", "numpyro-imports"] }
  rows = {
    "0.18.0" = {
      released = "2025-03-15"
      source   = ["wheels@b7cc96c59b55a0bc254ca365c6805784:numpyro-0.18.0-py3-none-any.whl"]
    }
    "0.17.0" = {
      released = "2025-02-06"
      source   = ["wheels@25f5daa498d41449f74b79ac0d455a9f:numpyro-0.17.0-py3-none-any.whl"]
    }
    "0.16.1" = {
      released = "2024-12-05"
      source   = ["wheels@e26547bafedd29cdff763aa261931c81:numpyro-0.16.1-py3-none-any.whl"]
    }
    "0.16.0" = {
      released = "2024-11-28"
      source   = ["wheels@313b50855a561af736de404835478027:numpyro-0.16.0-py3-none-any.whl"]
    }
    "0.15.3" = {
      released = "2024-09-17"
      source   = ["wheels@12b4817868c0b2b5ab4fc09879896c8d:numpyro-0.15.3-py3-none-any.whl"]
    }
    "0.15.2" = {
      released = "2024-07-30"
      source   = ["wheels@32ce469e25fceeb019b48266b2802343:numpyro-0.15.2-py3-none-any.whl"]
    }
    "0.15.1" = {
      released = "2024-07-11"
      source   = ["wheels@b9fca8cdd1dfb3ae516045ad743c3649:numpyro-0.15.1-py3-none-any.whl"]
    }
    "0.15.0" = {
      released = "2024-05-13"
      requires = { jax = ">=0.4.14", jaxlib = ">=0.4.14" }
      source   = ["wheels@9a2d9970702092160b7e3b601ec47ccf:numpyro-0.15.0-py3-none-any.whl"]
    }
    "0.14.0" = {
      released = "2024-03-03"
      requires = { jax = ">=0.4.14", jaxlib = ">=0.4.14" }
      source   = ["wheels@1aef9b30e263f4dc4c829d0f8ce6d064:numpyro-0.14.0-py3-none-any.whl"]
    }
    "0.13.2" = {
      without  = ["python_requires"]
      released = "2023-09-24"
      requires = { jax = ">=0.4.14", jaxlib = ">=0.4.14" }
      source   = ["wheels@1fa54dc75733a7520ae975bc76d1f2e0:numpyro-0.13.2-py3-none-any.whl"]
    }
  }
}

package "numpyro" "0.13.1" {
  released    = "2023-09-22"
  requires    = { jax = ">=0.4.14", jaxlib = ">=0.4.14" }
  platforms   = ["any"]
  source      = ["wheels@ee16069927fe70db055ddc61b9a95566:numpyro-0.13.1-py3-none-any.whl"]
  limits      = { jax = ">=0.4.16,<0.7.0" }
  cell_source = { limits = ["numpyro-linear-util", "numpyro-pjit", "numpyro-imports"] }
}

package "numpyro" "0.13.0" {
  like     = "0.12.0"
  released = "2023-08-21"
  requires = { jax = ">=0.4.14", jaxlib = ">=0.4.14" }
  source   = ["wheels@f75c5c4c0d3e2ad6c2854af27cb21b25:numpyro-0.13.0-py3-none-any.whl"]
}

package "numpyro" "0.12.1" {
  like     = "0.12.0"
  released = "2023-06-01"
  requires = { jax = ">=0.4.7", jaxlib = ">=0.4.7" }
  source   = ["wheels@71e46ca80b81f71ae5d37f5f0b6529ed:numpyro-0.12.1-py3-none-any.whl"]
}

package "numpyro" "0.12.0" {
  released    = "2023-05-31"
  requires    = { jax = ">=0.4", jaxlib = ">=0.4" }
  platforms   = ["any"]
  source      = ["wheels@5e62416ae88d6cda6fbd6e06361d071e:numpyro-0.12.0-py3-none-any.whl"]
  limits      = { jax = "<0.4.24" }
  cell_source = { limits = ["jax-removals", "numpyro-imports"] }
}
