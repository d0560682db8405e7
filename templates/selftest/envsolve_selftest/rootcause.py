"""Tells causes from their consequences."""

from __future__ import annotations

from typing import Dict, List

from envsolve_selftest import registry
from envsolve_selftest.model import FAIL, Problem, Result


def mark_consequences(results: List[Result]) -> None:
    """Point every failure that an earlier failed layer explains at that layer.

    The earliest failed check on which a failed check rests is its cause; a
    failure about a part that is not of the stack explains nothing.
    """
    done: Dict[str, Result] = {}
    for result in results:
        if result.status == FAIL:
            for needed in _all_needs(result.check):
                if needed in done and _explains(done[needed]):
                    result.consequence_of = done[needed].consequence_of or needed
                    break
        done[result.check] = result
    _mark_driver(results)


def _mark_driver(results: List[Result]) -> None:
    """What fails early for want of the driver follows from the driver's own failure."""
    if not any(r.check == "driver" and r.status == FAIL for r in results):
        return
    for result in results:
        if result.status == FAIL and result.check != "driver" and all(p.part == "driver" for p in result.problems):
            result.consequence_of = "driver"


def _explains(result: Result) -> bool:
    return result.status == FAIL and any(p.stack for p in result.problems)


def _all_needs(name: str) -> List[str]:
    """All that a check rests on, directly or not, in the order of the layers."""
    wanted = set(registry.find(name).needs)
    for check in reversed(registry.CHECKS):
        if check.name in wanted:
            wanted.update(check.needs)
    return [c.name for c in registry.CHECKS if c.name in wanted]


def roots(results: List[Result]) -> List[Problem]:
    """The problems that are no consequence, those of the stack first."""
    own = [p for r in results if r.status == FAIL and not r.consequence_of for p in r.problems]
    return [p for p in own if p.stack] + [p for p in own if not p.stack]
