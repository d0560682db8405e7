"""Holds the self-test's sources to the standard library of the oldest Python that images may carry.

``oldest.py record`` prints what the Python that runs it offers, of the modules
below; run by Python 3.8 that is python38.json.  ``oldest.py check RECORD FILE…``
prints every use of a module's name, of a keyword or of a built-in type's method
that the record does not have.  Any Python can check, so that a machine without
the oldest one need not leave this out.
"""

import ast
import importlib
import inspect
import json
import sys

MODULES = (
    "argparse ast base64 builtins csv ctypes dataclasses email.message email.parser glob hashlib importlib "
    "importlib.machinery importlib.util json marshal mmap os os.path re shutil signal site stat struct "
    "subprocess sys sysconfig tempfile textwrap time traceback types typing warnings concurrent.futures random "
    "collections itertools functools gc contextlib pathlib socket threading math fnmatch io errno platform "
    "string operator unittest unittest.mock fcntl resource").split()
TYPES = (str, bytes, bytearray, int, float, dict, list, tuple, set, frozenset, type(open))


def keywords(thing):
    """The names of a callable's parameters; None when it does not tell or takes any."""
    try:
        found = inspect.signature(thing).parameters
    except (TypeError, ValueError):
        return [] if thing is zip else None  # zip, which got one in 3.10, does not tell
    if any(p.kind == p.VAR_KEYWORD for p in found.values()):
        return None
    return sorted(found)


def record():
    """Everything public, by module, and the methods of the built-in types."""
    modules = {}
    for name in MODULES:
        module = importlib.import_module(name)
        modules[name] = {n: keywords(getattr(module, n)) for n in dir(module) if not n.startswith("__")}
    return {"python": "%d.%d" % sys.version_info[:2], "modules": modules,
            "methods": {t.__name__: [n for n in dir(t) if not n.startswith("__")] for t in TYPES}}


class Uses(ast.NodeVisitor):
    """What one file uses that the record lacks."""

    def __init__(self, path, known):
        self.path, self.known, self.wrong = path, known["modules"], []
        self.names = {}  # of modules, as this file calls them
        self.callables = dict(self.known["builtins"])  # name to keywords
        old = {n for names in known["methods"].values() for n in names}
        self.new_methods = {n for t in TYPES for n in dir(t) if not n.startswith("__")} - old

    def say(self, node, text):
        """Note one use, with its place."""
        self.wrong.append("%s:%d: %s" % (self.path, node.lineno, text))

    def visit_Import(self, node):
        """Remember which local name is which module."""
        for alias in node.names:
            if alias.name in self.known:
                self.names[alias.asname or alias.name.split(".")[0]] = alias.name if alias.asname else alias.name.split(".")[0]
            elif alias.name.split(".")[0] in sys.stdlib_module_names:
                self.say(node, "%s is no module of the record" % alias.name)

    def visit_ImportFrom(self, node):
        """Look up what is taken out of a module."""
        module = node.module or ""
        if module == "__future__" or module.split(".")[0] not in sys.stdlib_module_names:
            return
        for alias in node.names:
            whole = module + "." + alias.name
            if whole in self.known:
                self.names[alias.asname or alias.name] = whole
            elif alias.name not in self.known.get(module, {}):
                self.say(node, "%s has no %s" % (module, alias.name))
            else:
                self.callables[alias.asname or alias.name] = self.known[module][alias.name]

    def visit_Attribute(self, node):
        """Look up a module's name, or a method that only newer built-in types have."""
        self.generic_visit(node)
        module = self.module(node.value)
        if module is None:
            if node.attr in self.new_methods and not isinstance(node.value, ast.Attribute):
                self.say(node, "a method %s is newer" % node.attr)
        elif module + "." + node.attr not in self.known and node.attr not in self.known[module]:
            self.say(node, "%s has no %s" % (module, node.attr))

    def visit_Call(self, node):
        """Look up the keywords of a call."""
        self.generic_visit(node)
        taken = None
        if isinstance(node.func, ast.Attribute):
            taken = self.known.get(self.module(node.func.value) or "", {}).get(node.func.attr)
        elif isinstance(node.func, ast.Name):
            taken = self.callables.get(node.func.id)
        for word in node.keywords if taken is not None else ():
            if word.arg and word.arg not in taken:
                self.say(node, "%s takes no %s" % (ast.unparse(node.func), word.arg))

    def module(self, node):
        """The module that an expression names, or None."""
        if isinstance(node, ast.Name):
            return self.names.get(node.id)
        if isinstance(node, ast.Attribute):
            whole = "%s.%s" % (self.module(node.value), node.attr)
            return whole if whole in self.known else None
        return None


def main():
    """Record or check."""
    if sys.argv[1] == "record":
        json.dump(record(), sys.stdout, sort_keys=True, separators=(",", ":"))
        return
    with open(sys.argv[2], encoding="utf-8") as file:
        known = json.load(file)
    for path in sys.argv[3:]:
        with open(path, encoding="utf-8") as file:
            uses = Uses(path, known)
            uses.visit(ast.parse(file.read(), path, feature_version=(3, 8)))
        print("\n".join(uses.wrong), end="\n" if uses.wrong else "")


main()
