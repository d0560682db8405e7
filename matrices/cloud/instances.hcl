# Cloud machine types with NVIDIA GPUs.

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

instance "aws" "g4dn.xlarge" {
  gpu            = "t4"
  count          = 1
  gpu_memory_mib = 16384
  source         = ["karpenter-aws"]
}

instance "aws" "g4dn.2xlarge" {
  gpu            = "t4"
  count          = 1
  gpu_memory_mib = 16384
  source         = ["karpenter-aws"]
}

instance "aws" "g4dn.4xlarge" {
  gpu            = "t4"
  count          = 1
  gpu_memory_mib = 16384
  source         = ["karpenter-aws"]
}

instance "aws" "g4dn.8xlarge" {
  gpu            = "t4"
  count          = 1
  gpu_memory_mib = 16384
  source         = ["karpenter-aws"]
}

instance "aws" "g4dn.12xlarge" {
  gpu            = "t4"
  count          = 4
  gpu_memory_mib = 16384
  source         = ["karpenter-aws"]
}

instance "aws" "g4dn.16xlarge" {
  gpu            = "t4"
  count          = 1
  gpu_memory_mib = 16384
  source         = ["karpenter-aws"]
}

instance "aws" "g4dn.metal" {
  gpu            = "t4"
  count          = 8
  gpu_memory_mib = 16384
  source         = ["karpenter-aws"]
}

instance "aws" "g5.xlarge" {
  gpu            = "a10g"
  count          = 1
  gpu_memory_mib = 22888
  source         = ["karpenter-aws"]
}

instance "aws" "g5.2xlarge" {
  gpu            = "a10g"
  count          = 1
  gpu_memory_mib = 22888
  source         = ["karpenter-aws"]
}

instance "aws" "g5.4xlarge" {
  gpu            = "a10g"
  count          = 1
  gpu_memory_mib = 22888
  source         = ["karpenter-aws"]
}

instance "aws" "g5.8xlarge" {
  gpu            = "a10g"
  count          = 1
  gpu_memory_mib = 22888
  source         = ["karpenter-aws"]
}

instance "aws" "g5.12xlarge" {
  gpu            = "a10g"
  count          = 4
  gpu_memory_mib = 22888
  source         = ["karpenter-aws"]
}

instance "aws" "g5.16xlarge" {
  gpu            = "a10g"
  count          = 1
  gpu_memory_mib = 22888
  source         = ["karpenter-aws"]
}

instance "aws" "g5.24xlarge" {
  gpu            = "a10g"
  count          = 4
  gpu_memory_mib = 22888
  source         = ["karpenter-aws"]
}

instance "aws" "g5.48xlarge" {
  gpu            = "a10g"
  count          = 8
  gpu_memory_mib = 22888
  source         = ["karpenter-aws"]
}

instance "aws" "g5g.xlarge" {
  gpu            = "t4g"
  count          = 1
  gpu_memory_mib = 16384
  source         = ["karpenter-aws"]
}

instance "aws" "g5g.2xlarge" {
  gpu            = "t4g"
  count          = 1
  gpu_memory_mib = 16384
  source         = ["karpenter-aws"]
}

instance "aws" "g5g.4xlarge" {
  gpu            = "t4g"
  count          = 1
  gpu_memory_mib = 16384
  source         = ["karpenter-aws"]
}

instance "aws" "g5g.8xlarge" {
  gpu            = "t4g"
  count          = 1
  gpu_memory_mib = 16384
  source         = ["karpenter-aws"]
}

instance "aws" "g5g.16xlarge" {
  gpu            = "t4g"
  count          = 2
  gpu_memory_mib = 16384
  source         = ["karpenter-aws"]
}

instance "aws" "g5g.metal" {
  gpu            = "t4g"
  count          = 2
  gpu_memory_mib = 16384
  source         = ["karpenter-aws"]
}

instance "aws" "g6.xlarge" {
  gpu            = "l4"
  count          = 1
  gpu_memory_mib = 22888
  source         = ["karpenter-aws"]
}

instance "aws" "g6.2xlarge" {
  gpu            = "l4"
  count          = 1
  gpu_memory_mib = 22888
  source         = ["karpenter-aws"]
}

