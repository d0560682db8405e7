"""What surrounds a check: variables of the user's, folders, processes, and output."""

import contextlib
import io
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import types
import unittest
from unittest import mock

from envsolve_selftest import cli, context, environment, family, registry, report, runner, stack, temporary
from envsolve_selftest.checks import devices, framework_import, single_copy
from envsolve_selftest.context import Context
from envsolve_selftest.frameworks import Wrong, cupy, jax, pytorch_gpu
from envsolve_selftest.lock import Framework, Lock
from envsolve_selftest.model import Problem, Result, Skip

_HOME = os.path.dirname(os.path.dirname(os.path.abspath(family.__file__)))


def lock(framework="pytorch"):
    return Lock("t", "linux/amd64", "3.12", [Framework(framework, "2.5.1", "cu124")], cuda="12.4.1")


def write_lock(folder):
    """lock.json of a stack for the CPU; returns its path."""
    path = os.path.join(folder, "lock.json")
    data = {"schema": "envsolve.selftest-lock/v1", "target": "t", "platform": "linux/amd64", "python": "3.12",
            "frameworks": [], "cuda": {"version": "", "delivery": ""}, "cudnn": "", "nccl": "", "driver_floor": "",
            "gpus": [], "wheels": [], "gpu_mode": "auto", "smoke": ""}
    with open(path, "w", encoding="utf-8") as file:
        json.dump(data, file)
    return path




class Variables(unittest.TestCase):
    def started_with(self, check, environ):
        with mock.patch.object(runner.subprocess, "Popen") as started:
            runner._start(Context(lock(), site_dirs=["/nowhere"], environ=environ, scratch="/nowhere"), [check], None)
        return started.call_args[1]["env"]

    def test_checks_start_without_what_is_set_aside(self):
        users = dict.fromkeys(environment.SET_ASIDE, "1")
        users["CUDA_VISIBLE_DEVICES"] = "2"
        for check, kept in (("nccl", {"CUDA_VISIBLE_DEVICES"}), ("smoke", set(users))):
            self.assertEqual(set(users) & set(self.started_with(check, users)), kept, check)
        self.assertIn("NCCL_SOCKET_IFNAME", users)
        self.assertIn("CUPY_TF32", users)

    def test_the_workspace_of_cublas_is_a_deterministic_one(self):
        torch = types.ModuleType("torch")
        torch.cuda = types.SimpleNamespace(init=lambda: None, is_available=lambda: True)
        torch.manual_seed = lambda seed: None
        for users, want in ((None, ":4096:8"), (":16:8", ":16:8"), (":4096:8", ":4096:8"), (":0:0", ":4096:8"),
                            (":4096:2:16:8", ":4096:8")):
            with mock.patch.dict(sys.modules, {"torch": torch}), mock.patch.dict(os.environ):
                os.environ.pop("CUBLAS_WORKSPACE_CONFIG", None)
                if users is not None:
                    os.environ["CUBLAS_WORKSPACE_CONFIG"] = users
                pytorch_gpu._torch()
                self.assertEqual(os.environ["CUBLAS_WORKSPACE_CONFIG"], want, users)

    def test_what_is_turned_off_is_not_tried(self):
        torch = types.ModuleType("torch")
        torch.compile, torch.__version__ = None, "2.9.0"
        for variable in ("TORCH_COMPILE_DISABLE", "TORCHDYNAMO_DISABLE"):
            with mock.patch.dict(os.environ, {variable: "1"}):
                with self.assertRaisesRegex(Skip, variable + "=1 turns torch.compile off"):
                    pytorch_gpu._compiler_or_skip(torch)

    def test_cupy_compiles_into_the_folder_of_the_run(self):
        with mock.patch.dict(sys.modules, {"cupy": types.ModuleType("cupy")}), mock.patch.dict(os.environ):
            cupy._cupy(Context(lock("cupy"), site_dirs=["/nowhere"], scratch="/scratch"))
            self.assertEqual(os.environ["CUPY_CACHE_DIR"], "/scratch/cupy")


