"""``python -m envsolve_selftest`` is the command."""

import sys

from envsolve_selftest.cli import main

sys.exit(main())
