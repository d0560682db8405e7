package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/target"
)

// takeFleet takes the GPUs and drivers of a target file's targets for those that
// are judged, where no flag names others.
func (f *checkFlags) takeFleet() error {
	if f.fleet == "" {
		return nil
	}
	text, err := os.ReadFile(f.fleet)
	if err != nil {
		return cli.UsageError("--fleet: %w", err)
	}
	file, diagnostics := target.Parse(text, f.fleet, target.Options{})
	if diagnostics.HasErrors() {
		return cli.UsageError("--fleet: %w", diagnostics)
	}
	var gpus, drivers []string
	for i := range file.Requests {
		for _, g := range file.Requests[i].GPUs {
			gpus = addNew(gpus, g.Value)
		}
		for _, d := range file.Requests[i].Drivers {
			drivers = addNew(drivers, d.Value)
		}
	}
	if len(gpus)+len(drivers) == 0 {
		return cli.UsageError("--fleet: %s: no target of it names a GPU or a driver", f.fleet)
	}
	if len(f.seen.GPU) == 0 {
		f.seen.GPU = gpus
	}
	if len(f.seen.Driver) == 0 {
		f.seen.Driver = drivers
	}
	return nil
}

func addNew(list []string, value string) []string {
	if slices.Contains(list, value) {
		return list
	}
	return append(list, value)
}

// checkEach judges each source by itself: files that changed together need not be
// of one environment. Sources that name nothing to judge are left out, and told.
// The exit code is that of the worst.
func (a *app) checkEach(ctx context.Context, sources []string, f *checkFlags) error {
	switch format, err := report.ParseCheckFormat(f.output); {
	case err != nil:
		return cli.UsageError("-o: %w", err)
	case format == report.JSON || format == report.SARIF:
		return cli.UsageError("-o %s holds one document: check the sources one by one, or without --each", format)
	case len(sources) == 0:
		return cli.UsageError("--each: name the sources")
	}
	var worst error
	for _, name := range sources {
		err := a.checkOne(ctx, name, f)
		var exit *cli.ExitError
		switch {
		case errors.Is(err, planner.ErrNothingToJudge):
			fmt.Fprintf(a.Stderr, "%s: nothing to judge in it\n", printable.Line(name))
		case errors.As(err, &exit) && exit.Code == cli.ExitConflict:
			worst = exit
		case err != nil:
			return err
		}
	}
	return worst
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
