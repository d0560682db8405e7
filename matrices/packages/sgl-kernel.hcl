# Releases of sgl-kernel, the kernels of SGLang up to 0.5.9.

source "sgl-kernel-25" {
  title = "sgl-project/sglang issue 5247: the wheels of sgl-kernel are compiled against torch 2.5.1; beside 2.6 they load, beside 2.7 they do not"
  url   = "https://github.com/sgl-project/sglang/issues/5247"
  date  = "2025-04-10"
  class = "measured"
}

source "sgl-kernel-26" {
  title = "sgl-project/sglang issue 5100: sgl-kernel 0.1.1 and 0.1.2 load beside torch 2.6, and neither beside 2.5 nor 2.7"
  url   = "https://github.com/sgl-project/sglang/issues/5100"
  date  = "2025-05-09"
  class = "reported"
}

source "sgl-kernel-27" {
  title = "Alibaba-NLP/DeepResearch issue 83: sgl-kernel 0.2.5 does not load beside a torch for CUDA 12.1"
  url   = "https://github.com/Alibaba-NLP/DeepResearch/issues/83"
  date  = "2025-08-21"
  class = "reported"
}

source "sgl-kernel-28" {
  title = "sgl-project/sglang issue 9173: sgl_kernel asks for c10::cuda::SetDevice(signed char, bool), which torch before 2.8 has not"
  url   = "https://github.com/sgl-project/sglang/issues/9173"
  date  = "2025-08-14"
  class = "reported"
}

source "sgl-kernel-gb10" {
  title = "mmcdermott/MEDS_EIC_AR issue 163: cuobjdump on sgl-kernel 0.3.21 of the index: nothing for sm_121; its cu130 wheel has it, and loads beside torch 2.9.1+cu129"
  url   = "https://github.com/mmcdermott/MEDS_EIC_AR/issues/163"
  date  = "2026-09-02"
  class = "measured"
}

package_info "sgl-kernel" {
  framework   = "pytorch"
  module      = "sgl_kernel"
  pypi        = "sgl-kernel"
  torch_pin   = "none in metadata; its libraries reach the C++ interface of the torch that they were compiled with"
  source      = ["sglang-fork@c86ca12875:sgl-kernel/pyproject.toml", "sgl-kernel-25"]
  cell_source = { wheels_from = ["sgl-kernel-gb10", "sglang-fork@c86ca12875:sgl-kernel/README.md"] }
  wheels_from "index" {
    url   = "https://docs.sglang.ai/whl/{cuda}/"
    label = "{cuda}"
  }
}

