"""inventory: what is installed is what the lock says, to the byte."""

from __future__ import annotations

import os
import sys
from typing import Dict, List, Tuple

from envsolve_selftest import stack, wheels, xla
from envsolve_selftest.context import Context
from envsolve_selftest.lock import Wheel
from envsolve_selftest.model import OK, Problem, Result
from envsolve_selftest.verified import read_verified

_SHOWN = 5
# Wheels with these problems have unpacked over locked ones.
_OVERWRITES = ("cuda-majors-mixed", "framework-installed-twice")


def run(context: Context) -> Result:
    """Compare Python, every wheel's version and every file's hash."""
    result = Result("inventory")
    _python(context, result)
    found = wheels.by_name(context.site_dirs)
    _twice(context, result)
    _versions(context, found, result)
    _unlocked(context, found, result)
    files = _files(context, found, result)
    result.seen = "Python %s, %d wheels, %d files" % (
        "%d.%d" % sys.version_info[:2], len(found), files)
    result.expected = "Python %s, %d wheels" % (context.lock.python, len(context.lock.wheels))
    if result.problems:
        result.seen = _first(result)
        result.expected = result.problems[0].expected or result.expected
    if not context.lock.wheels:
        return result.skip("the lock lists no wheels, so there is nothing to compare with")
    return result


def _first(result: Result) -> str:
    first = result.problems[0]
    return ("%s: %s" % (first.part, first.seen)) if first.part else first.seen


def _python(context: Context, result: Result) -> None:
    seen = "%d.%d" % sys.version_info[:2]
    wanted = ".".join(context.lock.python.split(".")[:2])
    if wanted and seen != wanted:
        result.fail(Problem(
            "python-version-differs", part="python", seen="Python " + seen, expected="Python " + wanted,
            cause="this interpreter is Python %s; the wheels of this image were made for Python %s" % (seen, wanted),
            fix="envsolve build --locked"))


def _versions(context: Context, found: Dict[str, wheels.Installed], result: Result) -> None:
    twice = {p.part for p in result.problems if p.error == "wheel-installed-twice"}
    for wheel in context.lock.wheels:
        dist = found.get(wheel.name)
        if wheel.name in twice:
            continue
        if dist is None:
            result.fail(_missing(context, wheel, found))
        elif _plain(dist.version) != _plain(wheel.version):
            result.fail(_differs(context, wheel, dist))


def _plain(version: str) -> str:
    return version.strip().lower().replace("-", ".").replace("_", ".")


def _missing(context: Context, wheel: Wheel, found: Dict[str, wheels.Installed]) -> Problem:
    error = "wheel-missing"
    cause = "%s %s is in the lock but not in the environment" % (wheel.name, wheel.version)
    instead = stack.without_cuda(wheel.name, found) if context.lock.wants_cuda else ""
    if wheel.name.startswith("nvidia-cudnn"):
        error = stack.cudnn_missing_error(wheel.version.split(".")[0])
    elif wheel.name.startswith(xla.COMPILER) and stack.uses_xla(context):
        error = "libdevice-not-found"  # and no ptxas either
    elif stack.brings_cuda(wheel.name):
        error = stack.brings_cuda(wheel.name)
        cause = "%s %s, which plugs CUDA into the framework, is in the lock but not in the environment" % (
            wheel.name, wheel.version)
    elif instead:
        error = stack.not_cuda_error(context)
        cause = "%s, which has no CUDA in it, is there in place of %s %s" % (instead, wheel.name, wheel.version)
    return Problem(error, part=wheel.name, seen="not installed", expected=wheel.version, cause=cause,
                   confirm="python -m pip show " + wheel.name,
                   fix=stack.reinstall(wheel.name, wheel.version), stack=stack.is_stack(wheel.name))


def _differs(context: Context, wheel: Wheel, dist: wheels.Installed) -> Problem:
    error = "wheel-version-differs"
    cause = "%s %s is installed, the lock has %s" % (wheel.name, dist.version, wheel.version)
    if context.lock.wants_cuda and dist.version.endswith("+cpu"):
        error = stack.not_cuda_error(context)
        cause = "%s is a build without CUDA (%s), the lock has %s" % (wheel.name, dist.version, wheel.version)
    elif wheel.name.startswith("nvidia-cudnn"):
        error = stack.cudnn_error(context)
    else:
        error = stack.other_release_error(wheel.name, dist.version, wheel.version) or error
    return Problem(error, cause=cause, part=wheel.name, seen=dist.version, expected=wheel.version,
                   confirm="python -m pip show " + wheel.name,
                   fix=stack.reinstall(wheel.name, wheel.version), stack=stack.is_stack(wheel.name))


def _unlocked(context: Context, found: Dict[str, wheels.Installed], result: Result) -> None:
    locked = {w.name for w in context.lock.wheels}
    for name in sorted(set(found) - locked if locked else []):
        if not stack.is_stack(name) or name == "numpy":  # nothing that is locked needs it
            result.warnings.append("%s %s is installed but not in the lock" % (name, found[name].version))
            continue
        result.fail(_stray(context, found, found[name]))


