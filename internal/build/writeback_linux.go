package build

import (
	"os"

	"golang.org/x/sys/unix"

	"github.com/envsolve/envsolve/internal/store"
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

// unneeded tells the system that a file is not read any more, so that what takes its place gets
// its memory. One that is not on the disk keeps it, as writing it would take longer, and one of
// which Linux before 6.5 does not say that.
func unneeded(f *os.File) {
	var s unix.Cachestat_t
	if err := unix.Cachestat(uint(f.Fd()), &unix.CachestatRange{}, &s, 0); err == nil && s.Dirty+s.Writeback == 0 {
		store.Unneeded(f)
	}
}
