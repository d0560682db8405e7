# Releases of mxnet.

source "mxnet" {
  title = "github.com/apache/mxnet"
  url   = "https://github.com/apache/mxnet"
  date  = "2026-11-20"
  class = "vendor"
}

source "mxnet-pypi" {
  title = "pypi.org: releases of mxnet-cu75, mxnet-cu80, mxnet-cu90, mxnet-cu92, mxnet-cu100, mxnet-cu101"
  url   = "https://pypi.org/project/mxnet-cu90/#history"
  date  = "2026-11-23"
  class = "vendor"
}

source "mxnet-112-user" {
  title = "public installs of mxnet-cu112 1.9.1 and 1.8.0.post0"
  date  = "2026-11-20"
  class = "reported"
}

package_info "mxnet" {
  delivery = "system"
  aliases  = ["mxnet-cu117", "mxnet-cu116", "mxnet-cu115", "mxnet-cu114", "mxnet-cu113", "mxnet-cu112", "mxnet-cu111", "mxnet-cu110", "mxnet-cu102", "mxnet-cu101", "mxnet-cu100", "mxnet-cu92", "mxnet-cu91", "mxnet-cu90", "mxnet-cu80", "mxnet-cu75"]
  source   = ["mxnet@master:tools/pip/doc/CU112_ADDITIONAL.md"]
  notes    = ["project retired; the get-started page shows one recommended CUDA build per version"]
}

