"""cpu-op: the framework computes on the CPU, with right results."""

from __future__ import annotations

from envsolve_selftest import frameworks
from envsolve_selftest.context import Context
from envsolve_selftest.model import Result

_SEED = 20261120


def run(context: Context) -> Result:
    """Compute with every locked framework."""
    shown = [module.cpu_op(_SEED) for _, module in frameworks.adapters(context)]
    return Result("cpu-op", seen="; ".join(shown), expected="right results")
