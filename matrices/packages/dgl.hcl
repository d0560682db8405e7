# Releases of dgl.

source "dgl" {
  title = "github.com/dmlc/dgl"
  url   = "https://github.com/dmlc/dgl"
  date  = "2025-08-01"
  class = "vendor"
}

source "dgl-pages" {
  title = "github.com/dglai/dglai.github.io: the page Get Started, which names the pages of wheels"
  url   = "https://github.com/dglai/dglai.github.io"
  date  = "2024-09-03"
  class = "vendor"
}

source "dgl-7157" {
  title = "DGL issue 7157: dgl 2.0 beside torch 2.2 finds no graphbolt library; beside 2.1 it works"
  url   = "https://github.com/dmlc/dgl/issues/7157"
  date  = "2024-04-21"
  class = "reported"
}

source "dgl-7247" {
  title = "DGL issue 7247: 2.1.0 takes torch up to 2.2.1"
  url   = "https://github.com/dmlc/dgl/issues/7247"
  date  = "2024-04-01"
  class = "vendor"
}

source "dgl-7450" {
  title = "DGL issue 7450: torch 2.3.1 is not supported by 2.2.1"
  url   = "https://github.com/dmlc/dgl/issues/7450"
  date  = "2024-06-07"
  class = "vendor"
}

package_info "dgl" {
  module      = "dgl"
  pypi        = "dgl"
  index_cpu   = true
  aliases     = ["dgl-cu90", "dgl-cu92", "dgl-cu100", "dgl-cu101", "dgl-cu102", "dgl-cu110", "dgl-cu111"]
  torch_pin   = "from 2.0 on it loads a library of its own for torch's very version, and is not imported where there is none"
  source      = ["dgl-pages@4481ddf:pages/start.html", "dgl@v2.4.0:python/dgl/graphbolt/__init__.py"]
  cell_source = { wheels_from = ["dgl-pages@4481ddf:pages/start.html", "dgl-pages@213cd68:pages/start.html"] }
  inferred    = ["module"]
  notes       = ["the wheels named dgl on the index are for the CPU; those for GPUs are on its makers' pages, and up to 0.9 on the index as dgl-cuXXX"]
  wheels_from "links" {
    url       = "https://data.dgl.ai/wheels/torch-{framework}/{cuda}/repo.html"
    label     = "{cuda}"
    from      = "2.2.0"
    platforms = ["linux/amd64"]
  }
  wheels_from "links" {
    url   = "https://data.dgl.ai/wheels/{cuda}/repo.html"
    label = "{cuda}"
    from  = "1.0.0"
    to    = "2.1.0"
  }
}

package "dgl" "2.4.0" {
  released   = "2024-09-03"
  python     = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  requires   = { torch = ">=2.1.0,<=2.4.0" }
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64"]
  source     = ["dgl-pages@4481ddf:pages/start.html", "dgl@v${version}:python/setup.py"]
  inferred   = ["needs_nvcc"]
  notes      = ["on its makers' pages alone, not on the index"]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
    rows = {
      "2.1" = {}
      "2.2" = {}
      "2.3" = {}
      "2.4" = { cuda = ["11.8", "12.1", "12.4"] }
    }
  }
}

package "dgl" "2.2.1" {
  released   = "2024-05-13"
  requires   = { numpy = ">=1.14.0", torch = ">=2.1.0,<=2.3.0" }
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "windows/amd64"]
  source = [
    "wheels@3298cd6a9ad63607975f86c6ddf5eec3:dgl-2.2.1-cp310-cp310-win_amd64.whl",
    "dgl-pages@747dc70:pages/start.html",
  ]
  cell_source = {
    requires = ["dgl-7450", "wheels@3298cd6a9ad63607975f86c6ddf5eec3:dgl-2.2.1-cp310-cp310-win_amd64.whl"]
  }
  inferred = ["needs_nvcc"]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.8", "12.1"]
    rows      = ["2.1", "2.2", "2.3"]
  }
}

