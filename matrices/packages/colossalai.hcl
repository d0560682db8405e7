# Releases of colossalai.

source "colossalai" {
  title = "github.com/hpcaitech/ColossalAI"
  url   = "https://github.com/hpcaitech/ColossalAI"
  date  = "2026-04-09"
  class = "vendor"
}

package_info "colossalai" {
  module   = "colossalai"
  pypi     = "colossalai"
  source   = ["wheels@883913dfd1165937f444f2673752475e:colossalai-0.5.0.tar.gz"]
  inferred = ["module"]
}

package "colossalai" {
  python_requires = ">=3.6"
  requires = {
    bitsandbytes = ">=0.39.0"
    diffusers    = "==0.29.0"
    peft         = ">=0.7.1"
    protobuf     = "*"
    pydantic     = "*"
    transformers = "==4.39.3"
  }
  rows = {
    "0.5.0" = {
      released = "2025-06-04"
      requires = { peft = ">=0.7.1,<=0.13.2", torch = ">=2.2.0,<=2.5.1", transformers = "==4.51.3" }
      source = [
        "wheels@883913dfd1165937f444f2673752475e:colossalai-0.5.0.tar.gz",
        "colossalai@v${version}:requirements/requirements.txt",
      ]
    }
    "0.4.9" = {
      released = "2025-03-03"
      requires = { peft = ">=0.7.1,<=0.13.2", torch = ">=2.2.0,<=2.5.1" }
      source = [
        "wheels@1acab45774acdaafe9dd72f722c3bf9b:colossalai-0.4.9.tar.gz",
        "colossalai@v${version}:requirements/requirements.txt",
      ]
    }
    "0.4.8" = {
      released = "2025-02-20"
      requires = { peft = ">=0.7.1,<=0.13.2", torch = ">=2.2.0,<=2.4.1" }
      source = [
        "wheels@a4cab939473ebf8f0ae29c3318b9b9cc:colossalai-0.4.8.tar.gz",
        "colossalai@v${version}:requirements/requirements.txt",
      ]
    }
    "0.4.7" = {
      released = "2025-01-03"
      requires = { peft = ">=0.7.1,<=0.13.2", torch = ">=2.2.0,<=2.4.1" }
      source = [
        "wheels@4176bbe1c400ccabd3d90edb7313d554:colossalai-0.4.7.tar.gz",
        "colossalai@v${version}:requirements/requirements.txt",
      ]
    }
    "0.4.6" = {
      released = "2024-11-04"
      requires = { torch = ">=2.2.0,<=2.4.1" }
      source = [
        "wheels@1fdc05d56580bfe904d1098ee2dbf70d:colossalai-0.4.6.tar.gz",
        "colossalai@v${version}:requirements/requirements.txt",
      ]
    }
    "0.4.5" = {
      released = "2024-10-21"
      requires = { torch = ">=2.2.0,<=2.4.0" }
      source = [
        "wheels@01476370855be6802b2e5267e7b8ebc3:colossalai-0.4.5.tar.gz",
        "colossalai@v${version}:requirements/requirements.txt",
      ]
    }
    "0.4.4" = {
      released = "2024-09-19"
      requires = { torch = ">=2.2.0,<=2.4.0" }
      source = [
        "wheels@37094e665123bfe601aecd5dd2710bc9:colossalai-0.4.4.tar.gz",
        "colossalai@v${version}:requirements/requirements.txt",
      ]
    }
    "0.4.3" = {
      released = "2024-09-10"
      requires = { torch = ">=2.2.0,<=2.4.0" }
      source = [
        "wheels@f2109167706e3dfd78c5d2572ea18ed0:colossalai-0.4.3.tar.gz",
        "colossalai@v${version}:requirements/requirements.txt",
      ]
    }
    "0.4.2" = {
      released = "2024-07-31"
      requires = { torch = ">=2.1.0,<=2.3.0" }
      source = [
        "wheels@f4399ce8288d2557cfa1a194d6ea9b25:colossalai-0.4.2.tar.gz",
        "colossalai@v${version}:requirements/requirements.txt",
      ]
    }
    "0.4.1" = {
      released = "2024-07-17"
      requires = { torch = ">=2.1.0,<=2.3.0" }
      source = [
        "wheels@8d1e7d15494c59d21ed88295126d00c0:colossalai-0.4.1.tar.gz",
        "colossalai@v${version}:requirements/requirements.txt",
      ]
    }
    "0.4.0" = {
      without  = ["requires.diffusers"]
      released = "2024-06-28"
      requires = { torch = ">=2.1.0,<2.3.0" }
      source = [
        "wheels@27766f039952417ff06420e12f4aabe2:colossalai-0.4.0.tar.gz",
        "colossalai@v${version}:requirements/requirements.txt",
      ]
    }
    "0.3.9" = {
      without  = ["requires.diffusers"]
      released = "2024-06-20"
      requires = { torch = ">=2.1.0,<2.3.0" }
      source = [
        "wheels@a81417368a9ad6e4b4aaf49358111d50:colossalai-0.3.9.tar.gz",
        "colossalai@v${version}:requirements/requirements.txt",
      ]
    }
    "0.3.8" = {
      without  = ["requires.diffusers"]
      released = "2024-05-31"
      requires = { torch = ">=2.1.0", transformers = "==4.36.2" }
      source = [
        "wheels@96e390197daab4080e9e24a4b90d979a:colossalai-0.3.8.tar.gz",
        "colossalai@v${version}:requirements/requirements.txt",
      ]
    }
    "0.3.7" = {
      without  = ["requires"]
      released = "2024-04-27"
      requires = { protobuf = "*", pydantic = "*", torch = ">=2.1.0", transformers = "==4.36.2" }
      source = [
        "wheels@4fc6f942c37190f575d246c6b8da4044:colossalai-0.3.7.tar.gz",
        "colossalai@v${version}:requirements/requirements.txt",
      ]
    }
    "0.3.6" = {
      without  = ["requires"]
      released = "2024-03-07"
      requires = { protobuf = "*", pydantic = "*", torch = ">=1.12" }
      source = [
        "wheels@a3454e50ec53a701eed56144bf1b25ba:colossalai-0.3.6.tar.gz",
        "colossalai@v${version}:requirements/requirements.txt",
      ]
    }
    "0.3.5" = {
      without  = ["requires"]
      released = "2024-02-08"
      requires = { protobuf = "*", pydantic = "*", torch = ">=1.12" }
      source = [
        "wheels@7948f0a25a622ef0ff988625da540adf:colossalai-0.3.5.tar.gz",
        "colossalai@v${version}:requirements/requirements.txt",
      ]
    }
  }
}
