# Releases of torchao.

package_info "torchao" {
  framework = "pytorch"
  module    = "torchao"
  pypi      = "torchao"
  source = [
    "wheels@6540b148e40ba81cbd4de86392225a07:torchao-0.18.0-cp310-abi3-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
  ]
  inferred = ["framework", "module"]
  notes    = ["its own kernels are optional: beside a torch of another CUDA it works without them"]
}

package "torchao" "0.18.0" {
  released  = "2026-08-03"
  platforms = ["any"]
  source = [
    "wheels@6540b148e40ba81cbd4de86392225a07:torchao-0.18.0-cp310-abi3-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

package "torchao" "0.17.0" {
  released  = "2026-03-30"
  platforms = ["any"]
  source = [
    "wheels@87a418ce0ec064a821ceab83c921b501:torchao-0.17.0-cp310-abi3-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
  ]
  torch_abi   = "stable"
  cell_source = { torch_abi = ["wheels@87a418ce0ec064a821ceab83c921b501:torchao-0.17.0-cp310-abi3-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl"] }
}

package "torchao" "0.16.0" {
  released  = "2026-02-10"
  platforms = ["any"]
  source = [
    "wheels@2d6293a0c57c9dd505efb025a7189459:torchao-0.16.0-cp310-abi3-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

package "torchao" "0.15.0" {
  released  = "2025-12-18"
  platforms = ["any"]
  source = [
    "wheels@1cbe813201314ba6329a650a76944502:torchao-0.15.0-cp310-abi3-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

package "torchao" "0.14.1" {
  released  = "2025-10-24"
  platforms = ["any"]
  source = [
    "wheels@50f68db5e41952e88daa383fc2f35854:torchao-0.14.1-cp310-abi3-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

package "torchao" "0.14.0" {
  released  = "2025-10-13"
  platforms = ["any"]
  source = [
    "wheels@3508151beb43ab6dd0f70427389f387c:torchao-0.14.0-cp310-abi3-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

package "torchao" "0.13.0" {
  released  = "2025-09-03"
  platforms = ["any"]
  source = [
    "wheels@718568b158af481fdd6220165d3e336b:torchao-0.13.0-1-cp39-abi3-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

package "torchao" "0.12.0" {
  released  = "2025-07-17"
  platforms = ["any"]
  source = [
    "wheels@326ea2800cc7d9d50f0d17742ad923e5:torchao-0.12.0-cp39-abi3-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

package "torchao" "0.11.0" {
  released  = "2025-05-09"
  platforms = ["any"]
  source = [
    "wheels@5d9804833a7ec4d98a759d4750cd0f07:torchao-0.11.0-cp39-abi3-manylinux_2_28_x86_64.manylinux_2_24_x86_64.whl",
  ]
}

package "torchao" "0.10.0" {
  released  = "2025-04-07"
  platforms = ["any"]
  source = [
    "wheels@8d984f39246817ac43b46549759af6fa:torchao-0.10.0-cp39-abi3-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

package "torchao" "0.9.0" {
  released  = "2025-02-28"
  platforms = ["any"]
  source = [
    "wheels@bc708910301a9f98344d43f3fe2aa6d5:torchao-0.9.0-cp39-abi3-manylinux_2_17_x86_64.manylinux2014_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

package "torchao" "0.8.0" {
  released  = "2025-01-15"
  platforms = ["any"]
  source = [
    "wheels@372c071869d4ebca527055bb2e5d889c:torchao-0.8.0-cp39-abi3-manylinux_2_17_x86_64.manylinux2014_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

package "torchao" "0.7.0" {
  released  = "2024-12-10"
  platforms = ["any"]
  source = [
    "wheels@08dacdd58c4f4cdec7c7c3494503423c:torchao-0.7.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.manylinux_2_28_x86_64.whl",
  ]
}
