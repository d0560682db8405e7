package planner

import "github.com/envsolve/envsolve/matrices"

// evidence gives what the first of some facts rests on.
func (f *facts) evidence(refs []string) *Evidence {
	if len(refs) == 0 {
		return nil
	}
	e := kept(f.shelf, evidenceKey{refs[0]}, func(*Evidence) int { return 2 * entryBytes }, func() *Evidence { return f.strongest(refs[0]) })
	if e == nil {
		return nil
	}
	own := *e // plans belong to who asked for them
	return &own
}

// evidenceKey is the key of what a fact rests on.
type evidenceKey struct{ ref string }

// strongest gives of a fact's sources the one of the strongest class, and of
// those the newest; nil where it has none.
func (f *facts) strongest(ref string) *Evidence {
	fact, err := f.Lookup(ref)
	if err != nil || len(fact.Sources) == 0 {
		return nil
	}
	best := fact.Sources[0]
	for _, s := range fact.Sources[1:] {
		if r, b := strength(s.Class), strength(best.Class); r < b || r == b && s.Date > best.Date {
			best = s
		}
	}
	e := &Evidence{Class: string(best.Class), Date: best.Date, URL: best.URL, Overlay: fact.Overlay}
	if len(fact.Cells) > 0 && fact.Cells[0].Inferred {
		e.Class = string(matrices.Inferred)
	}
	return e
}

// strength orders the classes of evidence, the strongest first.
func strength(c matrices.Class) int {
	switch c {
	case matrices.Measured:
		return 0
	case matrices.Vendor:
		return 1
	case matrices.Reported:
		return 2
	}
	return 3
}
