# Releases of horovod.

package_info "horovod" {
  framework = "pytorch"
  module    = "horovod"
  pypi      = "horovod"
  source    = ["wheels@92a43f5a94c43907a56805bad15f1970:horovod-0.28.1.tar.gz"]
  inferred  = ["framework", "module"]
}

package "horovod" {
  python_requires = ">=3.6"
  needs_nvcc      = "always"
  platforms       = ["linux/amd64"]
  inferred        = ["needs_nvcc", "platforms"]
  rows = {
    "0.28.1" = { released = "2023-06-12", source = ["wheels@92a43f5a94c43907a56805bad15f1970:horovod-0.28.1.tar.gz"] }
    "0.28.0" = { released = "2023-05-10", source = ["wheels@32bba0bdc9fc1bf0b2ba63950fbefce8:horovod-0.28.0.tar.gz"] }
    "0.27.0" = { released = "2023-02-01", source = ["wheels@8a76a98266579de46a1b1cde53d5ec11:horovod-0.27.0.tar.gz"] }
    "0.26.1" = { released = "2022-10-14", source = ["wheels@0079e4efb4ffe3f042e9e00470fbb457:horovod-0.26.1.tar.gz"] }
    "0.26.0" = { released = "2022-10-13", source = ["wheels@c89dab945e38fec482e0a52a0b560e19:horovod-0.26.0.tar.gz"] }
    "0.25.0" = { released = "2022-06-21", source = ["wheels@bc9fed57b67c1b55259671d2439cdbc9:horovod-0.25.0.tar.gz"] }
    "0.24.3" = { released = "2022-04-21", source = ["wheels@af24e4b1ed9adaa0db98f6375c023d43:horovod-0.24.3.tar.gz"] }
  }
}

package "horovod" {
  python_requires = ">=3.6"
  needs_nvcc      = "always"
  platforms       = ["linux/amd64"]
  inferred        = ["needs_nvcc", "platforms"]
  rows = {
    "0.24.2" = { released = "2022-03-10", source = ["wheels@22d6c2f3967426810510113bc6fd9364:horovod-0.24.2.tar.gz"] }
    "0.24.1" = { released = "2022-03-03", source = ["wheels@260bd96b1c74c5e27f7fca8a53f5f01e:horovod-0.24.1.tar.gz"] }
    "0.24.0" = { released = "2022-03-02", source = ["wheels@16f77c96c5f90b699729f635619d4edc:horovod-0.24.0.tar.gz"] }
    "0.23.0" = { released = "2021-10-06", source = ["wheels@72ab3e5f59df6a000473999937e52e68:horovod-0.23.0.tar.gz"] }
    "0.22.1" = { released = "2021-06-10", source = ["wheels@c45bfcb9bd96852d79c62976eda12e93:horovod-0.22.1.tar.gz"] }
    "0.22.0" = { released = "2021-05-18", source = ["wheels@ed7526eeb5a9aca8a8a49a04a41a4648:horovod-0.22.0.tar.gz"] }
    "0.21.3" = { released = "2021-02-15", source = ["wheels@dee8b2387b1ec9f54fe1737a95b992a5:horovod-0.21.3.tar.gz"] }
    "0.21.2" = { released = "2021-02-09", source = ["wheels@b9ea0b048327b14f1fe331a3c3b05312:horovod-0.21.2.tar.gz"] }
    "0.21.1" = { released = "2021-01-07", source = ["wheels@874dd3ac469944464bb77e1a42296500:horovod-0.21.1.tar.gz"] }
    "0.21.0" = { released = "2020-11-23", source = ["wheels@89c28de73524216f2b9433ffd858f791:horovod-0.21.0.tar.gz"] }
    "0.20.3" = { released = "2020-10-01", source = ["wheels@6ebc90d627af486d44335ed48489e1e8:horovod-0.20.3.tar.gz"] }
    "0.20.2" = { released = "2020-09-26", source = ["wheels@80aad735969b914bf03b950729dde652:horovod-0.20.2.tar.gz"] }
    "0.20.1" = { released = "2020-09-25", source = ["wheels@25566d939b771c49f558f5c28770d597:horovod-0.20.1.tar.gz"] }
    "0.20.0" = { released = "2020-09-03", source = ["wheels@88522b65d83cb9690193b200e2e8fd1e:horovod-0.20.0.tar.gz"] }
    "0.19.5" = {
      without  = ["python_requires"]
      released = "2020-06-24"
      source   = ["wheels@428d9ba5ff277467be77e4e707d40b91:horovod-0.19.5.tar.gz"]
    }
    "0.19.4" = {
      without  = ["python_requires"]
      released = "2020-05-28"
      source   = ["wheels@b4bb14ce3cab5abf09790bb28d4e7b66:horovod-0.19.4.tar.gz"]
    }
  }
}

