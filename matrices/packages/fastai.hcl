# Releases of fastai.

package_info "fastai" {
  framework = "pytorch"
  module    = "fastai"
  pypi      = "fastai"
  torch_pin = "lower bound in metadata, from 2.2 on an upper one too"
  source    = ["wheels@50474575768679ba7352bebd0fdf8e7d:fastai-2.8.12-py3-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "fastai" {
  python_requires = ">=3.10"
  requires        = { torch = ">=1.10,<3", torchvision = ">=0.11" }
  platforms       = ["any"]
  inferred        = ["requires"]
  notes           = ["inferred: what the releases before and after it agree on"]
  rows = {
    "2.8.12" = {
      without  = ["inferred", "notes"]
      released = "2026-09-09"
      source   = ["wheels@50474575768679ba7352bebd0fdf8e7d:fastai-2.8.12-py3-none-any.whl"]
    }
    "2.8.11" = {
      released = "2026-09-07"
      source   = ["wheels@2de695b50b55c9745a670d90b9e8ee1a:fastai-2.8.11-py3-none-any.whl"]
    }
    "2.8.10" = {
      released = "2026-09-06"
      source   = ["wheels@175391ebd0b2790ff91d536ba57598f7:fastai-2.8.10-py3-none-any.whl"]
    }
    "2.8.9" = {
      released = "2026-09-06"
      source   = ["wheels@8d1beead76aed67487a5386e040bbbe1:fastai-2.8.9-py3-none-any.whl"]
    }
    "2.8.8" = {
      without  = ["inferred", "notes"]
      released = "2026-07-30"
      source   = ["wheels@fb7269d1f40fd61fe11886155c51865e:fastai-2.8.8-py3-none-any.whl"]
    }
  }
}

package "fastai" {
  python_requires = ">=3.10"
  requires        = { torchvision = ">=0.11" }
  platforms       = ["any"]
  rows = {
    "2.8.7" = {
      released = "2026-02-14"
      requires = { torch = ">=1.10,<3" }
      source   = ["wheels@840145fe563bed47d35fb5da47121f97:fastai-2.8.7-py3-none-any.whl"]
    }
    "2.8.6" = {
      released = "2025-12-15"
      requires = { torch = ">=1.10,<2.10" }
      source   = ["wheels@6dcaa2e0f9d1cc6a1bd462d38f907ab9:fastai-2.8.6-py3-none-any.whl"]
    }
    "2.8.5" = {
      released = "2025-10-26"
      requires = { torch = ">=1.10,<2.10" }
      source   = ["wheels@25ff1c99f8c17d4f0f180cec8b99944a:fastai-2.8.5-py3-none-any.whl"]
    }
    "2.8.4" = {
      released = "2025-08-19"
      requires = { torch = ">=1.10,<2.9" }
      source   = ["wheels@8b68217e6d0cf637a1196527c7cad035:fastai-2.8.4-py3-none-any.whl"]
    }
    "2.8.3" = {
      released = "2025-08-07"
      requires = { torch = ">=1.10,<2.9" }
      source   = ["wheels@648c319421ac190c7e3938c3d94338ab:fastai-2.8.3-py3-none-any.whl"]
    }
    "2.8.2" = {
      released = "2025-05-24"
      requires = { torch = ">=1.10,<2.8" }
      source   = ["wheels@807db0e007eef920509b78fc5c89d9b6:fastai-2.8.2-py3-none-any.whl"]
    }
    "2.8.1" = {
      released = "2025-04-18"
      requires = { torch = ">=1.10,<2.7" }
      source   = ["wheels@cb45f9a2abfc3bd19cf4a8193894c40a:fastai-2.8.1-py3-none-any.whl"]
    }
  }
}

package "fastai" "2.7.19" {
  released        = "2025-03-12"
  python_requires = ">=3.9"
  requires        = { torch = ">=1.10,<2.7", torchvision = ">=0.11" }
  platforms       = ["any"]
  source          = ["wheels@8c47d72ac28cd09671ce85f42100436b:fastai-2.7.19-py3-none-any.whl"]
}

package "fastai" "2.7.18" {
  released        = "2024-10-19"
  python_requires = ">=3.8"
  requires        = { torch = ">=1.10,<2.6", torchvision = ">=0.11" }
  platforms       = ["any"]
  source          = ["wheels@6bf89b9f7ea7318ce8c1334a7d7a63b4:fastai-2.7.18-py3-none-any.whl"]
}

package "fastai" "2.7.17" {
  released        = "2024-08-27"
  python_requires = ">=3.8"
  requires        = { torch = ">=1.10,<2.5", torchvision = ">=0.11" }
  platforms       = ["any"]
  source          = ["wheels@58f1b5f51c87eca8380568b599d6b364:fastai-2.7.17-py3-none-any.whl"]
}

package "fastai" "2.7.16" {
  released        = "2024-07-30"
  python_requires = ">=3.8"
  requires        = { torch = ">=1.10,<2.5", torchvision = ">=0.11" }
  platforms       = ["any"]
  source          = ["wheels@7fb5bd2ee47039b5e31bd3aadd48891f:fastai-2.7.16-py3-none-any.whl"]
}

package "fastai" "2.7.15" {
  released        = "2024-04-27"
  python_requires = ">=3.8"
  requires        = { torch = ">=1.10,<2.4", torchvision = ">=0.11" }
  platforms       = ["any"]
  source          = ["wheels@9c9a2eae500545c53172877f8ae5ef78:fastai-2.7.15-py3-none-any.whl"]
}

package "fastai" "2.7.14" {
  released        = "2024-02-01"
  python_requires = ">=3.8"
  requires        = { torch = ">=1.10,<2.3", torchvision = ">=0.11" }
  platforms       = ["any"]
  source          = ["wheels@45545ddf9ac673b752bc59d89cf2c9cc:fastai-2.7.14-py3-none-any.whl"]
}

package "fastai" "2.7.13" {
  released        = "2023-10-15"
  python_requires = ">=3.8"
  requires        = { torch = ">=1.10,<2.2", torchvision = ">=0.11" }
  platforms       = ["any"]
  source          = ["wheels@9733edc88946d217fa7a57c4734aa82d:fastai-2.7.13-py3-none-any.whl"]
}

package "fastai" {
  python_requires = ">=3.7"
  requires        = { torch = ">=1.7,<1.14", torchvision = ">=0.8.2" }
  platforms       = ["any"]
  rows = {
    "2.7.12" = {
      released = "2023-03-28"
      requires = { torch = ">=1.7,<2.1" }
      source   = ["wheels@55dd986d6c0ea3ab956251a9529c742f:fastai-2.7.12-py3-none-any.whl"]
    }
    "2.7.11" = {
      released = "2023-02-15"
      source   = ["wheels@6c1dabfdcb4334ce0155bd369eb1941f:fastai-2.7.11-py3-none-any.whl"]
    }
    "2.7.10" = {
      released = "2022-11-02"
      source   = ["wheels@db3709d6ff9ede9cd29111420b366923:fastai-2.7.10-py3-none-any.whl"]
    }
    "2.7.9" = {
      released = "2022-08-03"
      source   = ["wheels@c7c43ca24352ae09b52fb1b281e4661b:fastai-2.7.9-py3-none-any.whl"]
    }
    "2.7.8" = {
      released = "2022-08-02"
      source   = ["wheels@6c4870d0026a1eff95c53149dc7026bc:fastai-2.7.8-py3-none-any.whl"]
    }
    "2.7.7" = {
      released = "2022-07-14"
      requires = { torch = ">=1.7,<1.13" }
      source   = ["wheels@1d67fd3973b7fdcc30dfd84004c1ab0a:fastai-2.7.7-py3-none-any.whl"]
    }
    "2.7.6" = {
      released = "2022-07-07"
      requires = { torch = ">=1.7,<1.13" }
      source   = ["wheels@64805d2b5f51d200cc5428ecaeda156f:fastai-2.7.6-py3-none-any.whl"]
    }
  }
}

package "fastai" {
  python_requires = ">=3.7"
  requires        = { torch = ">=1.7.0,<1.12", torchvision = ">=0.8.2" }
  platforms       = ["any"]
  inferred        = ["requires"]
  notes           = ["inferred: what the releases before and after it agree on"]
  rows = {
    "2.7.5" = {
      without  = ["inferred", "notes"]
      released = "2022-07-04"
      source   = ["wheels@aaf14bdfc72da3b57f753f10f3889454:fastai-2.7.5-py3-none-any.whl"]
    }
    "2.7.4" = {
      without  = ["inferred", "notes"]
      released = "2022-06-28"
      source   = ["wheels@4a3ddcd1f72f99fdd034d30c62d4426c:fastai-2.7.4-py3-none-any.whl"]
    }
    "2.7.3" = {
      released = "2022-06-19"
      source   = ["wheels@bac8d1744917cd1257957d51ca162c5a:fastai-2.7.3-py3-none-any.whl"]
    }
    "2.7.2" = {
      released = "2022-06-19"
      source   = ["wheels@210c13fdcfabed1b35415579317d3285:fastai-2.7.2-py3-none-any.whl"]
    }
    "2.7.1" = {
      released = "2022-06-19"
      source   = ["wheels@9edaa11548bb1617b94eab9a6de1f8ac:fastai-2.7.1-py3-none-any.whl"]
    }
    "2.7.0" = {
      without  = ["inferred", "notes"]
      released = "2022-06-19"
      source   = ["wheels@9397425603d36eb5cad21f6d750c3444:fastai-2.7.0-py3-none-any.whl"]
    }
    "2.6.3" = {
      without  = ["inferred", "notes"]
      released = "2022-05-01"
      source   = ["wheels@0b3beaff14ce8afe71a36e8d1ed2fd0c:fastai-2.6.3-py3-none-any.whl"]
    }
    "2.6.2" = {
      released = "2022-04-30"
      source   = ["wheels@b3726f82e63ac5edf3f9c78099fe26d6:fastai-2.6.2-py3-none-any.whl"]
    }
    "2.6.1" = {
      released = "2022-04-30"
      source   = ["wheels@86e47d0f982fe10802e313350e24a72a:fastai-2.6.1-py3-none-any.whl"]
    }
    "2.6.0" = {
      released = "2022-04-24"
      source   = ["wheels@7b47322ce9d308b26c4fcbc72a9d2149:fastai-2.6.0-py3-none-any.whl"]
    }
    "2.5.6" = {
      without  = ["inferred", "notes"]
      released = "2022-04-02"
      source   = ["wheels@93fccdca39c48d57145742f88773e6cb:fastai-2.5.6-py3-none-any.whl"]
    }
  }
}

package "fastai" {
  released        = "2022-03-25"
  python_requires = ">=3.6"
  requires        = { torch = ">=1.7.0,<1.11", torchvision = ">=0.8.2" }
  platforms       = ["any"]
  rows = {
    "2.5.5" = { source = ["wheels@b38e3820b7abbedc4fc299ad7dc5fe7e:fastai-2.5.5-py3-none-any.whl"] }
    "2.5.4" = { source = ["wheels@d010fad3380371ce7cb5a71a081a4490:fastai-2.5.4-py3-none-any.whl"] }
    "2.5.3" = {
      released = "2021-10-23"
      source   = ["wheels@b6df7ae938a0fc587c89c350c1b3d8af:fastai-2.5.3-py3-none-any.whl"]
    }
  }
}

package "fastai" {
  python_requires = ">=3.6"
  requires        = { torch = ">=1.7.0,<1.10", torchvision = ">=0.8.2" }
  platforms       = ["any"]
  rows = {
    "2.5.2" = {
      released = "2021-08-21"
      source   = ["wheels@a924be79df36374cd2ae9f381102a8a4:fastai-2.5.2-py3-none-any.whl"]
    }
    "2.5.1" = {
      released = "2021-08-11"
      source   = ["wheels@d5978e76ae251c0c2fcb80b534a346d3:fastai-2.5.1-py3-none-any.whl"]
      inferred = ["requires"]
      notes    = ["inferred: what the releases before and after it agree on"]
    }
    "2.5.0" = {
      released = "2021-08-06"
      source   = ["wheels@f7941fa4dbf1305c52451d234b699066:fastai-2.5.0-py3-none-any.whl"]
    }
    "2.4.1" = {
      released = "2021-07-14"
      source   = ["wheels@29f15c10f242cbdf9686403c78161379:fastai-2.4.1-py3-none-any.whl"]
    }
    "2.4" = {
      released = "2021-06-16"
      source   = ["wheels@7fcc382567148ea8ede8df9dec0d87de:fastai-2.4-py3-none-any.whl"]
    }
    "2.3.1" = {
      released = "2021-05-04"
      requires = { torch = ">=1.7.0,<1.9" }
      source   = ["wheels@5589b183b38341c6a3ce65234aa91643:fastai-2.3.1-py3-none-any.whl"]
    }
  }
}

package "fastai" {
  python_requires = ">=3.6"
  requires        = { torch = ">=1.7.0,<1.8", torchvision = ">=0.8,<0.9" }
  platforms       = ["any"]
  inferred        = ["requires"]
  notes           = ["inferred: what the releases before and after it agree on"]
  rows = {
    "2.3.0" = {
      without  = ["inferred", "notes"]
      released = "2021-03-31"
      source   = ["wheels@3ae73fe2a97a8b67fdd2d92780903800:fastai-2.3.0-py3-none-any.whl"]
    }
    "2.2.7" = {
      without  = ["inferred", "notes"]
      released = "2021-02-22"
      source   = ["wheels@1062120aa112917b623d63f62e364f14:fastai-2.2.7-py3-none-any.whl"]
    }
    "2.2.6" = {
      released = "2021-02-21"
      source   = ["wheels@967ad9c88dacaf97315a04941a16fd6f:fastai-2.2.6-py3-none-any.whl"]
    }
    "2.2.5" = {
      released = "2021-01-13"
      source   = ["wheels@469dd5fdce6e66bc365c88dc63616de7:fastai-2.2.5-py3-none-any.whl"]
    }
    "2.2.4" = {
      released = "2021-01-13"
      source   = ["wheels@0459811f72cb8bda936e05880ad43da3:fastai-2.2.4-py3-none-any.whl"]
    }
    "2.2.3" = {
      released = "2021-01-12"
      source   = ["wheels@3fb989e4a46fe36fdeb89cc041bb3f62:fastai-2.2.3-py3-none-any.whl"]
    }
    "2.2.2" = {
      released = "2021-01-07"
      source   = ["wheels@245f337913573e9e09b75ca3e82cb334:fastai-2.2.2-py3-none-any.whl"]
    }
    "2.2.1" = {
      released = "2021-01-06"
      source   = ["wheels@1fdee70e47b5cab9c4391b63cf181af1:fastai-2.2.1-py3-none-any.whl"]
    }
    "2.2.0" = {
      without  = ["inferred", "notes"]
      released = "2021-01-06"
      source   = ["wheels@4c15aeb9a237f0e79142b9777f7b0675:fastai-2.2.0-py3-none-any.whl"]
    }
  }
}

package "fastai" {
  python_requires = ">=3.6"
  requires        = { torch = ">=1.7.0" }
  platforms       = ["any"]
  inferred        = ["requires"]
  notes           = ["inferred: what the releases before and after it agree on"]
  rows = {
    "2.1.10" = {
      without  = ["inferred", "notes"]
      released = "2020-12-22"
      requires = { torchvision = ">=0.8" }
      source   = ["wheels@2d558f92dfdfaff09c8bb2b3b784bb9c:fastai-2.1.10-py3-none-any.whl"]
    }
    "2.1.9" = {
      released = "2020-12-13"
      source   = ["wheels@8e902399759cec8c77f4824988c3851c:fastai-2.1.9-py3-none-any.whl"]
    }
    "2.1.8" = {
      released = "2020-11-30"
      source   = ["wheels@c5e7ee48951fcc92fa0b9105831ec895:fastai-2.1.8-py3-none-any.whl"]
    }
    "2.1.7" = {
      released = "2020-11-23"
      source   = ["wheels@4f72d7fec1d560d16c404db0702fb4fc:fastai-2.1.7-py3-none-any.whl"]
    }
    "2.1.6" = {
      released = "2020-11-22"
      source   = ["wheels@c5ddff335c6214837ce7cd4f60352a7a:fastai-2.1.6-py3-none-any.whl"]
    }
    "2.1.5" = {
      released = "2020-11-09"
      source   = ["wheels@989bc46cdc7ad973fd2e9716e81db8a8:fastai-2.1.5-py3-none-any.whl"]
    }
    "2.1.4" = {
      released = "2020-11-04"
      source   = ["wheels@43491a77c58f948aa8880a150357a482:fastai-2.1.4-py3-none-any.whl"]
    }
    "2.1.3" = {
      released = "2020-11-02"
      source   = ["wheels@6428e66f213f820d2e8d88096ea2513b:fastai-2.1.3-py3-none-any.whl"]
    }
    "2.1.2" = {
      released = "2020-10-30"
      source   = ["wheels@70b4be2941353867f6711798c8cb6a91:fastai-2.1.2-py3-none-any.whl"]
    }
    "2.1.1" = {
      released = "2020-10-30"
      source   = ["wheels@0efb10f7181b35e002aa75774580431e:fastai-2.1.1-py3-none-any.whl"]
    }
    "2.1.0" = {
      without  = ["inferred", "notes"]
      released = "2020-10-30"
      requires = { torchvision = ">=0.7" }
      source   = ["wheels@a55871098810b9c45a23ae24f421cbe5:fastai-2.1.0-py3-none-any.whl"]
    }
  }
}
