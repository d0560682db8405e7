# Releases of nerfacc.

source "nerfacc" {
  title = "github.com/nerfstudio-project/nerfacc"
  url   = "https://github.com/nerfstudio-project/nerfacc"
  date  = "2024-10-02"
  class = "vendor"
}

package_info "nerfacc" {
  framework   = "pytorch"
  module      = "nerfacc.csrc"
  pypi        = "nerfacc"
  source      = ["nerfacc@v0.5.3:README.md", "nerfacc@v0.5.3:nerfacc/cuda/_backend.py"]
  inferred    = ["module"]
  cell_source = { wheels_from = ["nerfacc@v0.5.3:README.md"] }
  notes       = ["the index has it without compiled code: the extension is built on the first run; without nvcc it is left out"]
  wheels_from "links" {
    url   = "https://nerfacc-bucket.s3.us-west-2.amazonaws.com/whl/torch-{framework}.0_{cuda}.html"
    label = "pt{framework_digits}{cuda}"
    from  = "0.5.0"
  }
}

package "nerfacc" "0.5.3" {
  like     = "0.5.2"
  released = "2023-05-31"
  source = [
    "wheels@bcf9ecc85f2dc3439491f11f6103de9d:nerfacc-0.5.3-py3-none-any.whl",
    "nerfacc@v${version}:.github/workflows/building.yml",
  ]
}

package "nerfacc" "0.5.2" {
  released        = "2023-04-24"
  python_requires = ">=3.7"
  requires        = { torch = "*" }
  needs_nvcc      = "at first use (JIT)"
  platforms       = ["any"]
  source = [
    "wheels@fbc5afb135c9397fafa45132c0615dab:nerfacc-0.5.2-py3-none-any.whl",
    "nerfacc@v${version}:.github/workflows/building.yml",
  ]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    rows = {
      "1.11" = { cuda = ["11.3", "11.5"] }
      "1.12" = { cuda = ["11.3", "11.6"] }
      "1.13" = { cuda = ["11.6", "11.7"] }
      "2.0"  = { cuda = ["11.7", "11.8"] }
    }
  }
}

package "nerfacc" "0.5.1" {
  like     = "0.5.0"
  released = "2023-04-09"
  source = [
    "wheels@495cbdfc7fda23b2729f9fb149ed53b9:nerfacc-0.5.1-py3-none-any.whl",
    "nerfacc@v${version}:README.md",
  ]
}

package "nerfacc" "0.5.0" {
  released        = "2023-04-04"
  python_requires = ">=3.7"
  requires        = { torch = "*" }
  needs_nvcc      = "at first use (JIT)"
  platforms       = ["any"]
  source          = ["wheels@6e9e3cb5482700ad56e05c511a3b8d89:nerfacc-0.5.0-py3-none-any.whl", "nerfacc@v${version}:README.md"]
  wheels "1.10" {
    platforms = ["linux/amd64", "windows/amd64"]
    cuda      = ["10.2", "11.3"]
  }
  wheels "1.11" {
    platforms = ["linux/amd64", "windows/amd64"]
    cuda      = ["11.3"]
  }
  wheels "1.11" {
    platforms = ["linux/amd64"]
    cuda      = ["10.2"]
  }
  wheels "1.12" {
    platforms = ["linux/amd64", "windows/amd64"]
    cuda      = ["11.3", "11.6"]
  }
  wheels "1.12" {
    platforms = ["linux/amd64"]
    cuda      = ["10.2"]
  }
  wheels "1.13" {
    platforms = ["linux/amd64", "windows/amd64"]
    cuda      = ["11.6", "11.7"]
  }
}

package "nerfacc" {
  python_requires = ">=3.7"
  requires        = { torch = "*" }
  needs_nvcc      = "at first use (JIT)"
  platforms       = ["any"]
  rows = {
    "0.4.0" = {
      released = "2023-04-03"
      source = [
        "wheels@8c6d821a6a950311804460b4af2f0dc5:nerfacc-0.4.0-py3-none-any.whl",
        "nerfacc@v0.5.3:README.md",
      ]
    }
    "0.3.5" = {
      released = "2023-02-23"
      source = [
        "wheels@eb329a74bbff1ae47d746bc019068af1:nerfacc-0.3.5-py3-none-any.whl",
        "nerfacc@v0.5.3:README.md",
      ]
    }
    "0.3.4" = {
      released = "2023-01-31"
      source = [
        "wheels@d6d025f0380b5b5869acac54889eee84:nerfacc-0.3.4-py3-none-any.whl",
        "nerfacc@v0.5.3:README.md",
      ]
    }
    "0.3.3" = {
      released = "2023-01-18"
      source = [
        "wheels@1222f7f10dbaa49daa21857f4c6d339a:nerfacc-0.3.3-py3-none-any.whl",
        "nerfacc@v0.5.3:README.md",
      ]
    }
    "0.3.2" = {
      released = "2022-12-30"
      source = [
        "wheels@fed2b455ea3fe773725c25ea50e64860:nerfacc-0.3.2-py3-none-any.whl",
        "nerfacc@v0.5.3:README.md",
      ]
    }
    "0.3.1" = {
      released = "2022-11-09"
      source = [
        "wheels@c1d394efa5b4ca589863edb1ff4406f0:nerfacc-0.3.1-py3-none-any.whl",
        "nerfacc@v0.5.3:README.md",
      ]
    }
    "0.3.0" = {
      released = "2022-11-07"
      source = [
        "wheels@1484abb767c80256a9b2b490df061a0d:nerfacc-0.3.0-py3-none-any.whl",
        "nerfacc@v0.5.3:README.md",
      ]
    }
    "0.2.2.post1" = {
      released = "2022-11-01"
      source   = ["wheels@dd3a6183709cfc7745d20e695a3326e9:nerfacc-0.2.2.post1.tar.gz", "nerfacc@v0.5.3:README.md"]
    }
    "0.2.1" = {
      released = "2022-10-18"
      requires = { torch = ">=1.12.0" }
      source = [
        "wheels@af3da08990e990478d039b9dba324895:nerfacc-0.2.1-py3-none-any.whl",
        "nerfacc@v0.5.3:README.md",
      ]
    }
  }
}

