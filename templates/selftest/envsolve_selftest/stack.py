"""Which wheels and files are the GPU stack, and what their names say."""

from __future__ import annotations

import glob
import json
import os
import re
from dataclasses import dataclass
from typing import Dict, Iterable, List, Optional, Tuple

from envsolve_selftest.context import Context
from envsolve_selftest.wheels import Installed, by_name, record


_FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "traits.json")


@dataclass(frozen=True)
class FrameworkParts:
    """How a framework is delivered and told of; made of envsolve's facts by go generate.

    ``packages`` are the distributions of which one is installed, those of
    ``cpu_packages`` without CUDA, ``core_package`` a further one that has the
    compiled code.  ``module`` is what programs import,
    ``core_module`` the folder of the compiled code where that is another.
    Wheels of ``index_packages`` come from ``index``, and bear the variant for
    which ``{variant}`` stands there as their label.
    """

    adapter: str
    packages: Tuple[str, ...]
    cpu_packages: Tuple[str, ...]
    core_package: str
    module: str
    core_module: str
    companions: Tuple[str, ...]
    libraries: Tuple[str, ...]
    index: str
    index_packages: Tuple[str, ...]
    cudnn_error: str
    cpu_build_error: str
    companion_error: str
    xla: bool

    @property
    def distributions(self) -> Tuple[str, ...]:
        """The distributions that install it, that with the compiled code first."""
        return ((self.core_package,) if self.core_package else ()) + self.packages

    @property
    def package(self) -> str:
        """The folder of its compiled code."""
        return self.core_module or self.module


def _read() -> Tuple[Dict[str, FrameworkParts], Dict[str, str]]:
    with open(_FILE, encoding="utf-8") as file:
        data = json.load(file)
    frameworks = {}
    for name, parts in data["frameworks"].items():
        frameworks[name] = FrameworkParts(**{k: tuple(v) if isinstance(v, list) else v for k, v in parts.items()})
    return frameworks, data["modules"]


# The frameworks by name, and what to import of each package around them.
FRAMEWORKS, MODULES = _read()

_NVIDIA_SUFFIX = re.compile(r"-cu(\d\d)$")
_CUDNN_MISSING = re.compile(r"libcudnn[a-z_]*\.so\.(\d+)[\d.]*: cannot open shared object file")
_CUDNN_FILE = re.compile(r"^libcudnn[a-z_]*\.so\.(\d+)$")
# What a process meets where one of these is of another release than its neighbours.
_LIBRARY_ERRORS = (
    ("nvidia-nccl", "nccl-undefined-symbol"),
    ("nvidia-cublas", "cublaslt-undefined-symbol"),
    ("nvidia-nvjitlink", "nvjitlink-undefined-symbol"),
)
# Wheels whose own version is the CUDA version once the suffix is gone (CUDA 13 on).
_TOOLKIT_WHEELS = frozenset(
    "nvidia-" + n for n in ("cublas", "cuda-runtime", "cuda-nvrtc", "cuda-cupti", "cuda-nvcc"))


def framework_packages() -> List[str]:
    """The import names of all frameworks."""
    return [f.package for f in FRAMEWORKS.values()]


def installed_framework(context: Context, name: str) -> Optional[Installed]:
    """The installed distribution of a framework, or None."""
    parts = FRAMEWORKS.get(name)
    found = by_name(context.site_dirs)
    return next((found[d] for d in parts.distributions if d in found), None) if parts else None


def without_cuda(name: str, found: Iterable[str]) -> str:
    """The package for the CPU alone that is there in the place of another one of its framework; empty for none."""
    return next((p for f in FRAMEWORKS.values() if name in f.packages for p in f.cpu_packages
                 if p in found and p != name), "")


def same_folder(name: str, found: Iterable[str]) -> str:
    """Another package that is there and unpacks into the same folder, as onnxruntime and onnxruntime-gpu; or empty."""
    return next((p for f in FRAMEWORKS.values() if name in f.packages for p in f.packages
                 if p in found and p != name), "")


def other_release_error(name: str, installed: str, locked: str) -> str:
    """The id under which users meet a wheel of another release, or empty where none is known."""
    if name == "numpy":
        return "numpy-abi-array-api" if installed.split(".")[0] != locked.split(".")[0] else ""
    found = [error for prefix, error in _LIBRARY_ERRORS if name.startswith(prefix)]
    return found[0] if found else companion_error(name)


def framework_libraries() -> Tuple[str, ...]:
    """What the names of all frameworks' own libraries begin with."""
    return tuple(lib for f in FRAMEWORKS.values() for lib in f.libraries)


def is_stack(name: str) -> bool:
    """Whether a wheel decides how the framework works on the GPU."""
    if name.startswith("nvidia-") or name in ("numpy", "cuda-toolkit", "cuda-bindings"):
        return True
    return any(name in f.distributions + f.companions for f in FRAMEWORKS.values())


