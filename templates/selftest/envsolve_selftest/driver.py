"""The driver, asked without any framework: libcuda and NVML through ctypes.

Names, numbers and structures are those of cuda.h and nvml.h.
"""

from __future__ import annotations

import ctypes
import errno
import glob
import json
import os
import re
from dataclasses import dataclass, field
from typing import Dict, List, Optional, Tuple

_CC_MAJOR, _CC_MINOR = 75, 76
_RELEASE = re.compile(r"\.so\.(\d+\.\d+(?:\.\d+)*)$")
_PROC_VERSION = "/proc/driver/nvidia/version"
_NODES = "device-nodes.json"
NVML_VERSION_MISMATCH = 18
# The words for a container that was started without a GPU.
START = "docker run --gpus all … (Kubernetes: resources.limits 'nvidia.com/gpu: 1')"

# CUresult values that a stack's user can do something about.
CUDA_ERRORS: Dict[int, Tuple[str, str]] = {
    3: ("cuinit-unknown-error", "CUDA_ERROR_NOT_INITIALIZED"),
    34: ("cuda-driver-insufficient", "CUDA_ERROR_STUB_LIBRARY"),
    35: ("cuda-driver-insufficient", "CUDA_ERROR_INSUFFICIENT_DRIVER"),
    46: ("torch-no-cuda-gpus", "CUDA_ERROR_DEVICE_UNAVAILABLE"),
    100: ("cuinit-no-device", "CUDA_ERROR_NO_DEVICE"),
    101: ("cuinit-no-device", "CUDA_ERROR_INVALID_DEVICE"),
    214: ("ecc-uncorrectable", "CUDA_ERROR_ECC_UNCORRECTABLE"),
    802: ("cuda-error-802-not-ready", "CUDA_ERROR_SYSTEM_NOT_READY"),
    803: ("cuda-error-803-driver-combination", "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH"),
    804: ("cuda-error-804-forward-compat", "CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE"),
    999: ("cuinit-unknown-error", "CUDA_ERROR_UNKNOWN"),
}


class DriverError(Exception):
    """A driver call failed; ``code`` is its CUresult or nvmlReturn_t."""

    def __init__(self, call: str, code: int) -> None:
        name = CUDA_ERRORS.get(code, ("", ""))[1] if call.startswith("cu") else ""
        super().__init__("%s: error %d%s" % (call, code, " " + name if name else ""))
        self.call = call
        self.code = code


@dataclass
class Device:
    """One GPU as the driver shows it to this process.

    ``uuid`` is the part of its id after the dash, empty where libcuda does not tell.
    """

    name: str
    capability: Tuple[int, int]
    total: int
    uuid: str = ""

    @property
    def capability_text(self) -> str:
        """9.0"""
        return "%d.%d" % self.capability


@dataclass
class Memory:
    """Memory of one GPU in bytes, and the processes that hold some: pid to bytes."""

    total: int
    free: int
    holders: Dict[int, int] = field(default_factory=dict)