package "dgl" "2.1.0" {
  released   = "2024-03-05"
  python     = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  min_glibc  = "2.5"
  requires   = { numpy = ">=1.14.0", torch = ">=2.0.0,<=2.2.1" }
  needs_nvcc = "when no wheel matches"
  torch_abi  = "pre-cxx11"
  platforms  = ["linux/amd64", "linux/arm64"]
  source = [
    "wheels@336e5aed294b9f2f398be332caa0b256:dgl-2.1.0-cp310-cp310-manylinux1_x86_64.whl",
    "dgl-pages@213cd68:pages/start.html",
    "wheels@68f86795b1d93ed93bfaa4940c6219b7:dgl-2.1.0-cp39-cp39-manylinux1_x86_64.whl",
  ]
  cell_source = {
    requires = ["dgl-7247", "wheels@68f86795b1d93ed93bfaa4940c6219b7:dgl-2.1.0-cp39-cp39-manylinux1_x86_64.whl"]
  }
  inferred = ["needs_nvcc"]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.7", "11.8", "12.1"]
    rows      = ["2.0", "2.1", "2.2"]
  }
}

package "dgl" "2.0.0" {
  released    = "2024-01-12"
  python      = ["3.7", "3.8", "3.9", "3.10", "3.11"]
  requires    = { numpy = ">=1.14.0", torch = ">=2.0.0,<=2.1.2" }
  needs_nvcc  = "when no wheel matches"
  platforms   = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source      = ["wheels@67a8b883d1a5459da41cb9e5c51a8c03:dgl-2.0.0-cp310-cp310-manylinux2014_aarch64.whl", "dgl-pages@213cd68:pages/start.html"]
  cell_source = { requires = ["dgl-7157", "wheels@67a8b883d1a5459da41cb9e5c51a8c03:dgl-2.0.0-cp310-cp310-manylinux2014_aarch64.whl"] }
  inferred    = ["needs_nvcc", "wheels"]
  wheels "2.0" {
    platforms = ["linux/amd64"]
    cuda      = ["11.7", "11.8", "12.1"]
  }
  wheels "2.1" {
    platforms = ["linux/amd64"]
    cuda      = ["11.7", "11.8", "12.1"]
  }
}

package "dgl" "1.1.3" {
  released   = "2023-12-08"
  python     = ["3.7", "3.8", "3.9", "3.10", "3.11"]
  min_glibc  = "2.5"
  requires   = { numpy = ">=1.14.0" }
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "linux/arm64"]
  source = [
    "wheels@157d3439f4d31cec3155ce2a224536d7:dgl-1.1.3-cp310-cp310-manylinux1_x86_64.whl",
    "dgl-pages@a0e7bb8:pages/start.html",
    "dgl@v${version}:src/runtime/tensordispatch.cc",
  ]
  inferred = ["needs_nvcc", "wheels"]
  notes = [
    "wheels: its libraries for torch are for single releases, in 1.1.3 for 1.13.0 to 2.1.1; beside another it goes on without one",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6", "11.7", "11.8", "12.1"]
    rows      = ["1.13", "2.0", "2.1", "2.2", "2.3", "2.4"]
  }
}

package "dgl" "1.1.2" {
  released   = "2023-08-15"
  python     = ["3.7", "3.8", "3.9", "3.10", "3.11"]
  min_glibc  = "2.5"
  requires   = { numpy = ">=1.14.0" }
  needs_nvcc = "when no wheel matches"
  platforms  = ["linux/amd64", "linux/arm64", "windows/amd64"]
  source = [
    "wheels@7b137e39029e15f929cccd8b23de45ad:dgl-1.1.2-cp310-cp310-manylinux1_x86_64.whl",
    "dgl-pages@40a4e9f:pages/start.html",
    "dgl@v1.1.3:src/runtime/tensordispatch.cc",
  ]
  inferred = ["needs_nvcc", "wheels"]
  notes = [
    "wheels: its libraries for torch are for single releases, in 1.1.3 for 1.13.0 to 2.1.1; beside another it goes on without one",
  ]
  wheels {
    platforms = ["linux/amd64"]
    cuda      = ["11.6", "11.7", "11.8"]
    rows      = ["1.13", "2.0", "2.1", "2.2", "2.3", "2.4"]
  }
}

