// Package licenses holds the licences and notices of the code by others that is
// linked into envsolve and envsolve-builder. Both programs carry them, so that
// they are there wherever a binary is copied to.
package licenses

import _ "embed"

//go:embed third-party.txt
var thirdParty string

// ThirdParty returns the modules that are linked in, with their versions,
// licences and notices in full, and where the source of those is that ask for
// such a pointer. It is made from go.mod by go generate ./internal/tools/licenses.
func ThirdParty() string { return thirdParty }
