# Driver branches with their releases, and the oldest driver that runs each CUDA family.
#
# cuda: CUDA version printed by nvidia-smi, equal to the newest CUDA whose driver-side features the
#   branch has; taken from the toolkit bundled with the branch unless a printed banner is cited
# end_of_support: year-month as stated by NVIDIA where a NVIDIA source is cited; absent when only a
#   computed date or no date exists
# version: Linux x86_64; gaps are possible, see each entry for its sources; kind vulkan-developer-beta
#   marks side releases nobody should resolve to

source "aaron" {
  title = "aaronp24/nvidia-versions history to 2026-05-19: beta, official and long-lived marks with posting dates"
  url   = "https://github.com/aaronp24/nvidia-versions"
  date  = "2026-05-19"
  class = "reported"
}

source "aosc" {
  title = "AOSC pull request 17616: both kernel module flavours built and tested at 615.71.09, with CUDA 13.4.1"
  url   = "https://github.com/AOSC-Dev/aosc-os-abbs/pull/17616"
  date  = "2026-11-20"
  class = "reported"
}

source "eol-drivers" {
  title = "endoflife.date nvidia-driver product (types and dates; many dates are computed from the release date)"
  url   = "https://endoflife.date/nvidia"
  date  = "2026-11-20"
  class = "reported"
}

source "eol-615" {
  title = "endoflife.date pull request 10992: R615 added, 2026-09-09, Windows 616.92"
  url   = "https://github.com/endoflife-date/endoflife.date/pull/10992"
  date  = "2026-09-09"
  class = "reported"
}

source "eol-data" {
  title = "endoflife-date/release-data, history to 2026-08-03: versions and dates from the NVIDIA data center releases list"
  url   = "https://github.com/endoflife-date/release-data"
  date  = "2026-08-03"
  class = "reported"
}

source "flathub-437" {
  title = "flathub pull request 437, 2026-08-03: 580.178.04, 595.91.07, 610.57.04"
  url   = "https://github.com/flathub/org.freedesktop.Platform.GL.nvidia/pull/437"
  date  = "2026-08-03"
  class = "reported"
}

source "flathub-444" {
  title = "flathub issue 444: 615.71.09 released 2026-09-09"
  url   = "https://github.com/flathub/org.freedesktop.Platform.GL.nvidia/issues/444"
  date  = "2026-09-09"
  class = "reported"
}

source "public-902" {
  title = "public configuration files and logs from September and October 2026 that use 595.99.02"
  date  = "2026-11-20"
  class = "reported"
}

source "gpu-operator" {
  title = "NVIDIA/gpu-operator values.yaml, 2026-08-20: default driver 595.91.07"
  url   = "https://github.com/NVIDIA/gpu-operator"
  date  = "2026-08-20"
  class = "vendor"
}

source "keylase" {
  title = "keylase/nvidia-patch Linux driver list, 2026-08-17"
  url   = "https://github.com/keylase/nvidia-patch"
  date  = "2026-08-17"
  class = "reported"
}

source "kmod-68" {
  title = "NVIDIA/yum-packaging-precompiled-kmod issue 68 (packager, 2026-05-12): 535 ends in June 2026, 570 ended, 590 does not work on Maxwell, Pascal, Volta"
  url   = "https://github.com/NVIDIA/yum-packaging-precompiled-kmod/issues/68"
  date  = "2026-05-12"
  class = "reported"
}

source "negativo17" {
  title = "negativo17/nvidia-driver spec changelog, to 2026-07-08"
  url   = "https://github.com/negativo17/nvidia-driver"
  date  = "2026-07-08"
  class = "reported"
}

source "nv-dc-2021" {
  title = "NVIDIA CUDA and Drivers Support, March 2021: R418 to R460"
  url   = "https://docs.nvidia.com/datacenter/tesla/pdf/NVIDIA_CUDA_Drivers_Support.pdf"
  date  = "2026-11-20"
  class = "vendor"
}

source "nv-dc-580" {
  title = "NVIDIA data center driver docs, R580 edition (August 2025): R535, R570, R580, and the list of branches that have ended"
  url   = "https://docs.nvidia.com/datacenter/tesla/drivers/supported-drivers-and-cuda-toolkit-versions.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "nv-dc-615" {
  title = "NVIDIA data center driver docs, R615 edition (September 2026): branch type and end of life of R535, R580, R595, R610"
  url   = "https://docs.nvidia.com/datacenter/tesla/drivers/615/supported-drivers-and-cuda-toolkit-versions.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "okm-tags" {
  title = "tags of NVIDIA/open-gpu-kernel-modules, 2022-05-09 to 2026-03-13"
  url   = "https://github.com/NVIDIA/open-gpu-kernel-modules"
  date  = "2026-03-13"
  class = "vendor"
}

source "nv-release-notes" {
  title = "CUDA release notes, table of toolkits and drivers: 7.0.28 asks for 346.46, 7.5.16 for 352.31, 8.0.44 for 367.48 (as copied in a public note)"
  url   = "https://gist.github.com/okwrtdsh/6c1017e087f45a330b25922a69e12eec"
  date  = "2026-11-20"
  class = "vendor"
}

source "packaged" {
  title = "driver versions still packaged by a Linux distribution: 340.108, 390.157, 418.226.00, 450.248.02, 460.106.00, 470.256.02, 525.147.05, 535.274.02, 550.163.01"
  date  = "2026-11-20"
  class = "measured"
}

source "readme-390-418" {
  title = "README appendices of drivers 390.157 and 418.226.00"
  date  = "2026-11-20"
  class = "vendor"
}

source "sgj" {
  title = "supported-GPU lists inside drivers 450, 460, 470, 525, 535 and 550"
  date  = "2026-11-20"
  class = "measured"
}

source "smi-430" {
  title = "public nvidia-smi outputs: 430.26 and 430.86 print 10.2; 430.34, 430.40 and 430.64 print 10.1"
  date  = "2026-11-20"
  class = "measured"
}

source "smi-435" {
  title = "public nvidia-smi output, 435.21 prints 10.1"
  date  = "2026-11-20"
  class = "measured"
}

source "ubuntu-615" {
  title = "package index pages that list open 615 modules for a Linux distribution"
  date  = "2026-11-20"
  class = "measured"
}

source "unix-deprecation" {
  title = "NVIDIA Unix deprecation schedule: open flavour recommended from R560; Fermi ended with R390"
  url   = "https://forums.developer.nvidia.com/t/unix-graphics-feature-deprecation-schedule/60588/1"
  date  = "2026-11-20"
  class = "vendor"
}

source "uv" {
  title = "astral-sh/uv uv-torch backend table, 2026-08-21"
  url   = "https://github.com/astral-sh/uv"
  date  = "2026-08-21"
  class = "vendor"
}

driver_branch "340" {
  type               = "legacy"
  status             = "ended"
  end_of_support     = "2019-12-31"
  cuda               = "6.5"
  architectures      = ["tesla-g80", "fermi", "kepler", "maxwell"]
  open_kernel_module = "none"
  source             = ["aaron", "changelog"]
  cell_source        = { architectures = ["changelog"], end_of_support = ["aaron"], type = ["aaron"] }
  inferred           = ["cuda", "architectures", "end_of_support"]
  notes              = ["last branch for GPUs older than Fermi"]
  version {
    source = ["aaron", "changelog"]
    rows = {
      "340.17"  = { date = "2014-06-09" }
      "340.24"  = { date = "2014-07-08" }
      "340.32"  = { date = "2014-08-12" }
      "340.46"  = { date = "2014-09-30" }
      "340.58"  = { date = "2014-11-05" }
      "340.65"  = { date = "2014-12-08" }
      "340.76"  = { date = "2015-01-27" }
      "340.93"  = { date = "2015-09-02" }
      "340.96"  = { date = "2015-11-16" }
      "340.98"  = { date = "2016-09-26" }
      "340.101" = { date = "2016-12-14" }
      "340.102" = { date = "2017-02-14" }
      "340.104" = { date = "2017-09-19" }
      "340.106" = { date = "2018-01-16" }
      "340.107" = { date = "2018-06-06" }
      "340.108" = { date = "2019-12-23", source = ["aaron", "changelog", "packaged"] }
    }
  }
}

driver_branch "346" {
  type               = "long-lived"
  status             = "ended"
  cuda               = "7.0"
  architectures      = ["fermi", "kepler", "maxwell"]
  open_kernel_module = "none"
  source             = ["aaron"]
  cell_source        = { cuda = ["nv-release-notes"] }
  inferred           = ["architectures", "cuda"]
  version {
    source = ["aaron"]
    rows = {
      "346.16" = { date = "2014-12-05", kind = "beta" }
      "346.22" = { date = "2014-12-08", kind = "beta" }
      "346.35" = { date = "2015-01-16" }
      "346.47" = { date = "2015-02-24" }
      "346.59" = { date = "2015-04-07" }
      "346.72" = { date = "2015-05-12" }
      "346.82" = { date = "2015-06-23" }
      "346.87" = { date = "2015-07-21" }
    }
  }
}