package "dgl" {
  python    = ["3.6", "3.7", "3.8", "3.9", "3.10", "3.11"]
  min_glibc = "2.5"
  requires  = { numpy = ">=1.14.0" }
  platforms = ["linux/amd64", "linux/arm64", "windows/amd64"]
  rows = {
    "1.1.1" = {
      released = "2023-06-26"
      python   = ["3.7", "3.8", "3.9", "3.10", "3.11"]
      source   = ["wheels@37d35b8122ff661738b40cabd19f198f:dgl-1.1.1-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "1.1.0" = {
      released = "2023-05-05"
      source   = ["wheels@058dfeab4939c925ece963df9bdb25dc:dgl-1.1.0-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "1.0.4" = {
      released  = "2023-06-28"
      python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
      platforms = ["linux/amd64"]
      source    = ["wheels@d8a6e5447c3461d6dd9ec98f4a04aba3:dgl-1.0.4-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "1.0.1" = {
      released = "2023-02-22"
      source   = ["wheels@37290ba65e6467034f956742160eea36:dgl-1.0.1-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "1.0.0" = {
      released  = "2023-02-06"
      platforms = ["linux/amd64", "windows/amd64"]
      source    = ["wheels@9e8bde024474ea5c0723d590d8d06f69:dgl-1.0.0-cp310-cp310-manylinux1_x86_64.whl"]
    }
  }
}

package "dgl" {
  pypi      = ["dgl-cu90", "dgl-cu92", "dgl-cu100", "dgl-cu101", "dgl-cu102", "dgl"]
  min_glibc = "2.5"
  requires  = { numpy = ">=1.14.0" }
  cuda_also = ["9.0", "9.2", "10.0", "10.1", "10.2"]
  platforms = ["linux/amd64", "windows/amd64"]
  rows = {
    "0.9.1" = {
      without  = ["pypi", "cuda_also"]
      released = "2022-09-17"
      python   = ["3.6", "3.7", "3.8", "3.9", "3.10"]
      source   = ["wheels@1c4c0d3f3003cdda5b3ceffafb6246a8:dgl-0.9.1-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.9.0" = {
      without  = ["pypi", "cuda_also"]
      released = "2022-07-20"
      python   = ["3.6", "3.7", "3.8", "3.9", "3.10"]
      source   = ["wheels@7881481838b2295bba1cb66bb500fec3:dgl-0.9.0-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.8.0.post1" = {
      without   = ["pypi", "cuda_also"]
      released  = "2022-03-16"
      python    = ["3.10"]
      platforms = ["linux/amd64"]
      source    = ["wheels@4f9bad431a35462addf70ed994e45b09:dgl-0.8.0.post1-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.6.1" = {
      pypi      = ["dgl-cu92", "dgl-cu101", "dgl-cu102", "dgl-cu110", "dgl-cu111", "dgl"]
      released  = "2021-04-08"
      python    = ["3.6", "3.7", "3.8", "3.9"]
      cuda_also = ["9.2", "10.1", "10.2", "11.0", "11.1"]
      source = [
        "wheels@41ced3f63c1fcf9a05fbbb57feadd21b:dgl_cu92-0.6.1-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@6c8212b95afa1a2a2b63ba988cb612be:dgl_cu101-0.6.1-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@f72e4ca573251e5a9e5c0c0638d73026:dgl_cu102-0.6.1-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@762cde0de9cfe4276e4a53e21865f97b:dgl_cu110-0.6.1-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@edbd570a6c0bdc60d5d3ed1803a70dd8:dgl_cu111-0.6.1-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@2cfd4c346aa72e986b06a8b0f9e947bb:dgl-0.6.1-cp36-cp36m-manylinux1_x86_64.whl",
      ]
    }
    "0.6.0.post1" = {
      pypi      = ["dgl-cu92", "dgl-cu101", "dgl-cu102", "dgl-cu110", "dgl-cu111", "dgl"]
      released  = "2021-03-09"
      python    = ["3.6", "3.7", "3.8", "3.9"]
      cuda_also = ["9.2", "10.1", "10.2", "11.0", "11.1"]
      source = [
        "wheels@7bb068f6865093d1c06a1ad2064fb822:dgl_cu92-0.6.0.post1-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@5d4892ee7949ade41cff0e2b21aa03cc:dgl_cu101-0.6.0.post1-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@6578a83484691d487b1bca0d536f0101:dgl_cu102-0.6.0.post1-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@698a7916bb86e83958fd1f0322870bae:dgl_cu110-0.6.0.post1-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@13d3d9df9b6a673ebc77470178a7748b:dgl_cu111-0.6.0.post1-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@792072de33bf1f79740cb68eae7778b5:dgl-0.6.0.post1-cp36-cp36m-manylinux1_x86_64.whl",
      ]
    }
    "0.6.0" = {
      pypi      = ["dgl-cu92", "dgl-cu101", "dgl-cu102", "dgl-cu110", "dgl"]
      released  = "2021-02-26"
      python    = ["3.6", "3.7", "3.8", "3.9"]
      cuda_also = ["9.2", "10.1", "10.2", "11.0"]
      source = [
        "wheels@6c557df6b18b011ef4878f04984175be:dgl_cu92-0.6.0-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@e86b8dd50b85d17b14d7aee080c4724c:dgl_cu101-0.6.0-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@74fff3756c799e4243aac45124897e5c:dgl_cu102-0.6.0-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@1a2fe21024886a6eb183790cd1b47726:dgl_cu110-0.6.0-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@17e009d7a04d2c29172ccb90266a32fb:dgl-0.6.0-cp36-cp36m-manylinux1_x86_64.whl",
      ]
    }
    "0.5.3" = {
      pypi      = ["dgl-cu90", "dgl-cu92", "dgl-cu100", "dgl-cu101", "dgl-cu102", "dgl-cu110", "dgl"]
      released  = "2020-11-30"
      python    = ["3.6", "3.7", "3.8"]
      cuda_also = ["9.0", "9.2", "10.0", "10.1", "10.2", "11.0"]
      source = [
        "wheels@9865ab3c40c6daf814bf61022c32451c:dgl_cu90-0.5.3-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@54f5f5ffd1955f05b5e75168ba038143:dgl_cu92-0.5.3-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@abe65b80a14fd2a226d186845cd7892a:dgl_cu100-0.5.3-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@6a68164e36b120e5c08f95e046629707:dgl_cu101-0.5.3-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@3e4aa9d02e61e9247603066877557e87:dgl_cu102-0.5.3-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@ee4e3b0145221995f00ce641779a33e8:dgl_cu110-0.5.3-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@5a1aeec14ea7e432656fa29751697f26:dgl-0.5.3-cp36-cp36m-manylinux1_x86_64.whl",
      ]
    }
    "0.5.2" = {
      released = "2020-09-13"
      python   = ["3.6", "3.7", "3.8"]
      source = [
        "wheels@26c2bdad7fd9d58461bd314da093d1cf:dgl_cu90-0.5.2-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@2ecc22da9e3ba8d784bca4561b967406:dgl_cu92-0.5.2-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@884b6ff027fa56ff9031de73fd341c1c:dgl_cu100-0.5.2-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@d83148cee51788e4b5be02f0cd04beb4:dgl_cu101-0.5.2-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@86ef1ab0b71670ad52e5f072e01ebd62:dgl_cu102-0.5.2-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@3e5b05431b388337a0f58df7844f0556:dgl-0.5.2-cp36-cp36m-manylinux1_x86_64.whl",
      ]
    }
    "0.5.1" = {
      released = "2020-08-30"
      python   = ["3.6", "3.7", "3.8"]
      source = [
        "wheels@1c0577293e0cbe037ec8ee42ae083a40:dgl_cu90-0.5.1-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@16facc215dcc033c6641fbbf14ff38e7:dgl_cu92-0.5.1-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@bf53c2e99d727b682e6c28a4d7fdd021:dgl_cu100-0.5.1-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@35f747b35d3b9abe3e9be5635cd0e96a:dgl_cu101-0.5.1-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@7fd8ec926c290fa3338154b380de19da:dgl_cu102-0.5.1-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@8746f5d6e263c4f88b8fc1405c0e3f5d:dgl-0.5.1-cp36-cp36m-manylinux1_x86_64.whl",
      ]
    }
    "0.5.0" = {
      released = "2020-08-20"
      python   = ["3.6", "3.7", "3.8"]
      source = [
        "wheels@0ad61d15f07afb390a6f1fabd7995790:dgl_cu90-0.5.0-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@a29c171c4aa2fdc78c1d3456b09f8ad4:dgl_cu92-0.5.0-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@039c551563374bc84cd5023591030257:dgl_cu100-0.5.0-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@d95eec7e570a970708f6a30527e644ce:dgl_cu101-0.5.0-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@2028832a334d82290438499e566f1d13:dgl_cu102-0.5.0-cp36-cp36m-manylinux1_x86_64.whl",
        "wheels@dfd67f26a3076a25005cea5f4fda1170:dgl-0.5.0-cp36-cp36m-manylinux1_x86_64.whl",
      ]
    }
    "0.4.3.post2" = {
      released = "2020-04-07"
      python   = ["3.5", "3.6", "3.7", "3.8"]
      source = [
        "wheels@fd1f106f0df0a56f2260af73baf2b139:dgl_cu90-0.4.3.post2-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@6dd3400b3cf21c5b24bd31cdfbaf5767:dgl_cu92-0.4.3.post2-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@406c76cd9ea044b8d931a6c70bbec7b9:dgl_cu100-0.4.3.post2-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@cd738a928bab36b578369dde34cc15f3:dgl_cu101-0.4.3.post2-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@e4b81d38311175bd95c050cdecc58427:dgl_cu102-0.4.3.post2-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@0fdafab254382d2d65664140680e3f25:dgl-0.4.3.post2-cp35-cp35m-manylinux1_x86_64.whl",
      ]
    }
    "0.4.3.post1" = {
      released = "2020-04-06"
      python   = ["3.5", "3.6", "3.7", "3.8"]
      source = [
        "wheels@cccfd3d47ddcc03156b9816720dee950:dgl_cu90-0.4.3.post1-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@c54592b27b51c43d31f3be903e91a4cf:dgl_cu92-0.4.3.post1-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@17f99aa681202394e9b5cbb5ff5366a1:dgl_cu100-0.4.3.post1-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@2b5343cb6e313f70215ef0d8ca96c348:dgl_cu101-0.4.3.post1-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@9a88a9b4c72524d3e2529b6f5bf912ae:dgl_cu102-0.4.3.post1-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@e63400fff37693df3288b135ad5b1f9a:dgl-0.4.3.post1-cp35-cp35m-manylinux1_x86_64.whl",
      ]
    }
    "0.4.3" = {
      released = "2020-03-31"
      python   = ["3.5", "3.6", "3.7", "3.8"]
      source = [
        "wheels@66070b29ca7b8c3aad1ad8ee970e14de:dgl_cu90-0.4.3-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@7b6e298b22e4a517cdcfc96fb91bdaee:dgl_cu92-0.4.3-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@ac8256223d30956c339d04f19a1d7701:dgl_cu100-0.4.3-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@0fae1920cf6d7df9d15a765ddbba6c8b:dgl_cu101-0.4.3-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@c2f4189bea360f635d9a3caff335d397:dgl_cu102-0.4.3-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@071cc1e04a9dcf29656be2fc9b54c44c:dgl-0.4.3-cp35-cp35m-manylinux1_x86_64.whl",
      ]
    }
    "0.4.2" = {
      released = "2020-01-22"
      python   = ["3.5", "3.6", "3.7"]
      source = [
        "wheels@b04a4121bf6f4ce0d7d45247200152d7:dgl_cu90-0.4.2-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@b844fed156f28c02987f62563bc94374:dgl_cu92-0.4.2-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@a190f13fca58161522efc24725c40f94:dgl_cu100-0.4.2-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@bf6e60f39a88f5caefc64a4b5fd65992:dgl_cu101-0.4.2-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@43d4a02864fbf4ab651acd082b518d1a:dgl_cu102-0.4.2-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@8b8e8967926ca7e32ef9e616b253d0a3:dgl-0.4.2-cp35-cp35m-manylinux1_x86_64.whl",
      ]
    }
  }
}

package "dgl" {
  python    = ["3.5", "3.6", "3.7"]
  min_glibc = "2.5"
  requires  = { numpy = ">=1.14.0" }
  platforms = ["linux/amd64", "windows/amd64"]
  rows = {
    "0.4.1" = {
      pypi      = ["dgl-cu90", "dgl-cu92", "dgl-cu100", "dgl-cu101", "dgl"]
      released  = "2019-11-04"
      cuda_also = ["9.0", "9.2", "10.0", "10.1"]
      source = [
        "wheels@4fa090d2d2e3e303a69db7ae478e0746:dgl_cu90-0.4.1-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@b4d9da82ca1d3f7925dd4225f6daaeca:dgl_cu92-0.4.1-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@465cddbf14d57eb8c4e8b1ae1b29b694:dgl_cu100-0.4.1-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@ab65535adcde4b6c4de8aead323dea07:dgl_cu101-0.4.1-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@066c05cd4ecb4e090f42115837a9ce54:dgl-0.4.1-cp35-cp35m-manylinux1_x86_64.whl",
      ]
    }
    "0.4" = {
      pypi      = ["dgl-cu90", "dgl-cu92", "dgl-cu100", "dgl"]
      released  = "2019-10-07"
      cuda_also = ["9.0", "9.2", "10.0"]
      source = [
        "wheels@f0dd40df40d45ad53e933ca79690d006:dgl_cu90-0.4-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@38125ac55d75e3bf4d46ac9875b05c2d:dgl_cu92-0.4-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@9359afd14d30d0c4825c4aae3db1f808:dgl_cu100-0.4-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@01a3091e84389a795d343e8bee8586cd:dgl-0.4-cp35-cp35m-manylinux1_x86_64.whl",
      ]
    }
    "0.3.1" = {
      pypi      = ["dgl-cu90", "dgl-cu92", "dgl-cu100", "dgl"]
      released  = "2019-08-28"
      cuda_also = ["9.0", "9.2", "10.0"]
      source = [
        "wheels@af999e440565ecb01693302efef34e72:dgl_cu90-0.3.1-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@3be042f04a2dc633f3e76a8d88e7d598:dgl_cu92-0.3.1-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@917a6eeeba6f40b0f30799766efbce25:dgl_cu100-0.3.1-cp35-cp35m-manylinux1_x86_64.whl",
        "wheels@d507ad439362010e84834aa135bd94ca:dgl-0.3.1-cp35-cp35m-manylinux1_x86_64.whl",
      ]
    }
    "0.3" = {
      released = "2019-06-13"
      source   = ["wheels@c08b4b5a8d3bc6826b29e632fc2f5f3f:dgl-0.3-cp35-cp35m-manylinux1_x86_64.whl"]
    }
    "0.2" = {
      released = "2019-03-08"
      source   = ["wheels@ce5085d9a3fdf154a91d95d8a8e09b25:dgl-0.2-cp35-cp35m-manylinux1_x86_64.whl"]
    }
    "0.1.3" = {
      without  = ["python"]
      released = "2018-12-12"
      source   = ["wheels@cf3b331c745c3660c9adc70ec251812a:dgl-0.1.3-py3-none-manylinux1_x86_64.whl"]
    }
    "0.1.2" = {
      without  = ["python"]
      released = "2018-12-07"
      source   = ["wheels@7a90be203591b4ad6e89812588c01e0a:dgl-0.1.2-py3-none-manylinux1_x86_64.whl"]
    }
    "0.1.1" = {
      released  = "2018-12-06"
      python    = ["3.5", "3.6"]
      platforms = ["linux/amd64"]
      source    = ["wheels@9dc6f6d794e17c33a5c076beb23f16a4:dgl-0.1.1-cp35-cp35m-manylinux1_x86_64.whl"]
    }
    "0.1.0" = {
      released  = "2018-12-06"
      min_glibc = "2.12"
      source    = ["wheels@f4b908cc869e1fa2fb1ac99bb81d89eb:dgl-0.1.0-cp35-cp35m-manylinux1_x86_64.whl"]
    }
    "0.0.1" = {
      released = "2018-12-03"
      source   = ["wheels@5af86896adf42a6eacfb071aa582f0dd:dgl-0.0.1-cp35-cp35m-manylinux1_x86_64.whl"]
    }
    "0.0.0" = {
      released  = "2022-03-16"
      python    = ["3.7"]
      platforms = ["linux/amd64"]
      source    = ["wheels@9c2bedddfd2d607a5d60b149d97dce55:dgl_cu115-0.0.0-cp37-cp37m-manylinux1_x86_64.whl"]
    }
  }
}
