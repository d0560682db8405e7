"""Compiles Python sources with the interpreter of a base image.

Reads the blob sources.tar, whose members lie at their places in the image, and
writes compiled.tar with the byte code of each that compiles, at the place where
Python looks for it. The bytes depend on the interpreter and the source alone:

- PEP 552, "unchecked hash": a hash of the source instead of its time;
- marshal's version 2, which has no back references: those depend on what else
  the process holds (bpo-34093). It is loaded by every Python 3. Only 3.14 has
  constants that need a later version.
"""

import importlib.util
import io
import marshal
import os
import sys
import tarfile
import warnings

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
UNCHECKED_HASH = (1).to_bytes(4, "little")


def compiled(source, path):
    code = compile(source, path, "exec", dont_inherit=True)
    try:
        body = marshal.dumps(code, 2)
    except ValueError:
        body = marshal.dumps(code)
    return importlib.util.MAGIC_NUMBER + UNCHECKED_HASH + importlib.util.source_hash(source) + body


def main():
    if sys.version_info < (3, 7):
        sys.exit("byte code that holds no time needs Python 3.7 or later (PEP 552)")
    warnings.simplefilter("ignore")
    sources = tarfile.open(os.path.join(ROOT, "blobs", "sources.tar"))
    out = tarfile.open(os.path.join(ROOT, "out", "compiled.tar"), "w", format=tarfile.PAX_FORMAT)
    for member in sources:
        source = sources.extractfile(member).read()
        try:
            content = compiled(source, "/" + member.name)
        except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError):
            continue  # as with pip: what does not compile has no byte code
        info = tarfile.TarInfo(importlib.util.cache_from_source(member.name, optimization=""))
        info.size = len(content)
        out.addfile(info, io.BytesIO(content))
    out.close()


main()
