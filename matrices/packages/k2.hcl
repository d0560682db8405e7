# Wheels of k2, of the next generation of Kaldi.

source "k2" {
  title = "github.com/k2-fsa/k2"
  url   = "https://github.com/k2-fsa/k2"
  date  = "2025-07-15"
  class = "vendor"
}

source "k2-wheels" {
  title = "k2, pages of the pre-compiled wheels for CUDA on Linux, by torch"
  url   = "https://k2-fsa.github.io/k2/installation/pre-compiled-cuda-wheels-linux/index.html"
  date  = "2025-07-15"
  class = "vendor"
}

package_info "k2" {
  framework = "pytorch"
  module    = "k2"
  torch_pin = "one torch release and one CUDA for each wheel; k2 compares both when it is imported"
  source    = ["k2@a741ae88ab:docs/source/installation/from_wheels.rst", "k2@a741ae88ab:k2/python/k2/__init__.py"]
  notes     = ["the wheels of that name on the default index are old, and the newest are for macOS; those for CUDA are on a page of its makers"]
  wheels_from "links" {
    url       = "https://k2-fsa.github.io/k2/cuda.html"
    label     = "{cuda}.torch{framework_release}"
    platforms = ["linux/amd64"]
  }
}

package "k2" {
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64"]
  cuda_tag       = "cuda<major>.<minor>"
  wheels_partial = true
  wheels_exact   = true
  source         = ["k2-wheels", "k2@a741ae88ab:k2/python/k2/__init__.py", "k2@a741ae88ab:setup.py"]
  notes = [
    "wheels: those of a torch and a CUDA that are there for all Pythons of that torch; there are others, for some of them",
  ]
  rows = {
    "1.24.4.dev20250715" = { released = "2025-07-15" }
    "1.24.4.dev20250714" = { released = "2025-07-14" }
  }
}

package "k2" "1.24.4.dev20250605" {
  like     = "1.24.4.dev20250425"
  released = "2025-06-05"
  wheels "2.7.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.6", "12.8"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  }
}

package "k2" "1.24.4.dev20250425" {
  released     = "2025-04-25"
  min_glibc    = "2.27"
  requires     = { torch = "*" }
  needs_nvcc   = "when no wheel matches"
  platforms    = ["linux/amd64"]
  cuda_tag     = "cuda<major>.<minor>"
  wheels_exact = true
  source       = ["k2-wheels", "k2@a741ae88ab:k2/python/k2/__init__.py", "k2@a741ae88ab:setup.py"]
  wheels "2.7.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.6", "12.8"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  }
}

package "k2" "1.24.4.dev20250304" {
  like     = "1.24.4.dev20240211"
  without  = ["wheels.2.0.0", "wheels.2.0.1", "wheels.2.1.0", "wheels.2.1.1", "wheels.2.1.2", "wheels.2.2.0"]
  released = "2025-03-04"
}

package "k2" "1.24.4.dev20250208" {
  released     = "2025-02-08"
  min_glibc    = "2.17"
  requires     = { torch = "*" }
  needs_nvcc   = "when no wheel matches"
  platforms    = ["linux/amd64"]
  cuda_tag     = "cuda<major>.<minor>"
  wheels_exact = true
  source       = ["k2-wheels", "k2@a741ae88ab:k2/python/k2/__init__.py", "k2@a741ae88ab:setup.py"]
  wheels {
    platforms = ["linux/amd64"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
    rows = {
      "2.5.1" = { cuda = ["11.8", "12.1", "12.4"] }
      "2.6.0" = { cuda = ["12.4"] }
    }
  }
}

package "k2" "1.24.4.dev20250130" {
  like     = "1.24.4.dev20241030"
  released = "2025-01-30"
  wheels "2.6.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.4"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  }
}

