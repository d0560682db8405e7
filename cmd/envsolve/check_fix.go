package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/judge"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// firstFailing returns the place of the first verdict that something fails and can be
// changed; -1 for none.
func firstFailing(doc *verdict.Document) int {
	return slices.IndexFunc(doc.Judged, func(j verdict.Judged) bool {
		return j.Verdict == verdict.Fails && len(j.Fixes) > 0
	})
}

// applyFix writes the first way out that can be written into the sources, and returns the
// verdict on them then. Where none can, it says why of the first.
func (a *app) applyFix(
	ctx context.Context, sources []string, f *checkFlags, env *observed.Environment, doc *verdict.Document,
) (verdict.Document, error) {
	if doc.Verdict != verdict.Fails {
		return *doc, nil
	}
	of := firstFailing(doc)
	if of < 0 {
		fmt.Fprintln(a.Stderr, "nothing is written: no change is known that makes it work")
		return *doc, nil
	}
	var first error
	for i := range doc.Judged[of].Fixes {
		fix := &doc.Judged[of].Fixes[i]
		files, after, err := a.tryFix(ctx, sources, f, env, doc, of, fix)
		if ctx.Err() != nil {
			return *doc, err
		}
		if err == nil {
			if i > 0 {
				fmt.Fprintf(a.Stderr, "the first change that can be written: %s\n", printable.Line(fix.Text))
			}
			return after, a.writeFix(files)
		}
		if first == nil {
			first = err
		}
	}
	var hands handsError
	if errors.As(first, &hands) {
		for _, hand := range hands.byHand {
			fmt.Fprintf(a.Stderr, "%s: %s\n", printable.Line(hand.At.String()), printable.Line(hand.Why))
		}
	}
	return *doc, cli.UsageError("nothing is written: %w", first)
}

// tryFix rewrites the sources for a way out, and judges the rewritten text. A way out that
// cannot be written as a whole, does not do what it says, or makes anything worse is an
// error.
func (a *app) tryFix(
	ctx context.Context, sources []string, f *checkFlags, env *observed.Environment, doc *verdict.Document, of int,
	fix *verdict.Fix,
) ([]source.Rewritten, verdict.Document, error) {
	files, byHand, err := source.Rewrite(os.ReadFile, env, fix.Changes)
	if err != nil {
		return nil, *doc, err
	}
	if len(byHand) > 0 || len(files) == 0 {
		return nil, *doc, handsError{fix.Text, byHand}
	}
	_, after, err := a.judge(ctx, sources, f, files)
	if err != nil {
		return nil, *doc, fmt.Errorf("with %s, the sources cannot be judged any more (%w): make the change by hand",
			fix.Text, err)
	}
	if why := judge.Unkept(doc, &after, of, verdict.Works); why != "" {
		return nil, *doc, fmt.Errorf("with %s, %s: make the change by hand", fix.Text, why)
	}
	return files, after, nil
}

// handsError is a way out of which something has to be done by hand.
type handsError struct {
	text   string
	byHand []source.ByHand
}

func (e handsError) Error() string { return e.text + " is not a change of these sources alone" }

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
