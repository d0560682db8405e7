# Releases of auto-gptq.

source "auto-gptq" {
  title = "github.com/AutoGPTQ/AutoGPTQ"
  url   = "https://github.com/AutoGPTQ/AutoGPTQ"
  date  = "2025-04-11"
  class = "vendor"
}

package_info "auto-gptq" {
  framework   = "pytorch"
  module      = "auto_gptq"
  pypi        = "auto-gptq"
  torch_pin   = "lower bound in metadata; the wheels of 0.5 to 0.7 are compiled against one torch each"
  source      = ["auto-gptq@v0.7.1:README.md"]
  cell_source = { wheels_from = ["auto-gptq@v0.7.1:README.md"] }
  inferred    = ["module"]
  notes       = ["its kernels are loaded where they fit the torch that is there; without them it falls back on slow ones"]
  wheels_from "index" {
    url  = "https://huggingface.github.io/autogptq-index/whl/{cuda}/"
    from = "0.5.0"
  }
}

package "auto-gptq" {
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8.0"
  min_glibc       = "2.17"
  requires        = { peft = ">=0.5.0", torch = ">=1.13.0", transformers = ">=4.31.0" }
  requires_other  = { "triton (extra)" = "==2.0.0" }
  cuda            = "12.1"
  cuda_also       = ["11.8"]
  sm_min          = "6.0"
  platforms       = ["linux/amd64", "windows/amd64"]
  cell_source = {
    cuda      = ["auto-gptq@v${version}:README.md"]
    cuda_also = ["auto-gptq@v${version}:README.md"]
    sm_min    = ["auto-gptq@main:README.md"]
  }
  inferred = ["sm_min"]
  rows = {
    "0.7.1" = {
      without     = ["inferred"]
      released    = "2024-03-01"
      requires    = { accelerate = ">=0.26.0", safetensors = "*", sentencepiece = "*" }
      sm          = { wheels = ["6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "8.9", "9.0+PTX"] }
      torch_built = "2.2"
      source = [
        "wheels@84efeb9527b2d49f3555b2ba9451018c:auto_gptq-0.7.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@4a1e5972b8ff65956f207908d8789c56:auto_gptq-0.7.1-cp39-cp39-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
      cell_source = { torch_built = ["auto-gptq@v${version}:README.md"] }
    }
    "0.7.0" = {
      released    = "2024-02-16"
      requires    = { accelerate = ">=0.26.0", safetensors = "*", sentencepiece = "*" }
      torch_built = "2.2.0"
      source = [
        "wheels@2a077f89d3b81e82fd091488e472c2dc:auto_gptq-0.7.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
      cell_source = { torch_built = ["auto-gptq@v${version}:README.md"] }
    }
    "0.6.0" = {
      released    = "2023-12-15"
      requires    = { accelerate = ">=0.22.0", safetensors = "*", sentencepiece = "*" }
      torch_built = "2.1.1"
      source = [
        "wheels@823061f742e6372794a0c760f870794c:auto_gptq-0.6.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
      cell_source = { torch_built = ["auto-gptq@v${version}:README.md"] }
    }
    "0.5.1" = {
      released = "2023-11-09"
      requires = { accelerate = ">=0.22.0", safetensors = "*", sentencepiece = "*" }
      sm       = { wheels = ["6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "8.9", "9.0+PTX"] }
      source = [
        "wheels@a3dad2f779e1a2798b9de7fbd75abf95:auto_gptq-0.5.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@8440efa02566ff9fc9a4980fc7466c67:auto_gptq-0.5.1-cp39-cp39-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.5.0" = {
      released = "2023-11-02"
      requires = { accelerate = ">=0.22.0", safetensors = "*", sentencepiece = "*" }
      cuda     = "11.7"
      source = [
        "wheels@fece7184a6b82baa7b47748c1f93af88:auto_gptq-0.5.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.4.2" = {
      without  = ["cuda", "cuda_also", "cell_source"]
      released = "2023-08-24"
      requires = { accelerate = ">=0.19.0", peft = "*", safetensors = "*" }
      source = [
        "wheels@b39d554657cf87960a02f4bf2b764466:auto_gptq-0.4.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
      cell_source = { sm_min = ["auto-gptq@main:README.md"] }
    }
  }
}

package "auto-gptq" {
  python_requires = ">=3.8.0"
  sm_min          = "6.0"
  cell_source     = { sm_min = ["auto-gptq@main:README.md"] }
  inferred        = ["sm_min"]
  rows = {
    "0.3.2" = { released = "2023-07-26", source = ["wheels@9e6bfcf0d7f49a90598d720fc701355f:auto_gptq-0.3.2.tar.gz"] }
    "0.3.1" = { released = "2023-07-26", source = ["wheels@5bc77501d5ec0b7a47fcc64247adc8ce:auto_gptq-0.3.1.tar.gz"] }
    "0.3.0" = { released = "2023-07-16", source = ["wheels@c30651b565138f827ae41e9fe4bf8a04:auto_gptq-0.3.0.tar.gz"] }
    "0.2.2" = { released = "2023-06-08", source = ["wheels@4885af2514c21242ae7d902bfa78e32f:auto_gptq-0.2.2.tar.gz"] }
    "0.2.1" = { released = "2023-06-02", source = ["wheels@6a675e7f3e85b474f1838083456ea7c5:auto_gptq-0.2.1.tar.gz"] }
    "0.2.0" = { released = "2023-06-01", source = ["wheels@78b8f0f7469de628bb2883c8dcac3335:auto_gptq-0.2.0.tar.gz"] }
    "0.1.0" = {
      without  = ["python_requires"]
      released = "2023-05-04"
      source   = ["wheels@01711494f05a7ebc4f589c5f7dd857a7:auto_gptq-0.1.0.tar.gz"]
    }
    "0.0.5" = {
      without  = ["python_requires"]
      released = "2023-04-26"
      source   = ["wheels@158d395cfcc891fb7cdc6fb181d73b00:auto_gptq-0.0.5.tar.gz"]
    }
    "0.0.4" = {
      without  = ["python_requires"]
      released = "2023-04-26"
      source   = ["wheels@a170ea7e5c19a8a87233a97324465979:auto_gptq-0.0.4.tar.gz"]
    }
  }
}
