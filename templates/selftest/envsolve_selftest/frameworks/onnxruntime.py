"""ONNX Runtime."""

from __future__ import annotations

import glob
import os
import struct
from typing import Any, List, Optional

from envsolve_selftest import cudnn, fatbin
from envsolve_selftest.context import Context
from envsolve_selftest.frameworks import BuildInfo, Wrong
from envsolve_selftest.model import Problem

_CUDA = "CUDAExecutionProvider"
_FLOAT = 1

# The extra that brings CUDA names its major alone: nvidia-cuda-runtime~=13.0.
CUDA_MINORS = "later"


def import_framework() -> str:
    """Import onnxruntime."""
    import onnxruntime
    return str(onnxruntime.__version__)


def build_info(context: Context) -> BuildInfo:
    """The CUDA of the build; cuDNN's build version is not told."""
    import onnxruntime
    info = BuildInfo(version=str(onnxruntime.__version__))
    if _CUDA in onnxruntime.get_available_providers():
        told = getattr(onnxruntime, "cuda_version", "") or ""
        info.cuda = ".".join(str(told).split(".")[:2]) or context.lock.cuda
        info.cudnn_loaded = cudnn.version(context)
    return info


def architectures(context: Context) -> Optional[List[str]]:
    """Read from the provider's fat binaries."""
    found: List[str] = []
    for site_dir in context.site_dirs:
        pattern = "onnxruntime/capi/libonnxruntime_providers_cuda.so"
        found += glob.glob(os.path.join(glob.escape(site_dir), pattern))
    return fatbin.architectures(found) or None


def _field(number: int, payload: bytes) -> bytes:
    """One length-delimited field of a protocol buffer."""
    head, size = bytes([number << 3 | 2]), len(payload)
    length = b""
    while size > 127:
        length += bytes([size & 127 | 128])
        size >>= 7
    return head + length + bytes([size]) + payload


def _number(number: int, value: int) -> bytes:
    return bytes([number << 3, value])


def _value(name: str, shape: List[int]) -> bytes:
    """A ValueInfoProto of floats."""
    dimensions = b"".join(_field(1, _number(1, n)) for n in shape)
    return _field(1, name.encode()) + _field(2, _field(1, _number(1, _FLOAT) + _field(2, dimensions)))


def model(operator: str, shapes: List[List[int]]) -> bytes:
    """An ONNX model of one operator: inputs x0, x1…, output y (onnx.proto).

    IR version 4 with operator set 9 is read by ONNX Runtime from 1.0 on to today's.
    """
    inputs = ["x%d" % i for i in range(len(shapes) - 1)]
    node = b"".join(_field(1, n.encode()) for n in inputs) + _field(2, b"y") + _field(4, operator.encode())
    graph = _field(1, node) + _field(2, b"one") + b"".join(
        _field(11, _value(n, s)) for n, s in zip(inputs, shapes)) + _field(12, _value("y", shapes[-1]))
    return _number(1, 4) + _field(7, graph) + _field(8, _number(2, 9))


def _run(provider: str, operator: str, arrays: List[Any], shape: List[int]) -> Any:
    import onnxruntime
    options = onnxruntime.SessionOptions()
    options.log_severity_level = 2  # warnings: why a provider did not start is an error
    session = onnxruntime.InferenceSession(
        model(operator, [list(a.shape) for a in arrays] + [shape]), options, providers=[provider])
    if session.get_providers()[0] != provider:
        raise Wrong(Problem(
            "ort-cuda-provider-failed", part="onnxruntime", seen=session.get_providers()[0], expected=provider,
            cause="ONNX Runtime could not start its CUDA provider and fell back to the CPU",
            confirm="python -c 'import onnxruntime as o; o.preload_dlls(); print(o.get_available_providers())'",
            fix="envsolve build --locked"))
    return session.run(None, {"x%d" % i: a for i, a in enumerate(arrays)})[0]


def _arrays(seed: int, *shapes: tuple) -> List[Any]:
    import numpy
    random = numpy.random.RandomState(seed)
    return [random.standard_normal(s).astype(numpy.float32) for s in shapes]


def _matmul(provider: str, tolerance: float) -> None:
    a, b = _arrays(1, (64, 64), (64, 64))
    want = a.astype("float64") @ b.astype("float64")
    error = abs(_run(provider, "MatMul", [a, b], [64, 64]) - want).max() / abs(want).max()
    assert error <= tolerance, "a product is off by %.2g of its largest value" % error


def cpu_op(seed: int) -> str:
    """A product through the CPU provider."""
    _matmul("CPUExecutionProvider", 1e-5)
    return "MatMul on the CPU provider"


def gpu_matmul(context: Context) -> str:
    """A product through the CUDA provider."""
    return matmul_on_gpu()


def matmul_on_gpu() -> str:
    """A product through the CUDA provider; tf32 is its default."""
    _preload()
    _matmul(_CUDA, 5e-3)
    return "MatMul on the CUDA provider"


def gpu_cudnn(context: Context) -> str:
    """A convolution through the CUDA provider against the CPU provider's."""
    _preload()
    arrays = _arrays(2, (1, 4, 16, 16), (8, 4, 3, 3))
    got, want = (_run(p, "Conv", arrays, [1, 8, 14, 14]) for p in (_CUDA, "CPUExecutionProvider"))
    error = abs(got - want).max() / abs(want).max()
    assert error <= 5e-3, "a convolution is off by %.2g of its largest value" % error
    return "cuDNN %s: convolution" % cudnn.version(context)


def _preload() -> None:
    """Load CUDA from NVIDIA's wheels; releases from 1.21 on offer it."""
    import onnxruntime
    if hasattr(onnxruntime, "preload_dlls"):
        onnxruntime.preload_dlls()
