"""Runs several checks from one import of the framework.

Importing a framework takes longer than asking it.  So the process that runs
the first of some checks, which starts as a user's program starts, forks for
each of the others once the framework is there.  Each keeps a process of its
own, with its own output, time limit and end: a crash takes nothing along.
A check whose process could not be forked that way is left without an ending,
and the runner starts it afresh.

Only frameworks whose programs may fork after the import take part (``FORKS``
in their adapters): PyTorch's own data loaders do, TensorFlow forbids it.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import time
from dataclasses import dataclass
from typing import Callable, Dict, List, Optional, Sequence

from envsolve_selftest import frameworks, parent
from envsolve_selftest.context import Context
from envsolve_selftest.model import OK, Result

_PAUSE = 0.005


@dataclass
class Ending:
    """How a check's process ended: its exit status, None for no time left."""

    code: Optional[int]
    seconds: float


def answer_path(scratch: str, check: str) -> str:
    """Where a check's process leaves its result."""
    return os.path.join(scratch, check + ".json")


def output_path(scratch: str, check: str) -> str:
    """Where what a forked check prints goes."""
    return os.path.join(scratch, check + ".out")


def ending(scratch: str, check: str) -> Optional[Ending]:
    """How a forked check ended; None when it was never forked."""
    try:
        with open(os.path.join(scratch, check + ".end"), encoding="utf-8") as file:
            return Ending(**json.load(file))
    except (OSError, ValueError, TypeError):
        return None


def _leave_ending(scratch: str, check: str, how: Ending) -> None:
    path = os.path.join(scratch, check + ".end")
    with open(path + ".part", "w", encoding="utf-8") as file:
        json.dump({"code": how.code, "seconds": how.seconds}, file)
    os.replace(path + ".part", path)


def may_fork(context: Context) -> bool:
    """Whether every locked framework lets a program fork once it is imported."""
    found = [f.name for f in context.lock.frameworks]
    return bool(found) and all(
        frameworks.supported(name) and getattr(frameworks.adapter(name), "FORKS", False) for name in found)


def run(context: Context, checks: List[str], check: Callable[[str], Result], teardown: Sequence[str] = ()) -> None:
    """Run the first check here and fork for the others.

    ``check`` runs one by name and leaves its answer.  Returns in forks for those of
    ``teardown``, to end as programs do; other forks end at once, and so does this
    process where one of those has ended well.
    """
    start = time.monotonic()
    if len(checks) > 1:
        gc.disable()  # an import's objects stay: looking through them again and again takes a sixth of it
    first = check(checks[0])
    _leave_ending(context.scratch, checks[0], Ending(0, time.monotonic() - start))
    if first.status != OK or not may_fork(context):
        return
    # Out of the collector's sight they are not copied, page by page, when a fork ends.
    gc.freeze()
    gc.enable()
    running: Dict[int, _Child] = {}
    leader = os.getpid()
    for name in reversed(checks[1:]):  # those further up the stack take longest
        while len(running) >= (os.cpu_count() or 1):
            _reap(context, running)
        pid = os.fork()
        if pid == 0:
            parent.end_with(leader)  # a signal to that one's group does not reach the group that this one leads
            _become(context, name)
            check(name)
            if name not in teardown:
                _end()
            return
        running[pid] = _Child(name, time.monotonic())
    while running:
        _reap(context, running)
    for name in checks[1:]:
        how = ending(context.scratch, name)
        if name in teardown and how is not None and how.code == 0:
            _end()


def _end() -> None:
    """End this process, and take nothing down before."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


@dataclass
class _Child:
    check: str
    started: float
    late: bool = False


def _become(context: Context, check: str) -> None:
    """Lead a group, as every check's process does, and print to a file of its own."""
    os.setsid()
    sys.stdout.flush()
    sys.stderr.flush()
    sink = os.open(output_path(context.scratch, check), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    os.dup2(sink, 1)
    os.dup2(sink, 2)
    os.close(sink)


def _reap(context: Context, running: Dict[int, _Child]) -> None:
    """Note one child's end, and end the groups of those whose time is over."""
    pid, status = os.waitpid(-1, os.WNOHANG)
    if pid in running:
        child = running.pop(pid)
        end_group(pid)
        code = None if child.late else _code(status)
        _leave_ending(context.scratch, child.check, Ending(code, time.monotonic() - child.started))
        return
    for pid, child in running.items():
        if time.monotonic() - child.started > context.timeout:
            child.late = True
            end_group(pid)
    time.sleep(_PAUSE)


def _code(status: int) -> int:
    """As subprocess has it: negative for a signal."""
    return -os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)


def end_group(leader: int) -> None:
    """End all that a process group's leader has started."""
    try:
        os.killpg(leader, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        pass
