# Releases of flash-attn-4.

package_info "flash-attn-4" {
  pypi   = "flash-attn-4"
  source = ["flash-attn@fa4-v4.0.0.beta27:flash_attn/cute/pyproject.toml"]
}

package "flash-attn-4" "4.0.0b27" {
  released        = "2026-08-15"
  python_requires = ">=3.10"
  requires = {
    apache-tvm-ffi     = ">=0.1.12,<0.2"
    einops             = "*"
    nvidia-cutlass-dsl = ">=4.6.2"
    quack-kernels      = ">=0.5.3"
    torch              = "*"
    torch-c-dlpack-ext = "*"
  }
  cuda      = "12"
  cuda_also = ["13 (extra cu13)"]
  sm_min    = "9.0"
  platforms = ["linux/amd64"]
  source    = ["flash-attn@fa4-v4.0.0.beta27:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta27:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b26" {
  released        = "2026-08-11"
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
  source    = ["flash-attn@fa4-v4.0.0.beta26:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta26:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b25" {
  released        = "2026-08-04"
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
  source    = ["flash-attn@fa4-v4.0.0.beta25:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta25:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b24" {
  released        = "2026-07-28"
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
  source    = ["flash-attn@fa4-v4.0.0.beta24:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta24:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b23" {
  released        = "2026-07-19"
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
  source    = ["flash-attn@fa4-v4.0.0.beta23:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta23:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b22" {
  released        = "2026-07-13"
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
  source    = ["flash-attn@fa4-v4.0.0.beta22:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta22:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b21" {
  released        = "2026-07-06"
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
  source    = ["flash-attn@fa4-v4.0.0.beta21:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta21:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b20" {
  released        = "2026-06-30"
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
  source    = ["flash-attn@fa4-v4.0.0.beta20:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta20:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b19" {
  released        = "2026-06-19"
  python_requires = ">=3.10"
  requires = {
    apache-tvm-ffi     = ">=0.1.5,<0.2"
    einops             = "*"
    nvidia-cutlass-dsl = ">=4.5.2"
    quack-kernels      = ">=0.5.0"
    torch              = "*"
    torch-c-dlpack-ext = "*"
  }
  cuda      = "12"
  cuda_also = ["13 (extra cu13)"]
  sm_min    = "9.0"
  platforms = ["linux/amd64"]
  source    = ["flash-attn@fa4-v4.0.0.beta19:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta19:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b18" {
  released        = "2026-06-16"
  python_requires = ">=3.10"
  requires = {
    apache-tvm-ffi     = ">=0.1.5,<0.2"
    einops             = "*"
    nvidia-cutlass-dsl = ">=4.5.2"
    quack-kernels      = ">=0.5.0"
    torch              = "*"
    torch-c-dlpack-ext = "*"
  }
  cuda      = "12"
  cuda_also = ["13 (extra cu13)"]
  sm_min    = "9.0"
  platforms = ["linux/amd64"]
  source    = ["flash-attn@fa4-v4.0.0.beta18:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta18:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b17" {
  released        = "2026-06-09"
  python_requires = ">=3.10"
  requires = {
    apache-tvm-ffi     = ">=0.1.5,<0.2"
    einops             = "*"
    nvidia-cutlass-dsl = ">=4.5.2"
    quack-kernels      = ">=0.5.0"
    torch              = "*"
    torch-c-dlpack-ext = "*"
  }
  cuda      = "12"
  cuda_also = ["13 (extra cu13)"]
  sm_min    = "9.0"
  platforms = ["linux/amd64"]
  source    = ["flash-attn@fa4-v4.0.0.beta17:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta17:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b16" {
  released        = "2026-06-02"
  python_requires = ">=3.10"
  requires = {
    apache-tvm-ffi     = ">=0.1.5,<0.2"
    einops             = "*"
    nvidia-cutlass-dsl = ">=4.5.2"
    quack-kernels      = ">=0.5.0"
    torch              = "*"
    torch-c-dlpack-ext = "*"
  }
  cuda      = "12"
  cuda_also = ["13 (extra cu13)"]
  sm_min    = "9.0"
  platforms = ["linux/amd64"]
  source    = ["flash-attn@fa4-v4.0.0.beta16:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta16:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b15" {
  released        = "2026-05-25"
  python_requires = ">=3.10"
  requires = {
    apache-tvm-ffi     = ">=0.1.5,<0.2"
    einops             = "*"
    nvidia-cutlass-dsl = ">=4.4.2"
    quack-kernels      = ">=0.4.0"
    torch              = "*"
    torch-c-dlpack-ext = "*"
  }
  cuda      = "12"
  cuda_also = ["13 (extra cu13)"]
  sm_min    = "9.0"
  platforms = ["linux/amd64"]
  source    = ["flash-attn@fa4-v4.0.0.beta15:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta15:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b14" {
  released        = "2026-05-19"
  python_requires = ">=3.10"
  requires = {
    apache-tvm-ffi     = ">=0.1.5,<0.2"
    einops             = "*"
    nvidia-cutlass-dsl = ">=4.4.2"
    quack-kernels      = ">=0.4.0"
    torch              = "*"
    torch-c-dlpack-ext = "*"
  }
  cuda      = "12"
  cuda_also = ["13 (extra cu13)"]
  sm_min    = "9.0"
  platforms = ["linux/amd64"]
  source    = ["flash-attn@fa4-v4.0.0.beta14:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta14:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b13" {
  released        = "2026-05-12"
  python_requires = ">=3.10"
  requires = {
    apache-tvm-ffi     = ">=0.1.5,<0.2"
    einops             = "*"
    nvidia-cutlass-dsl = ">=4.4.2"
    quack-kernels      = ">=0.4.0"
    torch              = "*"
    torch-c-dlpack-ext = "*"
  }
  cuda      = "12"
  cuda_also = ["13 (extra cu13)"]
  sm_min    = "9.0"
  platforms = ["linux/amd64"]
  source    = ["flash-attn@fa4-v4.0.0.beta13:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta13:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b12" {
  released        = "2026-05-04"
  python_requires = ">=3.10"
  requires = {
    apache-tvm-ffi     = ">=0.1.5,<0.2"
    einops             = "*"
    nvidia-cutlass-dsl = ">=4.4.2"
    quack-kernels      = ">=0.4.0"
    torch              = "*"
    torch-c-dlpack-ext = "*"
  }
  cuda      = "12"
  cuda_also = ["13 (extra cu13)"]
  sm_min    = "9.0"
  platforms = ["linux/amd64"]
  source    = ["flash-attn@fa4-v4.0.0.beta12:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta12:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b11" {
  released        = "2026-04-28"
  python_requires = ">=3.10"
  requires = {
    apache-tvm-ffi     = ">=0.1.5,<0.2"
    einops             = "*"
    nvidia-cutlass-dsl = ">=4.4.2"
    quack-kernels      = ">=0.4.0"
    torch              = "*"
    torch-c-dlpack-ext = "*"
  }
  cuda      = "12"
  cuda_also = ["13 (extra cu13)"]
  sm_min    = "9.0"
  platforms = ["linux/amd64"]
  source    = ["flash-attn@fa4-v4.0.0.beta11:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta11:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b10" {
  released        = "2026-04-21"
  python_requires = ">=3.10"
  requires = {
    apache-tvm-ffi     = ">=0.1.5,<0.2"
    einops             = "*"
    nvidia-cutlass-dsl = ">=4.4.2"
    quack-kernels      = ">=0.3.3"
    torch              = "*"
    torch-c-dlpack-ext = "*"
  }
  cuda      = "12"
  cuda_also = ["13 (extra cu13)"]
  sm_min    = "9.0"
  platforms = ["linux/amd64"]
  source    = ["flash-attn@fa4-v4.0.0.beta10:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta10:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b9" {
  released        = "2026-04-14"
  python_requires = ">=3.10"
  requires = {
    apache-tvm-ffi     = ">=0.1.5,<0.2"
    einops             = "*"
    nvidia-cutlass-dsl = ">=4.4.2"
    quack-kernels      = ">=0.3.3"
    torch              = "*"
    torch-c-dlpack-ext = "*"
  }
  cuda      = "12"
  cuda_also = ["13 (extra cu13)"]
  sm_min    = "9.0"
  platforms = ["linux/amd64"]
  source    = ["flash-attn@fa4-v4.0.0.beta9:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta9:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b8" {
  released        = "2026-04-03"
  python_requires = ">=3.10"
  requires = {
    apache-tvm-ffi     = ">=0.1.5,<0.2"
    einops             = "*"
    nvidia-cutlass-dsl = ">=4.4.2"
    quack-kernels      = ">=0.3.3"
    torch              = "*"
    torch-c-dlpack-ext = "*"
  }
  cuda      = "12"
  cuda_also = ["13 (extra cu13)"]
  sm_min    = "9.0"
  platforms = ["linux/amd64"]
  source    = ["flash-attn@fa4-v4.0.0.beta8:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta8:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b7" {
  released        = "2026-03-31"
  python_requires = ">=3.10"
  requires = {
    apache-tvm-ffi     = ">=0.1.5,<0.2"
    einops             = "*"
    nvidia-cutlass-dsl = ">=4.4.2"
    quack-kernels      = ">=0.3.3"
    torch              = "*"
    torch-c-dlpack-ext = "*"
  }
  cuda      = "12"
  cuda_also = ["13 (extra cu13)"]
  sm_min    = "9.0"
  platforms = ["linux/amd64"]
  source    = ["flash-attn@fa4-v4.0.0.beta7:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta7:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b6" {
  released        = "2026-03-23"
  python_requires = ">=3.10"
  requires = {
    apache-tvm-ffi     = ">=0.1.5,<0.2"
    einops             = "*"
    nvidia-cutlass-dsl = ">=4.4.2"
    quack-kernels      = ">=0.3.3"
    torch              = "*"
    torch-c-dlpack-ext = "*"
  }
  sm_min    = "9.0"
  platforms = ["linux/amd64"]
  source    = ["flash-attn@fa4-v4.0.0.beta6:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta6:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b5" {
  released        = "2026-03-23"
  python_requires = ">=3.10"
  requires = {
    apache-tvm-ffi     = ">=0.1.5,<0.2"
    einops             = "*"
    nvidia-cutlass-dsl = ">=4.4.2"
    quack-kernels      = ">=0.3.3"
    torch              = "*"
    torch-c-dlpack-ext = "*"
  }
  sm_min    = "9.0"
  platforms = ["linux/amd64"]
  source    = ["flash-attn@fa4-v4.0.0.beta5:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta5:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b4" {
  released        = "2026-03-06"
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
  source    = ["flash-attn@fa4-v4.0.0.beta4:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta4:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b2" {
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
  source    = ["flash-attn@fa4-v4.0.0.beta2:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta2:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b1" {
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
  source    = ["flash-attn@fa4-v4.0.0.beta1:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta1:README.md"]
  inferred  = ["platforms"]
}

package "flash-attn-4" "4.0.0b0" {
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
  source    = ["flash-attn@fa4-v4.0.0.beta0:flash_attn/cute/pyproject.toml", "flash-attn@fa4-v4.0.0.beta0:README.md"]
  inferred  = ["platforms"]
}
