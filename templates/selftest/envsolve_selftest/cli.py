"""The command ``envsolve-selftest``."""

from __future__ import annotations

import argparse
import os
import sys
from typing import List, Optional, Sequence

from envsolve_selftest import bytecode, registry, report, rootcause, runner, temporary
from envsolve_selftest.catalogue import Catalogue
from envsolve_selftest.context import Context
from envsolve_selftest.lock import LockError, read_lock

EXIT_OK, EXIT_USAGE, EXIT_FAILED = 0, 2, 5
_DEFAULT_LOCK = "/opt/envsolve/lock.json"
_EPILOG = "exit status: 0 every check passed or was skipped, 5 a check failed, 2 wrong usage"
_TIMEOUT = 300.0  # seconds, on a machine with a processor to spare
_LONGEST = 4.0    # times that on a busy one


def main(argv: Optional[Sequence[str]] = None, default_lock: str = _DEFAULT_LOCK) -> int:
    """Run the command; returns its exit status."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="backslashreplace")  # an ASCII terminal gets escapes, no traceback
    options = _parser(default_lock).parse_args(argv)
    if options.list:
        return _list()
    try:
        chosen = choose(options.only)
        lock = read_lock(options.lock)
    except (KeyError, LockError) as err:
        sys.stderr.write("envsolve-selftest: %s\n" % (err.args[0] if err.args else err))
        return EXIT_USAGE
    try:
        temporary.provide()
    except OSError:
        sys.stderr.write("envsolve-selftest: no folder that can be written to; run with %s\n" % temporary.OPTION)
        return EXIT_USAGE
    context = Context(lock, timeout=options.timeout or usual_timeout(), lock_path=os.path.abspath(options.lock),
                      require_gpu=options.require_gpu or lock.gpu_mode == "required")
    results = runner.run_checks(context, chosen, Catalogue())
    rootcause.mark_consequences(results)
    _show(context, results, options.json)
    bytecode.make_rest(context.bytecode)
    return EXIT_FAILED if report.failed(results) else EXIT_OK


def _show(context: Context, results: List, as_json: bool) -> None:
    if as_json:
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")  # JSON, whatever the terminal takes
        sys.stdout.write(report.to_json(context, results))
    else:
        report.Table(sys.stdout).write(context, results)
    sys.stdout.flush()


def _parser(default_lock: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="envsolve-selftest", epilog=_EPILOG,
        description="Proves that this image's GPU stack belongs together, or names the cause.")
    parser.add_argument("--json", action="store_true", help="print a report of schema %s" % report.SCHEMA)
    parser.add_argument("--require-gpu", action="store_true", help="fail when there is no GPU to test on")
    parser.add_argument("--only", metavar="CHECK[,CHECK]", action="append", default=[],
                        help="run these checks alone, with driver before any GPU check; repeats")
    parser.add_argument("--timeout", metavar="S", type=_seconds, default=0.0,
                        help="seconds that one check may take (default 300, and more on a busy machine)")
    parser.add_argument("--list", action="store_true", help="list the checks and what each proves")
    parser.add_argument("--lock", metavar="FILE", default=default_lock, help=argparse.SUPPRESS)
    return parser


def _seconds(text: str) -> float:
    value = float(text)
    if not 0 < value < 1e6:
        raise argparse.ArgumentTypeError("must be above 0, not %s" % text)
    return value


def usual_timeout() -> float:
    """How long a check may take that nobody said more of.

    Where there is more to run than there are processors, a check waits for one in
    turn, and is no check that hangs: it gets as much longer, four times at most.
    """
    try:
        waiting = os.getloadavg()[0] / (os.cpu_count() or 1)
    except OSError:
        waiting = 1.0
    return _TIMEOUT * min(max(waiting, 1.0), _LONGEST)


def choose(only: List[str]) -> List[registry.Check]:
    """The checks named, in the order of the layers; KeyError names an unknown one.

    A GPU check brings the driver check along, which tells whether there is a GPU.
    """
    wanted = [name.strip() for text in only for name in text.split(",") if name.strip()]
    for name in wanted:
        if name not in registry.names():
            raise KeyError("unknown check %r; there are: %s" % (name, ", ".join(registry.names())))
    if only and not wanted:
        raise KeyError("--only names no check; there are: %s" % ", ".join(registry.names()))
    if any(registry.find(name).group == registry.GPU for name in wanted):
        wanted.append("driver")
    return [c for c in registry.CHECKS if not wanted or c.name in wanted]


def _list() -> int:
    for check in registry.CHECKS:
        sys.stdout.write("%-12s %-7s %s\n" % (check.name, check.group, check.proves))
    return EXIT_OK
