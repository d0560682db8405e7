# How nvidia-smi words its versions, and how long branches live.

source "nv-lifecycle" {
  title = "NVIDIA driver lifecycle page: new feature, production (1 year), long term support (3 years)"
  url   = "https://docs.nvidia.com/datacenter/tesla/drivers/driver-lifecycle.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "smi-390" {
  title = "public nvidia-smi outputs, R390 prints no CUDA version"
  date  = "2026-11-20"
  class = "measured"
}

source "smi-615b" {
  title = "public notes: on 615.71.09 the fields Driver Version and CUDA Version are marked deprecated"
  date  = "2026-11-20"
  class = "reported"
}

banner {
  driver_field = "Driver Version"
  rows = {
    "up to 396"  = { source = ["smi-390"], inferred = ["branches"] }
    "410 to 595" = { cuda_field = "CUDA Version", source = ["smi-415", "smi-565", "smi-590"] }
    "610 and newer" = {
      driver_field = "KMD Version"
      cuda_field   = "CUDA UMD Version"
      source       = ["smi-610", "smi-615", "smi-615b"]
      notes        = ["the old fields may still appear in the detailed report and are marked deprecated there"]
    }
  }
}

guidance "drivers" {
  source = ["nv-lifecycle"]
  rows = {
    "lifecycle-new-feature" = {
      text = "new-feature branches live until the next branch, in practice about a quarter"
    }
    "lifecycle-production" = { text = "production branches live 1 year" }
    "lifecycle-lts"        = { text = "LTS branches live 3 years" }
    "installer-names" = {
      text   = "installers from 13.4.1 on no longer name a driver"
      source = ["spack-cuda", "trtllm-install"]
    }
  }
}
