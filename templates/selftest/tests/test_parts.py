"""Rules that need no environment."""

import ast
import errno
import os
import pathlib
import re
import subprocess
import tempfile
import types
import unittest
from unittest import mock

from envsolve_selftest import cli, context, cudnn, driver, frameworks, nccl, rootcause, runner, stack
from envsolve_selftest.catalogue import Catalogue
from envsolve_selftest.checks import driver as driver_check
from envsolve_selftest.checks import kernels
from envsolve_selftest.checks.build_info import goes_with, same
from envsolve_selftest.checks.linkage import _PLUGINS, _Linkage
from envsolve_selftest.checks.kernels import runs_by, without_jit
from envsolve_selftest.context import Context
from envsolve_selftest.frameworks import Wrong
from envsolve_selftest.frameworks.pytorch_gpu import _on_gpu
from envsolve_selftest.lock import Framework, Gpu, Lock, Wheel
from envsolve_selftest.model import Problem, Result, Skip
from envsolve_selftest.registry import CHECKS


class Kernels(unittest.TestCase):
    def test_runs_by(self):
        for capability, flags, want in (
                ("9.0", "sm_80 sm_90", "cubin"),
                ("8.9", "sm_80 sm_90", "cubin"),      # a later minor of the same major
                ("8.0", "sm_86", None),               # never an earlier one
                ("9.0", "sm_80", None),               # never another major
                ("9.0", "sm_80 compute_80", "ptx"),
                ("7.5", "sm_80 compute_80", None),    # PTX is for newer GPUs only
                ("9.0", "sm_90a", "cubin"),
                ("9.1", "sm_90a", None),              # bound to its chip
                ("10.3", "sm_100f", "cubin"),         # bound to its family
                ("12.0", "sm_100f", None),
                ("12.0", "compute_90a", None),
                ("12.1", "sm_120", "cubin"),
                ("9.0", "", None),
                ("9.0", "gfx90a nonsense", None)):
            self.assertEqual(runs_by(capability, flags.split()), want, (capability, flags))

    def test_without_jit(self):
        flags = ["sm_80", "sm_90", "compute_90"]
        for environ, want in (
                ({}, ("", flags)),
                ({"CUDA_FORCE_PTX_JIT": "0"}, ("", flags)),
                ({"CUDA_FORCE_PTX_JIT": "1"}, ("CUDA_FORCE_PTX_JIT", ["compute_90"])),
                ({"CUDA_DISABLE_PTX_JIT": "1"}, ("CUDA_DISABLE_PTX_JIT", ["sm_80", "sm_90"]))):
            self.assertEqual(without_jit(flags, environ), want, environ)


class SiteDirs(unittest.TestCase):
    def test_a_folder_with_two_names_is_one(self):
        with tempfile.TemporaryDirectory() as prefix:
            lib, lib64 = os.path.join(prefix, "lib"), os.path.join(prefix, "lib64")
            os.makedirs(os.path.join(lib, "site-packages"))
            os.symlink("lib", lib64)
            paths = {"purelib": os.path.join(lib, "site-packages")}
            paths["platlib"] = os.path.join(lib64, "site-packages")
            with mock.patch("sysconfig.get_paths", lambda: paths), \
                    mock.patch.object(context, "_global_site_dirs", list):
                self.assertEqual(context.environment_site_dirs(), [paths["purelib"]])


class Waiting(unittest.TestCase):
    def test_a_process_that_cannot_be_killed_is_left(self):
        class Stuck:
            pid = 2 ** 30  # of no process

            def wait(self, timeout):
                raise subprocess.TimeoutExpired("stuck", timeout)

        self.assertIsNone(runner._wait(Stuck(), 0.01))


