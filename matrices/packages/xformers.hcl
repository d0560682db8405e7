# Releases of xformers.

source "xformers" {
  title = "github.com/facebookresearch/xformers"
  url   = "https://github.com/facebookresearch/xformers"
  date  = "2026-11-20"
  class = "vendor"
}

source "xformers-torch-index" {
  title = "xformers wheels of the indexes of one CUDA, by address, in the extras of unsloth and in its notebooks"
  url   = "https://github.com/unslothai/unsloth/blob/main/pyproject.toml"
  date  = "2026-11-22"
  class = "reported"
}

source "xformers-files" {
  title = "file names of the default index: py39-none from 0.0.35, cp39-abi3 from 0.0.31, one for each Python before; manylinux2014 up to 0.0.27.post2"
  url   = "https://pypi.org/simple/xformers/"
  date  = "2026-11-22"
  class = "measured"
}

package_info "xformers" {
  pypi        = "xformers"
  torch_pin   = "exact in wheel metadata through 0.0.34; lower bound from 0.0.35"
  binds_gpu   = true
  source      = ["xformers@v0.0.35:.github/workflows/wheels.yml"]
  cell_source = { wheels_from = ["xformers@v0.0.35:README.md", "xformers-torch-index", "xformers-files"] }
  wheels_from "file" {
    url       = "https://download.pytorch.org/whl/{cuda}/xformers-{version}-py39-none-manylinux_2_28_{machine}.whl"
    from      = "0.0.35"
    platforms = ["linux/amd64"]
  }
  wheels_from "file" {
    url       = "https://download.pytorch.org/whl/{cuda}/xformers-{version}-py39-none-win_amd64.whl"
    from      = "0.0.35"
    platforms = ["windows/amd64"]
  }
  wheels_from "file" {
    url       = "https://download.pytorch.org/whl/{cuda}/xformers-{version}-cp39-abi3-manylinux_2_28_{machine}.whl"
    from      = "0.0.31"
    to        = "0.0.34"
    platforms = ["linux/amd64"]
  }
  wheels_from "file" {
    url       = "https://download.pytorch.org/whl/{cuda}/xformers-{version}-cp39-abi3-win_amd64.whl"
    from      = "0.0.31"
    to        = "0.0.34"
    platforms = ["windows/amd64"]
  }
  wheels_from "file" {
    url       = "https://download.pytorch.org/whl/{cuda}/xformers-{version}-{python}-manylinux_2_28_{machine}.whl"
    from      = "0.0.28"
    to        = "0.0.30"
    platforms = ["linux/amd64"]
  }
  wheels_from "file" {
    url       = "https://download.pytorch.org/whl/{cuda}/xformers-{version}%2B{cuda}-{python}-manylinux2014_{machine}.whl"
    label     = "{cuda}"
    from      = "0.0.22.post4"
    to        = "0.0.27.post2"
    platforms = ["linux/amd64"]
  }
}

