# CuPy releases and their wheels, one package per CUDA.

source "cupy-12-notes" {
  title = "release notes of CuPy 12.0.0: wheels for aarch64, Jetson and Arm servers, are on the index as cupy-cuda102, cupy-cuda11x and cupy-cuda12x"
  url   = "https://github.com/cupy/cupy/releases/tag/v12.0.0"
  date  = "2023-03-30"
  class = "vendor"
}

source "cupy" {
  title = "github.com/cupy/cupy"
  url   = "https://github.com/cupy/cupy"
  date  = "2026-11-20"
  class = "vendor"
}

source "cupy-release-tools" {
  title = "cupy/cupy-release-tools, WHEEL_PYTHON_VERSIONS of dist_config.py at v7.8.0; Python 3.8 came in before 7.0.0"
  url   = "https://github.com/cupy/cupy-release-tools"
  date  = "2026-11-21"
  class = "vendor"
}

guidance "cupy" "cupy-cuda11x-covers-11.2-later-only" {
  text   = "cupy-cuda11x covers 11.2 and later only; cupy-cuda102/110/111 existed beside it in v11 and v12"
  source = ["cupy@v12.0.0:docs/source/install.rst"]
}

guidance "cupy" "cuda-11-dropped-v14-cudnn" {
  text   = "CUDA 11 dropped in v14, cuDNN backend dropped in v14"
  source = ["cupy@v14.0.0:docs/source/install.rst"]
}

guidance "cupy" "cupy-cuda13x-appears-with-13.6.0" {
  text   = "cupy-cuda13x appears with 13.6.0"
  source = ["cupy@v13.6.0:docs/source/install.rst"]
}

guidance "cupy" "plain-cupy-pypi-source-build" {
  text     = "plain 'cupy' on PyPI is a source build and needs nvcc"
  source   = ["cupy@v13.6.0:docs/source/install.rst"]
  inferred = ["text"]
}

guidance "cupy" "documented-minimum-compute-capability-3.0" {
  text     = "documented minimum of compute capability 3.0 is never raised in the docs even where the CUDA toolkit itself starts later; take the larger of the two"
  source   = ["cupy@v14.0.0:docs/source/install.rst"]
  inferred = ["text"]
}

framework_info "cupy" {
  name = "CuPy"
  rank = 5
  packages = [
    "cupy-cuda13x", "cupy-cuda12x", "cupy-cuda11x", "cupy-cuda117", "cupy-cuda116", "cupy-cuda115", "cupy-cuda114",
    "cupy-cuda113", "cupy-cuda112", "cupy-cuda111", "cupy-cuda110", "cupy-cuda102", "cupy-cuda101", "cupy-cuda100",
    "cupy-cuda92", "cupy-cuda91", "cupy-cuda90", "cupy-cuda80", "cupy",
  ]
  module           = "cupy"
  companions       = ["fastrlock"]
  selftest         = "cupy"
  run_time_kernels = true
  source           = ["cupy@v14.2.0:docs/source/install.rst", "cupy@v12.0.0:docs/source/install.rst"]
}

framework "cupy" "14.2.0" {
  like     = "14.0.0"
  released = "2026-08-20"
  build "cuda12x-wheels" {
    source = [
      "cupy@v${version}:docs/source/install.rst",
      "wheels@efc1da23505e88d9834a3ddd3c00352c:cupy_cuda12x-14.2.0-cp313-cp313-manylinux2014_x86_64.whl",
    ]
  }
  build "cuda13x" {
    notes = ["documented for CUDA 13.0, 13.1, 13.2"]
  }
  build "cuda13x-wheels" {
    source = [
      "cupy@v${version}:docs/source/install.rst",
      "wheels@5b79a606f6639d9bed74ef7072f36756:cupy_cuda13x-14.2.0-cp313-cp313-manylinux2014_x86_64.whl",
    ]
  }
  build "jp6-cuda12x" {
    package    = "cupy-cuda12x"
    cuda       = "12.6"
    index_kind = "pypi"
    jetpack    = ["6.1", "6.2"]
    source     = ["cupy-12-notes"]
    inferred   = ["cuda", "jetpack", "platform"]
    notes = [
      "the wheel for Arm servers, which its makers offer for Jetson too: it compiles its kernels on the board",
    ]
    platform "linux/arm64" {
      python   = ["3.10"]
      delivery = "system"
    }
  }
}

framework "cupy" "14.1.1" {
  like     = "14.0.0"
  released = "2026-06-01"
  build "cuda12x-wheels" {
    source = [
      "cupy@v${version}:docs/source/install.rst",
      "wheels@76ea35469e2aa0a8332b88f72505ea2f:cupy_cuda12x-14.1.1-cp313-cp313-manylinux2014_x86_64.whl",
    ]
  }
  build "cuda13x" {
    notes = ["documented for CUDA 13.0, 13.1, 13.2"]
  }
  build "cuda13x-wheels" {
    source = [
      "cupy@v${version}:docs/source/install.rst",
      "wheels@ff4526725c1398ea19d578044737aa24:cupy_cuda13x-14.1.1-cp313-cp313-manylinux2014_x86_64.whl",
    ]
  }
}

framework "cupy" "14.1.0" {
  like     = "14.0.0"
  released = "2026-05-23"
  build "cuda12x-wheels" {
    source = [
      "cupy@v${version}:docs/source/install.rst",
      "wheels@e9f2006077082ef04cec7ac6a897730b:cupy_cuda12x-14.1.0-cp313-cp313-manylinux2014_x86_64.whl",
    ]
  }
  build "cuda13x" {
    notes = ["documented for CUDA 13.0, 13.1, 13.2"]
  }
  build "cuda13x-wheels" {
    source = [
      "cupy@v${version}:docs/source/install.rst",
      "wheels@eef76f0647af5a9bfe3d0bac641f201d:cupy_cuda13x-14.1.0-cp313-cp313-manylinux2014_x86_64.whl",
    ]
  }
}

