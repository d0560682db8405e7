# Platform tags of wheels and the C library they need.

source "auditwheel" {
  title = "pypa/auditwheel manylinux-policy.json (2026-08-17)"
  url   = "https://github.com/pypa/auditwheel"
  date  = "2026-08-17"
  class = "reported"
}

manylinux {
  pip    = "20.3"
  source = ["auditwheel", "manylinux"]
  rows = {
    "manylinux_2_5" = {
      alias      = "manylinux1"
      glibc      = "2.5"
      glibcxx    = "3.4.8"
      pip        = "8.1.0"
      oldest     = ["centos5", "ubuntu16.04", "debian9"]
      build_base = "CentOS 5"
    }
    "manylinux_2_12" = {
      alias      = "manylinux2010"
      glibc      = "2.12"
      glibcxx    = "3.4.13"
      pip        = "19.0"
      oldest     = ["centos6"]
      build_base = "CentOS 6"
    }
    "manylinux_2_17" = {
      alias      = "manylinux2014"
      glibc      = "2.17"
      glibcxx    = "3.4.19"
      pip        = "19.3"
      oldest     = ["centos7", "ubuntu14.04", "debian8"]
      build_base = "CentOS 7"
    }
    "manylinux_2_24" = {
      glibc      = "2.24"
      glibcxx    = "3.4.22"
      oldest     = ["debian9", "ubuntu18.04"]
      build_base = "Debian 9"
    }
    "manylinux_2_26" = { glibc = "2.26", glibcxx = "3.4.22", oldest = ["amzn2"] }
    "manylinux_2_27" = { glibc = "2.27", glibcxx = "3.4.24", oldest = ["ubuntu18.04"] }
    "manylinux_2_28" = {
      glibc      = "2.28"
      glibcxx    = "3.4.24"
      oldest     = ["rockylinux8", "debian10", "ubuntu20.04"]
      build_base = "AlmaLinux 8"
    }
    "manylinux_2_31" = {
      glibc      = "2.31"
      glibcxx    = "3.4.28"
      oldest     = ["debian11", "ubuntu20.04"]
      build_base = "Ubuntu 20.04 (armv7l)"
    }
    "manylinux_2_34" = {
      glibc      = "2.34"
      glibcxx    = "3.4.29"
      oldest     = ["rockylinux9", "debian12", "ubuntu22.04"]
      build_base = "AlmaLinux 9"
    }
    "manylinux_2_35" = {
      glibc      = "2.35"
      glibcxx    = "3.4.30"
      oldest     = ["ubuntu22.04", "debian12"]
      build_base = "Ubuntu 22.04 (armv7l)"
    }
    "manylinux_2_39" = {
      glibc      = "2.39"
      oldest     = ["ubuntu24.04", "rockylinux10", "debian13"]
      build_base = "AlmaLinux 10"
    }
  }
}
