package store

import (
	"os"

	"golang.org/x/sys/unix"
)

// Unneeded tells the system that a file will not be read again soon, so that its memory goes to
// others first. Where it is read after all it comes from the disk.
func Unneeded(f *os.File) { _ = unix.Fadvise(int(f.Fd()), 0, 0, unix.FADV_DONTNEED) }
