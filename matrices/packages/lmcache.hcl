# Releases of lmcache.

source "lmcache-sdist" {
  title = "pyproject.toml in the source packages of lmcache 0.3.0 to 0.5.6: the torch that its wheels are built with, the CUDA of the image that builds them, TORCH_CUDA_ARCH_LIST"
  url   = "https://pypi.org/project/lmcache/#files"
  date  = "2026-11-28"
  class = "vendor"
}

package_info "lmcache" {
  framework = "pytorch"
  module    = "lmcache"
  pypi      = "lmcache"
  torch_pin = "none in metadata; its libraries reach the C++ interface of the torch that they were compiled with"
  source    = ["lmcache-sdist"]
  inferred  = ["framework", "module"]
}

package "lmcache" {
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10,<3.14"
  min_glibc       = "2.27"
  requires = {
    cupy-cuda13x    = "*"
    huggingface-hub = ">=1.5.0"
    numba           = "*"
    numpy           = "<=2.2.6"
    torch           = "*"
    transformers    = ">=5.4"
  }
  cuda      = "13"
  platforms = ["linux/amd64"]
  rows = {
    "0.5.6" = {
      released = "2026-10-15"
      requires = { cuda-python = ">=13,<14", protobuf = ">=6.31.1,<7" }
      sm = {
        "linux/amd64" = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "11.0", "12.0"]
        "linux/arm64" = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "11.0", "12.0"]
      }
      torch_built = "2.13.0"
      platforms   = ["linux/amd64", "linux/arm64"]
      source = [
        "wheels@2aeb486c882a71f3ed39f2ada181c3b7:lmcache-0.5.6-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.5.5" = {
      released = "2026-09-12"
      requires = { cuda-python = ">=13,<14", protobuf = ">=6.31.1,<7" }
      sm = {
        "linux/amd64" = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "11.0", "12.0"]
        "linux/arm64" = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "11.0", "12.0"]
      }
      torch_built = "2.13.0"
      platforms   = ["linux/amd64", "linux/arm64"]
      source = [
        "wheels@3d01b69820e3bc72ed18e84f1e5f2ef6:lmcache-0.5.5-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.5.4" = {
      released = "2026-08-20"
      sm = {
        "linux/amd64" = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "11.0", "12.0"]
        "linux/arm64" = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "11.0", "12.0"]
      }
      torch_built = "2.13.0"
      platforms   = ["linux/amd64", "linux/arm64"]
      source = [
        "wheels@e97cb4ebcb09aa5a597e91f250b2ce5a:lmcache-0.5.4-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.5.3" = {
      released    = "2026-08-05"
      sm          = { "linux/amd64" = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"] }
      torch_built = "2.11.0"
      source = [
        "wheels@11a2485e623a0b56358cea1d7901eff8:lmcache-0.5.3-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.5.2" = {
      released    = "2026-07-22"
      sm          = { "linux/amd64" = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"] }
      torch_built = "2.11.0"
      source = [
        "wheels@5f29e4db6b34ec7b2f89c28c9acbf082:lmcache-0.5.2-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.5.1" = {
      released    = "2026-07-06"
      sm          = { "linux/amd64" = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"] }
      torch_built = "2.11.0"
      source = [
        "wheels@93209ede177fdb82f7a4ab1f5ee28f3d:lmcache-0.5.1-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.5.0" = {
      released    = "2026-06-23"
      sm          = { "linux/amd64" = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"] }
      torch_built = "2.11.0"
      source = [
        "wheels@a98852fea1fba87efcb52564e50fe6f3:lmcache-0.5.0-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.4.7" = {
      released    = "2026-06-13"
      sm          = { "linux/amd64" = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"] }
      torch_built = "2.11.0"
      source = [
        "wheels@f031e26b47996b0c3b341b8fa9ff2d80:lmcache-0.4.7-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.4.6" = {
      released    = "2026-05-29"
      sm          = { "linux/amd64" = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"] }
      torch_built = "2.11.0"
      source = [
        "wheels@597a7f75c6d48d36f87b657be8578f8d:lmcache-0.4.6-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.4.5" = {
      released    = "2026-05-15"
      sm          = { "linux/amd64" = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"] }
      torch_built = "2.10.0"
      source = [
        "wheels@c34cdce269896027875a3fab3560ce9f:lmcache-0.4.5-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
  }
}

package "lmcache" {
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10,<3.14"
  min_glibc       = "2.24"
  requires        = { cupy-cuda12x = "*", numpy = "<=2.2.6", torch = "*", transformers = ">=4.51.1" }
  cuda            = "12"
  platforms       = ["linux/amd64"]
  rows = {
    "0.4.4" = {
      released    = "2026-04-23"
      min_glibc   = "2.27"
      requires    = { numba = "*" }
      sm          = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0"] }
      torch_built = "2.10.0"
      source = [
        "wheels@1224c244be8bd3b2646234a5c3052106:lmcache-0.4.4-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.4.3" = {
      released    = "2026-04-07"
      min_glibc   = "2.27"
      requires    = { numba = "*" }
      sm          = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0"] }
      torch_built = "2.10.0"
      source = [
        "wheels@f9346c0e4b139d4666d1d5e4d9ff01d1:lmcache-0.4.3-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.4.2" = {
      released    = "2026-03-18"
      min_glibc   = "2.27"
      requires    = { numba = "*" }
      sm          = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0"] }
      torch_built = "2.10.0"
      source = [
        "wheels@2024b6af21d9ffa9d03ccb32dfeb1d3c:lmcache-0.4.2-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.4.1" = {
      released    = "2026-03-12"
      min_glibc   = "2.27"
      requires    = { numba = "*" }
      sm          = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0"] }
      torch_built = "2.8.0"
      source = [
        "wheels@85984fdddfc13f4a5efed092d7c3af80:lmcache-0.4.1-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.3.15" = {
      released    = "2026-03-02"
      min_glibc   = "2.27"
      sm          = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0"] }
      torch_built = "2.8.0"
      source = [
        "wheels@8fdb60e833713cd540a9d91f3d6c068c:lmcache-0.3.15-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.3.14" = {
      released    = "2026-02-17"
      min_glibc   = "2.27"
      sm          = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0"] }
      torch_built = "2.8.0"
      source = [
        "wheels@e65838439ee787f6d1b43bd52f4857f7:lmcache-0.3.14-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.3.13" = {
      released    = "2026-01-29"
      min_glibc   = "2.27"
      sm          = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0"] }
      torch_built = "2.8.0"
      source = [
        "wheels@9b9b62eace56579a0b874a4cd7a78b50:lmcache-0.3.13-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.3.12" = {
      released    = "2026-01-05"
      sm          = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0"] }
      torch_built = "2.8.0"
      source = [
        "wheels@29c2eaf24d7a8f252234e703e6c01435:lmcache-0.3.12-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.3.11" = {
      released    = "2025-12-15"
      sm          = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0"] }
      torch_built = "2.8.0"
      source = [
        "wheels@ec0fdb83155564d9ec562db676c8a915:lmcache-0.3.11-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.3.10.post2" = {
      released    = "2025-12-08"
      sm          = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0"] }
      torch_built = "2.8.0"
      source = [
        "wheels@2c2b2b113803a94298aa9cf57f8290e7:lmcache-0.3.10.post2-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.3.10.post1" = {
      released    = "2025-12-05"
      sm          = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0"] }
      torch_built = "2.8.0"
      source = [
        "wheels@2867dec538a1560decd729a539e1c029:lmcache-0.3.10.post1-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.3.10" = {
      released    = "2025-11-28"
      requires    = { numpy = "<=2.2" }
      sm          = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0"] }
      torch_built = "2.8.0"
      source = [
        "wheels@36f5fe56dada668ddab934d029fad3bf:lmcache-0.3.10-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.3.9.post2" = {
      without     = ["cuda", "requires.cupy-cuda12x"]
      released    = "2025-11-11"
      requires    = { numpy = "<=2.2" }
      sm          = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0"] }
      torch_built = "2.8.0"
      source = [
        "wheels@f5114ce658a993ceec56572b392c62dc:lmcache-0.3.9.post2-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.3.9.post1" = {
      without     = ["cuda", "requires.cupy-cuda12x"]
      released    = "2025-11-06"
      requires    = { numpy = "<=2.2" }
      sm          = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0"] }
      torch_built = "2.8.0"
      source = [
        "wheels@740a5b867327dcbff43727d99a99ce13:lmcache-0.3.9.post1-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.3.9" = {
      without     = ["cuda", "requires.cupy-cuda12x"]
      released    = "2025-10-29"
      requires    = { numpy = "<=2.2" }
      sm          = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0"] }
      torch_built = "2.8.0"
      source = [
        "wheels@db5cb43de216a808222e0f9aad6ee539:lmcache-0.3.9-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.3.7" = {
      without     = ["cuda", "requires"]
      released    = "2025-09-29"
      requires    = { torch = "*", transformers = ">=4.51.1" }
      sm          = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0"] }
      torch_built = "2.8.0"
      source = [
        "wheels@4b8a8bb4813b9b0e47398700496ad030:lmcache-0.3.7-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.3.6" = {
      without         = ["cuda", "requires"]
      released        = "2025-09-15"
      python          = ["3.9", "3.10", "3.11", "3.12", "3.13"]
      python_requires = ">=3.9,<3.14"
      requires        = { torch = "*", transformers = ">=4.51.1" }
      sm              = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0"] }
      torch_built     = "2.8.0"
      source = [
        "wheels@a9d71253d86c9f081e257a19d711c9b4:lmcache-0.3.6-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.3.5" = {
      without         = ["cuda", "requires"]
      released        = "2025-08-29"
      python          = ["3.9", "3.10", "3.11", "3.12", "3.13"]
      python_requires = ">=3.9,<3.14"
      requires        = { torch = "*", transformers = ">=4.51.1" }
      sm              = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0"] }
      torch_built     = "2.7.1"
      source = [
        "wheels@29766a68451bd1665f3247cfbde4d028:lmcache-0.3.5-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
  }
}

package "lmcache" {
  python          = ["3.10", "3.11", "3.12"]
  python_requires = ">=3.10,<3.13"
  min_glibc       = "2.24"
  requires        = { torch = "==2.7.0", transformers = ">=4.51.1" }
  platforms       = ["linux/amd64"]
  rows = {
    "0.3.4" = {
      released = "2025-08-25"
      requires = { torch = "*" }
      sm       = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0"] }
      source = [
        "wheels@61f13a0f80280821c38a4af3eaf05744:lmcache-0.3.4-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"] }
    }
    "0.3.3" = {
      released = "2025-08-03"
      requires = { torch = "*" }
      sm       = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0"] }
      source = [
        "wheels@97bebf9cdbec0b959deb3f3961616fa7:lmcache-0.3.3-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"] }
    }
    "0.3.2" = {
      released    = "2025-07-15"
      sm          = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0"] }
      torch_built = "2.7.0"
      source = [
        "wheels@db54af407d90da803f599a965428a1b3:lmcache-0.3.2-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.3.1.post1" = {
      released    = "2025-06-26"
      sm          = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0"] }
      torch_built = "2.7.0"
      source = [
        "wheels@4dccb636739221ebe2fb9ad67ec4f0cc:lmcache-0.3.1.post1-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.3.1" = {
      released    = "2025-06-25"
      sm          = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0"] }
      torch_built = "2.7.0"
      source = [
        "wheels@64ad8c27eac3bd58724ec719a92febab:lmcache-0.3.1-cp310-cp310-manylinux_2_24_x86_64.manylinux_2_28_x86_64.whl",
      ]
      cell_source = { sm = ["lmcache-sdist"], torch_built = ["lmcache-sdist"] }
    }
    "0.3.0" = {
      without     = ["python", "min_glibc", "platforms"]
      released    = "2025-05-28"
      torch_built = "2.7.0"
      source      = ["wheels@2d47d0237800e5f8dc6ada5d5f3a052d:lmcache-0.3.0.tar.gz"]
      cell_source = { torch_built = ["lmcache-sdist"] }
    }
  }
}