class Told(unittest.TestCase):
    def test_the_first_of_a_chain(self):
        first, last = ValueError("first"), TypeError("last")
        last.__cause__ = first
        self.assertEqual(runner.told(last), "TypeError: last; first: ValueError: first")
        first.__cause__ = last  # a circle
        self.assertIn("last", runner.told(last))
        last.__cause__ = last
        self.assertEqual(runner.told(last), "TypeError: last")


class Timeout(unittest.TestCase):
    def test_a_busy_machine_gives_checks_more_time(self):
        for load, processors, want in ((0.1, 2, 300.0), (2.0, 2, 300.0), (5.0, 2, 750.0), (40.0, 2, 1200.0),
                                       (40.0, 64, 300.0), (3.0, None, 900.0)):
            with mock.patch("os.getloadavg", return_value=(load, 0.0, 0.0)), \
                    mock.patch("os.cpu_count", return_value=processors):
                self.assertEqual(cli.usual_timeout(), want, (load, processors))

    def test_a_machine_that_tells_no_load(self):
        with mock.patch("os.getloadavg", side_effect=OSError):
            self.assertEqual(cli.usual_timeout(), 300.0)


class Stack(unittest.TestCase):
    def test_every_adapter_is_complete(self):
        for name in stack.FRAMEWORKS:
            self.assertTrue(frameworks.supported(name), name)
            module = frameworks.adapter(name)
            for function in ("import_framework", "build_info", "architectures", "cpu_op", "gpu_matmul"):
                self.assertTrue(callable(getattr(module, function, None)), (name, function))

    def test_a_build_goes_with_a_cuda(self):
        for built, has, minors, want in (
                ("13.0", "13.4.2", "later", True),    # the wheels of a later minor
                ("13.4", "13.0.1", "later", False),   # never of an earlier one
                ("12.8", "13.0", "later", False),     # nor of another major
                ("13.2", "13.0.1", "any", True),
                ("12.8", "13.0", "any", False),
                ("13.0", "13.4.2", "", False),
                ("12.4", "12.4.1", "", True)):
            self.assertEqual(goes_with(built, has, minors), want, (built, has, minors))

    def test_a_provider_for_tensorrt_may_lack_tensorrt(self):
        self.assertTrue(_PLUGINS.search("onnxruntime/capi/libonnxruntime_providers_tensorrt.so"))
        self.assertFalse(_PLUGINS.search("onnxruntime/capi/libonnxruntime_providers_cuda.so"))

    def test_cupy_takes_cutensor_and_nccl_where_they_are(self):
        for name, want in (("cutensor", True), ("nccl", True), ("cublas", False)):
            path = "cupy_backends/cuda/libs/%s.cpython-313-x86_64-linux-gnu.so" % name
            self.assertEqual(bool(_PLUGINS.search(path)), want, name)

    def test_bitsandbytes_has_a_library_for_each_toolkit(self):
        for name, want in (("cuda118", True), ("rocm715", True), ("xpu2026", True), ("cpu", False)):
            self.assertEqual(bool(_PLUGINS.search("bitsandbytes/libbitsandbytes_%s.so" % name)), want, name)

    def test_plug_ins_of_triton_are_loaded_after_it(self):
        self.assertTrue(_PLUGINS.search("triton/plugins/libMLIRDialectPlugin.so"))
        self.assertFalse(_PLUGINS.search("triton/_C/libproton.so"))

    def test_the_wheel_with_a_library(self):
        names = ["nvidia-cublas", "nvidia-cuda-cupti-cu12", "nvidia-cuda-nvrtc-cu12", "nvidia-cuda-runtime-cu12",
                 "nvidia-cudnn-cu12", "nvidia-cusparse-cu12", "nvidia-nvtx-cu12", "torch"]
        lock = Lock("t", "linux/amd64", "3.13", [], wheels=[Wheel(name, "1") for name in names])
        for soname, want in (("libcudart.so.12", names[3]), ("libnvrtc-builtins.so.12.8", names[2]),
                             ("libcupti.so.12", names[1]), ("libcublasLt.so.12", names[0]),
                             ("libcudnn_ops.so.9", names[4]), ("libcusparse.so.12", names[5]),
                             ("libcusparseLt.so.0", None), ("libnvToolsExt.so.1", names[6]), ("libz.so.1", None)):
            linkage = types.SimpleNamespace(context=types.SimpleNamespace(lock=lock))
            wheel = _Linkage._nvidia_wheel(linkage, soname)
            self.assertEqual(wheel and wheel.name, want, soname)

    def test_a_library_that_nothing_needs_is_spare(self):
        """Of compilers, and of several for one release of a framework each those for others."""
        linkage = _Linkage.__new__(_Linkage)
        lock = Lock("t", "linux/amd64", "3.12", [Framework("pytorch", "2.10.0", "cu130")], cuda="13.0.2")
        linkage.context = Context(lock)
        linkage.needed = {"libgomp.so.1"}
        for soname, want in (("libgfortran.so.5", True), ("libgomp.so.1", False), ("libtorch.so", False),
                             ("libaddon_torch25-cuda.so", True), ("libaddon_torch210-cuda.so", False)):
            elf = mock.Mock(soname=soname, path="/lib/" + soname)
            self.assertEqual(linkage._spare(elf), want, soname)

    def test_a_framework_of_an_overlay_is_not_asked(self):
        lock = Lock("t", "linux/amd64", "3.12", [Framework("warpdrive", "1.0", "cu124")], cuda="12.4.1")
        context = Context(lock, site_dirs=["/nowhere"])
        self.assertFalse(frameworks.supported("warpdrive"))
        with self.assertRaises(Skip):
            frameworks.adapters(context)
        self.assertEqual(stack.cudnn_error(context), "build-differs")
        self.assertEqual(stack.not_cuda_error(context), "build-differs")
        self.assertFalse(stack.uses_xla(context))

    def test_errors_are_in_the_catalogue(self):
        catalogue = Catalogue()
        for name, parts in stack.FRAMEWORKS.items():
            for error in (parts.cudnn_error, parts.cpu_build_error, parts.companion_error, "build-differs"):
                self.assertTrue(not error or error in catalogue, (name, error))

    def test_companions_and_their_index(self):
        for name, variant, url, error in (
                ("torch", "cu124", "https://download.pytorch.org/whl/cu124", ""),
                ("torchaudio", "cpu", "https://download.pytorch.org/whl/cpu", "torchvision-nms-missing"),
                ("torch", "", "", ""), ("triton", "cu124", "", ""), ("numpy", "1", "", "")):
            self.assertEqual((stack.index_url(name, variant), stack.companion_error(name)), (url, error), name)

    def test_wheels_that_plug_cuda_into_a_framework(self):
        for name, want in (("jax-cuda12-pjrt", "jax-cpu-only-jaxlib"), ("jax-cuda13-plugin", "jax-cpu-only-jaxlib"),
                           ("jaxlib", ""), ("torchvision", ""), ("nvidia-cuda-nvcc-cu12", "")):
            self.assertEqual(stack.brings_cuda(name), want, name)

    def test_nccl_text(self):
        for text, want in (("22501", "2.25.1"), ("2804", "2.8.4"), ("2.25.1", "2.25.1"), ("", "")):
            self.assertEqual(nccl.text(text), want)


