# Releases of LMDeploy.

package_info "lmdeploy" {
  framework = "pytorch"
  module    = "lmdeploy"
  pypi      = "lmdeploy"
  source    = ["wheels@529a131a98b2fafeb4f9b3b10b0bad2b:lmdeploy-0.18.0-cp310-cp310-manylinux_2_28_x86_64.whl"]
  inferred  = ["framework", "module"]
}

package "lmdeploy" {
  python    = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  min_glibc = "2.28"
  requires = {
    accelerate   = ">=0.29.3"
    peft         = "<=0.14.0"
    protobuf     = "*"
    torch        = ">=2.0.0,<=2.12.1"
    torchvision  = ">=0.15.0,<=0.27.1"
    transformers = ">=4.56.0,!=5.0.*,!=5.1.*,!=5.2.*,!=5.3.*,!=5.4.*,!=5.5.0,!=5.7.*,!=5.8.*,!=5.9.*"
    triton       = ">=3.4.0,<=3.7.1"
  }
  markers = {
    triton = "sys_platform == \"linux\" and \"aarch64\" not in platform_machine and \"arm\" not in platform_machine"
  }
  cuda      = "12"
  sm        = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0a", "10.0a", "12.0a"] }
  platforms = ["linux/amd64", "windows/amd64"]
  rows = {
    "0.18.0" = {
      released = "2026-09-28"
      requires = {
        flash-linear-attention = ">=0.4.2"
        opencv-python-headless = "*"
        pydantic               = ">2.0.0"
        safetensors            = "*"
        sentencepiece          = "*"
      }
      source = [
        "wheels@529a131a98b2fafeb4f9b3b10b0bad2b:lmdeploy-0.18.0-cp310-cp310-manylinux_2_28_x86_64.whl",
        "wheels@629a136c7ca532e1251c3b6609b2c8b4:lmdeploy-0.18.0-cp314-cp314-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.17.0" = {
      released = "2026-09-02"
      requires = {
        flash-linear-attention = "*"
        opencv-python-headless = "*"
        pydantic               = ">2.0.0"
        safetensors            = "*"
        sentencepiece          = "*"
      }
      source = [
        "wheels@0f1ee9c7cf4f94c769854ae24c335be4:lmdeploy-0.17.0-cp310-cp310-manylinux_2_28_x86_64.whl",
        "wheels@9043c9eb6dde64cfaa02bcba233f9598:lmdeploy-0.17.0-cp314-cp314-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.16.0" = {
      released = "2026-08-19"
      requires = {
        flash-linear-attention = "*"
        opencv-python-headless = "*"
        pydantic               = ">2.0.0"
        safetensors            = "*"
        sentencepiece          = "*"
        triton                 = ">=3.0.0,<=3.7.1"
      }
      source = [
        "wheels@5ee7a42a7e62f74e189f22d503a3bf42:lmdeploy-0.16.0-cp310-cp310-manylinux_2_28_x86_64.whl",
        "wheels@d8384d13d9cc832e4d21f0cf3d192236:lmdeploy-0.16.0-cp314-cp314-manylinux_2_28_x86_64.whl",
      ]
    }
  }
}

package "lmdeploy" {
  python    = ["3.10", "3.11", "3.12", "3.13"]
  min_glibc = "2.17"
  requires = {
    accelerate   = ">=0.29.3"
    peft         = "<=0.14.0"
    protobuf     = "*"
    torch        = ">=2.0.0,<=2.10.0"
    torchvision  = ">=0.15.0,<=0.25.0"
    transformers = ">=4.52.0"
    triton       = ">=3.0.0,<=3.6.0"
  }
  markers = {
    triton = "sys_platform == \"linux\" and \"aarch64\" not in platform_machine and \"arm\" not in platform_machine"
  }
  cuda      = "12"
  sm        = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0a", "10.0a", "12.0a"] }
  platforms = ["linux/amd64", "windows/amd64"]
  rows = {
    "0.15.0" = {
      released  = "2026-07-31"
      python    = ["3.10", "3.11", "3.12", "3.13", "3.14"]
      min_glibc = "2.28"
      requires = {
        flash-linear-attention = "*"
        opencv-python-headless = "*"
        pydantic               = ">2.0.0"
        safetensors            = "*"
        sentencepiece          = "*"
        transformers           = ">=4.56.0,!=5.0.*,!=5.1.*,!=5.2.*,!=5.3.*,!=5.4.*,!=5.5.0,!=5.7.*,!=5.8.*,!=5.9.*"
      }
      source = [
        "wheels@1f9def99a04e9a0b3026ebb7aca277a6:lmdeploy-0.15.0-cp310-cp310-manylinux_2_28_x86_64.whl",
        "wheels@7a094776402feec9c8cda8d6ecfcee37:lmdeploy-0.15.0-cp314-cp314-manylinux_2_28_x86_64.whl",
      ]
    }
    "0.14.0" = {
      released = "2026-06-24"
      requires = {
        flash-linear-attention = "*"
        opencv-python-headless = "*"
        pydantic               = ">2.0.0"
        safetensors            = "*"
        sentencepiece          = "*"
        transformers           = ">=4.56.0,!=5.0.*,!=5.1.*,!=5.2.*,!=5.3.*,!=5.4.*,!=5.5.0,!=5.7.*,!=5.8.*,!=5.9.*"
      }
      source = [
        "wheels@b7278e0f1778a5e5c203d210b3958176:lmdeploy-0.14.0-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@174631ff81ec70999a290cdbf50dbb6c:lmdeploy-0.14.0-cp313-cp313-manylinux2014_x86_64.whl",
      ]
    }
    "0.13.0" = {
      released = "2026-05-12"
      requires = {
        flash-linear-attention = "*"
        opencv-python-headless = "*"
        pydantic               = ">2.0.0"
        safetensors            = "*"
        sentencepiece          = "*"
      }
      source = [
        "wheels@9639f1fbd5b915790bf329439251de36:lmdeploy-0.13.0-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@33c334f29063e7742e4545590f9b158c:lmdeploy-0.13.0-cp313-cp313-manylinux2014_x86_64.whl",
      ]
    }
    "0.12.3" = {
      released = "2026-04-22"
      requires = {
        flash-linear-attention = "*"
        opencv-python-headless = "*"
        pydantic               = ">2.0.0"
        safetensors            = "*"
        sentencepiece          = "*"
      }
      sm = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0a"] }
      source = [
        "wheels@24078cd31ec3ba3277a8ec7c0bd310d8:lmdeploy-0.12.3-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@2a7b543767c87a410e63dee4a4ee8573:lmdeploy-0.12.3-cp313-cp313-manylinux2014_x86_64.whl",
      ]
    }
    "0.12.2" = {
      released = "2026-03-18"
      python   = ["3.10", "3.11"]
      requires = { flash-linear-attention = "*", pydantic = ">2.0.0", safetensors = "*", sentencepiece = "*" }
      sm       = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0a"] }
      source = [
        "wheels@20a50c973671e74d9db49cf62435dae1:lmdeploy-0.12.2-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@00ac3cb133ebfd367de8fcc08708dfe1:lmdeploy-0.12.2-cp311-cp311-manylinux2014_x86_64.whl",
      ]
    }
  }
}

package "lmdeploy" {
  python    = ["3.10", "3.11", "3.12", "3.13"]
  min_glibc = "2.17"
  requires = {
    accelerate   = ">=0.29.3"
    peft         = "<=0.14.0"
    protobuf     = "*"
    torch        = ">=2.0.0,<=2.8.0"
    torchvision  = ">=0.15.0,<=0.23.0"
    transformers = "*"
    triton       = ">=3.0.0,<=3.4.0"
  }
  markers = {
    triton = "sys_platform == \"linux\" and \"aarch64\" not in platform_machine and \"arm\" not in platform_machine"
  }
  cuda      = "12"
  sm        = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0a"] }
  platforms = ["linux/amd64", "windows/amd64"]
  rows = {
    "0.12.1" = {
      released = "2026-02-13"
      requires = { pydantic = ">2.0.0", safetensors = "*", sentencepiece = "*", transformers = "<5.0.0" }
      source = [
        "wheels@933cd34d3f3ca91d8eb61d2fe47f322d:lmdeploy-0.12.1-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@063f032a06bef97444ede453a0b4ac62:lmdeploy-0.12.1-cp313-cp313-manylinux2014_x86_64.whl",
      ]
    }
    "0.12.0" = {
      released = "2026-02-04"
      requires = { pydantic = ">2.0.0", safetensors = "*", sentencepiece = "*", transformers = "<5.0.0" }
      source = [
        "wheels@8f150939409d3bb05fc1ece565e14b50:lmdeploy-0.12.0-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@a552f110b7a89b5f8670976ed49dafd8:lmdeploy-0.12.0-cp313-cp313-manylinux2014_x86_64.whl",
      ]
    }
    "0.11.1" = {
      released = "2025-12-24"
      requires = { pydantic = ">2.0.0", safetensors = "*", sentencepiece = "*" }
      source = [
        "wheels@8f1133f18132b0379731d35bcd259668:lmdeploy-0.11.1-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@51b7ebd9652575d64c76d89f3dc76e05:lmdeploy-0.11.1-cp313-cp313-manylinux2014_x86_64.whl",
      ]
    }
    "0.11.0" = {
      released = "2025-12-04"
      requires = { pydantic = ">2.0.0", safetensors = "*", sentencepiece = "*" }
      source = [
        "wheels@6b65fcb8b6fe65558ee939cebc013f7c:lmdeploy-0.11.0-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@6335c35c0ac60bcb18f4caa741f9ebc0:lmdeploy-0.11.0-cp313-cp313-manylinux2014_x86_64.whl",
      ]
    }
    "0.10.2" = {
      released = "2025-10-28"
      python   = ["3.9", "3.10", "3.11", "3.12", "3.13"]
      requires = { pydantic = ">2.0.0", safetensors = "*", sentencepiece = "*" }
      source = [
        "wheels@5396ff7a0281468f69e398e9d552e01f:lmdeploy-0.10.2-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@662dc74125d322e3607662bd4a09add7:lmdeploy-0.10.2-cp39-cp39-manylinux2014_x86_64.whl",
      ]
    }
    "0.10.1" = {
      without  = ["markers"]
      released = "2025-09-26"
      python   = ["3.9", "3.10", "3.11", "3.12", "3.13"]
      requires = { pydantic = ">2.0.0", safetensors = "*", sentencepiece = "*" }
      source = [
        "wheels@5f48169ce8786122277837f159459aee:lmdeploy-0.10.1-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@76f6aa521abdab150605ade7662c89bc:lmdeploy-0.10.1-cp39-cp39-manylinux2014_x86_64.whl",
      ]
    }
    "0.10.0" = {
      without  = ["markers"]
      released = "2025-09-09"
      python   = ["3.9", "3.10", "3.11", "3.12", "3.13"]
      requires = { numpy = "<2.0.0", pydantic = ">2.0.0", safetensors = "*", sentencepiece = "*" }
      source = [
        "wheels@5f63aee8bfce4ee7843ca21848541c14:lmdeploy-0.10.0-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@850eea7be50615604295a3f79ac543ff:lmdeploy-0.10.0-cp39-cp39-manylinux2014_x86_64.whl",
      ]
    }
    "0.9.2.post1" = {
      without  = ["markers"]
      released = "2025-08-25"
      python   = ["3.9", "3.10", "3.11", "3.12", "3.13"]
      requires = {
        numpy         = "<2.0.0"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = ">=2.0.0,<=2.7.1"
        torchvision   = ">=0.15.0,<=0.22.1"
        triton        = ">=3.0.0,<=3.3.1"
      }
      sm       = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0"] }
      source   = ["wheels@224ba51d1675dc712df5259c42b2eb5a:lmdeploy-0.9.2.post1-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.9.2" = {
      without  = ["markers"]
      released = "2025-07-26"
      python   = ["3.9", "3.10", "3.11", "3.12", "3.13"]
      requires = {
        numpy         = "<2.0.0"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = ">=2.0.0,<=2.7.1"
        torchvision   = ">=0.15.0,<=0.22.1"
        triton        = ">=3.0.0,<=3.3.1"
      }
      sm       = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0"] }
      source   = ["wheels@6e6985caa915ac5ed6e23193da4c6ec9:lmdeploy-0.9.2-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
  }
}

package "lmdeploy" {
  python    = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  min_glibc = "2.17"
  requires = {
    accelerate   = ">=0.29.3"
    peft         = "<=0.9.0"
    protobuf     = "*"
    torch        = ">=2.0.0,<=2.2.2"
    transformers = "*"
    triton       = ">=2.1.0,<=2.2.0"
  }
  cuda      = "12"
  sm        = { "linux/amd64" = ["7.0", "7.5", "8.0", "8.6", "8.9", "9.0"] }
  platforms = ["linux/amd64", "windows/amd64"]
  rows = {
    "0.9.1" = {
      released = "2025-07-04"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.14.0"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = ">=2.0.0,<=2.7.1"
        torchvision   = ">=0.15.0,<=0.22.1"
        triton        = ">=3.0.0,<=3.3.1"
      }
      source   = ["wheels@c2ec633db3f1119936dd958bbf809246:lmdeploy-0.9.1-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.9.0" = {
      released = "2025-06-19"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.14.0"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = ">=2.0.0,<=2.6.0"
        torchvision   = ">=0.15.0,<=0.21.0"
        triton        = ">=3.0.0,<=3.2.0"
      }
      source   = ["wheels@6020399758c7a4aebc908243c1131ca5:lmdeploy-0.9.0-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.8.0" = {
      released = "2025-05-04"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.14.0"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = ">=2.0.0,<=2.6.0"
        torchvision   = ">=0.15.0,<=0.21.0"
        triton        = ">=3.0.0,<=3.2.0"
      }
      source = [
        "wheels@d48cb27e3dc9cd5138bb0b0922d18953:lmdeploy-0.8.0-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@7aae016c3a2882e94668b5f754383e41:lmdeploy-0.8.0-cp39-cp39-manylinux2014_x86_64.whl",
      ]
    }
    "0.7.3" = {
      released = "2025-04-14"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.14.0"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = ">=2.0.0,<=2.6.0"
        torchvision   = ">=0.15.0,<=0.21.0"
        triton        = ">=3.0.0,<=3.2.0"
      }
      source   = ["wheels@ec2193197eec771362fd1269e448a459:lmdeploy-0.7.3-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.7.2.post1" = {
      released = "2025-03-21"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.14.0"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = ">=2.0.0,<=2.5.1"
        torchvision   = ">=0.15.0,<=0.20.1"
        triton        = ">=3.0.0,<=3.1.0"
      }
      source   = ["wheels@ceeb6cafc1c72a4bfc50ac586c4e868b:lmdeploy-0.7.2.post1-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.7.2" = {
      released = "2025-03-19"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.14.0"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = ">=2.0.0,<=2.5.1"
        torchvision   = ">=0.15.0,<=0.20.1"
        triton        = ">=3.0.0,<=3.1.0"
      }
      source   = ["wheels@8282dad5e0c8593765a479980290521d:lmdeploy-0.7.2-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.7.1" = {
      released = "2025-02-27"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.14.0"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = ">=2.0.0,<=2.5.1"
        torchvision   = ">=0.15.0,<=0.20.1"
        triton        = ">=3.0.0,<=3.1.0"
      }
      source   = ["wheels@d9499556dbc94ff26278848697d8ef14:lmdeploy-0.7.1-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.7.0.post3" = {
      released = "2025-02-10"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.11.1"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = ">=2.0.0,<=2.5.1"
        torchvision   = ">=0.15.0,<=0.20.1"
        triton        = ">=3.0.0,<=3.1.0"
      }
      source   = ["wheels@777ad9f608657517707f27e9d28de943:lmdeploy-0.7.0.post3-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.7.0.post2" = {
      released = "2025-01-27"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.11.1"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = ">=2.0.0,<=2.5.1"
        torchvision   = ">=0.15.0,<=0.20.1"
        triton        = ">=3.0.0,<=3.1.0"
      }
      source   = ["wheels@b991d508798503caeb86ca5dc9f5f314:lmdeploy-0.7.0.post2-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.7.0.post1" = {
      released = "2025-01-25"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.11.1"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = ">=2.0.0,<=2.5.1"
        torchvision   = ">=0.15.0,<=0.20.1"
        triton        = ">=3.0.0,<=3.1.0"
      }
      source   = ["wheels@dc5f0948cb62270e81680f0e671e16d7:lmdeploy-0.7.0.post1-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.7.0" = {
      released = "2025-01-15"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.11.1"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = ">=2.0.0,<=2.5.1"
        torchvision   = ">=0.15.0,<=0.20.1"
        triton        = ">=3.0.0,<=3.1.0"
      }
      source   = ["wheels@0e3f8d3ebdc49db5ed5ec109c0dbb723:lmdeploy-0.7.0-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.6.5" = {
      released = "2024-12-30"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.11.1"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = ">=2.0.0,<=2.5.1"
        torchvision   = ">=0.15.0,<=0.20.1"
        triton        = "==3.0.0"
      }
      source   = ["wheels@004dd7b1d83c154c7138f212f1967ca6:lmdeploy-0.6.5-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.6.4" = {
      released = "2024-12-09"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.11.1"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = ">=2.0.0,<=2.4.0"
        torchvision   = ">=0.15.0,<=0.19.0"
        triton        = ">=2.2.0,<=3.0.0"
      }
      source = [
        "wheels@961c315a07fae1a952932e550e205787:lmdeploy-0.6.4-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@e4535f69a9f7bd02adbf1fc26fae76f2:lmdeploy-0.6.4-cp39-cp39-manylinux2014_x86_64.whl",
      ]
    }
    "0.6.3" = {
      released = "2024-11-16"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.11.1"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = ">=2.0.0,<=2.4.0"
        torchvision   = ">=0.15.0,<=0.19.0"
        triton        = ">=2.2.0,<=3.0.0"
      }
      source   = ["wheels@147965c6f69529bd06c47e8976903138:lmdeploy-0.6.3-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.6.2.post1" = {
      released = "2024-11-07"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.11.1"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = ">=2.0.0,<=2.4.0"
        torchvision   = ">=0.15.0,<=0.19.0"
        triton        = ">=2.2.0,<=3.0.0"
      }
      source   = ["wheels@5a00d41d1d8474b486d1d88fc8fb037a:lmdeploy-0.6.2.post1-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.6.2" = {
      released = "2024-10-29"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.11.1"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = ">=2.0.0,<=2.4.0"
        torchvision   = ">=0.15.0,<=0.19.0"
        triton        = ">=2.2.0,<=3.0.0"
      }
      source   = ["wheels@b2ccb908400cf7b9444543d15a1ea0f3:lmdeploy-0.6.2-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.6.1" = {
      released = "2024-09-28"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.11.1"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = ">=2.0.0,<=2.3.1"
        torchvision   = ">=0.15.0,<=0.18.1"
        triton        = ">=2.1.0,<=2.3.1"
      }
      source   = ["wheels@fdd5fcc3be90d3c3e6330720a742cf06:lmdeploy-0.6.1-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.6.0" = {
      released = "2024-09-13"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.11.1"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = ">=2.0.0,<=2.3.1"
        torchvision   = ">=0.15.0,<=0.18.1"
        triton        = ">=2.1.0,<=2.3.1"
      }
      source   = ["wheels@4503d1ed1a04914f89cbdd3d8995ad54:lmdeploy-0.6.0-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.5.3" = {
      released = "2024-08-07"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.11.1"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = ">=2.0.0,<=2.3.1"
        torchvision   = ">=0.15.0,<=0.18.1"
        triton        = ">=2.1.0,<=2.3.1"
      }
      source   = ["wheels@74775796b09876a4d518d504ed6ef6ee:lmdeploy-0.5.3-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.5.2.post1" = {
      released = "2024-07-28"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.11.1"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torchvision   = ">=0.15.0,<=0.17.2"
      }
      source   = ["wheels@c5acf662b566881b3b5144764145f347:lmdeploy-0.5.2.post1-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.5.2" = {
      released = "2024-07-26"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.11.1"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torchvision   = ">=0.15.0,<=0.17.2"
      }
      source   = ["wheels@f5e50896df8b25c512b883d385d8e9f7:lmdeploy-0.5.2-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.5.1" = {
      released = "2024-07-16"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.11.1"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torchvision   = ">=0.15.0,<=0.17.2"
      }
      source   = ["wheels@8d95f06286e0d5e1e66cd5c58e17045a:lmdeploy-0.5.1-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.5.0" = {
      released = "2024-07-01"
      requires = {
        numpy         = "<2.0.0"
        peft          = "<=0.11.1"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torchvision   = ">=0.15.0,<=0.17.2"
      }
      source   = ["wheels@6c8cdc914185b3def77ece2a3328f0f0:lmdeploy-0.5.0-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.4.2" = {
      released = "2024-05-27"
      requires = { pydantic = ">2.0.0", safetensors = "*", sentencepiece = "*", torchvision = ">=0.15.0,<=0.17.2" }
      source = [
        "wheels@4104eb7f9da1f760d8506f31f8ee60f2:lmdeploy-0.4.2-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@69c0cc8aeb11056825e9eca55b8fe956:lmdeploy-0.4.2-cp39-cp39-manylinux2014_x86_64.whl",
      ]
    }
    "0.4.1" = {
      without  = ["requires.accelerate"]
      released = "2024-05-07"
      python   = ["3.8", "3.9", "3.10", "3.11"]
      requires = { pydantic = ">2.0.0", safetensors = "*", sentencepiece = "*" }
      source = [
        "wheels@940cf33309e52f43cabb7455c85ea425:lmdeploy-0.4.1-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@86e0f326881bc024954c7eef374a769b:lmdeploy-0.4.1-cp39-cp39-manylinux2014_x86_64.whl",
      ]
    }
    "0.4.0" = {
      without  = ["requires.accelerate"]
      released = "2024-04-23"
      python   = ["3.8", "3.9", "3.10", "3.11"]
      requires = { pydantic = ">2.0.0", safetensors = "*", sentencepiece = "*" }
      source = [
        "wheels@f89c3fff5120a5dc092188fa5411bb96:lmdeploy-0.4.0-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@e25305708ba06a6b414972173b7089db:lmdeploy-0.4.0-cp39-cp39-manylinux2014_x86_64.whl",
      ]
    }
  }
}

package "lmdeploy" {
  python    = ["3.8", "3.9", "3.10", "3.11"]
  min_glibc = "2.17"
  requires  = { torch = ">=2.0.0,<=2.1.2", triton = ">=2.1.0,<=2.2.0" }
  cuda      = "11"
  sm        = { "linux/amd64" = ["7.0+PTX", "7.5+PTX", "8.0+PTX", "8.6+PTX"] }
  platforms = ["linux/amd64", "windows/amd64"]
  rows = {
    "0.3.0" = {
      released = "2024-04-03"
      requires = {
        peft          = "<=0.9.0"
        protobuf      = "*"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        transformers  = ">=4.33.0,<=4.38.2"
      }
      cuda = "12"
      source = [
        "wheels@83cb3f0b87d7d4e4b18d8b6a999a515e:lmdeploy-0.3.0-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@bb6096948aff2b3dcb751a8fb9243fb8:lmdeploy-0.3.0-cp39-cp39-manylinux2014_x86_64.whl",
      ]
    }
    "0.2.6" = {
      released = "2024-03-19"
      requires = {
        peft          = "<=0.9.0"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        transformers  = ">=4.33.0,<=4.38.1"
      }
      source = [
        "wheels@4e2d90443abb38b99ed6915adbf84156:lmdeploy-0.2.6-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@b2ec24b7d85016b3bc32c4646c2c1f99:lmdeploy-0.2.6-cp39-cp39-manylinux2014_x86_64.whl",
      ]
    }
    "0.2.5" = {
      released = "2024-03-05"
      requires = {
        peft          = "<=0.8.2"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        transformers  = ">=4.33.0,<=4.38.1"
      }
      source = [
        "wheels@0bd5a0fd03f06f417a17adbb46b9154f:lmdeploy-0.2.5-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@a52a3bcb5bb41560cede783bdd7088dd:lmdeploy-0.2.5-cp39-cp39-manylinux2014_x86_64.whl",
      ]
    }
    "0.2.4" = {
      released = "2024-02-22"
      requires = {
        peft          = "<=0.8.2"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        transformers  = ">=4.33.0,<=4.37.1"
      }
      source = [
        "wheels@7d84e6ac082a5473784cb1dd5453943d:lmdeploy-0.2.4-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@be9e019de923167ec6ef4fde87c8b1da:lmdeploy-0.2.4-cp39-cp39-manylinux2014_x86_64.whl",
      ]
    }
    "0.2.3" = {
      released = "2024-02-06"
      requires = {
        peft          = "==0.7.1"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        transformers  = ">=4.33.0,<=4.37.1"
        triton        = ">=2.1.0,<2.2.0"
      }
      source   = ["wheels@2a6d8ce99dde402b482ff16084a92971:lmdeploy-0.2.3-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.2.2" = {
      without  = ["requires"]
      released = "2024-01-31"
      requires = {
        peft          = "*"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = "*"
        transformers  = ">=4.33.0"
      }
      source   = ["wheels@f335634c8bebb1ac8589df0f1e43422d:lmdeploy-0.2.2-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.2.1" = {
      without  = ["requires"]
      released = "2024-01-19"
      requires = {
        peft          = "*"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = "*"
        transformers  = ">=4.33.0"
      }
      source   = ["wheels@972d45b1947d448f43b39cf6028bfe55:lmdeploy-0.2.1-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.2.0" = {
      without  = ["requires"]
      released = "2024-01-17"
      requires = {
        peft          = "*"
        pydantic      = ">2.0.0"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = "*"
        transformers  = ">=4.33.0"
      }
      source   = ["wheels@919230eb2f7151e2f571ecdb62b6ff13:lmdeploy-0.2.0-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.1.0" = {
      without  = ["requires"]
      released = "2023-12-18"
      requires = { safetensors = "*", sentencepiece = "*", torch = "*", transformers = ">=4.33.0" }
      source = [
        "wheels@08cff4ce31d790015616ae3f486e97a4:lmdeploy-0.1.0-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@a1daf67348d9a1a8334406f064cf72e4:lmdeploy-0.1.0-cp39-cp39-manylinux2014_x86_64.whl",
      ]
    }
    "0.0.14" = {
      without  = ["requires"]
      released = "2023-11-09"
      requires = {
        accelerate    = "*"
        mmengine      = "*"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = "*"
        transformers  = ">=4.33.0"
      }
      source   = ["wheels@32249dd788100eaf620cbc5dc545d7a5:lmdeploy-0.0.14-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.0.13" = {
      without  = ["requires"]
      released = "2023-10-30"
      requires = {
        accelerate    = "*"
        mmengine      = "*"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = "*"
        transformers  = ">=4.33.0"
      }
      source   = ["wheels@55ba34fe4a8666ac3a5374fc5ab0c042:lmdeploy-0.0.13-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.0.12" = {
      without  = ["requires"]
      released = "2023-10-24"
      requires = {
        accelerate    = "*"
        mmengine      = "*"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = "*"
        transformers  = ">=4.33.0"
      }
      source   = ["wheels@8984dd4a678658bd30e2b53d71c882de:lmdeploy-0.0.12-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.0.11" = {
      without  = ["requires"]
      released = "2023-10-17"
      requires = {
        accelerate    = "*"
        mmengine      = "*"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = "*"
        transformers  = ">=4.33.0"
      }
      source   = ["wheels@6869cd71cab06966ed27404a5ed61d5e:lmdeploy-0.0.11-cp310-cp310-manylinux2014_x86_64.whl"]
      inferred = ["sm"]
      notes    = ["sm: as of the releases around it"]
    }
    "0.0.10" = {
      without  = ["requires"]
      released = "2023-09-26"
      requires = {
        accelerate    = "*"
        mmengine      = "*"
        safetensors   = "*"
        sentencepiece = "*"
        torch         = "*"
        transformers  = ">=4.33.0"
      }
      source = [
        "wheels@c3e23c4a8dca8889d5b2531392d5bd80:lmdeploy-0.0.10-cp310-cp310-manylinux2014_x86_64.whl",
        "wheels@28ebc97762a92c709ace7b71fe30873e:lmdeploy-0.0.10-cp39-cp39-manylinux2014_x86_64.whl",
      ]
    }
  }
}
