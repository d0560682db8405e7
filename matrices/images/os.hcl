# Operating systems and Python base images.

source "jammy-python" {
  title = "eclipse-ecal/ecal issue 945 and usnistgov/dioptra PR 453: apt install python3.11 on Ubuntu 22.04 gives a release candidate of 3.11.0"
  url   = "https://github.com/usnistgov/dioptra/pull/453"
  date  = "2026-11-21"
  class = "reported"
}

source "focal-python" {
  title = "GlasgowEmbedded/glasgow PR 434: python3.9 3.9.5 of Ubuntu 20.04, section universe, as apt-cache shows it"
  url   = "https://github.com/GlasgowEmbedded/glasgow/pull/434"
  date  = "2026-11-21"
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
  url   = "https://docs.nvidia.com/cuda/cuda-installation-guide-linux/"
  date  = "2026-11-20"
  class = "vendor"
}

source "pep600" {
  title = "mayeut/pep600_compliance distro table (2026-08-04)"
  url   = "https://github.com/mayeut/pep600_compliance"
  date  = "2026-08-04"
  class = "reported"
}

source "pep668" {
  title = "discuss.python.org, PEP 668, Debian's maintainer of Python: Debian 12 declares its Python externally managed, and Ubuntu does from 23.04 on"
  url   = "https://discuss.python.org/t/10302/69"
  date  = "2026-11-29"
  class = "vendor"
}

source "noble-managed" {
  title = "actions/runner-images issue 10781: Python 3.12 on Ubuntu 24.04 is externally managed"
  url   = "https://github.com/actions/runner-images/issues/10781"
  date  = "2026-11-29"
  class = "reported"
}

source "trixie-managed" {
  title = "zigbeefordomoticz/Domoticz-Zigbee issue 1859: pip3 install stops on Debian 13 with externally-managed-environment"
  url   = "https://github.com/zigbeefordomoticz/Domoticz-Zigbee/issues/1859"
  date  = "2026-11-29"
  class = "reported"
}

source "ubuntu-glibc" {
  title = "unix.stackexchange.com answer 430462: the C libraries of Ubuntu 16.04 to 20.04"
  url   = "https://unix.stackexchange.com/questions/9705/can-new-glibc-versions-be-used-with-an-old-kernel/430462"
  date  = "2026-11-29"
  class = "reported"
}

source "ubpkg" {
  title = "Ubuntu package pages for python3-all"
  date  = "2026-11-20"
  class = "measured"
}

os "ubuntu14.04" {
  glibc                = "2.19"
  gcc                  = "4.8"
  python               = "3.4"
  released             = "2014-04-17"
  end_of_life          = "2019-04-02"
  extended_end_of_life = "2024-04-02"
  base_image           = "docker.io/library/ubuntu:14.04"
  source               = ["eol"]
  inferred             = ["glibc", "gcc", "python", "base_image"]
}

os "ubuntu16.04" {
  glibc                = "2.23"
  gcc                  = "5.4"
  python               = "3.5"
  released             = "2016-04-21"
  end_of_life          = "2021-04-02"
  extended_end_of_life = "2026-04-02"
  base_image           = "docker.io/library/ubuntu:16.04"
  source               = ["eol"]
  inferred             = ["glibc", "gcc", "python", "base_image"]
}

os "ubuntu18.04" {
  glibc                = "2.27"
  gcc                  = "7.5"
  python               = "3.6"
  released             = "2018-04-26"
  end_of_life          = "2023-05-31"
  extended_end_of_life = "2028-04-01"
  base_image           = "docker.io/library/ubuntu:18.04"
  source               = ["pep600", "gistpy", "eol"]
  inferred             = ["gcc", "base_image"]
}

os "ubuntu20.04" {
  glibc                = "2.31"
  gcc                  = "9.4"
  python               = "3.8"
  python_also          = { "3.9" = "3.9.5" }
  released             = "2020-04-23"
  end_of_life          = "2025-05-31"
  extended_end_of_life = "2030-04-02"
  base_image           = "docker.io/library/ubuntu:20.04"
  source               = ["pep600", "ig126", "deadsnakes", "eol"]
  cell_source          = { python_also = ["focal-python"] }
  inferred             = ["base_image"]
}