package "mxnet" {
  python    = ["2.7", "3.4", "3.5", "3.6", "3.7", "3.8", "3.9", "3.10", "3.11"]
  requires  = { numpy = "<1.24" }
  platforms = ["linux/amd64"]
  source    = ["mxnet@master:docs/static_site/src/_includes/get_started/linux/python/gpu/pip.md", "mxnet-pypi"]
  cell_source = {
    python = ["wheels@733ec24da96f70e284d81fb567cf4ffe:mxnet_cu90-1.4.1-py2.py3-none-manylinux1_x86_64.whl"]
  }
  inferred = ["python", "requires"]
  notes = [
    "python, numpy: the wheels are for any Python 2 and 3, from 1.9 on for any Python 3; NumPy dropped names that it uses in 1.24, and NumPy 1.23 has wheels up to Python 3.11",
  ]
  rows = {
    "1.9.1" = {
      pypi = [
        "mxnet-cu101",
        "mxnet-cu102",
        "mxnet-cu110",
        "mxnet-cu111",
        "mxnet-cu112",
        "mxnet-cu113",
        "mxnet-cu114",
        "mxnet-cu115",
        "mxnet-cu116",
        "mxnet-cu117",
      ]
      released  = "2022-05-17"
      python    = ["3.6", "3.7", "3.8", "3.9", "3.10", "3.11"]
      cuda_also = ["10.1", "10.2", "11.0", "11.1", "11.2", "11.3", "11.4", "11.5", "11.6", "11.7"]
      source = [
        "mxnet@master:tools/pip/doc/CU112_ADDITIONAL.md",
        "mxnet@master:tools/pip/setup.py",
        "mxnet-112-user",
        "mxnet-pypi",
        "wheels@893a794c63276b6cf0dfb31bf77ad005:mxnet_cu111-1.9.1-py3-none-manylinux2014_x86_64.whl",
        "wheels@1a5bf0f8be551c986d915ea7c547e1c5:mxnet_cu113-1.9.1-py3-none-manylinux2014_x86_64.whl",
        "wheels@669020de58d63d1a0bfb430a02fb3919:mxnet_cu114-1.9.1-py3-none-manylinux2014_x86_64.whl",
        "wheels@aeb4005360057f5c8558fbaffab1ae0f:mxnet_cu115-1.9.1-py3-none-manylinux2014_x86_64.whl",
        "wheels@c1ab78ef8b3f5d0e0fd4409b6b67184a:mxnet_cu116-1.9.1-py3-none-manylinux2014_x86_64.whl",
        "wheels@dd68fe970cb33461e2cd23038749633b:mxnet_cu117-1.9.1-py3-none-manylinux2014_x86_64.whl",
      ]
      cell_source = {
        python = ["wheels@3182a4791a0160418ed4e0931a8df410:mxnet_cu101-1.9.1-py3-none-manylinux2014_x86_64.whl"]
      }
      notes = [
        "python, numpy: the wheels are for any Python 2 and 3, from 1.9 on for any Python 3; NumPy dropped names that it uses in 1.24, and NumPy 1.23 has wheels up to Python 3.11",
        "inferred: list from the packaging notes kept on master; cu112 1.9.1 confirmed by public installs; NumPy < 1.24 needed in practice",
      ]
    }
    "1.9.0" = {
      pypi      = ["mxnet-cu100", "mxnet-cu101", "mxnet-cu102", "mxnet-cu110", "mxnet-cu112"]
      released  = "2021-12-18"
      python    = ["3.6", "3.7", "3.8", "3.9", "3.10", "3.11"]
      cuda_also = ["10.0", "10.1", "10.2", "11.0", "11.2"]
      source = [
        "wheels@fe984ccd5543d8611f32bffe66961c6e:mxnet_cu100-1.9.0-py3-none-manylinux2014_x86_64.whl",
        "wheels@ca8faece5d1730c9e2f43661db2fc2eb:mxnet_cu101-1.9.0-py3-none-manylinux2014_x86_64.whl",
        "wheels@64134016e17bd5eacc74935c283bae18:mxnet_cu102-1.9.0-py3-none-manylinux2014_x86_64.whl",
        "wheels@c485614cd54e7ce4a14e79a1b2e306c4:mxnet_cu110-1.9.0-py3-none-manylinux2014_x86_64.whl",
        "wheels@582466c5bc813bbba088e06581338c3d:mxnet_cu112-1.9.0-py3-none-manylinux2014_x86_64.whl",
        "mxnet-pypi",
      ]
    }
    "1.8.0.post0" = {
      pypi      = ["mxnet-cu100", "mxnet-cu101", "mxnet-cu102", "mxnet-cu110", "mxnet-cu112"]
      cuda      = "10.2"
      cuda_also = ["10.0", "10.1", "11.0", "11.2"]
      source = [
        "mxnet@master:docs/static_site/src/_includes/get_started/linux/python/gpu/pip.md",
        "mxnet-112-user",
        "mxnet-pypi",
      ]
      cell_source = {
        pypi = [
          "wheels@f0767122c8cfe282d9e19c6b90cccc6e:mxnet_cu110-1.8.0.post0-py2.py3-none-manylinux2014_x86_64.whl",
        ]
      }
    }
    "1.8.0" = {
      pypi      = ["mxnet-cu100", "mxnet-cu101", "mxnet-cu102", "mxnet-cu110"]
      released  = "2021-03-21"
      cuda      = "10.2"
      cuda_also = ["10.0", "10.1", "11.0"]
      source = [
        "wheels@a56961188a6ef2c87b45e7d10da2ac67:mxnet_cu100-1.8.0-py2.py3-none-manylinux2014_x86_64.whl",
        "wheels@7f1f843c87995c8bcb46253c840d10c6:mxnet_cu101-1.8.0-py2.py3-none-manylinux2014_x86_64.whl",
        "wheels@9ac48084ccd0673ca657eca787141212:mxnet_cu102-1.8.0-py2.py3-none-manylinux2014_x86_64.whl",
        "wheels@8e738d924906f2b2e3616dcd62e23481:mxnet_cu110-1.8.0-py2.py3-none-manylinux2014_x86_64.whl",
        "mxnet-pypi",
      ]
    }
    "1.7.0.post1" = {
      pypi      = ["mxnet-cu101", "mxnet-cu102"]
      released  = "2021-02-05"
      cuda      = "10.2"
      cuda_also = ["10.1"]
      source = [
        "wheels@c89a94cf1cc2e3f294e6d053c5eeba67:mxnet_cu101-1.7.0.post1-py2.py3-none-manylinux2014_x86_64.whl",
        "wheels@98a791bd9a3bb008af95abe2e0586abe:mxnet_cu102-1.7.0.post1-py2.py3-none-manylinux2014_x86_64.whl",
        "mxnet-pypi",
      ]
    }
    "1.7.0.post0" = {
      pypi      = ["mxnet-cu101", "mxnet-cu102"]
      released  = "2021-02-01"
      cuda      = "10.2"
      cuda_also = ["10.1"]
      source = [
        "wheels@65350402940ca8140f497d8d4cbf1812:mxnet_cu101-1.7.0.post0-py2.py3-none-manylinux2014_x86_64.whl",
        "wheels@35c402c3886b15a22c1c459670bb34f5:mxnet_cu102-1.7.0.post0-py2.py3-none-manylinux2014_x86_64.whl",
        "mxnet-pypi",
      ]
    }
    "1.7.0" = {
      pypi      = ["mxnet-cu92", "mxnet-cu100", "mxnet-cu101", "mxnet-cu102"]
      cuda      = "10.2"
      cuda_also = ["9.2", "10.0", "10.1"]
    }
    "1.6.0.post0" = {
      pypi      = ["mxnet-cu90", "mxnet-cu92", "mxnet-cu101", "mxnet-cu102"]
      cuda      = "10.2"
      cuda_also = ["9.0", "9.2", "10.1"]
    }
    "1.5.1" = {
      pypi      = ["mxnet-cu90", "mxnet-cu92", "mxnet-cu100", "mxnet-cu101"]
      cuda      = "10.1"
      cuda_also = ["9.0", "9.2", "10.0"]
    }
    "1.4.1" = {
      pypi      = ["mxnet-cu80", "mxnet-cu90", "mxnet-cu92", "mxnet-cu100", "mxnet-cu101"]
      cuda      = "10.1"
      cuda_also = ["8.0", "9.0", "9.2", "10.0"]
      platforms = ["linux/amd64", "windows/amd64"]
      cell_source = {
        platforms = ["wheels@305ef4d3ac573a2ccb5a283727dbb083:mxnet_cu100-1.4.1-py2.py3-none-win_amd64.whl"]
      }
    }
    "1.3.1" = {
      pypi      = ["mxnet-cu80", "mxnet-cu90", "mxnet-cu92", "mxnet-cu100"]
      cuda      = "9.2"
      cuda_also = ["8.0", "9.0", "10.0"]
      platforms = ["linux/amd64", "windows/amd64"]
      cell_source = {
        platforms = ["wheels@1d825fecc7f0e112cfbf7b8eb425ab74:mxnet_cu100-1.3.1-py2.py3-none-win_amd64.whl"]
      }
    }
    "1.2.1" = {
      pypi      = ["mxnet-cu80", "mxnet-cu90", "mxnet-cu92"]
      cuda      = "9.2"
      cuda_also = ["8.0", "9.0"]
      platforms = ["linux/amd64", "windows/amd64"]
      cell_source = {
        platforms = ["wheels@9d02bb2125a6eb5a4bb67686c0742b98:mxnet_cu92-1.2.1-py2.py3-none-win_amd64.whl"]
      }
    }
    "1.1.0" = {
      pypi      = ["mxnet-cu80", "mxnet-cu90", "mxnet-cu91"]
      cuda      = "9.1"
      cuda_also = ["8.0", "9.0"]
      platforms = ["linux/amd64", "windows/amd64"]
      cell_source = {
        platforms = ["wheels@b96639cdc8ddd17cf9d7db83563b196f:mxnet_cu91-1.1.0-py2.py3-none-win_amd64.whl"]
      }
    }
    "1.0.0" = {
      pypi      = ["mxnet-cu80", "mxnet-cu90"]
      cuda      = "9.0"
      cuda_also = ["8.0"]
      platforms = ["linux/amd64", "windows/amd64"]
      cell_source = {
        platforms = ["wheels@5cc8eff04f34fe1b40c73bcbc7e2b18c:mxnet_cu80-1.0.0-py2.py3-none-win_amd64.whl"]
      }
    }
    "0.12.1" = { pypi = ["mxnet-cu80", "mxnet-cu90"], cuda = "9.0", cuda_also = ["8.0"] }
    "0.11.0" = {
      pypi      = ["mxnet-cu80"]
      cuda      = "8.0"
      platforms = ["linux/amd64", "windows/amd64"]
      source    = ["mxnet@master:docs/static_site/src/_includes/get_started/linux/python/gpu/pip.md"]
      cell_source = {
        platforms = ["wheels@d6bf6de6193e79022bf71087876d92a1:mxnet_cu80-0.11.0-py2.py3-none-win_amd64.whl"]
      }
    }
  }
}

