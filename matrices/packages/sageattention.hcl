# Releases of sageattention.

package_info "sageattention" {
  framework = "pytorch"
  module    = "sageattention"
  pypi      = "sageattention"
  source    = ["wheels@fafc66569bed62a16839e820c2612141:sageattention-1.0.6-py3-none-any.whl"]
  inferred  = ["framework", "module"]
  notes     = ["the index ends with 1.0.6, whose kernels are Triton's; 2.x is on GitHub as source alone"]
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
