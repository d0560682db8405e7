# CUDA toolkit releases.
#
# CUDA 12.7 was never released; numbering jumps from 12.6 to 12.8.
# min_driver_linux is the release-notes toolkit driver; bundled_driver_linux is what the runfile
#   installs; they differ in a few releases.
# From 13.4 the Linux driver is unbundled: the table gives a branch (R615), not a version.
# sm is what nvcc of that toolkit can target with plain sm_XX; feature targets stand with the
#   architectures.
# Windows minor-compat floor for 12.x: cuDNN matrices say 527.41, older CUDA notes 528.33.

source "archive" {
  title = "NVIDIA CUDA Toolkit Archive page (https://developer.nvidia.com/cuda-toolkit-archive), snapshots Dec 2023, Dec 2025, July 2026"
  url   = "https://developer.nvidia.com/cuda-toolkit-archive"
  date  = "2026-11-20"
  class = "vendor"
}

source "archive2" {
  title = "Public note reproducing the archive list for CUDA 9.0 to 10.2 with months"
  date  = "2026-11-20"
  class = "reported"
}

source "ig134x" {
  title = "Public project notes reading the CUDA 13.4 Update 1 install guide on 2026-09-23: GCC 6 to 16, Clang 7 to 22"
  date  = "2026-09-23"
  class = "reported"
}

source "jimver" {
  title = "Jimver/cuda-toolkit link tables: Linux and Windows installer names with driver versions (commit 3d45d15, 2026-03-29)"
  url   = "https://github.com/Jimver/cuda-toolkit"
  date  = "2026-03-29"
  class = "reported"
}

source "nixnvcc" {
  title = "NixOS/nixpkgs _cuda/db/bootstrap/nvcc.nix: host compiler ranges 11.8 to 12.9 citing the install guides"
  url   = "https://github.com/NixOS/nixpkgs"
  date  = "2026-11-20"
  class = "reported"
}

source "nixredist" {
  title = "NixOS/nixpkgs copy of redistrib_12.9.2.json (nvidia_driver component version)"
  url   = "https://github.com/NixOS/nixpkgs"
  date  = "2026-11-20"
  class = "reported"
}

source "rn132" {
  title = "NVIDIA CUDA Toolkit 13.2 Update 2 release notes, driver table (https://docs.nvidia.com/cuda/archive/13.2.2/, secondary copy)"
  url   = "https://docs.nvidia.com/cuda/archive/13.2.2/"
  date  = "2026-11-20"
  class = "vendor"
}

source "rn133x" {
  title = "Third-party notes quoting the CUDA 13.3 release-notes driver table (13.0 to 13.3.1), mid-2026"
  date  = "2026-11-20"
  class = "reported"
}

source "rn134" {
  title = "NVIDIA CUDA Toolkit 13.4 Update 1 release notes, driver tables (https://docs.nvidia.com/cuda/cuda-toolkit-release-notes/index.html, state of Sept 2026)"
  url   = "https://docs.nvidia.com/cuda/cuda-toolkit-release-notes/index.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "rnpdf" {
  title = "CUDA 13.4 release-notes PDFs dated Sept 2026 (https://docs.nvidia.com/cuda/archive/13.4.1/, .../13.4.2/)"
  url   = "https://docs.nvidia.com/cuda/archive/13.4.1/"
  date  = "2026-11-20"
  class = "vendor"
}

source "spackrun" {
  title = "spack/spack-packages cuda package: runfile names carry the bundled driver version (commit 1e8cf059, 2026-07-01)"
  url   = "https://github.com/spack/spack-packages"
  date  = "2026-07-01"
  class = "reported"
}

cuda "8.0.44" {
  label                 = "8.0 GA1"
  released              = "2016-09"
  status                = "ga"
  min_driver_linux      = "367.48"
  min_driver_windows    = "369.30"
  toolkit_driver_branch = "367"
  sm                    = ["2.0", "2.1", "3.0", "3.2", "3.5", "3.7", "5.0", "5.2", "5.3", "6.0", "6.1", "6.2"]
  gcc_max               = "5"
  platforms             = ["linux-x86_64", "windows-x86_64", "linux-ppc64le", "macos-x86_64"]
  source                = ["rn134", "spackarch"]
  inferred              = ["platforms", "released"]
}

cuda "8.0.61" {
  label                 = "8.0 GA2"
  released              = "2017-02"
  status                = "ga"
  min_driver_linux      = "375.26"
  min_driver_windows    = "376.51"
  bundled_driver_linux  = "375.26"
  toolkit_driver_branch = "375"
  sm                    = ["2.0", "2.1", "3.0", "3.2", "3.5", "3.7", "5.0", "5.2", "5.3", "6.0", "6.1", "6.2"]
  gcc_max               = "5"
  platforms             = ["linux-x86_64", "windows-x86_64", "linux-ppc64le", "macos-x86_64"]
  source                = ["rn134", "spackarch", "spackrun"]
  inferred              = ["platforms", "released"]
}

