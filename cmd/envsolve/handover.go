package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/matrices"
)

// builderCommands stand for the commands of the second program: they are
// listed here, and hand the process over with the arguments as they were typed.
func (a *app) builderCommands(args []string) []*cobra.Command {
	var commands []*cobra.Command
	for _, c := range cli.BuilderCommands() {
		commands = append(commands, a.builderCommand(c, c.Name(), args))
	}
	return commands
}

// builderCommand stands for one command of the second program, which messages
// call by a name.
func (a *app) builderCommand(c cli.Command, name string, args []string) *cobra.Command {
	cmd := &cobra.Command{
		Use: c.Use, Short: c.Short,
		RunE:               func(*cobra.Command, []string) error { return a.handOver(name, args) },
		DisableFlagParsing: true, // its flags are the other program's to know
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			if err := a.handOver(name, args); err != nil {
				return nil, cobra.ShellCompDirectiveError
			}
			return nil, cobra.ShellCompDirectiveDefault
		},
	}
	cmd.SetHelpFunc(func(*cobra.Command, []string) { // "envsolve help lock"
		if err := a.handOver(name, args); err != nil {
			fmt.Fprintf(a.Stderr, "envsolve: %v\n", err)
		}
	})
	return cmd
}

// handOver goes on as the second program. It comes back only with an error, or
// where a process cannot become another, with that one's exit code.
func (a *app) handOver(command string, args []string) error {
	path, err := a.builderFor(command)
	if err != nil {
		return err
	}
	return become(path, append([]string{path}, args...), builderEnvironment())
}

// builderEnvironment is what the second program runs in: it refuses to work with facts
// that are not this one's.
func builderEnvironment() []string {
	return append(os.Environ(), cli.FactsVariable+"="+matrices.Embedded().Digest())
}

// builderFor finds the second program for a command that needs it.
func (a *app) builderFor(command string) (string, error) {
	path, err := a.builderProgram()
	if err != nil && runtime.GOOS != "linux" {
		return "", fmt.Errorf("%s needs the program %s, which there is for Linux alone: run envsolve there, or in WSL",
			command, cli.BuilderProgram)
	}
	if err != nil {
		return "", fmt.Errorf("%s needs the program %s, which is neither beside envsolve nor on PATH: "+
			"install both with\n  go install %s/cmd/...@latest",
			command, cli.BuilderProgram, cli.Module)
	}
	return path, nil
}

// builderProgram finds the second program: beside this one, as both are
// installed together, else on PATH.
func (a *app) builderProgram() (string, error) {
	if self, err := os.Executable(); err == nil {
		if resolved, err := filepath.EvalSymlinks(self); err == nil {
			self = resolved
		}
		path := filepath.Join(filepath.Dir(self), cli.BuilderProgram+filepath.Ext(self))
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
			return path, nil
		}
	}
	return exec.LookPath(cli.BuilderProgram)
}
