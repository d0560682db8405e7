package atomicfile

import (
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"
)

// fresh is how young a temporary file may be that its maker has not held yet.
const fresh = 10 * time.Second

// Pattern names what is written beside path before it takes its place, for
// [os.CreateTemp] and [os.MkdirTemp] in path's folder.
func Pattern(path string) string { return "." + filepath.Base(path) + ".*" }

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
	left, err := filepath.Glob(filepath.Join(escape(filepath.Dir(path)), Pattern(escape(filepath.Base(path)))))
	if err != nil {
		return
	}
	for _, name := range left {
		info, err := os.Lstat(name)
		if err != nil || time.Since(info.ModTime()) < fresh || !(info.Mode().IsRegular() || info.IsDir()) {
			continue
		}
		l := flock.New(name, flock.SetFlag(os.O_RDONLY))
		if alone, err := l.TryLock(); err == nil && alone {
			_ = os.RemoveAll(name)
		}
		_ = l.Close()
	}
}

// escape takes the special meaning from a name's characters in a pattern.
func escape(name string) string {
	var out []rune
	for _, r := range name {
		if r == '*' || r == '?' || r == '[' || r == '\\' {
			out = append(out, '\\')
		}
		out = append(out, r)
	}
	return string(out)
}
