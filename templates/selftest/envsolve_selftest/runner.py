"""Runs checks: light ones here, heavy ones each in a process of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from typing import Dict, List, Optional, Tuple

from envsolve_selftest import registry, stack
from envsolve_selftest.catalogue import Catalogue
from envsolve_selftest.context import Context
from envsolve_selftest.frameworks import Wrong
from envsolve_selftest.model import FAIL, SKIP, Problem, Result, Skip

_HOME = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
_CHILD = os.path.join(_HOME, "run_check.py")
_OUTPUT_KEPT = 4000
_GRACE = 5.0


def run_checks(context: Context, chosen: List[registry.Check], catalogue: Catalogue) -> List[Result]:
    """Run checks in order.

    A GPU check is not started once the driver is known not to work: it could
    only repeat that.  Every problem leaves here with its words filled in.
    """
    results: List[Result] = []
    with tempfile.TemporaryDirectory(prefix="envsolve-selftest-") as scratch:
        context.scratch = scratch
        for check in chosen:
            blocked = _blocked(context, check, results)
            result = blocked or run_check(context, check, catalogue)
            for problem in result.problems:
                catalogue.complete(problem)
            results.append(result)
    return results


def _blocked(context: Context, check: registry.Check, done: List[Result]) -> Optional[Result]:
    """A skip for a GPU check that is not wanted, or rests on one that did not pass."""
    if check.group != registry.GPU:
        return None
    unwanted = _unwanted(context)
    if unwanted:
        return Result(check.name).skip(unwanted)
    for result in done:
        if result.check not in check.needs or registry.find(result.check).group != registry.GPU:
            continue
        if result.status == FAIL and result.check != "memory" or result.status == SKIP and result.check == "driver":
            return _skipped_for(check, result)
    return None


def _unwanted(context: Context) -> str:
    if context.require_gpu:
        return ""
    if context.lock.gpu_mode == "off":
        return "the target turns the GPU test off"
    if not context.lock.wants_cuda:
        return "the lock holds a CPU build"
    return ""


def _skipped_for(check: registry.Check, result: Result) -> Result:
    if result.status != FAIL:
        return Result(check.name).skip(result.reason)
    skipped = Result(check.name).skip("not run, as %s failed" % result.check)
    skipped.consequence_of = result.consequence_of or result.check
    return skipped


def run_check(context: Context, check: registry.Check, catalogue: Catalogue) -> Result:
    """Run one check and time it."""
    start = time.monotonic()
    result = _in_child(context, check, catalogue) if check.isolated else run_here(context, check.name)
    result.seconds = round(time.monotonic() - start, 3)
    _classify(result, catalogue)
    return result


def run_here(context: Context, name: str) -> Result:
    """Run a check in this process; whatever it raises becomes its result."""
    check = registry.find(name)
    try:
        return check.load()(context)
    except Skip as skip:
        return Result(name).skip(str(skip))
    except Wrong as wrong:
        return Result(name, seen=wrong.problem.seen).fail(wrong.problem)
    except BaseException as err:  # noqa: B902 - SystemExit of a framework must not end the run
        trace = traceback.format_exc()
        result = Result(name, seen=_one_line("%s: %s" % (type(err).__name__, err)))
        result.output = trace[-_OUTPUT_KEPT:]
        error = "wrong-result" if type(err) is AssertionError else ""
        return result.fail(Problem(error, cause=result.seen, seen=result.seen))


def _in_child(context: Context, check: registry.Check, catalogue: Catalogue) -> Result:
    """Run a check as a user's program would start: same interpreter and environment."""
    answer = os.path.join(context.scratch, check.name + ".json")
    command = [sys.executable, _CHILD, check.name, context.lock_path, answer, str(context.timeout),
               "required" if context.require_gpu else "auto"]
    code, output = _run(command, context)
    return _read_answer(check, answer, code, output, context.timeout)


