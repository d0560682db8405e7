"""driver: libcuda loads and initialises, and is new enough for the stack."""

from __future__ import annotations

from typing import List, Optional, Tuple

from envsolve_selftest import driver
from envsolve_selftest.context import Context
from envsolve_selftest.model import Problem, Result


def run(context: Context) -> Result:
    """Load libcuda, initialise it, compare releases."""
    result = Result("driver", expected=_expected(context))
    if context.require_gpu and not context.lock.wants_cuda:
        return result.fail(Problem(
            "gpu-required", seen="a CPU build", expected="a CUDA build",
            cause="a GPU is required, but this image was locked with a CPU build of the framework",
            fix="envsolve lock with gpu and cuda in the target"))
    nodes = driver.nodes_before(context.scratch)
    try:
        cuda = driver.Cuda()
    except OSError as err:
        return _no_library(context, str(err), nodes, result)
    try:
        cuda.init()
    except driver.DriverError as err:
        return _no_init(context, err, nodes, result)
    _releases(context, cuda, result)
    return result


def _expected(context: Context) -> str:
    return "driver %s or newer" % context.lock.driver_floor if context.lock.driver_floor else "a driver"


def _no_library(context: Context, why: str, nodes: List[str], result: Result) -> Result:
    if not nodes and not context.require_gpu:
        return result.skip("no GPU here: no libcuda.so.1 and no /dev/nvidia*")
    result.seen = "no libcuda.so.1"
    cause = "the container has no NVIDIA driver: " + why
    if nodes:
        cause = "the container has the devices (%s) but not the driver's libraries: %s" % (nodes[0], why)
    return result.fail(Problem("torch-no-nvidia-driver", part="driver", seen=result.seen, expected="libcuda.so.1",
                               cause=cause, confirm="nvidia-smi on the host and in the container", fix=driver.START))


def _no_init(context: Context, err: driver.DriverError, nodes: List[str], result: Result) -> Result:
    error = driver.CUDA_ERRORS.get(err.code, ("cuinit-unknown-error", ""))[0]
    if error == "cuinit-no-device" and not nodes and not context.require_gpu:
        return result.skip("no GPU here: libcuda finds no device")
    closed = _closed(err)
    if closed is not None:
        result.seen = str(err)
        return result.fail(closed)
    if err.code == 999 and driver.lacks_unified_memory():
        result.seen = str(err)
        return result.fail(Problem(
            error, part="driver", seen=str(err), expected="cuInit succeeds",
            cause="the container has %s and no /dev/nvidia-uvm, and the kernel has its module loaded" % nodes[0],
            confirm="ls /dev/nvidia-uvm; grep nvidia_uvm /proc/modules",
            fix="start it with every device file: " + driver.START))
    parts = driver.parts()
    mismatch = _nvml_mismatch()
    if mismatch:
        error = "nvml-driver-library-mismatch"
    result.seen = str(err)
    return result.fail(Problem(
        error, part="driver", seen=str(err), expected="cuInit succeeds", cause=_init_cause(err, parts),
        fix=_init_fix(err.code, parts)))


def _closed(err: driver.DriverError) -> Optional[Problem]:
    """What is wrong where libcuda finds nothing since it may not open the device files."""
    path, by_group = driver.refused()
    if not path:
        return None
    if by_group:
        return Problem("nvml-unknown-error-container", part="driver", seen=str(err), expected="cuInit succeeds",
                       cause="%s is there, and the control group of this container lets it not be opened: "
                             "systemd on the host was reloaded, or the file was put there with -v" % path,
                       confirm="head -c 0 %s" % path,
                       fix="start the container again, with --gpus all in place of -v /dev/nvidia…")
    return Problem("cuinit-no-device", part="driver", seen=str(err), expected="cuInit succeeds",
                   cause="%s is there, and this user may not open it" % path, confirm="ls -l /dev/nvidia*; id",
                   fix="add the user to the file's group, which ls -l names (usually video)")