package "k2" "1.24.4.dev20250103" {
  like     = "1.24.4.dev20240211"
  without  = ["wheels.2.0.0", "wheels.2.0.1", "wheels.2.1.0", "wheels.2.1.1", "wheels.2.1.2", "wheels.2.2.0"]
  released = "2025-01-03"
}

package "k2" "1.24.4.dev20241127" {
  like     = "1.24.4.dev20241029"
  released = "2024-11-27"
  wheels "2.5.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  }
}

package "k2" "1.24.4.dev20241122" {
  like     = "1.24.4.dev20241029"
  released = "2024-11-22"
  wheels "2.5.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  }
}

package "k2" "1.24.4.dev20241030" {
  released     = "2024-10-30"
  min_glibc    = "2.17"
  requires     = { torch = "*" }
  needs_nvcc   = "when no wheel matches"
  platforms    = ["linux/amd64"]
  cuda_tag     = "cuda<major>.<minor>"
  wheels_exact = true
  source       = ["k2-wheels", "k2@a741ae88ab:k2/python/k2/__init__.py", "k2@a741ae88ab:setup.py"]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
    rows = {
      "2.3.1" = { cuda = ["11.8", "12.1"] }
      "2.4.0" = {}
      "2.4.1" = {}
      "2.5.0" = { python = ["3.9", "3.10", "3.11", "3.12", "3.13"] }
      "2.5.1" = { python = ["3.9", "3.10", "3.11", "3.12", "3.13"] }
    }
  }
}

package "k2" "1.24.4.dev20241029" {
  released       = "2024-10-29"
  min_glibc      = "2.17"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64"]
  cuda_tag       = "cuda<major>.<minor>"
  wheels_partial = true
  wheels_exact   = true
  source         = ["k2-wheels", "k2@a741ae88ab:k2/python/k2/__init__.py", "k2@a741ae88ab:setup.py"]
  notes = [
    "wheels: those of a torch and a CUDA that are there for all Pythons of that torch; there are others, for some of them",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
    python    = ["3.8", "3.9", "3.10", "3.11"]
    rows = {
      "2.0.0" = { cuda = ["11.7", "11.8"] }
      "2.0.1" = { cuda = ["11.7", "11.8"] }
      "2.1.0" = {}
      "2.1.1" = {}
      "2.1.2" = {}
      "2.2.0" = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"] }
      "2.2.1" = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"] }
      "2.2.2" = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"] }
      "2.3.0" = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"] }
    }
  }
}

package "k2" "1.24.4.dev20241018" {
  like     = "1.24.4.dev20240223"
  released = "2024-10-18"
  wheels "2.5.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
    python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  }
}

package "k2" "1.24.4.dev20240907" {
  like     = "1.24.4.dev20240211"
  without  = ["wheels.2.0.0", "wheels.2.0.1", "wheels.2.1.0", "wheels.2.1.1", "wheels.2.1.2", "wheels.2.2.0"]
  released = "2024-09-07"
}

package "k2" "1.24.4.dev20240905" {
  like     = "1.24.4.dev20240210"
  released = "2024-09-05"
  wheels "2.4.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  }
}

package "k2" "1.24.4.dev20240725" {
  like     = "1.24.4.dev20240210"
  released = "2024-07-25"
  wheels "2.4.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1", "12.4"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  }
}

package "k2" "1.24.4.dev20240724" {
  like     = "1.24.4.dev20240211"
  without  = ["wheels.2.0.0", "wheels.2.0.1", "wheels.2.1.0", "wheels.2.1.1", "wheels.2.1.2", "wheels.2.2.0"]
  released = "2024-07-24"
}

package "k2" "1.24.4.dev20240606" {
  like     = "1.24.4.dev20240210"
  released = "2024-06-06"
  wheels "2.3.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  }
}

