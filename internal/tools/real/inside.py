"""Looks at an environment from inside its image, as its users do: pip check, the
same packages by pip list and importlib.metadata, console scripts that start, and
PyTorch's own report of what is installed. What is wrong with the image fails; a
script that its own package has broken is named."""

import importlib.metadata
import json
import os
import re
import runpy
import signal
import subprocess
import sys
import tempfile
import traceback


def run(*command):
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          timeout=300)
    return done.returncode, done.stdout.decode("utf-8", "replace").strip()


def normalise(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def installed():
    return {normalise(d.metadata["Name"]): d.version for d in importlib.metadata.distributions()}


def check_pip():
    code, said = run(sys.executable, "-m", "pip", "check")
    if code:
        sys.exit("pip check: " + said)
    code, said = run(sys.executable, "-m", "pip", "list", "--format=json", "--disable-pip-version-check")
    if code:
        sys.exit("pip list: " + said)
    listed = {normalise(p["name"]): p["version"] for p in json.loads(said)}
    if listed != installed():
        sys.exit("pip list and importlib.metadata differ: %s" % sorted(set(listed.items()) ^ set(installed().items())))
    return len(listed)


def start(path):
    """Runs a script with --help in a process of its own, which has what this one has imported."""
    with tempfile.TemporaryFile() as said:
        pid = os.fork()
        if pid == 0:
            signal.alarm(60)
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            os.dup2(said.fileno(), 1)
            os.dup2(said.fileno(), 2)
            sys.argv = [path, "--help"]
            code = 1
            try:
                runpy.run_path(path, run_name="__main__")
                code = 0
            except SystemExit as end:
                code = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
            except BaseException:
                traceback.print_exc()
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code & 255)
        status = os.waitpid(pid, 0)[1]
        said.seek(0)
        return status, said.read().decode("utf-8", "replace")


def check_scripts():
    """Starts each console script; gives how many there are and those that break."""
    if "torch" in installed():
        import torch  # noqa: F401 - once for all scripts that do, too
    names = {p.name for d in importlib.metadata.distributions() for p in d.entry_points if p.group == "console_scripts"}
    broken = []
    for name in sorted(names):
        path = os.path.join(os.path.dirname(sys.executable), name)
        if not os.access(path, os.X_OK):
            sys.exit("console script %s is not in the image" % path)
        with open(path, "rb") as file:
            line = file.readline().decode("utf-8", "replace").strip()
        if line != "#!" + sys.executable:
            sys.exit("console script %s starts with %s" % (path, line))
        code, said = start(path)
        missing = re.search(r"No module named '?([\w.]+)", said)
        if os.WIFSIGNALED(code) and os.WTERMSIG(code) == signal.SIGALRM:
            broken.append("%s does not end" % name)
        elif code and missing:
            broken.append("%s lacks %s" % (name, missing.group(1)))
    code, said = run(os.path.join(os.path.dirname(sys.executable), "pip"), "--help")
    if code:
        sys.exit("console script pip does not start: " + said)
    return len(names), broken


def check_torch(versions):
    """Compares PyTorch's report of the environment with what is installed."""
    code, said = run(sys.executable, "-m", "torch.utils.collect_env")
    if code:
        sys.exit("torch.utils.collect_env: " + said)
    listed = re.findall(r"^\[pip3?\] (\S+)==(\S+)$", said, re.M)
    wrong = [p for p in listed if versions.get(normalise(p[0])) != p[1]]
    if wrong or not listed:
        sys.exit("torch.utils.collect_env lists %s" % (wrong or "no package"))
    built = re.search(r"^CUDA used to build PyTorch: (.*)$", said, re.M)
    return ", collect_env agrees on %d packages, built for CUDA %s" % (len(listed), built.group(1) if built else "unknown")


def main():
    count = check_pip()
    scripts, broken = check_scripts()
    # The report of a self-test shows the beginning.
    text = "pip check is clean, %d packages, %d scripts run" % (count, scripts - len(broken))
    if broken:
        text += " (not: %s)" % "; ".join(broken)
    if "torch" in installed():
        text += check_torch(installed())
    print(text)


main()
