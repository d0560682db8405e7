package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/target"
)

// takeFleet takes the GPUs and drivers of a target file's targets for those that
// are judged, where no flag names others: each target's GPUs with its own drivers.
func (f *checkFlags) takeFleet() error {
	if f.fleet == "" {
		return nil
	}
	file, diagnostics := target.Load(f.fleet, target.Options{})
	if diagnostics.HasErrors() {
		return cli.UsageError("--fleet: %w", diagnostics)
	}
	for i := range file.Requests {
		r := &file.Requests[i]
		host := observed.Host{Name: r.Name()}
		for _, g := range r.GPUs {
			host.GPU = append(host.GPU, g.Value)
		}
		for _, d := range r.Drivers {
			host.Driver = append(host.Driver, d.Value)
		}
		if len(host.GPU)+len(host.Driver) > 0 {
			f.seen.Hosts = append(f.seen.Hosts, host)
		}
	}
	if len(f.seen.Hosts) == 0 {
		return cli.UsageError("--fleet: %s: no target of it names a GPU or a driver", f.fleet)
	}
	return nil
}

// checkEach judges each source by itself: files that changed together need not be
// of one environment. Sources that describe none, or name nothing to judge, are left out,
// and told; what cannot be read is told, too, and the others are judged. The exit code is
// 3 where one fails, else 2 where one could not be read.
func (a *app) checkEach(ctx context.Context, sources []string, f *checkFlags) error {
	switch format, err := report.ParseCheckFormat(f.output); {
	case err != nil:
		return cli.UsageError("-o: %w", err)
	case format == report.JSON || format == report.SARIF:
		return cli.UsageError("-o %s holds one document: check the sources one by one, or without --each", format)
	case len(sources) == 0:
		return cli.UsageError("--each: name the sources")
	}
	var conflict, unread error
	for _, name := range sources {
		err := a.checkOne(ctx, name, f)
		var exit *cli.ExitError
		switch {
		case err == nil:
		case ctx.Err() != nil:
			return ctx.Err()
		case errors.Is(err, planner.ErrNothingToJudge):
			fmt.Fprintf(a.Stderr, "%s: nothing to judge in it\n", printable.Line(name))
		case errors.Is(err, source.ErrOtherKind):
			fmt.Fprintf(a.Stderr, "left out: %v\n", err)
		case !errors.As(err, &exit) || exit.Code != cli.ExitConflict && exit.Code != cli.ExitUsage:
			return err
		case exit.Code == cli.ExitConflict:
			a.sayCause(exit)
			conflict = &cli.ExitError{Code: exit.Code}
		default:
			a.sayCause(exit)
			unread = &cli.ExitError{Code: exit.Code}
		}
	}
	return cmp.Or(conflict, unread)
}

// sayCause says what is behind an exit code, where it has not been said.
func (a *app) sayCause(exit *cli.ExitError) {
	if exit.Err != nil {
		fmt.Fprintf(a.Stderr, "envsolve: %v\n", exit.Err)
	}
}

// checkOne judges one source, under its name.
func (a *app) checkOne(ctx context.Context, name string, f *checkFlags) error {
	if _, _, err := a.judge(ctx, []string{name}, f, nil); err != nil {
		return err
	}
	if f.output == string(report.Table) {
		fmt.Fprintf(a.Stdout, "%s\n", printable.Line(name))
	}
	return a.check(ctx, []string{name}, f)
}
