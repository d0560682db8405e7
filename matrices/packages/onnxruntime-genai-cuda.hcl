# Releases of onnxruntime-genai-cuda.

package_info "onnxruntime-genai-cuda" {
  framework = "onnxruntime"
  module    = "onnxruntime_genai"
  pypi      = "onnxruntime-genai-cuda"
  source    = ["wheels@dccfcdd1e68b4fa7bac3eb01bd58dfc8:onnxruntime_genai_cuda-0.9.2-cp313-cp313-manylinux_2_28_x86_64.whl"]
  inferred  = ["framework", "module"]
}

package "onnxruntime-genai-cuda" {
  python    = ["3.11", "3.12", "3.13", "3.14"]
  min_glibc = "2.28"
  requires  = { numpy = ">=1.21.6" }
  platforms = ["linux/amd64", "windows/amd64"]
  rows = {
    "0.18.0" = {
      released  = "2026-10-14"
      requires  = { onnxruntime-gpu = ">=1.31.0" }
      platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
      source = [
        "wheels@a7c98edf63a73eefa2d47aab5a8fedba:onnxruntime_genai_cuda-0.18.0-cp311-cp311-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.17.1" = {
      released = "2026-09-29"
      requires = { onnxruntime-gpu = ">=1.30.0" }
      source = [
        "wheels@ad07bd53820151686e732cae168338af:onnxruntime_genai_cuda-0.17.1-cp311-cp311-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.17.0" = {
      released = "2026-09-25"
      requires = { onnxruntime-gpu = ">=1.30.0" }
      source = [
        "wheels@d1a8789244954d289d7e30a2c88cbc21:onnxruntime_genai_cuda-0.17.0-cp311-cp311-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.16.0" = {
      released = "2026-09-13"
      requires = { onnxruntime-gpu = ">=1.30.0" }
      source = [
        "wheels@132c772de446e44c7160ffec7a7b0a38:onnxruntime_genai_cuda-0.16.0-cp311-cp311-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.15.2" = {
      released = "2026-08-06"
      requires = { onnxruntime-gpu = ">=1.28.0" }
      source = [
        "wheels@0322d321e180e627303b40b3303c4036:onnxruntime_genai_cuda-0.15.2-cp311-cp311-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.15.1" = {
      released = "2026-08-02"
      requires = { onnxruntime-gpu = ">=1.28.0" }
      source = [
        "wheels@4202dda3d4a3d1c88fec112185a9c72a:onnxruntime_genai_cuda-0.15.1-cp311-cp311-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.15.0" = {
      released = "2026-07-30"
      requires = { onnxruntime-gpu = ">=1.28.0" }
      source = [
        "wheels@8ec2aaafe846d736cb35bb591bf1c754:onnxruntime_genai_cuda-0.15.0-cp311-cp311-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.14.1" = {
      released = "2026-06-02"
      requires = { onnxruntime-gpu = ">=1.26.0" }
      source = [
        "wheels@a5ac1d441ac2bbb268e7922330b8a6a8:onnxruntime_genai_cuda-0.14.1-cp311-cp311-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.14.0" = {
      released = "2026-05-26"
      requires = { onnxruntime-gpu = ">=1.26.0" }
      source = [
        "wheels@1ebe966826e83ac60af78ac3ded492c1:onnxruntime_genai_cuda-0.14.0-cp311-cp311-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.13.2" = {
      released = "2026-05-01"
      requires = { onnxruntime-gpu = ">=1.25.1" }
      source = [
        "wheels@f3fec2718791711f9f68e8fb8df895fb:onnxruntime_genai_cuda-0.13.2-cp311-cp311-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.13.1" = {
      released = "2026-04-07"
      requires = { onnxruntime-gpu = ">=1.24.4" }
      source = [
        "wheels@e1867258afd2eaf1484e0588f920e5ea:onnxruntime_genai_cuda-0.13.1-cp311-cp311-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.13.0" = {
      released = "2026-04-05"
      requires = { onnxruntime-gpu = ">=1.24.4" }
      source = [
        "wheels@db1483da31ee29b0e8b2d0330662fc8e:onnxruntime_genai_cuda-0.13.0-cp311-cp311-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.12.2" = {
      released = "2026-03-04"
      requires = { onnxruntime-gpu = ">=1.24.1" }
      source = [
        "wheels@9f07f066a8ffafc24bf7e553c4dac94e:onnxruntime_genai_cuda-0.12.2-cp311-cp311-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.12.1" = {
      released = "2026-02-24"
      requires = { onnxruntime-gpu = ">=1.24.1" }
      source = [
        "wheels@e918a355eab8df84d5277bb0192abded:onnxruntime_genai_cuda-0.12.1-cp311-cp311-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.12.0" = {
      released = "2026-02-13"
      requires = { onnxruntime-gpu = ">=1.24.1" }
      source = [
        "wheels@27b66f8fcbdd8158cc9e9a9292e1e752:onnxruntime_genai_cuda-0.12.0-cp311-cp311-manylinux_2_28_x86_64.whl",
      ]
    }
  }
}

package "onnxruntime-genai-cuda" {
  python    = ["3.10", "3.11", "3.12", "3.13"]
  min_glibc = "2.28"
  requires  = { numpy = ">=1.21.6", onnxruntime-gpu = ">=1.23.2" }
  cuda      = "12"
  sm        = { "linux/amd64" = ["6.0+PTX", "6.1+PTX", "7.0+PTX", "7.5+PTX", "8.0+PTX", "8.6+PTX"] }
  platforms = ["linux/amd64", "windows/amd64"]
  rows = {
    "0.11.4" = {
      without  = ["cuda", "sm"]
      released = "2025-12-12"
      source = [
        "wheels@e7236ac71ae114f3be433458337654cc:onnxruntime_genai_cuda-0.11.4-cp310-cp310-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.11.3" = {
      without  = ["cuda", "sm"]
      released = "2025-12-08"
      source = [
        "wheels@387b756cf6e6411c8e2cdeac6e26fc4b:onnxruntime_genai_cuda-0.11.3-cp310-cp310-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.11.2" = {
      released = "2025-11-18"
      source = [
        "wheels@9a7336afec32167d66d608eba2114b00:onnxruntime_genai_cuda-0.11.2-cp310-cp310-manylinux_2_28_x86_64.whl",
        "wheels@896644fb66e572e9aac70b48f9a8c1a2:onnxruntime_genai_cuda-0.11.2-cp313-cp313-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.11.1" = {
      released = "2025-11-16"
      source = [
        "wheels@e11b0b36de82c92d403ae61da77f2cfe:onnxruntime_genai_cuda-0.11.1-cp310-cp310-manylinux_2_28_x86_64.whl",
        "wheels@5b20496241243fd6471da6ce8b7825bb:onnxruntime_genai_cuda-0.11.1-cp313-cp313-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.11.0" = {
      released = "2025-11-14"
      source = [
        "wheels@a14dc358e95ba08aa6913ba6d23169bc:onnxruntime_genai_cuda-0.11.0-cp310-cp310-manylinux_2_28_x86_64.whl",
        "wheels@aa3f301101b35bbb1413b320681a9637:onnxruntime_genai_cuda-0.11.0-cp313-cp313-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.10.0" = {
      released = "2025-10-10"
      requires = { onnxruntime-gpu = ">=1.23.0" }
      source = [
        "wheels@487e8de7801ad19b6cdf2c69f64e071f:onnxruntime_genai_cuda-0.10.0-cp310-cp310-manylinux_2_28_x86_64.whl",
        "wheels@46e354f67fa8fcd5ad7841a9f8983bdb:onnxruntime_genai_cuda-0.10.0-cp313-cp313-manylinux_2_28_x86_64.whl",
      ]
    }
  }
}

package "onnxruntime-genai-cuda" {
  python    = ["3.10", "3.11", "3.12", "3.13"]
  min_glibc = "2.28"
  requires  = { numpy = ">=1.21.6", onnxruntime-gpu = ">=1.22.0" }
  platforms = ["linux/amd64", "windows/amd64"]
  rows = {
    "0.9.2" = {
      released = "2025-09-16"
      source = [
        "wheels@85cc3727591208f43bf39dbbd5e3327d:onnxruntime_genai_cuda-0.9.2-cp310-cp310-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.9.1" = {
      released = "2025-09-09"
      source = [
        "wheels@8bc7c1c544a2808373790e3018a8b34d:onnxruntime_genai_cuda-0.9.1-cp310-cp310-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.9.0" = {
      released = "2025-08-06"
      source = [
        "wheels@89882b2586a99ddd5b61528ad8971ef7:onnxruntime_genai_cuda-0.9.0-cp310-cp310-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.8.3" = {
      released = "2025-06-30"
      source = [
        "wheels@39e939e95845c9fcf6e20fc94199169b:onnxruntime_genai_cuda-0.8.3-cp310-cp310-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.8.2" = {
      released = "2025-06-05"
      source = [
        "wheels@dfc24a5ab5fff6969270c348749b3904:onnxruntime_genai_cuda-0.8.2-cp310-cp310-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.8.1" = {
      released = "2025-05-30"
      source = [
        "wheels@0ccdb936514e47a6e5e0ef9cc035e364:onnxruntime_genai_cuda-0.8.1-cp310-cp310-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.8.0" = {
      released = "2025-05-17"
      source = [
        "wheels@9d8d4188b1ff535e839b40a0ad83a7d1:onnxruntime_genai_cuda-0.8.0-cp310-cp310-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.7.1" = {
      released  = "2025-04-21"
      min_glibc = "2.27"
      requires  = { onnxruntime-gpu = ">=1.21.0" }
      source = [
        "wheels@437543c0c2d3cb009edec9b7e474ad3e:onnxruntime_genai_cuda-0.7.1-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "0.7.0" = {
      released  = "2025-03-28"
      min_glibc = "2.27"
      requires  = { onnxruntime-gpu = ">=1.21.0" }
      source = [
        "wheels@1fc9f1d7a5f1c684bb459631d6de16c8:onnxruntime_genai_cuda-0.7.0-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
  }
}

package "onnxruntime-genai-cuda" "0.6.0" {
  released  = "2025-02-14"
  python    = ["3.10", "3.11", "3.12", "3.13"]
  min_glibc = "2.27"
  requires  = { numpy = ">=1.21.6", onnxruntime-gpu = ">=1.20.1" }
  platforms = ["linux/amd64", "windows/amd64"]
  source = [
    "wheels@27ba33900a9ea9265c6016202ed9d331:onnxruntime_genai_cuda-0.6.0-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

package "onnxruntime-genai-cuda" "0.5.2" {
  released  = "2024-11-25"
  python    = ["3.10", "3.11", "3.12"]
  min_glibc = "2.27"
  requires  = { numpy = ">=1.21.6", onnxruntime-gpu = ">=1.20.1" }
  platforms = ["linux/amd64", "windows/amd64"]
  source = [
    "wheels@af2daa4c3adab26fdebacdbae1eb00e1:onnxruntime_genai_cuda-0.5.2-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

package "onnxruntime-genai-cuda" "0.5.1" {
  released  = "2024-11-13"
  python    = ["3.10", "3.11", "3.12"]
  min_glibc = "2.27"
  requires  = { numpy = ">=1.21.6", onnxruntime-gpu = ">=1.12.0" }
  platforms = ["linux/amd64", "windows/amd64"]
  source = [
    "wheels@ae9974ed09a93c051ff87811b39998eb:onnxruntime_genai_cuda-0.5.1-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

package "onnxruntime-genai-cuda" "0.5.0" {
  released  = "2024-11-07"
  python    = ["3.10", "3.11", "3.12"]
  min_glibc = "2.27"
  requires  = { numpy = ">=1.21.6", onnxruntime-gpu = ">=1.20.0" }
  platforms = ["linux/amd64", "windows/amd64"]
  source = [
    "wheels@1f85cb7bf7afc3ab7902f06dadf7dc21:onnxruntime_genai_cuda-0.5.0-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

package "onnxruntime-genai-cuda" "0.4.0" {
  released  = "2024-08-21"
  python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  min_glibc = "2.27"
  requires  = { numpy = ">=1.21.6", onnxruntime-gpu = ">=1.19.0" }
  platforms = ["linux/amd64", "windows/amd64"]
  source = [
    "wheels@8cdbbaac423ce2a8c9c61872348a79e9:onnxruntime_genai_cuda-0.4.0-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
}
