"""PaddlePaddle."""

from __future__ import annotations

import glob
import os
from typing import Any, List, Optional

from envsolve_selftest import cudnn, fatbin, nccl, stack
from envsolve_selftest.context import Context
from envsolve_selftest.frameworks import BuildInfo, Wrong
from envsolve_selftest.model import Problem

_SEED = 20261120
_LIBRARIES = ("paddle/libs/libphi_gpu*.so", "paddle/base/libpaddle.so", "paddle/fluid/*.so")

CONFIRM_CUDA = "python -c 'import paddle; paddle.version.show()'"
CONFIRM_KERNELS = "python -c 'import paddle; print(paddle.version.cuda_archs())'"


def import_framework() -> str:
    """Import paddle, which loads its own libraries at once."""
    import paddle
    return str(paddle.__version__)


def build_info(context: Context) -> BuildInfo:
    """What paddle.version tells, and the cuDNN that paddle loads."""
    import paddle
    info = BuildInfo(version=str(paddle.__version__))
    if paddle.is_compiled_with_cuda():
        info.cuda = _told(paddle, "cuda") or context.lock.cuda  # before 2.2 it does not tell
        info.cudnn = _told(paddle, "cudnn")
        info.nccl = nccl.text(_told(paddle, "nccl"))
        info.cudnn_loaded = _cudnn_loaded(context, paddle)
    return info


def _told(paddle: Any, name: str) -> str:
    """A version that the build was made with; empty where it has none or does not tell."""
    text = str(getattr(paddle.version, name, lambda: "")())
    return "" if text in ("False", "None", "0") else text


def _cudnn_loaded(context: Context, paddle: Any) -> str:
    loaded = paddle.device.get_cudnn_version()
    if loaded is None and context.lock.cudnn:
        raise Wrong(Problem(
            stack.cudnn_missing_error(context.lock.cudnn.split(".")[0]), part="cudnn", seen="no cuDNN loaded",
            expected="cuDNN " + context.lock.cudnn, cause="Paddle cannot load cuDNN",
            confirm="python -c 'import paddle; print(paddle.device.get_cudnn_version())'",
            fix="envsolve build --locked"))
    return cudnn.text(loaded)


def architectures(context: Context) -> Optional[List[str]]:
    """What paddle.version tells; before 2.6 it is read from the fat binaries."""
    import paddle
    told = getattr(paddle.version, "cuda_archs", lambda: None)()
    if told:
        return ["sm_%s" % arch for arch in told]
    found: List[str] = []
    for site_dir in context.site_dirs:
        for pattern in _LIBRARIES:
            found += glob.glob(os.path.join(glob.escape(site_dir), pattern))
    return fatbin.architectures(found) or None


def cpu_op(seed: int) -> str:
    """Linear algebra, a gradient, a convolution and training, each against a known answer."""
    import paddle
    paddle.device.set_device("cpu")
    paddle.seed(seed)
    _linear_algebra(paddle)
    _gradient(paddle)
    _convolution(paddle)
    losses = _train(paddle)
    return "inverse, gradient, convolution; loss %.3f to %.3f" % (losses[0], losses[-1])


def _linear_algebra(paddle: Any) -> None:
    a = paddle.randn([64, 64], dtype="float64") + 64 * paddle.eye(64, dtype="float64")
    x = paddle.randn([64, 8], dtype="float64")
    error = float((paddle.matmul(paddle.inverse(a), paddle.matmul(a, x)) - x).abs().max())
    assert error < 1e-10, "undoing a product is off by %g" % error


def _gradient(paddle: Any) -> None:
    x = paddle.linspace(-2, 2, 101, dtype="float64")
    x.stop_gradient = False
    (x ** 3).sum().backward()
    error = float((_grad(paddle, x) - 3 * x.detach() ** 2).abs().max())
    assert error < 1e-10, "the gradient of x cubed is off by %g" % error


def _grad(paddle: Any, x: Any) -> Any:
    """The gradient as a tensor; paddle 2.0 has it as an array."""
    return x.grad if hasattr(x.grad, "numpy") else paddle.to_tensor(x.grad)


