package atomicfile

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

func TestWriteReplacesAndLeavesNothingElse(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "lock")
	for _, text := range []string{"old", "new"} {
		if err := Write(path, []byte(text), 0o640); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(path)
	if err != nil || string(got) != "new" {
		t.Errorf("content = %q, %v", got, err)
	}
	info, err := os.Stat(path)
	if err != nil || info.Mode().Perm() != 0o640 {
		t.Errorf("mode = %v, %v", info.Mode(), err)
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 1 {
		t.Errorf("left behind: %v", entries)
	}
}

func TestAFailedWriteKeepsTheOldContent(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "taken")
	if err := os.MkdirAll(filepath.Join(path, "child"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := Write(path, []byte("x"), 0o644); err == nil {
		t.Fatal("replaced a folder")
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 1 {
		t.Errorf("left behind: %v", entries)
	}
}

func TestWhatAKilledProcessLeftIsSwept(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "odd[1]*.tar")
	old := time.Now().Add(-time.Hour)
	leave := func(name string, at time.Time) string {
		name = filepath.Join(dir, name)
		if err := os.WriteFile(name, []byte("half"), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(name, at, at); err != nil {
			t.Fatal(err)
		}
		return name
	}
	leave(".odd[1]*.tar.111", old)
	held := leave(".odd[1]*.tar.222", old)
	young := leave(".odd[1]*.tar.333", time.Now())
	other := leave(".oddX.tar.444", old)
	folder := filepath.Join(dir, ".odd[1]*.tar.555")
	if err := os.MkdirAll(filepath.Join(folder, "blobs"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Chtimes(folder, old, old); err != nil {
		t.Fatal(err)
	}
	release := Hold(held)
	if err := Write(path, []byte("whole"), 0o644); err != nil {
		t.Fatal(err)
	}
	want := []string{filepath.Base(other), filepath.Base(young), filepath.Base(path)}
	if diff := cmp.Diff(slices.Insert(slices.Clone(want), 1, filepath.Base(held)), names(t, dir)); diff != "" {
		t.Errorf("beside a held one (-want +got):\n%s", diff)
	}
	release()
	Sweep(path)
	if diff := cmp.Diff(want, names(t, dir)); diff != "" {
		t.Errorf("after its end (-want +got):\n%s", diff)
	}
}

func names(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, e := range entries {
		all = append(all, e.Name())
	}
	return all
}
