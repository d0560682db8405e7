# Releases of nemo-toolkit.

source "nemo-model-filter" {
  title = "huggingface_hub issue 2710 and NeMo issue 9793: NeMo 1 imports ModelFilter of huggingface_hub, which 0.24 dropped"
  url   = "https://github.com/huggingface/huggingface_hub/issues/2710"
  date  = "2024-12-16"
  class = "vendor"
}

source "nemo-1-wheels" {
  title = "METADATA and nemo/core/classes/common.py in the wheels of 1.11.0 to 2.0.0: those of 1 import ModelFilter of huggingface_hub, 2.0.0 does not"
  url   = "https://pypi.org/project/nemo-toolkit/1.23.0/#files"
  date  = "2026-11-27"
  class = "measured"
}

package_info "nemo-toolkit" {
  framework = "pytorch"
  module    = "nemo"
  pypi      = "nemo-toolkit"
  source    = ["wheels@f1d8238e35909464cf426e5792af3113:nemo_toolkit-3.0.0-py3-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "nemo-toolkit" {
  python_requires = ">=3.10"
  requires        = { numba-cuda = "==0.15.1", numpy = ">=1.22", torch = ">=2.6.0" }
  requires_other  = { "lightning (extra)" = ">2.2.1,<=2.4.0" }
  platforms       = ["any"]
  rows = {
    "3.0.0" = {
      without  = ["requires.numba-cuda"]
      released = "2026-08-07"
      requires = { huggingface-hub = ">=0.24", scikit-learn = "*" }
      source   = ["wheels@f1d8238e35909464cf426e5792af3113:nemo_toolkit-3.0.0-py3-none-any.whl"]
    }
    "2.7.3" = {
      without  = ["requires.numba-cuda"]
      released = "2026-04-23"
      requires = { huggingface-hub = ">=0.24", protobuf = "~=5.29.5", scikit-learn = "*" }
      source   = ["wheels@8cbeb10263d71262c47cd4797c4cdb26:nemo_toolkit-2.7.3-py3-none-any.whl"]
    }
    "2.7.2" = {
      without  = ["requires.numba-cuda"]
      released = "2026-03-25"
      requires = { huggingface-hub = ">=0.24", protobuf = "~=5.29.5", scikit-learn = "*" }
      source   = ["wheels@5ebb12cb5277cd68a09836ddacde8278:nemo_toolkit-2.7.2-py3-none-any.whl"]
    }
    "2.7.1" = {
      released = "2026-03-20"
      requires = { huggingface-hub = ">=0.24", protobuf = "~=5.29.5", scikit-learn = "*" }
      source   = ["wheels@09bce9e6dc3a02faec0c18effb046bac:nemo_toolkit-2.7.1-py3-none-any.whl"]
    }
    "2.7.0" = {
      released = "2026-02-26"
      requires = { huggingface-hub = ">=0.24", protobuf = "~=5.29.5", scikit-learn = "*" }
      source   = ["wheels@0c2b2c51930e7fff852c27f6a8a79bf0:nemo_toolkit-2.7.0-py3-none-any.whl"]
    }
    "2.6.2" = {
      released = "2026-02-06"
      requires = { huggingface-hub = ">=0.24", protobuf = "~=5.29.5", scikit-learn = "*" }
      source   = ["wheels@6a8f429db5d671c84e21aa028cd9fd16:nemo_toolkit-2.6.2-py3-none-any.whl"]
    }
    "2.6.1" = {
      released = "2026-01-09"
      requires = { huggingface-hub = ">=0.24", protobuf = "~=5.29.5", scikit-learn = "*", torch = "*" }
      source   = ["wheels@a5428dc3e6c17c3af1a7cef2dc68ea9e:nemo_toolkit-2.6.1-py3-none-any.whl"]
    }
  }
}

package "nemo-toolkit" {
  python_requires = ">=3.10"
  requires        = { numba = "*", numpy = ">=1.22", torch = "*" }
  requires_other  = { "lightning (extra)" = ">2.2.1,<=2.4.0" }
  platforms       = ["any"]
  rows = {
    "2.6.0" = {
      without  = ["requires.numba"]
      released = "2025-12-03"
      requires = { huggingface-hub = ">=0.24", numba-cuda = ">=0.20.0", protobuf = "~=5.29.5", scikit-learn = "*" }
      cuda     = "13"
      source   = ["wheels@0849541927e99fb701fc2b4565a54c42:nemo_toolkit-2.6.0-py3-none-any.whl"]
    }
    "2.5.3" = {
      released = "2025-11-10"
      requires = { huggingface-hub = ">=0.24", protobuf = "~=5.29.5", scikit-learn = "*" }
      source   = ["wheels@17fb705e002cb38c753c0d0804d66b8c:nemo_toolkit-2.5.3-py3-none-any.whl"]
    }
    "2.5.2" = {
      released = "2025-10-27"
      requires = { huggingface-hub = ">=0.24", protobuf = "~=5.29.5", scikit-learn = "*" }
      source   = ["wheels@f9394aa989b92c312defc09352013324:nemo_toolkit-2.5.2-py3-none-any.whl"]
    }
    "2.5.1" = {
      released = "2025-10-22"
      requires = { huggingface-hub = ">=0.24", protobuf = "~=5.29.5", scikit-learn = "*" }
      source   = ["wheels@fe74fe27f1a7bb8102b05597edc4cd5d:nemo_toolkit-2.5.1-py3-none-any.whl"]
    }
    "2.5.0" = {
      released = "2025-10-07"
      requires = { huggingface-hub = ">=0.24", protobuf = "~=5.29.5", scikit-learn = "*" }
      source   = ["wheels@605149b8ee57feba2f0ea90f71e59ab3:nemo_toolkit-2.5.0-py3-none-any.whl"]
    }
    "2.4.1" = {
      released = "2025-09-30"
      requires = { huggingface-hub = ">=0.24", protobuf = "~=5.29.5", scikit-learn = "*" }
      source   = ["wheels@a13fb853a40cbdd8dca7a4ca8c34536d:nemo_toolkit-2.4.1-py3-none-any.whl"]
    }
    "2.4.0" = {
      released = "2025-07-25"
      requires = { huggingface-hub = ">=0.24", protobuf = "~=5.29.5", scikit-learn = "*" }
      source   = ["wheels@5706c34dd96c6e53b711f435f8f933b7:nemo_toolkit-2.4.0-py3-none-any.whl"]
    }
  }
}

package "nemo-toolkit" {
  python_requires = ">=3.10"
  requires        = { numba = "==0.61.0", numpy = ">=1.22,<2.0.0", torch = "*" }
  platforms       = ["any"]
  rows = {
    "2.3.3" = {
      released = "2025-09-25"
      requires = { huggingface-hub = ">=0.24", protobuf = "==4.24.4", scikit-learn = "*" }
      source   = ["wheels@d384cc219cfdf1c80671bba8686f8deb:nemo_toolkit-2.3.3-py3-none-any.whl"]
    }
    "2.3.2" = {
      released = "2025-07-08"
      requires = { huggingface-hub = ">=0.24", protobuf = "==4.24.4", scikit-learn = "*" }
      source   = ["wheels@7c0a5457868b958fd1d3581932fe1a67:nemo_toolkit-2.3.2-py3-none-any.whl"]
    }
    "2.3.1" = {
      released = "2025-05-25"
      requires = { huggingface-hub = ">=0.24", protobuf = "==4.24.4", scikit-learn = "*" }
      source   = ["wheels@2ecbc805ab368123fe047dd712ee5a64:nemo_toolkit-2.3.1-py3-none-any.whl"]
    }
    "2.3.0" = {
      released = "2025-05-08"
      requires = { huggingface-hub = ">=0.24", protobuf = "==4.24.4", scikit-learn = "*" }
      source   = ["wheels@4a5c6da74faada787754e31028b3894f:nemo_toolkit-2.3.0-py3-none-any.whl"]
    }
    "2.2.1" = {
      released = "2025-03-31"
      requires = { huggingface-hub = ">=0.24", numpy = ">=1.22", protobuf = "==3.20.3", scikit-learn = "*" }
      source   = ["wheels@c3938bcafa02a53a3c6384d69a828db5:nemo_toolkit-2.2.1-py3-none-any.whl"]
    }
    "2.2.0" = {
      released = "2025-03-12"
      requires = { huggingface-hub = ">=0.24", numpy = ">=1.22", protobuf = "==3.20.3", scikit-learn = "*" }
      source   = ["wheels@97a2e86334e366a09a073885f805ab1b:nemo_toolkit-2.2.0-py3-none-any.whl"]
    }
    "2.1.0" = {
      released = "2025-01-03"
      requires = { huggingface-hub = ">=0.24", numba = "*", numpy = ">=1.22", scikit-learn = "*" }
      source   = ["wheels@3f16ca1801e362d849b3e9f15f4478c4:nemo_toolkit-2.1.0-py3-none-any.whl"]
    }
    "2.0.0" = {
      released = "2024-11-14"
      requires = { huggingface-hub = ">=0.24", numba = "*", numpy = ">=1.22", scikit-learn = "*" }
      source   = ["nemo-1-wheels"]
      cell_source = {
        requires = ["nemo-1-wheels", "wheels@9af25cb1002d75960d410a3e533d9c9d:nemo_toolkit-2.0.0-py3-none-any.whl"]
      }
    }
  }
}

package "nemo-toolkit" {
  requires    = { huggingface-hub = "*", numba = "*", numpy = ">=1.22", torch = "*" }
  limits      = { huggingface-hub = "<0.24" }
  platforms   = ["any"]
  source      = ["nemo-1-wheels"]
  cell_source = { limits = ["nemo-model-filter", "nemo-1-wheels"] }
  rows = {
    "1.23.0" = {
      released = "2024-02-28"
      requires = { scikit-learn = "*", triton = "*" }
      cell_source = {
        requires = ["nemo-1-wheels", "wheels@5182ab96d302289016ebd798f2032b8a:nemo_toolkit-1.23.0-py3-none-any.whl"]
      }
    }
    "1.22.0" = {
      released = "2024-01-10"
      requires = { numpy = ">=1.22,<1.24", scikit-learn = "*", triton = "*" }
      cell_source = {
        requires = ["nemo-1-wheels", "wheels@d187b1dc3a3fb16613b6537f135ba067:nemo_toolkit-1.22.0-py3-none-any.whl"]
      }
    }
    "1.21.0" = {
      released = "2023-10-25"
      requires = { numpy = ">=1.22,<1.24", scikit-learn = "*" }
      cell_source = {
        requires = ["nemo-1-wheels", "wheels@a351bec26a6b7440b637ffdbfcec430c:nemo_toolkit-1.21.0-py3-none-any.whl"]
      }
    }
    "1.20.0" = {
      released = "2023-08-04"
      requires = { numpy = ">=1.22,<1.24", scikit-learn = "*" }
      cell_source = {
        requires = ["nemo-1-wheels", "wheels@29319585ba933cb8dd90eb8d160a805f:nemo_toolkit-1.20.0-py3-none-any.whl"]
      }
    }
    "1.19.1" = {
      released = "2023-07-13"
      requires = { scikit-learn = "*" }
      cell_source = {
        requires = ["nemo-1-wheels", "wheels@251b6c719430e32892cced66e4decad8:nemo_toolkit-1.19.1-py3-none-any.whl"]
      }
    }
    "1.19.0" = {
      released = "2023-06-15"
      requires = { scikit-learn = "*" }
      cell_source = {
        requires = ["nemo-1-wheels", "wheels@97aa2bc2b1b604d604af5b7153228b25:nemo_toolkit-1.19.0-py3-none-any.whl"]
      }
    }
    "1.18.1" = {
      released = "2023-05-17"
      requires = { scikit-learn = "*" }
      cell_source = {
        requires = ["nemo-1-wheels", "wheels@71fc9b99687abf6a21fd05c3c142d7df:nemo_toolkit-1.18.1-py3-none-any.whl"]
      }
    }
    "1.17.0" = {
      released = "2023-04-04"
      requires = { scikit-learn = "*" }
      cell_source = {
        requires = ["nemo-1-wheels", "wheels@34bf8b9fb1dd415ee087e6adae4c92e3:nemo_toolkit-1.17.0-py3-none-any.whl"]
      }
    }
    "1.16.0" = {
      released = "2023-03-08"
      requires = { scikit-learn = "*" }
      cell_source = {
        requires = ["nemo-1-wheels", "wheels@50688d0a4f012d42fe4200293b64d051:nemo_toolkit-1.16.0-py3-none-any.whl"]
      }
    }
    "1.15.0" = {
      released = "2023-02-01"
      requires = { scikit-learn = "*" }
      cell_source = {
        requires = ["nemo-1-wheels", "wheels@5f157842543c7d7156499f4ee213581d:nemo_toolkit-1.15.0-py3-none-any.whl"]
      }
    }
    "1.14.0" = {
      released = "2022-12-24"
      requires = { numpy = ">=1.21", scikit-learn = "*" }
      cell_source = {
        requires = ["nemo-1-wheels", "wheels@cee6017ca6bef7491068cfa78e403579:nemo_toolkit-1.14.0-py3-none-any.whl"]
      }
    }
    "1.11.0" = {
      released = "2022-09-08"
      requires = { numpy = ">=1.21", scikit-learn = "*" }
      cell_source = {
        requires = ["nemo-1-wheels", "wheels@6488736a0e032001c67274a7c30b9278:nemo_toolkit-1.11.0-py3-none-any.whl"]
      }
    }
  }
}
