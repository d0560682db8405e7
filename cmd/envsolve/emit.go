package main

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/planner/emit"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/request"
)

const emitHelp = `Emit writes a stack in the form of another tool, from the lock where there is one
that fits the target file, and else from the plan. No network and no builder is
used.

`

const emitExample = `  envsolve emit dockerfile -o Dockerfile
  envsolve emit requirements --locked > requirements.txt
  envsolve emit requirements --framework pytorch==2.5.1 --gpu rtx-4090`

// emitFlags are the flags of emit.
type emitFlags struct {
	cli.TargetFlags
	output string
	locked bool
}

func (a *app) emitCommand() *cobra.Command {
	var f emitFlags
	var names []string
	long := emitHelp + "KIND is one of\n"
	for _, k := range emit.Kinds() {
		names = append(names, k.Name)
		long += fmt.Sprintf("  %-15s %s\n", k.Name, k.Short)
	}
	cmd := &cobra.Command{
		Use:       "emit KIND [FILE]",
		Short:     "Write the stack for another tool: " + strings.Join(names, ", "),
		Long:      strings.TrimSuffix(long, "\n"),
		Example:   emitExample,
		ValidArgs: names,
		Args:      cli.Args(cobra.RangeArgs(1, 2)),
		RunE: func(_ *cobra.Command, args []string) error {
			for _, k := range emit.Kinds() {
				if k.Name == args[0] {
					return a.emit(k, args[1:], &f)
				}
			}
			return cli.UsageError("emit %q: there are %s", args[0], strings.Join(names, ", "))
		},
	}
	f.Register(cmd)
	cmd.Flags().StringVarP(&f.output, "output", "o", "", "write to this file instead of standard output")
	cmd.Flags().BoolVar(&f.locked, "locked", false, "refuse a lock that is missing, stale or edited (exit 4)")
	return cmd
}

func (a *app) emit(kind emit.Kind, files []string, f *emitFlags) error {
	asked, err := a.Load(files, &f.TargetFlags)
	if err != nil {
		return err
	}
	request, err := asked.Only("emit")
	if err != nil {
		return err
	}
	in, err := a.emitInput(asked, request, f.locked)
	if err != nil {
		return err
	}
	text, err := kind.Write(in)
	if errors.Is(err, emit.ErrNoLock) {
		return &cli.ExitError{Code: cli.ExitLock, Err: fmt.Errorf("emit %s: target %q: %w", kind.Name, request.Name(), err)}
	}
	if err != nil {
		return cli.UsageError("emit %s: target %q: %w", kind.Name, request.Name(), err)
	}
	if f.output != "" {
		return a.WriteFile(f.output, text)
	}
	if err := checkPrintable(text); err != nil {
		return cli.UsageError("emit %s: target %q: %w", kind.Name, request.Name(), err)
	}
	_, err = a.Stdout.Write(text)
	return err
}

// checkPrintable refuses what could be printed only with escapes in it: it would
// not be the text any more.
func checkPrintable(text []byte) error {
	number := 0
	for line := range bytes.Lines(text) {
		number++
		if shown := printable.Text(string(line)); shown != string(line) {
			return fmt.Errorf("line %d holds what a terminal obeys or hides: write it to a file with -o: %s", number,
				strings.TrimSpace(shown))
		}
	}
	return nil
}

// emitInput takes the lock where it fits. A stale one is said to be left out;
// one that was edited is an error.
func (a *app) emitInput(asked *cli.Asked, one request.Request, locked bool) (emit.Input, error) {
	if asked.Path == "" && locked {
		return emit.Input{}, cli.UsageError("--locked: a lock belongs to a target file")
	}
	if asked.Path != "" && (locked || cli.Exists(cli.LockPath(asked.Path))) {
		l, err := a.LockedAs(asked)
		var stale *lock.Stale
		switch {
		case err == nil:
			return emit.FromLock(l.Find(one.Name(), lock.Platform(one)), asked.Indexes), nil
		case locked || !errors.As(err, &stale):
			return emit.Input{}, err
		}
		fmt.Fprintf(a.Stderr, "envsolve: %v; the plan is written, without hashes\n", err)
	}
	single := *asked
	single.Requests = []request.Request{one}
	doc, err := a.Planned(&single)
	if err != nil {
		return emit.Input{}, err
	}
	return emit.FromPlan(one, *doc.Plans[0].Stack, asked.Indexes), nil
}
