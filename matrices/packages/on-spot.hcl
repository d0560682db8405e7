# Packages without wheels, which are always compiled where they are, against the framework there.

source "diff-gaussian-rasterization" {
  title = "graphdeco-inria/diff-gaussian-rasterization setup.py: an extension of torch's builder, without releases"
  url   = "https://github.com/graphdeco-inria/diff-gaussian-rasterization/blob/1e751edfe260b04a5f5ba34b02062a5fb227ddfa/setup.py"
  date  = "2026-11-26"
  class = "vendor"
}

source "simple-knn" {
  title = "simple-knn setup.py, of Inria and copied: an extension of torch's builder, without releases"
  url   = "https://github.com/camenduru/simple-knn/blob/3574f51fc18cf307791182a60f3eea6defe5a27e/setup.py"
  date  = "2026-11-26"
  class = "reported"
}

source "correlation-extension" {
  title = "ClementPinard/Pytorch-Correlation-extension setup.py: an extension of torch's builder"
  url   = "https://github.com/ClementPinard/Pytorch-Correlation-extension/blob/04f877da0278e307ef4f061503eef6b6d906f746/setup.py"
  date  = "2026-11-26"
  class = "vendor"
}

source "tiny-cuda-nn" {
  title = "NVlabs/tiny-cuda-nn bindings/torch/setup.py: an extension of torch's builder, with PTX, for the newest GPU that nvcc knows where it does not know the one there"
  url   = "https://github.com/NVlabs/tiny-cuda-nn/blob/02919511e152ee1059b51b7825bd9a4de659645c/bindings/torch/setup.py"
  date  = "2026-11-26"
  class = "vendor"
}

source "fused-ssim" {
  title = "rahul-goel/fused-ssim setup.py: an extension of torch's builder, without releases"
  url   = "https://github.com/rahul-goel/fused-ssim/blob/06639467f158a30e830f712319e730a9bc2b5033/setup.py"
  date  = "2026-11-26"
  class = "vendor"
}

source "minkowskiengine" {
  title = "NVIDIA/MinkowskiEngine setup.py: an extension of torch's builder"
  url   = "https://github.com/NVIDIA/MinkowskiEngine/blob/0598858c373613ebdc14f3c85618309572ff7bbf/setup.py"
  date  = "2026-11-26"
  class = "vendor"
}

source "groundingdino" {
  title = "IDEA-Research/GroundingDINO setup.py: an extension of torch's builder where there is a CUDA toolkit"
  url   = "https://github.com/IDEA-Research/GroundingDINO/blob/19d44393bcee876bf0fe0ef120497dbad11a2b62/setup.py"
  date  = "2026-11-27"
  class = "vendor"
}

source "torchsparse" {
  title = "mit-han-lab/torchsparse setup.py: an extension of torch's builder"
  url   = "https://github.com/mit-han-lab/torchsparse/blob/01a84bd50a63181a45136d4ea2d1dee3ef33b321/setup.py"
  date  = "2026-11-27"
  class = "vendor"
}

source "pointnet2-ops" {
  title = "erikwijmans/Pointnet2_PyTorch pointnet2_ops_lib/setup.py: an extension of torch's builder"
  url   = "https://github.com/erikwijmans/Pointnet2_PyTorch/blob/2772d68d0d80289510c1d8f4b45b4b9fa741509d/pointnet2_ops_lib/setup.py"
  date  = "2026-11-27"
  class = "vendor"
}

source "nvdiffrast" {
  title = "NVlabs/nvdiffrast setup.py: an extension of torch's builder; up to 0.3 compiled by it at first use"
  url   = "https://github.com/NVlabs/nvdiffrast/blob/253ac4fcea7de5f396371124af597e6cc957bfae/setup.py"
  date  = "2026-11-27"
  class = "vendor"
}

