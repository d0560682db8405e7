# Releases of lightgbm.

package_info "lightgbm" {
  module = "lightgbm"
  pypi   = "lightgbm"
  source = [
    "wheels@d23e922acd891e77212e4d0fbcee9ba9:lightgbm-4.7.0-py3-none-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
  inferred = ["module"]
  notes    = ["the wheels of the index run on GPUs by OpenCL; with CUDA it is compiled from source"]
}

package "lightgbm" "4.7.0" {
  released        = "2026-07-18"
  python_requires = ">=3.10"
  min_glibc       = "2.27"
  requires        = { numpy = ">=1.21.3" }
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source = [
    "wheels@d23e922acd891e77212e4d0fbcee9ba9:lightgbm-4.7.0-py3-none-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

package "lightgbm" {
  python_requires = ">=3.6"
  min_glibc       = "2.28"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  rows = {
    "4.6.0" = {
      released        = "2025-02-15"
      python_requires = ">=3.7"
      requires        = { numpy = ">=1.17.0" }
      source          = ["wheels@cb19b5afea55b5b61cbb2131095f5053:lightgbm-4.6.0-py3-none-manylinux_2_28_x86_64.whl"]
    }
    "4.5.0" = {
      released        = "2024-07-26"
      python_requires = ">=3.7"
      requires        = { numpy = ">=1.17.0" }
      source          = ["wheels@960a0e7c077de0ca3053f1325d3edfc9:lightgbm-4.5.0-py3-none-manylinux_2_28_x86_64.whl"]
    }
    "4.4.0" = {
      released        = "2024-06-15"
      python_requires = ">=3.7"
      requires        = { numpy = ">=1.17.0" }
      source          = ["wheels@8700b41f637717d36763a282d280b8d4:lightgbm-4.4.0-py3-none-manylinux_2_28_x86_64.whl"]
    }
    "4.3.0" = {
      released = "2024-01-26"
      source   = ["wheels@104496a3404cb2452d3412cbddcfbfad:lightgbm-4.3.0-py3-none-manylinux_2_28_x86_64.whl"]
    }
    "4.2.0" = {
      released = "2023-12-22"
      source   = ["wheels@4a767795253ea5872abc7cc4e0892120:lightgbm-4.2.0-py3-none-manylinux_2_28_x86_64.whl"]
    }
    "4.1.0" = {
      released = "2023-09-12"
      source   = ["wheels@47578cff4bc8116b62adc02437bf2b49:lightgbm-4.1.0-py3-none-manylinux_2_28_x86_64.whl"]
    }
    "4.0.0" = {
      released = "2023-07-13"
      source   = ["wheels@84b57ac7470d8a3c51da470b68fb38cf:lightgbm-4.0.0-py3-none-manylinux_2_28_x86_64.whl"]
    }
  }
}

package "lightgbm" {
  min_glibc = "2.5"
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  rows = {
    "3.3.5" = {
      released = "2023-01-24"
      source   = ["wheels@044f65664c1a32c98cb619bafa97d8cd:lightgbm-3.3.5-py3-none-manylinux1_x86_64.whl"]
    }
    "3.3.4" = {
      released = "2023-01-05"
      source   = ["wheels@bf79910a75ba6260cdefa3ddfe030707:lightgbm-3.3.4-py3-none-manylinux1_x86_64.whl"]
    }
    "3.3.3" = {
      released = "2022-10-10"
      source   = ["wheels@389edda68b7f24a1755a6af4dad06e16:lightgbm-3.3.3-py3-none-manylinux1_x86_64.whl"]
    }
    "3.3.2" = {
      released = "2022-01-07"
      source   = ["wheels@f4cba3b4f29336ad7e801cb32d9b948e:lightgbm-3.3.2-py3-none-manylinux1_x86_64.whl"]
    }
    "3.3.1" = {
      released = "2021-10-27"
      source   = ["wheels@6c710b6378025ad9d25869ed77bb2ed9:lightgbm-3.3.1-py3-none-manylinux1_x86_64.whl"]
    }
    "3.3.0" = {
      released = "2021-10-09"
      source   = ["wheels@230e5c06032f7ba275ee1eca616b5350:lightgbm-3.3.0-py3-none-manylinux1_x86_64.whl"]
    }
    "3.2.1" = {
      released = "2021-04-13"
      source   = ["wheels@b4c158f3026cdf5087a047945686a38b:lightgbm-3.2.1-py3-none-manylinux1_x86_64.whl"]
    }
    "3.2.0" = {
      released = "2021-03-22"
      source   = ["wheels@861399951901d75e22934d8c41b4ea28:lightgbm-3.2.0-py3-none-manylinux1_x86_64.whl"]
    }
  }
}

package "lightgbm" {
  min_glibc = "2.5"
  platforms = ["linux/amd64", "windows/amd64"]
  rows = {
    "3.1.1" = {
      released = "2020-12-08"
      source   = ["wheels@9e32c1c7b00cf41b702f0a3225795cc7:lightgbm-3.1.1-py2.py3-none-manylinux1_x86_64.whl"]
    }
    "3.1.0" = {
      released = "2020-11-16"
      source   = ["wheels@12bc940b85c400ec8c63b3e954dc80ae:lightgbm-3.1.0-py2.py3-none-manylinux1_x86_64.whl"]
    }
    "3.0.0" = {
      released = "2020-09-01"
      source   = ["wheels@e2f939390bb67ca747eef8b2e2e0d4a2:lightgbm-3.0.0-py2.py3-none-manylinux1_x86_64.whl"]
    }
    "2.3.1" = {
      released = "2019-11-29"
      source   = ["wheels@d0c51c79cf34c6dc717fd6a1c1e5c73e:lightgbm-2.3.1-py2.py3-none-manylinux1_x86_64.whl"]
    }
    "2.3.0" = {
      released = "2019-09-29"
      source   = ["wheels@5b911e50224c769b5f3e348839a19c72:lightgbm-2.3.0-py2.py3-none-manylinux1_x86_64.whl"]
    }
    "2.2.3" = {
      released = "2019-02-05"
      source   = ["wheels@0dc1729b6974eaad3ded060ca3b508f4:lightgbm-2.2.3-py2.py3-none-manylinux1_x86_64.whl"]
    }
    "2.2.2" = {
      released = "2018-11-06"
      source   = ["wheels@6be5b8b8852dda4a9f72f41382b30cba:lightgbm-2.2.2-py2.py3-none-manylinux1_x86_64.whl"]
    }
    "2.2.1" = {
      released = "2018-10-03"
      source   = ["wheels@c12474146c2598dd8b649227942f3880:lightgbm-2.2.1-py2.py3-none-manylinux1_x86_64.whl"]
    }
    "2.2.0" = {
      released = "2018-09-18"
      source   = ["wheels@df1891896f852b37845915385cf635a5:lightgbm-2.2.0-py2.py3-none-manylinux1_x86_64.whl"]
    }
    "2.1.2" = {
      released = "2018-06-22"
      source   = ["wheels@5f6f4b5b9cc9e46283d275d691f2d753:lightgbm-2.1.2-py2.py3-none-manylinux1_x86_64.whl"]
    }
    "2.1.1" = {
      released = "2018-05-01"
      source   = ["wheels@6578132f2d8446905d1aec70859e5552:lightgbm-2.1.1-py2.py3-none-manylinux1_x86_64.whl"]
    }
    "2.1.0" = {
      released = "2018-01-25"
      source   = ["wheels@b2f14ac8fc908428ccdef6c9462f8b36:lightgbm-2.1.0-py2.py3-none-manylinux1_x86_64.whl"]
    }
  }
}
