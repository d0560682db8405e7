# Releases of flash-attn-4.

package_info "flash-attn-4" {
  pypi   = "flash-attn-4"
  source = ["flash-attn@fa4-v4.0.0.beta27:flash_attn/cute/pyproject.toml"]
}

package "flash-attn-4" {
  python_requires = ">=3.10"
  requires        = { nvidia-cutlass-dsl = ">=4.6.2", torch = "*" }
  sm_min          = "9.0"
  platforms       = ["any"]
  inferred        = ["sm_min"]
  notes           = ["inferred: carried on from 4.0.0b27"]
  rows = {
    "4.0.0b36" = {
      released = "2026-10-21"
      source = [
        "wheels@b6f0e2a264334cb1b59289ddd309c7c7:flash_attn_4-4.0.0b36-py3-none-any.whl",
        "flash-attn@fa4-v4.0.0.beta27:flash_attn/cute/pyproject.toml",
      ]
    }
    "4.0.0b35" = {
      released = "2026-10-14"
      source = [
        "wheels@6df9a60fab0ca55c3f9c35244e794411:flash_attn_4-4.0.0b35-py3-none-any.whl",
        "flash-attn@fa4-v4.0.0.beta27:flash_attn/cute/pyproject.toml",
      ]
    }
    "4.0.0b34" = {
      released = "2026-10-07"
      source = [
        "wheels@776bd6f187f9b116811e450caaa59ae3:flash_attn_4-4.0.0b34-py3-none-any.whl",
        "flash-attn@fa4-v4.0.0.beta27:flash_attn/cute/pyproject.toml",
      ]
    }
    "4.0.0b33" = {
      released = "2026-09-30"
      source = [
        "wheels@7ffbb0c2e2a03ee0ba7f00997d5dbcfc:flash_attn_4-4.0.0b33-py3-none-any.whl",
        "flash-attn@fa4-v4.0.0.beta27:flash_attn/cute/pyproject.toml",
      ]
    }
    "4.0.0b32" = {
      released = "2026-09-23"
      source = [
        "wheels@9299da3524d579d84eb92954d3243aa0:flash_attn_4-4.0.0b32-py3-none-any.whl",
        "flash-attn@fa4-v4.0.0.beta27:flash_attn/cute/pyproject.toml",
      ]
    }
    "4.0.0b31" = {
      released = "2026-09-16"
      source = [
        "wheels@6eda5890b29e90fc46e19a47b4018eff:flash_attn_4-4.0.0b31-py3-none-any.whl",
        "flash-attn@fa4-v4.0.0.beta27:flash_attn/cute/pyproject.toml",
      ]
    }
    "4.0.0b30" = {
      released = "2026-09-09"
      source = [
        "wheels@326585b153feb101c61571626bd88ac6:flash_attn_4-4.0.0b30-py3-none-any.whl",
        "flash-attn@fa4-v4.0.0.beta27:flash_attn/cute/pyproject.toml",
      ]
    }
    "4.0.0b29" = {
      released = "2026-09-02"
      source = [
        "wheels@85dd4b0e98ca38f5681a3214b2f9f230:flash_attn_4-4.0.0b29-py3-none-any.whl",
        "flash-attn@fa4-v4.0.0.beta27:flash_attn/cute/pyproject.toml",
      ]
    }
    "4.0.0b28" = {
      released = "2026-08-26"
      source = [
        "wheels@b6fc43864488b97becee5c123536bc7d:flash_attn_4-4.0.0b28-py3-none-any.whl",
        "flash-attn@fa4-v4.0.0.beta27:flash_attn/cute/pyproject.toml",
      ]
    }
  }
}

package "flash-attn-4" {
  python_requires = ">=3.10"
  requires = {
    apache-tvm-ffi     = ">=0.1.12,<0.2"
    einops             = "*"
    nvidia-cutlass-dsl = "==4.6.0.dev0"
    quack-kernels      = ">=0.5.3"
    torch              = "*"
    torch-c-dlpack-ext = "*"
  }
  cuda      = "12"
  cuda_also = ["13 (extra cu13)"]
  sm_min    = "9.0"
  platforms = ["linux/amd64"]
  inferred  = ["platforms"]
  rows = {
    "4.0.0b27" = {
      released = "2026-08-19"
      requires = { nvidia-cutlass-dsl = ">=4.6.2" }
      source = [
        "flash-attn@fa4-v4.0.0.beta27:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta27:README.md",
      ]
    }
    "4.0.0b26" = {
      released = "2026-08-12"
      source = [
        "flash-attn@fa4-v4.0.0.beta26:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta26:README.md",
      ]
    }
    "4.0.0b25" = {
      released = "2026-08-05"
      source = [
        "flash-attn@fa4-v4.0.0.beta25:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta25:README.md",
      ]
    }
    "4.0.0b24" = {
      released = "2026-07-29"
      source = [
        "flash-attn@fa4-v4.0.0.beta24:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta24:README.md",
      ]
    }
    "4.0.0b23" = {
      released = "2026-07-22"
      source = [
        "flash-attn@fa4-v4.0.0.beta23:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta23:README.md",
      ]
    }
    "4.0.0b22" = {
      released = "2026-07-15"
      source = [
        "flash-attn@fa4-v4.0.0.beta22:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta22:README.md",
      ]
    }
    "4.0.0b21" = {
      released = "2026-07-08"
      source = [
        "flash-attn@fa4-v4.0.0.beta21:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta21:README.md",
      ]
    }
    "4.0.0b20" = {
      released = "2026-07-01"
      source = [
        "flash-attn@fa4-v4.0.0.beta20:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta20:README.md",
      ]
    }
  }
}

