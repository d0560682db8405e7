"""What YOLOv5 does with a picture, without its weights: load, resize, convolve, suppress."""

import os

import cv2
import numpy
import pandas
import torch
from torchvision.ops import nms

device = "cuda" if int(os.environ.get("ENVSOLVE_GPUS", "0")) else "cpu"
assert int(numpy.__version__.split(".")[0]) < 2, "YOLOv5 needs NumPy 1, this is %s" % numpy.__version__
picture = cv2.resize(numpy.full((480, 640, 3), 114, dtype=numpy.uint8), (320, 320))
batch = torch.from_numpy(picture).permute(2, 0, 1).unsqueeze(0).float().div(255).to(device)
layer = torch.nn.Sequential(torch.nn.Conv2d(3, 16, 6, 2, 2), torch.nn.BatchNorm2d(16), torch.nn.SiLU()).to(device)
with torch.autocast(device, enabled=device == "cuda"):
    features = layer(batch)
assert features.shape == (1, 16, 160, 160) and features.device.type == device, features.shape
boxes = torch.tensor([[0.0, 0, 10, 10], [1, 1, 11, 11], [20, 20, 30, 30]], device=device)
kept = nms(boxes, torch.tensor([0.9, 0.8, 0.7], device=device), 0.5).tolist()
assert kept == [0, 2], "nms kept %s" % kept
table = pandas.DataFrame(boxes.cpu().numpy()[kept], columns=["x0", "y0", "x1", "y1"])
print("torch %s on %s: %d boxes kept" % (torch.__version__, device, len(table)))