package "xformers" {
  python_requires = ">=3.9"
  min_glibc       = "2.28"
  requires_other  = { "torch (source build)" = ">=2.9" }
  cuda            = "12.8"
  cuda_also       = ["12.6", "13.0"]
  sm_min          = "7.5"
  sm              = { source = ["7.5", "8.0+PTX"] }
  platforms       = ["linux/amd64", "windows/amd64"]
  more            = { python_wheel = ["one wheel for all Pythons"], rocm = ["6.4"] }
  source = [
    "xformers@v${version}:.github/workflows/wheels.yml",
    "xformers@v${version}:setup.py",
    "xformers@v0.0.35:CHANGELOG.md",
    "xformers@v${version}:.github/workflows/wheels_build.yml",
  ]
  cell_source = { min_glibc = ["wheels:xformers-${version}-*-manylinux_2_28_x86_64.whl"] }
  rows = {
    "0.0.35" = {
      released       = "2026-02-20"
      requires       = { torch = ">=2.10" }
      requires_other = { "torch (source build)" = ">=2.10" }
      sm             = { "linux/amd64" = ["7.5", "8.0+PTX", "9.0a"] }
      torch_abi      = "stable"
      torch_built    = "2.10.0"
      more           = { rocm = ["7.1"] }
      cell_source = {
        sm          = ["wheels@ccc73c7db9890224ab05f5fb60e2034f:xformers-0.0.35-py39-none-manylinux_2_28_x86_64.whl"]
        torch_abi   = ["wheels@ccc73c7db9890224ab05f5fb60e2034f:xformers-0.0.35-py39-none-manylinux_2_28_x86_64.whl"]
        torch_built = ["wheels@ccc73c7db9890224ab05f5fb60e2034f:xformers-0.0.35-py39-none-manylinux_2_28_x86_64.whl"]
      }
      notes = ["stable torch ABI: one build is meant to keep working on later torch versions"]
    }
    "0.0.34" = {
      released       = "2026-01-23"
      requires       = { torch = "==2.10.0" }
      requires_other = { "torch (source build)" = ">=2.10" }
      sm             = { "linux/amd64" = ["7.5", "8.0+PTX", "9.0a"] }
      torch_abi      = "stable"
      torch_built    = "2.10.0"
      more           = { rocm = ["7.1"] }
      cell_source = {
        sm        = ["wheels@381cc47f43e95893e21b7f04f1aa31dc:xformers-0.0.34-cp39-abi3-manylinux_2_28_x86_64.whl"]
        torch_abi = ["wheels@381cc47f43e95893e21b7f04f1aa31dc:xformers-0.0.34-cp39-abi3-manylinux_2_28_x86_64.whl"]
      }
      notes = [
        "stable torch ABI: one build is meant to keep working on later torch versions; this tag's wheel workflow still writes an exact torch pin into the wheel metadata",
      ]
    }
    "0.0.33.post2" = {
      released    = "2025-12-04"
      requires    = { torch = "==2.9.1" }
      sm          = { "linux/amd64" = ["7.5", "8.0+PTX", "9.0a"] }
      torch_abi   = "cxx11"
      torch_built = "2.9.1"
      cell_source = {
        sm = [
          "wheels@9ea6032defa60395559b6a446c2ae945:xformers-0.0.33.post2-cp39-abi3-manylinux_2_28_x86_64.whl",
        ]
        torch_abi = [
          "wheels@9ea6032defa60395559b6a446c2ae945:xformers-0.0.33.post2-cp39-abi3-manylinux_2_28_x86_64.whl",
        ]
        torch_built = [
          "wheels@9ea6032defa60395559b6a446c2ae945:xformers-0.0.33.post2-cp39-abi3-manylinux_2_28_x86_64.whl",
        ]
      }
    }
    "0.0.33.post1" = { released = "2025-11-13", requires = { torch = "==2.9.0" }, torch_built = "2.9.0" }
    "0.0.33" = {
      released    = "2025-11-12"
      requires    = { torch = "==2.9.0" }
      cuda        = "13.0"
      cuda_also   = ["12.6", "12.8"]
      torch_built = "2.9.0"
    }
  }
}

package "xformers" {
  python_requires = ">=3.9"
  requires        = { torch = "==2.8.0" }
  requires_other  = { "torch (source build)" = ">=2.8" }
  cuda            = "12.8"
  cuda_also       = ["12.6", "12.9"]
  sm_min          = "7.5"
  sm              = { source = ["7.5", "8.0+PTX"] }
  torch_built     = "2.8.0"
  platforms       = ["linux/amd64", "windows/amd64"]
  more            = { python_wheel = ["one wheel for all Pythons"], rocm = ["6.2.4", "6.3"] }
  source = [
    "xformers@v${version}:.github/workflows/wheels.yml",
    "xformers@v${version}:setup.py",
    "xformers@v0.0.35:CHANGELOG.md",
    "xformers@v${version}:.github/workflows/wheels_build.yml",
  ]
  rows = {
    "0.0.32.post2" = {
      released  = "2025-08-15"
      min_glibc = "2.28"
      sm        = { "linux/amd64" = ["7.5", "8.0+PTX", "9.0a"] }
      more      = { rocm = ["6.4"] }
      cell_source = {
        min_glibc = ["wheels:xformers-${version}-*-manylinux_2_28_x86_64.whl"]
        sm = [
          "wheels@3d1fefe0006eb00a730b3b197ff41aab:xformers-0.0.32.post2-cp39-abi3-manylinux_2_28_x86_64.whl",
        ]
      }
    }
    "0.0.32.post1" = {
      released    = "2025-08-14"
      min_glibc   = "2.28"
      cell_source = { min_glibc = ["wheels:xformers-${version}-*-manylinux_2_28_x86_64.whl"] }
    }
    "0.0.32" = { gone = true, released = "2025-08-13", cell_source = { gone = ["wheels"] } }
    "0.0.31.post1" = {
      released       = "2025-07-08"
      min_glibc      = "2.28"
      requires       = { torch = "==2.7.1" }
      requires_other = { "torch (source build)" = ">=2.7" }
      cuda           = "12.6"
      cuda_also      = ["11.8", "12.8"]
      sm             = { "linux/amd64" = ["7.5", "8.0+PTX", "9.0a"] }
      torch_built    = "2.7.1"
      cell_source = {
        min_glibc = ["wheels:xformers-${version}-*-manylinux_2_28_x86_64.whl"]
        sm = [
          "wheels@81ecbcaf6253f61378189bd1cc3a1e2f:xformers-0.0.31.post1-cp39-abi3-manylinux_2_28_x86_64.whl",
        ]
      }
    }
    "0.0.31" = {
      released       = "2025-06-25"
      min_glibc      = "2.28"
      requires       = { torch = "==2.7.1" }
      requires_other = { "torch (source build)" = ">=2.7" }
      cuda           = "12.6"
      cuda_also      = ["11.8", "12.8"]
      torch_built    = "2.7.1"
      cell_source    = { min_glibc = ["wheels:xformers-${version}-*-manylinux_2_28_x86_64.whl"] }
    }
  }
}

