# Cloud machine types with NVIDIA GPUs.

source "aws-p6e" {
  title = "AWS, Unlocking next-generation AI performance on Amazon EKS and Amazon EC2 P6e-GB200: GB200 superchips in P6e-GB200; API_ReservedCapacitySummary of SageMaker: the type p6e-gb200.36xlarge"
  url   = "https://aws.amazon.com/blogs/containers/unlocking-next-generation-ai-performance-with-dynamic-resource-allocation-on-amazon-eks-and-amazon-ec2-p6e-gb200"
  date  = "2026-11-29"
  class = "vendor"
}

source "azure-docs" {
  title = "Microsoft Learn size pages (ND GB200 v6, NDv2, ND A100 v4)"
  url   = "https://learn.microsoft.com/azure/virtual-machines/sizes/gpu-accelerated/nd-gb200-v6-series"
  date  = "2026-11-20"
  class = "vendor"
}

source "azure-karpenter" {
  title = "Azure/karpenter-provider-azure pkg/utils/supported-gpus.yaml and gpu.go, 2026-08-21"
  url   = "https://github.com/Azure/karpenter-provider-azure"
  date  = "2026-08-21"
  class = "reported"
}

source "azure-sizes" {
  title = "microsoft/aspire AksNodeVmSizes.Generated.cs (Azure API values), 2026-08-21"
  url   = "https://github.com/microsoft/aspire"
  date  = "2026-08-21"
  class = "vendor"
}

source "gcp-docs" {
  title = "public text of the Google Cloud GPU machine type page"
  date  = "2026-11-20"
  class = "vendor"
}

source "gcp-g2" {
  title = "public code listing G2 sizes and their L4 counts"
  date  = "2026-11-20"
  class = "reported"
}

source "gcp-n1" {
  title = "public table of GPUs attachable to N1 machines"
  date  = "2026-11-20"
  class = "reported"
}

source "gcp-test" {
  title = "public test listing A2 and A3 sizes with GPU type and count"
  date  = "2026-11-20"
  class = "reported"
}

source "gcp-toolkit" {
  title = "GoogleCloudPlatform/cluster-toolkit pkg/config/machine_mappings.json, 2026-06-25"
  url   = "https://github.com/GoogleCloudPlatform/cluster-toolkit"
  date  = "2026-06-25"
  class = "reported"
}

source "gist-aws" {
  title = "public tables of older EC2 GPU instances"
  url   = "https://gist.github.com/mludvig/79ab1c8a1ac6490503fe9ed46748a25e"
  date  = "2026-11-20"
  class = "reported"
}

source "gist-aws-2" {
  title = "public table with g3 and p2 GPU counts"
  url   = "https://gist.github.com/Geoyi/b84887fad3a36c1d0e4bc14144ba9af1"
  date  = "2026-11-20"
  class = "reported"
}

source "rapids-aws" {
  title = "rapidsai/deployment AWS page"
  url   = "https://github.com/rapidsai/deployment"
  date  = "2026-11-20"
  class = "vendor"
}

