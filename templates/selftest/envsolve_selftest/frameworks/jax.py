"""JAX."""

from __future__ import annotations

import glob
import importlib
import os
from typing import Any, List, Optional

from envsolve_selftest import cudnn, fatbin, stack, xla
from envsolve_selftest.context import Context
from envsolve_selftest.frameworks import BuildInfo, Wrong
from envsolve_selftest.model import Problem

_SEED = 20261120
_PLUGIN_MAJORS = ("13", "12")
_PLATFORMS, _PLATFORM = "JAX_PLATFORMS", "JAX_PLATFORM_NAME"  # those to start, and an older word for the first of them


def import_framework() -> str:
    """Import jax and jaxlib; jax itself refuses a jaxlib that does not fit."""
    import jax
    import jaxlib  # noqa: F401
    return str(jax.__version__)


def build_info(context: Context) -> BuildInfo:
    """What the CUDA plugin was built with; a plugin of another version is its own failure."""
    import jax
    info = BuildInfo(version=str(jax.__version__))
    versions = _plugin_versions()
    if versions is not None:
        info.cuda = _cuda_text(versions.cuda_runtime_build_version())
        info.cudnn = cudnn.text(versions.cudnn_build_version())
        info.cudnn_loaded = _cudnn_loaded(context, versions)
        xla.need_compiler(context)
    return info


def _plugin_versions() -> Any:
    """The plugin's module of versions (jaxlib's own from 0.4.26 on until there were plugins), or None.

    The plugin is told to load NVIDIA's libraries first, as it does when JAX starts it.
    """
    for major in _PLUGIN_MAJORS:
        plugin = _module("jax_plugins.xla_cuda" + major)
        getattr(plugin, "_load_nvidia_libraries", lambda: None)()
    names = ["jax_cuda%s_plugin._versions" % major for major in _PLUGIN_MAJORS] + ["jaxlib.cuda._versions"]
    return next((m for m in map(_module, names) if m is not None), None)