package "xformers" {
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9"
  min_glibc       = "2.28"
  requires_other  = { "torch (source build)" = ">=2.4" }
  cuda            = "12.1"
  cuda_also       = ["11.8", "12.4"]
  sm_min          = "6.0"
  sm              = { source = ["6.0+PTX", "7.0", "7.5", "8.0+PTX"] }
  platforms       = ["linux/amd64", "windows/amd64"]
  more            = { rocm = ["6.1"] }
  source = [
    "xformers@v${version}:.github/workflows/wheels.yml",
    "xformers@v${version}:setup.py",
    "xformers@v0.0.35:CHANGELOG.md",
    "xformers@v${version}:.github/workflows/wheels_build.yml",
  ]
  cell_source = { min_glibc = ["wheels:xformers-${version}-*-manylinux_2_28_x86_64.whl"] }
  rows = {
    "0.0.30" = {
      released       = "2025-04-28"
      requires       = { torch = "==2.7.0" }
      requires_other = { "torch (source build)" = ">=2.7" }
      cuda           = "12.6"
      cuda_also      = ["11.8", "12.8"]
      sm             = { "linux/amd64" = ["6.0+PTX", "7.0", "7.5", "8.0+PTX", "9.0a"] }
      torch_built    = "2.7.0"
      more           = { rocm = ["6.2.4", "6.3"] }
      cell_source = {
        sm = ["wheels@f9c9476fb7bd5d60c396ce096e36ae3e:xformers-0.0.30-cp310-cp310-manylinux_2_28_x86_64.whl"]
      }
    }
    "0.0.29.post3" = {
      released       = "2025-02-10"
      requires       = { torch = "==2.6.0" }
      requires_other = { "torch (source build)" = ">=2.6" }
      cuda           = "12.4"
      cuda_also      = ["11.8", "12.6"]
      sm             = { "linux/amd64" = ["6.0+PTX", "7.0", "7.5", "8.0+PTX", "9.0a"] }
      torch_built    = "2.6.0"
      more           = { rocm = ["6.1", "6.2.4"] }
      cell_source = {
        sm = ["wheels@59c64379c015f36eb69947f1ee559a0a:xformers-0.0.29.post3-cp310-cp310-manylinux_2_28_x86_64.whl"]
      }
    }
    "0.0.29.post2" = {
      released       = "2025-02-01"
      requires       = { torch = "==2.6.0" }
      requires_other = { "torch (source build)" = ">=2.6" }
      cuda           = "12.4"
      cuda_also      = ["11.8", "12.6"]
      torch_built    = "2.6.0"
      more           = { rocm = ["6.1", "6.2.4"] }
    }
    "0.0.29.post1" = {
      released    = "2024-12-31"
      requires    = { torch = "==2.5.1" }
      sm          = { "linux/amd64" = ["6.0+PTX", "7.0", "7.5", "8.0+PTX", "9.0a"] }
      torch_built = "2.5.1"
      cell_source = {
        sm = ["wheels@e213ff8123e20602bd486739ffee4013:xformers-0.0.29.post1-cp310-cp310-manylinux_2_28_x86_64.whl"]
      }
    }
    "0.0.29" = { released = "2024-12-27", requires = { torch = "==2.5.1" }, torch_built = "2.5.1" }
    "0.0.28.post3" = {
      released    = "2024-10-30"
      requires    = { torch = "==2.5.1" }
      sm          = { "linux/amd64" = ["6.0+PTX", "7.0", "7.5", "8.0+PTX", "9.0a"] }
      torch_built = "2.5.1"
      cell_source = {
        sm = ["wheels@648483325366fb3c6a42246f99646101:xformers-0.0.28.post3-cp310-cp310-manylinux_2_28_x86_64.whl"]
      }
    }
    "0.0.28.post2" = { released = "2024-10-22", requires = { torch = "==2.5.0" }, torch_built = "2.5.0" }
    "0.0.28.post1" = {
      released        = "2024-09-13"
      python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      python_requires = ">=3.7"
      requires        = { torch = "==2.4.1" }
      sm              = { "linux/amd64" = ["6.0+PTX", "7.0", "7.5", "8.0+PTX", "9.0a"] }
      torch_built     = "2.4.1"
      cell_source = {
        sm = ["wheels@fe6f1fc79f42befa8de0ca65b207e4cd:xformers-0.0.28.post1-cp310-cp310-manylinux_2_28_x86_64.whl"]
      }
    }
  }
}

