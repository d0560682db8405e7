"""NCCL's version numbers."""

from __future__ import annotations


def text(told: str) -> str:
    """NCCL's version; its code, NCCL_VERSION_CODE of nccl.h, is written out: 22501 is 2.25.1, 2804 is 2.8.4."""
    if not told.isdigit():
        return told
    number = int(told)
    unit = 10000 if number >= 10000 else 1000
    return "%d.%d.%d" % (number // unit, number % unit // 100, number % 100)
