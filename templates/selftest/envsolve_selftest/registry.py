"""The checks, in the order of the stack's layers.

A check's ``needs`` are the checks whose failure would make it fail as well.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Callable, List, Tuple

from envsolve_selftest.context import Context
from envsolve_selftest.model import Result

STATIC, CPU, GPU = "static", "cpu", "gpu"


@dataclass(frozen=True)
class Check:
    """One check.  ``module`` holds a function ``function(context) -> Result``.

    ``isolated`` checks run in a process of their own: they import a framework
    or load the driver, either of which can bring the process down.  Those of the
    ``family`` may be forked from one process that has imported the framework.
    A fork ends as programs do for a check with a ``teardown``, and otherwise at once:
    taking down what was imported takes longer than many a check.
    """

    name: str
    group: str
    module: str
    proves: str
    isolated: bool = False
    family: bool = False
    teardown: bool = False
    needs: Tuple[str, ...] = ()
    function: str = "run"

    def load(self) -> Callable[[Context], Result]:
        """The function that does the work."""
        return getattr(importlib.import_module("envsolve_selftest.checks." + self.module), self.function)


_STATIC = ("inventory", "single-copy", "linkage")
_FRAMEWORK = _STATIC + ("import", "build-info", "kernels")
_GPU = _FRAMEWORK + ("driver", "devices", "memory")

CHECKS: List[Check] = [
    Check("inventory", STATIC, "inventory",
          "what is installed is what the lock says, to the byte"),
    Check("single-copy", STATIC, "single_copy",
          "one framework, one CUDA major, one cuDNN; nothing shadows them"),
    Check("linkage", STATIC, "linkage",
          "every library of the stack finds its libraries and symbols",
          needs=("inventory", "single-copy")),
    Check("import", CPU, "framework_import", "the framework imports",
          isolated=True, family=True, needs=_STATIC),
    Check("build-info", CPU, "build_info",
          "what the framework was compiled with is what is installed",
          isolated=True, family=True, needs=_STATIC + ("import",)),
    Check("kernels", CPU, "kernels",
          "the framework has code for every GPU of the target",
          isolated=True, family=True, needs=_STATIC + ("import",)),
    Check("cpu-op", CPU, "cpu_op", "the framework computes on the CPU",
          isolated=True, family=True, needs=_STATIC + ("import",)),
    Check("extensions", CPU, "extensions", "each extension imports and runs its smallest operation",
          isolated=True, family=True, teardown=True, needs=_STATIC + ("import",)),
    Check("driver", GPU, "driver", "the driver initialises and is at or above the floor",
          isolated=True),
    Check("devices", GPU, "devices", "every GPU here is one that the lock covers",
          isolated=True, needs=("driver",)),
    Check("memory", GPU, "devices", "the GPUs have free memory",
          isolated=True, needs=("driver", "devices"), function="memory"),
    Check("cudnn", GPU, "on_gpu", "cuDNN gives a handle and right convolutions",
          isolated=True, needs=_GPU, function="cudnn"),
    Check("matmul", GPU, "on_gpu", "products are right in fp32, tf32, fp16, bf16, fp8",
          isolated=True, needs=_GPU, function="matmul"),
    Check("training", GPU, "on_gpu", "a small network learns on the GPU, deterministic or tuned",
          isolated=True, needs=_GPU + ("cudnn",), function="training"),
    Check("compile", GPU, "on_gpu", "the just-in-time compiler works",
          isolated=True, needs=_GPU, function="compile"),
    Check("nccl", GPU, "on_gpu", "NCCL sums over the GPUs here",
          isolated=True, needs=_GPU, function="nccl"),
    Check("smoke", CPU, "smoke", "the target's own script runs to its end",
          isolated=True, needs=_GPU + ("cpu-op", "extensions", "cudnn", "matmul", "training", "compile", "nccl")),
]


def names() -> List[str]:
    """The names of all checks, in order."""
    return [c.name for c in CHECKS]


def find(name: str) -> Check:
    """The check of that name; KeyError when there is none."""
    for check in CHECKS:
        if check.name == name:
            return check
    raise KeyError(name)
