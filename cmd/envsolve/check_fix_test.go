package main

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/source"
)

// TestAFixOfSeveralFilesIsWrittenAsAWhole has the second of two files changed by somebody
// else: the first is as it was then.
func TestAFixOfSeveralFilesIsWrittenAsAWhole(t *testing.T) {
	folder := t.TempDir()
	first, second := filepath.Join(folder, "a.txt"), filepath.Join(folder, "b.txt")
	for _, name := range []string{first, second} {
		if err := os.WriteFile(name, []byte("now\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	a := &app{App: &cli.App{Stderr: io.Discard}}
	err := a.writeFix([]source.Rewritten{
		{Name: first, Before: []byte("now\n"), After: []byte("then\n")},
		{Name: second, Before: []byte("before\n"), After: []byte("then\n")},
	})
	if err == nil || !strings.Contains(err.Error(), "b.txt: it has changed since it was read") {
		t.Errorf("got %v", err)
	}
	if text, err := os.ReadFile(first); err != nil || string(text) != "now\n" {
		t.Errorf("the first file holds %q, %v", text, err)
	}
}
