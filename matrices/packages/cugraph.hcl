# Releases of cugraph.

package_info "cugraph" {
  framework = "cupy"
  aliases   = ["cugraph-cu11", "cugraph-cu12", "cugraph-cu13"]
  module    = "cugraph"
  source    = ["wheels@3b271a569957431a53985434648ec148:cugraph_cu13-26.10.0-cp311-abi3-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl"]
  inferred  = ["framework", "module"]
}

package "cugraph" {
  pypi            = ["cugraph-cu12", "cugraph-cu13"]
  python          = ["3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.11"
  min_glibc       = "2.27"
  requires        = { cupy-cuda13x = ">=14.0.1,!=14.1.0", numba = ">=0.60.0,<0.65.0", numpy = ">=2.0,<3.0" }
  cuda_also       = ["12", "13"]
  platforms       = ["linux/amd64", "linux/arm64"]
  rows = {
    "26.10.0" = {
      released = "2026-10-08"
      requires = { cudf-cu13 = "==26.10.*" }
      source = [
        "wheels@3b271a569957431a53985434648ec148:cugraph_cu13-26.10.0-cp311-abi3-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "26.8.0" = {
      released = "2026-08-06"
      requires = { cudf-cu13 = "==26.8.*" }
      source = [
        "wheels@4976f814b4b5c79e1c83111390fc84f1:cugraph_cu13-26.8.0-cp311-abi3-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
  }
}

package "cugraph" {
  pypi            = ["cugraph-cu12", "cugraph-cu13"]
  python_requires = ">=3.11"
  requires = {
    cuda-python  = ">=13.0.1,<14.0"
    cupy-cuda13x = ">=13.6.0"
    numba        = ">=0.60.0,<0.65.0"
    numpy        = ">=1.23,<3.0"
  }
  cuda_also = ["12", "13"]
  rows = {
    "26.6.0" = {
      released = "2026-06-09"
      requires = { cudf-cu13 = "==26.6.*", cupy-cuda13x = ">=13.6.0,!=14.0.0,!=14.1.0" }
      source   = ["wheels@87dcac4777f2243b646135e963a37880:cugraph_cu13-26.6.0.tar.gz"]
    }
    "26.4.0" = {
      released = "2026-04-09"
      requires = { cudf-cu13 = "==26.4.*" }
      source   = ["wheels@2d0ecd0890b8fa6b985742666295c844:cugraph_cu13-26.4.0.tar.gz"]
    }
    "26.2.0" = {
      released        = "2026-02-06"
      python_requires = ">=3.10"
      requires        = { cudf-cu13 = "==26.2.*", numba = ">=0.60.0,<0.62.0" }
      source          = ["wheels@649219bfb2920ba128957be144230d0d:cugraph_cu13-26.2.0.tar.gz"]
    }
  }
}

package "cugraph" {
  pypi            = ["cugraph-cu12", "cugraph-cu13"]
  python_requires = ">=3.10"
  requires = {
    cuda-python  = ">=13.0.1,<14.0a0"
    cudf-cu13    = "==25.10.*"
    cupy-cuda13x = ">=13.6.0"
    numba        = ">=0.60.0,<0.62.0a0"
    numpy        = ">=1.23,<3.0a0"
  }
  cuda_also = ["12", "13"]
  rows = {
    "25.12.2" = {
      released = "2025-12-11"
      requires = { cudf-cu13 = "==25.12.*" }
      source   = ["wheels@a060436d9acb68978176022eb13853a5:cugraph_cu13-25.12.2.tar.gz"]
    }
    "25.10.1" = {
      released = "2025-10-13"
      source   = ["wheels@ea5be87829f7b8bb85f06158e6dbd75d:cugraph_cu13-25.10.1.tar.gz"]
    }
    "25.10.0" = {
      released = "2025-10-09"
      source   = ["wheels@f18bcbaf98a7de638aa387220832d89a:cugraph_cu13-25.10.0.tar.gz"]
    }
  }
}

package "cugraph" {
  pypi            = ["cugraph-cu12"]
  python_requires = ">=3.10"
  requires        = { cuda-python = ">=12.6.2,<13.0a0", cupy-cuda12x = ">=12.0.0", numpy = ">=1.23,<3.0a0" }
  cuda_also       = ["12"]
  rows = {
    "25.8.0" = {
      released = "2025-08-07"
      requires = { cudf-cu12 = "==25.8.*", numba = ">=0.59.1,<0.62.0a0" }
      source   = ["wheels@149b0adfdf3a1f17030823ecde181cc1:cugraph_cu12-25.8.0.tar.gz"]
    }
    "25.6.0" = {
      released = "2025-06-06"
      requires = { cudf-cu12 = "==25.6.*", numba = ">=0.59.1,<0.62.0a0" }
      source   = ["wheels@9f37d6c3c2d07de673495f48cdb7c4a5:cugraph_cu12-25.6.0.tar.gz"]
    }
    "25.4.1" = {
      released = "2025-04-29"
      requires = { cudf-cu12 = "==25.4.*", numba = ">=0.59.1,<0.61.0a0" }
      source   = ["wheels@54270398d072cf43d86c90f284ae8b21:cugraph_cu12-25.4.1.tar.gz"]
    }
    "25.4.0" = {
      released = "2025-04-10"
      requires = { cudf-cu12 = "==25.4.*", numba = ">=0.59.1,<0.61.0a0" }
      source   = ["wheels@59e5114a20f2b5999f653d7a6b26cd5e:cugraph_cu12-25.4.0.tar.gz"]
    }
    "25.2.0" = {
      released = "2025-02-14"
      requires = { cudf-cu12 = "==25.2.*", numba = ">=0.59.1,<0.61.0a0" }
      source   = ["wheels@87d097b3076b0c57acaea9c976150342:cugraph_cu12-25.2.0.tar.gz"]
    }
    "24.12.0" = {
      without  = ["requires.cuda-python"]
      released = "2024-12-12"
      requires = { cudf-cu12 = "==24.12.*", numba = ">=0.57" }
      source   = ["wheels@3a032f9fbb3923e7dca1df2932019241:cugraph_cu12-24.12.0.tar.gz"]
    }
  }
}
