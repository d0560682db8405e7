"""What XLA compiles GPU code with, for the frameworks that are built on it."""

from __future__ import annotations

import glob
import os

from envsolve_selftest.context import Context
from envsolve_selftest.frameworks import Wrong
from envsolve_selftest.model import Problem

COMPILER = "nvidia-cuda-nvcc"
_PARTS = (("libdevice.10.bc", "nvidia/*/nvvm/libdevice", "libdevice-not-found"),
          ("ptxas", "nvidia/*/bin", "ptxas-too-old"))


def need_compiler(context: Context) -> None:
    """Raise Wrong where the locked compiler's wheel lacks ptxas or libdevice.

    Without that wheel XLA takes them from a toolkit of the system, or brings its own libdevice.
    """
    if context.lock.cuda_delivery != "wheels" or not any(w.name.startswith(COMPILER) for w in context.lock.wheels):
        return
    for name, folder, error in _PARTS:
        if not any(glob.glob(os.path.join(glob.escape(d), folder, name)) for d in context.site_dirs):
            raise Wrong(Problem(
                error, part=name, seen=name + " not found", expected="in the %s wheel" % COMPILER,
                cause="XLA cannot compile for the GPU: the %s wheel has lost its %s" % (COMPILER, name),
                fix="envsolve build --locked"))
