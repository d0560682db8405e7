# Releases of TensorRT on the index, by its plain name and by those for one major of CUDA.

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

package_info "tensorrt-cu13" {
  delivery         = "pip-nvidia-wheels"
  pypi             = "tensorrt-cu13"
  module           = "tensorrt"
  run_time_kernels = true
  source           = ["tensorrt@v10.13.0:README.md"]
}

package "tensorrt-cu13" {
  python    = ["3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
  min_glibc = "2.28"
  requires  = { tensorrt-cu13-bindings = "==${version}", tensorrt-cu13-libs = "==${version}" }
  cuda      = "13"
  sm_min    = "7.5"
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  inferred  = ["sm_min", "cuda"]
  notes     = ["sm_min: of the TensorRT release, by its support matrix", "cuda: of its name"]
  rows = {
    "11.4.0.106" = {
      released = "2026-10-08"
      source = [
        "wheels@233f5f02af7940b7cf15a5b526fc16b2:tensorrt_cu13_bindings-11.4.0.106-cp314-none-manylinux_2_28_x86_64.whl",
      ]
    }
    "11.3.0.99" = {
      released = "2026-09-09"
      source = [
        "wheels@4de928ba22b6ca4cc426d243a5e9b105:tensorrt_cu13_bindings-11.3.0.99-cp314-none-manylinux_2_28_x86_64.whl",
      ]
    }
    "11.2.1.2" = {
      released = "2026-07-30"
      source = [
        "wheels@837d512ee78f79c309bd654928146837:tensorrt_cu13_bindings-11.2.1.2-cp314-none-manylinux_2_28_x86_64.whl",
      ]
    }
    "11.1.0.106" = {
      released = "2026-06-16"
      cuda     = "13.3.0"
      source = [
        "wheels@04d1209c30d05c0ee22b31b0c80413ed:tensorrt_cu13_bindings-11.1.0.106-cp314-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v11.1:README.md",
      ]
      inferred = ["sm_min"]
      notes    = ["sm_min: of the TensorRT release, by its support matrix"]
    }
  }
}

package "tensorrt-cu13" {
  python    = ["3.8", "3.9", "3.10", "3.11", "3.12", "3.13"]
  min_glibc = "2.28"
  requires  = { tensorrt-cu13-bindings = "==${version}", tensorrt-cu13-libs = "==${version}" }
  cuda      = "13.0.0"
  sm_min    = "7.5"
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  inferred  = ["sm_min"]
  notes     = ["sm_min: of the TensorRT release, by its support matrix"]
  rows = {
    "11.0.0.114" = {
      released = "2026-05-27"
      cuda     = "13.2.0"
      source = [
        "wheels@9e69f5d6377612f182b0d73042df9d46:tensorrt_cu13_bindings-11.0.0.114-cp313-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v11.0:README.md",
      ]
    }
    "10.16.0.72" = {
      released = "2026-03-18"
      cuda     = "13.2.0"
      source = [
        "wheels@0047128d5ee7edf4ce79824944260545:tensorrt_cu13_bindings-10.16.0.72-cp313-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v10.16:README.md",
      ]
    }
    "10.15.1.29" = {
      released = "2026-01-30"
      cuda     = "13.1.0"
      source = [
        "wheels@4a065bbdc7d4ebd6c7e0fe635b9a9ed2:tensorrt_cu13_bindings-10.15.1.29-cp313-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v10.15:README.md",
      ]
    }
    "10.14.1.48" = {
      without   = ["min_glibc"]
      released  = "2025-11-04"
      platforms = ["windows/amd64"]
      source = [
        "wheels@ce6f4212b767f18c26985749c1468648:tensorrt_cu13_bindings-10.14.1.48-cp313-none-win_amd64.whl",
        "tensorrt@v10.14:README.md",
      ]
    }
    "10.14.1.48.post1" = {
      released = "2025-11-07"
      source = [
        "wheels@51928aa2c11c08d4aa5425c60c7d866c:tensorrt_cu13_bindings-10.14.1.48.post1-cp313-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v10.14:README.md",
      ]
      inferred = ["sm_min", "cuda"]
      notes = [
        "sm_min: of the TensorRT release, by its support matrix",
        "cuda: that of the release that it is a post-release of",
      ]
    }
    "10.13.3.9" = {
      released = "2025-09-05"
      source = [
        "wheels@c0530b410c4fa6086dd908d9390959c6:tensorrt_cu13_bindings-10.13.3.9-cp313-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v10.13.3:README.md",
      ]
    }
    "10.13.2.6" = {
      released  = "2025-08-05"
      platforms = ["linux/amd64", "linux/arm64"]
      source = [
        "wheels@0e81c17a28572b58fe136377a8e8ef55:tensorrt_cu13_bindings-10.13.2.6-cp313-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v10.13.2:README.md",
      ]
    }
  }
}

package_info "tensorrt-cu12" {
  delivery         = "pip-nvidia-wheels"
  pypi             = "tensorrt-cu12"
  module           = "tensorrt"
  run_time_kernels = true
  source           = ["tensorrt@v10.13.0:README.md"]
}

package "tensorrt-cu12" {
  python    = ["3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
  min_glibc = "2.28"
  requires  = { tensorrt-cu12-bindings = "==${version}", tensorrt-cu12-libs = "==${version}" }
  cuda      = "12"
  sm_min    = "7.5"
  platforms = ["linux/amd64", "windows/amd64"]
  inferred  = ["sm_min", "cuda"]
  notes     = ["sm_min: of the TensorRT release, by its support matrix", "cuda: of its name"]
  rows = {
    "11.4.0.106" = {
      released = "2026-10-08"
      source = [
        "wheels@2b002a7be7b5a76850a3362547010379:tensorrt_cu12_bindings-11.4.0.106-cp314-none-manylinux_2_28_x86_64.whl",
      ]
    }
    "11.3.0.99" = {
      released = "2026-09-09"
      source = [
        "wheels@3ccdad32db6a55631f47fc59b7bcbdb1:tensorrt_cu12_bindings-11.3.0.99-cp314-none-manylinux_2_28_x86_64.whl",
      ]
    }
    "11.2.1.2" = {
      released = "2026-07-30"
      source = [
        "wheels@d4db91a59a809490cf62b60af32f2e01:tensorrt_cu12_bindings-11.2.1.2-cp314-none-manylinux_2_28_x86_64.whl",
      ]
    }
  }
}

package "tensorrt-cu12" {
  python    = ["3.8", "3.9", "3.10", "3.11", "3.12", "3.13"]
  min_glibc = "2.28"
  requires  = { tensorrt-cu12-bindings = "==${version}", tensorrt-cu12-libs = "==${version}" }
  cuda      = "12.9.0"
  sm_min    = "7.5"
  platforms = ["linux/amd64", "windows/amd64"]
  inferred  = ["sm_min"]
  notes     = ["sm_min: of the TensorRT release, by its support matrix"]
  rows = {
    "11.1.0.106" = {
      released = "2026-06-16"
      python   = ["3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
      source = [
        "wheels@2d2e4bcb46819f912eb7e21d04376b11:tensorrt_cu12_bindings-11.1.0.106-cp314-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v11.1:README.md",
      ]
    }
    "11.0.0.114" = {
      released = "2026-05-27"
      source = [
        "wheels@051e1c19a9f51002b90a811ee44b9fa6:tensorrt_cu12_bindings-11.0.0.114-cp313-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v11.0:README.md",
      ]
    }
    "10.16.0.72" = {
      released = "2026-03-18"
      source = [
        "wheels@623349d7c6cc640872081bab889926ea:tensorrt_cu12_bindings-10.16.0.72-cp313-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v10.16:README.md",
      ]
    }
    "10.15.1.29" = {
      released = "2026-01-30"
      source = [
        "wheels@b83e218d540f629d3fbc82904170839f:tensorrt_cu12_bindings-10.15.1.29-cp313-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v10.15:README.md",
      ]
    }
    "10.14.1.48" = {
      without   = ["min_glibc"]
      released  = "2025-11-04"
      platforms = ["windows/amd64"]
      source = [
        "wheels@1020e88a1fcb503ce72b6cd0ef662382:tensorrt_cu12_bindings-10.14.1.48-cp313-none-win_amd64.whl",
        "tensorrt@v10.14:README.md",
      ]
    }
    "10.14.1.48.post1" = {
      released = "2025-11-07"
      source = [
        "wheels@03bd44f645a30e04f38d4a866bdfb0e9:tensorrt_cu12_bindings-10.14.1.48.post1-cp313-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v10.14:README.md",
      ]
      inferred = ["sm_min", "cuda"]
      notes = [
        "sm_min: of the TensorRT release, by its support matrix",
        "cuda: that of the release that it is a post-release of",
      ]
    }
    "10.13.3.9" = {
      released = "2025-09-05"
      source = [
        "wheels@90c7d502682d868a918665f1035b4acb:tensorrt_cu12_bindings-10.13.3.9-cp313-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v10.13.3:README.md",
      ]
    }
    "10.13.2.6" = {
      released = "2025-08-05"
      source = [
        "wheels@ade7a2a5441b2746e51b92e3e77a18b0:tensorrt_cu12_bindings-10.13.2.6-cp313-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v10.13.2:README.md",
      ]
    }
    "10.13.0.35" = {
      released  = "2025-07-22"
      platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
      source = [
        "wheels@3fb3c0d765c37311a412ead25e8335e6:tensorrt_cu12_bindings-10.13.0.35-cp313-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v10.13.0:README.md",
      ]
    }
    "10.12.0.36" = {
      released  = "2025-06-12"
      platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
      source = [
        "wheels@0eb8d3e41279b1d0d329b85372d5d720:tensorrt_cu12_bindings-10.12.0.36-cp313-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v10.12.0:README.md",
      ]
    }
    "10.11.0.33" = {
      released  = "2025-05-14"
      platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
      source = [
        "wheels@1ceda290d1ed79b6107b0eb29eeb178f:tensorrt_cu12_bindings-10.11.0.33-cp313-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v10.11:README.md",
      ]
    }
    "10.10.0.31" = {
      released  = "2025-05-01"
      platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
      source = [
        "wheels@410f3d3c34d790062a6dc5a162365fae:tensorrt_cu12_bindings-10.10.0.31-cp313-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v10.10.0:README.md",
      ]
    }
    "10.9.0.34" = {
      released  = "2025-03-05"
      cuda      = "12.8.0"
      platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
      source = [
        "wheels@30c1518b16cfa84dd9d7e85e11e47d80:tensorrt_cu12_bindings-10.9.0.34-cp313-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v10.9.0:README.md",
      ]
    }
  }
}

package "tensorrt-cu12" {
  python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  min_glibc = "2.17"
  requires  = { tensorrt-cu12-bindings = "==${version}", tensorrt-cu12-libs = "==${version}" }
  sm_min    = "7.0"
  platforms = ["linux/amd64", "windows/amd64"]
  inferred  = ["sm_min"]
  notes     = ["sm_min: of the TensorRT release, by its support matrix"]
  rows = {
    "10.8.0.43" = {
      released  = "2025-01-24"
      min_glibc = "2.28"
      cuda      = "12.8.0"
      sm_min    = "7.5"
      platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
      source = [
        "wheels@496c1274a22719703ec9a1df18bb00d1:tensorrt_cu12_bindings-10.8.0.43-cp312-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v10.8.0:README.md",
      ]
    }
    "10.7.0" = {
      released  = "2024-12-03"
      cuda      = "12.6.0"
      sm_min    = "7.5"
      platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
      source = [
        "wheels@8f57d55e90206b9ef66bcc32a050972c:tensorrt_cu12_bindings-10.7.0-cp312-none-manylinux_2_17_x86_64.whl",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.6.0" = {
      released  = "2024-11-02"
      cuda      = "12.6.0"
      sm_min    = "7.5"
      platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
      source = [
        "wheels@8a1bd5e7911f9875a3c3436cdb834e6a:tensorrt_cu12_bindings-10.6.0-cp312-none-manylinux_2_17_x86_64.whl",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.5.0" = {
      released  = "2024-09-30"
      cuda      = "12.6.0"
      sm_min    = "7.5"
      platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
      source = [
        "wheels@df2cc63ba2ca4799055f25e5c3d76d2f:tensorrt_cu12_bindings-10.5.0-cp312-none-manylinux_2_17_x86_64.whl",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.4.0" = {
      released = "2024-09-06"
      cuda     = "12.6.0"
      source = [
        "wheels@133bb774f38ca43420bcc5d40f8fba9a:tensorrt_cu12_bindings-10.4.0-cp312-none-manylinux_2_17_x86_64.whl",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.3.0" = {
      released = "2024-08-07"
      cuda     = "12.5.0"
      source = [
        "wheels@f5c2582aeaa7f5628d2c4d4148a701eb:tensorrt_cu12_bindings-10.3.0-cp312-none-manylinux_2_17_x86_64.whl",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.2.0" = {
      released = "2024-07-04"
      cuda     = "12.5.0"
      source = [
        "wheels@50a5c2c1635d6d70159f49747024a8e8:tensorrt_cu12_bindings-10.2.0-cp312-none-manylinux_2_17_x86_64.whl",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.1.0" = {
      released = "2024-06-14"
      cuda     = "12.4.0"
      source = [
        "wheels@46d185f7e434d97379fc0ffc5371aea8:tensorrt_cu12_bindings-10.1.0-cp312-none-manylinux_2_17_x86_64.whl",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.0.1" = {
      released = "2024-04-24"
      cuda     = "12.2.0"
      source = [
        "wheels@4dac59171956cc1ec2ffef1fc39cf952:tensorrt_cu12_bindings-10.0.1-cp312-none-manylinux_2_17_x86_64.whl",
        "tensorrt@v${version}:README.md",
      ]
    }
  }
}

package_info "tensorrt-cu11" {
  delivery         = "pip-nvidia-wheels"
  pypi             = "tensorrt-cu11"
  module           = "tensorrt"
  run_time_kernels = true
  source           = ["tensorrt@v10.13.0:README.md"]
}

package "tensorrt-cu11" {
  python    = ["3.8", "3.9", "3.10", "3.11", "3.12", "3.13"]
  min_glibc = "2.28"
  requires  = { tensorrt-cu11-bindings = "==${version}", tensorrt-cu11-libs = "==${version}" }
  cuda      = "11.8.0"
  sm_min    = "7.5"
  platforms = ["linux/amd64", "windows/amd64"]
  inferred  = ["sm_min"]
  notes     = ["sm_min: of the TensorRT release, by its support matrix"]
  rows = {
    "10.13.0.35" = {
      released = "2025-07-22"
      source = [
        "wheels@24fe16b01f15037c7f08b291fba174c9:tensorrt_cu11_bindings-10.13.0.35-cp313-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v10.13.0:README.md",
      ]
    }
    "10.12.0.36" = {
      released = "2025-06-12"
      source = [
        "wheels@19de21087b37c29e9c7dd143413735c9:tensorrt_cu11_bindings-10.12.0.36-cp313-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v10.12.0:README.md",
      ]
    }
    "10.11.0.33" = {
      released = "2025-05-14"
      source = [
        "wheels@4c061806de6531ee1f4f140377e2f82a:tensorrt_cu11_bindings-10.11.0.33-cp313-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v10.11:README.md",
      ]
    }
    "10.10.0.31" = {
      released = "2025-05-01"
      source = [
        "wheels@9d1eb97c51ec27c3a331cad1a6c151ad:tensorrt_cu11_bindings-10.10.0.31-cp313-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v10.10.0:README.md",
      ]
    }
    "10.9.0.34" = {
      released = "2025-03-05"
      source = [
        "wheels@125c220a96cb841fe37b37dba59a8422:tensorrt_cu11_bindings-10.9.0.34-cp313-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v10.9.0:README.md",
      ]
    }
    "10.8.0.43" = {
      released = "2025-01-24"
      python   = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      source = [
        "wheels@3b526df2bd8c099651577ef98bf705e2:tensorrt_cu11_bindings-10.8.0.43-cp312-none-manylinux_2_28_x86_64.whl",
        "tensorrt@v10.8.0:README.md",
      ]
    }
  }
}

package "tensorrt-cu11" {
  python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  min_glibc = "2.17"
  requires  = { tensorrt-cu11-bindings = "==${version}", tensorrt-cu11-libs = "==${version}" }
  cuda      = "11.8.0"
  sm_min    = "7.0"
  platforms = ["linux/amd64", "windows/amd64"]
  inferred  = ["sm_min"]
  notes     = ["sm_min: of the TensorRT release, by its support matrix"]
  rows = {
    "10.7.0" = {
      released = "2024-12-03"
      sm_min   = "7.5"
      source = [
        "wheels@495880e2f3b2fc3f2dd17ee61b881f7d:tensorrt_cu11_bindings-10.7.0-cp312-none-manylinux_2_17_x86_64.whl",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.6.0" = {
      released = "2024-11-02"
      sm_min   = "7.5"
      source = [
        "wheels@2f4e80e0a75a1303303fef9f4801b261:tensorrt_cu11_bindings-10.6.0-cp312-none-manylinux_2_17_x86_64.whl",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.5.0" = {
      released = "2024-09-30"
      sm_min   = "7.5"
      source = [
        "wheels@65baa2581e3986ba77fe917a3582f713:tensorrt_cu11_bindings-10.5.0-cp312-none-manylinux_2_17_x86_64.whl",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.4.0" = {
      released = "2024-09-06"
      source = [
        "wheels@f4d1e95cf2312a6cb007c4c0af6c2fa0:tensorrt_cu11_bindings-10.4.0-cp312-none-manylinux_2_17_x86_64.whl",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.3.0" = {
      released = "2024-08-07"
      source = [
        "wheels@b3f7dfb347ec1a7e77c48a2fc1002fc2:tensorrt_cu11_bindings-10.3.0-cp312-none-manylinux_2_17_x86_64.whl",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.2.0" = {
      released = "2024-07-03"
      source = [
        "wheels@1f492fd8c1bcd79cbd27b4c5638db2b1:tensorrt_cu11_bindings-10.2.0-cp312-none-manylinux_2_17_x86_64.whl",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.1.0" = {
      released = "2024-06-14"
      source = [
        "wheels@289b76beb9332141d292a84540e99b88:tensorrt_cu11_bindings-10.1.0-cp312-none-manylinux_2_17_x86_64.whl",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.0.1" = {
      released = "2024-04-24"
      source = [
        "wheels@8707da5b462fd9aabf5b58b4fffd9825:tensorrt_cu11_bindings-10.0.1-cp312-none-manylinux_2_17_x86_64.whl",
        "tensorrt@v${version}:README.md",
      ]
    }
  }
}

package_info "tensorrt-cu13-libs" {
  pypi             = "tensorrt-cu13-libs"
  module           = "tensorrt"
  delivery         = "pip-nvidia-wheels"
  run_time_kernels = true
  source           = ["tensorrt@v10.13.0:README.md"]
}

package "tensorrt-cu13-libs" {
  cuda      = "13"
  sm_min    = "7.5"
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  inferred  = ["sm_min", "platforms", "cuda"]
  notes = [
    "sm_min: of the TensorRT release, by its support matrix",
    "platforms: those of the wheels of its bindings",
    "cuda: of its name",
  ]
  rows = {
    "11.4.0.106" = {
      released = "2026-10-08"
      source   = ["wheels@fc29af15a9bb5489567a58a98a56d457:tensorrt_cu13_libs-11.4.0.106.tar.gz"]
    }
    "11.3.0.99" = {
      released = "2026-09-09"
      source   = ["wheels@a87962b8b88221ea97c9fb6d13651aff:tensorrt_cu13_libs-11.3.0.99.tar.gz"]
    }
    "11.2.1.2" = {
      released = "2026-07-30"
      source   = ["wheels@253b0850639295e43f06119c40711e2c:tensorrt_cu13_libs-11.2.1.2.tar.gz"]
    }
  }
}

package "tensorrt-cu13-libs" {
  sm_min    = "7.5"
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  inferred  = ["sm_min", "platforms"]
  notes = [
    "sm_min: of the TensorRT release, by its support matrix",
    "platforms: those of the wheels of its bindings",
  ]
  rows = {
    "11.1.0.106" = {
      released = "2026-06-16"
      cuda     = "13.3.0"
      source = [
        "wheels@6d2fe9e98847775122566c58b3269163:tensorrt_cu13_libs-11.1.0.106.tar.gz",
        "tensorrt@v11.1:README.md",
      ]
    }
    "11.0.0.114" = {
      released = "2026-05-27"
      cuda     = "13.2.0"
      source = [
        "wheels@0476172146eb733ac8a8d9dfb9685022:tensorrt_cu13_libs-11.0.0.114.tar.gz",
        "tensorrt@v11.0:README.md",
      ]
    }
    "10.16.0.72" = {
      released = "2026-03-18"
      cuda     = "13.2.0"
      source = [
        "wheels@b72924a48c68a615b44bb78af036417a:tensorrt_cu13_libs-10.16.0.72.tar.gz",
        "tensorrt@v10.16:README.md",
      ]
    }
    "10.15.1.29" = {
      released = "2026-01-29"
      cuda     = "13.1.0"
      source = [
        "wheels@d07fe8b65ce7edb94e805d0b6e9653af:tensorrt_cu13_libs-10.15.1.29.tar.gz",
        "tensorrt@v10.15:README.md",
      ]
    }
    "10.14.1.48" = {
      released  = "2025-11-04"
      cuda      = "13.0.0"
      platforms = ["windows/amd64"]
      source = [
        "wheels@76c4d003d84f29095616a03be04dd141:tensorrt_cu13_libs-10.14.1.48.tar.gz",
        "tensorrt@v10.14:README.md",
      ]
    }
    "10.14.1.48.post1" = {
      released = "2025-11-07"
      cuda     = "13.0.0"
      source = [
        "wheels@8ffa01f315276bff7c7dd01bf11415d0:tensorrt_cu13_libs-10.14.1.48.post1.tar.gz",
        "tensorrt@v10.14:README.md",
      ]
      inferred = ["sm_min", "platforms", "cuda"]
      notes = [
        "sm_min: of the TensorRT release, by its support matrix",
        "platforms: those of the wheels of its bindings",
        "cuda: that of the release that it is a post-release of",
      ]
    }
    "10.13.3.9" = {
      released = "2025-09-05"
      cuda     = "13.0.0"
      source = [
        "wheels@9726be3d5582a9162a9e0cb3492e9367:tensorrt_cu13_libs-10.13.3.9.tar.gz",
        "tensorrt@v10.13.3:README.md",
      ]
    }
    "10.13.2.6" = {
      released  = "2025-08-05"
      cuda      = "13.0.0"
      platforms = ["linux/amd64", "linux/arm64"]
      source = [
        "wheels@5d4a368cd64e4256c848021973b898d4:tensorrt_cu13_libs-10.13.2.6.tar.gz",
        "tensorrt@v10.13.2:README.md",
      ]
    }
  }
}

package_info "tensorrt-cu13-bindings" {
  pypi   = "tensorrt-cu13-bindings"
  module = "tensorrt"
  source = ["tensorrt@v10.13.0:README.md"]
}

package "tensorrt-cu13-bindings" "11.4.0.106" {
  released = "2026-10-08"
  source   = ["wheels@1d17853da33a186c4d4d39995c1186bb:tensorrt_cu13_bindings-11.4.0.106-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu13-bindings" "11.3.0.99" {
  released = "2026-09-09"
  source   = ["wheels@cef8cf2bdc2be35a422ed69f100d8137:tensorrt_cu13_bindings-11.3.0.99-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu13-bindings" "11.2.1.2" {
  released = "2026-07-30"
  source   = ["wheels@88de2cec5c6ba41259ff039deff23e2d:tensorrt_cu13_bindings-11.2.1.2-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu13-bindings" "11.1.0.106" {
  released = "2026-06-16"
  source   = ["wheels@5f1d858e2c3c9e02ee36c79fac71e5c2:tensorrt_cu13_bindings-11.1.0.106-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu13-bindings" "11.0.0.114" {
  released = "2026-05-27"
  source   = ["wheels@f0582f1d2b4e21d2a7b9ea0edd1f828d:tensorrt_cu13_bindings-11.0.0.114-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu13-bindings" "10.16.0.72" {
  released = "2026-03-18"
  source   = ["wheels@5be6cee769a9a6a1ec295cfd3d0247b5:tensorrt_cu13_bindings-10.16.0.72-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu13-bindings" "10.15.1.29" {
  released = "2026-01-29"
  source   = ["wheels@af6a18dfe937d801474dbcf4a511771d:tensorrt_cu13_bindings-10.15.1.29-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu13-bindings" "10.14.1.48" {
  released = "2025-11-04"
  source   = ["wheels@791a9fbe725532293a2108f112edb7ae:tensorrt_cu13_bindings-10.14.1.48-cp310-none-win_amd64.whl"]
}

package "tensorrt-cu13-bindings" "10.14.1.48.post1" {
  released = "2025-11-07"
  source   = ["wheels@d8f13ac102187c4a45d11cc671f7f7e5:tensorrt_cu13_bindings-10.14.1.48.post1-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu13-bindings" "10.13.3.9" {
  released = "2025-09-05"
  source   = ["wheels@6cd47014553af9b48d19dddab3dd053c:tensorrt_cu13_bindings-10.13.3.9-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu13-bindings" "10.13.2.6" {
  released = "2025-08-05"
  source   = ["wheels@360310b3fa55b3e6413d1741872cc70d:tensorrt_cu13_bindings-10.13.2.6-cp310-none-manylinux_2_28_x86_64.whl"]
}

package_info "tensorrt-cu12-libs" {
  pypi             = "tensorrt-cu12-libs"
  module           = "tensorrt"
  delivery         = "pip-nvidia-wheels"
  run_time_kernels = true
  source           = ["tensorrt@v10.13.0:README.md"]
}

package "tensorrt-cu12-libs" {
  cuda      = "12"
  sm_min    = "7.5"
  platforms = ["linux/amd64", "windows/amd64"]
  inferred  = ["sm_min", "platforms", "cuda"]
  notes = [
    "sm_min: of the TensorRT release, by its support matrix",
    "platforms: those of the wheels of its bindings",
    "cuda: of its name",
  ]
  rows = {
    "11.4.0.106" = {
      released = "2026-10-08"
      source   = ["wheels@760a9718068ebe84f6cc2c34aaae0d9e:tensorrt_cu12_libs-11.4.0.106.tar.gz"]
    }
    "11.3.0.99" = {
      released = "2026-09-09"
      source   = ["wheels@9ef664972590d67b4dc62f45d0421d36:tensorrt_cu12_libs-11.3.0.99.tar.gz"]
    }
    "11.2.1.2" = {
      released = "2026-07-30"
      source   = ["wheels@25a2b14fd845d8b03370292dc52e224d:tensorrt_cu12_libs-11.2.1.2.tar.gz"]
    }
  }
}

package "tensorrt-cu12-libs" {
  cuda      = "12.9.0"
  sm_min    = "7.5"
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  inferred  = ["sm_min", "platforms"]
  notes = [
    "sm_min: of the TensorRT release, by its support matrix",
    "platforms: those of the wheels of its bindings",
  ]
  rows = {
    "11.1.0.106" = {
      released  = "2026-06-16"
      platforms = ["linux/amd64", "windows/amd64"]
      source = [
        "wheels@ba4e393ae4fd0a9f9d27a187baf73b7d:tensorrt_cu12_libs-11.1.0.106.tar.gz",
        "tensorrt@v11.1:README.md",
      ]
    }
    "11.0.0.114" = {
      released  = "2026-05-27"
      platforms = ["linux/amd64", "windows/amd64"]
      source = [
        "wheels@07a9b227b206bd7c149847174c77837f:tensorrt_cu12_libs-11.0.0.114.tar.gz",
        "tensorrt@v11.0:README.md",
      ]
    }
    "10.16.0.72" = {
      released  = "2026-03-18"
      platforms = ["linux/amd64", "windows/amd64"]
      source = [
        "wheels@3e803ae89208c62a1a4c6aebb6bbe9ab:tensorrt_cu12_libs-10.16.0.72.tar.gz",
        "tensorrt@v10.16:README.md",
      ]
    }
    "10.15.1.29" = {
      released  = "2026-01-29"
      platforms = ["linux/amd64", "windows/amd64"]
      source = [
        "wheels@b2a4ad7d46e6f1a43bb413cd8efc8ecd:tensorrt_cu12_libs-10.15.1.29.tar.gz",
        "tensorrt@v10.15:README.md",
      ]
    }
    "10.14.1.48" = {
      released  = "2025-11-04"
      platforms = ["windows/amd64"]
      source = [
        "wheels@c36d9ed5e06f9b6e456448339ded4011:tensorrt_cu12_libs-10.14.1.48.tar.gz",
        "tensorrt@v10.14:README.md",
      ]
    }
    "10.14.1.48.post1" = {
      released  = "2025-11-07"
      platforms = ["linux/amd64", "windows/amd64"]
      source = [
        "wheels@46e9e84e16ca7d89ca572e0900d94809:tensorrt_cu12_libs-10.14.1.48.post1.tar.gz",
        "tensorrt@v10.14:README.md",
      ]
      inferred = ["sm_min", "platforms", "cuda"]
      notes = [
        "sm_min: of the TensorRT release, by its support matrix",
        "platforms: those of the wheels of its bindings",
        "cuda: that of the release that it is a post-release of",
      ]
    }
    "10.13.3.9" = {
      released  = "2025-09-05"
      platforms = ["linux/amd64", "windows/amd64"]
      source = [
        "wheels@99d11dd42a27705bcb2ea4e2e0f76817:tensorrt_cu12_libs-10.13.3.9.tar.gz",
        "tensorrt@v10.13.3:README.md",
      ]
    }
    "10.13.2.6" = {
      released  = "2025-08-05"
      platforms = ["linux/amd64", "windows/amd64"]
      source = [
        "wheels@0fee67ad416227f60917989815aac34b:tensorrt_cu12_libs-10.13.2.6.tar.gz",
        "tensorrt@v10.13.2:README.md",
      ]
    }
    "10.13.0.35" = {
      released = "2025-07-22"
      source = [
        "wheels@7b73266851b8fb69d8416da4fa9f5bed:tensorrt_cu12_libs-10.13.0.35.tar.gz",
        "tensorrt@v10.13.0:README.md",
      ]
    }
    "10.12.0.36" = {
      released = "2025-06-12"
      source = [
        "wheels@d26af485ad452599016bde631f4cd223:tensorrt_cu12_libs-10.12.0.36.tar.gz",
        "tensorrt@v10.12.0:README.md",
      ]
    }
    "10.11.0.33" = {
      released = "2025-05-14"
      source = [
        "wheels@632f912b3a5fbccd317f85d0c0a342c8:tensorrt_cu12_libs-10.11.0.33.tar.gz",
        "tensorrt@v10.11:README.md",
      ]
    }
    "10.10.0.31" = {
      released = "2025-05-01"
      source = [
        "wheels@29ca18eaa2ebad7a380f4f24e75ef990:tensorrt_cu12_libs-10.10.0.31.tar.gz",
        "tensorrt@v10.10.0:README.md",
      ]
    }
    "10.9.0.34" = {
      released = "2025-03-05"
      cuda     = "12.8.0"
      source = [
        "wheels@9aa7ee34b9f1cebde126f48718eddd36:tensorrt_cu12_libs-10.9.0.34.tar.gz",
        "tensorrt@v10.9.0:README.md",
      ]
    }
    "10.8.0.43" = {
      released = "2025-01-24"
      cuda     = "12.8.0"
      source = [
        "wheels@dc8d9dd8708558164cb91b2982911d79:tensorrt_cu12_libs-10.8.0.43.tar.gz",
        "tensorrt@v10.8.0:README.md",
      ]
    }
    "10.7.0" = {
      released = "2024-12-03"
      cuda     = "12.6.0"
      source = [
        "wheels@45f6419adf59ad6532d44f945f1efe79:tensorrt_cu12_libs-10.7.0.tar.gz",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.6.0" = {
      released = "2024-10-31"
      cuda     = "12.6.0"
      source = [
        "wheels@c3c2192331da2867d094a3e237c5282f:tensorrt_cu12_libs-10.6.0.tar.gz",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.5.0" = {
      released = "2024-09-30"
      cuda     = "12.6.0"
      source = [
        "wheels@358b3a36c30ab74ad710f227b410206a:tensorrt_cu12_libs-10.5.0.tar.gz",
        "tensorrt@v${version}:README.md",
      ]
    }
  }
}

package "tensorrt-cu12-libs" {
  sm_min    = "7.0"
  platforms = ["linux/amd64", "windows/amd64"]
  inferred  = ["sm_min", "platforms"]
  notes = [
    "sm_min: of the TensorRT release, by its support matrix",
    "platforms: those of the wheels of its bindings",
  ]
  rows = {
    "10.4.0" = {
      released = "2024-09-06"
      cuda     = "12.6.0"
      source = [
        "wheels@c2ef9a1f080f0ea3281771e8b7f5f9b7:tensorrt_cu12_libs-10.4.0.tar.gz",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.3.0" = {
      released = "2024-08-07"
      cuda     = "12.5.0"
      source = [
        "wheels@d2f36838e2762b5ceb62f614157ba476:tensorrt_cu12_libs-10.3.0.tar.gz",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.2.0" = {
      released = "2024-07-03"
      cuda     = "12.5.0"
      source = [
        "wheels@0fdc01d5883c20ec4299b53d62542af4:tensorrt_cu12_libs-10.2.0.tar.gz",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.1.0" = {
      released = "2024-06-14"
      cuda     = "12.4.0"
      source = [
        "wheels@0da8d6b045d9ea9617053ad6fc09cffe:tensorrt_cu12_libs-10.1.0.tar.gz",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.0.1" = {
      released = "2024-04-24"
      cuda     = "12.2.0"
      source = [
        "wheels@99c1246c3fc87db474940744fedf6527:tensorrt_cu12_libs-10.0.1.tar.gz",
        "tensorrt@v${version}:README.md",
      ]
    }
  }
}

package_info "tensorrt-cu12-bindings" {
  pypi   = "tensorrt-cu12-bindings"
  module = "tensorrt"
  source = ["tensorrt@v10.13.0:README.md"]
}

package "tensorrt-cu12-bindings" "11.4.0.106" {
  released = "2026-10-08"
  source   = ["wheels@d9f927d7337c360c3947d99fc0db17c3:tensorrt_cu12_bindings-11.4.0.106-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "11.3.0.99" {
  released = "2026-09-09"
  source   = ["wheels@e6007fb953a6d8f812fb5c54b6927125:tensorrt_cu12_bindings-11.3.0.99-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "11.2.1.2" {
  released = "2026-07-30"
  source   = ["wheels@49252b29fea4b7a70008cb42a6b7adfb:tensorrt_cu12_bindings-11.2.1.2-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "11.1.0.106" {
  released = "2026-06-16"
  source   = ["wheels@f6a10c49d51b46de84fff271970ff160:tensorrt_cu12_bindings-11.1.0.106-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "11.0.0.114" {
  released = "2026-05-27"
  source   = ["wheels@bfda36ad423b4eb3c0bd54e3b28be2ae:tensorrt_cu12_bindings-11.0.0.114-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "10.16.0.72" {
  released = "2026-03-18"
  source   = ["wheels@1edc474b0fc79e205b9d2c8cdf2740e2:tensorrt_cu12_bindings-10.16.0.72-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "10.15.1.29" {
  released = "2026-01-29"
  source   = ["wheels@1c108b0645452955c23b9e3fd7610af1:tensorrt_cu12_bindings-10.15.1.29-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "10.14.1.48" {
  released = "2025-11-04"
  source   = ["wheels@6a9ab65ab15992b6806ce411f87bf8a4:tensorrt_cu12_bindings-10.14.1.48-cp310-none-win_amd64.whl"]
}

package "tensorrt-cu12-bindings" "10.14.1.48.post1" {
  released = "2025-11-07"
  source   = ["wheels@40100265c49dc91e0a3f0a030e7de007:tensorrt_cu12_bindings-10.14.1.48.post1-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "10.13.3.9" {
  released = "2025-09-05"
  source   = ["wheels@3ca2635394789dd62346ff5ee3f02def:tensorrt_cu12_bindings-10.13.3.9-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "10.13.2.6" {
  released = "2025-08-05"
  source   = ["wheels@be6394d3a0080df372782a98441841a0:tensorrt_cu12_bindings-10.13.2.6-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "10.13.0.35" {
  released = "2025-07-22"
  source   = ["wheels@60263d3b891ca32c211d4f0e3f5b31ad:tensorrt_cu12_bindings-10.13.0.35-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "10.12.0.36" {
  released = "2025-06-12"
  source   = ["wheels@7ecdb6fc2555caed7d4fbbd8158ed7ce:tensorrt_cu12_bindings-10.12.0.36-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "10.11.0.33" {
  released = "2025-05-14"
  source   = ["wheels@a2d27745575be5d7f06caa9565230025:tensorrt_cu12_bindings-10.11.0.33-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "10.10.0.31" {
  released = "2025-05-01"
  source   = ["wheels@808efbf17e0cb97e5d3cfb49d66a68be:tensorrt_cu12_bindings-10.10.0.31-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "10.9.0.34" {
  released = "2025-03-05"
  source   = ["wheels@7241fa4d0f9b87f20b5f8c490d9c36fd:tensorrt_cu12_bindings-10.9.0.34-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "10.8.0.43" {
  released = "2025-01-24"
  source   = ["wheels@bd44d4f83315b25cc4cc70484030c7b3:tensorrt_cu12_bindings-10.8.0.43-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "10.7.0" {
  released = "2024-12-03"
  source   = ["wheels@cd1c50a48829dad585af53c1820814f7:tensorrt_cu12_bindings-10.7.0-cp310-none-manylinux_2_17_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "10.6.0" {
  released = "2024-10-31"
  source   = ["wheels@c804ecc791e7f7ec3bdc3eb6b18b2719:tensorrt_cu12_bindings-10.6.0-cp310-none-manylinux_2_17_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "10.5.0" {
  released = "2024-09-30"
  source   = ["wheels@45a31cc3f25489bb05fc9cb8dae0e63b:tensorrt_cu12_bindings-10.5.0-cp310-none-manylinux_2_17_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "10.4.0" {
  released = "2024-09-06"
  source   = ["wheels@f84fa8697a6491cd2c6e1154ab628f83:tensorrt_cu12_bindings-10.4.0-cp310-none-manylinux_2_17_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "10.3.0" {
  released = "2024-08-07"
  source   = ["wheels@1d6e4cf08ef1f54f6fd44a33cf6b2530:tensorrt_cu12_bindings-10.3.0-cp310-none-manylinux_2_17_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "10.2.0" {
  released = "2024-07-04"
  source   = ["wheels@5f952539d64bb032a3b309635fcfe0c5:tensorrt_cu12_bindings-10.2.0-cp310-none-manylinux_2_17_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "10.1.0" {
  released = "2024-06-14"
  source   = ["wheels@91e1bd0eb348524ff209ef6b235d3299:tensorrt_cu12_bindings-10.1.0-cp310-none-manylinux_2_17_x86_64.whl"]
}

package "tensorrt-cu12-bindings" "10.0.1" {
  released = "2024-04-24"
  source   = ["wheels@d6f27c61f640ce0c4e4eb140eb7e53e5:tensorrt_cu12_bindings-10.0.1-cp310-none-manylinux_2_17_x86_64.whl"]
}

package_info "tensorrt-cu11-libs" {
  pypi             = "tensorrt-cu11-libs"
  module           = "tensorrt"
  delivery         = "pip-nvidia-wheels"
  run_time_kernels = true
  source           = ["tensorrt@v10.13.0:README.md"]
}

package "tensorrt-cu11-libs" {
  cuda      = "11.8.0"
  sm_min    = "7.5"
  platforms = ["linux/amd64", "windows/amd64"]
  inferred  = ["sm_min", "platforms"]
  notes = [
    "sm_min: of the TensorRT release, by its support matrix",
    "platforms: those of the wheels of its bindings",
  ]
  rows = {
    "10.13.0.35" = {
      released = "2025-07-22"
      source = [
        "wheels@7005d9d64d457a2f42db6e0371105d4e:tensorrt_cu11_libs-10.13.0.35.tar.gz",
        "tensorrt@v10.13.0:README.md",
      ]
    }
    "10.12.0.36" = {
      released = "2025-06-12"
      source = [
        "wheels@3636b63c29d717f975c90b0d4792b4a6:tensorrt_cu11_libs-10.12.0.36.tar.gz",
        "tensorrt@v10.12.0:README.md",
      ]
    }
    "10.11.0.33" = {
      released = "2025-05-14"
      source = [
        "wheels@dcdc7a017ae54bee30708934dabe1b46:tensorrt_cu11_libs-10.11.0.33.tar.gz",
        "tensorrt@v10.11:README.md",
      ]
    }
    "10.10.0.31" = {
      released = "2025-05-01"
      source = [
        "wheels@afc35858095ba78c6186fc55fcc54044:tensorrt_cu11_libs-10.10.0.31.tar.gz",
        "tensorrt@v10.10.0:README.md",
      ]
    }
    "10.9.0.34" = {
      released = "2025-03-05"
      source = [
        "wheels@2130eb0f13d023dd2a7bc9886cddef4f:tensorrt_cu11_libs-10.9.0.34.tar.gz",
        "tensorrt@v10.9.0:README.md",
      ]
    }
    "10.8.0.43" = {
      released = "2025-01-24"
      source = [
        "wheels@2d2438dfc0a9cc8beaa312b54f180b09:tensorrt_cu11_libs-10.8.0.43.tar.gz",
        "tensorrt@v10.8.0:README.md",
      ]
    }
    "10.7.0" = {
      released = "2024-12-03"
      source = [
        "wheels@20fcfa19f13ee8c9504d1ea1ecd19add:tensorrt_cu11_libs-10.7.0.tar.gz",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.6.0" = {
      released = "2024-11-01"
      source = [
        "wheels@17b79b46ca58a79beee37e9575185ec4:tensorrt_cu11_libs-10.6.0.tar.gz",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.5.0" = {
      released = "2024-09-30"
      source = [
        "wheels@ff8a0fc1c6b0a093c764c3680d51fbbf:tensorrt_cu11_libs-10.5.0.tar.gz",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.4.0" = {
      released = "2024-09-06"
      sm_min   = "7.0"
      source = [
        "wheels@c03325a61ba2fb21ef9ffdc4df882bf2:tensorrt_cu11_libs-10.4.0.tar.gz",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.3.0" = {
      released = "2024-08-07"
      sm_min   = "7.0"
      source = [
        "wheels@32651dccafe05cbe8ada5a57aaebb32c:tensorrt_cu11_libs-10.3.0.tar.gz",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.2.0" = {
      released = "2024-07-03"
      sm_min   = "7.0"
      source = [
        "wheels@e18cc626fdf7ac162b4771bf7e4a03cd:tensorrt_cu11_libs-10.2.0.tar.gz",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.1.0" = {
      released = "2024-06-14"
      sm_min   = "7.0"
      source = [
        "wheels@45e592ff985b1811b7e9aae1fb40c48d:tensorrt_cu11_libs-10.1.0.tar.gz",
        "tensorrt@v${version}:README.md",
      ]
    }
    "10.0.1" = {
      released = "2024-04-24"
      sm_min   = "7.0"
      source = [
        "wheels@5ac6eab7db44e7c4f908134b25f7cd79:tensorrt_cu11_libs-10.0.1.tar.gz",
        "tensorrt@v${version}:README.md",
      ]
    }
  }
}

package_info "tensorrt-cu11-bindings" {
  pypi   = "tensorrt-cu11-bindings"
  module = "tensorrt"
  source = ["tensorrt@v10.13.0:README.md"]
}

package "tensorrt-cu11-bindings" "10.13.0.35" {
  released = "2025-07-22"
  source   = ["wheels@3bf3efe8f189c093786e14f573014ae4:tensorrt_cu11_bindings-10.13.0.35-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu11-bindings" "10.12.0.36" {
  released = "2025-06-12"
  source   = ["wheels@684eab5cca23785cca94a1c2af535ad0:tensorrt_cu11_bindings-10.12.0.36-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu11-bindings" "10.11.0.33" {
  released = "2025-05-14"
  source   = ["wheels@b103a45010c6263a205ad7bf61a3e560:tensorrt_cu11_bindings-10.11.0.33-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu11-bindings" "10.10.0.31" {
  released = "2025-05-01"
  source   = ["wheels@4db5a9b53771196917b0203e6689c63d:tensorrt_cu11_bindings-10.10.0.31-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu11-bindings" "10.9.0.34" {
  released = "2025-03-05"
  source   = ["wheels@1aab16fe4c616426ebd9ea93d987c3ea:tensorrt_cu11_bindings-10.9.0.34-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu11-bindings" "10.8.0.43" {
  released = "2025-01-24"
  source   = ["wheels@b97e76eb7d6a9c3ebb8a5ac9be388872:tensorrt_cu11_bindings-10.8.0.43-cp310-none-manylinux_2_28_x86_64.whl"]
}

package "tensorrt-cu11-bindings" "10.7.0" {
  released = "2024-12-03"
  source   = ["wheels@0f81441eed6edc937452b6d9040cb6ac:tensorrt_cu11_bindings-10.7.0-cp310-none-manylinux_2_17_x86_64.whl"]
}

package "tensorrt-cu11-bindings" "10.6.0" {
  released = "2024-11-02"
  source   = ["wheels@4be4fad127579fa0892b0c5ab7e895ef:tensorrt_cu11_bindings-10.6.0-cp310-none-manylinux_2_17_x86_64.whl"]
}

package "tensorrt-cu11-bindings" "10.5.0" {
  released = "2024-09-30"
  source   = ["wheels@b097579c3f54ec177dc7a7dba593a869:tensorrt_cu11_bindings-10.5.0-cp310-none-manylinux_2_17_x86_64.whl"]
}

package "tensorrt-cu11-bindings" "10.4.0" {
  released = "2024-09-06"
  source   = ["wheels@c28f2dc8403a95b48e10eadbf1a071f3:tensorrt_cu11_bindings-10.4.0-cp310-none-manylinux_2_17_x86_64.whl"]
}

package "tensorrt-cu11-bindings" "10.3.0" {
  released = "2024-08-07"
  source   = ["wheels@fb300df1fbceb36e74d37eaa459b585d:tensorrt_cu11_bindings-10.3.0-cp310-none-manylinux_2_17_x86_64.whl"]
}

package "tensorrt-cu11-bindings" "10.2.0" {
  released = "2024-07-03"
  source   = ["wheels@2aeb94a3a79beffe88ce804eb81e9554:tensorrt_cu11_bindings-10.2.0-cp310-none-manylinux_2_17_x86_64.whl"]
}

package "tensorrt-cu11-bindings" "10.1.0" {
  released = "2024-06-14"
  source   = ["wheels@7e039c02c6affec97bc87818d4b90c1c:tensorrt_cu11_bindings-10.1.0-cp310-none-manylinux_2_17_x86_64.whl"]
}

package "tensorrt-cu11-bindings" "10.0.1" {
  released = "2024-04-24"
  source   = ["wheels@d6d1e3441dfa34580988daf9e5479c2b:tensorrt_cu11_bindings-10.0.1-cp310-none-manylinux_2_17_x86_64.whl"]
}
