package facts

import (
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/plan"
)

// Evidence returns what the first of some facts rests on: of its sources the one
// of the strongest class, and of those the newest; nil where it has none.
func (f *Facts) Evidence(refs []string) *plan.Evidence {
	if len(refs) == 0 {
		return nil
	}
	fact, err := f.Lookup(refs[0])
	if err != nil || len(fact.Sources) == 0 {
		return nil
	}
	best := fact.Sources[0]
	for _, s := range fact.Sources[1:] {
		if r, b := strength(s.Class), strength(best.Class); r < b || r == b && s.Date > best.Date {
			best = s
		}
	}
	e := &plan.Evidence{Class: string(best.Class), Date: best.Date, URL: best.URL, Overlay: fact.Overlay,
		Learned: fact.Learned}
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
