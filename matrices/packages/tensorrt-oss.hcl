# Releases of tensorrt-oss.

source "tensorrt" {
  title = "github.com/NVIDIA/TensorRT"
  url   = "https://github.com/NVIDIA/TensorRT"
  date  = "2026-11-20"
  class = "vendor"
}

source "tensorrt-index" {
  title = "pypi.org: tensorrt from 8.5.1.7 on; 8.6.0 to 10.7.0 without the fourth number, 9.1.0 to 9.3.0 with the CUDA major behind post, as post11 and post12"
  url   = "https://pypi.org/project/tensorrt/#history"
  date  = "2026-11-30"
  class = "measured"
}

package_info "tensorrt-oss" {
  delivery         = "pip-nvidia-wheels"
  pypi             = "tensorrt"
  run_time_kernels = true
  source           = ["tensorrt@v11.1:README.md"]
}

package "tensorrt-oss" {
  python_requires = ">=3.8"
  cuda            = "13"
  cuda_also       = ["12"]
  sm_min          = "7.5"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  inferred        = ["sm_min", "platforms", "cuda_also"]
  notes = [
    "sm_min, platforms: as of 11.1; the source package says neither",
    "cuda_also: tensorrt-cu12 of the same version is on the index",
  ]
  rows = {
    "11.4.0.106" = {
      released = "2026-10-08"
      source   = ["wheels@5cba2c13470b578788ca4a344e53dc7a:tensorrt-11.4.0.106.tar.gz"]
    }
    "11.3.0.99" = {
      released = "2026-09-09"
      source   = ["wheels@ce458d7e613126179a0389b848529505:tensorrt-11.3.0.99.tar.gz"]
    }
    "11.2.1.2" = {
      released = "2026-07-30"
      source   = ["wheels@adf00e5ee6d87e1bf991dfefad64f939:tensorrt-11.2.1.2.tar.gz"]
    }
  }
}

package "tensorrt-oss" {
  python_requires = ">=3.8,<3.14"
  cuda            = "13.2.0"
  cuda_also       = ["12.9.0"]
  sm_min          = "7.5"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  more            = { cudnn_recommended = ["8.9"] }
  cell_source = {
    python_requires = [
      "wheels@051e1c19a9f51002b90a811ee44b9fa6:tensorrt_cu12_bindings-11.0.0.114-cp313-none-manylinux_2_28_x86_64.whl",
    ]
  }
  inferred = ["sm_min"]
  notes = [
    "sm_min: of the TensorRT release, by its support matrix",
    "versions the OSS build recommends, not a hard runtime bound",
  ]
  rows = {
    "11.1.0.106" = {
      released        = "2026-06-16"
      python_requires = ">=3.8,<3.15"
      cuda            = "13.3.0"
      more            = { tag = ["11.1"] }
      source          = ["tensorrt@v11.1:README.md"]
      cell_source = {
        python_requires = [
          "wheels@2d2e4bcb46819f912eb7e21d04376b11:tensorrt_cu12_bindings-11.1.0.106-cp314-none-manylinux_2_28_x86_64.whl",
        ]
      }
    }
    "11.0.0.114" = { released = "2026-05-27", more = { tag = ["11.0"] }, source = ["tensorrt@v11.0:README.md"] }
    "10.16.0.72" = { released = "2026-03-18", more = { tag = ["10.16"] }, source = ["tensorrt@v10.16:README.md"] }
  }
}

