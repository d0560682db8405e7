"""How each framework is asked for what the checks need.

A module per framework, loaded only inside a check's own process.  Each has:

``import_framework() -> str``             import it, return its version
``build_info(context) -> BuildInfo``      what it says it was compiled with
``architectures(context) -> list | None`` ``sm_90``, ``compute_90``…; None when it cannot say
``cpu_op(seed) -> str``                   compute on the CPU, return what was shown

``FORKS``                                 true where a program may fork once it is imported
``CONFIRM_CUDA``, ``CONFIRM_KERNELS``     commands that show the CUDA and the GPU code of the build
``CUDA_MINORS``                           "later" where a build takes later minors of its CUDA, "any" where all

The last four may be absent.  Which framework has which module is in traits.json,
made of envsolve's facts.

and, with a GPU, ``gpu_cudnn``, ``gpu_matmul``, ``gpu_training``, ``gpu_compile``
and ``gpu_nccl``, each ``(context) -> str``.  They raise AssertionError where a
computed value is wrong, Wrong where they know what is.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from types import ModuleType
from typing import List, Tuple

from envsolve_selftest import stack
from envsolve_selftest.context import Context
from envsolve_selftest.lock import Framework
from envsolve_selftest.model import Problem, Skip


class Wrong(Exception):
    """An adapter found something wrong and knows what."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.cause)
        self.problem = problem


@dataclass
class BuildInfo:
    """Versions compiled in, empty when unknown; ``cudnn_loaded`` is that of the library really there."""

    version: str
    cuda: str = ""
    cudnn: str = ""
    cudnn_loaded: str = ""
    nccl: str = ""


def adapters(context: Context) -> List[Tuple[Framework, ModuleType]]:
    """The adapter of every locked framework; Skip when there is none for any."""
    found = [(f, adapter(f.name)) for f in context.lock.frameworks if supported(f.name)]
    if not found:
        names = ", ".join(f.name for f in context.lock.frameworks) or "no framework"
        raise Skip("the lock holds %s, which this self-test cannot ask" % names)
    return found


def supported(name: str) -> bool:
    """Whether there is an adapter for a framework."""
    return name in stack.FRAMEWORKS and bool(stack.FRAMEWORKS[name].adapter)


def adapter(name: str) -> ModuleType:
    """The adapter module of a framework that is supported."""
    return importlib.import_module("envsolve_selftest.frameworks." + stack.FRAMEWORKS[name].adapter)
