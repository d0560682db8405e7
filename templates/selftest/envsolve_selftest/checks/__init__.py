"""The checks, one module each; every module has ``run(context) -> Result``."""
