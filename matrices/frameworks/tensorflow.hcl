# TensorFlow releases and their builds.
#
# cuda_full: absent where only major.minor is known
# min_driver: driver the docs ask for
# platform: platforms with GPU support in the official wheel; those of the wheels without GPU code
#   stand in the build cpu
# ptx: PTX targets
# python: Linux wheels per the docs table
# sm: cubin targets of the official Linux wheel; compute_XY in the build config gives cubin and PTX
#   for XY

source "tensorflow-17445" {
  title = "tensorflow/tensorflow issue 17445: the binaries take compute capability 3.5, the documents said 3.0"
  url   = "https://github.com/tensorflow/tensorflow/issues/17445"
  date  = "2026-11-22"
  class = "reported"
}

source "tensorflow-17566" {
  title = "tensorflow/tensorflow issue 17566 (1.6.0; stanfordnlp/mac-network issue 23 has it of 1.5): the wheels refuse a cuDNN of a newer minor than the 7.0 that they were compiled with"
  url   = "https://github.com/tensorflow/tensorflow/issues/17566"
  date  = "2026-11-27"
  class = "reported"
}

source "tensorflow-35376" {
  title = "tensorflow/tensorflow issue 35376: the wheel of 1.15.0 was compiled with cuDNN 7.6.0, and refuses 7.4.1"
  url   = "https://github.com/tensorflow/tensorflow/issues/35376"
  date  = "2026-11-27"
  class = "reported"
}

source "tf-dockerfiles" {
  title = "tensorflow/tensorflow tensorflow/tools/dockerfiles/dockerfiles/gpu.Dockerfile: the images called gpu are made from nvidia/cuda:VERSION-base"
  url   = "https://github.com/tensorflow/tensorflow/blob/030ac63a93967da57a6272f42f1b52b779e12091/tensorflow/tools/dockerfiles/dockerfiles/gpu.Dockerfile"
  date  = "2026-11-27"
  class = "vendor"
}

source "tf-90245" {
  title = "tensorflow/tensorflow issue 90245: modules compiled against NumPy 1 do not load beside NumPy 2 (_ARRAY_API not found)"
  url   = "https://github.com/tensorflow/tensorflow/issues/90245"
  date  = "2026-11-25"
  class = "reported"
}

source "tf-25593" {
  title = "tensorflow/tensorflow issue 25593: the wheels of 1.13 and 1.14 ask for GLIBC_2.23 whatever their tag says"
  url   = "https://github.com/tensorflow/tensorflow/issues/25593"
  date  = "2026-11-21"
  class = "reported"
}

source "PINTO0309/onnx2tf" {
  title = "lock files in PINTO0309/onnx2tf that record published wheels"
  url   = "https://github.com/PINTO0309/onnx2tf"
  date  = "2026-11-20"
  class = "measured"
}

source "Physical-Intelligence/openpi" {
  title = "lock files in Physical-Intelligence/openpi that record published wheels"
  url   = "https://github.com/Physical-Intelligence/openpi"
  date  = "2026-11-20"
  class = "measured"
}

source "SeldonIO/MLServer" {
  title = "lock files in SeldonIO/MLServer that record published wheels"
  url   = "https://github.com/SeldonIO/MLServer"
  date  = "2026-11-20"
  class = "measured"
}

source "artefactory/choice-learn" {
  title = "lock files in artefactory/choice-learn that record published wheels"
  url   = "https://github.com/artefactory/choice-learn"
  date  = "2026-11-20"
  class = "measured"
}

source "github.com/tensorflow/tensorflow/pull/123945" {
  title = "tensorflow/tensorflow pull request 123945"
  url   = "https://github.com/tensorflow/tensorflow/pull/123945"
  date  = "2026-11-20"
  class = "vendor"
}

source "google/flax-locks" {
  title = "lock files in google/flax that record published wheels"
  url   = "https://github.com/google/flax"
  date  = "2026-11-20"
  class = "measured"
}

source "opendatahub-io/notebooks" {
  title = "lock files in opendatahub-io/notebooks that record published wheels"
  url   = "https://github.com/opendatahub-io/notebooks"
  date  = "2026-11-20"
  class = "measured"
}

source "tensorflow/docs" {
  title = "tensorflow/docs at the revision named"
  url   = "https://github.com/tensorflow/docs"
  date  = "2026-11-20"
  class = "vendor"
}

source "jetson-containers-tensorflow" {
  title = "dusty-nv/jetson-containers packages/tensorflow/config.py: the TensorFlow wheels of JetPack 4, 5 and 6 and their addresses"
  url   = "https://github.com/dusty-nv/jetson-containers/blob/0bf2d5314278952aea14af8878153afa5ebc16a1/packages/tensorflow/config.py"
  date  = "2026-11-21"
  class = "vendor"
}

source "jetson-redist-v512" {
  title = "NVIDIA folder of wheels for JetPack 5.1.2, named in public install scripts: tensorflow-2.12.0+nv23.06-cp38"
  url   = "https://developer.download.nvidia.com/compute/redist/jp/v512/tensorflow/"
  date  = "2026-11-21"
  class = "vendor"
}

source "jetson-redist-v61" {
  title = "NVIDIA folder of wheels for JetPack 6.1, named in public install scripts: tensorflow-2.16.1+nv24.08-cp310"
  url   = "https://developer.download.nvidia.com/compute/redist/jp/v61/tensorflow/"
  date  = "2026-11-21"
  class = "vendor"
}

source "tf-jetson-guide" {
  title = "NVIDIA, Installing TensorFlow for Jetson Platform (March 2024)"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/pdf/Install-TensorFlow-Jetson-Platform.pdf"
  date  = "2024-03-31"
  class = "vendor"
}

source "tensorflow/tensorflow" {
  title = "TensorFlow sources"
  url   = "https://github.com/tensorflow/tensorflow"
  date  = "2026-11-20"
  class = "vendor"
}

source "tf-release-notes" {
  title = "tensorflow main (2026-01-28 snapshot in theIArchitecture/tensorflow):RELEASE.md"
  date  = "2026-01-28"
  class = "vendor"
}

source "tf-blackwell" {
  title = "tensorflow/tensorflow issues 89272, 97387, 99592, 101746 and 111958: the PTX of the wheels ends in CUDA_ERROR_INVALID_PTX on Blackwell"
  url   = "https://github.com/tensorflow/tensorflow/issues/89272"
  date  = "2026-11-20"
  class = "reported"
}

guidance "tensorflow" {
  source = ["tensorflow/docs@7c3650212:site/en/install/source.md"]
  rows = {
    "package-tensorflow-gpu" = {
      text = "tensorflow-gpu: separate GPU wheel; required for GPU up to 1.14 and for 2.0; from 1.15 and 2.1 plain tensorflow has the same GPU code; 2.12.0: replaced by a stub"
      from = "1.0.0"
      to   = "2.11.x"
    }
    "package-tensorflow-cpu" = { text = "tensorflow-cpu: CPU-only build", from = "1.15.0 / 2.1.0" }
    "package-tensorflow-and-cuda" = {
      text = "tensorflow[and-cuda]: CUDA libraries as nvidia wheels, Linux only"
      from = "2.14.0"
    }
    "package-tensorflow-cpu-aws" = {
      text = "tensorflow-cpu-aws: what tensorflow pulls on linux/arm64; native arm64 wheels since 2.16 (CPU only)"
      from = "2.10"
      to   = "2.15"
    }
    "package-tensorflow-intel" = {
      text = "tensorflow-intel: what tensorflow pulls on Windows (CPU only since 2.11); still referenced by the setup template of early 2025"
      from = "2.10"
      to   = "2.19"
    }
    "package-tensorflow-macos" = {
      text = "tensorflow-macos: Apple silicon; merged into tensorflow with 2.13+/2.16"
      to   = "2.15"
    }
    "and-cuda-exactness" = {
      text = "2.14-2.19 pin nvidia wheels with ==; 2.20 and later use >= lower bounds with a major-version cap"
      from = "2.14"
    }
    "cudnn-at-run-time" = {
      text = "runtime cuDNN must have the same major version and a minor version not below the one compiled against"
    }
    "tf-keras-2.15" = { text = "tf-keras 2.15.x (optional)", from = "2.15", to = "2.15" }
    "tf-keras-2.16" = { text = "tf-keras ~=2.16", from = "2.16", to = "2.16" }
    "tf-keras-2.17" = { text = "tf-keras ~=2.17", from = "2.17", to = "2.17" }
    "tf-keras-2.18" = { text = "tf-keras ~=2.18", from = "2.18", to = "2.18" }
    "tf-keras-2.19" = { text = "tf-keras ~=2.19", from = "2.19", to = "2.19" }
    "tf-keras-2.20" = { text = "tf-keras 2.20.x", from = "2.20", to = "2.20" }
    "tf-keras-2.21" = { text = "tf-keras 2.21.0 (2026-03-18)", from = "2.21", to = "2.21" }
    "tf-keras"      = { text = "tf-keras: same minor as tensorflow", from = "2.15" }
    "blackwell-alternative-1" = {
      text       = "NVIDIA NGC image / nvidia-tensorflow 2.17.0+nv25.2: CUDA 12.8, sm 7.5,8.0,8.6,10.0,12.0 + PTX 9.0 (get_build_info outputs)"
      instead_on = ["blackwell"]
    }
    "blackwell-alternative-2" = {
      text       = "conda-forge tensorflow 2.19.1: CUDA 12.8 build, sm 6.0,7.0,7.5,8.0,8.6,8.9,9.0,10.0,12.0 + PTX 12.0"
      instead_on = ["blackwell"]
    }
    "blackwell-alternative-3" = { text = "conda-forge libtensorflow 2.21.0: CUDA 12.9 and 13.0 builds" }
    "blackwell-alternative-4" = {
      text = "AWS deep-learning container TensorFlow 2.21.0: CUDA 12.9.1, cuDNN 9.24.0.43, NCCL 2.30.7 (official wheel inside)"
    }
    "with-jax-2.14.x" = {
      text     = "tensorflow[and-cuda] 2.14.x shares an environment with jax 0.4.7 - 0.4.10 [cuda11_pip] (derived: intersection of nvidia pins, ml_dtypes, numpy and python of both metadata sets, then cuDNN major of both builds)"
      inferred = ["text"]
    }
    "with-jax-2.15.x" = {
      text     = "tensorflow[and-cuda] 2.15.x shares an environment with jax 0.4.7 - 0.4.17 [cuda12_pip]; 0.4.18+ fails on NCCL (derived: intersection of nvidia pins, ml_dtypes, numpy and python of both metadata sets, then cuDNN major of both builds)"
      inferred = ["text"]
    }
    "with-jax-2.16.x-2.17.x" = {
      text     = "tensorflow[and-cuda] 2.16.x, 2.17.x shares an environment with jax 0.4.11 - 0.4.28 [cuda12_pip]; 0.4.29+ fails on cuDNN 9 (derived: intersection of nvidia pins, ml_dtypes, numpy and python of both metadata sets, then cuDNN major of both builds)"
      inferred = ["text"]
    }
    "with-jax-2.18.x-2.19.x" = {
      text     = "tensorflow[and-cuda] 2.18.x, 2.19.x shares an environment with jax 0.4.29 - 0.4.35 [cuda12]; 0.4.36+ fails on nvcc >= 12.6.85 (derived: intersection of nvidia pins, ml_dtypes, numpy and python of both metadata sets, then cuDNN major of both builds)"
      inferred = ["text"]
    }
    "with-jax-2.20-2.21" = {
      text     = "tensorflow[and-cuda] 2.20, 2.21 shares an environment with jax 0.4.29 and later [cuda12]; cuda13 extras use differently named wheels and do not clash (derived: intersection of nvidia pins, ml_dtypes, numpy and python of both metadata sets, then cuDNN major of both builds)"
      inferred = ["text"]
    }
  }
}

source "nvidia-tensorflow" {
  title = "NVIDIA/tensorflow README.md: the wheels of nvidia-tensorflow are NVIDIA's build of TensorFlow, on an index of its own"
  url   = "https://github.com/NVIDIA/tensorflow/blob/1312c617af25ff764e4fdcd598c4eeb55a91535c/README.md"
  date  = "2026-11-26"
  class = "vendor"
}

source "keras-14129" {
  title = "keras-team/keras issue 14129, and METADATA in its wheels: Keras 2.4 requires TensorFlow 2.2 or newer, and says so as it is imported (issue 14149)"
  url   = "https://github.com/keras-team/keras/issues/14129"
  date  = "2020-06-18"
  class = "vendor"
}

source "tf-10025" {
  title = "tensorflow/models issue 10025: Keras of the repository of its own, from 2.5 on, takes tf.__internal__, which came with TensorFlow 2.5; with 2.4.1 it does not import (tensorflow issue 48799)"
  url   = "https://github.com/tensorflow/models/issues/10025"
  date  = "2021-06-07"
  class = "vendor"
}

source "tf-nightlies" {
  title = "tensorflow/tensorflow README.md: nightlies are tf-nightly and tf-nightly-cpu on the index; issue 44750: tf-nightly-gpu runs on an RTX 3090"
  url   = "https://github.com/tensorflow/tensorflow/issues/44750"
  date  = "2026-11-27"
  class = "reported"
}

source "pypi-tf-nightly-gpu" {
  title = "tf-nightly-gpu on the default index: 2.12.0 alone, a source archive whose setup.py raises where it is to be installed"
  url   = "https://pypi.org/project/tf-nightly-gpu/"
  date  = "2026-11-29"
  class = "vendor"
}

source "pypi-tensorflow-gpu" {
  title = "tensorflow-gpu 2.12.0 on the default index, setup.py: the package has been removed, and raises where it is to be installed"
  url   = "https://pypi.org/project/tensorflow-gpu/2.12.0/"
  date  = "2026-11-29"
  class = "vendor"
}

source "tensorflow-feedstock" {
  title = "conda-forge/tensorflow-feedstock recipe/meta.yaml: from 2.9.0 to 2.19.1 the builds for CUDA of tensorflow and tensorflow-base ask for __cuda, and tensorflow-gpu runs with one of them"
  url   = "https://github.com/conda-forge/tensorflow-feedstock/blob/2cc3b129b716df332eca23d6169be93bf05fabd6/recipe/meta.yaml"
  date  = "2026-11-29"
  class = "vendor"
}

framework_info "tensorflow" {
  name               = "TensorFlow"
  rank               = 2
  aliases            = ["tf"]
  packages           = ["tensorflow", "tensorflow-gpu", "tensorflow-cpu", "tensorflow-intel"]
  vendor_packages    = ["nvidia-tensorflow"]
  nightlies          = { tf-nightly = "tensorflow", tf-nightly-cpu = "tensorflow-cpu", tf-nightly-gpu = "tensorflow-gpu" }
  module             = "tensorflow"
  companions         = ["keras", "tf-keras"]
  libraries          = ["libtensorflow"]
  conda              = ["tensorflow", "tensorflow-gpu", "tensorflow-base", "libtensorflow"]
  conda_forge_driver = "2.9.0"
  images             = ["docker.io/tensorflow/tensorflow"]
  image_gpu          = "gpu"
  image_on_cuda      = "gpu"
  report_names       = ["tensorflow", "tf", "tf.version.version"]
  selftest           = "tensorflow"
  cudnn_error        = "tf-cudnn-runtime-vs-compiled"
  cpu_build_error    = "tf-skipping-gpu-registration"
  xla                = true
  source             = ["tensorflow/docs@7c3650212:site/en/install/source.md"]
  cell_source = {
    vendor_packages    = ["nvidia-tensorflow"]
    conda_forge_driver = ["tensorflow-feedstock"]
    nightlies          = ["tf-nightlies"]
    image_on_cuda      = ["tf-dockerfiles"]
  }
  stub "tensorflow-gpu" {
    refused  = ["2.12.0"]
    released = "2023-01-24"
    source   = ["pypi-tensorflow-gpu"]
  }
  stub "tf-nightly-gpu" {
    refused  = ["2.12.0"]
    released = "2023-01-24"
    source   = ["pypi-tf-nightly-gpu"]
  }
  trait {
    from = "2.16"
    rows = {
      "wheel-libraries-not-found" = { source = ["github.com/tensorflow/tensorflow/issues/63362"] }
      "wheel-libraries-lost"      = { to = "2.16.2", source = ["github.com/tensorflow/tensorflow/issues/63362"] }
      "xla-by-default"            = { from = "2.11", source = ["tf-release-notes"] }
      "ptx-refused"               = { without = ["from"], on = ["blackwell", "rubin"], source = ["tf-blackwell"] }
      "keras-3"                   = { source = ["tf-release-notes"] }
    }
  }
}

framework "tensorflow" "2.22.0rc0" {
  cell_source = { pair_specs = ["wheels@f3667f4f5d26c71e3e773b9cbca03443:tensorflow-2.22.0rc0-cp310-cp310-manylinux_2_27_x86_64.whl"] }
  pair_specs  = { gast = ">=0.2.1,!=0.5.0,!=0.5.1,!=0.5.2", h5py = ">=3.11.0,<3.15.0", ml-dtypes = ">=0.5.1,<1.0.0", numpy = ">=1.26.0", protobuf = ">=6.31.1,<8.0.0", typing-extensions = ">=3.6.6", wrapt = ">=1.11.0" }
  package     = "tensorflow"
  released    = "2026-09-22"
  prerelease  = true
  python      = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  source      = ["public-files", "github.com/tensorflow/tensorflow/pull/123945"]
  inferred    = ["build"]
  notes = [
    "only release candidate seen up to mid-October 2026; no evidence of 2.22.0 final",
    "main in July 2026 still built CUDA 12 with cuda_clang and without sm_100/sm_120; a cuda13_version config (CUDA 13.0.0, cuDNN 9.12.0) exists for local builds (PR 123945)",
    "h5py still capped below 3.15",
    "keras: keras-nightly (rc only)",
    "released: third-party note of the index upload (GitHub release 2026-09-24)",
  ]
  build "gpu" {
    extra      = "and-cuda"
    pins       = { nvidia-cudnn-cu12 = ">=9.10.2.21" }
    index_kind = "pypi"
    source     = ["public-files", "github.com/tensorflow/tensorflow/pull/123945"]
    platform "linux/amd64" {
      delivery = "pip-nvidia-wheels"
    }
  }
  build "gpu-system" {
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source       = ["public-files", "github.com/tensorflow/tensorflow/pull/123945"]
    platform "linux/amd64" {
      delivery = "system"
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["linux/arm64", "windows/amd64"]
    source       = ["public-files", "github.com/tensorflow/tensorflow/pull/123945"]
    notes        = ["the same build for linux/amd64 is the package tensorflow-cpu"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/arm64", "windows/amd64"]
    }
  }
}

framework "tensorflow" "2.21.0" {
  like     = "2.20.0"
  without  = ["pair_specs.tensorboard"]
  released = "2026-03-06"
  python   = ["3.10", "3.11", "3.12", "3.13"]
  pair_specs = {
    h5py     = ">=3.11.0,<3.15.0"
    keras    = ">=3.12.0"
    protobuf = ">=6.31.1,<8.0.0"
    tf-keras = ">=2.21,<2.22"
  }
  min_glibc = "2.27"
  source = [
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "PINTO0309/onnx2tf@79251fac2b:uv.lock",
    "tensorflow/tensorflow@main-2026-01-28:tensorflow/tools/pip_package/setup.py.tpl",
    "tensorflow/tensorflow@main-2026-01-28:.bazelrc",
  ]
  cell_source = {
    pair_specs = ["wheels@77c6f298e695ea1d283cdd7d30f8d975:tensorflow-2.21.0-cp310-cp310-manylinux_2_27_x86_64.whl"]
  }
  inferred = ["build"]
  notes = [
    "inferred: nvidia_pins: main branch at 2026-01-28 (version file 2.21.0), before the 2.21 release branch was finished",
    "third-party report: wheel RUNPATH misses cusolver, nvjitlink, curand and nvrtc directories of the nvidia wheels; ldconfig or LD_LIBRARY_PATH needed",
    "Keras 3 by default; Keras 2 needs tf-keras of the same minor plus TF_USE_LEGACY_KERAS=1",
    "Python 3.9 dropped; tensorboard no longer a dependency; h5py capped below 3.15",
    "cuDNN 9.5.x fails XLA autotuning of fused convolution (AWS image fix: move to 9.24); floor is 9.3 so the resolver normally picks newer",
    "no cubin or working PTX path for compute capability 10.x/12.x in official wheels: Blackwell fails with CUDA_ERROR_INVALID_PTX (issues 89272, 97387, 99592, 101746, 111958)",
    "numpy: pip output in public files (keras>=3.12.0, numpy>=1.26.0, h5py>=3.11.0,<3.15.0, ml_dtypes>=0.5.1,<1.0)",
    "released: package-index upload time (lock file)",
    "cuda: HERMETIC_CUDA_VERSION 12.5.1, HERMETIC_CUDNN_VERSION 9.3.0 (tensorflow main (2026-01-28 snapshot in theIArchitecture/tensorflow):.bazelrc, google/tsl:.bazelrc history since 2024-09-16); and-cuda pins",
    "nccl: and-cuda pin",
    "sm: tensorflow main (2026-01-28 snapshot in theIArchitecture/tensorflow):.bazelrc; RELEASE.md 2.17.0; get_build_info output (clang 18, CUDA 12.5.1)",
    "min_driver: docs pip guide since 2024-07 (WSL: 528.33)",
  ]
  build {
    nccl_spec = ">=2.27.7,<3.0"
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "PINTO0309/onnx2tf@79251fac2b:uv.lock",
      "tensorflow/tensorflow@main-2026-01-28:tensorflow/tools/pip_package/setup.py.tpl",
      "tensorflow/tensorflow@main-2026-01-28:.bazelrc",
    ]
    cell_source = {
      nccl_spec = ["wheels@77c6f298e695ea1d283cdd7d30f8d975:tensorflow-2.21.0-cp310-cp310-manylinux_2_27_x86_64.whl"]
    }
    rows = {
      "cu125"        = { pins = { nvidia-nccl-cu12 = ">=2.27.7,<3.0" } }
      "cu125-system" = {}
      "cpu"          = { without = ["nccl_spec"] }
    }
  }
}

