package question

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/observed"
)

// findTools lists what is there before a package is compiled where it is: what builds packages, in a version that
// an earlier command names, or as the newest of today. A command compiles before it installs anything, and of what
// is there already nobody says when it came. It lists what is there already, too.
func (q *Question) findTools(e *query.Existing) {
	for i := range q.Packages {
		p := &q.Packages[i]
		if p.Installed {
			e.Installed = append(e.Installed, p.Name)
		}
		newest := p.Upgraded && p.Specifier == "" && q.Day == ""
		if !Installs(p.Name) || p.Installed || p.Exact == "" && !newest {
			continue
		}
		if compiled := q.compiledAfter(e, p); compiled != nil {
			e.Tools = append(e.Tools, query.Tool{Name: p.Name, Version: p.Exact, For: compiled.Name})
		}
		if p.Name == query.Pip && !p.Conda {
			q.installedBy(e, p)
		}
	}
}

// installedBy lists a pip for each package that a later command installs.
func (q *Question) installedBy(e *query.Existing, pip *existing.Package) {
	if pip.Exact == "" && q.Python.Number >= 0 && !packages.NewerPip(version.Minor(q.Python.Value)) {
		return // the newest for that Python
	}
	for i := range q.Packages {
		p := &q.Packages[i]
		if !p.Installed && !p.Conda && pip.Command > 0 && p.Command > pip.Command {
			e.Tools = append(e.Tools, query.Tool{Name: pip.Name, Version: pip.Exact, For: p.Name})
		}
	}
}

// compiledAfter returns a package that is compiled where it is as it is installed, by a later command than a tool, or
// by pip where conda has installed that; nil for none.
func (q *Question) compiledAfter(e *query.Existing, tool *existing.Package) *existing.Package {
	for i := range q.Packages {
		p := &q.Packages[i]
		later := tool.Command > 0 && p.Command > tool.Command || tool.Command == 0 && tool.Conda && !p.Conda
		if p.Installed || !later || strings.HasSuffix(p.From, ".whl") {
			continue
		}
		onSpot := func(o query.OnSpot) bool { return o.Name == p.Name && !o.Any }
		if slices.ContainsFunc(e.OnSpot, onSpot) || q.fromSource(p) {
			return p
		}
	}
	return nil
}

// fromSource reports whether an installer compiles a package, whichever of its releases that are asked for it is.
// What the index has as source alone asks for the builder before it looks for a wheel.
func (q *Question) fromSource(p *existing.Package) bool {
	info := q.Facts.PackageNamed(p.Name)
	if info == nil || p.Label != "" {
		return false
	}
	files := SourceOnIndex(info)
	for _, e := range q.Query.Of(query.Extension) {
		if e.At == p.At && !e.Transitive {
			return !slices.ContainsFunc(e.Releases, func(r facts.Release) bool {
				always := e.Own || r.Row.NeedsNVCC == "always" || files && strings.Contains(r.Row.NeedsNVCC, "wheel")
				return e.AllowsVersion(r.Version) && !always
			})
		}
	}
	return false
}

// SourceOnIndex reports whether the index has a package as source alone: its makers' wheels are files beside its
// releases.
func SourceOnIndex(info *matrices.PackageInfo) bool {
	return info != nil && len(info.WheelsFrom) > 0 && !slices.ContainsFunc(info.WheelsFrom,
		func(s matrices.WheelSource) bool { return s.Kind != matrices.WheelFile })
}

// findTogether lists the packages that one command installs beside another one of which the index has the source alone,
// whose setup imports them: it builds all that it builds, or asks it for its metadata, before it installs anything.
func (q *Question) findTogether(e *query.Existing) {
	if q.BuiltApart || len(q.Held) > 0 || q.Opaque.Value != "" || q.Env.UnreadIndex {
		return // it may be there before
	}
	for i := range q.Packages {
		p := &q.Packages[i]
		info := q.Facts.PackageNamed(p.Name)
		if info == nil || len(info.BuildImports) == 0 || p.Label != "" || !q.fromIndex(p) || q.AsksMakers(p) {
			continue
		}
		for j := range q.Frameworks {
			f := &q.Frameworks[j]
			named := func(o observed.Observation) bool { return o.Kind == observed.Package && o.Name == f.Name }
			before := func(o observed.Observation) bool {
				return o.Kind == observed.Package && o.Name == f.Name && (o.Installed || 0 < o.Command && o.Command < p.Command)
			}
			if info.BuildImports[f.Name] != "" && q.fromIndex(f) && q.oneCommand(p, f) && !q.isFrozen(f) &&
				slices.ContainsFunc(q.Env.Observations, named) && !slices.ContainsFunc(q.Env.Observations, before) {
				e.Together = append(e.Together, query.Tool{Name: f.Name, Version: f.Exact, For: p.Name})
			}
		}
	}
}

// fromIndex reports whether an installer is to get a package from an index of which the facts know something.
func (q *Question) fromIndex(p *existing.Package) bool {
	unknown := func(x observed.Index) bool { return q.Asks(&x, p) && q.IsUnknown(&x) }
	return !p.IsThere() && !p.Conda && !p.Source && !p.ByName && !strings.Contains(p.From, ".whl") &&
		!slices.ContainsFunc(q.Env.Indexes, unknown)
}

// isFrozen reports whether a file lists what is there in some environment, as pip freeze does, rather than what is to
// be installed: labels that no index is named for, or the libraries of CUDA that a framework brings.
func (q *Question) isFrozen(f *existing.Package) bool {
	if f.Command > 0 {
		return false
	}
	return f.Label != "" && !q.NamesIndex() || slices.ContainsFunc(q.Env.Observations, func(o observed.Observation) bool {
		return o.Kind == observed.Package && o.At.File == f.At.File && o.Value != "" && strings.HasPrefix(o.Name, "nvidia-")
	})
}

// oneCommand reports whether one command installs two packages: pip's or uv's pip's, for which a file of requirements
// stands as well, and what conda leaves to pip. What else installs a project may be told to build a package behind
// others, and a notebook's machine may have anything before.
func (q *Question) oneCommand(a, b *existing.Package) bool {
	if strings.HasSuffix(a.At.File, ".ipynb") {
		return false
	}
	if a.Command > 0 || b.Command > 0 {
		return a.Command == b.Command
	}
	return a.At.File == b.At.File && slices.Contains([]string{"", observed.Pip, observed.Conda}, q.Env.Installer)
}
