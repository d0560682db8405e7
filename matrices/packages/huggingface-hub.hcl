# Releases of huggingface-hub, where it dropped what others import.

source "hub-index" {
  title = "pypi.org: the files of huggingface-hub"
  url   = "https://pypi.org/project/huggingface-hub/"
  date  = "2026-11-27"
  class = "measured"
}

package_info "huggingface-hub" {
  module = "huggingface_hub"
  pypi   = "huggingface-hub"
  source = ["hub-index"]
  notes  = ["rows are the releases where what others import of it changes"]
}

package "huggingface-hub" {
  onward    = true
  platforms = ["any"]
  source    = ["hub-index"]
  rows = {
    "0.25.2" = { released = "2024-10-09", python_requires = ">=3.8.0" }
    "0.26.0" = { released = "2024-10-18", python_requires = ">=3.8.0" }
    "0.24.0" = { released = "2024-07-18", python_requires = ">=3.8.0" }
    "0.23.5" = { released = "2024-07-16", python_requires = ">=3.8.0" }
    "0.13.2" = { released = "2023-03-13", python_requires = ">=3.7.0" }
  }
}
