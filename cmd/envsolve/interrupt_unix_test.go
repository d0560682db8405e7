//go:build unix

package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/envsolve/envsolve/internal/cli"
)

// TestASignalEndsCommandsThatOnlyRead stops commands that wait for a file which
// nobody writes to: the reader of a pipe cannot be cancelled.
func TestASignalEndsCommandsThatOnlyRead(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	// TestMain runs the program when it is called by this name.
	program := filepath.Join(dir, "envsolve")
	if err := os.Symlink(self, program); err != nil {
		t.Fatal(err)
	}
	pipe := filepath.Join(dir, "log")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, signal := range []os.Signal{syscall.SIGINT, syscall.SIGTERM} {
		cmd := exec.Command(program, "explain", pipe)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		deadline := time.AfterFunc(time.Minute, func() { _ = cmd.Process.Kill() })
		// The open returns when explain has opened its end, and so has run.
		writer, err := os.OpenFile(pipe, os.O_WRONLY, 0)
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Process.Signal(signal); err != nil {
			t.Fatal(err)
		}
		var exit *exec.ExitError
		if err := cmd.Wait(); !errors.As(err, &exit) || exit.ExitCode() != cli.ExitInterrupted {
			t.Errorf("%v: it ends with %v, want exit code %d", signal, err, cli.ExitInterrupted)
		}
		deadline.Stop()
		writer.Close()
	}
}
