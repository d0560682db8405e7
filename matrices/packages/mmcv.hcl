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
  framework     = "pytorch"
  pypi          = "mmcv"
  aliases       = ["mmcv-full"]
  module        = "mmcv.ops"
  builds_on     = ["windows/amd64"]
  build_imports = { torch = ">=0" }
  build_tools   = ["setuptools<82", "wheel"]
  source        = ["mmcv@v2.2.0:docs/en/get_started/installation.md"]
  cell_source = {
    builds_on     = ["mmcv@v1.7.0:docs/en/get_started/build.md"]
    build_imports = ["wheels@aa276a2c68fa84db9bbcdcf6ae941e30:mmcv-full-1.7.2.tar.gz", "wheels@ac479247e808d8802f89eadf04d4118d:mmcv-2.2.0.tar.gz"]
    build_tools   = ["wheels@aa276a2c68fa84db9bbcdcf6ae941e30:mmcv-full-1.7.2.tar.gz", "wheels@ac479247e808d8802f89eadf04d4118d:mmcv-2.2.0.tar.gz", "setuptools-pkg-resources"]
  }
  inferred = ["module"]
  wheels_from "links" {
    url = "https://download.openmmlab.com/mmcv/dist/{cuda}/torch{framework}/index.html"
  }
}

package "mmcv" "2.2.0" {
  like     = "2.1.0"
  released = "2024-04-24"
  source   = ["mmcv@v${version}:docs/en/get_started/installation.md", "mmcv@v${version}:setup.py", "mmcv-220-cu121"]
  inferred = ["wheels"]
  notes    = ["inferred: partial: only the combinations seen in public installs"]
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
  wheels_partial  = true
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64", "windows/amd64"]
  source          = ["mmcv@v${version}:docs/en/get_started/installation.md", "mmcv@v2.2.0:docs/en/_static/version.json", "mmcv-210-cu121"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.8"  = { cuda = ["cpu", "10.2", "11.1"] }
      "1.9"  = { cuda = ["cpu", "10.2", "11.1"] }
      "1.10" = { cuda = ["cpu", "10.2", "11.1", "11.3"] }
      "1.11" = { cuda = ["cpu", "11.3", "11.5"] }
      "1.12" = { cuda = ["cpu", "11.3", "11.6"] }
      "1.13" = { cuda = ["cpu", "11.6", "11.7"] }
      "2.0"  = { cuda = ["cpu", "11.7", "11.8"] }
      "2.1"  = { cuda = ["cpu", "11.8", "12.1"] }
    }
  }
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.8"  = { cuda = ["10.1"] }
      "1.11" = { cuda = ["10.2"] }
      "1.12" = { cuda = ["10.2"] }
    }
  }
}

package "mmcv" "2.0.1" {
  pypi            = ["mmcv"]
  released        = "2023-06-29"
  python_requires = ">=3.7"
  wheels_partial  = true
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64", "windows/amd64"]
  source          = ["mmcv@v${version}:docs/en/get_started/installation.md", "mmcv@v2.2.0:docs/en/_static/version.json"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.8"  = { cuda = ["cpu", "10.2", "11.1"] }
      "1.9"  = { cuda = ["cpu", "10.2", "11.1"] }
      "1.10" = { cuda = ["cpu", "10.2", "11.1", "11.3"] }
      "1.11" = { cuda = ["cpu", "11.3", "11.5"] }
      "1.12" = { cuda = ["cpu", "11.3", "11.6"] }
      "1.13" = { cuda = ["cpu", "11.6", "11.7"] }
      "2.0"  = { cuda = ["cpu", "11.7", "11.8"] }
    }
  }
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.8"  = { cuda = ["10.1"] }
      "1.11" = { cuda = ["10.2"] }
      "1.12" = { cuda = ["10.2"] }
    }
  }
}

