# Releases of theano.

source "theano" {
  title = "github.com/Theano/Theano"
  url   = "https://github.com/Theano/Theano"
  date  = "2024-01-15"
  class = "vendor"
}

source "libgpuarray" {
  title = "libgpuarray src/gpuarray_buffer_cuda.c: NVRTC compiles kernels as they are used, with -arch of the very GPU"
  url   = "https://github.com/Theano/libgpuarray/blob/9cec614/src/gpuarray_buffer_cuda.c"
  date  = "2019-02-08"
  class = "vendor"
}

source "theano-numpy" {
  title = "NumPy issue 21079 and Theano issue 6788: Theano does not import beside the wheels of NumPy 1.22"
  url   = "https://github.com/numpy/numpy/issues/21079"
  date  = "2022-04-07"
  class = "reported"
}

package_info "theano" {
  pypi             = "theano"
  module           = "theano"
  delivery         = "system"
  run_time_kernels = true
  any_framework    = true
  source           = ["theano@rel-1.0.5:theano/gpuarray/__init__.py", "theano@rel-1.0.5:doc/requirements.inc"]
  cell_source      = { run_time_kernels = ["libgpuarray"], any_framework = ["libgpuarray"] }
  inferred         = ["any_framework"]
  notes            = ["its GPU code is pygpu's, of libgpuarray, which compiles for the very GPU; that is on no index, but in conda's channels"]
}

package "theano" {
  requires   = { numpy = ">=1.9.1" }
  limits     = { numpy = "<1.22" }
  cuda_min   = "7.0"
  needs_nvcc = "at first use (NVRTC and cuBLAS of the toolkit)"
  platforms  = ["any"]
  inferred   = ["cuda_min", "needs_nvcc"]
  rows = {
    "1.0.5" = {
      released    = "2020-07-27"
      source      = ["wheels@6e9439dd53ba995fcae27bf20626074b:Theano-1.0.5.tar.gz", "theano@rel-${version}:setup.py"]
      cell_source = { cuda_min = ["libgpuarray"], limits = ["theano-numpy"], needs_nvcc = ["libgpuarray"] }
    }
    "1.0.4" = {
      released    = "2019-01-15"
      source      = ["wheels@35c9bbef56b61ffa299265a42a4e8f8c:Theano-1.0.4.tar.gz", "theano@rel-${version}:setup.py"]
      cell_source = { cuda_min = ["libgpuarray"], limits = ["theano-numpy"], needs_nvcc = ["libgpuarray"] }
    }
    "1.0.3" = {
      released    = "2018-09-24"
      source      = ["wheels@637f3b34d40ef5e0d54dd4c40618475a:Theano-1.0.3.tar.gz", "theano@rel-${version}:setup.py"]
      cell_source = { cuda_min = ["libgpuarray"], limits = ["theano-numpy"], needs_nvcc = ["libgpuarray"] }
    }
    "1.0.2" = {
      released    = "2018-05-23"
      source      = ["wheels@6768e003d328a17011e6fca9126fbb8a:Theano-1.0.2.tar.gz", "theano@rel-${version}:setup.py"]
      cell_source = { cuda_min = ["libgpuarray"], limits = ["theano-numpy"], needs_nvcc = ["libgpuarray"] }
    }
    "1.0.1" = {
      released    = "2017-12-07"
      source      = ["wheels@88d8aba1fe2b6b75eacf455d01bc7e31:Theano-1.0.1.tar.gz", "theano@rel-${version}:setup.py"]
      cell_source = { cuda_min = ["libgpuarray"], limits = ["theano-numpy"], needs_nvcc = ["libgpuarray"] }
    }
    "1.0.0" = {
      released    = "2017-11-16"
      source      = ["wheels@7bc82e4fcaac023cac23c390b30d5df8:Theano-1.0.0.tar.gz", "theano@rel-${version}:setup.py"]
      cell_source = { cuda_min = ["libgpuarray"], limits = ["theano-numpy"], needs_nvcc = ["libgpuarray"] }
    }
    "0.9.0" = {
      released    = "2017-03-20"
      source      = ["wheels@745d66716531f9063127274b40503fbc:Theano-0.9.0.tar.gz", "theano@rel-${version}:setup.py"]
      cell_source = { cuda_min = ["libgpuarray"], limits = ["theano-numpy"], needs_nvcc = ["libgpuarray"] }
    }
  }
}
