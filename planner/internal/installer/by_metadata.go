package installer

import (
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
)

// newerByMetadata returns the newest release of a framework that an installer chooses for a file or a command,
// named there or required by what is, where the metadata of what is beside it takes in a newer one than goes with
// that: an installer knows neither what wheels were compiled against nor what they run beside. It is nil where there
// is none, and where something of which the facts hold nothing may hold it back.
func newerByMetadata(q *question.Question, best *model.Solution) *Newer {
	return frameworkGiven(q, best, func(name string) bool { return !q.HoldsBack(name) })
}

// UnlessHeld returns what an installer gives of a framework or its companion, as newerByMetadata and newerCompanion
// say, where something of which the facts hold nothing may hold it back; nil where there is none.
func UnlessHeld(q *question.Question, best *model.Solution) *Newer {
	if given := frameworkGiven(q, best, q.HoldsBack); given != nil {
		return given
	}
	return companionGiven(q, best, q.HoldsBack)
}

// frameworkGiven returns it of the frameworks that packages of some names install.
func frameworkGiven(q *question.Question, best *model.Solution, of func(name string) bool) *Newer {
	if q.Foreign() || HoldsFramework(q) || len(q.Held) > 0 || q.Opaque.Value != "" {
		return nil
	}
	for i, f := range best.Frameworks() {
		if in, _ := q.MakersImage(f.Package); in || !question.LeftOpen(f.Package) || f.Package.At.Line == 0 ||
			question.NoneGiven(q.Given[i]) || !of(best.Build(f).Release.Package) {
			continue
		}
		given := &Newer{Name: f.Package.Name, Whole: true}
		by := q.SeenAt(f.Package.At)
		if by != nil && by.Name == q.Facts.FrameworkInfo(given.Name).CorePackage {
			continue // it brings no framework: the two came together
		}
		if !named(q, given.Name) {
			given.Of = by
			if by == nil || by.Installed || by.Conda || by.Source || by.Alone || by.From != "" ||
				leavesFramework(best, by, best.Build(f).Release.Package) {
				continue
			}
		}
		counts := func(b *candidate.Build) bool {
			return !b.Release.MustBeNamed() && q.IsAsked(f.Package, b.Release) && given.runsOnSystem(q, b)
		}
		given.Release = newestFramework(best, f, counts, func(p *model.PackageVariable) bool {
			return question.LeftOpen(p.Package)
		}, q.Facts, q.Day)
		if given.Release != "" && version.Compare(best.Build(f).Release.Version, given.Release) < 0 {
			return given
		}
	}
	return nil
}

// leavesFramework reports whether a package that is compiled against a framework names none in its metadata, as far as
// the facts hold that, and leaves it to the user which one is there: pytorch3d, mmcv.
func leavesFramework(best *model.Solution, by *existing.Package, framework string) bool {
	return slices.ContainsFunc(best.Of(query.Extension), func(e *model.PackageVariable) bool {
		v := best.At(&e.Variable)
		return e.Package.Name == by.Name && !e.Package.None(v) && e.Package.CompilesWithoutWheel() &&
			e.Row(v).Requires[framework] == ""
	})
}

// runsOnSystem reports whether an installer takes a wheel for the C library that was observed.
func (n *Newer) runsOnSystem(q *question.Question, b *candidate.Build) bool {
	return q.System.Glibc == "" || b.MinGlibc() == "" || version.Compare(q.System.Glibc, b.MinGlibc()) >= 0
}