package "mmcv" "2.0.0" {
  pypi            = ["mmcv"]
  released        = "2023-04-06"
  python_requires = ">=3.7"
  wheels_partial  = true
  needs_nvcc      = "when no wheel matches"
  platforms       = ["linux/amd64", "windows/amd64"]
  source          = ["mmcv@v${version}:docs/en/get_started/installation.md", "mmcv@v2.2.0:docs/en/_static/version.json"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.8"  = { cuda = ["cpu", "10.1", "10.2", "11.1"] }
      "1.9"  = { cuda = ["cpu", "10.2", "11.1"] }
      "1.10" = { cuda = ["cpu", "10.2", "11.1", "11.3"] }
      "1.11" = { cuda = ["cpu", "11.3", "11.5"] }
      "1.12" = { cuda = ["cpu", "11.3", "11.6"] }
      "1.13" = { cuda = ["cpu", "11.6", "11.7"] }
      "2.0"  = { cuda = ["cpu", "11.7", "11.8"] }
    }
  }
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.11" = { cuda = ["10.2"] }
      "1.12" = { cuda = ["10.2"] }
    }
  }
}

package "mmcv" "1.7.2" {
  pypi       = ["mmcv-full"]
  released   = "2023-12-29"
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["mmcv@v${version}:docs/en/get_started/installation.md", "mmcv@v${version}:setup.py"]
  notes      = ["docs generate the wheel index address from a script; torch x CUDA table not in the repository"]
}

package "mmcv" "1.7.1" {
  pypi       = ["mmcv-full"]
  released   = "2023-01-03"
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["mmcv@v1.7.2:docs/en/_static/version.json"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.5"  = { cuda = ["cpu", "10.1", "10.2"] }
      "1.6"  = { cuda = ["cpu", "10.1", "10.2"] }
      "1.7"  = { cuda = ["cpu", "10.1", "10.2"] }
      "1.8"  = { cuda = ["cpu", "10.1", "10.2", "11.1"] }
      "1.9"  = { cuda = ["cpu", "10.2", "11.1"] }
      "1.10" = { cuda = ["cpu", "10.2", "11.1", "11.3"] }
      "1.11" = { cuda = ["cpu", "11.3", "11.5"] }
      "1.12" = { cuda = ["cpu", "11.3", "11.6"] }
      "1.13" = { cuda = ["cpu", "11.6", "11.7"] }
    }
  }
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.5"  = { cuda = ["9.2"] }
      "1.6"  = { cuda = ["9.2"] }
      "1.7"  = { cuda = ["9.2", "11.0"] }
      "1.11" = { cuda = ["10.2"] }
      "1.12" = { cuda = ["10.2"] }
    }
  }
}

package "mmcv" "1.7.0" {
  pypi       = ["mmcv-full"]
  released   = "2022-11-03"
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["mmcv@v1.7.2:docs/en/_static/version.json"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.5"  = { cuda = ["cpu", "10.1", "10.2"] }
      "1.6"  = { cuda = ["cpu", "10.1", "10.2"] }
      "1.7"  = { cuda = ["cpu"] }
      "1.8"  = { cuda = ["cpu", "10.1", "10.2", "11.1"] }
      "1.9"  = { cuda = ["cpu", "10.2", "11.1"] }
      "1.10" = { cuda = ["cpu", "10.2", "11.1", "11.3"] }
      "1.11" = { cuda = ["cpu", "11.3", "11.5"] }
      "1.12" = { cuda = ["cpu", "11.3", "11.6"] }
      "1.13" = { cuda = ["cpu", "11.6", "11.7"] }
    }
  }
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.5"  = { cuda = ["9.2"] }
      "1.6"  = { cuda = ["9.2"] }
      "1.7"  = { cuda = ["9.2", "10.1", "10.2", "11.0"] }
      "1.11" = { cuda = ["10.2"] }
      "1.12" = { cuda = ["10.2"] }
    }
  }
}

package "mmcv" "1.6.2" {
  like     = "1.6.0"
  released = "2022-09-29"
  python   = ["3.6", "3.7", "3.8", "3.9", "3.10"]
  source   = ["mmcv@v${version}:docs/en/get_started/installation.md", "mmcv@v1.7.2:docs/en/_static/version.json"]
}

package "mmcv" "1.6.1" {
  like     = "1.6.0"
  released = "2022-07-26"
}

