"""Runs one check in this process: ``run_check.py CHECK LOCK ANSWER TIMEOUT GPU``.

It starts as a user's program starts, in the same environment and with the same
search path, so that what breaks a user's program breaks here.
"""

import sys


def main():
    """Run the check and leave its result in the file ANSWER."""
    from envsolve_selftest import lock, runner
    from envsolve_selftest.context import Context

    name, lock_path, answer, timeout, gpu = sys.argv[1:6]
    context = Context(lock.read_lock(lock_path), timeout=float(timeout), lock_path=lock_path,
                      require_gpu=gpu == "required")
    runner.write_answer(runner.run_here(context, name), answer)


if __name__ == "__main__":
    main()
