//go:build unix

package document

import (
	"path/filepath"
	"syscall"
	"testing"
)

func TestAPipeIsNoFileToRead(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := syscall.Mkfifo("pipe", 0o600); err != nil {
		t.Fatal(err)
	}
	files, err := Below("requirements.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer files.Close()
	if _, err := files.Open(filepath.Join(".", "requirements.txt"), "pipe"); err == nil {
		t.Error("a pipe was read")
	}
}
