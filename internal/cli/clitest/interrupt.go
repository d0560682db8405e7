package clitest

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/envsolve/envsolve/internal/cli"
)

// EndsAtOnce runs a command that prints more than a pipe holds, sends it a signal
// while it waits for its reader, and fails where it does not end by that.
func EndsAtOnce(tb testing.TB, cmd *exec.Cmd, signal os.Signal) {
	tb.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		tb.Fatal(err)
	}
	defer r.Close()
	cmd.Stdout, cmd.Stderr = w, w
	err = cmd.Start()
	if err := errors.Join(err, w.Close()); err != nil {
		tb.Fatal(err)
	}
	deadline := time.AfterFunc(time.Minute, func() { _ = cmd.Process.Kill() })
	defer deadline.Stop()
	// It has begun to print, and cannot be done before the rest is read.
	if _, err := r.Read(make([]byte, 1)); err != nil {
		tb.Error(err)
	}
	if err := cmd.Process.Signal(signal); err != nil {
		tb.Error(err)
	}
	var exit *exec.ExitError
	if err := cmd.Wait(); !errors.As(err, &exit) || exit.ExitCode() != cli.ExitInterrupted {
		rest, _ := io.ReadAll(r)
		tb.Errorf("%v: it ends with %v, want exit code %d, %d bytes unread", signal, err, cli.ExitInterrupted, len(rest))
	}
}
