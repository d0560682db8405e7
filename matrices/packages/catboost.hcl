# Releases of catboost.

package_info "catboost" {
  module   = "catboost"
  pypi     = "catboost"
  source   = ["wheels@5319c7f9a7764d7dba04c218fd28383b:catboost-1.2.10-cp310-cp310-manylinux2014_x86_64.whl"]
  inferred = ["module"]
}

package "catboost" "1.2.10" {
  like     = "1.2.8"
  released = "2026-02-18"
  python   = ["3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
  source   = ["wheels@5319c7f9a7764d7dba04c218fd28383b:catboost-1.2.10-cp310-cp310-manylinux2014_x86_64.whl"]
}

package "catboost" "1.2.9" {
  like     = "1.2.8"
  released = "2026-02-17"
  python   = ["3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14"]
  source   = ["wheels@e610d2b2831124b47c08600e617cf29d:catboost-1.2.9-cp310-cp310-manylinux2014_x86_64.whl"]
}

package "catboost" "1.2.8" {
  released  = "2025-04-13"
  python    = ["3.8", "3.9", "3.10", "3.11", "3.12", "3.13"]
  min_glibc = "2.17"
  requires  = { numpy = ">=1.16.0,<3.0" }
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source    = ["wheels@5ac7c03a619d8eb86d70ec5748c1c9f0:catboost-1.2.8-cp310-cp310-manylinux2014_x86_64.whl"]
}