framework "tensorflow" "2.20.0" {
  package     = "tensorflow"
  released    = "2025-08-13"
  cell_source = { pair_specs = ["wheels@7abd7f3a010e0d354dc804182372779a:tensorflow-2.20.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl"] }
  python      = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  pair_specs  = { gast = ">=0.2.1,!=0.5.0,!=0.5.1,!=0.5.2", h5py = ">=3.11.0", keras = ">=3.10.0", ml-dtypes = ">=0.5.1,<1.0.0", numpy = ">=1.26.0", protobuf = ">=5.28.0", tensorboard = "~=2.20.0", tf-keras = ">=2.20,<2.21", typing-extensions = ">=3.6.6", wrapt = ">=1.11.0" }
  min_glibc   = "2.17"
  built_with  = { bazel = "7.4.1", compiler = "Clang 18.1.8" }
  source = [
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "SeldonIO/MLServer@25c22394b8:runtimes/alibi-detect/poetry.lock",
    "opendatahub-io/notebooks@d529889432:jupyter/tensorflow/ubi9-python-3.12/pylock.toml",
  ]
  notes = [
    "Keras 3 by default; Keras 2 needs tf-keras of the same minor plus TF_USE_LEGACY_KERAS=1",
    "no cubin or working PTX path for compute capability 10.x/12.x in official wheels: Blackwell fails with CUDA_ERROR_INVALID_PTX (issues 89272, 97387, 99592, 101746, 111958)",
    "numpy: lock file metadata",
    "released: package-index upload time (lock file)",
    "cuda: HERMETIC_CUDA_VERSION 12.5.1, HERMETIC_CUDNN_VERSION 9.3.0 (tensorflow main (2026-01-28 snapshot in theIArchitecture/tensorflow):.bazelrc, google/tsl:.bazelrc history since 2024-09-16); and-cuda pins",
    "nccl: and-cuda pin",
    "sm: tensorflow main (2026-01-28 snapshot in theIArchitecture/tensorflow):.bazelrc; RELEASE.md 2.17.0; get_build_info output (clang 18, CUDA 12.5.1)",
    "min_driver: docs pip guide since 2024-07 (WSL: 528.33)",
  ]
  build "cu125" {
    extra      = "and-cuda"
    cuda       = "12.5"
    cuda_full  = "12.5.1"
    cudnn      = "9.3.0.75"
    cudnn_spec = ">=9.3,<10"
    nccl_spec  = ">=2.25.1,<3.0"
    min_driver = "525.60.13"
    sm_min     = "6.0"
    pins = {
      nvidia-cublas-cu12       = ">=12.5.3.2,<13.0"
      nvidia-cuda-cupti-cu12   = ">=12.5.82,<13.0"
      nvidia-cuda-nvcc-cu12    = ">=12.5.82,<13.0"
      nvidia-cuda-nvrtc-cu12   = ">=12.5.82,<13.0"
      nvidia-cuda-runtime-cu12 = ">=12.5.82,<13.0"
      nvidia-cudnn-cu12        = ">=9.3.0.75,<10.0"
      nvidia-cufft-cu12        = ">=11.2.3.61,<12.0"
      nvidia-curand-cu12       = ">=10.3.6.82,<11.0"
      nvidia-cusolver-cu12     = ">=11.6.3.83,<12.0"
      nvidia-cusparse-cu12     = ">=12.5.1.3,<13.0"
      nvidia-nccl-cu12         = ">=2.25.1,<3.0"
      nvidia-nvjitlink-cu12    = ">=12.5.82,<13.0"
    }
    index_kind = "pypi"
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "SeldonIO/MLServer@25c22394b8:runtimes/alibi-detect/poetry.lock",
      "opendatahub-io/notebooks@d529889432:jupyter/tensorflow/ubi9-python-3.12/pylock.toml",
    ]
    inferred = ["cudnn_spec"]
    platform "linux/amd64" {
      sm       = ["6.0", "7.0", "8.0", "8.9", "9.0"]
      ptx      = ["9.0"]
      delivery = "pip-nvidia-wheels"
    }
  }
  build "cu125-system" {
    cuda         = "12.5"
    cuda_full    = "12.5.1"
    cuda_spec    = ">=12.5,<13"
    cudnn        = "9.3.0.75"
    cudnn_spec   = ">=9.3,<10"
    nccl_spec    = ">=2.25.1,<3.0"
    min_driver   = "525.60.13"
    sm_min       = "6.0"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "SeldonIO/MLServer@25c22394b8:runtimes/alibi-detect/poetry.lock",
      "opendatahub-io/notebooks@d529889432:jupyter/tensorflow/ubi9-python-3.12/pylock.toml",
    ]
    inferred = ["cuda_spec", "cudnn_spec"]
    platform "linux/amd64" {
      sm       = ["6.0", "7.0", "8.0", "8.9", "9.0"]
      ptx      = ["9.0"]
      delivery = "system"
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["windows/amd64", "linux/arm64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "SeldonIO/MLServer@25c22394b8:runtimes/alibi-detect/poetry.lock",
      "opendatahub-io/notebooks@d529889432:jupyter/tensorflow/ubi9-python-3.12/pylock.toml",
    ]
    inferred = ["platform"]
    platform {
      sm  = []
      ptx = []
      rows = {
        "linux/amd64"   = { package = "tensorflow-cpu" }
        "windows/amd64" = {}
        "linux/arm64"   = {}
      }
    }
  }
}

framework "tensorflow" "2.19.1" {
  like     = "2.18.0"
  released = "2025-08-13"
  pair_specs = {
    ml-dtypes   = ">=0.5.1,<1.0.0"
    numpy       = ">=1.26.0,<2.2"
    tensorboard = "~=2.19.0"
    tf-keras    = ">=2.19,<2.20"
  }
  built_with = { compiler = "Clang 18.1.8" }
  source = [
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "artefactory/choice-learn@15c23a4dda:poetry.lock",
    "opendatahub-io/notebooks@49ab9783b9:jupyter/tensorflow/ubi9-python-3.12/pylock.toml",
  ]
  cell_source = {
    pair_specs = [
      "wheels@11377d4cecdc665515e370524b650a8c:tensorflow-2.19.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  notes = [
    "Keras 3 by default; Keras 2 needs tf-keras of the same minor plus TF_USE_LEGACY_KERAS=1",
    "no cubin or working PTX path for compute capability 10.x/12.x in official wheels: Blackwell fails with CUDA_ERROR_INVALID_PTX (issues 89272, 97387, 99592, 101746, 111958)",
    "nvcc wheel pinned below 12.6.85: XLA logs a miscompile warning for ptxas 12.0-12.6.84 on compute capability 9.0+",
    "numpy: lock file metadata",
    "released: package-index upload time (lock file)",
    "cuda: HERMETIC_CUDA_VERSION 12.5.1, HERMETIC_CUDNN_VERSION 9.3.0 (tensorflow main (2026-01-28 snapshot in theIArchitecture/tensorflow):.bazelrc, google/tsl:.bazelrc history since 2024-09-16); and-cuda pins",
    "nccl: and-cuda pin",
    "sm: tensorflow main (2026-01-28 snapshot in theIArchitecture/tensorflow):.bazelrc; RELEASE.md 2.17.0; get_build_info output (clang 18, CUDA 12.5.1)",
    "min_driver: docs pip guide since 2024-07 (WSL: 528.33)",
  ]
  build {
    nccl = "2.23.4"
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "artefactory/choice-learn@15c23a4dda:poetry.lock",
      "opendatahub-io/notebooks@49ab9783b9:jupyter/tensorflow/ubi9-python-3.12/pylock.toml",
    ]
    rows = {
      "cu125"        = { pins = { nvidia-nccl-cu12 = "2.23.4" } }
      "cu125-system" = {}
      "cpu"          = { without = ["nccl"] }
    }
  }
}

framework "tensorflow" "2.19.0" {
  like     = "2.18.0"
  released = "2025-03-12"
  pair_specs = {
    ml-dtypes   = ">=0.5.1,<1.0.0"
    numpy       = ">=1.26.0,<2.2"
    tensorboard = "~=2.19.0"
    tf-keras    = ">=2.19,<2.20"
  }
  built_with = { compiler = "Clang 18.1.8" }
  source = [
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "SeldonIO/MLServer@4e3c9cd669:poetry.lock",
    "PINTO0309/onnx2tf@cd86d1577a:uv.lock",
  ]
  cell_source = {
    pair_specs = [
      "wheels@83e2d6c748105488205d30e43093f28f:tensorflow-2.19.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  notes = [
    "Keras 3 by default; Keras 2 needs tf-keras of the same minor plus TF_USE_LEGACY_KERAS=1",
    "no cubin or working PTX path for compute capability 10.x/12.x in official wheels: Blackwell fails with CUDA_ERROR_INVALID_PTX (issues 89272, 97387, 99592, 101746, 111958)",
    "nvcc wheel pinned below 12.6.85: XLA logs a miscompile warning for ptxas 12.0-12.6.84 on compute capability 9.0+",
    "numpy: lock file metadata",
    "released: package-index upload time (lock file)",
    "cuda: HERMETIC_CUDA_VERSION 12.5.1, HERMETIC_CUDNN_VERSION 9.3.0 (tensorflow main (2026-01-28 snapshot in theIArchitecture/tensorflow):.bazelrc, google/tsl:.bazelrc history since 2024-09-16); and-cuda pins",
    "nccl: and-cuda pin",
    "sm: tensorflow main (2026-01-28 snapshot in theIArchitecture/tensorflow):.bazelrc; RELEASE.md 2.17.0; get_build_info output (clang 18, CUDA 12.5.1)",
    "min_driver: docs pip guide since 2024-07 (WSL: 528.33)",
  ]
  build {
    nccl = "2.23.4"
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "SeldonIO/MLServer@4e3c9cd669:poetry.lock",
      "PINTO0309/onnx2tf@cd86d1577a:uv.lock",
    ]
    rows = {
      "cu125"        = { pins = { nvidia-nccl-cu12 = "2.23.4" } }
      "cu125-system" = {}
      "cpu"          = { without = ["nccl"] }
    }
  }
}

framework "tensorflow" "2.18.1" {
  like       = "2.18.0"
  released   = "2025-03-12"
  pair_specs = { ml-dtypes = ">=0.4.0,<1.0.0" }
  source = [
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "SeldonIO/MLServer@addf6da7f8:runtimes/alibi-detect/poetry.lock",
    "opendatahub-io/notebooks@047ea3a9ac:jupyter/tensorflow/ubi9-python-3.11/pylock.toml",
  ]
  cell_source = {
    pair_specs = [
      "wheels@1f929842999d60e7da67743ae5204b47:tensorflow-2.18.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  notes = [
    "Keras 3 by default; Keras 2 needs tf-keras of the same minor plus TF_USE_LEGACY_KERAS=1",
    "no cubin or working PTX path for compute capability 10.x/12.x in official wheels: Blackwell fails with CUDA_ERROR_INVALID_PTX (issues 89272, 97387, 99592, 101746, 111958)",
    "nvcc wheel pinned below 12.6.85: XLA logs a miscompile warning for ptxas 12.0-12.6.84 on compute capability 9.0+",
    "numpy: lock file metadata",
    "released: package-index upload time (lock file)",
    "cuda: HERMETIC_CUDA_VERSION 12.5.1, HERMETIC_CUDNN_VERSION 9.3.0 (tensorflow main (2026-01-28 snapshot in theIArchitecture/tensorflow):.bazelrc, google/tsl:.bazelrc history since 2024-09-16); and-cuda pins",
    "nccl: and-cuda pin",
    "sm: tensorflow main (2026-01-28 snapshot in theIArchitecture/tensorflow):.bazelrc; RELEASE.md 2.17.0; get_build_info output (clang 18, CUDA 12.5.1)",
    "min_driver: docs pip guide since 2024-07 (WSL: 528.33)",
  ]
  build {
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "SeldonIO/MLServer@addf6da7f8:runtimes/alibi-detect/poetry.lock",
      "opendatahub-io/notebooks@047ea3a9ac:jupyter/tensorflow/ubi9-python-3.11/pylock.toml",
    ]
    rows = ["cu125", "cu125-system", "cpu"]
  }
}

framework "tensorflow" "2.18.0" {
  package     = "tensorflow"
  released    = "2024-10-25"
  cell_source = { pair_specs = ["wheels@1eb77fae50d699442726d1b23c7512c9:tensorflow-2.18.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl"] }
  python      = ["3.9", "3.10", "3.11", "3.12"]
  pair_specs  = { gast = ">=0.2.1,!=0.5.0,!=0.5.1,!=0.5.2", h5py = ">=3.11.0", keras = ">=3.5.0", ml-dtypes = ">=0.4.0,<0.5.0", numpy = ">=1.26.0,<2.1", protobuf = ">=3.20.3,!=4.21.0,!=4.21.1,!=4.21.2,!=4.21.3,!=4.21.4,!=4.21.5,<6.0.0.dev0", tensorboard = ">=2.18,<2.19", tf-keras = ">=2.18,<2.19", typing-extensions = ">=3.6.6", wrapt = ">=1.11.0" }
  min_glibc   = "2.17"
  built_with  = { bazel = "6.5.0", compiler = "Clang 17.0.6" }
  source = [
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "SeldonIO/MLServer@e6a8a084b5:poetry.lock",
    "Physical-Intelligence/openpi@aa9eedd6b8:uv.lock",
  ]
  notes = [
    "Keras 3 by default; Keras 2 needs tf-keras of the same minor plus TF_USE_LEGACY_KERAS=1",
    "no cubin or working PTX path for compute capability 10.x/12.x in official wheels: Blackwell fails with CUDA_ERROR_INVALID_PTX (issues 89272, 97387, 99592, 101746, 111958)",
    "nvcc wheel pinned below 12.6.85: XLA logs a miscompile warning for ptxas 12.0-12.6.84 on compute capability 9.0+",
    "numpy: lock file metadata",
    "released: tag commit date (index upload is 0-7 days later)",
    "cuda: HERMETIC_CUDA_VERSION 12.5.1, HERMETIC_CUDNN_VERSION 9.3.0 (tensorflow main (2026-01-28 snapshot in theIArchitecture/tensorflow):.bazelrc, google/tsl:.bazelrc history since 2024-09-16); and-cuda pins",
    "nccl: and-cuda pin",
    "sm: tensorflow main (2026-01-28 snapshot in theIArchitecture/tensorflow):.bazelrc; RELEASE.md 2.17.0; get_build_info output (clang 18, CUDA 12.5.1)",
    "min_driver: docs pip guide since 2024-07 (WSL: 528.33)",
  ]
  build "cu125" {
    extra      = "and-cuda"
    cuda       = "12.5"
    cuda_full  = "12.5.1"
    cudnn      = "9.3.0.75"
    cudnn_spec = ">=9.3,<10"
    nccl       = "2.21.5"
    min_driver = "525.60.13"
    sm_min     = "6.0"
    pins = {
      nvidia-cublas-cu12       = "12.5.3.2"
      nvidia-cuda-cupti-cu12   = "12.5.82"
      nvidia-cuda-nvcc-cu12    = "12.5.82"
      nvidia-cuda-nvrtc-cu12   = "12.5.82"
      nvidia-cuda-runtime-cu12 = "12.5.82"
      nvidia-cudnn-cu12        = "9.3.0.75"
      nvidia-cufft-cu12        = "11.2.3.61"
      nvidia-curand-cu12       = "10.3.6.82"
      nvidia-cusolver-cu12     = "11.6.3.83"
      nvidia-cusparse-cu12     = "12.5.1.3"
      nvidia-nccl-cu12         = "2.21.5"
      nvidia-nvjitlink-cu12    = "12.5.82"
    }
    index_kind = "pypi"
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "SeldonIO/MLServer@e6a8a084b5:poetry.lock",
      "Physical-Intelligence/openpi@aa9eedd6b8:uv.lock",
    ]
    inferred = ["cudnn_spec"]
    platform "linux/amd64" {
      sm       = ["6.0", "7.0", "8.0", "8.9", "9.0"]
      ptx      = ["9.0"]
      delivery = "pip-nvidia-wheels"
    }
  }
  build "cu125-system" {
    cuda         = "12.5"
    cuda_full    = "12.5.1"
    cuda_spec    = ">=12.5,<13"
    cudnn        = "9.3.0.75"
    cudnn_spec   = ">=9.3,<10"
    nccl         = "2.21.5"
    min_driver   = "525.60.13"
    sm_min       = "6.0"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "SeldonIO/MLServer@e6a8a084b5:poetry.lock",
      "Physical-Intelligence/openpi@aa9eedd6b8:uv.lock",
    ]
    inferred = ["cuda_spec", "cudnn_spec"]
    platform "linux/amd64" {
      sm       = ["6.0", "7.0", "8.0", "8.9", "9.0"]
      ptx      = ["9.0"]
      delivery = "system"
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["windows/amd64", "linux/arm64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "SeldonIO/MLServer@e6a8a084b5:poetry.lock",
      "Physical-Intelligence/openpi@aa9eedd6b8:uv.lock",
    ]
    inferred = ["platform"]
    platform {
      sm  = []
      ptx = []
      rows = {
        "linux/amd64"   = { package = "tensorflow-cpu" }
        "windows/amd64" = {}
        "linux/arm64"   = {}
      }
    }
  }
}

framework "tensorflow" "2.17.1" {
  like     = "2.17.0"
  released = "2024-10-24"
  source = [
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "SeldonIO/MLServer@11765399a7:runtimes/huggingface/poetry.lock",
  ]
  cell_source = {
    pair_specs = [
      "wheels@d618cc21b0adf695fc8b4323f56ccd17:tensorflow-2.17.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  build {
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "SeldonIO/MLServer@11765399a7:runtimes/huggingface/poetry.lock",
    ]
    rows = ["cu123", "cu123-system", "cpu"]
  }
}