framework "cupy" "14.0.1" {
  like     = "14.0.0"
  released = "2026-02-20"
  build "cuda12x-wheels" {
    source = [
      "cupy@v${version}:docs/source/install.rst",
      "wheels@21fcb4e917e43237edcc5e3a1a1241e2:cupy_cuda12x-14.0.1-cp313-cp313-manylinux2014_x86_64.whl",
    ]
  }
  build "cuda13x-wheels" {
    source = [
      "cupy@v${version}:docs/source/install.rst",
      "wheels@1c206483aaea40cd38bfbd1a29f4df0c:cupy_cuda13x-14.0.1-cp313-cp313-manylinux2014_x86_64.whl",
    ]
  }
}

framework "cupy" "14.0.0" {
  package         = "cupy"
  released        = "2026-02-17"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10"
  source          = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:pyproject.toml"]
  build "cuda12x" {
    package     = "cupy-cuda12x"
    cuda        = "12"
    cuda_spec   = ">=12.0,<13"
    sm_min      = "3.0"
    index_kind  = "pypi"
    source      = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:pyproject.toml"]
    cell_source = { platform = ["cupy-12-notes"] }
    inferred    = ["platform"]
    notes       = ["documented for CUDA 12.0, 12.1, 12.2, 12.3, 12.4, 12.5, 12.6, 12.8, 12.9"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "linux/arm64", "windows/amd64"]
    }
  }
  build "cuda12x-wheels" {
    package    = "cupy-cuda12x"
    extra      = "ctk"
    cuda       = "12"
    cuda_spec  = ">=12.9,<13"
    sm_min     = "3.0"
    pins       = { cuda-toolkit = "==12.*" }
    index_kind = "pypi"
    source = [
      "cupy@v${version}:docs/source/install.rst",
      "wheels@d1a171765163bf2bf5a1f08ad1e80fc9:cupy_cuda12x-14.0.0-cp313-cp313-manylinux2014_x86_64.whl",
    ]
    inferred = ["platform", "cuda_spec"]
    notes    = ["cuda_spec: ctk asks for cuda-toolkit==12.*, of which pip takes the newest where nothing else asks for an older one"]
    platform {
      delivery = "pip-nvidia-wheels"
      rows     = ["linux/amd64", "linux/arm64", "windows/amd64"]
    }
  }
  build "cuda13x" {
    package     = "cupy-cuda13x"
    cuda        = "13"
    cuda_spec   = ">=13.0,<14"
    sm_min      = "3.0"
    index_kind  = "pypi"
    source      = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:pyproject.toml"]
    cell_source = { platform = ["cupy-12-notes"] }
    inferred    = ["platform"]
    notes       = ["documented for CUDA 13.0, 13.1"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "linux/arm64", "windows/amd64"]
    }
  }
  build "cuda13x-wheels" {
    package    = "cupy-cuda13x"
    extra      = "ctk"
    cuda       = "13"
    cuda_spec  = ">=13.4,<14"
    sm_min     = "3.0"
    pins       = { cuda-toolkit = "==13.*" }
    index_kind = "pypi"
    source = [
      "cupy@v${version}:docs/source/install.rst",
      "wheels@1f234cb5560e1ff086ff5e7ea4893fbd:cupy_cuda13x-14.0.0-cp313-cp313-manylinux2014_x86_64.whl",
    ]
    inferred = ["platform", "cuda_spec"]
    notes    = ["cuda_spec: ctk asks for cuda-toolkit==13.*, of which pip takes the newest where nothing else asks for an older one"]
    platform {
      delivery = "pip-nvidia-wheels"
      rows     = ["linux/amd64", "linux/arm64", "windows/amd64"]
    }
  }
}

framework "cupy" "13.6.0" {
  package         = "cupy"
  released        = "2025-08-18"
  python          = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.9"
  source          = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:pyproject.toml"]
  build "cuda11x" {
    package     = "cupy-cuda11x"
    cuda        = "11"
    cuda_spec   = ">=11.2,<12"
    sm_min      = "3.0"
    index_kind  = "pypi"
    source      = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:pyproject.toml"]
    cell_source = { platform = ["cupy-12-notes"] }
    inferred    = ["platform"]
    notes       = ["documented for CUDA 11.2, 11.3, 11.4, 11.5, 11.6, 11.7, 11.8", "cuDNN is optional: 8.8"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "linux/arm64", "windows/amd64"]
    }
  }
  build "cuda12x" {
    package     = "cupy-cuda12x"
    cuda        = "12"
    cuda_spec   = ">=12.0,<13"
    sm_min      = "3.0"
    index_kind  = "pypi"
    source      = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:pyproject.toml"]
    cell_source = { platform = ["cupy-12-notes"] }
    inferred    = ["platform"]
    notes = [
      "documented for CUDA 12.0, 12.1, 12.2, 12.3, 12.4, 12.5, 12.6, 12.8, 12.9",
      "cuDNN is optional: 8.8",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "linux/arm64", "windows/amd64"]
    }
  }
  build "cuda13x" {
    package     = "cupy-cuda13x"
    cuda        = "13"
    cuda_spec   = ">=13.0,<14"
    sm_min      = "3.0"
    index_kind  = "pypi"
    source      = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:pyproject.toml"]
    cell_source = { platform = ["cupy-12-notes"] }
    inferred    = ["platform"]
    notes       = ["documented for CUDA 13.0", "cuDNN is optional: 8.8"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "linux/arm64", "windows/amd64"]
    }
  }
  build "jp6-cuda12x" {
    package    = "cupy-cuda12x"
    cuda       = "12.6"
    index_kind = "pypi"
    jetpack    = ["6.1", "6.2"]
    source     = ["cupy-12-notes"]
    inferred   = ["cuda", "jetpack", "platform"]
    notes = [
      "the wheel for Arm servers, which its makers offer for Jetson too: it compiles its kernels on the board",
    ]
    platform "linux/arm64" {
      python   = ["3.10"]
      delivery = "system"
    }
  }
}

