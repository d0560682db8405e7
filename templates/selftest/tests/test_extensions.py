"""Extensions: what is tried, and what comes of it; told by stand-in modules."""

import importlib
import os
import sys
import tempfile
import types
import unittest
from unittest import mock

from envsolve_selftest.checks import extensions
from envsolve_selftest.context import Context
from envsolve_selftest.lock import Framework, Lock, Wheel
from envsolve_selftest.wheels import Installed


def context(*names, framework="pytorch"):
    lock = Lock("t", "linux/amd64", "3.12", [Framework(framework, "2.5.1", "cu124")], cuda="12.4.1",
                wheels=[Wheel(n, "1.0") for n in names])
    return Context(lock, site_dirs=["/nowhere"])


def run(ctx, trials, gpu=False):
    """Run the check with these trials, on wheels that are all installed."""
    found = {n: Installed(n, "1.0", "", "") for n in trials}
    with mock.patch.object(extensions, "TRIALS", trials), \
            mock.patch.object(extensions.wheels, "by_name", lambda dirs: found), \
            mock.patch.object(extensions, "_has_gpu", lambda ctx: gpu):
        return extensions.run(ctx)


class Trials(unittest.TestCase):
    def test_what_works_is_listed(self):
        result = run(context("a", "b"), {"a": lambda gpu: " on %s" % gpu, "b": lambda gpu: " fine"}, gpu=True)
        self.assertEqual((result.status, result.seen), ("ok", "a 1.0 on True, b 1.0 fine"))

    def test_an_extension_outside_the_lock_is_left_alone(self):
        self.assertEqual(run(context("a"), {"b": self.fail}).status, "skip")

    def test_the_framework_itself_is_no_extension(self):
        own = context("onnxruntime-gpu", framework="onnxruntime")
        self.assertEqual(run(own, {"onnxruntime-gpu": self.fail}).status, "skip")

    def test_an_extension_that_raises_fails_with_its_words(self):
        def broken(gpu):
            raise ImportError("undefined symbol: _ZN3c104cuda9SetDeviceEi")
        result = run(context("a", "b"), {"a": broken, "b": lambda gpu: " fine"})
        self.assertEqual((result.status, result.problems[0].part), ("fail", "a"))
        self.assertIn("SetDevice", result.problems[0].cause)
        self.assertIn("'a==1.0'", result.problems[0].fix)

    def test_ctranslate2_opens_the_cublas_that_it_names(self):
        with tempfile.TemporaryDirectory() as site:
            for folder in ("ctranslate2", "ctranslate2.libs"):
                os.mkdir(os.path.join(site, folder))
            with open(os.path.join(site, "ctranslate2.libs", "libctranslate2-a.so.4"), "wb") as file:
                file.write(b"\0libcublas.so.12\0cublasSgemm\0libcublas.so.12\0")
            module = types.SimpleNamespace(__file__=os.path.join(site, "ctranslate2", "__init__.py"),
                                           get_cuda_device_count=lambda: 1)
            opened = []
            with mock.patch.dict(sys.modules, {"ctranslate2": module}), \
                    mock.patch.object(extensions.ctypes, "CDLL", opened.append):
                self.assertEqual(extensions._ctranslate2(True), " 1 GPU, libcublas.so.12")
                self.assertEqual(extensions._ctranslate2(False), " (imported)")
            self.assertEqual(opened, ["libcublas.so.12"])

    def test_a_library_that_nothing_brings(self):
        def opens(gpu):
            raise OSError("libcublas.so.12: cannot open shared object file: No such file or directory")
        problem = run(context("ctranslate2"), {"ctranslate2": opens}, gpu=True).problems[0]
        self.assertIn("install what has libcublas.so.12", problem.fix)

    def test_a_numpy_that_has_a_name_no_more(self):
        def newer(gpu):
            raise AttributeError("module 'numpy' has no attribute 'row_stack'")
        with mock.patch.dict(sys.modules, {"numpy": types.SimpleNamespace(__version__="2.5.2")}):
            problem = run(context("numba"), {"numba": newer}, gpu=True).problems[0]
        self.assertEqual(problem.error, "numpy-name-removed")
        self.assertIn("'numpy<2.5'", problem.fix)

    def test_a_driver_that_is_absent_at_build_time_is_no_fault(self):
        def needs_driver(gpu):
            raise ImportError("libcuda.so.1: cannot open shared object file")
        result = run(context("a"), {"a": needs_driver})
        self.assertEqual(result.status, "ok")
        self.assertIn("without a driver", result.warnings[0])
        self.assertEqual(run(context("a"), {"a": needs_driver}, gpu=True).status, "fail")

    def test_torchvision_of_another_torch_has_its_own_id(self):
        def broken(gpu):
            raise RuntimeError("operator torchvision::nms does not exist")
        result = run(context("torchvision"), {"torchvision": broken})
        self.assertEqual(result.problems[0].error, "torchvision-nms-missing")


