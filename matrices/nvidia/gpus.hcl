# NVIDIA boards and the names that stand for several of them.
#
# first_driver: first Linux driver whose own list or changelog names the board; an upper bound on the
#   true minimum
# inferred: fields that are deduced rather than stated by a source; compute_capability is deduced from
#   the chip code name when no page names the board
# last_driver_branch: absent: still supported in R615
# memory_gib: nominal board memory per GPU in GiB; the amount nvidia-smi prints is a few percent
#   lower; a list means several variants share the name
# name: text printed by nvidia-smi in the newest driver that supports the board; drivers before R470
#   print it without the leading NVIDIA on boards that now have it
# pci_ids: PCI device ids under vendor 10DE; not unique, see pci_subsystem_ids (DEVICE:SUBSYSTEM)
#   where the name depends on the subsystem

source "gpu-admin-tools" {
  title = "NVIDIA/gpu-admin-tools gpu/devid_names.py: names of GPUs by device id"
  url   = "https://github.com/NVIDIA/gpu-admin-tools"
  date  = "2026-11-29"
  class = "vendor"
}

source "grid-kepler" {
  title = "LibreELEC pull request 1486: drivers after R367 do not serve the GRID boards of Kepler"
  url   = "https://github.com/LibreELEC/LibreELEC.tv/pull/1486"
  date  = "2026-11-29"
  class = "reported"
}

source "arm-grace" {
  title = "NVIDIA Parabricks, NVIDIA Arm CPU Platforms: systems with the Grace CPU, and GB10 in DGX Spark"
  url   = "https://docs.nvidia.com/clara/parabricks/get-started/nvidia-arm-cpu-platforms.md"
  date  = "2026-11-29"
  class = "vendor"
}

source "aws-g5g" {
  title = "AWS Deep Learning AMI developer guide, selecting an instance type: G5g is a GPU instance with an Arm-based CPU"
  url   = "https://github.com/laventura/aws-deep-learning-amis/blob/master/doc_source/instance-select.md"
  date  = "2026-11-29"
  class = "reported"
}

source "attestation-sdk-30" {
  title = "NVIDIA/attestation-sdk issue 30: Rubin general availability expected in the weeks after 2026-07-29"
  url   = "https://github.com/NVIDIA/attestation-sdk/issues/30"
  date  = "2026-07-29"
  class = "reported"
}

source "chip-cc" {
  title = "the compute capability of a chip is that of all its boards; derived from wiki rows that give both, and from NVIDIA pages"
  date  = "2026-11-20"
  class = "inferred"
}

source "eks-555" {
  title = "awslabs/amazon-eks-ami device list taken from driver 555.42.02"
  url   = "https://github.com/awslabs/amazon-eks-ami"
  date  = "2026-11-20"
  class = "measured"
}

source "eks-560" {
  title = "awslabs/amazon-eks-ami device list taken from driver 560.31.02"
  url   = "https://github.com/awslabs/amazon-eks-ami"
  date  = "2026-11-20"
  class = "measured"
}

source "eks-570" {
  title = "awslabs/amazon-eks-ami device list taken from driver 570.124.06"
  url   = "https://github.com/awslabs/amazon-eks-ami"
  date  = "2026-11-20"
  class = "measured"
}

source "eks-575" {
  title = "awslabs/amazon-eks-ami device list taken from driver 575.57.08"
  url   = "https://github.com/awslabs/amazon-eks-ami"
  date  = "2026-11-20"
  class = "measured"
}

source "eks-580" {
  title = "awslabs/amazon-eks-ami device list taken from driver 580.82.07"
  url   = "https://github.com/awslabs/amazon-eks-ami"
  date  = "2026-11-20"
  class = "measured"
}

source "eks-595" {
  title = "awslabs/amazon-eks-ami device list taken from driver 595.71.05; this one also contains legacy GPUs, so use it for names and ids only"
  url   = "https://github.com/awslabs/amazon-eks-ami"
  date  = "2026-11-20"
  class = "measured"
}

source "gcp-b200" {
  title = "dstackai/gpuhunt GCP accelerator table (nvidia-b200 = 180)"
  url   = "https://github.com/dstackai/gpuhunt"
  date  = "2026-11-20"
  class = "reported"
}

source "public-839" {
  title = "public benchmark notes: GB300 is 10.3 with 284 GB visible, VR200 is 10.7"
  date  = "2026-11-20"
  class = "reported"
}

source "public-248" {
  title = "public benchmark notes: RTX Spark N1X is sm_121 on CUDA 13.4"
  date  = "2026-11-20"
  class = "reported"
}

source "public-085" {
  title = "public Jetson Thor module notes"
  date  = "2026-11-20"
  class = "reported"
}

source "gpuhunt" {
  title = "dstackai/gpuhunt src/gpuhunt/_internal/constraints.py, 2026-08-19"
  url   = "https://github.com/dstackai/gpuhunt"
  date  = "2026-08-19"
  class = "reported"
}

source "hf" {
  title = "huggingface.js packages/tasks/src/hardware-nvidia.ts, 2026-08-21"
  url   = "https://github.com/huggingface/huggingface.js"
  date  = "2026-08-21"
  class = "reported"
}

source "k8s-test-infra-pr872" {
  title = "NVIDIA/k8s-test-infra pull request 872 (VR200 profile from pre-release hardware)"
  url   = "https://github.com/NVIDIA/k8s-test-infra/pull/872"
  date  = "2026-11-20"
  class = "vendor"
}

source "name" {
  title = "the memory size is part of the printed name"
  date  = "2026-11-20"
  class = "inferred"
}

source "nv-cc-2022-mirror" {
  title = "third-party copies of the 2022 edition of the NVIDIA page (Kepler, Turing, Ampere rows)"
  url   = "https://www.cnblogs.com/nightnine/p/16591404.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "nv-cc-old-mirror" {
  title = "third-party copy of an older edition of the NVIDIA page (Tegra X1)"
  url   = "https://cnblogs.com/ahuo/p/6904820.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "ollama" {
  title = "ollama/ollama docs/gpu.mdx, 2026-08-21"
  url   = "https://github.com/ollama/ollama"
  date  = "2026-08-21"
  class = "reported"
}

source "readme-418" {
  title = "README appendix of NVIDIA Linux driver 418.226.00"
  date  = "2026-11-20"
  class = "vendor"
}

source "sgj-450" {
  title = "machine-readable supported-GPU list inside NVIDIA Linux driver 450.248.02"
  date  = "2026-11-20"
  class = "measured"
}

source "sgj-460" {
  title = "machine-readable supported-GPU list inside NVIDIA Linux driver 460.106.00"
  date  = "2026-11-20"
  class = "measured"
}

source "sgj-470" {
  title = "machine-readable supported-GPU list inside NVIDIA Linux driver 470.256.02"
  date  = "2026-11-20"
  class = "measured"
}

source "sgj-525" {
  title = "machine-readable supported-GPU list inside NVIDIA Linux driver 525.147.05"
  date  = "2026-11-20"
  class = "measured"
}

source "sgj-535" {
  title = "machine-readable supported-GPU list inside NVIDIA Linux driver 535.274.02"
  date  = "2026-11-20"
  class = "measured"
}

source "web-rtxspark" {
  title = "press coverage of RTX Spark"
  url   = "https://awesomeagents.ai/news/nvidia-rtx-spark-computex-2026/"
  date  = "2026-11-20"
  class = "reported"
}

source "okm-changelog" {
  title = "CHANGELOG.md of NVIDIA/open-gpu-kernel-modules: 520.56.06 introduces support for GeForce RTX 4090 GPUs, 520.61.05 for H100"
  url   = "https://github.com/NVIDIA/open-gpu-kernel-modules/blob/main/CHANGELOG.md"
  date  = "2026-12-01"
  class = "vendor"
}

gpu "vr200" {
  name               = "NVIDIA VR200 (Vera Rubin)"
  aliases            = ["rubin", "r200", "vera-rubin"]
  arch               = "rubin"
  compute_capability = "10.7"
  chips              = ["GR100"]
  memory_gib         = [280, 288]
  class              = "datacenter"
  released           = "2026"
  source             = ["pytorch-notes", "llvm-nvptx", "k8s-test-infra-pr872"]
  cell_source = {
    compute_capability = ["pytorch-notes", "llvm-nvptx", "gcc-patch", "public-839"]
    memory_gib         = ["k8s-test-infra-pr872"]
    released           = ["attestation-sdk-30"]
  }
  inferred = ["name", "released"]
  notes = [
    "memory: 280 from a capture of a pre-release board, 288 from other public documents; the pre-release board printed the generic name NVIDIA Graphics Device",
  ]
}

gpu "b100" {
  name               = "NVIDIA B100"
  arch               = "blackwell"
  compute_capability = "10.0"
  chips              = ["GB102", "GB100"]
  class              = "datacenter"
  pci_ids            = ["2920", "29BC"]
  source             = ["pciids"]
  inferred           = ["name", "compute_capability"]
  notes              = ["memory: announced, but absent from every driver GPU list seen; printed name not confirmed"]
}

gpu "b200" {
  name               = "NVIDIA B200"
  aliases            = ["b200-sxm"]
  arch               = "blackwell"
  compute_capability = "10.0"
  chips              = ["GB100"]
  memory_gib         = [180]
  class              = "datacenter"
  pci_ids            = ["2901", "2909"]
  pci_subsystem_ids  = ["2901:1999", "2901:199B", "2901:20DA"]
  released           = "2024"
  first_driver       = "570.86.15"
  source             = ["chip-cc", "eks-570", "eks-575", "eks-580", "eks-595", "okm", "pciids"]
  cell_source = {
    compute_capability = ["nv-cc", "hf", "gpuhunt"]
    first_driver       = ["okm"]
    memory_gib         = ["gpuhunt", "karpenter-aws", "gcp-b200"]
    released           = ["hf"]
  }
  notes = ["memory: sources disagree: 180 (usable, cloud catalogues) against 192 (hf, board rating)"]
}

gpu "b300-sxm6-ac" {
  name               = "NVIDIA B300 SXM6 AC"
  aliases            = ["b300 sxm6 ac", "b300sxm6ac"]
  arch               = "blackwell"
  compute_capability = "10.3"
  chips              = ["GB110"]
  memory_gib         = [270]
  class              = "datacenter"
  pci_ids            = ["3182"]
  pci_subsystem_ids  = ["3182:20E6"]
  released           = "2026"
  first_driver       = "580.82.07"
  source             = ["chip-cc", "eks-580", "eks-595", "okm", "pciids"]
  cell_source = {
    compute_capability = ["nv-cc"]
    first_driver       = ["okm"]
    memory_gib         = ["gpuhunt", "karpenter-aws"]
    released           = ["hf"]
  }
  notes = ["memory: sources disagree: about 269-270 (usable, cloud catalogues) against 288 (hf, board rating)"]
  other "compute_capability" {
    value  = "10.0"
    why    = "NVIDIA's table of compute capabilities says 10.3; 10.0 is the B200's"
    source = ["hf"]
  }
  other "compute_capability" {
    value  = "10.0"
    why    = "NVIDIA's table of compute capabilities says 10.3; 10.0 is the B200's"
    source = ["gpuhunt"]
  }
}

gpu "gb200" {
  name               = "NVIDIA GB200"
  arch               = "blackwell"
  compute_capability = "10.0"
  chips              = ["GB100"]
  memory_gib         = [186]
  class              = "datacenter"
  pci_ids            = ["2941"]
  pci_subsystem_ids  = ["2941:2046", "2941:20CA", "2941:20D5", "2941:21C9", "2941:21CA"]
  first_driver       = "570.133.20"
  source             = ["chip-cc", "eks-575", "eks-580", "eks-595", "okm", "pciids"]
  platform           = "linux/arm64"
  cell_source        = { platform = ["arm-grace"], compute_capability = ["nv-cc", "gpuhunt"], first_driver = ["okm"], memory_gib = ["gpuhunt", "gcp-a4x"] }
  notes              = ["memory: 192 is the board rating in an NVIDIA test profile"]
}

gpu "gb300" {
  name               = "NVIDIA GB300"
  arch               = "blackwell"
  compute_capability = "10.3"
  chips              = ["GB110"]
  memory_gib         = [279]
  class              = "datacenter"
  pci_ids            = ["31C2", "31C3"]
  pci_subsystem_ids  = ["31C2:21F1"]
  first_driver       = "580.82.07"
  source             = ["chip-cc", "eks-580", "eks-595", "okm", "pciids"]
  platform           = "linux/arm64"
  cell_source        = { platform = ["arm-grace"], compute_capability = ["nv-cc"], first_driver = ["okm"], memory_gib = ["gcp-a4x"] }
  notes              = ["memory: 288 is the board rating in an NVIDIA test profile"]
}

gpu "rtx-pro-4500-blackwell-server-edition" {
  name               = "NVIDIA RTX PRO 4500 Blackwell Server Edition"
  aliases            = ["rtx pro 4500 blackwell server edition", "rtxpro4500blackwellserveredition"]
  arch               = "blackwell"
  compute_capability = "12.0"
  chips              = ["GB203"]
  memory_gib         = [32]
  class              = "datacenter"
  pci_ids            = ["2C3A"]
  pci_subsystem_ids  = ["2C3A:21F4"]
  first_driver       = "580.142"
  source             = ["chip-cc", "eks-595", "okm", "pciids"]
  cell_source        = { compute_capability = ["nv-cc"], first_driver = ["okm"], memory_gib = ["karpenter-aws"] }
  notes              = ["first_driver: in the list of open modules of 580.142, not in that of 580.82.07 nor of 595.45.04, and again in 595.71.05: lists are per branch, and the architecture decides"]
}

gpu "rtx-pro-6000-blackwell-server-edition" {
  name               = "NVIDIA RTX PRO 6000 Blackwell Server Edition"
  aliases            = ["rtx pro 6000 blackwell server edition", "rtxpro6000blackwellserveredition"]
  arch               = "blackwell"
  compute_capability = "12.0"
  chips              = ["GB202"]
  memory_gib         = [96]
  class              = "datacenter"
  pci_ids            = ["2BB5"]
  pci_subsystem_ids  = ["2BB5:204E", "2BB5:220B"]
  first_driver       = "575.57.08"
  source             = ["chip-cc", "eks-575", "eks-580", "eks-595", "okm", "pciids"]
  cell_source        = { compute_capability = ["nv-cc", "gpuhunt"], first_driver = ["okm"], memory_gib = ["gpuhunt", "karpenter-aws"] }
}

gpu {
  arch               = "blackwell"
  compute_capability = "12.0"
  class              = "geforce"
  released           = "2025"
  cell_source = {
    compute_capability = ["nv-cc", "hf", "gpuhunt"]
    first_driver       = ["okm"]
    memory_gib         = ["wiki", "hf", "gpuhunt"]
    released           = ["hf"]
  }
  rows = {
    "gb10" = {
      name               = "NVIDIA GB10"
      aliases            = ["spark"]
      compute_capability = "12.1"
      chips              = ["GB20B"]
      memory_gib         = [128]
      class              = "dgx"
      pci_ids            = ["2E12"]
      pci_subsystem_ids  = ["2E12:21EC"]
      first_driver       = "580.119.02"
      platform           = "linux/arm64"
      source             = ["chip-cc", "eks-595", "okm", "pciids"]
      cell_source = {
        compute_capability = ["nv-cc", "ollama", "hf"]
        memory_gib         = ["hf"]
        platform           = ["arm-grace"]
      }
      notes = ["memory: unified with the CPU"]
    }
    "rtx-5050" = {
      name         = "NVIDIA GeForce RTX 5050"
      aliases      = ["5050", "geforce rtx 5050", "rtx 5050", "rtx5050"]
      chips        = ["GB207"]
      memory_gib   = [8]
      pci_ids      = ["2D83"]
      first_driver = "575.64.03"
      source       = ["chip-cc", "eks-580", "eks-595", "okm", "pciids"]
      cell_source  = { compute_capability = ["nv-cc", "hf"], memory_gib = ["wiki", "hf"], released = ["wiki"] }
    }
    "rtx-5060" = {
      name         = "NVIDIA GeForce RTX 5060"
      aliases      = ["5060", "geforce rtx 5060", "rtx 5060", "rtx5060"]
      chips        = ["GB206"]
      memory_gib   = [8]
      pci_ids      = ["2D05"]
      first_driver = "575.57.08"
      source       = ["chip-cc", "eks-575", "eks-580", "eks-595", "okm", "pciids"]
    }
    "rtx-5060-ti" = {
      name         = "NVIDIA GeForce RTX 5060 Ti"
      aliases      = ["5060 ti", "5060ti", "geforce rtx 5060 ti", "rtx 5060 ti", "rtx5060ti"]
      chips        = ["GB206"]
      memory_gib   = [8, 16]
      pci_ids      = ["2D04"]
      first_driver = "575.51.02"
      source       = ["chip-cc", "eks-575", "eks-580", "eks-595", "okm", "pciids"]
    }
    "rtx-5070" = {
      name         = "NVIDIA GeForce RTX 5070"
      aliases      = ["5070", "geforce rtx 5070", "rtx 5070", "rtx5070"]
      chips        = ["GB205"]
      memory_gib   = [12]
      pci_ids      = ["2F04"]
      first_driver = "570.133.07"
      source       = ["chip-cc", "eks-575", "eks-580", "eks-595", "okm", "pciids"]
    }
    "rtx-5070-ti" = {
      name         = "NVIDIA GeForce RTX 5070 Ti"
      aliases      = ["5070 ti", "5070ti", "geforce rtx 5070 ti", "rtx 5070 ti", "rtx5070ti"]
      chips        = ["GB203"]
      memory_gib   = [16]
      pci_ids      = ["2C05"]
      first_driver = "570.124.04"
      source       = ["chip-cc", "eks-570", "eks-575", "eks-580", "eks-595", "okm", "pciids"]
    }
    "rtx-5080" = {
      name         = "NVIDIA GeForce RTX 5080"
      aliases      = ["5080", "geforce rtx 5080", "rtx 5080", "rtx5080"]
      chips        = ["GB203"]
      memory_gib   = [16]
      pci_ids      = ["2C02"]
      first_driver = "570.86.16"
      source       = ["chip-cc", "eks-570", "eks-575", "eks-580", "eks-595", "okm", "pciids"]
    }
    "rtx-5090" = {
      name         = "NVIDIA GeForce RTX 5090"
      aliases      = ["5090", "geforce rtx 5090", "rtx 5090", "rtx5090"]
      chips        = ["GB202"]
      memory_gib   = [32]
      pci_ids      = ["2B85"]
      first_driver = "570.86.16"
      source       = ["chip-cc", "eks-570", "eks-575", "eks-580", "eks-595", "okm", "pciids"]
    }
    "rtx-5090-d" = {
      name         = "NVIDIA GeForce RTX 5090 D"
      aliases      = ["5090 d", "5090d", "geforce rtx 5090 d", "rtx 5090 d", "rtx5090d"]
      chips        = ["GB202"]
      memory_gib   = [32]
      pci_ids      = ["2B87"]
      first_driver = "570.86.16"
      source       = ["chip-cc", "eks-570", "eks-575", "eks-580", "eks-595", "okm", "pciids"]
      cell_source  = { compute_capability = ["hf"], memory_gib = ["hf"] }
    }
    "rtx-5090-d-v2" = {
      without      = ["released", "cell_source"]
      name         = "NVIDIA GeForce RTX 5090 D v2"
      aliases      = ["geforce rtx 5090 d v2", "rtx 5090 d v2", "rtx5090dv2"]
      chips        = ["GB202"]
      pci_ids      = ["2B8C"]
      first_driver = "580.82.07"
      source       = ["chip-cc", "eks-580", "eks-595", "okm", "pciids"]
      cell_source  = { first_driver = ["okm"] }
      inferred     = ["compute_capability"]
    }
  }
}

gpu "jetson-t4000" {
  like       = "jetson-t5000"
  without    = ["pci_ids"]
  name       = "Jetson T4000"
  aliases    = ["t4000"]
  memory_gib = [64]
  notes      = ["memory: unified with the CPU; as T5000"]
}

gpu "jetson-t5000" {
  name               = "Jetson AGX Thor (T5000)"
  aliases            = ["jetson thor", "agx thor", "thor", "t5000", "jetson-agx-thor"]
  other_names        = ["NVIDIA Thor"]
  arch               = "blackwell"
  compute_capability = "11.0"
  memory_gib         = [128]
  class              = "jetson"
  pci_ids            = ["2B00"]
  source             = ["jetson-containers", "nv-cc", "nixpkgs-cuda"]
  cell_source        = { compute_capability = ["nv-cc", "nixpkgs-cuda"], memory_gib = ["public-085"] }
  notes              = ["memory: unified with the CPU; compute capability 10.1 in CUDA 12.8/12.9, renamed 11.0 in CUDA 13.0"]
}

gpu {
  arch               = "blackwell"
  compute_capability = "12.0"
  class              = "laptop"
  released           = "2025"
  source             = ["chip-cc", "eks-575", "eks-580", "eks-595", "okm", "pciids"]
  cell_source        = { compute_capability = ["hf"], first_driver = ["okm"], memory_gib = ["hf"], released = ["hf"] }
  rows = {
    "rtx-5050-laptop" = {
      name         = "NVIDIA GeForce RTX 5050 Laptop GPU"
      aliases      = ["geforce rtx 5050 laptop gpu", "rtx 5050 laptop", "rtx5050laptop"]
      chips        = ["GB207"]
      memory_gib   = [8]
      pci_ids      = ["2D98", "2DD8"]
      first_driver = "575.64.03"
      source       = ["chip-cc", "eks-580", "eks-595", "okm", "pciids"]
    }
    "rtx-5060-laptop" = {
      name         = "NVIDIA GeForce RTX 5060 Laptop GPU"
      aliases      = ["geforce rtx 5060 laptop gpu", "rtx 5060 laptop", "rtx5060laptop"]
      chips        = ["GB206"]
      memory_gib   = [8]
      pci_ids      = ["2D19", "2D59"]
      first_driver = "575.57.08"
    }
    "rtx-5070-laptop" = {
      name         = "NVIDIA GeForce RTX 5070 Laptop GPU"
      aliases      = ["geforce rtx 5070 laptop gpu", "rtx 5070 laptop", "rtx5070laptop"]
      chips        = ["GB206"]
      memory_gib   = [8]
      pci_ids      = ["2D18", "2D58"]
      first_driver = "570.153.02"
    }
    "rtx-5070-ti-laptop" = {
      name         = "NVIDIA GeForce RTX 5070 Ti Laptop GPU"
      aliases      = ["geforce rtx 5070 ti laptop gpu", "rtx 5070 ti laptop", "rtx5070tilaptop"]
      chips        = ["GB205"]
      memory_gib   = [12]
      pci_ids      = ["2F18", "2F58"]
      first_driver = "570.133.07"
    }
    "rtx-5080-laptop" = {
      name         = "NVIDIA GeForce RTX 5080 Laptop GPU"
      aliases      = ["geforce rtx 5080 laptop gpu", "rtx 5080 laptop", "rtx5080laptop"]
      chips        = ["GB203"]
      memory_gib   = [16]
      pci_ids      = ["2C19", "2C59"]
      first_driver = "570.133.07"
    }
    "rtx-5090-laptop" = {
      name         = "NVIDIA GeForce RTX 5090 Laptop GPU"
      aliases      = ["geforce rtx 5090 laptop gpu", "rtx 5090 laptop", "rtx5090laptop"]
      chips        = ["GB203"]
      memory_gib   = [24]
      pci_ids      = ["2C18", "2C58"]
      first_driver = "570.133.07"
    }
  }
}

gpu {
  arch               = "blackwell"
  compute_capability = "12.0"
  class              = "laptop"
  first_driver       = "570.169"
  source             = ["chip-cc", "eks-580", "eks-595", "okm", "pciids"]
  cell_source        = { compute_capability = ["wiki"], first_driver = ["okm"], memory_gib = ["wiki"] }
  rows = {
    "rtx-pro-1000-blackwell-laptop" = {
      name       = "NVIDIA RTX PRO 1000 Blackwell Generation Laptop GPU"
      aliases    = ["rtx pro 1000 blackwell laptop", "rtxpro1000blackwelllaptop"]
      chips      = ["GB207"]
      memory_gib = [8]
      pci_ids    = ["2DB8"]
    }
    "rtx-pro-2000-blackwell-laptop" = {
      name       = "NVIDIA RTX PRO 2000 Blackwell Generation Laptop GPU"
      aliases    = ["rtx pro 2000 blackwell laptop", "rtxpro2000blackwelllaptop"]
      chips      = ["GB206"]
      memory_gib = [8]
      pci_ids    = ["2D39"]
    }
    "rtx-pro-3000-blackwell-laptop" = {
      name       = "NVIDIA RTX PRO 3000 Blackwell Generation Laptop GPU"
      aliases    = ["rtx pro 3000 blackwell laptop", "rtxpro3000blackwelllaptop"]
      chips      = ["GB205"]
      memory_gib = [12]
      pci_ids    = ["2F38"]
    }
    "rtx-pro-4000-blackwell-laptop" = {
      name       = "NVIDIA RTX PRO 4000 Blackwell Generation Laptop GPU"
      aliases    = ["rtx pro 4000 blackwell laptop", "rtxpro4000blackwelllaptop"]
      chips      = ["GB203"]
      memory_gib = [16]
      pci_ids    = ["2C39"]
    }
    "rtx-pro-500-blackwell-laptop" = {
      name       = "NVIDIA RTX PRO 500 Blackwell Generation Laptop GPU"
      aliases    = ["rtx pro 500 blackwell laptop", "rtxpro500blackwelllaptop"]
      chips      = ["GB207"]
      memory_gib = [6]
      pci_ids    = ["2DB9"]
    }
    "rtx-pro-5000-blackwell-laptop" = {
      name       = "NVIDIA RTX PRO 5000 Blackwell Generation Laptop GPU"
      aliases    = ["rtx pro 5000 blackwell laptop", "rtxpro5000blackwelllaptop"]
      chips      = ["GB203"]
      memory_gib = [24]
      pci_ids    = ["2C38"]
    }
  }
}

gpu "rtx-spark-n1x" {
  name               = "NVIDIA RTX Spark N1X"
  aliases            = ["rtx spark", "n1x"]
  arch               = "blackwell"
  compute_capability = "12.1"
  chips              = ["GB20B"]
  memory_gib         = [128]
  class              = "laptop"
  pci_ids            = ["2E03", "2E06", "2E13"]
  released           = "2026"
  source             = ["pciids", "public-248"]
  cell_source        = { compute_capability = ["public-248"], memory_gib = ["web-rtxspark"], released = ["web-rtxspark"] }
  inferred           = ["name"]
  notes              = ["memory: up to 128, unified; Windows on Arm; printed name not confirmed"]
}

gpu {
  arch               = "blackwell"
  compute_capability = "12.0"
  chips              = ["GB206"]
  class              = "workstation"
  source             = ["chip-cc", "eks-580", "eks-595", "okm", "pciids"]
  cell_source        = { first_driver = ["okm"] }
  inferred           = ["compute_capability"]
  rows = {
    "rtx-6000d" = {
      name              = "NVIDIA RTX 6000D"
      aliases           = ["rtx 6000d", "rtx6000d"]
      chips             = ["GB202"]
      pci_ids           = ["2BB9"]
      pci_subsystem_ids = ["2BB9:2091", "2BB9:2092"]
      first_driver      = "580.82.07"
    }
    "rtx-pro-2000-blackwell" = {
      without           = ["inferred"]
      name              = "NVIDIA RTX PRO 2000 Blackwell"
      aliases           = ["rtx pro 2000 blackwell", "rtxpro2000blackwell"]
      memory_gib        = [16]
      pci_ids           = ["2D30"]
      pci_subsystem_ids = ["2D30:2054"]
      released          = "2025"
      first_driver      = "580.76.05"
      cell_source       = { compute_capability = ["nv-cc", "hf"], memory_gib = ["hf"], released = ["hf"] }
    }
    "rtx-pro-2000-blackwell-embedded" = {
      name         = "NVIDIA RTX PRO 2000 Blackwell Embedded GPU"
      aliases      = ["rtx pro 2000 blackwell embedded", "rtxpro2000blackwellembedded"]
      pci_ids      = ["2D79"]
      first_driver = "580.105.08"
      source       = ["chip-cc", "eks-595", "okm", "pciids"]
    }
  }
}

gpu "rtx-pro-4000-blackwell" {
  like              = "rtx-pro-6000-blackwell-workstation-edition"
  name              = "NVIDIA RTX PRO 4000 Blackwell"
  aliases           = ["rtx pro 4000 blackwell", "rtxpro4000blackwell"]
  chips             = ["GB203"]
  memory_gib        = [24]
  pci_ids           = ["2C34"]
  pci_subsystem_ids = ["2C34:2052"]
  first_driver      = "570.169"
  source            = ["chip-cc", "eks-580", "eks-595", "okm", "pciids"]
}

gpu "rtx-pro-4000-blackwell-embedded" {
  like    = "rtx-pro-5000-blackwell-embedded"
  name    = "NVIDIA RTX PRO 4000 Blackwell Embedded GPU"
  aliases = ["rtx pro 4000 blackwell embedded", "rtxpro4000blackwellembedded"]
  pci_ids = ["2C79"]
}

gpu "rtx-pro-4000-blackwell-sff-edition" {
  name               = "NVIDIA RTX PRO 4000 Blackwell SFF Edition"
  aliases            = ["rtx pro 4000 blackwell sff edition", "rtxpro4000blackwellsffedition"]
  arch               = "blackwell"
  compute_capability = "12.0"
  chips              = ["GB203"]
  memory_gib         = [24]
  class              = "workstation"
  pci_ids            = ["2C33"]
  pci_subsystem_ids  = ["2C33:2053"]
  released           = "2025"
  first_driver       = "580.76.05"
  source             = ["chip-cc", "eks-580", "eks-595", "okm", "pciids"]
  cell_source = {
    compute_capability = ["nv-cc", "hf"]
    first_driver       = ["okm"]
    memory_gib         = ["hf"]
    released           = ["hf"]
  }
}

gpu "rtx-pro-4500-blackwell" {
  like              = "rtx-pro-6000-blackwell-workstation-edition"
  name              = "NVIDIA RTX PRO 4500 Blackwell"
  aliases           = ["rtx pro 4500 blackwell", "rtxpro4500blackwell"]
  chips             = ["GB203"]
  memory_gib        = [32]
  pci_ids           = ["2C31"]
  pci_subsystem_ids = ["2C31:2051"]
  first_driver      = "570.169"
  source            = ["chip-cc", "eks-580", "eks-595", "okm", "pciids"]
  cell_source       = { compute_capability = ["nv-cc", "hf", "gpuhunt"], memory_gib = ["wiki", "hf", "gpuhunt"] }
}

gpu "rtx-pro-500-blackwell-embedded" {
  like    = "rtx-pro-5000-blackwell-embedded"
  name    = "NVIDIA RTX PRO 500 Blackwell Embedded GPU"
  aliases = ["rtx pro 500 blackwell embedded", "rtxpro500blackwellembedded"]
  chips   = ["GB207"]
  pci_ids = ["2DF9"]
}

gpu "rtx-pro-5000-72gb-blackwell" {
  name               = "NVIDIA RTX PRO 5000 72GB Blackwell"
  aliases            = ["rtx pro 5000 72gb blackwell", "rtxpro500072gbblackwell"]
  arch               = "blackwell"
  compute_capability = "12.0"
  chips              = ["GB202"]
  memory_gib         = [72]
  class              = "workstation"
  pci_ids            = ["2BB3"]
  pci_subsystem_ids  = ["2BB3:227A"]
  first_driver       = "580.119.02"
  source             = ["chip-cc", "eks-595", "okm", "pciids"]
  cell_source        = { first_driver = ["okm"], memory_gib = ["name"] }
  inferred           = ["compute_capability"]
}

gpu "rtx-pro-5000-blackwell" {
  like              = "rtx-pro-6000-blackwell-workstation-edition"
  name              = "NVIDIA RTX PRO 5000 Blackwell"
  aliases           = ["rtx pro 5000 blackwell", "rtxpro5000blackwell"]
  memory_gib        = [48]
  pci_ids           = ["2BB3"]
  pci_subsystem_ids = ["2BB3:204D"]
  first_driver      = "570.153.02"
  cell_source       = { compute_capability = ["nv-cc"] }
  notes             = ["memory: the 72 GB board reports its own name and shares the PCI device id"]
}

gpu "rtx-pro-5000-blackwell-embedded" {
  name               = "NVIDIA RTX PRO 5000 Blackwell Embedded GPU"
  aliases            = ["rtx pro 5000 blackwell embedded", "rtxpro5000blackwellembedded"]
  arch               = "blackwell"
  compute_capability = "12.0"
  chips              = ["GB203"]
  class              = "workstation"
  pci_ids            = ["2C77"]
  first_driver       = "580.105.08"
  source             = ["chip-cc", "eks-595", "okm", "pciids"]
  cell_source        = { first_driver = ["okm"] }
  inferred           = ["compute_capability"]
}

gpu "rtx-pro-6000-blackwell-max-q-workstation-edition" {
  like = "rtx-pro-6000-blackwell-workstation-edition"
  name = "NVIDIA RTX PRO 6000 Blackwell Max-Q Workstation Edition"
  aliases = [
    "rtx pro 6000 blackwell max q workstation edition",
    "rtxpro6000blackwellmaxqworkstationedition",
  ]
  pci_ids           = ["2BB4"]
  pci_subsystem_ids = ["2BB4:204C"]
}

