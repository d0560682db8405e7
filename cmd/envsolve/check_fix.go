package main

import (
	"context"
	"fmt"
	"os"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// firstFix returns the first way out of what fails.
func firstFix(doc *verdict.Document) (verdict.Fix, bool) {
	for _, j := range doc.Judged {
		if j.Verdict == verdict.Fails && len(j.Fixes) > 0 {
			return j.Fixes[0], true
		}
	}
	return verdict.Fix{}, false
}

// applyFix writes the first way out into the sources, and judges these anew. A
// fix that cannot be written as a whole is not begun.
func (a *app) applyFix(
	ctx context.Context, sources []string, f *checkFlags, env *observed.Environment, doc *verdict.Document,
) (verdict.Document, error) {
	if doc.Verdict != verdict.Fails {
		return *doc, nil
	}
	fix, ok := firstFix(doc)
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
			fmt.Fprintf(a.Stderr, "%s: %s\n", hand.At, hand.Why)
		}
		return *doc, cli.UsageError("nothing is written: %s is not a change of these sources alone", fix.Text)
	}
	if err := a.writeFix(files); err != nil {
		return *doc, err
	}
	_, after, err := a.judge(ctx, sources, f)
	return after, err
}

// writeFix writes all files of a fix, and says which it has written.
func (a *app) writeFix(files []source.Rewritten) error {
	written := 0
	err := a.Writing(func() error {
		for _, file := range files {
			if err := file.Apply(); err != nil {
				return err
			}
			written++
		}
		return nil
	})
	for _, file := range files[:written] {
		fmt.Fprintf(a.Stderr, "wrote %s\n", printable.Line(file.Name))
	}
	return err
}
