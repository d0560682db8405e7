# YOLOv5 on a GeForce: the report behind it is a model that silently trains on
# the CPU because a CPU-only PyTorch, or one without the card's kernels, got in.
variable "gpu" {
  default = "rtx-3060"
}

target "yolov5" {
  gpu    = [var.gpu]
  python = "3.11"

  framework "pytorch" {
    version = ">=2.1,<2.6" # torch.load's new default in 2.6 refuses YOLOv5's checkpoints
    with    = ["torchvision"]
  }

  packages = {
    numpy         = ">=1.23.5,<2"
    opencv-python = ">=4.1.1"
    pandas        = ">=1.1.4"
    seaborn       = ">=0.11.0"
  }

  image {
    tags = ["yolov5:latest"]
    apt  = ["git", "libgl1", "libglib2.0-0"]
  }

  selftest {
    smoke = "smoke.py"
  }
}
