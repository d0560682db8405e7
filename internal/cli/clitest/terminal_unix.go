//go:build unix

package clitest

import (
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/containerd/console"
)

// onTerminal runs a command on a terminal and returns what it shows there.
func onTerminal(t *testing.T, cmd *exec.Cmd) string {
	t.Helper()
	master, name, err := console.NewPty()
	if err != nil {
		t.Skipf("this machine gives no terminal: %v", err)
	}
	defer master.Close()
	slave, err := os.OpenFile(name, os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	cmd.Stdout, cmd.Stderr = slave, slave
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	slave.Close()
	shown, done := new(strings.Builder), make(chan error, 1)
	go func() {
		_, err := io.Copy(shown, master) // ends in an error when nobody has the other end
		done <- err
	}()
	ran(t, cmd.Wait())
	<-done
	return shown.String()
}
