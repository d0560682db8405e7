"""The program itself, for a few steps: it must learn, and where there is a GPU, there."""

import os
import sys

sys.path.insert(0, os.getcwd())  # the image's workdir, where train.py is

import torch  # noqa: E402
import train  # noqa: E402

device = "cuda" if int(os.environ.get("ENVSOLVE_GPUS", "0")) else "cpu"
model, first, last, right = train.train(device, steps=40)
placed = {parameter.device.type for parameter in model.parameters()}
assert placed == {device}, "the network is on %s" % placed
assert last < first and right > 0.7, "loss %.3f to %.3f, %.0f %% right" % (first, last, 100 * right)
print("torch %s on %s: loss %.3f to %.3f, %.0f %% right" % (torch.__version__, device, first, last, 100 * right))
