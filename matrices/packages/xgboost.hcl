# Releases of xgboost.

package_info "xgboost" {
  binds_gpu = true
  delivery  = "bundled-in-wheel"
  module    = "xgboost"
  pypi      = "xgboost"
  source    = ["wheels@6adf2afa396da2ae8ed30295b50b99d4:xgboost-3.4.1-py3-none-manylinux_2_28_x86_64.whl"]
  inferred  = ["delivery", "module"]
  notes     = ["from 3.0 on the wheel of the index brings CUDA in its library and NCCL as a wheel"]
}

package "xgboost" {
  python_requires = ">=3.10"
  min_glibc       = "2.28"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  rows = {
    "3.4.1" = {
      released        = "2026-08-15"
      python_requires = ">=3.12"
      cuda            = "13"
      sm_min          = "7.5"
      sm = {
        "linux/amd64" = ["7.5", "8.0", "9.0", "10.0", "12.0+PTX"]
        "linux/arm64" = ["7.5", "8.0", "9.0", "10.0", "12.0+PTX"]
      }
      source = [
        "wheels@6adf2afa396da2ae8ed30295b50b99d4:xgboost-3.4.1-py3-none-manylinux_2_28_x86_64.whl",
        "wheels@7faaf99de26719c22bfae883a02bd56b:xgboost-3.4.1-py3-none-manylinux_2_28_aarch64.whl",
      ]
    }
    "3.4.0" = {
      released        = "2026-08-04"
      python_requires = ">=3.12"
      cuda            = "13"
      source          = ["wheels@ba132153e3c696f090be808bc42b8e42:xgboost-3.4.0-py3-none-manylinux_2_28_x86_64.whl"]
    }
    "3.3.0" = {
      released        = "2026-06-17"
      python_requires = ">=3.12"
      cuda            = "12"
      source          = ["wheels@f59edaf28eccd1c519788607c72ed907:xgboost-3.3.0-py3-none-manylinux_2_28_x86_64.whl"]
    }
    "3.2.0" = {
      released = "2026-02-10"
      cuda     = "12"
      source   = ["wheels@99b4a6bbcb47212fec5cf5fbe1234721:xgboost-3.2.0-py3-none-manylinux_2_28_x86_64.whl"]
    }
    "3.1.3" = {
      released = "2026-01-10"
      cuda     = "12"
      source   = ["wheels@687504d1d76dc797df08b0dbe8b83d58:xgboost-3.1.3-py3-none-manylinux_2_28_x86_64.whl"]
    }
    "3.1.2" = {
      released = "2025-11-20"
      cuda     = "12"
      source   = ["wheels@24879ac75c0ee21acae0101f791bc433:xgboost-3.1.2-py3-none-manylinux_2_28_x86_64.whl"]
    }
    "3.1.1" = {
      released = "2025-10-21"
      cuda     = "12"
      source   = ["wheels@405e48a201495fe9474f7aa27419f937:xgboost-3.1.1-py3-none-manylinux_2_28_x86_64.whl"]
    }
    "3.1.0" = {
      released = "2025-10-17"
      cuda     = "12"
      sm       = { "linux/amd64" = ["5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "12.0+PTX"] }
      source   = ["wheels@0eaa2b9a18820b7910962e1b7f7f2c7d:xgboost-3.1.0-py3-none-manylinux_2_28_x86_64.whl"]
    }
    "3.0.5" = {
      released = "2025-09-05"
      source   = ["wheels@d7f57a04629b52bae91a80e6721b9cdd:xgboost-3.0.5-py3-none-manylinux2014_x86_64.whl"]
    }
    "3.0.4" = {
      released = "2025-08-11"
      source   = ["wheels@ae2a17cd7f29f4bb84ab8a77d5c43b75:xgboost-3.0.4-py3-none-manylinux2014_x86_64.whl"]
    }
    "3.0.3" = {
      released = "2025-07-30"
      source   = ["wheels@5b755051749a718feacb9bf863fa2478:xgboost-3.0.3-py3-none-manylinux2014_x86_64.whl"]
    }
    "3.0.2" = {
      released = "2025-05-25"
      source   = ["wheels@7d1ad8c5ae361161ce5288a04916c89d:xgboost-3.0.2-py3-none-manylinux2014_x86_64.whl"]
    }
    "3.0.1" = {
      released = "2025-05-13"
      source   = ["wheels@e031ad98ff7c70e079585f01dbac1f13:xgboost-3.0.1-py3-none-manylinux2014_x86_64.whl"]
    }
    "3.0.0" = {
      released = "2025-03-15"
      source   = ["wheels@72d39e74649e9b628c4221111aa6a8ca:xgboost-3.0.0-py3-none-manylinux2014_x86_64.whl"]
    }
    "2.1.4" = {
      released        = "2025-02-06"
      python_requires = ">=3.8"
      source          = ["wheels@f1343a512e634822eab30d300bfc00bf:xgboost-2.1.4-py3-none-manylinux2014_x86_64.whl"]
    }
    "2.1.3" = {
      released        = "2024-11-26"
      python_requires = ">=3.8"
      source          = ["wheels@32a43526208fe676527c698cb852e0e9:xgboost-2.1.3-py3-none-manylinux2014_x86_64.whl"]
    }
  }
}
