# Releases of tsai.

package_info "tsai" {
  module   = "tsai"
  pypi     = "tsai"
  source   = ["wheels@ad12b6b9cdef99cb041fbf0f4b4ebd7b:tsai-1.0.1-py3-none-any.whl"]
  inferred = ["module"]
}

package "tsai" "1.0.1" {
  released        = "2026-05-27"
  python_requires = ">=3.10"
  requires        = { fastai = ">=2.8.7", torch = ">=2.12,<3" }
  platforms       = ["any"]
  source          = ["wheels@ad12b6b9cdef99cb041fbf0f4b4ebd7b:tsai-1.0.1-py3-none-any.whl"]
}

package "tsai" "1.0.0" {
  released        = "2026-05-26"
  python_requires = ">=3.10"
  requires        = { fastai = ">=2.8.7", torch = ">=2.12,<3" }
  platforms       = ["any"]
  source          = ["wheels@b55cefc810514813cca69a96a4b41bf5:tsai-1.0.0-py3-none-any.whl"]
}

package "tsai" "0.4.1" {
  released        = "2025-07-29"
  python_requires = ">=3.9"
  requires        = { fastai = ">=2.8.2", torch = ">=1.10,<2.8" }
  platforms       = ["any"]
  source          = ["wheels@ef78f37dc4c91d177e3844545bb72ead:tsai-0.4.1-py3-none-any.whl"]
}

package "tsai" "0.4.0" {
  released        = "2025-03-02"
  python_requires = ">=3.9"
  requires        = { fastai = ">=2.7.18", torch = ">=1.10,<2.6" }
  platforms       = ["any"]
  source          = ["wheels@5c0ca0841a6a58919e726909ae550b65:tsai-0.4.0-py3-none-any.whl"]
}

package "tsai" "0.3.9" {
  released        = "2024-02-11"
  python_requires = ">=3.8"
  requires        = { fastai = ">=2.7.14", torch = ">=1.10,<2.3" }
  platforms       = ["any"]
  source          = ["wheels@0e6460e9ff075176c8af25ef90444ef2:tsai-0.3.9-py3-none-any.whl"]
}

package "tsai" "0.3.8" {
  released        = "2023-11-13"
  python_requires = ">=3.8"
  requires        = { fastai = ">=2.7.13", torch = ">=1.10,<2.2" }
  platforms       = ["any"]
  source          = ["wheels@ef2a0b609316542a899a451f993cbfa3:tsai-0.3.8-py3-none-any.whl"]
}

package "tsai" "0.3.7" {
  released        = "2023-07-02"
  python_requires = ">=3.7"
  requires        = { fastai = ">=2.7.12", torch = ">=1.7,<2.1" }
  platforms       = ["any"]
  source          = ["wheels@7becc407e557f5deeb1610f7b9f7fc86:tsai-0.3.7-py3-none-any.whl"]
}

package "tsai" "0.3.6" {
  released        = "2023-04-02"
  python_requires = ">=3.7"
  requires        = { fastai = ">=2.7.12", torch = ">=1.7,<2.1" }
  platforms       = ["any"]
  source          = ["wheels@bd050eef7cc8be49bcbd863209436198:tsai-0.3.6-py3-none-any.whl"]
}

package "tsai" "0.3.5" {
  released        = "2023-02-21"
  python_requires = ">=3.7"
  requires        = { fastai = ">=2.7.9", torch = ">=1.7.0,<1.14" }
  platforms       = ["any"]
  source          = ["wheels@f5b888f7b968d1826a74eab3b8fa9559:tsai-0.3.5-py3-none-any.whl"]
}
