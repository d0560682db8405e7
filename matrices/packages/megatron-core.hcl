# Releases of megatron-core.

package_info "megatron-core" {
  framework = "pytorch"
  module    = "megatron.core"
  pypi      = "megatron-core"
  source    = ["wheels@3be561cb9c4789e062a43147d3e8632b:megatron_core-0.19.2-cp311-cp311-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl"]
  inferred  = ["framework", "module"]
}

package "megatron-core" {
  python          = ["3.11", "3.12", "3.13"]
  python_requires = ">=3.12"
  min_glibc       = "2.24"
  requires        = { torch = ">=2.6.0" }
  platforms       = ["linux/amd64", "linux/arm64"]
  rows = {
    "0.19.2" = {
      released = "2026-09-18"
      source = [
        "wheels@3be561cb9c4789e062a43147d3e8632b:megatron_core-0.19.2-cp311-cp311-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "0.19.0" = {
      released = "2026-08-19"
      source = [
        "wheels@6cee316029d829f7802c502225c3e051:megatron_core-0.19.0-cp311-cp311-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "0.18.2" = {
      released = "2026-07-21"
      source = [
        "wheels@22652f429294aa0b79bbf183f04cdbcd:megatron_core-0.18.2-cp311-cp311-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "0.18.0" = {
      released = "2026-06-23"
      source = [
        "wheels@429eddb2c6ce003099cf7d2130081eeb:megatron_core-0.18.0-cp311-cp311-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "0.17.1" = {
      released = "2026-05-28"
      source = [
        "wheels@691f2cb59374d7fdfd63ed022ff2416b:megatron_core-0.17.1-cp311-cp311-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "0.17.0" = {
      released = "2026-04-16"
      source = [
        "wheels@fce43a871881fd8ff0b33a68d4c16534:megatron_core-0.17.0-cp311-cp311-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
  }
}

package "megatron-core" {
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  min_glibc       = "2.24"
  requires        = { numpy = "<2.0.0", torch = "*" }
  platforms       = ["linux/amd64", "linux/arm64"]
  rows = {
    "0.16.1" = {
      without  = ["requires"]
      released = "2026-03-20"
      requires = { torch = ">=2.6.0" }
      source = [
        "wheels@fac268d9f4b0153388a75f584d537966:megatron_core-0.16.1-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "0.16.0" = {
      without  = ["requires"]
      released = "2026-02-26"
      requires = { torch = ">=2.6.0" }
      source = [
        "wheels@a8e5bf60ac93886644bca19bfa42cb5c:megatron_core-0.16.0-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "0.15.3" = {
      released = "2026-02-06"
      requires = { torch = ">=2.6.0" }
      source = [
        "wheels@a0effba8798f3f1323c6a01d03aba916:megatron_core-0.15.3-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "0.15.2" = {
      released = "2026-01-08"
      source = [
        "wheels@59514286168835adb8fa40537cf5d186:megatron_core-0.15.2-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "0.15.1" = {
      released = "2026-01-07"
      source = [
        "wheels@54077b2e0a6ff7cd6f9f6000214b9df0:megatron_core-0.15.1-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "0.15.0" = {
      released = "2025-12-18"
      source = [
        "wheels@742d28d69408a91361d54d9ebc175e7b:megatron_core-0.15.0-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "0.14.0" = {
      released = "2025-10-08"
      source = [
        "wheels@cdeace5fe5d989dc859dcbb3ce3da08f:megatron_core-0.14.0-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "0.13.1" = {
      released = "2025-08-12"
      python   = ["3.10", "3.11"]
      source = [
        "wheels@521a8b19c438c12326beca1c8a459625:megatron_core-0.13.1-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "0.13.0" = {
      released = "2025-07-25"
      python   = ["3.10", "3.11"]
      source = [
        "wheels@417917252e5ec3a9a0a45f41ecbb96d4:megatron_core-0.13.0-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
  }
}

package "megatron-core" {
  python         = ["3.10", "3.11"]
  min_glibc      = "2.24"
  requires       = { nvidia-modelopt = ">=0.23.2", torch = "*" }
  requires_other = { "torch (always)" = "*" }
  platforms      = ["linux/amd64", "linux/arm64"]
  rows = {
    "0.12.3" = {
      released = "2025-08-12"
      source = [
        "wheels@ae09df10fe6765011d53e7d7bbb13a35:megatron_core-0.12.3-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "0.12.2" = {
      released = "2025-07-09"
      source = [
        "wheels@42d86e13b28c21a384cb85af73d391fc:megatron_core-0.12.2-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "0.12.1" = {
      released = "2025-05-23"
      source = [
        "wheels@14774f408f82176cc68de7b36e2f4d1d:megatron_core-0.12.1-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "0.12.0" = {
      released = "2025-05-06"
      source = [
        "wheels@a1f4fae9f34105f0b4a95d1342caa6f9:megatron_core-0.12.0-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "0.11.0" = {
      released = "2025-03-14"
      requires = { nvidia-modelopt = ">=0.19.0" }
      source = [
        "wheels@217b3a50290287d5651a5846f0d13dd3:megatron_core-0.11.0-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "0.10.0" = {
      without   = ["requires_other", "requires"]
      released  = "2025-02-17"
      requires  = { nvidia-modelopt = ">=0.19.0" }
      platforms = ["linux/amd64"]
      source = [
        "wheels@3dcd2d30439e5d752a5a952a5ecfc0a2:megatron_core-0.10.0-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
  }
}
