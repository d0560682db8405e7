# Releases of sglang-kernel, as sgl-kernel is called from 0.4.0 on.

source "sglang-kernel-211" {
  title = "sgl-project/sglang pull request 30562: the wheels of sglang-kernel are compiled against torch 2.11.0 and require none; of the torch builds for CUDA 13.0, 2.11.0 alone imports them"
  url   = "https://github.com/sgl-project/sglang/pull/30562"
  date  = "2026-07-15"
  class = "measured"
}

source "sglang-kernel-cu130" {
  title = "sgl-project/sglang pull request 24162: torch 2.11 for sgl-kernel, and the wheels of the index are those for CUDA 13.0; those for 12.9 are on the index of its makers, labelled"
  url   = "https://github.com/sgl-project/sglang/pull/24162"
  date  = "2026-04-30"
  class = "vendor"
}

source "sglang-pairs" {
  title = "wheels of sglang 0.5.10 to 0.5.19: the sglang-kernel and the torch that each pins: 0.4.1 with 2.9.1, 0.4.2 to 0.4.5 with 2.11.0, 0.4.6.post1 with 2.13.0"
  url   = "https://pypi.org/simple/sglang/"
  date  = "2026-11-27"
  class = "measured"
}

package_info "sglang-kernel" {
  framework   = "pytorch"
  module      = "sgl_kernel"
  pypi        = "sglang-kernel"
  torch_pin   = "exact in metadata from 0.4.7 on; its libraries reach the C++ interface of the torch that they were compiled with"
  source      = ["sglang-pairs", "sglang-kernel-211"]
  cell_source = { wheels_from = ["sglang-kernel-cu130"] }
  wheels_from "index" {
    url   = "https://docs.sglang.ai/whl/{cuda}/"
    label = "{cuda}"
  }
}

package "sglang-kernel" {
  python_requires = ">=3.10"
  cuda            = "13"
  cuda_also       = ["12.9"]
  torch_abi       = "cxx11"
  platforms       = ["linux/amd64", "linux/arm64"]
  cell_source = {
    cuda      = ["sgl-kernel-libraries"]
    cuda_also = ["sglang-kernel-cu130"]
    torch_abi = ["sgl-kernel-libraries"]
  }
  rows = {
    "0.4.10" = {
      released = "2026-10-15"
      requires = { torch = "==2.14.1" }
      source = [
        "wheels@043cbe4a10e7887ea1b25599b729ff1c:sglang_kernel-0.4.10-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@2c48d45eb3d6399000fb1d71e7921289:sglang_kernel-0.4.10-cp310-abi3-manylinux2014_aarch64.whl",
      ]
    }
    "0.4.9" = {
      released = "2026-10-03"
      requires = { torch = "==2.14.1" }
      source = [
        "wheels@bc3ff04f576484ff52b68ea58423b2da:sglang_kernel-0.4.9-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@384a0d2158740f5ab42cfc64c872640b:sglang_kernel-0.4.9-cp310-abi3-manylinux2014_aarch64.whl",
      ]
    }
    "0.4.8" = {
      released = "2026-09-30"
      requires = { torch = "==2.13.0" }
      source = [
        "wheels@0d70d6dab5e486d8d6e476e34ac288ea:sglang_kernel-0.4.8-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@e10cb2939cae735d44b67bfc4574c334:sglang_kernel-0.4.8-cp310-abi3-manylinux2014_aarch64.whl",
      ]
    }
    "0.4.7" = {
      released = "2026-09-13"
      requires = { torch = "==2.13.0" }
      source = [
        "wheels@666f39de214a1558c5a98f43e6562e10:sglang_kernel-0.4.7-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@c4bb10b1bee183c441b352c4aaf203ce:sglang_kernel-0.4.7-cp310-abi3-manylinux2014_aarch64.whl",
      ]
    }
  }
}

