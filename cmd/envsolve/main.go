// Command envsolve solves for a consistent NVIDIA GPU software stack, locks it
// to the byte, and builds it as a container image with a self-test inside.
//
// This program answers by itself whatever needs neither a builder nor a
// registry. Commands that do are handed over to envsolve-builder, the second
// program: its clients alone take longer to start than a plan takes in all.
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
	return a.Run(ctx, a.rootCommand(args), args)
}

// rootCommand is the command line for the arguments of a process.
func (a *app) rootCommand(args []string) *cobra.Command {
	commands := []*cobra.Command{
		a.planCommand(), a.emitCommand(), a.whyNotCommand(), a.diffCommand(), a.outdatedCommand(),
		a.matricesCommand(), a.initCommand(), a.fmtCommand(), a.versionCommand(),
	}
	return a.Root(append(commands, a.builderCommands(args)...)...)
}