driver_branch "352" {
  type               = "long-lived"
  status             = "ended"
  cuda               = "7.5"
  architectures      = ["fermi", "kepler", "maxwell"]
  open_kernel_module = "none"
  source             = ["aaron"]
  cell_source        = { cuda = ["nv-release-notes"] }
  inferred           = ["architectures", "cuda"]
  version {
    source = ["aaron"]
    rows = {
      "352.09" = { date = "2015-05-18", kind = "beta" }
      "352.21" = { date = "2015-06-15" }
      "352.30" = { date = "2015-07-28" }
      "352.41" = { date = "2015-08-28" }
      "352.55" = { date = "2015-10-14" }
      "352.63" = { date = "2015-12-12" }
      "352.79" = { date = "2016-01-25" }
    }
  }
}

driver_branch "361" {
  type               = "long-lived"
  status             = "ended"
  architectures      = ["fermi", "kepler", "maxwell"]
  open_kernel_module = "none"
  source             = ["aaron"]
  inferred           = ["architectures"]
  version {
    source = ["aaron"]
    rows = {
      "361.16"    = { date = "2016-01-05", kind = "beta" }
      "361.18"    = { date = "2016-01-13", kind = "beta" }
      "361.28"    = { date = "2016-02-09" }
      "361.42"    = { date = "2016-03-30" }
      "361.45.11" = { date = "2016-05-24" }
    }
  }
}

driver_branch "367" {
  type               = "long-lived"
  status             = "ended"
  cuda               = "8.0"
  architectures      = ["fermi", "kepler", "maxwell", "pascal"]
  open_kernel_module = "none"
  source             = ["aaron"]
  cell_source        = { cuda = ["nv-release-notes"] }
  inferred           = ["architectures", "cuda"]
  version {
    source = ["aaron"]
    rows = {
      "367.18" = { date = "2016-05-24", kind = "beta" }
      "367.27" = { date = "2016-06-13" }
      "367.35" = { date = "2016-07-15" }
      "367.44" = { date = "2016-08-23" }
      "367.48" = { source = ["nv-release-notes"] }
      "367.57" = { date = "2016-10-10" }
    }
  }
}

driver_branch "375" {
  type               = "long-lived"
  status             = "ended"
  cuda               = "8.0"
  architectures      = ["fermi", "kepler", "maxwell", "pascal"]
  open_kernel_module = "none"
  source             = ["aaron", "changelog", "spack-cuda"]
  cell_source        = { architectures = ["changelog"], cuda = ["spack-cuda"], type = ["aaron"] }
  inferred           = ["architectures"]
  version {
    source = ["aaron", "changelog"]
    rows = {
      "375.10" = { date = "2016-10-20" }
      "375.20" = { date = "2016-11-18" }
      "375.26" = { date = "2016-12-14", source = ["aaron", "changelog", "spack-cuda"] }
      "375.39" = { date = "2017-02-14", source = ["aaron", "changelog", "keylase"] }
      "375.66" = { date = "2017-05-04" }
      "375.82" = { date = "2017-07-24" }
    }
  }
}

driver_branch "384" {
  type               = "long-lived"
  status             = "ended"
  cuda               = "9.0"
  architectures      = ["fermi", "kepler", "maxwell", "pascal", "volta"]
  open_kernel_module = "none"
  source             = ["aaron", "changelog", "spack-cuda"]
  cell_source        = { architectures = ["changelog"], cuda = ["spack-cuda"], type = ["aaron"] }
  inferred           = ["architectures"]
  notes              = ["first branch with V100"]
  version {
    source = ["aaron", "changelog"]
    rows = {
      "384.47"  = { date = "2017-06-29" }
      "384.59"  = { date = "2017-07-24" }
      "384.69"  = { date = "2017-08-18" }
      "384.81"  = { source = ["spack-cuda"] }
      "384.90"  = { date = "2017-09-21" }
      "384.98"  = { date = "2017-11-02" }
      "384.111" = { date = "2018-01-04" }
      "384.130" = { date = "2018-03-28", source = ["changelog"] }
    }
  }
}

driver_branch "387" {
  type               = "new-feature"
  status             = "ended"
  cuda               = "9.1"
  architectures      = ["fermi", "kepler", "maxwell", "pascal", "volta"]
  open_kernel_module = "none"
  source             = ["aaron", "changelog", "spack-cuda"]
  cell_source        = { architectures = ["changelog"], cuda = ["spack-cuda"], type = ["aaron"] }
  inferred           = ["architectures"]
  version {
    rows = {
      "387.12" = { date = "2017-10-03", source = ["aaron", "changelog"] }
      "387.22" = { date = "2017-10-30", source = ["aaron", "changelog"] }
      "387.26" = { source = ["spack-cuda"] }
      "387.34" = { date = "2017-11-27", source = ["aaron"] }
    }
  }
}

driver_branch "390" {
  type               = "legacy"
  status             = "ended"
  end_of_support     = "2022-12-31"
  cuda               = "9.1"
  architectures      = ["fermi", "kepler", "maxwell", "pascal", "volta"]
  open_kernel_module = "none"
  source             = ["aaron", "eol-drivers", "nv-matrix", "readme-390-418"]
  cell_source = {
    architectures  = ["readme-390-418"]
    cuda           = ["nv-matrix"]
    end_of_support = ["eol-drivers"]
    type           = ["eol-drivers", "aaron"]
  }
  notes = [
    "last branch for Fermi and for 32-bit kernels; nvidia-smi prints no CUDA version; 390.46 is the published minimum for CUDA 9.1",
  ]
  version {
    source = ["aaron", "changelog"]
    rows = {
      "390.12"  = { date = "2018-01-04" }
      "390.25"  = { date = "2018-01-29", source = ["aaron"] }
      "390.42"  = { date = "2018-03-12", source = ["changelog"] }
      "390.48"  = { date = "2018-03-28" }
      "390.59"  = { date = "2018-05-16" }
      "390.67"  = { date = "2018-06-05" }
      "390.77"  = { date = "2018-07-16", source = ["aaron", "changelog", "keylase"] }
      "390.87"  = { date = "2018-08-27", source = ["aaron", "changelog", "keylase"] }
      "390.116" = { date = "2019-03-20", source = ["aaron"] }
      "390.129" = { date = "2019-07-29" }
      "390.132" = { date = "2019-11-08" }
      "390.138" = { date = "2020-06-24" }
      "390.141" = { date = "2021-01-07" }
      "390.143" = { date = "2021-04-19" }
      "390.144" = { date = "2021-07-20" }
      "390.147" = { date = "2021-12-16", source = ["aaron", "changelog", "keylase"] }
      "390.151" = { date = "2022-05-16" }
      "390.154" = { date = "2022-08-02" }
      "390.157" = { date = "2022-11-22", source = ["aaron", "changelog", "keylase"] }
    }
  }
  other "end_of_support" {
    value  = "2022-11-22 in the driver product, end of 2022 in the GPU product"
    why    = "the later of the two dates of one site; both lie past"
    source = ["eol-drivers"]
  }
}

driver_branch "396" {
  type               = "new-feature"
  status             = "ended"
  cuda               = "9.2"
  architectures      = ["kepler", "maxwell", "pascal", "volta"]
  open_kernel_module = "none"
  source             = ["aaron", "spack-cuda", "unix-deprecation"]
  cell_source        = { architectures = ["unix-deprecation"], cuda = ["spack-cuda"], type = ["aaron"] }
  inferred           = ["architectures"]
  notes              = ["nvidia-smi prints no CUDA version (deduced)"]
  version {
    rows = {
      "396.18" = { date = "2018-04-10", source = ["aaron", "changelog"] }
      "396.24" = { date = "2018-05-02", source = ["aaron", "changelog", "keylase"] }
      "396.26" = { source = ["keylase", "spack-cuda"] }
      "396.37" = { source = ["keylase"] }
      "396.45" = { date = "2018-07-19", source = ["aaron", "changelog"] }
      "396.51" = { date = "2018-08-03", source = ["aaron", "changelog"] }
      "396.54" = { date = "2018-08-21", source = ["aaron", "changelog", "keylase"] }
    }
  }
}

driver_branch "410" {
  type               = "long-lived"
  status             = "ended"
  cuda               = "10.0"
  architectures      = ["kepler", "maxwell", "pascal", "volta", "turing"]
  open_kernel_module = "none"
  source             = ["aaron", "changelog", "nv-dc-580", "spack-cuda"]
  cell_source = {
    architectures  = ["changelog"]
    cuda           = ["spack-cuda"]
    end_of_support = ["nv-dc-580"]
    type           = ["aaron"]
  }
  notes = ["ended (date not found)"]
  version {
    rows = {
      "410.48"  = { source = ["keylase", "spack-cuda"] }
      "410.57"  = { date = "2018-09-19", source = ["aaron", "changelog", "keylase"] }
      "410.66"  = { date = "2018-10-16", source = ["aaron", "changelog"] }
      "410.73"  = { date = "2018-10-25", source = ["aaron", "changelog", "keylase"] }
      "410.78"  = { date = "2018-11-15", source = ["aaron", "changelog", "keylase"] }
      "410.79"  = { source = ["keylase"] }
      "410.93"  = { date = "2019-01-03", source = ["aaron", "changelog", "keylase"] }
      "410.104" = { source = ["keylase"] }
    }
  }
}

