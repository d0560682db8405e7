# Releases of tf-models-official.

package_info "tf-models-official" {
  framework = "tensorflow"
  module    = "official"
  pypi      = "tf-models-official"
  source    = ["wheels@0bf173f9ea83e1a83f983b35fe515e9d:tf_models_official-2.20.0-py2.py3-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "tf-models-official" {
  python_requires = ">=3.7"
  requires = {
    matplotlib             = "*"
    numpy                  = ">=1.20"
    opencv-python-headless = "*"
    pandas                 = ">=0.22.0"
    pycocotools            = "*"
    scipy                  = ">=0.19.1"
    sentencepiece          = "*"
  }
  platforms = ["any"]
  rows = {
    "2.20.0" = {
      released = "2026-02-11"
      requires = { tensorflow = "~=2.20.0", tensorflow-text = "~=2.20.0", tf-keras = ">=2.16.0" }
      source   = ["wheels@0bf173f9ea83e1a83f983b35fe515e9d:tf_models_official-2.20.0-py2.py3-none-any.whl"]
    }
    "2.19.1" = {
      released = "2025-04-12"
      requires = { tensorflow = "~=2.19.0", tensorflow-text = "~=2.19.0", tf-keras = ">=2.16.0" }
      source   = ["wheels@8890f0ebbedbc3b6359c81181d81a28b:tf_models_official-2.19.1-py2.py3-none-any.whl"]
    }
    "2.18.0" = {
      released = "2024-10-30"
      requires = { tensorflow = "~=2.18.0", tensorflow-text = "~=2.18.0", tf-keras = ">=2.16.0" }
      source   = ["wheels@4b57c66faeca2c08208b3623d14de426:tf_models_official-2.18.0-py2.py3-none-any.whl"]
    }
    "2.17.0" = {
      released = "2024-07-17"
      requires = { tensorflow = "~=2.17.0", tensorflow-text = "~=2.17.0", tf-keras = ">=2.16.0" }
      source   = ["wheels@b88b87129307a1153bb25ebf17bba47d:tf_models_official-2.17.0-py2.py3-none-any.whl"]
    }
    "2.16.0" = {
      released = "2024-03-15"
      requires = { tensorflow = "~=2.16.1", tensorflow-text = "~=2.16.1", tf-keras = ">=2.16.0" }
      source   = ["wheels@9d0d8965e25f133948d53af17635123b:tf_models_official-2.16.0-py2.py3-none-any.whl"]
    }
    "2.15.0" = {
      released = "2023-11-15"
      requires = { tensorflow = "~=2.15.0", tensorflow-text = "~=2.15.0" }
      source   = ["wheels@0b0eb977f4c1cab49efa95b147a4391f:tf_models_official-2.15.0-py2.py3-none-any.whl"]
    }
    "2.14.2" = {
      released = "2023-10-16"
      requires = { tensorflow = "~=2.14.0", tensorflow-text = "~=2.14.0" }
      source   = ["wheels@32050249ad1adaa99d0de40bed9e26e4:tf_models_official-2.14.2-py2.py3-none-any.whl"]
    }
    "2.14.1" = {
      released = "2023-10-13"
      requires = { tensorflow = "~=2.14.0", tensorflow-text = "~=2.14.0" }
      source   = ["wheels@905678c4126c2d84d7cd287f408e7472:tf_models_official-2.14.1-py2.py3-none-any.whl"]
    }
    "2.14.0" = {
      released = "2023-10-06"
      requires = { tensorflow = "~=2.14.0", tensorflow-text = "~=2.14.0" }
      source   = ["wheels@1289e7355121c01ec793541002207fc6:tf_models_official-2.14.0-py2.py3-none-any.whl"]
    }
    "2.13.2" = {
      released = "2023-09-13"
      requires = { tensorflow = "~=2.13.0", tensorflow-text = "~=2.13.0" }
      source   = ["wheels@fcc5134c29fdf80809c7a3f94cf0cac7:tf_models_official-2.13.2-py2.py3-none-any.whl"]
    }
    "2.13.1" = {
      released = "2023-07-21"
      requires = { tensorflow = "~=2.13.0", tensorflow-text = "~=2.13.0" }
      source   = ["wheels@4dc0e106baaf1a53d08ef8ded9b22f2b:tf_models_official-2.13.1-py2.py3-none-any.whl"]
    }
    "2.13.0" = {
      released = "2023-07-05"
      requires = { tensorflow = "~=2.13.0", tensorflow-text = "~=2.13.0" }
      source   = ["wheels@62b2969611db6a8ecedbcdc09396b989:tf_models_official-2.13.0-py2.py3-none-any.whl"]
    }
  }
}

package "tf-models-official" {
  python_requires = ">=3.7"
  requires = {
    numpy             = ">=1.20"
    tensorflow        = "~=2.11.0"
    tensorflow-addons = "*"
    tensorflow-text   = "~=2.11.0"
  }
  platforms = ["any"]
  rows = {
    "2.12.1" = {
      released = "2023-07-07"
      requires = {
        matplotlib             = "*"
        opencv-python-headless = "*"
        pandas                 = ">=0.22.0"
        pycocotools            = "*"
        scipy                  = ">=0.19.1"
        sentencepiece          = "*"
        tensorflow             = "~=2.12.1"
        tensorflow-text        = "~=2.12.1"
      }
      source = ["wheels@288b1b717d0a13f3b48f0e870daf2b9e:tf_models_official-2.12.1-py2.py3-none-any.whl"]
    }
    "2.12.0" = {
      released = "2023-03-31"
      requires = {
        matplotlib             = "*"
        opencv-python-headless = "*"
        pandas                 = ">=0.22.0"
        pycocotools            = "*"
        scipy                  = ">=0.19.1"
        sentencepiece          = "*"
        tensorflow             = "~=2.12.0"
        tensorflow-text        = "~=2.12.0"
      }
      source = ["wheels@a5183c5f9e9dcc17d8604b0e079986d2:tf_models_official-2.12.0-py2.py3-none-any.whl"]
    }
    "2.11.6" = {
      released = "2023-05-04"
      requires = {
        matplotlib             = "*"
        opencv-python-headless = "*"
        pandas                 = ">=0.22.0"
        pycocotools            = "*"
        scipy                  = ">=0.19.1"
        sentencepiece          = "*"
      }
      source = ["wheels@5bf546155c7a3786715397ce21c9184c:tf_models_official-2.11.6-py2.py3-none-any.whl"]
    }
    "2.11.5" = {
      released = "2023-03-23"
      requires = {
        matplotlib             = "*"
        opencv-python-headless = "*"
        pandas                 = ">=0.22.0"
        pycocotools            = "*"
        scipy                  = ">=0.19.1"
        sentencepiece          = "*"
      }
      source = ["wheels@af897c50688ffc9269fdfb7c7ca55706:tf_models_official-2.11.5-py2.py3-none-any.whl"]
    }
    "2.11.4" = {
      released = "2023-03-21"
      requires = {
        matplotlib             = "*"
        opencv-python-headless = "*"
        pandas                 = ">=0.22.0"
        pycocotools            = "*"
        scipy                  = ">=0.19.1"
        sentencepiece          = "*"
      }
      source = ["wheels@49fd6a294f52727447f741d959074130:tf_models_official-2.11.4-py2.py3-none-any.whl"]
    }
    "2.11.3" = {
      released = "2023-01-19"
      requires = {
        matplotlib             = "*"
        opencv-python-headless = "*"
        pandas                 = ">=0.22.0"
        pycocotools            = "*"
        scipy                  = ">=0.19.1"
        sentencepiece          = "*"
      }
      source = ["wheels@47e5392297ff9cf68560e2f92e28b2bb:tf_models_official-2.11.3-py2.py3-none-any.whl"]
    }
    "2.11.2" = {
      released = "2022-12-16"
      requires = {
        matplotlib             = "*"
        opencv-python-headless = "*"
        pandas                 = ">=0.22.0"
        pycocotools            = "*"
        scipy                  = ">=0.19.1"
        sentencepiece          = "*"
      }
      source = ["wheels@5b1357f070b279978fd5c42a5c93962c:tf_models_official-2.11.2-py2.py3-none-any.whl"]
    }
    "2.11.0" = {
      released = "2022-11-23"
      requires = {
        matplotlib             = "*"
        opencv-python-headless = "==4.5.2.52"
        pandas                 = ">=0.22.0"
        pycocotools            = "*"
        scipy                  = ">=0.19.1"
        sentencepiece          = "*"
      }
      source = ["wheels@036e4468864eeec61367165793c2d9ed:tf_models_official-2.11.0-py2.py3-none-any.whl"]
    }
    "2.10.1" = {
      released = "2022-11-17"
      requires = {
        matplotlib             = "*"
        opencv-python-headless = "*"
        pandas                 = ">=0.22.0"
        pycocotools            = "*"
        scipy                  = ">=0.19.1"
        sentencepiece          = "*"
        tensorflow             = "~=2.10.0"
        tensorflow-text        = "~=2.10.0"
      }
      source = ["wheels@70157825bdb4a9043312e0df8322ac12:tf_models_official-2.10.1-py2.py3-none-any.whl"]
    }
    "2.10.0" = {
      released = "2022-09-19"
      requires = {
        matplotlib             = "*"
        opencv-python-headless = "==4.5.2.52"
        pandas                 = ">=0.22.0"
        pycocotools            = "*"
        scipy                  = ">=0.19.1"
        sentencepiece          = "*"
        tensorflow             = "~=2.10.0"
        tensorflow-text        = "~=2.10.0"
      }
      source = ["wheels@0b5f6c20808965760fb8d7bc25e8a1f2:tf_models_official-2.10.0-py2.py3-none-any.whl"]
    }
    "2.9.2" = {
      released = "2022-05-20"
      requires = {
        matplotlib             = "*"
        opencv-python-headless = "*"
        pandas                 = ">=0.22.0"
        pycocotools            = "*"
        scipy                  = ">=0.19.1"
        sentencepiece          = "*"
        tensorflow             = "~=2.9.0"
        tensorflow-text        = "~=2.9.0"
      }
      source = ["wheels@72de29efb3e6ffdfcf78e6e725585f21:tf_models_official-2.9.2-py2.py3-none-any.whl"]
    }
    "2.9.1" = {
      released = "2022-05-19"
      requires = {
        matplotlib             = "*"
        opencv-python-headless = "*"
        pandas                 = ">=0.22.0"
        pycocotools            = "*"
        scipy                  = ">=0.19.1"
        sentencepiece          = "*"
        tensorflow             = "~=2.9.0"
        tensorflow-text        = "~=2.9.0"
      }
      source = ["wheels@1f6a6eb18f7500a15a91197cb1884516:tf_models_official-2.9.1-py2.py3-none-any.whl"]
    }
    "2.9.0" = {
      released = "2022-05-18"
      requires = {
        matplotlib             = "*"
        opencv-python-headless = "*"
        pandas                 = ">=0.22.0"
        pycocotools            = "*"
        scipy                  = ">=0.19.1"
        sentencepiece          = "*"
        tensorflow             = "~=2.9.0"
        tensorflow-text        = "~=2.9.0"
      }
      source = ["wheels@c38d4eca1ce40c854ded4d80036cd07c:tf_models_official-2.9.0-py2.py3-none-any.whl"]
    }
  }
}

package "tf-models-official" {
  python_requires = ">=3.6"
  requires        = { numpy = ">=1.15.4", tensorflow-addons = "*" }
  platforms       = ["any"]
  rows = {
    "2.8.0" = {
      released        = "2022-02-03"
      python_requires = ">=3.7"
      requires = {
        matplotlib             = "*"
        opencv-python-headless = "*"
        pandas                 = ">=0.22.0"
        pycocotools            = "*"
        scipy                  = ">=0.19.1"
        sentencepiece          = "*"
        tensorflow             = "~=2.8.0"
        tensorflow-text        = "~=2.8.0"
      }
      source = ["wheels@1e585069202550f44168c62180849879:tf_models_official-2.8.0-py2.py3-none-any.whl"]
    }
    "2.7.2" = {
      released = "2022-07-08"
      requires = {
        matplotlib             = "*"
        opencv-python-headless = "*"
        pandas                 = ">=0.22.0"
        pycocotools            = "*"
        scipy                  = ">=0.19.1"
        sentencepiece          = "*"
        tensorflow             = ">=2.4.0"
        tensorflow-text        = ">=2.4.0"
      }
      source = ["wheels@31249fa3e888c6539d594994efeaad7d:tf_models_official-2.7.2-py2.py3-none-any.whl"]
    }
    "2.7.1" = {
      released = "2022-02-04"
      requires = {
        matplotlib             = "*"
        opencv-python-headless = "*"
        pandas                 = ">=0.22.0"
        pycocotools            = "*"
        scipy                  = ">=0.19.1"
        sentencepiece          = "*"
        tensorflow             = ">=2.4.0"
        tensorflow-text        = ">=2.4.0"
      }
      source = ["wheels@e1aaec7629c0341a889854a13316dfab:tf_models_official-2.7.1-py2.py3-none-any.whl"]
    }
    "2.7.0" = {
      released        = "2021-11-16"
      python_requires = ">=3.7"
      requires = {
        matplotlib             = "*"
        opencv-python-headless = "*"
        pandas                 = ">=0.22.0"
        pycocotools            = "*"
        scipy                  = ">=0.19.1"
        sentencepiece          = "*"
        tensorflow             = ">=2.7.0"
        tensorflow-text        = ">=2.7.0"
      }
      source = ["wheels@152bc7dbeac4e6c4852db350b4cdfcf9:tf_models_official-2.7.0-py2.py3-none-any.whl"]
    }
    "2.6.1" = {
      released = "2021-12-15"
      requires = {
        matplotlib             = "*"
        opencv-python-headless = "*"
        pandas                 = ">=0.22.0"
        pycocotools            = "*"
        scipy                  = ">=0.19.1"
        sentencepiece          = "*"
        tensorflow             = ">=2.6.0"
        tensorflow-text        = ">=2.6.0"
      }
      source = ["wheels@3f86f59b52b1c774c34b572d9220cd67:tf_models_official-2.6.1-py2.py3-none-any.whl"]
    }
    "2.6.0" = {
      released = "2021-08-16"
      requires = {
        matplotlib             = "*"
        opencv-python-headless = "*"
        pandas                 = ">=0.22.0"
        pycocotools            = "*"
        scipy                  = ">=0.19.1"
        sentencepiece          = "*"
        tensorflow             = ">=2.5.0"
        tensorflow-text        = ">=2.5.0"
      }
      source = ["wheels@e33fd05729b17e174181593953033d64:tf_models_official-2.6.0-py2.py3-none-any.whl"]
    }
    "2.5.1" = {
      released = "2021-07-24"
      requires = {
        matplotlib             = "*"
        opencv-python-headless = "*"
        pandas                 = ">=0.22.0"
        pycocotools            = "*"
        scipy                  = ">=0.19.1"
        sentencepiece          = "*"
        tensorflow             = ">=2.5.0"
      }
      source = ["wheels@4992b6c3722e6382cc4c35702106d10e:tf_models_official-2.5.1-py2.py3-none-any.whl"]
    }
    "2.5.0" = {
      released = "2021-05-18"
      requires = {
        matplotlib             = "*"
        opencv-python-headless = "*"
        pandas                 = ">=0.22.0"
        pycocotools            = "*"
        scipy                  = ">=0.19.1"
        sentencepiece          = "*"
        tensorflow             = ">=2.5.0"
      }
      source = ["wheels@fdbb6d9eb1f02548b3669cd0cc9b1274:tf_models_official-2.5.0-py2.py3-none-any.whl"]
    }
    "2.4.0" = {
      released = "2021-01-05"
      requires = {
        matplotlib             = "*"
        opencv-python-headless = "*"
        pandas                 = ">=0.22.0"
        pycocotools            = "*"
        scipy                  = ">=0.19.1"
        sentencepiece          = "*"
        tensorflow             = ">=2.4.0"
      }
      source = ["wheels@e3d60e0feab1d4f759223cb7ffc2f2c4:tf_models_official-2.4.0-py2.py3-none-any.whl"]
    }
  }
}