def cuda_major(dist: Installed) -> Optional[str]:
    """The CUDA major that an NVIDIA wheel is for, or None when its name does not say.

    Wheels that unpack beside the folder ``nvidia``, as those of CUTLASS, have folders of their own for each major.
    """
    match = _NVIDIA_SUFFIX.search(dist.name)
    if match and _has_own_folder(dist):
        return None
    if match:
        return match.group(1)
    if dist.name in _TOOLKIT_WHEELS:
        return dist.version.split(".")[0]
    return None


def _has_own_folder(dist: Installed) -> bool:
    if not dist.name.startswith("nvidia-"):
        return False
    shared = os.path.join(dist.site_dir, "nvidia", "")
    listed = record(dist)
    return bool(listed) and not any(entry.path.startswith(shared) for entry in listed)


def framework_dirs(context: Context) -> List[str]:
    """Folders of the installed packages of all locked frameworks."""
    found = []
    for framework in context.lock.frameworks:
        parts = FRAMEWORKS.get(framework.name)
        for site_dir in context.site_dirs if parts else []:
            path = os.path.join(site_dir, parts.package)
            if os.path.isdir(path):
                found.append(path)
    return found


def has_bytecode(context: Context) -> bool:
    """Whether the locked frameworks are installed with their byte code."""
    return any(os.path.isdir(os.path.join(d, "__pycache__")) for d in framework_dirs(context))


def framework_lib_dirs(context: Context) -> List[str]:
    """The folders in which the locked frameworks keep their libraries."""
    return [os.path.join(d, sub) for d in framework_dirs(context) for sub in ("lib", "libs")]


def nvidia_lib_dirs(context: Context) -> List[str]:
    """The folders in which NVIDIA's wheels keep their libraries."""
    found: List[str] = []
    for site_dir in context.site_dirs:
        for pattern in ("nvidia/*/lib", "nvidia/*/lib64", "nvidia/*/*/lib"):
            found += glob.glob(os.path.join(glob.escape(site_dir), pattern))
    return sorted(found)


def cudnn_soname(path: str) -> Optional[str]:
    """The major of a cuDNN library's file name, or None for any other file."""
    match = _CUDNN_FILE.match(os.path.basename(path))
    return match.group(1) if match else None


def own_cudnn_files(context: Context) -> List[str]:
    """cuDNN libraries inside the environment's packages."""
    folders = nvidia_lib_dirs(context) + framework_lib_dirs(context)
    return sorted({f for d in folders for f in _listed(d) if cudnn_soname(f)})


def _listed(folder: str) -> List[str]:
    try:
        return [os.path.join(folder, f) for f in os.listdir(folder)]
    except OSError:
        return []


def _first(context: Context) -> Optional[FrameworkParts]:
    """The main framework of the lock, if the facts know it."""
    first = context.lock.frameworks[:1]
    return FRAMEWORKS.get(first[0].name) if first else None


def cudnn_error(context: Context) -> str:
    """The id under which the locked framework's users meet a foreign cuDNN."""
    parts = _first(context)
    return parts.cudnn_error if parts and parts.cudnn_error else "build-differs"


def cudnn_missing_error(major: str) -> str:
    """The id under which users meet an absent cuDNN of that major."""
    return "cudnn8-sublib-missing" if major == "8" else "cudnn9-libs-not-found"


def missing_cudnn_error(text: str) -> Optional[str]:
    """The id for a loader's complaint about an absent cuDNN library, or None for any other text."""
    match = _CUDNN_MISSING.search(text)
    return cudnn_missing_error(match.group(1)) if match else None


def not_cuda_error(context: Context) -> str:
    """The id under which users meet a framework that has no CUDA in it."""
    parts = _first(context)
    return parts.cpu_build_error if parts and parts.cpu_build_error else "build-differs"


def brings_cuda(name: str) -> str:
    """The id under which users meet a framework without the wheel that plugs CUDA into it, or empty for any other."""
    found = [f.cpu_build_error for f in FRAMEWORKS.values() if name in f.companions and "-cuda" in name]
    return found[0] if found else ""


def companion_error(name: str) -> str:
    """The id under which users meet a companion of another build, or empty for any other package."""
    found = [f.companion_error for f in FRAMEWORKS.values() if name in f.index_packages and name not in f.packages]
    return found[0] if found else ""


def index_url(name: str, variant: str) -> str:
    """The index that has the wheels of a package with that label; empty where the usual one has them."""
    found = [f.index for f in FRAMEWORKS.values() if name in f.index_packages]
    return found[0].replace("{variant}", variant) if found and variant else ""


def reinstall(name: str, version: str) -> str:
    """The command that puts one wheel back as locked; labelled builds are on an index of their makers."""
    command = "python -m pip install --force-reinstall --no-deps '%s==%s'" % (name, version)
    index = index_url(name, version.partition("+")[2])
    return command + (" --index-url " + index if index else "")


def uses_xla(context: Context) -> bool:
    """Whether a locked framework compiles for the GPU with XLA."""
    return any(f.name in FRAMEWORKS and FRAMEWORKS[f.name].xla for f in context.lock.frameworks)
