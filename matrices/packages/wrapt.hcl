# Releases of wrapt.

package_info "wrapt" {
  module = "wrapt"
  pypi   = "wrapt"
  sdist  = true
  source = ["wheels@0fa61d2f1033039aa47f8f1b4e076ca3:wrapt-2.5.2-cp310-cp310-manylinux1_x86_64.manylinux_2_28_x86_64.manylinux_2_5_x86_64.whl"]
}

package "wrapt" {
  python          = ["3.9", "3.10", "3.11", "3.12", "3.13", "3.14", "3.15"]
  python_requires = ">=3.9"
  min_glibc       = "2.5"
  platforms       = ["any"]
  rows = {
    "2.5.2" = {
      released = "2026-10-29"
      source = [
        "wheels@0fa61d2f1033039aa47f8f1b4e076ca3:wrapt-2.5.2-cp310-cp310-manylinux1_x86_64.manylinux_2_28_x86_64.manylinux_2_5_x86_64.whl",
      ]
    }
    "2.5.1" = {
      released = "2026-10-14"
      source = [
        "wheels@016602dd8827d190280a707c5e67f9a8:wrapt-2.5.1-cp310-cp310-manylinux1_x86_64.manylinux_2_28_x86_64.manylinux_2_5_x86_64.whl",
      ]
    }
    "2.5.0" = {
      released = "2026-09-27"
      source = [
        "wheels@1b35ef7379323a149a6398f6261248bf:wrapt-2.5.0-cp310-cp310-manylinux1_x86_64.manylinux_2_28_x86_64.manylinux_2_5_x86_64.whl",
      ]
    }
    "2.4.1" = {
      released = "2026-09-10"
      source = [
        "wheels@2945f4bce1518e09eb25458dbd09800f:wrapt-2.4.1-cp310-cp310-manylinux1_x86_64.manylinux_2_28_x86_64.manylinux_2_5_x86_64.whl",
      ]
    }
    "2.4.0" = {
      released = "2026-08-30"
      source = [
        "wheels@635cc171ddfd72edff10e295a02daa65:wrapt-2.4.0-cp310-cp310-manylinux1_x86_64.manylinux_2_28_x86_64.manylinux_2_5_x86_64.whl",
      ]
    }
  }
}

