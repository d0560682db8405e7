# Releases of tensorflow-io.

package_info "tensorflow-io" {
  framework = "tensorflow"
  module    = "tensorflow_io"
  pypi      = "tensorflow-io"
  source    = ["wheels@dee4a2d6c3586bda78d747d003d063ec:tensorflow_io-0.37.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl"]
  inferred  = ["framework", "module"]
}

package "tensorflow-io" "0.37.1" {
  like            = "0.37.0"
  released        = "2024-07-01"
  python_requires = ">=3.7,<3.13"
  source = [
    "wheels@dee4a2d6c3586bda78d747d003d063ec:tensorflow_io-0.37.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "tensorflow-io" "0.37.0" {
  released        = "2024-05-01"
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.7,<3.12"
  min_glibc       = "2.17"
  requires_other = {
    "tensorflow (extra)"     = ">=2.16.0,<2.17.0"
    "tensorflow-cpu (extra)" = ">=2.16.0,<2.17.0"
    "tensorflow-gpu (extra)" = ">=2.16.0,<2.17.0"
  }
  platforms = ["linux/amd64", "linux/arm64"]
  source = [
    "wheels@4f6924532b487d1d1d22f71f0ec0d5aa:tensorflow_io-0.37.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "tensorflow-io" "0.36.0" {
  released        = "2024-02-06"
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.7,<3.12"
  min_glibc       = "2.17"
  requires_other = {
    "tensorflow (extra)"     = ">=2.15.0,<2.16.0"
    "tensorflow-cpu (extra)" = ">=2.15.0,<2.16.0"
    "tensorflow-gpu (extra)" = ">=2.15.0,<2.16.0"
  }
  platforms = ["linux/amd64", "linux/arm64"]
  source = [
    "wheels@ce5240b44e61f0b57936572c616d4809:tensorflow_io-0.36.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "tensorflow-io" "0.35.0" {
  released        = "2023-12-19"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.7,<3.12"
  min_glibc       = "2.17"
  requires_other = {
    "tensorflow (extra)"     = ">=2.14.0,<2.15.0"
    "tensorflow-cpu (extra)" = ">=2.14.0,<2.15.0"
    "tensorflow-gpu (extra)" = ">=2.14.0,<2.15.0"
  }
  platforms = ["linux/amd64", "linux/arm64"]
  source = [
    "wheels@11637c700e86b30a6ced9b759054afd0:tensorflow_io-0.35.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "tensorflow-io" {
  python          = ["3.7", "3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.7,<3.12"
  min_glibc       = "2.12"
  requires_other = {
    "tensorflow (extra)"     = ">=2.13.0,<2.14.0"
    "tensorflow-cpu (extra)" = ">=2.13.0,<2.14.0"
    "tensorflow-gpu (extra)" = ">=2.13.0,<2.14.0"
  }
  platforms = ["linux/amd64", "linux/arm64"]
  rows = {
    "0.34.0" = {
      released = "2023-09-08"
      source = [
        "wheels@ea5e167464ccc49e4956542316e7c2fb:tensorflow_io-0.34.0-cp310-cp310-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
      ]
    }
    "0.33.0" = {
      released = "2023-08-02"
      source = [
        "wheels@c0939d41e4f7d71ad7270d33c487f739:tensorflow_io-0.33.0-cp310-cp310-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
      ]
    }
    "0.32.0" = {
      released = "2023-03-29"
      requires_other = {
        "tensorflow (extra)"     = ">=2.12.0,<2.13.0"
        "tensorflow-cpu (extra)" = ">=2.12.0,<2.13.0"
        "tensorflow-gpu (extra)" = ">=2.12.0,<2.13.0"
      }
      source = [
        "wheels@947d95b82d48328f2980571deb9e91d5:tensorflow_io-0.32.0-cp310-cp310-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
      ]
    }
  }
}

package "tensorflow-io" {
  python          = ["3.7", "3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.7,<3.12"
  min_glibc       = "2.12"
  requires_other = {
    "tensorflow (extra)"     = ">=2.11.0,<2.12.0"
    "tensorflow-cpu (extra)" = ">=2.11.0,<2.12.0"
    "tensorflow-gpu (extra)" = ">=2.11.0,<2.12.0"
  }
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  rows = {
    "0.31.0" = {
      released = "2023-02-25"
      source = [
        "wheels@1f59628272c9afb4b5dbc5c989cd80d4:tensorflow_io-0.31.0-cp310-cp310-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
      ]
    }
    "0.30.0" = {
      released = "2023-01-21"
      source = [
        "wheels@32db54faa24584750ae88f9713d326e3:tensorflow_io-0.30.0-cp310-cp310-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
      ]
    }
    "0.29.0" = {
      released = "2022-12-19"
      source = [
        "wheels@c7170ef0f12cbe655fbba9b45df0e8d5:tensorflow_io-0.29.0-cp310-cp310-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
      ]
    }
    "0.28.0" = {
      released        = "2022-11-22"
      python_requires = ">=3.7,<3.11"
      source = [
        "wheels@3e0bb7e2678e8b726f2511068348f352:tensorflow_io-0.28.0-cp310-cp310-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
      ]
    }
  }
}

package "tensorflow-io" "0.27.0" {
  released        = "2022-09-08"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7,<3.11"
  min_glibc       = "2.12"
  requires_other = {
    "tensorflow (extra)"     = ">=2.10.0,<2.11.0"
    "tensorflow-cpu (extra)" = ">=2.10.0,<2.11.0"
    "tensorflow-gpu (extra)" = ">=2.10.0,<2.11.0"
  }
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source = [
    "wheels@f5db90e399c317435f9b25a43be9a0dd:tensorflow_io-0.27.0-cp310-cp310-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
  ]
}

package "tensorflow-io" "0.26.0" {
  released        = "2022-05-18"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7,<3.11"
  min_glibc       = "2.12"
  requires_other = {
    "tensorflow (extra)"     = ">=2.9.0,<2.10.0"
    "tensorflow-cpu (extra)" = ">=2.9.0,<2.10.0"
    "tensorflow-gpu (extra)" = ">=2.9.0,<2.10.0"
  }
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source = [
    "wheels@c79ee2692582697e4b8198b3681a5d09:tensorflow_io-0.26.0-cp310-cp310-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
  ]
}

package "tensorflow-io" "0.25.0" {
  like     = "0.24.0"
  released = "2022-04-21"
  source = [
    "wheels@a60f9855dfbf47f20ed7074208e36c2f:tensorflow_io-0.25.0-cp310-cp310-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
  ]
}

package "tensorflow-io" "0.24.0" {
  released        = "2022-02-04"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7,<3.11"
  min_glibc       = "2.12"
  requires_other = {
    "tensorflow (extra)"     = ">=2.8.0,<2.9.0"
    "tensorflow-cpu (extra)" = ">=2.8.0,<2.9.0"
    "tensorflow-gpu (extra)" = ">=2.8.0,<2.9.0"
  }
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source = [
    "wheels@02a7ff1c1f0d0e3725e0c140e87e47b8:tensorflow_io-0.24.0-cp310-cp310-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
  ]
}

package "tensorflow-io" "0.23.1" {
  like            = "0.23.0"
  released        = "2021-12-15"
  python_requires = ">=3.7,<3.11"
  source = [
    "wheels@b1839a6792e23a2ae870386096c55d55:tensorflow_io-0.23.1-cp310-cp310-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
  ]
}

package "tensorflow-io" "0.23.0" {
  released        = "2021-12-14"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.6,<3.10"
  min_glibc       = "2.12"
  requires_other = {
    "tensorflow (extra)"     = ">=2.7.0,<2.8.0"
    "tensorflow-cpu (extra)" = ">=2.7.0,<2.8.0"
    "tensorflow-gpu (extra)" = ">=2.7.0,<2.8.0"
  }
  platforms = ["linux/amd64", "windows/amd64"]
  source = [
    "wheels@c9806ec23d7ff23b717d89e8f1f7374e:tensorflow_io-0.23.0-cp310-cp310-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
  ]
}

package "tensorflow-io" "0.22.0" {
  released        = "2021-11-10"
  python          = ["3.7", "3.8", "3.9"]
  python_requires = ">=3.6,<3.10"
  min_glibc       = "2.12"
  requires        = { tensorflow = ">=2.7.0,<2.8.0" }
  platforms       = ["linux/amd64", "windows/amd64"]
  source = [
    "wheels@01fec275636a39a9fe14baa1aecd6614:tensorflow_io-0.22.0-cp37-cp37m-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
  ]
}

package "tensorflow-io" {
  python          = ["3.6", "3.7", "3.8", "3.9"]
  python_requires = ">=3.5,<3.10"
  min_glibc       = "2.12"
  requires        = { tensorflow = ">=2.5.0,<2.6.0" }
  platforms       = ["linux/amd64", "windows/amd64"]
  rows = {
    "0.21.0" = {
      released        = "2021-09-13"
      python_requires = ">=3.6,<3.10"
      requires        = { tensorflow = ">=2.6.0,<2.7.0" }
      source = [
        "wheels@b1aaf37eba01d7c0d8871e2a508a81c5:tensorflow_io-0.21.0-cp36-cp36m-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
      ]
    }
    "0.20.0" = {
      released = "2021-08-12"
      requires = { tensorflow = ">=2.6.0,<2.7.0" }
      source = [
        "wheels@cda44bff665d3f1127d7b30420996314:tensorflow_io-0.20.0-cp36-cp36m-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
      ]
    }
    "0.19.1" = {
      released = "2021-07-25"
      source = [
        "wheels@5edfb6cfb593449a432d4c32c1a889f7:tensorflow_io-0.19.1-cp36-cp36m-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
      ]
    }
    "0.19.0" = {
      released = "2021-06-25"
      source = [
        "wheels@37ebf6ea388f0fb209d9fde11cdf0513:tensorflow_io-0.19.0-cp36-cp36m-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
      ]
    }
    "0.18.0" = {
      released = "2021-05-14"
      source = [
        "wheels@98b409458d63d7bcf020bc13544851fe:tensorflow_io-0.18.0-cp36-cp36m-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
      ]
    }
  }
}

package "tensorflow-io" {
  python          = ["3.6", "3.7", "3.8"]
  python_requires = ">=3.5,<3.9"
  min_glibc       = "2.12"
  platforms       = ["linux/amd64", "windows/amd64"]
  rows = {
    "0.17.1" = {
      released = "2021-04-16"
      requires = { tensorflow = ">=2.4.0,<2.5.0" }
      source   = ["wheels@b9cf74e838ea7feab56ece6ccb58fc48:tensorflow_io-0.17.1-cp36-cp36m-manylinux2010_x86_64.whl"]
    }
    "0.17.0" = {
      released = "2020-12-15"
      requires = { tensorflow = ">=2.4.0,<2.5.0" }
      source   = ["wheels@33ff333eb2907d3de8d5c21f2dfee663:tensorflow_io-0.17.0-cp36-cp36m-manylinux2010_x86_64.whl"]
    }
    "0.16.0" = {
      released = "2020-10-23"
      requires = { tensorflow = ">=2.3.0,<2.4.0" }
      source   = ["wheels@f3878516cfa9d7eb69dd4039ef6565e6:tensorflow_io-0.16.0-cp36-cp36m-manylinux2010_x86_64.whl"]
    }
    "0.15.0" = {
      released = "2020-08-03"
      python   = ["3.5", "3.6", "3.7", "3.8"]
      requires = { tensorflow = ">=2.3.0,<2.4.0" }
      source   = ["wheels@2532de89b901698385e325c77c65e2a0:tensorflow_io-0.15.0-cp35-cp35m-manylinux2010_x86_64.whl"]
    }
    "0.14.0" = {
      released = "2020-07-08"
      python   = ["3.5", "3.6", "3.7", "3.8"]
      requires = { tensorflow = ">=2.2.0,<2.3.0" }
      source   = ["wheels@cbd53ebb76c142a184246d2248c817d2:tensorflow_io-0.14.0-cp35-cp35m-manylinux2010_x86_64.whl"]
    }
  }
}

package "tensorflow-io" "0.13.0" {
  released  = "2020-05-11"
  python    = ["3.5", "3.6", "3.7", "3.8"]
  min_glibc = "2.12"
  requires  = { tensorflow = ">=2.2.0,<2.3.0" }
  platforms = ["linux/amd64", "windows/amd64"]
  source    = ["wheels@31caba4b78bbaca8816a3972bbdf1987:tensorflow_io-0.13.0-cp35-cp35m-manylinux2010_x86_64.whl"]
}

package "tensorflow-io" "0.12.0" {
  released  = "2020-02-28"
  python    = ["3.5", "3.6", "3.7"]
  min_glibc = "2.12"
  requires  = { tensorflow = ">=2.1.0,<2.2.0" }
  platforms = ["linux/amd64", "windows/amd64"]
  source    = ["wheels@3048cd271e03809c6d6117b75cc4f0af:tensorflow_io-0.12.0-cp35-cp35m-manylinux2010_x86_64.whl"]
}

package "tensorflow-io" "0.11.0" {
  like     = "0.8.1"
  released = "2020-01-10"
  requires = { tensorflow = "==2.1.0" }
  source   = ["wheels@b51475fa8aa0110e9a572e82aaf005b8:tensorflow_io-0.11.0-cp27-cp27mu-manylinux2010_x86_64.whl"]
}

package "tensorflow-io" "0.10.0" {
  like     = "0.8.1"
  released = "2019-12-05"
  requires = { tensorflow = ">=2.0.0,<2.1.0" }
  source   = ["wheels@501978815f8faacd1d98eacc918815fc:tensorflow_io-0.10.0-cp27-cp27mu-manylinux2010_x86_64.whl"]
}

package "tensorflow-io" "0.9.1" {
  like     = "0.8.1"
  requires = { tensorflow = ">=2.0.0,<2.1.0" }
  source   = ["wheels@99618df6705bd9c44c9a774a41e93bba:tensorflow_io-0.9.1-cp27-cp27mu-manylinux2010_x86_64.whl"]
}

package "tensorflow-io" "0.8.1" {
  released  = "2019-11-15"
  python    = ["3.5", "3.6", "3.7"]
  min_glibc = "2.12"
  requires  = { tensorflow = ">=1.15.0,<1.16.0" }
  platforms = ["linux/amd64"]
  source    = ["wheels@c07fcead3ba302e7eeb14c229e503fc8:tensorflow_io-0.8.1-cp27-cp27mu-manylinux2010_x86_64.whl"]
}

package "tensorflow-io" "0.7.2" {
  like     = "0.3.0"
  released = "2019-11-15"
  requires = { tensorflow = ">=1.14.0,<1.15.0" }
  source   = ["wheels@f07e103df1c89c9361efc06aa0b975d8:tensorflow_io-0.7.2-cp27-cp27mu-manylinux1_x86_64.whl"]
}

package "tensorflow-io" "0.6.0" {
  released  = "2019-05-29"
  python    = ["3.4", "3.5", "3.6", "3.7"]
  min_glibc = "2.5"
  requires  = { tensorflow = ">=1.13.0,<1.14.0" }
  platforms = ["linux/amd64"]
  source    = ["wheels@e4b896ffffb9b4abd9d2d08ffa330b17:tensorflow_io-0.6.0-cp27-cp27mu-manylinux1_x86_64.whl"]
}

package "tensorflow-io" "0.3.0" {
  released  = "2019-02-16"
  python    = ["3.4", "3.5", "3.6"]
  min_glibc = "2.5"
  requires  = { tensorflow = "==1.12.0" }
  platforms = ["linux/amd64"]
  source    = ["wheels@109d10dd92b86eeabc509ec5fc69fe91:tensorflow_io-0.3.0-cp27-cp27mu-manylinux1_x86_64.whl"]
}
