"""TensorFlow."""

from __future__ import annotations

import os
from typing import Any, Callable, Dict, List, Optional

from envsolve_selftest import cudnn, xla
from envsolve_selftest.context import Context
from envsolve_selftest.frameworks import BuildInfo, Wrong
from envsolve_selftest.model import Problem, Skip

_SEED = 20261120


def import_framework() -> str:
    """Import tensorflow; its chatter about optional plug-ins is left out."""
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "1")
    import tensorflow
    return str(tensorflow.__version__)


def build_info(context: Context) -> BuildInfo:
    """What tf.sysconfig tells, and the cuDNN that would be loaded."""
    import tensorflow as tf
    told = _told(context)
    info = BuildInfo(version=str(tf.__version__))
    if told.get("is_cuda_build"):
        info.cuda, info.cudnn = str(told.get("cuda_version", "")), str(told.get("cudnn_version", ""))
        info.cudnn_loaded = cudnn.version(context)
        xla.need_compiler(context)
    return info


def _told(context: Context) -> Dict[str, Any]:
    """tf.sysconfig.get_build_info(); before 2.3 TensorFlow tells no more than whether it knows CUDA."""
    import tensorflow as tf
    ask = getattr(tf.sysconfig, "get_build_info", None)
    if ask is not None:
        return dict(ask())
    return {"is_cuda_build": tf.test.is_built_with_cuda(), "cuda_version": context.lock.cuda}


def architectures(context: Context) -> Optional[List[str]]:
    """The list that TensorFlow was configured with."""
    told = _told(context).get("cuda_compute_capabilities")
    if told is None:
        return None
    flags: List[str] = []
    for one in told:
        name = str(one)
        # A plain 9.0 or compute_90 asks for a cubin and PTX, sm_90 for a cubin alone.
        number = name.split("_")[-1].replace(".", "")
        flags += ["sm_" + number] if name.startswith("sm_") else ["sm_" + number, "compute_" + number]
    return flags


def cpu_op(seed: int) -> str:
    """Linear algebra, a gradient, a convolution and training, each against a known answer."""
    import tensorflow as tf
    tf.random.set_seed(seed)
    with tf.device("/CPU:0"):
        a = tf.random.normal((64, 64), dtype=tf.float64) + 64 * tf.eye(64, dtype=tf.float64)
        x = tf.random.normal((64, 8), dtype=tf.float64)
        error = float(tf.reduce_max(tf.abs(tf.linalg.solve(a, a @ x) - x)))
        assert error < 1e-10, "solving a linear system is off by %g" % error
        _gradient(tf)
        losses = _train(tf)
    return "solve, gradient, convolution; loss %.3f to %.3f" % (losses[0], losses[-1])


def _gradient(tf: Any) -> None:
    x = tf.linspace(tf.constant(-2.0, tf.float64), tf.constant(2.0, tf.float64), 101)
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = tf.reduce_sum(x ** 3)
    error = float(tf.reduce_max(tf.abs(tape.gradient(y, x) - 3 * x ** 2)))
    assert error < 1e-10, "the gradient of x cubed is off by %g" % error


def _train(tf: Any, expect_on: str = "") -> List[float]:
    """A small network by hand, so that Keras 2 and 3 are alike."""
    tf.random.set_seed(_SEED)
    inputs = tf.random.normal((128, 8, 8, 1))
    targets = tf.cast(tf.reduce_mean(inputs, axis=(1, 2, 3)) > 0, tf.int32)
    weights = [tf.Variable(0.3 * tf.random.normal(s)) for s in ((3, 3, 1, 8), (288, 2))]
    for one in weights + [inputs] if expect_on else []:
        _on(expect_on, one)
    losses = []
    for _ in range(30):
        with tf.GradientTape() as tape:
            hidden = tf.reshape(tf.nn.relu(tf.nn.conv2d(inputs, weights[0], 1, "VALID")), (128, 288))
            loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(
                labels=targets, logits=hidden @ weights[1]))
        for weight, gradient in zip(weights, tape.gradient(loss, weights)):
            weight.assign_sub(0.05 * gradient)
        losses.append(float(loss))
    assert losses[-1] < 0.8 * losses[0], "training does not learn: loss %g to %g" % (losses[0], losses[-1])
    return losses


def _on(kind: str, tensor: Any) -> None:
    if kind not in tensor.device:
        raise Wrong(Problem("data-on-cpu", part="tensorflow", seen=tensor.device, expected=kind,
                            cause="a tensor made under tf.device('/GPU:0') lies on %s" % tensor.device))


