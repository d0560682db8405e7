# Releases of triton.

source "mlserver" {
  title = "lock files naming the triton that a torch release pulls"
  url   = "https://github.com/SeldonIO/MLServer"
  date  = "2026-11-20"
  class = "measured"
}

source "triton-fork" {
  title = "fork with upstream history"
  url   = "https://github.com/facebookexperimental/triton"
  date  = "2026-11-20"
  class = "vendor"
}

guidance "triton" "ptxas-3.0-3.1" {
  text   = "Triton 3.0-3.1 carries ptxas 12.4.99"
  source = ["triton-fork@6c3e9535c:cmake/nvidia-toolchain-version.json"]
}

guidance "triton" "ptxas-3.3" {
  text   = "Triton 3.3 carries ptxas 12.8.93"
  source = ["triton-fork@a782a3665:cmake/nvidia-toolchain-version.json"]
}

guidance "triton" "ptxas-3.6" {
  text   = "Triton 3.6 carries ptxas 12.8.93, and 12.9.86 for Blackwell"
  source = ["triton-fork@3401be25c:cmake/nvidia-toolchain-version.json"]
}

guidance "triton" "ptxas-3.7" {
  text   = "Triton 3.7 carries ptxas 12.9.86, and 13.1.80 for Blackwell"
  source = ["triton-fork@v3.7.1:cmake/nvidia-toolchain-version.json"]
}

package_info "triton" {
  framework = "pytorch"
  pypi      = "triton"
  source    = ["vllm-main@75ccdf3145:requirements/test/cuda.txt"]
  notes = [
    "torch wheels pin triton exactly on Linux; pins for torch 2.1.x, 2.4.0, 2.12.x and 2.14.x are in pytorch.json",
  ]
}

package "triton" "3.9.0" {
  like            = "3.8.0"
  released        = "2026-10-27"
  python          = ["3.11", "3.12", "3.13", "3.14", "3.15"]
  python_requires = ">=3.11,<3.16"
  source = [
    "wheels@1622118a038b0c6e16fa4a0305da62c8:triton-3.9.0-cp311-cp311-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
    "vllm-main@75ccdf3145:requirements/test/cuda.txt",
  ]
}

package "triton" "3.8.0" {
  released        = "2026-08-28"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<3.15"
  min_glibc       = "2.27"
  sm_min          = "8.0"
  platforms       = ["linux/amd64", "linux/arm64"]
  source = [
    "wheels@6d914c52f89dc942b1819db959e7c07a:triton-3.8.0-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
    "vllm-main@75ccdf3145:requirements/test/cuda.txt",
  ]
  inferred = ["sm_min"]
  notes = [
    "inferred: carried on from 3.7.1",
    "inferred: min_sm: README wording changed on 2024-11-05 from 7.0 to 8.0; placed between 3.1.0 and 3.2.0",
  ]
}

