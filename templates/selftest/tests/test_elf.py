"""The ELF reader and the loader's search, held to binutils and to ld.so."""

import glob
import os
import pathlib
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import unittest

from envsolve_selftest.elf import Elf, ElfError, expand_origin, gnu_hash, is_elf, more_files
from envsolve_selftest.loader import Loader, read_cache


def libraries(count):
    """Real shared objects of this machine, a fixed choice."""
    found = sorted(p for p in glob.glob("/usr/lib/*-linux-gnu/*.so.*") if not os.path.islink(p))
    found = [p for p in found if is_elf(p)]
    return found[::max(1, len(found) // count)]


def output(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                          universal_newlines=True, check=False).stdout


class ManyLibraries(unittest.TestCase):
    def test_no_library_is_missed_for_want_of_files(self):
        before = resource.getrlimit(resource.RLIMIT_NOFILE)
        try:
            with tempfile.TemporaryDirectory() as folder:
                paths = [shutil.copy(sys.executable, os.path.join(folder, "%d.so" % i)) for i in range(60)]
                self.assertTrue(all(is_elf(path) for path in paths))
                resource.setrlimit(resource.RLIMIT_NOFILE, (40, before[1]))
                with self.assertRaises(OSError):
                    few = [Elf(path) for path in paths]
                    self.fail("%d are open" % len(few))
                with more_files():
                    loader = Loader(Elf(sys.executable).machine)
                    self.assertTrue(all(loader.open(path) for path in paths))
                self.assertEqual(resource.getrlimit(resource.RLIMIT_NOFILE), (40, before[1]))
                del loader
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, before)


@unittest.skipUnless(shutil.which("readelf"), "readelf is not installed")
class AgainstReadelf(unittest.TestCase):
    def test_dynamic_section(self):
        for path in libraries(60):
            text = output("readelf", "-dW", path)
            elf = Elf(path)
            self.assertEqual(elf.needed, re.findall(r"\(NEEDED\).*\[(.*)\]", text), path)
            self.assertEqual(elf.soname, (re.findall(r"\(SONAME\).*\[(.*)\]", text) or [""])[0], path)
            elf.close()

    def test_symbols(self):
        for path in libraries(25):
            elf, defined, undefined = Elf(path), set(), set()
            for line in output("readelf", "--dyn-syms", "-W", path).splitlines():
                fields = line.split()
                if len(fields) < 8 or not fields[0].rstrip(":").isdigit() or fields[4] == "LOCAL":
                    continue
                name = fields[7].split("@")[0]
                if fields[6] != "UND":
                    defined.add(name)
                elif fields[4] == "GLOBAL":
                    undefined.add(name)
            self.assertEqual(set(elf.undefined()), undefined, path)
            for name in sorted(defined)[:200]:
                self.assertTrue(elf.defines(name), (path, name))
            for name in sorted(undefined - defined)[:50] + ["no_such_symbol"]:
                self.assertFalse(elf.defines(name), (path, name))
            elf.close()

    def test_section(self):
        path = libraries(1)[0]
        match = re.search(r"\] \.text\s+PROGBITS\s+\S+ (\S+) (\S+)", output("readelf", "-SW", path))
        self.assertEqual(Elf(path).section(".text"), (int(match.group(1), 16), int(match.group(2), 16)))
        self.assertIsNone(Elf(path).section(".nv_fatbin"))


class Damaged(unittest.TestCase):
    def test_only_elf_errors(self):
        """Whatever is in a file, reading it ends, with an ElfError at most."""
        whole = min((pathlib.Path(p).read_bytes() for p in libraries(20)), key=len)
        rng = random.Random(20261120)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "lib.so")
            for _ in range(1500):
                data = bytearray(whole[:rng.choice([len(whole), rng.randrange(1, len(whole))])])
                for _ in range(rng.randrange(1, 12)):
                    data[rng.randrange(min(len(data), rng.choice([64, 1024, len(data)])))] = rng.randrange(256)
                with open(path, "wb") as file:
                    file.write(data)
                self.read(path)

    @staticmethod
    def read(path):
        try:
            elf = Elf(path)
        except ElfError:
            return
        for call in (elf.undefined, lambda: elf.defines("malloc"), lambda: elf.section(".text")):
            try:
                call()
            except ElfError:
                pass
        elf.close()

    def test_says_what_is_wrong(self):
        with tempfile.NamedTemporaryFile() as file:
            for content, text in ((b"", "empty"), (b"MZ" + bytes(80), "not an ELF file"),
                                  (b"\x7fELF\x01\x01" + bytes(80), "not 64-bit")):
                file.seek(0)
                file.truncate()
                file.write(content)
                file.flush()
                with self.assertRaisesRegex(ElfError, text):
                    Elf(file.name)
        with self.assertRaisesRegex(ElfError, "/nowhere"):
            Elf("/nowhere")


class Small(unittest.TestCase):
    def test_gnu_hash(self):
        self.assertEqual(gnu_hash(b""), 0x1505)
        self.assertEqual(gnu_hash(b"printf"), 0x156B2BB8)

    def test_origin(self):
        self.assertEqual(expand_origin("$ORIGIN/../x/lib", "/a/b"), "/a/x/lib")
        self.assertEqual(expand_origin("${ORIGIN}", "/a/b"), "/a/b")


@unittest.skipUnless(shutil.which("ldd"), "ldd is not installed")
class AgainstTheLoader(unittest.TestCase):
    def test_closure(self):
        loader = Loader(os.uname().machine)
        self.assertTrue(read_cache("/etc/ld.so.cache"))
        for path in libraries(30):
            text = output("ldd", path)
            want = {s: os.path.realpath(p) for s, p in re.findall(r"(\S+) => (/\S+)", text)}
            if not want or "not found" in text:
                continue
            got = loader.closure(path)
            self.assertEqual(got.missing, [], path)
            for soname, where in want.items():
                self.assertEqual(os.path.realpath(got.loaded[soname]), where, (path, soname))


if __name__ == "__main__":
    unittest.main()