instance "aws" {
  count  = 1
  source = ["karpenter-aws"]
  rows = {
    "g4dn.xlarge"   = { gpu = "t4", gpu_memory_mib = 16384 }
    "g4dn.2xlarge"  = { gpu = "t4", gpu_memory_mib = 16384 }
    "g4dn.4xlarge"  = { gpu = "t4", gpu_memory_mib = 16384 }
    "g4dn.8xlarge"  = { gpu = "t4", gpu_memory_mib = 16384 }
    "g4dn.12xlarge" = { gpu = "t4", count = 4, gpu_memory_mib = 16384 }
    "g4dn.16xlarge" = { gpu = "t4", gpu_memory_mib = 16384 }
    "g4dn.metal"    = { gpu = "t4", count = 8, gpu_memory_mib = 16384 }
    "g5.xlarge"     = { gpu = "a10g", gpu_memory_mib = 22888 }
    "g5.2xlarge"    = { gpu = "a10g", gpu_memory_mib = 22888 }
    "g5.4xlarge"    = { gpu = "a10g", gpu_memory_mib = 22888 }
    "g5.8xlarge"    = { gpu = "a10g", gpu_memory_mib = 22888 }
    "g5.12xlarge"   = { gpu = "a10g", count = 4, gpu_memory_mib = 22888 }
    "g5.16xlarge"   = { gpu = "a10g", gpu_memory_mib = 22888 }
    "g5.24xlarge"   = { gpu = "a10g", count = 4, gpu_memory_mib = 22888 }
    "g5.48xlarge"   = { gpu = "a10g", count = 8, gpu_memory_mib = 22888 }
    "g5g.xlarge"    = { gpu = "t4g", gpu_memory_mib = 16384 }
    "g5g.2xlarge"   = { gpu = "t4g", gpu_memory_mib = 16384 }
    "g5g.4xlarge"   = { gpu = "t4g", gpu_memory_mib = 16384 }
    "g5g.8xlarge"   = { gpu = "t4g", gpu_memory_mib = 16384 }
    "g5g.16xlarge"  = { gpu = "t4g", count = 2, gpu_memory_mib = 16384 }
    "g5g.metal"     = { gpu = "t4g", count = 2, gpu_memory_mib = 16384 }
    "g6.xlarge"     = { gpu = "l4", gpu_memory_mib = 22888 }
    "g6.2xlarge"    = { gpu = "l4", gpu_memory_mib = 22888 }
    "g6.4xlarge"    = { gpu = "l4", gpu_memory_mib = 22888 }
    "g6.8xlarge"    = { gpu = "l4", gpu_memory_mib = 22888 }
    "g6.12xlarge"   = { gpu = "l4", count = 4, gpu_memory_mib = 22888 }
    "g6.16xlarge"   = { gpu = "l4", gpu_memory_mib = 22888 }
    "g6.24xlarge"   = { gpu = "l4", count = 4, gpu_memory_mib = 22888 }
    "g6.48xlarge"   = { gpu = "l4", count = 8, gpu_memory_mib = 22888 }
    "g6e.xlarge"    = { gpu = "l40s", gpu_memory_mib = 45776 }
    "g6e.2xlarge"   = { gpu = "l40s", gpu_memory_mib = 45776 }
    "g6e.4xlarge"   = { gpu = "l40s", gpu_memory_mib = 45776 }
    "g6e.8xlarge"   = { gpu = "l40s", gpu_memory_mib = 45776 }
    "g6e.12xlarge"  = { gpu = "l40s", count = 4, gpu_memory_mib = 45776 }
    "g6e.16xlarge"  = { gpu = "l40s", gpu_memory_mib = 45776 }
    "g6e.24xlarge"  = { gpu = "l40s", count = 4, gpu_memory_mib = 45776 }
    "g6e.48xlarge"  = { gpu = "l40s", count = 8, gpu_memory_mib = 45776 }
  }
}

instance "aws" {
  gpu    = "l4"
  source = ["karpenter-aws"]
  notes  = ["fraction of one GPU (vGPU guest; needs a GRID driver)"]
  rows = {
    "g6f.large"   = { gpu_memory_mib = 2861 }
    "g6f.xlarge"  = { gpu_memory_mib = 2861 }
    "g6f.2xlarge" = { gpu_memory_mib = 5722 }
    "g6f.4xlarge" = { gpu_memory_mib = 11444 }
  }
}

instance "aws" {
  gpu            = "rtx-pro-4500-blackwell-server-edition"
  gpu_memory_mib = 32768
  source         = ["karpenter-aws"]
  rows = {
    "g7.2xlarge"  = { count = 1 }
    "g7.4xlarge"  = { count = 1 }
    "g7.8xlarge"  = { count = 1 }
    "g7.12xlarge" = { count = 2 }
    "g7.24xlarge" = { count = 4 }
    "g7.48xlarge" = { count = 8 }
  }
}

instance "aws" {
  gpu            = "rtx-pro-6000-blackwell-server-edition"
  gpu_memory_mib = 98304
  source         = ["karpenter-aws"]
  rows = {
    "g7e.2xlarge"  = { count = 1 }
    "g7e.4xlarge"  = { count = 1 }
    "g7e.8xlarge"  = { count = 1 }
    "g7e.12xlarge" = { count = 2 }
    "g7e.24xlarge" = { count = 4 }
    "g7e.48xlarge" = { count = 8 }
  }
}