instance "aws" "g6.4xlarge" {
  gpu            = "l4"
  count          = 1
  gpu_memory_mib = 22888
  source         = ["karpenter-aws"]
}

instance "aws" "g6.8xlarge" {
  gpu            = "l4"
  count          = 1
  gpu_memory_mib = 22888
  source         = ["karpenter-aws"]
}

instance "aws" "g6.12xlarge" {
  gpu            = "l4"
  count          = 4
  gpu_memory_mib = 22888
  source         = ["karpenter-aws"]
}

instance "aws" "g6.16xlarge" {
  gpu            = "l4"
  count          = 1
  gpu_memory_mib = 22888
  source         = ["karpenter-aws"]
}

instance "aws" "g6.24xlarge" {
  gpu            = "l4"
  count          = 4
  gpu_memory_mib = 22888
  source         = ["karpenter-aws"]
}

instance "aws" "g6.48xlarge" {
  gpu            = "l4"
  count          = 8
  gpu_memory_mib = 22888
  source         = ["karpenter-aws"]
}

instance "aws" "g6e.xlarge" {
  gpu            = "l40s"
  count          = 1
  gpu_memory_mib = 45776
  source         = ["karpenter-aws"]
}

instance "aws" "g6e.2xlarge" {
  gpu            = "l40s"
  count          = 1
  gpu_memory_mib = 45776
  source         = ["karpenter-aws"]
}

instance "aws" "g6e.4xlarge" {
  gpu            = "l40s"
  count          = 1
  gpu_memory_mib = 45776
  source         = ["karpenter-aws"]
}

instance "aws" "g6e.8xlarge" {
  gpu            = "l40s"
  count          = 1
  gpu_memory_mib = 45776
  source         = ["karpenter-aws"]
}

instance "aws" "g6e.12xlarge" {
  gpu            = "l40s"
  count          = 4
  gpu_memory_mib = 45776
  source         = ["karpenter-aws"]
}

instance "aws" "g6e.16xlarge" {
  gpu            = "l40s"
  count          = 1
  gpu_memory_mib = 45776
  source         = ["karpenter-aws"]
}

instance "aws" "g6e.24xlarge" {
  gpu            = "l40s"
  count          = 4
  gpu_memory_mib = 45776
  source         = ["karpenter-aws"]
}

instance "aws" "g6e.48xlarge" {
  gpu            = "l40s"
  count          = 8
  gpu_memory_mib = 45776
  source         = ["karpenter-aws"]
}

instance "aws" "g6f.large" {
  gpu            = "l4"
  gpu_memory_mib = 2861
  source         = ["karpenter-aws"]
  notes          = ["fraction of one GPU (vGPU guest; needs a GRID driver)"]
}

instance "aws" "g6f.xlarge" {
  gpu            = "l4"
  gpu_memory_mib = 2861
  source         = ["karpenter-aws"]
  notes          = ["fraction of one GPU (vGPU guest; needs a GRID driver)"]
}

instance "aws" "g6f.2xlarge" {
  gpu            = "l4"
  gpu_memory_mib = 5722
  source         = ["karpenter-aws"]
  notes          = ["fraction of one GPU (vGPU guest; needs a GRID driver)"]
}

instance "aws" "g6f.4xlarge" {
  gpu            = "l4"
  gpu_memory_mib = 11444
  source         = ["karpenter-aws"]
  notes          = ["fraction of one GPU (vGPU guest; needs a GRID driver)"]
}

instance "aws" "g7.2xlarge" {
  gpu            = "rtx-pro-4500-blackwell-server-edition"
  count          = 1
  gpu_memory_mib = 32768
  source         = ["karpenter-aws"]
}

instance "aws" "g7.4xlarge" {
  gpu            = "rtx-pro-4500-blackwell-server-edition"
  count          = 1
  gpu_memory_mib = 32768
  source         = ["karpenter-aws"]
}

instance "aws" "g7.8xlarge" {
  gpu            = "rtx-pro-4500-blackwell-server-edition"
  count          = 1
  gpu_memory_mib = 32768
  source         = ["karpenter-aws"]
}