class Cuda:
    """libcuda.  OSError when it cannot be loaded."""

    def __init__(self) -> None:
        self._lib = ctypes.CDLL("libcuda.so.1")

    def _call(self, name: str, *arguments: object) -> None:
        code = getattr(self._lib, name)(*arguments)
        if code != 0:
            raise DriverError(name, code)

    def init(self) -> None:
        """cuInit; DriverError with the reason."""
        self._call("cuInit", 0)

    def version(self) -> Tuple[int, int]:
        """The newest CUDA that the driver's user part knows."""
        number = ctypes.c_int()
        self._call("cuDriverGetVersion", ctypes.byref(number))
        return number.value // 1000, number.value % 1000 // 10

    def devices(self) -> List[Device]:
        """The GPUs that this process may use, in CUDA's order."""
        count = ctypes.c_int()
        self._call("cuDeviceGetCount", ctypes.byref(count))
        return [self._device(i) for i in range(count.value)]

    def _device(self, index: int) -> Device:
        handle, name, total = ctypes.c_int(), ctypes.create_string_buffer(256), ctypes.c_size_t()
        self._call("cuDeviceGet", ctypes.byref(handle), index)
        self._call("cuDeviceGetName", name, len(name), handle)
        self._call("cuDeviceTotalMem_v2", ctypes.byref(total), handle)
        capability = (self._attribute(_CC_MAJOR, handle), self._attribute(_CC_MINOR, handle))
        return Device(name.value.decode("utf-8", "replace"), capability, total.value, self._uuid(handle))

    def _uuid(self, handle: ctypes.c_int) -> str:
        data = ctypes.create_string_buffer(16)
        for name in ("cuDeviceGetUuid_v2", "cuDeviceGetUuid"):  # the first knows slices of a GPU (MIG)
            try:
                self._call(name, data, handle)
            except (DriverError, AttributeError):
                continue
            digits = data.raw.hex()
            return "-".join(digits[a:b] for a, b in ((0, 8), (8, 12), (12, 16), (16, 20), (20, 32)))
        return ""

    def _attribute(self, number: int, handle: ctypes.c_int) -> int:
        value = ctypes.c_int()
        self._call("cuDeviceGetAttribute", ctypes.byref(value), number, handle)
        return value.value


class _MemoryInfo(ctypes.Structure):
    _fields_ = [("total", ctypes.c_ulonglong), ("free", ctypes.c_ulonglong), ("used", ctypes.c_ulonglong)]


class _ProcessInfo(ctypes.Structure):
    _fields_ = [("pid", ctypes.c_uint), ("used", ctypes.c_ulonglong),
                ("gpu_instance", ctypes.c_uint), ("compute_instance", ctypes.c_uint)]


class Nvml:
    """NVML, initialised.  OSError when it is absent, DriverError when it refuses."""

    def __init__(self) -> None:
        self._lib = ctypes.CDLL("libnvidia-ml.so.1")
        self._call("nvmlInit_v2")

    def _call(self, name: str, *arguments: object) -> None:
        code = getattr(self._lib, name)(*arguments)
        if code != 0:
            raise DriverError(name, code)

    def driver_release(self) -> str:
        """The driver's release, such as 550.54.15."""
        text = ctypes.create_string_buffer(96)
        self._call("nvmlSystemGetDriverVersion", text, len(text))
        return text.value.decode("ascii", "replace")

    def memory(self) -> List[Memory]:
        """Memory of every GPU of the machine, in NVML's order."""
        count = ctypes.c_uint()
        self._call("nvmlDeviceGetCount_v2", ctypes.byref(count))
        handles = [ctypes.c_void_p() for _ in range(count.value)]
        for index, handle in enumerate(handles):
            self._call("nvmlDeviceGetHandleByIndex_v2", index, ctypes.byref(handle))
        return [self._memory(handle) for handle in handles]

    def memory_of(self, device: Device) -> Memory:
        """Memory of one GPU, or of a slice of one, that CUDA shows to this process."""
        handle = ctypes.c_void_p()
        try:
            self._call("nvmlDeviceGetHandleByUUID", b"GPU-" + device.uuid.encode(), ctypes.byref(handle))
        except DriverError:
            self._call("nvmlDeviceGetHandleByUUID", b"MIG-" + device.uuid.encode(), ctypes.byref(handle))
        return self._memory(handle)

    def _memory(self, handle: ctypes.c_void_p) -> Memory:
        info = _MemoryInfo()
        self._call("nvmlDeviceGetMemoryInfo", handle, ctypes.byref(info))
        return Memory(info.total, info.free, self._holders(handle))

    def _holders(self, handle: ctypes.c_void_p) -> Dict[int, int]:
        processes, count = (_ProcessInfo * 64)(), ctypes.c_uint(64)
        try:
            self._call("nvmlDeviceGetComputeRunningProcesses_v3", handle, ctypes.byref(count), processes)
        except (DriverError, AttributeError):
            return {}  # an old driver, or one that does not tell a container
        unknown = (1 << 64) - 1
        return {p.pid: 0 if p.used == unknown else p.used for p in processes[:count.value]}