os "ubuntu22.04" {
  glibc                = "2.35"
  gcc                  = "11.4"
  python               = "3.10"
  python_also          = { "3.11" = "3.11.0~rc1" }
  released             = "2022-04-21"
  end_of_life          = "2027-04-01"
  extended_end_of_life = "2032-04-09"
  base_image           = "docker.io/library/ubuntu:22.04"
  source               = ["pep600", "cudnn950", "ubpkg", "eol"]
  cell_source          = { python_also = ["jammy-python"] }
  inferred             = ["base_image"]
  notes = [
    "CUDA install guide prints 12.3.0 on x86_64 (compiler of the HWE kernel); the distro default and the cuDNN table say 11.4",
  ]
}

os "ubuntu24.04" {
  glibc                = "2.39"
  gcc                  = "13.3"
  python               = "3.12"
  released             = "2024-04-25"
  end_of_life          = "2029-05-31"
  extended_end_of_life = "2036-05-31"
  base_image           = "docker.io/library/ubuntu:24.04"
  python_managed       = true
  source               = ["pep600", "ig131", "ubpkg", "eol"]
  cell_source          = { python_managed = ["pep668", "noble-managed"] }
  inferred             = ["base_image"]
}

os "ubuntu26.04" {
  glibc                = "2.43"
  gcc                  = "15"
  python               = "3.14"
  released             = "2026-04-23"
  end_of_life          = "2031-04-30"
  extended_end_of_life = "2036-04-30"
  base_image           = "docker.io/library/ubuntu:26.04"
  python_managed       = true
  source               = ["pep600", "gl26", "eol"]
  cell_source          = { python_managed = ["pep668"] }
  inferred             = ["python", "python_managed", "base_image"]
}

os "debian9" {
  glibc                = "2.24"
  gcc                  = "6.3"
  python               = "3.5"
  released             = "2017-06-17"
  end_of_life          = "2020-07-18"
  extended_end_of_life = "2022-07-01"
  base_image           = "docker.io/library/debian:9-slim"
  python_tags          = ["slim-stretch"]
  source               = ["pep600", "eol"]
  inferred             = ["gcc", "python", "base_image"]
}

os "debian10" {
  glibc                = "2.28"
  gcc                  = "8.3"
  python               = "3.7"
  released             = "2019-07-06"
  end_of_life          = "2022-09-10"
  extended_end_of_life = "2024-06-30"
  base_image           = "docker.io/library/debian:10-slim"
  python_tags          = ["slim-buster"]
  source               = ["pep600", "eol"]
  inferred             = ["gcc", "python", "base_image"]
}

os "debian11" {
  glibc                = "2.31"
  gcc                  = "10.2"
  python               = "3.9"
  released             = "2021-08-14"
  end_of_life          = "2024-08-14"
  extended_end_of_life = "2026-08-31"
  base_image           = "docker.io/library/debian:11-slim"
  python_tags          = ["slim-bullseye"]
  source               = ["pep600", "debpkg", "eol"]
  inferred             = ["base_image"]
}

os "debian12" {
  glibc                = "2.36"
  gcc                  = "12.2"
  python               = "3.11"
  released             = "2023-06-10"
  end_of_life          = "2026-07-11"
  extended_end_of_life = "2028-06-30"
  base_image           = "docker.io/library/debian:12-slim"
  python_tags          = ["slim-bookworm"]
  python_managed       = true
  source               = ["pep600", "debpkg", "ig131", "eol"]
  cell_source          = { python_managed = ["pep668"] }
  inferred             = ["base_image"]
}

