# Releases of ctranslate2, the engine under faster-whisper and whisperX.

source "ct2-1806" {
  title = "CTranslate2 issue 1806: which releases use which CUDA and cuDNN"
  url   = "https://github.com/OpenNMT/CTranslate2/issues/1806"
  date  = "2024-10-28"
  class = "reported"
}

source "ctranslate2" {
  title = "github.com/OpenNMT/CTranslate2"
  url   = "https://github.com/OpenNMT/CTranslate2"
  date  = "2026-07-03"
  class = "vendor"
}

source "faster-whisper-pip" {
  title = "faster-whisper 1.2.1 README, GPU, Install with pip (Linux only): pip install nvidia-cublas-cu12 nvidia-cudnn-cu12==9.*, and LD_LIBRARY_PATH with the folders nvidia.cublas.lib and nvidia.cudnn.lib before Python is started; 1.0.3 says the same of cuDNN 8, 0.10.1 of nvidia-cublas-cu11"
  url   = "https://github.com/SYSTRAN/faster-whisper/blob/v1.2.1/README.md"
  date  = "2025-10-31"
  class = "vendor"
}

package_info "ctranslate2" {
  delivery    = "system"
  path_wheels = ["cublas", "cudnn"]
  binds_gpu   = true
  pypi        = "ctranslate2"
  torch_pin   = "none; it loads cuBLAS and cuDNN by their file names, and shares those that a torch build brings"
  source      = ["ctranslate2@v4.8.1:python/setup.py", "ct2-1806"]
  cell_source = { path_wheels = ["faster-whisper-pip"] }
}

