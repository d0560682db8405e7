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
      requires        = { pytorch-lightning = "*", torchmetrics = ">0.7.0,<3.0" }
      source          = ["wheels@2bcbd6ee840071cd076c7dc9953d7ac1:lightning-2.6.6-py3-none-any.whl"]
    }
    "2.6.5" = {
      released        = "2026-05-27"
      python_requires = ">=3.10"
      requires        = { pytorch-lightning = "*", torchmetrics = ">0.7.0,<3.0" }
      tested_upper    = { torch = "<2.10.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@3702fb7ef4ab51a8c3d4a140f4674514:lightning-2.6.5-py3-none-any.whl",
        ]
      }
    }
    "2.6.4" = {
      released        = "2026-05-20"
      python_requires = ">=3.10"
      requires        = { pytorch-lightning = "*", torchmetrics = ">0.7.0,<3.0" }
      tested_upper    = { torch = "<2.10.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@e2079d61a3459bc5b24d76474b40e865:lightning-2.6.4-py3-none-any.whl",
        ]
      }
    }
    "2.6.1" = {
      released        = "2026-01-30"
      python_requires = ">=3.10"
      requires        = { pytorch-lightning = "*", torchmetrics = ">0.7.0,<3.0" }
      tested_upper    = { torch = "<2.10.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@30e1adac23004c713663928541bd72ec:lightning-2.6.1-py3-none-any.whl",
        ]
      }
    }
    "2.6.0" = {
      released     = "2025-11-28"
      requires     = { pytorch-lightning = "*", torchmetrics = ">0.7.0,<3.0" }
      tested_upper = { torch = "<2.9.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@f1a13a48909960a3454518486f113fae:lightning-2.6.0-py3-none-any.whl",
        ]
      }
    }
    "2.5.6" = {
      released     = "2025-11-05"
      requires     = { pytorch-lightning = "*", torchmetrics = ">0.7.0,<3.0" }
      tested_upper = { torch = "<2.9.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@25bb2053078c2efc57c082fda89dfbd9:lightning-2.5.6-py3-none-any.whl",
        ]
      }
    }
    "2.5.5" = {
      released     = "2025-09-05"
      requires     = { pytorch-lightning = "*", torchmetrics = ">0.7.0,<3.0" }
      tested_upper = { torch = "<2.9.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@69eb248beadd7b600bf48eff00a0ec8a:lightning-2.5.5-py3-none-any.whl",
        ]
      }
    }
    "2.5.4" = {
      released     = "2025-08-29"
      requires     = { pytorch-lightning = "*", torchmetrics = ">0.7.0,<3.0" }
      tested_upper = { torch = "<2.9.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@49fdc84df9d809e4f396ab38a5d327df:lightning-2.5.4-py3-none-any.whl",
        ]
      }
    }
    "2.5.3" = {
      released     = "2025-08-13"
      requires     = { pytorch-lightning = "*", torchmetrics = ">0.7.0,<3.0" }
      tested_upper = { torch = "<2.9.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@c551111fda0db0bce267791f9a90cd4f:lightning-2.5.3-py3-none-any.whl",
        ]
      }
    }
    "2.5.2" = {
      released     = "2025-06-20"
      requires     = { pytorch-lightning = "*", torchmetrics = ">=0.7.0,<3.0" }
      tested_upper = { torch = "<2.8.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@7e7f23245e214c8ec14d5d8119d3856c:lightning-2.5.2-py3-none-any.whl",
        ]
      }
    }
    "2.5.1.post0" = {
      released     = "2025-04-25"
      requires     = { pytorch-lightning = "*", torchmetrics = ">=0.7.0,<3.0" }
      tested_upper = { torch = "<2.6.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@a228a52ca52f0c5006ff327c92b8942f:lightning-2.5.1.post0-py3-none-any.whl",
        ]
      }
    }
    "2.5.1" = {
      released     = "2025-03-19"
      requires     = { pytorch-lightning = "*", torchmetrics = ">=0.7.0,<3.0" }
      tested_upper = { torch = "<2.6.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@512cbf9e80859f331b329536b2e2f907:lightning-2.5.1-py3-none-any.whl",
        ]
      }
    }
    "2.5.0.post0" = {
      released     = "2024-12-21"
      requires     = { pytorch-lightning = "*", torchmetrics = ">=0.7.0,<3.0" }
      tested_upper = { torch = "<2.6.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@b08463326e6fb39cb3e4db8ff2660a80:lightning-2.5.0.post0-py3-none-any.whl",
        ]
      }
    }
    "2.5.0" = {
      released     = "2024-12-20"
      requires     = { pytorch-lightning = "*", torchmetrics = ">=0.7.0,<3.0" }
      tested_upper = { torch = "<2.6.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@f2c3ad24c7e2ba57951d05d7e12e2c8a:lightning-2.5.0-py3-none-any.whl",
        ]
      }
    }
    "2.4.0" = {
      released     = "2024-08-07"
      requires     = { pytorch-lightning = "*", torchmetrics = ">=0.7.0,<3.0" }
      tested_upper = { torch = "<2.5.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@560163af9711cf59055c448232c47315:lightning-2.4.0-py3-none-any.whl",
        ]
      }
    }
  }
}

