# Releases of pytorch3d.

source "pytorch3d-install" {
  title = "facebookresearch/pytorch3d, INSTALL.md: building from source, for systems without wheels"
  url   = "https://github.com/facebookresearch/pytorch3d/blob/main/INSTALL.md"
  date  = "2026-11-23"
  class = "vendor"
}

source "pytorch3d" {
  title = "github.com/facebookresearch/pytorch3d"
  url   = "https://github.com/facebookresearch/pytorch3d"
  date  = "2026-11-26"
  class = "vendor"
}

source "pytorch3d-pages" {
  title = "public installs from dl.fbaipublicfiles.com: 0.7.4 from py310_cu117_pyt201, py310_cu118_pyt201 and py38_cu117_pyt1131, 0.7.3 from py310_cu118_pyt200, 0.7.2 from py39_cu113_pyt1121, py38_cu113_pyt1120, py310_cu113_pyt1110 and py39_cu116_pyt1130, 0.7.0 from py39_cu113_pyt1120"
  date  = "2026-11-26"
  class = "reported"
}

package_info "pytorch3d" {
  framework   = "pytorch"
  module      = "pytorch3d"
  pypi        = "pytorch3d"
  source      = ["wheels@3b242dc3b5b904129fdb87417c066792:pytorch3d-0.7.4-cp310-cp310-macosx_10_9_x86_64.whl"]
  inferred    = ["framework", "module"]
  cell_source = { wheels_from = ["pytorch3d@v0.7.4:INSTALL.md"] }
  notes       = ["the index has wheels for macOS alone and no source; for Linux its makers have pages of wheels for a release of torch and a CUDA each, and else it is compiled from its repository"]
  wheels_from "links" {
    url       = "https://dl.fbaipublicfiles.com/pytorch3d/packaging/wheels/py{python_digits}_{cuda}_pyt{framework_release_digits}/download.html"
    platforms = ["linux/amd64"]
  }
}

package "pytorch3d" "0.7.4" {
  released       = "2023-05-10"
  platforms      = ["darwin/amd64", "darwin/arm64", "linux/amd64"]
  needs_nvcc     = "when no wheel matches"
  source         = ["pytorch3d-install", "pytorch3d@v${version}:INSTALL.md", "pytorch3d-pages", "wheels@3b242dc3b5b904129fdb87417c066792:pytorch3d-0.7.4-cp310-cp310-macosx_10_9_x86_64.whl"]
  wheels_partial = true
  inferred       = ["wheels"]
  notes          = ["wheels: those of which some source says that they are there"]
  wheels "1.13.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.7"]
  }
  wheels "2.0.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.7", "11.8"]
  }
}

package "pytorch3d" "0.7.3" {
  released       = "2023-04-05"
  platforms      = ["darwin/amd64", "darwin/arm64", "linux/amd64"]
  needs_nvcc     = "when no wheel matches"
  source         = ["pytorch3d-install", "pytorch3d@v${version}:INSTALL.md", "pytorch3d-pages", "wheels@0c1d3ada462d956d9d2faa5f14d812d1:pytorch3d-0.7.3-cp310-cp310-macosx_10_9_x86_64.whl"]
  wheels_partial = true
  inferred       = ["wheels"]
  notes          = ["wheels: those of which some source says that they are there"]
  wheels "2.0.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8"]
  }
}

package "pytorch3d" "0.7.2" {
  released       = "2022-12-19"
  platforms      = ["darwin/amd64", "darwin/arm64", "linux/amd64"]
  needs_nvcc     = "when no wheel matches"
  source         = ["pytorch3d-install", "pytorch3d@v${version}:INSTALL.md", "pytorch3d-pages", "wheels@aaae30ce4039c2eab85fe4b89c715050:pytorch3d-0.7.2-cp310-cp310-macosx_10_9_x86_64.whl"]
  wheels_partial = true
  inferred       = ["wheels"]
  notes          = ["wheels: those of which some source says that they are there"]
  wheels "1.11.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.3"]
  }
  wheels "1.12.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.3"]
  }
  wheels "1.13.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.6"]
  }
}

package "pytorch3d" "0.7.1" {
  released       = "2022-10-23"
  platforms      = ["darwin/amd64", "darwin/arm64", "linux/amd64"]
  needs_nvcc     = "when no wheel matches"
  source         = ["pytorch3d-install", "pytorch3d@v${version}:INSTALL.md", "wheels@e4f9768ec886eaa6e1d58382a29c6139:pytorch3d-0.7.1-cp37-cp37m-macosx_10_9_x86_64.whl"]
  wheels_partial = true
  inferred       = ["wheels"]
  notes          = ["wheels: those of which some source says that they are there"]
  wheels "1.11.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.3"]
  }
}

package "pytorch3d" "0.7.0" {
  released       = "2022-08-10"
  platforms      = ["darwin/amd64", "darwin/arm64", "linux/amd64"]
  needs_nvcc     = "when no wheel matches"
  source         = ["pytorch3d-install", "pytorch3d@v${version}:INSTALL.md", "pytorch3d-pages", "wheels@b89f329f13286ddbdae5f1176ec32c62:pytorch3d-0.7.0-cp310-cp310-macosx_10_9_x86_64.whl"]
  wheels_partial = true
  inferred       = ["wheels"]
  notes          = ["wheels: those of which some source says that they are there"]
  wheels "1.11.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.3"]
  }
  wheels "1.12.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.3"]
  }
}
