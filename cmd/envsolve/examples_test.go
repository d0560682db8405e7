package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/cli"
)

// TestExamplesPlan plans every example, and holds the plans to what was read
// and accepted: go test ./cmd/envsolve -run Examples -update
func TestExamplesPlan(t *testing.T) {
	files, err := filepath.Glob("../../examples/*/envsolve.hcl")
	if err != nil {
		t.Fatal(err)
	}
	if len(files) < 5 {
		t.Fatalf("only %d examples", len(files))
	}
	for _, file := range files {
		name := filepath.Base(filepath.Dir(file))
		t.Run(name, func(t *testing.T) {
			var stdout, stderr bytes.Buffer
			a := &cli.App{Stdout: &stdout, Stderr: &stderr, Stdin: io.LimitReader(nil, 0), Env: func(string) string { return "" }}
			args := []string{"plan", filepath.Dir(file)}
			code := a.Run(t.Context(), rootCommand(a, args), args)
			if code != cli.ExitDone && code != cli.ExitConflict {
				t.Fatalf("exits with %d: %s", code, &stderr)
			}
			golden := filepath.Join("testdata", "examples", name+".txt")
			if *update {
				if err := os.WriteFile(golden, stdout.Bytes(), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), stdout.String()); diff != "" {
				t.Error(diff)
			}
		})
	}
}
