// Command envsolve solves for a consistent NVIDIA GPU software stack, locks it
// to the byte, and builds it as a container image with a self-test inside.
//
// This program answers by itself whatever needs neither a builder nor a
// registry. Commands that do are handed over to envsolve-builder, the second
// program: its clients alone take longer to start than a plan takes in all.
package main

import (
	"os"
	"runtime/debug"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
)

func main() {
	collectLate()
	os.Exit(Main())
}

// collectLate lets the heap grow to some twenty megabytes before the first
// collection, unless GOGC says otherwise. Most commands end before they need
// that much, and a collection takes a quarter of their time.
func collectLate() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(heapGrowth)
	}
}

// heapGrowth is in percent of what is in use, and of the four megabytes that
// count as in use at the start.
const heapGrowth = 500

// Main runs the command line and returns the process's exit code, so that
// scripts in tests can run the whole command in process.
func Main() int { return cli.Main(rootCommand) }

// app holds the commands.
type app struct{ *cli.App }

// rootCommand is the command line for the arguments of a process.
func rootCommand(shared *cli.App, args []string) *cobra.Command {
	a := &app{shared}
	commands := []*cobra.Command{
		a.planCommand(), a.checkCommand(), a.emitCommand(), a.whyNotCommand(), a.explainCommand(),
		a.diffCommand(), a.outdatedCommand(), a.matricesCommand(args), a.fmtCommand(),
	}
	for _, cmd := range commands {
		cli.EndsAtOnce(cmd)
	}
	// An image that doctor looks into stands in a folder that is removed, as does the self-test.
	commands = append(commands, cli.EndsAtOnce(a.doctorCommand(), "image", "test"), a.initCommand(), a.VersionCommand())
	root := a.Root(append(commands, a.builderCommands(args)...)...)
	arrange(root, groups())
	return root
}
