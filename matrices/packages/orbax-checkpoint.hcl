# Releases of orbax-checkpoint.

package_info "orbax-checkpoint" {
  framework = "jax"
  module    = "orbax.checkpoint"
  pypi      = "orbax-checkpoint"
  source    = ["wheels@6a42c005db85bf412ae39598a008c894:orbax_checkpoint-0.12.8-py3-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "orbax-checkpoint" {
  python_requires = ">=3.11"
  requires        = { jax = ">=0.6.0" }
  platforms       = ["any"]
  rows = {
    "0.12.8" = {
      released = "2026-10-20"
      source   = ["wheels@6a42c005db85bf412ae39598a008c894:orbax_checkpoint-0.12.8-py3-none-any.whl"]
    }
    "0.12.7" = {
      released = "2026-10-06"
      source   = ["wheels@ed62a3efcdbce9639a6f6ecbefc050ce:orbax_checkpoint-0.12.7-py3-none-any.whl"]
    }
    "0.12.6" = {
      released = "2026-09-26"
      source   = ["wheels@dc512dded6472c0fe0ccde2806f4f8d3:orbax_checkpoint-0.12.6-py3-none-any.whl"]
    }
    "0.12.5" = {
      released = "2026-09-21"
      source   = ["wheels@2fa697de73f75c6dd5f94ca84b1a87de:orbax_checkpoint-0.12.5-py3-none-any.whl"]
    }
    "0.12.4" = {
      released = "2026-08-12"
      source   = ["wheels@f16d87e2c86d69480cdd2af21e53d292:orbax_checkpoint-0.12.4-py3-none-any.whl"]
    }
    "0.12.3" = {
      released = "2026-08-11"
      source   = ["wheels@1c947a5eddc6601fdad2f127ba7a9f81:orbax_checkpoint-0.12.3-py3-none-any.whl"]
    }
    "0.12.2" = {
      released = "2026-08-03"
      source   = ["wheels@97d71b407e6381427a51d8653fff8a2b:orbax_checkpoint-0.12.2-py3-none-any.whl"]
    }
    "0.12.1" = {
      released = "2026-06-24"
      source   = ["wheels@e123b4d6e5d9f9144bb9b5a1d88b1edd:orbax_checkpoint-0.12.1-py3-none-any.whl"]
    }
    "0.12.0" = {
      released = "2026-06-02"
      source   = ["wheels@bae412bdfc97ab09ba7b887d50486904:orbax_checkpoint-0.12.0-py3-none-any.whl"]
    }
    "0.11.40" = {
      released = "2026-05-19"
      source   = ["wheels@b125a3d56dcb6968862b5a2404d49d06:orbax_checkpoint-0.11.40-py3-none-any.whl"]
    }
  }
}

package "orbax-checkpoint" {
  python_requires = ">=3.10"
  requires        = { jax = ">=0.6.0" }
  platforms       = ["any"]
  rows = {
    "0.11.39" = {
      released = "2026-05-06"
      source   = ["wheels@6bf22a6d4d20ed98f4e576248e4f53ad:orbax_checkpoint-0.11.39-py3-none-any.whl"]
    }
    "0.11.38" = {
      released = "2026-05-05"
      source   = ["wheels@3a37cb613d71118d843305b16250992e:orbax_checkpoint-0.11.38-py3-none-any.whl"]
    }
    "0.11.37" = {
      released = "2026-05-01"
      source   = ["wheels@35d8b450b17e33ea6bd2b213f672ebab:orbax_checkpoint-0.11.37-py3-none-any.whl"]
    }
    "0.11.36" = {
      released = "2026-04-14"
      source   = ["wheels@7a9a6039ef4d853f5744f72c3487b52d:orbax_checkpoint-0.11.36-py3-none-any.whl"]
    }
    "0.11.35" = {
      released = "2026-04-13"
      source   = ["wheels@d51c0373d2a6bf87917fc9ce584eb185:orbax_checkpoint-0.11.35-py3-none-any.whl"]
    }
    "0.11.34" = {
      released = "2026-04-08"
      source   = ["wheels@8b0c9d853089be40ad1b0dbe902ef4e1:orbax_checkpoint-0.11.34-py3-none-any.whl"]
    }
    "0.11.33" = {
      released = "2026-02-18"
      source   = ["wheels@b8b6c40fe307d55c490c37852fcdc7ed:orbax_checkpoint-0.11.33-py3-none-any.whl"]
    }
    "0.11.32" = {
      released = "2026-01-20"
      source   = ["wheels@f0bfe9f9b1ce2c32c8f5dfab63393e51:orbax_checkpoint-0.11.32-py3-none-any.whl"]
    }
    "0.11.31" = {
      released = "2025-12-11"
      source   = ["wheels@b00e39cd61cbd6c7c78b091ccac0ed1b:orbax_checkpoint-0.11.31-py3-none-any.whl"]
    }
    "0.11.30" = {
      released = "2025-11-27"
      source   = ["wheels@56b15d07af7a4ff655f18d219de850d8:orbax_checkpoint-0.11.30-py3-none-any.whl"]
    }
    "0.11.28" = {
      released = "2025-11-06"
      source   = ["wheels@094273495fca331da88ec845053a96a7:orbax_checkpoint-0.11.28-py3-none-any.whl"]
    }
    "0.11.27" = {
      released = "2025-11-05"
      source   = ["wheels@71896f3f881eabf5bf8bcc4d20e4f2c0:orbax_checkpoint-0.11.27-py3-none-any.whl"]
    }
    "0.11.26" = {
      released = "2025-10-22"
      source   = ["wheels@12add599c9599853b246334765a38eb7:orbax_checkpoint-0.11.26-py3-none-any.whl"]
    }
    "0.11.25" = {
      released = "2025-09-11"
      source   = ["wheels@af8f5d16f1185c54ead7859309c57de2:orbax_checkpoint-0.11.25-py3-none-any.whl"]
    }
  }
}

package "orbax-checkpoint" {
  python_requires = ">=3.10"
  requires        = { jax = ">=0.5.0" }
  platforms       = ["any"]
  rows = {
    "0.11.24" = {
      released = "2025-08-28"
      source   = ["wheels@a94178c9ba9fd3d6fd8fc511b6a0f34f:orbax_checkpoint-0.11.24-py3-none-any.whl"]
    }
    "0.11.23" = {
      released = "2025-08-18"
      source   = ["wheels@db91516f574428cd6734042bbf380cf0:orbax_checkpoint-0.11.23-py3-none-any.whl"]
    }
    "0.11.22" = {
      released = "2025-08-14"
      source   = ["wheels@532ee8cfadda3522ab40d5d7e4c38d76:orbax_checkpoint-0.11.22-py3-none-any.whl"]
    }
    "0.11.21" = {
      released = "2025-08-07"
      source   = ["wheels@930454e23a86ee9155c20fc36a699366:orbax_checkpoint-0.11.21-py3-none-any.whl"]
    }
    "0.11.20" = {
      released = "2025-07-28"
      source   = ["wheels@32170d74c92bf1c1adf967fc8e5a762b:orbax_checkpoint-0.11.20-py3-none-any.whl"]
    }
    "0.11.19" = {
      released = "2025-07-09"
      source   = ["wheels@f9a9b007db8b7e7175d5be30afd754c4:orbax_checkpoint-0.11.19-py3-none-any.whl"]
    }
    "0.11.18" = {
      released = "2025-07-01"
      source   = ["wheels@9f2f1ebc0305d75593e5720aeb8a82ee:orbax_checkpoint-0.11.18-py3-none-any.whl"]
    }
    "0.11.17" = {
      released = "2025-06-30"
      source   = ["wheels@c16260124ac80c0e89ba7252ab273198:orbax_checkpoint-0.11.17-py3-none-any.whl"]
    }
    "0.11.16" = {
      released = "2025-06-18"
      source   = ["wheels@5891409943a856d22ce9ec2a418202c3:orbax_checkpoint-0.11.16-py3-none-any.whl"]
    }
    "0.11.15" = {
      released = "2025-06-13"
      source   = ["wheels@1c6ed79e398588a2fd592ad5e017d9af:orbax_checkpoint-0.11.15-py3-none-any.whl"]
    }
    "0.11.14" = {
      released = "2025-06-10"
      source   = ["wheels@445211990809724985c3514156ac7f0f:orbax_checkpoint-0.11.14-py3-none-any.whl"]
    }
    "0.11.13" = {
      released = "2025-05-01"
      source   = ["wheels@096eb6f475857d7aa73235989cdfe5d3:orbax_checkpoint-0.11.13-py3-none-any.whl"]
    }
    "0.11.12" = {
      released = "2025-04-09"
      source   = ["wheels@2880c3b2805a0f709265cdac0ba16dfa:orbax_checkpoint-0.11.12-py3-none-any.whl"]
    }
    "0.11.11" = {
      released = "2025-04-07"
      source   = ["wheels@19ac77ae3dfd1cf975cd4bfb4f6ad04d:orbax_checkpoint-0.11.11-py3-none-any.whl"]
    }
    "0.11.10" = {
      released = "2025-03-20"
      source   = ["wheels@11e20aa97a3b0ddef79a24cf192fd997:orbax_checkpoint-0.11.10-py3-none-any.whl"]
    }
    "0.11.9" = {
      released = "2025-03-17"
      source   = ["wheels@1997735e525909617089872ac439c3ff:orbax_checkpoint-0.11.9-py3-none-any.whl"]
    }
    "0.11.8" = {
      released = "2025-03-07"
      source   = ["wheels@e0dca61c73574284faa38b2c596bfabb:orbax_checkpoint-0.11.8-py3-none-any.whl"]
    }
    "0.11.7" = {
      released = "2025-03-07"
      requires = { jax = "==0.5.0" }
      source   = ["wheels@17691723b3feb64514a963bf6bf30fca:orbax_checkpoint-0.11.7-py3-none-any.whl"]
    }
    "0.11.6" = {
      released = "2025-02-21"
      source   = ["wheels@fb208012e5d3601ee37b1100fe4331f9:orbax_checkpoint-0.11.6-py3-none-any.whl"]
    }
  }
}

package "orbax-checkpoint" {
  python_requires = ">=3.10"
  requires        = { jax = ">=0.4.34" }
  platforms       = ["any"]
  rows = {
    "0.11.5" = {
      released = "2025-02-11"
      source   = ["wheels@b55a7a254ea0ab18237e8234a6ca8bf5:orbax_checkpoint-0.11.5-py3-none-any.whl"]
    }
    "0.11.4" = {
      released = "2025-02-07"
      source   = ["wheels@f8599c5370e203246207fa5be2dd1d0e:orbax_checkpoint-0.11.4-py3-none-any.whl"]
    }
    "0.11.3" = {
      released = "2025-02-06"
      source   = ["wheels@aca9a4b576c92ef71db478f6bc300bad:orbax_checkpoint-0.11.3-py3-none-any.whl"]
    }
    "0.11.2" = {
      released = "2025-02-04"
      source   = ["wheels@4c35cb08530148d3aa14fa5fac6dde98:orbax_checkpoint-0.11.2-py3-none-any.whl"]
    }
    "0.11.1" = {
      released = "2025-01-28"
      source   = ["wheels@9cfbe49331ffdef4aedfec337da683eb:orbax_checkpoint-0.11.1-py3-none-any.whl"]
    }
    "0.11.0" = {
      released = "2024-12-30"
      source   = ["wheels@892a124fce71f3e7c71451a2b2090c02:orbax_checkpoint-0.11.0-py3-none-any.whl"]
    }
    "0.10.3" = {
      released = "2024-12-19"
      source   = ["wheels@df7fd5f327dfe9c477533f33c20076ae:orbax_checkpoint-0.10.3-py3-none-any.whl"]
    }
    "0.10.2" = {
      released = "2024-12-04"
      source   = ["wheels@dcfc425674bd8d4934986143bd22a37c:orbax_checkpoint-0.10.2-py3-none-any.whl"]
    }
    "0.10.1" = {
      released = "2024-11-22"
      source   = ["wheels@b4d7ae295d89a329c39109f945ff690d:orbax_checkpoint-0.10.1-py3-none-any.whl"]
    }
    "0.10.0" = {
      released = "2024-11-22"
      source   = ["wheels@74118a17da13103b9172dfeb90ffda52:orbax_checkpoint-0.10.0-py3-none-any.whl"]
    }
  }
}