framework "tensorflow" "2.17.0" {
  package  = "tensorflow"
  released = "2024-07-11"
  python   = ["3.9", "3.10", "3.11", "3.12"]
  pair_specs = {
    gast              = ">=0.2.1,!=0.5.0,!=0.5.1,!=0.5.2"
    h5py              = ">=3.10.0"
    keras             = ">=3.2.0"
    ml-dtypes         = ">=0.3.1,<0.5.0"
    numpy             = ">=1.23.5,<2.0"
    protobuf          = ">=3.20.3,!=4.21.0,!=4.21.1,!=4.21.2,!=4.21.3,!=4.21.4,!=4.21.5,<5.0.0.dev0"
    tensorboard       = ">=2.17,<2.18"
    tf-keras          = ">=2.17,<2.18"
    typing-extensions = ">=3.6.6"
    wrapt             = ">=1.11.0"
  }
  min_glibc  = "2.17"
  built_with = { bazel = "6.5.0", compiler = "Clang 17.0.6" }
  source = [
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "SeldonIO/MLServer@a5c82d16a5:runtimes/huggingface/poetry.lock",
    "google/flax-locks@6a77c8a9b3:uv.lock",
  ]
  cell_source = {
    pair_specs = [
      "wheels@147c93ded4cb7e500a65d3c26d74744f:tensorflow-2.17.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  inferred = ["build"]
  notes = [
    "inferred: cuda_build from component versions",
    "GPU list often empty after a plain [and-cuda] install because the pip CUDA libraries are not found (issue 63362); docs advise symlinks, or set LD_LIBRARY_PATH / ldconfig",
    "Keras 3 by default; Keras 2 needs tf-keras of the same minor plus TF_USE_LEGACY_KERAS=1",
    "no cubin or working PTX path for compute capability 10.x/12.x in official wheels: Blackwell fails with CUDA_ERROR_INVALID_PTX (issues 89272, 97387, 99592, 101746, 111958)",
    "nvcc wheel pinned below 12.6.85: XLA logs a miscompile warning for ptxas 12.0-12.6.84 on compute capability 9.0+",
    "numpy: lock file metadata",
    "released: tag commit date (index upload is 0-7 days later)",
    "cuda: and-cuda pins (nvcc 12.3.107); RELEASE.md 2.16.1; google/tsl:.bazelrc history HERMETIC 12.3.2 / 8.9.7.29 on main in Aug 2024",
    "nccl: and-cuda pin",
    "sm: tensorflow main (2026-01-28 snapshot in theIArchitecture/tensorflow):.bazelrc; RELEASE.md 2.17.0; get_build_info output (clang 18, CUDA 12.5.1)",
    "min_driver: docs pip guide since 2024-07 (WSL: 528.33)",
  ]
  build "cu123" {
    extra      = "and-cuda"
    cuda       = "12.3"
    cuda_full  = "12.3.2"
    cudnn      = "8.9.7.29"
    cudnn_spec = ">=8.9,<9"
    nccl       = "2.19.3"
    min_driver = "525.60.13"
    sm_min     = "6.0"
    pins = {
      nvidia-cublas-cu12       = "12.3.4.1"
      nvidia-cuda-cupti-cu12   = "12.3.101"
      nvidia-cuda-nvcc-cu12    = "12.3.107"
      nvidia-cuda-nvrtc-cu12   = "12.3.107"
      nvidia-cuda-runtime-cu12 = "12.3.101"
      nvidia-cudnn-cu12        = "8.9.7.29"
      nvidia-cufft-cu12        = "11.0.12.1"
      nvidia-curand-cu12       = "10.3.4.107"
      nvidia-cusolver-cu12     = "11.5.4.101"
      nvidia-cusparse-cu12     = "12.2.0.103"
      nvidia-nccl-cu12         = "2.19.3"
      nvidia-nvjitlink-cu12    = "12.3.101"
    }
    index_kind = "pypi"
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "SeldonIO/MLServer@a5c82d16a5:runtimes/huggingface/poetry.lock",
      "google/flax-locks@6a77c8a9b3:uv.lock",
    ]
    inferred = ["cudnn_spec", "cuda_full"]
    platform "linux/amd64" {
      sm       = ["6.0", "7.0", "8.0", "8.9", "9.0"]
      ptx      = ["9.0"]
      delivery = "pip-nvidia-wheels"
    }
  }
  build "cu123-system" {
    cuda         = "12.3"
    cuda_full    = "12.3.2"
    cuda_spec    = ">=12.3,<13"
    cudnn        = "8.9.7.29"
    cudnn_spec   = ">=8.9,<9"
    nccl         = "2.19.3"
    min_driver   = "525.60.13"
    sm_min       = "6.0"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "SeldonIO/MLServer@a5c82d16a5:runtimes/huggingface/poetry.lock",
      "google/flax-locks@6a77c8a9b3:uv.lock",
    ]
    inferred = ["cuda_spec", "cudnn_spec", "cuda_full"]
    platform "linux/amd64" {
      sm       = ["6.0", "7.0", "8.0", "8.9", "9.0"]
      ptx      = ["9.0"]
      delivery = "system"
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["windows/amd64", "linux/arm64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "SeldonIO/MLServer@a5c82d16a5:runtimes/huggingface/poetry.lock",
      "google/flax-locks@6a77c8a9b3:uv.lock",
    ]
    inferred = ["platform"]
    platform {
      sm  = []
      ptx = []
      rows = {
        "linux/amd64"   = { package = "tensorflow-cpu" }
        "windows/amd64" = {}
        "linux/arm64"   = {}
      }
    }
  }
}

framework "tensorflow" "2.16.2" {
  like     = "2.16.1"
  without  = ["build.jp6-cu126"]
  released = "2024-06-28"
  source = [
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "artefactory/choice-learn@dc103bcd64:poetry.lock",
    "SeldonIO/MLServer@818d7b66fb:runtimes/huggingface/poetry.lock",
  ]
  cell_source = {
    pair_specs = [
      "wheels@4ed24662a3625b2eaa89a02ea177aada:tensorflow-2.16.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  build {
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "artefactory/choice-learn@dc103bcd64:poetry.lock",
      "SeldonIO/MLServer@818d7b66fb:runtimes/huggingface/poetry.lock",
    ]
    rows = ["cu123", "cu123-system", "cpu"]
  }
}

framework "tensorflow" "2.16.1" {
  package     = "tensorflow"
  released    = "2024-03-09"
  cell_source = { pair_specs = ["wheels@1e96047657c64459a36a0cc211a3d003:tensorflow-2.16.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl"] }
  python      = ["3.9", "3.10", "3.11", "3.12"]
  pair_specs  = { gast = ">=0.2.1,!=0.5.0,!=0.5.1,!=0.5.2", h5py = ">=3.10.0", keras = ">=3.0.0", ml-dtypes = "~=0.3.1", numpy = ">=1.23.5,<2.0", protobuf = ">=3.20.3,!=4.21.0,!=4.21.1,!=4.21.2,!=4.21.3,!=4.21.4,!=4.21.5,<5.0.0.dev0", tensorboard = ">=2.16,<2.17", tf-keras = ">=2.16,<2.17", typing-extensions = ">=3.6.6", wrapt = ">=1.11.0" }
  min_glibc   = "2.17"
  built_with  = { bazel = "6.5.0", compiler = "Clang 17.0.6" }
  source = [
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "artefactory/choice-learn@bbd8f6eb15:poetry.lock",
    "SeldonIO/MLServer@e6613a3cca:runtimes/huggingface/poetry.lock",
  ]
  inferred = ["build"]
  notes = [
    "inferred: cuda_build from component versions",
    "GPU list often empty after a plain [and-cuda] install because the pip CUDA libraries are not found (issue 63362); docs advise symlinks, or set LD_LIBRARY_PATH / ldconfig",
    "Keras 3 by default; Keras 2 needs tf-keras of the same minor plus TF_USE_LEGACY_KERAS=1",
    "nvcc wheel pinned below 12.6.85: XLA logs a miscompile warning for ptxas 12.0-12.6.84 on compute capability 9.0+",
    "numpy: lock file metadata",
    "released: tag commit date (index upload is 0-7 days later)",
    "cuda: and-cuda pins (nvcc 12.3.107); RELEASE.md 2.16.1; google/tsl:.bazelrc history HERMETIC 12.3.2 / 8.9.7.29 on main in Aug 2024",
    "nccl: and-cuda pin",
    "sm: r2.16 .bazelrc as shown by a build log; get_build_info output of 2.16; google/tsl:.bazelrc history",
    "min_driver: docs pip guide since 2024-07 (WSL: 528.33)",
  ]
  build "cu123" {
    extra      = "and-cuda"
    cuda       = "12.3"
    cuda_full  = "12.3.2"
    cudnn      = "8.9.7.29"
    cudnn_spec = ">=8.9,<9"
    nccl       = "2.19.3"
    min_driver = "525.60.13"
    sm_min     = "5.0"
    pins = {
      nvidia-cublas-cu12       = "12.3.4.1"
      nvidia-cuda-cupti-cu12   = "12.3.101"
      nvidia-cuda-nvcc-cu12    = "12.3.107"
      nvidia-cuda-nvrtc-cu12   = "12.3.107"
      nvidia-cuda-runtime-cu12 = "12.3.101"
      nvidia-cudnn-cu12        = "8.9.7.29"
      nvidia-cufft-cu12        = "11.0.12.1"
      nvidia-curand-cu12       = "10.3.4.107"
      nvidia-cusolver-cu12     = "11.5.4.101"
      nvidia-cusparse-cu12     = "12.2.0.103"
      nvidia-nccl-cu12         = "2.19.3"
      nvidia-nvjitlink-cu12    = "12.3.101"
    }
    index_kind = "pypi"
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "artefactory/choice-learn@bbd8f6eb15:poetry.lock",
      "SeldonIO/MLServer@e6613a3cca:runtimes/huggingface/poetry.lock",
    ]
    inferred = ["cudnn_spec", "cuda_full"]
    platform "linux/amd64" {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "pip-nvidia-wheels"
    }
  }
  build "cu123-system" {
    cuda         = "12.3"
    cuda_full    = "12.3.2"
    cuda_spec    = ">=12.3,<13"
    cudnn        = "8.9.7.29"
    cudnn_spec   = ">=8.9,<9"
    nccl         = "2.19.3"
    min_driver   = "525.60.13"
    sm_min       = "5.0"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "artefactory/choice-learn@bbd8f6eb15:poetry.lock",
      "SeldonIO/MLServer@e6613a3cca:runtimes/huggingface/poetry.lock",
    ]
    inferred = ["cuda_spec", "cudnn_spec", "cuda_full"]
    platform "linux/amd64" {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "system"
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["windows/amd64", "linux/arm64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "artefactory/choice-learn@bbd8f6eb15:poetry.lock",
      "SeldonIO/MLServer@e6613a3cca:runtimes/huggingface/poetry.lock",
    ]
    inferred = ["platform"]
    platform {
      sm  = []
      ptx = []
      rows = {
        "linux/amd64"   = { package = "tensorflow-cpu" }
        "windows/amd64" = {}
        "linux/arm64"   = {}
      }
    }
  }
  build "jp6-cu126" {
    wheel_version = "2.16.1+nv24.8"
    cuda          = "12.6"
    cudnn         = "9.3.0.75"
    index_url     = "https://developer.download.nvidia.com/compute/redist/jp/v61/tensorflow/"
    index_kind    = "find-links"
    channel       = "stable"
    jetpack       = ["6.1", "6.2"]
    source        = ["jetson-redist-v61", "tf-jetson-guide"]
    inferred      = ["cudnn", "platform"]
    platform "linux/arm64" {
      sm       = ["8.7"]
      python   = ["3.10"]
      delivery = "system"
    }
  }
}

framework "tensorflow" "2.15.1" {
  like       = "2.15.0"
  released   = "2024-03-08"
  pair_specs = { ml-dtypes = "~=0.3.1" }
  source = [
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "opendatahub-io/notebooks@d1120c9314:jupyter/tensorflow/ubi9-python-3.9/poetry.lock",
  ]
  cell_source = {
    pair_specs = [
      "wheels@ea290e435464cf0794f657b48786e5fa:tensorflow-2.15.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  notes = [
    "inferred: cuda_build from component versions",
    "inferred: min_driver_linux: docs of the 2.15 period still said 450.80.02",
    "docs table says Clang 16; the CUDA 12.2 switch on main also moved to LLVM 17",
    "numpy: lock file metadata",
    "released: tag commit date (index upload is 0-7 days later)",
    "cuda: and-cuda pins (nvcc 12.2.140); google/tsl:.bazelrc history CUDA 12.2, cuDNN 8.9.4",
    "nccl: and-cuda pin",
    "sm: google/tsl:.bazelrc history (2023-09-18 to 2023-10-26; 2.15 rc0 was tagged 2023-10-19)",
    "min_driver: docs pip guide since 2024-07 (WSL: 528.33)",
  ]
  build "cu122" {
    without = ["broken", "pins.tensorrt", "pins.tensorrt-bindings", "pins.tensorrt-libs"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "opendatahub-io/notebooks@d1120c9314:jupyter/tensorflow/ubi9-python-3.9/poetry.lock",
    ]
  }
  build "cu122-system" {
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "opendatahub-io/notebooks@d1120c9314:jupyter/tensorflow/ubi9-python-3.9/poetry.lock",
    ]
  }
  build "cpu" {
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "opendatahub-io/notebooks@d1120c9314:jupyter/tensorflow/ubi9-python-3.9/poetry.lock",
    ]
  }
}

framework "tensorflow" "2.15.0.post1" {
  like     = "2.15.0"
  released = "2023-12-05"
  source = [
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "tensorflow/tensorflow@main-2026-01-28:RELEASE.md",
  ]
  cell_source = {
    pair_specs = [
      "wheels@d4b3926a3759e08a1e818f01104c25e6:tensorflow-2.15.0.post1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  notes = [
    "inferred: cuda_build from component versions",
    "inferred: min_driver_linux: docs of the 2.15 period still said 450.80.02",
    "inferred: nvidia_pins: 2.15.0 list minus tensorrt packages, as RELEASE.md describes",
    "Linux x86_64 only; ==2.15.0 does not select it",
    "docs table says Clang 16; the CUDA 12.2 switch on main also moved to LLVM 17",
    "numpy: lock file metadata",
    "cuda: and-cuda pins (nvcc 12.2.140); google/tsl:.bazelrc history CUDA 12.2, cuDNN 8.9.4",
    "nccl: and-cuda pin",
    "sm: google/tsl:.bazelrc history (2023-09-18 to 2023-10-26; 2.15 rc0 was tagged 2023-10-19)",
    "min_driver: docs pip guide since 2024-07 (WSL: 528.33)",
  ]
  build "cu122" {
    without = ["broken", "pins.tensorrt", "pins.tensorrt-bindings", "pins.tensorrt-libs"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/tensorflow@main-2026-01-28:RELEASE.md",
    ]
  }
  build "cu122-system" {
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/tensorflow@main-2026-01-28:RELEASE.md",
    ]
  }
  build "cpu" {
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/tensorflow@main-2026-01-28:RELEASE.md",
    ]
  }
}

framework "tensorflow" "2.15.0" {
  package     = "tensorflow"
  released    = "2023-11-14"
  cell_source = { pair_specs = ["wheels@ed601b43df9b7d9bed0203b34bcb9356:tensorflow-2.15.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl"] }
  python      = ["3.9", "3.10", "3.11"]
  pair_specs  = { gast = ">=0.2.1,!=0.5.0,!=0.5.1,!=0.5.2", h5py = ">=2.9.0", keras = ">=2.15,<2.16", ml-dtypes = "~=0.2.0", numpy = ">=1.23.5,<2.0", protobuf = ">=3.20.3,!=4.21.0,!=4.21.1,!=4.21.2,!=4.21.3,!=4.21.4,!=4.21.5,<5.0.0.dev0", tensorboard = ">=2.15,<2.16", typing-extensions = ">=3.6.6", wrapt = ">=1.11.0,<1.15" }
  min_glibc   = "2.17"
  built_with  = { bazel = "6.1.0", compiler = "Clang 16.0.0" }
  source = [
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "SeldonIO/MLServer@7d6e8f6671:runtimes/huggingface/poetry.lock",
    "Physical-Intelligence/openpi@c2cf1edda3:uv.lock",
    "tensorflow/tensorflow@main-2026-01-28:RELEASE.md",
  ]
  inferred = ["build"]
  notes = [
    "inferred: cuda_build from component versions",
    "inferred: min_driver_linux: docs of the 2.15 period still said 450.80.02",
    "[and-cuda] also asks for tensorrt 8.6.1.post1, tensorrt-bindings and tensorrt-libs, which the normal index lacks: the install fails or backtracks to 2.14; use 2.15.0.post1 or 2.15.1",
    "docs table says Clang 16; the CUDA 12.2 switch on main also moved to LLVM 17",
    "numpy: lock file metadata",
    "released: package-index upload time (lock file)",
    "cuda: and-cuda pins (nvcc 12.2.140); google/tsl:.bazelrc history CUDA 12.2, cuDNN 8.9.4",
    "nccl: and-cuda pin",
    "sm: google/tsl:.bazelrc history (2023-09-18 to 2023-10-26; 2.15 rc0 was tagged 2023-10-19)",
    "min_driver: docs pip guide since 2024-07 (WSL: 528.33)",
  ]
  build "cu122" {
    extra      = "and-cuda"
    cuda       = "12.2"
    cuda_full  = "12.2.2"
    cudnn      = "8.9.4.25"
    cudnn_spec = ">=8.9,<9"
    nccl       = "2.16.5"
    tensorrt   = "8.6.1"
    min_driver = "525.60.13"
    sm_min     = "5.0"
    pins = {
      nvidia-cublas-cu12       = "12.2.5.6"
      nvidia-cuda-cupti-cu12   = "12.2.142"
      nvidia-cuda-nvcc-cu12    = "12.2.140"
      nvidia-cuda-nvrtc-cu12   = "12.2.140"
      nvidia-cuda-runtime-cu12 = "12.2.140"
      nvidia-cudnn-cu12        = "8.9.4.25"
      nvidia-cufft-cu12        = "11.0.8.103"
      nvidia-curand-cu12       = "10.3.3.141"
      nvidia-cusolver-cu12     = "11.5.2.141"
      nvidia-cusparse-cu12     = "12.1.2.141"
      nvidia-nccl-cu12         = "2.16.5"
      nvidia-nvjitlink-cu12    = "12.2.140"
      tensorrt                 = "8.6.1.post1"
      tensorrt-bindings        = "8.6.1"
      tensorrt-libs            = "8.6.1"
    }
    index_kind = "pypi"
    broken     = "asks for TensorRT wheels that the index does not have; pip may fall back to 2.14: use 2.15.0.post1 or 2.15.1"
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "SeldonIO/MLServer@7d6e8f6671:runtimes/huggingface/poetry.lock",
      "Physical-Intelligence/openpi@c2cf1edda3:uv.lock",
      "tensorflow/tensorflow@main-2026-01-28:RELEASE.md",
    ]
    inferred = ["cudnn_spec", "cuda_full"]
    platform "linux/amd64" {
      sm       = ["5.0", "6.0", "7.0", "7.5", "8.0"]
      ptx      = ["8.0"]
      delivery = "pip-nvidia-wheels"
    }
  }
  build "cu122-system" {
    cuda         = "12.2"
    cuda_full    = "12.2.2"
    cuda_spec    = ">=12.2,<13"
    cudnn        = "8.9.4.25"
    cudnn_spec   = ">=8.9,<9"
    nccl         = "2.16.5"
    tensorrt     = "8.6.1"
    min_driver   = "525.60.13"
    sm_min       = "5.0"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "SeldonIO/MLServer@7d6e8f6671:runtimes/huggingface/poetry.lock",
      "Physical-Intelligence/openpi@c2cf1edda3:uv.lock",
      "tensorflow/tensorflow@main-2026-01-28:RELEASE.md",
    ]
    inferred = ["cuda_spec", "cudnn_spec", "cuda_full"]
    platform "linux/amd64" {
      sm       = ["5.0", "6.0", "7.0", "7.5", "8.0"]
      ptx      = ["8.0"]
      delivery = "system"
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["windows/amd64", "linux/arm64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "SeldonIO/MLServer@7d6e8f6671:runtimes/huggingface/poetry.lock",
      "Physical-Intelligence/openpi@c2cf1edda3:uv.lock",
      "tensorflow/tensorflow@main-2026-01-28:RELEASE.md",
    ]
    inferred = ["platform"]
    platform {
      sm  = []
      ptx = []
      rows = {
        "linux/amd64"   = { package = "tensorflow-cpu" }
        "windows/amd64" = {}
        "linux/arm64"   = {}
      }
    }
  }
}

