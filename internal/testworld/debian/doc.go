// Package debian reads a Debian archive through the mirror that the machine's
// own apt is configured with: signed release files, package lists, dependency
// closures and package files, each verified down to its SHA-256.
//
// Everything fetched is kept in a folder, so that a second reading touches no
// network, and the same folder is served to others over HTTP ([Mirror] is an
// [http.Handler]) as an ordinary archive: apt and debootstrap take it as their
// mirror.
//
// The chain of trust is apt's own, as described in apt-secure(8): the keyring
// of the package debian-archive-keyring signs InRelease, InRelease lists the
// SHA-256 of each package list, the list holds the SHA-256 of each package.
package debian
