# Releases of chainer.

source "chainer" {
  title = "github.com/chainer/chainer"
  url   = "https://github.com/chainer/chainer"
  date  = "2022-01-05"
  class = "vendor"
}

package_info "chainer" {
  framework = "cupy"
  module    = "chainer"
  pypi      = "chainer"
  source    = ["chainer@v7.8.1:setup.py", "chainer@v7.8.1:chainer/_version.py"]
  inferred  = ["module"]
  notes = [
    "from 2.0 on its GPU code is CuPy's, of the release of its own day: before 6.0 it refuses another, since then it warns of one",
    "1.x compiles against the CUDA of the machine, and no row is of it",
  ]
}

package "chainer" {
  python_requires = ">=3.5.0"
  requires        = { numpy = ">=1.9.0" }
  platforms       = ["any"]
  rows = {
    "7.8.1" = {
      released    = "2022-01-05"
      recommended = { cupy = ">=7.7.0,<8.0.0" }
      source = [
        "wheels@179f06176f8d7a42385bc7811956db04:chainer-7.8.1.tar.gz",
        "chainer@v${version}:chainer/_version.py",
      ]
    }
    "7.8.0" = {
      released    = "2021-06-10"
      recommended = { cupy = ">=7.7.0,<8.0.0" }
      source = [
        "wheels@266de27c4beda59e58f24a5d0d60f156:chainer-7.8.0.tar.gz",
        "chainer@v${version}:chainer/_version.py",
      ]
    }
    "7.7.0" = {
      released    = "2020-07-30"
      recommended = { cupy = ">=7.7.0,<8.0.0" }
      source = [
        "wheels@efbe8d67138213f336566ecdc1035728:chainer-7.7.0.tar.gz",
        "chainer@v${version}:chainer/_version.py",
      ]
    }
    "7.4.0" = {
      released    = "2020-04-23"
      recommended = { cupy = ">=7.4.0,<8.0.0" }
      source = [
        "wheels@d52b0ffccabdb12eb2925d2699c8ddab:chainer-7.4.0.tar.gz",
        "chainer@v${version}:chainer/_version.py",
      ]
    }
    "7.2.0" = {
      released    = "2020-02-14"
      recommended = { cupy = ">=7.2.0,<8.0.0" }
      source = [
        "wheels@d8b2eea53cd6698e9d1a7c25c4989477:chainer-7.2.0.tar.gz",
        "chainer@v${version}:chainer/_version.py",
      ]
    }
    "7.1.0" = {
      released    = "2020-01-16"
      recommended = { cupy = ">=7.1.0,<8.0.0" }
      source = [
        "wheels@afe4531a5b1b95449a49f06c6d12c881:chainer-7.1.0.tar.gz",
        "chainer@v${version}:chainer/_version.py",
      ]
    }
    "7.0.0.post1" = {
      released    = "2021-01-13"
      recommended = { cupy = ">=7.0.0,<8.0.0" }
      source = [
        "wheels@a7a47878f0002683fa31bfff20f9ae97:chainer-7.0.0.post1.tar.gz",
        "chainer@v7.0.0:chainer/_version.py",
      ]
    }
  }
}

