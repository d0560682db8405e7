"""What can be known of a CUDA build without a GPU."""


def is_available():
    return False


def device_count():
    return 0


def get_arch_list():
    """The compiled architectures. PyTorch itself gives none while no GPU is there."""
    return []
