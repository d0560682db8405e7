# A convolutional network in plain PyTorch, for a workstation card and the
# servers that it moves to later. Name what you want to hold, the rest is solved:
#
#     envsolve build --var torch='~=2.6.0' --var cuda=12.4 --var python=3.13
variable "gpu" {
  default = ["rtx-4090", "h100"]
}
variable "torch" {
  default = ""
}
variable "cuda" {
  type    = string
  default = null
}
variable "python" {
  type    = string
  default = null
}

target "cnn" {
  gpu    = var.gpu
  python = var.python

  framework "pytorch" {
    version = var.torch
    cuda    = var.cuda
  }

  packages = { numpy = ">=1.26" }

  image {
    tags       = ["pytorch-cnn:latest"]
    workdir    = "/app"
    entrypoint = ["python", "train.py"]
    copy {
      from = "./train.py"
      to   = "/app/train.py"
    }
  }

  selftest {
    smoke = "smoke.py"
    guard = true
  }
}
