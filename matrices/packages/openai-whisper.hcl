# Releases of openai-whisper.

package_info "openai-whisper" {
  framework = "pytorch"
  module    = "whisper"
  pypi      = "openai-whisper"
  source    = ["wheels@37a91a3921809d9f44748ffc73c0a55c:openai_whisper-20250625.tar.gz"]
  inferred  = ["framework", "module"]
}

package "openai-whisper" "20250625" {
  released        = "2025-06-26"
  python_requires = ">=3.8"
  requires        = { numba = "*", torch = "*", triton = ">=2" }
  markers = {
    triton = "(platform_machine == \"x86_64\" and sys_platform == \"linux\") or sys_platform == \"linux2\""
  }
  source = ["wheels@37a91a3921809d9f44748ffc73c0a55c:openai_whisper-20250625.tar.gz"]
}
