"""lock.json: what the image is meant to hold."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Dict, List, Optional

SCHEMA = "envsolve.selftest-lock/v1"
GPU_MODES = ("auto", "required", "off")


class LockError(Exception):
    """lock.json is absent, unreadable or of another shape."""


@dataclass
class Framework:
    """A framework build: pytorch 2.5.1, variant cu124."""

    name: str
    version: str
    variant: str = ""


@dataclass
class Wheel:
    """One locked wheel; ``requested`` when the target itself asked for it."""

    name: str
    version: str
    requested: bool = False


@dataclass
class Gpu:
    """A GPU model of the target.  ``runs_by`` is ``cubin`` or ``ptx``."""

    id: str
    name: str
    compute_capability: str
    runs_by: str = "cubin"


@dataclass
class Lock:
    """The part of the lock that the self-test holds the image to."""

    target: str
    platform: str
    python: str
    frameworks: List[Framework]
    cuda: str = ""
    cuda_delivery: str = ""
    cudnn: str = ""
    nccl: str = ""
    library_path: List[str] = field(default_factory=list)  # folders of wheels that the loader must look through
    driver_floor: str = ""
    gpus: List[Gpu] = field(default_factory=list)
    wheels: List[Wheel] = field(default_factory=list)
    gpu_mode: str = "auto"
    smoke: str = ""  # a script of the user's, relative to lock.json
    installed: bool = False  # it was made of what is installed, and of no image's lock

    def wheel(self, name: str) -> Optional[Wheel]:
        """The locked wheel of that normalised name."""
        return next((w for w in self.wheels if w.name == name), None)

    def framework(self, name: str) -> Optional[Framework]:
        """The locked framework of that name."""
        return next((f for f in self.frameworks if f.name == name), None)

    @property
    def wants_cuda(self) -> bool:
        """Whether the stack is meant to compute on a GPU."""
        return bool(self.cuda) and any(f.variant != "cpu" for f in self.frameworks)


def read_lock(path: str) -> Lock:
    """Read lock.json.  LockError names the file and what is wrong with it."""
    try:
        with open(path, encoding="utf-8") as file:
            data = json.load(file)
    except (OSError, ValueError) as err:
        raise LockError("%s: %s" % (path, err)) from err
    if not isinstance(data, dict) or data.get("schema") != SCHEMA:
        raise LockError("%s: not a lock of schema %s" % (path, SCHEMA))
    try:
        return _lock(data)
    except (KeyError, TypeError, AttributeError) as err:
        raise LockError("%s: %s: %s" % (path, type(err).__name__, err)) from err


def _lock(data: Dict[str, Any]) -> Lock:
    lock = Lock(
        target=data["target"],
        platform=data["platform"],
        python=data["python"],
        frameworks=[Framework(**f) for f in data["frameworks"] or []],
        cuda=data["cuda"]["version"],
        cuda_delivery=data["cuda"]["delivery"],
        cudnn=data["cudnn"],
        nccl=data["nccl"],
        library_path=list(data.get("library_path") or []),
        driver_floor=data["driver_floor"],
        gpus=[Gpu(**g) for g in data["gpus"] or []],
        wheels=[Wheel(**w) for w in data["wheels"] or []],
        gpu_mode=data["gpu_mode"],
        smoke=data["smoke"],
        installed=bool(data.get("installed")),
    )
    if lock.gpu_mode not in GPU_MODES:
        raise TypeError("gpu_mode %r is none of %s" % (lock.gpu_mode, ", ".join(GPU_MODES)))
    return lock
