"""Runs checks: light ones here, heavy ones each in a process of its own.

While the light ones run here, those of the framework run beside them, from one
import of it (see family).
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from concurrent.futures import ThreadPoolExecutor
from typing import BinaryIO, Dict, List, Optional

from envsolve_selftest import driver, environment, family, registry, stack
from envsolve_selftest.catalogue import Catalogue
from envsolve_selftest.context import Context
from envsolve_selftest.frameworks import Wrong
from envsolve_selftest.model import FAIL, SKIP, Problem, Result, Skip

_HOME = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
_CHILD = os.path.join(_HOME, "run_check.py")
_OUTPUT_KEPT = 4000
_GRACE = 5.0
_BUILD, _DOCTOR = "envsolve build --locked", "envsolve doctor  # says what to install"
_PAUSE = 0.02
_LIGHT_NICE = 10


def run_checks(context: Context, chosen: List[registry.Check], catalogue: Catalogue) -> List[Result]:
    """Run checks; the results have their order.

    A GPU check is not started once the driver is known not to work: it could
    only repeat that.  Every problem leaves here with its words filled in.
    """
    results: List[Result] = []
    with tempfile.TemporaryDirectory(prefix="envsolve-selftest-") as scratch:
        context.scratch = scratch
        driver.note_nodes(scratch)
        with _Family(context, chosen) as ahead:
            for check in sorted(chosen, key=_turn):
                blocked = _blocked(context, check, results)
                result = blocked or run_check(context, check, catalogue, ahead)
                for problem in result.problems:
                    catalogue.complete(problem)
                    if context.lock.installed:
                        problem.fix = problem.fix.replace(_BUILD, _DOCTOR)
                results.append(result)
    order = [check.name for check in chosen]
    return sorted(results, key=lambda result: order.index(result.check))


def _turn(check: registry.Check) -> int:
    """Light checks and the driver's come first: those of the framework run beside them."""
    if not check.isolated:
        return 0
    return 2 if check.family or check.needs else 1


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
        return "this is a CPU build"
    return ""


def _skipped_for(check: registry.Check, result: Result) -> Result:
    if result.status != FAIL:
        return Result(check.name).skip(result.reason)
    skipped = Result(check.name).skip("not run, as %s failed" % result.check)
    skipped.consequence_of = result.consequence_of or result.check
    return skipped


def run_check(context: Context, check: registry.Check, catalogue: Catalogue,
              ahead: "Optional[_Family]" = None) -> Result:
    """Run one check and time it, or take the result that it left already."""
    start = time.monotonic()
    result = ahead.result(check) if ahead else None
    if result is None:
        result = _in_child(context, check) if _needs_process(context, check) else _run_light(context, check.name)
        result.seconds = round(time.monotonic() - start, 3)
    _classify(result, catalogue)
    _absent_cudnn(context, result)
    return result


def _needs_process(context: Context, check: registry.Check) -> bool:
    """Whether a check is run in a process of its own; a script that there is not needs none."""
    return check.isolated and (check.name != "smoke" or bool(context.lock.smoke))


def _run_light(context: Context, name: str) -> Result:
    """Run a check here, behind those that have processes of their own: these take longer, and are waited for."""
    if sys.platform != "linux":
        return run_here(context, name)
    # On Linux a thread has a priority of its own, as have those that it starts.
    with ThreadPoolExecutor(1, initializer=os.nice, initargs=(_LIGHT_NICE,)) as pool:
        return pool.submit(run_here, context, name).result()


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
        result = Result(name, seen=told(err))
        result.output = trace[-_OUTPUT_KEPT:]
        library = driver.needed_by(result.seen)
        if library:
            return _without_driver(context, result, library)
        error = "wrong-result" if type(err) is AssertionError else ""
        return result.fail(Problem(error, cause=result.seen, seen=result.seen))


