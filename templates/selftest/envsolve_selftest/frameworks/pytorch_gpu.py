"""PyTorch on the GPU."""

from __future__ import annotations

import os
import shutil
import tempfile
from typing import Any, Iterator, List, Tuple

from envsolve_selftest import cudnn, mapped, stack, temporary
from envsolve_selftest.context import Context
from envsolve_selftest.frameworks import Wrong
from envsolve_selftest.model import Problem, Skip

_SEED = 20261120
_COMPILER_OFF = ("TORCH_COMPILE_DISABLE", "TORCHDYNAMO_DISABLE")
_WORKSPACE, _WORKSPACES = "CUBLAS_WORKSPACE_CONFIG", (":4096:8", ":16:8")


def _torch() -> Any:
    """torch with CUDA up; raises what torch itself says when it is not."""
    # cuBLAS is deterministic only with a fixed workspace, chosen before it starts.
    if os.environ.get(_WORKSPACE) not in _WORKSPACES:
        os.environ[_WORKSPACE] = _WORKSPACES[0]
    import torch
    torch.cuda.init()
    if not torch.cuda.is_available():
        raise Wrong(Problem(
            "torch-no-cuda-gpus", part="torch", seen="torch.cuda.is_available() is False", expected="True",
            cause="the driver works, but torch sees no GPU and would compute on the CPU without a word",
            confirm="python -c 'import torch; print(torch.cuda.is_available())'", fix="unset CUDA_VISIBLE_DEVICES"))
    torch.manual_seed(_SEED)
    return torch


def _close(name: str, got: Any, want: Any, tolerance: float) -> None:
    """Largest deviation, as a share of the largest wanted value."""
    got, want = got.detach().double().cpu(), want.detach().double().cpu()
    error = ((got - want).abs().max() / want.abs().max()).item()
    assert error <= tolerance, "%s is off by %.2g of its largest value, allowed is %.2g" % (name, error, tolerance)


def gpu_cudnn(context: Context) -> str:
    """A convolution and its gradients, against the CPU's; then where cuDNN was loaded from."""
    torch = _torch()
    if not torch.backends.cudnn.is_available():
        raise Wrong(Problem(
            stack.cudnn_missing_error(context.lock.cudnn.split(".")[0]), part="cudnn", seen="cuDNN not available",
            expected="cuDNN " + context.lock.cudnn, cause="torch cannot use cuDNN and falls back to slower code"))
    image, kernel = torch.randn(4, 8, 32, 32), torch.randn(16, 8, 3, 3)
    want = _convolve(torch, image, kernel)
    with torch.backends.cudnn.flags(enabled=True, benchmark=False, deterministic=True, allow_tf32=False):
        got = _convolve(torch, image.cuda(), kernel.cuda())
    for name, a, b in zip(("a convolution", "its input's gradient", "its kernel's gradient"), got, want):
        _close(name, a, b, 1e-4)
    _loaded_from_wheels(context)
    return "cuDNN %s: handle, forward, backward" % cudnn.text(torch.backends.cudnn.version())


def _convolve(torch: Any, image: Any, kernel: Any) -> Tuple[Any, Any, Any]:
    image, kernel = image.clone().requires_grad_(), kernel.clone().requires_grad_()
    out = torch.nn.functional.conv2d(image, kernel, padding=1)
    out.square().sum().backward()
    return out, image.grad, kernel.grad


def _loaded_from_wheels(context: Context) -> None:
    """All of cuDNN from one folder, and no library from outside that the wheels have too."""
    folders = sorted({os.path.dirname(p) for p in mapped.libraries() if stack.cudnn_soname(p)})
    if len(folders) > 1:
        raise Wrong(Problem(
            "cudnn-sublibrary-version-mismatch", part="cudnn", seen=" and ".join(folders), expected="one folder",
            cause="parts of cuDNN were loaded from %s" % " and ".join(folders),
            confirm="LD_DEBUG=libs python -c 'import torch' 2>&1 | grep cudnn", fix="unset LD_LIBRARY_PATH"))
    if context.lock.cuda_delivery == "wheels":
        for path, own in mapped.foreign(context):
            raise Wrong(Problem(
                "library-shadowed", part=os.path.basename(path), seen=path, expected=own,
                cause="%s was loaded in place of the wheel's own copy" % path,
                fix=context.without_library_folder(os.path.dirname(path))))