package "flash-attn-4" {
  python_requires = ">=3.10"
  requires = {
    apache-tvm-ffi     = ">=0.1.5,<0.2"
    einops             = "*"
    nvidia-cutlass-dsl = ">=4.4.2"
    torch              = "*"
    torch-c-dlpack-ext = "*"
  }
  cuda      = "12"
  cuda_also = ["13 (extra cu13)"]
  sm_min    = "9.0"
  platforms = ["linux/amd64"]
  inferred  = ["platforms"]
  rows = {
    "4.0.0b19" = {
      released = "2026-06-24"
      requires = { nvidia-cutlass-dsl = ">=4.5.2", quack-kernels = ">=0.5.0" }
      source = [
        "flash-attn@fa4-v4.0.0.beta19:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta19:README.md",
      ]
    }
    "4.0.0b18" = {
      released = "2026-06-17"
      requires = { nvidia-cutlass-dsl = ">=4.5.2", quack-kernels = ">=0.5.0" }
      source = [
        "flash-attn@fa4-v4.0.0.beta18:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta18:README.md",
      ]
    }
    "4.0.0b17" = {
      released = "2026-06-15"
      requires = { nvidia-cutlass-dsl = ">=4.5.2", quack-kernels = ">=0.5.0" }
      source = [
        "flash-attn@fa4-v4.0.0.beta17:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta17:README.md",
      ]
    }
    "4.0.0b16" = {
      released = "2026-06-03"
      requires = { nvidia-cutlass-dsl = ">=4.5.2", quack-kernels = ">=0.5.0" }
      source = [
        "flash-attn@fa4-v4.0.0.beta16:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta16:README.md",
      ]
    }
    "4.0.0b15" = {
      released = "2026-05-27"
      requires = { quack-kernels = ">=0.4.0" }
      source = [
        "flash-attn@fa4-v4.0.0.beta15:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta15:README.md",
      ]
    }
    "4.0.0b14" = {
      released = "2026-05-20"
      requires = { quack-kernels = ">=0.4.0" }
      source = [
        "flash-attn@fa4-v4.0.0.beta14:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta14:README.md",
      ]
    }
    "4.0.0b13" = {
      released = "2026-05-13"
      requires = { quack-kernels = ">=0.4.0" }
      source = [
        "flash-attn@fa4-v4.0.0.beta13:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta13:README.md",
      ]
    }
    "4.0.0b12" = {
      released = "2026-05-06"
      requires = { quack-kernels = ">=0.4.0" }
      source = [
        "flash-attn@fa4-v4.0.0.beta12:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta12:README.md",
      ]
    }
    "4.0.0b11" = {
      released = "2026-04-29"
      requires = { quack-kernels = ">=0.4.0" }
      source = [
        "flash-attn@fa4-v4.0.0.beta11:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta11:README.md",
      ]
    }
    "4.0.0b10" = {
      released = "2026-04-22"
      requires = { quack-kernels = ">=0.3.3" }
      source = [
        "flash-attn@fa4-v4.0.0.beta10:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta10:README.md",
      ]
    }
    "4.0.0b9" = {
      released = "2026-04-15"
      requires = { quack-kernels = ">=0.3.3" }
      source = [
        "flash-attn@fa4-v4.0.0.beta9:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta9:README.md",
      ]
    }
    "4.0.0b8" = {
      released = "2026-04-08"
      requires = { quack-kernels = ">=0.3.3" }
      source = [
        "flash-attn@fa4-v4.0.0.beta8:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta8:README.md",
      ]
    }
    "4.0.0b7" = {
      released = "2026-04-01"
      requires = { quack-kernels = ">=0.3.3" }
      source = [
        "flash-attn@fa4-v4.0.0.beta7:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta7:README.md",
      ]
    }
    "4.0.0b6" = {
      without  = ["cuda", "cuda_also"]
      released = "2026-03-23"
      requires = { quack-kernels = ">=0.3.3" }
      source = [
        "flash-attn@fa4-v4.0.0.beta6:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta6:README.md",
      ]
    }
    "4.0.0b5" = {
      without  = ["cuda", "cuda_also"]
      released = "2026-03-23"
      requires = { quack-kernels = ">=0.3.3" }
      source = [
        "flash-attn@fa4-v4.0.0.beta5:flash_attn/cute/pyproject.toml",
        "flash-attn@fa4-v4.0.0.beta5:README.md",
      ]
    }
  }
}

package "flash-attn-4" {
  released        = "2026-03-05"
  python_requires = ">=3.10"
  requires = {
    apache-tvm-ffi     = ">=0.1.5,<0.2"
    einops             = "*"
    nvidia-cutlass-dsl = ">=4.4.1"
    quack-kernels      = ">=0.2.10"
    torch              = "*"
    torch-c-dlpack-ext = "*"
  }
  sm_min    = "9.0"
  platforms = ["linux/amd64"]
  inferred  = ["platforms"]
  rows = {
    "4.0.0b4" = {
      source = ["flash-attn@fa4-v4.0.0.beta4:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta4:README.md"]
    }
    "4.0.0b2" = {
      source = ["flash-attn@fa4-v4.0.0.beta2:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta2:README.md"]
    }
    "4.0.0b1" = {
      source = ["flash-attn@fa4-v4.0.0.beta1:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta1:README.md"]
    }
    "4.0.0b0" = {
      source = ["flash-attn@fa4-v4.0.0.beta0:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta0:README.md"]
    }
  }
}
