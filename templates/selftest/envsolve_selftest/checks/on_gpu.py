"""cudnn, matmul, training, compile, nccl: the framework computes on the GPU.

What is computed is the framework's adapter's business; here its answers become
results.  An adapter raises AssertionError for a wrong value.
"""

from __future__ import annotations

from typing import Callable

from envsolve_selftest import frameworks
from envsolve_selftest.context import Context
from envsolve_selftest.model import Problem, Result, Skip


def _each(context: Context, name: str, expected: str) -> Result:
    """Run the adapters' function ``gpu_<name>``; what an adapter lacks is a reason to skip."""
    result, shown, reasons = Result(name, expected=expected), [], []
    for framework, module in frameworks.adapters(context):
        work = getattr(module, "gpu_" + name, None)
        if work is None:
            reasons.append("%s has no such path" % framework.name)
            continue
        try:
            _one(result, shown, work, context)
        except Skip as skip:
            reasons.append(str(skip))
    if reasons and not shown and not result.problems:
        raise Skip("; ".join(reasons))
    result.warnings += reasons
    result.seen = "; ".join(shown) or (result.problems[0].seen if result.problems else "")
    return result


def _one(result: Result, shown: list, work: Callable[[Context], str], context: Context) -> None:
    try:
        shown.append(work(context))
    except frameworks.Wrong as wrong:
        result.fail(wrong.problem)


def cudnn(context: Context) -> Result:
    """A handle, a convolution forward and backward, the locked version."""
    return _each(context, "cudnn", "cuDNN %s, right results" % context.lock.cudnn)


def matmul(context: Context) -> Result:
    """Products in every precision that the GPU has."""
    return _each(context, "matmul", "right results in every precision of the GPU")


def training(context: Context) -> Result:
    """A small network learns, on the GPU."""
    return _each(context, "training", "parameters and data on the GPU, loss falls")


def compile(context: Context) -> Result:  # noqa: A001 - the check's name
    """The just-in-time compiler works."""
    return _each(context, "compile", "compiled code gives the same results")


def nccl(context: Context) -> Result:
    """An all-reduce over every GPU here."""
    return _each(context, "nccl", "NCCL %s sums over every GPU" % context.lock.nccl)
