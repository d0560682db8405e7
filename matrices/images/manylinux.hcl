# Platform tags of wheels and the C library they need.

source "auditwheel" {
  title = "pypa/auditwheel manylinux-policy.json (2026-08-17)"
  url   = "https://github.com/pypa/auditwheel"
  date  = "2026-08-17"
  class = "reported"
}

source "cog" {
  title = "replicate/cog cuda_compatibility.json (commit 6110c912, 2026-08-21)"
  url   = "https://github.com/replicate/cog"
  date  = "2026-08-21"
  class = "reported"
}

source "cudnn950" {
  title = "cuDNN 9.5.0 support matrix, Linux table"
  url   = "https://docs.nvidia.com/deeplearning/cudnn/backend/v9.5.0/reference/support-matrix.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "deadsnakes" {
  title = "deadsnakes PPA text: 3.8 in focal and 3.10 in jammy come from Ubuntu"
  date  = "2026-11-20"
  class = "reported"
}

source "debpkg" {
  title = "Debian package archive, gcc/libc6/python3 versions on 2026-11-20"
  date  = "2026-11-20"
  class = "measured"
}

source "dlpython" {
  title = "docker-library/python Dockerfile history (2026-06-23)"
  url   = "https://github.com/docker-library/python"
  date  = "2026-06-23"
  class = "reported"
}

source "eol" {
  title = "endoflife-date/endoflife.date products (commit a70eca33, 2026-08-22)"
  url   = "https://github.com/endoflife-date/endoflife.date"
  date  = "2026-08-22"
  class = "reported"
}

source "gistpy" {
  title = "public gist: Ubuntu 18.04.5 system python 3.6.9"
  date  = "2026-11-20"
  class = "reported"
}

source "gl26" {
  title = "gitlab-omnibus-builder MR 483: Ubuntu 26.04 ships GCC 15 and glibc 2.42+"
  date  = "2026-11-20"
  class = "reported"
}

source "ig126" {
  title = "CUDA Installation Guide distro table, 12.5/12.6 edition, quoted in public notes"
  date  = "2026-11-20"
  class = "reported"
}

source "ig131" {
  title = "CUDA Installation Guide for Linux 13.x distro table"
  date  = "2026-11-20"
  class = "vendor"
}

source "img" {
  title = "nvidia/cuda container recipes with full history to Aug 2025 (gitlab.com/nvidia/container-images/cuda, public mirrors pranavmishra90/nvidia-container-images-cuda and taehun-kmu/FMCL-Docker)"
  url   = "https://gitlab.com/nvidia/container-images/cuda"
  date  = "2026-11-20"
  class = "vendor"
}

source "imgnew" {
  title = "nvidia/cuda container recipes, later files of a public mirror: 12.8.2, 13.2.1, 13.3.1 (commits 2026)"
  date  = "2026-11-20"
  class = "vendor"
}

source "manylinux" {
  title = "pypa/manylinux README (2026-06-28)"
  url   = "https://github.com/pypa/manylinux"
  date  = "2026-06-28"
  class = "reported"
}

source "pep600" {
  title = "mayeut/pep600_compliance distro table (2026-08-04)"
  url   = "https://github.com/mayeut/pep600_compliance"
  date  = "2026-08-04"
  class = "reported"
}

source "policy" {
  title = "nvidia/cuda support-policy.md"
  url   = "https://github.com/nvidia/cuda"
  date  = "2026-11-20"
  class = "vendor"
}

source "seen" {
  title = "tag used in several independent public repositories, Aug to Oct 2026; no recipe seen"
  date  = "2026-11-20"
  class = "reported"
}

source "taglist" {
  title = "doc/supported-tags.md and doc/unsupported-tags.md of the same recipes (commit 181367a6, 2026)"
  url   = "https://github.com/doc/supported-tags.md"
  date  = "2026-11-20"
  class = "reported"
}

source "ubpkg" {
  title = "Ubuntu package pages for python3-all"
  date  = "2026-11-20"
  class = "measured"
}

manylinux "manylinux_2_5" {
  alias      = "manylinux1"
  glibc      = "2.5"
  glibcxx    = "3.4.8"
  pip        = "8.1.0"
  oldest     = ["centos5", "ubuntu16.04", "debian9"]
  build_base = "CentOS 5"
  source     = ["auditwheel", "manylinux"]
}

manylinux "manylinux_2_12" {
  alias      = "manylinux2010"
  glibc      = "2.12"
  glibcxx    = "3.4.13"
  pip        = "19.0"
  oldest     = ["centos6"]
  build_base = "CentOS 6"
  source     = ["auditwheel", "manylinux"]
}

manylinux "manylinux_2_17" {
  alias      = "manylinux2014"
  glibc      = "2.17"
  glibcxx    = "3.4.19"
  pip        = "19.3"
  oldest     = ["centos7", "ubuntu14.04", "debian8"]
  build_base = "CentOS 7"
  source     = ["auditwheel", "manylinux"]
}

manylinux "manylinux_2_24" {
  glibc      = "2.24"
  glibcxx    = "3.4.22"
  pip        = "20.3"
  oldest     = ["debian9", "ubuntu18.04"]
  build_base = "Debian 9"
  source     = ["auditwheel", "manylinux"]
}

manylinux "manylinux_2_26" {
  glibc   = "2.26"
  glibcxx = "3.4.22"
  pip     = "20.3"
  oldest  = ["amzn2"]
  source  = ["auditwheel", "manylinux"]
}

manylinux "manylinux_2_27" {
  glibc   = "2.27"
  glibcxx = "3.4.24"
  pip     = "20.3"
  oldest  = ["ubuntu18.04"]
  source  = ["auditwheel", "manylinux"]
}

manylinux "manylinux_2_28" {
  glibc      = "2.28"
  glibcxx    = "3.4.24"
  pip        = "20.3"
  oldest     = ["rockylinux8", "debian10", "ubuntu20.04"]
  build_base = "AlmaLinux 8"
  source     = ["auditwheel", "manylinux"]
}

manylinux "manylinux_2_31" {
  glibc      = "2.31"
  glibcxx    = "3.4.28"
  pip        = "20.3"
  oldest     = ["debian11", "ubuntu20.04"]
  build_base = "Ubuntu 20.04 (armv7l)"
  source     = ["auditwheel", "manylinux"]
}

manylinux "manylinux_2_34" {
  glibc      = "2.34"
  glibcxx    = "3.4.29"
  pip        = "20.3"
  oldest     = ["rockylinux9", "debian12", "ubuntu22.04"]
  build_base = "AlmaLinux 9"
  source     = ["auditwheel", "manylinux"]
}

manylinux "manylinux_2_35" {
  glibc      = "2.35"
  glibcxx    = "3.4.30"
  pip        = "20.3"
  oldest     = ["ubuntu22.04", "debian12"]
  build_base = "Ubuntu 22.04 (armv7l)"
  source     = ["auditwheel", "manylinux"]
}

manylinux "manylinux_2_39" {
  glibc      = "2.39"
  pip        = "20.3"
  oldest     = ["ubuntu24.04", "rockylinux10", "debian13"]
  build_base = "AlmaLinux 10"
  source     = ["auditwheel", "manylinux"]
}
