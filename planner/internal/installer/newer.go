package installer

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/doubt"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
)

// Newer is a release that an installer gives where nobody says which it is, and
// that an environment does not run.
type Newer struct {
	Name, Release string
	// Of is what brings a framework or a package that nobody names, nil for others.
	Of *existing.Package
	// Whole says that the metadata of all that is beside it takes it in, so that what an installer leaves
	// is judged as a whole.
	Whole bool
}

// NewerPackage returns the release that an installer gives of a package, or of a framework that a package brings,
// beside which something does not run though the metadata of all that is there takes it in; nil where there is none.
func NewerPackage(q *question.Question, best *model.Solution) *Newer {
	for _, find := range []func(*question.Question, *model.Solution) *Newer{
		newerLimited, newerPastLimits, newerByMetadata, newerCompanion, NewerRequired,
	} {
		if given := find(q, best); given != nil {
			return given
		}
	}
	return nil
}

// NewerFramework returns the newest release of a framework that is named alone and
// without a version, where an older one runs, whatever the GPU.
func NewerFramework(q *question.Question, best *model.Solution) *Newer {
	if len(best.Of(query.Extension)) > 0 || doubt.PinnedByPackage(q) {
		return nil
	}
	for i, f := range best.Frameworks() {
		byName := q.Given[i].By == candidate.ByDefault || q.Given[i].By == candidate.ByExtra
		if !question.LeftOpen(f.Package) || !byName || q.Python.Number >= 0 || q.Pythons.Number >= 0 ||
			q.System.Glibc != "" || !named(q, f.Package.Name) {
			continue
		}
		if newest := q.Given[i].Builds[0].Release.Version; newest != best.Build(f).Release.Version {
			return &Newer{Name: f.Package.Name, Release: newest}
		}
	}
	return nil
}

// newerLimited returns the release that the installer gives of a package that a file names,
// and that a framework or a package does not run beside though its metadata takes it in; nil where
// there is none, and where something of which the facts hold nothing may hold it back.
func newerLimited(q *question.Question, best *model.Solution) *Newer {
	if q.Foreign() {
		return nil
	}
	image := HoldsFramework(q)
	for _, e := range best.Of(query.Extension) {
		p := q.SeenAt(e.Package.At)
		if p == nil || p.Installed || p.At.ByFlag() || !question.LeftOpen(e.Package) || q.HoldsBack(p.Name) ||
			image && !p.Upgraded || // an image may have it already
			!best.Follows(e) && (!worksWithFewer(best, e.Package.Name) || unsaidBeside(q, best, e)) {
			continue
		}
		gives := NewestInstalled(best, e.Package, q.Day)
		if given := newerThan(best, e, gives); given != nil {
			return given
		}
	}
	return nil
}

// newerThan returns what an installer gives of a package where that is a later release than a stack has; nil for others,
// and where none is known.
func newerThan(best *model.Solution, e *model.PackageVariable, gives string) *Newer {
	if gives == "" || version.Compare(e.Version(best.At(&e.Variable)), gives) >= 0 {
		return nil
	}
	return &Newer{Name: e.Package.Name, Release: gives}
}

// newerPastLimits returns the release that the installer gives of a package that a file names without a version,
// where no metadata holds it to a framework beside which it does not run: transformers asks for a torch by an extra
// alone. It is nil where there is none, and where something of which the facts hold nothing may hold it back.
func newerPastLimits(q *question.Question, best *model.Solution) *Newer {
	if q.Foreign() || HoldsFramework(q) {
		return nil
	}
	for _, e := range best.Of(query.Extension) {
		p := q.SeenAt(e.Package.At)
		if p == nil || p.Installed || p.Conda || p.Source || p.At.ByFlag() || len(p.Extras) > 0 ||
			!question.LeftOpen(e.Package) || q.HoldsBack(p.Name) || unsaidBeside(q, best, e) {
			continue
		}
		gives := newestPastLimits(best, e, q.Day)
		if given := newerThan(best, e, gives); given != nil {
			return given
		}
	}
	return nil
}

// newerCompanion returns the release that the installer gives of a companion that a file names, where its
// metadata takes in a framework that it does not run with; nil where there is none, and where something of
// which the facts hold nothing may hold it back.
func newerCompanion(q *question.Question, best *model.Solution) *Newer {
	return companionGiven(q, best, func(name string) bool { return !q.HoldsBack(name) })
}

// companionGiven returns it of the companions of some names.
func companionGiven(q *question.Question, best *model.Solution, of func(name string) bool) *Newer {
	if q.Foreign() {
		return nil
	}
	for _, e := range best.Of(query.Companion) {
		p := q.SeenAt(e.Package.At)
		if p == nil || p.Installed || p.Conda || p.Source || p.At.ByFlag() || p.Label != "" ||
			HoldsFramework(q) && !p.Upgraded || // an image may have it already
			!question.LeftOpen(e.Package) || !of(p.Name) {
			continue
		}
		info := q.Facts.PackageNamed(e.Package.Name)
		if info == nil {
			continue
		}
		held := heldBy(q, best, e, p)
		has := func(release string) bool { return onIndex(q, e, p, release) && (held == "" || release == held) }
		gives := newestCompanion(best, e, q.Facts.PackageReleases(info), q.Day, has)
		if given := newerThan(best, e, gives); given != nil {
			return given
		}
	}
	return nil
}