instance "aws" {
  count  = 8
  source = ["karpenter-aws"]
  rows = {
    "gr6.4xlarge" = { gpu = "l4", count = 1, gpu_memory_mib = 22888 }
    "gr6.8xlarge" = { gpu = "l4", count = 1, gpu_memory_mib = 22888 }
    "gr6f.4xlarge" = {
      without        = ["count"]
      gpu            = "l4"
      gpu_memory_mib = 11444
      notes          = ["fraction of one GPU (vGPU guest; needs a GRID driver)"]
    }
    "p3dn.24xlarge"    = { gpu = "v100-sxm2-32gb", gpu_memory_mib = 32768 }
    "p4d.24xlarge"     = { gpu = "a100-sxm4-40gb", gpu_memory_mib = 40960 }
    "p4de.24xlarge"    = { gpu = "a100-sxm4-80gb", gpu_memory_mib = 81920 }
    "p5.4xlarge"       = { gpu = "h100-80gb-hbm3", count = 1, gpu_memory_mib = 81920 }
    "p5.48xlarge"      = { gpu = "h100-80gb-hbm3", gpu_memory_mib = 81920 }
    "p5e.48xlarge"     = { gpu = "h200", gpu_memory_mib = 144384 }
    "p5en.48xlarge"    = { gpu = "h200", gpu_memory_mib = 144384 }
    "p6-b200.48xlarge" = { gpu = "b200", gpu_memory_mib = 183359 }
    "p6-b300.48xlarge" = { gpu = "b300-sxm6-ac", gpu_memory_mib = 275040 }
  }
}

instance "aws" {
  source = ["gist-aws-2", "gist-aws"]
  rows = {
    "p3.2xlarge"  = { gpu = "v100-sxm2-16gb", count = 1, source = ["rapids-aws"] }
    "p3.8xlarge"  = { gpu = "v100-sxm2-16gb", count = 4, source = ["rapids-aws"] }
    "p3.16xlarge" = { gpu = "v100-sxm2-16gb", count = 8, source = ["rapids-aws"] }
    "p2.xlarge"   = { gpu = "k80", count = 1 }
    "p2.8xlarge"  = { gpu = "k80", count = 8 }
    "p2.16xlarge" = { gpu = "k80", count = 16 }
    "g3s.xlarge"  = { gpu = "m60", count = 1 }
    "g3.4xlarge"  = { gpu = "m60", count = 1 }
    "g3.8xlarge"  = { gpu = "m60", count = 2 }
    "g3.16xlarge" = { gpu = "m60", count = 4 }
  }
}

instance "gcp" {
  gpu    = "l4"
  count  = 1
  source = ["gcp-toolkit", "gcp-g2"]
  rows = {
    "g2-standard-4"  = {}
    "g2-standard-8"  = {}
    "g2-standard-12" = {}
    "g2-standard-16" = {}
    "g2-standard-24" = { count = 2 }
    "g2-standard-32" = {}
    "g2-standard-48" = { count = 4 }
    "g2-standard-96" = { count = 8 }
  }
}

instance "gcp" {
  gpu    = "a100-sxm4-40gb"
  source = ["gcp-toolkit", "gcp-docs"]
  rows = {
    "a2-highgpu-1g"  = { count = 1 }
    "a2-highgpu-2g"  = { count = 2 }
    "a2-highgpu-4g"  = { count = 4 }
    "a2-highgpu-8g"  = { count = 8 }
    "a2-megagpu-16g" = { count = 16 }
    "a2-ultragpu-1g" = { gpu = "a100-sxm4-80gb", count = 1 }
    "a2-ultragpu-2g" = { gpu = "a100-sxm4-80gb", count = 2 }
    "a2-ultragpu-4g" = { gpu = "a100-sxm4-80gb", count = 4 }
    "a2-ultragpu-8g" = { gpu = "a100-sxm4-80gb", count = 8 }
  }
}

instance "gcp" {
  gpu    = "h100-80gb-hbm3"
  source = ["gcp-toolkit"]
  rows = {
    "a3-highgpu-1g" = { count = 1 }
    "a3-highgpu-2g" = { count = 2 }
    "a3-highgpu-4g" = { count = 4 }
    "a3-highgpu-8g" = { count = 8 }
    "a3-megagpu-8g" = { count = 8 }
    "a3-edgegpu-8g" = { count = 8, source = ["gcp-docs", "gcp-test"] }
  }
}

instance "gcp" {
  gpu    = "rtx-pro-6000-blackwell-server-edition"
  source = ["gcp-toolkit"]
  rows = {
    "a3-ultragpu-8g"      = { gpu = "h200", count = 8 }
    "a4-highgpu-8g"       = { gpu = "b200", count = 8 }
    "a4x-highgpu-4g"      = { gpu = "gb200", count = 4, source = ["gcp-toolkit", "gcp-a4x"] }
    "a4x-maxgpu-4g-metal" = { gpu = "gb300", count = 4, source = ["gcp-a4x"] }
    "g4-standard-48"      = { count = 1 }
    "g4-standard-96"      = { count = 2 }
    "g4-standard-192"     = { count = 4 }
    "g4-standard-384"     = { count = 8 }
    "g4-standard-6"       = { notes = ["1/8 of one GPU"] }
    "g4-standard-12"      = { notes = ["1/4 of one GPU"] }
    "g4-standard-24"      = { notes = ["1/2 of one GPU"] }
  }
}