def _gpus() -> Any:
    """tensorflow with growing memory on every GPU; a GPU it does not list is the failure."""
    import tensorflow as tf
    found = tf.config.list_physical_devices("GPU")
    if not found:
        raise Wrong(Problem(
            "tf-skipping-gpu-registration", part="tensorflow", seen="no GPU listed", expected="a GPU",
            cause="the driver works, but TensorFlow lists no GPU: it could not load one of its libraries",
            confirm="TF_CPP_MAX_VLOG_LEVEL=1 python -c \"import tensorflow as tf; "
                    "tf.config.list_physical_devices('GPU')\" 2>&1 | grep -i 'could not'",
            fix="envsolve build --locked"))
    for gpu in found:
        tf.config.experimental.set_memory_growth(gpu, True)
    return tf


def gpu_cudnn(context: Context) -> str:
    """A convolution and its gradient against the CPU's, with memory growth on."""
    tf = _gpus()
    image, kernel = tf.random.normal((4, 16, 16, 8)), tf.random.normal((3, 3, 8, 16))
    got, want = [_convolve(tf, device, image, kernel) for device in ("/GPU:0", "/CPU:0")]
    for name, a, b in zip(("a convolution", "its kernel's gradient"), got, want):
        _close(tf, name, a, b, 3e-3)  # tf32 is on by default
    return "cuDNN %s: forward, backward, memory growth" % cudnn.version(context)


def _convolve(tf: Any, device: str, image: Any, kernel: Any) -> Any:
    with tf.device(device), tf.GradientTape() as tape:
        kernel = tf.identity(kernel)
        tape.watch(kernel)
        out = tf.nn.conv2d(tf.identity(image), kernel, 1, "SAME")
        return out, tape.gradient(tf.reduce_sum(out ** 2), kernel)


def _close(tf: Any, name: str, got: Any, want: Any, tolerance: float) -> None:
    got, want = tf.cast(got, tf.float64).numpy(), tf.cast(want, tf.float64).numpy()
    error = abs(got - want).max() / abs(want).max()
    assert error <= tolerance, "%s is off by %.2g of its largest value, allowed is %.2g" % (name, error, tolerance)


def gpu_matmul(context: Context) -> str:
    """Products in each precision against a double precision result of the CPU."""
    tf = _gpus()
    a, b = tf.random.normal((256, 256)), tf.random.normal((256, 256))
    for dtype, tolerance in ((tf.float32, 3e-3), (tf.float16, 5e-3), (tf.bfloat16, 3e-2)):
        x, y = tf.cast(a, dtype), tf.cast(b, dtype)
        with tf.device("/GPU:0"):
            got = tf.identity(x) @ tf.identity(y)
        with tf.device("/CPU:0"):
            want = tf.cast(x, tf.float64) @ tf.cast(y, tf.float64)
        _close(tf, "a product in %s" % dtype.name, got, want, tolerance)
    return "fp32 fp16 bf16"


def gpu_training(context: Context) -> str:
    """A small network learns with its weights and data on the GPU."""
    tf = _gpus()
    with tf.device("/GPU:0"):
        losses = _train(tf, "GPU")
    return "loss %.3f to %.3f" % (losses[0], losses[-1])


def gpu_compile(context: Context) -> str:
    """XLA, which needs ptxas and libdevice."""
    tf = _gpus()

    def plain(x: Any) -> Any:
        return tf.reduce_sum(tf.sin(x) * 2 + tf.minimum(tf.exp(x), 3.0), axis=1)

    x = tf.random.normal((1024, 512))
    fused = _compiled(tf, plain)
    with tf.device("/GPU:0"):
        got = fused(tf.identity(x))
    _close(tf, "compiled code", got, plain(x), 1e-4)
    return "XLA"


def _compiled(tf: Any, plain: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Through XLA; before 2.5 the argument had another name."""
    try:
        return tf.function(plain, jit_compile=True)
    except TypeError:
        return tf.function(plain, experimental_compile=True)


def gpu_nccl(context: Context) -> str:
    """A mirrored all-reduce over every GPU."""
    tf = _gpus()
    count = len(tf.config.list_physical_devices("GPU"))
    if count < 2:
        raise Skip("TensorFlow uses NCCL between GPUs, and there is one")
    strategy = tf.distribute.MirroredStrategy(cross_device_ops=tf.distribute.NcclAllReduce())
    got = strategy.run(lambda: tf.distribute.get_replica_context().all_reduce("sum", tf.constant(1.0)))
    for value in strategy.experimental_local_results(got):
        assert float(value) == count, "an all-reduce over %d GPUs gave %s" % (count, float(value))
    return "sum over %d GPUs" % count