framework "tensorflow" "2.14.1" {
  like       = "2.14.0"
  released   = "2023-11-14"
  pair_specs = { numpy = ">=1.23.5,<2.0" }
  source     = ["tensorflow/docs@7c3650212:site/en/install/source.md", "SeldonIO/MLServer@818d7b66fb:poetry.lock"]
  cell_source = {
    pair_specs = [
      "wheels@9a955c42164eff4d751732c1274ca4bf:tensorflow-2.14.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  notes = [
    "[and-cuda] includes tensorrt 8.5.3.1",
    "numpy: lock file metadata",
    "released: tag commit date (index upload is 0-7 days later)",
    "cuda: and-cuda pins (nvcc 11.8.89, cuDNN 8.7.0.84)",
    "nccl: and-cuda pin",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs pip guide 2022-05 to 2024-06",
  ]
  build {
    source = ["tensorflow/docs@7c3650212:site/en/install/source.md", "SeldonIO/MLServer@818d7b66fb:poetry.lock"]
    rows   = ["cu118", "cu118-system", "cpu"]
  }
}

framework "tensorflow" "2.14.0" {
  package     = "tensorflow"
  released    = "2023-09-26"
  python      = ["3.9", "3.10", "3.11"]
  pair_specs  = { gast = ">=0.2.1,!=0.5.0,!=0.5.1,!=0.5.2", h5py = ">=2.9.0", keras = ">=2.14,<2.15", ml-dtypes = "==0.2.0", numpy = ">=1.23.5", protobuf = ">=3.20.3,!=4.21.0,!=4.21.1,!=4.21.2,!=4.21.3,!=4.21.4,!=4.21.5,<5.0.0.dev0", tensorboard = ">=2.14,<2.15", typing-extensions = ">=3.6.6", wrapt = ">=1.11.0,<1.15" }
  limits      = { numpy = "<2" }
  cell_source = { limits = ["tf-90245", "tf-release-notes"], pair_specs = ["wheels@0c9c1101269efcdb63492b45c8e83df0:tensorflow-2.14.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl"] }
  min_glibc   = "2.17"
  built_with  = { bazel = "6.1.0", compiler = "Clang 16.0.0" }
  source      = ["tensorflow/docs@7c3650212:site/en/install/source.md", "artefactory/choice-learn@15c23a4dda:poetry.lock"]
  inferred    = ["build"]
  notes = [
    "[and-cuda] includes tensorrt 8.5.3.1",
    "no NumPy upper bound in metadata, but the wheel predates NumPy 2 support (2.18): keep numpy < 2",
    "numpy: lock file metadata",
    "released: tag commit date (index upload is 0-7 days later)",
    "cuda: and-cuda pins (nvcc 11.8.89, cuDNN 8.7.0.84)",
    "nccl: and-cuda pin",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs pip guide 2022-05 to 2024-06",
  ]
  build "cu118" {
    extra      = "and-cuda"
    cuda       = "11.8"
    cuda_full  = "11.8.0"
    cudnn      = "8.7.0.84"
    cudnn_spec = ">=8.7,<9"
    nccl       = "2.16.5"
    tensorrt   = "8.5.3.1"
    min_driver = "450.80.02"
    sm_min     = "3.5"
    pins = {
      nvidia-cublas-cu11       = "11.11.3.6"
      nvidia-cuda-cupti-cu11   = "11.8.87"
      nvidia-cuda-nvcc-cu11    = "11.8.89"
      nvidia-cuda-runtime-cu11 = "11.8.89"
      nvidia-cudnn-cu11        = "8.7.0.84"
      nvidia-cufft-cu11        = "10.9.0.58"
      nvidia-curand-cu11       = "10.3.0.86"
      nvidia-cusolver-cu11     = "11.4.1.48"
      nvidia-cusparse-cu11     = "11.7.5.86"
      nvidia-nccl-cu11         = "2.16.5"
      tensorrt                 = "8.5.3.1"
    }
    index_kind = "pypi"
    source     = ["tensorflow/docs@7c3650212:site/en/install/source.md", "artefactory/choice-learn@15c23a4dda:poetry.lock"]
    inferred   = ["cudnn_spec", "cuda_full"]
    platform "linux/amd64" {
      sm       = ["3.5", "5.0", "6.0", "7.0", "7.5", "8.0"]
      ptx      = ["8.0"]
      delivery = "pip-nvidia-wheels"
    }
  }
  build "cu118-system" {
    cuda         = "11.8"
    cuda_full    = "11.8.0"
    cuda_spec    = ">=11.8,<12"
    cudnn        = "8.7.0.84"
    cudnn_spec   = ">=8.7,<9"
    nccl         = "2.16.5"
    tensorrt     = "8.5.3.1"
    min_driver   = "450.80.02"
    sm_min       = "3.5"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source       = ["tensorflow/docs@7c3650212:site/en/install/source.md", "artefactory/choice-learn@15c23a4dda:poetry.lock"]
    inferred     = ["cuda_spec", "cudnn_spec", "cuda_full"]
    platform "linux/amd64" {
      sm       = ["3.5", "5.0", "6.0", "7.0", "7.5", "8.0"]
      ptx      = ["8.0"]
      delivery = "system"
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["windows/amd64", "linux/arm64"]
    source       = ["tensorflow/docs@7c3650212:site/en/install/source.md", "artefactory/choice-learn@15c23a4dda:poetry.lock"]
    inferred     = ["platform"]
    platform "linux/amd64" {
      sm      = []
      ptx     = []
      package = "tensorflow-cpu"
    }
    platform "windows/amd64" {
      sm  = []
      ptx = []
    }
    platform "linux/arm64" {
      sm  = []
      ptx = []
    }
  }
}

framework "tensorflow" "2.13.1" {
  like     = "2.12.0"
  without  = ["build.jp5-cu114"]
  released = "2023-09-26"
  pair_specs = {
    keras             = ">=2.13.1,<2.14"
    numpy             = ">=1.22,<=1.24.3"
    tensorboard       = ">=2.13,<2.14"
    typing-extensions = ">=3.6.6,<4.6.0"
    wrapt             = ">=1.11.0"
  }
  built_with = { compiler = "Clang 16.0.0" }
  source = [
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "SeldonIO/MLServer@7ac43519de:runtimes/alibi-detect/poetry.lock",
  ]
  cell_source = {
    pair_specs = [
      "wheels@deb204fc8c98ceff81f0f776ffb5172e:tensorflow-2.13.1-cp38-cp38-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      "wheels@2cd54d7cf979de0e407db182eea27dbe:tensorflow-2.13.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  notes = [
    "numpy: lock file metadata",
    "released: tag commit date (index upload is 0-7 days later)",
    "cuda: docs table 8.6; pip guide pins nvidia-cudnn-cu11 8.6.0.163; TF Serving image 11.8.0 / 8.6.0.163",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs pip guide 2022-05 to 2024-06",
  ]
  build {
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "SeldonIO/MLServer@7ac43519de:runtimes/alibi-detect/poetry.lock",
    ]
    rows = ["cu118", "cpu"]
  }
}

framework "tensorflow" "2.13.0" {
  like     = "2.12.0"
  without  = ["build.jp5-cu114"]
  released = "2023-07-05"
  pair_specs = {
    keras             = ">=2.13.1,<2.14"
    numpy             = ">=1.22,<=1.24.3"
    tensorboard       = ">=2.13,<2.14"
    typing-extensions = ">=3.6.6,<4.6.0"
    wrapt             = ">=1.11.0"
  }
  built_with = { compiler = "Clang 16.0.0" }
  source     = ["tensorflow/docs@7c3650212:site/en/install/source.md"]
  cell_source = {
    pair_specs = [
      "wheels@2822ac48c38d69b7fb104e606dacbd76:tensorflow-2.13.0-cp38-cp38-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      "wheels@e8f0b69ee2f800399fc6bc7ec55fecfa:tensorflow-2.13.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  notes = [
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "released: tag commit date (index upload is 0-7 days later)",
    "cuda: docs table 8.6; pip guide pins nvidia-cudnn-cu11 8.6.0.163; TF Serving image 11.8.0 / 8.6.0.163",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs pip guide 2022-05 to 2024-06",
  ]
  build {
    source = ["tensorflow/docs@7c3650212:site/en/install/source.md"]
    rows   = ["cu118", "cpu"]
  }
}

framework "tensorflow" "2.12.1" {
  like       = "2.12.0"
  without    = ["build.jp5-cu114"]
  released   = "2023-07-05"
  pair_specs = { numpy = ">=1.22,<=1.24.3", typing-extensions = ">=3.6.6,<4.6.0" }
  source     = ["tensorflow/docs@7c3650212:site/en/install/source.md", "SeldonIO/MLServer@7ac43519de:poetry.lock"]
  cell_source = {
    pair_specs = [
      "wheels@88f47e035d34f3eca5d7f27278d59b12:tensorflow-2.12.1-cp38-cp38-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      "wheels@721da3bd6454d696d07b4a5d786db916:tensorflow-2.12.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  build {
    source = ["tensorflow/docs@7c3650212:site/en/install/source.md", "SeldonIO/MLServer@7ac43519de:poetry.lock"]
    rows   = ["cu118", "cpu"]
  }
}

framework "tensorflow" "2.12.0" {
  package     = "tensorflow"
  released    = "2023-03-22"
  cell_source = { pair_specs = ["wheels@23850332f1f9f778d697c9dba63ca52b:tensorflow-2.12.0-cp38-cp38-manylinux_2_17_x86_64.manylinux2014_x86_64.whl", "wheels@357d9d2851188a8d27ee195345b4d175:tensorflow-2.12.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl"] }
  python      = ["3.8", "3.9", "3.10", "3.11"]
  pair_specs  = { gast = ">=0.2.1,<=0.4.0", h5py = ">=2.9.0", keras = ">=2.12,<2.13", numpy = ">=1.22,<1.24", protobuf = ">=3.20.3,!=4.21.0,!=4.21.1,!=4.21.2,!=4.21.3,!=4.21.4,!=4.21.5,<5.0.0.dev0", tensorboard = ">=2.12,<2.13", typing-extensions = ">=3.6.6", wrapt = ">=1.11.0,<1.15" }
  min_glibc   = "2.17"
  built_with  = { bazel = "5.3.0", compiler = "GCC 9.3.1" }
  source      = ["tensorflow/docs@7c3650212:site/en/install/source.md", "SeldonIO/MLServer@ca664d9af1:poetry.lock"]
  inferred    = ["build"]
  notes = [
    "tensorflow-gpu 2.12 on the index is a stub that directs to tensorflow",
    "numpy: lock file metadata",
    "released: tag commit date (index upload is 0-7 days later)",
    "cuda: docs table 8.6; pip guide pins nvidia-cudnn-cu11 8.6.0.163; TF Serving image 11.8.0 / 8.6.0.163",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs pip guide 2022-05 to 2024-06",
  ]
  build "cu118" {
    cuda         = "11.8"
    cuda_full    = "11.8.0"
    cuda_spec    = ">=11.8,<12"
    cudnn        = "8.6.0.163"
    cudnn_spec   = ">=8.6,<9"
    min_driver   = "450.80.02"
    sm_min       = "3.5"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source       = ["tensorflow/docs@7c3650212:site/en/install/source.md", "SeldonIO/MLServer@ca664d9af1:poetry.lock"]
    inferred     = ["cuda_spec", "cudnn_spec", "cuda_full"]
    platform "linux/amd64" {
      sm       = ["3.5", "5.0", "6.0", "7.0", "7.5", "8.0"]
      ptx      = ["8.0"]
      delivery = "system"
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["windows/amd64", "linux/arm64"]
    source       = ["tensorflow/docs@7c3650212:site/en/install/source.md", "SeldonIO/MLServer@ca664d9af1:poetry.lock"]
    inferred     = ["platform"]
    platform {
      sm  = []
      ptx = []
      rows = {
        "linux/amd64"   = { package = "tensorflow-cpu" }
        "windows/amd64" = {}
        "linux/arm64"   = {}
      }
    }
  }
  build "jp5-cu114" {
    wheel_version = "2.12.0+nv23.6"
    cuda          = "11.4"
    cudnn         = "8.6.0"
    index_url     = "https://developer.download.nvidia.com/compute/redist/jp/v512/tensorflow/"
    index_kind    = "find-links"
    channel       = "stable"
    jetpack       = ["5.1", "5.1.1", "5.1.2"]
    source        = ["jetson-redist-v512", "tf-jetson-guide"]
    inferred      = ["cudnn", "platform"]
    platform "linux/arm64" {
      sm       = ["7.2", "8.7"]
      python   = ["3.8"]
      delivery = "system"
    }
  }
}

framework "tensorflow" "2.11.1" {
  like     = "2.11.0"
  without  = ["package_aliases", "build.jp5-cu114"]
  released = "2023-03-20"
  python   = ["3.8", "3.9", "3.10"]
  source   = ["tensorflow/docs@7c3650212:site/en/install/source.md"]
  cell_source = {
    pair_specs = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "wheels@9a96595e0c068d54717405fa12f36b4a:tensorflow-2.11.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  notes = [
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "no NumPy upper bound in metadata, but the wheel predates NumPy 2 support (2.18): keep numpy < 2",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "released: upper bound: Cloud TPU support start date",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs pip guide 2022-05 to 2024-06",
  ]
  build {
    source = ["tensorflow/docs@7c3650212:site/en/install/source.md"]
    rows   = ["cu112", "cpu"]
  }
}

framework "tensorflow" "2.11.0" {
  package         = "tensorflow"
  package_aliases = ["tensorflow-gpu"]
  released        = "2022-11-18"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  pair_specs      = { gast = ">=0.2.1,<=0.4.0", h5py = ">=2.9.0", keras = ">=2.11,<2.12", numpy = ">=1.20", protobuf = "<3.20", tensorboard = ">=2.11,<2.12", typing-extensions = ">=3.6.6", wrapt = ">=1.11.0" }
  limits          = { numpy = "<2" }
  cell_source     = { limits = ["tf-90245", "tf-release-notes"], pair_specs = ["tensorflow/docs@7c3650212:site/en/install/source.md", "opendatahub-io/notebooks@98a99f8bbc:habana/1.9.0/ubi8-python-3.8/poetry.lock", "wheels@d973458241c8771bf95d4ba68ad5d67b:tensorflow-2.11.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl"] }
  min_glibc       = "2.17"
  built_with      = { bazel = "5.3.0", compiler = "GCC 9.3.1" }
  source = [
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "opendatahub-io/notebooks@98a99f8bbc:habana/1.9.0/ubi8-python-3.8/poetry.lock",
  ]
  inferred = ["build"]
  notes = [
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "no NumPy upper bound in metadata, but the wheel predates NumPy 2 support (2.18): keep numpy < 2",
    "numpy: lock file metadata",
    "released: upper bound: day the official docs were updated for it",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs pip guide 2022-05 to 2024-06",
  ]
  build "cu112" {
    cuda         = "11.2"
    cuda_full    = "11.2.1"
    cuda_spec    = ">=11.1,<12"
    cudnn        = "8.1.0.77"
    cudnn_spec   = ">=8.1,<9"
    min_driver   = "450.80.02"
    sm_min       = "3.5"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "opendatahub-io/notebooks@98a99f8bbc:habana/1.9.0/ubi8-python-3.8/poetry.lock",
    ]
    inferred = ["cuda_spec", "cudnn_spec", "cuda_full"]
    platform "linux/amd64" {
      sm       = ["3.5", "5.0", "6.0", "7.0", "7.5", "8.0"]
      ptx      = ["8.0"]
      delivery = "system"
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["windows/amd64", "linux/arm64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "opendatahub-io/notebooks@98a99f8bbc:habana/1.9.0/ubi8-python-3.8/poetry.lock",
    ]
    inferred = ["platform"]
    platform {
      sm  = []
      ptx = []
      rows = {
        "linux/amd64"   = { package = "tensorflow-cpu" }
        "windows/amd64" = {}
        "linux/arm64"   = {}
      }
    }
  }
  build "jp5-cu114" {
    wheel_version = "2.11.0+nv23.3"
    cuda          = "11.4"
    cudnn         = "8.6.0"
    index_url     = "https://developer.download.nvidia.com/compute/redist/jp/v51/tensorflow/"
    index_kind    = "find-links"
    channel       = "stable"
    jetpack       = ["5.1", "5.1.1", "5.1.2"]
    source        = ["jetson-containers-tensorflow", "tf-jetson-guide"]
    inferred      = ["cudnn", "platform"]
    platform "linux/arm64" {
      sm       = ["7.2", "8.7"]
      python   = ["3.8"]
      delivery = "system"
    }
  }
}

framework "tensorflow" "2.10.1" {
  like     = "2.10.0"
  released = "2022-11-16"
  cell_source = {
    pair_specs = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@20f1d579b849afaea7b10f7693dc43b1:tensorflow-2.10.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  notes = [
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "no NumPy upper bound in metadata, but the wheel predates NumPy 2 support (2.18): keep numpy < 2",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "released: upper bound: Cloud TPU support start date",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs pip guide 2022-05 to 2024-06",
  ]
}

framework "tensorflow" "2.10.0" {
  package         = "tensorflow"
  package_aliases = ["tensorflow-gpu"]
  released        = "2022-09-06"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_windows  = ["3.7", "3.8", "3.9", "3.10"]
  pair_specs = {
    gast              = ">=0.2.1,<=0.4.0"
    h5py              = ">=2.9.0"
    keras             = ">=2.10,<2.11"
    numpy             = ">=1.20"
    protobuf          = "<3.20"
    tensorboard       = ">=2.10,<2.11"
    typing-extensions = ">=3.6.6"
    wrapt             = ">=1.11.0"
  }
  limits     = { numpy = "<2" }
  min_glibc  = "2.17"
  built_with = { bazel = "5.1.1", compiler = "GCC 9.3.1" }
  source = [
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
  ]
  cell_source = {
    limits = ["tf-90245", "tf-release-notes"]
    pair_specs = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@e129114dc529e63af9c419b5917b3407:tensorflow-2.10.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  inferred = ["build"]
  notes = [
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "no NumPy upper bound in metadata, but the wheel predates NumPy 2 support (2.18): keep numpy < 2",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "released: release-branch version commit (index upload is 0-7 days later)",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs pip guide 2022-05 to 2024-06",
  ]
  build "cu112" {
    cuda         = "11.2"
    cuda_full    = "11.2.1"
    cuda_spec    = ">=11.1,<12"
    cudnn        = "8.1.0.77"
    cudnn_spec   = ">=8.1,<9"
    min_driver   = "450.80.02"
    sm_min       = "3.5"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
    ]
    inferred = ["cuda_spec", "cudnn_spec", "cuda_full"]
    platform {
      sm       = ["3.5", "5.0", "6.0", "7.0", "7.5", "8.0"]
      ptx      = ["8.0"]
      delivery = "system"
      rows = {
        "linux/amd64"   = {}
        "windows/amd64" = { python = ["3.7", "3.8", "3.9", "3.10"] }
      }
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["linux/arm64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
    ]
    inferred = ["platform"]
    platform {
      sm      = []
      ptx     = []
      package = "tensorflow-cpu"
      rows = {
        "linux/amd64"   = {}
        "windows/amd64" = {}
        "linux/arm64"   = { without = ["package"] }
      }
    }
  }
}

framework "tensorflow" "2.9.3" {
  like       = "2.9.0"
  without    = ["limits"]
  released   = "2022-11-16"
  pair_specs = { protobuf = "<3.20" }
  limits     = { numpy = "<2" }
  source = [
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
  ]
  cell_source = {
    pair_specs = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@0bfe69d67a2c866b531fa82ea01eda7e:tensorflow-2.9.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  inferred = ["build"]
  notes = [
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "no NumPy upper bound in metadata, but the wheel predates NumPy 2 support (2.18): keep numpy < 2",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "released: upper bound: Cloud TPU support start date",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs pip guide 2022-05 to 2024-06",
  ]
  build {
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
    ]
    rows = ["cu112", "cpu"]
  }
}

framework "tensorflow" "2.9.2" {
  like       = "2.9.0"
  without    = ["limits"]
  released   = "2022-09-03"
  pair_specs = { protobuf = "<3.20" }
  limits     = { numpy = "<2" }
  source = [
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
  ]
  cell_source = {
    pair_specs = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@277ff1ea457fb9caa06d801a64fea636:tensorflow-2.9.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  inferred = ["build"]
  notes = [
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "no NumPy upper bound in metadata, but the wheel predates NumPy 2 support (2.18): keep numpy < 2",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "released: upper bound: Cloud TPU support start date",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs pip guide 2022-05 to 2024-06",
  ]
  build {
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
    ]
    rows = ["cu112", "cpu"]
  }
}

framework "tensorflow" "2.9.1" {
  like       = "2.9.0"
  without    = ["limits"]
  released   = "2022-05-23"
  pair_specs = { protobuf = "<3.20" }
  limits     = { numpy = "<2" }
  source = [
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
  ]
  cell_source = {
    pair_specs = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@add2f4e55fd7209a5cb01d815364adc9:tensorflow-2.9.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    ]
  }
  inferred = ["build"]
  notes = [
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "no NumPy upper bound in metadata, but the wheel predates NumPy 2 support (2.18): keep numpy < 2",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "released: GitHub release page (year implied by the 2.9 series)",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs pip guide 2022-05 to 2024-06",
  ]
  build {
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
    ]
    rows = ["cu112", "cpu"]
  }
}

framework "tensorflow" "2.9.0" {
  package         = "tensorflow"
  package_aliases = ["tensorflow-gpu"]
  released        = "2022-05-16"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_windows  = ["3.7", "3.8", "3.9", "3.10"]
  pair_specs      = { gast = ">=0.2.1,<=0.4.0", h5py = ">=2.9.0", keras = ">=2.9,<2.10", numpy = ">=1.20", tensorboard = ">=2.9,<2.10", typing-extensions = ">=3.6.6", wrapt = ">=1.11.0" }
  limits          = { numpy = "<2", protobuf = "<4" }
  cell_source     = { limits = ["tf-90245", "tf-release-notes"], pair_specs = ["tensorflow/docs@7c3650212:site/en/install/source.md", "SeldonIO/MLServer@bd6c538faa:runtimes/huggingface/poetry.lock", "tensorflow/docs@7c3650212:site/en/install/source_windows.md", "wheels@c93690a4abe2c3d804c035e1f51721a8:tensorflow-2.9.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl"] }
  min_glibc       = "2.17"
  built_with      = { bazel = "5.0.0", compiler = "GCC 9.3.1" }
  source = [
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "SeldonIO/MLServer@bd6c538faa:runtimes/huggingface/poetry.lock",
    "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
  ]
  inferred = ["limits", "build"]
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "no NumPy upper bound in metadata, but the wheel predates NumPy 2 support (2.18): keep numpy < 2",
    "no upper bound on protobuf; needs protobuf < 3.20 (added in 2.9.1)",
    "numpy: lock file metadata",
    "released: upper bound: day the official docs were updated for it",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs pip guide 2022-05 to 2024-06",
  ]
  build "cu112" {
    cuda         = "11.2"
    cuda_full    = "11.2.1"
    cuda_spec    = ">=11.1,<12"
    cudnn        = "8.1.0.77"
    cudnn_spec   = ">=8.1,<9"
    min_driver   = "450.80.02"
    sm_min       = "3.5"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "SeldonIO/MLServer@bd6c538faa:runtimes/huggingface/poetry.lock",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
    ]
    inferred = ["cuda_spec", "cudnn_spec", "cuda_full"]
    platform {
      sm       = ["3.5", "5.0", "6.0", "7.0", "7.5", "8.0"]
      ptx      = ["8.0"]
      delivery = "system"
      rows = {
        "linux/amd64"   = {}
        "windows/amd64" = { python = ["3.7", "3.8", "3.9", "3.10"] }
      }
    }
  }
  build "cpu" {
    index_kind = "pypi"
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "SeldonIO/MLServer@bd6c538faa:runtimes/huggingface/poetry.lock",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
    ]
    inferred = ["platform"]
    platform {
      sm      = []
      ptx     = []
      package = "tensorflow-cpu"
      rows    = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "tensorflow" "2.8.4" {
  like           = "2.7.0"
  without        = ["limits", "build.jp4-cu102"]
  released       = "2022-11-16"
  python         = ["3.7", "3.8", "3.9", "3.10"]
  python_windows = ["3.7", "3.8", "3.9", "3.10"]
  pair_specs = {
    gast        = ">=0.2.1"
    keras       = ">=2.8,<2.9"
    numpy       = ">=1.20"
    protobuf    = ">=3.9.2,<3.20"
    tensorboard = ">=2.8,<2.9"
  }
  limits     = { numpy = "<2" }
  built_with = { bazel = "4.2.1" }
  cell_source = {
    pair_specs = ["wheels@4482b736d9fbe962313ab25dcec42307:tensorflow-2.8.4-cp310-cp310-manylinux2010_x86_64.whl"]
  }
  inferred = ["build"]
  notes = [
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "inferred: min_driver_linux: later docs applied backwards",
    "no NumPy upper bound in metadata, but the wheel predates NumPy 2 support (2.18): keep numpy < 2",
    "released: upper bound: Cloud TPU support start date",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs page said 460.x until 2022-05, then 450.80.02 (minor-version compatibility) for the same CUDA 11.2 builds",
  ]
  build "cu112" {
    platform "windows/amd64" {
      python = ["3.7", "3.8", "3.9", "3.10"]
    }
  }
}

framework "tensorflow" "2.8.3" {
  like           = "2.7.0"
  without        = ["limits", "build.jp4-cu102"]
  released       = "2022-09-02"
  python         = ["3.7", "3.8", "3.9", "3.10"]
  python_windows = ["3.7", "3.8", "3.9", "3.10"]
  pair_specs = {
    gast        = ">=0.2.1"
    keras       = ">=2.8,<2.9"
    numpy       = ">=1.20"
    protobuf    = ">=3.9.2,<3.20"
    tensorboard = ">=2.8,<2.9"
  }
  limits     = { numpy = "<2" }
  built_with = { bazel = "4.2.1" }
  cell_source = {
    pair_specs = ["wheels@4a691a1dc1b1888a1e4320ed0e4bcdeb:tensorflow-2.8.3-cp310-cp310-manylinux2010_x86_64.whl"]
  }
  inferred = ["build"]
  notes = [
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "inferred: min_driver_linux: later docs applied backwards",
    "no NumPy upper bound in metadata, but the wheel predates NumPy 2 support (2.18): keep numpy < 2",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs page said 460.x until 2022-05, then 450.80.02 (minor-version compatibility) for the same CUDA 11.2 builds",
  ]
  build "cu112" {
    platform "windows/amd64" {
      python = ["3.7", "3.8", "3.9", "3.10"]
    }
  }
}

framework "tensorflow" "2.8.2" {
  like           = "2.7.0"
  without        = ["limits", "build.jp4-cu102"]
  released       = "2022-05-23"
  python         = ["3.7", "3.8", "3.9", "3.10"]
  python_windows = ["3.7", "3.8", "3.9", "3.10"]
  pair_specs = {
    gast        = ">=0.2.1"
    keras       = ">=2.8,<2.9"
    numpy       = ">=1.20"
    protobuf    = ">=3.9.2,<3.20"
    tensorboard = ">=2.8,<2.9"
  }
  limits     = { numpy = "<2" }
  built_with = { bazel = "4.2.1" }
  cell_source = {
    pair_specs = ["wheels@d5a326824748f1511de23de2a8dd5251:tensorflow-2.8.2-cp310-cp310-manylinux2010_x86_64.whl"]
  }
  inferred = ["build"]
  notes = [
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "inferred: min_driver_linux: later docs applied backwards",
    "no NumPy upper bound in metadata, but the wheel predates NumPy 2 support (2.18): keep numpy < 2",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs page said 460.x until 2022-05, then 450.80.02 (minor-version compatibility) for the same CUDA 11.2 builds",
  ]
  build "cu112" {
    platform "windows/amd64" {
      python = ["3.7", "3.8", "3.9", "3.10"]
    }
  }
}

framework "tensorflow" "2.8.1" {
  like           = "2.7.0"
  without        = ["build.jp4-cu102"]
  released       = "2022-05-16"
  python         = ["3.7", "3.8", "3.9", "3.10"]
  python_windows = ["3.7", "3.8", "3.9", "3.10"]
  pair_specs     = { gast = ">=0.2.1", keras = ">=2.8,<2.9", numpy = ">=1.20", tensorboard = ">=2.8,<2.9" }
  built_with     = { bazel = "4.2.1" }
  cell_source = {
    pair_specs = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@2507549cb11e34a79f17ec8bb847d80a:tensorflow-2.8.1-cp310-cp310-manylinux2010_x86_64.whl",
    ]
  }
  inferred = ["limits", "build"]
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "inferred: min_driver_linux: later docs applied backwards",
    "no NumPy upper bound in metadata, but the wheel predates NumPy 2 support (2.18): keep numpy < 2",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs page said 460.x until 2022-05, then 450.80.02 (minor-version compatibility) for the same CUDA 11.2 builds",
  ]
  build "cu112" {
    platform "windows/amd64" {
      python = ["3.7", "3.8", "3.9", "3.10"]
    }
  }
}

framework "tensorflow" "2.8.0" {
  like           = "2.7.0"
  without        = ["build.jp4-cu102"]
  released       = "2022-02-02"
  python         = ["3.7", "3.8", "3.9", "3.10"]
  python_windows = ["3.7", "3.8", "3.9", "3.10"]
  pair_specs     = { gast = ">=0.2.1", keras = ">=2.8,<2.9", numpy = ">=1.20", tensorboard = ">=2.8,<2.9" }
  built_with     = { bazel = "4.2.1" }
  cell_source = {
    pair_specs = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@2a520538e77a52fb428acb05e300c960:tensorflow-2.8.0-cp310-cp310-manylinux2010_x86_64.whl",
    ]
  }
  inferred = ["limits", "build"]
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "inferred: min_driver_linux: later docs applied backwards",
    "no NumPy upper bound in metadata, but the wheel predates NumPy 2 support (2.18): keep numpy < 2",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "released: upper bound: day the official docs were updated for it",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs page said 460.x until 2022-05, then 450.80.02 (minor-version compatibility) for the same CUDA 11.2 builds",
  ]
  build "cu112" {
    platform "windows/amd64" {
      python = ["3.7", "3.8", "3.9", "3.10"]
    }
  }
}

framework "tensorflow" "2.7.4" {
  like       = "2.7.0"
  without    = ["limits", "build.jp4-cu102"]
  released   = "2022-09-02"
  pair_specs = { protobuf = ">=3.9.2,<3.20" }
  limits     = { numpy = "<2" }
  cell_source = {
    pair_specs = ["wheels@bcd6dceb935acb8a0cd7ce873ad9e0b9:tensorflow-2.7.4-cp37-cp37m-manylinux2010_x86_64.whl"]
  }
  inferred = ["build"]
  notes = [
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "inferred: min_driver_linux: later docs applied backwards",
    "no NumPy upper bound in metadata, but the wheel predates NumPy 2 support (2.18): keep numpy < 2",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs page said 460.x until 2022-05, then 450.80.02 (minor-version compatibility) for the same CUDA 11.2 builds",
  ]
}

framework "tensorflow" "2.7.3" {
  like       = "2.7.0"
  without    = ["limits", "build.jp4-cu102"]
  released   = "2022-05-23"
  pair_specs = { protobuf = ">=3.9.2,<3.20" }
  limits     = { numpy = "<2" }
  cell_source = {
    pair_specs = ["wheels@be1ce6285f10e74e2b35460ae48f4aea:tensorflow-2.7.3-cp37-cp37m-manylinux2010_x86_64.whl"]
  }
  inferred = ["build"]
  notes = [
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "inferred: min_driver_linux: later docs applied backwards",
    "no NumPy upper bound in metadata, but the wheel predates NumPy 2 support (2.18): keep numpy < 2",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs page said 460.x until 2022-05, then 450.80.02 (minor-version compatibility) for the same CUDA 11.2 builds",
  ]
}

framework "tensorflow" "2.7.2" {
  like     = "2.7.0"
  without  = ["build.jp4-cu102"]
  released = "2022-05-16"
  cell_source = {
    pair_specs = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@3c72b8653a539789ef36f8c1ad8266b9:tensorflow-2.7.2-cp37-cp37m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "inferred: min_driver_linux: later docs applied backwards",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "no NumPy upper bound in metadata, but the wheel predates NumPy 2 support (2.18): keep numpy < 2",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs page said 460.x until 2022-05, then 450.80.02 (minor-version compatibility) for the same CUDA 11.2 builds",
  ]
}

framework "tensorflow" "2.7.1" {
  like     = "2.7.0"
  without  = ["build.jp4-cu102"]
  released = "2022-02-02"
  cell_source = {
    pair_specs = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@258a1ec62cd78b265c2f2ecc054dcdbf:tensorflow-2.7.1-cp37-cp37m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "inferred: min_driver_linux: later docs applied backwards",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "no NumPy upper bound in metadata, but the wheel predates NumPy 2 support (2.18): keep numpy < 2",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs page said 460.x until 2022-05, then 450.80.02 (minor-version compatibility) for the same CUDA 11.2 builds",
  ]
}

framework "tensorflow" "2.7.0" {
  package         = "tensorflow"
  package_aliases = ["tensorflow-gpu"]
  released        = "2021-11-04"
  python          = ["3.7", "3.8", "3.9"]
  python_windows  = ["3.7", "3.8", "3.9"]
  pair_specs = {
    gast              = ">=0.2.1,<0.5.0"
    h5py              = ">=2.9.0"
    keras             = ">=2.7,<2.8"
    numpy             = ">=1.14.5"
    tensorboard       = "~=2.6"
    typing-extensions = ">=3.6.6"
    wrapt             = ">=1.11.0"
  }
  limits     = { numpy = "<2", protobuf = "<4" }
  min_glibc  = "2.12"
  built_with = { bazel = "3.7.2", compiler = "GCC 7.3.1" }
  source = [
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
  ]
  cell_source = {
    limits = ["tf-90245", "tf-release-notes"]
    pair_specs = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@be0a2e3460dacc4214eedd6484b11e50:tensorflow-2.7.0-cp37-cp37m-manylinux2010_x86_64.whl",
    ]
  }
  inferred = ["limits", "build", "pair_specs"]
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "inferred: min_driver_linux: later docs applied backwards",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "no NumPy upper bound in metadata, but the wheel predates NumPy 2 support (2.18): keep numpy < 2",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "released: upper bound: day the official docs were updated for it",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs page said 460.x until 2022-05, then 450.80.02 (minor-version compatibility) for the same CUDA 11.2 builds",
  ]
  build "cu112" {
    cuda         = "11.2"
    cuda_full    = "11.2.1"
    cuda_spec    = ">=11.1,<12"
    cudnn        = "8.1.0.77"
    cudnn_spec   = ">=8.1,<9"
    min_driver   = "450.80.02"
    sm_min       = "3.5"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
    ]
    inferred = ["cuda_spec", "cudnn_spec", "cuda_full"]
    platform {
      sm       = ["3.5", "5.0", "6.0", "7.0", "7.5", "8.0"]
      ptx      = ["8.0"]
      delivery = "system"
      rows = {
        "linux/amd64"   = {}
        "windows/amd64" = { python = ["3.7", "3.8", "3.9"] }
      }
    }
  }
  build "cpu" {
    index_kind = "pypi"
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
    ]
    inferred = ["platform"]
    platform {
      sm      = []
      ptx     = []
      package = "tensorflow-cpu"
      rows    = ["linux/amd64", "windows/amd64"]
    }
  }
  build "jp4-cu102" {
    wheel_version = "2.7.0+nv22.1"
    cuda          = "10.2"
    cudnn         = "8.2.1"
    index_url     = "https://developer.download.nvidia.com/compute/redist/jp/v461/tensorflow/"
    index_kind    = "find-links"
    channel       = "stable"
    jetpack       = ["4.6.1", "4.6.2", "4.6.3", "4.6.4", "4.6.5"]
    source        = ["jetson-containers-tensorflow", "tf-jetson-guide"]
    inferred      = ["cudnn", "platform"]
    platform "linux/arm64" {
      sm       = ["5.3", "6.2", "7.2"]
      python   = ["3.6"]
      delivery = "system"
    }
  }
}

