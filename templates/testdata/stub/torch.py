"""A stand-in for torch: the files, libraries and answers that the self-test looks at.

It loads its libraries as torch does, through the real loader, so that a broken
set of libraries breaks its import as it would break torch's.
"""

import ctypes
import importlib.util
import os
import types
import warnings

from torch.version import __version__, cuda as _cuda, cudnn as _built, cudnn_loaded, flags, nccl

_lib = os.path.join(os.path.dirname(__file__), "lib")
for _name in ("libc10.so", "libtorch_cuda.so"):
    if os.path.exists(os.path.join(_lib, _name)):
        ctypes.CDLL(os.path.join(_lib, _name), mode=ctypes.RTLD_GLOBAL)

if os.environ.get("STAND_IN_CRASH"):
    os.kill(os.getpid(), int(os.environ["STAND_IN_CRASH"]))
if os.environ.get("STAND_IN_HANG"):
    import time
    while True:
        time.sleep(1)
if os.environ.get("STAND_IN_NUMPY"):
    warnings.warn("Failed to initialize NumPy: _ARRAY_API not found")
if os.environ.get("STAND_IN_TEMPLATE"):
    importlib.util.cache_from_source("made_on_import.py")
if os.environ.get("STAND_IN_RAISE"):
    raise RuntimeError(os.environ["STAND_IN_RAISE"])

version = types.SimpleNamespace(cuda=_cuda)
__config__ = types.SimpleNamespace(show=lambda: "PyTorch built with:\n  - CuDNN %s" % _built)
backends = types.SimpleNamespace(cudnn=types.SimpleNamespace(version=lambda: cudnn_loaded))
cuda = types.SimpleNamespace(nccl=types.SimpleNamespace(version=lambda: nccl), is_available=lambda: False)
_C = types.SimpleNamespace(_cuda_getArchFlags=lambda: flags)