class SeveralFrameworks(unittest.TestCase):
    """What several frameworks in one Python tell of their GPU code."""

    def run_with(self, **told):
        lock = Lock("t", "linux/amd64", "3.12", [Framework(n, "1", "cu124") for n in told], cuda="12.4.1",
                    gpus=[Gpu("t4", "Tesla T4", "7.5", "cubin")])
        adapters = [(f, types.SimpleNamespace(architectures=lambda c, n=f.name: told[n],
                                              build_info=lambda c: types.SimpleNamespace(cuda="12.4")))
                    for f in lock.frameworks]
        with mock.patch.object(kernels.frameworks, "adapters", lambda context: adapters):
            return kernels.run(Context(lock, site_dirs=["/nowhere"]))

    def test_one_that_tells_nothing_hides_no_other(self):
        result = self.run_with(pytorch=["sm_75"], jax=["sm_75", "compute_90"], cupy=None)
        self.assertEqual((result.status, result.seen), ("ok", "pytorch: sm_75; jax: sm_75 compute_90"))
        self.assertEqual(result.warnings, ["cupy does not tell what it was compiled for"])
        result = self.run_with(pytorch=["sm_80"], cupy=None)
        self.assertEqual((result.status, result.problems[0].error), ("fail", "no-kernel-image"))

    def test_none_tells(self):
        self.assertEqual(self.run_with(cupy=None).status, "skip")
        self.assertEqual(self.run_with(pytorch=["sm_75"]).seen, "sm_75")


