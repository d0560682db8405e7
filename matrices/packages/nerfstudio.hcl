# Releases of nerfstudio.

package_info "nerfstudio" {
  module   = "nerfstudio"
  pypi     = "nerfstudio"
  source   = ["wheels@ee6d3d360a1e363ad2f1703b602da5a8:nerfstudio-1.1.5-py3-none-any.whl"]
  inferred = ["module"]
}

package "nerfstudio" {
  python_requires = ">=3.8.0"
  requires = {
    nerfacc      = "==0.5.2"
    protobuf     = "!=3.20.0,<=3.20.3"
    timm         = "==0.6.7"
    torch        = ">=1.13.1"
    torchmetrics = ">=1.0.1"
    torchvision  = ">=0.14.1"
  }
  platforms = ["any"]
  rows = {
    "1.1.5" = {
      released = "2024-11-11"
      requires = {
        gsplat                 = "==1.4.0"
        h5py                   = ">=2.9.0"
        matplotlib             = ">=3.6.0"
        opencv-python-headless = "==4.10.0.84"
        scikit-image           = ">=0.19.3"
      }
      source = ["wheels@ee6d3d360a1e363ad2f1703b602da5a8:nerfstudio-1.1.5-py3-none-any.whl"]
    }
    "1.1.4" = {
      released = "2024-08-28"
      requires = {
        gsplat                 = "==1.0.0"
        h5py                   = ">=2.9.0"
        matplotlib             = ">=3.6.0"
        opencv-python-headless = "==4.10.0.84"
        scikit-image           = ">=0.19.3"
      }
      source = ["wheels@bd97a7652b5797f12441b270516121ef:nerfstudio-1.1.4-py3-none-any.whl"]
    }
    "1.1.3" = {
      released = "2024-06-17"
      requires = {
        gsplat        = "==1.0.0"
        h5py          = ">=2.9.0"
        matplotlib    = ">=3.6.0"
        opencv-python = "==4.8.0.76"
        scikit-image  = ">=0.19.3"
      }
      source = ["wheels@dcb8a7cea7bd15ec7a23b9971991a53b:nerfstudio-1.1.3-py3-none-any.whl"]
    }
    "1.1.2" = {
      released = "2024-06-09"
      requires = {
        gsplat        = "==1.0.0"
        h5py          = ">=2.9.0"
        matplotlib    = ">=3.6.0"
        opencv-python = "==4.8.0.76"
        scikit-image  = ">=0.19.3"
      }
      source = ["wheels@ad964120cda7f9c38278fe638b075639:nerfstudio-1.1.2-py3-none-any.whl"]
    }
    "1.1.1" = {
      released = "2024-06-08"
      requires = {
        gsplat        = "==1.0.0"
        h5py          = ">=2.9.0"
        matplotlib    = ">=3.6.0"
        opencv-python = "==4.8.0.76"
        scikit-image  = ">=0.19.3"
      }
      source = ["wheels@8ac7c75a8e1f0c494390ea235d93b852:nerfstudio-1.1.1-py3-none-any.whl"]
    }
    "1.1.0" = {
      released = "2024-05-13"
      requires = {
        gsplat        = ">=0.1.11"
        h5py          = ">=2.9.0"
        matplotlib    = ">=3.6.0"
        opencv-python = "==4.8.0.76"
        scikit-image  = ">=0.19.3"
      }
      source = ["wheels@d2e7beae80c87b9b2b1bb91ba4a7a2ff:nerfstudio-1.1.0-py3-none-any.whl"]
    }
    "1.0.3" = {
      released = "2024-04-03"
      requires = {
        gsplat        = ">=0.1.9"
        h5py          = ">=2.9.0"
        matplotlib    = ">=3.6.0"
        opencv-python = "==4.8.0.76"
        scikit-image  = ">=0.19.3"
      }
      source = ["wheels@dc516da23d5c158cc1f8a99ddcc773cf:nerfstudio-1.0.3-py3-none-any.whl"]
    }
    "1.0.2" = {
      released = "2024-02-22"
      requires = {
        gsplat        = ">=0.1.6"
        h5py          = ">=2.9.0"
        matplotlib    = ">=3.6.0"
        opencv-python = "==4.8.0.76"
        scikit-image  = ">=0.19.3"
      }
      source = ["wheels@6e3015946c1c71645b436421a300e6fe:nerfstudio-1.0.2-py3-none-any.whl"]
    }
    "1.0.1" = {
      released = "2024-02-02"
      requires = {
        gsplat        = "==0.1.3"
        h5py          = ">=2.9.0"
        matplotlib    = ">=3.6.0"
        opencv-python = "==4.8.0.76"
        scikit-image  = ">=0.19.3"
      }
      source = ["wheels@dd459c2c700d40092a5f7addf9a08644:nerfstudio-1.0.1-py3-none-any.whl"]
    }
    "1.0.0" = {
      released = "2024-01-20"
      requires = {
        gsplat        = "==0.1.2.1"
        h5py          = ">=2.9.0"
        matplotlib    = ">=3.6.0"
        opencv-python = "==4.8.0.76"
        scikit-image  = ">=0.19.3"
      }
      source = ["wheels@27d3061a0c7fd282c3348e53796e1429:nerfstudio-1.0.0-py3-none-any.whl"]
    }
  }
}
