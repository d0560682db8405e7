"""smoke: the user's own script runs to its end, in this image.

It starts as a user's program starts: the environment's Python, the image's
working folder, the environment's variables, and in ENVSOLVE_GPUS how many GPUs
it may use.  Its exit status is its verdict: 0 for works, 77 for "cannot be
tried here", as Automake's tests say it, and anything else for broken.  The last
line that it prints says what it did, or why it cannot.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import Dict, List, Tuple

from envsolve_selftest import driver
from envsolve_selftest.context import Context
from envsolve_selftest.model import Problem, Result, Skip

CANNOT = 77
_KEPT = 20


def run(context: Context) -> Result:
    """Run the script; its output is this check's."""
    name = context.lock.smoke
    if not name:
        raise Skip("the target names no smoke script")
    path = os.path.join(os.path.dirname(os.path.abspath(context.lock_path)), name)
    shown = os.path.basename(name)
    if not os.path.isfile(path):
        return Result("smoke", expected=path).fail(Problem(
            "smoke-failed", part=shown, seen="no " + path, expected="the script",
            cause="%s is not in the image" % path, fix="envsolve build --locked", stack=False))
    code, lines = _follow([sys.executable, path], _environ(context))
    last = lines[-1] if lines else ""
    result = Result("smoke", seen=last or "%s: no word" % shown, expected=shown + " ends well")
    if code == CANNOT:
        return result.skip(last or "%s ended with status %d: it cannot be tried here" % (shown, CANNOT))
    library = driver.needed_by("\n".join(lines)) if code != 0 and not _gpus(context) else ""
    if library and not context.require_gpu and not driver.device_nodes():
        return result.skip("%s needs the driver's %s, and no driver is here" % (shown, library))
    if code != 0:
        result.signal = _signal(code) or None
        result.fail(_failed(path, shown, code, last))
        result.seen = result.problems[0].seen
    return result


def _environ(context: Context) -> Dict[str, str]:
    """The variables of the script: in the root folder without PYTHONPYCACHEPREFIX, see runner."""
    environ = dict(os.environ, ENVSOLVE_GPUS=str(_gpus(context)))
    if os.getcwd() == "/" and environ.pop("PYTHONPYCACHEPREFIX", ""):
        environ["PYTHONDONTWRITEBYTECODE"] = "1"
    return environ


def _follow(command: List[str], environ: dict) -> Tuple[int, List[str]]:
    """Pass on what a command prints, and keep its last lines."""
    lines: List[str] = []
    with subprocess.Popen(command, env=environ, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT) as child:
        for raw in child.stdout or ():
            line = raw.decode("utf-8", "replace")
            sys.stdout.buffer.write(raw)
            sys.stdout.buffer.flush()
            if line.strip():
                lines = (lines + [" ".join(line.split())[:300]])[-_KEPT:]
    return child.returncode, lines


def _gpus(context: Context) -> int:
    """How many GPUs the script may use: those that the driver shows to this process."""
    if context.lock.gpu_mode == "off" or not context.lock.wants_cuda:
        return 0
    try:
        cuda = driver.Cuda()
        cuda.init()
        return len(cuda.devices())
    except (OSError, driver.DriverError):
        return 0


def _signal(code: int) -> str:
    try:
        return signal.Signals(-code).name if code < 0 else ""
    except ValueError:
        return "signal %d" % -code


def _failed(path: str, shown: str, code: int, last: str) -> Problem:
    how = "was killed by %s" % _signal(code) if code < 0 else "ended with status %d" % code
    return Problem(
        "smoke-failed", part=shown, seen=last or how, expected="status 0", stack=False,
        cause="the target's own %s %s%s" % (shown, how, ": " + last if last else ""),
        confirm="'%s' '%s'" % (sys.executable, path), fix="'%s' '%s'  # prints all of it" % (sys.executable, path))
