"""Installed distributions: versions, RECORD, and whether files are as installed."""

from __future__ import annotations

import base64
import csv
import hashlib
import os
import re
import stat
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import Message
from email.parser import HeaderParser
from typing import Dict, Iterator, List, Optional, Tuple

from envsolve_selftest.verified import Verified

_BLOCK = 1 << 18
_AT_ONCE = 16  # files that a thread takes at a time, as most need but one look
_GENERATED = (".pyc", ".pyo")
_SIZE = re.compile(r"[0-9]{1,18}")


@dataclass
class Installed:
    """One distribution: normalised name, version, its .dist-info or .egg-info and where."""

    name: str
    version: str
    info: str
    site_dir: str


@dataclass
class Entry:
    """One line of RECORD; ``path`` is absolute, ``size`` is -1 when not given.

    ``layer`` is that of the RECORD, where its files are known to be as it says, and -1 otherwise.
    """

    path: str
    algorithm: str
    digest: str
    size: int
    layer: int = -1


def normalise(name: str) -> str:
    """The name as indexes compare it (PyPA name normalisation)."""
    return re.sub(r"[-_.]+", "-", name).lower()


def installed(site_dirs: List[str]) -> List[Installed]:
    """Every distribution of the folders, sorted by name; a name may repeat."""
    found = []
    for folder in site_dirs:
        for info in sorted(_listdir(folder)):
            if info.endswith((".dist-info", ".egg-info")):
                dist = _read_info(folder, info)
                if dist is not None:
                    found.append(dist)
    return sorted(found, key=lambda d: (d.name, d.info))


def by_name(site_dirs: List[str]) -> Dict[str, Installed]:
    """Distributions by name; of several with one name, the first on the path."""
    found: Dict[str, Installed] = {}
    for folder in site_dirs:
        for dist in installed([folder]):
            found.setdefault(dist.name, dist)
    return found


def _listdir(folder: str) -> List[str]:
    try:
        return os.listdir(folder)
    except OSError:
        return []


def _read_info(folder: str, info: str) -> Optional[Installed]:
    path = os.path.join(folder, info)
    head = _metadata(path)
    name, version = head.get("Name"), head.get("Version")
    if not name or not version:
        return None
    return Installed(normalise(name), version, path, folder)


def _metadata(info: str) -> Message:
    """A wheel's METADATA, or what distributions of systems have: PKG-INFO, or a file of that content."""
    for path in (os.path.join(info, "METADATA"), os.path.join(info, "PKG-INFO"), info):
        if not os.path.isfile(path):
            continue  # a pipe would be waited for
        try:
            with open(path, encoding="utf-8", errors="replace") as file:
                return HeaderParser().parse(file)
        except OSError:
            continue
    return Message()


def requires(dist: Installed) -> List[str]:
    """The Requires-Dist lines of a distribution."""
    return _metadata(dist.info).get_all("Requires-Dist") or []


def record(dist: Installed) -> Optional[List[Entry]]:
    """The files that RECORD gives a hash for; None when there is no RECORD.

    One that is no table any more stands for itself, as a file that is not as it was installed.
    """
    path = os.path.join(dist.info, "RECORD")
    if not os.path.isfile(path):
        return None
    try:
        with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
            rows = [row for row in csv.reader(file) if row]
    except OSError:
        return None
    except csv.Error:
        return [Entry(path, "sha256", "", -1)]
    return [entry for entry in (_entry(dist, row) for row in rows) if entry is not None]


def _entry(dist: Installed, row: List[str]) -> Optional[Entry]:
    path, digest, size = (row + ["", ""])[:3]
    if "=" not in digest or path.endswith(_GENERATED):
        return None
    algorithm, _, value = digest.partition("=")
    full = os.path.normpath(os.path.join(dist.site_dir, path))
    return Entry(full, algorithm, value, int(size) if _SIZE.fullmatch(size) else -1)


def mark_verified(dist: Installed, entries: List[Entry], verified: Verified) -> None:
    """Give the entries of a distribution the layer of its RECORD, where that is known."""
    layer = verified.layer(os.path.join(dist.info, "RECORD")) if entries else -1
    for entry in entries:
        entry.layer = layer


def altered(entries: List[Entry], verified: Verified) -> Iterator[Tuple[int, str]]:
    """Indices of entries whose file is not as installed, each with what is wrong.

    A file that is known to be as the RECORD of its layer says is not read, where it is
    in no other distribution.  hashlib lets go of the
    interpreter lock on large blocks, so threads use all cores; sizes are compared
    first, as that costs nothing.
    """
    listed = Counter(entry.path for entry in entries)

    def compare(first: int) -> List[Tuple[int, str]]:
        wrong = []
        for index, entry in enumerate(entries[first:first + _AT_ONCE], first):
            found = _compare(entry, verified if entry.layer >= 0 and listed[entry.path] == 1 else None)
            if found:
                wrong.append((index, found))
        return wrong

    with ThreadPoolExecutor(max_workers=min(16, (os.cpu_count() or 1) * 2)) as pool:
        for wrong in pool.map(compare, range(0, len(entries), _AT_ONCE)):
            yield from wrong


def _compare(entry: Entry, verified: Optional[Verified]) -> str:
    try:
        seen = os.stat(entry.path)
        if not stat.S_ISREG(seen.st_mode):
            return "no regular file"  # a device has no end
        if entry.size >= 0 and seen.st_size != entry.size:
            return "%d bytes, RECORD says %d" % (seen.st_size, entry.size)
        if verified and verified.layer_of(seen) == entry.layer:
            return ""
        if _digest(entry, seen.st_size) != entry.digest:
            return "%s differs from RECORD" % entry.algorithm
    except FileNotFoundError:
        return "missing"
    except (OSError, ValueError, TypeError) as err:  # TypeError: a hash of no fixed length
        return str(err)
    return ""


def _digest(entry: Entry, size: int) -> str:
    hasher = hashlib.new(entry.algorithm)
    # One buffer for all of a file: new ones come from the system, which clears them.
    buffer = memoryview(bytearray(max(1, min(size, _BLOCK))))
    with open(entry.path, "rb", buffering=0) as file:
        for n in iter(lambda: file.readinto(buffer), 0):
            hasher.update(buffer[:n])
    return base64.urlsafe_b64encode(hasher.digest()).rstrip(b"=").decode()
