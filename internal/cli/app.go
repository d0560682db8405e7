// Package cli is what the two programs of envsolve share: exit codes, streams,
// the flags that ask for a stack, the target file with its diagnostics, and the
// lock beside it. It knows no BuildKit and no registry: cmd/envsolve must start
// in a millisecond.
package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/planner/request"
)

// Exit codes, as contract and help text promise them.
const (
	ExitDone        = 0
	ExitFailed      = 1
	ExitUsage       = 2
	ExitConflict    = 3
	ExitLock        = 4
	ExitSelfTest    = 5
	ExitInterrupted = 130
)

// App is what every command shares: the streams and the environment of the
// process, so that nothing below main reads globals.
type App struct {
	Stdout, Stderr io.Writer
	Stdin          io.Reader
	Env            func(string) string
	LookupEnv      func(string) (string, bool) // where set and empty says something

	// Fetch gets the facts of a reference with a digest into the cache, through
	// mirrors. It is nil in the program that has no network.
	Fetch func(reference string, mirrors []request.Mirror) error

	writing sync.Mutex // held by Writing
}

// ExitError carries an exit code to the top. With a nil Err everything has
// been said already, and only the code is left.
type ExitError struct {
	Code int
	Err  error
}

// Error returns the cause, or the code where everything has been said.
func (e *ExitError) Error() string {
	if e.Err == nil {
		return fmt.Sprintf("exit code %d", e.Code)
	}
	return e.Err.Error()
}

// Unwrap returns the cause.
func (e *ExitError) Unwrap() error { return e.Err }

// UsageError marks an error as the user's, so that the exit code is 2.
func UsageError(format string, args ...any) error {
	return &ExitError{Code: ExitUsage, Err: fmt.Errorf(format, args...)}
}

// Run runs a command line and gives the process's exit code. What went wrong
// has been printed then.
func (a *App) Run(ctx context.Context, root *cobra.Command, args []string) int {
	root.SetArgs(args)
	err := root.ExecuteContext(ctx)
	if err == nil {
		return ExitDone
	}
	if ctx.Err() != nil {
		fmt.Fprintln(a.Stderr, "envsolve: interrupted; nothing half-written is left behind")
		return ExitInterrupted
	}
	var exit *ExitError
	if !errors.As(err, &exit) {
		exit = &ExitError{Code: ExitFailed, Err: err}
	}
	if exit.Err != nil {
		fmt.Fprintf(a.Stderr, "envsolve: %v\n", exit.Err)
	}
	return exit.Code
}

// Main runs this process's arguments on the command line that root makes of
// them, and returns the exit code. Ctrl-C, SIGTERM and SIGHUP cancel what runs; a command
// marked by EndsAtOnce is not waited for. A second signal kills the process.
func Main(root func(a *App, args []string) *cobra.Command) int {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	signals, done := make(chan os.Signal, 1), make(chan int, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	if !signal.Ignored(syscall.SIGHUP) { // as nohup has it
		signal.Notify(signals, syscall.SIGHUP)
	}
	stdout, stderr := printable.NewWriter(os.Stdout), printable.NewWriter(os.Stderr)
	a := &App{Stdout: stdout, Stderr: stderr, Stdin: os.Stdin, Env: os.Getenv, LookupEnv: os.LookupEnv}
	command, args := root(a, os.Args[1:]), os.Args[1:]
	atOnce := endsAtOnce(command, args)
	go func() {
		code := a.Run(ctx, command, args)
		if err := errors.Join(stdout.Flush(), stderr.Flush()); err != nil && code == ExitDone {
			fmt.Fprintf(a.Stderr, "envsolve: %v\n", err)
			code = ExitFailed
		}
		done <- code
	}()
	select {
	case code := <-done:
		return code
	case <-signals:
	}
	signal.Stop(signals) // from here on a signal does what it does to any process
	if atOnce {
		a.writing.Lock() // nothing stays half-written
		a.sayInterrupted()
		return ExitInterrupted
	}
	cancel()
	return <-done
}

// sayInterrupted gives up soon where nobody reads standard error.
func (a *App) sayInterrupted() {
	said := make(chan struct{})
	go func() {
		fmt.Fprintln(a.Stderr, "envsolve: interrupted")
		close(said)
	}()
	select {
	case <-said:
	case <-time.After(100 * time.Millisecond):
	}
}

// atOnceMark is the annotation of commands that EndsAtOnce marks.
const atOnceMark = "envsolve-ends-at-once"

// EndsAtOnce marks a command, and those below it, as one that reads and computes,
// and writes with WriteFile and Writing alone: when it is interrupted there is nothing to
// clean up or wait for. That is not so where one of the flags is given.
func EndsAtOnce(cmd *cobra.Command, unless ...string) *cobra.Command {
	cmd.Annotations = map[string]string{atOnceMark: strings.Join(unless, " ")}
	return cmd
}

// endsAtOnce reports whether arguments call a command marked by EndsAtOnce.
func endsAtOnce(root *cobra.Command, args []string) bool {
	cmd, _, err := root.Find(args)
	if err != nil {
		return false
	}
	for ; cmd != nil; cmd = cmd.Parent() {
		if unless, marked := cmd.Annotations[atOnceMark]; marked {
			return !slices.ContainsFunc(args, func(arg string) bool {
				name, _, _ := strings.Cut(arg, "=")
				flag, ok := strings.CutPrefix(name, "--")
				return ok && slices.Contains(strings.Fields(unless), flag)
			})
		}
	}
	return false
}

const longHelp = `envsolve solves for one consistent NVIDIA GPU software stack (driver, CUDA, cuDNN,
NCCL, framework build, extensions, Python, OS, base image) out of cited
compatibility facts, locks it to the byte, builds it as a container image through
BuildKit, and puts a self-test inside.

Exit codes: 0 done, 1 failed, 2 bad usage or input, 3 no consistent stack,
4 lock missing, stale or edited, 5 self-test failed, 130 interrupted.`

// Root is the command line that commands hang on. Both programs speak as
// envsolve, so that help and errors read the same wherever a command runs.
func (a *App) Root(commands ...*cobra.Command) *cobra.Command {
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
	root.SetOut(a.Stdout)
	root.SetErr(a.Stderr)
	root.SetIn(a.Stdin)
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		return UsageError("%w; see %s --help", err, cmd.CommandPath())
	})
	root.AddCommand(commands...)
	root.AddCommand(a.manualCommand())
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
	return UsageError("%s; see envsolve --help", text)
}

// Args wraps a cobra argument check so that its errors count as bad usage.
func Args(check cobra.PositionalArgs) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if err := check(cmd, args); err != nil {
			return UsageError("%w; see %s --help", err, cmd.CommandPath())
		}
		return nil
	}
}

// Terminal reports whether w is a terminal, and how wide it is.
func Terminal(w io.Writer) (width int, ok bool) {
	f, isFile := printable.Unwrap(w).(*os.File)
	if !isFile || !term.IsTerminal(int(f.Fd())) {
		return 0, false
	}
	width, _, err := term.GetSize(int(f.Fd()))
	if err != nil {
		return 0, true
	}
	return width, true
}
