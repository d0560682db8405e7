"""The program itself, for a few steps: it must learn, and on the GPU where the driver shows one."""

import os
import sys

sys.path.insert(0, os.getcwd())  # the image's workdir, where train.py is
wanted = "gpu" if int(os.environ.get("ENVSOLVE_GPUS", "0")) else "cpu"
if wanted == "cpu":
    os.environ["JAX_PLATFORMS"] = "cpu"  # or the plugin complains of the driver that is not there

import jax  # noqa: E402
import train  # noqa: E402

computes = jax.devices()[0].platform.replace("cuda", "gpu")
assert computes == wanted, "JAX computes on the %s, not the %s" % (computes, wanted)
_, first, last, right = train.train(60)
assert last < first and right > 0.7, "loss %.3f to %.3f, %.0f %% right" % (first, last, 100 * right)
print("jax %s on %s: loss %.3f to %.3f, %.0f %% right" % (jax.__version__, jax.devices()[0], first, last, 100 * right))
