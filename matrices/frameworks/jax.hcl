# JAX releases and their CUDA extras.
#
# broken: set when an extra names a wheel that was not published
# delivery: pip-nvidia-wheels = CUDA libraries come as nvidia-* wheels; system = user-installed CUDA
# pairs.jaxlib: the jaxlib the CUDA extras of this jax point at; pair_specs has what jax itself
#   accepts (from 0.4.30 enforced by metadata); that JAX 0.2 takes no jaxlib 0.3 is ours, as both
#   count alike from 0.3.0 on
# min_driver: Linux driver stated by the docs
# pins: specifier per wheel, * = unconstrained
# ptx: PTX targets
# released: package-index upload > CHANGELOG > git tag
# sm: cubin targets; an entry written compute_XY (or plain x.y) in the build config yields both cubin
#   and PTX for XY, sm_XY cubin only

source "jax-4677" {
  title = "jax-ml/jax issue 4677: jaxlib 0.1.56 does not load on CentOS 7, whatever its manylinux2010 tag says; it is compiled on Ubuntu 16.04 (issue 854)"
  url   = "https://github.com/jax-ml/jax/issues/4677"
  date  = "2026-11-21"
  class = "reported"
}

source "jax-8731" {
  title = "jax-ml/jax issue 8731: jaxlib 0.1.74+cuda11.cudnn82 fails beside CUDA 11.3 and driver 465, as its PTX was compiled with an unsupported toolchain"
  url   = "https://github.com/jax-ml/jax/issues/8731"
  date  = "2026-11-26"
  class = "reported"
}

source "google-deepmind/optax" {
  title = "google-deepmind/optax at the revision named"
  url   = "https://github.com/google-deepmind/optax"
  date  = "2026-11-20"
  class = "vendor"
}

source "flax-3180" {
  title = "flax issue 3180: flax 0.7.5 does not import beside JAX 0.4.25, which has no jax.config.define_bool_state"
  url   = "https://github.com/google/flax/issues/3180"
  date  = "2024-02-29"
  class = "reported"
}

source "flax-imports" {
  title = "flax/core at the tags of 0.3.0 to 0.10.0: up to 0.7.4 it imports jax.linear_util, 0.7.5 calls define_bool_state, up to 0.8.2 it imports jax.experimental.maps, up to 0.9.0 scopes ask a trace for its level"
  url   = "https://github.com/google/flax/blob/v0.9.0/flax/core/tracers.py"
  date  = "2026-11-27"
  class = "measured"
}

source "forge-2346" {
  title = "tt-forge-onnx pull request 2346: a trace of JAX 0.6.1 has no level, which scopes of flax before 0.10.0 ask for"
  url   = "https://github.com/tenstorrent/tt-forge-onnx/pull/2346"
  date  = "2026-11-27"
  class = "reported"
}

source "google/flax" {
  title = "google/flax at the revision named"
  url   = "https://github.com/google/flax"
  date  = "2026-11-20"
  class = "vendor"
}

source "optax-imports" {
  title = "optax/_src/second_order.py at the tags of 0.0.5 to 0.1.5: up to 0.1.4 it names jax.numpy.DeviceArray as it is imported"
  url   = "https://github.com/google-deepmind/optax/blob/v0.1.4/optax/_src/second_order.py"
  date  = "2026-11-27"
  class = "measured"
}

source "pertpy-675" {
  title = "pertpy issue 675: JAX 0.4.35 has no jax.experimental.maps; beside 0.4.26 it imports"
  url   = "https://github.com/scverse/pertpy/issues/675"
  date  = "2026-11-27"
  class = "reported"
}

source "jax-ml/jax" {
  title = "jax-ml/jax at the revision named"
  url   = "https://github.com/jax-ml/jax"
  date  = "2026-11-20"
  class = "vendor"
}

source "primary" {
  title = "jax-ml/jax git history and tags up to 2026-08-08 (commit cec06d116c05f0d52adfceee3d3b730fdbcb0ce5): setup.py, jaxlib/setup.py, jax_plugins/cuda/plugin_setup.py, build/nvidia-requirements.txt, .bazelrc, build/build.py, README.md, docs/installation.md, CHANGELOG.md, jax/_src/xla_bridge.py, jax_plugins/cuda/__init__.py"
  url   = "https://github.com/jax-ml/jax"
  date  = "2026-08-08"
  class = "vendor"
}

source "xla-21684" {
  title = "openxla/xla pull request 21684: code for Blackwell, which XLA of January 2025 did not make yet"
  url   = "https://github.com/openxla/xla/pull/21684"
  date  = "2025-01-23"
  class = "reported"
}

source "jaxlib-feedstock" {
  title = "conda-forge/jaxlib-feedstock recipe/meta.yaml: from 0.3.14 build 2 on the builds for CUDA ask for __cuda and have a build number that is higher by 200"
  url   = "https://github.com/conda-forge/jaxlib-feedstock/blob/bd54eeeba7c6cc450a2b083aa8455b019a49fee8/recipe/meta.yaml"
  date  = "2026-11-27"
  class = "vendor"
}

source "supported-platforms" {
  title = "JAX documentation, Installation: supported platforms"
  url   = "https://docs.jax.dev/en/latest/installation.html"
  date  = "2026-11-21"
  class = "vendor"
}

guidance "jax" {
  source = ["primary"]
  rows = {
    "extra-cuda101-cuda102-cuda110-cuda111-cuda112" = {
      text = "extra cuda101, cuda102, cuda110, cuda111, cuda112 (local): from 0.2.13 (as extras) to 0.2.22 (cuda111); cuda112 ended with jaxlib 0.1.66, cuda101/cuda110 with jaxlib 0.1.71, cuda102 with jaxlib 0.1.72"
    }
    "extra-cuda11_cudnn82" = {
      text = "extra cuda11_cudnn82 (local): from 0.2.24 (jaxlib 0.1.73) to declared to 0.4.12; wheel dropped after jaxlib 0.4.7"
    }
    "extra-cuda11_cudnn805" = {
      text = "extra cuda11_cudnn805 (local): from 0.2.24 (jaxlib 0.1.73) to 0.3.25"
    }
    "extra-cuda11_cudnn86" = { text = "extra cuda11_cudnn86 (local): from 0.4.0 to 0.4.25" }
    "extra-cuda11_local"   = { text = "extra cuda11_local (local): from 0.4.7 to 0.4.25" }
    "extra-cuda11_pip"     = { text = "extra cuda11_pip (pip-extra): from 0.4.7 to 0.4.25" }
  }
}

guidance "jax" {
  source = ["primary"]
  rows = {
    "extra-cuda12_pip-monolithic-jaxlib-wheel-find-links" = {
      text = "extra cuda12_pip (monolithic jaxlib wheel, find-links) (pip-extra): from 0.4.7 to 0.4.29"
    }
    "extra-cuda12_pip-alias-plugin-extra" = {
      text = "extra cuda12_pip (alias of plugin extra) (pip-extra): from 0.4.30 to 0.5.3"
    }
    "extra-cuda12-plugin" = {
      text = "extra cuda12 (plugin) (pip-extra): from 0.4.22 declared, documented from 0.4.28, only route from 0.4.30"
    }
    "extra-cuda12_local" = {
      text = "extra cuda12_local (local): from 0.4.7 to 0.5.3 (renamed)"
    }
    "extra-cuda12-local" = { text = "extra cuda12-local (local): from 0.6.0" }
    "extra-cuda13-cuda13-local" = {
      text = "extra cuda13, cuda13-local (pip-extra / local): from declared 0.7.0; buildable and published 0.7.2; documented 0.8.0"
    }
    "extra-cuda-alias" = {
      text = "extra cuda (alias) (follows default): from 0.2.23; CUDA 11 until 0.4.25, CUDA 12 since 0.4.26"
    }
  }
}

guidance "jax" {
  source = ["primary"]
  rows = {
    "find-links-1" = {
      text = "find-links page: https://storage.googleapis.com/jax-releases/jax_releases.html"
      from = "0.1.x"
      to   = "0.3.13"
    }
    "find-links-2" = {
      text = "find-links page: https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
      from = "0.3.14"
      to   = "0.4.29"
    }
    "find-links-3" = { text = "find-links page: plugin wheels are on the normal package index", from = "0.4.30" }
    "nccl-1"       = { text = "jaxlib <= 0.4.17: NCCL linked into the wheel (2.12.12 from 0.3.14)" }
    "nccl-2"       = { text = "jaxlib >= 0.4.18: external NCCL needed, 2.16+ at first, 2.18+ since 0.4.26" }
    "libdevice-1"  = { text = "jaxlib 0.1.66 - 0.4.30: libdevice bundled in CUDA wheels" }
    "libdevice-2" = {
      text = "jaxlib >= 0.4.31: libdevice must come from a local CUDA install or the nvidia nvcc/nvvm wheel"
    }
    "windows" = {
      text   = "Native Windows has jaxlib for the CPU alone; under Windows' Linux (WSL2) the Linux wheels run with CUDA, which the documentation calls experimental: plan them as linux/amd64"
      from   = "0.2.11"
      source = ["supported-platforms", "primary"]
    }
    "runtime-check-1" = {
      text = "CUDA runtime, cuFFT, cuSOLVER, CUPTI must be at least the build version; cuDNN at least the build minor"
      from = "0.4.17"
      to   = "0.4.25"
    }
    "runtime-check-2" = {
      text = "CUDA runtime >= 12.1, cuBLAS >= 12.1, cuSPARSE >= 12.1 enforced; devices below compute capability 5.2 got a warning in 0.4.26-0.5.3 only"
      from = "0.4.26"
    }
    "runtime-check-3" = {
      text = "the cuDNN floor in this check is effectively loose (compared without the same scaling); XLA itself still requires same cuDNN major and runtime minor >= build minor"
      from = "0.4.26"
    }
    "runtime-check-4" = {
      text = "cuDNN 9.10.0 refused unless built against it; with more than one local GPU, cuDNN < 9.10.1 together with cuBLAS >= 12.9 refused"
      from = "0.6.2"
    }
    "runtime-check-5" = {
      text = "warning when cuBLAS is 12.8 up to but excluding 13.2 on compute capability 10.x-11.x GPUs (data corruption risk under concurrency)"
      from = "0.9.1"
    }
    "runtime-check-6" = { text = "JAX_SKIP_CUDA_CONSTRAINTS_CHECK disables these checks" }
  }
}

guidance "jax" "driver-caution-1" {
  text   = "nvcc/ptxas wheel is unbounded upwards, so pip picks the newest 12.x; when the driver is older than that PTX compiler XLA warns and turns off parallel compilation"
  source = ["github.com/jax-ml/jax/issues/25718"]
}

guidance "jax" "driver-caution-2" {
  text   = "a ptxas older than CUDA 12.4 found first on the machine (for example a local CUDA 12.1/12.2) makes jaxlib 0.4.34+ fail with an unsupported PTX .version error"
  source = ["github.com/jax-ml/jax/issues/25344"]
}

guidance "jax" "driver-caution-3" {
  text   = "one field report: driver 535 (CUDA 12.2) fine with 0.9.0.1, PTX version error with 0.10.0 and CUDA 12.9 wheels (confidence low)"
  source = ["public-files"]
}

package_info {
  notes = ["rows are the releases where the bounds on jax change"]
  rows = {
    "flax"  = { pypi = "flax", source = ["google/flax"] }
    "optax" = { pypi = "optax", source = ["google-deepmind/optax"] }
  }
}

package "flax" {
  onward    = true
  platforms = ["any"]
  source    = ["google/flax", "google-deepmind/optax"]
  notes = [
    "flax and optax declare only a lower bound on jax; no upper bound, so new jax can break old flax",
    "flax <= 0.12.9 with jax >= 0.11.2: import fails (third-party report, hijax rename) (confidence low)",
  ]
  rows = {
    "0.3.0" = {
      requires    = { jax = ">=0.2.6" }
      limits      = { jax = "<0.4.24" }
      cell_source = { limits = ["flax-imports", "jax-removals"] }
    }
    "0.3.4" = {
      requires    = { jax = ">=0.2.13" }
      limits      = { jax = "<0.4.24" }
      cell_source = { limits = ["flax-imports", "jax-removals"] }
    }
    "0.3.6" = {
      requires    = { jax = ">=0.2.21" }
      limits      = { jax = "<0.4.24" }
      cell_source = { limits = ["flax-imports", "jax-removals"] }
    }
    "0.4.1" = {
      requires    = { jax = ">=0.3" }
      limits      = { jax = "<0.4.24" }
      cell_source = { limits = ["flax-imports", "jax-removals"] }
    }
    "0.5.1" = {
      requires    = { jax = ">=0.3.2" }
      limits      = { jax = "<0.4.24" }
      cell_source = { limits = ["flax-imports", "jax-removals"] }
    }
    "0.6.0" = {
      requires    = { jax = ">=0.3.16" }
      limits      = { jax = "<0.4.24" }
      cell_source = { limits = ["flax-imports", "jax-removals"] }
    }
    "0.6.5" = {
      requires    = { jax = ">=0.4.2" }
      limits      = { jax = "<0.4.24" }
      cell_source = { limits = ["flax-imports", "jax-removals"] }
    }
    "0.7.5" = {
      python_requires = ">=3.9"
      requires        = { jax = ">=0.4.19" }
      limits          = { jax = "<0.4.25" }
      cell_source     = { limits = ["flax-imports", "flax-3180", "jax-removals"] }
    }
    "0.8.0" = {
      python_requires = ">=3.9"
      requires        = { jax = ">=0.4.19" }
      limits          = { jax = "<0.4.31" }
      cell_source     = { limits = ["flax-imports", "pertpy-675", "jax-removals"] }
    }
    "0.8.3" = {
      python_requires = ">=3.9"
      requires        = { jax = ">=0.4.19" }
      limits          = { jax = "<0.4.36" }
      cell_source     = { limits = ["flax-imports", "forge-2346", "jax-removals"] }
    }
    "0.8.5" = {
      python_requires = ">=3.9"
      requires        = { jax = ">=0.4.27" }
      limits          = { jax = "<0.4.36" }
      cell_source     = { limits = ["flax-imports", "forge-2346", "jax-removals"] }
    }
    "0.10.0" = { python_requires = ">=3.10", requires = { jax = ">=0.4.27" } }
    "0.10.5" = { python_requires = ">=3.10", requires = { jax = ">=0.5.1" } }
    "0.10.7" = { python_requires = ">=3.10", requires = { jax = ">=0.6.0" } }
    "0.12.0" = { python_requires = ">=3.11", requires = { jax = ">=0.7.1" } }
    "0.12.1" = { python_requires = ">=3.11", requires = { jax = ">=0.8.1" } }
    "0.12.7" = { python_requires = ">=3.11", requires = { jax = ">=0.10.0" } }
    "0.12.9" = {
      python_requires = ">=3.12"
      requires        = { jax = ">=0.11.1", numpy = ">=1.23.2", optax = "*", orbax-checkpoint = "*" }
      source = [
        "wheels@091d1c01aba582c53b078269d90fa721:flax-0.12.9-py3-none-any.whl",
        "wheels@42714e509a754d769a22b01013202a81:flax-0.12.12-py3-none-any.whl",
      ]
      notes = ["the same bounds as far as 0.12.12"]
    }
  }
}

package "optax" {
  onward    = true
  platforms = ["any"]
  source    = ["google/flax", "google-deepmind/optax"]
  notes     = ["flax and optax declare only a lower bound on jax; no upper bound, so new jax can break old flax"]
  rows = {
    "0.0.5" = {
      requires    = { jax = ">=0.1.55" }
      limits      = { jax = "<0.4.14" }
      cell_source = { limits = ["optax-imports", "jax-removals"] }
    }
    "0.1.5" = { requires = { jax = ">=0.1.55" } }
    "0.2.3" = { requires = { jax = ">=0.4.27" } }
    "0.2.6" = { requires = { jax = ">=0.5.3" } }
    "0.2.7" = {
      released        = "2026-02-05"
      python_requires = ">=3.10"
      requires        = { jax = ">=0.5.3", jaxlib = ">=0.5.3", numpy = ">=1.18.0" }
      source          = ["wheels@241f2dfa104eab4fec2e16e7919f88df:optax-0.2.7-py3-none-any.whl"]
    }
    "0.2.8" = {
      released        = "2026-03-20"
      python_requires = ">=3.10"
      requires        = { jax = ">=0.5.3", jaxlib = ">=0.5.3", numpy = ">=1.18.0" }
      source          = ["wheels@e3ca2d36c99daab1800ae9dbc0545034:optax-0.2.8-py3-none-any.whl"]
    }
  }
}

framework_info "jax" {
  name               = "JAX"
  rank               = 3
  packages           = ["jax"]
  core_package       = "jaxlib"
  module             = "jax"
  core_module        = "jaxlib"
  device_extras      = { tpu = "Google's TPUs" }
  companions         = ["jax-cuda12-plugin", "jax-cuda12-pjrt", "jax-cuda13-plugin", "jax-cuda13-pjrt"]
  modules            = { flax = "flax", optax = "optax" }
  conda_forge_cuda   = "0.3.15"
  conda_forge_driver = "0.3.15"
  report_names       = ["jax"]
  selftest           = "jax"
  cudnn_error        = "jax-cudnn-too-old"
  cpu_build_error    = "jax-cpu-only-jaxlib"
  xla                = true
  source             = ["primary"]
  cell_source        = { conda_forge_cuda = ["jaxlib-feedstock"], conda_forge_driver = ["jaxlib-feedstock"] }
  trait {
    source = ["primary"]
    rows = {
      "loader-path-first"   = {}
      "links-kernels"       = {}
      "ptx-refused"         = { to = "0.4.37", on = ["blackwell", "rubin"], source = ["xla-21684"] }
      "checks-cublas"       = { from = "0.9.1" }
      "checks-several-gpus" = { from = "0.6.2" }
    }
  }
}

