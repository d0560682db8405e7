"""The shared libraries that this process has really loaded."""

from __future__ import annotations

import os
from typing import Iterator, List, Tuple

from envsolve_selftest import stack
from envsolve_selftest.context import Context


def libraries() -> List[str]:
    """Paths of the shared objects in memory, sorted, from /proc/self/maps."""
    found = set()
    try:
        with open("/proc/self/maps", encoding="utf-8", errors="replace") as file:
            for line in file:
                fields = line.rstrip("\n").split(None, 5)
                if len(fields) == 6 and ".so" in os.path.basename(fields[5]):
                    found.add(fields[5])
    except OSError:
        pass
    return sorted(found)


def foreign(context: Context) -> Iterator[Tuple[str, str]]:
    """Loaded libraries from outside the environment of which the wheels have a copy, with that copy."""
    own = {f: os.path.join(d, f) for d in stack.nvidia_lib_dirs(context) for f in os.listdir(d) if ".so" in f}
    inside = tuple(os.path.realpath(d) + os.sep for d in context.site_dirs)
    for path in libraries():
        name = os.path.basename(path)
        if name in own and not os.path.realpath(path).startswith(inside):
            yield path, own[name]
