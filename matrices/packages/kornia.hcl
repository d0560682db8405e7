# Releases of kornia.

source "kornia" {
  title = "github.com/kornia/kornia"
  url   = "https://github.com/kornia/kornia"
  date  = "2026-11-26"
  class = "vendor"
}

package_info "kornia" {
  framework = "pytorch"
  module    = "kornia"
  pypi      = "kornia"
  source    = ["wheels@7a1632fe004a305c94f2b979fc6ab4df:kornia-0.9.0-py3-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "kornia" {
  python_requires = ">=3.11"
  requires        = { torch = ">=2.0.0" }
  platforms       = ["any"]
  rows = {
    "0.9.0" = {
      released = "2026-10-23"
      requires = { numpy = ">=1.21", torch = ">=2.5.1" }
      source   = ["wheels@7a1632fe004a305c94f2b979fc6ab4df:kornia-0.9.0-py3-none-any.whl"]
    }
    "0.8.3" = { released = "2026-05-19", source = ["kornia@v${version}:pyproject.toml"] }
    "0.8.2" = {
      released        = "2025-11-08"
      python_requires = ">=3.9"
      source          = ["wheels@32dfe77c9c74a87a2de49395aa3c2c37:kornia-0.8.2-py2.py3-none-any.whl"]
    }
  }
}

package "kornia" {
  requires  = { torch = ">=1.9.1" }
  platforms = ["any"]
  source    = ["kornia@v${version}:requirements/requirements.txt"]
  rows = {
    "0.8.1" = { released = "2025-05-08", python_requires = ">=3.9" }
    "0.8.0" = {
      released        = "2025-01-11"
      python_requires = ">=3.9"
      source          = ["wheels@028711b0902dd7c0c79ddd20b6299b96:kornia-0.8.0-py2.py3-none-any.whl"]
    }
    "0.7.4" = { released = "2024-11-05", python_requires = ">=3.9" }
    "0.7.3" = { released = "2024-06-28", python_requires = ">=3.8" }
    "0.7.2" = { released = "2024-03-14", python_requires = ">=3.8" }
    "0.7.1" = { released = "2023-12-27", python_requires = ">=3.8" }
    "0.7.0" = {
      released        = "2023-08-02"
      python_requires = ">=3.8"
      source          = ["wheels@daa77a65f9cbfc1a67487d64a6b23d18:kornia-0.7.0-py2.py3-none-any.whl"]
    }
    "0.6.12" = {
      released        = "2023-04-20"
      python_requires = ">=3.7"
      source          = ["wheels@659f0f0948e127b69ed437592f49531c:kornia-0.6.12-py2.py3-none-any.whl"]
    }
    "0.6.11" = { released = "2023-03-28", python_requires = ">=3.7" }
    "0.6.10" = { released = "2023-02-17", python_requires = ">=3.7", source = ["kornia@v${version}:setup.py"] }
    "0.6.9"  = { released = "2022-12-21", python_requires = ">=3.7", source = ["kornia@v${version}:setup.cfg"] }
  }
}

package "kornia" {
  python_requires = ">=3.6"
  requires        = { torch = ">=1.8.1" }
  platforms       = ["any"]
  source          = ["kornia@v${version}:setup.py"]
  rows = {
    "0.6.8" = { released = "2022-10-13", source = ["kornia@v${version}:setup.cfg"] }
    "0.6.7" = { released = "2022-08-30" }
    "0.6.6" = { released = "2022-07-16" }
    "0.6.5" = { released = "2022-05-17" }
    "0.6.4" = { released = "2022-03-21" }
    "0.6.3" = { released = "2022-01-31" }
    "0.6.2" = { released = "2021-12-03" }
    "0.6.1" = { released = "2021-10-22" }
    "0.6.0" = {
      released = "2021-10-22"
      source   = ["wheels@093d059cb291e8773a157822e70b0978:kornia-0.6.0-py2.py3-none-any.whl"]
    }
  }
}

package "kornia" {
  python_requires = ">=3.6"
  requires        = { torch = ">=1.6.0" }
  platforms       = ["any"]
  source          = ["kornia@${version}:setup.py"]
  rows = {
    "0.5.11" = { released = "2021-09-19" }
    "0.5.10" = { released = "2021-08-30", source = ["kornia@v${version}:setup.py"] }
    "0.5.8"  = { released = "2021-08-06" }
    "0.5.7"  = { released = "2021-07-26" }
    "0.5.6"  = { released = "2021-07-12" }
    "0.5.5"  = { released = "2021-06-27", requires = { numpy = "<=1.19" } }
    "0.5.4"  = { released = "2021-06-11" }
    "0.5.3"  = { released = "2021-05-30" }
    "0.5.2"  = { released = "2021-05-14" }
    "0.5.1" = {
      released = "2021-04-30"
      source   = ["wheels@0970ce8c07a58de461c6e1282a800d56:kornia-0.5.1-py2.py3-none-any.whl"]
      inferred = ["requires"]
      notes    = ["inferred: what the releases before and after it agree on"]
    }
    "0.5.0" = {
      released = "2021-03-17"
      source   = ["wheels@a5b6aa37462c85c8c76712d3f4879f8f:kornia-0.5.0-py2.py3-none-any.whl"]
    }
  }
}
