# Releases of aphrodite-engine.

package_info "aphrodite-engine" {
  framework = "pytorch"
  module    = "aphrodite"
  pypi      = "aphrodite-engine"
  torch_pin = "exact in wheel metadata"
  source    = ["wheels@66bb528c5daa96ccb5c0bbf5c942a02c:aphrodite_engine-0.24.1-cp38-abi3-manylinux_2_34_x86_64.whl"]
  inferred  = ["framework", "module"]
}

package "aphrodite-engine" {
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<3.15"
  min_glibc       = "2.34"
  requires = {
    numba                 = "==0.65.0"
    nvidia-cudnn-frontend = ">=1.19.1"
    protobuf              = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
    torch                 = "==2.13.0"
    torchaudio            = "==2.11.0"
    torchcodec            = ">=0.14"
    torchvision           = "==0.28.0"
  }
  cuda      = "13"
  platforms = ["linux/amd64"]
  rows = {
    "0.24.1" = {
      released = "2026-09-11"
      requires = { flashinfer-python = "==0.6.18", nvidia-cutlass-dsl = "==4.6.2", transformers = ">=5.10.4" }
      source = [
        "wheels@66bb528c5daa96ccb5c0bbf5c942a02c:aphrodite_engine-0.24.1-cp38-abi3-manylinux_2_34_x86_64.whl",
      ]
    }
    "0.24.0" = {
      without  = ["cuda"]
      released = "2026-09-08"
      source = [
        "wheels@9adb79ffe2fedc5c1b804a9ba946c1b1:aphrodite_engine-0.24.0-cp38-abi3-manylinux_2_34_x86_64.whl",
      ]
      inferred = ["requires"]
      notes    = ["inferred: what the releases before and after it agree on"]
    }
    "0.23.0" = {
      released = "2026-07-31"
      requires = { flashinfer-python = "==0.6.15.post1", nvidia-cutlass-dsl = "==4.6.0", transformers = ">=5.5.3" }
      source = [
        "wheels@d4131036478d761eab2f3d7ad557d6d9:aphrodite_engine-0.23.0-cp38-abi3-manylinux_2_34_x86_64.whl",
      ]
    }
    "0.22.0" = {
      released  = "2026-07-19"
      min_glibc = "2.5"
      requires  = { flashinfer-python = "==0.6.14", nvidia-cutlass-dsl = "==4.6.0", transformers = ">=5.5.3" }
      source    = ["wheels@9fe930381563657c54b4d0b82457a400:aphrodite_engine-0.22.0-cp38-abi3-manylinux1_x86_64.whl"]
    }
    "0.21.0" = {
      without   = ["cuda", "requires.torchcodec"]
      released  = "2026-05-02"
      min_glibc = "2.5"
      requires = {
        flashinfer-python     = "==0.6.8.post1"
        nvidia-cudnn-frontend = ">=1.13.0,<1.19.0"
        nvidia-cutlass-dsl    = ">=4.4.2"
        torch                 = "==2.11.0"
        torchvision           = "==0.26.0"
        transformers          = ">=4.56.0,!=5.0.*,!=5.1.*,!=5.2.*,!=5.3.*,!=5.4.*,!=5.5.0"
      }
      source = ["wheels@03e76135c9c6146fce08884cf84fcdeb:aphrodite_engine-0.21.0-cp38-abi3-manylinux1_x86_64.whl"]
    }
  }
}

package "aphrodite-engine" "0.20.0" {
  released        = "2026-04-26"
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10,<3.14"
  min_glibc       = "2.5"
  requires = {
    flashinfer-python     = "==0.6.8.post1"
    numba                 = "==0.61.2"
    nvidia-cudnn-frontend = ">=1.13.0,<1.19.0"
    nvidia-cutlass-dsl    = ">=4.4.2"
    protobuf              = ">=5.29.6,!=6.30.*,!=6.31.*,!=6.32.*,!=6.33.0.*,!=6.33.1.*,!=6.33.2.*,!=6.33.3.*,!=6.33.4.*"
    torch                 = "==2.11.0"
    torchaudio            = "==2.11.0"
    torchvision           = "==0.26.0"
    transformers          = ">=4.56.0,!=5.0.*,!=5.1.*,!=5.2.*,!=5.3.*,!=5.4.*,!=5.5.0"
  }
  platforms = ["linux/amd64"]
  source    = ["wheels@ac9e789b9a7e324ce92e61668f228545:aphrodite_engine-0.20.0-cp38-abi3-manylinux1_x86_64.whl"]
}

package "aphrodite-engine" "0.10.0" {
  released        = "2025-11-08"
  python_requires = ">=3.10,<3.14"
  requires = {
    flashinfer-python = "==0.5.1"
    numba             = "==0.61.2"
    numpy             = "==2.2.6"
    protobuf          = "*"
    torch             = "==2.9.0"
    torchaudio        = "==2.9.0"
    torchvision       = "==0.24.0"
    transformers      = ">=4.56.0,<5"
  }
  requires_other = { "numba (always)" = "==0.61.2" }
  platforms      = ["any"]
  source         = ["wheels@a0dda9b5d69345e7328abed05bdcc231:aphrodite_engine-0.10.0-py3-none-any.whl"]
}

