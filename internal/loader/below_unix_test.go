//go:build unix

package loader

import (
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/envsolve/envsolve/internal/loader/elftest"
)

// TestAPipeIsNotOpened would wait for ever for somebody who writes to it.
func TestAPipeIsNotOpened(t *testing.T) {
	dir := elftest.Root(t, nil)
	if err := syscall.Mkfifo(filepath.Join(dir, "pipe"), 0o600); err != nil {
		t.Fatal(err)
	}
	files, closeFiles, err := Below(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	defer closeFiles()
	if _, err := files.Open("pipe"); err == nil || !strings.Contains(err.Error(), "neither a file nor a folder") {
		t.Errorf("%v", err)
	}
}
