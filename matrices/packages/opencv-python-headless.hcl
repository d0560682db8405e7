# Releases of opencv-python-headless.

package_info "opencv-python-headless" {
  module = "cv2"
  pypi   = "opencv-python-headless"
  sdist  = true
  source = ["wheels@09a872a157c1376ab922a69bbf22f9a9:opencv_python_headless-5.0.0.93-cp37-abi3-manylinux2014_x86_64.manylinux_2_17_x86_64.whl"]
}

package "opencv-python-headless" {
  python          = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.6"
  min_glibc       = "2.17"
  requires        = { numpy = "<2.0" }
  requires_other  = { "numpy (python_version >= \"3.9\")" = ">=2" }
  markers         = { numpy = "python_version < \"3.9\"" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  rows = {
    "5.0.0.93"  = { released = "2026-07-02" }
    "4.14.0.94" = { released = "2026-07-28" }
    "4.13.0.92" = { released = "2026-02-05" }
    "4.13.0.90" = { released = "2026-01-18" }
    "4.12.0.88" = { released = "2025-07-07", requires_other = { "numpy (python_version >= \"3.9\")" = ">=2,<2.3.0" } }
  }
}

package "opencv-python-headless" {
  python          = ["3.7", "3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.6"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.13.3" }
  requires_other = {
    "numpy (python_version >= \"3.10\")"                                                                     = ">=1.21.2"
    "numpy (python_version >= \"3.11\")"                                                                     = ">=1.23.5"
    "numpy (python_version >= \"3.6\" and platform_system == \"Linux\" and platform_machine == \"aarch64\")" = ">=1.19.3"
    "numpy (python_version >= \"3.7\")"                                                                      = ">=1.17.0"
    "numpy (python_version >= \"3.8\")"                                                                      = ">=1.17.3"
    "numpy (python_version >= \"3.9\")"                                                                      = ">=1.19.3"
  }
  markers   = { numpy = "python_version < \"3.7\"" }
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source    = ["wheels"]
  rows = {
    "4.11.0.86" = { released = "2025-01-16", requires_other = { "numpy (python_version >= \"3.12\")" = ">=1.26.0" } }
    "4.10.0.84" = { released = "2024-06-17", requires_other = { "numpy (python_version >= \"3.12\")" = ">=1.26.0" } }
    "4.10.0.82" = {
      released       = "2024-06-03"
      requires_other = { "numpy (python_version >= \"3.12\")" = ">=1.26.0" }
      numpy_abi      = "<2"
      cell_source    = { numpy_abi = ["opencv-python-995", "opencv-python-4.10.0.84"] }
    }
    "4.9.0.80" = {
      released       = "2023-12-31"
      requires_other = { "numpy (python_version >= \"3.12\")" = ">=1.26.0" }
      numpy_abi      = "<2"
      cell_source    = { numpy_abi = ["opencv-python-995", "opencv-python-4.10.0.84"] }
    }
    "4.8.1.78" = {
      released    = "2023-09-28"
      numpy_abi   = "<2"
      cell_source = { numpy_abi = ["opencv-python-995", "opencv-python-4.10.0.84"] }
    }
    "4.8.0.76" = {
      released    = "2023-08-09"
      numpy_abi   = "<2"
      cell_source = { numpy_abi = ["opencv-python-995", "opencv-python-4.10.0.84"] }
    }
    "4.7.0.72" = {
      released       = "2023-02-22"
      requires_other = { "numpy (python_version >= \"3.11\")" = ">=1.22.0" }
      numpy_abi      = "<2"
      cell_source    = { numpy_abi = ["opencv-python-995", "opencv-python-4.10.0.84"] }
    }
    "4.6.0.66" = {
      without        = ["requires_other.numpy (python_version >= \"3.11\")"]
      released       = "2022-06-08"
      python         = ["3.6", "3.7", "3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
      requires_other = { "numpy (python_version >= \"3.7\")" = ">=1.14.5" }
      numpy_abi      = "<2"
      cell_source    = { numpy_abi = ["opencv-python-995", "opencv-python-4.10.0.84"] }
    }
    "4.5.5.64" = {
      without        = ["requires_other.numpy (python_version >= \"3.11\")"]
      released       = "2022-03-09"
      python         = ["3.6", "3.7", "3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
      requires_other = { "numpy (python_version >= \"3.7\")" = ">=1.14.5" }
      numpy_abi      = "<2"
      cell_source    = { numpy_abi = ["opencv-python-995", "opencv-python-4.10.0.84"] }
    }
  }
}

package "opencv-python-headless" {
  python          = ["3.6", "3.7", "3.8", "3.9"]
  python_requires = ">=3.6"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.13.3" }
  numpy_abi       = "<2"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels"]
  cell_source     = { numpy_abi = ["opencv-python-995", "opencv-python-4.10.0.84"] }
  rows = {
    "4.5.4.60" = {
      released = "2021-11-22"
      python   = ["3.6", "3.7", "3.8", "3.9", "3.10"]
      requires = { numpy = ">=1.21.2" }
    }
    "4.5.4.58" = {
      released = "2021-10-21"
      python   = ["3.6", "3.7", "3.8", "3.9", "3.10"]
      requires = { numpy = ">=1.21.2" }
    }
    "4.5.3.56" = { released = "2021-07-11" }
    "4.5.2.54" = { released = "2021-06-07" }
  }
}