instance "aws" "g7.12xlarge" {
  gpu            = "rtx-pro-4500-blackwell-server-edition"
  count          = 2
  gpu_memory_mib = 32768
  source         = ["karpenter-aws"]
}

instance "aws" "g7.24xlarge" {
  gpu            = "rtx-pro-4500-blackwell-server-edition"
  count          = 4
  gpu_memory_mib = 32768
  source         = ["karpenter-aws"]
}

instance "aws" "g7.48xlarge" {
  gpu            = "rtx-pro-4500-blackwell-server-edition"
  count          = 8
  gpu_memory_mib = 32768
  source         = ["karpenter-aws"]
}

instance "aws" "g7e.2xlarge" {
  gpu            = "rtx-pro-6000-blackwell-server-edition"
  count          = 1
  gpu_memory_mib = 98304
  source         = ["karpenter-aws"]
}

instance "aws" "g7e.4xlarge" {
  gpu            = "rtx-pro-6000-blackwell-server-edition"
  count          = 1
  gpu_memory_mib = 98304
  source         = ["karpenter-aws"]
}

instance "aws" "g7e.8xlarge" {
  gpu            = "rtx-pro-6000-blackwell-server-edition"
  count          = 1
  gpu_memory_mib = 98304
  source         = ["karpenter-aws"]
}

instance "aws" "g7e.12xlarge" {
  gpu            = "rtx-pro-6000-blackwell-server-edition"
  count          = 2
  gpu_memory_mib = 98304
  source         = ["karpenter-aws"]
}

instance "aws" "g7e.24xlarge" {
  gpu            = "rtx-pro-6000-blackwell-server-edition"
  count          = 4
  gpu_memory_mib = 98304
  source         = ["karpenter-aws"]
}

instance "aws" "g7e.48xlarge" {
  gpu            = "rtx-pro-6000-blackwell-server-edition"
  count          = 8
  gpu_memory_mib = 98304
  source         = ["karpenter-aws"]
}

instance "aws" "gr6.4xlarge" {
  gpu            = "l4"
  count          = 1
  gpu_memory_mib = 22888
  source         = ["karpenter-aws"]
}

instance "aws" "gr6.8xlarge" {
  gpu            = "l4"
  count          = 1
  gpu_memory_mib = 22888
  source         = ["karpenter-aws"]
}

instance "aws" "gr6f.4xlarge" {
  gpu            = "l4"
  gpu_memory_mib = 11444
  source         = ["karpenter-aws"]
  notes          = ["fraction of one GPU (vGPU guest; needs a GRID driver)"]
}

instance "aws" "p3dn.24xlarge" {
  gpu            = "v100-sxm2-32gb"
  count          = 8
  gpu_memory_mib = 32768
  source         = ["karpenter-aws"]
}

instance "aws" "p4d.24xlarge" {
  gpu            = "a100-sxm4-40gb"
  count          = 8
  gpu_memory_mib = 40960
  source         = ["karpenter-aws"]
}

instance "aws" "p4de.24xlarge" {
  gpu            = "a100-sxm4-80gb"
  count          = 8
  gpu_memory_mib = 81920
  source         = ["karpenter-aws"]
}

instance "aws" "p5.4xlarge" {
  gpu            = "h100-80gb-hbm3"
  count          = 1
  gpu_memory_mib = 81920
  source         = ["karpenter-aws"]
}

instance "aws" "p5.48xlarge" {
  gpu            = "h100-80gb-hbm3"
  count          = 8
  gpu_memory_mib = 81920
  source         = ["karpenter-aws"]
}

instance "aws" "p5e.48xlarge" {
  gpu            = "h200"
  count          = 8
  gpu_memory_mib = 144384
  source         = ["karpenter-aws"]
}

instance "aws" "p5en.48xlarge" {
  gpu            = "h200"
  count          = 8
  gpu_memory_mib = 144384
  source         = ["karpenter-aws"]
}

instance "aws" "p6-b200.48xlarge" {
  gpu            = "b200"
  count          = 8
  gpu_memory_mib = 183359
  source         = ["karpenter-aws"]
}