gpu "rtx-pro-6000-blackwell-workstation-edition" {
  name               = "NVIDIA RTX PRO 6000 Blackwell Workstation Edition"
  aliases            = ["rtx pro 6000 blackwell workstation edition", "rtxpro6000blackwellworkstationedition"]
  arch               = "blackwell"
  compute_capability = "12.0"
  chips              = ["GB202"]
  memory_gib         = [96]
  class              = "workstation"
  pci_ids            = ["2BB1"]
  pci_subsystem_ids  = ["2BB1:204B"]
  released           = "2025"
  first_driver       = "570.133.07"
  source             = ["chip-cc", "eks-575", "eks-580", "eks-595", "okm", "pciids"]
  cell_source = {
    compute_capability = ["nv-cc", "hf"]
    first_driver       = ["okm"]
    memory_gib         = ["wiki", "hf"]
    released           = ["wiki"]
  }
  other "compute_capability" {
    value  = "11.6"
    why    = "NVIDIA's table of compute capabilities says 12.0, which all boards of its chip have"
    source = ["wiki"]
  }
}

gpu "rtx-pro-6000d-blackwell-max-q-workstation-edition" {
  like = "rtx-pro-6000d-blackwell-workstation-edition"
  name = "NVIDIA RTX PRO 6000D Blackwell Max-Q Workstation Edition"
  aliases = [
    "rtx pro 6000d blackwell max q workstation edition",
    "rtxpro6000dblackwellmaxqworkstationedition",
  ]
  pci_ids           = ["2BBC"]
  pci_subsystem_ids = ["2BBC:2219"]
}

gpu "rtx-pro-6000d-blackwell-workstation-edition" {
  name               = "NVIDIA RTX PRO 6000D Blackwell Workstation Edition"
  aliases            = ["rtx pro 6000d blackwell workstation edition", "rtxpro6000dblackwellworkstationedition"]
  arch               = "blackwell"
  compute_capability = "12.0"
  chips              = ["GB202"]
  class              = "workstation"
  pci_ids            = ["2BB2"]
  pci_subsystem_ids  = ["2BB2:2218"]
  first_driver       = "580.95.05"
  source             = ["chip-cc", "okm", "pciids"]
  cell_source        = { first_driver = ["okm"] }
  inferred           = ["compute_capability"]
}

gpu {
  arch               = "hopper"
  compute_capability = "9.0"
  chips              = ["GH100"]
  memory_gib         = [96]
  class              = "datacenter"
  pci_ids            = ["2342"]
  first_driver       = "535.129.03"
  platform           = "linux/arm64"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["nv-cc"]
    first_driver       = ["okm"]
    memory_gib         = ["gpuhunt"]
    platform           = ["arm-grace"]
  }
  rows = {
    "gh200-120gb" = {
      name              = "NVIDIA GH200 120GB"
      aliases           = ["gh200 120gb", "gh200120gb"]
      pci_subsystem_ids = ["2342:16EB", "2342:1805"]
      notes             = ["memory: the 120GB in the name is the CPU-side memory"]
    }
    "gh200-144g-hbm3e" = {
      name              = "NVIDIA GH200 144G HBM3e"
      aliases           = ["gh200 144g hbm3e", "gh200144ghbm3e", "gh200-144gb"]
      memory_gib        = [144]
      pci_ids           = ["2348"]
      pci_subsystem_ids = ["2348:18D2"]
      first_driver      = "565.57.01"
      source            = ["chip-cc", "eks-570", "eks-575", "eks-580", "eks-595", "okm", "pciids"]
      cell_source       = { memory_gib = ["name"] }
    }
    "gh200-480gb" = {
      name              = "NVIDIA GH200 480GB"
      aliases           = ["gh200 480gb", "gh200480gb", "gh200-96gb"]
      pci_subsystem_ids = ["2342:1809"]
      cell_source       = { compute_capability = ["nv-cc", "gpuhunt"] }
      notes             = ["memory: the 480GB in the name is the CPU-side memory"]
    }
  }
}

gpu {
  arch               = "hopper"
  compute_capability = "9.0"
  chips              = ["GH100"]
  memory_gib         = [80]
  class              = "datacenter"
  released           = "2022"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["okm"] }
  rows = {
    "h100" = {
      name              = "NVIDIA H100"
      memory_gib        = [94]
      pci_ids           = ["2339"]
      pci_subsystem_ids = ["2339:17FC"]
      first_driver      = "530.41.03"
      cell_source = {
        compute_capability = ["nv-cc", "hf", "gpuhunt"]
        memory_gib         = ["pciids"]
        released           = ["hf"]
      }
      notes = ["memory: device 2339; other OEM H100 boards exist with 64 and 96"]
    }
    "h100-80gb-hbm2e" = {
      without           = ["released"]
      name              = "NVIDIA H100 80GB HBM2e"
      aliases           = ["h100 80gb hbm2e", "h10080gbhbm2e"]
      pci_ids           = ["2336"]
      pci_subsystem_ids = ["2336:16C2", "2336:16C7"]
      first_driver      = "525.85.05"
      source            = ["chip-cc", "okm", "pciids"]
      cell_source       = { compute_capability = ["nv-cc"], memory_gib = ["name"] }
    }
    "h100-80gb-hbm3" = {
      name = "NVIDIA H100 80GB HBM3"
      aliases = [
        "h100xm",
        "h100 80gb hbm3",
        "h10080gbhbm3",
        "h100-sxm",
        "h100-sxm5",
        "h100-80gb",
        "h100 sxm5 80gb",
      ]
      pci_ids           = ["2330"]
      pci_subsystem_ids = ["2330:16C0", "2330:16C1"]
      first_driver      = "525.85.05"
      cell_source = {
        compute_capability = ["nv-cc", "ollama", "hf"]
        memory_gib         = ["name"]
        released           = ["wiki"]
      }
    }
    "h100-nvl" = {
      without           = ["released"]
      name              = "NVIDIA H100 NVL"
      aliases           = ["h100l", "h100 nvl", "h100nvl"]
      memory_gib        = [94]
      pci_ids           = ["2321"]
      pci_subsystem_ids = ["2321:1839"]
      first_driver      = "535.104.05"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { compute_capability = ["nv-cc", "gpuhunt"], memory_gib = ["gpuhunt"] }
    }
    "h100-pcie" = {
      name              = "NVIDIA H100 PCIe"
      aliases           = ["h100 pcie", "h100pcie", "h100-pcie-80gb"]
      pci_ids           = ["2331"]
      pci_subsystem_ids = ["2331:1626"]
      first_driver      = "520.56.06"
      cell_source = {
        compute_capability = ["nv-cc", "ollama", "hf"]
        memory_gib         = ["wiki", "hf"]
        released           = ["wiki"]
      }
    }
  }
}

gpu "h20" {
  like               = "t400e"
  without            = ["inferred"]
  name               = "NVIDIA H20"
  arch               = "hopper"
  compute_capability = "9.0"
  chips              = ["GH100"]
  memory_gib         = [96]
  class              = "datacenter"
  pci_ids            = ["2329"]
  pci_subsystem_ids  = ["2329:198B", "2329:198C"]
  released           = "2024"
  first_driver       = "535.161.07"
  cell_source        = { compute_capability = ["hf"], memory_gib = ["hf"], released = ["hf"] }
}

gpu "h20-3e" {
  like              = "h20-nvl16"
  name              = "NVIDIA H20-3e"
  aliases           = ["h20 3e", "h203e"]
  pci_ids           = ["232C"]
  pci_subsystem_ids = ["232C:2063", "232C:2064"]
  first_driver      = "535.216.03"
  source            = ["chip-cc", "eks-570", "eks-575", "eks-580", "eks-595", "okm", "pciids", "sgj-535", "sgj-550"]
}

gpu "h20-nvl16" {
  name               = "NVIDIA H20 NVL16"
  aliases            = ["h20 nvl16", "h20nvl16"]
  arch               = "hopper"
  compute_capability = "9.0"
  chips              = ["GH100"]
  class              = "datacenter"
  pci_ids            = ["230E"]
  pci_subsystem_ids  = ["230E:20DF"]
  first_driver       = "580.82.07"
  source             = ["chip-cc", "eks-580", "eks-595", "okm", "pciids"]
  cell_source        = { first_driver = ["okm"] }
  inferred           = ["compute_capability"]
}

gpu "h200" {
  name               = "NVIDIA H200"
  aliases            = ["h200-sxm", "h200-141gb"]
  arch               = "hopper"
  compute_capability = "9.0"
  chips              = ["GH100"]
  memory_gib         = [141]
  class              = "datacenter"
  pci_ids            = ["2335"]
  pci_subsystem_ids  = ["2335:18BE", "2335:18BF"]
  released           = "2024"
  first_driver       = "550.90.07"
  source             = ["chip-cc", "eks-560", "eks-570", "eks-575", "eks-580", "eks-595", "okm", "pciids", "sgj-550"]
  cell_source = {
    compute_capability = ["nv-cc", "ollama", "hf", "gpuhunt"]
    first_driver       = ["okm"]
    memory_gib         = ["hf", "gpuhunt"]
    released           = ["hf"]
  }
}

gpu "h200-nvl" {
  name               = "NVIDIA H200 NVL"
  aliases            = ["h200 nvl", "h200nvl"]
  arch               = "hopper"
  compute_capability = "9.0"
  chips              = ["GH100"]
  memory_gib         = [141]
  class              = "datacenter"
  pci_ids            = ["233B"]
  pci_subsystem_ids  = ["233B:1996"]
  first_driver       = "565.57.01"
  source             = ["chip-cc", "eks-570", "eks-575", "eks-580", "eks-595", "okm", "pciids"]
  cell_source        = { compute_capability = ["nv-cc", "gpuhunt"], first_driver = ["okm"], memory_gib = ["gpuhunt"] }
}

gpu {
  arch               = "hopper"
  compute_capability = "9.0"
  chips              = ["GH100"]
  memory_gib         = [80]
  class              = "datacenter"
  released           = "2023"
  first_driver       = "530.41.03"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { compute_capability = ["hf"], first_driver = ["okm"], memory_gib = ["hf"], released = ["hf"] }
  rows = {
    "h800" = {
      name              = "NVIDIA H800"
      aliases           = ["h800xm"]
      pci_ids           = ["2324"]
      pci_subsystem_ids = ["2324:17A6", "2324:17A8"]
    }
    "h800-nvl" = {
      without           = ["released", "cell_source"]
      name              = "NVIDIA H800 NVL"
      aliases           = ["h800l", "h800 nvl", "h800nvl"]
      memory_gib        = [94]
      pci_ids           = ["233A"]
      pci_subsystem_ids = ["233A:183A"]
      first_driver      = "535.104.05"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { first_driver = ["okm"], memory_gib = ["pciids"] }
      inferred    = ["compute_capability"]
    }
    "h800-pcie" = {
      name              = "NVIDIA H800 PCIe"
      aliases           = ["h800 pcie", "h800pcie"]
      pci_ids           = ["2322"]
      pci_subsystem_ids = ["2322:17A4"]
    }
  }
}

gpu {
  arch               = "ada"
  compute_capability = "8.9"
  chips              = ["AD102"]
  memory_gib         = [48]
  class              = "datacenter"
  released           = "2023"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["okm"], memory_gib = ["hf", "gpuhunt"], released = ["hf"] }
  rows = {
    "l2" = {
      without           = ["memory_gib", "released", "cell_source"]
      name              = "NVIDIA L2"
      chips             = ["AD104"]
      pci_ids           = ["27B6"]
      pci_subsystem_ids = ["27B6:1933"]
      first_driver      = "535.154.05"
      cell_source       = { first_driver = ["okm"] }
      inferred          = ["compute_capability"]
    }
    "l20" = {
      name              = "NVIDIA L20"
      pci_ids           = ["26BA"]
      pci_subsystem_ids = ["26BA:1957", "26BA:1990"]
      first_driver      = "535.154.05"
      cell_source       = { compute_capability = ["hf"], memory_gib = ["hf"] }
    }
    "l4" = {
      name              = "NVIDIA L4"
      chips             = ["AD104"]
      memory_gib        = [24]
      pci_ids           = ["27B8"]
      pci_subsystem_ids = ["27B8:16CA", "27B8:16EE"]
      first_driver      = "530.41.03"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { compute_capability = ["nv-cc", "ollama", "hf", "gpuhunt"] }
    }
    "l40" = {
      name              = "NVIDIA L40"
      pci_ids           = ["26B5"]
      pci_subsystem_ids = ["26B5:169D", "26B5:17DA"]
      released          = "2022"
      first_driver      = "525.78.01"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { compute_capability = ["nv-cc", "ollama", "hf", "gpuhunt"] }
    }
    "l40g" = {
      without  = ["memory_gib", "released", "cell_source"]
      name     = "NVIDIA L40G"
      pci_ids  = ["26B8"]
      source   = ["chip-cc", "gpu-admin-tools"]
      inferred = ["compute_capability"]
    }
    "l40s" = {
      name              = "NVIDIA L40S"
      pci_ids           = ["26B9"]
      pci_subsystem_ids = ["26B9:1851", "26B9:18CF"]
      first_driver      = "535.104.05"
      cell_source       = { compute_capability = ["nv-cc", "hf", "gpuhunt"] }
    }
  }
}

gpu {
  arch               = "ada"
  compute_capability = "8.9"
  class              = "geforce"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["nv-cc", "hf", "gpuhunt"]
    first_driver       = ["okm"]
    memory_gib         = ["wiki", "hf", "gpuhunt"]
    released           = ["wiki"]
  }
  rows = {
    "rtx-4060" = {
      name         = "NVIDIA GeForce RTX 4060"
      aliases      = ["4060", "geforce rtx 4060", "rtx 4060", "rtx4060"]
      chips        = ["AD106", "AD107"]
      memory_gib   = [8]
      pci_ids      = ["2808", "2882"]
      released     = "2023"
      first_driver = "535.86.05"
    }
    "rtx-4060-ti" = {
      name         = "NVIDIA GeForce RTX 4060 Ti"
      aliases      = ["4060 ti", "4060ti", "geforce rtx 4060 ti", "rtx 4060 ti", "rtx4060ti"]
      chips        = ["AD104", "AD106"]
      memory_gib   = [8, 16]
      pci_ids      = ["2788", "2803", "2805"]
      released     = "2023"
      first_driver = "535.43.02"
    }
    "rtx-4070" = {
      name         = "NVIDIA GeForce RTX 4070"
      aliases      = ["4070", "geforce rtx 4070", "rtx 4070", "rtx4070"]
      chips        = ["AD103", "AD104"]
      memory_gib   = [12]
      pci_ids      = ["2709", "2786"]
      released     = "2023"
      first_driver = "525.116.03"
    }
    "rtx-4070-super" = {
      name         = "NVIDIA GeForce RTX 4070 SUPER"
      aliases      = ["4070 super", "4070super", "geforce rtx 4070 super", "rtx 4070 super", "rtx4070super"]
      chips        = ["AD104"]
      memory_gib   = [12]
      pci_ids      = ["2783"]
      released     = "2024"
      first_driver = "550.40.07"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-550",
      ]
      cell_source = { compute_capability = ["ollama", "hf", "gpuhunt"] }
    }
    "rtx-4070-ti" = {
      name         = "NVIDIA GeForce RTX 4070 Ti"
      aliases      = ["4070 ti", "4070ti", "geforce rtx 4070 ti", "rtx 4070 ti", "rtx4070ti"]
      chips        = ["AD104"]
      memory_gib   = [12]
      pci_ids      = ["2782"]
      released     = "2023"
      first_driver = "525.78.01"
    }
    "rtx-4070-ti-super" = {
      name = "NVIDIA GeForce RTX 4070 Ti SUPER"
      aliases = [
        "4070 ti super",
        "4070tisuper",
        "geforce rtx 4070 ti super",
        "rtx 4070 ti super",
        "rtx4070tisuper",
      ]
      chips        = ["AD102", "AD103"]
      memory_gib   = [16]
      pci_ids      = ["2689", "2705"]
      released     = "2024"
      first_driver = "550.40.07"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-550",
      ]
      cell_source = { compute_capability = ["ollama", "hf", "gpuhunt"] }
    }
    "rtx-4080" = {
      name         = "NVIDIA GeForce RTX 4080"
      aliases      = ["4080", "geforce rtx 4080", "rtx 4080", "rtx4080"]
      chips        = ["AD103"]
      memory_gib   = [16]
      pci_ids      = ["2704"]
      released     = "2022"
      first_driver = "525.78.01"
    }
    "rtx-4080-super" = {
      name         = "NVIDIA GeForce RTX 4080 SUPER"
      aliases      = ["4080 super", "4080super", "geforce rtx 4080 super", "rtx 4080 super", "rtx4080super"]
      chips        = ["AD103"]
      memory_gib   = [16]
      pci_ids      = ["2702"]
      released     = "2024"
      first_driver = "550.54.14"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-550",
      ]
      cell_source = { compute_capability = ["ollama", "hf", "gpuhunt"] }
    }
    "rtx-4090" = {
      name         = "NVIDIA GeForce RTX 4090"
      aliases      = ["4090", "geforce rtx 4090", "rtx 4090", "rtx4090"]
      chips        = ["AD102"]
      memory_gib   = [24]
      pci_ids      = ["2684"]
      released     = "2022"
      first_driver = "520.56.06"
      cell_source  = { first_driver = ["okm-changelog"] }
    }
    "rtx-4090-d" = {
      name         = "NVIDIA GeForce RTX 4090 D"
      aliases      = ["4090 d", "4090d", "geforce rtx 4090 d", "rtx 4090 d", "rtx4090d"]
      chips        = ["AD102"]
      memory_gib   = [24]
      pci_ids      = ["2685"]
      released     = "2023"
      first_driver = "535.154.05"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-550",
      ]
      cell_source = { compute_capability = ["hf"], memory_gib = ["wiki", "hf"] }
      notes       = ["memory: hf also lists 48"]
    }
  }
}

gpu {
  arch               = "ada"
  compute_capability = "8.9"
  class              = "laptop"
  released           = "2023"
  first_driver       = "525.116.03"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["wiki"]
    first_driver       = ["okm"]
    memory_gib         = ["wiki"]
    released           = ["wiki"]
  }
  rows = {
    "rtx-1000-ada-laptop" = {
      name         = "NVIDIA RTX 1000 Ada Generation Laptop GPU"
      aliases      = ["rtx 1000 ada laptop", "rtx1000adalaptop"]
      chips        = ["AD107"]
      memory_gib   = [6]
      pci_ids      = ["28B9"]
      released     = "2024"
      first_driver = "550.54.15"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-535",
        "sgj-550",
      ]
    }
    "rtx-2000-ada-laptop" = {
      name       = "NVIDIA RTX 2000 Ada Generation Laptop GPU"
      aliases    = ["rtx 2000 ada laptop", "rtx2000adalaptop"]
      chips      = ["AD107"]
      memory_gib = [8]
      pci_ids    = ["28B8"]
    }
    "rtx-3000-ada-laptop" = {
      name       = "NVIDIA RTX 3000 Ada Generation Laptop GPU"
      aliases    = ["rtx 3000 ada laptop", "rtx3000adalaptop"]
      chips      = ["AD106"]
      memory_gib = [8]
      pci_ids    = ["2838"]
    }
    "rtx-3050-a-laptop" = {
      without      = ["released", "cell_source"]
      name         = "NVIDIA GeForce RTX 3050 A Laptop GPU"
      aliases      = ["geforce rtx 3050 a laptop gpu", "rtx 3050 a laptop", "rtx3050alaptop"]
      chips        = ["AD106", "AD107"]
      pci_ids      = ["2822", "28A3", "28E3"]
      first_driver = "550.142"
      source       = ["chip-cc", "eks-560", "eks-570", "eks-575", "eks-580", "eks-595", "okm", "pciids", "sgj-550"]
      cell_source  = { first_driver = ["okm"] }
      inferred     = ["compute_capability"]
    }
    "rtx-3500-ada-laptop" = {
      name       = "NVIDIA RTX 3500 Ada Generation Laptop GPU"
      aliases    = ["rtx 3500 ada laptop", "rtx3500adalaptop"]
      chips      = ["AD104"]
      memory_gib = [12]
      pci_ids    = ["27BB"]
    }
    "rtx-4000-ada-laptop" = {
      name       = "NVIDIA RTX 4000 Ada Generation Laptop GPU"
      aliases    = ["rtx 4000 ada laptop", "rtx4000adalaptop"]
      chips      = ["AD104"]
      memory_gib = [12]
      pci_ids    = ["27BA"]
    }
  }
}

gpu {
  arch               = "ada"
  compute_capability = "8.9"
  class              = "laptop"
  released           = "2023"
  first_driver       = "525.89.02"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["hf"]
    first_driver       = ["okm"]
    memory_gib         = ["wiki", "hf"]
    released           = ["wiki"]
  }
  rows = {
    "rtx-4050-laptop" = {
      name       = "NVIDIA GeForce RTX 4050 Laptop GPU"
      aliases    = ["geforce rtx 4050 laptop gpu", "rtx 4050 laptop", "rtx4050laptop"]
      chips      = ["AD107"]
      memory_gib = [6]
      pci_ids    = ["28A1", "28E1"]
    }
    "rtx-4060-laptop" = {
      name       = "NVIDIA GeForce RTX 4060 Laptop GPU"
      aliases    = ["geforce rtx 4060 laptop gpu", "rtx 4060 laptop", "rtx4060laptop"]
      chips      = ["AD107"]
      memory_gib = [8]
      pci_ids    = ["28A0", "28E0"]
    }
    "rtx-4070-laptop" = {
      name       = "NVIDIA GeForce RTX 4070 Laptop GPU"
      aliases    = ["geforce rtx 4070 laptop gpu", "rtx 4070 laptop", "rtx4070laptop"]
      chips      = ["AD106"]
      memory_gib = [8]
      pci_ids    = ["2820", "2860"]
    }
    "rtx-4080-laptop" = {
      name       = "NVIDIA GeForce RTX 4080 Laptop GPU"
      aliases    = ["geforce rtx 4080 laptop gpu", "rtx 4080 laptop", "rtx4080laptop"]
      chips      = ["AD104"]
      memory_gib = [12]
      pci_ids    = ["27A0", "27E0"]
    }
    "rtx-4090-laptop" = {
      name       = "NVIDIA GeForce RTX 4090 Laptop GPU"
      aliases    = ["geforce rtx 4090 laptop gpu", "rtx 4090 laptop", "rtx4090laptop"]
      chips      = ["AD103"]
      memory_gib = [16]
      pci_ids    = ["2717", "2757"]
    }
    "rtx-500-ada-laptop" = {
      name         = "NVIDIA RTX 500 Ada Generation Laptop GPU"
      aliases      = ["rtx 500 ada laptop", "rtx500adalaptop"]
      chips        = ["AD107"]
      memory_gib   = [4]
      pci_ids      = ["28BA", "28BB"]
      released     = "2024"
      first_driver = "550.54.15"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { compute_capability = ["wiki"], memory_gib = ["wiki"] }
    }
    "rtx-5000-ada-laptop" = {
      name         = "NVIDIA RTX 5000 Ada Generation Laptop GPU"
      aliases      = ["rtx 5000 ada laptop", "rtx5000adalaptop"]
      chips        = ["AD103"]
      memory_gib   = [16]
      pci_ids      = ["2730"]
      first_driver = "525.116.03"
      cell_source  = { compute_capability = ["wiki"], memory_gib = ["wiki"] }
    }
  }
}

gpu {
  arch               = "ada"
  compute_capability = "8.9"
  chips              = ["AD107"]
  class              = "workstation"
  pci_ids            = ["28B0"]
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-550",
  ]
  cell_source = { first_driver = ["okm"] }
  inferred    = ["compute_capability"]
  rows = {
    "rtx-2000-ada" = {
      without           = ["inferred"]
      name              = "NVIDIA RTX 2000 Ada Generation"
      aliases           = ["rtx 2000 ada", "rtx2000ada"]
      memory_gib        = [16]
      pci_subsystem_ids = ["28B0:1870"]
      released          = "2024"
      first_driver      = "550.54.14"
      cell_source = {
        compute_capability = ["nv-cc", "wiki", "hf", "gpuhunt"]
        memory_gib         = ["wiki", "hf", "gpuhunt"]
        released           = ["wiki"]
      }
    }
    "rtx-2000-ada-embedded" = {
      name         = "NVIDIA RTX 2000 Ada Generation Embedded GPU"
      aliases      = ["rtx 2000 ada embedded", "rtx2000adaembedded"]
      pci_ids      = ["28F8"]
      first_driver = "535.104.05"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
    }
    "rtx-2000e-ada" = {
      name              = "NVIDIA RTX 2000E Ada Generation"
      aliases           = ["rtx 2000e ada", "rtx2000eada"]
      pci_subsystem_ids = ["28B0:1871"]
      first_driver      = "550.76"
    }
  }
}

gpu {
  arch               = "ada"
  compute_capability = "8.9"
  chips              = ["AD104"]
  class              = "workstation"
  released           = "2023"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["nv-cc", "wiki", "hf"]
    first_driver       = ["okm"]
    memory_gib         = ["wiki", "hf"]
    released           = ["wiki"]
  }
  rows = {
    "rtx-3500-ada-embedded" = {
      without      = ["released", "cell_source"]
      name         = "NVIDIA RTX 3500 Ada Generation Embedded GPU"
      aliases      = ["rtx 3500 ada embedded", "rtx3500adaembedded"]
      pci_ids      = ["27FB"]
      first_driver = "535.104.05"
      cell_source  = { first_driver = ["okm"] }
      inferred     = ["compute_capability"]
    }
    "rtx-4000-ada" = {
      name              = "NVIDIA RTX 4000 Ada Generation"
      aliases           = ["rtx 4000 ada", "rtx4000ada"]
      memory_gib        = [20]
      pci_ids           = ["27B2"]
      pci_subsystem_ids = ["27B2:181B"]
      first_driver      = "535.98"
      cell_source = {
        compute_capability = ["nv-cc", "wiki", "hf", "gpuhunt"]
        memory_gib         = ["wiki", "hf", "gpuhunt"]
      }
    }
    "rtx-4000-sff-ada" = {
      name              = "NVIDIA RTX 4000 SFF Ada Generation"
      aliases           = ["rtx 4000 sff ada", "rtx4000sffada", "rtx-4000-ada-sff"]
      memory_gib        = [20]
      pci_ids           = ["27B0"]
      pci_subsystem_ids = ["27B0:16FA"]
      first_driver      = "530.41.03"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
    }
    "rtx-4500-ada" = {
      name              = "NVIDIA RTX 4500 Ada Generation"
      aliases           = ["rtx 4500 ada", "rtx4500ada"]
      memory_gib        = [24]
      pci_ids           = ["27B1"]
      pci_subsystem_ids = ["27B1:180C"]
      first_driver      = "535.113.01"
    }
    "rtx-5000-ada" = {
      name              = "NVIDIA RTX 5000 Ada Generation"
      aliases           = ["rtx 5000 ada", "rtx5000ada"]
      chips             = ["AD102"]
      memory_gib        = [32]
      pci_ids           = ["26B2"]
      pci_subsystem_ids = ["26B2:17FA"]
      first_driver      = "535.98"
    }
  }
}

gpu {
  arch               = "ada"
  compute_capability = "8.9"
  chips              = ["AD102"]
  memory_gib         = [48]
  class              = "workstation"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["okm"], released = ["wiki"] }
  rows = {
    "rtx-5000-ada-embedded" = {
      without      = ["memory_gib", "cell_source"]
      name         = "NVIDIA RTX 5000 Ada Generation Embedded GPU"
      aliases      = ["rtx 5000 ada embedded", "rtx5000adaembedded"]
      chips        = ["AD103"]
      pci_ids      = ["2770"]
      first_driver = "535.104.05"
      cell_source  = { first_driver = ["okm"] }
      inferred     = ["compute_capability"]
    }
    "rtx-5880-ada" = {
      name              = "NVIDIA RTX 5880 Ada Generation"
      aliases           = ["rtx 5880 ada", "rtx5880ada"]
      pci_ids           = ["26B3"]
      pci_subsystem_ids = ["26B3:1934"]
      released          = "2024"
      first_driver      = "535.146.02"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { compute_capability = ["wiki", "hf"], memory_gib = ["wiki", "hf"] }
    }
    "rtx-6000-ada" = {
      name              = "NVIDIA RTX 6000 Ada Generation"
      aliases           = ["rtx 6000 ada", "rtx6000ada", "l6000", "6000 ada", "rtx6000 ada"]
      pci_ids           = ["26B1"]
      pci_subsystem_ids = ["26B1:16A1"]
      released          = "2022"
      first_driver      = "525.78.01"
      cell_source = {
        compute_capability = ["nv-cc", "wiki", "hf", "gpuhunt"]
        memory_gib         = ["wiki", "hf", "gpuhunt"]
      }
    }
  }
}

gpu "a10" {
  like               = "t600"
  name               = "NVIDIA A10"
  other_names        = ["A10"]
  arch               = "ampere"
  compute_capability = "8.6"
  chips              = ["GA102"]
  memory_gib         = [24]
  class              = "datacenter"
  pci_ids            = ["2236"]
  pci_subsystem_ids  = ["2236:1482"]
  released           = "2021"
  cell_source = {
    compute_capability = ["nv-cc", "hf", "gpuhunt"]
    memory_gib         = ["hf", "gpuhunt"]
    released           = ["hf"]
  }
}

gpu "a100-80gb-pcie" {
  like               = "t400-4gb"
  without            = ["inferred"]
  name               = "NVIDIA A100 80GB PCIe"
  aliases            = ["a100 80gb pcie", "a10080gbpcie", "a100-pcie-80gb"]
  arch               = "ampere"
  compute_capability = "8.0"
  chips              = ["GA100"]
  memory_gib         = [80]
  class              = "datacenter"
  pci_ids            = ["20B5"]
  pci_subsystem_ids  = ["20B5:1533", "20B5:1642"]
  released           = "2020"
  first_driver       = "470.57.02"
  cell_source        = { compute_capability = ["nv-cc-2022-mirror", "hf"], released = ["hf"] }
}

gpu "a100-pcie-40gb" {
  name               = "NVIDIA A100-PCIE-40GB"
  aliases            = ["a100 pcie 40gb", "a100pcie40gb"]
  other_names        = ["A100-PCIE-40GB"]
  arch               = "ampere"
  compute_capability = "8.0"
  chips              = ["GA100"]
  memory_gib         = [40]
  class              = "datacenter"
  pci_ids            = ["20B1", "20F1"]
  pci_subsystem_ids  = ["20B1:145F", "20F1:145F"]
  released           = "2020"
  first_driver       = "450.51"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["nv-cc-2022-mirror", "hf"]
    first_driver       = ["changelog"]
    memory_gib         = ["name"]
    released           = ["wiki"]
  }
}

gpu "a100-sxm-64gb" {
  like               = "t400-4gb"
  name               = "NVIDIA A100-SXM-64GB"
  aliases            = ["a100 sxm 64gb", "a100sxm64gb"]
  arch               = "ampere"
  compute_capability = "8.0"
  chips              = ["GA100"]
  memory_gib         = [64]
  class              = "datacenter"
  pci_ids            = ["20B3"]
  pci_subsystem_ids  = ["20B3:14A7", "20B3:14A8"]
  first_driver       = "525.78.01"
  cell_source        = { first_driver = ["okm"] }
}

gpu "a100-sxm4-40gb" {
  like               = "gtx-1650-ti-max-q"
  without            = ["pci_subsystem_ids", "inferred"]
  name               = "NVIDIA A100-SXM4-40GB"
  aliases            = ["a100 sxm4 40gb", "a100sxm440gb", "a100-sxm-40gb", "a100-40gb-sxm"]
  other_names        = ["A100-SXM4-40GB"]
  arch               = "ampere"
  compute_capability = "8.0"
  chips              = ["GA100"]
  memory_gib         = [40]
  class              = "datacenter"
  pci_ids            = ["20B0"]
  released           = "2020"
  first_driver       = "450.51"
  cell_source = {
    compute_capability = ["nv-cc-2022-mirror", "hf"]
    memory_gib         = ["name"]
    released           = ["wiki"]
  }
}

gpu "a100-sxm4-80gb" {
  name               = "NVIDIA A100-SXM4-80GB"
  aliases            = ["a100d", "a100 sxm4 80gb", "a100sxm480gb", "a100-sxm-80gb", "a100-80gb-sxm"]
  other_names        = ["A100-SXM4-80GB"]
  arch               = "ampere"
  compute_capability = "8.0"
  chips              = ["GA100"]
  memory_gib         = [80]
  class              = "datacenter"
  pci_ids            = ["20B2"]
  pci_subsystem_ids  = ["20B2:1463", "20B2:147F", "20B2:1622", "20B2:1623"]
  released           = "2020"
  first_driver       = "450.102.04"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-450",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["nv-cc-2022-mirror", "ollama", "hf"]
    first_driver       = ["changelog"]
    memory_gib         = ["name"]
    released           = ["hf"]
  }
}

gpu "a100x" {
  name               = "NVIDIA A100X"
  arch               = "ampere"
  compute_capability = "8.0"
  chips              = ["GA100"]
  class              = "datacenter"
  pci_ids            = ["20B8"]
  source             = ["pciids", "chip-cc"]
  inferred           = ["name", "compute_capability"]
  notes              = ["memory: converged accelerator; printed name not confirmed"]
}

