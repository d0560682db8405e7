# Sources that several files of this folder cite. One that a single file cites stands in that file;
# one that files of several folders cite stands in ../sources.hcl.

source "manylinux" {
  title = "pypa/manylinux README (2026-06-28)"
  url   = "https://github.com/pypa/manylinux"
  date  = "2026-06-28"
  class = "reported"
}
