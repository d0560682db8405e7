"""A reader for the dynamic section of ELF shared objects.

It reads what the loader reads: DT_NEEDED, DT_SONAME, DT_RPATH, DT_RUNPATH and,
through the GNU hash table, whether a symbol is defined.  Section headers are
used only to find the GPU code, as stripped files may lack them.
Layouts are those of the System V ABI and its GNU extensions.
"""

from __future__ import annotations

import contextlib
import errno
import mmap
import os
import resource
import struct
from typing import Dict, Iterator, List, Optional, Tuple

_PT_LOAD, _PT_DYNAMIC = 1, 2
_DT_NEEDED, _DT_STRTAB, _DT_SYMTAB, _DT_STRSZ = 1, 5, 6, 10
_DT_SONAME, _DT_RPATH, _DT_RUNPATH = 14, 15, 29
_DT_HASH, _DT_GNU_HASH = 4, 0x6FFFFEF5
_SYMBOL_SIZE = 24
_SHN_UNDEF = 0
_STB_WEAK = 2
_DAMAGE = (struct.error, IndexError, KeyError, ValueError, OverflowError, ZeroDivisionError, MemoryError)
MACHINES = {62: "x86_64", 183: "aarch64"}


class ElfError(Exception):
    """Not a shared object that this module can read; the text says why."""


def is_elf(path: str) -> bool:
    """Whether a file starts as an ELF file does."""
    if not os.path.isfile(path):
        return False  # a pipe would be waited for
    try:
        with open(path, "rb") as file:
            return file.read(4) == b"\x7fELF"
    except OSError:
        return False


@contextlib.contextmanager
def more_files() -> Iterator[None]:
    """Let this process have as many files open as it may, for a time: each mapped one counts."""
    try:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError):
        yield
        return
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


