// Command envsolve solves for a consistent NVIDIA GPU software stack, locks it
// to the byte, and builds it as a container image with a self-test inside.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
)

func main() { os.Exit(Main()) }

// Main runs the command line and returns the process's exit code, so that
// scripts in tests can run the whole command in process.
func Main() int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	app := &app{stdout: os.Stdout, stderr: os.Stderr, stdin: os.Stdin, env: os.Getenv}
	return app.run(ctx, os.Args[1:])
}
