# Releases of kaolin.

source "kaolin" {
  title = "github.com/NVIDIAGameWorks/kaolin"
  url   = "https://github.com/NVIDIAGameWorks/kaolin"
  date  = "2026-11-27"
  class = "vendor"
}

package_info "kaolin" {
  framework = "pytorch"
  module    = "kaolin"
  torch_pin = "one torch release and one CUDA for each wheel; the version does not say which"
  source    = ["kaolin@v0.18.0:docs/notes/installation.rst"]
  inferred  = ["module"]
  notes     = ["the package of that name on the default index holds nothing of it; the wheels are on pages of its makers, one for each release of torch and CUDA"]
  wheels_from "links" {
    url = "https://nvidia-kaolin.s3.us-east-2.amazonaws.com/torch-{framework_release}_{cuda}.html"
  }
}

package "kaolin" "0.18.0" {
  released   = "2025-08-07"
  python     = ["3.9", "3.10", "3.11", "3.12"]
  requires   = { torch = "*" }
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["kaolin@v${version}:docs/notes/installation.rst", "kaolin@v${version}:setup.py"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "2.3" = { cuda = ["11.8", "12.1"] }
      "2.4" = { cuda = ["11.8", "12.1", "12.4"] }
      "2.5" = { cuda = ["11.8", "12.1", "12.4"] }
      "2.6" = { cuda = ["11.8", "12.4", "12.6"] }
      "2.7" = { cuda = ["11.8", "12.6", "12.8"] }
      "2.8" = { cuda = ["12.6", "12.8", "12.9"] }
    }
  }
}

package "kaolin" "0.17.0" {
  released   = "2024-11-20"
  python     = ["3.9", "3.10", "3.11", "3.12"]
  requires   = { torch = "*" }
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["kaolin@v${version}:docs/notes/installation.rst", "kaolin@v${version}:setup.py"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "2.0" = { cuda = ["11.7", "11.8"] }
      "2.1" = { cuda = ["11.8", "12.1"] }
      "2.2" = { cuda = ["11.8", "12.1"] }
      "2.3" = { cuda = ["11.8", "12.1"] }
      "2.4" = { cuda = ["11.8", "12.1", "12.4"] }
      "2.5" = { cuda = ["11.8", "12.1", "12.4"] }
    }
  }
}

package "kaolin" "0.16.0" {
  released   = "2024-07-25"
  python     = ["3.9", "3.10", "3.11"]
  requires   = { torch = "*" }
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["kaolin@v${version}:docs/notes/installation.rst", "kaolin@v${version}:setup.py"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "2.0" = { cuda = ["11.7", "11.8"] }
      "2.1" = { cuda = ["11.8", "12.1"] }
      "2.2" = { cuda = ["11.8", "12.1"] }
      "2.3" = { cuda = ["11.8", "12.1"] }
      "2.4" = { cuda = ["11.8", "12.1", "12.4"] }
    }
  }
}

package "kaolin" "0.15.0" {
  released   = "2023-12-20"
  python     = ["3.8", "3.9", "3.10"]
  requires   = { torch = "*" }
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["kaolin@v${version}:docs/notes/installation.rst", "kaolin@v${version}:setup.py"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.12" = { cuda = ["11.3", "11.6"] }
      "1.13" = { cuda = ["11.6", "11.7"] }
      "2.0"  = { cuda = ["11.7", "11.8"] }
      "2.1"  = { cuda = ["11.8", "12.1"] }
    }
  }
}

package "kaolin" "0.14.0" {
  released   = "2023-07-26"
  python     = ["3.7", "3.8", "3.9", "3.10"]
  requires   = { torch = "*" }
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["kaolin@v${version}:docs/notes/installation.rst", "kaolin@v${version}:setup.py"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.11" = { cuda = ["11.3", "11.5"] }
      "1.12" = { cuda = ["11.3", "11.6"] }
      "1.13" = { cuda = ["11.6", "11.7"] }
      "2.0"  = { cuda = ["11.7", "11.8"] }
    }
  }
}

package "kaolin" "0.13.0" {
  released   = "2023-02-02"
  python     = ["3.7", "3.8", "3.9"]
  requires   = { torch = "*" }
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["kaolin@v${version}:docs/notes/installation.rst", "kaolin@v${version}:setup.py"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.10" = { cuda = ["10.2", "11.1", "11.3"] }
      "1.11" = { cuda = ["10.2", "11.3"] }
      "1.12" = { cuda = ["10.2", "11.3", "11.6"] }
      "1.13" = { cuda = ["11.6", "11.7"] }
    }
  }
}
