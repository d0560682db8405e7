source "s" {
  title = "A page"
  date  = "2026-11-20"
  class = "vendor"
}

package "ranged" "1.0" {
  python_requires = ">=3.8, <3.12"
  requires        = { torch = ">=2.4,<2.6" }
  markers         = { torch = "platform_machine != 'aarch64' and python_version < '3.12'" }
  source          = ["s"]
}

package "ranged" "0.9" {
  python_requires = "3.8 or newer"
  source          = ["s"]
}

package "ranged" "0.8" {
  python_requires = "-3.10"
  source          = ["s"]
}

package "ranged" "0.7" {
  python_requires = ">=3.8,<3.7"
  requires        = { torch = "*" }
  markers         = { torch = "on Linux alone" }
  source          = ["s"]
}

package "ties" "1.0" {
  python         = ["3.10"]
  requires_other = {
    "torch (extra)"                  = "2.4 or newer"
    "triton (import)"                = "*"
    "numba (always)"                 = "=>0.61"
    "numpy (python_version < '3.9')" = "<<2"
    "torch (source build)"           = "the very one"
    torch                            = "same CUDA major.minor as the nvcc used"
  }
  source = ["s"]
}