package "mxnet" {
  pypi      = ["mxnet-cu80", "mxnet-cu90", "mxnet-cu92"]
  python    = ["2.7", "3.4", "3.5", "3.6", "3.7", "3.8", "3.9", "3.10", "3.11"]
  requires  = { numpy = "<1.24" }
  cuda      = "9.2"
  cuda_also = ["8.0", "9.0"]
  platforms = ["linux/amd64"]
  inferred  = ["python", "requires"]
  rows = {
    "1.5.1.post0" = {
      pypi      = ["mxnet-cu90", "mxnet-cu92", "mxnet-cu100", "mxnet-cu101"]
      released  = "2019-10-01"
      cuda      = "10.1"
      cuda_also = ["9.0", "9.2", "10.0"]
      source = [
        "wheels@2e94d66d598b66362af0004a4d63aba1:mxnet_cu90-1.5.1.post0-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@1d16e1f0498c955bbf8eb229ebe8b10a:mxnet_cu92-1.5.1.post0-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@f2a228447c3871fbdff8a2770b38939c:mxnet_cu100-1.5.1.post0-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@5eb6f1ba3ad76f39cfb980848065b65a:mxnet_cu101-1.5.1.post0-py2.py3-none-manylinux1_x86_64.whl",
        "mxnet-pypi",
      ]
    }
    "1.5.0" = {
      pypi      = ["mxnet-cu80", "mxnet-cu90", "mxnet-cu92", "mxnet-cu100", "mxnet-cu101"]
      released  = "2019-07-19"
      cuda      = "10.1"
      cuda_also = ["8.0", "9.0", "9.2", "10.0"]
      platforms = ["linux/amd64", "windows/amd64"]
      source = [
        "wheels@ae7a3b1830d4213801f959b6346ec8f4:mxnet_cu80-1.5.0-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@211e2d240cb8a55bb9ac7e594bdbddaa:mxnet_cu90-1.5.0-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@117170c8b9e59fba379793c6ed1d7876:mxnet_cu92-1.5.0-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@2fe9621d177fda9333b62e6f455954a3:mxnet_cu100-1.5.0-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@3ec50750c08e7b7a4231d94ceb2aa571:mxnet_cu101-1.5.0-py2.py3-none-manylinux1_x86_64.whl",
        "mxnet-pypi",
      ]
      cell_source = {
        platforms = ["wheels@e62560654e61538a4a561003b046a79e:mxnet_cu101-1.5.0-py2.py3-none-win_amd64.whl"]
      }
    }
    "1.4.0.post0" = {
      pypi      = ["mxnet-cu80", "mxnet-cu90", "mxnet-cu92", "mxnet-cu100"]
      released  = "2019-03-08"
      cuda      = "10.0"
      cuda_also = ["8.0", "9.0", "9.2"]
      platforms = ["linux/amd64", "windows/amd64"]
      source = [
        "wheels@a2e277e082e5851ac3a38c1fe4f6eaec:mxnet_cu80-1.4.0.post0-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@528d86f1c263610f9aa45a716aef2aa3:mxnet_cu90-1.4.0.post0-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@a5a9c28f199c1504b01e4f37724a587f:mxnet_cu92-1.4.0.post0-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@55d94ab1debcd15d720c4aa241d7dcce:mxnet_cu100-1.4.0.post0-py2.py3-none-manylinux1_x86_64.whl",
        "mxnet-pypi",
      ]
      cell_source = {
        platforms = ["wheels@f06baaa48b719c30267a6d71d0b7cd70:mxnet_cu100-1.4.0.post0-py2.py3-none-win_amd64.whl"]
      }
    }
    "1.4.0" = {
      pypi      = ["mxnet-cu80", "mxnet-cu90", "mxnet-cu92", "mxnet-cu100"]
      released  = "2019-02-28"
      cuda      = "10.0"
      cuda_also = ["8.0", "9.0", "9.2"]
      platforms = ["linux/amd64", "windows/amd64"]
      source = [
        "wheels@4d42a62fe241d69af92fd00e56e7b7af:mxnet_cu80-1.4.0-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@74555f693a9c4fd80e93ee2c02e62b3c:mxnet_cu90-1.4.0-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@685860da97d6f2a77f7511af4484ca48:mxnet_cu92-1.4.0-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@4998e5279a72920cb32fc67a65841aa8:mxnet_cu100-1.4.0-py2.py3-none-manylinux1_x86_64.whl",
        "mxnet-pypi",
      ]
      cell_source = {
        platforms = ["wheels@56bca4bf20683570fb3e884998ab48ef:mxnet_cu100-1.4.0-py2.py3-none-win_amd64.whl"]
      }
    }
    "1.3.0.post0" = {
      released = "2018-09-14"
      source = [
        "wheels@a6c121dddd9f3186b6ca817e4ece9929:mxnet_cu80-1.3.0.post0-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@d6224c69774feb8b2e083673af1e18af:mxnet_cu90-1.3.0.post0-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@ca27f560e42096ba3cb021c7a99ddf39:mxnet_cu92-1.3.0.post0-py2.py3-none-manylinux1_x86_64.whl",
        "mxnet-pypi",
      ]
    }
    "1.3.0" = {
      pypi      = ["mxnet-cu80", "mxnet-cu90", "mxnet-cu91", "mxnet-cu92"]
      released  = "2018-09-12"
      cuda_also = ["8.0", "9.0", "9.1"]
      platforms = ["linux/amd64", "windows/amd64"]
      source = [
        "wheels@76c14e7f64507d66fc800a968442a73b:mxnet_cu80-1.3.0-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@dd5d045d4d7c035d6cadb0cee69cbcc6:mxnet_cu90-1.3.0-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@b1ab8abeb0cc8aba8d5ae590b9bcda8b:mxnet_cu91-1.3.0-1-py2.py3-none-win_amd64.whl",
        "wheels@8e42ed3b710f8e80a8b90a7a8e7ec93c:mxnet_cu92-1.3.0-1-py2.py3-none-win_amd64.whl",
        "mxnet-pypi",
      ]
      cell_source = {
        platforms = ["wheels@8e42ed3b710f8e80a8b90a7a8e7ec93c:mxnet_cu92-1.3.0-1-py2.py3-none-win_amd64.whl"]
      }
    }
    "1.2.1.post1" = {
      pypi      = ["mxnet-cu75", "mxnet-cu80", "mxnet-cu90", "mxnet-cu91", "mxnet-cu92"]
      released  = "2018-07-31"
      cuda_also = ["7.5", "8.0", "9.0", "9.1"]
      platforms = ["linux/amd64", "windows/amd64"]
      source = [
        "wheels@880517a3ececb09a49c640e78240b20b:mxnet_cu75-1.2.1.post1-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@77ef58e41f6b520f3c23e4e9b91cc9ac:mxnet_cu80-1.2.1.post1-py2.py3-none-win_amd64.whl",
        "wheels@42d9e90ee4e55a938a71b734b987a4fa:mxnet_cu90-1.2.1.post1-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@bc4aa3d298e6b9ee332650683fecb60d:mxnet_cu91-1.2.1.post1-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@9c35d0889d11e58c5f03482e3e1c7727:mxnet_cu92-1.2.1.post1-py2.py3-none-manylinux1_x86_64.whl",
        "mxnet-pypi",
      ]
      cell_source = {
        platforms = ["wheels@b054e88c34608d39f873f9eb935217ff:mxnet_cu100-1.2.1.post1-py2.py3-none-win_amd64.whl"]
      }
    }
  }
}

