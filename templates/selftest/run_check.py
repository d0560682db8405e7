"""Runs checks in this process: ``run_check.py CHECK[,CHECK] LOCK SCRATCH TIMEOUT GPU PARENT``.

It starts as a user's program starts, in the same environment and with the same
search path, so that what breaks a user's program breaks here.  Of several
checks the first runs here, the others in forks of this process.
"""

import gc
import importlib.machinery
import os
import sys

_HOME = os.path.dirname(os.path.abspath(__file__))


def _keep_assertions():
    """Compile the checks with their assertions, which PYTHONOPTIMIZE leaves out of all that it compiles."""
    class Loader(importlib.machinery.SourceFileLoader):
        """A loader of plain sources."""

        def get_code(self, fullname):
            """Compile a module, whatever the interpreter was told."""
            return compile(self.get_data(self.path), self.path, "exec", dont_inherit=True, optimize=0)

    def hook(folder):
        if folder != _HOME and not folder.startswith(_HOME + os.sep):
            raise ImportError(folder)
        return importlib.machinery.FileFinder(folder, (Loader, [".py"]))

    sys.path_hooks.insert(0, hook)
    sys.path_importer_cache.pop(_HOME, None)


# Processes that a check spawns come here, too.
if _HOME not in sys.path:  # PYTHONSAFEPATH
    sys.path.insert(0, _HOME)
if sys.flags.optimize:
    _keep_assertions()


def main():
    """Run the checks and leave their results in the folder SCRATCH."""
    from envsolve_selftest import bytecode, family, lock, parent, registry, runner
    from envsolve_selftest.context import Context

    names, lock_path, scratch, timeout, gpu, started_by = [sys.argv[1].split(",")] + sys.argv[2:7]
    parent.end_with(int(started_by))
    context = Context(lock.read_lock(lock_path), timeout=float(timeout), lock_path=lock_path,
                      require_gpu=gpu == "required", scratch=scratch)
    bytecode.use(context.bytecode)

    def check(name):
        result = runner.run_here(context, name)
        runner.write_answer(result, scratch)
        gc.freeze()  # looking through all that was imported once more, as the process ends, takes seconds
        return result

    family.run(context, names, check, [name for name in names if registry.find(name).teardown])


if __name__ == "__main__":
    main()
