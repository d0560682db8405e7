"""Compiles modules for others, with the interpreter of an image and none of their code.

``serve.py CACHE ROOT``: the modules lie below the folder ROOT at their places in the image,
and the interpreter's own where they are. Whoever imports one and finds no byte code of it in
CACHE, its PYTHONPYCACHEPREFIX, connects to the socket CACHE/socket, writes its place and a
line feed, and reads a line feed when the byte code is there, or will not be. It is there
at once or not at all, and Python takes it for no other source than that which was compiled
(PEP 552, "checked hash").
"""

import fcntl
import importlib.util
import marshal
import os
import socket
import sys
import warnings

CHECKED_HASH = (3).to_bytes(4, "little")
LARGEST = 16 << 20  # bytes of a source
LONGEST = 4096  # bytes of a request
CLIENTS = 32


def source_of(place, root):
    """The source of a module; None where there is none that can be compiled."""
    if not place.startswith("/") or place.startswith("//") or not place.endswith(".py") or "\0" in place:
        return None
    if os.path.normpath(place) != place:
        return None
    for path in (root + place, place):
        try:
            if os.path.isfile(path) and os.path.getsize(path) <= LARGEST:
                with open(path, "rb") as file:
                    return file.read(LARGEST)
        except OSError:
            pass
    return None


def compile_to(cache, place, root, locks):
    """Leave the byte code of a module, if it can be compiled, where Python looks for it.

    Where several ask for one module at a time it is compiled once.
    """
    source = source_of(place, root)
    if source is None:
        return
    path = importlib.util.cache_from_source(place, optimization="")
    if os.path.commonpath([path, cache]) != cache:
        return
    byte = hash(place) & 0x7FFFFFFF  # is locked for the module: two that share it wait for each other
    try:
        fcntl.lockf(locks, fcntl.LOCK_EX, 1, byte)
        try:
            if not os.path.exists(path):
                write(path, place, source)
        finally:
            fcntl.lockf(locks, fcntl.LOCK_UN, 1, byte)
    except OSError:
        return  # the disk is full, or a name is too long


def write(path, place, source):
    """Write the byte code of a source to a file; nothing where it is none of Python."""
    try:
        body = marshal.dumps(compile(source, place, "exec", dont_inherit=True))
    except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError):
        return  # whoever imports it meets that
    part = "%s.%d" % (path, os.getpid())
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(part, "wb") as file:
        file.write(importlib.util.MAGIC_NUMBER + CHECKED_HASH + importlib.util.source_hash(source) + body)
    os.replace(part, path)


def serve(connection, cache, root, locks):
    """Answer one client until it goes."""
    requests = connection.makefile("rb")
    while True:
        line = requests.readline(LONGEST)
        if not line.endswith(b"\n"):
            return
        compile_to(cache, os.fsdecode(line[:-1]), root, locks)
        connection.sendall(b"\n")


def ended():
    """How many of this process's children have ended since it was last asked."""
    count = 0
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            count += 1
    except ChildProcessError:
        pass
    return count


def main():
    cache, root = sys.argv[1:3]
    if sys.version_info < (3, 8):
        sys.exit("byte code in a folder of its own needs Python 3.8 or later")
    warnings.simplefilter("ignore")
    os.umask(0o022)
    sys.pycache_prefix = cache
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(os.path.join(cache, "socket"))
    os.chmod(os.path.join(cache, "socket"), 0o666)  # clients run as the image's user
    listener.listen()
    locks = os.open(os.path.join(cache, "locks"), os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    os.unlink(os.path.join(cache, "locks"))  # for the children, and for nobody else
    clients = 0
    while True:
        connection = listener.accept()[0]
        clients -= ended()
        if clients < CLIENTS:
            clients += 1
            if os.fork() == 0:
                listener.close()
                try:
                    serve(connection, cache, root, locks)
                finally:
                    os._exit(0)
        connection.close()


main()