package "mxnet" "1.2.0" {
  pypi        = ["mxnet-cu75", "mxnet-cu80", "mxnet-cu90", "mxnet-cu91", "mxnet-cu92"]
  released    = "2018-05-21"
  python      = ["2.7", "3.4", "3.5", "3.6", "3.7", "3.8", "3.9", "3.10", "3.11"]
  requires    = { numpy = "<1.24" }
  cuda        = "9.2"
  cuda_also   = ["7.5", "8.0", "9.0", "9.1"]
  platforms   = ["linux/amd64", "windows/amd64"]
  source      = ["wheels@cf3f9611da7eb96dc7fae407cea77e20:mxnet_cu75-1.2.0-py2.py3-none-manylinux1_x86_64.whl", "wheels@153a92ef0a01cf3fcf5785b71b9cd5c6:mxnet_cu80-1.2.0-py2.py3-none-manylinux1_x86_64.whl", "wheels@cb7c6a4518c10c4946a66e7ac2e4b8c2:mxnet_cu90-1.2.0-py2.py3-none-manylinux1_x86_64.whl", "wheels@978c440753596439614893f3a284250d:mxnet_cu91-1.2.0-py2.py3-none-manylinux1_x86_64.whl", "wheels@6547e730b528d99845ebdc5d94d9c0a6:mxnet_cu92-1.2.0-py2.py3-none-manylinux1_x86_64.whl", "mxnet-pypi"]
  inferred    = ["python", "requires"]
  cell_source = { platforms = ["wheels@283ab0ed8f9945788cc0a8a8822e433a:mxnet_cu92-1.2.0-py2.py3-none-win_amd64.whl"] }
}