def _nvml_mismatch() -> bool:
    try:
        driver.Nvml()
    except driver.DriverError as err:
        return err.code == driver.NVML_VERSION_MISMATCH
    except OSError:
        return False
    return False


def _init_cause(err: driver.DriverError, parts: driver.Parts) -> str:
    releases = "libcuda is %s%s, the kernel module %s" % (
        parts.user_library, " (%s)" % parts.user_release if parts.user_release else "",
        parts.kernel_release or "unknown")
    if err.code == 804:
        return ("a forward compatibility libcuda is loaded on a GPU that does not allow it "
                "(only data centre GPUs do); " + releases)
    if err.code == 803:
        return "libcuda and the kernel module are of different driver releases; " + releases
    if err.code == 802:
        return "the NVSwitch fabric is not ready: the host's fabric manager does not run or has another version"
    if err.code == 34:
        return "the toolkit's stub libcuda is loaded in place of the driver's; " + releases
    if err.code in (100, 101):
        return "the driver is there but shows this container no GPU"
    return "%s; %s" % (err, releases)


def _init_fix(code: int, parts: driver.Parts) -> str:
    if code in (803, 804) and parts.is_compat:
        folder = parts.user_library.rsplit("/", 1)[0]
        return "rm /etc/ld.so.conf.d/*compat*; ldconfig; unset LD_LIBRARY_PATH  # %s out of the search path" % folder
    if code == 802:
        return "systemctl enable --now nvidia-fabricmanager  # on the host"
    if code == 34:
        return "unset LD_LIBRARY_PATH  # it names a folder called stubs"
    if code in (100, 101):
        return "unset CUDA_VISIBLE_DEVICES; or start with: " + driver.START
    return ""


def _releases(context: Context, cuda: driver.Cuda, result: Result) -> None:
    parts, (release, warning) = driver.parts(), _driver_release()
    if warning is not None:
        result.fail(warning)
    release = release or parts.kernel_release
    version = cuda.version()
    result.seen = "driver %s, CUDA %d.%d" % ((release or "of unknown release",) + version)
    if parts.is_compat:
        result.warnings.append("forward compatibility: libcuda is %s" % parts.user_library)
        _compat_age(parts, release, result)
        return
    if driver.at_least(release, context.lock.driver_floor) is False:
        result.fail(_too_old(context, release, True))
    elif version[0] < int(context.lock.cuda.split(".")[0] or 0):
        result.fail(_too_old(context, release or "for CUDA %d.%d" % version, bool(release)))


def _driver_release() -> Tuple[str, Optional[Problem]]:
    try:
        return driver.Nvml().driver_release(), None
    except driver.DriverError as err:
        if err.code == driver.NVML_VERSION_MISMATCH:
            return "", Problem("nvml-driver-library-mismatch", part="driver", seen=str(err), expected="one release")
    except (OSError, AttributeError):
        pass
    return "", None


def _compat_age(parts: driver.Parts, release: str, result: Result) -> None:
    """A compat library must be of a newer branch than the driver (CUDA Compatibility guide)."""
    if driver.at_least(release, parts.user_release):
        result.fail(Problem(
            "cuda-error-803-driver-combination", part="driver", seen=parts.user_release, expected="none",
            cause="the driver %s is newer than the compatibility library %s that stands before it"
                  % (release, parts.user_library), fix=_init_fix(803, parts)))


def _too_old(context: Context, seen: str, known: bool) -> Problem:
    floor = context.lock.driver_floor
    fix = "update the host's driver to %s or newer" % floor
    if known:
        fix += "; or, for a stack that this driver runs: envsolve plan --driver %s" % seen
    return Problem(
        "cuda-driver-insufficient", part="driver", seen="driver " + seen, expected="%s or newer" % (floor or "newer"),
        cause="the host's driver %s is older than %s, which CUDA %s needs" % (seen, floor, context.lock.cuda),
        confirm="nvidia-smi --query-gpu=driver_version --format=csv,noheader",
        fix=fix)
