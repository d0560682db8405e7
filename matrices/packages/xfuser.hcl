# Releases of xfuser.

package_info "xfuser" {
  framework = "pytorch"
  module    = "xfuser"
  pypi      = "xfuser"
  source    = ["wheels@873a76402e7423d0382375886acf7cea:xfuser-0.7.0-py3-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "xfuser" {
  python_requires = ">=3.10"
  requires = {
    accelerate   = ">=0.33.0"
    diffusers    = ">=0.33.0"
    peft         = "*"
    torch        = ">=2.4.1"
    transformers = ">=4.39.1"
  }
  requires_other = { "flash-attn (extra)" = ">=2.6.0", "torchao (extra)" = "*" }
  platforms      = ["any"]
  rows = {
    "0.7.0" = {
      released = "2026-09-25"
      requires = { sentencepiece = ">=0.1.99" }
      source   = ["wheels@873a76402e7423d0382375886acf7cea:xfuser-0.7.0-py3-none-any.whl"]
    }
    "0.6.0" = {
      released = "2026-09-01"
      requires = { sentencepiece = ">=0.1.99" }
      source   = ["wheels@34bed04b21847a6028fee621e1979877:xfuser-0.6.0-py3-none-any.whl"]
      inferred = ["requires", "requires_other"]
      notes    = ["inferred: what the releases before and after it agree on"]
    }
    "0.5.0" = {
      released = "2026-08-31"
      requires = { sentencepiece = ">=0.1.99" }
      source   = ["wheels@1836d0aba8807ebc67e7615e6924262a:xfuser-0.5.0-py3-none-any.whl"]
    }
    "0.4.5" = {
      without        = ["requires.peft", "requires_other"]
      released       = "2025-11-12"
      requires       = { sentencepiece = ">=0.1.99" }
      requires_other = { "flash-attn (extra)" = ">=2.6.0" }
      source         = ["wheels@6d660a733f9f96c06be48dd9d4cbb17b:xfuser-0.4.5-py3-none-any.whl"]
    }
    "0.4.4" = {
      without  = ["requires", "requires_other"]
      released = "2025-07-25"
      requires = {
        accelerate    = ">=0.33.0"
        sentencepiece = ">=0.1.99"
        torch         = ">=2.1.0"
        transformers  = ">=4.39.1"
      }
      requires_other = { "diffusers (extra)" = ">=0.31.0", "flash-attn (extra)" = ">=2.6.0" }
      source         = ["wheels@83d29fcf2566f9d7f442e3e2864a66ae:xfuser-0.4.4-py3-none-any.whl"]
    }
  }
}

package "xfuser" {
  python_requires = ">=3.10"
  requires        = { accelerate = ">=0.33.0", torch = ">=2.1.0", transformers = ">=4.39.1" }
  requires_other  = { "diffusers (extra)" = ">=0.31.0", "flash-attn (extra)" = ">=2.6.0" }
  platforms       = ["any"]
  inferred        = ["requires", "requires_other"]
  notes           = ["inferred: what the releases before and after it agree on"]
  rows = {
    "0.4.3.post3" = {
      released = "2025-04-21"
      requires = { opencv-python = "*", sentencepiece = ">=0.1.99" }
      source   = ["wheels@b9d84f313b1c29305ba7539e1ccbf706:xfuser-0.4.3.post3-py3-none-any.whl"]
    }
    "0.4.3.post2" = {
      released = "2025-04-02"
      requires = { opencv-python = "*", sentencepiece = ">=0.1.99" }
      source   = ["wheels@4e2a431c343393b3a98b2ff0e83126ab:xfuser-0.4.3.post2-py3-none-any.whl"]
    }
    "0.4.3.post1" = {
      released = "2025-03-26"
      requires = { opencv-python = "*", sentencepiece = ">=0.1.99" }
      source   = ["wheels@01c2d985d4aa158c9067c17644b4f060:xfuser-0.4.3.post1-py3-none-any.whl"]
    }
    "0.4.3" = {
      released = "2025-03-20"
      requires = { opencv-python = "*", sentencepiece = ">=0.1.99" }
      source   = ["wheels@915b8d4508427cfb36fe8d583d9d1877:xfuser-0.4.3-py3-none-any.whl"]
    }
    "0.4.2" = {
      released = "2025-03-03"
      requires = { opencv-python = "*", sentencepiece = ">=0.1.99" }
      source   = ["wheels@da0b88675c119f70fbdd9674ad4a1f6f:xfuser-0.4.2-py3-none-any.whl"]
    }
    "0.4.1" = {
      without  = ["inferred", "notes"]
      released = "2025-01-01"
      requires = { opencv-python = "*", optimum-quanto = "*", sentencepiece = ">=0.1.99" }
      source   = ["wheels@71a6e870efad72c70062f1ba42131b14:xfuser-0.4.1-py3-none-any.whl"]
    }
    "0.4.0" = {
      without  = ["requires_other"]
      released = "2024-12-05"
      requires = { flash-attn = ">=2.6.3", opencv-python = "*", optimum-quanto = "*", sentencepiece = ">=0.1.99" }
      source   = ["wheels@4775aa7936022f430c7367e876b5146f:xfuser-0.4.0-py3-none-any.whl"]
      inferred = ["requires"]
    }
    "0.3.5" = {
      without  = ["requires_other"]
      released = "2024-11-20"
      requires = { diffusers = ">=0.31", opencv-python = "*", sentencepiece = ">=0.1.99" }
      source   = ["wheels@7fbb19adb525b847827cb00eb8b8c245:xfuser-0.3.5-py3-none-any.whl"]
      inferred = ["requires"]
    }
    "0.3.4" = {
      without        = ["inferred", "notes", "requires_other"]
      released       = "2024-11-07"
      requires       = { diffusers = ">=0.31", opencv-python = "*", sentencepiece = ">=0.1.99" }
      requires_other = { "flash-attn (extra)" = ">=2.6.3" }
      source         = ["wheels@cb147c9878a33da3e006cd9326dd116f:xfuser-0.3.4-py3-none-any.whl"]
    }
  }
}