package "mxnet" "1.1.0.post0" {
  pypi        = ["mxnet-cu75", "mxnet-cu80", "mxnet-cu90", "mxnet-cu91"]
  released    = "2018-04-07"
  python      = ["2.7", "3.4", "3.5", "3.6", "3.7", "3.8", "3.9", "3.10", "3.11"]
  requires    = { numpy = "<1.24" }
  cuda        = "9.1"
  cuda_also   = ["7.5", "8.0", "9.0"]
  platforms   = ["linux/amd64", "windows/amd64"]
  source      = ["wheels@1640a0db5fd852d58a10bb02e59cc0ac:mxnet_cu75-1.1.0.post0-py2.py3-none-manylinux1_x86_64.whl", "wheels@594e04ee088f40001407e8482594a4ac:mxnet_cu80-1.1.0.post0-py2.py3-none-manylinux1_x86_64.whl", "wheels@83bafa2a0a2697460638cd1ca16ff565:mxnet_cu90-1.1.0.post0-py2.py3-none-manylinux1_x86_64.whl", "wheels@26e9419c92fae7956fd01bf118374480:mxnet_cu91-1.1.0.post0-py2.py3-none-manylinux1_x86_64.whl", "mxnet-pypi"]
  inferred    = ["python", "requires"]
  cell_source = { platforms = ["wheels@a74f671101017e8d1d9a286da7e3fd8c:mxnet_cu91-1.1.0.post0-py2.py3-none-win_amd64.whl"] }
}

