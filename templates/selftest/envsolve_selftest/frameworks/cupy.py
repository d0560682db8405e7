"""CuPy."""

from __future__ import annotations

import importlib
import os
from typing import Any, List, Optional

from envsolve_selftest import nccl
from envsolve_selftest.context import Context
from envsolve_selftest.frameworks import BuildInfo
from envsolve_selftest.model import Skip

# A wheel for CUDA 13.x is compiled with one minor, and takes the others.
CUDA_MINORS = "any"


def import_framework() -> str:
    """Import cupy, which loads its own libraries at once."""
    import cupy
    return str(cupy.__version__)


def build_info(context: Context) -> BuildInfo:
    """The CUDA that CuPy was built for, from its compiled core."""
    import cupy
    number = cupy.cuda.driver.get_build_version()
    return BuildInfo(version=str(cupy.__version__), cuda="%d.%d" % (number // 1000, number % 1000 // 10))


def architectures(context: Context) -> Optional[List[str]]:
    """CuPy compiles for the GPU that it finds, with NVRTC."""
    return None


def cpu_op(seed: int) -> str:
    """CuPy has no CPU path."""
    raise Skip("CuPy computes on GPUs alone")


def _close(name: str, got: Any, want: Any, tolerance: float) -> None:
    error = float(abs(got.get().astype("float64") - want).max() / abs(want).max())
    assert error <= tolerance, "%s is off by %.2g of its largest value, allowed is %.2g" % (name, error, tolerance)


def _cupy(context: Context) -> Any:
    """cupy, with a folder for what it compiles: its own, below the home folder, may not be one to write to."""
    os.environ["CUPY_CACHE_DIR"] = os.path.join(context.scratch, "cupy")
    import cupy
    return cupy


def gpu_matmul(context: Context) -> str:
    """Products in each precision against NumPy's."""
    cupy = _cupy(context)
    import numpy
    random = numpy.random.RandomState(1)
    for dtype, tolerance in (("float64", 1e-12), ("float32", 1e-5), ("float16", 5e-3)):
        a, b = (random.standard_normal((256, 256)).astype(dtype) for _ in range(2))
        want = a.astype("float64") @ b.astype("float64")
        _close("a product in " + dtype, cupy.asarray(a) @ cupy.asarray(b), want, tolerance)
    return "fp64 fp32 fp16"


def gpu_compile(context: Context) -> str:
    """A kernel of the user's own, through NVRTC."""
    cupy = _cupy(context)
    import numpy
    kernel = cupy.ElementwiseKernel(
        "float32 x", "float32 y", "y = 2 * sinf(x) + fminf(expf(x), 3.0f)", "envsolve_fused")
    x = numpy.linspace(-3, 3, 4096, dtype=numpy.float32)
    wide = x.astype("float64")
    _close("compiled code", kernel(cupy.asarray(x)), 2 * numpy.sin(wide) + numpy.minimum(numpy.exp(wide), 3), 1e-5)
    return "NVRTC %d.%d" % cupy.cuda.nvrtc.getVersion()


def gpu_nccl(context: Context) -> str:
    """A communicator over every GPU of this process."""
    import cupy
    library = _nccl()
    count = cupy.cuda.runtime.getDeviceCount()
    communicators = library.NcclCommunicator.initAll(list(range(count)))
    for communicator in communicators:
        communicator.destroy()
    return "NCCL %s starts on %d GPU%s" % (
        nccl.text(str(library.get_version())), count, "" if count == 1 else "s")


def _nccl() -> Any:
    """CuPy's module for NCCL, which it imports on demand, and which says from 8.0 on whether it found one."""
    try:
        library = importlib.import_module("cupy.cuda.nccl")
    except ImportError:
        raise Skip("this CuPy was built without NCCL")
    if not getattr(library, "available", True):
        raise Skip("CuPy finds no NCCL of the release that it was built for")
    return library
