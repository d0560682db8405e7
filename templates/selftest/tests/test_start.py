"""How processes of checks start."""

import os
import subprocess
import sys
import unittest

from envsolve_selftest import family

_HOME = os.path.dirname(os.path.dirname(os.path.abspath(family.__file__)))

# What spawned processes do, and a check of a library that finds no GPU.
_PROGRAM = """
import runpy, sys, types
runpy.run_path(%r, run_name="__mp_main__")
library = types.ModuleType("ctranslate2")
library.get_cuda_device_count = lambda: 0
library.__file__ = __file__ = "none"
sys.modules["ctranslate2"] = library
from envsolve_selftest.checks import extensions
try:
    extensions.TRIALS["ctranslate2"](True)
except AssertionError as err:
    print(err)
""" % os.path.join(_HOME, "run_check.py")


class Start(unittest.TestCase):
    def test_assertions_and_the_folder_stay(self):
        for variable in ("PYTHONOPTIMIZE", "PYTHONSAFEPATH", "NONE"):
            with self.subTest(variable):
                environ = dict(os.environ, PYTHONDONTWRITEBYTECODE="1", **{variable: "1"})
                said = subprocess.run([sys.executable, "-c", _PROGRAM], env=environ, cwd="/", timeout=120,
                                      stdout=subprocess.PIPE, check=True)
                self.assertEqual(said.stdout, b"CTranslate2 sees no GPU\n")


if __name__ == "__main__":
    unittest.main()
