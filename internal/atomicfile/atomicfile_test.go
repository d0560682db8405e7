package atomicfile

import (
	"errors"
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

func TestCheckFailsAsWriteWould(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "lock")
	if err := Check(path); err != nil {
		t.Error(err)
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 0 {
		t.Errorf("left behind: %v", entries)
	}
	nowhere := filepath.Join(dir, "gone", "lock")
	err, want := Check(nowhere), Write(nowhere, nil, 0o644)
	if err == nil || want == nil || !errors.Is(err, os.ErrNotExist) || !errors.Is(want, os.ErrNotExist) {
		t.Errorf("checked: %v; written: %v", err, want)
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
	leave(".odd[1]*.tar.envsolve-111", old)
	held := leave(".odd[1]*.tar.envsolve-222", old)
	young := leave(".odd[1]*.tar.envsolve-333", time.Now())
	other := leave(".oddX.tar.envsolve-444", old)
	folder := filepath.Join(dir, ".odd[1]*.tar.envsolve-555")
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

func TestFilesOfOthersAreNotSwept(t *testing.T) {
	dir := t.TempDir()
	old := time.Now().Add(-time.Hour)
	others := []string{
		".env.production", ".env.111", ".env.lock.hcl.swp", ".env.envsolve-", ".env.envsolve-1a", ".env.envsolve-1.old",
	}
	for _, name := range others {
		name = filepath.Join(dir, name)
		if err := errors.Join(os.Mkdir(name, 0o755), os.Chtimes(name, old, old)); err != nil {
			t.Fatal(err)
		}
	}
	Sweep(filepath.Join(dir, "env"))
	slices.Sort(others)
	if diff := cmp.Diff(others, names(t, dir)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if err := os.Mkdir(filepath.Join(dir, "env"), 0o755); err != nil {
		t.Fatal(err)
	}
	if Sweep(filepath.Join(dir, "env")); slices.Contains(names(t, dir), ".env.envsolve-1.old") {
		t.Error("what a new folder replaced is still there")
	}
}

func TestReplaceFolderPutsBackWhatWasThere(t *testing.T) {
	dir := t.TempDir()
	dest := filepath.Join(dir, "out")
	if err := os.MkdirAll(filepath.Join(dest, "mine"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := ReplaceFolder(filepath.Join(dir, "none"), dest); err == nil {
		t.Error("a folder that is not there has taken a place")
	}
	if _, err := os.Stat(filepath.Join(dest, "mine")); err != nil {
		t.Error(err)
	}
	for range 2 {
		fresh := filepath.Join(dir, "fresh")
		if err := errors.Join(os.Mkdir(fresh, 0o755), ReplaceFolder(fresh, dest)); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff([]string{"out"}, names(t, dir)); diff != "" || len(names(t, dest)) > 0 {
			t.Errorf("-want +got:\n%s", diff)
		}
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