cuda "9.0.176" {
  label                 = "9.0"
  released              = "2017-09"
  status                = "ga"
  min_driver_linux      = "384.81"
  min_driver_windows    = "385.54"
  bundled_driver_linux  = "384.81"
  toolkit_driver_branch = "384"
  sm                    = ["3.0", "3.2", "3.5", "3.7", "5.0", "5.2", "5.3", "6.0", "6.1", "6.2", "7.0"]
  gcc_max               = "6"
  platforms             = ["linux-x86_64", "windows-x86_64", "linux-ppc64le", "macos-x86_64"]
  source                = ["archive2", "rn134", "spackarch", "spackrun"]
  inferred              = ["platforms"]
}

cuda "9.1.85" {
  label                 = "9.1"
  released              = "2017-12"
  status                = "ga"
  min_driver_linux      = "390.46"
  min_driver_windows    = "391.29"
  bundled_driver_linux  = "387.26"
  toolkit_driver_branch = "390"
  sm                    = ["3.0", "3.2", "3.5", "3.7", "5.0", "5.2", "5.3", "6.0", "6.1", "6.2", "7.0", "7.2"]
  gcc_max               = "6"
  platforms             = ["linux-x86_64", "windows-x86_64", "linux-ppc64le", "macos-x86_64"]
  source                = ["archive2", "rn134", "spackarch", "spackrun"]
  inferred              = ["platforms"]
  notes                 = ["release-notes floor raised to 390.46; runfile carries 387.26"]
}

cuda "9.2.88" {
  label                 = "9.2"
  released              = "2018-05"
  status                = "ga"
  min_driver_linux      = "396.26"
  min_driver_windows    = "397.44"
  bundled_driver_linux  = "396.26"
  toolkit_driver_branch = "396"
  sm                    = ["3.0", "3.2", "3.5", "3.7", "5.0", "5.2", "5.3", "6.0", "6.1", "6.2", "7.0", "7.2"]
  gcc_max               = "7"
  platforms             = ["linux-x86_64", "windows-x86_64", "linux-ppc64le", "macos-x86_64"]
  source                = ["archive2", "rn134", "spackarch", "spackrun"]
  inferred              = ["platforms"]
}

cuda "9.2.148" {
  label                 = "9.2 Update 1"
  released              = "2018-08"
  status                = "ga"
  min_driver_linux      = "396.37"
  min_driver_windows    = "398.26"
  bundled_driver_linux  = "396.37"
  toolkit_driver_branch = "396"
  sm                    = ["3.0", "3.2", "3.5", "3.7", "5.0", "5.2", "5.3", "6.0", "6.1", "6.2", "7.0", "7.2"]
  gcc_max               = "7"
  platforms             = ["linux-x86_64", "windows-x86_64", "linux-ppc64le", "macos-x86_64"]
  source                = ["rn134", "spackarch", "spackrun"]
  inferred              = ["platforms", "released"]
}

cuda {
  status                = "ga"
  min_driver_linux      = "418.39"
  min_driver_windows    = "418.96"
  toolkit_driver_branch = "418"
  sm                    = ["3.0", "3.2", "3.5", "3.7", "5.0", "5.2", "5.3", "6.0", "6.1", "6.2", "7.0", "7.2", "7.5"]
  gcc_max               = "8"
  platforms             = ["linux-x86_64", "windows-x86_64", "linux-ppc64le", "macos-x86_64"]
  source                = ["archive2", "jimver", "rn134", "spackarch", "spackrun"]
  inferred              = ["platforms"]
  rows = {
    "10.0.130" = {
      label                  = "10.0"
      released               = "2018-09"
      min_driver_linux       = "410.48"
      min_driver_windows     = "411.31"
      bundled_driver_linux   = "410.48"
      bundled_driver_windows = "411.31"
      toolkit_driver_branch  = "410"
      gcc_max                = "7"
    }
    "10.1.105" = { label = "10.1", released = "2019-02", source = ["archive2", "rn134", "spackarch"] }
    "10.1.168" = {
      label    = "10.1 Update 1"
      released = "2019-05"
      source   = ["archive2", "rn134", "spackarch"]
      notes    = ["one row in the release notes covers 10.1.105 and its updates"]
    }
    "10.1.243" = {
      without                = ["inferred"]
      label                  = "10.1 Update 2"
      released               = "2019-08"
      bundled_driver_linux   = "418.87.00"
      bundled_driver_windows = "426.00"
      notes                  = ["one row in the release notes covers 10.1.105 and its updates"]
    }
    "10.2.89" = {
      without                = ["inferred"]
      label                  = "10.2"
      released               = "2019-11"
      min_driver_linux       = "440.33"
      min_driver_windows     = "441.22"
      bundled_driver_linux   = "440.33.01"
      bundled_driver_windows = "441.22"
      toolkit_driver_branch  = "440"
    }
  }
}

