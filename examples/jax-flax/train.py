"""Trains a small Flax network to tell filled circles from filled squares."""

import argparse

import jax
import jax.numpy as jnp
import optax
from flax import linen as nn


class Network(nn.Module):
    """Two convolutions and a dense layer, for images of 32 x 32 x 1."""

    @nn.compact
    def __call__(self, x):
        x = nn.max_pool(nn.relu(nn.Conv(16, (3, 3))(x)), (4, 4), (4, 4))
        x = nn.max_pool(nn.relu(nn.Conv(32, (3, 3))(x)), (2, 2), (2, 2))
        return nn.Dense(2)(x.reshape((x.shape[0], -1)))


def shapes(key, count):
    """Images and their classes: 0 for a circle, 1 for a square."""
    keys = jax.random.split(key, 4)
    y, x = jnp.mgrid[0:32, 0:32]
    centre = jax.random.randint(keys[0], (count, 2, 1, 1), 10, 22)
    radius = jax.random.randint(keys[1], (count, 1, 1), 4, 9)
    dy, dx = abs(y - centre[:, 0]), abs(x - centre[:, 1])
    classes = jax.random.randint(keys[2], (count,), 0, 2)
    circle, square = dy ** 2 + dx ** 2 <= radius ** 2, jnp.maximum(dy, dx) <= radius
    images = jnp.where(classes[:, None, None] == 1, square, circle).astype(jnp.float32)
    return (images + 0.1 * jax.random.normal(keys[3], images.shape))[..., None], classes


def train(steps, seed=0):
    """Returns the weights, the first and last loss, and the share of unseen images told right."""
    model, key = Network(), jax.random.PRNGKey(seed)
    weights = model.init(key, jnp.zeros((1, 32, 32, 1)))
    optimiser = optax.adam(3e-3)
    state = optimiser.init(weights)

    def loss(weights, images, classes):
        logits = model.apply(weights, images)
        return optax.softmax_cross_entropy_with_integer_labels(logits, classes).mean()

    @jax.jit
    def step(weights, state, key):
        value, gradient = jax.value_and_grad(loss)(weights, *shapes(key, 64))
        updates, state = optimiser.update(gradient, state)
        return optax.apply_updates(weights, updates), state, value

    losses = []
    for i in range(steps):
        weights, state, value = step(weights, state, jax.random.fold_in(key, i))
        losses.append(float(value))
    images, classes = shapes(jax.random.fold_in(key, steps), 256)
    right = float((model.apply(weights, images).argmax(1) == classes).mean())
    return weights, losses[0], losses[-1], right


def main():
    """Trains on JAX's default device, which is a GPU where there is one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=300)
    _, first, last, right = train(parser.parse_args().steps)
    print("on %s: loss %.3f to %.3f, %.0f %% of unseen images right" % (
        jax.devices()[0].device_kind, first, last, 100 * right))


if __name__ == "__main__":
    main()
