"""cuDNN asked directly, for frameworks that do not tell which one they load."""

from __future__ import annotations

import ctypes
import os
import re
from typing import Optional

from envsolve_selftest import stack
from envsolve_selftest.context import Context

_WIDER = 90000  # from here on the number has two digits for the minor


def text(number: Optional[int]) -> str:
    """cuDNN's version number as text: 8902 is 8.9.2, 90100 is 9.1.0 (cudnn_version.h)."""
    if not number:
        return ""
    if number < _WIDER:
        return "%d.%d.%d" % (number // 1000, number // 100 % 10, number % 100)
    return "%d.%d.%d" % (number // 10000, number // 100 % 100, number % 100)


def of_torch(shown: str) -> str:
    """The cuDNN that torch was compiled with, from what ``torch.__config__.show()`` says once CUDA is up.

    torch writes the version number as before cuDNN 9: 91900 is "91.9" there, and means 9.19.0.
    """
    match = re.search(r"Built with CuDNN ([\d.]+)", shown) or re.search(r"- CuDNN ([\d.]+)", shown)
    if not match:
        return ""
    parts = [int(p) for p in (match.group(1).strip(".").split(".") + ["0", "0"])[:3]]
    number = parts[0] * 1000 + parts[1] * 100 + parts[2]
    return text(number) if number >= _WIDER else ".".join(map(str, parts))


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
