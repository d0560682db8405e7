# Releases of triton-windows.

source "triton-windows" {
  title = "github.com/triton-lang/triton-windows"
  url   = "https://github.com/triton-lang/triton-windows"
  date  = "2026-07-24"
  class = "vendor"
}

package_info "triton-windows" {
  framework = "pytorch"
  module    = "triton"
  pypi      = "triton-windows"
  torch_pin = "none in metadata; its makers answer for each minor beside one minor of torch or two"
  source    = ["triton-windows@8743423bf3:README.md"]
  notes = [
    "the port of Triton to Windows, with a CUDA toolchain and a C compiler inside from 3.2.0.post13 on",
    "Turing is supported up to 3.2, as its makers have it: what later ones do there is not established",
  ]
}

package "triton-windows" {
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.10,<3.15"
  sm_min          = "7.5"
  platforms       = ["windows/amd64"]
  rows = {
    "3.8.0.post29" = {
      released = "2026-09-28"
      beside   = { torch = ">=2.14,<2.15" }
      source = [
        "wheels@8bcfbdc5e9b2cd301ddfed84b1ab3166:triton_windows-3.8.0.post29-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
      inferred = ["beside"]
      notes    = ["beside: torch 2.14 takes Triton 3.8 on Linux, and 2.15 takes 3.9"]
    }
    "3.8.0.post28" = {
      released = "2026-08-29"
      beside   = { torch = ">=2.14,<2.15" }
      source = [
        "wheels@8cd1652b2b467275b86bae393f508fa6:triton_windows-3.8.0.post28-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
      inferred = ["beside"]
      notes    = ["beside: torch 2.14 takes Triton 3.8 on Linux, and 2.15 takes 3.9"]
    }
    "3.7.1.post27" = {
      released = "2026-06-21"
      beside   = { torch = ">=2.12,<2.14" }
      source = [
        "wheels@01ede775b102c91acc89fc6946b94645:triton_windows-3.7.1.post27-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.7.0.post26" = {
      released = "2026-05-14"
      beside   = { torch = ">=2.12,<2.14" }
      source = [
        "wheels@0c6a17d27e7638db9e5b727ca54c3cb4:triton_windows-3.7.0.post26-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.6.0.post26" = {
      released = "2026-03-10"
      beside   = { torch = ">=2.10,<2.12" }
      source = [
        "wheels@7a2ad7e8414a581c9d3c58991f86fa49:triton_windows-3.6.0.post26-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.6.0.post25" = {
      released = "2026-01-26"
      beside   = { torch = ">=2.10,<2.12" }
      source = [
        "wheels@8c45b7f83eecb71c3aeded1da7914af0:triton_windows-3.6.0.post25-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.6.0.post24" = {
      released = "2026-01-21"
      beside   = { torch = ">=2.10,<2.12" }
      source = [
        "wheels@863aaadff8c2568ab5998312163995a7:triton_windows-3.6.0.post24-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.5.1.post24" = {
      released = "2026-01-04"
      beside   = { torch = ">=2.9,<2.10" }
      source = [
        "wheels@43f318f0106ea052b92483fefa4e83da:triton_windows-3.5.1.post24-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.5.1.post23" = {
      released = "2025-12-30"
      beside   = { torch = ">=2.9,<2.10" }
      source = [
        "wheels@002a74aa61a107c97246d2f3045628eb:triton_windows-3.5.1.post23-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.5.1.post22" = {
      released = "2025-12-07"
      beside   = { torch = ">=2.9,<2.10" }
      source = [
        "wheels@0479a5963f78b2d75a3bf51ceb29a7a3:triton_windows-3.5.1.post22-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.5.1.post21" = {
      released = "2025-11-13"
      beside   = { torch = ">=2.9,<2.10" }
      source = [
        "wheels@4412ddbd9a8986294389fd8852fec4aa:triton_windows-3.5.1.post21-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.5.0.post21" = {
      released = "2025-10-15"
      beside   = { torch = ">=2.9,<2.10" }
      source = [
        "wheels@f82de190bc4b2d2541a616e8f43e5924:triton_windows-3.5.0.post21-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
  }
}

package "triton-windows" {
  python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  beside    = { torch = ">=2.6,<2.7" }
  sm_min    = "7.5"
  platforms = ["windows/amd64"]
  rows = {
    "3.4.0.post21" = {
      released        = "2025-10-17"
      python_requires = ">=3.9,<3.14"
      beside          = { torch = ">=2.8,<2.9" }
      source = [
        "wheels@b5d12acb71d8fb4af8baff7588b5d266:triton_windows-3.4.0.post21-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.4.0.post20" = {
      released        = "2025-07-31"
      python_requires = ">=3.9,<3.14"
      beside          = { torch = ">=2.8,<2.9" }
      source = [
        "wheels@144888a70e76f575f6d241fecb5b8e30:triton_windows-3.4.0.post20-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.3.1.post21" = {
      released = "2025-10-17"
      beside   = { torch = ">=2.7,<2.8" }
      source = [
        "wheels@ef25f3ec1893a16af3dafca6d148fce3:triton_windows-3.3.1.post21-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.3.1.post19" = {
      released = "2025-05-30"
      beside   = { torch = ">=2.7,<2.8" }
      source = [
        "wheels@667566ff34d0fc4e09c1226f35524d07:triton_windows-3.3.1.post19-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.3.0.post19" = {
      released = "2025-04-24"
      beside   = { torch = ">=2.7,<2.8" }
      source = [
        "wheels@757c0cad0a9223181971a7acc27c2d80:triton_windows-3.3.0.post19-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.2.0.post21" = {
      released = "2025-10-15"
      source = [
        "wheels@872fbf004781635c1cd253cbabc6a219:triton_windows-3.2.0.post21-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.2.0.post19" = {
      released = "2025-04-24"
      source = [
        "wheels@f37d3b433993b11a94415669c989f0af:triton_windows-3.2.0.post19-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.2.0.post18" = {
      released = "2025-04-18"
      source = [
        "wheels@cb30f97557482c9e732c671d1f8aa66d:triton_windows-3.2.0.post18-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.2.0.post17" = {
      released = "2025-03-20"
      source = [
        "wheels@d5670a63dbfe5ca2059831ad1848cfc5:triton_windows-3.2.0.post17-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.2.0.post16" = {
      released = "2025-03-20"
      source = [
        "wheels@1763baa1610545bc59f24f6058347cbc:triton_windows-3.2.0.post16-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.2.0.post15" = {
      released = "2025-03-16"
      source = [
        "wheels@148592e59ecc5723f41b2f4bfeddbda6:triton_windows-3.2.0.post15-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.2.0.post13" = {
      released = "2025-03-12"
      source = [
        "wheels@1fd4def7de82d79e6a7e8e74d23c049f:triton_windows-3.2.0.post13-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.2.0.post12" = {
      released = "2025-03-10"
      source = [
        "wheels@66c24b0a77ae76dc4960d47ab8fa3edb:triton_windows-3.2.0.post12-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.2.0.post11" = {
      released = "2025-03-10"
      source = [
        "wheels@b780de1f0c3c0aeb83fc1a7d6c5050d2:triton_windows-3.2.0.post11-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
    "3.1.0.post17" = {
      released = "2025-03-25"
      python   = ["3.9", "3.10", "3.11", "3.12"]
      beside   = { torch = ">=2.4,<2.6" }
      source = [
        "wheels@7b7fa746a2abf12e28a3c61288e636d2:triton_windows-3.1.0.post17-cp310-cp310-win_amd64.whl",
        "triton-windows@8743423bf3:README.md",
      ]
    }
  }
}
