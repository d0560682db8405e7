"""A stand-in for PyTorch {{.Version}}: its metadata and layout, nothing that computes.

It belongs to envsolve's test world, for builds that only PyTorch's own index has.
"""

from torch import backends, cuda, version
from torch.version import __version__


class _C:
    """The one thing that the compiled half of PyTorch tells without a GPU."""

    @staticmethod
    def _cuda_getArchFlags():
        return "{{range $i, $a := .Arches}}{{if $i}} {{end}}{{$a}}{{end}}"


def __getattr__(name):
    raise AttributeError(
        "module 'torch' is a stand-in for PyTorch {{.Version}} and has no " + repr(name)
    )
