"""Byte code that another process leaves for later imports."""

import fcntl
import glob
import os
import signal
import subprocess
import sys
import tempfile
import textwrap
import time
import unittest

from envsolve_selftest import ahead

_HOME = os.path.dirname(os.path.dirname(os.path.abspath(ahead.__file__)))

# The first import waits for what the process beside it has made of the last one.
_PROGRAM = """
import glob, importlib, os, sys, time
sys.path[:0] = [%(home)r, sys.argv[1]]
os.cpu_count = lambda: %(processors)d
from envsolve_selftest.ahead import Ahead

folder = os.path.join(sys.argv[1], "pycache")
def compiled():
    return glob.glob(os.path.join(folder, "**", "last.*.pyc"), recursive=True)

def first():
    until = time.monotonic() + 60
    while %(waits)s and not compiled() and time.monotonic() < until:
        time.sleep(0.01)

before = sys.pycache_prefix
with Ahead(folder, [first] + [lambda m=m: importlib.import_module(m) for m in %(modules)r]):
    first()
    importlib.import_module("last")
    print("found" if sys.modules["last"].__cached__ in compiled() else "not found")
print(sys.pycache_prefix == before, sys.dont_write_bytecode)
try:
    os.waitpid(-1, 0)
except ChildProcessError:
    print("alone")
"""


# The process beside the program holds a lock, and ends by itself in ten minutes.
_ENDLESS = """
import fcntl, os, signal, sys, time
sys.path.insert(0, %(home)r)
os.cpu_count = lambda: 2
from envsolve_selftest.ahead import Ahead

held = open(os.path.join(sys.argv[1], "held"), "wb")
to_program, from_beside = os.pipe()

def endless():
    fcntl.flock(held, fcntl.LOCK_EX)
    os.write(from_beside, b"held")
    time.sleep(600)

with Ahead(sys.argv[1], [endless, endless]):
    held.close()
    os.read(to_program, 4)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def _freed(path):
    """Whether nobody holds a file's lock any more after a while."""
    until = time.monotonic() + 30
    with open(path, "rb") as file:
        while time.monotonic() < until:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return True
            except BlockingIOError:
                time.sleep(0.02)
    return False


class Compiled(unittest.TestCase):
    def _run(self, processors, modules):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in (("last", "print('imported')"), ("broken", "raise SystemExit(3)")):
                with open(os.path.join(folder, name + ".py"), "w") as file:
                    file.write(text)
            program = textwrap.dedent(_PROGRAM) % {"home": _HOME, "processors": processors, "modules": modules,
                                                      "waits": processors > 1 and bool(modules)}
            ended = subprocess.run([sys.executable, "-B", "-c", program, folder], timeout=120,
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            self.assertEqual(ended.returncode, 0, ended.stdout)
            self.assertEqual(glob.glob(os.path.join(folder, "__pycache__")), [])
            return ended.stdout.decode().split("\n")[:-1]

    def test_what_is_imported_last_is_compiled_first(self):
        for modules in (["last"], ["last", "broken"]):
            self.assertEqual(self._run(2, modules), ["imported", "found", "True True", "alone"])

    @unittest.skipUnless(sys.platform == "linux", "Linux ends a process with its parent")
    def test_the_process_beside_ends_with_the_one_that_it_helps(self):
        program = textwrap.dedent(_ENDLESS) % {"home": _HOME}
        with tempfile.TemporaryDirectory() as folder:
            with subprocess.Popen([sys.executable, "-B", "-c", program, folder]) as started:
                self.assertEqual(started.wait(timeout=120), -signal.SIGKILL)
            self.assertTrue(_freed(os.path.join(folder, "held")))

    def test_on_one_processor_nothing_runs_beside(self):
        self.assertEqual(self._run(1, ["last"]), ["imported", "not found", "True True", "alone"])
        self.assertEqual(self._run(2, []), ["imported", "not found", "True True", "alone"])


if __name__ == "__main__":
    unittest.main()
