

def _pretend():
    """Appended to a real torch: it names a GPU, and computes on the CPU.

    With PRETEND=stays, .to('cuda') leaves parameters and data where they are,
    and so they say; otherwise they say that they are on the GPU.
    """
    import os

    if not os.environ.get("PRETEND"):
        return
    real_to, real_device, real_randn = Tensor.to, Tensor.device, randn  # noqa: F821

    def of_cuda(thing):
        return "cuda" in str(thing)

    def to(self, *args, **kwargs):
        args = [a for a in args if not of_cuda(a)]
        kwargs = {k: v for k, v in kwargs.items() if not of_cuda(v)}
        return real_to(self, *args, **kwargs) if args or kwargs else self

    def module_to(self, *args, **kwargs):
        return self

    Tensor.to, Tensor.cuda, nn.Module.to = to, lambda self: self, module_to  # noqa: F821
    cuda.init = cuda.synchronize = lambda: None  # noqa: F821
    cuda.is_available, cuda.device_count = lambda: True, lambda: 1  # noqa: F821
    cuda.get_device_capability = lambda *_: (7, 0)  # noqa: F821
    backends.cudnn.is_available = lambda: True  # noqa: F821
    version.cuda = "12.4"  # noqa: F821


_pretend()
