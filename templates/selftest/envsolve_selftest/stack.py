"""Which wheels and files are the GPU stack, and what their names say."""

from __future__ import annotations

import glob
import os
import re
from dataclasses import dataclass
from typing import Dict, List, Optional, Tuple

from envsolve_selftest.context import Context
from envsolve_selftest.wheels import Installed, by_name


@dataclass(frozen=True)
class FrameworkParts:
    """How a framework is delivered: distributions, imported package, cuDNN error id."""

    distributions: Tuple[str, ...]
    package: str
    companions: Tuple[str, ...] = ()


FRAMEWORKS: Dict[str, FrameworkParts] = {
    "pytorch": FrameworkParts(("torch",), "torch", ("torchvision", "torchaudio", "triton")),
    "tensorflow": FrameworkParts(
        ("tensorflow", "tensorflow-gpu", "tensorflow-cpu", "tensorflow-intel"), "tensorflow",
        ("keras", "tf-keras")),
    "jax": FrameworkParts(
        ("jaxlib", "jax"), "jaxlib",
        ("jax-cuda12-plugin", "jax-cuda12-pjrt", "jax-cuda13-plugin", "jax-cuda13-pjrt")),
    "onnxruntime": FrameworkParts(("onnxruntime-gpu", "onnxruntime"), "onnxruntime"),
    "cupy": FrameworkParts(
        ("cupy-cuda13x", "cupy-cuda12x", "cupy-cuda11x", "cupy"), "cupy", ("fastrlock",)),
    "paddle": FrameworkParts(("paddlepaddle-gpu", "paddlepaddle"), "paddle"),
}

_NVIDIA_SUFFIX = re.compile(r"-cu(\d\d)$")
_CUDNN_MISSING = re.compile(r"libcudnn[a-z_]*\.so\.(\d+)[\d.]*: cannot open shared object file")
_CUDNN_FILE = re.compile(r"^libcudnn[a-z_]*\.so\.(\d+)$")
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


def is_stack(name: str) -> bool:
    """Whether a wheel decides how the framework works on the GPU."""
    if name.startswith("nvidia-") or name in ("numpy", "cuda-toolkit", "cuda-bindings"):
        return True
    return any(name in f.distributions + f.companions for f in FRAMEWORKS.values())


def cuda_major(dist: Installed) -> Optional[str]:
    """The CUDA major that an NVIDIA wheel is for, or None when its name does not say."""
    match = _NVIDIA_SUFFIX.search(dist.name)
    if match:
        return match.group(1)
    if dist.name in _TOOLKIT_WHEELS:
        return dist.version.split(".")[0]
    return None


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
    folders = nvidia_lib_dirs(context)
    folders += [os.path.join(d, "lib") for d in framework_dirs(context)]
    return sorted({f for d in folders for f in _listed(d) if cudnn_soname(f)})


def _listed(folder: str) -> List[str]:
    try:
        return [os.path.join(folder, f) for f in os.listdir(folder)]
    except OSError:
        return []


def cudnn_error(context: Context) -> str:
    """The id under which the locked framework's users meet a foreign cuDNN."""
    names = [f.name for f in context.lock.frameworks]
    for name, error in (("pytorch", "torch-cudnn-compiled-vs-runtime"),
                        ("tensorflow", "tf-cudnn-runtime-vs-compiled"),
                        ("jax", "jax-cudnn-too-old")):
        if name in names[:1]:
            return error
    return "torch-cudnn-compiled-vs-runtime"


def cudnn_missing_error(major: str) -> str:
    """The id under which users meet an absent cuDNN of that major."""
    return "cudnn8-sublib-missing" if major == "8" else "cudnn9-libs-not-found"


def missing_cudnn_error(text: str) -> Optional[str]:
    """The id for a loader's complaint about an absent cuDNN library, or None for any other text."""
    match = _CUDNN_MISSING.search(text)
    return cudnn_missing_error(match.group(1)) if match else None


def not_cuda_error(context: Context) -> str:
    """The id under which users meet a framework that has no CUDA in it."""
    first = context.lock.frameworks[0].name if context.lock.frameworks else ""
    return {"jax": "jax-cpu-only-jaxlib", "onnxruntime": "ort-cuda-provider-failed",
            "tensorflow": "tf-skipping-gpu-registration"}.get(first, "torch-not-compiled-with-cuda")
