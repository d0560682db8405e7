# What holds for CUDA as a whole.

source "nixarch" {
  title = "NixOS/nixpkgs _cuda/db/bootstrap/cuda.nix: capability to CUDA ranges"
  url   = "https://github.com/NixOS/nixpkgs"
  date  = "2026-11-20"
  class = "reported"
}

source "rubin" {
  title = "Public projects building for compute_107 only with CUDA >= 13.4 (flashinfer, superbench)"
  date  = "2026-11-20"
  class = "reported"
}

guidance "cuda" "minor-compat-11" {
  text   = "CUDA 11.x runs on drivers from 450.80.02 on by minor-version compatibility, and from branch 525 on by backward compatibility"
  source = ["minorguide"]
}

guidance "cuda" "minor-compat-12" {
  text   = "CUDA 12.x runs on drivers from 525.60.13 on by minor-version compatibility, and from branch 580 on by backward compatibility"
  source = ["minorguide"]
}

guidance "cuda" "minor-compat-13" {
  text   = "CUDA 13.x runs on drivers from 580.65.06 on by minor-version compatibility"
  source = ["minorguide"]
}

guidance "cuda" "sm-3.5" {
  text   = "sm 3.5: nixpkgs lists 11.8 as exclusive maximum; spack as inclusive; inclusive taken (nvcc 12.0 removed it)"
  source = ["spackarch"]
}

guidance "cuda" "sm-7.2" {
  text   = "sm 7.2: Jetson Xavier; the tools disagree on the first version (9.0 in one source); upper bound 12.9 inferred from the 13.0 removal of everything below 7.5"
  source = ["spackarch"]
}

guidance "cuda" "sm-9.0" {
  text   = "sm 9.0: spack starts 9.0 at 12.0, nixpkgs and the NCCL makefile at 11.8; 11.8 taken"
  source = ["nixarch", "spackarch"]
}

guidance "cuda" "sm-10.1" {
  text   = "sm 10.1: renamed 11.0 in CUDA 13.0 (Jetson Thor)"
  source = ["spackarch"]
}

guidance "cuda" "sm-10.7" {
  text   = "sm 10.7: Rubin; first toolkit inferred from build gates in public projects and the 13.4 library notes"
  source = ["rubin"]
}