package "k2" {
  min_glibc      = "2.17"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64"]
  cuda_tag       = "cuda<major>.<minor>"
  wheels_partial = true
  wheels_exact   = true
  source         = ["k2-wheels", "k2@a741ae88ab:k2/python/k2/__init__.py", "k2@a741ae88ab:setup.py"]
  notes = [
    "wheels: those of a torch and a CUDA that are there for all Pythons of that torch; there are others, for some of them",
  ]
  rows = {
    "1.24.4.dev20240517" = { released = "2024-05-17" }
    "1.24.4.dev20240429" = { released = "2024-04-29" }
  }
}

package "k2" "1.24.4.dev20240425" {
  like     = "1.24.4.dev20240223"
  released = "2024-04-25"
  wheels "2.3.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  }
}

package "k2" {
  min_glibc      = "2.17"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64"]
  cuda_tag       = "cuda<major>.<minor>"
  wheels_partial = true
  wheels_exact   = true
  source         = ["k2-wheels", "k2@a741ae88ab:k2/python/k2/__init__.py", "k2@a741ae88ab:setup.py"]
  notes = [
    "wheels: those of a torch and a CUDA that are there for all Pythons of that torch; there are others, for some of them",
  ]
  rows = {
    "1.24.4.dev20240423" = { released = "2024-04-23" }
    "1.24.4.dev20240329" = { released = "2024-03-29" }
  }
}

package "k2" "1.24.4.dev20240328" {
  like     = "1.24.4.dev20240210"
  released = "2024-03-28"
  wheels "2.2.2" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  }
}

package "k2" "1.24.4.dev20240321" {
  like     = "1.24.4.dev20240211"
  without  = ["wheels.2.0.0", "wheels.2.0.1", "wheels.2.1.0", "wheels.2.1.1", "wheels.2.1.2", "wheels.2.2.0"]
  released = "2024-03-21"
}

package "k2" "1.24.4.dev20240301" {
  like     = "1.24.4.dev20240210"
  released = "2024-03-01"
  wheels "2.2.1" {
    platforms = ["linux/amd64"]
    cuda      = ["12.1"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  }
}

package "k2" "1.24.4.dev20240224" {
  like     = "1.24.4.dev20240211"
  without  = ["wheels.2.0.0", "wheels.2.0.1", "wheels.2.1.0", "wheels.2.1.1", "wheels.2.1.2", "wheels.2.2.0"]
  released = "2024-02-24"
}

package "k2" "1.24.4.dev20240223" {
  released       = "2024-02-23"
  min_glibc      = "2.17"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64"]
  cuda_tag       = "cuda<major>.<minor>"
  wheels_partial = true
  wheels_exact   = true
  source         = ["k2-wheels", "k2@a741ae88ab:k2/python/k2/__init__.py", "k2@a741ae88ab:setup.py"]
  notes = [
    "wheels: those of a torch and a CUDA that are there for all Pythons of that torch; there are others, for some of them",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
    python    = ["3.8", "3.9", "3.10", "3.11"]
    rows = {
      "2.0.0" = { cuda = ["11.7", "11.8"] }
      "2.0.1" = { cuda = ["11.7", "11.8"] }
      "2.1.0" = {}
      "2.1.1" = {}
      "2.1.2" = {}
      "2.2.0" = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"] }
      "2.2.1" = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"] }
    }
  }
}

package "k2" "1.24.4.dev20240218" {
  like     = "1.24.4.dev20240211"
  without  = ["wheels.2.0.0", "wheels.2.0.1", "wheels.2.1.0", "wheels.2.1.1", "wheels.2.1.2", "wheels.2.2.0"]
  released = "2024-02-18"
}

package "k2" "1.24.4.dev20240211" {
  released       = "2024-02-11"
  min_glibc      = "2.17"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64"]
  cuda_tag       = "cuda<major>.<minor>"
  wheels_partial = true
  wheels_exact   = true
  source         = ["k2-wheels", "k2@a741ae88ab:k2/python/k2/__init__.py", "k2@a741ae88ab:setup.py"]
  notes = [
    "wheels: those of a torch and a CUDA that are there for all Pythons of that torch; there are others, for some of them",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
    python    = ["3.8", "3.9", "3.10", "3.11"]
    rows = {
      "2.0.0" = { cuda = ["11.7", "11.8"] }
      "2.0.1" = { cuda = ["11.7", "11.8"] }
      "2.1.0" = {}
      "2.1.1" = {}
      "2.1.2" = {}
      "2.2.0" = { python = ["3.8", "3.9", "3.10", "3.11", "3.12"] }
    }
  }
}

package "k2" "1.24.4.dev20240210" {
  released     = "2024-02-10"
  min_glibc    = "2.17"
  requires     = { torch = "*" }
  needs_nvcc   = "when no wheel matches"
  platforms    = ["linux/amd64"]
  cuda_tag     = "cuda<major>.<minor>"
  wheels_exact = true
  source       = ["k2-wheels", "k2@a741ae88ab:k2/python/k2/__init__.py", "k2@a741ae88ab:setup.py"]
  wheels "2.2.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
    python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  }
}

