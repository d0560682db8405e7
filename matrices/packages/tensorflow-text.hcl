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
