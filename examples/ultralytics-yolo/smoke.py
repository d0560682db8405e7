"""A YOLO of random weights looks at an empty picture: no download, the whole path."""

import os

os.environ.setdefault("YOLO_CONFIG_DIR", "/tmp")
os.environ.setdefault("YOLO_OFFLINE", "true")

import numpy  # noqa: E402
import ultralytics  # noqa: E402

device = 0 if int(os.environ.get("ENVSOLVE_GPUS", "0")) else "cpu"
model = ultralytics.YOLO("yolov8n.yaml")  # comes with the package
found = model.predict(numpy.zeros((320, 320, 3), dtype=numpy.uint8), imgsz=320, device=device, verbose=False)
placed = model.predictor.device
assert (placed.type == "cuda") == (device == 0), "the network is on %s" % placed
assert len(found) == 1, "one picture went in, %d results came out" % len(found)
print("ultralytics %s on %s: %d boxes in an empty picture" % (ultralytics.__version__, placed, len(found[0].boxes)))
