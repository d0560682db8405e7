"""Trains a small Keras network to tell filled circles from filled squares."""

import argparse

import numpy
import tensorflow as tf


def shapes(count, seed):
    """Images of 32 x 32 x 1 and their classes: 0 for a circle, 1 for a square."""
    random = numpy.random.default_rng(seed)
    y, x = numpy.mgrid[0:32, 0:32]
    centre = random.integers(10, 22, (count, 2, 1, 1))
    radius = random.integers(4, 9, (count, 1, 1))
    dy, dx = abs(y - centre[:, 0]), abs(x - centre[:, 1])
    classes = random.integers(0, 2, count)
    circle, square = dy ** 2 + dx ** 2 <= radius ** 2, numpy.maximum(dy, dx) <= radius
    images = numpy.where(classes[:, None, None] == 1, square, circle).astype("float32")
    return (images + 0.1 * random.standard_normal(images.shape).astype("float32"))[..., None], classes


def network():
    """Two convolutions and a dense layer, compiled."""
    layers = tf.keras.layers
    model = tf.keras.Sequential([
        layers.Input((32, 32, 1)),
        layers.Conv2D(16, 3, padding="same", activation="relu"), layers.MaxPooling2D(4),
        layers.Conv2D(32, 3, padding="same", activation="relu"), layers.MaxPooling2D(2),
        layers.Flatten(), layers.Dense(2)])
    model.compile(tf.keras.optimizers.Adam(3e-3), tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True),
                  metrics=["accuracy"])
    return model


def train(count, epochs):
    """Returns the network, the losses of the epochs, and the share of unseen images told right."""
    for gpu in tf.config.list_physical_devices("GPU"):
        tf.config.experimental.set_memory_growth(gpu, True)  # leave room for others
    tf.keras.utils.set_random_seed(0)
    model = network()
    history = model.fit(*shapes(count, 0), batch_size=64, epochs=epochs, verbose=0)
    _, right = model.evaluate(*shapes(256, 1), verbose=0)
    return model, history.history["loss"], right


def main():
    """Trains on the GPU where there is one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--epochs", type=int, default=8)
    _, losses, right = train(4096, parser.parse_args().epochs)
    device = "GPU" if tf.config.list_physical_devices("GPU") else "CPU"
    print("on the %s: loss %.3f to %.3f, %.0f %% of unseen images right" % (device, losses[0], losses[-1], 100 * right))


if __name__ == "__main__":
    main()
