source "s" {
  title = "A page"
  date  = "2026"
  class = "vendor"
}

framework_info "warpdrive" {
  rank            = "first"
  aliases         = ["Warp"]
  packages        = ["warpdrive-gpu"]
  label           = "varaint"
  cpu_build_error = "no-such-error"
  source          = ["s"]
  trait "keras3" {
    on = ["no-such-architecture"]
  }
  trait "keras-3" {
    from   = "2.0"
    to     = "1.0"
    source = ["s"]
  }
}

framework_info "impulse" {
  name     = "Impulse"
  aliases  = ["warpdrive-gpu"]
  packages = ["impulse"]
  module   = "impulse"
  source   = ["s"]
}

framework "impulze" "1.0" {
  package = "impulse"
  source  = ["s"]
}

framework "impulze" "1.1" {
  package = "impulse"
  source  = ["s"]
}
