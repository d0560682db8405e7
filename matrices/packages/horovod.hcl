# Releases of horovod.

package_info "horovod" {
  framework = "pytorch"
  module    = "horovod"
  pypi      = "horovod"
  source    = ["wheels@92a43f5a94c43907a56805bad15f1970:horovod-0.28.1.tar.gz"]
  inferred  = ["framework", "module"]
}

package "horovod" {
  python_requires = ">=3.6"
  needs_nvcc      = "always"
  platforms       = ["linux/amd64"]
  inferred        = ["needs_nvcc", "platforms"]
  rows = {
    "0.28.1" = { released = "2023-06-12", source = ["wheels@92a43f5a94c43907a56805bad15f1970:horovod-0.28.1.tar.gz"] }
    "0.28.0" = { released = "2023-05-10", source = ["wheels@32bba0bdc9fc1bf0b2ba63950fbefce8:horovod-0.28.0.tar.gz"] }
    "0.27.0" = { released = "2023-02-01", source = ["wheels@8a76a98266579de46a1b1cde53d5ec11:horovod-0.27.0.tar.gz"] }
    "0.26.1" = { released = "2022-10-14", source = ["wheels@0079e4efb4ffe3f042e9e00470fbb457:horovod-0.26.1.tar.gz"] }
    "0.26.0" = { released = "2022-10-13", source = ["wheels@c89dab945e38fec482e0a52a0b560e19:horovod-0.26.0.tar.gz"] }
    "0.25.0" = { released = "2022-06-21", source = ["wheels@bc9fed57b67c1b55259671d2439cdbc9:horovod-0.25.0.tar.gz"] }
  }
}