package "xformers" {
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.7"
  requires_other  = { "torch (source build)" = ">=2.2" }
  cuda            = "12.1"
  cuda_also       = ["11.8"]
  sm_min          = "6.0"
  sm              = { source = ["6.0+PTX", "7.0", "7.5", "8.0+PTX"] }
  platforms       = ["linux/amd64", "windows/amd64"]
  source = [
    "xformers@v${version}:.github/workflows/wheels.yml",
    "xformers@v${version}:setup.py",
    "xformers@v0.0.35:CHANGELOG.md",
    "xformers@v${version}:.github/workflows/wheels_build.yml",
  ]
  rows = {
    "0.0.28" = {
      released       = "2024-09-12"
      min_glibc      = "2.28"
      requires       = { torch = "==2.4.1" }
      requires_other = { "torch (source build)" = ">=2.4" }
      torch_built    = "2.4.1"
      more           = { rocm = ["6.0", "6.1"] }
      cell_source    = { min_glibc = ["wheels:xformers-${version}-*-manylinux_2_28_x86_64.whl"] }
    }
    "0.0.27.post2" = {
      released    = "2024-07-26"
      min_glibc   = "2.17"
      requires    = { torch = "==2.4.0" }
      sm          = { "linux/amd64" = ["6.0+PTX", "7.0", "7.5", "8.0+PTX"] }
      torch_built = "2.4.0"
      cell_source = {
        min_glibc = ["wheels:xformers-${version}-*-manylinux_2_17_x86_64.whl"]
        sm = [
          "wheels@7d4bd4876559fdc3cccbcaea717d3a28:xformers-0.0.27.post2-cp310-cp310-manylinux2014_x86_64.whl",
        ]
      }
    }
    "0.0.27.post1" = {
      released    = "2024-07-25"
      min_glibc   = "2.17"
      requires    = { torch = "==2.4.0" }
      torch_built = "2.4.0"
      cell_source = { min_glibc = ["wheels:xformers-${version}-*-manylinux_2_17_x86_64.whl"] }
    }
    "0.0.27" = {
      released    = "2024-07-09"
      min_glibc   = "2.17"
      requires    = { torch = "==2.3.1" }
      torch_built = "2.3.1"
      cell_source = { min_glibc = ["wheels:xformers-${version}-*-manylinux_2_17_x86_64.whl"] }
    }
  }
}