package "wrapt" {
  python          = ["3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.9"
  min_glibc       = "2.5"
  platforms       = ["any"]
  rows = {
    "2.3.0" = {
      released = "2026-07-28"
      source = [
        "wheels@ad71df7a04dd3497e9302e81f4a7c91b:wrapt-2.3.0-cp310-cp310-manylinux1_x86_64.manylinux_2_28_x86_64.manylinux_2_5_x86_64.whl",
      ]
    }
    "2.2.2" = {
      released = "2026-06-20"
      source = [
        "wheels@656593bb3f5529f03d27af4136c4d7b1:wrapt-2.2.2-cp310-cp310-manylinux1_x86_64.manylinux_2_28_x86_64.manylinux_2_5_x86_64.whl",
      ]
    }
    "2.2.1" = {
      released = "2026-05-22"
      source = [
        "wheels@036dfb40128819a751c6f451c6b9c101:wrapt-2.2.1-cp310-cp310-manylinux1_x86_64.manylinux_2_28_x86_64.manylinux_2_5_x86_64.whl",
      ]
    }
    "2.2.0" = {
      released = "2026-05-21"
      source = [
        "wheels@29c0b2c075f8854b3345be584ab3d84f:wrapt-2.2.0-cp310-cp310-manylinux1_x86_64.manylinux_2_28_x86_64.manylinux_2_5_x86_64.whl",
      ]
    }
    "2.1.2" = {
      released = "2026-03-06"
      source = [
        "wheels@5681123e60aed0e64c7d44f72bbf8b4c:wrapt-2.1.2-cp310-cp310-manylinux1_x86_64.manylinux_2_28_x86_64.manylinux_2_5_x86_64.whl",
      ]
    }
    "2.1.1" = {
      released = "2026-02-03"
      source = [
        "wheels@b2be3fa5f4efaf16ee7c77d0556abca3:wrapt-2.1.1-cp310-cp310-manylinux1_x86_64.manylinux_2_28_x86_64.manylinux_2_5_x86_64.whl",
      ]
    }
    "2.1.0" = {
      released = "2026-01-31"
      source = [
        "wheels@cb21ff015afe80cc30daca5313642746:wrapt-2.1.0-cp310-cp310-manylinux1_x86_64.manylinux_2_28_x86_64.manylinux_2_5_x86_64.whl",
      ]
    }
  }
}

package "wrapt" {
  python_requires = ">=3.8"
  min_glibc       = "2.5"
  platforms       = ["any"]
  rows = {
    "2.0.1" = {
      released = "2025-11-07"
      python   = ["3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
      source = [
        "wheels@36982b26f190f4d737f04a492a68accb:wrapt-2.0.1-cp310-cp310-manylinux1_x86_64.manylinux_2_28_x86_64.manylinux_2_5_x86_64.whl",
      ]
    }
    "2.0.0" = {
      released = "2025-10-19"
      python   = ["3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
      source = [
        "wheels@b6a18c813196e18146b8d041e20875bd:wrapt-2.0.0-cp310-cp310-manylinux1_x86_64.manylinux_2_28_x86_64.manylinux_2_5_x86_64.whl",
      ]
    }
    "1.17.3" = {
      released = "2025-08-12"
      python   = ["3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
      source = [
        "wheels@f9b2601381be482f70e5d1051a5965c2:wrapt-1.17.3-cp310-cp310-manylinux1_x86_64.manylinux_2_28_x86_64.manylinux_2_5_x86_64.whl",
      ]
    }
    "1.17.2" = {
      released = "2025-01-14"
      python   = ["3.8", "3.9", "3.10", "3.11", "3.12", "3.13"]
      source = [
        "wheels@b870b5df5b71d8c3359d21be8f0d6c48:wrapt-1.17.2-cp310-cp310-manylinux_2_5_x86_64.manylinux1_x86_64.manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.17.1" = {
      released = "2025-01-11"
      python   = ["3.8", "3.9", "3.10", "3.11", "3.12", "3.13"]
      source = [
        "wheels@2b20fcef5a3ee410671a5a59472e1ff9:wrapt-1.17.1-cp310-cp310-manylinux_2_5_x86_64.manylinux1_x86_64.manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.17.0" = {
      released = "2024-11-22"
      python   = ["3.8", "3.9", "3.10", "3.11", "3.12", "3.13"]
      source = [
        "wheels@bb90765dd91aed05b53cd7a87bd7f5c1:wrapt-1.17.0-cp310-cp310-manylinux_2_5_x86_64.manylinux1_x86_64.manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.16.0" = {
      released        = "2023-11-09"
      python          = ["3.6", "3.7", "3.8", "3.9", "3.10", "3.11", "3.12"]
      python_requires = ">=3.6"
      source = [
        "wheels@ac83a914ebaf589b69f7d0a1277602ff:wrapt-1.16.0-cp310-cp310-manylinux_2_5_x86_64.manylinux1_x86_64.manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.15.0" = {
      released        = "2023-02-27"
      python          = ["3.5", "3.6", "3.7", "3.8", "3.9", "3.10", "3.11"]
      python_requires = ">=2.7,!=3.0.*,!=3.1.*,!=3.2.*,!=3.3.*,!=3.4.*"
      source          = ["wheels@5fc8e02f5984a55d2c653f5fea93531e:wrapt-1.15.0-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.14.2" = {
      released = "2025-08-12"
      python   = ["3.8", "3.9", "3.10", "3.11"]
      source = [
        "wheels@851ded3662733bab093297a0adb844c7:wrapt-1.14.2-cp310-cp310-manylinux1_x86_64.manylinux_2_28_x86_64.manylinux_2_5_x86_64.whl",
      ]
    }
  }
}

package "wrapt" "1.14.1" {
  like     = "1.14.0"
  released = "2022-05-02"
  python   = ["3.5", "3.6", "3.7", "3.8", "3.9", "3.10", "3.11"]
  source   = ["wheels@5a9a0d155deafd9448baff28c08e150d:wrapt-1.14.1-cp27-cp27m-manylinux1_x86_64.whl"]
}

package "wrapt" "1.14.0" {
  released        = "2022-03-10"
  python          = ["3.5", "3.6", "3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=2.7,!=3.0.*,!=3.1.*,!=3.2.*,!=3.3.*,!=3.4.*"
  min_glibc       = "2.5"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source          = ["wheels@4b847029e2d5e11fd536c9ac3136ddc3:wrapt-1.14.0-cp27-cp27m-manylinux1_x86_64.whl"]
}

package "wrapt" "1.13.3" {
  like     = "1.13.2"
  released = "2021-10-29"
  python   = ["3.5", "3.6", "3.7", "3.8", "3.9", "3.10"]
  source   = ["wheels@2dded5496e8f1592ec27079b28b6ad2a:wrapt-1.13.3-cp27-cp27m-manylinux1_x86_64.whl"]
}

package "wrapt" "1.13.2" {
  released        = "2021-10-13"
  python          = ["3.5", "3.6", "3.7", "3.8", "3.9"]
  python_requires = ">=2.7,!=3.0.*,!=3.1.*,!=3.2.*,!=3.3.*,!=3.4.*"
  min_glibc       = "2.5"
  platforms       = ["linux/amd64", "windows/amd64"]
  source          = ["wheels@9adee1891253670575028279de8365c3:wrapt-1.13.2-cp27-cp27m-manylinux1_x86_64.whl"]
}

package "wrapt" "1.12.1" {
  released = "2020-03-09"
  source   = ["wheels@b62ffa81fb85f4332a4f609cab4ac407:wrapt-1.12.1.tar.gz"]
}

package "wrapt" "1.12.0" {
  released = "2020-02-16"
  source   = ["wheels@0ec40d9fd4ec9f9e3ff9bdd12dbd3535:wrapt-1.12.0.tar.gz"]
}

package "wrapt" "1.11.2" {
  released = "2019-06-18"
  source   = ["wheels@565a021fd19419476b9362b05eeaa094:wrapt-1.11.2.tar.gz"]
}
