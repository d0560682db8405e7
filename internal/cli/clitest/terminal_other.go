//go:build !unix

package clitest

import (
	"os/exec"
	"testing"
)

func onTerminal(t *testing.T, _ *exec.Cmd) string {
	t.Helper()
	t.Skip("terminals are made on Unix alone")
	return ""
}
