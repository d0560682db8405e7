# Releases of lightning.

package_info "lightning" {
  pypi     = "lightning"
  module   = "lightning"
  source   = ["lightning@2.6.5:requirements/pytorch/base.txt"]
  inferred = ["module", "notes"]
  notes    = ["upper bounds are the tested range; not enforced by installed metadata"]
}

package "lightning" {
  python_requires = ">=3.9"
  requires        = { torch = ">=2.1.0,<4.0" }
  platforms       = ["any"]
  source          = ["lightning@${version}:requirements/pytorch/base.txt"]
  rows = {
    "2.6.6" = {
      released        = "2026-09-10"
      python_requires = ">=3.10"
      source          = ["wheels@2bcbd6ee840071cd076c7dc9953d7ac1:lightning-2.6.6-py3-none-any.whl"]
    }
    "2.6.5"       = { released = "2026-05-27", python_requires = ">=3.10", tested_upper = { torch = "<2.10.0" } }
    "2.6.4"       = { released = "2026-05-20", python_requires = ">=3.10", tested_upper = { torch = "<2.10.0" } }
    "2.6.1"       = { released = "2026-01-30", python_requires = ">=3.10", tested_upper = { torch = "<2.10.0" } }
    "2.6.0"       = { released = "2025-11-28", tested_upper = { torch = "<2.9.0" } }
    "2.5.6"       = { released = "2025-11-05", tested_upper = { torch = "<2.9.0" } }
    "2.5.5"       = { released = "2025-09-05", tested_upper = { torch = "<2.9.0" } }
    "2.5.4"       = { released = "2025-08-29", tested_upper = { torch = "<2.9.0" } }
    "2.5.3"       = { released = "2025-08-13", tested_upper = { torch = "<2.9.0" } }
    "2.5.2"       = { released = "2025-06-20", tested_upper = { torch = "<2.8.0" } }
    "2.5.1.post0" = { released = "2025-04-25", tested_upper = { torch = "<2.6.0" } }
    "2.5.1"       = { released = "2025-03-19", tested_upper = { torch = "<2.6.0" } }
    "2.5.0.post0" = { released = "2024-12-21", tested_upper = { torch = "<2.6.0" } }
    "2.5.0"       = { released = "2024-12-20", tested_upper = { torch = "<2.6.0" } }
    "2.4.0"       = { released = "2024-08-07", tested_upper = { torch = "<2.5.0" } }
  }
}