@dataclass
class Parts:
    """Where the driver's parts are from.

    ``user_library`` is the libcuda that was loaded and ``user_release`` the
    release in its file name, ``kernel_release`` what the kernel module says.
    """

    user_library: str
    user_release: str
    kernel_release: str

    @property
    def is_compat(self) -> bool:
        """Whether a forward compatibility library stands in for the driver's own."""
        return "/compat" in self.user_library


def parts() -> Parts:
    """The parts in use by this process, which has loaded libcuda."""
    library = _mapped("libcuda.so")
    match = _RELEASE.search(library)
    return Parts(library, match.group(1) if match else "", _kernel_release())


def _mapped(stem: str) -> str:
    try:
        with open("/proc/self/maps", encoding="utf-8", errors="replace") as file:
            for line in file:
                path = line.split(None, 5)[-1].strip()
                if os.path.basename(path).startswith(stem):
                    return path
    except OSError:
        pass
    return ""


def _kernel_release() -> str:
    try:
        with open(_PROC_VERSION, encoding="utf-8", errors="replace") as file:
            match = re.search(r"(?:Kernel Module(?: for \S+)?)\s+(\d+\.\d+(?:\.\d+)*)", file.read())
    except OSError:
        return ""
    return match.group(1) if match else ""


def device_nodes() -> List[str]:
    """Device files by which a container gets a GPU; /dev/dxg is WSL's."""
    return sorted(glob.glob("/dev/nvidia[0-9]*") + glob.glob("/dev/nvidiactl") + glob.glob("/dev/dxg"))


def note_nodes(scratch: str) -> None:
    """Note in a folder which device files are there: libcuda makes /dev/nvidiactl where root asks it."""
    with open(os.path.join(scratch, _NODES), "w", encoding="utf-8") as file:
        json.dump(device_nodes(), file)


def nodes_before(scratch: str) -> List[str]:
    """The device files that were noted in a folder; those that are there now where none were."""
    try:
        with open(os.path.join(scratch or os.devnull, _NODES), encoding="utf-8") as file:
            return list(json.load(file))
    except (OSError, ValueError, TypeError):
        return device_nodes()


def refused() -> Tuple[str, bool]:
    """The first device file that may not be opened, and whether a control group forbids it.

    The two files are those that each program with CUDA opens; opening them starts nothing.
    """
    for path in ("/dev/nvidiactl", "/dev/nvidia-uvm"):
        try:
            os.close(os.open(path, os.O_RDONLY | os.O_CLOEXEC))
        except PermissionError as err:
            return path, err.errno == errno.EPERM
        except OSError:
            pass
    return "", False


def lacks_unified_memory() -> bool:
    """Whether a GPU was handed over without /dev/nvidia-uvm, by which CUDA gets memory."""
    if not glob.glob("/dev/nvidia[0-9]*") or os.path.exists("/dev/nvidia-uvm"):
        return False
    try:
        with open("/proc/modules", encoding="utf-8", errors="replace") as file:
            return any(line.startswith("nvidia_uvm ") for line in file)
    except OSError:
        return False


_ABSENT = re.compile(r"\b(libcuda\.so\.1|libnvidia-ml\.so\.1): cannot open shared object file")


def needed_by(text: str) -> str:
    """The library of the driver's that a loader's complaint misses, or empty.

    Some programs are linked to it, so that they do not even start where there is no driver.
    """
    match = _ABSENT.search(text)
    return match.group(1) if match else ""


def release(text: str) -> Tuple[int, ...]:
    """A driver release as numbers, so that 470.82 comes before 470.129.06."""
    return tuple(int(p) for p in re.findall(r"\d+", text))


def at_least(seen: str, floor: str) -> Optional[bool]:
    """Whether a release is at or above a floor; None when either is unknown."""
    if not seen or not floor:
        return None
    a, b = release(seen), release(floor)
    size = max(len(a), len(b))
    return a + (0,) * (size - len(a)) >= b + (0,) * (size - len(b))