package "tensorrt-oss" {
  python_requires = ">=3.8,<3.14"
  cuda            = "13.0.0"
  cuda_also       = ["12.9.0"]
  sm_min          = "7.5"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  more            = { cudnn_recommended = ["8.9"] }
  cell_source = {
    python_requires = [
      "wheels@b83e218d540f629d3fbc82904170839f:tensorrt_cu12_bindings-10.15.1.29-cp313-none-manylinux_2_28_x86_64.whl",
    ]
  }
  inferred = ["sm_min"]
  notes = [
    "sm_min: of the TensorRT release, by its support matrix",
    "versions the OSS build recommends, not a hard runtime bound",
  ]
  rows = {
    "10.15.1.29" = {
      released = "2026-01-30"
      cuda     = "13.1.0"
      more     = { tag = ["10.15"] }
      source   = ["tensorrt@v10.15:README.md"]
    }
    "10.14.1.48" = { released = "2025-11-04", more = { tag = ["10.14"] }, source = ["tensorrt@v10.14:README.md"] }
    "10.13.3.9"  = { released = "2025-09-05", more = { tag = ["10.13.3"] }, source = ["tensorrt@v10.13.3:README.md"] }
    "10.13.2.6"  = { released = "2025-08-05", more = { tag = ["10.13.2"] }, source = ["tensorrt@v10.13.2:README.md"] }
  }
}

package "tensorrt-oss" {
  python_requires = ">=3.8,<3.14"
  cuda            = "12.9.0"
  cuda_also       = ["11.8.0"]
  sm_min          = "7.5"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  more            = { cudnn_recommended = ["8.9"] }
  cell_source = {
    python_requires = [
      "wheels@3fb3c0d765c37311a412ead25e8335e6:tensorrt_cu12_bindings-10.13.0.35-cp313-none-manylinux_2_28_x86_64.whl",
    ]
  }
  inferred = ["sm_min"]
  notes = [
    "sm_min: of the TensorRT release, by its support matrix",
    "versions the OSS build recommends, not a hard runtime bound",
  ]
  rows = {
    "10.13.0.35" = { released = "2025-07-22", more = { tag = ["10.13.0"] }, source = ["tensorrt@v10.13.0:README.md"] }
    "10.12.0.36" = { released = "2025-06-12", more = { tag = ["10.12.0"] }, source = ["tensorrt@v10.12.0:README.md"] }
    "10.11.0.33" = { released = "2025-05-14", more = { tag = ["10.11"] }, source = ["tensorrt@v10.11:README.md"] }
    "10.10.0.31" = { released = "2025-05-01", more = { tag = ["10.10.0"] }, source = ["tensorrt@v10.10.0:README.md"] }
  }
}

package "tensorrt-oss" {
  python_requires = ">=3.8,<3.13"
  cuda            = "12.6.0"
  cuda_also       = ["11.8.0"]
  sm_min          = "7.5"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  more            = { cudnn_recommended = ["8.9"] }
  cell_source = {
    python_requires = [
      "wheels@df2cc63ba2ca4799055f25e5c3d76d2f:tensorrt_cu12_bindings-10.5.0-cp312-none-manylinux_2_17_x86_64.whl",
    ]
  }
  inferred = ["sm_min"]
  notes = [
    "sm_min: of the TensorRT release, by its support matrix",
    "versions the OSS build recommends, not a hard runtime bound",
  ]
  rows = {
    "10.9.0.34" = {
      released        = "2025-03-05"
      python_requires = ">=3.8,<3.14"
      cuda            = "12.8.0"
      more            = { tag = ["10.9.0"] }
      source          = ["tensorrt@v10.9.0:README.md"]
      cell_source = {
        python_requires = [
          "wheels@30c1518b16cfa84dd9d7e85e11e47d80:tensorrt_cu12_bindings-10.9.0.34-cp313-none-manylinux_2_28_x86_64.whl",
        ]
      }
    }
    "10.8.0.43" = {
      released = "2025-01-24"
      cuda     = "12.8.0"
      more     = { tag = ["10.8.0"] }
      source   = ["tensorrt@v10.8.0:README.md"]
    }
    "10.7.0" = {
      released = "2024-12-05"
      more     = { tag = ["10.7.0"] }
      source   = ["tensorrt@v${version}:README.md"]
    }
    "10.6.0" = {
      released = "2024-11-05"
      more     = { tag = ["10.6.0"] }
      source   = ["tensorrt@v${version}:README.md"]
    }
    "10.5.0" = {
      released = "2024-10-10"
      more     = { tag = ["10.5.0"] }
      source   = ["tensorrt@v${version}:README.md"]
    }
  }
}

