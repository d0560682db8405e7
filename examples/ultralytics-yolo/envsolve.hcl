# Ultralytics YOLO on a workstation card and the servers that train it.
target "yolo" {
  gpu = ["rtx-4090", "a100"]

  framework "pytorch" {
    version = ">=2.4"
    with    = ["torchvision"]
  }

  packages = { ultralytics = ">=8.3" }

  image {
    tags = ["ultralytics-yolo:latest"]
    apt  = ["libgl1", "libglib2.0-0"]
  }

  selftest {
    smoke = "smoke.py"
  }
}
