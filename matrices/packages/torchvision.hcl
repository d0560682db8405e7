# Releases of torchvision.

package_info "torchvision" {
  pypi   = "torchvision"
  source = ["vllm-main@75ccdf3145:requirements/cuda.txt"]
}

package "torchvision" {
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,!=3.14.1"
  min_glibc       = "2.28"
  requires        = { torch = ">=2.14.0" }
  cuda_facts      = { rule = "same variant as torch" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  rows = {
    "0.29.2" = {
      without   = ["python"]
      released  = "2026-10-28"
      torch_abi = "stable"
      source    = ["wheels@0875f7a23bd298813240f716c56df44c:torchvision-0.29.2-py3-none-manylinux_2_28_x86_64.whl"]
    }
    "0.29.1" = {
      released  = "2026-09-30"
      torch_abi = "stable"
      source    = ["wheels@ad9e4516294d6911a4287bdb8256d6fe:torchvision-0.29.1-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "0.29.0" = {
      released = "2026-09-02"
      requires = { torch = "==2.14.0" }
      source   = ["wheels@710df2c4f03ab6da161520c10d9467f4:torchvision-0.29.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
  }
}

package "torchvision" {
  requires   = { numpy = "*" }
  cuda_facts = { rule = "same variant as torch" }
  source     = ["spack-recipes@2026-07-01:py_torchvision/package.py"]
  cell_source = {
    requires = [
      "spack-recipes@2026-07-01:py_torchvision/package.py",
      "wheels@3932bf67256f2d095ce90a9f826f6033:torchvision-0.23.0-cp310-cp310-manylinux_2_28_x86_64.whl",
      "wheels@e89f10f3c8351972b6e3fda95bc3e479:torchvision-0.16.2-cp310-cp310-manylinux1_x86_64.whl",
      "wheels@54143f7cc0797d199b98a53b7d21c3f9:torchvision-0.15.2-cp310-cp310-manylinux1_x86_64.whl",
      "wheels@6d7b35653113664ea3fdcb71f515cfbf:torchvision-0.14.1-cp310-cp310-manylinux1_x86_64.whl",
      "wheels@49ed7886b93b80c9733462edd06a07f8:torchvision-0.12.0-cp39-cp39-manylinux1_x86_64.whl",
      "wheels@cd8817e9197fc60ebae37162a445db90:torchvision-0.8.2-cp38-cp38-manylinux1_x86_64.whl",
    ]
  }
  rows = {
    "0.28.0" = {
      requires = { torch = "==2.13.0" }
      source   = ["vllm-main@75ccdf3145:requirements/cuda.txt", "vllm-030-freeze"]
      notes    = ["inferred: exactness of the pin"]
    }
    "0.27.1" = { python = ["3.10", "3.11", "3.12", "3.13", "3.14"], requires = { torch = "==2.12.1" } }
    "0.27.0" = { python = ["3.10", "3.11", "3.12", "3.13", "3.14"], requires = { torch = "==2.12.0" } }
    "0.26.0" = { python = ["3.10", "3.11", "3.12", "3.13", "3.14"], requires = { torch = "==2.11.0" } }
    "0.25.0" = { python = ["3.10", "3.11", "3.12", "3.13", "3.14"], requires = { torch = "==2.10.0" } }
    "0.24.1" = { python = ["3.10", "3.11", "3.12", "3.13", "3.14"], requires = { torch = "==2.9.1" } }
    "0.24.0" = { python = ["3.10", "3.11", "3.12", "3.13", "3.14"], requires = { torch = "==2.9.0" } }
    "0.23.0" = { python = ["3.9", "3.10", "3.11", "3.12", "3.13"], requires = { torch = "==2.8.0" } }
    "0.22.1" = { python = ["3.9", "3.10", "3.11", "3.12", "3.13"], requires = { torch = "==2.7.1" } }
    "0.22.0" = { python = ["3.9", "3.10", "3.11", "3.12", "3.13"], requires = { torch = "==2.7.0" } }
    "0.21.0" = { python = ["3.9", "3.10", "3.11", "3.12", "3.13"], requires = { torch = "==2.6.0" } }
    "0.20.1" = { python = ["3.9", "3.10", "3.11", "3.12"], requires = { torch = "==2.5.1" } }
    "0.20.0" = { python = ["3.9", "3.10", "3.11", "3.12"], requires = { torch = "==2.5.0" } }
    "0.19.1" = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"], requires = { torch = "==2.4.1" } }
    "0.19.0" = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"], requires = { torch = "==2.4.0" } }
    "0.18.1" = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"], requires = { torch = "==2.3.1" } }
    "0.18.0" = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"], requires = { torch = "==2.3.0" } }
    "0.17.2" = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"], requires = { torch = "==2.2.2" } }
    "0.17.1" = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"], requires = { torch = "==2.2.1" } }
    "0.17.0" = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"], requires = { torch = "==2.2.0" } }
    "0.16.2" = { python = ["3.8", "3.9", "3.10", "3.11"], requires = { torch = "==2.1.2" } }
    "0.16.1" = { python = ["3.8", "3.9", "3.10", "3.11"], requires = { torch = "==2.1.1" } }
    "0.16.0" = { python = ["3.8", "3.9", "3.10", "3.11"], requires = { torch = "==2.1.0" } }
    "0.15.2" = { python = ["3.8", "3.9", "3.10", "3.11"], requires = { torch = "==2.0.1" } }
    "0.15.1" = { python = ["3.8", "3.9", "3.10", "3.11"], requires = { torch = "==2.0.0" } }
    "0.14.1" = {
      python          = ["3.7", "3.8", "3.9", "3.10"]
      python_requires = ">=3.7"
      requires        = { torch = "==1.13.1" }
    }
    "0.14.0" = {
      python          = ["3.7", "3.8", "3.9", "3.10"]
      python_requires = ">=3.7"
      requires        = { torch = "==1.13.0" }
    }
    "0.13.1" = {
      python          = ["3.7", "3.8", "3.9", "3.10"]
      python_requires = ">=3.7"
      requires        = { torch = "==1.12.1" }
    }
    "0.13.0" = {
      python          = ["3.7", "3.8", "3.9", "3.10"]
      python_requires = ">=3.7"
      requires        = { torch = "==1.12.0" }
    }
    "0.12.0" = {
      python          = ["3.7", "3.8", "3.9", "3.10"]
      python_requires = ">=3.7"
      requires        = { torch = "==1.11.0" }
    }
    "0.11.3" = { python_requires = "<3.10", requires = { torch = "==1.10.2" } }
    "0.11.2" = { python_requires = "<3.10", requires = { torch = "==1.10.1" } }
    "0.11.1" = { python_requires = "<3.10", requires = { torch = "==1.10.0" } }
    "0.11.0" = { python_requires = "<3.10", requires = { torch = "==1.10.0" } }
    "0.10.1" = { python_requires = "<3.10", requires = { torch = "==1.9.1" } }
    "0.10.0" = { python_requires = "<3.10", requires = { torch = "==1.9.0" } }
    "0.9.2"  = { python_requires = "<3.10", requires = { torch = "==1.8.2" } }
    "0.9.1"  = { python_requires = "<3.10", requires = { torch = "==1.8.1" } }
    "0.9.0"  = { python_requires = "<3.10", requires = { torch = "==1.8.0" } }
    "0.8.2"  = { python_requires = "<3.10", requires = { torch = "==1.7.1" } }
  }
}
