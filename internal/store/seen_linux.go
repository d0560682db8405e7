package store

import (
	"io/fs"
	"syscall"
)

// bootFile holds a number that the kernel draws when it starts.
const bootFile = "/proc/sys/kernel/random/boot_id"

// seenAs says how a file looks.
func seenAs(info fs.FileInfo, boot string) seen {
	stat, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return seen{}
	}
	return seen{Boot: boot, Device: stat.Dev, Inode: stat.Ino, Size: info.Size(),
		Modified: stat.Mtim.Nano(), Changed: stat.Ctim.Nano()}
}