package "horovod" {
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  inferred   = ["needs_nvcc", "platforms"]
  rows = {
    "0.19.3" = {
      released = "2020-05-22"
      source   = ["wheels@5e6ef552d2565f8ef144343ce835864a:horovod-0.19.3.tar.gz"]
    }
    "0.19.2" = {
      released = "2020-05-13"
      source   = ["wheels@981f302ee8c71c3b7d0cb8007aced707:horovod-0.19.2.tar.gz"]
    }
    "0.19.1" = {
      released = "2020-03-16"
      source   = ["wheels@2e7a609a985a54effead95512a568d5b:horovod-0.19.1.tar.gz"]
    }
    "0.19.0" = {
      released = "2020-01-14"
      source   = ["wheels@478775ef5af7d33981d6114db4ad10c5:horovod-0.19.0.tar.gz"]
    }
    "0.18.2" = {
      released = "2019-10-22"
      source   = ["wheels@a8c9c48976a41ff04ed3d69eb92c59ff:horovod-0.18.2.tar.gz"]
    }
    "0.18.1" = {
      released = "2019-08-29"
      source   = ["wheels@26a7751b090caabeba27808786b106cc:horovod-0.18.1.tar.gz"]
    }
    "0.18.0" = {
      released = "2019-08-27"
      source   = ["wheels@5182ca12a11a6dfa5215e8f00e3d873b:horovod-0.18.0.tar.gz"]
    }
    "0.16.4" = {
      released = "2019-06-11"
      source   = ["wheels@871de9f0dfef7ddda637ee78ce7d9549:horovod-0.16.4.tar.gz"]
    }
    "0.16.3" = {
      released = "2019-06-03"
      source   = ["wheels@816a429693894439eabfae7377b3bf29:horovod-0.16.3.tar.gz"]
    }
    "0.16.2" = {
      released = "2019-05-16"
      source   = ["wheels@9a035dff619e52b5e1b20c170a556dc8:horovod-0.16.2.tar.gz"]
    }
    "0.16.1" = {
      released = "2019-03-19"
      source   = ["wheels@a91a09de008d38027b4ae2c03ac7d12f:horovod-0.16.1.tar.gz"]
    }
    "0.16.0" = {
      released = "2019-02-21"
      source   = ["wheels@72650b0fe0b37f72551a22de60d6d32e:horovod-0.16.0.tar.gz"]
    }
    "0.15.2" = {
      released = "2018-11-28"
      source   = ["wheels@2b1599c701fafdb7deba83a19306fb9b:horovod-0.15.2.tar.gz"]
    }
    "0.15.1" = {
      released = "2018-10-25"
      source   = ["wheels@bcf6c43e2ad66f480cdba9cb915e6c4b:horovod-0.15.1.tar.gz"]
    }
    "0.15.0" = {
      released = "2018-10-02"
      source   = ["wheels@d4ddf281d64ba687e2fbfcb589777950:horovod-0.15.0.tar.gz"]
    }
    "0.14.1" = {
      released = "2018-09-06"
      source   = ["wheels@5ddac2e4d8f10c8ff8e924174f1dfc52:horovod-0.14.1.tar.gz"]
    }
    "0.14.0" = {
      released = "2018-08-31"
      source   = ["wheels@d7d64be6441daf8522660ce5e855c1b8:horovod-0.14.0.tar.gz"]
    }
    "0.13.11" = {
      released = "2018-07-29"
      source   = ["wheels@d650bdfc7f61280c8a12e0347db53125:horovod-0.13.11.tar.gz"]
    }
    "0.13.10" = {
      released = "2018-07-14"
      source   = ["wheels@a28201d988a4165297ca85ee8f6b41c2:horovod-0.13.10.tar.gz"]
    }
    "0.13.8" = {
      released = "2018-07-09"
      source   = ["wheels@7f759f25b0533a0d64df12ebbbc6c88a:horovod-0.13.8.tar.gz"]
    }
    "0.13.7" = {
      released = "2018-07-05"
      source   = ["wheels@8dea72cfb066c37b803808f8463570d2:horovod-0.13.7.tar.gz"]
    }
    "0.13.6" = {
      released = "2018-07-03"
      source   = ["wheels@362a70bab43847d10f2133e78b7f94cd:horovod-0.13.6.tar.gz"]
    }
    "0.13.5" = {
      released = "2018-06-26"
      source   = ["wheels@6cdac398b85d39d3417bcb9b3cb29c33:horovod-0.13.5.tar.gz"]
    }
    "0.13.4" = {
      released = "2018-06-07"
      source   = ["wheels@11baa1d999c0a335f73b602abbe43272:horovod-0.13.4.tar.gz"]
    }
    "0.13.3" = {
      released = "2018-06-02"
      source   = ["wheels@44bdb955f8dfc36e43698187ecee02be:horovod-0.13.3.tar.gz"]
    }
    "0.13.2" = {
      released = "2018-05-22"
      source   = ["wheels@f71b2cb48d4f7b8af0495e4d3fa4aa78:horovod-0.13.2.tar.gz"]
    }
    "0.13.1" = {
      released = "2018-05-21"
      source   = ["wheels@fa2c6532b20b2c8cec4bd997b28e23dd:horovod-0.13.1.tar.gz"]
    }
    "0.13.0" = {
      released = "2018-05-17"
      source   = ["wheels@125f3d795d697c835e564350ec39c013:horovod-0.13.0.tar.gz"]
    }
    "0.12.1" = {
      released = "2018-03-13"
      source   = ["wheels@0f09d6bc71ff6dc518c0d9e05a48f9f2:horovod-0.12.1.tar.gz"]
    }
    "0.12.0" = {
      released = "2018-03-02"
      source   = ["wheels@1cc6ea5a04594decc455b607f5d16777:horovod-0.12.0.tar.gz"]
    }
    "0.11.3" = {
      released = "2018-02-14"
      source   = ["wheels@b7d748e333e8cccba76a6fc09c92aaad:horovod-0.11.3.tar.gz"]
    }
    "0.11.2" = {
      released = "2018-01-09"
      source   = ["wheels@9bad0fa0accdf7824ceba4620a3ccb0a:horovod-0.11.2.tar.gz"]
    }
    "0.11.1" = {
      released = "2017-11-22"
      source   = ["wheels@25852cde7bf5fc71ba926755d6829746:horovod-0.11.1.tar.gz"]
    }
    "0.11.0" = {
      released = "2017-11-13"
      source   = ["wheels@f82eebb255a2fb37696c381068cab1b9:horovod-0.11.0.tar.gz"]
    }
    "0.10.2" = {
      released = "2017-11-09"
      source   = ["wheels@b5e31976d23691e047c1f39609aa6cf1:horovod-0.10.2.tar.gz"]
    }
    "0.10.1" = {
      released = "2017-11-07"
      source   = ["wheels@541ff099e69bc06a7d019b2a68750afc:horovod-0.10.1.tar.gz"]
    }
    "0.10.0" = {
      released = "2017-11-03"
      source   = ["wheels@f942525c1a52766ece04067952341158:horovod-0.10.0.tar.gz"]
    }
    "0.9.12" = {
      released = "2017-11-02"
      source   = ["wheels@b418fdc8dff199d1504ab594e0fd1552:horovod-0.9.12.tar.gz"]
    }
    "0.9.11" = {
      released = "2017-10-31"
      source   = ["wheels@0ee941d9d9d5ed867ccebaf848239290:horovod-0.9.11.tar.gz"]
    }
    "0.9.10" = {
      released = "2017-10-12"
      source   = ["wheels@37c1e5efdb84fb33c770ca97eca883bd:horovod-0.9.10.tar.gz"]
    }
  }
}

