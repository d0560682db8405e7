// Package bytecode holds what compiles Python sources with an interpreter of a base
// image: the scripts, and how they are called. Both ways of building have byte code made
// for images; what a self-test imports is compiled beside it.
package bytecode

import _ "embed"

// Script makes byte code. It lies in a folder, and beside that are a folder blobs with
// sources.tar, which it reads, and a folder out, into which it writes compiled.tar.
//
//go:embed compile.py
var Script []byte

// Server makes byte code of modules for those who import them, and runs none of their code.
// Its arguments are a folder for the byte code, which gets a socket for requests, too, and a
// folder below which the modules lie at their places in the image.
//
//go:embed serve.py
var Server []byte

// Environment is what the script is to be run with.
func Environment() []string {
	// The order of sets of constants is that of their hashes in old Pythons.
	return []string{"PYTHONHASHSEED=0", "LC_ALL=C.UTF-8"}
}
