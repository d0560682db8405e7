"""linkage: every library of the stack finds its libraries and its symbols.

Nothing is loaded; the loader's search is worked out from the files, so that a
broken library cannot hide behind the first one that fails.
"""

from __future__ import annotations

import os
import re
from typing import Dict, Iterator, List, Optional, Tuple

from envsolve_selftest import stack, wheels
from envsolve_selftest.context import Context
from envsolve_selftest.elf import Elf, ElfError, is_elf, more_files
from envsolve_selftest.loader import DRIVER_LIBRARIES, Closure, Loader
from envsolve_selftest.lock import Wheel
from envsolve_selftest.model import Problem, Result

_SHARED = re.compile(r"\.so(\.\d+)*$")

# Plug-ins that their wheels ship for whoever has the other half: RDMA, MPI,
# several majors of FFmpeg, TBB, TensorRT, each CUDA, ROCm and oneAPI that
# bitsandbytes knows, cuTENSOR and NCCL that CuPy takes where they are; Triton's own,
# which look for it where it was compiled and are loaded after it.  Absent libraries
# there are as intended.
_PLUGINS = re.compile(
    r"(libcufile_rdma|nvshmem_(bootstrap|transport)|libnvshmem_\w+_(rdma|bootstrap)|ffmpeg|torchcodec"
    r"|libonnxruntime_providers_(tensorrt|nv_tensorrt_rtx|openvino)"
    r"|libbitsandbytes_(cuda|rocm|xpu)\d"
    r"|^cupy_backends/cuda/libs/(cutensor|nccl|cusparselt|cudnn)\."
    r"|tbbpool|omppool|libnvqir|libcutensornet_distributed|libcudaq|^triton/plugins/)")

# Runtimes of compilers.  They are loaded by those who need them and by nobody else:
# PyTorch 2.15 brings a libgfortran without its libquadmath, which nothing asks for.
_RUNTIMES = re.compile(r"lib(gfortran|quadmath|gomp)\b")

# Libraries of CUDA's whose major is that of the toolkit that a program was compiled with.
_CUDA_LIBRARY = re.compile(r"^lib(cudart|cublas|cublasLt|nvrtc|nvJitLink)\.so\.(\d+)")

# Libraries that are in wheels of other names, by what their own names begin with.
_WHEELS = {"cudart": "cuda-runtime", "nvrtc": "cuda-nvrtc", "cupti": "cuda-cupti", "nvtoolsext": "nvtx",
           "cusparselt": "cusparselt"}

# Interfaces between parts of a stack: a symbol of these that nobody defines
# means that two parts are of different builds.
_FAMILIES: Tuple[Tuple[str, "re.Pattern[str]"], ...] = (
    ("extension-abi-undefined-symbol", re.compile(r"_ZNK?(3c10|2at|5torch|8pybind11)")),
    ("nccl-undefined-symbol", re.compile(r"nccl[A-Z]")),
    ("cublaslt-undefined-symbol", re.compile(r"cublasLt[A-Z]")),
    ("nvjitlink-undefined-symbol", re.compile(r"_*nvJitLink[A-Z]")),
    ("cudnn-sublibrary-version-mismatch", re.compile(r"cudnn[A-Z]")),
)
_CUDNN_PARTS = {
    "8": ("ops_infer", "ops_train", "cnn_infer", "cnn_train", "adv_infer", "adv_train"),
    "9": ("graph", "ops", "cnn", "adv", "heuristic", "engines_precompiled", "engines_runtime_compiled"),
}
_MACHINES = {"linux/amd64": "x86_64", "linux/arm64": "aarch64"}


def run(context: Context) -> Result:
    """Check every shared object that the wheels brought."""
    with more_files():
        return _Linkage(context).run()