package "ctranslate2" {
  python_requires = ">=3.9"
  min_glibc       = "2.27"
  cuda            = "12.8"
  sm_min          = "5.0"
  sm = {
    "linux/amd64"   = ["5.3", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6+PTX"]
    "windows/amd64" = ["5.3", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6+PTX"]
  }
  platforms = ["linux/amd64", "windows/amd64"]
  cell_source = {
    sm = [
      "wheels@4c371af61ceb604a3ab95eed263f971e:ctranslate2-4.8.5-cp39-cp39-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      "wheels@79b518ced6e279bd96862f60e2fc3bab:ctranslate2-4.8.5-cp310-cp310-win_amd64.whl",
    ]
  }
  inferred = ["cuda", "sm_min", "sm"]
  notes = [
    "sm: of releases whose wheels are not cited, as of those that are",
    "inferred: carried on from 4.8.1",
    "released: tag commit date",
    "wheels for linux/arm64 exist and run on the CPU only",
    "cudnn: the Linux wheel is compiled without it",
    "sm_min: the documents say 3.5, which CUDA 12 cannot compile for",
  ]
  rows = {
    "4.8.5" = {
      released = "2026-11-02"
      python   = ["3.9", "3.10", "3.11", "3.12", "3.13", "3.14", "3.15"]
      source = [
        "wheels@ca2dc77d43fe05346d8d8113b171aa3c:ctranslate2-4.8.5-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
        "wheels@d27bfa59dd1305f7ce9d85125b3c2477:ctranslate2-4.8.5-cp39-cp39-manylinux_2_27_aarch64.manylinux_2_28_aarch64.whl",
        "wheels@4c371af61ceb604a3ab95eed263f971e:ctranslate2-4.8.5-cp39-cp39-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
        "ctranslate2@v4.8.1:python/setup.py",
      ]
    }
    "4.8.4" = {
      released = "2026-10-25"
      python   = ["3.9", "3.10", "3.11", "3.12", "3.13", "3.14", "3.15"]
      source = [
        "wheels@193edb3516df7fcd580ccd45e5f12d13:ctranslate2-4.8.4-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
        "ctranslate2@v4.8.1:python/setup.py",
      ]
    }
    "4.8.3" = {
      released = "2026-10-13"
      python   = ["3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
      source = [
        "wheels@9b7c86002572d4f6fdd5909330fdc2e5:ctranslate2-4.8.3-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
        "ctranslate2@v4.8.1:python/setup.py",
      ]
    }
    "4.8.2" = {
      released = "2026-08-31"
      python   = ["3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
      source = [
        "wheels@43adddac06f387b12ec921bcdd8fb505:ctranslate2-4.8.2-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
        "ctranslate2@v4.8.1:python/setup.py",
      ]
    }
  }
}

package "ctranslate2" {
  python          = ["3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.9"
  min_glibc       = "2.28"
  requires        = { numpy = "*", pyyaml = ">=5.3,<7" }
  cuda            = "12.8"
  sm_min          = "5.0"
  sm = {
    "linux/amd64"   = ["5.3", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6+PTX"]
    "windows/amd64" = ["5.3", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6+PTX"]
  }
  platforms = ["linux/amd64", "windows/amd64"]
  source = [
    "ctranslate2@v${version}:python/setup.py",
    "ctranslate2@v${version}:python/tools/prepare_build_environment_linux.sh",
  ]
  cell_source = {
    sm = [
      "wheels@d5fe13a18dfecb9d5a23d2d5cfa0f21d:ctranslate2-4.8.1-cp39-cp39-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      "wheels@a8543536ce28b5baa41aabb8e1a3d088:ctranslate2-4.7.2-cp39-cp39-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      "wheels@a7d0c858a4fecf288211b488ed281c00:ctranslate2-4.6.3-cp39-cp39-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      "wheels@727ea23c557ec0df71cc8282ebee5208:ctranslate2-4.7.0-cp310-cp310-win_amd64.whl",
    ]
  }
  inferred = ["sm_min", "sm"]
  notes = [
    "sm: of releases whose wheels are not cited, as of those that are",
    "released: tag commit date",
    "wheels for linux/arm64 exist and run on the CPU only",
    "cudnn: the Linux wheel is compiled without it",
    "sm_min: the documents say 3.5, which CUDA 12 cannot compile for",
  ]
  rows = {
    "4.8.1" = { released = "2026-07-03" }
    "4.8.0" = { released = "2026-06-06" }
    "4.7.2" = { released = "2026-05-19" }
    "4.7.1" = { released = "2026-02-04" }
    "4.7.0" = { released = "2026-02-03" }
    "4.6.3" = { released = "2026-01-07" }
  }
}

package "ctranslate2" {
  python_requires = ">=3.9"
  min_glibc       = "2.17"
  requires        = { numpy = "*", pyyaml = ">=5.3,<7" }
  cudnn           = "9.1.0.70"
  sm_min          = "5.0"
  sm = {
    "linux/amd64"   = ["5.3", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6+PTX"]
    "windows/amd64" = ["5.3", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6+PTX"]
  }
  platforms = ["linux/amd64", "windows/amd64"]
  source = [
    "ctranslate2@v${version}:python/setup.py",
    "ctranslate2@v${version}:python/tools/prepare_build_environment_linux.sh",
  ]
  cell_source = {
    min_glibc = ["wheels:ctranslate2-${version}-*-manylinux_2_17_x86_64.whl"]
    sm = [
      "wheels@0af82185aa961869362c06ce33443b52:ctranslate2-4.5.0-cp39-cp39-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      "wheels@5d9ec0a201d3c33ada1bb00929b3ff3d:ctranslate2-4.5.0-cp310-cp310-win_amd64.whl",
      "wheels@55f7a8e029e9b778facdc8af5d65d548:ctranslate2-4.6.2-cp310-cp310-win_amd64.whl",
    ]
  }
  inferred = ["sm_min", "sm"]
  notes = [
    "sm: of releases whose wheels are not cited, as of those that are",
    "released: tag commit date",
    "wheels for linux/arm64 exist and run on the CPU only",
    "cudnn: loaded at run time by models with convolutions, such as Whisper; any later release of major 9 serves",
    "sm_min: the documents say 3.5, which CUDA 12 cannot compile for",
  ]
  rows = {
    "4.6.2" = { released = "2025-12-05", python = ["3.9", "3.10", "3.11", "3.12", "3.13", "3.14"], cuda = "12.4" }
    "4.6.1" = { released = "2025-11-07", python = ["3.9", "3.10", "3.11", "3.12", "3.13", "3.14"], cuda = "12.4" }
    "4.6.0" = { released = "2025-04-08", python = ["3.9", "3.10", "3.11", "3.12", "3.13"], cuda = "12.2" }
    "4.5.0" = {
      released        = "2024-10-22"
      python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      python_requires = ">=3.8"
      cuda            = "12.2"
      source = [
        "ctranslate2@v${version}:python/setup.py",
        "ctranslate2@v${version}:python/tools/prepare_build_environment_linux.sh",
        "ct2-1806",
      ]
    }
  }
}

package "ctranslate2" {
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8"
  requires        = { numpy = "*", pyyaml = ">=5.3,<7" }
  cuda            = "12.2"
  cudnn           = "8.9.7.29"
  sm_min          = "5.0"
  sm = {
    "linux/amd64"   = ["5.3", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6+PTX"]
    "windows/amd64" = ["5.3", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6+PTX"]
  }
  platforms = ["linux/amd64", "windows/amd64"]
  source = [
    "ctranslate2@v${version}:python/setup.py",
    "ctranslate2@v${version}:python/tools/prepare_build_environment_linux.sh",
  ]
  cell_source = {
    sm = [
      "wheels@e094cdf18a6bb9156079f4568349a95c:ctranslate2-4.4.0-cp39-cp39-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      "wheels@9f1fd426d9019198d0fd8f37a18bf9c4:ctranslate2-4.3.1-cp39-cp39-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      "wheels@1cd1f054381af61bd5dae951e1624ad5:ctranslate2-4.0.0-cp39-cp39-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      "wheels@db48096fe721a68845f1afc2ffb3769d:ctranslate2-4.4.0-cp310-cp310-win_amd64.whl",
      "wheels@983b002b61177d7a935051d27285745f:ctranslate2-4.0.0-cp310-cp310-win_amd64.whl",
    ]
  }
  inferred = ["sm_min", "sm"]
  notes = [
    "sm: of releases whose wheels are not cited, as of those that are",
    "released: tag commit date",
    "wheels for linux/arm64 exist and run on the CPU only",
    "cudnn: loaded at run time by models with convolutions, such as Whisper; any later release of major 8 serves",
    "sm_min: the documents say 3.5, which CUDA 12 cannot compile for",
  ]
  rows = {
    "4.4.0" = {
      released    = "2024-09-09"
      min_glibc   = "2.17"
      cell_source = { min_glibc = ["wheels:ctranslate2-${version}-*-manylinux_2_17_x86_64.whl"] }
    }
    "4.3.1" = {
      released    = "2024-06-11"
      min_glibc   = "2.17"
      cell_source = { min_glibc = ["wheels:ctranslate2-${version}-*-manylinux_2_17_x86_64.whl"] }
    }
    "4.3.0" = {
      gone     = true
      released = "2024-05-17"
      notes = [
        "released: tag commit date",
        "wheels for linux/arm64 exist and run on the CPU only",
        "cudnn: loaded at run time by models with convolutions, such as Whisper; any later release of major 8 serves",
        "sm_min: the documents say 3.5, which CUDA 12 cannot compile for",
        "its upload failed for size: not on the index in full",
      ]
    }
    "4.2.1" = {
      released    = "2024-04-24"
      min_glibc   = "2.17"
      cell_source = { min_glibc = ["wheels:ctranslate2-${version}-*-manylinux_2_17_x86_64.whl"] }
    }
    "4.2.0" = { gone = true, released = "2024-04-10" }
    "4.1.1" = { gone = true, released = "2024-03-12" }
    "4.1.0" = {
      released    = "2024-03-12"
      min_glibc   = "2.17"
      cell_source = { min_glibc = ["wheels:ctranslate2-${version}-*-manylinux_2_17_x86_64.whl"] }
    }
    "4.0.0" = {
      released  = "2024-02-15"
      min_glibc = "2.17"
      source = [
        "ctranslate2@v${version}:python/setup.py",
        "ctranslate2@v${version}:python/tools/prepare_build_environment_linux.sh",
        "ct2-1806",
      ]
      cell_source = { min_glibc = ["wheels:ctranslate2-${version}-*-manylinux_2_17_x86_64.whl"] }
    }
  }
}

package "ctranslate2" {
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.8"
  min_glibc       = "2.17"
  requires        = { numpy = "*", pyyaml = ">=5.3,<7" }
  cuda            = "11.2"
  cudnn           = "8.1.1.33"
  sm_min          = "3.5"
  sm = {
    "linux/amd64"   = ["3.5", "5.0", "5.3", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6+PTX"]
    "windows/amd64" = ["3.5", "5.0", "5.3", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6+PTX"]
  }
  platforms = ["linux/amd64", "windows/amd64"]
  source = [
    "ctranslate2@v${version}:python/setup.py",
    "ctranslate2@v${version}:python/tools/prepare_build_environment_linux.sh",
  ]
  cell_source = {
    min_glibc = ["wheels:ctranslate2-${version}-*-manylinux_2_17_x86_64.whl"]
    sm = [
      "wheels@40675f49bc433b3fb00594806b8e9eb8:ctranslate2-3.24.0-cp39-cp39-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      "wheels@d972c229613220d33eb5faabb35c1e06:ctranslate2-3.24.0-cp310-cp310-win_amd64.whl",
    ]
  }
  inferred = ["sm"]
  notes = [
    "sm: of releases whose wheels are not cited, as of those that are",
    "released: tag commit date",
    "wheels for linux/arm64 exist and run on the CPU only",
    "cudnn: loaded at run time by models with convolutions, such as Whisper; any later release of major 8 serves",
  ]
  rows = {
    "3.24.0" = {
      released = "2024-01-09"
      source = [
        "ctranslate2@v${version}:python/setup.py",
        "ctranslate2@v${version}:python/tools/prepare_build_environment_linux.sh",
        "ct2-1806",
      ]
    }
    "3.23.0" = { released = "2023-12-05" }
    "3.22.0" = { released = "2023-11-22" }
    "3.21.0" = { released = "2023-11-10" }
    "3.20.0" = { released = "2023-09-18" }
    "3.19.0" = { released = "2023-08-31" }
  }
}

package "ctranslate2" {
  python          = ["3.7", "3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.7"
  min_glibc       = "2.17"
  requires        = { numpy = "*", pyyaml = ">=5.3,<7" }
  cuda            = "11.2"
  cudnn           = "8.1.1.33"
  sm_min          = "3.5"
  sm = {
    "linux/amd64"   = ["3.5", "5.0", "5.3", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6+PTX"]
    "windows/amd64" = ["3.5", "5.0", "5.3", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6+PTX"]
  }
  platforms = ["linux/amd64", "windows/amd64"]
  source = [
    "ctranslate2@v${version}:python/setup.py",
    "ctranslate2@v${version}:python/tools/prepare_build_environment_linux.sh",
  ]
  cell_source = {
    min_glibc = ["wheels:ctranslate2-${version}-*-manylinux_2_17_x86_64.whl"]
    sm = [
      "wheels@4d10c2d787fc102ab0f7b0a983fd57cf:ctranslate2-3.18.0-cp39-cp39-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      "wheels@75ace92ed2219dd36dcf707b7c9c291a:ctranslate2-3.10.3-cp39-cp39-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      "wheels@a94cc7027c7c386c38590a729102a2b8:ctranslate2-3.0.2-cp39-cp39-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      "wheels@8cb461d272fa1c086c6f9d0484b09138:ctranslate2-3.0.0-cp310-cp310-win_amd64.whl",
    ]
  }
  inferred = ["sm"]
  notes = [
    "sm: of releases whose wheels are not cited, as of those that are",
    "released: tag commit date",
    "wheels for linux/arm64 exist and run on the CPU only",
    "cudnn: loaded at run time by models with convolutions, such as Whisper; any later release of major 8 serves",
  ]
  rows = {
    "3.18.0" = { released = "2023-08-03" }
    "3.17.1" = { released = "2023-07-20" }
    "3.17.0" = { released = "2023-07-18" }
    "3.16.1" = { released = "2023-07-03" }
    "3.16.0" = { released = "2023-06-15" }
    "3.15.1" = { released = "2023-06-09" }
    "3.15.0" = { released = "2023-06-06" }
    "3.14.0" = { released = "2023-05-26" }
    "3.13.0" = { released = "2023-04-26" }
    "3.12.0" = { released = "2023-04-17" }
    "3.11.0" = { released = "2023-04-06" }
    "3.10.3" = { released = "2023-03-28" }
    "3.10.2" = { released = "2023-03-27" }
    "3.10.1" = { released = "2023-03-25" }
    "3.10.0" = { released = "2023-03-24" }
    "3.9.1"  = { released = "2023-03-17" }
    "3.9.0"  = { released = "2023-03-15" }
    "3.8.0"  = { released = "2023-03-06" }
    "3.7.0"  = { released = "2023-02-23" }
    "3.6.0"  = { released = "2023-02-16" }
    "3.5.1"  = { released = "2023-02-13" }
    "3.5.0"  = { released = "2023-02-10" }
    "3.4.0"  = { released = "2023-02-03", python_requires = ">=3.7,<3.12" }
    "3.3.0"  = { released = "2023-01-02", python_requires = ">=3.7,<3.12" }
    "3.2.0"  = { released = "2022-12-12", python_requires = ">=3.7,<3.12" }
    "3.1.0"  = { released = "2022-11-29", python_requires = ">=3.7,<3.12" }
    "3.0.2"  = { released = "2022-11-14", python_requires = ">=3.7,<3.12" }
    "3.0.1"  = { released = "2022-11-10", python_requires = ">=3.7,<3.12" }
    "3.0.0"  = { released = "2022-11-07", python_requires = ">=3.7,<3.12" }
  }
}
