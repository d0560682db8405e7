# Releases of warp-lang.

source "warp" {
  title = "github.com/NVIDIA/warp"
  url   = "https://github.com/NVIDIA/warp"
  date  = "2026-08-22"
  class = "vendor"
}

package_info "warp-lang" {
  delivery         = "bundled-in-wheel"
  run_time_kernels = true
  hands_ptx        = true
  module           = "warp"
  pypi             = "warp-lang"
  source           = ["warp@HEAD:README.md", "warp@HEAD:docs/user_guide/installation.rst"]
  cell_source      = { hands_ptx = ["warp@v1.5.0:warp/context.py"] }
  inferred         = ["module"]
  notes = [
    "NVRTC inside the wheel compiles kernels at run time; for a GPU that it does not know it hands PTX to the driver",
    "sm_min: the makers name the GeForce GTX 9xx as the oldest",
  ]
}

package "warp-lang" {
  python_requires = ">=3.10"
  min_glibc       = "2.28"
  cuda            = "12.9"
  driver_min      = "525.60.13"
  sm_min          = "5.0"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  inferred        = ["sm_min"]
  rows = {
    "1.19.0" = {
      released = "2026-11-02"
      source = [
        "wheels@c797f5f4aa9925f676e20dd28e5416fe:warp_lang-1.19.0-py3-none-manylinux_2_28_x86_64.whl",
        "warp@HEAD:docs/user_guide/installation.rst",
      ]
      inferred = ["cuda", "driver_min", "sm_min"]
    }
    "1.18.0" = {
      released = "2026-10-05"
      source = [
        "wheels@090962bfae7dd22ade0d8e0258f41635:warp_lang-1.18.0-py3-none-manylinux_2_28_x86_64.whl",
        "warp@HEAD:docs/user_guide/installation.rst",
      ]
      inferred = ["cuda", "driver_min", "sm_min"]
    }
    "1.17.0" = {
      released = "2026-08-31"
      source = [
        "wheels@47cd93636828dd16e55eeb4e77a0e354:warp_lang-1.17.0-py3-none-manylinux_2_28_x86_64.whl",
        "warp@HEAD:docs/user_guide/installation.rst",
      ]
      inferred = ["cuda", "driver_min", "sm_min"]
    }
    "1.16.0" = {
      released = "2026-08-03"
      source = [
        "wheels@96449fc1e3b354185e2f09434fb794b5:warp_lang-1.16.0-py3-none-manylinux_2_28_x86_64.whl",
        "warp@v${version}:docs/user_guide/installation.rst",
      ]
    }
    "1.15.0" = {
      released = "2026-07-07"
      source = [
        "wheels@95c169f28bd7d6c78ac4ad62e2df1e61:warp_lang-1.15.0-py3-none-manylinux_2_28_x86_64.whl",
        "warp@v${version}:docs/user_guide/installation.rst",
      ]
    }
    "1.14.0" = {
      released = "2026-06-01"
      source = [
        "wheels@70cd127d0e9109417099649fedf9d00f:warp_lang-1.14.0-py3-none-manylinux_2_28_x86_64.whl",
        "warp@v${version}:docs/user_guide/installation.rst",
      ]
    }
    "1.13.0" = {
      released = "2026-05-04"
      source = [
        "wheels@ac2479c70ad410d58deb088c2a641687:warp_lang-1.13.0-py3-none-manylinux_2_28_x86_64.whl",
        "warp@v${version}:docs/user_guide/installation.rst",
      ]
    }
    "1.12.1" = {
      released        = "2026-04-06"
      python_requires = ">=3.9"
      source = [
        "wheels@6bf01f10509488ba8eacaf4ec7fcf7cf:warp_lang-1.12.1-py3-none-manylinux_2_28_x86_64.whl",
        "warp@v${version}:docs/user_guide/installation.rst",
      ]
    }
    "1.12.0" = {
      released        = "2026-03-06"
      python_requires = ">=3.9"
      source = [
        "wheels@a1436f60a1881cd94f787e751a83fc09:warp_lang-1.12.0-py3-none-manylinux_2_28_x86_64.whl",
        "warp@v${version}:docs/user_guide/installation.rst",
      ]
    }
  }
}

