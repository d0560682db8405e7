# Releases of torchrec.

package_info "torchrec" {
  framework = "pytorch"
  module    = "torchrec"
  pypi      = "torchrec"
  source    = ["wheels@eb68cfeba28285a5aeb847f74a830267:torchrec-1.9.2-py310-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "torchrec" {
  released        = "2026-08-13"
  python_requires = ">=3.10"
  platforms       = ["any"]
  rows = {
    "1.9.2" = {
      released = "2026-10-14"
      source   = ["wheels@eb68cfeba28285a5aeb847f74a830267:torchrec-1.9.2-py310-none-any.whl"]
    }
    "1.9.1" = {
      released = "2026-09-30"
      source   = ["wheels@82f4d6e570cfc313783fa710ee4a2c21:torchrec-1.9.1-py310-none-any.whl"]
    }
    "1.9.0" = {
      released = "2026-09-11"
      source   = ["wheels@306c7da9fb55a07311956e67f92cf7d5:torchrec-1.9.0-py310-none-any.whl"]
    }
    "1.8.0" = { source = ["wheels@d45a856d00868302dc30d45ba87e4e50:torchrec-1.8.0-py310-none-any.whl"] }
    "1.7.0" = { source = ["wheels@e6321416479a27b2c72c7292bae831d3:torchrec-1.7.0-py310-none-any.whl"] }
    "1.6.1" = { source = ["wheels@385ddb0ca4266305133fce9175785ff5:torchrec-1.6.1-py310-none-any.whl"] }
    "1.6.0" = {
      released = "2026-03-30"
      source   = ["wheels@fa714a15461f1adac94c1d81aeeb4316:torchrec-1.6.0-py313-none-any.whl"]
    }
    "1.5.1" = { source = ["wheels@3b382a946235c13eab0f1cffe7a8d19b:torchrec-1.5.1-py310-none-any.whl"] }
    "1.5.0" = { source = ["wheels@d1186f7d170ad4bb4745db46e718dd57:torchrec-1.5.0-py311-none-any.whl"] }
    "1.4.0" = {
      released = "2025-12-08"
      source   = ["wheels@d83b62165942eaaeb745e473d47474ee:torchrec-1.4.0-py310-none-any.whl"]
    }
  }
}

package "torchrec" "1.3.0" {
  released        = "2025-09-13"
  python_requires = ">=3.9"
  platforms       = ["any"]
  source          = ["wheels@a0b2cde734a4ad9337e38fa75c7c1029:torchrec-1.3.0-py310-none-any.whl"]
}

package "torchrec" "1.2.0" {
  released        = "2025-06-06"
  python_requires = ">=3.9"
  platforms       = ["any"]
  source          = ["wheels@764d62a2257e1da660790d4086a85b20:torchrec-1.2.0-py310-none-any.whl"]
}

package "torchrec" "1.1.0" {
  released        = "2025-01-30"
  python_requires = ">=3.9"
  platforms       = ["any"]
  source          = ["wheels@00f640ec6032e42c5e2727925d0e921a:torchrec-1.1.0-py310-none-any.whl"]
}