package "k2" "1.24.4.dev20231221" {
  like     = "1.24.4.dev20231220"
  without  = ["wheels.2.0.0", "wheels.2.0.1", "wheels.2.1.0", "wheels.2.1.1", "wheels.2.1.2"]
  released = "2023-12-21"
}

package "k2" "1.24.4.dev20231220" {
  released       = "2023-12-20"
  min_glibc      = "2.17"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64"]
  cuda_tag       = "cuda<major>.<minor>"
  wheels_partial = true
  wheels_exact   = true
  source         = ["k2-wheels", "k2@a741ae88ab:k2/python/k2/__init__.py", "k2@a741ae88ab:setup.py"]
  notes = [
    "wheels: those of a torch and a CUDA that are there for all Pythons of that torch; there are others, for some of them",
  ]
  wheels {
    platforms = ["linux/amd64"]
    python    = ["3.8", "3.9", "3.10", "3.11"]
    rows = {
      "2.0.0" = { cuda = ["11.7", "11.8"] }
      "2.0.1" = { cuda = ["11.7", "11.8"] }
      "2.1.0" = { cuda = ["11.8", "12.1"] }
      "2.1.1" = { cuda = ["11.8", "12.1"] }
      "2.1.2" = { cuda = ["12.1"] }
    }
  }
}

package "k2" {
  min_glibc      = "2.17"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64"]
  cuda_tag       = "cuda<major>.<minor>"
  wheels_partial = true
  wheels_exact   = true
  source         = ["k2-wheels", "k2@a741ae88ab:k2/python/k2/__init__.py", "k2@a741ae88ab:setup.py"]
  notes = [
    "wheels: those of a torch and a CUDA that are there for all Pythons of that torch; there are others, for some of them",
  ]
  rows = {
    "1.24.4.dev20231219" = { released = "2023-12-19" }
    "1.24.4.dev20231124" = { released = "2023-11-24" }
  }
}

package "k2" "1.24.4.dev20231123" {
  like     = "1.24.3.dev20230718"
  released = "2023-11-23"
  wheels {
    platforms = ["linux/amd64"]
    python    = ["3.8", "3.9", "3.10", "3.11"]
    rows = {
      "2.0.0" = { cuda = ["11.7", "11.8"] }
      "2.0.1" = { cuda = ["11.7", "11.8"] }
      "2.1.0" = { cuda = ["11.8", "12.1"] }
      "2.1.1" = { cuda = ["11.8", "12.1"] }
    }
  }
}

package "k2" "1.24.4.dev20231023" {
  like     = "1.24.3.dev20230718"
  released = "2023-10-23"
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.7", "11.8"]
    python    = ["3.8", "3.9", "3.10", "3.11"]
    rows = {
      "2.0.0" = {}
      "2.0.1" = {}
      "2.1.0" = { cuda = ["11.8", "12.1"] }
    }
  }
}