package "tensorrt-oss" {
  python_requires = ">=3.8,<3.13"
  cuda            = "12.2.0"
  cuda_also       = ["11.8.0"]
  sm_min          = "7.0"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  more            = { cudnn_recommended = ["8.9"] }
  cell_source = {
    python_requires = [
      "wheels@4dac59171956cc1ec2ffef1fc39cf952:tensorrt_cu12_bindings-10.0.1-cp312-none-manylinux_2_17_x86_64.whl",
    ]
  }
  inferred = ["sm_min"]
  notes = [
    "sm_min: of the TensorRT release, by its support matrix",
    "versions the OSS build recommends, not a hard runtime bound",
  ]
  rows = {
    "10.4.0" = {
      released = "2024-09-11"
      cuda     = "12.6.0"
      more     = { tag = ["10.4.0"] }
      source   = ["tensorrt@v${version}:README.md"]
    }
    "10.3.0" = {
      released = "2024-08-08"
      cuda     = "12.5.0"
      more     = { tag = ["10.3.0"] }
      source   = ["tensorrt@v${version}:README.md"]
    }
    "10.2.0" = {
      released = "2024-07-11"
      cuda     = "12.5.0"
      more     = { tag = ["10.2.0"] }
      source   = ["tensorrt@v${version}:README.md"]
    }
    "10.1.0" = {
      released = "2024-06-17"
      cuda     = "12.4.0"
      more     = { tag = ["10.1.0"] }
      source   = ["tensorrt@v${version}:README.md"]
    }
    "10.0.1" = { released = "2024-04-30", more = { tag = ["10.0.1"] }, source = ["tensorrt@v${version}:README.md"] }
    "10.0.0.6" = {
      gone     = true
      released = "2024-04-03"
      more     = { tag = ["10.0.0"] }
      source   = ["tensorrt@v10.0.0:README.md"]
    }
    "9.3.0.1" = {
      without         = ["cell_source"]
      gone            = true
      released        = "2024-02-09"
      python_requires = ">=3.8,<3.11"
      sm_min          = "6.0"
      more            = { tag = ["9.3.0"] }
      source          = ["tensorrt@v9.3.0:README.md"]
    }
    "9.2.0" = {
      without         = ["cell_source"]
      gone            = true
      released        = "2023-11-29"
      python_requires = ">=3.6,<3.11"
      cuda_also       = ["11.8.0", "12.0"]
      sm_min          = "6.0"
      more            = { cudnn_recommended = ["8.8"], tag = ["9.2.0"] }
      source          = ["tensorrt@v${version}:README.md"]
      notes = [
        "sm_min: of the TensorRT release, by its support matrix",
        "README at this tag still names 8.6.1.6",
      ]
    }
    "9.1.0.4" = {
      without         = ["cell_source"]
      gone            = true
      released        = "2023-10-19"
      python_requires = ">=3.8,<3.11"
      sm_min          = "6.0"
      more            = { tag = ["9.1.0"] }
      source          = ["tensorrt@v9.1.0:README.md"]
    }
  }
}

package "tensorrt-oss" {
  cuda      = "12.2.0"
  sm_min    = "6.0"
  platforms = ["linux/amd64"]
  source    = ["tensorrt-index", "tensorrt@v9.3.0:README.md", "tensorrt@v9.1.0:README.md"]
  inferred  = ["cuda", "sm_min", "platforms"]
  notes = [
    "sm_min: of the TensorRT release, by its support matrix",
    "cuda: that of the release by its README, of the major behind post",
  ]
  rows = {
    "9.3.0.post12.dev1" = {}
    "9.3.0.post11.dev1" = { cuda = "11.8.0" }
    "9.2.0.post12.dev5" = {}
    "9.2.0.post11.dev5" = { cuda = "11.8.0" }
    "9.1.0.post12.dev4" = {}
    "9.1.0.post11.dev4" = { cuda = "11.8.0" }
  }
}

