"""Trains a small convolutional network to tell filled circles from filled squares."""

import argparse

import torch
from torch import nn


def shapes(count, generator):
    """Images of 1 x 32 x 32 and their classes: 0 for a circle, 1 for a square."""
    axis = torch.arange(32.0)
    y, x = torch.meshgrid(axis, axis, indexing="ij")
    centre = torch.randint(10, 22, (count, 2, 1, 1), generator=generator)
    radius = torch.randint(4, 9, (count, 1, 1), generator=generator)
    dy, dx = (y - centre[:, 0]).abs(), (x - centre[:, 1]).abs()
    classes = torch.randint(0, 2, (count,), generator=generator)
    circle, square = (dy ** 2 + dx ** 2).sqrt() <= radius, torch.maximum(dy, dx) <= radius
    images = torch.where(classes.view(-1, 1, 1) == 1, square, circle).float().unsqueeze(1)
    return images + 0.1 * torch.randn(images.shape, generator=generator), classes


def network():
    """Two convolutions and a linear layer."""
    return nn.Sequential(
        nn.Conv2d(1, 16, 3, padding=1), nn.BatchNorm2d(16), nn.ReLU(), nn.MaxPool2d(2),
        nn.Conv2d(16, 32, 3, padding=1), nn.BatchNorm2d(32), nn.ReLU(), nn.AdaptiveMaxPool2d(4),
        nn.Flatten(), nn.Linear(32 * 16, 2))


def train(device, steps, seed=0):
    """Returns the network, the first and last loss, and the share of unseen images told right."""
    torch.manual_seed(seed)
    generator = torch.Generator().manual_seed(seed)
    model = network().to(device)
    optimiser = torch.optim.Adam(model.parameters(), lr=3e-3)
    losses = []
    for _ in range(steps):
        images, classes = (t.to(device) for t in shapes(64, generator))
        optimiser.zero_grad()
        loss = nn.functional.cross_entropy(model(images), classes)
        loss.backward()
        optimiser.step()
        losses.append(loss.item())
    model.eval()
    images, classes = (t.to(device) for t in shapes(256, generator))
    with torch.no_grad():
        right = (model(images).argmax(1) == classes).float().mean().item()
    return model, losses[0], losses[-1], right


def main():
    """Trains on the GPU where there is one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=300)
    steps = parser.parse_args().steps
    device = "cuda" if torch.cuda.is_available() else "cpu"
    _, first, last, right = train(device, steps)
    print("on %s: loss %.3f to %.3f, %.0f %% of unseen images right" % (device, first, last, 100 * right))


if __name__ == "__main__":
    main()
