# Releases of torchrl.

package_info "torchrl" {
  framework = "pytorch"
  module    = "torchrl"
  pypi      = "torchrl"
  torch_pin = "lower bound in metadata; its tensordict is held to one minor"
  source    = ["wheels@01d4860368e68d222ca9ba96f4103ada:torchrl-0.14.1-cp310-cp310-manylinux_2_28_x86_64.whl"]
  inferred  = ["framework", "module"]
}

package "torchrl" {
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10"
  min_glibc       = "2.28"
  requires        = { torch = ">=2.1.0" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  rows = {
    "0.14.1" = {
      released = "2026-10-10"
      requires = { tensordict = ">=0.14.3,<0.15.0" }
      source   = ["wheels@01d4860368e68d222ca9ba96f4103ada:torchrl-0.14.1-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.14.0" = {
      released = "2026-09-10"
      requires = { tensordict = ">=0.14.2,<0.15.0" }
      source   = ["wheels@322627aeba50e7985f62a3f9001e7daa:torchrl-0.14.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.13.3" = {
      released = "2026-07-14"
      requires = { tensordict = ">=0.13.0,<0.14.0" }
      source   = ["wheels@80e037e01fd26729a5335bdd5a8ad10f:torchrl-0.13.3-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.13.2" = {
      released = "2026-06-16"
      requires = { tensordict = ">=0.13.0,<0.14.0" }
      source   = ["wheels@57bcb90e60391e7196f3dcbd51201df0:torchrl-0.13.2-cp310-cp310-manylinux_2_28_x86_64.whl"]
      inferred = ["requires"]
      notes    = ["inferred: what the releases before and after it agree on"]
    }
    "0.13.1" = {
      released = "2026-06-08"
      requires = { tensordict = ">=0.13.0,<0.14.0" }
      source   = ["wheels@41e8c2a3b2e89dc5768c4b5c149bd5f5:torchrl-0.13.1-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.12.0" = {
      released = "2026-04-27"
      requires = { tensordict = ">=0.12.0,<0.13.0" }
      source   = ["wheels@185686b428592186d0ac375ce542d946:torchrl-0.12.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.11.1" = {
      released = "2026-02-05"
      requires = { tensordict = ">=0.11.0,<0.12.0" }
      source   = ["wheels@99808050cd5ad85d55dd8fab74c196ff:torchrl-0.11.1-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.11.0" = {
      released = "2026-01-27"
      requires = { tensordict = ">=0.11.0,<0.12.0" }
      source   = ["wheels@af8bd2c9aff23e000d958539f9288a33:torchrl-0.11.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
  }
}

package "torchrl" "0.10.1" {
  like     = "0.10.0"
  released = "2025-11-03"
  source   = ["wheels@bbdce500f0fa4d6741d1ab986c0b6672:torchrl-0.10.1-cp310-cp310-manylinux_2_28_x86_64.whl"]
}

package "torchrl" "0.10.0" {
  released        = "2025-09-16"
  python          = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.9"
  min_glibc       = "2.28"
  requires        = { tensordict = ">=0.10.0,<0.11.0", torch = ">=2.1.0" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels@08061f57e2a0b0ba3f1da00381576e7a:torchrl-0.10.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
}

package "torchrl" "0.9.2" {
  like     = "0.9.1"
  without  = ["inferred", "notes"]
  released = "2025-07-17"
  source   = ["wheels@08c772e113e085737fb956e2b69390ac:torchrl-0.9.2-cp310-cp310-manylinux_2_28_x86_64.whl"]
}

package "torchrl" "0.9.1" {
  released  = "2025-07-11"
  python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  min_glibc = "2.28"
  requires  = { tensordict = ">=0.9.0,<0.10.0", torch = ">=2.1.0" }
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source    = ["wheels@4d0493f0388dbdbcb7b0ddc1712910ce:torchrl-0.9.1-cp310-cp310-manylinux_2_28_x86_64.whl"]
  inferred  = ["requires"]
  notes     = ["inferred: what the releases before and after it agree on"]
}

package "torchrl" "0.9.0" {
  like     = "0.8.0"
  released = "2025-07-10"
  requires = { tensordict = ">=0.9.0,<0.10.0" }
  source   = ["wheels@0d63986200e48f1664a9f85c15be8d74:torchrl-0.9.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
}

package "torchrl" "0.8.1" {
  like     = "0.8.0"
  released = "2025-05-16"
  requires = { tensordict = ">=0.8.3,<0.9.0" }
  source   = ["wheels@03b9b2de965ce9f06bf962c9736d580b:torchrl-0.8.1-cp310-cp310-manylinux_2_28_x86_64.whl"]
}

package "torchrl" "0.8.0" {
  released  = "2025-04-30"
  python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  min_glibc = "2.28"
  requires  = { tensordict = ">=0.8.1,<0.9.0", torch = ">=2.1.0" }
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source    = ["wheels@50b7a227f1a0513924d11426be88d5af:torchrl-0.8.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
}

package "torchrl" "0.7.2" {
  like     = "0.7.1"
  without  = ["inferred", "notes"]
  released = "2025-03-10"
  source   = ["wheels@c04f72980bc0ed7931c053c5937761d3:torchrl-0.7.2-cp310-cp310-manylinux1_x86_64.whl"]
}

package "torchrl" "0.7.1" {
  released  = "2025-02-18"
  python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  min_glibc = "2.5"
  requires  = { tensordict = ">=0.7.0", torch = ">=2.6.0" }
  platforms = ["linux/amd64", "windows/amd64"]
  source    = ["wheels@f3e16a80494f234e6bf4f39bfa061a42:torchrl-0.7.1-cp310-cp310-manylinux1_x86_64.whl"]
  inferred  = ["requires"]
  notes     = ["inferred: what the releases before and after it agree on"]
}

package "torchrl" {
  python    = ["3.8", "3.9", "3.10", "3.11"]
  min_glibc = "2.5"
  platforms = ["linux/amd64", "windows/amd64"]
  rows = {
    "0.7.0" = {
      released = "2025-02-05"
      python   = ["3.9", "3.10", "3.11", "3.12", "3.13"]
      requires = { tensordict = ">=0.7.0", torch = ">=2.6.0" }
      source   = ["wheels@84d440a8597ef13afbf303ca070fc93c:torchrl-0.7.0-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.6.0" = {
      released = "2024-10-22"
      python   = ["3.9", "3.10", "3.11", "3.12"]
      requires = { tensordict = ">=0.6.0", torch = ">=2.5.0" }
      source   = ["wheels@07594f8c80156a6f6d2d9b91b7606293:torchrl-0.6.0-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.5.0" = {
      released = "2024-07-30"
      python   = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      requires = { tensordict = ">=0.5.0", torch = ">=2.3.0" }
      source   = ["wheels@ec584748087fd867688c224754802821:torchrl-0.5.0-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.4.0" = {
      released = "2024-04-25"
      requires = { tensordict = ">=0.4.0", torch = ">=2.3.0" }
      source   = ["wheels@96f3792c64d9732f1c09ed80209f436a:torchrl-0.4.0-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.3.1" = {
      released = "2024-03-01"
      requires = { tensordict = ">=0.3.1", torch = ">=2.1.0" }
      source   = ["wheels@9903f607a65e5dca263fec0390a388dd:torchrl-0.3.1-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.3.0" = {
      released = "2024-01-31"
      requires = { tensordict = ">=0.3.0", torch = ">=2.1.0" }
      source   = ["wheels@058338bef1579bb23ffbd9ef9e8b8dc1:torchrl-0.3.0-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.2.1" = {
      released = "2023-10-25"
      requires = { tensordict = ">=0.2.0", torch = ">=2.1.0" }
      source   = ["wheels@7a3ade4dabe1d4ecc182de51cb7ae193:torchrl-0.2.1-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.2.0" = {
      released = "2023-10-05"
      requires = { tensordict = ">=0.2.0", torch = "*" }
      source   = ["wheels@d35ddc054dc8d7122f2790541c4b5220:torchrl-0.2.0-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.1.1" = {
      released = "2023-05-06"
      python   = ["3.7", "3.8", "3.9", "3.10"]
      requires = { tensordict = ">=0.1.1", torch = "*" }
      source   = ["wheels@68f3c3f9d7ce458c322cda70ba6a31c2:torchrl-0.1.1-cp310-cp310-manylinux1_x86_64.whl"]
    }
  }
}
