"""import: the framework imports, from the environment and from nowhere else."""

from __future__ import annotations

import os
import sys

from envsolve_selftest import frameworks, stack
from envsolve_selftest.checks.build_info import same
from envsolve_selftest.context import Context
from envsolve_selftest.lock import Framework
from envsolve_selftest.model import Problem, Result


def run(context: Context) -> Result:
    """Import every locked framework."""
    result = Result("import")
    seen = []
    for framework, module in frameworks.adapters(context):
        version = module.import_framework()
        seen.append("%s %s" % (framework.name, version))
        _version(framework, version, result)
        _origin(context, framework, result)
    result.seen = ", ".join(seen)
    result.expected = ", ".join("%s %s" % (f.name, f.version) for f in context.lock.frameworks)
    return result


def _version(framework: Framework, version: str, result: Result) -> None:
    if not same(version, framework.version, 3):  # 2.15.0.post1 calls itself 2.15.0
        result.fail(Problem(
            "wheel-version-differs", part=framework.name, seen=version, expected=framework.version,
            cause="%s says it is version %s, the lock has %s" % (framework.name, version, framework.version),
            fix="envsolve build --locked"))


def _origin(context: Context, framework: Framework, result: Result) -> None:
    package = stack.FRAMEWORKS[framework.name].package
    origin = os.path.realpath(getattr(sys.modules.get(package), "__file__", None) or "")
    if any(origin.startswith(os.path.realpath(d) + os.sep) for d in context.site_dirs):
        return
    fix = "export PYTHONNOUSERSITE=1" if context.is_of_user_site(origin) else "unset PYTHONPATH"
    result.fail(Problem(
        "framework-installed-twice", part=package, seen=origin, expected="below " + context.prefix,
        cause="%s is imported from %s, outside the environment" % (package, origin),
        confirm="python -c 'import %s; print(%s.__file__)'" % (package, package), fix=fix))
