"""extensions: each extension of the target imports and runs its smallest operation.

Its GPU half runs where there is a GPU; without one the import alone already
shows an extension that was built for another framework.
"""

from __future__ import annotations

import ctypes
import gc
import glob
import importlib
import importlib.util
import mmap
import os
import re
import shutil
import tempfile
import time
from functools import partial
from typing import Any, Callable, Dict, Iterator, List

from envsolve_selftest import bytecode, driver, stack, temporary, wheels
from envsolve_selftest.ahead import Ahead
from envsolve_selftest.context import Context
from envsolve_selftest.model import Problem, Result

_ABSENT = re.compile(r"(lib\S+\.so[.\d]*): cannot open shared object file")
_DRIVER_ABSENT = ("libcuda.so.1", "libnvidia-ml.so.1")


def run(context: Context) -> Result:
    """Try every installed wheel that there is a trial for."""
    installed = wheels.by_name(context.site_dirs)
    own = {d for f in context.lock.frameworks if f.name in stack.FRAMEWORKS
           for d in stack.FRAMEWORKS[f.name].distributions}
    wanted = [n for n in sorted(TRIALS) if n in installed and n not in own
              and (context.lock.wheel(n) or not context.lock.wheels)]
    result = Result("extensions", expected="each imports and works")
    if not wanted:
        return result.skip("the lock has no extension that there is a trial for")
    seen: List[str] = []
    gc.disable()  # what imports make stays, and looking through it again and again takes time; the process ends here
    with _compiled_ahead(context, wanted):
        for name in wanted:
            _try(name, installed[name].version, _has_gpu(context), seen, result)
    result.seen = ", ".join(seen) if not result.problems else result.problems[0].seen
    return result


def _compiled_ahead(context: Context, names: List[str]) -> Ahead:
    """The byte code of what is imported last, from a process that meets no GPU; none where there is some already."""
    began = time.time() - context.elapsed()
    compiled = stack.has_bytecode(context) or context.bytecode and any(
        bytecode.made_before(os.path.join(d, "__init__.py"), began) for d in stack.framework_dirs(context))
    if compiled or not context.own_bytecode or driver.device_nodes():
        names = []
    return Ahead(context.own_bytecode, [partial(TRIALS[name], False) for name in names])


def _has_gpu(context: Context) -> bool:
    if context.lock.gpu_mode == "off" or not context.lock.wants_cuda:
        return False
    try:
        cuda = driver.Cuda()
        cuda.init()
        found = bool(cuda.devices())
    except (OSError, driver.DriverError):
        return False
    try:
        import torch  # a driver that torch cannot use is another check's finding
        return found and bool(torch.cuda.is_available())
    except ImportError:
        return found


def _try(name: str, version: str, gpu: bool, seen: List[str], result: Result) -> None:
    try:
        seen.append("%s %s%s" % (name, version, TRIALS[name](gpu)))
    except Exception as err:  # noqa: B902 - whatever an extension raises is its failure
        text = "%s: %s" % (type(err).__name__, err)
        if not gpu and any(lib in text for lib in _DRIVER_ABSENT):
            result.warnings.append("%s cannot be tried without a driver: %s" % (name, text))
            return
        error, fix = stack.companion_error(name), stack.reinstall(name, version)
        absent = _ABSENT.search(text)
        if isinstance(err, AttributeError) and "'numpy' has no attribute" in text:
            error, fix = "numpy-name-removed", _older_numpy()
        elif isinstance(err, OSError) and absent:
            fix = ("install what has %s, such as a wheel of NVIDIA's, with its folder on LD_LIBRARY_PATH; or a release "
                   "of %s for the CUDA that is here" % (absent.group(1), name))
        result.fail(Problem(error, part=name, seen="%s: %s" % (name, text[:200]), expected="works",
                            cause="%s %s does not work here: %s" % (name, version, " ".join(text.split())[:300]),
                            fix=fix))