package "tensorrt-oss" {
  python_requires = ">=3.6,<3.11"
  cuda            = "12.0.1"
  cuda_also       = ["11.8.0"]
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  more            = { cudnn_recommended = ["8.8"] }
  notes           = ["versions the OSS build recommends, not a hard runtime bound"]
  rows = {
    "8.6.1" = { released = "2023-05-04", more = { tag = ["8.6.1"] }, source = ["tensorrt@v${version}:README.md"] }
    "8.6.0" = { released = "2023-03-14", more = { tag = ["8.6.0"] }, source = ["tensorrt@v${version}:README.md"] }
  }
}

package "tensorrt-oss" {
  cuda_also = ["10.2"]
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  notes     = ["versions the OSS build recommends, not a hard runtime bound"]
  rows = {
    "8.5.3.1" = {
      released = "2023-01-31"
      cuda     = "11.8.0"
      more     = { cudnn_recommended = ["8.6"], tag = ["8.5.3"] }
      source   = ["tensorrt@8.5.3:README.md", "tensorrt@8.5.3:CMakeLists.txt"]
    }
    "8.5.2.2" = {
      released = "2022-12-12"
      cuda     = "11.8.0"
      more     = { cudnn_recommended = ["8.6"], tag = ["8.5.2"] }
      source   = ["tensorrt@8.5.2:README.md", "tensorrt@8.5.2:CMakeLists.txt"]
    }
    "8.5.1.7" = {
      released = "2022-11-01"
      cuda     = "11.8.0"
      more     = { cudnn_recommended = ["8.6"], tag = ["8.5.1"] }
      source   = ["tensorrt@8.5.1:README.md", "tensorrt@8.5.1:CMakeLists.txt"]
    }
    "8.4.3.1" = {
      gone     = true
      released = "2022-08-19"
      cuda     = "11.6"
      more     = { cudnn_recommended = ["8.4"], tag = ["8.4.3"] }
      source   = ["tensorrt@8.4.3:README.md", "tensorrt@8.4.3:CMakeLists.txt"]
    }
    "8.4.1.5" = {
      gone     = true
      released = "2022-06-14"
      cuda     = "11.6"
      more     = { cudnn_recommended = ["8.4"], tag = ["8.4.1"] }
      source   = ["tensorrt@8.4.1:README.md", "tensorrt@8.4.1:CMakeLists.txt"]
    }
    "8.2.1.8" = {
      gone     = true
      released = "2021-11-24"
      cuda     = "11.4"
      more     = { cudnn_recommended = ["8.2"], tag = ["8.2.1"] }
      source   = ["tensorrt@8.2.1:README.md", "tensorrt@8.2.1:CMakeLists.txt"]
    }
    "8.0.1.6" = {
      gone     = true
      released = "2021-07-02"
      cuda     = "11.3.1"
      more     = { cudnn_recommended = ["8.2"], tag = ["8.0.1"] }
      source   = ["tensorrt@8.0.1:README.md", "tensorrt@8.0.1:CMakeLists.txt"]
    }
    "7.2.1.6" = {
      gone      = true
      released  = "2020-10-20"
      cuda      = "11.1"
      cuda_also = ["11.0", "10.2"]
      more      = { cudnn_recommended = ["8.0"], tag = ["7.2.1"] }
      source    = ["tensorrt@7.2.1:README.md", "tensorrt@7.2.1:CMakeLists.txt"]
    }
    "7.1.3.4" = {
      gone     = true
      released = "2020-07-01"
      cuda     = "11.0"
      more     = { cudnn_recommended = ["8.0"], tag = ["7.1.3"] }
      source   = ["tensorrt@7.1.3:README.md", "tensorrt@7.1.3:CMakeLists.txt"]
    }
    "7.0.0" = {
      gone      = true
      released  = "2019-12-18"
      cuda      = "10.2"
      cuda_also = ["10.0"]
      more      = { cudnn_recommended = ["7.6"], tag = ["7.0.0"] }
      source    = ["tensorrt@v${version}:README.md"]
    }
  }
}
