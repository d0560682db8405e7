__all__ = ["__version__", "debug", "cuda", "git_version", "hip"]
__version__ = "{{.Version}}"
debug = False
cuda = "{{.CUDA}}"
git_version = "stand-in"
hip = None
