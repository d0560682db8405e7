# Releases of tts.

source "coqui-ai/TTS" {
  title = "github.com/coqui-ai/TTS"
  url   = "https://github.com/coqui-ai/TTS"
  date  = "2026-11-26"
  class = "vendor"
}

package_info "tts" {
  framework = "pytorch"
  module    = "TTS"
  pypi      = "tts"
  sdist     = true
  source    = ["wheels@6dce2e3a9434bd4d3815b51f4080ccdd:TTS-0.22.0-cp310-cp310-manylinux1_x86_64.whl"]
  inferred  = ["framework", "module"]
}

package "tts" {
  python          = ["3.9", "3.10", "3.11"]
  python_requires = ">=3.9.0,<3.12"
  min_glibc       = "2.5"
  requires = {
    numba        = "==0.55.1"
    numpy        = "==1.22.0"
    torch        = ">=2.1"
    torchaudio   = "*"
    transformers = ">=4.33.0"
  }
  requires_other = {
    "numba (python_version >= \"3.9\")" = ">=0.57.0"
    "numpy (python_version > \"3.10\")" = ">=1.24.3"
  }
  markers   = { numba = "python_version < \"3.9\"", numpy = "python_version <= \"3.10\"" }
  platforms = ["linux/amd64"]
  rows = {
    "0.22.0" = {
      released = "2023-12-12"
      requires = { matplotlib = ">=3.7.0", pandas = ">=1.4,<2.0", scikit-learn = ">=1.3.0", scipy = ">=1.11.2" }
      source   = ["wheels@6dce2e3a9434bd4d3815b51f4080ccdd:TTS-0.22.0-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.21.3" = {
      released = "2023-12-01"
      requires = { matplotlib = ">=3.7.0", pandas = ">=1.4,<2.0", scikit-learn = ">=1.3.0", scipy = ">=1.11.2" }
      source = [
        "wheels@75e3d6afbb62ae6635379f111bfd965c:TTS-0.21.3-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.21.2" = {
      released = "2023-11-30"
      requires = { matplotlib = ">=3.7.0", pandas = ">=1.4,<2.0", scikit-learn = ">=1.3.0", scipy = ">=1.11.2" }
      source = [
        "wheels@a58cb7b8ab3b8c8c6bbb5cfeeadd5795:TTS-0.21.2-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.21.1" = {
      released = "2023-11-24"
      requires = { matplotlib = ">=3.7.0", pandas = ">=1.4,<2.0", scikit-learn = ">=1.3.0", scipy = ">=1.11.2" }
      source = [
        "wheels@7743d039924c3d0dd1a68f393a0f6f3f:TTS-0.21.1-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.21.0" = {
      released = "2023-11-24"
      requires = { matplotlib = ">=3.7.0", pandas = ">=1.4,<2.0", scikit-learn = ">=1.3.0", scipy = ">=1.11.2" }
      source = [
        "wheels@9f3ef6bdb516443e270d8107b7d20388:TTS-0.21.0-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.20.6" = {
      released = "2023-11-17"
      requires = { matplotlib = ">=3.7.0", pandas = ">=1.4,<2.0", scikit-learn = ">=1.3.0", scipy = ">=1.11.2" }
      source   = ["wheels@76b5cf844548ba6922a7138aee168be7:TTS-0.20.6-cp310-cp310-manylinux1_x86_64.whl"]
    }
  }
}

package "tts" {
  python          = ["3.9", "3.10", "3.11"]
  python_requires = ">=3.9.0,<3.12"
  min_glibc       = "2.5"
  requires = {
    numba        = "==0.55.1"
    numpy        = "==1.22.0"
    torch        = ">=1.7"
    torchaudio   = "*"
    transformers = "==4.33.*"
  }
  requires_other = {
    "numba (python_version >= \"3.9\")" = "==0.57.0"
    "numpy (python_version > \"3.10\")" = "==1.24.3"
  }
  markers   = { numba = "python_version < \"3.9\"", numpy = "python_version <= \"3.10\"" }
  platforms = ["linux/amd64"]
  rows = {
    "0.20.5" = {
      released = "2023-11-15"
      requires = {
        matplotlib   = "==3.7.*"
        pandas       = ">=1.4,<2.0"
        scikit-learn = "==1.3.0"
        scipy        = ">=1.11.2"
        torch        = ">=2.1"
      }
      source = [
        "wheels@de67401ea21662da63afc57732d9a495:TTS-0.20.5-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.20.4" = {
      released = "2023-11-13"
      requires = {
        matplotlib   = "==3.7.*"
        pandas       = ">=1.4,<2.0"
        scikit-learn = "==1.3.0"
        scipy        = ">=1.11.2"
        torch        = ">=2.1"
      }
      source = [
        "wheels@e2ff0bbd7820cc18e3e36662c763429e:TTS-0.20.4-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.20.3" = {
      released = "2023-11-10"
      requires = {
        matplotlib   = "==3.7.*"
        pandas       = ">=1.4,<2.0"
        scikit-learn = "==1.3.0"
        scipy        = ">=1.11.2"
        torch        = ">=2.1"
      }
      source = [
        "wheels@d524c795e5e33ca994b9188310d7a6be:TTS-0.20.3-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.20.2" = {
      released = "2023-11-08"
      requires = { matplotlib = "==3.7.*", pandas = ">=1.4,<2.0", scikit-learn = "==1.3.0", scipy = ">=1.11.2" }
      source = [
        "wheels@7eecd899da608153c2952889e15a9fd0:TTS-0.20.2-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.20.1" = {
      released = "2023-11-07"
      requires = { matplotlib = "==3.7.*", pandas = ">=1.4,<2.0", scikit-learn = "==1.3.0", scipy = ">=1.11.2" }
      source = [
        "wheels@85b19efb7820d4a39dba1bc3adcd1b28:TTS-0.20.1-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.20.0" = {
      released = "2023-11-06"
      requires = { matplotlib = "==3.7.*", pandas = ">=1.4,<2.0", scikit-learn = "==1.3.0", scipy = ">=1.11.2" }
      source = [
        "wheels@f8bd32906e3509b808402ab32d1987e3:TTS-0.20.0-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.19.1" = {
      released = "2023-10-30"
      requires = { matplotlib = "==3.7.*", pandas = ">=1.4,<2.0", scikit-learn = "==1.3.0", scipy = ">=1.11.2" }
      source = [
        "wheels@5a86c5c12c370ab1034a35f3f26db641:TTS-0.19.1-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.19.0" = {
      released = "2023-10-25"
      requires = { matplotlib = "==3.7.*", pandas = ">=1.4,<2.0", scikit-learn = "==1.3.0", scipy = ">=1.11.2" }
      source = [
        "wheels@9a2830e5024bb064d8a1e521d44be707:TTS-0.19.0-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.18.2" = {
      released = "2023-10-21"
      requires = { matplotlib = "==3.7.*", pandas = ">=1.4,<2.0", scikit-learn = "==1.3.0", scipy = ">=1.11.2" }
      source = [
        "wheels@d1c7cfe17523748666e20360901b5b3c:TTS-0.18.2-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.18.1" = {
      released = "2023-10-20"
      requires = { matplotlib = "==3.7.*", pandas = ">=1.4,<2.0", scikit-learn = "==1.3.0", scipy = ">=1.11.2" }
      source = [
        "wheels@e5200b756933558b146a91cbb080d52e:TTS-0.18.1-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.18.0" = {
      released = "2023-10-20"
      requires = { matplotlib = "==3.7.*", pandas = ">=1.4,<2.0", scikit-learn = "==1.3.0", scipy = ">=1.11.2" }
      source = [
        "wheels@33de49228f4cdfb89bf9b9b6977fb92f:TTS-0.18.0-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.17.10" = {
      released = "2023-10-20"
      python   = ["3.10"]
      requires = { matplotlib = "==3.7.*", pandas = ">=1.4,<2.0", scikit-learn = "==1.3.0", scipy = ">=1.11.2" }
      source = [
        "wheels@82aef15ed23c19b41697f2e9d34682aa:TTS-0.17.10-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.17.9" = {
      released = "2023-10-19"
      requires = { matplotlib = "==3.7.*", pandas = ">=1.4,<2.0", scikit-learn = "==1.3.0", scipy = ">=1.11.2" }
      source   = ["wheels@d70ea917f837c593d580d05b84a4e35d:TTS-0.17.9-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.17.8" = {
      released = "2023-10-06"
      requires = { matplotlib = "==3.7.*", pandas = ">=1.4,<2.0", scikit-learn = "==1.3.0", scipy = ">=1.11.2" }
      source = [
        "wheels@6698ac7ef5ed8b9ec11b174a35ba0f83:TTS-0.17.8-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.17.7" = {
      released = "2023-10-06"
      requires = { matplotlib = "==3.7.*", pandas = ">=1.4,<2.0", scikit-learn = "==1.3.0", scipy = ">=1.11.2" }
      source = [
        "wheels@15026bbbcf7ac105272d1650be92f461:TTS-0.17.7-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.17.6" = {
      released = "2023-09-29"
      requires = { matplotlib = "==3.7.*", pandas = ">=1.4,<2.0", scikit-learn = "==1.3.0", scipy = ">=1.11.2" }
      source = [
        "wheels@1f5d29c7ee4dca32693e0df85cb3c452:TTS-0.17.6-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.17.5" = {
      released = "2023-09-25"
      requires = { matplotlib = "==3.7.*", pandas = "==1.4.*", scikit-learn = "==1.3.0", scipy = ">=1.11.2" }
      source = [
        "wheels@28764ef9cba45f3af4861dfb95314a2a:TTS-0.17.5-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
  }
}

package "tts" {
  python          = ["3.9", "3.10", "3.11"]
  python_requires = ">=3.9.0,<3.12"
  min_glibc       = "2.5"
  requires        = { numba = "==0.55.1", numpy = "==1.22.0", torch = ">=1.7", torchaudio = "*", transformers = "*" }
  requires_other = {
    "numba (python_version >= \"3.9\")" = "==0.57.0"
    "numpy (python_version > \"3.10\")" = "==1.24.3"
  }
  markers   = { numba = "python_version < \"3.9\"", numpy = "python_version <= \"3.10\"" }
  platforms = ["linux/amd64"]
  rows = {
    "0.17.4" = {
      released = "2023-09-15"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.11.2" }
      source = [
        "wheels@01f40079132cb2904c2151f79e818e56:TTS-0.17.4-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.17.2" = {
      released = "2023-09-14"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.11.2" }
      source = [
        "wheels@4d536778acc06f0f21aa96017148f327:TTS-0.17.2-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.17.1" = {
      released = "2023-09-13"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.11.2" }
      source = [
        "wheels@f25a95bbe75ddc6c616c229f9ec93d1b:TTS-0.17.1-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.17.0" = {
      released = "2023-09-13"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.11.2" }
      source = [
        "wheels@002238e473947d484590eb4bca1a0b69:TTS-0.17.0-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.16.6" = {
      released = "2023-09-04"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.11.2" }
      source = [
        "wheels@362c05d18c1a113ab902c67eb00c2725:TTS-0.16.6-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.16.5" = {
      released = "2023-08-26"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      source = [
        "wheels@231077875532315d3f33148b8858088a:TTS-0.16.5-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.16.4" = {
      released = "2023-08-26"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      source = [
        "wheels@33f4cfb6ead66f13baab20781bae63b7:TTS-0.16.4-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.16.3" = {
      released = "2023-08-13"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      source = [
        "wheels@69b99d351fb6c04cafefa3d8b980d100:TTS-0.16.3-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.16.1" = {
      released = "2023-07-31"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      source = [
        "wheels@679bb835afb16d5f9547dbdfa094bc40:TTS-0.16.1-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.16.0" = {
      released = "2023-07-31"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      source = [
        "wheels@aa79dce197294480c3b71c7abfb05fe9:TTS-0.16.0-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.15.6" = {
      released = "2023-07-08"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      source = [
        "wheels@2b425242d4c453429b47dad9dac35c11:TTS-0.15.6-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.15.5" = {
      released = "2023-07-03"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      source = [
        "wheels@52274e12d8367a692114e08600e65c09:TTS-0.15.5-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.15.4" = {
      released = "2023-06-30"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      source = [
        "wheels@f697f06290647143bb4fb62456d29556:TTS-0.15.4-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.15.2" = {
      released = "2023-06-30"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      source = [
        "wheels@b3212719ee45937607486a0e6be53091:TTS-0.15.2-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.15.1" = {
      released = "2023-06-29"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      source = [
        "wheels@ceadf1794e829af95c2fb0d5adc685b7:TTS-0.15.1-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.15.0" = {
      released = "2023-06-28"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      source = [
        "wheels@1e4ee573bb6fa434d4ae1cc9adfce047:TTS-0.15.0-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
  }
}

package "tts" {
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7.0,<3.11"
  min_glibc       = "2.5"
  requires        = { numba = "==0.55.1", numpy = "==1.21.6", torch = ">=1.7", torchaudio = "*" }
  requires_other  = { "numba (python_version >= \"3.9\")" = "==0.56.4" }
  markers         = { numba = "python_version < \"3.9\"", numpy = "python_version < \"3.10\"" }
  platforms       = ["linux/amd64"]
  rows = {
    "0.14.3" = {
      released = "2023-06-06"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0", transformers = "*" }
      source = [
        "wheels@298f4aaf00ba2cc837ea7790dbb70788:TTS-0.14.3-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.14.2" = {
      released = "2023-06-05"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0", transformers = "*" }
      source = [
        "wheels@7fa3a2f5146053a6b31d5b9dfb2ef6cc:TTS-0.14.2-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.14.0" = {
      released = "2023-05-16"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0", transformers = "*" }
      source = [
        "wheels@59ad6eca15b18e7256c3caaf47d4f36c:TTS-0.14.0-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.13.3" = {
      released = "2023-04-17"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      source = [
        "wheels@3bd145d25a25085f775ba1bcfa981451:TTS-0.13.3-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.13.2" = {
      released = "2023-04-14"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      source = [
        "wheels@af34c285f1c3c4347eb67b36495e5d4b:TTS-0.13.2-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.13.1" = {
      released = "2023-04-12"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      source = [
        "wheels@8db49d91640ce2609526d02103b6d139:TTS-0.13.1-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.13.0" = {
      released = "2023-04-05"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      source = [
        "wheels@f510344b7d1ab9ab4bd0be0a10bc0453:TTS-0.13.0-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
  }
}

package "tts" {
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7.0,<3.11"
  min_glibc       = "2.5"
  requires        = { numba = "==0.55.1", numpy = "==1.21.6", torch = ">=1.7", torchaudio = "*" }
  requires_other = {
    "numba (python_version == \"3.10\")" = "==0.55.2"
    "numpy (python_version == \"3.10\")" = "==1.22.4"
  }
  markers   = { numba = "python_version < \"3.10\"", numpy = "python_version < \"3.10\"" }
  platforms = ["linux/amd64"]
  rows = {
    "0.12.0" = {
      without        = ["requires_other"]
      released       = "2023-03-17"
      requires       = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      requires_other = { "numba (python_version == \"3.10\")" = "==0.55.2" }
      source = [
        "wheels@228c89e82546b48e3d9ca31d499aff51:TTS-0.12.0-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.11.1" = {
      released = "2023-02-10"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      source = [
        "wheels@b6c54d086d3ac503c68af4b96105f5fe:TTS-0.11.1-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.11.0" = {
      released = "2023-02-10"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      source = [
        "wheels@7869d2cacf905f62a615103c16c681ec:TTS-0.11.0-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.10.2" = {
      released = "2023-01-11"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      source = [
        "wheels@4c9394eeb3935d78ef717193f0194538:TTS-0.10.2-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.10.1" = {
      released = "2022-12-26"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      source = [
        "wheels@4e594a9f6ca3cd0068dcb4a62b121b67:TTS-0.10.1-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.10.0" = {
      released = "2022-12-15"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      source = [
        "wheels@7c2bb921017367dcc47affb42df9c8a0:TTS-0.10.0-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.9.0" = {
      released = "2022-11-16"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      source = [
        "wheels@565c7b092aa8c3cdd6d21ae29fd9a1a0:TTS-0.9.0-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
    "0.8.0" = {
      released = "2022-08-22"
      requires = { matplotlib = "*", pandas = "*", scipy = ">=1.4.0" }
      source = [
        "wheels@8a9f256d3ae70a34704ed38ff0c6224e:TTS-0.8.0-cp310-cp310-manylinux1_x86_64.whl",
        "coqui-ai/TTS@v${version}:requirements.txt",
      ]
    }
  }
}
