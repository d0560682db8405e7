# Releases of pytorch3d.

source "pytorch3d-install" {
  title = "facebookresearch/pytorch3d, INSTALL.md: building from source, for systems without wheels"
  url   = "https://github.com/facebookresearch/pytorch3d/blob/main/INSTALL.md"
  date  = "2026-11-23"
  class = "vendor"
}

package_info "pytorch3d" {
  framework = "pytorch"
  module    = "pytorch3d"
  pypi      = "pytorch3d"
  source    = ["wheels@3b242dc3b5b904129fdb87417c066792:pytorch3d-0.7.4-cp310-cp310-macosx_10_9_x86_64.whl"]
  inferred  = ["framework", "module"]
  notes     = ["the index has wheels for macOS alone and no source; for Linux it is compiled from its repository"]
}

package "pytorch3d" "0.7.4" {
  released   = "2023-05-10"
  platforms  = ["darwin/amd64", "darwin/arm64"]
  needs_nvcc = "when no wheel matches"
  source     = ["pytorch3d-install", "wheels@3b242dc3b5b904129fdb87417c066792:pytorch3d-0.7.4-cp310-cp310-macosx_10_9_x86_64.whl"]
}

package "pytorch3d" "0.7.3" {
  released   = "2023-04-05"
  platforms  = ["darwin/amd64", "darwin/arm64"]
  needs_nvcc = "when no wheel matches"
  source     = ["pytorch3d-install", "wheels@0c1d3ada462d956d9d2faa5f14d812d1:pytorch3d-0.7.3-cp310-cp310-macosx_10_9_x86_64.whl"]
}

package "pytorch3d" "0.7.2" {
  released   = "2022-12-19"
  platforms  = ["darwin/amd64", "darwin/arm64"]
  needs_nvcc = "when no wheel matches"
  source     = ["pytorch3d-install", "wheels@aaae30ce4039c2eab85fe4b89c715050:pytorch3d-0.7.2-cp310-cp310-macosx_10_9_x86_64.whl"]
}

package "pytorch3d" "0.7.1" {
  released   = "2022-10-23"
  platforms  = ["darwin/amd64", "darwin/arm64"]
  needs_nvcc = "when no wheel matches"
  source     = ["pytorch3d-install", "wheels@e4f9768ec886eaa6e1d58382a29c6139:pytorch3d-0.7.1-cp37-cp37m-macosx_10_9_x86_64.whl"]
}

package "pytorch3d" "0.7.0" {
  released   = "2022-08-10"
  platforms  = ["darwin/amd64", "darwin/arm64"]
  needs_nvcc = "when no wheel matches"
  source     = ["pytorch3d-install", "wheels@b89f329f13286ddbdae5f1176ec32c62:pytorch3d-0.7.0-cp310-cp310-macosx_10_9_x86_64.whl"]
}
