# Releases of transformers.

source "transformers-fork" {
  title = "fork with upstream history to 2026-02-18"
  url   = "https://github.com/ROCm/transformers"
  date  = "2026-02-18"
  class = "vendor"
}

package_info "transformers" {
  framework = "pytorch"
  pypi      = "transformers"
  module    = "transformers"
  source    = ["transformers-fork@797c822a17:setup.py"]
  inferred  = ["module"]
  notes = [
    "rows are the releases where the bound changes; the bound sits in the torch extra, not in the base requirement",
  ]
}

package "transformers" "5.1.0" {
  onward          = true
  released        = "2026-01-30"
  python_requires = ">=3.10.0 (3.10-3.14)"
  requires_other  = { "torch (extra)" = ">=2.2" }
  platforms       = ["any"]
  more            = { change_date = ["2026-01-30"] }
  source          = ["transformers-fork@797c822a17:setup.py"]
  notes           = ["inferred: release boundary inferred from the .dev0 version string at the commit that changed the pin"]
}

package "transformers" "5.0.0" {
  onward          = true
  released        = "2025-10-24"
  python_requires = ">=3.10.0"
  requires_other  = { "torch (extra)" = ">=2.2" }
  platforms       = ["any"]
  more            = { change_date = ["2025-10-24"] }
  source          = ["transformers-fork@9c20660138:setup.py"]
  notes           = ["inferred: release boundary inferred from the .dev0 version string at the commit that changed the pin"]
}

package "transformers" "4.56.0" {
  onward          = true
  released        = "2025-08-20"
  python_requires = ">=3.9.0"
  requires_other  = { "torch (extra)" = ">=2.2" }
  platforms       = ["any"]
  more            = { change_date = ["2025-08-20"] }
  source          = ["transformers-fork@2df0c323cb:setup.py"]
  notes           = ["inferred: release boundary inferred from the .dev0 version string at the commit that changed the pin"]
}

package "transformers" "4.53.0" {
  onward          = true
  released        = "2025-06-12"
  python_requires = ">=3.9.0"
  requires_other  = { "torch (extra)" = ">=2.1" }
  platforms       = ["any"]
  more            = { change_date = ["2025-06-12"] }
  source          = ["transformers-fork@3542e0b844:setup.py"]
  notes           = ["inferred: release boundary inferred from the .dev0 version string at the commit that changed the pin"]
}

package "transformers" "4.52.0" {
  onward          = true
  released        = "2025-04-24"
  python_requires = ">=3.9.0"
  requires_other  = { "torch (extra)" = ">=2.1,<2.7" }
  platforms       = ["any"]
  more            = { change_date = ["2025-04-24"] }
  source          = ["transformers-fork@af6d2756d9:setup.py"]
  notes           = ["inferred: release boundary inferred from the .dev0 version string at the commit that changed the pin"]
}

package "transformers" "4.48.0" {
  onward          = true
  released        = "2025-01-08"
  python_requires = ">=3.9.0"
  requires_other  = { "torch (extra)" = ">=2.0" }
  platforms       = ["any"]
  more            = { change_date = ["2025-01-08"] }
  source          = ["transformers-fork@1a6c1d3a9a:setup.py"]
  notes           = ["inferred: release boundary inferred from the .dev0 version string at the commit that changed the pin"]
}

package "transformers" "4.46.0" {
  onward          = true
  released        = "2024-10-24"
  python_requires = ">=3.9.0"
  requires_other  = { "torch (extra)" = "unversioned or not found in the grep" }
  platforms       = ["any"]
  more            = { change_date = ["2024-10-24"] }
  source          = ["transformers-fork@f0e640adfa:setup.py"]
  notes           = ["inferred: release boundary inferred from the .dev0 version string at the commit that changed the pin"]
}

package "transformers" "4.38.0" {
  onward          = true
  released        = "2024-02-06"
  python_requires = ">=3.8.0"
  requires_other  = { "torch (extra)" = "unversioned or not found in the grep" }
  platforms       = ["any"]
  more            = { change_date = ["2024-02-06"] }
  source          = ["transformers-fork@89439fea64:setup.py"]
  notes           = ["inferred: release boundary inferred from the .dev0 version string at the commit that changed the pin"]
}

package "transformers" "4.37.0" {
  onward          = true
  released        = "2024-01-11"
  python_requires = ">=3.8.0"
  requires_other  = { "torch (extra)" = ">=1.11,!=1.12.0" }
  platforms       = ["any"]
  more            = { change_date = ["2024-01-11"] }
  source          = ["transformers-fork@59cd9de39d:setup.py"]
  notes           = ["inferred: release boundary inferred from the .dev0 version string at the commit that changed the pin"]
}