package "k2" "1.24.4.dev20231022" {
  like     = "1.24.3.dev20230718"
  without  = ["wheels.1.12.0", "wheels.1.12.1", "wheels.1.13.0", "wheels.1.13.1", "wheels.2.0.0", "wheels.2.0.1"]
  released = "2023-10-22"
}

package "k2" "1.24.4.dev20231021" {
  like     = "1.24.3.dev20230718"
  released = "2023-10-21"
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.7", "11.8"]
    python    = ["3.8", "3.9", "3.10", "3.11"]
    rows = {
      "2.0.0" = {}
      "2.0.1" = {}
      "2.1.0" = { cuda = ["11.8", "12.1"] }
    }
  }
}

package "k2" "1.24.4.dev20231020" {
  like     = "1.24.3.dev20230718"
  without  = ["wheels.1.12.0", "wheels.1.12.1", "wheels.1.13.0", "wheels.1.13.1", "wheels.2.0.0", "wheels.2.0.1"]
  released = "2023-10-20"
}

package "k2" "1.24.4.dev20230927" {
  like     = "1.24.3.dev20230718"
  released = "2023-09-27"
  wheels "2.0.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.8"]
    python    = ["3.8", "3.9", "3.10", "3.11"]
  }
}

package "k2" {
  min_glibc      = "2.17"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64"]
  cuda_tag       = "cuda<major>.<minor>"
  wheels_partial = true
  wheels_exact   = true
  source         = ["k2-wheels", "k2@a741ae88ab:k2/python/k2/__init__.py", "k2@a741ae88ab:setup.py"]
  notes = [
    "wheels: those of a torch and a CUDA that are there for all Pythons of that torch; there are others, for some of them",
  ]
  rows = {
    "1.24.3.dev20230726" = { released = "2023-07-26" }
    "1.24.3.dev20230725" = { released = "2023-07-25" }
  }
}

package "k2" "1.24.3.dev20230718" {
  released       = "2023-07-18"
  min_glibc      = "2.17"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64"]
  cuda_tag       = "cuda<major>.<minor>"
  wheels_partial = true
  wheels_exact   = true
  source         = ["k2-wheels", "k2@a741ae88ab:k2/python/k2/__init__.py", "k2@a741ae88ab:setup.py"]
  notes = [
    "wheels: those of a torch and a CUDA that are there for all Pythons of that torch; there are others, for some of them",
  ]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.12.0" = { cuda = ["11.6"], python = ["3.7", "3.8", "3.9", "3.10"] }
      "1.12.1" = { cuda = ["11.6"], python = ["3.7", "3.8", "3.9", "3.10"] }
      "1.13.0" = { cuda = ["11.6", "11.7"], python = ["3.7", "3.8", "3.9", "3.10", "3.11"] }
      "1.13.1" = { cuda = ["11.6", "11.7"], python = ["3.7", "3.8", "3.9", "3.10", "3.11"] }
      "2.0.0"  = { cuda = ["11.7", "11.8"], python = ["3.8", "3.9", "3.10", "3.11"] }
      "2.0.1"  = { cuda = ["11.7", "11.8"], python = ["3.8", "3.9", "3.10", "3.11"] }
    }
  }
}

package "k2" {
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64"]
  cuda_tag       = "cuda<major>.<minor>"
  wheels_partial = true
  wheels_exact   = true
  source         = ["k2-wheels", "k2@a741ae88ab:k2/python/k2/__init__.py", "k2@a741ae88ab:setup.py"]
  notes = [
    "wheels: those of a torch and a CUDA that are there for all Pythons of that torch; there are others, for some of them",
  ]
  rows = {
    "1.24.3.dev20230717" = { released = "2023-07-17" }
    "1.24.3.dev20230715" = { released = "2023-07-15", min_glibc = "2.17" }
  }
}