instance "aws" "p6-b300.48xlarge" {
  gpu            = "b300-sxm6-ac"
  count          = 8
  gpu_memory_mib = 275040
  source         = ["karpenter-aws"]
}

instance "aws" "p3.2xlarge" {
  gpu    = "v100-sxm2-16gb"
  count  = 1
  source = ["rapids-aws"]
}

instance "aws" "p3.8xlarge" {
  gpu    = "v100-sxm2-16gb"
  count  = 4
  source = ["rapids-aws"]
}

instance "aws" "p3.16xlarge" {
  gpu    = "v100-sxm2-16gb"
  count  = 8
  source = ["rapids-aws"]
}

instance "aws" "p2.xlarge" {
  gpu    = "k80"
  count  = 1
  source = ["gist-aws-2", "gist-aws"]
}

instance "aws" "p2.8xlarge" {
  gpu    = "k80"
  count  = 8
  source = ["gist-aws-2", "gist-aws"]
}

instance "aws" "p2.16xlarge" {
  gpu    = "k80"
  count  = 16
  source = ["gist-aws-2", "gist-aws"]
}

instance "aws" "g3s.xlarge" {
  gpu    = "m60"
  count  = 1
  source = ["gist-aws-2", "gist-aws"]
}

instance "aws" "g3.4xlarge" {
  gpu    = "m60"
  count  = 1
  source = ["gist-aws-2", "gist-aws"]
}

instance "aws" "g3.8xlarge" {
  gpu    = "m60"
  count  = 2
  source = ["gist-aws-2", "gist-aws"]
}

instance "aws" "g3.16xlarge" {
  gpu    = "m60"
  count  = 4
  source = ["gist-aws-2", "gist-aws"]
}

instance "gcp" "g2-standard-4" {
  gpu    = "l4"
  count  = 1
  source = ["gcp-toolkit", "gcp-g2"]
}

instance "gcp" "g2-standard-8" {
  gpu    = "l4"
  count  = 1
  source = ["gcp-toolkit", "gcp-g2"]
}

instance "gcp" "g2-standard-12" {
  gpu    = "l4"
  count  = 1
  source = ["gcp-toolkit", "gcp-g2"]
}

instance "gcp" "g2-standard-16" {
  gpu    = "l4"
  count  = 1
  source = ["gcp-toolkit", "gcp-g2"]
}

instance "gcp" "g2-standard-24" {
  gpu    = "l4"
  count  = 2
  source = ["gcp-toolkit", "gcp-g2"]
}

instance "gcp" "g2-standard-32" {
  gpu    = "l4"
  count  = 1
  source = ["gcp-toolkit", "gcp-g2"]
}

instance "gcp" "g2-standard-48" {
  gpu    = "l4"
  count  = 4
  source = ["gcp-toolkit", "gcp-g2"]
}

instance "gcp" "g2-standard-96" {
  gpu    = "l4"
  count  = 8
  source = ["gcp-toolkit", "gcp-g2"]
}

instance "gcp" "a2-highgpu-1g" {
  gpu    = "a100-sxm4-40gb"
  count  = 1
  source = ["gcp-toolkit", "gcp-docs"]
}

instance "gcp" "a2-highgpu-2g" {
  gpu    = "a100-sxm4-40gb"
  count  = 2
  source = ["gcp-toolkit", "gcp-docs"]
}

instance "gcp" "a2-highgpu-4g" {
  gpu    = "a100-sxm4-40gb"
  count  = 4
  source = ["gcp-toolkit", "gcp-docs"]
}

instance "gcp" "a2-highgpu-8g" {
  gpu    = "a100-sxm4-40gb"
  count  = 8
  source = ["gcp-toolkit", "gcp-docs"]
}

instance "gcp" "a2-megagpu-16g" {
  gpu    = "a100-sxm4-40gb"
  count  = 16
  source = ["gcp-toolkit", "gcp-docs"]
}

instance "gcp" "a2-ultragpu-1g" {
  gpu    = "a100-sxm4-80gb"
  count  = 1
  source = ["gcp-toolkit", "gcp-docs"]
}

