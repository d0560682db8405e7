package main

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/atomicfile"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/internal/resolve"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

const lockHelp = `Lock plans every target and finds the bytes behind the plan: the base image's
digest, every wheel that pip's own resolver picks under the plan's pins, every
distribution package, with address, size and sha256, and the layer that each
wheel becomes. It writes envsolve.lock.hcl beside the target file.

A lock that is there already is changed as little as the target file demands:
versions, the base image's digest and distribution packages stay as long as they
fit. --upgrade chooses all of them anew, --upgrade=NAME one: a package, a
framework, or base-image, apt, python, os.

What the facts do not know of a package the index does: where its newest release
does not go with the plan, by its own metadata or by what pip finds, its releases
become part of the plan, which is solved anew. It is said what was learned from
which wheel; the cache keeps it, and "envsolve plan" tells it from then on.

With --check or --locked nothing is resolved: the lock is compared with the
target file, and the exit code is 4 if it is missing, stale or was edited.`

const lockExample = `  envsolve lock
  envsolve lock --upgrade
  envsolve lock --upgrade=torch --upgrade=base-image
  envsolve lock --check`

// upgradeAll is what --upgrade says without a name.
const upgradeAll = "everything"

func (a *app) lockCommand() *cobra.Command {
	var flags cli.TargetFlags
	var build builderFlags
	var impossible cli.ImpossibleFlags
	var locked, check bool
	var names []string
	cmd := &cobra.Command{
		Use:     "lock [FILE]",
		Short:   "Pin a plan to the byte in envsolve.lock.hcl",
		Long:    lockHelp,
		Example: lockExample,
		Args:    cli.Args(cobra.MaximumNArgs(1)),
		RunE: func(cmd *cobra.Command, args []string) error {
			asked, err := a.LoadFile(args, &flags)
			if err != nil {
				return err
			}
			if err := a.KeepPossible(asked, &impossible); err != nil {
				return err
			}
			if locked || check {
				return a.checkLock(asked)
			}
			if err := build.check(); err != nil {
				return err
			}
			_, err = a.lock(cmd.Context(), asked, &build, upgradeOf(names))
			return err
		},
	}
	flags.RegisterFile(cmd)
	build.register(cmd)
	impossible.Register(cmd)
	cmd.Flags().BoolVar(&locked, "locked", false, "resolve nothing; exit 4 if the lock does not fit the target file")
	cmd.Flags().BoolVar(&check, "check", false,
		"say whether the lock fits the target file, and write nothing; exit 4 if not")
	cli.Repeated(cmd.Flags(), &names, "upgrade", "choose everything anew, or =NAME alone; repeat for several")
	cmd.Flags().Lookup("upgrade").NoOptDefVal = upgradeAll
	cmd.MarkFlagsMutuallyExclusive("upgrade", "check")
	cmd.MarkFlagsMutuallyExclusive("upgrade", "locked")
	return cmd
}

func upgradeOf(names []string) lock.Upgrade {
	if slices.Contains(names, upgradeAll) {
		return lock.Upgrade{All: true}
	}
	return lock.Upgrade{Names: names}
}

// checkLock says whether the lock fits, and what a new one could choose
// differently.
func (a *app) checkLock(asked *cli.Asked) error {
	l, err := a.LockedAs(asked)
	if err != nil {
		return err
	}
	fmt.Fprintf(a.Stderr, "%s fits %s\n", cli.LockPath(asked.Path), asked.Path)
	if facts := (plan.MatricesInfo{Version: asked.Facts.Version(), Digest: asked.Facts.Digest()}); l.OtherFacts(facts) {
		fmt.Fprintf(a.Stderr, "it was made with the facts of %s; with those of %s, \"envsolve lock --upgrade\" may choose differently\n", l.Matrices.Version, facts.Version)
	}
	return nil
}

// lock resolves every asked target and writes the lock, keeping what it holds
// of other targets of the file, and of these what still fits.
func (a *app) lock(ctx context.Context, asked *cli.Asked, flags *builderFlags, upgrade lock.Upgrade) (*lock.Lock,
	error) {
	path := cli.LockPath(asked.Path)
	old, _ := cli.ReadLock(path) // one that cannot be read is written anew
	if old == nil {
		old = &lock.Lock{}
	} else if unknown := upgrade.Unknown(old.Targets); len(unknown) > 0 {
		return nil, cli.UsageError("--upgrade=%s: %s holds nothing of that name", unknown[0], path)
	}
	tables := *asked
	tables.Facts = asked.Tables
	if _, err := a.PlannedKeeping(&tables, old, upgrade); err != nil {
		return nil, err // before anything is read or started
	}
	if err := atomicfile.Check(path); err != nil {
		return nil, err
	}
	st, err := a.openStore(ctx)
	if err != nil {
		return nil, err
	}
	defer a.closeStore(st)
	job := lockJob{asked: asked, old: old, upgrade: upgrade, store: st}
	targets, err := a.lockLearning(ctx, &job, flags)
	if err != nil {
		return nil, err
	}
	l := lock.Lock{Matrices: job.doc.Matrices, Targets: merged(asked.All, targets, old)}
	text := lock.Write(l)
	if _, err := lock.Read(text, path); err != nil {
		return nil, fmt.Errorf("an index or an image says what no lock may hold: %w", err)
	}
	if err := a.WriteFile(path, text); err != nil {
		return nil, err
	}
	for i := range targets {
		if err := a.sayLocked(&targets[i], old); err != nil {
			return nil, err
		}
	}
	fmt.Fprintf(a.Stderr, "wrote %s\n", path)
	return &l, nil
}

