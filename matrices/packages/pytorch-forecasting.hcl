# Releases of pytorch-forecasting.

package_info "pytorch-forecasting" {
  module   = "pytorch_forecasting"
  pypi     = "pytorch-forecasting"
  source   = ["wheels@d77ad9a86a310513b3835570f2119200:pytorch_forecasting-1.8.0-py3-none-any.whl"]
  inferred = ["module"]
}

package "pytorch-forecasting" {
  python_requires = ">=3.10,<3.15"
  requires        = { lightning = ">=2.0.0,<2.7.0", numpy = "<=3.0.0", torch = ">=2.0.0,!=2.0.1,<3.0.0" }
  platforms       = ["any"]
  rows = {
    "1.8.0" = {
      released = "2026-06-24"
      requires = { lightning = ">=2.0.0,!=2.6.2,!=2.6.3,<2.7.0" }
      source   = ["wheels@d77ad9a86a310513b3835570f2119200:pytorch_forecasting-1.8.0-py3-none-any.whl"]
    }
    "1.7.0" = {
      released = "2026-04-05"
      source   = ["wheels@59f4bebe2a03ebc447e90c2841040b49:pytorch_forecasting-1.7.0-py3-none-any.whl"]
    }
    "1.6.1" = {
      released = "2026-01-23"
      source   = ["wheels@93456a47bee86f7229106e5a2b139303:pytorch_forecasting-1.6.1-py3-none-any.whl"]
    }
    "1.6.0" = {
      released = "2026-01-16"
      source   = ["wheels@1752933e474b2ab3d18a46b8250aceaa:pytorch_forecasting-1.6.0-py3-none-any.whl"]
    }
  }
}

package "pytorch-forecasting" "1.5.0" {
  released        = "2025-10-10"
  python_requires = ">=3.10,<3.14"
  requires        = { lightning = ">=2.0.0,<3.0.0", numpy = "<=3.0.0", torch = ">=2.0.0,!=2.0.1,<3.0.0" }
  platforms       = ["any"]
  source          = ["wheels@ff805102840d61037aa58cc7f3c88912:pytorch_forecasting-1.5.0-py3-none-any.whl"]
}

package "pytorch-forecasting" "1.4.0" {
  released        = "2025-06-14"
  python_requires = ">=3.9,<3.14"
  requires        = { lightning = ">=2.0.0,<3.0.0", numpy = "<=3.0.0", torch = ">=2.0.0,!=2.0.1,<3.0.0" }
  platforms       = ["any"]
  source          = ["wheels@f9581a0087a92fd14511cc165be1ae41:pytorch_forecasting-1.4.0-py3-none-any.whl"]
}

package "pytorch-forecasting" "1.3.0" {
  released        = "2025-02-06"
  python_requires = ">=3.9,<3.14"
  requires        = { lightning = ">=2.0.0,<3.0.0", numpy = "<=3.0.0", torch = ">=2.0.0,!=2.0.1,<3.0.0" }
  platforms       = ["any"]
  source          = ["wheels@eb2313f1b677646bbd1f945efb4c0151:pytorch_forecasting-1.3.0-py3-none-any.whl"]
}

package "pytorch-forecasting" "1.2.0" {
  released        = "2024-11-19"
  python_requires = ">=3.9,<3.13"
  requires        = { lightning = ">=2.0.0,<3.0.0", numpy = "<=3.0.0", torch = ">=2.0.0,!=2.0.1,<3.0.0" }
  platforms       = ["any"]
  source          = ["wheels@7566c7d68c71586c0ea5476a5ae8c40e:pytorch_forecasting-1.2.0-py3-none-any.whl"]
}

package "pytorch-forecasting" "1.1.1" {
  released        = "2024-09-09"
  python_requires = ">=3.8,<3.13"
  requires        = { lightning = ">=2.0.0,<3.0.0", numpy = "<2.0.0", torch = ">=2.0.0,!=2.0.1,<3.0.0" }
  platforms       = ["any"]
  source          = ["wheels@7af55159b2e6c74a0e5c377477b8028b:pytorch_forecasting-1.1.1-py3-none-any.whl"]
}

package "pytorch-forecasting" "1.1.0" {
  released        = "2024-09-08"
  python_requires = ">=3.8,<3.13"
  requires        = { lightning = ">=2.0.0,<3.0.0", numpy = "<2.0.0", torch = ">=2.0.0,!=2.0.1,<3.0.0" }
  platforms       = ["any"]
  source          = ["wheels@182457a2604a80fad5a2042c78f98d36:pytorch_forecasting-1.1.0-py3-none-any.whl"]
}
