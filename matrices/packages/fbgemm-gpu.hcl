# Releases of fbgemm-gpu.

source "fbgemm-releases" {
  title = "FBGEMM documentation, Releases: which PyTorch and GPUs each release is for; it is released with PyTorch"
  url   = "https://docs.pytorch.org/FBGEMM/general/Releases.html"
  date  = "2026-11-22"
  class = "vendor"
}

source "fbgemm-6151" {
  title = "pytorch/FBGEMM issue 6151: cuobjdump of the wheel of 1.7.0 lists sm_80, sm_90a and sm_100a, and no PTX"
  url   = "https://github.com/pytorch/FBGEMM/issues/6151"
  date  = "2026-08-13"
  class = "reported"
}

package_info "fbgemm-gpu" {
  framework = "pytorch"
  module    = "fbgemm_gpu"
  pypi      = "fbgemm-gpu"
  torch_pin = "one torch minor per release"
  source    = ["wheels@f81209a47537011ce10d1e94a5260c53:fbgemm_gpu-1.9.0-cp310-cp310-manylinux_2_28_x86_64.whl", "fbgemm-releases"]
  inferred  = ["module"]
}

package "fbgemm-gpu" {
  python    = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  min_glibc = "2.28"
  sm_min    = "7.5"
  platforms = ["linux/amd64"]
  inferred  = ["requires", "sm_min"]
  rows = {
    "1.9.0" = {
      released = "2026-09-21"
      requires = { torch = "==2.14.*" }
      source   = ["wheels@f81209a47537011ce10d1e94a5260c53:fbgemm_gpu-1.9.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "1.8.0" = {
      released  = "2026-07-09"
      requires  = { torch = "==2.13.*" }
      torch_abi = "cxx11"
      source    = ["wheels@c3eb8f37278a430dc82d1cc4316fc497:fbgemm_gpu-1.8.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
      cell_source = {
        torch_abi = ["wheels@2c3b52a5cdcaef86859815762504e756:fbgemm_gpu-1.8.0-cp314-cp314-manylinux_2_28_x86_64.whl"]
      }
    }
    "1.7.0" = {
      released    = "2026-05-18"
      requires    = { torch = "==2.12.*" }
      sm          = { "linux/amd64" = ["8.0", "9.0a", "10.0a"] }
      source      = ["wheels@9b034443e9a8ace421a5e37c22eb6aac:fbgemm_gpu-1.7.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
      cell_source = { sm = ["fbgemm-6151"] }
    }
    "1.6.0" = {
      released = "2026-03-26"
      requires = { torch = "==2.11.*" }
      source   = ["wheels@29b3694e430b4385253e272a03d5884d:fbgemm_gpu-1.6.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
    }
    "1.5.0" = {
      without     = ["inferred"]
      released    = "2026-01-26"
      requires    = { torch = "==2.10.*" }
      source      = ["wheels@52bacb5755742bfbf300727aecf6f073:fbgemm_gpu-1.5.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
      cell_source = { requires = ["fbgemm-releases"], sm_min = ["fbgemm-releases"] }
    }
  }
}

package "fbgemm-gpu" "1.4.0" {
  released    = "2025-12-05"
  python      = ["3.10", "3.11", "3.12", "3.13"]
  min_glibc   = "2.28"
  requires    = { torch = "==2.9.*" }
  sm_min      = "7.5"
  platforms   = ["linux/amd64"]
  source      = ["wheels@6b2076165c86446b41a21de5da4bb266:fbgemm_gpu-1.4.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
  cell_source = { requires = ["fbgemm-releases"], sm_min = ["fbgemm-releases"] }
}

package "fbgemm-gpu" "1.3.0" {
  released  = "2025-08-20"
  python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  min_glibc = "2.28"
  requires  = { torch = "==2.8.*" }
  platforms = ["linux/amd64"]
  source    = ["wheels@8189715768dbb82230e41d0c1129faf6:fbgemm_gpu-1.3.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
  inferred  = ["requires"]
}

package "fbgemm-gpu" "1.2.0" {
  like     = "1.1.0"
  without  = ["torch_abi", "cell_source.torch_abi"]
  released = "2025-04-24"
  requires = { torch = "==2.7.*" }
  source   = ["wheels@95f083a0109eb48807fd46c09dc03499:fbgemm_gpu-1.2.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
}

package "fbgemm-gpu" "1.1.0" {
  released    = "2025-01-29"
  python      = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  min_glibc   = "2.28"
  requires    = { torch = "==2.6.*" }
  sm_min      = "7.0"
  platforms   = ["linux/amd64"]
  source      = ["wheels@97b88a8f6895b0369782f84e31352b9b:fbgemm_gpu-1.1.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
  cell_source = { requires = ["fbgemm-releases"], sm_min = ["fbgemm-releases"], torch_abi = ["wheels@3ef2477c9ff5a1c74c2ddcf1110c4a59:fbgemm_gpu-1.1.0-cp39-cp39-manylinux_2_28_x86_64.whl"] }
  torch_abi   = "pre-cxx11"
}