package "sgl-kernel" {
  python_requires = ">=3.10"
  limits          = { torch = ">=2.8,<2.10" }
  cuda            = "12"
  cuda_also       = ["13.0"]
  torch_abi       = "cxx11"
  torch_built     = "2.8.0"
  platforms       = ["linux/amd64", "linux/arm64"]
  cell_source     = { torch_abi = ["sgl-kernel-libraries"] }
  rows = {
    "0.3.21" = {
      released    = "2026-01-14"
      sm          = { "linux/arm64" = ["8.0", "8.7", "8.9", "9.0", "9.0a", "10.0a", "10.1a", "12.0a"] }
      torch_built = "2.9.1"
      source = [
        "wheels@57dfb3a2a3cd759f499c32e2bad5f648:sgl_kernel-0.3.21-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@bafdcc26e9ce1e9102b99e4186d652fe:sgl_kernel-0.3.21-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@c86ca12875:.github/workflows/release-whl-kernel.yml"]
        cuda_also   = ["sglang-fork@c86ca12875:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@c86ca12875:sgl-kernel/Dockerfile", "torch-c10", "sgl-kernel-29"]
        sm          = ["sglang-fork@c86ca12875:sgl-kernel/CMakeLists.txt", "sgl-kernel-gb10"]
        torch_built = ["sglang-fork@c86ca12875:sgl-kernel/Dockerfile"]
      }
    }
    "0.3.20" = {
      released    = "2025-12-21"
      torch_built = "2.9.1"
      source = [
        "wheels@f283c94e936bb24ef01700cd49ee8f1e:sgl_kernel-0.3.20-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@d9f65e015b4b8fb163c05d8a549a9cf9:sgl_kernel-0.3.20-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@a39126672a:.github/workflows/release-whl-kernel.yml"]
        cuda_also   = ["sglang-fork@a39126672a:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@a39126672a:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-29"]
        torch_built = ["sglang-fork@a39126672a:sgl-kernel/build.sh"]
      }
    }
    "0.3.19" = {
      released    = "2025-12-08"
      torch_built = "2.9.1"
      source = [
        "wheels@477e123f272f18de6641e23175c63749:sgl_kernel-0.3.19-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@db09851871c41416930e382f7d3a12b9:sgl_kernel-0.3.19-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@4a62a0e3cd:.github/workflows/release-whl-kernel.yml"]
        cuda_also   = ["sglang-fork@4a62a0e3cd:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@4a62a0e3cd:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-29"]
        torch_built = ["sglang-fork@4a62a0e3cd:sgl-kernel/build.sh"]
      }
    }
    "0.3.18.post3" = {
      released    = "2025-12-05"
      torch_built = "2.9.1"
      source = [
        "wheels@5b34cf189a320e194e018aebcbae5230:sgl_kernel-0.3.18.post3-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@957a8cc3c6adf7f8ae543eda1c00452e:sgl_kernel-0.3.18.post3-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@e11f795f63:.github/workflows/release-whl-kernel.yml"]
        cuda_also   = ["sglang-fork@e11f795f63:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@e11f795f63:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-29"]
        torch_built = ["sglang-fork@e11f795f63:sgl-kernel/build.sh"]
      }
    }
    "0.3.18.post2" = {
      released    = "2025-12-01"
      torch_built = "2.9.1"
      source = [
        "wheels@15eb39084139f1901ec5d24e9ff46ad8:sgl_kernel-0.3.18.post2-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@c313d9393035f2c8e466eb51013e1254:sgl_kernel-0.3.18.post2-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@34035d8cd9:.github/workflows/release-whl-kernel.yml"]
        cuda_also   = ["sglang-fork@34035d8cd9:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@34035d8cd9:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-29"]
        torch_built = ["sglang-fork@34035d8cd9:sgl-kernel/build.sh"]
      }
    }
    "0.3.18.post1" = {
      released    = "2025-11-26"
      torch_built = "2.9.1"
      source = [
        "wheels@0e6fabb2709b951afd75b4f9ffe2d5fa:sgl_kernel-0.3.18.post1-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@df0052154ab3952b3500dc753260c7f0:sgl_kernel-0.3.18.post1-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@391a863b3f:.github/workflows/release-whl-kernel.yml"]
        cuda_also   = ["sglang-fork@391a863b3f:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@391a863b3f:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-29"]
        torch_built = ["sglang-fork@391a863b3f:sgl-kernel/build.sh"]
      }
    }
    "0.3.18" = {
      released = "2025-11-24"
      source = [
        "wheels@27790bf729a496750433753de6d38b82:sgl_kernel-0.3.18-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@5b137b890b8110dbe4500d505b0436ea:sgl_kernel-0.3.18-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@a22104a676:.github/workflows/release-whl-kernel.yml"]
        cuda_also   = ["sglang-fork@a22104a676:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@a22104a676:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_built = ["sglang-fork@a22104a676:sgl-kernel/build.sh"]
      }
    }
    "0.3.17.post2" = {
      released = "2025-11-19"
      source = [
        "wheels@4e534863487a2484fa452de118478503:sgl_kernel-0.3.17.post2-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@19a0b7bfa1d0e172998ba2efd0485aa8:sgl_kernel-0.3.17.post2-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@b638abbae6:.github/workflows/release-whl-kernel.yml"]
        cuda_also   = ["sglang-fork@b638abbae6:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@b638abbae6:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_built = ["sglang-fork@b638abbae6:sgl-kernel/build.sh"]
      }
    }
    "0.3.17.post1" = {
      released = "2025-11-15"
      source = [
        "wheels@c864e6d6eebcd91e59a71ba781739761:sgl_kernel-0.3.17.post1-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@330057ad2d239e9363ee9abd85ed445e:sgl_kernel-0.3.17.post1-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@4a56fa5cf2:.github/workflows/release-whl-kernel.yml"]
        cuda_also   = ["sglang-fork@4a56fa5cf2:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@4a56fa5cf2:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_built = ["sglang-fork@4a56fa5cf2:sgl-kernel/build.sh"]
      }
    }
    "0.3.17" = {
      released = "2025-11-10"
      source = [
        "wheels@c06b3d5e195e5ac7c6d4590087cb358b:sgl_kernel-0.3.17-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@688401e2bb16c2ca5d4e1433d5e8851a:sgl_kernel-0.3.17-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@a30f190762:.github/workflows/release-whl-kernel.yml"]
        cuda_also   = ["sglang-fork@a30f190762:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@a30f190762:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_built = ["sglang-fork@a30f190762:sgl-kernel/build.sh"]
      }
    }
    "0.3.16.post6" = {
      released = "2025-11-09"
      source = [
        "wheels@78e58824a0d7280dec7b4d9a6db79435:sgl_kernel-0.3.16.post6-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@07cf069698e7570ff4c740fdfdc620c0:sgl_kernel-0.3.16.post6-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@b2b26d4324:.github/workflows/release-whl-kernel.yml"]
        cuda_also   = ["sglang-fork@b2b26d4324:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@b2b26d4324:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_built = ["sglang-fork@b2b26d4324:sgl-kernel/build.sh"]
      }
    }
    "0.3.16.post5" = {
      released = "2025-11-02"
      source = [
        "wheels@3a81ecd6398ec0878f0992bbc7fe9434:sgl_kernel-0.3.16.post5-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@ecaf7b8f1e22b82c873c7bed43e7f18d:sgl_kernel-0.3.16.post5-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@a920b9dace:.github/workflows/release-whl-kernel.yml"]
        cuda_also   = ["sglang-fork@a920b9dace:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@a920b9dace:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_built = ["sglang-fork@a920b9dace:sgl-kernel/build.sh"]
      }
    }
    "0.3.16.post4" = {
      released = "2025-10-25"
      source = [
        "wheels@a15111bf996110f93f03c9e7416c86c0:sgl_kernel-0.3.16.post4-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@5032b7b3efbc87da968ee69ff8638846:sgl_kernel-0.3.16.post4-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@a04212f128:.github/workflows/release-whl-kernel.yml"]
        cuda_also   = ["sglang-fork@a04212f128:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@a04212f128:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_built = ["sglang-fork@a04212f128:sgl-kernel/build.sh"]
      }
    }
    "0.3.16.post3" = {
      without  = ["cuda_also"]
      released = "2025-10-20"
      source = [
        "wheels@d12f1250233e2716db1b5096cfc4eb9a:sgl_kernel-0.3.16.post3-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@f144d83b6f3dd490ae6a89385ac72ef0:sgl_kernel-0.3.16.post3-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@283c8ba031:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@283c8ba031:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_built = ["sglang-fork@283c8ba031:sgl-kernel/build.sh"]
      }
    }
    "0.3.16.post2" = {
      without  = ["cuda_also"]
      released = "2025-10-14"
      source = [
        "wheels@3dd529aeac9b6b7bc98be0b1f24c964e:sgl_kernel-0.3.16.post2-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@907421ab56d51f1be66a9f7a13f0a397:sgl_kernel-0.3.16.post2-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@98923880bc:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@98923880bc:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_built = ["sglang-fork@98923880bc:sgl-kernel/build.sh"]
      }
    }
    "0.3.16.post1" = {
      without  = ["cuda_also"]
      released = "2025-10-14"
      source = [
        "wheels@4e4f697f5d01ca8973a7229d989dd4a9:sgl_kernel-0.3.16.post1-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@96dd0f0b348ea616d29f5c1ab38f6134:sgl_kernel-0.3.16.post1-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@60b0503227:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@60b0503227:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_built = ["sglang-fork@60b0503227:sgl-kernel/build.sh"]
      }
    }
    "0.3.16" = {
      without  = ["cuda_also"]
      released = "2025-10-12"
      source = [
        "wheels@a34f7e60952c3435dd3e79d9e9723d39:sgl_kernel-0.3.16-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@4d53f3fca04c2bf52775ae5292d2dcc3:sgl_kernel-0.3.16-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@2db2cddd12:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@2db2cddd12:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_built = ["sglang-fork@2db2cddd12:sgl-kernel/build.sh"]
      }
    }
    "0.3.15" = {
      without  = ["cuda_also"]
      released = "2025-10-07"
      source = [
        "wheels@3f1745a899af5d69355367859d13615e:sgl_kernel-0.3.15-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@f6e7e1b39fd26e85f8e8b17c00b92b51:sgl_kernel-0.3.15-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@8c9670375f:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@8c9670375f:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_built = ["sglang-fork@8c9670375f:sgl-kernel/build.sh"]
      }
    }
    "0.3.14.post1" = {
      without  = ["cuda_also"]
      released = "2025-10-05"
      source = [
        "wheels@e6a10377fb105f1c1dc95b6f0f4c94b0:sgl_kernel-0.3.14.post1-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@6aa383d27e731cd3b49b63ff8d05f755:sgl_kernel-0.3.14.post1-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@1a599509cc:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@1a599509cc:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_built = ["sglang-fork@1a599509cc:sgl-kernel/build.sh"]
      }
    }
    "0.3.14" = {
      without  = ["cuda_also"]
      released = "2025-09-30"
      source = [
        "wheels@a495078cf2ca3e9b55b5d0d206c41eab:sgl_kernel-0.3.14-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@9360439a0c7edd335bd841464d8c3c4e:sgl_kernel-0.3.14-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@580051c5a8:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@580051c5a8:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_built = ["sglang-fork@580051c5a8:sgl-kernel/build.sh"]
      }
    }
    "0.3.13" = {
      without  = ["cuda_also"]
      released = "2025-09-29"
      source = [
        "wheels@15d9fdaf38d61d1707996da59fc73f3c:sgl_kernel-0.3.13-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@c248ca28b91d5d1a6441612927609210:sgl_kernel-0.3.13-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@e53df7c009:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@e53df7c009:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_built = ["sglang-fork@e53df7c009:sgl-kernel/build.sh"]
      }
    }
    "0.3.12" = {
      without  = ["cuda_also"]
      released = "2025-09-22"
      source = [
        "wheels@6d77dd139a2da4da9c006f6ce1447e58:sgl_kernel-0.3.12-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@d070becb9d432a4077d9af9cca10f437:sgl_kernel-0.3.12-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@e53df7c009:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@e53df7c009:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_built = ["sglang-fork@e53df7c009:sgl-kernel/build.sh"]
      }
    }
  }
}

