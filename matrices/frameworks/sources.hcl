# Sources that several files of this folder cite. One that a single file cites stands in that file;
# one that files of several folders cite stands in ../sources.hcl.

source "public-files" {
  title = "public files that use the release"
  date  = "2026-11-20"
  class = "reported"
}
