// Package builder connects to BuildKit and has it run things: everything that
// envsolve asks of a BuildKit goes through here. What a user calls a builder is a
// buildkitd somewhere. What is built is decided above: internal/build assembles
// and exports images, internal/aptlayer installs packages. The buildkitd that
// envsolve starts by itself is internal/buildkitd's.
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
// # Where content comes from
//
// Everything that an image consists of has a digest before BuildKit sees it:
// the base image by the lock, the layers by internal/layer, the apt layer by
// internal/aptlayer. It is all served to BuildKit as OCI layouts over
// the session of the build, which behaves alike for a local and a remote
// builder and needs no registry configuration in buildkitd (mirrors, plain HTTP,
// private authorities). The managed builder, which runs in the network of this
// process, has them from a registry on a loopback address instead, several times
// as fast: see loopback. Both are lazy: a blob is read, downloaded or even made
// only when BuildKit asks for its bytes. A push to a registry that has a layer
// never asks. Base layers that are needed come through the caller's own
// registry client and are kept in the store, so that several builders fetch
// them once.
//
// # Commands
//
// Every command is an argument vector. No text of a user's is ever given to a
// shell.
package builder