framework "tensorflow" "2.6.5" {
  like           = "2.5.0"
  without        = ["limits"]
  released       = "2022-05-23"
  python         = ["3.7", "3.8", "3.9"]
  python_windows = ["3.7", "3.8", "3.9"]
  pair_specs = {
    keras             = ">=2.6,<2.7"
    protobuf          = ">=3.9.2,<3.20"
    tensorboard       = ">=2.6.0,<2.7"
    typing-extensions = ">=3.7,<3.11"
  }
  cell_source = {
    pair_specs = ["wheels@a3dcb2fa4feb70f745455bd0e4d63df2:tensorflow-2.6.5-cp37-cp37m-manylinux2010_x86_64.whl"]
  }
  inferred = ["build"]
  notes = [
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "inferred: min_driver_linux: later docs applied backwards",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs page said 460.x until 2022-05, then 450.80.02 (minor-version compatibility) for the same CUDA 11.2 builds",
  ]
}

framework "tensorflow" "2.6.4" {
  like           = "2.5.0"
  released       = "2022-05-16"
  python         = ["3.7", "3.8", "3.9"]
  python_windows = ["3.7", "3.8", "3.9"]
  pair_specs     = { keras = ">=2.6,<2.7", tensorboard = ">=2.6.0,<2.7", typing-extensions = ">=3.7,<3.11" }
  cell_source = {
    pair_specs = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@351f9aa5a49049e66f2a7c3c20de6344:tensorflow-2.6.4-cp37-cp37m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "inferred: min_driver_linux: later docs applied backwards",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs page said 460.x until 2022-05, then 450.80.02 (minor-version compatibility) for the same CUDA 11.2 builds",
  ]
}

framework "tensorflow" "2.6.3" {
  like           = "2.5.0"
  released       = "2022-02-02"
  python         = ["3.7", "3.8", "3.9"]
  python_windows = ["3.7", "3.8", "3.9"]
  pair_specs     = { keras = ">=2.6,<2.7", tensorboard = ">=2.6.0,<2.7", typing-extensions = ">=3.7,<3.11" }
  cell_source = {
    pair_specs = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@70b1cd4732bb5f8d4712ac83a01bd884:tensorflow-2.6.3-cp37-cp37m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "inferred: min_driver_linux: later docs applied backwards",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs page said 460.x until 2022-05, then 450.80.02 (minor-version compatibility) for the same CUDA 11.2 builds",
  ]
}

