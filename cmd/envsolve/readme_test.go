package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/cli"
)

// TestREADMEShowsWhatIsPrinted runs each command of the README's console
// blocks on its target file, and compares. Run with -update to rewrite them.
func TestREADMEShowsWhatIsPrinted(t *testing.T) {
	const path = "../../README.md"
	readme, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	absolute, err := filepath.Abs(path)
	if err != nil {
		t.Fatal(err)
	}
	file := regexp.MustCompile("(?s)```hcl\n(.*?)```").FindSubmatch(readme)
	if file == nil {
		t.Fatal("the README shows no target file")
	}
	project, empty := t.TempDir(), t.TempDir()
	if err := os.WriteFile(filepath.Join(project, "envsolve.hcl"), file[1], 0o644); err != nil {
		t.Fatal(err)
	}
	blocks := 0
	block := regexp.MustCompile("(?s)```console\n\\$ envsolve (.*?)\n(.*?)```")
	now := block.ReplaceAllFunc(readme, func(old []byte) []byte {
		blocks++
		command := string(block.FindSubmatch(old)[1])
		t.Chdir(project)
		if strings.Contains(command, "--framework") { // asks without a file
			t.Chdir(empty)
		}
		return []byte("```console\n$ envsolve " + command + "\n" + output(t, command) + "```")
	})
	if blocks < 2 {
		t.Errorf("the README has %d console blocks: it should show a plan and a conflict", blocks)
	}
	if bytes.Equal(now, readme) {
		return
	}
	if !*update {
		t.Fatal("the README does not show what the commands print: go test ./cmd/envsolve -run README -update")
	}
	if err := os.WriteFile(absolute, now, 0o644); err != nil {
		t.Fatal(err)
	}
}

// output runs a command line, in which single quotes hold words together.
func output(t *testing.T, command string) string {
	t.Helper()
	var args []string
	for i, part := range strings.Split(command, "'") {
		if i%2 == 1 {
			args = append(args, part)
		} else {
			args = append(args, strings.Fields(part)...)
		}
	}
	var stdout bytes.Buffer
	a := &cli.App{Stdout: &stdout, Stderr: io.Discard, Env: func(string) string { return "" }}
	if code := a.Run(t.Context(), rootCommand(a, args), args); code != cli.ExitDone && code != cli.ExitConflict {
		t.Fatalf("envsolve %s exits with %d", command, code)
	}
	return stdout.String()
}