driver_branch "415" {
  type               = "new-feature"
  status             = "ended"
  cuda               = "10.0"
  architectures      = ["kepler", "maxwell", "pascal", "volta", "turing"]
  open_kernel_module = "none"
  source             = ["aaron", "changelog", "smi-415"]
  cell_source        = { architectures = ["changelog"], cuda = ["smi-415"], type = ["aaron"] }
  version {
    rows = {
      "415.13" = { date = "2018-11-08", source = ["aaron", "changelog"] }
      "415.18" = { date = "2018-11-20", source = ["aaron", "changelog", "keylase"] }
      "415.22" = { date = "2018-12-07", source = ["aaron", "changelog"] }
      "415.23" = { date = "2018-12-12", source = ["aaron", "changelog"] }
      "415.25" = { date = "2018-12-18", source = ["aaron", "changelog", "keylase"] }
      "415.27" = { date = "2019-01-15", source = ["aaron", "changelog", "keylase"] }
    }
  }
}

driver_branch "418" {
  type               = "LTS"
  status             = "ended"
  end_of_support     = "2022-03"
  cuda               = "10.1"
  architectures      = ["kepler", "maxwell", "pascal", "volta", "turing"]
  open_kernel_module = "none"
  source             = ["aaron", "eol-drivers", "nv-dc-2021", "readme-390-418", "spack-cuda"]
  cell_source = {
    architectures  = ["readme-390-418"]
    cuda           = ["spack-cuda", "nv-dc-2021"]
    end_of_support = ["nv-dc-2021"]
    type           = ["eol-drivers", "aaron"]
  }
  version {
    rows = {
      "418.30"     = { date = "2019-01-30", source = ["changelog", "keylase"] }
      "418.43"     = { date = "2019-03-20", source = ["aaron", "keylase"] }
      "418.56"     = { date = "2019-03-20", source = ["aaron", "changelog", "keylase"] }
      "418.67"     = { source = ["keylase"] }
      "418.74"     = { date = "2019-05-07", source = ["aaron", "changelog", "keylase"] }
      "418.87.00"  = { source = ["keylase", "spack-cuda"] }
      "418.87.01"  = { source = ["keylase"] }
      "418.88"     = { date = "2019-07-29", source = ["changelog", "keylase"] }
      "418.113"    = { date = "2019-11-05", source = ["changelog", "keylase"] }
      "418.226.00" = { source = ["packaged"] }
    }
  }
}

driver_branch "430" {
  type               = "long-lived"
  status             = "ended"
  cuda               = "10.1"
  architectures      = ["kepler", "maxwell", "pascal", "volta", "turing"]
  open_kernel_module = "none"
  source             = ["aaron", "changelog", "smi-430"]
  cell_source        = { architectures = ["changelog"], cuda = ["smi-430"], type = ["aaron"] }
  inferred           = ["architectures"]
  notes = [
    "the printed CUDA version goes down inside the branch: 430.26 prints 10.2, 430.34 and later releases of the branch print 10.1",
    "nvidia-smi reports CUDA 10.1 or 10.2, by release",
  ]
  version {
    source = ["aaron", "changelog", "keylase"]
    rows = {
      "430.09" = { date = "2019-04-23" }
      "430.14" = { date = "2019-05-14" }
      "430.26" = { date = "2019-06-10" }
      "430.34" = { date = "2019-07-09" }
      "430.40" = { date = "2019-07-29" }
      "430.50" = { date = "2019-09-11" }
      "430.64" = { date = "2019-11-05", source = ["changelog", "keylase"] }
    }
  }
}

driver_branch "435" {
  type               = "new-feature"
  status             = "ended"
  cuda               = "10.1"
  architectures      = ["kepler", "maxwell", "pascal", "volta", "turing"]
  open_kernel_module = "none"
  source             = ["aaron", "changelog", "smi-435"]
  cell_source        = { architectures = ["changelog"], cuda = ["smi-435"], type = ["aaron"] }
  inferred           = ["architectures"]
  version {
    source = ["aaron", "changelog", "keylase"]
    rows = {
      "435.17" = { date = "2019-08-13" }
      "435.21" = { date = "2019-08-29" }
    }
  }
}

driver_branch "440" {
  type               = "new-feature"
  status             = "ended"
  end_of_support     = "2020-11"
  cuda               = "10.2"
  architectures      = ["kepler", "maxwell", "pascal", "volta", "turing"]
  open_kernel_module = "none"
  source             = ["changelog", "nv-dc-2021", "spack-cuda"]
  cell_source = {
    architectures  = ["changelog"]
    cuda           = ["spack-cuda", "nv-dc-2021"]
    end_of_support = ["nv-dc-2021"]
    type           = ["nv-dc-2021"]
  }
  inferred = ["architectures"]
  version {
    kind   = "vulkan-developer-beta"
    source = ["keylase"]
    rows = {
      "440.26"     = { without = ["kind"], date = "2019-10-17", source = ["aaron", "changelog", "keylase"] }
      "440.31"     = { without = ["kind"], date = "2019-11-04", source = ["aaron", "changelog", "keylase"] }
      "440.33.01"  = { without = ["kind"], source = ["keylase", "spack-cuda"] }
      "440.36"     = { without = ["kind"], date = "2019-11-22", source = ["aaron", "changelog", "keylase"] }
      "440.43.01"  = {}
      "440.44"     = { without = ["kind"], date = "2019-12-11", source = ["aaron", "changelog", "keylase"] }
      "440.48.02"  = {}
      "440.58.01"  = {}
      "440.58.02"  = {}
      "440.59"     = { without = ["kind"], date = "2020-02-03", source = ["aaron", "changelog", "keylase"] }
      "440.64"     = { without = ["kind"], date = "2020-02-28", source = ["aaron", "changelog", "keylase"] }
      "440.64.00"  = { without = ["kind"] }
      "440.66.02"  = {}
      "440.66.03"  = {}
      "440.66.04"  = {}
      "440.66.08"  = {}
      "440.66.09"  = {}
      "440.66.11"  = {}
      "440.66.12"  = {}
      "440.66.14"  = {}
      "440.66.15"  = {}
      "440.66.17"  = {}
      "440.82"     = { without = ["kind"], date = "2020-04-07", source = ["aaron", "changelog", "keylase"] }
      "440.95.01"  = { without = ["kind"] }
      "440.100"    = { without = ["kind"], date = "2020-06-24", source = ["aaron", "changelog", "keylase"] }
      "440.118.02" = { without = ["kind"] }
    }
  }
  other "end_of_support" {
    value  = "marked long-lived for desktop users"
    why    = "NVIDIA's data-center documents date it; the mark is of another product line"
    source = ["aaron"]
  }
}

driver_branch "450" {
  type               = "LTS"
  status             = "ended"
  end_of_support     = "2023-07"
  cuda               = "11.0"
  architectures      = ["kepler", "maxwell", "pascal", "volta", "turing", "ampere"]
  open_kernel_module = "none"
  windows_latest     = "454.23"
  source             = ["aaron", "eol-drivers", "nv-dc-2021", "sgj", "spack-cuda"]
  cell_source = {
    architectures  = ["sgj"]
    cuda           = ["spack-cuda", "nv-dc-2021"]
    end_of_support = ["nv-dc-2021"]
    type           = ["eol-drivers", "aaron"]
  }
  notes = ["GA100 only; GA10x needs R455 or newer"]
  version {
    rows = {
      "450.36.06"  = { source = ["keylase"] }
      "450.51"     = { date = "2020-06-24", source = ["aaron", "changelog", "keylase"] }
      "450.51.05"  = { source = ["keylase", "spack-cuda"] }
      "450.51.06"  = { source = ["keylase", "spack-cuda"] }
      "450.56.01"  = { kind = "vulkan-developer-beta", source = ["keylase"] }
      "450.56.02"  = { kind = "vulkan-developer-beta", source = ["keylase"] }
      "450.56.06"  = { kind = "vulkan-developer-beta", source = ["keylase"] }
      "450.56.11"  = { kind = "vulkan-developer-beta", source = ["keylase"] }
      "450.57"     = { date = "2020-07-09", source = ["aaron", "changelog", "keylase"] }
      "450.66"     = { date = "2020-08-18", source = ["aaron", "changelog", "keylase"] }
      "450.80.02"  = { date = "2020-09-30", source = ["aaron", "changelog", "keylase"] }
      "450.102.04" = { date = "2021-01-07", source = ["changelog", "keylase"] }
      "450.119.03" = { date = "2021-04-19", source = ["changelog"] }
      "450.248.02" = { date = "2023-06-26", source = ["eol-data", "packaged"] }
    }
  }
}

