"""The variables that checks start with."""

from __future__ import annotations

from typing import Dict, Mapping

# Checks compare results with known ones, try compilers, and have no more than this machine.
# These are right for a user's program, and would make a check fail on a stack that works, or
# prove nothing.
SET_ASIDE = frozenset((
    # less precision than is asked for
    "CUPY_TF32", "NVIDIA_TF32_OVERRIDE", "ONEDNN_DEFAULT_FPMATH_MODE", "DNNL_DEFAULT_FPMATH_MODE",
    "JAX_DEFAULT_MATMUL_PRECISION",
    # no compiler; where torch.compile is turned off, its check is skipped
    "TRITON_INTERPRET", "NUMBA_DISABLE_JIT",
    # the network between machines
    "NCCL_SOCKET_IFNAME", "NCCL_SOCKET_FAMILY", "NCCL_COMM_ID", "NCCL_NET", "GLOO_SOCKET_IFNAME", "TF_CONFIG",
))


def for_checks(environ: Mapping[str, str]) -> Dict[str, str]:
    """The variables of a user's programs but those that are set aside."""
    return {name: value for name, value in environ.items() if name not in SET_ASIDE}
