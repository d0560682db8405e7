# Releases of gsplat.

package_info "gsplat" {
  framework = "pytorch"
  module    = "gsplat"
  pypi      = "gsplat"
  source    = ["wheels@515a3773641f5e7f7717acab6276c0b1:gsplat-1.5.3-py3-none-any.whl"]
  inferred  = ["module"]
  notes     = ["the index has it without compiled code; its makers publish wheels for single torch minors beside their releases"]
}

package "gsplat" {
  python_requires = ">=3.7"
  requires        = { torch = "*" }
  needs_nvcc      = "at first use (JIT)"
  platforms       = ["any"]
  inferred        = ["needs_nvcc"]
  rows = {
    "1.5.3" = {
      released = "2025-07-04"
      source   = ["wheels@515a3773641f5e7f7717acab6276c0b1:gsplat-1.5.3-py3-none-any.whl"]
    }
    "1.5.2" = {
      released = "2025-05-13"
      source   = ["wheels@6a14e263b06615ee2ee9bf2d15362bfb:gsplat-1.5.2-py3-none-any.whl"]
    }
    "1.5.1" = {
      released = "2025-04-18"
      source   = ["wheels@907e8209378d4638badd0715e68adaf4:gsplat-1.5.1-py3-none-any.whl"]
    }
    "1.5.0" = {
      released = "2025-04-04"
      source   = ["wheels@e3017ae559bab2f82235d2bd0cd2d13d:gsplat-1.5.0-py3-none-any.whl"]
    }
  }
}