framework "cupy" "13.5.1" {
  like            = "12.0.0"
  without         = ["build.cuda102", "build.cuda110", "build.cuda111"]
  released        = "2025-07-11"
  python          = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.9"
  source          = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:pyproject.toml"]
  build "cuda11x" {
    source = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:pyproject.toml"]
    notes  = ["documented for CUDA 11.2, 11.3, 11.4, 11.5, 11.6, 11.7, 11.8", "cuDNN is optional: 8.8"]
  }
  build "cuda12x" {
    source = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:pyproject.toml"]
    notes  = ["documented for CUDA 12.0, 12.1, 12.2, 12.3, 12.4, 12.5, 12.6, 12.8, 12.9", "cuDNN is optional: 8.8"]
  }
}

framework "cupy" "13.5.0" {
  like            = "12.0.0"
  without         = ["build.cuda102", "build.cuda110", "build.cuda111"]
  released        = "2025-07-03"
  python          = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.9"
  source          = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:pyproject.toml"]
  build "cuda11x" {
    source = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:pyproject.toml"]
    notes  = ["documented for CUDA 11.2, 11.3, 11.4, 11.5, 11.6, 11.7, 11.8", "cuDNN is optional: 8.8"]
  }
  build "cuda12x" {
    source = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:pyproject.toml"]
    notes  = ["documented for CUDA 12.0, 12.1, 12.2, 12.3, 12.4, 12.5, 12.6, 12.8, 12.9", "cuDNN is optional: 8.8"]
  }
}

framework "cupy" "13.4.1" {
  like            = "12.0.0"
  without         = ["build.cuda102", "build.cuda110", "build.cuda111"]
  released        = "2025-03-21"
  python          = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.9"
  build "cuda11x" {
    notes = ["documented for CUDA 11.2, 11.3, 11.4, 11.5, 11.6, 11.7, 11.8", "cuDNN is optional: 8.8"]
  }
  build "cuda12x" {
    notes = ["documented for CUDA 12.0, 12.1, 12.2, 12.3, 12.4, 12.5, 12.6, 12.8", "cuDNN is optional: 8.8"]
  }
}

framework "cupy" "13.4.0" {
  like            = "12.0.0"
  without         = ["build.cuda102", "build.cuda110", "build.cuda111"]
  released        = "2025-02-28"
  python          = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.9"
  build "cuda11x" {
    notes = ["documented for CUDA 11.2, 11.3, 11.4, 11.5, 11.6, 11.7, 11.8", "cuDNN is optional: 8.8"]
  }
  build "cuda12x" {
    notes = ["documented for CUDA 12.0, 12.1, 12.2, 12.3, 12.4, 12.5, 12.6, 12.8", "cuDNN is optional: 8.8"]
  }
}

framework "cupy" "13.3.0" {
  like            = "12.0.0"
  without         = ["build.cuda102", "build.cuda110", "build.cuda111"]
  released        = "2024-08-22"
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9"
  build "cuda11x" {
    notes = ["documented for CUDA 11.2, 11.3, 11.4, 11.5, 11.6, 11.7, 11.8", "cuDNN is optional: 8.8"]
  }
  build "cuda12x" {
    notes = ["documented for CUDA 12.0, 12.1, 12.2, 12.3, 12.4, 12.5, 12.6", "cuDNN is optional: 8.8"]
  }
}

framework "cupy" "13.2.0" {
  like            = "12.0.0"
  without         = ["build.cuda102", "build.cuda110", "build.cuda111"]
  released        = "2024-06-13"
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9"
  build "cuda11x" {
    notes = ["documented for CUDA 11.2, 11.3, 11.4, 11.5, 11.6, 11.7, 11.8", "cuDNN is optional: 8.8"]
  }
  build "cuda12x" {
    notes = ["documented for CUDA 12.0, 12.1, 12.2, 12.3, 12.4", "cuDNN is optional: 8.8"]
  }
}

framework "cupy" "13.1.0" {
  like            = "12.0.0"
  without         = ["build.cuda102", "build.cuda110", "build.cuda111"]
  released        = "2024-04-19"
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9"
  build "cuda11x" {
    notes = ["documented for CUDA 11.2, 11.3, 11.4, 11.5, 11.6, 11.7, 11.8", "cuDNN is optional: 8.8"]
  }
  build "cuda12x" {
    notes = ["documented for CUDA 12.0, 12.1, 12.2, 12.3, 12.4", "cuDNN is optional: 8.8"]
  }
}

framework "cupy" "13.0.0" {
  like            = "12.0.0"
  without         = ["build.cuda102", "build.cuda110", "build.cuda111"]
  released        = "2024-01-18"
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9"
  build "cuda11x" {
    notes = ["documented for CUDA 11.2, 11.3, 11.4, 11.5, 11.6, 11.7, 11.8", "cuDNN is optional: 8.8"]
  }
  build "cuda12x" {
    notes = ["documented for CUDA 12.0, 12.1, 12.2", "cuDNN is optional: 8.8"]
  }
}

framework "cupy" "12.3.0" {
  like     = "12.0.0"
  released = "2023-12-07"
  python   = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  build "cuda12x" {
    notes = [
      "documented for CUDA 12.0, 12.1, 12.2",
      "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7, 8.8",
    ]
  }
  build "jp5-cuda11x" {
    package    = "cupy-cuda11x"
    cuda       = "11.4"
    index_kind = "pypi"
    jetpack    = ["5.0.2", "5.1", "5.1.1", "5.1.2"]
    source     = ["cupy-12-notes"]
    inferred   = ["cuda", "jetpack", "platform"]
    notes = [
      "the wheel for Arm servers, which its makers offer for Jetson too: it compiles its kernels on the board",
    ]
    platform "linux/arm64" {
      python   = ["3.8"]
      delivery = "system"
    }
  }
  build "jp6-cuda12x" {
    package    = "cupy-cuda12x"
    cuda       = "12.6"
    index_kind = "pypi"
    jetpack    = ["6.1", "6.2"]
    source     = ["cupy-12-notes"]
    inferred   = ["cuda", "jetpack", "platform"]
    notes = [
      "the wheel for Arm servers, which its makers offer for Jetson too: it compiles its kernels on the board",
    ]
    platform "linux/arm64" {
      python   = ["3.10"]
      delivery = "system"
    }
  }
}