os "debian13" {
  glibc                = "2.41"
  gcc                  = "14.2"
  python               = "3.13"
  released             = "2025-08-09"
  end_of_life          = "2028-08-09"
  extended_end_of_life = "2030-06-30"
  base_image           = "docker.io/library/debian:13-slim"
  python_tags          = ["slim-trixie"]
  python_managed       = true
  source               = ["pep600", "debpkg", "ig131", "eol"]
  cell_source          = { python_managed = ["trixie-managed"] }
  inferred             = ["base_image"]
}

os "debian14-testing" {
  glibc      = "2.43"
  gcc        = "16.1"
  python     = "3.14"
  base_image = "docker.io/library/debian:testing-slim"
  source     = ["debpkg"]
  inferred   = ["base_image"]
  notes      = ["moving target: forky on 2026-11-20"]
}

os "centos7" {
  glibc       = "2.17"
  gcc         = "4.8.5"
  python      = "3.6"
  released    = "2014-07-07"
  end_of_life = "2024-06-30"
  base_image  = "docker.io/library/centos:7"
  source      = ["manylinux", "eol"]
  inferred    = ["gcc", "python", "base_image"]
  notes       = ["system python is 2.7; 3.6 from the optional package"]
}

os "rockylinux8" {
  glibc       = "2.28"
  gcc         = "8.5"
  python      = "3.6"
  released    = "2021-06-21"
  end_of_life = "2029-05-31"
  base_image  = "docker.io/rockylinux/rockylinux:8"
  source      = ["pep600", "ig131", "eol"]
  inferred    = ["python", "base_image"]
  notes       = ["3.8, 3.9, 3.11, 3.12 available as modules or packages"]
}

os "rockylinux9" {
  like       = "ubi9"
  without    = ["extended_end_of_life"]
  released   = "2022-07-14"
  base_image = "docker.io/rockylinux/rockylinux:9"
}

os "rockylinux10" {
  like       = "ubi10"
  without    = ["extended_end_of_life"]
  released   = "2025-06-11"
  base_image = "docker.io/rockylinux/rockylinux:10"
}

os "ubi8" {
  like                 = "oraclelinux8"
  released             = "2019-05-07"
  end_of_life          = "2029-05-31"
  extended_end_of_life = "2033-05-31"
  base_image           = "registry.access.redhat.com/ubi8/ubi"
}

os "ubi9" {
  glibc                = "2.34"
  gcc                  = "11.5"
  python               = "3.9"
  released             = "2022-05-18"
  end_of_life          = "2032-05-31"
  extended_end_of_life = "2036-05-31"
  base_image           = "registry.access.redhat.com/ubi9/ubi"
  source               = ["pep600", "ig131", "eol"]
  inferred             = ["python", "base_image"]
}

os "ubi10" {
  glibc                = "2.39"
  gcc                  = "14.2"
  python               = "3.12"
  released             = "2025-05-20"
  end_of_life          = "2035-05-31"
  extended_end_of_life = "2039-05-31"
  base_image           = "registry.access.redhat.com/ubi10/ubi"
  source               = ["pep600", "ig131", "eol"]
  inferred             = ["python", "base_image"]
}

os "almalinux8" {
  glibc       = "2.28"
  gcc         = "8.5"
  python      = "3.6"
  released    = "2021-03-30"
  end_of_life = "2029-05-31"
  base_image  = "docker.io/library/almalinux:8"
  source      = ["pep600", "eol"]
  inferred    = ["gcc", "python", "base_image"]
}

os "almalinux9" {
  glibc       = "2.34"
  gcc         = "11.5"
  python      = "3.9"
  released    = "2022-05-26"
  end_of_life = "2032-05-31"
  base_image  = "docker.io/library/almalinux:9"
  source      = ["pep600", "eol"]
  inferred    = ["gcc", "python", "base_image"]
}

os "almalinux10" {
  glibc       = "2.39"
  gcc         = "14.2"
  python      = "3.12"
  released    = "2025-05-27"
  end_of_life = "2035-05-31"
  base_image  = "docker.io/library/almalinux:10"
  source      = ["pep600", "eol"]
  inferred    = ["gcc", "python", "base_image"]
}

