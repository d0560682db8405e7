// Package sandbox runs a command in the layers of an image on this machine, in a
// container as a build's own steps have it, without a builder that is given the image.
//
// Each layer is unpacked once, into a folder of its own, and kept. The folders are stacked
// by overlayfs; the container is made by BuildKit's executor and the same runtime as the
// managed builder's, in a process of its own that has a mount and a process namespace:
// whatever becomes of either process, no mount and no program stays.
package sandbox
