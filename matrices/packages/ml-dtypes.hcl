# Releases of ml-dtypes.

package_info "ml-dtypes" {
  module = "ml_dtypes"
  pypi   = "ml-dtypes"
  sdist  = true
  source = ["wheels@ef2c347e71f11625603983b426b42f5c:ml_dtypes-0.7.0-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl"]
}

package "ml-dtypes" "0.7.0" {
  like     = "0.6.0"
  released = "2026-11-16"
  source = [
    "wheels@ef2c347e71f11625603983b426b42f5c:ml_dtypes-0.7.0-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

package "ml-dtypes" "0.6.0" {
  released        = "2026-08-13"
  python          = ["3.10", "3.11", "3.12", "3.13", "3.14", "3.15"]
  python_requires = ">=3.10"
  min_glibc       = "2.27"
  requires        = { numpy = ">=2.0.0" }
  requires_other = {
    "numpy (python_version >= \"3.13\")" = ">=2.1.0"
    "numpy (python_version >= \"3.14\")" = ">=2.3.0"
  }
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source = [
    "wheels@6ec0d244a5bba12239025389ad88bbfb:ml_dtypes-0.6.0-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

package "ml-dtypes" {
  python_requires = ">=3.9"
  min_glibc       = "2.17"
  requires        = { numpy = ">=1.21" }
  requires_other = {
    "numpy (python_version >= \"3.10\")" = ">=1.21.2"
    "numpy (python_version >= \"3.11\")" = ">=1.23.3"
    "numpy (python_version >= \"3.12\")" = ">=1.26.0"
    "numpy (python_version >= \"3.13\")" = ">=2.1.0"
  }
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  rows = {
    "0.5.4" = {
      released  = "2025-11-17"
      python    = ["3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
      min_glibc = "2.27"
      source = [
        "wheels@388d399a2152dd79a3f0456a952284a9:ml_dtypes-0.5.4-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "0.5.3" = {
      released  = "2025-07-29"
      python    = ["3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
      min_glibc = "2.27"
      source = [
        "wheels@bdcf26c2dbc926b8a35ec8cbfad7eff1:ml_dtypes-0.5.3-cp310-cp310-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "0.5.1" = {
      released = "2025-01-07"
      python   = ["3.9", "3.10", "3.11", "3.12", "3.13"]
      source = [
        "wheels@141b2ea2f20bb10802ddca55d91fe212:ml_dtypes-0.5.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.5.0" = {
      released = "2024-09-13"
      python   = ["3.9", "3.10", "3.11", "3.12", "3.13"]
      source = [
        "wheels@c7a9152f5876fef565516aa5dd1dccd6:ml_dtypes-0.5.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.4.1" = {
      without  = ["requires_other.numpy (python_version >= \"3.13\")"]
      released = "2024-09-13"
      python   = ["3.9", "3.10", "3.11", "3.12"]
      requires = { numpy = ">1.20" }
      source = [
        "wheels@9f5e8f75fa371020dd30f9196e7d73ba:ml_dtypes-0.4.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.4.0" = {
      without  = ["requires_other.numpy (python_version >= \"3.13\")"]
      released = "2024-04-01"
      python   = ["3.9", "3.10", "3.11", "3.12"]
      requires = { numpy = ">1.20" }
      source = [
        "wheels@03e7cda6ef164eed0abb31df69d2c00c:ml_dtypes-0.4.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.3.2" = {
      without  = ["requires_other.numpy (python_version >= \"3.13\")"]
      released = "2024-01-03"
      python   = ["3.9", "3.10", "3.11", "3.12"]
      requires = { numpy = ">1.20" }
      source = [
        "wheels@961134ea44c7b8ca63eda902a44b58cd:ml_dtypes-0.3.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
  }
}

package "ml-dtypes" {
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.7"
  min_glibc       = "2.17"
  requires        = { numpy = ">1.20" }
  requires_other = {
    "numpy (python_version > \"3.10\")" = ">=1.23.3"
    "numpy (python_version > \"3.9\")"  = ">=1.21.2"
  }
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  rows = {
    "0.3.1" = {
      released        = "2023-09-22"
      python          = ["3.9", "3.10", "3.11", "3.12"]
      python_requires = ">=3.9"
      requires_other  = { "numpy (python_version > \"3.12\")" = ">=1.26.0" }
      source = [
        "wheels@fcae2c69715410d96906e1dfe8f017d9:ml_dtypes-0.3.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.3.0" = {
      released        = "2023-09-19"
      python          = ["3.9", "3.10", "3.11", "3.12"]
      python_requires = ">=3.9"
      requires_other  = { "numpy (python_version > \"3.12\")" = ">=1.26.0" }
      source = [
        "wheels@6b051daf1717dfef83e68d421c72d8d7:ml_dtypes-0.3.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.2.0" = {
      released = "2023-06-06"
      source = [
        "wheels@f08c391c2794f2aad358e6f4c70785a9:ml_dtypes-0.2.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.1.0" = {
      released = "2023-04-11"
      source = [
        "wheels@dee8ea629b8e3e20c6649852c1b9deac:ml_dtypes-0.1.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.0.4" = {
      released = "2023-03-27"
      source = [
        "wheels@a74c1fb29d2e586f643fb1a70b1dffe9:ml_dtypes-0.0.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.0.3" = {
      released  = "2023-03-22"
      platforms = ["linux/amd64", "windows/amd64"]
      source = [
        "wheels@eabaf3690158ba769d3050f5acdd7766:ml_dtypes-0.0.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.0.2" = {
      released  = "2023-03-21"
      platforms = ["linux/amd64", "windows/amd64"]
      source = [
        "wheels@e4ee04c62001923c4ee488ca3469561e:ml_dtypes-0.0.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.0.1" = {
      without  = ["python", "min_glibc", "requires_other", "platforms"]
      released = "2023-03-10"
      source   = ["wheels@1d3ddc966376fe484bbe6bb88b2c0946:ml_dtypes-0.0.1-cp38-cp38-macosx_10_9_x86_64.whl"]
    }
  }
}
