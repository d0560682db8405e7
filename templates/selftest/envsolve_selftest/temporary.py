"""The folder for temporary files."""

from __future__ import annotations

import os
import tempfile

_SHARED_MEMORY = "/dev/shm"
OPTION = "--tmpfs /tmp:exec"  # of docker run, whose own options for such a folder let nothing be loaded from it


def provide() -> None:
    """See to it that this process, and those that it starts, can make temporary files.

    A container with ``--read-only`` has no more than shared memory for them, where
    Python does not look.  OSError where there is not even that.
    """
    try:
        tempfile.gettempdir()
    except FileNotFoundError:
        tempfile.TemporaryFile(dir=_SHARED_MEMORY).close()
        os.environ["TMPDIR"] = tempfile.tempdir = _SHARED_MEMORY


def is_shared_memory(folder: str) -> bool:
    """Whether a folder lies in shared memory, which is small in containers, and which NCCL needs."""
    return os.path.join(folder, "").startswith(_SHARED_MEMORY + os.sep)


def may_hold_programs() -> bool:
    """Whether libraries can be loaded from where temporary files are made, as those that Triton compiles."""
    return not os.statvfs(tempfile.gettempdir()).f_flag & os.ST_NOEXEC