package "aphrodite-engine" {
  python          = ["3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.8"
  min_glibc       = "2.5"
  requires = {
    numpy        = "<2.0.0"
    nvidia-ml-py = "==12.555.43"
    protobuf     = "*"
    torch        = "==2.4.0"
    torchvision  = "==0.19"
    triton       = ">=2.2.1"
    xformers     = "==0.0.27.post2"
  }
  requires_other = { "flash-attn (extra)" = "==2.5.8" }
  markers        = { xformers = "platform_system == \"Linux\" and platform_machine == \"x86_64\"" }
  platforms      = ["linux/amd64"]
  rows = {
    "0.6.5" = {
      released = "2024-12-22"
      requires = { transformers = "==4.45.2" }
      source   = ["wheels@4ad1bef24329f84be10c842965ef819b:aphrodite_engine-0.6.5-cp38-abi3-manylinux1_x86_64.whl"]
    }
    "0.6.4.post1" = {
      released = "2024-12-04"
      requires = { transformers = "==4.45.2" }
      source = [
        "wheels@22adede0c2237cf0a635c64c2bed21df:aphrodite_engine-0.6.4.post1-cp38-abi3-manylinux1_x86_64.whl",
      ]
    }
    "0.6.3.post1" = {
      released  = "2024-11-02"
      requires  = { transformers = "==4.45.2" }
      platforms = ["linux/amd64", "windows/amd64"]
      source = [
        "wheels@3e1ac52123d77a912e4d9dc242236e01:aphrodite_engine-0.6.3.post1-cp38-abi3-manylinux1_x86_64.whl",
      ]
    }
    "0.6.3" = {
      released  = "2024-11-02"
      requires  = { transformers = "==4.45.2" }
      platforms = ["linux/amd64", "windows/amd64"]
      source    = ["wheels@b0a2bf474bba16a4a6d9764b7811e8cf:aphrodite_engine-0.6.3-cp38-abi3-manylinux1_x86_64.whl"]
    }
    "0.6.2.post1" = {
      released = "2024-10-16"
      requires = { transformers = "==4.45.2" }
      source = [
        "wheels@d12cbe7756f3c9ff3f58b2caa0050a1e:aphrodite_engine-0.6.2.post1-cp38-abi3-manylinux1_x86_64.whl",
      ]
    }
    "0.6.2" = {
      released = "2024-09-22"
      requires = { transformers = "==4.44.1" }
      source   = ["wheels@5f454d62219f2b13c10c90d9a7df3b9d:aphrodite_engine-0.6.2-cp38-abi3-manylinux1_x86_64.whl"]
    }
    "0.6.1.post1" = {
      without  = ["markers", "requires.protobuf", "requires.xformers"]
      released = "2024-09-13"
      requires = { transformers = "==4.44.1" }
      source = [
        "wheels@834b5271aa47511018954f59b8c9ec44:aphrodite_engine-0.6.1.post1-cp38-abi3-manylinux1_x86_64.whl",
      ]
      inferred = ["requires", "requires_other"]
      notes    = ["inferred: what the releases before and after it agree on"]
    }
    "0.6.1" = {
      without  = ["markers", "requires.protobuf", "requires.xformers"]
      released = "2024-09-12"
      requires = { transformers = "==4.44.1" }
      source   = ["wheels@b1ec99eddbc585c441c1edd0e041a3b4:aphrodite_engine-0.6.1-cp38-abi3-manylinux1_x86_64.whl"]
      inferred = ["requires", "requires_other"]
      notes    = ["inferred: what the releases before and after it agree on"]
    }
    "0.6.0.post1" = {
      without  = ["markers", "requires.protobuf"]
      released = "2024-09-06"
      requires = { transformers = "==4.44.1" }
      source = [
        "wheels@69468a2e5b49058ef3908a6aa70a55e6:aphrodite_engine-0.6.0.post1-cp38-abi3-manylinux1_x86_64.whl",
      ]
    }
    "0.6.0" = {
      without  = ["markers", "requires.protobuf"]
      released = "2024-09-03"
      requires = { transformers = "==4.44.1" }
      source   = ["wheels@0c21fe740b7cb4ae4314cd1c0a44abac:aphrodite_engine-0.6.0-cp38-abi3-manylinux1_x86_64.whl"]
    }
  }
}

package "aphrodite-engine" {
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  min_glibc       = "2.5"
  requires = {
    bitsandbytes = ">=0.41.0"
    cupy-cuda12x = "==12.3.0"
    torch        = "==2.2.0"
    transformers = ">=4.36.0"
    triton       = ">=2.1.0"
    xformers     = ">=0.0.24"
  }
  cuda      = "12"
  platforms = ["linux/amd64"]
  rows = {
    "0.5.1" = {
      released = "2024-03-15"
      source   = ["wheels@b1a1843a2d38d7811b76e7535d2757f0:aphrodite_engine-0.5.1-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.5.0" = {
      released = "2024-03-11"
      source   = ["wheels@dfc0cff78ba8bc5a75b949c49010306b:aphrodite_engine-0.5.0-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.4.9" = {
      without  = ["cuda", "requires.bitsandbytes", "requires.cupy-cuda12x"]
      released = "2024-02-03"
      source   = ["wheels@36bcb7dcbad2f3ce9a8a28842b660907:aphrodite_engine-0.4.9-cp310-cp310-manylinux1_x86_64.whl"]
    }
  }
}