package "mxnet" "1.0.0.post4" {
  pypi        = ["mxnet-cu75", "mxnet-cu80", "mxnet-cu90", "mxnet-cu91"]
  released    = "2018-01-14"
  python      = ["2.7", "3.4", "3.5", "3.6", "3.7", "3.8", "3.9", "3.10", "3.11"]
  requires    = { numpy = "<1.24" }
  cuda        = "9.1"
  cuda_also   = ["7.5", "8.0", "9.0"]
  platforms   = ["linux/amd64", "windows/amd64"]
  source      = ["wheels@0ac99e481cd75354256fb5d3a16f5f12:mxnet_cu75-1.0.0.post4-py2.py3-none-manylinux1_x86_64.whl", "wheels@f871e511cc5742c1374a341d67172cc1:mxnet_cu80-1.0.0.post4-py2.py3-none-manylinux1_x86_64.whl", "wheels@ad97934dbea2792b0809fa2f7f69e24b:mxnet_cu90-1.0.0.post4-py2.py3-none-manylinux1_x86_64.whl", "wheels@61dacc69317fc2b38c47b0f9d24608c1:mxnet_cu91-1.0.0.post4-py2.py3-none-manylinux1_x86_64.whl", "mxnet-pypi"]
  inferred    = ["python", "requires"]
  cell_source = { platforms = ["wheels@200ac34694cc65e5327101a8f4ab742e:mxnet_cu91-1.0.0.post4-py2.py3-none-win_amd64.whl"] }
}

