"""The guard before an image's entrypoint: ``envsolve-guard COMMAND…``.

A host whose driver or GPU cannot run the image is refused with words, before
the program gets to fail in words of its own.  NVIDIA's container runtime does
the same by NVIDIA_REQUIRE_CUDA, but only in its legacy mode, and not at all
where the container was started without it.  ENVSOLVE_GUARD=off starts the
command unseen.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import List, Optional

from envsolve_selftest.context import Context
from envsolve_selftest.lock import Lock, LockError, read_lock
from envsolve_selftest.model import Problem

EXIT_REFUSED, EXIT_USAGE, EXIT_CANNOT_EXECUTE, EXIT_NOT_FOUND = 5, 2, 126, 127
_OFF = ("off", "0", "no", "false")


def main(command: List[str], lock_path: str) -> int:
    """Look at driver and GPUs, then become the command; returns only when it cannot."""
    if os.environ.get("ENVSOLVE_GUARD", "").lower() not in _OFF:
        try:
            found = problem(read_lock(lock_path), lock_path)
        except LockError as err:
            sys.stderr.write("envsolve-guard: %s\n" % err)
            return EXIT_USAGE
        if found is not None:
            _refuse(found)
            return EXIT_REFUSED
    if not command:
        sys.stderr.write("envsolve-guard: this host can run this image, and no command was given\n")
        return 0
    return _become(command)


def problem(lock: Lock, lock_path: str) -> Optional[Problem]:
    """What keeps this host from running the image, or None."""
    if not lock.wants_cuda:
        return None
    from envsolve_selftest.catalogue import Catalogue
    from envsolve_selftest.checks import devices, driver
    context = Context(lock, lock_path=lock_path, require_gpu=True)
    for check in (driver.run, devices.run):
        result = check(context)
        if result.problems:
            return Catalogue().complete(result.problems[0])
    return None


def _refuse(found: Problem) -> None:
    lines = ["envsolve-guard: this host cannot run this image  [%s]" % found.error,
             "  cause     " + found.cause]
    if found.confirm:
        lines.append("  confirm   " + found.confirm)
    lines += ["  fix       " + found.fix, "  to start all the same: ENVSOLVE_GUARD=off"]
    sys.stderr.write("\n".join(lines) + "\n")
    sys.stderr.flush()


def _become(command: List[str]) -> int:
    """As a shell says it: 127 for a command that is not there, 126 for one that is no program."""
    for number in (signal.SIGPIPE, signal.SIGXFSZ):  # which Python ignores, and what it starts would, too
        signal.signal(number, signal.SIG_DFL)
    try:
        os.execvp(command[0], command)
    except FileNotFoundError:
        sys.stderr.write("envsolve-guard: %s: not found\n" % command[0])
        return EXIT_NOT_FOUND
    except OSError as err:
        sys.stderr.write("envsolve-guard: %s: %s\n" % (command[0], err.strerror))
        return EXIT_CANNOT_EXECUTE