instance "gcp" "a2-ultragpu-2g" {
  gpu    = "a100-sxm4-80gb"
  count  = 2
  source = ["gcp-toolkit", "gcp-docs"]
}

instance "gcp" "a2-ultragpu-4g" {
  gpu    = "a100-sxm4-80gb"
  count  = 4
  source = ["gcp-toolkit", "gcp-docs"]
}

instance "gcp" "a2-ultragpu-8g" {
  gpu    = "a100-sxm4-80gb"
  count  = 8
  source = ["gcp-toolkit", "gcp-docs"]
}

instance "gcp" "a3-highgpu-1g" {
  gpu    = "h100-80gb-hbm3"
  count  = 1
  source = ["gcp-toolkit"]
}

instance "gcp" "a3-highgpu-2g" {
  gpu    = "h100-80gb-hbm3"
  count  = 2
  source = ["gcp-toolkit"]
}

instance "gcp" "a3-highgpu-4g" {
  gpu    = "h100-80gb-hbm3"
  count  = 4
  source = ["gcp-toolkit"]
}

instance "gcp" "a3-highgpu-8g" {
  gpu    = "h100-80gb-hbm3"
  count  = 8
  source = ["gcp-toolkit"]
}

instance "gcp" "a3-megagpu-8g" {
  gpu    = "h100-80gb-hbm3"
  count  = 8
  source = ["gcp-toolkit"]
}

instance "gcp" "a3-edgegpu-8g" {
  gpu    = "h100-80gb-hbm3"
  count  = 8
  source = ["gcp-docs", "gcp-test"]
}

instance "gcp" "a3-ultragpu-8g" {
  gpu    = "h200"
  count  = 8
  source = ["gcp-toolkit"]
}

instance "gcp" "a4-highgpu-8g" {
  gpu    = "b200"
  count  = 8
  source = ["gcp-toolkit"]
}

instance "gcp" "a4x-highgpu-4g" {
  gpu    = "gb200"
  count  = 4
  source = ["gcp-toolkit", "gcp-a4x"]
}

instance "gcp" "a4x-maxgpu-4g-metal" {
  gpu    = "gb300"
  count  = 4
  source = ["gcp-a4x"]
}

instance "gcp" "g4-standard-48" {
  gpu    = "rtx-pro-6000-blackwell-server-edition"
  count  = 1
  source = ["gcp-toolkit"]
}

instance "gcp" "g4-standard-96" {
  gpu    = "rtx-pro-6000-blackwell-server-edition"
  count  = 2
  source = ["gcp-toolkit"]
}

instance "gcp" "g4-standard-192" {
  gpu    = "rtx-pro-6000-blackwell-server-edition"
  count  = 4
  source = ["gcp-toolkit"]
}

instance "gcp" "g4-standard-384" {
  gpu    = "rtx-pro-6000-blackwell-server-edition"
  count  = 8
  source = ["gcp-toolkit"]
}

instance "gcp" "g4-standard-6" {
  gpu    = "rtx-pro-6000-blackwell-server-edition"
  source = ["gcp-toolkit"]
  notes  = ["1/8 of one GPU"]
}

instance "gcp" "g4-standard-12" {
  gpu    = "rtx-pro-6000-blackwell-server-edition"
  source = ["gcp-toolkit"]
  notes  = ["1/4 of one GPU"]
}

instance "gcp" "g4-standard-24" {
  gpu    = "rtx-pro-6000-blackwell-server-edition"
  source = ["gcp-toolkit"]
  notes  = ["1/2 of one GPU"]
}

instance "gcp" "n1-* + nvidia-tesla-t4" {
  gpu    = "t4"
  counts = [1, 2, 4]
  source = ["gcp-n1", "gpuhunt-gcp"]
  notes  = ["accelerator attached to an N1 machine; count is chosen"]
}

instance "gcp" "n1-* + nvidia-tesla-v100" {
  gpu    = "v100-sxm2-16gb"
  counts = [1, 2, 4, 8]
  source = ["gcp-n1", "gpuhunt-gcp"]
  notes  = ["accelerator attached to an N1 machine; count is chosen"]
}