class PlatformsOfJax(unittest.TestCase):
    def gpus(self, platform, **users):
        """The variables after JAX was asked for its GPUs."""
        stand_in = types.ModuleType("jax")
        stand_in.devices = lambda: [types.SimpleNamespace(platform=platform)]
        with mock.patch.dict(sys.modules, {"jax": stand_in}), mock.patch.dict(os.environ):
            for name in ("JAX_PLATFORMS", "JAX_PLATFORM_NAME"):
                os.environ.pop(name, None)
            os.environ.update(users)
            jax._gpus()
            return dict(os.environ)

    def test_the_cpu_is_there_to_compare_with(self):
        for users, want in (("cuda", "cuda,cpu"), ("cuda,cpu", "cuda,cpu"), ("", "")):
            self.assertEqual(self.gpus("gpu", JAX_PLATFORMS=users)["JAX_PLATFORMS"], want)
        self.assertNotIn("JAX_PLATFORMS", self.gpus("gpu"))

    def test_a_variable_that_keeps_jax_on_the_cpu_is_named(self):
        for users in ({"JAX_PLATFORMS": "cpu"}, {"JAX_PLATFORMS": "cpu,cuda"}, {"JAX_PLATFORM_NAME": "cpu"},
                      {"JAX_PLATFORMS": "cuda", "JAX_PLATFORM_NAME": "cpu"}):
            with self.assertRaises(Wrong) as caught:
                self.gpus("cpu", **users)
            self.assertEqual(caught.exception.problem.fix, "unset " + list(users)[-1])
        with self.assertRaises(Wrong) as caught:
            self.gpus("cpu", JAX_PLATFORMS="")
        self.assertIn("no usable CUDA plugin", caught.exception.problem.cause)

    def test_on_the_cpu_no_other_platform_is_asked_for(self):
        broken = types.ModuleType("jax")  # without what the operation needs: it fails once it has set the variables
        with mock.patch.dict(sys.modules, {"jax": broken}), \
                mock.patch.dict(os.environ, {"JAX_PLATFORMS": "cuda", "JAX_PLATFORM_NAME": "gpu"}):
            with self.assertRaises(ImportError):
                jax.cpu_op(1)
            self.assertEqual(os.environ["JAX_PLATFORMS"], "cpu")
            self.assertNotIn("JAX_PLATFORM_NAME", os.environ)


