# Releases of tensorflow-addons.

source "tensorflow-addons" {
  title = "github.com/tensorflow/addons"
  url   = "https://github.com/tensorflow/addons"
  date  = "2024-04-15"
  class = "vendor"
}

package_info "tensorflow-addons" {
  framework = "tensorflow"
  module    = "tensorflow_addons"
  pypi      = "tensorflow-addons"
  source    = ["wheels@0d224e237c11a0185fe1ea5d72e52c9d:tensorflow_addons-0.23.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl", "tensorflow-addons@HEAD:README.md"]
  inferred  = ["framework", "module"]
  notes     = ["its makers planned its end for May 2024"]
}

package "tensorflow-addons" "0.23.0" {
  released    = "2023-11-28"
  python      = ["3.9", "3.10", "3.11"]
  min_glibc   = "2.17"
  requires    = { tensorflow = ">=2.13.0,<2.16.0" }
  platforms   = ["linux/amd64"]
  cell_source = { requires = ["tensorflow-addons@HEAD:README.md"] }
  source = [
    "wheels@0d224e237c11a0185fe1ea5d72e52c9d:tensorflow_addons-0.23.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
}

package "tensorflow-addons" {
  python      = ["3.7", "3.8", "3.9", "3.10"]
  min_glibc   = "2.17"
  platforms   = ["linux/amd64", "windows/amd64"]
  cell_source = { requires = ["tensorflow-addons@HEAD:README.md"] }
  rows = {
    "0.22.0" = {
      released = "2023-10-17"
      python   = ["3.9", "3.10", "3.11"]
      requires = { tensorflow = ">=2.12.0,<2.15.0" }
      source = [
        "wheels@7f2f07a6310b212632e39f0f91173ebb:tensorflow_addons-0.22.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.21.0" = {
      released = "2023-07-12"
      python   = ["3.8", "3.9", "3.10", "3.11"]
      requires = { tensorflow = ">=2.11.0,<2.14.0" }
      source = [
        "wheels@2bb834fb330fd76076dc98477447c869:tensorflow_addons-0.21.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.20.0" = {
      released = "2023-04-07"
      python   = ["3.8", "3.9", "3.10", "3.11"]
      requires = { tensorflow = ">=2.10.0,<2.13.0" }
      source = [
        "wheels@5d42238a04c66ee0a6aab75002eadbb1:tensorflow_addons-0.20.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.19.0" = {
      released = "2022-12-10"
      requires = { tensorflow = ">=2.9.0,<2.12.0" }
      source = [
        "wheels@a46016fe9a1705043e39b7dacee3b089:tensorflow_addons-0.19.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.18.0" = {
      released = "2022-09-21"
      requires = { tensorflow = ">=2.8.0,<2.11.0" }
      source = [
        "wheels@9586dc70e4de67f234afc48a2bbae9a7:tensorflow_addons-0.18.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.17.1" = {
      released = "2022-06-14"
      requires = { tensorflow = ">=2.7.0,<2.10.0" }
      source = [
        "wheels@e9648b5fb937f19d015946fc6f607de5:tensorflow_addons-0.17.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.17.0" = {
      released = "2022-05-21"
      requires = { tensorflow = ">=2.7.0,<2.10.0" }
      source = [
        "wheels@e1c45066c6a7c35401b214a7b93bb3f4:tensorflow_addons-0.17.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
  }
}

package "tensorflow-addons" {
  python      = ["3.5", "3.6", "3.7", "3.8"]
  min_glibc   = "2.12"
  requires    = { tensorflow = ">=2.2,<2.4" }
  platforms   = ["linux/amd64", "windows/amd64"]
  cell_source = { requires = ["tensorflow-addons@HEAD:README.md"] }
  rows = {
    "0.16.1" = {
      released = "2022-02-15"
      python   = ["3.7", "3.8", "3.9", "3.10"]
      requires = { tensorflow = ">=2.6.0,<2.9.0" }
      source = [
        "wheels@a0feb14c8661d54992237e0542b9dd80:tensorflow_addons-0.16.1-cp310-cp310-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
      ]
    }
    "0.15.0" = {
      released = "2021-11-10"
      python   = ["3.7", "3.8", "3.9"]
      requires = { tensorflow = ">=2.5.0,<2.8.0" }
      source = [
        "wheels@be29b4ed0879ba386e17fc2c55ed7b3b:tensorflow_addons-0.15.0-cp37-cp37m-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
      ]
    }
    "0.14.0" = {
      released = "2021-08-19"
      python   = ["3.6", "3.7", "3.8", "3.9"]
      requires = { tensorflow = ">=2.4.0,<2.7.0" }
      source = [
        "wheels@6f22e496f74462afbde9e83797f6fc43:tensorflow_addons-0.14.0-cp36-cp36m-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
      ]
    }
    "0.13.0" = {
      released = "2021-05-15"
      python   = ["3.6", "3.7", "3.8", "3.9"]
      requires = { tensorflow = ">=2.3.0,<2.6.0" }
      source = [
        "wheels@eaa258923bbf48fcd3688177a9e1055f:tensorflow_addons-0.13.0-cp36-cp36m-manylinux2010_x86_64.whl",
      ]
    }
    "0.12.1" = {
      released = "2021-01-30"
      python   = ["3.6", "3.7", "3.8"]
      requires = { tensorflow = ">=2.3.0,<2.5.0" }
      source = [
        "wheels@57b177a62293159c108d99b51a121b72:tensorflow_addons-0.12.1-cp36-cp36m-manylinux2010_x86_64.whl",
      ]
    }
    "0.12.0" = {
      released = "2020-12-23"
      python   = ["3.6", "3.7", "3.8"]
      requires = { tensorflow = ">=2.3.0,<2.5.0" }
      source = [
        "wheels@5f158278362959f05093fc75cf7e699d:tensorflow_addons-0.12.0-cp36-cp36m-manylinux2010_x86_64.whl",
      ]
    }
    "0.11.2" = {
      released = "2020-08-27"
      source = [
        "wheels@adcfcddc62f879880f0e164344612198:tensorflow_addons-0.11.2-cp35-cp35m-manylinux2010_x86_64.whl",
      ]
    }
    "0.11.1" = {
      released = "2020-08-07"
      source = [
        "wheels@afc0721ae5794248c714a258e4dff389:tensorflow_addons-0.11.1-cp35-cp35m-manylinux2010_x86_64.whl",
      ]
    }
    "0.11.0" = {
      released = "2020-08-06"
      source = [
        "wheels@afd7e79436a585f04814691ed8ca3129:tensorflow_addons-0.11.0-cp35-cp35m-manylinux2010_x86_64.whl",
      ]
    }
    "0.10.0" = {
      released = "2020-05-15"
      requires = { tensorflow = ">=2.2,<2.3" }
      source = [
        "wheels@8a607414f54248d6bfbfdd2afdc8d1ac:tensorflow_addons-0.10.0-cp35-cp35m-manylinux2010_x86_64.whl",
      ]
    }
  }
}

package "tensorflow-addons" {
  python      = ["3.5", "3.6", "3.7"]
  min_glibc   = "2.12"
  requires    = { tensorflow = ">=2.1,<2.2" }
  platforms   = ["linux/amd64", "windows/amd64"]
  cell_source = { requires = ["tensorflow-addons@HEAD:README.md"] }
  rows = {
    "0.9.1" = {
      released = "2020-04-10"
      requires = { tensorflow = ">=2.1,<2.3" }
      source = [
        "wheels@61a97d80a644bae624f968b2fdfce172:tensorflow_addons-0.9.1-cp35-cp35m-manylinux2010_x86_64.whl",
      ]
    }
    "0.9.0" = {
      released = "2020-04-09"
      requires = { tensorflow = ">=2.1,<2.3" }
      source = [
        "wheels@66ea3b6cbe0e84d01a6767a2a184e30f:tensorflow_addons-0.9.0-cp35-cp35m-manylinux2010_x86_64.whl",
      ]
    }
    "0.8.3" = {
      released = "2020-03-04"
      source = [
        "wheels@e7056d3b4e27db26426ad21d6b139953:tensorflow_addons-0.8.3-cp35-cp35m-manylinux2010_x86_64.whl",
      ]
    }
    "0.8.2" = {
      released = "2020-02-12"
      source = [
        "wheels@730326ea9efa27f01273f0bae8a47f73:tensorflow_addons-0.8.2-cp35-cp35m-manylinux2010_x86_64.whl",
      ]
    }
    "0.8.1" = {
      released = "2020-02-07"
      source = [
        "wheels@1c075e707ff4aee6b990650921d6d491:tensorflow_addons-0.8.1-cp35-cp35m-manylinux2010_x86_64.whl",
      ]
    }
    "0.7.1" = {
      released = "2020-01-26"
      source = [
        "wheels@c3134d7aa110a3474fcee11fd152b041:tensorflow_addons-0.7.1-cp27-cp27mu-manylinux2010_x86_64.whl",
      ]
    }
    "0.7.0" = {
      released = "2020-01-10"
      source = [
        "wheels@304563cfa1de1aa8af87711d8812526c:tensorflow_addons-0.7.0-cp27-cp27mu-manylinux2010_x86_64.whl",
      ]
    }
    "0.6.0" = {
      without   = ["cell_source", "requires"]
      released  = "2019-10-04"
      requires  = { tensorflow-gpu = "==2.0.0" }
      platforms = ["linux/amd64"]
      source = [
        "wheels@9c8833134bf2e422c41be2f50808b38e:tensorflow_addons-0.6.0-cp27-cp27mu-manylinux2010_x86_64.whl",
      ]
    }
    "0.5.2" = {
      without   = ["cell_source", "requires"]
      released  = "2019-10-01"
      requires  = { tensorflow-gpu = "==2.0.0" }
      platforms = ["linux/amd64"]
      source = [
        "wheels@46f52a8774646704b098ab0998eab982:tensorflow_addons-0.5.2-cp27-cp27mu-manylinux2010_x86_64.whl",
        "tensorflow-addons@HEAD:README.md",
      ]
    }
  }
}
