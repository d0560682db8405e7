# What hosts have besides a driver: systems with driver floors of their own, the NVIDIA
# container toolkit, the GPU Operator's driver containers, faults of single drivers, MIG slices and fabric adapters.

source "NVIDIA/cloud-native-docs" {
  title = "NVIDIA/cloud-native-docs at the revision named: the documentation of the GPU Operator and of the container toolkit"
  url   = "https://github.com/NVIDIA/cloud-native-docs"
  date  = "2026-08-21"
  class = "vendor"
}

source "NVIDIA/nvidia-container-toolkit" {
  title = "NVIDIA/nvidia-container-toolkit at the revision named"
  url   = "https://github.com/NVIDIA/nvidia-container-toolkit"
  date  = "2026-08-21"
  class = "vendor"
}

source "mig-guide-620" {
  title = "NVIDIA MIG User Guide 620, Deployment Considerations: oldest drivers by GPU"
  url   = "https://docs.nvidia.com/datacenter/tesla/mig-user-guide/620/deployment-considerations.html"
  date  = "2026-11-24"
  class = "vendor"
}

source "efa-changelog" {
  title = "Amazon EC2 User Guide, Elastic Fabric Adapter release notes"
  url   = "https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/efa-changelog.html"
  date  = "2026-11-24"
  class = "vendor"
}

source "aws/aws-ofi-nccl" {
  title = "aws/aws-ofi-nccl: the notes of the release named"
  url   = "https://github.com/aws/aws-ofi-nccl/releases"
  date  = "2026-11-24"
  class = "vendor"
}

source "amzn/amzn-drivers" {
  title = "amzn/amzn-drivers at the revision named: release notes of the EFA kernel module"
  url   = "https://github.com/amzn/amzn-drivers"
  date  = "2026-11-24"
  class = "vendor"
}

source "driver-guide-620" {
  title = "NVIDIA Driver Installation Guide 620, Kernel Modules: commands by distribution"
  url   = "https://docs.nvidia.com/datacenter/tesla/driver-installation-guide/620/kernel-modules.html"
  date  = "2026-11-24"
  class = "vendor"
}

host_system "hgx-b200" {
  name       = "NVIDIA HGX B200"
  gpu        = "b200"
  min_driver = "570.133.20"
  nvswitch   = true
  source     = ["NVIDIA/cloud-native-docs@52dcb7b8d956:gpu-operator/platform-support.rst"]
}

container_toolkit {
  source = ["NVIDIA/cloud-native-docs@52dcb7b8d956:container-toolkit/release-notes.md"]
  rows = {
    "1.0.0" = { compat = "mounted", inferred = ["compat"] }
    "1.17.4" = {
      compat = "left"
      notes  = ["the feature flag allow-cuda-compat-libs-from-container brings the former way back"]
    }
    "1.17.5" = {
      compat = "runtime"
      source = [
        "NVIDIA/nvidia-container-toolkit@v1.17.8:CHANGELOG.md",
        "NVIDIA/cloud-native-docs@52dcb7b8d956:container-toolkit/release-notes.md",
      ]
    }
    "1.17.7" = { compat = "always" }
  }
}

gpu_operator {
  source = ["NVIDIA/cloud-native-docs@52dcb7b8d956:gpu-operator/release-notes.rst"]
  rows = {
    "24.9.1" = { drivers = ["550.127.08", "535.216.03"], container_toolkit = "1.17.3" }
    "24.9.2" = { default_driver = "550.144.03", drivers = ["570.86.15", "550.144.03"] }
    "25.3.0" = { drivers = ["570.124.06"], container_toolkit = "1.17.5" }
    "25.3.1" = {
      default_driver    = "570.172.08"
      drivers           = ["580.65.06", "570.172.08", "570.148.08", "570.133.20"]
      container_toolkit = "1.17.8"
    }
    "25.3.2" = { default_driver = "570.172.08", drivers = ["580.65.06", "570.172.08", "535.261.03"] }
    "25.3.4" = { default_driver = "580.82.07", drivers = ["580.82.07"] }
    "25.10.0" = {
      default_driver    = "580.95.05"
      drivers           = ["580.95.05", "570.195.03", "535.274.02"]
      container_toolkit = "1.18.0"
    }
    "25.10.1" = { default_driver = "580.105.08", drivers = ["580.105.08"], container_toolkit = "1.18.1" }
    "26.3.0"  = { default_driver = "580.126.20", drivers = ["580.126.20"], container_toolkit = "1.19.0" }
    "26.7.0" = {
      default_driver    = "595.91.07"
      drivers           = ["610.57.04", "595.91.07", "580.173.02", "535.309.01"]
      container_toolkit = "1.20.0"
      source            = ["NVIDIA/cloud-native-docs@52dcb7b8d956:gpu-operator/life-cycle-policy.rst"]
    }
  }
}

