// Package bytecode holds what compiles Python sources with an interpreter of a base
// image: the script, and how it is called. Both ways of building have it run.
package bytecode

import _ "embed"

// Script makes byte code. It lies in a folder, and beside that are a folder blobs with
// sources.tar, which it reads, and a folder out, into which it writes compiled.tar.
//
//go:embed compile.py
var Script []byte

// Environment is what the script is to be run with.
func Environment() []string {
	// The order of sets of constants is that of their hashes in old Pythons.
	return []string{"PYTHONHASHSEED=0", "LC_ALL=C.UTF-8"}
}