instance "gcp" "n1-* + nvidia-tesla-p100" {
  gpu    = "p100-pcie-16gb"
  counts = [1, 2, 4]
  source = ["gcp-n1", "gpuhunt-gcp"]
  notes  = ["accelerator attached to an N1 machine; count is chosen"]
}

instance "gcp" "n1-* + nvidia-tesla-p4" {
  gpu    = "p4"
  counts = [1, 2, 4]
  source = ["gcp-n1", "gpuhunt-gcp"]
  notes  = ["accelerator attached to an N1 machine; count is chosen"]
}

instance "gcp" "n1-* + nvidia-tesla-k80" {
  gpu    = "k80"
  counts = [1, 2, 4, 8]
  source = ["gpuhunt-gcp"]
  notes  = ["accelerator attached to an N1 machine; count is chosen; retired"]
}

instance "azure" "Standard_NC12s_v3" {
  gpu    = "v100-pcie-16gb"
  count  = 2
  source = ["azure-sizes"]
  notes  = ["board variant inferred"]
}

instance "azure" "Standard_NC144ds_xl_RTXPRO6000BSE_v6" {
  gpu    = "rtx-pro-6000-blackwell-server-edition"
  count  = 1
  source = ["azure-sizes"]
}

instance "azure" "Standard_NC144lds_xl_RTXPRO6000BSE_v6" {
  gpu    = "rtx-pro-6000-blackwell-server-edition"
  count  = 1
  source = ["azure-sizes"]
}

instance "azure" "Standard_NC16ads_A10_v4" {
  gpu    = "a10"
  count  = 1
  source = ["azure-sizes"]
}

instance "azure" "Standard_NC16as_T4_v3" {
  gpu    = "t4"
  count  = 1
  source = ["azure-sizes"]
}

instance "azure" "Standard_NC24ads_A100_v4" {
  gpu    = "a100-80gb-pcie"
  count  = 1
  source = ["azure-sizes"]
}

instance "azure" "Standard_NC24lds_xl_RTXPRO6000BSE_v6" {
  gpu    = "rtx-pro-6000-blackwell-server-edition"
  count  = 1
  source = ["azure-sizes"]
  notes  = ["the API reports one GPU; a share of one GPU (inferred from the size)"]
}

instance "azure" "Standard_NC24rs_v3" {
  gpu    = "v100-pcie-16gb"
  count  = 4
  source = ["azure-sizes"]
  notes  = ["board variant inferred"]
}

instance "azure" "Standard_NC24s_v3" {
  gpu    = "v100-pcie-16gb"
  count  = 4
  source = ["azure-sizes"]
  notes  = ["board variant inferred"]
}

instance "azure" "Standard_NC288ds_xl_RTXPRO6000BSE_v6" {
  gpu    = "rtx-pro-6000-blackwell-server-edition"
  count  = 2
  source = ["azure-sizes"]
}

instance "azure" "Standard_NC288lds_xl_RTXPRO6000BSE_v6" {
  gpu    = "rtx-pro-6000-blackwell-server-edition"
  count  = 2
  source = ["azure-sizes"]
}

instance "azure" "Standard_NC32ads_A10_v4" {
  gpu    = "a10"
  count  = 2
  source = ["azure-sizes"]
}

instance "azure" "Standard_NC36ds_xl_RTXPRO6000BSE_v6" {
  gpu    = "rtx-pro-6000-blackwell-server-edition"
  count  = 1
  source = ["azure-sizes"]
  notes  = ["the API reports one GPU; a share of one GPU (inferred from the size)"]
}

instance "azure" "Standard_NC36lds_xl_RTXPRO6000BSE_v6" {
  gpu    = "rtx-pro-6000-blackwell-server-edition"
  count  = 1
  source = ["azure-sizes"]
  notes  = ["the API reports one GPU; a share of one GPU (inferred from the size)"]
}

instance "azure" "Standard_NC40ads_H100_v5" {
  gpu    = "h100-nvl"
  count  = 1
  source = ["azure-sizes"]
  notes  = ["board variant inferred; one public table lists 80 GB for this series"]
}

instance "azure" "Standard_NC48ads_A100_v4" {
  gpu    = "a100-80gb-pcie"
  count  = 2
  source = ["azure-sizes"]
}