cuda {
  status                          = "ga"
  min_driver_minor_compat_linux   = "450.80.02"
  min_driver_minor_compat_windows = "452.39"
  sm = [
    "3.5",
    "3.7",
    "5.0",
    "5.2",
    "5.3",
    "6.0",
    "6.1",
    "6.2",
    "7.0",
    "7.2",
    "7.5",
    "8.0",
    "8.6",
  ]
  gcc_min   = "5"
  gcc_max   = "10"
  platforms = ["linux-x86_64", "windows-x86_64", "linux-ppc64le", "linux-sbsa"]
  source    = ["jimver", "minorguide", "rn134", "spackarch", "spackrun"]
  inferred  = ["released"]
  rows = {
    "11.0.1" = {
      label                  = "11.0 RC"
      released               = "2020-06"
      status                 = "release candidate"
      min_driver_linux       = "450.36.06"
      min_driver_windows     = "451.22"
      bundled_driver_linux   = "450.36.06"
      bundled_driver_windows = "451.22"
      toolkit_driver_branch  = "450"
      sm                     = ["3.5", "3.7", "5.0", "5.2", "5.3", "6.0", "6.1", "6.2", "7.0", "7.2", "7.5", "8.0"]
      gcc_max                = "9"
    }
    "11.0.2" = {
      label                  = "11.0 GA"
      released               = "2020-07"
      min_driver_linux       = "450.51.05"
      min_driver_windows     = "451.48"
      bundled_driver_linux   = "450.51.05"
      bundled_driver_windows = "451.48"
      toolkit_driver_branch  = "450"
      sm                     = ["3.5", "3.7", "5.0", "5.2", "5.3", "6.0", "6.1", "6.2", "7.0", "7.2", "7.5", "8.0"]
      gcc_max                = "9"
    }
    "11.0.3" = {
      label                  = "11.0 Update 1"
      released               = "2020-08"
      min_driver_linux       = "450.51.06"
      min_driver_windows     = "451.82"
      bundled_driver_linux   = "450.51.06"
      bundled_driver_windows = "451.82"
      toolkit_driver_branch  = "450"
      sm                     = ["3.5", "3.7", "5.0", "5.2", "5.3", "6.0", "6.1", "6.2", "7.0", "7.2", "7.5", "8.0"]
      gcc_max                = "9"
    }
    "11.1.0" = {
      label                 = "11.1 GA"
      released              = "2020-09"
      min_driver_linux      = "455.23"
      min_driver_windows    = "456.38"
      bundled_driver_linux  = "455.23.05"
      toolkit_driver_branch = "455"
      source                = ["minorguide", "rn134", "spackarch", "spackrun"]
    }
    "11.1.1" = {
      label                  = "11.1 Update 1"
      released               = "2020-10"
      min_driver_linux       = "455.32"
      min_driver_windows     = "456.81"
      bundled_driver_linux   = "455.32.00"
      bundled_driver_windows = "456.81"
      toolkit_driver_branch  = "455"
    }
    "11.2.0" = {
      label                  = "11.2 GA"
      released               = "2020-12"
      min_driver_linux       = "460.27.03"
      min_driver_windows     = "460.82"
      bundled_driver_linux   = "460.27.04"
      bundled_driver_windows = "460.89"
      toolkit_driver_branch  = "460"
      notes                  = ["release notes say 460.27.03, runfile 460.27.04"]
    }
    "11.2.1" = {
      label                  = "11.2 Update 1"
      released               = "2021-02"
      min_driver_linux       = "460.32.03"
      min_driver_windows     = "461.09"
      bundled_driver_linux   = "460.32.03"
      bundled_driver_windows = "461.09"
      toolkit_driver_branch  = "460"
    }
    "11.2.2" = {
      label                  = "11.2 Update 2"
      released               = "2021-03"
      min_driver_linux       = "460.32.03"
      min_driver_windows     = "461.33"
      bundled_driver_linux   = "460.32.03"
      bundled_driver_windows = "461.33"
      toolkit_driver_branch  = "460"
    }
    "11.3.0" = {
      label                  = "11.3 GA"
      released               = "2021-04"
      min_driver_linux       = "465.19.01"
      min_driver_windows     = "465.89"
      bundled_driver_linux   = "465.19.01"
      bundled_driver_windows = "465.89"
      toolkit_driver_branch  = "465"
    }
    "11.3.1" = {
      label                  = "11.3 Update 1"
      released               = "2021-05"
      min_driver_linux       = "465.19.01"
      min_driver_windows     = "465.89"
      bundled_driver_linux   = "465.19.01"
      bundled_driver_windows = "465.89"
      toolkit_driver_branch  = "465"
    }
    "11.4.0" = {
      label                  = "11.4 GA"
      released               = "2021-06"
      min_driver_linux       = "470.42.01"
      min_driver_windows     = "471.11"
      bundled_driver_linux   = "470.42.01"
      bundled_driver_windows = "471.11"
      toolkit_driver_branch  = "470"
      sm = [
        "3.5",
        "3.7",
        "5.0",
        "5.2",
        "5.3",
        "6.0",
        "6.1",
        "6.2",
        "7.0",
        "7.2",
        "7.5",
        "8.0",
        "8.6",
        "8.7",
      ]
    }
  }
}