package "lightning" {
  python_requires = ">=3.8"
  platforms       = ["any"]
  source          = ["lightning@${version}:requirements/pytorch/base.txt"]
  rows = {
    "2.3.3" = {
      released     = "2024-07-08"
      requires     = { torch = ">=2.0.0,<4.0" }
      tested_upper = { torch = "<2.4.0" }
    }
    "2.3.2" = {
      released     = "2024-07-04"
      requires     = { torch = ">=2.0.0,<4.0" }
      tested_upper = { torch = "<2.4.0" }
    }
    "2.3.1" = {
      released     = "2024-06-27"
      requires     = { torch = ">=2.0.0,<4.0" }
      tested_upper = { torch = "<2.4.0" }
    }
    "2.3.0" = {
      released     = "2024-06-13"
      requires     = { torch = ">=2.0.0,<4.0" }
      tested_upper = { torch = "<2.4.0" }
    }
    "2.2.5" = {
      released     = "2024-05-22"
      requires     = { torch = ">=1.13.0,<4.0" }
      tested_upper = { torch = "<2.3.0" }
    }
    "2.2.4" = {
      released     = "2024-05-01"
      requires     = { torch = ">=1.13.0,<4.0" }
      tested_upper = { torch = "<2.3.0" }
    }
    "2.2.3" = {
      released     = "2024-04-23"
      requires     = { torch = ">=1.13.0,<4.0" }
      tested_upper = { torch = "<2.3.0" }
    }
    "2.2.2" = {
      released     = "2024-04-12"
      requires     = { torch = ">=1.13.0,<4.0" }
      tested_upper = { torch = "<2.3.0" }
    }
    "2.2.1" = {
      released     = "2024-03-04"
      requires     = { torch = ">=1.13.0,<4.0" }
      tested_upper = { torch = "<2.2.0" }
    }
    "2.2.0.post0" = {
      released     = "2024-02-12"
      requires     = { torch = ">=1.13.0,<4.0" }
      tested_upper = { torch = "<2.2.0" }
    }
    "2.2.0" = {
      released     = "2024-02-08"
      requires     = { torch = ">=1.13.0,<4.0" }
      tested_upper = { torch = "<2.2.0" }
    }
    "2.1.4" = {
      released     = "2024-02-01"
      requires     = { torch = ">=1.12.0,<4.0" }
      tested_upper = { torch = "<2.2.0" }
    }
    "2.1.3" = {
      released     = "2023-12-21"
      requires     = { torch = ">=1.12.0,<4.0" }
      tested_upper = { torch = "<2.2.0" }
    }
    "2.1.2" = {
      released     = "2023-11-15"
      requires     = { torch = ">=1.12.0,<4.0" }
      tested_upper = { torch = "<2.2.0" }
    }
    "2.1.1" = {
      released     = "2023-11-08"
      requires     = { torch = ">=1.12.0,<4.0" }
      tested_upper = { torch = "<2.2.0" }
    }
    "2.1.0" = {
      released     = "2023-10-12"
      requires     = { torch = ">=1.12.0,<4.0" }
      tested_upper = { torch = "<2.2.0" }
    }
    "2.0.9.post0" = {
      released     = "2023-09-28"
      requires     = { torch = ">=1.11.0,<4.0" }
      tested_upper = { torch = "<2.1.0" }
    }
    "2.0.9" = {
      released     = "2023-09-14"
      requires     = { torch = ">=1.11.0,<4.0" }
      tested_upper = { torch = "<2.1.0" }
    }
    "2.0.8" = {
      released     = "2023-08-30"
      requires     = { torch = ">=1.11.0,<4.0" }
      tested_upper = { torch = "<2.1.0" }
    }
    "2.0.7" = {
      released     = "2023-08-16"
      requires     = { torch = ">=1.11.0,<4.0" }
      tested_upper = { torch = "<2.1.0" }
    }
    "2.0.6" = {
      released     = "2023-07-25"
      requires     = { torch = ">=1.11.0,<4.0" }
      tested_upper = { torch = "<=2.0.1" }
    }
    "2.0.5" = {
      released     = "2023-07-10"
      requires     = { torch = ">=1.11.0,<4.0" }
      tested_upper = { torch = "<=2.0.1" }
    }
    "2.0.4" = {
      released     = "2023-06-22"
      requires     = { torch = ">=1.11.0,<4.0" }
      tested_upper = { torch = "<=2.0.1" }
    }
    "2.0.3" = {
      released     = "2023-06-07"
      requires     = { torch = ">=1.11.0,<4.0" }
      tested_upper = { torch = "<=2.0.0" }
    }
    "2.0.2" = {
      released     = "2023-04-24"
      requires     = { torch = ">=1.11.0,<4.0" }
      tested_upper = { torch = "<=2.0.0" }
    }
    "2.0.1.post0" = {
      released     = "2023-04-11"
      requires     = { torch = ">=1.11.0,<4.0" }
      tested_upper = { torch = "<=2.0.0" }
    }
    "2.0.1" = {
      released     = "2023-03-30"
      requires     = { torch = ">=1.11.0,<4.0" }
      tested_upper = { torch = "<=2.0.0" }
    }
    "2.0.0" = {
      released     = "2023-03-15"
      requires     = { torch = ">=1.11.0,<4.0" }
      tested_upper = { torch = "<=2.0.0" }
    }
  }
}

