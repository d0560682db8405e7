# Releases of fsspec: the last of each minor.

source "fsspec-index" {
  title = "pypi.org: the files of fsspec"
  url   = "https://pypi.org/project/fsspec/"
  date  = "2026-12-01"
  class = "measured"
}

package_info "fsspec" {
  module = "fsspec"
  pypi   = "fsspec"
  source = ["fsspec-index"]
  notes  = ["rows are the last release of each minor"]
}

package "fsspec" {
  onward    = true
  platforms = ["any"]
  source    = ["fsspec-index"]
  rows = {
    "2026.9.0"  = { released = "2026-09-18", python_requires = ">=3.10" }
    "2026.7.0"  = { released = "2026-07-28", python_requires = ">=3.10" }
    "2026.6.0"  = { released = "2026-06-16", python_requires = ">=3.10" }
    "2026.4.0"  = { released = "2026-04-29", python_requires = ">=3.10" }
    "2026.3.0"  = { released = "2026-03-27", python_requires = ">=3.10" }
    "2026.2.0"  = { released = "2026-02-05", python_requires = ">=3.10" }
    "2026.1.0"  = { released = "2026-01-09", python_requires = ">=3.10" }
    "2025.12.0" = { released = "2025-12-03", python_requires = ">=3.10" }
    "2025.10.0" = { released = "2025-10-30", python_requires = ">=3.9" }
    "2025.9.0"  = { released = "2025-09-02", python_requires = ">=3.9" }
    "2025.7.0"  = { released = "2025-07-15", python_requires = ">=3.9" }
    "2025.5.1"  = { released = "2025-05-24", python_requires = ">=3.9" }
    "2025.3.2"  = { released = "2025-03-31", python_requires = ">=3.9" }
    "2025.2.0"  = { released = "2025-02-01", python_requires = ">=3.8" }
    "2024.12.0" = { released = "2024-12-19", python_requires = ">=3.8" }
    "2024.10.0" = { released = "2024-10-21", python_requires = ">=3.8" }
    "2024.9.0"  = { released = "2024-09-04", python_requires = ">=3.8" }
    "2024.6.1"  = { released = "2024-06-27", python_requires = ">=3.8" }
    "2024.5.0"  = { released = "2024-05-15", python_requires = ">=3.8" }
    "2024.3.1"  = { released = "2024-03-18", python_requires = ">=3.8" }
    "2024.2.0"  = { released = "2024-02-05", python_requires = ">=3.8" }
    "2023.12.2" = { released = "2023-12-11", python_requires = ">=3.8" }
    "2023.10.0" = { released = "2023-10-21", python_requires = ">=3.8" }
    "2023.9.2"  = { released = "2023-09-22", python_requires = ">=3.8" }
    "2023.6.0"  = { released = "2023-06-09", python_requires = ">=3.8" }
    "2023.5.0"  = { released = "2023-05-07", python_requires = ">=3.8" }
    "2023.4.0"  = { released = "2023-04-08", python_requires = ">=3.8" }
    "2023.3.0"  = { released = "2023-03-04", python_requires = ">=3.8" }
    "2023.1.0"  = { released = "2023-01-19", python_requires = ">=3.7" }
    "2022.11.0" = { released = "2022-11-10", python_requires = ">=3.7" }
    "2022.10.0" = { released = "2022-10-19", python_requires = ">=3.7" }
    "2022.8.2"  = { released = "2022-09-01", python_requires = ">=3.7" }
    "2022.7.1"  = { released = "2022-07-29", python_requires = ">=3.7" }
    "2022.5.0"  = { released = "2022-05-19", python_requires = ">=3.7" }
    "2022.3.0"  = { released = "2022-03-31", python_requires = ">=3.7" }
    "2022.2.0"  = { released = "2022-02-22", python_requires = ">=3.7" }
    "2022.1.0"  = { released = "2022-01-11", python_requires = ">=3.6" }
    "2021.11.1" = { released = "2021-11-26", python_requires = ">=3.6" }
    "2021.10.1" = { released = "2021-10-15", python_requires = ">=3.6" }
    "2021.9.0"  = { released = "2021-09-23", python_requires = ">=3.6" }
    "2021.8.1"  = { released = "2021-08-31", python_requires = ">=3.6" }
    "2021.7.0"  = { released = "2021-07-13", python_requires = ">=3.6" }
    "2021.6.1"  = { released = "2021-06-23", python_requires = ">=3.6" }
    "2021.5.0"  = { released = "2021-05-14", python_requires = ">=3.6" }
    "2021.4.0"  = { released = "2021-04-16", python_requires = ">=3.6" }
    "0.9.0"     = { released = "2021-04-05", python_requires = ">=3.6" }
    "0.8.7"     = { released = "2021-02-23", python_requires = ">3.6" }
  }
}
