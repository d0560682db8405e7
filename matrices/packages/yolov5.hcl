# Releases of yolov5.

source "yolov5" {
  title = "github.com/ultralytics/yolov5"
  url   = "https://github.com/ultralytics/yolov5"
  date  = "2026-11-20"
  class = "vendor"
}

package_info "yolov5" {
  framework = "pytorch"
  source    = ["yolov5@v7.0:requirements.txt"]
}

package "yolov5" {
  python_requires = ">=3.7.0"
  requires        = { numpy = ">=1.18.5", torch = ">=1.7.0", torchvision = ">=0.8.1" }
  platforms       = ["any"]
  source          = ["yolov5@v${version}:requirements.txt", "yolov5@v${version}:README.md"]
  rows = {
    "7.0" = { released = "2022-11-22", more = { docker_base = ["nvcr.io/nvidia/pytorch:22.10-py3"] } }
    "6.2" = { released = "2022-08-17", more = { docker_base = ["nvcr.io/nvidia/pytorch:22.07-py3"] } }
    "6.1" = { released = "2022-02-22", more = { docker_base = ["nvcr.io/nvidia/pytorch:21.10-py3"] } }
  }
}

package "yolov5" {
  python_requires = ">=3.8"
  requires        = { numpy = ">=1.18.5", torch = ">=1.7.0", torchvision = ">=0.8.1" }
  platforms       = ["any"]
  source          = ["yolov5@v${version}:requirements.txt", "yolov5@v${version}:README.md"]
  rows = {
    "6.0" = {
      released        = "2021-10-11"
      python_requires = ">=3.6.0"
      more            = { docker_base = ["nvcr.io/nvidia/pytorch:21.05-py3"] }
    }
    "5.0" = { released = "2021-04-11", more = { docker_base = ["nvcr.io/nvidia/pytorch:21.03-py3"] } }
    "4.0" = { released = "2021-01-04", more = { docker_base = ["nvcr.io/nvidia/pytorch:20.12-py3"] } }
    "3.1" = {
      released = "2020-10-28"
      requires = { torch = ">=1.6.0", torchvision = ">=0.7.0" }
      more     = { docker_base = ["nvcr.io/nvidia/pytorch:20.10-py3"] }
    }
  }
}

package "yolov5" {
  python_requires = ">=3.7"
  requires        = { numpy = ">=1.18.5" }
  platforms       = ["any"]
  more            = { docker_base = ["nvcr.io/nvidia/pytorch:20.03-py3"] }
  source          = ["yolov5@v${version}:requirements.txt", "yolov5@v${version}:README.md"]
  rows = {
    "3.0" = {
      released        = "2020-08-12"
      python_requires = ">=3.8"
      requires        = { torch = ">=1.6.0", torchvision = ">=0.7.0" }
    }
    "2.0" = { released = "2020-07-23", requires = { torch = ">=1.5.1", torchvision = ">=0.6" } }
    "1.0" = { released = "2020-06-25", requires = { numpy = "==1.17", torch = ">=1.4" } }
  }
}

package "yolov5" "main@2026-08-21" {
  unreleased      = true
  python_requires = ">=3.8.0"
  requires        = { numpy = ">=1.23.5", torch = ">=1.8.0", torchvision = ">=0.9.0" }
  platforms       = ["any"]
  more            = { docker_base = ["pytorch/pytorch:2.8.0-cuda12.8-cudnn9-runtime"] }
  source          = ["yolov5@5081342f0:requirements.txt", "yolov5@5081342f0:README.md"]
}