package "xformers" {
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.7"
  requires_other  = { "torch (source build)" = ">=2.1" }
  cuda            = "12.1"
  cuda_also       = ["11.8"]
  sm_min          = "5.0"
  sm              = { source = ["5.0+PTX", "6.0", "6.1", "7.0", "7.5", "8.0+PTX"] }
  platforms       = ["linux/amd64", "windows/amd64"]
  source = [
    "xformers@v${version}:.github/workflows/wheels.yml",
    "xformers@v${version}:setup.py",
    "xformers@v0.0.35:CHANGELOG.md",
    "xformers@v${version}:.github/workflows/wheels_build.yml",
  ]
  rows = {
    "0.0.26.post1" = {
      released    = "2024-04-29"
      min_glibc   = "2.17"
      requires    = { torch = "==2.3.0" }
      sm          = { "linux/amd64" = ["5.0+PTX", "6.0", "6.1", "7.0", "7.5", "8.0+PTX", "9.0"] }
      torch_built = "2.3.0"
      cell_source = {
        min_glibc = ["wheels:xformers-${version}-*-manylinux_2_17_x86_64.whl"]
        sm = [
          "wheels@1fe0f9a3dddb7f6175c2e34de2f318d6:xformers-0.0.26.post1-cp310-cp310-manylinux2014_x86_64.whl",
        ]
      }
    }
    "0.0.26" = {
      gone        = true
      released    = "2024-04-25"
      requires    = { torch = "==2.2.2" }
      torch_built = "2.2.2"
      cell_source = { gone = ["wheels"] }
      notes = [
        "tag's workflow built against torch 2.2.2 although the changelog says 2.3.0; 0.0.26.post1 fixed it",
      ]
    }
    "0.0.25.post1" = {
      released    = "2024-03-29"
      min_glibc   = "2.17"
      requires    = { torch = "==2.2.2" }
      sm          = { "linux/amd64" = ["5.0+PTX", "6.0", "6.1", "7.0", "7.5", "8.0+PTX", "9.0"] }
      torch_built = "2.2.2"
      cell_source = {
        min_glibc = ["wheels:xformers-${version}-*-manylinux_2_17_x86_64.whl"]
        sm = [
          "wheels@cdfe9560848fa5ba75fc04d3da880365:xformers-0.0.25.post1-cp310-cp310-manylinux2014_x86_64.whl",
        ]
      }
    }
    "0.0.25" = {
      released    = "2024-03-15"
      min_glibc   = "2.17"
      requires    = { torch = "==2.2.1" }
      torch_built = "2.2.1"
      cell_source = { min_glibc = ["wheels:xformers-${version}-*-manylinux_2_17_x86_64.whl"] }
    }
    "0.0.24" = {
      released    = "2024-01-31"
      min_glibc   = "2.17"
      requires    = { torch = "==2.2.0" }
      sm          = { "linux/amd64" = ["5.0+PTX", "6.0", "6.1", "7.0", "7.5", "8.0+PTX", "9.0"] }
      torch_built = "2.2.0"
      cell_source = {
        min_glibc = ["wheels:xformers-${version}-*-manylinux_2_17_x86_64.whl"]
        sm        = ["wheels@018f928bd37b855021d12bff57797e72:xformers-0.0.24-cp310-cp310-manylinux2014_x86_64.whl"]
      }
    }
  }
}

package "xformers" {
  released        = "2023-10-25"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.7"
  requires        = { torch = "==2.1.0" }
  requires_other  = { "torch (source build)" = ">=1.12" }
  cuda            = "12.1"
  cuda_also       = ["11.8"]
  sm_min          = "5.0"
  sm              = { source = ["5.0+PTX", "6.0", "6.1", "7.0", "7.5", "8.0+PTX"] }
  torch_built     = "2.1.0"
  platforms       = ["linux/amd64", "windows/amd64"]
  source = [
    "xformers@v${version}:.github/workflows/wheels.yml",
    "xformers@v${version}:setup.py",
    "xformers@v0.0.35:CHANGELOG.md",
    "xformers@v${version}:.github/workflows/wheels_build.yml",
  ]
  rows = {
    "0.0.23.post1" = {
      released    = "2023-12-15"
      min_glibc   = "2.17"
      requires    = { torch = "==2.1.2" }
      sm          = { "linux/amd64" = ["5.0+PTX", "6.0", "6.1", "7.0", "7.5", "8.0+PTX", "9.0"] }
      torch_built = "2.1.2"
      cell_source = {
        min_glibc = ["wheels:xformers-${version}-*-manylinux_2_17_x86_64.whl"]
        sm = [
          "wheels@f3491e4b1077314a4535fc78c36b592a:xformers-0.0.23.post1-cp310-cp310-manylinux2014_x86_64.whl",
        ]
      }
    }
    "0.0.23" = {
      released    = "2023-12-06"
      min_glibc   = "2.17"
      requires    = { torch = "==2.1.1" }
      torch_built = "2.1.1"
      cell_source = { min_glibc = ["wheels:xformers-${version}-*-manylinux_2_17_x86_64.whl"] }
    }
    "0.0.22.post7" = {
      min_glibc = "2.17"
      sm        = { "linux/amd64" = ["5.0+PTX", "6.0", "6.1", "7.0", "7.5", "8.0+PTX", "9.0"] }
      cell_source = {
        min_glibc = ["wheels:xformers-${version}-*-manylinux_2_17_x86_64.whl"]
        sm = [
          "wheels@44c33373976705b1f3c5729a5ed24165:xformers-0.0.22.post7-cp310-cp310-manylinux2014_x86_64.whl",
        ]
      }
    }
    "0.0.22.post6" = { gone = true, cell_source = { gone = ["wheels"] } }
    "0.0.22.post5" = { gone = true, cell_source = { gone = ["wheels"] } }
  }
}

