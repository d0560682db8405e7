package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/envsolve/envsolve/internal/judge"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// fixing writes ways out into sources, one after the other: each is of the sources as those
// before it leave them, and nothing is written to the disk before the last.
type fixing struct {
	*app
	sources []string
	flags   *checkFlags

	bound *judge.Bound
	state judge.State // with all ways out so far
	told  []string    // what is said of them once they are written
}

// applyFix writes the first way out that can be written of each container that fails into
// the sources, and of what else is judged one by one, and returns the verdict on them then.
// Where one has none that can be written the others are written all the same, and why is
// said of the first of those.
func (a *app) applyFix(
	ctx context.Context, sources []string, f *checkFlags, env *observed.Environment, doc *verdict.Document,
) (observed.Environment, verdict.Document, error) {
	if doc.Verdict != verdict.Fails {
		return *env, *doc, nil
	}
	s := &fixing{app: a, sources: sources, flags: f, bound: judge.NewBound(), state: judge.State{Env: *env, Doc: *doc}}
	var unwritten error
	mendable := false
	for of := range doc.Judged {
		if j := &s.state.Doc.Judged[of]; j.Verdict != verdict.Fails || len(j.Fixes) == 0 {
			continue // it fails no more with what is written for another, or nothing is known to help
		}
		mendable = true
		err := s.mend(ctx, of)
		if ctx.Err() != nil {
			return *env, *doc, ctx.Err()
		}
		unwritten = cmp.Or(unwritten, err)
	}
	if unwritten != nil {
		var hands handsError
		if errors.As(unwritten, &hands) {
			for _, hand := range hands.byHand {
				fmt.Fprintf(a.Stderr, "%s: %s\n", printable.Line(hand.At.String()), printable.Line(hand.Why))
			}
			for _, why := range hands.unwritten {
				fmt.Fprintf(a.Stderr, "by hand: %s\n", printable.Line(why))
			}
		}
	}
	switch {
	case !mendable:
		fmt.Fprintln(a.Stderr, "nothing is written: no change is known that makes it work")
		return *env, *doc, nil
	case len(s.state.Files) == 0:
		fmt.Fprintf(a.Stderr, "nothing is written: %s\n", printable.Line(unwritten.Error()))
		return *env, *doc, nil
	case unwritten != nil:
		fmt.Fprintf(a.Stderr, "not everything is written: %s\n", printable.Line(unwritten.Error()))
	}
	for _, line := range s.told {
		fmt.Fprintf(a.Stderr, "the first change that can be written: %s\n", printable.Line(line))
	}
	return s.state.Env, s.state.Doc, a.writeFix(s.state.Files)
}

// mend writes the first way out of a verdict that can be written and works, or else the first that leaves
// something unproven; the error says why the first of them cannot be written.
func (s *fixing) mend(ctx context.Context, of int) (first error) {
	var found *judge.Proof
	foundAt := 0
	fixes := s.state.Doc.Judged[of].Fixes
	for i := range fixes {
		proof, err := s.try(ctx, of, &fixes[i])
		if ctx.Err() != nil {
			return ctx.Err()
		}
		first = cmp.Or(first, err)
		if err != nil || found != nil && proof.Fix.Doubtful {
			continue
		}
		if found, foundAt = proof, i; !proof.Fix.Doubtful {
			break
		}
	}
	if found == nil {
		return first
	}
	if foundAt > 0 || found.Fix.Text != fixes[foundAt].Text || found.Fix.Doubtful {
		s.told = append(s.told, found.Fix.Text)
	}
	s.state = found.After
	return nil
}

// try rewrites the sources for a way out, and judges the rewritten text. A way out that
// cannot be written as a whole, does not do what it says, or makes anything worse is an
// error, and changes nothing.
func (s *fixing) try(ctx context.Context, of int, fix *verdict.Fix) (*judge.Proof, error) {
	again := func(files []source.Rewritten) (observed.Environment, verdict.Document, error) {
		return s.judge(ctx, s.sources, s.flags, files)
	}
	proof, err := s.bound.Prove(os.ReadFile, again, &s.state, of, fix)
	switch {
	case err != nil:
		return nil, err
	case proof.CutOff():
		return nil, errTooMuch
	case proof.Holds():
		return &proof, nil
	case proof.Worse != "":
		return nil, fmt.Errorf("with %s, %s: make the change by hand", fix.Text, proof.Worse)
	case proof.Refuted != "":
		return nil, errors.New(proof.NoneFound())
	}
	return nil, handsError{proof.Fix.Text, proof.ByHand, proof.Fix.Unwritten}
}

// errTooMuch says why ways out are left that nobody has tried.
var errTooMuch = errors.New("too much is judged here for a proof of each change: run it again for the rest, " +
	"or for each source alone")

// handsError is a way out of which something has to be done by hand.
type handsError struct {
	text      string
	byHand    []source.ByHand
	unwritten []string // likewise, of no place
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
