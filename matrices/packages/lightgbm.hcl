# Releases of lightgbm.

package_info "lightgbm" {
  module = "lightgbm"
  pypi   = "lightgbm"
  source = [
    "wheels@d23e922acd891e77212e4d0fbcee9ba9:lightgbm-4.7.0-py3-none-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
  inferred = ["module"]
  notes    = ["the wheels of the index run on GPUs by OpenCL; with CUDA it is compiled from source"]
}

package "lightgbm" "4.7.0" {
  released        = "2026-07-18"
  python_requires = ">=3.10"
  min_glibc       = "2.27"
  requires        = { numpy = ">=1.21.3" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source = [
    "wheels@d23e922acd891e77212e4d0fbcee9ba9:lightgbm-4.7.0-py3-none-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

package "lightgbm" "4.6.0" {
  released        = "2025-02-15"
  python_requires = ">=3.7"
  min_glibc       = "2.28"
  requires        = { numpy = ">=1.17.0" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels@cb19b5afea55b5b61cbb2131095f5053:lightgbm-4.6.0-py3-none-manylinux_2_28_x86_64.whl"]
}