package "warp-lang" {
  python_requires = ">=3.8"
  min_glibc       = "2.28"
  cuda            = "12"
  driver_min      = "525.60.13"
  sm_min          = "5.0"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  inferred        = ["sm_min"]
  rows = {
    "1.11.1" = {
      released        = "2026-02-03"
      python_requires = ">=3.9"
      source = [
        "wheels@8b098f41e71d421d80ee7562e38aa838:warp_lang-1.11.1-py3-none-manylinux_2_28_x86_64.whl",
        "warp@v${version}:docs/user_guide/installation.rst",
      ]
    }
    "1.11.0" = {
      released        = "2026-01-02"
      python_requires = ">=3.9"
      source = [
        "wheels@524dce20de6162ba25333552168ebf43:warp_lang-1.11.0-py3-none-manylinux_2_28_x86_64.whl",
        "warp@v${version}:docs/user_guide/installation.rst",
      ]
    }
    "1.10.1" = {
      released = "2025-12-01"
      source = [
        "wheels@2884b642f16b07b930b3605193c1b97d:warp_lang-1.10.1-py3-none-manylinux_2_28_x86_64.whl",
        "warp@v${version}:docs/installation.rst",
      ]
    }
    "1.10.0" = {
      released = "2025-11-02"
      source = [
        "wheels@1bdff31e170b00c89fb9d8b647e906fe:warp_lang-1.10.0-py3-none-manylinux_2_28_x86_64.whl",
        "warp@v${version}:docs/installation.rst",
      ]
    }
    "1.9.1" = {
      released = "2025-10-01"
      source = [
        "wheels@2211e0cd9332ca44193801285cd1293c:warp_lang-1.9.1-py3-none-manylinux_2_28_x86_64.whl",
        "warp@v${version}:docs/installation.rst",
      ]
    }
    "1.9.0" = {
      released = "2025-09-05"
      source = [
        "wheels@23165d3291eeecc5ac47b9a3de0b93d3:warp_lang-1.9.0-py3-none-manylinux_2_28_x86_64.whl",
        "wheels@7ea8057e5d6fdb9b0885d725b51954c5:warp_lang-1.9.0-py3-none-manylinux_2_34_aarch64.whl",
        "warp@v${version}:docs/installation.rst",
      ]
    }
    "1.8.1" = {
      released = "2025-08-01"
      source = [
        "wheels@cfc59e1070ad71531b5d83186de48162:warp_lang-1.8.1-py3-none-manylinux_2_28_x86_64.whl",
        "warp@v${version}:docs/installation.rst",
      ]
    }
    "1.8.0" = {
      released = "2025-07-01"
      source = [
        "wheels@373464bee59be37018d134b5924bf8fd:warp_lang-1.8.0-py3-none-manylinux_2_28_x86_64.whl",
        "warp@v${version}:docs/installation.rst",
      ]
    }
    "1.7.2" = {
      released = "2025-05-31"
      source = [
        "wheels@44ea71528d667b4a6b851767d2ccceee:warp_lang-1.7.2-py3-none-manylinux_2_28_x86_64.whl",
        "warp@v${version}:docs/installation.rst",
      ]
    }
    "1.7.1" = {
      released = "2025-05-01"
      source = [
        "wheels@3bd293422f83f1783f7c3b4d96236d75:warp_lang-1.7.1-py3-none-manylinux_2_28_x86_64.whl",
        "warp@v${version}:docs/installation.rst",
      ]
    }
    "1.7.0" = {
      released = "2025-03-30"
      source = [
        "wheels@43a6cec83455c85ab053dc77c9b99bac:warp_lang-1.7.0-py3-none-manylinux_2_28_x86_64.whl",
        "warp@v${version}:docs/installation.rst",
      ]
    }
    "1.6.2" = {
      released  = "2025-03-08"
      min_glibc = "2.17"
      source = [
        "wheels@82874535e4ee0aa3362ed32f08c532e3:warp_lang-1.6.2-py3-none-manylinux2014_x86_64.whl",
        "warp@v${version}:docs/installation.rst",
      ]
    }
    "1.6.1" = {
      released  = "2025-03-03"
      min_glibc = "2.17"
      source = [
        "wheels@a0155020f3f22f41b11eb5a0f2f7f01b:warp_lang-1.6.1-py3-none-manylinux2014_x86_64.whl",
        "warp@v${version}:docs/installation.rst",
      ]
    }
    "1.6.0" = {
      released  = "2025-02-03"
      min_glibc = "2.17"
      source = [
        "wheels@2c2af77e1e2600d3f84ecf07b1e80a6f:warp_lang-1.6.0-py3-none-manylinux2014_x86_64.whl",
        "warp@v${version}:docs/installation.rst",
      ]
    }
    "1.5.1" = {
      released  = "2025-01-03"
      min_glibc = "2.17"
      source = [
        "wheels@e979f207eb8342da419acf0b0f555ad6:warp_lang-1.5.1-py3-none-manylinux2014_x86_64.whl",
        "warp@v${version}:docs/installation.rst",
      ]
    }
    "1.5.0" = {
      released  = "2024-12-03"
      min_glibc = "2.17"
      source = [
        "wheels@84ba8cbef40bab38a483f9ba20d2734e:warp_lang-1.5.0-py3-none-manylinux2014_x86_64.whl",
        "warp@v${version}:docs/installation.rst",
      ]
    }
  }
}

