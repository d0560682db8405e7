"""Runs pip's resolver inside a base image and says what it picked.

Reads requirements.txt and constraints.txt beside this file and the options for
indexes from the secret arguments.json; writes report.json (pip's installation report) and python.json.
"""

import json
import os
import platform
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(os.path.dirname(HERE), "out")
SECRET = os.path.join(os.path.dirname(HERE), "secret")


def main():
    libc, version = platform.libc_ver()
    about = {
        "executable": os.path.realpath(sys.executable),
        "version": platform.python_version(),
        "libc": version if libc == "glibc" else "",
        "error": "",
    }
    with open(os.path.join(SECRET, "arguments.json")) as f:
        indexes = json.load(f)
    command = [
        sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed",
        "--no-input", "--disable-pip-version-check", "--no-cache-dir", "--quiet",
        "--timeout", "20", "--retries", "3",
        "--only-binary", ":all:",
        "--report", os.path.join(OUT, "report.json"),
        "--requirement", os.path.join(HERE, "requirements.txt"),
        "--constraint", os.path.join(HERE, "constraints.txt"),
    ]
    done = subprocess.run(command + indexes, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        about["error"] = done.stdout.decode("utf-8", "replace") or "pip ended with code %d" % done.returncode
        with open(os.path.join(OUT, "report.json"), "w") as f:
            f.write("{}")
    with open(os.path.join(OUT, "python.json"), "w") as f:
        json.dump(about, f)


main()
