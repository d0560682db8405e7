// Command envsolve-builder has the commands of envsolve that need a builder or
// a registry, or the templates of pages: lock, build, test, verify, inspect, cache,
// builder, site, serve, and matrices harvest, audit, push and pull. Users type
// "envsolve lock"; the first program hands over to this one, with the same
// arguments and under the same name.
package main

import (
	"os"
	"runtime/debug"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
)

func main() {
	limitMemory(os.Getenv, memoryLimit)
	os.Exit(Main())
}

// memoryLimit is what the Go runtime tries to stay below, in bytes. Layers are
// made in large buffers that are used again and again; by itself the heap would
// grow to twice their size before the little that is left over is collected.
const memoryLimit = 192 << 20

// limitMemory sets the limit in bytes, and leaves one of the user's alone.
func limitMemory(getenv func(string) string, limit int64) {
	if getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(limit)
	}
}

// Main runs the command line and returns the process's exit code, so that
// scripts in tests can run the whole command in process.
func Main() int { return cli.Main(rootCommand) }

// app holds the commands.
type app struct{ *cli.App }

func rootCommand(shared *cli.App, _ []string) *cobra.Command {
	a := &app{shared}
	version := a.VersionCommand()
	version.Hidden = true // users ask the first program; this binary says by itself what is in it
	root := a.Root(
		a.lockCommand(), a.buildCommand(), a.testCommand(), a.verifyCommand(), cli.EndsAtOnce(a.inspectCommand()),
		a.cacheCommand(), a.matricesCommand(), a.siteCommand(), a.serveCommand(),
		a.builderCommand(),
		a.supervisorCommand(), a.sandboxCommand(), a.unpackImageCommand(), version,
	)
	root.PersistentPreRunE = func(cmd *cobra.Command, _ []string) error {
		a.Fetch = a.fetch(cmd.Context())
		return a.SameFacts()
	}
	return root
}
