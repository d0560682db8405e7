"""A stand-in for triton {{.Version}}: its metadata and layout, nothing that computes."""

__version__ = "{{.Version}}"
