# Releases of torch-geometric.

package_info "torch-geometric" {
  pypi     = "torch-geometric"
  module   = "torch_geometric"
  source   = ["pyg@2.8.0.post1:README.md"]
  inferred = ["module"]
}

package "torch-geometric" "2.8.1" {
  released        = "2026-10-12"
  python_requires = ">=3.10"
  requires        = { torch = "*" }
  platforms       = ["any"]
  source = [
    "wheels@b628de243c0893f3435b6eca9a7bbc07:torch_geometric-2.8.1-py3-none-any.whl",
    "pyg@2.8.0.post1:README.md",
  ]
  inferred = ["requires"]
  notes    = ["inferred: carried on from 2.8.0.post1", "pure Python since 2.3"]
}

package "torch-geometric" "2.8.0.post1" {
  like     = "2.8.0"
  released = "2026-07-20"
}

package "torch-geometric" "2.8.0" {
  released        = "2026-06-05"
  python_requires = ">=3.10"
  requires        = { torch = "*" }
  platforms       = ["any"]
  source          = ["pyg@${version}:README.md"]
  notes           = ["pure Python since 2.3"]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["12.6", "12.8", "13.0"]
    rows = {
      "2.9"  = {}
      "2.10" = {}
      "2.11" = {}
      "2.12" = { cuda = ["12.6", "13.0", "13.2"] }
    }
  }
}

package "torch-geometric" "2.7.0" {
  released        = "2025-10-15"
  python_requires = ">=3.10"
  requires        = { torch = "*" }
  platforms       = ["any"]
  source          = ["pyg@${version}:README.md"]
  notes           = ["pure Python since 2.3"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "2.6" = { cuda = ["11.8", "12.4", "12.6"] }
      "2.7" = { cuda = ["11.8", "12.6", "12.8"] }
      "2.8" = { cuda = ["12.6", "12.8", "12.9"] }
    }
  }
}

package "torch-geometric" "2.6.1" {
  like     = "2.6.0"
  released = "2024-09-26"
}

package "torch-geometric" "2.6.0" {
  released        = "2024-09-13"
  python_requires = ">=3.8"
  requires        = { torch = "*" }
  platforms       = ["any"]
  source          = ["pyg@${version}:README.md"]
  notes           = ["pure Python since 2.3"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "2.3" = { cuda = ["11.8", "12.1"] }
      "2.4" = { cuda = ["11.8", "12.1", "12.4"] }
    }
  }
}

package "torch-geometric" "2.5.3" {
  like     = "2.5.0"
  released = "2024-04-19"
}

package "torch-geometric" "2.5.2" {
  like     = "2.5.0"
  released = "2024-03-20"
}

package "torch-geometric" "2.5.1" {
  like     = "2.5.0"
  released = "2024-03-12"
}

package "torch-geometric" "2.5.0" {
  released        = "2024-02-16"
  python_requires = ">=3.8"
  requires        = { torch = "*" }
  platforms       = ["any"]
  source          = ["pyg@${version}:README.md"]
  notes           = ["pure Python since 2.3"]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
    rows      = ["2.1", "2.2"]
  }
}

package "torch-geometric" "2.4.0" {
  released        = "2023-10-12"
  python_requires = ">=3.8"
  requires        = { torch = ">=1.11" }
  platforms       = ["any"]
  source          = ["pyg@${version}:README.md"]
  notes           = ["pure Python since 2.3"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "2.0" = { cuda = ["11.7", "11.8"] }
      "2.1" = { cuda = ["11.8", "12.1"] }
    }
  }
}

package "torch-geometric" "2.3.1" {
  like     = "2.3.0"
  released = "2023-04-27"
}

package "torch-geometric" "2.3.0" {
  released        = "2023-03-23"
  python_requires = ">=3.7"
  requires        = { torch = "*" }
  platforms       = ["any"]
  source          = ["pyg@${version}:README.md"]
  notes           = ["pure Python since 2.3"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.13" = { cuda = ["11.6", "11.7"] }
      "2.0"  = { cuda = ["11.7", "11.8"] }
    }
  }
}