os "oraclelinux8" {
  glibc                = "2.28"
  gcc                  = "8.5"
  python               = "3.6"
  released             = "2019-07-19"
  end_of_life          = "2029-07-31"
  extended_end_of_life = "2032-07-31"
  base_image           = "docker.io/library/oraclelinux:8"
  source               = ["pep600", "ig131", "eol"]
  inferred             = ["python", "base_image"]
}

os "oraclelinux9" {
  like                 = "amzn2023"
  released             = "2022-07-06"
  end_of_life          = "2032-06-30"
  extended_end_of_life = "2035-06-30"
  base_image           = "docker.io/library/oraclelinux:9"
}

os "amzn2" {
  glibc       = "2.26"
  gcc         = "7.3"
  python      = "3.7"
  released    = "2018-06-26"
  end_of_life = "2026-06-30"
  base_image  = "docker.io/library/amazonlinux:2"
  source      = ["eol"]
  inferred    = ["glibc", "gcc", "python", "base_image"]
}

os "amzn2023" {
  glibc       = "2.34"
  gcc         = "11.4"
  python      = "3.9"
  released    = "2023-03-01"
  end_of_life = "2029-06-30"
  base_image  = "docker.io/library/amazonlinux:2023"
  source      = ["pep600", "ig131", "eol"]
  inferred    = ["python", "base_image"]
}

os "azl3" {
  glibc      = "2.38"
  gcc        = "13.2"
  python     = "3.12"
  base_image = "mcr.microsoft.com/azurelinux/base/core:3.0"
  source     = ["ig131"]
  inferred   = ["python", "base_image"]
}

os "opensuse15" {
  glibc       = "2.38"
  gcc         = "7.5"
  python      = "3.6"
  released    = "2024-06-12"
  end_of_life = "2026-04-30"
  base_image  = "docker.io/opensuse/leap:15"
  source      = ["pep600", "ig131", "eol"]
  inferred    = ["python", "base_image"]
  notes       = ["glibc 2.38 is for 15.6; 15.5 has 2.31"]
}

os "suse16" {
  glibc       = "2.40"
  gcc         = "15"
  python      = "3.13"
  released    = "2025-10-01"
  end_of_life = "2027-10-31"
  base_image  = "registry.suse.com/bci/bci-base:16.0"
  source      = ["pep600", "eol"]
  inferred    = ["gcc", "python", "base_image"]
}

os "fedora42" {
  glibc       = "2.41"
  gcc         = "15.1"
  python      = "3.13"
  released    = "2025-04-15"
  end_of_life = "2026-05-27"
  base_image  = "docker.io/library/fedora:42"
  source      = ["pep600", "ig131", "eol"]
  inferred    = ["python", "base_image"]
}

os "fedora43" {
  glibc       = "2.42"
  gcc         = "15"
  python      = "3.14"
  released    = "2025-10-28"
  end_of_life = "2026-12-09"
  base_image  = "docker.io/library/fedora:43"
  source      = ["pep600", "eol"]
  inferred    = ["gcc", "python", "base_image"]
}

os "fedora44" {
  glibc       = "2.43"
  gcc         = "16"
  python      = "3.14"
  released    = "2026-04-28"
  end_of_life = "2027-06-02"
  base_image  = "docker.io/library/fedora:44"
  source      = ["pep600", "eol"]
  inferred    = ["gcc", "python", "base_image"]
}

os {
  source = ["ubuntu-glibc"]
  rows = {
    "ubuntu16.10" = { glibc = "2.24" }
    "ubuntu17.04" = { glibc = "2.24" }
    "ubuntu17.10" = { glibc = "2.26" }
  }
}