// NewestOnIndex returns the newest release that the only index which is asked for a
// framework has of it, where the installer chooses the release; nil for others.
func NewestOnIndex(q *question.Question) *Newer {
	for i, f := range q.Query.Frameworks() {
		if question.LeftOpen(f) && q.Given[i].By == candidate.ByIndex && q.Install(f).Only {
			return &Newer{Name: f.Name, Release: q.Given[i].Builds[0].Release.Version}
		}
	}
	return nil
}

// OlderThan returns what a solution for this GPU has in an older release than the
// one that an installer gives.
func OlderThan(q *question.Question, best, given *model.Solution) *Newer {
	for i, f := range best.Frameworks() {
		gives := given.Build(given.Frameworks()[i]).Release.Version
		by := q.Given[i].By
		byName := by == candidate.ByDefault || by == candidate.ByExtra || by == candidate.ByIndex ||
			by == candidate.ByCUDA && q.Day != "" && !best.Build(f).Jetson() // which no default index has
		if q.Unjudged == "" && !named(q, f.Package.Name) {
			continue // of a package, whose release decides
		}
		if question.LeftOpen(f.Package) && byName && version.Compare(best.Build(f).Release.Version, gives) < 0 {
			return &Newer{Name: f.Package.Name, Release: gives}
		}
	}
	for _, e := range best.Of(query.Extension) {
		for _, o := range given.Of(query.Extension) {
			gives := o.Version(given.At(&o.Variable))
			if e.Package.Name == o.Package.Name && question.Unsaid(e) &&
				version.Compare(e.Version(best.At(&e.Variable)), gives) < 0 {
				return &Newer{Name: e.Package.Name, Release: gives}
			}
		}
	}
	return nil
}

// heldBy returns the release to which a framework holds a companion that it requires, as torch does triton: an
// installer takes that one, unless a later command upgrades it. It is empty for others.
func heldBy(q *question.Question, best *model.Solution, e *model.PackageVariable, p *existing.Package) string {
	before := func(f existing.Package) bool { return f.Framework == e.Of.Package.Name && f.Command < p.Command }
	if !RequiredByFramework(q, e.Package) || p.Upgraded && slices.ContainsFunc(q.Frameworks, before) {
		return ""
	}
	return best.Build(e.Of).Release.Pairs[e.Package.Name]
}

// onIndex reports whether the index that is asked for a companion has a release of it: one for a CUDA has
// those that go with the framework's builds there.
func onIndex(q *question.Question, e *model.PackageVariable, p *existing.Package, release string) bool {
	only := strings.TrimSuffix(q.OnlyIndex(p), "/")
	there := func(b matrices.Build) bool { return strings.TrimSuffix(b.IndexURL, "/") == only }
	pairedThere := func(r matrices.FrameworkRelease) bool {
		return r.Pairs[e.Package.Name] == release && slices.ContainsFunc(r.Builds, there)
	}
	return only == "" || slices.ContainsFunc(q.Facts.Frameworks(e.Of.Package.Name), pairedThere)
}

// unsaidBeside reports whether a package without GPU code of its own is pinned besides of which the facts
// do not say whether it goes with every release of another one: an installer may give an older one for it.
func unsaidBeside(q *question.Question, best *model.Solution, e *model.PackageVariable) bool {
	return slices.ContainsFunc(best.Of(query.Extension), func(o *model.PackageVariable) bool {
		info := q.Facts.PackageNamed(o.Package.Name)
		return o != e && !question.LeftOpen(o.Package) && info != nil && q.PlainPython(info) && !mention(o, e)
	})
}

// HoldsFramework reports whether a framework is there already, as in an image.
func HoldsFramework(q *question.Question) bool {
	return slices.ContainsFunc(q.Frameworks, func(p existing.Package) bool { return p.Installed })
}

// named reports whether a framework was observed, and does not come with a package alone.
func named(q *question.Question, framework string) bool {
	return slices.ContainsFunc(q.Frameworks, func(p existing.Package) bool { return p.Framework == framework })
}

// Brought returns a framework that nobody names in the release that comes with a package.
func (n *Newer) Brought(q *question.Question) existing.Package {
	p := existing.Package{Framework: n.Name, Command: n.Of.Command,
		Seen: existing.Seen{Number: -1, At: n.Of.At, Words: n.Of.Words}}
	p.Name = q.Facts.FrameworkInfo(n.Name).Packages[0]
	for i, f := range q.Query.Frameworks() {
		p.ByName = p.ByName || f.Name == n.Name && q.Given[i].By == candidate.ByExtra // as a build for GPUs is
	}
	p.ReadVersion(n.Release)
	return p
}

// Required returns a package that nobody names in the release that comes with the one that requires it.
func (n *Newer) Required() existing.Package {
	p := existing.Package{Command: n.Of.Command, Seen: existing.Seen{Number: -1, At: n.Of.At,
		Words: n.Name + " " + n.Release + ", which " + n.Of.Words + " brings"}}
	p.Name = n.Name
	p.ReadVersion(n.Release)
	return p
}

// IsOf reports whether a release is of what was observed.
func (n *Newer) IsOf(p *existing.Package) bool {
	return p.Framework == n.Name || p.Framework == "" && p.Name == n.Name
}
