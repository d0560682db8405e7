# Releases of nvidia-dali.

package_info "nvidia-dali" {
  delivery = "system"
  aliases  = ["nvidia-dali-cuda110", "nvidia-dali-cuda120", "nvidia-dali-cuda130"]
  source   = ["spack-recipes@2026-07-01:py_nvidia_dali/package.py"]
  inferred = ["notes"]
  notes    = ["package suffix names the CUDA major only (cuda110 = 11.x, cuda120 = 12.x, cuda130 = 13.x)"]
}

package "nvidia-dali" "1.53.0" {
  pypi      = ["nvidia-dali-cuda120", "nvidia-dali-cuda130"]
  cuda_also = ["12.0", "13.0"]
  platforms = ["linux/amd64", "linux/arm64"]
  source    = ["spack-recipes@2026-07-01:py_nvidia_dali/package.py"]
}

package "nvidia-dali" "1.52.0" {
  pypi      = ["nvidia-dali-cuda120", "nvidia-dali-cuda130"]
  cuda_also = ["12.0", "13.0"]
  platforms = ["linux/amd64", "linux/arm64"]
  source    = ["spack-recipes@2026-07-01:py_nvidia_dali/package.py"]
}

package "nvidia-dali" "1.50.0" {
  pypi      = ["nvidia-dali-cuda110", "nvidia-dali-cuda120"]
  cuda_also = ["11.0", "12.0"]
  platforms = ["linux/amd64", "linux/arm64"]
  source    = ["spack-recipes@2026-07-01:py_nvidia_dali/package.py"]
}

package "nvidia-dali" "1.41.0" {
  pypi      = ["nvidia-dali-cuda110", "nvidia-dali-cuda120"]
  cuda_also = ["11.0", "12.0"]
  platforms = ["linux/amd64", "linux/arm64"]
  source    = ["spack-recipes@2026-07-01:py_nvidia_dali/package.py"]
}

package "nvidia-dali" "1.36.0" {
  pypi      = ["nvidia-dali-cuda110", "nvidia-dali-cuda120"]
  cuda_also = ["11.0", "12.0"]
  platforms = ["linux/amd64", "linux/arm64"]
  source    = ["spack-recipes@2026-07-01:py_nvidia_dali/package.py"]
}

package "nvidia-dali" "1.27.0" {
  pypi      = ["nvidia-dali-cuda110", "nvidia-dali-cuda120"]
  cuda_also = ["11.0", "12.0"]
  platforms = ["linux/amd64", "linux/arm64"]
  source    = ["spack-recipes@2026-07-01:py_nvidia_dali/package.py"]
}

package "nvidia-dali" "1.26.0" {
  pypi      = ["nvidia-dali-cuda110", "nvidia-dali-cuda120"]
  cuda_also = ["11.0", "12.0"]
  platforms = ["linux/amd64", "linux/arm64"]
  source    = ["spack-recipes@2026-07-01:py_nvidia_dali/package.py"]
}

package "nvidia-dali" "1.25.0" {
  pypi      = ["nvidia-dali-cuda110", "nvidia-dali-cuda120"]
  cuda_also = ["11.0", "12.0"]
  platforms = ["linux/amd64", "linux/arm64"]
  source    = ["spack-recipes@2026-07-01:py_nvidia_dali/package.py"]
}

package "nvidia-dali" "1.24.0" {
  pypi      = ["nvidia-dali-cuda110", "nvidia-dali-cuda120"]
  cuda_also = ["11.0", "12.0"]
  platforms = ["linux/amd64", "linux/arm64"]
  source    = ["spack-recipes@2026-07-01:py_nvidia_dali/package.py"]
}

package "nvidia-dali" "1.23.0" {
  pypi      = ["nvidia-dali-cuda110", "nvidia-dali-cuda120"]
  cuda_also = ["11.0", "12.0"]
  platforms = ["linux/amd64", "linux/arm64"]
  source    = ["spack-recipes@2026-07-01:py_nvidia_dali/package.py"]
}

package "nvidia-dali" "1.22.0" {
  pypi      = ["nvidia-dali-cuda110", "nvidia-dali-cuda120"]
  cuda_also = ["11.0", "12.0"]
  platforms = ["linux/amd64", "linux/arm64"]
  source    = ["spack-recipes@2026-07-01:py_nvidia_dali/package.py"]
}