package "mmcv" "1.6.0" {
  pypi       = ["mmcv-full"]
  released   = "2022-07-12"
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["mmcv@v1.7.2:docs/en/_static/version.json"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.5"  = { cuda = ["cpu", "10.1", "10.2"] }
      "1.6"  = { cuda = ["cpu", "10.1", "10.2"] }
      "1.7"  = { cuda = ["cpu"] }
      "1.8"  = { cuda = ["cpu", "10.1", "10.2", "11.1"] }
      "1.9"  = { cuda = ["cpu", "10.2", "11.1"] }
      "1.10" = { cuda = ["cpu", "10.2", "11.1", "11.3"] }
      "1.11" = { cuda = ["cpu", "11.3", "11.5"] }
      "1.12" = { cuda = ["cpu", "11.3", "11.6"] }
    }
  }
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.5"  = { cuda = ["9.2"] }
      "1.6"  = { cuda = ["9.2"] }
      "1.7"  = { cuda = ["9.2", "10.1", "10.2", "11.0"] }
      "1.11" = { cuda = ["10.2"] }
      "1.12" = { cuda = ["10.2"] }
    }
  }
}

package "mmcv" "1.5.3" {
  like     = "1.4.8"
  released = "2022-06-15"
  python   = ["3.6", "3.7", "3.8", "3.9", "3.10"]
}

package "mmcv" "1.5.2" {
  like     = "1.4.8"
  without  = ["python"]
  released = "2022-05-30"
  source   = ["mmcv@v1.7.2:docs/en/_static/version.json"]
}

package "mmcv" "1.5.1" {
  like     = "1.4.8"
  without  = ["python"]
  released = "2022-05-17"
  source   = ["mmcv@v1.7.2:docs/en/_static/version.json"]
}

package "mmcv" "1.5.0" {
  like     = "1.4.8"
  without  = ["python"]
  released = "2022-04-22"
  source   = ["mmcv@v1.7.2:docs/en/_static/version.json"]
}

package "mmcv" "1.4.8" {
  pypi       = ["mmcv-full"]
  released   = "2022-03-29"
  python     = ["3.6", "3.7", "3.8", "3.9"]
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["mmcv@v${version}:docs/en/get_started/installation.md", "mmcv@v1.7.2:docs/en/_static/version.json"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.5"  = { cuda = ["cpu", "10.1", "10.2"] }
      "1.6"  = { cuda = ["cpu", "10.1", "10.2"] }
      "1.7"  = { cuda = ["cpu"] }
      "1.8"  = { cuda = ["cpu", "10.1", "10.2", "11.1"] }
      "1.9"  = { cuda = ["cpu", "10.2", "11.1"] }
      "1.10" = { cuda = ["cpu", "10.2", "11.1", "11.3"] }
      "1.11" = { cuda = ["cpu", "11.3", "11.5"] }
    }
  }
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.5"  = { cuda = ["9.2"] }
      "1.6"  = { cuda = ["9.2"] }
      "1.7"  = { cuda = ["9.2", "10.1", "10.2", "11.0"] }
      "1.11" = { cuda = ["10.2"] }
    }
  }
}

package "mmcv" "1.4.7" {
  pypi       = ["mmcv-full"]
  released   = "2022-03-22"
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["mmcv@v1.7.2:docs/en/_static/version.json"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.5"  = { cuda = ["cpu", "10.1"] }
      "1.6"  = { cuda = ["cpu", "10.1", "10.2"] }
      "1.7"  = { cuda = ["cpu"] }
      "1.8"  = { cuda = ["cpu", "10.2", "11.1"] }
      "1.9"  = { cuda = ["cpu", "10.2", "11.1"] }
      "1.10" = { cuda = ["cpu", "10.2", "11.1", "11.3"] }
      "1.11" = { cuda = ["cpu", "11.3", "11.5"] }
    }
  }
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.5"  = { cuda = ["9.2", "10.2"] }
      "1.6"  = { cuda = ["9.2"] }
      "1.7"  = { cuda = ["9.2", "10.1", "10.2", "11.0"] }
      "1.8"  = { cuda = ["10.1"] }
      "1.11" = { cuda = ["10.2"] }
    }
  }
}

