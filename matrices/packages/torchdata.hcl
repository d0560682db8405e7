# Releases of torchdata.

package_info "torchdata" {
  framework = "pytorch"
  module    = "torchdata"
  pypi      = "torchdata"
  torch_pin = "exact in wheel metadata through 0.7.0; >=2 from 0.7.1 on"
  source    = ["wheels@52b940fbbe0e00fb21cabddf528449d1:torchdata-0.11.0-py3-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "torchdata" "0.11.0" {
  released        = "2025-02-20"
  python_requires = ">=3.9"
  requires        = { torch = ">=2" }
  platforms       = ["any"]
  source          = ["wheels@52b940fbbe0e00fb21cabddf528449d1:torchdata-0.11.0-py3-none-any.whl"]
}

package "torchdata" "0.10.1" {
  released        = "2024-12-13"
  python_requires = ">=3.9"
  requires        = { torch = ">=2" }
  platforms       = ["any"]
  source          = ["wheels@30bfb8300d0e4bf406d72930e453e299:torchdata-0.10.1-py3-none-any.whl"]
}

package "torchdata" "0.10.0" {
  released        = "2024-12-10"
  python_requires = ">=3.9"
  requires        = { torch = ">=2" }
  platforms       = ["any"]
  source          = ["wheels@81c2299d150e8c1abdfe202b8af19a16:torchdata-0.10.0-py3-none-any.whl"]
}

package "torchdata" "0.9.0" {
  released        = "2024-10-21"
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9"
  min_glibc       = "2.5"
  requires        = { torch = ">=2" }
  platforms       = ["linux/amd64", "windows/amd64"]
  source          = ["wheels@594f1c32934c44d699737d3444cbe6a6:torchdata-0.9.0-cp310-cp310-manylinux1_x86_64.whl"]
}

package "torchdata" "0.8.0" {
  released        = "2024-07-31"
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8"
  min_glibc       = "2.5"
  requires        = { torch = ">=2" }
  platforms       = ["linux/amd64", "windows/amd64"]
  source          = ["wheels@44f7875a62f3fab86e2f8e5af92c4929:torchdata-0.8.0-cp310-cp310-manylinux1_x86_64.whl"]
}

package "torchdata" "0.7.1" {
  released        = "2023-11-15"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  min_glibc       = "2.17"
  requires        = { torch = ">=2" }
  platforms       = ["any"]
  source = [
    "wheels@eed10b1f9265b30161a8cd129a96cfc7:torchdata-0.7.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "torchdata" "0.7.0" {
  released        = "2023-10-04"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  min_glibc       = "2.17"
  requires        = { torch = "==2.1.0" }
  platforms       = ["any"]
  source = [
    "wheels@ab24443f7365227fa0f96e1e40fa8fac:torchdata-0.7.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "torchdata" "0.6.1" {
  released        = "2023-05-08"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  min_glibc       = "2.17"
  requires        = { torch = "==2.0.1" }
  platforms       = ["any"]
  source = [
    "wheels@cae1b4a516124c00ef47db12bab0cc68:torchdata-0.6.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "torchdata" "0.6.0" {
  released        = "2023-03-15"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  min_glibc       = "2.17"
  requires        = { torch = "==2.0.0" }
  platforms       = ["any"]
  source = [
    "wheels@e9cc724e51f73c219af0503414323c69:torchdata-0.6.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "torchdata" "0.5.1" {
  released        = "2022-12-16"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7"
  min_glibc       = "2.17"
  requires        = { torch = "==1.13.1" }
  platforms       = ["linux/amd64", "windows/amd64"]
  source = [
    "wheels@88b8cf9bdd01ac7bb484074579f92a5f:torchdata-0.5.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "torchdata" "0.5.0" {
  released        = "2022-10-27"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7"
  min_glibc       = "2.17"
  requires        = { torch = "==1.13.0" }
  platforms       = ["linux/amd64", "windows/amd64"]
  source = [
    "wheels@760880e562f8d701c039c21605d34eca:torchdata-0.5.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "torchdata" "0.4.1" {
  released        = "2022-08-05"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7"
  min_glibc       = "2.17"
  requires        = { torch = "==1.12.1" }
  platforms       = ["linux/amd64", "windows/amd64"]
  source = [
    "wheels@1dc96a95586f99a6fc7248ba2ea108a9:torchdata-0.4.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "torchdata" "0.4.0" {
  released        = "2022-06-28"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7"
  min_glibc       = "2.17"
  requires        = { torch = "==1.12.0" }
  platforms       = ["linux/amd64", "windows/amd64"]
  source          = ["wheels@eb30581d9ff4eadd3f9b830c29fccc32:torchdata-0.4.0-cp310-cp310-manylinux2014_x86_64.whl"]
}

package "torchdata" "0.3.0" {
  released        = "2022-03-10"
  python_requires = ">=3.7"
  requires        = { torch = "==1.11.0" }
  platforms       = ["any"]
  source          = ["wheels@bd16fe37cd9a3dc1960503557b5d5562:torchdata-0.3.0-py3-none-any.whl"]
}
