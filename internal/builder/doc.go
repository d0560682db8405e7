// Package builder has BuildKit do what needs a running container or an image
// exporter: run a command in a base image, install apt packages, prove an
// assembled tree, and write images.
//
// # Which builder
//
// Connect tries the address it is given, then ENVSOLVE_BUILDER, then
// BUILDKIT_HOST, then a managed buildkitd on this machine. Addresses are
// BuildKit's: unix://, tcp:// (with mutual TLS when certificates are given),
// ssh://, docker-container://, podman-container://, nerdctl-container://,
// kube-pod://. Several, repeated or with commas between, form a Pool: each builds
// one target at a time, and what one that goes away had begun starts again on
// another. A builder that leaves three questions in a row unanswered is gone.
//
// # The managed builder
//
// One buildkitd per user and state folder, shared by all envsolve processes of
// that user. Each holds clients.lock shared for as long as it is connected. A
// supervisor, this program once more in a session of its own, starts
// buildkitd, and stops it when for some time nobody held the lock.
//
// # Where content comes from
//
// Everything that an image consists of has a digest before BuildKit sees it:
// the base image by the lock, the layers by internal/layer, the apt layer by
// this package (see below). It is all served to BuildKit as OCI layouts over
// the session of the build, which behaves alike for a local and a remote
// builder, needs no registry configuration in buildkitd (mirrors, plain HTTP,
// private authorities), and is lazy: a blob is read, downloaded or even made
// only when BuildKit asks for its bytes. A push to a registry that has a layer
// never asks. Base layers that are needed come through the caller's own
// registry client and are kept in the store, so that several builders fetch
// them once.
//
// # Assembly
//
// llb.Merge of the base and of each layer as an image of its own, so that a
// builder unpacks a wheel at most once, whatever images it goes into. Layers
// are exported as the very blobs that went in, their digests unchanged. The
// image's config, its whole history and its epoch are ours, so nothing of the
// builder's clock, version or state reaches the digest.
//
// Archives are written here, not by the builder: it names the manifest, and the
// blobs, which are here anyway, do not travel there and back. They are written
// while the image proves itself, and get their names when it has. One that was
// written before and that nobody has touched since is left as it is (stamp.go).
//
// # apt
//
// The locked .deb files are installed without network in the base image, and
// the difference is exported as a tar, put into a normal form (see
// normalize.go) and compressed here. So the apt layer's bytes do not depend on
// the builder's compressor, snapshotter or clock either. It is kept in the
// store under the base's digest and the packages' hashes.
//
// # Commands
//
// Every command is an argument vector. No text of a user's is ever given to a
// shell.
package builder