source "deformable-detr" {
  title = "fundamentalvision/Deformable-DETR models/ops/setup.py: an extension of torch's builder, which Mask2Former, DINO and others have copied"
  url   = "https://github.com/fundamentalvision/Deformable-DETR/blob/11169a60c33333af00a4849f1808023eba96a931/models/ops/setup.py"
  date  = "2026-11-27"
  class = "vendor"
}

source "openpcdet" {
  title = "open-mmlab/OpenPCDet setup.py: extensions of torch's builder"
  url   = "https://github.com/open-mmlab/OpenPCDet/blob/8cacccec11db6f59bf6934600c9a175dae254806/setup.py"
  date  = "2026-11-27"
  class = "vendor"
}

source "inplace-abn" {
  title = "mapillary/inplace_abn setup.py: an extension of torch's builder where torch has CUDA"
  url   = "https://github.com/mapillary/inplace_abn/blob/b50bfe9c7cd7116a3ab091a352b48d6ba5ee701c/setup.py"
  date  = "2026-11-27"
  class = "vendor"
}

source "grouped-gemm" {
  title = "tgale96/grouped_gemm setup.py: an extension of torch's builder"
  url   = "https://github.com/tgale96/grouped_gemm/blob/ebeae0bb3ded459886309b2a30410deb16937af4/setup.py"
  date  = "2026-11-27"
  class = "vendor"
}

source "knn-cuda" {
  title = "unlimblue/KNN_CUDA knn_cuda/__init__.py: compiled by torch's builder of extensions as it is imported"
  url   = "https://github.com/unlimblue/KNN_CUDA/blob/619617b51ce2df785e276164cd8cac0234eb8e8c/knn_cuda/__init__.py"
  date  = "2026-11-27"
  class = "vendor"
}

source "selective-scan" {
  title = "MzeroMiko/VMamba kernels/selective_scan/setup.py: an extension of torch's builder"
  url   = "https://github.com/MzeroMiko/VMamba/blob/2ed52ead062a51a64521ed3871d52914bf532876/kernels/selective_scan/setup.py"
  date  = "2026-11-27"
  class = "vendor"
}

source "pointops" {
  title = "Pointcept/Pointcept libs/pointops/setup.py: an extension of torch's builder"
  url   = "https://github.com/Pointcept/Pointcept/blob/d74c646db6abec569d0f23e0c34e7ddfce142789/libs/pointops/setup.py"
  date  = "2026-11-27"
  class = "vendor"
}

source "maskrcnn-benchmark" {
  title = "facebookresearch/maskrcnn-benchmark setup.py: an extension of torch's builder"
  url   = "https://github.com/facebookresearch/maskrcnn-benchmark/blob/57eec25b75144d9fb1a6857f32553e1574177daf/setup.py"
  date  = "2026-11-27"
  class = "vendor"
}

source "spargeattn" {
  title = "thu-ml/SpargeAttn setup.py: extensions of torch's builder"
  url   = "https://github.com/thu-ml/SpargeAttn/blob/bfd980b781784c04ad6a53e7ee657c0645d99171/setup.py"
  date  = "2026-11-27"
  class = "vendor"
}

source "pycuda" {
  title = "PyCUDA pycuda/compiler.py: nvcc compiles kernels as they are used, with -arch of the very GPU"
  url   = "https://github.com/inducer/pycuda/blob/v2022.1/pycuda/compiler.py"
  date  = "2022-06-27"
  class = "vendor"
}

source "pycuda-258" {
  title = "PyCUDA issues 191 and 258: CUDA 9.0 beside an RTX 2070 and an nvcc before 11.1 beside an RTX 3070 end in \"not defined for option 'gpu-architecture'\""
  url   = "https://github.com/inducer/pycuda/issues/258"
  date  = "2020-11-30"
  class = "reported"
}

source "minkowskiengine-cuda12" {
  title = "NVIDIA/MinkowskiEngine issues 543, 594 and 638: 0.5.4 and the main branch do not compile with CUDA 12, whose thrust they do not include all of"
  url   = "https://github.com/NVIDIA/MinkowskiEngine/issues/594"
  date  = "2026-09-02"
  class = "reported"
}

