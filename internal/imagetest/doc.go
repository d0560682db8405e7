// Package imagetest runs the self-test of a built image where containers run:
// on a BuildKit, with Docker or Podman, or in a Kubernetes cluster.
//
// # Which one
//
// A Runner says what it has to offer, and Pick takes the first that has GPUs,
// or the first that works at all where GPUs are not required. What was picked
// is told to people: a test on a machine other than the expected one proves
// something else.
//
// # How the container is started
//
// The same way everywhere: the image's own user, a root file system that cannot
// be written, an empty /tmp, no network, no capabilities, the self-test as the
// only process. What passes here has nothing that it could have used by luck.
// The self-test's exit code is the result, and what it prints is passed on.
//
// Tools are called with argument vectors; nothing reaches a shell.
package imagetest