package "torch-geometric" "2.2.0" {
  released  = "2022-12-01"
  requires  = { torch = "*" }
  platforms = ["any"]
  source    = ["pyg@${version}:README.md"]
  notes     = ["pure Python since 2.3"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.12" = { cuda = ["10.2", "11.3", "11.6"] }
      "1.13" = { cuda = ["11.6", "11.7"] }
    }
  }
}

package "torch-geometric" "2.1.0.post1" {
  released        = "2022-08-20"
  python_requires = ">=3.7"
  source          = ["wheels@32347402076ccf60fa50312825178f1e:torch_geometric-2.1.0.post1.tar.gz"]
}

package "torch-geometric" "2.1.0" {
  released  = "2022-08-17"
  requires  = { torch = "*" }
  platforms = ["any"]
  source    = ["pyg@${version}:README.md"]
  notes     = ["pure Python since 2.3"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.11" = { cuda = ["10.2", "11.3", "11.5"] }
      "1.12" = { cuda = ["10.2", "11.3", "11.6"] }
    }
  }
}

package "torch-geometric" "2.0.4" {
  released  = "2022-03-12"
  requires  = { torch = "*" }
  platforms = ["any"]
  source    = ["pyg@${version}:README.md"]
  notes     = ["pure Python since 2.3"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.10" = { cuda = ["10.2", "11.1", "11.3"] }
      "1.11" = { cuda = ["10.2", "11.3", "11.5"] }
    }
  }
}

package "torch-geometric" "2.0.3" {
  like     = "2.0.2"
  released = "2021-12-22"
}

package "torch-geometric" "2.0.2" {
  released  = "2021-10-26"
  requires  = { torch = "*" }
  platforms = ["any"]
  source    = ["pyg@${version}:README.md"]
  notes     = ["pure Python since 2.3"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.9"  = { cuda = ["10.2", "11.1"] }
      "1.10" = { cuda = ["10.2", "11.3"] }
    }
  }
}

package "torch-geometric" "2.0.1" {
  like     = "2.0.0"
  released = "2021-09-16"
}

package "torch-geometric" "2.0.0" {
  released  = "2021-09-13"
  requires  = { torch = "*" }
  platforms = ["any"]
  source    = ["pyg@${version}:README.md"]
  notes     = ["pure Python since 2.3"]
  wheels {
    platforms = ["linux/amd64"]
    rows = {
      "1.8" = { cuda = ["10.1", "10.2", "11.1"] }
      "1.9" = { cuda = ["10.2", "11.1"] }
    }
  }
}

package "torch-geometric" {
  python_requires = ">=3.6"
  rows = {
    "1.7.2" = {
      released = "2021-06-26"
      source   = ["wheels@a57b115cb3891c81d16960380e0bc4d8:torch_geometric-1.7.2.tar.gz"]
    }
    "1.7.1" = {
      released = "2021-06-17"
      source   = ["wheels@49d4ed41297cab686cb9517c7dabd462:torch_geometric-1.7.1.tar.gz"]
    }
    "1.7.0" = {
      released = "2021-04-09"
      source   = ["wheels@e9737bb8315ef5c4c0d459c7e7c25ed2:torch_geometric-1.7.0.tar.gz"]
    }
    "1.6.3" = {
      released = "2020-12-02"
      source   = ["wheels@347f693bebcc8a621eda4867dafab91c:torch_geometric-1.6.3.tar.gz"]
    }
    "1.6.2" = {
      released = "2020-11-27"
      source   = ["wheels@e3683ff12ba9806078f6fb3b989d2415:torch_geometric-1.6.2.tar.gz"]
    }
    "1.6.1" = {
      released = "2020-08-05"
      source   = ["wheels@158c153bd12408dd1ac0a543fc54bc7a:torch_geometric-1.6.1.tar.gz"]
    }
    "1.6.0" = {
      released = "2020-07-07"
      source   = ["wheels@fbf43fe15421c9affc4fb361ba4db55c:torch_geometric-1.6.0.tar.gz"]
    }
    "1.5.0" = {
      released = "2020-05-25"
      source   = ["wheels@131359fb1539ce5c837e8eb2dce8f7ab:torch_geometric-1.5.0.tar.gz"]
    }
    "1.4.3" = {
      released = "2020-03-17"
      source   = ["wheels@51369ad28a632a135e7eadc649e39a71:torch_geometric-1.4.3.tar.gz"]
    }
    "1.4.2" = {
      released = "2020-02-18"
      source   = ["wheels@f5b758c8e5c779d3afeed885f2ec1cb9:torch_geometric-1.4.2.tar.gz"]
    }
  }
}

