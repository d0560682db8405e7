"""cuDNN asked directly, for frameworks that do not tell which one they load."""

from __future__ import annotations

import ctypes
import os
from typing import Optional

from envsolve_selftest import stack
from envsolve_selftest.context import Context


def text(number: Optional[int]) -> str:
    """cuDNN's version number as text: 8902 is 8.9.2, 90100 is 9.1.0 (cudnn_version.h)."""
    if not number:
        return ""
    if number < 90000:
        return "%d.%d.%d" % (number // 1000, number // 100 % 10, number % 100)
    return "%d.%d.%d" % (number // 10000, number // 100 % 100, number % 100)


def version(context: Context) -> str:
    """The version of the cuDNN that is loaded by name here, or empty.

    An installed framework loads the wheel's; where there is none, the
    loader's search decides, as it does for the framework.
    """
    major = context.lock.cudnn.split(".")[0]
    soname = "libcudnn.so.%s" % major
    own = [p for p in stack.own_cudnn_files(context) if os.path.basename(p) == soname]
    try:
        library = ctypes.CDLL(own[0] if own else soname)
        library.cudnnGetVersion.restype = ctypes.c_size_t
        return text(library.cudnnGetVersion())
    except (OSError, AttributeError):
        return ""
