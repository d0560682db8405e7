# Sources that several files of this folder cite. One that a single file cites stands in that file;
# one that files of several folders cite stands in ../sources.hcl.

source "autoawq" {
  title = "github.com/casper-hansen/AutoAWQ"
  url   = "https://github.com/casper-hansen/AutoAWQ"
  date  = "2025-05-11"
  class = "vendor"
}

source "gridfm-95" {
  title = "gridfm/gridfm-graphkit pull request 95: data.pyg.org has wheels up to torch 2.12 and none for 2.13"
  url   = "https://github.com/gridfm/gridfm-graphkit/pull/95"
  date  = "2026-08-11"
  class = "reported"
}

source "lightning" {
  title = "github.com/Lightning-AI/pytorch-lightning"
  url   = "https://github.com/Lightning-AI/pytorch-lightning"
  date  = "2026-11-20"
  class = "vendor"
}

source "pip-no-build-isolation" {
  title = "pip install, its options: what a source asks to be built with must be there before --no-build-isolation"
  url   = "https://pip.pypa.io/en/stable/cli/pip_install/#cmdoption-no-build-isolation"
  date  = "2026-11-29"
  class = "vendor"
}

source "opencv-python-995" {
  title = "opencv-python issue 995: 4.10.0.82 does not import beside NumPy 2"
  url   = "https://github.com/opencv/opencv-python/issues/995"
  date  = "2024-06-04"
  class = "reported"
}

source "opencv-python-4.10.0.84" {
  title = "opencv-python 4.10.0.84: NumPy 2 support in the wheels for Python 3.9 and newer"
  url   = "https://github.com/opencv/opencv-python/releases"
  date  = "2024-06-17"
  class = "vendor"
}

source "pyg" {
  title = "github.com/pyg-team/pytorch_geometric"
  url   = "https://github.com/pyg-team/pytorch_geometric"
  date  = "2026-11-20"
  class = "vendor"
}

source "rapids-cmake" {
  title = "github.com/rapidsai/rapids-cmake"
  url   = "https://github.com/rapidsai/rapids-cmake"
  date  = "2026-11-25"
  class = "vendor"
}

source "spack-recipes" {
  title = "package recipes, 2026-07-01; independent second source for torchvision, torchaudio, cupy, DALI"
  url   = "https://github.com/spack/spack-packages"
  date  = "2026-07-01"
  class = "reported"
}

source "vllm" {
  title = "fork that carries every upstream vLLM tag up to v0.24.0; tag contents are upstream's"
  url   = "https://github.com/Tanka-JP/vllm"
  date  = "2026-11-20"
  class = "vendor"
}

source "vllm-030-freeze" {
  title = "recorded freeze of an environment with vllm 0.30.0 on x86_64 Python 3.12"
  date  = "2026-11-20"
  class = "measured"
}

source "vllm-main" {
  title = "fork whose main branch tracks upstream to 2026-08-17; used for dates of pin changes after v0.24.0"
  url   = "https://github.com/neuralmagic/vllm"
  date  = "2026-08-17"
  class = "vendor"
}

source "sgl-kernel-29" {
  title = "kvcache-ai/sglang pull request 33: sgl-kernel compiled with torch 2.9.1 asks for c10_cuda_check_implementation(int, char const*, char const*, int, bool), which torch 2.11 has not"
  url   = "https://github.com/kvcache-ai/sglang/pull/33"
  date  = "2026-04-28"
  class = "reported"
}

source "sgl-kernel-libraries" {
  title = "spatial_ops and flashmla_ops in the wheels of sgl-kernel 0.3.8 to 0.3.21 and sglang-kernel 0.4.0 to 0.4.10: the C++ functions of torch that they ask for, and libcudart.so.12 up to 0.4.1.post1, libcudart.so.13 from 0.4.2 on"
  url   = "https://pypi.org/simple/sglang-kernel/"
  date  = "2026-11-27"
  class = "measured"
}

source "sglang-fork" {
  title = "fork with upstream history; versions in pyproject up to 0.5.6.post2"
  url   = "https://github.com/kvcache-ai/sglang"
  date  = "2026-11-20"
  class = "vendor"
}

source "torch-c10" {
  title = "libc10_cuda.so and libc10.so in torch's wheels 2.0.1 to 2.14.1: c10::cuda::SetDevice takes (int) in 2.1 and 2.2, (signed char) from 2.3 on, (signed char, bool) from 2.8 on; the line of c10_cuda_check_implementation is an int up to 2.9, unsigned from 2.10 on, and it takes a log from 2.14 on; MessageLogger takes a SourceLocation from 2.11 on"
  url   = "https://pypi.org/simple/torch/"
  date  = "2026-11-27"
  class = "measured"
}

source "setuptools-bdist-wheel" {
  title = "setuptools 70.1.0: it makes wheels by itself; before, it takes the package wheel for that"
  url   = "https://setuptools.pypa.io/en/stable/history.html#v70-1-0"
  date  = "2024-06-19"
  class = "vendor"
}

source "setuptools-pkg-resources" {
  title = "setuptools 82.0.0: pkg_resources is no longer in it"
  url   = "https://setuptools.pypa.io/en/stable/history.html#v82-0-0"
  date  = "2026-02-08"
  class = "vendor"
}
