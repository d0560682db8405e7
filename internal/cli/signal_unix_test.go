//go:build unix

package cli

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	ossignal "os/signal"
	"syscall"
	"testing"
	"time"

	"github.com/spf13/cobra"
)

// stubbornVariable turns the test's process into one that runs stubborn.
const stubbornVariable = "ENVSOLVE_TEST_STUBBORN"

// stubborn is a command that sees that it is cancelled, and goes on.
func stubborn(a *App, _ []string) *cobra.Command {
	return a.Root(&cobra.Command{Use: "stubborn", RunE: func(cmd *cobra.Command, _ []string) error {
		fmt.Fprintln(a.Stdout, "ready")
		<-cmd.Context().Done()
		fmt.Fprintln(a.Stdout, "cancelled")
		select {}
	}})
}

// TestASecondSignalKills has a process of its own ignore the first signal.
func TestASecondSignalKills(t *testing.T) {
	if os.Getenv(stubbornVariable) != "" {
		os.Args = []string{"envsolve", "stubborn"}
		os.Exit(Main(stubborn))
	}
	for _, signal := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} {
		if signal == syscall.SIGHUP && ossignal.Ignored(signal) {
			continue // the tests run under nohup
		}
		cmd := exec.Command(os.Args[0], "-test.run=^TestASecondSignalKills$")
		cmd.Env = append(os.Environ(), stubbornVariable+"=1")
		stdout, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		deadline := time.AfterFunc(time.Minute, func() { _ = cmd.Process.Kill() })
		lines := bufio.NewScanner(stdout)
		for _, want := range []string{"ready", "cancelled"} {
			if !lines.Scan() || lines.Text() != want {
				t.Errorf("%v: it says %q, want %q", signal, lines.Text(), want)
			}
			if err := cmd.Process.Signal(signal); err != nil {
				t.Error(err)
			}
		}
		var exit *exec.ExitError
		if err := cmd.Wait(); !errors.As(err, &exit) || exit.Sys().(syscall.WaitStatus).Signal() != signal {
			t.Errorf("%v: it ends with %v", signal, err)
		}
		deadline.Stop()
	}
}
