"""Files whose content is known, since their layer was unpacked."""

from __future__ import annotations

import json
import os
from typing import Dict, List, Mapping, Tuple

VARIABLE = "ENVSOLVE_VERIFIED"


class Verified:
    """The files that ``envsolve build`` knows to be as their RECORD says, by layers of the image.

    A file is known by its inode number and the time of its last change, which
    nobody can set: what was written to, or put in its place, is not known.
    """

    def __init__(self, layers: List[Dict[str, int]]) -> None:
        self._files: Dict[Tuple[int, int], int] = {}
        for number, files in enumerate(layers):
            for inode, changed in files.items():
                self._files[int(inode), int(changed)] = number

    def layer(self, path: str) -> int:
        """The number of the layer that a file is known to be of; -1 for none.

        OSError when there is no such file.
        """
        return self.layer_of(os.stat(path)) if self._files else -1

    def layer_of(self, seen: os.stat_result) -> int:
        """The same of a file that ``os.stat`` has looked at."""
        return self._files.get((seen.st_ino, seen.st_ctime_ns), -1)


def read_verified(environ: Mapping[str, str]) -> Verified:
    """What the file says that the variable names: a JSON array of objects, one for each
    layer, with the files' change times in nanoseconds by their inode numbers.

    None are known where there is no such file.
    """
    path = environ.get(VARIABLE, "")
    try:
        with open(path, encoding="utf-8") as file:
            return Verified(json.load(file))
    except (OSError, ValueError, TypeError, AttributeError):
        return Verified([])