package "mxnet" {
  pypi      = ["mxnet-cu75", "mxnet-cu80", "mxnet-cu90"]
  python    = ["2.7", "3.4", "3.5", "3.6", "3.7", "3.8", "3.9", "3.10", "3.11"]
  requires  = { numpy = "<1.24" }
  cuda      = "9.0"
  cuda_also = ["7.5", "8.0"]
  platforms = ["linux/amd64"]
  inferred  = ["python", "requires"]
  rows = {
    "1.0.0.post3" = {
      without  = ["cuda_also"]
      pypi     = ["mxnet-cu75"]
      released = "2018-01-13"
      cuda     = "7.5"
      source = [
        "wheels@0f52858c3d86823d67fea488a98447e5:mxnet_cu75-1.0.0.post3-py2.py3-none-manylinux1_x86_64.whl",
        "mxnet-pypi",
      ]
    }
    "1.0.0.post2" = {
      released = "2017-12-23"
      source = [
        "wheels@5ded37e9e72125960afe91186c67c4b0:mxnet_cu75-1.0.0.post2-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@d9587bd138cb115ca73c38cce653d4c7:mxnet_cu80-1.0.0.post2-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@7827d040183119b30e3e391db37bf24b:mxnet_cu90-1.0.0.post2-py2.py3-none-manylinux1_x86_64.whl",
        "mxnet-pypi",
      ]
    }
    "1.0.0.post1" = {
      released = "2017-12-09"
      source = [
        "wheels@59c4df52563e1ce73f2f70fb9f285d26:mxnet_cu75-1.0.0.post1-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@5f6df1e5d535222ff8f6131051d4dda4:mxnet_cu80-1.0.0.post1-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@345e7dfc70473af3fea46f26fea12908:mxnet_cu90-1.0.0.post1-py2.py3-none-manylinux1_x86_64.whl",
        "mxnet-pypi",
      ]
    }
    "1.0.0.post0" = {
      released = "2017-12-05"
      source = [
        "wheels@c8261f1f2e796218e5b7d07cb12d7319:mxnet_cu75-1.0.0.post0-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@85e2792957d569e32d1cdc37db3380cd:mxnet_cu80-1.0.0.post0-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@b2a0b45c351753b0f4ae0835d8d02b5c:mxnet_cu90-1.0.0.post0-py2.py3-none-manylinux1_x86_64.whl",
        "mxnet-pypi",
      ]
    }
    "0.12.0" = {
      released  = "2017-10-31"
      platforms = ["linux/amd64", "windows/amd64"]
      source = [
        "wheels@3cc11f34282850a8021eed200fca57c4:mxnet_cu75-0.12.0-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@c456f7351284b54639db633639a85e46:mxnet_cu80-0.12.0-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@06bf4b85f135775f8c3be1b6d97f64d9:mxnet_cu90-0.12.0-py2.py3-none-manylinux1_x86_64.whl",
        "mxnet-pypi",
      ]
      cell_source = {
        platforms = ["wheels@2c64c8d17c42fd4a7cdead141e9cce29:mxnet_cu80-0.12.0-py2.py3-none-win_amd64.whl"]
      }
    }
  }
}