def _older_numpy() -> str:
    """The words for a NumPy before the minor release that is installed."""
    import numpy
    return "python -m pip install 'numpy<%s', or a newer release of that package" % ".".join(
        numpy.__version__.split(".")[:2])


def _torchvision(gpu: bool) -> str:
    """Non-maximum suppression: the lower-scored of two like boxes goes."""
    import torch
    from torchvision.ops import nms
    boxes = torch.tensor([[0.0, 0, 10, 10], [1, 1, 11, 11], [20, 20, 30, 30]])
    scores = torch.tensor([0.9, 0.8, 0.7])
    for device in ["cpu"] + (["cuda"] if gpu else []):
        kept = nms(boxes.to(device), scores.to(device), 0.5).cpu().tolist()
        assert kept == [0, 2], "nms kept %s on %s, not [0, 2]" % (kept, device)
    return " nms"


def _torchaudio(gpu: bool) -> str:
    import torch
    import torchaudio
    wave = torch.ones(1, 800, device="cuda" if gpu else "cpu")
    out = torchaudio.functional.resample(wave, 16000, 8000)
    assert out.shape == (1, 400), "resampling to half gave %s" % (tuple(out.shape),)
    return " resample"


def _attention(run: Callable[[Any, Any, Any], Any], layout: str) -> None:
    """Compare an attention kernel with torch's own plain one."""
    import torch
    q, k, v = (torch.randn(2, 16, 4, 64, device="cuda", dtype=torch.float16) for _ in range(3))
    swap = [t.transpose(1, 2).float() for t in (q, k, v)]
    weights = torch.softmax(swap[0] @ swap[1].transpose(-1, -2) / 8.0, dim=-1)
    want = (weights @ swap[2]).transpose(1, 2)
    error = (run(q, k, v).float() - want).abs().max().item()
    assert error < 1e-2, "%s is off by %g" % (layout, error)


def _flash_attn(gpu: bool) -> str:
    import torch
    from flash_attn import flash_attn_func
    if not gpu or torch.cuda.get_device_capability() < (8, 0):
        return " (imported)"
    _attention(flash_attn_func, "flash attention")
    return " attention"


def _xformers(gpu: bool) -> str:
    from xformers import ops
    if not gpu:
        return " (imported)"
    _attention(ops.memory_efficient_attention, "memory efficient attention")
    return " attention"


def _vllm(gpu: bool) -> str:
    import torch
    _vllm_operators()
    if not gpu:
        return " (imported)"
    x = torch.randn(4, 256, device="cuda", dtype=torch.float16)
    out = torch.empty(4, 128, device="cuda", dtype=torch.float16)
    torch.ops._C.silu_and_mul(out, x)
    want = torch.nn.functional.silu(x[:, :128].float()) * x[:, 128:].float()
    assert (out.float() - want).abs().max().item() < 1e-2, "vLLM's silu_and_mul is wrong"
    return " silu_and_mul"


def _vllm_operators() -> None:
    """Import the modules that register its operators.

    Those built for torch's stable ABI are in a module of their own; the other is there while it has any left.
    """
    absent: List[ModuleNotFoundError] = []
    for name in ("vllm._C", "vllm._C_stable_libtorch"):
        try:
            importlib.import_module(name)
        except ModuleNotFoundError as err:
            if err.name != name:
                raise
            absent.append(err)
    if len(absent) == 2:
        raise absent[0]


def _bitsandbytes(gpu: bool) -> str:
    import torch
    from bitsandbytes import functional
    if not gpu:
        return " (imported)"
    x = torch.randn(4096, device="cuda")
    packed, state = functional.quantize_blockwise(x)
    error = (functional.dequantize_blockwise(packed, state) - x).abs().max().item()
    assert error < 0.2, "8-bit quantisation is off by %g" % error
    return " quantise"


def _onnxruntime(gpu: bool) -> str:
    """Beside another framework; where it is the framework its own checks ask it."""
    from envsolve_selftest.frameworks import onnxruntime
    shown = onnxruntime.cpu_op(1)
    return " " + (onnxruntime.matmul_on_gpu() if gpu else shown)