driver_branch "455" {
  type               = "developer"
  status             = "ended"
  cuda               = "11.1"
  architectures      = ["kepler", "maxwell", "pascal", "volta", "turing", "ampere"]
  open_kernel_module = "none"
  source             = ["changelog", "nv-dc-2021", "spack-cuda"]
  cell_source = {
    architectures  = ["changelog"]
    cuda           = ["spack-cuda", "nv-dc-2021"]
    end_of_support = ["nv-dc-2021"]
    type           = ["nv-dc-2021"]
  }
  notes = ["never a supported data center branch"]
  version {
    kind   = "vulkan-developer-beta"
    source = ["keylase"]
    rows = {
      "455.22.04" = {}
      "455.23.04" = { without = ["kind"], date = "2020-09-17", source = ["aaron", "changelog", "keylase"] }
      "455.23.05" = { without = ["kind"], source = ["keylase", "spack-cuda"] }
      "455.26.01" = {}
      "455.26.02" = {}
      "455.28"    = { without = ["kind"], date = "2020-10-07", source = ["aaron", "changelog", "keylase"] }
      "455.32.00" = { without = ["kind"], source = ["keylase", "spack-cuda"] }
      "455.38"    = { without = ["kind"], date = "2020-10-29", source = ["aaron", "changelog", "keylase"] }
      "455.45.01" = { without = ["kind"], date = "2020-11-17", source = ["aaron", "changelog", "keylase"] }
      "455.46.01" = {}
      "455.46.02" = {}
      "455.46.04" = {}
      "455.50.02" = {}
      "455.50.03" = {}
      "455.50.04" = {}
      "455.50.05" = {}
      "455.50.07" = {}
      "455.50.10" = {}
    }
  }
}

driver_branch "460" {
  type               = "production"
  status             = "ended"
  end_of_support     = "2022-01"
  cuda               = "11.2"
  architectures      = ["kepler", "maxwell", "pascal", "volta", "turing", "ampere"]
  open_kernel_module = "none"
  windows_latest     = "463.15"
  source             = ["aaron", "eol-drivers", "nv-dc-2021", "sgj", "spack-cuda"]
  cell_source = {
    architectures  = ["sgj"]
    cuda           = ["spack-cuda"]
    end_of_support = ["nv-dc-2021"]
    type           = ["eol-drivers", "aaron"]
  }
  version {
    source = ["aaron", "changelog", "keylase"]
    rows = {
      "460.27.04"  = { date = "2020-12-15", source = ["aaron", "changelog", "keylase", "spack-cuda"] }
      "460.32.03"  = { date = "2021-01-07", source = ["aaron", "changelog", "keylase", "spack-cuda"] }
      "460.39"     = { date = "2021-01-26" }
      "460.56"     = { date = "2021-02-25" }
      "460.67"     = { date = "2021-03-18" }
      "460.73.01"  = { date = "2021-04-14" }
      "460.80"     = { date = "2021-05-11" }
      "460.84"     = { date = "2021-06-03" }
      "460.91.03"  = { date = "2021-07-20", source = ["changelog", "keylase"] }
      "460.106.00" = { date = "2021-10-26", source = ["eol-data", "packaged"] }
    }
  }
}

driver_branch "465" {
  type               = "new-feature"
  status             = "ended"
  cuda               = "11.3"
  architectures      = ["kepler", "maxwell", "pascal", "volta", "turing", "ampere"]
  open_kernel_module = "none"
  source             = ["aaron", "changelog", "eol-drivers", "nv-dc-580", "spack-cuda"]
  cell_source = {
    architectures  = ["changelog"]
    cuda           = ["spack-cuda"]
    end_of_support = ["nv-dc-580"]
    type           = ["eol-drivers", "aaron"]
  }
  inferred = ["architectures"]
  notes    = ["ended"]
  version {
    rows = {
      "465.19.01" = { date = "2021-03-30", source = ["aaron", "changelog", "keylase", "spack-cuda"] }
      "465.24.02" = { date = "2021-04-14", source = ["aaron", "changelog", "eol-data", "keylase"] }
      "465.27"    = { date = "2021-04-29", source = ["aaron", "changelog", "keylase"] }
      "465.31"    = { date = "2021-05-18", source = ["aaron", "changelog", "keylase"] }
    }
  }
}

driver_branch "470" {
  type               = "LTS"
  status             = "ended"
  end_of_support     = "2024-07"
  cuda               = "11.4"
  architectures      = ["kepler", "maxwell", "pascal", "volta", "turing", "ampere"]
  open_kernel_module = "none"
  windows_latest     = "475.14"
  source             = ["aaron", "eol-drivers", "sgj", "spack-cuda"]
  cell_source = {
    architectures  = ["sgj"]
    cuda           = ["spack-cuda"]
    end_of_support = ["eol-drivers"]
    type           = ["eol-drivers", "aaron"]
  }
  notes = ["last branch for Kepler; an Azure size with K80 is pinned to 470.82.01"]
  version {
    source = ["aaron", "changelog", "keylase"]
    rows = {
      "470.42.01"  = { date = "2021-06-22", source = ["aaron", "changelog", "keylase", "spack-cuda"] }
      "470.57.02"  = { date = "2021-07-19", source = ["aaron", "changelog", "keylase", "spack-cuda"] }
      "470.62.02"  = { kind = "vulkan-developer-beta", source = ["keylase"] }
      "470.62.05"  = { kind = "vulkan-developer-beta", source = ["keylase"] }
      "470.63.01"  = { date = "2021-08-10" }
      "470.74"     = { date = "2021-09-20" }
      "470.82.00"  = { date = "2021-10-26" }
      "470.82.01"  = { source = ["keylase", "spack-cuda"] }
      "470.86"     = { date = "2021-11-10" }
      "470.94"     = { date = "2021-12-13" }
      "470.103.01" = { date = "2022-01-31" }
      "470.129.06" = { date = "2022-05-13" }
      "470.141.03" = { date = "2022-08-02" }
      "470.161.03" = { date = "2022-11-22" }
      "470.182.03" = { date = "2023-03-30" }
      "470.199.02" = { date = "2023-06-26", source = ["aaron", "keylase"] }
      "470.223.02" = { date = "2023-10-31" }
      "470.239.06" = { date = "2024-02-22" }
      "470.256.02" = { date = "2024-06-04", source = ["changelog", "eol-data", "keylase"] }
    }
  }
  other "end_of_support" {
    value  = "noted as no longer supported on 2024-09-30"
    why    = "NVIDIA's data-center product ended first; the others speak of desktop boards"
    source = ["aaron"]
  }
  other "end_of_support" {
    value  = "September 2024 for Kepler desktop boards"
    why    = "NVIDIA's data-center product ended first; the others speak of desktop boards"
    source = ["eol-drivers"]
  }
}

driver_branch "495" {
  type               = "new-feature"
  status             = "ended"
  cuda               = "11.5"
  architectures      = ["maxwell", "pascal", "volta", "turing", "ampere"]
  open_kernel_module = "none"
  source             = ["aaron", "eol-drivers", "nv-dc-580", "nv-matrix", "sgj", "spack-cuda"]
  cell_source = {
    architectures  = ["sgj", "nv-matrix"]
    cuda           = ["spack-cuda"]
    end_of_support = ["nv-dc-580"]
    type           = ["eol-drivers", "aaron"]
  }
  inferred = ["architectures"]
  notes    = ["first branch without Kepler; ended"]
  version {
    rows = {
      "495.29.05" = { date = "2021-10-14", source = ["aaron", "changelog", "keylase", "spack-cuda"] }
      "495.44"    = { date = "2021-10-26", source = ["aaron", "changelog", "keylase"] }
      "495.46"    = { date = "2021-12-13", source = ["aaron", "eol-data", "keylase"] }
    }
  }
}

driver_branch "510" {
  type               = "production"
  status             = "ended"
  end_of_support     = "2023-01"
  cuda               = "11.6"
  architectures      = ["maxwell", "pascal", "volta", "turing", "ampere"]
  open_kernel_module = "none"
  windows_latest     = "514.08"
  source             = ["aaron", "eol-drivers", "nv-matrix", "spack-cuda"]
  cell_source = {
    architectures  = ["nv-matrix"]
    cuda           = ["spack-cuda"]
    end_of_support = ["eol-drivers"]
    type           = ["eol-drivers", "aaron"]
  }
  inferred = ["architectures"]
  version {
    rows = {
      "510.39.01"  = { date = "2022-01-11", source = ["aaron", "changelog", "keylase", "spack-cuda"] }
      "510.47.03"  = { date = "2022-02-01", source = ["aaron", "changelog", "keylase", "spack-cuda"] }
      "510.54"     = { date = "2022-02-14", source = ["aaron", "changelog", "keylase"] }
      "510.60.02"  = { date = "2022-03-22", source = ["aaron", "changelog", "keylase"] }
      "510.68.02"  = { date = "2022-04-26", source = ["aaron", "keylase"] }
      "510.73.05"  = { date = "2022-05-16", source = ["aaron", "changelog", "keylase"] }
      "510.73.08"  = { source = ["keylase"] }
      "510.85.02"  = { date = "2022-08-02", source = ["changelog", "keylase"] }
      "510.108.03" = { date = "2022-11-22", source = ["changelog", "eol-data", "keylase"] }
    }
  }
}