package "mxnet" {
  pypi      = ["mxnet-cu75", "mxnet-cu80"]
  python    = ["2.7", "3.4", "3.5", "3.6", "3.7", "3.8", "3.9", "3.10", "3.11"]
  requires  = { numpy = "<1.24" }
  cuda      = "8.0"
  cuda_also = ["7.5"]
  platforms = ["linux/amd64"]
  inferred  = ["python", "requires"]
  rows = {
    "0.10.0.post2" = {
      released  = "2017-07-18"
      platforms = ["linux/amd64", "windows/amd64"]
      source = [
        "wheels@80ce5db72fa8b90ddf5333701032a5d5:mxnet_cu75-0.10.0.post2-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@783c8b18005e7e44243c4a7e11439e6e:mxnet_cu80-0.10.0.post2-py2.py3-none-manylinux1_x86_64.whl",
        "mxnet-pypi",
      ]
      cell_source = {
        platforms = ["wheels@9d08c2006d0dce874d70df08bfc653df:mxnet_cu80-0.10.0.post2-py2.py3-none-win_amd64.whl"]
      }
    }
    "0.10.0" = {
      released  = "2017-05-27"
      platforms = ["linux/amd64", "windows/amd64"]
      source = [
        "wheels@0d7382a3218d5b1d8ebbd6003e5e723b:mxnet_cu75-0.10.0-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@c712dfc42a3f766b367609bdaeb8e679:mxnet_cu80-0.10.0-py2.py3-none-manylinux1_x86_64.whl",
        "mxnet-pypi",
      ]
      cell_source = {
        platforms = ["wheels@fccc34cee60f3361108dc4d34350215b:mxnet_cu80-0.10.0-py2.py3-none-win_amd64.whl"]
      }
    }
    "0.9.5.post3" = {
      released = "2017-05-25"
      source = [
        "wheels@94c74da6e35f54fd3470595669d98979:mxnet_cu75-0.9.5.post3-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@ce8e89a1c1c670f53d285ec9a321cc7e:mxnet_cu80-0.9.5.post3-py2.py3-none-manylinux1_x86_64.whl",
        "mxnet-pypi",
      ]
    }
    "0.9.5.post2" = {
      released = "2017-05-24"
      source = [
        "wheels@b14d4baffadc6192d0ffeb610e18913b:mxnet_cu75-0.9.5.post2-py2.py3-none-manylinux1_x86_64.whl",
        "wheels@17f7500243e9635af16b5f8d13a55c62:mxnet_cu80-0.9.5.post2-py2.py3-none-manylinux1_x86_64.whl",
        "mxnet-pypi",
      ]
    }
    "0.9.5.post1" = {
      released = "2017-05-12"
      python   = ["2.7", "3.4", "3.5", "3.6"]
      source = [
        "wheels@9d61b6f7c82ae02e86389d5cdc58703a:mxnet_cu75-0.9.5.post1-cp27-cp27mu-manylinux1_x86_64.whl",
        "wheels@d9c93e1dc0f88b340a3e40134ba70583:mxnet_cu80-0.9.5.post1-cp27-cp27mu-manylinux1_x86_64.whl",
        "mxnet-pypi",
      ]
    }
    "0.9.5" = {
      released = "2017-05-04"
      python   = ["2.7", "3.4", "3.5", "3.6"]
      source = [
        "wheels@c70c3a65bab1fe33daf1c108ececf2bb:mxnet_cu75-0.9.5-cp27-cp27mu-manylinux1_x86_64.whl",
        "wheels@fbce7a1dad35c26cf624d3a2f9639573:mxnet_cu80-0.9.5-cp27-cp27mu-manylinux1_x86_64.whl",
        "mxnet-pypi",
      ]
    }
  }
}