package "chainer" {
  requires  = { numpy = ">=1.9.0" }
  platforms = ["any"]
  rows = {
    "6.7.0" = {
      released    = "2020-01-16"
      recommended = { cupy = ">=6.7.0,<7.0.0" }
      source = [
        "wheels@762557c38ea30ee4519e3381ce13f40f:chainer-6.7.0.tar.gz",
        "chainer@v${version}:chainer/_version.py",
      ]
    }
    "6.6.0" = {
      released    = "2019-12-05"
      recommended = { cupy = ">=6.6.0,<7.0.0" }
      source = [
        "wheels@9560e22ad51ca3fc44d02462842ed268:chainer-6.6.0.tar.gz",
        "chainer@v${version}:chainer/_version.py",
      ]
    }
    "6.5.0" = {
      released    = "2019-10-25"
      recommended = { cupy = ">=6.5.0,<7.0.0" }
      source = [
        "wheels@9e1b275036871a89df6f20b8cad73e08:chainer-6.5.0.tar.gz",
        "chainer@v${version}:chainer/_version.py",
      ]
    }
    "6.4.0" = {
      released    = "2019-09-26"
      recommended = { cupy = ">=6.4.0,<7.0.0" }
      source = [
        "wheels@dacbcaa361cebdfbf6f212d138570333:chainer-6.4.0.tar.gz",
        "chainer@v${version}:chainer/_version.py",
      ]
    }
    "6.3.0" = {
      released    = "2019-08-22"
      recommended = { cupy = ">=6.3.0,<7.0.0" }
      source = [
        "wheels@aef20f87edc2074474bcee119a420756:chainer-6.3.0.tar.gz",
        "chainer@v${version}:chainer/_version.py",
      ]
    }
    "6.2.0" = {
      released    = "2019-07-18"
      recommended = { cupy = ">=6.2.0,<7.0.0" }
      source = [
        "wheels@59ffacca815ccad80acca218f111ada6:chainer-6.2.0.tar.gz",
        "chainer@v${version}:chainer/_version.py",
      ]
    }
    "6.1.0" = {
      released    = "2019-06-21"
      recommended = { cupy = ">=6.1.0,<7.0.0" }
      source = [
        "wheels@69e1b1024a8df51608a6eab3f99a7461:chainer-6.1.0.tar.gz",
        "chainer@v${version}:chainer/_version.py",
      ]
    }
    "6.0.0" = {
      released    = "2019-05-16"
      recommended = { cupy = ">=6.0.0,<7.0.0" }
      source = [
        "wheels@463bf0e3cbd50c9a83f6f74b21e13bac:chainer-6.0.0.tar.gz",
        "chainer@v${version}:chainer/_version.py",
      ]
    }
    "5.4.0" = {
      released    = "2019-04-04"
      recommended = { cupy = ">=5.4.0,<6.0.0" }
      source      = ["wheels@bb432e37764d8627a8ed13176a921a6c:chainer-5.4.0.tar.gz", "chainer@v${version}:setup.py"]
    }
    "5.3.0" = {
      released    = "2019-02-28"
      recommended = { cupy = ">=5.3.0,<6.0.0" }
      source      = ["wheels@4d462d7d14ef86dec485ce1481b019e5:chainer-5.3.0.tar.gz", "chainer@v${version}:setup.py"]
    }
    "5.2.0" = {
      released    = "2019-01-24"
      recommended = { cupy = ">=5.2.0,<6.0.0" }
      source      = ["wheels@cc8390a7f445a14a1bc71d54de348be2:chainer-5.2.0.tar.gz", "chainer@v${version}:setup.py"]
    }
    "5.1.0" = {
      released    = "2018-12-03"
      recommended = { cupy = ">=5.1.0,<6.0.0" }
      source      = ["wheels@8349e6b6b0bb5380e00615e6c16b247c:chainer-5.1.0.tar.gz", "chainer@v${version}:setup.py"]
    }
    "5.0.0" = {
      released    = "2018-10-25"
      recommended = { cupy = ">=5.0.0,<6.0.0" }
      source      = ["wheels@74c11c3f20c33f85d3f42cc237a55efc:chainer-5.0.0.tar.gz", "chainer@v${version}:setup.py"]
    }
    "4.5.0" = {
      released    = "2018-09-27"
      recommended = { cupy = ">=4.4.0,<5.0.0" }
      source      = ["wheels@dcff45f7d0c4b3a9cc382e3584b3e2d4:chainer-4.5.0.tar.gz", "chainer@v${version}:setup.py"]
    }
    "4.4.0" = {
      released    = "2018-08-23"
      recommended = { cupy = ">=4.4.0,<5.0.0" }
      source      = ["wheels@9cc4d43e1ea3e0766e211e4e755dbb87:chainer-4.4.0.tar.gz", "chainer@v${version}:setup.py"]
    }
    "4.3.1" = {
      released    = "2018-07-27"
      recommended = { cupy = ">=4.3.0,<5.0.0" }
      source      = ["wheels@d56b769720ef9de93d5b74faea96729b:chainer-4.3.1.tar.gz", "chainer@v${version}:setup.py"]
    }
    "4.3.0" = {
      released    = "2018-07-19"
      recommended = { cupy = ">=4.3.0,<5.0.0" }
      source      = ["wheels@a83044256edb1946c47cb9ae687d195c:chainer-4.3.0.tar.gz", "chainer@v${version}:setup.py"]
    }
    "4.2.0" = {
      released    = "2018-06-21"
      recommended = { cupy = ">=4.2.0,<5.0.0" }
      source      = ["wheels@2eb8f26b4fd6849cf344861ca4765481:chainer-4.2.0.tar.gz", "chainer@v${version}:setup.py"]
    }
    "4.1.0" = {
      released    = "2018-05-24"
      recommended = { cupy = "==4.1.0" }
      source      = ["wheels@49a4a691708626f742cc6fc949fce6b3:chainer-4.1.0.tar.gz", "chainer@v${version}:setup.py"]
    }
    "4.0.0" = {
      released    = "2018-04-17"
      recommended = { cupy = "==4.0.0" }
      source      = ["wheels@ef9645b82d6bfd01ff49f9be4810915d:chainer-4.0.0.tar.gz", "chainer@v${version}:setup.py"]
    }
    "3.5.0" = {
      released    = "2018-03-20"
      recommended = { cupy = "<2.6" }
      source      = ["wheels@d72c1f5ff5f4743b141900d5e50aeb83:chainer-3.5.0.tar.gz", "chainer@v${version}:setup.py"]
    }
    "3.4.0" = {
      released    = "2018-02-20"
      recommended = { cupy = "<2.5" }
      source      = ["wheels@b7bcd8fc1a39b3602b4a78a0be601272:chainer-3.4.0.tar.gz", "chainer@v${version}:setup.py"]
    }
    "3.3.0" = {
      released    = "2018-01-23"
      recommended = { cupy = "<2.4" }
      source      = ["wheels@0669375e5b09d687781a37d6c025ee0a:chainer-3.3.0.tar.gz", "chainer@v${version}:setup.py"]
    }
    "3.2.0" = {
      released    = "2017-12-12"
      recommended = { cupy = "<2.3" }
      source      = ["wheels@fc4eed2b255478345503d2d74fc96b3a:chainer-3.2.0.tar.gz", "chainer@v${version}:setup.py"]
    }
    "3.1.0" = {
      released    = "2017-11-17"
      recommended = { cupy = "<2.2" }
      source      = ["wheels@a7007ea14c03bf77f15e891cd0b26ef5:chainer-3.1.0.tar.gz", "chainer@v${version}:setup.py"]
    }
    "3.0.0" = {
      released    = "2017-10-17"
      recommended = { cupy = "<2.1" }
      source      = ["wheels@4fd6cd4cfb30085e9fe4d9f392348576:chainer-3.0.0.tar.gz", "chainer@v${version}:setup.py"]
    }
    "2.1.0" = {
      released    = "2017-09-12"
      recommended = { cupy = "<1.1" }
      source      = ["wheels@f122ad04a44872422b9f222990dd13d5:chainer-2.1.0.tar.gz", "chainer@v${version}:setup.py"]
    }
    "2.0.2" = {
      released    = "2017-08-01"
      recommended = { cupy = "<1.1" }
      source      = ["wheels@e1b8876aa43845187a3a1abdda633234:chainer-2.0.2.tar.gz", "chainer@v${version}:setup.py"]
    }
    "2.0.1" = {
      released    = "2017-07-04"
      recommended = { cupy = "<1.1" }
      source      = ["wheels@3ac8cb9353a97bc816478586b0a5ec83:chainer-2.0.1.zip", "chainer@v${version}:setup.py"]
    }
    "2.0.0" = {
      released    = "2017-06-01"
      recommended = { cupy = "<1.1" }
      source      = ["wheels@eddf7cea729c05f8e4ca7e2fdaeb8144:chainer-2.0.0.tar.gz", "chainer@v${version}:setup.py"]
    }
  }
}
