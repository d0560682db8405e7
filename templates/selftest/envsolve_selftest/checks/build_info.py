"""build-info: what the framework was compiled with is what the lock has and what is there."""

from __future__ import annotations

from types import ModuleType
from typing import List

from envsolve_selftest import frameworks, stack
from envsolve_selftest.context import Context
from envsolve_selftest.frameworks import BuildInfo
from envsolve_selftest.model import Problem, Result


def run(context: Context) -> Result:
    """Ask every locked framework."""
    result = Result("build-info", expected=_expected(context))
    seen = []
    for framework, module in frameworks.adapters(context):
        try:
            info = module.build_info(context)
        except frameworks.Wrong as wrong:
            result.fail(wrong.problem)
            continue
        seen.append(_text(framework.name, info))
        if context.lock.wants_cuda:
            _cuda(context, framework.name, module, info, result)
            _cudnn(context, info, result)
            _nccl(context, info, result)
        elif info.cuda:
            result.warnings.append("%s was built for CUDA %s, the lock holds a CPU build"
                                   % (framework.name, info.cuda))
    result.seen = "; ".join(seen)
    return result


def _expected(context: Context) -> str:
    if not context.lock.wants_cuda:
        return "a CPU build"
    parts = [("CUDA", context.lock.cuda), ("cuDNN", context.lock.cudnn), ("NCCL", context.lock.nccl)]
    return ", ".join("%s %s" % p for p in parts if p[1])


def _text(name: str, info: BuildInfo) -> str:
    parts = ["%s %s" % (name, info.version), "CUDA %s" % (info.cuda or "none")]
    if info.cudnn_loaded or info.cudnn:
        parts.append("cuDNN %s" % (info.cudnn_loaded or info.cudnn))
    if info.nccl:
        parts.append("NCCL %s" % info.nccl)
    return ", ".join(parts)


def numbers(version: str) -> List[int]:
    """The leading numbers of a version."""
    found = []
    for part in version.split("+")[0].split("."):
        if not part.isdigit():
            break
        found.append(int(part))
    return found


def same(one: str, other: str, parts: int) -> bool:
    """Whether two versions agree in their first parts, as far as both have them."""
    a, b = numbers(one)[:parts], numbers(other)[:parts]
    shared = min(len(a), len(b))
    return shared > 0 and a[:shared] == b[:shared]


def goes_with(built: str, has: str, minors: str) -> bool:
    """Whether a build for one CUDA goes with the CUDA of the lock, by the minors that it takes."""
    if minors == "any":
        return same(built, has, 1)
    if minors == "later" and same(built, has, 1):
        return numbers(built)[:2] <= numbers(has)[:2]
    return same(built, has, 2)


def _cuda(context: Context, name: str, module: ModuleType, info: BuildInfo, result: Result) -> None:
    if not info.cuda:
        result.fail(Problem(
            stack.not_cuda_error(context), part=name,
            seen="no CUDA in this build", expected="CUDA " + context.lock.cuda,
            cause="%s %s was built without CUDA, the lock has CUDA %s" % (name, info.version, context.lock.cuda),
            confirm=getattr(module, "CONFIRM_CUDA", ""), fix="envsolve build --locked"))
    elif not goes_with(info.cuda, context.lock.cuda, _minors(context, module)):
        result.fail(Problem(
            "build-differs", part=name, seen="CUDA " + info.cuda, expected="CUDA " + context.lock.cuda,
            cause="%s was built for CUDA %s, the lock has CUDA %s" % (name, info.cuda, context.lock.cuda),
            fix="envsolve build --locked"))


def _minors(context: Context, module: ModuleType) -> str:
    """Which minors of its CUDA a build takes: beside another framework those of the wheels that they share."""
    return "any" if len(context.lock.frameworks) > 1 else getattr(module, "CUDA_MINORS", "")


def _cudnn(context: Context, info: BuildInfo, result: Result) -> None:
    """At run time cuDNN must have the major of the build and at least its minor."""
    loaded, built = info.cudnn_loaded, info.cudnn
    if loaded and context.lock.cudnn and not same(loaded, context.lock.cudnn, 3):
        result.fail(Problem(
            stack.cudnn_error(context), part="cudnn", seen="cuDNN " + loaded, expected="cuDNN " + context.lock.cudnn,
            cause="the cuDNN that is loaded is %s, the lock has %s" % (loaded, context.lock.cudnn),
            fix=_cudnn_fix(context)))
    elif loaded and built and (numbers(loaded)[0] != numbers(built)[0] or numbers(loaded)[:2] < numbers(built)[:2]):
        result.fail(Problem(
            stack.cudnn_error(context), part="cudnn",
            seen="cuDNN " + loaded, expected="cuDNN %s or a later minor" % built,
            cause="the framework was compiled against cuDNN %s but %s is loaded" % (built, loaded),
            fix=_cudnn_fix(context)))


def _cudnn_fix(context: Context) -> str:
    """What stands before the wheel's cuDNN goes; where nothing does, the wheel comes back."""
    if context.path_list("LD_LIBRARY_PATH"):
        return "unset LD_LIBRARY_PATH"
    return next((stack.reinstall(w.name, w.version) for w in context.lock.wheels if w.name.startswith("nvidia-cudnn")),
                "envsolve build --locked")


def _nccl(context: Context, info: BuildInfo, result: Result) -> None:
    if info.nccl and context.lock.nccl and not same(info.nccl, context.lock.nccl, 3):
        result.fail(Problem(
            "nccl-undefined-symbol", part="nccl", seen="NCCL " + info.nccl, expected="NCCL " + context.lock.nccl,
            cause="the framework reports NCCL %s, the lock has %s" % (info.nccl, context.lock.nccl)))