cuda {
  status                          = "ga"
  min_driver_minor_compat_linux   = "450.80.02"
  min_driver_minor_compat_windows = "452.39"
  sm = [
    "3.5",
    "3.7",
    "5.0",
    "5.2",
    "5.3",
    "6.0",
    "6.1",
    "6.2",
    "7.0",
    "7.2",
    "7.5",
    "8.0",
    "8.6",
    "8.7",
  ]
  gcc_min   = "6"
  gcc_max   = "11"
  platforms = ["linux-x86_64", "windows-x86_64", "linux-ppc64le", "linux-sbsa"]
  source    = ["archive", "jimver", "minorguide", "rn134", "spackarch", "spackrun"]
  rows = {
    "11.4.1" = {
      label                  = "11.4 Update 1"
      released               = "2021-08"
      min_driver_linux       = "470.57.02"
      min_driver_windows     = "471.41"
      bundled_driver_linux   = "470.57.02"
      bundled_driver_windows = "471.41"
      toolkit_driver_branch  = "470"
      source                 = ["jimver", "minorguide", "rn134", "spackarch", "spackrun"]
      inferred               = ["released"]
    }
    "11.4.2" = {
      label                  = "11.4 Update 2"
      released               = "2021-09"
      min_driver_linux       = "470.57.02"
      min_driver_windows     = "471.41"
      bundled_driver_linux   = "470.57.02"
      bundled_driver_windows = "471.41"
      toolkit_driver_branch  = "470"
    }
    "11.4.3" = {
      label                  = "11.4 Update 3"
      released               = "2021-11"
      min_driver_linux       = "470.82.01"
      min_driver_windows     = "472.50"
      bundled_driver_linux   = "470.82.01"
      bundled_driver_windows = "472.50"
      toolkit_driver_branch  = "470"
    }
    "11.4.4" = {
      label                  = "11.4 Update 4"
      released               = "2022-02"
      min_driver_linux       = "470.82.01"
      min_driver_windows     = "472.50"
      bundled_driver_linux   = "470.82.01"
      bundled_driver_windows = "472.50"
      toolkit_driver_branch  = "470"
    }
    "11.5.0" = {
      label                  = "11.5 GA"
      released               = "2021-10"
      min_driver_linux       = "495.29.05"
      min_driver_windows     = "496.04"
      bundled_driver_linux   = "495.29.05"
      bundled_driver_windows = "496.13"
      toolkit_driver_branch  = "495"
      notes                  = ["Windows floor 496.04 in the notes, installer carries 496.13"]
    }
    "11.5.1" = {
      label                  = "11.5 Update 1"
      released               = "2021-11"
      min_driver_linux       = "495.29.05"
      min_driver_windows     = "496.13"
      bundled_driver_linux   = "495.29.05"
      bundled_driver_windows = "496.13"
      toolkit_driver_branch  = "495"
    }
    "11.5.2" = {
      label                  = "11.5 Update 2"
      released               = "2022-02"
      min_driver_linux       = "495.29.05"
      min_driver_windows     = "496.13"
      bundled_driver_linux   = "495.29.05"
      bundled_driver_windows = "496.13"
      toolkit_driver_branch  = "495"
    }
    "11.6.0" = {
      label                  = "11.6 GA"
      released               = "2022-01"
      min_driver_linux       = "510.39.01"
      min_driver_windows     = "511.23"
      bundled_driver_linux   = "510.39.01"
      bundled_driver_windows = "511.23"
      toolkit_driver_branch  = "510"
    }
    "11.6.1" = {
      label                  = "11.6 Update 1"
      released               = "2022-02"
      min_driver_linux       = "510.47.03"
      min_driver_windows     = "511.65"
      bundled_driver_linux   = "510.47.03"
      bundled_driver_windows = "511.65"
      toolkit_driver_branch  = "510"
    }
    "11.6.2" = {
      label                  = "11.6 Update 2"
      released               = "2022-03"
      min_driver_linux       = "510.47.03"
      min_driver_windows     = "511.65"
      bundled_driver_linux   = "510.47.03"
      bundled_driver_windows = "511.65"
      toolkit_driver_branch  = "510"
    }
    "11.7.0" = {
      label                  = "11.7 GA"
      released               = "2022-05"
      min_driver_linux       = "515.43.04"
      min_driver_windows     = "516.01"
      bundled_driver_linux   = "515.43.04"
      bundled_driver_windows = "516.01"
      toolkit_driver_branch  = "515"
    }
    "11.7.1" = {
      label                  = "11.7 Update 1"
      released               = "2022-08"
      min_driver_linux       = "515.48.07"
      min_driver_windows     = "516.31"
      bundled_driver_linux   = "515.65.01"
      bundled_driver_windows = "516.94"
      toolkit_driver_branch  = "515"
      notes                  = ["release-notes floor 515.48.07, runfile 515.65.01"]
    }
    "11.8.0" = {
      label                  = "11.8 GA"
      released               = "2022-10"
      min_driver_linux       = "520.61.05"
      min_driver_windows     = "520.06"
      bundled_driver_linux   = "520.61.05"
      bundled_driver_windows = "522.06"
      toolkit_driver_branch  = "520"
      sm = [
        "3.5",
        "3.7",
        "5.0",
        "5.2",
        "5.3",
        "6.0",
        "6.1",
        "6.2",
        "7.0",
        "7.2",
        "7.5",
        "8.0",
        "8.6",
        "8.7",
        "8.9",
        "9.0",
      ]
      clang_max = "14"
      source    = ["archive", "jimver", "minorguide", "nixnvcc", "rn134", "spackarch", "spackrun"]
      notes     = ["Windows floor 520.06 in the notes, installer carries 522.06"]
    }
  }
}