package "lightning" {
  python_requires = ">=3.7"
  requires        = { torch = ">=1.9" }
  platforms       = ["any"]
  source          = ["lightning@${version}:requirements/pytorch/base.txt"]
  rows = {
    "1.9.5" = {
      released     = "2023-04-12"
      requires     = { torch = ">=1.10.0,<4.0" }
      tested_upper = { torch = "<=2.0.0" }
    }
    "1.9.4" = {
      released     = "2023-03-02"
      requires     = { torch = ">=1.10.0,<3.0" }
      tested_upper = { torch = "<=1.13.1" }
    }
    "1.9.3" = {
      released     = "2023-02-21"
      requires     = { torch = ">=1.10.0,<3.0" }
      tested_upper = { torch = "<=1.13.1" }
    }
    "1.9.2" = {
      released     = "2023-02-15"
      requires     = { torch = ">=1.10.0,<3.0" }
      tested_upper = { torch = "<=1.13.1" }
    }
    "1.9.1" = {
      released     = "2023-02-10"
      requires     = { torch = ">=1.10.0,<3.0" }
      tested_upper = { torch = "<=1.13.1" }
    }
    "1.9.0" = {
      released     = "2023-01-18"
      requires     = { torch = ">=1.10.0,<3.0" }
      tested_upper = { torch = "<=1.13.1" }
    }
    "1.8.6" = {
      released     = "2022-12-21"
      requires     = { torch = ">=1.9.0" }
      tested_upper = { torch = "<=1.13.1" }
    }
    "1.8.5.post0" = {
      released     = "2022-12-16"
      requires     = { torch = ">=1.9.0" }
      tested_upper = { torch = "<=1.13.0" }
    }
    "1.8.5" = {
      released     = "2022-12-15"
      requires     = { torch = ">=1.9.0" }
      tested_upper = { torch = "<=1.13.0" }
    }
    "1.8.4.post0" = {
      released     = "2022-12-10"
      requires     = { torch = ">=1.9.0" }
      tested_upper = { torch = "<=1.13.0" }
    }
    "1.8.4" = {
      released     = "2022-12-09"
      requires     = { torch = ">=1.9.0" }
      tested_upper = { torch = "<=1.13.0" }
    }
    "1.8.3.post2" = { released = "2022-12-09", tested_upper = { torch = "<=1.13.0" } }
    "1.8.3.post1" = { released = "2022-11-25", tested_upper = { torch = "<=1.13.0" } }
    "1.8.3.post0" = { released = "2022-11-23", tested_upper = { torch = "<=1.13.0" } }
    "1.8.3"       = { released = "2022-11-23", tested_upper = { torch = "<=1.13.0" } }
    "1.8.2"       = { released = "2022-11-18", tested_upper = { torch = "<=1.13.0" } }
    "1.8.1"       = { released = "2022-11-10", tested_upper = { torch = "<1.13.0" } }
    "1.8.0.post1" = { released = "2022-11-02", tested_upper = { torch = "<1.13.0" } }
    "1.8.0"       = { released = "2022-11-01", tested_upper = { torch = "<1.13.0" } }
    "1.7.7" = {
      gone         = true
      released     = "2022-09-22"
      tested_upper = { torch = "<1.13.0" }
      cell_source  = { gone = ["wheels"] }
    }
    "1.7.6" = {
      gone         = true
      released     = "2022-09-13"
      tested_upper = { torch = "<1.13.0" }
      cell_source  = { gone = ["wheels"] }
    }
    "1.7.5" = {
      gone         = true
      released     = "2022-09-06"
      tested_upper = { torch = "<1.13.0" }
      cell_source  = { gone = ["wheels"] }
    }
    "1.7.4" = {
      gone         = true
      released     = "2022-08-31"
      tested_upper = { torch = "<1.13.0" }
      cell_source  = { gone = ["wheels"] }
    }
    "1.7.3" = {
      gone         = true
      released     = "2022-08-25"
      tested_upper = { torch = "<1.13.0" }
      cell_source  = { gone = ["wheels"] }
    }
    "1.7.2" = {
      gone         = true
      released     = "2022-08-17"
      tested_upper = { torch = "<=1.12.0" }
      cell_source  = { gone = ["wheels"] }
    }
    "1.7.1" = {
      gone         = true
      released     = "2022-08-09"
      tested_upper = { torch = "<=1.12.0" }
      cell_source  = { gone = ["wheels"] }
    }
    "1.7.0" = {
      gone         = true
      released     = "2022-08-02"
      tested_upper = { torch = "<=1.12.0" }
      cell_source  = { gone = ["wheels"] }
    }
  }
}

package "lightning" {
  python_requires = ">=3.7"
  requires        = { torch = ">=1.8" }
  tested_upper    = { torch = "<=1.11.0" }
  platforms       = ["any"]
  source          = ["lightning@${version}:requirements/base.txt"]
  rows = {
    "1.6.5.post0" = {
      gone        = true
      released    = "2024-12-17"
      requires    = { torch = ">=1.8.0" }
      cell_source = { gone = ["wheels"] }
    }
    "1.6.5" = { gone = true, released = "2022-07-12", cell_source = { gone = ["wheels"] } }
    "1.6.4" = { gone = true, released = "2022-06-01", cell_source = { gone = ["wheels"] } }
    "1.6.3" = {
      without     = ["tested_upper"]
      gone        = true
      released    = "2022-05-03"
      source      = ["lightning@${version}:requirements.txt"]
      cell_source = { gone = ["wheels"] }
    }
    "1.6.2" = {
      without     = ["tested_upper"]
      gone        = true
      released    = "2022-04-27"
      source      = ["lightning@${version}:requirements.txt"]
      cell_source = { gone = ["wheels"] }
    }
  }
}