def gpu_matmul(context: Context) -> str:
    """Products in every precision, on every GPU, against a double precision result of the CPU."""
    torch = _torch()
    shown: List[str] = []
    for index in range(torch.cuda.device_count()):
        names = [name for name, ok in _products(torch, index) if ok]
        shown.append("cuda:%d %s" % (index, " ".join(names)))
    return "; ".join(shown)


def _products(torch: Any, index: int) -> Iterator[Tuple[str, bool]]:
    device = torch.device("cuda", index)
    capability = torch.cuda.get_device_capability(index)
    a, b = torch.randn(256, 256), torch.randn(256, 256)
    yield "fp32", _product(torch, device, a, b, torch.float32, False, 1e-5)
    yield "fp16", _product(torch, device, a, b, torch.float16, False, 5e-3)
    if capability >= (8, 0):
        yield "tf32", _product(torch, device, a, b, torch.float32, True, 3e-3)
        yield "bf16", _product(torch, device, a, b, torch.bfloat16, False, 3e-2)
    if capability >= (8, 9):
        yield "fp8", _fp8(torch, device, a, b)


def _product(torch: Any, device: Any, a: Any, b: Any, dtype: Any, tf32: bool, tolerance: float) -> bool:
    torch.backends.cuda.matmul.allow_tf32 = tf32
    x, y = a.to(device, dtype), b.to(device, dtype)
    _close("a product in %s%s" % (dtype, " with tf32" if tf32 else ""), x @ y,
           x.double().cpu() @ y.double().cpu(), tolerance)
    return True


def _fp8(torch: Any, device: Any, a: Any, b: Any) -> bool:
    """False where this torch offers no product of that type for the GPU."""
    if not hasattr(torch, "float8_e4m3fn") or not hasattr(torch, "_scaled_mm"):
        return False
    x, y = a.to(device).to(torch.float8_e4m3fn), b.t().contiguous().to(device).to(torch.float8_e4m3fn).t()
    one = torch.ones((), device=device)
    try:
        out = torch._scaled_mm(x, y, scale_a=one, scale_b=one, out_dtype=torch.bfloat16)
    except (TypeError, NotImplementedError):
        return False
    except RuntimeError as err:
        if "only supported" in str(err):
            return False
        raise
    out = out[0] if isinstance(out, tuple) else out
    _close("a product in fp8", out, x.float().double().cpu() @ y.float().double().cpu(), 3e-2)
    return True


def gpu_training(context: Context) -> str:
    """A small network learns, the same way twice in deterministic mode, and in tuned mode."""
    torch = _torch()
    torch.use_deterministic_algorithms(True)
    with torch.backends.cudnn.flags(enabled=True, benchmark=False, deterministic=True, allow_tf32=False):
        first, second = _train(torch), _train(torch)
    assert first == second, "deterministic training gave two courses of the loss: %r and %r" % (first[-1], second[-1])
    torch.use_deterministic_algorithms(False)
    with torch.backends.cudnn.flags(enabled=True, benchmark=True, deterministic=False, allow_tf32=True):
        tuned = _train(torch)
    return "loss %.3f to %.3f, twice the same; tuned to %.3f" % (first[0], first[-1], tuned[-1])


def _train(torch: Any) -> List[float]:
    torch.manual_seed(_SEED)
    nn = torch.nn
    model = nn.Sequential(nn.Conv2d(1, 8, 3), nn.BatchNorm2d(8), nn.ReLU(), nn.Flatten(), nn.Linear(8 * 36, 2))
    inputs = torch.randn(256, 1, 8, 8)
    targets = inputs.mean(dim=(1, 2, 3)).gt(0).long()
    model, inputs, targets = model.to("cuda"), inputs.to("cuda"), targets.to("cuda")
    _on_gpu(model, inputs)
    optimiser = torch.optim.Adam(model.parameters(), lr=0.01)
    losses = []
    for _ in range(20):
        optimiser.zero_grad()
        loss = nn.functional.cross_entropy(model(inputs), targets)
        loss.backward()
        optimiser.step()
        losses.append(loss.item())
    assert losses[-1] < 0.7 * losses[0], "training does not learn: loss %g to %g" % (losses[0], losses[-1])
    return losses


