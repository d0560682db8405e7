"""The table for people and the JSON for programs.

JSON, schema ``envsolve.selftest/v1``::

    {"schema", "target", "platform", "status": "ok" | "fail",
     "root_cause": null | {"check", PROBLEM…},
     "gpu": {"mode": "auto" | "required" | "off", "tested": bool},
     "counts": {"ok", "fail", "skip"}, "seconds",
     "checks": [{"check", "group", "proves", "status": "ok" | "fail" | "skip",
                 "seen", "expected", "reason", "seconds", "problems": [PROBLEM],
                 "warnings": [text], "consequence_of": null | check,
                 "signal": null | "SIGSEGV", "output"}]}

    PROBLEM = {"error", "cause", "confirm", "fix", "part", "seen", "expected", "stack"}
"""

from __future__ import annotations

import json
import os
import textwrap
from dataclasses import asdict
from typing import Any, Dict, IO, List, Optional

from envsolve_selftest import registry, rootcause
from envsolve_selftest.context import Context
from envsolve_selftest.model import FAIL, OK, SKIP, Problem, Result

SCHEMA = "envsolve.selftest/v1"
_COLOURS = {OK: "32", FAIL: "31", SKIP: "33"}
_CELL = 48
_WIDTH = 100
_OUTPUT_LINES = 12
_IN_ITS_OWN_WORDS = ("smoke-failed", "check-failed", "check-crashed", "check-timeout", "wrong-result")


def failed(results: List[Result]) -> bool:
    """Whether the image did not prove itself."""
    return any(r.status == FAIL for r in results)


def to_json(context: Context, results: List[Result]) -> str:
    """The report as JSON, keys in the documented order."""
    return json.dumps(_document(context, results), indent=2, ensure_ascii=False) + "\n"


def _document(context: Context, results: List[Result]) -> Dict[str, Any]:
    lock = context.lock
    return {
        "schema": SCHEMA,
        "target": lock.target,
        "platform": lock.platform,
        "status": FAIL if failed(results) else OK,
        "root_cause": _root(results),
        "gpu": {"mode": "required" if context.require_gpu else lock.gpu_mode,
                "tested": any(r.status != SKIP and _group(r) == registry.GPU for r in results)},
        "counts": {s: sum(r.status == s for r in results) for s in (OK, FAIL, SKIP)},
        "seconds": round(context.elapsed(), 3),
        "checks": [_check(r) for r in results],
    }


def _group(result: Result) -> str:
    return registry.find(result.check).group


def _check(result: Result) -> Dict[str, Any]:
    check = registry.find(result.check)
    head: Dict[str, Any] = {"check": check.name, "group": check.group, "proves": check.proves}
    head.update(result.to_dict())
    return head


def _root(results: List[Result]) -> Optional[Dict[str, Any]]:
    found = rootcause.roots(results)
    if not found:
        return None
    check = next(r.check for r in results if found[0] in r.problems)
    return dict({"check": check}, **asdict(found[0]))


class Table:
    """Writes the table; colours only on a terminal and without NO_COLOR."""

    def __init__(self, out: IO[str], verbose: bool = False) -> None:
        self._out = out
        self._verbose = verbose
        self._colour = out.isatty() and not os.environ.get("NO_COLOR")

    def write(self, context: Context, results: List[Result]) -> None:
        """Root cause first, then every check, then what else was noticed."""
        found = rootcause.roots(results)
        if found:
            self._root_cause(found[0])
            self._output(next(r for r in results if found[0] in r.problems), found[0])
            self._line()
        self._rows(results)
        self._others(found[1:])
        self._notes(results)
        self._summary(context, results)

    def _line(self, text: str = "") -> None:
        self._out.write(text.rstrip() + "\n")

    def _paint(self, text: str, status: str) -> str:
        return "\x1b[%sm%s\x1b[0m" % (_COLOURS[status], text) if self._colour else text

    def _root_cause(self, problem: Problem) -> None:
        self._line(self._paint("Root cause", FAIL) + "  [%s]" % problem.error)
        self._problem(problem)

    def _output(self, result: Result, problem: Problem) -> None:
        """The end of what a check printed, where no better word than its own is known."""
        lines = [line for line in result.output.splitlines() if line.strip()][-_OUTPUT_LINES:]
        if problem.error in _IN_ITS_OWN_WORDS and lines:
            self._line("  printed   " + lines[0])
            for line in lines[1:]:
                self._line("            " + line)

    def _problem(self, problem: Problem) -> None:
        rows = (("cause", problem.cause), ("seen", problem.seen), ("expected", problem.expected))
        for label, text in rows:
            if text and text != problem.cause or label == "cause":
                self._line(_wrapped("  %-9s " % label, text))
        for label, text in (("confirm", problem.confirm), ("fix", problem.fix)):
            if text:  # in one line, to be copied
                self._line("  %-9s %s" % (label, text))

    def _rows(self, results: List[Result]) -> None:
        wide = max([len(r.check) for r in results] + [5])
        seen = min(_CELL, max([len(r.seen) for r in results] + [4]))
        self._line("%-*s  %-4s  %7s  %-*s  %s" % (wide, "CHECK", "", "TIME", seen, "SEEN", "EXPECTED"))
        for r in results:
            status = self._paint("%-4s" % r.status, r.status)
            last = _beside(r)
            self._line("%-*s  %s  %6.1fs  %-*s  %s" % (
                wide, r.check, status, r.seconds, seen, _short(r.seen, seen), last))

    def _others(self, problems: List[Problem]) -> None:
        if problems:
            self._line()
            self._line("Also wrong")
        for problem in problems:
            self._line("  [%s]" % problem.error)
            self._problem(problem)

    def _notes(self, results: List[Result]) -> None:
        notes = ["%s: %s" % (r.check, w) for r in results for w in r.warnings]
        if notes:
            self._line()
            self._line("Warnings")
        for note in notes:
            self._line(_wrapped("  - ", note))

    def _summary(self, context: Context, results: List[Result]) -> None:
        count = {s: sum(r.status == s for r in results) for s in (OK, FAIL, SKIP)}
        verdict = FAIL if failed(results) else OK
        self._line()
        self._line("%s: %s  (%d ok, %d failed, %d skipped, %.1f s)" % (
            context.lock.target, self._paint("FAILED" if verdict == FAIL else "OK", verdict),
            count[OK], count[FAIL], count[SKIP], context.elapsed()))


def _beside(result: Result) -> str:
    if result.consequence_of:
        return "consequence of %s" % result.consequence_of
    if result.status == SKIP:
        return result.reason
    return result.expected


def _short(text: str, width: int) -> str:
    return text if len(text) <= width else text[:width - 1] + "…"


def _wrapped(head: str, text: str) -> str:
    return textwrap.fill(" ".join(text.split()), _WIDTH, initial_indent=head,
                         subsequent_indent=" " * len(head),
                         break_long_words=False, break_on_hyphens=False)

