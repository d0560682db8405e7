"""What every check may look at."""

from __future__ import annotations

import os
import site
import sys
import sysconfig
import time
from dataclasses import dataclass, field
from typing import Dict, List

from envsolve_selftest import bytecode, temporary
from envsolve_selftest.lock import Lock


@dataclass
class Context:
    """The environment under test.

    ``prefix`` is the virtual environment, ``site_dirs`` its package folders.
    ``environ`` is what a user's program would start with; the command itself
    runs isolated from it, so checks must ask here and not ``sys.path``.
    ``scratch`` is a folder that lives as long as the run.
    """

    lock: Lock
    prefix: str = sys.prefix
    site_dirs: List[str] = field(default_factory=list)
    environ: Dict[str, str] = field(default_factory=lambda: dict(os.environ))
    timeout: float = 300.0
    require_gpu: bool = False
    lock_path: str = ""
    scratch: str = ""
    started: float = field(default_factory=time.monotonic)

    @property
    def bytecode(self) -> str:
        """The folder where byte code is made for this command; empty for none."""
        return self.environ.get(bytecode.VARIABLE, "")

    @property
    def own_bytecode(self) -> str:
        """The folder where this run leaves byte code for itself; empty for none."""
        if not self.scratch or temporary.is_shared_memory(self.scratch):
            return ""
        return os.path.join(self.scratch, "pycache")

    def elapsed(self) -> float:
        """Seconds since the run began; checks run beside each other, so that theirs add up to more."""
        return time.monotonic() - self.started

    def __post_init__(self) -> None:
        if not self.site_dirs:
            self.site_dirs = environment_site_dirs()

    def path_list(self, variable: str) -> List[str]:
        """The folders of a colon-separated variable, empty ones left out."""
        return [p for p in self.environ.get(variable, "").split(os.pathsep) if p]

    def without_library_folder(self, folder: str) -> str:
        """The command that takes a folder off LD_LIBRARY_PATH, and leaves the others: one may be the driver's."""
        rest = [p for p in self.path_list("LD_LIBRARY_PATH") if p != folder]
        return "export LD_LIBRARY_PATH='%s'" % os.pathsep.join(rest) if rest else "unset LD_LIBRARY_PATH"

    def foreign_path(self) -> List[str]:
        """Folders that a user's program imports from ahead of or after ours.

        PYTHONPATH comes before the environment's packages; the user site comes
        before them too, but after those of a virtual environment's own.
        """
        found = self.path_list("PYTHONPATH") + [self.user_site()]
        return [p for p in found if os.path.isdir(p) and not self.is_ours(p)]

    def user_site(self) -> str:
        """The folder of packages below the user's home that a program imports from; empty where it does not.

        This command itself never does, being isolated.  site.py has the rules.
        """
        if self.environ.get("PYTHONNOUSERSITE") or sys.base_prefix not in site.PREFIXES:
            return ""
        return site.getusersitepackages() or ""

    def is_of_user_site(self, path: str) -> bool:
        """Whether a file or folder is the user site or in it."""
        folder = self.user_site()
        return bool(folder) and os.path.join(os.path.realpath(path), "").startswith(
            os.path.join(os.path.realpath(folder), ""))

    def is_ours(self, path: str) -> bool:
        """Whether a folder is one of the environment's package folders."""
        real = os.path.realpath(path)
        return any(real == os.path.realpath(d) for d in self.site_dirs)


def environment_site_dirs() -> List[str]:
    """The folders this interpreter installs packages into, without repeats."""
    paths = sysconfig.get_paths()
    found: List[str] = []
    for path in [paths["purelib"], paths["platlib"]] + _global_site_dirs():
        # lib64 may be a link to lib.
        if os.path.isdir(path) and os.path.realpath(path) not in [os.path.realpath(f) for f in found]:
            found.append(path)
    return found


def _global_site_dirs() -> List[str]:
    inside = getattr(site, "getsitepackages", lambda: [])()
    return [p for p in inside if p in sys.path]