gpu {
  arch               = "ampere"
  compute_capability = "8.6"
  class              = "datacenter"
  released           = "2021"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["changelog"], released = ["hf"] }
  rows = {
    "a10g" = {
      without           = ["released", "cell_source"]
      name              = "NVIDIA A10G"
      other_names       = ["A10G"]
      chips             = ["GA102"]
      memory_gib        = [24]
      pci_ids           = ["2237"]
      pci_subsystem_ids = ["2237:152F"]
      first_driver      = "460.73.01"
      cell_source = {
        compute_capability = ["gpuhunt"]
        first_driver       = ["changelog"]
        memory_gib         = ["gpuhunt", "karpenter-aws"]
      }
    }
    "a16" = {
      name              = "NVIDIA A16"
      chips             = ["GA107"]
      memory_gib        = [16]
      pci_ids           = ["25B6"]
      pci_subsystem_ids = ["25B6:14A9"]
      first_driver      = "470.57.02"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = {
        compute_capability = ["nv-cc", "gpuhunt"]
        memory_gib         = ["gpuhunt", "wiki"]
        released           = ["wiki"]
      }
      notes = ["memory: per GPU; four GPUs on one board"]
    }
    "a2" = {
      name              = "NVIDIA A2"
      chips             = ["GA107"]
      memory_gib        = [16]
      pci_ids           = ["25B6"]
      pci_subsystem_ids = ["25B6:157E"]
      first_driver      = "470.82.00"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { compute_capability = ["nv-cc", "hf"], memory_gib = ["hf"] }
    }
    "a30" = {
      name               = "NVIDIA A30"
      other_names        = ["A30"]
      compute_capability = "8.0"
      chips              = ["GA100"]
      memory_gib         = [24]
      pci_ids            = ["20B7"]
      pci_subsystem_ids  = ["20B7:1532", "20B7:1804", "20B7:1852"]
      first_driver       = "460.73.01"
      cell_source        = { compute_capability = ["nv-cc-2022-mirror", "ollama", "hf"], memory_gib = ["hf"] }
    }
    "a40" = {
      name              = "NVIDIA A40"
      other_names       = ["A40"]
      chips             = ["GA102"]
      memory_gib        = [48]
      pci_ids           = ["2235"]
      pci_subsystem_ids = ["2235:145A"]
      released          = "2020"
      first_driver      = "460.32.03"
      cell_source       = { compute_capability = ["nv-cc", "hf", "gpuhunt"], memory_gib = ["hf", "gpuhunt"] }
    }
  }
}

gpu "a800-40gb-active" {
  like               = "t400e"
  name               = "NVIDIA A800 40GB Active"
  aliases            = ["a800 40gb active", "a80040gbactive"]
  arch               = "ampere"
  compute_capability = "8.0"
  chips              = ["GA100"]
  memory_gib         = [40]
  class              = "datacenter"
  pci_ids            = ["20F6"]
  pci_subsystem_ids  = ["20F6:180A"]
  first_driver       = "535.104.05"
  cell_source        = { memory_gib = ["name"] }
}

gpu "a800-40gb-pcie" {
  name               = "NVIDIA A800 40GB PCIe"
  aliases            = ["a800 40gb pcie", "a80040gbpcie"]
  arch               = "ampere"
  compute_capability = "8.0"
  chips              = ["GA100"]
  memory_gib         = [40]
  class              = "datacenter"
  pci_ids            = ["20F6"]
  pci_subsystem_ids  = ["20F6:17A3"]
  first_driver       = "525.53"
  source             = ["chip-cc", "okm", "pciids"]
  cell_source        = { first_driver = ["okm"], memory_gib = ["name"] }
  inferred           = ["compute_capability"]
}

gpu "a800-80gb-pcie" {
  like              = "a800-sxm4-80gb"
  name              = "NVIDIA A800 80GB PCIe"
  aliases           = ["a800 80gb pcie", "a80080gbpcie"]
  pci_ids           = ["20F5"]
  pci_subsystem_ids = ["20F5:1799"]
}

gpu "a800-80gb-pcie-lc" {
  like              = "a800-sxm4-80gb"
  without           = ["released", "cell_source"]
  name              = "NVIDIA A800 80GB PCIe LC"
  aliases           = ["a800 80gb pcie lc", "a80080gbpcielc"]
  pci_ids           = ["20F5"]
  pci_subsystem_ids = ["20F5:179A"]
  cell_source       = { first_driver = ["okm"], memory_gib = ["name"] }
  inferred          = ["compute_capability"]
}

gpu "a800-sxm4-40gb" {
  like               = "t400e"
  name               = "NVIDIA A800-SXM4-40GB"
  aliases            = ["a800 sxm4 40gb", "a800sxm440gb"]
  arch               = "ampere"
  compute_capability = "8.0"
  chips              = ["GA100"]
  memory_gib         = [40]
  class              = "datacenter"
  pci_ids            = ["20BD"]
  pci_subsystem_ids  = ["20BD:17F4"]
  first_driver       = "535.104.05"
  cell_source        = { memory_gib = ["name"] }
}

gpu "a800-sxm4-80gb" {
  name               = "NVIDIA A800-SXM4-80GB"
  aliases            = ["a800 sxm4 80gb", "a800sxm480gb"]
  arch               = "ampere"
  compute_capability = "8.0"
  chips              = ["GA100"]
  memory_gib         = [80]
  class              = "datacenter"
  pci_ids            = ["20F3"]
  pci_subsystem_ids = [
    "20F3:179B",
    "20F3:179C",
    "20F3:179D",
    "20F3:179E",
    "20F3:179F",
    "20F3:17A0",
    "20F3:17A1",
    "20F3:17A2",
  ]
  released     = "2022"
  first_driver = "525.53"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["hf"]
    first_driver       = ["okm"]
    memory_gib         = ["name"]
    released           = ["hf"]
  }
}

gpu {
  arch               = "ampere"
  compute_capability = "8.6"
  class              = "geforce"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["ollama", "hf", "gpuhunt"]
    first_driver       = ["changelog"]
    memory_gib         = ["wiki", "hf", "gpuhunt"]
    released           = ["wiki"]
  }
  rows = {
    "rtx-3050" = {
      name         = "NVIDIA GeForce RTX 3050"
      aliases      = ["3050", "geforce rtx 3050", "rtx 3050", "rtx3050"]
      chips        = ["GA106", "GA107"]
      memory_gib   = [6, 8]
      pci_ids      = ["2507", "2582", "2584"]
      released     = "2022"
      first_driver = "470.129.06"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { compute_capability = ["ollama", "gpuhunt"], memory_gib = ["wiki", "gpuhunt"] }
    }
    "rtx-3050-oem" = {
      without      = ["cell_source"]
      name         = "NVIDIA GeForce RTX 3050 OEM"
      aliases      = ["geforce rtx 3050 oem", "rtx 3050 oem", "rtx3050oem"]
      chips        = ["GA106"]
      pci_ids      = ["2508"]
      first_driver = "470.141.03"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { first_driver = ["changelog"] }
      inferred    = ["compute_capability"]
    }
    "rtx-3060" = {
      name         = "NVIDIA GeForce RTX 3060"
      aliases      = ["3060", "geforce rtx 3060", "rtx 3060", "rtx3060"]
      other_names  = ["GeForce RTX 3060"]
      chips        = ["GA104", "GA106"]
      memory_gib   = [8, 12]
      pci_ids      = ["2487", "24C7", "2503", "2504", "2544"]
      released     = "2021"
      first_driver = "460.56"
    }
    "rtx-3060-ti" = {
      name         = "NVIDIA GeForce RTX 3060 Ti"
      aliases      = ["3060 ti", "3060ti", "geforce rtx 3060 ti", "rtx 3060 ti", "rtx3060ti"]
      other_names  = ["GeForce RTX 3060 Ti"]
      chips        = ["GA103", "GA104"]
      memory_gib   = [8]
      pci_ids      = ["2414", "2486", "2489", "24C9"]
      released     = "2020"
      first_driver = "460.27.04"
    }
    "rtx-3070" = {
      name         = "NVIDIA GeForce RTX 3070"
      aliases      = ["3070", "geforce rtx 3070", "rtx 3070", "rtx3070"]
      other_names  = ["GeForce RTX 3070"]
      chips        = ["GA104"]
      memory_gib   = [8]
      pci_ids      = ["2484", "2488"]
      released     = "2020"
      first_driver = "455.38"
    }
    "rtx-3070-ti" = {
      name         = "NVIDIA GeForce RTX 3070 Ti"
      aliases      = ["3070 ti", "3070ti", "geforce rtx 3070 ti", "rtx 3070 ti", "rtx3070ti"]
      other_names  = ["GeForce RTX 3070 Ti"]
      chips        = ["GA102", "GA104"]
      memory_gib   = [8]
      pci_ids      = ["2207", "2482"]
      released     = "2021"
      first_driver = "460.91.03"
    }
    "rtx-3080" = {
      name         = "NVIDIA GeForce RTX 3080"
      aliases      = ["3080", "geforce rtx 3080", "rtx 3080", "rtx3080"]
      other_names  = ["GeForce RTX 3080"]
      chips        = ["GA102"]
      memory_gib   = [10, 12]
      pci_ids      = ["2206", "220A", "2216"]
      released     = "2020"
      first_driver = "455.23.04"
    }
    "rtx-3080-ti" = {
      name         = "NVIDIA GeForce RTX 3080 Ti"
      aliases      = ["3080 ti", "3080ti", "geforce rtx 3080 ti", "rtx 3080 ti", "rtx3080ti"]
      other_names  = ["GeForce RTX 3080 Ti"]
      chips        = ["GA102"]
      memory_gib   = [12]
      pci_ids      = ["2208"]
      released     = "2021"
      first_driver = "460.84"
    }
    "rtx-3090" = {
      name         = "NVIDIA GeForce RTX 3090"
      aliases      = ["3090", "geforce rtx 3090", "rtx 3090", "rtx3090"]
      other_names  = ["GeForce RTX 3090"]
      chips        = ["GA102"]
      memory_gib   = [24]
      pci_ids      = ["2204"]
      released     = "2020"
      first_driver = "455.23.04"
    }
    "rtx-3090-ti" = {
      name         = "NVIDIA GeForce RTX 3090 Ti"
      aliases      = ["3090 ti", "3090ti", "geforce rtx 3090 ti", "rtx 3090 ti", "rtx3090ti"]
      chips        = ["GA102"]
      memory_gib   = [24]
      pci_ids      = ["2203"]
      released     = "2022"
      first_driver = "470.129.06"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
    }
  }
}

gpu {
  other_names        = ["Orin (nvgpu)"]
  arch               = "ampere"
  compute_capability = "8.7"
  class              = "jetson"
  source             = ["jetson-containers", "nv-cc", "hf"]
  cell_source        = { compute_capability = ["nv-cc", "hf"], memory_gib = ["hf"], released = ["hf"] }
  notes              = ["memory: unified with the CPU"]
  rows = {
    "jetson-agx-orin-32gb" = { name = "Jetson AGX Orin 32GB", memory_gib = [32], released = "2022" }
    "jetson-agx-orin-64gb" = {
      name       = "Jetson AGX Orin 64GB"
      aliases    = ["agx orin", "jetson agx orin", "jetson agx orin industrial"]
      memory_gib = [64]
      released   = "2022"
    }
    "jetson-orin-nano" = {
      name = "Jetson Orin Nano"
      aliases = [
        "orin nano",
        "jetson-orin-nano-8gb",
        "jetson-orin-nano-4gb",
        "jetson-orin-nano-super",
        "orin nano super",
      ]
      memory_gib = [4, 8]
      released   = "2023"
    }
    "jetson-orin-nx" = {
      name       = "Jetson Orin NX"
      aliases    = ["orin nx", "jetson-orin-nx-16gb", "jetson-orin-nx-8gb", "jetson-orin-nx-super", "orin nx super"]
      memory_gib = [8, 16]
      released   = "2023"
    }
  }
}

gpu {
  arch               = "ampere"
  compute_capability = "8.6"
  chips              = ["GA107"]
  class              = "laptop"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["okm"] }
  inferred    = ["compute_capability"]
  rows = {
    "mx570" = {
      name         = "NVIDIA GeForce MX570"
      aliases      = ["geforce mx570"]
      pci_ids      = ["25A6"]
      first_driver = "470.103.01"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { first_driver = ["changelog"] }
    }
    "mx570-a" = {
      name         = "NVIDIA GeForce MX570 A"
      aliases      = ["geforce mx570 a", "mx570 a", "mx570a"]
      pci_ids      = ["25AA"]
      first_driver = "515.48.07"
    }
    "rtx-2050" = {
      without      = ["inferred"]
      name         = "NVIDIA GeForce RTX 2050"
      aliases      = ["2050", "geforce rtx 2050", "rtx 2050", "rtx2050"]
      memory_gib   = [4]
      pci_ids      = ["25A7", "25A9", "25AD", "25ED"]
      released     = "2022"
      first_driver = "470.103.01"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = {
        compute_capability = ["hf"]
        first_driver       = ["changelog"]
        memory_gib         = ["wiki", "hf"]
        released           = ["wiki"]
      }
    }
    "rtx-3050-4gb-laptop" = {
      name         = "NVIDIA GeForce RTX 3050 4GB Laptop GPU"
      aliases      = ["geforce rtx 3050 4gb laptop gpu", "rtx 3050 4gb laptop", "rtx30504gblaptop"]
      memory_gib   = [4]
      pci_ids      = ["25AB"]
      first_driver = "525.85.12"
      cell_source  = { memory_gib = ["name"] }
    }
    "rtx-3050-6gb-laptop" = {
      name         = "NVIDIA GeForce RTX 3050 6GB Laptop GPU"
      aliases      = ["geforce rtx 3050 6gb laptop gpu", "rtx 3050 6gb laptop", "rtx30506gblaptop"]
      chips        = ["GA107B"]
      memory_gib   = [6]
      pci_ids      = ["25AC", "25EC"]
      first_driver = "525.85.12"
      cell_source  = { memory_gib = ["name"] }
    }
  }
}

gpu {
  arch               = "ampere"
  compute_capability = "8.6"
  class              = "laptop"
  released           = "2021"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["hf"]
    first_driver       = ["changelog"]
    memory_gib         = ["wiki", "hf"]
    released           = ["wiki"]
  }
  rows = {
    "rtx-3050-laptop" = {
      name         = "NVIDIA GeForce RTX 3050 Laptop GPU"
      aliases      = ["geforce rtx 3050 laptop gpu", "rtx 3050 laptop", "rtx3050laptop"]
      other_names  = ["GeForce RTX 3050 Laptop GPU"]
      chips        = ["GA107", "GA107B"]
      memory_gib   = [4, 6]
      pci_ids      = ["25A2", "25A5", "25E2", "25E5"]
      first_driver = "460.80"
    }
    "rtx-3050-ti-laptop" = {
      without           = ["cell_source.compute_capability"]
      name              = "NVIDIA GeForce RTX 3050 Ti Laptop GPU"
      aliases           = ["geforce rtx 3050 ti laptop gpu", "rtx 3050 ti laptop", "rtx3050tilaptop"]
      other_names       = ["GeForce RTX 3050 Ti Laptop GPU"]
      chips             = ["GA106", "GA107", "GA107B"]
      memory_gib        = [4]
      pci_ids           = ["2523", "2563", "25A0", "25E0"]
      pci_subsystem_ids = ["25A2:0BAF"]
      first_driver      = "460.80"
      cell_source       = { memory_gib = ["wiki"] }
      inferred          = ["compute_capability"]
    }
    "rtx-3060-laptop" = {
      name              = "NVIDIA GeForce RTX 3060 Laptop GPU"
      aliases           = ["geforce rtx 3060 laptop gpu", "rtx 3060 laptop", "rtx3060laptop"]
      other_names       = ["GeForce RTX 3060 Laptop GPU"]
      chips             = ["GA104", "GA106", "GA107"]
      memory_gib        = [6]
      pci_ids           = ["2520", "2521", "2560"]
      pci_subsystem_ids = ["249C:1194", "24A0:1192", "25A0:1196", "25A2:1195"]
      first_driver      = "460.39"
    }
    "rtx-3070-laptop" = {
      without      = ["cell_source.compute_capability"]
      name         = "NVIDIA GeForce RTX 3070 Laptop GPU"
      aliases      = ["geforce rtx 3070 laptop gpu", "rtx 3070 laptop", "rtx3070laptop"]
      other_names  = ["GeForce RTX 3070 Laptop GPU"]
      chips        = ["GA104"]
      memory_gib   = [8]
      pci_ids      = ["249D", "24DD"]
      first_driver = "460.39"
      cell_source  = { memory_gib = ["wiki"] }
      inferred     = ["compute_capability"]
    }
    "rtx-3070-ti-laptop" = {
      name         = "NVIDIA GeForce RTX 3070 Ti Laptop GPU"
      aliases      = ["geforce rtx 3070 ti laptop gpu", "rtx 3070 ti laptop", "rtx3070tilaptop"]
      chips        = ["GA104"]
      memory_gib   = [8]
      pci_ids      = ["24A0", "24E0"]
      released     = "2022"
      first_driver = "470.129.06"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
    }
    "rtx-3080-laptop" = {
      name         = "NVIDIA GeForce RTX 3080 Laptop GPU"
      aliases      = ["geforce rtx 3080 laptop gpu", "rtx 3080 laptop", "rtx3080laptop"]
      other_names  = ["GeForce RTX 3080 Laptop GPU"]
      chips        = ["GA104"]
      memory_gib   = [8, 16]
      pci_ids      = ["249C", "24DC"]
      first_driver = "460.39"
    }
  }
}

gpu {
  arch               = "ampere"
  compute_capability = "8.6"
  class              = "laptop"
  released           = "2022"
  first_driver       = "470.129.06"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { compute_capability = ["wiki"], first_driver = ["changelog"], released = ["wiki"] }
  rows = {
    "rtx-3080-ti-laptop" = {
      without     = ["cell_source.compute_capability"]
      name        = "NVIDIA GeForce RTX 3080 Ti Laptop GPU"
      aliases     = ["geforce rtx 3080 ti laptop gpu", "rtx 3080 ti laptop", "rtx3080tilaptop"]
      chips       = ["GA103"]
      memory_gib  = [16]
      pci_ids     = ["2420", "2460"]
      cell_source = { memory_gib = ["wiki"] }
      inferred    = ["compute_capability"]
    }
    "rtx-a1000-6gb-laptop" = {
      name         = "NVIDIA RTX A1000 6GB Laptop GPU"
      aliases      = ["rtx a1000 6gb laptop", "rtxa10006gblaptop"]
      chips        = ["GA107"]
      memory_gib   = [6]
      pci_ids      = ["25BC"]
      first_driver = "525.116.03"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { first_driver = ["okm"], memory_gib = ["name"] }
    }
    "rtx-a1000-laptop" = {
      name        = "NVIDIA RTX A1000 Laptop GPU"
      aliases     = ["rtx a1000 laptop", "rtxa1000laptop"]
      chips       = ["GA107"]
      memory_gib  = [4]
      pci_ids     = ["25B9"]
      cell_source = { memory_gib = ["wiki"] }
    }
    "rtx-a2000-8gb-laptop" = {
      without     = ["released", "cell_source"]
      name        = "NVIDIA RTX A2000 8GB Laptop GPU"
      aliases     = ["rtx a2000 8gb laptop", "rtxa20008gblaptop"]
      chips       = ["GA107"]
      memory_gib  = [8]
      pci_ids     = ["25BA"]
      cell_source = { first_driver = ["changelog"], memory_gib = ["name"] }
      inferred    = ["compute_capability"]
    }
    "rtx-a2000-laptop" = {
      name         = "NVIDIA RTX A2000 Laptop GPU"
      aliases      = ["rtx a2000 laptop", "rtxa2000laptop"]
      other_names  = ["RTX A2000 Laptop GPU"]
      chips        = ["GA107"]
      memory_gib   = [4]
      pci_ids      = ["25B8"]
      released     = "2021"
      first_driver = "460.80"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { compute_capability = ["wiki", "hf"], memory_gib = ["wiki", "hf"] }
    }
    "rtx-a3000-12gb-laptop" = {
      name        = "NVIDIA RTX A3000 12GB Laptop GPU"
      aliases     = ["rtx a3000 12gb laptop", "rtxa300012gblaptop"]
      chips       = ["GA104"]
      memory_gib  = [12]
      pci_ids     = ["24B9", "24BB"]
      cell_source = { memory_gib = ["name"] }
    }
    "rtx-a3000-laptop" = {
      name         = "NVIDIA RTX A3000 Laptop GPU"
      aliases      = ["rtx a3000 laptop", "rtxa3000laptop"]
      other_names  = ["RTX A3000 Laptop GPU"]
      chips        = ["GA104"]
      memory_gib   = [6]
      pci_ids      = ["24B8"]
      released     = "2021"
      first_driver = "460.80"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { compute_capability = ["wiki", "hf"], memory_gib = ["wiki", "hf"] }
    }
    "rtx-a4000-laptop" = {
      name         = "NVIDIA RTX A4000 Laptop GPU"
      aliases      = ["rtx a4000 laptop", "rtxa4000laptop"]
      other_names  = ["RTX A4000 Laptop GPU"]
      chips        = ["GA104"]
      memory_gib   = [8]
      pci_ids      = ["24B7"]
      released     = "2021"
      first_driver = "460.80"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { compute_capability = ["wiki", "hf"], memory_gib = ["wiki", "hf"] }
    }
    "rtx-a4500-laptop" = {
      name        = "NVIDIA RTX A4500 Laptop GPU"
      aliases     = ["rtx a4500 laptop", "rtxa4500laptop"]
      chips       = ["GA104"]
      memory_gib  = [16]
      pci_ids     = ["24BA"]
      cell_source = { memory_gib = ["wiki"] }
    }
    "rtx-a500-laptop" = {
      name        = "NVIDIA RTX A500 Laptop GPU"
      aliases     = ["rtx a500 laptop", "rtxa500laptop"]
      chips       = ["GA107"]
      memory_gib  = [4]
      pci_ids     = ["25BB", "25BD"]
      cell_source = { memory_gib = ["wiki"] }
    }
    "rtx-a5000-laptop" = {
      name         = "NVIDIA RTX A5000 Laptop GPU"
      aliases      = ["rtx a5000 laptop", "rtxa5000laptop"]
      other_names  = ["RTX A5000 Laptop GPU"]
      chips        = ["GA104"]
      memory_gib   = [16]
      pci_ids      = ["24B6"]
      released     = "2021"
      first_driver = "460.80"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { compute_capability = ["wiki", "hf"], memory_gib = ["wiki", "hf"] }
    }
    "rtx-a5500-laptop" = {
      name        = "NVIDIA RTX A5500 Laptop GPU"
      aliases     = ["rtx a5500 laptop", "rtxa5500laptop"]
      chips       = ["GA103"]
      memory_gib  = [16]
      pci_ids     = ["2438"]
      cell_source = { memory_gib = ["wiki"] }
    }
    "rtx-a1000" = {
      name              = "NVIDIA RTX A1000"
      aliases           = ["rtx a1000", "rtxa1000"]
      chips             = ["GA107"]
      memory_gib        = [8]
      class             = "workstation"
      pci_ids           = ["25B0"]
      pci_subsystem_ids = ["25B0:1878", "25B0:8D96"]
      released          = "2024"
      first_driver      = "550.76"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-550",
      ]
      cell_source = { first_driver = ["okm"], memory_gib = ["wiki"] }
    }
  }
}

gpu {
  arch               = "ampere"
  compute_capability = "8.6"
  class              = "workstation"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["changelog"] }
  rows = {
    "rtx-a1000-embedded" = {
      name         = "NVIDIA RTX A1000 Embedded GPU"
      aliases      = ["rtx a1000 embedded", "rtxa1000embedded"]
      chips        = ["GA107"]
      pci_ids      = ["25F9"]
      first_driver = "470.129.06"
      inferred     = ["compute_capability"]
    }
    "rtx-a2000" = {
      name              = "NVIDIA RTX A2000"
      aliases           = ["rtx a2000", "rtxa2000", "a2000"]
      chips             = ["GA106"]
      memory_gib        = [6, 12]
      pci_ids           = ["2531"]
      pci_subsystem_ids = ["2531:151D"]
      released          = "2021"
      first_driver      = "470.57.02"
      cell_source = {
        compute_capability = ["nv-cc", "wiki", "hf"]
        memory_gib         = ["wiki", "hf"]
        released           = ["wiki"]
      }
    }
    "rtx-a2000-12gb" = {
      name              = "NVIDIA RTX A2000 12GB"
      aliases           = ["rtx a2000 12gb", "rtxa200012gb"]
      chips             = ["GA106"]
      memory_gib        = [12]
      pci_ids           = ["2571"]
      pci_subsystem_ids = ["2571:1611"]
      first_driver      = "470.86"
      cell_source       = { compute_capability = ["nv-cc"], memory_gib = ["name"] }
    }
    "rtx-a2000-embedded" = {
      name         = "NVIDIA RTX A2000 Embedded GPU"
      aliases      = ["rtx a2000 embedded", "rtxa2000embedded"]
      chips        = ["GA107"]
      pci_ids      = ["25FA"]
      first_driver = "470.129.06"
      inferred     = ["compute_capability"]
    }
    "rtx-a400" = {
      name              = "NVIDIA RTX A400"
      aliases           = ["rtx a400", "rtxa400"]
      chips             = ["GA107"]
      memory_gib        = [4]
      pci_ids           = ["25B2"]
      pci_subsystem_ids = ["25B2:1879", "25B2:8D95", "25B2:8F5B"]
      released          = "2024"
      first_driver      = "550.76"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-550",
      ]
      cell_source = {
        compute_capability = ["wiki"]
        first_driver       = ["okm"]
        memory_gib         = ["wiki"]
        released           = ["wiki"]
      }
    }
    "rtx-a4000" = {
      name              = "NVIDIA RTX A4000"
      aliases           = ["rtx a4000", "rtxa4000", "a4000"]
      other_names       = ["RTX A4000"]
      chips             = ["GA104"]
      memory_gib        = [16]
      pci_ids           = ["24B0"]
      pci_subsystem_ids = ["24B0:14AD"]
      released          = "2021"
      first_driver      = "460.73.01"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = {
        compute_capability = ["nv-cc", "wiki", "hf", "gpuhunt"]
        memory_gib         = ["wiki", "hf", "gpuhunt"]
        released           = ["wiki"]
      }
    }
    "rtx-a4500" = {
      name              = "NVIDIA RTX A4500"
      aliases           = ["rtx a4500", "rtxa4500"]
      chips             = ["GA102"]
      memory_gib        = [20]
      pci_ids           = ["2232"]
      pci_subsystem_ids = ["2232:163C"]
      released          = "2021"
      first_driver      = "470.86"
      cell_source = {
        compute_capability = ["wiki", "gpuhunt"]
        memory_gib         = ["wiki", "gpuhunt"]
        released           = ["wiki"]
      }
    }
    "rtx-a4500-embedded" = {
      name         = "NVIDIA RTX A4500 Embedded GPU"
      aliases      = ["rtx a4500 embedded", "rtxa4500embedded"]
      chips        = ["GA104"]
      pci_ids      = ["24FA"]
      first_driver = "470.129.06"
      inferred     = ["compute_capability"]
    }
    "rtx-a500-embedded" = {
      name         = "NVIDIA RTX A500 Embedded GPU"
      aliases      = ["rtx a500 embedded", "rtxa500embedded"]
      chips        = ["GA107"]
      pci_ids      = ["25FB"]
      first_driver = "525.60.11"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { first_driver = ["okm"] }
      inferred    = ["compute_capability"]
    }
  }
}

gpu {
  arch               = "ampere"
  compute_capability = "8.6"
  chips              = ["GA102"]
  memory_gib         = [24]
  class              = "workstation"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["nv-cc", "wiki", "hf", "gpuhunt"]
    first_driver       = ["changelog"]
    memory_gib         = ["wiki", "hf", "gpuhunt"]
    released           = ["wiki"]
  }
  rows = {
    "rtx-a5000" = {
      name              = "NVIDIA RTX A5000"
      aliases           = ["rtx a5000", "rtxa5000", "a5000"]
      other_names       = ["RTX A5000"]
      pci_ids           = ["2231"]
      pci_subsystem_ids = ["2231:147E"]
      released          = "2021"
      first_driver      = "460.73.01"
    }
    "rtx-a5500" = {
      name              = "NVIDIA RTX A5500"
      aliases           = ["rtx a5500", "rtxa5500"]
      pci_ids           = ["2233"]
      pci_subsystem_ids = ["2233:165A"]
      released          = "2022"
      first_driver      = "515.48.07"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { compute_capability = ["wiki"], first_driver = ["okm"], memory_gib = ["wiki"] }
    }
    "rtx-a6000" = {
      name              = "NVIDIA RTX A6000"
      aliases           = ["rtx a6000", "rtxa6000", "a6000"]
      other_names       = ["RTX A6000"]
      memory_gib        = [48]
      pci_ids           = ["2230"]
      pci_subsystem_ids = ["2230:1459"]
      released          = "2020"
      first_driver      = "460.27.04"
    }
  }
}

gpu "t4" {
  name               = "Tesla T4"
  aliases            = ["tesla t4"]
  arch               = "turing"
  compute_capability = "7.5"
  chips              = ["TU104"]
  memory_gib         = [16]
  class              = "datacenter"
  pci_ids            = ["1EB8"]
  released           = "2018"
  first_driver       = "410.78"
  source             = ["chip-cc", "eks-575", "eks-580", "eks-595", "okm", "pciids", "readme-418", "sgj-450", "sgj-460", "sgj-470"]
  cell_source = {
    compute_capability = ["nv-cc-2022-mirror", "ollama", "hf", "gpuhunt"]
    first_driver       = ["changelog"]
    memory_gib         = ["hf", "gpuhunt"]
    released           = ["hf"]
  }
}

gpu "t4g" {
  name               = "NVIDIA T4G"
  arch               = "turing"
  compute_capability = "7.5"
  chips              = ["TU104"]
  memory_gib         = [16]
  class              = "datacenter"
  pci_ids            = ["1EB4"]
  pci_subsystem_ids  = ["1EB4:157D"]
  first_driver       = "470.57.02"
  source             = ["chip-cc", "pciids", "sgj-470"]
  platform           = "linux/arm64"
  cell_source        = { platform = ["aws-g5g"], first_driver = ["changelog"], memory_gib = ["karpenter-aws"] }
  inferred           = ["compute_capability"]
}

gpu "gtx-1630" {
  like         = "rtx-2070-super-max-q"
  without      = ["pci_subsystem_ids"]
  name         = "NVIDIA GeForce GTX 1630"
  aliases      = ["1630", "geforce gtx 1630", "gtx 1630", "gtx1630"]
  chips        = ["TU117"]
  memory_gib   = [4]
  class        = "geforce"
  pci_ids      = ["1F83"]
  released     = "2022"
  first_driver = "515.57"
}

gpu {
  arch               = "turing"
  compute_capability = "7.5"
  memory_gib         = [4]
  class              = "geforce"
  released           = "2019"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["changelog"], memory_gib = ["wiki"], released = ["wiki"] }
  inferred    = ["compute_capability"]
  rows = {
    "gtx-1650" = {
      name         = "NVIDIA GeForce GTX 1650"
      aliases      = ["1650", "geforce gtx 1650", "gtx 1650", "gtx1650"]
      other_names  = ["GeForce GTX 1650"]
      chips        = ["TU106", "TU116", "TU117", "TU117B"]
      pci_ids      = ["1F0A", "1F82", "1F91", "1F96", "1F99", "1F9D", "1FDD", "2188"]
      first_driver = "418.74"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "readme-418",
        "sgj-450",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
    }
    "gtx-1650-super" = {
      name         = "NVIDIA GeForce GTX 1650 SUPER"
      aliases      = ["1650 super", "1650super", "geforce gtx 1650 super", "gtx 1650 super", "gtx1650super"]
      other_names  = ["GeForce GTX 1650 SUPER"]
      chips        = ["TU116"]
      pci_ids      = ["2187"]
      first_driver = "440.44"
    }
    "gtx-1650-ti" = {
      without      = ["released", "inferred", "cell_source.released"]
      name         = "NVIDIA GeForce GTX 1650 Ti"
      aliases      = ["1650 ti", "1650ti", "geforce gtx 1650 ti", "gtx 1650 ti", "gtx1650ti"]
      other_names  = ["GeForce GTX 1650 Ti"]
      chips        = ["TU116", "TU117"]
      pci_ids      = ["1F95", "2192"]
      first_driver = "440.100"
      cell_source  = { compute_capability = ["ollama"] }
    }
    "gtx-1660" = {
      without      = ["inferred"]
      name         = "NVIDIA GeForce GTX 1660"
      aliases      = ["1660", "geforce gtx 1660", "gtx 1660", "gtx1660"]
      other_names  = ["GeForce GTX 1660"]
      chips        = ["TU116"]
      memory_gib   = [6]
      pci_ids      = ["2184"]
      first_driver = "418.56"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "readme-418",
        "sgj-450",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { compute_capability = ["hf"], memory_gib = ["wiki", "hf"] }
    }
    "gtx-1660-super" = {
      name = "NVIDIA GeForce GTX 1660 SUPER"
      aliases = [
        "1660 super",
        "1660s",
        "1660super",
        "geforce gtx 1660 super",
        "gtx 1660s",
        "gtx 1660 super",
        "gtx1660super",
      ]
      other_names  = ["GeForce GTX 1660 SUPER"]
      chips        = ["TU106", "TU116"]
      memory_gib   = [6]
      pci_ids      = ["1F09", "21C4"]
      first_driver = "440.31"
    }
  }
}

