# Releases of nvidia-dali.

source "nvidia-dali-days" {
  title = "days on which releases of nvidia-dali-cuda120 came out on the public index, 1.22.0 to 1.53.0"
  url   = "https://pypi.org/project/nvidia-dali-cuda120/#history"
  date  = "2026-12-01"
  class = "measured"
}

package_info "nvidia-dali" {
  delivery = "system"
  aliases  = ["nvidia-dali-cuda110", "nvidia-dali-cuda120", "nvidia-dali-cuda130"]
  source   = ["spack-recipes@2026-07-01:py_nvidia_dali/package.py"]
  inferred = ["notes"]
  notes    = ["package suffix names the CUDA major only (cuda110 = 11.x, cuda120 = 12.x, cuda130 = 13.x)"]
}

package "nvidia-dali" {
  pypi            = ["nvidia-dali-cuda120", "nvidia-dali-cuda130"]
  python_requires = ">=3.10,<3.15"
  min_glibc       = "2.28"
  cuda_also       = ["12", "13"]
  platforms       = ["linux/amd64", "linux/arm64"]
  rows = {
    "2.4.0" = {
      released        = "2026-10-26"
      python_requires = ">=3.10,<3.16"
      source = [
        "wheels@fbfd3204b55924bfc53354bff766bcf3:nvidia_dali_cuda130-2.4.0-py3-none-manylinux_2_28_x86_64.whl",
      ]
    }
    "2.3.0" = {
      released = "2026-08-28"
      source = [
        "wheels@fce2583ef94c30e4f90a0e30edb81479:nvidia_dali_cuda130-2.3.0-py3-none-manylinux_2_28_x86_64.whl",
      ]
    }
    "2.2.0" = {
      released = "2026-06-29"
      source = [
        "wheels@a957b654bd851f36b65ab8c99705bba4:nvidia_dali_cuda130-2.2.0-py3-none-manylinux_2_28_x86_64.whl",
      ]
    }
    "2.1.1" = {
      released = "2026-06-15"
      source = [
        "wheels@be56ef0d95086f8cdc93d657c5177cef:nvidia_dali_cuda130-2.1.1-py3-none-manylinux_2_28_x86_64.whl",
      ]
    }
    "2.1.0" = {
      released = "2026-04-28"
      source = [
        "wheels@d6d7537990ef2df14e50275b79e9a4d8:nvidia_dali_cuda130-2.1.0-py3-none-manylinux_2_28_x86_64.whl",
      ]
    }
    "2.0.0" = {
      released = "2026-03-02"
      source = [
        "wheels@dd950e289753cfee88fa3bfd246eedf9:nvidia_dali_cuda130-2.0.0-py3-none-manylinux_2_28_x86_64.whl",
      ]
    }
    "1.53.0" = {
      without     = ["python_requires", "min_glibc"]
      released    = "2026-01-07"
      source      = ["spack-recipes@2026-07-01:py_nvidia_dali/package.py"]
      cell_source = { released = ["nvidia-dali-days"] }
    }
    "1.52.0" = {
      without     = ["python_requires", "min_glibc"]
      released    = "2025-10-28"
      source      = ["spack-recipes@2026-07-01:py_nvidia_dali/package.py"]
      cell_source = { released = ["nvidia-dali-days"] }
    }
  }
}

package "nvidia-dali" {
  pypi        = ["nvidia-dali-cuda110", "nvidia-dali-cuda120"]
  cuda_also   = ["11", "12"]
  platforms   = ["linux/amd64", "linux/arm64"]
  source      = ["spack-recipes@2026-07-01:py_nvidia_dali/package.py"]
  cell_source = { released = ["nvidia-dali-days"] }
  rows = {
    "1.50.0" = { released = "2025-05-27" }
    "1.41.0" = { released = "2024-08-29" }
    "1.36.0" = { released = "2024-03-25" }
    "1.27.0" = { released = "2023-06-27" }
    "1.26.0" = { released = "2023-05-25" }
    "1.25.0" = { released = "2023-04-24" }
    "1.24.0" = { released = "2023-04-03" }
    "1.23.0" = { released = "2023-04-03" }
    "1.22.0" = { released = "2023-02-17" }
  }
}
