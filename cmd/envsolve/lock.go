package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/atomicfile"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/internal/resolve"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/lock"
)

const lockHelp = `Lock plans every target and finds the bytes behind the plan: the base image's
digest, every wheel that pip's own resolver picks under the plan's pins, every
distribution package, with address, size and sha256, and the layer that each
wheel becomes. It writes envsolve.lock.hcl beside the target file.

With --locked or --check nothing is resolved: the lock is compared with the
target file, and the exit code is 4 if it is missing, stale or was edited.`

func (a *app) lockCommand() *cobra.Command {
	var flags targetFlags
	var build builderFlags
	var locked, check bool
	cmd := &cobra.Command{
		Use:   "lock [FILE]",
		Short: "Pin a plan to the byte in envsolve.lock.hcl",
		Long:  lockHelp,
		Args:  args(cobra.MaximumNArgs(1)),
		RunE: func(cmd *cobra.Command, args []string) error {
			asked, err := a.loadFile(args, &flags)
			if err != nil {
				return err
			}
			if locked || check {
				_, err := a.lockedAs(asked)
				return err
			}
			if err := build.check(); err != nil {
				return err
			}
			_, err = a.lock(cmd.Context(), asked, &build)
			return err
		},
	}
	flags.registerFile(cmd)
	build.register(cmd)
	cmd.Flags().BoolVar(&locked, "locked", false, "resolve nothing; exit 4 if the lock does not fit the target file")
	cmd.Flags().BoolVar(&check, "check", false, "the same as --locked")
	return cmd
}

// loadFile is load for commands that need a file: a lock stands beside one.
func (a *app) loadFile(args []string, flags *targetFlags) (*ask, error) {
	asked, err := a.load(args, flags)
	if err != nil {
		return nil, err
	}
	if asked.path == "" {
		return nil, usageError("a lock belongs to a target file: write one with envsolve init")
	}
	return asked, nil
}

// lockPath is where the lock of a target file stands.
func lockPath(targetFile string) string {
	if info, err := os.Stat(targetFile); err == nil && info.IsDir() {
		return filepath.Join(targetFile, lock.DefaultName)
	}
	dir, base := filepath.Split(targetFile)
	return filepath.Join(dir, strings.TrimSuffix(base, ".hcl")+".lock.hcl")
}

// readLock reads the lock beside a target file; nil when there is none.
func readLock(path string) (*lock.Lock, error) {
	src, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	l, err := lock.Read(src, path)
	if err != nil {
		return nil, &exitError{code: exitLock, err: err}
	}
	return l, nil
}

// lockedAs reads the lock and insists that it fits the request.
func (a *app) lockedAs(asked *ask) (*lock.Lock, error) {
	path := lockPath(asked.path)
	l, err := readLock(path)
	if err != nil {
		return nil, err
	}
	if l == nil {
		return nil, &exitError{code: exitLock, err: fmt.Errorf("%s: there is no lock: run \"envsolve lock\" and keep the file with the target file", path)}
	}
	if err := l.Check(asked.requests, asked.indexes); err != nil {
		return nil, &exitError{code: exitLock, err: fmt.Errorf("%s: %w", path, err)}
	}
	return l, nil
}

// planned solves every target; conflicts are printed and end the command.
func (a *app) planned(asked *ask) (planner.Document, error) {
	doc, err := planner.New(asked.facts).PlanAll(asked.requests)
	if err != nil {
		return doc, a.inputError(err, asked.sources)
	}
	if err := verdict(doc, false); err != nil {
		width, isTerminal := terminal(a.stderr)
		printed := report.Write(a.stderr, conflicts(doc), report.Table, report.Options{
			Color: isTerminal && a.env("NO_COLOR") == "", Width: min(width, 140),
		})
		return doc, errors.Join(err, printed)
	}
	return doc, nil
}

// conflicts keeps the plans that failed.
func conflicts(doc planner.Document) planner.Document {
	kept := doc
	kept.Plans = nil
	for _, p := range doc.Plans {
		if p.Status == planner.StatusConflict {
			kept.Plans = append(kept.Plans, p)
		}
	}
	return kept
}

// lock resolves every asked target and writes the lock, keeping what it holds
// of other targets of the file.
func (a *app) lock(ctx context.Context, asked *ask, flags *builderFlags) (*lock.Lock, error) {
	doc, err := a.planned(asked)
	if err != nil {
		return nil, err
	}
	st, err := a.openStore()
	if err != nil {
		return nil, err
	}
	defer st.Close()
	targets, err := a.resolve(ctx, asked, doc, st, flags)
	if err != nil {
		return nil, err
	}
	path := lockPath(asked.path)
	l := lock.Lock{Matrices: doc.Matrices, Targets: targets}
	if old, err := readLock(path); err == nil && old != nil {
		l.Targets = merged(asked.all, targets, old)
	}
	if err := atomicfile.Write(path, lock.Write(l), 0o644); err != nil {
		return nil, err
	}
	for _, t := range targets {
		fmt.Fprintf(a.stderr, "locked %s: %d wheels, %d distribution packages, %s to download\n",
			t.Name, len(t.Wheels), len(t.Apt), bytesText(*t.Stack.DownloadBytes))
	}
	fmt.Fprintf(a.stderr, "wrote %s\n", path)
	return &l, nil
}

// merged puts fresh targets among those of the old lock that the file still
// has, in the file's order.
func merged(all []planner.Request, fresh []lock.Target, old *lock.Lock) []lock.Target {
	now := lock.Lock{Targets: fresh}
	var targets []lock.Target
	for _, r := range all {
		t := now.Find(r.Name(), lock.Platform(r))
		if t == nil {
			t = old.Find(r.Name(), lock.Platform(r))
		}
		if t != nil {
			targets = append(targets, *t)
		}
	}
	return targets
}

func (a *app) resolve(ctx context.Context, asked *ask, doc planner.Document, st *store.Store, flags *builderFlags) ([]lock.Target, error) {
	b, err := a.connect(ctx, flags, st)
	if err != nil {
		return nil, err
	}
	defer b.Close()
	shown := a.newDownloads(flags.progress)
	defer shown.end()
	r := &resolve.Resolver{
		Registry: &registry.Client{Mirrors: asked.mirrors},
		Index:    a.indexClient(),
		Store:    st,
		Runner:   runner{builder: b, progress: a.progressTo(flags)},
		Status: func(text string) {
			shown.end()
			fmt.Fprintln(a.stderr, "envsolve:", text)
		},
		Progress: shown.progress,
	}
	targets := make([]lock.Target, len(doc.Plans))
	for i, plan := range doc.Plans {
		targets[i], err = r.Target(ctx, resolve.Input{
			Request: asked.requests[i], Stack: *plan.Stack, Reasons: plan.Reasons, Indexes: asked.indexes,
		})
		if err != nil {
			return nil, err
		}
	}
	return targets, nil
}

// netrc is the file with passwords for indexes, as curl and pip find it.
func (a *app) netrc() string {
	if path := a.env("NETRC"); path != "" {
		return path
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return ""
	}
	return filepath.Join(home, ".netrc")
}