package "lightning" {
  python_requires = ">=3.8"
  platforms       = ["any"]
  source          = ["lightning@${version}:requirements/pytorch/base.txt"]
  rows = {
    "2.3.3" = {
      released = "2024-07-08"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pytorch-lightning = "*"
        torch             = ">=2.0.0,<4.0"
        torchmetrics      = ">=0.7.0,<3.0"
      }
      tested_upper = { torch = "<2.4.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@5b4950f20b5117f30aad7820709cfa56:lightning-2.3.3-py3-none-any.whl",
        ]
      }
    }
    "2.3.2" = {
      released = "2024-07-04"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pytorch-lightning = "*"
        torch             = ">=2.0.0,<4.0"
        torchmetrics      = ">=0.7.0,<3.0"
      }
      tested_upper = { torch = "<2.4.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@543e035389fa18bc3309ed508116f316:lightning-2.3.2-py3-none-any.whl",
        ]
      }
    }
    "2.3.1" = {
      released = "2024-06-27"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pytorch-lightning = "*"
        torch             = ">=2.0.0,<4.0"
        torchmetrics      = ">=0.7.0,<3.0"
      }
      tested_upper = { torch = "<2.4.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@9325b79b52db79e86bd337ef6cd5763e:lightning-2.3.1-py3-none-any.whl",
        ]
      }
    }
    "2.3.0" = {
      released = "2024-06-13"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pytorch-lightning = "*"
        torch             = ">=2.0.0,<4.0"
        torchmetrics      = ">=0.7.0,<3.0"
      }
      tested_upper = { torch = "<2.4.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@ed66c2053be1295c8452b996b719badf:lightning-2.3.0-py3-none-any.whl",
        ]
      }
    }
    "2.2.5" = {
      released = "2024-05-22"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pytorch-lightning = "*"
        torch             = ">=1.13.0,<4.0"
        torchmetrics      = ">=0.7.0,<3.0"
      }
      tested_upper = { torch = "<2.3.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@3fd4d37c5f912b000b922f36d4c06818:lightning-2.2.5-py3-none-any.whl",
        ]
      }
    }
    "2.2.4" = {
      released = "2024-05-01"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pytorch-lightning = "*"
        torch             = ">=1.13.0,<4.0"
        torchmetrics      = ">=0.7.0,<3.0"
      }
      tested_upper = { torch = "<2.3.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@b44cb8692253f2719b2f84237e94ff84:lightning-2.2.4-py3-none-any.whl",
        ]
      }
    }
    "2.2.3" = {
      released = "2024-04-23"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pytorch-lightning = "*"
        torch             = ">=1.13.0,<4.0"
        torchmetrics      = ">=0.7.0,<3.0"
      }
      tested_upper = { torch = "<2.3.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@a75b2dd0cd10870fbeb4818d642fdd14:lightning-2.2.3-py3-none-any.whl",
        ]
      }
    }
    "2.2.2" = {
      released = "2024-04-12"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pytorch-lightning = "*"
        torch             = ">=1.13.0,<4.0"
        torchmetrics      = ">=0.7.0,<3.0"
      }
      tested_upper = { torch = "<2.3.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@7292f9858fee48e4654bfa3e57700613:lightning-2.2.2-py3-none-any.whl",
        ]
      }
    }
    "2.2.1" = {
      released = "2024-03-04"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pytorch-lightning = "*"
        torch             = ">=1.13.0,<4.0"
        torchmetrics      = ">=0.7.0,<3.0"
      }
      tested_upper = { torch = "<2.2.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@fec9b49d29a6019e8fe49e825082bab8:lightning-2.2.1-py3-none-any.whl",
        ]
      }
    }
    "2.2.0.post0" = {
      released = "2024-02-12"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pytorch-lightning = "*"
        torch             = ">=1.13.0,<4.0"
        torchmetrics      = ">=0.7.0,<3.0"
      }
      tested_upper = { torch = "<2.2.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@b33a3c6ada8494c5f6e27348515780e7:lightning-2.2.0.post0-py3-none-any.whl",
        ]
      }
    }
    "2.2.0" = {
      released = "2024-02-08"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pytorch-lightning = "*"
        torch             = ">=1.13.0,<4.0"
        torchmetrics      = ">=0.7.0,<3.0"
      }
      tested_upper = { torch = "<2.2.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@28faa168ac8b9ef17eff4dc23b741972:lightning-2.2.0-py3-none-any.whl",
        ]
      }
    }
    "2.1.4" = {
      released = "2024-02-01"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pytorch-lightning = "*"
        torch             = ">=1.12.0,<4.0"
        torchmetrics      = ">=0.7.0,<3.0"
      }
      tested_upper = { torch = "<2.2.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@b6c72d5f4c10e510a9e5b7b0cf2fde0d:lightning-2.1.4-py3-none-any.whl",
        ]
      }
    }
    "2.1.3" = {
      released = "2023-12-21"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pytorch-lightning = "*"
        torch             = ">=1.12.0,<4.0"
        torchmetrics      = ">=0.7.0,<3.0"
      }
      tested_upper = { torch = "<2.2.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@a1ab244c3899d6316794d5e8b2f3fd0c:lightning-2.1.3-py3-none-any.whl",
        ]
      }
    }
    "2.1.2" = {
      released = "2023-11-15"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pytorch-lightning = "*"
        torch             = ">=1.12.0,<4.0"
        torchmetrics      = ">=0.7.0,<3.0"
      }
      tested_upper = { torch = "<2.2.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@f23358dedd8f5f1151475c9d95f33e45:lightning-2.1.2-py3-none-any.whl",
        ]
      }
    }
    "2.1.1" = {
      released = "2023-11-08"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pytorch-lightning = "*"
        torch             = ">=1.12.0,<4.0"
        torchmetrics      = ">=0.7.0,<3.0"
      }
      tested_upper = { torch = "<2.2.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@c1ea10fd112600eda5210bf3dc6d01d8:lightning-2.1.1-py3-none-any.whl",
        ]
      }
    }
    "2.1.0" = {
      released = "2023-10-12"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pytorch-lightning = "*"
        torch             = ">=1.12.0,<4.0"
        torchmetrics      = ">=0.7.0,<3.0"
      }
      tested_upper = { torch = "<2.2.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@c12bd10bd28b9e29a8e877be039350a5:lightning-2.1.0-py3-none-any.whl",
        ]
      }
    }
    "2.0.9.post0" = {
      released = "2023-09-28"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pydantic          = ">=1.7.4,<2.2.0"
        pytorch-lightning = "*"
        torch             = ">=1.11.0,<4.0"
        torchmetrics      = ">=0.7.0,<3.0"
      }
      tested_upper = { torch = "<2.1.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@6b44697bebb7b59e6f3236d2e1c24038:lightning-2.0.9.post0-py3-none-any.whl",
        ]
      }
    }
    "2.0.9" = {
      released = "2023-09-14"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pydantic          = ">=1.7.4,<2.2.0"
        pytorch-lightning = "*"
        torch             = ">=1.11.0,<4.0"
        torchmetrics      = ">=0.7.0,<3.0"
      }
      tested_upper = { torch = "<2.1.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@5866cc500fbe816046dd1ea3bc12512e:lightning-2.0.9-py3-none-any.whl",
        ]
      }
    }
    "2.0.8" = {
      released = "2023-08-30"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pydantic          = ">=1.7.4,<2.2.0"
        pytorch-lightning = "*"
        torch             = ">=1.11.0,<4.0"
        torchmetrics      = ">=0.7.0,<2.0"
      }
      tested_upper = { torch = "<2.1.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@42ccc2b622d5ee54322d8f96170da00a:lightning-2.0.8-py3-none-any.whl",
        ]
      }
    }
    "2.0.7" = {
      released = "2023-08-16"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pydantic          = ">=1.7.4,<2.2.0"
        pytorch-lightning = "*"
        torch             = ">=1.11.0,<4.0"
        torchmetrics      = ">=0.7.0,<2.0"
      }
      tested_upper = { torch = "<2.1.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@814b371d0715e154b97e3d3108e19d1f:lightning-2.0.7-py3-none-any.whl",
        ]
      }
    }
    "2.0.6" = {
      released = "2023-07-25"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pydantic          = ">=1.7.4,<2.1.0"
        pytorch-lightning = "*"
        torch             = ">=1.11.0,<4.0"
        torchmetrics      = ">=0.7.0,<2.0"
      }
      tested_upper = { torch = "<=2.0.1" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@283fb8fd143fa30da1b2cadff4c38509:lightning-2.0.6-py3-none-any.whl",
        ]
      }
    }
    "2.0.5" = {
      released = "2023-07-10"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pydantic          = ">=1.7.4,<2.0.0"
        pytorch-lightning = "*"
        torch             = ">=1.11.0,<4.0"
        torchmetrics      = ">=0.7.0,<2.0"
      }
      tested_upper = { torch = "<=2.0.1" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@965d692597ddf73364c74c99db58e11c:lightning-2.0.5-py3-none-any.whl",
        ]
      }
    }
    "2.0.4" = {
      released = "2023-06-22"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pydantic          = ">=1.7.4,<4.0"
        pytorch-lightning = "*"
        torch             = ">=1.11.0,<4.0"
        torchmetrics      = ">=0.7.0,<2.0"
      }
      tested_upper = { torch = "<=2.0.1" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@812b3d59d153f4f47db5e49073104124:lightning-2.0.4-py3-none-any.whl",
        ]
      }
    }
    "2.0.3" = {
      released = "2023-06-07"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pydantic          = ">=1.7.4,<4.0"
        pytorch-lightning = "*"
        torch             = ">=1.11.0,<4.0"
        torchmetrics      = ">=0.7.0,<2.0"
      }
      tested_upper = { torch = "<=2.0.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@8ca7566a5db58e3fca6b120244850a10:lightning-2.0.3-py3-none-any.whl",
        ]
      }
    }
    "2.0.2" = {
      released = "2023-04-24"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pydantic          = ">=1.7.4,<4.0"
        pytorch-lightning = "*"
        torch             = ">=1.11.0,<4.0"
        torchmetrics      = ">=0.7.0,<2.0"
      }
      tested_upper = { torch = "<=2.0.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@fcdc2f6fe43543e0d1eb2058c49c7920:lightning-2.0.2-py3-none-any.whl",
        ]
      }
    }
    "2.0.1.post0" = {
      released = "2023-04-11"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pydantic          = "<3.0"
        pytorch-lightning = "*"
        torch             = ">=1.11.0,<4.0"
        torchmetrics      = ">=0.7.0,<2.0"
      }
      tested_upper = { torch = "<=2.0.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@04a080c5f92c4e8224788defa7700565:lightning-2.0.1.post0-py3-none-any.whl",
        ]
      }
    }
    "2.0.1" = {
      released = "2023-03-30"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pydantic          = "<3.0"
        pytorch-lightning = "*"
        torch             = ">=1.11.0,<4.0"
        torchmetrics      = ">=0.7.0,<2.0"
      }
      tested_upper = { torch = "<=2.0.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@d43ba45bd0ce7da3e22d31a057dbef47:lightning-2.0.1-py3-none-any.whl",
        ]
      }
    }
    "2.0.0" = {
      released = "2023-03-15"
      requires = {
        numpy             = ">=1.17.2,<3.0"
        pydantic          = "<3.0"
        pytorch-lightning = "*"
        torch             = ">=1.11.0,<4.0"
        torchmetrics      = ">=0.7.0,<2.0"
      }
      tested_upper = { torch = "<=2.0.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@ef5643acb1aca604a1812ef101ae7c64:lightning-2.0.0-py3-none-any.whl",
        ]
      }
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
      released = "2023-04-12"
      requires = {
        numpy        = ">=1.17.2,<3.0"
        pydantic     = "<3.0"
        torch        = ">=1.10.0,<4.0"
        torchmetrics = ">=0.7.0,<2.0"
      }
      tested_upper = { torch = "<=2.0.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@a438d08e42de5a602378481c45e64f73:lightning-1.9.5-py3-none-any.whl",
        ]
      }
    }
    "1.9.4" = {
      released = "2023-03-02"
      requires = {
        numpy        = ">=1.17.2,<3.0"
        pydantic     = "<3.0"
        torch        = ">=1.10.0,<3.0"
        torchmetrics = ">=0.7.0,<2.0"
      }
      tested_upper = { torch = "<=1.13.1" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@992315f3069c30737a7eb42f46d7da70:lightning-1.9.4-py3-none-any.whl",
        ]
      }
    }
    "1.9.3" = {
      released = "2023-02-21"
      requires = {
        numpy        = ">=1.17.2,<3.0"
        pydantic     = "<3.0"
        torch        = ">=1.10.0,<3.0"
        torchmetrics = ">=0.7.0,<2.0"
      }
      tested_upper = { torch = "<=1.13.1" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@acc43bc239d39d338785195dfdd89da2:lightning-1.9.3-py3-none-any.whl",
        ]
      }
    }
    "1.9.2" = {
      released = "2023-02-15"
      requires = {
        numpy        = ">=1.17.2,<3.0"
        pydantic     = "<3.0"
        torch        = ">=1.10.0,<3.0"
        torchmetrics = ">=0.7.0,<2.0"
      }
      tested_upper = { torch = "<=1.13.1" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@8483712f018514c5626f74f6a52e4159:lightning-1.9.2-py3-none-any.whl",
        ]
      }
    }
    "1.9.1" = {
      released = "2023-02-10"
      requires = {
        numpy        = ">=1.17.2,<3.0"
        pydantic     = "<3.0"
        torch        = ">=1.10.0,<3.0"
        torchmetrics = ">=0.7.0,<2.0"
      }
      tested_upper = { torch = "<=1.13.1" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@a39597a98a4f5cb8aa57db933c879050:lightning-1.9.1-py3-none-any.whl",
        ]
      }
    }
    "1.9.0" = {
      released = "2023-01-18"
      requires = {
        numpy        = ">=1.17.2,<3.0"
        pydantic     = "<3.0"
        torch        = ">=1.10.0,<3.0"
        torchmetrics = ">=0.7.0,<2.0"
      }
      tested_upper = { torch = "<=1.13.1" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@27db661b37c3581fb3467016cbfcaf39:lightning-1.9.0-py3-none-any.whl",
        ]
      }
    }
    "1.8.6" = {
      released     = "2022-12-21"
      requires     = { numpy = ">=1.17.2", torch = ">=1.9.0", torchmetrics = ">=0.7.0" }
      tested_upper = { torch = "<=1.13.1" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@5adc92a71504163fdfa1703bbe42989c:lightning-1.8.6-py3-none-any.whl",
        ]
      }
    }
    "1.8.5.post0" = {
      released     = "2022-12-16"
      requires     = { numpy = ">=1.17.2", torch = ">=1.9.0", torchmetrics = ">=0.7.0" }
      tested_upper = { torch = "<=1.13.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@16a2ba391a1cb65c89b3fe1e50d78013:lightning-1.8.5.post0-py3-none-any.whl",
        ]
      }
    }
    "1.8.5" = {
      released     = "2022-12-15"
      requires     = { numpy = ">=1.17.2", torch = ">=1.9.0", torchmetrics = ">=0.7.0" }
      tested_upper = { torch = "<=1.13.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@d39e47eecd56dfc0df78eaa466191b97:lightning-1.8.5-py3-none-any.whl",
        ]
      }
    }
    "1.8.4.post0" = {
      released     = "2022-12-10"
      requires     = { numpy = ">=1.17.2", torch = ">=1.9.0", torchmetrics = ">=0.7.0" }
      tested_upper = { torch = "<=1.13.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@0d43a581f1bfb1421c46ef3898aecbd0:lightning-1.8.4.post0-py3-none-any.whl",
        ]
      }
    }
    "1.8.4" = {
      released     = "2022-12-09"
      requires     = { numpy = ">=1.17.2", torch = ">=1.9.0", torchmetrics = ">=0.7.0" }
      tested_upper = { torch = "<=1.13.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@966f13ab360f69fc329c2ea0893f47d6:lightning-1.8.4-py3-none-any.whl",
        ]
      }
    }
    "1.8.3.post2" = {
      released     = "2022-12-09"
      requires     = { numpy = ">=1.17.2", torchmetrics = ">=0.7.0" }
      tested_upper = { torch = "<=1.13.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@999714c007f60cccd5e0c14279047964:lightning-1.8.3.post2-py3-none-any.whl",
        ]
      }
    }
    "1.8.3.post1" = {
      released     = "2022-11-25"
      requires     = { numpy = ">=1.17.2", torchmetrics = ">=0.7.0" }
      tested_upper = { torch = "<=1.13.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@ad3ea1b6b355a868c7993dff75a8c7ac:lightning-1.8.3.post1-py3-none-any.whl",
        ]
      }
    }
    "1.8.3.post0" = {
      released     = "2022-11-23"
      requires     = { numpy = ">=1.17.2", torchmetrics = ">=0.7.0" }
      tested_upper = { torch = "<=1.13.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@1c57d334eee426e9525bfbb6a85ad8d9:lightning-1.8.3.post0-py3-none-any.whl",
        ]
      }
    }
    "1.8.3" = {
      released     = "2022-11-23"
      requires     = { numpy = ">=1.17.2", torchmetrics = ">=0.7.0" }
      tested_upper = { torch = "<=1.13.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@67f195b9dd3ae0bab3d41c5b7ed3749a:lightning-1.8.3-py3-none-any.whl",
        ]
      }
    }
    "1.8.2" = {
      released     = "2022-11-18"
      requires     = { numpy = ">=1.17.2", torchmetrics = ">=0.7.0" }
      tested_upper = { torch = "<=1.13.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@8eaf8df48cf9188b145c6f659c4bae96:lightning-1.8.2-py3-none-any.whl",
        ]
      }
    }
    "1.8.1" = {
      released     = "2022-11-10"
      requires     = { numpy = ">=1.17.2", torchmetrics = ">=0.7.0" }
      tested_upper = { torch = "<1.13.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@2fd771b62de784b9b4a5138dc7d1b381:lightning-1.8.1-py3-none-any.whl",
        ]
      }
    }
    "1.8.0.post1" = {
      released     = "2022-11-02"
      requires     = { numpy = ">=1.17.2", torchmetrics = ">=0.7.0" }
      tested_upper = { torch = "<1.13.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@05bb3df7de979e22cf7e30364896fed1:lightning-1.8.0.post1-py3-none-any.whl",
        ]
      }
    }
    "1.8.0" = {
      released     = "2022-11-01"
      requires     = { numpy = ">=1.17.2", torchmetrics = ">=0.7.0" }
      tested_upper = { torch = "<1.13.0" }
      cell_source = {
        requires = [
          "lightning@${version}:requirements/pytorch/base.txt",
          "wheels@36b3b88cf8a9da10631469d94cc9fb58:lightning-1.8.0-py3-none-any.whl",
        ]
      }
    }
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