class Driver(unittest.TestCase):
    def test_at_least(self):
        for seen, floor, want in (
                ("470.129.06", "470.82", True), ("470.82", "470.129.06", False), ("525.60.13", "525.60.13", True),
                ("525.60", "525.60.13", False), ("580.65.06", "525.60.13", True), ("", "525", None), ("525", "", None)):
            self.assertIs(driver.at_least(seen, floor), want, (seen, floor))


class NoDevice(unittest.TestCase):
    def test_a_node_that_libcuda_made_is_no_gpu(self):
        """The real libcuda, asked as root on a machine without GPU, makes /dev/nvidiactl."""
        nodes = []

        class Cuda:
            def init(self):
                nodes.append("/dev/nvidiactl")
                raise driver.DriverError("cuInit", 100)
        lock = Lock("t", "linux/amd64", "3.12", [Framework("pytorch", "2.5.1", "cu124")], cuda="12.4.1")
        with mock.patch.object(driver, "Cuda", Cuda), mock.patch.object(driver, "device_nodes", lambda: list(nodes)):
            result = driver_check.run(Context(lock, site_dirs=["/nowhere"]))
            self.assertEqual((result.status, result.reason), ("skip", "no GPU here: libcuda finds no device"))
            result = driver_check.run(Context(lock, site_dirs=["/nowhere"]))  # now there was one before
            self.assertEqual(result.problems[0].error, "cuinit-no-device")
            # What was noted as the run began counts, whichever check asked libcuda first.
            with tempfile.TemporaryDirectory() as scratch:
                nodes.clear()
                driver.note_nodes(scratch)
                nodes.append("/dev/nvidiactl")
                result = driver_check.run(Context(lock, site_dirs=["/nowhere"], scratch=scratch))
                self.assertEqual((result.status, result.reason), ("skip", "no GPU here: libcuda finds no device"))

    def test_device_files_that_may_not_be_opened(self):
        """A reload of systemd takes a container's leave, and libcuda says that there is no GPU."""
        class Cuda:
            def init(self):
                raise driver.DriverError("cuInit", 100)

        def run(number):
            def closed(path, flags):
                if path == "/dev/nvidiactl":
                    raise OSError(number, "refused")
                raise FileNotFoundError(path)
            lock = Lock("t", "linux/amd64", "3.12", [Framework("pytorch", "2.5.1", "cu124")], cuda="12.4.1")
            with mock.patch.object(driver, "Cuda", Cuda), mock.patch.object(driver.os, "open", closed), \
                    mock.patch.object(driver, "device_nodes", lambda: ["/dev/nvidia0", "/dev/nvidiactl"]):
                return driver_check.run(Context(lock, site_dirs=["/nowhere"])).problems[0]
        problem = run(errno.EPERM)
        self.assertEqual(problem.error, "nvml-unknown-error-container")
        self.assertIn("control group", problem.cause)
        problem = run(errno.EACCES)
        self.assertEqual(problem.error, "cuinit-no-device")
        self.assertIn("this user may not open it", problem.cause)
        self.assertEqual(run(errno.ENOENT).fix[:26], "unset CUDA_VISIBLE_DEVICES")


    def test_a_container_without_unified_memory(self):
        class Cuda:
            def init(self):
                raise driver.DriverError("cuInit", 999)
        lock = Lock("t", "linux/amd64", "3.12", [Framework("pytorch", "2.5.1", "cu124")], cuda="12.4.1")
        for lacks, want in ((True, "no /dev/nvidia-uvm"), (False, "libcuda is")):
            with mock.patch.object(driver, "Cuda", Cuda), mock.patch.object(driver, "refused", lambda: ("", False)), \
                    mock.patch.object(driver, "lacks_unified_memory", lambda: lacks), \
                    mock.patch.object(driver, "device_nodes", lambda: ["/dev/nvidia0"]):
                problem = driver_check.run(Context(lock, site_dirs=["/nowhere"])).problems[0]
            self.assertEqual(problem.error, "cuinit-unknown-error")
            self.assertIn(want, problem.cause)


