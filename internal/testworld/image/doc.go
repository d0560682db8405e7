// Package image makes base images out of a Debian archive and keeps them as OCI
// blobs: debian:13-slim and its like by debootstrap, and on top of each, as a
// second layer, the suite's own Python under the names of python:3.13-slim.
//
// They stand in for Docker Hub's images of those names. What a user of the
// image meets is the same: apt with signed sources, no docs, `python3` and
// `pip` under /usr/local/bin, venv, no other Python package. What differs is
// the interpreter, which is the distribution's at /usr/bin/python3.X, and what
// the sources point at, which is the world's own archive.
package image
