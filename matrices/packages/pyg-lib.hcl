# Releases of pyg-lib.

source "pyg-lib" {
  title = "github.com/pyg-team/pyg-lib"
  url   = "https://github.com/pyg-team/pyg-lib"
  date  = "2026-11-20"
  class = "vendor"
}

source "pyg-lib-040-later" {
  title = "public installs of pyg_lib-0.4.0+pt23cu118, +pt23cu121, +pt24cu121, +pt25cu118, +pt25cu124 and +pt27cu128"
  date  = "2026-11-26"
  class = "reported"
}

package_info "pyg-lib" {
  framework = "pytorch"
  module    = "pyg_lib"
  source    = ["pyg-lib@0.8.0:README.md", "pyg@5c6461b23:docs/source/install/installation.rst"]
  inferred  = ["module"]
  wheels_from "links" {
    url   = "https://data.pyg.org/whl/torch-{framework}.0+{cuda}.html"
    label = "pt{framework_digits}{cuda}"
  }
}

package "pyg-lib" "0.8.0" {
  released       = "2026-07-20"
  requires_other = { torch = "one of wheels_for_torch, exact minor" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  source         = ["pyg-lib@${version}:README.md"]
  inferred       = ["platforms"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "2.10" = { cuda = ["cpu", "12.6", "12.8", "13.0"] }
      "2.11" = { cuda = ["cpu", "12.6", "12.8", "13.0"] }
      "2.12" = { cuda = ["cpu", "12.6", "13.0", "13.2"] }
      "2.13" = { cuda = ["cpu", "12.6", "13.0", "13.2"] }
    }
  }
}

package "pyg-lib" "0.7.0" {
  released       = "2026-06-04"
  requires_other = { torch = "one of wheels_for_torch, exact minor" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  source         = ["pyg-lib@${version}:README.md"]
  inferred       = ["platforms"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    cuda      = ["cpu", "12.6", "12.8", "13.0"]
    rows = {
      "2.9"  = {}
      "2.10" = {}
      "2.11" = {}
      "2.12" = { cuda = ["cpu", "12.6", "13.0", "13.2"] }
    }
  }
}

package "pyg-lib" "0.6.0" {
  released       = "2026-03-23"
  requires_other = { torch = "one of wheels_for_torch, exact minor" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  source         = ["pyg-lib@${version}:README.md"]
  inferred       = ["platforms"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    cuda      = ["cpu", "12.6", "12.8", "13.0"]
    rows = {
      "2.8"  = { cuda = ["cpu", "12.6", "12.8", "12.9"] }
      "2.9"  = {}
      "2.10" = {}
      "2.11" = {}
    }
  }
}

package "pyg-lib" "0.5.0" {
  released       = "2025-10-14"
  requires_other = { torch = "one of wheels_for_torch, exact minor" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  source         = ["pyg-lib@${version}:README.md"]
  inferred       = ["platforms"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "2.6" = { cuda = ["cpu", "11.8", "12.4", "12.6"] }
      "2.7" = { cuda = ["cpu", "11.8", "12.6", "12.8"] }
      "2.8" = { cuda = ["cpu", "12.6", "12.8", "12.9"] }
    }
  }
}

package "pyg-lib" "0.4.0" {
  released       = "2024-02-07"
  requires_other = { torch = "one of wheels_for_torch, exact minor" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  wheels_partial = true
  source         = ["pyg-lib@${version}:README.md"]
  cell_source    = { wheels = ["pyg-lib@${version}:README.md", "pyg-lib@a3724f9a:README.md", "pyg-lib-040-later"] }
  inferred       = ["platforms"]
  notes          = ["wheels: it was the newest release until 2025-10, and its makers added wheels for each torch of that time"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.12" = { cuda = ["cpu", "10.2", "11.3", "11.6"] }
      "1.13" = { cuda = ["cpu", "11.6", "11.7"] }
      "2.0"  = { cuda = ["cpu", "11.7", "11.8"] }
      "2.1"  = { cuda = ["cpu", "11.8", "12.1"] }
      "2.2"  = { cuda = ["cpu", "11.8", "12.1"] }
      "2.3"  = { cuda = ["cpu", "11.8", "12.1"] }
      "2.4"  = { cuda = ["cpu", "11.8", "12.1", "12.4"] }
      "2.5"  = { cuda = ["cpu", "11.8", "12.1", "12.4"] }
      "2.6"  = { cuda = ["cpu", "11.8", "12.4", "12.6"] }
      "2.7"  = { cuda = ["cpu", "11.8", "12.6", "12.8"] }
      "2.8"  = { cuda = ["cpu", "12.6", "12.8", "12.9"] }
    }
  }
}

package "pyg-lib" "0.3.1" {
  like     = "0.3.0"
  released = "2023-11-09"
}

package "pyg-lib" "0.3.0" {
  released       = "2023-10-11"
  requires_other = { torch = "one of wheels_for_torch, exact minor" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  source         = ["pyg-lib@${version}:README.md"]
  inferred       = ["platforms"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.12" = { cuda = ["cpu", "10.2", "11.3", "11.6"] }
      "1.13" = { cuda = ["cpu", "11.6", "11.7"] }
      "2.0"  = { cuda = ["cpu", "11.7", "11.8"] }
      "2.1"  = { cuda = ["cpu", "11.8", "12.1"] }
    }
  }
}

package "pyg-lib" "0.2.0" {
  released       = "2023-03-22"
  requires_other = { torch = "one of wheels_for_torch, exact minor" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  source         = ["pyg-lib@${version}:README.md"]
  inferred       = ["platforms"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.11" = { cuda = ["cpu", "10.2", "11.3", "11.5"] }
      "1.12" = { cuda = ["cpu", "10.2", "11.3", "11.6"] }
      "1.13" = { cuda = ["cpu", "11.6", "11.7"] }
      "2.0"  = { cuda = ["cpu", "11.7", "11.8"] }
    }
  }
}

package "pyg-lib" "0.1.0" {
  released       = "2022-11-29"
  requires_other = { torch = "one of wheels_for_torch, exact minor" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64", "windows/amd64"]
  source         = ["pyg-lib@${version}:README.md"]
  inferred       = ["platforms"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.11" = { cuda = ["cpu", "10.2", "11.3", "11.5"] }
      "1.12" = { cuda = ["cpu", "10.2", "11.3", "11.6"] }
      "1.13" = { cuda = ["cpu", "11.6", "11.7"] }
    }
  }
}
