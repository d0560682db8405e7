"""Where the dynamic loader would find a library, worked out without loading it.

The order is that of ld.so(8): DT_RPATH of the object and of those that loaded
it (unless there is a DT_RUNPATH), LD_LIBRARY_PATH, DT_RUNPATH of the object
alone, ld.so.cache, the default folders.  A library whose soname is loaded
already is never searched for again.
"""

from __future__ import annotations

import os
import re
import struct
from dataclasses import dataclass, field
from typing import Dict, List, Optional, Sequence, Tuple

from envsolve_selftest.elf import Elf, ElfError

_CACHE = "/etc/ld.so.cache"
_CACHE_MAGIC = b"glibc-ld.so.cache1.1"
_DEFAULT = ("/lib", "/usr/lib", "/lib64", "/usr/lib64")

# Supplied by the driver when a container starts, never part of an image.
DRIVER_LIBRARIES = re.compile(
    r"^(libcuda\.so(\.1)?|libnvidia-.*\.so.*|libnvcuvid\.so.*|libcudadebugger\.so.*"
    r"|libnvoptix\.so.*|libGLX_nvidia\.so.*)$")


@dataclass
class Missing:
    """A library that nothing provides, and the file that asks for it."""

    soname: str
    needed_by: str


@dataclass
class Closure:
    """All that one file pulls in: soname to path, and what was not found."""

    loaded: Dict[str, str] = field(default_factory=dict)
    missing: List[Missing] = field(default_factory=list)


class Loader:
    """Answers for one machine type and one process environment."""

    def __init__(self, machine: str, library_path: Sequence[str] = (), cache: str = _CACHE) -> None:
        self.machine = machine
        self.library_path = [os.path.abspath(p) for p in library_path]
        self._cache = read_cache(cache)
        triplet = "%s-linux-gnu" % machine
        self._default = [os.path.join(p, triplet) for p in _DEFAULT[:2]] + list(_DEFAULT)
        self._files: Dict[str, Optional[Elf]] = {}

    def open(self, path: str) -> Optional[Elf]:
        """The ELF file at a path, or None if it is not one for this machine."""
        real = os.path.realpath(path)
        if real not in self._files:
            self._files[real] = self._read(real)
        return self._files[real]

    def _read(self, path: str) -> Optional[Elf]:
        try:
            elf = Elf(path)
        except ElfError:
            return None
        return elf if elf.machine == self.machine else None

    def find(self, soname: str, asker: Elf, parents: Sequence[Elf] = ()) -> Optional[str]:
        """The path that would be loaded, or None."""
        if "/" in soname:
            return soname if self.open(soname) else None
        folders: List[str] = []
        if not asker.runpath:
            for elf in (asker,) + tuple(parents):
                folders += [] if elf.runpath else elf.rpath
        folders += self.library_path + asker.runpath
        return self._in_folders(soname, folders) or self.system(soname)

    def named(self, soname: str) -> Optional[str]:
        """The path that a program gets which opens a library by its name, and has no search path of its own."""
        return self._in_folders(soname, self.library_path) or self.system(soname)

    def system(self, soname: str) -> Optional[str]:
        """The system's copy of a library, or None."""
        for path in self._cache.get(soname, []):
            if self.open(path):
                return path
        return self._in_folders(soname, self._default)

    def _in_folders(self, soname: str, folders: Sequence[str]) -> Optional[str]:
        for folder in folders:
            path = os.path.join(folder, soname)
            if os.path.exists(path) and self.open(path):
                return path
        return None

    def closure(self, root: str, preloaded: Optional[Dict[str, str]] = None) -> Closure:
        """All that loading a file brings in, breadth first as the loader does it."""
        result = Closure(loaded=dict(preloaded or {}))
        first = self.open(root)
        queue: List[Tuple[Elf, Tuple[Elf, ...]]] = [(first, ())] if first else []
        while queue:
            elf, parents = queue.pop(0)
            for soname in elf.needed:
                if soname not in result.loaded:
                    self._load(soname, elf, parents, result, queue)
        return result

    def _load(self, soname: str, elf: Elf, parents: Tuple[Elf, ...], result: Closure,
              queue: List[Tuple[Elf, Tuple[Elf, ...]]]) -> None:
        path = self.find(soname, elf, parents)
        result.loaded[soname] = path or ""
        found = self.open(path) if path else None
        if found is None:
            result.missing.append(Missing(soname, elf.path))
            return
        if found.soname:
            result.loaded.setdefault(found.soname, path or "")
        queue.append((found, (elf,) + parents))


def read_cache(path: str) -> Dict[str, List[str]]:
    """Sonames to paths from ld.so.cache; empty where there is none to read."""
    try:
        with open(path, "rb") as file:
            data = file.read()
    except OSError:
        return {}
    start = data.find(_CACHE_MAGIC)
    if start < 0:
        return {}
    found: Dict[str, List[str]] = {}
    try:
        count, = struct.unpack_from("<I", data, start + 20)
        for i in range(count):
            _, key, value = struct.unpack_from("<iII", data, start + 48 + 24 * i)
            found.setdefault(_text(data, start + key), []).append(_text(data, start + value))
    except (struct.error, ValueError):
        return {}
    return found


def _text(data: bytes, start: int) -> str:
    return data[start:data.index(b"\0", start)].decode("utf-8", "surrogateescape")