cuda {
  status                          = "ga"
  min_driver_minor_compat_linux   = "525.60.13"
  min_driver_minor_compat_windows = "527.41"
  sm = [
    "5.0",
    "5.2",
    "5.3",
    "6.0",
    "6.1",
    "6.2",
    "7.0",
    "7.2",
    "7.5",
    "8.0",
    "8.6",
    "8.7",
    "8.9",
    "9.0",
  ]
  gcc_min   = "6"
  gcc_max   = "12"
  clang_max = "16"
  platforms = ["linux-x86_64", "windows-x86_64", "linux-ppc64le", "linux-sbsa"]
  source    = ["archive", "jimver", "minorguide", "nixnvcc", "rn134", "spackarch", "spackrun"]
  rows = {
    "12.0.0" = {
      label                  = "12.0 GA"
      released               = "2022-12"
      min_driver_linux       = "525.60.13"
      min_driver_windows     = "527.41"
      bundled_driver_linux   = "525.60.13"
      bundled_driver_windows = "527.41"
      toolkit_driver_branch  = "525"
      clang_max              = "14"
    }
    "12.0.1" = {
      label                  = "12.0 Update 1"
      released               = "2023-01"
      min_driver_linux       = "525.85.12"
      min_driver_windows     = "528.33"
      bundled_driver_linux   = "525.85.12"
      bundled_driver_windows = "528.33"
      toolkit_driver_branch  = "525"
      clang_max              = "14"
    }
    "12.1.0" = {
      label                  = "12.1 GA"
      released               = "2023-02"
      min_driver_linux       = "530.30.02"
      min_driver_windows     = "531.14"
      bundled_driver_linux   = "530.30.02"
      bundled_driver_windows = "531.14"
      toolkit_driver_branch  = "530"
      clang_max              = "15"
    }
    "12.1.1" = {
      label                  = "12.1 Update 1"
      released               = "2023-04"
      min_driver_linux       = "530.30.02"
      min_driver_windows     = "531.14"
      bundled_driver_linux   = "530.30.02"
      bundled_driver_windows = "531.14"
      toolkit_driver_branch  = "530"
      clang_max              = "15"
    }
    "12.2.0" = {
      label                  = "12.2 GA"
      released               = "2023-06"
      min_driver_linux       = "535.54.03"
      min_driver_windows     = "536.25"
      bundled_driver_linux   = "535.54.03"
      bundled_driver_windows = "536.25"
      toolkit_driver_branch  = "535"
    }
    "12.2.1" = {
      label                  = "12.2 Update 1"
      released               = "2023-07"
      min_driver_linux       = "535.86.09"
      min_driver_windows     = "536.67"
      bundled_driver_linux   = "535.86.10"
      bundled_driver_windows = "536.67"
      toolkit_driver_branch  = "535"
      notes                  = ["release notes say 535.86.09, runfile 535.86.10"]
    }
    "12.2.2" = {
      label                  = "12.2 Update 2"
      released               = "2023-08"
      min_driver_linux       = "535.104.05"
      min_driver_windows     = "537.13"
      bundled_driver_linux   = "535.104.05"
      bundled_driver_windows = "537.13"
      toolkit_driver_branch  = "535"
    }
    "12.3.0" = {
      label                  = "12.3 GA"
      released               = "2023-10"
      min_driver_linux       = "545.23.06"
      min_driver_windows     = "545.84"
      bundled_driver_linux   = "545.23.06"
      bundled_driver_windows = "545.84"
      toolkit_driver_branch  = "545"
    }
    "12.3.1" = {
      label                  = "12.3 Update 1"
      released               = "2023-11"
      min_driver_linux       = "545.23.08"
      min_driver_windows     = "546.12"
      bundled_driver_linux   = "545.23.08"
      bundled_driver_windows = "546.12"
      toolkit_driver_branch  = "545"
    }
    "12.3.2" = {
      label                  = "12.3 Update 2"
      released               = "2024-01"
      min_driver_linux       = "545.23.08"
      min_driver_windows     = "546.12"
      bundled_driver_linux   = "545.23.08"
      bundled_driver_windows = "546.12"
      toolkit_driver_branch  = "545"
      inferred               = ["min_driver_linux", "min_driver_windows"]
    }
    "12.4.0" = {
      label                  = "12.4 GA"
      released               = "2024-03"
      min_driver_linux       = "550.54.14"
      min_driver_windows     = "551.61"
      bundled_driver_linux   = "550.54.14"
      bundled_driver_windows = "551.61"
      toolkit_driver_branch  = "550"
      gcc_max                = "13"
      clang_max              = "17"
    }
  }
}

