# Releases of torchmetrics.

source "torchmetrics" {
  title = "github.com/Lightning-AI/torchmetrics"
  url   = "https://github.com/Lightning-AI/torchmetrics"
  date  = "2026-11-26"
  class = "vendor"
}

package_info "torchmetrics" {
  framework = "pytorch"
  module    = "torchmetrics"
  pypi      = "torchmetrics"
  source    = ["wheels@bfdcbff3dd1d96b3374bb2496eb39f23:torchmetrics-1.9.0-py3-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "torchmetrics" {
  python_requires = ">=3.9"
  requires        = { numpy = ">1.20.0", torch = ">=2.0.0" }
  platforms       = ["any"]
  source          = ["torchmetrics@v${version}:requirements/base.txt"]
  rows = {
    "1.9.0" = {
      released        = "2026-03-09"
      python_requires = ">=3.10"
      source          = ["wheels@bfdcbff3dd1d96b3374bb2496eb39f23:torchmetrics-1.9.0-py3-none-any.whl"]
    }
    "1.8.2" = { released = "2025-09-03" }
    "1.8.1" = { released = "2025-08-07" }
    "1.8.0" = { released = "2025-07-23" }
    "1.7.4" = { released = "2025-07-05" }
    "1.7.3" = { released = "2025-06-13" }
    "1.7.2" = { released = "2025-05-28" }
    "1.7.1" = { released = "2025-04-07" }
    "1.7.0" = { released = "2025-03-20" }
    "1.6.3" = { released = "2025-03-14" }
    "1.6.2" = { released = "2025-03-03" }
    "1.6.1" = { released = "2024-12-25" }
    "1.6.0" = {
      released = "2024-11-12"
      source   = ["wheels@a508cdd87766cedaaf55a419812bf9f4:torchmetrics-1.6.0-py3-none-any.whl"]
    }
  }
}

package "torchmetrics" {
  python_requires = ">=3.8"
  requires        = { numpy = ">1.20.0", torch = ">=1.10.0" }
  platforms       = ["any"]
  source          = ["torchmetrics@v${version}:requirements/base.txt"]
  rows = {
    "1.5.2" = {
      released = "2024-11-08"
      source   = ["wheels@22dfddc93a66c0e46b46da2f8f7c57be:torchmetrics-1.5.2-py3-none-any.whl"]
    }
    "1.5.1" = { released = "2024-10-23", requires = { numpy = ">1.20.0,<2.0" } }
    "1.5.0" = { released = "2024-10-18", requires = { numpy = ">1.20.0,<2.0" } }
    "1.4.3" = { released = "2024-10-10" }
    "1.4.2" = { released = "2024-09-13" }
    "1.4.1" = {
      released = "2024-08-03"
      source   = ["wheels@c2e7cd56dd8bdc60ae63d712f3bdce64:torchmetrics-1.4.1-py3-none-any.whl"]
    }
    "1.4.0.post0" = {
      released = "2024-05-15"
      source   = ["wheels@ab234216598e3fbd8d62ee4541a0e74e:torchmetrics-1.4.0.post0-py3-none-any.whl"]
    }
    "1.4.0" = { released = "2024-05-06" }
    "1.3.2" = {
      released = "2024-03-18"
      source   = ["wheels@44ca3a9f86dc050cb3f554836ef29169:torchmetrics-1.3.2-py3-none-any.whl"]
    }
    "1.3.1"       = { released = "2024-02-12" }
    "1.3.0.post0" = { released = "2024-01-17" }
    "1.2.1"       = { released = "2023-12-01", requires = { torch = ">=1.8.1" } }
  }
}

package "torchmetrics" {
  python_requires = ">=3.8"
  requires        = { numpy = ">1.20.0", torch = ">=1.8.1" }
  platforms       = ["any"]
  source          = ["torchmetrics@v${version}:requirements.txt"]
  rows = {
    "1.2.0" = {
      released = "2023-09-22"
      source   = ["wheels@da2cb18822b285786d082c40efb9e1d8:torchmetrics-1.2.0-py3-none-any.whl"]
    }
    "1.1.2" = { released = "2023-09-11" }
    "1.1.1" = { released = "2023-08-29" }
    "1.1.0" = { released = "2023-08-22" }
    "1.0.3" = { released = "2023-08-08" }
    "1.0.2" = { released = "2023-08-03" }
    "1.0.1" = { released = "2023-07-13" }
    "1.0.0" = {
      released = "2023-07-05"
      source   = ["wheels@39bffd1f1746c38f7b0a6d58d632ce72:torchmetrics-1.0.0-py3-none-any.whl"]
    }
  }
}

package "torchmetrics" {
  python_requires = ">=3.7"
  requires        = { numpy = ">=1.17.2", torch = ">=1.3.1" }
  platforms       = ["any"]
  source          = ["torchmetrics@v${version}:requirements.txt"]
  rows = {
    "0.11.4" = { released = "2023-03-10", requires = { torch = ">=1.8.1" } }
    "0.11.3" = { released = "2023-02-28", requires = { torch = ">=1.8.1" } }
    "0.11.2" = { released = "2023-02-28", requires = { torch = ">=1.8.1" } }
    "0.11.1" = { released = "2023-01-31", requires = { torch = ">=1.8.1" } }
    "0.11.0" = {
      released = "2022-11-30"
      requires = { torch = ">=1.8.1" }
      source   = ["wheels@f809c3cb86a0bd3d8743df0888040257:torchmetrics-0.11.0-py3-none-any.whl"]
    }
    "0.10.3" = { released = "2022-11-16" }
    "0.10.2" = { released = "2022-10-31" }
    "0.10.1" = { released = "2022-10-26" }
    "0.10.0" = {
      released = "2022-10-04"
      source   = ["wheels@1e99ee7379f8ff7e383383513ae0594b:torchmetrics-0.10.0-py3-none-any.whl"]
    }
    "0.9.3" = { released = "2022-07-23" }
    "0.9.2" = { released = "2022-06-29" }
    "0.9.1" = { released = "2022-06-08" }
    "0.9.0" = { released = "2022-05-31" }
  }
}

package "torchmetrics" {
  python_requires = ">=3.6"
  requires        = { numpy = ">=1.17.2", torch = ">=1.3.1" }
  platforms       = ["any"]
  source          = ["torchmetrics@v${version}:requirements.txt"]
  rows = {
    "0.8.2" = { released = "2022-05-06" }
    "0.8.1" = { released = "2022-04-27" }
    "0.8.0" = { released = "2022-04-15" }
    "0.7.3" = { released = "2022-03-23" }
    "0.7.2" = { released = "2022-02-10" }
    "0.7.1" = { released = "2022-02-03" }
    "0.7.0" = {
      released = "2022-01-17"
      source   = ["wheels@908f6c129ba84864176c23217ab54806:torchmetrics-0.7.0-py3-none-any.whl"]
    }
    "0.6.2" = { released = "2021-12-15" }
    "0.6.1" = { released = "2021-12-06" }
    "0.6.0" = { released = "2021-10-28" }
    "0.5.1" = { released = "2021-09-01" }
    "0.5.0" = { released = "2021-08-10" }
    "0.4.1" = { released = "2021-07-05" }
    "0.3.2" = { without = ["requires"], released = "2021-05-10", requires = { torch = ">=1.3.1" } }
    "0.3.1" = { without = ["requires"], released = "2021-04-21", requires = { torch = ">=1.3.1" } }
    "0.3.0" = { without = ["requires"], released = "2021-04-20", requires = { torch = ">=1.3.1" } }
    "0.2.0" = { without = ["requires"], released = "2021-03-12", requires = { torch = ">=1.3.1" } }
  }
}