class UserSite(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = os.path.realpath(folder.name)
        self.package = stack.FRAMEWORKS["pytorch"].package
        self.module = os.path.join(self.folder, self.package, "__init__.py")
        os.mkdir(os.path.dirname(self.module))
        pathlib.Path(self.module).touch()

    @contextlib.contextmanager
    def python(self, prefixes, virtual=False):
        """A Python that imports from below these prefixes."""
        with mock.patch.object(context.site, "PREFIXES", prefixes), \
                mock.patch.object(context.site, "getusersitepackages", lambda: self.folder), \
                mock.patch.object(sys, "base_prefix", "/usr"), \
                mock.patch.object(sys, "prefix", "/venv" if virtual else "/usr"):
            yield

    def of(self, environ=()):
        return Context(lock(), site_dirs=["/nowhere"], environ=dict(environ))

    def test_where_a_program_imports_from_it(self):
        for prefixes, environ, want in ((["/usr"], {}, True), (["/usr"], {"PYTHONNOUSERSITE": "1"}, False),
                                        (["/usr"], {"PYTHONNOUSERSITE": ""}, True), (["/venv"], {}, False),
                                        (["/venv", "/usr"], {}, True)):
            with self.python(prefixes, virtual="/venv" in prefixes):
                self.assertEqual(self.of(environ).foreign_path(), [self.folder] if want else [], (prefixes, environ))

    def test_a_command_that_is_isolated_knows_it(self):
        program = ("import sys; sys.path.insert(0, %r); from envsolve_selftest import context, lock; sys.base_prefix = "
                   "context.site.PREFIXES[0]; print(context.Context(lock.Lock(*'tpv', [])).user_site())" % _HOME)
        environ = {k: v for k, v in os.environ.items() if k != "PYTHONNOUSERSITE"}
        said = subprocess.run([sys.executable, "-IB", "-c", program], env=dict(environ, PYTHONUSERBASE=self.folder),
                              stdout=subprocess.PIPE, check=True, universal_newlines=True)
        self.assertTrue(said.stdout.startswith(self.folder + os.sep), said.stdout)

    def test_a_framework_there_is_found(self):
        with self.python(["/usr"]):
            problem = single_copy.run(self.of()).problems[0]
        self.assertEqual((problem.error, problem.fix), ("framework-installed-twice", "export PYTHONNOUSERSITE=1"))

    def test_a_virtual_environments_own_comes_before_it(self):
        for package, found in ((self.package, 0), ("other", 1)):
            with tempfile.TemporaryDirectory() as own, self.python(["/venv", "/usr"], virtual=True), \
                    mock.patch.object(single_copy.sysconfig, "get_paths", lambda: {"purelib": own, "platlib": own}):
                os.mkdir(os.path.join(own, package))
                self.assertEqual(len(single_copy.run(self.of()).problems), found, package)

    def test_a_framework_that_was_imported_from_there(self):
        stand_in = types.SimpleNamespace(__file__=self.module)
        for environ, fix in (({}, "export PYTHONNOUSERSITE=1"), ({"PYTHONNOUSERSITE": "1"}, "unset PYTHONPATH")):
            result = Result("import")
            with self.python(["/usr"]), mock.patch.dict(sys.modules, {self.package: stand_in}):
                framework_import._origin(self.of(environ), lock().frameworks[0], result)
            self.assertEqual(result.problems[0].fix, fix)


class Temporary(unittest.TestCase):
    def setUp(self):
        before = tempfile.tempdir
        self.addCleanup(setattr, tempfile, "tempdir", before)

    @contextlib.contextmanager
    def nowhere(self, shared):
        """No folder that Python would take, and shared memory in a folder."""
        with mock.patch.object(tempfile, "gettempdir", side_effect=FileNotFoundError), \
                mock.patch.object(temporary, "_SHARED_MEMORY", shared), mock.patch.dict(os.environ):
            yield

    def test_shared_memory_does_where_there_is_no_other_folder(self):
        with tempfile.TemporaryDirectory() as shared, self.nowhere(shared):
            temporary.provide()
            self.assertEqual((tempfile.tempdir, os.environ["TMPDIR"]), (shared, shared))

    def test_what_to_say_where_nothing_can_be_written_to(self):
        with tempfile.TemporaryDirectory() as folder:
            arguments = ["--lock", write_lock(folder), "--only", "inventory"]
            with self.nowhere("/nowhere"), mock.patch("sys.stdout", io.TextIOWrapper(io.BytesIO())), \
                    mock.patch("sys.stderr", io.TextIOWrapper(io.BytesIO())) as stderr:
                self.assertEqual(cli.main(arguments), cli.EXIT_USAGE)
                stderr.flush()
                said = stderr.buffer.getvalue()
        self.assertEqual(said, b"envsolve-selftest: no folder that can be written to; run with --tmpfs /tmp:exec\n")

    def test_byte_code_does_not_fill_shared_memory(self):
        for scratch, want in (("/dev/shm/envsolve-1", ""), ("/dev/shm", ""), ("", ""), ("/tmp/x", "/tmp/x/pycache")):
            one = Context(lock(), site_dirs=["/nowhere"], scratch=scratch, environ={}, require_gpu=True)
            self.assertEqual(one.own_bytecode, want, scratch)
            self.assertEqual(runner._bytecode(one, ["matmul"]).get("PYTHONPYCACHEPREFIX", ""), want, scratch)

    def test_a_compiler_is_not_tried_where_nothing_can_be_loaded(self):
        torch = types.SimpleNamespace(compile=None, cuda=types.SimpleNamespace(get_device_capability=lambda: (9, 0)))
        for flag, skips in ((os.ST_NOEXEC | os.ST_NOSUID, True), (os.ST_NOSUID, False)):
            with mock.patch.dict(sys.modules, {"triton": types.ModuleType("triton")}), \
                    mock.patch.object(pytorch_gpu.shutil, "which", lambda name: "/usr/bin/" + name), \
                    mock.patch.object(temporary.os, "statvfs", lambda path: types.SimpleNamespace(f_flag=flag)):
                if not skips:
                    pytorch_gpu._compiler_or_skip(torch)
                    continue
                with self.assertRaisesRegex(Skip, "noexec.*--tmpfs /tmp:exec"):
                    pytorch_gpu._compiler_or_skip(torch)


@unittest.skipUnless(sys.platform == "linux", "Linux ends a process with its parent")
class Parents(unittest.TestCase):
    def test_a_check_belongs_to_the_process_that_started_it(self):
        with tempfile.TemporaryDirectory() as scratch:
            command = [sys.executable, "-B", os.path.join(_HOME, "run_check.py"), "inventory", write_lock(scratch),
                       scratch, "60", "auto"]
            self.assertEqual(subprocess.run(command + ["1"], timeout=120).returncode, -signal.SIGKILL)
            self.assertFalse(os.path.exists(family.answer_path(scratch, "inventory")))
            self.assertEqual(subprocess.run(command + [str(os.getpid())], timeout=120).returncode, 0)
            self.assertTrue(os.path.exists(family.answer_path(scratch, "inventory")))

    def test_the_family_is_ended_where_its_end_is_not_waited_for(self):
        class Child:
            def poll(self):
                raise KeyboardInterrupt

        checks = [registry.find(name) for name in ("import", "kernels")]
        ended = []
        with mock.patch.object(runner, "_start", lambda *_: Child()), mock.patch.object(runner, "_end", ended.append), \
                mock.patch.object(family, "may_fork", lambda context: True), self.assertRaises(KeyboardInterrupt):
            with runner._Family(Context(lock(), site_dirs=["/nowhere"]), checks) as ahead:
                ahead.result(checks[0])
        self.assertEqual(len(ended), 1)


class Output(unittest.TestCase):
    def test_what_a_script_prints_is_passed_on_as_it_is(self):
        program = ("import sys; sys.path.insert(0, %r); from envsolve_selftest.checks import smoke; "
                   "code, lines = smoke._follow([sys.executable, '-c', %r], None); sys.exit(len(lines) - 1)" % (
                       _HOME, r"import sys; sys.stdout.buffer.write(b'caf\xc3\xa9 \xff\n')"))
        said = subprocess.run([sys.executable, "-Bc", program], env=dict(os.environ, PYTHONIOENCODING="ascii"),
                              stdout=subprocess.PIPE)
        self.assertEqual((said.returncode, said.stdout), (0, b"caf\xc3\xa9 \xff\n"))

    def test_json_is_utf_8_on_every_terminal(self):
        result = Result("import").fail(Problem("x", cause="café … \udcff"))
        with mock.patch("sys.stdout", io.TextIOWrapper(io.BytesIO(), encoding="ascii")) as stdout:
            cli._show(Context(lock(), site_dirs=["/nowhere"]), [result], True)
            said = stdout.buffer.getvalue()
        self.assertIn("café …", said.decode("utf-8"))
        self.assertEqual(json.loads(said.decode("utf-8"))["root_cause"]["cause"], "café … \udcff")
        self.assertEqual(json.loads(said.decode("utf-8"))["schema"], report.SCHEMA)


class Memory(unittest.TestCase):
    """Two GPUs, of which CUDA shows the second: NVML knows both."""

    def lib_of_cuda(self, **functions):
        cuda = devices.driver.Cuda.__new__(devices.driver.Cuda)
        cuda._lib = types.SimpleNamespace(**functions)
        return cuda

    def nvml(self, free, known, holders=()):
        """NVML with GPUs of some free memory each, and the ids that it knows: the GPUs by their numbers."""
        def by_uuid(uuid, handle):
            handle._obj.value = known.get(uuid.decode(), 0) + 1
            return 0 if uuid.decode() in known else 6

        def by_index(index, handle):
            handle._obj.value = index + 1
            return 0

        def count(number):
            number._obj.value = len(free)
            return 0

        def info(handle, out):
            out._obj.total, out._obj.free = 8 << 30, free[handle.value - 1]
            return 0

        def processes(handle, number, out):
            number._obj.value = len(holders)
            for at, (pid, used) in enumerate(holders):
                out[at].pid, out[at].used = pid, used
            return 0

        nvml = devices.driver.Nvml.__new__(devices.driver.Nvml)
        nvml._lib = types.SimpleNamespace(
            nvmlDeviceGetHandleByUUID=by_uuid, nvmlDeviceGetHandleByIndex_v2=by_index, nvmlDeviceGetCount_v2=count,
            nvmlDeviceGetMemoryInfo=info, nvmlDeviceGetComputeRunningProcesses_v3=processes)
        return nvml

    def run_with(self, nvml, *uuids):
        shown = [devices.driver.Device("H100", (9, 0), 8 << 30, uuid) for uuid in uuids]
        with mock.patch.object(devices.driver, "Nvml", lambda: nvml), \
                mock.patch.object(devices, "_devices", lambda: shown):
            return devices.memory(Context(lock(), site_dirs=["/nowhere"]))

    def test_a_gpu_that_is_hidden_may_be_full(self):
        nvml = self.nvml([0, 7 << 30], {"GPU-a": 0, "GPU-b": 1})
        result = self.run_with(nvml, "b")
        self.assertEqual((result.status, result.seen), ("ok", "7.0 of 8.0 GiB free"))
        self.assertEqual(self.run_with(nvml, "a").problems[0].part, "GPU 0")
        self.assertEqual(self.run_with(nvml, "b", "a").problems[0].part, "GPU 1")  # as CUDA numbers them

    def test_a_slice_of_a_gpu(self):
        self.assertEqual(self.run_with(self.nvml([0, 7 << 30], {"GPU-a": 0, "MIG-c": 1}), "c").status, "ok")

    def test_any_where_it_cannot_be_told_which_are_shown(self):
        nvml = self.nvml([0, 7 << 30], {"GPU-a": 0, "GPU-b": 1})
        for uuids in (["b", ""], ["other"]):
            self.assertEqual(self.run_with(nvml, *uuids).problems[0].part, "GPU 0", uuids)
        del nvml._lib.nvmlDeviceGetHandleByUUID
        self.assertEqual(self.run_with(nvml, "b").problems[0].part, "GPU 0")

    def test_no_gpu_is_shown(self):
        with self.assertRaises(Skip):
            self.run_with(self.nvml([0], {"GPU-a": 0}))

    def test_the_processes_with_most_of_it_are_to_be_ended(self):
        here, above, absent = os.getpid(), os.getppid(), 2 ** 30
        for free, holders, want in (
                (0, [(here, 1 << 20), (above, 7 << 30)], [above]),
                (0, [(here, 900 << 20), (above, 600 << 20)], [here, above]),
                (0, [(here, 0), (above, 0)], [here, above]),  # as where NVML does not tell how much
                (0, [(absent, 7 << 30), (here, 1 << 30)], [here]),
                (0, [(absent, 7 << 30)], None)):
            fix = self.run_with(self.nvml([free], {"GPU-a": 0}, holders), "a").problems[0].fix
            if want is None:
                self.assertIn("on the host", fix)
            else:
                self.assertEqual(fix, "kill " + " ".join(map(str, want)), holders)

    def test_the_id_that_cuda_tells(self):
        def tells(data, handle):
            data.raw = bytes(range(16))
            return 0
        want = "00010203-0405-0607-0809-0a0b0c0d0e0f"
        for functions, uuid in (({"cuDeviceGetUuid": tells}, want), ({"cuDeviceGetUuid_v2": tells}, want), ({}, ""),
                                ({"cuDeviceGetUuid": lambda *_: 1, "cuDeviceGetUuid_v2": lambda *_: 1}, "")):
            self.assertEqual(self.lib_of_cuda(**functions)._uuid(None), uuid)


if __name__ == "__main__":
    unittest.main()
