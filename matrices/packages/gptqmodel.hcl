# Releases of gptqmodel.

source "gptqmodel-no-init-weights" {
  title = "GPTQModel issues 2328 and 2404: transformers 5 has no no_init_weights in modeling_utils, which gptqmodel imports"
  url   = "https://github.com/ModelCloud/GPTQModel/issues/2328"
  date  = "2026-02-07"
  class = "reported"
}

source "gptqmodel-sources" {
  title = "gptqmodel/models/loader.py in the source distributions of 1.2.3 to 5.8.0: up to 5.6.12 it imports no_init_weights from transformers.modeling_utils, from 5.7.0 on from where it is"
  url   = "https://pypi.org/project/gptqmodel/5.6.12/#files"
  date  = "2026-11-27"
  class = "measured"
}

package_info "gptqmodel" {
  build_tools   = ["setuptools>=78.1.1", "wheel", "packaging", "ninja", "pypcre>=0.2.14"]
  build_imports = { torch = "<7" }
  framework     = "pytorch"
  module        = "gptqmodel"
  pypi          = "gptqmodel"
  source        = ["wheels@039874c39fb56ba75b750dd4870968e7:gptqmodel-7.7.0.tar.gz"]
  cell_source   = { build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel", "wheels@89d23fb9f7af1629382acab3b7d5490f:gptqmodel-6.0.3.tar.gz"], build_imports = ["wheels@0dff183893268e15cd683a30e08acaf0:gptqmodel-4.2.0.tar.gz", "wheels@89d23fb9f7af1629382acab3b7d5490f:gptqmodel-6.0.3.tar.gz"] }
  inferred      = ["framework", "module"]
}

package "gptqmodel" "7.7.0" {
  released        = "2026-10-24"
  python_requires = ">=3.10"
  requires        = { accelerate = ">=1.15.0", numpy = ">=2.2.6", torch = ">=2.14.1", transformers = ">=5.20.2" }
  requires_other = {
    "bitsandbytes (extra)"                                             = ">=0.50.2"
    "numpy (python_version >= \"3.11\" and python_version < \"3.12\")" = ">=2.4.6"
    "numpy (python_version >= \"3.12\")"                               = ">=2.5.4"
    "sglang (extra)"                                                   = ">=0.5.22"
    "triton (extra)"                                                   = ">=3.8.0"
    "vllm (extra)"                                                     = ">=0.32.0"
  }
  markers = { numpy = "python_version < \"3.11\"" }
  source  = ["wheels@039874c39fb56ba75b750dd4870968e7:gptqmodel-7.7.0.tar.gz"]
}

package "gptqmodel" {
  python_requires = ">=3.10"
  requires        = { accelerate = ">=1.13.0", numpy = "==2.2.6", torch = ">=2.8.0", transformers = ">=5.4.0" }
  requires_other = {
    "bitsandbytes (extra)"               = ">=0.49.3"
    "numpy (python_version >= \"3.14\")" = ">=2.3.0"
    "sglang (extra)"                     = ">=0.4.6"
    "triton (extra)"                     = ">=3.4.0"
    "vllm (extra)"                       = ">=0.10.2"
  }
  markers = { numpy = "python_version < \"3.14\"" }
  rows = {
    "7.6.0" = {
      released = "2026-10-12"
      requires = { transformers = ">=5.14.0" }
      source   = ["wheels@83a7f733ee658ac1d37d7e12c23a82d1:gptqmodel-7.6.0.tar.gz"]
    }
    "7.5.0" = {
      released = "2026-09-15"
      requires = { transformers = ">=5.14.0" }
      source   = ["wheels@25bce833a9381bb750219facfe5342cb:gptqmodel-7.5.0.tar.gz"]
    }
    "7.4.0" = {
      released = "2026-09-08"
      requires = { transformers = ">=5.14.0" }
      source   = ["wheels@3827e7b52572caa09f0645bb0bd88b41:gptqmodel-7.4.0.tar.gz"]
    }
    "7.3.6" = {
      released = "2026-08-31"
      requires = { transformers = ">=5.14.0" }
      source   = ["wheels@dd78b20a0201eadbc672b4da3b5e66ec:gptqmodel-7.3.6.tar.gz"]
    }
    "7.3.5" = {
      released = "2026-08-25"
      requires = { transformers = ">=5.14.0" }
      source   = ["wheels@2a7fbb2cc222fbc81090d67462ae6bf2:gptqmodel-7.3.5.tar.gz"]
    }
    "7.3.4" = { released = "2026-08-19", source = ["wheels@2327cd522cd0375ac6f3ffb26a752401:gptqmodel-7.3.4.tar.gz"] }
    "7.3.2" = { released = "2026-07-25", source = ["wheels@767261b4e055fcfff15ae6553062422c:gptqmodel-7.3.2.tar.gz"] }
    "7.3.1" = { released = "2026-07-20", source = ["wheels@c07d6bbbdaeb462e7d628115476618a9:gptqmodel-7.3.1.tar.gz"] }
    "7.2.0" = { released = "2026-07-20", source = ["wheels@4df6256c425c9421aae2372330216a31:gptqmodel-7.2.0.tar.gz"] }
    "7.1.0" = { released = "2026-06-08", source = ["wheels@87009725d7e903c808922e21229f55eb:gptqmodel-7.1.0.tar.gz"] }
    "7.0.0" = { released = "2026-04-28", source = ["wheels@af8a01391695b2ec2fed72418fdfb20f:gptqmodel-7.0.0.tar.gz"] }
    "6.0.3" = { released = "2026-04-03", source = ["wheels@89d23fb9f7af1629382acab3b7d5490f:gptqmodel-6.0.3.tar.gz"] }
    "6.0.0" = { released = "2026-04-02", source = ["wheels@7b949fbc0bef4b378686a2384519c59a:gptqmodel-6.0.0.tar.gz"] }
    "5.8.0" = {
      without  = ["requires_other.bitsandbytes (extra)"]
      released = "2026-03-19"
      requires = { transformers = ">=5.2.0" }
      source   = ["wheels@9e5c2d112e96f5a74f51e28fd33c8606:gptqmodel-5.8.0.tar.gz"]
    }
  }
}

package "gptqmodel" {
  python_requires = ">=3.10"
  requires        = { accelerate = ">=1.10.1", numpy = "==2.2.6", torch = ">=2.8.0", transformers = ">=4.57.1" }
  requires_other  = { "sglang (extra)" = ">=0.4.6", "triton (extra)" = ">=3.4.0", "vllm (extra)" = ">=0.10.2" }
  rows = {
    "5.7.0" = {
      released = "2026-02-11"
      source   = ["wheels@978cf0aa72a3b8636af11a1f9011fb6c:gptqmodel-5.7.0.tar.gz"]
    }
    "5.6.12" = {
      released    = "2025-12-17"
      limits      = { transformers = "<5" }
      source      = ["wheels@d48b6c9542c48c5a9f5b7bf5f7cb339c:gptqmodel-5.6.12.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "5.6.10" = {
      released    = "2025-12-16"
      limits      = { transformers = "<5" }
      source      = ["wheels@152cb562b8ceb12bf46646db20ff3860:gptqmodel-5.6.10.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "5.6.8" = {
      released    = "2025-12-16"
      limits      = { transformers = "<5" }
      source      = ["wheels@5a266238a61e84a30213990291ec9c55:gptqmodel-5.6.8.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "5.6.6" = {
      released    = "2025-12-15"
      limits      = { transformers = "<5" }
      source      = ["wheels@4a18a41fa5235b23ebd2104230ffde46:gptqmodel-5.6.6.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "5.6.2" = {
      released    = "2025-12-12"
      limits      = { transformers = "<5" }
      source      = ["wheels@83d459e73f76ae0cec45ffcc1ba62f7b:gptqmodel-5.6.2.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "5.6.0" = {
      released    = "2025-12-09"
      limits      = { transformers = "<5" }
      source      = ["wheels@44ed55a51fc63e699236323d4fb2a368:gptqmodel-5.6.0.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "5.4.2" = {
      released    = "2025-11-16"
      limits      = { transformers = "<5" }
      source      = ["wheels@c7ba382df9341012b7abefa2a284287e:gptqmodel-5.4.2.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "5.4.0" = {
      released    = "2025-11-09"
      limits      = { transformers = "<5" }
      source      = ["wheels@e7f3f8efd2e562fcfc864a578d7fea07:gptqmodel-5.4.0.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "5.2.0" = {
      released    = "2025-11-02"
      limits      = { transformers = "<5" }
      source      = ["wheels@9aba9c65dc43b7b19dc88f016dd7be93:gptqmodel-5.2.0.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "5.0.0" = {
      released    = "2025-10-24"
      limits      = { transformers = "<5" }
      source      = ["wheels@f1fb1fa0c2170e8d0c4d18eaec636142:gptqmodel-5.0.0.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
  }
}

package "gptqmodel" "4.2.5" {
  like     = "4.0.0"
  released = "2025-09-16"
  source   = ["wheels@0fd26e68d71b9930142384d881637a06:gptqmodel-4.2.5.tar.gz"]
}

package "gptqmodel" "4.2.0" {
  released        = "2025-09-12"
  python_requires = ">=3.9.0"
  limits          = { transformers = "<5" }
  requires_other  = { "sglang (extra)" = ">=0.4.6", "triton (extra)" = ">=3.4.0", "vllm (extra)" = ">=0.8.5" }
  source = [
    "wheels@0dff183893268e15cd683a30e08acaf0:gptqmodel-4.2.0.tar.gz",
    "wheels@89d23fb9f7af1629382acab3b7d5490f:gptqmodel-6.0.3.tar.gz",
  ]
  cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
}

package "gptqmodel" "4.1.0" {
  like           = "4.0.0"
  released       = "2025-09-08"
  requires_other = { "triton (extra)" = ">=3.4.0" }
  source         = ["wheels@4958ddf588e3667a1b2f49c3bc932ae5:gptqmodel-4.1.0.tar.gz"]
}

package "gptqmodel" "4.0.0" {
  limits          = { transformers = "<5" }
  cell_source     = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
  released        = "2025-08-22"
  python_requires = ">=3.9.0"
  requires_other  = { "sglang (extra)" = ">=0.4.6", "triton (extra)" = ">=3.0.0", "vllm (extra)" = ">=0.8.5" }
  source          = ["wheels@fffe9b827c35281fa08b5189ff818b28:gptqmodel-4.0.0.tar.gz"]
}

package "gptqmodel" {
  python_requires = ">=3.9.0"
  requires_other  = { "sglang (extra)" = ">=0.3.2", "triton (extra)" = ">=2.0.0", "vllm (extra)" = ">=0.6.4" }
  rows = {
    "2.2.0" = {
      released       = "2025-04-03"
      limits         = { transformers = "<5" }
      requires_other = { "vllm (extra)" = ">=0.7.3" }
      source         = ["wheels@820363ea37691324c4eceee40af040d0:gptqmodel-2.2.0.tar.gz"]
      cell_source    = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "2.1.0" = {
      released       = "2025-03-13"
      limits         = { transformers = "<5" }
      requires_other = { "vllm (extra)" = ">=0.7.3" }
      source         = ["wheels@8fb2258974eb0aaaba0942f8325a8808:gptqmodel-2.1.0.tar.gz"]
      cell_source    = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "2.0.0" = {
      released       = "2025-03-03"
      limits         = { transformers = "<5" }
      requires_other = { "vllm (extra)" = ">=0.7.3" }
      source         = ["wheels@9ef02dcf6d68a8448536ed26003e836f:gptqmodel-2.0.0.tar.gz"]
      cell_source    = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "1.9.0" = {
      released    = "2025-02-12"
      limits      = { transformers = "<5" }
      source      = ["wheels@103e2b9858ca974f1eed576a001774c5:gptqmodel-1.9.0.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "1.8.1" = {
      released    = "2025-02-08"
      limits      = { transformers = "<5" }
      source      = ["wheels@1fa28756b39f454d1cd7210d6cdf1711:gptqmodel-1.8.1.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "1.8.0" = {
      released    = "2025-02-07"
      limits      = { transformers = "<5" }
      source      = ["wheels@510563bf45f1ee769e1a65d063e3b27b:gptqmodel-1.8.0.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "1.7.4" = {
      released    = "2025-01-26"
      limits      = { transformers = "<5" }
      source      = ["wheels@be6375c5ff43289151eac0dde7449b01:gptqmodel-1.7.4.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "1.7.3" = {
      released    = "2025-01-21"
      limits      = { transformers = "<5" }
      source      = ["wheels@bfa40d6f9c89685db152ba40f378143d:gptqmodel-1.7.3.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "1.7.2" = {
      released    = "2025-01-19"
      limits      = { transformers = "<5" }
      source      = ["wheels@a8c7ccc06c3d34f12948bec928741302:gptqmodel-1.7.2.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "1.7.0" = {
      released    = "2025-01-17"
      limits      = { transformers = "<5" }
      source      = ["wheels@d0cecde6fd569dbb1d216339c4a37f70:gptqmodel-1.7.0.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "1.6.0" = {
      released    = "2025-01-06"
      limits      = { transformers = "<5" }
      source      = ["wheels@9a17759e3e6f21fdaf77544bd020ffee:gptqmodel-1.6.0.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "1.5.1" = {
      released    = "2025-01-01"
      limits      = { transformers = "<5" }
      source      = ["wheels@039b189fd8518ca47f740e55a748c15d:gptqmodel-1.5.1.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "1.5.0" = {
      released    = "2024-12-24"
      limits      = { transformers = "<5" }
      source      = ["wheels@de02e1db5f61b08484c840b3b20a5b0e:gptqmodel-1.5.0.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "1.4.5" = {
      released    = "2024-12-19"
      limits      = { transformers = "<5" }
      source      = ["wheels@3451b9e4f50474c360e5b9cc06411fa9:gptqmodel-1.4.5.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "1.4.4" = {
      released    = "2024-12-17"
      limits      = { transformers = "<5" }
      source      = ["wheels@cadf5f56a2aef01cb2a6a8567af40eff:gptqmodel-1.4.4.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "1.4.3" = {
      released    = "2024-12-17"
      limits      = { transformers = "<5" }
      source      = ["wheels@cc99dcf05e886d3eb49324be98e8dd49:gptqmodel-1.4.3.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "1.4.2" = {
      released    = "2024-12-16"
      limits      = { transformers = "<5" }
      source      = ["wheels@7c5b2c1143ac92e896b1af6269ba4be5:gptqmodel-1.4.2.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "1.4.1" = {
      released    = "2024-12-13"
      limits      = { transformers = "<5" }
      source      = ["wheels@116c51117e0df59f2427cc32e27f3a5f:gptqmodel-1.4.1.tar.gz"]
      cell_source = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "1.4.0" = {
      released       = "2024-12-10"
      limits         = { transformers = "<5" }
      requires_other = { "vllm (extra)" = ">=0.6.2" }
      source         = ["wheels@d975238f67195b1a8efb68ac29c55937:gptqmodel-1.4.0.tar.gz"]
      cell_source    = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "1.3.1" = {
      released       = "2024-11-29"
      limits         = { transformers = "<5" }
      requires_other = { "vllm (extra)" = ">=0.6.2" }
      source         = ["wheels@5884a7b06b4daf20051a212673f3e70c:gptqmodel-1.3.1.tar.gz"]
      cell_source    = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "1.3.0" = {
      without        = ["requires_other"]
      released       = "2024-11-27"
      limits         = { transformers = "<5" }
      requires_other = { "sglang (extra)" = ">=0.3.2", "vllm (extra)" = ">=0.6.2" }
      source         = ["wheels@bf925b9c5ca9b51583d8791f2810e48b:gptqmodel-1.3.0.tar.gz"]
      cell_source    = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
    "1.2.3" = {
      without        = ["requires_other"]
      released       = "2024-11-25"
      limits         = { transformers = "<5" }
      requires_other = { "sglang (extra)" = ">=0.3.2", "vllm (extra)" = ">=0.6.2" }
      source         = ["wheels@c0f1ed8e68f3253a33a2e85314e507f5:gptqmodel-1.2.3.tar.gz"]
      cell_source    = { limits = ["gptqmodel-no-init-weights", "gptqmodel-sources"] }
    }
  }
}
