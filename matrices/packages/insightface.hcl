# Releases of insightface.

package_info "insightface" {
  framework = "onnxruntime"
  module    = "insightface"
  pypi      = "insightface"
  source    = ["wheels@dcd58ee79d99d689572477315f314935:insightface-2.1-py3-none-any.whl"]
  inferred  = ["framework", "module"]
  notes     = ["it requires onnxruntime for the CPU or for GPUs, whichever is there"]
}

package "insightface" {
  released  = "2026-05-23"
  requires  = { onnxruntime = "*" }
  platforms = ["any"]
  rows = {
    "2.1" = {
      released        = "2026-10-03"
      python_requires = ">=3.10"
      source          = ["wheels@dcd58ee79d99d689572477315f314935:insightface-2.1-py3-none-any.whl"]
    }
    "2.0" = {
      released        = "2026-09-08"
      python_requires = ">=3.10"
      source          = ["wheels@7b44c9ef8cfa80d0446285f048d1816a:insightface-2.0-py3-none-any.whl"]
    }
    "1.0.1" = { source = ["wheels@5f373f6fedbdda5cbc59a34ca386a75a:insightface-1.0.1-py3-none-any.whl"] }
    "1.0"   = { source = ["wheels@73b57d76bad72c88399834e168497f6c:insightface-1.0-py3-none-any.whl"] }
  }
}