def _on_gpu(model: Any, inputs: Any) -> None:
    left = [n for n, p in model.named_parameters() if p.device.type != "cuda"]
    left += [] if inputs.device.type == "cuda" else ["the data"]
    if left:
        names = ", ".join(left[:4])
        raise Wrong(Problem("data-on-cpu", part="torch", seen=names + " on the CPU", expected="all on the GPU",
                            cause="%s stayed on the CPU after .to('cuda')" % names))


def gpu_compile(context: Context) -> str:
    """torch.compile, whose GPU code comes from Triton."""
    torch = _torch()
    _compiler_or_skip(torch)
    with tempfile.TemporaryDirectory(prefix="envsolve-compile-") as cache:
        os.environ.update(TORCHINDUCTOR_CACHE_DIR=cache, TRITON_CACHE_DIR=os.path.join(cache, "triton"))
        x = torch.randn(1024, 512, device="cuda")
        got = torch.compile(_fused)(x)
    _close("compiled code", got, _fused(x), 1e-5)
    import triton
    return "torch.compile with triton %s" % triton.__version__


def _fused(x: Any) -> Any:
    return (x.sin() * 2 + x.exp().clamp(max=3)).sum(dim=1)


def _compiler_or_skip(torch: Any) -> None:
    if not hasattr(torch, "compile"):
        raise Skip("torch %s has no torch.compile" % torch.__version__)
    for variable in _COMPILER_OFF:
        if os.environ.get(variable) == "1":
            raise Skip("%s=1 turns torch.compile off" % variable)
    try:
        import triton  # noqa: F401
    except ImportError as err:
        if getattr(err, "name", "") == "triton":
            raise Skip("triton is not in the lock, so torch.compile has no GPU code generator")
        raise
    if torch.cuda.get_device_capability() < (7, 0):
        raise Skip("triton needs compute capability 7.0")
    if not any(shutil.which(c) for c in (os.environ.get("CC") or "cc", "gcc", "clang")):
        raise Skip("triton needs a C compiler and this image has none; add \"gcc\" and \"libc6-dev\" to image.apt")
    if not temporary.may_hold_programs():
        raise Skip("triton loads what it compiles, and nothing can be loaded from %s (noexec); run with %s"
                   % (tempfile.gettempdir(), temporary.OPTION))


def gpu_nccl(context: Context) -> str:
    """A process group of one starts; then a sum over all GPUs of this process."""
    torch = _torch()
    count = torch.cuda.device_count()
    if not (torch.distributed.is_available() and torch.distributed.is_nccl_available()):
        raise Skip("torch was built without NCCL")
    _process_group(torch)
    tensors = [torch.full((1024,), float(i + 1), device="cuda:%d" % i) for i in range(count)]
    torch.cuda.nccl.all_reduce(tensors)
    want = count * (count + 1) / 2
    for tensor in tensors:
        assert bool((tensor == want).all().item()), "an all-reduce over %d GPUs gave a wrong sum" % count
    version = torch.cuda.nccl.version()
    return "NCCL %s over %d GPU%s" % (
        ".".join(map(str, version)) if isinstance(version, tuple) else version, count, "" if count == 1 else "s")


def _process_group(torch: Any) -> None:
    with tempfile.TemporaryDirectory(prefix="envsolve-nccl-") as folder:
        store = torch.distributed.FileStore(os.path.join(folder, "store"), 1)
        torch.distributed.init_process_group("nccl", store=store, rank=0, world_size=1)
        tensor = torch.ones(8, device="cuda")
        torch.distributed.all_reduce(tensor)
        torch.cuda.synchronize()
        torch.distributed.destroy_process_group()
        assert tensor.sum().item() == 8, "an all-reduce over one process changed its input"