driver_hole "mig-beside-whole-gpus" {
  drivers = ["570.124.06", "570.133.20", "570.148.08", "570.158.01"]
  fixed   = "570.172.08"
  mig     = "mixed"
  text    = "GPU pods stay pending on nodes that have MIG slices beside whole GPUs"
  source  = ["NVIDIA/cloud-native-docs@52dcb7b8d956:gpu-operator/release-notes.rst"]
}

driver_hole "rtx-pro-6000-server-mig" {
  drivers = ["575.57.08"]
  mig     = "slices"
  gpus    = ["rtx-pro-6000-blackwell-server-edition"]
  text    = "MIG is not supported"
  source  = ["NVIDIA/cloud-native-docs@52dcb7b8d956:gpu-operator/platform-support.rst"]
}

mig_floor {
  source = ["mig-guide-620"]
  rows = {
    "a100"                   = { min_driver = "450.80.02" }
    "a30"                    = { min_driver = "460.73.01" }
    "h100-family"            = { min_driver = "525.85.12" }
    "h20-family"             = { min_driver = "535.161.07" }
    "h200-family"            = { min_driver = "550.90.07" }
    "b200"                   = { min_driver = "570.133.20" }
    "gb200"                  = { min_driver = "570.133.20" }
    "b300"                   = { min_driver = "580.82.07" }
    "rtx-pro-6000-blackwell" = { min_driver = "575.51.03" }
    "rtx-pro-5000-blackwell" = { min_driver = "575.57.08" }
    "rtx-pro-4500-blackwell" = { min_driver = "575.64" }
  }
}

driver_packages "el8-el9" {
  systems = ["almalinux8", "almalinux9", "amzn2023", "ol8", "ol9", "rhel8", "rhel9", "rocky8", "rocky9"]
  newest  = ["dnf module enable nvidia-driver:open-dkms", "dnf install nvidia-open"]
  branch  = ["dnf module enable nvidia-driver:{branch}-open", "dnf install nvidia-open"]
  source  = ["driver-guide-620"]
  notes   = ["the open kernel modules, for Turing and newer"]
}

driver_packages "el10" {
  systems = ["almalinux10", "ol10", "rhel10", "rocky10"]
  newest  = ["dnf install nvidia-open"]
  branch  = ["dnf versionlock \\*nvidia\\*{branch}\\*", "dnf install nvidia-open"]
  source  = ["driver-guide-620"]
  notes   = ["the open kernel modules, for Turing and newer"]
}

driver_packages "fedora" {
  systems = ["fedora44", "azurelinux4"]
  newest  = ["dnf install nvidia-open"]
  branch  = ["dnf versionlock add \\*nvidia\\*{branch}\\*", "dnf install nvidia-open"]
  source  = ["driver-guide-620"]
  notes   = ["the open kernel modules, for Turing and newer"]
}