cuda {
  status                          = "ga"
  min_driver_minor_compat_linux   = "525.60.13"
  min_driver_minor_compat_windows = "527.41"
  toolkit_driver_branch           = "560"
  sm = [
    "5.0",
    "5.2",
    "5.3",
    "6.0",
    "6.1",
    "6.2",
    "7.0",
    "7.2",
    "7.5",
    "8.0",
    "8.6",
    "8.7",
    "8.9",
    "9.0",
  ]
  gcc_min   = "6"
  gcc_max   = "13"
  clang_max = "18"
  platforms = ["linux-x86_64", "windows-x86_64", "linux-sbsa"]
  source    = ["archive", "jimver", "minorguide", "nixnvcc", "rn134", "spackarch", "spackrun"]
  rows = {
    "12.4.1" = {
      label                  = "12.4 Update 1"
      released               = "2024-04"
      min_driver_linux       = "550.54.15"
      min_driver_windows     = "551.78"
      bundled_driver_linux   = "550.54.15"
      bundled_driver_windows = "551.78"
      toolkit_driver_branch  = "550"
      clang_max              = "17"
      platforms              = ["linux-x86_64", "windows-x86_64", "linux-ppc64le", "linux-sbsa"]
    }
    "12.5.0" = {
      label                  = "12.5 GA"
      released               = "2024-05"
      min_driver_linux       = "555.42.02"
      min_driver_windows     = "555.85"
      bundled_driver_linux   = "555.42.02"
      bundled_driver_windows = "555.85"
      toolkit_driver_branch  = "555"
      clang_max              = "17"
    }
    "12.5.1" = {
      label                  = "12.5 Update 1"
      released               = "2024-07"
      min_driver_linux       = "555.42.06"
      min_driver_windows     = "555.85"
      bundled_driver_linux   = "555.42.06"
      bundled_driver_windows = "555.85"
      toolkit_driver_branch  = "555"
      clang_max              = "17"
    }
    "12.6.0" = {
      label                  = "12.6 GA"
      released               = "2024-08"
      min_driver_linux       = "560.28.03"
      min_driver_windows     = "560.76"
      bundled_driver_linux   = "560.28.03"
      bundled_driver_windows = "560.76"
    }
    "12.6.1" = {
      label                  = "12.6 Update 1"
      released               = "2024-08"
      min_driver_linux       = "560.35.03"
      min_driver_windows     = "560.94"
      bundled_driver_linux   = "560.35.03"
      bundled_driver_windows = "560.94"
    }
    "12.6.2" = {
      label                  = "12.6 Update 2"
      released               = "2024-10"
      min_driver_linux       = "560.35.03"
      min_driver_windows     = "560.94"
      bundled_driver_linux   = "560.35.03"
      bundled_driver_windows = "560.94"
    }
    "12.6.3" = {
      label                  = "12.6 Update 3"
      released               = "2024-11"
      min_driver_linux       = "560.35.05"
      min_driver_windows     = "561.17"
      bundled_driver_linux   = "560.35.05"
      bundled_driver_windows = "561.17"
    }
  }
}