package "triton" {
  sm_min    = "8.0"
  platforms = ["linux/amd64"]
  inferred  = ["sm_min", "platforms"]
  notes = [
    "inferred: min_sm: README wording changed on 2024-11-05 from 7.0 to 8.0; placed between 3.1.0 and 3.2.0",
  ]
  rows = {
    "3.7.1" = {
      python_requires = ">=3.10,<3.15"
      min_glibc       = "2.27"
      platforms       = ["linux/amd64", "linux/arm64"]
      more            = { pinned_by_torch = ["2.13.0"] }
      source          = ["vllm-main@75ccdf3145:requirements/test/cuda.txt", "triton-fork@7275ff729:README.md"]
      cell_source     = { min_glibc = ["wheels:triton-${version}-*-manylinux_2_27_x86_64.whl"] }
      inferred        = ["sm_min"]
    }
    "3.6.0" = {
      python_requires = ">=3.10,<3.15"
      min_glibc       = "2.27"
      platforms       = ["linux/amd64", "linux/arm64"]
      more            = { pinned_by_torch = ["2.10.0", "2.11.0"] }
      source = [
        "wheels@6c723cfb12f6842a0ae94ac307dba7e7:triton-3.6.0-cp310-cp310-manylinux_2_27_aarch64.manylinux_2_28_aarch64.whl",
        "vllm@v0.17.0:requirements/test.txt",
        "vllm@v0.20.0:requirements/test/cuda.txt",
        "triton-fork@7275ff729:README.md",
      ]
      cell_source = { min_glibc = ["wheels:triton-${version}-*-manylinux_2_27_x86_64.whl"] }
      inferred    = ["sm_min"]
    }
    "3.5.1" = {
      min_glibc = "2.27"
      platforms = ["linux/amd64", "linux/arm64"]
      more      = { pinned_by_torch = ["2.9.1"] }
      source = [
        "wheels@f63e34dcb32d7bd3a1d0195f60f30d2a:triton-3.5.1-cp310-cp310-manylinux_2_27_aarch64.manylinux_2_28_aarch64.whl",
        "vllm@v0.14.0:requirements/test.txt",
        "triton-fork@7275ff729:README.md",
      ]
      cell_source = { min_glibc = ["wheels:triton-${version}-*-manylinux_2_27_x86_64.whl"] }
    }
    "3.5.0" = {
      min_glibc = "2.27"
      platforms = ["linux/amd64", "linux/arm64"]
      more      = { pinned_by_torch = ["2.9.0"] }
      source = [
        "wheels@6f90de6a6566bb619b4c0adc9855729e:triton-3.5.0-cp310-cp310-manylinux_2_27_aarch64.manylinux_2_28_aarch64.whl",
        "vllm@v0.11.1:requirements/test.txt",
        "triton-fork@7275ff729:README.md",
      ]
      cell_source = { min_glibc = ["wheels:triton-${version}-*-manylinux_2_27_x86_64.whl"] }
    }
    "3.4.0" = {
      min_glibc   = "2.27"
      more        = { pinned_by_torch = ["2.8.0"] }
      source      = ["vllm@v0.10.2:requirements/test.txt", "triton-fork@7275ff729:README.md"]
      cell_source = { min_glibc = ["wheels:triton-${version}-*-manylinux_2_27_x86_64.whl"] }
    }
    "3.3.1" = {
      min_glibc   = "2.27"
      more        = { pinned_by_torch = ["2.7.1"] }
      source      = ["vllm@v0.10.0:requirements/test.txt", "triton-fork@7275ff729:README.md"]
      cell_source = { min_glibc = ["wheels:triton-${version}-*-manylinux_2_27_x86_64.whl"] }
    }
    "3.3.0" = {
      min_glibc   = "2.27"
      more        = { pinned_by_torch = ["2.7.0"] }
      source      = ["vllm@v0.9.0:requirements/test.txt", "triton-fork@7275ff729:README.md"]
      cell_source = { min_glibc = ["wheels:triton-${version}-*-manylinux_2_27_x86_64.whl"] }
    }
    "3.2.0" = {
      min_glibc   = "2.17"
      more        = { pinned_by_torch = ["2.6.0"] }
      source      = ["vllm@v0.8.0:requirements/test.txt", "triton-fork@7275ff729:README.md"]
      cell_source = { min_glibc = ["wheels:triton-${version}-*-manylinux_2_17_x86_64.whl"] }
    }
    "3.1.0" = {
      min_glibc = "2.17"
      sm_min    = "7.0"
      more      = { pinned_by_torch = ["2.5.0", "2.5.1"] }
      source = [
        "vllm-main@62fac4b9aa:requirements-test.txt",
        "vllm@v0.6.4:requirements-test.txt",
        "triton-fork@7275ff729:README.md",
      ]
      cell_source = { min_glibc = ["wheels:triton-${version}-*-manylinux_2_17_x86_64.whl"] }
    }
    "3.0.0" = {
      min_glibc   = "2.17"
      sm_min      = "7.0"
      more        = { pinned_by_torch = ["2.4.1"] }
      source      = ["mlserver@1.7.1:poetry.lock", "triton-fork@7275ff729:README.md"]
      cell_source = { min_glibc = ["wheels:triton-${version}-*-manylinux_2_17_x86_64.whl"] }
    }
    "2.3.1" = {
      min_glibc   = "2.17"
      sm_min      = "7.0"
      more        = { pinned_by_torch = ["2.3.1"] }
      source      = ["mlserver@stable:runtimes/huggingface/poetry.lock", "triton-fork@7275ff729:README.md"]
      cell_source = { min_glibc = ["wheels:triton-${version}-*-manylinux_2_17_x86_64.whl"] }
    }
    "2.2.0" = {
      min_glibc = "2.17"
      sm_min    = "7.0"
      more      = { pinned_by_torch = ["2.2.1", "2.2.2"] }
      source = [
        "mlserver@stable:poetry.lock",
        "mlserver@stable:runtimes/huggingface/poetry.lock",
        "triton-fork@7275ff729:README.md",
      ]
      cell_source = { min_glibc = ["wheels:triton-${version}-*-manylinux_2_17_x86_64.whl"] }
    }
    "2.0.0" = {
      min_glibc   = "2.17"
      sm_min      = "7.0"
      more        = { pinned_by_torch = ["2.0.0"] }
      source      = ["mlserver@2.7.0-rc1:poetry.lock", "triton-fork@7275ff729:README.md"]
      cell_source = { min_glibc = ["wheels:triton-${version}-*-manylinux_2_17_x86_64.whl"] }
    }
  }
}
