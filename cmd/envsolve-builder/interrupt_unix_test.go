//go:build unix

package main

import (
	"archive/zip"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/envsolve/envsolve/internal/cli/clitest"
)

// writeZip writes an archive of files.
func writeZip(t *testing.T, path string, files map[string]string) {
	t.Helper()
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	z := zip.NewWriter(f)
	for name, content := range files {
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(content)); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}

func TestASignalEndsInspect(t *testing.T) {
	wheel := filepath.Join(t.TempDir(), "large.whl")
	files := map[string]string{} // more than a pipe holds is printed of them
	for i := range 1000 {
		files[fmt.Sprintf("%03d%s/libcudnn.so.9", i, strings.Repeat("x", 100))] = "\x7fELF"
	}
	writeZip(t, wheel, files)
	for _, signal := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM} {
		clitest.EndsAtOnce(t, exec.Command(clitest.Link(t), "inspect", wheel, "-o", "json"), signal)
	}
}