def _stray(context: Context, found: Dict[str, wheels.Installed], dist: wheels.Installed) -> Problem:
    """A wheel of the stack that nobody locked.

    One of another CUDA major overwrites the locked ones, as does another build of the framework.
    """
    error, cause = "wheel-not-in-lock", "%s %s was installed after the image was locked" % (dist.name, dist.version)
    fix = "python -m pip uninstall -y %s" % dist.name
    major, locked = stack.cuda_major(dist), context.lock.cuda.split(".")[0]
    other = stack.same_folder(dist.name, found)
    if other:
        error = "framework-installed-twice"
        cause = "%s %s unpacks into the same folder as %s %s, and they overwrite each other" % (
            dist.name, dist.version, other, found[other].version)
    elif major and locked and major != locked:
        error = "cuda-majors-mixed"
        cause = "%s %s is for CUDA %s and unpacks over the locked wheels for CUDA %s" % (
            dist.name, dist.version, major, locked)
    if error in _OVERWRITES:
        fix += " && envsolve build --locked"
    return Problem(error, part=dist.name, seen=dist.version, expected="not installed", cause=cause,
                   confirm="python -m pip list", fix=fix)


def _twice(context: Context, result: Result) -> None:
    seen: Dict[str, wheels.Installed] = {}
    for dist in wheels.installed(context.site_dirs):
        other = seen.setdefault(dist.name, dist)
        if other is dist or not stack.is_stack(dist.name):
            continue
        result.fail(Problem(
            "wheel-installed-twice", part=dist.name, seen="%s and %s" % (other.version, dist.version),
            expected="one",
            cause="%s is installed twice, in %s and %s" % (dist.name, other.info, dist.info),
            fix="rm -r '%s'" % (other.info if other.version != _locked(context, dist.name) else dist.info)))


def _locked(context: Context, name: str) -> str:
    wheel = context.lock.wheel(name)
    return wheel.version if wheel else ""


def _files(context: Context, found: Dict[str, wheels.Installed], result: Result) -> int:
    """Compare every file that a RECORD lists; returns how many."""
    owned: List[Tuple[wheels.Entry, wheels.Installed]] = []
    bare: List[str] = []
    known = read_verified(context.environ)
    for dist in found.values():
        listed = wheels.record(dist)
        if listed is None:
            bare.append(dist.name)
        wheels.mark_verified(dist, listed or [], known)
        owned += [(entry, dist) for entry in listed or []]
    if bare:
        more = " and %d more" % (len(bare) - _SHOWN) if len(bare) > _SHOWN else ""
        result.warnings.append("no pip installed %s%s: without RECORD their files cannot be compared"
                               % (", ".join(sorted(bare)[:_SHOWN]), more))
    strays = {p.part for p in result.problems if p.error in _OVERWRITES}
    overwritten = {e.path for e, dist in owned if dist.name in strays}
    wrong = dict(wheels.altered([entry for entry, _ in owned], known))
    anothers = {e.path: dist.name for n, (e, dist) in enumerate(owned)
                if n not in wrong and (not context.lock.wheels or context.lock.wheel(dist.name))}
    for index, how in wrong.items():
        entry, dist = owned[index]
        if entry.path in anothers:
            result.warnings.append("%s of %s is that of %s, which was unpacked over it" % (
                os.path.relpath(entry.path, dist.site_dir), dist.name, anothers[entry.path]))
        elif entry.path not in overwritten:
            _altered(dist, entry.path, how, result)
    if context.lock.installed:
        _tolerate(result)
    return len(owned)


def _tolerate(result: Result) -> None:
    """What people change in an environment of their own, certificates above all, is no fault of the stack."""
    changed = [p for p in result.problems if p.error == "wheel-altered" and not p.stack]
    result.warnings += ["%s: %s" % (p.cause, p.seen) for p in changed]
    result.problems = [p for p in result.problems if p not in changed]
    if not result.problems:
        result.status = OK


def _altered(dist: wheels.Installed, path: str, wrong: str, result: Result) -> None:
    """One problem for each wheel, however many of its files differ."""
    known = next((p for p in result.problems if p.error == "wheel-altered" and p.part == dist.name), None)
    where = os.path.relpath(path, dist.site_dir)
    if known is None:
        result.fail(Problem(
            "wheel-altered", part=dist.name, seen="%s: %s" % (where, wrong), expected="as in RECORD",
            cause="files of %s %s were changed after it was installed" % (dist.name, dist.version),
            confirm="sha256sum '%s'" % path,
            fix=stack.reinstall(dist.name, dist.version), stack=stack.is_stack(dist.name)))
    elif known.seen.count("; ") < _SHOWN:
        known.seen += "; %s: %s" % (where, wrong)
