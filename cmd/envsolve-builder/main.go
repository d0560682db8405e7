// Command envsolve-builder has the commands of envsolve that need a builder or
// a registry: lock, build, test, verify, cache and builder. Users type
// "envsolve lock"; the first program hands over to this one, with the same
// arguments and under the same name.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
)

func main() { os.Exit(Main()) }

// Main runs the command line and returns the process's exit code, so that
// scripts in tests can run the whole command in process.
func Main() int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	a := &app{cli.Process()}
	return a.run(ctx, os.Args[1:])
}

// app holds the commands.
type app struct{ *cli.App }

func (a *app) run(ctx context.Context, args []string) int {
	return a.Run(ctx, a.rootCommand(), args)
}

func (a *app) rootCommand() *cobra.Command {
	root := a.Root(
		a.lockCommand(), a.buildCommand(), a.testCommand(), a.verifyCommand(), a.cacheCommand(), a.builderCommand(),
		a.supervisorCommand(),
	)
	root.PersistentPreRunE = func(*cobra.Command, []string) error { return a.SameFacts() }
	return root
}
