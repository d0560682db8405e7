# Releases of nvidia-dali.

source "spack" {
  title = "package recipes, 2026-07-01; independent second source for torchvision, torchaudio, cupy, DALI"
  url   = "https://github.com/spack/spack-packages"
  date  = "2026-07-01"
  class = "reported"
}

package_info "nvidia-dali" {
  pypi     = "nvidia-dali-cudaXXX"
  source   = ["spack@2026-07-01:py_nvidia_dali/package.py"]
  inferred = ["notes"]
  notes    = ["package suffix names the CUDA major only (cuda110 = 11.x, cuda120 = 12.x, cuda130 = 13.x)"]
}

package "nvidia-dali" "1.53.0" {
  cuda_also = ["12.0", "13.0"]
  platforms = ["linux/amd64", "linux/arm64"]
  source    = ["spack@2026-07-01:py_nvidia_dali/package.py"]
}

package "nvidia-dali" "1.52.0" {
  cuda_also = ["12.0", "13.0"]
  platforms = ["linux/amd64", "linux/arm64"]
  source    = ["spack@2026-07-01:py_nvidia_dali/package.py"]
}

package "nvidia-dali" "1.50.0" {
  cuda_also = ["11.0", "12.0"]
  platforms = ["linux/amd64", "linux/arm64"]
  source    = ["spack@2026-07-01:py_nvidia_dali/package.py"]
}

package "nvidia-dali" "1.41.0" {
  cuda_also = ["11.0", "12.0"]
  platforms = ["linux/amd64", "linux/arm64"]
  source    = ["spack@2026-07-01:py_nvidia_dali/package.py"]
}

package "nvidia-dali" "1.36.0" {
  cuda_also = ["11.0", "12.0"]
  platforms = ["linux/amd64", "linux/arm64"]
  source    = ["spack@2026-07-01:py_nvidia_dali/package.py"]
}

package "nvidia-dali" "1.27.0" {
  cuda_also = ["11.0", "12.0"]
  platforms = ["linux/amd64", "linux/arm64"]
  source    = ["spack@2026-07-01:py_nvidia_dali/package.py"]
}

package "nvidia-dali" "1.26.0" {
  cuda_also = ["11.0", "12.0"]
  platforms = ["linux/amd64", "linux/arm64"]
  source    = ["spack@2026-07-01:py_nvidia_dali/package.py"]
}

package "nvidia-dali" "1.25.0" {
  cuda_also = ["11.0", "12.0"]
  platforms = ["linux/amd64", "linux/arm64"]
  source    = ["spack@2026-07-01:py_nvidia_dali/package.py"]
}

package "nvidia-dali" "1.24.0" {
  cuda_also = ["11.0", "12.0"]
  platforms = ["linux/amd64", "linux/arm64"]
  source    = ["spack@2026-07-01:py_nvidia_dali/package.py"]
}

package "nvidia-dali" "1.23.0" {
  cuda_also = ["11.0", "12.0"]
  platforms = ["linux/amd64", "linux/arm64"]
  source    = ["spack@2026-07-01:py_nvidia_dali/package.py"]
}

package "nvidia-dali" "1.22.0" {
  cuda_also = ["11.0", "12.0"]
  platforms = ["linux/amd64", "linux/arm64"]
  source    = ["spack@2026-07-01:py_nvidia_dali/package.py"]
}