package "lightning" {
  python_requires = ">=3.6"
  requires        = { torch = ">=1.6" }
  platforms       = ["any"]
  source          = ["lightning@${version}:requirements.txt"]
  rows = {
    "1.6.1" = {
      gone            = true
      released        = "2022-04-13"
      python_requires = ">=3.7"
      requires        = { torch = ">=1.8" }
      cell_source     = { gone = ["wheels"] }
    }
    "1.6.0" = {
      gone            = true
      released        = "2022-03-29"
      python_requires = ">=3.7"
      requires        = { torch = ">=1.8" }
      cell_source     = { gone = ["wheels"] }
    }
    "1.5.10.post0" = {
      gone        = true
      released    = "2024-12-17"
      requires    = { torch = ">=1.7.0" }
      cell_source = { gone = ["wheels"] }
    }
    "1.5.10" = {
      gone        = true
      released    = "2022-02-09"
      requires    = { torch = ">=1.7" }
      cell_source = { gone = ["wheels"] }
    }
    "1.5.9" = {
      gone        = true
      released    = "2022-01-19"
      requires    = { torch = ">=1.7" }
      cell_source = { gone = ["wheels"] }
    }
    "1.5.8" = {
      gone        = true
      released    = "2022-01-05"
      requires    = { torch = ">=1.7" }
      cell_source = { gone = ["wheels"] }
    }
    "1.5.7" = {
      gone        = true
      released    = "2021-12-21"
      requires    = { torch = ">=1.7" }
      cell_source = { gone = ["wheels"] }
    }
    "1.5.6" = {
      gone        = true
      released    = "2021-12-15"
      requires    = { torch = ">=1.7" }
      cell_source = { gone = ["wheels"] }
    }
    "1.5.5" = {
      gone        = true
      released    = "2021-12-07"
      requires    = { torch = ">=1.7" }
      cell_source = { gone = ["wheels"] }
    }
    "1.5.4" = {
      gone        = true
      released    = "2021-11-30"
      requires    = { torch = ">=1.7" }
      cell_source = { gone = ["wheels"] }
    }
    "1.5.3" = { gone = true, released = "2021-11-24", cell_source = { gone = ["wheels"] } }
    "1.5.2" = { gone = true, released = "2021-11-16", cell_source = { gone = ["wheels"] } }
    "1.5.1" = { gone = true, released = "2021-11-09", cell_source = { gone = ["wheels"] } }
    "1.5.0" = { gone = true, released = "2021-11-02", cell_source = { gone = ["wheels"] } }
    "1.4.9" = { gone = true, released = "2021-09-30", cell_source = { gone = ["wheels"] } }
    "1.4.8" = { gone = true, released = "2021-09-22", cell_source = { gone = ["wheels"] } }
    "1.4.7" = { gone = true, released = "2021-09-14", cell_source = { gone = ["wheels"] } }
    "1.4.6" = { gone = true, released = "2021-09-10", cell_source = { gone = ["wheels"] } }
    "1.4.5" = { gone = true, released = "2021-09-01", cell_source = { gone = ["wheels"] } }
    "1.4.4" = { gone = true, released = "2021-08-24", cell_source = { gone = ["wheels"] } }
    "1.4.3" = { gone = true, released = "2021-08-18", cell_source = { gone = ["wheels"] } }
    "1.4.2" = { gone = true, released = "2021-08-11", cell_source = { gone = ["wheels"] } }
    "1.4.1" = { gone = true, released = "2021-08-03", cell_source = { gone = ["wheels"] } }
    "1.4.0" = { gone = true, released = "2021-07-27", cell_source = { gone = ["wheels"] } }
  }
}

