"""A stand-in for torchaudio {{.Version}}: its metadata and layout, nothing that computes."""

__version__ = "{{.Version}}"