package "xformers" {
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.7"
  requires        = { torch = "==2.1.0" }
  requires_other  = { "torch (source build)" = ">=1.12" }
  cuda_also       = ["11.8", "12.1"]
  sm_min          = "5.0"
  sm              = { source = ["5.0+PTX", "6.0", "6.1", "7.0", "7.5", "8.0+PTX"] }
  torch_built     = "2.1.0"
  platforms       = ["linux/amd64", "windows/amd64"]
  source = [
    "xformers@v${version}:.github/workflows/wheels.yml",
    "xformers@v${version}:setup.py",
    "xformers@v0.0.35:CHANGELOG.md",
  ]
  rows = {
    "0.0.22.post4" = { gone = true, released = "2023-10-15", cell_source = { gone = ["wheels"] } }
    "0.0.22.post3" = { gone = true, released = "2023-10-13", cell_source = { gone = ["wheels"] } }
    "0.0.22.post2" = { gone = true, released = "2023-10-13", cell_source = { gone = ["wheels"] } }
    "0.0.22.post1" = { gone = true, released = "2023-10-13", cell_source = { gone = ["wheels"] } }
    "0.0.22" = {
      without     = ["cuda_also"]
      released    = "2023-09-27"
      min_glibc   = "2.17"
      requires    = { torch = "==2.0.1" }
      cuda        = "11.8"
      torch_built = "2.0.1"
      cell_source = { min_glibc = ["wheels:xformers-${version}-*-manylinux_2_17_x86_64.whl"] }
    }
    "0.0.21" = {
      without     = ["cuda_also"]
      released    = "2023-08-18"
      min_glibc   = "2.17"
      requires    = { torch = "==2.0.1" }
      cuda        = "11.8"
      sm          = { "linux/amd64" = ["5.0+PTX", "6.0", "6.1", "7.0", "7.5", "8.0+PTX", "9.0"] }
      torch_built = "2.0.1"
      cell_source = {
        min_glibc = ["wheels:xformers-${version}-*-manylinux_2_17_x86_64.whl"]
        sm        = ["wheels@b26624c9ff22fde84f5a5a466eb186f0:xformers-0.0.21-cp310-cp310-manylinux2014_x86_64.whl"]
      }
    }
  }
}

package "xformers" {
  python          = ["3.8", "3.9", "3.10"]
  python_requires = ">=3.7"
  min_glibc       = "2.17"
  requires        = { torch = "==2.0.0" }
  requires_other  = { "torch (source build)" = ">=1.12" }
  cuda            = "11.8"
  torch_built     = "2.0.0"
  platforms       = ["linux/amd64", "windows/amd64"]
  more            = { "wheels_for_torch_1.12.1" = ["11.6"], "wheels_for_torch_1.13.1" = ["11.7"] }
  source = [
    "xformers@v${version}:.github/workflows/wheels.yml",
    "xformers@v${version}:setup.py",
    "xformers@v0.0.35:CHANGELOG.md",
  ]
  cell_source = { min_glibc = ["wheels:xformers-${version}-*-manylinux_2_17_x86_64.whl"] }
  rows = {
    "0.0.20" = {
      released    = "2023-05-23"
      python      = ["3.8", "3.9", "3.10", "3.11"]
      requires    = { torch = "==2.0.1" }
      sm          = { "linux/amd64" = ["5.0+PTX", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6"] }
      torch_built = "2.0.1"
      cell_source = {
        sm = ["wheels@905a9bedf18c8feb68c9143df0dadba7:xformers-0.0.20-cp310-cp310-manylinux2014_x86_64.whl"]
      }
    }
    "0.0.19" = { released = "2023-04-28" }
    "0.0.18" = { released = "2023-03-30" }
    "0.0.17" = { released = "2023-03-28" }
    "0.0.16" = {
      without     = ["more"]
      released    = "2023-01-31"
      python      = ["3.7", "3.8", "3.9", "3.10"]
      requires    = { torch = "==1.13.1" }
      cuda        = "11.7"
      torch_built = "1.13.1"
      more        = { "wheels_for_torch_1.12.1" = ["11.6"] }
    }
  }
}
