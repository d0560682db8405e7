"""single-copy: one framework, one CUDA major, one cuDNN; nothing shadows them."""

from __future__ import annotations

import glob
import hashlib
import os
import sys
import sysconfig
from typing import Dict, List, Optional

from envsolve_selftest import stack, wheels
from envsolve_selftest.context import Context
from envsolve_selftest.model import Problem, Result

# The libraries whose second copy is known to break a stack, by file name prefix;
# so are those of the frameworks themselves.
_WATCHED = ("libcudnn", "libcublas", "libcublasLt", "libcudart", "libnccl", "libnvJitLink",
            "libcusparse", "libcufft", "libcusolver", "libnvrtc")


def run(context: Context) -> Result:
    """Look along every path from which Python or the loader would take a second copy."""
    result = Result("single-copy", expected="one framework, one CUDA major, one cuDNN")
    _frameworks(context, result)
    _cuda_majors(context, result)
    _library_path(context, result)
    _system(context, result)
    result.seen = result.problems[0].seen if result.problems else _summary(context)
    return result


def _summary(context: Context) -> str:
    majors = sorted(_majors(context))
    cudnn = sorted({os.path.dirname(p) for p in stack.own_cudnn_files(context)})
    return "%d framework%s, CUDA wheels %s, %d cuDNN" % (
        len(context.lock.frameworks), "" if len(context.lock.frameworks) == 1 else "s",
        "/".join(majors) or "none", len(cudnn))


def _frameworks(context: Context, result: Result) -> None:
    for folder in context.foreign_path():
        for package in stack.framework_packages():
            path = os.path.join(folder, package)
            if not os.path.exists(os.path.join(path, "__init__.py")):
                continue
            if not _locked_package(context, package) or _comes_later(context, folder, package):
                continue
            result.fail(Problem(
                "framework-installed-twice", part=package, seen=path, expected="only in the environment",
                cause="a second %s in %s is on PYTHONPATH or in the user site and wins over the locked one"
                      % (package, folder),
                confirm="python -c 'import %s; print(%s.__file__)'" % (package, package),
                fix="unset PYTHONPATH" if folder in context.path_list("PYTHONPATH") else "export PYTHONNOUSERSITE=1"))
    _same_package(context, result)


def _locked_package(context: Context, package: str) -> bool:
    locked = [stack.FRAMEWORKS[f.name].package for f in context.lock.frameworks if f.name in stack.FRAMEWORKS]
    return package in locked


def _comes_later(context: Context, folder: str, package: str) -> bool:
    """Whether a virtual environment has a package itself, and sees those of the system and the user site after it."""
    return (folder == context.user_site() and sys.prefix != sys.base_prefix
            and os.path.isdir(os.path.join(sysconfig.get_paths()["purelib"], package)))


def _same_package(context: Context, result: Result) -> None:
    """Two distributions that unpack into one folder, as onnxruntime and onnxruntime-gpu."""
    found = wheels.by_name(context.site_dirs)
    for name, parts in stack.FRAMEWORKS.items():
        here = [d for d in parts.packages if d in found]
        if len(here) < 2 or not context.lock.framework(name):
            continue
        if all(context.lock.wheel(d) for d in here):
            continue
        result.fail(Problem(
            "framework-installed-twice", part=name, seen=" and ".join(here), expected="one of them",
            cause="%s unpack into the same folder %s and overwrite each other" % (" and ".join(here), parts.package),
            fix="python -m pip uninstall -y %s" % " ".join(d for d in here if not context.lock.wheel(d))))


def _majors(context: Context) -> Dict[str, List[str]]:
    majors: Dict[str, List[str]] = {}
    for dist in wheels.by_name(context.site_dirs).values():
        major = stack.cuda_major(dist)
        if major:
            majors.setdefault(major, []).append(dist.name)
    return majors


def _cuda_majors(context: Context, result: Result) -> None:
    majors = _majors(context)
    if len(majors) < 2:
        return
    wanted = context.lock.cuda.split(".")[0]
    strays = sorted(n for m, names in majors.items() if m != wanted for n in names)
    result.fail(Problem(
        "cuda-majors-mixed", part=strays[0] if strays else "",
        seen="wheels for CUDA %s" % " and ".join(sorted(majors)), expected="CUDA %s" % (wanted or "of one major"),
        cause="wheels of several CUDA majors share one folder and overwrite each other's files: "
              + ", ".join(strays),
        confirm="python -m pip list | grep -E 'nvidia-.*'",
        fix="python -m pip uninstall -y %s && envsolve build --locked" % " ".join(strays)))