gpu {
  arch               = "turing"
  compute_capability = "7.5"
  memory_gib         = [8]
  class              = "geforce"
  released           = "2019"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["ollama", "hf", "gpuhunt"]
    first_driver       = ["changelog"]
    memory_gib         = ["wiki", "hf", "gpuhunt"]
    released           = ["wiki"]
  }
  rows = {
    "gtx-1660-ti" = {
      without      = ["cell_source.compute_capability"]
      name         = "NVIDIA GeForce GTX 1660 Ti"
      aliases      = ["1660 ti", "1660ti", "geforce gtx 1660 ti", "gtx 1660 ti", "gtx1660ti"]
      other_names  = ["GeForce GTX 1660 Ti"]
      chips        = ["TU116", "TU116B"]
      memory_gib   = [6]
      pci_ids      = ["2182", "2191", "21D1"]
      first_driver = "418.56"
      cell_source  = { memory_gib = ["wiki"] }
      inferred     = ["compute_capability"]
    }
    "rtx-2060" = {
      name         = "NVIDIA GeForce RTX 2060"
      aliases      = ["2060", "geforce rtx 2060", "rtx 2060", "rtx2060"]
      other_names  = ["GeForce RTX 2060"]
      chips        = ["TU104", "TU106", "TU106B"]
      memory_gib   = [6, 12]
      pci_ids      = ["1E89", "1F03", "1F08", "1F11", "1F12", "1F15", "1F51", "1F55"]
      first_driver = "415.27"
    }
    "rtx-2060-super" = {
      name         = "NVIDIA GeForce RTX 2060 SUPER"
      aliases      = ["2060 super", "2060super", "geforce rtx 2060 super", "rtx 2060 super", "rtx2060super"]
      other_names  = ["GeForce RTX 2060 SUPER"]
      chips        = ["TU106"]
      pci_ids      = ["1F06", "1F42", "1F47"]
      first_driver = "430.34"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-450",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { compute_capability = ["gpuhunt"], memory_gib = ["wiki", "gpuhunt"] }
    }
    "rtx-2070" = {
      name         = "NVIDIA GeForce RTX 2070"
      aliases      = ["2070", "geforce rtx 2070", "rtx 2070", "rtx2070"]
      other_names  = ["GeForce RTX 2070"]
      chips        = ["TU106", "TU106B"]
      pci_ids      = ["1F02", "1F07", "1F10", "1F14", "1F50", "1F54"]
      released     = "2018"
      first_driver = "410.66"
    }
    "rtx-2070-super" = {
      name         = "NVIDIA GeForce RTX 2070 SUPER"
      aliases      = ["2070 super", "2070super", "geforce rtx 2070 super", "rtx 2070 super", "rtx2070super"]
      other_names  = ["GeForce RTX 2070 SUPER"]
      chips        = ["TU104"]
      pci_ids      = ["1E84", "1EC2", "1EC7"]
      first_driver = "430.34"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-450",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { compute_capability = ["hf", "gpuhunt"] }
    }
    "rtx-2080" = {
      name         = "NVIDIA GeForce RTX 2080"
      aliases      = ["2080", "geforce rtx 2080", "rtx 2080", "rtx2080"]
      other_names  = ["GeForce RTX 2080"]
      chips        = ["TU104", "TU104B"]
      pci_ids      = ["1E82", "1E87", "1E90", "1ED0"]
      released     = "2018"
      first_driver = "410.57"
    }
    "rtx-2080-super" = {
      name         = "NVIDIA GeForce RTX 2080 SUPER"
      aliases      = ["2080 super", "2080super", "geforce rtx 2080 super", "rtx 2080 super", "rtx2080super"]
      other_names  = ["GeForce RTX 2080 SUPER"]
      chips        = ["TU104"]
      pci_ids      = ["1E81"]
      first_driver = "430.40"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-450",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { compute_capability = ["gpuhunt"], memory_gib = ["wiki", "gpuhunt"] }
    }
    "rtx-2080-ti" = {
      name         = "NVIDIA GeForce RTX 2080 Ti"
      aliases      = ["2080 ti", "2080ti", "geforce rtx 2080 ti", "rtx 2080 ti", "rtx2080ti"]
      other_names  = ["GeForce RTX 2080 Ti"]
      chips        = ["TU102"]
      memory_gib   = [11]
      pci_ids      = ["1E04", "1E07"]
      released     = "2018"
      first_driver = "410.57"
      notes        = ["memory: hf also lists 22, which it says is a modified card"]
    }
  }
}

gpu "gtx-1650-max-q" {
  name               = "NVIDIA GeForce GTX 1650 with Max-Q Design"
  aliases            = ["geforce gtx 1650 with max-q design", "gtx 1650 max q", "gtx1650maxq"]
  other_names        = ["GeForce GTX 1650 with Max-Q Design"]
  arch               = "turing"
  compute_capability = "7.5"
  chips              = ["TU117"]
  memory_gib         = [4]
  class              = "laptop"
  pci_ids            = ["1F91", "1F96", "1F99", "1F9D"]
  pci_subsystem_ids = [
    "1F91:0032",
    "1F91:1001",
    "1F91:127E",
    "1F91:1281",
    "1F91:1284",
    "1F91:1285",
    "1F91:129C",
    "1F91:12CF",
    "1F91:156F",
    "1F91:229F",
    "1F91:3802",
    "1F91:3806",
    "1F91:3F1A",
    "1F91:863E",
    "1F91:86E7",
    "1F91:86E8",
    "1F91:C822",
    "1F96:1297",
    "1F99:12BD",
    "1F99:12C5",
    "1F99:12D2",
    "1F99:13B2",
    "1F99:1402",
    "1F99:1479",
    "1F99:147A",
    "1F99:147B",
    "1F99:147C",
    "1F99:1902",
    "1F99:22DA",
    "1F99:3E30",
    "1F99:3F93",
    "1F99:8815",
    "1F9D:128D",
    "1F9D:12F4",
    "1F9D:1302",
    "1F9D:130D",
    "1F9D:131B",
    "1F9D:1326",
    "1F9D:132A",
    "1F9D:132E",
    "1F9D:149C",
    "1F9D:185C",
    "1F9D:189C",
  ]
  first_driver = "418.74"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["changelog"], memory_gib = ["wiki"] }
  inferred    = ["compute_capability"]
}

gpu "gtx-1650-ti-max-q" {
  name               = "NVIDIA GeForce GTX 1650 Ti with Max-Q Design"
  aliases            = ["geforce gtx 1650 ti with max-q design", "gtx 1650 ti max q", "gtx1650timaxq"]
  other_names        = ["GeForce GTX 1650 Ti with Max-Q Design"]
  arch               = "turing"
  compute_capability = "7.5"
  chips              = ["TU117"]
  memory_gib         = [4]
  class              = "laptop"
  pci_ids            = ["1F95"]
  pci_subsystem_ids = [
    "1F95:1003",
    "1F95:1006",
    "1F95:1007",
    "1F95:12BD",
    "1F95:12C5",
    "1F95:12D2",
    "1F95:1479",
    "1F95:147A",
    "1F95:147B",
    "1F95:147C",
    "1F95:1DFF",
    "1F95:1E1F",
    "1F95:22C0",
    "1F95:22C1",
    "1F95:3837",
    "1F95:3E30",
    "1F95:3F95",
    "1F95:86E7",
    "1F95:86E8",
    "1F95:8815",
    "1F95:C838",
  ]
  first_driver = "440.100"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["changelog"], memory_gib = ["wiki"] }
  inferred    = ["compute_capability"]
}

gpu "gtx-1660-ti-max-q" {
  name               = "NVIDIA GeForce GTX 1660 Ti with Max-Q Design"
  aliases            = ["geforce gtx 1660 ti with max-q design", "gtx 1660 ti max q", "gtx1660timaxq"]
  other_names        = ["GeForce GTX 1660 Ti with Max-Q Design"]
  arch               = "turing"
  compute_capability = "7.5"
  chips              = ["TU116"]
  memory_gib         = [6]
  class              = "laptop"
  pci_ids            = ["2191"]
  pci_subsystem_ids = [
    "2191:0032",
    "2191:0949",
    "2191:128A",
    "2191:128B",
    "2191:12C6",
    "2191:12CB",
    "2191:12CC",
    "2191:12D9",
    "2191:171F",
    "2191:17EF",
    "2191:18D1",
    "2191:380C",
    "2191:381D",
    "2191:381E",
    "2191:85FB",
    "2191:85FE",
    "2191:86D6",
    "2191:8741",
    "2191:8744",
    "2191:878D",
    "2191:87AF",
    "2191:87B3",
  ]
  first_driver = "418.74"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["changelog"], memory_gib = ["wiki"] }
  inferred    = ["compute_capability"]
}

gpu "mx450" {
  like         = "t500"
  name         = "NVIDIA GeForce MX450"
  aliases      = ["geforce mx450"]
  other_names  = ["GeForce MX450"]
  pci_ids      = ["1F97", "1F98", "1F9C"]
  first_driver = "450.80.02"
}

gpu "mx550" {
  like         = "t400-4gb"
  without      = ["memory_gib", "pci_subsystem_ids", "cell_source"]
  name         = "NVIDIA GeForce MX550"
  aliases      = ["geforce mx550"]
  class        = "laptop"
  pci_ids      = ["1F9F", "1FA0"]
  first_driver = "470.103.01"
  cell_source  = { first_driver = ["changelog"] }
}

gpu {
  arch               = "turing"
  compute_capability = "7.5"
  class              = "laptop"
  released           = "2019"
  first_driver       = "418.88"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["wiki"]
    first_driver       = ["changelog"]
    memory_gib         = ["wiki"]
    released           = ["wiki"]
  }
  rows = {
    "quadro-rtx-3000" = {
      name       = "Quadro RTX 3000"
      aliases    = ["quadro rtx 3000", "quadrortx3000"]
      chips      = ["TU106"]
      memory_gib = [6]
      pci_ids    = ["1F36", "1F76"]
    }
    "quadro-rtx-3000-max-q" = {
      name              = "Quadro RTX 3000 with Max-Q Design"
      aliases           = ["quadro rtx 3000 max q", "quadro rtx 3000 with max-q design", "quadrortx3000maxq"]
      chips             = ["TU106"]
      memory_gib        = [6]
      pci_ids           = ["1F36"]
      pci_subsystem_ids = ["1F36:0032", "1F36:0990", "1F36:13CF", "1F36:8736", "1F36:8738", "1F36:8772"]
    }
    "quadro-rtx-4000-max-q" = {
      name       = "Quadro RTX 4000 with Max-Q Design"
      aliases    = ["quadro rtx 4000 max q", "quadro rtx 4000 with max-q design", "quadrortx4000maxq"]
      chips      = ["TU104"]
      memory_gib = [8]
      pci_ids    = ["1EB6"]
      pci_subsystem_ids = [
        "1EB6:09C3",
        "1EB6:1274",
        "1EB6:1277",
        "1EB6:12B0",
        "1EB6:12C6",
        "1EB6:22B8",
        "1EB6:22BA",
        "1EB6:8736",
        "1EB6:8738",
        "1EB6:8772",
        "1EB6:8780",
        "1EB6:8782",
        "1EB6:8783",
        "1EB6:8785",
      ]
    }
    "quadro-rtx-5000-max-q" = {
      name       = "Quadro RTX 5000 with Max-Q Design"
      aliases    = ["quadro rtx 5000 max q", "quadro rtx 5000 with max-q design", "quadrortx5000maxq"]
      chips      = ["TU104"]
      memory_gib = [16]
      pci_ids    = ["1EB5"]
      pci_subsystem_ids = [
        "1EB5:09C3",
        "1EB5:1274",
        "1EB5:12B0",
        "1EB5:12C6",
        "1EB5:1375",
        "1EB5:1401",
        "1EB5:149C",
        "1EB5:1DD1",
        "1EB5:2005",
        "1EB5:2007",
        "1EB5:2008",
        "1EB5:2009",
        "1EB5:200A",
        "1EB5:22B8",
        "1EB5:22BA",
        "1EB5:8736",
        "1EB5:8738",
        "1EB5:8772",
        "1EB5:8780",
        "1EB5:8782",
        "1EB5:8783",
        "1EB5:8785",
      ]
    }
    "quadro-t1000" = {
      name       = "Quadro T1000"
      aliases    = ["quadro t1000", "quadrot1000"]
      chips      = ["TU117"]
      memory_gib = [4]
      pci_ids    = ["1FB9", "1FF9"]
    }
    "quadro-t1000-max-q" = {
      without = ["released", "cell_source"]
      name    = "Quadro T1000 with Max-Q Design"
      aliases = ["quadro t1000 max q", "quadro t1000 with max-q design", "quadrot1000maxq"]
      chips   = ["TU117"]
      pci_ids = ["1FB9"]
      pci_subsystem_ids = [
        "1FB9:12BD",
        "1FB9:1479",
        "1FB9:147A",
        "1FB9:147B",
        "1FB9:147C",
        "1FB9:22C0",
        "1FB9:22C1",
        "1FB9:8736",
        "1FB9:8738",
        "1FB9:8772",
        "1FB9:8780",
        "1FB9:8782",
        "1FB9:8783",
        "1FB9:8785",
        "1FB9:87F0",
      ]
      first_driver = "440.100"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-450",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { first_driver = ["changelog"] }
      inferred    = ["compute_capability"]
    }
    "quadro-t2000" = {
      name       = "Quadro T2000"
      aliases    = ["quadro t2000", "quadrot2000"]
      chips      = ["TU117"]
      memory_gib = [4]
      pci_ids    = ["1FB8"]
    }
    "quadro-t2000-max-q" = {
      name       = "Quadro T2000 with Max-Q Design"
      aliases    = ["quadro t2000 max q", "quadro t2000 with max-q design", "quadrot2000maxq"]
      chips      = ["TU117"]
      memory_gib = [4]
      pci_ids    = ["1FB8"]
      pci_subsystem_ids = [
        "1FB8:097E",
        "1FB8:1281",
        "1FB8:12BD",
        "1FB8:22C0",
        "1FB8:22C1",
        "1FB8:8736",
        "1FB8:8738",
        "1FB8:8772",
        "1FB8:8780",
        "1FB8:8782",
        "1FB8:8783",
        "1FB8:8785",
        "1FB8:87F0",
      ]
      first_driver = "515.48.07"
      cell_source  = { first_driver = ["okm"] }
    }
    "rtx-2060-max-q" = {
      without     = ["cell_source.compute_capability"]
      name        = "NVIDIA GeForce RTX 2060 with Max-Q Design"
      aliases     = ["geforce rtx 2060 with max-q design", "rtx 2060 max q", "rtx2060maxq"]
      other_names = ["GeForce RTX 2060 with Max-Q Design"]
      chips       = ["TU106"]
      memory_gib  = [6]
      pci_ids     = ["1F12"]
      pci_subsystem_ids = [
        "1F12:0032",
        "1F12:098F",
        "1F12:12D9",
        "1F12:1E11",
        "1F12:1F11",
        "1F12:3801",
        "1F12:3802",
        "1F12:3803",
        "1F12:8741",
        "1F12:8744",
        "1F12:878E",
        "1F12:880E",
      ]
      first_driver = "440.100"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-450",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      inferred = ["compute_capability"]
    }
    "rtx-2070-max-q" = {
      without     = ["cell_source.compute_capability"]
      name        = "NVIDIA GeForce RTX 2070 with Max-Q Design"
      aliases     = ["geforce rtx 2070 with max-q design", "rtx 2070 max q", "rtx2070maxq"]
      other_names = ["GeForce RTX 2070 with Max-Q Design"]
      chips       = ["TU106", "TU106B"]
      memory_gib  = [8]
      pci_ids     = ["1F10", "1F14", "1F50", "1F54"]
      pci_subsystem_ids = [
        "1F10:08A1",
        "1F10:08A2",
        "1F10:08EA",
        "1F10:08EB",
        "1F10:08EC",
        "1F10:08ED",
        "1F10:08EE",
        "1F10:08EF",
        "1F10:093B",
        "1F10:093C",
        "1F10:105E",
        "1F10:1070",
        "1F10:1274",
        "1F10:1277",
        "1F10:132D",
        "1F10:132F",
        "1F10:1342",
        "1F10:136F",
        "1F10:1658",
        "1F10:1663",
        "1F10:1664",
        "1F10:1881",
        "1F10:1E6E",
        "1F10:2002",
        "1F10:2005",
        "1F10:2007",
        "1F10:2087",
        "1F10:3000",
        "1F10:3001",
        "1F10:75A4",
        "1F10:75A5",
        "1F10:8572",
        "1F10:8573",
        "1F10:8602",
        "1F10:8606",
        "1F10:86A4",
        "1F10:86A5",
        "1F10:95E1",
        "1F10:97E1",
        "1F14:09E2",
        "1F14:09F3",
        "1F14:12AE",
        "1F14:12B0",
        "1F14:12C6",
        "1F14:1401",
        "1F14:1432",
        "1F14:1442",
        "1F14:1446",
        "1F14:147D",
        "1F14:1512",
        "1F14:174F",
        "1F14:200C",
        "1F14:2011",
        "1F14:3002",
        "1F14:50D3",
        "1F14:70D1",
        "1F14:75B5",
        "1F14:75B6",
        "1F14:76B4",
        "1F14:76B5",
        "1F14:78A4",
        "1F14:78A5",
        "1F14:8607",
        "1F14:86B4",
        "1F14:86B5",
        "1F14:86C6",
        "1F14:86C7",
        "1F14:8736",
        "1F14:8738",
        "1F14:8746",
        "1F14:8772",
        "1F14:878A",
        "1F14:878B",
        "1F14:87A6",
        "1F14:87A7",
        "1F50:08ED",
        "1F50:08EE",
        "1F50:08EF",
        "1F50:3FEE",
        "1F50:3FFE",
        "1F50:8572",
        "1F50:8573",
        "1F50:8574",
        "1F50:8600",
        "1F50:8605",
        "1F54:3FCE",
        "1F54:3FCF",
        "1F54:3FD0",
        "1F54:878A",
      ]
      first_driver = "418.30"
      inferred     = ["compute_capability"]
    }
  }
}

gpu "rtx-2070-super-laptop" {
  like         = "t500"
  without      = ["inferred"]
  name         = "NVIDIA GeForce RTX 2070 Super"
  other_names  = ["GeForce RTX 2070 Super"]
  chips        = ["TU104", "TU104B"]
  memory_gib   = [8]
  pci_ids      = ["1E91", "1ED1"]
  released     = "2019"
  first_driver = "515.48.07"
  cell_source = {
    compute_capability = ["hf"]
    first_driver       = ["okm"]
    memory_gib         = ["wiki", "hf"]
    released           = ["wiki"]
  }
  notes = ["memory: mixed-case Super is the notebook part; the desktop part prints SUPER"]
}

gpu "rtx-2070-super-max-q" {
  name               = "NVIDIA GeForce RTX 2070 Super with Max-Q Design"
  aliases            = ["geforce rtx 2070 super with max-q design", "rtx 2070 super max q", "rtx2070supermaxq"]
  arch               = "turing"
  compute_capability = "7.5"
  chips              = ["TU104", "TU104B"]
  memory_gib         = [8]
  class              = "laptop"
  pci_ids            = ["1E91", "1ED1"]
  pci_subsystem_ids = [
    "1E91:12AE",
    "1E91:12B0",
    "1E91:12C6",
    "1E91:1511",
    "1E91:1E61",
    "1E91:2009",
    "1E91:200A",
    "1E91:22C3",
    "1E91:22C5",
    "1E91:3002",
    "1E91:3012",
    "1E91:75B3",
    "1E91:75B4",
    "1E91:76B2",
    "1E91:76B3",
    "1E91:78A2",
    "1E91:78A3",
    "1E91:8607",
    "1E91:86B2",
    "1E91:86B3",
    "1E91:8736",
    "1E91:8738",
    "1E91:8772",
    "1E91:878A",
    "1E91:878B",
    "1ED1:1432",
    "1ED1:165F",
    "1ED1:3FCE",
    "1ED1:3FCF",
    "1ED1:3FD0",
    "1ED1:8746",
    "1ED1:878A",
    "1ED1:C192",
  ]
  released     = "2020"
  first_driver = "515.48.07"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["okm"], memory_gib = ["wiki"], released = ["wiki"] }
  inferred    = ["compute_capability"]
}

gpu "rtx-2080-max-q" {
  name               = "NVIDIA GeForce RTX 2080 with Max-Q Design"
  aliases            = ["geforce rtx 2080 with max-q design", "rtx 2080 max q", "rtx2080maxq"]
  other_names        = ["GeForce RTX 2080 with Max-Q Design"]
  arch               = "turing"
  compute_capability = "7.5"
  chips              = ["TU104", "TU104B"]
  memory_gib         = [8]
  class              = "laptop"
  pci_ids            = ["1E90", "1ED0"]
  pci_subsystem_ids = [
    "1E90:08A1",
    "1E90:08A2",
    "1E90:08EA",
    "1E90:08EB",
    "1E90:08EC",
    "1E90:08ED",
    "1E90:08EE",
    "1E90:08EF",
    "1E90:093B",
    "1E90:093C",
    "1E90:1069",
    "1E90:1220",
    "1E90:1274",
    "1E90:1277",
    "1E90:131F",
    "1E90:1375",
    "1E90:137F",
    "1E90:141F",
    "1E90:1660",
    "1E90:1661",
    "1E90:1662",
    "1E90:1751",
    "1E90:2002",
    "1E90:2005",
    "1E90:2007",
    "1E90:3000",
    "1E90:3001",
    "1E90:75A6",
    "1E90:75A7",
    "1E90:8572",
    "1E90:8573",
    "1E90:8602",
    "1E90:8606",
    "1E90:86A6",
    "1E90:86A7",
    "1E90:86C6",
    "1E90:86C7",
    "1E90:87A6",
    "1E90:87A7",
    "1E90:95E1",
    "1E90:97E1",
    "1ED0:08ED",
    "1ED0:08EE",
    "1ED0:08EF",
    "1ED0:132D",
    "1ED0:138F",
    "1ED0:15C1",
    "1ED0:3FEE",
    "1ED0:3FFE",
    "1ED0:8572",
    "1ED0:8573",
    "1ED0:8600",
    "1ED0:8605",
  ]
  released     = "2019"
  first_driver = "418.30"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["changelog"], memory_gib = ["wiki"], released = ["wiki"] }
  inferred    = ["compute_capability"]
}

gpu "rtx-2080-super-laptop" {
  like         = "t500"
  name         = "NVIDIA GeForce RTX 2080 Super"
  other_names  = ["GeForce RTX 2080 Super"]
  chips        = ["TU104", "TU104B"]
  memory_gib   = [8]
  pci_ids      = ["1E93", "1ED3"]
  released     = "2019"
  first_driver = "515.48.07"
  cell_source  = { first_driver = ["okm"], memory_gib = ["wiki"], released = ["wiki"] }
  notes        = ["memory: mixed-case Super is the notebook part; the desktop part prints SUPER"]
}

gpu "rtx-2080-super-max-q" {
  name               = "NVIDIA GeForce RTX 2080 Super with Max-Q Design"
  aliases            = ["geforce rtx 2080 super with max-q design", "rtx 2080 super max q", "rtx2080supermaxq"]
  arch               = "turing"
  compute_capability = "7.5"
  chips              = ["TU104", "TU104B"]
  memory_gib         = [8]
  class              = "laptop"
  pci_ids            = ["1E93", "1ED3"]
  pci_subsystem_ids = [
    "1E93:09D2",
    "1E93:1089",
    "1E93:12AE",
    "1E93:12B0",
    "1E93:12B4",
    "1E93:12C6",
    "1E93:1401",
    "1E93:149C",
    "1E93:2009",
    "1E93:200A",
    "1E93:22C3",
    "1E93:22C5",
    "1E93:3002",
    "1E93:50D3",
    "1E93:70D1",
    "1E93:75B1",
    "1E93:75B2",
    "1E93:76B0",
    "1E93:76B1",
    "1E93:78A0",
    "1E93:78A1",
    "1E93:8607",
    "1E93:86B0",
    "1E93:86B1",
    "1E93:86C7",
    "1E93:8736",
    "1E93:8738",
    "1E93:8772",
    "1E93:87A6",
    "1E93:87A7",
    "1ED3:09D1",
    "1ED3:1432",
    "1ED3:1D61",
    "1ED3:1E51",
    "1ED3:1F01",
    "1ED3:3FCE",
    "1ED3:3FCF",
    "1ED3:3FD0",
    "1ED3:8746",
    "1ED3:878A",
  ]
  released     = "2020"
  first_driver = "515.48.07"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["okm"], memory_gib = ["wiki"], released = ["wiki"] }
  inferred    = ["compute_capability"]
}

gpu "t1200-laptop" {
  like         = "t600"
  without      = ["memory_gib", "pci_subsystem_ids", "cell_source"]
  name         = "NVIDIA T1200 Laptop GPU"
  aliases      = ["t1200 laptop", "t1200laptop"]
  other_names  = ["T1200 Laptop GPU"]
  class        = "laptop"
  pci_ids      = ["1FBC"]
  first_driver = "460.80"
  cell_source  = { first_driver = ["changelog"] }
  inferred     = ["compute_capability"]
}

gpu "t500" {
  name               = "NVIDIA T500"
  other_names        = ["T500"]
  arch               = "turing"
  compute_capability = "7.5"
  chips              = ["TU117"]
  class              = "laptop"
  pci_ids            = ["1FBB"]
  first_driver       = "450.102.04"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["changelog"] }
  inferred    = ["compute_capability"]
}

gpu "t550-laptop" {
  like         = "t400-4gb"
  without      = ["memory_gib", "pci_subsystem_ids", "cell_source"]
  name         = "NVIDIA T550 Laptop GPU"
  aliases      = ["t550 laptop", "t550laptop"]
  class        = "laptop"
  pci_ids      = ["1FB7"]
  first_driver = "470.129.06"
  cell_source  = { first_driver = ["changelog"] }
}

gpu "t600-laptop" {
  like         = "t600"
  without      = ["memory_gib", "pci_subsystem_ids", "cell_source"]
  name         = "NVIDIA T600 Laptop GPU"
  aliases      = ["t600 laptop", "t600laptop"]
  other_names  = ["T600 Laptop GPU"]
  class        = "laptop"
  pci_ids      = ["1FB6", "1FBA"]
  first_driver = "460.80"
  cell_source  = { first_driver = ["changelog"] }
  inferred     = ["compute_capability"]
}

gpu {
  arch               = "turing"
  compute_capability = "7.5"
  class              = "workstation"
  released           = "2018"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["nv-cc-2022-mirror", "wiki"]
    first_driver       = ["changelog"]
    memory_gib         = ["wiki"]
    released           = ["wiki"]
  }
  rows = {
    "titan-rtx" = {
      name         = "NVIDIA TITAN RTX"
      aliases      = ["titan rtx", "titanrtx"]
      other_names  = ["TITAN RTX"]
      chips        = ["TU102"]
      memory_gib   = [24]
      class        = "titan"
      pci_ids      = ["1E02"]
      first_driver = "415.25"
      cell_source  = { compute_capability = ["ollama", "hf"], memory_gib = ["wiki", "hf"] }
    }
    "quadro-rtx-4000" = {
      name         = "Quadro RTX 4000"
      aliases      = ["quadro rtx 4000", "quadrortx4000", "rtx-4000-turing"]
      chips        = ["TU104"]
      memory_gib   = [8]
      pci_ids      = ["1EB1", "1EB6"]
      first_driver = "410.78"
    }
    "quadro-rtx-5000" = {
      name         = "Quadro RTX 5000"
      aliases      = ["quadro rtx 5000", "quadrortx5000", "rtx-5000-turing"]
      chips        = ["TU104"]
      memory_gib   = [16]
      pci_ids      = ["1EB0", "1EB5", "1EF5"]
      first_driver = "410.66"
    }
    "quadro-rtx-6000" = {
      name              = "Quadro RTX 6000"
      aliases           = ["rtx6000p", "quadro rtx 6000", "quadrortx6000", "rtx-6000-turing"]
      chips             = ["TU102"]
      memory_gib        = [24]
      pci_ids           = ["1E30", "1E36", "1E78"]
      pci_subsystem_ids = ["1E78:13D9"]
      first_driver      = "410.66"
      cell_source = {
        compute_capability = ["nv-cc-2022-mirror", "wiki", "gpuhunt"]
        memory_gib         = ["wiki", "gpuhunt"]
      }
    }
    "quadro-rtx-8000" = {
      name              = "Quadro RTX 8000"
      aliases           = ["rtx8000p", "quadro rtx 8000", "quadrortx8000", "rtx-8000"]
      chips             = ["TU102"]
      memory_gib        = [48]
      pci_ids           = ["1E78"]
      pci_subsystem_ids = ["1E30:129E", "1E78:13D8"]
      first_driver      = "410.93"
    }
    "t1000" = {
      name              = "NVIDIA T1000"
      other_names       = ["T1000"]
      chips             = ["TU117"]
      memory_gib        = [4, 8]
      pci_ids           = ["1FB0"]
      pci_subsystem_ids = ["1FB0:12DB", "1FB0:8A80"]
      released          = "2021"
      first_driver      = "515.48.07"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { first_driver = ["okm"] }
    }
    "t1000-8gb" = {
      without           = ["released", "cell_source"]
      name              = "NVIDIA T1000 8GB"
      aliases           = ["t1000 8gb", "t10008gb"]
      chips             = ["TU117"]
      memory_gib        = [8]
      pci_ids           = ["1FF0"]
      pci_subsystem_ids = ["1FF0:1612", "1FF0:8A80"]
      first_driver      = "470.86"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { first_driver = ["changelog"], memory_gib = ["name"] }
      inferred    = ["compute_capability"]
    }
    "t400" = {
      name              = "NVIDIA T400"
      other_names       = ["T400"]
      chips             = ["TU117"]
      memory_gib        = [2, 4]
      pci_ids           = ["1FB2"]
      pci_subsystem_ids = ["1FB2:1489", "1FB2:8A80"]
      released          = "2021"
      first_driver      = "460.73.01"
      source = [
        "chip-cc",
        "eks-555",
        "eks-560",
        "eks-570",
        "eks-575",
        "eks-580",
        "eks-595",
        "okm",
        "pciids",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
    }
  }
}

gpu "t400-4gb" {
  name               = "NVIDIA T400 4GB"
  aliases            = ["t400 4gb", "t4004gb"]
  arch               = "turing"
  compute_capability = "7.5"
  chips              = ["TU117"]
  memory_gib         = [4]
  class              = "workstation"
  pci_ids            = ["1FF2"]
  pci_subsystem_ids  = ["1FF2:1613", "1FF2:8A80"]
  first_driver       = "470.86"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["changelog"], memory_gib = ["name"] }
  inferred    = ["compute_capability"]
}

gpu "t400e" {
  name               = "NVIDIA T400E"
  arch               = "turing"
  compute_capability = "7.5"
  chips              = ["TU117"]
  class              = "workstation"
  pci_ids            = ["1FF2"]
  pci_subsystem_ids  = ["1FF2:18FF"]
  first_driver       = "550.54.14"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["okm"] }
  inferred    = ["compute_capability"]
}

