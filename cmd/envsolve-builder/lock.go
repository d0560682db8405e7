package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/atomicfile"
	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/registry"
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
	var flags cli.TargetFlags
	var build builderFlags
	var locked, check bool
	cmd := &cobra.Command{
		Use:   "lock [FILE]",
		Short: "Pin a plan to the byte in envsolve.lock.hcl",
		Long:  lockHelp,
		Args:  cli.Args(cobra.MaximumNArgs(1)),
		RunE: func(cmd *cobra.Command, args []string) error {
			asked, err := a.LoadFile(args, &flags)
			if err != nil {
				return err
			}
			if locked || check {
				_, err := a.LockedAs(asked)
				return err
			}
			if err := build.check(); err != nil {
				return err
			}
			_, err = a.lock(cmd.Context(), asked, &build)
			return err
		},
	}
	flags.RegisterFile(cmd)
	build.register(cmd)
	cmd.Flags().BoolVar(&locked, "locked", false, "resolve nothing; exit 4 if the lock does not fit the target file")
	cmd.Flags().BoolVar(&check, "check", false, "the same as --locked")
	return cmd
}

// lock resolves every asked target and writes the lock, keeping what it holds
// of other targets of the file.
func (a *app) lock(ctx context.Context, asked *cli.Asked, flags *builderFlags) (*lock.Lock, error) {
	doc, err := a.Planned(asked)
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
	path := cli.LockPath(asked.Path)
	l := lock.Lock{Matrices: doc.Matrices, Targets: targets}
	if old, err := cli.ReadLock(path); err == nil && old != nil {
		l.Targets = merged(asked.All, targets, old)
	}
	if err := atomicfile.Write(path, lock.Write(l), 0o644); err != nil {
		return nil, err
	}
	for _, t := range targets {
		fmt.Fprintf(a.Stderr, "locked %s: %d wheels, %d distribution packages, %s to download\n",
			t.Name, len(t.Wheels), len(t.Apt), cli.BytesText(*t.Stack.DownloadBytes))
	}
	fmt.Fprintf(a.Stderr, "wrote %s\n", path)
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

func (a *app) resolve(ctx context.Context, asked *cli.Asked, doc planner.Document, st *store.Store, flags *builderFlags) ([]lock.Target, error) {
	b, err := a.connect(ctx, flags, st)
	if err != nil {
		return nil, err
	}
	defer b.Close()
	shown := a.newDownloads(flags.progress)
	defer shown.end()
	r := &resolve.Resolver{
		Registry: &registry.Client{Mirrors: asked.Mirrors},
		Index:    a.indexClient(),
		Store:    st,
		Runner:   runner{builder: b, progress: a.progressTo(flags)},
		Status: func(text string) {
			shown.end()
			fmt.Fprintln(a.Stderr, "envsolve:", text)
		},
		Progress: shown.progress,
	}
	targets := make([]lock.Target, len(doc.Plans))
	for i, plan := range doc.Plans {
		targets[i], err = r.Target(ctx, resolve.Input{
			Request: asked.Requests[i], Stack: *plan.Stack, Reasons: plan.Reasons, Indexes: asked.Indexes,
		})
		if err != nil {
			return nil, err
		}
	}
	return targets, nil
}

// netrc is the file with passwords for indexes, as curl and pip find it.
func (a *app) netrc() string {
	if path := a.Env("NETRC"); path != "" {
		return path
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return ""
	}
	return filepath.Join(home, ".netrc")
}