def _module(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        return None


def _cudnn_loaded(context: Context, versions: Any) -> str:
    try:
        return cudnn.text(versions.cudnn_get_version())
    except RuntimeError as err:  # JAX's own words for this: Unable to load cuDNN. Is it installed?
        raise Wrong(Problem(
            stack.cudnn_missing_error(context.lock.cudnn.split(".")[0]), part="cudnn", seen=str(err),
            expected="cuDNN " + context.lock.cudnn, cause="JAX's CUDA plugin cannot load cuDNN: %s" % err,
            fix="envsolve build --locked"))


def _cuda_text(number: int) -> str:
    return "%d.%d" % (number // 1000, number % 1000 // 10)


def architectures(context: Context) -> Optional[List[str]]:
    """Read from the plugin's fat binaries, as JAX does not tell."""
    found: List[str] = []
    for site_dir in context.site_dirs:
        for pattern in ("jax_plugins/xla_cuda1*/*.so", "jaxlib/cuda/*.so"):
            found += glob.glob(os.path.join(glob.escape(site_dir), pattern))
    return fatbin.architectures(found) or None


def cpu_op(seed: int) -> str:
    """Linear algebra, a gradient and training, each against a known answer."""
    os.environ[_PLATFORMS] = "cpu"  # this check's process computes nowhere else
    os.environ.pop(_PLATFORM, None)
    import jax
    import jax.numpy as jnp
    key = jax.random.PRNGKey(seed)
    a = jax.random.normal(key, (64, 64)) + 64 * jnp.eye(64)
    x = jax.random.normal(jax.random.PRNGKey(seed + 1), (64, 8))
    error = float(abs(jnp.linalg.solve(a, a @ x) - x).max())
    assert error < 1e-3, "solving a linear system is off by %g" % error
    points = jnp.linspace(-2.0, 2.0, 101)
    error = float(abs(jax.grad(lambda p: (p ** 3).sum())(points) - 3 * points ** 2).max())
    assert error < 1e-4, "the gradient of x cubed is off by %g" % error
    losses = _train(jax)
    return "solve, gradient, jit; loss %.3f to %.3f" % (losses[0], losses[-1])


def _train(jax: Any) -> List[float]:
    jnp = jax.numpy
    keys = jax.random.split(jax.random.PRNGKey(_SEED), 3)
    inputs = jax.random.normal(keys[0], (128, 8, 8, 1))
    targets = (inputs.mean(axis=(1, 2, 3)) > 0).astype(jnp.int32)
    weights = (0.3 * jax.random.normal(keys[1], (3, 3, 1, 8)), 0.1 * jax.random.normal(keys[2], (288, 2)))

    def loss(weights: Any) -> Any:
        hidden = jax.lax.conv_general_dilated(
            inputs, weights[0], (1, 1), "VALID", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        logits = jax.nn.log_softmax(jax.nn.relu(hidden).reshape(128, 288) @ weights[1])
        return -jnp.take_along_axis(logits, targets[:, None], axis=1).mean()

    step = jax.jit(jax.value_and_grad(loss))
    losses = []
    for _ in range(30):
        value, gradients = step(weights)
        weights = tuple(w - 0.05 * g for w, g in zip(weights, gradients))
        losses.append(float(value))
    assert losses[-1] < 0.8 * losses[0], "training does not learn: loss %g to %g" % (losses[0], losses[-1])
    return losses


def _gpus() -> Any:
    """jax on its GPUs, without taking most of their memory first."""
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    _start_cpu_too()
    import jax
    platform = jax.devices()[0].platform
    if platform not in ("gpu", "cuda"):
        _kept_off_gpus(platform)
        raise Wrong(Problem(
            "jax-cpu-only-jaxlib", part="jax", seen="jax computes on " + platform, expected="gpu",
            cause="the driver works, but JAX found no usable CUDA plugin and falls back to the CPU",
            confirm="JAX_PLATFORMS=cuda python -c 'import jax; print(jax.devices())'", fix="envsolve build --locked"))
    return jax


def _start_cpu_too() -> None:
    """Have JAX start the CPU after the platforms that the user names: it gives the results to compare with."""
    named = [name for name in os.environ.get(_PLATFORMS, "").split(",") if name]
    if named and "cpu" not in named:
        os.environ[_PLATFORMS] = ",".join(named + ["cpu"])


def _kept_off_gpus(platform: str) -> None:
    """Raise Wrong where a variable of the user's has JAX compute on another platform first."""
    for variable in (_PLATFORMS, _PLATFORM):
        if os.environ.get(variable, "").split(",")[0] == platform:
            raise Wrong(Problem(
                "jax-cpu-only-jaxlib", part="jax", seen="%s=%s" % (variable, os.environ[variable]), expected="gpu",
                cause="%s=%s has JAX compute on %s, whatever GPUs there are" % (
                    variable, os.environ[variable], platform),
                confirm="echo $" + variable, fix="unset " + variable))


def _close(name: str, got: Any, want: Any, tolerance: float) -> None:
    import numpy
    got, want = numpy.asarray(got, dtype=numpy.float64), numpy.asarray(want, dtype=numpy.float64)
    error = abs(got - want).max() / abs(want).max()
    assert error <= tolerance, "%s is off by %.2g of its largest value, allowed is %.2g" % (name, error, tolerance)


def _on_cpu(jax: Any, work: Any, *arguments: Any) -> Any:
    cpu = jax.devices("cpu")[0]
    return work(*[jax.device_put(a, cpu) for a in arguments])


def gpu_cudnn(context: Context) -> str:
    """A convolution and its gradient against the CPU's."""
    jax = _gpus()

    def convolve(image: Any, kernel: Any) -> Any:
        return jax.lax.conv_general_dilated(image, kernel, (1, 1), "SAME", precision=jax.lax.Precision.HIGHEST)

    both = jax.jit(lambda i, k: (convolve(i, k), jax.grad(lambda q: (convolve(i, q) ** 2).sum())(k)))
    image = jax.random.normal(jax.random.PRNGKey(1), (4, 8, 32, 32))
    kernel = jax.random.normal(jax.random.PRNGKey(2), (16, 8, 3, 3))
    for name, a, b in zip(("a convolution", "its kernel's gradient"),
                          both(image, kernel), _on_cpu(jax, both, image, kernel)):
        _close(name, a, b, 1e-4)
    return "cuDNN %s: forward, backward" % build_info(context).cudnn_loaded


def gpu_matmul(context: Context) -> str:
    """Products in each precision against a result of NumPy."""
    jax = _gpus()
    import numpy
    a, b = (jax.random.normal(jax.random.PRNGKey(i), (256, 256)) for i in (3, 4))
    shown = []
    for dtype, precision, tolerance in (("float32", "HIGHEST", 1e-5), ("float32", "DEFAULT", 5e-3),
                                        ("float16", "HIGHEST", 5e-3), ("bfloat16", "HIGHEST", 3e-2)):
        x, y = a.astype(dtype), b.astype(dtype)
        got = jax.numpy.matmul(x, y, precision=getattr(jax.lax.Precision, precision))
        want = numpy.asarray(x, dtype=numpy.float64) @ numpy.asarray(y, dtype=numpy.float64)
        _close("a product in %s, %s precision" % (dtype, precision.lower()), got, want, tolerance)
        shown.append(dtype if precision == "HIGHEST" else "%s (default)" % dtype)
    return " ".join(shown)


def gpu_training(context: Context) -> str:
    """A small network learns on the default device, which is the GPU."""
    jax = _gpus()
    losses = _train(jax)
    return "loss %.3f to %.3f on %s" % (losses[0], losses[-1], jax.devices()[0].device_kind)


def gpu_compile(context: Context) -> str:
    """XLA's own code generator, with ptxas and libdevice."""
    jax = _gpus()
    fused = jax.jit(lambda x: (jax.numpy.sin(x) * 2 + jax.numpy.minimum(jax.numpy.exp(x), 3)).sum(axis=1))
    x = jax.random.normal(jax.random.PRNGKey(5), (1024, 512))
    _close("compiled code", fused(x), _on_cpu(jax, fused, x), 1e-4)
    return "XLA"


def gpu_nccl(context: Context) -> str:
    """A sum over every GPU of this process."""
    jax = _gpus()
    count = jax.local_device_count()
    values = jax.numpy.arange(1.0, count + 1)
    got = jax.pmap(lambda v: jax.lax.psum(v, "gpus"), axis_name="gpus")(values)
    assert (got == count * (count + 1) / 2).all(), "a sum over %d GPUs gave %s" % (count, got)
    return "sum over %d GPU%s" % (count, "" if count == 1 else "s")
