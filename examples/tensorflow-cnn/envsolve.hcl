# A Keras network on TensorFlow with its CUDA from wheels: no system CUDA that
# could be the wrong one.
variable "gpu" {
  default = ["rtx-3090", "a100"]
}

target "cnn" {
  gpu = var.gpu

  framework "tensorflow" {
    version = ">=2.16"
  }

  image {
    tags       = ["tensorflow-cnn:latest"]
    workdir    = "/app"
    entrypoint = ["python", "train.py"]
    copy {
      from = "./train.py"
      to   = "/app/train.py"
    }
  }

  selftest {
    smoke = "smoke.py"
  }
}