driver_branch "515" {
  type               = "production"
  status             = "ended"
  end_of_support     = "2023-05"
  cuda               = "11.7"
  architectures      = ["maxwell", "pascal", "volta", "turing", "ampere"]
  open_kernel_module = "first branch with an open flavour; data center Turing and Ampere only, GeForce experimental"
  windows_latest     = "518.03"
  source             = ["aaron", "eol-drivers", "okm-tags", "spack-cuda"]
  cell_source = {
    architectures  = ["okm-tags"]
    cuda           = ["spack-cuda"]
    end_of_support = ["eol-drivers"]
    type           = ["eol-drivers", "aaron"]
  }
  version {
    kind   = "vulkan-developer-beta"
    source = ["okm-tags"]
    rows = {
      "515.43.04" = {
        without = ["kind"]
        date    = "2022-05-11"
        source  = ["aaron", "changelog", "keylase", "okm-tags", "spack-cuda"]
      }
      "515.48.07" = {
        without = ["kind"]
        date    = "2022-05-31"
        source  = ["aaron", "changelog", "keylase", "okm-tags"]
      }
      "515.49.05" = { date = "2022-06-17" }
      "515.49.06" = { date = "2022-07-01" }
      "515.49.10" = { date = "2022-07-20" }
      "515.49.14" = { date = "2022-08-20" }
      "515.49.15" = { date = "2022-08-31" }
      "515.49.18" = { date = "2022-09-27" }
      "515.49.19" = { date = "2022-09-30" }
      "515.49.24" = { date = "2022-10-25" }
      "515.49.25" = { date = "2022-11-17" }
      "515.57" = {
        without = ["kind"]
        date    = "2022-06-28"
        source  = ["aaron", "changelog", "keylase", "okm-tags"]
      }
      "515.65.01" = {
        without = ["kind"]
        date    = "2022-08-02"
        source  = ["aaron", "changelog", "keylase", "okm-tags", "spack-cuda"]
      }
      "515.65.07" = { without = ["kind"], date = "2022-10-19" }
      "515.76" = {
        without = ["kind"]
        date    = "2022-09-20"
        source  = ["aaron", "changelog", "keylase", "okm-tags"]
      }
      "515.86.01" = {
        without = ["kind"]
        date    = "2022-11-22"
        source  = ["aaron", "changelog", "keylase", "okm-tags"]
      }
      "515.105.01" = { without = ["kind"], date = "2023-03-30", source = ["eol-data", "keylase", "okm-tags"] }
    }
  }
}

driver_branch "520" {
  type               = "new-feature"
  status             = "ended"
  cuda               = "11.8"
  architectures      = ["maxwell", "pascal", "volta", "turing", "ampere", "ada", "hopper"]
  open_kernel_module = "optional"
  source             = ["aaron", "eol-drivers", "nv-dc-580", "okm-tags", "spack-cuda"]
  cell_source = {
    architectures  = ["okm-tags", "spack-cuda"]
    cuda           = ["spack-cuda"]
    end_of_support = ["nv-dc-580"]
    type           = ["eol-drivers", "aaron"]
  }
  inferred = ["architectures"]
  notes    = ["ended; first branch bundled with a toolkit that knows Ada and Hopper"]
  version {
    rows = {
      "520.56.06" = { date = "2022-10-12", source = ["aaron", "eol-data", "keylase", "okm-tags"] }
      "520.61.05" = { date = "2022-10-10", source = ["keylase", "okm-tags", "spack-cuda"] }
      "520.61.07" = { date = "2022-10-20", source = ["okm-tags"] }
    }
  }
}

driver_branch "525" {
  type               = "production"
  status             = "ended"
  end_of_support     = "2023-12"
  cuda               = "12.0"
  architectures      = ["maxwell", "pascal", "volta", "turing", "ampere", "ada", "hopper"]
  open_kernel_module = "optional"
  windows_latest     = "529.19"
  source             = ["aaron", "eol-drivers", "sgj", "spack-cuda"]
  cell_source = {
    architectures  = ["sgj"]
    cuda           = ["spack-cuda"]
    end_of_support = ["eol-drivers"]
    type           = ["eol-drivers", "aaron"]
  }
  notes = ["525.60.13 is the floor for CUDA 12.x"]
  version {
    kind   = "vulkan-developer-beta"
    source = ["okm-tags"]
    rows = {
      "525.47.04" = { date = "2022-12-18" }
      "525.47.06" = { date = "2023-01-23" }
      "525.47.07" = { date = "2023-02-03" }
      "525.47.11" = { date = "2023-02-27" }
      "525.47.13" = { date = "2023-03-10" }
      "525.47.14" = { date = "2023-03-21" }
      "525.47.15" = { date = "2023-03-22" }
      "525.47.18" = { date = "2023-03-30" }
      "525.47.22" = { date = "2023-04-27" }
      "525.47.24" = { date = "2023-05-16" }
      "525.47.26" = { date = "2023-05-19" }
      "525.47.27" = { date = "2023-06-14" }
      "525.47.31" = { date = "2023-07-10" }
      "525.47.34" = { date = "2023-07-22" }
      "525.47.35" = { date = "2023-07-28" }
      "525.53"    = { without = ["kind"], date = "2022-11-10", source = ["aaron", "changelog", "okm-tags"] }
      "525.60.11" = {
        without = ["kind"]
        date    = "2022-11-28"
        source  = ["aaron", "changelog", "keylase", "okm-tags"]
      }
      "525.60.13" = { without = ["kind"], date = "2022-12-05", source = ["keylase", "okm-tags", "spack-cuda"] }
      "525.78.01" = {
        without = ["kind"]
        date    = "2023-01-05"
        source  = ["aaron", "changelog", "keylase", "okm-tags"]
      }
      "525.85.05" = {
        without = ["kind"]
        date    = "2023-01-19"
        source  = ["aaron", "changelog", "keylase", "okm-tags"]
      }
      "525.85.12" = { without = ["kind"], date = "2023-01-30", source = ["keylase", "okm-tags", "spack-cuda"] }
      "525.89.02" = {
        without = ["kind"]
        date    = "2023-02-08"
        source  = ["aaron", "changelog", "keylase", "okm-tags"]
      }
      "525.105.17" = {
        without = ["kind"]
        date    = "2023-03-30"
        source  = ["aaron", "changelog", "keylase", "okm-tags"]
      }
      "525.116.03" = {
        without = ["kind"]
        date    = "2023-04-25"
        source  = ["aaron", "changelog", "keylase", "okm-tags"]
      }
      "525.116.04" = {
        without = ["kind"]
        date    = "2023-05-09"
        source  = ["aaron", "changelog", "keylase", "okm-tags"]
      }
      "525.125.06" = { without = ["kind"], date = "2023-06-26", source = ["changelog", "keylase", "okm-tags"] }
      "525.147.05" = {
        without = ["kind"]
        date    = "2023-10-31"
        source  = ["changelog", "eol-data", "keylase", "okm-tags"]
      }
    }
  }
}

driver_branch "530" {
  like    = "555"
  without = ["version.555.42.02", "version.555.42.06", "version.555.52.04", "version.555.58", "version.555.58.02"]
  cuda    = "12.1"
  version {
    rows = {
      "530.30.02" = { date = "2023-02-28", source = ["aaron", "changelog", "keylase", "okm-tags", "spack-cuda"] }
      "530.41.03" = { date = "2023-03-23", source = ["aaron", "changelog", "keylase", "okm-tags"] }
    }
  }
}