def _without_driver(context: Context, result: Result, library: str) -> Result:
    """What needs the driver to start cannot be tried without one, unless there is meant to be one."""
    if not context.require_gpu and not driver.device_nodes():
        return result.skip("it needs the driver's %s to start, and no driver is here" % library)
    return result.fail(Problem(
        "torch-no-nvidia-driver", part="driver", seen=result.seen, expected=library,
        cause="the framework needs %s, and the container has no NVIDIA driver" % library, fix=driver.START))


def told(err: BaseException) -> str:
    """An exception in one line, with the first of its chain where that is another.

    What a library says last is often its own advice; what went wrong first is
    the loader's or the driver's word.
    """
    first, chain = err, {id(err)}
    while first.__cause__ or first.__context__:
        before = first.__cause__ or first.__context__ or first
        if id(before) in chain:
            break
        chain.add(id(before))
        first = before
    text, origin = ("%s: %s" % (type(e).__name__, _one_line(str(e))) for e in (err, first))
    if first is err or origin == text:
        return _one_line(text)
    return _one_line("%s; first: %s" % (text[:140], origin) if str(err).strip() else origin)


def _in_child(context: Context, check: registry.Check) -> Result:
    """Run a check as a user's program would start: same interpreter and environment."""
    with tempfile.TemporaryFile() as sink:
        child = _start(context, [check.name], sink)
        code = _wait(child, context.timeout)
        return _read_answer(check, family.answer_path(context.scratch, check.name), code, _tail(sink), context.timeout)


def _start(context: Context, checks: List[str], sink: BinaryIO) -> "subprocess.Popen[bytes]":
    """Start a process for some checks; it leads a group, so that what it starts ends with it."""
    command = [sys.executable, _CHILD, ",".join(checks), context.lock_path, context.scratch, str(context.timeout),
               "required" if context.require_gpu else "auto", str(os.getpid())]
    environ = context.environ if "smoke" in checks else environment.for_checks(context.environ)
    environ = dict(environ, PYTHONFAULTHANDLER="1", **_bytecode(context, checks))
    return subprocess.Popen(command, env=environ, stdin=subprocess.DEVNULL, cwd=_folder(context, checks),
                            stdout=sink, stderr=subprocess.STDOUT, start_new_session=True)


def _folder(context: Context, checks: List[str]) -> Optional[str]:
    """Where checks run: not in the root folder, but for the user's own script.

    With PYTHONPYCACHEPREFIX, Python up to 3.14 fails there on a module whose file has no
    folder, such as PyTorch made one on import up to 2.10.
    """
    return context.scratch if os.getcwd() == "/" and "smoke" not in checks else None


def _wait(child: "subprocess.Popen[bytes]", timeout: float) -> Optional[int]:
    """The exit status; None when time ran out."""
    try:
        return child.wait(timeout=timeout)
    except subprocess.TimeoutExpired:
        return None
    finally:
        _end(child)


def _end(child: "subprocess.Popen[bytes]") -> None:
    """End a process and all that it started; one that waits for a device is left to the system."""
    family.end_group(child.pid)
    try:
        child.wait(timeout=_GRACE)
    except subprocess.TimeoutExpired:
        pass


def _tail(sink: BinaryIO) -> str:
    """The end of what a process printed."""
    size = sink.seek(0, os.SEEK_END)
    sink.seek(max(0, size - 16 * _OUTPUT_KEPT))
    return sink.read().decode("utf-8", "replace")