framework "tensorflow" "2.6.2" {
  like       = "2.5.0"
  released   = "2021-11-04"
  pair_specs = { keras = ">=2.6,<2.7", tensorboard = ">=2.6.0,<2.7" }
  cell_source = {
    pair_specs = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@423e814557ddd1562a01a78925362bb2:tensorflow-2.6.2-cp36-cp36m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "inferred: min_driver_linux: later docs applied backwards",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs page said 460.x until 2022-05, then 450.80.02 (minor-version compatibility) for the same CUDA 11.2 builds",
  ]
}

framework "tensorflow" "2.6.1" {
  like       = "2.5.0"
  released   = "2021-11-01"
  pair_specs = { keras = ">=2.6,<2.7", tensorboard = "~=2.6" }
  cell_source = {
    pair_specs = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@c2f00e7c874660b1f02efc7c581e96d6:tensorflow-2.6.1-cp36-cp36m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "inferred: min_driver_linux: later docs applied backwards",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "keras/tensorboard/estimator unbounded: pulls 2.7 companions and breaks; fixed in 2.6.2",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs page said 460.x until 2022-05, then 450.80.02 (minor-version compatibility) for the same CUDA 11.2 builds",
  ]
}

framework "tensorflow" "2.6.0" {
  like       = "2.5.0"
  released   = "2021-08-11"
  pair_specs = { keras = ">=2.6,<2.7", tensorboard = "~=2.6" }
  cell_source = {
    pair_specs = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@8b5ce09ede0fe45ef100f4dc65cf3f46:tensorflow-2.6.0-cp36-cp36m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "inferred: min_driver_linux: later docs applied backwards",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "keras/tensorboard/estimator unbounded: pulls 2.7 companions and breaks; fixed in 2.6.2",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "released: upper bound: day the official docs were updated for it",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs page said 460.x until 2022-05, then 450.80.02 (minor-version compatibility) for the same CUDA 11.2 builds",
  ]
}

framework "tensorflow" "2.5.3" {
  like           = "2.5.0"
  released       = "2022-02-02"
  python         = ["3.7", "3.8", "3.9"]
  python_windows = ["3.7", "3.8", "3.9"]
  cell_source = {
    pair_specs = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@19578db9e9b0e05ddbe3925a9b0b0ace:tensorflow-2.5.3-cp37-cp37m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "inferred: min_driver_linux: later docs applied backwards",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs page said 460.x until 2022-05, then 450.80.02 (minor-version compatibility) for the same CUDA 11.2 builds",
  ]
}

framework "tensorflow" "2.5.2" {
  like     = "2.5.0"
  released = "2021-11-01"
  cell_source = {
    pair_specs = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@5d858d8eadbb4d1f123aa4a6bf348045:tensorflow-2.5.2-cp36-cp36m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "inferred: min_driver_linux: later docs applied backwards",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs page said 460.x until 2022-05, then 450.80.02 (minor-version compatibility) for the same CUDA 11.2 builds",
  ]
}

framework "tensorflow" "2.5.1" {
  like     = "2.5.0"
  released = "2021-08-10"
  cell_source = {
    pair_specs = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@98fa15e14e225be2891c0a42f0be3810:tensorflow-2.5.1-cp36-cp36m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "inferred: min_driver_linux: later docs applied backwards",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs page said 460.x until 2022-05, then 450.80.02 (minor-version compatibility) for the same CUDA 11.2 builds",
  ]
}

