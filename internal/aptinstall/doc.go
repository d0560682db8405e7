// Package aptinstall says what installing distribution packages on a base image is:
// the command that does it, and the normal form of what it changes, which is the
// layer. Both ways of building ask here, the command on the user's machine and the
// frontend in the builder, so that both make one layer.
package aptinstall
