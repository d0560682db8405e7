# Ends that the makers of frameworks announced.
#
# last, from: the last line that has it, and the first release that has not
# cuda: the newest major of CUDA without builds from there on
# sm_min, driver_min: what the builds that are left start at

source "cupy-9319" {
  title = "cupy/cupy issue 9319: CUDA 11 is dropped in CuPy 14"
  url   = "https://github.com/cupy/cupy/issues/9319"
  date  = "2025-08-19"
  class = "vendor"
}

announced "pytorch-cuda12" {
  framework  = "pytorch"
  last       = "2.14"
  from       = "2.15"
  cuda       = "12"
  sm_min     = "7.5"
  driver_min = "580.65.06"
  on         = "2026-07-17"
  source     = ["pytorch-190385", "test-infra-8739"]
  inferred   = ["driver_min"]
}

announced "cupy-cuda11" {
  framework  = "cupy"
  last       = "13.6"
  from       = "14.0"
  cuda       = "11"
  driver_min = "525.60.13"
  on         = "2025-08-19"
  source     = ["cupy-9319"]
  inferred   = ["driver_min"]
}
