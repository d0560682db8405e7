"""Runs pip's resolver inside a base image and says what it picked.

Reads requirements.txt, constraints.txt and keep.json beside this file and the
options and logins for indexes from the secret arguments.json; writes report.json
(pip's installation report) and python.json. A pip that is brought along is a
wheel among the blobs; it runs from there and is not installed. Either runs by
run_pip.py, which holds the logins.

Where uv is among the blobs it is asked first, and writes pylock.toml: it finds the
same in a tenth of the time, since it reads metadata side by side. What it has no
answer to, pip says in its own words.
"""

import glob
import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
OUT = os.path.join(ROOT, "out")
ARGUMENTS = os.path.join(ROOT, "secret", "arguments.json")
REPORT = os.path.join(OUT, "report.json")
PYLOCK = os.path.join(OUT, "pylock.toml")

# How long uv may take, in seconds: an index that stalls is pip's to complain of.
UV_LIMIT = 120

# After so many attempts to keep what can be kept, all is picked anew.
ATTEMPTS = 6

# How often pip is run where a download breaks off or stalls: unlike a request that
# gets no answer, it does not try that again itself. Before 25.1 it takes the part
# that came for another file.
TRIES = 3
BROKEN_OFF = ("incomplete-download", "IncompleteRead", "Read timed out", "Connection broken", "DO NOT MATCH THE HASHES")

# Has pip read the metadata of a wheel out of it by range requests, where an index does
# not offer it beside the wheel (PEP 658): else pip downloads the whole wheel, and we do
# once more. Before 25.3 it downloads all the same.
LAZY = ["--use-feature=fast-deps"]
LAZY_SINCE = [25, 3]

# What pip says where the packages are to blame, and not how their metadata was read.
NO_ANSWER = ("ResolutionImpossible", "No matching distribution found", "Cannot install ")


def read(*path):
    with open(os.path.join(*path)) as f:
        return json.load(f)


def find_pip():
    """How to run pip and its release, or None where there is none that writes reports."""
    run = [sys.executable, os.path.join(HERE, "run_pip.py"), ARGUMENTS]
    for wheel in glob.glob(os.path.join(ROOT, "blobs", "pip-*.whl")):
        return run + [wheel], release(os.path.basename(wheel).split("-")[1])
    if importlib.util.find_spec("pip") and own_release() >= [22, 2]:
        return run + [""], own_release()
    return None, []


def own_release():
    """The release of the base's own pip."""
    import pip
    return release(pip.__version__)


def release(version):
    return [int(n) for n in re.findall(r"\d+", version)[:2]]