package "transformers" "4.33.0" {
  onward          = true
  released        = "2023-08-31"
  python_requires = ">=3.8.0"
  requires_other  = { "torch (extra)" = ">=1.10,!=1.12.0" }
  platforms       = ["any"]
  more            = { change_date = ["2023-08-31"] }
  source          = ["transformers-fork@3fb1535b09:setup.py"]
  notes           = ["inferred: release boundary inferred from the .dev0 version string at the commit that changed the pin"]
}

package "transformers" "4.31.0" {
  onward          = true
  released        = "2023-06-28"
  python_requires = ">=3.8.0"
  requires_other  = { "torch (extra)" = ">=1.9,!=1.12.0" }
  platforms       = ["any"]
  more            = { change_date = ["2023-06-28"] }
  source          = ["transformers-fork@e84bf1f734:setup.py"]
  notes           = ["inferred: release boundary inferred from the .dev0 version string at the commit that changed the pin"]
}

package "transformers" "4.28.0" {
  onward          = true
  released        = "2023-03-21"
  python_requires = ">=3.7.0"
  requires_other  = { "torch (extra)" = ">=1.9,!=1.12.0" }
  platforms       = ["any"]
  more            = { change_date = ["2023-03-21"] }
  source          = ["transformers-fork@67c2dbdb54:setup.py"]
  notes           = ["inferred: release boundary inferred from the .dev0 version string at the commit that changed the pin"]
}

package "transformers" "4.25.0" {
  onward          = true
  released        = "2022-11-15"
  python_requires = ">=3.7.0"
  requires_other  = { "torch (extra)" = ">=1.7,!=1.12.0" }
  platforms       = ["any"]
  more            = { change_date = ["2022-11-15"] }
  source          = ["transformers-fork@9643ecf8ca:setup.py"]
  notes           = ["inferred: release boundary inferred from the .dev0 version string at the commit that changed the pin"]
}

package "transformers" "4.24.0" {
  onward          = true
  released        = "2022-10-31"
  python_requires = ">=3.7.0"
  requires_other  = { "torch (extra)" = ">=1.7,!=1.12.0,<1.13.0" }
  platforms       = ["any"]
  more            = { change_date = ["2022-10-31"] }
  source          = ["transformers-fork@8214a9f66a:setup.py"]
  notes           = ["inferred: release boundary inferred from the .dev0 version string at the commit that changed the pin"]
}

package "transformers" "4.22.0" {
  onward          = true
  released        = "2022-09-14"
  python_requires = ">=3.7.0"
  requires_other  = { "torch (extra)" = ">=1.7,!=1.12.0" }
  platforms       = ["any"]
  more            = { change_date = ["2022-09-14"] }
  source          = ["transformers-fork@a2a3afbc8d:setup.py"]
  notes           = ["inferred: release boundary inferred from the .dev0 version string at the commit that changed the pin"]
}

package "transformers" "4.21.0" {
  onward          = true
  released        = "2022-06-28"
  python_requires = ">=3.7.0"
  requires_other  = { "torch (extra)" = ">=1.0,<1.12" }
  platforms       = ["any"]
  more            = { change_date = ["2022-06-28"] }
  source          = ["transformers-fork@5a3d0cbdda:setup.py"]
  notes           = ["inferred: release boundary inferred from the .dev0 version string at the commit that changed the pin"]
}

package "transformers" "4.19.0" {
  onward          = true
  released        = "2022-05-02"
  python_requires = ">=3.7.0"
  requires_other  = { "torch (extra)" = ">=1.0" }
  platforms       = ["any"]
  more            = { change_date = ["2022-05-02"] }
  source          = ["transformers-fork@1073f00d4e:setup.py"]
  notes           = ["inferred: release boundary inferred from the .dev0 version string at the commit that changed the pin"]
}

package "transformers" "3.1.0" {
  onward          = true
  released        = "2020-09-14"
  python_requires = ">=3.6.0"
  requires_other  = { "torch (extra)" = ">=1.0" }
  platforms       = ["any"]
  more            = { change_date = ["2020-09-14"] }
  source          = ["transformers-fork@206b78d485:setup.py"]
  notes           = ["inferred: release boundary inferred from the .dev0 version string at the commit that changed the pin"]
}
