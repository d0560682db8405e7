# Releases of audiocraft.

source "audiocraft" {
  title = "github.com/facebookresearch/audiocraft"
  url   = "https://github.com/facebookresearch/audiocraft"
  date  = "2026-11-26"
  class = "vendor"
}

package_info "audiocraft" {
  framework = "pytorch"
  module    = "audiocraft"
  pypi      = "audiocraft"
  torch_pin = "exact from 1.2.0 on"
  source    = ["wheels@d82ade3eb4f934ee1adb438ae687a2bf:audiocraft-1.3.0.tar.gz"]
  inferred  = ["framework", "module"]
}

package "audiocraft" {
  python_requires = ">=3.8.0"
  requires = {
    torch        = ">=2.0.0"
    torchaudio   = ">=2.0.0"
    torchmetrics = "*"
    transformers = ">=4.31.0"
    xformers     = "*"
  }
  rows = {
    "1.3.0" = {
      released = "2024-06-03"
      requires = {
        protobuf    = "*"
        torch       = "==2.1.0"
        torchaudio  = ">=2.0.0,<2.1.2"
        torchvision = "==0.16.0"
        xformers    = "<0.0.23"
      }
      source = ["wheels@d82ade3eb4f934ee1adb438ae687a2bf:audiocraft-1.3.0.tar.gz"]
    }
    "1.2.0" = {
      released = "2024-01-15"
      requires = { protobuf = "*", torch = "==2.1.0" }
      source   = ["wheels@4fa8af9bce9c97b7cd3b28fca8cf2e86:audiocraft-1.2.0.tar.gz"]
    }
    "1.1.0" = {
      released = "2023-11-07"
      source = [
        "audiocraft@v${version}:requirements.txt",
        "wheels@5e5ddbb44b1159e31a47316103972e4b:audiocraft-1.1.0.tar.gz",
      ]
    }
    "1.0.0" = {
      released = "2023-09-07"
      source = [
        "audiocraft@v${version}:requirements.txt",
        "wheels@180e1b6c060e9a8ecb5ff97775dc854c:audiocraft-1.0.0.tar.gz",
      ]
    }
    "0.0.2" = {
      without  = ["requires.torchmetrics"]
      released = "2023-08-01"
      requires = { transformers = "*" }
      source = [
        "audiocraft@v${version}:requirements.txt",
        "wheels@802084f456c0cd0480dafd6e9ea15016:audiocraft-0.0.2.tar.gz",
      ]
    }
    "0.0.1" = {
      without  = ["requires.torchmetrics"]
      released = "2023-06-09"
      requires = { transformers = "*" }
      source = [
        "audiocraft@v${version}:requirements.txt",
        "wheels@43db31254c49468f66b2150873f8eb24:audiocraft-0.0.1.tar.gz",
      ]
    }
  }
}
