# The libraries that builds of a framework open by name where CUDA comes from the system.
#
# A row holds from its version on, until the next row of the framework. The file names that stand for
# a library are those of the CUDA release that the build was made for: table libraries.

source "cupy-7565" {
  title = "cupy/cupy issues 8227, 8317 and 7573: CuPy wheels ask for libcudart, libcublas, libcufft, libcurand, libcusparse, libcusolver and libnvrtc of their CUDA"
  url   = "https://github.com/cupy/cupy/issues/8317"
  date  = "2024-05-02"
  class = "reported"
}

source "dso-loader" {
  title = "tensorflow/tensorflow tensorflow/stream_executor/platform/default/dso_loader.cc: the libraries that are opened, each by the version it was built with"
  url   = "https://github.com/tensorflow/tensorflow/blob/026389f7f824d140f243c608984ce163eb6f5374/tensorflow/stream_executor/platform/default/dso_loader.cc"
  date  = "2026-11-21"
  class = "vendor"
}

source "jax-8289" {
  title = "jax-ml/jax issues 3746 and 8289: jaxlib opens libcudart.so.11.0 and libcusolver.so.11 through the loader of TensorFlow"
  url   = "https://github.com/jax-ml/jax/issues/8289"
  date  = "2021-10-19"
  class = "reported"
}

source "ort-23953" {
  title = "microsoft/onnxruntime issue 23953: what libonnxruntime_providers_cuda.so of 1.21 links"
  url   = "https://github.com/microsoft/onnxruntime/issues/23953"
  date  = "2025-03-08"
  class = "measured"
}

source "ort-21684" {
  title = "microsoft/onnxruntime issue 21684: libcublasLt.so.11 is the first of them to be missed"
  url   = "https://github.com/microsoft/onnxruntime/issues/21684"
  date  = "2024-09-26"
  class = "reported"
}

opens "tensorflow" "1.0" {
  libraries = ["cudart", "cublas", "cufft", "curand", "cusolver", "cudnn"]
  missing   = "the import fails"
  source    = ["tf-26182"]
  inferred  = ["libraries"]
  notes     = ["linked up to 1.13"]
}

opens "tensorflow" "1.14" {
  libraries = ["cudart", "cublas", "cufft", "curand", "cusolver", "cusparse", "cudnn"]
  missing   = "the GPU is left out, with a line in the log"
  source    = ["dso-loader", "tf-40804"]
  inferred  = ["libraries"]
}

opens "tensorflow" "2.4" {
  libraries = ["cudart", "cublas", "cublasLt", "cufft", "curand", "cusolver", "cusparse", "cudnn"]
  missing   = "the GPU is left out, with a line in the log"
  source    = ["dso-loader", "tf-44777"]
}

opens "jax" "0.3.0" {
  libraries = ["cudart", "cublas", "cufft", "cusolver", "cusparse", "cudnn"]
  missing   = "the GPU is left out, or operations fail when they first need the library"
  source    = ["jax-8289"]
  inferred  = ["libraries"]
}

opens "onnxruntime" "1.0" {
  libraries = ["cudart", "cublas", "cublasLt", "cufft", "curand", "cudnn"]
  missing   = "the CUDA provider does not load, and sessions run on the CPU"
  source    = ["ort-23953", "ort-21684"]
  inferred  = ["libraries"]
}

opens "onnxruntime" "1.21" {
  libraries = ["cudart", "cublas", "cublasLt", "cufft", "curand", "nvrtc", "cudnn"]
  missing   = "the CUDA provider does not load, and sessions run on the CPU"
  source    = ["ort-23953"]
}

opens "cupy" "7.0" {
  libraries = ["cudart", "cublas", "cufft", "curand", "cusolver", "cusparse", "nvrtc"]
  missing   = "the import or the first use of the library fails"
  source    = ["cupy-7565"]
  inferred  = ["libraries"]
}