package "sgl-kernel" {
  python_requires = ">=3.10"
  limits          = { torch = ">=2.8,<2.10" }
  cuda            = "12"
  torch_abi       = "cxx11"
  torch_built     = "2.8.0"
  platforms       = ["linux/amd64"]
  cell_source     = { torch_abi = ["sgl-kernel-libraries"] }
  rows = {
    "0.3.11" = {
      released = "2025-09-19"
      source   = ["wheels@a718ce87a8937c77664a8437fd7fc758:sgl_kernel-0.3.11-cp310-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda        = ["sglang-fork@5bfafdfcb4:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@5bfafdfcb4:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_built = ["sglang-fork@5bfafdfcb4:sgl-kernel/build.sh"]
      }
    }
    "0.3.10" = {
      released = "2025-09-16"
      source   = ["wheels@871377dfdab6722a52dc3ca5adde11e4:sgl_kernel-0.3.10-cp310-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda        = ["sglang-fork@5207424014:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@5207424014:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_built = ["sglang-fork@5207424014:sgl-kernel/build.sh"]
      }
    }
    "0.3.9.post2" = {
      released = "2025-09-11"
      source = [
        "wheels@fddc3a23e0ba9252381cdefaee20ebfb:sgl_kernel-0.3.9.post2-cp310-abi3-manylinux2014_x86_64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@532f998b0f:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@532f998b0f:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_built = ["sglang-fork@532f998b0f:sgl-kernel/build.sh"]
      }
    }
    "0.3.9.post1" = {
      released = "2025-09-11"
      source = [
        "wheels@226b2d38df1b674d513cbf4b109feb28:sgl_kernel-0.3.9.post1-cp310-abi3-manylinux2014_x86_64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@5b7448de77:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@5b7448de77:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_built = ["sglang-fork@5b7448de77:sgl-kernel/build.sh"]
      }
    }
    "0.3.9" = {
      released = "2025-09-09"
      source   = ["wheels@7541f82e378cab6059034ca698c61571:sgl_kernel-0.3.9-cp310-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda        = ["sglang-fork@f3817cb0b2:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@f3817cb0b2:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_built = ["sglang-fork@f3817cb0b2:sgl-kernel/build.sh"]
      }
    }
    "0.3.8" = {
      released = "2025-09-02"
      source   = ["wheels@0bc86056ad54753a62418b62754557d2:sgl_kernel-0.3.8-cp310-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda        = ["sglang-fork@a96c5b5c14:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@a96c5b5c14:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_built = ["sglang-fork@a96c5b5c14:sgl-kernel/build.sh"]
      }
    }
    "0.3.7.post1" = {
      released = "2025-08-30"
      source = [
        "wheels@54ded3d30828bfc05f596c99f9cde766:sgl_kernel-0.3.7.post1-cp310-abi3-manylinux2014_x86_64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@c5082f0f73:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@c5082f0f73:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_abi   = ["sglang-fork@c5082f0f73:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@c5082f0f73:sgl-kernel/build.sh"]
      }
    }
    "0.3.7" = {
      released = "2025-08-27"
      source   = ["wheels@343c11047dff855f1db58f5627ec9e13:sgl_kernel-0.3.7-cp310-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda        = ["sglang-fork@b6b2287e4b:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@b6b2287e4b:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_abi   = ["sglang-fork@b6b2287e4b:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@b6b2287e4b:sgl-kernel/build.sh"]
      }
    }
    "0.3.6.post2" = {
      released = "2025-08-22"
      source = [
        "wheels@690d6068fd80f139c2ee45590585486a:sgl_kernel-0.3.6.post2-cp310-abi3-manylinux2014_x86_64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@b6b2287e4b:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@b6b2287e4b:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_abi   = ["sglang-fork@b6b2287e4b:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@b6b2287e4b:sgl-kernel/build.sh"]
      }
    }
    "0.3.6.post1" = {
      released = "2025-08-18"
      source = [
        "wheels@d090eebccb3a8803aa02c45e2f18edf5:sgl_kernel-0.3.6.post1-cp310-abi3-manylinux2014_x86_64.whl",
      ]
      cell_source = {
        cuda        = ["sglang-fork@a1c7f742f9:.github/workflows/release-whl-kernel.yml"]
        limits      = ["sglang-fork@a1c7f742f9:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        torch_abi   = ["sglang-fork@a1c7f742f9:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@a1c7f742f9:sgl-kernel/build.sh"]
      }
    }
  }
}

package "sgl-kernel" {
  python_requires = ">=3.10"
  limits          = { torch = ">=2.8,<2.10" }
  cuda            = "12"
  cuda_also       = ["12.8"]
  sm = {
    "linux/amd64"      = ["7.5", "8.0", "8.9", "9.0", "9.0a"]
    "linux/amd64 12.8" = ["7.5", "8.0", "8.9", "9.0", "9.0a", "10.0", "10.0a", "12.0"]
  }
  torch_abi   = "cxx11"
  torch_built = "2.8.0"
  platforms   = ["linux/amd64"]
  cell_source = {
    cuda      = ["sglang-fork@3a9afe2a42:.github/workflows/release-whl-kernel.yml"]
    cuda_also = ["sglang-fork@3a9afe2a42:.github/workflows/release-whl-kernel.yml"]
    limits    = ["sglang-fork@3a9afe2a42:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
    sm = [
      "sglang-fork@3a9afe2a42:sgl-kernel/CMakeLists.txt",
      "sglang-fork@3a9afe2a42:.github/workflows/release-whl-kernel.yml",
    ]
    torch_abi   = ["sglang-fork@3a9afe2a42:sgl-kernel/build.sh"]
    torch_built = ["sglang-fork@3a9afe2a42:sgl-kernel/build.sh"]
  }
  rows = {
    "0.3.5" = {
      released = "2025-08-14"
      source   = ["wheels@accf452917a8f87f7c861ef6fb499c8e:sgl_kernel-0.3.5-cp310-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda      = ["sglang-fork@87dab54824:.github/workflows/release-whl-kernel.yml"]
        cuda_also = ["sglang-fork@87dab54824:.github/workflows/release-whl-kernel.yml"]
        limits    = ["sglang-fork@87dab54824:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        sm = [
          "sglang-fork@87dab54824:sgl-kernel/CMakeLists.txt",
          "sglang-fork@87dab54824:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@87dab54824:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@87dab54824:sgl-kernel/build.sh"]
      }
    }
    "0.3.4.post1" = {
      released = "2025-08-13"
      source = [
        "wheels@afa65a707d7213ae78ed61a031eca720:sgl_kernel-0.3.4.post1-cp310-abi3-manylinux2014_x86_64.whl",
      ]
    }
    "0.3.4" = {
      released = "2025-08-12"
      source   = ["wheels@8758eb01dc54cf84f1cf39d8caf0631d:sgl_kernel-0.3.4-cp310-abi3-manylinux2014_x86_64.whl"]
    }
  }
}

package "sgl-kernel" {
  python_requires = ">=3.9"
  limits          = { torch = ">=2.7,<2.8" }
  cuda            = "12"
  cuda_also       = ["12.8"]
  sm = {
    "linux/amd64"      = ["7.5", "8.0", "8.9", "9.0", "9.0a"]
    "linux/amd64 12.8" = ["7.5", "8.0", "8.9", "9.0", "9.0a", "10.0", "10.0a", "12.0"]
  }
  torch_abi   = "cxx11"
  torch_built = "2.7.1"
  platforms   = ["linux/amd64"]
  rows = {
    "0.3.3" = {
      released    = "2025-08-08"
      limits      = { torch = ">=2.8,<2.10" }
      torch_built = "2.8.0"
      source      = ["wheels@7b7b7071a373f673838923cbfd0982e0:sgl_kernel-0.3.3-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda      = ["sglang-fork@54ea57f245:.github/workflows/release-whl-kernel.yml"]
        cuda_also = ["sglang-fork@54ea57f245:.github/workflows/release-whl-kernel.yml"]
        limits    = ["sglang-fork@54ea57f245:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        sm = [
          "sglang-fork@54ea57f245:sgl-kernel/CMakeLists.txt",
          "sglang-fork@54ea57f245:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@54ea57f245:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@54ea57f245:sgl-kernel/build.sh"]
      }
    }
    "0.3.2" = {
      released    = "2025-08-05"
      limits      = { torch = ">=2.8,<2.10" }
      torch_built = "2.8.0"
      source      = ["wheels@8f367521afc55878f62ef9ec6408da5f:sgl_kernel-0.3.2-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda      = ["sglang-fork@75df31b60e:.github/workflows/release-whl-kernel.yml"]
        cuda_also = ["sglang-fork@75df31b60e:.github/workflows/release-whl-kernel.yml"]
        limits    = ["sglang-fork@75df31b60e:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        sm = [
          "sglang-fork@75df31b60e:sgl-kernel/CMakeLists.txt",
          "sglang-fork@75df31b60e:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@75df31b60e:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@75df31b60e:sgl-kernel/build.sh"]
      }
    }
    "0.3.1" = {
      released    = "2025-08-04"
      limits      = { torch = ">=2.8,<2.10" }
      torch_built = "2.8.0"
      source      = ["wheels@0874b0f4efbd82418db7090d09b5e0f4:sgl_kernel-0.3.1-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda      = ["sglang-fork@02bc1c7d80:.github/workflows/release-whl-kernel.yml"]
        cuda_also = ["sglang-fork@02bc1c7d80:.github/workflows/release-whl-kernel.yml"]
        limits    = ["sglang-fork@02bc1c7d80:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        sm = [
          "sglang-fork@02bc1c7d80:sgl-kernel/CMakeLists.txt",
          "sglang-fork@02bc1c7d80:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@02bc1c7d80:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@02bc1c7d80:sgl-kernel/build.sh"]
      }
    }
    "0.3.0" = {
      released    = "2025-08-03"
      limits      = { torch = ">=2.8,<2.10" }
      torch_built = "2.8.0"
      source      = ["wheels@163f3ae4c0fdfafd25723d3efaf1c8f1:sgl_kernel-0.3.0-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda      = ["sglang-fork@5ce5093b97:.github/workflows/release-whl-kernel.yml"]
        cuda_also = ["sglang-fork@5ce5093b97:.github/workflows/release-whl-kernel.yml"]
        limits    = ["sglang-fork@5ce5093b97:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-28"]
        sm = [
          "sglang-fork@5ce5093b97:sgl-kernel/CMakeLists.txt",
          "sglang-fork@5ce5093b97:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@5ce5093b97:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@5ce5093b97:sgl-kernel/build.sh"]
      }
    }
    "0.2.9" = {
      released = "2025-08-03"
      source   = ["wheels@efa87627a6fd3fce5918b100e6c82656:sgl_kernel-0.2.9-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda      = ["sglang-fork@0a56b721d5:.github/workflows/release-whl-kernel.yml"]
        cuda_also = ["sglang-fork@0a56b721d5:.github/workflows/release-whl-kernel.yml"]
        limits    = ["sglang-fork@0a56b721d5:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-27"]
        sm = [
          "sglang-fork@0a56b721d5:sgl-kernel/CMakeLists.txt",
          "sglang-fork@0a56b721d5:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@0a56b721d5:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@0a56b721d5:sgl-kernel/build.sh"]
      }
    }
    "0.2.8" = {
      released = "2025-07-31"
      source   = ["wheels@6e4fb1f9cc955c4044f9b85249207c6d:sgl_kernel-0.2.8-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda      = ["sglang-fork@43118f5f2a:.github/workflows/release-whl-kernel.yml"]
        cuda_also = ["sglang-fork@43118f5f2a:.github/workflows/release-whl-kernel.yml"]
        limits    = ["sglang-fork@43118f5f2a:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-27"]
        sm = [
          "sglang-fork@43118f5f2a:sgl-kernel/CMakeLists.txt",
          "sglang-fork@43118f5f2a:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@43118f5f2a:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@43118f5f2a:sgl-kernel/build.sh"]
      }
    }
    "0.2.7" = {
      released = "2025-07-23"
      source   = ["wheels@5d5247a4505930290a574d7838fa49dc:sgl_kernel-0.2.7-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda      = ["sglang-fork@429bb0efa2:.github/workflows/release-whl-kernel.yml"]
        cuda_also = ["sglang-fork@429bb0efa2:.github/workflows/release-whl-kernel.yml"]
        limits    = ["sglang-fork@429bb0efa2:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-27"]
        sm = [
          "sglang-fork@429bb0efa2:sgl-kernel/CMakeLists.txt",
          "sglang-fork@429bb0efa2:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@429bb0efa2:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@429bb0efa2:sgl-kernel/build.sh"]
      }
    }
    "0.2.6.post1" = {
      released = "2025-07-21"
      source = [
        "wheels@58560dd9bbc3d87305dfa4dab100a6af:sgl_kernel-0.2.6.post1-cp39-abi3-manylinux2014_x86_64.whl",
      ]
      cell_source = {
        cuda      = ["sglang-fork@429bb0efa2:.github/workflows/release-whl-kernel.yml"]
        cuda_also = ["sglang-fork@429bb0efa2:.github/workflows/release-whl-kernel.yml"]
        limits    = ["sglang-fork@429bb0efa2:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-27"]
        sm = [
          "sglang-fork@429bb0efa2:sgl-kernel/CMakeLists.txt",
          "sglang-fork@429bb0efa2:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@429bb0efa2:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@429bb0efa2:sgl-kernel/build.sh"]
      }
    }
    "0.2.6" = {
      released = "2025-07-19"
      source   = ["wheels@87218fa5cb81399b25c6ee05a9261fb2:sgl_kernel-0.2.6-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda      = ["sglang-fork@f98e88b9fb:.github/workflows/release-whl-kernel.yml"]
        cuda_also = ["sglang-fork@f98e88b9fb:.github/workflows/release-whl-kernel.yml"]
        limits    = ["sglang-fork@f98e88b9fb:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-27"]
        sm = [
          "sglang-fork@f98e88b9fb:sgl-kernel/CMakeLists.txt",
          "sglang-fork@f98e88b9fb:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@f98e88b9fb:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@f98e88b9fb:sgl-kernel/build.sh"]
      }
    }
    "0.2.5" = {
      released = "2025-07-12"
      source   = ["wheels@34b281d71c5fc6e919f76c9beb4152eb:sgl_kernel-0.2.5-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda      = ["sglang-fork@8f3173d0b0:.github/workflows/release-whl-kernel.yml"]
        cuda_also = ["sglang-fork@8f3173d0b0:.github/workflows/release-whl-kernel.yml"]
        limits    = ["sglang-fork@8f3173d0b0:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-27"]
        sm = [
          "sglang-fork@8f3173d0b0:sgl-kernel/CMakeLists.txt",
          "sglang-fork@8f3173d0b0:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@8f3173d0b0:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@8f3173d0b0:sgl-kernel/build.sh"]
      }
    }
    "0.2.4" = {
      released = "2025-07-05"
      source   = ["wheels@89827bad357738417f23fa3e94656380:sgl_kernel-0.2.4-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda      = ["sglang-fork@f200af0d8c:.github/workflows/release-whl-kernel.yml"]
        cuda_also = ["sglang-fork@f200af0d8c:.github/workflows/release-whl-kernel.yml"]
        limits    = ["sglang-fork@f200af0d8c:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-27"]
        sm = [
          "sglang-fork@f200af0d8c:sgl-kernel/CMakeLists.txt",
          "sglang-fork@f200af0d8c:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@f200af0d8c:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@f200af0d8c:sgl-kernel/build.sh"]
      }
    }
    "0.2.3" = {
      released = "2025-07-05"
      source   = ["wheels@34b5ddf2bd987bc2880e8095762c843b:sgl_kernel-0.2.3-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda      = ["sglang-fork@4fece12be9:.github/workflows/release-whl-kernel.yml"]
        cuda_also = ["sglang-fork@4fece12be9:.github/workflows/release-whl-kernel.yml"]
        limits    = ["sglang-fork@4fece12be9:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-27"]
        sm = [
          "sglang-fork@4fece12be9:sgl-kernel/CMakeLists.txt",
          "sglang-fork@4fece12be9:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@4fece12be9:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@4fece12be9:sgl-kernel/build.sh"]
      }
    }
    "0.2.2" = {
      released = "2025-07-03"
      source   = ["wheels@4c13817211ba0c140cbaea470b2cf3a2:sgl_kernel-0.2.2-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda      = ["sglang-fork@aca1101a13:.github/workflows/release-whl-kernel.yml"]
        cuda_also = ["sglang-fork@aca1101a13:.github/workflows/release-whl-kernel.yml"]
        limits    = ["sglang-fork@aca1101a13:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-27"]
        sm = [
          "sglang-fork@aca1101a13:sgl-kernel/CMakeLists.txt",
          "sglang-fork@aca1101a13:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@aca1101a13:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@aca1101a13:sgl-kernel/build.sh"]
      }
    }
    "0.2.1" = {
      released = "2025-07-01"
      source   = ["wheels@230c8d669695da3338863ec6b916525b:sgl_kernel-0.2.1-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda      = ["sglang-fork@637bfee448:.github/workflows/release-whl-kernel.yml"]
        cuda_also = ["sglang-fork@637bfee448:.github/workflows/release-whl-kernel.yml"]
        limits    = ["sglang-fork@637bfee448:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-27"]
        sm = [
          "sglang-fork@637bfee448:sgl-kernel/CMakeLists.txt",
          "sglang-fork@637bfee448:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@637bfee448:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@637bfee448:sgl-kernel/build.sh"]
      }
    }
    "0.2.0" = {
      released = "2025-06-24"
      source   = ["wheels@b65bb70bed7b5615c654ebcad1d1b871:sgl_kernel-0.2.0-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda      = ["sglang-fork@e846d95ef6:.github/workflows/release-whl-kernel.yml"]
        cuda_also = ["sglang-fork@e846d95ef6:.github/workflows/release-whl-kernel.yml"]
        limits    = ["sglang-fork@e846d95ef6:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-27"]
        sm = [
          "sglang-fork@e846d95ef6:sgl-kernel/CMakeLists.txt",
          "sglang-fork@e846d95ef6:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@e846d95ef6:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@e846d95ef6:sgl-kernel/build.sh"]
      }
    }
    "0.1.9" = {
      released = "2025-06-16"
      source   = ["wheels@f762e98cfa890313d1f53e00a380b6c8:sgl_kernel-0.1.9-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda      = ["sglang-fork@8321f8e45e:.github/workflows/release-whl-kernel.yml"]
        cuda_also = ["sglang-fork@8321f8e45e:.github/workflows/release-whl-kernel.yml"]
        limits    = ["sglang-fork@8321f8e45e:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-27"]
        sm = [
          "sglang-fork@8321f8e45e:sgl-kernel/CMakeLists.txt",
          "sglang-fork@8321f8e45e:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@8321f8e45e:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@8321f8e45e:sgl-kernel/build.sh"]
      }
    }
    "0.1.8.post2" = {
      released = "2025-06-15"
      source = [
        "wheels@c440764b0960e4017e6f3f8c8ea49287:sgl_kernel-0.1.8.post2-cp39-abi3-manylinux2014_x86_64.whl",
      ]
      cell_source = {
        cuda      = ["sglang-fork@4473320380:.github/workflows/release-whl-kernel.yml"]
        cuda_also = ["sglang-fork@4473320380:.github/workflows/release-whl-kernel.yml"]
        limits    = ["sglang-fork@4473320380:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-27"]
        sm = [
          "sglang-fork@4473320380:sgl-kernel/CMakeLists.txt",
          "sglang-fork@4473320380:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@4473320380:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@4473320380:sgl-kernel/build.sh"]
      }
    }
    "0.1.8.post1" = {
      released = "2025-06-13"
      source = [
        "wheels@3edff454d13619b1d8d1e2a9a15a42af:sgl_kernel-0.1.8.post1-cp39-abi3-manylinux2014_x86_64.whl",
      ]
      cell_source = {
        cuda      = ["sglang-fork@8ab7d93c2e:.github/workflows/release-whl-kernel.yml"]
        cuda_also = ["sglang-fork@8ab7d93c2e:.github/workflows/release-whl-kernel.yml"]
        limits    = ["sglang-fork@8ab7d93c2e:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-27"]
        sm = [
          "sglang-fork@8ab7d93c2e:sgl-kernel/CMakeLists.txt",
          "sglang-fork@8ab7d93c2e:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@8ab7d93c2e:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@8ab7d93c2e:sgl-kernel/build.sh"]
      }
    }
    "0.1.8" = {
      released = "2025-06-12"
      source   = ["wheels@d80250a58a0a5f7bed7246ab2542260a:sgl_kernel-0.1.8-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda      = ["sglang-fork@6c0a48282a:.github/workflows/release-whl-kernel.yml"]
        cuda_also = ["sglang-fork@6c0a48282a:.github/workflows/release-whl-kernel.yml"]
        limits    = ["sglang-fork@6c0a48282a:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-27"]
        sm = [
          "sglang-fork@6c0a48282a:sgl-kernel/CMakeLists.txt",
          "sglang-fork@6c0a48282a:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@6c0a48282a:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@6c0a48282a:sgl-kernel/build.sh"]
      }
    }
    "0.1.7" = {
      released = "2025-06-08"
      source   = ["wheels@a40e0db73ceff1efde7970174630310c:sgl_kernel-0.1.7-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda      = ["sglang-fork@6c0a48282a:.github/workflows/release-whl-kernel.yml"]
        cuda_also = ["sglang-fork@6c0a48282a:.github/workflows/release-whl-kernel.yml"]
        limits    = ["sglang-fork@6c0a48282a:sgl-kernel/build.sh", "torch-c10", "sgl-kernel-27"]
        sm = [
          "sglang-fork@6c0a48282a:sgl-kernel/CMakeLists.txt",
          "sglang-fork@6c0a48282a:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@6c0a48282a:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@6c0a48282a:sgl-kernel/build.sh"]
      }
    }
  }
}

package "sgl-kernel" {
  python_requires = ">=3.9"
  limits          = { torch = ">=2.6,<2.7" }
  cuda            = "12"
  sm              = { "linux/amd64" = ["7.5", "8.0", "8.9", "9.0", "9.0a"] }
  torch_abi       = "pre-cxx11"
  torch_built     = "2.6.0"
  platforms       = ["linux/amd64"]
  rows = {
    "0.1.6.post1" = {
      without  = ["torch_abi"]
      released = "2025-06-07"
      limits   = { torch = ">=2.6,<2.8" }
      source = [
        "wheels@4d1946cc0eae08d5314c9baab1b141d9:sgl_kernel-0.1.6.post1-cp39-abi3-manylinux2014_x86_64.whl",
      ]
      cell_source = {
        cuda   = ["sglang-fork@8db3ac55a9:.github/workflows/release-whl-kernel.yml"]
        limits = ["sglang-fork@8db3ac55a9:sgl-kernel/build.sh", "sgl-kernel-26"]
        sm = [
          "sglang-fork@8db3ac55a9:sgl-kernel/CMakeLists.txt",
          "sglang-fork@8db3ac55a9:.github/workflows/release-whl-kernel.yml",
        ]
        torch_built = ["sglang-fork@8db3ac55a9:sgl-kernel/build.sh"]
      }
    }
    "0.1.6" = {
      without  = ["torch_abi"]
      released = "2025-06-07"
      limits   = { torch = ">=2.6,<2.8" }
      source   = ["wheels@88fe7e0e744e05aa274d00c1ff7d4009:sgl_kernel-0.1.6-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda   = ["sglang-fork@d664ca18f2:.github/workflows/release-whl-kernel.yml"]
        limits = ["sglang-fork@d664ca18f2:sgl-kernel/build.sh", "sgl-kernel-26"]
        sm = [
          "sglang-fork@d664ca18f2:sgl-kernel/CMakeLists.txt",
          "sglang-fork@d664ca18f2:.github/workflows/release-whl-kernel.yml",
        ]
        torch_built = ["sglang-fork@d664ca18f2:sgl-kernel/build.sh"]
      }
    }
    "0.1.5" = {
      without  = ["torch_abi"]
      released = "2025-05-31"
      limits   = { torch = ">=2.6,<2.8" }
      source   = ["wheels@0debbd1d8ea602c735c267dd36d6aa0b:sgl_kernel-0.1.5-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda   = ["sglang-fork@b520d02888:.github/workflows/release-whl-kernel.yml"]
        limits = ["sglang-fork@b520d02888:sgl-kernel/build.sh", "sgl-kernel-26"]
        sm = [
          "sglang-fork@b520d02888:sgl-kernel/CMakeLists.txt",
          "sglang-fork@b520d02888:.github/workflows/release-whl-kernel.yml",
        ]
        torch_built = ["sglang-fork@b520d02888:sgl-kernel/build.sh"]
      }
    }
    "0.1.4" = {
      released = "2025-05-22"
      source   = ["wheels@330fb1cdf0952c1e0a77f93540bf2ba2:sgl_kernel-0.1.4-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda   = ["sglang-fork@d71f3f0a2a:.github/workflows/release-whl-kernel.yml"]
        limits = ["sglang-fork@d71f3f0a2a:sgl-kernel/build.sh", "sgl-kernel-26"]
        sm = [
          "sglang-fork@d71f3f0a2a:sgl-kernel/CMakeLists.txt",
          "sglang-fork@d71f3f0a2a:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@d71f3f0a2a:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@d71f3f0a2a:sgl-kernel/build.sh"]
      }
    }
    "0.1.3" = {
      released = "2025-05-17"
      source   = ["wheels@694614b561e7396870239fc627f751cb:sgl_kernel-0.1.3-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda   = ["sglang-fork@3d7f7a43c8:.github/workflows/release-whl-kernel.yml"]
        limits = ["sglang-fork@3d7f7a43c8:sgl-kernel/build.sh", "sgl-kernel-26"]
        sm = [
          "sglang-fork@3d7f7a43c8:sgl-kernel/CMakeLists.txt",
          "sglang-fork@3d7f7a43c8:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@3d7f7a43c8:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@3d7f7a43c8:sgl-kernel/build.sh"]
      }
    }
    "0.1.2.post1" = {
      released = "2025-05-11"
      source = [
        "wheels@4073ae6c699f5b1db08d12b4ec434856:sgl_kernel-0.1.2.post1-cp39-abi3-manylinux2014_x86_64.whl",
      ]
      cell_source = {
        cuda   = ["sglang-fork@45b4dcf037:.github/workflows/release-whl-kernel.yml"]
        limits = ["sglang-fork@45b4dcf037:sgl-kernel/build.sh", "sgl-kernel-26"]
        sm = [
          "sglang-fork@45b4dcf037:sgl-kernel/CMakeLists.txt",
          "sglang-fork@45b4dcf037:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@45b4dcf037:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@45b4dcf037:sgl-kernel/build.sh"]
      }
    }
    "0.1.2" = {
      released = "2025-05-08"
      source   = ["wheels@a7fdf09f319f21b5d731bd9d20beaaae:sgl_kernel-0.1.2-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda   = ["sglang-fork@6578cf27de:.github/workflows/release-whl-kernel.yml"]
        limits = ["sglang-fork@6578cf27de:sgl-kernel/build.sh", "sgl-kernel-26"]
        sm = [
          "sglang-fork@6578cf27de:sgl-kernel/CMakeLists.txt",
          "sglang-fork@6578cf27de:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@6578cf27de:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@6578cf27de:sgl-kernel/build.sh"]
      }
    }
    "0.1.1" = {
      released = "2025-04-30"
      source   = ["wheels@d6ada77da1061c407e4031e3e75d76a4:sgl_kernel-0.1.1-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda   = ["sglang-fork@d353d08b4e:.github/workflows/release-whl-kernel.yml"]
        limits = ["sglang-fork@d353d08b4e:sgl-kernel/build.sh", "sgl-kernel-26"]
        sm = [
          "sglang-fork@d353d08b4e:sgl-kernel/CMakeLists.txt",
          "sglang-fork@d353d08b4e:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi   = ["sglang-fork@d353d08b4e:sgl-kernel/build.sh"]
        torch_built = ["sglang-fork@d353d08b4e:sgl-kernel/build.sh"]
      }
    }
    "0.1.0" = {
      without  = ["torch_built"]
      released = "2025-04-23"
      limits   = { torch = ">=2.5,<2.7" }
      source   = ["wheels@d3bdbd2b15eaae701540bf4110fb0bc8:sgl_kernel-0.1.0-cp39-abi3-manylinux2014_x86_64.whl"]
      cell_source = {
        cuda   = ["sglang-fork@7d0edf3cae:.github/workflows/release-whl-kernel.yml"]
        limits = ["sglang-fork@7d0edf3cae:sgl-kernel/build.sh", "sgl-kernel-25"]
        sm = [
          "sglang-fork@7d0edf3cae:sgl-kernel/CMakeLists.txt",
          "sglang-fork@7d0edf3cae:.github/workflows/release-whl-kernel.yml",
        ]
        torch_abi = ["sglang-fork@7d0edf3cae:sgl-kernel/build.sh"]
      }
    }
  }
}

package "sgl-kernel" {
  python_requires = ">=3.9"
  limits          = { torch = ">=2.5,<2.7" }
  cuda            = "12"
  torch_abi       = "pre-cxx11"
  platforms       = ["linux/amd64"]
  inferred        = ["cuda", "platforms"]
  notes           = ["released: commit that set the version"]
  rows = {
    "0.0.9.post2" = {
      released = "2025-04-17"
      source   = ["sglang-fork@f28d82997a:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@f28d82997a:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@f28d82997a:sgl-kernel/build.sh"]
      }
    }
    "0.0.9.post1" = {
      released = "2025-04-15"
      source   = ["sglang-fork@6f509d5503:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@6f509d5503:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@6f509d5503:sgl-kernel/build.sh"]
      }
    }
    "0.0.9" = {
      released = "2025-04-14"
      source   = ["sglang-fork@e940dc4f06:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@e940dc4f06:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@e940dc4f06:sgl-kernel/build.sh"]
      }
    }
    "0.0.8.post3" = {
      released = "2025-04-12"
      source   = ["sglang-fork@b371f7cd36:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@b371f7cd36:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@b371f7cd36:sgl-kernel/build.sh"]
      }
    }
    "0.0.8.post2" = {
      released = "2025-04-11"
      source   = ["sglang-fork@115ae2e728:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@115ae2e728:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@115ae2e728:sgl-kernel/build.sh"]
      }
    }
    "0.0.8.post1" = {
      released = "2025-04-11"
      source   = ["sglang-fork@c163bf4ff1:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@c163bf4ff1:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@c163bf4ff1:sgl-kernel/build.sh"]
      }
    }
    "0.0.8" = {
      released = "2025-04-05"
      source   = ["sglang-fork@496dde8491:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@496dde8491:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@496dde8491:sgl-kernel/build.sh"]
      }
    }
    "0.0.7" = {
      released = "2025-04-03"
      source   = ["sglang-fork@d7954b7682:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@d7954b7682:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@d7954b7682:sgl-kernel/build.sh"]
      }
    }
    "0.0.6" = {
      released = "2025-03-31"
      source   = ["sglang-fork@6384d31776:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@6384d31776:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@6384d31776:sgl-kernel/build.sh"]
      }
    }
    "0.0.5.post4" = {
      released = "2025-03-28"
      source   = ["sglang-fork@92941ce7b5:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@92941ce7b5:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@92941ce7b5:sgl-kernel/build.sh"]
      }
    }
    "0.0.5.post3" = {
      released = "2025-03-17"
      source   = ["sglang-fork@988ab646ec:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@988ab646ec:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@988ab646ec:sgl-kernel/build.sh"]
      }
    }
    "0.0.5.post2" = {
      released = "2025-03-16"
      source   = ["sglang-fork@3db35c1af4:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@3db35c1af4:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@3db35c1af4:sgl-kernel/build.sh"]
      }
    }
    "0.0.5.post1" = {
      released = "2025-03-14"
      source   = ["sglang-fork@862fe52241:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@862fe52241:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@862fe52241:sgl-kernel/build.sh"]
      }
    }
    "0.0.5" = {
      released = "2025-03-13"
      source   = ["sglang-fork@2a4cbad8e9:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@2a4cbad8e9:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@2a4cbad8e9:sgl-kernel/build.sh"]
      }
    }
    "0.0.4.post3" = {
      released = "2025-03-12"
      source   = ["sglang-fork@6e7239f912:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@6e7239f912:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@6e7239f912:sgl-kernel/build.sh"]
      }
    }
    "0.0.4.post2" = {
      released = "2025-03-11"
      source   = ["sglang-fork@cd90945518:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@cd90945518:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@cd90945518:sgl-kernel/build.sh"]
      }
    }
    "0.0.4.post1" = {
      released = "2025-03-10"
      source   = ["sglang-fork@1a5023e05d:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@1a5023e05d:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@1a5023e05d:sgl-kernel/build.sh"]
      }
    }
    "0.0.4" = {
      released = "2025-03-08"
      source   = ["sglang-fork@5c7dd14ba1:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@5c7dd14ba1:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@5c7dd14ba1:sgl-kernel/build.sh"]
      }
    }
    "0.0.3.post7" = {
      released = "2025-03-07"
      source   = ["sglang-fork@96263f275c:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@96263f275c:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@96263f275c:sgl-kernel/build.sh"]
      }
    }
    "0.0.3.post6" = {
      released = "2025-02-14"
      source   = ["sglang-fork@e082142519:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@e082142519:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@e082142519:sgl-kernel/build.sh"]
      }
    }
    "0.0.3.post5" = {
      released = "2025-02-13"
      source   = ["sglang-fork@4430c0a513:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@4430c0a513:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@4430c0a513:sgl-kernel/build.sh"]
      }
    }
    "0.0.3.post4" = {
      released = "2025-02-12"
      source   = ["sglang-fork@b96e92e6e6:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@b96e92e6e6:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@b96e92e6e6:sgl-kernel/build.sh"]
      }
    }
    "0.0.3.post3" = {
      released = "2025-02-10"
      source   = ["sglang-fork@6239d0b2e7:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@6239d0b2e7:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@6239d0b2e7:sgl-kernel/build.sh"]
      }
    }
    "0.0.3" = {
      released = "2025-01-27"
      source   = ["sglang-fork@8a96f74988:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@8a96f74988:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@8a96f74988:sgl-kernel/build.sh"]
      }
    }
    "0.0.2.post19" = {
      released = "2025-01-26"
      source   = ["sglang-fork@741fccd7bf:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@741fccd7bf:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@741fccd7bf:sgl-kernel/build.sh"]
      }
    }
    "0.0.2.post18" = {
      released = "2025-01-26"
      source   = ["sglang-fork@318260c0fa:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@318260c0fa:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@318260c0fa:sgl-kernel/build.sh"]
      }
    }
    "0.0.2.post17" = {
      released = "2025-01-25"
      source   = ["sglang-fork@14e754a868:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@14e754a868:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@14e754a868:sgl-kernel/build.sh"]
      }
    }
    "0.0.2.post16" = {
      released = "2025-01-24"
      source   = ["sglang-fork@54bac8af0b:sgl-kernel/pyproject.toml"]
      cell_source = {
        limits    = ["sglang-fork@54bac8af0b:sgl-kernel/build.sh", "sgl-kernel-25"]
        torch_abi = ["sglang-fork@54bac8af0b:sgl-kernel/build.sh"]
      }
    }
  }
}
