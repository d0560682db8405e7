//go:build !linux

package store

import "io/fs"

// bootFile is none: every process hashes again.
const bootFile = ""

// StateOf tells nothing on this system.
func StateOf(fs.FileInfo) (state FileState, ok bool) { return FileState{}, false }
