package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strconv"
	"testing"
)

func exitCode(err error) string {
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return strconv.Itoa(exit.ExitCode())
	}
	return err.Error()
}

func TestErrorsEndInTheirExitCode(t *testing.T) {
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	for _, tt := range []struct {
		name string
		ctx  context.Context
		args []string
		want int
	}{
		{"help", t.Context(), []string{"--help"}, exitDone},
		{"unknown command", t.Context(), []string{"plam"}, exitUsage},
		{"unknown flag", t.Context(), []string{"plan", "--gpus", "h100"}, exitUsage},
		{"too many arguments", t.Context(), []string{"plan", "a", "b"}, exitUsage},
		{"bad format", t.Context(), []string{"plan", "-o", "yaml"}, exitUsage},
		{"no such file", t.Context(), []string{"plan", "no-such-folder"}, exitUsage},
		{"interrupted", cancelled, []string{"plan", "no-such-folder"}, exitInterrupted},
	} {
		t.Run(tt.name, func(t *testing.T) {
			a := &app{stdout: io.Discard, stderr: io.Discard, env: func(string) string { return "" }}
			if got := a.run(tt.ctx, tt.args); got != tt.want {
				t.Errorf("envsolve %v exits with %d, want %d", tt.args, got, tt.want)
			}
		})
	}
}

func TestAnExitErrorKeepsItsCause(t *testing.T) {
	cause := errors.New("cause")
	err := fmt.Errorf("outer: %w", &exitError{code: exitLock, err: cause})
	if !errors.Is(err, cause) {
		t.Error("the cause is lost")
	}
	if text := (&exitError{code: 3}).Error(); text != "exit code 3" {
		t.Errorf("a silent exit reads %q", text)
	}
}
