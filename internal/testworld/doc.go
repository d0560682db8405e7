// Package testworld is the outside world that envsolve's demo and end-to-end
// tests work against, on loopback only: a container registry with base images,
// Python package indexes with wheels, and a Debian archive.
//
// # What is real
//
// The registry is go-containerregistry's. The base images are bootstrapped from
// Debian's signed archive. PyTorch 2.6.0 for CPU, torchvision, NumPy and their
// dependencies are Debian 13's own builds, repacked as wheels that import and
// compute (package repack says what differs from the authors' wheels). The
// archive is a caching view of the mirror that this machine's apt uses.
//
// # What stands in
//
// The images carry Docker Hub's names and the distribution's Python (package
// image). CUDA builds cannot be had from a distribution: those wheels have the
// right names, tags, metadata and file layout, and tiny libraries with the
// right SONAMEs, but no kernels (package standin); their Summary says so. Where
// the part [CUDALibraries] is asked for, NVIDIA's own libraries of CUDA 12.4.1
// take the place of their stand-ins, out of Debian's non-free packages.
//
// # Where things are
//
// Everything is on one port, see [World]:
//
//	/v2/                    the registry; images below the repository dockerhub
//	/simple/                the index that stands for PyPI
//	/whl/VARIANT/           the index that stands for download.pytorch.org
//	/debian/                the archive
//	/fault/KIND/…           any of them, failing (package fault)
//	/v2/fault/KIND/…        the registry, failing
//
// and the same registry on a second port asks for a login.
//
// # Caching
//
// All that is fetched and made lies below one folder and is used again; the
// images and wheels are remade when what they are made of changes. Making them
// from nothing takes root, debootstrap and a few minutes, see [Prepare].
package testworld
