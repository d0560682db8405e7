source "s" {
  title = "A page"
  url   = "https://example.com"
  date  = "2026-11-20"
  class = "vendor"
}

source "s" {
  title = "The same id again"
  url   = "example.com without a scheme"
  date  = "last week"
  class = "hearsay"
}

stray = 1

gpux "a" {
}

gpu "a" "b" {
}

gpu "one" {
  name               = "One"
  aliases            = ["Upper", "two"]
  arch               = "pascall"
  compute_capability = "61"
  memory_gib         = [16, 0]
  class              = "datacentre"
  pci_ids            = ["1db4"]
  first_driver       = "390.25"
  last_driver_branch = "385"
  memori             = 3
  source             = ["s"]
}

gpu "two" {
  name               = "Two"
  arch               = "pascal"
  compute_capability = "9.9"
  class              = "datacenter"
  source             = ["t"]
  inferred           = ["memory"]
  cell_source        = { clas = ["s"], name = ["u"] }
  other "colour" {
    value  = "green"
    source = ["s"]
  }
  memory {}
}

gpu "two" {
  name = 2
  arch = null
}

gpu_group "both" {
  members = ["one", "three"]
  source  = ["s"]
}

architecture "6.1" {
  name                = "pascal"
  first_cuda          = "12.9"
  last_cuda           = "8.0"
  open_kernel_module  = "maybe"
  first_driver_branch = "R367"
  source              = ["s"]
}

driver_branch "390" {
  type          = "legacy"
  status        = "ended"
  architectures = ["pascal", "turning"]
  source        = ["s"]
  version "390.48" { source = ["s"] }
  version "390.25" { source = ["s"] }
  version "396.24" { source = ["s"] }
  version "396.24" { source = ["s"] }
}

framework "pytorch" "2.5.1.1.x" {
  package    = "torch"
  python     = ["3.x"]
  pairs      = { torchvision = "new", torchaudio = "2.5.1" }
  pair_specs = { numpy = "1.2" }
  source     = ["s"]
  build "cu124" {
    cuda       = "12.1"
    cuda_full  = "12.4.1"
    pins       = { nvidia-cudnn-cu12 = "any" }
    index_kind = "simpel"
    platform "linux/x86" {
      sm = ["8.6a", "x"]
    }
  }
}

os "debian12" {
  glibc       = "2.36"
  released    = "2026-01-01"
  end_of_life = "2023-01-01"
  source      = ["s"]
}

python_image "3.12" {
  images = { debian13 = "docker.io/library/python:3.12-slim-trixie" }
  source = ["s"]
}

instance "aws" "p5" {
  gpu    = "h100"
  count  = "8"
  source = ["s"]
}

error "e" {
  framework  = "any"
  layer      = "driver"
  signatures = ["(unclosed"]
  source     = ["s"]
}

python_standalone "3.12" {
  latest    = "3.11.4"
  build     = "20260814"
  url       = "https://example.com/python.tar.gz"
  root      = "../python"
  sha256    = { "linux/amd64" = "807b", "linux/arm64" = "0000000000000000000000000000000000000000000000000000000000000000", "linux/s390x" = "" }
  min_glibc = "2.17"
  source    = ["s"]
}

package_info "built-here" {
  build_imports = { torch = ">=0" }
  source        = ["s"]
}

package_info "always-built" {
  on_spot     = true
  build_tools = ["setuptools"]
  source      = ["s"]
}