package "sglang-kernel" {
  python_requires = ">=3.10"
  limits          = { torch = ">=2.11,<2.12" }
  cuda            = "13"
  cuda_also       = ["12.9"]
  torch_abi       = "cxx11"
  torch_built     = "2.11.0"
  platforms       = ["linux/amd64", "linux/arm64"]
  cell_source = {
    cuda        = ["sgl-kernel-libraries"]
    cuda_also   = ["sglang-kernel-cu130"]
    limits      = ["torch-c10", "sglang-kernel-211"]
    torch_abi   = ["sgl-kernel-libraries"]
    torch_built = ["sglang-pairs"]
  }
  rows = {
    "0.4.6.post1" = {
      released    = "2026-08-06"
      limits      = { torch = ">=2.12,<2.14" }
      torch_built = "2.13.0"
      source = [
        "wheels@5fee1007113c988bf6d448eca4706f79:sglang_kernel-0.4.6.post1-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@7eccd61408b44b55ab35cdbcf8a05243:sglang_kernel-0.4.6.post1-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = { limits = ["torch-c10", "sgl-kernel-libraries"] }
    }
    "0.4.6" = {
      released = "2026-08-06"
      limits   = { torch = ">=2.11,<2.13" }
      source = [
        "wheels@30127466b4a8058043c71f0f848ebbf3:sglang_kernel-0.4.6-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@eaef95818e247409b276a251217c638b:sglang_kernel-0.4.6-cp310-abi3-manylinux2014_aarch64.whl",
      ]
      cell_source = { limits = ["torch-c10", "sgl-kernel-libraries"] }
    }
    "0.4.5" = {
      released = "2026-07-17"
      source = [
        "wheels@5927a14dfff92ced8b1f7c7d5844144b:sglang_kernel-0.4.5-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@108eef77fdfccf5e4dd0b30f3e1d5361:sglang_kernel-0.4.5-cp310-abi3-manylinux2014_aarch64.whl",
      ]
    }
    "0.4.4" = {
      released = "2026-06-17"
      source = [
        "wheels@558bc7035e3c0a795e8c3eca3cc29e18:sglang_kernel-0.4.4-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@727e4bc53abeade20260186f99199200:sglang_kernel-0.4.4-cp310-abi3-manylinux2014_aarch64.whl",
      ]
    }
    "0.4.3" = {
      released = "2026-05-26"
      source = [
        "wheels@636a2b05fdef7cc0f7d9af98a6eec0d3:sglang_kernel-0.4.3-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@14c6eabd7aae400d165158cdff90e58f:sglang_kernel-0.4.3-cp310-abi3-manylinux2014_aarch64.whl",
      ]
    }
    "0.4.2.post2" = {
      released = "2026-05-15"
      source = [
        "wheels@f275ce01010933c4ea655e832a05442b:sglang_kernel-0.4.2.post2-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@d1b5351f669495ec39b4cf7881242805:sglang_kernel-0.4.2.post2-cp310-abi3-manylinux2014_aarch64.whl",
      ]
    }
    "0.4.2.post1" = {
      released = "2026-05-05"
      source = [
        "wheels@4978f007738d3aa240e10632976b3228:sglang_kernel-0.4.2.post1-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@80ed51d21ebd5cd016f556520eb8c27c:sglang_kernel-0.4.2.post1-cp310-abi3-manylinux2014_aarch64.whl",
      ]
    }
    "0.4.2" = {
      released = "2026-04-30"
      source = [
        "wheels@11e8198d6f6ff47df2ff445e3add6668:sglang_kernel-0.4.2-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@d53271b01e29e0971842b0ddab0833ca:sglang_kernel-0.4.2-cp310-abi3-manylinux2014_aarch64.whl",
      ]
    }
  }
}

package "sglang-kernel" {
  python_requires = ">=3.10"
  limits          = { torch = ">=2.8,<2.10" }
  cuda            = "12"
  torch_abi       = "cxx11"
  torch_built     = "2.9.1"
  platforms       = ["linux/amd64", "linux/arm64"]
  cell_source = {
    cuda        = ["sgl-kernel-libraries"]
    limits      = ["torch-c10", "sgl-kernel-29", "sgl-kernel-libraries"]
    torch_abi   = ["sgl-kernel-libraries"]
    torch_built = ["sglang-pairs"]
  }
  rows = {
    "0.4.1.post1" = {
      released = "2026-04-26"
      source = [
        "wheels@763e0853be610cb5be77569c6fbb4245:sglang_kernel-0.4.1.post1-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@572842f4a887458b5c3804d754f9a983:sglang_kernel-0.4.1.post1-cp310-abi3-manylinux2014_aarch64.whl",
      ]
    }
    "0.4.1" = {
      released = "2026-04-03"
      source = [
        "wheels@64ab5df34264cdffc36e25fee429dcaf:sglang_kernel-0.4.1-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@c4df0c48f167fa95b77dbdd8f04293b3:sglang_kernel-0.4.1-cp310-abi3-manylinux2014_aarch64.whl",
      ]
    }
    "0.4.0" = {
      released = "2026-03-12"
      source = [
        "wheels@859eb83c312b327d1998ba05b7cfb759:sglang_kernel-0.4.0-cp310-abi3-manylinux2014_x86_64.whl",
        "wheels@72cef0f4d96423fc5c13a986055c53dc:sglang_kernel-0.4.0-cp310-abi3-manylinux2014_aarch64.whl",
      ]
    }
  }
}