instance "azure" "Standard_NC4as_T4_v3" {
  gpu    = "t4"
  count  = 1
  source = ["azure-sizes"]
}

instance "azure" "Standard_NC64as_T4_v3" {
  gpu    = "t4"
  count  = 4
  source = ["azure-sizes"]
}

instance "azure" "Standard_NC6s_v3" {
  gpu    = "v100-pcie-16gb"
  count  = 1
  source = ["azure-sizes"]
  notes  = ["board variant inferred"]
}

instance "azure" "Standard_NC72ds_xl_RTXPRO6000BSE_v6" {
  gpu    = "rtx-pro-6000-blackwell-server-edition"
  count  = 1
  source = ["azure-sizes"]
  notes  = ["the API reports one GPU; a share of one GPU (inferred from the size)"]
}

instance "azure" "Standard_NC72lds_xl_RTXPRO6000BSE_v6" {
  gpu    = "rtx-pro-6000-blackwell-server-edition"
  count  = 1
  source = ["azure-sizes"]
  notes  = ["the API reports one GPU; a share of one GPU (inferred from the size)"]
}

instance "azure" "Standard_NC80adis_H100_v5" {
  gpu    = "h100-nvl"
  count  = 2
  source = ["azure-sizes"]
  notes  = ["board variant inferred; one public table lists 80 GB for this series"]
}

instance "azure" "Standard_NC8ads_A10_v4" {
  gpu    = "a10"
  count  = 1
  source = ["azure-sizes"]
}

instance "azure" "Standard_NC8as_T4_v3" {
  gpu    = "t4"
  count  = 1
  source = ["azure-sizes"]
}

instance "azure" "Standard_NC96ads_A100_v4" {
  gpu    = "a100-80gb-pcie"
  count  = 4
  source = ["azure-sizes"]
}

instance "azure" "Standard_NCC40ads_H100_v5" {
  gpu    = "h100-nvl"
  count  = 1
  source = ["azure-sizes"]
  notes  = ["board variant inferred; one public table lists 80 GB for this series"]
}

instance "azure" "Standard_ND40rs_v2" {
  gpu    = "v100-sxm2-32gb"
  count  = 8
  source = ["azure-sizes"]
}

instance "azure" "Standard_ND96amsr_A100_v4" {
  gpu    = "a100-sxm4-80gb"
  count  = 8
  source = ["azure-sizes"]
}

instance "azure" "Standard_ND96asr_v4" {
  gpu    = "a100-sxm4-40gb"
  count  = 8
  source = ["azure-sizes"]
}

instance "azure" "Standard_ND96isr_H100_v5" {
  gpu    = "h100-80gb-hbm3"
  count  = 8
  source = ["azure-sizes"]
}

instance "azure" "Standard_ND96isr_H200_v5" {
  gpu    = "h200"
  count  = 8
  source = ["azure-sizes"]
}

instance "azure" "Standard_NV12ads_A10_v5" {
  gpu    = "a10"
  source = ["azure-sizes"]
  notes  = ["1/3 of one GPU (vGPU guest; needs a GRID driver)"]
}

instance "azure" "Standard_NV12s_v2" {
  gpu    = "m60"
  count  = 2
  source = ["azure-sizes"]
  notes  = ["GPU model from the series, not from the API"]
}

instance "azure" "Standard_NV12s_v3" {
  gpu    = "m60"
  count  = 1
  source = ["azure-sizes"]
  notes  = ["GPU model from the series, not from the API"]
}

instance "azure" "Standard_NV18ads_A10_v5" {
  gpu    = "a10"
  source = ["azure-sizes"]
  notes  = ["1/2 of one GPU (vGPU guest; needs a GRID driver)"]
}

instance "azure" "Standard_NV24s_v2" {
  gpu    = "m60"
  count  = 4
  source = ["azure-sizes"]
  notes  = ["GPU model from the series, not from the API"]
}

instance "azure" "Standard_NV24s_v3" {
  gpu    = "m60"
  count  = 2
  source = ["azure-sizes"]
  notes  = ["GPU model from the series, not from the API"]
}