// sayLocked says what a target's lock holds, how large the image gets, and how
// much of it is new.
func (a *app) sayLocked(t *lock.Target, old *lock.Lock) error {
	sizes := t.Sizes()
	fmt.Fprintf(a.Stderr, "locked %s: %d wheels, %d distribution packages, %s to download\n",
		t.Name, len(t.Wheels), len(t.Apt), cli.BytesText(sizes.DownloadBytes))
	width, _ := cli.Terminal(a.Stderr)
	if err := report.WriteSizes(a.Stderr, sizes, report.Options{Width: min(width, 140)}); err != nil {
		return err
	}
	if before := old.Find(t.Name, t.Platform); before != nil {
		layers, bytes := lock.NewLayers(before, sizes)
		fmt.Fprintf(a.Stderr, "  new since the last lock: %d of %d layers of wheels, %s\n", layers, len(sizes.Layers),
			cli.BytesText(bytes))
	}
	return nil
}

// lockJob is what a lock is made from.
type lockJob struct {
	asked   *cli.Asked
	old     *lock.Lock
	upgrade lock.Upgrade
	doc     plan.Document
	store   *store.Store
	blames  int // how often pip has found no answer
}

// merged puts fresh targets among those of the old lock that the file still
// has, in the file's order.
func merged(all []request.Request, fresh []lock.Target, old *lock.Lock) []lock.Target {
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

func (a *app) resolve(ctx context.Context, job lockJob, flags *builderFlags) ([]lock.Target, error) {
	for i, plan := range job.doc.Plans { // before anything is started
		if err := resolve.Lockable(job.asked.Requests[i].Name(), *plan.Stack, job.asked.Indexes); err != nil {
			return nil, err
		}
	}
	pool, err := builder.ConnectAll(ctx, a.builderOptions(flags, job.store))
	if err != nil {
		return nil, err
	}
	defer pool.Close()
	on := make([]*builder.Builder, len(job.doc.Plans))
	for i, plan := range job.doc.Plans {
		if on[i], err = pool.For(plan.Stack.Platform); err != nil {
			return nil, fmt.Errorf("target %q: %w", job.asked.Requests[i].Name(), err)
		}
	}
	shown := newProgress(flags.progress, a.Stderr)
	defer shown.close()
	targets := make([]lock.Target, len(job.doc.Plans))
	for i, plan := range job.doc.Plans {
		request := job.asked.Requests[i]
		if len(targets) > 1 {
			shown.phases.Note("target", request.Name())
		}
		targets[i], err = a.resolver(job, shown, runner{builder: on[i], progress: shown.builder()}).Target(ctx,
			resolve.Input{
				Request: request, Stack: *plan.Stack, Reasons: plan.Reasons, Indexes: job.asked.Indexes,
				Old: job.old.Find(request.Name(), lock.Platform(request)), Upgrade: job.upgrade,
				Learns: job.blames < mostBlames,
			})
		if err != nil {
			return nil, withoutOthers(err, plan.Stack)
		}
		shown.phases.Sum()
	}
	return targets, nil
}

// withoutOthers adds, to an error of a host that gives no answer, how a target goes without it where the stack
// takes wheels from it beside the default index.
func withoutOthers(err error, stack *plan.Stack) error {
	if !errors.Is(err, index.ErrUnreachable) && !errors.Is(err, resolve.ErrNoAnswer) {
		return err
	}
	places := slices.Collect(maps.Values(stack.Wheels))
	for _, ix := range stack.Indexes {
		places = append(places, ix.URL)
	}
	for _, place := range places {
		u, parseErr := url.Parse(place)
		if parseErr == nil && u.Hostname() != "" && strings.Contains(err.Error(), u.Hostname()) {
			return fmt.Errorf("%w\nindexes = [%q] in the target plans without what is on %s", err, request.PyPI, u.Hostname())
		}
	}
	return err
}

// aptArchives names the archives of distribution packages whose logins apt may have.
const aptArchives = "ENVSOLVE_APT_ARCHIVES"

func (a *app) archives() []string {
	return strings.FieldsFunc(a.Env(aptArchives), func(r rune) bool { return r == ',' || r == ' ' })
}

// resolver is what finds the bytes of a plan, on a builder.
func (a *app) resolver(job lockJob, shown *shown, on runner) *resolve.Resolver {
	return &resolve.Resolver{
		Registry:    &registry.Client{Mirrors: mirrorsOf(job.asked.Mirrors)},
		Index:       a.indexClient(),
		Store:       job.store,
		Runner:      on,
		Installer:   on,
		Mirrors:     job.asked.Mirrors,
		Authorities: a.authorities(),
		Archives:    a.archives(),
		Phases:      shown.phases,
	}
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
