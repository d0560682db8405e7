// Command envsolve-builder has the commands of envsolve that need a builder or
// a registry: lock, build, test, verify, cache and builder. Users type
// "envsolve lock"; the first program hands over to this one, with the same
// arguments and under the same name.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
)

func main() { os.Exit(Main()) }

// Main runs the command line and returns the process's exit code, so that
// scripts in tests can run the whole command in process.
func Main() int { return cli.Main(rootCommand) }

// app holds the commands.
type app struct{ *cli.App }

func rootCommand(shared *cli.App, _ []string) *cobra.Command {
	a := &app{shared}
	root := a.Root(
		a.lockCommand(), a.buildCommand(), a.testCommand(), a.verifyCommand(), a.cacheCommand(), a.builderCommand(),
		a.supervisorCommand(),
	)
	root.PersistentPreRunE = func(*cobra.Command, []string) error { return a.SameFacts() }
	return root
}
