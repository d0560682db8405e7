"""Ends a process with the one that started it."""

from __future__ import annotations

import ctypes
import os
import signal
import sys

_PR_SET_PDEATHSIG = 1  # prctl.h


def end_with(parent: int) -> None:
    """Have this process killed as soon as its parent, of that id, has ended in whatever way.

    Linux does it when the thread ends that made this process, which is always the
    parent's main thread here.  A parent that has ended already is no parent any more.
    """
    if sys.platform != "linux":
        return
    try:
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, ctypes.c_ulong(signal.SIGKILL))
    except (OSError, AttributeError):
        return
    if os.getppid() != parent:
        os.kill(os.getpid(), signal.SIGKILL)
