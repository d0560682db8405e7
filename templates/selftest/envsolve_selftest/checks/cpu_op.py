"""cpu-op: the framework computes on the CPU, with right results."""

from __future__ import annotations

from envsolve_selftest import frameworks
from envsolve_selftest.context import Context
from envsolve_selftest.model import Result, Skip

_SEED = 20261120


def run(context: Context) -> Result:
    """Compute with every locked framework."""
    shown, reasons = [], []
    for _, module in frameworks.adapters(context):
        try:
            shown.append(module.cpu_op(_SEED))
        except Skip as skip:
            reasons.append(str(skip))
    if not shown:
        raise Skip("; ".join(reasons))
    return Result("cpu-op", seen="; ".join(shown), expected="right results")
