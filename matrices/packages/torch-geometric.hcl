# Releases of torch-geometric.

package_info "torch-geometric" {
  pypi     = "torch-geometric"
  module   = "torch_geometric"
  source   = ["pyg@2.8.0.post1:README.md"]
  inferred = ["module"]
}

package "torch-geometric" "2.8.1" {
  released        = "2026-10-12"
  python_requires = ">=3.10"
  requires        = { torch = "*" }
  platforms       = ["any"]
  source = [
    "wheels@b628de243c0893f3435b6eca9a7bbc07:torch_geometric-2.8.1-py3-none-any.whl",
    "pyg@2.8.0.post1:README.md",
  ]
  inferred = ["requires"]
  notes    = ["inferred: carried on from 2.8.0.post1", "pure Python since 2.3"]
}

package "torch-geometric" "2.8.0.post1" {
  like     = "2.8.0"
  released = "2026-07-20"
}

package "torch-geometric" "2.8.0" {
  released        = "2026-06-05"
  python_requires = ">=3.10"
  requires        = { torch = "*" }
  platforms       = ["any"]
  source          = ["pyg@${version}:README.md"]
  notes           = ["pure Python since 2.3"]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["12.6", "12.8", "13.0"]
    rows = {
      "2.9"  = {}
      "2.10" = {}
      "2.11" = {}
      "2.12" = { cuda = ["12.6", "13.0", "13.2"] }
    }
  }
}

package "torch-geometric" "2.7.0" {
  released        = "2025-10-15"
  python_requires = ">=3.10"
  requires        = { torch = "*" }
  platforms       = ["any"]
  source          = ["pyg@${version}:README.md"]
  notes           = ["pure Python since 2.3"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "2.6" = { cuda = ["11.8", "12.4", "12.6"] }
      "2.7" = { cuda = ["11.8", "12.6", "12.8"] }
      "2.8" = { cuda = ["12.6", "12.8", "12.9"] }
    }
  }
}

package "torch-geometric" "2.6.1" {
  like     = "2.6.0"
  released = "2024-09-26"
}

package "torch-geometric" "2.6.0" {
  released        = "2024-09-13"
  python_requires = ">=3.8"
  requires        = { torch = "*" }
  platforms       = ["any"]
  source          = ["pyg@${version}:README.md"]
  notes           = ["pure Python since 2.3"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "2.3" = { cuda = ["11.8", "12.1"] }
      "2.4" = { cuda = ["11.8", "12.1", "12.4"] }
    }
  }
}

package "torch-geometric" "2.5.3" {
  like     = "2.5.0"
  released = "2024-04-19"
}

package "torch-geometric" "2.5.2" {
  like     = "2.5.0"
  released = "2024-03-20"
}

package "torch-geometric" "2.5.1" {
  like     = "2.5.0"
  released = "2024-03-12"
}

package "torch-geometric" "2.5.0" {
  released        = "2024-02-16"
  python_requires = ">=3.8"
  requires        = { torch = "*" }
  platforms       = ["any"]
  source          = ["pyg@${version}:README.md"]
  notes           = ["pure Python since 2.3"]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
    rows      = ["2.1", "2.2"]
  }
}

package "torch-geometric" "2.4.0" {
  released        = "2023-10-12"
  python_requires = ">=3.8"
  requires        = { torch = ">=1.11" }
  platforms       = ["any"]
  source          = ["pyg@${version}:README.md"]
  notes           = ["pure Python since 2.3"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "2.0" = { cuda = ["11.7", "11.8"] }
      "2.1" = { cuda = ["11.8", "12.1"] }
    }
  }
}

package "torch-geometric" "2.3.1" {
  like     = "2.3.0"
  released = "2023-04-27"
}

package "torch-geometric" "2.3.0" {
  released        = "2023-03-23"
  python_requires = ">=3.7"
  requires        = { torch = "*" }
  platforms       = ["any"]
  source          = ["pyg@${version}:README.md"]
  notes           = ["pure Python since 2.3"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.13" = { cuda = ["11.6", "11.7"] }
      "2.0"  = { cuda = ["11.7", "11.8"] }
    }
  }
}

package "torch-geometric" "2.2.0" {
  released  = "2022-12-01"
  requires  = { torch = "*" }
  platforms = ["any"]
  source    = ["pyg@${version}:README.md"]
  notes     = ["pure Python since 2.3"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.12" = { cuda = ["10.2", "11.3", "11.6"] }
      "1.13" = { cuda = ["11.6", "11.7"] }
    }
  }
}

package "torch-geometric" "2.1.0" {
  released  = "2022-08-17"
  requires  = { torch = "*" }
  platforms = ["any"]
  source    = ["pyg@${version}:README.md"]
  notes     = ["pure Python since 2.3"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.11" = { cuda = ["10.2", "11.3", "11.5"] }
      "1.12" = { cuda = ["10.2", "11.3", "11.6"] }
    }
  }
}

package "torch-geometric" "2.0.4" {
  released  = "2022-03-12"
  requires  = { torch = "*" }
  platforms = ["any"]
  source    = ["pyg@${version}:README.md"]
  notes     = ["pure Python since 2.3"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.10" = { cuda = ["10.2", "11.1", "11.3"] }
      "1.11" = { cuda = ["10.2", "11.3", "11.5"] }
    }
  }
}

package "torch-geometric" "2.0.3" {
  like     = "2.0.2"
  released = "2021-12-22"
}

package "torch-geometric" "2.0.2" {
  released  = "2021-10-26"
  requires  = { torch = "*" }
  platforms = ["any"]
  source    = ["pyg@${version}:README.md"]
  notes     = ["pure Python since 2.3"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.9"  = { cuda = ["10.2", "11.1"] }
      "1.10" = { cuda = ["10.2", "11.3"] }
    }
  }
}

package "torch-geometric" "2.0.1" {
  like     = "2.0.0"
  released = "2021-09-16"
}

package "torch-geometric" "2.0.0" {
  released  = "2021-09-13"
  requires  = { torch = "*" }
  platforms = ["any"]
  source    = ["pyg@${version}:README.md"]
  notes     = ["pure Python since 2.3"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.8" = { cuda = ["10.1", "10.2", "11.1"] }
      "1.9" = { cuda = ["10.2", "11.1"] }
    }
  }
}
