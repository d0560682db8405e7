package store

import (
	"io/fs"
	"syscall"
)

// bootFile holds a number that the kernel draws when it starts.
const bootFile = "/proc/sys/kernel/random/boot_id"

// StateOf says how a regular file looks; ok is false for others, and where the system does
// not tell.
func StateOf(info fs.FileInfo) (state FileState, ok bool) {
	stat, ok := info.Sys().(*syscall.Stat_t)
	if !ok || !info.Mode().IsRegular() {
		return FileState{}, false
	}
	return FileState{Device: stat.Dev, Inode: stat.Ino, Size: info.Size(),
		Modified: stat.Mtim.Nano(), Changed: stat.Ctim.Nano()}, true
}
