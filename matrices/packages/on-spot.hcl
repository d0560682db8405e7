# Packages without wheels, which are always compiled where they are, against the framework there.

source "diff-gaussian-rasterization" {
  title = "graphdeco-inria/diff-gaussian-rasterization setup.py: an extension of torch's builder, without releases"
  url   = "https://github.com/graphdeco-inria/diff-gaussian-rasterization/blob/1e751edfe260b04a5f5ba34b02062a5fb227ddfa/setup.py"
  date  = "2026-11-26"
  class = "vendor"
}

source "simple-knn" {
  title = "simple-knn setup.py, of Inria and copied: an extension of torch's builder, without releases"
  url   = "https://github.com/camenduru/simple-knn/blob/3574f51fc18cf307791182a60f3eea6defe5a27e/setup.py"
  date  = "2026-11-26"
  class = "reported"
}

source "correlation-extension" {
  title = "ClementPinard/Pytorch-Correlation-extension setup.py: an extension of torch's builder"
  url   = "https://github.com/ClementPinard/Pytorch-Correlation-extension/blob/04f877da0278e307ef4f061503eef6b6d906f746/setup.py"
  date  = "2026-11-26"
  class = "vendor"
}

source "tiny-cuda-nn" {
  title = "NVlabs/tiny-cuda-nn bindings/torch/setup.py: an extension of torch's builder, with PTX, for the newest GPU that nvcc knows where it does not know the one there"
  url   = "https://github.com/NVlabs/tiny-cuda-nn/blob/02919511e152ee1059b51b7825bd9a4de659645c/bindings/torch/setup.py"
  date  = "2026-11-26"
  class = "vendor"
}

package_info "diff-gaussian-rasterization" {
  module  = "diff_gaussian_rasterization"
  on_spot = true
  source  = ["diff-gaussian-rasterization"]
}

package_info "simple-knn" {
  module  = "simple_knn"
  on_spot = true
  source  = ["simple-knn"]
}

package_info "spatial-correlation-sampler" {
  pypi    = "spatial-correlation-sampler"
  module  = "spatial_correlation_sampler"
  on_spot = true
  source  = ["correlation-extension"]
}

package_info "tinycudann" {
  aliases   = ["tiny-cuda-nn"]
  module    = "tinycudann"
  on_spot   = true
  hands_ptx = true
  source    = ["tiny-cuda-nn"]
}
