"""Compiles the modules of later imports while earlier ones run.

Images keep no byte code, and compiling it takes most of an import's time.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Callable, Optional, Sequence

from envsolve_selftest import parent


class Ahead:
    """A process beside this one that imports what this one imports last, and so on to the first.

    It leaves the byte code of what it imports in ``folder``, where this process
    finds it.  Nothing else comes of it: what it prints, raises or ends by is no
    finding.  There is none on one processor, or for one import.
    """

    def __init__(self, folder: str, imports: Sequence[Callable[[], object]]) -> None:
        self._folder = folder
        self._imports = imports
        self._child = 0
        self._before: Optional[str] = None

    def __enter__(self) -> "Ahead":
        if len(self._imports) < 2 or (os.cpu_count() or 1) < 2:
            return self
        sys.stdout.flush()
        sys.stderr.flush()
        self._before = sys.pycache_prefix
        sys.pycache_prefix = self._before or self._folder
        helped = os.getpid()
        self._child = os.fork()
        if self._child == 0:
            try:
                parent.end_with(helped)
                self._compile()
            finally:
                os._exit(0)
        return self

    def __exit__(self, *_: object) -> None:
        if self._child:
            sys.pycache_prefix = self._before
            os.kill(self._child, signal.SIGKILL)
            os.waitpid(self._child, 0)

    def _compile(self) -> None:
        sys.dont_write_bytecode = False
        sink = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(sink, stream)
        _first_to_go()
        for run in reversed(self._imports):
            try:
                run()
            except BaseException:  # noqa: B902 - the process that this one helps meets it, too
                pass


def _first_to_go() -> None:
    """Where memory runs out, this process ends and not the one that it helps."""
    try:
        with open("/proc/self/oom_score_adj", "w", encoding="ascii") as file:
            file.write("1000")
    except OSError:
        pass
