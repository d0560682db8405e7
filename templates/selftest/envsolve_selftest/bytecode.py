"""Byte code that ``envsolve build`` makes for this command, in a container beside it."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import os
import socket
import sys
from typing import Any, Optional

VARIABLE = "ENVSOLVE_BYTECODE"

_PATIENCE = 60.0


def use(folder: str) -> None:
    """Have modules that this process imports compiled where the byte code in ``folder`` is made.

    That is Python's cache then, for which see ``PYTHONPYCACHEPREFIX``.  Where
    nobody answers this process compiles them itself, as it does without a folder,
    or where it is to optimise them.
    """
    if not folder or sys.pycache_prefix != folder or sys.flags.optimize:
        return
    maker = _Maker(os.path.join(folder, "socket"))
    loaders: Any = importlib.machinery.SourceFileLoader
    original = loaders.get_code

    def get_code(loader: Any, name: str) -> Any:
        maker.compile(getattr(loader, "path", ""))
        return original(loader, name)

    loaders.get_code = get_code


def make_rest(folder: str) -> None:
    """Have the byte code made of what this process has imported without, for the next one."""
    if not folder or sys.pycache_prefix != folder or sys.flags.optimize:
        return
    maker = _Maker(os.path.join(folder, "socket"))
    for module in list(sys.modules.values()):
        maker.compile(getattr(module, "__file__", None) or "")


def made_before(source: str, moment: float) -> bool:
    """Whether the byte code of a source is older than a moment, in seconds since 1970."""
    try:
        return os.stat(importlib.util.cache_from_source(source)).st_mtime < moment
    except (OSError, NotImplementedError):
        return False


class _Maker:
    """What makes byte code; each process that forks from this one talks to it by itself."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._process = 0
        self._link: Optional[socket.socket] = None
        self._over = False

    def compile(self, path: str) -> None:
        """Wait for the byte code of a source that has none."""
        try:
            if self._over or not path.endswith(".py") or os.path.exists(importlib.util.cache_from_source(path)):
                return
            link = self._connected()
        except (OSError, ValueError, NotImplementedError):
            return  # it may not have begun to listen
        try:
            link.sendall(os.fsencode(path) + b"\n")
            self._over = link.recv(1) != b"\n"
        except OSError:
            self._over = True

    def _connected(self) -> socket.socket:
        if self._link is None or self._process != os.getpid():
            link = socket.socket(socket.AF_UNIX)
            link.settimeout(_PATIENCE)
            link.connect(self._address)
            self._link, self._process = link, os.getpid()
        return self._link
