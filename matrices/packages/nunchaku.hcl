# Releases of nunchaku.

source "nunchaku" {
  title = "github.com/nunchaku-tech/nunchaku"
  url   = "https://github.com/nunchaku-tech/nunchaku"
  date  = "2026-11-27"
  class = "vendor"
}

source "nunchaku-773" {
  title = "nunchaku issues 773 and 774: the wheels 1.0.2+torch2.9 and 1.0.0+torch2.9 do not load beside torch 2.9.0+cu130"
  url   = "https://github.com/nunchaku-tech/nunchaku/issues/773"
  date  = "2025-11-05"
  class = "reported"
}

package_info "nunchaku" {
  framework = "pytorch"
  module    = "nunchaku"
  torch_pin = "none in metadata; the label of a wheel says the torch minor, and its CUDA is the one that its makers build for that minor"
  source    = ["nunchaku@v1.0.2:setup.py", "nunchaku@v1.0.2:.github/workflows/release-build.yaml"]
  inferred  = ["module"]
  notes     = ["the package of that name on the default index is another one; the wheels are files beside the releases of its makers"]
}

package "nunchaku" "1.1.0" {
  like     = "1.0.2"
  released = "2025-12-27"
  requires = { transformers = ">=4.54" }
  source = [
    "nunchaku@v${version}:.github/workflows/release-build.yaml",
    "nunchaku@v${version}:pyproject.toml",
    "nunchaku@v${version}:setup.py",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["12"]
    rows = {
      "2.7" = {}
      "2.8" = {}
      "2.9" = { platforms = ["linux/amd64", "windows/amd64"], cuda = ["13.0"] }
    }
  }
}

package "nunchaku" "1.0.2" {
  released        = "2025-10-25"
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  requires = {
    accelerate   = ">=1.9"
    diffusers    = ">=0.35.1"
    peft         = ">=0.17"
    torch        = "*"
    torchvision  = ">=0.20"
    transformers = ">=4.54,<4.57"
  }
  sm_min         = "7.5"
  sm             = { "linux/amd64 12.1-13.0" = ["7.5", "8.0", "8.6", "8.9", "12.0a"], "windows/amd64 12.1-13.0" = ["7.5", "8.0", "8.6", "8.9", "12.0a"] }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source = [
    "nunchaku@v${version}:.github/workflows/release-build.yaml",
    "nunchaku@v${version}:pyproject.toml",
    "nunchaku@v${version}:setup.py",
    "nunchaku-773",
  ]
  inferred = ["wheels"]
  notes    = ["wheels: what the workflow of the release builds, by the major of their CUDA, whose libraries are those of torch; those for nightlies of torch are left out"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    cuda      = ["12"]
    rows      = ["2.7", "2.8", "2.9"]
  }
}

package "nunchaku" {
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  requires        = { accelerate = ">=1.9", diffusers = ">=0.35.1", peft = ">=0.17", torch = "*", transformers = ">=4.53.3" }
  sm_min          = "7.5"
  sm              = { "linux/amd64 12.1-13.0" = ["7.5", "8.0", "8.6", "8.9", "12.0a"], "windows/amd64 12.1-13.0" = ["7.5", "8.0", "8.6", "8.9", "12.0a"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64", "windows/amd64"]
  wheels_partial  = true
  source = [
    "nunchaku@v${version}:.github/workflows/release-build.yaml",
    "nunchaku@v${version}:pyproject.toml",
    "nunchaku@v${version}:setup.py",
  ]
  inferred = ["wheels"]
  notes    = ["wheels: what the workflow of the release builds, by the major of their CUDA, whose libraries are those of torch; those for 2.9, which were built with its nightlies, are left out"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "2.5" = { cuda = ["12"] }
      "2.6" = { cuda = ["12"] }
      "2.7" = { cuda = ["12"] }
      "2.8" = { cuda = ["12"] }
    }
  }
  rows = {
    "1.0.1" = { released = "2025-09-30", requires = { torchvision = ">=0.20" } }
    "1.0.0" = { released = "2025-09-04" }
  }
}

package "nunchaku" "0.3.2" {
  released        = "2025-08-13"
  python          = ["3.10", "3.11", "3.12"]
  python_requires = ">=3.10"
  requires        = { accelerate = "*", diffusers = ">=0.32.2", torch = "*", transformers = "*" }
  sm_min          = "7.5"
  sm              = { "linux/amd64 12.1-13.0" = ["7.5", "8.0", "8.6", "8.9", "12.0a"], "windows/amd64 12.1-13.0" = ["7.5", "8.0", "8.6", "8.9", "12.0a"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64", "windows/amd64"]
  wheels_partial  = true
  source = [
    "nunchaku@v${version}:.github/workflows/release-build.yaml",
    "nunchaku@v${version}:pyproject.toml",
    "nunchaku@v${version}:setup.py",
  ]
  inferred = ["wheels"]
  notes    = ["wheels: what the workflow of the release builds, by the major of their CUDA, whose libraries are those of torch; those for 2.9, which were built with its nightlies, are left out"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "2.5" = { cuda = ["12"] }
      "2.6" = { cuda = ["12"] }
      "2.7" = { cuda = ["12"] }
      "2.8" = { cuda = ["12"] }
    }
  }
}

package "nunchaku" {
  python          = ["3.10", "3.11", "3.12"]
  python_requires = ">=3.10"
  requires        = { accelerate = "*", diffusers = ">=0.32.2", torch = "*", transformers = "*" }
  sm_min          = "7.5"
  sm              = { "linux/amd64 12.1-13.0" = ["7.5", "8.0", "8.6", "8.9", "12.0a"], "windows/amd64 12.1-13.0" = ["7.5", "8.0", "8.6", "8.9", "12.0a"] }
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64", "windows/amd64"]
  wheels_partial  = true
  source = [
    "nunchaku@v${version}:.github/workflows/release-build.yaml",
    "nunchaku@v${version}:pyproject.toml",
    "nunchaku@v${version}:setup.py",
  ]
  inferred = ["wheels"]
  notes    = ["wheels: what the workflow of the release builds, by the major of their CUDA, whose libraries are those of torch; those that were built with nightlies of torch are left out"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "2.5" = { cuda = ["12"] }
      "2.6" = { cuda = ["12"] }
      "2.7" = { cuda = ["12"] }
    }
  }
  rows = {
    "0.3.1" = { released = "2025-06-16" }
    "0.3.0" = { released = "2025-06-01" }
  }
}
