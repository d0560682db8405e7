"""What a check reports."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Dict, List, Optional

OK = "ok"
FAIL = "fail"
SKIP = "skip"


@dataclass
class Problem:
    """One thing that is wrong.

    ``error`` is an id of the error catalogue.  ``cause`` and ``fix`` say it for
    this environment; where they are empty the catalogue's own words are used.
    ``part`` is the wheel or component at fault.  ``stack`` is false when the
    part has no say in whether the framework works, so that nothing that fails
    later is blamed on it.
    """

    error: str
    cause: str = ""
    fix: str = ""
    confirm: str = ""
    part: str = ""
    seen: str = ""
    expected: str = ""
    stack: bool = True


@dataclass
class Result:
    """The outcome of one check.

    ``seen`` and ``expected`` are short texts for a table's cell.  ``reason``
    says why a skipped check did not run.  ``consequence_of`` names the check
    whose failure explains this one.
    """

    check: str
    status: str = OK
    seen: str = ""
    expected: str = ""
    reason: str = ""
    seconds: float = 0.0
    problems: List[Problem] = field(default_factory=list)
    warnings: List[str] = field(default_factory=list)
    consequence_of: Optional[str] = None
    signal: Optional[str] = None
    output: str = ""

    def fail(self, problem: Problem) -> "Result":
        """Add a problem; the check has failed."""
        self.status = FAIL
        self.problems.append(problem)
        return self

    def skip(self, reason: str) -> "Result":
        """Say why the check proves nothing here, unless it has failed already."""
        if self.status != FAIL:
            self.status = SKIP
            self.reason = reason
        return self

    def to_dict(self) -> Dict[str, Any]:
        """The JSON form, with every key present."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: Dict[str, Any]) -> "Result":
        """The inverse of to_dict; KeyError or TypeError on another shape."""
        fields = dict(data)
        fields["problems"] = [Problem(**p) for p in fields.get("problems", [])]
        return cls(**fields)


class Skip(Exception):
    """Raised by a check that cannot run here; its text is the reason."""