package "nerfacc" {
  python_requires = ">=3.8"
  requires        = { torch = ">=1.12.1" }
  needs_nvcc      = "at first use (JIT)"
  platforms       = ["any"]
  rows = {
    "0.2.0" = {
      released = "2022-10-09"
      requires = { torch = ">=1.12.0" }
      source = [
        "wheels@7f6644610b1b8a6dd6defe371e285920:nerfacc-0.2.0-py3-none-any.whl",
        "nerfacc@v0.5.3:README.md",
      ]
    }
    "0.1.5" = {
      released = "2022-10-05"
      requires = { torch = ">=1.12.0" }
      source = [
        "wheels@f52436c97770349abaf850844926a9fa:nerfacc-0.1.5-py3-none-any.whl",
        "nerfacc@v0.5.3:README.md",
      ]
    }
    "0.1.4.post1" = {
      released = "2022-10-04"
      source = [
        "wheels@70ed33d02318c52791ec7eebf5995410:nerfacc-0.1.4.post1-py3-none-any.whl",
        "nerfacc@v0.5.3:README.md",
      ]
    }
    "0.1.3" = {
      released = "2022-10-03"
      source = [
        "wheels@0b0070288f0845c3480440d4b1bc12e8:nerfacc-0.1.3-py3-none-any.whl",
        "nerfacc@v0.5.3:README.md",
      ]
    }
    "0.1.2" = {
      released = "2022-10-01"
      source = [
        "wheels@74c214019a8ff02ca4f8f56b8f22c546:nerfacc-0.1.2-py3-none-any.whl",
        "nerfacc@v0.5.3:README.md",
      ]
    }
    "0.1.1" = {
      released = "2022-09-28"
      source = [
        "wheels@ca0f574ba753ea6d4d1b9386aa398b69:nerfacc-0.1.1-py3-none-any.whl",
        "nerfacc@v0.5.3:README.md",
      ]
    }
    "0.1.0" = {
      released = "2022-09-27"
      source = [
        "wheels@6ac5477ce3c05506ec27f3a2e20e718d:nerfacc-0.1.0-py3-none-any.whl",
        "nerfacc@v0.5.3:README.md",
      ]
    }
    "0.0.9" = {
      released = "2022-09-20"
      source = [
        "wheels@def4033d2d468de80b276c805c1aeb03:nerfacc-0.0.9-py3-none-any.whl",
        "nerfacc@v0.5.3:README.md",
      ]
    }
    "0.0.8" = {
      released = "2022-09-18"
      source = [
        "wheels@8b1eabb927d6783b1391bf0ce8dd6258:nerfacc-0.0.8-py3-none-any.whl",
        "nerfacc@v0.5.3:README.md",
      ]
    }
    "0.0.7" = {
      released = "2022-09-17"
      source = [
        "wheels@12e5fd2387aaa8eec7ba1ce2e8923394:nerfacc-0.0.7-py3-none-any.whl",
        "nerfacc@v0.5.3:README.md",
      ]
    }
    "0.0.6" = {
      released = "2022-09-16"
      source = [
        "wheels@92280c3d4e444cefa83f5b51c836c402:nerfacc-0.0.6-py3-none-any.whl",
        "nerfacc@v0.5.3:README.md",
      ]
    }
    "0.0.5" = {
      released = "2022-09-16"
      source = [
        "wheels@21d6a34f8592019138406e13e878a533:nerfacc-0.0.5-py3-none-any.whl",
        "nerfacc@v0.5.3:README.md",
      ]
    }
    "0.0.4" = {
      released = "2022-09-16"
      source = [
        "wheels@607170b45f274adf20f2e824ca556933:nerfacc-0.0.4-py3-none-any.whl",
        "nerfacc@v0.5.3:README.md",
      ]
    }
    "0.0.3" = {
      released = "2022-09-14"
      source = [
        "wheels@885313183bdb5902d33b1aecd5012d9b:nerfacc-0.0.3-py3-none-any.whl",
        "nerfacc@v0.5.3:README.md",
      ]
    }
  }
}
