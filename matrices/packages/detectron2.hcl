# Releases of detectron2.

source "detectron2" {
  title = "github.com/facebookresearch/detectron2"
  url   = "https://github.com/facebookresearch/detectron2"
  date  = "2026-11-20"
  class = "vendor"
}

package_info "detectron2" {
  module   = "detectron2._C"
  source   = ["detectron2@v0.6:INSTALL.md"]
  inferred = ["module"]
  wheels_from "links" {
    url   = "https://dl.fbaipublicfiles.com/detectron2/wheels/{cuda}/torch{framework}/index.html"
    label = "{cuda}"
  }
}

package "detectron2" "0.6" {
  released        = "2021-10-25"
  python_requires = ">=3.6"
  requires        = { torch = ">=1.8" }
  requires_other  = { "torchvision (import)" = "*" }
  needs_nvcc      = "when no wheel matches: source build for any torch newer than the table"
  platforms       = ["linux/amd64"]
  source          = ["detectron2@v${version}:INSTALL.md"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.8"  = { cuda = ["10.1", "10.2", "11.1", "cpu"] }
      "1.9"  = { cuda = ["10.2", "11.1", "cpu"] }
      "1.10" = { cuda = ["10.2", "11.1", "11.3", "cpu"] }
    }
  }
}

package "detectron2" "0.5" {
  released        = "2021-07-23"
  python_requires = ">=3.6"
  requires        = { torch = ">=1.7" }
  requires_other  = { "torchvision (import)" = "*" }
  needs_nvcc      = "when no wheel matches: source build for any torch newer than the table"
  platforms       = ["linux/amd64"]
  source          = ["detectron2@v${version}:INSTALL.md"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.7" = { cuda = ["10.1", "10.2", "11.0", "9.2", "cpu"] }
      "1.8" = { cuda = ["10.1", "10.2", "11.1", "cpu"] }
      "1.9" = { cuda = ["10.2", "11.1", "cpu"] }
    }
  }
}

package "detectron2" "0.4.1" {
  like     = "0.4"
  released = "2021-06-09"
}

package "detectron2" "0.4" {
  released        = "2021-03-12"
  python_requires = ">=3.6"
  requires        = { torch = ">=1.6" }
  requires_other  = { "torchvision (import)" = "*" }
  needs_nvcc      = "when no wheel matches: source build for any torch newer than the table"
  platforms       = ["linux/amd64"]
  source          = ["detectron2@v${version}:INSTALL.md"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.6" = { cuda = ["10.1", "10.2", "9.2", "cpu"] }
      "1.7" = { cuda = ["10.1", "10.2", "11.0", "9.2", "cpu"] }
      "1.8" = { cuda = ["10.1", "10.2", "11.1", "cpu"] }
    }
  }
}

package "detectron2" "0.3" {
  released        = "2020-11-05"
  python_requires = ">=3.6"
  requires        = { torch = ">=1.5" }
  requires_other  = { "torchvision (import)" = "*" }
  needs_nvcc      = "when no wheel matches: source build for any torch newer than the table"
  platforms       = ["linux/amd64"]
  source          = ["detectron2@v${version}:INSTALL.md"]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["10.1", "10.2", "9.2", "cpu"]
    rows = {
      "1.5" = {}
      "1.6" = {}
      "1.7" = { cuda = ["10.1", "10.2", "11.0", "9.2", "cpu"] }
    }
  }
}

package "detectron2" "0.2.1" {
  like     = "0.2"
  released = "2020-07-30"
}

package "detectron2" "0.2" {
  released        = "2020-07-08"
  python_requires = ">=3.6"
  requires        = { torch = ">=1.4" }
  requires_other  = { "torchvision (import)" = "*" }
  needs_nvcc      = "when no wheel matches: source build for any torch newer than the table"
  platforms       = ["linux/amd64"]
  source          = ["detectron2@v${version}:INSTALL.md"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.4" = { cuda = ["10.0", "10.1", "9.2", "cpu"] }
      "1.5" = { cuda = ["10.1", "10.2", "9.2", "cpu"] }
    }
  }
}

package "detectron2" {
  python_requires = ">=3.6"
  requires_other  = { "torchvision (import)" = "*" }
  needs_nvcc      = "its wheels are gone from where they were: source build"
  platforms       = ["linux/amd64"]
  source          = ["detectron2@v${version}:setup.py", "detectron2@v${version}:INSTALL.md"]
  inferred        = ["needs_nvcc"]
  notes           = ["released: tag commit author date; wheels lay in one folder for each CUDA"]
  rows = {
    "0.1.3" = { released = "2020-05-16", requires = { torch = ">=1.4" } }
    "0.1.2" = { released = "2020-05-04", requires = { torch = ">=1.4" } }
    "0.1.1" = { released = "2020-02-25", requires = { torch = ">=1.3" } }
    "0.1"   = { released = "2020-02-06", requires = { torch = ">=1.3" } }
    "main@2026-06-06" = {
      unreleased      = true
      python_requires = ">=3.7"
      requires        = { torch = ">=1.8" }
      needs_nvcc      = "always"
      source          = ["detectron2@02b5c4e2:INSTALL.md"]
      inferred        = ["platforms"]
      notes           = ["no prebuilt wheels after 0.6 (torch 1.10, CUDA 11.3)"]
    }
  }
}