framework "jax" "0.12.0.1" {
  like            = "0.7.2"
  released        = "2026-10-21"
  python          = ["3.12", "3.13", "3.14"]
  python_requires = ">=3.12"
  pair_specs      = { jaxlib = ">=0.11.2,<=0.12.0.1", numpy = ">=2.2", scipy = ">=1.15" }
  breaks          = { flax = "<=0.12.9" }
  source = [
    "wheels@e9dfd256ba090259b10f97f0755d4fc9:jax-0.12.0.1-py3-none-any.whl",
    "wheels@78318e9ac79c92972f81c77090f557bd:jaxlib-0.12.0.1-cp312-cp312-manylinux_2_27_x86_64.whl",
  ]
  inferred = ["breaks"]
  notes    = ["breaks: as reported of 0.11.2, from which on the name of hijax is another"]
  build "cuda12" {
    cudnn      = "9.10.2"
    cudnn_spec = ">=9.10.2,<10.0"
    nccl       = "2.29.7"
    pins       = { nvidia-cudnn-cu12 = ">=9.10.2.21,<10.0" }
    source = [
      "jax-ml/jax@cec06d116c05f0d52adfceee3d3b730fdbcb0ce5",
      "wheels@61dc67a8341ad6a0bb59631307914581:jax_cuda12_plugin-0.12.0.1-cp312-cp312-manylinux_2_27_x86_64.whl",
      "wheels@5ec28e06198d094031c37590b4ea753a:jax_cuda12_pjrt-0.12.0.1-py3-none-manylinux_2_27_x86_64.whl",
    ]
    inferred = ["cuda", "cudnn", "nccl", "min_driver"]
    notes    = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
    platform {
      sm   = ["5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "10.1", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda13" {
    nccl = "2.29.7"
    source = [
      "jax-ml/jax@cec06d116c05f0d52adfceee3d3b730fdbcb0ce5",
      "wheels@6028faf179e7aa7cc64100ed3c7c7b1b:jax_cuda13_plugin-0.12.0.1-cp312-cp312-manylinux_2_27_x86_64.whl",
      "wheels@5899bb6177eda86ea532afb9a26794f2:jax_cuda13_pjrt-0.12.0.1-py3-none-manylinux_2_27_x86_64.whl",
    ]
    inferred = ["cuda", "cudnn", "nccl", "min_driver"]
    platform {
      sm   = ["7.5", "8.0", "9.0", "10.0", "11.0", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda12-local" {
    cudnn      = "9.10.2"
    cudnn_spec = ">=9.10.2,<10.0"
    nccl       = "2.29.7"
    source = [
      "jax-ml/jax@cec06d116c05f0d52adfceee3d3b730fdbcb0ce5",
      "wheels@61dc67a8341ad6a0bb59631307914581:jax_cuda12_plugin-0.12.0.1-cp312-cp312-manylinux_2_27_x86_64.whl",
      "wheels@5ec28e06198d094031c37590b4ea753a:jax_cuda12_pjrt-0.12.0.1-py3-none-manylinux_2_27_x86_64.whl",
    ]
    inferred = ["cuda", "cudnn", "nccl", "min_driver"]
    notes    = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
    platform {
      sm   = ["5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "10.1", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda13-local" {
    nccl = "2.29.7"
    source = [
      "jax-ml/jax@cec06d116c05f0d52adfceee3d3b730fdbcb0ce5",
      "wheels@6028faf179e7aa7cc64100ed3c7c7b1b:jax_cuda13_plugin-0.12.0.1-cp312-cp312-manylinux_2_27_x86_64.whl",
      "wheels@5899bb6177eda86ea532afb9a26794f2:jax_cuda13_pjrt-0.12.0.1-py3-none-manylinux_2_27_x86_64.whl",
    ]
    inferred = ["cuda", "cudnn", "nccl", "min_driver"]
    platform {
      sm   = ["7.5", "8.0", "9.0", "10.0", "11.0", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cpu" {
    source = ["wheels@78318e9ac79c92972f81c77090f557bd:jaxlib-0.12.0.1-cp312-cp312-manylinux_2_27_x86_64.whl"]
  }
}

framework "jax" "0.12.0" {
  like            = "0.7.2"
  released        = "2026-10-19"
  python          = ["3.12", "3.13", "3.14"]
  python_requires = ">=3.12"
  pair_specs      = { jaxlib = ">=0.11.2,<=0.12.0", numpy = ">=2.2", scipy = ">=1.15" }
  breaks          = { flax = "<=0.12.9" }
  source = [
    "wheels@758dd93b8c0682572fc9211da0e9441f:jax-0.12.0-py3-none-any.whl",
    "wheels@d419724cd5ad0da933ec56b086a04df2:jaxlib-0.12.0-cp312-cp312-manylinux_2_27_x86_64.whl",
  ]
  inferred = ["breaks"]
  notes    = ["breaks: as reported of 0.11.2, from which on the name of hijax is another"]
  build "cuda12" {
    cudnn      = "9.10.2"
    cudnn_spec = ">=9.10.2,<10.0"
    nccl       = "2.29.7"
    pins       = { nvidia-cudnn-cu12 = ">=9.10.2.21,<10.0" }
    source = [
      "jax-ml/jax@cec06d116c05f0d52adfceee3d3b730fdbcb0ce5",
      "wheels@821c150926c1ceaf877c97b01a7cc82d:jax_cuda12_plugin-0.12.0-cp312-cp312-manylinux_2_27_x86_64.whl",
    ]
    inferred = ["cuda", "cudnn", "nccl", "sm", "ptx", "min_driver"]
    notes    = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
    platform {
      sm   = ["5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "10.1", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda13" {
    nccl = "2.29.7"
    source = [
      "jax-ml/jax@cec06d116c05f0d52adfceee3d3b730fdbcb0ce5",
      "wheels@3fadc9ba0914763f55eff6fd38a96a3f:jax_cuda13_plugin-0.12.0-cp312-cp312-manylinux_2_27_x86_64.whl",
    ]
    inferred = ["cuda", "cudnn", "nccl", "sm", "ptx", "min_driver"]
    platform {
      sm   = ["7.5", "8.0", "9.0", "10.0", "11.0", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda12-local" {
    cudnn      = "9.10.2"
    cudnn_spec = ">=9.10.2,<10.0"
    nccl       = "2.29.7"
    source = [
      "jax-ml/jax@cec06d116c05f0d52adfceee3d3b730fdbcb0ce5",
      "wheels@821c150926c1ceaf877c97b01a7cc82d:jax_cuda12_plugin-0.12.0-cp312-cp312-manylinux_2_27_x86_64.whl",
    ]
    inferred = ["cuda", "cudnn", "nccl", "sm", "ptx", "min_driver"]
    notes    = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
    platform {
      sm   = ["5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "10.1", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda13-local" {
    nccl = "2.29.7"
    source = [
      "jax-ml/jax@cec06d116c05f0d52adfceee3d3b730fdbcb0ce5",
      "wheels@3fadc9ba0914763f55eff6fd38a96a3f:jax_cuda13_plugin-0.12.0-cp312-cp312-manylinux_2_27_x86_64.whl",
    ]
    inferred = ["cuda", "cudnn", "nccl", "sm", "ptx", "min_driver"]
    platform {
      sm   = ["7.5", "8.0", "9.0", "10.0", "11.0", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cpu" {
    source = ["wheels@d419724cd5ad0da933ec56b086a04df2:jaxlib-0.12.0-cp312-cp312-manylinux_2_27_x86_64.whl"]
  }
}

framework "jax" "0.11.2" {
  like            = "0.7.2"
  released        = "2026-09-17"
  python          = ["3.12", "3.13", "3.14"]
  python_requires = ">=3.12"
  pair_specs      = { jaxlib = ">=0.11.2,<=0.11.2", numpy = ">=2.1", scipy = ">=1.15" }
  breaks          = { flax = "<=0.12.9" }
  source          = ["jax-ml/jax@main-2026-08-08", "public-files"]
  cell_source     = { pair_specs = ["wheels@59e7ed9bd9ace049f4856752fe580c89:jax-0.11.2-py3-none-any.whl"] }
  inferred        = ["breaks", "python", "build"]
  notes = [
    "breaks: a third party reports that import flax fails (confidence low): a name of hijax changed",
    "wheel jaxlib-0.11.2-cp312 manylinux_2_27_x86_64 and jax[cuda13]==0.11.2 / jax[cuda12] installs seen in third-party repositories Sep-Oct 2026",
    "flax <= 0.12.9 fails to import on 0.11.2 (third-party report); use flax >= 0.12.10",
    "pins copied from main of 2026-08-08: unverified for this release",
    "released: third-party project note (release date of the pin)",
    "python: classifiers",
    "jaxlib max enforced: metadata",
  ]
  build "cuda12" {
    nccl     = "2.29.7"
    source   = ["jax-ml/jax@cec06d116c05f0d52adfceee3d3b730fdbcb0ce5", "public-files"]
    inferred = ["cuda", "cudnn", "nccl", "pins", "sm", "ptx", "min_driver"]
    notes    = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
    platform {
      sm   = ["5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "10.1", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda13" {
    nccl     = "2.29.7"
    source   = ["jax-ml/jax@cec06d116c05f0d52adfceee3d3b730fdbcb0ce5", "public-files"]
    inferred = ["cuda", "cudnn", "nccl", "pins", "sm", "ptx", "min_driver"]
    platform {
      sm   = ["7.5", "8.0", "9.0", "10.0", "11.0", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda12-local" {
    nccl     = "2.29.7"
    source   = ["jax-ml/jax@cec06d116c05f0d52adfceee3d3b730fdbcb0ce5", "public-files"]
    inferred = ["cuda", "cudnn", "nccl", "pins", "sm", "ptx", "min_driver"]
    notes    = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
    platform {
      sm   = ["5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "10.1", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda13-local" {
    nccl     = "2.29.7"
    source   = ["jax-ml/jax@cec06d116c05f0d52adfceee3d3b730fdbcb0ce5", "public-files"]
    inferred = ["cuda", "cudnn", "nccl", "pins", "sm", "ptx", "min_driver"]
    platform {
      sm   = ["7.5", "8.0", "9.0", "10.0", "11.0", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cpu" {
    source = ["jax-ml/jax@main-2026-08-08", "public-files"]
  }
}

framework "jax" "0.11.1" {
  like            = "0.7.2"
  released        = "2026-08-17"
  python          = ["3.12", "3.13", "3.14"]
  python_requires = ">=3.12"
  pair_specs      = { jaxlib = ">=0.11.1,<=0.11.1", numpy = ">=2.1", scipy = ">=1.15" }
  source          = ["jax-ml/jax@main-2026-08-08", "public-files"]
  cell_source     = { pair_specs = ["wheels@72ed60bf85a0b53d0f5b5cd61e37a8b2:jax-0.11.1-py3-none-any.whl"] }
  inferred        = ["python", "build"]
  notes = [
    "released between 2026-08-11 and 2026-08-21 judging by nightly version numbers (0.11.1.dev20260811, 0.11.2.dev20260821)",
    "setup/pins taken from the main branch of 2026-08-08, whose version file already said 0.11.1",
    "needs Python >= 3.12; pip on Python 3.11 resolves to 0.10.2 (third-party reports)",
    "python: classifiers",
    "jaxlib max enforced: metadata",
  ]
  build "cuda12" {
    nccl     = "2.29.7"
    source   = ["jax-ml/jax@cec06d116c05f0d52adfceee3d3b730fdbcb0ce5", "public-files"]
    inferred = ["cuda", "cudnn", "nccl", "pins", "sm", "ptx", "min_driver"]
    notes    = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
    platform {
      sm   = ["5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "10.1", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda13" {
    nccl     = "2.29.7"
    source   = ["jax-ml/jax@cec06d116c05f0d52adfceee3d3b730fdbcb0ce5", "public-files"]
    inferred = ["cuda", "cudnn", "nccl", "pins", "sm", "ptx", "min_driver"]
    platform {
      sm   = ["7.5", "8.0", "9.0", "10.0", "11.0", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda12-local" {
    nccl     = "2.29.7"
    source   = ["jax-ml/jax@cec06d116c05f0d52adfceee3d3b730fdbcb0ce5", "public-files"]
    inferred = ["cuda", "cudnn", "nccl", "pins", "sm", "ptx", "min_driver"]
    notes    = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
    platform {
      sm   = ["5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "10.1", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda13-local" {
    nccl     = "2.29.7"
    source   = ["jax-ml/jax@cec06d116c05f0d52adfceee3d3b730fdbcb0ce5", "public-files"]
    inferred = ["cuda", "cudnn", "nccl", "pins", "sm", "ptx", "min_driver"]
    platform {
      sm   = ["7.5", "8.0", "9.0", "10.0", "11.0", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cpu" {
    source = ["jax-ml/jax@main-2026-08-08", "public-files"]
  }
}

framework "jax" "0.11.0" {
  like            = "0.7.2"
  released        = "2026-07-16"
  python          = ["3.12", "3.13", "3.14"]
  python_requires = ">=3.12"
  pair_specs      = { jaxlib = ">=0.11.0,<=0.11.0", numpy = ">=2.1", scipy = ">=1.15" }
  notes           = ["released: CHANGELOG", "python: classifiers", "jaxlib max enforced: metadata"]
  build "cuda12" {
    nccl  = "2.29.7"
    notes = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
    platform {
      sm   = ["5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "10.1", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda13" {
    nccl = "2.29.7"
    platform {
      sm   = ["7.5", "8.0", "9.0", "10.0", "11.0", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda12-local" {
    nccl  = "2.29.7"
    notes = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
    platform {
      sm   = ["5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "10.1", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda13-local" {
    nccl = "2.29.7"
    platform {
      sm   = ["7.5", "8.0", "9.0", "10.0", "11.0", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
}

framework "jax" "0.10.2" {
  like       = "0.7.2"
  released   = "2026-06-17"
  pair_specs = { jaxlib = ">=0.10.1,<=0.10.2", scipy = ">=1.14" }
  notes = [
    "released: package-index upload time (lock file)",
    "python: classifiers+CHANGELOG(0.7.1); wheels seen in lock file google-deepmind/mujoco_playground:uv.lock for 3.12,3.13,3.14",
    "jaxlib max enforced: metadata",
  ]
  build "cuda12" {
    nccl  = "2.29.7"
    notes = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
    platform {
      sm   = ["5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "10.1", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda13" {
    nccl = "2.29.7"
    platform {
      sm   = ["7.5", "8.0", "9.0", "10.0", "11.0", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda12-local" {
    nccl  = "2.29.7"
    notes = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
    platform {
      sm   = ["5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "10.1", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda13-local" {
    nccl = "2.29.7"
    platform {
      sm   = ["7.5", "8.0", "9.0", "10.0", "11.0", "12.0"]
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
}

framework "jax" "0.10.1" {
  like       = "0.7.2"
  released   = "2026-05-20"
  pair_specs = { jaxlib = ">=0.10.1,<=0.10.1", scipy = ">=1.14" }
  notes      = ["released: CHANGELOG", "python: classifiers+CHANGELOG(0.7.1)", "jaxlib max enforced: metadata"]
  build {
    nccl = "2.29.7"
    rows = {
      "cuda12" = {
        notes = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
      }
      "cuda13" = {}
      "cuda12-local" = {
        notes = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
      }
      "cuda13-local" = {}
    }
  }
}

framework "jax" "0.10.0" {
  like       = "0.7.2"
  released   = "2026-04-16"
  pair_specs = { jaxlib = ">=0.10.0,<=0.10.0", scipy = ">=1.14" }
  notes      = ["released: CHANGELOG", "python: classifiers+CHANGELOG(0.7.1)", "jaxlib max enforced: metadata"]
  build {
    nccl = "2.28.9"
    rows = {
      "cuda12" = {
        notes = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
      }
      "cuda13" = {}
      "cuda12-local" = {
        notes = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
      }
      "cuda13-local" = {}
    }
  }
}

framework "jax" "0.9.2" {
  like       = "0.7.2"
  released   = "2026-03-18"
  pair_specs = { jaxlib = ">=0.9.2,<=0.9.2" }
  notes      = ["released: CHANGELOG", "python: classifiers+CHANGELOG(0.7.1)", "jaxlib max enforced: metadata"]
  build {
    nccl = "2.28.9"
    rows = {
      "cuda12" = {
        notes = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
      }
      "cuda13" = {}
      "cuda12-local" = {
        notes = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
      }
      "cuda13-local" = {}
    }
  }
}

framework "jax" "0.9.1" {
  like       = "0.7.2"
  released   = "2026-03-02"
  pair_specs = { jaxlib = ">=0.9.1,<=0.9.1" }
  notes      = ["released: CHANGELOG", "python: classifiers+CHANGELOG(0.7.1)", "jaxlib max enforced: metadata"]
  build {
    nccl = "2.27.7"
    rows = {
      "cuda12" = {
        notes = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
      }
      "cuda13" = {}
      "cuda12-local" = {
        notes = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
      }
      "cuda13-local" = {}
    }
  }
}

framework "jax" "0.9.0.1" {
  like       = "0.7.2"
  released   = "2026-02-05"
  pair_specs = { jaxlib = ">=0.9.0.1,<=0.9.0.1" }
  notes      = ["released: git tag date", "python: classifiers+CHANGELOG(0.7.1)", "jaxlib max enforced: metadata"]
  build {
    nccl = "2.27.7"
    rows = {
      "cuda12" = {
        notes = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
      }
      "cuda13" = {}
      "cuda12-local" = {
        notes = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
      }
      "cuda13-local" = {}
    }
  }
}

framework "jax" "0.9.0" {
  like       = "0.7.2"
  released   = "2026-01-20"
  pair_specs = { jaxlib = ">=0.9.0,<=0.9.0" }
  notes      = ["released: CHANGELOG", "python: classifiers+CHANGELOG(0.7.1)", "jaxlib max enforced: metadata"]
  build {
    nccl = "2.27.7"
    rows = {
      "cuda12" = {
        notes = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
      }
      "cuda13" = {}
      "cuda12-local" = {
        notes = ["min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2"]
      }
      "cuda13-local" = {}
    }
  }
}

framework "jax" "0.8.3" {
  like       = "0.7.2"
  released   = "2026-01-29"
  pair_specs = { jaxlib = ">=0.8.2,<=0.8.3" }
  notes      = ["released: git tag date", "python: classifiers+CHANGELOG(0.7.1)", "jaxlib max enforced: metadata"]
  build {
    notes = [
      "nccl_build is the docs table value; the build config names NCCL only from 0.9.0",
      "min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2",
    ]
    rows = ["cuda12", "cuda12-local"]
  }
}

framework "jax" "0.8.2" {
  like       = "0.7.2"
  released   = "2025-12-18"
  pair_specs = { jaxlib = ">=0.8.2,<=0.8.2" }
  notes = [
    "released: package-index upload time (lock file)",
    "python: classifiers+CHANGELOG(0.7.1); wheels seen in lock file google-deepmind/mujoco_playground:uv.lock for 3.11,3.12,3.13,3.14",
    "jaxlib max enforced: metadata",
  ]
  build {
    notes = [
      "nccl_build is the docs table value; the build config names NCCL only from 0.9.0",
      "min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2",
    ]
    rows = ["cuda12", "cuda12-local"]
  }
}

framework "jax" "0.8.1" {
  like       = "0.7.2"
  released   = "2025-11-18"
  pair_specs = { jaxlib = ">=0.8.1,<=0.8.1" }
  notes      = ["released: CHANGELOG", "python: classifiers+CHANGELOG(0.7.1)", "jaxlib max enforced: metadata"]
  build {
    notes = [
      "nccl_build is the docs table value; the build config names NCCL only from 0.9.0",
      "min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2",
    ]
    rows = ["cuda12", "cuda12-local"]
  }
}

framework "jax" "0.8.0" {
  like       = "0.7.2"
  released   = "2025-10-15"
  pair_specs = { jaxlib = ">=0.8.0,<=0.8.0" }
  notes      = ["released: CHANGELOG", "python: classifiers+CHANGELOG(0.7.1)", "jaxlib max enforced: metadata"]
  build {
    notes = [
      "nccl_build is the docs table value; the build config names NCCL only from 0.9.0",
      "min driver: installation docs give 525; 525.60.13 is the figure of the docs up to 0.7.2",
    ]
    rows = ["cuda12", "cuda12-local"]
  }
}

framework "jax" "0.7.2" {
  package         = "jax"
  released        = "2025-09-16"
  python          = ["3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.11"
  pairs           = { jaxlib = "${version}" }
  pair_specs      = { jaxlib = ">=0.7.2,<=0.7.2", ml-dtypes = ">=0.5.0", numpy = ">=2.0", scipy = ">=1.13" }
  min_glibc       = "2.27"
  source          = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
  notes = [
    "released: package-index upload time (lock file)",
    "python: classifiers+CHANGELOG(0.7.1); wheels seen in lock file stanford-crfm/levanter:uv.lock for 3.11,3.12,3.13,3.14",
    "jaxlib max enforced: metadata",
  ]
  build "cuda12" {
    extra         = "cuda12"
    extra_aliases = ["cuda"]
    requires      = { jax-cuda12-plugin = ">=${version},<=${version}" }
    cuda          = "12.9"
    cuda_full     = "12.9.1"
    cuda_spec     = ">=12.1,<13"
    cudnn         = "9.8.0"
    cudnn_spec    = ">=9.8,!=9.10.0.*,<10.0"
    nccl          = "2.19"
    nccl_spec     = ">=2.18"
    nvshmem       = "3.3.9"
    min_driver    = "525.60.13"
    sm_min        = "5.2"
    pins = {
      nvidia-cublas-cu12       = ">=12.1.3.1"
      nvidia-cuda-cupti-cu12   = ">=12.1.105"
      nvidia-cuda-nvcc-cu12    = ">=12.6.85"
      nvidia-cuda-nvrtc-cu12   = ">=12.1.55"
      nvidia-cuda-runtime-cu12 = ">=12.1.105"
      nvidia-cudnn-cu12        = ">=9.8,<10.0"
      nvidia-cufft-cu12        = ">=11.0.2.54"
      nvidia-cusolver-cu12     = ">=11.4.5.107"
      nvidia-cusparse-cu12     = ">=12.1.0.106"
      nvidia-nccl-cu12         = ">=2.18.1"
      nvidia-nvjitlink-cu12    = ">=12.1.105"
      nvidia-nvshmem-cu12      = ">=3.2.5"
    }
    index_kind = "pypi"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:build/nvidia-requirements.txt",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = [
      "nccl_build is the docs table value; the build config names NCCL only from 0.9.0",
      "min driver: installation docs",
    ]
    platform {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "12.0"]
      ptx      = ["12.0"]
      delivery = "pip-nvidia-wheels"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda13" {
    extra      = "cuda13"
    requires   = { jax-cuda13-plugin = ">=${version},<=${version}" }
    cuda       = "13.0"
    cuda_full  = "13.0.0"
    cuda_spec  = ">=13.0,<14"
    cudnn      = "9.12.0"
    cudnn_spec = ">=9.12,<10.0"
    nccl_spec  = ">=2.27.7"
    nvshmem    = "3.3.20"
    min_driver = "580"
    sm_min     = "7.5"
    pins = {
      nvidia-cublas       = ">=13.0.0.19"
      nvidia-cuda-cupti   = ">=13.0.48"
      nvidia-cuda-nvcc    = ">=13.0.48"
      nvidia-cuda-nvrtc   = ">=13.0.48"
      nvidia-cuda-runtime = ">=13.0.48"
      nvidia-cudnn-cu13   = ">=9.12.0.46,<10.0"
      nvidia-cufft        = ">=12.0.0.15"
      nvidia-cusolver     = ">=12.0.3.29"
      nvidia-cusparse     = ">=12.6.2.49"
      nvidia-nccl-cu13    = ">=2.27.7"
      nvidia-nvjitlink    = ">=13.0.39"
      nvidia-nvshmem-cu13 = ">=3.3.20"
      nvidia-nvvm         = "*"
    }
    index_kind = "pypi"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:build/nvidia-requirements.txt",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = [
      "install docs table says cuDNN 9.8 and NCCL >= 2.18; pins require cuDNN >= 9.12.0.46 and NCCL >= 2.27.7",
      "min driver: installation docs (>= 580 on Linux; no patch level given)",
    ]
    platform {
      sm       = ["7.5", "8.0", "9.0", "10.0", "12.0"]
      ptx      = ["12.0"]
      delivery = "pip-nvidia-wheels"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda12-local" {
    extra      = "cuda12-local"
    requires   = { jax-cuda12-plugin = ">=${version},<=${version}" }
    cuda       = "12.9"
    cuda_full  = "12.9.1"
    cuda_spec  = ">=12.1,<13"
    cudnn      = "9.8.0"
    cudnn_spec = ">=9.8,!=9.10.0.*,<10.0"
    nccl       = "2.19"
    nccl_spec  = ">=2.18"
    nvshmem    = "3.3.9"
    min_driver = "525.60.13"
    sm_min     = "5.2"
    index_kind = "pypi"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = [
      "nccl_build is the docs table value; the build config names NCCL only from 0.9.0",
      "min driver: installation docs",
    ]
    platform {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "12.0"]
      ptx      = ["12.0"]
      delivery = "system"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda13-local" {
    extra      = "cuda13-local"
    requires   = { jax-cuda13-plugin = ">=${version},<=${version}" }
    cuda       = "13.0"
    cuda_full  = "13.0.0"
    cuda_spec  = ">=13.0,<14"
    cudnn      = "9.12.0"
    cudnn_spec = ">=9.12,<10.0"
    nccl_spec  = ">=2.27.7"
    nvshmem    = "3.3.20"
    min_driver = "580"
    sm_min     = "7.5"
    index_kind = "pypi"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = [
      "install docs table says cuDNN 9.8 and NCCL >= 2.18; pins require cuDNN >= 9.12.0.46 and NCCL >= 2.27.7",
      "min driver: installation docs (>= 580 on Linux; no patch level given)",
    ]
    platform {
      sm       = ["7.5", "8.0", "9.0", "10.0", "12.0"]
      ptx      = ["12.0"]
      delivery = "system"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "linux/arm64"]
    source       = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
}

framework "jax" "0.7.1" {
  like            = "0.7.0"
  released        = "2025-08-20"
  python          = ["3.11", "3.12", "3.13", "3.14"]
  pair_specs      = { jaxlib = ">=0.7.1,<=0.7.1" }
  min_glibc       = "2.27"
  min_glibc_arm64 = "2.17"
  notes = [
    "released: CHANGELOG",
    "python: classifiers+CHANGELOG(0.7.1); wheels seen in lock file google/flax:uv.lock for 3.11,3.12,3.13,3.14",
    "jaxlib max enforced: metadata",
  ]
  build {
    cuda      = "12.9"
    cuda_full = "12.9.1"
    nvshmem   = "3.3.9"
    notes = [
      "nccl_build is the docs table value; the build config names NCCL only from 0.9.0",
      "min driver: installation docs",
    ]
    rows = {
      "cuda12" = {
        source = [
          "jax-ml/jax@jax-v${version}:setup.py",
          "jax-ml/jax@jax-v${version}:.bazelrc",
          "jax-ml/jax@jax-v${version}:build/nvidia-requirements.txt",
          "jax-ml/jax@jax-v${version}:docs/installation.md",
        ]
      }
      "cuda13" = {
        without = ["cuda", "cuda_full", "nvshmem", "notes"]
        pins = {
          nvidia-cublas       = "*"
          nvidia-cuda-cupti   = "*"
          nvidia-cuda-nvcc    = "*"
          nvidia-cuda-nvrtc   = "*"
          nvidia-cuda-runtime = "*"
          nvidia-cudnn-cu13   = "*"
          nvidia-cufft        = "*"
          nvidia-cusolver     = "*"
          nvidia-cusparse     = "*"
          nvidia-nccl-cu13    = "*"
          nvidia-nvjitlink    = "*"
          nvidia-nvshmem-cu13 = "*"
        }
        source = [
          "jax-ml/jax@jax-v${version}:setup.py",
          "jax-ml/jax@jax-v${version}:.bazelrc",
          "jax-ml/jax@jax-v${version}:build/nvidia-requirements.txt",
        ]
      }
      "cuda12-local" = {}
    }
  }
}

framework "jax" "0.7.0" {
  package         = "jax"
  released        = "2025-07-22"
  python          = ["3.11", "3.12", "3.13"]
  python_requires = ">=3.11"
  pairs           = { jaxlib = "${version}" }
  pair_specs      = { jaxlib = ">=0.7.0,<=0.7.0", ml-dtypes = ">=0.5.0", numpy = ">=1.26", scipy = ">=1.12" }
  min_glibc       = "2.17"
  source          = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
  notes = [
    "released: CHANGELOG",
    "python: classifiers; wheels seen in lock file google/flax:uv.lock for 3.11,3.12,3.13",
    "jaxlib max enforced: metadata",
  ]
  build "cuda12" {
    extra         = "cuda12"
    extra_aliases = ["cuda"]
    requires      = { jax-cuda12-plugin = ">=${version},<=${version}" }
    cuda          = "12.8"
    cuda_full     = "12.8.0"
    cuda_spec     = ">=12.1,<13"
    cudnn         = "9.8.0"
    cudnn_spec    = ">=9.8,!=9.10.0.*,<10.0"
    nccl          = "2.19"
    nccl_spec     = ">=2.18"
    nvshmem       = "3.2.5"
    min_driver    = "525.60.13"
    sm_min        = "5.2"
    pins = {
      nvidia-cublas-cu12       = ">=12.1.3.1"
      nvidia-cuda-cupti-cu12   = ">=12.1.105"
      nvidia-cuda-nvcc-cu12    = ">=12.6.85"
      nvidia-cuda-nvrtc-cu12   = ">=12.1.55"
      nvidia-cuda-runtime-cu12 = ">=12.1.105"
      nvidia-cudnn-cu12        = ">=9.8,<10.0"
      nvidia-cufft-cu12        = ">=11.0.2.54"
      nvidia-cusolver-cu12     = ">=11.4.5.107"
      nvidia-cusparse-cu12     = ">=12.1.0.106"
      nvidia-nccl-cu12         = ">=2.18.1"
      nvidia-nvjitlink-cu12    = ">=12.1.105"
      nvidia-nvshmem-cu12      = ">=3.2.5"
    }
    index_kind = "pypi"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:jax_plugins/cuda/plugin_setup.py",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    cell_source = { min_glibc = ["wheels:nvidia_cudnn_cu12-9.8.0.87-*-manylinux_2_27_*.whl"] }
    notes = [
      "install docs table still listed cuDNN 9.1 for 0.6.0-0.7.0; pins and build config say 9.8",
      "nccl_build is the docs table value; the build config names NCCL only from 0.9.0",
      "min driver: installation docs",
    ]
    platform {
      sm        = ["5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "12.0"]
      ptx       = ["12.0"]
      min_glibc = "2.27"
      delivery  = "pip-nvidia-wheels"
      rows      = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda13" {
    extra      = "cuda13"
    requires   = { jax-cuda13-plugin = ">=${version},<=${version}" }
    min_driver = "580"
    sm_min     = "7.5"
    pins = {
      nvidia-cublas       = ">=12.1.3.1"
      nvidia-cuda-cupti   = ">=12.1.105"
      nvidia-cuda-nvcc    = ">=12.6.85"
      nvidia-cuda-nvrtc   = ">=12.1.55"
      nvidia-cuda-runtime = ">=12.1.105"
      nvidia-cudnn-cu13   = ">=9.8,<10.0"
      nvidia-cufft        = ">=11.0.2.54"
      nvidia-cusolver     = ">=11.4.5.107"
      nvidia-cusparse     = ">=12.1.0.106"
      nvidia-nccl-cu13    = ">=2.18.1"
      nvidia-nvjitlink    = ">=12.1.105"
      nvidia-nvshmem-cu13 = ">=3.2.5"
      nvidia-nvvm         = "*"
    }
    index_kind = "pypi"
    broken     = "names a wheel that was not published"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:jax_plugins/cuda/plugin_setup.py",
    ]
    inferred = ["broken", "cuda"]
    notes = [
      "extra is declared at this tag but the CUDA 13 build config appears only at 0.7.2: treat as not installable",
      "min driver: installation docs (>= 580 on Linux; no patch level given)",
    ]
    platform {
      delivery = "pip-nvidia-wheels"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda12-local" {
    extra      = "cuda12-local"
    requires   = { jax-cuda12-plugin = ">=${version},<=${version}" }
    cuda       = "12.8"
    cuda_full  = "12.8.0"
    cuda_spec  = ">=12.1,<13"
    cudnn      = "9.8.0"
    cudnn_spec = ">=9.8,!=9.10.0.*,<10.0"
    nccl       = "2.19"
    nccl_spec  = ">=2.18"
    nvshmem    = "3.2.5"
    min_driver = "525.60.13"
    sm_min     = "5.2"
    index_kind = "pypi"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = [
      "install docs table still listed cuDNN 9.1 for 0.6.0-0.7.0; pins and build config say 9.8",
      "nccl_build is the docs table value; the build config names NCCL only from 0.9.0",
      "min driver: installation docs",
    ]
    platform {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "12.0"]
      ptx      = ["12.0"]
      delivery = "system"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda13-local" {
    extra      = "cuda13-local"
    requires   = { jax-cuda13-plugin = ">=${version},<=${version}" }
    min_driver = "580"
    sm_min     = "7.5"
    index_kind = "pypi"
    broken     = "names a wheel that was not published"
    source     = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:.bazelrc"]
    inferred   = ["broken", "cuda"]
    notes = [
      "extra is declared at this tag but the CUDA 13 build config appears only at 0.7.2: treat as not installable",
      "min driver: installation docs (>= 580 on Linux; no patch level given)",
    ]
    platform {
      delivery = "system"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "linux/arm64"]
    source       = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
}

framework "jax" "0.6.2" {
  like       = "0.6.0"
  without    = ["requires"]
  released   = "2025-06-17"
  pair_specs = { jaxlib = ">=0.6.2,<=0.6.2", numpy = ">=1.26", scipy = ">=1.12" }
  notes = [
    "released: package-index upload time (lock file)",
    "python: classifiers+CHANGELOG(0.4.34); wheels seen in lock file stanford-crfm/levanter:uv.lock for 3.10,3.11,3.12,3.13",
    "jaxlib max enforced: metadata",
  ]
  build {
    cudnn_spec = ">=9.8,!=9.10.0.*,<10.0"
    nvshmem    = "3.2.5"
    rows = {
      "cuda12"       = { pins = { nvidia-cuda-nvrtc-cu12 = ">=12.1.55", nvidia-nvshmem-cu12 = ">=3.2.5" } }
      "cuda12-local" = {}
    }
  }
}

framework "jax" "0.6.1" {
  like       = "0.6.0"
  released   = "2025-05-21"
  pair_specs = { jaxlib = ">=0.6.1,<=0.6.1" }
  build "cuda12" {
    pins = { nvidia-cublas-cu12 = ">=12.1.3.1,<12.9", nvidia-nvshmem-cu12 = ">=3.2.5" }
  }
}

framework "jax" "0.6.0" {
  package         = "jax"
  released        = "2025-04-17"
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  pairs           = { jaxlib = "${version}" }
  pair_specs      = { jaxlib = ">=0.6.0,<=0.6.0", ml-dtypes = ">=0.5.0", numpy = ">=1.25", scipy = ">=1.11.1" }
  requires        = ["numpy>=1.26.0; python_version>='3.12'"]
  min_glibc       = "2.17"
  source          = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
  notes = [
    "released: CHANGELOG",
    "python: classifiers+CHANGELOG(0.4.34); wheels seen in lock file google/flax:uv.lock for 3.10,3.11,3.12,3.13",
    "jaxlib max enforced: metadata",
  ]
  build "cuda12" {
    extra         = "cuda12"
    extra_aliases = ["cuda"]
    requires      = { jax-cuda12-plugin = ">=${version},<=${version}" }
    cuda          = "12.8"
    cuda_full     = "12.8.0"
    cuda_spec     = ">=12.1,<13"
    cudnn         = "9.8.0"
    cudnn_spec    = ">=9.8,<10.0"
    nccl          = "2.19"
    nccl_spec     = ">=2.18"
    min_driver    = "525.60.13"
    sm_min        = "5.2"
    pins = {
      nvidia-cublas-cu12       = ">=12.1.3.1"
      nvidia-cuda-cupti-cu12   = ">=12.1.105"
      nvidia-cuda-nvcc-cu12    = ">=12.6.85"
      nvidia-cuda-runtime-cu12 = ">=12.1.105"
      nvidia-cudnn-cu12        = ">=9.8,<10.0"
      nvidia-cufft-cu12        = ">=11.0.2.54"
      nvidia-cusolver-cu12     = ">=11.4.5.107"
      nvidia-cusparse-cu12     = ">=12.1.0.106"
      nvidia-nccl-cu12         = ">=2.18.1"
      nvidia-nvjitlink-cu12    = ">=12.1.105"
    }
    index_kind = "pypi"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:jax_plugins/cuda/plugin_setup.py",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    cell_source = { min_glibc = ["wheels:nvidia_cudnn_cu12-9.8.0.87-*-manylinux_2_27_*.whl"] }
    notes = [
      "install docs table still listed cuDNN 9.1 for 0.6.0-0.7.0; pins and build config say 9.8",
      "nccl_build is the docs table value; the build config names NCCL only from 0.9.0",
      "min driver: installation docs",
    ]
    platform {
      sm        = ["5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "12.0"]
      ptx       = ["12.0"]
      min_glibc = "2.27"
      delivery  = "pip-nvidia-wheels"
      rows      = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda12-local" {
    extra      = "cuda12-local"
    requires   = { jax-cuda12-plugin = ">=${version},<=${version}" }
    cuda       = "12.8"
    cuda_full  = "12.8.0"
    cuda_spec  = ">=12.1,<13"
    cudnn      = "9.8.0"
    cudnn_spec = ">=9.8,<10.0"
    nccl       = "2.19"
    nccl_spec  = ">=2.18"
    min_driver = "525.60.13"
    sm_min     = "5.2"
    index_kind = "pypi"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = [
      "install docs table still listed cuDNN 9.1 for 0.6.0-0.7.0; pins and build config say 9.8",
      "nccl_build is the docs table value; the build config names NCCL only from 0.9.0",
      "min driver: installation docs",
    ]
    platform {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "12.0"]
      ptx      = ["12.0"]
      delivery = "system"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "linux/arm64"]
    source       = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
}

framework "jax" "0.5.3" {
  like            = "0.4.30"
  released        = "2025-03-19"
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  pair_specs      = { jaxlib = ">=0.5.3,<=0.5.3", ml-dtypes = ">=0.4.0", numpy = ">=1.25", scipy = ">=1.11.1" }
  requires        = ["numpy>=1.26.0; python_version>='3.12'"]
  notes = [
    "released: package-index upload time (lock file)",
    "python: classifiers+CHANGELOG(0.4.34); wheels seen in lock file stanford-crfm/levanter:uv.lock for 3.10,3.11,3.12,3.13",
    "jaxlib max enforced: metadata",
  ]
  build "cuda12" {
    cuda_full = "12.3.2"
    cudnn     = "9.1.1"
    pins      = { nvidia-cuda-nvcc-cu12 = ">=12.6.85", nvidia-cudnn-cu12 = ">=9.1,<10.0" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:jax_plugins/cuda/plugin_setup.py",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
  }
  build "cuda12_local" {
    cuda_full = "12.3.2"
    cudnn     = "9.1.1"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
  }
}

framework "jax" "0.5.2" {
  like            = "0.4.30"
  released        = "2025-03-05"
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  pairs           = { jaxlib = "0.5.1" }
  pair_specs      = { jaxlib = ">=0.5.1,<=0.5.2", ml-dtypes = ">=0.4.0", numpy = ">=1.25", scipy = ">=1.11.1" }
  requires        = ["numpy>=1.26.0; python_version>='3.12'"]
  notes = [
    "released: CHANGELOG",
    "python: classifiers+CHANGELOG(0.4.34); wheels seen in lock file google/flax:uv.lock for 3.10,3.11,3.12,3.13",
    "jaxlib max enforced: metadata",
  ]
  build "cuda12" {
    requires  = { jax-cuda12-plugin = ">=0.5.1,<=${version}" }
    cuda_full = "12.3.2"
    cudnn     = "9.1.1"
    pins      = { nvidia-cuda-nvcc-cu12 = ">=12.6.85", nvidia-cudnn-cu12 = ">=9.1,<10.0" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v0.5.1:.bazelrc",
      "jax-ml/jax@jax-v${version}:jax_plugins/cuda/plugin_setup.py",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
  }
  build "cuda12_local" {
    requires  = { jax-cuda12-plugin = "==0.5.1" }
    cuda_full = "12.3.2"
    cudnn     = "9.1.1"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v0.5.1:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
  }
}

framework "jax" "0.5.1" {
  like            = "0.4.30"
  released        = "2025-02-24"
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  pair_specs      = { jaxlib = ">=0.5.1,<=0.5.1", ml-dtypes = ">=0.4.0", numpy = ">=1.25", scipy = ">=1.11.1" }
  requires        = ["numpy>=1.26.0; python_version>='3.12'"]
  notes = [
    "released: CHANGELOG",
    "python: classifiers+CHANGELOG(0.4.34); wheels seen in lock file google/flax:uv.lock for 3.10,3.11,3.12,3.13",
    "jaxlib max enforced: metadata",
  ]
  build "cuda12" {
    cuda_full = "12.3.2"
    cudnn     = "9.1.1"
    pins      = { nvidia-cuda-nvcc-cu12 = ">=12.6.85", nvidia-cudnn-cu12 = ">=9.1,<10.0" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:jax_plugins/cuda/plugin_setup.py",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
  }
  build "cuda12_local" {
    cuda_full = "12.3.2"
    cudnn     = "9.1.1"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
  }
}

framework "jax" "0.5.0" {
  like            = "0.4.30"
  released        = "2025-01-17"
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  pair_specs      = { jaxlib = ">=0.5.0,<=0.5.0", ml-dtypes = ">=0.4.0", numpy = ">=1.25", scipy = ">=1.11.1" }
  requires        = ["numpy>=1.26.0; python_version>='3.12'"]
  notes = [
    "released: package-index upload time (lock file)",
    "python: classifiers+CHANGELOG(0.4.34); wheels seen in lock file google/flax:uv.lock for 3.10,3.11,3.12,3.13",
    "jaxlib max enforced: metadata",
  ]
  build "cuda12" {
    cuda_full = "12.3.2"
    cudnn     = "9.1.1"
    pins      = { nvidia-cuda-nvcc-cu12 = ">=12.6.85", nvidia-cudnn-cu12 = ">=9.1,<10.0" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:jax_plugins/cuda/plugin_setup.py",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
  }
  build "cuda12_local" {
    cuda_full = "12.3.2"
    cudnn     = "9.1.1"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
  }
}

framework "jax" "0.4.38" {
  like            = "0.4.30"
  released        = "2024-12-17"
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  pair_specs      = { jaxlib = ">=0.4.38,<=0.4.38", ml-dtypes = ">=0.4.0", numpy = ">=1.24", scipy = ">=1.10" }
  requires        = ["numpy>=1.26.0; python_version>='3.12'", "scipy>=1.11.1; python_version>='3.12'"]
  notes = [
    "released: CHANGELOG",
    "python: classifiers+CHANGELOG(0.4.34); wheels seen in lock file google/flax:uv.lock for 3.10,3.11,3.12,3.13",
    "jaxlib max enforced: metadata",
  ]
  build "cuda12" {
    cuda_full = "12.3.2"
    cudnn     = "9.1.1"
    pins      = { nvidia-cuda-nvcc-cu12 = ">=12.6.85", nvidia-cudnn-cu12 = ">=9.1,<10.0" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:jax_plugins/cuda/plugin_setup.py",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
  }
  build "cuda12_local" {
    cuda_full = "12.3.2"
    cudnn     = "9.1.1"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
  }
}

framework "jax" "0.4.37" {
  like            = "0.4.30"
  released        = "2024-12-10"
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  pairs           = { jaxlib = "0.4.36" }
  pair_specs      = { jaxlib = ">=0.4.36,<=0.4.37", ml-dtypes = ">=0.4.0", numpy = ">=1.24", scipy = ">=1.10" }
  requires        = ["numpy>=1.26.0; python_version>='3.12'", "scipy>=1.11.1; python_version>='3.12'"]
  notes = [
    "released: CHANGELOG",
    "python: classifiers+CHANGELOG(0.4.34); wheels seen in lock file google/flax:uv.lock for 3.10,3.11,3.12,3.13",
    "jaxlib max enforced: metadata",
  ]
  build "cuda12" {
    requires  = { jax-cuda12-plugin = ">=0.4.36,<=${version}" }
    cuda_full = "12.3.2"
    cudnn     = "9.1.1"
    pins      = { nvidia-cuda-nvcc-cu12 = ">=12.6.85", nvidia-cudnn-cu12 = ">=9.1,<10.0" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v0.4.36:.bazelrc",
      "jax-ml/jax@jax-v${version}:jax_plugins/cuda/plugin_setup.py",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
  }
  build "cuda12_local" {
    requires  = { jax-cuda12-plugin = "==0.4.36" }
    cuda_full = "12.3.2"
    cudnn     = "9.1.1"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v0.4.36:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
  }
}

framework "jax" "0.4.36" {
  like            = "0.4.30"
  released        = "2024-12-05"
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  pair_specs      = { jaxlib = ">=0.4.36,<=0.4.36", ml-dtypes = ">=0.4.0", numpy = ">=1.24", scipy = ">=1.10" }
  requires        = ["numpy>=1.26.0; python_version>='3.12'", "scipy>=1.11.1; python_version>='3.12'"]
  notes = [
    "released: CHANGELOG",
    "python: classifiers+CHANGELOG(0.4.34); wheels seen in lock file google/flax:uv.lock for 3.10,3.11,3.12,3.13",
    "jaxlib max enforced: metadata",
  ]
  build "cuda12" {
    cuda_full = "12.3.2"
    cudnn     = "9.1.1"
    pins      = { nvidia-cuda-nvcc-cu12 = ">=12.6.85", nvidia-cudnn-cu12 = ">=9.1,<10.0" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:jax_plugins/cuda/plugin_setup.py",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
  }
  build "cuda12_local" {
    cuda_full = "12.3.2"
    cudnn     = "9.1.1"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
  }
}

framework "jax" "0.4.35" {
  like            = "0.4.30"
  released        = "2024-10-22"
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  pair_specs      = { jaxlib = ">=0.4.35,<=0.4.35", ml-dtypes = ">=0.4.0", numpy = ">=1.24", scipy = ">=1.10" }
  requires        = ["numpy>=1.26.0; python_version>='3.12'", "scipy>=1.11.1; python_version>='3.12'"]
  notes = [
    "released: CHANGELOG",
    "python: classifiers+CHANGELOG(0.4.34); wheels seen in lock file google/flax:uv.lock for 3.10,3.11,3.12,3.13",
    "jaxlib max enforced: metadata",
  ]
  build "cuda12" {
    cuda_full = "12.3.2"
    cudnn     = "9.1.1"
    pins      = { nvidia-cudnn-cu12 = ">=9.1,<10.0" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:jax_plugins/cuda/plugin_setup.py",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
  }
  build "cuda12_local" {
    cuda_full = "12.3.2"
    cudnn     = "9.1.1"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
  }
}

framework "jax" "0.4.34" {
  like            = "0.4.30"
  released        = "2024-10-04"
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  pair_specs      = { jaxlib = ">=0.4.34,<=0.4.34", numpy = ">=1.24", scipy = ">=1.10" }
  requires        = ["numpy>=1.26.0; python_version>='3.12'", "scipy>=1.11.1; python_version>='3.12'"]
  notes = [
    "released: CHANGELOG",
    "python: classifiers+CHANGELOG(0.4.34); wheels seen in lock file google/flax:uv.lock for 3.10,3.11,3.12,3.13",
    "jaxlib max enforced: metadata",
  ]
  build "cuda12" {
    cuda_full = "12.3.2"
    cudnn     = "9.1.1"
    pins      = { nvidia-cudnn-cu12 = ">=9.1,<10.0" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:jax_plugins/cuda/plugin_setup.py",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
  }
  build "cuda12_local" {
    cuda_full = "12.3.2"
    cudnn     = "9.1.1"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
  }
}

framework "jax" "0.4.33" {
  like            = "0.4.30"
  released        = "2024-09-16"
  python          = ["3.10", "3.11", "3.12"]
  python_requires = ">=3.10"
  pair_specs      = { jaxlib = ">=0.4.33,<=0.4.33", numpy = ">=1.24", scipy = ">=1.10" }
  requires        = ["numpy>=1.26.0; python_version>='3.12'", "scipy>=1.11.1; python_version>='3.12'"]
  notes           = ["released: CHANGELOG", "python: classifiers", "jaxlib max enforced: metadata"]
  build "cuda12" {
    cuda_full = "12.3.2"
    cudnn     = "9.1.1"
    pins      = { nvidia-cudnn-cu12 = ">=9.1,<10.0" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:jax_plugins/cuda/plugin_setup.py",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
  }
  build "cuda12_local" {
    cuda_full = "12.3.2"
    cudnn     = "9.1.1"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
  }
}

framework "jax" "0.4.32" {
  like            = "0.4.30"
  released        = "2024-09-11"
  python          = ["3.10", "3.11", "3.12"]
  python_requires = ">=3.10"
  pair_specs      = { jaxlib = ">=0.4.32,<=0.4.32", numpy = ">=1.24", scipy = ">=1.10" }
  requires        = ["numpy>=1.26.0; python_version>='3.12'", "scipy>=1.11.1; python_version>='3.12'"]
  yanked          = "yanked on the index"
  notes = [
    "yanked (TPU data corruption); use 0.4.33",
    "released: CHANGELOG",
    "python: classifiers",
    "jaxlib max enforced: metadata",
  ]
  build {
    cuda_full = "12.3.2"
    cudnn     = "9.1.1"
    notes     = ["min driver: installation docs"]
    rows = {
      "cuda12"       = { pins = { nvidia-cudnn-cu12 = ">=9.1,<10.0" } }
      "cuda12_local" = {}
    }
  }
}

framework "jax" "0.4.31" {
  like            = "0.4.30"
  released        = "2024-07-30"
  python          = ["3.10", "3.11", "3.12"]
  python_requires = ">=3.10"
  pair_specs      = { jaxlib = ">=0.4.30,<=0.4.31", numpy = ">=1.24", scipy = ">=1.10" }
  requires        = ["numpy>=1.26.0; python_version>='3.12'", "scipy>=1.11.1; python_version>='3.12'"]
  notes = [
    "released: CHANGELOG",
    "python: classifiers; wheels seen in lock file google/flax:uv.lock for 3.10,3.11,3.12",
    "jaxlib max enforced: metadata",
  ]
  build "cuda12" {
    pins  = { nvidia-cudnn-cu12 = ">=9.1,<10.0" }
    notes = ["min driver: installation docs"]
  }
  build "cuda12_local" {
    notes = ["min driver: installation docs"]
  }
}

framework "jax" "0.4.30" {
  package         = "jax"
  released        = "2024-06-18"
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9"
  pairs           = { jaxlib = "${version}" }
  pair_specs      = { jaxlib = ">=0.4.27,<=0.4.30", ml-dtypes = ">=0.2.0", numpy = ">=1.22", scipy = ">=1.9" }
  requires = [
    "numpy>=1.23.2; python_version>='3.11'",
    "numpy>=1.26.0; python_version>='3.12'",
    "scipy>=1.11.1; python_version>='3.12'",
  ]
  min_glibc = "2.17"
  source    = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
  notes     = ["released: CHANGELOG", "python: classifiers+CHANGELOG(0.4.17)", "jaxlib max enforced: metadata"]
  build "cuda12" {
    extra         = "cuda12"
    extra_aliases = ["cuda12_pip", "cuda"]
    requires      = { jax-cuda12-plugin = ">=${version},<=${version}" }
    cuda          = "12.3"
    cuda_spec     = ">=12.1,<13"
    cudnn         = "9.1"
    cudnn_spec    = ">=9.1,<10.0"
    nccl          = "2.19"
    nccl_spec     = ">=2.18"
    min_driver    = "525.60.13"
    sm_min        = "5.2"
    pins = {
      nvidia-cublas-cu12       = ">=12.1.3.1"
      nvidia-cuda-cupti-cu12   = ">=12.1.105"
      nvidia-cuda-nvcc-cu12    = ">=12.1.105"
      nvidia-cuda-runtime-cu12 = ">=12.1.105"
      nvidia-cudnn-cu12        = ">=9.0,<10.0"
      nvidia-cufft-cu12        = ">=11.0.2.54"
      nvidia-cusolver-cu12     = ">=11.4.5.107"
      nvidia-cusparse-cu12     = ">=12.1.0.106"
      nvidia-nccl-cu12         = ">=2.18.1"
      nvidia-nvjitlink-cu12    = ">=12.1.105"
    }
    index_kind = "pypi"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:jax_plugins/cuda/plugin_setup.py",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = [
      "cudnn_build 9.1 from wheel label cudnn91 / CI config name; install docs still said 8.9 (0.4.29) and 9.0 (0.4.30); pin and docs allow 9.0, but XLA needs runtime minor >= build minor, so cudnn_min is set to 9.1 here",
      "min driver: installation docs",
    ]
    platform {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "pip-nvidia-wheels"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda12_local" {
    extra      = "cuda12_local"
    requires   = { jax-cuda12-plugin = "==${version}" }
    cuda       = "12.3"
    cuda_spec  = ">=12.1,<13"
    cudnn      = "9.1"
    cudnn_spec = ">=9.1,<10.0"
    nccl       = "2.19"
    nccl_spec  = ">=2.18"
    min_driver = "525.60.13"
    sm_min     = "5.2"
    index_kind = "pypi"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = [
      "cudnn_build 9.1 from wheel label cudnn91 / CI config name; install docs still said 8.9 (0.4.29) and 9.0 (0.4.30); pin and docs allow 9.0, but XLA needs runtime minor >= build minor, so cudnn_min is set to 9.1 here",
      "min driver: installation docs",
    ]
    platform {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "system"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "linux/arm64"]
    source       = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
}

framework "jax" "0.4.29" {
  package         = "jax"
  released        = "2024-06-10"
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9"
  pairs           = { jaxlib = "${version}" }
  pair_specs      = { jaxlib = ">=0.4.27,<=0.4.29", ml-dtypes = ">=0.4.0", numpy = ">=1.22", scipy = ">=1.9" }
  requires = [
    "numpy>=1.23.2; python_version>='3.11'",
    "numpy>=1.26.0; python_version>='3.12'",
    "scipy>=1.11.1; python_version>='3.12'",
  ]
  min_glibc = "2.17"
  source    = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
  notes = [
    "released: CHANGELOG",
    "python: classifiers+CHANGELOG(0.4.17)",
    "jaxlib max enforced: import-time check",
  ]
  build "cuda12_cudnn91" {
    extra         = "cuda12_cudnn91"
    extra_aliases = ["cuda12_local", "cuda"]
    requires      = { jaxlib = "==0.4.29+cuda12.cudnn91" }
    cuda          = "12.3"
    cuda_spec     = ">=12.1,<13"
    cudnn         = "9.1"
    cudnn_spec    = ">=9.1,<10.0"
    nccl          = "2.19"
    nccl_spec     = ">=2.18"
    min_driver    = "525.60.13"
    sm_min        = "5.2"
    index_url     = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind    = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = [
      "cudnn_build 9.1 from wheel label cudnn91 / CI config name; install docs still said 8.9 (0.4.29) and 9.0 (0.4.30); pin and docs allow 9.0, but XLA needs runtime minor >= build minor, so cudnn_min is set to 9.1 here",
      "min driver: installation docs",
    ]
    platform {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "system"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda12_pip" {
    extra      = "cuda12_pip"
    requires   = { jaxlib = "==0.4.29+cuda12.cudnn91" }
    cuda       = "12.3"
    cuda_spec  = ">=12.1,<13"
    cudnn      = "9.1"
    cudnn_spec = ">=9.1,<10.0"
    nccl       = "2.19"
    nccl_spec  = ">=2.18"
    min_driver = "525.60.13"
    sm_min     = "5.2"
    pins = {
      nvidia-cublas-cu12       = ">=12.1.3.1"
      nvidia-cuda-cupti-cu12   = ">=12.1.105"
      nvidia-cuda-nvcc-cu12    = ">=12.1.105"
      nvidia-cuda-runtime-cu12 = ">=12.1.105"
      nvidia-cudnn-cu12        = ">=9.0,<10.0"
      nvidia-cufft-cu12        = ">=11.0.2.54"
      nvidia-cusolver-cu12     = ">=11.4.5.107"
      nvidia-cusparse-cu12     = ">=12.1.0.106"
      nvidia-nccl-cu12         = ">=2.18.1"
      nvidia-nvjitlink-cu12    = ">=12.1.105"
    }
    index_url  = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = [
      "cudnn_build 9.1 from wheel label cudnn91 / CI config name; install docs still said 8.9 (0.4.29) and 9.0 (0.4.30); pin and docs allow 9.0, but XLA needs runtime minor >= build minor, so cudnn_min is set to 9.1 here",
      "min driver: installation docs",
    ]
    platform {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "pip-nvidia-wheels"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda12" {
    extra      = "cuda12"
    requires   = { jax-cuda12-plugin = "==${version}" }
    cuda       = "12.3"
    cuda_spec  = ">=12.1,<13"
    cudnn      = "9.1"
    cudnn_spec = ">=9.1,<10.0"
    nccl       = "2.19"
    nccl_spec  = ">=2.18"
    min_driver = "525.60.13"
    sm_min     = "5.2"
    pins = {
      nvidia-cublas-cu12       = ">=12.1.3.1"
      nvidia-cuda-cupti-cu12   = ">=12.1.105"
      nvidia-cuda-nvcc-cu12    = ">=12.1.105"
      nvidia-cuda-runtime-cu12 = ">=12.1.105"
      nvidia-cudnn-cu12        = ">=9.0,<10.0"
      nvidia-cufft-cu12        = ">=11.0.2.54"
      nvidia-cusolver-cu12     = ">=11.4.5.107"
      nvidia-cusparse-cu12     = ">=12.1.0.106"
      nvidia-nccl-cu12         = ">=2.18.1"
      nvidia-nvjitlink-cu12    = ">=12.1.105"
    }
    index_kind = "pypi"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = [
      "cudnn_build 9.1 from wheel label cudnn91 / CI config name; install docs still said 8.9 (0.4.29) and 9.0 (0.4.30); pin and docs allow 9.0, but XLA needs runtime minor >= build minor, so cudnn_min is set to 9.1 here",
      "min driver: installation docs",
    ]
    platform {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "pip-nvidia-wheels"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "linux/arm64"]
    source       = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
}

framework "jax" "0.4.28" {
  like       = "0.4.26"
  released   = "2024-05-09"
  pair_specs = { jaxlib = ">=0.4.27,<=0.4.28" }
  build {
    requires = { jaxlib = "==0.4.28+cuda12.cudnn89" }
    rows = {
      "cuda12_cudnn89" = {}
      "cuda12_pip"     = {}
      "cuda12"         = { without = ["requires"], notes = ["min driver: installation docs"] }
    }
  }
}

framework "jax" "0.4.27" {
  like       = "0.4.26"
  released   = "2024-05-07"
  pair_specs = { jaxlib = ">=0.4.23,<=0.4.27" }
  build {
    requires = { jaxlib = "==0.4.27+cuda12.cudnn89" }
    rows     = ["cuda12_cudnn89", "cuda12_pip"]
  }
}

framework "jax" "0.4.26" {
  package         = "jax"
  released        = "2024-04-03"
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9"
  pairs           = { jaxlib = "${version}" }
  pair_specs      = { jaxlib = ">=0.4.20,<=0.4.26", ml-dtypes = ">=0.2.0", numpy = ">=1.22", scipy = ">=1.9" }
  requires = [
    "numpy>=1.23.2; python_version>='3.11'",
    "numpy>=1.26.0; python_version>='3.12'",
    "scipy>=1.11.1; python_version>='3.12'",
  ]
  min_glibc = "2.17"
  source    = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
  notes = [
    "released: CHANGELOG",
    "python: classifiers+CHANGELOG(0.4.17)",
    "jaxlib max enforced: import-time check",
  ]
  build "cuda12_cudnn89" {
    extra         = "cuda12_cudnn89"
    extra_aliases = ["cuda12_local", "cuda"]
    requires      = { jaxlib = "==0.4.26+cuda12.cudnn89" }
    cuda          = "12.3"
    cuda_spec     = ">=12.1,<13"
    cudnn         = "8.9"
    cudnn_spec    = ">=8.9,<9.0"
    nccl          = "2.19"
    nccl_spec     = ">=2.18"
    min_driver    = "525.60.13"
    sm_min        = "5.2"
    index_url     = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind    = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
    platform {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "system"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda12_pip" {
    extra      = "cuda12_pip"
    requires   = { jaxlib = "==0.4.26+cuda12.cudnn89" }
    cuda       = "12.3"
    cuda_spec  = ">=12.1,<13"
    cudnn      = "8.9"
    cudnn_spec = ">=8.9,<9.0"
    nccl       = "2.19"
    nccl_spec  = ">=2.18"
    min_driver = "525.60.13"
    sm_min     = "5.2"
    pins = {
      nvidia-cublas-cu12       = ">=12.1.3.1"
      nvidia-cuda-cupti-cu12   = ">=12.1.105"
      nvidia-cuda-nvcc-cu12    = ">=12.1.105"
      nvidia-cuda-runtime-cu12 = ">=12.1.105"
      nvidia-cudnn-cu12        = ">=8.9.2.26,<9.0"
      nvidia-cufft-cu12        = ">=11.0.2.54"
      nvidia-cusolver-cu12     = ">=11.4.5.107"
      nvidia-cusparse-cu12     = ">=12.1.0.106"
      nvidia-nccl-cu12         = ">=2.18.1"
      nvidia-nvjitlink-cu12    = ">=12.1.105"
    }
    index_url  = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
    platform {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "pip-nvidia-wheels"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda12" {
    extra      = "cuda12"
    requires   = { jax-cuda12-plugin = "==${version}" }
    cuda       = "12.3"
    cuda_spec  = ">=12.1,<13"
    cudnn      = "8.9"
    cudnn_spec = ">=8.9,<9.0"
    nccl       = "2.19"
    nccl_spec  = ">=2.18"
    min_driver = "525.60.13"
    sm_min     = "5.2"
    pins = {
      nvidia-cublas-cu12       = ">=12.1.3.1"
      nvidia-cuda-cupti-cu12   = ">=12.1.105"
      nvidia-cuda-nvcc-cu12    = ">=12.1.105"
      nvidia-cuda-runtime-cu12 = ">=12.1.105"
      nvidia-cudnn-cu12        = ">=8.9.2.26,<9.0"
      nvidia-cufft-cu12        = ">=11.0.2.54"
      nvidia-cusolver-cu12     = ">=11.4.5.107"
      nvidia-cusparse-cu12     = ">=12.1.0.106"
      nvidia-nccl-cu12         = ">=2.18.1"
      nvidia-nvjitlink-cu12    = ">=12.1.105"
    }
    index_kind = "pypi"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = [
      "plugin-based extra declared but not yet the documented route (docs adopt it in 0.4.28)",
      "min driver: installation docs",
    ]
    platform {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "pip-nvidia-wheels"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "linux/arm64"]
    source       = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
}

framework "jax" "0.4.25" {
  like       = "0.4.22"
  released   = "2024-02-26"
  pair_specs = { jaxlib = ">=0.4.20,<=0.4.25" }
  build {
    cuda      = "12.3"
    cuda_spec = ">=12.3,<13"
    cudnn     = "8.9"
    rows = {
      "cuda11_cudnn86" = {
        without  = ["cuda", "cuda_spec", "cudnn"]
        requires = { jaxlib = "==0.4.25+cuda11.cudnn86" }
      }
      "cuda11_pip" = {
        without  = ["cuda", "cuda_spec", "cudnn"]
        requires = { jaxlib = "==0.4.25+cuda11.cudnn86" }
      }
      "cuda12_pip" = {
        requires = { jaxlib = "==0.4.25+cuda12.cudnn89" }
        pins = {
          nvidia-cublas-cu12       = ">=12.3.4.1"
          nvidia-cuda-cupti-cu12   = ">=12.3.101"
          nvidia-cuda-nvcc-cu12    = ">=12.3.107"
          nvidia-cuda-runtime-cu12 = ">=12.3.101"
          nvidia-cudnn-cu12        = ">=8.9.7.29"
          nvidia-cufft-cu12        = ">=11.0.12.1"
          nvidia-cusolver-cu12     = ">=11.5.4.101"
          nvidia-cusparse-cu12     = ">=12.2.0.103"
          nvidia-nccl-cu12         = ">=2.19.3"
          nvidia-nvjitlink-cu12    = ">=12.3.101"
        }
      }
      "cuda12" = {
        pins = {
          nvidia-cublas-cu12       = ">=12.3.4.1"
          nvidia-cuda-cupti-cu12   = ">=12.3.101"
          nvidia-cuda-nvcc-cu12    = ">=12.3.107"
          nvidia-cuda-runtime-cu12 = ">=12.3.101"
          nvidia-cudnn-cu12        = ">=8.9.7.29"
          nvidia-cufft-cu12        = ">=11.0.12.1"
          nvidia-cusolver-cu12     = ">=11.5.4.101"
          nvidia-cusparse-cu12     = ">=12.2.0.103"
          nvidia-nccl-cu12         = ">=2.19.3"
          nvidia-nvjitlink-cu12    = ">=12.3.101"
        }
      }
      "cuda12_local" = { requires = { jaxlib = "==0.4.25+cuda12.cudnn89" } }
    }
  }
}

framework "jax" "0.4.24" {
  like       = "0.4.22"
  released   = "2024-02-06"
  pair_specs = { jaxlib = ">=0.4.19,<=0.4.24" }
  build {
    cuda      = "12.3"
    cuda_spec = ">=12.3,<13"
    cudnn     = "8.9"
    rows = {
      "cuda11_cudnn86" = {
        without  = ["cuda", "cuda_spec", "cudnn"]
        requires = { jaxlib = "==0.4.24+cuda11.cudnn86" }
      }
      "cuda11_pip" = {
        without  = ["cuda", "cuda_spec", "cudnn"]
        requires = { jaxlib = "==0.4.24+cuda11.cudnn86" }
      }
      "cuda12_pip" = {
        requires = { jaxlib = "==0.4.24+cuda12.cudnn89" }
        pins     = { nvidia-nccl-cu12 = ">=2.19.3" }
      }
      "cuda12"       = { pins = { nvidia-nccl-cu12 = ">=2.19.3" } }
      "cuda12_local" = { requires = { jaxlib = "==0.4.24+cuda12.cudnn89" } }
    }
  }
}

framework "jax" "0.4.23" {
  like       = "0.4.22"
  pair_specs = { jaxlib = ">=0.4.19,<=0.4.23" }
  build {
    rows = {
      "cuda11_cudnn86" = { requires = { jaxlib = "==0.4.23+cuda11.cudnn86" } }
      "cuda11_pip"     = { requires = { jaxlib = "==0.4.23+cuda11.cudnn86" } }
      "cuda12_pip"     = { requires = { jaxlib = "==0.4.23+cuda12.cudnn89" } }
      "cuda12_local"   = { requires = { jaxlib = "==0.4.23+cuda12.cudnn89" } }
    }
  }
}

framework "jax" "0.4.22" {
  package         = "jax"
  released        = "2023-12-14"
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9"
  pairs           = { jaxlib = "${version}" }
  pair_specs      = { jaxlib = ">=0.4.19,<=0.4.22", ml-dtypes = ">=0.2.0", numpy = ">=1.22,<2", scipy = ">=1.9" }
  requires = [
    "numpy>=1.23.2; python_version>='3.11'",
    "numpy>=1.26.0; python_version>='3.12'",
    "scipy>=1.11.1; python_version>='3.12'",
  ]
  min_glibc = "2.17"
  source    = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
  notes = [
    "released: CHANGELOG",
    "python: classifiers+CHANGELOG(0.4.17)",
    "jaxlib max enforced: import-time check",
  ]
  build "cuda11_cudnn86" {
    extra         = "cuda11_cudnn86"
    extra_aliases = ["cuda11_local", "cuda"]
    requires      = { jaxlib = "==0.4.22+cuda11.cudnn86" }
    cuda          = "11.8"
    cuda_spec     = ">=11.8,<12"
    cudnn         = "8.6"
    cudnn_spec    = ">=8.6,<9"
    nccl_spec     = ">=2.16"
    min_driver    = "450.80.02"
    sm_min        = "5.2"
    index_url     = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind    = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    inferred = ["cuda"]
    notes    = ["min driver: README/installation docs"]
    platform {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "system"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda11_pip" {
    extra      = "cuda11_pip"
    requires   = { jaxlib = "==0.4.22+cuda11.cudnn86" }
    cuda       = "11.8"
    cuda_spec  = ">=11.8,<12"
    cudnn      = "8.6"
    cudnn_spec = ">=8.6,<9"
    nccl_spec  = ">=2.16"
    min_driver = "450.80.02"
    sm_min     = "5.2"
    pins = {
      nvidia-cublas-cu11       = ">=11.11"
      nvidia-cuda-cupti-cu11   = ">=11.8"
      nvidia-cuda-nvcc-cu11    = ">=11.8"
      nvidia-cuda-runtime-cu11 = ">=11.8"
      nvidia-cudnn-cu11        = ">=8.8"
      nvidia-cufft-cu11        = ">=10.9"
      nvidia-cusolver-cu11     = ">=11.4"
      nvidia-cusparse-cu11     = ">=11.7"
      nvidia-nccl-cu11         = ">=2.18.3"
    }
    index_url  = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    inferred = ["cuda"]
    notes    = ["pip pin asks cuDNN >= 8.8 although docs say 8.6", "min driver: README/installation docs"]
    platform "linux/amd64" {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "pip-nvidia-wheels"
    }
  }
  build "cuda12_pip" {
    extra      = "cuda12_pip"
    requires   = { jaxlib = "==0.4.22+cuda12.cudnn89" }
    cuda       = "12.2"
    cuda_spec  = ">=12.2,<13"
    cudnn      = "8.9.4"
    cudnn_spec = ">=8.9,<9"
    nccl_spec  = ">=2.16"
    min_driver = "525.60.13"
    sm_min     = "5.2"
    pins = {
      nvidia-cublas-cu12       = ">=12.2.5.6"
      nvidia-cuda-cupti-cu12   = ">=12.2.142"
      nvidia-cuda-nvcc-cu12    = ">=12.2.140"
      nvidia-cuda-runtime-cu12 = ">=12.2.140"
      nvidia-cudnn-cu12        = ">=8.9"
      nvidia-cufft-cu12        = ">=11.0.8.103"
      nvidia-cusolver-cu12     = ">=11.5.2"
      nvidia-cusparse-cu12     = ">=12.1.2.141"
      nvidia-nccl-cu12         = ">=2.18.3"
      nvidia-nvjitlink-cu12    = ">=12.2"
    }
    index_url  = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
    platform {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "pip-nvidia-wheels"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda12" {
    extra      = "cuda12"
    requires   = { jax-cuda12-plugin = "==${version}" }
    cuda       = "12.2"
    cuda_spec  = ">=12.2,<13"
    cudnn      = "8.9.4"
    cudnn_spec = ">=8.9,<9"
    nccl_spec  = ">=2.16"
    min_driver = "525.60.13"
    sm_min     = "5.2"
    pins = {
      nvidia-cublas-cu12       = ">=12.2.5.6"
      nvidia-cuda-cupti-cu12   = ">=12.2.142"
      nvidia-cuda-nvcc-cu12    = ">=12.2.140"
      nvidia-cuda-runtime-cu12 = ">=12.2.140"
      nvidia-cudnn-cu12        = ">=8.9"
      nvidia-cufft-cu12        = ">=11.0.8.103"
      nvidia-cusolver-cu12     = ">=11.5.2"
      nvidia-cusparse-cu12     = ">=12.1.2.141"
      nvidia-nccl-cu12         = ">=2.18.3"
      nvidia-nvjitlink-cu12    = ">=12.2"
    }
    index_kind = "pypi"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = [
      "plugin-based extra declared but not yet the documented route (docs adopt it in 0.4.28)",
      "min driver: installation docs",
    ]
    platform {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "pip-nvidia-wheels"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda12_local" {
    extra      = "cuda12_local"
    requires   = { jaxlib = "==0.4.22+cuda12.cudnn89" }
    cuda       = "12.2"
    cuda_spec  = ">=12.2,<13"
    cudnn      = "8.9.4"
    cudnn_spec = ">=8.9,<9"
    nccl_spec  = ">=2.16"
    min_driver = "525.60.13"
    sm_min     = "5.2"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
    platform {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "system"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "linux/arm64"]
    source       = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
}

framework "jax" "0.4.21" {
  package         = "jax"
  released        = "2023-12-04"
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9"
  pairs           = { jaxlib = "${version}" }
  pair_specs      = { jaxlib = ">=0.4.19,<=0.4.21", ml-dtypes = ">=0.2.0", numpy = ">=1.22,<2", scipy = ">=1.9" }
  requires = [
    "numpy>=1.23.2; python_version>='3.11'",
    "numpy>=1.26.0; python_version>='3.12'",
    "scipy>=1.11.1; python_version>='3.12'",
  ]
  min_glibc = "2.17"
  source    = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
  notes = [
    "released: CHANGELOG",
    "python: classifiers+CHANGELOG(0.4.17)",
    "jaxlib max enforced: import-time check",
  ]
  build "cuda11_cudnn86" {
    extra         = "cuda11_cudnn86"
    extra_aliases = ["cuda11_local", "cuda"]
    requires      = { jaxlib = "==0.4.21+cuda11.cudnn86" }
    cuda          = "11.8"
    cuda_spec     = ">=11.8,<12"
    cudnn         = "8.6"
    cudnn_spec    = ">=8.6,<9"
    nccl_spec     = ">=2.16"
    min_driver    = "450.80.02"
    sm_min        = "5.2"
    index_url     = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind    = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    inferred = ["cuda"]
    notes    = ["min driver: README/installation docs"]
    platform {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "system"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda11_pip" {
    extra      = "cuda11_pip"
    requires   = { jaxlib = "==0.4.21+cuda11.cudnn86" }
    cuda       = "11.8"
    cuda_spec  = ">=11.8,<12"
    cudnn      = "8.6"
    cudnn_spec = ">=8.6,<9"
    nccl_spec  = ">=2.16"
    min_driver = "450.80.02"
    sm_min     = "5.2"
    pins = {
      nvidia-cublas-cu11       = ">=11.11"
      nvidia-cuda-cupti-cu11   = ">=11.8"
      nvidia-cuda-nvcc-cu11    = ">=11.8"
      nvidia-cuda-runtime-cu11 = ">=11.8"
      nvidia-cudnn-cu11        = ">=8.8"
      nvidia-cufft-cu11        = ">=10.9"
      nvidia-cusolver-cu11     = ">=11.4"
      nvidia-cusparse-cu11     = ">=11.7"
      nvidia-nccl-cu11         = ">=2.18.3"
    }
    index_url  = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    inferred = ["cuda"]
    notes    = ["pip pin asks cuDNN >= 8.8 although docs say 8.6", "min driver: README/installation docs"]
    platform "linux/amd64" {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "pip-nvidia-wheels"
    }
  }
  build "cuda12_pip" {
    extra      = "cuda12_pip"
    requires   = { jaxlib = "==0.4.21+cuda12.cudnn89" }
    cuda       = "12.2"
    cuda_spec  = ">=12.2,<13"
    cudnn      = "8.9.4"
    cudnn_spec = ">=8.9,<9"
    nccl_spec  = ">=2.16"
    min_driver = "525.60.13"
    sm_min     = "5.2"
    pins = {
      nvidia-cublas-cu12       = ">=12.2.5.6"
      nvidia-cuda-cupti-cu12   = ">=12.2.142"
      nvidia-cuda-nvcc-cu12    = ">=12.2.140"
      nvidia-cuda-runtime-cu12 = ">=12.2.140"
      nvidia-cudnn-cu12        = ">=8.9"
      nvidia-cufft-cu12        = ">=11.0.8.103"
      nvidia-cusolver-cu12     = ">=11.5.2"
      nvidia-cusparse-cu12     = ">=12.1.2.141"
      nvidia-nccl-cu12         = ">=2.18.3"
      nvidia-nvjitlink-cu12    = ">=12.2"
    }
    index_url  = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
    platform {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "pip-nvidia-wheels"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cuda12_local" {
    extra      = "cuda12_local"
    requires   = { jaxlib = "==0.4.21+cuda12.cudnn89" }
    cuda       = "12.2"
    cuda_spec  = ">=12.2,<13"
    cudnn      = "8.9.4"
    cudnn_spec = ">=8.9,<9"
    nccl_spec  = ">=2.16"
    min_driver = "525.60.13"
    sm_min     = "5.2"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
    platform {
      sm       = ["5.0", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "system"
      rows     = ["linux/amd64", "linux/arm64"]
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "linux/arm64"]
    source       = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
    inferred     = ["platform", "pypi_default"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "linux/arm64"]
    }
  }
}

framework "jax" "0.4.20" {
  like       = "0.4.14"
  released   = "2023-11-02"
  python     = ["3.9", "3.10", "3.11", "3.12"]
  pair_specs = { jaxlib = ">=0.4.14,<=0.4.20", scipy = ">=1.9" }
  requires = [
    "numpy>=1.23.2; python_version>='3.11'",
    "numpy>=1.26.0; python_version>='3.12'",
    "scipy>=1.11.1; python_version>='3.12'",
  ]
  notes = [
    "released: CHANGELOG",
    "python: classifiers+CHANGELOG(0.4.17)",
    "jaxlib max enforced: import-time check",
  ]
  build "cuda11_cudnn86" {
    requires  = { jaxlib = "==0.4.20+cuda11.cudnn86" }
    nccl_spec = ">=2.16"
    platform "linux/arm64" {
      sm       = ["5.2", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "system"
    }
  }
  build "cuda11_pip" {
    requires  = { jaxlib = "==0.4.20+cuda11.cudnn86" }
    nccl_spec = ">=2.16"
    pins      = { nvidia-nccl-cu11 = ">=2.18.3" }
  }
  build "cuda12_pip" {
    requires  = { jaxlib = "==0.4.20+cuda12.cudnn89" }
    cuda      = "12.2"
    cuda_spec = ">=12.2,<13"
    cudnn     = "8.9.4"
    nccl_spec = ">=2.16"
    pins = {
      nvidia-cublas-cu12       = ">=12.2.5.6"
      nvidia-cuda-cupti-cu12   = ">=12.2.142"
      nvidia-cuda-nvcc-cu12    = ">=12.2.140"
      nvidia-cuda-runtime-cu12 = ">=12.2.140"
      nvidia-cufft-cu12        = ">=11.0.8.103"
      nvidia-cusolver-cu12     = ">=11.5.2"
      nvidia-cusparse-cu12     = ">=12.1.2.141"
      nvidia-nccl-cu12         = ">=2.18.3"
      nvidia-nvjitlink-cu12    = ">=12.2"
    }
    platform "linux/arm64" {
      sm       = ["5.2", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "pip-nvidia-wheels"
    }
  }
  build "cuda12_local" {
    requires  = { jaxlib = "==0.4.20+cuda12.cudnn89" }
    cuda      = "12.2"
    cuda_spec = ">=12.2,<13"
    cudnn     = "8.9.4"
    nccl_spec = ">=2.16"
    platform "linux/arm64" {
      sm       = ["5.2", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "system"
    }
  }
  build "cpu" {
    pypi_default = ["linux/amd64", "linux/arm64"]
    platform "linux/arm64" {
      sm  = []
      ptx = []
    }
  }
}

framework "jax" "0.4.19" {
  like       = "0.4.14"
  released   = "2023-10-19"
  python     = ["3.9", "3.10", "3.11", "3.12"]
  pair_specs = { jaxlib = ">=0.4.14,<=0.4.19", scipy = ">=1.9" }
  requires = [
    "numpy>=1.23.2; python_version>='3.11'",
    "numpy>=1.26.0; python_version>='3.12'",
    "scipy>=1.11.1; python_version>='3.12'",
  ]
  notes = [
    "released: CHANGELOG",
    "python: classifiers+CHANGELOG(0.4.17)",
    "jaxlib max enforced: import-time check",
  ]
  build "cuda11_cudnn86" {
    requires  = { jaxlib = "==0.4.19+cuda11.cudnn86" }
    nccl_spec = ">=2.16"
    platform "linux/arm64" {
      sm       = ["5.2", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "system"
    }
  }
  build "cuda11_pip" {
    requires  = { jaxlib = "==0.4.19+cuda11.cudnn86" }
    nccl_spec = ">=2.16"
    pins      = { nvidia-nccl-cu11 = ">=2.18.3" }
  }
  build "cuda12_pip" {
    requires  = { jaxlib = "==0.4.19+cuda12.cudnn89" }
    cuda      = "12.2"
    cuda_spec = ">=12.2,<13"
    cudnn     = "8.9.4"
    nccl_spec = ">=2.16"
    pins = {
      nvidia-cublas-cu12       = ">=12.2.5.6"
      nvidia-cuda-cupti-cu12   = ">=12.2.142"
      nvidia-cuda-nvcc-cu12    = ">=12.2.140"
      nvidia-cuda-runtime-cu12 = ">=12.2.140"
      nvidia-cufft-cu12        = ">=11.0.8.103"
      nvidia-cusolver-cu12     = ">=11.5.2"
      nvidia-cusparse-cu12     = ">=12.1.2.141"
      nvidia-nccl-cu12         = ">=2.18.3"
      nvidia-nvjitlink-cu12    = ">=12.2"
    }
    platform "linux/arm64" {
      sm       = ["5.2", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "pip-nvidia-wheels"
    }
  }
  build "cuda12_local" {
    requires  = { jaxlib = "==0.4.19+cuda12.cudnn89" }
    cuda      = "12.2"
    cuda_spec = ">=12.2,<13"
    cudnn     = "8.9.4"
    nccl_spec = ">=2.16"
    platform "linux/arm64" {
      sm       = ["5.2", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "system"
    }
  }
  build "cpu" {
    pypi_default = ["linux/amd64", "linux/arm64"]
    platform "linux/arm64" {
      sm  = []
      ptx = []
    }
  }
}

framework "jax" "0.4.18" {
  like       = "0.4.14"
  released   = "2023-10-07"
  python     = ["3.9", "3.10", "3.11", "3.12"]
  pair_specs = { jaxlib = ">=0.4.14,<=0.4.18" }
  requires   = ["numpy>=1.23.2; python_version>='3.11'", "numpy>=1.26.0; python_version>='3.12'"]
  notes = [
    "released: CHANGELOG",
    "python: classifiers+CHANGELOG(0.4.17)",
    "jaxlib max enforced: import-time check",
  ]
  build "cuda11_cudnn86" {
    requires  = { jaxlib = "==0.4.18+cuda11.cudnn86" }
    nccl_spec = ">=2.16"
    platform "linux/arm64" {
      sm       = ["5.2", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "system"
    }
  }
  build "cuda11_pip" {
    requires  = { jaxlib = "==0.4.18+cuda11.cudnn86" }
    nccl_spec = ">=2.16"
    pins      = { nvidia-nccl-cu11 = ">=2.18.3" }
  }
  build "cuda12_pip" {
    requires  = { jaxlib = "==0.4.18+cuda12.cudnn89" }
    cuda      = "12.2"
    cuda_spec = ">=12.2,<13"
    cudnn     = "8.9.4"
    nccl_spec = ">=2.16"
    pins = {
      nvidia-cublas-cu12       = ">=12.2.5.6"
      nvidia-cuda-cupti-cu12   = ">=12.2.142"
      nvidia-cuda-nvcc-cu12    = ">=12.2.140"
      nvidia-cuda-runtime-cu12 = ">=12.2.140"
      nvidia-cufft-cu12        = ">=11.0.8.103"
      nvidia-cusolver-cu12     = ">=11.5.2"
      nvidia-cusparse-cu12     = ">=12.1.2.141"
      nvidia-nccl-cu12         = ">=2.18.3"
    }
    platform "linux/arm64" {
      sm       = ["5.2", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "pip-nvidia-wheels"
    }
  }
  build "cuda12_local" {
    requires  = { jaxlib = "==0.4.18+cuda12.cudnn89" }
    cuda      = "12.2"
    cuda_spec = ">=12.2,<13"
    cudnn     = "8.9.4"
    nccl_spec = ">=2.16"
    platform "linux/arm64" {
      sm       = ["5.2", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "system"
    }
  }
  build "cpu" {
    pypi_default = ["linux/amd64", "linux/arm64"]
    platform "linux/arm64" {
      sm  = []
      ptx = []
    }
  }
}

framework "jax" "0.4.17" {
  like       = "0.4.14"
  released   = "2023-10-04"
  python     = ["3.9", "3.10", "3.11", "3.12"]
  pair_specs = { jaxlib = ">=0.4.14,<=0.4.17" }
  notes = [
    "released: CHANGELOG",
    "python: classifiers+CHANGELOG(0.4.17)",
    "jaxlib max enforced: import-time check",
  ]
  build "cuda11_cudnn86" {
    requires = { jaxlib = "==0.4.17+cuda11.cudnn86" }
  }
  build "cuda11_pip" {
    requires = { jaxlib = "==0.4.17+cuda11.cudnn86" }
  }
  build "cuda12_pip" {
    requires  = { jaxlib = "==0.4.17+cuda12.cudnn89" }
    cuda      = "12.2"
    cuda_spec = ">=12.2,<13"
    cudnn     = "8.9.4"
    pins = {
      nvidia-cublas-cu12       = ">=12.2.5.6"
      nvidia-cuda-cupti-cu12   = ">=12.2.142"
      nvidia-cuda-nvcc-cu12    = ">=12.2.140"
      nvidia-cuda-runtime-cu12 = ">=12.2.140"
      nvidia-cufft-cu12        = ">=11.0.8.103"
      nvidia-cusolver-cu12     = ">=11.5.2"
      nvidia-cusparse-cu12     = ">=12.1.2.141"
    }
  }
  build "cuda12_local" {
    requires  = { jaxlib = "==0.4.17+cuda12.cudnn89" }
    cuda      = "12.2"
    cuda_spec = ">=12.2,<13"
    cudnn     = "8.9.4"
  }
}

framework "jax" "0.4.16" {
  like       = "0.4.14"
  released   = "2023-09-19"
  pair_specs = { jaxlib = ">=0.4.14,<=0.4.16" }
  notes = [
    "released: CHANGELOG",
    "python: classifiers; wheels seen in lock file patrick-kidger/equinox:poetry.lock for 3.9,3.10,3.11",
    "jaxlib max enforced: import-time check",
  ]
  build {
    rows = {
      "cuda11_cudnn86" = { requires = { jaxlib = "==0.4.16+cuda11.cudnn86" } }
      "cuda11_pip"     = { requires = { jaxlib = "==0.4.16+cuda11.cudnn86" } }
      "cuda12_pip"     = { requires = { jaxlib = "==0.4.16+cuda12.cudnn89" } }
      "cuda12_local"   = { requires = { jaxlib = "==0.4.16+cuda12.cudnn89" } }
    }
  }
}

framework "jax" "0.4.15" {
  like       = "0.4.14"
  released   = "2023-08-30"
  pair_specs = { jaxlib = ">=0.4.14,<=0.4.15" }
  notes      = ["released: git tag date", "python: classifiers", "jaxlib max enforced: import-time check"]
  build {
    rows = {
      "cuda11_cudnn86" = { requires = { jaxlib = "==0.4.15+cuda11.cudnn86" } }
      "cuda11_pip"     = { requires = { jaxlib = "==0.4.15+cuda11.cudnn86" } }
      "cuda12_pip"     = { requires = { jaxlib = "==0.4.15+cuda12.cudnn89" } }
      "cuda12_local"   = { requires = { jaxlib = "==0.4.15+cuda12.cudnn89" } }
    }
  }
}

framework "jax" "0.4.14" {
  package         = "jax"
  released        = "2023-07-27"
  python          = ["3.9", "3.10", "3.11"]
  python_requires = ">=3.9"
  pairs           = { jaxlib = "${version}" }
  pair_specs      = { jaxlib = ">=0.4.11,<=0.4.14", ml-dtypes = ">=0.2.0", numpy = ">=1.22,<2", scipy = ">=1.7" }
  min_glibc       = "2.17"
  source          = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
  notes           = ["released: CHANGELOG", "python: classifiers", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn86" {
    extra         = "cuda11_cudnn86"
    extra_aliases = ["cuda11_local", "cuda"]
    requires      = { jaxlib = "==0.4.14+cuda11.cudnn86" }
    cuda          = "11.8"
    cuda_spec     = ">=11.8,<12"
    cudnn         = "8.6"
    cudnn_spec    = ">=8.6,<9"
    min_driver    = "450.80.02"
    sm_min        = "5.2"
    index_url     = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind    = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    inferred = ["cuda"]
    notes    = ["min driver: README/installation docs"]
    platform "linux/amd64" {
      sm       = ["5.2", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "system"
    }
  }
  build "cuda11_pip" {
    extra      = "cuda11_pip"
    requires   = { jaxlib = "==0.4.14+cuda11.cudnn86" }
    cuda       = "11.8"
    cuda_spec  = ">=11.8,<12"
    cudnn      = "8.6"
    cudnn_spec = ">=8.6,<9"
    min_driver = "450.80.02"
    sm_min     = "5.2"
    pins = {
      nvidia-cublas-cu11       = ">=11.11"
      nvidia-cuda-cupti-cu11   = ">=11.8"
      nvidia-cuda-nvcc-cu11    = ">=11.8"
      nvidia-cuda-runtime-cu11 = ">=11.8"
      nvidia-cudnn-cu11        = ">=8.8"
      nvidia-cufft-cu11        = ">=10.9"
      nvidia-cusolver-cu11     = ">=11.4"
      nvidia-cusparse-cu11     = ">=11.7"
    }
    index_url  = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    inferred = ["cuda"]
    notes    = ["pip pin asks cuDNN >= 8.8 although docs say 8.6", "min driver: README/installation docs"]
    platform "linux/amd64" {
      sm       = ["5.2", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "pip-nvidia-wheels"
    }
  }
  build "cuda12_pip" {
    extra      = "cuda12_pip"
    requires   = { jaxlib = "==0.4.14+cuda12.cudnn89" }
    cuda       = "12.0"
    cuda_spec  = ">=12.0,<13"
    cudnn      = "8.9"
    cudnn_spec = ">=8.9,<9"
    min_driver = "525.60.13"
    sm_min     = "5.2"
    pins = {
      nvidia-cublas-cu12       = "*"
      nvidia-cuda-cupti-cu12   = "*"
      nvidia-cuda-nvcc-cu12    = "*"
      nvidia-cuda-runtime-cu12 = "*"
      nvidia-cudnn-cu12        = ">=8.9"
      nvidia-cufft-cu12        = "*"
      nvidia-cusolver-cu12     = "*"
      nvidia-cusparse-cu12     = "*"
    }
    index_url  = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
    platform "linux/amd64" {
      sm       = ["5.2", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "pip-nvidia-wheels"
    }
  }
  build "cuda12_local" {
    extra      = "cuda12_local"
    requires   = { jaxlib = "==0.4.14+cuda12.cudnn89" }
    cuda       = "12.0"
    cuda_spec  = ">=12.0,<13"
    cudnn      = "8.9"
    cudnn_spec = ">=8.9,<9"
    min_driver = "525.60.13"
    sm_min     = "5.2"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:docs/installation.md",
    ]
    notes = ["min driver: installation docs"]
    platform "linux/amd64" {
      sm       = ["5.2", "6.0", "7.0", "8.0", "9.0"]
      ptx      = ["9.0"]
      delivery = "system"
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source       = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
    inferred     = ["platform", "pypi_default"]
    platform "linux/amd64" {
      sm  = []
      ptx = []
    }
  }
}

framework "jax" "0.4.13" {
  like       = "0.4.7"
  without    = ["build.cuda11_cudnn82"]
  released   = "2023-06-23"
  pair_specs = { jaxlib = ">=0.4.11,<=0.4.13", ml-dtypes = ">=0.1.0" }
  build "cuda11_cudnn86" {
    requires   = { jaxlib = "==0.4.13+cuda11.cudnn86" }
    min_driver = "450.80.02"
    sm_min     = "5.2"
    notes      = ["min driver: README/installation docs"]
    platform "linux/amd64" {
      sm  = ["5.2", "6.0", "7.0", "8.0", "9.0"]
      ptx = ["9.0"]
    }
  }
  build "cuda11_pip" {
    requires   = { jaxlib = "==0.4.13+cuda11.cudnn86" }
    min_driver = "450.80.02"
    sm_min     = "5.2"
    pins = {
      nvidia-cublas-cu11       = ">=11.11"
      nvidia-cuda-cupti-cu11   = ">=11.8"
      nvidia-cuda-nvcc-cu11    = ">=11.8"
      nvidia-cuda-runtime-cu11 = ">=11.8"
      nvidia-cudnn-cu11        = ">=8.8"
      nvidia-cufft-cu11        = ">=10.9"
      nvidia-cusolver-cu11     = ">=11.4"
      nvidia-cusparse-cu11     = ">=11.7"
    }
    notes = ["pip pin asks cuDNN >= 8.8 although docs say 8.6", "min driver: README/installation docs"]
    platform "linux/amd64" {
      sm  = ["5.2", "6.0", "7.0", "8.0", "9.0"]
      ptx = ["9.0"]
    }
  }
  build "cuda12_pip" {
    requires   = { jaxlib = "==0.4.13+cuda12.cudnn89" }
    cudnn      = "8.9"
    cudnn_spec = ">=8.9,<9"
    sm_min     = "5.2"
    pins       = { nvidia-cuda-cupti-cu12 = "*", nvidia-cudnn-cu12 = ">=8.9" }
    platform "linux/amd64" {
      sm  = ["5.2", "6.0", "7.0", "8.0", "9.0"]
      ptx = ["9.0"]
    }
  }
  build "cuda12_local" {
    requires   = { jaxlib = "==0.4.13+cuda12.cudnn89" }
    cudnn      = "8.9"
    cudnn_spec = ">=8.9,<9"
    sm_min     = "5.2"
    platform "linux/amd64" {
      sm  = ["5.2", "6.0", "7.0", "8.0", "9.0"]
      ptx = ["9.0"]
    }
  }
}

framework "jax" "0.4.12" {
  like       = "0.4.7"
  released   = "2023-06-08"
  pair_specs = { jaxlib = ">=0.4.11,<=0.4.12", ml-dtypes = ">=0.1.0" }
  build "cuda11_cudnn86" {
    requires   = { jaxlib = "==0.4.12+cuda11.cudnn86" }
    min_driver = "450.80.02"
    sm_min     = "5.2"
    notes      = ["min driver: README/installation docs"]
    platform "linux/amd64" {
      sm  = ["5.2", "6.0", "7.0", "8.0", "9.0"]
      ptx = ["9.0"]
    }
  }
  build "cuda11_pip" {
    requires   = { jaxlib = "==0.4.12+cuda11.cudnn86" }
    min_driver = "450.80.02"
    sm_min     = "5.2"
    pins = {
      nvidia-cublas-cu11       = ">=11.11"
      nvidia-cuda-cupti-cu11   = ">=11.8"
      nvidia-cuda-nvcc-cu11    = ">=11.8"
      nvidia-cuda-runtime-cu11 = ">=11.8"
      nvidia-cudnn-cu11        = ">=8.8"
      nvidia-cufft-cu11        = ">=10.9"
      nvidia-cusolver-cu11     = ">=11.4"
      nvidia-cusparse-cu11     = ">=11.7"
    }
    notes = ["pip pin asks cuDNN >= 8.8 although docs say 8.6", "min driver: README/installation docs"]
    platform "linux/amd64" {
      sm  = ["5.2", "6.0", "7.0", "8.0", "9.0"]
      ptx = ["9.0"]
    }
  }
  build "cuda12_pip" {
    requires   = { jaxlib = "==0.4.12+cuda12.cudnn88" }
    cudnn      = "8.9"
    cudnn_spec = ">=8.9,<9"
    sm_min     = "5.2"
    pins       = { nvidia-cuda-cupti-cu12 = "*", nvidia-cudnn-cu12 = ">=8.9" }
    notes = [
      "this release points at a cudnn88-labelled jaxlib wheel while the published one is cudnn89 (fixed in 0.4.13): extra unusable",
      "min driver: installation docs",
    ]
    platform "linux/amd64" {
      sm  = ["5.2", "6.0", "7.0", "8.0", "9.0"]
      ptx = ["9.0"]
    }
  }
  build "cuda12_local" {
    requires   = { jaxlib = "==0.4.12+cuda12.cudnn88" }
    cudnn      = "8.9"
    cudnn_spec = ">=8.9,<9"
    sm_min     = "5.2"
    notes = [
      "this release points at a cudnn88-labelled jaxlib wheel while the published one is cudnn89 (fixed in 0.4.13): extra unusable",
      "min driver: installation docs",
    ]
    platform "linux/amd64" {
      sm  = ["5.2", "6.0", "7.0", "8.0", "9.0"]
      ptx = ["9.0"]
    }
  }
  build "cuda11_cudnn82" {
    requires   = { jaxlib = "==0.4.12+cuda11.cudnn82" }
    min_driver = "450.80.02"
    sm_min     = "5.2"
    broken     = "names a wheel that was not published"
    inferred   = ["broken", "cuda"]
    notes = [
      "CUDA 11.4/cuDNN 8.2 wheel no longer shipped (dropped per CHANGELOG 0.4.8 and jax PR 15985)",
      "min driver: README/installation docs",
    ]
    platform "linux/amd64" {
      sm  = ["5.2", "6.0", "7.0", "8.0", "9.0"]
      ptx = ["9.0"]
    }
  }
}

framework "jax" "0.4.11" {
  like       = "0.4.7"
  released   = "2023-06-01"
  pair_specs = { jaxlib = ">=0.4.7,<=0.4.11", ml-dtypes = ">=0.1.0" }
  build "cuda11_cudnn86" {
    requires   = { jaxlib = "==0.4.11+cuda11.cudnn86" }
    min_driver = "450.80.02"
    sm_min     = "5.2"
    notes      = ["min driver: README/installation docs"]
  }
  build "cuda11_pip" {
    requires   = { jaxlib = "==0.4.11+cuda11.cudnn86" }
    min_driver = "450.80.02"
    sm_min     = "5.2"
    pins = {
      nvidia-cublas-cu11       = ">=11.11"
      nvidia-cuda-cupti-cu11   = ">=11.8"
      nvidia-cuda-nvcc-cu11    = ">=11.8"
      nvidia-cuda-runtime-cu11 = ">=11.8"
      nvidia-cudnn-cu11        = ">=8.8"
      nvidia-cufft-cu11        = ">=10.9"
      nvidia-cusolver-cu11     = ">=11.4"
      nvidia-cusparse-cu11     = ">=11.7"
    }
    notes = ["pip pin asks cuDNN >= 8.8 although docs say 8.6", "min driver: README/installation docs"]
  }
  build "cuda12_pip" {
    requires   = { jaxlib = "==0.4.11+cuda12.cudnn88" }
    cudnn      = "8.9"
    cudnn_spec = ">=8.9,<9"
    sm_min     = "5.2"
    pins       = { nvidia-cuda-cupti-cu12 = "*", nvidia-cudnn-cu12 = ">=8.9" }
  }
  build "cuda12_local" {
    requires   = { jaxlib = "==0.4.11+cuda12.cudnn88" }
    cudnn      = "8.9"
    cudnn_spec = ">=8.9,<9"
    sm_min     = "5.2"
  }
  build "cuda11_cudnn82" {
    requires   = { jaxlib = "==0.4.11+cuda11.cudnn82" }
    min_driver = "450.80.02"
    sm_min     = "5.2"
    broken     = "names a wheel that was not published"
    inferred   = ["broken", "cuda"]
    notes = [
      "CUDA 11.4/cuDNN 8.2 wheel no longer shipped (dropped per CHANGELOG 0.4.8 and jax PR 15985)",
      "min driver: README/installation docs",
    ]
  }
}

framework "jax" "0.4.10" {
  like       = "0.4.7"
  released   = "2023-05-12"
  pair_specs = { jaxlib = ">=0.4.7,<=0.4.10", ml-dtypes = ">=0.1.0" }
  build "cuda11_cudnn86" {
    requires   = { jaxlib = "==0.4.10+cuda11.cudnn86" }
    min_driver = "450.80.02"
    notes      = ["min driver: README/installation docs"]
  }
  build "cuda11_pip" {
    requires   = { jaxlib = "==0.4.10+cuda11.cudnn86" }
    min_driver = "450.80.02"
    pins = {
      nvidia-cublas-cu11       = ">=11.11"
      nvidia-cuda-cupti-cu11   = ">=11.8"
      nvidia-cuda-nvcc-cu11    = ">=11.8"
      nvidia-cuda-runtime-cu11 = ">=11.8"
      nvidia-cudnn-cu11        = ">=8.6"
      nvidia-cufft-cu11        = ">=10.9"
      nvidia-cusolver-cu11     = ">=11.4"
      nvidia-cusparse-cu11     = ">=11.7"
    }
    notes = ["min driver: README/installation docs"]
  }
  build "cuda12_pip" {
    requires = { jaxlib = "==0.4.10+cuda12.cudnn88" }
    pins     = { nvidia-cuda-cupti-cu12 = "*" }
  }
  build "cuda12_local" {
    requires = { jaxlib = "==0.4.10+cuda12.cudnn88" }
  }
  build "cuda11_cudnn82" {
    requires   = { jaxlib = "==0.4.10+cuda11.cudnn82" }
    min_driver = "450.80.02"
    broken     = "names a wheel that was not published"
    inferred   = ["broken", "cuda"]
    notes = [
      "CUDA 11.4/cuDNN 8.2 wheel no longer shipped (dropped per CHANGELOG 0.4.8 and jax PR 15985)",
      "min driver: README/installation docs",
    ]
  }
}

framework "jax" "0.4.9" {
  like       = "0.4.7"
  released   = "2023-05-10"
  pair_specs = { jaxlib = ">=0.4.7,<=0.4.9", ml-dtypes = ">=0.1.0" }
  build "cuda11_cudnn86" {
    requires   = { jaxlib = "==0.4.9+cuda11.cudnn86" }
    min_driver = "450.80.02"
    notes      = ["min driver: README/installation docs"]
  }
  build "cuda11_pip" {
    requires   = { jaxlib = "==0.4.9+cuda11.cudnn86" }
    min_driver = "450.80.02"
    pins = {
      nvidia-cublas-cu11       = ">=11.11"
      nvidia-cuda-cupti-cu11   = ">=11.8"
      nvidia-cuda-nvcc-cu11    = ">=11.8"
      nvidia-cuda-runtime-cu11 = ">=11.8"
      nvidia-cudnn-cu11        = ">=8.6"
      nvidia-cufft-cu11        = ">=10.9"
      nvidia-cusolver-cu11     = ">=11.4"
      nvidia-cusparse-cu11     = ">=11.7"
    }
    notes = ["min driver: README/installation docs"]
  }
  build "cuda12_pip" {
    requires = { jaxlib = "==0.4.9+cuda12.cudnn88" }
    pins     = { nvidia-cuda-cupti-cu12 = "*" }
  }
  build "cuda12_local" {
    requires = { jaxlib = "==0.4.9+cuda12.cudnn88" }
  }
  build "cuda11_cudnn82" {
    requires   = { jaxlib = "==0.4.9+cuda11.cudnn82" }
    min_driver = "450.80.02"
    broken     = "names a wheel that was not published"
    inferred   = ["broken", "cuda"]
    notes = [
      "CUDA 11.4/cuDNN 8.2 wheel no longer shipped (dropped per CHANGELOG 0.4.8 and jax PR 15985)",
      "min driver: README/installation docs",
    ]
  }
}

framework "jax" "0.4.8" {
  like       = "0.4.7"
  released   = "2023-03-29"
  pairs      = { jaxlib = "0.4.7" }
  pair_specs = { jaxlib = ">=0.4.7,<=0.4.8" }
  build {
    min_driver = "450.80.02"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.4.7:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    notes = ["min driver: README/installation docs"]
    rows = {
      "cuda11_cudnn86" = {}
      "cuda11_pip" = {
        pins = {
          nvidia-cublas-cu11       = ">=11.11"
          nvidia-cuda-nvcc-cu11    = ">=11.8"
          nvidia-cuda-runtime-cu11 = ">=11.8"
          nvidia-cudnn-cu11        = ">=8.6"
          nvidia-cufft-cu11        = ">=10.9"
          nvidia-cusolver-cu11     = ">=11.4"
          nvidia-cusparse-cu11     = ">=11.7"
        }
      }
      "cuda12_pip"     = { without = ["min_driver", "notes"] }
      "cuda12_local"   = { without = ["min_driver", "notes"] }
      "cuda11_cudnn82" = {}
    }
  }
}

framework "jax" "0.4.7" {
  package         = "jax"
  released        = "2023-03-27"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  pairs           = { jaxlib = "${version}" }
  pair_specs      = { jaxlib = ">=0.4.6,<=0.4.7", ml-dtypes = ">=0.0.3", numpy = ">=1.21,<2", scipy = ">=1.7" }
  min_glibc       = "2.17"
  source          = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
  notes           = ["released: CHANGELOG", "python: classifiers", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn86" {
    extra         = "cuda11_cudnn86"
    extra_aliases = ["cuda11_local", "cuda"]
    requires      = { jaxlib = "==0.4.7+cuda11.cudnn86" }
    cuda          = "11.8"
    cuda_spec     = ">=11.8,<12"
    cudnn         = "8.6"
    cudnn_spec    = ">=8.6,<9"
    index_url     = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind    = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    inferred = ["cuda"]
    notes = [
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm       = ["5.2", "6.0", "7.0", "8.0"]
      ptx      = ["8.0"]
      delivery = "system"
    }
  }
  build "cuda11_pip" {
    extra      = "cuda11_pip"
    requires   = { jaxlib = "==0.4.7+cuda11.cudnn86" }
    cuda       = "11.8"
    cuda_spec  = ">=11.8,<12"
    cudnn      = "8.6"
    cudnn_spec = ">=8.6,<9"
    pins = {
      nvidia-cublas-cu11       = "*"
      nvidia-cuda-nvcc-cu11    = "*"
      nvidia-cuda-runtime-cu11 = "*"
      nvidia-cudnn-cu11        = "*"
      nvidia-cufft-cu11        = "*"
      nvidia-cusolver-cu11     = "*"
      nvidia-cusparse-cu11     = "*"
    }
    index_url  = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    inferred = ["cuda"]
    notes = [
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm       = ["5.2", "6.0", "7.0", "8.0"]
      ptx      = ["8.0"]
      delivery = "pip-nvidia-wheels"
    }
  }
  build "cuda12_pip" {
    extra      = "cuda12_pip"
    requires   = { jaxlib = "==0.4.7+cuda12.cudnn88" }
    cuda       = "12.0"
    cuda_spec  = ">=12.0,<13"
    cudnn      = "8.8"
    cudnn_spec = ">=8.8,<9"
    min_driver = "525.60.13"
    pins = {
      nvidia-cublas-cu12       = "*"
      nvidia-cuda-nvcc-cu12    = "*"
      nvidia-cuda-runtime-cu12 = "*"
      nvidia-cudnn-cu12        = "*"
      nvidia-cufft-cu12        = "*"
      nvidia-cusolver-cu12     = "*"
      nvidia-cusparse-cu12     = "*"
    }
    index_url  = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    notes = ["min driver: installation docs"]
    platform "linux/amd64" {
      sm       = ["5.2", "6.0", "7.0", "8.0"]
      ptx      = ["8.0"]
      delivery = "pip-nvidia-wheels"
    }
  }
  build "cuda12_local" {
    extra      = "cuda12_local"
    requires   = { jaxlib = "==0.4.7+cuda12.cudnn88" }
    cuda       = "12.0"
    cuda_spec  = ">=12.0,<13"
    cudnn      = "8.8"
    cudnn_spec = ">=8.8,<9"
    min_driver = "525.60.13"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    notes = ["min driver: installation docs"]
    platform "linux/amd64" {
      sm       = ["5.2", "6.0", "7.0", "8.0"]
      ptx      = ["8.0"]
      delivery = "system"
    }
  }
  build "cuda11_cudnn82" {
    extra      = "cuda11_cudnn82"
    requires   = { jaxlib = "==0.4.7+cuda11.cudnn82" }
    cuda       = "11.4"
    cuda_spec  = ">=11.4,<12"
    cudnn      = "8.2"
    cudnn_spec = ">=8.2,<9"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    inferred = ["cuda"]
    notes = [
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm       = ["5.2", "6.0", "7.0", "8.0"]
      ptx      = ["8.0"]
      delivery = "system"
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source       = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
    inferred     = ["platform", "pypi_default"]
    platform "linux/amd64" {
      sm  = []
      ptx = []
    }
  }
}

framework "jax" "0.4.6" {
  like       = "0.4.0"
  without    = ["yanked"]
  released   = "2023-03-09"
  pair_specs = { jaxlib = ">=0.4.4,<=0.4.6" }
  notes      = ["released: CHANGELOG", "python: classifiers", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn86" {
    requires = { jaxlib = "==0.4.6+cuda11.cudnn86" }
    platform "linux/amd64" {
      sm = ["5.2", "6.0", "7.0", "8.0"]
    }
  }
  build "cuda11_cudnn82" {
    requires = { jaxlib = "==0.4.6+cuda11.cudnn82" }
    platform "linux/amd64" {
      sm = ["5.2", "6.0", "7.0", "8.0"]
    }
  }
}

framework "jax" "0.4.5" {
  like       = "0.4.0"
  without    = ["yanked"]
  released   = "2023-03-03"
  pairs      = { jaxlib = "0.4.4" }
  pair_specs = { jaxlib = ">=0.4.4,<=0.4.5" }
  notes      = ["released: CHANGELOG", "python: classifiers", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn86" {
    requires = { jaxlib = "==0.4.4+cuda11.cudnn86" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.4.4:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    platform "linux/amd64" {
      sm = ["5.2", "6.0", "7.0", "8.0"]
    }
  }
  build "cuda11_cudnn82" {
    requires = { jaxlib = "==0.4.4+cuda11.cudnn82" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.4.4:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    platform "linux/amd64" {
      sm = ["5.2", "6.0", "7.0", "8.0"]
    }
  }
}

framework "jax" "0.4.4" {
  like       = "0.4.0"
  without    = ["yanked"]
  released   = "2023-02-16"
  pair_specs = { jaxlib = ">=0.4.2,<=0.4.4" }
  notes      = ["released: CHANGELOG", "python: classifiers", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn86" {
    requires = { jaxlib = "==0.4.4+cuda11.cudnn86" }
    platform "linux/amd64" {
      sm = ["5.2", "6.0", "7.0", "8.0"]
    }
  }
  build "cuda11_cudnn82" {
    requires = { jaxlib = "==0.4.4+cuda11.cudnn82" }
    platform "linux/amd64" {
      sm = ["5.2", "6.0", "7.0", "8.0"]
    }
  }
}

framework "jax" "0.4.3" {
  like       = "0.4.0"
  without    = ["yanked"]
  released   = "2023-02-08"
  pair_specs = { jaxlib = ">=0.4.2,<=0.4.3" }
  notes      = ["released: CHANGELOG", "python: classifiers", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn86" {
    requires = { jaxlib = "==0.4.3+cuda11.cudnn86" }
  }
  build "cuda11_cudnn82" {
    requires = { jaxlib = "==0.4.3+cuda11.cudnn82" }
  }
}

framework "jax" "0.4.2" {
  like       = "0.4.0"
  without    = ["yanked"]
  released   = "2023-01-25"
  pair_specs = { jaxlib = ">=0.4.1,<=0.4.2" }
  notes      = ["released: CHANGELOG", "python: classifiers", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn86" {
    requires = { jaxlib = "==0.4.2+cuda11.cudnn86" }
  }
  build "cuda11_cudnn82" {
    requires = { jaxlib = "==0.4.2+cuda11.cudnn82" }
  }
}

framework "jax" "0.4.1" {
  like       = "0.4.0"
  without    = ["yanked"]
  released   = "2022-12-13"
  pair_specs = { jaxlib = ">=0.3.22,<=0.4.1" }
  notes      = ["released: CHANGELOG", "python: classifiers", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn86" {
    requires = { jaxlib = "==0.4.1+cuda11.cudnn86" }
  }
  build "cuda11_cudnn82" {
    requires = { jaxlib = "==0.4.1+cuda11.cudnn82" }
  }
}

framework "jax" "0.4.0" {
  package         = "jax"
  released        = "2022-12-12"
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  pairs           = { jaxlib = "${version}" }
  pair_specs      = { jaxlib = ">=0.3.22,<=0.4.0", numpy = ">=1.20,<2", scipy = ">=1.5" }
  min_glibc       = "2.17"
  yanked          = "yanked on the index"
  source          = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
  notes           = ["yanked", "released: CHANGELOG", "python: classifiers", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn86" {
    extra         = "cuda11_cudnn86"
    extra_aliases = ["cuda"]
    requires      = { jaxlib = "==0.4.0+cuda11.cudnn86" }
    cuda          = "11.8"
    cuda_spec     = ">=11.8,<12"
    cudnn         = "8.6"
    cudnn_spec    = ">=8.6,<9"
    index_url     = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind    = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    inferred = ["cuda"]
    notes = [
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx      = ["8.0"]
      delivery = "system"
    }
  }
  build "cuda11_cudnn82" {
    extra      = "cuda11_cudnn82"
    requires   = { jaxlib = "==0.4.0+cuda11.cudnn82" }
    cuda       = "11.4"
    cuda_spec  = ">=11.4,<12"
    cudnn      = "8.2"
    cudnn_spec = ">=8.2,<9"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    inferred = ["cuda"]
    notes = [
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx      = ["8.0"]
      delivery = "system"
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source       = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
    inferred     = ["platform", "pypi_default"]
    platform "linux/amd64" {
      sm  = []
      ptx = []
    }
  }
}

framework "jax" "0.3.25" {
  like       = "0.3.14"
  released   = "2022-11-15"
  python     = ["3.7", "3.8", "3.9", "3.10", "3.11"]
  pair_specs = { jaxlib = ">=0.3.22,<=0.3.25", numpy = ">=1.20,<2" }
  notes      = ["released: CHANGELOG", "python: classifiers", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn82" {
    requires = { jaxlib = "==0.3.25+cuda11.cudnn82" }
  }
  build "cuda11_cudnn805" {
    requires = { jaxlib = "==0.3.25+cuda11.cudnn805" }
  }
}

framework "jax" "0.3.24" {
  like       = "0.3.14"
  released   = "2022-11-04"
  python     = ["3.7", "3.8", "3.9", "3.10", "3.11"]
  pair_specs = { jaxlib = ">=0.3.22,<=0.3.24", numpy = ">=1.20,<2" }
  notes      = ["released: CHANGELOG", "python: classifiers", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn82" {
    requires = { jaxlib = "==0.3.24+cuda11.cudnn82" }
  }
  build "cuda11_cudnn805" {
    requires = { jaxlib = "==0.3.24+cuda11.cudnn805" }
  }
}

framework "jax" "0.3.23" {
  like       = "0.3.14"
  released   = "2022-10-12"
  pairs      = { jaxlib = "0.3.22" }
  pair_specs = { jaxlib = ">=0.3.15,<=0.3.23", numpy = ">=1.20,<2" }
  build {
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.22:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    rows = {
      "cuda11_cudnn82"  = { requires = { jaxlib = "==0.3.22+cuda11.cudnn82" } }
      "cuda11_cudnn805" = { requires = { jaxlib = "==0.3.22+cuda11.cudnn805" } }
    }
  }
}

framework "jax" "0.3.22" {
  like       = "0.3.14"
  released   = "2022-10-11"
  pair_specs = { jaxlib = ">=0.3.15,<=0.3.22", numpy = ">=1.20,<2" }
  build "cuda11_cudnn82" {
    requires = { jaxlib = "==0.3.22+cuda11.cudnn82" }
  }
  build "cuda11_cudnn805" {
    requires = { jaxlib = "==0.3.22+cuda11.cudnn805" }
  }
}

framework "jax" "0.3.21" {
  like       = "0.3.14"
  released   = "2022-10-03"
  pairs      = { jaxlib = "0.3.20" }
  pair_specs = { jaxlib = ">=0.3.15,<=0.3.21", numpy = ">=1.20,<2" }
  build {
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.20:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    rows = {
      "cuda11_cudnn82"  = { requires = { jaxlib = "==0.3.20+cuda11.cudnn82" } }
      "cuda11_cudnn805" = { requires = { jaxlib = "==0.3.20+cuda11.cudnn805" } }
    }
  }
}

framework "jax" "0.3.20" {
  like       = "0.3.14"
  released   = "2022-09-28"
  pair_specs = { jaxlib = ">=0.3.15,<=0.3.20", numpy = ">=1.20,<2" }
  build "cuda11_cudnn82" {
    requires = { jaxlib = "==0.3.20+cuda11.cudnn82" }
  }
  build "cuda11_cudnn805" {
    requires = { jaxlib = "==0.3.20+cuda11.cudnn805" }
  }
}

framework "jax" "0.3.19" {
  like       = "0.3.14"
  released   = "2022-09-27"
  pairs      = { jaxlib = "0.3.15" }
  pair_specs = { jaxlib = ">=0.3.15,<=0.3.19", numpy = ">=1.20,<2" }
  build {
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.15:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    rows = {
      "cuda11_cudnn82"  = { requires = { jaxlib = "==0.3.15+cuda11.cudnn82" } }
      "cuda11_cudnn805" = { requires = { jaxlib = "==0.3.15+cuda11.cudnn805" } }
    }
  }
}

framework "jax" "0.3.18" {
  like       = "0.3.14"
  released   = "2022-09-26"
  pair_specs = { jaxlib = ">=0.3.15,<=0.3.18", numpy = ">=1.20,<2" }
  build {
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jax-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    rows = {
      "cuda11_cudnn82"  = { requires = { jaxlib = "==0.3.18+cuda11.cudnn82" } }
      "cuda11_cudnn805" = { requires = { jaxlib = "==0.3.18+cuda11.cudnn805" } }
    }
  }
}

framework "jax" "0.3.17" {
  like       = "0.3.14"
  released   = "2022-08-31"
  pairs      = { jaxlib = "0.3.15" }
  pair_specs = { jaxlib = ">=0.3.14,<=0.3.17", numpy = ">=1.20,<2" }
  build {
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.15:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    rows = {
      "cuda11_cudnn82"  = { requires = { jaxlib = "==0.3.15+cuda11.cudnn82" } }
      "cuda11_cudnn805" = { requires = { jaxlib = "==0.3.15+cuda11.cudnn805" } }
    }
  }
}

framework "jax" "0.3.16" {
  like       = "0.3.14"
  released   = "2022-08-12"
  pairs      = { jaxlib = "0.3.15" }
  pair_specs = { jaxlib = ">=0.3.14,<=0.3.16", numpy = ">=1.20,<2" }
  notes      = ["released: git tag date", "python: CHANGELOG(0.1.75)", "jaxlib max enforced: import-time check"]
  build {
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.15:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    rows = {
      "cuda11_cudnn82"  = { requires = { jaxlib = "==0.3.15+cuda11.cudnn82" } }
      "cuda11_cudnn805" = { requires = { jaxlib = "==0.3.15+cuda11.cudnn805" } }
    }
  }
}

framework "jax" "0.3.15" {
  like       = "0.3.14"
  released   = "2022-07-22"
  pair_specs = { jaxlib = ">=0.3.14,<=0.3.15" }
  build "cuda11_cudnn82" {
    requires = { jaxlib = "==0.3.15+cuda11.cudnn82" }
  }
  build "cuda11_cudnn805" {
    requires = { jaxlib = "==0.3.15+cuda11.cudnn805" }
  }
}

framework "jax" "0.3.14" {
  package         = "jax"
  released        = "2022-06-28"
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7"
  pairs           = { jaxlib = "${version}" }
  pair_specs      = { jaxlib = ">=0.3.7,<=0.3.14", numpy = ">=1.19,<2", scipy = ">=1.5" }
  min_glibc       = "2.17"
  source          = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
  notes           = ["released: CHANGELOG", "python: CHANGELOG(0.1.75)", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn82" {
    extra         = "cuda11_cudnn82"
    extra_aliases = ["cuda"]
    requires      = { jaxlib = "==0.3.14+cuda11.cudnn82" }
    cuda          = "11.4"
    cuda_spec     = ">=11.4,<12"
    cudnn         = "8.2"
    cudnn_spec    = ">=8.2,<9"
    index_url     = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind    = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    inferred = ["cuda"]
    notes = [
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx      = ["8.0"]
      delivery = "system"
    }
  }
  build "cuda11_cudnn805" {
    extra      = "cuda11_cudnn805"
    requires   = { jaxlib = "==0.3.14+cuda11.cudnn805" }
    cuda       = "11.1"
    cuda_spec  = ">=11.1,<12"
    cudnn      = "8.0.5"
    cudnn_spec = ">=8.0.5,<9"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    inferred = ["cuda"]
    notes = [
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx      = ["8.0"]
      delivery = "system"
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source       = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
    inferred     = ["platform", "pypi_default"]
    platform "linux/amd64" {
      sm  = []
      ptx = []
    }
  }
}

framework "jax" "0.3.13" {
  like       = "0.2.24"
  released   = "2022-05-16"
  python     = ["3.7", "3.8", "3.9", "3.10"]
  pairs      = { jaxlib = "0.3.10" }
  pair_specs = { jaxlib = ">=0.3.7,<=0.3.13", numpy = ">=1.19,<2" }
  min_glibc  = "2.17"
  notes      = ["released: CHANGELOG", "python: CHANGELOG(0.1.75)", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn82" {
    without  = ["cell_source"]
    requires = { jaxlib = "==0.3.10+cuda11.cudnn82" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.10:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    notes = [
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["8.0"]
    }
  }
  build "cuda11_cudnn805" {
    requires = { jaxlib = "==0.3.10+cuda11.cudnn805" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.10:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["8.0"]
    }
  }
}

framework "jax" "0.3.12" {
  like       = "0.2.24"
  released   = "2022-05-16"
  python     = ["3.7", "3.8", "3.9", "3.10"]
  pairs      = { jaxlib = "0.3.10" }
  pair_specs = { jaxlib = ">=0.3.7,<=0.3.12", numpy = ">=1.19,<2" }
  min_glibc  = "2.17"
  notes      = ["released: CHANGELOG", "python: CHANGELOG(0.1.75)", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn82" {
    without  = ["cell_source"]
    requires = { jaxlib = "==0.3.10+cuda11.cudnn82" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.10:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    notes = [
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["8.0"]
    }
  }
  build "cuda11_cudnn805" {
    requires = { jaxlib = "==0.3.10+cuda11.cudnn805" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.10:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["8.0"]
    }
  }
}

framework "jax" "0.3.11" {
  like       = "0.2.24"
  released   = "2022-05-15"
  python     = ["3.7", "3.8", "3.9", "3.10"]
  pairs      = { jaxlib = "0.3.10" }
  pair_specs = { jaxlib = ">=0.3.7,<=0.3.11", numpy = ">=1.19,<2" }
  min_glibc  = "2.17"
  notes      = ["released: CHANGELOG", "python: CHANGELOG(0.1.75)", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn82" {
    without  = ["cell_source"]
    requires = { jaxlib = "==0.3.10+cuda11.cudnn82" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.10:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    notes = [
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["8.0"]
    }
  }
  build "cuda11_cudnn805" {
    requires = { jaxlib = "==0.3.10+cuda11.cudnn805" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.10:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["8.0"]
    }
  }
}

framework "jax" "0.3.10" {
  like       = "0.2.24"
  released   = "2022-05-05"
  python     = ["3.7", "3.8", "3.9", "3.10"]
  pairs      = { jaxlib = "${version}" }
  pair_specs = { jaxlib = ">=0.3.7,<=0.3.10", numpy = ">=1.19,<2" }
  min_glibc  = "2.17"
  notes      = ["released: CHANGELOG", "python: CHANGELOG(0.1.75)", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn82" {
    without  = ["cell_source"]
    requires = { jaxlib = "==0.3.10+cuda11.cudnn82" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    notes = [
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["8.0"]
    }
  }
  build "cuda11_cudnn805" {
    requires = { jaxlib = "==0.3.10+cuda11.cudnn805" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:.bazelrc",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["8.0"]
    }
  }
}

framework "jax" "0.3.9" {
  like       = "0.2.24"
  released   = "2022-05-03"
  python     = ["3.7", "3.8", "3.9", "3.10"]
  pairs      = { jaxlib = "0.3.7" }
  pair_specs = { jaxlib = ">=0.3.7,<=0.3.9", numpy = ">=1.19,<2" }
  min_glibc  = "2.17"
  notes      = ["released: CHANGELOG", "python: CHANGELOG(0.1.75)", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn82" {
    without  = ["cell_source"]
    requires = { jaxlib = "==0.3.7+cuda11.cudnn82" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.7:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    notes = [
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["3.5", "5.2", "6.0", "7.0", "8.0"]
    }
  }
  build "cuda11_cudnn805" {
    requires = { jaxlib = "==0.3.7+cuda11.cudnn805" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.7:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["3.5", "5.2", "6.0", "7.0", "8.0"]
    }
  }
}

framework "jax" "0.3.8" {
  like       = "0.2.24"
  released   = "2022-04-30"
  python     = ["3.7", "3.8", "3.9", "3.10"]
  pairs      = { jaxlib = "0.3.7" }
  pair_specs = { jaxlib = ">=0.3.7,<=0.3.8", numpy = ">=1.19,<2" }
  min_glibc  = "2.17"
  notes      = ["released: CHANGELOG", "python: CHANGELOG(0.1.75)", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn82" {
    without  = ["cell_source"]
    requires = { jaxlib = "==0.3.7+cuda11.cudnn82" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.7:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    notes = [
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["3.5", "5.2", "6.0", "7.0", "8.0"]
    }
  }
  build "cuda11_cudnn805" {
    requires = { jaxlib = "==0.3.7+cuda11.cudnn805" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.7:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["3.5", "5.2", "6.0", "7.0", "8.0"]
    }
  }
}

framework "jax" "0.3.7" {
  like       = "0.2.24"
  released   = "2022-04-16"
  python     = ["3.7", "3.8", "3.9", "3.10"]
  pairs      = { jaxlib = "${version}" }
  pair_specs = { jaxlib = ">=0.3.2,<=0.3.7", numpy = ">=1.19,<2" }
  min_glibc  = "2.17"
  notes      = ["released: CHANGELOG", "python: CHANGELOG(0.1.75)", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn82" {
    without  = ["cell_source"]
    requires = { jaxlib = "==0.3.7+cuda11.cudnn82" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    notes = [
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["3.5", "5.2", "6.0", "7.0", "8.0"]
    }
  }
  build "cuda11_cudnn805" {
    requires = { jaxlib = "==0.3.7+cuda11.cudnn805" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["3.5", "5.2", "6.0", "7.0", "8.0"]
    }
  }
}

framework "jax" "0.3.6" {
  like       = "0.2.24"
  released   = "2022-04-13"
  python     = ["3.7", "3.8", "3.9", "3.10"]
  pairs      = { jaxlib = "0.3.5" }
  pair_specs = { jaxlib = ">=0.3.0,<=0.3.6", numpy = ">=1.19,<2" }
  notes      = ["released: CHANGELOG", "python: CHANGELOG(0.1.75)", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn82" {
    requires = { jaxlib = "==0.3.5+cuda11.cudnn82" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.5:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    notes = [
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["3.5", "5.2", "6.0", "7.0", "8.0"]
    }
  }
  build "cuda11_cudnn805" {
    requires = { jaxlib = "==0.3.5+cuda11.cudnn805" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.5:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["3.5", "5.2", "6.0", "7.0", "8.0"]
    }
  }
}

framework "jax" "0.3.5" {
  like       = "0.2.24"
  released   = "2022-04-07"
  python     = ["3.7", "3.8", "3.9", "3.10"]
  pairs      = { jaxlib = "${version}" }
  pair_specs = { jaxlib = ">=0.3.0,<=0.3.5", numpy = ">=1.19,<2" }
  notes      = ["released: CHANGELOG", "python: CHANGELOG(0.1.75)", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn82" {
    requires = { jaxlib = "==0.3.5+cuda11.cudnn82" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    notes = [
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["3.5", "5.2", "6.0", "7.0", "8.0"]
    }
  }
  build "cuda11_cudnn805" {
    requires = { jaxlib = "==0.3.5+cuda11.cudnn805" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["3.5", "5.2", "6.0", "7.0", "8.0"]
    }
  }
}

framework "jax" "0.3.4" {
  like       = "0.2.24"
  released   = "2022-03-18"
  python     = ["3.7", "3.8", "3.9", "3.10"]
  pairs      = { jaxlib = "0.3.2" }
  pair_specs = { jaxlib = ">=0.3.0,<=0.3.4", numpy = ">=1.19,<2" }
  notes      = ["released: CHANGELOG", "python: CHANGELOG(0.1.75)", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn82" {
    requires = { jaxlib = "==0.3.2+cuda11.cudnn82" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.2:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    notes = [
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["3.5", "5.2", "6.0", "7.0", "8.0"]
    }
  }
  build "cuda11_cudnn805" {
    requires = { jaxlib = "==0.3.2+cuda11.cudnn805" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.2:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["3.5", "5.2", "6.0", "7.0", "8.0"]
    }
  }
}

framework "jax" "0.3.3" {
  like       = "0.2.24"
  released   = "2022-03-17"
  python     = ["3.7", "3.8", "3.9", "3.10"]
  pairs      = { jaxlib = "0.3.2" }
  pair_specs = { jaxlib = ">=0.3.0,<=0.3.3", numpy = ">=1.19,<2" }
  notes      = ["released: CHANGELOG", "python: CHANGELOG(0.1.75)", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn82" {
    requires = { jaxlib = "==0.3.2+cuda11.cudnn82" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.2:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    notes = [
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["3.5", "5.2", "6.0", "7.0", "8.0"]
    }
  }
  build "cuda11_cudnn805" {
    requires = { jaxlib = "==0.3.2+cuda11.cudnn805" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.2:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["3.5", "5.2", "6.0", "7.0", "8.0"]
    }
  }
}

framework "jax" "0.3.2" {
  like       = "0.2.24"
  released   = "2022-03-16"
  python     = ["3.7", "3.8", "3.9", "3.10"]
  pairs      = { jaxlib = "${version}" }
  pair_specs = { jaxlib = ">=0.3.0,<=0.3.2", numpy = ">=1.19,<2" }
  notes      = ["released: CHANGELOG", "python: CHANGELOG(0.1.75)", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn82" {
    requires = { jaxlib = "==0.3.2+cuda11.cudnn82" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    notes = [
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["3.5", "5.2", "6.0", "7.0", "8.0"]
    }
  }
  build "cuda11_cudnn805" {
    requires = { jaxlib = "==0.3.2+cuda11.cudnn805" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["3.5", "5.2", "6.0", "7.0", "8.0"]
    }
  }
}

framework "jax" "0.3.1" {
  like       = "0.2.24"
  released   = "2022-02-18"
  python     = ["3.7", "3.8", "3.9", "3.10"]
  pairs      = { jaxlib = "0.3.0" }
  pair_specs = { jaxlib = ">=0.1.74,<=0.3.1", numpy = ">=1.19,<2" }
  notes      = ["released: CHANGELOG", "python: CHANGELOG(0.1.75)", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn82" {
    requires = { jaxlib = "==0.3.0+cuda11.cudnn82" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.0:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    notes = [
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["3.5", "5.2", "6.0", "7.0", "8.0"]
    }
  }
  build "cuda11_cudnn805" {
    requires = { jaxlib = "==0.3.0+cuda11.cudnn805" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.3.0:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["3.5", "5.2", "6.0", "7.0", "8.0"]
    }
  }
}

framework "jax" "0.3.0" {
  like       = "0.2.24"
  released   = "2022-02-10"
  python     = ["3.7", "3.8", "3.9", "3.10"]
  pairs      = { jaxlib = "${version}" }
  pair_specs = { jaxlib = ">=0.1.74,<=0.3.0", numpy = ">=1.19,<2" }
  notes      = ["released: CHANGELOG", "python: CHANGELOG(0.1.75)", "jaxlib max enforced: import-time check"]
  build "cuda11_cudnn82" {
    requires = { jaxlib = "==0.3.0+cuda11.cudnn82" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["3.5", "5.2", "6.0", "7.0", "8.0"]
    }
  }
  build "cuda11_cudnn805" {
    requires = { jaxlib = "==0.3.0+cuda11.cudnn805" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v${version}:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["3.5", "5.2", "6.0", "7.0", "8.0"]
    }
  }
}

framework "jax" "0.2.28" {
  like       = "0.2.24"
  released   = "2022-02-02"
  python     = ["3.7", "3.8", "3.9", "3.10"]
  pairs      = { jaxlib = "0.1.76" }
  pair_specs = { jaxlib = ">=0.1.74,<0.3", numpy = ">=1.19,<2" }
  notes      = ["released: CHANGELOG", "python: CHANGELOG(0.1.75)"]
  build "cuda11_cudnn82" {
    requires = { jaxlib = "==0.1.76+cuda11.cudnn82" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.76:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["3.5", "5.2", "6.0", "7.0", "8.0"]
    }
  }
  build "cuda11_cudnn805" {
    requires = { jaxlib = "==0.1.76+cuda11.cudnn805" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.76:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    platform "linux/amd64" {
      sm  = ["3.5", "5.2", "6.0", "7.0", "8.0"]
      ptx = ["3.5", "5.2", "6.0", "7.0", "8.0"]
    }
  }
}

framework "jax" "0.2.27" {
  like       = "0.2.24"
  released   = "2022-01-18"
  python     = ["3.7", "3.8", "3.9", "3.10"]
  pairs      = { jaxlib = "0.1.75" }
  pair_specs = { jaxlib = ">=0.1.74,<0.3", numpy = ">=1.19,<2" }
  notes      = ["released: CHANGELOG", "python: CHANGELOG(0.1.75)"]
  build {
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.75:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    rows = {
      "cuda11_cudnn82"  = { requires = { jaxlib = "==0.1.75+cuda11.cudnn82" } }
      "cuda11_cudnn805" = { requires = { jaxlib = "==0.1.75+cuda11.cudnn805" } }
    }
  }
}

framework "jax" "0.2.26" {
  like       = "0.2.24"
  released   = "2021-12-08"
  python     = ["3.7", "3.8", "3.9", "3.10"]
  pairs      = { jaxlib = "0.1.75" }
  pair_specs = { jaxlib = ">=0.1.74,<0.3" }
  notes      = ["released: CHANGELOG", "python: CHANGELOG(0.1.75)"]
  build {
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.75:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    rows = {
      "cuda11_cudnn82"  = { requires = { jaxlib = "==0.1.75+cuda11.cudnn82" } }
      "cuda11_cudnn805" = { requires = { jaxlib = "==0.1.75+cuda11.cudnn805" } }
    }
  }
}

framework "jax" "0.2.25" {
  like     = "0.2.24"
  released = "2021-11-10"
}

framework "jax" "0.2.24" {
  package         = "jax"
  released        = "2021-10-19"
  python          = ["3.7", "3.8", "3.9"]
  python_requires = ">=3.7"
  pairs           = { jaxlib = "0.1.73" }
  pair_specs      = { jaxlib = ">=0.1.69,<0.3", numpy = ">=1.18,<2", scipy = ">=1.2.1" }
  min_glibc       = "2.12"
  source          = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
  notes           = ["released: CHANGELOG", "python: CHANGELOG(0.1.70)"]
  build "cuda11_cudnn82" {
    extra         = "cuda11_cudnn82"
    extra_aliases = ["cuda"]
    requires      = { jaxlib = "==0.1.73+cuda11.cudnn82" }
    cuda          = "11.4"
    cuda_spec     = ">=11.4,<12"
    cudnn         = "8.2"
    cudnn_spec    = ">=8.2,<9"
    index_url     = "https://storage.googleapis.com/jax-releases/jax_releases.html"
    index_kind    = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.73:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    cell_source = { cuda = ["jax-8731", "jax-ml/jax@jax-v0.3.1:README.md"], cuda_spec = ["jax-8731", "jax-ml/jax@jax-v0.3.1:README.md"] }
    inferred    = ["cuda"]
    notes = [
      "docs up to 0.3.0 said CUDA >= 11.1 for this wheel; from 0.3.1 they say >= 11.4, and it fails beside 11.3",
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
  }
  build "cuda11_cudnn805" {
    extra      = "cuda11_cudnn805"
    requires   = { jaxlib = "==0.1.73+cuda11.cudnn805" }
    cuda       = "11.1"
    cuda_spec  = ">=11.1,<12"
    cudnn      = "8.0.5"
    cudnn_spec = ">=8.0.5,<9"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.73:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    inferred = ["cuda"]
    notes = [
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source       = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
    inferred     = ["platform", "pypi_default"]
    platform "linux/amd64" {
      sm  = []
      ptx = []
    }
  }
}

framework "jax" "0.2.23" {
  package         = "jax"
  released        = "2021-10-19"
  python          = ["3.7", "3.8", "3.9"]
  python_requires = ">=3.7"
  pairs           = { jaxlib = "0.1.73" }
  pair_specs      = { jaxlib = ">=0.1.69,<0.3", numpy = ">=1.18,<2", scipy = ">=1.2.1" }
  min_glibc       = "2.12"
  source          = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
  notes           = ["released: git tag date", "python: CHANGELOG(0.1.70)"]
  build "cuda-11-cudnn-82" {
    extra         = "cuda=11,cudnn=82"
    extra_aliases = ["cuda"]
    requires      = { jaxlib = "==0.1.73+cuda11.cudnn82" }
    cuda          = "11.4"
    cuda_spec     = ">=11.4,<12"
    cudnn         = "8.2"
    cudnn_spec    = ">=8.2,<9"
    index_url     = "https://storage.googleapis.com/jax-releases/jax_releases.html"
    index_kind    = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.73:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    cell_source = { cuda = ["jax-8731", "jax-ml/jax@jax-v0.3.1:README.md"], cuda_spec = ["jax-8731", "jax-ml/jax@jax-v0.3.1:README.md"] }
    inferred    = ["cuda"]
    notes = [
      "docs up to 0.3.0 said CUDA >= 11.1 for this wheel; from 0.3.1 they say >= 11.4",
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
  }
  build "cuda-11-cudnn-805" {
    extra      = "cuda=11,cudnn=805"
    requires   = { jaxlib = "==0.1.73+cuda11.cudnn805" }
    cuda       = "11.1"
    cuda_spec  = ">=11.1,<12"
    cudnn      = "8.0.5"
    cudnn_spec = ">=8.0.5,<9"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.73:build/build.py",
      "jax-ml/jax@jax-v${version}:README.md",
    ]
    inferred = ["cuda"]
    notes = [
      "docs: driver must be at least the one belonging to the installed CUDA toolkit (example given: 470.82.01 for CUDA 11.4u4)",
    ]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source       = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
    inferred     = ["platform", "pypi_default"]
    platform "linux/amd64" {
      sm  = []
      ptx = []
    }
  }
}

framework "jax" "0.2.22" {
  like            = "0.2.13"
  without         = ["cell_source", "build.cuda101", "build.cuda102", "build.cuda110", "build.cuda112"]
  released        = "2021-10-13"
  python          = ["3.7", "3.8", "3.9"]
  python_requires = ">=3.7"
  pairs           = { jaxlib = "0.1.72" }
  pair_specs      = { jaxlib = ">=0.1.69,<0.3", numpy = ">=1.18,<2", scipy = ">=1.2.1" }
  notes           = ["released: CHANGELOG", "python: CHANGELOG(0.1.70)"]
  build "cuda111" {
    requires = { jaxlib = "==0.1.72+cuda111" }
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.72:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.66:build/install_cuda.sh",
    ]
  }
}

framework "jax" "0.2.21" {
  like            = "0.2.13"
  without         = ["cell_source", "build.cuda101", "build.cuda110", "build.cuda112"]
  released        = "2021-09-23"
  python          = ["3.7", "3.8", "3.9"]
  python_requires = ">=3.7"
  pairs           = { jaxlib = "0.1.71" }
  pair_specs      = { jaxlib = ">=0.1.69,<0.3", numpy = ">=1.18,<2", scipy = ">=1.2.1" }
  notes           = ["released: CHANGELOG", "python: CHANGELOG(0.1.70)"]
  build {
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.71:.bazelrc",
      "jax-ml/jax@jaxlib-v0.1.66:build/install_cuda.sh",
    ]
    rows = {
      "cuda102" = { requires = { jaxlib = "==0.1.71+cuda102" } }
      "cuda111" = { requires = { jaxlib = "==0.1.71+cuda111" } }
    }
  }
}

framework "jax" "0.2.20" {
  like            = "0.2.13"
  without         = ["cell_source", "build.cuda101", "build.cuda110", "build.cuda112"]
  released        = "2021-09-03"
  python          = ["3.7", "3.8", "3.9"]
  python_requires = ">=3.7"
  pairs           = { jaxlib = "0.1.71" }
  pair_specs      = { jaxlib = ">=0.1.69,<0.3", numpy = ">=1.18,<2", scipy = ">=1.2.1" }
  notes           = ["released: CHANGELOG", "python: CHANGELOG(0.1.70)"]
  build {
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.71:.bazelrc",
      "jax-ml/jax@jaxlib-v0.1.66:build/install_cuda.sh",
    ]
    rows = {
      "cuda102" = { requires = { jaxlib = "==0.1.71+cuda102" } }
      "cuda111" = { requires = { jaxlib = "==0.1.71+cuda111" } }
    }
  }
}

framework "jax" "0.2.19" {
  like            = "0.2.13"
  without         = ["cell_source", "build.cuda112"]
  released        = "2021-08-13"
  python          = ["3.7", "3.8", "3.9"]
  python_requires = ">=3.7"
  pairs           = { jaxlib = "0.1.70" }
  pair_specs      = { jaxlib = ">=0.1.69,<0.3", numpy = ">=1.18,<2" }
  notes           = ["released: CHANGELOG", "python: CHANGELOG(0.1.70)"]
  build {
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.70:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.66:build/install_cuda.sh",
    ]
    rows = {
      "cuda101" = { requires = { jaxlib = "==0.1.70+cuda101" } }
      "cuda102" = { requires = { jaxlib = "==0.1.70+cuda102" } }
      "cuda110" = { requires = { jaxlib = "==0.1.70+cuda110" } }
      "cuda111" = { requires = { jaxlib = "==0.1.70+cuda111" } }
    }
  }
}

framework "jax" "0.2.18" {
  like            = "0.2.13"
  without         = ["cell_source", "build.cuda112"]
  released        = "2021-07-21"
  python          = ["3.7", "3.8", "3.9"]
  python_requires = ">=3.7"
  pairs           = { jaxlib = "0.1.69" }
  pair_specs      = { jaxlib = ">=0.1.69,<0.3", numpy = ">=1.17,<2" }
  notes           = ["released: CHANGELOG", "python: build/build_jaxlib_wheels.sh"]
  build {
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.69:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.66:build/install_cuda.sh",
    ]
    rows = {
      "cuda101" = { requires = { jaxlib = "==0.1.69+cuda101" } }
      "cuda102" = { requires = { jaxlib = "==0.1.69+cuda102" } }
      "cuda110" = { requires = { jaxlib = "==0.1.69+cuda110" } }
      "cuda111" = { requires = { jaxlib = "==0.1.69+cuda111" } }
    }
  }
}

framework "jax" "0.2.17" {
  like       = "0.2.13"
  without    = ["cell_source", "build.cuda112"]
  released   = "2021-07-09"
  pairs      = { jaxlib = "0.1.68" }
  pair_specs = { numpy = ">=1.17,<2" }
  notes      = ["released: CHANGELOG", "python: build/build_jaxlib_wheels.sh"]
  build {
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.68:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.66:build/install_cuda.sh",
    ]
    rows = {
      "cuda101" = { requires = { jaxlib = "==0.1.68+cuda101" } }
      "cuda102" = { requires = { jaxlib = "==0.1.68+cuda102" } }
      "cuda110" = { requires = { jaxlib = "==0.1.68+cuda110" } }
      "cuda111" = { requires = { jaxlib = "==0.1.68+cuda111" } }
    }
  }
}

framework "jax" "0.2.16" {
  like       = "0.2.13"
  without    = ["cell_source", "build.cuda112"]
  released   = "2021-06-23"
  pairs      = { jaxlib = "0.1.68" }
  pair_specs = { numpy = ">=1.17,<2" }
  notes      = ["released: CHANGELOG", "python: build/build_jaxlib_wheels.sh"]
  build {
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.68:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.66:build/install_cuda.sh",
    ]
    rows = {
      "cuda101" = { requires = { jaxlib = "==0.1.68+cuda101" } }
      "cuda102" = { requires = { jaxlib = "==0.1.68+cuda102" } }
      "cuda110" = { requires = { jaxlib = "==0.1.68+cuda110" } }
      "cuda111" = { requires = { jaxlib = "==0.1.68+cuda111" } }
    }
  }
}

framework "jax" "0.2.15" {
  like       = "0.2.13"
  without    = ["cell_source", "build.cuda101", "build.cuda102", "build.cuda110", "build.cuda111", "build.cuda112"]
  released   = "2021-06-23"
  pairs      = { jaxlib = "0.1.67" }
  pair_specs = { numpy = ">=1.17,<2" }
  notes = [
    "CUDA extras used direct URLs in this release only; not represented as variants",
    "no CUDA extras in setup; README installs jaxlib==0.1.67+cuda<XYZ> from https://storage.googleapis.com/jax-releases/jax_releases.html",
    "released: CHANGELOG",
    "python: build/build_jaxlib_wheels.sh",
    "CUDA wheels of the README: 101, 102, 110, 111",
  ]
}

framework "jax" "0.2.14" {
  like     = "0.2.13"
  without  = ["cell_source", "build.cuda112"]
  released = "2021-06-10"
  pairs    = { jaxlib = "0.1.67" }
  notes    = ["released: CHANGELOG", "python: build/build_jaxlib_wheels.sh"]
  build {
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.67:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.66:build/install_cuda.sh",
    ]
    rows = {
      "cuda101" = { requires = { jaxlib = "==0.1.67+cuda101" } }
      "cuda102" = { requires = { jaxlib = "==0.1.67+cuda102" } }
      "cuda110" = { requires = { jaxlib = "==0.1.67+cuda110" } }
      "cuda111" = { requires = { jaxlib = "==0.1.67+cuda111" } }
    }
  }
}

framework "jax" "0.2.13" {
  package         = "jax"
  released        = "2021-05-04"
  python          = ["3.6", "3.7", "3.8", "3.9"]
  python_requires = ">=3.6"
  pairs           = { jaxlib = "0.1.65" }
  pair_specs      = { jaxlib = ">=0.1.65,<0.3", numpy = ">=1.12,<2" }
  min_glibc       = "2.12"
  source          = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
  cell_source     = { python = ["jax-ml/jax@jaxlib-v0.1.65:build/build_jaxlib_wheels.sh"] }
  notes           = ["released: CHANGELOG"]
  build "cuda101" {
    extra      = "cuda101"
    requires   = { jaxlib = "==0.1.65+cuda101" }
    cuda       = "10.1"
    cuda_spec  = "==10.1.*"
    cudnn      = "7"
    cudnn_spec = ">=7,<8"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.65:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.66:build/install_cuda.sh",
    ]
    notes = ["not covered by CUDA 11 minor-version compatibility: toolkit must match exactly"]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
  }
  build "cuda102" {
    extra      = "cuda102"
    requires   = { jaxlib = "==0.1.65+cuda102" }
    cuda       = "10.2"
    cuda_spec  = "==10.2.*"
    cudnn      = "7.6.5.32"
    cudnn_spec = ">=7,<8"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.65:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.66:build/install_cuda.sh",
    ]
    notes = ["not covered by CUDA 11 minor-version compatibility: toolkit must match exactly"]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
  }
  build "cuda110" {
    extra      = "cuda110"
    requires   = { jaxlib = "==0.1.65+cuda110" }
    cuda       = "11.0"
    cuda_spec  = "==11.0.*"
    cudnn      = "8.0.5.39"
    cudnn_spec = ">=8.0,<9"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.65:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.66:build/install_cuda.sh",
    ]
    notes = ["not covered by CUDA 11 minor-version compatibility: toolkit must match exactly"]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
  }
  build "cuda111" {
    extra      = "cuda111"
    requires   = { jaxlib = "==0.1.65+cuda111" }
    cuda       = "11.1"
    cuda_spec  = ">=11.1,<12"
    cudnn      = "8.0.5.39"
    cudnn_spec = ">=8.0,<9"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.65:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.66:build/install_cuda.sh",
    ]
    notes = ["from jaxlib 0.1.66 one CUDA 11.1 wheel serves every CUDA 11.x >= 11.1"]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
  }
  build "cuda112" {
    extra      = "cuda112"
    requires   = { jaxlib = "==0.1.65+cuda112" }
    cuda       = "11.2"
    cuda_spec  = ">=11.2,<12"
    cudnn      = "8.1.0.77"
    cudnn_spec = ">=8.0,<9"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.65:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.66:build/install_cuda.sh",
    ]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source       = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
    inferred     = ["platform", "pypi_default"]
    platform "linux/amd64" {
      sm  = []
      ptx = []
    }
  }
}

framework "jax" "0.2.12" {
  like       = "0.2.11"
  released   = "2021-04-01"
  pair_specs = { jaxlib = ">=0.1.64,<0.3" }
}

framework "jax" "0.2.11" {
  package         = "jax"
  released        = "2021-03-24"
  python          = ["3.6", "3.7", "3.8", "3.9"]
  python_requires = ">=3.6"
  pairs           = { jaxlib = "0.1.64" }
  pair_specs      = { jaxlib = ">=0.1.62,<0.3", numpy = ">=1.12,<2" }
  min_glibc       = "2.12"
  source          = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
  cell_source     = { python = ["jax-ml/jax@jaxlib-v0.1.64:build/build_jaxlib_wheels.sh"] }
  notes           = ["released: CHANGELOG"]
  build "cuda-101" {
    extra      = "cuda-101"
    requires   = { jaxlib = "==0.1.64+cuda101" }
    cuda       = "10.1"
    cuda_spec  = "==10.1.*"
    cudnn      = "7"
    cudnn_spec = ">=7,<8"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.64:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.66:build/install_cuda.sh",
    ]
    notes = ["not covered by CUDA 11 minor-version compatibility: toolkit must match exactly"]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
  }
  build "cuda-102" {
    extra      = "cuda-102"
    requires   = { jaxlib = "==0.1.64+cuda102" }
    cuda       = "10.2"
    cuda_spec  = "==10.2.*"
    cudnn      = "7.6.5.32"
    cudnn_spec = ">=7,<8"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.64:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.66:build/install_cuda.sh",
    ]
    notes = ["not covered by CUDA 11 minor-version compatibility: toolkit must match exactly"]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
  }
  build "cuda-110" {
    extra      = "cuda-110"
    requires   = { jaxlib = "==0.1.64+cuda110" }
    cuda       = "11.0"
    cuda_spec  = "==11.0.*"
    cudnn      = "8.0.5.39"
    cudnn_spec = ">=8.0,<9"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.64:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.66:build/install_cuda.sh",
    ]
    notes = ["not covered by CUDA 11 minor-version compatibility: toolkit must match exactly"]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
  }
  build "cuda-111" {
    extra      = "cuda-111"
    requires   = { jaxlib = "==0.1.64+cuda111" }
    cuda       = "11.1"
    cuda_spec  = ">=11.1,<12"
    cudnn      = "8.0.5.39"
    cudnn_spec = ">=8.0,<9"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.64:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.66:build/install_cuda.sh",
    ]
    notes = ["from jaxlib 0.1.66 one CUDA 11.1 wheel serves every CUDA 11.x >= 11.1"]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
  }
  build "cuda-112" {
    extra      = "cuda-112"
    requires   = { jaxlib = "==0.1.64+cuda112" }
    cuda       = "11.2"
    cuda_spec  = ">=11.2,<12"
    cudnn      = "8.1.0.77"
    cudnn_spec = ">=8.0,<9"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:setup.py",
      "jax-ml/jax@jaxlib-v0.1.64:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.66:build/install_cuda.sh",
    ]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
  }
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source       = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
    inferred     = ["platform", "pypi_default"]
    platform "linux/amd64" {
      sm  = []
      ptx = []
    }
  }
}

framework "jax" "0.2.10" {
  package         = "jax"
  released        = "2021-03-05"
  python          = ["3.6", "3.7", "3.8", "3.9"]
  python_requires = ">=3.6"
  pairs           = { jaxlib = "0.1.61" }
  pair_specs      = { jaxlib = ">=0.1.60,<0.3", numpy = ">=1.12" }
  min_glibc       = "2.12"
  source          = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
  cell_source = {
    min_glibc = ["jax-ml/jax@jaxlib-v0.1.61:build/build_wheel_docker_entrypoint.sh"]
    python    = ["jax-ml/jax@jaxlib-v0.1.61:build/build_jaxlib_wheels.sh"]
  }
  notes = [
    "no CUDA extras in setup; README installs jaxlib==0.1.61+cuda<XYZ> from https://storage.googleapis.com/jax-releases/jax_releases.html",
    "released: CHANGELOG",
    "CUDA wheels of the README: 101, 102, 110, 111, 112",
  ]
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source       = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
    inferred     = ["platform", "pypi_default"]
    platform "linux/amd64" {
      sm  = []
      ptx = []
    }
  }
  build "cuda101" {
    requires   = { jaxlib = "==0.1.61+cuda101" }
    cuda       = "10.1"
    cuda_spec  = "==10.1.*"
    cudnn      = "7"
    cudnn_spec = ">=7,<8"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:README.md",
      "jax-ml/jax@jaxlib-v0.1.61:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.61:build/build_jaxlib_wheels.sh",
      "jax-ml/jax@jaxlib-v0.1.61:build/install_cuda.sh",
    ]
    notes = ["not covered by CUDA 11 minor-version compatibility: toolkit must match exactly"]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
  }
  build "cuda102" {
    requires   = { jaxlib = "==0.1.61+cuda102" }
    cuda       = "10.2"
    cuda_spec  = "==10.2.*"
    cudnn      = "7.6.5.32"
    cudnn_spec = ">=7,<8"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:README.md",
      "jax-ml/jax@jaxlib-v0.1.61:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.61:build/build_jaxlib_wheels.sh",
      "jax-ml/jax@jaxlib-v0.1.61:build/install_cuda.sh",
    ]
    notes = ["not covered by CUDA 11 minor-version compatibility: toolkit must match exactly"]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
  }
  build "cuda110" {
    requires   = { jaxlib = "==0.1.61+cuda110" }
    cuda       = "11.0"
    cuda_spec  = "==11.0.*"
    cudnn      = "8.0.0.180"
    cudnn_spec = ">=8.0,<9"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:README.md",
      "jax-ml/jax@jaxlib-v0.1.61:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.61:build/build_jaxlib_wheels.sh",
      "jax-ml/jax@jaxlib-v0.1.61:build/install_cuda.sh",
    ]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
  }
  build "cuda111" {
    requires   = { jaxlib = "==0.1.61+cuda111" }
    cuda       = "11.1"
    cuda_spec  = ">=11.1,<12"
    cudnn      = "8.0.4.30"
    cudnn_spec = ">=8.0,<9"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:README.md",
      "jax-ml/jax@jaxlib-v0.1.61:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.61:build/build_jaxlib_wheels.sh",
      "jax-ml/jax@jaxlib-v0.1.61:build/install_cuda.sh",
    ]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
  }
  build "cuda112" {
    requires   = { jaxlib = "==0.1.61+cuda112" }
    cuda       = "11.2"
    cuda_spec  = ">=11.2,<12"
    cudnn      = "8.1.0.77"
    cudnn_spec = ">=8.1,<9"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:README.md",
      "jax-ml/jax@jaxlib-v0.1.61:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.61:build/build_jaxlib_wheels.sh",
      "jax-ml/jax@jaxlib-v0.1.61:build/install_cuda.sh",
    ]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
  }
}

framework "jax" "0.2.9" {
  like       = "0.2.0"
  without    = ["build.cuda100"]
  released   = "2021-01-27"
  python     = ["3.6", "3.7", "3.8", "3.9"]
  pairs      = { jaxlib = "0.1.59" }
  pair_specs = { jaxlib = ">=0.1.59,<0.3" }
  min_glibc  = "2.12"
  cell_source = {
    min_glibc = ["jax-ml/jax@jaxlib-v0.1.59:build/build_wheel_docker_entrypoint.sh"]
    python    = ["jax-ml/jax@jaxlib-v0.1.59:build/build_jaxlib_wheels.sh"]
  }
  notes = [
    "no CUDA extras in setup; README installs jaxlib==0.1.59+cuda<XYZ> from https://storage.googleapis.com/jax-releases/jax_releases.html",
    "released: CHANGELOG",
    "CUDA wheels of the README: 101, 102, 110, 111",
  ]
  build {
    source = [
      "jax-ml/jax@jax-v${version}:README.md",
      "jax-ml/jax@jaxlib-v0.1.59:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.59:build/build_jaxlib_wheels.sh",
      "jax-ml/jax@jaxlib-v0.1.59:build/install_cuda.sh",
    ]
    rows = {
      "cuda101" = { requires = { jaxlib = "==0.1.59+cuda101" } }
      "cuda102" = { requires = { jaxlib = "==0.1.59+cuda102" } }
      "cuda110" = { requires = { jaxlib = "==0.1.59+cuda110" } }
    }
  }
  build "cuda111" {
    requires   = { jaxlib = "==0.1.59+cuda111" }
    cuda       = "11.1"
    cuda_spec  = ">=11.1,<12"
    cudnn      = "8.0.4.30"
    cudnn_spec = ">=8.0,<9"
    index_url  = "https://storage.googleapis.com/jax-releases/jax_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:README.md",
      "jax-ml/jax@jaxlib-v0.1.59:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.59:build/build_jaxlib_wheels.sh",
      "jax-ml/jax@jaxlib-v0.1.59:build/install_cuda.sh",
    ]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
  }
}

framework "jax" "0.2.8" {
  like      = "0.2.0"
  without   = ["build.cuda100"]
  released  = "2021-01-12"
  python    = ["3.6", "3.7", "3.8", "3.9"]
  pairs     = { jaxlib = "0.1.57" }
  min_glibc = "2.12"
  cell_source = {
    min_glibc = ["jax-ml/jax@jaxlib-v0.1.57:build/build_wheel_docker_entrypoint.sh"]
    python    = ["jax-ml/jax@jaxlib-v0.1.57:build/build_jaxlib_wheels.sh"]
  }
  notes = [
    "no CUDA extras in setup; README installs jaxlib==0.1.57+cuda<XYZ> from https://storage.googleapis.com/jax-releases/jax_releases.html",
    "released: CHANGELOG",
    "CUDA wheels of the README: 101, 102, 110",
  ]
  build {
    source = [
      "jax-ml/jax@jax-v${version}:README.md",
      "jax-ml/jax@jaxlib-v0.1.57:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.57:build/build_jaxlib_wheels.sh",
      "jax-ml/jax@jaxlib-v0.1.57:build/install_cuda.sh",
    ]
    rows = {
      "cuda101" = { requires = { jaxlib = "==0.1.57+cuda101" } }
      "cuda102" = { requires = { jaxlib = "==0.1.57+cuda102" } }
      "cuda110" = { requires = { jaxlib = "==0.1.57+cuda110" } }
    }
  }
}

framework "jax" "0.2.7" {
  like      = "0.2.0"
  without   = ["build.cuda100"]
  released  = "2020-12-05"
  python    = ["3.6", "3.7", "3.8", "3.9"]
  pairs     = { jaxlib = "0.1.57" }
  min_glibc = "2.12"
  cell_source = {
    min_glibc = ["jax-ml/jax@jaxlib-v0.1.57:build/build_wheel_docker_entrypoint.sh"]
    python    = ["jax-ml/jax@jaxlib-v0.1.57:build/build_jaxlib_wheels.sh"]
  }
  notes = [
    "no CUDA extras in setup; README installs jaxlib==0.1.57+cuda<XYZ> from https://storage.googleapis.com/jax-releases/jax_releases.html",
    "released: CHANGELOG",
    "CUDA wheels of the README: 101, 102, 110",
  ]
  build {
    source = [
      "jax-ml/jax@jax-v${version}:README.md",
      "jax-ml/jax@jaxlib-v0.1.57:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.57:build/build_jaxlib_wheels.sh",
      "jax-ml/jax@jaxlib-v0.1.57:build/install_cuda.sh",
    ]
    rows = {
      "cuda101" = { requires = { jaxlib = "==0.1.57+cuda101" } }
      "cuda102" = { requires = { jaxlib = "==0.1.57+cuda102" } }
      "cuda110" = { requires = { jaxlib = "==0.1.57+cuda110" } }
    }
  }
}

framework "jax" "0.2.6" {
  like      = "0.2.0"
  without   = ["build.cuda100"]
  released  = "2020-11-18"
  python    = ["3.6", "3.7", "3.8", "3.9"]
  pairs     = { jaxlib = "0.1.57" }
  min_glibc = "2.12"
  cell_source = {
    min_glibc = ["jax-ml/jax@jaxlib-v0.1.57:build/build_wheel_docker_entrypoint.sh"]
    python    = ["jax-ml/jax@jaxlib-v0.1.57:build/build_jaxlib_wheels.sh"]
  }
  notes = [
    "no CUDA extras in setup; README installs jaxlib==0.1.57+cuda<XYZ> from https://storage.googleapis.com/jax-releases/jax_releases.html",
    "released: CHANGELOG",
    "CUDA wheels of the README: 101, 102, 110",
  ]
  build {
    source = [
      "jax-ml/jax@jax-v${version}:README.md",
      "jax-ml/jax@jaxlib-v0.1.57:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.57:build/build_jaxlib_wheels.sh",
      "jax-ml/jax@jaxlib-v0.1.57:build/install_cuda.sh",
    ]
    rows = {
      "cuda101" = { requires = { jaxlib = "==0.1.57+cuda101" } }
      "cuda102" = { requires = { jaxlib = "==0.1.57+cuda102" } }
      "cuda110" = { requires = { jaxlib = "==0.1.57+cuda110" } }
    }
  }
}

framework "jax" "0.2.5" {
  like        = "0.2.0"
  released    = "2020-10-26"
  pairs       = { jaxlib = "0.1.56" }
  cell_source = { python = ["jax-ml/jax@jaxlib-v0.1.56:build/build_jaxlib_wheels.sh"] }
  notes = [
    "no CUDA extras in setup; README installs jaxlib==0.1.56+cuda<XYZ> from https://storage.googleapis.com/jax-releases/jax_releases.html",
    "released: CHANGELOG",
    "CUDA wheels of the README: 100, 101, 102, 110",
  ]
  build {
    source = [
      "jax-ml/jax@jax-v${version}:README.md",
      "jax-ml/jax@jaxlib-v0.1.56:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.56:build/build_jaxlib_wheels.sh",
      "jax-ml/jax@jaxlib-v0.1.56:build/install_cuda.sh",
    ]
    rows = {
      "cuda100" = { requires = { jaxlib = "==0.1.56+cuda100" } }
      "cuda101" = { requires = { jaxlib = "==0.1.56+cuda101" } }
      "cuda102" = { requires = { jaxlib = "==0.1.56+cuda102" } }
      "cuda110" = { requires = { jaxlib = "==0.1.56+cuda110" } }
    }
  }
}

framework "jax" "0.2.4" {
  like        = "0.2.0"
  released    = "2020-10-20"
  pairs       = { jaxlib = "0.1.56" }
  cell_source = { python = ["jax-ml/jax@jaxlib-v0.1.56:build/build_jaxlib_wheels.sh"] }
  notes = [
    "no CUDA extras in setup; README installs jaxlib==0.1.56+cuda<XYZ> from https://storage.googleapis.com/jax-releases/jax_releases.html",
    "released: CHANGELOG",
    "CUDA wheels of the README: 100, 101, 102, 110",
  ]
  build {
    source = [
      "jax-ml/jax@jax-v${version}:README.md",
      "jax-ml/jax@jaxlib-v0.1.56:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.56:build/build_jaxlib_wheels.sh",
      "jax-ml/jax@jaxlib-v0.1.56:build/install_cuda.sh",
    ]
    rows = {
      "cuda100" = { requires = { jaxlib = "==0.1.56+cuda100" } }
      "cuda101" = { requires = { jaxlib = "==0.1.56+cuda101" } }
      "cuda102" = { requires = { jaxlib = "==0.1.56+cuda102" } }
      "cuda110" = { requires = { jaxlib = "==0.1.56+cuda110" } }
    }
  }
}

framework "jax" "0.2.3" {
  like     = "0.2.0"
  released = "2020-10-14"
  pairs    = { jaxlib = "0.1.55" }
  notes = [
    "no CUDA extras in setup; README installs jaxlib==0.1.55+cuda<XYZ> from https://storage.googleapis.com/jax-releases/jax_releases.html",
    "released: CHANGELOG",
    "CUDA wheels of the README: 100, 101, 102, 110",
  ]
}

framework "jax" "0.2.2" {
  like     = "0.2.0"
  released = "2020-10-14"
  pairs    = { jaxlib = "0.1.55" }
  notes = [
    "no CUDA extras in setup; README installs jaxlib==0.1.55+cuda<XYZ> from https://storage.googleapis.com/jax-releases/jax_releases.html",
    "released: CHANGELOG",
    "CUDA wheels of the README: 100, 101, 102, 110",
  ]
}

framework "jax" "0.2.1" {
  like     = "0.2.0"
  released = "2020-10-07"
  notes = [
    "no CUDA extras in setup; CUDA wheels were installed by URL/variable from the README",
    "released: CHANGELOG",
    "CUDA wheels of the README: 100, 101, 102, 110",
  ]
}

framework "jax" "0.2.0" {
  package         = "jax"
  released        = "2020-09-24"
  python          = ["3.6", "3.7", "3.8"]
  python_requires = ">=3.6"
  pair_specs      = { jaxlib = ">=0.1.55,<0.3", numpy = ">=1.12" }
  min_glibc       = "2.23"
  source          = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
  cell_source     = { min_glibc = ["jax-4677"], python = ["jax-ml/jax@jaxlib-v0.1.55:build/build_jaxlib_wheels.sh"] }
  notes = [
    "no CUDA extras in setup; CUDA wheels were installed by URL/variable from the README",
    "released: git tag date",
    "CUDA wheels of the README: 100, 101, 102, 110",
  ]
  build "cpu" {
    index_kind   = "pypi"
    pypi_default = ["linux/amd64"]
    source       = ["jax-ml/jax@jax-v${version}:setup.py", "jax-ml/jax@jax-v${version}:jax/version.py"]
    inferred     = ["platform", "pypi_default"]
    platform "linux/amd64" {
      sm  = []
      ptx = []
    }
  }
  build {
    index_url  = "https://storage.googleapis.com/jax-releases/jax_releases.html"
    index_kind = "find-links"
    source = [
      "jax-ml/jax@jax-v${version}:README.md",
      "jax-ml/jax@jaxlib-v0.1.55:build/build.py",
      "jax-ml/jax@jaxlib-v0.1.55:build/build_jaxlib_wheels.sh",
      "jax-ml/jax@jaxlib-v0.1.55:build/install_cuda.sh",
    ]
    platform "linux/amd64" {
      sm       = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      delivery = "system"
    }
    rows = {
      "cuda100" = {
        requires   = { jaxlib = "==0.1.55+cuda100" }
        cuda       = "10.0"
        cuda_spec  = "==10.0.*"
        cudnn      = "7"
        cudnn_spec = ">=7,<8"
        notes      = ["not covered by CUDA 11 minor-version compatibility: toolkit must match exactly"]
      }
      "cuda101" = {
        requires   = { jaxlib = "==0.1.55+cuda101" }
        cuda       = "10.1"
        cuda_spec  = "==10.1.*"
        cudnn      = "7"
        cudnn_spec = ">=7,<8"
        notes      = ["not covered by CUDA 11 minor-version compatibility: toolkit must match exactly"]
      }
      "cuda102" = {
        requires   = { jaxlib = "==0.1.55+cuda102" }
        cuda       = "10.2"
        cuda_spec  = "==10.2.*"
        cudnn      = "7.6.5.32"
        cudnn_spec = ">=7,<8"
        notes      = ["not covered by CUDA 11 minor-version compatibility: toolkit must match exactly"]
      }
      "cuda110" = {
        requires   = { jaxlib = "==0.1.55+cuda110" }
        cuda       = "11.0"
        cuda_spec  = "==11.0.*"
        cudnn      = "8.0.0.180"
        cudnn_spec = ">=8.0,<9"
      }
    }
  }
}
