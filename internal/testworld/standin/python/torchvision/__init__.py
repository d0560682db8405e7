"""A stand-in for torchvision {{.Version}}: its metadata and layout, nothing that computes."""

__version__ = "{{.Version}}"
