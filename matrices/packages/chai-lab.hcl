# Releases of chai-lab.

package_info "chai-lab" {
  module   = "chai_lab"
  pypi     = "chai-lab"
  source   = ["wheels@b49dfffec7d6962bb1bccd24d030b01d:chai_lab-0.6.1-py3-none-any.whl"]
  inferred = ["module"]
}

package "chai-lab" {
  python_requires = ">=3.10"
  requires        = { numba = ">=0.59", numpy = "~=1.21", torch = "~=2.3.1", transformers = "~=4.44" }
  platforms       = ["any"]
  rows = {
    "0.6.1" = {
      without  = ["requires.transformers"]
      released = "2025-03-18"
      requires = { matplotlib = "*", pandas = "~=2.1", torch = ">=2.3.1,<2.7" }
      source   = ["wheels@b49dfffec7d6962bb1bccd24d030b01d:chai_lab-0.6.1-py3-none-any.whl"]
    }
    "0.6.0" = {
      released = "2025-02-18"
      requires = { matplotlib = "*", pandas = "~=2.1" }
      source   = ["wheels@b96fc0062242b4fedc09b5351cb3ce71:chai_lab-0.6.0-py3-none-any.whl"]
    }
    "0.5.2" = {
      released = "2024-12-24"
      requires = { matplotlib = "*", pandas = "~=2.1" }
      source   = ["wheels@44156d5329b04c81bb2feb1aa960851b:chai_lab-0.5.2-py3-none-any.whl"]
    }
    "0.5.1" = {
      released = "2024-12-20"
      requires = { matplotlib = "*", pandas = "~=2.1" }
      source   = ["wheels@5392150e7f2fd502f320fdf3eeb6bfc4:chai_lab-0.5.1-py3-none-any.whl"]
    }
    "0.5.0" = {
      released = "2024-12-05"
      requires = { matplotlib = "*", pandas = "~=2.1" }
      source   = ["wheels@952a56db645b7764e3f02d6b392c3a42:chai_lab-0.5.0-py3-none-any.whl"]
    }
    "0.4.2" = {
      released = "2024-11-27"
      requires = { matplotlib = "*", pandas = "~=2.1" }
      source   = ["wheels@10ee7e1b04d5c3a24900304654396445:chai_lab-0.4.2-py3-none-any.whl"]
    }
    "0.4.1" = {
      released = "2024-11-27"
      requires = { matplotlib = "*", pandas = "~=2.1" }
      source   = ["wheels@0b8946221c530339e5fbcc6eda7daf2f:chai_lab-0.4.1-py3-none-any.whl"]
    }
    "0.3.1" = {
      released = "2024-11-22"
      requires = { matplotlib = "*", pandas = "~=2.1" }
      source   = ["wheels@5c0488f77e8c316d805dca97e54f2d07:chai_lab-0.3.1-py3-none-any.whl"]
    }
    "0.3.0" = {
      released = "2024-11-19"
      requires = { matplotlib = "*", pandas = "~=2.1" }
      source   = ["wheels@897a3f5ec8c6ccf18daf6ac3c591da7a:chai_lab-0.3.0-py3-none-any.whl"]
    }
    "0.2.1" = {
      released = "2024-11-08"
      requires = { matplotlib = "*", pandas = "~=2.1" }
      source   = ["wheels@031392cc3c2a117c853ae0bcb00768f9:chai_lab-0.2.1-py3-none-any.whl"]
    }
    "0.2.0" = {
      released = "2024-10-21"
      requires = { matplotlib = "*", pandas = "~=2.1" }
      source   = ["wheels@25703fd32b5de6a34ab01c6e4419b2d3:chai_lab-0.2.0-py3-none-any.whl"]
    }
    "0.1.0" = {
      without  = ["requires.numba"]
      released = "2024-09-25"
      requires = { matplotlib = "*", pandas = "~=2.1" }
      source   = ["wheels@0edbdc71d348d9a9c01ec189f9494975:chai_lab-0.1.0-py3-none-any.whl"]
    }
    "0.0.1" = {
      without         = ["requires.numba"]
      released        = "2024-09-09"
      python_requires = ">=3.11"
      requires        = { pandas = "~=2.1" }
      source          = ["wheels@335ad76ceaf9b1fe6a7c147ea3e5c288:chai_lab-0.0.1-py3-none-any.whl"]
    }
  }
}