def _convolution(paddle: Any) -> None:
    """A convolution is a matrix product of its unfolded input."""
    image, kernel = paddle.randn([2, 3, 16, 16]), paddle.randn([8, 3, 3, 3])
    got = paddle.nn.functional.conv2d(image, kernel)
    columns = paddle.nn.functional.unfold(image, 3)
    want = paddle.matmul(kernel.reshape([8, -1]), columns).reshape(got.shape)
    error = float((got - want).abs().max())
    assert error < 1e-3, "a convolution is off by %g" % error


def _train(paddle: Any, expect_on: str = "cpu") -> List[float]:
    """A small network on the current device, which must be where its weights and data lie."""
    paddle.seed(_SEED)
    nn = paddle.nn
    model = nn.Sequential(nn.Conv2D(1, 8, 3), nn.ReLU(), nn.Flatten(), nn.Linear(8 * 36, 2))
    inputs = paddle.randn([128, 1, 8, 8])
    targets = (inputs.mean(axis=[1, 2, 3]) > 0).astype("int64")
    for tensor in [inputs, targets] + list(model.parameters()):
        if expect_on not in str(tensor.place).lower():
            raise Wrong(Problem("data-on-cpu", part="paddle", seen=str(tensor.place), expected=expect_on,
                                cause="a tensor made after set_device('gpu') lies on %s" % tensor.place))
    optimiser = paddle.optimizer.Adam(learning_rate=0.01, parameters=model.parameters())
    losses = []
    for _ in range(20):
        loss = nn.functional.cross_entropy(model(inputs), targets)
        loss.backward()
        optimiser.step()
        optimiser.clear_grad()
        losses.append(float(loss))
    assert losses[-1] < 0.7 * losses[0], "training does not learn: loss %g to %g" % (losses[0], losses[-1])
    return losses


def _gpu() -> Any:
    """paddle on the first GPU; raises what paddle itself says when there is none."""
    import paddle
    paddle.device.set_device("gpu:0")
    return paddle


def _close(name: str, got: Any, want: Any, tolerance: float) -> None:
    got, want = got.astype("float32").numpy().astype("float64"), want.astype("float64")
    error = abs(got - want).max() / abs(want).max()
    assert error <= tolerance, "%s is off by %.2g of its largest value, allowed is %.2g" % (name, error, tolerance)


def gpu_cudnn(context: Context) -> str:
    """A convolution and its gradient against the CPU's."""
    paddle = _gpu()
    conv(paddle, "gpu:0")
    return "cuDNN %s: forward, backward" % cudnn.text(paddle.device.get_cudnn_version())


def conv(paddle: Any, device: str) -> None:
    """A convolution and its gradient on a device against the CPU's."""
    import numpy
    random = numpy.random.RandomState(1)
    arrays = [random.standard_normal(shape).astype("float32") for shape in ((4, 8, 32, 32), (16, 8, 3, 3))]
    outcomes = []
    for place in (device, "cpu"):
        paddle.device.set_device(place)
        image, kernel = (paddle.to_tensor(a) for a in arrays)
        kernel.stop_gradient = False
        out = paddle.nn.functional.conv2d(image, kernel, padding=1)
        (out ** 2).sum().backward()
        outcomes.append((out.detach(), _grad(paddle, kernel)))
    for name, got, want in zip(("a convolution", "its kernel's gradient"), *outcomes):
        _close(name, got, want.numpy(), 3e-3)  # tf32 may be on


def gpu_matmul(context: Context) -> str:
    """Products in each precision against NumPy's."""
    paddle = _gpu()
    bf16 = paddle.device.cuda.get_device_capability(0) >= (8, 0)
    return products(paddle, ("float32", "float16") + (("bfloat16",) if bf16 else ()))


def products(paddle: Any, dtypes: Any) -> str:
    """Products on the current device."""
    import numpy
    random = numpy.random.RandomState(1)
    a, b = (random.standard_normal((256, 256)).astype("float32") for _ in range(2))
    for dtype in dtypes:
        x, y = (paddle.to_tensor(array).astype(dtype) for array in (a, b))
        left, right = (t.astype("float32").numpy().astype("float64") for t in (x, y))
        _close("a product in " + dtype, paddle.matmul(x, y), left @ right, 3e-2 if dtype == "bfloat16" else 5e-3)
    return " ".join(dtypes)


def gpu_training(context: Context) -> str:
    """A small network learns with its weights and data on the GPU."""
    losses = _train(_gpu(), "gpu")
    return "loss %.3f to %.3f" % (losses[0], losses[-1])