framework "tensorflow" "2.5.0" {
  cell_source     = { pair_specs = ["tensorflow/docs@7c3650212:site/en/install/source.md", "tensorflow/docs@7c3650212:site/en/install/source_windows.md", "wheels@31a3ea994c336fc5a6ba0e6d61f13126:tensorflow-2.5.0-cp36-cp36m-manylinux2010_x86_64.whl"] }
  package         = "tensorflow"
  package_aliases = ["tensorflow-gpu"]
  released        = "2021-05-13"
  python          = ["3.6", "3.7", "3.8", "3.9"]
  python_windows  = ["3.6", "3.7", "3.8", "3.9"]
  pair_specs      = { gast = "==0.4.0", h5py = "~=3.1.0", numpy = ">=1.19.2,<1.20", tensorboard = "~=2.5", typing-extensions = "~=3.7.4", wrapt = "~=1.12.1" }
  limits          = { protobuf = "<4" }
  min_glibc       = "2.12"
  built_with      = { bazel = "3.7.2", compiler = "GCC 7.3.1" }
  source = [
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
  ]
  inferred = ["limits", "build", "pair_specs"]
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cuda_build (docker image, not the build log)",
    "inferred: cudnn patch level",
    "inferred: min_driver_linux: later docs applied backwards",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "released: upper bound: day the official docs were updated for it",
    "cuda: docs table 8.1; RELEASE.md 2.5.0 (8.1.0); docker image 11.2.1 / 8.1.0.77",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs page said 460.x until 2022-05, then 450.80.02 (minor-version compatibility) for the same CUDA 11.2 builds",
  ]
  build "cu112" {
    cuda         = "11.2"
    cuda_full    = "11.2.1"
    cuda_spec    = ">=11.1,<12"
    cudnn        = "8.1.0.77"
    cudnn_spec   = ">=8.1,<9"
    min_driver   = "450.80.02"
    sm_min       = "3.5"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
    ]
    inferred = ["cuda_spec", "cudnn_spec", "cuda_full"]
    platform {
      sm       = ["3.5", "5.0", "6.0", "7.0", "7.5", "8.0"]
      ptx      = ["8.0"]
      delivery = "system"
      rows = {
        "linux/amd64"   = {}
        "windows/amd64" = { python = ["3.6", "3.7", "3.8", "3.9"] }
      }
    }
  }
  build "cpu" {
    index_kind = "pypi"
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
    ]
    inferred = ["platform"]
    platform {
      sm      = []
      ptx     = []
      package = "tensorflow-cpu"
      rows    = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "tensorflow" "2.4.4" {
  like     = "2.4.0"
  released = "2021-11-01"
  cell_source = {
    pair_specs = [
      "tf-10025",
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@a2b1a9f3ccbd3d6b51dc5934616d1eab:tensorflow-2.4.4-cp36-cp36m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "cuda: docs table 8.0; RELEASE.md says 8.0.2; docs gpu page and docker image say 8.0.4(.30)",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs gpu page (450.x for CUDA 11.0)",
  ]
}

framework "tensorflow" "2.4.3" {
  like     = "2.4.0"
  released = "2021-08-10"
  cell_source = {
    pair_specs = [
      "tf-10025",
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@2d5d8b46f5def930aa9f5ce8a94b2ead:tensorflow-2.4.3-cp36-cp36m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "cuda: docs table 8.0; RELEASE.md says 8.0.2; docs gpu page and docker image say 8.0.4(.30)",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs gpu page (450.x for CUDA 11.0)",
  ]
}

framework "tensorflow" "2.4.2" {
  like     = "2.4.0"
  released = "2021-06-15"
  cell_source = {
    pair_specs = [
      "tf-10025",
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@e675d4b18ee054eba4a3e4d0b789721c:tensorflow-2.4.2-cp36-cp36m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "cuda: docs table 8.0; RELEASE.md says 8.0.2; docs gpu page and docker image say 8.0.4(.30)",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs gpu page (450.x for CUDA 11.0)",
  ]
}

framework "tensorflow" "2.4.1" {
  like     = "2.4.0"
  released = "2021-01-21"
  cell_source = {
    pair_specs = [
      "tf-10025",
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@55368ba0bedb513ba0e36a2543a588b5:tensorflow-2.4.1-cp36-cp36m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "cuda: docs table 8.0; RELEASE.md says 8.0.2; docs gpu page and docker image say 8.0.4(.30)",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs gpu page (450.x for CUDA 11.0)",
  ]
}

framework "tensorflow" "2.4.0" {
  cell_source     = { pair_specs = ["tf-10025", "tensorflow/docs@7c3650212:site/en/install/source.md", "tensorflow/docs@7c3650212:site/en/install/source_windows.md", "wheels@1069f32e9fb51d5a62e93437e0047c71:tensorflow-2.4.0-cp36-cp36m-manylinux2010_x86_64.whl"] }
  package         = "tensorflow"
  package_aliases = ["tensorflow-gpu"]
  released        = "2020-12-14"
  python          = ["3.6", "3.7", "3.8"]
  python_windows  = ["3.6", "3.7", "3.8"]
  pair_specs      = { gast = "==0.3.3", h5py = "~=2.10.0", keras = "<2.5", numpy = ">=1.19.2,<1.20", tensorboard = "~=2.4", typing-extensions = "~=3.7.4", wrapt = "~=1.12.1" }
  limits          = { protobuf = "<4" }
  min_glibc       = "2.12"
  built_with      = { bazel = "3.1.0", compiler = "GCC 7.3.1" }
  source = [
    "tf-10025",
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
  ]
  inferred = ["limits", "pair_specs"]
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "released: upper bound: day the official docs were updated for it",
    "cuda: docs table 8.0; RELEASE.md says 8.0.2; docs gpu page and docker image say 8.0.4(.30)",
    "nccl: NCCL inside core",
    "sm: release .bazelrc; google/tsl:.bazelrc history (unchanged 2022-10 to 2023-09-18)",
    "min_driver: docs gpu page (450.x for CUDA 11.0)",
  ]
  build "cu110" {
    cuda         = "11.0"
    cuda_spec    = ">=11.0,<12"
    cudnn        = "8.0"
    cudnn_spec   = ">=8.0,<9"
    min_driver   = "450"
    sm_min       = "3.5"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
    ]
    inferred = ["cuda_spec", "cudnn_spec"]
    platform {
      sm       = ["3.5", "5.0", "6.0", "7.0", "7.5", "8.0"]
      ptx      = ["8.0"]
      delivery = "system"
      rows = {
        "linux/amd64"   = {}
        "windows/amd64" = { python = ["3.6", "3.7", "3.8"] }
      }
    }
  }
  build "cpu" {
    index_kind = "pypi"
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
    ]
    inferred = ["platform"]
    platform {
      sm      = []
      ptx     = []
      package = "tensorflow-cpu"
      rows    = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "tensorflow" "2.3.4" {
  like           = "2.1.0"
  released       = "2021-08-10"
  python         = ["3.6", "3.7", "3.8"]
  python_windows = ["3.6", "3.7", "3.8"]
  pair_specs     = { gast = "==0.3.3", h5py = ">=2.10.0,<2.11.0", keras = "<2.5", tensorboard = ">=2.3.0,<3" }
  built_with     = { bazel = "3.1.0" }
  cell_source = {
    pair_specs = [
      "keras-14129",
      "tf-10025",
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@b6d068cbdf53809688d8eff3fb5bea03:tensorflow-2.3.4-cp36-cp36m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cudnn patch level",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "cuda: docs table 7.6; TF docker image 7.6.4.38; TF Serving image 7.6.4.38",
    "nccl: NCCL inside core; 2.5.7-1 since 2.2 (RELEASE.md 2.2.0)",
    "sm: release build script v2.3.0 + RELEASE.md 2.3.0 (PTX only for 7.0)",
    "min_driver: docs gpu page (418.x for CUDA 10.1)",
  ]
  build "cu101" {
    platform "linux/amd64" {
      ptx = ["7.0"]
    }
    platform "windows/amd64" {
      ptx    = ["7.0"]
      python = ["3.5", "3.6", "3.7", "3.8"]
    }
  }
}

framework "tensorflow" "2.3.3" {
  like           = "2.1.0"
  released       = "2021-06-15"
  python         = ["3.6", "3.7", "3.8"]
  python_windows = ["3.6", "3.7", "3.8"]
  pair_specs     = { gast = "==0.3.3", h5py = ">=2.10.0,<2.11.0", keras = "<2.5", tensorboard = ">=2.3.0,<3" }
  built_with     = { bazel = "3.1.0" }
  cell_source = {
    pair_specs = [
      "keras-14129",
      "tf-10025",
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@b654fbc2f5a8c7a7d682e1440a1520ec:tensorflow-2.3.3-cp36-cp36m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cudnn patch level",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "cuda: docs table 7.6; TF docker image 7.6.4.38; TF Serving image 7.6.4.38",
    "nccl: NCCL inside core; 2.5.7-1 since 2.2 (RELEASE.md 2.2.0)",
    "sm: release build script v2.3.0 + RELEASE.md 2.3.0 (PTX only for 7.0)",
    "min_driver: docs gpu page (418.x for CUDA 10.1)",
  ]
  build "cu101" {
    platform "linux/amd64" {
      ptx = ["7.0"]
    }
    platform "windows/amd64" {
      ptx    = ["7.0"]
      python = ["3.5", "3.6", "3.7", "3.8"]
    }
  }
}

framework "tensorflow" "2.3.2" {
  like           = "2.1.0"
  released       = "2021-01-06"
  python         = ["3.6", "3.7", "3.8"]
  python_windows = ["3.6", "3.7", "3.8"]
  pair_specs     = { gast = "==0.3.3", h5py = ">=2.10.0,<2.11.0", keras = "<2.5", tensorboard = ">=2.3.0,<3" }
  built_with     = { bazel = "3.1.0" }
  cell_source = {
    pair_specs = [
      "keras-14129",
      "tf-10025",
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@55e68ac2e91aaa56c7751c45ea4d951c:tensorflow-2.3.2-cp36-cp36m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cudnn patch level",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "cuda: docs table 7.6; TF docker image 7.6.4.38; TF Serving image 7.6.4.38",
    "nccl: NCCL inside core; 2.5.7-1 since 2.2 (RELEASE.md 2.2.0)",
    "sm: release build script v2.3.0 + RELEASE.md 2.3.0 (PTX only for 7.0)",
    "min_driver: docs gpu page (418.x for CUDA 10.1)",
  ]
  build "cu101" {
    platform "linux/amd64" {
      ptx = ["7.0"]
    }
    platform "windows/amd64" {
      ptx    = ["7.0"]
      python = ["3.5", "3.6", "3.7", "3.8"]
    }
  }
}

framework "tensorflow" "2.3.1" {
  like           = "2.1.0"
  released       = "2020-09-24"
  python         = ["3.5", "3.6", "3.7", "3.8"]
  python_windows = ["3.5", "3.6", "3.7", "3.8"]
  pair_specs     = { gast = "==0.3.3", h5py = ">=2.10.0,<2.11.0", keras = "<2.5", tensorboard = ">=2.3.0,<3" }
  built_with     = { bazel = "3.1.0" }
  cell_source = {
    pair_specs = [
      "keras-14129",
      "tf-10025",
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@85c49c951d735c651ae989a6dd7a40ab:tensorflow-2.3.1-cp35-cp35m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cudnn patch level",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "cuda: docs table 7.6; TF docker image 7.6.4.38; TF Serving image 7.6.4.38",
    "nccl: NCCL inside core; 2.5.7-1 since 2.2 (RELEASE.md 2.2.0)",
    "sm: release build script v2.3.0 + RELEASE.md 2.3.0 (PTX only for 7.0)",
    "min_driver: docs gpu page (418.x for CUDA 10.1)",
  ]
  build "cu101" {
    platform "linux/amd64" {
      ptx = ["7.0"]
    }
    platform "windows/amd64" {
      ptx    = ["7.0"]
      python = ["3.5", "3.6", "3.7", "3.8"]
    }
  }
}

framework "tensorflow" "2.3.0" {
  like           = "2.1.0"
  released       = "2020-07-27"
  python         = ["3.5", "3.6", "3.7", "3.8"]
  python_windows = ["3.5", "3.6", "3.7", "3.8"]
  pair_specs = {
    gast        = "==0.3.3"
    h5py        = ">=2.10.0,<2.11.0"
    keras       = "<2.5"
    scipy       = "==1.4.1"
    tensorboard = ">=2.3.0,<3"
  }
  built_with = { bazel = "3.1.0" }
  cell_source = {
    pair_specs = [
      "keras-14129",
      "tf-10025",
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@6f74ef59dc59cf8f2002738c65dffa59:tensorflow-2.3.0-cp35-cp35m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cudnn patch level",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "released: upper bound: day the official docs were updated for it",
    "cuda: docs table 7.6; TF docker image 7.6.4.38; TF Serving image 7.6.4.38",
    "nccl: NCCL inside core; 2.5.7-1 since 2.2 (RELEASE.md 2.2.0)",
    "sm: release build script v2.3.0 + RELEASE.md 2.3.0 (PTX only for 7.0)",
    "min_driver: docs gpu page (418.x for CUDA 10.1)",
  ]
  build "cu101" {
    platform "linux/amd64" {
      ptx = ["7.0"]
    }
    platform "windows/amd64" {
      ptx    = ["7.0"]
      python = ["3.5", "3.6", "3.7", "3.8"]
    }
  }
}

framework "tensorflow" "2.2.3" {
  like           = "2.1.0"
  released       = "2021-06-15"
  python         = ["3.6", "3.7", "3.8"]
  python_windows = ["3.6", "3.7", "3.8"]
  pair_specs     = { gast = "==0.3.3", h5py = ">=2.10.0,<2.11.0", keras = "<2.5", tensorboard = ">=2.2.0,<2.3.0" }
  built_with     = { bazel = "2.0.0" }
  cell_source = {
    pair_specs = [
      "keras-14129",
      "tf-10025",
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@61c3f0443c3f7e7a9d772098943bec3d:tensorflow-2.2.3-cp36-cp36m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cudnn patch level",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "cuda: docs table 7.6; TF docker image 7.6.4.38; TF Serving image 7.6.4.38",
    "nccl: NCCL inside core; 2.5.7-1 since 2.2 (RELEASE.md 2.2.0)",
    "sm: release build scripts of the CUDA 10.0/10.1 era (tensorflow/tools/ci_build/release)",
    "min_driver: docs gpu page (418.x for CUDA 10.1)",
  ]
  build "cu101" {
    platform "windows/amd64" {
      python = ["3.5", "3.6", "3.7", "3.8"]
    }
  }
}

framework "tensorflow" "2.2.2" {
  like           = "2.1.0"
  released       = "2021-01-06"
  python         = ["3.6", "3.7", "3.8"]
  python_windows = ["3.6", "3.7", "3.8"]
  pair_specs     = { gast = "==0.3.3", h5py = ">=2.10.0,<2.11.0", keras = "<2.5", tensorboard = ">=2.2.0,<2.3.0" }
  built_with     = { bazel = "2.0.0" }
  cell_source = {
    pair_specs = [
      "keras-14129",
      "tf-10025",
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@a31ebaa3649fffd1ef35366fed4a5122:tensorflow-2.2.2-cp36-cp36m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cudnn patch level",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "cuda: docs table 7.6; TF docker image 7.6.4.38; TF Serving image 7.6.4.38",
    "nccl: NCCL inside core; 2.5.7-1 since 2.2 (RELEASE.md 2.2.0)",
    "sm: release build scripts of the CUDA 10.0/10.1 era (tensorflow/tools/ci_build/release)",
    "min_driver: docs gpu page (418.x for CUDA 10.1)",
  ]
  build "cu101" {
    platform "windows/amd64" {
      python = ["3.5", "3.6", "3.7", "3.8"]
    }
  }
}

framework "tensorflow" "2.2.1" {
  like           = "2.1.0"
  released       = "2020-09-24"
  python         = ["3.5", "3.6", "3.7", "3.8"]
  python_windows = ["3.5", "3.6", "3.7", "3.8"]
  pair_specs     = { gast = "==0.3.3", h5py = ">=2.10.0,<2.11.0", keras = "<2.5", tensorboard = ">=2.2.0,<2.3.0" }
  built_with     = { bazel = "2.0.0" }
  cell_source = {
    pair_specs = [
      "keras-14129",
      "tf-10025",
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@a9faaecace1100575b7024d69184ee8b:tensorflow-2.2.1-cp35-cp35m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cudnn patch level",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "cuda: docs table 7.6; TF docker image 7.6.4.38; TF Serving image 7.6.4.38",
    "nccl: NCCL inside core; 2.5.7-1 since 2.2 (RELEASE.md 2.2.0)",
    "sm: release build scripts of the CUDA 10.0/10.1 era (tensorflow/tools/ci_build/release)",
    "min_driver: docs gpu page (418.x for CUDA 10.1)",
  ]
  build "cu101" {
    platform "windows/amd64" {
      python = ["3.5", "3.6", "3.7", "3.8"]
    }
  }
}

framework "tensorflow" "2.2.0" {
  like           = "2.1.0"
  released       = "2020-05-07"
  python         = ["3.5", "3.6", "3.7", "3.8"]
  python_windows = ["3.5", "3.6", "3.7", "3.8"]
  pair_specs     = { gast = "==0.3.3", h5py = ">=2.10.0,<2.11.0", keras = "<2.5", tensorboard = ">=2.2.0,<2.3.0" }
  built_with     = { bazel = "2.0.0" }
  cell_source = {
    pair_specs = [
      "keras-14129",
      "tf-10025",
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@267017724a49c367ca5df536e5f6d3d5:tensorflow-2.2.0-cp35-cp35m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cudnn patch level",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "released: upper bound: day the official docs were updated for it",
    "cuda: docs table 7.6; TF docker image 7.6.4.38; TF Serving image 7.6.4.38",
    "nccl: NCCL inside core; 2.5.7-1 since 2.2 (RELEASE.md 2.2.0)",
    "sm: release build scripts of the CUDA 10.0/10.1 era (tensorflow/tools/ci_build/release)",
    "min_driver: docs gpu page (418.x for CUDA 10.1)",
  ]
  build "cu101" {
    platform "windows/amd64" {
      python = ["3.5", "3.6", "3.7", "3.8"]
    }
  }
}

framework "tensorflow" "2.1.4" {
  like           = "2.1.0"
  released       = "2021-06-15"
  python         = ["3.6", "3.7"]
  python_windows = ["3.6", "3.7"]
  pair_specs     = { h5py = "<=2.10.0" }
  cell_source = {
    pair_specs = [
      "keras-14129",
      "tf-10025",
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@66deaf2558034a54017c355cadf19c3f:tensorflow-2.1.4-cp36-cp36m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cudnn patch level",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "cuda: docs table 7.6; TF docker image 7.6.4.38; TF Serving image 7.6.4.38",
    "nccl: NCCL inside core (RELEASE.md 1.13.0)",
    "sm: release build scripts of the CUDA 10.0/10.1 era (tensorflow/tools/ci_build/release)",
    "min_driver: docs gpu page (418.x for CUDA 10.1)",
  ]
}

framework "tensorflow" "2.1.3" {
  like           = "2.1.0"
  released       = "2021-01-06"
  python         = ["3.6", "3.7"]
  python_windows = ["3.6", "3.7"]
  pair_specs     = { h5py = "<=2.10.0" }
  cell_source = {
    pair_specs = [
      "keras-14129",
      "tf-10025",
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@2f50833bb18b5a33f83ec5f1c542c49a:tensorflow-2.1.3-cp36-cp36m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cudnn patch level",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "cuda: docs table 7.6; TF docker image 7.6.4.38; TF Serving image 7.6.4.38",
    "nccl: NCCL inside core (RELEASE.md 1.13.0)",
    "sm: release build scripts of the CUDA 10.0/10.1 era (tensorflow/tools/ci_build/release)",
    "min_driver: docs gpu page (418.x for CUDA 10.1)",
  ]
}

framework "tensorflow" "2.1.2" {
  like     = "2.1.0"
  released = "2020-09-24"
  python   = ["3.5", "3.6", "3.7"]
  cell_source = {
    pair_specs = [
      "keras-14129",
      "tf-10025",
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@737755980845d3935a02c6787fe840d9:tensorflow-2.1.2-cp35-cp35m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cudnn patch level",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "cuda: docs table 7.6; TF docker image 7.6.4.38; TF Serving image 7.6.4.38",
    "nccl: NCCL inside core (RELEASE.md 1.13.0)",
    "sm: release build scripts of the CUDA 10.0/10.1 era (tensorflow/tools/ci_build/release)",
    "min_driver: docs gpu page (418.x for CUDA 10.1)",
  ]
}

framework "tensorflow" "2.1.1" {
  like     = "2.1.0"
  released = "2020-05-18"
  python   = ["3.5", "3.6", "3.7"]
  cell_source = {
    pair_specs = [
      "keras-14129",
      "tf-10025",
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@6ae4c66881a1d42d2b07986f075a2b75:tensorflow-2.1.1-cp35-cp35m-manylinux2010_x86_64.whl",
    ]
  }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cudnn patch level",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "cuda: docs table 7.6; TF docker image 7.6.4.38; TF Serving image 7.6.4.38",
    "nccl: NCCL inside core (RELEASE.md 1.13.0)",
    "sm: release build scripts of the CUDA 10.0/10.1 era (tensorflow/tools/ci_build/release)",
    "min_driver: docs gpu page (418.x for CUDA 10.1)",
  ]
}

framework "tensorflow" "2.1.0" {
  cell_source     = { pair_specs = ["keras-14129", "tf-10025", "tensorflow/docs@7c3650212:site/en/install/source.md", "tensorflow/docs@7c3650212:site/en/install/source_windows.md", "wheels@5cfa729fc71f6f2dca0ea77ebe768ea2:tensorflow-2.1.0-cp27-cp27mu-manylinux2010_x86_64.whl"] }
  package         = "tensorflow"
  package_aliases = ["tensorflow-gpu"]
  released        = "2020-01-08"
  python          = ["2.7", "3.5", "3.6", "3.7"]
  python_windows  = ["3.5", "3.6", "3.7"]
  pair_specs      = { gast = "==0.2.2", keras = "<2.4", numpy = ">=1.16.0,<1.19", tensorboard = ">=2.1.0,<2.2.0", wrapt = ">=1.11.1" }
  limits          = { protobuf = "<4" }
  min_glibc       = "2.12"
  built_with      = { bazel = "0.27.1", compiler = "GCC 7.3.1" }
  source = [
    "keras-14129",
    "tf-10025",
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
  ]
  inferred = ["limits", "build", "pair_specs"]
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cudnn patch level",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "released: upper bound: day the official docs were updated for it",
    "cuda: docs table 7.6; TF docker image 7.6.4.38; TF Serving image 7.6.4.38",
    "nccl: NCCL inside core (RELEASE.md 1.13.0)",
    "sm: release build scripts of the CUDA 10.0/10.1 era (tensorflow/tools/ci_build/release)",
    "min_driver: docs gpu page (418.x for CUDA 10.1)",
  ]
  build "cu101" {
    cuda         = "10.1"
    cuda_spec    = ">=10.1,<11"
    cudnn        = "7.6.4.38"
    cudnn_spec   = ">=7.6,<8"
    min_driver   = "418"
    sm_min       = "3.5"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
    ]
    inferred = ["cuda_spec", "cudnn_spec"]
    platform {
      sm       = ["3.5", "3.7", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "3.7", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
      rows = {
        "linux/amd64"   = {}
        "windows/amd64" = { python = ["3.5", "3.6", "3.7"] }
      }
    }
  }
  build "cpu" {
    index_kind = "pypi"
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
    ]
    inferred = ["platform"]
    platform {
      sm      = []
      ptx     = []
      package = "tensorflow-cpu"
      rows    = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "tensorflow" "2.0.4" {
  like           = "1.13.1"
  without        = ["cell_source"]
  released       = "2021-01-06"
  python         = ["3.6", "3.7"]
  python_windows = ["3.6", "3.7"]
  pair_specs     = { numpy = ">=1.16.0,<1.19" }
  min_glibc      = "2.12"
  built_with     = { bazel = "0.26.1", compiler = "GCC 7.3.1" }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cudnn patch level",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "cuda: docs table 7.4; docs gpu page >= 7.4.1; TF docker images and TF Serving image 7.4.1.5",
    "nccl: NCCL inside core (RELEASE.md 1.13.0)",
    "sm: release build scripts of the CUDA 10.0/10.1 era (tensorflow/tools/ci_build/release)",
    "min_driver: docs gpu page (410.x for CUDA 10.0)",
  ]
}

framework "tensorflow" "2.0.3" {
  like       = "1.13.1"
  without    = ["cell_source"]
  released   = "2020-09-24"
  python     = ["3.5", "3.6", "3.7"]
  pair_specs = { numpy = ">=1.16.0,<1.19" }
  min_glibc  = "2.12"
  built_with = { bazel = "0.26.1", compiler = "GCC 7.3.1" }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cudnn patch level",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "cuda: docs table 7.4; docs gpu page >= 7.4.1; TF docker images and TF Serving image 7.4.1.5",
    "nccl: NCCL inside core (RELEASE.md 1.13.0)",
    "sm: release build scripts of the CUDA 10.0/10.1 era (tensorflow/tools/ci_build/release)",
    "min_driver: docs gpu page (410.x for CUDA 10.0)",
  ]
}

framework "tensorflow" "2.0.2" {
  like       = "1.13.1"
  without    = ["cell_source"]
  released   = "2020-05-18"
  python     = ["3.5", "3.6", "3.7"]
  pair_specs = { numpy = ">=1.16.0,<1.19" }
  min_glibc  = "2.12"
  built_with = { bazel = "0.26.1", compiler = "GCC 7.3.1" }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cudnn patch level",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "cuda: docs table 7.4; docs gpu page >= 7.4.1; TF docker images and TF Serving image 7.4.1.5",
    "nccl: NCCL inside core (RELEASE.md 1.13.0)",
    "sm: release build scripts of the CUDA 10.0/10.1 era (tensorflow/tools/ci_build/release)",
    "min_driver: docs gpu page (410.x for CUDA 10.0)",
  ]
}

framework "tensorflow" "2.0.1" {
  like       = "1.13.1"
  without    = ["cell_source"]
  released   = "2020-01-26"
  python     = ["3.5", "3.6", "3.7"]
  pair_specs = { numpy = ">=1.16.0,<1.19" }
  min_glibc  = "2.12"
  built_with = { bazel = "0.26.1", compiler = "GCC 7.3.1" }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cudnn patch level",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "cuda: docs table 7.4; docs gpu page >= 7.4.1; TF docker images and TF Serving image 7.4.1.5",
    "nccl: NCCL inside core (RELEASE.md 1.13.0)",
    "sm: release build scripts of the CUDA 10.0/10.1 era (tensorflow/tools/ci_build/release)",
    "min_driver: docs gpu page (410.x for CUDA 10.0)",
  ]
}

framework "tensorflow" "2.0.0" {
  like       = "1.13.1"
  without    = ["cell_source"]
  released   = "2019-09-30"
  python     = ["2.7", "3.5", "3.6", "3.7"]
  pair_specs = { numpy = ">=1.16.0,<1.19" }
  min_glibc  = "2.12"
  built_with = { bazel = "0.26.1", compiler = "GCC 7.3.1" }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cudnn patch level",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "released: upper bound: day the official docs were updated for it",
    "cuda: docs table 7.4; docs gpu page >= 7.4.1; TF docker images and TF Serving image 7.4.1.5",
    "nccl: NCCL inside core (RELEASE.md 1.13.0)",
    "sm: release build scripts of the CUDA 10.0/10.1 era (tensorflow/tools/ci_build/release)",
    "min_driver: docs gpu page (410.x for CUDA 10.0)",
  ]
}

framework "tensorflow" "1.15.5" {
  like            = "1.13.1"
  without         = ["cell_source", "build.cpu"]
  package         = "tensorflow"
  package_aliases = ["tensorflow-gpu"]
  released        = "2021-01-06"
  python          = ["3.6", "3.7"]
  python_windows  = ["3.6", "3.7"]
  pair_specs = {
    gast        = "==0.2.2"
    h5py        = "<=2.10.0"
    numpy       = ">=1.16.0,<1.19"
    tensorboard = ">=1.15.0,<1.16.0"
    wrapt       = ">=1.11.1"
  }
  min_glibc  = "2.12"
  built_with = { bazel = "0.26.1", compiler = "GCC 7.3.1" }
  cell_source = {
    pair_specs = [
      "keras-14129",
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@530c35578b48462df88253e9196f7fbe:tensorflow-1.15.5-cp36-cp36m-manylinux2010_x86_64.whl",
    ]
  }
  build "cu100" {
    cudnn        = "7.6.0"
    cudnn_spec   = ">=7.6,<8"
    pypi_default = ["linux/amd64", "windows/amd64"]
    cell_source  = { cudnn = ["tensorflow-35376"], cudnn_spec = ["tensorflow-35376"] }
    inferred     = ["cuda_spec", "cudnn", "cudnn_spec"]
  }
}

framework "tensorflow" "1.15.4" {
  like            = "1.13.1"
  without         = ["cell_source", "build.cpu"]
  package         = "tensorflow"
  package_aliases = ["tensorflow-gpu"]
  released        = "2020-09-24"
  python          = ["3.5", "3.6", "3.7"]
  pair_specs = {
    gast        = "==0.2.2"
    numpy       = ">=1.16.0,<1.19"
    tensorboard = ">=1.15.0,<1.16.0"
    wrapt       = ">=1.11.1"
  }
  min_glibc  = "2.12"
  built_with = { bazel = "0.26.1", compiler = "GCC 7.3.1" }
  cell_source = {
    pair_specs = [
      "keras-14129",
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@276f344fce4cea76fef109d56d6bf098:tensorflow-1.15.4-cp35-cp35m-manylinux2010_x86_64.whl",
    ]
  }
  build "cu100" {
    cudnn        = "7.6.0"
    cudnn_spec   = ">=7.6,<8"
    pypi_default = ["linux/amd64", "windows/amd64"]
    cell_source  = { cudnn = ["tensorflow-35376"], cudnn_spec = ["tensorflow-35376"] }
    inferred     = ["cuda_spec", "cudnn", "cudnn_spec"]
  }
}

framework "tensorflow" "1.15.3" {
  like            = "1.13.1"
  without         = ["cell_source", "build.cpu"]
  package         = "tensorflow"
  package_aliases = ["tensorflow-gpu"]
  released        = "2020-05-18"
  python          = ["3.5", "3.6", "3.7"]
  pair_specs = {
    gast        = "==0.2.2"
    numpy       = ">=1.16.0,<1.19"
    tensorboard = ">=1.15.0,<1.16.0"
    wrapt       = ">=1.11.1"
  }
  min_glibc  = "2.12"
  built_with = { bazel = "0.26.1", compiler = "GCC 7.3.1" }
  cell_source = {
    pair_specs = [
      "keras-14129",
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@b4cf038262d49819699d262c029c704f:tensorflow-1.15.3-cp35-cp35m-manylinux2010_x86_64.whl",
    ]
  }
  build "cu100" {
    cudnn        = "7.6.0"
    cudnn_spec   = ">=7.6,<8"
    pypi_default = ["linux/amd64", "windows/amd64"]
    cell_source  = { cudnn = ["tensorflow-35376"], cudnn_spec = ["tensorflow-35376"] }
    inferred     = ["cuda_spec", "cudnn", "cudnn_spec"]
  }
}

framework "tensorflow" "1.15.2" {
  like            = "1.13.1"
  without         = ["cell_source", "build.cpu"]
  package         = "tensorflow"
  package_aliases = ["tensorflow-gpu"]
  released        = "2020-01-26"
  python          = ["3.5", "3.6", "3.7"]
  pair_specs = {
    gast        = "==0.2.2"
    numpy       = ">=1.16.0,<1.19"
    tensorboard = ">=1.15.0,<1.16.0"
    wrapt       = ">=1.11.1"
  }
  min_glibc  = "2.12"
  built_with = { bazel = "0.26.1", compiler = "GCC 7.3.1" }
  cell_source = {
    pair_specs = [
      "keras-14129",
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@613072266dd60986b79e517f9e4a5f5d:tensorflow-1.15.2-cp35-cp35m-manylinux2010_x86_64.whl",
    ]
  }
  build "cu100" {
    cudnn        = "7.6.0"
    cudnn_spec   = ">=7.6,<8"
    pypi_default = ["linux/amd64", "windows/amd64"]
    cell_source  = { cudnn = ["tensorflow-35376"], cudnn_spec = ["tensorflow-35376"] }
    inferred     = ["cuda_spec", "cudnn", "cudnn_spec"]
  }
}

framework "tensorflow" "1.15.0" {
  like            = "1.13.1"
  without         = ["cell_source"]
  package         = "tensorflow"
  package_aliases = ["tensorflow-gpu"]
  released        = "2019-10-16"
  python          = ["2.7", "3.5", "3.6", "3.7"]
  pair_specs = {
    gast        = "==0.2.2"
    numpy       = ">=1.16.0,<1.19"
    tensorboard = ">=1.15.0,<1.16.0"
    wrapt       = ">=1.11.1"
  }
  min_glibc  = "2.12"
  built_with = { bazel = "0.26.1", compiler = "GCC 7.3.1" }
  cell_source = {
    pair_specs = [
      "keras-14129",
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "wheels@af57e0e16adb4d6ccd387954c1d70e34:tensorflow-1.15.0-cp27-cp27mu-manylinux2010_x86_64.whl",
    ]
  }
  build "cu100" {
    cudnn        = "7.6.0"
    cudnn_spec   = ">=7.6,<8"
    pypi_default = ["linux/amd64", "windows/amd64"]
    cell_source  = { cudnn = ["tensorflow-35376"], cudnn_spec = ["tensorflow-35376"] }
  }
  build "cpu" {
    without  = ["package", "pypi_default"]
    inferred = ["platform"]
    platform {
      package = "tensorflow-cpu"
      rows    = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "tensorflow" "1.14.0" {
  like       = "1.13.1"
  released   = "2019-06-19"
  pair_specs = { numpy = ">=1.14.5,<1.19" }
  built_with = { bazel = "0.24.1" }
}

framework "tensorflow" "1.13.2" {
  like       = "1.13.1"
  released   = "2019-07-16"
  pair_specs = { numpy = ">=1.16.0,<1.19" }
}

framework "tensorflow" "1.13.1" {
  package        = "tensorflow-gpu"
  released       = "2019-02-26"
  python         = ["2.7", "3.3", "3.4", "3.5", "3.6", "3.7"]
  python_windows = ["3.5", "3.6", "3.7"]
  pair_specs     = { keras = "<2.4", numpy = ">=1.13.3,<1.19" }
  limits         = { protobuf = "<4" }
  min_glibc      = "2.23"
  built_with     = { bazel = "0.19.2", compiler = "GCC 4.8" }
  source = [
    "keras-14129",
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
  ]
  cell_source = { min_glibc = ["tf-25593"] }
  inferred    = ["limits", "build", "pair_specs"]
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: cudnn patch level",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "released: tag commit date (index upload is 0-7 days later)",
    "cuda: docs table 7.4; docs gpu page >= 7.4.1; TF docker images and TF Serving image 7.4.1.5",
    "nccl: NCCL inside core (RELEASE.md 1.13.0)",
    "sm: release build scripts of the CUDA 10.0/10.1 era (tensorflow/tools/ci_build/release)",
    "min_driver: docs gpu page (410.x for CUDA 10.0)",
  ]
  build "cu100" {
    cuda       = "10.0"
    cuda_spec  = ">=10.0,<11"
    cudnn      = "7.4.1.5"
    cudnn_spec = ">=7.4,<8"
    min_driver = "410"
    sm_min     = "3.5"
    index_kind = "pypi"
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
    ]
    inferred = ["cuda_spec", "cudnn_spec"]
    platform {
      sm       = ["3.5", "3.7", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "3.7", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
      rows = {
        "linux/amd64"   = {}
        "windows/amd64" = { python = ["3.5", "3.6", "3.7"] }
      }
    }
  }
  build "cpu" {
    package      = "tensorflow"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
    ]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "tensorflow" "1.12.3" {
  like       = "1.10.0"
  released   = "2019-06-21"
  pair_specs = { numpy = ">=1.13.3,<1.19" }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "released: tag commit date (index upload is 0-7 days later)",
    "cuda: RELEASE.md 1.11.0 (cuDNN 7.2); docs table prints 7; windows table 7.2 for 1.12",
    "nccl: system NCCL 2.2 needed (RELEASE.md 1.10.0)",
    "min_driver: docs gpu page 2018 (384.x or higher for CUDA 9.0)",
  ]
  build "cu90" {
    cudnn      = "7.2"
    cudnn_spec = ">=7.2,<8"
  }
}

framework "tensorflow" "1.12.2" {
  like       = "1.10.0"
  released   = "2019-04-18"
  pair_specs = { numpy = ">=1.13.3,<1.19" }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "released: tag commit date (index upload is 0-7 days later)",
    "cuda: RELEASE.md 1.11.0 (cuDNN 7.2); docs table prints 7; windows table 7.2 for 1.12",
    "nccl: system NCCL 2.2 needed (RELEASE.md 1.10.0)",
    "min_driver: docs gpu page 2018 (384.x or higher for CUDA 9.0)",
  ]
  build "cu90" {
    cudnn      = "7.2"
    cudnn_spec = ">=7.2,<8"
  }
}

framework "tensorflow" "1.12.0" {
  like       = "1.10.0"
  released   = "2018-11-06"
  pair_specs = { numpy = ">=1.13.3,<1.19" }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "released: tag commit date (index upload is 0-7 days later)",
    "cuda: RELEASE.md 1.11.0 (cuDNN 7.2); docs table prints 7; windows table 7.2 for 1.12",
    "nccl: system NCCL 2.2 needed (RELEASE.md 1.10.0)",
    "min_driver: docs gpu page 2018 (384.x or higher for CUDA 9.0)",
  ]
  build "cu90" {
    without    = ["notes"]
    cudnn      = "7.2"
    cudnn_spec = ">=7.2,<8"
    inferred   = ["cuda_spec", "cudnn_spec"]
  }
}

framework "tensorflow" "1.11.0" {
  like       = "1.10.0"
  released   = "2018-09-27"
  pair_specs = { numpy = ">=1.13.3,<1.19" }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "released: tag commit date (index upload is 0-7 days later)",
    "cuda: RELEASE.md 1.11.0 (cuDNN 7.2); docs table prints 7; windows table 7.2 for 1.12",
    "nccl: system NCCL 2.2 needed (RELEASE.md 1.10.0)",
    "min_driver: docs gpu page 2018 (384.x or higher for CUDA 9.0)",
  ]
  build "cu90" {
    cudnn      = "7.2"
    cudnn_spec = ">=7.2,<8"
  }
}

framework "tensorflow" "1.10.1" {
  like     = "1.10.0"
  released = "2018-08-24"
}

framework "tensorflow" "1.10.0" {
  package        = "tensorflow-gpu"
  released       = "2018-08-08"
  python         = ["2.7", "3.3", "3.4", "3.5", "3.6"]
  python_windows = ["3.5", "3.6"]
  pair_specs     = { keras = "<2.4", numpy = ">=1.13.3,<=1.14.5" }
  limits         = { protobuf = "<4" }
  built_with     = { bazel = "0.15.0", compiler = "GCC 4.8" }
  source = [
    "keras-14129",
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "tensorflow/tensorflow@main-2026-01-28:RELEASE.md",
    "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
  ]
  inferred = ["limits", "pair_specs"]
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "released: tag commit date (index upload is 0-7 days later)",
    "cuda: docs table; RELEASE.md (1.5, 1.6: CUDA 9.0 + cuDNN 7)",
    "nccl: system NCCL 2.2 needed (RELEASE.md 1.10.0)",
    "min_driver: docs gpu page 2018 (384.x or higher for CUDA 9.0)",
  ]
  build "cu90" {
    cuda       = "9.0"
    cuda_spec  = "==9.0.*"
    cudnn      = "7"
    cudnn_spec = ">=7,<8"
    min_driver = "384"
    sm_min     = "3.5"
    index_kind = "pypi"
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/tensorflow@main-2026-01-28:RELEASE.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
    ]
    cell_source = {
      ptx = ["wheels@6e9e6b73cc6dc6b82a8e09f9688a8806:tensorflow_gpu-1.12.0-cp36-cp36m-manylinux1_x86_64.whl"]
      sm  = ["wheels@6e9e6b73cc6dc6b82a8e09f9688a8806:tensorflow_gpu-1.12.0-cp36-cp36m-manylinux1_x86_64.whl"]
    }
    inferred = ["cuda_spec", "cudnn_spec", "sm", "ptx"]
    notes    = ["sm, ptx: those of 1.12.0"]
    platform "linux/amd64" {
      sm       = ["3.5", "3.7", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "3.7", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
    platform "windows/amd64" {
      python   = ["3.5", "3.6"]
      delivery = "system"
    }
  }
  build "cpu" {
    package      = "tensorflow"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/tensorflow@main-2026-01-28:RELEASE.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
    ]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "tensorflow" "1.9.0" {
  like       = "1.5.0"
  released   = "2018-07-10"
  pair_specs = { numpy = ">=1.13.3,<1.19" }
  built_with = { bazel = "0.11.0" }
  build "cu90" {
    cudnn_spec = ">=7.0,<8"
    cell_source = {
      ptx = ["wheels@6e9e6b73cc6dc6b82a8e09f9688a8806:tensorflow_gpu-1.12.0-cp36-cp36m-manylinux1_x86_64.whl"]
      sm  = ["wheels@6e9e6b73cc6dc6b82a8e09f9688a8806:tensorflow_gpu-1.12.0-cp36-cp36m-manylinux1_x86_64.whl"]
    }
    inferred = ["cuda_spec", "cudnn_spec", "sm", "ptx"]
    notes    = ["sm, ptx: those of 1.12.0"]
  }
}

framework "tensorflow" "1.8.0" {
  like       = "1.5.0"
  released   = "2018-04-28"
  pair_specs = { numpy = ">=1.13.3,<1.19" }
  built_with = { bazel = "0.10.0" }
  build "cu90" {
    cudnn_spec = ">=7.0,<8"
    cell_source = {
      ptx = ["wheels@9c903ef7fb42cce353442ce2c92e169b:tensorflow_gpu-1.6.0-cp36-cp36m-manylinux1_x86_64.whl"]
      sm  = ["wheels@9c903ef7fb42cce353442ce2c92e169b:tensorflow_gpu-1.6.0-cp36-cp36m-manylinux1_x86_64.whl"]
    }
    inferred = ["cuda_spec", "cudnn_spec", "sm", "ptx"]
    notes    = ["sm, ptx: those of 1.6.0"]
  }
}

framework "tensorflow" "1.7.1" {
  like       = "1.5.0"
  released   = "2018-05-08"
  pair_specs = { numpy = ">=1.13.3,<1.19" }
  built_with = { bazel = "0.10.0" }
  build "cu90" {
    cudnn_spec = ">=7.0,<8"
    cell_source = {
      ptx = ["wheels@9c903ef7fb42cce353442ce2c92e169b:tensorflow_gpu-1.6.0-cp36-cp36m-manylinux1_x86_64.whl"]
      sm  = ["wheels@9c903ef7fb42cce353442ce2c92e169b:tensorflow_gpu-1.6.0-cp36-cp36m-manylinux1_x86_64.whl"]
    }
    inferred = ["cuda_spec", "cudnn_spec", "sm", "ptx"]
    notes    = ["sm, ptx: those of 1.6.0"]
  }
}

framework "tensorflow" "1.7.0" {
  like       = "1.5.0"
  released   = "2018-03-29"
  pair_specs = { numpy = ">=1.13.3,<1.19" }
  built_with = { bazel = "0.10.0" }
  build "cu90" {
    cudnn_spec = ">=7.0,<8"
    cell_source = {
      ptx = ["wheels@9c903ef7fb42cce353442ce2c92e169b:tensorflow_gpu-1.6.0-cp36-cp36m-manylinux1_x86_64.whl"]
      sm  = ["wheels@9c903ef7fb42cce353442ce2c92e169b:tensorflow_gpu-1.6.0-cp36-cp36m-manylinux1_x86_64.whl"]
    }
    inferred = ["cuda_spec", "cudnn_spec", "sm", "ptx"]
    notes    = ["sm, ptx: those of 1.6.0"]
  }
}

framework "tensorflow" "1.6.0" {
  like       = "1.5.0"
  released   = "2018-03-01"
  pair_specs = { numpy = ">=1.13.3,<1.19" }
  built_with = { bazel = "0.9.0" }
  build "cu90" {
    cell_source = {
      ptx = ["wheels@9c903ef7fb42cce353442ce2c92e169b:tensorflow_gpu-1.6.0-cp36-cp36m-manylinux1_x86_64.whl"]
      sm  = ["wheels@9c903ef7fb42cce353442ce2c92e169b:tensorflow_gpu-1.6.0-cp36-cp36m-manylinux1_x86_64.whl"]
    }
  }
}

framework "tensorflow" "1.5.1" {
  like     = "1.5.0"
  released = "2018-03-20"
  build "cu90" {
    inferred = ["cuda_spec", "cudnn_spec", "sm", "ptx"]
    notes    = ["sm, ptx: those of 1.5.0"]
  }
}

framework "tensorflow" "1.5.0" {
  package        = "tensorflow-gpu"
  released       = "2018-01-27"
  python         = ["2.7", "3.3", "3.4", "3.5", "3.6"]
  python_windows = ["3.5", "3.6"]
  pair_specs     = { keras = "<2.4", numpy = ">=1.12.1,<=1.14.5" }
  built_with     = { bazel = "0.8.0", compiler = "GCC 4.8" }
  limits         = { protobuf = "<4" }
  source = [
    "keras-14129",
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
  ]
  inferred = ["limits", "pair_specs"]
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "released: tag commit date (index upload is 0-7 days later)",
    "cuda: docs table; RELEASE.md (1.5, 1.6: CUDA 9.0 + cuDNN 7)",
    "nccl: bundled or system, not stated",
    "min_driver: docs gpu page 2018 (384.x or higher for CUDA 9.0)",
  ]
  build "cu90" {
    cuda        = "9.0"
    cuda_spec   = "==9.0.*"
    cudnn       = "7.0"
    cudnn_spec  = "==7.0.*"
    min_driver  = "384"
    sm_min      = "3.5"
    index_kind  = "pypi"
    cell_source = { cudnn_spec = ["tensorflow-17566"], sm = ["wheels@57b1ebfaba9fa2d9834c943ce00f6f6f:tensorflow_gpu-1.5.0-cp36-cp36m-manylinux1_x86_64.whl"], ptx = ["wheels@57b1ebfaba9fa2d9834c943ce00f6f6f:tensorflow_gpu-1.5.0-cp36-cp36m-manylinux1_x86_64.whl"] }
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "tensorflow-17445",
    ]
    inferred = ["cuda_spec"]
    platform "linux/amd64" {
      sm       = ["3.5", "3.7", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "3.7", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
    platform "windows/amd64" {
      python   = ["3.5", "3.6"]
      delivery = "system"
    }
  }
  build "cpu" {
    package      = "tensorflow"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
    ]
    platform "linux/amd64" {
      sm  = []
      ptx = []
    }
    platform "windows/amd64" {
      sm  = []
      ptx = []
    }
  }
}

framework "tensorflow" "1.4.1" {
  like           = "1.0.0"
  released       = "2017-12-08"
  python_windows = ["3.5", "3.6"]
  pair_specs     = { numpy = ">=1.12.1,<=1.14.5" }
  built_with     = { bazel = "0.5.4" }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "released: tag commit date (index upload is 0-7 days later)",
    "cuda: docs table; RELEASE.md (1.3 cuDNN 6, 1.4 CUDA 8 + cuDNN 6)",
    "nccl: bundled or system, not stated",
  ]
  build "cu80" {
    cudnn      = "6"
    cudnn_spec = ">=6,<7"
    cell_source = {
      ptx = ["wheels@8f1f89ffecd892b70fd1f2e3bc6b8ac7:tensorflow_gpu-1.4.0-cp36-cp36m-manylinux1_x86_64.whl"]
      sm  = ["wheels@8f1f89ffecd892b70fd1f2e3bc6b8ac7:tensorflow_gpu-1.4.0-cp36-cp36m-manylinux1_x86_64.whl"]
    }
    inferred = ["cuda_spec", "cudnn_spec", "sm", "ptx"]
    notes    = ["sm, ptx: those of 1.4.0"]
    platform "linux/amd64" {
      sm  = ["3.0", "3.5", "3.7", "5.2", "6.0", "6.1"]
      ptx = ["3.0", "3.5", "3.7", "5.2", "6.0", "6.1"]
    }
    platform "windows/amd64" {
      python = ["3.5", "3.6"]
    }
  }
}

framework "tensorflow" "1.4.0" {
  like           = "1.0.0"
  released       = "2017-11-01"
  python_windows = ["3.5", "3.6"]
  pair_specs     = { numpy = ">=1.12.1,<=1.14.5" }
  built_with     = { bazel = "0.5.4" }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "released: tag commit date (index upload is 0-7 days later)",
    "cuda: docs table; RELEASE.md (1.3 cuDNN 6, 1.4 CUDA 8 + cuDNN 6)",
    "nccl: bundled or system, not stated",
  ]
  build "cu80" {
    cudnn      = "6"
    cudnn_spec = ">=6,<7"
    cell_source = {
      ptx = ["wheels@8f1f89ffecd892b70fd1f2e3bc6b8ac7:tensorflow_gpu-1.4.0-cp36-cp36m-manylinux1_x86_64.whl"]
      sm  = ["wheels@8f1f89ffecd892b70fd1f2e3bc6b8ac7:tensorflow_gpu-1.4.0-cp36-cp36m-manylinux1_x86_64.whl"]
    }
    platform "linux/amd64" {
      sm  = ["3.0", "3.5", "3.7", "5.2", "6.0", "6.1"]
      ptx = ["3.0", "3.5", "3.7", "5.2", "6.0", "6.1"]
    }
    platform "windows/amd64" {
      python = ["3.5", "3.6"]
    }
  }
}

framework "tensorflow" "1.3.0" {
  like           = "1.0.0"
  released       = "2017-08-16"
  python_windows = ["3.5", "3.6"]
  built_with     = { bazel = "0.4.5" }
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "released: tag commit date (index upload is 0-7 days later)",
    "cuda: docs table; RELEASE.md (1.3 cuDNN 6, 1.4 CUDA 8 + cuDNN 6)",
    "nccl: bundled or system, not stated",
  ]
  build "cu80" {
    cudnn      = "6"
    cudnn_spec = ">=6,<7"
    cell_source = {
      ptx = ["wheels@e983982ce621e70f3f9259409b998f45:tensorflow_gpu-1.3.0-cp36-cp36m-manylinux1_x86_64.whl"]
      sm  = ["wheels@e983982ce621e70f3f9259409b998f45:tensorflow_gpu-1.3.0-cp36-cp36m-manylinux1_x86_64.whl"]
    }
    platform "linux/amd64" {
      sm  = ["3.0", "3.5", "3.7", "5.2", "6.0", "6.1"]
      ptx = ["3.0", "3.5", "3.7", "5.2", "6.0", "6.1"]
    }
    platform "windows/amd64" {
      python = ["3.5", "3.6"]
    }
  }
}

framework "tensorflow" "1.2.1" {
  like           = "1.0.0"
  released       = "2017-06-30"
  python_windows = ["3.5", "3.6"]
  built_with     = { bazel = "0.4.5" }
  build "cu80" {
    cell_source = {
      ptx = ["wheels@fe3df701428d4687c34242199824321e:tensorflow_gpu-1.2.0-cp36-cp36m-manylinux1_x86_64.whl"]
      sm  = ["wheels@fe3df701428d4687c34242199824321e:tensorflow_gpu-1.2.0-cp36-cp36m-manylinux1_x86_64.whl"]
    }
    inferred = ["cuda_spec", "cudnn_spec", "sm", "ptx"]
    notes    = ["sm, ptx: those of 1.2.0"]
    platform "windows/amd64" {
      python = ["3.5", "3.6"]
    }
  }
}

framework "tensorflow" "1.2.0" {
  like           = "1.0.0"
  released       = "2017-06-15"
  python_windows = ["3.5", "3.6"]
  built_with     = { bazel = "0.4.5" }
  build "cu80" {
    cell_source = {
      ptx = ["wheels@fe3df701428d4687c34242199824321e:tensorflow_gpu-1.2.0-cp36-cp36m-manylinux1_x86_64.whl"]
      sm  = ["wheels@fe3df701428d4687c34242199824321e:tensorflow_gpu-1.2.0-cp36-cp36m-manylinux1_x86_64.whl"]
    }
    platform "windows/amd64" {
      python = ["3.5", "3.6"]
    }
  }
}

framework "tensorflow" "1.1.0" {
  like     = "1.0.0"
  released = "2017-04-21"
  build "cu80" {
    cell_source = {
      ptx = ["wheels@707e2f5aad075a364840aa5ebbbf8b78:tensorflow_gpu-1.1.0-cp36-cp36m-manylinux1_x86_64.whl"]
      sm  = ["wheels@707e2f5aad075a364840aa5ebbbf8b78:tensorflow_gpu-1.1.0-cp36-cp36m-manylinux1_x86_64.whl"]
    }
  }
}

framework "tensorflow" "1.0.1" {
  like     = "1.0.0"
  released = "2017-03-08"
  build "cu80" {
    inferred = ["cuda_spec", "cudnn_spec", "sm", "ptx"]
    notes    = ["sm, ptx: those of 1.0.0"]
  }
}

framework "tensorflow" "1.0.0" {
  package        = "tensorflow-gpu"
  released       = "2017-02-15"
  python         = ["2.7", "3.3", "3.4", "3.5", "3.6"]
  python_windows = ["3.5"]
  pair_specs     = { keras = "<2.4", numpy = ">=1.11.0,<=1.14.5" }
  limits         = { protobuf = "<4" }
  built_with     = { bazel = "0.4.2", compiler = "GCC 4.8" }
  source = [
    "keras-14129",
    "tensorflow/docs@7c3650212:site/en/install/source.md",
    "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
  ]
  inferred = ["limits", "pair_specs"]
  notes = [
    "limits: its metadata sets no upper bound on protobuf, and code that protoc made for it does not load with protobuf 4; TensorFlow 2.9.1 added the bound",
    "inferred: numpy (bounds of the spack recipe; its upper caps may be stricter than the wheel metadata)",
    "numpy: spack/spack-packages:py-tensorflow/package.py",
    "keras: bundled tf.keras",
    "released: tag commit date (index upload is 0-7 days later)",
    "cuda: docs table; RELEASE.md",
    "nccl: bundled or system, not stated",
  ]
  build "cu80" {
    cuda       = "8.0"
    cuda_spec  = "==8.0.*"
    cudnn      = "5.1"
    cudnn_spec = ">=5.1,<6"
    sm_min     = "3.0"
    index_kind = "pypi"
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
      "tensorflow-17445",
    ]
    cell_source = {
      ptx = ["wheels@ef8954f84429b0d05d5ee078875fd7e0:tensorflow_gpu-1.0.0-cp36-cp36m-manylinux1_x86_64.whl"]
      sm  = ["wheels@ef8954f84429b0d05d5ee078875fd7e0:tensorflow_gpu-1.0.0-cp36-cp36m-manylinux1_x86_64.whl"]
    }
    inferred = ["cuda_spec", "cudnn_spec"]
    platform {
      delivery = "system"
      rows = {
        "linux/amd64"   = { sm = ["3.0", "3.5", "5.2"], ptx = ["3.0", "3.5", "5.2"] }
        "windows/amd64" = { python = ["3.5"] }
      }
    }
  }
  build "cpu" {
    package      = "tensorflow"
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "windows/amd64"]
    source = [
      "tensorflow/docs@7c3650212:site/en/install/source.md",
      "tensorflow/docs@7c3650212:site/en/install/source_windows.md",
    ]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}