instance "azure" "Standard_NV36adms_A10_v5" {
  gpu    = "a10"
  count  = 1
  source = ["azure-sizes"]
  notes  = ["needs a GRID driver on AKS"]
}

instance "azure" "Standard_NV36ads_A10_v5" {
  gpu    = "a10"
  count  = 1
  source = ["azure-sizes"]
  notes  = ["needs a GRID driver on AKS"]
}

instance "azure" "Standard_NV48s_v3" {
  gpu    = "m60"
  count  = 4
  source = ["azure-sizes"]
  notes  = ["GPU model from the series, not from the API"]
}

instance "azure" "Standard_NV6ads_A10_v5" {
  gpu    = "a10"
  source = ["azure-sizes"]
  notes  = ["1/6 of one GPU (vGPU guest; needs a GRID driver)"]
}

instance "azure" "Standard_NV6s_v2" {
  gpu    = "m60"
  count  = 1
  source = ["azure-sizes"]
  notes  = ["GPU model from the series, not from the API"]
}

instance "azure" "Standard_NV72ads_A10_v5" {
  gpu    = "a10"
  count  = 2
  source = ["azure-sizes"]
  notes  = ["needs a GRID driver on AKS"]
}

instance "azure" "Standard_ND128isr_NDR_GB200_v6" {
  gpu    = "gb200"
  count  = 4
  source = ["azure-docs", "azure-karpenter"]
}

instance "azure" "Standard_ND128isr_GB300_v6" {
  gpu    = "gb300"
  count  = 4
  source = ["azure-karpenter"]
  notes  = ["count inferred from the GB200 sibling size"]
}

instance "azure" "Standard_NC6" {
  gpu    = "k80"
  count  = 1
  source = ["azure-karpenter"]
  notes  = ["count inferred; retired; AKS pins driver 470.82.01 here"]
}

instance "azure" "Standard_NC12" {
  gpu    = "k80"
  count  = 2
  source = ["azure-karpenter"]
  notes  = ["count inferred; retired; AKS pins driver 470.82.01 here"]
}

instance "azure" "Standard_NC24" {
  gpu    = "k80"
  count  = 4
  source = ["azure-karpenter"]
  notes  = ["count inferred; retired; AKS pins driver 470.82.01 here"]
}

instance "azure" "Standard_NC24r" {
  gpu    = "k80"
  count  = 4
  source = ["azure-karpenter"]
  notes  = ["count inferred; retired; AKS pins driver 470.82.01 here"]
}

instance "azure" "Standard_NC6s_v2" {
  gpu    = "p100-pcie-16gb"
  count  = 1
  source = ["azure-karpenter"]
  notes  = ["model and count inferred from the series; retired"]
}

instance "azure" "Standard_NC12s_v2" {
  gpu    = "p100-pcie-16gb"
  count  = 2
  source = ["azure-karpenter"]
  notes  = ["model and count inferred from the series; retired"]
}

instance "azure" "Standard_NC24s_v2" {
  gpu    = "p100-pcie-16gb"
  count  = 4
  source = ["azure-karpenter"]
  notes  = ["model and count inferred from the series; retired"]
}

instance "azure" "Standard_NC24rs_v2" {
  gpu    = "p100-pcie-16gb"
  count  = 4
  source = ["azure-karpenter"]
  notes  = ["model and count inferred from the series; retired"]
}

instance "azure" "Standard_ND6s" {
  gpu    = "p40"
  count  = 1
  source = ["azure-karpenter"]
  notes  = ["model and count inferred from the series; retired"]
}

instance "azure" "Standard_ND12s" {
  gpu    = "p40"
  count  = 2
  source = ["azure-karpenter"]
  notes  = ["model and count inferred from the series; retired"]
}

instance "azure" "Standard_ND24s" {
  gpu    = "p40"
  count  = 4
  source = ["azure-karpenter"]
  notes  = ["model and count inferred from the series; retired"]
}

instance "azure" "Standard_ND24rs" {
  gpu    = "p40"
  count  = 4
  source = ["azure-karpenter"]
  notes  = ["model and count inferred from the series; retired"]
}