class _Family:
    """The checks that run beside the others, from one import of the framework."""

    def __init__(self, context: Context, chosen: List[registry.Check]) -> None:
        self._context = context
        self._names = [c.name for c in chosen if c.family]
        self._sink = tempfile.TemporaryFile()
        self._child: "Optional[subprocess.Popen[bytes]]" = None
        self._code: Optional[int] = None
        self._over = False

    def __enter__(self) -> "_Family":
        if len(self._names) > 1 and family.may_fork(self._context):
            self._child = _start(self._context, self._names, self._sink)
        return self

    def __exit__(self, *_: object) -> None:
        self._sink.close()
        if self._child is not None and not self._over:
            _end(self._child)

    def result(self, check: registry.Check) -> Optional[Result]:
        """What a check left; None for one to be run afresh."""
        if self._child is None or check.name not in self._names:
            return None
        self._finish(self._child)
        how = family.ending(self._context.scratch, check.name)
        if check.name == self._names[0]:
            code, output = self._code, _tail(self._sink)
            how = how or family.Ending(code, self._context.timeout if code is None else 0.0)
        elif how is None:
            return None
        else:
            with open(family.output_path(self._context.scratch, check.name), "rb") as sink:
                code, output = how.code, _tail(sink)
        answer = family.answer_path(self._context.scratch, check.name)
        result = _read_answer(check, answer, code, output, self._context.timeout)
        result.seconds = round(how.seconds, 3)
        return result

    def _finish(self, child: "subprocess.Popen[bytes]") -> None:
        """Wait for the family's end: each of its checks has the whole time for itself."""
        if self._over:
            return
        first = time.monotonic() + self._context.timeout
        rest = len(self._names) * (self._context.timeout + _GRACE)
        while child.poll() is None and family.ending(self._context.scratch, self._names[0]) is None:
            if time.monotonic() > first:
                rest = 0.0
                break
            time.sleep(_PAUSE)
        self._over = True
        self._code = _wait(child, rest)


def _bytecode(context: Context, checks: List[str]) -> Dict[str, str]:
    """Leave no compiled files in the environment, yet compile a framework only once.

    Images keep none, and compiling takes a framework's import seconds each time.
    Writing them takes time, too, and is for nothing where no other process imports it.
    ``envsolve build`` makes them beside this command, which only reads those.
    """
    again = len(checks) == 1 or context.lock.smoke or context.require_gpu or driver.device_nodes()
    own = stack.has_bytecode(context)
    if context.bytecode and not own:
        return {"PYTHONPYCACHEPREFIX": context.bytecode, "PYTHONDONTWRITEBYTECODE": "1"}
    if own or not again or not context.own_bytecode:
        return {"PYTHONDONTWRITEBYTECODE": "1"}
    return {"PYTHONPYCACHEPREFIX": context.own_bytecode, "PYTHONDONTWRITEBYTECODE": ""}


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
    # The process of a check prints where it was (faulthandler).
    confirm = "envsolve-selftest --only %s" % result.check
    return result.fail(Problem("check-crashed", cause=cause, seen=result.seen, confirm=confirm))


def _classify(result: Result, catalogue: Catalogue) -> None:
    """Give a problem that only has an output the id whose signature it bears.

    A crash or a timeout keeps its words, and gets the better id if the output
    printed before it names one.  What is wrong with one part is known by its own
    words: the output is that of all parts.
    """
    for problem in result.problems:
        if problem.error not in ("", "wrong-result", "check-crashed", "check-timeout", "smoke-failed"):
            continue
        text = problem.cause if problem.part else problem.cause + "\n" + result.output
        known = catalogue.recognise(text)
        if known in (None, "shared-lib-not-found"):
            known = stack.missing_cudnn_error(text) or known
        if known is None and "cannot open shared object file" in text:
            known = "shared-lib-not-found"
        if known:
            problem.error = known
        elif not problem.error:
            problem.error = "check-failed"


def _absent_cudnn(context: Context, result: Result) -> None:
    """An absent cuDNN comes back with its wheel, where it is one's: the catalogue's words are of the system's."""
    wheel = next((w for w in context.lock.wheels if w.name.startswith("nvidia-cudnn")), None)
    for problem in result.problems:
        if wheel and not problem.fix and problem.error == stack.cudnn_missing_error(wheel.version.split(".")[0]):
            problem.confirm = problem.confirm or "find '%s' -name 'libcudnn*.so*'" % context.prefix
            problem.fix = stack.reinstall(wheel.name, wheel.version)


def _one_line(text: str) -> str:
    return " ".join(text.split())[:300]


def write_answer(result: Result, scratch: str) -> None:
    """Leave a child's result where the parent looks for it, whole or not at all."""
    path = family.answer_path(scratch, result.check)
    with open(path + ".part", "w", encoding="utf-8") as file:
        json.dump(result.to_dict(), file)
    os.replace(path + ".part", path)
