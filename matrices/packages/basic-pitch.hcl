# Releases of basic-pitch.

package_info "basic-pitch" {
  module   = "basic_pitch"
  pypi     = "basic-pitch"
  source   = ["wheels@738adb503aae7fdfc7d1e1511aa0ce35:basic_pitch-0.4.0-py2.py3-none-any.whl"]
  inferred = ["module"]
}

package "basic-pitch" {
  requires  = { numpy = ">=1.18", tensorflow = ">=2.4.1,<2.15.1" }
  markers   = { tensorflow = "platform_system != \"Darwin\" and python_version >= \"3.11\"" }
  platforms = ["any"]
  rows = {
    "0.4.0" = {
      released = "2024-08-16"
      source   = ["wheels@738adb503aae7fdfc7d1e1511aa0ce35:basic_pitch-0.4.0-py2.py3-none-any.whl"]
    }
    "0.3.3" = {
      released = "2024-04-23"
      source   = ["wheels@737570e40e8acc95c6a02c9075f8bc5c:basic_pitch-0.3.3-py2.py3-none-any.whl"]
    }
    "0.3.2" = {
      released = "2024-04-22"
      source   = ["wheels@7ba259c2e9f64b7dab55d07cc8ae1806:basic_pitch-0.3.2-py2.py3-none-any.whl"]
    }
    "0.3.1" = {
      released = "2024-04-19"
      source   = ["wheels@4755723bff1bcca7ecb6a8b1ac087b5a:basic_pitch-0.3.1-py2.py3-none-any.whl"]
    }
    "0.3.0" = {
      without  = ["platforms"]
      released = "2024-03-25"
      requires = { tensorflow = ">=2.4.1,<2.16" }
      source   = ["wheels@e09f6bda8529984b1286efcea2ffe516:basic-pitch-0.3.0.tar.gz"]
    }
  }
}

package "basic-pitch" "0.2.6" {
  released  = "2023-06-27"
  requires  = { numpy = ">=1.18,<1.24", tensorflow = ">=2.4.1" }
  markers   = { tensorflow = "platform_machine != \"arm64\"" }
  platforms = ["any"]
  source    = ["wheels@90e18a02d24097f1bdc9134216b8b7ba:basic_pitch-0.2.6-py2.py3-none-any.whl"]
}

package "basic-pitch" "0.2.5" {
  released  = "2023-05-19"
  requires  = { numpy = ">=1.18,<1.24", tensorflow = ">=2.4.1,<2.12" }
  markers   = { tensorflow = "platform_machine != \"arm64\"" }
  platforms = ["any"]
  source    = ["wheels@dddee967f6e3c3684145c2998edd0f80:basic_pitch-0.2.5-py2.py3-none-any.whl"]
}

package "basic-pitch" "0.2.4" {
  released  = "2023-04-10"
  requires  = { numpy = ">=1.18,<1.24", tensorflow = ">=2.4.1,<2.12" }
  markers   = { tensorflow = "platform_machine != \"arm64\"" }
  platforms = ["any"]
  source    = ["wheels@627483e0f88159e46231f7c6f7286917:basic_pitch-0.2.4-py2.py3-none-any.whl"]
}

package "basic-pitch" "0.2.3" {
  released  = "2023-02-28"
  requires  = { numpy = ">=1.18,<1.24", tensorflow = ">=2.4.1,<2.10" }
  markers   = { tensorflow = "platform_machine != \"arm64\"" }
  platforms = ["any"]
  source    = ["wheels@ced0040a332ab4d6137f798e46b061bd:basic_pitch-0.2.3-py2.py3-none-any.whl"]
}