os {
  source = ["pep600"]
  rows = {
    "ubuntu20.10"  = { glibc = "2.32" }
    "ubuntu21.04"  = { glibc = "2.33" }
    "ubuntu21.10"  = { glibc = "2.34" }
    "ubuntu22.10"  = { glibc = "2.36" }
    "ubuntu23.04"  = { glibc = "2.37", python_managed = true, cell_source = { python_managed = ["pep668"] } }
    "ubuntu23.10"  = { glibc = "2.38", python_managed = true, cell_source = { python_managed = ["pep668"] } }
    "ubuntu24.10"  = { glibc = "2.40", python_managed = true, cell_source = { python_managed = ["pep668"] } }
    "ubuntu25.04"  = { glibc = "2.41", python_managed = true, cell_source = { python_managed = ["pep668"] } }
    "ubuntu25.10"  = { glibc = "2.42", python_managed = true, cell_source = { python_managed = ["pep668"] } }
    "debian8"      = { glibc = "2.19" }
    "fedora32"     = { glibc = "2.31" }
    "fedora33"     = { glibc = "2.32" }
    "fedora34"     = { glibc = "2.33" }
    "fedora35"     = { glibc = "2.34" }
    "fedora36"     = { glibc = "2.35" }
    "fedora37"     = { glibc = "2.36" }
    "fedora38"     = { glibc = "2.37" }
    "fedora39"     = { glibc = "2.38" }
    "fedora40"     = { glibc = "2.39" }
    "fedora41"     = { glibc = "2.40" }
    "opensuse15.1" = { glibc = "2.26" }
    "opensuse15.2" = { glibc = "2.26" }
    "opensuse15.3" = { glibc = "2.31" }
    "opensuse15.4" = { glibc = "2.31" }
    "opensuse15.5" = { glibc = "2.31" }
    "opensuse15.6" = { glibc = "2.38" }
  }
}

python_image "3.6" {
  images = {
    debian10 = "docker.io/library/python:3.6-slim-buster"
    debian11 = "docker.io/library/python:3.6-slim-bullseye"
  }
  frozen_images = { debian9 = "docker.io/library/python:3.6-slim-stretch" }
  default_os    = "debian11"
  latest        = "3.6.15"
  end_of_life   = "2021-12-23"
  source        = ["dlpython", "eol"]
  inferred      = ["default_os"]
  notes = [
    "image line dropped 2022-01; tag frozen",
    "docker.io/library/python:3.6-slim-jessie is rebuilt until 2020-12",
    "docker.io/library/python:3.6-slim-stretch is rebuilt until 2021-08",
  ]
}

python_image "3.7" {
  images = {
    debian11 = "docker.io/library/python:3.7-slim-bullseye"
    debian12 = "docker.io/library/python:3.7-slim-bookworm"
  }
  frozen_images = { debian10 = "docker.io/library/python:3.7-slim-buster", debian9 = "docker.io/library/python:3.7-slim-stretch" }
  default_os    = "debian12"
  latest        = "3.7.17"
  end_of_life   = "2023-06-27"
  source        = ["dlpython", "eol"]
  inferred      = ["default_os"]
  notes = [
    "image line dropped 2023-10; tag frozen",
    "docker.io/library/python:3.7-slim-stretch is rebuilt until 2021-08",
    "docker.io/library/python:3.7-slim-buster is rebuilt until 2023-06",
  ]
}

python_image "3.8" {
  images = {
    debian11 = "docker.io/library/python:3.8-slim-bullseye"
    debian12 = "docker.io/library/python:3.8-slim-bookworm"
  }
  frozen_images = { debian10 = "docker.io/library/python:3.8-slim-buster" }
  default_os    = "debian12"
  latest        = "3.8.20"
  end_of_life   = "2024-10-07"
  source        = ["dlpython", "eol"]
  inferred      = ["default_os"]
  notes = [
    "image line dropped 2024-10; tag frozen",
    "docker.io/library/python:3.8-slim-buster is rebuilt until 2023-06",
  ]
}

