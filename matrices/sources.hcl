# Sources that files of several folders cite. One that a single file cites stands in that file; one
# that several files of one folder cite stands in the folder's own sources.hcl.

source "flash-attn" {
  title = "github.com/Dao-AILab/flash-attention"
  url   = "https://github.com/Dao-AILab/flash-attention"
  date  = "2026-11-20"
  class = "vendor"
}

source "gcp-a4x" {
  title = "public copy of the Google Cloud machine series page: A4X (GB200) and A4X Max (GB300)"
  date  = "2026-11-20"
  class = "vendor"
}

source "github.com/jax-ml/jax/issues/25344" {
  title = "jax-ml/jax issue 25344"
  url   = "https://github.com/jax-ml/jax/issues/25344"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/jax-ml/jax/issues/25718" {
  title = "jax-ml/jax issue 25718"
  url   = "https://github.com/jax-ml/jax/issues/25718"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/185512" {
  title = "pytorch/pytorch issue 185512"
  url   = "https://github.com/pytorch/pytorch/issues/185512"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/63362" {
  title = "tensorflow/tensorflow issue 63362"
  url   = "https://github.com/tensorflow/tensorflow/issues/63362"
  date  = "2026-11-20"
  class = "reported"
}

source "gpuhunt-gcp" {
  title = "dstackai/gpuhunt src/gpuhunt/providers/gcp.py, 2026-08-19"
  url   = "https://github.com/dstackai/gpuhunt"
  date  = "2026-08-19"
  class = "reported"
}

source "karpenter-aws" {
  title = "aws/karpenter-provider-aws instance-types reference (EC2 API values), 2026-08-21"
  url   = "https://github.com/aws/karpenter-provider-aws"
  date  = "2026-08-21"
  class = "vendor"
}

source "tf-26182" {
  title = "tensorflow/tensorflow issue 26182: TensorFlow 1.13 links libcublas.so.10.0; without it the import fails"
  url   = "https://github.com/tensorflow/tensorflow/issues/26182"
  date  = "2026-11-21"
  class = "reported"
}

source "tf-40804" {
  title = "tensorflow/tensorflow issue 40804: the libraries of CUDA 10.1 and cuDNN 7 that TensorFlow opens on Windows"
  url   = "https://github.com/tensorflow/tensorflow/issues/40804"
  date  = "2026-11-21"
  class = "reported"
}

source "tf-44777" {
  title = "tensorflow/tensorflow issue 44777: log of TensorFlow 2.4, built for CUDA 11.1.1 and cuDNN 8.0.5, with all that it opens, libcublasLt among them"
  url   = "https://github.com/tensorflow/tensorflow/issues/44777"
  date  = "2020-11-11"
  class = "reported"
}

source "vllm-030-cu132" {
  title = "vLLM 0.30 install script, which warns that torch for CUDA 13.2 has no torchaudio build"
  date  = "2026-09-22"
  class = "reported"
}

source "wheels" {
  title = "wheels and source packages of the public Python package index, read by envsolve matrices harvest; the first 32 digits of a file's SHA-256 stand before its name"
  url   = "https://pypi.org/simple/"
  date  = "2026-11-22"
  class = "measured"
}

source "github.com/pytorch/pytorch/issues/138506" {
  title = "pytorch/pytorch issue 138506: PyTorch's own channel of conda ends"
  url   = "https://github.com/pytorch/pytorch/issues/138506"
  date  = "2026-11-20"
  class = "vendor"
}

source "jax-removals" {
  title = "JAX change log: removed are jax.interpreters.xla.DeviceArray in 0.4.11, jax.numpy.DeviceArray and pxla.ShardedDeviceArray in 0.4.14, jax.linear_util and jax.random.KeyArray in 0.4.24, jax.config.define_bool_state in 0.4.25, jax.core.Shape in 0.4.29, xmap and its module in 0.4.31, levels of traces in 0.4.36, jax.core.JaxprEqn in 0.6.0"
  url   = "https://docs.jax.dev/en/latest/changelog.html"
  date  = "2026-11-27"
  class = "vendor"
}

source "setuptools-4385" {
  title = "pypa/setuptools issue 4385: 70.0.0 takes packaging out of pkg_resources, which the builder of PyTorch 2.1 imports, and that of 2.2 does not"
  url   = "https://github.com/pypa/setuptools/issues/4385"
  date  = "2026-11-27"
  class = "reported"
}

source "setuptools-tags" {
  title = "pypa/setuptools pkg_resources/__init__.py at v69.5.1 to v82.0.0: 70.0 to 70.3 have no packaging in it, 71.0.0 to 81.0.0 import it again, and 82.0.0 has no pkg_resources"
  url   = "https://github.com/pypa/setuptools/blob/v71.0.0/pkg_resources/__init__.py"
  date  = "2026-11-27"
  class = "vendor"
}
