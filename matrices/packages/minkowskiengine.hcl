# Releases of MinkowskiEngine.

source "minkowskiengine" {
  title = "github.com/NVIDIA/MinkowskiEngine"
  url   = "https://github.com/NVIDIA/MinkowskiEngine"
  date  = "2023-03-22"
  class = "vendor"
}

package_info "minkowskiengine" {
  framework = "pytorch"
  module    = "MinkowskiEngine"
  pypi      = "MinkowskiEngine"
  torch_pin = "compiled against the torch that is there, by the nvcc of that torch's CUDA"
  source    = ["minkowskiengine@HEAD:README.md", "minkowskiengine@HEAD:setup.py"]
  inferred  = ["module"]
}

package "minkowskiengine" {
  python_requires = ">=3.6"
  requires        = { torch = ">=1.7" }
  cuda_min        = "10.1"
  needs_nvcc      = "always"
  platforms       = ["linux/amd64"]
  inferred        = ["platforms"]
  rows = {
    "0.5.4" = {
      released = "2021-05-21"
      source = [
        "wheels@b1879c00d0b0b1d30ba622cce239886a:MinkowskiEngine-0.5.4.tar.gz",
        "minkowskiengine@HEAD:README.md",
        "minkowskiengine@HEAD:setup.py",
      ]
    }
    "0.5.3" = {
      released = "2021-04-14"
      source = [
        "wheels@6be2b80503ca24daa9de4cbb51661999:MinkowskiEngine-0.5.3.tar.gz",
        "minkowskiengine@HEAD:README.md",
        "minkowskiengine@HEAD:setup.py",
      ]
    }
    "0.5.2" = {
      released = "2021-03-05"
      source = [
        "wheels@c7aaa122ba624b100eb249a1d262a194:MinkowskiEngine-0.5.2.tar.gz",
        "minkowskiengine@HEAD:README.md",
        "minkowskiengine@HEAD:setup.py",
      ]
    }
    "0.5.1" = {
      released = "2021-02-06"
      source = [
        "wheels@a8243325d839180646b94538a99edcc3:MinkowskiEngine-0.5.1.tar.gz",
        "minkowskiengine@HEAD:README.md",
        "minkowskiengine@HEAD:setup.py",
      ]
    }
    "0.5.0" = {
      released = "2021-01-05"
      source = [
        "wheels@7f2f4cd33cf9a5011a68808925c24767:MinkowskiEngine-0.5.0.tar.gz",
        "minkowskiengine@HEAD:README.md",
        "minkowskiengine@HEAD:setup.py",
      ]
    }
  }
}

package "minkowskiengine" {
  python_requires = ">=3.6"
  needs_nvcc      = "always"
  platforms       = ["linux/amd64"]
  inferred        = ["platforms"]
  rows = {
    "0.4.3" = {
      released = "2020-05-29"
      source   = ["wheels@34744a39478dcf1a0cb600c5fa918227:MinkowskiEngine-0.4.3.tar.gz"]
    }
    "0.4.2" = {
      released = "2020-03-14"
      source   = ["wheels@911433888976f69db3a5e58308408e7f:MinkowskiEngine-0.4.2.tar.gz"]
    }
    "0.4.1" = {
      released = "2020-01-28"
      source   = ["wheels@c3018aafdeea590fc408f031447d6cd9:MinkowskiEngine-0.4.1.tar.gz"]
    }
    "0.4.0" = {
      released = "2020-01-27"
      source   = ["wheels@cc8e6c3ce7d8e2ae79fd492d6fbd96b6:MinkowskiEngine-0.4.0.tar.gz"]
    }
    "0.3.3" = {
      released = "2020-01-08"
      source   = ["wheels@ce06744206fa625815caed81793669bd:MinkowskiEngine-0.3.3.tar.gz"]
    }
    "0.3.2" = {
      released = "2019-12-25"
      source   = ["wheels@0a63bb358df3f31151a1a286014e34e9:MinkowskiEngine-0.3.2.tar.gz"]
    }
  }
}
