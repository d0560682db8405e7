# Releases of sageattention.

source "sageattention-2" {
  title = "thu-ml/SageAttention setup.py of 2.2.0: skips GPUs below 8.0, wants CUDA 12.0; core.py raises an error on other GPUs than 8.0 and newer"
  url   = "https://github.com/thu-ml/SageAttention/blob/0263553c1ab901e2a5e0fa83adfacdfc71a89062/setup.py"
  date  = "2026-11-26"
  class = "vendor"
}

package_info "sageattention" {
  framework = "pytorch"
  module    = "sageattention"
  pypi      = "sageattention"
  source    = ["wheels@fafc66569bed62a16839e820c2612141:sageattention-1.0.6-py3-none-any.whl"]
  inferred  = ["framework", "module"]
  notes     = ["the index ends with 1.0.6, whose kernels are Triton's; 2.x is on GitHub as source alone"]
}

package "sageattention" "2.2.0" {
  python_requires = ">=3.9"
  sm_min          = "8.0"
  needs_nvcc      = "always"
  platforms       = ["linux/amd64", "windows/amd64"]
  source          = ["sageattention-2"]
  notes           = ["on no index: its makers have the source alone on GitHub"]
}

package "sageattention" {
  python_requires = ">=3.9"
  platforms       = ["any"]
  rows = {
    "1.0.6" = {
      released = "2024-11-20"
      source   = ["wheels@fafc66569bed62a16839e820c2612141:sageattention-1.0.6-py3-none-any.whl"]
    }
    "1.0.5" = {
      released = "2024-11-12"
      source   = ["wheels@67210926bb324b43a4b207ccac620e12:sageattention-1.0.5-py3-none-any.whl"]
    }
    "1.0.4" = {
      released = "2024-11-12"
      source   = ["wheels@f988a9f099d84fd45776fb2174081e40:sageattention-1.0.4-py3-none-any.whl"]
    }
    "1.0.3" = {
      released = "2024-10-24"
      source   = ["wheels@01add1e876d928ca9d3633966af4e439:sageattention-1.0.3-py3-none-any.whl"]
    }
    "1.0.2" = {
      released = "2024-10-09"
      source   = ["wheels@fd048091ef82b73d1c1c61bad677da09:sageattention-1.0.2-py3-none-any.whl"]
    }
    "1.0.1" = {
      released = "2024-10-08"
      source   = ["wheels@1968e768e52c0bf49337b68bc7052fc9:sageattention-1.0.1-py3-none-any.whl"]
    }
    "1.0.0" = {
      released = "2024-10-08"
      source   = ["wheels@ed1b0cc3a3ad4f3674a7d2050145ac20:sageattention-1.0.0-py3-none-any.whl"]
    }
    "0.1.0" = {
      released = "2024-10-05"
      source   = ["wheels@ea2c5b5e9dad9e8a209c13bb97cefa00:sageattention-0.1.0-py3-none-any.whl"]
    }
  }
}