framework "cupy" "12.2.0" {
  like     = "12.0.0"
  released = "2023-08-08"
  build "cuda12x" {
    notes = [
      "documented for CUDA 12.0, 12.1, 12.2",
      "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7, 8.8",
    ]
  }
}

framework "cupy" "12.1.0.post1" {
  like     = "12.0.0"
  released = "2023-06-13"
}

framework "cupy" "12.1.0" {
  like     = "12.0.0"
  released = "2023-05-25"
}

framework "cupy" "12.0.0" {
  package         = "cupy"
  released        = "2023-03-30"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  source          = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
  build "cuda102" {
    package    = "cupy-cuda102"
    cuda       = "10.2"
    cuda_spec  = "==10.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 10.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7, 8.8"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda110" {
    package    = "cupy-cuda110"
    cuda       = "11.0"
    cuda_spec  = "==11.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 11.0", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7, 8.8"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda111" {
    package    = "cupy-cuda111"
    cuda       = "11.1"
    cuda_spec  = "==11.1.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 11.1", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7, 8.8"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda11x" {
    package     = "cupy-cuda11x"
    cuda        = "11"
    cuda_spec   = ">=11.2,<12"
    sm_min      = "3.0"
    index_kind  = "pypi"
    source      = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    cell_source = { platform = ["cupy-12-notes"] }
    inferred    = ["platform"]
    notes = [
      "documented for CUDA 11.2, 11.3, 11.4, 11.5, 11.6, 11.7, 11.8",
      "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7, 8.8",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "linux/arm64", "windows/amd64"]
    }
  }
  build "cuda12x" {
    package     = "cupy-cuda12x"
    cuda        = "12"
    cuda_spec   = ">=12.0,<13"
    sm_min      = "3.0"
    index_kind  = "pypi"
    source      = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    cell_source = { platform = ["cupy-12-notes"] }
    inferred    = ["platform"]
    notes = [
      "documented for CUDA 12.0, 12.1",
      "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7, 8.8",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "linux/arm64", "windows/amd64"]
    }
  }
}

