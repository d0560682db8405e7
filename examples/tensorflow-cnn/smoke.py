"""The program itself, for a moment: it must learn, and list every GPU that the driver shows."""

import os
import sys

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "1")
sys.path.insert(0, os.getcwd())  # the image's workdir, where train.py is

import tensorflow as tf  # noqa: E402
import train  # noqa: E402

wanted, listed = int(os.environ.get("ENVSOLVE_GPUS", "0")), len(tf.config.list_physical_devices("GPU"))
assert listed == wanted, "TensorFlow lists %d GPUs, the driver shows %d" % (listed, wanted)
_, losses, right = train.train(1024, epochs=6)
assert losses[-1] < losses[0] and right > 0.7, "loss %.3f to %.3f, %.0f %% right" % (losses[0], losses[-1], 100 * right)
print("tensorflow %s on %d GPUs: loss %.3f to %.3f, %.0f %% right" % (
    tf.__version__, listed, losses[0], losses[-1], 100 * right))
