# Flax and Optax on JAX: the plugin, jaxlib and jax of one release, with a cuDNN
# that is no older than the one jaxlib was built with.
variable "gpu" {
  default = ["h100", "l4"]
}

target "flax" {
  gpu = var.gpu

  framework "jax" {}

  packages = {
    flax  = ">=0.8"
    optax = ">=0.2"
  }

  image {
    tags       = ["jax-flax:latest"]
    workdir    = "/app"
    entrypoint = ["python", "train.py"]
    env        = { XLA_PYTHON_CLIENT_PREALLOCATE = "false" } # leave room for others on the GPU
    copy {
      from = "./train.py"
      to   = "/app/train.py"
    }
  }

  selftest {
    smoke = "smoke.py"
  }
}