framework "cupy" "11.6.0" {
  like     = "11.3.0"
  released = "2023-03-02"
  build "cuda102" {
    notes = ["documented for CUDA 10.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7"]
  }
  build "cuda110" {
    notes = ["documented for CUDA 11.0", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7"]
  }
  build "cuda111" {
    notes = ["documented for CUDA 11.1", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7"]
  }
  build "cuda11x" {
    notes = [
      "documented for CUDA 11.2, 11.3, 11.4, 11.5, 11.6, 11.7, 11.8",
      "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7",
    ]
  }
  build "cuda12x" {
    package    = "cupy-cuda12x"
    cuda       = "12"
    cuda_spec  = ">=12.0,<13"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 12.0", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "11.5.0" {
  like     = "11.3.0"
  released = "2023-01-19"
  build "cuda102" {
    notes = ["documented for CUDA 10.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7"]
  }
  build "cuda110" {
    notes = ["documented for CUDA 11.0", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7"]
  }
  build "cuda111" {
    notes = ["documented for CUDA 11.1", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7"]
  }
  build "cuda11x" {
    notes = [
      "documented for CUDA 11.2, 11.3, 11.4, 11.5, 11.6, 11.7, 11.8",
      "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7",
    ]
  }
  build "cuda12x" {
    package    = "cupy-cuda12x"
    cuda       = "12"
    cuda_spec  = ">=12.0,<13"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 12.0", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "11.4.0" {
  like     = "11.3.0"
  released = "2022-12-08"
}

framework "cupy" "11.3.0" {
  package         = "cupy"
  released        = "2022-11-11"
  python          = ["3.7", "3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.7"
  source          = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
  build "cuda102" {
    package    = "cupy-cuda102"
    cuda       = "10.2"
    cuda_spec  = "==10.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 10.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda110" {
    package    = "cupy-cuda110"
    cuda       = "11.0"
    cuda_spec  = "==11.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 11.0", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda111" {
    package    = "cupy-cuda111"
    cuda       = "11.1"
    cuda_spec  = "==11.1.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 11.1", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda11x" {
    package    = "cupy-cuda11x"
    cuda       = "11"
    cuda_spec  = ">=11.2,<12"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 11.2, 11.3, 11.4, 11.5, 11.6, 11.7, 11.8",
      "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "11.2.0" {
  like            = "9.2.0"
  without         = ["build.cuda100", "build.cuda101", "build.cuda112", "build.cuda113", "build.cuda92"]
  released        = "2022-10-06"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7"
  build {
    rows = {
      "cuda102" = { notes = ["documented for CUDA 10.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5"] }
      "cuda110" = { notes = ["documented for CUDA 11.0", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5"] }
      "cuda111" = { notes = ["documented for CUDA 11.1", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5"] }
    }
  }
  build "cuda11x" {
    package    = "cupy-cuda11x"
    cuda       = "11"
    cuda_spec  = ">=11.2,<12"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 11.2, 11.3, 11.4, 11.5, 11.6, 11.7",
      "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "11.1.0" {
  like            = "9.2.0"
  without         = ["build.cuda100", "build.cuda101", "build.cuda112", "build.cuda113", "build.cuda92"]
  released        = "2022-09-01"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7"
  build {
    rows = {
      "cuda102" = { notes = ["documented for CUDA 10.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"] }
      "cuda110" = { notes = ["documented for CUDA 11.0", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"] }
      "cuda111" = { notes = ["documented for CUDA 11.1", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"] }
    }
  }
  build "cuda11x" {
    package    = "cupy-cuda11x"
    cuda       = "11"
    cuda_spec  = ">=11.2,<12"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 11.2, 11.3, 11.4, 11.5, 11.6, 11.7",
      "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "11.0.0" {
  like            = "9.2.0"
  without         = ["build.cuda100", "build.cuda101", "build.cuda112", "build.cuda113", "build.cuda92"]
  released        = "2022-07-28"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7"
  build {
    rows = {
      "cuda102" = { notes = ["documented for CUDA 10.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"] }
      "cuda110" = { notes = ["documented for CUDA 11.0", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"] }
      "cuda111" = { notes = ["documented for CUDA 11.1", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"] }
    }
  }
  build "cuda11x" {
    package    = "cupy-cuda11x"
    cuda       = "11"
    cuda_spec  = ">=11.2,<12"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 11.2, 11.3, 11.4, 11.5, 11.6, 11.7",
      "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "10.6.0" {
  like            = "9.6.0"
  without         = ["build.cuda100", "build.cuda101", "build.cuda92"]
  released        = "2022-06-30"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7"
  build {
    rows = {
      "cuda102" = { notes = ["documented for CUDA 10.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"] }
      "cuda110" = { notes = ["documented for CUDA 11.0", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"] }
      "cuda111" = { notes = ["documented for CUDA 11.1", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"] }
      "cuda112" = { notes = ["documented for CUDA 11.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"] }
      "cuda113" = { notes = ["documented for CUDA 11.3", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"] }
      "cuda114" = { notes = ["documented for CUDA 11.4", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"] }
      "cuda115" = { notes = ["documented for CUDA 11.5", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"] }
    }
  }
  build "cuda116" {
    package    = "cupy-cuda116"
    cuda       = "11.6"
    cuda_spec  = "==11.6.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 11.6", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda117" {
    package    = "cupy-cuda117"
    cuda       = "11.7"
    cuda_spec  = "==11.7.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 11.7", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "10.5.0" {
  like            = "9.6.0"
  without         = ["build.cuda100", "build.cuda101", "build.cuda92"]
  released        = "2022-05-26"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7"
  build {
    rows = {
      "cuda102" = { notes = ["documented for CUDA 10.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"] }
      "cuda110" = { notes = ["documented for CUDA 11.0", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"] }
      "cuda111" = { notes = ["documented for CUDA 11.1", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"] }
      "cuda112" = { notes = ["documented for CUDA 11.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"] }
      "cuda113" = { notes = ["documented for CUDA 11.3", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"] }
      "cuda114" = { notes = ["documented for CUDA 11.4", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"] }
      "cuda115" = { notes = ["documented for CUDA 11.5", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"] }
    }
  }
  build "cuda116" {
    package    = "cupy-cuda116"
    cuda       = "11.6"
    cuda_spec  = "==11.6.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 11.6", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3, 8.4"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "10.4.0" {
  like            = "9.6.0"
  without         = ["build.cuda100", "build.cuda101", "build.cuda92"]
  released        = "2022-04-27"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7"
  build {
    rows = {
      "cuda102" = { notes = ["documented for CUDA 10.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda110" = { notes = ["documented for CUDA 11.0", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda111" = { notes = ["documented for CUDA 11.1", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda112" = { notes = ["documented for CUDA 11.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda113" = { notes = ["documented for CUDA 11.3", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda114" = { notes = ["documented for CUDA 11.4", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda115" = { notes = ["documented for CUDA 11.5", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
    }
  }
  build "cuda116" {
    package    = "cupy-cuda116"
    cuda       = "11.6"
    cuda_spec  = "==11.6.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 11.6", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "10.3.1" {
  like            = "9.6.0"
  without         = ["build.cuda100", "build.cuda101", "build.cuda92"]
  released        = "2022-04-08"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7"
  build {
    rows = {
      "cuda102" = { notes = ["documented for CUDA 10.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda110" = { notes = ["documented for CUDA 11.0", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda111" = { notes = ["documented for CUDA 11.1", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda112" = { notes = ["documented for CUDA 11.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda113" = { notes = ["documented for CUDA 11.3", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda114" = { notes = ["documented for CUDA 11.4", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda115" = { notes = ["documented for CUDA 11.5", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
    }
  }
  build "cuda116" {
    package    = "cupy-cuda116"
    cuda       = "11.6"
    cuda_spec  = "==11.6.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 11.6", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "10.3.0" {
  like            = "9.6.0"
  without         = ["build.cuda100", "build.cuda101", "build.cuda92"]
  released        = "2022-03-31"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7"
  build {
    rows = {
      "cuda102" = { notes = ["documented for CUDA 10.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda110" = { notes = ["documented for CUDA 11.0", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda111" = { notes = ["documented for CUDA 11.1", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda112" = { notes = ["documented for CUDA 11.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda113" = { notes = ["documented for CUDA 11.3", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda114" = { notes = ["documented for CUDA 11.4", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda115" = { notes = ["documented for CUDA 11.5", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
    }
  }
  build "cuda116" {
    package    = "cupy-cuda116"
    cuda       = "11.6"
    cuda_spec  = "==11.6.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 11.6", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "10.2.0" {
  like            = "9.6.0"
  without         = ["build.cuda100", "build.cuda101", "build.cuda92"]
  released        = "2022-02-25"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7"
  build {
    rows = {
      "cuda102" = { notes = ["documented for CUDA 10.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda110" = { notes = ["documented for CUDA 11.0", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda111" = { notes = ["documented for CUDA 11.1", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda112" = { notes = ["documented for CUDA 11.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda113" = { notes = ["documented for CUDA 11.3", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda114" = { notes = ["documented for CUDA 11.4", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda115" = { notes = ["documented for CUDA 11.5", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
    }
  }
}

framework "cupy" "10.1.0" {
  like            = "9.6.0"
  without         = ["build.cuda100", "build.cuda101", "build.cuda92"]
  released        = "2022-01-20"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7"
  build {
    rows = {
      "cuda102" = { notes = ["documented for CUDA 10.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda110" = { notes = ["documented for CUDA 11.0", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda111" = { notes = ["documented for CUDA 11.1", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda112" = { notes = ["documented for CUDA 11.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda113" = { notes = ["documented for CUDA 11.3", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda114" = { notes = ["documented for CUDA 11.4", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda115" = { notes = ["documented for CUDA 11.5", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
    }
  }
}

framework "cupy" "10.0.0" {
  like            = "9.6.0"
  without         = ["build.cuda100", "build.cuda101", "build.cuda92"]
  released        = "2021-12-09"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7"
  build {
    rows = {
      "cuda102" = { notes = ["documented for CUDA 10.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda110" = { notes = ["documented for CUDA 11.0", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda111" = { notes = ["documented for CUDA 11.1", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda112" = { notes = ["documented for CUDA 11.2", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda113" = { notes = ["documented for CUDA 11.3", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda114" = { notes = ["documented for CUDA 11.4", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
      "cuda115" = { notes = ["documented for CUDA 11.5", "cuDNN is optional: 7.6, 8.0, 8.1, 8.2, 8.3"] }
    }
  }
}

framework "cupy" "9.6.0" {
  package         = "cupy"
  released        = "2021-11-10"
  python          = ["3.6", "3.7", "3.8", "3.9"]
  python_requires = ">=3.6.0"
  source          = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
  build "cuda100" {
    package    = "cupy-cuda100"
    cuda       = "10.0"
    cuda_spec  = "==10.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 10.0",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda101" {
    package    = "cupy-cuda101"
    cuda       = "10.1"
    cuda_spec  = "==10.1.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 10.1",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda102" {
    package    = "cupy-cuda102"
    cuda       = "10.2"
    cuda_spec  = "==10.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 10.2",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda110" {
    package    = "cupy-cuda110"
    cuda       = "11.0"
    cuda_spec  = "==11.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 11.0",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda111" {
    package    = "cupy-cuda111"
    cuda       = "11.1"
    cuda_spec  = "==11.1.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 11.1",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda112" {
    package    = "cupy-cuda112"
    cuda       = "11.2"
    cuda_spec  = "==11.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 11.2",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda113" {
    package    = "cupy-cuda113"
    cuda       = "11.3"
    cuda_spec  = "==11.3.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 11.3",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda114" {
    package    = "cupy-cuda114"
    cuda       = "11.4"
    cuda_spec  = "==11.4.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 11.4",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda115" {
    package    = "cupy-cuda115"
    cuda       = "11.5"
    cuda_spec  = "==11.5.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 11.5",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda92" {
    package    = "cupy-cuda92"
    cuda       = "9.2"
    cuda_spec  = "==9.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 9.2",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "9.5.0" {
  like     = "9.3.0"
  released = "2021-09-30"
}

framework "cupy" "9.4.0" {
  like     = "9.3.0"
  released = "2021-08-26"
}

framework "cupy" "9.3.0" {
  package         = "cupy"
  released        = "2021-08-05"
  python          = ["3.6", "3.7", "3.8", "3.9"]
  python_requires = ">=3.6.0"
  source          = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
  build "cuda100" {
    package    = "cupy-cuda100"
    cuda       = "10.0"
    cuda_spec  = "==10.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 10.0",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda101" {
    package    = "cupy-cuda101"
    cuda       = "10.1"
    cuda_spec  = "==10.1.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 10.1",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda102" {
    package    = "cupy-cuda102"
    cuda       = "10.2"
    cuda_spec  = "==10.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 10.2",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda110" {
    package    = "cupy-cuda110"
    cuda       = "11.0"
    cuda_spec  = "==11.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 11.0",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda111" {
    package    = "cupy-cuda111"
    cuda       = "11.1"
    cuda_spec  = "==11.1.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 11.1",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda112" {
    package    = "cupy-cuda112"
    cuda       = "11.2"
    cuda_spec  = "==11.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 11.2",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda113" {
    package    = "cupy-cuda113"
    cuda       = "11.3"
    cuda_spec  = "==11.3.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 11.3",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda114" {
    package    = "cupy-cuda114"
    cuda       = "11.4"
    cuda_spec  = "==11.4.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 11.4",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda92" {
    package    = "cupy-cuda92"
    cuda       = "9.2"
    cuda_spec  = "==9.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 9.2",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "9.2.0" {
  package         = "cupy"
  released        = "2021-06-24"
  python          = ["3.6", "3.7", "3.8", "3.9"]
  python_requires = ">=3.6.0"
  source          = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
  build "cuda100" {
    package    = "cupy-cuda100"
    cuda       = "10.0"
    cuda_spec  = "==10.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 10.0",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda101" {
    package    = "cupy-cuda101"
    cuda       = "10.1"
    cuda_spec  = "==10.1.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 10.1",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda102" {
    package    = "cupy-cuda102"
    cuda       = "10.2"
    cuda_spec  = "==10.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 10.2",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda110" {
    package    = "cupy-cuda110"
    cuda       = "11.0"
    cuda_spec  = "==11.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 11.0",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda111" {
    package    = "cupy-cuda111"
    cuda       = "11.1"
    cuda_spec  = "==11.1.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 11.1",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda112" {
    package    = "cupy-cuda112"
    cuda       = "11.2"
    cuda_spec  = "==11.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 11.2",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda113" {
    package    = "cupy-cuda113"
    cuda       = "11.3"
    cuda_spec  = "==11.3.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 11.3",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda92" {
    package    = "cupy-cuda92"
    cuda       = "9.2"
    cuda_spec  = "==9.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes = [
      "documented for CUDA 9.2",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "9.1.0" {
  like            = "8.6.0"
  without         = ["build.cuda90"]
  released        = "2021-05-27"
  python          = ["3.6", "3.7", "3.8", "3.9"]
  python_requires = ">=3.6.0"
  build "cuda100" {
    notes = [
      "documented for CUDA 10.0",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
  }
  build "cuda101" {
    notes = [
      "documented for CUDA 10.1",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
  }
  build "cuda102" {
    notes = [
      "documented for CUDA 10.2",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
  }
  build "cuda110" {
    notes = [
      "documented for CUDA 11.0",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
  }
  build "cuda111" {
    notes = [
      "documented for CUDA 11.1",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
  }
  build "cuda112" {
    notes = [
      "documented for CUDA 11.2",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
  }
  build "cuda92" {
    notes = [
      "documented for CUDA 9.2",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+), 8.2 (CUDA 10.2+)",
    ]
  }
}

framework "cupy" "9.0.0" {
  like            = "8.6.0"
  without         = ["build.cuda90"]
  released        = "2021-04-22"
  python          = ["3.6", "3.7", "3.8", "3.9"]
  python_requires = ">=3.6.0"
  build "cuda100" {
    notes = [
      "documented for CUDA 10.0",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+)",
    ]
  }
  build "cuda101" {
    notes = [
      "documented for CUDA 10.1",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+)",
    ]
  }
  build "cuda102" {
    notes = [
      "documented for CUDA 10.2",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+)",
    ]
  }
  build "cuda110" {
    notes = [
      "documented for CUDA 11.0",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+)",
    ]
  }
  build "cuda111" {
    notes = [
      "documented for CUDA 11.1",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+)",
    ]
  }
  build "cuda112" {
    notes = [
      "documented for CUDA 11.2",
      "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+)",
    ]
  }
  build "cuda92" {
    notes = ["documented for CUDA 9.2", "cuDNN is optional: 7.6 (CUDA 9.2 & 10.0), 8.0 (CUDA 10.1), 8.1 (CUDA 10.2+)"]
  }
}

framework "cupy" "8.6.0" {
  package         = "cupy"
  released        = "2021-03-25"
  python          = ["3.5", "3.6", "3.7", "3.8", "3.9"]
  python_requires = ">=3.5.0"
  source          = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
  build "cuda100" {
    package    = "cupy-cuda100"
    cuda       = "10.0"
    cuda_spec  = "==10.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 10.0", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0, 8.1"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda101" {
    package    = "cupy-cuda101"
    cuda       = "10.1"
    cuda_spec  = "==10.1.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 10.1", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0, 8.1"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda102" {
    package    = "cupy-cuda102"
    cuda       = "10.2"
    cuda_spec  = "==10.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 10.2", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0, 8.1"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda110" {
    package    = "cupy-cuda110"
    cuda       = "11.0"
    cuda_spec  = "==11.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 11.0", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0, 8.1"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda111" {
    package    = "cupy-cuda111"
    cuda       = "11.1"
    cuda_spec  = "==11.1.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 11.1", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0, 8.1"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda112" {
    package    = "cupy-cuda112"
    cuda       = "11.2"
    cuda_spec  = "==11.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 11.2", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0, 8.1"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda90" {
    package    = "cupy-cuda90"
    cuda       = "9.0"
    cuda_spec  = "==9.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 9.0", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0, 8.1"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda92" {
    package    = "cupy-cuda92"
    cuda       = "9.2"
    cuda_spec  = "==9.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 9.2", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0, 8.1"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "8.5.0" {
  like     = "8.2.0"
  released = "2021-02-26"
  python   = ["3.5", "3.6", "3.7", "3.8", "3.9"]
  notes    = ["built from source it takes CUDA 11.2 too, which has no wheel"]
  build "cuda100" {
    notes = ["documented for CUDA 10.0", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0, 8.1"]
  }
  build "cuda101" {
    notes = ["documented for CUDA 10.1", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0, 8.1"]
  }
  build "cuda102" {
    notes = ["documented for CUDA 10.2", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0, 8.1"]
  }
  build "cuda110" {
    notes = ["documented for CUDA 11.0", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0, 8.1"]
  }
  build "cuda111" {
    notes = ["documented for CUDA 11.1", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0, 8.1"]
  }
  build "cuda90" {
    notes = ["documented for CUDA 9.0", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0, 8.1"]
  }
  build "cuda92" {
    notes = ["documented for CUDA 9.2", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0, 8.1"]
  }
}

framework "cupy" "8.4.0" {
  like     = "8.2.0"
  released = "2021-01-28"
}

framework "cupy" "8.3.0" {
  like     = "8.2.0"
  released = "2020-12-25"
}

framework "cupy" "8.2.0" {
  package         = "cupy"
  released        = "2020-11-26"
  python          = ["3.5", "3.6", "3.7", "3.8"]
  python_requires = ">=3.5.0"
  source          = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
  build "cuda100" {
    package    = "cupy-cuda100"
    cuda       = "10.0"
    cuda_spec  = "==10.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 10.0", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda101" {
    package    = "cupy-cuda101"
    cuda       = "10.1"
    cuda_spec  = "==10.1.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 10.1", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda102" {
    package    = "cupy-cuda102"
    cuda       = "10.2"
    cuda_spec  = "==10.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 10.2", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda110" {
    package    = "cupy-cuda110"
    cuda       = "11.0"
    cuda_spec  = "==11.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 11.0", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda111" {
    package    = "cupy-cuda111"
    cuda       = "11.1"
    cuda_spec  = "==11.1.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 11.1", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda90" {
    package    = "cupy-cuda90"
    cuda       = "9.0"
    cuda_spec  = "==9.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 9.0", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda92" {
    package    = "cupy-cuda92"
    cuda       = "9.2"
    cuda_spec  = "==9.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 9.2", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "8.1.0" {
  like     = "7.8.0"
  without  = ["python_windows", "cell_source", "build.cuda80", "build.cuda91"]
  released = "2020-10-29"
  notes    = ["built from source it takes CUDA 11.1 too, which has no wheel"]
  build {
    rows = {
      "cuda100" = {
        notes = ["documented for CUDA 10.0", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0"]
      }
      "cuda101" = {
        notes = ["documented for CUDA 10.1", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0"]
      }
      "cuda102" = {
        notes = ["documented for CUDA 10.2", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0"]
      }
      "cuda110" = {
        notes = ["documented for CUDA 11.0", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0"]
      }
      "cuda90" = { notes = ["documented for CUDA 9.0", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0"] }
      "cuda92" = { notes = ["documented for CUDA 9.2", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0"] }
    }
  }
}

framework "cupy" "8.0.0" {
  like     = "7.8.0"
  without  = ["python_windows", "cell_source", "build.cuda80", "build.cuda91"]
  released = "2020-10-01"
  build {
    rows = {
      "cuda100" = {
        notes = ["documented for CUDA 10.0", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0"]
      }
      "cuda101" = {
        notes = ["documented for CUDA 10.1", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0"]
      }
      "cuda102" = {
        notes = ["documented for CUDA 10.2", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0"]
      }
      "cuda110" = {
        notes = ["documented for CUDA 11.0", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0"]
      }
      "cuda90" = { notes = ["documented for CUDA 9.0", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0"] }
      "cuda92" = { notes = ["documented for CUDA 9.2", "cuDNN is optional: 7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6, 8.0"] }
    }
  }
}

framework "cupy" "7.8.0.post1" {
  like     = "7.8.0"
  released = "2020-09-11"
}

framework "cupy" "7.8.0" {
  package         = "cupy"
  released        = "2020-08-18"
  python          = ["3.5", "3.6", "3.7", "3.8"]
  python_requires = ">=3.5.0"
  python_windows  = ["3.6", "3.7", "3.8"]
  source          = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
  cell_source     = { python = ["cupy-release-tools"] }
  build "cuda100" {
    package    = "cupy-cuda100"
    cuda       = "10.0"
    cuda_spec  = "==10.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 10.0"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda101" {
    package    = "cupy-cuda101"
    cuda       = "10.1"
    cuda_spec  = "==10.1.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 10.1"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda102" {
    package    = "cupy-cuda102"
    cuda       = "10.2"
    cuda_spec  = "==10.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 10.2"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda110" {
    package    = "cupy-cuda110"
    cuda       = "11.0"
    cuda_spec  = "==11.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 11.0"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda80" {
    package    = "cupy-cuda80"
    cuda       = "8.0"
    cuda_spec  = "==8.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 8.0"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda90" {
    package    = "cupy-cuda90"
    cuda       = "9.0"
    cuda_spec  = "==9.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 9.0"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda91" {
    package    = "cupy-cuda91"
    cuda       = "9.1"
    cuda_spec  = "==9.1.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 9.1"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda92" {
    package    = "cupy-cuda92"
    cuda       = "9.2"
    cuda_spec  = "==9.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 9.2"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "7.7.0" {
  like     = "7.2.0"
  released = "2020-07-30"
}

framework "cupy" "7.6.0" {
  like     = "7.2.0"
  released = "2020-06-25"
}

framework "cupy" "7.5.0" {
  like     = "7.2.0"
  released = "2020-05-29"
}

framework "cupy" "7.4.0" {
  like     = "7.2.0"
  released = "2020-04-23"
}

framework "cupy" "7.3.0" {
  like     = "7.2.0"
  released = "2020-03-22"
}

framework "cupy" "7.2.0" {
  package         = "cupy"
  released        = "2020-02-14"
  python          = ["3.5", "3.6", "3.7", "3.8"]
  python_requires = ">=3.5.0"
  python_windows  = ["3.6", "3.7", "3.8"]
  source          = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
  cell_source     = { python = ["cupy-release-tools"] }
  build "cuda100" {
    package    = "cupy-cuda100"
    cuda       = "10.0"
    cuda_spec  = "==10.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 10.0"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda101" {
    package    = "cupy-cuda101"
    cuda       = "10.1"
    cuda_spec  = "==10.1.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 10.1"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda102" {
    package    = "cupy-cuda102"
    cuda       = "10.2"
    cuda_spec  = "==10.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 10.2"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda80" {
    package    = "cupy-cuda80"
    cuda       = "8.0"
    cuda_spec  = "==8.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 8.0"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda90" {
    package    = "cupy-cuda90"
    cuda       = "9.0"
    cuda_spec  = "==9.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 9.0"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda91" {
    package    = "cupy-cuda91"
    cuda       = "9.1"
    cuda_spec  = "==9.1.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 9.1"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda92" {
    package    = "cupy-cuda92"
    cuda       = "9.2"
    cuda_spec  = "==9.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:setup.py"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 9.2"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "7.1.1" {
  like     = "7.0.0"
  released = "2020-01-22"
}

framework "cupy" "7.1.0" {
  like     = "7.0.0"
  released = "2020-01-16"
}

framework "cupy" "7.0.0" {
  package        = "cupy"
  released       = "2019-12-05"
  python         = ["3.5", "3.6", "3.7", "3.8"]
  python_windows = ["3.6", "3.7", "3.8"]
  source         = ["cupy@v${version}:docs/source/install.rst"]
  cell_source    = { python = ["cupy-release-tools"] }
  build "cuda100" {
    package    = "cupy-cuda100"
    cuda       = "10.0"
    cuda_spec  = "==10.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 10.0"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda101" {
    package    = "cupy-cuda101"
    cuda       = "10.1"
    cuda_spec  = "==10.1.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 10.1"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda80" {
    package    = "cupy-cuda80"
    cuda       = "8.0"
    cuda_spec  = "==8.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 8.0"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda90" {
    package    = "cupy-cuda90"
    cuda       = "9.0"
    cuda_spec  = "==9.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 9.0"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda91" {
    package    = "cupy-cuda91"
    cuda       = "9.1"
    cuda_spec  = "==9.1.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 9.1"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cuda92" {
    package    = "cupy-cuda92"
    cuda       = "9.2"
    cuda_spec  = "==9.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst"]
    inferred   = ["platform"]
    notes      = ["documented for CUDA 9.2"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}