class _Linkage:
    """The state of one run: the loader, what is preloaded, what was found."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.result = Result("linkage", expected="every library and symbol found")
        machine = _MACHINES.get(context.lock.platform, os.uname().machine)
        self.loader = Loader(machine, context.path_list("LD_LIBRARY_PATH"))
        self.provided = self._provided()
        self.checked = 0
        self.objects = list(self._objects()) + list(self._bare_objects())
        self.listed = {os.path.realpath(path) for _, path in self.objects}
        opened = [self.loader.open(path) for path in self.listed]
        self.roots: Dict[str, List[Closure]] = {}
        self.needed = {soname for elf in opened if elf is not None for soname in elf.needed}

    def run(self) -> Result:
        for dist, path in self.objects:
            self._object(dist, path)
        self._cudnn()
        self._along_path()
        self.result.seen = "%d libraries" % self.checked
        if self.result.problems:
            self.result.seen = self.result.problems[0].seen
        if not self.checked:
            return self.result.skip("the environment holds no shared object for %s" % self.loader.machine)
        return self.result

    def _provided(self) -> Dict[str, str]:
        """Libraries that importing the framework has loaded by the time others ask."""
        folders = stack.framework_lib_dirs(self.context)
        folders += stack.framework_dirs(self.context) + stack.nvidia_lib_dirs(self.context)
        found: Dict[str, str] = {}
        for folder in folders:
            for path in sorted(_shared_in(folder)):
                elf = self.loader.open(path)
                if elf is not None:
                    found.setdefault(elf.soname or os.path.basename(path), path)
        return found

    def _objects(self) -> Iterator[Tuple[wheels.Installed, str]]:
        for dist in wheels.by_name(self.context.site_dirs).values():
            entries = wheels.record(dist) or []
            for entry in entries:
                if _SHARED.search(entry.path) and is_elf(entry.path):
                    yield dist, entry.path

    def _bare_objects(self) -> Iterator[Tuple[wheels.Installed, str]]:
        """Those of a framework that came without RECORD, as a distribution's packages do."""
        for framework in self.context.lock.frameworks:
            parts = stack.FRAMEWORKS.get(framework.name)
            found = stack.installed_framework(self.context, framework.name)
            if parts is None or found is not None and wheels.record(found) is not None:
                continue
            for site_dir in self.context.site_dirs:
                dist = found or wheels.Installed(parts.distributions[0], framework.version, "", site_dir)
                for folder, _, names in os.walk(os.path.join(site_dir, parts.package)):
                    for name in sorted(names):
                        path = os.path.join(folder, name)
                        if _SHARED.search(name) and is_elf(path):
                            yield dist, path

    def _object(self, dist: wheels.Installed, path: str) -> None:
        elf = self.loader.open(path)
        if elf is None or self._spare(elf):
            return
        self.checked += 1
        closure = self.loader.closure(path)
        missing = [m for m in closure.missing if not self._excused(m.soname)]
        # What an unlisted library lacks, one of the system's, is reported of those who load it.
        own = [m for m in missing if m.needed_by == elf.path or m.needed_by not in self.listed]
        if own and self._name(elf) in self.needed:
            own = [m for m in own if not self._found_for(dist, elf, m.soname)]
        for needed_by in dict.fromkeys(m.needed_by for m in own):
            self._missing(dist, needed_by, [m.soname for m in own if m.needed_by == needed_by])
        if not missing:
            self._readable_symbols(dist, elf, closure)

    def _found_for(self, dist: wheels.Installed, elf: Elf, soname: str) -> bool:
        """Whether all of the wheel that load a library find what it needs: their DT_RPATH counts for it too."""
        loaders = [c for c in self._roots(dist) if os.path.realpath(c.loaded.get(self._name(elf)) or "/") == elf.path]
        return bool(loaders) and all(c.loaded.get(soname) for c in loaders)

    def _roots(self, dist: wheels.Installed) -> List[Closure]:
        """What each object of a wheel brings in that no other object needs, such as a Python module."""
        if dist.name not in self.roots:
            opened = [self.loader.open(path) for owner, path in self.objects if owner.name == dist.name]
            self.roots[dist.name] = [self.loader.closure(elf.path) for elf in opened
                                     if elf is not None and self._name(elf) not in self.needed]
        return self.roots[dist.name]

    @staticmethod
    def _name(elf: Elf) -> str:
        return elf.soname or os.path.basename(elf.path)

    def _spare(self, elf: Elf) -> bool:
        if self._name(elf) in self.needed:
            return False
        return bool(_RUNTIMES.match(self._name(elf))) or self._for_another(os.path.basename(elf.path))

    def _for_another(self, name: str) -> bool:
        """Whether a file is named for another release of a framework, as one of several (torch25-cuda.so)."""
        for framework in self.context.lock.frameworks:
            parts = stack.FRAMEWORKS.get(framework.name)
            named = parts and re.search(r"%s[-_]?(\d)[._]?(\d{1,2})(?!\d)" % re.escape(parts.package), name)
            if named and list(named.groups()) != framework.version.split(".")[:2]:
                return True
        return False

    def _excused(self, soname: str) -> bool:
        return bool(DRIVER_LIBRARIES.match(soname)) or soname in self.provided

    def _missing(self, dist: wheels.Installed, path: str, sonames: List[str]) -> None:
        inside = path.startswith(os.path.realpath(dist.site_dir) + os.sep)
        where = os.path.relpath(path, os.path.realpath(dist.site_dir)) if inside else path
        text = "%s needs %s, which nothing provides" % (where, ", ".join(sonames))
        if not stack.is_stack(dist.name) or _PLUGINS.search(where):
            other = self._other_cuda(dist, path, sonames)
            if other:
                self._for_other_cuda(dist, text, *other)
            elif not _PLUGINS.search(where):
                self.result.warnings.append(text)
            return
        for soname in sonames:
            self._missing_one(dist, soname, text)

    def _other_cuda(self, dist: wheels.Installed, path: str, sonames: List[str]) -> Optional[Tuple[str, str]]:
        """A library and its major, where an extension that nobody locked is for another CUDA than the stack's."""
        elf, locked = self.loader.open(path), self.context.lock
        if elf is None or not locked.wheels or locked.wheel(dist.name):
            return None
        if not any(soname.startswith(stack.framework_libraries()) for soname in elf.needed):
            return None
        for soname in sonames:
            match = _CUDA_LIBRARY.match(soname)
            if match and locked.cuda and match.group(2) != locked.cuda.split(".")[0]:
                return soname, match.group(2)
        return None

    def _for_other_cuda(self, dist: wheels.Installed, text: str, soname: str, major: str) -> None:
        if any(p.part == dist.name for p in self.result.problems):
            return
        locked = self.context.lock.cuda
        self.result.fail(Problem(
            "shared-lib-not-found", part=dist.name, seen="%s not found" % soname, expected="a build for CUDA " + locked,
            cause="%s: %s %s was compiled for CUDA %s, and the stack has CUDA %s" % (
                text, dist.name, dist.version, major, locked),
            confirm="python -m pip show " + dist.name,
            fix="python -m pip uninstall -y %s  # or a build of it for CUDA %s" % (dist.name, locked.split(".")[0]),
            stack=False))

    def _missing_one(self, dist: wheels.Installed, soname: str, text: str) -> None:
        known = next((p for p in self.result.problems if p.part == soname), None)
        if known is not None:
            return
        cudnn = stack.cudnn_soname(soname)
        error = stack.cudnn_missing_error(cudnn) if cudnn else "shared-lib-not-found"
        self.result.fail(Problem(
            error, cause=text, part=soname, seen="%s not found" % soname, expected="%s found" % soname,
            confirm="find / -name '%s*' -not -path '/proc/*'" % soname, fix=self._fix_missing(dist, soname)))

    def _fix_missing(self, dist: wheels.Installed, soname: str) -> str:
        """Reinstall the wheel that brings such a library, else name the system package's search."""
        wheel = self._nvidia_wheel(soname)
        if wheel is not None:
            return stack.reinstall(wheel.name, wheel.version)
        cudnn = stack.cudnn_soname(soname)
        if cudnn and self.context.lock.cuda_delivery != "wheels":
            name = "libcudnn8" if cudnn == "8" else "libcudnn%s-cuda-%s" % (
                cudnn, self.context.lock.cuda.split(".")[0] or "12")
            return "apt-get update && apt-get install -y %s  # from NVIDIA's repository of packages" % name
        if soname.startswith(stack.framework_libraries()):
            return stack.reinstall(dist.name, dist.version)
        return "apt-get update && apt-get install -y apt-file && apt-file update && apt-file search %s" % soname

    def _nvidia_wheel(self, soname: str) -> Optional[Wheel]:
        """The locked wheel of NVIDIA's with a library, as its name tells, or None."""
        stem = re.sub(r"^lib|\.so.*$", "", soname).lower()
        other = next((part for beginning, part in _WHEELS.items() if stem.startswith(beginning)), "")
        found: Dict[str, Wheel] = {}
        for wheel in self.context.lock.wheels:
            part = re.sub(r"^nvidia-|-cu\d+$", "", wheel.name)
            if wheel.name.startswith("nvidia-") and (part == other if other else stem.startswith(part)):
                found[part] = wheel
        return found[max(found, key=len)] if found else None

    def _readable_symbols(self, dist: wheels.Installed, elf: Elf, closure: Closure) -> None:
        try:
            self._symbols(dist, elf, closure)
        except ElfError as err:
            self.result.fail(Problem("wheel-altered", cause="a library is damaged: %s" % err, part=dist.name,
                                     seen=_relative(elf, dist), expected="as in RECORD",
                                     fix=stack.reinstall(dist.name, dist.version), stack=stack.is_stack(dist.name)))

    def _symbols(self, dist: wheels.Installed, elf: Elf, closure: Closure) -> None:
        asked = [(e, n) for n in elf.undefined() for e, family in _FAMILIES if family.match(n)]
        if not asked:
            return
        scope = dict(self.provided, **{s: p for s, p in closure.loaded.items() if p})
        libraries = [e for e in (self.loader.open(p) for p in dict.fromkeys(scope.values())) if e is not None]
        for error, name in asked:
            if not elf.defines(name) and not any(lib.defines(name) for lib in libraries):
                self._undefined(dist, elf, error, name)
                return

    def _undefined(self, dist: wheels.Installed, elf: Elf, error: str, name: str) -> None:
        where = _relative(elf, dist)
        error = stack.companion_error(dist.name) or error
        cause = "%s uses %s, which no library here defines: the two are of different builds" % (where, name)
        owner = self._owner(error, dist)
        self.result.fail(Problem(
            error, cause=cause, part=owner, seen="%s lacks %s" % (where, name),
            expected="%s of one build with the framework" % owner,
            confirm="nm -D --undefined-only '%s' | grep %s" % (elf.path, name),
            fix=stack.reinstall(owner, self._locked_version(owner, dist)), stack=stack.is_stack(dist.name)))

    def _owner(self, error: str, dist: wheels.Installed) -> str:
        """The wheel to put back: the provider for NVIDIA's families, else the asker."""
        for prefix, wheel in (("nccl", "nvidia-nccl"), ("cublaslt", "nvidia-cublas"),
                              ("nvjitlink", "nvidia-nvjitlink"), ("cudnn", "nvidia-cudnn")):
            if error.startswith(prefix):
                names = [w.name for w in self.context.lock.wheels if w.name.startswith(wheel)]
                return names[0] if names else dist.name
        return dist.name

    def _locked_version(self, name: str, dist: wheels.Installed) -> str:
        wheel = self.context.lock.wheel(name)
        return wheel.version if wheel else dist.version

    def _cudnn(self) -> None:
        """libcudnn opens its parts by name; each must come from beside it."""
        for path in stack.own_cudnn_files(self.context):
            if not os.path.basename(path).startswith("libcudnn.so."):
                continue
            elf, major = self.loader.open(path), stack.cudnn_soname(path) or ""
            for part in _CUDNN_PARTS.get(major, ()) if elf else ():
                self._cudnn_part(path, elf, "libcudnn_%s.so.%s" % (part, major), major)

    def _cudnn_part(self, path: str, elf: Optional[Elf], soname: str, major: str) -> None:
        beside = os.path.join(os.path.dirname(path), soname)
        found = self.loader.find(soname, elf) if elf else None
        found = found or (beside if os.path.exists(beside) else None)
        if found and os.path.realpath(os.path.dirname(found)) == os.path.realpath(os.path.dirname(path)):
            return
        error = "cudnn-sublibrary-version-mismatch" if found else stack.cudnn_missing_error(major)
        if any(p.error == error for p in self.result.problems):
            return
        cause = "%s loads %s from %s, another cuDNN" % (path, soname, found)
        if not found:
            cause = "%s has no %s beside it" % (path, soname)
        wheel = self._owner("cudnn", wheels.Installed("nvidia-cudnn", "", "", ""))
        self.result.fail(Problem(
            error, cause=cause, part=soname, seen=found or "%s not found" % soname, expected=beside,
            confirm="ls -l '%s'" % os.path.dirname(path),
            fix=stack.reinstall(wheel, self.context.lock.cudnn) if not found
            else self.context.without_library_folder(os.path.dirname(found))))


    def _along_path(self) -> None:
        """What programs open by name must be found along LD_LIBRARY_PATH, in the wheels that were locked."""
        for folder in self.context.lock.library_path:
            library = os.path.basename(os.path.dirname(folder))
            meant = [os.path.join(d, folder) for d in self.context.site_dirs if os.path.isdir(os.path.join(d, folder))]
            named = re.compile(r"^lib%s\.so\.\d+$" % re.escape(library), re.IGNORECASE)
            whole = [f for d in meant[:1] for f in sorted(_shared_in(d))]  # that of the toolkit has other names
            files = [f for f in whole if named.match(os.path.basename(f))] or [
                f for f in whole if library.startswith("cuda_") and re.search(r"\.so\.\d+$", f)]
            if not files:
                self._along_path_lacks(library, folder)
            for path in files:
                self._found_along_path(path)

    def _along_path_lacks(self, library: str, folder: str) -> None:
        soname = "lib%s.so" % library
        cause = "site-packages/%s is not there or holds no %s, which programs open by name" % (folder, soname)
        self._along_path_problem(soname, "nothing", cause,
                                 self._fix_missing(wheels.Installed("", "", "", ""), soname))

    def _found_along_path(self, path: str) -> None:
        """Whether a program that opens a library by name gets the one at a path."""
        soname, elf = os.path.basename(path), self.loader.open(path)
        found = self.loader.named(soname) if elf else None
        if elf is None or found and os.path.realpath(found) == os.path.realpath(path):
            return
        folder = os.path.dirname(path)
        cause = "a program that opens %s by name finds %s, and not %s: LD_LIBRARY_PATH must list that folder first" % (
            soname, found or "none", path)
        rest = [p for p in self.context.path_list("LD_LIBRARY_PATH") if p != folder]
        self._along_path_problem(soname, found or "nothing", cause,
                                 "export LD_LIBRARY_PATH='%s'" % os.pathsep.join([folder] + rest))

    def _along_path_problem(self, soname: str, found: str, cause: str, fix: str) -> None:
        if any(p.part == soname for p in self.result.problems):
            return
        cudnn = stack.cudnn_soname(soname)
        self.result.fail(Problem(
            stack.cudnn_missing_error(cudnn) if cudnn else "shared-lib-not-found", cause=cause, part=soname,
            seen="%s found for %s" % (found, soname), expected="%s of the locked wheel" % soname,
            confirm='echo "$LD_LIBRARY_PATH"', fix=fix))


def _relative(elf: Elf, dist: wheels.Installed) -> str:
    return os.path.relpath(elf.path, os.path.realpath(dist.site_dir))


def _shared_in(folder: str) -> Iterator[str]:
    try:
        names = os.listdir(folder)
    except OSError:
        return
    for name in names:
        if _SHARED.search(name):
            yield os.path.join(folder, name)