instance "gcp" {
  counts = [1, 2, 4]
  source = ["gcp-n1", "gpuhunt-gcp"]
  notes  = ["accelerator attached to an N1 machine; count is chosen"]
  rows = {
    "n1-* + nvidia-tesla-t4"   = { gpu = "t4" }
    "n1-* + nvidia-tesla-v100" = { gpu = "v100-sxm2-16gb", counts = [1, 2, 4, 8] }
    "n1-* + nvidia-tesla-p100" = { gpu = "p100-pcie-16gb" }
    "n1-* + nvidia-tesla-p4"   = { gpu = "p4" }
  }
}

instance "gcp" "n1-* + nvidia-tesla-k80" {
  gpu    = "k80"
  counts = [1, 2, 4, 8]
  source = ["gpuhunt-gcp"]
  notes  = ["accelerator attached to an N1 machine; count is chosen; retired"]
}

instance "azure" {
  count  = 1
  source = ["azure-sizes"]
  rows = {
    "Standard_NC12s_v3" = {
      gpu   = "v100-pcie-16gb"
      count = 2
      notes = ["board variant inferred"]
    }
    "Standard_NC144ds_xl_RTXPRO6000BSE_v6"  = { gpu = "rtx-pro-6000-blackwell-server-edition" }
    "Standard_NC144lds_xl_RTXPRO6000BSE_v6" = { gpu = "rtx-pro-6000-blackwell-server-edition" }
    "Standard_NC16ads_A10_v4"               = { gpu = "a10" }
    "Standard_NC16as_T4_v3"                 = { gpu = "t4" }
    "Standard_NC24ads_A100_v4"              = { gpu = "a100-80gb-pcie" }
    "Standard_NC24lds_xl_RTXPRO6000BSE_v6" = {
      gpu   = "rtx-pro-6000-blackwell-server-edition"
      notes = ["the API reports one GPU; a share of one GPU (inferred from the size)"]
    }
    "Standard_NC24rs_v3" = {
      gpu   = "v100-pcie-16gb"
      count = 4
      notes = ["board variant inferred"]
    }
    "Standard_NC24s_v3" = {
      gpu   = "v100-pcie-16gb"
      count = 4
      notes = ["board variant inferred"]
    }
    "Standard_NC288ds_xl_RTXPRO6000BSE_v6"  = { gpu = "rtx-pro-6000-blackwell-server-edition", count = 2 }
    "Standard_NC288lds_xl_RTXPRO6000BSE_v6" = { gpu = "rtx-pro-6000-blackwell-server-edition", count = 2 }
    "Standard_NC32ads_A10_v4"               = { gpu = "a10", count = 2 }
    "Standard_NC36ds_xl_RTXPRO6000BSE_v6" = {
      gpu   = "rtx-pro-6000-blackwell-server-edition"
      notes = ["the API reports one GPU; a share of one GPU (inferred from the size)"]
    }
    "Standard_NC36lds_xl_RTXPRO6000BSE_v6" = {
      gpu   = "rtx-pro-6000-blackwell-server-edition"
      notes = ["the API reports one GPU; a share of one GPU (inferred from the size)"]
    }
    "Standard_NC40ads_H100_v5" = {
      gpu   = "h100-nvl"
      notes = ["board variant inferred; one public table lists 80 GB for this series"]
    }
    "Standard_NC48ads_A100_v4" = { gpu = "a100-80gb-pcie", count = 2 }
    "Standard_NC4as_T4_v3"     = { gpu = "t4" }
    "Standard_NC64as_T4_v3"    = { gpu = "t4", count = 4 }
    "Standard_NC6s_v3"         = { gpu = "v100-pcie-16gb", notes = ["board variant inferred"] }
    "Standard_NC72ds_xl_RTXPRO6000BSE_v6" = {
      gpu   = "rtx-pro-6000-blackwell-server-edition"
      notes = ["the API reports one GPU; a share of one GPU (inferred from the size)"]
    }
    "Standard_NC72lds_xl_RTXPRO6000BSE_v6" = {
      gpu   = "rtx-pro-6000-blackwell-server-edition"
      notes = ["the API reports one GPU; a share of one GPU (inferred from the size)"]
    }
    "Standard_NC80adis_H100_v5" = {
      gpu   = "h100-nvl"
      count = 2
      notes = ["board variant inferred; one public table lists 80 GB for this series"]
    }
    "Standard_NC8ads_A10_v4"   = { gpu = "a10" }
    "Standard_NC8as_T4_v3"     = { gpu = "t4" }
    "Standard_NC96ads_A100_v4" = { gpu = "a100-80gb-pcie", count = 4 }
    "Standard_NCC40ads_H100_v5" = {
      gpu   = "h100-nvl"
      notes = ["board variant inferred; one public table lists 80 GB for this series"]
    }
    "Standard_ND40rs_v2"        = { gpu = "v100-sxm2-32gb", count = 8 }
    "Standard_ND96amsr_A100_v4" = { gpu = "a100-sxm4-80gb", count = 8 }
  }
}

