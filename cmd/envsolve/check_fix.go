package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"slices"

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

	env   observed.Environment
	doc   verdict.Document
	files []source.Rewritten // with all ways out so far, by name
	told  []string           // what is said of them once they are written
}

// applyFix writes the first way out that can be written of each container that fails into
// the sources, and of what else is judged one by one, and returns the verdict on them then.
// Where one has none that can be written the others are written all the same, and why is
// said of the first of those.
func (a *app) applyFix(
	ctx context.Context, sources []string, f *checkFlags, env *observed.Environment, doc *verdict.Document,
) (verdict.Document, error) {
	if doc.Verdict != verdict.Fails {
		return *doc, nil
	}
	s := &fixing{app: a, sources: sources, flags: f, env: *env, doc: *doc}
	var unwritten error
	mendable := false
	for of := range doc.Judged {
		if j := &s.doc.Judged[of]; j.Verdict != verdict.Fails || len(j.Fixes) == 0 {
			continue // it fails no more with what is written for another, or nothing is known to help
		}
		mendable = true
		err := s.mend(ctx, of)
		if ctx.Err() != nil {
			return *doc, ctx.Err()
		}
		unwritten = cmp.Or(unwritten, err)
	}
	if unwritten != nil {
		var hands handsError
		if errors.As(unwritten, &hands) {
			for _, hand := range hands.byHand {
				fmt.Fprintf(a.Stderr, "%s: %s\n", printable.Line(hand.At.String()), printable.Line(hand.Why))
			}
		}
	}
	switch {
	case !mendable:
		fmt.Fprintln(a.Stderr, "nothing is written: no change is known that makes it work")
		return *doc, nil
	case len(s.files) == 0:
		fmt.Fprintf(a.Stderr, "nothing is written: %s\n", printable.Line(unwritten.Error()))
		return *doc, nil
	case unwritten != nil:
		fmt.Fprintf(a.Stderr, "not everything is written: %s\n", printable.Line(unwritten.Error()))
	}
	for _, line := range s.told {
		fmt.Fprintf(a.Stderr, "the first change that can be written: %s\n", printable.Line(line))
	}
	return s.doc, a.writeFix(s.files)
}

// mend writes the first way out of a verdict that can be written; the error says why the
// first of them cannot be.
func (s *fixing) mend(ctx context.Context, of int) (first error) {
	for i := range s.doc.Judged[of].Fixes {
		fix := &s.doc.Judged[of].Fixes[i]
		err := s.try(ctx, of, fix)
		if err == nil {
			if i > 0 {
				s.told = append(s.told, fix.Text)
			}
			return nil
		}
		if ctx.Err() != nil {
			return err
		}
		first = cmp.Or(first, err)
	}
	return first
}

// try rewrites the sources for a way out, and judges the rewritten text. A way out that
// cannot be written as a whole, does not do what it says, or makes anything worse is an
// error, and changes nothing.
func (s *fixing) try(ctx context.Context, of int, fix *verdict.Fix) error {
	changed, byHand, err := source.Rewrite(s.read, &s.env, fix.Changes)
	if err != nil {
		return err
	}
	if len(byHand) > 0 || len(changed) == 0 {
		return handsError{fix.Text, byHand}
	}
	files := s.over(changed)
	env, after, err := s.judge(ctx, s.sources, s.flags, files)
	if err != nil {
		return fmt.Errorf("with %s, the sources cannot be judged any more (%w): make the change by hand", fix.Text, err)
	}
	if why := judge.Unkept(&s.doc, &after, of, verdict.Works); why != "" {
		return fmt.Errorf("with %s, %s: make the change by hand", fix.Text, why)
	}
	s.env, s.doc, s.files = env, after, files
	return nil
}

// read reads a file as the ways out so far leave it.
func (s *fixing) read(name string) ([]byte, error) {
	for _, file := range s.files {
		if file.Name == name {
			return file.After, nil
		}
	}
	return os.ReadFile(name)
}

// over returns the files with all ways out so far and those of one more, each as it is on
// the disk before.
func (s *fixing) over(changed []source.Rewritten) []source.Rewritten {
	list := slices.Clone(s.files)
	for _, file := range changed {
		if at := slices.IndexFunc(list, func(f source.Rewritten) bool { return f.Name == file.Name }); at >= 0 {
			list[at].After = file.After
		} else {
			list = append(list, file)
		}
	}
	slices.SortFunc(list, func(a, b source.Rewritten) int { return cmp.Compare(a.Name, b.Name) })
	return list
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
