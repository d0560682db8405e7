package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
	"golang.org/x/term"
)

// Exit codes, as contract and help text promise them.
const (
	exitDone        = 0
	exitFailed      = 1
	exitUsage       = 2
	exitConflict    = 3
	exitLock        = 4
	exitSelfTest    = 5
	exitInterrupted = 130
)

// app is what every command shares: the streams and the environment of the
// process, so that nothing below main reads globals.
type app struct {
	stdout, stderr io.Writer
	stdin          io.Reader
	env            func(string) string
}

// exitError carries an exit code to the top. With a nil error everything has
// been said already, and only the code is left.
type exitError struct {
	code int
	err  error
}

func (e *exitError) Error() string {
	if e.err == nil {
		return fmt.Sprintf("exit code %d", e.code)
	}
	return e.err.Error()
}

func (e *exitError) Unwrap() error { return e.err }

// usageError marks an error as the user's, so that the exit code is 2.
func usageError(format string, args ...any) error {
	return &exitError{code: exitUsage, err: fmt.Errorf(format, args...)}
}

func (a *app) run(ctx context.Context, args []string) int {
	root := a.rootCommand()
	root.SetArgs(args)
	err := root.ExecuteContext(ctx)
	if err == nil {
		return exitDone
	}
	if ctx.Err() != nil {
		fmt.Fprintln(a.stderr, "envsolve: interrupted; nothing half-written is left behind")
		return exitInterrupted
	}
	var exit *exitError
	if !errors.As(err, &exit) {
		exit = &exitError{code: exitFailed, err: err}
	}
	if exit.err != nil {
		fmt.Fprintf(a.stderr, "envsolve: %v\n", exit.err)
	}
	return exit.code
}

const longHelp = `envsolve solves for one consistent NVIDIA GPU software stack (driver, CUDA, cuDNN,
NCCL, framework build, extensions, Python, OS, base image) out of cited
compatibility facts, locks it to the byte, builds it as a container image through
BuildKit, and puts a self-test inside.

Exit codes: 0 done, 1 failed, 2 bad usage or input, 3 no consistent stack,
4 lock missing, stale or edited, 5 self-test failed, 130 interrupted.`

func (a *app) rootCommand() *cobra.Command {
	root := &cobra.Command{
		Use:           "envsolve",
		Short:         "Reproducible environments for NVIDIA GPU software",
		Long:          longHelp,
		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          unknownCommand,

		SuggestionsMinimumDistance: 2,
		RunE:                       func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	root.SetOut(a.stdout)
	root.SetErr(a.stderr)
	root.SetIn(a.stdin)
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		return usageError("%w; see %s --help", err, cmd.CommandPath())
	})
	root.CompletionOptions.HiddenDefaultCmd = true
	root.AddCommand(
		a.planCommand(), a.lockCommand(), a.buildCommand(), a.testCommand(), a.verifyCommand(), a.emitCommand(), a.whyNotCommand(), a.diffCommand(), a.outdatedCommand(), a.matricesCommand(), a.initCommand(), a.fmtCommand(),
		a.cacheCommand(), a.builderCommand(), a.versionCommand(), a.supervisorCommand(),
	)
	return root
}

// unknownCommand words an unknown command as bad usage, with suggestions.
func unknownCommand(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	text := fmt.Sprintf("unknown command %q", args[0])
	if near := cmd.SuggestionsFor(args[0]); len(near) > 0 {
		text += fmt.Sprintf("; did you mean %q?", near[0])
	}
	return usageError("%s; see envsolve --help", text)
}

// args wraps a cobra argument check so that its errors count as bad usage.
func args(check cobra.PositionalArgs) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if err := check(cmd, args); err != nil {
			return usageError("%w; see %s --help", err, cmd.CommandPath())
		}
		return nil
	}
}

// terminal reports whether w is a terminal, and how wide it is.
func terminal(w io.Writer) (width int, ok bool) {
	f, isFile := w.(*os.File)
	if !isFile || !term.IsTerminal(int(f.Fd())) {
		return 0, false
	}
	width, _, err := term.GetSize(int(f.Fd()))
	if err != nil {
		return 0, true
	}
	return width, true
}
