//go:build unix

package folder

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/envsolve/envsolve/planner/observed"
)

func TestAPipeIsNoMetadata(t *testing.T) {
	dir := t.TempDir()
	info := filepath.Join(dir, "torch-2.5.1.dist-info")
	if err := os.Mkdir(info, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mkfifo(filepath.Join(info, "METADATA"), 0o600); err != nil {
		t.Fatal(err)
	}
	var env observed.Environment
	_ = Read(t.Context(), &env, dir) // it ends
	if err := syscall.Mkfifo(filepath.Join(dir, "pyvenv.cfg"), 0o600); err != nil {
		t.Fatal(err)
	}
	_ = Read(t.Context(), &env, dir)
}
