# Releases of dm-haiku, which asks for JAX by an extra alone.

source "haiku-imports" {
  title = "haiku/_src/dot.py, jaxpr_info.py and module.py at the tags of 0.0.7 to 0.0.16: what importing haiku, and calling a module, takes of JAX"
  url   = "https://github.com/google-deepmind/dm-haiku/blob/v0.0.13/haiku/_src/jaxpr_info.py"
  date  = "2026-11-27"
  class = "measured"
}

source "haiku-name-stack" {
  title = "dm-haiku issue 565: JAX 0.3.25 has no jax_experimental_name_stack, which modules of haiku before 0.0.9 ask for"
  url   = "https://github.com/google-deepmind/dm-haiku/issues/565"
  date  = "2022-11-16"
  class = "reported"
}

source "haiku-jaxpr-eqn" {
  title = "numpyro issue 2019 and neuralgcm issue 333: haiku before 0.0.14 does not import beside JAX 0.6.0, which has no jax.core.JaxprEqn"
  url   = "https://github.com/pyro-ppl/numpyro/issues/2019"
  date  = "2025-04-17"
  class = "reported"
}

source "haiku-drop-var" {
  title = "alphafold3 issue 715: haiku 0.0.16 does not import beside JAX 0.11.0, which has no jax.core.DropVar"
  url   = "https://github.com/google-deepmind/alphafold3/issues/715"
  date  = "2026-08-12"
  class = "reported"
}

source "haiku-take-trace" {
  title = "proto-tools pull request 31: haiku 0.0.17 does not import beside JAX 0.4.35, which has no jax.core.take_current_trace"
  url   = "https://github.com/evo-design/proto-tools/pull/31"
  date  = "2026-07-30"
  class = "reported"
}

package_info "dm-haiku" {
  framework = "jax"
  module    = "haiku"
  pypi      = "dm-haiku"
  source    = ["wheels@aa1394276adf59d695c910810ad90feb:dm_haiku-0.0.17-py3-none-any.whl"]
  inferred  = ["framework"]
}

package "dm-haiku" {
  python_requires = ">=3.10"
  requires        = { numpy = ">=1.18.0" }
  limits          = { jax = "<0.11.0" }
  platforms       = ["any"]
  cell_source     = { limits = ["haiku-drop-var", "haiku-imports"] }
  rows = {
    "0.0.17" = {
      released    = "2026-07-27"
      limits      = { jax = ">=0.4.36" }
      source      = ["wheels@aa1394276adf59d695c910810ad90feb:dm_haiku-0.0.17-py3-none-any.whl"]
      cell_source = { limits = ["haiku-take-trace"] }
    }
    "0.0.16" = {
      released = "2025-12-17"
      source   = ["wheels@cc355d4d5aaa85af20e5a23ccd278bc7:dm_haiku-0.0.16-py3-none-any.whl"]
    }
    "0.0.15" = {
      released = "2025-09-18"
      source   = ["wheels@bcdae40ae21ada79b9295e961fb5e9f2:dm_haiku-0.0.15-py3-none-any.whl"]
    }
    "0.0.14" = {
      without  = ["python_requires"]
      released = "2025-04-22"
      source   = ["wheels@79f2fc2bf2985f99687209b72a193769:dm_haiku-0.0.14-py3-none-any.whl"]
    }
  }
}

package "dm-haiku" "0.0.13" {
  released    = "2024-10-16"
  requires    = { numpy = ">=1.18.0" }
  platforms   = ["any"]
  source      = ["wheels@ee9562c68a059f146ad07f555ca591cb:dm_haiku-0.0.13-py3-none-any.whl"]
  limits      = { jax = "<0.6.0" }
  cell_source = { limits = ["haiku-jaxpr-eqn", "haiku-imports", "jax-removals"] }
}

package "dm-haiku" "0.0.12" {
  like     = "0.0.11"
  released = "2024-02-28"
  source   = ["wheels@7448a43a6486bff95253f84e18eacc60:dm_haiku-0.0.12-py3-none-any.whl"]
}

package "dm-haiku" "0.0.11" {
  released    = "2023-11-10"
  requires    = { flax = ">=0.7.1", numpy = ">=1.18.0" }
  platforms   = ["any"]
  source      = ["wheels@4cac556a9d0e41758abda66bef5ff9db:dm_haiku-0.0.11-py3-none-any.whl"]
  limits      = { jax = "<0.6.0" }
  cell_source = { limits = ["haiku-jaxpr-eqn", "haiku-imports", "jax-removals"] }
}

package "dm-haiku" "0.0.10" {
  like     = "0.0.9"
  released = "2023-07-14"
  source   = ["wheels@309eba85030c24a513e72b5711c31870:dm_haiku-0.0.10-py3-none-any.whl"]
}

package "dm-haiku" "0.0.9" {
  released    = "2022-11-16"
  requires    = { numpy = ">=1.18.0" }
  platforms   = ["any"]
  source      = ["wheels@f057ee8af4ef08499d0381e8f0733525:dm_haiku-0.0.9-py3-none-any.whl"]
  limits      = { jax = "<0.4.24" }
  cell_source = { limits = ["haiku-imports", "jax-removals"] }
}

package "dm-haiku" "0.0.8" {
  like     = "0.0.7"
  released = "2022-09-21"
  source   = ["wheels@a1bc771570151282ca8088759adb6636:dm_haiku-0.0.8-py3-none-any.whl"]
}

package "dm-haiku" "0.0.7" {
  released    = "2022-07-04"
  requires    = { numpy = ">=1.18.0" }
  platforms   = ["any"]
  source      = ["wheels@d06a2fededd436837f69c686511eddc9:dm_haiku-0.0.7-py3-none-any.whl"]
  limits      = { jax = "<0.3.25" }
  cell_source = { limits = ["haiku-name-stack", "haiku-imports"] }
}
