# Releases of tensorflow-text.

package_info "tensorflow-text" {
  framework = "tensorflow"
  module    = "tensorflow_text"
  pypi      = "tensorflow-text"
  source    = ["wheels@17def6782f59beadd9cc4e85368549a4:tensorflow_text-2.21.1-cp310-cp310-manylinux_2_27_x86_64.whl"]
  inferred  = ["framework", "module"]
}

package "tensorflow-text" "2.21.1" {
  like     = "2.21.0"
  released = "2026-09-08"
  source   = ["wheels@17def6782f59beadd9cc4e85368549a4:tensorflow_text-2.21.1-cp310-cp310-manylinux_2_27_x86_64.whl"]
}

package "tensorflow-text" "2.21.0" {
  released       = "2026-08-20"
  python         = ["3.10", "3.11", "3.12", "3.13"]
  min_glibc      = "2.27"
  requires       = { tensorflow = ">=2.21.0,<2.22" }
  requires_other = { "tensorflow-cpu (extra)" = ">=2.21.0,<2.22" }
  platforms      = ["linux/amd64", "linux/arm64"]
  source         = ["wheels@2f4ef63bd425fe0beebdb579e3bb372e:tensorflow_text-2.21.0-cp310-cp310-manylinux_2_27_x86_64.whl"]
}

package "tensorflow-text" "2.20.1" {
  released       = "2026-03-10"
  python         = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  min_glibc      = "2.17"
  requires       = { tensorflow = ">=2.20.0,<2.21" }
  requires_other = { "tensorflow-cpu (extra)" = ">=2.20.0,<2.21" }
  platforms      = ["linux/amd64", "linux/arm64"]
  source = [
    "wheels@b7412ccfa5328d07bb4ea81886172116:tensorflow_text-2.20.1-cp310-cp310-manylinux2014_x86_64.manylinux_2_17_x86_64.whl",
  ]
}

package "tensorflow-text" "2.20.0" {
  released       = "2026-01-27"
  python         = ["3.9", "3.10", "3.11", "3.12"]
  min_glibc      = "2.17"
  requires       = { tensorflow = ">=2.20.0,<2.21" }
  requires_other = { "tensorflow-cpu (extra)" = ">=2.20.0,<2.21" }
  platforms      = ["linux/amd64", "linux/arm64"]
  source = [
    "wheels@d8c1ab3f8bbd4225e589b2cb02d80e31:tensorflow_text-2.20.0-cp310-cp310-manylinux2014_x86_64.manylinux_2_17_x86_64.whl",
  ]
}

