// Package attest says what an image is made of, and from what and how it was
// made: a software bill of materials (SPDX 2.3, JSON) and provenance (an in-toto
// statement with the SLSA predicate, version 1). Both follow from the lock and
// the image's digest alone: no clock, no machine and no network is asked, so the
// same image gets the same bytes everywhere. They go beside the image as
// internal/artifact says.
//
// # What is left out
//
// Passwords: addresses lose their user, query and fragment, and an address
// that is none of the web's is not written at all. Paths of the machine: the
// target's copy blocks and its request are not repeated; the lock's digest
// stands for them. The time of day: "created" is the image's own.
//
// # Build type
//
// BuildType names these parameters.
//
//	externalParameters.target            the target's name
//	externalParameters.platform          linux/amd64
//	externalParameters.lock              {"sha256": …} of envsolve.lock.hcl
//	internalParameters.facts             version and digest of the facts that chose the stack
//	internalParameters.layers            mode=max: each layer above the base, lowest first
//	internalParameters.reasons           mode=max: why each part was chosen
//	resolvedDependencies                 base image, wheels, distribution packages
//
// Whoever has the target file, the lock with that digest and the same release
// runs "envsolve build --locked" and gets the subject's digest.
package attest
