# Releases of autoawq-kernels.

source "autoawq-kernels-libraries" {
  title = "awq_ext and exl_ext in the wheels of 0.0.1 to 0.0.9: up to 0.0.6 they ask for c10::cuda::SetDevice(int), from 0.0.7 on for SetDevice(signed char)"
  url   = "https://pypi.org/project/autoawq-kernels/0.0.9/#files"
  date  = "2026-11-27"
  class = "measured"
}

source "autoawq-kernels-466" {
  title = "AutoAWQ issue 466: the wheels before 0.0.7 are compiled with torch 2.2, and awq_ext does not load beside 2.3"
  url   = "https://github.com/casper-hansen/AutoAWQ/issues/466"
  date  = "2024-04-29"
  class = "reported"
}

package_info "autoawq-kernels" {
  framework = "pytorch"
  module    = "awq_ext"
  pypi      = "autoawq-kernels"
  torch_pin = "lower bound in metadata; its libraries reach the C++ interface of the torch that they were compiled with"
  source    = ["wheels@ed8f4d744df21beae445efb1de54061b:autoawq_kernels-0.0.9-cp310-cp310-manylinux2014_x86_64.whl"]
  inferred  = ["module"]
}

package "autoawq-kernels" {
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8.0"
  min_glibc       = "2.17"
  requires        = { torch = ">=2.0.1" }
  cuda            = "12"
  sm_min          = "7.5"
  torch_abi       = "pre-cxx11"
  platforms       = ["linux/amd64", "windows/amd64"]
  cell_source     = { sm_min = ["autoawq@v0.2.9:README.md"] }
  rows = {
    "0.0.9" = {
      released = "2024-11-16"
      python   = ["3.9", "3.10", "3.11", "3.12"]
      requires = { torch = ">=2.5.1" }
      sm       = { "linux/amd64" = ["7.5", "8.0", "8.6", "8.7", "8.9", "9.0"] }
      source = [
        "wheels@ed8f4d744df21beae445efb1de54061b:autoawq_kernels-0.0.9-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@b6baf039c22deb02f2ae194fdd77551b:autoawq_kernels-0.0.9-cp39-cp39-manylinux2014_x86_64.whl",
      ]
    }
    "0.0.8" = {
      released = "2024-09-12"
      python   = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      requires = { torch = ">=2.4.1" }
      sm       = { "linux/amd64" = ["7.5", "8.0", "8.6", "8.7", "8.9", "9.0"] }
      source = [
        "wheels@cbbe052e0397074724a3ebb352da0eed:autoawq_kernels-0.0.8-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@c489d46ac962ce0c72b64fed1c6649af:autoawq_kernels-0.0.8-cp39-cp39-manylinux2014_x86_64.whl",
      ]
    }
    "0.0.7" = {
      released = "2024-07-23"
      requires = { torch = "==2.3.1" }
      sm       = { "linux/amd64" = ["7.5", "8.0", "8.6", "8.9", "9.0"] }
      source = [
        "wheels@925d9ed6ffa66073b1fed47aa1a5052b:autoawq_kernels-0.0.7-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@7465a0900fb608de99066d662d6f01fa:autoawq_kernels-0.0.7-cp39-cp39-manylinux2014_x86_64.whl",
      ]
    }
    "0.0.6" = {
      released = "2024-02-24"
      limits   = { torch = ">=2.1,<2.3" }
      sm       = { "linux/amd64" = ["7.5", "8.0", "8.6", "8.9", "9.0"] }
      source = [
        "wheels@e5d98d63e325ab3a51042b4aa87130bc:autoawq_kernels-0.0.6-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@7968f69c180e12f3c9f8deb2ec560b34:autoawq_kernels-0.0.6-cp39-cp39-manylinux2014_x86_64.whl",
      ]
      cell_source = { limits = ["autoawq-kernels-libraries", "torch-c10", "autoawq-kernels-466"] }
    }
    "0.0.5" = {
      released = "2024-02-16"
      limits   = { torch = ">=2.1,<2.3" }
      sm       = { "linux/amd64" = ["7.5", "8.0", "8.6", "8.9", "9.0"] }
      source = [
        "wheels@42ec4653d98c9c9eb34a2cb6467aa066:autoawq_kernels-0.0.5-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@a969a0c608a689175658cd2dcb7d1a57:autoawq_kernels-0.0.5-cp39-cp39-manylinux2014_x86_64.whl",
      ]
      cell_source = { limits = ["autoawq-kernels-libraries", "torch-c10", "autoawq-kernels-466"] }
    }
    "0.0.4" = {
      released = "2024-02-14"
      limits   = { torch = ">=2.1,<2.3" }
      source = [
        "wheels@52856852f7c8ffe20a314a746180660e:autoawq_kernels-0.0.4-cp310-cp310-manylinux2014_x86_64.whl",
      ]
      cell_source = { limits = ["autoawq-kernels-libraries", "torch-c10", "autoawq-kernels-466"] }
      inferred    = ["sm_min", "cuda", "torch_abi"]
      notes       = ["inferred: as the releases before and after it"]
    }
    "0.0.3" = {
      released = "2024-02-03"
      limits   = { torch = ">=2.1,<2.3" }
      sm       = { "linux/amd64" = ["7.5", "8.0", "8.6", "8.9", "9.0"] }
      source = [
        "wheels@5f67b1d0a4078424e1c1e478817cf139:autoawq_kernels-0.0.3-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@f6d95c4794378dc6844cad76befee83b:autoawq_kernels-0.0.3-cp39-cp39-manylinux2014_x86_64.whl",
      ]
      cell_source = { limits = ["autoawq-kernels-libraries", "torch-c10", "autoawq-kernels-466"] }
    }
    "0.0.2" = {
      released = "2024-01-21"
      limits   = { torch = ">=2.1,<2.3" }
      source = [
        "wheels@bf0408dfb645073839660607e0784294:autoawq_kernels-0.0.2-cp310-cp310-manylinux2014_x86_64.whl",
      ]
      cell_source = { limits = ["autoawq-kernels-libraries", "torch-c10", "autoawq-kernels-466"] }
      inferred    = ["sm_min", "cuda", "torch_abi"]
      notes       = ["inferred: as the releases before and after it"]
    }
    "0.0.1" = {
      released = "2023-12-28"
      limits   = { torch = ">=2.1,<2.3" }
      source = [
        "wheels@3eece87469c4f21d41b500b6e7ea5660:autoawq_kernels-0.0.1-cp310-cp310-manylinux2014_x86_64.whl",
      ]
      cell_source = { limits = ["autoawq-kernels-libraries", "torch-c10", "autoawq-kernels-466"] }
      inferred    = ["sm_min", "cuda", "torch_abi"]
      notes       = ["inferred: as the releases before and after it"]
    }
  }
}
