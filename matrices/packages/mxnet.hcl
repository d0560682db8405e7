# Releases of mxnet.

source "mxnet" {
  title = "github.com/apache/mxnet"
  url   = "https://github.com/apache/mxnet"
  date  = "2026-11-20"
  class = "vendor"
}

source "mxnet-pypi" {
  title = "pypi.org: releases of mxnet-cu80, mxnet-cu90, mxnet-cu92, mxnet-cu100, mxnet-cu101"
  url   = "https://pypi.org/project/mxnet-cu90/#history"
  date  = "2026-11-23"
  class = "vendor"
}

source "mxnet-112-user" {
  title = "public installs of mxnet-cu112 1.9.1 and 1.8.0.post0"
  date  = "2026-11-20"
  class = "reported"
}

package_info "mxnet" {
  delivery = "system"
  aliases  = ["mxnet-cu112", "mxnet-cu110", "mxnet-cu102", "mxnet-cu101", "mxnet-cu100", "mxnet-cu92", "mxnet-cu91", "mxnet-cu90", "mxnet-cu80"]
  source   = ["mxnet@master:tools/pip/doc/CU112_ADDITIONAL.md"]
  notes    = ["project retired; the get-started page shows one recommended CUDA build per version"]
}

package "mxnet" {
  python_requires = ">=3.6,<3.12"
  requires        = { numpy = "<1.24" }
  platforms       = ["linux/amd64"]
  source          = ["mxnet@master:docs/static_site/src/_includes/get_started/linux/python/gpu/pip.md", "mxnet-pypi"]
  inferred        = ["python_requires", "requires"]
  notes = [
    "python_requires, numpy: NumPy dropped names that it uses in 1.24, and NumPy 1.23 has wheels up to Python 3.11",
  ]
  rows = {
    "1.9.1" = {
      pypi      = ["mxnet-cu101", "mxnet-cu102", "mxnet-cu110", "mxnet-cu112"]
      cuda_also = ["10.1", "10.2", "11.0", "11.2"]
      source = [
        "mxnet@master:tools/pip/doc/CU112_ADDITIONAL.md",
        "mxnet@master:tools/pip/setup.py",
        "mxnet-112-user",
      ]
      notes = [
        "python_requires, numpy: NumPy dropped names that it uses in 1.24, and NumPy 1.23 has wheels up to Python 3.11",
        "inferred: list from the packaging notes kept on master; cu112 1.9.1 confirmed by public installs; NumPy < 1.24 needed in practice",
      ]
    }
    "1.8.0.post0" = {
      pypi      = ["mxnet-cu100", "mxnet-cu101", "mxnet-cu102", "mxnet-cu112"]
      cuda      = "10.2"
      cuda_also = ["10.0", "10.1", "11.2"]
      source = [
        "mxnet@master:docs/static_site/src/_includes/get_started/linux/python/gpu/pip.md",
        "mxnet-112-user",
        "mxnet-pypi",
      ]
    }
    "1.7.0" = {
      pypi      = ["mxnet-cu92", "mxnet-cu100", "mxnet-cu101", "mxnet-cu102"]
      cuda      = "10.2"
      cuda_also = ["9.2", "10.0", "10.1"]
    }
    "1.6.0.post0" = {
      pypi      = ["mxnet-cu90", "mxnet-cu92", "mxnet-cu101", "mxnet-cu102"]
      cuda      = "10.2"
      cuda_also = ["9.0", "9.2", "10.1"]
    }
    "1.5.1" = {
      pypi      = ["mxnet-cu90", "mxnet-cu92", "mxnet-cu100", "mxnet-cu101"]
      cuda      = "10.1"
      cuda_also = ["9.0", "9.2", "10.0"]
    }
    "1.4.1" = {
      pypi      = ["mxnet-cu80", "mxnet-cu90", "mxnet-cu92", "mxnet-cu100", "mxnet-cu101"]
      cuda      = "10.1"
      cuda_also = ["8.0", "9.0", "9.2", "10.0"]
    }
    "1.3.1" = {
      pypi      = ["mxnet-cu80", "mxnet-cu90", "mxnet-cu92", "mxnet-cu100"]
      cuda      = "9.2"
      cuda_also = ["8.0", "9.0", "10.0"]
    }
    "1.2.1"  = { pypi = ["mxnet-cu80", "mxnet-cu90", "mxnet-cu92"], cuda = "9.2", cuda_also = ["8.0", "9.0"] }
    "1.1.0"  = { pypi = ["mxnet-cu80", "mxnet-cu90", "mxnet-cu91"], cuda = "9.1", cuda_also = ["8.0", "9.0"] }
    "1.0.0"  = { pypi = ["mxnet-cu80", "mxnet-cu90"], cuda = "9.0", cuda_also = ["8.0"] }
    "0.12.1" = { pypi = ["mxnet-cu80", "mxnet-cu90"], cuda = "9.0", cuda_also = ["8.0"] }
    "0.11.0" = {
      pypi   = ["mxnet-cu80"]
      cuda   = "8.0"
      source = ["mxnet@master:docs/static_site/src/_includes/get_started/linux/python/gpu/pip.md"]
    }
  }
}