package "k2" "1.24.3.dev20230524" {
  released       = "2023-05-24"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64"]
  cuda_tag       = "cuda<major>.<minor>"
  wheels_partial = true
  wheels_exact   = true
  source         = ["k2-wheels", "k2@a741ae88ab:k2/python/k2/__init__.py", "k2@a741ae88ab:setup.py"]
  notes = [
    "wheels: those of a torch and a CUDA that are there for all Pythons of that torch; there are others, for some of them",
  ]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.11.0" = { cuda = ["11.3", "11.5"], python = ["3.7", "3.8", "3.9", "3.10"] }
      "1.12.0" = { cuda = ["11.3", "11.6"], python = ["3.7", "3.8", "3.9", "3.10"] }
      "1.12.1" = { cuda = ["11.3", "11.6"], python = ["3.7", "3.8", "3.9", "3.10"] }
      "1.13.0" = { cuda = ["11.6", "11.7"], python = ["3.7", "3.8", "3.9", "3.10", "3.11"] }
      "1.13.1" = { cuda = ["11.6", "11.7"], python = ["3.7", "3.8", "3.9", "3.10", "3.11"] }
      "2.0.0"  = { cuda = ["11.7"], python = ["3.8", "3.9", "3.10", "3.11"] }
      "2.0.1"  = { cuda = ["11.7", "11.8"], python = ["3.8", "3.9", "3.10", "3.11"] }
    }
  }
}

package "k2" "1.24.3.dev20230508" {
  like     = "1.24.0.dev20230427"
  released = "2023-05-08"
}

package "k2" "1.24.2.dev20230508" {
  like     = "1.23.4.dev20230224"
  released = "2023-05-08"
}

package "k2" "1.24.1.dev20230430" {
  like     = "1.24.0.dev20230427"
  released = "2023-04-30"
}

package "k2" "1.24.0.dev20230427" {
  released     = "2023-04-27"
  requires     = { torch = "*" }
  needs_nvcc   = "when no wheel matches"
  platforms    = ["linux/amd64"]
  cuda_tag     = "cuda<major>.<minor>"
  wheels_exact = true
  source       = ["k2-wheels", "k2@a741ae88ab:k2/python/k2/__init__.py", "k2@a741ae88ab:setup.py"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.12.0" = { cuda = ["11.6"], python = ["3.7", "3.8", "3.9", "3.10"] }
      "1.12.1" = { cuda = ["11.6"], python = ["3.7", "3.8", "3.9", "3.10"] }
      "1.13.0" = { cuda = ["11.6", "11.7"], python = ["3.7", "3.8", "3.9", "3.10", "3.11"] }
      "1.13.1" = { cuda = ["11.6", "11.7"], python = ["3.7", "3.8", "3.9", "3.10", "3.11"] }
      "2.0.0"  = { cuda = ["11.7", "11.8"], python = ["3.8", "3.9", "3.10", "3.11"] }
    }
  }
}

package "k2" "1.23.4.dev20230318" {
  released     = "2023-03-18"
  requires     = { torch = "*" }
  needs_nvcc   = "when no wheel matches"
  platforms    = ["linux/amd64"]
  cuda_tag     = "cuda<major>.<minor>"
  wheels_exact = true
  source       = ["k2-wheels", "k2@a741ae88ab:k2/python/k2/__init__.py", "k2@a741ae88ab:setup.py"]
  wheels "2.0.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.7", "11.8"]
    python    = ["3.8", "3.9", "3.10", "3.11"]
  }
}

package "k2" "1.23.4.dev20230224" {
  released       = "2023-02-24"
  requires       = { torch = "*" }
  needs_nvcc     = "when no wheel matches"
  platforms      = ["linux/amd64"]
  cuda_tag       = "cuda<major>.<minor>"
  wheels_exact   = true
  source         = ["k2-wheels", "k2@a741ae88ab:k2/python/k2/__init__.py", "k2@a741ae88ab:setup.py"]
  wheels_partial = true
  notes          = ["wheels: those of a torch and a CUDA that are there for all Pythons of that torch; there are others, for some of them"]
}
