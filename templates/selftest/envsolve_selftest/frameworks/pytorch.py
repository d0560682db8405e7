"""PyTorch."""

from __future__ import annotations

import warnings
from typing import List, Optional

from envsolve_selftest import cudnn
from envsolve_selftest.context import Context
from envsolve_selftest.frameworks import BuildInfo
from envsolve_selftest.frameworks.pytorch_gpu import (  # noqa: F401 - the adapter's GPU half
    gpu_compile, gpu_cudnn, gpu_matmul, gpu_nccl, gpu_training)

FORKS = True
_RATE = 0.01  # of learning
CONFIRM_CUDA = "python -c 'import torch; print(torch.version.cuda)'"
CONFIRM_KERNELS = "python -c 'import torch; print(torch._C._cuda_getArchFlags())'"


def import_framework() -> str:
    """Import torch; NumPy's complaint about its ABI is an error, not a warning.

    No NumPy at all is none: torch works without it.
    """
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        import torch
    for warning in seen:
        text = str(warning.message)
        if "No module named 'numpy'" in text:
            continue
        if "_ARRAY_API" in text or "Failed to initialize NumPy" in text:
            raise ImportError(text)
    return str(torch.__version__)


def build_info(context: Context) -> BuildInfo:
    """Compiled-in versions, and cuDNN's as loaded."""
    import torch
    info = BuildInfo(version=str(torch.__version__), cuda=torch.version.cuda or "")
    info.cudnn = cudnn.of_torch(torch.__config__.show())
    if info.cuda:
        info.cudnn_loaded = cudnn.text(torch.backends.cudnn.version())
        info.nccl = _nccl()
    return info


def _nccl() -> str:
    import torch
    try:
        found = torch.cuda.nccl.version()
    except (AttributeError, RuntimeError):
        return ""  # built without NCCL
    return ".".join(str(p) for p in found) if isinstance(found, tuple) else str(found)


def architectures(context: Context) -> Optional[List[str]]:
    """The flags that torch was compiled with; known without a GPU."""
    import torch
    flags = getattr(torch._C, "_cuda_getArchFlags", lambda: None)()
    return flags.split() if flags else None


def cpu_op(seed: int) -> str:
    """Linear algebra, gradients, a convolution, training and NumPy, each against a known answer."""
    import torch
    torch.manual_seed(seed)
    _linear_algebra(torch)
    _gradient(torch)
    _convolution(torch)
    before, after = _training(torch)
    return "solve, gradient, convolution; loss %.3f to %.3f%s" % (before, after, _numpy(torch))


def _linear_algebra(torch) -> None:
    a = torch.randn(64, 64, dtype=torch.float64) + 64 * torch.eye(64, dtype=torch.float64)
    x = torch.randn(64, 8, dtype=torch.float64)
    error = (torch.linalg.solve(a, a @ x) - x).abs().max().item()
    assert error < 1e-10, "solving a linear system is off by %g" % error


def _gradient(torch) -> None:
    x = torch.linspace(-2, 2, 101, dtype=torch.float64, requires_grad=True)
    (x ** 3).sum().backward()
    error = (x.grad - 3 * x.detach() ** 2).abs().max().item()
    assert error < 1e-10, "the gradient of x cubed is off by %g" % error


def _convolution(torch) -> None:
    """A convolution is a matrix product of its unfolded input."""
    image, kernel = torch.randn(2, 3, 16, 16), torch.randn(8, 3, 3, 3)
    got = torch.nn.functional.conv2d(image, kernel)
    want = (kernel.view(8, -1) @ torch.nn.functional.unfold(image, 3)).view_as(got)
    error = (got - want).abs().max().item()
    assert error < 1e-3, "a convolution is off by %g" % error


def _training(torch):
    inputs = torch.randn(128, 1, 8, 8)
    targets = inputs.mean(dim=(1, 2, 3)).gt(0).long()
    model = torch.nn.Sequential(
        torch.nn.Conv2d(1, 8, 3), torch.nn.ReLU(), torch.nn.Flatten(), torch.nn.Linear(8 * 36, 2))
    parameters = list(model.parameters())
    means = [torch.zeros_like(p) for p in parameters]
    squares = [torch.zeros_like(p) for p in parameters]
    losses = []
    for step in range(1, 21):
        loss = torch.nn.functional.cross_entropy(model(inputs), targets)
        losses.append(loss.item())
        gradients = torch.autograd.grad(loss, parameters)
        with torch.no_grad():
            for parameter, gradient, mean, square in zip(parameters, gradients, means, squares):
                _adam(step, parameter, gradient, mean, square)
    assert losses[-1] < 0.7 * losses[0], "training does not learn: loss %g to %g" % (losses[0], losses[-1])
    return losses[0], losses[-1]


def _adam(step: int, parameter, gradient, mean, square) -> None:
    """One step of Adam (Kingma and Ba, arXiv:1412.6980), by hand.

    Making one of torch's own optimisers imports its just-in-time compiler, which takes
    as long as torch does; that is tried where it is used, on GPUs.
    """
    mean += 0.1 * (gradient - mean)
    square += 0.001 * (gradient ** 2 - square)
    parameter -= _RATE * (mean / (1 - 0.9 ** step)) / ((square / (1 - 0.999 ** step)).sqrt() + 1e-8)


def _numpy(torch) -> str:
    try:
        import numpy
    except ImportError as err:
        if getattr(err, "name", "") == "numpy":
            return ", no NumPy installed"
        raise
    array = numpy.arange(12, dtype=numpy.float32).reshape(3, 4)
    tensor = torch.from_numpy(array)
    tensor += 1
    assert array[2, 3] == 12.0 and tensor.numpy() is not None, "NumPy and torch do not share memory"
    return ", NumPy %s" % numpy.__version__