package "mmcv" "1.4.6" {
  pypi       = ["mmcv-full"]
  released   = "2022-02-26"
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["mmcv@v1.7.2:docs/en/_static/version.json"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.5"  = { cuda = ["cpu", "10.1", "10.2"] }
      "1.6"  = { cuda = ["cpu", "10.1", "10.2"] }
      "1.7"  = { cuda = ["cpu"] }
      "1.8"  = { cuda = ["cpu", "10.1", "10.2", "11.1"] }
      "1.9"  = { cuda = ["cpu", "10.2", "11.1"] }
      "1.10" = { cuda = ["cpu", "10.2", "11.1", "11.3"] }
    }
  }
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.5" = { cuda = ["9.2"] }
      "1.6" = { cuda = ["9.2"] }
      "1.7" = { cuda = ["9.2", "10.1", "10.2", "11.0"] }
    }
  }
}

package "mmcv" "1.4.5" {
  like     = "1.4.0"
  released = "2022-02-15"
}

package "mmcv" "1.4.4" {
  like     = "1.4.0"
  released = "2022-01-26"
}

package "mmcv" "1.4.3" {
  like     = "1.4.0"
  released = "2022-01-13"
}

package "mmcv" "1.4.2" {
  like     = "1.4.0"
  released = "2021-12-25"
}

package "mmcv" "1.4.1" {
  like     = "1.4.0"
  released = "2021-12-16"
}

package "mmcv" "1.4.0" {
  pypi       = ["mmcv-full"]
  released   = "2021-12-03"
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["mmcv@v1.7.2:docs/en/_static/version.json"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.5"  = { cuda = ["cpu", "10.1", "10.2"] }
      "1.6"  = { cuda = ["cpu", "10.1", "10.2"] }
      "1.7"  = { cuda = ["cpu", "10.1", "10.2"] }
      "1.8"  = { cuda = ["cpu", "10.1", "10.2", "11.1"] }
      "1.9"  = { cuda = ["cpu", "10.2", "11.1"] }
      "1.10" = { cuda = ["cpu", "10.2", "11.1", "11.3"] }
    }
  }
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.5" = { cuda = ["9.2"] }
      "1.6" = { cuda = ["9.2"] }
      "1.7" = { cuda = ["9.2", "11.0"] }
    }
  }
}

package "mmcv" "1.3.18" {
  like     = "1.3.17"
  without  = ["python"]
  released = "2021-11-25"
  source   = ["mmcv@v1.7.2:docs/en/_static/version.json"]
}

package "mmcv" "1.3.17" {
  pypi       = ["mmcv-full"]
  released   = "2021-11-11"
  python     = ["3.6", "3.7", "3.8", "3.9"]
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["mmcv@v${version}:docs/en/get_started/installation.md", "mmcv@v1.7.2:docs/en/_static/version.json"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.5"  = { cuda = ["cpu", "9.2", "10.1", "10.2"] }
      "1.6"  = { cuda = ["cpu", "9.2", "10.1", "10.2"] }
      "1.7"  = { cuda = ["cpu", "9.2", "10.1", "10.2", "11.0"] }
      "1.8"  = { cuda = ["cpu", "10.1", "10.2", "11.1"] }
      "1.9"  = { cuda = ["cpu", "10.2", "11.1"] }
      "1.10" = { cuda = ["cpu", "10.2", "11.1", "11.3"] }
    }
  }
}

package "mmcv" "1.3.16" {
  pypi       = ["mmcv-full"]
  released   = "2021-10-25"
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["mmcv@v1.7.2:docs/en/_static/version.json"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.3"  = { cuda = ["cpu", "9.2", "10.0", "10.1"] }
      "1.5"  = { cuda = ["cpu", "9.2", "10.1", "10.2"] }
      "1.6"  = { cuda = ["cpu", "9.2", "10.1", "10.2"] }
      "1.7"  = { cuda = ["cpu", "9.2", "10.1", "10.2", "11.0"] }
      "1.8"  = { cuda = ["cpu", "10.1", "10.2", "11.1"] }
      "1.9"  = { cuda = ["cpu", "10.2", "11.1"] }
      "1.10" = { cuda = ["cpu", "10.2", "11.1", "11.3"] }
    }
  }
}

