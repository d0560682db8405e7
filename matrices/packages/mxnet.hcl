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
  python    = ["2.7", "3.4", "3.5", "3.6", "3.7", "3.8", "3.9", "3.10", "3.11"]
  requires  = { numpy = "<1.24" }
  platforms = ["linux/amd64"]
  source    = ["mxnet@master:docs/static_site/src/_includes/get_started/linux/python/gpu/pip.md", "mxnet-pypi"]
  cell_source = {
    python = ["wheels@733ec24da96f70e284d81fb567cf4ffe:mxnet_cu90-1.4.1-py2.py3-none-manylinux1_x86_64.whl"]
  }
  inferred = ["python", "requires"]
  notes = [
    "python, numpy: the wheels are for any Python 2 and 3, from 1.9 on for any Python 3; NumPy dropped names that it uses in 1.24, and NumPy 1.23 has wheels up to Python 3.11",
  ]
  rows = {
    "1.9.1" = {
      pypi      = ["mxnet-cu101", "mxnet-cu102", "mxnet-cu110", "mxnet-cu112"]
      python    = ["3.6", "3.7", "3.8", "3.9", "3.10", "3.11"]
      cuda_also = ["10.1", "10.2", "11.0", "11.2"]
      source = [
        "mxnet@master:tools/pip/doc/CU112_ADDITIONAL.md",
        "mxnet@master:tools/pip/setup.py",
        "mxnet-112-user",
      ]
      cell_source = {
        python = ["wheels@3182a4791a0160418ed4e0931a8df410:mxnet_cu101-1.9.1-py3-none-manylinux2014_x86_64.whl"]
      }
      notes = [
        "python, numpy: the wheels are for any Python 2 and 3, from 1.9 on for any Python 3; NumPy dropped names that it uses in 1.24, and NumPy 1.23 has wheels up to Python 3.11",
        "inferred: list from the packaging notes kept on master; cu112 1.9.1 confirmed by public installs; NumPy < 1.24 needed in practice",
      ]
    }
    "1.8.0.post0" = {
      pypi      = ["mxnet-cu100", "mxnet-cu101", "mxnet-cu102", "mxnet-cu110", "mxnet-cu112"]
      cuda      = "10.2"
      cuda_also = ["10.0", "10.1", "11.0", "11.2"]
      source = [
        "mxnet@master:docs/static_site/src/_includes/get_started/linux/python/gpu/pip.md",
        "mxnet-112-user",
        "mxnet-pypi",
      ]
      cell_source = {
        pypi = [
          "wheels@f0767122c8cfe282d9e19c6b90cccc6e:mxnet_cu110-1.8.0.post0-py2.py3-none-manylinux2014_x86_64.whl",
        ]
      }
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