package "lightning" {
  python_requires = ">=3.6"
  requires        = { torch = ">=1.4" }
  platforms       = ["any"]
  source          = ["lightning@${version}:requirements.txt"]
  rows = {
    "1.3.8"  = { gone = true, released = "2021-07-01", cell_source = { gone = ["wheels"] } }
    "1.3.7"  = { gone = true, released = "2021-06-22", cell_source = { gone = ["wheels"] } }
    "1.3.6"  = { gone = true, released = "2021-06-17", cell_source = { gone = ["wheels"] } }
    "1.3.5"  = { gone = true, released = "2021-06-08", cell_source = { gone = ["wheels"] } }
    "1.3.4"  = { gone = true, released = "2021-06-01", cell_source = { gone = ["wheels"] } }
    "1.3.3"  = { gone = true, released = "2021-05-26", cell_source = { gone = ["wheels"] } }
    "1.3.2"  = { gone = true, released = "2021-05-19", cell_source = { gone = ["wheels"] } }
    "1.3.1"  = { gone = true, released = "2021-05-11", cell_source = { gone = ["wheels"] } }
    "1.3.0"  = { gone = true, released = "2021-05-06", cell_source = { gone = ["wheels"] } }
    "1.2.10" = { gone = true, released = "2021-04-23", cell_source = { gone = ["wheels"] } }
    "1.2.9"  = { gone = true, released = "2021-04-22", cell_source = { gone = ["wheels"] } }
    "1.2.8"  = { gone = true, released = "2021-04-14", cell_source = { gone = ["wheels"] } }
    "1.2.7"  = { gone = true, released = "2021-04-07", cell_source = { gone = ["wheels"] } }
    "1.2.6"  = { gone = true, released = "2021-03-30", cell_source = { gone = ["wheels"] } }
    "1.2.5"  = { gone = true, released = "2021-03-24", cell_source = { gone = ["wheels"] } }
    "1.2.4"  = { gone = true, released = "2021-03-16", cell_source = { gone = ["wheels"] } }
    "1.2.3"  = { gone = true, released = "2021-03-09", cell_source = { gone = ["wheels"] } }
    "1.2.2"  = { gone = true, released = "2021-03-05", cell_source = { gone = ["wheels"] } }
    "1.2.1"  = { gone = true, released = "2021-02-24", cell_source = { gone = ["wheels"] } }
    "1.2.0"  = { gone = true, released = "2021-02-18", cell_source = { gone = ["wheels"] } }
  }
}

package "lightning" {
  python_requires = ">=3.6"
  requires        = { torch = ">=1.3" }
  platforms       = ["any"]
  source          = ["lightning@${version}:requirements.txt"]
  rows = {
    "1.1.8" = { gone = true, released = "2021-02-08", cell_source = { gone = ["wheels"] } }
    "1.1.7" = { gone = true, released = "2021-02-03", cell_source = { gone = ["wheels"] } }
    "1.1.6" = { gone = true, released = "2021-01-26", cell_source = { gone = ["wheels"] } }
    "1.1.5" = { gone = true, released = "2021-01-21", cell_source = { gone = ["wheels"] } }
    "1.1.4" = { gone = true, released = "2021-01-12", cell_source = { gone = ["wheels"] } }
    "1.1.3" = { gone = true, released = "2021-01-05", cell_source = { gone = ["wheels"] } }
    "1.1.2" = { gone = true, released = "2020-12-23", cell_source = { gone = ["wheels"] } }
    "1.1.1" = { gone = true, released = "2020-12-15", cell_source = { gone = ["wheels"] } }
    "1.1.0" = { gone = true, released = "2020-12-10", cell_source = { gone = ["wheels"] } }
    "1.0.8" = { gone = true, released = "2020-11-24", cell_source = { gone = ["wheels"] } }
    "1.0.7" = { gone = true, released = "2020-11-17", cell_source = { gone = ["wheels"] } }
    "1.0.6" = { gone = true, released = "2020-11-11", cell_source = { gone = ["wheels"] } }
    "1.0.5" = {
      gone         = true
      released     = "2020-11-04"
      tested_upper = { torch = "<1.8" }
      cell_source  = { gone = ["wheels"] }
    }
    "1.0.4" = { gone = true, released = "2020-10-27", cell_source = { gone = ["wheels"] } }
    "1.0.3" = { gone = true, released = "2020-10-21", cell_source = { gone = ["wheels"] } }
    "1.0.2" = {
      gone        = true
      released    = "2020-10-15"
      source      = ["lightning@${version}:requirements/base.txt"]
      cell_source = { gone = ["wheels"] }
    }
    "1.0.1" = {
      gone        = true
      released    = "2020-10-13"
      source      = ["lightning@${version}:requirements/base.txt"]
      cell_source = { gone = ["wheels"] }
    }
    "1.0.0" = {
      gone        = true
      released    = "2020-10-13"
      source      = ["lightning@${version}:requirements/base.txt"]
      cell_source = { gone = ["wheels"] }
    }
  }
}