class Versions(unittest.TestCase):
    def test_cudnn_text(self):
        for number, want in ((8902, "8.9.2"), (7605, "7.6.5"), (90100, "9.1.0"), (91002, "9.10.2"), (None, "")):
            self.assertEqual(cudnn.text(number), want)

    def test_what_torch_says_of_cudnn(self):
        for shown, want in (
                ("  - CPU capability usage: AVX2\n  - CuDNN 91.9\n  - Magma 2.6.1", "9.19.0"),
                ("  - CuDNN 91.9\n    - Built with CuDNN 91.4.1\n", "9.14.1"),
                ("  - CuDNN 90.1  (built against CUDA 12.4)\n", "9.1.0"),
                ("  - CuDNN 8.9.2\n    - Built with CuDNN 8.7\n", "8.7.0"),
                ("  - CuDNN 9.25.1\n", "9.25.1"),  # as a later torch may write it
                ("PyTorch built with:\n  - GCC 13.3\n", "")):
            self.assertEqual(cudnn.of_torch(shown), want, shown)

    def test_same(self):
        self.assertTrue(same("9.1.0", "9.1.0.70", 3))
        self.assertTrue(same("12.4", "12.4.1", 2))
        self.assertFalse(same("12.4", "12.1.1", 2))
        self.assertFalse(same("", "12.1", 2))


class Training(unittest.TestCase):
    def test_data_left_on_the_cpu(self):
        def on(kind):
            return types.SimpleNamespace(device=types.SimpleNamespace(type=kind))

        def model(kind):
            return types.SimpleNamespace(named_parameters=lambda: [("weight", on(kind))])
        _on_gpu(model("cuda"), on("cuda"))
        for parameters, data, part in (("cpu", "cuda", "weight"), ("cuda", "cpu", "the data")):
            with self.assertRaises(Wrong) as caught:
                _on_gpu(model(parameters), on(data))
            self.assertEqual(caught.exception.problem.error, "data-on-cpu")
            self.assertIn(part, caught.exception.problem.cause)


