package main

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/judge"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// firstFix returns the first way out of what fails, and which verdict it is of.
func firstFix(doc *verdict.Document) (fix verdict.Fix, of int, ok bool) {
	for i, j := range doc.Judged {
		if j.Verdict == verdict.Fails && len(j.Fixes) > 0 {
			return j.Fixes[0], i, true
		}
	}
	return verdict.Fix{}, 0, false
}

// applyFix writes the first way out into the sources, and returns the verdict on them
// then. It judges the rewritten text before it writes anything: a fix that cannot be
// written as a whole, does not do what it says, or makes anything worse is not begun.
func (a *app) applyFix(
	ctx context.Context, sources []string, f *checkFlags, env *observed.Environment, doc *verdict.Document,
) (verdict.Document, error) {
	if doc.Verdict != verdict.Fails {
		return *doc, nil
	}
	fix, of, ok := firstFix(doc)
	if !ok {
		fmt.Fprintln(a.Stderr, "nothing is written: no change is known that makes it work")
		return *doc, nil
	}
	files, byHand, err := source.Rewrite(os.ReadFile, env, fix.Changes)
	if err != nil {
		return *doc, err
	}
	if len(byHand) > 0 || len(files) == 0 {
		for _, hand := range byHand {
			fmt.Fprintf(a.Stderr, "%s: %s\n", printable.Line(hand.At.String()), printable.Line(hand.Why))
		}
		return *doc, cli.UsageError("nothing is written: %s is not a change of these sources alone", fix.Text)
	}
	_, after, err := a.judge(ctx, sources, f, files)
	if ctx.Err() != nil {
		return *doc, err
	}
	if err != nil {
		return *doc, cli.UsageError("nothing is written: with %s, the sources cannot be judged any more (%w): "+
			"make the change by hand", fix.Text, err)
	}
	if why := judge.Unkept(doc, &after, of, verdict.Works); why != "" {
		return *doc, cli.UsageError("nothing is written: with %s, %s: make the change by hand", fix.Text, why)
	}
	return after, a.writeFix(files)
}

// writeFix writes all files of a fix, or none where one cannot be written, and says
// which it has written.
func (a *app) writeFix(files []source.Rewritten) error {
	err := a.Writing(func() error {
		for i, file := range files {
			if err := file.Apply(); err != nil {
				return errors.Join(err, undo(files[:i]))
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	for _, file := range files {
		fmt.Fprintf(a.Stderr, "wrote %s\n", printable.Line(file.Name))
	}
	return nil
}

// undo writes back what files held before they were written.
func undo(files []source.Rewritten) (err error) {
	for _, file := range files {
		file.Before, file.After = file.After, file.Before
		err = errors.Join(err, file.Apply())
	}
	return err
}