source "pointnet2-ops-cuda12" {
  title = "erikwijmans/Pointnet2_PyTorch issues 180 and 182: the setup asks for compute_37, which nvcc 12 does not know"
  url   = "https://github.com/erikwijmans/Pointnet2_PyTorch/issues/180"
  date  = "2024-05-13"
  class = "reported"
}

source "simple-knn-float" {
  title = "camenduru/simple-knn pull request 4, issue 2: FLT_MAX is undefined since CUDA 12.5; copies lack the header that defines it"
  url   = "https://github.com/camenduru/simple-knn/pull/4"
  date  = "2025-02-17"
  class = "reported"
}

source "groundingdino-torch26" {
  title = "IDEA-Research/GroundingDINO pull requests 409 and 462, issue 405: the CUDA sources compile beside torch 2.5 and not beside 2.6"
  url   = "https://github.com/IDEA-Research/GroundingDINO/pull/409"
  date  = "2026-07-31"
  class = "reported"
}

source "deformable-detr-torch26" {
  title = "IDEA-Research/MaskDINO pull request 123, huggingface/transformers issue 35976: the operators of Deformable-DETR do not compile beside torch 2.6"
  url   = "https://github.com/huggingface/transformers/issues/35976"
  date  = "2025-02-21"
  class = "reported"
}

source "maskrcnn-benchmark-thc" {
  title = "facebookresearch/maskrcnn-benchmark issue 1340: THC/THC.h is not in torch 1.11; with 1.10.1 it compiles"
  url   = "https://github.com/facebookresearch/maskrcnn-benchmark/issues/1340"
  date  = "2022-06-12"
  class = "reported"
}

source "torchsort" {
  title = "torchsort 0.1.10 setup.py, of the source that PyPI has alone: an extension of torch's builder, for CUDA where there is nvcc"
  url   = "https://pypi.org/project/torchsort/0.1.10/"
  date  = "2025-06-09"
  class = "vendor"
}

source "fast-transformers" {
  title = "pytorch-fast-transformers 0.4.0 setup.py, of the source that PyPI has alone: extensions of torch's builder, for CUDA where there is nvcc"
  url   = "https://pypi.org/project/pytorch-fast-transformers/0.4.0/"
  date  = "2021-04-15"
  class = "vendor"
}

source "diff-surfel-rasterization" {
  title = "hbb1/diff-surfel-rasterization setup.py: an extension of torch's builder, without releases"
  url   = "https://github.com/hbb1/diff-surfel-rasterization/blob/362a17ac8e4a0b7abd8922c38e586166d8283d4c/setup.py"
  date  = "2026-11-30"
  class = "vendor"
}

source "lietorch" {
  title = "princeton-vl/lietorch setup.py: extensions of torch's builder"
  url   = "https://github.com/princeton-vl/lietorch/blob/2ed04390a8f667735a858092538e78a19535db73/setup.py"
  date  = "2026-11-30"
  class = "vendor"
}

source "numpy-distutils" {
  title = "numpy.distutils: none for Python 3.12 and later, and no setuptools of 60 or later beside it"
  url   = "https://numpy.org/doc/1.26/reference/distutils_status_migration.html"
  date  = "2023-09-16"
  class = "vendor"
}

