//go:build unix

package layer

import (
	"path/filepath"
	"syscall"
	"testing"
)

func TestAPipeIsNotCopied(t *testing.T) {
	dir := t.TempDir()
	if err := syscall.Mkfifo(filepath.Join(dir, "pipe"), 0o600); err != nil {
		t.Fatal(err)
	}
	if files, err := Copied(dir, "pipe", "/srv/"); err == nil {
		t.Errorf("a pipe is copied as %v", files)
	}
	if files, err := Copied(dir, ".", "/srv"); err != nil || len(files) != 1 {
		t.Errorf("its folder is copied as %v, %v", files, err)
	}
}
