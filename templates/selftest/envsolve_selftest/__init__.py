"""The self-test that every envsolve image carries.

It proves that the parts of a GPU stack belong together and, when they do not,
names the one cause with the command that repairs it.  Only the standard
library is imported here; a framework is imported by a child process alone, so
that a crash of the framework is the failure of one check and not the end.

Modules, in the order in which a run passes through them:

``cli``       the command line, exit codes
``lock``      lock.json, what the image is meant to hold
``context``   what every check may look at
``registry``  the checks, their order and what each rests on
``runner``    runs checks, heavy ones in a process of their own
``rootcause`` tells causes from their consequences
``report``    the table for people and the JSON for programs

``guard`` is a command of its own, for a container's start.
"""

__version__ = "1"