package "mmcv" "1.3.15" {
  like     = "1.3.9"
  released = "2021-10-16"
}

package "mmcv" "1.3.14" {
  like     = "1.3.9"
  released = "2021-09-24"
}

package "mmcv" "1.3.13" {
  like     = "1.3.9"
  released = "2021-09-10"
}

package "mmcv" "1.3.12" {
  like     = "1.3.9"
  released = "2021-08-24"
}

package "mmcv" "1.3.11" {
  like     = "1.3.9"
  released = "2021-08-12"
}

package "mmcv" "1.3.10" {
  like     = "1.3.9"
  released = "2021-07-27"
}

package "mmcv" "1.3.9" {
  pypi       = ["mmcv-full"]
  released   = "2021-07-10"
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["mmcv@v1.7.2:docs/en/_static/version.json"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.3" = { cuda = ["cpu", "9.2", "10.0", "10.1"] }
      "1.5" = { cuda = ["cpu", "9.2", "10.1", "10.2"] }
      "1.6" = { cuda = ["cpu", "9.2", "10.1", "10.2"] }
      "1.7" = { cuda = ["cpu", "9.2", "10.1", "10.2", "11.0"] }
      "1.8" = { cuda = ["cpu", "10.1", "10.2", "11.1"] }
      "1.9" = { cuda = ["cpu", "10.2", "11.1"] }
    }
  }
}

package "mmcv" "1.3.8" {
  like     = "1.3.0"
  released = "2021-06-26"
}

package "mmcv" "1.3.7" {
  like     = "1.3.0"
  released = "2021-06-17"
}

package "mmcv" "1.3.6" {
  like     = "1.3.0"
  released = "2021-06-12"
}

package "mmcv" "1.3.5" {
  like     = "1.3.0"
  released = "2021-05-26"
}

package "mmcv" "1.3.4" {
  like     = "1.3.0"
  released = "2021-05-14"
}

package "mmcv" "1.3.3" {
  like     = "1.3.0"
  released = "2021-04-30"
}

package "mmcv" "1.3.1" {
  like     = "1.3.0"
  released = "2021-04-16"
}

package "mmcv" "1.3.0" {
  pypi       = ["mmcv-full"]
  released   = "2021-04-04"
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["mmcv@v1.7.2:docs/en/_static/version.json"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.3" = { cuda = ["cpu", "9.2", "10.0", "10.1"] }
      "1.5" = { cuda = ["cpu", "9.2", "10.1", "10.2"] }
      "1.6" = { cuda = ["cpu", "9.2", "10.1", "10.2"] }
      "1.7" = { cuda = ["cpu", "9.2", "10.1", "10.2", "11.0"] }
      "1.8" = { cuda = ["cpu", "10.1", "10.2", "11.1"] }
    }
  }
}

package "mmcv" "1.2.7" {
  like     = "1.2.3"
  released = "2021-02-20"
}

package "mmcv" "1.2.6" {
  like     = "1.2.3"
  released = "2021-01-21"
}

package "mmcv" "1.2.5" {
  like     = "1.2.3"
  released = "2021-01-04"
}

package "mmcv" "1.2.4" {
  like     = "1.2.3"
  released = "2020-12-28"
}

package "mmcv" "1.2.3" {
  pypi       = ["mmcv-full"]
  released   = "2020-12-26"
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["mmcv@v1.7.2:docs/en/_static/version.json"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.3" = { cuda = ["cpu", "9.2", "10.0", "10.1"] }
      "1.5" = { cuda = ["cpu", "9.2", "10.1", "10.2"] }
      "1.6" = { cuda = ["cpu", "9.2", "10.1", "10.2"] }
      "1.7" = { cuda = ["cpu", "9.2", "10.1", "10.2", "11.0"] }
    }
  }
}

package "mmcv" "1.2.2" {
  pypi       = ["mmcv-full"]
  released   = "2020-12-16"
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["mmcv@v1.7.2:docs/en/_static/version.json"]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["cpu", "9.2", "10.1", "10.2"]
    rows = {
      "1.5" = {}
      "1.6" = {}
      "1.7" = { cuda = ["cpu", "9.2", "10.1", "10.2", "11.0"] }
    }
  }
}

