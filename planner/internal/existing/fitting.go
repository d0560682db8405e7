package existing

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/plan"
)

// WithFitting returns a way out that puts another version of a package in the place of taking it
// away: the oldest that the metadata of a framework's release in the stack takes in. Of such a
// package the facts hold no releases. It is nil where no package is taken away that one limits.
func (c *Environment) WithFitting(f *plan.Fix) *plan.Fix {
	next, found := *f, false
	next.Change = slices.Clone(f.Change)
	for i := range next.Change {
		change := &next.Change[i]
		if change.To != "" || !slices.ContainsFunc(c.Packages, func(p Package) bool { return p.Name == change.Part }) {
			continue
		}
		if change.To = c.fitting(f.Stack, change.Part); change.To != "" {
			found = true
		}
	}
	if !found {
		return nil
	}
	return &next
}

// fitting returns the oldest version of a package that a framework of the stack takes in by its
// metadata; empty where that names none.
func (c *Environment) fitting(stack *plan.Stack, name string) string {
	if stack == nil {
		return ""
	}
	frameworks := stack.Frameworks
	if len(frameworks) == 0 {
		frameworks = []plan.Framework{stack.Framework}
	}
	for _, f := range frameworks {
		release := c.Facts.ReleaseOf(f.Name, f.Version)
		if release == nil {
			continue
		}
		spec, err := version.ParseSpecifier(release.PairSpecs[name])
		if low := spec.Low(); err == nil && version.IsDotted(low) && spec.Allows(low) {
			if missing := 3 - version.Parts(low); missing > 0 { // 2.12 says a series where people write it
				low += strings.Repeat(".0", missing)
			}
			return low
		}
	}
	return ""
}
