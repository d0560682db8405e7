# What holds for cudnn as a whole, and its packages in Linux distributions.

source "deb" {
  title = "Debian archive nvidia-cudnn package"
  date  = "2026-11-20"
  class = "measured"
}

distro_package "debian12" "nvidia-cudnn" {
  version = "8.5.0.96"
  cuda    = "11.7"
  section = "non-free"
  source  = ["deb"]
}

distro_package "debian13" "nvidia-cudnn" {
  version = "9.0.0.312"
  cuda    = "12"
  section = "contrib"
  source  = ["deb"]
}

distro_package "debian-sid" "nvidia-cudnn" {
  version = "9.23.2.1"
  cuda    = "12"
  section = "contrib"
  source  = ["deb"]
}

guidance "cudnn" "up-8.0.x-there-binary-per" {
  text   = "up to 8.0.x there is one binary per CUDA minor; a build for one minor must not be used with another"
  source = ["arch", "img-cudnn"]
}

guidance "cudnn" "8.1.x-already-ships-single-cuda" {
  text   = "8.1.x already ships a single CUDA 11 build for 11.0 to 11.2; 8.2.0/8.2.1 say 11.x, 8.2.2/8.2.4 are built on 11.4; 10.2 stays separate through 8.7"
  source = ["arch", "m822"]
}

guidance "cudnn" "archives-8.3-8.4-still-carry" {
  text   = "archives of 8.3 and 8.4 still carry the build minor in the name (cuda11.5, cuda11.6) but serve all 11.x; names become cuda11/cuda10 at 8.5"
  source = ["cupy-install-library", "m840", "m850"]
}

guidance "cudnn" "cuda-12-builds-start-at" {
  text   = "CUDA 12 builds start at 8.8.0, CUDA 13 builds at 9.12.0; CUDA 10.2 ends at 8.7.0, CUDA 11 ends at 9.10.2"
  source = ["arch", "spack-cudnn"]
}

guidance "cudnn" "dynamic-use-works-every-minor" {
  text   = "dynamic use works on every minor of the built major; static linking only on the minors in static_on"
  source = ["m840", "m896", "m900", "m9102"]
}

guidance "cudnn" "within-major-program-built-cudnn" {
  text     = "within a major, a program built on cuDNN x.y runs on x.z with z >= y; not the reverse; major soname changes break (libcudnn.so.7, .8, .9)"
  source   = ["arch", "m822"]
  inferred = ["text"]
}

guidance "cudnn" "min_driver-minor-compat-floor-cuda-major" {
  text   = "min_driver is the minor-compat floor of the CUDA major; Blackwell needs the CUDA 12.8+ toolkit and the 570 floor even with the CUDA 12 build"
  source = ["m9102", "notes925"]
}

guidance "cudnn" "nvidia-cudnn-cunn-wheels-share-import-path" {
  text     = "nvidia-cudnn-cuNN wheels share one import path nvidia/cudnn/lib, so cu12 and cu13 wheels overwrite each other in one environment"
  source   = ["seen-wheels"]
  inferred = ["text"]
}

guidance "cudnn" "apt-packages-libcudnn8-v-1+cudax.y-up-8.9" {
  text   = "apt packages: libcudnn8=V-1+cudaX.Y up to 8.9, libcudnn9-cuda-NN=V-1 from 9.0"
  source = ["img-cudnn"]
}

guidance "cudnn" "sub-libraries-8" {
  like = "cudnn:sub-libraries-9"
  text = "cuDNN 8 consists of libcudnn.so.8 (shim), ops_infer, ops_train, cnn_infer, cnn_train, adv_infer, adv_train"
  from = "8"
  to   = "8"
}

guidance "cudnn" "sub-libraries-9" {
  text     = "cuDNN 9 consists of libcudnn.so.9 (shim), graph, engines_precompiled, engines_runtime_compiled, heuristic, ops, cnn, adv, engines_tensor_ir (newer 9.x)"
  from     = "9"
  to       = "9"
  source   = ["github.com/pytorch/pytorch/issues/185512"]
  inferred = ["text"]
  notes = [
    "8",
    "9 lists partly from memory; graph, engines_precompiled, heuristic, engines_runtime_compiled and engines_tensor_ir are named in a public loader trace",
  ]
}