class Kernels(unittest.TestCase):
    def test_without_a_gpu_triton_and_vllm_are_imported(self):
        stand_ins = {n: types.ModuleType(n) for n in ("torch", "triton", "vllm", "vllm._C", "flash_attn", "xformers")}
        stand_ins["flash_attn"].flash_attn_func = stand_ins["xformers"].ops = None
        with mock.patch.dict(sys.modules, stand_ins):
            for name in ("triton", "vllm", "flash-attn", "xformers"):
                self.assertEqual(extensions.TRIALS[name](False), " (imported)", name)

    def test_the_operators_of_vllm_are_in_two_modules(self):
        both = ["vllm._C", "vllm._C_stable_libtorch"]
        for there in (both[:1], both[1:], both):
            stand_ins = {n: types.ModuleType(n) for n in ["torch", "vllm"] + there}
            with mock.patch.dict(sys.modules, stand_ins), mock.patch.object(
                    extensions.importlib, "import_module", side_effect=importlib.import_module) as imported:
                self.assertEqual(extensions.TRIALS["vllm"](False), " (imported)", there)
            self.assertEqual([call[0][0] for call in imported.call_args_list], both)
        with mock.patch.dict(sys.modules, {n: types.ModuleType(n) for n in ["torch", "vllm"]}):
            with self.assertRaisesRegex(ModuleNotFoundError, "vllm._C'"):
                extensions.TRIALS["vllm"](False)

    def test_a_module_of_vllm_that_is_broken(self):
        def broken(name):
            raise ModuleNotFoundError("No module named 'cuda'", name="cuda")
        stand_ins = {n: types.ModuleType(n) for n in ("torch", "vllm", "vllm._C")}
        with mock.patch.dict(sys.modules, stand_ins), mock.patch.object(extensions.importlib, "import_module", broken):
            with self.assertRaisesRegex(ModuleNotFoundError, "'cuda'"):
                extensions.TRIALS["vllm"](False)

    def test_a_kernel_for_triton_is_compiled_where_it_can_be_loaded(self):
        stand_ins = {"triton": types.ModuleType("triton"), "torch": None}
        with mock.patch.dict(sys.modules, stand_ins), mock.patch.object(extensions.shutil, "which", lambda name: name):
            with mock.patch.object(extensions.temporary, "may_hold_programs", lambda: False):
                self.assertEqual(extensions.TRIALS["triton"](True), " (imported)")
            with mock.patch.object(extensions.temporary, "may_hold_programs", lambda: True):
                with self.assertRaises(ImportError):
                    extensions.TRIALS["triton"](True)

    def test_a_missing_extension_is_an_error(self):
        for name in ("deepspeed", "apex", "sglang", "lightning", "transformer-engine", "bitsandbytes", "numba"):
            with self.assertRaises(ImportError, msg=name):
                extensions.TRIALS[name](False)

    def test_numba(self):
        numba = types.ModuleType("numba")
        numba.njit = lambda work: work
        with mock.patch.dict(sys.modules, {"numba": numba}):
            self.assertEqual(extensions.TRIALS["numba"](False), " njit")
        numba.njit = lambda work: lambda value: 41
        with mock.patch.dict(sys.modules, {"numba": numba}), self.assertRaises(AssertionError):
            extensions.TRIALS["numba"](False)

    def test_the_kernel_for_triton_is_python(self):
        compile(extensions._KERNEL, "kernel", "exec")


if __name__ == "__main__":
    unittest.main()
