# Releases of cuml.

package_info "cuml" {
  framework = "cupy"
  aliases   = ["cuml-cu11", "cuml-cu12", "cuml-cu13"]
  module    = "cuml"
  source    = ["wheels@1d0b76903c692604b1a3f84e0f2b6cfc:cuml_cu13-26.10.0-cp311-abi3-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl"]
  inferred  = ["framework", "module"]
}

package "cuml" "26.10.0" {
  like     = "26.8.0"
  released = "2026-10-08"
  requires = { cudf-cu13 = "==26.10.*" }
  source = [
    "wheels@1d0b76903c692604b1a3f84e0f2b6cfc:cuml_cu13-26.10.0-cp311-abi3-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

package "cuml" "26.8.0" {
  pypi            = ["cuml-cu12", "cuml-cu13"]
  released        = "2026-08-06"
  python          = ["3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.11"
  min_glibc       = "2.27"
  requires = {
    cudf-cu13    = "==26.8.*"
    cupy-cuda13x = ">=14.0.1,!=14.1.0"
    numba        = ">=0.60.0,<0.65.0"
    numba-cuda   = ">=0.22.2"
    numpy        = ">=2.0,<3.0"
  }
  cuda_also = ["12", "13"]
  platforms = ["linux/amd64", "linux/arm64"]
  source = [
    "wheels@176609835a0e06e9604227a597146e70:cuml_cu13-26.8.0-cp311-abi3-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

package "cuml" "26.6.0" {
  like     = "26.4.0"
  released = "2026-06-09"
  requires = { cudf-cu13 = "==26.6.*", cupy-cuda13x = ">=13.6.0,!=14.0.0,!=14.1.0", numpy = ">=1.26,<3.0" }
  source = [
    "wheels@2aa2a79dcca99695962bb505433e67b8:cuml_cu13-26.6.0-cp311-abi3-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

package "cuml" "26.4.0" {
  pypi            = ["cuml-cu12", "cuml-cu13"]
  released        = "2026-04-09"
  python          = ["3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.11"
  min_glibc       = "2.24"
  requires = {
    cuda-python  = ">=13.0.1,<14.0"
    cudf-cu13    = "==26.4.*"
    cupy-cuda13x = ">=13.6.0"
    numba        = ">=0.60.0,<0.65.0"
    numba-cuda   = ">=0.22.2,<0.29.0"
    numpy        = ">=1.23,<3.0"
  }
  cuda_also = ["12", "13"]
  platforms = ["linux/amd64", "linux/arm64"]
  source = [
    "wheels@6e04df3a9a4cb13cb0f7ad79ba5a56f4:cuml_cu13-26.4.0-cp311-abi3-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

package "cuml" {
  pypi            = ["cuml-cu12", "cuml-cu13"]
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  min_glibc       = "2.24"
  requires = {
    cuda-python  = ">=13.0.1,<14.0a0"
    cupy-cuda13x = ">=13.6.0"
    numba        = ">=0.60.0,<0.62.0a0"
    numba-cuda   = ">=0.19.1,<0.20.0a0"
    numpy        = ">=1.23,<3.0a0"
  }
  cuda_also = ["12", "13"]
  platforms = ["linux/amd64", "linux/arm64"]
  rows = {
    "26.2.0" = {
      released = "2026-02-05"
      requires = {
        cuda-python = ">=13.0.1,<14.0"
        cudf-cu13   = "==26.2.*"
        numba       = ">=0.60.0,<0.62.0"
        numba-cuda  = ">=0.22.1,<0.23.0"
        numpy       = ">=1.23,<3.0"
      }
      source = [
        "wheels@85370ef64496d01c95ccfa485cca5352:cuml_cu13-26.2.0-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "25.12.0" = {
      released = "2025-12-11"
      requires = { cudf-cu13 = "==25.12.*" }
      source = [
        "wheels@c5fcae7590198bbee4bffc40bc896608:cuml_cu13-25.12.0-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "25.10.0" = {
      released = "2025-10-09"
      requires = { cudf-cu13 = "==25.10.*" }
      source = [
        "wheels@18dc98a06821146ded3bdd9b848be02a:cuml_cu13-25.10.0-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
  }
}

package "cuml" {
  pypi            = ["cuml-cu12"]
  python_requires = ">=3.10"
  requires        = { cuda-python = ">=12.6.2,<13.0a0", cupy-cuda12x = ">=12.0.0", numpy = ">=1.23,<3.0a0" }
  cuda_also       = ["12"]
  rows = {
    "25.8.0" = {
      released = "2025-08-07"
      requires = { cudf-cu12 = "==25.8.*", numba = ">=0.59.1,<0.62.0a0" }
      source   = ["wheels@69a7bbc508b016fadfea47d5969aaa44:cuml_cu12-25.8.0.tar.gz"]
    }
    "25.6.0" = {
      released = "2025-06-06"
      requires = { cudf-cu12 = "==25.6.*", numba = ">=0.59.1,<0.62.0a0" }
      source   = ["wheels@904dbd5bfce5920644216276fd5cfdda:cuml_cu12-25.6.0.tar.gz"]
    }
    "25.4.0" = {
      released = "2025-04-10"
      requires = { cudf-cu12 = "==25.4.*", numba = ">=0.59.1,<0.61.0a0" }
      source   = ["wheels@b613ae4ad3e8448c702b464bbdc2fa6b:cuml_cu12-25.4.0.tar.gz"]
    }
    "25.2.1" = {
      released = "2025-03-03"
      requires = { cudf-cu12 = "==25.2.*", numba = ">=0.59.1,<0.61.0a0" }
      source   = ["wheels@a6ed878506d8f074bec920d1334b7c63:cuml_cu12-25.2.1.tar.gz"]
    }
    "25.2.0" = {
      released = "2025-02-14"
      requires = { cudf-cu12 = "==25.2.*", numba = ">=0.59.1,<0.61.0a0" }
      source   = ["wheels@5bbbfd298ba8fff0d7cc20bdb7da4afc:cuml_cu12-25.2.0.tar.gz"]
    }
    "24.12.0" = {
      without  = ["requires.cuda-python"]
      released = "2024-12-13"
      requires = { cudf-cu12 = "==24.12.*", numba = ">=0.57" }
      source   = ["wheels@3b54b003ac9cecb1facdfce13640767f:cuml_cu12-24.12.0.tar.gz"]
    }
  }
}
