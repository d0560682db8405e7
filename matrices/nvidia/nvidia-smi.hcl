# How nvidia-smi words its versions, and how long branches live.

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

source "changelog" {
  title = "NVIDIA_Changelog inside Linux drivers up to 550.163.01"
  date  = "2026-11-20"
  class = "vendor"
}

source "eol" {
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

source "nv-lifecycle" {
  title = "NVIDIA driver lifecycle page: new feature, production (1 year), long term support (3 years)"
  url   = "https://docs.nvidia.com/datacenter/tesla/drivers/driver-lifecycle.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "nv-matrix" {
  title = "NVIDIA CUDA Toolkit, Driver and Architecture matrix"
  url   = "https://docs.nvidia.com/datacenter/tesla/drivers/cuda-toolkit-driver-and-architecture-matrix.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "okm" {
  title = "tags of NVIDIA/open-gpu-kernel-modules, 2022-05-09 to 2026-03-13"
  url   = "https://github.com/NVIDIA/open-gpu-kernel-modules"
  date  = "2026-03-13"
  class = "vendor"
}

source "open-transition" {
  title = "copies of the NVIDIA blog on open kernel modules"
  url   = "https://unixism.net/2024/07/nvidia-transitions-fully-towards-open-source-gpu-kernel-modules"
  date  = "2026-11-20"
  class = "vendor"
}

source "packaged" {
  title = "driver versions still packaged by a Linux distribution: 340.108, 390.157, 418.226.00, 450.248.02, 460.106.00, 470.256.02, 525.147.05, 535.274.02, 550.163.01"
  date  = "2026-11-20"
  class = "measured"
}

source "readme-418" {
  title = "README appendices of drivers 390.157 and 418.226.00"
  date  = "2026-11-20"
  class = "vendor"
}

source "sgj" {
  title = "supported-GPU lists inside drivers 450, 460, 470, 525, 535 and 550"
  date  = "2026-11-20"
  class = "measured"
}

source "smi-390" {
  title = "public nvidia-smi outputs, R390 prints no CUDA version"
  date  = "2026-11-20"
  class = "measured"
}

source "smi-415" {
  title = "public nvidia-smi outputs, 415.13 and 415.27 print 10.0"
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

source "smi-565" {
  title = "public nvidia-smi output, 565.57.01 prints 12.7"
  date  = "2026-11-20"
  class = "measured"
}

source "smi-590" {
  title = "public nvidia-smi output, 590.48.01 prints 13.1"
  date  = "2026-11-20"
  class = "measured"
}

source "smi-610" {
  title = "public nvidia-smi output, 610.57.04 prints KMD Version and CUDA UMD Version 13.3"
  date  = "2026-11-20"
  class = "measured"
}

source "smi-615" {
  title = "public benchmark notes, 615.71.09 prints CUDA UMD Version 13.4"
  date  = "2026-11-20"
  class = "measured"
}

source "smi-615b" {
  title = "public notes: on 615.71.09 the fields Driver Version and CUDA Version are marked deprecated"
  date  = "2026-11-20"
  class = "reported"
}

source "spack-cuda" {
  title = "spack-packages cuda/package.py: driver named in each toolkit installer, CUDA 8.0 to 13.3"
  url   = "https://github.com/spack/spack-packages"
  date  = "2026-11-20"
  class = "reported"
}

source "trtllm-install" {
  title = "public TensorRT-LLM install script: CUDA 13.4.1 goes with 615.71.09; the installer name no longer carries a driver version"
  date  = "2026-11-20"
  class = "vendor"
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

banner "up to 396" {
  driver_field = "Driver Version"
  source       = ["smi-390"]
  inferred     = ["branches"]
}

banner "410 to 595" {
  driver_field = "Driver Version"
  cuda_field   = "CUDA Version"
  source       = ["smi-415", "smi-565", "smi-590"]
}

banner "610 and newer" {
  driver_field = "KMD Version"
  cuda_field   = "CUDA UMD Version"
  source       = ["smi-610", "smi-615", "smi-615b"]
  notes        = ["the old fields may still appear in the detailed report and are marked deprecated there"]
}

guidance "drivers" "lifecycle-new-feature" {
  text   = "new-feature branches live until the next branch, in practice about a quarter"
  source = ["nv-lifecycle"]
}

guidance "drivers" "lifecycle-production" {
  text   = "production branches live 1 year"
  source = ["nv-lifecycle"]
}

guidance "drivers" "lifecycle-lts" {
  text   = "LTS branches live 3 years"
  source = ["nv-lifecycle"]
}

guidance "drivers" "installer-names" {
  text   = "installers from 13.4.1 on no longer name a driver"
  source = ["spack-cuda", "trtllm-install"]
}
