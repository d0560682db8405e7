// Package squashfs writes SquashFS 4.0 file systems (Linux kernel documentation,
// "Squashfs 4.0 Filesystem"; github.com/plougher/squashfs-tools), which Linux,
// squashfuse, enroot and Apptainer mount without unpacking them.
//
// The same tree gives the same bytes, on every machine: the order is that of the
// names, times are the tree's own, and compression is this program's. Contents
// are written as they come, and each file's last block stands for itself, so
// there are no fragments.
package squashfs