package_info {
  on_spot = true
  rows = {
    "pycuda" = {
      pypi          = "pycuda"
      module        = "pycuda.driver"
      any_framework = true
      source        = ["pycuda", "pycuda-258"]
    }
    "diff-gaussian-rasterization" = {
      module      = "diff_gaussian_rasterization"
      arch_list   = true
      build_tools = ["setuptools", "wheel"]
      source      = ["diff-gaussian-rasterization"]
      cell_source = { build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel"] }
    }
    "simple-knn" = {
      module      = "simple_knn"
      toolkit_end = "12.5"
      arch_list   = true
      build_tools = ["setuptools", "wheel"]
      source      = ["simple-knn", "simple-knn-float"]
      cell_source = {
        build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel"]
        toolkit_end = ["simple-knn-float"]
      }
    }
    "spatial-correlation-sampler" = {
      pypi        = "spatial-correlation-sampler"
      module      = "spatial_correlation_sampler"
      build_tools = ["setuptools", "wheel"]
      source      = ["correlation-extension"]
      cell_source = {
        build_tools = [
          "pip-no-build-isolation",
          "setuptools-bdist-wheel",
          "wheels@872d720d3740f3caf0d15620af5180af:spatial_correlation_sampler-0.5.0.tar.gz",
        ]
      }
    }
    "tinycudann" = {
      aliases     = ["tiny-cuda-nn"]
      module      = "tinycudann"
      hands_ptx   = true
      build_tools = ["setuptools", "wheel"]
      source      = ["tiny-cuda-nn"]
      cell_source = { build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel"] }
    }
    "fused-ssim" = {
      module      = "fused_ssim"
      build_tools = ["setuptools", "wheel"]
      source      = ["fused-ssim"]
      cell_source = { build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel"] }
    }
    "minkowskiengine" = {
      pypi        = "minkowskiengine"
      module      = "MinkowskiEngine"
      toolkit_end = "12.0"
      python_end  = "3.12"
      build_tools = ["setuptools<60", "wheel", "numpy<2", "ninja"]
      build_debs  = ["libopenblas-dev"]
      source      = ["minkowskiengine", "minkowskiengine-cuda12"]
      cell_source = {
        build_debs  = ["wheels@b1879c00d0b0b1d30ba622cce239886a:MinkowskiEngine-0.5.4.tar.gz"]
        build_tools = ["wheels@b1879c00d0b0b1d30ba622cce239886a:MinkowskiEngine-0.5.4.tar.gz", "numpy-distutils"]
        python_end  = ["wheels@b1879c00d0b0b1d30ba622cce239886a:MinkowskiEngine-0.5.4.tar.gz", "numpy-distutils"]
        toolkit_end = ["minkowskiengine-cuda12"]
      }
    }
    "groundingdino" = {
      pypi            = "groundingdino-py"
      aliases         = ["groundingdino-py"]
      module          = "groundingdino._C"
      compiles_beside = { torch = "<2.6" }
      arch_list       = true
      build_tools     = ["setuptools", "wheel"]
      source          = ["groundingdino", "groundingdino-torch26"]
      cell_source = {
        build_tools = [
          "pip-no-build-isolation",
          "setuptools-bdist-wheel",
          "wheels@23de56af498b7cdcc024eb1062fc3179:groundingdino-py-0.4.0.tar.gz",
        ]
        compiles_beside = ["groundingdino-torch26"]
      }
    }
    "torchsparse" = {
      module      = "torchsparse"
      arch_list   = true
      build_tools = ["setuptools", "wheel"]
      source      = ["torchsparse"]
      cell_source = { build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel"] }
    }
    "pointnet2-ops" = {
      module      = "pointnet2_ops"
      toolkit_end = "12.0"
      build_tools = ["setuptools", "wheel"]
      source      = ["pointnet2-ops", "pointnet2-ops-cuda12"]
      cell_source = {
        build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel"]
        toolkit_end = ["pointnet2-ops-cuda12"]
      }
    }
    "nvdiffrast" = {
      module      = "nvdiffrast.torch"
      build_tools = ["setuptools", "wheel"]
      source      = ["nvdiffrast"]
      cell_source = { build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel"] }
    }
    "multiscaledeformableattention" = {
      module          = "MultiScaleDeformableAttention"
      compiles_beside = { torch = "<2.6" }
      arch_list       = true
      build_tools     = ["setuptools", "wheel"]
      source          = ["deformable-detr", "deformable-detr-torch26"]
      cell_source = {
        build_tools     = ["pip-no-build-isolation", "setuptools-bdist-wheel"]
        compiles_beside = ["deformable-detr-torch26"]
      }
    }
    "pcdet" = {
      aliases     = ["openpcdet"]
      module      = "pcdet.ops.iou3d_nms.iou3d_nms_cuda"
      arch_list   = true
      build_tools = ["setuptools", "wheel"]
      source      = ["openpcdet"]
      cell_source = { build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel"] }
    }
    "inplace-abn" = {
      pypi        = "inplace-abn"
      module      = "inplace_abn"
      build_tools = ["setuptools", "wheel", "setuptools-scm"]
      source      = ["inplace-abn"]
      cell_source = {
        build_tools = [
          "pip-no-build-isolation",
          "setuptools-bdist-wheel",
          "wheels@7c286ca53d35cb37b0d1f8b9beb5a910:inplace-abn-1.1.0.tar.gz",
        ]
      }
    }
    "grouped-gemm" = {
      pypi        = "grouped-gemm"
      module      = "grouped_gemm_backend"
      build_tools = ["setuptools<82", "wheel", "packaging"]
      source      = ["grouped-gemm"]
      cell_source = {
        build_tools = [
          "pip-no-build-isolation",
          "setuptools-bdist-wheel",
          "wheels@f0555da33a975610e9160f52449082c5:grouped_gemm-0.3.0.tar.gz",
          "setuptools-pkg-resources",
        ]
      }
    }
    "knn-cuda" = {
      module      = "knn_cuda"
      build_tools = ["setuptools", "wheel"]
      source      = ["knn-cuda"]
      cell_source = { build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel"] }
    }
    "selective-scan" = {
      module      = "selective_scan_cuda_oflex"
      build_tools = ["setuptools", "wheel"]
      source      = ["selective-scan"]
      cell_source = { build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel"] }
    }
    "pointops" = {
      module      = "pointops._C"
      arch_list   = true
      build_tools = ["setuptools", "wheel"]
      source      = ["pointops"]
      cell_source = { build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel"] }
    }
    "maskrcnn-benchmark" = {
      module          = "maskrcnn_benchmark._C"
      compiles_beside = { torch = "<1.11" }
      build_tools     = ["setuptools", "wheel"]
      source          = ["maskrcnn-benchmark", "maskrcnn-benchmark-thc"]
      cell_source = {
        build_tools     = ["pip-no-build-isolation", "setuptools-bdist-wheel"]
        compiles_beside = ["maskrcnn-benchmark-thc"]
      }
    }
    "torchsort" = {
      pypi        = "torchsort"
      module      = "torchsort"
      build_tools = ["setuptools", "wheel"]
      source      = ["torchsort"]
      cell_source = {
        build_tools = [
          "pip-no-build-isolation",
          "setuptools-bdist-wheel",
          "wheels@416a7dd2ab88332b27e98318d7fb2e02:torchsort-0.1.10.tar.gz",
        ]
      }
    }
    "pytorch-fast-transformers" = {
      pypi        = "pytorch-fast-transformers"
      module      = "fast_transformers"
      build_tools = ["setuptools", "wheel"]
      source      = ["fast-transformers"]
      cell_source = {
        build_tools = [
          "pip-no-build-isolation",
          "setuptools-bdist-wheel",
          "wheels@d1826bc31b9dfbcd018998b897667e89:pytorch-fast-transformers-0.4.0.tar.gz",
        ]
      }
    }
    "diff-surfel-rasterization" = {
      module      = "diff_surfel_rasterization"
      arch_list   = true
      build_tools = ["setuptools", "wheel"]
      source      = ["diff-surfel-rasterization"]
      cell_source = { build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel"] }
    }
    "lietorch" = {
      module      = "lietorch"
      arch_list   = true
      build_tools = ["setuptools", "wheel"]
      source      = ["lietorch"]
      cell_source = { build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel"] }
    }
    "spas-sage-attn" = {
      aliases     = ["spargeattn"]
      module      = "spas_sage_attn"
      build_tools = ["setuptools", "wheel"]
      source      = ["spargeattn"]
      cell_source = { build_tools = ["pip-no-build-isolation", "setuptools-bdist-wheel"] }
    }
  }
}
