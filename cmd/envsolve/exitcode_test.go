package main

import (
	"context"
	"io"
	"testing"

	"github.com/envsolve/envsolve/internal/cli"
)

func TestErrorsEndInTheirExitCode(t *testing.T) {
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	for _, tt := range []struct {
		name string
		ctx  context.Context
		args []string
		want int
	}{
		{"help", t.Context(), []string{"--help"}, cli.ExitDone},
		{"unknown command", t.Context(), []string{"plam"}, cli.ExitUsage},
		{"unknown flag", t.Context(), []string{"plan", "--gpus", "h100"}, cli.ExitUsage},
		{"too many arguments", t.Context(), []string{"plan", "a", "b"}, cli.ExitUsage},
		{"bad format", t.Context(), []string{"plan", "-o", "yaml"}, cli.ExitUsage},
		{"no such file", t.Context(), []string{"plan", "no-such-folder"}, cli.ExitUsage},
		{"interrupted", cancelled, []string{"plan", "no-such-folder"}, cli.ExitInterrupted},
	} {
		t.Run(tt.name, func(t *testing.T) {
			a := &cli.App{Stdout: io.Discard, Stderr: io.Discard, Env: func(string) string { return "" }}
			if got := a.Run(tt.ctx, rootCommand(a, tt.args), tt.args); got != tt.want {
				t.Errorf("envsolve %v exits with %d, want %d", tt.args, got, tt.want)
			}
		})
	}
}