efa_installer {
  source = ["efa-changelog"]
  rows = {
    "1.29.0" = { driver = "2.6.0" }
    "1.29.1" = { driver = "2.6.0", inferred = ["driver"] }
    "1.30.0" = { driver = "2.6.0", inferred = ["driver"] }
    "1.31.0" = { released = "2024-03-07", driver = "2.6.0", inferred = ["driver"] }
    "1.32.0" = { released = "2024-04-18", driver = "2.8.0" }
    "1.33.0" = { released = "2024-06-20", driver = "2.10.0" }
    "1.34.0" = { released = "2024-08-06", driver = "2.10.0", inferred = ["driver"] }
    "1.35.0" = { released = "2024-10-14", driver = "2.12.1" }
    "1.36.0" = { released = "2024-11-07", driver = "2.13.0" }
    "1.37.0" = { released = "2024-11-18", driver = "2.13.0", inferred = ["driver"] }
    "1.38.0" = { released = "2025-01-08", driver = "2.13.0", ofi_nccl = "1.13.2", inferred = ["driver"] }
    "1.38.1" = { released = "2025-03-03", driver = "2.13.0", ofi_nccl = "1.13.2", inferred = ["driver", "ofi_nccl"] }
    "1.39.0" = { released = "2025-04-16", driver = "2.15.0", ofi_nccl = "1.14.1" }
    "1.40.0" = { released = "2025-05-02", driver = "2.15.0", ofi_nccl = "1.14.2", inferred = ["driver"] }
    "1.41.0" = { released = "2025-05-16", driver = "2.15.0", ofi_nccl = "1.14.2", inferred = ["driver", "ofi_nccl"] }
    "1.42.0" = { released = "2025-06-06", driver = "2.15.3", ofi_nccl = "1.15.0", nccl_min = "2.17.1" }
    "1.43.0" = { released = "2025-07-25", driver = "2.17.2", ofi_nccl = "1.16.1", nccl_min = "2.17.1" }
    "1.43.1" = {
      released = "2025-07-31"
      driver   = "2.17.2"
      ofi_nccl = "1.16.2"
      nccl_min = "2.17.1"
      inferred = ["driver"]
    }
    "1.43.2" = {
      released = "2025-08-15"
      driver   = "2.17.2"
      ofi_nccl = "1.16.3"
      nccl_min = "2.17.1"
      inferred = ["driver"]
    }
    "1.43.3" = {
      released = "2025-10-01"
      driver   = "2.17.3"
      ofi_nccl = "1.16.3"
      nccl_min = "2.17.1"
      inferred = ["ofi_nccl", "nccl_min"]
    }
    "1.44.0" = {
      released = "2025-10-29"
      driver   = "2.17.3"
      ofi_nccl = "1.17.1"
      nccl_min = "2.17.1"
      inferred = ["driver"]
    }
    "1.45.0" = {
      released = "2025-11-17"
      driver   = "2.17.3"
      ofi_nccl = "1.17.2"
      nccl_min = "2.17.1"
      inferred = ["driver", "nccl_min"]
    }
    "1.45.1" = {
      released = "2025-11-26"
      driver   = "2.17.3"
      ofi_nccl = "1.17.2"
      nccl_min = "2.17.1"
      inferred = ["driver", "ofi_nccl", "nccl_min"]
    }
    "1.46.0" = {
      released = "2025-12-12"
      driver   = "2.17.3"
      ofi_nccl = "1.17.2"
      nccl_min = "2.17.1"
      inferred = ["driver", "ofi_nccl", "nccl_min"]
    }
    "1.47.0" = {
      released = "2026-01-29"
      driver   = "3.0.0"
      ofi_nccl = "1.18.0"
      nccl_min = "2.17.1"
      inferred = ["nccl_min"]
    }
    "1.50.0" = {
      released    = "2026-08-21"
      driver      = "3.3.0"
      ofi_nccl    = "1.21.1"
      nccl_min    = "2.17.1"
      cell_source = { nccl_min = ["aws/aws-ofi-nccl@v1.21.1"] }
      notes       = ["tested with NCCL 2.31.2"]
    }
    "1.51.0" = {
      released = "2026-10-22"
      driver   = "3.3.1"
      ofi_nccl = "1.22.0"
      nccl_min = "2.17.1"
      inferred = ["nccl_min"]
    }
  }
}

# What came to Elastic Fabric Adapters with later software than the first that drives them.

efa_floor {
  source = ["efa-changelog"]
  rows = {
    "nvidia-580" = {
      nvidia_driver = "580"
      driver        = "2.17.3"
      text          = "peer-to-peer access to GPUs (GPUDirect RDMA) with NVIDIA driver 580"
      source        = ["amzn/amzn-drivers@64788ef7c182:kernel/linux/efa/RELEASENOTES.md", "efa-changelog"]
    }
    "p6-b200" = { gpus = ["b200"], ofi_nccl = "1.15.0", text = "support of P6-B200 instances" }
    "p6-b300" = { gpus = ["b300-sxm6-ac"], ofi_nccl = "1.18.0", text = "support of P6-B300 instances" }
  }
}
