"""The error catalogue: ids, what they look like, causes and fixes.

errors.json is made of envsolve's facts by go generate; this module only looks things up.
"""

from __future__ import annotations

import json
import os
import re
from typing import Any, Dict, List, Optional, Tuple

from envsolve_selftest.model import Problem

_FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "errors.json")


class Catalogue:
    """The errors by id."""

    def __init__(self, path: str = _FILE) -> None:
        with open(path, encoding="utf-8") as file:
            self._errors: List[Dict[str, Any]] = json.load(file)["errors"]
        self._by_id = {e["id"]: e for e in self._errors}

    def __contains__(self, error: str) -> bool:
        return error in self._by_id

    def complete(self, problem: Problem) -> Problem:
        """Fill in the words that a check left to the catalogue."""
        causes = self._by_id.get(problem.error, {}).get("causes") or [{}]
        problem.cause = problem.cause or causes[0].get("cause", "")
        problem.confirm = problem.confirm or causes[0].get("confirm", "")
        problem.fix = problem.fix or causes[0].get("fix", "")
        return problem

    def recognise(self, text: str) -> Optional[str]:
        """The error whose signature appears first in an output, or None."""
        best: Optional[Tuple[int, str]] = None
        for error in self._errors:
            places = [m.start() for m in (re.search(s, text) for s in error["signature"]) if m]
            if not places or any(re.search(u, text) for u in error["unless"]):
                continue
            if best is None or min(places) < best[0]:
                best = (min(places), error["id"])
        return best[1] if best else None
