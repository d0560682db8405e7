source "ours" {
  title = "Measured on our cluster"
  date  = "2026-11-20"
  class = "measured"
}

framework_info "warpdrive" {
  name     = "Warp Drive"
  packages = ["warpdrive-gpu"]
  module   = "warpdrive"
  source   = ["ours"]
}

framework "warpdrive" "1.0" {
  package  = "warpdrive-gpu"
  released = "2026-06-01"
  python   = ["3.12", "3.13"]
  source   = ["ours"]
  build "cu126" {
    cuda         = "12.6"
    pypi_default = ["linux/amd64"]
    source       = ["ours"]
    platform "linux/amd64" {
      sm       = ["7.5", "8.0", "9.0"]
      ptx      = []
      delivery = "bundled-in-wheel"
    }
  }
}
