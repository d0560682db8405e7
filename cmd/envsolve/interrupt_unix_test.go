//go:build unix

package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/cli/clitest"
)

// TestASignalEndsAReaderOfAPipe stops a command that waits for a file which
// nobody writes to: the reader of a pipe cannot be cancelled.
func TestASignalEndsAReaderOfAPipe(t *testing.T) {
	program := clitest.Link(t)
	pipe := filepath.Join(t.TempDir(), "log")
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

// TestASignalEndsEveryCommand stops commands in the middle of what they print.
func TestASignalEndsEveryCommand(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	// Each of them prints more than a pipe holds.
	var cells, faults, long strings.Builder
	for i := range 1000 {
		fmt.Fprintf(&faults, "nonsense %q {}\n", strings.Repeat("x", 200))
		name := fmt.Sprintf("%03d%s.hcl", i, strings.Repeat("x", 80))
		write(name, "  a=1\n")
		long.WriteString(" " + name)
		if i < 900 {
			fmt.Fprintf(&cells, "\"c%d\", ", i)
		}
	}
	write("faults.hcl", faults.String())
	write("cells.hcl", `target "t" {
  matrix = { cell = [`+cells.String()+`] }
  gpu    = "h100"
  framework "pytorch" {}
  image {
    tags = ["t:${matrix.cell}"]
  }
}`)
	write("newer.hcl", `target "u" {
  matrix = { cell = [`+cells.String()+`] }
  gpu    = "h100"
  framework "pytorch" {}
  image {
    tags = ["u:${matrix.cell}"]
  }
}`)
	for _, args := range []string{
		"plan cells.hcl -o json", "why-not pytorch==2.5.1 -f cells.hcl -o json", "outdated cells.hcl -o json",
		"diff cells.hcl newer.hcl -o json", "matrices lint faults.hcl", "matrices compile faults.hcl",
		"fmt --check" + long.String(),
	} {
		command, _, _ := strings.Cut(args, ".hcl")
		for _, signal := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM} {
			t.Run(fmt.Sprint(command, " ", signal), func(t *testing.T) {
				t.Parallel()
				cmd := exec.Command(clitest.Link(t), strings.Fields(args)...)
				cmd.Dir = dir
				clitest.EndsAtOnce(t, cmd, signal)
			})
		}
	}
}
