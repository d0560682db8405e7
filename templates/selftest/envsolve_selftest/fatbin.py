"""The GPU architectures in a library, read from its fat binaries.

A library keeps them in the section ``.nv_fatbin``: a header of 16 bytes (magic,
version, its own size, size of what follows), then entries with a header each
(kind, its own size, payload size, architecture at byte 28, flags at byte 40), as
cuobjdump reads them.  Only headers are touched, so a library of gigabytes takes a moment.
"""

from __future__ import annotations

import struct
from typing import Iterable, List, Set, Tuple

from envsolve_selftest.elf import Elf, ElfError

_SECTIONS = (".nv_fatbin", "__nv_relfatbin")
_MAGIC = struct.pack("<I", 0xBA55ED50)
_KINDS = {1: "compute", 2: "sm"}
_EXACT = 1 << 20
_SEARCHED = 1 << 16


def architectures(paths: Iterable[str]) -> List[str]:
    """``sm_90``, ``compute_90``… of some libraries, sorted; empty when they hold no GPU code.

    ``sm_90a`` and ``compute_90a`` run on that architecture alone.
    """
    found: Set[Tuple[int, str, str]] = set()
    for path in paths:
        elf = Elf(path)
        for name in _SECTIONS:
            place = elf.section(name)
            if place is not None:
                found |= _walk(elf, *place)
        elf.close()
    return ["%s_%d%s" % (kind, number, letter) for number, kind, letter in sorted(found)]


def _walk(elf: Elf, start: int, length: int) -> Set[Tuple[int, str, str]]:
    found: Set[Tuple[int, str, str]] = set()
    position, end = start, start + length
    while position + 16 <= end:
        head = elf.view(position, 16)
        if head[:4] != _MAGIC:
            position = _next(elf, position, end)
            continue
        _, _, header, payload = struct.unpack("<IHHQ", head)
        last = min(end, position + header + payload)
        found |= _entries(elf, position + header, last)
        position = max(position + 16, (last + 7) & ~7)
    return found


def _next(elf: Elf, position: int, end: int) -> int:
    """The next fat binary; padding stands between two of them."""
    while position < end:
        at = elf.view(position, min(_SEARCHED, end - position)).find(_MAGIC)
        if at >= 0:
            return position + at
        position += _SEARCHED - len(_MAGIC)
    return end


def _entries(elf: Elf, position: int, end: int) -> Set[Tuple[int, str, str]]:
    found: Set[Tuple[int, str, str]] = set()
    while position + 32 <= end:
        kind, _, header, payload = struct.unpack("<HHIQ", elf.view(position, 16))
        number, = struct.unpack("<I", elf.view(position + 28, 4))
        if kind not in _KINDS or header < 32 or not 10 <= number < 1000:
            raise ElfError("%s: fat binary entry of kind %d for %d" % (elf.path, kind, number))
        flags = struct.unpack("<Q", elf.view(position + 40, 8))[0] if header >= 48 and position + 48 <= end else 0
        found.add((number, _KINDS[kind], "a" if flags & _EXACT else ""))
        position += header + payload
    return found
