# Releases of xgboost.

source "xgboost" {
  title = "github.com/dmlc/xgboost"
  url   = "https://github.com/dmlc/xgboost"
  date  = "2026-11-27"
  class = "vendor"
}

source "cuda-compatibility" {
  title = "NVIDIA: CUDA Compatibility guide, minor version compatibility, and CUDA Toolkit release notes: oldest driver of each CUDA"
  url   = "https://docs.nvidia.com/deploy/cuda-compatibility/minor-version-compatibility.html"
  date  = "2026-11-27"
  class = "vendor"
}

package_info "xgboost" {
  binds_gpu = true
  delivery  = "bundled-in-wheel"
  module    = "xgboost"
  pypi      = "xgboost"
  source    = ["wheels@6adf2afa396da2ae8ed30295b50b99d4:xgboost-3.4.1-py3-none-manylinux_2_28_x86_64.whl"]
  inferred  = ["delivery", "module"]
  notes     = ["CUDA's runtime is linked into its library, so that a driver is all it needs, whatever CUDA the framework beside it has", "from 3.0 on the wheel of the index brings CUDA in its library and NCCL as a wheel"]
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
      driver_min      = "580.65.06"
      sm_min          = "7.5"
      sm = {
        "linux/amd64" = ["7.5", "8.0", "9.0", "10.0", "12.0+PTX"]
        "linux/arm64" = ["7.5", "8.0", "9.0", "10.0", "12.0+PTX"]
      }
      source = [
        "wheels@6adf2afa396da2ae8ed30295b50b99d4:xgboost-3.4.1-py3-none-manylinux_2_28_x86_64.whl",
        "wheels@7faaf99de26719c22bfae883a02bd56b:xgboost-3.4.1-py3-none-manylinux_2_28_aarch64.whl",
      ]
      cell_source = { driver_min = ["cuda-compatibility"] }
      inferred    = ["driver_min"]
    }
    "3.4.0" = {
      released        = "2026-08-04"
      python_requires = ">=3.12"
      cuda            = "13"
      driver_min      = "580.65.06"
      source          = ["wheels@ba132153e3c696f090be808bc42b8e42:xgboost-3.4.0-py3-none-manylinux_2_28_x86_64.whl"]
      cell_source     = { driver_min = ["cuda-compatibility"] }
      inferred        = ["driver_min"]
    }
    "3.3.0" = {
      released        = "2026-06-17"
      python_requires = ">=3.12"
      cuda            = "12"
      driver_min      = "525.60.13"
      sm_min          = "7.5"
      sm              = { "linux/amd64" = ["7.5", "8.0", "9.0", "10.0", "12.0+PTX"] }
      source          = ["wheels@f59edaf28eccd1c519788607c72ed907:xgboost-3.3.0-py3-none-manylinux_2_28_x86_64.whl"]
      cell_source = {
        driver_min = ["cuda-compatibility"]
        sm         = ["xgboost@v${version}:cmake/Utils.cmake", "xgboost@v${version}:CMakeLists.txt"]
        sm_min     = ["xgboost@v${version}:cmake/Utils.cmake", "xgboost@v${version}:CMakeLists.txt"]
      }
      inferred = ["driver_min"]
    }
    "3.2.0" = {
      released   = "2026-02-10"
      cuda       = "12"
      driver_min = "525.60.13"
      sm         = { "linux/amd64" = ["5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "12.0+PTX"] }
      source     = ["wheels@99b4a6bbcb47212fec5cf5fbe1234721:xgboost-3.2.0-py3-none-manylinux_2_28_x86_64.whl"]
      cell_source = {
        driver_min = ["cuda-compatibility"]
        sm         = ["xgboost@v${version}:cmake/Utils.cmake", "xgboost@v${version}:CMakeLists.txt"]
      }
      inferred = ["driver_min"]
    }
    "3.1.3" = {
      released    = "2026-01-10"
      cuda        = "12"
      driver_min  = "525.60.13"
      source      = ["wheels@687504d1d76dc797df08b0dbe8b83d58:xgboost-3.1.3-py3-none-manylinux_2_28_x86_64.whl"]
      cell_source = { driver_min = ["cuda-compatibility"] }
      inferred    = ["driver_min"]
    }
    "3.1.2" = {
      released    = "2025-11-20"
      cuda        = "12"
      driver_min  = "525.60.13"
      source      = ["wheels@24879ac75c0ee21acae0101f791bc433:xgboost-3.1.2-py3-none-manylinux_2_28_x86_64.whl"]
      cell_source = { driver_min = ["cuda-compatibility"] }
      inferred    = ["driver_min"]
    }
    "3.1.1" = {
      released    = "2025-10-21"
      cuda        = "12"
      driver_min  = "525.60.13"
      source      = ["wheels@405e48a201495fe9474f7aa27419f937:xgboost-3.1.1-py3-none-manylinux_2_28_x86_64.whl"]
      cell_source = { driver_min = ["cuda-compatibility"] }
      inferred    = ["driver_min"]
    }
    "3.1.0" = {
      released    = "2025-10-17"
      cuda        = "12"
      driver_min  = "525.60.13"
      sm          = { "linux/amd64" = ["5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "12.0+PTX"] }
      source      = ["wheels@0eaa2b9a18820b7910962e1b7f7f2c7d:xgboost-3.1.0-py3-none-manylinux_2_28_x86_64.whl"]
      cell_source = { driver_min = ["cuda-compatibility"] }
      inferred    = ["driver_min"]
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
      cuda            = "12.8"
      driver_min      = "525.60.13"
      sm_min          = "5.0"
      sm              = { "linux/amd64" = ["5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "12.0+PTX"] }
      source          = ["wheels@8df6da72963969ab2bf49a520c3e147b:xgboost-2.1.4-py3-none-manylinux_2_28_x86_64.whl"]
      cell_source = {
        cuda       = ["xgboost@v${version}:tests/buildkite/conftest.sh"]
        driver_min = ["cuda-compatibility"]
        sm         = ["xgboost@v${version}:cmake/Utils.cmake"]
        sm_min     = ["xgboost@v${version}:doc/gpu/index.rst"]
      }
      inferred = ["driver_min"]
    }
    "2.1.3" = {
      released        = "2024-11-26"
      python_requires = ">=3.8"
      cuda            = "11.8"
      driver_min      = "450.80.02"
      sm_min          = "5.0"
      sm              = { "linux/amd64" = ["5.0", "6.0", "7.0", "8.0", "9.0+PTX"] }
      source          = ["wheels@32a43526208fe676527c698cb852e0e9:xgboost-2.1.3-py3-none-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda       = ["xgboost@v${version}:tests/buildkite/conftest.sh"]
        driver_min = ["cuda-compatibility"]
        sm         = ["xgboost@v${version}:cmake/Utils.cmake"]
        sm_min     = ["xgboost@v${version}:doc/gpu/index.rst"]
      }
      inferred = ["driver_min"]
    }
  }
}

package "xgboost" {
  python_requires = ">=3.8"
  min_glibc       = "2.17"
  cuda            = "11.8"
  driver_min      = "450.80.02"
  sm_min          = "5.0"
  sm              = { "linux/amd64" = ["5.0", "6.0", "7.0", "8.0", "9.0+PTX"] }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  cell_source = {
    cuda       = ["xgboost@v${version}:tests/buildkite/conftest.sh"]
    driver_min = ["cuda-compatibility"]
    sm         = ["xgboost@v${version}:cmake/Utils.cmake"]
    sm_min     = ["xgboost@v${version}:doc/gpu/index.rst"]
  }
  inferred = ["driver_min"]
  rows = {
    "2.1.2" = {
      released  = "2024-10-23"
      min_glibc = "2.28"
      source    = ["wheels@30a23db30a7c958917fce9f0467eab89:xgboost-2.1.2-py3-none-manylinux2014_x86_64.whl"]
    }
    "2.1.1" = {
      released  = "2024-07-31"
      min_glibc = "2.28"
      source    = ["wheels@deef471e8d353afa99e5cc0e2af7d99a:xgboost-2.1.1-py3-none-manylinux2014_x86_64.whl"]
    }
    "2.1.0" = {
      released  = "2024-06-20"
      min_glibc = "2.28"
      source    = ["wheels@43b16205689249d7509daf7a6ab00ad0:xgboost-2.1.0-py3-none-manylinux2014_x86_64.whl"]
    }
    "2.0.3" = {
      released = "2023-12-19"
      source   = ["wheels@30bd5f789fad467fd49e04e5d19e0423:xgboost-2.0.3-py3-none-manylinux2014_x86_64.whl"]
    }
    "2.0.2" = {
      released = "2023-11-13"
      source   = ["wheels@351acb1696f6e83ce7650a8ca1fee5d4:xgboost-2.0.2-py3-none-manylinux2014_x86_64.whl"]
    }
    "2.0.1" = {
      released = "2023-10-24"
      source   = ["wheels@70219cdbd58c8c71156ac27e6a71fd73:xgboost-2.0.1-py3-none-manylinux2014_x86_64.whl"]
    }
    "2.0.0" = {
      released = "2023-09-12"
      source   = ["wheels@5bf02fa47d727eb5e8e71e39f3c21a5d:xgboost-2.0.0-py3-none-manylinux2014_x86_64.whl"]
    }
    "1.7.6" = {
      released = "2023-06-19"
      sm       = { "linux/amd64" = ["5.0", "6.0", "7.0", "8.0+PTX"] }
      source   = ["wheels@b1d5db49b199152d62bd9217c9876020:xgboost-1.7.6-py3-none-manylinux2014_x86_64.whl"]
    }
    "1.7.5" = {
      released = "2023-03-30"
      sm       = { "linux/amd64" = ["5.0", "6.0", "7.0", "8.0+PTX"] }
      source   = ["wheels@1d1dda6b84ea50a2ea1ed18390e93e27:xgboost-1.7.5-py3-none-manylinux2014_x86_64.whl"]
    }
    "1.7.4" = {
      released = "2023-02-16"
      cuda     = "11.0"
      sm       = { "linux/amd64" = ["5.0", "6.0", "7.0", "8.0+PTX"] }
      source   = ["wheels@ef8033c2ab2c7694f3d8c498b72c2471:xgboost-1.7.4-py3-none-manylinux2014_x86_64.whl"]
    }
    "1.7.3" = {
      released = "2023-01-06"
      cuda     = "11.0"
      sm       = { "linux/amd64" = ["5.0", "6.0", "7.0", "8.0+PTX"] }
      source   = ["wheels@fab7aeb508f0dbbd4dc7a4569a80ed07:xgboost-1.7.3-py3-none-manylinux2014_x86_64.whl"]
    }
    "1.7.2" = {
      released = "2022-12-08"
      cuda     = "11.0"
      sm       = { "linux/amd64" = ["5.0", "6.0", "7.0", "8.0+PTX"] }
      source   = ["wheels@51351d0a5e26016c348df23cdb2069a2:xgboost-1.7.2-py3-none-manylinux2014_x86_64.whl"]
    }
    "1.7.1" = {
      released = "2022-11-03"
      cuda     = "11.0"
      sm       = { "linux/amd64" = ["5.0", "6.0", "7.0", "8.0+PTX"] }
      source   = ["wheels@e96305eb8c8b6061d83ac9fef25437e8:xgboost-1.7.1-py3-none-manylinux2014_x86_64.whl"]
    }
  }
}

package "xgboost" {
  python_requires = ">=3.7"
  min_glibc       = "2.17"
  cuda            = "11.0"
  driver_min      = "450.80.02"
  sm              = { "linux/amd64" = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0+PTX"] }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  cell_source = {
    cuda       = ["xgboost@v${version}:Jenkinsfile"]
    driver_min = ["cuda-compatibility"]
    sm         = ["xgboost@v${version}:cmake/Utils.cmake"]
  }
  inferred = ["driver_min"]
  rows = {
    "1.7.0.post0" = {
      released        = "2022-11-03"
      python_requires = ">=3.8"
      sm_min          = "5.0"
      sm              = { "linux/amd64" = ["5.0", "6.0", "7.0", "8.0+PTX"] }
      source = [
        "wheels@fdc1d50a535fa1485b85dc4a259e5be2:xgboost-1.7.0.post0-py3-none-manylinux2014_x86_64.whl",
      ]
      cell_source = {
        cuda   = ["xgboost@v1.7.0:tests/buildkite/conftest.sh"]
        sm     = ["xgboost@v1.7.0:cmake/Utils.cmake"]
        sm_min = ["xgboost@v1.7.0:doc/gpu/index.rst"]
      }
    }
    "1.6.2" = {
      released = "2022-08-22"
      source   = ["wheels@ba0babafd72edcc12193f545331ce5ef:xgboost-1.6.2-py3-none-manylinux2014_x86_64.whl"]
    }
    "1.6.1" = {
      released = "2022-05-09"
      source   = ["wheels@6207c77f611b54d9f056edede819ead0:xgboost-1.6.1-py3-none-manylinux2014_x86_64.whl"]
    }
    "1.6.0" = {
      released = "2022-04-16"
      source   = ["wheels@640b9649104f22f0dc43c7202d22cde5:xgboost-1.6.0-py3-none-manylinux2014_x86_64.whl"]
    }
  }
}

package "xgboost" {
  python_requires = ">=3.6"
  min_glibc       = "2.12"
  cuda            = "10.0"
  driver_min      = "410.48"
  sm_min          = "3.5"
  sm              = { "linux/amd64" = ["3.5", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5+PTX"] }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  cell_source = {
    cuda       = ["xgboost@v${version}:Jenkinsfile"]
    driver_min = ["cuda-compatibility"]
    sm         = ["xgboost@v${version}:cmake/Utils.cmake"]
    sm_min     = ["xgboost@v${version}:doc/gpu/index.rst"]
  }
  inferred = ["driver_min"]
  rows = {
    "1.5.2" = {
      released   = "2022-01-17"
      min_glibc  = "2.17"
      cuda       = "10.1"
      driver_min = "418.39"
      source     = ["wheels@46e43e06b1de260fe4c67e8187204855:xgboost-1.5.2-py3-none-manylinux2014_x86_64.whl"]
    }
    "1.5.1" = {
      released   = "2021-11-24"
      min_glibc  = "2.17"
      cuda       = "10.1"
      driver_min = "418.39"
      source     = ["wheels@ab50d064861aa6f27396e3879bcccc72:xgboost-1.5.1-py3-none-manylinux2014_x86_64.whl"]
    }
    "1.5.0" = {
      released   = "2021-10-17"
      min_glibc  = "2.17"
      cuda       = "10.1"
      driver_min = "418.39"
      source     = ["wheels@edaad84317a53671069b4477152915c2:xgboost-1.5.0-py3-none-manylinux2014_x86_64.whl"]
    }
    "1.4.2" = {
      released = "2021-05-13"
      source   = ["wheels@ec3f60d53dcd23273a5c7a495ba0f820:xgboost-1.4.2-py3-none-manylinux2010_x86_64.whl"]
    }
    "1.4.1" = {
      released = "2021-04-20"
      source   = ["wheels@8edbae5147a4cb2b61aa6504bf09f8d2:xgboost-1.4.1-py3-none-manylinux2010_x86_64.whl"]
    }
    "1.4.0" = {
      released = "2021-04-12"
      source   = ["wheels@5f3fec990ec37c85203885f3782d9946:xgboost-1.4.0-py3-none-manylinux2010_x86_64.whl"]
    }
    "1.3.3" = {
      released = "2021-01-20"
      source   = ["wheels@1ec6253fd9c7a03d54ce7c70ab6a9d10:xgboost-1.3.3-py3-none-manylinux2010_x86_64.whl"]
    }
    "1.3.2" = {
      released = "2021-01-18"
      source   = ["wheels@b270e8f8b6a26280e40274cd13d586a9:xgboost-1.3.2-py3-none-manylinux2010_x86_64.whl"]
    }
    "1.3.1" = {
      released = "2020-12-22"
      source   = ["wheels@4818b67d838814aaa0866b82683dfb07:xgboost-1.3.1-py3-none-manylinux2010_x86_64.whl"]
    }
    "1.3.0.post0" = {
      released = "2020-12-09"
      source   = ["wheels@ae89f32f9bf152177289db755ac8208c:xgboost-1.3.0.post0-py3-none-manylinux2010_x86_64.whl"]
      cell_source = {
        cuda   = ["xgboost@v1.3.0:Jenkinsfile"]
        sm     = ["xgboost@v1.3.0:cmake/Utils.cmake"]
        sm_min = ["xgboost@v1.3.0:doc/gpu/index.rst"]
      }
    }
    "1.2.1" = {
      released = "2020-10-14"
      source   = ["wheels@e990258b13cdbfc8761c61bb196677b9:xgboost-1.2.1-py3-none-manylinux2010_x86_64.whl"]
    }
    "1.2.0" = {
      released  = "2020-08-23"
      platforms = ["linux/amd64", "windows/amd64"]
      source    = ["wheels@f9f2df87c07032384ccb5bbbd1d4902f:xgboost-1.2.0-py3-none-manylinux2010_x86_64.whl"]
    }
    "1.1.1" = {
      released        = "2020-06-07"
      python_requires = ">=3.5"
      platforms       = ["linux/amd64", "windows/amd64"]
      source          = ["wheels@483c49c6ea0d0ccfa607f5847613bb5d:xgboost-1.1.1-py3-none-manylinux2010_x86_64.whl"]
    }
    "1.1.0" = {
      released        = "2020-05-17"
      python_requires = ">=3.5"
      platforms       = ["linux/amd64", "windows/amd64"]
      source          = ["wheels@ba77ffcd43855012fc6bda072a59dd19:xgboost-1.1.0-py3-none-manylinux2010_x86_64.whl"]
    }
  }
}

package "xgboost" {
  python_requires = ">=3.5"
  min_glibc       = "2.5"
  cuda            = "9.0"
  driver_min      = "384.81"
  sm_min          = "3.5"
  sm              = { "linux/amd64" = ["3.5", "5.0", "5.2", "6.0", "6.1", "7.0+PTX"] }
  platforms       = ["linux/amd64", "windows/amd64"]
  cell_source = {
    cuda       = ["xgboost@v${version}:Jenkinsfile"]
    driver_min = ["cuda-compatibility"]
    sm         = ["xgboost@v${version}:cmake/Utils.cmake"]
    sm_min     = ["xgboost@v${version}:doc/gpu/index.rst"]
  }
  inferred = ["driver_min"]
  rows = {
    "1.0.2" = {
      released = "2020-03-04"
      source   = ["wheels@0ac03dd7477fe40ba9f716ac59a48af4:xgboost-1.0.2-py3-none-manylinux1_x86_64.whl"]
    }
    "1.0.1" = {
      released = "2020-02-21"
      source   = ["wheels@e25e2eb15b53be2392a61d9f0e6662d2:xgboost-1.0.1-py3-none-manylinux1_x86_64.whl"]
    }
    "1.0.0" = {
      released = "2020-02-20"
      source   = ["wheels@e9e74757832c7638cba3386c180c99a5:xgboost-1.0.0-py3-none-manylinux1_x86_64.whl"]
    }
  }
}