def _run(command: List[str], context: Context) -> Tuple[Optional[int], str]:
    """Exit status and merged output; the status is None when time ran out.

    The child leads a process group so that what it started ends with it.
    """
    environ = dict(context.environ, PYTHONFAULTHANDLER="1", **_bytecode(context))
    with tempfile.TemporaryFile() as sink:
        child = subprocess.Popen(command, env=environ, stdin=subprocess.DEVNULL,
                                 stdout=sink, stderr=subprocess.STDOUT, start_new_session=True)
        code: Optional[int]
        try:
            code = child.wait(timeout=context.timeout)
        except subprocess.TimeoutExpired:
            code = None
        finally:
            _end_group(child)
        size = sink.seek(0, os.SEEK_END)
        sink.seek(max(0, size - 16 * _OUTPUT_KEPT))
        return code, sink.read().decode("utf-8", "replace")


def _bytecode(context: Context) -> Dict[str, str]:
    """Leave no compiled files in the environment, yet compile a framework only once.

    Images keep none, and compiling takes a framework's import seconds each time.
    """
    if any(os.path.isdir(os.path.join(d, "__pycache__")) for d in stack.framework_dirs(context)):
        return {"PYTHONDONTWRITEBYTECODE": "1"}
    return {"PYTHONPYCACHEPREFIX": os.path.join(context.scratch, "pycache"), "PYTHONDONTWRITEBYTECODE": ""}


def _end_group(child: "subprocess.Popen[bytes]") -> None:
    try:
        os.killpg(child.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        pass
    child.wait(timeout=_GRACE)


def _read_answer(check: registry.Check, answer: str, code: Optional[int], output: str,
                 timeout: float) -> Result:
    result = Result(check.name)
    try:
        with open(answer, encoding="utf-8") as file:
            result = Result.from_dict(json.load(file))
    except (OSError, ValueError, KeyError, TypeError):
        if code == 0:
            code = 1
    result.output = (output + result.output)[-_OUTPUT_KEPT:]
    if code is None:
        result.seen, result.expected = "no end after %g s" % timeout, "an end in time"
        return result.fail(Problem("check-timeout", seen=result.seen, expected=result.expected,
                                   cause="%s did not finish within %g s" % (check.name, timeout)))
    if code < 0:
        return _killed(result, -code)
    if code != 0 and not result.problems:
        last = (output.strip().splitlines() or ["no output"])[-1]
        result.seen = _one_line(last)
        return result.fail(Problem("", cause="the check's process ended with status %d: %s" % (code, last)))
    return result


def _killed(result: Result, number: int) -> Result:
    try:
        name = signal.Signals(number).name
    except ValueError:
        name = "signal %d" % number
    result.signal = name
    result.seen, result.expected = "killed by %s" % name, "a normal end"
    cause = "the framework crashed with %s during %s" % (name, result.check)
    if name == "SIGKILL":
        cause = "%s was killed with SIGKILL, most likely for want of memory" % result.check
    return result.fail(Problem("check-crashed", cause=cause, seen=result.seen))


def _classify(result: Result, catalogue: Catalogue) -> None:
    """Give a problem that only has an output the id whose signature it bears.

    A crash or a timeout keeps its words, and gets the better id if the output
    printed before it names one.
    """
    for problem in result.problems:
        if problem.error not in ("", "wrong-result", "check-crashed", "check-timeout", "smoke-failed"):
            continue
        known = catalogue.recognise(problem.cause + "\n" + result.output)
        if known:
            problem.error = known
        elif not problem.error:
            problem.error = "check-failed"


def _one_line(text: str) -> str:
    return " ".join(text.split())[:300]


def write_answer(result: Result, path: str) -> None:
    """Leave a child's result where the parent looks for it, whole or not at all."""
    with open(path + ".part", "w", encoding="utf-8") as file:
        json.dump(result.to_dict(), file)
    os.replace(path + ".part", path)