package "tensorflow-text" "2.19.0" {
  released       = "2025-04-04"
  python         = ["3.9", "3.10", "3.11", "3.12"]
  min_glibc      = "2.17"
  requires       = { tensorflow = ">=2.19.0,<2.20" }
  requires_other = { "tensorflow-cpu (extra)" = ">=2.19.0,<2.20" }
  platforms      = ["linux/amd64", "linux/arm64"]
  source = [
    "wheels@3b9ae0cf9c6b35fd846eea13c5ad3f00:tensorflow_text-2.19.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "tensorflow-text" "2.18.1" {
  released       = "2024-12-16"
  python         = ["3.9", "3.10", "3.11", "3.12"]
  min_glibc      = "2.17"
  requires       = { tensorflow = ">=2.18.0,<2.19" }
  requires_other = { "tensorflow-cpu (extra)" = ">=2.18.0,<2.19" }
  platforms      = ["linux/amd64", "linux/arm64"]
  source = [
    "wheels@0e273f3329bbff34cc4498e16ad0434d:tensorflow_text-2.18.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "tensorflow-text" "2.18.0" {
  released       = "2024-10-28"
  python         = ["3.9", "3.10", "3.11"]
  min_glibc      = "2.17"
  requires       = { tensorflow = ">=2.18.0,<2.19" }
  requires_other = { "tensorflow-cpu (extra)" = ">=2.18.0,<2.19" }
  platforms      = ["linux/amd64"]
  source = [
    "wheels@dbf839ad13b0b20542c02724a0bca219:tensorflow_text-2.18.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "tensorflow-text" "2.17.0" {
  released       = "2024-07-15"
  python         = ["3.9", "3.10", "3.11"]
  min_glibc      = "2.17"
  requires       = { tensorflow = ">=2.17.0,<2.18" }
  requires_other = { "tensorflow-cpu (extra)" = ">=2.17.0,<2.18" }
  platforms      = ["linux/amd64"]
  source = [
    "wheels@89f04c3f478f1885ad4c7380643a768a:tensorflow_text-2.17.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "tensorflow-text" "2.16.1" {
  released       = "2024-03-11"
  python         = ["3.9", "3.10", "3.11"]
  min_glibc      = "2.17"
  requires       = { tensorflow = ">=2.16.1,<2.17" }
  requires_other = { "tensorflow-cpu (extra)" = ">=2.15.0,<2.16" }
  platforms      = ["linux/amd64"]
  source = [
    "wheels@b1f67d810d2b1fa5480c82721bec6ed1:tensorflow_text-2.16.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "tensorflow-text" "2.15.0" {
  released       = "2023-11-15"
  python         = ["3.9", "3.10", "3.11"]
  min_glibc      = "2.17"
  requires       = { tensorflow = ">=2.15.0,<2.16" }
  requires_other = { "tensorflow-cpu (extra)" = ">=2.13.0,<2.14" }
  platforms      = ["linux/amd64"]
  source = [
    "wheels@0f522ab8511f3a0cf782cd3e22bc3d86:tensorflow_text-2.15.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "tensorflow-text" "2.14.0" {
  released       = "2023-10-06"
  python         = ["3.9", "3.10", "3.11"]
  min_glibc      = "2.17"
  requires       = { tensorflow = ">=2.14.0,<2.15" }
  requires_other = { "tensorflow-cpu (extra)" = ">=2.12.0,<2.13" }
  platforms      = ["linux/amd64"]
  source = [
    "wheels@2c68c74bacff493c38be2b2e45f0f153:tensorflow_text-2.14.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "tensorflow-text" "2.13.0" {
  released       = "2023-07-06"
  python         = ["3.8", "3.9", "3.10"]
  min_glibc      = "2.17"
  requires       = { tensorflow = ">=2.13.0,<2.14" }
  requires_other = { "tensorflow-cpu (extra)" = ">=2.12.0,<2.13" }
  platforms      = ["linux/amd64"]
  source = [
    "wheels@94589df89c531f4c2c61029203c45d1f:tensorflow_text-2.13.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "tensorflow-text" "2.12.1" {
  like     = "2.12.0"
  released = "2023-04-11"
  source = [
    "wheels@6d4cfd03f7cc9751f92f5692f5dfc32a:tensorflow_text-2.12.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "tensorflow-text" "2.12.0" {
  released       = "2023-03-24"
  python         = ["3.8", "3.9", "3.10", "3.11"]
  min_glibc      = "2.17"
  requires       = { tensorflow = ">=2.12.0,<2.13" }
  requires_other = { "tensorflow-cpu (extra)" = ">=2.12.0,<2.13" }
  platforms      = ["linux/amd64"]
  source = [
    "wheels@a101244702c1a618ab29d1e034ccadcc:tensorflow_text-2.12.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "tensorflow-text" "2.11.0" {
  released       = "2022-11-18"
  python         = ["3.7", "3.8", "3.9", "3.10"]
  min_glibc      = "2.17"
  requires       = { tensorflow = ">=2.11.0,<2.12" }
  requires_other = { "tensorflow-cpu (extra)" = ">=2.11.0,<2.12" }
  platforms      = ["linux/amd64"]
  source = [
    "wheels@b4abede4191820ae6d5a7c74f02c335a:tensorflow_text-2.11.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "tensorflow-text" "2.10.0" {
  released       = "2022-09-07"
  python         = ["3.7", "3.8", "3.9", "3.10"]
  min_glibc      = "2.17"
  requires       = { tensorflow = ">=2.10.0,<2.11" }
  requires_other = { "tensorflow-cpu (extra)" = ">=2.10.0,<2.11" }
  platforms      = ["linux/amd64", "windows/amd64"]
  source = [
    "wheels@554f05956922afe0269dfb1e2fd73f5e:tensorflow_text-2.10.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "tensorflow-text" "2.9.0" {
  released       = "2022-05-17"
  python         = ["3.7", "3.8", "3.9", "3.10"]
  min_glibc      = "2.17"
  requires       = { tensorflow = ">=2.9.0,<2.10" }
  requires_other = { "tensorflow-cpu (extra)" = ">=2.9.0,<2.10" }
  platforms      = ["linux/amd64", "windows/amd64"]
  source = [
    "wheels@071aee4d43366cf121c64e6e3f935b5a:tensorflow_text-2.9.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "tensorflow-text" "2.8.2" {
  released       = "2022-04-21"
  python         = ["3.7", "3.8", "3.9", "3.10"]
  min_glibc      = "2.12"
  requires       = { tensorflow = ">=2.8.0,<2.9" }
  requires_other = { "tensorflow-cpu (extra)" = ">=2.8.0,<2.9" }
  platforms      = ["linux/amd64", "windows/amd64"]
  source = [
    "wheels@46a21d2046d2aaf8268e8b7f6826e17f:tensorflow_text-2.8.2-cp310-cp310-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
  ]
}

package "tensorflow-text" "2.8.1" {
  released       = "2022-02-04"
  python         = ["3.7", "3.8", "3.9", "3.10"]
  min_glibc      = "2.12"
  requires       = { tensorflow = ">=2.8.0,<2.9" }
  requires_other = { "tensorflow-cpu (extra)" = ">=2.4.0rc0,<2.5" }
  platforms      = ["linux/amd64", "windows/amd64"]
  source = [
    "wheels@2d01a8cd3edee2bfd5bc777bae2e1d10:tensorflow_text-2.8.1-cp310-cp310-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
  ]
}

package "tensorflow-text" "2.7.3" {
  like      = "2.7.0"
  released  = "2021-11-19"
  platforms = ["linux/amd64", "windows/amd64"]
  source    = ["wheels@16cf06d3c8426c0b2856af45260793b8:tensorflow_text-2.7.3-cp37-cp37m-manylinux2010_x86_64.whl"]
}

package "tensorflow-text" "2.7.0" {
  released       = "2021-11-12"
  python         = ["3.7", "3.8", "3.9"]
  min_glibc      = "2.12"
  requires       = { tensorflow = ">=2.7.0,<2.8" }
  requires_other = { "tensorflow-cpu (extra)" = ">=2.4.0rc0,<2.5" }
  platforms      = ["linux/amd64"]
  source         = ["wheels@c7cbe901c9fc876325a229cdfc91c287:tensorflow_text-2.7.0-cp37-cp37m-manylinux2010_x86_64.whl"]
}

package "tensorflow-text" "2.6.0" {
  released       = "2021-08-17"
  python         = ["3.6", "3.7", "3.8", "3.9"]
  min_glibc      = "2.5"
  requires       = { tensorflow = ">=2.6.0,<2.7" }
  requires_other = { "tensorflow-cpu (extra)" = ">=2.4.0rc0,<2.5" }
  platforms      = ["linux/amd64", "windows/amd64"]
  source         = ["wheels@f5b8765f08c457ffe2c5ce2b2cea27b7:tensorflow_text-2.6.0-cp36-cp36m-manylinux1_x86_64.whl"]
}

package "tensorflow-text" {
  python         = ["3.6", "3.7", "3.8"]
  min_glibc      = "2.5"
  requires       = { tensorflow = ">=2.4.0,<2.5" }
  requires_other = { "tensorflow-cpu (extra)" = ">=2.4.0,<2.5" }
  platforms      = ["linux/amd64", "windows/amd64"]
  rows = {
    "2.5.0" = {
      released       = "2021-05-21"
      python         = ["3.6", "3.7", "3.8", "3.9"]
      requires       = { tensorflow = ">=2.5.0,<2.6" }
      requires_other = { "tensorflow-cpu (extra)" = ">=2.4.0rc0,<2.5" }
      source = [
        "wheels@3e20930672164e8a0506f1f0786e989b:tensorflow_text-2.5.0-cp36-cp36m-manylinux1_x86_64.whl",
      ]
    }
    "2.4.3" = {
      released = "2021-01-13"
      source   = ["wheels@fa394a9d14207245c242db5463a0e643:tensorflow_text-2.4.3-cp36-cp36m-manylinux1_x86_64.whl"]
    }
    "2.4.2" = {
      released = "2020-12-22"
      source   = ["wheels@f9140dadcf3d8615d3cad3b12bddba43:tensorflow_text-2.4.2-cp36-cp36m-manylinux1_x86_64.whl"]
    }
    "2.4.1" = {
      released = "2020-12-17"
      source   = ["wheels@41911eb52de4c625c02a1ee7eecf057c:tensorflow_text-2.4.1-cp36-cp36m-manylinux1_x86_64.whl"]
    }
  }
}

package "tensorflow-text" "2.3.0" {
  released       = "2020-07-28"
  python         = ["3.5", "3.6", "3.7", "3.8"]
  min_glibc      = "2.5"
  requires       = { tensorflow = ">=2.3.0,<2.4" }
  requires_other = { "tensorflow-gpu (extra)" = ">=2.1.0,<2.2" }
  platforms      = ["linux/amd64"]
  source         = ["wheels@2938a7493e6f3c304554327740699771:tensorflow_text-2.3.0-cp35-cp35m-manylinux1_x86_64.whl"]
}

package "tensorflow-text" "2.2.1" {
  like     = "2.2.0"
  released = "2020-06-04"
  source   = ["wheels@08d32fc35efc9ceff0276f94d6d379ee:tensorflow_text-2.2.1-cp35-cp35m-manylinux1_x86_64.whl"]
}

package "tensorflow-text" "2.2.0" {
  released       = "2020-05-11"
  python         = ["3.5", "3.6", "3.7", "3.8"]
  min_glibc      = "2.5"
  requires       = { tensorflow = ">=2.2.0,<2.3" }
  requires_other = { "tensorflow-gpu (extra)" = ">=2.2.0,<2.3" }
  platforms      = ["linux/amd64"]
  source         = ["wheels@e7f4952ebb958d56e4c2595ee4d9afa4:tensorflow_text-2.2.0-cp35-cp35m-manylinux1_x86_64.whl"]
}

package "tensorflow-text" "2.1.1" {
  released       = "2020-02-01"
  python         = ["3.5", "3.6", "3.7"]
  min_glibc      = "2.5"
  requires       = { tensorflow = ">=2.1.0,<2.2" }
  requires_other = { "tensorflow-gpu (extra)" = ">=2.1.0,<2.2" }
  platforms      = ["linux/amd64"]
  source         = ["wheels@ff366caa7cb25941667d52a4fbbd4ab5:tensorflow_text-2.1.1-cp35-cp35m-manylinux1_x86_64.whl"]
}

package "tensorflow-text" "2.0.1" {
  released       = "2019-11-13"
  python         = ["3.5", "3.6", "3.7"]
  min_glibc      = "2.5"
  requires       = { tensorflow = ">=2.0.0,<2.1" }
  requires_other = { "tensorflow-gpu (extra)" = ">=2.0.0,<2.1" }
  platforms      = ["linux/amd64"]
  source         = ["wheels@ec0952205f7b3cf7c5dfe141811db179:tensorflow_text-2.0.1-cp27-cp27mu-manylinux1_x86_64.whl"]
}

package "tensorflow-text" "2.0.0" {
  like           = "1.15.0"
  requires       = { tensorflow = ">=2.0.0,<2.1" }
  requires_other = { "tensorflow-gpu (extra)" = ">=2.0.0,<2.1" }
  source         = ["wheels@a14ee17489a22297a182cf788d8a0061:tensorflow_text-2.0.0-cp27-cp27mu-manylinux1_x86_64.whl"]
}

package "tensorflow-text" "1.15.1" {
  like     = "1.15.0"
  released = "2019-11-13"
  source   = ["wheels@082b7d2b6ec6416a48699e2f869d8572:tensorflow_text-1.15.1-cp27-cp27mu-manylinux1_x86_64.whl"]
}

package "tensorflow-text" "1.15.0" {
  released       = "2019-11-08"
  python         = ["3.5", "3.6", "3.7"]
  min_glibc      = "2.5"
  requires       = { tensorflow = ">=1.15.0,<1.16" }
  requires_other = { "tensorflow-gpu (extra)" = ">=1.15.0,<1.16" }
  platforms      = ["linux/amd64"]
  source         = ["wheels@7c3a2fe32bbb2b18672e363e5ac817df:tensorflow_text-1.15.0-cp27-cp27mu-manylinux1_x86_64.whl"]
}

package "tensorflow-text" "0.1.0" {
  released       = "2019-10-02"
  python         = ["3.4", "3.5", "3.6", "3.7"]
  min_glibc      = "2.5"
  requires       = { tensorflow = ">=1.14,<1.15" }
  requires_other = { "tensorflow-gpu (extra)" = ">=1.14,<1.15" }
  platforms      = ["linux/amd64"]
  source         = ["wheels@acc3bb74b91a05c7d8d78c80ce69a8bf:tensorflow_text-0.1.0-cp27-cp27mu-manylinux1_x86_64.whl"]
}
