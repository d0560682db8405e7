# Releases of neuralforecast.

package_info "neuralforecast" {
  module   = "neuralforecast"
  pypi     = "neuralforecast"
  source   = ["wheels@df16b46ec2e3c3a494047ebe1996c6f4:neuralforecast-3.3.0-py3-none-any.whl"]
  inferred = ["module"]
}

package "neuralforecast" {
  python_requires = ">=3.10"
  requires        = { numpy = ">=1.21.6", pytorch-lightning = ">=2.0.0,<2.6.0", torch = ">=2.9.1" }
  platforms       = ["any"]
  rows = {
    "3.3.0" = {
      released = "2026-10-07"
      requires = { pytorch-lightning = ">=2.6.6" }
      source   = ["wheels@df16b46ec2e3c3a494047ebe1996c6f4:neuralforecast-3.3.0-py3-none-any.whl"]
    }
    "3.2.2" = {
      released = "2026-09-08"
      source   = ["wheels@a7509f788cf0d242c2b0064048303a66:neuralforecast-3.2.2-py3-none-any.whl"]
    }
    "3.2.1" = {
      released = "2026-08-04"
      source   = ["wheels@79ae96f27e5ecb24878b1ca5cce937e9:neuralforecast-3.2.1-py3-none-any.whl"]
    }
    "3.2.0" = {
      released = "2026-07-10"
      source   = ["wheels@e46d72ff3534de9333d6ce222e16663f:neuralforecast-3.2.0-py3-none-any.whl"]
    }
    "3.1.9" = {
      released = "2026-05-28"
      requires = { torch = ">=2.4.0" }
      source   = ["wheels@fe8cc807817af54b5f1e4eeb5cf42f9f:neuralforecast-3.1.9-py3-none-any.whl"]
    }
    "3.1.8" = {
      released = "2026-05-06"
      requires = { torch = ">=2.4.0" }
      source   = ["wheels@8150528e32e6c4f97ae056ad00a99a98:neuralforecast-3.1.8-py3-none-any.whl"]
    }
  }
}

package "neuralforecast" {
  python_requires = ">=3.10"
  requires        = { numpy = ">=1.21.6", pytorch-lightning = ">=2.0.0", torch = ">=2.4.0" }
  platforms       = ["any"]
  rows = {
    "3.1.7" = {
      released = "2026-04-10"
      source   = ["wheels@600008e43bbdad23e326778432a2e85e:neuralforecast-3.1.7-py3-none-any.whl"]
    }
    "3.1.6" = {
      released = "2026-03-27"
      source   = ["wheels@6e852386e15211f4673a4283788d08ac:neuralforecast-3.1.6-py3-none-any.whl"]
    }
    "3.1.5" = {
      released = "2026-02-27"
      source   = ["wheels@c874df665230c2b3dd41b4f37d4a9100:neuralforecast-3.1.5-py3-none-any.whl"]
    }
    "3.1.4" = {
      released = "2026-01-15"
      source   = ["wheels@9d24541d676f4f07c23c3a751a67ae31:neuralforecast-3.1.4-py3-none-any.whl"]
    }
    "3.1.2" = {
      released        = "2025-10-01"
      python_requires = ">=3.9"
      source          = ["wheels@57025d689f7bcb46409c5a829dd3c921:neuralforecast-3.1.2-py3-none-any.whl"]
    }
  }
}

package "neuralforecast" {
  released        = "2025-09-23"
  python_requires = ">=3.9"
  requires        = { numpy = ">=1.21.6", pytorch-lightning = ">=2.0.0", torch = ">=2.4.0,<2.8" }
  platforms       = ["any"]
  rows = {
    "3.1.1" = { source = ["wheels@eb0e922b7b2b6513797294c86d434bab:neuralforecast-3.1.1-py3-none-any.whl"] }
    "3.1.0" = { source = ["wheels@d95da63f6f34c303d89432068b9edc77:neuralforecast-3.1.0-py3-none-any.whl"] }
    "3.0.2" = {
      released = "2025-06-17"
      requires = { torch = ">=2.0.0,<=2.6.0" }
      source   = ["wheels@9f13f03329f3f829c761d124c18d2baf:neuralforecast-3.0.2-py3-none-any.whl"]
    }
  }
}

package "neuralforecast" {
  python_requires = ">=3.8"
  requires        = { numpy = ">=1.21.6", pytorch-lightning = ">=2.0.0", torch = ">=2.0.0" }
  platforms       = ["any"]
  rows = {
    "3.0.1" = {
      released        = "2025-05-13"
      python_requires = ">=3.9"
      requires        = { torch = ">=2.0.0,<=2.6.0" }
      source          = ["wheels@5ee864961defa6bccfd2f95ec1f1621e:neuralforecast-3.0.1-py3-none-any.whl"]
    }
    "3.0.0" = {
      released        = "2025-02-28"
      python_requires = ">=3.9"
      source          = ["wheels@71a17b20469a8b45f3a91160f5bc332c:neuralforecast-3.0.0-py3-none-any.whl"]
    }
    "2.0.1" = {
      released = "2025-01-22"
      source   = ["wheels@2e933d97adfbaa604713332df21659c5:neuralforecast-2.0.1-py3-none-any.whl"]
    }
    "2.0.0" = {
      released = "2025-01-02"
      source   = ["wheels@6011faafabac67c3dc615e3d6160ce19:neuralforecast-2.0.0-py3-none-any.whl"]
    }
    "1.7.7" = {
      released = "2024-12-16"
      source   = ["wheels@b7f36b672aba7bd1a920d6b341a267cb:neuralforecast-1.7.7-py3-none-any.whl"]
    }
    "1.7.6" = {
      released = "2024-11-22"
      source   = ["wheels@c8440f681d277d2d65c3027dfde63c09:neuralforecast-1.7.6-py3-none-any.whl"]
    }
  }
}