package "warp-lang" {
  python_requires = ">=3.7"
  min_glibc       = "2.17"
  cuda            = "12"
  driver_min      = "525.60.13"
  sm_min          = "5.0"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  inferred        = ["sm_min"]
  rows = {
    "1.4.2" = {
      released = "2024-11-13"
      source = [
        "wheels@df78e3796bf324dcb2c7b518eb0acc52:warp_lang-1.4.2-py3-none-manylinux2014_x86_64.whl",
        "warp@v${version}:docs/installation.rst",
      ]
    }
    "1.4.1" = {
      released = "2024-10-15"
      source = [
        "wheels@5387f723f13d5e6af426e104d4aee393:warp_lang-1.4.1-py3-none-manylinux2014_x86_64.whl",
        "warp@v${version}:docs/installation.rst",
      ]
    }
    "1.4.0" = {
      released = "2024-10-01"
      source = [
        "wheels@4f5e122bbff253c218c31b8abcc2f118:warp_lang-1.4.0-py3-none-manylinux2014_x86_64.whl",
        "warp@v${version}:docs/installation.rst",
      ]
    }
    "1.3.3" = {
      released = "2024-09-04"
      source = [
        "wheels@0c7b131728bf465e0416f743b56f52b5:warp_lang-1.3.3-py3-none-manylinux2014_x86_64.whl",
        "warp@v${version}:docs/installation.rst",
      ]
    }
    "1.3.2" = {
      released = "2024-08-30"
      source = [
        "wheels@b6c35ad717f231a0f8f63687fda7e0f1:warp_lang-1.3.2-py3-none-manylinux2014_x86_64.whl",
        "warp@v${version}:docs/installation.rst",
      ]
    }
    "1.3.1" = {
      released = "2024-07-28"
      source = [
        "wheels@d820c612e0a616cae30e2a5fdc6dd60c:warp_lang-1.3.1-py3-none-manylinux2014_x86_64.whl",
        "warp@v${version}:docs/installation.rst",
      ]
    }
    "1.3.0" = {
      released = "2024-07-26"
      source = [
        "wheels@341c0e8fb1c65a03720cf2c79aa3c685:warp_lang-1.3.0-py3-none-manylinux2014_x86_64.whl",
        "warp@v${version}:docs/installation.rst",
      ]
    }
  }
}