package "mmcv" "1.2.1" {
  pypi       = ["mmcv-full"]
  released   = "2020-11-26"
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["mmcv@v1.7.2:docs/en/_static/version.json"]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["cpu", "9.2", "10.1", "10.2"]
    rows = {
      "1.3" = { cuda = ["cpu", "9.2", "10.0", "10.1"] }
      "1.4" = { cuda = ["cpu", "9.2", "10.0", "10.1"] }
      "1.5" = {}
      "1.6" = {}
      "1.7" = {}
    }
  }
}

package "mmcv" "1.2.0" {
  pypi       = ["mmcv-full"]
  released   = "2020-11-09"
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["mmcv@v1.7.2:docs/en/_static/version.json"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.3" = { cuda = ["cpu", "9.2", "10.0", "10.1"] }
      "1.4" = { cuda = ["cpu", "9.2", "10.0", "10.1"] }
      "1.5" = { cuda = ["cpu", "9.2", "10.1", "10.2"] }
      "1.6" = { cuda = ["cpu", "9.2", "10.1", "10.2"] }
      "1.7" = { cuda = ["cpu", "9.2", "10.1", "10.2", "11.0"] }
    }
  }
}

package "mmcv" "1.1.6" {
  like     = "1.1.0"
  released = "2020-10-28"
}

package "mmcv" "1.1.5" {
  like     = "1.1.0"
  released = "2020-10-07"
}

package "mmcv" "1.1.4" {
  like     = "1.1.0"
  released = "2020-09-29"
}

package "mmcv" "1.1.3" {
  like     = "1.1.0"
  released = "2020-09-21"
}

package "mmcv" "1.1.2" {
  like     = "1.1.0"
  released = "2020-09-03"
}

package "mmcv" "1.1.1" {
  like     = "1.1.0"
  released = "2020-08-25"
}

package "mmcv" "1.1.0" {
  pypi       = ["mmcv-full"]
  released   = "2020-08-20"
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["mmcv@v1.7.2:docs/en/_static/version.json"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.3" = { cuda = ["cpu", "9.2", "10.0", "10.1"] }
      "1.4" = { cuda = ["cpu", "9.2", "10.0", "10.1"] }
      "1.5" = { cuda = ["cpu", "9.2", "10.1", "10.2"] }
      "1.6" = { cuda = ["cpu", "9.2", "10.1", "10.2"] }
    }
  }
}

package "mmcv" "1.0.5" {
  pypi       = ["mmcv-full"]
  released   = "2020-08-03"
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["mmcv@v1.7.2:docs/en/_static/version.json"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.3" = { cuda = ["cpu", "9.2", "10.0", "10.1"] }
      "1.4" = { cuda = ["cpu", "10.1"] }
      "1.5" = { cuda = ["cpu", "9.2", "10.1", "10.2"] }
      "1.6" = { cuda = ["cpu", "9.2", "10.1", "10.2"] }
    }
  }
}

package "mmcv" "1.0.4" {
  like     = "1.0.0"
  released = "2020-07-24"
}

package "mmcv" "1.0.3" {
  like     = "1.0.0"
  released = "2020-07-17"
}

package "mmcv" "1.0.2" {
  like     = "1.0.0"
  released = "2020-07-10"
}

package "mmcv" "1.0.1" {
  like = "1.0.0"
  wheels "1.3" {
    platforms = ["linux/amd64"]
    cuda      = ["cpu", "9.2", "10.0", "10.1"]
  }
}

package "mmcv" "1.0.0" {
  pypi       = ["mmcv-full"]
  released   = "2020-07-09"
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source     = ["mmcv@v1.7.2:docs/en/_static/version.json"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.3" = { cuda = ["cpu", "9.2", "10.0", "10.1"] }
      "1.4" = { cuda = ["cpu", "9.2", "10.0", "10.1"] }
      "1.5" = { cuda = ["cpu", "9.2", "10.1", "10.2"] }
    }
  }
}