driver_branch "535" {
  type               = "LTS"
  status             = "ended"
  end_of_support     = "2026-06"
  cuda               = "12.2"
  architectures      = ["maxwell", "pascal", "volta", "turing", "ampere", "ada", "hopper"]
  open_kernel_module = "optional on x86, required on Grace Hopper"
  windows_latest     = "539.72"
  source             = ["kmod-68", "nv-dc-615", "sgj", "spack-cuda"]
  cell_source = {
    architectures  = ["sgj"]
    cuda           = ["spack-cuda"]
    end_of_support = ["nv-dc-615", "kmod-68"]
    type           = ["nv-dc-615"]
  }
  version {
    rows = {
      "535.43.02"  = { date = "2023-05-30", source = ["aaron", "changelog", "keylase", "okm-tags"] }
      "535.43.08"  = { date = "2023-08-17", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "535.43.09"  = { date = "2023-09-01", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "535.43.10"  = { date = "2023-09-27", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "535.43.11"  = { date = "2023-10-05", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "535.43.13"  = { date = "2023-10-11", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "535.43.15"  = { date = "2023-10-24", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "535.43.16"  = { date = "2023-11-06", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "535.43.19"  = { date = "2023-12-01", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "535.43.20"  = { date = "2023-12-08", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "535.43.22"  = { date = "2023-12-19", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "535.43.23"  = { date = "2024-01-24", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "535.43.24"  = { date = "2024-01-31", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "535.43.25"  = { date = "2024-02-02", kind = "vulkan-developer-beta", source = ["keylase", "okm-tags"] }
      "535.43.28"  = { date = "2024-02-15", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "535.54.03"  = { date = "2023-06-14", source = ["aaron", "changelog", "keylase", "okm-tags", "spack-cuda"] }
      "535.86.05"  = { date = "2023-07-18", source = ["aaron", "changelog", "keylase", "okm-tags"] }
      "535.86.10"  = { date = "2023-07-31", source = ["keylase", "okm-tags", "spack-cuda"] }
      "535.98"     = { date = "2023-08-08", source = ["aaron", "changelog", "keylase", "okm-tags"] }
      "535.104.05" = { date = "2023-08-22", source = ["aaron", "changelog", "keylase", "okm-tags", "spack-cuda"] }
      "535.104.12" = { date = "2023-09-25", source = ["keylase", "okm-tags"] }
      "535.113.01" = { date = "2023-09-21", source = ["changelog", "keylase", "okm-tags"] }
      "535.129.03" = { date = "2023-10-31", source = ["aaron", "changelog", "keylase", "okm-tags"] }
      "535.146.02" = { date = "2023-12-07", source = ["aaron", "changelog", "keylase", "okm-tags"] }
      "535.154.05" = { date = "2024-01-16", source = ["aaron", "changelog", "keylase", "okm-tags"] }
      "535.161.07" = { date = "2024-02-22", source = ["changelog", "keylase", "okm-tags"] }
      "535.161.08" = { date = "2024-03-18", source = ["keylase", "okm-tags"] }
      "535.171.04" = { date = "2024-03-21", source = ["changelog", "keylase", "okm-tags"] }
      "535.179"    = { date = "2024-05-08", source = ["okm-tags"] }
      "535.183.01" = { date = "2024-06-04", source = ["changelog", "keylase", "okm-tags"] }
      "535.183.06" = { date = "2024-07-09", source = ["keylase", "okm-tags"] }
      "535.216.01" = { date = "2024-10-22", source = ["changelog", "keylase", "okm-tags"] }
      "535.216.03" = { date = "2024-11-19", source = ["okm-tags"] }
      "535.230.02" = { date = "2025-01-16", source = ["changelog", "keylase", "okm-tags"] }
      "535.247.01" = { date = "2025-04-17", source = ["changelog", "keylase", "okm-tags"] }
      "535.261.03" = { date = "2025-07-17", source = ["eol-data", "okm-tags"] }
      "535.274.02" = { date = "2025-09-30", source = ["eol-data", "keylase", "okm-tags"] }
      "535.288.01" = { date = "2026-01-13", source = ["eol-data", "keylase", "okm-tags"] }
      "535.309.01" = { date = "2026-04-28", source = ["eol-data"] }
    }
  }
}

driver_branch "545" {
  like    = "555"
  without = ["version.555.42.02", "version.555.42.06", "version.555.52.04", "version.555.58", "version.555.58.02"]
  cuda    = "12.3"
  version {
    rows = {
      "545.23.06" = { date = "2023-10-17", source = ["aaron", "changelog", "keylase", "okm-tags", "spack-cuda"] }
      "545.23.08" = { date = "2023-11-17", source = ["keylase", "okm-tags", "spack-cuda"] }
      "545.29.02" = { date = "2023-10-31", source = ["aaron", "changelog", "keylase", "okm-tags"] }
      "545.29.03" = { date = "2023-10-31", source = ["okm-tags"] }
      "545.29.06" = { date = "2023-11-21", source = ["aaron", "keylase", "okm-tags"] }
    }
  }
}

driver_branch "550" {
  type               = "production"
  status             = "ended"
  cuda               = "12.4"
  architectures      = ["maxwell", "pascal", "volta", "turing", "ampere", "ada", "hopper"]
  open_kernel_module = "optional on x86, required on Grace Hopper"
  windows_latest     = "553.74"
  source             = ["aaron", "eol-drivers", "nv-dc-580", "sgj", "spack-cuda"]
  cell_source = {
    architectures  = ["sgj"]
    cuda           = ["spack-cuda"]
    end_of_support = ["nv-dc-580"]
    type           = ["eol-drivers", "aaron"]
  }
  notes = ["ended before August 2025"]
  version {
    source = ["okm-tags"]
    rows = {
      "550.40.07"  = { date = "2024-01-24", source = ["aaron", "changelog", "keylase", "okm-tags"] }
      "550.40.53"  = { date = "2024-02-28", kind = "vulkan-developer-beta" }
      "550.40.55"  = { date = "2024-03-07", kind = "vulkan-developer-beta" }
      "550.40.59"  = { date = "2024-04-01", kind = "vulkan-developer-beta" }
      "550.40.61"  = { date = "2024-04-23", kind = "vulkan-developer-beta" }
      "550.40.63"  = { date = "2024-05-31", kind = "vulkan-developer-beta" }
      "550.40.65"  = { date = "2024-06-28", kind = "vulkan-developer-beta" }
      "550.40.67"  = { date = "2024-08-06", kind = "vulkan-developer-beta" }
      "550.40.70"  = { date = "2024-08-22", kind = "vulkan-developer-beta" }
      "550.40.71"  = { date = "2024-08-29", kind = "vulkan-developer-beta" }
      "550.40.75"  = { date = "2024-09-25", kind = "vulkan-developer-beta" }
      "550.40.76"  = { date = "2024-10-06", kind = "vulkan-developer-beta" }
      "550.40.79"  = { date = "2024-10-24", kind = "vulkan-developer-beta" }
      "550.40.80"  = { date = "2024-11-20", kind = "vulkan-developer-beta" }
      "550.40.81"  = { date = "2024-11-27", kind = "vulkan-developer-beta" }
      "550.40.82"  = { date = "2024-12-11", kind = "vulkan-developer-beta" }
      "550.40.83"  = { date = "2025-01-24", kind = "vulkan-developer-beta" }
      "550.40.85"  = { date = "2025-02-13", kind = "vulkan-developer-beta" }
      "550.54.14"  = { date = "2024-02-23", source = ["aaron", "changelog", "keylase", "okm-tags", "spack-cuda"] }
      "550.54.15"  = { date = "2024-03-18", source = ["keylase", "okm-tags", "spack-cuda"] }
      "550.67"     = { date = "2024-03-19", source = ["aaron", "changelog", "keylase", "okm-tags"] }
      "550.76"     = { date = "2024-04-16", source = ["aaron", "changelog", "keylase", "okm-tags"] }
      "550.78"     = { date = "2024-04-25", source = ["aaron", "changelog", "keylase", "okm-tags"] }
      "550.90.07"  = { date = "2024-06-04", source = ["aaron", "changelog", "keylase", "okm-tags"] }
      "550.90.12"  = { date = "2024-09-10" }
      "550.100"    = { date = "2024-07-09", source = ["aaron", "changelog", "keylase", "okm-tags"] }
      "550.107.02" = { date = "2024-07-29", source = ["aaron", "changelog", "keylase", "okm-tags"] }
      "550.120"    = { date = "2024-09-19", source = ["aaron", "changelog", "keylase", "okm-tags"] }
      "550.127.05" = { date = "2024-10-22", source = ["aaron", "changelog", "keylase", "okm-tags"] }
      "550.127.08" = { date = "2024-11-19" }
      "550.135"    = { date = "2024-11-19", source = ["aaron", "changelog", "keylase", "okm-tags"] }
      "550.142"    = { date = "2024-12-17", source = ["aaron", "changelog", "keylase", "okm-tags"] }
      "550.144.03" = { date = "2025-01-16", source = ["aaron", "okm-tags"] }
      "550.163.01" = { date = "2025-04-17", source = ["eol-data", "keylase", "okm-tags"] }
    }
  }
  other "end_of_support" {
    value  = "2025-04-17"
    why    = "NVIDIA's documents count it as ended, and give no date"
    source = ["eol-drivers"]
  }
}

driver_branch "555" {
  type               = "new-feature"
  status             = "ended"
  cuda               = "12.5"
  architectures      = ["maxwell", "pascal", "volta", "turing", "ampere", "ada", "hopper"]
  open_kernel_module = "optional"
  source             = ["aaron", "eol-drivers", "nv-dc-580", "okm-tags", "spack-cuda"]
  cell_source = {
    architectures  = ["okm-tags"]
    cuda           = ["spack-cuda"]
    end_of_support = ["nv-dc-580"]
    type           = ["eol-drivers", "aaron"]
  }
  notes = ["ended"]
  version {
    rows = {
      "555.42.02" = { date = "2024-05-21", source = ["aaron", "keylase", "okm-tags", "spack-cuda"] }
      "555.42.06" = { date = "2024-07-10", source = ["okm-tags", "spack-cuda"] }
      "555.52.04" = { date = "2024-06-05", source = ["aaron", "okm-tags"] }
      "555.58"    = { date = "2024-06-27", source = ["aaron", "keylase", "okm-tags"] }
      "555.58.02" = { date = "2024-07-01", source = ["aaron", "keylase", "okm-tags"] }
    }
  }
}

driver_branch "560" {
  type               = "new-feature"
  status             = "ended"
  cuda               = "12.6"
  architectures      = ["maxwell", "pascal", "volta", "turing", "ampere", "ada", "hopper"]
  open_kernel_module = "default on Turing and newer"
  windows_latest     = "560.94"
  source             = ["aaron", "nv-dc-580", "okm-tags", "spack-cuda"]
  cell_source = {
    architectures  = ["okm-tags"]
    cuda           = ["spack-cuda"]
    end_of_support = ["nv-dc-580"]
    type           = ["aaron"]
  }
  notes = ["ended"]
  version {
    rows = {
      "560.28.03" = { date = "2024-07-19", source = ["aaron", "keylase", "okm-tags", "spack-cuda"] }
      "560.31.02" = { date = "2024-07-31", source = ["aaron", "okm-tags"] }
      "560.35.03" = { date = "2024-08-19", source = ["aaron", "eol-data", "keylase", "okm-tags", "spack-cuda"] }
      "560.35.05" = { source = ["keylase", "spack-cuda"] }
    }
  }
  other "end_of_support" {
    value  = "typed as production there, 2025-08-22"
    why    = "NVIDIA's documents count it as ended, and give no date"
    source = ["eol-drivers"]
  }
}

driver_branch "565" {
  type               = "new-feature"
  status             = "ended"
  cuda               = "12.7"
  architectures      = ["maxwell", "pascal", "volta", "turing", "ampere", "ada", "hopper"]
  open_kernel_module = "default on Turing and newer"
  windows_latest     = "566.03"
  source             = ["aaron", "nv-dc-580", "okm-tags", "smi-565"]
  cell_source        = { architectures = ["okm-tags"], cuda = ["smi-565"], end_of_support = ["nv-dc-580"], type = ["aaron"] }
  notes              = ["ended; prints 12.7 although no 12.7 toolkit was released"]
  version "565.57.01" {
    date   = "2024-10-22"
    source = ["aaron", "eol-data", "keylase", "okm-tags"]
  }
  version "565.77" {
    date   = "2024-12-05"
    source = ["aaron", "keylase", "okm-tags"]
  }
  other "end_of_support" {
    value  = "typed as production there, 2025-10-01"
    why    = "NVIDIA's documents count it as ended, and give no date"
    source = ["eol-drivers"]
  }
}

driver_branch "570" {
  type               = "production"
  status             = "ended"
  end_of_support     = "2026-02"
  cuda               = "12.8"
  architectures      = ["maxwell", "pascal", "volta", "turing", "ampere", "ada", "hopper", "blackwell"]
  open_kernel_module = "required on Blackwell and Grace Hopper"
  source             = ["aaron", "eol-drivers", "kmod-68", "nv-dc-580", "okm-tags", "spack-cuda"]
  cell_source = {
    architectures  = ["okm-tags"]
    cuda           = ["spack-cuda"]
    end_of_support = ["nv-dc-580", "kmod-68"]
    type           = ["eol-drivers", "aaron"]
  }
  version {
    rows = {
      "570.86.10"  = { source = ["spack-cuda"] }
      "570.86.15"  = { date = "2025-01-27", source = ["keylase", "okm-tags"] }
      "570.86.16"  = { date = "2025-01-30", source = ["aaron", "keylase", "okm-tags"] }
      "570.123.01" = { date = "2025-02-28", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "570.123.06" = { date = "2025-03-14", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "570.123.07" = { date = "2025-03-25", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "570.123.10" = { date = "2025-04-18", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "570.123.11" = { date = "2025-05-02", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "570.123.14" = { date = "2025-05-12", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "570.123.18" = { date = "2025-06-09", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "570.123.19" = { date = "2025-07-02", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "570.124.04" = { date = "2025-02-27", source = ["aaron", "keylase", "okm-tags"] }
      "570.124.06" = { date = "2025-03-03", source = ["keylase", "okm-tags", "spack-cuda"] }
      "570.133.07" = { date = "2025-03-19", source = ["aaron", "keylase", "okm-tags"] }
      "570.133.20" = { date = "2025-04-17", source = ["keylase", "okm-tags"] }
      "570.144"    = { date = "2025-04-27", source = ["aaron", "keylase", "okm-tags"] }
      "570.148.08" = { date = "2025-05-29", source = ["keylase", "okm-tags"] }
      "570.153.02" = { date = "2025-05-19", source = ["aaron", "keylase", "okm-tags"] }
      "570.158.01" = { date = "2025-06-17", source = ["keylase", "okm-tags"] }
      "570.169"    = { date = "2025-06-16", source = ["aaron", "keylase", "okm-tags"] }
      "570.172.08" = { date = "2025-07-17", source = ["eol-data", "keylase", "okm-tags"] }
      "570.181"    = { date = "2025-08-05", source = ["aaron", "okm-tags"] }
      "570.190"    = { date = "2025-09-10", source = ["okm-tags"] }
      "570.195.03" = { date = "2025-09-30", source = ["eol-data", "keylase", "okm-tags"] }
      "570.207"    = { date = "2025-11-20", source = ["okm-tags"] }
      "570.211.01" = { date = "2026-01-13", source = ["eol-data", "keylase", "okm-tags"] }
    }
  }
}

driver_branch "575" {
  type               = "new-feature"
  status             = "ended"
  cuda               = "12.9"
  architectures      = ["maxwell", "pascal", "volta", "turing", "ampere", "ada", "hopper", "blackwell"]
  open_kernel_module = "required on Blackwell and Grace Hopper"
  windows_latest     = "576.57"
  source             = ["aaron", "eol-drivers", "nv-dc-580", "okm-tags", "spack-cuda"]
  cell_source = {
    architectures  = ["okm-tags"]
    cuda           = ["spack-cuda"]
    end_of_support = ["nv-dc-580"]
    type           = ["eol-drivers", "aaron"]
  }
  notes = ["ended before August 2025"]
  version {
    rows = {
      "575.51.02" = { date = "2025-04-17", source = ["aaron", "keylase", "okm-tags"] }
      "575.51.03" = { date = "2025-05-01", source = ["okm-tags", "spack-cuda"] }
      "575.57.08" = { date = "2025-05-29", source = ["aaron", "eol-data", "keylase", "okm-tags", "spack-cuda"] }
      "575.64"    = { date = "2025-06-16", source = ["aaron", "keylase", "okm-tags"] }
      "575.64.03" = { date = "2025-07-01", source = ["keylase", "okm-tags"] }
      "575.64.05" = { date = "2025-07-22", source = ["aaron", "keylase", "okm-tags"] }
    }
  }
  other "end_of_support" {
    value  = "2026-06-03"
    why    = "NVIDIA's documents count it as ended, and give no date"
    source = ["eol-drivers"]
  }
}

driver_branch "580" {
  type               = "LTS"
  status             = "supported"
  supported          = true
  end_of_support     = "2028-06"
  cuda               = "13.0"
  architectures      = ["maxwell", "pascal", "volta", "turing", "ampere", "ada", "hopper", "blackwell"]
  open_kernel_module = "required on Blackwell and Grace Hopper; not possible on Maxwell, Pascal, Volta"
  windows_latest     = "582.78"
  source             = ["nv-dc-615", "nv-matrix", "okm-tags", "spack-cuda"]
  cell_source = {
    architectures  = ["okm-tags", "nv-matrix"]
    cuda           = ["spack-cuda"]
    end_of_support = ["nv-dc-615"]
    type           = ["nv-dc-615"]
  }
  notes = ["last branch for Maxwell, Pascal and Volta; floor for CUDA 13.x"]
  version {
    rows = {
      "580.65.06"  = { date = "2025-08-04", source = ["aaron", "eol-data", "keylase", "okm-tags", "spack-cuda"] }
      "580.76.05"  = { date = "2025-08-12", source = ["aaron", "keylase", "okm-tags"] }
      "580.82.07"  = { date = "2025-09-02", source = ["aaron", "eol-data", "keylase", "okm-tags", "spack-cuda"] }
      "580.82.09"  = { date = "2025-09-09", source = ["aaron", "keylase", "okm-tags"] }
      "580.94.02"  = { date = "2025-10-02", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "580.94.03"  = { date = "2025-10-10", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "580.94.06"  = { date = "2025-10-27", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "580.94.10"  = { date = "2025-11-17", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "580.94.11"  = { date = "2025-11-21", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "580.94.13"  = { date = "2025-12-18", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "580.94.16"  = { date = "2026-01-22", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "580.94.17"  = { date = "2026-01-30", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "580.94.18"  = { date = "2026-02-17", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "580.95.05"  = { date = "2025-09-30", source = ["aaron", "eol-data", "keylase", "okm-tags", "spack-cuda"] }
      "580.105.08" = { date = "2025-11-04", source = ["aaron", "eol-data", "keylase", "okm-tags"] }
      "580.119.02" = { date = "2025-12-11", source = ["aaron", "keylase", "okm-tags"] }
      "580.126.09" = { date = "2026-01-13", source = ["aaron", "eol-data", "keylase", "okm-tags"] }
      "580.126.16" = { date = "2026-02-09", source = ["eol-data", "okm-tags"] }
      "580.126.18" = { date = "2026-02-17", source = ["aaron", "okm-tags"] }
      "580.126.20" = { date = "2026-02-23", source = ["eol-data", "okm-tags"] }
      "580.142"    = { date = "2026-03-10", source = ["aaron", "keylase", "okm-tags"] }
      "580.159.03" = { date = "2026-04-28", source = ["aaron", "eol-data", "keylase"] }
      "580.159.04" = { date = "2026-05-14", source = ["aaron", "eol-data", "keylase"] }
      "580.167.08" = { date = "2026-06-15", source = ["eol-data"] }
      "580.173.02" = { date = "2026-06-29", source = ["eol-data", "keylase"] }
      "580.178.04" = { date = "2026-08-03", source = ["eol-data", "flathub-437", "keylase"] }
    }
  }
  other "end_of_support" {
    value  = "August 2028"
    why    = "NVIDIA's newest edition, for R615, says June 2028; the other two are older"
    source = ["nv-dc-580"]
  }
  other "end_of_support" {
    value  = "2028-08-04"
    why    = "NVIDIA's newest edition, for R615, says June 2028; the other two are older"
    source = ["eol-drivers"]
  }
}

driver_branch "590" {
  type               = "new-feature"
  status             = "ended"
  cuda               = "13.1"
  architectures      = ["turing", "ampere", "ada", "hopper", "blackwell"]
  open_kernel_module = "required on Blackwell and Grace Hopper"
  windows_latest     = "591.59"
  source             = ["aaron", "kmod-68", "nv-dc-615", "smi-590", "spack-cuda"]
  cell_source = {
    architectures  = ["kmod-68", "aaron"]
    cuda           = ["spack-cuda", "smi-590"]
    end_of_support = ["nv-dc-615"]
    type           = ["aaron"]
  }
  inferred = ["status"]
  notes = [
    "absent from the September 2026 support table, so treated as ended; first branch without Maxwell, Pascal, Volta",
  ]
  version {
    rows = {
      "590.44.01" = { date = "2025-12-02", source = ["aaron", "keylase", "okm-tags", "spack-cuda"] }
      "590.48.01" = { date = "2025-12-18", source = ["aaron", "eol-data", "keylase", "okm-tags", "spack-cuda"] }
    }
  }
  other "end_of_support" {
    value  = "2026-12-22 (computed)"
    why    = "NVIDIA's documents count it as ended; the other date is computed"
    source = ["eol-drivers"]
  }
}

driver_branch "595" {
  type               = "production"
  status             = "supported"
  supported          = true
  end_of_support     = "2027-03"
  cuda               = "13.2"
  architectures      = ["turing", "ampere", "ada", "hopper", "blackwell"]
  open_kernel_module = "required on Blackwell and Grace Hopper"
  windows_latest     = "596.86"
  source             = ["public-902", "gpu-operator", "kmod-68", "nv-dc-615", "okm-tags", "spack-cuda"]
  cell_source = {
    architectures  = ["okm-tags", "kmod-68"]
    cuda           = ["spack-cuda"]
    end_of_support = ["nv-dc-615"]
    notes          = ["gpu-operator", "public-902"]
    type           = ["nv-dc-615"]
  }
  notes = [
    "default of the NVIDIA GPU operator in August 2026; 595.99.02 is seen in use from September 2026 but no release date was found",
  ]
  version {
    rows = {
      "595.44.02" = { date = "2026-03-09", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "595.44.03" = { date = "2026-03-13", kind = "vulkan-developer-beta", source = ["okm-tags"] }
      "595.45.04" = { date = "2026-03-05", source = ["aaron", "keylase", "okm-tags", "spack-cuda"] }
      "595.58.03" = { date = "2026-03-24", source = ["aaron", "eol-data", "keylase", "spack-cuda"] }
      "595.71.05" = { date = "2026-04-28", source = ["aaron", "eol-data", "keylase"] }
      "595.80"    = { source = ["keylase"] }
      "595.84"    = { source = ["keylase"] }
      "595.91.07" = { date = "2026-08-03", source = ["eol-data", "keylase"] }
      "595.99.02" = { source = ["public-902"] }
    }
  }
}

driver_branch "610" {
  type               = "new-feature"
  status             = "ended"
  end_of_support     = "2026-08"
  cuda               = "13.3"
  architectures      = ["turing", "ampere", "ada", "hopper", "blackwell"]
  open_kernel_module = "required on Blackwell and Grace Hopper"
  windows_latest     = "610.88"
  source             = ["nv-dc-615", "okm-tags", "smi-610", "spack-cuda"]
  cell_source = {
    architectures  = ["okm-tags"]
    cuda           = ["spack-cuda", "smi-610"]
    end_of_support = ["nv-dc-615"]
    type           = ["nv-dc-615"]
  }
  inferred = ["architectures"]
  notes    = ["nvidia-smi banner changes here, see nvidia_smi_banner"]
  version {
    rows = {
      "610.43.02" = { date = "2026-05-26", source = ["keylase", "negativo17", "spack-cuda"] }
      "610.43.03" = { date = "2026-07-08", source = ["keylase", "negativo17"] }
      "610.57.04" = { date = "2026-08-03", source = ["eol-data", "keylase"] }
    }
  }
}

driver_branch "615" {
  type               = "new-feature"
  status             = "supported (short-lived)"
  supported          = true
  cuda               = "13.4"
  architectures      = ["turing", "ampere", "ada", "hopper", "blackwell", "rubin"]
  open_kernel_module = "required on Blackwell and Grace Hopper; Rubin deduced"
  windows_latest     = "616.92"
  source             = ["aosc", "eol-615", "smi-615", "trtllm-install", "ubuntu-615"]
  cell_source = {
    architectures = ["trtllm-install"]
    cuda          = ["trtllm-install", "smi-615"]
    notes         = ["aosc", "ubuntu-615"]
    type          = ["eol-615"]
  }
  inferred = ["architectures"]
  notes    = ["proprietary flavour still shipped"]
  version "615.71.09" {
    date   = "2026-09-09"
    source = ["flathub-444"]
  }
  other "end_of_support" {
    value  = "2027-09-09 (computed)"
    why    = "too new for a date of NVIDIA's own; the other is computed"
    source = ["eol-615"]
  }
}

driver_floor {
  source   = ["nv-matrix", "uv"]
  inferred = ["windows"]
  rows = {
    "8.0"  = { linux = "375.26", windows = "376.51" }
    "9.0"  = { linux = "384.81", windows = "385.54" }
    "9.1"  = { linux = "390.46", windows = "391.29" }
    "9.2"  = { linux = "396.26", windows = "397.44" }
    "10.0" = { linux = "410.48", windows = "411.31" }
    "10.1" = { linux = "418.39", windows = "418.96" }
    "10.2" = { linux = "440.33", windows = "441.22" }
  }
}

driver_floor "11.x" {
  linux   = "450.80.02"
  windows = "452.39"
  source  = ["uv", "nv-dc-615", "spack-cuda"]
  notes = [
    "oldest driver that runs any minor release of that CUDA major; uv states only 580 for 13.x, 580.65.06 is the first R580 release and the one bundled with 13.0.0; PTX that must be compiled at load time still needs a driver as new as the toolkit",
  ]
  other "linux" {
    value  = "450.36.06 for programs built with 11.0 alone"
    why    = "programs of all 11.x releases run from 450.80.02 on; the older driver serves 11.0 alone"
    source = ["uv", "nv-dc-615", "spack-cuda"]
  }
}

driver_floor "12.x" {
  linux   = "525.60.13"
  windows = "528.33"
  source  = ["uv", "nv-dc-615", "spack-cuda"]
  notes = [
    "oldest driver that runs any minor release of that CUDA major; uv states only 580 for 13.x, 580.65.06 is the first R580 release and the one bundled with 13.0.0; PTX that must be compiled at load time still needs a driver as new as the toolkit",
  ]
  other "windows" {
    value  = "527.41 (cuDNN support matrices)"
    why    = "the driver documents say 528.33, the later of the two; the cuDNN matrices name the driver of the first 12.0 installer"
    source = ["nv-matrix"]
  }
}

driver_floor "13.x" {
  linux   = "580.65.06"
  windows = "580"
  source  = ["uv", "nv-dc-615", "spack-cuda"]
  notes = [
    "oldest driver that runs any minor release of that CUDA major; uv states only 580 for 13.x, 580.65.06 is the first R580 release and the one bundled with 13.0.0; PTX that must be compiled at load time still needs a driver as new as the toolkit",
  ]
}
