package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/planner/verdict"
)

// judgeContents judges what was found inside, by its JSON, on GPUs and drivers: as
// "envsolve inspect -o json IMAGE | envsolve check -" does.
func judgeContents(ctx context.Context, what string, found []byte, f *inspectFlags) (verdict.Document, error) {
	env, err := source.Read(ctx, []string{source.Stdin}, bytes.NewReader(found))
	if err != nil {
		return verdict.Document{}, err
	}
	for i := range env.Observations {
		env.Observations[i].At = request.Position{File: what}
	}
	env.Sources = []string{what}
	flags := observed.Flags{GPU: f.gpus, Driver: f.drivers, Platform: f.platform}
	source.Over(&env, flags.Observations())
	doc, err := planner.New(matrices.Embedded()).Check(env)
	if errors.Is(err, planner.ErrNothingToJudge) {
		return doc, cli.UsageError("%s: no framework and no package that loads CUDA is in it, "+
			"so there is nothing to judge on %s",
			what, strings.Join(append(f.gpus, f.drivers...), ", "))
	}
	return doc, err
}

// writeVerdict writes the verdict behind what was found.
func (a *app) writeVerdict(doc verdict.Document) error {
	shown := printable.Document(doc)
	width, isTerminal := cli.Terminal(a.Stdout)
	fmt.Fprintln(a.Stdout)
	err := report.WriteChecked(a.Stdout, &shown, report.Table, report.Options{
		Color: isTerminal && a.Env("NO_COLOR") == "", Width: min(width, 140)})
	if err != nil {
		return err
	}
	return exitOfVerdict(&doc)
}

// exitOfVerdict returns the exit code of check: 3 where it fails.
func exitOfVerdict(doc *verdict.Document) error {
	if doc != nil && doc.Verdict == verdict.Fails {
		return &cli.ExitError{Code: cli.ExitConflict}
	}
	return nil
}
