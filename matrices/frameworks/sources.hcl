# Sources that several files of this folder cite. One that a single file cites stands in that file;
# one that files of several folders cite stands in ../sources.hcl.

source "public-files" {
  title = "public files that use the release"
  date  = "2026-11-20"
  class = "reported"
}

source "pytorch-190385" {
  title = "pytorch/pytorch issue 190385: CUDA support matrix of release 2.15, which takes out CUDA 12.6 and with it Maxwell, Pascal and Volta"
  url   = "https://github.com/pytorch/pytorch/issues/190385"
  date  = "2026-07-17"
  class = "vendor"
}

source "test-infra-8739" {
  title = "pytorch/test-infra pull request 8739 (merged): no more CUDA 12.6 builds from release 2.15 on"
  url   = "https://github.com/pytorch/test-infra/pull/8739"
  date  = "2026-09-06"
  class = "vendor"
}
