//go:build !linux

package store

import "os"

// Unneeded leaves it to the system.
func Unneeded(*os.File) {}