python_image "3.9" {
  images = {
    debian12 = "docker.io/library/python:3.9-slim-bookworm"
    debian13 = "docker.io/library/python:3.9-slim-trixie"
  }
  frozen_images = {
    debian10 = "docker.io/library/python:3.9-slim-buster"
    debian11 = "docker.io/library/python:3.9-slim-bullseye"
  }
  default_os  = "debian13"
  latest      = "3.9.25"
  end_of_life = "2025-10-31"
  source      = ["dlpython", "eol"]
  inferred    = ["default_os"]
  notes = [
    "recipes removed by mid 2026; tag frozen",
    "docker.io/library/python:3.9-slim-buster is rebuilt until 2023-06",
    "docker.io/library/python:3.9-slim-bullseye is rebuilt until 2025-08",
  ]
}

python_image "3.10" {
  images = {
    debian12 = "docker.io/library/python:3.10-slim-bookworm"
    debian13 = "docker.io/library/python:3.10-slim-trixie"
  }
  frozen_images = {
    debian10 = "docker.io/library/python:3.10-slim-buster"
    debian11 = "docker.io/library/python:3.10-slim-bullseye"
  }
  default_os  = "debian13"
  latest      = "3.10.21"
  end_of_life = "2026-10-31"
  source      = ["dlpython", "eol"]
  inferred    = ["default_os"]
  notes = [
    "plain -slim moved from bookworm to trixie in Aug 2025",
    "docker.io/library/python:3.10-slim-buster is rebuilt until 2023-06",
    "docker.io/library/python:3.10-slim-bullseye is rebuilt until 2025-08",
  ]
}

python_image "3.11" {
  images = {
    debian12 = "docker.io/library/python:3.11-slim-bookworm"
    debian13 = "docker.io/library/python:3.11-slim-trixie"
  }
  frozen_images = {
    debian10 = "docker.io/library/python:3.11-slim-buster"
    debian11 = "docker.io/library/python:3.11-slim-bullseye"
  }
  default_os  = "debian13"
  latest      = "3.11.16"
  end_of_life = "2027-10-31"
  source      = ["dlpython", "eol"]
  inferred    = ["default_os"]
  notes = [
    "plain -slim moved from bookworm to trixie in Aug 2025",
    "docker.io/library/python:3.11-slim-buster is rebuilt until 2023-06",
    "docker.io/library/python:3.11-slim-bullseye is rebuilt until 2025-08",
  ]
}

python_image "3.12" {
  images = {
    debian12 = "docker.io/library/python:3.12-slim-bookworm"
    debian13 = "docker.io/library/python:3.12-slim-trixie"
  }
  frozen_images = { debian11 = "docker.io/library/python:3.12-slim-bullseye" }
  default_os    = "debian13"
  latest        = "3.12.14"
  end_of_life   = "2028-10-31"
  source        = ["dlpython", "eol"]
  inferred      = ["default_os"]
  notes = [
    "plain -slim moved from bookworm to trixie in Aug 2025",
    "docker.io/library/python:3.12-slim-bullseye is rebuilt until 2025-08",
  ]
}

python_image "3.13" {
  images = {
    debian12 = "docker.io/library/python:3.13-slim-bookworm"
    debian13 = "docker.io/library/python:3.13-slim-trixie"
  }
  frozen_images = { debian11 = "docker.io/library/python:3.13-slim-bullseye" }
  default_os    = "debian13"
  latest        = "3.13.15"
  end_of_life   = "2029-10-31"
  source        = ["dlpython", "eol"]
  inferred      = ["default_os"]
  notes = [
    "plain -slim moved from bookworm to trixie in Aug 2025",
    "docker.io/library/python:3.13-slim-bullseye is rebuilt until 2025-08",
  ]
}

python_image "3.14" {
  images = {
    debian12 = "docker.io/library/python:3.14-slim-bookworm"
    debian13 = "docker.io/library/python:3.14-slim-trixie"
  }
  default_os  = "debian13"
  latest      = "3.14.8"
  end_of_life = "2030-10-31"
  source      = ["dlpython", "eol"]
  inferred    = ["default_os"]
  notes       = ["plain -slim moved from bookworm to trixie in Aug 2025"]
}
