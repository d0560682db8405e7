"""kernels: the framework has code for every GPU of the target.

A cubin for X.Y runs on X.Z with Z >= Y and on no other major; one for an
architecture-specific target (``sm_90a``) runs on that chip alone, one for a
family (``sm_100f``) within its major.  PTX for X.Y is compiled by the driver
for anything newer (CUDA C++ Programming Guide, binary and PTX compatibility).
"""

from __future__ import annotations

import re
from typing import Dict, List, Optional, Tuple

from envsolve_selftest import frameworks, stack
from envsolve_selftest.context import Context
from envsolve_selftest.lock import Gpu
from envsolve_selftest.model import Problem, Result

CUBIN, PTX = "cubin", "ptx"
_FLAG = re.compile(r"^(sm|compute)_(\d+)([af]?)$")


def run(context: Context) -> Result:
    """Compare compiled architectures with the lock's GPUs."""
    if not context.lock.wants_cuda:
        return Result("kernels").skip("a CPU build needs no GPU code")
    result = Result("kernels", expected=" ".join(sorted({g.compute_capability for g in context.lock.gpus})))
    told: Dict[str, str] = {}
    silent: List[str] = []
    for framework, module in frameworks.adapters(context):
        flags = module.architectures(context)
        if flags is None and not module.build_info(context).cuda:
            told[framework.name] = "no CUDA"
            result.fail(_cpu_build(context, framework.name, framework.version))
        elif flags is None:
            silent.append("%s does not tell what it was compiled for" % framework.name)
        else:
            told[framework.name] = " ".join(flags) or "none"
            setting, left = without_jit(flags, context.environ)
            for gpu in context.lock.gpus:
                spoiled = left != flags and runs_by(gpu.compute_capability, flags)
                confirm = getattr(module, "CONFIRM_KERNELS", "")
                _gpu(gpu, left, framework.name, confirm, result, setting if spoiled else "")
    if not told:
        return result.skip("; ".join(silent))
    result.warnings += silent
    result.seen = "; ".join("%s: %s" % pair for pair in told.items()) if len(told) > 1 else "".join(told.values())
    return result


def _cpu_build(context: Context, name: str, version: str) -> Problem:
    return Problem(stack.not_cuda_error(context), part=name, seen="no CUDA in this build",
                   expected="CUDA " + context.lock.cuda,
                   cause="the installed %s %s was built without CUDA, the lock has CUDA %s"
                         % (name, version, context.lock.cuda),
                   fix="envsolve build --locked")


def without_jit(flags: List[str], environ: Dict[str, str]) -> Tuple[str, List[str]]:
    """The code that the driver's own variables leave, and the one that is set.

    CUDA_FORCE_PTX_JIT leaves cubins aside, CUDA_DISABLE_PTX_JIT PTX (CUDA C++
    Programming Guide, CUDA environment variables).
    """
    for setting, kind in (("CUDA_FORCE_PTX_JIT", "compute"), ("CUDA_DISABLE_PTX_JIT", "sm")):
        if environ.get(setting, "0") not in ("", "0"):
            return setting, [f for f in flags if f.startswith(kind)]
    return "", flags


def _gpu(gpu: Gpu, flags: List[str], framework: str, confirm: str, result: Result, setting: str) -> None:
    how = runs_by(gpu.compute_capability, flags)
    if how is None and setting:
        result.fail(Problem(
            "no-kernel-image", part=gpu.id, seen=setting + " is set", expected="code for " + gpu.compute_capability,
            cause="%s leaves the code aside that this %s has for %s" % (setting, framework, gpu.name),
            confirm="echo $" + setting, fix="unset " + setting))
    elif how is None:
        result.fail(Problem(
            "no-kernel-image", part=gpu.id, seen=" ".join(flags), expected="code for " + gpu.compute_capability,
            cause="this %s has no code for %s (compute capability %s)" % (framework, gpu.name, gpu.compute_capability),
            confirm=confirm, fix="envsolve plan --gpu '%s' --framework %s" % (gpu.name, framework)))
    elif how == PTX:
        result.warnings.append("%s (%s) has no cubin and is served by PTX, which the driver compiles at first use"
                               % (gpu.name, gpu.compute_capability))


def runs_by(capability: str, flags: List[str]) -> Optional[str]:
    """How a GPU runs code compiled with such flags: cubin, ptx or None."""
    major, minor = (int(p) for p in capability.split("."))
    how = None
    for flag in flags:
        parsed = _parse(flag)
        if parsed is None:
            continue
        kind, target, suffix = parsed
        if kind == "sm" and _cubin_fits(target, suffix, (major, minor)):
            return CUBIN
        if kind == "compute" and not suffix and target <= (major, minor):
            how = PTX
    return how


def _cubin_fits(target: Tuple[int, int], suffix: str, gpu: Tuple[int, int]) -> bool:
    if suffix == "a":
        return target == gpu
    return target[0] == gpu[0] and target[1] <= gpu[1]


def _parse(flag: str) -> Optional[Tuple[str, Tuple[int, int], str]]:
    match = _FLAG.match(flag)
    if not match:
        return None
    digits = match.group(2)
    return match.group(1), (int(digits[:-1] or 0), int(digits[-1])), match.group(3)
