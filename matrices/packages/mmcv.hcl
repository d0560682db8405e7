# Releases of mmcv.

source "mmcv" {
  title = "github.com/open-mmlab/mmcv"
  url   = "https://github.com/open-mmlab/mmcv"
  date  = "2026-11-20"
  class = "vendor"
}

source "mmcv-210-cu121" {
  title = "public installs of mmcv 2.1.0 from the cu121/torch2.1 index"
  date  = "2026-11-20"
  class = "reported"
}

source "mmcv-220-cu121" {
  title = "public installs of mmcv 2.2.0 from the cu121/torch2.1, 2.3 and 2.4 indexes"
  date  = "2026-11-20"
  class = "reported"
}

package_info "mmcv" {
  framework = "pytorch"
  pypi      = "mmcv"
  aliases   = ["mmcv-full"]
  module    = "mmcv.ops"
  source    = ["mmcv@v2.2.0:docs/en/get_started/installation.md"]
  inferred  = ["module"]
  wheels_from "links" {
    url = "https://download.openmmlab.com/mmcv/dist/{cuda}/torch{framework}/index.html"
  }
}

package "mmcv" "2.2.0" {
  like     = "2.1.0"
  released = "2024-04-24"
  source   = ["mmcv@v${version}:docs/en/get_started/installation.md", "mmcv@v${version}:setup.py", "mmcv-220-cu121"]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["12.1"]
    rows      = ["2.1", "2.3", "2.4"]
  }
}

package "mmcv" "2.1.0" {
  pypi            = ["mmcv"]
  released        = "2023-10-17"
  python_requires = ">=3.7"
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64", "windows/amd64"]
  wheels_partial  = true
  source = [
    "mmcv@v${version}:docs/en/get_started/installation.md",
    "mmcv@v${version}:setup.py",
    "mmcv-210-cu121",
  ]
  inferred = ["wheels"]
  notes = [
    "inferred: partial: only the combinations seen in public installs",
    "docs generate the wheel index address from a script; torch x CUDA table not in the repository",
  ]
  wheels "2.1" {
    platforms = ["linux/amd64"]
    cuda      = ["12.1"]
  }
}

package "mmcv" {
  pypi            = ["mmcv"]
  python_requires = ">=3.7"
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64", "windows/amd64"]
  source          = ["mmcv@v${version}:docs/en/get_started/installation.md", "mmcv@v${version}:setup.py"]
  notes           = ["docs generate the wheel index address from a script; torch x CUDA table not in the repository"]
  rows = {
    "2.0.1" = { released = "2023-06-29" }
    "2.0.0" = { released = "2023-04-06" }
    "1.7.2" = { without = ["python_requires"], pypi = ["mmcv-full"], released = "2023-12-29" }
  }
}

package "mmcv" "1.6.2" {
  like     = "1.4.8"
  released = "2022-09-29"
  python   = ["3.6", "3.7", "3.8", "3.9", "3.10"]
}

package "mmcv" "1.5.3" {
  like     = "1.4.8"
  released = "2022-06-15"
  python   = ["3.6", "3.7", "3.8", "3.9", "3.10"]
}

package "mmcv" "1.4.8" {
  pypi           = ["mmcv-full"]
  released       = "2022-03-29"
  python         = ["3.6", "3.7", "3.8", "3.9"]
  requires_other = { torch = "prebuilt wheels only for listed minors" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  source         = ["mmcv@v${version}:docs/en/get_started/installation.md"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.5.0"  = { cuda = ["9.2", "10.1", "10.2"] }
      "1.6.0"  = { cuda = ["9.2", "10.1", "10.2"] }
      "1.7.0"  = { cuda = ["9.2", "10.1", "10.2", "11.0"] }
      "1.8.0"  = { cuda = ["10.1", "10.2", "11.1"] }
      "1.9.0"  = { cuda = ["10.2", "11.1"] }
      "1.10.0" = { cuda = ["10.2", "11.1", "11.3"] }
      "1.11.0" = { cuda = ["10.2", "11.3", "11.5"] }
    }
  }
}

package "mmcv" "1.3.17" {
  pypi           = ["mmcv-full"]
  released       = "2021-11-11"
  python         = ["3.6", "3.7", "3.8", "3.9"]
  requires_other = { torch = "prebuilt wheels only for listed minors" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  source         = ["mmcv@v${version}:docs/en/get_started/installation.md"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.5.0"  = { cuda = ["9.2", "10.1", "10.2"] }
      "1.6.0"  = { cuda = ["9.2", "10.1", "10.2"] }
      "1.7.0"  = { cuda = ["9.2", "10.1", "10.2", "11.0"] }
      "1.8.0"  = { cuda = ["10.1", "10.2", "11.1"] }
      "1.9.0"  = { cuda = ["10.2", "11.1"] }
      "1.10.0" = { cuda = ["10.2", "11.1"] }
    }
  }
}
