package atomicfile

import (
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/gofrs/flock"
)

// fresh is how young a temporary file may be that its maker has not held yet.
const fresh = 10 * time.Second

// infix is between the name of a file and the number of an attempt to write it: nobody
// else's files are called so.
const infix = ".envsolve-"

// Pattern names what is written beside path before it takes its place, for
// [os.CreateTemp] and [os.MkdirTemp] in path's folder.
func Pattern(path string) string { return "." + filepath.Base(path) + infix + "*" }

// Hold tells other processes that a temporary file or folder is being written,
// until release or the end of this process, however it ends. Where a file
// system has no locks, nobody is told.
func Hold(temporary string) (release func()) {
	l := flock.New(temporary, flock.SetFlag(os.O_RDONLY))
	_, _ = l.TryRLock()
	return func() { _ = l.Close() }
}

// Sweep removes what killed processes left of their attempts to write path. It
// is a courtesy: what cannot be removed stays.
func Sweep(path string) {
	folder, err := os.Open(filepath.Dir(path))
	if err != nil {
		return
	}
	defer folder.Close()
	for {
		names, err := folder.Readdirnames(1024)
		for _, name := range names {
			if leftOf(path, name) {
				sweep(filepath.Join(filepath.Dir(path), name))
			}
		}
		if err != nil || len(names) == 0 {
			return
		}
	}
}

// leftOf reports whether a name is that of an attempt to write path, or of what one has
// put aside while path is there.
func leftOf(path, name string) bool {
	number, ok := strings.CutPrefix(name, strings.TrimSuffix(Pattern(path), "*"))
	if !ok {
		return false
	}
	if put, aside := strings.CutSuffix(number, old); aside {
		if _, err := os.Lstat(path); err != nil {
			return false // it may be all that there is
		}
		number = put
	}
	return number != "" && strings.Trim(number, "0123456789") == ""
}

// sweep removes a file or a folder that nobody has written to for a while, and nobody holds.
func sweep(name string) {
	info, err := os.Lstat(name)
	if err != nil || time.Since(info.ModTime()) < fresh || !(info.Mode().IsRegular() || info.IsDir()) {
		return
	}
	l := flock.New(name, flock.SetFlag(os.O_RDONLY))
	if alone, err := l.TryLock(); err == nil && alone {
		_ = os.RemoveAll(name)
	}
	_ = l.Close()
}
