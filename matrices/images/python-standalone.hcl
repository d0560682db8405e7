# Relocatable builds of Python: what a system is given that has no such Python of its own. Each row is the
# newest build of a minor; {machine} in its address is x86_64 or aarch64.

source "pbs-uv" {
  title = "astral-sh/uv crates/uv-python/download-metadata.json (commit 26a9dd4b, 2026-08-21): addresses and digests of the releases of python-build-standalone"
  url   = "https://github.com/astral-sh/uv/blob/26a9dd4b2125bc271b47855e1fa0c49af3365db5/crates/uv-python/download-metadata.json"
  date  = "2026-08-21"
  class = "reported"
}

source "pbs-running" {
  title = "python-build-standalone docs/running.rst (2026-08-21): glibc 2.17 or newer; libcrypt.so.1 for the crypt module alone"
  url   = "https://github.com/astral-sh/python-build-standalone/blob/main/docs/running.rst"
  date  = "2026-08-21"
  class = "vendor"
}

source "pbs-2020" {
  title = "python-build-standalone docs/running.rst of 2020-08 (commit 3aa43064): glibc 2.19 or newer, and libcrypt.so.1"
  url   = "https://github.com/astral-sh/python-build-standalone/blob/3aa43064f27717808f0f2fbfc00a14ed91a00de2/docs/running.rst"
  date  = "2020-08-22"
  class = "vendor"
}

source "pbs-37-digest" {
  title = "Bazel rules and a tool's catalogue in three public repositories name this digest for cpython-3.7.9-x86_64-unknown-linux-gnu-pgo-20200823T0036.tar.zst"
  date  = "2026-11-24"
  class = "reported"
}

python_standalone "3.7" {
  latest    = "3.7.9"
  build     = "20200822"
  url       = "https://github.com/astral-sh/python-build-standalone/releases/download/20200822/cpython-3.7.9-{machine}-unknown-linux-gnu-pgo-20200823T0036.tar.zst"
  root      = "python/install"
  sha256    = { "linux/amd64" = "c6d6256d13e929e77e7ee6e53470fe63ad19d173fee6d56bb1b2dbda67081543" }
  min_glibc = "2.19"
  systems   = ["debian", "ubuntu"]
  source    = ["pbs-2020", "pbs-37-digest"]
  inferred  = ["systems"]
  notes     = ["the last build of 3.7; its interpreter needs libcrypt.so.1, which Debian and Ubuntu have in every image"]
}

python_standalone {
  build     = "20260814"
  root      = "python"
  min_glibc = "2.17"
  source    = ["pbs-uv", "pbs-running"]
  rows = {
    "3.8" = {
      latest = "3.8.20"
      build  = "20241002"
      url    = "https://github.com/astral-sh/python-build-standalone/releases/download/20241002/cpython-3.8.20%2B20241002-{machine}-unknown-linux-gnu-install_only_stripped.tar.gz"
      sha256 = {
        "linux/amd64" = "a3a75094545912d4e9413673441b3f0d2e58ce9b264477f910800148801ccf11"
        "linux/arm64" = "75a187ebfab81096e3f3d91d70c1349e64defbdfb0e8a067cb5233d017655e31"
      }
    }
    "3.9" = {
      latest = "3.9.25"
      build  = "20251031"
      url    = "https://github.com/astral-sh/python-build-standalone/releases/download/20251031/cpython-3.9.25%2B20251031-{machine}-unknown-linux-gnu-install_only_stripped.tar.gz"
      sha256 = {
        "linux/amd64" = "fe04e8b27bd69ca2144fc542428f8b9b5287b6a2e45516a4acfe2c2bc3102773"
        "linux/arm64" = "2f17406709afd0f07674dd3ce92a4b23c6adf8baac3f402555d192e0f3333bef"
      }
    }
    "3.10" = {
      latest = "3.10.21"
      url    = "https://github.com/astral-sh/python-build-standalone/releases/download/20260814/cpython-3.10.21%2B20260814-{machine}-unknown-linux-gnu-install_only_stripped.tar.gz"
      sha256 = {
        "linux/amd64" = "807bb6746dd8b7a347fe833ee1cc2543457e5c2c98059dc454600468ee7cae7b"
        "linux/arm64" = "686077ed8d668e3446f03f202bc3c99955d350a0db0ace5f8ce45f1b451b54b7"
      }
    }
    "3.11" = {
      latest = "3.11.16"
      url    = "https://github.com/astral-sh/python-build-standalone/releases/download/20260814/cpython-3.11.16%2B20260814-{machine}-unknown-linux-gnu-install_only_stripped.tar.gz"
      sha256 = {
        "linux/amd64" = "3b437f08720d3ddd9c1904532476ec9fb373e800d1598c72c907dd6d5f29b79b"
        "linux/arm64" = "6a250f5c9326eebaa528d5d132cd66ebd1d7540cf45ac703f19e13f41d1be9b6"
      }
    }
    "3.12" = {
      latest = "3.12.14"
      url    = "https://github.com/astral-sh/python-build-standalone/releases/download/20260814/cpython-3.12.14%2B20260814-{machine}-unknown-linux-gnu-install_only_stripped.tar.gz"
      sha256 = {
        "linux/amd64" = "5acfa3e9ba26b51ae161c83aff278da915b590d22373a424b2ba55b8afe91fcc"
        "linux/arm64" = "2d8e17dfd732102cfeb18e0e1fa6769b24caa034e159981129590fe409c7157a"
      }
    }
    "3.13" = {
      latest = "3.13.15"
      url    = "https://github.com/astral-sh/python-build-standalone/releases/download/20260814/cpython-3.13.15%2B20260814-{machine}-unknown-linux-gnu-install_only_stripped.tar.gz"
      sha256 = {
        "linux/amd64" = "aaca2af2ab4d7b68a712660d1334c0cfd5ec13c0312ccd30c29122d8d0342320"
        "linux/arm64" = "985efd78c1c6521b379f7c64c2a25e6a1130f07441d1af8be441aa05260886aa"
      }
    }
    "3.14" = {
      latest = "3.14.7"
      url    = "https://github.com/astral-sh/python-build-standalone/releases/download/20260814/cpython-3.14.7%2B20260814-{machine}-unknown-linux-gnu-install_only_stripped.tar.gz"
      sha256 = {
        "linux/amd64" = "cefba034445d2875408d1fd4d5700ae6731563aeb54dcb39fd8164ab5c457533"
        "linux/arm64" = "86dfb106b303fa6a1991f7da42ced3e11576f777be299b3162e06617b6d22542"
      }
    }
  }
}