class Elf:
    """One 64-bit little-endian ELF file, mapped and never read whole."""

    def __init__(self, path: str) -> None:
        self.path = path
        if os.path.exists(path) and not os.path.isfile(path):
            raise ElfError("%s: no regular file" % path)
        try:
            with open(path, "rb") as file:
                self._data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except (OSError, ValueError) as err:
            if getattr(err, "errno", 0) in (errno.EMFILE, errno.ENFILE):
                raise  # which says nothing of the file
            raise ElfError("%s: %s" % (path, err)) from err
        try:
            self._read()
        except _DAMAGE as err:
            raise ElfError("%s: cut short or damaged: %s" % (path, err)) from err

    def close(self) -> None:
        """Let go of the mapping."""
        self._data.close()

    def _read(self) -> None:
        data = self._data
        if data[:4] != b"\x7fELF":
            raise ElfError("%s: not an ELF file" % self.path)
        if data[4] != 2 or data[5] != 1:
            raise ElfError("%s: not 64-bit little-endian" % self.path)
        self.machine = MACHINES.get(struct.unpack_from("<H", data, 18)[0], "other")
        self._segments: List[Tuple[int, int, int]] = []
        dynamic = self._read_segments()
        self._tags: Dict[int, List[int]] = {}
        if dynamic is not None:
            self._read_dynamic(*dynamic)
        self.needed = [self._string(v) for v in self._tags.get(_DT_NEEDED, [])]
        self.soname = self._first_string(_DT_SONAME)
        self.rpath = self._paths(_DT_RPATH)
        self.runpath = self._paths(_DT_RUNPATH)

    def _read_segments(self) -> Optional[Tuple[int, int]]:
        offset, = struct.unpack_from("<Q", self._data, 32)
        size, count = struct.unpack_from("<HH", self._data, 54)
        dynamic = None
        for i in range(count):
            kind, _, start, address, _, length = struct.unpack_from(
                "<IIQQQQ", self._data, offset + i * size)
            if kind == _PT_LOAD:
                self._segments.append((address, start, length))
            elif kind == _PT_DYNAMIC:
                dynamic = (start, length)
        return dynamic

    def _read_dynamic(self, start: int, length: int) -> None:
        for position in range(start, min(start + length, len(self._data)), 16):
            tag, value = struct.unpack_from("<QQ", self._data, position)
            if tag == 0:
                break
            self._tags.setdefault(tag, []).append(value)

    def _offset(self, address: int) -> int:
        for base, start, length in self._segments:
            if base <= address < base + length:
                return address - base + start
        raise ElfError("%s: address %#x lies in no segment" % (self.path, address))

    def _string(self, index: int) -> str:
        start = self._offset(self._tags[_DT_STRTAB][0]) + index
        end = self._data.find(b"\0", start)
        if end < 0:
            raise ElfError("%s: string without end" % self.path)
        return self._data[start:end].decode("utf-8", "surrogateescape")

    def _first_string(self, tag: int) -> str:
        values = self._tags.get(tag)
        return self._string(values[0]) if values else ""

    def _paths(self, tag: int) -> List[str]:
        origin = os.path.dirname(os.path.realpath(self.path))
        text = self._first_string(tag)
        return [expand_origin(p, origin) for p in text.split(":") if p]

    def defines(self, name: str) -> bool:
        """Whether the file exports a symbol, looked up as the loader does it."""
        try:
            if _DT_GNU_HASH not in self._tags:
                return name in self._exported()
            return self._gnu_lookup(name.encode())
        except _DAMAGE as err:
            raise ElfError("%s: symbols cannot be read: %s" % (self.path, err)) from err

    def _gnu_lookup(self, name: bytes) -> bool:
        data, base = self._data, self._offset(self._tags[_DT_GNU_HASH][0])
        buckets, first, words, shift = struct.unpack_from("<IIII", data, base)
        if not buckets:
            return False
        value = gnu_hash(name)
        word, = struct.unpack_from("<Q", data, base + 16 + 8 * ((value // 64) % words))
        if not (word >> (value % 64)) & (word >> ((value >> shift) % 64)) & 1:
            return False
        table = base + 16 + 8 * words
        index, = struct.unpack_from("<I", data, table + 4 * (value % buckets))
        chain = table + 4 * buckets
        while index >= first:
            link, = struct.unpack_from("<I", data, chain + 4 * (index - first))
            if (link | 1) == (value | 1) and self._symbol_is(index, name):
                return True
            if link & 1:
                return False
            index += 1
        return False

    def _symbol_is(self, index: int, name: bytes) -> bool:
        position = self._offset(self._tags[_DT_SYMTAB][0]) + index * _SYMBOL_SIZE
        text, _, _, section = struct.unpack_from("<IBBH", self._data, position)
        if section == _SHN_UNDEF:
            return False
        start = self._offset(self._tags[_DT_STRTAB][0]) + text
        return self._data[start:start + len(name) + 1] == name + b"\0"

    def _exported(self) -> frozenset:
        return frozenset(self._name(s) for s in self._symbols() if s[3] != _SHN_UNDEF)

    def undefined(self) -> List[str]:
        """Names that must come from another file; weak ones are left out."""
        try:
            return [self._name(s) for s in self._symbols()
                    if s[3] == _SHN_UNDEF and s[1] >> 4 != _STB_WEAK and s[0]]
        except _DAMAGE as err:
            raise ElfError("%s: symbols cannot be read: %s" % (self.path, err)) from err

    def _name(self, symbol: Tuple[int, ...]) -> str:
        return self._string(symbol[0])

    def _symbols(self) -> Iterator[Tuple[int, ...]]:
        """Symbols as (name, info, other, section, value, size), the null one left out."""
        if _DT_SYMTAB not in self._tags:
            return iter(())
        start = self._offset(self._tags[_DT_SYMTAB][0]) + _SYMBOL_SIZE
        count = max(0, self._symbol_count() - 1)
        return struct.iter_unpack("<IBBHQQ", self._data[start:start + count * _SYMBOL_SIZE])

    def _symbol_count(self) -> int:
        if _DT_HASH in self._tags:
            return struct.unpack_from("<I", self._data, self._offset(self._tags[_DT_HASH][0]) + 4)[0]
        if _DT_GNU_HASH in self._tags:
            return self._gnu_count(self._offset(self._tags[_DT_GNU_HASH][0]))
        return 0

    def _gnu_count(self, base: int) -> int:
        buckets, first, words, _ = struct.unpack_from("<IIII", self._data, base)
        table = base + 16 + 8 * words
        if table + 4 * buckets > len(self._data):
            raise struct.error("hash table beyond the end")
        heads = struct.unpack_from("<%dI" % buckets, self._data, table)
        index = max(heads) if heads else 0
        if index < first:
            return first
        chain = table + 4 * buckets
        while not struct.unpack_from("<I", self._data, chain + 4 * (index - first))[0] & 1:
            index += 1
        return index + 1

    def section(self, name: str) -> Optional[Tuple[int, int]]:
        """Offset and size of a section in the file, or None."""
        try:
            return self._find_section(name.encode())
        except _DAMAGE as err:
            raise ElfError("%s: sections cannot be read: %s" % (self.path, err)) from err

    def _find_section(self, name: bytes) -> Optional[Tuple[int, int]]:
        offset, = struct.unpack_from("<Q", self._data, 40)
        size, count, names = struct.unpack_from("<HHH", self._data, 58)
        if not offset or names >= count:
            return None
        table, = struct.unpack_from("<Q", self._data, offset + names * size + 24)
        for i in range(count):
            head = offset + i * size
            text, = struct.unpack_from("<I", self._data, head)
            end = self._data.find(b"\0", table + text)
            if self._data[table + text:end] == name:
                return struct.unpack_from("<QQ", self._data, head + 24)
        return None

    def view(self, start: int, length: int) -> bytes:
        """Bytes of the file."""
        return self._data[start:start + length]


def expand_origin(path: str, origin: str) -> str:
    """A search path with $ORIGIN replaced and dots folded."""
    for token in ("${ORIGIN}", "$ORIGIN"):
        path = path.replace(token, origin)
    return os.path.normpath(path)


def gnu_hash(name: bytes) -> int:
    """The hash of DT_GNU_HASH."""
    value = 5381
    for byte in name:
        value = (value * 33 + byte) & 0xFFFFFFFF
    return value
