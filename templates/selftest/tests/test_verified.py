"""Files that were compared before."""

import base64
import hashlib
import json
import os
import tempfile
import unittest

from envsolve_selftest import wheels
from envsolve_selftest.verified import VARIABLE, Verified, read_verified


class Installation:
    """Distributions in a folder, each with its files and a RECORD of them."""

    def __init__(self, folder):
        self.folder = folder

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        os.makedirs(os.path.dirname(self.path(name)), exist_ok=True)
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)

    def install(self, dist, files):
        rows = []
        for name, text in files.items():
            self.write(name, text)
            digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
            rows.append("%s,sha256=%s,%d\n" % (name, digest, len(text)))
        self.write(dist + "-1.dist-info/METADATA", "Name: %s\nVersion: 1\n" % dist)
        self.write(dist + "-1.dist-info/RECORD", "".join(rows))

    def known(self, *names):
        """The files as a layer that was verified."""
        stats = [os.stat(self.path(name)) for name in names]
        return {str(stat.st_ino): stat.st_ctime_ns for stat in stats}

    def altered(self, *layers):
        """The names of altered files."""
        verified = Verified(list(layers))
        entries = []
        for dist in wheels.installed([self.folder]):
            listed = wheels.record(dist)
            wheels.mark_verified(dist, listed, verified)
            entries += listed
        return [os.path.relpath(entries[i].path, self.folder) for i, _ in wheels.altered(entries, verified)]


class Altered(unittest.TestCase):
    def test_each_of_many_files(self):
        """Short ones, an empty one, and some that do not fit into one buffer."""
        with tempfile.TemporaryDirectory() as folder:
            here = Installation(folder)
            here.install("one", {"one/%03d" % n: "x" * (n * 9000) for n in range(100)})
            self.assertEqual(here.altered(), [])
            for n in (1, 31, 32, 99):
                here.write("one/%03d" % n, "x" * (n * 9000 - 1) + "y")
            here.write("one/050", "")
            os.remove(here.path("one/060"))
            os.mkdir(here.path("one/060"))
            os.remove(here.path("one/000"))
            self.assertEqual(here.altered(), ["one/%03d" % n for n in (0, 1, 31, 32, 50, 60, 99)])


class Records(unittest.TestCase):
    def test_one_that_is_damaged_is_an_altered_file(self):
        for text in ("x" * 200000, '"one/a\0",sha256=x,1\n"' + "y" * 200000):
            with tempfile.TemporaryDirectory() as folder:
                here = Installation(folder)
                here.install("one", {"one/a": "aaa"})
                here.write("one-1.dist-info/RECORD", text)
                self.assertEqual(here.altered(), ["one-1.dist-info/RECORD"])

    def test_names_and_sizes_of_any_kind(self):
        with tempfile.TemporaryDirectory() as folder:
            here = Installation(folder)
            here.install("one", {"one/a": "aaa"})
            for size in ("\u00b2", "9" * 5000, "-1", "", "3"):
                here.write("one-1.dist-info/RECORD", "one/a,sha256=x,%s\n" % size)
                self.assertEqual(here.altered(), ["one/a"], size)
            with open(here.path("one-1.dist-info/RECORD"), "wb") as file:
                file.write(b"one/\xff,sha256=x,3\n")
            self.assertEqual(here.altered(), ["one/\udcff"])


class VerifiedFiles(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.here = Installation(folder.name)
        self.here.install("one", {"one/a": "aaa", "one/b": "bbb"})
        self.record = "one-1.dist-info/RECORD"

    def test_what_is_known_is_not_read(self):
        self.here.write("one/a", "xxx")  # not as in RECORD, but known: it shows what is read
        self.assertEqual(self.here.altered(), ["one/a"])
        self.assertEqual(self.here.altered(self.here.known(self.record, "one/a")), [])

    def test_what_was_changed_since_is_read(self):
        known = self.here.known(self.record, "one/a", "one/b")
        changed = dict(known)
        while changed == known:  # a file system's clock may be coarse
            self.here.write("one/a", "xxx")
            changed = self.here.known(self.record, "one/a", "one/b")
        self.assertEqual(self.here.altered(known), ["one/a"])

    def test_the_size_is_compared_always(self):
        self.here.write("one/a", "xxxx")
        self.assertEqual(self.here.altered(self.here.known(self.record, "one/a")), ["one/a"])

    def test_a_file_of_another_layer_than_its_record_is_read(self):
        self.here.write("one/a", "xxx")
        record, file = self.here.known(self.record), self.here.known("one/a")
        self.assertEqual(self.here.altered(record, file), ["one/a"])
        self.assertEqual(self.here.altered(file), ["one/a"])

    def test_a_file_of_two_distributions_is_read(self):
        self.here.install("two", {"one/a": "xxx"})
        everything = self.here.known(self.record, "two-1.dist-info/RECORD", "one/a", "one/b")
        self.assertEqual(self.here.altered(everything), ["one/a"])

    def test_a_file_that_is_gone_is_missing(self):
        known = self.here.known(self.record, "one/a", "one/b")
        os.remove(self.here.path("one/a"))
        self.assertEqual(self.here.altered(known), ["one/a"])

    def test_reading(self):
        path = self.here.path("verified.json")
        for text in ("", "[", "{}", "[1]", "null", '[{"a": 1}]', '[{"1": null}]', '[{"1": "a"}]'):
            self.here.write("verified.json", text)
            self.assertEqual(read_verified({VARIABLE: path}).layer(path), -1, text)
        record = self.here.path(self.record)
        self.here.write("verified.json", json.dumps([{}, self.here.known(self.record)]))
        self.assertEqual(read_verified({VARIABLE: path}).layer(record), 1)
        self.assertEqual(read_verified({}).layer(record), -1)
        self.assertEqual(read_verified({VARIABLE: self.here.path("none")}).layer(record), -1)


if __name__ == "__main__":
    unittest.main()