def _double(value: int) -> int:
    return 2 * value


def _numba(gpu: bool) -> str:
    """Compiled for the CPU, and for the GPU where there is one."""
    import numba
    assert numba.njit(_double)(21) == 42, "numba compiled 2 x 21 wrongly"
    if not gpu:
        return " njit"
    import numpy
    from numba import cuda

    def kernel(values):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < values.size:
            values[i] *= 2

    values = cuda.to_device(numpy.arange(64, dtype=numpy.float32))
    cuda.jit(kernel)[2, 32](values)
    assert (values.copy_to_host() == 2 * numpy.arange(64)).all(), "numba's kernel gave wrong values"
    return " njit, cuda.jit"


# Triton reads a kernel's source from its file, so there has to be one.
_KERNEL = """
import triton
import triton.language as tl

@triton.jit
def double(x, y, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(y + i, 2 * tl.load(x + i, mask=i < n), mask=i < n)
"""


def _triton(gpu: bool) -> str:
    """A kernel of three lines, where there is a GPU and a compiler for Triton's launcher, which can be loaded."""
    import triton  # noqa: F401
    compilers = (os.environ.get("CC") or "cc", "gcc", "clang")
    if not gpu or not any(shutil.which(c) for c in compilers) or not temporary.may_hold_programs():
        return " (imported)"
    import torch
    with tempfile.TemporaryDirectory(prefix="envsolve-triton-") as folder:
        os.environ["TRITON_CACHE_DIR"] = os.path.join(folder, "cache")
        path = os.path.join(folder, "envsolve_kernel.py")
        with open(path, "w", encoding="utf-8") as file:
            file.write(_KERNEL)
        spec = importlib.util.spec_from_file_location("envsolve_kernel", path)
        assert spec and spec.loader
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        x = torch.arange(1000, device="cuda", dtype=torch.float32)
        y = torch.empty_like(x)
        module.double[(8,)](x, y, 1000, BLOCK=128)
        assert torch.equal(y, 2 * x), "Triton's kernel gave wrong values"
    return " kernel"


_CUBLAS = re.compile(rb"libcublas\.so\.\d+")


def _ctranslate2(gpu: bool) -> str:
    """It counts GPUs without cuBLAS, and opens that by its name when it first computes."""
    import ctranslate2
    if not gpu:
        return " (imported)"
    seen = ctranslate2.get_cuda_device_count()
    assert seen > 0, "CTranslate2 sees no GPU"
    folder = os.path.dirname(os.path.dirname(os.path.abspath(ctranslate2.__file__)))
    names = {match.decode() for match in _named(os.path.join(folder, "ctranslate2.libs", "libctranslate2*"))}
    for name in sorted(names):
        ctypes.CDLL(name)
    return " %d GPU%s%s" % (seen, "" if seen == 1 else "s", "".join(", " + name for name in sorted(names)))


def _named(pattern: str) -> Iterator[bytes]:
    """The names of cuBLAS in the libraries that a pattern matches."""
    for path in glob.glob(pattern):
        with open(path, "rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as whole:
            yield from _CUBLAS.findall(whole)


def _imported(module: str) -> Callable[[bool], str]:
    def trial(gpu: bool) -> str:
        importlib.import_module(module)
        return " (imported)"
    return trial


# What has a smallest operation of its own; of the others the facts say what to import.
TRIALS: Dict[str, Callable[[bool], str]] = {name: _imported(module) for name, module in stack.MODULES.items()}
TRIALS.update({
    "torchvision": _torchvision,
    "torchaudio": _torchaudio,
    "flash-attn": _flash_attn,
    "xformers": _xformers,
    "vllm": _vllm,
    "bitsandbytes": _bitsandbytes,
    "onnxruntime": lambda gpu: _onnxruntime(False),  # the package for the CPU, also beside a GPU
    "onnxruntime-gpu": _onnxruntime,
    "triton": _triton,
    "numba": _numba,
    "ctranslate2": _ctranslate2,
})