gpu "t600" {
  name               = "NVIDIA T600"
  other_names        = ["T600"]
  arch               = "turing"
  compute_capability = "7.5"
  chips              = ["TU117"]
  memory_gib         = [4]
  class              = "workstation"
  pci_ids            = ["1FB1"]
  pci_subsystem_ids  = ["1FB1:1488", "1FB1:8A80"]
  first_driver       = "460.73.01"
  source = [
    "chip-cc",
    "eks-555",
    "eks-560",
    "eks-570",
    "eks-575",
    "eks-580",
    "eks-595",
    "okm",
    "pciids",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { compute_capability = ["nv-cc-2022-mirror", "wiki"], first_driver = ["changelog"], memory_gib = ["wiki"] }
}

gpu {
  arch               = "volta"
  compute_capability = "7.0"
  chips              = ["GV100"]
  memory_gib         = [32]
  class              = "datacenter"
  last_driver_branch = "580"
  source = [
    "chip-cc",
    "eks-595",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { compute_capability = ["nv-cc-legacy"], first_driver = ["changelog"], memory_gib = ["name"] }
  rows = {
    "v100-fhhl-16gb" = {
      name         = "Tesla V100-FHHL-16GB"
      aliases      = ["tesla v100-fhhl-16gb", "v100 fhhl 16gb", "v100fhhl16gb"]
      memory_gib   = [16]
      pci_ids      = ["1DB3"]
      released     = "2018"
      first_driver = "390.59"
      cell_source  = { released = ["wiki"] }
    }
    "v100-pcie-16gb" = {
      name         = "Tesla V100-PCIE-16GB"
      aliases      = ["tesla v100-pcie-16gb", "v100 pcie 16gb", "v100pcie16gb"]
      memory_gib   = [16]
      pci_ids      = ["1DB4"]
      released     = "2017"
      first_driver = "384.98"
      cell_source  = { compute_capability = ["nv-cc-legacy", "hf"], released = ["wiki"] }
    }
    "v100-pcie-16gb-ls" = {
      name              = "Tesla V100-PCIE-16GB-LS"
      aliases           = ["tesla v100-pcie-16gb-ls", "v100 pcie 16gb ls", "v100pcie16gbls"]
      memory_gib        = [16]
      pci_ids           = ["1DB4"]
      pci_subsystem_ids = ["1DB4:1306"]
      first_driver      = "410.57"
    }
    "v100-pcie-32gb" = {
      name         = "Tesla V100-PCIE-32GB"
      aliases      = ["tesla v100-pcie-32gb", "v100 pcie 32gb", "v100pcie32gb"]
      pci_ids      = ["1DB6"]
      released     = "2017"
      first_driver = "390.48"
      cell_source  = { compute_capability = ["nv-cc-legacy", "hf"], released = ["hf"] }
    }
    "v100-sxm2-16gb" = {
      name         = "Tesla V100-SXM2-16GB"
      aliases      = ["tesla v100-sxm2-16gb", "v100 sxm2 16gb", "v100sxm216gb"]
      memory_gib   = [16]
      pci_ids      = ["1DB1", "1DF5"]
      released     = "2017"
      first_driver = "384.98"
      cell_source  = { compute_capability = ["nv-cc-legacy", "hf"], released = ["wiki"] }
    }
    "v100-sxm2-16gb-ls" = {
      name              = "Tesla V100-SXM2-16GB-LS"
      aliases           = ["tesla v100-sxm2-16gb-ls", "v100 sxm2 16gb ls", "v100sxm216gbls"]
      memory_gib        = [16]
      pci_ids           = ["1DB1"]
      pci_subsystem_ids = ["1DB1:1307"]
      first_driver      = "410.57"
    }
    "v100-sxm2-32gb" = {
      name         = "Tesla V100-SXM2-32GB"
      aliases      = ["v100d", "tesla v100-sxm2-32gb", "v100 sxm2 32gb", "v100sxm232gb"]
      pci_ids      = ["1DB5"]
      released     = "2017"
      first_driver = "390.48"
      cell_source  = { compute_capability = ["nv-cc-legacy", "hf"], released = ["hf"] }
    }
    "v100-sxm2-32gb-ls" = {
      name              = "Tesla V100-SXM2-32GB-LS"
      aliases           = ["tesla v100-sxm2-32gb-ls", "v100 sxm2 32gb ls", "v100sxm232gbls"]
      pci_ids           = ["1DB5"]
      pci_subsystem_ids = ["1DB5:1308"]
      first_driver      = "410.57"
    }
    "v100-sxm3-32gb" = {
      name         = "Tesla V100-SXM3-32GB"
      aliases      = ["tesla v100-sxm3-32gb", "v100 sxm3 32gb", "v100sxm332gb"]
      pci_ids      = ["1DB8"]
      first_driver = "410.57"
    }
    "v100-sxm3-32gb-h" = {
      without           = ["cell_source.first_driver"]
      name              = "Tesla V100-SXM3-32GB-H"
      aliases           = ["tesla v100-sxm3-32gb-h", "v100 sxm3 32gb h", "v100sxm332gbh"]
      pci_ids           = ["1DB8"]
      pci_subsystem_ids = ["1DB8:131D"]
    }
    "v100s-pcie-32gb" = {
      name         = "Tesla V100S-PCIE-32GB"
      aliases      = ["tesla v100s-pcie-32gb", "v100s pcie 32gb", "v100spcie32gb", "v100s", "tesla v100s"]
      pci_ids      = ["1DF6"]
      first_driver = "440.31"
      source = [
        "chip-cc",
        "eks-595",
        "pciids",
        "sgj-450",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
    }
    "v100-dgxs-16gb" = {
      name       = "Tesla V100-DGXS-16GB"
      aliases    = ["tesla v100-dgxs-16gb", "v100 dgxs 16gb", "v100dgxs16gb"]
      memory_gib = [16]
      class      = "dgx"
      pci_ids    = ["1DB2"]
      source     = ["chip-cc", "pciids-2026-08"]
    }
    "v100-dgxs-32gb" = {
      name         = "Tesla V100-DGXS-32GB"
      aliases      = ["tesla v100-dgxs-32gb", "v100 dgxs 32gb", "v100dgxs32gb"]
      class        = "dgx"
      pci_ids      = ["1DB7"]
      first_driver = "390.48"
    }
  }
}

gpu "jetson-agx-xavier" {
  like       = "jetson-xavier-nx"
  name       = "Jetson AGX Xavier"
  aliases    = ["agx xavier", "xavier", "agx-xavier", "jetson agx xavier industrial"]
  memory_gib = [32, 64]
  released   = "2018"
}

gpu "jetson-xavier-nx" {
  name               = "Jetson Xavier NX"
  aliases            = ["xavier nx", "xavier-nx"]
  arch               = "volta"
  compute_capability = "7.2"
  memory_gib         = [8, 16]
  class              = "jetson"
  released           = "2020"
  source             = ["jetson-containers", "nv-cc-legacy", "hf"]
  cell_source        = { compute_capability = ["nv-cc-legacy", "hf"], memory_gib = ["hf"], released = ["hf"] }
  notes              = ["memory: unified with the CPU"]
}

gpu {
  arch               = "volta"
  compute_capability = "7.0"
  chips              = ["GV100"]
  class              = "titan"
  pci_ids            = ["1DBA"]
  last_driver_branch = "580"
  source = [
    "chip-cc",
    "eks-595",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["nv-cc-legacy", "ollama"]
    first_driver       = ["changelog"]
    memory_gib         = ["wiki"]
  }
  rows = {
    "titan-v" = {
      without     = ["cell_source.first_driver"]
      name        = "NVIDIA TITAN V"
      aliases     = ["titan v", "titanv"]
      other_names = ["TITAN V"]
      memory_gib  = [12]
      pci_ids     = ["1D81"]
      released    = "2017"
      cell_source = { released = ["wiki"] }
    }
    "titan-v-jhh-special-edition" = {
      without           = ["cell_source.compute_capability"]
      name              = "NVIDIA TITAN V JHH Special Edition"
      aliases           = ["titan v jhh special edition", "titanvjhhspecialedition"]
      other_names       = ["TITAN V JHH Special Edition"]
      memory_gib        = [32]
      pci_subsystem_ids = ["1DBA:12EB"]
      first_driver      = "396.45"
      inferred          = ["compute_capability"]
    }
    "quadro-gv100" = {
      without      = ["cell_source.memory_gib"]
      name         = "Quadro GV100"
      aliases      = ["quadro gv100", "quadrogv100"]
      class        = "workstation"
      first_driver = "390.48"
    }
  }
}

gpu {
  arch               = "pascal"
  compute_capability = "6.1"
  class              = "datacenter"
  released           = "2016"
  first_driver       = "375.20"
  last_driver_branch = "580"
  source = [
    "chip-cc",
    "eks-595",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["changelog"], memory_gib = ["wiki"], released = ["wiki"] }
  rows = {
    "p100-pcie-12gb" = {
      name               = "Tesla P100-PCIE-12GB"
      aliases            = ["p100 pcie 12gb", "p100pcie12gb", "tesla p100-pcie-12gb"]
      compute_capability = "6.0"
      chips              = ["GP100"]
      memory_gib         = [12]
      pci_ids            = ["15F7"]
      cell_source        = { compute_capability = ["nv-cc-legacy"], memory_gib = ["name"] }
    }
    "p100-pcie-16gb" = {
      name               = "Tesla P100-PCIE-16GB"
      aliases            = ["p100 pcie 16gb", "p100pcie16gb", "tesla p100-pcie-16gb"]
      compute_capability = "6.0"
      chips              = ["GP100"]
      memory_gib         = [16]
      pci_ids            = ["15F8"]
      cell_source        = { compute_capability = ["nv-cc-legacy", "hf"], memory_gib = ["name"] }
    }
    "p100-sxm2-16gb" = {
      name               = "Tesla P100-SXM2-16GB"
      aliases            = ["p100 sxm2 16gb", "p100sxm216gb", "tesla p100-sxm2-16gb"]
      compute_capability = "6.0"
      chips              = ["GP100"]
      memory_gib         = [16]
      pci_ids            = ["15F9"]
      cell_source        = { compute_capability = ["nv-cc-legacy", "hf"], memory_gib = ["name"] }
    }
    "p4" = {
      name        = "Tesla P4"
      aliases     = ["tesla p4"]
      chips       = ["GP104"]
      memory_gib  = [8]
      pci_ids     = ["1BB3"]
      source      = ["chip-cc", "eks-595", "pciids", "readme-418", "sgj-450", "sgj-460", "sgj-470"]
      cell_source = { compute_capability = ["nv-cc-legacy"] }
    }
    "p40" = {
      name         = "Tesla P40"
      aliases      = ["tesla p40"]
      chips        = ["GP102"]
      memory_gib   = [24]
      pci_ids      = ["1B38"]
      first_driver = "367.57"
      cell_source  = { compute_capability = ["nv-cc-legacy", "hf"], memory_gib = ["wiki", "hf"] }
    }
    "p6" = {
      without    = ["first_driver", "cell_source.first_driver"]
      name       = "Tesla P6"
      aliases    = ["tesla p6"]
      chips      = ["GP104"]
      memory_gib = [16]
      pci_ids    = ["1BB4"]
      released   = "2017"
      inferred   = ["compute_capability"]
    }
    "gt-1010" = {
      name         = "NVIDIA GeForce GT 1010"
      aliases      = ["geforce gt 1010", "gt 1010", "gt1010"]
      other_names  = ["GeForce GT 1010"]
      chips        = ["GP108"]
      memory_gib   = [2]
      class        = "geforce"
      pci_ids      = ["1D02"]
      released     = "2021"
      first_driver = "460.39"
      source       = ["chip-cc", "eks-595", "pciids", "sgj-460", "sgj-470", "sgj-525", "sgj-535", "sgj-550"]
      inferred     = ["compute_capability"]
    }
    "gt-1030" = {
      name         = "NVIDIA GeForce GT 1030"
      aliases      = ["geforce gt 1030", "gt 1030", "gt1030"]
      other_names  = ["GeForce GT 1030"]
      chips        = ["GP108"]
      memory_gib   = [2]
      class        = "geforce"
      pci_ids      = ["1D01"]
      released     = "2017"
      first_driver = "384.59"
      inferred     = ["compute_capability"]
    }
    "gtx-1050" = {
      name        = "NVIDIA GeForce GTX 1050"
      aliases     = ["1050", "geforce gtx 1050", "gtx 1050", "gtx1050"]
      other_names = ["GeForce GTX 1050"]
      chips       = ["GP106", "GP106B", "GP107"]
      memory_gib  = [2, 3]
      class       = "geforce"
      pci_ids     = ["1C22", "1C62", "1C81", "1C83", "1C8D", "1C91", "1C92"]
      cell_source = { compute_capability = ["nv-cc-legacy"] }
    }
  }
}

gpu {
  arch               = "pascal"
  compute_capability = "6.1"
  class              = "geforce"
  last_driver_branch = "580"
  source = [
    "chip-cc",
    "eks-595",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["nv-cc-legacy", "hf"]
    first_driver       = ["changelog"]
    memory_gib         = ["wiki", "hf"]
    released           = ["wiki"]
  }
  rows = {
    "gtx-1050-ti" = {
      name         = "NVIDIA GeForce GTX 1050 Ti"
      aliases      = ["1050 ti", "1050ti", "geforce gtx 1050 ti", "gtx 1050 ti", "gtx1050ti"]
      other_names  = ["GeForce GTX 1050 Ti"]
      chips        = ["GP106", "GP106B", "GP107"]
      memory_gib   = [4]
      pci_ids      = ["1C21", "1C61", "1C82", "1C8C", "1C8F"]
      released     = "2016"
      first_driver = "375.20"
      cell_source  = { compute_capability = ["hf"] }
    }
    "gtx-1060" = {
      without     = ["cell_source.first_driver"]
      name        = "NVIDIA GeForce GTX 1060"
      aliases     = ["1060", "geforce gtx 1060", "gtx 1060", "gtx1060"]
      other_names = ["GeForce GTX 1060"]
      chips       = ["GP106", "GP106B"]
      memory_gib  = [3, 5, 6]
      pci_ids     = ["1C20", "1C23", "1C60"]
      released    = "2016"
    }
    "gtx-1060-3gb" = {
      without      = ["cell_source"]
      name         = "NVIDIA GeForce GTX 1060 3GB"
      aliases      = ["geforce gtx 1060 3gb", "gtx 1060 3gb", "gtx10603gb"]
      other_names  = ["GeForce GTX 1060 3GB"]
      chips        = ["GP104", "GP106"]
      memory_gib   = [3]
      pci_ids      = ["1B84", "1C02"]
      first_driver = "367.44"
      cell_source  = { compute_capability = ["nv-cc-legacy"], first_driver = ["changelog"], memory_gib = ["name"] }
    }
    "gtx-1060-5gb" = {
      without      = ["cell_source"]
      name         = "NVIDIA GeForce GTX 1060 5GB"
      aliases      = ["geforce gtx 1060 5gb", "gtx 1060 5gb", "gtx10605gb"]
      other_names  = ["GeForce GTX 1060 5GB"]
      chips        = ["GP106"]
      memory_gib   = [5]
      pci_ids      = ["1C04"]
      first_driver = "390.42"
      cell_source  = { first_driver = ["changelog"], memory_gib = ["name"] }
      inferred     = ["compute_capability"]
    }
    "gtx-1060-6gb" = {
      without      = ["cell_source"]
      name         = "NVIDIA GeForce GTX 1060 6GB"
      aliases      = ["geforce gtx 1060 6gb", "gtx 1060 6gb", "gtx10606gb"]
      other_names  = ["GeForce GTX 1060 6GB"]
      chips        = ["GP104", "GP106"]
      memory_gib   = [6]
      pci_ids      = ["1B83", "1C03", "1C06"]
      first_driver = "367.44"
      cell_source  = { compute_capability = ["nv-cc-legacy"], first_driver = ["changelog"], memory_gib = ["name"] }
    }
    "gtx-1070" = {
      name         = "NVIDIA GeForce GTX 1070"
      aliases      = ["1070", "geforce gtx 1070", "gtx 1070", "gtx1070"]
      other_names  = ["GeForce GTX 1070"]
      chips        = ["GP104", "GP104B"]
      memory_gib   = [8]
      pci_ids      = ["1B81", "1BA1", "1BA2", "1BE1"]
      released     = "2016"
      first_driver = "367.27"
      cell_source  = { released = ["hf"] }
    }
    "gtx-1070-ti" = {
      without     = ["cell_source.first_driver"]
      name        = "NVIDIA GeForce GTX 1070 Ti"
      aliases     = ["1070 ti", "1070ti", "geforce gtx 1070 ti", "gtx 1070 ti", "gtx1070ti"]
      other_names = ["GeForce GTX 1070 Ti"]
      chips       = ["GP104"]
      memory_gib  = [8]
      pci_ids     = ["1B82"]
      released    = "2017"
    }
    "gtx-1080" = {
      name         = "NVIDIA GeForce GTX 1080"
      aliases      = ["1080", "geforce gtx 1080", "gtx 1080", "gtx1080"]
      other_names  = ["GeForce GTX 1080"]
      chips        = ["GP104", "GP104B"]
      memory_gib   = [8]
      pci_ids      = ["1B80", "1BA0", "1BE0"]
      released     = "2016"
      first_driver = "367.27"
    }
    "gtx-1080-ti" = {
      name         = "NVIDIA GeForce GTX 1080 Ti"
      aliases      = ["1080 ti", "1080ti", "geforce gtx 1080 ti", "gtx 1080 ti", "gtx1080ti"]
      other_names  = ["GeForce GTX 1080 Ti"]
      chips        = ["GP102"]
      memory_gib   = [11]
      pci_ids      = ["1B06"]
      released     = "2017"
      first_driver = "375.66"
    }
  }
}

gpu "jetson-tx2" {
  name               = "Jetson TX2"
  aliases            = ["tx2", "jetson tx2i", "jetson tx2 nx", "tx2 nx"]
  other_names        = ["NVIDIA Tegra X2", "GP10B"]
  arch               = "pascal"
  compute_capability = "6.2"
  memory_gib         = [4, 8]
  class              = "jetson"
  released           = "2017"
  source             = ["jetson-containers", "nv-cc-legacy", "hf"]
  cell_source        = { compute_capability = ["nv-cc-legacy", "hf"], memory_gib = ["hf"], released = ["hf"] }
  notes              = ["memory: unified with the CPU"]
}

gpu {
  arch               = "pascal"
  compute_capability = "6.1"
  class              = "laptop"
  last_driver_branch = "580"
  source = [
    "chip-cc",
    "eks-595",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["changelog"] }
  inferred    = ["compute_capability"]
  rows = {
    "gtx-1050-max-q" = {
      name        = "NVIDIA GeForce GTX 1050 with Max-Q Design"
      aliases     = ["geforce gtx 1050 with max-q design", "gtx 1050 max q", "gtx1050maxq"]
      other_names = ["GeForce GTX 1050 with Max-Q Design"]
      chips       = ["GP107"]
      pci_ids     = ["1C8D", "1C91", "1C92"]
      pci_subsystem_ids = [
        "1C8D:114F",
        "1C8D:1217",
        "1C8D:126C",
        "1C8D:1341",
        "1C8D:1351",
        "1C8D:1481",
        "1C8D:14A1",
        "1C8D:1707",
        "1C8D:18C1",
        "1C8D:1B5E",
        "1C8D:84E9",
        "1C8D:84EB",
        "1C8D:856A",
        "1C91:1232",
        "1C91:856A",
        "1C91:86E3",
        "1C92:1245",
        "1C92:126C",
        "1C92:149F",
        "1C92:1B31",
      ]
      first_driver = "390.59"
    }
    "gtx-1050-ti-max-q" = {
      name        = "NVIDIA GeForce GTX 1050 Ti with Max-Q Design"
      aliases     = ["geforce gtx 1050 ti with max-q design", "gtx 1050 ti max q", "gtx1050timaxq"]
      other_names = ["GeForce GTX 1050 Ti with Max-Q Design"]
      chips       = ["GP107"]
      pci_ids     = ["1C8C", "1C8F"]
      pci_subsystem_ids = [
        "1C8C:087C",
        "1C8C:123C",
        "1C8C:126C",
        "1C8C:2266",
        "1C8C:2267",
        "1C8C:39FF",
        "1C8C:8519",
        "1C8C:856A",
        "1C8F:123C",
        "1C8F:126C",
        "1C8F:126D",
        "1C8F:1284",
        "1C8F:1297",
      ]
      first_driver = "384.111"
      source = [
        "chip-cc",
        "eks-595",
        "pciids",
        "sgj-450",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
    }
    "gtx-1060-max-q" = {
      name        = "NVIDIA GeForce GTX 1060 with Max-Q Design"
      aliases     = ["geforce gtx 1060 with max-q design", "gtx 1060 max q", "gtx1060maxq"]
      other_names = ["GeForce GTX 1060 with Max-Q Design"]
      chips       = ["GP106", "GP106B"]
      memory_gib  = [6]
      pci_ids     = ["1C20", "1C60"]
      pci_subsystem_ids = [
        "1C20:0802",
        "1C20:0803",
        "1C20:0825",
        "1C20:0827",
        "1C20:0885",
        "1C20:0886",
        "1C20:1059",
        "1C20:1244",
        "1C20:2000",
        "1C20:2001",
        "1C20:39B9",
        "1C20:8467",
        "1C20:8478",
        "1C20:8581",
        "1C20:95E5",
        "1C60:8390",
        "1C60:8467",
      ]
      first_driver = "375.82"
      cell_source  = { memory_gib = ["wiki"] }
    }
    "gtx-1070-max-q" = {
      name        = "NVIDIA GeForce GTX 1070 with Max-Q Design"
      aliases     = ["geforce gtx 1070 with max-q design", "gtx 1070 max q", "gtx1070maxq"]
      other_names = ["GeForce GTX 1070 with Max-Q Design"]
      chips       = ["GP104", "GP104B"]
      memory_gib  = [8]
      pci_ids     = ["1BA1", "1BE1"]
      pci_subsystem_ids = [
        "1BA1:08A1",
        "1BA1:08A2",
        "1BA1:1032",
        "1BA1:11E8",
        "1BA1:11E9",
        "1BA1:1225",
        "1BA1:1226",
        "1BA1:1227",
        "1BA1:1651",
        "1BA1:1653",
        "1BA1:1CCE",
        "1BA1:2000",
        "1BA1:9501",
        "1BA1:95E1",
        "1BE1:16F0",
        "1BE1:2009",
        "1BE1:84DB",
      ]
      first_driver = "375.82"
      cell_source  = { memory_gib = ["wiki"] }
    }
    "gtx-1080-max-q" = {
      name        = "NVIDIA GeForce GTX 1080 with Max-Q Design"
      aliases     = ["geforce gtx 1080 with max-q design", "gtx 1080 max q", "gtx1080maxq"]
      other_names = ["GeForce GTX 1080 with Max-Q Design"]
      chips       = ["GP104", "GP104B"]
      memory_gib  = [8]
      pci_ids     = ["1BA0", "1BE0"]
      pci_subsystem_ids = [
        "1BA0:0887",
        "1BE0:07C0",
        "1BE0:0876",
        "1BE0:088B",
        "1BE0:1031",
        "1BE0:1221",
        "1BE0:123E",
        "1BE0:1BF0",
        "1BE0:355B",
      ]
      first_driver = "375.82"
      cell_source  = { memory_gib = ["wiki"] }
    }
    "mx150" = {
      name         = "NVIDIA GeForce MX150"
      aliases      = ["geforce mx150"]
      other_names  = ["GeForce MX150"]
      chips        = ["GP107", "GP108"]
      pci_ids      = ["1C90", "1D10", "1D12"]
      first_driver = "384.59"
    }
    "mx230" = {
      name         = "NVIDIA GeForce MX230"
      aliases      = ["geforce mx230"]
      other_names  = ["GeForce MX230"]
      chips        = ["GP108"]
      pci_ids      = ["1D11"]
      first_driver = "418.56"
    }
    "mx250" = {
      name              = "NVIDIA GeForce MX250"
      aliases           = ["geforce mx250"]
      other_names       = ["GeForce MX250"]
      chips             = ["GP107", "GP108", "GP108B"]
      pci_ids           = ["1D13", "1D52"]
      pci_subsystem_ids = ["1C90:09C1"]
      first_driver      = "418.56"
    }
    "mx330" = {
      name         = "NVIDIA GeForce MX330"
      aliases      = ["geforce mx330"]
      other_names  = ["GeForce MX330"]
      chips        = ["GP108"]
      pci_ids      = ["1D16"]
      first_driver = "440.64"
      source = [
        "chip-cc",
        "eks-595",
        "pciids",
        "sgj-450",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
    }
    "mx350" = {
      name         = "NVIDIA GeForce MX350"
      aliases      = ["geforce mx350"]
      other_names  = ["GeForce MX350"]
      chips        = ["GP107"]
      pci_ids      = ["1C94", "1C96"]
      first_driver = "440.64"
      source = [
        "chip-cc",
        "eks-595",
        "pciids",
        "sgj-450",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
    }
    "quadro-p2000-max-q" = {
      without           = ["cell_source"]
      name              = "Quadro P2000 with Max-Q Design"
      aliases           = ["quadro p2000 max q", "quadro p2000 with max-q design", "quadrop2000maxq"]
      chips             = ["GP107"]
      pci_ids           = ["1CBA"]
      pci_subsystem_ids = ["1CBA:2266", "1CBA:2267"]
    }
  }
}

gpu {
  arch               = "pascal"
  compute_capability = "6.1"
  chips              = ["GP104"]
  class              = "laptop"
  released           = "2018"
  last_driver_branch = "580"
  source = [
    "chip-cc",
    "eks-595",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["changelog"], memory_gib = ["wiki"], released = ["wiki"] }
  rows = {
    "quadro-p3000" = {
      name         = "Quadro P3000"
      aliases      = ["quadro p3000", "quadrop3000"]
      memory_gib   = [6]
      pci_ids      = ["1BB8"]
      released     = "2017"
      first_driver = "375.66"
      cell_source  = { compute_capability = ["nv-cc-legacy", "wiki"] }
    }
    "quadro-p3200" = {
      name         = "Quadro P3200"
      aliases      = ["quadro p3200", "quadrop3200"]
      memory_gib   = [6]
      pci_ids      = ["1BBB"]
      first_driver = "390.59"
      cell_source  = { compute_capability = ["nv-cc-legacy", "wiki"] }
    }
    "quadro-p3200-max-q" = {
      without           = ["released", "cell_source"]
      name              = "Quadro P3200 with Max-Q Design"
      aliases           = ["quadro p3200 max q", "quadro p3200 with max-q design", "quadrop3200maxq"]
      pci_ids           = ["1BBB"]
      pci_subsystem_ids = ["1BBB:225F", "1BBB:2262"]
      first_driver      = "396.51"
      cell_source       = { first_driver = ["changelog"] }
      inferred          = ["compute_capability"]
    }
    "quadro-p4000-max-q" = {
      name              = "Quadro P4000 with Max-Q Design"
      aliases           = ["quadro p4000 max q", "quadro p4000 with max-q design", "quadrop4000maxq"]
      memory_gib        = [8]
      pci_ids           = ["1BB7"]
      pci_subsystem_ids = ["1BB7:11E9", "1BB7:9501"]
      released          = "2017"
      first_driver      = "384.69"
      cell_source       = { compute_capability = ["wiki"] }
    }
    "quadro-p4200" = {
      name         = "Quadro P4200"
      aliases      = ["quadro p4200", "quadrop4200"]
      memory_gib   = [8]
      pci_ids      = ["1BB9"]
      first_driver = "390.59"
      cell_source  = { compute_capability = ["nv-cc-legacy", "wiki"] }
    }
    "quadro-p4200-max-q" = {
      without           = ["cell_source.first_driver"]
      name              = "Quadro P4200 with Max-Q Design"
      aliases           = ["quadro p4200 max q", "quadro p4200 with max-q design", "quadrop4200maxq"]
      memory_gib        = [8]
      pci_ids           = ["1BB9"]
      pci_subsystem_ids = ["1BB9:2268", "1BB9:2269", "1BB9:95E1"]
      cell_source       = { compute_capability = ["wiki"] }
    }
    "quadro-p500" = {
      name         = "Quadro P500"
      aliases      = ["quadro p500", "quadrop500"]
      chips        = ["GP108"]
      memory_gib   = [2]
      pci_ids      = ["1D33"]
      first_driver = "384.111"
      cell_source  = { compute_capability = ["nv-cc-legacy", "wiki"] }
    }
    "quadro-p520" = {
      without      = ["released", "cell_source"]
      name         = "Quadro P520"
      aliases      = ["quadro p520", "quadrop520"]
      chips        = ["GP108"]
      pci_ids      = ["1D34"]
      first_driver = "418.88"
      cell_source  = { compute_capability = ["nv-cc-legacy"], first_driver = ["changelog"] }
    }
    "quadro-p5200" = {
      name         = "Quadro P5200"
      aliases      = ["quadro p5200", "quadrop5200"]
      memory_gib   = [16]
      pci_ids      = ["1BB5"]
      first_driver = "384.90"
      cell_source  = { compute_capability = ["nv-cc-legacy", "wiki"] }
    }
    "quadro-p5200-max-q" = {
      without           = ["cell_source.first_driver"]
      name              = "Quadro P5200 with Max-Q Design"
      aliases           = ["quadro p5200 max q", "quadro p5200 with max-q design", "quadrop5200maxq"]
      memory_gib        = [16]
      pci_ids           = ["1BB5"]
      pci_subsystem_ids = ["1BB5:2268", "1BB5:2269"]
      cell_source       = { compute_capability = ["wiki"] }
    }
    "titan-x-pascal" = {
      name         = "NVIDIA TITAN X (Pascal)"
      aliases      = ["titan x pascal", "titanxpascal"]
      other_names  = ["TITAN X (Pascal)"]
      chips        = ["GP102"]
      memory_gib   = [12]
      class        = "titan"
      pci_ids      = ["1B00"]
      released     = "2016"
      first_driver = "367.44"
      cell_source  = { compute_capability = ["nv-cc-legacy"] }
    }
  }
}

gpu {
  arch               = "pascal"
  compute_capability = "6.1"
  class              = "workstation"
  released           = "2017"
  first_driver       = "375.39"
  last_driver_branch = "580"
  source = [
    "chip-cc",
    "eks-595",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["nv-cc-legacy", "wiki"]
    first_driver       = ["changelog"]
    memory_gib         = ["wiki"]
    released           = ["wiki"]
  }
  rows = {
    "titan-xp" = {
      name         = "NVIDIA TITAN Xp"
      aliases      = ["titan xp", "titanxp"]
      other_names  = ["TITAN Xp"]
      chips        = ["GP102"]
      memory_gib   = [12]
      class        = "titan"
      pci_ids      = ["1B02"]
      first_driver = "375.66"
      cell_source  = { compute_capability = ["nv-cc-legacy"] }
    }
    "quadro-gp100" = {
      name               = "Quadro GP100"
      aliases            = ["quadro gp100", "quadrogp100"]
      compute_capability = "6.0"
      chips              = ["GP100"]
      memory_gib         = [16]
      pci_ids            = ["15F0"]
      released           = "2016"
    }
    "quadro-p1000" = {
      name       = "Quadro P1000"
      aliases    = ["quadro p1000", "quadrop1000"]
      chips      = ["GP107"]
      memory_gib = [4]
      pci_ids    = ["1CB1", "1CBB", "1CFB"]
    }
    "quadro-p2000" = {
      name       = "Quadro P2000"
      aliases    = ["quadro p2000", "quadrop2000"]
      chips      = ["GP106", "GP107"]
      memory_gib = [5]
      pci_ids    = ["1C30", "1CBA", "1CFA"]
    }
    "quadro-p2200" = {
      name         = "Quadro P2200"
      aliases      = ["quadro p2200", "quadrop2200"]
      chips        = ["GP106"]
      memory_gib   = [5]
      pci_ids      = ["1C31"]
      released     = "2019"
      first_driver = "418.74"
    }
    "quadro-p400" = {
      name       = "Quadro P400"
      aliases    = ["quadro p400", "quadrop400"]
      chips      = ["GP107"]
      memory_gib = [2]
      pci_ids    = ["1CB3"]
    }
    "quadro-p4000" = {
      name       = "Quadro P4000"
      aliases    = ["quadro p4000", "quadrop4000"]
      chips      = ["GP104"]
      memory_gib = [8]
      pci_ids    = ["1BB1", "1BB7"]
    }
    "quadro-p5000" = {
      name         = "Quadro P5000"
      aliases      = ["quadro p5000", "quadrop5000"]
      chips        = ["GP104"]
      memory_gib   = [16]
      pci_ids      = ["1BB0", "1BB6"]
      released     = "2016"
      first_driver = "367.57"
    }
    "quadro-p600" = {
      name       = "Quadro P600"
      aliases    = ["quadro p600", "quadrop600"]
      chips      = ["GP107"]
      memory_gib = [2]
      pci_ids    = ["1CB2", "1CBC"]
    }
    "quadro-p6000" = {
      name         = "Quadro P6000"
      aliases      = ["quadro p6000", "quadrop6000"]
      chips        = ["GP102"]
      memory_gib   = [24]
      pci_ids      = ["1B30"]
      released     = "2016"
      first_driver = "367.57"
      cell_source  = { compute_capability = ["nv-cc-legacy", "wiki", "hf"], memory_gib = ["wiki", "hf"] }
    }
    "quadro-p620" = {
      name         = "Quadro P620"
      aliases      = ["quadro p620", "quadrop620"]
      chips        = ["GP107"]
      memory_gib   = [2]
      pci_ids      = ["1CB6", "1CBD"]
      released     = "2018"
      first_driver = "390.42"
    }
  }
}

gpu {
  arch               = "maxwell"
  compute_capability = "5.2"
  class              = "geforce"
  last_driver_branch = "580"
  source = [
    "chip-cc",
    "eks-595",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["nv-cc-legacy"]
    first_driver       = ["changelog"]
    memory_gib         = ["wiki"]
    released           = ["wiki"]
  }
  rows = {
    "m10" = {
      without            = ["cell_source"]
      name               = "Tesla M10"
      aliases            = ["tesla m10"]
      compute_capability = "5.0"
      chips              = ["GM107GL"]
      class              = "datacenter"
      pci_ids            = ["13BD"]
      source             = ["pciids", "chip-cc"]
      inferred           = ["name", "compute_capability"]
      notes              = ["memory: four GPUs on one board"]
    }
    "m4" = {
      without      = ["cell_source.compute_capability"]
      name         = "Tesla M4"
      aliases      = ["tesla m4"]
      chips        = ["GM206"]
      memory_gib   = [4]
      class        = "datacenter"
      pci_ids      = ["1431"]
      released     = "2015"
      first_driver = "352.79"
      inferred     = ["compute_capability"]
    }
    "m40" = {
      name         = "Tesla M40"
      aliases      = ["tesla m40"]
      chips        = ["GM200"]
      memory_gib   = [12, 24]
      class        = "datacenter"
      pci_ids      = ["17FD"]
      released     = "2015"
      first_driver = "352.63"
      cell_source  = { compute_capability = ["nv-cc-legacy", "ollama"] }
      notes        = ["memory: the 24 GB board reports its own name on newer drivers"]
    }
    "m40-24gb" = {
      name              = "Tesla M40 24GB"
      aliases           = ["m40 24gb", "m4024gb", "tesla m40 24gb"]
      chips             = ["GM200"]
      memory_gib        = [24]
      class             = "datacenter"
      pci_ids           = ["17FD"]
      pci_subsystem_ids = ["17FD:1173"]
      released          = "2015"
      first_driver      = "361.45.11"
      cell_source       = { memory_gib = ["name"] }
    }
    "m6" = {
      without     = ["cell_source"]
      name        = "Tesla M6"
      aliases     = ["tesla m6"]
      chips       = ["GM204"]
      memory_gib  = [8]
      class       = "datacenter"
      pci_ids     = ["13F3"]
      released    = "2015"
      cell_source = { memory_gib = ["wiki"], released = ["wiki"] }
      inferred    = ["compute_capability"]
    }
    "m60" = {
      without     = ["cell_source.first_driver"]
      name        = "Tesla M60"
      aliases     = ["tesla m60"]
      chips       = ["GM204"]
      memory_gib  = [8]
      class       = "datacenter"
      pci_ids     = ["13F2"]
      released    = "2015"
      cell_source = { compute_capability = ["nv-cc-legacy", "ollama"] }
      notes       = ["memory: per GPU; two GPUs on one board"]
    }
    "gtx-745" = {
      without            = ["cell_source"]
      name               = "NVIDIA GeForce GTX 745"
      aliases            = ["745", "geforce gtx 745", "gtx 745", "gtx745"]
      other_names        = ["GeForce GTX 745"]
      compute_capability = "5.0"
      chips              = ["GM107"]
      memory_gib         = [1, 4]
      pci_ids            = ["1382"]
      released           = "2014"
      cell_source        = { memory_gib = ["wiki"], released = ["wiki"] }
      inferred           = ["compute_capability"]
    }
    "gtx-750-cc50" = {
      without            = ["cell_source.first_driver"]
      name               = "NVIDIA GeForce GTX 750"
      aliases            = ["gtx 750 cc50", "gtx750cc50"]
      other_names        = ["GeForce GTX 750"]
      compute_capability = "5.0"
      chips              = ["GM107"]
      memory_gib         = [1, 2, 4]
      pci_ids            = ["1381"]
      released           = "2014"
      notes = [
        "memory: same printed name used for two compute capabilities; tell them apart by PCI device id",
      ]
    }
    "gtx-750-cc52" = {
      without     = ["cell_source"]
      name        = "NVIDIA GeForce GTX 750"
      aliases     = ["gtx 750 cc52", "gtx750cc52"]
      other_names = ["GeForce GTX 750"]
      chips       = ["GM206"]
      memory_gib  = [1, 2, 4]
      pci_ids     = ["1407"]
      released    = "2014"
      cell_source = { memory_gib = ["wiki"], released = ["wiki"] }
      inferred    = ["compute_capability"]
      notes       = ["memory: same printed name used for two compute capabilities; tell them apart by PCI device id"]
    }
    "gtx-750-ti" = {
      without            = ["cell_source.first_driver"]
      name               = "NVIDIA GeForce GTX 750 Ti"
      aliases            = ["750 ti", "750ti", "geforce gtx 750 ti", "gtx 750 ti", "gtx750ti"]
      other_names        = ["GeForce GTX 750 Ti"]
      compute_capability = "5.0"
      chips              = ["GM107"]
      memory_gib         = [1, 2, 4]
      pci_ids            = ["1380", "139D"]
      pci_subsystem_ids  = ["1392:861E", "1392:86D9", "139B:107A", "139B:C248"]
      released           = "2014"
    }
    "gtx-950" = {
      without           = ["cell_source.released"]
      name              = "NVIDIA GeForce GTX 950"
      aliases           = ["950", "geforce gtx 950", "gtx 950", "gtx950"]
      other_names       = ["GeForce GTX 950"]
      chips             = ["GM206"]
      memory_gib        = [2]
      pci_ids           = ["1402"]
      pci_subsystem_ids = ["1427:D003"]
      first_driver      = "352.41"
    }
    "gtx-960" = {
      without           = ["cell_source.released"]
      name              = "NVIDIA GeForce GTX 960"
      aliases           = ["960", "geforce gtx 960", "gtx 960", "gtx960"]
      other_names       = ["GeForce GTX 960"]
      chips             = ["GM204", "GM206"]
      memory_gib        = [2, 4]
      pci_ids           = ["1401", "1406"]
      pci_subsystem_ids = ["13D8:1198", "13D8:1199", "13D8:B282", "13D8:B284", "13D8:B286"]
      first_driver      = "346.47"
    }
    "gtx-970" = {
      without      = ["cell_source.released"]
      name         = "NVIDIA GeForce GTX 970"
      aliases      = ["970", "geforce gtx 970", "gtx 970", "gtx970"]
      other_names  = ["GeForce GTX 970"]
      chips        = ["GM204"]
      memory_gib   = [4]
      pci_ids      = ["13C2"]
      first_driver = "343.36"
    }
    "gtx-980" = {
      name         = "NVIDIA GeForce GTX 980"
      aliases      = ["980", "geforce gtx 980", "gtx 980", "gtx980"]
      other_names  = ["GeForce GTX 980"]
      chips        = ["GM204"]
      memory_gib   = [4, 8]
      pci_ids      = ["13C0", "13DA", "161A"]
      released     = "2015"
      first_driver = "343.36"
      notes        = ["memory: 8 is the notebook version"]
    }
    "gtx-980-ti" = {
      without      = ["cell_source.released"]
      name         = "NVIDIA GeForce GTX 980 Ti"
      aliases      = ["980 ti", "980ti", "geforce gtx 980 ti", "gtx 980 ti", "gtx980ti"]
      other_names  = ["GeForce GTX 980 Ti"]
      chips        = ["GM200"]
      memory_gib   = [6]
      pci_ids      = ["17C8"]
      first_driver = "346.82"
    }
  }
}

gpu "jetson-nano" {
  name               = "Jetson Nano"
  aliases            = ["nano"]
  arch               = "maxwell"
  compute_capability = "5.3"
  memory_gib         = [4]
  class              = "jetson"
  released           = "2019"
  source             = ["jetson-containers", "nv-cc-legacy", "hf"]
  cell_source        = { compute_capability = ["nv-cc-legacy", "hf"], memory_gib = ["hf"], released = ["hf"] }
  notes              = ["memory: unified with the CPU"]
}

gpu "jetson-tx1" {
  name               = "Jetson TX1"
  aliases            = ["tx1"]
  arch               = "maxwell"
  compute_capability = "5.3"
  class              = "jetson"
  source             = ["jetson-containers", "nv-cc-old-mirror"]
  cell_source        = { compute_capability = ["nv-cc-old-mirror"] }
  notes              = ["memory: unified with the CPU"]
}

gpu {
  arch               = "maxwell"
  compute_capability = "5.0"
  chips              = ["GM108"]
  class              = "laptop"
  last_driver_branch = "580"
  source = [
    "chip-cc",
    "eks-595",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["changelog"] }
  inferred    = ["compute_capability"]
  rows = {
    "830a" = {
      name              = "NVIDIA GeForce 830A"
      aliases           = ["geforce 830a"]
      other_names       = ["GeForce 830A"]
      pci_ids           = ["1340"]
      pci_subsystem_ids = ["1340:2B2B"]
      first_driver      = "340.32"
    }
    "830m" = {
      name         = "NVIDIA GeForce 830M"
      aliases      = ["geforce 830m"]
      other_names  = ["GeForce 830M"]
      memory_gib   = [2]
      pci_ids      = ["1340"]
      first_driver = "337.12"
      cell_source  = { memory_gib = ["wiki"] }
    }
    "840a" = {
      name              = "NVIDIA GeForce 840A"
      aliases           = ["geforce 840a"]
      other_names       = ["GeForce 840A"]
      pci_ids           = ["1341"]
      pci_subsystem_ids = ["1341:3697", "1341:3699", "1341:369C", "1341:36AF"]
      first_driver      = "340.58"
    }
    "840m" = {
      name         = "NVIDIA GeForce 840M"
      aliases      = ["geforce 840m"]
      other_names  = ["GeForce 840M"]
      chips        = ["GM107", "GM108"]
      memory_gib   = [2, 4]
      pci_ids      = ["1341", "1393"]
      first_driver = "337.12"
      cell_source  = { memory_gib = ["wiki"] }
    }
    "845m" = {
      name         = "NVIDIA GeForce 845M"
      aliases      = ["geforce 845m"]
      other_names  = ["GeForce 845M"]
      chips        = ["GM107", "GM108"]
      memory_gib   = [2]
      pci_ids      = ["1344", "1390", "1398"]
      first_driver = "337.12"
      cell_source  = { memory_gib = ["wiki"] }
    }
    "920mx" = {
      name         = "NVIDIA GeForce 920MX"
      aliases      = ["geforce 920mx"]
      other_names  = ["GeForce 920MX"]
      pci_ids      = ["134F"]
      first_driver = "361.42"
    }
    "930a" = {
      name        = "NVIDIA GeForce 930A"
      aliases     = ["geforce 930a"]
      other_names = ["GeForce 930A"]
      pci_ids     = ["1346", "1349"]
      pci_subsystem_ids = [
        "1346:30BA",
        "1346:362C",
        "1346:362F",
        "1346:3636",
        "1349:3124",
        "1349:364B",
        "1349:36C3",
        "1349:36D1",
        "1349:36D8",
      ]
      first_driver = "346.59"
    }
    "930m" = {
      name         = "NVIDIA GeForce 930M"
      aliases      = ["geforce 930m"]
      other_names  = ["GeForce 930M"]
      memory_gib   = [2]
      pci_ids      = ["1346", "1349"]
      released     = "2015"
      first_driver = "346.59"
      cell_source  = { memory_gib = ["wiki"], released = ["wiki"] }
    }
    "930mx" = {
      name         = "NVIDIA GeForce 930MX"
      aliases      = ["geforce 930mx"]
      other_names  = ["GeForce 930MX"]
      pci_ids      = ["134E"]
      first_driver = "361.42"
    }
    "940a" = {
      name              = "NVIDIA GeForce 940A"
      aliases           = ["geforce 940a"]
      other_names       = ["GeForce 940A"]
      pci_ids           = ["137D"]
      pci_subsystem_ids = ["1347:36B9", "1347:36BA", "137D:3699"]
      first_driver      = "346.82"
    }
    "940m" = {
      without      = ["inferred"]
      name         = "NVIDIA GeForce 940M"
      aliases      = ["geforce 940m"]
      other_names  = ["GeForce 940M"]
      chips        = ["GM107", "GM108"]
      memory_gib   = [2]
      pci_ids      = ["1347", "139C"]
      released     = "2015"
      first_driver = "346.59"
      cell_source  = { compute_capability = ["nv-cc-legacy"], memory_gib = ["wiki"], released = ["wiki"] }
    }
    "940mx" = {
      name         = "NVIDIA GeForce 940MX"
      aliases      = ["geforce 940mx"]
      other_names  = ["GeForce 940MX"]
      chips        = ["GM107", "GM108"]
      memory_gib   = [2]
      pci_ids      = ["134B", "134D", "179C"]
      released     = "2016"
      first_driver = "352.63"
      cell_source  = { memory_gib = ["wiki"], released = ["wiki"] }
    }
    "945a" = {
      name              = "NVIDIA GeForce 945A"
      aliases           = ["geforce 945a"]
      other_names       = ["GeForce 945A"]
      pci_ids           = ["1348"]
      pci_subsystem_ids = ["1348:2B5C"]
      first_driver      = "361.28"
    }
    "945m" = {
      name         = "NVIDIA GeForce 945M"
      aliases      = ["geforce 945m"]
      other_names  = ["GeForce 945M"]
      chips        = ["GM107", "GM108"]
      pci_ids      = ["1348", "1399"]
      first_driver = "352.63"
    }
    "gtx-850a" = {
      name              = "NVIDIA GeForce GTX 850A"
      aliases           = ["geforce gtx 850a", "gtx 850a", "gtx850a"]
      other_names       = ["GeForce GTX 850A"]
      chips             = ["GM107"]
      pci_ids           = ["1391"]
      pci_subsystem_ids = ["1391:3697"]
      first_driver      = "340.58"
    }
  }
}

gpu {
  arch               = "maxwell"
  compute_capability = "5.0"
  chips              = ["GM107"]
  class              = "laptop"
  last_driver_branch = "580"
  source = [
    "chip-cc",
    "eks-595",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["changelog"], memory_gib = ["wiki"], released = ["wiki"] }
  rows = {
    "gtx-850m" = {
      without      = ["cell_source.released"]
      name         = "NVIDIA GeForce GTX 850M"
      aliases      = ["geforce gtx 850m", "gtx 850m", "gtx850m"]
      other_names  = ["GeForce GTX 850M"]
      memory_gib   = [2, 4]
      pci_ids      = ["1391"]
      first_driver = "337.12"
      inferred     = ["compute_capability"]
    }
    "gtx-860m-cc50" = {
      without           = ["cell_source.released"]
      name              = "NVIDIA GeForce GTX 860M"
      aliases           = ["gtx 860m cc50", "gtx860mcc50"]
      other_names       = ["GeForce GTX 860M"]
      memory_gib        = [2, 4]
      pci_ids           = ["1392"]
      pci_subsystem_ids = ["139B:06A3"]
      first_driver      = "331.67"
      inferred          = ["compute_capability"]
      notes = [
        "memory: same printed name used for two compute capabilities; tell them apart by PCI device id",
      ]
    }
    "gtx-950a" = {
      without           = ["cell_source"]
      name              = "NVIDIA GeForce GTX 950A"
      aliases           = ["geforce gtx 950a", "gtx 950a", "gtx950a"]
      other_names       = ["GeForce GTX 950A"]
      pci_ids           = ["139A"]
      pci_subsystem_ids = ["139A:362C", "139A:362F", "139A:363F", "139A:3640", "139A:3647", "139A:36B9"]
      first_driver      = "346.82"
      cell_source       = { first_driver = ["changelog"] }
      inferred          = ["compute_capability"]
    }
    "gtx-950m" = {
      name         = "NVIDIA GeForce GTX 950M"
      aliases      = ["geforce gtx 950m", "gtx 950m", "gtx950m"]
      other_names  = ["GeForce GTX 950M"]
      memory_gib   = [2, 4]
      pci_ids      = ["139A"]
      released     = "2015"
      first_driver = "346.59"
      cell_source  = { compute_capability = ["nv-cc-legacy"] }
    }
    "gtx-960a" = {
      without           = ["cell_source"]
      name              = "NVIDIA GeForce GTX 960A"
      aliases           = ["geforce gtx 960a", "gtx 960a", "gtx960a"]
      other_names       = ["GeForce GTX 960A"]
      pci_ids           = ["139B"]
      pci_subsystem_ids = ["139B:2B4C", "139B:36BF"]
      first_driver      = "352.55"
      cell_source       = { first_driver = ["changelog"] }
      inferred          = ["compute_capability"]
    }
    "gtx-960m" = {
      name         = "NVIDIA GeForce GTX 960M"
      aliases      = ["geforce gtx 960m", "gtx 960m", "gtx960m"]
      other_names  = ["GeForce GTX 960M"]
      memory_gib   = [2, 4]
      pci_ids      = ["139B"]
      released     = "2015"
      first_driver = "346.59"
      cell_source  = { compute_capability = ["nv-cc-legacy"] }
    }
    "gtx-965m" = {
      name               = "NVIDIA GeForce GTX 965M"
      aliases            = ["geforce gtx 965m", "gtx 965m", "gtx965m"]
      other_names        = ["GeForce GTX 965M"]
      compute_capability = "5.2"
      chips              = ["GM204", "GM206"]
      memory_gib         = [2, 4]
      pci_ids            = ["13D9", "1427", "1619", "1667"]
      released           = "2015"
      first_driver       = "346.47"
      cell_source        = { compute_capability = ["nv-cc-legacy"] }
    }
    "gtx-970m" = {
      name               = "NVIDIA GeForce GTX 970M"
      aliases            = ["geforce gtx 970m", "gtx 970m", "gtx970m"]
      other_names        = ["GeForce GTX 970M"]
      compute_capability = "5.2"
      chips              = ["GM204"]
      memory_gib         = [3, 6]
      pci_ids            = ["13D8", "1618"]
      released           = "2014"
      first_driver       = "346.16"
      cell_source        = { compute_capability = ["nv-cc-legacy"] }
    }
    "gtx-980m" = {
      name               = "NVIDIA GeForce GTX 980M"
      aliases            = ["geforce gtx 980m", "gtx 980m", "gtx980m"]
      other_names        = ["GeForce GTX 980M"]
      compute_capability = "5.2"
      chips              = ["GM204"]
      memory_gib         = [4, 8]
      pci_ids            = ["13D7", "1617"]
      released           = "2014"
      first_driver       = "346.16"
      cell_source        = { compute_capability = ["nv-cc-legacy"] }
    }
    "mx110" = {
      without      = ["cell_source"]
      name         = "NVIDIA GeForce MX110"
      aliases      = ["geforce mx110"]
      other_names  = ["GeForce MX110"]
      chips        = ["GM108"]
      pci_ids      = ["174E"]
      first_driver = "384.111"
      cell_source  = { first_driver = ["changelog"] }
      inferred     = ["compute_capability"]
    }
    "mx130" = {
      without      = ["cell_source"]
      name         = "NVIDIA GeForce MX130"
      aliases      = ["geforce mx130"]
      other_names  = ["GeForce MX130"]
      chips        = ["GM108"]
      pci_ids      = ["174D"]
      first_driver = "384.111"
      cell_source  = { first_driver = ["changelog"] }
      inferred     = ["compute_capability"]
    }
    "quadro-k2200m" = {
      without      = ["cell_source"]
      name         = "Quadro K2200M"
      aliases      = ["quadro k2200m", "quadrok2200m"]
      pci_ids      = ["13B3"]
      first_driver = "346.47"
      cell_source  = { first_driver = ["changelog"] }
      inferred     = ["compute_capability"]
    }
    "quadro-k620m" = {
      without           = ["cell_source"]
      name              = "Quadro K620M"
      aliases           = ["quadro k620m", "quadrok620m"]
      chips             = ["GM108"]
      pci_ids           = ["137A"]
      pci_subsystem_ids = ["137A:2225"]
      first_driver      = "346.47"
      cell_source       = { compute_capability = ["nv-cc-legacy"], first_driver = ["changelog"] }
    }
    "quadro-m1000m" = {
      name         = "Quadro M1000M"
      aliases      = ["quadro m1000m", "quadrom1000m"]
      memory_gib   = [2]
      pci_ids      = ["13B1"]
      released     = "2015"
      first_driver = "352.63"
      cell_source  = { compute_capability = ["nv-cc-legacy", "wiki"] }
    }
    "quadro-m1200" = {
      name         = "Quadro M1200"
      aliases      = ["quadro m1200", "quadrom1200"]
      memory_gib   = [4]
      pci_ids      = ["13B6"]
      released     = "2017"
      first_driver = "375.39"
      cell_source  = { compute_capability = ["nv-cc-legacy", "wiki"] }
    }
    "quadro-m2000m" = {
      name         = "Quadro M2000M"
      aliases      = ["quadro m2000m", "quadrom2000m"]
      memory_gib   = [4]
      pci_ids      = ["13B0"]
      released     = "2015"
      first_driver = "352.63"
      cell_source  = { compute_capability = ["nv-cc-legacy", "wiki"] }
    }
    "quadro-m2200" = {
      name               = "Quadro M2200"
      aliases            = ["quadro m2200", "quadrom2200"]
      compute_capability = "5.2"
      chips              = ["GM206"]
      memory_gib         = [4]
      pci_ids            = ["1436"]
      released           = "2017"
      first_driver       = "375.39"
      cell_source        = { compute_capability = ["nv-cc-legacy", "wiki"] }
    }
  }
}

gpu "quadro-m3000m" {
  like               = "quadro-m620"
  name               = "Quadro M3000M"
  aliases            = ["quadro m3000m", "quadrom3000m"]
  compute_capability = "5.2"
  chips              = ["GM204"]
  memory_gib         = [4]
  pci_ids            = ["13FA"]
  released           = "2015"
  first_driver       = "352.63"
  other "compute_capability" {
    value  = "5.0"
    why    = "its device ids are those of GM204, whose boards all have 5.2; NVIDIA's legacy page gives one value to the whole series"
    source = ["nv-cc-legacy"]
  }
}

gpu "quadro-m4000m" {
  like               = "quadro-m620"
  name               = "Quadro M4000M"
  aliases            = ["quadro m4000m", "quadrom4000m"]
  compute_capability = "5.2"
  chips              = ["GM204"]
  memory_gib         = [4]
  pci_ids            = ["13F9"]
  released           = "2015"
  first_driver       = "352.63"
  other "compute_capability" {
    value  = "5.0"
    why    = "its device ids are those of GM204, whose boards all have 5.2; NVIDIA's legacy page gives one value to the whole series"
    source = ["nv-cc-legacy"]
  }
}

gpu "quadro-m5000m" {
  like               = "quadro-m620"
  name               = "Quadro M5000M"
  aliases            = ["quadro m5000m", "quadrom5000m"]
  compute_capability = "5.2"
  chips              = ["GM204"]
  memory_gib         = [8]
  pci_ids            = ["13F8"]
  released           = "2015"
  first_driver       = "352.63"
  other "compute_capability" {
    value  = "5.0"
    why    = "its device ids are those of GM204, whose boards all have 5.2; NVIDIA's legacy page gives one value to the whole series"
    source = ["nv-cc-legacy"]
  }
}

gpu {
  arch               = "maxwell"
  compute_capability = "5.0"
  chips              = ["GM108"]
  memory_gib         = [2]
  class              = "laptop"
  last_driver_branch = "580"
  source = [
    "chip-cc",
    "eks-595",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["nv-cc-legacy", "wiki"]
    first_driver       = ["changelog"]
    memory_gib         = ["wiki"]
    released           = ["wiki"]
  }
  rows = {
    "quadro-m500m" = {
      name              = "Quadro M500M"
      aliases           = ["quadro m500m", "quadrom500m"]
      pci_ids           = ["137A"]
      pci_subsystem_ids = ["137A:2232", "137A:505A"]
      released          = "2016"
      first_driver      = "352.79"
    }
    "quadro-m520" = {
      name         = "Quadro M520"
      aliases      = ["quadro m520", "quadrom520"]
      memory_gib   = [1]
      pci_ids      = ["137B"]
      released     = "2017"
      first_driver = "375.66"
    }
    "quadro-m600m" = {
      name         = "Quadro M600M"
      aliases      = ["quadro m600m", "quadrom600m"]
      chips        = ["GM107"]
      pci_ids      = ["13B2"]
      released     = "2015"
      first_driver = "352.63"
    }
  }
}

gpu "quadro-m620" {
  name               = "Quadro M620"
  aliases            = ["quadro m620", "quadrom620"]
  arch               = "maxwell"
  compute_capability = "5.0"
  chips              = ["GM107"]
  memory_gib         = [2]
  class              = "laptop"
  pci_ids            = ["13B4"]
  released           = "2017"
  first_driver       = "375.20"
  last_driver_branch = "580"
  source = [
    "chip-cc",
    "eks-595",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["wiki"]
    first_driver       = ["changelog"]
    memory_gib         = ["wiki"]
    released           = ["wiki"]
  }
  other "compute_capability" {
    value  = "5.2"
    why    = "its device id is that of GM107, whose boards all have 5.0"
    source = ["nv-cc-legacy"]
  }
}

gpu {
  arch               = "maxwell"
  compute_capability = "5.2"
  class              = "workstation"
  last_driver_branch = "580"
  source = [
    "chip-cc",
    "eks-595",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["nv-cc-legacy", "wiki"]
    first_driver       = ["changelog"]
    memory_gib         = ["wiki"]
    released           = ["wiki"]
  }
  rows = {
    "gtx-titan-x" = {
      without      = ["cell_source.released"]
      name         = "NVIDIA GeForce GTX TITAN X"
      aliases      = ["geforce gtx titan x", "gtx titan x", "gtxtitanx", "titan-x-maxwell"]
      other_names  = ["GeForce GTX TITAN X"]
      chips        = ["GM200"]
      memory_gib   = [12]
      class        = "titan"
      pci_ids      = ["17C2"]
      first_driver = "346.59"
      cell_source  = { compute_capability = ["nv-cc-legacy"] }
    }
    "nvs-810" = {
      without            = ["cell_source.released"]
      name               = "NVS 810"
      aliases            = ["nvs 810", "nvs810"]
      compute_capability = "5.0"
      chips              = ["GM107"]
      memory_gib         = [2]
      pci_ids            = ["13B9"]
      first_driver       = "352.63"
      cell_source        = { compute_capability = ["nv-cc-legacy"] }
    }
    "quadro-k1200" = {
      name               = "Quadro K1200"
      aliases            = ["quadro k1200", "quadrok1200"]
      compute_capability = "5.0"
      chips              = ["GM107"]
      memory_gib         = [4]
      pci_ids            = ["13BC"]
      released           = "2015"
      first_driver       = "346.59"
    }
    "quadro-k2200" = {
      name               = "Quadro K2200"
      aliases            = ["quadro k2200", "quadrok2200"]
      compute_capability = "5.0"
      chips              = ["GM107"]
      memory_gib         = [4]
      pci_ids            = ["13BA"]
      released           = "2014"
      first_driver       = "340.32"
    }
    "quadro-k620" = {
      name               = "Quadro K620"
      aliases            = ["quadro k620", "k620", "quadrok620"]
      compute_capability = "5.0"
      chips              = ["GM107"]
      memory_gib         = [2]
      pci_ids            = ["13BB"]
      released           = "2014"
      first_driver       = "340.32"
    }
    "quadro-m2000" = {
      name         = "Quadro M2000"
      aliases      = ["quadro m2000", "quadrom2000"]
      chips        = ["GM206"]
      memory_gib   = [4]
      pci_ids      = ["1430"]
      released     = "2016"
      first_driver = "361.45.11"
    }
    "quadro-m3000-se" = {
      without           = ["cell_source"]
      name              = "Quadro M3000 SE"
      aliases           = ["quadro m3000 se", "quadrom3000se"]
      chips             = ["GM204"]
      pci_ids           = ["13FA"]
      pci_subsystem_ids = ["13FA:11C9"]
      first_driver      = "375.26"
      cell_source       = { first_driver = ["changelog"] }
      inferred          = ["compute_capability"]
    }
    "quadro-m4000" = {
      name         = "Quadro M4000"
      aliases      = ["quadro m4000", "quadrom4000"]
      chips        = ["GM204"]
      memory_gib   = [8]
      pci_ids      = ["13F1"]
      released     = "2015"
      first_driver = "352.41"
    }
    "quadro-m5000" = {
      name         = "Quadro M5000"
      aliases      = ["quadro m5000", "quadrom5000"]
      chips        = ["GM204"]
      memory_gib   = [8]
      pci_ids      = ["13F0"]
      released     = "2015"
      first_driver = "352.41"
    }
    "quadro-m5000-se" = {
      without           = ["cell_source"]
      name              = "Quadro M5000 SE"
      aliases           = ["quadro m5000 se", "quadrom5000se"]
      chips             = ["GM204"]
      pci_ids           = ["13F8"]
      pci_subsystem_ids = ["13F8:11DD"]
      first_driver      = "375.20"
      cell_source       = { first_driver = ["changelog"] }
      inferred          = ["compute_capability"]
    }
    "quadro-m5500" = {
      without      = ["cell_source"]
      name         = "Quadro M5500"
      aliases      = ["quadro m5500", "quadrom5500"]
      chips        = ["GM204"]
      pci_ids      = ["13FB"]
      first_driver = "361.45.11"
      cell_source  = { first_driver = ["changelog"] }
      inferred     = ["compute_capability"]
    }
    "quadro-m6000" = {
      name         = "Quadro M6000"
      aliases      = ["quadro m6000", "quadrom6000"]
      chips        = ["GM200"]
      memory_gib   = [12, 24]
      pci_ids      = ["17F0"]
      released     = "2015"
      first_driver = "346.59"
    }
    "quadro-m6000-24gb" = {
      without      = ["cell_source"]
      name         = "Quadro M6000 24GB"
      aliases      = ["quadro m6000 24gb", "quadrom600024gb"]
      chips        = ["GM200"]
      memory_gib   = [24]
      pci_ids      = ["17F1"]
      first_driver = "361.42"
      cell_source  = { compute_capability = ["nv-cc-legacy"], first_driver = ["changelog"], memory_gib = ["name"] }
    }
  }
}

gpu {
  arch               = "kepler"
  compute_capability = "3.5"
  chips              = ["GK110"]
  memory_gib         = [5]
  class              = "datacenter"
  released           = "2012"
  last_driver_branch = "470"
  source = [
    "chip-cc",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["nv-cc-2022-mirror"]
    first_driver       = ["changelog"]
    memory_gib         = ["wiki"]
    released           = ["wiki"]
  }
  rows = {
    "k10" = {
      name               = "Tesla K10"
      aliases            = ["tesla k10"]
      compute_capability = "3.0"
      chips              = ["GK104"]
      memory_gib         = [4]
      pci_ids            = ["118F"]
      first_driver       = "304.30"
      notes              = ["memory: per GPU; two GPUs on one board"]
    }
    "k20c" = { name = "Tesla K20c", aliases = ["tesla k20c"], pci_ids = ["1022"], first_driver = "304.64" }
    "k20m" = { name = "Tesla K20m", aliases = ["tesla k20m"], pci_ids = ["1028"], first_driver = "304.64" }
    "k20s" = { name = "Tesla K20s", aliases = ["tesla k20s"], pci_ids = ["1026"], first_driver = "310.40" }
    "k20xm" = {
      name         = "Tesla K20Xm"
      aliases      = ["tesla k20xm"]
      memory_gib   = [6]
      pci_ids      = ["1021"]
      first_driver = "310.32"
    }
  }
}

gpu {
  arch               = "kepler"
  compute_capability = "3.5"
  chips              = ["GK110B"]
  memory_gib         = [12]
  class              = "datacenter"
  released           = "2013"
  first_driver       = "319.82"
  last_driver_branch = "470"
  source = [
    "chip-cc",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["nv-cc-2022-mirror"]
    first_driver       = ["changelog"]
    memory_gib         = ["wiki"]
    released           = ["wiki"]
  }
  rows = {
    "k40c"  = { name = "Tesla K40c", aliases = ["tesla k40c"], chips = ["GK180"], pci_ids = ["1024"] }
    "k40m"  = { name = "Tesla K40m", aliases = ["tesla k40m"], pci_ids = ["1023"] }
    "k40s"  = { name = "Tesla K40s", aliases = ["tesla k40s"], pci_ids = ["1029"] }
    "k40st" = { name = "Tesla K40st", aliases = ["tesla k40st"], pci_ids = ["1027"] }
    "k40t"  = { name = "Tesla K40t", aliases = ["tesla k40t"], pci_ids = ["102A"], first_driver = "346.82" }
    "k8" = {
      without            = ["memory_gib", "released", "cell_source"]
      name               = "Tesla K8"
      aliases            = ["tesla k8"]
      compute_capability = "3.0"
      chips              = ["GK104"]
      pci_ids            = ["1194"]
      first_driver       = "340.58"
      cell_source        = { first_driver = ["changelog"] }
      inferred           = ["compute_capability"]
    }
  }
}

gpu {
  arch               = "kepler"
  compute_capability = "3.5"
  class              = "geforce"
  released           = "2014"
  last_driver_branch = "470"
  source = [
    "chip-cc",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["changelog"], memory_gib = ["wiki"], released = ["wiki"] }
  inferred    = ["compute_capability"]
  notes = [
    "memory: same printed name used for two compute capabilities; tell them apart by PCI device id",
  ]
  rows = {
    "k80" = {
      without            = ["inferred"]
      name               = "Tesla K80"
      aliases            = ["tesla k80"]
      compute_capability = "3.7"
      chips              = ["GK210"]
      memory_gib         = [12]
      class              = "datacenter"
      pci_ids            = ["102D"]
      first_driver       = "346.96"
      cell_source        = { compute_capability = ["nv-cc-2022-mirror"], memory_gib = ["wiki", "gpuhunt-gcp"] }
      notes              = ["memory: per GPU; two GPUs on one board"]
    }
    "gt-630-cc30" = {
      name               = "NVIDIA GeForce GT 630"
      aliases            = ["gt 630 cc30", "gt630cc30"]
      other_names        = ["GeForce GT 630"]
      compute_capability = "3.0"
      chips              = ["GK107"]
      memory_gib         = [1, 2, 4]
      pci_ids            = ["0FC2"]
      released           = "2012"
      first_driver       = "295.53"
      source             = ["chip-cc", "pciids", "readme-418", "sgj-450", "sgj-460", "sgj-470"]
    }
    "gt-630-cc35" = {
      name         = "NVIDIA GeForce GT 630"
      aliases      = ["gt 630 cc35", "gt630cc35"]
      other_names  = ["GeForce GT 630"]
      chips        = ["GK208"]
      memory_gib   = [1, 2, 4]
      pci_ids      = ["1284"]
      released     = "2012"
      first_driver = "295.53"
    }
    "gt-635" = {
      without      = ["notes"]
      name         = "NVIDIA GeForce GT 635"
      aliases      = ["geforce gt 635", "gt 635", "gt635"]
      other_names  = ["GeForce GT 635"]
      chips        = ["GK208"]
      memory_gib   = [1, 2]
      pci_ids      = ["1280"]
      released     = "2013"
      first_driver = "310.40"
    }
    "gt-640-cc30" = {
      name               = "NVIDIA GeForce GT 640"
      aliases            = ["gt 640 cc30", "gt640cc30"]
      other_names        = ["GeForce GT 640"]
      compute_capability = "3.0"
      chips              = ["GK107"]
      memory_gib         = [1, 1.5, 2, 3, 4]
      pci_ids            = ["0FC0", "0FC1"]
      released           = "2012"
      first_driver       = "295.53"
      source             = ["chip-cc", "pciids", "readme-418", "sgj-450", "sgj-460", "sgj-470"]
    }
    "gt-640-cc35" = {
      name         = "NVIDIA GeForce GT 640"
      aliases      = ["gt 640 cc35", "gt640cc35"]
      other_names  = ["GeForce GT 640"]
      chips        = ["GK208"]
      memory_gib   = [1, 1.5, 2, 3, 4]
      pci_ids      = ["1282"]
      released     = "2012"
      first_driver = "295.53"
    }
    "gt-710-cc35" = {
      without      = ["notes"]
      name         = "NVIDIA GeForce GT 710"
      aliases      = ["gt 710 cc35", "gt710cc35"]
      other_names  = ["GeForce GT 710"]
      chips        = ["GK208", "GK208B"]
      memory_gib   = [0.5, 1, 2]
      pci_ids      = ["1281", "1289", "128B"]
      first_driver = "331.49"
    }
    "gt-720" = {
      without      = ["notes"]
      name         = "NVIDIA GeForce GT 720"
      aliases      = ["geforce gt 720", "gt 720", "gt720"]
      other_names  = ["GeForce GT 720"]
      chips        = ["GK208", "GK208B"]
      memory_gib   = [1, 2]
      pci_ids      = ["1286", "1288"]
      first_driver = "331.67"
    }
    "gt-730-cc30" = {
      name               = "NVIDIA GeForce GT 730"
      aliases            = ["gt 730 cc30", "gt730cc30"]
      other_names        = ["GeForce GT 730"]
      compute_capability = "3.0"
      chips              = ["GK107"]
      memory_gib         = [1, 2, 4]
      pci_ids            = ["0FC9"]
      first_driver       = "331.89"
    }
    "gt-730-cc35" = {
      name              = "NVIDIA GeForce GT 730"
      aliases           = ["gt 730 cc35", "gt730cc35"]
      other_names       = ["GeForce GT 730"]
      chips             = ["GK208B"]
      memory_gib        = [1, 2, 4]
      pci_ids           = ["1287"]
      pci_subsystem_ids = ["1299:01C6"]
      first_driver      = "331.89"
    }
    "gt-740" = {
      without            = ["notes"]
      name               = "NVIDIA GeForce GT 740"
      aliases            = ["geforce gt 740", "gt 740", "gt740"]
      other_names        = ["GeForce GT 740"]
      compute_capability = "3.0"
      chips              = ["GK106", "GK107"]
      memory_gib         = [1, 2, 4]
      pci_ids            = ["0FC8", "11C5", "11CB"]
      first_driver       = "337.25"
    }
  }
}

gpu {
  arch               = "kepler"
  compute_capability = "3.0"
  chips              = ["GK104"]
  class              = "geforce"
  released           = "2012"
  last_driver_branch = "470"
  source = [
    "chip-cc",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["changelog"], memory_gib = ["wiki"], released = ["wiki"] }
  inferred    = ["compute_capability"]
  rows = {
    "gtx-645" = {
      name         = "NVIDIA GeForce GTX 645"
      aliases      = ["645", "geforce gtx 645", "gtx 645", "gtx645"]
      other_names  = ["GeForce GTX 645"]
      chips        = ["GK106"]
      memory_gib   = [1]
      pci_ids      = ["11C4"]
      released     = "2013"
      first_driver = "319.49"
    }
    "gtx-650" = {
      name         = "NVIDIA GeForce GTX 650"
      aliases      = ["650", "geforce gtx 650", "gtx 650", "gtx650"]
      other_names  = ["GeForce GTX 650"]
      chips        = ["GK106", "GK107"]
      memory_gib   = [1, 2]
      pci_ids      = ["0FC6", "11C8"]
      first_driver = "304.48"
    }
    "gtx-650-ti" = {
      name         = "NVIDIA GeForce GTX 650 Ti"
      aliases      = ["650 ti", "650ti", "geforce gtx 650 ti", "gtx 650 ti", "gtx650ti"]
      other_names  = ["GeForce GTX 650 Ti"]
      chips        = ["GK106"]
      memory_gib   = [1, 2]
      pci_ids      = ["11C3", "11C6"]
      first_driver = "304.51"
    }
    "gtx-650-ti-boost" = {
      without      = ["released", "cell_source"]
      name         = "NVIDIA GeForce GTX 650 Ti BOOST"
      aliases      = ["geforce gtx 650 ti boost", "gtx 650 ti boost", "gtx650tiboost"]
      other_names  = ["GeForce GTX 650 Ti BOOST"]
      chips        = ["GK106"]
      pci_ids      = ["11C2"]
      first_driver = "319.12"
      cell_source  = { first_driver = ["changelog"] }
    }
    "gtx-660" = {
      name         = "NVIDIA GeForce GTX 660"
      aliases      = ["660", "geforce gtx 660", "gtx 660", "gtx660"]
      other_names  = ["GeForce GTX 660"]
      chips        = ["GK104", "GK106"]
      memory_gib   = [0.5, 1.5, 2, 3]
      pci_ids      = ["1185", "1195", "11C0"]
      first_driver = "304.48"
    }
    "gtx-660-ti" = {
      name         = "NVIDIA GeForce GTX 660 Ti"
      aliases      = ["660 ti", "660ti", "geforce gtx 660 ti", "gtx 660 ti", "gtx660ti"]
      other_names  = ["GeForce GTX 660 Ti"]
      memory_gib   = [2]
      pci_ids      = ["1183"]
      first_driver = "304.43"
    }
    "gtx-670" = {
      name         = "NVIDIA GeForce GTX 670"
      aliases      = ["670", "geforce gtx 670", "gtx 670", "gtx670"]
      other_names  = ["GeForce GTX 670"]
      memory_gib   = [2, 4]
      pci_ids      = ["1189"]
      first_driver = "295.53"
    }
    "gtx-680" = {
      name         = "NVIDIA GeForce GTX 680"
      aliases      = ["680", "geforce gtx 680", "gtx 680", "gtx680"]
      other_names  = ["GeForce GTX 680"]
      memory_gib   = [2, 4]
      pci_ids      = ["1180"]
      first_driver = "295.33"
    }
    "gtx-690" = {
      name         = "NVIDIA GeForce GTX 690"
      aliases      = ["690", "geforce gtx 690", "gtx 690", "gtx690"]
      other_names  = ["GeForce GTX 690"]
      memory_gib   = [2]
      pci_ids      = ["1188"]
      first_driver = "295.49"
      notes        = ["memory: per GPU; two GPUs on one board"]
    }
    "gtx-760" = {
      name              = "NVIDIA GeForce GTX 760"
      aliases           = ["760", "geforce gtx 760", "gtx 760", "gtx760"]
      other_names       = ["GeForce GTX 760"]
      memory_gib        = [2, 4]
      pci_ids           = ["1187"]
      pci_subsystem_ids = ["1185:106F", "1199:D001"]
      released          = "2013"
      first_driver      = "319.23"
    }
    "gtx-760-192-bit" = {
      name         = "NVIDIA GeForce GTX 760 (192-bit)"
      aliases      = ["geforce gtx 760 (192-bit)", "gtx 760 192 bit", "gtx760192bit"]
      other_names  = ["GeForce GTX 760 (192-bit)"]
      memory_gib   = [1.5, 3]
      pci_ids      = ["118E"]
      released     = "2013"
      first_driver = "319.82"
    }
    "gtx-760-ti-oem" = {
      without           = ["released", "cell_source"]
      name              = "NVIDIA GeForce GTX 760 Ti OEM"
      aliases           = ["geforce gtx 760 ti oem", "gtx 760 ti oem", "gtx760tioem"]
      other_names       = ["GeForce GTX 760 Ti OEM"]
      pci_ids           = ["1193"]
      pci_subsystem_ids = ["1189:1074"]
      first_driver      = "319.60"
      cell_source       = { first_driver = ["changelog"] }
    }
    "gtx-770" = {
      name         = "NVIDIA GeForce GTX 770"
      aliases      = ["770", "geforce gtx 770", "gtx 770", "gtx770"]
      other_names  = ["GeForce GTX 770"]
      memory_gib   = [2, 4]
      pci_ids      = ["1184"]
      released     = "2013"
      first_driver = "319.23"
    }
  }
}

gpu {
  arch               = "kepler"
  compute_capability = "3.5"
  chips              = ["GK208"]
  class              = "laptop"
  last_driver_branch = "470"
  source = [
    "chip-cc",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = { first_driver = ["changelog"] }
  inferred    = ["compute_capability"]
  rows = {
    "gtx-780" = {
      without      = ["inferred"]
      name         = "NVIDIA GeForce GTX 780"
      aliases      = ["780", "geforce gtx 780", "gtx 780", "gtx780"]
      other_names  = ["GeForce GTX 780"]
      chips        = ["GK110"]
      memory_gib   = [3, 6]
      class        = "geforce"
      pci_ids      = ["1004", "1007"]
      released     = "2013"
      first_driver = "319.23"
      cell_source  = { compute_capability = ["nv-cc-2022-mirror"], memory_gib = ["wiki"], released = ["wiki"] }
    }
    "gtx-780-ti" = {
      without      = ["inferred"]
      name         = "NVIDIA GeForce GTX 780 Ti"
      aliases      = ["780 ti", "780ti", "geforce gtx 780 ti", "gtx 780 ti", "gtx780ti"]
      other_names  = ["GeForce GTX 780 Ti"]
      chips        = ["GK110", "GK110B"]
      memory_gib   = [3]
      class        = "geforce"
      pci_ids      = ["1008", "100A"]
      released     = "2013"
      first_driver = "319.82"
      cell_source  = { compute_capability = ["nv-cc-2022-mirror"], memory_gib = ["wiki"], released = ["wiki"] }
    }
    "jetson-tk1" = {
      without            = ["chips", "last_driver_branch", "cell_source"]
      name               = "Jetson TK1"
      aliases            = ["tk1"]
      compute_capability = "3.2"
      class              = "jetson"
      source             = ["jetson-containers"]
      notes              = ["memory: unified with the CPU"]
    }
    "710a-cc30" = {
      name               = "NVIDIA GeForce 710A"
      aliases            = ["710a cc30", "710acc30"]
      other_names        = ["GeForce 710A"]
      compute_capability = "3.0"
      chips              = ["GK107"]
      pci_ids            = ["0FEC"]
      first_driver       = "319.32"
      source             = ["chip-cc", "pciids", "readme-418", "sgj-525", "sgj-535", "sgj-550"]
      notes = [
        "memory: same printed name used for two compute capabilities; tell them apart by PCI device id",
      ]
    }
    "710a-cc35" = {
      name              = "NVIDIA GeForce 710A"
      aliases           = ["710a cc35", "710acc35"]
      other_names       = ["GeForce 710A"]
      pci_ids           = ["1295"]
      pci_subsystem_ids = ["1295:2B0D", "1295:2B0F", "1295:367C"]
      first_driver      = "319.32"
      notes = [
        "memory: same printed name used for two compute capabilities; tell them apart by PCI device id",
      ]
    }
    "710m-cc35" = {
      name         = "GeForce 710M"
      aliases      = ["710m cc35", "710mcc35"]
      pci_ids      = ["1295"]
      released     = "2013"
      first_driver = "310.40"
      source       = ["chip-cc", "pciids", "readme-418", "sgj-525", "sgj-535", "sgj-550"]
      cell_source  = { released = ["wiki"] }
    }
    "730a" = {
      without           = ["cell_source"]
      name              = "NVIDIA GeForce 730A"
      aliases           = ["geforce 730a"]
      other_names       = ["GeForce 730A"]
      pci_ids           = ["1290"]
      pci_subsystem_ids = ["1290:2AFA"]
      source            = ["chip-cc", "pciids", "readme-418", "sgj-450", "sgj-460", "sgj-470"]
    }
    "805a" = {
      name              = "NVIDIA GeForce 805A"
      aliases           = ["geforce 805a"]
      other_names       = ["GeForce 805A"]
      pci_ids           = ["1295"]
      pci_subsystem_ids = ["1295:367A"]
      first_driver      = "352.55"
    }
    "810a" = {
      name              = "NVIDIA GeForce 810A"
      aliases           = ["geforce 810a"]
      other_names       = ["GeForce 810A"]
      pci_ids           = ["1295"]
      pci_subsystem_ids = ["1295:2B20", "1295:2B21"]
      first_driver      = "340.58"
    }
  }
}

gpu {
  arch               = "kepler"
  compute_capability = "3.0"
  chips              = ["GK107"]
  memory_gib         = [2]
  class              = "laptop"
  last_driver_branch = "470"
  source             = ["chip-cc", "pciids", "readme-418", "sgj-525", "sgj-535", "sgj-550"]
  cell_source        = { first_driver = ["changelog"], memory_gib = ["wiki"] }
  inferred           = ["compute_capability"]
  rows = {
    "810m-cc30" = {
      name         = "GeForce 810M"
      aliases      = ["810m cc30", "810mcc30"]
      memory_gib   = [1]
      pci_ids      = ["0FEE"]
      released     = "2014"
      first_driver = "331.104"
      cell_source  = { released = ["wiki"] }
    }
    "820m-cc30" = {
      name         = "GeForce 820M"
      aliases      = ["820m cc30", "820mcc30"]
      pci_ids      = ["0FED"]
      released     = "2014"
      first_driver = "319.82"
      cell_source  = { released = ["wiki"] }
    }
    "825m" = {
      name               = "GeForce 825M"
      aliases            = ["geforce 825m"]
      compute_capability = "3.5"
      chips              = ["GK208"]
      pci_ids            = ["1296"]
      first_driver       = "331.49"
    }
    "910m" = {
      name               = "GeForce 910M"
      aliases            = ["geforce 910m"]
      compute_capability = "3.5"
      chips              = ["GK208B"]
      pci_ids            = ["129A"]
      released           = "2015"
      first_driver       = "346.87"
      cell_source        = { released = ["wiki"] }
    }
    "920a" = {
      without            = ["memory_gib", "cell_source"]
      name               = "NVIDIA GeForce 920A"
      aliases            = ["geforce 920a"]
      other_names        = ["GeForce 920A"]
      compute_capability = "3.5"
      chips              = ["GK208B"]
      pci_ids            = ["1299"]
      pci_subsystem_ids = [
        "1299:30BB",
        "1299:30DA",
        "1299:30DC",
        "1299:30DD",
        "1299:30DF",
        "1299:3117",
        "1299:361B",
        "1299:362D",
        "1299:362E",
        "1299:3630",
        "1299:3637",
        "1299:369B",
        "1299:36A7",
        "1299:36AF",
        "1299:36F0",
      ]
      first_driver = "346.82"
      source = [
        "chip-cc",
        "pciids",
        "readme-418",
        "sgj-450",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { first_driver = ["changelog"] }
    }
    "920m" = {
      name               = "GeForce 920M"
      aliases            = ["geforce 920m"]
      compute_capability = "3.5"
      chips              = ["GK208B"]
      pci_ids            = ["1299"]
      released           = "2015"
      first_driver       = "346.59"
      cell_source        = { released = ["wiki"] }
    }
    "gt-640m" = {
      name         = "GeForce GT 640M"
      aliases      = ["geforce gt 640m", "gt 640m", "gt640m"]
      memory_gib   = [1, 2]
      pci_ids      = ["0FD2", "0FD8"]
      first_driver = "295.59"
    }
    "gt-640m-le-cc30" = {
      name              = "NVIDIA GeForce GT 640M LE"
      aliases           = ["gt 640m le cc30", "gt640mlecc30"]
      other_names       = ["GeForce GT 640M LE"]
      memory_gib        = [1, 2]
      pci_ids           = ["0FCE", "0FD3"]
      pci_subsystem_ids = ["0FD2:0595", "0FD2:05B2"]
      first_driver      = "295.59"
      source = [
        "chip-cc",
        "pciids",
        "readme-418",
        "sgj-450",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
    }
    "gt-645m" = {
      name         = "GeForce GT 645M"
      aliases      = ["geforce gt 645m", "gt 645m", "gt645m"]
      memory_gib   = [1, 2]
      pci_ids      = ["0FD9"]
      released     = "2012"
      first_driver = "304.51"
      cell_source  = { released = ["wiki"] }
    }
    "gt-650m" = {
      name         = "GeForce GT 650M"
      aliases      = ["geforce gt 650m", "gt 650m", "gt650m"]
      memory_gib   = [0.5, 1, 2]
      pci_ids      = ["0FD1", "0FD5"]
      first_driver = "295.59"
    }
    "gt-720m-cc35" = {
      without            = ["memory_gib", "cell_source"]
      name               = "GeForce GT 720M"
      aliases            = ["gt 720m cc35", "gt720mcc35"]
      compute_capability = "3.5"
      chips              = ["GK208"]
      pci_ids            = ["1298"]
      first_driver       = "319.17"
      cell_source        = { first_driver = ["changelog"] }
    }
    "gt-730a" = {
      without            = ["memory_gib", "cell_source"]
      name               = "GeForce GT 730A"
      aliases            = ["geforce gt 730a", "gt 730a", "gt730a"]
      compute_capability = "3.5"
      chips              = ["GK208"]
      pci_ids            = ["1290"]
      pci_subsystem_ids  = ["1290:2AFA"]
      first_driver       = "319.72"
      source             = ["chip-cc", "pciids", "sgj-525", "sgj-535", "sgj-550"]
      cell_source        = { first_driver = ["changelog"] }
    }
    "gt-730m-cc30" = {
      name         = "GeForce GT 730M"
      aliases      = ["gt 730m cc30", "gt730mcc30"]
      pci_ids      = ["0FE1"]
      released     = "2013"
      first_driver = "310.40"
      cell_source  = { released = ["wiki"] }
      notes        = ["memory: same printed name used for two compute capabilities; tell them apart by PCI device id"]
    }
    "gt-730m-cc35" = {
      without            = ["inferred"]
      name               = "GeForce GT 730M"
      aliases            = ["gt 730m cc35", "gt730mcc35"]
      compute_capability = "3.5"
      chips              = ["GK208"]
      pci_ids            = ["1290", "1293"]
      released           = "2013"
      first_driver       = "310.40"
      cell_source        = { compute_capability = ["wiki"], released = ["wiki"] }
      notes = [
        "memory: same printed name used for two compute capabilities; tell them apart by PCI device id",
      ]
    }
    "gt-735m" = {
      without            = ["inferred"]
      name               = "GeForce GT 735M"
      aliases            = ["geforce gt 735m", "gt 735m", "gt735m"]
      compute_capability = "3.5"
      chips              = ["GK208"]
      pci_ids            = ["1291"]
      first_driver       = "319.17"
      cell_source        = { compute_capability = ["wiki"] }
    }
    "gt-740a" = {
      without            = ["memory_gib", "cell_source"]
      name               = "NVIDIA GeForce GT 740A"
      aliases            = ["geforce gt 740a", "gt 740a", "gt740a"]
      other_names        = ["GeForce GT 740A"]
      compute_capability = "3.5"
      chips              = ["GK208"]
      pci_ids            = ["1292"]
      pci_subsystem_ids  = ["1292:3675", "1292:367C", "1292:3684"]
      first_driver       = "319.49"
      source = [
        "chip-cc",
        "pciids",
        "readme-418",
        "sgj-450",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { first_driver = ["changelog"] }
    }
    "gt-740m-cc30" = {
      name         = "GeForce GT 740M"
      aliases      = ["gt 740m cc30", "gt740mcc30"]
      pci_ids      = ["0FDF"]
      first_driver = "319.17"
      notes        = ["memory: same printed name used for two compute capabilities; tell them apart by PCI device id"]
    }
    "gt-740m-cc35" = {
      without            = ["inferred"]
      name               = "GeForce GT 740M"
      aliases            = ["gt 740m cc35", "gt740mcc35"]
      compute_capability = "3.5"
      chips              = ["GK208"]
      pci_ids            = ["1292"]
      first_driver       = "319.17"
      cell_source        = { compute_capability = ["wiki"] }
      notes = [
        "memory: same printed name used for two compute capabilities; tell them apart by PCI device id",
      ]
    }
    "gt-745a" = {
      without           = ["memory_gib", "cell_source"]
      name              = "NVIDIA GeForce GT 745A"
      aliases           = ["geforce gt 745a", "gt 745a", "gt745a"]
      other_names       = ["GeForce GT 745A"]
      pci_ids           = ["0FE3"]
      pci_subsystem_ids = ["0FE3:2B16", "0FE3:3675"]
      first_driver      = "319.49"
      source = [
        "chip-cc",
        "pciids",
        "readme-418",
        "sgj-450",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { first_driver = ["changelog"] }
    }
    "gt-745m" = {
      without      = ["inferred"]
      name         = "GeForce GT 745M"
      aliases      = ["geforce gt 745m", "gt 745m", "gt745m"]
      pci_ids      = ["0FE2", "0FE3"]
      first_driver = "319.17"
      cell_source  = { compute_capability = ["wiki"] }
    }
    "gt-750m" = {
      without      = ["inferred"]
      name         = "GeForce GT 750M"
      aliases      = ["geforce gt 750m", "gt 750m", "gt750m"]
      pci_ids      = ["0FE4", "0FE9"]
      first_driver = "319.17"
      cell_source  = { compute_capability = ["wiki"] }
    }
    "gt-755m" = {
      without      = ["inferred"]
      name         = "GeForce GT 755M"
      aliases      = ["geforce gt 755m", "gt 755m", "gt755m"]
      pci_ids      = ["0FCD", "0FEA"]
      first_driver = "319.49"
      cell_source  = { compute_capability = ["wiki"] }
    }
    "gtx-660m" = {
      name         = "GeForce GTX 660M"
      aliases      = ["geforce gtx 660m", "gtx 660m", "gtx660m"]
      pci_ids      = ["0FD4", "0FE0"]
      first_driver = "295.59"
    }
  }
}

gpu {
  arch               = "kepler"
  compute_capability = "3.0"
  chips              = ["GK104"]
  class              = "laptop"
  last_driver_branch = "470"
  source             = ["chip-cc", "pciids", "readme-418", "sgj-525", "sgj-535", "sgj-550"]
  cell_source        = { first_driver = ["changelog"], memory_gib = ["wiki"], released = ["wiki"] }
  inferred           = ["compute_capability"]
  rows = {
    "gtx-670mx" = {
      name         = "GeForce GTX 670MX"
      aliases      = ["geforce gtx 670mx", "gtx 670mx", "gtx670mx"]
      memory_gib   = [1.5, 3]
      pci_ids      = ["11A1"]
      released     = "2012"
      first_driver = "304.51"
    }
    "gtx-675mx" = {
      name         = "GeForce GTX 675MX"
      aliases      = ["geforce gtx 675mx", "gtx 675mx", "gtx675mx"]
      memory_gib   = [4]
      pci_ids      = ["11A2", "11A7"]
      released     = "2012"
      first_driver = "304.51"
    }
    "gtx-680m" = {
      without      = ["cell_source.released"]
      name         = "GeForce GTX 680M"
      aliases      = ["geforce gtx 680m", "gtx 680m", "gtx680m"]
      memory_gib   = [4]
      pci_ids      = ["11A0"]
      first_driver = "304.22"
    }
    "gtx-680mx" = {
      without      = ["cell_source.released"]
      name         = "GeForce GTX 680MX"
      aliases      = ["geforce gtx 680mx", "gtx 680mx", "gtx680mx"]
      memory_gib   = [4]
      pci_ids      = ["11A3"]
      first_driver = "310.32"
    }
    "gtx-760a" = {
      without           = ["cell_source"]
      name              = "NVIDIA GeForce GTX 760A"
      aliases           = ["geforce gtx 760a", "gtx 760a", "gtx760a"]
      other_names       = ["GeForce GTX 760A"]
      chips             = ["GK106"]
      pci_ids           = ["11E3"]
      pci_subsystem_ids = ["11E3:3683"]
      first_driver      = "340.58"
      source = [
        "chip-cc",
        "pciids",
        "readme-418",
        "sgj-450",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
      cell_source = { first_driver = ["changelog"] }
    }
    "gtx-760m" = {
      without      = ["inferred"]
      name         = "GeForce GTX 760M"
      aliases      = ["geforce gtx 760m", "gtx 760m", "gtx760m"]
      chips        = ["GK106"]
      memory_gib   = [2]
      pci_ids      = ["11E3"]
      released     = "2013"
      first_driver = "319.17"
      cell_source  = { compute_capability = ["wiki"] }
    }
    "gtx-765m" = {
      without      = ["inferred"]
      name         = "GeForce GTX 765M"
      aliases      = ["geforce gtx 765m", "gtx 765m", "gtx765m"]
      chips        = ["GK106"]
      memory_gib   = [2]
      pci_ids      = ["11E1", "11E2"]
      released     = "2013"
      first_driver = "319.17"
      cell_source  = { compute_capability = ["wiki"] }
    }
    "gtx-770m" = {
      without      = ["inferred"]
      name         = "GeForce GTX 770M"
      aliases      = ["geforce gtx 770m", "gtx 770m", "gtx770m"]
      chips        = ["GK106"]
      memory_gib   = [3]
      pci_ids      = ["11E0"]
      released     = "2013"
      first_driver = "319.17"
      cell_source  = { compute_capability = ["wiki"] }
    }
    "gtx-775m" = {
      without      = ["cell_source"]
      name         = "GeForce GTX 775M"
      aliases      = ["geforce gtx 775m", "gtx 775m", "gtx775m"]
      pci_ids      = ["119D"]
      first_driver = "319.17"
      cell_source  = { first_driver = ["changelog"] }
    }
    "gtx-780m" = {
      without      = ["inferred"]
      name         = "GeForce GTX 780M"
      aliases      = ["geforce gtx 780m", "gtx 780m", "gtx780m"]
      memory_gib   = [4]
      pci_ids      = ["119E", "119F"]
      released     = "2013"
      first_driver = "319.17"
      cell_source  = { compute_capability = ["wiki"] }
    }
    "gtx-860m-cc30" = {
      without      = ["cell_source.released"]
      name         = "NVIDIA GeForce GTX 860M"
      aliases      = ["gtx 860m cc30", "gtx860mcc30"]
      other_names  = ["GeForce GTX 860M"]
      memory_gib   = [2, 4]
      pci_ids      = ["119A"]
      first_driver = "331.67"
      notes        = ["memory: same printed name used for two compute capabilities; tell them apart by PCI device id"]
    }
    "gtx-870m" = {
      without      = ["cell_source.released"]
      name         = "GeForce GTX 870M"
      aliases      = ["geforce gtx 870m", "gtx 870m", "gtx870m"]
      memory_gib   = [3, 6]
      pci_ids      = ["1199"]
      first_driver = "331.67"
    }
    "gtx-880m" = {
      without      = ["cell_source.released"]
      name         = "GeForce GTX 880M"
      aliases      = ["geforce gtx 880m", "gtx 880m", "gtx880m"]
      memory_gib   = [4, 8]
      pci_ids      = ["1198"]
      first_driver = "331.67"
    }
    "quadro-k1000m" = {
      name         = "Quadro K1000M"
      aliases      = ["quadro k1000m", "quadrok1000m"]
      chips        = ["GK107"]
      memory_gib   = [2]
      pci_ids      = ["0FFC"]
      released     = "2012"
      first_driver = "304.22"
    }
    "quadro-k1100m" = {
      name         = "Quadro K1100M"
      aliases      = ["quadro k1100m", "quadrok1100m"]
      chips        = ["GK107"]
      memory_gib   = [2]
      pci_ids      = ["0FF6"]
      released     = "2013"
      first_driver = "319.72"
    }
    "quadro-k2000m" = {
      name         = "Quadro K2000M"
      aliases      = ["quadro k2000m", "quadrok2000m"]
      chips        = ["GK107"]
      memory_gib   = [2]
      pci_ids      = ["0FFB"]
      released     = "2012"
      first_driver = "304.22"
    }
    "quadro-k2100m" = {
      name         = "Quadro K2100M"
      aliases      = ["quadro k2100m", "quadrok2100m"]
      chips        = ["GK106"]
      memory_gib   = [2]
      pci_ids      = ["11FC"]
      released     = "2013"
      first_driver = "319.72"
    }
    "quadro-k3000m" = {
      name         = "Quadro K3000M"
      aliases      = ["quadro k3000m", "quadrok3000m"]
      memory_gib   = [2]
      pci_ids      = ["11BE"]
      released     = "2012"
      first_driver = "304.43"
    }
    "quadro-k3100m" = {
      name         = "Quadro K3100M"
      aliases      = ["quadro k3100m", "quadrok3100m"]
      memory_gib   = [4]
      pci_ids      = ["11B6"]
      released     = "2013"
      first_driver = "319.72"
    }
    "quadro-k4000m" = {
      name         = "Quadro K4000M"
      aliases      = ["quadro k4000m", "quadrok4000m"]
      memory_gib   = [4]
      pci_ids      = ["11BD"]
      released     = "2012"
      first_driver = "304.43"
    }
    "quadro-k4100m" = {
      name         = "Quadro K4100M"
      aliases      = ["quadro k4100m", "quadrok4100m"]
      memory_gib   = [4]
      pci_ids      = ["11B7"]
      released     = "2013"
      first_driver = "319.72"
    }
    "quadro-k5000m" = {
      name         = "Quadro K5000M"
      aliases      = ["quadro k5000m", "quadrok5000m"]
      memory_gib   = [4]
      pci_ids      = ["11BC"]
      released     = "2012"
      first_driver = "304.43"
    }
    "quadro-k500m" = {
      name         = "Quadro K500M"
      aliases      = ["quadro k500m", "quadrok500m"]
      chips        = ["GK107"]
      memory_gib   = [1]
      pci_ids      = ["0FF8"]
      released     = "2012"
      first_driver = "319.49"
    }
    "quadro-k5100m" = {
      name         = "Quadro K5100M"
      aliases      = ["quadro k5100m", "quadrok5100m"]
      memory_gib   = [8]
      pci_ids      = ["11B8"]
      released     = "2013"
      first_driver = "319.72"
    }
  }
}

gpu {
  arch               = "kepler"
  compute_capability = "3.5"
  chips              = ["GK208"]
  memory_gib         = [1]
  class              = "laptop"
  released           = "2013"
  first_driver       = "319.72"
  last_driver_branch = "470"
  source             = ["chip-cc", "pciids", "readme-418", "sgj-525", "sgj-535", "sgj-550"]
  cell_source = {
    compute_capability = ["nv-cc-2022-mirror"]
    first_driver       = ["changelog"]
    memory_gib         = ["wiki"]
    released           = ["wiki"]
  }
  rows = {
    "quadro-k510m" = { name = "Quadro K510M", aliases = ["quadro k510m", "quadrok510m"], pci_ids = ["12BA"] }
    "quadro-k610m" = { name = "Quadro K610M", aliases = ["quadro k610m", "quadrok610m"], pci_ids = ["12B9"] }
  }
}

gpu {
  arch               = "kepler"
  compute_capability = "3.5"
  chips              = ["GK110B"]
  memory_gib         = [6]
  class              = "titan"
  released           = "2014"
  last_driver_branch = "470"
  source = [
    "chip-cc",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["nv-cc-2022-mirror"]
    first_driver       = ["changelog"]
    memory_gib         = ["wiki"]
    released           = ["wiki"]
  }
  rows = {
    "gtx-titan" = {
      name         = "NVIDIA GeForce GTX TITAN"
      aliases      = ["geforce gtx titan", "gtx titan", "gtxtitan"]
      other_names  = ["GeForce GTX TITAN"]
      chips        = ["GK110"]
      pci_ids      = ["1005"]
      released     = "2013"
      first_driver = "313.26"
    }
    "gtx-titan-black" = {
      without     = ["cell_source.first_driver"]
      name        = "NVIDIA GeForce GTX TITAN Black"
      aliases     = ["geforce gtx titan black", "gtx titan black", "gtxtitanblack"]
      other_names = ["GeForce GTX TITAN Black"]
      pci_ids     = ["100C"]
    }
    "gtx-titan-z" = {
      name         = "NVIDIA GeForce GTX TITAN Z"
      aliases      = ["geforce gtx titan z", "gtx titan z", "gtxtitanz"]
      other_names  = ["GeForce GTX TITAN Z"]
      pci_ids      = ["1001"]
      first_driver = "337.25"
      notes        = ["memory: per GPU; two GPUs on one board"]
    }
  }
}

gpu {
  arch               = "kepler"
  compute_capability = "3.0"
  chips              = ["GK107"]
  class              = "workstation"
  last_driver_branch = "470"
  source = [
    "chip-cc",
    "pciids",
    "readme-418",
    "sgj-450",
    "sgj-460",
    "sgj-470",
    "sgj-525",
    "sgj-535",
    "sgj-550",
  ]
  cell_source = {
    compute_capability = ["nv-cc-2022-mirror", "wiki"]
    first_driver       = ["changelog"]
    memory_gib         = ["wiki"]
    released           = ["wiki"]
  }
  rows = {
    "nvs-510" = {
      without      = ["cell_source"]
      name         = "NVS 510"
      aliases      = ["nvs 510", "nvs510"]
      memory_gib   = [2]
      pci_ids      = ["0FFD"]
      first_driver = "304.43"
      cell_source  = { first_driver = ["changelog"], memory_gib = ["wiki"] }
      inferred     = ["compute_capability"]
    }
    "quadro-410" = {
      name         = "Quadro 410"
      aliases      = ["quadro 410", "quadro410"]
      memory_gib   = [0.5]
      pci_ids      = ["0FFF"]
      released     = "2012"
      first_driver = "295.59"
    }
    "quadro-k2000" = {
      name         = "Quadro K2000"
      aliases      = ["quadro k2000", "quadrok2000"]
      memory_gib   = [2]
      pci_ids      = ["0FFE"]
      released     = "2013"
      first_driver = "310.32"
    }
    "quadro-k2000d" = {
      name         = "Quadro K2000D"
      aliases      = ["quadro k2000d", "quadrok2000d"]
      memory_gib   = [2]
      pci_ids      = ["0FF9"]
      released     = "2013"
      first_driver = "310.32"
    }
    "quadro-k4000" = {
      name         = "Quadro K4000"
      aliases      = ["quadro k4000", "quadrok4000"]
      chips        = ["GK106"]
      memory_gib   = [3]
      pci_ids      = ["11FA"]
      released     = "2013"
      first_driver = "310.32"
    }
    "quadro-k420" = {
      name         = "Quadro K420"
      aliases      = ["quadro k420", "quadrok420"]
      memory_gib   = [1, 2]
      pci_ids      = ["0FF3"]
      released     = "2014"
      first_driver = "340.32"
      source       = ["chip-cc", "pciids", "readme-418", "sgj-450", "sgj-460", "sgj-470"]
    }
    "quadro-k4200" = {
      name         = "Quadro K4200"
      aliases      = ["quadro k4200", "quadrok4200"]
      chips        = ["GK104"]
      memory_gib   = [4]
      pci_ids      = ["11B4"]
      released     = "2014"
      first_driver = "340.32"
    }
    "quadro-k5000" = {
      name         = "Quadro K5000"
      aliases      = ["quadro k5000", "quadrok5000"]
      chips        = ["GK104"]
      memory_gib   = [4]
      pci_ids      = ["11BA"]
      released     = "2012"
      first_driver = "304.43"
    }
    "quadro-k5200" = {
      name               = "Quadro K5200"
      aliases            = ["quadro k5200", "quadrok5200"]
      compute_capability = "3.5"
      chips              = ["GK110"]
      memory_gib         = [8]
      pci_ids            = ["103C"]
      released           = "2014"
      first_driver       = "340.32"
    }
    "quadro-k600" = {
      name         = "Quadro K600"
      aliases      = ["quadro k600", "quadrok600"]
      memory_gib   = [1]
      pci_ids      = ["0FFA"]
      released     = "2013"
      first_driver = "310.32"
    }
    "quadro-k6000" = {
      name               = "Quadro K6000"
      aliases            = ["quadro k6000", "quadrok6000"]
      compute_capability = "3.5"
      chips              = ["GK110"]
      memory_gib         = [12]
      pci_ids            = ["103A"]
      released           = "2013"
      first_driver       = "319.49"
    }
  }
}

gpu {
  arch               = "fermi"
  compute_capability = "2.0"
  class              = "geforce"
  last_driver_branch = "390"
  source             = ["nv-cc-2017-mirror", "nv-cc-2022-mirror"]
  cell_source        = { last_driver_branch = ["readme-418"] }
  rows = {
    "c2050"   = { name = "Tesla C2050", aliases = ["tesla c2050"], class = "datacenter" }
    "c2070"   = { name = "Tesla C2070", aliases = ["tesla c2070"], class = "datacenter" }
    "c2075"   = { name = "Tesla C2075", aliases = ["tesla c2075"], class = "datacenter" }
    "gtx-465" = { name = "GeForce GTX 465", aliases = ["geforce gtx 465", "gtx 465", "gtx465"] }
    "gtx-470" = { name = "GeForce GTX 470", aliases = ["geforce gtx 470", "gtx 470", "gtx470"] }
    "gtx-480" = { name = "GeForce GTX 480", aliases = ["geforce gtx 480", "gtx 480", "gtx480"] }
    "gtx-570" = { name = "GeForce GTX 570", aliases = ["geforce gtx 570", "gtx 570", "gtx570"] }
    "gtx-580" = { name = "GeForce GTX 580", aliases = ["geforce gtx 580", "gtx 580", "gtx580"] }
    "gtx-590" = { name = "GeForce GTX 590", aliases = ["geforce gtx 590", "gtx 590", "gtx590"] }
  }
}

gpu {
  arch               = "fermi"
  compute_capability = "2.1"
  class              = "geforce"
  last_driver_branch = "390"
  source             = ["nv-cc-2017-mirror", "nv-cc-2022-mirror"]
  cell_source        = { last_driver_branch = ["readme-418"] }
  rows = {
    "gt-430"     = { name = "GeForce GT 430", aliases = ["geforce gt 430", "gt 430", "gt430"] }
    "gt-440"     = { name = "GeForce GT 440", aliases = ["geforce gt 440", "gt 440", "gt440"] }
    "gt-520"     = { name = "GeForce GT 520", aliases = ["geforce gt 520", "gt 520", "gt520"] }
    "gt-610"     = { name = "GeForce GT 610", aliases = ["geforce gt 610", "gt 610", "gt610"] }
    "gt-620"     = { name = "GeForce GT 620", aliases = ["geforce gt 620", "gt 620", "gt620"] }
    "gts-450"    = { name = "GeForce GTS 450", aliases = ["geforce gts 450", "gts 450", "gts450"] }
    "gtx-460"    = { name = "GeForce GTX 460", aliases = ["geforce gtx 460", "gtx 460", "gtx460"] }
    "gtx-550-ti" = { name = "GeForce GTX 550 Ti", aliases = ["geforce gtx 550 ti", "gtx 550 ti", "gtx550ti"] }
    "gtx-560-ti" = { name = "GeForce GTX 560 Ti", aliases = ["geforce gtx 560 ti", "gtx 560 ti", "gtx560ti"] }
  }
}

gpu {
  arch               = "fermi"
  compute_capability = "2.1"
  class              = "laptop"
  last_driver_branch = "390"
  source             = ["nv-cc-2017-mirror"]
  cell_source        = { last_driver_branch = ["readme-418"] }
  rows = {
    "gtx-480m" = {
      name               = "GeForce GTX 480M"
      aliases            = ["geforce gtx 480m", "gtx 480m", "gtx480m"]
      compute_capability = "2.0"
    }
    "410m"      = { name = "GeForce 410M", aliases = ["geforce 410m"] }
    "610m"      = { name = "GeForce 610M", aliases = ["geforce 610m"] }
    "705m"      = { name = "GeForce 705M", aliases = ["geforce 705m"] }
    "gt-415m"   = { name = "GeForce GT 415M", aliases = ["geforce gt 415m", "gt 415m", "gt415m"] }
    "gt-420m"   = { name = "GeForce GT 420M", aliases = ["geforce gt 420m", "gt 420m", "gt420m"] }
    "gt-435m"   = { name = "GeForce GT 435M", aliases = ["geforce gt 435m", "gt 435m", "gt435m"] }
    "gt-445m"   = { name = "GeForce GT 445M", aliases = ["geforce gt 445m", "gt 445m", "gt445m"] }
    "gt-520m"   = { name = "GeForce GT 520M", aliases = ["geforce gt 520m", "gt 520m", "gt520m"] }
    "gt-520mx"  = { name = "GeForce GT 520MX", aliases = ["geforce gt 520mx", "gt 520mx", "gt520mx"] }
    "gt-525m"   = { name = "GeForce GT 525M", aliases = ["geforce gt 525m", "gt 525m", "gt525m"] }
    "gt-540m"   = { name = "GeForce GT 540M", aliases = ["geforce gt 540m", "gt 540m", "gt540m"] }
    "gt-550m"   = { name = "GeForce GT 550M", aliases = ["geforce gt 550m", "gt 550m", "gt550m"] }
    "gt-555m"   = { name = "GeForce GT 555M", aliases = ["geforce gt 555m", "gt 555m", "gt555m"] }
    "gt-620m"   = { name = "GeForce GT 620M", aliases = ["geforce gt 620m", "gt 620m", "gt620m"] }
    "gt-625m"   = { name = "GeForce GT 625M", aliases = ["geforce gt 625m", "gt 625m", "gt625m"] }
    "gt-630m"   = { name = "GeForce GT 630M", aliases = ["geforce gt 630m", "gt 630m", "gt630m"] }
    "gt-635m"   = { name = "GeForce GT 635M", aliases = ["geforce gt 635m", "gt 635m", "gt635m"] }
    "gtx-460m"  = { name = "GeForce GTX 460M", aliases = ["geforce gtx 460m", "gtx 460m", "gtx460m"] }
    "gtx-470m"  = { name = "GeForce GTX 470M", aliases = ["geforce gtx 470m", "gtx 470m", "gtx470m"] }
    "gtx-485m"  = { name = "GeForce GTX 485M", aliases = ["geforce gtx 485m", "gtx 485m", "gtx485m"] }
    "gtx-560m"  = { name = "GeForce GTX 560M", aliases = ["geforce gtx 560m", "gtx 560m", "gtx560m"] }
    "gtx-570m"  = { name = "GeForce GTX 570M", aliases = ["geforce gtx 570m", "gtx 570m", "gtx570m"] }
    "gtx-580m"  = { name = "GeForce GTX 580M", aliases = ["geforce gtx 580m", "gtx 580m", "gtx580m"] }
    "gtx-670m"  = { name = "GeForce GTX 670M", aliases = ["geforce gtx 670m", "gtx 670m", "gtx670m"] }
    "gtx-675m"  = { name = "GeForce GTX 675M", aliases = ["geforce gtx 675m", "gtx 675m", "gtx675m"] }
    "nvs-310"   = { name = "NVS 310", aliases = ["nvs 310", "nvs310"], class = "workstation" }
    "nvs-315"   = { name = "NVS 315", aliases = ["nvs 315", "nvs315"], class = "workstation" }
    "nvs-4200m" = { name = "NVS 4200M", aliases = ["nvs 4200m", "nvs4200m"] }
    "nvs-5200m" = { name = "NVS 5200M", aliases = ["nvs 5200m", "nvs5200m"] }
    "nvs-5400m" = { name = "NVS 5400M", aliases = ["nvs 5400m", "nvs5400m"] }
  }
}

gpu {
  arch               = "turing"
  compute_capability = "7.5"
  class              = "geforce"
  source             = ["chip-cc", "pciids-2026-08"]
  inferred           = ["compute_capability"]
  rows = {
    "cmp-30hx" = {
      name    = "NVIDIA CMP 30HX"
      aliases = ["cmp 30hx", "cmp30hx"]
      chips   = ["TU116"]
      pci_ids = ["2189"]
    }
    "cmp-40hx" = {
      name    = "NVIDIA CMP 40HX"
      aliases = ["cmp 40hx", "cmp40hx"]
      chips   = ["TU106"]
      pci_ids = ["1F0B"]
    }
    "cmp-50hx" = {
      name    = "NVIDIA CMP 50HX"
      aliases = ["cmp 50hx", "cmp50hx"]
      chips   = ["TU102"]
      pci_ids = ["1E09"]
    }
    "cmp-70hx" = {
      name               = "NVIDIA CMP 70HX"
      aliases            = ["cmp 70hx", "cmp70hx"]
      arch               = "ampere"
      compute_capability = "8.6"
      chips              = ["GA104"]
      pci_ids            = ["248A"]
    }
    "cmp-90hx" = {
      name               = "NVIDIA CMP 90HX"
      aliases            = ["cmp 90hx", "cmp90hx"]
      arch               = "ampere"
      compute_capability = "8.6"
      chips              = ["GA102"]
      pci_ids            = ["220D"]
    }
  }
}

gpu {
  arch               = "pascal"
  compute_capability = "6.1"
  class              = "geforce"
  last_driver_branch = "580"
  source             = ["chip-cc", "pciids-2026-08"]
  inferred           = ["compute_capability"]
  rows = {
    "cmp-170hx" = {
      without            = ["last_driver_branch"]
      name               = "NVIDIA CMP 170HX"
      aliases            = ["cmp 170hx", "cmp170hx"]
      arch               = "ampere"
      compute_capability = "8.0"
      chips              = ["GA100"]
      pci_ids            = ["2082", "20C2"]
    }
    "cmp-100-210" = {
      name               = "NVIDIA CMP 100-210"
      aliases            = ["cmp 100 210", "cmp 100-210", "cmp100-210", "cmp 100hx"]
      arch               = "volta"
      compute_capability = "7.0"
      chips              = ["GV100"]
      pci_ids            = ["1D84"]
    }
    "p102-100" = { name = "P102-100", aliases = ["p102 100"], chips = ["GP102"], pci_ids = ["1B07"] }
    "p104-100" = { name = "P104-100", aliases = ["p104 100"], chips = ["GP104"], pci_ids = ["1B87"] }
    "p106-100" = { name = "P106-100", aliases = ["p106 100"], chips = ["GP106"], pci_ids = ["1C07"] }
    "p106-090" = { name = "P106-090", aliases = ["p106 090"], chips = ["GP106"], pci_ids = ["1C09"] }
  }
}

gpu "tesla-t10" {
  name               = "Tesla T10"
  aliases            = ["t10"]
  arch               = "turing"
  compute_capability = "7.5"
  chips              = ["TU102"]
  class              = "datacenter"
  pci_ids            = ["1E35", "1E37"]
  source             = ["chip-cc", "pciids-2026-08"]
  inferred           = ["compute_capability"]
}

gpu "a10m" {
  name               = "NVIDIA A10M"
  aliases            = ["a10m"]
  arch               = "ampere"
  compute_capability = "8.6"
  chips              = ["GA102"]
  class              = "datacenter"
  pci_ids            = ["2238"]
  source             = ["chip-cc", "pciids-2026-08"]
  inferred           = ["compute_capability"]
}

gpu {
  arch               = "kepler"
  compute_capability = "3.0"
  chips              = ["GK104"]
  class              = "datacenter"
  last_driver_branch = "367"
  source             = ["chip-cc", "pciids-2026-08"]
  cell_source        = { last_driver_branch = ["grid-kepler"] }
  inferred           = ["compute_capability"]
  rows = {
    "grid-k520" = { name = "GRID K520", aliases = ["k520"], pci_ids = ["118A"] }
    "grid-k340" = { name = "GRID K340", chips = ["GK107"], pci_ids = ["0FEF"] }
    "grid-k2"   = { name = "GRID K2", pci_ids = ["11BF"] }
    "grid-k1"   = { name = "GRID K1", chips = ["GK107"], pci_ids = ["0FF2"] }
  }
}

gpu_group {
  compute_capability = "8.0"
  rows = {
    "710a" = {
      without   = ["compute_capability"]
      members   = ["710a-cc30", "710a-cc35"]
      ambiguous = ["3.0", "3.5"]
      source    = ["chip-cc", "pciids", "readme-418", "sgj-525", "sgj-535", "sgj-550"]
      notes     = ["one printed name, two compute capabilities"]
    }
    "a100" = {
      members = ["a100-80gb-pcie", "a100-pcie-40gb", "a100-sxm-64gb", "a100-sxm4-40gb", "a100-sxm4-80gb"]
      source  = ["hf", "nv-cc-2022-mirror", "ollama"]
    }
    "a100-40gb" = { members = ["a100-pcie-40gb", "a100-sxm4-40gb"], source = ["hf", "nv-cc-2022-mirror"] }
    "a100-80gb" = { members = ["a100-80gb-pcie", "a100-sxm4-80gb"], source = ["hf", "nv-cc-2022-mirror", "ollama"] }
    "a800" = {
      members = [
        "a800-40gb-active",
        "a800-40gb-pcie",
        "a800-80gb-pcie",
        "a800-80gb-pcie-lc",
        "a800-sxm4-40gb",
        "a800-sxm4-80gb",
      ]
      source = ["hf"]
    }
    "b300"      = { members = ["b300-sxm6-ac"], compute_capability = "10.3", source = ["nv-cc"] }
    "dgx-spark" = { members = ["gb10"], compute_capability = "12.1", source = ["hf", "nv-cc", "ollama"] }
  }
}

gpu {
  arch               = "fermi"
  compute_capability = "2.1"
  class              = "geforce"
  last_driver_branch = "390"
  source             = ["chip-cc", "pciids-2026-08"]
  cell_source        = { last_driver_branch = ["nv-matrix"] }
  inferred           = ["compute_capability"]
  rows = {
    "c2090" = {
      name               = "Tesla C2090"
      aliases            = ["tesla c2090"]
      compute_capability = "2.0"
      chips              = ["GF110"]
      class              = "datacenter"
      pci_ids            = ["108E"]
    }
    "m2070" = {
      name               = "Tesla M2070"
      aliases            = ["tesla m2070"]
      compute_capability = "2.0"
      chips              = ["GF100"]
      class              = "datacenter"
      pci_ids            = ["06D2"]
    }
    "m2070-q" = {
      name               = "Tesla M2070-Q"
      aliases            = ["tesla m2070-q"]
      compute_capability = "2.0"
      chips              = ["GF100"]
      class              = "datacenter"
      pci_ids            = ["06DF"]
    }
    "m2075" = {
      name               = "Tesla M2075"
      aliases            = ["tesla m2075"]
      compute_capability = "2.0"
      chips              = ["GF110"]
      class              = "datacenter"
      pci_ids            = ["1094"]
    }
    "m2090" = {
      name               = "Tesla M2090"
      aliases            = ["tesla m2090"]
      compute_capability = "2.0"
      chips              = ["GF110"]
      class              = "datacenter"
      pci_ids            = ["1091"]
    }
    "m2050" = {
      name               = "Tesla M2050"
      aliases            = ["tesla m2050"]
      compute_capability = "2.0"
      chips              = ["GF100"]
      class              = "datacenter"
      pci_subsystem_ids  = ["06DE:082F", "06DE:0842", "06DE:0846", "06DE:0866", "06DE:0907", "06DE:091E"]
    }
    "s2050" = {
      name               = "Tesla S2050"
      aliases            = ["tesla s2050"]
      compute_capability = "2.0"
      chips              = ["GF100"]
      class              = "datacenter"
      pci_subsystem_ids  = ["06DE:0773"]
    }
    "quadro-4000" = {
      name               = "Quadro 4000"
      aliases            = ["quadro 4000", "quadro4000"]
      compute_capability = "2.0"
      chips              = ["GF100"]
      class              = "workstation"
      pci_ids            = ["06DD"]
    }
    "quadro-5000" = {
      name               = "Quadro 5000"
      aliases            = ["quadro 5000", "quadro5000"]
      compute_capability = "2.0"
      chips              = ["GF100"]
      class              = "workstation"
      pci_ids            = ["06D9"]
    }
    "quadro-6000" = {
      name               = "Quadro 6000"
      aliases            = ["quadro 6000", "quadro6000"]
      compute_capability = "2.0"
      chips              = ["GF100"]
      class              = "workstation"
      pci_ids            = ["06D8", "06DC"]
    }
    "quadro-7000" = {
      name               = "Quadro 7000"
      aliases            = ["quadro 7000", "quadro7000"]
      compute_capability = "2.0"
      chips              = ["GF100"]
      class              = "workstation"
      pci_ids            = ["109B"]
    }
    "quadro-5000m" = {
      name               = "Quadro 5000M"
      aliases            = ["quadro 5000m", "quadro5000m"]
      compute_capability = "2.0"
      chips              = ["GF100"]
      class              = "workstation"
      pci_ids            = ["06DA"]
    }
    "quadro-5010m" = {
      name               = "Quadro 5010M"
      aliases            = ["quadro 5010m", "quadro5010m"]
      compute_capability = "2.0"
      chips              = ["GF100"]
      class              = "workstation"
      pci_ids            = ["109A"]
    }
    "quadro-600" = {
      name    = "Quadro 600"
      aliases = ["quadro 600", "quadro600"]
      chips   = ["GF108"]
      class   = "workstation"
      pci_ids = ["0DF8"]
    }
    "quadro-2000" = {
      name    = "Quadro 2000"
      aliases = ["quadro 2000", "quadro2000"]
      chips   = ["GF106"]
      class   = "workstation"
      pci_ids = ["0DD8"]
    }
    "quadro-500m" = {
      name    = "Quadro 500M"
      aliases = ["quadro 500m", "quadro500m"]
      chips   = ["GF108"]
      class   = "workstation"
      pci_ids = ["0DF9"]
    }
    "quadro-1000m" = {
      name    = "Quadro 1000M"
      aliases = ["quadro 1000m", "quadro1000m"]
      chips   = ["GF108"]
      class   = "workstation"
      pci_ids = ["0DFA"]
    }
    "quadro-2000m" = {
      name    = "Quadro 2000M"
      aliases = ["quadro 2000m", "quadro2000m"]
      chips   = ["GF106"]
      class   = "workstation"
      pci_ids = ["0DDA"]
    }
    "quadro-3000m" = {
      name    = "Quadro 3000M"
      aliases = ["quadro 3000m", "quadro3000m"]
      chips   = ["GF104"]
      class   = "workstation"
      pci_ids = ["0E3A"]
    }
    "quadro-4000m" = {
      name    = "Quadro 4000M"
      aliases = ["quadro 4000m", "quadro4000m"]
      chips   = ["GF104"]
      class   = "workstation"
      pci_ids = ["0E3B"]
    }
    "gtx-560" = {
      name    = "GeForce GTX 560"
      aliases = ["geforce gtx 560", "gtx 560", "gtx560"]
      chips   = ["GF114"]
      pci_ids = ["1201"]
    }
    "gtx-560-se" = {
      name    = "GeForce GTX 560 SE"
      aliases = ["geforce gtx 560 se", "gtx 560 se", "gtx560se"]
      chips   = ["GF114"]
      pci_ids = ["1208"]
    }
    "gtx-555" = {
      name    = "GeForce GTX 555"
      aliases = ["geforce gtx 555", "gtx 555", "gtx555"]
      chips   = ["GF114"]
      pci_ids = ["1206"]
    }
    "gtx-460-se" = {
      name    = "GeForce GTX 460 SE"
      aliases = ["geforce gtx 460 se", "gtx 460 se", "gtx460se"]
      chips   = ["GF104"]
      pci_ids = ["0E23"]
    }
    "gt-420" = {
      name    = "GeForce GT 420"
      aliases = ["geforce gt 420", "gt 420", "gt420"]
      chips   = ["GF108"]
      pci_ids = ["0DE2"]
    }
    "gt-530" = {
      name    = "GeForce GT 530"
      aliases = ["geforce gt 530", "gt 530", "gt530"]
      chips   = ["GF108"]
      pci_ids = ["0DE5"]
    }
    "gt-545" = {
      name    = "GeForce GT 545"
      aliases = ["geforce gt 545", "gt 545", "gt545"]
      chips   = ["GF116"]
      pci_ids = ["1243"]
    }
    "gt-705" = {
      name    = "GeForce GT 705"
      aliases = ["geforce gt 705", "gt 705", "gt705"]
      chips   = ["GF119"]
      pci_ids = ["104C"]
    }
    "geforce-510" = { name = "GeForce 510", aliases = ["geforce 510"], chips = ["GF119"], pci_ids = ["1042"] }
    "geforce-605" = { name = "GeForce 605", aliases = ["geforce 605"], chips = ["GF119"], pci_ids = ["1048"] }
    "gt-425m" = {
      name    = "GeForce GT 425M"
      aliases = ["geforce gt 425m", "gt 425m", "gt425m"]
      chips   = ["GF108"]
      class   = "laptop"
      pci_ids = ["0DF0"]
    }
    "gt-630-cc21" = {
      name    = "GeForce GT 630"
      aliases = ["gt 630 cc21", "gt630cc21"]
      chips   = ["GF108"]
      pci_ids = ["0F00"]
    }
    "gt-640-cc21" = {
      name    = "GeForce GT 640"
      aliases = ["gt 640 cc21", "gt640cc21"]
      chips   = ["GF116"]
      pci_ids = ["124B"]
    }
    "gt-710-cc21" = {
      name    = "GeForce GT 710"
      aliases = ["gt 710 cc21", "gt710cc21"]
      chips   = ["GF119"]
      pci_ids = ["104D"]
    }
    "gt-730-cc21" = {
      name    = "GeForce GT 730"
      aliases = ["gt 730 cc21", "gt730cc21"]
      chips   = ["GF108"]
      pci_ids = ["0F02", "0F06"]
    }
    "710m-cc21" = {
      name    = "GeForce 710M"
      aliases = ["710m cc21", "710mcc21"]
      chips   = ["GF117"]
      class   = "laptop"
      pci_ids = ["1140"]
    }
    "810m-cc21" = {
      name    = "GeForce 810M"
      aliases = ["810m cc21", "810mcc21"]
      chips   = ["GF117"]
      class   = "laptop"
      pci_ids = ["1140"]
    }
    "820m-cc21" = {
      name    = "GeForce 820M"
      aliases = ["820m cc21", "820mcc21"]
      chips   = ["GF117"]
      class   = "laptop"
      pci_ids = ["1140"]
    }
    "gt-720m-cc21" = {
      name    = "GeForce GT 720M"
      aliases = ["gt 720m cc21", "gt720mcc21"]
      chips   = ["GF117"]
      class   = "laptop"
      pci_ids = ["1140"]
    }
    "gt-640m-le-cc21" = {
      name    = "GeForce GT 640M LE"
      aliases = ["gt 640m le cc21", "gt640mlecc21"]
      chips   = ["GF108"]
      class   = "laptop"
      pci_ids = ["0DE9"]
    }
  }
}

gpu_group {
  ambiguous = ["3.0", "3.5"]
  notes     = ["one printed name, two compute capabilities"]
  rows = {
    "gh200" = {
      without            = ["ambiguous", "notes"]
      members            = ["gh200-120gb", "gh200-144g-hbm3e", "gh200-480gb"]
      compute_capability = "9.0"
      source             = ["gpuhunt", "nv-cc"]
    }
    "gt-630" = {
      members   = ["gt-630-cc21", "gt-630-cc30", "gt-630-cc35"]
      ambiguous = ["2.1", "3.0", "3.5"]
      source    = ["chip-cc", "pciids", "pciids-2026-08", "readme-418", "sgj-450", "sgj-460", "sgj-470"]
    }
    "gt-640" = {
      members   = ["gt-640-cc21", "gt-640-cc30", "gt-640-cc35"]
      ambiguous = ["2.1", "3.0", "3.5"]
      source    = ["chip-cc", "pciids", "pciids-2026-08", "readme-418", "sgj-450", "sgj-460", "sgj-470"]
    }
    "gt-730" = {
      members   = ["gt-730-cc21", "gt-730-cc30", "gt-730-cc35"]
      ambiguous = ["2.1", "3.0", "3.5"]
      source = [
        "chip-cc",
        "pciids",
        "pciids-2026-08",
        "readme-418",
        "sgj-450",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
    }
    "gt-710" = {
      members   = ["gt-710-cc21", "gt-710-cc35"]
      ambiguous = ["2.1", "3.5"]
      source    = ["chip-cc", "pciids-2026-08"]
    }
    "710m" = {
      members   = ["710m-cc21", "710m-cc35"]
      ambiguous = ["2.1", "3.5"]
      source    = ["chip-cc", "pciids-2026-08"]
    }
    "810m" = {
      members   = ["810m-cc21", "810m-cc30"]
      ambiguous = ["2.1", "3.0"]
      source    = ["chip-cc", "pciids-2026-08"]
    }
    "820m" = {
      members   = ["820m-cc21", "820m-cc30"]
      ambiguous = ["2.1", "3.0"]
      source    = ["chip-cc", "pciids-2026-08"]
    }
    "gt-720m" = {
      members   = ["gt-720m-cc21", "gt-720m-cc35"]
      ambiguous = ["2.1", "3.5"]
      source    = ["chip-cc", "pciids-2026-08"]
    }
    "gt-640m-le" = {
      members   = ["gt-640m-le-cc21", "gt-640m-le-cc30"]
      ambiguous = ["2.1", "3.0"]
      source    = ["chip-cc", "pciids-2026-08"]
    }
    "gt-730m" = { members = ["gt-730m-cc30", "gt-730m-cc35"], source = ["wiki"] }
    "gt-740m" = { members = ["gt-740m-cc30", "gt-740m-cc35"], source = ["wiki"] }
    "gtx-750" = {
      members   = ["gtx-750-cc50", "gtx-750-cc52"]
      ambiguous = ["5.0", "5.2"]
      source    = ["nv-cc-legacy"]
    }
    "gtx-860m" = {
      members   = ["gtx-860m-cc50", "gtx-860m-cc30"]
      ambiguous = ["3.0", "5.0"]
      source = [
        "chip-cc",
        "eks-595",
        "pciids",
        "readme-418",
        "sgj-450",
        "sgj-460",
        "sgj-470",
        "sgj-525",
        "sgj-535",
        "sgj-550",
      ]
    }
  }
}

gpu_group {
  compute_capability = "9.0"
  rows = {
    "h100-family" = {
      members = ["h100", "h100-80gb-hbm2e", "h100-80gb-hbm3", "h100-nvl", "h100-pcie"]
      source  = ["gpuhunt", "hf", "nv-cc", "ollama"]
    }
    "h20-family"  = { members = ["h20", "h20-3e", "h20-nvl16"], source = ["hf"] }
    "h200-family" = { members = ["h200", "h200-nvl"], source = ["gpuhunt", "hf", "nv-cc", "ollama"] }
    "h800-family" = { members = ["h800", "h800-nvl", "h800-pcie"], source = ["hf"] }
    "jetson-orin" = {
      members            = ["jetson-agx-orin-32gb", "jetson-agx-orin-64gb", "jetson-orin-nano", "jetson-orin-nx"]
      compute_capability = "8.7"
      source             = ["hf", "nv-cc"]
    }
    "jetson-thor" = {
      members            = ["jetson-t4000", "jetson-t5000"]
      compute_capability = "11.0"
      source             = ["nixpkgs-cuda", "nv-cc"]
    }
  }
}

gpu_group {
  compute_capability = "3.5"
  source             = ["nv-cc-2022-mirror"]
  rows = {
    "k20" = { members = ["k20c", "k20m", "k20s", "k20xm"] }
    "k40" = { members = ["k40c", "k40m", "k40s", "k40st", "k40t"] }
    "p100" = {
      members            = ["p100-pcie-12gb", "p100-pcie-16gb", "p100-sxm2-16gb"]
      compute_capability = "6.0"
      source             = ["hf", "nv-cc-legacy"]
    }
  }
}

gpu_group "rtx-4000-ambiguous" {
  members   = ["rtx-pro-4000-blackwell", "rtx-4000-ada", "rtx-a4000", "quadro-rtx-4000"]
  ambiguous = ["12.0", "7.5", "8.6", "8.9"]
  source    = ["hf", "nv-cc", "nv-cc-2022-mirror"]
}

gpu_group "rtx-5000-ambiguous" {
  members   = ["rtx-pro-5000-blackwell", "rtx-5000-ada", "rtx-a5000", "quadro-rtx-5000"]
  ambiguous = ["12.0", "7.5", "8.6", "8.9"]
  source    = ["hf", "nv-cc", "nv-cc-2022-mirror"]
}

gpu_group "rtx-6000-ambiguous" {
  members = [
    "rtx-pro-6000-blackwell-server-edition",
    "rtx-pro-6000-blackwell-max-q-workstation-edition",
    "rtx-pro-6000-blackwell-workstation-edition",
    "rtx-6000-ada",
    "rtx-a6000",
    "quadro-rtx-6000",
  ]
  ambiguous = ["12.0", "7.5", "8.6", "8.9"]
  source    = ["gpuhunt", "hf", "nv-cc", "nv-cc-2022-mirror", "wiki"]
}

gpu_group "rtx-pro-6000-blackwell" {
  members = [
    "rtx-pro-6000-blackwell-server-edition",
    "rtx-pro-6000-blackwell-max-q-workstation-edition",
    "rtx-pro-6000-blackwell-workstation-edition",
  ]
  compute_capability = "12.0"
  source             = ["gpuhunt", "hf", "nv-cc"]
}

gpu_group "titan-x-ambiguous" {
  members   = ["titan-x-pascal", "gtx-titan-x"]
  ambiguous = ["5.2", "6.1"]
  source    = ["nv-cc-legacy"]
}

gpu_group "tegra-x1" {
  members            = ["jetson-nano", "jetson-tx1"]
  compute_capability = "5.3"
  source             = ["jetson-containers", "nv-cc-old-mirror"]
}

gpu_group "v100" {
  members = [
    "v100-fhhl-16gb",
    "v100-pcie-16gb",
    "v100-pcie-16gb-ls",
    "v100-pcie-32gb",
    "v100-sxm2-16gb",
    "v100-sxm2-16gb-ls",
    "v100-sxm2-32gb",
    "v100-sxm2-32gb-ls",
    "v100-sxm3-32gb",
    "v100-sxm3-32gb-h",
    "v100s-pcie-32gb",
    "v100-dgxs-16gb",
    "v100-dgxs-32gb",
  ]
  compute_capability = "7.0"
  source             = ["hf", "nv-cc-legacy"]
}
