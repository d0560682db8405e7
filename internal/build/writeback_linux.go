package build

import (
	"os"

	"golang.org/x/sys/unix"
)

// beginWriteback has the kernel write a file to the disk from now on, which nobody waits for.
func beginWriteback(f *os.File) {
	fd, err := unix.Dup(int(f.Fd()))
	if err != nil {
		return
	}
	go func() {
		_ = unix.SyncFileRange(fd, 0, 0, unix.SYNC_FILE_RANGE_WRITE) // the kernel does it some time
		_ = unix.Close(fd)                                           // the file is closed by others
	}()
}
