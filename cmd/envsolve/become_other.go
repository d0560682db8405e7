//go:build !unix

package main

import (
	"errors"
	"os"
	"os/exec"

	"github.com/envsolve/envsolve/internal/cli"
)

// become runs another program in this one's place, and gives its exit code.
func become(path string, argv, env []string) error {
	cmd := exec.Command(path, argv[1:]...)
	cmd.Env, cmd.Stdin, cmd.Stdout, cmd.Stderr = env, os.Stdin, os.Stdout, os.Stderr
	err := cmd.Run()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return &cli.ExitError{Code: exit.ExitCode()}
	}
	return err
}
