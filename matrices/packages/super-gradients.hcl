# Releases of super-gradients.

package_info "super-gradients" {
  module   = "super_gradients"
  pypi     = "super-gradients"
  source   = ["wheels@f4ebf2f551399f77070609da15efb2cf:super_gradients-3.7.1-py3-none-any.whl"]
  inferred = ["module"]
}

package "super-gradients" {
  requires = {
    numpy        = "<=1.23"
    onnxruntime  = "==1.13.1"
    protobuf     = "==3.20.3"
    torch        = ">=1.9.0"
    torchmetrics = "==0.8"
    torchvision  = ">=0.10.0"
  }
  platforms = ["any"]
  rows = {
    "3.7.1" = {
      released = "2024-04-08"
      requires = { onnxruntime = "==1.15.0" }
      source   = ["wheels@f4ebf2f551399f77070609da15efb2cf:super_gradients-3.7.1-py3-none-any.whl"]
    }
    "3.7.0" = {
      released = "2024-04-01"
      requires = { onnxruntime = "==1.15.0" }
      source   = ["wheels@57606ce2b4988cdd135a3eb8ae3ec04f:super_gradients-3.7.0-py3-none-any.whl"]
    }
    "3.6.1" = {
      released = "2024-03-08"
      requires = { onnxruntime = "==1.15.0" }
      source   = ["wheels@d311b5aed3b18b604bf99d6fa9caef56:super_gradients-3.6.1-py3-none-any.whl"]
    }
    "3.6.0" = {
      released = "2024-01-25"
      source   = ["wheels@83bd475240e682a34ad391e1342cf318:super_gradients-3.6.0-py3-none-any.whl"]
    }
    "3.5.0" = {
      released = "2023-11-23"
      source   = ["wheels@52243d2813b7588212891878426fa1b1:super_gradients-3.5.0-py3-none-any.whl"]
    }
    "3.4.1" = {
      released = "2023-11-12"
      source   = ["wheels@5e4d9967929611a59d76ae6acb4576dc:super_gradients-3.4.1-py3-none-any.whl"]
    }
    "3.4.0" = {
      released = "2023-11-06"
      source   = ["wheels@b702b3e33443f1ce06fd878b600a20d0:super_gradients-3.4.0-py3-none-any.whl"]
    }
    "3.3.1" = {
      released = "2023-10-26"
      source   = ["wheels@1b7f8023c08a3b5660cd7a55d7560661:super_gradients-3.3.1-py3-none-any.whl"]
    }
    "3.3.0" = {
      released = "2023-10-15"
      source   = ["wheels@34ff6b7097ee6affa676a3516ccc0c20:super_gradients-3.3.0-py3-none-any.whl"]
    }
    "3.2.1" = {
      released = "2023-09-04"
      source   = ["wheels@d18ef14f1446b2fa2fc1d3657d164a7f:super_gradients-3.2.1-py3-none-any.whl"]
    }
  }
}