def normalise(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def find_uv(folder):
    """The program among the blobs, which are no programs, or None where there is none."""
    blob, program = os.path.join(ROOT, "blobs", "uv"), os.path.join(folder, "uv")
    if not os.path.exists(blob):
        return None
    shutil.copyfile(blob, program)
    os.chmod(program, 0o755)
    return program


def resolved_by_uv(indexes, keep):
    """Whether uv has written what goes with the versions to keep, or with all but those that it blames."""
    with tempfile.TemporaryDirectory() as folder:
        program = find_uv(folder)
        for _ in range(ATTEMPTS if program else 0):
            complaint = attempt_by_uv(program, folder, indexes, keep)
            if not complaint:
                return True
            blamed = blamed_by_uv(keep, complaint)
            if not blamed:
                return False
            keep = {name: version for name, version in keep.items() if name not in blamed}
    return False


def blamed_by_uv(keep, complaint):
    """The packages whose versions to keep uv names where it has no answer."""
    named = re.findall(r"([A-Za-z0-9._-]+)==([^\s,;]+)", complaint)
    return {normalise(name) for name, version in named if keep.get(normalise(name)) == version.rstrip(".")}


def attempt_by_uv(program, folder, indexes, keep):
    """Lets uv resolve with the versions to keep; gives what it complained of."""
    kept = os.path.join(folder, "kept.txt")
    with open(kept, "w") as f:
        f.write("".join("%s==%s\n" % pin for pin in sorted(keep.items())))
    environ = {k: v for k, v in os.environ.items() if not k.startswith("UV_")}  # of the base image
    environ["UV_HTTP_TIMEOUT"] = "20"
    if authorities():
        environ["SSL_CERT_FILE"] = authorities()[1]
    found = os.path.join(folder, "pylock.toml")
    try:
        ended = subprocess.run([
            program, "pip", "compile", "--quiet", "--no-config", "--no-cache", "--no-python-downloads",
            "--python", sys.executable, "--only-binary", ":all:", "--format", "pylock.toml",
            "--output-file", found,
            "--constraint", os.path.join(HERE, "constraints.txt"), "--constraint", kept,
            os.path.join(HERE, "requirements.txt"),
        ] + indexes, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=UV_LIMIT)
    except (OSError, subprocess.SubprocessError) as err:
        return str(err)  # no program of this machine's, or too slow
    if ended.returncode == 0:
        shutil.copyfile(found, PYLOCK)
        return ""
    return ended.stderr.decode("utf-8", "replace") or "uv ended with code %d" % ended.returncode


def must_choose():
    """Whether uv lists more than one wheel of a package, of which it would choose by the tags."""
    with open(PYLOCK, encoding="utf-8") as f:
        found = f.read()
    return found.count(".whl\"") > found.count("[[packages]]")


def supported_tags():
    """The tags of the wheels that the interpreter takes, the best first, as pip has them."""
    sys.path[:0] = glob.glob(os.path.join(ROOT, "blobs", "pip-*.whl"))
    try:
        from pip._internal.utils.compatibility_tags import get_supported
        return [str(tag) for tag in get_supported()]
    except ImportError:
        return []  # there is no pip, or it is one of another time


# What pip says of a package of which it has refused eight releases (its
# resolution/resolvelib/reporter.py): from there on it may go on for many minutes.
SEARCHING = "pip is still looking at multiple versions of "


def run(command, patient):
    """Runs pip to its end, or until it is searching and nobody has patience."""
    said = []
    # What the base image sets for pip itself, such as PIP_CONSTRAINT, is none of the target's.
    ours = ("PIP_CONFIG_FILE", "PIP_ROOT_USER_ACTION", "PIP_CERT")
    environ = {k: v for k, v in os.environ.items() if not k.startswith("PIP_") or k in ours}
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as pip:
        for line in pip.stdout:
            said.append(line.decode("utf-8", "replace"))
            if SEARCHING in said[-1] and not patient:
                pip.terminate()
                break
    return pip.returncode, "".join(said)


def authorities():
    """The certificate authorities that the machine trusts, where it has any."""
    path = os.path.join(HERE, "authorities.pem")
    return ["--cert", path] if os.path.getsize(path) else []


def attempt(pip, indexes, keep, how):
    """Lets pip resolve with the versions to keep; gives what it complained of."""
    patient = read(HERE, "patience.json")
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as kept:
        kept.write("".join("%s==%s\n" % pin for pin in sorted(keep.items())))
        kept.flush()
        code, said = run(pip + [
            "install", "--dry-run", "--ignore-installed",
            "--no-input", "--disable-pip-version-check", "--no-cache-dir", "--progress-bar", "off",
            "--timeout", "20", "--retries", "3",
        ] + how + authorities() + [
            "--only-binary", ":all:",
            "--report", REPORT,
            "--requirement", os.path.join(HERE, "requirements.txt"),
            "--constraint", os.path.join(HERE, "constraints.txt"),
            "--constraint", kept.name,
        ] + indexes, patient)
    if code == 0:
        return ""
    return said or "pip ended with code %d" % code


def persistent(pip, indexes, keep, lazy):
    """Is attempt, more than once where a download breaks off.

    Some indexes promise ranges and send something else: what pip cannot read from them
    so is downloaded, at last.
    """
    how = LAZY if lazy else []
    for _ in range(TRIES):
        complaint = attempt(pip, indexes, keep, how)
        if says(complaint, BROKEN_OFF):
            continue
        if not how or not complaint or SEARCHING in complaint or says(complaint, NO_ANSWER):
            break
        how = []
    return complaint


def says(complaint, words):
    return any(w in complaint for w in words)


def in_the_way(keep, complaint):
    """The versions to keep that pip blames, or all where it names none."""
    blamed = re.findall(r"\(constraint\) ([A-Za-z0-9._-]+)==", complaint)
    blamed += re.findall(r"(?:satisfies the requirement|distribution found for) ([A-Za-z0-9._-]+)", complaint)
    return {normalise(name) for name in blamed}.intersection(keep) or set(keep)


def resolve(pip, indexes, keep, lazy):
    for left in reversed(range(ATTEMPTS)):
        complaint = persistent(pip, indexes, keep, lazy)
        if not complaint or not keep or SEARCHING in complaint:
            return complaint
        drop = in_the_way(keep, complaint)
        keep = {name: version for name, version in keep.items() if left > 1 and name not in drop}
    return complaint


def main():
    libc, version = platform.libc_ver()
    about = {
        "executable": os.path.realpath(sys.executable),
        "version": platform.python_version(),
        "libc": version if libc == "glibc" else "",
        "pip": False,
        "uv": False,
        "tags": [],
        "error": "",
    }
    about["uv"] = resolved_by_uv(read(ARGUMENTS)["options"], read(HERE, "keep.json"))
    if about["uv"] and must_choose():
        about["tags"] = supported_tags()
    pip, its_release = (None, []) if about["uv"] else find_pip()
    if pip:
        about["pip"] = True
        about["error"] = resolve(pip, read(ARGUMENTS)["options"], read(HERE, "keep.json"), its_release >= LAZY_SINCE)
    if not pip or about["error"]:
        with open(REPORT, "w") as f:
            f.write("{}")
    with open(os.path.join(OUT, "python.json"), "w") as f:
        json.dump(about, f)


main()