def _library_path(context: Context, result: Result) -> None:
    """Copies on LD_LIBRARY_PATH: the loader takes them before a wheel's RUNPATH."""
    own = _own_libraries(context)
    for folder in context.path_list("LD_LIBRARY_PATH"):
        if _inside(context, folder):
            continue
        shadows = [p for p in _libraries(folder) if os.path.basename(p) in own]
        different = [p for p in shadows if not _same_file(p, own[os.path.basename(p)])]
        if different:
            result.fail(_shadow(context, folder, different))
        elif shadows:
            result.warnings.append("%s on LD_LIBRARY_PATH repeats libraries of the wheels" % folder)


def _shadow(context: Context, folder: str, files: List[str]) -> Problem:
    names = [os.path.basename(p) for p in files]
    cudnn = [n for n in names if n.startswith("libcudnn")]
    error = "library-shadowed"
    if any(n.startswith("libcudnn.so") for n in cudnn):
        error = stack.cudnn_error(context)
    elif cudnn:
        error = "cudnn-sublibrary-version-mismatch"
    elif any(n.startswith("libnvJitLink") for n in names):
        error = "nvjitlink-undefined-symbol"
    elif any(n.startswith("libcublasLt") for n in names):
        error = "cublaslt-undefined-symbol"
    elif any(n.startswith("libnccl") for n in names):
        error = "nccl-undefined-symbol"
    shown = ", ".join((cudnn or names)[:4])
    return Problem(
        error, part=folder, seen="%s in %s" % (shown, folder), expected="the wheels' own",
        cause="LD_LIBRARY_PATH makes the loader take %s from %s instead of the copy that the lock brought"
              % (shown, folder),
        confirm="LD_DEBUG=libs python -c 'import %s' 2>&1 | grep '%s'" % (_package(context), (cudnn or names)[0]),
        fix=context.without_library_folder(folder))


def _package(context: Context) -> str:
    name = context.lock.frameworks[0].name
    return stack.FRAMEWORKS[name].package if name in stack.FRAMEWORKS else name


def _system(context: Context, result: Result) -> None:
    """Copies in the system or conda are found last, and fill in what a wheel lacks."""
    if context.lock.cuda_delivery != "wheels":
        return
    own = _own_libraries(context)
    for folder in _system_folders(context):
        cudnn = [p for p in _libraries(folder) if stack.cudnn_soname(p)]
        gaps = [p for p in cudnn if os.path.basename(p) not in own
                and any(stack.cudnn_soname(o) == stack.cudnn_soname(p) for o in own)]
        if gaps:
            names = ", ".join(os.path.basename(p) for p in gaps[:4])
            result.fail(Problem(
                "cudnn-sublibrary-version-mismatch", part=folder, seen="%s in %s" % (names, folder),
                expected="all of cuDNN from one build",
                cause="the cuDNN wheel lacks %s, so the copy in %s would be mixed in" % (names, folder),
                fix="rm %s" % " ".join("'%s'" % p for p in gaps)))
        elif cudnn:
            result.warnings.append("%s holds another cuDNN; the wheels' own is found first" % folder)


def _system_folders(context: Context) -> List[str]:
    found = glob.glob("/usr/local/cuda*/lib64") + glob.glob("/usr/local/cuda*/targets/*/lib")
    found += glob.glob("/usr/lib/*-linux-gnu") + ["/usr/lib64", "/usr/local/lib"]
    conda = context.environ.get("CONDA_PREFIX")
    if conda and os.path.realpath(conda) != os.path.realpath(context.prefix):
        found.append(os.path.join(conda, "lib"))
    unique = {os.path.realpath(f): f for f in found if os.path.isdir(f)}
    return [unique[k] for k in sorted(unique)]


def _own_libraries(context: Context) -> Dict[str, str]:
    folders = stack.nvidia_lib_dirs(context) + stack.framework_lib_dirs(context)
    return {os.path.basename(p): p for d in folders for p in _libraries(d)}


def _libraries(folder: str) -> List[str]:
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        return []
    watched = _WATCHED + stack.framework_libraries()
    return [os.path.join(folder, n) for n in names if n.startswith(watched) and ".so" in n]


def _inside(context: Context, folder: str) -> bool:
    real = os.path.realpath(folder)
    return any(real.startswith(os.path.realpath(d) + os.sep) for d in context.site_dirs)


def _same_file(one: str, other: str) -> bool:
    if os.path.realpath(one) == os.path.realpath(other):
        return True
    try:
        return os.path.getsize(one) == os.path.getsize(other) and _hash(one) == _hash(other)
    except OSError:
        return False


def _hash(path: str) -> Optional[bytes]:
    hasher = hashlib.sha256()
    with open(path, "rb") as file:
        for block in iter(lambda: file.read(1 << 20), b""):
            hasher.update(block)
    return hasher.digest()