cuda {
  status                          = "ga"
  min_driver_minor_compat_linux   = "525.60.13"
  min_driver_minor_compat_windows = "527.41"
  toolkit_driver_branch           = "570"
  sm = [
    "5.0",
    "5.2",
    "5.3",
    "6.0",
    "6.1",
    "6.2",
    "7.0",
    "7.2",
    "7.5",
    "8.0",
    "8.6",
    "8.7",
    "8.9",
    "9.0",
    "10.0",
    "10.1",
    "12.0",
  ]
  gcc_min   = "6"
  gcc_max   = "14"
  clang_max = "19"
  platforms = ["linux-x86_64", "windows-x86_64", "linux-sbsa"]
  source    = ["archive", "jimver", "minorguide", "nixnvcc", "rn134", "spackarch", "spackrun"]
  rows = {
    "12.8.0" = {
      label                  = "12.8 GA"
      released               = "2025-01"
      min_driver_linux       = "570.26"
      min_driver_windows     = "570.65"
      bundled_driver_linux   = "570.86.10"
      bundled_driver_windows = "571.96"
      notes                  = ["release-notes floor (570.26) is below the driver bundled in the runfile (570.86.10)"]
    }
    "12.8.1" = {
      label                  = "12.8 Update 1"
      released               = "2025-03"
      min_driver_linux       = "570.124.06"
      min_driver_windows     = "572.61"
      bundled_driver_linux   = "570.124.06"
      bundled_driver_windows = "572.61"
    }
    "12.8.2" = {
      label    = "12.8 Update 2"
      source   = ["minorguide", "nixnvcc", "spackarch"]
      inferred = ["toolkit_driver_branch"]
      notes = [
        "patch release seen as redistrib manifest and container tag; no row of its own in the driver tables seen",
      ]
    }
  }
}

cuda {
  status                          = "ga"
  min_driver_linux                = "575.57.08"
  min_driver_minor_compat_linux   = "525.60.13"
  min_driver_minor_compat_windows = "527.41"
  bundled_driver_linux            = "575.57.08"
  toolkit_driver_branch           = "575"
  sm = [
    "5.0",
    "5.2",
    "5.3",
    "6.0",
    "6.1",
    "6.2",
    "7.0",
    "7.2",
    "7.5",
    "8.0",
    "8.6",
    "8.7",
    "8.9",
    "9.0",
    "10.0",
    "10.1",
    "10.3",
    "12.0",
    "12.1",
  ]
  gcc_min   = "6"
  gcc_max   = "14"
  clang_max = "19"
  platforms = ["linux-x86_64", "windows-x86_64", "linux-sbsa"]
  source    = ["archive", "jimver", "minorguide", "nixnvcc", "rn134", "spackarch", "spackrun"]
  rows = {
    "12.9.0" = {
      label                  = "12.9 GA"
      released               = "2025-05"
      min_driver_linux       = "575.51.03"
      min_driver_windows     = "576.02"
      bundled_driver_linux   = "575.51.03"
      bundled_driver_windows = "576.02"
    }
    "12.9.1" = {
      label                  = "12.9 Update 1"
      released               = "2025-06"
      min_driver_windows     = "576.57"
      bundled_driver_windows = "576.57"
    }
    "12.9.2" = {
      label  = "12.9 Update 2"
      source = ["minorguide", "nixnvcc", "nixredist", "spackarch"]
      notes  = ["minimum taken from the driver component of the redistrib manifest"]
    }
  }
}

cuda {
  status                        = "ga"
  min_driver_minor_compat_linux = "580.65.06"
  toolkit_driver_branch         = "580"
  sm                            = ["7.5", "8.0", "8.6", "8.7", "8.9", "9.0", "10.0", "10.3", "11.0", "12.0", "12.1"]
  gcc_min                       = "6"
  gcc_max                       = "15"
  clang_max                     = "20"
  platforms                     = ["linux-x86_64", "windows-x86_64", "linux-sbsa"]
  source                        = ["archive", "minorguide", "rn132", "spackarch", "spackrun"]
  rows = {
    "13.0.0" = {
      label                = "13.0 GA"
      released             = "2025-08"
      min_driver_linux     = "580.65.06"
      bundled_driver_linux = "580.65.06"
    }
    "13.0.1" = {
      label                = "13.0 Update 1"
      released             = "2025-09"
      min_driver_linux     = "580.82.07"
      bundled_driver_linux = "580.82.07"
    }
    "13.0.2" = {
      label                = "13.0 Update 2"
      released             = "2025-10"
      min_driver_linux     = "580.95.05"
      bundled_driver_linux = "580.95.05"
    }
    "13.0.3" = {
      label  = "13.0 Update 3"
      source = ["minorguide", "spackarch"]
      notes = [
        "patch release seen as redistrib manifest and container tag; no row of its own in the driver tables seen",
      ]
    }
  }
}

