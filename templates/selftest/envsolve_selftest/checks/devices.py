"""devices and memory: the GPUs here are those of the lock, and have room."""

from __future__ import annotations

import os
from typing import List

from envsolve_selftest import driver
from envsolve_selftest.context import Context
from envsolve_selftest.model import Problem, Result, Skip

_GIB = 1 << 30
_ENOUGH = _GIB


def run(context: Context) -> Result:
    """Compare every visible GPU with the lock's."""
    devices = _devices()
    locked = sorted({g.compute_capability for g in context.lock.gpus})
    result = Result("devices", expected="compute capability " + ", ".join(locked))
    result.seen = ", ".join("%s (%s, %.0f GiB)" % (d.name, d.capability_text, d.total / _GIB) for d in devices)
    if not devices:
        hidden = context.environ.get("CUDA_VISIBLE_DEVICES")
        result.seen = "no GPU" + (", CUDA_VISIBLE_DEVICES=%r" % hidden if hidden is not None else "")
        return result.fail(Problem(
            "cuinit-no-device", part="gpu", seen=result.seen, expected="a GPU",
            cause="the driver works but shows this process no GPU",
            fix="unset CUDA_VISIBLE_DEVICES" if hidden is not None else "docker run --gpus all …"))
    for device in devices:
        _device(context, device, result)
    return result


def _devices() -> List[driver.Device]:
    cuda = driver.Cuda()
    cuda.init()
    return cuda.devices()


def _device(context: Context, device: driver.Device, result: Result) -> None:
    locked = context.lock.gpus
    if not locked or any(_capability(g.compute_capability) == device.capability for g in locked):
        return
    if any(_runs_on(_capability(g.compute_capability), device.capability) for g in locked):
        result.warnings.append("%s (%s) is none of the lock's GPUs; code for %s runs on it"
                               % (device.name, device.capability_text, locked[0].compute_capability))
        return
    result.fail(Problem(
        "gpu-not-in-lock", part=device.name, seen=device.capability_text, expected=result.expected,
        cause="%s (compute capability %s) is none of the GPUs that this image was planned for: %s"
              % (device.name, device.capability_text, ", ".join(g.name for g in locked)),
        confirm="nvidia-smi --query-gpu=name,compute_cap --format=csv",
        fix="envsolve plan --gpu '%s' …, then lock and build again" % device.name))


def _capability(text: str) -> tuple:
    return tuple(int(p) for p in text.split("."))


def _runs_on(code: tuple, gpu: tuple) -> bool:
    """A cubin runs on its own and later minors of its major."""
    return code[0] == gpu[0] and code[1] <= gpu[1]


def memory(context: Context) -> Result:
    """Look for a GPU that somebody else has filled."""
    result = Result("memory", expected="%.0f GiB free or a quarter" % (_ENOUGH / _GIB))
    try:
        found = _memory()
    except (OSError, AttributeError, driver.DriverError) as err:
        raise Skip("NVML does not tell: %s" % err)
    if not found:
        raise Skip("the driver shows this process no GPU")
    result.seen = ", ".join("%.1f of %.1f GiB free" % (m.free / _GIB, m.total / _GIB) for m in found)
    for index, one in enumerate(found):
        if one.free < _wanted(one):
            result.fail(_taken(index, one))
    return result


def _memory() -> List[driver.Memory]:
    """Memory of the GPUs that CUDA shows to this process, numbered as CUDA numbers them.

    NVML knows those that CUDA_VISIBLE_DEVICES hides, too, and orders them in its own
    way.  Where it cannot be told which ones CUDA shows, it may be any.
    """
    nvml, shown = driver.Nvml(), _devices()
    if all(device.uuid for device in shown):
        try:
            return [nvml.memory_of(device) for device in shown]
        except (AttributeError, driver.DriverError):
            pass
    return nvml.memory()


def _wanted(one: driver.Memory) -> int:
    return min(_ENOUGH, one.total // 4)


def _taken(index: int, one: driver.Memory) -> Problem:
    holders = ", ".join(_holder(pid, used) for pid, used in sorted(one.holders.items(), key=lambda h: -h[1]))
    pids = _to_end(one)
    return Problem(
        "torch-cuda-oom", part="GPU %d" % index, seen="%.2f GiB free" % (one.free / _GIB),
        expected="%.2f GiB" % (_wanted(one) / _GIB),
        cause="GPU %d has %.2f of %.2f GiB free; held by %s" % (
            index, one.free / _GIB, one.total / _GIB, holders or "processes outside this container"),
        confirm="nvidia-smi --query-compute-apps=pid,name,used_memory --format=csv",
        fix="kill " + " ".join(map(str, pids)) if pids else
            "nvidia-smi on the host shows who; stop it, or choose another GPU with CUDA_VISIBLE_DEVICES")


def _to_end(one: driver.Memory) -> List[int]:
    """The processes of this container to end until there is enough memory, those with most of it first."""
    pids, free = [], one.free
    for pid, used in sorted(one.holders.items(), key=lambda h: -h[1]):
        if free < _wanted(one) and os.path.exists("/proc/%d" % pid):
            pids.append(pid)
            free += used
    return pids


def _holder(pid: int, used: int) -> str:
    try:
        with open("/proc/%d/comm" % pid, encoding="utf-8", errors="replace") as file:
            name = file.read().strip()
    except OSError:
        name = "process"
    own = " (this one)" if pid == os.getpid() else ""
    return "%s %d%s with %.1f GiB" % (name, pid, own, used / _GIB)
