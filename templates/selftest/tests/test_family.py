"""Several checks from one process."""

import os
import re
import signal
import subprocess
import sys
import tempfile
import textwrap
import time
import unittest

from envsolve_selftest import family

_HOME = os.path.dirname(os.path.dirname(os.path.abspath(family.__file__)))

# A family whose checks do to their processes what frameworks do.
_PROGRAM = """
import atexit, gc, os, signal, sys, time, types
sys.path.insert(0, %(home)r)
from envsolve_selftest import family
from envsolve_selftest.model import Result, Problem

family.may_fork = lambda context: %(forks)s
context = types.SimpleNamespace(scratch=sys.argv[1], timeout=%(timeout)g)
shared = []

def check(name):
    if name == "first":
        shared.append(os.getpid())
        with open(os.path.join(sys.argv[1], "first.collects"), "w") as file:
            file.write(str(gc.isenabled()))
        if %(aborts)s:
            atexit.register(lambda: os.getpid() == shared[0] and os.abort())  # no fork of it
        result = Result(name)
        return result if %(first)s else result.fail(Problem("x"))
    print("this is", name, "of", len(shared))
    print("process", os.getpid(), "of", os.getppid())
    if gc.isenabled() and gc.get_freeze_count() > 1000:
        print("collects its own")
    sys.stdout.flush()
    if name == "crash":
        os.kill(os.getpid(), signal.SIGSEGV)
    if name == "hang":
        time.sleep(600)
    if name == "exit":
        os._exit(7)
    if name in ("teardown", "quick"):
        atexit.register(os.kill, os.getpid(), signal.SIGABRT)
    return Result(name)

family.run(context, sys.argv[2].split(","), check, ["first", "teardown", "whole"])
"""


def _ends(pid):
    """Whether a process comes to its end, also where nobody asks how it ended."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        try:
            with open("/proc/%d/stat" % pid, encoding="utf-8") as file:
                if file.read().rpartition(")")[2].split()[0] == "Z":
                    return True
        except (FileNotFoundError, ProcessLookupError):
            return True
        time.sleep(0.02)
    return False


class Family(unittest.TestCase):
    def _run(self, names, code=0, **how):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        program = textwrap.dedent(_PROGRAM) % dict(
            {"home": _HOME, "forks": True, "first": True, "aborts": False, "timeout": 60}, **how)
        ended = subprocess.run([sys.executable, "-c", program, scratch.name, names], timeout=120)
        self.assertEqual(ended.returncode, code)
        return scratch.name

    def test_each_check_ends_in_its_own_way(self):
        scratch = self._run("first,good,crash,exit,teardown,quick,last")
        for name, code in (("first", 0), ("good", 0), ("crash", -signal.SIGSEGV), ("exit", 7),
                           ("teardown", -signal.SIGABRT), ("quick", 0), ("last", 0)):
            self.assertEqual(family.ending(scratch, name).code, code, name)
        for name in ("good", "crash", "quick", "last"):
            with open(family.output_path(scratch, name), encoding="utf-8") as file:
                self.assertIn("this is %s of 1\n" % name, file.read())

    def test_what_was_imported_is_taken_down_once(self):
        self._run("first,good,whole", aborts=True)
        for names in ("first", "first,good", "first,teardown"):
            self._run(names, aborts=True, code=-signal.SIGABRT)

    def test_the_collector_leaves_what_all_share_alone(self):
        for names, collects in (("first,good", "False"), ("first", "True")):
            scratch = self._run(names)
            with open(os.path.join(scratch, "first.collects"), encoding="utf-8") as file:
                self.assertEqual(file.read(), collects, names)
        scratch = self._run("first,good")
        with open(family.output_path(scratch, "good"), encoding="utf-8") as file:
            self.assertIn("collects its own\n", file.read())

    def test_a_check_that_hangs_is_ended(self):
        scratch = self._run("first,hang,good", timeout=5)
        self.assertIsNone(family.ending(scratch, "hang").code)
        self.assertEqual(family.ending(scratch, "good").code, 0)

    @unittest.skipUnless(sys.platform == "linux", "Linux ends a process with its parent")
    def test_no_check_outlives_the_process_that_it_was_forked_from(self):
        with tempfile.TemporaryDirectory() as scratch:
            program = textwrap.dedent(_PROGRAM) % {
                "home": _HOME, "forks": True, "first": True, "aborts": False, "timeout": 60}
            with subprocess.Popen([sys.executable, "-c", program, scratch, "first,hang"]) as started:
                found = None
                while found is None and started.poll() is None:
                    try:
                        with open(family.output_path(scratch, "hang"), encoding="utf-8") as file:
                            found = re.search(r"process (\d+) of \d+\n", file.read())
                    except FileNotFoundError:
                        pass
                    time.sleep(0.01)
                started.kill()
            self.assertTrue(_ends(int(found.group(1))))

    @unittest.skipUnless(sys.platform == "linux", "Linux ends a process with its parent")
    def test_a_process_ends_with_its_parent(self):
        child = ("import os, sys, time; sys.path.insert(0, %r); from envsolve_selftest import parent; "
                 "parent.end_with(os.getppid()); print(os.getpid(), flush=True); time.sleep(600)" % _HOME)
        program = "import subprocess, sys; subprocess.run([sys.executable, '-Bc', %r])" % child
        with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as started:
            pid = int(started.stdout.readline())
            started.kill()
            self.assertTrue(_ends(pid))

    def test_others_start_afresh_when_the_first_fails(self):
        scratch = self._run("first,good", first=False)
        self.assertEqual(family.ending(scratch, "first").code, 0)
        self.assertIsNone(family.ending(scratch, "good"))

    def test_others_start_afresh_where_the_framework_forbids_forks(self):
        scratch = self._run("first,good", forks=False)
        self.assertIsNone(family.ending(scratch, "good"))


if __name__ == "__main__":
    unittest.main()
