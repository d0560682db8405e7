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

func TestALinkToLibIsReadOnce(t *testing.T) {
	dir := t.TempDir()
	info := filepath.Join(dir, "lib", "python3.11", "site-packages", "torch-2.5.1.dist-info")
	if err := os.MkdirAll(info, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		filepath.Join(dir, "pyvenv.cfg"): "version = 3.11.9\n",
		filepath.Join(info, "METADATA"):  "Name: torch\nVersion: 2.5.1\n",
	} {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink("lib", filepath.Join(dir, "lib64")); err != nil {
		t.Fatal(err)
	}
	var env observed.Environment
	if err := Read(t.Context(), &env, dir); err != nil {
		t.Fatal(err)
	}
	if len(env.Observations) != 2 || len(env.Notes) > 0 {
		t.Errorf("%d observations and %v, want Python, torch and no notes", len(env.Observations), env.Notes)
	}
}
