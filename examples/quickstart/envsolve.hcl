# What `make demo` builds: a small real stack, PyTorch on the CPU, so that it
# runs on any machine. Put your GPUs in, drop the cuda line, and it is yours.
target "quickstart" {
  python = "3.13"
  os     = "debian13"

  framework "pytorch" {
    version = "2.6.0"
    cuda    = "cpu"
  }

  packages = { numpy = ">=2" }

  image {
    tags       = ["localhost/quickstart:latest"]
    workdir    = "/app"
    entrypoint = ["python", "train.py"]
    copy {
      from = "./train.py"
      to   = "/app/train.py"
    }
  }
}
