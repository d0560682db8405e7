# CuPy releases and their wheels, one package per CUDA.

source "cupy-9719" {
  title = "cupy/cupy issue 9719: CuPy 14 broken in CUDA 12.0 environment"
  url   = "https://github.com/cupy/cupy/issues/9719"
  date  = "2026-02-18"
  class = "reported"
}

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

source "cupy-early-files" {
  title = "the files of cupy-cuda80 to cupy-cuda101 on the index: releases, days, Pythons and platforms of 4.0.0 to 6.7.0"
  url   = "https://pypi.org/project/cupy-cuda90/#history"
  date  = "2026-11-28"
  class = "measured"
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
  source_package   = "cupy"
  source           = ["cupy@v14.2.0:docs/source/install.rst", "cupy@v12.0.0:docs/source/install.rst"]
}

framework "cupy" "14.2.0" {
  like     = "14.0.0"
  released = "2026-08-20"
  cell_source = {
    pair_specs = ["wheels@0d3205b1ac1093b6019530ba3b7f7080:cupy_cuda12x-14.2.0-cp310-cp310-manylinux2014_x86_64.whl"]
  }
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
  cell_source = {
    pair_specs = ["wheels@71b8de628a4a9ab24b6cc2af2162db28:cupy_cuda12x-14.1.1-cp310-cp310-manylinux2014_x86_64.whl"]
  }
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
  cell_source = {
    pair_specs = ["wheels@d656f5981f9bb193cecde19a45e7e2f1:cupy_cuda12x-14.1.0-cp310-cp310-manylinux2014_x86_64.whl"]
  }
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
  cell_source = {
    pair_specs = ["wheels@7c775e1e1ebc0c4c9f94a4c6bb66a0c0:cupy_cuda12x-14.0.1-cp310-cp310-manylinux2014_x86_64.whl"]
  }
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
  pair_specs      = { numpy = ">=2.0,<2.6" }
  cell_source     = { pair_specs = ["wheels@ece8956ff1d7a7720fa0edb1a605100b:cupy_cuda12x-14.0.0-cp310-cp310-manylinux2014_x86_64.whl"] }
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10"
  source          = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:pyproject.toml"]
  build "cuda12x" {
    package     = "cupy-cuda12x"
    cuda        = "12"
    cuda_spec   = ">=12.1,<13"
    sm_min      = "3.0"
    index_kind  = "pypi"
    source      = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:pyproject.toml"]
    cell_source = { cuda_spec = ["cupy-9719"], platform = ["cupy-12-notes"] }
    inferred    = ["platform"]
    notes       = ["documented for CUDA 12.0, 12.1, 12.2, 12.3, 12.4, 12.5, 12.6, 12.8, 12.9", "cuda_spec: with CUDA 12.0 a comparison of two arrays fails to compile, an issue that is open"]
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
  pair_specs      = { numpy = ">=1.22,<2.6" }
  cell_source     = { pair_specs = ["wheels@e78409ea72f5ac7d6b6f3d33d99426a9:cupy_cuda12x-13.6.0-cp310-cp310-manylinux2014_x86_64.whl"] }
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
  pair_specs      = { numpy = ">=1.22,<2.6" }
  source          = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:pyproject.toml"]
  cell_source = {
    pair_specs = ["wheels@9232662bcd6c412896da39dc542bce17:cupy_cuda12x-13.5.1-cp310-cp310-manylinux2014_x86_64.whl"]
  }
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
  pair_specs      = { numpy = ">=1.22,<2.6" }
  source          = ["cupy@v${version}:docs/source/install.rst", "cupy@v${version}:pyproject.toml"]
  cell_source = {
    pair_specs = ["wheels@afb7b7b4ab98a14a9929722c7e16b82d:cupy_cuda12x-13.5.0-cp310-cp310-manylinux2014_x86_64.whl"]
  }
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
  pair_specs      = { numpy = ">=1.22,<2.3" }
  cell_source = {
    pair_specs = ["wheels@5ecb45b8fc5816214390267a0e0c989b:cupy_cuda12x-13.4.1-cp310-cp310-manylinux2014_x86_64.whl"]
  }
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
  pair_specs      = { numpy = ">=1.22,<2.3" }
  cell_source = {
    pair_specs = ["wheels@c5f8b89f4ea0267e8814656a0ef4b62c:cupy_cuda12x-13.4.0-cp310-cp310-manylinux2014_x86_64.whl"]
  }
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
  pair_specs      = { numpy = ">=1.22,<2.3" }
  cell_source = {
    pair_specs = ["wheels@cf4a2a0864364715881b50012927e88b:cupy_cuda12x-13.3.0-cp310-cp310-manylinux2014_x86_64.whl"]
  }
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
  pair_specs      = { numpy = ">=1.22,<2.3" }
  cell_source = {
    pair_specs = ["wheels@7728bac04af8417c69729086f8be7733:cupy_cuda12x-13.2.0-cp310-cp310-manylinux2014_x86_64.whl"]
  }
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
  pair_specs      = { numpy = ">=1.22,<1.29" }
  cell_source = {
    pair_specs = ["wheels@230f8a8e99c81a653baa0ed00819990c:cupy_cuda12x-13.1.0-cp310-cp310-manylinux2014_x86_64.whl"]
  }
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
  pair_specs      = { numpy = ">=1.22,<1.29" }
  cell_source = {
    pair_specs = ["wheels@79ff0786dce91f3e940f1388ae370e3e:cupy_cuda12x-13.0.0-cp310-cp310-manylinux2014_x86_64.whl"]
  }
  build "cuda11x" {
    notes = ["documented for CUDA 11.2, 11.3, 11.4, 11.5, 11.6, 11.7, 11.8", "cuDNN is optional: 8.8"]
  }
  build "cuda12x" {
    notes = ["documented for CUDA 12.0, 12.1, 12.2", "cuDNN is optional: 8.8"]
  }
}

framework "cupy" "12.3.0" {
  like       = "12.0.0"
  released   = "2023-12-07"
  python     = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  pair_specs = { numpy = ">=1.20,<1.29" }
  cell_source = {
    pair_specs = ["wheels@32d0e03789ef3f02f0c098818e957c23:cupy_cuda12x-12.3.0-cp310-cp310-manylinux2014_x86_64.whl"]
  }
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
  cell_source = {
    pair_specs = ["wheels@bfcea96e5506193ea8672a8c8a3e164d:cupy_cuda12x-12.2.0-cp310-cp310-manylinux2014_x86_64.whl"]
  }
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
  cell_source = {
    pair_specs = ["wheels@c432a0020f6d6e3399149e73128a9a58:cupy_cuda12x-12.1.0-cp310-cp310-manylinux2014_x86_64.whl"]
  }
}

framework "cupy" "12.0.0" {
  package         = "cupy"
  released        = "2023-03-30"
  pair_specs      = { numpy = ">=1.20,<1.27" }
  cell_source     = { pair_specs = ["wheels@b6b75b21b623ef8cda312642fa95a7af:cupy_cuda12x-12.0.0-cp310-cp310-manylinux2014_x86_64.whl"] }
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
  like       = "11.3.0"
  released   = "2023-03-02"
  pair_specs = { numpy = ">=1.20,<1.27" }
  cell_source = {
    pair_specs = ["wheels@33fb03f3680c01fe2ba5f7dc1af925fd:cupy_cuda12x-11.6.0-cp310-cp310-manylinux1_x86_64.whl"]
  }
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
  cell_source = {
    pair_specs = ["wheels@8e59b728a4432347a5062a5b2d894165:cupy_cuda11x-11.5.0-cp38-cp38-manylinux1_x86_64.whl"]
  }
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
  cell_source = {
    pair_specs = ["wheels@84d78a46fd6b9b6cc6247cc6a5e2fb87:cupy_cuda11x-11.4.0-cp38-cp38-manylinux1_x86_64.whl"]
  }
}

framework "cupy" "11.3.0" {
  package         = "cupy"
  released        = "2022-11-11"
  pair_specs      = { numpy = ">=1.20,<1.26" }
  cell_source     = { pair_specs = ["wheels@31e0a7f1ca4b596bbe6395ac58be901c:cupy_cuda11x-11.3.0-cp38-cp38-manylinux1_x86_64.whl"] }
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
  pair_specs      = { numpy = ">=1.20,<1.26" }
  cell_source = {
    pair_specs = ["wheels@12fda3e9f838f4db6cfbc5b9d84a7c86:cupy_cuda11x-11.2.0-cp38-cp38-manylinux1_x86_64.whl"]
  }
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
  pair_specs      = { numpy = ">=1.20,<1.26" }
  cell_source = {
    pair_specs = ["wheels@c803fb2b14cd8b09caa5f65dfec9a5bf:cupy_cuda11x-11.1.0-cp38-cp38-manylinux1_x86_64.whl"]
  }
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
  pair_specs      = { numpy = ">=1.20,<1.26" }
  cell_source = {
    pair_specs = ["wheels@592e18afe3ec61326ec72e72a8bf4f7e:cupy_cuda11x-11.0.0-cp38-cp38-manylinux1_x86_64.whl"]
  }
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
  pair_specs      = { numpy = ">=1.18,<1.25" }
  cell_source = {
    pair_specs = ["wheels@5d100854febe2d41d8b347289417cfff:cupy_cuda116-10.6.0-cp38-cp38-manylinux1_x86_64.whl"]
  }
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
  pair_specs      = { numpy = ">=1.18,<1.25" }
  cell_source = {
    pair_specs = ["wheels@50db0829c820b81ef617b6b4c9cf46f4:cupy_cuda112-10.5.0-cp38-cp38-manylinux1_x86_64.whl"]
  }
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
  pair_specs      = { numpy = ">=1.18,<1.25" }
  cell_source = {
    pair_specs = ["wheels@5b0750d3e1553dcf321930575a0291c4:cupy_cuda112-10.4.0-cp38-cp38-manylinux1_x86_64.whl"]
  }
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
  pair_specs      = { numpy = ">=1.18,<1.25" }
  cell_source = {
    pair_specs = ["wheels@8ee2ba1b5ec77be1c5cf4c2ffee93b65:cupy_cuda112-10.3.1-cp38-cp38-manylinux1_x86_64.whl"]
  }
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
  pair_specs      = { numpy = ">=1.18,<1.25" }
  cell_source = {
    pair_specs = ["wheels@117542f97ed83861e4fa6c3aba919c1d:cupy_cuda112-10.3.0-cp38-cp38-manylinux1_x86_64.whl"]
  }
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
  pair_specs      = { numpy = ">=1.18,<1.25" }
  cell_source = {
    pair_specs = ["wheels@1103cf817f759bfd078043af3fda6df2:cupy_cuda112-10.2.0-cp38-cp38-manylinux1_x86_64.whl"]
  }
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
  pair_specs      = { numpy = ">=1.18,<1.24" }
  cell_source = {
    pair_specs = ["wheels@f0c2a1cef09e467760c1d497e483df49:cupy_cuda112-10.1.0-cp38-cp38-manylinux1_x86_64.whl"]
  }
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
  pair_specs      = { numpy = ">=1.18,<1.24" }
  cell_source = {
    pair_specs = ["wheels@bc0ff49c20955250b0f5af0e66038e15:cupy_cuda112-10.0.0-cp38-cp38-manylinux1_x86_64.whl"]
  }
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
  pair_specs      = { numpy = ">=1.17,<1.24" }
  cell_source     = { pair_specs = ["wheels@290d58c53f765f95c39d97347c9ae3b7:cupy_cuda112-9.6.0-cp38-cp38-manylinux1_x86_64.whl"] }
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
  cell_source = {
    pair_specs = ["wheels@9d838deb5e8c70d96213c2dd8d02bb33:cupy_cuda112-9.5.0-cp38-cp38-manylinux1_x86_64.whl"]
  }
}

framework "cupy" "9.4.0" {
  like     = "9.3.0"
  released = "2021-08-26"
  cell_source = {
    pair_specs = ["wheels@023494c73ef0c14a5d1cc41331be38fa:cupy_cuda112-9.4.0-cp38-cp38-manylinux1_x86_64.whl"]
  }
}

framework "cupy" "9.3.0" {
  package         = "cupy"
  released        = "2021-08-05"
  pair_specs      = { numpy = ">=1.17,<1.24" }
  cell_source     = { pair_specs = ["wheels@06bfa1d52fb31b02f1d2c7e0596dff86:cupy_cuda112-9.3.0-cp38-cp38-manylinux1_x86_64.whl"] }
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
  pair_specs      = { numpy = ">=1.17,<1.23" }
  cell_source     = { pair_specs = ["wheels@a2840535d259a15379d486b4638188cf:cupy_cuda112-9.2.0-cp38-cp38-manylinux1_x86_64.whl"] }
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
  pair_specs      = { numpy = ">=1.17" }
  cell_source = {
    pair_specs = ["wheels@a721b2b773c177cf5836e1dd4d0189d3:cupy_cuda112-9.1.0-cp38-cp38-manylinux1_x86_64.whl"]
  }
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
  pair_specs      = { numpy = ">=1.17" }
  cell_source = {
    pair_specs = ["wheels@aca97c087089f0deb11627ba50992cd4:cupy_cuda112-9.0.0-cp38-cp38-manylinux1_x86_64.whl"]
  }
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
  like           = "5.4.0"
  without        = ["cell_source"]
  released       = "2020-01-22"
  python         = ["3.5", "3.6", "3.7", "3.8"]
  python_windows = ["3.6", "3.7", "3.8"]
  source         = ["cupy@v${version}:docs/source/install.rst"]
  cell_source    = { python = ["cupy-release-tools"] }
  build {
    source   = ["cupy@v${version}:docs/source/install.rst"]
    inferred = ["platform"]
    rows     = ["cuda100", "cuda101", "cuda80", "cuda90", "cuda91", "cuda92"]
  }
}

framework "cupy" "7.1.0" {
  like           = "5.4.0"
  without        = ["cell_source"]
  released       = "2020-01-16"
  python         = ["3.5", "3.6", "3.7", "3.8"]
  python_windows = ["3.6", "3.7", "3.8"]
  source         = ["cupy@v${version}:docs/source/install.rst"]
  cell_source    = { python = ["cupy-release-tools"] }
  build {
    source   = ["cupy@v${version}:docs/source/install.rst"]
    inferred = ["platform"]
    rows     = ["cuda100", "cuda101", "cuda80", "cuda90", "cuda91", "cuda92"]
  }
}

framework "cupy" "7.0.0" {
  like           = "5.4.0"
  without        = ["cell_source"]
  released       = "2019-12-05"
  python         = ["3.5", "3.6", "3.7", "3.8"]
  python_windows = ["3.6", "3.7", "3.8"]
  source         = ["cupy@v${version}:docs/source/install.rst"]
  cell_source    = { python = ["cupy-release-tools"] }
  build {
    source   = ["cupy@v${version}:docs/source/install.rst"]
    inferred = ["platform"]
    rows     = ["cuda100", "cuda101", "cuda80", "cuda90", "cuda91", "cuda92"]
  }
}

framework "cupy" "6.7.0" {
  like           = "5.4.0"
  released       = "2020-01-16"
  python         = ["2.7", "3.4", "3.5", "3.6", "3.7", "3.8"]
  python_windows = ["3.6", "3.7", "3.8"]
}

framework "cupy" "6.6.0" {
  like           = "5.4.0"
  released       = "2019-12-05"
  python         = ["2.7", "3.4", "3.5", "3.6", "3.7", "3.8"]
  python_windows = ["3.6", "3.7", "3.8"]
}

framework "cupy" "6.5.0" {
  like     = "5.4.0"
  released = "2019-10-25"
}

framework "cupy" "6.4.0" {
  like     = "5.4.0"
  released = "2019-09-26"
}

framework "cupy" "6.3.0" {
  like     = "5.4.0"
  released = "2019-08-22"
}

framework "cupy" "6.2.0" {
  like     = "5.4.0"
  released = "2019-07-18"
}

framework "cupy" "6.1.0" {
  like     = "5.4.0"
  released = "2019-06-21"
}

framework "cupy" "6.0.0" {
  like     = "5.4.0"
  released = "2019-05-16"
}

framework "cupy" "5.4.0" {
  package        = "cupy"
  released       = "2019-04-04"
  python         = ["2.7", "3.4", "3.5", "3.6", "3.7"]
  python_windows = ["3.6", "3.7"]
  source         = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
  cell_source = {
    python         = ["cupy-early-files"]
    python_windows = ["cupy-early-files"]
    released       = ["cupy-early-files"]
  }
  build "cuda100" {
    package    = "cupy-cuda100"
    cuda       = "10.0"
    cuda_spec  = "==10.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
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
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
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
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
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
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
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
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
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
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
    notes      = ["documented for CUDA 9.2"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "5.3.0" {
  like     = "5.1.0"
  released = "2019-02-28"
}

framework "cupy" "5.2.0" {
  like     = "5.1.0"
  released = "2019-01-24"
}

framework "cupy" "5.1.0" {
  package        = "cupy"
  released       = "2018-12-03"
  python         = ["2.7", "3.4", "3.5", "3.6", "3.7"]
  python_windows = ["3.6", "3.7"]
  source         = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
  cell_source = {
    python         = ["cupy-early-files"]
    python_windows = ["cupy-early-files"]
    released       = ["cupy-early-files"]
  }
  build "cuda100" {
    package    = "cupy-cuda100"
    cuda       = "10.0"
    cuda_spec  = "==10.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
    notes      = ["documented for CUDA 10.0"]
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
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
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
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
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
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
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
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
    notes      = ["documented for CUDA 9.2"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "5.0.0" {
  package        = "cupy"
  released       = "2018-10-25"
  python         = ["2.7", "3.4", "3.5", "3.6", "3.7"]
  python_windows = ["3.6"]
  source         = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
  cell_source    = { python = ["cupy-early-files"], python_windows = ["cupy-early-files"], released = ["cupy-early-files"] }
  build "cuda80" {
    package    = "cupy-cuda80"
    cuda       = "8.0"
    cuda_spec  = "==8.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
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
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
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
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
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
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
    notes      = ["documented for CUDA 9.2"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "4.5.0" {
  like           = "4.0.0"
  released       = "2018-09-27"
  python_windows = ["3.6"]
  cell_source    = { python_windows = ["cupy-early-files"] }
  build "cuda80" {
    platform "windows/amd64" {
      delivery = "system"
    }
  }
  build "cuda90" {
    platform "windows/amd64" {
      delivery = "system"
    }
  }
  build "cuda91" {
    platform "windows/amd64" {
      delivery = "system"
    }
  }
  build "cuda92" {
    package    = "cupy-cuda92"
    cuda       = "9.2"
    cuda_spec  = "==9.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
    notes      = ["documented for CUDA 9.2"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "4.4.1" {
  like           = "4.0.0"
  released       = "2018-09-04"
  python_windows = ["3.6"]
  cell_source    = { python_windows = ["cupy-early-files"] }
  build "cuda80" {
    platform "windows/amd64" {
      delivery = "system"
    }
  }
  build "cuda90" {
    platform "windows/amd64" {
      delivery = "system"
    }
  }
  build "cuda91" {
    platform "windows/amd64" {
      delivery = "system"
    }
  }
  build "cuda92" {
    package    = "cupy-cuda92"
    cuda       = "9.2"
    cuda_spec  = "==9.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
    notes      = ["documented for CUDA 9.2"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "4.4.0" {
  like           = "4.0.0"
  released       = "2018-08-23"
  python_windows = ["3.6"]
  cell_source    = { python_windows = ["cupy-early-files"] }
  build "cuda80" {
    platform "windows/amd64" {
      delivery = "system"
    }
  }
  build "cuda90" {
    platform "windows/amd64" {
      delivery = "system"
    }
  }
  build "cuda91" {
    platform "windows/amd64" {
      delivery = "system"
    }
  }
  build "cuda92" {
    package    = "cupy-cuda92"
    cuda       = "9.2"
    cuda_spec  = "==9.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
    notes      = ["documented for CUDA 9.2"]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "cupy" "4.3.0" {
  like     = "4.0.0"
  released = "2018-07-19"
  build "cuda92" {
    package    = "cupy-cuda92"
    cuda       = "9.2"
    cuda_spec  = "==9.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
    notes      = ["documented for CUDA 9.2"]
    platform "linux/amd64" {
      delivery = "system"
    }
  }
}

framework "cupy" "4.2.0" {
  like     = "4.0.0"
  released = "2018-06-21"
  build "cuda92" {
    package    = "cupy-cuda92"
    cuda       = "9.2"
    cuda_spec  = "==9.2.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
    notes      = ["documented for CUDA 9.2"]
    platform "linux/amd64" {
      delivery = "system"
    }
  }
}

framework "cupy" "4.1.0" {
  like     = "4.0.0"
  released = "2018-05-24"
}

framework "cupy" "4.0.0" {
  package     = "cupy"
  released    = "2018-04-17"
  python      = ["2.7", "3.4", "3.5", "3.6"]
  source      = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
  cell_source = { python = ["cupy-early-files"], released = ["cupy-early-files"] }
  build "cuda80" {
    package    = "cupy-cuda80"
    cuda       = "8.0"
    cuda_spec  = "==8.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
    notes      = ["documented for CUDA 8.0"]
    platform "linux/amd64" {
      delivery = "system"
    }
  }
  build "cuda90" {
    package    = "cupy-cuda90"
    cuda       = "9.0"
    cuda_spec  = "==9.0.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
    notes      = ["documented for CUDA 9.0"]
    platform "linux/amd64" {
      delivery = "system"
    }
  }
  build "cuda91" {
    package    = "cupy-cuda91"
    cuda       = "9.1"
    cuda_spec  = "==9.1.*"
    sm_min     = "3.0"
    index_kind = "pypi"
    source     = ["cupy@v${version}:docs/source/install.rst", "cupy-early-files"]
    notes      = ["documented for CUDA 9.1"]
    platform "linux/amd64" {
      delivery = "system"
    }
  }
}