package "torch-geometric" "1.4.1" {
  released = "2020-02-04"
  source   = ["wheels@5c58e35f75b4e72fc2a50b3ba0372eec:torch_geometric-1.4.1.tar.gz"]
}

package "torch-geometric" "1.3.2" {
  released = "2019-10-04"
  source   = ["wheels@4471cf36a7c01f2e8d8df4b69d3bf6d5:torch_geometric-1.3.2.tar.gz"]
}

package "torch-geometric" "1.3.1" {
  released = "2019-08-29"
  source   = ["wheels@910ed5013955e24bb8e2c336f0e3feae:torch_geometric-1.3.1.tar.gz"]
}

package "torch-geometric" "1.3.0" {
  released = "2019-06-29"
  source   = ["wheels@a37f36e7277eb76c0198ac6af4841ddf:torch_geometric-1.3.0.tar.gz"]
}

package "torch-geometric" "1.2.1" {
  released = "2019-05-22"
  source   = ["wheels@161af9353e35c4b65464a19d9bbd7ada:torch_geometric-1.2.1.tar.gz"]
}

package "torch-geometric" "1.2.0" {
  released = "2019-04-29"
  source   = ["wheels@9148e9a3f00115144d90e7d9e49c540d:torch_geometric-1.2.0.tar.gz"]
}

package "torch-geometric" "1.1.2" {
  released = "2019-04-05"
  source   = ["wheels@b516afeade47a008605513fe1ce7a0b5:torch_geometric-1.1.2.tar.gz"]
}

package "torch-geometric" "1.1.1" {
  released = "2019-04-02"
  source   = ["wheels@bb7c03046a7e8962bf493acb2687057d:torch_geometric-1.1.1.tar.gz"]
}

package "torch-geometric" "1.1.0" {
  released = "2019-04-01"
  source   = ["wheels@27269a59b0a3bfee1f8a3795b20a50f7:torch_geometric-1.1.0.tar.gz"]
}

package "torch-geometric" "1.0.3" {
  released = "2019-03-07"
  source   = ["wheels@ab0a8b852c9a711f2cc72a1fa8f7bc64:torch_geometric-1.0.3.tar.gz"]
}

package "torch-geometric" "1.0.2" {
  released = "2019-01-25"
  source   = ["wheels@a5087acf551b0c717f2f4b5ca90f5f36:torch_geometric-1.0.2.tar.gz"]
}

package "torch-geometric" "1.0.1" {
  released = "2019-01-15"
  source   = ["wheels@59299a4bc4f7c0d2471a9e793d1ff485:torch_geometric-1.0.1.tar.gz"]
}

package "torch-geometric" "1.0.0" {
  released = "2018-12-18"
  source   = ["wheels@ee8874b0214b91f7bdad7b3b8eb238ba:torch_geometric-1.0.0.tar.gz"]
}

package "torch-geometric" "0.3.1" {
  released = "2018-10-20"
  source   = ["wheels@d50178dabe3008be93d2c53d68863f5f:torch_geometric-0.3.1.tar.gz"]
}

package "torch-geometric" "0.3.0" {
  released = "2018-08-13"
  source   = ["wheels@6c1e2f9c83a2f827fc3222e54ec24b85:torch_geometric-0.3.0.tar.gz"]
}

package "torch-geometric" "0.2.0" {
  released = "2018-06-05"
  source   = ["wheels@be0e7b6e296c2cf74c5cfca79ad331fa:torch_geometric-0.2.0.tar.gz"]
}

package "torch-geometric" "0.1.1" {
  released = "2018-05-25"
  source   = ["wheels@49cbfbe3893560ab3e05ed330da3062a:torch_geometric-0.1.1.tar.gz"]
}
