# A pinned stack that CI builds: see README.md. The tag comes from the pipeline,
# since each commit has its own.
target "train" {
  python = "3.13"
  os     = "debian13"

  framework "pytorch" {
    version = "2.6.0"
    cuda    = "cpu"
  }

  packages = { numpy = ">=2" }

  image {
    workdir    = "/app"
    entrypoint = ["python", "train.py"]
    copy {
      from = "./train.py"
      to   = "/app/train.py"
    }
  }
}