instance "azure" {
  source = ["azure-sizes"]
  rows = {
    "Standard_ND96asr_v4"      = { gpu = "a100-sxm4-40gb", count = 8 }
    "Standard_ND96isr_H100_v5" = { gpu = "h100-80gb-hbm3", count = 8 }
    "Standard_ND96isr_H200_v5" = { gpu = "h200", count = 8 }
    "Standard_NV12ads_A10_v5"  = { gpu = "a10", notes = ["1/3 of one GPU (vGPU guest; needs a GRID driver)"] }
    "Standard_NV12s_v2"        = { gpu = "m60", count = 2, notes = ["GPU model from the series, not from the API"] }
    "Standard_NV12s_v3"        = { gpu = "m60", count = 1, notes = ["GPU model from the series, not from the API"] }
    "Standard_NV18ads_A10_v5"  = { gpu = "a10", notes = ["1/2 of one GPU (vGPU guest; needs a GRID driver)"] }
    "Standard_NV24s_v2"        = { gpu = "m60", count = 4, notes = ["GPU model from the series, not from the API"] }
    "Standard_NV24s_v3"        = { gpu = "m60", count = 2, notes = ["GPU model from the series, not from the API"] }
    "Standard_NV36adms_A10_v5" = { gpu = "a10", count = 1, notes = ["needs a GRID driver on AKS"] }
    "Standard_NV36ads_A10_v5"  = { gpu = "a10", count = 1, notes = ["needs a GRID driver on AKS"] }
    "Standard_NV48s_v3"        = { gpu = "m60", count = 4, notes = ["GPU model from the series, not from the API"] }
    "Standard_NV6ads_A10_v5"   = { gpu = "a10", notes = ["1/6 of one GPU (vGPU guest; needs a GRID driver)"] }
    "Standard_NV6s_v2"         = { gpu = "m60", count = 1, notes = ["GPU model from the series, not from the API"] }
    "Standard_NV72ads_A10_v5"  = { gpu = "a10", count = 2, notes = ["needs a GRID driver on AKS"] }
  }
}

instance "azure" {
  gpu    = "k80"
  count  = 4
  source = ["azure-karpenter"]
  notes  = ["count inferred; retired; AKS pins driver 470.82.01 here"]
  rows = {
    "Standard_ND128isr_NDR_GB200_v6" = {
      without = ["notes"]
      gpu     = "gb200"
      source  = ["azure-docs", "azure-karpenter"]
    }
    "Standard_ND128isr_GB300_v6" = { gpu = "gb300", notes = ["count inferred from the GB200 sibling size"] }
    "Standard_NC6"               = { count = 1 }
    "Standard_NC12"              = { count = 2 }
    "Standard_NC24"              = {}
    "Standard_NC24r"             = {}
  }
}

instance "azure" {
  source = ["azure-karpenter"]
  notes  = ["model and count inferred from the series; retired"]
  rows = {
    "Standard_NC6s_v2"   = { gpu = "p100-pcie-16gb", count = 1 }
    "Standard_NC12s_v2"  = { gpu = "p100-pcie-16gb", count = 2 }
    "Standard_NC24s_v2"  = { gpu = "p100-pcie-16gb", count = 4 }
    "Standard_NC24rs_v2" = { gpu = "p100-pcie-16gb", count = 4 }
    "Standard_ND6s"      = { gpu = "p40", count = 1 }
    "Standard_ND12s"     = { gpu = "p40", count = 2 }
    "Standard_ND24s"     = { gpu = "p40", count = 4 }
    "Standard_ND24rs"    = { gpu = "p40", count = 4 }
  }
}

instance "aws" "p6e-gb200.36xlarge" {
  gpu    = "gb200"
  source = ["aws-p6e"]
}
