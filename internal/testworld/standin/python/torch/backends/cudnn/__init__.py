"""cuDNN as this build was compiled with it: {{.CUDNN}}."""

import ctypes
import os


def version():
    """The number of the cuDNN library that loads, or None."""
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(__file__))))
    major = "{{.CUDNN}}".split(".")[0]
    path = os.path.join(root, "nvidia", "cudnn", "lib", "libcudnn.so." + major)
    try:
        return ctypes.CDLL(path).cudnnGetVersion()
    except OSError:
        return None


def is_available():
    return version() is not None