package "horovod" {
  needs_nvcc = "always"
  platforms  = ["linux/amd64"]
  inferred   = ["needs_nvcc", "platforms"]
  rows = {
    "0.9.9" = { released = "2017-10-12", source = ["wheels@9e43d98ce87fe8dbf08131a314cc07bc:horovod-0.9.9.tar.gz"] }
    "0.9.8" = { released = "2017-10-11", source = ["wheels@0cc6d7d1cb2220d432f1c9ecd8cffee2:horovod-0.9.8.tar.gz"] }
    "0.9.7" = { released = "2017-10-07", source = ["wheels@c5143184be9458085128f81724922760:horovod-0.9.7.tar.gz"] }
    "0.9.6" = { released = "2017-09-23", source = ["wheels@cbcc9e091659d5954d3283fff85c42e9:horovod-0.9.6.tar.gz"] }
    "0.9.5" = { released = "2017-09-14", source = ["wheels@e61cae1329ba9d052169499e3b008203:horovod-0.9.5.tar.gz"] }
    "0.9.4" = { released = "2017-08-27", source = ["wheels@f70cd1fa7138da6201f33e3e91876f61:horovod-0.9.4.tar.gz"] }
    "0.9.3" = { released = "2017-08-26", source = ["wheels@c252f7e6273c7869f42465f876384096:horovod-0.9.3.tar.gz"] }
    "0.9.2" = { released = "2017-08-22", source = ["wheels@c1c0b5d248e95f1b9c0e269f48cbd8be:horovod-0.9.2.tar.gz"] }
    "0.9.1" = { released = "2017-08-13", source = ["wheels@99608809e2c734507025ffbb4d0f1283:horovod-0.9.1.tar.gz"] }
    "0.9.0" = { released = "2017-08-10", source = ["wheels@f689e539403ff0b38db114d968437f52:horovod-0.9.0.tar.gz"] }
  }
}