cuda {
  status                        = "ga"
  min_driver_minor_compat_linux = "580.65.06"
  sm                            = ["7.5", "8.0", "8.6", "8.7", "8.9", "9.0", "10.0", "10.3", "11.0", "12.0", "12.1"]
  gcc_min                       = "6"
  gcc_max                       = "15"
  clang_max                     = "21"
  platforms                     = ["linux-x86_64", "windows-x86_64", "linux-sbsa"]
  inferred                      = ["gcc_max"]
  notes = [
    "one 13.x install-guide snapshot still lists GCC 6 to 14; the compiler version check follows spack (15)",
    "the windows toolkit brings no driver",
  ]
  rows = {
    "13.1.0" = {
      label                 = "13.1 GA"
      released              = "2025-12"
      min_driver_linux      = "590.44.01"
      bundled_driver_linux  = "590.44.01"
      toolkit_driver_branch = "590"
      source                = ["archive", "minorguide", "rn132", "spackarch", "spackrun"]
    }
    "13.1.1" = {
      label                 = "13.1 Update 1"
      released              = "2026-01"
      min_driver_linux      = "590.48.01"
      bundled_driver_linux  = "590.48.01"
      toolkit_driver_branch = "590"
      source                = ["minorguide", "rn132", "spackarch", "spackrun"]
      inferred              = ["gcc_max", "released"]
    }
    "13.1.2" = {
      label                 = "13.1 Update 2"
      released              = "2026-04"
      min_driver_linux      = "590.48.01"
      bundled_driver_linux  = "590.48.01"
      toolkit_driver_branch = "590"
      source                = ["archive", "minorguide", "spackarch", "spackrun"]
    }
    "13.2.0" = {
      label                 = "13.2 GA"
      released              = "2026-03"
      min_driver_linux      = "595.45.04"
      bundled_driver_linux  = "595.45.04"
      toolkit_driver_branch = "595"
      source                = ["archive", "minorguide", "rn132", "spackarch", "spackrun"]
    }
    "13.2.1" = {
      label                 = "13.2 Update 1"
      released              = "2026-04"
      min_driver_linux      = "595.58.03"
      bundled_driver_linux  = "595.58.03"
      toolkit_driver_branch = "595"
      source                = ["archive", "minorguide", "rn132", "spackarch", "spackrun"]
    }
    "13.2.2" = {
      label                 = "13.2 Update 2"
      released              = "2026-07"
      min_driver_linux      = "595.71.05"
      toolkit_driver_branch = "595"
      source                = ["archive", "minorguide", "rn132", "spackarch"]
    }
    "13.3.0" = {
      label                 = "13.3 GA"
      released              = "2026-05"
      min_driver_linux      = "610.43.02"
      bundled_driver_linux  = "610.43.02"
      toolkit_driver_branch = "610"
      source                = ["archive", "minorguide", "rn133x", "spackarch", "spackrun"]
    }
    "13.3.1" = {
      label                 = "13.3 Update 1"
      released              = "2026-06"
      min_driver_linux      = "610.43.02"
      toolkit_driver_branch = "610"
      source                = ["archive", "minorguide", "rn133x", "spackarch"]
    }
  }
}

cuda {
  released                      = "2026-09"
  status                        = "ga"
  min_driver_linux              = "615"
  min_driver_minor_compat_linux = "580.65.06"
  toolkit_driver_branch         = "615"
  sm = [
    "7.5",
    "8.0",
    "8.6",
    "8.7",
    "8.9",
    "9.0",
    "10.0",
    "10.3",
    "10.7",
    "11.0",
    "12.0",
    "12.1",
  ]
  gcc_min   = "6"
  gcc_max   = "16"
  clang_max = "22"
  platforms = ["linux-x86_64", "windows-x86_64", "linux-sbsa", "windows-arm64"]
  source    = ["ig134x", "minorguide", "rn134", "rnpdf", "spackarch"]
  rows = {
    "13.4.0" = {
      label    = "13.4 Developer Preview"
      released = "2026-07"
      status   = "developer preview"
      source   = ["archive", "ig134x", "minorguide", "rn134", "spackarch"]
      notes = [
        "one secondary source gives R616 (>=616.00) for the preview, the GA notes give R615",
        "the linux toolkit brings no driver",
        "the windows toolkit brings no driver",
      ]
    }
    "13.4.1" = {
      label = "13.4 GA"
      notes = [
        "the third number is a build number: 13.4.1 is the GA and replaces the 13.4.0 preview",
        "the linux toolkit brings no driver",
        "the windows toolkit brings no driver",
      ]
    }
    "13.4.2" = {
      label = "13.4 Update 1"
      notes = ["the linux toolkit brings no driver", "the windows toolkit brings no driver"]
    }
  }
}