class Errors(unittest.TestCase):
    def test_recognise_takes_the_first(self):
        catalogue = Catalogue()
        text = "cuDNN error: CUDNN_STATUS_NOT_INITIALIZED\nCUDA out of memory. Tried to allocate 2 GiB"
        self.assertEqual(catalogue.recognise(text), "cudnn-not-initialized")
        self.assertIsNone(catalogue.recognise("all is well"))

    def test_signatures_are_regular_expressions(self):
        for error in Catalogue()._errors:
            for pattern in error["signature"] + error["unless"]:
                re.compile(pattern)

    def test_unless_tells_another_error(self):
        text = "Could not load library libcudnn_cnn_infer.so.8. Error: libcuda.so: cannot open"
        self.assertEqual(Catalogue().recognise(text), "cudnn8-sublib-libcuda-missing")

    def test_every_error_has_words(self):
        catalogue = Catalogue()
        for error in catalogue._by_id:
            problem = catalogue.complete(Problem(error))
            self.assertTrue(problem.cause and problem.fix and problem.confirm, error)

    def test_every_id_in_the_sources_is_known(self):
        catalogue, found = Catalogue(), set()
        for path in pathlib.Path(driver.__file__).parent.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                value = None
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Problem" and node.args:
                    value = node.args[0]
                elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "error":
                    value = node.value
                if isinstance(value, ast.Constant) and value.value:
                    found.add(value.value)
        found |= {e for e, _ in driver.CUDA_ERRORS.values()} | {"check-failed"}
        self.assertGreater(len(found), 30)
        self.assertEqual(sorted(e for e in found if e not in catalogue), [])

    def test_own_words_stay(self):
        problem = Catalogue().complete(Problem("no-kernel-image", cause="mine", fix="do this"))
        self.assertEqual((problem.cause, problem.fix), ("mine", "do this"))


class Told(unittest.TestCase):
    @staticmethod
    def chained(outer):
        try:
            try:
                raise OSError("libblas.so.3: cannot open shared object file")
            except OSError:
                raise ImportError(outer)
        except ImportError as err:
            return runner.told(err)

    def test_the_first_of_a_chain_is_named(self):
        self.assertEqual(self.chained("see the page of advice"), "ImportError: see the page of advice; first: "
                         "OSError: libblas.so.3: cannot open shared object file")
        self.assertEqual(self.chained("\n"), "OSError: libblas.so.3: cannot open shared object file")
        self.assertEqual(runner.told(ValueError("a\n  b")), "ValueError: a b")

    def test_a_missing_library_is_recognised(self):
        for text, want in (
                ("ImportError: libcudnn.so.9: cannot open shared object file: No such file", "cudnn9-libs-not-found"),
                ("OSError: libcudnn_ops_infer.so.8: cannot open shared object file", "cudnn8-sublib-missing"),
                ("ImportError: libcudart.so.11.0: cannot open shared object file", "shared-lib-not-found"),
                ("ImportError: libblas.so.3: cannot open shared object file", "shared-lib-not-found"),
                ("ImportError: cannot import name 'x'", "check-failed")):
            result = Result("import").fail(Problem("", cause=text))
            runner._classify(result, Catalogue())
            self.assertEqual(result.problems[0].error, want, text)


class RootCause(unittest.TestCase):
    @staticmethod
    def failed(check, **problem):
        return Result(check).fail(Problem("x", part=check, **problem))

    def test_later_layers_follow_from_earlier(self):
        results = [self.failed("single-copy"), self.failed("import"), self.failed("cudnn"), Result("driver")]
        rootcause.mark_consequences(results)
        self.assertEqual([r.consequence_of for r in results], [None, "single-copy", "single-copy", None])
        self.assertEqual([p.part for p in rootcause.roots(results)], ["single-copy"])

    def test_what_is_not_of_the_stack_explains_nothing(self):
        results = [self.failed("inventory", stack=False), self.failed("import")]
        rootcause.mark_consequences(results)
        self.assertIsNone(results[1].consequence_of)
        self.assertEqual([p.part for p in rootcause.roots(results)], ["import", "inventory"])

    def test_independent_layers_are_two_causes(self):
        results = [self.failed("cpu-op"), self.failed("driver")]
        rootcause.mark_consequences(results)
        self.assertEqual([r.consequence_of for r in results], [None, None])


class Registry(unittest.TestCase):
    def test_checks_rest_on_earlier_ones(self):
        seen = set()
        for check in CHECKS:
            self.assertLessEqual(set(check.needs), seen, check.name)
            self.assertTrue(callable(check.load()), check.name)
            seen.add(check.name)


if __name__ == "__main__":
    unittest.main()
