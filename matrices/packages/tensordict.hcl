# Releases of tensordict.

package_info "tensordict" {
  framework = "pytorch"
  module    = "tensordict"
  pypi      = "tensordict"
  torch_pin = "lower bound in metadata from 0.3 to 0.7 and from 0.15 on; exact in 0.3.2"
  source    = ["wheels@a437693bfc103d6ce1a76aa16b18c732:tensordict-0.15.3-py3-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "tensordict" "0.15.3" {
  released        = "2026-10-24"
  python_requires = ">=3.10"
  requires        = { torch = ">=2.11.0a0" }
  platforms       = ["any"]
  source          = ["wheels@a437693bfc103d6ce1a76aa16b18c732:tensordict-0.15.3-py3-none-any.whl"]
}

package "tensordict" "0.15.2" {
  released        = "2026-10-19"
  python_requires = ">=3.10"
  requires        = { torch = ">=2.11.0a0" }
  platforms       = ["any"]
  source          = ["wheels@de06ae274e3944fa09988810701fc7f1:tensordict-0.15.2-py3-none-any.whl"]
}

package "tensordict" "0.15.1" {
  released        = "2026-10-17"
  python_requires = ">=3.10"
  requires        = { torch = ">=2.13.0a0" }
  platforms       = ["any"]
  source          = ["wheels@80a6965b662167cfbae1ef6d4654b8e8:tensordict-0.15.1-py3-none-any.whl"]
}

package "tensordict" "0.15.0" {
  released        = "2026-10-15"
  python_requires = ">=3.10"
  requires        = { torch = ">=2.13.0a0" }
  platforms       = ["any"]
  source          = ["wheels@006d6e7a201970c9ecf43d3572595579:tensordict-0.15.0-py3-none-any.whl"]
}

package "tensordict" {
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10"
  min_glibc       = "2.28"
  requires        = { torch = "*" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  inferred        = ["requires"]
  notes           = ["inferred: what the releases before and after it agree on"]
  rows = {
    "0.14.3" = {
      without  = ["inferred", "notes"]
      released = "2026-10-08"
      source   = ["wheels@79aab51121d37e88d54e12f42f27aaec:tensordict-0.14.3-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.14.2" = {
      released = "2026-09-09"
      source   = ["wheels@404f47a5d024e1215792a920d7a74240:tensordict-0.14.2-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.14.1" = {
      released = "2026-09-05"
      source   = ["wheels@0f335375229e31c45b812853e28e5dc8:tensordict-0.14.1-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.14.0" = {
      without  = ["inferred", "notes"]
      released = "2026-08-14"
      source   = ["wheels@0448e357f57a5dc138e379d861b978d8:tensordict-0.14.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.13.0" = {
      without  = ["inferred", "notes"]
      released = "2026-06-04"
      source   = ["wheels@405a2d65e1b8e070c6373a3ce1186852:tensordict-0.13.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.12.4" = {
      without  = ["inferred", "notes"]
      released = "2026-05-22"
      source   = ["wheels@c7bef50f2da7de913919e64133e9568f:tensordict-0.12.4-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.12.3" = {
      released = "2026-05-13"
      source   = ["wheels@7bedeeab9fd76b349a4a59c23d726b97:tensordict-0.12.3-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.12.2" = {
      released = "2026-04-20"
      source   = ["wheels@0ded20411282ef74981edf910876dc49:tensordict-0.12.2-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.12.1" = {
      released = "2026-04-11"
      source   = ["wheels@7eb4c1eff3d35ebc59c8adc170fb89d0:tensordict-0.12.1-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
  }
}

package "tensordict" {
  python          = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.9"
  min_glibc       = "2.28"
  requires        = { torch = "*" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  rows = {
    "0.12.0" = {
      released        = "2026-04-08"
      python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
      python_requires = ">=3.10"
      source = [
        "wheels@c53d143233ff5ffc3d96c3f3a6e416a9:tensordict-0.12.0-cp310-cp310-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.11.0" = {
      released        = "2026-01-26"
      python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
      python_requires = ">=3.10"
      source = [
        "wheels@05b5ed6ac3282b84c07b65a7a1314509:tensordict-0.11.0-cp310-cp310-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.10.0" = {
      released = "2025-09-08"
      source   = ["wheels@690a3e729eefa814fdf99bf3c86f7cf8:tensordict-0.10.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.9.1" = {
      released = "2025-07-14"
      source   = ["wheels@48fb63920ea9a6885fdf04f378280927:tensordict-0.9.1-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.9.0" = {
      released = "2025-07-09"
      source   = ["wheels@c7127abf18fa6de298e0c77ea4e54ff8:tensordict-0.9.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.8.3" = {
      released = "2025-05-16"
      source   = ["wheels@8bbde1ce475782f54c1628a60bbf44cf:tensordict-0.8.3-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.8.2" = {
      released = "2025-05-05"
      source   = ["wheels@2997b9ee61e81dfed4ce317c2f04cf43:tensordict-0.8.2-cp310-cp310-manylinux_2_28_x86_64.whl"]
      inferred = ["requires"]
      notes    = ["inferred: what the releases before and after it agree on"]
    }
    "0.8.1" = {
      released = "2025-04-30"
      source   = ["wheels@6a5bb0f6207fde85c0965d965ddf2d00:tensordict-0.8.1-cp310-cp310-manylinux_2_28_x86_64.whl"]
      inferred = ["requires"]
      notes    = ["inferred: what the releases before and after it agree on"]
    }
    "0.8.0" = {
      released = "2025-04-29"
      source   = ["wheels@ab8275aa330a7b6260fa677979fe78ef:tensordict-0.8.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
  }
}

package "tensordict" "0.7.2" {
  like     = "0.7.1"
  without  = ["inferred", "notes"]
  released = "2025-02-27"
  source   = ["wheels@1ced5cb1104a92df0b88a92f5828e9f3:tensordict-0.7.2-cp310-cp310-manylinux1_x86_64.whl"]
}

package "tensordict" "0.7.1" {
  released  = "2025-02-18"
  python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  min_glibc = "2.5"
  requires  = { torch = ">=2.6.0" }
  platforms = ["linux/amd64", "windows/amd64"]
  source    = ["wheels@7806d513d70edad2088f5dd88a5559cb:tensordict-0.7.1-cp310-cp310-manylinux1_x86_64.whl"]
  inferred  = ["requires"]
  notes     = ["inferred: what the releases before and after it agree on"]
}

package "tensordict" {
  python    = ["3.8", "3.9", "3.10", "3.11"]
  min_glibc = "2.5"
  platforms = ["linux/amd64", "windows/amd64"]
  rows = {
    "0.7.0" = {
      released = "2025-02-05"
      python   = ["3.9", "3.10", "3.11", "3.12", "3.13"]
      requires = { torch = ">=2.6.0" }
      source   = ["wheels@41a9ef2416248665fff03f676c48671e:tensordict-0.7.0-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.6.2" = {
      released  = "2024-11-14"
      python    = ["3.9", "3.10", "3.11", "3.12"]
      requires  = { torch = ">=2.5.0" }
      platforms = ["linux/amd64"]
      source    = ["wheels@24a505926cca17401411b9ed7377013c:tensordict-0.6.2-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.6.1" = {
      released = "2024-11-04"
      python   = ["3.9", "3.10", "3.11", "3.12"]
      requires = { torch = ">=2.5.0" }
      source   = ["wheels@72b4fba0de3f7b7ecc8167a5a380e60e:tensordict-0.6.1-cp310-cp310-manylinux1_x86_64.whl"]
      inferred = ["requires"]
      notes    = ["inferred: what the releases before and after it agree on"]
    }
    "0.6.0" = {
      released = "2024-10-21"
      python   = ["3.9", "3.10", "3.11", "3.12"]
      requires = { torch = ">=2.5.0" }
      source   = ["wheels@c96c59254c9afa6d93538bcd47b350b3:tensordict-0.6.0-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.5.0" = {
      released = "2024-07-30"
      python   = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      requires = { torch = ">=2.4.0" }
      source   = ["wheels@576a6011f1318a2ec021c95adef24c09:tensordict-0.5.0-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.4.0" = {
      released = "2024-04-25"
      requires = { torch = ">=2.3.0" }
      source   = ["wheels@4bc94bbc4847e907436f433ea889609b:tensordict-0.4.0-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.3.2" = {
      released = "2024-04-07"
      requires = { torch = "==2.2.2" }
      source   = ["wheels@bae8389bf96a9618c9979da5bdadd8e0:tensordict-0.3.2-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.3.1" = {
      released = "2024-02-27"
      requires = { torch = ">=2.2.1" }
      source   = ["wheels@1afc48c390b82e2214779bbbf35f4efd:tensordict-0.3.1-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.3.0" = {
      released = "2024-01-31"
      requires = { torch = ">=2.1.0" }
      source   = ["wheels@59e24e505498379c7ff04cd218df5ade:tensordict-0.3.0-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.2.1" = {
      released = "2023-10-26"
      requires = { torch = "*" }
      source   = ["wheels@299306146667777311dfe60090fd985b:tensordict-0.2.1-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.2.0" = {
      released = "2023-10-05"
      requires = { torch = "*" }
      source   = ["wheels@ad2174e12584cffb568cc3b2baf5fa68:tensordict-0.2.0-cp310-cp310-manylinux1_x86_64.whl"]
    }
  }
}

package "tensordict" "0.1.2" {
  released  = "2023-05-09"
  requires  = { torch = "*" }
  platforms = ["any"]
  source    = ["wheels@09723530487cc223a15baeebcf5bc15f:tensordict-0.1.2-py3-none-any.whl"]
}

package "tensordict" "0.1.1" {
  released  = "2023-05-06"
  requires  = { torch = "*" }
  platforms = ["any"]
  source    = ["wheels@230d1ed71d4d6638ff5e846aaac23a92:tensordict-0.1.1-py3-none-any.whl"]
  inferred  = ["requires"]
  notes     = ["inferred: what the releases before and after it agree on"]
}

package "tensordict" "0.1.0" {
  released  = "2023-03-16"
  requires  = { torch = "*" }
  platforms = ["any"]
  source    = ["wheels@25ab7bcda69dae77186b75b2da279763:tensordict-0.1.0-py3-none-any.whl"]
}
